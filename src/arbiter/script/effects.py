"""Effects: the verbs. A resolving text is a tuple of these, carried out in order."""

from __future__ import annotations

from dataclasses import dataclass, field

from arbiter.script.base import (
    Amount,
    Change,
    Condition,
    Effect,
    How,
    Lasting,
    Pattern,
    Position,
    Statement,
    Status,
    Test,
    Thing,
    Who,
)
from arbiter.script.costs import Cost
from arbiter.script.named_actions import Attach as Attach
from arbiter.script.named_actions import DoubleCounters as DoubleCounters
from arbiter.script.named_actions import MoveCounters as MoveCounters
from arbiter.script.named_actions import Perform as Perform
from arbiter.script.named_actions import PutUnder as PutUnder
from arbiter.script.named_actions import RemoveDamage as RemoveDamage
from arbiter.script.named_actions import Rewrite as Rewrite
from arbiter.script.nouns import YOU, Group, Self
from arbiter.script.picking import Choose as Choose
from arbiter.script.picking import Declare as Declare
from arbiter.script.picking import Look as Look
from arbiter.script.picking import Pick as Pick
from arbiter.script.picking import Reveal as Reveal
from arbiter.script.picking import RevealUntil as RevealUntil
from arbiter.script.picking import Search as Search
from arbiter.script.picking import SplitGroups as SplitGroups
from arbiter.script.tokens import Token as Token

Effects = tuple[Effect, ...]

# ---------------------------------------------------------------- changing the table


@dataclass(frozen=True)
class Deal(Effect):
    """Damage to objects. `source` deals it (by default the card whose text this is)."""

    amount: Amount
    to: Thing
    source: Thing = Self()
    cannot_reduce: bool = False


@dataclass(frozen=True)
class DealDivided(Effect):
    """So much damage divided among the things as the controller likes (in steps by the game's table)."""

    amount: Amount
    to: Thing
    # Positions of games without these hash as before.
    equally: int = field(default=0, repr=False)  # in equal shares instead, each rounded up to a multiple of that
    cannot_reduce: bool = field(default=False, repr=False)


@dataclass(frozen=True)
class Fight(Effect):
    """Each deals damage equal to its power to the other."""

    left: Thing
    right: Thing


@dataclass(frozen=True)
class DealPlayer(Effect):
    """Points of damage to a player."""

    amount: Amount
    who: Who
    source: Thing = Self()


@dataclass(frozen=True)
class Destroy(Effect):
    """`by_name`: the text names the type of what it destroys, where only such texts can destroy it."""

    thing: Thing
    by_name: bool = field(default=False, repr=False)  # follows from the rest of the text
    slot: int | None = None  # what was destroyed, as it last was


@dataclass(frozen=True)
class Move(Effect):
    """Move things to a zone. To the field: `rested`, and under whose control (`control`)."""

    thing: Thing
    to: str
    how: How = How.PUT
    position: Position | None = None
    ordered: bool = False  # "in any order": the mover chooses; otherwise as they lie
    random_order: bool = False  # shuffled before they are put
    rested: bool = False
    face_down: bool = False
    control: Who | None = None
    slot: int | None = None  # what actually moved
    named: str | None = None  # a way of arriving that texts speak of ("warp")
    whose: Who | None = None  # into whose zone, where that is not the owner's
    # Who does it, where that is not whose text it is. Positions of games without it hash as before.
    doer: Who | None = field(default=None, repr=False)


@dataclass(frozen=True)
class Rest(Effect):
    thing: Thing


@dataclass(frozen=True)
class Ready(Effect):
    thing: Thing


@dataclass(frozen=True)
class Orient(Effect):
    """Turn things to an orientation: ready, rested, reversed."""

    thing: Thing
    to: Status


@dataclass(frozen=True)
class CreateToken(Effect):
    """Put so many tokens of that name into play under the player's control."""

    name: str
    count: Amount
    who: Who = YOU
    slot: int | None = None


@dataclass(frozen=True)
class MakeTokens(Effect):
    """Put so many tokens into play whose characteristics the text itself gives."""

    token: Token
    count: Amount
    who: Who = YOU
    rested: bool = False
    slot: int | None = None
    named: str | None = None  # a way of arriving that the game has a name for


@dataclass(frozen=True)
class Produce(Effect):
    """Add resources to a player's pool; `only_for` restricts what they may pay for; they last until `until` clears."""

    who: Who
    colour: str
    amount: Amount
    only_for: Group | None = None
    options: tuple[str, ...] = ()  # instead of `colour`: one of these, as the producer chooses
    shared: Thing | None = None  # of the options only the colours that this has


@dataclass(frozen=True)
class Freeze(Effect):
    thing: Thing


@dataclass(frozen=True)
class Draw(Effect):
    who: Who
    amount: Amount


@dataclass(frozen=True)
class Discard(Effect):
    """A player discards from their hand; `chooser` picks if it is not that player; low None: exactly."""

    who: Who
    amount: Amount
    tests: tuple[Test, ...] = ()
    chooser: Who | None = None
    random: bool = False
    slot: int | None = None
    up_to: bool = False


@dataclass(frozen=True)
class DiscardHand(Effect):
    who: Who
    slot: int | None = None


@dataclass(frozen=True)
class Mill(Effect):
    """The top cards of a player's deck go to a zone."""

    who: Who
    amount: Amount
    to: str
    how: How = How.PUT
    slot: int | None = None
    face_down: bool = False


@dataclass(frozen=True)
class Shuffle(Effect):
    who: Who
    zone: str | None = None  # None: the deck


@dataclass(frozen=True)
class PlaceCounters(Effect):
    thing: Thing
    kind: str
    amount: Amount


@dataclass(frozen=True)
class RemoveCounters(Effect):
    """amount None: all of them; kind None: of any kind."""

    thing: Thing
    kind: str | None
    amount: Amount | None


@dataclass(frozen=True)
class GainResource(Effect):
    who: Who
    kind: str
    amount: Amount


@dataclass(frozen=True)
class LoseResource(Effect):
    """A player loses so much of a kept resource; what nobody has cannot be lost unless it may fall below zero."""

    who: Who
    kind: str
    amount: Amount


@dataclass(frozen=True)
class GainControl(Effect):
    thing: Thing
    who: Who = YOU
    lasting: Lasting = Lasting.GAME
    while_: Condition | None = None


@dataclass(frozen=True)
class Modify(Effect):
    """An ongoing effect on things: they gain power, keywords, abilities, restrictions."""

    thing: Thing
    changes: tuple[Change, ...]
    lasting: Lasting = Lasting.TURN
    while_: Condition | None = None


@dataclass(frozen=True)
class Establish(Effect):
    """An ongoing effect that is a rule of its own: a replacement, a prohibition, a change of costs.

    `uses`: it is gone after it has applied so often ("the next damage").
    """

    statements: tuple[Statement, ...]
    lasting: Lasting = Lasting.TURN
    uses: int | None = None


@dataclass(frozen=True)
class Delay(Effect):
    """A delayed triggered ability: once, unless it lasts for a time of its own (`repeats`)."""

    pattern: Pattern
    effects: Effects
    lasting: Lasting = Lasting.GAME
    repeats: bool = False
    condition: Condition | None = None
    next_turn: bool = False  # not yet in the turn in which it is made


@dataclass(frozen=True)
class Cancel(Effect):
    """Cancel the effect of a thing on the stack."""

    thing: Thing


@dataclass(frozen=True)
class CastNow(Effect):
    """The player casts the thing once this has resolved; `free` without paying; optional when `may`."""

    thing: Thing
    who: Who = YOU
    free: bool = False
    may: bool = True
    less: Amount | None = None
    after: str | None = None  # the zone it goes to afterwards instead of the usual one


@dataclass(frozen=True)
class AllowCast(Effect):
    """The player may cast the thing from where it is, for a time."""

    thing: Thing
    who: Who = YOU
    free: bool = False
    lasting: Lasting = Lasting.TURN
    any_colour: bool = False
    less: Amount | None = None
    after: str | None = None


@dataclass(frozen=True)
class ExtraTurn(Effect):
    who: Who = YOU


@dataclass(frozen=True)
class ExtraStep(Effect):
    """Another phase follows this one ("attack", "main")."""

    step: str


@dataclass(frozen=True)
class SkipStep(Effect):
    who: Who
    step: str
    lasting: Lasting = Lasting.GAME


@dataclass(frozen=True)
class EndGame(Effect):
    """The player wins or loses."""

    who: Who
    wins: bool


@dataclass(frozen=True)
class TurnFace(Effect):
    thing: Thing
    face_up: bool


@dataclass(frozen=True)
class RemoveFromBattle(Effect):
    thing: Thing


@dataclass(frozen=True)
class UseEffectOf(Effect):
    """Carry out the effects of the thing's ability ("use its EX Burst", "its auto-ability triggers")."""

    thing: Thing
    what: str


# ---------------------------------------------------------------- putting effects together


@dataclass(frozen=True)
class Modes(Effect):
    """Select `low` to `high` of the options (declared while playing)."""

    low: Amount
    high: Amount
    options: tuple[Effects, ...]
    random: bool = False
    timings: tuple[str, ...] = ()  # where the options have timings of their own: that of each ("standard")


@dataclass(frozen=True)
class OnlyIf(Effect):
    """The option that it stands in can be selected only while the condition holds. Of itself it does nothing."""

    condition: Condition


@dataclass(frozen=True)
class Unanswered(Effect):
    """While the ability that says it waits on the stack, nobody adds to it by choice. Of itself it does nothing."""


@dataclass(frozen=True)
class PerformSome(Effect):
    """Perform so many of the listed effects, picked while resolving; `fresh`: not yet performed in this game."""

    count: Amount
    options: tuple[Effects, ...]
    fresh: bool = False


@dataclass(frozen=True)
class May(Effect):
    """The player may do all of it or nothing of it; `slot` remembers whether they did."""

    effects: Effects
    who: Who = YOU
    slot: int | None = None


@dataclass(frozen=True)
class MayPay(Effect):
    """The player may pay a cost while resolving; `slot` remembers whether they did."""

    cost: Cost
    who: Who = YOU
    slot: int | None = None
    must: bool = False  # pays if they can
    # What the variable in the cost stands for, where the text says so. Positions of games without it hash as before.
    x: Amount | None = field(default=None, repr=False)


@dataclass(frozen=True)
class WhenYouDo(Effect):
    """If the thing at the slot was done, a new ability triggers at once (and goes on the stack)."""

    slot: int
    effects: Effects


@dataclass(frozen=True)
class If(Effect):
    condition: Condition
    then: Effects
    otherwise: Effects = ()


@dataclass(frozen=True)
class Instead(Effect):
    """A self-replacement: if the condition holds, the second effects in place of the first."""

    condition: Condition
    first: Effects
    second: Effects
    fixed: bool = False  # settled while playing, whatever the branches do


@dataclass(frozen=True)
class ForEachPlayer(Effect):
    """Each player does it, the turn player first; YOU inside is that player."""

    who: Who
    effects: Effects


@dataclass(frozen=True)
class ForEach(Effect):
    """Once for each object of the thing, bound to `slot` in turn."""

    thing: Thing
    slot: int
    effects: Effects


@dataclass(frozen=True)
class Repeat(Effect):
    amount: Amount
    effects: Effects


@dataclass(frozen=True)
class Simultaneously(Effect):
    """The effects' changes happen as one event ("dull it and Freeze it")."""

    effects: Effects


@dataclass(frozen=True)
class Mark(Effect):
    """Carry out the effects and remember at `slot` whether anything was done ("if you do so")."""

    slot: int
    effects: Effects


@dataclass(frozen=True)
class Measure(Effect):
    """Carry out the effects; how much there was in the events of the pattern is a number from then on ("that much")."""

    slot: int
    effects: Effects
    pattern: Pattern


@dataclass(frozen=True)
class BindThing(Effect):
    """Give a thing a number to be spoken of later."""

    slot: int
    thing: Thing
