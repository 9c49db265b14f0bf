"""Simulations: the same over any number of processes, honest intervals, failed games that can be played again."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import arbiter.lab.sim as sim
from arbiter.cards.pool import shared
from arbiter.cli import main
from arbiter.kernel.decisions import Answer, Decision
from arbiter.kernel.game import Agent, Game
from arbiter.lab.decks import built_in_decks, named_decks, pairings
from arbiter.lab.sim import Order, Tally, again, orders, play, simulate

BOTS = ("random", "random")


def some(games: int, seed: int = 1) -> list[Order]:
    return list(orders("fftcg", pairings(built_in_decks("fftcg")), BOTS, games, seed))


def test_every_deck_meets_every_other_from_both_sides() -> None:
    decks = built_in_decks("fftcg")
    pairs = pairings(decks)
    assert len(decks) >= 4
    assert len(pairs) == len(decks) * (len(decks) - 1) == len({(a.name, b.name) for a, b in pairs})


def test_an_order_is_a_whole_game() -> None:
    order = some(1, 17)[0]
    assert play(order) == play(order)
    assert play(order).failure is None and play(order).turns > 4


def test_processes_change_nothing_but_the_time() -> None:
    one, two = simulate(some(8), BOTS), simulate(some(8), BOTS, jobs=2)
    assert (one.by_deck, one.turns, one.decisions) == (two.by_deck, two.turns, two.decisions)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"), [(8, 10, 0.490, 0.943), (0, 10, 0.0, 0.278), (50, 100, 0.404, 0.596)]
)
def test_intervals_are_wilsons(wins: int, games: int, low: float, high: float) -> None:
    found_low, found_high = Tally(games, wins).interval()
    assert found_low == pytest.approx(low, abs=0.001)
    assert found_high == pytest.approx(high, abs=0.001)


def test_the_command_prints_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sim", "fftcg", "--games", "4", "--bots", "greedy,random", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert {"games", "wins", "draws", "errors", "turns", "decisions", "seconds", "wins_by_deck"} <= set(found)
    assert found["games"] == 4 and found["errors"] == []
    assert sum(found["wins"].values()) + found["draws"] == 4
    assert set(found["wins"]) == {"greedy", "random"}


def test_two_bots_of_one_kind_are_numbered(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sim", "fftcg", "--games", "2", "--json"]) == 0
    assert set(json.loads(capsys.readouterr().out)["wins"]) == {"random#1", "random#2"}


def test_the_table_names_bots_decks_and_lengths(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sim", "fftcg", "--games", "2", "--decks", "steam,cold-wire", "--seed", "5"]) == 0
    told = capsys.readouterr().out
    assert "random#1" in told and "steam" in told and "cold-wire" in told and "0 errors" in told and "turns" in told


@pytest.mark.parametrize(
    ("line", "says"),
    [
        (["sim", "fftcg", "--bots", "random"], "two bots play"),
        (["sim", "fftcg", "--bots", "random,nobody"], "there is no bot 'nobody'"),
        (["sim", "fftcg", "--decks", "no-such-deck"], "no deck or file"),
        (["sim", "chess"], "there is no game 'chess'"),
        (["sim", "fftcg", "--games", "many"], "not a whole number"),
        (["sim", "fftcg", "--seed", "-1"], "--seed"),
    ],
)
def test_what_a_caller_can_do_wrong_is_told(line: list[str], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(line) == 2
    told = capsys.readouterr().err
    assert says in told and "Traceback" not in told


def broken_bot(name: str, seed: int) -> Agent:
    """Answers well for a while, then raises."""
    from arbiter.bots.chance import RandomBot

    bot = RandomBot(seed)

    def answer(game: Game, decision: Decision) -> Answer:
        if game.state.turn >= 3:
            raise RuntimeError("on purpose")
        return bot(game, decision)

    return answer


def test_a_failing_game_is_kept_and_the_others_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sim, "make_bot", broken_bot)
    line = ["sim", "fftcg", "--games", "2", "--seed", "9", "--decks", "steam,cold-wire", "--keep", str(tmp_path)]
    assert main([*line, "--json"]) == 1
    told = capsys.readouterr()
    errors = json.loads(told.out)["errors"]
    assert [error["seed"] for error in errors] == [9, 10]
    kept = json.loads((tmp_path / "fftcg-10.json").read_text(encoding="utf-8"))
    assert kept["error"] == "RuntimeError: on purpose"
    assert kept["decks"] == ["cold-wire", "steam"] and kept["bots"] == ["random", "random"]
    assert kept["answers"] and kept["turn"] == 3
    assert any("on purpose" in row for row in kept["traceback"])
    assert kept["again"] in told.err
    # The command that is told plays the very same game.
    words = kept["again"].split()
    assert words[:3] == ["arbiter", "sim", "fftcg"]
    assert main([*words[1:], "--keep", str(tmp_path), "--json"]) == 1
    (once_more,) = json.loads(capsys.readouterr().out)["errors"]
    assert once_more["answers"] == kept["answers"]


def test_a_deck_from_a_file_is_known_by_its_path(tmp_path: Path) -> None:
    steam = next(deck for deck in built_in_decks("fftcg") if deck.name == "steam")
    path = tmp_path / "mine.txt"
    path.write_text(steam.text(shared("fftcg")), encoding="utf-8")
    decks = named_decks("fftcg", f"{path},cold-wire")
    order = next(orders("fftcg", pairings(decks), BOTS, 1, 3))
    assert again(order).endswith(f"--decks {path},cold-wire")
    assert play(order).failure is None


@pytest.mark.soak
def test_two_thousand_random_games() -> None:
    report = simulate(some(2000, 10_000), BOTS)
    assert not report.failures
    assert all(tally.wins for tally in report.by_deck.values()), "a deck that never wins"


def first_named_wins(order: Order) -> sim.Outcome:
    """The game is not played: whoever is called greedy wins it."""
    return sim.Outcome(order, order.bots.index("greedy"), "said so", 9, 40)


def test_seats_are_swapped_and_wins_go_to_the_bot_wherever_it_sits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sim, "play", first_named_wins)
    decks = built_in_decks("fftcg")[:2]
    bots = ("greedy", "random")
    wanted = list(orders("fftcg", pairings(decks, mirrors=True), bots, 8, 1, swap=True))
    assert [order.bots for order in wanted[:2]] == [("greedy", "random"), ("random", "greedy")]
    assert wanted[0].seed == wanted[1].seed and wanted[0].decks == wanted[1].decks
    assert {(a.name == b.name) for a, b in pairings(decks, mirrors=True)} == {True, False}
    report = simulate(wanted, bots)
    assert (report.by_bot["greedy"].wins, report.by_bot["random"].wins) == (8, 0)


def test_a_simulation_stops_once_it_is_settled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sim, "play", first_named_wins)
    bots = ("greedy", "random")
    wanted = list(orders("fftcg", pairings(built_in_decks("fftcg")), bots, 60, 1))
    assert simulate(wanted, bots, line=0.5).games == sim.FEWEST
    assert not sim.settled(Tally(9, 9), 0.5) and sim.settled(Tally(12, 12), 0.5) and not sim.settled(Tally(12, 7), 0.5)


def test_an_outcome_says_who_began() -> None:
    outcomes = [play(order) for order in some(12)]
    assert {outcome.began for outcome in outcomes} == {0, 1}
    report = simulate(some(12), BOTS, jobs=2)
    assert report.first.games == 12 - len(report.failures)
    assert report.first.wins == sum(outcome.winner == outcome.began for outcome in outcomes)
