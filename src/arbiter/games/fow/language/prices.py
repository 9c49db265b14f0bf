"""Chapters 104.10 and 204.1e: how much will was paid for a spell, and how much would have to be."""

from __future__ import annotations

from arbiter.script.amounts import Number
from arbiter.script.base import Amount, Lasting, Op, Who
from arbiter.script.effects import Establish
from arbiter.script.nouns import EACH, OPPONENT, YOU, Group, PaidIs
from arbiter.script.statements import ForbidPrice
from arbiter.text.grammar import Table


def price_rows(table: Table) -> None:
    row, form = table.row, table.form
    for tail, actual in (("", False), (" for its|their actual cost|costs", True)):
        row(
            "postest",
            f"that was/were played without paying more than [amount:num] @mana{tail}",
            PaidIs,
            op=Op.LE,
            actual=actual,
        )
        row(
            "postest",
            f"that was/were played by paying [amount:num] or more @mana{tail}",
            PaidIs,
            op=Op.GE,
            actual=actual,
        )
    for words, subject, who in (("players", "they", EACH), ("you", "you", YOU), ("@your_opponent", "they", OPPONENT)):
        ban = f"{words} cannot play [what:castwhat] that {subject} would have to pay [low:num] or more @mana for"
        row("statement", ban, ForbidPrice, who=who)
        form(
            "clause",
            f"{ban} @until_end",
            lambda what, low, who=who: Establish((ForbidPrice(who, what, low),), Lasting.TURN),
            lambda v: None,
        )
        # of any of them, always or for any time
        for bound, more in (("[n:num] or more", 0), ("more than [n:num]", 1)):
            paid = f"that {subject} would have to pay {bound} will|wills for"
            for what in ("any [g:np]", "[g:allnp]"):
                table.reads(
                    "statement",
                    f"{words} cannot play {what} {paid}",
                    lambda g, n, who=who, more=more: priced_out(who, g, n, more),
                )
                table.reads(
                    "clause",
                    f"{words} cannot play {what} {paid} [d:lasting]",
                    lambda g, n, d, who=who, more=more: (
                        Establish((said,), d) if (said := priced_out(who, g, n, more)) else None
                    ),
                )


def priced_out(who: Who, group: Group, low: Amount, more: int) -> ForbidPrice | None:
    if group.zones or group.side != EACH or (more and not isinstance(low, Number)):
        return None
    return ForbidPrice(who, group, Number(low.value + more) if isinstance(low, Number) else low)
