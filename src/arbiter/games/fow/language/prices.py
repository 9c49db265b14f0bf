"""Chapters 104.10 and 204.1e: how much will was paid for a spell, and how much would have to be."""

from __future__ import annotations

from arbiter.script.base import Lasting, Op
from arbiter.script.effects import Establish
from arbiter.script.nouns import EACH, OPPONENT, YOU, PaidIs
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
        # of any of them, for any time
        paid = f"that {subject} would have to pay [n:num] or more will|wills for"
        table.reads(
            "clause",
            f"{words} cannot play any [g:np] {paid} [d:lasting]",
            lambda g, n, d, who=who: Establish((ForbidPrice(who, g, n),), d) if not g.zones else None,
        )
