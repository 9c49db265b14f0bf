"""Rulings from the document alone: what cards are and where they lie, casters and their stock, orientation."""

from __future__ import annotations

import pytest

from arbiter.testing import BadScript
from tests.games.caster.rulings import RETURN, STEAL, barrier, board, caster, conjure, lies, servant


@pytest.mark.rule("caster", "104.2", "1013.1")
def test_a_player_discards_what_there_is_and_the_rest_of_the_sentence_follows() -> None:
    t = board(
        conjure("Squeeze", "Target enemy player discards three cards, then draws a card."),
        servant("Ash"),
        servant("Oak"),
    )
    t.sources(0, solis=1).hand(0, "Squeeze").hand(1, "Ash").deck(1, "Oak")
    t.play(0, "Squeeze").resolve()
    assert t.zone_names(1, "graveyard") == ["Ash"] and t.hand_names(1) == ["Oak"]


@pytest.mark.rule("caster", "104.3", "303.1a")
def test_a_servant_that_is_rested_already_does_not_become_rested() -> None:
    t = board(
        barrier("Hammock", "Whenever an allied servant becomes rested ⇒ Draw a card."),
        conjure("Lullaby", "Rest all allied servants."),
        servant("Ash"),
        servant("Oak"),
    )
    t.sources(0, solis=1).hand(0, "Lullaby").field(0, "Hammock", "Ash").field(0, "Oak", rested=True)
    t.play(0, "Lullaby").resolve()
    assert t.stack() == ["Hammock"]
    t.resolve_all()
    assert t.hand_size(0) == 1


@pytest.mark.rule("caster", "104.4", "502.1", "1010.1")
def test_what_cannot_be_recovered_is_recovered_neither_by_an_effect_nor_in_its_phase() -> None:
    t = board(
        servant("Rusted", text="This card cannot be recovered."), conjure("Oil", "Recover target allied servant.")
    )
    t.sources(0, solis=1).hand(0, "Oil").field(0, "Rusted", rested=True)
    t.play(0, "Oil", targets=["Rusted"]).resolve()
    assert lies(t, "Rusted") == "rested"
    t.to("main", 1).to("main", 0)
    assert lies(t, "Rusted") == "rested"


@pytest.mark.rule("caster", "104.7c", "1014.2")
def test_infinite_defence_does_not_shrink_but_becomes_a_number() -> None:
    t = board(
        servant("Wall", atk=0, dfs="∞"),
        conjure("Crack", "Target servant gains -1000 DEF until end of turn."),
        conjure("Paper", "Target servant becomes [1000/1000] until end of turn."),
    )
    t.sources(0, solis=2).hand(0, "Crack", "Paper").field(1, "Wall", reversed=True)
    before = t.guard("Wall", 1)
    t.play(0, "Crack", targets=["Wall"]).resolve()
    assert t.guard("Wall", 1) == before
    t.play(0, "Paper", targets=["Wall"]).resolve()
    assert (t.power("Wall", 1), t.guard("Wall", 1)) == (1000, 1000)


@pytest.mark.rule("caster", "105.4c", "1016.1a", "302.3")
def test_allied_means_the_new_controller_and_the_servant_stays_as_it_lay() -> None:
    t = board(servant("Drum", text="Other allied servants gain +500 ATK."), servant("Ash"), servant("Oak"), STEAL)
    t.sources(0, solis=1).hand(0, "Sweet Talk").field(0, "Ash").field(1, "Oak").field(1, "Drum", reversed=True)
    assert (t.power("Ash"), t.power("Oak")) == (1000, 1500)
    t.play(0, "Sweet Talk", targets=["Drum"]).resolve()
    assert (t.power("Ash"), t.power("Oak"), lies(t, "Drum")) == (1500, 1000, "reversed")


@pytest.mark.rule("caster", "202.4", "202.4a")
def test_part_of_a_name_is_meant_only_where_the_text_says_so() -> None:
    def played(text: str) -> list[str]:
        t = board(servant("Tin Drum"), servant("Drum"), servant("Ash"), conjure("Sweep", text))
        t.sources(0, solis=1).hand(0, "Sweep").field(1, "Tin Drum", "Drum", "Ash")
        t.play(0, "Sweep").resolve()
        return t.field_names(1)

    assert played('Destroy all servants with "Drum" in their name.') == ["Ash"]
    assert played('Destroy all servants named "Drum".') == ["Tin Drum", "Ash"]


@pytest.mark.rule("caster", "903.2d-2", "903.2g-2", "203.4")
def test_a_conjure_of_cost_x_played_for_nothing_has_x_zero() -> None:
    t = board(
        servant(
            "Patron",
            text="[Enter] ⇒ You may play a conjure from your hand without paying its cost.",
            element="Solis",
            cost=1,
        ),
        conjure("Swell", "Target allied servant gains +X00 ATK until end of turn.", cost="X", element="Luna"),
        servant("Ash"),
    )
    t.sources(0, solis=3).hand(0, "Patron", "Swell").field(0, "Ash")
    t.play(0, "Patron").resolve().option("recovered").resolve().yes().choose("Ash")
    t.resolve_all()
    assert t.power("Ash") == 1000 and t.zone_names(0, "graveyard") == ["Swell"]


@pytest.mark.rule("caster", "903.2d-1", "203.4")
def test_x_is_no_less_than_the_elements_and_nothing_in_the_graveyard() -> None:
    t = board(
        conjure("Swell", "Target allied servant gains +X00 ATK until end of turn.", cost="X", element="Luna/Solis"),
        servant("Ash"),
        conjure("Dredge", "Put target conjure with a cost of 0 from an allied graveyard into your hand.", cost=1),
    )
    t.sources(0, solis=3).sources(0, luna=1).hand(0, "Swell", "Dredge").field(0, "Ash")
    with pytest.raises(BadScript):
        t.play(0, "Swell", x=1, targets=["Ash"])
    t.play(0, "Swell", x=2, targets=["Ash"]).resolve()
    assert t.power("Ash") == 1200
    t.play(0, "Dredge", targets=["Swell"]).resolve()
    assert t.hand_names(0) == ["Swell"]


@pytest.mark.rule("caster", "203.3", "203.4", "1117.2b", "314.3")
def test_two_casters_and_a_card_of_cost_x_have_the_same_cost_in_the_bingo_zone() -> None:
    t = board(
        servant("Ace", text="[BINGO] -- This card gains +1000 ATK and [Hubris]."),
        conjure("Swell", "Target allied servant gains +X00 ATK until end of turn.", cost="X", element="Luna"),
    )
    t.field(0, "Ace").zone(0, "bingo", "UQ-001", "UQ-022", "Swell")
    assert t.power("Ace") == 2000 and t.has("Ace", "Hubris")


@pytest.mark.rule("caster", "206.2", "206.3")
def test_two_words_without_a_slash_are_one_race() -> None:
    t = board(
        barrier("Post", "Allied Watches gain +500 ATK.\nAllied Night Watch gain +1000 ATK."),
        servant("Ash", race="Watch"),
        servant("Oak", race="Night Watch"),
        servant("Elm", race="Night Watch/Watch"),
    )
    t.field(0, "Post", "Ash", "Oak", "Elm")
    assert [t.power(name) for name in ("Ash", "Oak", "Elm")] == [1500, 2000, 2500]


@pytest.mark.rule("caster", "209.3", "306.6", "504.1b")
def test_a_solis_caster_that_lies_face_down_is_a_void_caster() -> None:
    t = board(servant("Hole", text="This card gains +500 ATK for each allied Void caster."), caster("Dim"))
    t.field(0, "Hole", "UQ-004", "Dim").field(0, "UQ-001", face_up=False)
    assert t.power("Hole") == 2000


@pytest.mark.rule("caster", "1008.3", "1008.3a", "306.6")
def test_a_face_down_card_is_banished_by_the_name_on_its_front() -> None:
    t = board()
    t.field(0, "UQ-022").field(0, "UQ-021", face_up=False).field(1, "Porch Lamp")
    t.use(0, "UQ-022", "Destroy target", targets=["Porch Lamp"]).resolve()
    assert t.field_names(1) == [] and t.zone_names(0, "graveyard") == ["Brand Quill"]


@pytest.mark.rule("caster", "306.6", "1008.2")
def test_a_servant_face_down_among_the_casters_is_no_servant_for_a_cost() -> None:
    t = board(barrier("Altar", "Banish a servant: Draw a card."), servant("Ash"))
    t.field(0, "Altar").field(0, "Ash", face_up=False)
    assert not t.can("use", 0, "Altar")


@pytest.mark.rule("caster", "907.6", "203.2", "1002.4")
def test_a_face_down_caster_pays_but_not_with_an_element() -> None:
    t = board(servant("Ash", element="Solis", cost=1), servant("Oak", element="Solis", cost=2))
    t.field(0, "UQ-001", face_up=False).hand(0, "Ash", "Oak")
    assert not t.can("play", 0, "Ash")
    t = board(servant("Ash", element="Solis", cost=1), servant("Oak", element="Solis", cost=2))
    t.field(0, "UQ-001", face_up=False).sources(0, solis=1).hand(0, "Oak").play(0, "Oak")
    assert t.stack() == ["Oak"]


@pytest.mark.rule("caster", "315.1d", "902.1a", "1107.2")
def test_the_last_words_of_a_stock_are_not_heard() -> None:
    t = board(
        servant("Ash", text="[Last Words] ⇒ Draw a card."),
        conjure("Bench", "Return target caster to its owner's hand."),
    )
    t.sources(0, solis=1).hand(0, "Bench").field(0, "UQ-005", under=("Ash",))
    t.play(0, "Bench", targets=["Pell Harrow"]).resolve()
    assert sorted(t.zone_names(0, "graveyard")) == ["Ash", "Bench"] and t.stack() == []


@pytest.mark.rule("caster", "315.1c", "1016.1b", "1008.1")
def test_a_caster_is_taken_with_its_stock_and_the_stock_goes_to_its_owner() -> None:
    t = board(conjure("Poach", "Gain control of target enemy caster."), servant("Ash"))
    t.sources(0, solis=1).hand(0, "Poach").field(1, "UQ-005", under=("UQ-004",)).hand(1, "Ash")
    t.play(0, "Poach", targets=["Pell Harrow"]).resolve()
    assert "Pell Harrow" in t.field_names(0)
    t.use(0, "Pell Harrow", "Banish").resolve()
    assert sorted(t.zone_names(1, "graveyard")) == ["Ash", "Pell Harrow"] and t.zone_names(0, "graveyard") == ["Poach"]


@pytest.mark.rule("caster", "315.2a", "315.1b", "1109.2")
def test_a_soul_bond_servant_returned_to_hand_goes_to_the_extra_deck_and_its_stock_to_the_graveyard() -> None:
    t = board(RETURN)
    t.sources(0, solis=1).hand(0, "Send Home").field(1, "UQ-154", under=("UQ-001", "UQ-021"))
    t.play(0, "Send Home", targets=["Idony and Brand"]).resolve().no()
    assert t.hand_size(1) == 0 and t.zone_names(1, "extra") == ["Idony and Brand"]
    assert sorted(t.zone_names(1, "graveyard")) == ["Brand Quill", "Idony Vane"]


@pytest.mark.rule("caster", "1109.2", "903.2h", "910.1")
def test_a_cost_is_paid_though_a_stock_was_banished_instead() -> None:
    t = board(barrier("Altar", "Banish a servant: Draw a card."))
    t.field(0, "Altar").field(0, "UQ-154", under=("UQ-001", "UQ-021"))
    t.use(0, "Altar").yes().choose("Brand Quill").resolve()
    assert t.hand_size(0) == 1 and t.zone_names(0, "graveyard") == ["Brand Quill"]
    assert "Idony and Brand" in t.field_names(0)


@pytest.mark.rule("caster", "314.3a", "1008.2")
def test_a_fourth_card_in_the_bingo_zone_banishes_one_of_the_three() -> None:
    t = board(servant("Ash"), servant("Oak"), servant("Elm"), servant("Yew"))
    t.field(0, "UQ-104").hand(0, "Yew").zone(0, "bingo", "Ash", "Oak", "Elm")
    t.use(0, "Coral Reed").resolve().choose("Oak")
    assert sorted(t.zone_names(0, "bingo")) == ["Ash", "Elm", "Yew"] and t.zone_names(0, "graveyard") == ["Oak"]
    assert t.hand_size(0) == 1


@pytest.mark.rule("caster", "504.1a", "306.6", "202.3")
def test_a_name_face_down_does_not_stand_against_a_call_nor_another_version() -> None:
    t = board().turn(0, "call", begin=True).field(0, "UQ-001", face_up=False).field(0, "UQ-004")
    t.hand(0, "UQ-001", "UQ-004", "UQ-006")
    assert sorted(t.acts(0, "call")) == ["Idony Vane", "Pell Harrow (Festival)"]


@pytest.mark.rule("caster", "1022.1", "1022.1a", "1022.2a")
def test_a_level_two_goes_on_its_own_name_and_stays_rested() -> None:
    t = (
        board()
        .turn(0, "call", begin=True)
        .field(0, "UQ-004", rested=True)
        .field(0, "Porch Lamp", face_up=False)
        .hand(0, "UQ-005")
    )
    t.act(0, "level_up", t.card("Pell Harrow", 0, zone="hand"))
    assert t.hand_size(0) == 0 and t.is_rested("Pell Harrow", 0) and len(t.objects("field", 0)) == 2
    t = board().turn(0, "call", begin=True).field(0, "Porch Lamp", face_up=False).hand(0, "UQ-005")
    t.act(0, "level_up", t.card("Pell Harrow", 0, zone="hand"))
    assert t.field_names(0) == ["Pell Harrow"]


@pytest.mark.rule("caster", "1022.2b", "1018.9a")
def test_a_caster_that_levels_up_keeps_what_it_gained_and_loses_its_counters() -> None:
    t = board(
        conjure(
            "Whisper",
            '[Quickcast]\nTarget allied caster gains "[Rest]: Draw a card." until end of turn. '
            "Put an umbrella counter on it.",
        ),
    )
    t.turn(0, "draw").sources(0, solis=1).field(0, "UQ-004").hand(0, "Whisper", "UQ-005")
    t.play(0, "Whisper", targets=["Pell Harrow"]).resolve()
    assert t.counters(t.card("Pell Harrow", 0, zone="field"), "umbrella") == 1
    t.to("call").act(0, "level_up", t.card("Pell Harrow", 0, zone="hand"))
    size = t.hand_size(0)
    t.use(0, "Pell Harrow", "Draw a card").resolve()
    assert t.hand_size(0) == size + 1 and t.counters("Pell Harrow", "umbrella") == 0


@pytest.mark.rule("caster", "507.3", "507.4", "906.2")
def test_a_servant_that_comes_after_the_end_of_turn_has_been_waits_for_the_next() -> None:
    t = (
        board(servant("Owl", text="[Quickcast]\nAt end of turn ⇒ Draw a card.", cost=1))
        .sources(0, solis=1)
        .hand(0, "Owl")
    )
    t.to("end_turn", 0).play(0, "Owl").resolve().option("recovered")
    assert t.step == "end_turn"
    t.next_turn()
    assert t.hand_size(0) == 0
    t.to("end_turn", 1)
    assert t.stack() == ["Owl"]


@pytest.mark.rule("caster", "603.2", "605.1b", "312.2")
def test_the_turn_players_trigger_is_played_first_and_resolves_last() -> None:
    t = board(
        servant("Ash", text="[Last Words] ⇒ Draw a card."),
        servant("Oak", text="[Last Words] ⇒ Draw a card."),
        conjure("Flood", "[Quickcast]\nDestroy all servants."),
    )
    t.sources(1, solis=1).hand(1, "Flood").field(0, "Ash").field(1, "Oak")
    t.passes(0).play(1, "Flood").resolve()
    assert t.stack() == ["Ash", "Oak"]
    t.resolve()
    assert (t.hand_size(0), t.hand_size(1)) == (0, 1)
    t.expect(player=0)


@pytest.mark.rule("caster", "705.2", "302.3", "1016.1a")
def test_a_servant_taken_this_turn_can_be_switched_and_one_that_came_this_turn_cannot() -> None:
    t = (
        board(STEAL, servant("Ash"), servant("Oak", cost=1))
        .sources(0, solis=2)
        .hand(0, "Sweet Talk", "Oak")
        .field(1, "Ash", reversed=True)
    )
    t.play(0, "Sweet Talk", targets=["Ash"]).resolve().play(0, "Oak").resolve().option("reversed")
    with pytest.raises(BadScript):
        t.act(0, "switch", "Oak")
    t.act(0, "switch", "Ash")
    assert lies(t, "Ash") == "recovered"
    with pytest.raises(BadScript):
        t.act(0, "switch", "Ash")


@pytest.mark.rule("caster", "1011.2", "303.1a")
def test_switching_is_to_become_reversed_or_to_be_recovered_from_there() -> None:
    def drawn(text: str, rested: bool = False, reversed: bool = False) -> int:
        t = board(servant("Vane", text="Whenever this card switches ⇒ Draw a card."), conjure("Push", text))
        t.sources(0, solis=1).hand(0, "Push").field(0, "Vane", rested=rested, reversed=reversed).play(
            0, "Push", targets=["Vane"]
        ).resolve()
        return len(t.stack())

    assert drawn("Reverse target servant.", rested=True) == 1
    assert drawn("Recover target servant.", reversed=True) == 1
    assert drawn("Rest target servant.", reversed=True) == 0
    assert drawn("Recover target servant.", rested=True) == 0
    assert drawn("Switch target servant.", rested=True) == 0
