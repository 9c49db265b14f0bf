"""The passes after parsing: scope, reference, "instead", "if you do so".

Effects are walked in the order of the text. What they choose, find or reveal becomes an antecedent with a slot;
a word that points back takes the antecedent of the latest sentence that offers one, else the event's object,
else the card itself. Two antecedents of equal rank, or none, decline the text.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from arbiter.script.abilities import Ability, Activated, Spell, Static, Triggered
from arbiter.script.amounts import Number
from arbiter.script.base import Amount, Condition, Effect, Pattern, Statement
from arbiter.script.conditions import Did, NotSo
from arbiter.script.costs import MoveSome
from arbiter.script.effects import (
    Choose,
    Declare,
    Delay,
    Destroy,
    Discard,
    DiscardHand,
    Establish,
    ForEach,
    ForEachPlayer,
    If,
    Instead,
    Look,
    MakeTokens,
    Mark,
    May,
    MayPay,
    Mill,
    Modes,
    Move,
    Perform,
    PerformSome,
    Pick,
    Rest,
    Reveal,
    RevealUntil,
    Search,
    Shuffle,
    Simultaneously,
    SplitGroups,
    WhenYouDo,
)
from arbiter.script.nouns import EACH, YOU, Both, Bound, Every, TopCards
from arbiter.script.statements import As
from arbiter.script.walk import walk
from arbiter.text.afterwords import (
    after_use,
    again,
    as_long,
    as_long_as_the_last,
    asked_of_the_discarded,
    at_most,
    cannot_reduce,
    shuffled,
)
from arbiter.text.aiming import aimed_first
from arbiter.text.antecedents import TOKEN, own_moves
from arbiter.text.belonging import asked_apart, asks_of_it, gathered, placed_alike, said_of_others
from arbiter.text.deeds import VERBS, is_at_once, verbs_of
from arbiter.text.draft import (
    UNBOUND,
    ActBy,
    AfterUse,
    Again,
    AskedAfter,
    AtMostX,
    CannotReduce,
    DidSo,
    FromArea,
    InOrder,
    InsteadOf,
    Otherwise,
    Ref,
    Some,
    Together,
    Unless,
    WhenDidSo,
)
from arbiter.text.errors import MeaningError
from arbiter.text.insteads import found_before, needs, perhaps, picks_instead, replaced_sentence
from arbiter.text.nodes import changed, mentions, swapped
from arbiter.text.pairs import told_apart
from arbiter.text.walking import THINGS, Walker, each_in_turn
from arbiter.text.wholes import held_fast, in_battle_now

Effects = tuple[Effect, ...]


ONE_OF_THEM = Ref("one")


def puts_into_play(effect: Effect) -> bool:
    return any(isinstance(node, Move) and node.to == "field" for node in walk(effect))


class Binder(Walker):
    """Binds one ability; a granted ability inside it has a binder of its own."""

    # ------------------------------------------------------------ abilities

    def ability(self, ability: Ability) -> Ability:
        ability = gathered(told_apart(ability))
        spoken = {part for part in walk(ability) if isinstance(part, Ref)}
        self.speaks_of_discard = Ref("discarded") in spoken
        done = {verb: {Ref(f"done:{verb}"), Ref(f"done:{verb}", True)} for verb in VERBS}
        self.speaks_of_done = frozenset(verb for verb in VERBS if spoken & done[verb])
        self.spell = isinstance(ability, Spell)
        if isinstance(ability, Triggered):
            ability = asked_apart(ability)
            self.past.pattern = ability.pattern
            pattern = self.walk(ability.pattern)
            condition = self.walk(ability.condition)
            effects = self.whole(ability.effects)
            return replace(
                ability,
                pattern=pattern,
                condition=condition,
                effects=effects,
                limits=self.walk(ability.limits),
                zones=self._where(ability.zones, ability.pattern),
                gate=self.walk(ability.gate),
            )
        if isinstance(ability, Activated):
            cost = self.walk(ability.cost)
            self.past.paid = [p for p in cost.parts if isinstance(p, MoveSome)]
            effects = self.whole(ability.effects)
            return replace(
                ability,
                cost=cost,
                effects=effects,
                limits=self.walk(ability.limits),
                zones=self._where(ability.zones, None),
                gate=self.walk(ability.gate),
            )
        if isinstance(ability, Static):
            ability = said_of_others(ability, self.habits.by_name)
            self.past.many = any(isinstance(getattr(s, "thing", None), Every | Both) for s in ability.statements)
            condition = self.walk(ability.condition)
            statements = tuple(self._said(said, self.whole) for said in ability.statements)
            return replace(ability, condition=condition, statements=statements, gate=self.walk(ability.gate))
        if self.spell:
            self.past.pattern, self.past.paid = self.before.awaited, list(self.before.paid)
        effects = self.whole(getattr(ability, "effects", ()))
        if effects:
            return changed(ability, effects=effects)
        return self.walk(ability)

    def _where(self, zones: tuple[str, ...], pattern: Pattern | None) -> tuple[str, ...]:
        """Where the ability works: where the card must be to be moved, unless its own move is what it waits for."""
        if self.area is None or zones != ("field",):
            return zones
        return zones if own_moves(pattern) else (self.area,)

    # ------------------------------------------------------------ sequences

    def whole(self, effects: Effects) -> Effects:
        """The effects of an ability, with the groups held fast that are spoken of again."""
        bound = placed_alike(self.body(effects))
        for every, slot in self.wholes:
            bound = held_fast(bound, every, slot)
        self.wholes = []
        return bound

    def body(self, effects: Effects) -> Effects:
        """Effects that are put on the stack together: what they pick beforehand comes first."""
        outside, self.hoisted = self.hoisted, []
        aims, bound = aimed_first(self.effects(effects), self.habits)
        aims[:0], self.hoisted = self.hoisted, outside
        return (*aims, *bound)

    def effects(self, effects: Effects) -> Effects:
        if not self.past.known and self.past.falls_to_self():
            asked = asked_of_the_discarded(effects)
            if asked is not None:
                effects, self.speaks_of_discard = asked, True
        out: list[Effect] = []
        spans: list[tuple[int, int]] = []  # where in `out` the effects of each sentence are
        asked_with: int | None = None  # how much was known before the first of several questions about "it"
        for index, effect in enumerate(effects):
            self.past.sentence += 1
            start = len(out)
            if isinstance(effect, WhenDidSo):
                if effect.entered and not (out and puts_into_play(out[-1])):
                    raise MeaningError("nothing was put there just before")
                self._when_done(effect, effects[index + 1 :], self._done(out), out)
                return tuple(out)
            if isinstance(effect, InsteadOf):
                place = replaced_sentence(effect, effects[:index])
                start, end = spans[place]
                start += self._instead(effect, out, start, end)
                spans = [
                    span if span[1] <= start else (span[0] - end + start + 1, span[1] - end + start + 1)
                    for span in spans
                ]
                spans[place] = (start, start + 1)
                spans.append((len(out), len(out)))
                continue
            if isinstance(effect, If) and mentions(effect.condition, DidSo):
                self._done(out, effect.condition)
                start = len(out)
            common = len(self.past.known) if asked_with is None or not asks_of_it(effect) else asked_with
            asked_with = common if asks_of_it(effect) else None
            elsewhere, self.past.known[common:] = self.past.known[common:], []  # what only another answer speaks of
            self._one(effect, out)
            self.past.known[common:common] = elsewhere
            spans.append((start, len(out)))
        return tuple(out)

    def _when_done(self, effect: WhenDidSo, rest: Effects, slot: int, out: list[Effect]) -> None:
        """What follows is part of what is done then, up to where it is asked anew how much was done."""
        condition = self.walk(effect.condition)
        for late in rest:
            if isinstance(late, AtMostX):
                at_most(late, out)
        rest = tuple(e for e in rest if not isinstance(e, AtMostX))
        asked = [i for i, e in enumerate(rest) if isinstance(e, WhenDidSo) and e.condition is not None]
        cut = asked[0] if asked and condition is not None else len(rest)
        now = (*effect.effects, *rest[:cut])
        then = WhenYouDo(slot, self._branch(now) if rest[cut:] else self.body(now))
        out.append(then if condition is None else If(condition, (then,)))
        for anew in rest[cut : cut + 1]:
            assert isinstance(anew, WhenDidSo)
            self.past.sentence += 1
            self._when_done(anew, rest[cut + 1 :], slot, out)

    def _done(self, out: list[Effect], asked: Condition | None = None) -> int:
        """The slot that remembers whether the action before was carried out."""
        if out and asked == NotSo(DidSo()) and isinstance(out[-1], If) and isinstance(out[-1].condition, Did):
            return out[-1].condition.slot  # "If you do so, A. If you don't, B.": both ask for the same
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

    def _instead(self, effect: InsteadOf, out: list[Effect], start: int, end: int) -> int:
        """The effects from `start` to `end` in `out` are those of the replaced sentence; how many of them stay."""
        condition = self.walk(effect.condition)
        first = tuple(out[start:end])
        if not first:
            raise MeaningError('"instead" has no sentence before it to replace')
        behind = out[end:]
        del out[start:]
        slot = first[0].slot if len(first) == 1 and isinstance(first[0], Choose) else None
        second: list[Effect] = []
        for each in effect.effects:
            if isinstance(each, Again):
                second += again(self.walk(each), first)
            elif slot is not None and isinstance(each, Choose):
                second.append(self._choose(each, slot))
            else:
                self._one(each, second)
        if needs((condition, tuple(second)), behind):
            raise MeaningError('"instead" speaks of what is only done after the sentence that it replaces')
        stay = found_before(first, tuple(second))
        out.extend(first[:stay])
        said = as_long(tuple(second), first)
        said = perhaps(self.new_slot(), said, first[stay:]) if effect.optional else said
        out.append(Instead(condition, first[stay:], said, effect.fixed))
        out.extend(behind)
        return stay

    def _one(self, effect: Effect, out: list[Effect]) -> None:
        if isinstance(effect := each_in_turn(effect), CannotReduce):
            cannot_reduce(out)
        elif isinstance(effect, AtMostX):
            at_most(effect, out)
        elif isinstance(effect, AfterUse):
            after_use(effect.zone, out)
        elif isinstance(effect, InOrder):
            for each in effect.effects:
                if isinstance(each, If) and mentions(each.condition, DidSo):
                    self._done(out, each.condition)
                self._one(each, out)
        elif isinstance(effect, Together):
            inner: list[Effect] = []
            for each in as_long_as_the_last(effect.effects):
                self._one(each, inner)
            if len(inner) == len(effect.effects) and all(is_at_once(e) for e in inner):
                out.append(Simultaneously(tuple(inner)))
            else:
                out.extend(inner)
        elif isinstance(effect, Simultaneously):
            at_once: list[Effect] = []
            for each in effect.effects:
                self._one(each, at_once)
            out.append(Simultaneously(tuple(at_once)))
        elif isinstance(effect, FromArea):
            self.area = effect.zone
            self._one(effect.effect, out)
        elif isinstance(effect, Unless):
            done: list[Effect] = []
            self._one(effect.effect, done)
            slot = self.new_slot()
            x = None if effect.x is None else self.walk(effect.x)
            out.append(MayPay(self.walk(effect.cost), self.walk(effect.who), slot, x=x))
            out.append(If(NotSo(Did(slot)), tuple(done)))
        elif isinstance(effect, ActBy):
            before, self.actor = self.actor, self.walk(effect.who)
            for each in effect.effects:
                self._one(each, out)
            self.actor = before
        elif isinstance(effect, Choose):
            shown = self._shown_hand(effect)
            out.append(self._choose(effect, None)) if shown is None else self._plain(shown, out)
        elif isinstance(effect, Shuffle) and mentions(tuple(out), Search):
            shuffled(effect, out)
        elif isinstance(effect, Otherwise):
            if not out or not isinstance(out[-1], If) or out[-1].otherwise:
                raise MeaningError('"otherwise" has no "if" before it')
            out[-1] = replace(out[-1], otherwise=self.effects(effect.effects))
        elif isinstance(effect, If) and len(effect.then) == 1 and isinstance(effect.then[0], AfterUse):
            after_use(effect.then[0].zone, out)  # said only of the case that it was cast
        elif isinstance(effect, AskedAfter):
            then = self.effects(effect.effects)  # first, so that the condition can speak of it
            out.append(If(self.walk(effect.condition), then))
        elif isinstance(effect, If):
            condition = self.walk(effect.condition)
            out.append(If(condition, self.effects(effect.then), self.effects(effect.otherwise)))
        elif isinstance(effect, May):
            inner = []
            before, who = self.actor, self.named(effect.who)
            self.actor = before if who == YOU else who  # "they" in what is offered
            for each in effect.effects:
                self._one(each, inner)
            self.actor = before
            out.append(replace(effect, who=who, effects=tuple(inner), slot=None))
        elif isinstance(effect, MayPay):
            out.append(replace(effect, cost=self.walk(effect.cost), who=self.named(effect.who), slot=None))
        elif isinstance(effect, Modes | PerformSome):
            out.append(replace(effect, options=tuple(self._branch(option) for option in effect.options)))
        elif isinstance(effect, ForEach):
            slot = self.new_slot()
            inner = list(swapped(effect.effects, Bound(UNBOUND), Bound(slot)))
            out.append(ForEach(self.walk(effect.thing), slot, tuple(inner)))
        elif isinstance(effect, ForEachPlayer):
            acting, self.each_acts = self.each_acts, True
            inner = []
            for each in effect.effects:
                self._one(each, inner)
            self.each_acts = acting
            out.append(ForEachPlayer(effect.who, tuple(inner)))
        elif isinstance(effect, Delay):
            delayed = replace(effect, pattern=self.walk(effect.pattern), condition=self.walk(effect.condition))
            delayed = replace(delayed, effects=self.body(effect.effects))
            out.extend(in_battle_now(delayed, self.past.pattern, self.new_slot))
        elif isinstance(effect, Establish) and any(picks_instead(said) for said in effect.statements):
            out.append(replace(effect, statements=tuple(self._said(said, self.body) for said in effect.statements)))
        else:
            self._plain(effect, out)

    def _said(self, said: Statement, done: Callable[[Effects], Effects]) -> Statement:
        if isinstance(said, As) or picks_instead(said):  # picked when it is done, so bound there
            return replace(self.walk(replace(said, effects=())), effects=done(said.effects))
        return self.walk(said)

    def _branch(self, option: Effects) -> Effects:
        known, did = list(self.past.known), self.did
        bound = self.body(option)
        self.past.known, self.did = known, did
        return bound

    def _plain(self, effect: Effect, out: list[Effect]) -> None:
        picked: Amount | None = None  # how many the effect itself picks
        for name in ("thing", "to"):
            if getattr(effect, name, None) == ONE_OF_THEM:
                effect = changed(effect, **{name: self._one_of_them(out)})
        effect = self._spoken_of_before(effect)
        for name in THINGS:
            some = getattr(effect, name, None)
            if isinstance(some, Some) and not some.target:
                slot = self.new_slot()
                self.said_as_what(some)
                group = self.walk(some.group)
                quantity = some.quantity
                low, high, total = self.walk(quantity.low), self.walk(quantity.high), self.walk(some.total)
                chosen = Choose(slot, group, low, high, self.actor, False, some.different, some.random, total)
                out.append(chosen)
                self.past.remember(slot, quantity.high, "chosen", group.tests)
                picked = quantity.high
                effect = changed(effect, **{name: Bound(slot)})
        if isinstance(effect, Pick) and effect.source == Ref("revealed", True) and self.past.some_taken():
            effect = replace(effect, source=Ref("rest", True))  # "among them": what was taken is no longer there
        bound = self.past.kept_apart(effect, self.walk(effect))
        if isinstance(bound, Move):
            if self.actor != YOU:
                bound = replace(bound, doer=self.actor)
            (self.past.entered if bound.to == "field" else self.past.left).append(bound.thing)
        for name in ("thing", "to"):
            whole = getattr(bound, name, None)
            if isinstance(whole, Every):
                self.past.remember_all(whole)
        if isinstance(bound, Declare):
            bound = replace(bound, slot=self.new_slot())
            self.declared[bound.quality] = bound.slot
        elif isinstance(bound, Search):
            bound = replace(bound, slot=self.new_slot())
            self.past.remember(bound.slot, bound.high, "found", bound.group.tests)
        elif isinstance(bound, Reveal | Look):
            bound = replace(bound, slot=self.new_slot())
            count = picked or self.past.count_of(bound.thing)
            if isinstance(bound.thing, Every) and bound.thing.group.zones == ("hand",):
                self.hand_shown = self.past.sentence
            self.past.shown = count
            self.past.remember(bound.slot, count, "revealed", (), bound.thing)
        elif isinstance(bound, Pick):
            bound = replace(bound, slot=self.new_slot(), rest=self.new_slot())
            self.past.remember(bound.slot, bound.high, "picked", bound.tests)
            assert bound.rest is not None
            self.past.remember_rest(bound.rest, self.past.leaves_several(bound))
        elif isinstance(bound, SplitGroups):
            bound = replace(bound, slot=self.new_slot(), rest=self.new_slot())
            tests = bound.thing.group.tests if isinstance(bound.thing, Every) else ()
            self.past.remember(bound.slot, Number(2), "picked", tests)
            self.past.remember_rest(bound.rest, True, tests)
        elif isinstance(bound, RevealUntil):
            bound = replace(bound, slot=self.new_slot(), rest=self.new_slot())
            self.past.remember(bound.slot, Number(1), "found", bound.tests)
            self.past.remember_rest(bound.rest, True)
        elif isinstance(bound, MakeTokens) or (isinstance(bound, Perform) and bound.slot == UNBOUND):
            bound = replace(bound, slot=self.new_slot())
            self.past.remember(self.slots - 1, getattr(bound, "count", Number(1)), "found", TOKEN)
        elif isinstance(bound, Move) and isinstance(bound.thing, TopCards):
            self.past.remember(self.slots, bound.thing.count, "found", ())
            bound = replace(bound, slot=self.new_slot())
        elif isinstance(bound, Rest) and isinstance(bound.thing, Bound) and "rested" in self.speaks_of_done:
            self.past.remember(bound.thing.slot, Number(2), "done:rested", ())
        elif isinstance(bound, Discard | DiscardHand) and bound.slot is None and self.speaks_of_discard:
            bound = replace(bound, slot=self.new_slot())
            many, tests = (bound.amount, bound.tests) if isinstance(bound, Discard) else (Number(2), ())
            self.past.remember(self.slots - 1, many, "discarded", tests)
        elif isinstance(bound, Discard | Mill) and bound.slot == UNBOUND:
            bound = replace(bound, slot=self.new_slot())
            assert bound.slot is not None
            self.past.remember(bound.slot, bound.amount, "moved", bound.tests if isinstance(bound, Discard) else ())
        out.append(self._called_by_verb(bound))

    def _called_by_verb(self, effect: Effect) -> Effect:
        """The effect with a place for what it does something to, where a later sentence names that by the verb."""
        verbs = [verb for verb in verbs_of(effect) if verb in self.speaks_of_done]
        if verbs and isinstance(effect, Destroy | Discard | DiscardHand | Mill | Move):
            slot = self.new_slot() if effect.slot is None else effect.slot
            effect = changed(effect, slot=slot)
            for verb in verbs:
                self.past.remember(slot, Number(2), f"done:{verb}", ())
        return effect

    def _one_of_them(self, out: list[Effect]) -> Bound:
        """ "one of the chosen Forwards": whoever acts picks which; what is left is "the other"."""
        slot, rest = self.new_slot(), self.new_slot()
        out.append(Pick(slot, self.meant(Ref("it", True)), (), Number(1), Number(1), self.actor, rest))
        self.past.remember(slot, Number(1), "picked", ())
        self.past.remember_rest(rest, False)
        return Bound(slot)

    def _shown_hand(self, effect: Choose) -> Pick | None:
        """Right after a hand was shown, or in that sentence, what is chosen without a place is chosen out of it."""
        if effect.target or effect.random or effect.group.zones != ("field",) or effect.group.side != EACH:
            return None
        if self.hand_shown not in (self.past.sentence - 1, self.past.sentence):
            return None
        source = Ref("revealed", True)
        return Pick(UNBOUND, source, effect.group.tests, effect.low, effect.high, effect.by, UNBOUND, effect.different)

    def _choose(self, effect: Choose, slot: int | None) -> Choose:
        before = self.actor
        if effect.by != YOU:
            self.actor = effect.by
        bound = self.walk(effect)
        self.actor = before
        if slot is None:
            bound = replace(bound, slot=self.new_slot())
            self.past.remember(bound.slot, bound.high, "chosen", bound.group.tests, named=bound.target)
            return bound
        self.past.known = [
            replace(k, plural=k.plural or bound.high != Number(1)) if k.thing == Bound(slot) else k
            for k in self.past.known
        ]
        return replace(bound, slot=slot)
