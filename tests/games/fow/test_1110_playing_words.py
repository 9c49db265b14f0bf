"""Chapters 1110 to 1126: keyword abilities about playing cards, and those that rulers begin with."""

from __future__ import annotations

import pytest

from arbiter.script import abilities as ab
from arbiter.script import statements as st
from arbiter.script.amounts import Number
from arbiter.script.costs import Cost, PayResource
from arbiter.script.nouns import EACH, Group
from tests.games.fow.plain import make, two_sided
from tests.games.fow.tables import table
from tests.games.fow.written import chant, written
from tests.games.fow.written import resonator as creature

WORD = chant("Word", "[Quickcast]", "You gain 100 life.")


# ---------------------------------------------------------------- 1110  awakening

STORM = chant(
    "Storm",
    "[Awakening] {1}",
    "Your opponent loses 100 life.",
    "If this card was awakened, you gain 500 life.",
)


@pytest.mark.rule("fow", "1110.1", "1110.2", "1110.4", "1110.4a")
def test_an_awakened_card_does_what_awakening_adds() -> None:
    t = table(STORM, stones=1).hand(0, "Storm").play(0, "Storm", extra=True)
    assert t.is_rested("fire stone")
    t.resolve()
    assert t.resource(1, "life") == 3900 and t.resource(0, "life") == 4500


@pytest.mark.rule("fow", "1110.3")
def test_without_the_cost_the_text_of_awakening_is_ignored() -> None:
    t = table(STORM, stones=1).hand(0, "Storm").play(0, "Storm", extra=False).resolve()
    assert t.resource(1, "life") == 3900 and t.resource(0, "life") == 4000


@pytest.mark.rule("fow", "1110.4")
def test_an_entity_that_was_awakened_enters_awakened() -> None:
    giant = creature(
        "Giant", "[Awakening] {1}", "[Enter] >>> If this card was awakened, you gain 500 life.", cost="{0}"
    )
    for extra, life in ((True, 4500), (False, 4000)):
        t = table(giant, stones=1).hand(0, "Giant").play(0, "Giant", extra=extra).resolve().resolve()
        assert t.resource(0, "life") == life


@pytest.mark.rule("fow", "1110.2")
def test_an_additional_cost_of_another_card_is_not_taken_for_awakening() -> None:
    toll = st.ExtraCost(Group((), (), EACH), Cost((PayResource("life", Number(100)),)))
    tax = make("Tax", "regalia", abilities=(ab.Static("tax", None, (toll,)),))
    t = table(STORM, tax, stones=1).field(0, "Tax").hand(0, "Storm").play(0, "Storm", extra=False).resolve()
    assert t.resource(0, "life") == 3900 and t.resource(1, "life") == 3900
    t = table(STORM, tax, stones=1).field(0, "Tax").hand(0, "Storm").play(0, "Storm", extra=True).resolve()
    assert t.resource(0, "life") == 4400


# ---------------------------------------------------------------- 1111  incarnation


@pytest.mark.rule("fow", "1111.1", "1111.2")
def test_a_resonator_of_the_attribute_is_banished_instead_of_paying() -> None:
    phoenix = creature("Phoenix", "[Incarnation] {R}", cost="{R}{R}{5}")
    t = table(phoenix).field(0, "fire 2").hand(0, "Phoenix").play(0, "Phoenix")
    assert t.zone_names(0, "graveyard") == ["fire 2"] and t.stack() == ["Phoenix"]
    assert not table(phoenix).field(0, "wind 3").hand(0, "Phoenix").can("play", 0, "Phoenix")


@pytest.mark.rule("fow", "1111.2a")
def test_each_symbol_wants_a_resonator_of_its_own() -> None:
    phoenix = creature("Phoenix", "[Incarnation] {R}, {G}", cost="{7}")
    both = make("Both", "resonator", atk=100, dfn=100, colours=("fire", "wind"))
    assert not table(phoenix, both).field(0, "Both").hand(0, "Phoenix").can("play", 0, "Phoenix")
    t = table(phoenix, both).field(0, "Both", "wind 3").hand(0, "Phoenix")
    t.play(0, "Phoenix", order=["Both", "wind 3"])
    assert sorted(t.zone_names(0, "graveyard")) == ["Both", "wind 3"]


@pytest.mark.rule("fow", "1111.2b")
def test_of_symbols_with_or_between_them_one_is_chosen() -> None:
    phoenix = creature("Phoenix", "[Incarnation] {R} or {G}", cost="{7}")
    for name in ("fire 2", "wind 3"):
        t = table(phoenix).field(0, name).hand(0, "Phoenix").play(0, "Phoenix")
        assert t.zone_names(0, "graveyard") == [name]


@pytest.mark.rule("fow", "1111.3")
def test_incarnation_may_ask_for_a_race() -> None:
    wyrm = creature("Wyrm", "[Incarnation] <Dragon>", cost="{7}")
    egg = creature("Egg", race="Dragon")
    assert not table(wyrm, egg).field(0, "fire 2").hand(0, "Wyrm").can("play", 0, "Wyrm")
    t = table(wyrm, egg).field(0, "Egg", "fire 2").hand(0, "Wyrm").play(0, "Wyrm")
    assert t.zone_names(0, "graveyard") == ["Egg"]


# ---------------------------------------------------------------- 1112 to 1114


@pytest.mark.rule("fow", "1112.1", "1112.2")
def test_quickcast_is_played_in_answer_and_in_the_others_turn() -> None:
    slow = chant("Slow", "You gain 100 life.")
    t = table(slow, WORD).hand(0, "Slow", "Word").hand(1, "Word", "Slow").play(0, "Slow")
    assert t.can("play", 0, "Word") and not t.can("play", 0, "Slow")
    t.passes(0)
    assert t.can("play", 1, "Word") and not t.can("play", 1, "Slow")


@pytest.mark.rule("fow", "1112.2a")
def test_a_side_without_quickcast_cannot_be_chosen_when_only_quickcast_lets_the_card_be_played() -> None:
    plain = {"name": "Bloom", "type": ["Resonator (Shift)"], "abilities": ["[Flying]"], "atk": 900, "def": 900}
    bud = creature("Bud", "[Quickcast]", "[Shift] {0}", cost="{0}", other=[{**plain, "cost": "{0}"}])
    t = table(bud).hand(0, "Bud")
    assert len([said for said in t.options() if said.startswith("spell")]) == 2
    t = table(bud).hand(1, "Bud").passes(0)
    assert len([said for said in t.options() if said.startswith("spell")]) == 1
    assert t.play(1, "Bud").resolve().is_on_field("Bud", 1)


@pytest.mark.rule("fow", "1113.1", "1113.2", "1113.2b", "1113.3")
def test_a_trigger_with_a_condition_is_played_while_it_holds() -> None:
    trap = chant("Trap", "[Trigger] If you control a resonator: Your opponent loses 500 life.", cost="{3}")
    t = table(trap).zone(0, "standby", "Trap")
    assert not t.can("play", 0, "Trap")
    t = table(trap).zone(0, "standby", "Trap").field(0, "fire 1").play(0, "Trap").resolve()
    assert t.resource(1, "life") == 3500


@pytest.mark.rule("fow", "1113.2a")
def test_a_trigger_with_a_cost_is_played_for_that_cost_alone() -> None:
    trap = chant("Trap", "[Trigger] {1}: Your opponent loses 500 life.", cost="{5}")
    assert not table(trap).zone(0, "standby", "Trap").can("play", 0, "Trap")
    t = table(trap, stones=1).zone(0, "standby", "Trap").play(0, "Trap")
    assert t.is_rested("fire stone")
    assert t.resolve().resource(1, "life") == 3500


@pytest.mark.rule("fow", "1113.2c")
def test_a_trigger_with_an_event_waits_for_it() -> None:
    trap = chant("Alarm", "[Trigger] When a resonator attacks >>> You gain 500 life.", cost="{5}")
    t = table(trap).field(0, "fire 2").zone(1, "standby", "Alarm").attack("fire 2")
    t.expect(kind="confirm", player=1).yes().resolve()
    assert t.resource(1, "life") == 4500


HIDDEN = creature("Shade", "[Stealth] You control two resonators.", cost="{4}")


@pytest.mark.rule("fow", "1114.1", "1114.2")
def test_a_stealthy_card_is_played_from_the_standby_area_for_nothing_while_its_condition_holds() -> None:
    t = table(HIDDEN).zone(0, "standby", "Shade").field(0, "fire 1")
    assert not t.can("play", 0, "Shade")
    t = table(HIDDEN).zone(0, "standby", "Shade").field(0, "fire 1", "fire 2").play(0, "Shade").resolve()
    assert t.is_on_field("Shade", 0)


@pytest.mark.rule("fow", "1114.2")
def test_it_is_played_in_the_others_turn_as_well() -> None:
    t = table(HIDDEN).turn(1, number=4).zone(0, "standby", "Shade").field(0, "fire 1", "fire 2").passes(1)
    assert t.can("play", 0, "Shade")


@pytest.mark.rule("fow", "1114.3", "1113.3")
def test_it_is_not_played_in_the_turn_in_which_it_was_put_there() -> None:
    t = table(HIDDEN, stones=2).hand(0, "Shade").field(0, "fire 1", "fire 2").act(0, "standby", "Shade")
    assert not t.can("play", 0, "Shade")


@pytest.mark.rule("fow", "1114.2", "1114.3")
def test_stealth_with_an_event_waits_for_the_event() -> None:
    shade = creature("Shade", "[Stealth] When you play a chant.", cost="{4}")
    t = table(shade, WORD, stones=2).zone(0, "standby", "Shade").hand(0, "Word").play(0, "Word").yes()
    assert t.stack() == ["Word", "Shade"]
    t = table(shade, WORD, stones=2).hand(0, "Shade", "Word").act(0, "standby", "Shade").play(0, "Word")
    t.expect(why="priority")
    assert t.stack() == ["Word"]


# ---------------------------------------------------------------- 1115 to 1118


@pytest.mark.rule("fow", "1115.1", "1115.2")
def test_a_remnant_is_played_from_the_graveyard_once() -> None:
    echo = chant("Echo", "[Remnant]", "You gain 500 life.", cost="{1}")
    t = table(echo, stones=2).zone(0, "graveyard", "Echo").play(0, "Echo").resolve()
    assert t.resource(0, "life") == 4500 and t.zone_names(0, "removed") == ["Echo"]
    t = table(echo, stones=2).hand(0, "Echo").play(0, "Echo").resolve()
    assert t.zone_names(0, "graveyard") == ["Echo"] and t.can("play", 0, "Echo")  # from the hand it was nothing special


@pytest.mark.rule("fow", "1115.2")
def test_a_cancelled_remnant_is_removed_too() -> None:
    echo = chant("Echo", "[Remnant]", "You gain 500 life.", cost="{1}")
    no = chant("No", "[Quickcast]", "Cancel target spell.")
    t = table(echo, no, stones=1).zone(0, "graveyard", "Echo").hand(1, "No").play(0, "Echo").passes(0)
    t.play(1, "No", targets=["Echo"]).resolve_all()
    assert t.zone_names(0, "removed") == ["Echo"] and t.resource(0, "life") == 4000


@pytest.mark.rule("fow", "1115.2")
def test_remnant_that_a_text_gives_works_like_one_that_is_printed() -> None:
    plain = chant("Plain", "You gain 500 life.")
    lend = chant("Lend", "Target chant in your graveyard gains [Remnant] until end of turn.")
    t = table(plain, lend).zone(0, "graveyard", "Plain").hand(0, "Lend").play(0, "Lend", targets=["Plain"]).resolve()
    t.play(0, "Plain").resolve()
    assert t.resource(0, "life") == 4500 and t.zone_names(0, "removed") == ["Plain"]


@pytest.mark.rule("fow", "1116.1", "1116.2")
def test_evolution_puts_one_counter_and_no_more() -> None:
    larva = creature("Larva", "[Evolution] {1}")
    t = table(larva, stones=2).field(0, "Larva").use(0, "Larva").resolve()
    assert t.counters("Larva", "evolution") == 1
    t.use(0, "Larva").resolve()
    assert t.counters("Larva", "evolution") == 1


@pytest.mark.rule("fow", "1117.1", "1117.2", "1117.3")
def test_shift_is_played_at_main_timing_and_only_from_the_past_side() -> None:
    past = creature("Bud", "[Shift] {1}", size=(200, 200))
    future = written("Bloom", "Resonator", "[Shift] {1}", cost="{3}", size=(900, 900))
    bud = two_sided(past, future)
    t = table(bud, WORD, stones=2).field(0, "Bud").hand(0, "Word")
    t.play(0, "Word")
    assert not t.can("use", 0, "Bud")
    t.resolve().use(0, "Bud").resolve()
    assert t.power("Bloom") == 900
    t.use(0, "Bloom").resolve()
    assert t.power("Bloom") == 900  # it has no further side to shift to


FRAIL = creature("Frail", "[Limit] (2)", "[Swiftness]", cost="{0}")


@pytest.mark.rule("fow", "1118.1", "1118.2")
def test_limit_brings_counters_and_takes_one_with_each_attack() -> None:
    t = table(FRAIL).hand(0, "Frail").play(0, "Frail").resolve()
    assert t.counters("Frail", "limit") == 2
    t.attack("Frail").resolve()
    assert t.counters("Frail", "limit") == 1


@pytest.mark.rule("fow", "1118.2")
def test_blocking_takes_a_counter_as_well() -> None:
    t = table(FRAIL).field(0, "fire 1").field(1, "Frail", counters={"limit": 2}).attack("fire 1").block("Frail")
    t.resolve()
    assert t.counters("Frail", "limit") == 1


@pytest.mark.rule("fow", "1118.2a", "1118.2b")
def test_without_counters_it_attacks_and_nothing_triggers() -> None:
    t = table(FRAIL).field(0, "Frail").attack("Frail")
    assert t.stack() == []
    assert t.to("battle_damage").resource(1, "life") == 3500


@pytest.mark.rule("fow", "1102.3", "1102.4", "1118.1")
def test_limits_that_are_printed_twice_are_added_up() -> None:
    double = creature("Double", "[Limit] (2)", "[Limit] (1)", "[Swiftness]", cost="{0}")
    t = table(double).hand(0, "Double").play(0, "Double").resolve()
    assert t.counters("Double", "limit") == 3
    t.attack("Double")
    assert t.stack() == ["Double"]  # one ability, not two
