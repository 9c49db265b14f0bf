"""What a text fills in of a procedure by name, the procedure looks at: no row fills one field where another is read.

A text says `Perform` with a name and some of its fields; the game's procedure for that name takes what it needs of
them. What is filled and not looked at would be words that are read and then change nothing.
"""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Callable, Iterator
from dataclasses import fields
from functools import cache
from importlib import import_module
from pathlib import Path
from types import FunctionType, ModuleType
from typing import cast

import pytest

import arbiter
from arbiter.cards.pool import language_of, shared
from arbiter.script.named_actions import Perform
from arbiter.script.walk import walk
from arbiter.text.grammar import Slot

GAMES = ("fftcg", "fow", "fow5", "gateruler", "caster")
ROOT = Path(arbiter.__file__).parent / "games"
FIELDS = tuple(field.name for field in fields(Perform))
DEFAULTS = {field.name: field.default for field in fields(Perform)}
Filled = tuple[str, frozenset[str], str]  # the act's name, the fields that are filled, where


# ---------------------------------------------------------------- what a procedure looks at


@cache
def looks_of(function: FunctionType, place: int = 1) -> frozenset[str]:
    """The fields of its effect that a function, or one that it hands the effect to, looks at."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(function)))
    node = next(part for part in ast.walk(tree) if isinstance(part, ast.FunctionDef | ast.Lambda))
    effect = node.args.args[place].arg
    found = {
        part.attr
        for part in ast.walk(node)
        if isinstance(part, ast.Attribute) and isinstance(part.value, ast.Name) and part.value.id == effect
    }
    for call in [part for part in ast.walk(node) if isinstance(part, ast.Call)]:
        for position, argument in enumerate(call.args):
            if isinstance(argument, ast.Name) and argument.id == effect:
                called = resolved(call.func, function)
                if called is not None:
                    found |= looks_of(called, position)
    return frozenset(found)


def resolved(name: ast.expr, within: FunctionType) -> FunctionType | None:
    """The function that a name or `module.name` means in a function's module; None for what is no plain function."""
    known = inspect.getclosurevars(within).nonlocals | within.__globals__
    if isinstance(name, ast.Attribute) and isinstance(name.value, ast.Name):
        module = known.get(name.value.id)
        found = getattr(module, name.attr, None) if isinstance(module, ModuleType) else None
    else:
        found = known.get(name.id) if isinstance(name, ast.Name) else None
    return found if isinstance(found, FunctionType) else None


# ---------------------------------------------------------------- what texts fill in


def from_rows(game: str) -> Iterator[Filled]:
    """The rows of the game's grammar that make such an effect of their slots and constants, or are one."""
    for row in language_of(game).table().rows:
        if row.make is Perform:
            slots = {part.name for part in row.elements if isinstance(part, Slot)}
            constants = {name for name, value in row.fixed.items() if value != DEFAULTS[name]}
            yield str(row.fixed["name"]), frozenset(slots | constants), row.template
        elif not any(isinstance(part, Slot) for part in row.elements):
            yield from from_node(row.build((), ()), row.template)


def from_node(value: object, where: str) -> Iterator[Filled]:
    for node in walk(value):
        if isinstance(node, Perform):
            filled = {name for name in FIELDS if getattr(node, name) != DEFAULTS[name]}
            yield node.name, frozenset(filled), where


def from_source(game: str) -> Iterator[Filled]:
    """Every `Perform(...)` that is written in the game's package."""
    for path in sorted((ROOT / game).rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        constants = constants_of(tree)
        for part in ast.walk(tree):
            if isinstance(part, ast.Call) and isinstance(part.func, ast.Name) and part.func.id == "Perform":
                if any(isinstance(each, ast.Starred) for each in part.args) or any(
                    k.arg is None for k in part.keywords
                ):
                    continue  # a row of the table that `from_rows` sees
                given = dict(zip(FIELDS, part.args, strict=False)) | {str(k.arg): k.value for k in part.keywords}
                name = given["name"]
                if isinstance(name, ast.Constant):
                    words = [name.value]
                else:
                    called = cast(ast.Name, name).id
                    words = [constants[called]] if called in constants else looped_over(tree, called)
                for word in words:
                    yield str(word), frozenset(given), f"{path.name}:{part.lineno}"


def looped_over(tree: ast.Module, name: str) -> list[object]:
    """What a name stands for in turn, where a loop takes it out of rows of constants."""
    found: list[object] = []
    for loop in [part for part in ast.walk(tree) if isinstance(part, ast.For) and isinstance(part.iter, ast.Tuple)]:
        targets = loop.target.elts if isinstance(loop.target, ast.Tuple) else [loop.target]
        for place, target in enumerate(targets):
            if isinstance(target, ast.Name) and target.id == name:
                rows = [row.elts[place] if isinstance(row, ast.Tuple) else row for row in loop.iter.elts]
                found += [row.value for row in rows if isinstance(row, ast.Constant)]
    assert found, f"nothing tells what {name} stands for"
    return found


def constants_of(tree: ast.Module) -> dict[str, object]:
    """The names that a module gives to constants."""
    found: dict[str, object] = {}
    for part in tree.body:
        if isinstance(part, ast.AnnAssign | ast.Assign) and isinstance(part.value, ast.Constant):
            target = part.target if isinstance(part, ast.AnnAssign) else part.targets[0]
            found[ast.unparse(target)] = part.value.value
    return found


def from_cards(game: str) -> Iterator[Filled]:
    """The abilities of the game's own cards."""
    for face in shared(game).faces():
        for program in face.traits.programs:
            yield from from_node(program.ability, face.name)


def unlooked(act: Callable[..., None], filled: frozenset[str]) -> list[str]:
    return sorted(filled - {"name"} - looks_of(cast(FunctionType, act)))


@pytest.mark.parametrize("game", GAMES)
def test_what_is_filled_in_is_looked_at(game: str) -> None:
    acts = shared(game).entry.rules.acts
    vocabulary = import_module(f"arbiter.games.{game}.vocabulary").VOCABULARY
    wrong: list[str] = []
    for name, filled, where in {*from_rows(game), *from_source(game), *from_cards(game)}:
        if name not in acts:
            # Where two games share a grammar, one has words for what only the other does: their cards are refused.
            assert name not in vocabulary.acts, f"{where}: there is no procedure {name!r}"
        elif missing := unlooked(acts[name], filled):
            wrong.append(f"{where}: {name!r} does not look at {', '.join(missing)}")
    assert not wrong, "\n".join(sorted(wrong))
