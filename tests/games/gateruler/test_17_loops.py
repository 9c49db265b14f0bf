"""Section 17: loops that nobody, one player or both players can stop."""

from __future__ import annotations

import pytest

from arbiter.kernel.game import Game
from arbiter.kernel.turn import advance
from arbiter.script import abilities as ab
from arbiter.script import effects as fx
from arbiter.script import nouns as n
from arbiter.script.patterns import Readies, Rests
from arbiter.testing import Table, scenario
from tests.games.gateruler.plain import ACTIVE, PLAIN, REGENT, RIVAL, event, unit, when

FAR = 20_000  # segments after which a loop has surely been overlooked
ROUNDS = 60  # more than enough for the table to notice that a position keeps coming back
ITSELF = n.Group((n.Same(n.Self()),), ())
WHEELS = n.Group((), ("front",))


@pytest.fixture(autouse=True)
def bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    """A loop that the engine overlooks fails the test instead of holding it up for ever."""
    steps = 0

    def counted(game: Game) -> None:
        nonlocal steps
        steps += 1
        assert steps < FAR, "the loop goes on and on"
        advance(game)

    monkeypatch.setattr("arbiter.kernel.match.advance", counted)


def use(name: str, effect: fx.Effect) -> ab.Activated:
    return ab.Activated(name, effects=(effect,), zones=ACTIVE)


TURNS = when(Rests(ITSELF), fx.Ready(n.Self()), name="turns")
RETURNS = when(Readies(ITSELF), fx.Rest(n.Self()), name="returns")
EXHAUST, READY = use("exhaust", fx.Rest(n.Self())), use("ready", fx.Ready(n.Self()))
SMITE = event("Smite", fx.Destroy(n.Every(WHEELS)), timing="instant")
BRAKE = unit("Brake", abilities=(use("brake", fx.Ready(n.Every(WHEELS))),))


def wheel(*abilities: ab.Ability, stops: bool = False) -> Table:
    made = scenario("gateruler", stops=stops).faces(*PLAIN, REGENT, RIVAL, SMITE, BRAKE)
    made.faces(unit("Wheel", abilities=abilities))
    made.zone(0, "ruler", "Regent").zone(1, "ruler", "Rival").field(0, "Wheel")
    return made.turn(0, number=3)


@pytest.mark.rule("gateruler", "17-1a-3")
def test_a_loop_that_nobody_can_stop_is_a_draw() -> None:
    once = ab.Activated("once", effects=(fx.Rest(n.Self()),), limits=ab.Limits(per_turn=1), zones=ACTIVE)
    made = wheel(TURNS, RETURNS, once).use(0, "Wheel", "once")
    assert made.over and made.winner is None
    assert not wheel(TURNS, once).use(0, "Wheel", "once").over


@pytest.mark.rule("gateruler", "17-1a-3")
def test_a_loop_that_a_player_can_stop_is_no_draw() -> None:
    once = ab.Activated("once", effects=(fx.Rest(n.Self()),), limits=ab.Limits(per_turn=1), zones=ACTIVE)
    made = wheel(TURNS, RETURNS, once).zone(1, "set", "Smite").use(0, "Wheel", "once")
    assert not made.over
    made.play(1, "Smite")
    assert not made.over and made.zone_of("Wheel") == "graveyard"


def go_round(made: Table) -> Table:
    """Exhaust and ready Wheel until something else is asked."""
    for _ in range(ROUNDS):
        for text in ("exhaust", "ready"):
            if made.question is None or made.question.kind != "action":
                return made
            made.use(0, "Wheel", text).resolve()
    raise AssertionError("nobody noticed the loop")


@pytest.mark.rule("gateruler", "17-1a-1")
def test_the_one_player_who_can_stop_a_loop_says_how_often_it_runs_and_then_does_something_else() -> None:
    made = go_round(wheel(EXHAUST, READY, stops=True))
    made.expect(kind="number", player=0, why="loop").number(3).resolve_all()
    assert not made.over
    again = "ready" if made.is_rested("Wheel") else "exhaust"
    assert not any(f"'{again}'" in option for option in made.options())


@pytest.mark.rule("gateruler", "17-1a-2")
def test_if_both_can_stop_a_loop_each_names_a_number_the_active_player_first() -> None:
    made = wheel(EXHAUST, stops=True).field(1, "Brake")
    for _ in range(ROUNDS):
        if made.question is None or made.question.kind != "action":
            break
        made.use(0, "Wheel").resolve()
        if made.question is None or made.question.kind != "action":
            break
        made.passes(0)
        if made.question is None or made.question.kind != "action":
            break
        made.use(1, "Brake").resolve()
    made.expect(kind="number", player=0, why="loop").number(5)
    made.expect(kind="number", player=1, why="loop").number(2)
    assert not made.over
