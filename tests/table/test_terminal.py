"""The command `arbiter play`: its arguments, and reading and writing where no terminal is."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

import arbiter
from arbiter.fairness import verify
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


def test_without_a_seed_the_shuffles_are_sealed_and_the_game_can_be_verified(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "game.json"
    type_in(monkeypatch, "concede\ny\n")
    assert main(["fftcg", "--bot", "random", "--record", str(path)]) == 0
    out = " ".join(capsys.readouterr().out.split())
    match = arbiter.load(path)
    assert f"Sealed with (SHA-256) {match.commitment}" in out
    assert f"shuffled with the secret {match.secret}" in out
    assert f"--verify --commitment {match.commitment}" in out
    assert all(check.held for check in verify(path, match.commitment))


def test_a_game_of_two_people_is_not_saved_with_its_secret(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "game.json"
    store = f"s {path}\n" * 2  # where the second player is asked, the first line only says that they sit down
    type_in(monkeypatch, store)
    assert main(["fftcg", "--bot", "none"]) == 0
    assert "Not saved: two people play" in capsys.readouterr().out
    assert not path.exists()
    for options in (["--bot", "none", "--seed", "3"], ["--bot", "random"]):
        type_in(monkeypatch, store)
        assert main(["fftcg", *options]) == 0
        assert path.exists()
        path.unlink()


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
