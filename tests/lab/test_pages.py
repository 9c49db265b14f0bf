"""The report's page: what it counts is what was played, and it needs nothing from elsewhere."""

from __future__ import annotations

import json
from html.parser import HTMLParser
from pathlib import Path

import pytest

from arbiter.cli import main
from arbiter.lab.experiments import Played, experiment_of
from arbiter.lab.pages import Report, elo, page
from arbiter.lab.results import BadResults, Results
from arbiter.lab.sim import Tally

FIRST, SECOND = "SR-001C", "SR-002C"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Twenty games: the first side has won all in which it played both cards."""
    experiment = experiment_of(
        {
            "game": "fftcg",
            "decks": ["cold-wire", "embers-under-ice"],
            "bots": [["random", "random"], ["greedy", "random"]],
            "games": 20,
        }
    )
    results = Results(tmp_path / "r", experiment)
    for number in range(20):
        cards = [(0, FIRST, 1, 2, 1, 3), (0, SECOND, 0, 1, number % 2, 5 if number % 2 else 0)]
        results.add(Played(0, number, 0 if number % 2 else 1, "why", 10 + number % 3, 50, 0, cards))
        results.add(Played(1, number, 0, "why", 9, 50, 1, [], "Broken: it" if number == 0 else ""))
    results.close()
    return tmp_path / "r"


def test_what_is_counted_is_what_was_played(folder: Path) -> None:
    report = Report(folder)
    assert report.failed == 1 and len(report.played) == 39
    assert report.matrix() == {(0, 1): Tally(20, 10), (1, 0): Tally(20, 10)}
    assert report.bots() == {("greedy", "random"): Tally(19, 19)}
    assert report.cards() == {
        FIRST: [Tally(20, 10), Tally(20, 10), Tally(20, 10)],
        SECOND: [Tally(), Tally(20, 10), Tally(10, 10)],
    }
    assert report.pairs() == {(FIRST, SECOND): Tally(10, 10)}
    assert report.by_cards_played()[2] == Tally(10, 10)
    assert elo(0.5) == 0 and 190 < elo(0.75) < 192


def test_the_page_is_whole_and_needs_nothing_else(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "report", str(folder)]) == 0
    text = (folder / "report.html").read_text(encoding="utf-8")
    assert text == page(folder)
    asked: list[str] = []

    class Links(HTMLParser):
        def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
            asked.extend(name for name, _ in attrs if name in ("src", "href"))

    Links().feed(text)
    assert not asked and "url(" not in text
    for said in ("39 games of fftcg", "<td>cold-wire</td>", "50.0%", "Kiln Apprentice", "greedy against random"):
        assert said in text, said


def test_a_folder_without_results_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadResults, match="holds no results"):
        page(tmp_path)
    (tmp_path / "experiment.json").write_text(json.dumps({"game": "fftcg", "decks": [], "cells": []}))
    with pytest.raises(BadResults, match="no game has been finished"):
        page(tmp_path)
