"""Where several rules meet while cards are played: standing by, copies, other costs, the variable, prohibitions."""

from __future__ import annotations

import pytest

from arbiter.testing import Table
from tests.games.fow.tables import life, table
from tests.games.fow.written import chant, regalia, resonator

HEN = resonator("Hen", cost="{0}", size=(300, 300))
KILL = chant("Kill", "[Quickcast]", "Destroy target resonator.")
STOP = chant("Stop", "[Quickcast]", "Cancel target spell.")
TAX = regalia("Tax", "Players pay {1} more to play spells.")
GIFT = chant("Gift", "You may play a chant from your hand without paying its cost.")


def rested(t: Table) -> int:
    return sum(obj.turned for obj in t.objects("field", 0))


@pytest.mark.rule("fow", "903.2h-1", "903.2k-2", "204.1b")
def test_an_x_spell_played_free_has_no_x_and_its_total_cost_is_without_it() -> None:
    rain = chant("Rain", "You gain X00 life. Draw a card.", cost="{X}{R}")
    dear = chant("Dear", "[Quickcast]", "Cancel target spell with total cost 2 or more.")
    t = table(rain, GIFT, dear, stones=4).hand(0, "Gift", "Rain").hand(1, "Dear").play(0, "Gift").resolve().yes()
    assert t.stack() == ["Rain"] and not t.passes(0).can("play", 1, "Dear")
    assert life(t.resolve()) == (4000, 4000) and t.hand_size(0) == 1


@pytest.mark.rule("fow", "1115.2", "903.2k-3", "903.1a")
def test_a_remnant_pays_what_is_added_and_is_removed_when_it_resolved() -> None:
    echo = chant("Echo", "[Remnant]", "You gain 500 life.", cost="{1}")
    assert not table(echo, TAX, stones=1).field(1, "Tax").zone(0, "graveyard", "Echo").can("play", 0, "Echo")
    t = table(echo, TAX, stones=2).field(1, "Tax").zone(0, "graveyard", "Echo").play(0, "Echo").resolve()
    assert rested(t) == 2 and t.zone_names(0, "removed") == ["Echo"]


@pytest.mark.rule("fow", "1017.3", "1017.3b", "906.2")
def test_a_copy_of_a_spell_is_not_played_so_nobody_hears_of_it() -> None:
    ear = regalia("Ear", "Whenever you play a spell >>> You gain 100 life.")
    twin = chant("Twin", "[Quickcast]", "Copy target spell.")
    psalm = chant("Psalm", "Draw a card.")
    t = table(ear, twin, psalm).field(0, "Ear").hand(0, "Psalm", "Twin").play(0, "Psalm").play(0, "Twin").resolve_all()
    assert life(t) == (4200, 4000) and t.hand_size(0) == 2


@pytest.mark.rule("fow", "1017.3d", "903.3a", "1120.2")
def test_a_copy_has_the_targets_of_the_spell_and_loses_them_with_it() -> None:
    twin = chant("Twin", "[Quickcast]", "Copy target spell.")
    leech = chant("Leech", "Destroy target resonator. You gain 100 life.")
    t = table(HEN, twin, leech).field(1, "Hen").hand(0, "Leech", "Twin").play(0, "Leech").play(0, "Twin").resolve_all()
    assert t.zone_names(1, "graveyard") == ["Hen"] and life(t) == (4200, 4000)


@pytest.mark.rule("fow", "1008.2", "906.3", "907.3")
def test_automatic_abilities_join_what_cannot_be_chased_and_others_do_not() -> None:
    pure = chant("Pure", "Players cannot chase to this card.", "You gain 100 life.", cost="{0}")
    ear = regalia("Ear", "Whenever a player plays a spell >>> You gain 100 life.")
    dial = regalia("Dial", "{0}: You gain 100 life.")
    t = table(pure, ear, dial, KILL, HEN).field(0, "Ear", "Dial", "Hen").hand(0, "Pure", "Kill").play(0, "Pure")
    assert t.stack() == ["Pure", "Ear"]
    assert not t.can("use", 0, "Dial") and not t.can("play", 0, "Kill")
    t.resolve_all()
    assert life(t) == (4200, 4000) and t.can("use", 0, "Dial")


@pytest.mark.rule("fow", "1012.1", "903.2l", "905.4c")
def test_a_cancelled_spell_has_cost_what_it_cost_and_was_played() -> None:
    altar = chant("Altar", "As an additional cost to play this card, banish a resonator.", "You gain 500 life.")
    ear = regalia("Ear", "Whenever you play a spell >>> You gain 100 life.")
    t = table(HEN, altar, STOP, ear).field(0, "Hen", "Ear").hand(0, "Altar").hand(1, "Stop").play(0, "Altar").passes(0)
    t.play(1, "Stop", targets=["Altar"]).resolve_all()
    assert set(t.zone_names(0, "graveyard")) == {"Hen", "Altar"} and life(t) == (4100, 4000)


@pytest.mark.rule("fow", "903.2l", "603.1", "906.4b")
def test_what_was_banished_for_a_spell_triggers_above_the_spell() -> None:
    altar = chant("Altar", "As an additional cost to play this card, banish a resonator.", "You gain 500 life.")
    martyr = resonator("Martyr", "When this card is put into a graveyard from the field >>> You draw a card.")
    t = table(martyr, altar).field(0, "Martyr").hand(0, "Altar").play(0, "Altar")
    assert t.stack() == ["Altar", "Martyr"]
    assert t.resolve().hand_size(0) == 1 and life(t) == (4000, 4000)


@pytest.mark.rule("fow", "1124.2", "1124.4", "1012.1")
def test_torrent_counts_a_spell_that_was_cancelled() -> None:
    wave = chant("Wave", "You gain 100 life.", "[Torrent] – You gain 500 life.")
    drop = chant("Drop", "You gain 100 life.")
    t = table(wave, drop, STOP).hand(0, "Wave", "Drop").hand(1, "Stop").play(0, "Drop").passes(0)
    t.play(1, "Stop").resolve().play(0, "Wave").resolve()
    assert life(t) == (4600, 4000)


@pytest.mark.rule("fow", "710.1", "705.1", "710.2")
def test_who_has_played_a_judgment_calls_no_stone_and_who_called_one_is_rested() -> None:
    t = table(stones=3).act(0, "call")
    assert t.acts(0, "judgment") == []  # the ruler is rested
    t = table(stones=3).act(0, "judgment").resolve()
    assert t.acts(0, "call") == []


@pytest.mark.rule("fow", "1002.5", "1121.2", "909.1")
def test_a_bestowed_regalia_that_becomes_a_resonator_lets_go() -> None:
    cape = regalia("Cape", "[Bestow] {0}", "Added resonator gains [+200/+200].")
    rouse = chant("Rouse", "Target regalia becomes a [400/400] resonator until end of turn.")
    t = table(HEN, cape, rouse).field(0, "Cape", "Hen").hand(0, "Rouse").use(0, "Cape", targets=["Hen"]).resolve()
    assert t.power("Hen") == 500
    t.play(0, "Rouse").resolve()
    assert t.power("Hen") == 300 and t.power("Cape") == 400
    assert t.next_turn().power("Hen") == 300  # it is not added again by itself


@pytest.mark.rule("fow", "1118.2", "1022.3", "1102.3")
def test_limit_and_other_counters_of_its_name_are_one_number() -> None:
    golem = resonator("Golem", "[Limit] 2", cost="{0}")
    oil = regalia("Oil", "Resonators you control enter the field with a limit counter on them.")
    t = table(golem, oil).field(0, "Oil").hand(0, "Golem").play(0, "Golem").resolve()
    assert t.counters("Golem", "limit") == 3


@pytest.mark.rule("fow", "1047.1", "1012.1", "910.1")
def test_a_cancelled_spell_that_would_go_to_the_graveyard_is_removed_under_a_pit() -> None:
    pit = regalia("Pit", "If a card would be put into a graveyard from anywhere, remove it from the game instead.")
    t = table(HEN, STOP, pit).field(1, "Pit").hand(0, "Hen").hand(1, "Stop").play(0, "Hen").passes(0)
    t.play(1, "Stop").resolve()
    assert t.zone_names(0, "removed") == ["Hen"] and t.zone_names(1, "removed") == ["Stop"]


@pytest.mark.rule("fow", "1010.1a", "1051.1", "1205.6")
def test_a_stolen_j_ruler_that_is_destroyed_goes_to_its_owners_ruler_area() -> None:
    usurp = chant("Usurp", "Gain control of target J-ruler.")
    bolt = chant("Bolt", "This card deals 1000 damage to target J/resonator.")
    t = table(usurp, bolt).field(1, "fire judge").hand(0, "Usurp", "Bolt").play(0, "Usurp").resolve()
    assert t.obj("fire judge").controller == 0
    t.play(0, "Bolt").resolve()
    assert "fire ruler" in t.zone_names(1, "ruler")


@pytest.mark.rule("fow", "911.1", "1106.2", "909.3d")
def test_an_enter_ability_asks_for_its_source_as_it_last_was() -> None:
    herald = resonator("Herald", "[Enter] >>> You gain life equal to this card's ATK.", cost="{0}", size=(300, 300))
    grow = chant("Grow", "[Quickcast]", "Target resonator gains [+400/+400] until end of turn.")
    t = table(herald, grow, KILL).hand(0, "Herald", "Grow", "Kill").play(0, "Herald").resolve()
    t.play(0, "Grow").resolve().play(0, "Kill").resolve_all()
    assert life(t) == (4700, 4000)  # it left after the ability had been played: its last known information
