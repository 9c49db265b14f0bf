"""Experiments: the same games however they are run, nothing finished is lost, bad files are refused with reasons."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pyarrow.parquet as pq
import pytest

from arbiter.cli import main
from arbiter.lab import experiments, running
from arbiter.lab.experiments import BadExperiment, Experiment, Played, experiment_of, play_one, read_experiment
from arbiter.lab.results import BadResults, Results
from arbiter.lab.sim import Tally

SMALL = """
game = "fftcg"
decks = ["cold-wire", "embers-under-ice"]
bots = [["random", "random"], ["random", "novice"]]
games = 6
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "small.toml"
    path.write_text(SMALL)
    return path


def tables(folder: Path) -> list[list[dict[str, object]]]:
    return [pq.read_table(folder / name).to_pylist() for name in ("games.parquet", "cards.parquet")]


def test_an_experiment_is_run_and_written(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "run", str(file)]) == 0
    assert "cold-wire (random) against embers-under-ice (novice)" in capsys.readouterr().out
    games, cards = tables(file.with_suffix(""))
    assert len(games) == 12 and {row["winner"] for row in games} <= {0, 1, -1}
    assert [row["swapped"] for row in games[:4]] == [False, True, False, True]
    assert {row["began"] for row in games} == {0, 1}
    for row in cards:
        assert row["opening"] <= row["drawn"] <= row["copies"]
        assert (row["turn"] > 0) == (row["played"] > 0)
    assert sum(row["played"] > 0 for row in cards) > 100
    assert sum(row["opening"] for row in cards if row["game"] == 0 and row["cell"] == 0) in range(10, 13)
    assert main(["lab", "run", str(file)]) == 0
    assert "0 games played, 12 kept from before" in capsys.readouterr().out


def test_after_a_kill_it_goes_on_and_comes_to_the_same(file: Path, tmp_path: Path) -> None:
    """The run dies in the middle of its ninth game, and while the eighth is being written."""
    experiment = read_experiment(file)
    whole, broken = Results(tmp_path / "whole", experiment), Results(tmp_path / "broken", experiment)
    running.run(experiment, whole)
    whole.write_tables()

    def dying(tasks: list[running.Task]) -> Iterator[Played]:
        for task in tasks:
            if len(broken.played) == 8:
                raise KeyboardInterrupt
            yield play_one(experiment, *task)

    with pytest.raises(KeyboardInterrupt):
        running.rounds(experiment, broken, dying, None)
    broken.close()
    journal = tmp_path / "broken" / "games.jsonl"
    journal.write_bytes(journal.read_bytes()[:-20])
    again = Results(tmp_path / "broken", experiment)
    assert len(again.played) == 7
    running.run(experiment, again)
    again.write_tables()
    assert tables(tmp_path / "whole") == tables(tmp_path / "broken")
    again.close()
    assert len(journal.read_text().splitlines()) == 12


def test_processes_play_the_same_games(file: Path, tmp_path: Path) -> None:
    experiment = read_experiment(file)
    one, two = Results(tmp_path / "one", experiment), Results(tmp_path / "two", experiment)
    assert running.run(experiment, one) == running.run(experiment, two, jobs=2)
    assert one.played == two.played


def test_a_cell_is_done_when_its_interval_is_narrow(file: Path) -> None:
    base = read_experiment(file)
    wanted = Experiment(base.game, base.decks, base.cells, 1, 10_000, 0.05)
    assert not wanted.is_done(Tally(experiments.FEWEST - 1, 0))
    assert wanted.is_done(Tally(100, 0)) and not wanted.is_done(Tally(100, 50))
    assert wanted.is_done(Tally(400, 200)) and wanted.is_done(Tally(10_000, 5_000))


def test_a_run_stops_by_precision(file: Path, tmp_path: Path) -> None:
    base = read_experiment(file)
    wanted = Experiment(base.game, base.decks, base.cells[:1], 1, 10_000, 0.05)
    results = Results(tmp_path / "precise", wanted)

    def first_side_wins(tasks: list[running.Task]) -> Iterator[Played]:
        for cell, number in tasks:
            yield Played(cell, number, 0, "", 1, 1, 0, [])

    assert running.rounds(wanted, results, first_side_wins, None) == [Tally(80, 80)]


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({}, "`game` is missing"),
        ({"game": "fftcg", "deck": []}, "'deck' is not known"),
        ({"game": "fftcg", "bots": [["greedy"]]}, "is no pair"),
        ({"game": "fftcg", "bots": [["search:1s", "greedy"]]}, "search:300p"),
        ({"game": "fftcg", "games": 0}, "`games` is 0"),
        ({"game": "fftcg", "precision": 2.0}, "`precision`"),
        ({"game": "fftcg", "decks": "cold-wire"}, "a list of names"),
        ({"game": "fftcg", "decks": ["cold-wire"], "mirrors": False}, "nobody meets anybody"),
    ],
)
def test_what_is_wrong_with_a_file_is_said(given: dict[str, object], said: str) -> None:
    with pytest.raises(BadExperiment, match=said):
        experiment_of(given)


def test_files_and_folders_that_do_not_fit_are_refused(file: Path, tmp_path: Path) -> None:
    with pytest.raises(BadExperiment, match="no TOML"):
        read_bad(tmp_path)
    experiment = read_experiment(file)
    Results(tmp_path / "there", experiment).close()
    about = json.loads((tmp_path / "there" / "experiment.json").read_text())
    assert about["games"] == 6
    other = Experiment(experiment.game, experiment.decks, experiment.cells, 2, 6, None)
    with pytest.raises(BadResults, match="another experiment"):
        Results(tmp_path / "there", other)


def read_bad(folder: Path) -> Experiment:
    (folder / "bad.toml").write_text("game = ")
    return read_experiment(folder / "bad.toml")
