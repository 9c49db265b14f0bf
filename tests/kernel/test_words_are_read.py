"""Nothing parses and does nothing: every field of every script node is read by the code that carries it out.

A field counts as read where a function that takes the node, or has made sure of its class, looks at it.
"""

from __future__ import annotations

import ast
from dataclasses import fields, is_dataclass
from pathlib import Path

import pytest

import arbiter
from arbiter.script import abilities, amounts, conditions, costs, effects, nouns, patterns, statements

ROOT = Path(arbiter.__file__).parent
MODULES = (abilities, amounts, conditions, costs, effects, nouns, patterns, statements)
NODES = {
    f"{module.__name__.rpartition('.')[2]}.{name}": node
    for module in MODULES
    for name, node in vars(module).items()
    if isinstance(node, type) and is_dataclass(node) and node.__module__ == module.__name__
}


def class_names(node: ast.expr | None) -> set[str]:
    """The classes that an annotation or the second part of an isinstance names."""
    if node is None:
        return set()
    found: set[str] = set()
    for part in ast.walk(node):
        if isinstance(part, ast.Attribute):
            found.add(part.attr)
        elif isinstance(part, ast.Name):
            found.add(part.id)
    return found


def looks(tree: ast.AST) -> set[tuple[str, str]]:
    """(class, field) for every look at a field of something whose class the function knows."""
    found: set[tuple[str, str]] = set()
    for function in ast.walk(tree):
        if not isinstance(function, ast.FunctionDef):
            continue
        known: dict[str, set[str]] = {}
        for argument in (*function.args.args, *function.args.kwonlyargs):
            known.setdefault(argument.arg, set()).update(class_names(argument.annotation))
        for part in ast.walk(function):
            if isinstance(part, ast.Call) and isinstance(part.func, ast.Name) and part.func.id == "isinstance":
                known.setdefault(ast.unparse(part.args[0]), set()).update(class_names(part.args[1]))
            elif isinstance(part, ast.Compare) and isinstance(part.left, ast.Call) and part.left.args:
                known.setdefault(ast.unparse(part.left.args[0]), set()).update(class_names(part.comparators[0]))
            elif isinstance(part, ast.AnnAssign):
                known.setdefault(ast.unparse(part.target), set()).update(class_names(part.annotation))
            elif isinstance(part, ast.Assign) and isinstance(part.value, ast.Attribute):
                known.setdefault(ast.unparse(part.targets[0]), set()).add(part.value.attr.capitalize())
        for part in ast.walk(function):
            if isinstance(part, ast.Attribute):
                for name in known.get(ast.unparse(part.value), ()):
                    found.add((name, part.attr))
                if isinstance(part.value, ast.Attribute):  # ability.limits.timing
                    found.add((part.value.attr.capitalize(), part.attr))
    return found


READ: set[tuple[str, str]] = set()
for path in sorted([*(ROOT / "kernel").rglob("*.py"), *(ROOT / "games").rglob("*.py")]):
    if "language" not in path.relative_to(ROOT).parts:
        READ |= looks(ast.parse(path.read_text(encoding="utf-8")))


@pytest.mark.parametrize("name", sorted(NODES))
def test_every_field_of_a_node_is_read(name: str) -> None:
    node = NODES[name]
    family = {base.__name__ for base in node.__mro__}
    unread = [field.name for field in fields(node) if not any((kind, field.name) in READ for kind in family)]
    assert not unread, f"{name}: nothing in the kernel or a game reads {', '.join(unread)}"
