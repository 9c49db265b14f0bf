"""Chapter 300: the zones, as a table, and what the chapters call the cards in them.

The field is one zone (306.1). Whose servant zone or caster zone a card is in, its controller and its printed type
say: casters, cards that lie face down and the coin are in a caster zone, everything else in a servant zone, and so is
a caster that a text has put there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbiter.games.caster import card_types
from arbiter.kernel.index.type_index import those_of
from arbiter.kernel.rows import NamedGroup, Sight, ZoneSpec

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.state import Obj

FIELD: Final = "field"
DECK: Final = "deck"
HAND: Final = "hand"
ORB: Final = "orb"
GRAVEYARD: Final = "graveyard"
REMOVED: Final = "removed"
CHASE: Final = "chase"
EXTRA: Final = "extra"
BINGO: Final = "bingo"
PLAYER: Final = "player"

# 302.1  every player has their own of each, except the field and the chase zone
ZONES: Final = (
    ZoneSpec(FIELD, Sight.PUBLIC, shared=True, turns=3),  # 306.3, 307.2, 307.3, 308.2, 308.3
    ZoneSpec(DECK, Sight.NOBODY, ordered=True, face_down=True),  # 304.2
    ZoneSpec(HAND, Sight.OWNER),  # 305.2
    ZoneSpec(ORB, Sight.NOBODY, ordered=True, face_down=True),  # 309.2
    ZoneSpec(GRAVEYARD, Sight.PUBLIC, ordered=True),  # 310.2
    ZoneSpec(REMOVED, Sight.PUBLIC),  # 311.2
    ZoneSpec(CHASE, Sight.PUBLIC, shared=True, ordered=True, stack=True),  # 312.2
    ZoneSpec(EXTRA, Sight.OWNER, face_down=True),  # 313.2
    ZoneSpec(BINGO, Sight.PUBLIC),  # 314.2
    ZoneSpec(PLAYER, Sight.PUBLIC),  # no zone of the document: players themselves, for texts that choose them
)

IN_PLAY: Final = (FIELD,)  # 902.1a  where the abilities of entities are valid

ELEMENTS: Final = ("solis", "ignus", "silva", "terra", "luna", "aqua", "aes")  # 209.2
VOID: Final = "void"  # 209.3  no element
TYPES: Final = ("servant", "caster", "conjure", "barrier", "deity")  # 201.2, 201.2a
SOUL_BOND: Final = "soul_bond"  # 201.3a  an additional type of servants
COIN: Final = "coin"  # 403.6  the token has no type; this word only tells it from others
IN_SERVANT_ZONE: Final = "in_servant_zone"  # the mark of a caster that a text has put there
DEITY: Final = "deity"  # the type, and the counters that such a card stays with (1204.1)


def is_servant(obj: Obj) -> bool:
    """306.4: a servant is an entity with that type in the field."""
    return obj.zone == FIELD and obj.now.type_bits & card_types.SERVANT != 0


def can_fight(obj: Obj) -> bool:
    """803.4a: a servant with ATK and DEF, its own or those that an effect has given it (1014.2)."""
    return is_servant(obj) and ("no_stats" not in obj.now.flags or "stats" in obj.now.flags)


def in_caster_zone(obj: Obj) -> bool:
    """308.1, 403.6: of entities, casters by what is printed on them (or on their back), and the coin."""
    return obj.face.traits.type_bits & card_types.CALLED != 0 and not obj.now.marked(IN_SERVANT_ZONE)


# What is looked for all the time is kept by what it is, until something comes, goes or becomes something else.
SERVANTS: Final = "servants"
CASTERS: Final = "casters"
DEITIES: Final = "deities"
NAMED_GROUPS: Final = {
    SERVANTS: NamedGroup(card_types.SERVANT),
    CASTERS: NamedGroup(card_types.CASTER),
    DEITIES: NamedGroup(card_types.DEITY),
}


def servants_of(game: Game, player: int) -> list[Obj]:
    return those_of(game, SERVANTS, player)


def casters_of(game: Game, player: int) -> list[Obj]:
    """The entities of a player's caster zone that are casters, face down ones too (504.1b)."""
    return [obj for obj in those_of(game, CASTERS, player) if in_caster_zone(obj)]
