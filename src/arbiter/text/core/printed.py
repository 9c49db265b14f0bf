"""What texts ask of a card as it is printed, whatever effects have made of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from arbiter.script.amounts import PrintedStat
from arbiter.script.base import Op, Quality, Stat
from arbiter.script.nouns import BesidePrinted, Is, Printed, StatIs
from arbiter.text.draft import Ref
from arbiter.text.grammar import Table, Take, take_node

BESIDE = (("greater than", Op.GT), ("less than", Op.LT), ("different from|than", Op.NE))


def printed_rows(table: Table, stats: Sequence[tuple[Stat, str]]) -> None:
    """`stats`: the numbers of a card, and what the game calls them."""
    row, form = table.row, table.form
    for stat, noun in stats:
        row("amt", f"[thing:possessor] printed {noun} || the printed {noun} of [thing:single]", PrintedStat, stat=stat)
        for tail, op in (("or less", Op.LE), ("or more", Op.GE), ("", Op.EQ)):
            form(
                "postest",
                f"with printed {noun} [n:num] {tail}".strip(),
                lambda n, stat=stat, op=op: Printed(StatIs(stat, op, n)),
                take_printed_stat(stat, op),
            )
        for words, op in BESIDE:
            row("postest", f"with a|an? {noun} {words} its/their printed {noun}", BesidePrinted, stat=stat, op=op)
    form(
        "postest",
        "with the? printed race [v:<kind>]",
        lambda v: Printed(Is(Quality.KIND, v)),
        take_printed(Quality.KIND, "v"),
    )
    form(
        "postest",
        "with the? printed type [a:typetest]",
        lambda a: Printed(a),
        lambda v: (
            {"a": v.test}
            if isinstance(v, Printed) and not (isinstance(v.test, Is) and v.test.quality is not Quality.TYPE)
            else None
        ),
    )


def comparing_row(table: Table, template: str, stat: Stat, op: Op) -> None:
    """A number of a card compared with another amount; one compared with what is printed has a row of its own."""
    table.form(
        "postest",
        template,
        lambda amount: None if is_its_printed(amount, stat) else StatIs(stat, op, amount),
        take_node(StatIs, ("amount",), {"stat": stat, "op": op}, template),
    )


def is_its_printed(amount: object, stat: Stat) -> bool:
    return isinstance(amount, PrintedStat) and amount.stat is stat and isinstance(amount.thing, Ref)


def take_printed_stat(stat: object, op: Op) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Printed(StatIs(found, how, amount)) if found is stat and how is op:
                return {"n": amount}
        return None

    return take


def take_printed(quality: Quality, slot: str) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Printed(Is(found, word)) if found is quality:
                return {slot: word}
        return None

    return take
