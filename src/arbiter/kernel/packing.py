"""Positions as bytes, for `pickle` and `copy.deepcopy`: another process, or another place in this one, goes on from
them.

They are for programs of one version that trust each other, not for keeping: saves are for that. Compiled classes do not
say what they consist of, and cannot be made without their arguments; so here all of ours are written by their fields
and made again by those that their constructors ask for, the other fields being set afterwards. What every process has
for itself is named and not written: rulesets, and cards of the shared pools (`NAMERS`). Numbers that each process gives
out as it likes are written as words.
"""

from __future__ import annotations

import inspect
import io
import pickle
from collections.abc import Callable
from contextlib import suppress
from enum import Enum
from typing import Final

from arbiter.kernel.decisions import Decision
from arbiter.kernel.errors import ArbiterError, GameOver, NeedsAnswer
from arbiter.kernel.events import Event, Record
from arbiter.kernel.facts import Facts, facts_of
from arbiter.kernel.game import Game
from arbiter.kernel.index.versions import bring_up_to_date
from arbiter.kernel.program import Library, Program
from arbiter.kernel.ruleset import Ruleset
from arbiter.kernel.state import Obj
from arbiter.kernel.traits import Face, Traits
from arbiter.kernel.turn import advance
from arbiter.kernel.word_bits import TYPES
from arbiter.script.abilities import Ability
from arbiter.script.nouns import Group

Named = tuple[Callable[..., object], tuple[object, ...]]

# How to find things of a type again that are there already: a function and what to ask it, or None for what is written.
NAMERS: Final[dict[type, Callable[[object], Named | None]]] = {}
KEPT: Final[dict[int, tuple[object, Callable[[str], object], str]]] = {}  # rulesets and their libraries, by their ids
FACTS: Final[list[tuple[Ruleset, str, Facts]]] = []  # what was last found of the cards of a match
MOST_FACTS: Final = 16
FIELDS: Final[dict[type, tuple[str, ...]]] = {}
ASKED_FOR: Final[dict[type, tuple[str, ...]]] = {}
OURS: Final = "arbiter."
BITS: Final = "type_bits"


def pack(value: object) -> bytes:
    written = io.BytesIO()
    Packer(written).dump(value)
    return written.getvalue()


def unpack(packed: bytes) -> object:
    value: object = pickle.loads(packed)
    return value


def reduced(value: object) -> Named:
    """What `__reduce__` gives for it."""
    return unpack, (pack(value),)


class Packer(pickle.Pickler):
    """Writes objects of ours by their fields, and what is part of a card by the card."""

    def __init__(self, file: io.BytesIO) -> None:
        super().__init__(file, pickle.HIGHEST_PROTOCOL)
        self.parts: dict[int, Named] = {}

    # The sixth part, by which an object is filled, is not known to the type of this method.
    def reducer_override(self, obj: object) -> object:  # type: ignore[override]
        kind = type(obj)
        part = self.parts.get(id(obj))
        if part is not None:
            return part
        if not kind.__module__.startswith(OURS) or isinstance(obj, type | Enum | tuple | BaseException):
            return NotImplemented
        namer = NAMERS.get(kind)
        if namer is not None:
            named = namer(obj)
            if named is not None:
                return named
        if isinstance(obj, Obj):
            self.divide(obj.face)
        if isinstance(obj, Program) and obj.library is not None:
            return program_again, (obj.library, obj.ability, obj.yields, obj.only_for)
        given, others = contents(obj)
        return made_again, (kind, given), others, None, None, fill

    def divide(self, face: Face) -> None:
        """What a card that is named consists of is named by it, too."""
        if id(face.traits) in self.parts or NAMERS[Face](face) is None:
            return
        self.parts[id(face.traits)] = traits_of, (face,)
        for number, program in enumerate(face.traits.programs):
            self.parts[id(program)] = program_of, (face, number)


def traits_of(face: Face) -> Traits:
    return face.traits


def program_of(face: Face, number: int) -> Program:
    return face.traits.programs[number]


def program_again(
    library: Library, ability: Ability, yields: tuple[tuple[str, ...], int] | None, only_for: Group | None
) -> Program:
    """What was made of an ability outside a printed card, with what its game has added to it."""
    made = library.make(ability)
    made.yields, made.only_for = yields, only_for
    return made


def fields_of(kind: type) -> tuple[str, ...]:
    """The names of what its objects consist of, apart from what they have in a `__dict__`."""
    known = FIELDS.get(kind)
    if known is not None:
        return known
    found: dict[str, None] = {}
    for base in kind.__mro__:
        names = base.__dict__.get("__mypyc_attrs__", base.__dict__.get("__slots__", ()))
        found.update(dict.fromkeys((names,) if isinstance(names, str) else names))
    known = FIELDS[kind] = tuple(name for name in found if not name.startswith("__"))
    return known


def asked_for(kind: type) -> tuple[str, ...]:
    """The names of what its constructor takes."""
    known = ASKED_FOR.get(kind)
    if known is None:
        # Compiled classes tell it where every default is a plain word or number.
        known = ASKED_FOR[kind] = tuple(inspect.signature(kind).parameters)
    return known


def contents(obj: object) -> tuple[tuple[object, ...], dict[str, object]]:
    """What it consists of: what its constructor takes, and the rest, which may lead back to it."""
    kind = type(obj)
    found: dict[str, object] = dict(getattr(obj, "__dict__", ()))
    for name in fields_of(kind):
        if hasattr(obj, name):
            found[name] = getattr(obj, name)
    if isinstance(obj, Traits):
        found[BITS] = tuple(sorted(obj.types))
    if kind in STAND_INS:
        return (), found
    missing = [name for name in asked_for(kind) if name not in found]
    if missing:
        raise ArbiterError(f"{kind.__name__} does not keep what it was made from: {', '.join(missing)}")
    return tuple([found.pop(name) for name in asked_for(kind)]), found


def made_again(kind: type, given: tuple[object, ...]) -> object:
    make: Callable[..., object] = kind
    if kind in STAND_INS:
        return make(*STAND_INS[kind])
    return make(**dict(zip(asked_for(kind), given, strict=True)))


def fill(made: object, found: dict[str, object]) -> None:
    if isinstance(made, Traits):
        words = found[BITS]
        assert isinstance(words, tuple)
        found[BITS] = TYPES.of(words)
    for name, value in found.items():
        object.__setattr__(made, name, value)  # also where it is frozen


# ---------------------------------------------------------------- games


class Position:
    """A game as the copy that its segment began from and the answers since; what follows from them is left out."""

    def __init__(self, game: Game | None) -> None:
        if game is None:
            return  # its fields are about to be set
        self.rules = game.rules
        self.format = game.format
        self.revision = game.revision
        self.cards = game.facts.faces
        self.catalogue = game.facts.catalogue
        self.state = game.state if game.checkpoint is None else game.checkpoint
        self.answers = game.answers
        self.rested_at = game.rested_at
        self.asked = game.checkpoint is not None or game.cursor > game.rested_at
        self.agents = game.agents
        self.interactive = game.interactive
        self.settings = (game.ask_forced, game.ask_anyway, game.manual_payment, game.questions, game.narrate)
        self.told = game.told

    def game(self) -> Game:
        """The game at rest, where its segment begins."""
        made = Game(self.rules, self.state, self.format, known_facts(self))
        made.revision = self.revision
        made.answers = self.answers
        made.cursor = made.rested_at = self.rested_at
        made.interactive = self.interactive
        made.ask_forced, made.ask_anyway, made.manual_payment, made.questions, made.narrate = self.settings
        made.told = self.told
        bring_up_to_date(made)
        return made


def known_facts(position: Position) -> Facts:
    """Many positions of one match come, one after the other."""
    found = [
        facts
        for rules, format, facts in FACTS
        if rules is position.rules
        and format == position.format
        and facts.faces == position.cards
        and facts.catalogue is position.catalogue
    ]
    if found:
        return found[0]
    made = facts_of(position.rules, position.format, list(position.cards), position.catalogue)
    FACTS.append((position.rules, position.format, made))
    del FACTS[:-MOST_FACTS]
    return made


def pack_question(game: Game) -> bytes:
    """The question at which the game stands, for a process that thinks about it: whoever plays stays here."""
    position = Position(game)
    position.agents = []
    return pack(position)


def asked_again(packed: bytes) -> tuple[Game, Decision]:
    """The game at the question that was packed, and the question."""
    position = unpack(packed)
    assert isinstance(position, Position)
    game = position.game()
    try:
        advance(game)
    except NeedsAnswer as need:
        return game, need.decision
    raise ArbiterError("the game stands at no question")


def game_again(position: Position) -> Game:
    """The game where it stood: within a segment it is run again as far as there are answers, in silence."""
    game = position.game()
    if position.asked:
        narrates, game.narrate = game.narrate, False
        with suppress(NeedsAnswer, GameOver):
            advance(game)
        game.narrate = narrates
    game.agents = position.agents
    return game


def name_rules(rules: Ruleset, rules_of: Callable[[str], Ruleset], library_of: Callable[[str], Library]) -> None:
    """From here on this ruleset is found by its key and not written."""
    KEPT[id(rules)] = (rules, rules_of, rules.key)
    KEPT[id(rules.layers.library)] = (rules.layers.library, library_of, rules.key)


def named(value: object) -> Named:
    found = KEPT.get(id(value))
    if found is None:
        what = f"the ruleset {value.key!r}" if isinstance(value, Ruleset) else "these rules"
        raise ArbiterError(f"{what} cannot be found again by another process: only those of registered games can")
    return found[1], (found[2],)


# What constructors take apart to fill the fields: here the fields are set afterwards.
STAND_INS: Final[dict[type, tuple[object, ...]]] = {
    Record: (Event(0),),
    Position: (None,),
    Traits: (frozenset(), frozenset()),
}


def game_named(game: object) -> Named:
    assert isinstance(game, Game)
    return game_again, (Position(game),)


def written(face: object) -> None:
    """A card is written, unless somebody says where it is found."""
    return None


NAMERS[Face] = written
NAMERS[Game] = game_named
NAMERS[Ruleset] = named
NAMERS[Library] = named
