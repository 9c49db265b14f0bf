"""The same text with another value in one field: of every field in it, and without every part that it could do without.

Another value is one that some text of the game has there: a number is one greater, what is so is not; and what somebody
does becomes what nobody does, since another deed that is heard of would show that deed and not this one.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import NamedTuple

from arbiter.script import abilities as ab
from arbiter.script import conditions as co
from arbiter.script import effects as fx
from arbiter.script import patterns as pt
from arbiter.script import statements as st
from arbiter.script.base import Change, CostPart, Effect, Statement
from arbiter.script.walk import walk
from arbiter.text.nodes import changed

MOST = 4  # so many other values are tried for a field

# The word in a node that says which rule it is: every one of them is a kind of its own.
NAMED: dict[type, str] = {
    st.Mark: "name",
    st.Permit: "name",
    st.ForbidPlay: "kind",
    st.PayRule: "rule",
    st.As: "moment",
    fx.Perform: "name",
    pt.Does: "action",
    pt.StepBegins: "step",
    ab.Keyword: "name",
    st.AddKeyword: "keyword",
    co.WasPaid: "what",
}
NOBODY_DOES = "what nobody does"


class Unit(NamedTuple):
    """What ought to matter: a field of a kind of node, or (without a field) that the node is there at all."""

    kind: str
    field: str

    def told(self) -> str:
        return f"{self.kind}.{self.field}" if self.field else self.kind


def kind_of(node: object) -> str:
    word = NAMED.get(type(node))
    name = type(node).__name__
    return f"{name} {str(getattr(node, word)).partition(':')[0]}" if word else name


class Values:
    """What stands in the fields of all texts of a game."""

    def __init__(self, texts: tuple[tuple[ab.Ability, ...], ...]) -> None:
        self.known: dict[tuple[type, str], dict[str, object]] = {}
        for text in texts:
            for node in walk(text):
                for field in fields(node):  # type: ignore[arg-type]
                    value = getattr(node, field.name)
                    self.known.setdefault((type(node), field.name), {}).setdefault(repr(value), value)

    def others(self, node: object, field: str) -> list[object]:
        """Other values for a field of the node."""
        value = getattr(node, field)
        if isinstance(node, pt.Does) and field == NAMED[pt.Does]:
            return [NOBODY_DOES]
        seen = self.known.get((type(node), field), {})
        different = [each for key, each in seen.items() if key != repr(value)]
        if isinstance(value, bool):
            return [not value] if different else []
        if isinstance(value, int):
            return [value + 1, *different[:2]]
        if not different:
            return []
        # The smallest first, and some from everywhere among the rest.
        different.sort(key=lambda each: len(repr(each)))
        step = max(1, len(different) // MOST)
        found = different[: MOST // 2] + different[MOST // 2 :: step]
        return found[:MOST]


def is_said(node: object, field: str) -> bool:
    """Not what is printed there, nor what follows from the rest of the ability or from its keyword."""
    return field not in ("text", "at_once") and not (isinstance(node, ab.Ability) and field == "keyword")


# What a text may do without, and what it then no longer says.
PARTS = (Effect, Statement, Change, CostPart, ab.Ability)


def changes(values: Values, text: tuple[ab.Ability, ...]) -> Iterator[tuple[Unit, tuple[ab.Ability, ...]]]:
    """Every change of the text in one place."""
    for unit, made in within(values, text):
        if isinstance(made, tuple):
            yield unit, made


def within(values: Values, node: object) -> Iterator[tuple[Unit, object]]:
    if isinstance(node, tuple):
        for i, each in enumerate(node):
            if isinstance(each, PARTS):
                yield Unit(kind_of(each), ""), (*node[:i], *node[i + 1 :])
            for unit, made in within(values, each):
                yield unit, (*node[:i], made, *node[i + 1 :])
        return
    if not is_dataclass(node) or isinstance(node, type):
        return
    word = NAMED.get(type(node))
    for field in fields(node):
        if not is_said(node, field.name):
            continue
        name = Unit(kind_of(node), "") if field.name == word else Unit(type(node).__name__, field.name)
        for other in values.others(node, field.name):
            yield name, changed(node, **{field.name: other})
        value = getattr(node, field.name)
        if isinstance(value, tuple) or (is_dataclass(value) and not isinstance(value, Enum)):
            for unit, made in within(values, value):
                yield unit, changed(node, **{field.name: made})
