"""First half of the way back: what the binder had split is put together again ("search for 1 ... and add it").

The shaped effects are what one sentence each would say; the words for bound things come afterwards.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from arbiter.script.base import Effect, How, Position, Thing, Who
from arbiter.script.conditions import Did, NotSo
from arbiter.script.effects import (
    AllowCast,
    Attach,
    CastNow,
    Choose,
    Deal,
    DealDivided,
    DealPlayer,
    Delay,
    Discard,
    Draw,
    If,
    Instead,
    Look,
    Mark,
    May,
    MayPay,
    Modes,
    Move,
    PerformSome,
    Pick,
    Search,
    Shuffle,
    Simultaneously,
    WhenYouDo,
)
from arbiter.script.nouns import OPPONENT, YOU, Bound, TopCards
from arbiter.text.binding import Effects
from arbiter.text.draft import (
    UNBOUND,
    ActBy,
    AfterUse,
    CannotReduce,
    InOrder,
    InsteadOf,
    Otherwise,
    Quantity,
    Some,
    Together,
    Unless,
    WhenDidSo,
)
from arbiter.text.nodes import changed, mentions, swapped_once


def inline(effects: Effects) -> Effects:
    """What was picked while playing is named where it is first spoken of ("destroy target resonator")."""
    left = list(effects)
    index = 0
    while index < len(left):
        choice = left[index]
        if isinstance(choice, Choose) and choice.target and choice.by == YOU:
            named = picked_by(choice)
            left[index + 1 :] = _paired(left[index + 1 :])
            for later in range(index + 1, len(left)):
                spoken = _named(left[later], Bound(choice.slot), named)
                if spoken != left[later]:
                    left[later] = spoken
                    del left[index]
                    break
            else:
                index += 1
        elif index + 1 < len(left) and (unless := _unless(choice, left[index + 1])) is not None:
            left[index : index + 2] = [unless]
            index += 1
        else:
            after = left[index + 1] if index + 1 < len(left) else None
            acted = None if after is None else _acted(choice, after) or _foreseen(choice, after)
            if acted is not None:
                left[index : index + 2] = [acted]
            else:
                left[index] = _inline_within(choice)
            index += 1
    return tuple(left)


def _named(effect: Effect, thing: Bound, named: Thing) -> Effect:
    """The effect with the thing named where it is first spoken of: who deals damage comes before how much it is."""
    if isinstance(effect, Deal | DealPlayer) and effect.source == thing:
        return replace(effect, source=named)
    return swapped_once(effect, thing, named)


def _paired(effects: list[Effect]) -> list[Effect]:
    """The effects with what is done unless somebody pays as one."""
    out: list[Effect] = []
    for effect in effects:
        unless = _unless(out[-1], effect) if out else None
        if unless is not None:
            out[-1] = unless
        else:
            out.append(effect)
    return out


def _unless(pay: Effect, done: Effect) -> Effect | None:
    match pay, done:
        case MayPay(cost, who, slot, False, x), If(NotSo(Did(asked)), (effect,), ()) if asked == slot:
            return Unless(effect, who, cost, x)
    return None


def _foreseen(look: Effect, move: Effect) -> Effect | None:
    """Cards that are looked at and put back at either end are foreseen, in one breath."""
    match look, move:
        case Look(slot, TopCards()), Move(Bound(moved), position=Position.TOP_OR_BOTTOM, ordered=True) if moved == slot:
            return InOrder((look, move))
    return None


def _acted(choice: Effect, act: Effect) -> Effect | None:
    """Another player's choice and what they do with it, as one sentence of theirs."""
    if not isinstance(choice, Choose) or choice.target or choice.by == YOU or choice.random:
        return None
    picked = picked_by(choice)
    done = swapped_once(act, Bound(choice.slot), picked)
    return ActBy(choice.by, (done,)) if done != act else None


def _inline_within(effect: Effect) -> Effect:
    """The same in what goes on the stack by itself: options, delayed and reflexive abilities."""
    if isinstance(effect, Modes | PerformSome):
        return replace(effect, options=tuple(inline(option) for option in effect.options))
    if isinstance(effect, WhenYouDo | Delay):
        return replace(effect, effects=inline(effect.effects))
    if isinstance(effect, May):
        return replace(effect, effects=inline(effect.effects))
    if isinstance(effect, If):
        return replace(effect, then=inline(effect.then), otherwise=inline(effect.otherwise))
    return effect


def shape(effects: Effects) -> Effects:
    out: list[Effect] = []
    index = 0
    while index < len(effects):
        effect = effects[index]
        after = effects[index + 1] if index + 1 < len(effects) else None
        joined = _join(effect, after)
        third = effects[index + 2] if index + 2 < len(effects) else None
        if isinstance(effect, Choose) and isinstance(after, Choose) and not effect.target and not after.target:
            # Two that one sentence picks: what is done with the second is done with the first as well.
            last = _join(after, third)
            both = None if last is None else _join(effect, last)
            if both is not None:
                out.append(both)
                index += 3
                continue
        if joined is not None:
            if (
                isinstance(effect, Pick)
                and isinstance(third, Move)
                and third.thing == Bound(-1 if effect.rest is None else effect.rest)
            ):
                out.append(Together((joined, third)))
                index += 3
                continue
            out.append(joined)
            index += 2
            continue
        index += 1
        if isinstance(effect, Instead) and effect.first:
            first = shape(effect.first)
            if isinstance(effect.first[0], Instead):
                out.extend(first)
            else:
                out.append(first[0] if len(first) == 1 else InOrder(first))
            out.append(InsteadOf(effect.condition, shape(effect.second)))
        elif isinstance(effect, If) and effect.otherwise:
            out.append(shape_one(replace(effect, otherwise=())))
            out.append(Otherwise(shape(effect.otherwise)))
        elif isinstance(effect, If) and len(effect.then) == 1 and isinstance(effect.then[0], WhenYouDo):
            inner = shape(effect.then[0].effects)
            out.append(WhenDidSo(inner[:1], effect.condition))
            out.extend(inner[1:])
        elif isinstance(effect, WhenYouDo):
            inner = shape(effect.effects)
            out.append(WhenDidSo(inner[:1]))
            out.extend(inner[1:])
        elif isinstance(effect, May) and isinstance(effect.effects[-1], Shuffle) and mentions(effect, Search):
            out.extend((shape_one(replace(effect, effects=effect.effects[:-1])), effect.effects[-1]))
        elif isinstance(effect, CastNow | AllowCast) and effect.after:
            out.extend((replace(effect, after=None), AfterUse(effect.after)))
        elif isinstance(effect, May) and isinstance(effect.effects[-1], CastNow) and effect.effects[-1].after:
            cast = effect.effects[-1]
            bare = replace(effect, effects=(*effect.effects[:-1], replace(cast, after=None)))
            out.extend((shape_one(bare), AfterUse(effect.effects[-1].after, True)))
        elif isinstance(effect, Deal | DealDivided) and effect.cannot_reduce:
            out.extend((replace(effect, cannot_reduce=False), CannotReduce()))
        else:
            out.append(shape_one(effect))
    return tuple(out)


def shape_one(effect: Effect) -> Effect:
    if isinstance(effect, Simultaneously):
        if any(isinstance(each, Choose) for each in effect.effects):
            return Simultaneously(shape(effect.effects))  # one verb for all of them
        return Together(shape(effect.effects))
    if isinstance(effect, Move) and effect.doer is not None:
        return ActBy(effect.doer, (effect,))
    if isinstance(effect, Mark):
        inner = shape(effect.effects)
        return inner[0] if len(inner) == 1 else InOrder(inner)
    if isinstance(effect, May):
        return replace(effect, effects=shape(effect.effects))
    if isinstance(effect, If):
        return replace(effect, then=shape(effect.then), otherwise=shape(effect.otherwise))
    if isinstance(effect, Modes | PerformSome):
        return replace(effect, options=tuple(shape(option) for option in effect.options))
    return effect


def is_done_by(act: Effect, who: Who) -> bool:
    return isinstance(act, Move) and act.doer == who


def _join(effect: Effect, after: Effect | None) -> Effect | None:
    """Two effects that one sentence says."""
    if after is None:
        return None
    if isinstance(effect, Choose) and isinstance(after, Mark) and len(after.effects) == 1:
        return _join(effect, after.effects[0])
    if isinstance(effect, Choose):
        if effect.target and isinstance(after, Choose) and after.target:
            return InOrder((effect, after))
        if not effect.target and not (isinstance(after, Move) and after.how is How.DISCARD):
            for name in ("thing", "to", "host", "other"):
                if getattr(after, name, None) == Bound(effect.slot):
                    act = changed(after, **{name: picked_by(effect)})
                    if effect.by == YOU:
                        return act
                    return ActBy(effect.by, (act,)) if effect.random or is_done_by(act, effect.by) else None
    if isinstance(effect, Shuffle) and isinstance(after, Move) and after.to == "deck":
        return InOrder((effect, after))
    if isinstance(effect, Draw) and isinstance(after, Discard) and effect.who == after.who:
        return InOrder((effect, after))
    if isinstance(effect, Search | Pick) and isinstance(after, Move | Attach) and after.thing == Bound(effect.slot):
        return InOrder((effect, after))
    if (
        isinstance(effect, MayPay | May)
        and effect.who == OPPONENT
        and isinstance(after, If)
        and isinstance(after.condition, NotSo)
    ):
        if after.condition.condition == Did(effect.slot if effect.slot is not None else UNBOUND):
            return InOrder((effect, shape_one(after)))
    return None


@dataclass(frozen=True)
class Picked(Some):
    """An indefinite object that still knows its slot."""

    slot: int = UNBOUND


def picked_by(choice: Choose) -> Picked:
    """What a choice picks, as the noun that says it."""
    quantity = Quantity(choice.low, choice.high)
    different, total = choice.different, choice.total_cost
    return Picked(quantity, choice.group, choice.random, different, choice.target, total, choice.slot)
