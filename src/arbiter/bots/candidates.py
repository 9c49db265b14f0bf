"""Which answers to a question are worth thinking about: all that differ, where they are few; else what greed says and
what lies near it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbiter.kernel.decisions import (
    Answer,
    ChooseAction,
    ChooseModes,
    ChooseObjects,
    ChooseOrder,
    Decision,
    Divide,
)

if TYPE_CHECKING:
    from arbiter.kernel.state import Obj

MOST: Final = 16  # answers that are looked at


def likeness(obj: Obj | None) -> object:
    """Objects for which the same answer means the same."""
    if obj is None:
        return None
    if obj.counters or obj.uses or obj.host or obj.under or obj.now is not obj.face.traits:
        return obj.id
    return obj.face.key, obj.zone, obj.owner, obj.controller, obj.turned, obj.damage, obj.place, obj.since


def candidates(decision: Decision, usual: Answer) -> list[Answer]:
    """Answers to compare, the usual one first."""
    found: list[Answer] = [usual]
    if isinstance(decision, ChooseAction):
        seen: set[object] = set()
        numbers = [usual, *range(decision.size())]
        for i in numbers:
            assert isinstance(i, int)
            action = decision.actions[i]
            key = (action.kind, likeness(action.obj), id(action.program), action.number, action.objs)
            if key not in seen:
                seen.add(key)
                if i != usual:
                    found.append(i)
    elif isinstance(decision, ChooseObjects | ChooseModes):
        assert isinstance(usual, tuple)
        found += picks(decision, usual)
    elif isinstance(decision, Divide | ChooseOrder):
        pass  # as greed says
    else:
        found += [i for i in range(decision.size()) if i != usual]
    return found[:MOST]


def picks(decision: ChooseObjects | ChooseModes, usual: tuple[int, ...]) -> list[Answer]:
    """One less, one more, one for another; objects that are alike count once."""
    size, low, high = decision.size(), decision.low, decision.high
    kinds: list[object]
    kinds = [likeness(obj) for obj in decision.options] if isinstance(decision, ChooseObjects) else list(range(size))
    found: list[Answer] = []
    seen: set[object] = {frozen(kinds, usual)}

    def add(answer: tuple[int, ...]) -> None:
        key = frozen(kinds, answer)
        if low <= len(answer) <= high and key not in seen:
            seen.add(key)
            found.append(answer)

    if low == 0:
        add(())
    others = [i for i in range(size) if i not in usual]
    if high == 1:
        for i in others:
            add((i,))
        return found
    for i in others:
        add((*usual, i))
    for i in usual:
        add(tuple(j for j in usual if j != i))
    for i in usual:
        for other in others:
            add(tuple(other if j == i else j for j in usual))
    return found


def frozen(kinds: list[object], answer: tuple[int, ...]) -> object:
    """A pick by what is picked, in any order."""
    return tuple(sorted(str(kinds[i]) for i in answer))
