"""What else may wait on the stack: processes that are neither card nor ability, what nobody can answer, rows of it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from arbiter.kernel.game import Game
from arbiter.kernel.match import Match
from arbiter.kernel.playing.commit import cast_on_stack, resolve_at_once
from arbiter.kernel.playing.play import Play
from arbiter.kernel.resolution import put_process, resolve_top
from arbiter.kernel.ruleset import Ruleset
from arbiter.kernel.stack import StackItem
from arbiter.script import effects as fx
from arbiter.script import nouns as n
from arbiter.script import patterns as p
from tests.kernel.table import (
    Setup,
    act,
    activated,
    card,
    choices,
    do,
    find,
    group,
    lying,
    number,
    spell,
    triggered,
)
from tests.kernel.toy import MELEE, PLAYING, SKIRMISH, with_rows


def toll(game: Game, item: StackItem) -> None:
    kept = game.state.resources[item.frame.controller]
    kept["toll"] = kept.get("toll", 0) + 1


WITH_TOLL = with_rows(SKIRMISH, stack_processes={"toll": toll})
HORN = card("Horn", activated(fx.GainResource(n.YOU, "gem", number(1)), text="horn"))


def tolling(rules: Ruleset, count: int = 1) -> Match:
    def prepare(game: Game) -> None:
        for _ in range(count):
            put_process(game, "toll", 1)

    return Setup(rules).put(HORN).match(prepare)


def tolls(match: Match) -> int:
    return match.game.state.resources[1].get("toll", 0)


def test_a_process_waits_on_the_stack_and_is_carried_out_by_the_rulesets_function() -> None:
    match = tolling(WITH_TOLL)
    assert tolls(match) == 0 and choices(match) == ["pass", "ability Horn"]
    match.answer(0)
    match.answer(0)
    assert tolls(match) == 1 and not match.game.state.stack


def test_a_process_can_be_answered_unless_the_table_says_otherwise() -> None:
    match = tolling(WITH_TOLL)
    act(match, "ability Horn")
    match.answer(0)
    match.answer(0)
    assert match.game.state.resources[0]["gem"] == 1 and tolls(match) == 0


def test_what_nobody_can_answer_resolves_before_anybody_gets_priority() -> None:
    match = tolling(with_rows(WITH_TOLL, unanswerable=frozenset({"toll"})))
    assert tolls(match) == 1 and not match.game.state.stack


def test_things_resolve_one_by_one_or_in_a_row_by_the_table() -> None:
    single = tolling(WITH_TOLL, 3)
    single.answer(0)
    single.answer(0)
    assert (tolls(single), len(single.game.state.stack)) == (1, 2)
    row = tolling(with_rows(WITH_TOLL, resolve_in_a_row=True), 3)
    row.answer(0)
    row.answer(0)
    assert (tolls(row), len(row.game.state.stack)) == (3, 0)


def test_a_process_that_is_not_over_stays_and_resolves_again() -> None:
    def thrice(game: Game, item: StackItem) -> bool:
        toll(game, item)
        return game.state.resources[1]["toll"] < 3

    once = with_rows(WITH_TOLL, stack_processes={"toll": thrice}, unanswerable=frozenset({"toll"}))
    match = tolling(once)
    assert tolls(match) == 3 and not match.game.state.stack
    row = tolling(with_rows(once, resolve_in_a_row=True))
    assert tolls(row) == 3 and not row.game.state.stack


def test_what_leaves_the_stack_by_the_way_does_not_interrupt_a_row() -> None:
    def last_call(game: Game, item: StackItem) -> None:
        toll(game, item)
        game.state.stack = [other for other in game.state.stack if other.id in (item.id, game.state.stack[0].id)]

    match = tolling(with_rows(WITH_TOLL, stack_processes={"toll": last_call}, resolve_in_a_row=True), 3)
    match.answer(0)
    match.answer(0)
    assert tolls(match) == 2 and not match.game.state.stack


@pytest.mark.parametrize(("keeps", "player"), [(False, 0), (True, 1)])
def test_who_acts_keeps_priority_when_abilities_trigger_or_the_turn_player_gets_it(keeps: bool, player: int) -> None:
    bell = card("Bell", triggered(p.UsesAbility(n.EACH, "any"), fx.GainResource(n.YOU, "gem", number(1))))
    match = Setup(with_rows(SKIRMISH, keeps_priority=keeps)).put(bell).put(HORN, player=1).match()
    match.answer(0)
    act(match, "ability Horn")
    assert len(match.game.state.stack) == 2
    assert match.question is not None and match.question.player == player


def test_an_immediate_ability_resolves_as_it_is_used_without_the_stack() -> None:
    steps = {**PLAYING, "ability": (*PLAYING["ability"][:-1], resolve_at_once)}
    match = Setup(with_rows(SKIRMISH, playing_steps=steps)).put(HORN).match()
    act(match, "ability Horn")
    assert match.game.state.resources[0]["gem"] == 1 and not match.game.state.stack
    assert match.question is not None and match.question.player == 0


def test_a_player_who_is_out_gets_neither_priority_nor_a_turn() -> None:
    match = Setup(MELEE).match()
    match.concede(1)
    order = []
    for _ in range(16):
        assert match.question is not None
        order.append((match.question.player, match.game.state.active))
        match.answer(0)
    assert {player for player, _ in order} == {0, 2} and {active for _, active in order} == {0, 2}


@pytest.mark.parametrize("kind", ["spell", "unit"])
def test_what_waits_can_be_given_another_effect_and_keeps_its_place(kind: str) -> None:
    abilities = (spell(fx.GainResource(n.YOU, "gem", number(5))),) if kind == "spell" else ()
    scroll = card("Scroll", *abilities, kind=kind)
    game = Setup().put(scroll, zone="grip").put(HORN).game()
    play = Play("cast", 0, find(game, "Scroll"), scroll.spell)
    cast_on_stack(game, play)
    put_process(game, "toll", 1)
    other = fx.Rewrite(n.Every(group(zone="line")), (fx.GainResource(n.YOU, "pearl", number(1)),))
    do(game, 1, other)
    assert [item.kind for item in game.state.stack] == ["summon", "toll"]
    game.state.stack.pop()
    resolve_top(game)
    assert game.state.resources[0] == {"pearl": 1} and lying(game, "crypt") == ["Scroll"]


def test_the_ruleset_hears_of_everything_that_comes_on_the_stack() -> None:
    found: list[str] = []

    def note(game: Game, item: StackItem) -> None:
        found.append(item.kind)

    bell = card("Bell", triggered(p.UsesAbility(n.EACH, "any"), fx.GainResource(n.YOU, "gem", number(1))))
    scroll = card("Scroll", spell(fx.GainResource(n.YOU, "gem", number(1))), kind="spell")
    rules = with_rows(SKIRMISH, stack_played=note)
    act(Setup(rules).put(bell).put(HORN).match(), "ability Horn")
    game = Setup(rules).put(scroll, zone="grip").game()
    cast_on_stack(game, Play("cast", 0, find(game, "Scroll"), scroll.spell))
    assert found == ["action", "auto", "summon"]


@pytest.mark.parametrize("hears", [False, True])
def test_a_card_that_lies_face_down_waits_where_its_zone_says_so(hears: bool) -> None:
    zones = tuple(replace(spec, hears=hears) if spec.name == "arena" else spec for spec in SKIRMISH.zones.rows)
    bell = card("Bell", triggered(p.Draws(n.YOU), fx.GainResource(n.YOU, "gem", number(1))))
    game = Setup(with_rows(SKIRMISH, zones_rows=zones)).put(bell, face_up=False).put(HORN, zone="library").game(1)
    do(game, 0, fx.Draw(n.YOU, number(1)))
    assert bool(game.state.pending) == hears
