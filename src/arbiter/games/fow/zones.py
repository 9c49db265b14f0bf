"""Chapter 300: the zones, as a table, and what the chapters call the cards in them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbiter.games.fow import card_types
from arbiter.kernel.index.type_index import those, those_of
from arbiter.kernel.rows import NamedGroup, Sight, ZoneSpec

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.state import Obj

FIELD: Final = "field"
RULER: Final = "ruler"
ORDER: Final = "order"
ITEM: Final = "item"
EXTENSION: Final = "extension"
DECK: Final = "deck"
STONES: Final = "stones"
HAND: Final = "hand"
GRAVEYARD: Final = "graveyard"
STANDBY: Final = "standby"
REMOVED: Final = "removed"
CHASE: Final = "chase"
EXTRA: Final = "extra"
RUNE: Final = "rune"
STRANGER: Final = "stranger"
EX_DECK: Final = "ex_deck"
OUTSIDE: Final = "outside"
FETCH: Final = "fetch"  # 1047.1b: what a card outside the game is chosen for: to be moved from there
SHINOBI: Final = "shinobi"
POSSESSION: Final = "possession"
LIFEBREAK: Final = "lifebreak"
PLAYER: Final = "player"

# 302.1  every player has their own of each, except the field and the chase area
ZONES: Final = (
    ZoneSpec(FIELD, Sight.PUBLIC, shared=True, turns=2),  # 307.2, 307.3
    ZoneSpec(RULER, Sight.PUBLIC, turns=2),  # 308.2, 308.3
    ZoneSpec(ORDER, Sight.PUBLIC, turns=2),  # 317.2, 317.3
    ZoneSpec(ITEM, Sight.PUBLIC),  # 313.2
    ZoneSpec(EXTENSION, Sight.PUBLIC),  # 320.2
    ZoneSpec(DECK, Sight.NOBODY, ordered=True, face_down=True),  # 304.2
    ZoneSpec(STONES, Sight.NOBODY, ordered=True, face_down=True),  # 305.2
    ZoneSpec(HAND, Sight.OWNER),  # 306.2
    ZoneSpec(GRAVEYARD, Sight.PUBLIC, ordered=True),  # 309.2
    ZoneSpec(STANDBY, Sight.OWNER_FACE_DOWN, ordered=True, face_down=True),  # 310.2
    ZoneSpec(REMOVED, Sight.PUBLIC),  # 311.2, 311.2a
    ZoneSpec(CHASE, Sight.PUBLIC, shared=True, ordered=True, stack=True),  # 312.2
    ZoneSpec(EXTRA, Sight.OWNER_FACE_DOWN, face_down=True),  # 314.2, 1133.2
    ZoneSpec(RUNE, Sight.OWNER_FACE_DOWN, face_down=True),  # 315.2, 711.5
    ZoneSpec(STRANGER, Sight.OWNER),  # 316.2
    ZoneSpec(SHINOBI, Sight.OWNER_FACE_DOWN, face_down=True, spaces="shinobi_spaces"),  # 318.2
    ZoneSpec(POSSESSION, Sight.OWNER_FACE_DOWN, spaces="possession_spaces"),  # 318.3
    ZoneSpec(EX_DECK, Sight.OWNER),  # 319.2
    ZoneSpec(OUTSIDE, Sight.OWNER_FACE_DOWN, face_down=True),  # 322.3
    ZoneSpec(LIFEBREAK, Sight.NOBODY, ordered=True, face_down=True),  # 1411.1a-1
    ZoneSpec(PLAYER, Sight.PUBLIC),  # no zone of the document: players themselves, for texts that target them
)

# 901.3  where the abilities of cards are active: in the zones in play
IN_PLAY: Final = (FIELD, RULER, ORDER, ITEM, EXTENSION)

ATTRIBUTES: Final = ("light", "fire", "water", "wind", "darkness")  # 209.2
CHARACTERISTICS: Final = ("moon", "time", "void")  # 907.6
TYPES: Final = (
    "resonator",
    "chant",
    "addition",
    "regalia",
    "magic_stone",
    "rune",
    "ruler",
    "j_ruler",
    "sub_ruler",
    "order",
    "warden",
    "extension_rule",
)  # 202.2

COMPANY: Final = "company"  # where these are kept among what is in play
SIDED: Final = "sided"  # and those that may have a judgment: what is in the ruler area, and what has other sides
RULERS_IN_PLAY: Final = "rulers"  # and J/rulers
ASTRAL: Final = "astral: "  # 1024.4  astral rulers that have served are kept by name for the whole game
# 604.1  what may be played with priority; instants of 2015
SWIFT: Final = frozenset({"quickcast", "trigger", "instant"})


def is_fighter(obj: Obj) -> bool:
    """207.1, 208.1: a J/resonator with ATK and DEF in the field."""
    if obj.zone != FIELD:
        return False
    now = obj.now
    if not now.type_bits & card_types.RESONATOR and not now.type_bits & card_types.J_RULER:
        return False
    # 207.1a, 208.2b  they are printed, or an effect has given them; a copy of what has none has none
    return (obj.face.has_power and "no_stats" not in now.flags) or "stats" in now.flags


# What is more than a mere magic stone or coin.
NO_MERE_STONES: Final = NamedGroup(card_types.NO_STONES, linked=True, zone=ORDER, flag="mythic")


def company(game: Game) -> list[Obj]:
    """What is in play apart from mere magic stones and coins: nearly all rules ask only about these."""
    return those(game, COMPANY)


def company_of(game: Game, player: int) -> list[Obj]:
    """Those of them that the player controls."""
    return those_of(game, COMPANY, player)


def hides_sides(obj: Obj, viewer: int) -> bool:
    """308.4: the J-ruler side of what is in the ruler area is for its controller; 307.4: in the field all see both."""
    return obj.zone == RULER and obj.controller != viewer


def is_sided(obj: Obj) -> bool:
    return obj.zone == RULER or bool(obj.face.other)


def is_no_order(obj: Obj) -> bool:
    return obj.zone != ORDER


def rulers_of(game: Game, player: int) -> list[Obj]:
    """202.2b, 202.2d: the J/rulers that a player controls, in their ruler area or in the field."""
    return [obj for obj in those_of(game, RULERS_IN_PLAY, player) if obj.face_up]
