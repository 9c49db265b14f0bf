"""Walking over a script: every node below a node, in the order of the text."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass


def walk(node: object) -> Iterator[object]:
    """The node itself and everything inside it, depth first."""
    if isinstance(node, tuple):
        for part in node:
            yield from walk(part)
    elif is_dataclass(node) and not isinstance(node, type):
        yield node
        for field in fields(node):
            yield from walk(getattr(node, field.name))
