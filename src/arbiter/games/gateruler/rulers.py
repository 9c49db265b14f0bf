"""Sections 2, 4-3 and 5-2: a ruler as data, and the geas that changes it.

What a ruler prescribes (zones, caps, set-up, start of the turn, how a deck is built) is a record on its face; its life,
ATK and STK are characteristics like those of a unit, so that texts and a geas can change them.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields, replace
from functools import cache
from typing import TYPE_CHECKING, Final

from arbiter.games.gateruler.zones import GEAS, RULER
from arbiter.kernel.errors import BadCard
from arbiter.kernel.traits import Sheet

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.state import Obj
    from arbiter.kernel.traits import Face
    from arbiter.script.effects import Effects


@dataclass(frozen=True)
class Ruler(Sheet):
    """What a ruler card prescribes for its player. None: no limit."""

    attack_zones: int = 3  # 3-8a-1
    defense_zones: int = 1  # 3-9a-1
    set_zones: int = 2  # 3-10a-1
    summon_cap: int | None = 1  # 4-3a-1a
    set_cap: int | None = None  # 4-3b-1a
    level_cap: int | None = None  # 12-6a  of all allied units in play together
    lacks: frozenset[str] = frozenset()  # 3-2g  zones that its player does not have
    setup: Effects = ()  # 5-3b
    start: Effects = ()  # 6-2f
    deck_size: int = 50  # 5-2c-1a
    factions: int | None = None  # 5-2c-1b
    unit_factions: int | None = None  # 5-2c-1b-1
    other_factions: int | None = None
    attributes: frozenset[str] = frozenset()  # 5-2c-1c  every card has one of these
    unit_attributes: frozenset[str] = frozenset()  # 5-2c-1c-1
    other_attributes: frozenset[str] = frozenset()
    copies: int = 3  # 5-2c-1d
    legendary_cap: int | None = None  # 5-2c-1e
    deck_level_cap: int | None = None  # 5-2c-1f
    counter_cap: int | None = None  # 5-2c-1g


@dataclass(frozen=True)
class Geas(Sheet):
    """5-2b-2: which ruler it is for, and what it puts in place of that ruler's own rules."""

    ruler: str
    changes: tuple[tuple[str, object], ...] = field(default=())


RULES_OF_A_RULER: Final = frozenset(each.name for each in fields(Ruler))


@cache
def combined(ruler: Face, geas: Face | None) -> Ruler:
    """5-2b-2: the ruler's rules as its geas has changed them."""
    sheet = ruler.sheet
    if not isinstance(sheet, Ruler):
        raise BadCard(f"{ruler.name} ({ruler.key}) is no ruler card; a deck has exactly one")
    if geas is None:
        return sheet
    terms = geas.sheet
    assert isinstance(terms, Geas)
    return replace(sheet, **dict(terms.changes))  # type: ignore[arg-type]


def ruler_card(game: Game, player: int) -> Obj:
    """The player's ruler: in the ruler zone, or geared up in front of it (14-18)."""
    pile = game.state.zones[RULER][player]
    return pile[0]


def of(game: Game, player: int) -> Ruler:
    """What the player's ruler prescribes, with their geas."""
    zones = game.state.zones
    bound = zones[GEAS][player]
    face = zones[RULER][player][0].face
    if not bound:
        sheet = face.sheet
        if isinstance(sheet, Ruler):
            return sheet
    return combined(face, bound[0].face if bound else None)


def has_zone(game: Game, player: int, zone: str) -> bool:
    """3-2g: rulers may take a zone away from their player."""
    return zone not in of(game, player).lacks
