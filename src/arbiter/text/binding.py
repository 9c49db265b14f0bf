"""The passes after parsing: scope, reference, "instead", "if you do so".

Effects are walked in the order of the text. What they choose, find or reveal becomes an antecedent with a slot;
a word that points back takes the antecedent of the latest sentence that offers one, else the event's object,
else the card itself. Two antecedents of equal rank, or none, decline the text.
"""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TypeVar

from arbiter.script.abilities import Ability, Activated, Static, Triggered
from arbiter.script.amounts import Number, StatOf
from arbiter.script.base import Amount, Condition, CostPart, Effect, How, Pattern, Quality, Role, Test, Thing, Who
from arbiter.script.conditions import Did, Exists
from arbiter.script.costs import Cost, Mana, MoveSome
from arbiter.script.effects import (
    AllowCast,
    CastNow,
    Choose,
    Deal,
    Declare,
    Delay,
    Destroy,
    Discard,
    Freeze,
    GainControl,
    If,
    Instead,
    Look,
    Mark,
    May,
    MayPay,
    Mill,
    Modes,
    Modify,
    Move,
    Pick,
    PlaceCounters,
    Ready,
    RemoveCounters,
    Rest,
    Reveal,
    RevealUntil,
    Search,
    Simultaneously,
    WhenYouDo,
)
from arbiter.script.nouns import (
    OPPONENT,
    YOU,
    AnyOf,
    Both,
    Bound,
    EventThing,
    Every,
    Granter,
    Group,
    Is,
    IsNamed,
    PaidWith,
    Same,
    Self,
    TopCards,
)
from arbiter.script.patterns import ANYTHING, AnyPattern, Blocks, Casts, DealsDamage, IsBlocked, IsChosen, UsesAbility
from arbiter.script.statements import AddAbility, Affects, SetWords
from arbiter.text.draft import (
    UNBOUND,
    ActBy,
    AfterUse,
    AtMostX,
    CannotReduce,
    DidSo,
    InOrder,
    InsteadOf,
    Otherwise,
    Ref,
    Some,
    SoMany,
    Their,
    Together,
    WhenDidSo,
)
from arbiter.text.errors import MeaningError

T = TypeVar("T")
Effects = tuple[Effect, ...]

# Changes of the table that happen as one event when a sentence joins them with "and".
AT_ONCE = (Rest, Ready, Freeze, Deal, Destroy, Move, Modify, GainControl, PlaceCounters, RemoveCounters)


@dataclass(frozen=True)
class Antecedent:
    thing: Thing
    plural: bool
    sentence: int
    kind: str  # "chosen", "found", "revealed", "picked", "rest", "moved"
    tests: tuple[Test, ...] = ()


@lru_cache(maxsize=None)
def field_names(kind: type) -> tuple[str, ...]:
    return tuple(f.name for f in dataclasses.fields(kind)) if dataclasses.is_dataclass(kind) else ()


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


class Binder:
    """Binds one ability; a granted ability inside it has a binder of its own."""

    def __init__(self, granted: bool = False, to_self: bool = True) -> None:
        self.granted = granted
        self.to_self = to_self
        self.slots = 0
        self.sentence = 0
        self.known: list[Antecedent] = []
        self.pattern: Pattern | None = None
        self.actor: Who = YOU
        self.did: int | None = None
        self.counted: Group | None = None
        self.shown: Amount | None = None
        self.declared: int | None = None
        self.paid: list[CostPart] = []
        self.receiver_is_self = True
        self.many = False
        self.speaks_of_discard = False

    def new_slot(self) -> int:
        self.slots += 1
        return self.slots - 1

    # ------------------------------------------------------------ abilities

    def ability(self, ability: Ability) -> Ability:
        self.speaks_of_discard = says(ability, Ref("discarded"))
        if isinstance(ability, Triggered):
            self.pattern = ability.pattern
            pattern = self.walk(ability.pattern)
            condition = self.walk(ability.condition)
            effects = self.effects(ability.effects)
            return replace(ability, pattern=pattern, condition=condition, effects=effects, limits=self.walk(ability.limits),
                           gate=self.walk(ability.gate))
        if isinstance(ability, Activated):
            cost = self.walk(ability.cost)
            self.paid = [p for p in cost.parts if isinstance(p, MoveSome)]
            effects = self.effects(ability.effects)
            return replace(ability, cost=cost, effects=effects, limits=self.walk(ability.limits), gate=self.walk(ability.gate))
        if isinstance(ability, Static):
            self.many = any(isinstance(getattr(s, "thing", None), Every | Both) for s in ability.statements)
            condition = self.walk(ability.condition)
            return replace(ability, condition=condition, statements=self.walk(ability.statements), gate=self.walk(ability.gate))
        effects = self.effects(getattr(ability, "effects", ()))
        if effects:
            return replace(ability, effects=effects)  # type: ignore[call-arg]
        return self.walk(ability)

    # ------------------------------------------------------------ sequences

    def effects(self, effects: Effects) -> Effects:
        out: list[Effect] = []
        previous = 0
        for index, effect in enumerate(effects):
            self.sentence += 1
            start = len(out)
            if isinstance(effect, WhenDidSo):
                slot = self._done(out)
                rest = effects[index + 1 :]
                for late in rest:
                    if isinstance(late, AtMostX):
                        self._at_most(late, out)
                inner = self.effects((*effect.effects, *(e for e in rest if not isinstance(e, AtMostX))))
                out.append(WhenYouDo(slot, inner))
                return tuple(out)
            if isinstance(effect, InsteadOf):
                self._instead(effect, out, previous)
                continue
            if isinstance(effect, If) and mentions(effect.condition, DidSo):
                self._done(out)
                start = len(out)
            self._one(effect, out)
            previous = start
        return tuple(out)

    def _done(self, out: list[Effect]) -> int:
        """The slot that remembers whether the action before was carried out."""
        if out and isinstance(out[-1], May | MayPay):
            last = out[-1]
            if last.slot is None or last.slot == UNBOUND:
                out[-1] = replace(last, slot=self.new_slot())
            slot = out[-1].slot
            assert slot is not None
        elif out and isinstance(out[-1], Mark):
            slot = out[-1].slot
        elif out and not isinstance(out[-1], Choose):
            slot = self.new_slot()
            out[-1] = Mark(slot, (out[-1],))
        elif self.did is not None:
            slot = self.did
        else:
            raise MeaningError('"do so" has nothing before it that could be done')
        self.did = slot
        return slot

    def _instead(self, effect: InsteadOf, out: list[Effect], previous: int) -> None:
        condition = self.walk(effect.condition)
        first = tuple(out[previous:])
        if not first:
            raise MeaningError('"instead" has no sentence before it to replace')
        del out[previous:]
        slot = first[0].slot if len(first) == 1 and isinstance(first[0], Choose) else None
        second: list[Effect] = []
        for each in effect.effects:
            if slot is not None and isinstance(each, Choose):
                second.append(self._choose(each, slot))
            else:
                self._one(each, second)
        out.append(Instead(condition, first, tuple(second)))

    def _one(self, effect: Effect, out: list[Effect]) -> None:
        if isinstance(effect, CannotReduce):
            self._cannot_reduce(out)
        elif isinstance(effect, AtMostX):
            self._at_most(effect, out)
        elif isinstance(effect, AfterUse):
            self._after_use(effect.zone, out)
        elif isinstance(effect, InOrder):
            for each in effect.effects:
                if isinstance(each, If) and mentions(each.condition, DidSo):
                    self._done(out)
                self._one(each, out)
        elif isinstance(effect, Together):
            inner: list[Effect] = []
            for each in effect.effects:
                self._one(each, inner)
            if len(inner) == len(effect.effects) and all(isinstance(e, AT_ONCE) for e in inner):
                out.append(Simultaneously(tuple(inner)))
            else:
                out.extend(inner)
        elif isinstance(effect, ActBy):
            before, self.actor = self.actor, effect.who
            for each in effect.effects:
                self._one(each, out)
            self.actor = before
        elif isinstance(effect, Choose):
            out.append(self._choose(effect, None))
        elif isinstance(effect, Otherwise):
            if not out or not isinstance(out[-1], If) or out[-1].otherwise:
                raise MeaningError('"otherwise" has no "if" before it')
            out[-1] = replace(out[-1], otherwise=self.effects(effect.effects))
        elif isinstance(effect, If) and len(effect.then) == 1 and isinstance(effect.then[0], AfterUse):
            self._after_use(effect.then[0].zone, out)  # said only of the case that it was cast
        elif isinstance(effect, If):
            condition = self.walk(effect.condition)
            out.append(If(condition, self.effects(effect.then), self.effects(effect.otherwise)))
        elif isinstance(effect, May):
            inner = []
            for each in effect.effects:
                self._one(each, inner)
            out.append(replace(effect, effects=tuple(inner), slot=None))
        elif isinstance(effect, MayPay):
            out.append(replace(effect, cost=self.walk(effect.cost), slot=None))
        elif isinstance(effect, Modes):
            out.append(replace(effect, options=tuple(self._branch(option) for option in effect.options)))
        elif isinstance(effect, Delay):
            pattern, condition = self.walk(effect.pattern), self.walk(effect.condition)
            out.append(replace(effect, pattern=pattern, condition=condition, effects=self.effects(effect.effects)))
        else:
            self._plain(effect, out)

    def _cannot_reduce(self, out: list[Effect]) -> None:
        if not out or not isinstance(out[-1], Deal):
            raise MeaningError('"this damage" has no damage before it')
        out[-1] = replace(out[-1], cannot_reduce=True)

    def _after_use(self, zone: str, out: list[Effect]) -> None:
        """Look back, also into a "you may" and past an "if you do so", for the card that is cast."""
        for index in range(len(out) - 1, -1, -1):
            before = out[index]
            if isinstance(before, CastNow | AllowCast):
                out[index] = replace(before, after=zone)
                return
            if isinstance(before, May) and isinstance(before.effects[-1], CastNow):
                out[index] = replace(before, effects=(*before.effects[:-1], replace(before.effects[-1], after=zone)))
                return
        raise MeaningError('"after use" has no card that is cast before it')

    def _at_most(self, effect: AtMostX, out: list[Effect]) -> None:
        for index, before in enumerate(out):
            if isinstance(before, MayPay):
                parts = tuple(replace(p, most=effect.most) if isinstance(p, Mana) and p.variable else p for p in before.cost.parts)
                out[index] = replace(before, cost=Cost(parts))
                return
        raise MeaningError("no payment of {X} before")

    def _branch(self, option: Effects) -> Effects:
        known, did = list(self.known), self.did
        bound = self.effects(option)
        self.known, self.did = known, did
        return bound

    def _plain(self, effect: Effect, out: list[Effect]) -> None:
        for name in ("thing", "to", "right"):
            some = getattr(effect, name, None)
            if isinstance(some, Some):
                slot = self.new_slot()
                group = self.walk(some.group)
                quantity = some.quantity
                out.append(
                    Choose(slot, group, self.walk(quantity.low), self.walk(quantity.high), self.actor, False, some.different, some.random)
                )
                self._remember(slot, quantity.high, "chosen", group.tests)
                effect = replace(effect, **{name: Bound(slot)})  # type: ignore[arg-type]
        bound = self.walk(effect)
        for name in ("thing", "to"):
            whole = getattr(bound, name, None)
            if isinstance(whole, Every):
                self.known.append(Antecedent(whole, True, self.sentence, "all", whole.group.tests))
        if isinstance(bound, Declare):
            self.declared = self.new_slot()
            bound = replace(bound, slot=self.declared)
        elif isinstance(bound, Search):
            bound = replace(bound, slot=self.new_slot())
            self._remember(bound.slot, bound.high, "found", bound.group.tests)
        elif isinstance(bound, Reveal | Look):
            bound = replace(bound, slot=self.new_slot())
            count = bound.thing.count if isinstance(bound.thing, TopCards) else Number(2)
            self.shown = count
            self._remember(bound.slot, count, "revealed", ())
        elif isinstance(bound, Pick):
            bound = replace(bound, slot=self.new_slot(), rest=self.new_slot())
            self._remember(bound.slot, bound.high, "picked", bound.tests)
            assert bound.rest is not None
            self.known.append(Antecedent(Bound(bound.rest), self._leaves_several(bound), self.sentence, "rest"))
        elif isinstance(bound, RevealUntil):
            bound = replace(bound, slot=self.new_slot(), rest=self.new_slot())
            self._remember(bound.slot, Number(1), "found", bound.tests)
            self.known.append(Antecedent(Bound(bound.rest), True, self.sentence, "rest"))
        elif isinstance(bound, Discard) and bound.slot is None and self.speaks_of_discard:
            bound = replace(bound, slot=self.new_slot())
            self.known.append(Antecedent(Bound(bound.slot or 0), bound.amount != Number(1), self.sentence, "discarded", bound.tests))
        elif isinstance(bound, Discard | Mill) and bound.slot == UNBOUND:
            bound = replace(bound, slot=self.new_slot())
            assert bound.slot is not None
            tests = bound.tests if isinstance(bound, Discard) else ()
            self._remember(bound.slot, bound.amount, "moved", tests)
        out.append(bound)

    def _choose(self, effect: Choose, slot: int | None) -> Choose:
        before = self.actor
        if effect.by != YOU:
            self.actor = effect.by
        bound = self.walk(effect)
        self.actor = before
        if slot is None:
            bound = replace(bound, slot=self.new_slot())
            self._remember(bound.slot, bound.high, "chosen", bound.group.tests)
            return bound
        self.known = [replace(k, plural=k.plural or bound.high != Number(1)) if k.thing == Bound(slot) else k for k in self.known]
        return replace(bound, slot=slot)

    def _remember(self, slot: int, high: Amount, kind: str, tests: tuple[Test, ...]) -> None:
        self.known.append(Antecedent(Bound(slot), high != Number(1), self.sentence, kind, tests))

    # ------------------------------------------------------------ everything inside an effect

    def walk(self, node: T) -> T:
        """The node with every draft in it bound."""
        result = self._walk(node)
        return result  # type: ignore[return-value]

    def _walk(self, node: object) -> object:
        if isinstance(node, Ref):
            return self.resolve(node)
        if isinstance(node, Self):
            return Granter() if self.granted and not self.to_self else node
        if isinstance(node, Their):
            if self.actor == YOU:
                return self._their()
            return self.actor
        if isinstance(node, DidSo):
            if self.did is None:
                raise MeaningError('"do so" has nothing before it')
            return Did(self.did)
        if isinstance(node, Exists):
            self.counted = node.group
        if isinstance(node, SoMany):
            if self.counted is None:
                raise MeaningError("no condition before it says what is counted")
            return Exists(self.walk(self.counted), node.low)
        if isinstance(node, Some | Together | InOrder | InsteadOf | WhenDidSo | ActBy):
            raise MeaningError(f"{type(node).__name__} where it cannot be bound")
        if isinstance(node, IsNamed | SetWords) and node.slot == UNBOUND:
            if self.declared is None:
                raise MeaningError("nothing was named before")
            return replace(node, slot=self.declared)
        if isinstance(node, AddAbility):
            inner = Binder(granted=True, to_self=self.receiver_is_self)
            assert isinstance(node.ability, Ability)
            return AddAbility(inner.ability(node.ability))
        if isinstance(node, tuple):
            return tuple(self._walk(each) for each in node) if node else node
        if isinstance(node, Deal) and isinstance(node.source, Ref | Bound) and isinstance(node.amount, StatOf) and node.amount.thing == Ref("it"):
            node = replace(node, amount=replace(node.amount, thing=node.source))  # its own power
        if isinstance(node, DealsDamage) and node.amount is not None and says(node.amount, Ref("it")):
            return self._self_relative(node)
        names = field_names(type(node))
        if not names:
            return node
        changed: dict[str, object] = {}
        for name in names:
            value = getattr(node, name)
            if value is None or isinstance(value, str | int):
                continue
            bound = self._walk(value)
            if bound is not value:
                changed[name] = bound
            if name == "thing" and isinstance(node, Modify | Affects):
                self.receiver_is_self = isinstance(bound, Self)
        return replace(node, **changed) if changed else node  # type: ignore[type-var]

    def _self_relative(self, node: DealsDamage) -> DealsDamage:
        """ "dealt damage less than its power": its own, whoever it is that is dealt the damage."""
        group = node.to if node.to is not None else node.source
        match group:
            case Group((Same(thing),), (), _):
                own = self.walk(thing)
            case _:
                own = EventThing(Role.SUBJECT)
        assert isinstance(node.amount, StatOf)
        return replace(self.walk(replace(node, amount=None)), amount=replace(node.amount, thing=own))

    def _their(self) -> Who:
        if self.pattern is not None:
            who = getattr(self.pattern, "who", None)
            if who is not None and who != YOU:
                return OPPONENT
        return OPPONENT

    # ------------------------------------------------------------ references

    def resolve(self, ref: Ref) -> Thing:
        match ref.word:
            case "this":
                return Self()
            case "it":
                return self._pronoun(ref)
            case "that" | "chosen":
                return self._that(ref)
            case "former" | "latter":
                return self._pair()[0 if ref.word == "former" else 1]
            case "revealed" | "these" | "picked" | "rest" | "moved":
                kind = "revealed" if ref.word == "these" else ref.word
                return self._latest(kind).thing
            case "other":
                return self._other(ref)
            case "paid":
                return self._paid()
            case "discarded":
                return self._discarded()
            case "effect":
                return self._effect()
        raise MeaningError(f'"{ref.word}" points at nothing')

    def _latest(self, kind: str) -> Antecedent:
        for known in reversed(self.known):
            if known.kind == kind:
                return known
        raise MeaningError(f"nothing was {kind} before")

    def _pronoun(self, ref: Ref) -> Thing:
        spoken = [k for k in self.known if k.kind not in ("rest", "discarded")]
        for sentence in sorted({k.sentence for k in spoken}, reverse=True):
            here = [k for k in spoken if k.sentence == sentence]
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
        return self._event_thing(ref)

    def _event_thing(self, ref: Ref) -> Thing:
        pattern = self.pattern
        others = [] if pattern is None else strangers(pattern)
        if len(others) > 1:
            raise MeaningError("two things of the event fit the same word")
        if others and not ref.plural:
            return others[0][0]
        if pattern is None:
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
            if known.kind in ("rest", "discarded") or (ref.word == "chosen" and known.kind != "chosen"):
                continue
            types = types_in(known.tests)
            if (wanted is None or types is None or types & wanted) and known.plural == ref.plural:
                fits.append(known)
        if fits:
            last = [k for k in fits if k.sentence == fits[-1].sentence]
            if len(last) > 1:
                raise MeaningError("two things fit the same words")
            return last[0].thing
        if self.pattern is not None and ref.word == "that" and not ref.plural:
            return self._event_that(wanted)
        raise MeaningError("the words point at nothing before them")

    def _event_that(self, wanted: frozenset[str] | None) -> Thing:
        assert self.pattern is not None
        fits = []
        for thing, group in strangers(self.pattern):
            types = types_in(group.tests)
            if wanted is None or types is None or types & wanted:
                fits.append(thing)
        if len(fits) != 1:
            raise MeaningError("the words fit no single thing of the event")
        return fits[0]

    def _pair(self) -> tuple[Thing, Thing]:
        chosen = [k for k in self.known if k.kind == "chosen"]
        if len(chosen) == 2 or (len(chosen) > 2 and chosen[-1].sentence == chosen[-2].sentence):
            return chosen[-2].thing, chosen[-1].thing
        raise MeaningError('"the former" and "the latter" need two things')

    def _leaves_several(self, pick: Pick) -> bool:
        """Whether more than one card can be left when some of the revealed ones are picked."""
        shown = self.shown
        if isinstance(shown, Number) and isinstance(pick.low, Number) and isinstance(pick.high, Number):
            return bool(pick.tests) or pick.low != pick.high or shown.value - pick.high.value > 1
        return True

    def _other(self, ref: Ref) -> Thing:
        found = self._latest("rest")
        if found.plural != ref.plural:
            raise MeaningError('"the other" does not agree in number with what is left')
        return found.thing

    def _paid(self) -> Thing:
        for index, part in enumerate(self.paid):
            if isinstance(part, MoveSome) and part.to == "break" and part.how is not How.DISCARD:
                return PaidWith(index)
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
    elif isinstance(pattern, Blocks):
        parts = [(Role.SUBJECT, pattern.what), (Role.OTHER, pattern.whom)]
    elif isinstance(pattern, IsBlocked):
        parts = [(Role.SUBJECT, pattern.what), (Role.OTHER, pattern.by)]
    else:
        parts = [(Role.SUBJECT, getattr(pattern, "what", None))]
    found: list[tuple[Thing, Group]] = []
    for role, group in parts:
        if isinstance(group, Group) and (group != ANYTHING or isinstance(pattern, Casts)) and not _is_self(group):
            found.append((EventThing(role), group))
    return found


def _is_self(group: Group) -> bool:
    return any(isinstance(t, Same) and (isinstance(t.thing, Self | Granter) or getattr(t.thing, "word", "") == "this") for t in group.tests)


def is_about_self(pattern: Pattern) -> bool:
    if isinstance(pattern, AnyPattern):
        return all(is_about_self(p) for p in pattern.patterns)
    for name in ("what", "source", "to"):
        group = getattr(pattern, name, None)
        if isinstance(group, Group) and any(
            isinstance(t, Same) and (isinstance(t.thing, Self) or t.thing == Ref("this", False, getattr(t.thing, "tests", ())))
            for t in group.tests
        ):
            return True
    return False


def says(node: object, ref: Ref) -> bool:
    if isinstance(node, Ref):
        return node == ref
    if isinstance(node, tuple):
        return any(says(each, ref) for each in node)
    return any(says(getattr(node, name), ref) for name in field_names(type(node)))


def mentions(node: object, kind: type) -> bool:
    if isinstance(node, kind):
        return True
    if isinstance(node, tuple):
        return any(mentions(each, kind) for each in node)
    return any(mentions(getattr(node, name), kind) for name in field_names(type(node)))


