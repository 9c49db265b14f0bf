"""Walking over a script: every node below a node, in the order of the text."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Final

NAMES: Final[dict[type, tuple[str, ...] | None]] = {}  # of each class that was met; None: it is no node


def walk(node: object) -> Iterator[object]:
    """The node itself and everything inside it, depth first."""
    waiting = [node]
    while waiting:
        part = waiting.pop()
        if isinstance(part, tuple):
            waiting.extend(reversed(part))
            continue
        names = names_of(type(part))
        if names is not None:
            yield part
            waiting.extend([getattr(part, name) for name in reversed(names)])


def field_names(node: object) -> tuple[str, ...]:
    """The fields of a node; none for anything that is not one."""
    return names_of(type(node)) or ()


def names_of(kind: type) -> tuple[str, ...] | None:
    try:
        return NAMES[kind]
    except KeyError:
        found = tuple([field.name for field in fields(kind)]) if is_dataclass(kind) else None
        NAMES[kind] = found
        return found
