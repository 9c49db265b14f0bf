"""Rulings from the document alone: casters, Soul Bond, costs, the chase, and empty decks."""

from __future__ import annotations

import pytest

from tests.games.caster.rulings import PEBBLE, RETURN, SMITE, STEAL, barrier, board, caster, conjure, servant

# Two casters of one name, each called by its id.
ONE = {**caster("Ona"), "id": "ona-1"}
TWO = {**caster("Ona", level=2), "id": "ona-2"}
BONDED = {
    "name": "Twain",
    "type": "Soul Bond Servant",
    "materials": ["Ona", "Pria"],
    "atk": 2000,
    "def": 2000,
    "element": "Solis",
}


@pytest.mark.rule("caster", "903.2d-2", "1103.2b", "903.2e")
def test_a_break_without_cost_sets_x_to_zero() -> None:
    t = board(
        conjure("Tremor", "[Break]\nDestroy target servant with a cost of X or less.", cost="X"),
        servant("Nil", cost=0),
        servant("Raider"),
    )
    t.field(0, "Raider", "Nil").zone(1, "orb", "Tremor")
    t.attack("Raider", at=1).end_step().expect(player=1).yes()
    t.resolve_all()
    assert t.zone_names(0, "graveyard") == ["Nil"] and t.zone_names(1, "graveyard") == ["Tremor"]
    assert t.is_on_field("Raider", 0)


@pytest.mark.rule("caster", "1103.2a-2", "1022.1a", "1022.2a")
def test_a_level_two_caster_breaks_onto_a_rested_face_down_caster_and_lies_rested() -> None:
    t = board({**caster("Ona", "[Break]", level=2), "id": "ona-2"}, servant("Raider"), servant("Hidden"))
    t.field(0, "Raider").field(1, "Hidden", face_up=False, rested=True).zone(1, "orb", "ona-2")
    t.attack("Raider", at=1).end_step().expect(player=1).yes()
    assert t.field_names(1) == ["Ona"]
    assert t.is_rested("Ona", 1) and t.hand_size(1) == 0


@pytest.mark.rule("caster", "1022.2a", "1018.9a", "907.6")
def test_a_rested_caster_with_a_counter_levels_up_rested_without_the_counter() -> None:
    t = board(ONE, TWO, servant("Heavy", cost=2)).turn(0, "call", begin=True)
    t.field(0, "ona-1", rested=True, counters={"Candy": 1}).hand(0, "ona-2", "Heavy")
    t.act(0, "level_up", "ona-2").to("main")
    assert t.field_names(0) == ["Ona"] and t.is_rested("Ona", 0)
    assert t.counters(t.card("Ona", 0, zone="field"), "Candy") == 0
    assert not t.can("play", 0, "Heavy") and t.why_not(0, "Heavy")


@pytest.mark.rule("caster", "1022.1a", "1022.1", "504.1c")
def test_a_level_two_caster_goes_onto_a_face_down_one_only_if_none_of_its_name_lies_face_up() -> None:
    for face_up in (True, False):
        t = board(ONE, TWO, PEBBLE).turn(0, "call", begin=True).hand(0, "ona-2")
        if face_up:
            t.field(0, "ona-1")
        t.field(0, "Pebble", face_up=False)
        t.act(0, "level_up", "ona-2").to("main")
        assert sorted(t.field_names(0)) == (["Ona", "face-down card"] if face_up else ["Ona"])
        assert t.hand_size(0) == 0


@pytest.mark.rule("caster", "1008.3", "1008.3a", "306.2")
def test_a_named_card_is_banished_out_of_a_stock_or_from_face_down() -> None:
    for stock in (True, False):
        t = board(barrier("Shrine", 'Banish a "Ona": Draw a card.'), caster("Ona"), caster("Pria", level=2))
        t.field(0, "Shrine")
        if stock:
            t.field(0, "Pria", under=("Ona",))
        else:
            t.field(0, "Ona", face_up=False)
        assert t.can("use", 0, "Shrine")
        t.use(0, "Shrine").resolve()
        assert t.zone_names(0, "graveyard") == ["Ona"] and t.hand_size(0) == 1
        assert not t.can("use", 0, "Shrine")


@pytest.mark.rule("caster", "1108.2", "203.2", "1002.4")
def test_united_front_lets_the_traits_caster_stand_in_for_the_element() -> None:
    for race, playable in (("Lamp", True), ("Paper", False)):
        t = board(
            PEBBLE,
            servant("Banner", text="[United Front] (Lamp)", element="Solis", cost=2),
            caster("Wick", element="Ignus", race=race),
        )
        t.hand(0, "Banner").field(0, "Wick").field(0, "Pebble", face_up=False)
        assert t.can("play", 0, "Banner") is playable
        if not playable:
            assert {"203.2", "1002.4", "209.4"} & set(t.why_not(0, "Banner"))
        else:
            t.play(0, "Banner").resolve().option("recovered")
            assert t.is_on_field("Banner", 0) and t.is_rested("Wick")


@pytest.mark.rule("caster", "903.2g-5", "903.2g-4", "1002.5")
def test_a_cost_is_never_reduced_below_the_number_of_elements() -> None:
    for element, sources, playable in (
        ("Solis/Ignus", 1, False),
        ("Solis/Ignus", 2, True),
        ("Solis", 1, True),
        ("Void", 0, True),
    ):
        t = board(
            servant("Great", cost=4, element=element),
            caster("Broker", "[Rest]: You may pay [4] less to play your next servant this turn."),
        )
        t.hand(0, "Great").field(0, "Broker")
        if sources:
            t.sources(0, solis=1)
        if sources > 1:
            t.sources(0, ignus=1)
        t.use(0, "Broker", "less").resolve()
        assert t.can("play", 0, "Great") is playable, element


@pytest.mark.rule("caster", "1114.2", "903.2g-5", "1010.3", "702.3")
def test_step_up_by_exactly_the_cost_still_owes_the_element_and_by_more_owes_nothing() -> None:
    for worth, playable in ((2, False), (3, True)):
        t = board(
            servant("Climber", text="[Step Up] (Lamp)", cost=2, element="Solis"),
            servant("Ladder", race="Lamp", cost=worth),
            servant("Slack", race="Lamp", cost=5),
        )
        t.hand(0, "Climber").field(0, "Ladder").field(0, "Slack", rested=True)
        assert t.can("play", 0, "Climber") is playable
        if playable:
            t.play(0, "Climber", extra=True, cost=["Ladder"]).resolve()
            assert t.is_rested("Climber") and t.is_rested("Ladder")


@pytest.mark.rule("caster", "1118.2", "1118.3", "1014.1", "909.1b")
def test_a_ridden_barrier_is_a_servant_and_no_barrier_until_end_of_turn() -> None:
    t = board(
        PEBBLE,
        {**barrier("Sledge", "[Ride] (3)"), "atk": 2000, "def": 2000},
        caster("Pria", level=2),
        conjure("Raze", "[Quickcast]\nDestroy target barrier."),
        RETURN,
    )
    t.field(0, "Sledge", "Pria").field(0, "Pebble", face_up=False).sources(1, solis=2).hand(1, "Raze", "Send Home")
    hidden = t.card("Pebble", 0)
    t.use(0, "Sledge", "ride", cost=["Pria", hidden]).resolve()
    t.passes(0)
    assert t.can("play", 1, "Send Home") and not t.can("play", 1, "Raze")
    assert not t.can("use", 0, "Sledge")
    t.next_turn().to("main", 1)
    assert t.can("play", 1, "Raze") and not t.can("play", 1, "Send Home")


@pytest.mark.rule("caster", "315.2a", "315.1b", "903.3a")
def test_a_soul_bond_servant_returned_to_hand_lands_in_the_extra_deck_and_its_stock_in_the_graveyard() -> None:
    t = board({**BONDED, "text": "[Enter] ⇒ Draw a card."}, caster("Ona"), caster("Pria"), RETURN)
    t.sources(1, solis=1).hand(1, "Send Home").field(0, "Twain", under=("Ona", "Pria"))
    t.passes(0).play(1, "Send Home", targets=["Twain"]).resolve()
    assert t.zone_names(0, "extra") == ["Twain"] and t.hand_size(0) == 0
    assert sorted(t.zone_names(0, "graveyard")) == ["Ona", "Pria"]


@pytest.mark.rule("caster", "1109.2", "306.2", "902.1a", "910.1")
def test_a_stock_banished_for_soul_seal_has_no_last_words_and_the_servant_none_either() -> None:
    t = board(
        {**BONDED, "text": "[Soul Seal]\n[Last Words] ⇒ Draw two cards."},
        caster("Ona", "[Last Words] ⇒ Draw a card."),
        caster("Pria"),
        SMITE,
    )
    t.sources(0, solis=1).hand(0, "Smite").field(0, "Twain", under=("Ona",))
    t.play(0, "Smite", targets=["Twain"]).resolve().yes()
    t.resolve_all()
    assert t.is_on_field("Twain", 0) and sorted(t.zone_names(0, "graveyard")) == ["Ona", "Smite"]
    assert t.hand_size(0) == 0


@pytest.mark.rule("caster", "1109.2", "315.1a", "302.5", "105.3b")
def test_the_thief_of_a_sealed_servant_spends_its_stock_for_the_enter_ability_at_main_timing() -> None:
    t = board({**BONDED, "text": "[Soul Seal]\n[Enter] ⇒ Draw a card."}, caster("Ona"), caster("Pria"), STEAL)
    t.sources(0, solis=1).hand(0, "Sweet Talk").field(1, "Twain", under=("Ona",))
    t.play(0, "Sweet Talk", targets=["Twain"]).resolve()
    t.use(0, "Twain")
    t.resolve_all()
    assert t.zone_names(1, "graveyard") == ["Ona"] and (t.hand_size(0), t.hand_size(1)) == (1, 0)
    assert not t.can("use", 0, "Twain")


@pytest.mark.rule("caster", "1204.1", "602.1a", "707.1", "315.2b")
def test_a_deity_that_pays_its_last_counter_is_banished_at_once_and_its_ability_resolves() -> None:
    t = board(
        {
            "name": "Vesper",
            "type": "Deity",
            "text": "Remove a deity counter from this card: Draw a card.",
            "element": "Luna",
        }
    )
    t.field(0, "Vesper", counters={"deity": 1})
    t.use(0, "Vesper")
    assert t.zone_names(0, "graveyard") == ["Vesper"] and t.hand_size(0) == 0
    t.resolve()
    assert t.hand_size(0) == 1


@pytest.mark.rule("caster", "1202.1", "104.2", "1006.2")
def test_an_empty_deck_loses_in_the_draw_phase_and_not_when_an_effect_draws_in_the_main_phase() -> None:
    t = board(PEBBLE, conjure("Study", "Draw two cards."))
    t.sources(0, solis=1).hand(0, "Study").deck(0, "Pebble", only=True)
    t.play(0, "Study").resolve()
    assert t.hand_names(0) == ["Pebble"] and not t.over
    t.next_turn()
    assert t.active == 1 and not t.over
    t.next_turn().end_step()
    assert t.over and t.winner == 1


@pytest.mark.rule("caster", "103.3", "1202.1", "706.1")
def test_two_players_who_cannot_draw_in_one_draw_phase_draw_the_game() -> None:
    t = board(conjure("Toast", "[Quickcast]\nEach player draws a card.")).turn(0, "draw")
    t.sources(0, solis=1).hand(0, "Toast").deck(0, only=True).deck(1, only=True)
    t.play(0, "Toast").resolve()
    assert t.over and t.winner is None


@pytest.mark.rule("caster", "203.4", "903.2d", "1019.1")
def test_a_card_of_cost_x_has_its_x_for_cost_only_in_the_chase() -> None:
    for x, legal in ((2, True), (1, False)):
        t = board(
            conjure("Sum", "Draw X cards.", cost="X"),
            conjure("Hush", "[Quickcast]\nCancel target spell with a cost of 2 or more."),
        )
        t.sources(0, solis=3).sources(1, solis=1).hand(0, "Sum").hand(1, "Hush")
        t.play(0, "Sum", x=x).passes(0)
        assert t.can("play", 1, "Hush") is legal
        if legal:
            t.play(1, "Hush", targets=["Sum"]).resolve_all()
        else:
            t.resolve_all()
        assert t.hand_size(0) == (0 if legal else 1)
        assert t.zone_names(0, "graveyard") == ["Sum"]


@pytest.mark.rule("caster", "1023.2a", "1023.2c-1", "903.2d")
def test_a_copied_conjure_has_the_x_that_was_chosen_and_then_ceases_to_exist() -> None:
    t = board(conjure("Sum", "Draw X cards.", cost="X"), conjure("Echo", "[Quickcast]\nCopy target conjure spell."))
    t.sources(0, solis=3).hand(0, "Sum", "Echo")
    t.play(0, "Sum", x=2)
    t.play(0, "Echo", targets=["Sum"]).resolve()
    assert t.stack() == ["Sum", "Sum"]
    t.resolve()
    assert t.hand_size(0) == 2
    t.resolve()
    assert t.hand_size(0) == 4 and sorted(t.zone_names(0, "graveyard")) == ["Echo", "Sum"]


@pytest.mark.rule("caster", "903.3a", "302.3")
def test_what_a_spell_does_besides_its_lost_target_still_happens() -> None:
    t = board(PEBBLE, conjure("Verdict", "Destroy target servant. Draw a card."), RETURN)
    t.sources(0, solis=1).sources(1, solis=1).hand(0, "Verdict").hand(1, "Send Home").field(1, "Pebble")
    t.play(0, "Verdict", targets=["Pebble"]).passes(0)
    t.play(1, "Send Home", targets=["Pebble"]).resolve_all()
    assert t.hand_names(1) == ["Pebble"] and t.hand_size(0) == 1
