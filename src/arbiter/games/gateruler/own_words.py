"""What a card's own text says of itself wherever it is: marks that matter before the card is in play (14-2b, 14-8b)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbiter.games.gateruler.zones import DAMAGE, GRAVEYARD, INSTANT, timings_of
from arbiter.script import abilities as ab
from arbiter.script import statements as st
from arbiter.script.deeds import Perform
from arbiter.script.nouns import Self
from arbiter.script.patterns import Does
from arbiter.script.walk import walk

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.program import Program
    from arbiter.kernel.traits import Face

# Faces are printed and never change, so what was read of one holds for good.
MARKS: Final[dict[Face, dict[str, st.Mark]]] = {}
SUMMONING: Final[dict[Program, bool]] = {}
UNCOUNTED: Final = "free"  # 15-17a-3b  how such a summon is called that does not count
SWIFT: Final[dict[Face, bool]] = {}
OTHER_ZONES: Final[dict[Face, tuple[str, ...]]] = {}  # where else a card may be played from


def marks_of(face: Face) -> dict[str, st.Mark]:
    found = MARKS.get(face)
    if found is None:
        found = MARKS[face] = {}
        for program in face.statics:
            ability = program.ability
            for said in ability.statements if isinstance(ability, ab.Static) else ():
                if isinstance(said, st.Affects) and isinstance(said.thing, Self):
                    found.update((change.name, change) for change in said.changes if isinstance(change, st.Mark))
    return found


def says_of_itself(face: Face, name: str) -> st.Mark | None:
    """The mark by this name that the card's text puts on itself."""
    return marks_of(face).get(name) if face.statics else None


def is_swift(face: Face) -> bool:
    """14-5b, 14-5d, 15-20e-1: can it be played from a set zone at other times than a calm main phase?"""
    known = SWIFT.get(face)
    if known is None:
        known = INSTANT in timings_of(face)
        for program in face.traits.programs:
            ability = program.ability
            if isinstance(ability, ab.Triggered) and ability.plays and isinstance(ability.pattern, Does):
                known = True
        SWIFT[face] = known
    return known


def summons_by_text(program: Program | None) -> bool:
    """15-17a-5: does it have a unit normal summoned that counts for the summon cap?"""
    if program is None:
        return False
    known = SUMMONING.get(program)
    if known is None:
        known = SUMMONING[program] = any(
            isinstance(node, Perform) and node.name == "normal_summon" and node.word != UNCOUNTED
            for node in walk(program.effects)
        )
    return known


def other_zones(game: Game) -> tuple[str, ...]:
    """14-20a, 16-11a: zones besides hand and drive zone from which some card of the match may be played."""
    found: dict[str, None] = {}
    for face in game.faces:
        if face not in OTHER_ZONES:
            zones = [GRAVEYARD] if "undying" in face.traits.keywords else []
            zones += [zone for zone in (GRAVEYARD, DAMAGE) if says_of_itself(face, f"played_from_{zone}") is not None]
            OTHER_ZONES[face] = tuple(zones)
        found.update(dict.fromkeys(OTHER_ZONES[face]))
    return tuple(found)
