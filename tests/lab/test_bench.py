"""The bench: what it prints, and what it says without python-chess."""

from __future__ import annotations

import json
import sys

import pytest

from arbiter.cli import main

KEYS = ["games_per_second", "decisions_per_second", "clone_us", "rss_mb", "chess_decisions_per_second", "ratio"]


def test_the_keys_are_these(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("chess")
    assert main(["bench", "fftcg", "--seconds", "1", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert list(found) == ["fftcg"] and list(found["fftcg"]) == KEYS
    assert all(value > 0 for value in found["fftcg"].values())
    speed = found["fftcg"]
    assert speed["ratio"] == pytest.approx(
        speed["decisions_per_second"] / speed["chess_decisions_per_second"], rel=0.01
    )
    assert speed["decisions_per_second"] > speed["games_per_second"]


def test_it_can_be_read(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("chess")
    assert main(["bench", "--seconds", "0.6"]) == 0
    told = capsys.readouterr().out
    assert "decisions/s" in told and "python-chess" in told and "clone" in told


def test_without_chess_it_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "chess", None)
    assert main(["bench", "fftcg", "--seconds", "1"]) == 2
    assert "pip install chess" in capsys.readouterr().err


@pytest.mark.parametrize("line", [["bench", "--seconds", "soon"], ["bench", "--seconds", "-1"], ["bench", "chess"]])
def test_bad_lines_are_told(line: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(line) == 2
    assert capsys.readouterr().err.count("\n") == 1
