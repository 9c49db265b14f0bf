"""A player's cards out of play, sorted by what decides whether they can be cast or used (11.3, 11.4, 11.6).

With the hand goes what its cards can pay for others. Each pile is sorted again only when it is no longer the same.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final

from arbiter.games.fftcg.zones import LIGHT_DARK
from arbiter.script import statements as st
from arbiter.script.abilities import Activated, Static
from arbiter.script.amounts import Number
from arbiter.script.base import STATUS_READY
from arbiter.script.costs import Mana, MoveSome, RestSome, RestThis
from arbiter.script.nouns import EACH, YOU, In, Is

if TYPE_CHECKING:
    from arbiter.kernel.program import Program
    from arbiter.kernel.state import Obj
    from arbiter.kernel.traits import Face
    from arbiter.script.base import Statement
    from arbiter.script.nouns import Group

    # What is left to ask, what it costs (at least, if all is left to ask), its Element if it has one that pays, how
    # many cards in the hand it is (it cannot pay for itself), as what it is cast, and how many CP there must be in all:
    # those that it could be discarded for itself are counted, too.
    Card = tuple[Obj, int, int, str, int, str, int]

# What a card may say of its own casting, and those among it by which it may cost less.
OF_ITSELF: Final = (st.PlayOnlyIf, st.CostChange, st.PayRule, st.AlternativeCost, st.ExtraCost)
FOR_LESS: Final = (st.CostChange, st.AlternativeCost, st.ExtraCost)
ANY_COST: Final = -1
OWN_ZONES: Final = (("hand",), ("field",))

# What is left to ask of a card or ability when counting does not rule it out: everything; whether it may be used, its
# cost being settled; whether it may enter the field; what it chooses; nothing. Or it waits for room on the field.
NO_ROOM: Final = -1
ASK_ALL: Final = 0
ASK_PLAY: Final = 1
ASK_ROOM: Final = 2
ASK_TARGETS: Final = 3
ASK_NOTHING: Final = 4


def cast_kind(obj: Obj) -> str:
    return "summon" if "summon" in obj.now.types else "character"


@cache
def sort_of(face: Face) -> tuple[int, int, str, bool, str, int]:
    """The same of every card with this face; true: it can be discarded for CP (5.2.1.3)."""
    traits = face.traits
    shines = not traits.colours.isdisjoint(LIGHT_DARK)
    own = [each for program in face.statics if program.own for each in statements_of(program) if not is_extra(each)]
    left = ASK_ROOM
    cost = traits.cost
    if "unread" in traits.flags or any(isinstance(statement, OF_ITSELF) for statement in own):
        left = ASK_ALL
        if any(isinstance(statement, FOR_LESS) for statement in own):
            cost = ANY_COST
    elif "summon" in traits.types:
        left = ASK_NOTHING if face.spell is None or face.spell.aims == () else ASK_TARGETS
    kind = "summon" if "summon" in traits.types else "character"
    colour = "" if shines else face.colour
    return left, cost, colour, not shines, kind, cost + 2 if colour and cost > 0 and left != ASK_ALL else cost


def is_extra(statement: Statement) -> bool:
    """Something more that may be paid, and changes nothing about what must be."""
    return isinstance(statement, st.ExtraCost) and statement.optional and statement.reduces is None


def statements_of(program: Program) -> tuple[Statement, ...]:
    return program.ability.statements if isinstance(program.ability, Static) else ()


@cache
def taken_from_own(program: Program) -> tuple[tuple[Group, int], ...]:
    """What the cost of an ability takes of the player's own, told by nothing but the cards and that they are active.

    With fewer cards, or fewer active ones, there is no more of it.
    """
    ability = program.ability
    assert isinstance(ability, Activated)
    found: list[tuple[Group, int]] = []
    for part in ability.cost.parts:
        if isinstance(part, MoveSome | RestSome) and isinstance(part.count, Number):
            group = part.group
            if group.zones in OWN_ZONES and group.side in (YOU, EACH):  # costs are paid with what is one's own
                if all(isinstance(test, Is) or test == In(STATUS_READY) for test in group.tests):
                    found.append((group, part.count.value))
    return tuple(found)


@cache
def only_discards(program: Program) -> bool:
    """Does its cost take cards from the hand, once, and for the rest nothing but CP and being dulled?"""
    ability = program.ability
    assert isinstance(ability, Activated)
    others = [part for part in ability.cost.parts if not isinstance(part, RestThis)]
    others = [part for part in others if not isinstance(part, Mana) or part.variable is not None]
    taken = taken_from_own(program)
    return len(others) == 1 and len(taken) == 1 and isinstance(others[0], MoveSome) and taken[0][0].zones == ("hand",)


@lru_cache(maxsize=256)
def speak_of_priming(faces: tuple[Face, ...]) -> bool:
    """15.2.9: without such a text in the match, nothing can be primed."""
    return any("Priming" in face.text for face in faces)


class Hand:
    """The cards that a player holds. They are never written to: what effects make of them are other objects."""

    __slots__ = ("cards", "calm", "swift", "active", "count", "colours", "mixed", "seen")

    def __init__(self) -> None:
        self.cards: list[Obj] = []
        self.colours: dict[str, int] = {}  # how many of those that can be discarded for CP have this Element
        self.begin_anew()

    def begin_anew(self) -> None:
        self.calm: list[Card] = []  # each face once
        self.swift: list[Card] = []  # those of them that may be cast at any time
        self.active: list[Obj] = []  # those of them that do something in the hand, or where they go next
        self.seen: set[Face] = set()
        self.count = 0  # how many can be discarded for CP
        self.mixed = False  # some of these have several Elements
        self.colours.clear()

    def look_through(self, hand: list[Obj]) -> None:
        """Sort a hand that is not the one that was looked through last: what has been drawn is added to the rest."""
        known = len(self.cards)
        if hand[:known] != self.cards:
            known = 0
            self.begin_anew()
        self.cards = hand[:]
        seen = self.seen
        colours = self.colours
        for obj in hand[known:]:
            face = obj.face
            left, cost, colour, pays, kind, needs = sort_of(face)
            if pays:
                self.count += 1
                if colour:
                    colours[colour] = colours.get(colour, 0) + 1
                else:
                    self.mixed = True
                    for each in face.traits.colours:
                        colours[each] = colours.get(each, 0) + 1
            if face in seen:
                continue
            seen.add(face)
            card = (obj, left, cost, colour, 1, kind, needs)
            self.calm.append(card)
            if face.swift:
                self.swift.append(card)
            if face.elsewhere:
                self.active.append(obj)


class LimitDeck:
    """15.2.8.3: the cards of an LB deck that have not served yet. One that is turned face up becomes another object."""

    __slots__ = ("cards", "calm", "swift", "seen")

    def __init__(self) -> None:
        self.cards: list[Obj] = []
        self.calm: list[Card] = []  # each face once
        self.swift: list[Card] = []
        self.seen: set[Face] = set()

    def look_through(self, deck: list[Obj]) -> None:
        self.cards = deck[:]
        self.calm = []
        self.swift = []
        down = [obj for obj in deck if not obj.face_up]
        seen = self.seen = set()
        for obj in down:
            face = obj.face
            # 15.2.8.3.2  as many other cards as the LB cost must lie face down
            if 0 < face.limit_cost < len(down) and face not in seen:
                seen.add(face)
                left, cost, colour, _, kind, _ = sort_of(face)
                card = (obj, left, cost, colour, 0, kind, cost)
                self.calm.append(card)
                if face.swift:
                    self.swift.append(card)


class BreakZone:
    """The cards of a Break Zone that do something there; what comes to lie on top is added."""

    __slots__ = ("cards", "active")

    def __init__(self) -> None:
        self.cards: list[Obj] = []
        self.active: list[Obj] = []

    def look_through(self, pile: list[Obj]) -> None:
        known = len(self.cards)
        if pile[:known] != self.cards:
            known = 0
            self.active = []
        self.cards = pile[:]
        self.active = self.active + [obj for obj in pile[known:] if obj.face.elsewhere]
