"""Two things said of one subject, of which one is a statement of its own: "gains [Flying] and cannot be targeted"."""

from __future__ import annotations

from arbiter.script.abilities import Ability, Static
from arbiter.script.amounts import Number
from arbiter.script.base import Change, Condition, Lasting, Statement, Thing
from arbiter.script.effects import Establish, Modify
from arbiter.script.statements import Affects, Forbid, ForbidChoose
from arbiter.text.core.statements import make_about
from arbiter.text.draft import InOrder, Ref, Some
from arbiter.text.grammar import Table
from arbiter.text.nodes import mentions

ORDERS = ("[v:vps] and [s:svp]", "[s:svp] and [v:vps]")


def both_said_rows(table: Table) -> None:
    reads = table.reads
    for both in ORDERS:
        reads("static", f"[t:statsubj] {both} .", at_all_times)
        for said in (
            f"as long as [c:conditions] , [t:statsubj] {both} .",
            f"[t:statsubj] {both} as long as [c:conditions] .",
        ):
            reads("static", said, at_all_times)
        reads("clause", f"[t:subj] {both} [d:lasting]", for_a_time)
        reads("clause", f"[d:lasting] , [t:subj] {both}", for_a_time)
    # 909.1  a condition is that of its own sentence
    reads("character", "[a:static] [b:static]", one_after_the_other)


def one_after_the_other(a: Ability, b: Ability) -> object:
    """Sentences without a condition are one ability as it is; one that speaks of the other's "it" is not its own."""
    if not isinstance(a, Static) or not isinstance(b, Static) or mentions(b, Ref):
        return None
    return (a, b) if a.condition is not None and b.condition is None else None


def at_all_times(t: Thing, v: tuple[Change, ...], s: Statement, c: Condition | None = None) -> object:
    about = make_about(t, s)
    return Static("", None, (Affects(t, v), about), c) if isinstance(about, Statement) else None


def for_a_time(t: Thing, v: tuple[Change, ...], s: Statement, d: Lasting) -> object:
    """Of what the first half has chosen, the second half speaks as "it"."""
    again = Ref("it", t.quantity.high != Number(1)) if isinstance(t, Some) else t
    about = make_about(again, s)
    if not isinstance(about, Forbid | ForbidChoose):
        return None
    return InOrder((Modify(t, v, d), Establish((about,), d)))
