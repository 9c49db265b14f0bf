"""Characteristics: what is printed on a card, and what an object currently is.

A `Face` is printed and never changes. `Traits` is a computed view; objects that nothing modifies share the
view of their face, so most of the table costs nothing to recompute.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbiter.kernel.aspects import word_aspect
from arbiter.kernel.word_bits import TYPES
from arbiter.script.abilities import Static

if TYPE_CHECKING:
    from arbiter.kernel.program import Program
    from arbiter.kernel.state import Obj
    from arbiter.script.base import Statement
    from arbiter.script.costs import Mana
    from arbiter.script.statements import Mark

NOTHING: Final[frozenset[str]] = frozenset()


class ActiveMark:
    """A mark on an object, with the object whose text put it there (for its amounts and groups)."""

    __slots__ = ("mark", "source", "controller")

    def __init__(self, mark: Mark, source: int, controller: int) -> None:
        self.mark: Mark = mark
        self.source: int = source
        self.controller: int = controller


class Traits:
    """The characteristics of an object as they are now."""

    __slots__ = (
        "names",
        "type_bits",
        "colours",
        "kinds",
        "groups",
        "cost",
        "power",
        "guard",
        "level",
        "strike",
        "keywords",
        "flags",
        "programs",
        "activated",
        "producers",
        "watch",
        "alert",
        "marks",
        "barred",
        "granter",
    )

    def __init__(
        self,
        names: frozenset[str],
        types: frozenset[str],
        colours: frozenset[str] = NOTHING,
        kinds: frozenset[str] = NOTHING,
        groups: frozenset[str] = NOTHING,
        cost: int = 0,
        power: int = 0,
        guard: int = 0,
        level: int = 0,
        strike: int = 0,
        keywords: frozenset[str] = NOTHING,
        flags: frozenset[str] = NOTHING,
        programs: tuple[Program, ...] = (),
    ) -> None:
        self.names: frozenset[str] = names
        self.type_bits: int = TYPES.of(types) if types else 0
        self.colours: frozenset[str] = colours
        self.kinds: frozenset[str] = kinds
        self.groups: frozenset[str] = groups
        self.cost: int = cost
        self.power: int = power
        self.guard: int = guard
        self.level: int = level
        self.strike: int = strike
        self.keywords: frozenset[str] = keywords
        self.flags: frozenset[str] = flags
        self.programs: tuple[Program, ...] = programs
        self.activated: tuple[Program, ...] = ()  # those of the programs that a player may use
        self.producers: tuple[Program, ...] = ()  # those that only rest it for resources: they are used while paying
        self.watch: int = 0  # which kinds of event its triggered abilities wait for
        self.alert: int = 0  # those among them that may happen to others
        self.marks: dict[str, list[ActiveMark]] | None = None
        self.barred: frozenset[str] = NOTHING  # keywords it cannot gain
        self.granter: int = 0  # the object whose text last granted it an ability

    @property
    def types(self) -> frozenset[str]:
        """Its types in words; rules ask `type_bits`."""
        return TYPES.words(self.type_bits)

    def copy(self) -> Traits:
        made = Traits(
            self.names,
            NOTHING,
            self.colours,
            self.kinds,
            self.groups,
            self.cost,
            self.power,
            self.guard,
            self.level,
            self.strike,
            self.keywords,
            self.flags,
            self.programs,
        )
        made.type_bits = self.type_bits
        made.activated = self.activated
        made.producers = self.producers
        made.watch = self.watch
        made.alert = self.alert
        made.marks = None if self.marks is None else {name: list(marks) for name, marks in self.marks.items()}
        made.barred = self.barred
        made.granter = self.granter
        return made

    def set_programs(self, programs: tuple[Program, ...]) -> None:
        """The abilities it has, sorted by what looks for them."""
        self.programs = programs
        self.activated = tuple(program for program in programs if program.is_activated and program.yields is None)
        self.producers = tuple(program for program in programs if program.yields is not None)
        watch = alert = 0
        for program in programs:
            watch |= program.watch
            if not program.only_self:
                alert |= program.watch
        self.watch = watch
        self.alert = alert

    def is_like(self, other: Traits) -> bool:
        """Is it the same but for its power? What is marked may be marked with something else each time."""
        return (
            self.keywords == other.keywords
            and self.type_bits == other.type_bits
            and self.programs == other.programs
            and self.names == other.names
            and self.colours == other.colours
            and self.kinds == other.kinds
            and self.groups == other.groups
            and self.flags == other.flags
            and self.barred == other.barred
            and self.cost == other.cost
            and self.level == other.level
            and self.granter == other.granter
            and self.marks is None
            and other.marks is None
        )

    def word_aspects(self) -> int:
        """What changes when something with just these words comes into play or leaves it."""
        found = 0
        for words in (self.types, self.kinds, self.colours, self.names, self.groups):
            for word in words:
                found |= word_aspect(word)
        return found

    def marked(self, name: str) -> bool:
        return self.marks is not None and name in self.marks


class Sheet:
    """What a game prints on a card that no other game does; each has a class of its own for it."""

    __slots__ = ()


class Face:
    """One printed card (or one side of it). Shared by every copy in every game."""

    __slots__ = (
        "key",
        "name",
        "line",
        "traits",
        "text",
        "statics",
        "standing",
        "speaking",
        "elsewhere",
        "extra",
        "has_power",
        "limit_cost",
        "printed",
        "speaks",
        "spoken",
        "speaks_much",
        "price",
        "other",
        "front",
        "swift",
        "plain",
        "fixed_price",
        "spell",
        "remembers",
        "recalls",
        "sees_abilities",
        "treats",
        "counts_harm",
        "sheet",
        "is_back",
        "printed_words",
        "firm",
    )

    def __init__(self, key: str, name: str, traits: Traits, text: str, has_power: bool = False) -> None:
        self.key: str = key
        self.name: str = name
        self.line: frozenset[str] = frozenset({name})  # the names that are printed on it
        traits.set_programs(traits.programs)
        self.traits: Traits = traits
        self.printed: Traits = traits
        self.text: str = text
        self.has_power: bool = has_power
        self.limit_cost: int = 0
        self.statics: tuple[Program, ...] = tuple(p for p in traits.programs if p.is_static)
        self.standing: tuple[Program, ...] = tuple(p for p in self.statics if p.here)  # those that speak in play
        self.speaking: frozenset[str] = frozenset(zone for p in self.statics for zone in p.zones)  # where any does
        self.elsewhere: tuple[Program, ...] = tuple(p for p in traits.programs if p.elsewhere)
        # What it is for the effects of certain cards only.
        self.treats: tuple[Program, ...] = tuple(p for p in self.statics if p.treats)
        # Its own text may change how it is played: only the number of its cost, or more than that.
        self.speaks = any(program.declares for program in self.statics)
        said = [program.ability.statements for program in self.statics if isinstance(program.ability, Static)]
        self.spoken: frozenset[type] = frozenset(type(each) for statements in said for each in statements)
        self.speaks_much = any(program.declares and not program.only_costs for program in self.statics)
        self.remembers: int = 0  # the kinds of event that its text may later ask about
        self.recalls: int = 0  # and those that it may ask about after their turn
        self.sees_abilities: bool = False  # its text speaks of abilities on the stack
        self.counts_harm: bool = False  # its text asks for the first damage of a turn
        for program in traits.programs:
            self.counts_harm = self.counts_harm or program.counts_harm
            self.remembers |= program.remembers
            self.recalls |= program.recalls
            self.sees_abilities = self.sees_abilities or program.sees_abilities
        self.spell = next(
            (program for program in traits.programs if program.is_spell), None
        )  # what it does when played
        # Whoever can pay its price can play it, if there is what it chooses and room for it.
        self.plain: bool = False
        # Nothing of its own lets something else be paid than its price.
        self.fixed_price: bool = False
        self.swift: bool = False  # it can be played outside its owner's main phases
        self.extra: dict[str, str] = {}
        self.sheet: Sheet | None = None  # what is printed there of a game's own, beyond characteristics and text
        self.price: Mana | None = None  # what is printed as its cost, where that is more than a number
        self.other: tuple[Face, ...] = ()  # the further sides of the same card
        self.front: Face = self  # the side that lies up unless something says otherwise
        self.printed_words: int = 0  # what changes when a card with its words comes or goes (0: not asked yet)
        # Types, kinds, keywords and abilities that nothing takes from it; what those change outlasts what is set.
        self.firm: Traits | None = None
        self.is_back: bool = False  # what a card is that lies face down in play; its front is the card


def current(obj: Obj) -> Traits:
    """What the object is now (kept fresh by the layers)."""
    return obj.now


def statics_of(obj: Obj) -> tuple[Program, ...]:
    """Its static abilities: those that are printed on it, unless effects have given it others or taken some."""
    if obj.now.programs is obj.face.traits.programs:
        return obj.face.statics
    return tuple(program for program in obj.now.programs if program.is_static)


def elsewhere_of(obj: Obj) -> tuple[Program, ...]:
    """Its abilities that work out of play, the same way."""
    if obj.now.programs is obj.face.traits.programs:
        return obj.face.elsewhere
    return tuple(program for program in obj.now.programs if program.elsewhere)


def declares(obj: Obj) -> bool:
    """Does its text say something apart from what it makes of things?"""
    if obj.now.programs is obj.face.traits.programs:
        return obj.face.speaks
    return any(program.declares for program in obj.now.programs)


def states(obj: Obj, kind: type[Statement]) -> bool:
    """Does its own text make a statement of this kind?"""
    if obj.now.programs is obj.face.traits.programs:
        return kind in obj.face.spoken
    return any(
        isinstance(statement, kind)
        for program in statics_of(obj)
        if isinstance(program.ability, Static)
        for statement in program.ability.statements
    )


def keeps_statics(obj: Obj) -> bool:
    """Are its static abilities still those that are printed on it?"""
    return tuple(program for program in obj.now.programs if program.is_static) == obj.face.statics
