"""What counting offers and what it passes over is what the full checks, with their reasons, would say."""

from __future__ import annotations

from dataclasses import replace

import pytest

from arbiter.bots.chance import RandomBot
from arbiter.games.fftcg.actions import explain, list_actions
from arbiter.games.fftcg.casting import usual_plan
from arbiter.games.fftcg.processes import PROCESSES, may_apply
from arbiter.games.fftcg.zones import Composition, add_all, composition, compositions
from arbiter.kernel import layers
from arbiter.kernel.game import Game
from arbiter.kernel.match import play_out
from arbiter.kernel.payment import Plan, solve
from arbiter.kernel.playing.paying import plain_of, usable
from arbiter.kernel.playing.play import Action, Play
from arbiter.kernel.relocating import relocate
from arbiter.script import statements as st
from arbiter.testing import scenario
from tests.properties.support import beginning


def list_and_compare(game: Game, player: int) -> list[Action]:
    """Every card that is offered can be used, and every card that can be used is offered; equal cards once."""
    if game.stale:
        layers.refresh(game)
    zones = game.state.zones
    piles = [game.field, *(zones[zone][player] for zone in ("hand", "limit", "break"))]
    mine = [obj for pile in piles for obj in pile if obj.controller == player]
    possible = {(obj.zone, obj.face.key) for obj in mine if not explain(game, player, obj)}
    actions = list_actions(game, player)
    if st.Permit not in game.says:
        offered = {(action.obj.zone, action.obj.face.key) for action in actions if action.obj is not None}
        assert offered == possible, f"{game.state.step}, turn {game.state.turn}"
    return actions


@pytest.mark.parametrize("seed", range(700, 712))
def test_counting_offers_what_the_full_checks_allow(seed: int) -> None:
    game = beginning("fftcg", seed)()
    game.rules = replace(game.rules, list_actions=list_and_compare)
    play_out(game, [RandomBot(2 * seed), RandomBot(2 * seed + 1)])


@pytest.mark.parametrize("seed", range(720, 732))
def test_usual_costs_are_paid_with_what_the_solver_finds(seed: int) -> None:
    usual = 0

    def plan_and_compare(game: Game, play: Play) -> Plan | None:
        nonlocal usual
        plan = usual_plan(game, play)
        if plan is not None:
            usual += 1
            found = solve(play.coloured, plain_of(play), usable(game, play), game.rules.excess(play))
            assert plan == found, f"{play.obj.face.name} in turn {game.state.turn}"
        return plan

    game = beginning("fftcg", seed)()
    game.rules = replace(game.rules, usual_plan=plan_and_compare)
    play_out(game, [RandomBot(2 * seed), RandomBot(2 * seed + 1)])
    assert usual


def look_and_compare(game: Game) -> int:
    """What a field is made of, kept up with what comes and leaves, is what counting everything gives."""
    afresh: list[object] = [Composition() for _ in range(game.state.players)]
    add_all(afresh, game.field)
    for mine, counted in zip(compositions(game), afresh, strict=True):
        assert isinstance(mine, Composition) and isinstance(counted, Composition)
        for part in Composition.__slots__:
            assert getattr(mine, part) == getattr(counted, part), f"{part} in turn {game.state.turn}"
    concerned = may_apply(game)
    for index, process in enumerate(PROCESSES):
        assert concerned >> index & 1 or not process.check(game), f"{process.name} in turn {game.state.turn}"
    return concerned


def test_what_leaves_with_another_of_its_name_is_counted_anew() -> None:
    """Of two of a name one is left to count: taking the other's name off would not do."""
    table = scenario("fftcg").define(name="Only One", power=3000).field(0, "Only One").field(1, "Only One")
    game = table.begin().game
    first, second = game.field
    second.controller = 0
    game.compose_due = True
    assert composition(game, 0).twice
    relocate(game, second, "break")
    mine = composition(game, 0)
    assert mine.names == first.now.names and not mine.twice
    relocate(game, first, "break")
    assert not composition(game, 0).names


@pytest.mark.parametrize("seed", range(740, 752))
def test_what_a_field_is_made_of_follows_what_comes_and_leaves(seed: int) -> None:
    game = beginning("fftcg", seed)()
    game.rules = replace(game.rules, may_apply=look_and_compare)
    play_out(game, [RandomBot(2 * seed), RandomBot(2 * seed + 1)])
    assert game.state.over  # every look on the way has compared
