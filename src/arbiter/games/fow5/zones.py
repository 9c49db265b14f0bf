"""Chapter 3: the zones, as a table. What differs from 12.9: a field and a magic stone area for each player, which with
the ruler areas are the play ground (3.14), a chant-standby area without an order, and a lifebreak area.

A card in play lies in the field or magic stone area of its controller (3.14/2), so that one list of each serves both.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbiter.games.fow import card_types
from arbiter.games.fow.zones import ATTRIBUTES as ATTRIBUTES
from arbiter.games.fow.zones import CHASE as CHASE
from arbiter.games.fow.zones import COMPANY, NO_MERE_STONES
from arbiter.games.fow.zones import DECK as DECK
from arbiter.games.fow.zones import FIELD as FIELD
from arbiter.games.fow.zones import GRAVEYARD as GRAVEYARD
from arbiter.games.fow.zones import HAND as HAND
from arbiter.games.fow.zones import LIFEBREAK as LIFEBREAK
from arbiter.games.fow.zones import PLAYER as PLAYER
from arbiter.games.fow.zones import REMOVED as REMOVED
from arbiter.games.fow.zones import RULER as RULER
from arbiter.games.fow.zones import STANDBY as STANDBY
from arbiter.games.fow.zones import STONES as STONES
from arbiter.games.fow.zones import company as company
from arbiter.kernel.index.type_index import those_of
from arbiter.kernel.rows import NamedGroup, Sight, ZoneSpec

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.state import Obj

STONE_AREA: Final = "stone_area"

# 3.1/1  every player has their own of each, except the chase area
ZONES: Final = (
    ZoneSpec(FIELD, Sight.PUBLIC, shared=True, turns=2),  # 3.6/2, 3.6/3
    ZoneSpec(STONE_AREA, Sight.PUBLIC, shared=True, turns=2),  # 3.7/2, 3.7/3
    ZoneSpec(RULER, Sight.PUBLIC, turns=2),  # 3.8/2, 3.8/3
    ZoneSpec(DECK, Sight.NOBODY, ordered=True, face_down=True),  # 3.3/2
    ZoneSpec(STONES, Sight.NOBODY, ordered=True, face_down=True),  # 3.4/2
    ZoneSpec(HAND, Sight.OWNER),  # 3.5/2
    ZoneSpec(GRAVEYARD, Sight.PUBLIC, ordered=True),  # 3.9/2
    ZoneSpec(LIFEBREAK, Sight.NOBODY, ordered=True, face_down=True),  # 3.10/2
    ZoneSpec(STANDBY, Sight.OWNER, face_down=True),  # 3.11/2
    ZoneSpec(REMOVED, Sight.PUBLIC),  # 3.12/2
    ZoneSpec(CHASE, Sight.PUBLIC, shared=True, ordered=True, stack=True),  # 3.13/2
    ZoneSpec(PLAYER, Sight.PUBLIC),  # no zone of the document: players themselves, for texts that target them
)

# 3.14/1  the play ground; 9.2  where the abilities of cards are active
PLAY_GROUND: Final = (FIELD, STONE_AREA, RULER)

# 2.1/2; the last never stands on a card (2.1/2c)
TYPES: Final = ("ruler", "j_ruler", "magic_stone", "resonator", "spell", "addition", "regalia", "astral_ruler")
ASTRAL: Final = "astral_ruler"


def hides_sides(obj: Obj, viewer: int) -> bool:
    """3.8/5: the other side of what is in a ruler area is for its controller; 3.6/5: in a field all see both."""
    return obj.zone == RULER and obj.controller != viewer


def is_in_field(obj: Obj) -> bool:
    return obj.zone == FIELD


# What is in play by what the rules ask about most.
RULERS_IN_PLAY: Final = "rulers"
FIGHTING: Final = "fighting"
ADDED: Final = "added"
NAMED_GROUPS: Final = {
    COMPANY: NO_MERE_STONES,
    RULERS_IN_PLAY: NamedGroup(card_types.CALLERS, within=COMPANY),
    FIGHTING: NamedGroup(card_types.FIGHTERS, is_in_field, within=COMPANY),
    ADDED: NamedGroup(card_types.ADDITION, within=COMPANY),
}


def rulers_of(game: Game, player: int) -> list[Obj]:
    """7.11: the ruler, J-ruler or astral ruler of a player."""
    return those_of(game, RULERS_IN_PLAY, player)
