"""A hand sorted by what decides whether its cards can be played: the cost of most is counted, others are looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbiter.games.fow.zones import SWIFT
from arbiter.kernel.playing.play import Action
from arbiter.script import abilities as ab
from arbiter.script import statements as st

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.playing.play import Action
    from arbiter.kernel.sources import Coloured
    from arbiter.kernel.state import Obj
    from arbiter.kernel.traits import Face, Traits

    # A card in the hand and how it is played where counting settles that; in which colours and how much it costs (-1:
    # not known), and whether something else may be paid for it.
    Ready = tuple[Obj, Action | None]
    Held = tuple[Ready, Coloured, int, bool]

USED_FACE_DOWN: Final = frozenset({"trigger", "stealth", "ambush"})  # 706.3

# What is to be looked at in a card of the hand.
LIES_DOWN: Final = 1  # 706.3  it is of use in the standby area
AUTOMATIC: Final = 2
SETTLED: Final = 4  # counting settles whether it can be played
WARDEN: Final = 8
QUICK: Final = 16


def sort_of(face: Face) -> int:
    """The same of every card with this face that no effect has changed."""
    traits = face.traits
    sort = LIES_DOWN if not traits.keywords.isdisjoint(USED_FACE_DOWN) else 0
    if is_automatic(face):
        sort |= AUTOMATIC
    if face.price is not None and face.plain and not face.other:
        sort |= SETTLED
    return changed_sort(sort, traits) | sort


def changed_sort(sort: int, now: Traits) -> int:
    """An effect has made something else of the card: counting settles nothing."""
    sort &= LIES_DOWN | AUTOMATIC
    if "warden" in now.types:
        sort |= WARDEN
    return sort if now.keywords.isdisjoint(SWIFT) else sort | QUICK


def is_automatic(face: Face) -> bool:
    """708.1a: a card with [Trigger] that is played when something happens, and only then."""
    if "trigger" not in face.traits.keywords:
        return False
    for program in face.elsewhere:
        if isinstance(program.ability, ab.Triggered) and program.ability.plays:
            return True
    return False


class Hand:
    """The cards that a player holds."""

    __slots__ = ("cards", "calm", "swift", "wardens", "face_down", "seen", "sorts")

    def __init__(self) -> None:
        self.cards: list[Obj] = []
        self.calm: list[Held] = []  # what main timing allows, of those that counting settles each face once
        self.swift: list[Held] = []  # what may be played at any time
        self.wardens: list[Obj] = []
        self.face_down: list[Obj] = []  # those of use in the standby area
        self.seen: set[Face] = set()  # faces that counting settles
        self.sorts: dict[Face, int] = {}  # what is to be looked at in a card of this face

    def look_through(self, game: Game, hand: list[Obj]) -> None:
        """Sort a hand that is not the one that was looked through last.

        Cards out of play are never written to: what effects make of them are other objects. What has been drawn is
        added to the rest.
        """
        known = len(self.cards)
        if hand[:known] != self.cards:
            known = 0
            self.calm = []
            self.swift = []
            self.wardens = []
            self.face_down = []
            self.seen = set()
        self.cards = hand[:]
        for obj in hand[known:]:
            face = obj.face
            sort = self.sorts.get(face, -1)
            if sort < 0:
                sort = self.sorts[face] = sort_of(face)
            now = obj.now
            if now is not face.traits:
                sort = changed_sort(sort, now)
            if sort & LIES_DOWN:
                self.face_down.append(obj)
                if sort & AUTOMATIC:
                    continue  # 604.1, 906.2a  it is played when its condition is met, and only then
            if sort & SETTLED:
                if face in self.seen:
                    continue
                self.seen.add(face)
                assert face.price is not None
                pair = (obj, Action("spell", obj, face.spell))
                entry: Held = (pair, face.price.coloured, now.cost, st.AlternativeCost in face.spoken)
            else:
                entry = ((obj, None), (), -1, False)
                if sort & WARDEN:
                    self.wardens.append(obj)
            self.calm.append(entry)
            if sort & QUICK:
                self.swift.append(entry)
