"""The one way to change the game: prohibition, replacement, batches, and what is remembered."""

from __future__ import annotations

import pytest

from arbiter.kernel import events as ev
from arbiter.kernel.decisions import ChooseOption, Confirm, Decision
from arbiter.kernel.events import Event
from arbiter.kernel.game import Game
from arbiter.kernel.perform import move, perform
from arbiter.kernel.ruleset import Ruleset
from arbiter.script import amounts as a
from arbiter.script import conditions as c
from arbiter.script import effects as fx
from arbiter.script import nouns as n
from arbiter.script import patterns as pt
from arbiter.script import statements as st
from arbiter.script.base import How, Lasting, Role, Stat
from tests.kernel.table import (
    ITSELF,
    ME,
    PLAIN,
    SELF,
    UNIT,
    UNITS,
    Setup,
    card,
    do,
    find,
    group,
    lying,
    number,
    power,
    resolve_all,
    static,
    triggered,
)
from tests.kernel.toy import MELEE, SKIRMISH

ANY_LEAVES = pt.Moves(group(UNIT), "arena", "crypt")
I_LEAVE = pt.Moves(ME, "arena", "crypt")


def to(zone: str) -> fx.Move:
    """Instead it goes there."""
    return fx.Move(n.EventThing(Role.SUBJECT), zone)


# ---------------------------------------------------------------- prohibition


def test_a_cannot_beats_the_effect_that_would_do_it() -> None:
    game = Setup().put(card("Stone", static(st.Forbid(I_LEAVE)))).game()
    do(game, 1, fx.Destroy(n.Every(UNITS)))
    assert lying(game, "arena") == ["Stone"]


def test_a_cannot_beats_a_replacement() -> None:
    fixed = card("Fixed", static(st.Forbid(I_LEAVE)), static(st.Replace(I_LEAVE, (to("void"),)), text="instead"))
    game = Setup().put(fixed).game()
    do(game, 1, fx.Destroy(n.Every(UNITS)))
    assert lying(game, "arena") == ["Fixed"] and lying(game, "void") == []


def test_a_cannot_beats_what_a_replacement_would_do_instead() -> None:
    exile = card("Exile", static(st.Replace(ANY_LEAVES, (to("void"),))))
    ward = card("Ward", static(st.Forbid(pt.Moves(group(UNIT), "arena", "void"))), kind="well")
    game = Setup().put(exile).put(ward).game()
    do(game, 1, fx.Destroy(SELF), source="Exile")
    assert lying(game, "arena") == ["Exile", "Ward"]


def test_a_mark_of_the_rulesets_own_prohibits_by_its_table() -> None:
    game = Setup().put(card("Tree", static(st.Affects(SELF, (st.Mark("rooted"),))))).game()
    assert move(game, find(game, "Tree"), "grip", How.RETURN) is None
    assert lying(game, "arena") == ["Tree"]


def test_a_prohibition_is_in_force_only_while_its_source_speaks() -> None:
    ward = card("Ward", static(st.Forbid(ANY_LEAVES)), kind="well")
    game = Setup().put(ward).put(PLAIN).game()
    do(game, 1, fx.Destroy(n.Every(UNITS)))
    assert lying(game, "arena") == ["Ward", "Plain"]
    move(game, find(game, "Ward"), "void")
    do(game, 1, fx.Destroy(n.Every(UNITS)))
    assert lying(game, "arena") == []


def test_what_is_prohibited_did_not_happen_for_those_who_wait_for_it() -> None:
    mourner = card("Mourner", triggered(ANY_LEAVES, fx.Draw(n.YOU, number(1))), kind="well")
    game = Setup().put(card("Stone", static(st.Forbid(I_LEAVE)))).put(mourner).game()
    do(game, 1, fx.Destroy(n.Every(UNITS)))
    assert not game.state.pending


# ---------------------------------------------------------------- replacement


def test_a_replaced_event_never_happens() -> None:
    mourner = card("Mourner", triggered(ANY_LEAVES, fx.Draw(n.YOU, number(1))), kind="well")
    exile = card("Exile", static(st.Replace(ANY_LEAVES, (to("void"),))), kind="well")
    game = Setup().put(mourner).put(exile).put(PLAIN).game()
    do(game, 1, fx.Destroy(n.Every(UNITS)))
    assert lying(game, "void") == ["Plain"] and not game.state.pending


def test_each_replacement_applies_once_to_an_event() -> None:
    """Doubling that waits for damage does not double its own doubled damage for ever."""
    double = card("Double", static(st.ChangeDamage(pt.DealsDamage(pt.ANYTHING, to=UNITS), factor=2)), kind="well")
    game = Setup().put(double).put(card("Wall", power=50)).game()
    do(game, 1, fx.Deal(number(3), n.Every(UNITS)))
    assert find(game, "Wall").damage == 6


def test_a_replacement_does_not_replace_what_it_does_itself() -> None:
    """ "If you would draw, draw twice instead" draws twice, not for ever."""
    reader = card("Reader", static(st.Replace(pt.Draws(n.YOU), (fx.Draw(n.YOU, number(2)),))))
    game = Setup().put(reader)
    for _ in range(5):
        game.put(PLAIN, 0, "library")
    playing = game.game()
    do(playing, 0, fx.Draw(n.YOU, number(1)))
    assert len(lying(playing, "grip")) == 2


def test_two_replacements_that_feed_each_other_end_too() -> None:
    here = card("Here", static(st.Replace(pt.Moves(UNITS, "arena", "crypt"), (to("void"),))), kind="well")
    there = card("There", static(st.Replace(pt.Moves(UNITS, "arena", "void"), (to("crypt"),))), kind="well")
    game = Setup().put(here).put(there).put(PLAIN).game()
    do(game, 1, fx.Destroy(n.Every(UNITS)))
    # crypt becomes void by Here, void becomes crypt by There, and both have been used
    assert lying(game, "crypt") == ["Plain"]


@pytest.mark.parametrize(("rules", "asked"), [(SKIRMISH, 1), (MELEE, 0)])
def test_the_games_table_says_who_chooses_between_replacements(rules: Ruleset, asked: int) -> None:
    exile = card("Exile", static(st.Replace(ANY_LEAVES, (to("void"),))), kind="well")
    bounce = card("Bounce", static(st.Replace(ANY_LEAVES, (to("grip"),))), kind="well")
    game = Setup(rules).put(exile).put(bounce).put(PLAIN, 1).start()
    who: list[int] = []

    def agent(game: Game, decision: Decision) -> int:
        assert isinstance(decision, ChooseOption)
        who.append(decision.player)
        return decision.options.index("Bounce")

    game.agents = [agent] * game.state.players
    do(game, 0, fx.Destroy(n.Every(UNITS)))
    assert who == [asked] and lying(game, "grip", 1) == ["Plain"]


@pytest.mark.parametrize(("answer", "zone"), [(1, "void"), (0, "crypt")])
def test_an_optional_replacement_asks_its_controller(answer: int, zone: str) -> None:
    exile = card("Exile", static(st.Replace(ANY_LEAVES, (to("void"),), optional=True)), kind="well")
    game = Setup().put(exile, 0).put(PLAIN, 1).start()
    who: list[int] = []

    def agent(game: Game, decision: Decision) -> int:
        assert isinstance(decision, Confirm)
        who.append(decision.player)
        return answer

    game.agents = [agent] * 2
    do(game, 1, fx.Destroy(n.Every(UNITS)))
    assert who == [0] and lying(game, zone, 1) == ["Plain"]


def test_the_next_time_only_is_used_up() -> None:
    game = Setup().put(card("Wall", power=50)).game()
    shield = st.Replace(pt.DealsDamage(pt.ANYTHING, to=UNITS), ())
    do(game, 0, fx.Establish((shield,), Lasting.GAME, uses=1))
    do(game, 1, fx.Deal(number(3), n.Every(UNITS)))
    assert find(game, "Wall").damage == 0
    do(game, 1, fx.Deal(number(3), n.Every(UNITS)))
    assert find(game, "Wall").damage == 3


def test_self_replacement_comes_before_other_replacements() -> None:
    """The text's own "instead" settles what would happen; only that can be replaced by others."""
    exile = card("Exile", static(st.Replace(ANY_LEAVES, (to("void"),))), kind="well")
    game = Setup().put(exile).put(PLAIN).game()
    own = fx.Instead(c.Exists(UNITS, number(1)), (fx.Destroy(n.Every(UNITS)),), (fx.Move(n.Every(UNITS), "grip"),))
    do(game, 0, own)
    assert lying(game, "grip") == ["Plain"] and lying(game, "void") == []


def test_damage_is_changed_by_adding_taking_away_and_setting() -> None:
    hurts = pt.DealsDamage(pt.ANYTHING, to=UNITS)
    for change, expected in (
        (st.ChangeDamage(hurts, add=number(2)), 5),
        (st.ChangeDamage(hurts, add=number(2), reduce=True), 1),
        (st.ChangeDamage(hurts, add=number(9), reduce=True), 0),
        (st.ChangeDamage(hurts, set_to=number(7)), 7),
    ):
        game = Setup().put(card("Wall", power=50)).put(card("Rule", static(change), kind="well")).game()
        do(game, 1, fx.Deal(number(3), n.Every(UNITS)))
        assert find(game, "Wall").damage == expected


def test_damage_that_cannot_be_reduced_can_still_grow() -> None:
    hurts = pt.DealsDamage(pt.ANYTHING, to=UNITS)
    shield = card("Shield", static(st.ChangeDamage(hurts, add=number(2), reduce=True)), kind="well")
    rage = card("Rage", static(st.ChangeDamage(hurts, add=number(1))), kind="well")
    game = Setup().put(card("Wall", power=50)).put(shield).put(rage).game()
    do(game, 1, fx.Deal(number(3), n.Every(UNITS), cannot_reduce=True))
    assert find(game, "Wall").damage == 4


def test_entering_rested_and_with_counters() -> None:
    arrives = st.EntersWith(group(ITSELF, zone=""), rested=True, counters=(("charge", a.Count(UNITS)),))
    slow = card("Slow", static(arrives))
    game = Setup().put(PLAIN).put(slow, 0, "grip").game()
    move(game, find(game, "Slow"), "arena")
    assert find(game, "Slow").turned == 1 and find(game, "Slow").count("charge") == 1


# ---------------------------------------------------------------- simultaneous batches


def test_what_leaves_together_sees_each_other_leave() -> None:
    mourner = card("Mourner", triggered(pt.Moves(group(UNIT, n.Not(ITSELF)), "arena"), fx.Draw(n.YOU, number(1))))
    game = Setup().put(mourner).put(PLAIN).put(card("Second")).game()
    do(game, 1, fx.Destroy(n.Every(UNITS)))
    assert len(game.state.pending) == 2


def test_what_leaves_one_after_the_other_does_not() -> None:
    mourner = card("Mourner", triggered(pt.Moves(group(UNIT, n.Not(ITSELF)), "arena"), fx.Draw(n.YOU, number(1))))
    game = Setup().put(mourner).put(PLAIN).game()
    do(game, 1, fx.Destroy(SELF), source="Mourner")
    do(game, 1, fx.Destroy(SELF), source="Plain")
    assert not game.state.pending


def test_damage_to_several_is_dealt_before_any_of_them_falls() -> None:
    banner = card("Banner", static(st.Affects(n.Every(UNITS), (st.AddStat(Stat.POWER, number(1)),))), power=1)
    game = Setup().put(banner).put(card("Soldier", power=1)).game()
    do(game, 1, fx.Deal(number(1), n.Every(UNITS)))
    assert [obj.damage for obj in game.pile("arena", 0)] == [1, 1]
    assert power(game, "Soldier") == 2
    resolve_all(game)
    assert lying(game, "arena") == ["Banner", "Soldier"]


def test_effects_said_to_be_simultaneous_are_one_event() -> None:
    """Two units that leave by one "simultaneously" see each other leave."""
    mourner = card("Mourner", triggered(pt.Moves(group(UNIT, n.Not(ITSELF)), "arena"), fx.Draw(n.YOU, number(1))))
    game = Setup().put(mourner).put(PLAIN).game()
    do(
        game,
        1,
        fx.Simultaneously((fx.Destroy(n.Bound(1)), fx.Move(n.Bound(2), "void"))),
        slot1=[find(game, "Mourner")],
        slot2=[find(game, "Plain")],
    )
    assert len(game.state.pending) == 1


def test_one_of_a_batch_may_be_prohibited_or_replaced_while_the_others_happen() -> None:
    exile = card("Exile", static(st.Replace(I_LEAVE, (to("void"),))))
    game = Setup().put(PLAIN).put(card("Stone", static(st.Forbid(I_LEAVE)))).put(exile).game()
    do(game, 1, fx.Destroy(n.Every(UNITS)))
    assert (lying(game, "crypt"), lying(game, "arena"), lying(game, "void")) == (["Plain"], ["Stone"], ["Exile"])


def test_what_a_replacement_does_happens_together_with_the_rest_of_the_batch() -> None:
    """A unit that is exiled instead leaves at the same time as the one that is destroyed, and sees it go."""
    exile = card(
        "Exile",
        static(st.Replace(I_LEAVE, (to("void"),))),
        triggered(pt.Moves(group(UNIT, n.Not(ITSELF)), "arena"), fx.Draw(n.YOU, number(1))),
    )
    game = Setup().put(exile).put(PLAIN).game()
    do(game, 1, fx.Destroy(n.Every(UNITS)))
    assert len(game.state.pending) == 1


# ---------------------------------------------------------------- memory


def test_events_of_the_turn_are_remembered_when_a_text_may_ask() -> None:
    asks = card("Asks", static(st.Affects(SELF, (st.AddStat(Stat.POWER, a.Occurred(pt.Draws(n.YOU))),))))
    game = Setup().put(asks).put(PLAIN, 0, "library").put(PLAIN, 0, "library").game()
    assert power(game, "Asks") == 3
    do(game, 0, fx.Draw(n.YOU, number(2)))
    assert power(game, "Asks") == 5


def test_events_nobody_asks_about_are_not_kept() -> None:
    game = Setup().put(PLAIN).put(PLAIN, 0, "library").game()
    do(game, 0, fx.Draw(n.YOU, number(1)))
    assert game.state.log == ()


def test_an_orientation_is_changed_by_an_event_that_can_be_counted_as_a_deed() -> None:
    game = Setup().put(PLAIN).game()
    before = game.under_way.changes
    assert perform(game, [Event(ev.ORIENTS, find(game, "Plain"), 0, 2)])
    assert game.under_way.changes > before
