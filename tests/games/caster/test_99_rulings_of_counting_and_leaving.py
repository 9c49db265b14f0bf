"""Rulings from the document alone: conditions that count cards, and cards that leave the field."""

from __future__ import annotations

import pytest

from tests.games.caster.rulings import PEBBLE, SMITE, STEAL, barrier, board, caster, conjure, servant

FLOOD = conjure("Flood", "Destroy all servants.")
WATCH = "[BINGO] -- Whenever an allied servant is put into a graveyard from the field ⇒ Draw a card."


@pytest.mark.rule("caster", "1111.2b", "906.5b", "902.1a")
def test_a_dct_last_words_does_not_count_the_card_that_is_dying() -> None:
    for before, drawn in ((1, 0), (2, 1)):
        t = board(
            servant("Mourner", text="[DCT] 2 -- [Last Words] ⇒ Draw a card.", race="Earnest"),
            servant("Buried", race="Earnest"),
            SMITE,
        )
        t.sources(0, solis=1).hand(0, "Smite").field(0, "Mourner")
        t.zone(0, "graveyard", *["Buried"] * before)
        t.play(0, "Smite", targets=["Mourner"]).resolve_all()
        assert "Mourner" in t.zone_names(0, "graveyard")
        assert t.hand_size(0) == drawn


@pytest.mark.rule("caster", "1113.2", "906.5b", "911.1")
def test_the_last_words_of_vanity_are_had_by_the_only_servant_and_by_neither_of_two_that_go_together() -> None:
    for others, drawn in (((), 1), (("Peacock",), 0), (("Pebble",), 0)):
        t = board(PEBBLE, servant("Peacock", text="[Vanity] -- [Last Words] ⇒ Draw a card."), FLOOD)
        t.sources(0, solis=1).hand(0, "Flood").field(0, "Peacock", *others)
        t.play(0, "Flood").resolve_all()
        assert t.field_names(0) == ["Solis Source 1"] and t.hand_size(0) == drawn


@pytest.mark.rule("caster", "1117.2b", "906.5b")
def test_what_stays_in_play_sees_others_leave_by_what_bingo_gives_it() -> None:
    for third, drawn in (("Pebble", 1), ("Smite", 1), ("Wide", 0)):
        t = board(PEBBLE, SMITE, barrier("Vigil", WATCH), servant("Wide", cost=3))
        t.sources(0, solis=1).hand(0, "Smite").field(0, "Vigil", "Wide").zone(0, "bingo", "Pebble", "Smite", third)
        t.play(0, "Smite", targets=["Wide"]).resolve_all()
        assert t.hand_size(0) == drawn


@pytest.mark.rule("caster", "1111.2a", "903.3a")
def test_a_conjure_keeps_its_dct_text_when_the_graveyard_is_emptied_in_answer() -> None:
    t = board(
        conjure("Eulogy", "Draw a card.\n[DCT] 1 -- Draw two cards."),
        servant("Buried", race="Earnest"),
        conjure("Exhume", "[Quickcast]\nRemove target servant from an enemy graveyard from the game."),
    )
    t.sources(0, solis=1).sources(1, solis=1).hand(0, "Eulogy").hand(1, "Exhume").zone(0, "graveyard", "Buried")
    t.play(0, "Eulogy").passes(0)
    t.play(1, "Exhume", targets=["Buried"]).resolve()
    assert t.zone_names(0, "removed") == ["Buried"]
    t.resolve()
    assert t.hand_size(0) == 3


@pytest.mark.rule("caster", "1113.2", "306.6", "504.1b", "1016.1a")
def test_vanity_counts_neither_barriers_nor_a_servant_lying_face_down_as_a_caster() -> None:
    t = board(
        PEBBLE,
        servant("Peacock", text="[Vanity] -- This card gains +1000 ATK.", atk=2000),
        barrier("Hedge", ""),
        servant("Hidden"),
        STEAL,
    )
    t.sources(0, solis=1).hand(0, "Sweet Talk").field(0, "Peacock", "Hedge").field(0, "Hidden", face_up=False)
    t.field(1, "Pebble")
    assert t.power("Peacock") == 3000
    t.play(0, "Sweet Talk", targets=["Pebble"]).resolve()
    assert t.is_on_field("Pebble", 0) and t.power("Peacock") == 2000


@pytest.mark.rule("caster", "1117.2b", "203.3", "203.4")
def test_bingo_takes_a_caster_and_a_card_of_cost_x_for_cards_of_cost_zero() -> None:
    for third, bingo in (("Nil", True), ("Pebble", False)):
        t = board(
            PEBBLE,
            servant("Caller", text="[BINGO] -- This card gains [Hubris]."),
            conjure("Sum", "Draw X cards.", cost="X"),
            caster("Ona"),
            servant("Nil", cost=0),
        )
        t.field(0, "Caller").zone(0, "bingo", "Sum", "Ona", third)
        assert t.has("Caller", "Hubris") is bingo


@pytest.mark.rule("caster", "906.5b", "603.2", "906.3", "605.1b")
def test_servants_destroyed_together_see_one_another_go_and_the_turn_players_triggers_come_first() -> None:
    t = board(
        PEBBLE,
        servant("Widow", text="Whenever another allied servant is destroyed ⇒ Draw a card."),
        servant("Heir", text="[Last Words] ⇒ Draw a card."),
        FLOOD,
    )
    t.sources(0, solis=1).hand(0, "Flood").field(0, "Widow", "Pebble").field(1, "Heir")
    t.play(0, "Flood").resolve()
    assert t.stack() == ["Widow", "Heir"]
    t.resolve()
    assert (t.hand_size(0), t.hand_size(1)) == (0, 1)
    t.resolve()
    assert (t.hand_size(0), t.hand_size(1)) == (1, 1)


@pytest.mark.rule("caster", "1007.2", "1008.1", "804.3", "104.4")
def test_what_cannot_be_destroyed_survives_effects_and_battle_and_is_banished_all_the_same() -> None:
    t = board(
        servant("Statue", text="This card cannot be destroyed."),
        servant("Giant", atk=5000),
        conjure("Spite", "Destroy target servant. If you do, draw a card."),
        conjure("Edict", "Target enemy player banishes a servant."),
    )
    t.sources(0, solis=2).hand(0, "Spite", "Edict").field(0, "Giant").field(1, "Statue")
    t.play(0, "Spite", targets=["Statue"]).resolve()
    assert t.is_on_field("Statue", 1) and t.hand_names(0) == ["Edict"]
    t2 = t.here()
    t2.play(0, "Edict").resolve()
    assert t2.zone_names(1, "graveyard") == ["Statue"]

    t = board(servant("Statue", text="This card cannot be destroyed."), servant("Giant", atk=5000))
    t.field(0, "Giant").field(1, "Statue")
    t.attack("Giant", at="Statue").end_step()
    assert t.is_on_field("Statue", 1) and t.is_rested("Giant")


@pytest.mark.rule("caster", "1302.3a", "1302.2", "1107.2")
def test_a_token_that_returns_to_a_hand_has_been_returned_and_is_gone() -> None:
    t = board(
        servant("Wisp", text="[Last Words] ⇒ Draw a card."),
        conjure("Recall", "Return target servant to its owner's hand. If you do, draw a card."),
        SMITE,
    )
    t.sources(0, solis=2).hand(0, "Recall", "Smite").field(0, "Wisp", "Wisp", token=True)
    first = t.card("Wisp", 0, zone="field", index=0)
    t.play(0, "Recall", targets=[first]).resolve_all()
    assert len(t.hand_names(0)) == 2 and "Wisp" not in t.hand_names(0)
    t.play(0, "Smite", targets=["Wisp"]).resolve_all()
    assert t.zone_names(0, "graveyard") == ["Recall", "Smite"] and t.hand_size(0) == 2


@pytest.mark.rule("caster", "1008.1", "906.5b", "105.3b", "302.5")
def test_last_words_of_a_stolen_servant_are_the_thiefs_though_it_goes_to_its_owners_graveyard() -> None:
    t = board(
        servant("Martyr", text="[Last Words] ⇒ Draw a card."),
        caster("Reaper", "Banish a servant: Recover this card."),
        STEAL,
    )
    t.sources(0, solis=1).hand(0, "Sweet Talk").field(0, "Reaper", rested=True).field(1, "Martyr")
    t.play(0, "Sweet Talk", targets=["Martyr"]).resolve()
    t.use(0, "Reaper", "Banish", cost=["Martyr"]).resolve_all()
    assert t.zone_names(1, "graveyard") == ["Martyr"]
    assert (t.hand_size(0), t.hand_size(1)) == (1, 0)
    assert not t.is_rested("Reaper")


@pytest.mark.rule("caster", "902.2", "105.3a", "307.6", "507.3")
def test_a_stolen_servant_that_comes_back_at_end_of_turn_comes_back_to_its_owner_who_chooses_how() -> None:
    back = (
        "At end of turn ⇒ If this card was put into a graveyard from the field this turn, "
        "put it into the field under its owner's control."
    )
    t = board(servant("Ember", text=back), STEAL, SMITE)
    t.sources(0, solis=2).hand(0, "Sweet Talk", "Smite").field(1, "Ember")
    t.play(0, "Sweet Talk", targets=["Ember"]).resolve()
    t.play(0, "Smite", targets=["Ember"]).resolve()
    assert t.zone_names(1, "graveyard") == ["Ember"]
    t.to("end_turn").resolve().expect(player=1).option("reversed")
    assert t.is_on_field("Ember", 1) and t.is_reversed("Ember")
