"""Section 3: the zones, as a table.

All attack and defense zones of a player are one zone of the kernel, the front row (3-6d); which of them a unit is in
is its place. So a unit that goes from one to another stays the card that it was (3-2d).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbiter.games.gateruler import card_types
from arbiter.kernel.rows import Sight, ZoneSpec
from arbiter.script import effects as fx

if TYPE_CHECKING:
    from arbiter.kernel.state import Obj
    from arbiter.kernel.traits import Face

FRONT: Final = "front"
RULER: Final = "ruler"
SET: Final = "set"
FIELD: Final = "field"
DECK: Final = "deck"
HAND: Final = "hand"
DRIVE: Final = "drive"
DAMAGE: Final = "damage"
CHARGE: Final = "charge"
GRAVEYARD: Final = "graveyard"
RESOURCE: Final = "resource"
REMOVED: Final = "removed"
GATE: Final = "gate"
COUNTER: Final = "counter"
GEAS: Final = "geas"

# 3-2a  every player has their own of each, except the gate
ZONES: Final = (
    ZoneSpec(FRONT, Sight.PUBLIC, turns=2, places=True),  # 3-8b, 3-8c, 3-9b
    ZoneSpec(RULER, Sight.PUBLIC, turns=2, needed=True),  # 3-7b, 5-2b
    ZoneSpec(SET, Sight.OWNER_FACE_DOWN, face_down=True, places=True, hears=True),  # 3-10b, 14-2a-2
    ZoneSpec(FIELD, Sight.PUBLIC),  # 3-11b
    ZoneSpec(DECK, Sight.NOBODY, ordered=True, face_down=True),  # 3-4b
    ZoneSpec(HAND, Sight.OWNER),  # 3-5b
    ZoneSpec(DRIVE, Sight.OWNER_FACE_DOWN, face_down=True),  # 3-12c, 10-2a
    ZoneSpec(DAMAGE, Sight.PUBLIC, blank=True),  # 3-13c, 3-13c-1  its owner has seen what lies face down
    ZoneSpec(CHARGE, Sight.PUBLIC),  # 3-14c
    ZoneSpec(GRAVEYARD, Sight.PUBLIC),  # 3-15b
    ZoneSpec(RESOURCE, Sight.PUBLIC, turns=2),  # 3-16b
    ZoneSpec(REMOVED, Sight.PUBLIC),  # 3-17b
    ZoneSpec(GATE, Sight.PUBLIC, shared=True, ordered=True, stack=True),  # 3-18b
    ZoneSpec(COUNTER, Sight.PUBLIC),  # 3-19b
    ZoneSpec(GEAS, Sight.PUBLIC),  # 5-3a-1  beneath the ruler; 3-7d  it is not in play and no card to speak of
)

AS_ATTACKS: Final = "as_attacks"  # 8-4h  what such abilities wait for
DAMAGE_STEP: Final = "strike"  # 8-6d  the step in which the attacking card deals its damage
IN_PLAY: Final = (FRONT, RULER, SET, FIELD)  # 3-6b

FACTIONS: Final = ("emberwright", "tidebound", "hollow", "verdance", "lattice")  # 2-4b
TYPES: Final = ("ruler", "geas", "unit", "event", "field", "resource")  # 2-3b

# 3-6e  the column of the defense zones and the ruler; attack zones have the columns 1, 2, ...
CENTER: Final = 0
# Places in the front row: attack zones 1, 2, ..., the defense zone 0, further ones -1, -2, ...


def column_of(place: int) -> int:
    """3-6e-1, 3-6e-2: every attack zone is a column of its own; defense zones stand in the center column."""
    return place if place > 0 else CENTER


def lies_rested(zone: str, place: int) -> bool:
    """3-9c: a unit in a defense zone is exhausted."""
    return zone == FRONT and place <= 0


WORDS: Final = {True: ("attack",), False: ("defense", "center")}


def place_word(obj: Obj) -> tuple[str, ...]:
    """What texts call the place where a card is: 3-6e-1  the defense zones and the ruler are the center column."""
    if obj.zone == FRONT:
        return WORDS[obj.place > 0]
    return ("center",) if obj.zone == RULER else ()


STANDARD: Final = "standard"  # 2-17b  the flag of an event with the timing "standard action"
INSTANT: Final = "instant"  # that of one with the timing "instant action"


TIMINGS: Final[
    dict[int, tuple[Face, frozenset[str]]]
] = {}  # by id; the face is kept beside, so that its id stays its own


def timings_of(face: Face) -> frozenset[str]:
    """The timings of an event: its own, or, where it has none, those of the options that it lists (14-4b-2a)."""
    known = TIMINGS.get(id(face))
    if known is None:
        found = face.printed.flags & {STANDARD, INSTANT}
        if not found and face.spell is not None:
            found = frozenset(
                timing for effect in face.spell.effects if isinstance(effect, fx.Modes) for timing in effect.timings
            )
        known = TIMINGS[id(face)] = (face, found)
    return known[1]


def is_standard(obj: Obj) -> bool:
    """2-17b: a standard action card."""
    now = obj.now
    return (
        now.type_bits & card_types.UNIT != 0
        or now.type_bits & card_types.FIELD != 0
        or (now.type_bits & card_types.EVENT != 0 and STANDARD in timings_of(obj.face))
    )


def is_unit(obj: Obj) -> bool:
    return obj.now.type_bits & card_types.UNIT != 0


def is_geared(obj: Obj) -> bool:
    """14-18a-1: a unit that lies on top of its player's ruler is linked to it."""
    return obj.zone == FRONT and obj.host != 0
