"""The `arbiter` command as a user meets it: help, exit codes, one line for every error."""

import io
import json
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import arbiter
from arbiter import cli
from arbiter.cli import main
from arbiter.games.registry import FOLDERS
from arbiter.lab.decks import built_in_decks
from arbiter.lab.sim import Order, again
from tests.games.outside import make_game

ROOT = Path(__file__).resolve().parents[2]
SETS = ROOT / "src" / "arbiter" / "games" / "fftcg" / "sets"
COMMAND = [sys.executable, "-m", "arbiter.cli"]

Capture = pytest.CaptureFixture[str]


def ran(capsys: Capture, *args: str) -> tuple[int, str, str]:
    code = main(args)
    told = capsys.readouterr()
    return code, told.out, told.err


def test_help_names_every_command(capsys: Capture) -> None:
    code, out, err = ran(capsys, "--help")
    assert (code, err) == (0, "")
    for name in cli.COMMANDS:
        assert f"\n  {name} " in out


def test_help_is_quick() -> None:
    best = 9.0
    for _ in range(3):
        before = time.perf_counter()
        subprocess.run([*COMMAND, "--help"], check=True, capture_output=True, timeout=20)
        best = min(best, time.perf_counter() - before)
    assert best < 0.3


def test_help_imports_nothing_heavy() -> None:
    code = "import sys, arbiter.cli as c; c.main(['--help']); print(sorted(m for m in sys.modules if 'arbiter.' in m))"
    out = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True, timeout=20).stdout
    assert out.splitlines()[-1] == "['arbiter.cli']"


def test_version(capsys: Capture) -> None:
    assert ran(capsys, "--version") == (0, f"arbiter {arbiter.__version__}\n", "")
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    assert f'version = "{arbiter.__version__}"' in project


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("dance", "there is no command 'dance'"),
        ("serve --port 99999", "cannot listen at 127.0.0.1, port 99999"),
        ("serve --port many", "'many' is not a whole number"),
        ("serve --host 192.0.2.1 --port 8000", "cannot listen at 192.0.2.1"),
        ("serve --port 0 --database mysql://x", "use a sqlite or postgresql URL"),
        ("serve --port 0 --database nothing", "is no database URL"),
        ("serve --port 0 --database sqlite://", "needs a file"),
        ("deck", "see arbiter deck --help"),
        ("deck check", "FILE"),
        ("deck check nosuchdeck", "there is no deck or file 'nosuchdeck'"),
        ("deck check steam --format sealed", "constructed, limited"),
        ("deck check steam --game chess", "there is no game 'chess'"),
        ("deck show steam --cards nosuch.toml", "nosuch.toml: cannot be read"),
        ("card show Kiln Aprentice", "the nearest are Kiln Apprentice"),
        ("card check nosuch.toml", "cannot be read"),
        ("card coverage fftcg", "there is no library at"),
        ("card coverage chess x.jsonl", "there is no game 'chess'"),
        ("card coverage fftcg x.jsonl --top few", "'few' is not a whole number"),
        ("replay nosuch.json", "neither a file nor a saved match"),
        ("rules chess", "there is no game 'chess'"),
    ],
)
def test_an_error_is_one_line_and_exit_code_two(capsys: Capture, line: str, says: str) -> None:
    code, out, err = ran(capsys, *line.split())
    assert (code, out) == (2, "")
    assert err.startswith("arbiter")
    assert err.count("\n") == 1
    assert says in err


GAME_COMMANDS = (
    "deck list --game outdoor",
    "deck show steam --game outdoor",
    "deck check steam --game outdoor",
    "card show SR-001C --game outdoor",
    "card text SR-001C --game outdoor",
    "card check {set} --game outdoor",
    "card coverage outdoor {set}",
    "sim outdoor --games 2 --decks steam,cold-wire --jobs 2",
    "bench outdoor --seconds 0.3",
    "play outdoor --bot random --seed 1",
    "rules outdoor",
)


def test_every_command_that_takes_a_game_finds_one_in_another_folder(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    folder = make_game(tmp_path, "outdoor")
    (folder / "rules.toml").write_text(
        "document = 'A leaflet'\nnumber = '\\d+'\n[rules]\n1 = 'open'\n", encoding="utf-8"
    )
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    for line in GAME_COMMANDS:
        monkeypatch.setenv(FOLDERS, "")
        words = line.replace("{set}", str(SETS / "salt-road-3-rest.toml")).split()
        code, _, err = ran(capsys, *words)
        assert code == 2 and "there is no game 'outdoor'" in err, line
        code, out, err = ran(capsys, *words, "--games-from", str(tmp_path))
        assert code == 0 and out, (line, err)
        monkeypatch.setenv(FOLDERS, str(tmp_path))
        assert ran(capsys, *words)[0] == 0, line


def test_a_folder_without_games_is_told_in_one_line(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv(FOLDERS, "")
    for line in (*GAME_COMMANDS, "serve", "replay nosuch.json"):
        code, out, err = ran(capsys, *line.split(), "--games-from", str(tmp_path))
        assert (code, out, err.count("\n")) == (2, "", 1), line
        assert f"{tmp_path}: holds no game" in err


def test_what_is_to_be_typed_again_names_the_folder(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    make_game(tmp_path, "outdoor_again")
    monkeypatch.setenv(FOLDERS, str(tmp_path))
    save = tmp_path / "game.json"
    monkeypatch.setattr("sys.stdin", io.StringIO(f"s {save}\n"))
    _, out, _ = ran(capsys, "play", "outdoor_again", "--bot", "random", "--seed", "1")
    assert f"arbiter play outdoor_again --games-from {tmp_path} --load {save}" in out
    pair = (built_in_decks("outdoor_again")[0],) * 2
    assert f"sim outdoor_again --games-from {tmp_path} " in again(Order("outdoor_again", pair, ("random", "random"), 1))


def test_no_command_prints_the_help(capsys: Capture) -> None:
    code, out, _ = ran(capsys)
    assert code == 2
    assert out.startswith("usage: arbiter")


def test_a_bug_is_told_without_a_traceback(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(cli.COMMANDS, "deck", ("", "arbiter.commands.nowhere", "main"))
    monkeypatch.delenv("ARBITER_DEBUG", raising=False)
    code, out, err = ran(capsys, "deck")
    assert (code, out) == (70, "")
    assert err.startswith("arbiter: this is a bug")
    assert err.count("\n") == 1


# ---------------------------------------------------------------- decks


def test_deck_list(capsys: Capture) -> None:
    code, out, _ = ran(capsys, "deck", "list")
    assert code == 0
    assert "steam  (main 50, lb 8)" in out
    told = json.loads(ran(capsys, "deck", "list", "--json")[1])
    assert {"key", "name", "about", "main", "lb"} == set(told[0])


def test_deck_show(capsys: Capture) -> None:
    code, out, _ = ran(capsys, "deck", "show", "steam")
    assert code == 0
    assert "2 SR-001C   Kiln Apprentice" in out
    assert len(json.loads(ran(capsys, "deck", "show", "steam", "--json")[1])[0]["main"]) == 50


def test_deck_check(capsys: Capture, tmp_path: Path) -> None:
    assert ran(capsys, "deck", "check", "steam") == (0, "Steam may be played in constructed (FINAL FANTASY TCG)\n", "")
    path = tmp_path / "bad.txt"
    path.write_text("4 SR-001C Kiln Apprentice\n", encoding="utf-8")
    code, out, err = ran(capsys, "deck", "check", str(path))
    assert (code, err) == (1, "")
    assert "exactly 50 (8.1.1.1)" in out
    assert "3 are allowed (8.1.1.2)" in out
    code, out, _ = ran(capsys, "deck", "check", str(path), "--format", "limited", "--json")
    assert code == 1
    (told,) = json.loads(out)
    assert told["legal"] is False
    assert [violation["rule"] for violation in told["violations"]] == ["8.1.1.1"]


# ---------------------------------------------------------------- cards


def test_card_show(capsys: Capture) -> None:
    code, out, _ = ran(capsys, "card", "show", "kiln", "apprentice")
    assert code == 0
    assert out.startswith("Kiln Apprentice  (SR-001C)\n")
    assert "cost 2" in out
    (told,) = json.loads(ran(capsys, "card", "show", "SR-001C", "--json")[1])
    assert told["name"] == "Kiln Apprentice"
    assert told["problem"] is None


def test_card_text_prints_the_script_and_the_text_back(capsys: Capture) -> None:
    code, out, _ = ran(capsys, "card", "text", "Doctor Amber")
    assert code == 0
    assert "Triggered" in out
    assert "    = [EX BURST] When Doctor Amber enters the field, " in out


def test_card_check(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "cards.jsonl"
    good = {
        "id": "T-1",
        "name": "Fine",
        "type": "forward",
        "element": ["ice"],
        "cost": 1,
        "power": 1000,
        "text": "Brave",
    }
    bad = dict(good, id="T-2", name="Odd", text="Brave\nFrobnicate it.")
    path.write_text(json.dumps(good) + "\n", encoding="utf-8")
    assert ran(capsys, "card", "check", str(path)) == (0, "1 of 1 cards are executed\n", "")
    rows = [good, bad, {"name": 3}, good]
    path.write_text("\n".join(map(json.dumps, rows)), encoding="utf-8")
    code, out, err = ran(capsys, "card", "check", str(path))
    assert (code, err) == (1, "")
    assert "T-2 Odd: paragraph 2, column 1: " in out
    assert "ids must differ" in out
    assert out.endswith("1 of 4 cards are executed\n")
    code, out, _ = ran(capsys, "card", "check", str(path), "--json")
    assert code == 1
    assert json.loads(out)["executable"] == 1


def test_card_coverage(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "cards.jsonl"
    bad = {
        "id": "T-2",
        "name": "Odd",
        "type": "forward",
        "element": ["ice"],
        "cost": 1,
        "power": 1000,
        "text": "Frobnicate it.",
    }
    path.write_text(json.dumps(bad) + "\n", encoding="utf-8")
    code, out, err = ran(capsys, "card", "coverage", "fftcg", str(path), "--json")
    assert (code, err) == (0, "")
    told = json.loads(out)
    assert (told["cards"], told["executable"]) == (1, 0)
    assert told["stops"][0]["cards"] == 1
    assert "Frobnicate" in told["stops"][0]["phrase"]
    code, out, _ = ran(capsys, "card", "coverage", "fftcg", str(SETS / "salt-road-3-rest.toml"), "--top", "1")
    assert code == 0
    assert "cards are executed whole" in out


# ---------------------------------------------------------------- saves


def test_replay_tells_a_match(capsys: Capture, tmp_path: Path) -> None:
    match = arbiter.start("fftcg", "steam", "cold-wire", seed=7)
    dice = random.Random(7)
    for _ in range(30):
        match.answer(match.sample(dice))
    path = tmp_path / "match.json"
    path.write_text(match.save(), encoding="utf-8")
    code, out, err = ran(capsys, "replay", str(path))
    assert (code, err) == (0, "")
    assert out.startswith("fftcg, constructed, seed 7: Steam against Cold Wire\n")
    assert f"waits for {match.question}" in out
    for line in match.log:
        assert line in out
    code, brief, _ = ran(capsys, "replay", str(path), "--brief")
    assert code == 0
    assert len(brief) < len(out)
    match.concede(0)
    path.write_text(match.save(), encoding="utf-8")
    assert "player 1 wins: player 0 concedes" in ran(capsys, "replay", str(path))[1]


def test_replay_verifies_the_shuffles(capsys: Capture, tmp_path: Path) -> None:
    match = arbiter.start("fftcg", "steam", "cold-wire")
    match.concede(0)
    path = tmp_path / "match.json"
    path.write_text(match.save(), encoding="utf-8")
    code, out, err = ran(capsys, "replay", str(path), "--verify", "--commitment", match.commitment)
    assert (code, err) == (0, "")
    assert "The shuffles were fair." in out and str(match.secret) in out
    code, out, _ = ran(capsys, "replay", str(path), "--verify", "--commitment", "ab" * 32, "--json")
    assert code == 1
    found = json.loads(out)
    assert found["fair"] is False
    assert [check["check"] for check in found["checks"] if not check["held"]] == ["shown"]
    path.write_text(arbiter.start("fftcg", "steam", "cold-wire", seed=7).save(), encoding="utf-8")
    code, out, _ = ran(capsys, "replay", str(path), "--verify")
    assert code == 1 and "FAILS" in out and "seed" in out
    assert ran(capsys, "replay", str(path), "--json")[0] == 2
    assert "sealed with" in sealed_replay(capsys, path)


def sealed_replay(capsys: Capture, path: Path) -> str:
    path.write_text(arbiter.start("fftcg", "steam", "cold-wire").save(), encoding="utf-8")
    return ran(capsys, "replay", str(path))[1]


# ---------------------------------------------------------------- the shell around it


def test_a_closed_pipe_is_no_error() -> None:
    with subprocess.Popen([*COMMAND, "deck", "list"], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        process.stdout.close()
        assert process.stderr is not None
        assert process.stderr.read() == b""
        assert process.wait(20) == cli.PIPE_CLOSED


def test_an_interrupt_is_no_traceback(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(args: list[str]) -> int:
        os.kill(os.getpid(), signal.SIGINT)
        return 0

    monkeypatch.setattr(cli, "run", interrupted)
    before = signal.signal(signal.SIGINT, signal.default_int_handler)  # whoever started the tests may ignore it
    try:
        assert main(["deck"]) == cli.INTERRUPTED
    finally:
        signal.signal(signal.SIGINT, before)
    assert capsys.readouterr().err == "\n"


def test_a_terminal_without_our_letters_still_shows_cards() -> None:
    env = {**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    line = [*COMMAND, "card", "show", "Lamplighter Aurel"]
    shown = subprocess.run(line, env=env, capture_output=True, timeout=20, check=False)
    assert (shown.returncode, shown.stderr) == (0, b"")


@pytest.mark.parametrize("display", ["", ":0"])
def test_the_page_opens_where_there_is_a_screen_and_its_address_is_said(display: str, tmp_path: Path) -> None:
    """A browser of our own keeps the address that it was asked to open."""
    seen = tmp_path / "seen"
    viewer = tmp_path / "viewer"
    viewer.write_text(f'#!/bin/sh\necho "$1" > {seen}\n', encoding="utf-8")
    viewer.chmod(0o755)
    environment = {name: value for name, value in os.environ.items() if name != "WAYLAND_DISPLAY"}
    environment |= {"DISPLAY": display, "BROWSER": f"{viewer} %s", "PYTHONUNBUFFERED": "1"}
    given = ["serve", "--open", "--port", "0", "--database", f"sqlite:///{tmp_path}/tables.db"]
    server = subprocess.Popen([*COMMAND, *given], stdout=subprocess.PIPE, text=True, env=environment)
    try:
        assert server.stdout is not None
        said = server.stdout.readline()
        assert said.startswith("The table is open at http://127.0.0.1:")
        server.stdout.readline()  # it has been opened by then, or is not
        opened = seen.read_text(encoding="utf-8").strip() if seen.exists() else ""
        assert opened == (said.split()[-1] if display else "")
    finally:
        server.kill()
        server.wait(60)
