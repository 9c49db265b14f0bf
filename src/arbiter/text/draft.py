"""Words whose meaning depends on what stands before them.

While a paragraph is read, "it", "the former", "1 Forward you control" and "if you do so" are these drafts inside
otherwise finished script nodes; the passes put bound things in their place. None is left in a compiled script.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from arbiter.script.base import Amount, Change, Condition, CostPart, Effect, Pattern, Quality, Stat, Test, Thing, Who
from arbiter.script.costs import Cost
from arbiter.script.nouns import Group

UNBOUND: Final = -1  # a slot that the numbering pass has not yet filled


@dataclass(frozen=True)
class Habits:
    """How a game's texts speak of their own card and of what they pick.

    `by_name`: by its name, so that within an ability that it grants its name is the granter; otherwise ("this card")
    whatever has the ability. `inline`: what is chosen while playing is named where it is spoken of ("target").
    `keeps_names`: a word that the text has not named itself is what another text of the same card has named.
    """

    by_name: bool = True
    inline: bool = False
    keeps_names: bool = False


NAMED: Final = Habits()


@dataclass(frozen=True)
class Before:
    """What the paragraphs before have said that the effect of a card can speak of.

    `awaited`: what the card waits for to be played. `paid`: what its additional cost takes.
    """

    awaited: Pattern | None = None
    paid: tuple[CostPart, ...] = ()


NOTHING_BEFORE = Before()


@dataclass(frozen=True)
class Ref(Thing):
    """A word that points back: `word` is "it", "that", "chosen", "former", "latter", "other", "this" ...

    "this" is what has the ability, "own" the card that the text names: another one where the text grants the ability.
    """

    word: str
    plural: bool = False
    tests: tuple[Test, ...] = ()


@dataclass(frozen=True)
class Quantity:
    """How many of a noun: "1", "up to 2", "any number of"."""

    low: Amount
    high: Amount


@dataclass(frozen=True)
class Some(Thing):
    """An object that a verb introduces. "1 Forward you control": picked while resolving; "target": while playing."""

    quantity: Quantity
    group: Group
    random: bool = False
    different: Quality | Stat | None = None
    target: bool = False
    total: Amount | None = None  # what all of them may cost together


@dataclass(frozen=True)
class Their(Who):
    """The player who is the subject of the clause."""


@dataclass(frozen=True)
class SaidPlayer(Who):
    """ "That player", "they": the player who was picked, who acts, or of whom the event speaks."""


@dataclass(frozen=True)
class DidSo(Condition):
    """ "If you do so": the last action that could fail to be done."""


@dataclass(frozen=True)
class WhenDidSo(Effect):
    """ "When you do so", or when so much of it was done."""

    effects: tuple[Effect, ...]
    condition: Condition | None = None
    entered: bool = False  # "when it enters the field": said of what was just put there


@dataclass(frozen=True)
class InsteadOf(Effect):
    """ "If ..., ... instead": replaces the sentence before."""

    condition: Condition
    effects: tuple[Effect, ...]
    optional: bool = False  # "... you may ... instead": as the player likes
    fixed: bool = False  # settled while playing


@dataclass(frozen=True)
class FromArea(Effect):
    """This very card moves from where the text says that it is: the ability works there."""

    effect: Effect
    zone: str


@dataclass(frozen=True)
class MoveThisFrom(CostPart):
    """ "Remove this card in your hand": what is paid, and where the card must be; the ability works there."""

    part: CostPart
    zone: str


@dataclass(frozen=True)
class Again(Effect):
    """What the sentence before did, with another amount of damage or other changes ("deals 600 damage instead")."""

    amount: Amount | None = None
    changes: tuple[Change, ...] = ()


@dataclass(frozen=True)
class Unless(Effect):
    """ "... unless somebody pays": it is done if they do not."""

    effect: Effect
    who: Who
    cost: Cost
    x: Amount | None = None  # what the variable in the cost stands for


@dataclass(frozen=True)
class ActBy(Effect):
    """Somebody else carries the effects out; YOU inside is not changed, THEIR is that player."""

    who: Who
    effects: tuple[Effect, ...]


@dataclass(frozen=True)
class Together(Effect):
    """ "A and B" in one sentence."""

    effects: tuple[Effect, ...]


@dataclass(frozen=True)
class InOrder(Effect):
    """ "A, then B" in one sentence."""

    effects: tuple[Effect, ...]


@dataclass(frozen=True)
class AndThen(Effect):
    """ "Then, ...": a sentence that goes on from the one before it."""

    effect: Effect


@dataclass(frozen=True)
class Where:
    """Where a noun's objects are and whose: "you control", "in your Break Zone"."""

    zones: tuple[str, ...]
    side: Who


@dataclass(frozen=True)
class CannotReduce(Effect):
    """ "This damage cannot be reduced": said of the damage in the sentence before."""


@dataclass(frozen=True)
class AtMostX(Effect):
    """ "The maximum you can pay for {X} is 5": said of the payment in the sentence before."""

    most: int


@dataclass(frozen=True)
class SoMany(Condition):
    """ "If you control 5 or more": of what the condition before spoke of."""

    low: Amount


@dataclass(frozen=True)
class OfOne(Condition):
    """ "If your ruler is …": it speaks of one thing, which "it" may mean afterwards."""

    condition: Condition


@dataclass(frozen=True)
class AfterUse(Effect):
    """ "Remove it from the game after use": said of the card cast in the sentence before."""

    zone: str
    asked: bool = False  # "if you cast it": it need not be
    tests: tuple[Test, ...] = ()


@dataclass(frozen=True)
class AskedAfter(Effect):
    """ "... if they control more": the condition speaks of what the sentence before it has named."""

    effects: tuple[Effect, ...]
    condition: Condition


@dataclass(frozen=True)
class Otherwise(Effect):
    """ "Otherwise, ...": the other branch of the "if" before."""

    effects: tuple[Effect, ...]


@dataclass(frozen=True)
class Second(Amount):
    """ "Y": a second number, which the same sentence says."""


@dataclass(frozen=True)
class TotalCost(Test):
    """ "with a total cost of 5 or less": said of all that are chosen together."""

    most: Amount


@dataclass(frozen=True)
class AllDifferent(Test):
    """ "with different names": said of all that are chosen together."""

    quality: Quality | Stat
