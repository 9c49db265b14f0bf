"""Changes and statements: what ongoing effects do, and what static abilities declare."""

from __future__ import annotations

from dataclasses import dataclass, field

from arbiter.script.base import (
    Amount,
    Change,
    Condition,
    Effect,
    Paragraph,
    Pattern,
    Quality,
    Stat,
    Statement,
    Thing,
    Who,
)
from arbiter.script.costs import Cost
from arbiter.script.nouns import EACH, YOU, Group
from arbiter.script.patterns import ANYTHING

# ---------------------------------------------------------------- changes of characteristics


@dataclass(frozen=True)
class AddStat(Change):
    stat: Stat
    amount: Amount
    sign: int = 1


@dataclass(frozen=True)
class CounterStat(AddStat):
    """What each counter of the kind adds; nothing on an object with the mark "blank" and the kind."""

    kind: str = ""


@dataclass(frozen=True)
class SetStat(Change):
    """The base value becomes this number; other changes apply on top."""

    stat: Stat
    amount: Amount
    new: bool = False  # a number that it did not have ("becomes a resonator with 500 DEF")


@dataclass(frozen=True)
class SwapNumbers(Change):
    """Its power becomes what its guard is, and its guard what its power is; later changes apply on top."""


@dataclass(frozen=True)
class AddWord(Change):
    """It also has this word (name, type, colour, kind, group); with `slot` the one declared there."""

    quality: Quality
    value: str
    slot: int | None = None


@dataclass(frozen=True)
class SetWords(Change):
    """Its words of this quality become these; values empty with `slot`: the one declared there."""

    quality: Quality
    values: tuple[str, ...]
    slot: int | None = None


@dataclass(frozen=True)
class LoseWord(Change):
    """It has this word no longer, and keeps its others."""

    quality: Quality
    value: str


@dataclass(frozen=True)
class AddAllWords(Change):
    """It has every word of that quality (all jobs, all elements but some)."""

    quality: Quality
    values: tuple[str, ...]


@dataclass(frozen=True)
class AddKeyword(Change):
    keyword: str


@dataclass(frozen=True)
class LoseKeyword(Change):
    keyword: str


@dataclass(frozen=True)
class SwapKeyword(Change):
    """One keyword becomes another, wherever it came from."""

    keyword: str
    into: str


@dataclass(frozen=True)
class CannotGain(Change):
    """Nothing gives it the keyword, whichever comes first; what is printed on it stays."""

    keyword: str


@dataclass(frozen=True)
class AddAbility(Change):
    """It gains an ability. (`ability` is an arbiter.script.abilities.Ability.)"""

    ability: Paragraph


@dataclass(frozen=True)
class LoseAbilities(Change):
    """It loses all abilities (keywords included)."""


@dataclass(frozen=True)
class ShareAbilities(Change):
    """It gains the abilities that the thing has at that time, but for those of the keyword `but`."""

    thing: Thing
    but: str


@dataclass(frozen=True)
class CopyOf(Change):
    """It becomes a copy of the thing."""

    thing: Thing


@dataclass(frozen=True)
class BecomeType(Change):
    """It also becomes of that type with that power ("also becomes a Forward with 7000 power")."""

    type: str
    power: Amount | None
    only: bool = False  # it is no longer what it was


@dataclass(frozen=True)
class Mark(Change):
    """The object bears a rule that the ruleset knows by name: "cannot_attack", "must_block", "no_ready_next".

    The ruleset's table of marks says what each does; a name it does not know is not executable.
    """

    name: str
    amount: Amount | None = None
    group: Group | None = None  # "cannot be blocked by a Forward of cost 3 or more"
    cost: Cost | None = None  # what must be paid ("cannot attack unless you pay {1}": "attack_cost")


# ---------------------------------------------------------------- statements


@dataclass(frozen=True)
class Affects(Statement):
    """Objects have these changes while the ability applies."""

    thing: Thing
    changes: tuple[Change, ...]


@dataclass(frozen=True)
class Forbid(Statement):
    """Such an event cannot happen."""

    pattern: Pattern


@dataclass(frozen=True)
class ForbidPlay(Statement):
    """A player cannot play such cards or use such abilities (`kind`: "cast", "ability", "special", ...).

    "asks:rest", "asks:resources", "asks:<colour>": abilities whose cost may ask for it; "asks:<=2": for so much.
    """

    who: Who
    kind: str
    what: Group = ANYTHING
    when: Condition | None = None  # only while this is so, as that player would say it


@dataclass(frozen=True)
class ForbidPrice(Statement):
    """A player cannot play cards for which they would have to pay so many resources or more."""

    who: Who
    what: Group
    low: Amount


@dataclass(frozen=True)
class ForbidChoose(Statement):
    """Objects cannot be chosen by these kinds of things that this player controls."""

    what: Group
    by: Who = EACH
    kinds: tuple[str, ...] = ("summon", "ability")
    sources: Group = ANYTHING


@dataclass(frozen=True)
class Replace(Statement):
    """When the event would happen, the effects happen instead; EventThing speaks of its object.

    `optional`: the player may apply it. `effects` empty: the event simply does not happen.
    """

    pattern: Pattern
    effects: tuple[Effect, ...]
    optional: bool = False


@dataclass(frozen=True)
class ChangeDamage(Statement):
    """Damage of the pattern becomes larger, smaller, doubled, or a number, instead.

    `pool`: so much of it is taken away as the ongoing effect has uses left, which are used up by it. `effects`: what
    its player may do for it; where they do not, nothing changes.
    """

    pattern: Pattern
    add: Amount | None = None
    set_to: Amount | None = None
    factor: int = 1
    reduce: bool = False  # `add` is taken away
    prevents: bool = False  # what is taken away is prevented; otherwise the damage only becomes another number
    pool: bool = False
    nth: int = 0  # only the first (second ...) damage of a turn, counting what would have been dealt
    effects: tuple[Effect, ...] = field(default=(), repr=False)  # positions of games without it hash as before


@dataclass(frozen=True)
class ForbidPrevent(Statement):
    """Damage of the pattern cannot be prevented."""

    pattern: Pattern


@dataclass(frozen=True)
class EntersWith(Statement):
    """Objects enter the field rested, or with counters; `ready`, `reversed`: so, where whoever puts them there could
    choose."""

    what: Group
    rested: bool = False
    counters: tuple[tuple[str, Amount], ...] = ()
    ready: bool = False
    reversed: bool = False


@dataclass(frozen=True)
class As(Statement):
    """Something is done as part of a moment of the game ("enters", "game starts"), not as an answer to it."""

    moment: str
    effects: tuple[Effect, ...]
    what: Group = ANYTHING


@dataclass(frozen=True)
class CostChange(Statement):
    """Costs to play cards of the group change. `floor`: it cannot become less than this by this effect."""

    what: Group
    who: Who
    add: Amount
    sign: int = -1
    floor: int | None = None
    ability: str | None = None  # None: casting; else abilities of that kind ("special", "action")
    set_to: Amount | None = None
    coloured: tuple[tuple[str, int], ...] = ()  # of these colours, besides `add` of any
    names_x: bool = False  # `add` is what the other texts of the card mean by the variable
    each: Amount | None = None  # all of it so often


@dataclass(frozen=True)
class AlternativeCost(Statement):
    """A card of the group may be played for another cost; `named` is as what having paid it is remembered."""

    what: Group
    cost: Cost
    condition: Condition | None = None
    named: str = ""


@dataclass(frozen=True)
class ExtraCost(Statement):
    """A further cost to play: required, or optional and remembered; `reduces` the cost when it is paid.

    It is remembered by its place among those of the card, or as what it is `named`.
    """

    what: Group
    cost: Cost
    optional: bool = False
    reduces: Amount | None = None
    ability: str | None = None
    named: str = ""


@dataclass(frozen=True)
class PayRule(Statement):
    """How costs may be paid: "any_colour", "as_any:<colour>" (that colour in place of any), "only:<colour>" ..."""

    what: Group
    rule: str
    who: Who = YOU


@dataclass(frozen=True)
class Permit(Statement):
    """A permission or limit that the ruleset knows by name ("cast", "two_light", "casts_per_turn", ...)."""

    name: str
    what: Group = ANYTHING
    who: Who = YOU
    amount: Amount | None = None


@dataclass(frozen=True)
class Produces(Statement):
    """The object can produce resources of further colours."""

    what: Group
    colours: tuple[str, ...]


@dataclass(frozen=True)
class AddOption(Statement):
    """Lists of effects of objects of the group have this option more."""

    what: Group
    effects: tuple[Effect, ...]


@dataclass(frozen=True)
class Treat(Statement):
    """For effects of cards of the group this card also has these words and keywords, and for no others."""

    sources: Group
    words: tuple[tuple[Quality, str], ...]
    keywords: tuple[str, ...] = ()
    numbers: tuple[tuple[Stat, int], ...] = ()  # and these in place of its own
    optional: bool = False  # as its controller chooses whenever an effect asks


@dataclass(frozen=True)
class PlayOnlyIf(Statement):
    """This card can only be played when the condition holds."""

    condition: Condition
