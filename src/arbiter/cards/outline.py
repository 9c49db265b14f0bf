"""A compiled text as an outline, for designers: what each phrase became, without what is left at its default."""

from __future__ import annotations

from dataclasses import MISSING, fields, is_dataclass
from enum import Enum

INDENT = "  "


def outline(node: object, depth: int = 0) -> str:
    """The node and everything inside it, one line each where it does not fit on one."""
    return "\n".join(INDENT * depth + row for row in rows(node))


def rows(node: object) -> list[str]:
    if is_dataclass(node) and not isinstance(node, type):
        inner: list[str] = []
        for field in fields(node):
            value = getattr(node, field.name)
            if field.name == "text" or (field.default is not MISSING and value == field.default):
                continue
            below = rows(value)
            inner += [f"{field.name}: {below[0]}", *(INDENT + row for row in below[1:])]
        name = type(node).__name__
        if sum(map(len, inner)) < 80 and not any(row.startswith(INDENT) for row in inner):
            return [f"{name}({', '.join(inner)})" if inner else name]
        return [name, *(INDENT + row for row in inner)]
    if isinstance(node, tuple | list):
        parts = [rows(part) for part in node]
        if not parts:
            return ["-"]
        if all(len(part) == 1 for part in parts) and sum(len(part[0]) for part in parts) < 80:
            return [", ".join(part[0] for part in parts)]
        return [f"{len(parts)} parts", *(INDENT + row for part in parts for row in ("- " + part[0], *part[1:]))]
    if isinstance(node, Enum):
        return [node.name.lower()]
    return [repr(node) if isinstance(node, str) else str(node)]
