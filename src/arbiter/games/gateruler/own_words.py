"""What a card's own text says of itself wherever it is: marks that matter before the card is in play (14-2b, 14-8b)."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final

import arbiter.kernel.evaluate as evaluate
from arbiter.games.gateruler.zones import DAMAGE, GRAVEYARD, INSTANT, timings_of
from arbiter.kernel.kept_by_identity import keep
from arbiter.kernel.text_features import may_give
from arbiter.script import abilities as ab
from arbiter.script import statements as st
from arbiter.script.named_actions import Perform
from arbiter.script.nouns import Self
from arbiter.script.patterns import Does
from arbiter.script.statements import Permit
from arbiter.script.walk import walk

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.program import Program
    from arbiter.kernel.state import Obj
    from arbiter.kernel.traits import Face

UNCOUNTED: Final = "free"  # 15-17a-3b  how such a summon is called that does not count


# Faces and programs never change, so what was read of one holds for good.
@cache
def marks_of(face: Face) -> dict[str, st.Mark]:
    found: dict[str, st.Mark] = {}
    for program in face.statics:
        ability = program.ability
        for said in ability.statements if isinstance(ability, ab.Static) else ():
            if isinstance(said, st.Affects) and isinstance(said.thing, Self):
                found.update((change.name, change) for change in said.changes if isinstance(change, st.Mark))
    return found


def says_of_itself(face: Face, name: str) -> st.Mark | None:
    """The mark by this name that the card's text puts on itself."""
    return marks_of(face).get(name) if face.statics else None


def bears(obj: Obj, name: str) -> st.Mark | None:
    """The mark by this name that the card has where it is: by its own text, or given by another's (2-17c, 7-5a-2)."""
    own = says_of_itself(obj.face, name)
    if own is not None:
        return own
    marks = obj.now.marks
    return None if marks is None or name not in marks else marks[name][0].mark


MANY_MATCHES: Final = 1_000  # pairs of decks of which something is known: more than anybody plays by turns
# Which marks cards of a match put on others, by its faces; they are kept so that their id stays their own.
LAWS: dict[int, tuple[tuple[Face, ...], frozenset[str]]] = {}


def laws_of(faces: tuple[Face, ...]) -> frozenset[str]:
    """The marks that some card of the match puts on other cards."""
    known = LAWS.get(id(faces))
    if known is None:
        programs = [program for face in faces for program in face.traits.programs]
        said = [node for program in programs for node in walk(program.ability) if isinstance(node, st.Affects)]
        laws = [each for each in said if not isinstance(each.thing, Self)]
        found = frozenset(each.name for law in laws for each in law.changes if isinstance(each, st.Mark))
        known = keep(LAWS, faces, (faces, found), MANY_MATCHES)
    return known[1]


def gives(change: object, name: str) -> bool:
    return isinstance(change, st.Mark) and change.name == name


@cache
def is_swift(face: Face) -> bool:
    """14-5b, 14-5d, 15-20e-1: can it be played from a set zone at other times than a calm main phase?"""
    if INSTANT in timings_of(face):
        return True
    abilities = [program.ability for program in face.traits.programs]
    return any(isinstance(a, ab.Triggered) and a.plays and isinstance(a.pattern, Does) for a in abilities)


@cache
def summons_by_text(program: Program | None) -> bool:
    """15-17a-5: does it have a unit normal summoned that counts for the summon cap?"""
    if program is None:
        return False
    acts = [node for node in walk(program.effects) if isinstance(node, Perform)]
    return any(act.name == "normal_summon" and act.word != UNCOUNTED for act in acts)


@cache
def zones_of(face: Face) -> tuple[str, ...]:
    """14-20a, 16-11a: where the card may be played from besides hand and drive zone."""
    undying = (GRAVEYARD,) if "undying" in face.traits.keywords else ()
    return undying + tuple(zone for zone in (GRAVEYARD, DAMAGE) if says_of_itself(face, f"played_from_{zone}"))


@lru_cache(MANY_MATCHES)
def other_zones(faces: tuple[Face, ...]) -> tuple[str, ...]:
    """The same of all cards of a match, with what one of them may give to others there."""
    given = [zone for zone in (GRAVEYARD, DAMAGE) if f"played_from_{zone}" in laws_of(faces)]
    if any(may_give(program.ability, "undying") for face in faces for program in face.traits.programs):
        given.append(GRAVEYARD)
    return tuple(dict.fromkeys((*given, *(zone for face in faces for zone in zones_of(face)))))


def is_kept_from_coming(game: Game, player: int, obj: Obj) -> bool:
    """1-5d: may this player not put the unit into play in any way but through the gate (15-18c)?"""
    return is_denied(game, player, "no_special_summon") or bears(obj, "not_special_summoned") is not None


def is_denied(game: Game, player: int, name: str) -> bool:
    """1-5d: does a text say that this player cannot do it at all?"""
    for active in game.says.get(Permit, ()):
        statement = active.statement
        assert isinstance(statement, Permit)
        if statement.name == name and evaluate.is_player(game, statement.who, player, active.context):
            return True
    return False
