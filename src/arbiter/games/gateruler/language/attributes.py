"""Attributes that cards gain and lose, and those that they have not (1-5f, 14-13a-3, 14-13a-4)."""

from __future__ import annotations

from collections.abc import Mapping

from arbiter.script.base import Quality, Status
from arbiter.script.nouns import In, Is, Not
from arbiter.script.statements import AddWord, LoseWord
from arbiter.text.grammar import Table


def attribute_rows(table: Table) -> None:
    gained_rows(table)
    absent_rows(table)


def gained_rows(table: Table) -> None:
    for attribute in ("[k:<kind>]", "the [k:<kind>] attribute"):
        table.reads("gain", attribute, lambda k: AddWord(Quality.KIND, k))
    table.form(
        "vp",
        "loses/lose [k:<kind>] || loses/lose the [k:<kind>] attribute",
        lambda k: (LoseWord(Quality.KIND, k),),
        take_lost,
    )


def take_lost(value: object) -> Mapping[str, object] | None:
    match value:
        case (LoseWord(Quality.KIND, word),):
            return {"k": word}
    return None


def absent_rows(table: Table) -> None:
    """1-5f: who has several attributes has each of them; who "is not" one has it not among its own."""
    reads = table.reads
    reads("exception", "a|an [k:<kind>]", lambda k: Is(Quality.KIND, k))
    reads("exception", "being attacked", lambda: In(Status.ATTACKED))  # 15-26a
    reads("postest", "that is|are [a:exception]", lambda a: a if isinstance(a, In) else None)
    reads("postest", "that is|are not [a:exception] || that isn't|aren't [a:exception]", lambda a: Not(a))
    reads("postest", "without [k:<kind>] || without the [k:<kind>] attribute", lambda k: Not(Is(Quality.KIND, k)))
