"""What has been spoken of, and which of it a word means.

Effects leave antecedents behind: what they chose, found, revealed, discarded. A word that points back takes the
antecedent of the latest sentence that offers one, else the event's object, else the card itself. Two of equal
rank, or none, decline the text.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from arbiter.script.amounts import Number
from arbiter.script.base import Amount, CostPart, Effect, How, Pattern, Quality, Role, Status, Test, Thing
from arbiter.script.costs import MoveSome
from arbiter.script.effects import (
    Pick,
)
from arbiter.script.named_actions import Perform
from arbiter.script.nouns import (
    AnyOf,
    AtOnce,
    Both,
    Bound,
    EventThing,
    Every,
    Granter,
    Group,
    In,
    Is,
    PaidWith,
    Same,
    Self,
    TopCards,
)
from arbiter.script.patterns import (
    ANYTHING,
    AnyPattern,
    Blocks,
    Breaks,
    Casts,
    DealsDamage,
    Does,
    GainsResource,
    IsBlocked,
    IsChosen,
    Moves,
    Searches,
    StepBegins,
    UsesAbility,
)
from arbiter.text.draft import (
    Ref,
)
from arbiter.text.errors import MeaningError

TOKEN: Final = (In(Status.TOKEN),)  # what the text has made
PLAYER = Is(Quality.TYPE, "player")  # the object that stands for a player where one can be picked


# The verbs of costs, as a later sentence says them.
PAID_VERBS: Final = {
    How.BANISH: "banished",
    How.DISCARD: "discarded",
    How.DESTROY: "destroyed",
    How.REMOVE: "removed",
    How.RETURN: "returned",
}


@dataclass(frozen=True)
class Antecedent:
    thing: Thing
    plural: bool
    sentence: int
    kind: str  # "chosen", "found", "revealed", "picked", "rest", "moved"
    tests: tuple[Test, ...] = ()
    of: Thing | None = None  # the very things that it shows, where they have a place of their own
    named: bool = False  # the text says "choose" of it; a verb that only picks what it is done to does not


def types_in(tests: tuple[Test, ...]) -> frozenset[str] | None:
    """The card types that the tests allow; None where they name none."""
    for test in tests:
        if isinstance(test, Is) and test.quality is Quality.TYPE:
            return frozenset({test.value})
        if isinstance(test, AnyOf):
            found = [types_in((t,)) for t in test.tests]
            if all(f is not None for f in found):
                return frozenset().union(*(f for f in found if f is not None))
    return None


class Antecedents:
    """The things spoken of so far in one ability."""

    def __init__(self, granted: bool = False, to_self: bool = True) -> None:
        self.granted = granted  # the ability is one that a text grants
        self.to_self = to_self  # ... to the very card whose text it is
        self.sentence = 0
        self.known: list[Antecedent] = []
        self.pattern: Pattern | None = None
        self.paid: list[CostPart] = []
        self.shown: Amount | None = None
        self.entered: list[Thing] = []  # what the text has put into play
        self.left: list[Thing] = []  # what it has taken out of play
        self.many = False  # a static ability that speaks of several objects

    def remember(
        self,
        slot: int,
        high: Amount,
        kind: str,
        tests: tuple[Test, ...],
        of: Thing | None = None,
        named: bool = False,
    ) -> None:
        self.known.append(Antecedent(Bound(slot), high != Number(1), self.sentence, kind, tests, of, named))

    def remember_all(self, every: Every) -> None:
        self.known.append(Antecedent(every, True, self.sentence, "all", every.group.tests))

    def remember_rest(self, slot: int, several: bool, tests: tuple[Test, ...] = ()) -> None:
        self.known.append(Antecedent(Bound(slot), several, self.sentence, "rest", tests))

    def player(self) -> Thing | None:
        """The player who was picked last, as the object that stands for them."""
        return next((k.thing for k in reversed(self.known) if k.kind == "chosen" and PLAYER in k.tests), None)

    def tests_of(self, thing: Thing) -> tuple[Test, ...]:
        """What is known of the latest antecedent that is this thing."""
        return next((k.tests for k in reversed(self.known) if k.thing == thing), ())

    def count_of(self, thing: Thing | None) -> Amount:
        """How many cards off the top; one, where it is a thing that was spoken of as one."""
        if isinstance(thing, TopCards):
            return thing.count
        return next((Number(2 if k.plural else 1) for k in reversed(self.known) if k.thing == thing), Number(2))

    def kind_of(self, thing: Thing) -> str:
        return next((k.kind for k in reversed(self.known) if k.thing == thing), "")

    def leaves_several(self, pick: Pick) -> bool:
        """Whether more than one card can be left when some of the revealed ones are picked."""
        shown = self.shown
        if isinstance(shown, Number) and isinstance(pick.low, Number) and isinstance(pick.high, Number):
            return bool(pick.tests) or pick.low != pick.high or shown.value - pick.high.value > 1
        return True

    def resolve(self, ref: Ref, in_play: bool = False) -> Thing:
        """What the word means; `in_play`: as the object of a verb that only what is in play can suffer."""
        match ref.word:
            case "this":
                return Self()
            case "own":
                return Granter() if self.granted and not self.to_self else Self()
            case "it":
                return self._pronoun(ref, in_play)
            case "that" | "chosen" | "target":
                return self._that(ref)
            case "former" | "latter":
                return self._pair()[0 if ref.word == "former" else 1]
            case "revealed" | "these":
                return self._revealed(ref)
            case "among":
                shown = any(known.kind == "revealed" for known in self.known)
                return self._revealed(ref) if shown else self._pronoun(Ref("it", True))
            case "moved":
                return self._moved()
            case "picked" | "rest":
                return self._latest(ref.word).thing
            case "other":
                return self._other(ref)
            case "paid":
                return self._paid(ref)
            case "discarded":
                return self._discarded()
            case "effect":
                return self._effect()
        if ref.word.startswith("done:"):
            return self._done(ref.word)
        raise MeaningError(f'"{ref.word}" points at nothing')

    def kept_apart(self, said: Effect, bound: Effect) -> Effect:
        """ "Put it on top of the chosen unit": two words for what one deed is done to and with mean two things."""
        if not isinstance(said, Perform) or not isinstance(bound, Perform) or not isinstance(said.other, Ref):
            return bound
        if said.other == said.thing or bound.other != bound.thing:
            return bound
        everything, self.known = self.known, [known for known in self.known if known.thing != bound.thing]
        other = self.resolve(said.other)
        self.known = everything
        if other == bound.thing:
            raise MeaningError("the words for two things mean one")
        return replace(bound, other=other)

    def _done(self, word: str) -> Thing:
        """What a verb was done to: by the text, else as a part of what was paid."""
        if any(known.kind == word for known in self.known):
            return self._latest(word).thing
        for index, part in enumerate(self.paid):
            if isinstance(part, MoveSome) and f"done:{PAID_VERBS.get(part.how, '')}" == word:
                return PaidWith(index)
        raise MeaningError(f"nothing was {word.removeprefix('done:')} before")

    def _moved(self) -> Thing:
        """What the text moved, or what it chose and then did something with."""
        kinds = [known.kind for known in self.known]
        several = [k.thing for k in self.known if k.kind == "chosen" and k.plural]
        return several[-1] if "moved" not in kinds and several else self._latest("moved").thing

    def _latest(self, kind: str) -> Antecedent:
        for known in reversed(self.known):
            if known.kind == kind:
                return known
        raise MeaningError(f"nothing was {kind} before")

    def some_taken(self) -> bool:
        """Whether some of the cards that were shown last have been picked out already."""
        kinds = [known.kind for known in self.known]
        return "rest" in kinds and "revealed" in kinds and kinds[::-1].index("rest") < kinds[::-1].index("revealed")

    def _revealed(self, ref: Ref) -> Thing:
        """One revealed card out of several is the one that was picked and shown."""
        shown = self._latest("revealed")
        if ref.plural or not shown.plural:
            return shown.thing
        later = [k for k in self.known if k.kind == "picked" and k.sentence >= shown.sentence]
        if len(later) != 1 or later[0].plural:
            raise MeaningError("the revealed card could be any of several")
        return later[0].thing

    def _pronoun(self, ref: Ref, in_play: bool = False) -> Thing:
        passed = ("rest", "discarded", "moved") if in_play else ("rest", "discarded")
        spoken = [
            k for k in self.known if k.kind not in passed and not k.kind.startswith("done:") and PLAYER not in k.tests
        ]
        if in_play:  # a card that was only shown is not in play
            spoken = [k for k in spoken if k.kind != "revealed" or k.thing in self.entered] or spoken
            spoken = [k for k in spoken if k.thing not in self.left] or spoken
        for sentence in sorted({k.sentence for k in spoken}, reverse=True):
            here = [k for k in spoken if k.sentence == sentence]
            here = [k for k in here if k.of is None or all(k.of != other.thing for other in here)]
            if ref.plural:
                plural = [k for k in here if k.plural]
                if len(here) == 1 and plural:
                    return here[0].thing
                if len(here) > 1:
                    return Both(tuple(k.thing for k in here))
            else:
                singular = [k for k in here if not k.plural]
                if len(singular) == 1:
                    return singular[0].thing
                if len(singular) > 1:
                    raise MeaningError('"it" could be either of two things')
        return self._event_thing(ref, in_play)

    def falls_to_self(self) -> bool:
        """Whether "it" would mean the card itself where nothing has been spoken of."""
        try:
            return self._event_thing(Ref("it")) == Self()
        except MeaningError:
            return False

    def _event_thing(self, ref: Ref, in_play: bool = False) -> Thing:
        pattern = self.pattern
        if in_play and isinstance(pattern, Breaks) and is_self(pattern.source) and not ref.plural:
            return Self()  # what it has destroyed is not in play any more
        others = [] if pattern is None else strangers(pattern)
        if len(others) > 1:
            raise MeaningError("two things of the event fit the same word")
        if others and not ref.plural:
            return others[0][0]
        if pattern is None or not speaks_of_objects(pattern):
            if not ref.plural and not self.many:
                return Granter() if self.granted and not self.to_self else Self()
            raise MeaningError('"they" points at nothing')
        if is_about_self(pattern):
            if ref.plural:
                raise MeaningError('"they" points at nothing')
            return Self()
        return EventThing(Role.SUBJECT)

    def _that(self, ref: Ref) -> Thing:
        wanted = types_in(ref.tests)
        fits = []
        for known in self.known:
            if PLAYER in known.tests:
                continue  # no words for a card mean a player
            if known.kind.startswith(("rest", "discarded", "done:")) or not self._is_chosen(ref, known):
                continue
            types = types_in(known.tests)
            if types is None and known.kind == "revealed" and self._is_played(wanted):
                continue  # "that spell" is the one that was played, and not the card that was turned over since
            if (wanted is None or types is None or types & wanted) and known.plural == ref.plural:
                fits.append(known)
        if ref.word == "chosen":
            fits = [known for known in fits if known.named] or fits
        if ref.tests == TOKEN:
            fits = [known for known in fits if known.tests == TOKEN] or fits
        if fits:
            last = [k for k in fits if k.sentence == fits[-1].sentence]
            if len(last) > 1:
                raise MeaningError("two things fit the same words")
            return last[0].thing
        if self.pattern is not None and ref.word == "that" and not ref.plural:
            return self._event_that(wanted)
        raise MeaningError("the words point at nothing before them")

    def _is_chosen(self, ref: Ref, known: Antecedent) -> bool:
        """What a text chooses among cards that are shown is the chosen one, too, where nothing else was chosen."""
        if ref.word == "that" or known.kind == "chosen":
            return True
        others = any(each.kind == "chosen" and PLAYER not in each.tests for each in self.known)
        return ref.word == "chosen" and known.kind == "picked" and not others

    def _is_played(self, wanted: frozenset[str] | None) -> bool:
        """Do the words name what the event has put on the stack?"""
        return wanted is not None and "spell" in wanted and isinstance(self.pattern, Casts)

    def _event_that(self, wanted: frozenset[str] | None) -> Thing:
        assert self.pattern is not None
        if isinstance(self.pattern, IsChosen) and wanted is not None and wanted <= {"spell", "ability"}:
            return EventThing(Role.OTHER)  # by which it was chosen
        fits = []
        for thing, group in strangers(self.pattern):
            types = types_in(group.tests)
            if wanted is None or types is None or types & wanted:
                fits.append((thing, group))
        if len(fits) > 1:  # what has a name of its own in the sentence is not called "that" one
            fits = [(thing, group) for thing, group in fits if not any(isinstance(test, Same) for test in group.tests)]
        if len(fits) != 1:
            raise MeaningError("the words fit no single thing of the event")
        return fits[0][0]

    def _pair(self) -> tuple[Thing, Thing]:
        chosen = [k for k in self.known if k.kind == "chosen"]
        if len(chosen) == 2 or (len(chosen) > 2 and chosen[-1].sentence == chosen[-2].sentence):
            return chosen[-2].thing, chosen[-1].thing
        raise MeaningError('"the former" and "the latter" need two things')

    def _other(self, ref: Ref) -> Thing:
        found = self._latest("rest")
        if found.plural != ref.plural:
            raise MeaningError('"the other" does not agree in number with what is left')
        return found.thing

    def _paid(self, ref: Ref) -> Thing:
        for index, part in enumerate(self.paid):
            if isinstance(part, MoveSome) and part.to == "break" and part.how is not How.DISCARD:
                if any(isinstance(t, AnyOf) and len({*t.tests} & {*ref.tests}) > 1 for t in part.group.tests):
                    raise MeaningError("what was one or the other is spoken of as both")
                return PaidWith(index)
        moved = [k for k in self.known if k.kind == "moved"]
        if moved and not moved[-1].plural:
            return moved[-1].thing  # out of a deck: nearer than what was only chosen
        chosen = [k for k in self.known if k.kind == "chosen" and not k.plural]
        if len(chosen) == 1:
            return chosen[0].thing
        raise MeaningError("nothing was put there before")

    def _discarded(self) -> Thing:
        for known in reversed(self.known):
            if known.kind == "discarded":
                return known.thing
        for index, part in enumerate(self.paid):
            if isinstance(part, MoveSome) and part.how is How.DISCARD:
                return PaidWith(index)
        raise MeaningError("nothing was discarded before")

    def _effect(self) -> Thing:
        for known in reversed(self.known):
            if known.kind == "chosen":
                return known.thing
        if isinstance(self.pattern, IsChosen):
            return EventThing(Role.OTHER)
        if isinstance(self.pattern, Casts | UsesAbility):
            return EventThing(Role.SUBJECT)
        raise MeaningError('"its effect" points at nothing on the stack')


def strangers(pattern: Pattern) -> list[tuple[Thing, Group]]:
    """What the event speaks of besides the card itself, with the part that it plays."""
    if isinstance(pattern, AnyPattern):
        each = [strangers(p) for p in pattern.patterns]
        things = [[t for t, _ in found] for found in each]
        if all(t == things[0] for t in things):
            return each[0]
        # "this card or a Forward you control": whichever it was is the subject
        return [next(pair for found in each for pair in found)] if all(len(t) <= 1 for t in things) else each[0]
    parts: list[tuple[Role, object]] = []
    if isinstance(pattern, DealsDamage):
        parts = [(Role.SUBJECT, pattern.to), (Role.OTHER, pattern.source)]
    elif isinstance(pattern, Breaks):
        parts = [(Role.SUBJECT, pattern.what)]
    elif isinstance(pattern, Blocks):
        parts = [(Role.SUBJECT, pattern.what), (Role.OTHER, pattern.whom)]
    elif isinstance(pattern, Does):
        parts = [(Role.SUBJECT, pattern.what), (Role.OTHER, pattern.to)]
    elif isinstance(pattern, IsBlocked):
        parts = [(Role.SUBJECT, pattern.what), (Role.OTHER, pattern.by)]
    else:
        parts = [(Role.SUBJECT, getattr(pattern, "what", None))]
    found: list[tuple[Thing, Group]] = []
    for role, group in parts:
        if isinstance(group, Group) and AtOnce() in group.tests:
            continue  # several at a time: the event that is kept is that of one of them
        if isinstance(group, Group) and (group != ANYTHING or isinstance(pattern, Casts)) and not _is_self(group):
            found.append((EventThing(role), group))
    return found


def _is_self(group: Group) -> bool:
    return any(
        isinstance(t, Same) and (isinstance(t.thing, Self | Granter) or getattr(t.thing, "word", "") == "this")
        for t in group.tests
    )


def speaks_of_objects(pattern: Pattern) -> bool:
    """Whether there is an object in such an event; a time, or what a player gains, has none."""
    if isinstance(pattern, AnyPattern):
        return any(speaks_of_objects(p) for p in pattern.patterns)
    return not isinstance(pattern, StepBegins | GainsResource | Searches)


def is_about_self(pattern: Pattern) -> bool:
    if isinstance(pattern, AnyPattern):
        return all(is_about_self(p) for p in pattern.patterns)
    return any(is_self(getattr(pattern, name, None)) for name in ("what", "source", "to"))


def own_moves(pattern: object) -> tuple[Moves, ...]:
    """The ways in which this card itself moves, where the pattern waits for nothing else."""
    parts = pattern.patterns if isinstance(pattern, AnyPattern) else (pattern,)
    moves = tuple(part for part in parts if isinstance(part, Moves) and is_about_self(part))
    return moves if len(moves) == len(parts) else ()


def is_self(group: object) -> bool:
    return isinstance(group, Group) and any(
        isinstance(t, Same)
        and (isinstance(t.thing, Self) or t.thing == Ref("this", False, getattr(t.thing, "tests", ())))
        for t in group.tests
    )
