"""Scripts as plain lists, so that they can be kept in a file and made again without reading a card's text.

A node is a list with its class ("nouns.Self") and its fields; an enumeration's member is its class and its name. Only
classes of `script` are ever made, whatever the file says: a damaged or a foreign file cannot run anything.
"""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from importlib import import_module
from pkgutil import iter_modules

import arbiter.script

TUPLE = "()"  # what stands before the parts of a tuple, where a class's name would stand
MEMBER = "."  # what begins the name of an enumeration


class BadEncoding(Exception):
    """Plain data that no script gives."""


@cache
def node_classes() -> dict[str, type]:
    """Every node class and enumeration of `script`, by its module and name."""
    package = arbiter.script.__name__
    found: dict[str, type] = {}
    for each in iter_modules(arbiter.script.__path__):
        module = import_module(f"{package}.{each.name}")
        for name, value in vars(module).items():
            if not isinstance(value, type) or value.__module__ != module.__name__:
                continue
            if is_dataclass(value) or issubclass(value, Enum):
                found[f"{each.name}.{name}"] = value
    return found


@cache
def _names() -> dict[type, str]:
    return {kind: name for name, kind in node_classes().items()}


def name_of(kind: type) -> str:
    return _names().get(kind, "")


_FIELDS: dict[type, tuple[tuple[str, ...], int]] = {}


def fields_of(kind: type) -> tuple[tuple[str, ...], int]:
    """The fields that are given by place, then those that are given by name; and how many are given by place."""
    found = _FIELDS.get(kind)
    if found is None:
        assert is_dataclass(kind), f"{kind.__name__} is no node of a script"
        ordered = sorted(fields(kind), key=lambda each: bool(each.kw_only))
        found = tuple(each.name for each in ordered), sum(not each.kw_only for each in ordered)
        _FIELDS[kind] = found
    return found


def encode(value: object) -> object:
    """The value as lists, text and numbers, ready for JSON."""
    if value is None or isinstance(value, bool | int | str):
        return value
    if isinstance(value, tuple):
        return [TUPLE, *map(encode, value)]
    kind = type(value)
    if isinstance(value, Enum):
        return [MEMBER + name_of(kind), value.name]
    name = name_of(kind)
    if not name:
        raise BadEncoding(f"{kind.__name__} is no part of a script")
    return [name, *(encode(getattr(value, field)) for field in fields_of(kind)[0])]


def decode(data: object) -> object:
    """What `encode` was given, or `BadEncoding`."""
    if not isinstance(data, list):
        if data is None or isinstance(data, bool | int | str):
            return data
        raise BadEncoding(f"{type(data).__name__} is no part of a script")
    head = data[0] if data else None
    if head == TUPLE:
        return tuple([decode(part) for part in data[1:]])
    if not isinstance(head, str):
        raise BadEncoding("a list without a name in front")
    kind = node_classes().get(head.removeprefix(MEMBER))
    if kind is None:
        raise BadEncoding(f"there is no node {head[:40]}")
    try:
        if head[0] == MEMBER:
            return member(kind, data[1])
        parts = [decode(part) for part in data[1:]]
        names, by_place = fields_of(kind)
        if len(parts) <= by_place:
            made: object = kind(*parts)
        else:
            named = dict(zip(names[by_place:], parts[by_place:], strict=True))
            made = kind(*parts[:by_place], **named)
    except (TypeError, ValueError, AssertionError, IndexError) as error:
        raise BadEncoding(f"{head[:40]}: {error}") from None
    return made


def member(kind: type, name: object) -> object:
    found = getattr(kind, name, None) if isinstance(name, str) else None
    if not isinstance(found, kind):
        raise BadEncoding(f"{kind.__name__} has no member {name!r:.40}")
    return found
