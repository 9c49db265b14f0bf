"""Where several rules meet: battles, orbs, keywords, control, levels, leaving and the chase."""

from __future__ import annotations

import pytest

from arbiter.testing import Table, scenario
from tests.games.caster.tables import table as plain
from tests.games.caster.written import conjure, servant


def table(*, ignus: int = 6, theirs: int = 6) -> Table:
    """Both players have ignus aether; player 0 is in the main phase of the third turn."""
    made = plain().sources(0, ignus=ignus).sources(1, ignus=theirs).turn(0, number=3)
    conjure(made, "Fell", "[Quickcast]\nDestroy target servant.")
    conjure(made, "Grab", "[Quickcast]\nGain control of target enemy servant.")
    conjure(made, "Loan", "[Quickcast]\nGain control of target enemy servant until end of turn.")
    conjure(made, "Grow", "[Quickcast]\nTarget servant gains +1000 ATK until end of turn.")
    conjure(made, "Hush", "[Quickcast]\nTarget servant loses all abilities until end of turn.")
    conjure(made, "Flip", "[Quickcast]\nReverse target servant.")
    return made


# ---------------------------------------------------------------- battle


@pytest.mark.rule("caster", "803.4a", "804.1", "1016.1a")
def test_an_attacker_that_changes_sides_strikes_nobody() -> None:
    made = table().field(0, "Hound").zone(1, "orb", 2).hand(1, "Loan").attack("Hound").passes(0)
    made.play(1, "Loan", targets=["Hound"]).resolve().to("battle_end")
    assert len(made.zone_names(1, "orb")) == 2 and made.obj("Hound").controller == 1


@pytest.mark.rule("caster", "804.2", "804.3", "1010.1")
def test_an_attacker_that_is_reversed_before_the_judgment_does_not_strike() -> None:
    made = table().field(0, "Bear").field(1, "Hound").hand(1, "Flip").attack("Bear", at="Hound").passes(0)
    made.play(1, "Flip", targets=["Bear"]).resolve().to("battle_end")
    assert made.is_on_field("Hound", 1) and made.is_on_field("Bear", 0)


@pytest.mark.rule("caster", "804.3", "804.4", "909.3b-2")
def test_a_servant_reversed_in_answer_is_judged_by_its_defense() -> None:
    made = table().field(0, "Hound").field(1, "Turtle").hand(1, "Flip").attack("Hound", at="Turtle").passes(0)
    made.play(1, "Flip", targets=["Turtle"]).resolve().to("battle_end")
    assert made.is_on_field("Turtle", 1)  # 1500 against a DEF of 2000, though against an ATK of 200


@pytest.mark.rule("caster", "804.1", "803.5", "1007.1")
def test_nothing_is_struck_when_the_attacked_servant_is_gone() -> None:
    made = table().field(0, "Bear").field(1, "Pup").zone(1, "orb", 2).hand(1, "Fell").attack("Bear", at="Pup").passes(0)
    made.play(1, "Fell", targets=["Pup"]).resolve().to("battle_end")
    assert len(made.zone_names(1, "orb")) == 2 and made.is_rested("Bear", 0)


@pytest.mark.rule("caster", "803.3b", "1110.2", "1011.1")
def test_hubris_passes_a_reversed_servant_until_it_is_lost() -> None:
    made = servant(table(), "Proud", text="[Hubris]", atk=1000)
    made.field(0, "Proud").field(1, "Pup", reversed=True).zone(1, "orb", 1).hand(0, "Hush")
    made.play(0, "Hush", targets=["Proud"]).resolve().attack("Proud", at="Pup").to("battle_end")
    assert len(made.zone_names(1, "orb")) == 1
    made = servant(table(), "Proud", text="[Hubris]", atk=1000)
    made.field(0, "Proud").field(1, "Pup", reversed=True).zone(1, "orb", 1).attack("Proud").to("battle_end")
    assert made.zone_names(1, "orb") == []


# ---------------------------------------------------------------- keywords that give to others, or to themselves


@pytest.mark.rule("caster", "909.3a", "909.1c", "904.1")
def test_a_silenced_servant_gives_no_keyword_to_others() -> None:
    made = servant(table(), "Lord", text="Other allied servants gain [Hubris] and +500 ATK.")
    made.field(0, "Lord", "Pup").hand(0, "Hush")
    assert made.has("Pup", "hubris") and made.power("Pup") == 1000
    made.play(0, "Hush", targets=["Lord"]).resolve()
    assert not made.has("Pup", "hubris") and made.power("Pup") == 500


@pytest.mark.rule("caster", "1113.2", "1016.1a", "909.3a")
def test_vanity_looks_at_the_servants_of_whoever_controls_it() -> None:
    made = servant(table(), "Vain", text="[Vanity] -- This card gains +1000 ATK.", atk=1000)
    made.field(1, "Vain").field(0, "Pup").hand(0, "Loan")
    assert made.power("Vain") == 2000
    made.play(0, "Loan", targets=["Vain"]).resolve()
    assert made.power("Vain") == 1000
    assert made.next_turn().power("Vain") == 2000


@pytest.mark.rule("caster", "1104.2", "1016.1a", "803.3a")
def test_slow_start_asks_when_the_card_entered_the_field_and_not_for_whom() -> None:
    made = servant(table(), "Sloth", text="[Slow Start]", atk=1000)
    made.hand(1, "Sloth").zone(1, "orb", 1).hand(0, "Loan").turn(1, number=4)
    made.play(1, "Sloth").resolve().option("recovered").next_turn().to("main", 0)
    made.play(0, "Loan", targets=["Sloth"]).resolve().attack("Sloth").to("battle_end")
    assert made.zone_names(1, "orb") == []


@pytest.mark.rule("caster", "1107.2", "1016.1a", "906.5b")
def test_last_words_are_spoken_by_whoever_controlled_the_card() -> None:
    made = servant(table(), "Poet", text="[Last Words] ⇒ Draw a card.")
    made.field(1, "Poet").hand(0, "Grab", "Fell").play(0, "Grab", targets=["Poet"]).resolve()
    made.play(0, "Fell", targets=["Poet"]).resolve_all()
    assert made.hand_size(0) == 1 and made.hand_size(1) == 0 and made.zone_names(1, "graveyard") == ["Poet"]


@pytest.mark.rule("caster", "1106.2", "906.8", "1019.1")
def test_an_enter_ability_resolves_although_its_card_is_gone() -> None:
    made = servant(table(), "Herald", text="[Enter] ⇒ Draw a card.", cost=1)
    made.hand(0, "Herald").hand(1, "Fell").play(0, "Herald").resolve().option("recovered")
    made.passes(0).play(1, "Fell", targets=["Herald"]).resolve_all()
    assert made.hand_size(0) == 1 and made.zone_names(0, "graveyard") == ["Herald"]


# ---------------------------------------------------------------- costs


@pytest.mark.rule("caster", "1114.2", "903.2g-3", "903.2g-4")
def test_a_step_up_takes_its_servants_off_the_raised_cost() -> None:
    made = servant(table(ignus=2), "Tall", text="[Step Up] (Lamp)", cost=4, race="Lamp")
    servant(made, "Small", cost=3, race="Lamp")
    made.define(name="Toll", type="Barrier", cost=1, element="Ignus", text="Enemy servants cost [1] more to play.")
    made.field(0, "Small").field(1, "Toll").hand(0, "Tall")
    assert made.can("play", 0, "Tall")  # four and one less three
    made = servant(table(ignus=1), "Tall", text="[Step Up] (Lamp)", cost=4, race="Lamp")
    servant(made, "Small", cost=3, race="Lamp")
    made.define(name="Toll", type="Barrier", cost=1, element="Ignus", text="Enemy servants cost [1] more to play.")
    assert not made.field(0, "Small").field(1, "Toll").hand(0, "Tall").can("play", 0, "Tall")


@pytest.mark.rule("caster", "1114.2", "903.2g-2", "903.2g-3")
def test_a_step_up_beyond_the_cost_pays_what_was_added_all_the_same() -> None:
    for ignus, able in ((0, False), (1, True)):
        made = servant(table(ignus=ignus), "Tall", text="[Step Up] (Lamp)", cost=2, race="Lamp")
        servant(made, "Small", cost=3, race="Lamp")
        made.define(name="Toll", type="Barrier", cost=1, element="Ignus", text="Enemy servants cost [1] more to play.")
        assert made.field(0, "Small").field(1, "Toll").hand(0, "Tall").can("play", 0, "Tall") is able


@pytest.mark.rule("caster", "1114.2", "1112.2", "1011.1")
def test_a_stepped_up_servant_enters_rested() -> None:
    made = servant(table(ignus=2), "Tall", text="[Step Up] (Lamp)", cost=4, race="Lamp")
    servant(made, "Small", cost=3, race="Lamp").field(0, "Small").hand(0, "Tall")
    made.play(0, "Tall").resolve_all()  # with two aether there is no other way
    assert made.is_rested("Small", 0) and made.is_rested("Tall", 0)


@pytest.mark.rule("caster", "203.4", "1023.2c-1", "1019.1")
def test_the_x_of_a_card_on_the_chase_counts_for_texts_that_ask_its_cost() -> None:
    made = table().define(
        name="Wave", type="Conjure", cost="X", element="Ignus", text="Target servant gains +X00 ATK until end of turn."
    )
    conjure(made, "Stop", "[Quickcast]\nCancel target spell with a cost of 3 or more.")
    made.field(0, "Pup").hand(0, "Wave", "Wave").hand(1, "Stop")
    made.play(0, "Wave", x=2, targets=["Pup"]).passes(0)
    assert not made.can("play", 1, "Stop")
    made.resolve().play(0, "Wave", x=3, targets=["Pup"]).passes(0).play(1, "Stop").resolve()
    assert made.power("Pup") == 700 and made.stack() == []


# ---------------------------------------------------------------- levels, control, copies


@pytest.mark.rule("caster", "1017.1", "1017.1a", "903.3a")
def test_an_exchange_with_only_one_of_both_left_does_not_happen() -> None:
    text = "Exchange control of target allied servant and target enemy servant with a cost of 9 or less."
    made = conjure(table(), "Trade", text)
    made.field(0, "Pup").field(1, "Hound").hand(0, "Trade").hand(1, "Fell")
    made.play(0, "Trade", targets=["Pup", "Hound"]).passes(0).play(1, "Fell", targets=["Hound"]).resolve_all()
    assert made.obj("Pup", 0).controller == 0


@pytest.mark.rule("caster", "909.3b-3", "1016.1a", "909.4")
def test_an_effect_on_all_of_a_kind_follows_who_controls_them() -> None:
    made = conjure(table(), "Hymn", "Allied servants gain +500 ATK until end of turn.")
    made.field(0, "Pup").field(1, "Hound").hand(0, "Hymn", "Loan").play(0, "Hymn").resolve()
    assert made.power("Pup") == 1000 and made.power("Hound") == 1500
    made.play(0, "Loan", targets=["Hound"]).resolve()
    assert made.power("Hound") == 2000


@pytest.mark.rule("caster", "906.3", "906.3a", "1107.2")
def test_last_words_of_both_players_go_on_the_chase_the_turn_players_first() -> None:
    made = servant(table(), "Poet", text="[Last Words] ⇒ Draw a card.")
    servant(made, "Bard", text="[Last Words] ⇒ Draw two cards.")
    conjure(made, "Sweep", "Destroy all servants.").field(0, "Poet").field(1, "Bard").hand(0, "Sweep")
    made.play(0, "Sweep").resolve()
    assert made.stack() == ["Poet", "Bard"]
    made.resolve()
    assert made.hand_size(1) == 2 and made.hand_size(0) == 0


@pytest.mark.rule("caster", "1018.6", "1003.1", "909.4")
def test_what_left_the_field_and_came_back_is_new() -> None:
    made = conjure(table(), "Blink", "Remove target allied servant from the game, then put it into the field.")
    made.field(0, "Pup", counters={"spark": 2}).hand(0, "Grow", "Blink").play(0, "Grow", targets=["Pup"]).resolve()
    assert made.power("Pup") == 1500
    made.play(0, "Blink").resolve()
    assert made.power("Pup") == 500 and made.counters("Pup", "spark") == 0


@pytest.mark.rule("caster", "1102.2", "1103.4", "1009.1a")
def test_two_orbs_that_break_are_played_one_after_the_other_in_their_owners_order() -> None:
    made = servant(servant(scenario("caster"), "Jack", cost=5, text="[Break]"), "Jill", cost=5, text="[Break]")
    servant(made, "Striker", text="[Double Corrupt]").field(0, "Striker").zone(1, "orb", "Jack", "Jill")
    made.turn(0, number=3).attack("Striker").passes().passes()
    made.expect(player=1).order("Jill", "Jack").yes().yes()
    assert made.stack() == ["Jill", "Jack"]
