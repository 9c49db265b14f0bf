"""Looking back at a match: the same looks the same, what was better is told, and nothing hidden is used."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import arbiter
from arbiter.bots.analysis import Moment, Prospect, analyse, look, worst
from arbiter.bots.budgets import Budget
from arbiter.bots.greedy import GreedyBot
from arbiter.bots.search import Line, SearchBot
from arbiter.cli import main
from arbiter.kernel.decisions import Answer
from arbiter.setup import drive

FEW = Budget(playouts=6)


def short_match(turns: int = 3) -> arbiter.Match:
    match = arbiter.start("fftcg", "kiln-and-salt", "cold-wire", seed=11)
    bot = GreedyBot(1)
    while match.turn < turns and not match.is_over:
        assert match.decision is not None
        match.answer(bot(match.game, match.decision))
    return match


def moment(given: Answer, *chances: float) -> Moment:
    prospects = [Prospect(i, f"option {i}", chance, chance, chance, 3, ()) for i, chance in enumerate(chances)]
    return Moment(0, 1, 0, "which", given, tuple(sorted(prospects, key=lambda each: -each.chance)))


def test_what_a_choice_cost_is_the_gap_to_the_best_answer() -> None:
    assert moment(0, 0.4, 0.62).fell == pytest.approx(0.22)
    assert moment(1, 0.4, 0.62).fell == 0.0
    small, large = moment(0, 0.5, 0.55), moment(0, 0.1, 0.9)
    assert worst([small, large, moment(1, 0.4, 0.62)], 5) == [large, small]


def test_an_interval_is_as_wide_as_little_is_known() -> None:
    assert Line(0, [0.5]).interval() == (0.0, 1.0)
    low, high = Line(0, [0.4, 0.6] * 8).interval()
    assert 0.4 < low < 0.5 < high < 0.6


def test_every_answer_is_looked_at_and_the_match_goes_as_it_went() -> None:
    match = short_match()
    driver = drive(match.setup, ())
    moments = list(analyse(driver, match.answers, FEW))
    assert driver.hash() == match.hash
    assert moments and all(len(each.prospects) > 1 for each in moments)
    for each in moments:
        assert each.given in [found.answer for found in each.prospects]
        assert each.best.chance == max(found.chance for found in each.prospects)
    again = list(analyse(drive(match.setup, ()), match.answers, FEW, player=0))
    assert again == [each for each in moments if each.player == 0]


def test_a_line_is_told_of_what_may_follow() -> None:
    match = short_match()
    assert match.decision is not None
    found = look(match.game, match.decision, SearchBot(1, FEW))
    assert found is not None and found.given is None and any(each.line for each in found.prospects)


def test_the_command_prints_json_and_words(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "match.json"
    path.write_text(short_match(2).save(), encoding="utf-8")
    assert main(["analyse", str(path), "--playouts", "4", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["moments"] and {"chance", "low", "high", "worlds", "line", "text"} <= set(
        found["moments"][0]["prospects"][0]
    )
    assert main(["analyse", str(path), "--playouts", "4", "--player", "0"]) == 0
    assert "first player's chance" in capsys.readouterr().out
    assert main(["analyse", str(path), "--player", "7"]) == 2
    assert "there are 0 to 1" in capsys.readouterr().err
