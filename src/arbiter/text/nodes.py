"""Walking over script nodes: a copy with some changed, and whether something occurs in them."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping
from operator import is_
from typing import TypeVar

from arbiter.script.walk import field_names as field_names

T = TypeVar("T")


def changed(node: T, **values: object) -> T:
    """A copy of the node with these fields changed. (dataclasses.replace, for nodes known by their family only.)"""
    copy: T = dataclasses.replace(node, **values)  # type: ignore[type-var]
    return copy


def mentions(node: object, kind: type) -> bool:
    """Whether a node of that kind occurs."""
    if isinstance(node, kind):
        return True
    if isinstance(node, tuple):
        return any(mentions(each, kind) for each in node)
    return any(mentions(getattr(node, name), kind) for name in field_names(node))


def says(node: object, part: object) -> bool:
    """Whether that very value occurs."""
    if node == part:
        return True
    if isinstance(node, tuple):
        return any(says(each, part) for each in node)
    return any(says(getattr(node, name), part) for name in field_names(node))


def swapped_once(node: T, old: object, new: object) -> T:
    """The node with one value put in place of another where it first occurs, in the order of the fields."""
    if node == old:
        return new  # type: ignore[return-value]
    if isinstance(node, tuple):
        for index, each in enumerate(node):
            put = swapped_once(each, old, new)
            if put != each:
                return (*node[:index], put, *node[index + 1 :])  # type: ignore[return-value]
        return node
    for name in field_names(node):
        value = getattr(node, name)
        if isinstance(value, str | int) or value is None:
            continue
        put = swapped_once(value, old, new)
        if put != value:
            return changed(node, **{name: put})
    return node


def joined(node: T, parts: list[object]) -> T:
    """The tuple of these parts; the old one where they are its own, so that nobody has to compare what they hold."""
    assert isinstance(node, tuple)
    return node if all(map(is_, node, parts)) else tuple(parts)  # type: ignore[return-value]


def swapped(node: T, old: object, new: object) -> T:
    """The node with one value put in place of another wherever it occurs."""
    if node == old:
        return new  # type: ignore[return-value]
    if isinstance(node, tuple):
        return joined(node, [swapped(each, old, new) for each in node])
    found: dict[str, object] = {}
    for name in field_names(node):
        value = getattr(node, name)
        if isinstance(value, str | int) or value is None:
            continue
        put = swapped(value, old, new)
        if put is not value and put != value:
            found[name] = put
    return changed(node, **found) if found else node


PLACES = ("to", "origin", "not_origin", "zone", "zones", "after")  # fields that name zones


def renamed(node: T, names: Mapping[str, str]) -> T:
    """The node with the zones in it called by their other names."""
    if isinstance(node, tuple):
        return joined(node, [renamed(each, names) for each in node])
    put: dict[str, object] = {}
    for name in field_names(node):
        value = getattr(node, name)
        new: object = value
        if name in PLACES and isinstance(value, str):
            new = names.get(value, value)
        elif name in PLACES and isinstance(value, tuple) and all(isinstance(each, str) for each in value):
            new = tuple(names.get(each, each) for each in value)
        elif value is not None and not isinstance(value, str | int):
            new = renamed(value, names)
        if new is not value and new != value:
            put[name] = new
    return changed(node, **put) if put else node


def within(node: T, change: Callable[[T], T]) -> T:
    """The node with the change made in all its parts."""
    if isinstance(node, tuple):
        return joined(node, [change(each) for each in node])
    put: dict[str, object] = {}
    for name in field_names(node):
        value = getattr(node, name)
        if value is None or isinstance(value, str | int):
            continue
        new = change(value)
        if new is not value and new != value:
            put[name] = new
    return changed(node, **put) if put else node


def shifted(node: T, by: int) -> T:
    """The node with its slots counted on from those of the paragraphs before."""
    if isinstance(node, tuple):
        return tuple(shifted(each, by) for each in node)  # type: ignore[return-value]
    put: dict[str, object] = {}
    for name in field_names(node):
        value = getattr(node, name)
        if name in ("slot", "rest") and isinstance(value, int) and not isinstance(value, bool):
            put[name] = value + by
        elif value is not None and not isinstance(value, str | int):
            new = shifted(value, by)
            if new != value:
                put[name] = new
    return changed(node, **put) if put else node
