"""Patterns: the events that triggered abilities, replacements and prohibitions speak of."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from arbiter.script.base import Amount, Condition, How, Op, Pattern, Status, Who
from arbiter.script.nouns import EACH, Group

ANYTHING: Final = Group((), (), EACH)


@dataclass(frozen=True)
class Moves(Pattern):
    """An object moves. Enters the field: to="field". Put from the field into the Break Zone: both ends."""

    what: Group
    origin: str | None = None
    to: str | None = None
    how: How | None = None
    by: Who | None = None  # whose effect or action moves it
    not_origin: str | None = None  # "other than from his/her hand"
    other_than_origin: bool = False  # origin field, to anywhere but the field
    cause: str | None = None  # a keyword or kind of object that moves it ("warp", "summon", "ability")
    unpaid: bool = False  # only if it was not played for the whole of its cost
    source: Group | None = None  # a text of such an object moves it; with the cause "cost", it pays for its ability
    effect: bool = False  # only where an effect moves it, and neither a cost nor a rule
    # Who does it, whoever's effect has them do it. Positions of games without it hash as before.
    doer: Who | None = field(default=None, repr=False)
    # Into whose zone it moves, where a card may come to lie in another's than its owner's.
    into: Who | None = field(default=None, repr=False)


@dataclass(frozen=True)
class Attacks(Pattern):
    what: Group
    party: bool | None = None  # True: only in a party; False: only alone
    beside: Group | None = None  # in a party with one of these


@dataclass(frozen=True)
class PartyAttacks(Pattern):
    """A party that this player controls attacks (once for the whole party)."""

    who: Who
    containing: Group = ANYTHING
    low: int = 1  # so many of them in the party


@dataclass(frozen=True)
class Blocks(Pattern):
    what: Group
    whom: Group = ANYTHING


@dataclass(frozen=True)
class IsBlocked(Pattern):
    what: Group
    by: Group = ANYTHING


@dataclass(frozen=True)
class IsUnblocked(Pattern):
    what: Group


@dataclass(frozen=True)
class DealsDamage(Pattern):
    """The source deals damage to an object of `to` or, with `player`, to that player."""

    source: Group
    to: Group | None = None
    player: Who | None = None
    combat: bool | None = None
    by: Who | None = None
    by_kind: tuple[str, ...] = ()  # "summon", "ability", "battle"
    op: Op | None = None
    amount: Amount | None = None
    party: Who | None = None  # a party that this player controls deals it (`source` is anything)
    single: bool = False  # only by an effect with a single target
    step: str | None = None  # only what is dealt in this step of the turn


@dataclass(frozen=True)
class Breaks(Pattern):
    """An object of `source` breaks (destroys) an object: by an effect, or by the damage that it just dealt.

    `by` and `by_kind`, as for DealsDamage, speak of the effect that destroys it or deals the damage.
    """

    source: Group
    what: Group
    by: Who | None = None
    by_kind: tuple[str, ...] = ()


@dataclass(frozen=True)
class ReceivesDamage(Pattern):
    """A player receives damage; `each_point`: it is waited for as often as there are points of it."""

    who: Who
    each_point: bool = False
    point: int = 0  # only that point of all that the player has received: the fifth, however many come at once


@dataclass(frozen=True)
class Casts(Pattern):
    who: Who
    what: Group = ANYTHING


@dataclass(frozen=True)
class UsesAbility(Pattern):
    """A player uses an ability of that kind ("special", "action", "any") of an object of the group."""

    who: Who
    kind: str
    what: Group = ANYTHING


@dataclass(frozen=True)
class IsChosen(Pattern):
    """An object is chosen by a summon or ability that this player controls; `kinds` as for DealsDamage."""

    what: Group
    by: Who
    kinds: tuple[str, ...] = ("summon", "ability")


@dataclass(frozen=True)
class Draws(Pattern):
    """A card is drawn; with `some`, all that are drawn at a time, however many, which a text replaces as a whole."""

    who: Who
    by_text: bool = False  # by a card or an ability, and not by the rules of a turn
    some: bool = False
    after: int = 0  # only what a player draws who has drawn so many cards this turn


@dataclass(frozen=True)
class Discards(Pattern):
    """A card leaves this player's hand by discarding; `by` whose effect made it so."""

    who: Who
    what: Group = ANYTHING
    by: Who | None = None


@dataclass(frozen=True)
class StepBegins(Pattern):
    """The beginning of a phase or step, of that player's turn; "end" is the end of the turn."""

    step: str
    who: Who = EACH


@dataclass(frozen=True)
class Rests(Pattern):
    what: Group
    by: Who | None = None


@dataclass(frozen=True)
class Readies(Pattern):
    what: Group
    by: Who | None = None  # whose effect does it; None: whatever does


@dataclass(frozen=True)
class Turns(Pattern):
    """An object is turned to an orientation."""

    what: Group
    to: Status


@dataclass(frozen=True)
class Switches(Pattern):
    """An object is reversed, or becomes ready out of being reversed."""

    what: Group


@dataclass(frozen=True)
class CountersChange(Pattern):
    """Counters of a kind are placed on (`placed`) or removed from an object; `last` the final one goes."""

    what: Group
    kind: str | None
    placed: bool = True
    last: bool = False


@dataclass(frozen=True)
class GainsResource(Pattern):
    """A player gains (or `loses`) some of a kept resource; paying is losing, too."""

    who: Who
    kind: str
    loses: bool = False


@dataclass(frozen=True)
class Produces(Pattern):
    """A player produces resources with an object of the group."""

    who: Who
    what: Group = ANYTHING


@dataclass(frozen=True)
class Does(Pattern):
    """A player does something that the game has a name for ("call", "judgment"), with an object of the group.

    `to`: to one of these ("whenever this card attacks a servant").
    """

    who: Who
    action: str
    what: Group = ANYTHING
    to: Group | None = None


@dataclass(frozen=True)
class Reveals(Pattern):
    """A card in a hidden zone is shown to everybody; with `source`, by a text of such an object."""

    what: Group
    source: Group | None = None


@dataclass(frozen=True)
class Searches(Pattern):
    who: Who


@dataclass(frozen=True)
class BurstUsed(Pattern):
    who: Who


@dataclass(frozen=True)
class Primes(Pattern):
    what: Group
    into: Group = ANYTHING


@dataclass(frozen=True)
class Becomes(Pattern):
    """A status trigger: whenever the condition comes to hold (not again until it has resolved)."""

    condition: Condition


@dataclass(frozen=True)
class AnyPattern(Pattern):
    patterns: tuple[Pattern, ...]
