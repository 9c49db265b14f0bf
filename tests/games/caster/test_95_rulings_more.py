"""More rulings on how rules meet in Caster Chronicles: guards, rides, stepping up, spells that cannot be chased."""

from __future__ import annotations

import pytest

from tests.games.caster.tables import table as plain
from tests.games.caster.test_95_rulings_meeting import strikes, table
from tests.games.caster.written import conjure, servant


@pytest.mark.rule("caster", "803.3b", "1010.1", "201.4")
def test_a_reversed_barrier_does_not_guard_its_player() -> None:
    made = table().field(0, "Hound").field(1, "Fence", reversed=True).zone(1, "orb", 1)
    strikes(made.attack("Hound"))
    assert made.zone_names(1, "orb") == []


@pytest.mark.rule("caster", "702.3", "705.2", "803.3a")
def test_a_servant_that_entered_reversed_neither_attacks_nor_is_switched_this_turn() -> None:
    made = servant(table(), "Mole", cost=1).field(0, "Hound").hand(0, "Mole").play(0, "Mole").resolve()
    made.option("reversed")
    assert made.acts(0, "switch") == ["Hound"]
    assert not made.to("attack_declaration").can("attack", 0, "Mole")


@pytest.mark.rule("caster", "1114.2", "1019.1", "903.2h")
def test_the_servants_of_a_step_up_that_was_cancelled_stay_rested() -> None:
    made = servant(table(ignus=2), "Tall", text="[Step Up] (Lamp)", cost=4, race="Lamp")
    conjure(made, "Stop", "[Quickcast]\nCancel target spell.")
    servant(made, "Small", cost=3, race="Lamp").field(0, "Small").hand(0, "Tall").hand(1, "Stop")
    made.play(0, "Tall").passes(0).play(1, "Stop", targets=["Tall"]).resolve()
    assert made.zone_names(0, "graveyard") == ["Tall"] and made.is_rested("Small", 0)


@pytest.mark.rule("caster", "1114.2", "203.4", "909.1b")
def test_a_stepped_up_servant_of_two_races_counts_once_and_may_be_paid_for_with_more_than_one() -> None:
    made = servant(table(ignus=0), "Tall", text="[Step Up] (Lamp)", cost=5, race="Lamp")
    servant(made, "Both", cost=3, race="Lamp/Wick")
    servant(made, "Also", cost=3, race="Lamp").field(0, "Both", "Also").hand(0, "Tall")
    made.play(0, "Tall")
    made.choose("Both")
    made.resolve_all()
    assert made.is_on_field("Tall", 0) and made.is_rested("Both") and made.is_rested("Also")


@pytest.mark.rule("caster", "1005.2", "1005.1", "1005.2")
def test_what_cannot_be_chased_lets_automatic_abilities_follow_and_nothing_else() -> None:
    made = conjure(table(), "Edict", "This card cannot be chased.\nDestroy target enemy servant.")
    servant(made, "Ward", text="Whenever this card is targeted by an enemy card or ability ⇒ Draw a card.")
    made.field(1, "Ward").hand(0, "Edict").hand(1, "Grow").play(0, "Edict", targets=["Ward"])
    assert made.stack() == ["Edict", "Ward"]
    made.passes(0)
    assert not made.can("play", 1, "Grow")
    made.resolve_all()
    assert made.hand_size(1) == 2 and made.zone_names(1, "graveyard") == ["Ward"]


@pytest.mark.rule("caster", "1118.2", "1118.3", "803.4a", "507.5a")
def test_what_was_ridden_is_a_servant_for_the_turn_and_then_no_target_for_one() -> None:
    made = table().define(
        name="Cart", type="Barrier", cost=1, element="Solis", atk=2000, text="[Ride] (1)", **{"def": 100}
    )
    made.field(0, "Cart", "ada1", "bea1").zone(1, "orb", 1).hand(1, "Fell")
    made.use(0, "Cart", cost=["Ada"]).resolve()
    assert not made.can("use", 0, "Cart", ability="Ride")
    strikes(made.attack("Cart"))
    assert made.zone_names(1, "orb") == []
    assert not made.to("main", 1).can("play", 1, "Fell")


@pytest.mark.rule("caster", "1113.2", "1302.1b", "1302.2")
def test_a_token_ends_the_vanity_of_a_servant() -> None:
    made = servant(table(), "Vain", text="[Vanity] -- This card gains +1000 ATK.", atk=1000)
    conjure(made, "Make", 'Create a 500/500 "Imp" token.').field(0, "Vain").hand(0, "Make")
    assert made.power("Vain") == 2000
    made.play(0, "Make").resolve()
    if made.question is not None and made.question.kind == "option":
        made.option("recovered")
    assert made.power("Vain") == 1000


@pytest.mark.rule("caster", "1202.1", "503.1", "503.2")
def test_who_has_no_card_left_to_draw_in_the_draw_phase_loses_and_not_before() -> None:
    made = conjure(table(), "Dig", "Draw two cards.").keep_decks().deck(0, "Pup", only=True).deck(1, 5).hand(0, "Dig")
    made.play(0, "Dig").resolve()
    assert made.hand_names(0) == ["Pup"] and not made.over
    made.to("end_turn", 1)
    while not made.over:
        made.passes()
    assert made.over and made.winner == 1


@pytest.mark.rule("caster", "909.3b-3", "1014.3", "302.3")
def test_a_servant_that_returns_under_an_effect_on_all_of_its_kind_has_it_again() -> None:
    made = conjure(table(), "Hymn", "Allied servants gain +500 ATK until end of turn.")
    conjure(made, "Blink", "Remove target allied servant from the game, then put it into the field.")
    made.field(0, "Pup").hand(0, "Hymn", "Grow", "Blink").play(0, "Hymn").resolve()
    made.play(0, "Grow", targets=["Pup"]).resolve()
    assert made.power("Pup") == 2000
    made.play(0, "Blink").resolve()
    if made.question is not None and made.question.kind == "option":
        made.option("recovered")
    assert made.power("Pup") == 1000


@pytest.mark.rule("caster", "1022.1", "315.1d", "310.3", "306.2")
def test_a_caster_that_leaves_takes_its_stock_to_the_graveyard() -> None:
    made = conjure(table(), "Void", "Return target allied caster to its owner's hand.")
    made.field(0, "ada3", under=("ada1", "ada2")).hand(0, "Void").play(0, "Void", targets=["Ada"]).resolve()
    assert made.hand_names(0) == ["Ada"] and made.zone_names(0, "graveyard").count("Ada") == 2


@pytest.mark.rule("caster", "1103.3", "1002.5", "1009.1a")
def test_a_break_that_costs_aether_is_paid_in_the_opponents_turn_or_not_made() -> None:
    for theirs, played in ((1, False), (2, True)):
        made = servant(table(theirs=theirs), "Jill", cost=5, text="[Break] ([Ignus][1])")
        made.field(0, "Hound").zone(1, "orb", "Jill").attack("Hound").passes().passes()
        if played:
            made.yes()
        assert made.stack() == (["Jill"] if played else [])


@pytest.mark.rule("caster", "907.6", "306.6", "1022.1a", "504.1b")
def test_a_caster_that_is_turned_face_down_yields_aether_of_no_element() -> None:
    made = plain().sources(0, ignus=1).turn(0, number=3)
    conjure(made, "Hide", "Turn target face up Lv1 caster face down.")
    made.field(0, "ada1").hand(0, "Hide", "Pup")
    assert made.can("play", 0, "Pup")
    made.play(0, "Hide", targets=["Ada"]).resolve()
    assert not made.can("play", 0, "Pup")  # one aether, but none of solis
