"""Chapters 1036 and 1037: what texts say of Dragon Emblems and Limit Breaks, tokens without a type in the item area."""

from __future__ import annotations

from collections.abc import Mapping

from arbiter.games.fow.items import EMBLEM, emblem_name
from arbiter.games.fow.zones import ATTRIBUTES
from arbiter.script.base import Quality, Status, Test
from arbiter.script.effects import Perform
from arbiter.script.nouns import In, Is
from arbiter.text.grammar import Table, Take


def emblem_rows(table: Table) -> None:
    form = table.form
    # 1036.1  its characteristic is an attribute or a word of its own
    form("characteristic", "[c:<coloursym>]", lambda c: c, lambda v: {"c": v} if v in ATTRIBUTES else None)
    form(
        "characteristic",
        "[n:<cardname>]",
        lambda n: n.lower() if n.lower() in ATTRIBUTES else n,
        lambda v: {"n": v} if isinstance(v, str) and v not in ATTRIBUTES else None,
    )
    form("head", "[ Dragon Emblem ] [c:characteristic]", emblem, take_emblem)
    form(
        "clause",
        "you? gain a|an? [ Dragon Emblem ] [w:characteristic]",
        lambda w: Perform("dragon emblem", word=w),
        take_gained("dragon emblem"),
    )
    # 1037.1a  of a name, or of the name that a card has
    form(
        "clause",
        "you? gain [ Limit Break ] [w:<cardname>] || you? gain [ Limit Break ] < [w:<cardname>] >",
        lambda w: Perform("limit break", word=w),
        take_gained("limit break"),
    )
    form(
        "clause",
        "you? gain [ Limit Break ] < name of [t:single] >",
        lambda t: Perform("limit break", thing=t),
        lambda v: {"t": v.thing} if isinstance(v, Perform) and v.name == "limit break" and not v.word else None,
    )


def emblem(c: str) -> tuple[Test, ...]:
    is_so = Is(Quality.COLOUR, c) if c in ATTRIBUTES else Is(Quality.NAME, emblem_name(c))
    return (EMBLEM, In(Status.TOKEN), is_so)


def take_emblem(value: object) -> Mapping[str, object] | None:
    if not isinstance(value, tuple) or len(value) != 3 or value[0] != EMBLEM:
        return None
    word = value[2].value.removeprefix(emblem_name("").removesuffix(")")).removesuffix(")")
    return {"c": word} if value == emblem(word) else None


def take_gained(name: str) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        return {"w": value.word} if isinstance(value, Perform) and value.name == name and value.word else None

    return take
