"""Whole games of the example: by bots, at the terminal, and with every way to reach a position compared."""

from __future__ import annotations

import ast
import json
import re

import pytest

from arbiter.bots.chance import RandomBot
from arbiter.bots.registry import make_bot
from arbiter.cards.pool import built_in
from arbiter.cli import main
from arbiter.games.registry import entry, games
from arbiter.judge.citations import citations_in_tests, code_citations
from arbiter.judge.coverage import disagreements
from arbiter.judge.ledger import load, problems
from arbiter.kernel.decisions import Answer, Decision
from arbiter.kernel.game import Game
from arbiter.kernel.hashing import state_hash
from arbiter.kernel.running import play_out
from arbiter.table.session import FINISHED, LEFT
from arbiter.text.compiler import print_abilities
from tests.examples.kites import FOLDER, KITES, ROOT
from tests.properties.support import beginning, cool
from tests.properties.test_random_games import (
    check_albums,
    check_cards,
    check_copies,
    check_every_way,
    check_segments,
    check_straight_run,
)
from tests.properties.test_shortcuts import check_shortcuts
from tests.table.scripted import ScriptedSession, anybody, curious, script

DECKS = ("paper-boys", "heavy-furniture")
OTHER_GAMES_WORDS = re.compile(r"\bCP\b|Forward|Backup|Break Zone|\bdull|graveyard|magic stone|\borbs?\b")

# ---------------------------------------------------------------- the folder


def test_it_is_found_in_its_folder_and_is_small() -> None:
    assert list(games())[-1] == "kites" and entry("kites").folder == KITES
    lines = [line for path in KITES.glob("*.py") for line in path.read_text(encoding="utf-8").splitlines()]
    assert len([line for line in lines if line.strip()]) <= 300


def test_its_ruleset_needs_ten_rows_or_fewer() -> None:
    tree = ast.parse((KITES / "game.py").read_text(encoding="utf-8"))
    (call,) = [
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Ruleset"
    ]
    assert len(call.args) + len(call.keywords) <= 10


def test_every_card_is_carried_out_and_prints_back_as_it_is_written() -> None:
    pool = built_in("kites")
    assert len(pool.cards) >= 20
    for key in pool.cards:
        face = pool.face(key)
        assert "problem" not in face.extra, f"{face.name}: {face.extra['problem']}"
        abilities = tuple(program.ability for program in face.traits.programs)
        assert print_abilities(entry("kites").language, face.name, abilities) == face.text


def test_every_rule_is_obeyed_and_shown() -> None:
    ledger = load("kites")
    assert len(ledger) == 10 and problems(ledger) == []
    tests = citations_in_tests(ROOT / "tests" / "examples")
    assert disagreements({"kites": ledger}, [("kites", place) for place in code_citations(ledger)], tests) == []
    assert {place.id for place in code_citations(ledger)} == set(ledger.rules), "the code cites every rule"


def test_its_rules_are_told_by_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "--games-from", str(FOLDER), "kites", "--coverage"]) == 0
    assert re.search(r"kites +10 +0 +0 +0 +10 +0 +100%", capsys.readouterr().out)
    assert main(["rules", "--games-from", str(FOLDER), "kites"]) == 0
    assert "The ten rules of Kites over Tarn" in capsys.readouterr().out


# ---------------------------------------------------------------- bots


def test_bots_play_it_to_the_end_and_the_greedy_one_wins(capsys: pytest.CaptureFixture[str]) -> None:
    bots = ["--bots", "greedy,random"]
    assert main(["sim", "kites", "--games-from", str(FOLDER), "--games", "12", "--jobs", "1", *bots, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["errors"] == [] and told["wins"]["greedy"] >= 10


# ---------------------------------------------------------------- properties


def test_every_way_to_a_position_leads_to_the_same() -> None:
    check_every_way("kites", 1)


@pytest.mark.parametrize("seed", range(2))
def test_random_games_have_the_properties_of_all_games(seed: int) -> None:
    check_cards("kites", seed)
    check_albums("kites", seed)
    check_copies("kites", seed)
    check_segments("kites", seed)
    check_straight_run("kites", seed)


@pytest.mark.parametrize("seed", range(4))
def test_what_is_kept_up_to_date_is_what_working_it_out_anew_gives(seed: int) -> None:
    check_shortcuts("kites", seed)


class Recorder:
    """A random player who writes down where each question was asked."""

    def __init__(self, seed: int, told: list[tuple[str, str]]) -> None:
        self.bot = RandomBot(seed)
        self.told = told

    def __call__(self, game: Game, decision: Decision) -> Answer:
        self.told.append((f"{decision.kind} {decision.why} {decision.size()}", state_hash(game.state)))
        return self.bot(game, decision)


@pytest.mark.parametrize("seed", range(10, 16))
def test_with_nothing_kept_the_same_game_is_played(seed: int) -> None:
    told: list[list[tuple[str, str]]] = [[], []]
    for cold in (False, True):
        game = beginning("kites", seed)()
        if cold:
            cool(game)
        play_out(game, [Recorder(seed, told[cold]), Recorder(seed + 1, told[cold])])
    assert told[0] == told[1] and len(told[0]) > 20


# ---------------------------------------------------------------- the terminal


@pytest.mark.parametrize("curiosity", [False, True])
def test_a_game_is_played_to_its_end_in_its_own_words(curiosity: bool) -> None:
    typist = curious(3) if curiosity else anybody(3)
    session = ScriptedSession(typist, 3, bot=make_bot("greedy", 3), decks=DECKS, game="kites")
    assert session.play() == FINISHED
    assert re.search(r"(You win|You lose|drawn).* on turn \d+", session.written[-1])
    assert not OTHER_GAMES_WORDS.findall(session.text)
    for words in (r"line \d+", r"Sky  ", r"wind \d", r"Fly .* — \d wind", r"gutter \d", "Which Kite"):
        assert re.search(words, session.text), words


def test_why_a_card_cannot_be_played_is_told_with_the_rule() -> None:
    asked = [line for card in "abcdefg" for line in (f"? {card}", "")]
    session = ScriptedSession(script(asked), 2, decks=DECKS, game="kites")
    assert session.play() == LEFT
    assert "there is not enough wind for it (rule K4)" in session.text
