"""First half of the way back: what the binder had split is put together again ("search for 1 ... and add it").

The shaped effects are what one sentence each would say; the words for bound things come afterwards.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from arbiter.script.base import Effect, How
from arbiter.script.conditions import Did, NotSo
from arbiter.script.effects import (
    AllowCast,
    CastNow,
    Choose,
    Deal,
    Delay,
    Discard,
    Draw,
    If,
    Instead,
    Mark,
    May,
    MayPay,
    Modes,
    Move,
    Pick,
    Search,
    Simultaneously,
    WhenYouDo,
)
from arbiter.script.nouns import OPPONENT, YOU, Bound
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
    WhenDidSo,
)
from arbiter.text.nodes import changed, swapped_once


def inline(effects: Effects) -> Effects:
    """What was picked while playing is named where it is first spoken of ("destroy target resonator")."""
    left = list(effects)
    index = 0
    while index < len(left):
        choice = left[index]
        if isinstance(choice, Choose) and choice.target and choice.by == YOU:
            named = Picked(
                Quantity(choice.low, choice.high), choice.group, False, choice.different, True, slot=choice.slot
            )
            for later in range(index + 1, len(left)):
                spoken = swapped_once(left[later], Bound(choice.slot), named)
                if spoken != left[later]:
                    left[later] = spoken
                    del left[index]
                    break
            else:
                index += 1
        else:
            acted = _acted(choice, left[index + 1]) if index + 1 < len(left) else None
            if acted is not None:
                left[index : index + 2] = [acted]
            else:
                left[index] = _inline_within(choice)
            index += 1
    return tuple(left)


def _acted(choice: Effect, act: Effect) -> Effect | None:
    """Another player's choice and what they do with it, as one sentence of theirs."""
    if not isinstance(choice, Choose) or choice.target or choice.by == YOU or choice.random:
        return None
    picked = Picked(Quantity(choice.low, choice.high), choice.group, False, choice.different, slot=choice.slot)
    done = swapped_once(act, Bound(choice.slot), picked)
    return ActBy(choice.by, (done,)) if done != act else None


def _inline_within(effect: Effect) -> Effect:
    """The same in what goes on the stack by itself: options, delayed and reflexive abilities."""
    if isinstance(effect, Modes):
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
        if joined is not None:
            third = effects[index + 2] if index + 2 < len(effects) else None
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
        if isinstance(effect, Instead):
            first = shape(effect.first)
            if isinstance(effect.first[0], Instead):
                out.extend(first)
            else:
                out.append(first[0] if len(first) == 1 else InOrder(first))
            out.append(InsteadOf(effect.condition, shape(effect.second)))
        elif isinstance(effect, If) and effect.otherwise:
            out.append(shape_one(replace(effect, otherwise=())))
            out.append(Otherwise(shape(effect.otherwise)))
        elif isinstance(effect, WhenYouDo):
            inner = shape(effect.effects)
            out.append(WhenDidSo(inner[:1]))
            out.extend(inner[1:])
        elif isinstance(effect, CastNow | AllowCast) and effect.after:
            out.extend((replace(effect, after=None), AfterUse(effect.after)))
        elif isinstance(effect, May) and isinstance(effect.effects[-1], CastNow) and effect.effects[-1].after:
            cast = effect.effects[-1]
            bare = replace(effect, effects=(*effect.effects[:-1], replace(cast, after=None)))
            out.extend((shape_one(bare), AfterUse(effect.effects[-1].after, True)))
        elif isinstance(effect, Deal) and effect.cannot_reduce:
            out.extend((replace(effect, cannot_reduce=False), CannotReduce()))
        else:
            out.append(shape_one(effect))
    return tuple(out)


def shape_one(effect: Effect) -> Effect:
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
        if not effect.target and not (isinstance(after, Move) and after.how is How.DISCARD):
            for name in ("thing", "to"):
                if getattr(after, name, None) == Bound(effect.slot):
                    some = Picked(
                        Quantity(effect.low, effect.high),
                        effect.group,
                        effect.random,
                        effect.different,
                        slot=effect.slot,
                    )
                    act = changed(after, **{name: some})
                    return act if effect.by == YOU else ActBy(effect.by, (act,)) if effect.random else None
    if isinstance(effect, Draw) and isinstance(after, Discard) and effect.who == after.who:
        return InOrder((effect, after))
    if isinstance(effect, Search | Pick) and isinstance(after, Move) and after.thing == Bound(effect.slot):
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
