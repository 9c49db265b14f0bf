"""`make mutants`: what is broken, what is left alone, and that the list of equivalent breaks is not out of date."""

from __future__ import annotations

import ast
import importlib.util
import re
from pathlib import Path
from types import ModuleType

import pytest

from tools.mutants.__main__ import equivalents, identity, sample
from tools.mutants.breaking import Break, breaks_of, chapters, draw_from
from tools.mutants.running import Workshop
from tools.mutants.swapping import Living

ROOT = Path(__file__).resolve().parents[2]
GAMES = ("fftcg", "fow", "fow5", "gateruler", "caster")
RULE = '''
"""A chapter about 1.2."""
from typing import TYPE_CHECKING
if TYPE_CHECKING:
    import somewhere
LIMIT: int = 5


def rule(game: "Game", obj: object = None) -> bool:
    """1.2: „something" is so."""
    assert obj is not None
    if obj.count > 0 and not obj.gone:
        game.say("it is so")
        perform(game, 1)
        announce(game, [Event(ev.RESTS, obj, 7, 8), Event(ev.DAMAGES, obj, 7, 9)])
    game.changing()
    return obj.turned == 0 or obj.player == -1 or obj.pile[-3]


def may_apply(game: "Game") -> int:
    return 3
'''


def broken(tmp_path: Path) -> list[Break]:
    path = tmp_path / "rule.py"
    path.write_text(RULE, encoding="utf-8")
    return breaks_of(tmp_path, path)


def test_every_kind_of_break_is_found_and_nothing_else(tmp_path: Path) -> None:
    assert {each.change for each in broken(tmp_path)} == {
        "5  ->  6",
        "obj.count > 0 and not obj.gone  ->  not (obj.count > 0 and not obj.gone)",
        "obj.count > 0 and not obj.gone  ->  ((obj.count > 0) or (not obj.gone))",
        "obj.count > 0  ->  obj.count >= 0",
        "0  ->  1",
        "perform(game, 1)  ->  pass",
        "1  ->  2",
        "announce(game, [Event(ev.RESTS, obj, 7, 8), Event(ev.DAMAGES, obj, 7, 9)])  ->  pass",
        "7  ->  8",
        "9  ->  10",
        "obj.turned == 0  ->  obj.turned != 0",
        "obj.player == -1  ->  obj.player != -1",
        "3  ->  4",
        "obj.turned == 0 or obj.player == -1 or obj.pile[-3]  ->  "
        "((obj.turned == 0) and (obj.player == -1) and (obj.pile[-3]))",
    }


def test_a_break_replaces_its_piece_of_source_and_names_its_function(tmp_path: Path) -> None:
    found = next(each for each in broken(tmp_path) if each.becomes == "obj.turned != 0")
    assert found.inside == "rule" and found.apply(RULE) == RULE.replace("turned == 0", "turned != 0")


@pytest.mark.parametrize("game", GAMES)
def test_breaks_of_every_game_are_drawn_from_its_chapters_and_are_python(game: str) -> None:
    names = {path.stem for path in chapters(ROOT, game)}
    assert "game" in names and names.isdisjoint({"terminal", "reasons", "faces", "weights"})
    drawn = sample(game, 30, 1, "")
    assert drawn == sample(game, 30, 1, "") and len(drawn) == 30
    for each in drawn:
        ast.parse(each.apply((ROOT / each.path).read_text(encoding="utf-8")))


def test_what_is_listed_as_equivalent_is_still_there_and_has_a_reason() -> None:
    there = {identity(each) for game in GAMES for each in draw_from(ROOT, game)}
    listed = equivalents()
    assert [entry for entry in listed if entry not in there] == []
    assert all(len(reason.split()) > 3 for reason in listed.values())


LIVING = """
from functools import cache

LIMIT = 5


def many(count: int, least: int = 3) -> bool:
    return count >= least


class Zone:
    def __init__(self, size: int) -> None:
        self.size = size

    @property
    def full(self) -> bool:
        return self.size == LIMIT


def more_than(least: int):
    def test(count: int) -> bool:
        return count > least

    return test


@cache
def without_last(pile: tuple[int, ...]) -> list[int]:
    left = list(pile)
    left.remove(
        max(each for each in pile)
    )
    return left


more_than_two = more_than(2)
"""


@pytest.fixture
def living(tmp_path: Path) -> ModuleType:
    path = tmp_path / "living.py"
    path.write_text(LIVING, encoding="utf-8")
    made = importlib.util.spec_from_file_location("living", path)
    assert made is not None and made.loader is not None
    module = importlib.util.module_from_spec(made)
    made.loader.exec_module(module)
    return module


def swap(tmp_path: Path, change: str) -> bool:
    meant = [each for each in breaks_of(tmp_path, tmp_path / "living.py") if each.change == change]
    assert len(meant) == 1
    return Living().swap(tmp_path, meant[0])


@pytest.mark.parametrize(
    ("change", "asked", "before", "after"),
    [
        ("count >= least  ->  count > least", "many(3)", True, False),
        ("self.size == LIMIT  ->  self.size != LIMIT", "Zone(6).full", False, True),  # a property
        ("count > least  ->  count >= least", "more_than_two(2)", False, True),  # made by another, already
        ("left.remove( max(each for each in pile) )  ->  pass", "without_last.__wrapped__((1, 2))", [1], [1, 2]),
    ],
)
def test_a_break_is_put_into_functions_that_live(
    tmp_path: Path, living: ModuleType, change: str, asked: str, before: object, after: object
) -> None:
    assert eval(asked, vars(living)) == before
    assert swap(tmp_path, change)
    assert eval(asked, vars(living)) == after


@pytest.mark.parametrize(("change", "asked"), [("5  ->  6", "LIMIT == 5"), ("3  ->  4", "many(3)")])
def test_what_is_made_with_its_module_is_not_swapped(
    tmp_path: Path, living: ModuleType, change: str, asked: str
) -> None:
    assert not swap(tmp_path, change)
    assert eval(asked, vars(living))


GAME = """
LIMIT = 2
TABLE = {"rows": 5}


def allowed(count: int) -> bool:
    return count < LIMIT


def unused(count: int) -> bool:
    return count < 7


def until(count: int) -> int:
    while count > 0:
        count -= 1
    return count
"""
TESTS = """
from arbiter.games.tiny.game import TABLE, allowed, until


def test_allowed() -> None:
    assert allowed(1)


def test_the_table_without_calling_anything() -> None:
    assert TABLE == {"rows": 5}


def test_until() -> None:
    assert until(5) == 0
"""


def test_breaks_are_tried_in_forks_and_those_of_modules_afresh(tmp_path: Path) -> None:
    """A game of three functions: what is seen, what survives, what nobody reaches and what never ends."""
    root = tmp_path / "root"
    for path, text in {
        "src/arbiter/__init__.py": "",
        "src/arbiter/games/__init__.py": "",
        "src/arbiter/games/tiny/__init__.py": "",
        "src/arbiter/games/tiny/game.py": GAME,
        "tests/__init__.py": "",
        "tests/games/__init__.py": "",
        "tests/games/tiny/__init__.py": "",
        "tests/games/tiny/test_tiny.py": TESTS,
    }.items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(text, encoding="utf-8")
    for path in ROOT.glob("tools/mutants/*.py"):
        (root / "tools/mutants").mkdir(parents=True, exist_ok=True)
        (root / "tools/mutants" / path.name).write_bytes(path.read_bytes())
    (root / "tools/__init__.py").touch()
    shop = Workshop(tmp_path / "shop", root, "tiny")
    try:
        reaching = shop.check(60)
        outcomes = [shop.try_out(each, reaching, 60) for each in draw_from(root, "tiny")]
    finally:
        shop.close()
    assert [(each.broken.change, each.seen, re.split(" [(-]", each.by)[0]) for each in outcomes] == [
        ("2  ->  3", False, "every test passes"),
        ("5  ->  6", True, "FAILED tests/games/tiny/test_tiny.py::test_the_table_without_calling_anything"),
        ("count < LIMIT  ->  count <= LIMIT", False, "every test passes"),
        ("count < 7  ->  count <= 7", False, "no test reaches it"),
        ("7  ->  8", False, "no test reaches it"),
        ("count > 0  ->  count >= 0", True, "FAILED tests/games/tiny/test_tiny.py::test_until"),
        ("0  ->  1", True, "FAILED tests/games/tiny/test_tiny.py::test_until"),
        ("1  ->  2", True, "FAILED tests/games/tiny/test_tiny.py::test_until"),
    ]
    assert Workshop(tmp_path / "again", root, "tiny").mark() == shop.mark()
