"""Chapters 901, 902, 904 and 908 to 912: abilities, effects and their layers, replacement, last information."""

from __future__ import annotations

import pytest

from arbiter.kernel import setters
from arbiter.kernel.traits import Face
from arbiter.script import abilities as ab
from arbiter.script import statements as st
from arbiter.script.amounts import Number
from arbiter.script.base import Change, Op, Quality, Stat, Test
from arbiter.script.nouns import YOU, Every, Group, Has, Is, Self, StatIs
from tests.games.fow.plain import make
from tests.games.fow.tables import table
from tests.games.fow.written import chant, regalia, resonator

HEN = resonator("Hen", size=(300, 300))
OX = resonator("Ox", size=(800, 800))
BELL = "You gain 100 life."


def ours(*tests: Test) -> Every:
    return Every(Group((Is(Quality.TYPE, "resonator"), *tests), ("field",), YOU))


def emblem(name: str, thing: Every | Self, *changes: Change) -> Face:
    """A regalia with a continuous ability."""
    return make(name, "regalia", abilities=(ab.Static(name, None, (st.Affects(thing, changes),)),))


# ---------------------------------------------------------------- 901, 902


@pytest.mark.rule("fow", "901.1", "902.1", "908.1")
def test_an_ability_is_played_triggers_or_holds_and_a_chants_text_is_done_once() -> None:
    card = resonator("Sage", "{0}: You gain 100 life.", f"[Enter] >>> {BELL}", "[Flying]", cost="{0}")
    t = table(card).hand(0, "Sage").play(0, "Sage").resolve().resolve()
    assert t.resource(0, "life") == 4100 and t.has("Sage", "flying")
    t.use(0, "Sage").resolve()
    assert t.resource(0, "life") == 4200
    balm = chant("Balm", BELL)
    t = table(balm).hand(0, "Balm").play(0, "Balm").resolve().next_turn()
    assert t.resource(0, "life") == 4100


@pytest.mark.rule("fow", "901.3")
@pytest.mark.parametrize("zone", ["hand", "graveyard", "removed"])
def test_abilities_work_in_the_field_only(zone: str) -> None:
    lamp = regalia("Lamp", "Resonators you control gain [+200/+200].", f"Whenever you draw a card >>> {BELL}")
    feast = chant("Feast", "Draw a card.")
    t = table(HEN, lamp, feast).field(0, "Hen").zone(0, zone, "Lamp").hand(0, "Feast").play(0, "Feast").resolve()
    assert t.power("Hen") == 300 and t.stack() == []
    t = table(HEN, lamp, feast).field(0, "Hen", "Lamp").hand(0, "Feast").play(0, "Feast").resolve()
    assert t.power("Hen") == 500 and t.stack() == ["Lamp"]


@pytest.mark.rule("fow", "901.3a")
def test_a_text_that_is_used_elsewhere_works_there() -> None:
    imp = resonator("Imp", "{0}: Put this card from your graveyard into your hand.")
    assert table(imp).zone(0, "graveyard", "Imp").use(0, "Imp").resolve().hand_names(0) == ["Imp"]
    assert not table(imp).zone(0, "removed", "Imp").can("use", 0, "Imp")


@pytest.mark.rule("fow", "902.3", "902.3a", "902.3c")
def test_the_later_of_two_effects_that_set_a_value_wins() -> None:
    small = chant("Small", "Target resonator becomes [100/100] until end of turn.")
    large = chant("Large", "Target resonator becomes [900/900] until end of turn.")
    t = table(HEN, small, large).field(0, "Hen").hand(0, "Small", "Large")
    t.play(0, "Small").resolve().play(0, "Large").resolve()
    assert t.power("Hen") == 900
    t = table(HEN, small, large).field(0, "Hen").hand(0, "Small", "Large")
    t.play(0, "Large").resolve().play(0, "Small").resolve()
    assert t.power("Hen") == 100


# ---------------------------------------------------------------- 909  layers


@pytest.mark.rule("fow", "904.1", "909.1", "909.5")
def test_a_continuous_ability_applies_while_its_card_is_in_the_field_and_to_what_comes_later() -> None:
    lamp = regalia("Lamp", "Resonators you control gain [+200/+200].")
    wreck = chant("Wreck", "Destroy target regalia.")
    hen = resonator("Hen", cost="{0}", size=(300, 300))
    t = table(hen, lamp, wreck).field(0, "Lamp").hand(0, "Hen", "Wreck").play(0, "Hen").resolve()
    assert t.power("Hen") == 500
    t.play(0, "Wreck").resolve()
    assert t.power("Hen") == 300


@pytest.mark.rule("fow", "909.2", "909.2a", "909.3d")
def test_an_effect_that_depends_on_a_keyword_waits_for_those_that_give_it() -> None:
    fans = emblem("Fans", ours(Has("flying")), st.AddKeyword("first_strike"))
    wings = emblem("Wings", ours(), st.AddKeyword("flying"))
    for order in (("Fans", "Wings"), ("Wings", "Fans")):  # whichever is older
        t = table(HEN, fans, wings).field(0, *order, "Hen")
        assert t.has("Hen", "first_strike")
    nets = emblem("Nets", ours(), st.LoseKeyword("flying"))
    bird = resonator("Bird", "[Flying]")
    t = table(bird, fans, nets).field(0, "Fans", "Nets", "Bird")
    assert not t.has("Bird", "flying") and not t.has("Bird", "first_strike")


@pytest.mark.rule("fow", "909.3c", "909.3d", "909.3g")
def test_races_come_before_abilities_and_abilities_before_numbers() -> None:
    crown = emblem("Crown", ours(Is(Quality.KIND, "Dragon")), st.AddKeyword("flying"))
    wind = emblem("Wind", ours(Has("flying")), st.AddStat(Stat.POWER, Number(200)))
    egg = emblem("Egg", ours(), st.AddWord(Quality.KIND, "Dragon"))
    t = table(HEN, crown, wind, egg).field(0, "Wind", "Crown", "Egg", "Hen")
    assert t.power("Hen") == 500


@pytest.mark.rule("fow", "909.3g", "909.3h")
def test_counters_are_counted_after_other_changes_of_numbers() -> None:
    small = chant("Small", "Target resonator becomes [100/100] until end of turn.")
    t = table(OX, small).field(0, "Ox", counters={"+100/+100": 2}).hand(0, "Small").play(0, "Small").resolve()
    assert t.power("Ox") == 300


@pytest.mark.rule("fow", "909.3i")
def test_effects_that_ask_for_atk_come_after_counters() -> None:
    giants = emblem("Giants", ours(StatIs(Stat.POWER, Op.GE, Number(500))), st.AddStat(Stat.GUARD, Number(300)))
    t = table(HEN, giants).field(0, "Giants").field(0, "Hen", counters={"+100/+100": 2})
    assert t.power("Hen") == 500 and t.obj("Hen").now.guard == 800
    t = table(HEN, giants).field(0, "Giants").field(0, "Hen", counters={"+100/+100": 1})
    assert t.obj("Hen").now.guard == 400


@pytest.mark.rule("fow", "909.3j")
def test_atk_and_def_are_rounded_up_to_hundreds() -> None:
    fog = emblem("Fog", ours(), st.AddStat(Stat.POWER, Number(150)), st.AddStat(Stat.GUARD, Number(20)))
    t = table(HEN, fog).field(0, "Fog", "Hen")
    assert t.power("Hen") == 500 and t.obj("Hen").now.guard == 400


@pytest.mark.rule("fow", "909.4")
def test_a_spells_effect_on_cards_by_a_condition_takes_in_later_ones_and_lets_others_go() -> None:
    rally = chant("Rally", "Resonators you control gain [+200/+200] until end of turn.")
    hen = resonator("Hen", cost="{0}", size=(300, 300))
    t = table(hen, rally).hand(0, "Rally", "Hen").play(0, "Rally").resolve().play(0, "Hen").resolve()
    assert t.power("Hen") == 500
    fliers = chant("Fliers", "Resonators with [Flying] you control gain [+200/+200] until end of turn.")
    clip = chant("Clip", "Target resonator loses [Flying] until end of turn.")
    bird = resonator("Bird", "[Flying]", size=(300, 300))
    t = table(bird, fliers, clip).field(0, "Bird").hand(0, "Fliers", "Clip").play(0, "Fliers").resolve()
    assert t.power("Bird") == 500
    t.play(0, "Clip").resolve()
    assert t.power("Bird") == 300


@pytest.mark.rule("fow", "909.6", "1020.1")
def test_information_that_is_changed_into_other_is_lost() -> None:
    dye = emblem("Dye", ours(), st.SetWords(Quality.COLOUR, ("water",)))
    red = resonator("Red", cost="{R}")
    assert table(red, dye).field(0, "Dye", "Red").obj("Red").now.colours == {"water"}


@pytest.mark.rule("fow", "909.7")
def test_printed_information_is_what_nothing_else_changed() -> None:
    lamp = regalia("Lamp", "Resonators you control gain [+200/+200].")
    t = table(HEN, lamp).field(0, "Lamp", "Hen")
    hen = t.obj("Hen")
    assert (hen.face.printed.power, hen.now.power) == (300, 500)


@pytest.mark.rule("fow", "902.2", "505.5")
def test_an_effect_until_end_of_turn_is_over_then() -> None:
    grow = chant("Grow", "Target resonator gains [+200/+200] until end of turn.")
    t = table(HEN, grow).field(0, "Hen").hand(0, "Grow").play(0, "Grow").resolve()
    assert t.power("Hen") == 500
    assert t.next_turn().power("Hen") == 300


# ---------------------------------------------------------------- 910 to 912


PIT = regalia("Pit", "If a card would be put into a graveyard from anywhere, remove it from the game instead.")
SMITE = chant("Smite", "Destroy target resonator.")


@pytest.mark.rule("fow", "910.1")
def test_what_is_replaced_never_happens() -> None:
    hen = resonator("Hen", f"When this card is put into a graveyard from the field >>> {BELL}")
    t = table(hen, PIT, SMITE).field(1, "Pit").field(0, "Hen").hand(0, "Smite").play(0, "Smite").resolve()
    assert t.zone_names(0, "removed") == ["Hen", "Smite"] and t.stack() == []


@pytest.mark.rule("fow", "910.2", "910.3")
def test_of_several_replacements_the_controller_of_the_card_picks_one_and_none_may_be_declined() -> None:
    t = table(HEN, PIT, SMITE).field(1, "Pit", "Pit").field(0, "Hen").hand(0, "Smite").play(0, "Smite").resolve()
    t.expect(kind="option", player=0, why="replacement")
    assert t.options() == ["Pit (1 of 2)", "Pit (2 of 2)"]


@pytest.mark.rule("fow", "911.1")
def test_a_source_that_is_gone_is_read_as_it_last_was() -> None:
    lion = resonator(
        "Lion", "When this card is put into a graveyard from the field >>> You gain life equal to its ATK."
    )
    t = table(lion, SMITE).field(0, "Lion", counters={"+100/+100": 3}).hand(0, "Smite").play(0, "Smite").resolve_all()
    assert t.resource(0, "life") == 4800


STING = "{0}: This card deals 100 damage to target J/resonator."


@pytest.mark.rule("fow", "912.1")
def test_the_source_of_an_abilitys_damage_is_its_card() -> None:
    imp = resonator("Imp", STING, f"Whenever this card deals damage >>> {BELL}")
    t = table(imp, OX).field(0, "Imp").field(1, "Ox").use(0, "Imp", targets=["Ox"]).resolve_all()
    assert t.resource(0, "life") == 4100


@pytest.mark.rule("fow", "912.1", "1007.5")
def test_the_source_of_battle_damage_to_a_player_is_the_attacker() -> None:
    imp = resonator("Imp", f"Whenever this card deals damage >>> {BELL}")
    t = table(imp, OX).field(0, "Imp").attack("Imp").to("battle_damage")
    assert t.resource(1, "life") == 3500 and t.stack() == ["Imp"]


@pytest.mark.rule("fow", "909.5")
def test_a_card_in_the_hand_that_is_shown_or_turned_over_is_given_back_with_what_effects_make_of_it() -> None:
    lamp = regalia("Lamp", "Resonators in your hand gain [Flying].")
    game = (t := table(lamp, resonator("Ox")).field(0, "Lamp").hand(0, "Ox")).game
    shown = setters.show(game, t.obj("Ox", 0, "hand"), setters.everybody(game))
    assert shown is game.find(shown.id) and "flying" in shown.now.keywords
    turned = setters.show_side(game, shown, shown.face)
    assert turned is game.find(turned.id) and "flying" in turned.now.keywords


@pytest.mark.rule("fow", "909.3g", "909.4")
def test_of_several_that_are_doubled_each_is_doubled_by_its_own_numbers() -> None:
    fury = chant("Fury", "Double the ATK and DEF of all resonators you control until end of turn.")
    t = table(HEN, OX, fury).field(0, "Hen", "Ox").field(1, "Ox").hand(0, "Fury").play(0, "Fury").resolve()
    assert t.power("Hen") == 600 and t.power(t.card("Ox", 0)) == 1600 and t.power(t.card("Ox", 1)) == 800
    t.next_turn()
    assert t.power("Hen") == 300
