"""The command `arbiter play`: its arguments, and reading and writing where no terminal is."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

import arbiter
from arbiter.table.paint import for_this_terminal
from arbiter.table.terminal import main

QUICK = ["fftcg", "--bot", "random", "--seed", "3", "--deck", "kiln-and-salt", "--against", "steam"]


def type_in(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(text))


def test_the_end_of_the_input_leaves_the_table_cleanly(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    type_in(monkeypatch, "")
    assert main(QUICK) == 0
    out = capsys.readouterr().out
    assert "You are player 1 and play Kiln and Salt" in out
    assert "You leave the table" in out
    assert "\x1b" not in out


def test_an_interruption_leaves_the_table_cleanly(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupt(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("arbiter.table.terminal.ask_person", interrupt)
    assert main(QUICK) == 0
    assert "You leave the table" in capsys.readouterr().out


def test_what_cannot_be_played_is_said_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fftcg", "--bot", "random", "--deck", "no-such-deck"]) == 2
    assert main(["chess", "--bot", "random"]) == 2
    assert main(["fftcg", "--bot", "random", "--load", "no-such-file.json"]) == 2
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 3
    assert all(line.startswith("arbiter play: ") for line in lines)


def test_a_saved_game_goes_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "game.json"
    match = arbiter.start("fftcg", "kiln-and-salt", "steam", seed=3)
    path.write_text(match.save(), encoding="utf-8")
    type_in(monkeypatch, "concede\ny\n")
    assert main(["fftcg", "--bot", "random", "--load", str(path)]) == 0
    assert "You lose" in capsys.readouterr().out


def test_a_pipe_and_no_color_get_plain_text(monkeypatch: pytest.MonkeyPatch) -> None:
    class Terminal(io.StringIO):
        encoding = "utf-8"

        def isatty(self) -> bool:
            return True

    monkeypatch.setattr("sys.stdout", io.StringIO())
    assert not for_this_terminal(no_colour=False).colour
    monkeypatch.setattr("sys.stdout", Terminal())
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.delenv("NO_COLOR", raising=False)
    assert for_this_terminal(no_colour=False).colour
    assert not for_this_terminal(no_colour=True).colour
    monkeypatch.setenv("NO_COLOR", "1")
    assert not for_this_terminal(no_colour=False).colour
    monkeypatch.delenv("NO_COLOR")
    monkeypatch.setenv("TERM", "dumb")
    plain = for_this_terminal(no_colour=False)
    assert not plain.colour and not plain.cursor
