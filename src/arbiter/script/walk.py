"""Walking over a script: every node below a node, in the order of the text."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Final, cast

NAMES: Final[dict[type, tuple[str, ...] | None]] = {}  # of each class that was met; None: it is no node


def walk(node: object) -> Iterator[object]:
    """The node itself and everything inside it, depth first."""
    waiting = [node]
    while waiting:
        part = waiting.pop()
        kind = type(part)
        if kind is tuple:
            waiting.extend(cast("tuple[object, ...]", part)[::-1])
            continue
        names = NAMES[kind] if kind in NAMES else names_of(kind)
        if names is not None:
            yield part
            for name in names[::-1]:
                waiting.append(getattr(part, name))


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
