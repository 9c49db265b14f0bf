"""What texts with an arrow are made of: an ability that is the whole of a paragraph, and what waits for an event."""

from __future__ import annotations

from collections.abc import Mapping

from arbiter.script.abilities import FREELY, Ability, Keyword, Limits, Triggered
from arbiter.script.base import Pattern
from arbiter.script.effects import Delay
from arbiter.script.statements import AddAbility, AddKeyword
from arbiter.text.core.sentences import Effects, as_one, take_modes
from arbiter.text.draft import Quantity
from arbiter.text.grammar import Take


def paragraph(a: Ability) -> object:
    return (a,)


def take_paragraph(value: object) -> Mapping[str, object] | None:
    if isinstance(value, tuple) and len(value) == 1 and value[0].gate is None:
        return {"a": value[0]}
    return None


def waiting(p: Pattern, b: Effects, r: Limits = FREELY) -> object:
    return Triggered("", None, p, None, b, r)


def take_pair(value: object) -> Mapping[str, object] | None:
    return {"a": value[0], "b": value[1]} if isinstance(value, tuple) and len(value) == 2 else None


def take_chosen(count: int, random: bool = False) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        found = take_modes(count, random)(value)
        if found is None:
            return None
        quantity = found["q"]
        assert isinstance(quantity, Quantity)
        options = {name: option for name, option in found.items() if name != "q"}
        return {"n": quantity.low, **options} if quantity.low == quantity.high else None

    return take


def take_delay(pattern: Pattern, next_turn: bool) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if isinstance(value, Delay) and value == Delay(pattern, value.effects, next_turn=next_turn):
            return {"a": as_one(value.effects)}
        return None

    return take


def take_keyword(value: object) -> Mapping[str, object] | None:
    match value:
        case (AddKeyword(word),):
            return {"k": word}
    return None


def take_whole(value: object) -> Mapping[str, object] | None:
    match value:
        case (AddAbility(Keyword() as keyword),):
            return {"k": keyword}
    return None
