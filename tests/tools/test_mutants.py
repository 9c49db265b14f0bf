"""`make mutants`: what is broken, what is left alone, and that the list of equivalent breaks is not out of date."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tools.mutants.__main__ import equivalents, identity, sample
from tools.mutants.breaking import Break, breaks_of, chapters, draw_from

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
