"""Section 2: cards. A printed card (plain data) becomes a face."""

from __future__ import annotations

import re
from collections.abc import Mapping

from arbiter.games.gateruler.rulers import Ruler
from arbiter.games.gateruler.zones import TYPES
from arbiter.kernel.errors import BadCard
from arbiter.kernel.program import Library
from arbiter.kernel.traits import Face, Traits
from arbiter.script import effects as fx
from arbiter.script.amounts import Number
from arbiter.script.nouns import YOU

Card = Mapping[str, object]


def number(card: Card, field: str) -> int:
    value = card.get(field, 0)
    if isinstance(value, bool) or not isinstance(value, int):
        raise BadCard(f"card {card.get('id', '?')!r}: {field} must be a whole number, not {value!r}")
    return value


def draws(card: Card, field: str) -> fx.Effects:
    found = re.fullmatch(r"Draw (\d+) cards?\.", str(card.get(field, "")))
    return (fx.Draw(YOU, Number(int(found.group(1)))),) if found else ()


def make_face(card: Card, library: Library) -> Face:
    key, name, kind = str(card["id"]), str(card["name"]), str(card["type"]).lower()
    if kind not in TYPES:
        raise BadCard(f"card {key!r}: type {kind!r} is not one of {', '.join(TYPES)}")
    none = frozenset[str]()
    level = number(card, "level")
    life = number(card, "life") if kind == "ruler" else number(card, "hp")
    traits = Traits(
        frozenset({name}),
        frozenset({kind}),
        none,
        none,
        none,
        level,
        number(card, "atk"),
        life,
        level,
        number(card, "stk"),
        none,
        none,
        (),
    )
    face = Face(key, name, traits, "", kind == "unit")
    if kind == "ruler":
        face.sheet = Ruler(
            number(card, "attack_zones"),
            number(card, "defense_zones"),
            number(card, "set_zones"),
            number(card, "summon_cap"),
            setup=draws(card, "setup"),
            start=draws(card, "start"),
            deck_size=number(card, "deck_size"),
        )
    return face
