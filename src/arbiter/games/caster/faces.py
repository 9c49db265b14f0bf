"""Chapter 200: cards. A printed card (plain data) becomes a face."""

from __future__ import annotations

from collections.abc import Mapping

from arbiter.games.caster.aether import aether_program
from arbiter.games.caster.means import is_plain
from arbiter.kernel.program import Library
from arbiter.kernel.traits import Face, Traits
from arbiter.script.costs import Mana

Card = Mapping[str, object]


def make_face(card: Card, library: Library) -> Face:
    types = frozenset(str(card["type"]).lower().split(" "))
    colours = frozenset(str(card.get("element") or "").lower().split("/")) - {"", "void"}
    level = int(str(card.get("level") or 0))
    cost = int(str(card.get("cost") or 0))
    programs = (aether_program(library, colours, level),) if "caster" in types else ()
    traits = Traits(
        frozenset({str(card["name"])}),
        types,
        colours,
        frozenset(),
        frozenset(),
        cost,
        int(str(card.get("atk") or 0)),
        int(str(card.get("def") or 0)),
        level,
        0,
        frozenset(),
        frozenset(),
        programs,
    )
    face = Face(str(card["id"]), str(card["name"]), traits, "", "servant" in types)
    face.price = Mana((), cost)
    face.plain = is_plain(face)
    return face
