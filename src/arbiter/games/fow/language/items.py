"""Chapters 1027, 1038 and 1042: what texts say of gems, crystals, clues, exploring and Dragon Power."""

from __future__ import annotations

from collections.abc import Mapping

from arbiter.games.fow.items import ANY, KINDS
from arbiter.script.amounts import Number, Resource
from arbiter.script.base import Quality
from arbiter.script.effects import GainResource, Perform, PerformSome, Repeat
from arbiter.script.nouns import YOU, Is
from arbiter.text.core.nouns import take_const
from arbiter.text.draft import InOrder
from arbiter.text.grammar import Table, Take

POWER = "dragon_power"
DOUBLED = GainResource(YOU, POWER, Resource(YOU, POWER))  # 1042.2


def item_rows(table: Table) -> None:
    form, word = table.form, table.word
    for kind in KINDS:
        form("clause", f"gain a|an [c:colour] {kind}", lambda c, k=kind: gained(c.value, k), take_gained(kind, False))
        form(
            "clause",
            f"gain [n:num] [c:colour] {kind}s",
            lambda n, c, k=kind: Perform("item", amount=n, word=f"{c.value} {k}"),
            take_gained(kind, True),
        )
        of_any = gained(ANY, kind)
        word("clause", f"gain a|an {kind} of any attribute", of_any)
        # 1027.1a  each of them as the player chooses; of one attribute, all alike
        form(
            "clause",
            f"gain [n:num] {kind}s of any attribute",
            lambda n, k=kind: Repeat(n, (gained(ANY, k),)),
            take_repeated(of_any),
        )
        form(
            "clause",
            f"gain [n:num] {kind}s of any one attribute",
            lambda n, k=kind: Perform("item", amount=n, word=f"{ANY} {k}") if n != Number(1) else None,
            take_alike(kind),
        )
        form(
            "clause",
            f"gain a|an [c:colour] {kind} and a|an [d:colour] {kind}",
            lambda c, d, k=kind: InOrder((gained(c.value, k), gained(d.value, k))),
            lambda v: None,
        )
        # 1027.1a  which of them, the player chooses as they are gained
        form(
            "clause",
            f"gain a|an [c:colour] {kind} or a|an [d:colour] {kind}",
            lambda c, d, k=kind: PerformSome(Number(1), ((gained(c.value, k),), (gained(d.value, k),))),
            take_either(kind),
        )
        word("head", f"{kind}/{kind}s", (Is(Quality.TYPE, kind),))
    form(
        "clause",
        "exploration ( [n:num] ) || exploration [n:num]",
        lambda n: Perform("exploration", amount=n),
        lambda v: {"n": v.amount} if isinstance(v, Perform) and v.name == "exploration" else None,
    )
    form(
        "clause",
        "you? gain [n:num] Dragon Power",
        lambda n: GainResource(YOU, POWER, n),
        lambda v: {"n": v.amount} if isinstance(v, GainResource) and v.kind == POWER and v != DOUBLED else None,
    )
    form("clause", "double your Dragon Power", lambda: DOUBLED, take_const(DOUBLED))
    form("amt", "your Dragon Power", lambda: Resource(YOU, POWER), take_const(Resource(YOU, POWER)))


def take_repeated(once: Perform) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        return {"n": value.amount} if isinstance(value, Repeat) and value.effects == (once,) else None

    return take


def take_alike(kind: str) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if isinstance(value, Perform) and value.name == "item" and value.word == f"{ANY} {kind}":
            return {"n": value.amount} if value.amount != Number(1) else None
        return None

    return take


def take_either(kind: str) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case PerformSome(Number(1), ((first,), (second,)), False):
                one, other = take_gained(kind, False)(first), take_gained(kind, False)(second)
                return {"c": one["c"], "d": other["c"]} if one and other else None
        return None

    return take


def gained(colour: str, kind: str) -> Perform:
    return Perform("item", amount=Number(1), word=f"{colour} {kind}")


def take_gained(kind: str, several: bool) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if not isinstance(value, Perform) or value.name != "item" or value.word is None:
            return None
        colour, _, found = value.word.partition(" ")
        if found != kind or colour == ANY or (value.amount != Number(1)) != several:
            return None
        return {"c": Is(Quality.COLOUR, colour), **({"n": value.amount} if several else {})}

    return take
