"""Priority and the stack: who acts when, what passing does with three players, and what needs no stack."""

from __future__ import annotations

from arbiter.kernel.decisions import ChooseAction
from arbiter.kernel.match import Match
from arbiter.kernel.views import view
from arbiter.script import abilities as ab
from arbiter.script import effects as fx
from arbiter.script import nouns as n
from arbiter.script import patterns as pt
from arbiter.script.base import Timing
from tests.kernel.table import (
    ME,
    PLAIN,
    SELF,
    UNIT,
    Setup,
    act,
    activated,
    card,
    choices,
    find,
    group,
    lying,
    number,
    spell,
    triggered,
    waiting,
)
from tests.kernel.toy import MELEE

ONE = number(1)


def gain(kind: str) -> fx.GainResource:
    return fx.GainResource(n.YOU, kind, ONE)


def asked(match: Match) -> int:
    assert isinstance(match.question, ChooseAction)
    return match.question.player


def test_the_turn_player_is_asked_first_and_then_clockwise() -> None:
    match = Setup(MELEE).match()
    order = []
    for _ in range(3):
        order.append(asked(match))
        match.answer(0)
    assert order == [0, 1, 2] and match.game.state.step == "clash"


def test_with_three_players_all_must_pass_in_succession() -> None:
    match = Setup(MELEE).put(card("Horn", activated(gain("gem"), text="horn"))).match()
    act(match, "ability Horn")
    assert asked(match) == 0  # who acted keeps priority
    match.answer(0)
    match.answer(0)
    act(match, "ability Clock")  # player 2 answers instead of passing
    assert len(match.game.state.stack) == 2
    match.answer(0)  # 2
    match.answer(0)  # 0
    assert len(match.game.state.stack) == 2
    match.answer(0)  # 1: now three have passed in a row
    assert len(match.game.state.stack) == 1
    assert asked(match) == 0  # after a resolution the turn player has priority


def test_the_last_thing_on_the_stack_resolves_first() -> None:
    shield = card("Shield", spell(fx.Move(n.Every(group(UNIT, side=n.YOU)), "void")), kind="spell")
    bolt = card("Bolt", spell(fx.Choose(1, group(UNIT), ONE, ONE), fx.Destroy(n.Bound(1)), gain("gem")), kind="spell")
    match = Setup().put(bolt, 0, "grip").put(shield, 1, "grip").put(PLAIN, 1).match()
    act(match, "spell Bolt")
    match.answer(0)
    act(match, "spell Shield")
    match.answer(0)
    match.answer(0)
    assert lying(match.game, "void", 1) == ["Plain"]
    match.answer(0)
    match.answer(0)
    assert lying(match.game, "crypt", 0) == ["Bolt"] and match.game.state.resources[0].get("gem", 0) == 0


def test_a_special_action_uses_no_stack_and_cannot_be_answered() -> None:
    match = Setup().put(card("Turncoat", keywords=("flips",)), turned=1).match()
    act(match, "overturn Turncoat")
    assert not match.game.state.stack and find(match.game, "Turncoat").turned == 2
    assert asked(match) == 0


def test_a_unit_comes_into_play_without_the_stack_and_its_trigger_uses_it() -> None:
    scout = card("Scout", triggered(pt.Moves(ME, to="arena"), gain("gem"), text="scout"))
    match = Setup().put(scout, 0, "grip").match()
    act(match, "unit Scout")
    assert lying(match.game, "arena") == ["Scout"]
    assert [item.kind for item in match.game.state.stack] == ["auto"]


def test_triggers_go_on_the_stack_before_anybody_gets_priority() -> None:
    watcher = card("Watcher", triggered(pt.Rests(group(UNIT)), gain("gem"), text="rest"))
    match = Setup().put(watcher).put(card("Sleeper", activated(fx.Rest(SELF), text="sleep"))).match()
    act(match, "ability Sleeper")
    match.answer(0)
    match.answer(0)  # the ability resolves and the watcher triggers
    assert waiting(match.game) == ["rest"]


def test_what_is_cancelled_does_nothing_and_leaves_the_stack() -> None:
    stop = card(
        "Stop", spell(fx.Choose(1, group(zone="line", side=n.OPPONENT), ONE, ONE), fx.Cancel(n.Bound(1))), kind="spell"
    )
    wish = card("Wish", spell(gain("gem")), kind="spell")
    match = Setup().put(wish, 0, "grip").put(stop, 1, "grip").match()
    act(match, "spell Wish")
    match.answer(0)
    act(match, "spell Stop")
    for _ in range(4):
        match.answer(0)
    assert match.game.state.resources[0] == {} and not match.game.state.stack
    assert lying(match.game, "crypt", 0) == ["Wish"] and lying(match.game, "crypt", 1) == ["Stop"]


def test_a_card_on_the_stack_is_seen_by_all_and_is_in_the_shared_zone() -> None:
    wish = card("Wish", spell(gain("gem")), kind="spell")
    match = Setup(MELEE).put(wish, 1, "grip").match()
    match.answer(0)
    act(match, "spell Wish")
    shown = view(match.game, 2)
    assert lying(match.game, "line") == ["Wish"]
    items = shown["items"]
    assert isinstance(items, list) and items[0]["source"] == "Wish" and items[0]["controller"] == 1


def test_timing_is_asked_of_the_step_table() -> None:
    slow = card("Slow", activated(gain("gem"), limits=ab.Limits(timing=Timing.MAIN_ONLY), text="slow"))
    own = card("Own", activated(gain("gem"), limits=ab.Limits(timing=Timing.YOUR_TURN), text="own"))
    match = Setup().put(slow).put(own).put(slow, 1).put(own, 1).match()
    assert choices(match) == ["pass", "ability Slow", "ability Own"]
    act(match, "ability Own")
    assert choices(match) == ["pass", "ability Own"]  # the stack is not empty any more
    match.answer(0)
    assert asked(match) == 1 and choices(match) == ["pass"]


def test_a_limit_per_turn_on_an_activated_ability() -> None:
    once = card("Once", activated(gain("gem"), limits=ab.Limits(per_turn=1), text="once"))
    match = Setup().put(once).match()
    act(match, "ability Once")
    assert choices(match) == ["pass"]


def test_an_ability_is_used_from_the_zone_it_names() -> None:
    spirit = card("Spirit", activated(gain("gem"), zone="grip", text="from the grip"), cost=9, colours=("red",))
    assert choices(Setup().put(spirit, 0, "grip").match()) == ["pass", "ability Spirit"]
    assert choices(Setup().put(spirit).match()) == ["pass"]


def test_forced_passes_are_asked_only_when_wanted() -> None:
    setup = Setup().put(card("Horn", activated(gain("gem"), text="horn", limits=ab.Limits(per_turn=1))))
    quiet = Match(setup.start)
    quiet.answer(1)
    assert quiet.game.state.turn > 1  # nobody could answer: the game went on to the next choice
    setup.forced = True
    every = Match(setup.start)
    every.answer(1)
    assert isinstance(every.question, ChooseAction) and every.options == 1 and every.game.state.turn == 1
