"""The passes backwards: a bound script to the drafts that the rows print.

First the shape: what the binder had split is put together again ("search for 1 ... and add it"). Then the
words: the draft is read in order as the binder reads it, and each bound thing becomes the first word that
would, at that place, bind to it again.
"""

from __future__ import annotations

from dataclasses import replace

from arbiter.script.abilities import Ability, Activated, Static, Triggered
from arbiter.script.base import Effect, Quality, Thing
from arbiter.script.conditions import Did, NotSo
from arbiter.script.effects import (
    Choose,
    Declare,
    Delay,
    Discard,
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
    Reveal,
    RevealUntil,
    Search,
    Simultaneously,
    WhenYouDo,
)
from arbiter.script.nouns import OPPONENT, YOU, Bound, EventThing, Granter, Is, IsNamed, PaidWith, Self
from arbiter.script.statements import AddAbility, Affects, Replace, SetWords
from arbiter.text.binding import Binder, Effects, T, field_names
from arbiter.text.draft import (
    UNBOUND,
    ActBy,
    DidSo,
    InOrder,
    InsteadOf,
    Quantity,
    Ref,
    Some,
    Together,
    WhenDidSo,
)
from arbiter.text.errors import MeaningError

# ---------------------------------------------------------------- shape


def shape(effects: Effects) -> Effects:
    out: list[Effect] = []
    index = 0
    while index < len(effects):
        effect = effects[index]
        after = effects[index + 1] if index + 1 < len(effects) else None
        joined = _join(effect, after)
        if joined is not None:
            out.append(joined)
            index += 2
            continue
        index += 1
        if isinstance(effect, Instead):
            out.extend(shape(effect.first))
            out.append(InsteadOf(effect.condition, shape(effect.second)))
        elif isinstance(effect, WhenYouDo):
            inner = shape(effect.effects)
            out.append(WhenDidSo(inner[:1]))
            out.extend(inner[1:])
        else:
            out.append(_shape_one(effect))
    return tuple(out)


def _shape_one(effect: Effect) -> Effect:
    if isinstance(effect, Simultaneously):
        return Together(shape(effect.effects))
    if isinstance(effect, Mark):
        inner = shape(effect.effects)
        return inner[0] if len(inner) == 1 else InOrder(inner)
    if isinstance(effect, May):
        return replace(effect, effects=shape(effect.effects))
    if isinstance(effect, If):
        return replace(effect, then=shape(effect.then), otherwise=shape(effect.otherwise))
    if isinstance(effect, Modes):
        return replace(effect, options=tuple(shape(option) for option in effect.options))
    return effect


def _join(effect: Effect, after: Effect | None) -> Effect | None:
    """Two effects that one sentence says."""
    if after is None:
        return None
    if isinstance(effect, Choose):
        if effect.target and isinstance(after, Choose) and after.target:
            return InOrder((effect, after))
        if not effect.target:
            for name in ("thing", "to"):
                if getattr(after, name, None) == Bound(effect.slot):
                    some = Picked(Quantity(effect.low, effect.high), effect.group, effect.random, effect.different, effect.slot)
                    act = replace(after, **{name: some})  # type: ignore[type-var, arg-type]
                    return act if effect.by == YOU else None
    if isinstance(effect, Search | Pick) and isinstance(after, Move) and after.thing == Bound(effect.slot):
        return InOrder((effect, after))
    if isinstance(effect, MayPay) and effect.who == OPPONENT and isinstance(after, If) and isinstance(after.condition, NotSo):
        if after.condition.condition == Did(effect.slot if effect.slot is not None else UNBOUND):
            return InOrder((effect, _shape_one(after)))
    return None


class Picked(Some):
    """An indefinite object that still knows its slot."""

    def __init__(self, quantity: Quantity, group, random, different, slot: int) -> None:  # type: ignore[no-untyped-def]
        super().__init__(quantity, group, random, different)
        object.__setattr__(self, "slot", slot)


# ---------------------------------------------------------------- words


class Unbinder(Binder):
    """Reads a shaped draft in order and puts words for bound things."""

    def __init__(self, granted: bool = False, to_self: bool = True) -> None:
        super().__init__(granted, to_self)
        self.now: dict[int, int] = {}  # the script's slots to this reading's

    def draft(self, ability: Ability) -> Ability:
        if isinstance(ability, Triggered):
            self.pattern = self.drafted(ability.pattern)
            condition = self.drafted(ability.condition)
            effects = self.draft_effects(shape(ability.effects))
            return replace(ability, text="", pattern=self.pattern, condition=condition, effects=effects, limits=self.drafted(ability.limits))
        if isinstance(ability, Activated):
            cost = self.drafted(ability.cost)
            self.paid = list(cost.parts)
            effects = self.draft_effects(shape(ability.effects))
            return replace(ability, text="", cost=cost, effects=effects, limits=self.drafted(ability.limits))
        if isinstance(ability, Static):
            return replace(ability, text="", condition=self.drafted(ability.condition), statements=self.drafted(ability.statements))
        effects = self.draft_effects(shape(getattr(ability, "effects", ())))
        return replace(ability, text="", effects=effects) if effects else replace(ability, text="")  # type: ignore[call-arg]

    def draft_effects(self, effects: Effects) -> Effects:
        out: list[Effect] = []
        for effect in effects:
            self.sentence += 1
            out.append(self._draft_one(effect))
        return tuple(out)

    def _draft_one(self, effect: Effect) -> Effect:
        if isinstance(effect, InOrder | Together):
            return replace(effect, effects=tuple(self._draft_one(e) for e in effect.effects))
        if isinstance(effect, ActBy):
            return replace(effect, effects=tuple(self._draft_one(e) for e in effect.effects))
        if isinstance(effect, WhenDidSo):
            return WhenDidSo(self.draft_effects(effect.effects))
        if isinstance(effect, InsteadOf):
            return InsteadOf(self.drafted(effect.condition), tuple(self._draft_one(e) for e in effect.effects))
        if isinstance(effect, If):
            condition = self.drafted(effect.condition)
            return If(condition, self.draft_effects(effect.then), self.draft_effects(effect.otherwise))
        if isinstance(effect, May):
            return replace(effect, effects=tuple(self._draft_one(e) for e in effect.effects), slot=UNBOUND)
        if isinstance(effect, MayPay):
            return replace(effect, cost=self.drafted(effect.cost), slot=UNBOUND)
        if isinstance(effect, Modes):
            return replace(effect, options=tuple(self._draft_option(o) for o in effect.options))
        return self._draft_plain(effect)

    def _draft_option(self, option: Effects) -> Effects:
        known = list(self.known)
        drafted = self.draft_effects(option)
        self.known = known
        return drafted

    def _draft_plain(self, effect: Effect) -> Effect:
        for name in ("thing", "to"):
            some = getattr(effect, name, None)
            if isinstance(some, Picked):
                old = getattr(some, "slot")
                quantity, group = self.drafted(some.quantity), self.drafted(some.group)
                self._bind(old)
                self._remember(self.now[old], some.quantity.high, "chosen", some.group.tests)
                effect = replace(effect, **{name: Some(quantity, group, some.random, some.different)})  # type: ignore[arg-type]
        drafted = self.drafted(effect)
        if isinstance(effect, Choose | Search):
            kind = "chosen" if isinstance(effect, Choose) else "found"
            if effect.slot not in self.now:
                self._bind(effect.slot)
                self._remember(self.now[effect.slot], effect.high, kind, effect.group.tests)
            return replace(drafted, slot=UNBOUND)  # type: ignore[call-arg]
        if isinstance(effect, Reveal | Look):
            self._bind(effect.slot)
            count = getattr(effect.thing, "count", None)
            self.shown = count
            self._remember(self.now[effect.slot], count, "revealed", ())  # type: ignore[arg-type]
            return replace(drafted, slot=UNBOUND)  # type: ignore[call-arg]
        if isinstance(effect, Pick | RevealUntil):
            return self._draft_pick(effect, drafted)
        if isinstance(effect, Declare):
            return replace(drafted, slot=UNBOUND)  # type: ignore[call-arg]
        if isinstance(effect, Discard | Mill) and effect.slot is not None:
            self._bind(effect.slot)
            self._remember(self.now[effect.slot], effect.amount, "moved", getattr(effect, "tests", ()))
            return replace(drafted, slot=UNBOUND if isinstance(effect, Mill) else None)  # type: ignore[call-arg]
        return drafted

    def _draft_pick(self, effect: Pick | RevealUntil, drafted: Effect) -> Effect:
        self._bind(effect.slot)
        assert effect.rest is not None
        self._bind(effect.rest)
        from arbiter.script.amounts import Number
        from arbiter.text.binding import Antecedent

        several = self._leaves_several(effect) if isinstance(effect, Pick) else True
        high = effect.high if isinstance(effect, Pick) else Number(1)
        self._remember(self.now[effect.slot], high, "picked" if isinstance(effect, Pick) else "found", effect.tests)
        self.known.append(Antecedent(Bound(self.now[effect.rest]), several, self.sentence, "rest"))
        drafted = replace(drafted, slot=UNBOUND, rest=UNBOUND)  # type: ignore[call-arg]
        if isinstance(drafted, Pick):
            return replace(drafted, source=Ref("revealed", True))
        return drafted

    def _bind(self, old: int) -> None:
        self.now[old] = self.new_slot()

    def drafted(self, node: T) -> T:
        return self._drafted(node)  # type: ignore[return-value]

    def _drafted(self, node: object) -> object:
        if isinstance(node, Bound | EventThing | PaidWith):
            return self.word(node)
        if isinstance(node, Granter):
            return Self()
        if isinstance(node, Self):
            return Ref("this", False, (Is(Quality.TYPE, "forward"),)) if self.granted and not self.to_self else node
        if isinstance(node, Did):
            return DidSo()
        if isinstance(node, IsNamed | SetWords) and node.slot is not None:
            return replace(node, slot=UNBOUND)
        if isinstance(node, AddAbility):
            assert isinstance(node.ability, Ability)
            return AddAbility(Unbinder(True, self.receiver_is_self).draft(node.ability))
        if isinstance(node, tuple):
            return tuple(self._drafted(each) for each in node) if node else node
        changed: dict[str, object] = {}
        for name in field_names(type(node)):
            value = getattr(node, name)
            if value is None or isinstance(value, str | int):
                continue
            if name == "effects" and isinstance(value, tuple) and isinstance(node, Delay | Replace):
                changed[name] = value if isinstance(node, Replace) else self.draft_effects(shape(value))
                continue
            new = self._drafted(value)
            if new is not value:
                changed[name] = new
            if name == "thing" and isinstance(node, Modify | Affects):
                self.receiver_is_self = isinstance(value, Self)
        return replace(node, **changed) if changed else node  # type: ignore[type-var]

    # ------------------------------------------------------------ one word

    def word(self, thing: Thing) -> Thing:
        """The first word that binds to the thing at this place."""
        wanted = Bound(self.now.get(thing.slot, UNBOUND)) if isinstance(thing, Bound) else thing
        forward = (Is(Quality.TYPE, "forward"),)
        candidates = [
            Ref("it"), Ref("it", True), Ref("picked"), Ref("former"), Ref("latter"), Ref("other", True), Ref("other"), Ref("these", True),
            Ref("these"), Ref("that"), Ref("that", True), Ref("chosen", False, forward), Ref("that", False, forward), Ref("discarded"),
            Ref("paid", False, forward), Ref("effect"),
        ]
        for candidate in candidates:
            try:
                if self.resolve(candidate) == wanted:
                    return candidate
            except MeaningError:
                continue
        raise MeaningError(f"no word points at {thing}")
