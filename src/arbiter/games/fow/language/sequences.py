"""What is done one after the other in one sentence, some of it by choice or only if something is so."""

from __future__ import annotations

from arbiter.script.base import Condition, Effect
from arbiter.script.effects import If, May
from arbiter.text.core.sentences import effects_of
from arbiter.text.draft import UNBOUND, InOrder, Together
from arbiter.text.grammar import Table


def sequence_rows(table: Table) -> None:
    """In the order of the text; what "may" be done is the player's choice."""
    reads = table.reads
    for then in (", then", "and then"):
        for last in ("and", ", and"):
            reads(
                "clauses",
                f"[a:clause] {then} [b:clause] {last} [c:clause]",
                lambda a, b, c: InOrder((a, Together((b, c)))),
            )
        reads(
            "sentence",
            f"[a:clauses] {then} if [c:conditions] , [b:clauses]",
            lambda a, c, b: InOrder((a, if_so(c, b))),
        )
    for between in (",", "and"):
        for then in (", then", ", and then", "and then"):
            reads(
                "clauses",
                f"[a:clause] {between} [b:clause] {then} [c:clause]",
                lambda a, b, c: InOrder((Together((a, b)), c)),
            )
    for joined in ("and", ", and", ", then", "and then"):
        reads("sentence", f"[a:clauses] {joined} you may [b:clauses]", lambda a, b: InOrder((a, chosen(b))))


def chosen(effect: Effect) -> May:
    return May(effects_of(effect), slot=UNBOUND)


def if_so(condition: Condition, effect: Effect) -> If:
    return If(condition, effects_of(effect))
