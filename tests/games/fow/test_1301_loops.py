"""Chapter 1301: loops that nobody, one player or both players can stop."""

from __future__ import annotations

import pytest

from arbiter.kernel.game import Game
from arbiter.kernel.turn import advance
from arbiter.testing import Table, scenario
from tests.games.fow.tables import FIRE_RULER, WIND_RULER
from tests.games.fow.written import chant, regalia, resonator

FAR = 20_000  # segments after which a loop has surely been overlooked
ROUNDS = 60  # more than enough for the table to notice that a position keeps coming back


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


TURNS = "Whenever this card becomes rested >>> Recover this card."
RETURNS = "Whenever this card becomes recovered >>> Rest this card."
START = "{0}: Rest this card. Play this ability only once per turn."
SMITE = chant("Smite", "[Quickcast]", "Destroy target resonator.")


def wheel(*text: str, stops: bool = False) -> Table:
    t = scenario("fow", stops=stops).faces(resonator("Wheel", *text), SMITE, FIRE_RULER, WIND_RULER)
    return t.zone(0, "ruler", "fire ruler").zone(1, "ruler", "wind ruler").field(0, "Wheel").turn(0, number=3)


@pytest.mark.rule("fow", "1301.1", "1301.1c")
def test_a_loop_that_nobody_can_stop_is_a_draw() -> None:
    t = wheel(TURNS, RETURNS, START).use(0, "Wheel")
    assert t.over and t.winner is None
    assert not wheel(TURNS, START).use(0, "Wheel").over


@pytest.mark.rule("fow", "1301.1c")
def test_a_loop_that_a_player_can_stop_is_no_draw() -> None:
    t = wheel(TURNS, RETURNS, START).hand(1, "Smite").use(0, "Wheel")
    assert not t.over
    t.play(1, "Smite")
    assert not t.over and t.zone_of("Wheel") == "graveyard"


def go_round(t: Table) -> Table:
    """Rest and recover Wheel until something else is asked."""
    for _ in range(ROUNDS):
        for text in ("{0}: Rest", "{0}: Recover"):
            if t.question.kind != "action":
                return t
            t.use(0, "Wheel", text).resolve()
    raise AssertionError("nobody noticed the loop")


@pytest.mark.rule("fow", "1301.1a")
def test_the_one_player_who_can_stop_a_loop_says_how_often_it_runs_and_then_does_something_else() -> None:
    t = go_round(wheel("{0}: Rest this card.", "{0}: Recover this card.", stops=True))
    t.expect(kind="number", player=0, why="loop").number(3).resolve_all()
    assert not t.over
    again = "{0}: Recover" if t.is_rested("Wheel") else "{0}: Rest"
    assert not any(again in option for option in t.options())


@pytest.mark.rule("fow", "1301.1b")
def test_if_both_can_stop_a_loop_each_names_a_number_and_the_smaller_counts() -> None:
    brake = regalia("Brake", "{0}: Recover target resonator.")
    t = wheel("{0}: Rest this card.", stops=True).faces(brake).field(1, "Brake")
    for _ in range(ROUNDS):
        if t.question.kind != "action":
            break
        t.use(0, "Wheel").resolve().passes(0)
        if t.question.kind == "action":
            t.use(1, "Brake").resolve()
    t.expect(kind="number", player=0, why="loop").number(5)
    t.expect(kind="number", player=1, why="loop").number(2)
    assert not t.over and t.expect(kind="action")
