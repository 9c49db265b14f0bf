"""The passes backwards: a bound script to the drafts that the rows print.

Once the effects have the shape of sentences, the draft is read in order as the binder reads it, and each bound
thing becomes the first word that would, at that place, bind to it again.
"""

from __future__ import annotations

from dataclasses import replace

from arbiter.script.abilities import Ability, Activated, Spell, Static, Triggered
from arbiter.script.amounts import NamedNumber, Number, StatOf
from arbiter.script.base import Amount, Effect, Quality, Stat, Thing, Who
from arbiter.script.conditions import Did
from arbiter.script.costs import MoveSome
from arbiter.script.effects import (
    BindThing,
    Cancel,
    Choose,
    Deal,
    DealPlayer,
    Declare,
    Delay,
    Destroy,
    Discard,
    DiscardHand,
    ForEach,
    ForEachPlayer,
    If,
    Look,
    MakeTokens,
    May,
    MayPay,
    Mill,
    Modes,
    Modify,
    Move,
    PerformSome,
    Pick,
    Reveal,
    RevealUntil,
    Search,
    Simultaneously,
    SplitGroups,
)
from arbiter.script.nouns import (
    YOU,
    Both,
    Bound,
    ControllerOf,
    EventPlayer,
    EventThing,
    Every,
    Granter,
    Is,
    IsNamed,
    NamedHere,
    OwnerOf,
    PaidWith,
    Self,
    TopCards,
)
from arbiter.script.patterns import DealsDamage
from arbiter.script.statements import AddAbility, AddWord, Affects, As, ChangeDamage, Replace, SetWords
from arbiter.text.antecedents import Antecedent, Antecedents, own_moves, types_in
from arbiter.text.binding import Effects
from arbiter.text.check import CAST_FROM
from arbiter.text.deeds import VERBS, verbs_of
from arbiter.text.draft import (
    NAMED,
    NOTHING_BEFORE,
    UNBOUND,
    ActBy,
    AfterUse,
    Before,
    DidSo,
    FromArea,
    Habits,
    InOrder,
    InsteadOf,
    Otherwise,
    Ref,
    SaidPlayer,
    Some,
    Their,
    Together,
    Unless,
    WhenDidSo,
)
from arbiter.text.errors import MeaningError
from arbiter.text.nodes import T, changed, field_names, mentions, says, swapped
from arbiter.text.shaping import Picked, inline, shape
from arbiter.text.walking import in_one_sentence, is_counted_for_each
from arbiter.text.wholes import released


def placed(ability: Triggered | Activated) -> tuple[Triggered | Activated, str | None]:
    """An ability that works where its card must be, as one that says so; and that place."""
    if ability.zones in (("break",), ("removed",), ("hand",)) and mentions(ability.effects, Move):
        moved = any(says(effect, Self()) for effect in ability.effects)
        return (replace(ability, zones=("field",)), ability.zones[0]) if moved else (ability, None)
    to = {move.to for move in own_moves(ability.pattern)} if isinstance(ability, Triggered) else set()
    return ability, next((area for area in ("break", "removed") if to == {area}), None)


class Unbinder:
    """Reads a shaped draft in order and puts words for bound things."""

    def __init__(
        self, habits: Habits = NAMED, granted: bool = False, to_self: bool = True, before: Before = NOTHING_BEFORE
    ) -> None:
        self.habits = habits
        self.before = before  # what other paragraphs have said of which an effect can speak
        self.past = Antecedents(granted, to_self)
        self.slots = 0
        self.actor: Who = YOU
        self.each_acts = False  # every player in turn does it, and is YOU there
        self.receiver_is_self = True
        self.area: str | None = None
        self.wholes: dict[int, Every] = {}  # groups that are held fast, until they are named
        self.named: set[int] = set()  # the slots of what the text has named before
        self.now: dict[int, int] = {}  # the script's slots to this reading's

    def draft(self, ability: Ability) -> Ability:
        if self.habits.inline and isinstance(ability, Triggered | Activated):
            ability, self.area = placed(ability)
        if isinstance(ability, Triggered):
            self.past.pattern = self.drafted(ability.pattern)
            condition = self.drafted(ability.condition)
            effects = self.draft_effects(self._shaped(ability.effects))
            return replace(
                ability,
                text="",
                pattern=self.past.pattern,
                condition=condition,
                effects=effects,
                limits=self.drafted(ability.limits),
            )
        if isinstance(ability, Activated):
            cost = self.drafted(ability.cost)
            self.past.paid = [p for p in cost.parts if isinstance(p, MoveSome)]
            effects = self.draft_effects(self._shaped(ability.effects))
            return replace(ability, text="", cost=cost, effects=effects, limits=self.drafted(ability.limits))
        if isinstance(ability, Static):
            zones = ("field",) if ability.zones == CAST_FROM else ability.zones
            return replace(
                ability,
                text="",
                zones=zones,
                condition=self.drafted(ability.condition),
                statements=tuple(
                    replace(
                        self.drafted(replace(said, effects=())), effects=self.draft_effects(self._shaped(said.effects))
                    )
                    if isinstance(said, As)
                    else self.drafted(said)
                    for said in ability.statements
                ),
            )
        if isinstance(ability, Spell):
            self.past.pattern, self.past.paid = self.before.awaited, list(self.before.paid)
        effects = self.draft_effects(self._shaped(getattr(ability, "effects", ())))
        return changed(ability, text="", effects=effects) if effects else replace(ability, text="")

    def _shaped(self, effects: Effects) -> Effects:
        return shape(inline(effects) if self.habits.inline else effects)

    def draft_effects(self, effects: Effects) -> Effects:
        out: list[Effect] = []
        for effect in released(effects):
            if isinstance(effect, BindThing) and isinstance(effect.thing, Every):
                self._bind(effect.slot)
                self.wholes[effect.slot] = effect.thing  # said where it is first spoken of
                continue
            self.past.sentence += 1
            out.append(self._draft_one(effect))
        return tuple(out)

    def _draft_one(self, effect: Effect) -> Effect:
        if isinstance(effect, InOrder) and isinstance(effect.effects[0], Pick):
            pick, move = self._draft_one(effect.effects[0]), effect.effects[1]
            assert isinstance(move, Move)
            return InOrder((pick, replace(move, thing=Ref("picked"))))
        if isinstance(effect, InOrder | Together | Simultaneously):
            return replace(effect, effects=tuple(self._draft_one(e) for e in effect.effects))
        if isinstance(effect, Unless):
            done = self._draft_one(effect.effect)
            return Unless(done, self.drafted(effect.who), self.drafted(effect.cost))
        if isinstance(effect, ActBy):
            self.actor, who = effect.who, self.drafted(effect.who)
            acted = ActBy(who, tuple(self._draft_one(e) for e in effect.effects))
            self.actor = YOU
            return acted
        if isinstance(effect, AfterUse):
            types = types_in(next((k.tests for k in reversed(self.past.known) if k.kind == "chosen"), ())) or ()
            return replace(effect, tests=tuple(Is(Quality.TYPE, t) for t in types) if len(types) == 1 else ())
        if isinstance(effect, ForEach):
            self._bind(effect.slot)
            inner = swapped(effect.effects, Bound(effect.slot), Bound(UNBOUND))
            return ForEach(self.drafted(effect.thing), UNBOUND, inner)
        if isinstance(effect, ForEachPlayer) and self.habits.inline and is_counted_for_each(effect):
            effect = in_one_sentence(effect)
        if isinstance(effect, ForEachPlayer):
            acting, self.each_acts = self.each_acts, not self.habits.inline
            drafted = replace(effect, effects=self.draft_effects(self._shaped(effect.effects)))
            self.each_acts = acting
            return drafted
        if isinstance(effect, Otherwise):
            return Otherwise(self.draft_effects(effect.effects))
        if isinstance(effect, WhenDidSo):
            condition = self.drafted(effect.condition)
            return WhenDidSo(self.draft_effects(effect.effects), condition)
        if isinstance(effect, InsteadOf):
            return InsteadOf(self.drafted(effect.condition), tuple(self._draft_one(e) for e in effect.effects))
        if isinstance(effect, If):
            condition = self.drafted(effect.condition)
            return If(condition, self.draft_effects(effect.then), self.draft_effects(effect.otherwise))
        if isinstance(effect, May):
            return replace(effect, effects=tuple(self._draft_one(e) for e in effect.effects), slot=UNBOUND)
        if isinstance(effect, MayPay):
            return replace(effect, cost=self.drafted(effect.cost), slot=UNBOUND)
        if isinstance(effect, Modes | PerformSome):
            return replace(effect, options=tuple(self._draft_option(o) for o in effect.options))
        return self._draft_plain(effect)

    def _draft_option(self, option: Effects) -> Effects:
        known = list(self.past.known)
        drafted = self.draft_effects(option)
        self.past.known = known
        return drafted

    def _draft_plain(self, effect: Effect) -> Effect:
        picked: Amount | None = None
        shown: Thing | None = None
        if self.area is not None and isinstance(effect, Move) and effect.thing == Self() and effect.to != self.area:
            return FromArea(effect, self.area)
        if isinstance(effect, Move) and self.actor != YOU and effect.doer == self.actor:
            control = Their() if effect.control == self.actor else effect.control
            effect = replace(effect, doer=None, control=control)  # whom the sentence speaks of does it
        for name in ("thing", "to", "host", "other"):
            some = getattr(effect, name, None)
            if isinstance(some, Picked) and not some.target:
                if some.group.side == self.actor and (self.actor != YOU or self.each_acts):
                    some = replace(some, group=replace(some.group, side=Their()))
                old = some.slot
                picked = some.quantity.high
                shown = Bound(self.slots)  # where it is remembered next
                quantity, group = self.drafted(some.quantity), self.drafted(some.group)
                self._bind(old)
                self.past.remember(self.now[old], some.quantity.high, "chosen", some.group.tests)
                total = self.drafted(some.total)
                said = Some(quantity, group, some.random, some.different, total=total)
                effect = changed(effect, **{name: said})
        for name in ("thing", "to"):
            bound = getattr(effect, name, None)
            every = self.wholes.pop(bound.slot, None) if isinstance(bound, Bound) else bound
            if not isinstance(every, Every):
                continue
            if isinstance(bound, Bound):
                effect = swapped(effect, bound, every)
            named = Bound(self.now[bound.slot]) if isinstance(bound, Bound) else every
            self.past.known.append(Antecedent(named, True, self.past.sentence, "all", every.group.tests))
        who = getattr(effect, "who", None)
        if isinstance(who, ControllerOf | OwnerOf | EventPlayer):
            effect = changed(swapped(effect, who, Their()), who=who)  # "they" are who was named there
        drafted = self.drafted(effect)
        if isinstance(effect, Move) and effect.to == "field" and isinstance(effect.thing, Bound):
            self.past.entered.append(Bound(self.now.get(effect.thing.slot, UNBOUND)))
        if isinstance(effect, Move) and effect.to == "deck" and isinstance(drafted, Move):
            drafted = self._back_to_deck(effect.thing, drafted)
        if isinstance(drafted, Cancel) and not self.habits.inline and not isinstance(drafted.thing, Every):
            return replace(drafted, thing=Ref("effect"))
        if isinstance(drafted, Choose) and (drafted.by != YOU or self.each_acts) and drafted.group.side == drafted.by:
            drafted = replace(drafted, group=replace(drafted.group, side=Their()))
        if isinstance(effect, Choose | Search):
            kind = "chosen" if isinstance(effect, Choose) else "found"
            if effect.slot not in self.now:
                self._bind(effect.slot)
                self.past.remember(self.now[effect.slot], effect.high, kind, effect.group.tests)
            return changed(drafted, slot=UNBOUND, for_play=False)
        if isinstance(effect, Reveal | Look):
            self._bind(effect.slot)
            count = picked or self.past.count_of(shown or effect.thing)
            self.past.shown = count
            self.past.remember(self.now[effect.slot], count, "revealed", (), shown)
            return changed(drafted, slot=UNBOUND)
        if isinstance(effect, SplitGroups):
            self._bind(effect.slot)
            self._bind(effect.rest)
            tests = effect.thing.group.tests if isinstance(effect.thing, Every) else ()
            self.past.remember(self.now[effect.slot], Number(2), "picked", tests)
            self.past.remember_rest(self.now[effect.rest], True, tests)
            return changed(drafted, slot=UNBOUND, rest=UNBOUND)
        if isinstance(effect, Pick | RevealUntil):
            return self._draft_pick(effect, drafted)
        if isinstance(effect, Destroy | DiscardHand | Move) and effect.slot is not None:
            if not (isinstance(effect, Move) and isinstance(effect.thing, TopCards)):
                self._bind(effect.slot)
                self._called_by_verb(effect)
                return changed(drafted, slot=None)
        if isinstance(effect, MakeTokens | Move) and effect.slot is not None:
            self._bind(effect.slot)
            count = effect.count if isinstance(effect, MakeTokens) else getattr(effect.thing, "count", Number(2))
            self.past.remember(self.now[effect.slot], count, "found", ())
            self._called_by_verb(effect)
            return changed(drafted, slot=None)
        if isinstance(effect, Declare):
            self.named.add(effect.slot)
            return changed(drafted, slot=UNBOUND)
        if isinstance(effect, Discard | Mill) and effect.slot is not None:
            self._bind(effect.slot)
            self.past.remember(
                self.now[effect.slot],
                effect.amount,
                "moved" if isinstance(effect, Mill) else "discarded",
                getattr(effect, "tests", ()),
            )
            self._called_by_verb(effect)
            return changed(drafted, slot=UNBOUND if isinstance(effect, Mill) else None)
        return drafted

    def _called_by_verb(self, effect: Effect) -> None:
        slot: int = getattr(effect, "slot", UNBOUND)
        for verb in verbs_of(effect):
            self.past.remember(self.now[slot], Number(2), f"done:{verb}", ())

    def _target(self, some: Picked) -> Some:
        quantity, group = self.drafted(some.quantity), self.drafted(some.group)
        self._bind(some.slot)
        self.past.remember(self.now[some.slot], some.quantity.high, "chosen", some.group.tests)
        return Some(quantity, group, some.random, some.different, True, self.drafted(some.total))

    def _back_to_deck(self, thing: Thing, drafted: Move) -> Move:
        """A card that was looked at is "the card", since it lies in your own deck."""
        if drafted.thing != Ref("it") or not isinstance(thing, Bound):
            return drafted
        seen = Bound(self.now.get(thing.slot, UNBOUND))
        if self.past.kind_of(seen) != "revealed" or self.past.resolve(Ref("that")) != seen:
            return drafted
        return replace(drafted, thing=Ref("that"))

    def _draft_pick(self, effect: Pick | RevealUntil, drafted: Effect) -> Effect:
        self._bind(effect.slot)
        assert effect.rest is not None
        self._bind(effect.rest)
        several = self.past.leaves_several(effect) if isinstance(effect, Pick) else True
        high = effect.high if isinstance(effect, Pick) else Number(1)
        self.past.remember(self.now[effect.slot], high, "picked" if isinstance(effect, Pick) else "found", effect.tests)
        self.past.remember_rest(self.now[effect.rest], several)
        drafted = changed(drafted, slot=UNBOUND, rest=UNBOUND)
        if isinstance(drafted, Pick):
            return replace(drafted, source=Ref("revealed", True))
        return drafted

    def _bind(self, old: int) -> None:
        self.now[old] = self.slots
        self.slots += 1

    def drafted(self, node: T) -> T:
        return self._drafted(node)  # type: ignore[return-value]

    def _drafted(self, node: object) -> object:
        if isinstance(node, Picked) and node.target:
            return self._target(node)
        if isinstance(node, Deal | DealPlayer) and isinstance(node.source, Picked | EventThing):
            own = StatOf(Bound(node.source.slot) if isinstance(node.source, Picked) else node.source, Stat.POWER)
            source = self._target(node.source) if isinstance(node.source, Picked) else self.word(node.source)
            amount = StatOf(Ref("it"), Stat.POWER) if node.amount == own else self.drafted(node.amount)
            return replace(self.drafted(replace(node, source=Self(), amount=Number(0))), source=source, amount=amount)
        if isinstance(node, Deal) and isinstance(node.source, Self | Granter) and self.past.granted:
            named = Ref("own") if isinstance(node.source, Granter) else Self()
            return replace(node, amount=self.drafted(node.amount), to=self.drafted(node.to), source=named)
        if isinstance(node, ControllerOf) and isinstance(node.thing, Bound):
            if self.past.player() == Bound(self.now.get(node.thing.slot, UNBOUND)):
                return SaidPlayer()
        if isinstance(node, EventThing) and self.past.pattern is None:
            return node  # what a replaced event would have happened to: the row that prints it names it
        if isinstance(node, Bound | EventThing | PaidWith):
            return self.word(node)
        if (
            isinstance(node, Deal)
            and isinstance(node.amount, StatOf)
            and node.amount.thing == node.source
            and isinstance(node.source, Bound)
        ):
            return replace(
                node,
                amount=replace(node.amount, thing=Ref("it")),
                source=self.word(node.source),
                to=self.drafted(node.to),
            )
        if isinstance(node, DealsDamage) and isinstance(node.amount, StatOf):
            return replace(self.drafted(replace(node, amount=None)), amount=replace(node.amount, thing=Ref("it")))
        if isinstance(node, Both) and self._known_all(node):
            return Ref("it", True)
        if isinstance(node, Granter):
            return Self()
        if isinstance(node, Self):
            return (
                Ref("this", False, (Is(Quality.TYPE, "forward"),))
                if self.past.granted and not self.past.to_self
                else node
            )
        if isinstance(node, Did):
            return DidSo()
        if isinstance(node, NamedNumber) and node.slot not in self.named:
            raise MeaningError("no words for a number that the text has not named before")
        if isinstance(node, IsNamed | SetWords | AddWord | NamedNumber) and node.slot is not None:
            return replace(node, slot=UNBOUND)
        if isinstance(node, NamedHere):
            return IsNamed(node.quality, UNBOUND)
        if isinstance(node, AddAbility):
            assert isinstance(node.ability, Ability)
            return AddAbility(
                Unbinder(self.habits, True, self.receiver_is_self or not self.habits.by_name).draft(node.ability)
            )
        if isinstance(node, tuple):
            return tuple(self._drafted(each) for each in node) if node else node
        if isinstance(node, Replace) and node.effects and isinstance(node.effects[0], BindThing):
            kept = node.effects[0]
            node = replace(node, effects=swapped(node.effects[1:], Bound(kept.slot), kept.thing))
        changed: dict[str, object] = {}
        for name in field_names(node):
            value = getattr(node, name)
            if value is None or isinstance(value, str | int):
                continue
            if name == "effects" and isinstance(value, tuple) and isinstance(node, Delay | Replace | ChangeDamage):
                as_done = isinstance(node, Delay) or mentions(value, Choose)  # as `insteads.picks_instead` binds it
                changed[name] = self.draft_effects(shape(value)) if as_done else value
                continue
            new = self._drafted(value)
            if new is not value:
                changed[name] = new
            if name == "thing" and isinstance(node, Modify | Affects):
                self.receiver_is_self = isinstance(value, Self)
        return replace(node, **changed) if changed else node  # type: ignore[type-var]

    def _known_all(self, several: Both) -> bool:
        """Whether "they" would mean these very objects."""
        wanted = Both(
            tuple(Bound(self.now.get(t.slot, UNBOUND)) if isinstance(t, Bound) else t for t in several.things)
        )
        try:
            return self.past.resolve(Ref("it", True)) == wanted
        except MeaningError:
            return False

    # ------------------------------------------------------------ one word

    def word(self, thing: Thing) -> Thing:
        """The first word that binds to the thing at this place."""
        wanted = Bound(self.now.get(thing.slot, UNBOUND)) if isinstance(thing, Bound) else thing
        forward = (Is(Quality.TYPE, "forward"),)
        own = types_in(self.past.tests_of(wanted)) or frozenset()
        typed = (Is(Quality.TYPE, next(iter(own))),) if len(own) == 1 else forward
        candidates: list[Ref] = [
            Ref("it"),
            Ref("it", True),
            Ref("picked"),
            *((Ref("rest"),) if self.habits.inline else ()),
            Ref("former"),
            Ref("latter"),
            Ref("other", True),
            Ref("other"),
            Ref("these", True),
            Ref("these"),
            Ref("that"),
            Ref("that", True),
            Ref("chosen", False, forward),
            Ref("that", False, typed),
            Ref("revealed"),
            Ref("discarded"),
            Ref("paid", False, forward),
            Ref("effect"),
            *(Ref(f"done:{verb}", True) for verb in VERBS),
        ]
        for candidate in candidates:
            try:
                if self.past.resolve(candidate) == wanted:
                    if candidate.word == "other":
                        return replace(candidate, tests=self.past.tests_of(wanted))
                    return candidate
            except MeaningError:
                continue
        raise MeaningError(f"no word points at {thing}")
