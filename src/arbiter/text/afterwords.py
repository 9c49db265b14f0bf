"""Sentences that only say more of the sentence before: how its damage, its payment or its cast card is treated."""

from __future__ import annotations

from dataclasses import replace

from arbiter.script.base import Effect, Lasting
from arbiter.script.conditions import Did, Holds
from arbiter.script.costs import Cost, Mana
from arbiter.script.effects import (
    AllowCast,
    CastNow,
    Deal,
    DealDivided,
    DealPlayer,
    Discard,
    Draw,
    If,
    May,
    MayPay,
    Modify,
    Search,
    Shuffle,
)
from arbiter.text.draft import (
    UNBOUND,
    Again,
    AtMostX,
    Ref,
)
from arbiter.text.errors import MeaningError
from arbiter.text.nodes import mentions


def cannot_reduce(out: list[Effect]) -> None:
    last = out[-1] if out else None
    if not isinstance(last, Deal | DealDivided):
        raise MeaningError('"this damage" has no damage before it')
    out[-1] = replace(last, cannot_reduce=True)


def after_use(zone: str, out: list[Effect]) -> None:
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


def as_long_as_the_last(effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """ "A gain 1 and B gain 2 until end of turn": how long is said once, behind the last of them."""
    last = effects[-1]
    if not isinstance(last, Modify) or last.lasting is Lasting.GAME:
        return effects
    return tuple(
        replace(each, lasting=last.lasting)
        if isinstance(each, Modify) and each.lasting is Lasting.GAME and each.while_ is None
        else each
        for each in effects
    )


def shuffled(effect: Shuffle, out: list[Effect]) -> None:
    """No search, no shuffling: where the only search may be declined, or is made only if something is so."""
    places = [place for place, each in enumerate(out) if mentions(each, Search)]
    search = out[places[0]]
    is_last = places == [len(out) - 1]
    if is_last and isinstance(search, May):
        out[-1] = replace(search, effects=(*search.effects, effect))
    elif is_last and isinstance(search, If) and not search.otherwise:
        out[-1] = replace(search, then=(*search.then, effect))
    elif len(places) == 1 and isinstance(search, May) and search.slot not in (None, UNBOUND):
        out.append(If(Did(search.slot), (effect,)))
    else:
        out.append(effect)


def at_most(effect: AtMostX, out: list[Effect]) -> None:
    for index, before in enumerate(out):
        if isinstance(before, MayPay):
            parts = tuple(
                replace(p, most=effect.most) if isinstance(p, Mana) and p.variable else p for p in before.cost.parts
            )
            out[index] = replace(before, cost=Cost(parts))
            return
    raise MeaningError("no payment of {X} before")


def again(effect: Again, first: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """The sentence that is replaced, with what is said of it anew; it must have one place to say it of."""
    found: list[Effect] = []
    hits = 0
    for before in first:
        if effect.amount is not None and isinstance(before, Deal | DealPlayer | DealDivided):
            found.append(replace(before, amount=effect.amount))
            hits += 1
        elif effect.changes and isinstance(before, Modify):
            found.append(replace(before, changes=effect.changes))
            hits += 1
        else:
            found.append(before)
    if hits != 1:
        raise MeaningError('"instead" does not say of what')
    return tuple(found)


def as_long(second: tuple[Effect, ...], first: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """What happens instead lasts as long as what it replaces, where it says no time of its own."""
    times = [before.lasting for before in first if isinstance(before, Modify)]
    if len(times) != 1:
        return second
    return tuple(
        replace(each, lasting=times[0])
        if isinstance(each, Modify) and each.lasting is Lasting.GAME and each.while_ is None
        else each
        for each in second
    )


def asked_of_the_discarded(effects: tuple[Effect, ...]) -> tuple[Effect, ...] | None:
    """The effects in which "Discard a card. If it is …" asks about the card that was discarded; None: nothing asks so.

    Only where nothing else was spoken of before. A card that was drawn nobody has been shown, and so nobody can tell.
    """
    for index, after in enumerate(effects):
        before = effects[index - 1] if index else None
        if (
            not isinstance(before, Discard | Draw)
            or not isinstance(after, If)
            or not isinstance(after.condition, Holds)
        ):
            continue
        if after.condition.thing != Ref("it") or not all(isinstance(e, Discard | Draw) for e in effects[:index]):
            continue
        if isinstance(before, Draw):
            raise MeaningError('"it" would be the card that was drawn, which is not revealed')
        asked = replace(after, condition=replace(after.condition, thing=Ref("discarded")))
        return (*effects[:index], asked, *effects[index + 1 :])
    return None
