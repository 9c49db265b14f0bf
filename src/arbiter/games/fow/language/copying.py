"""Chapters 1006 and 1017: what texts say of summoning, of copies, and of cards whose cost was not paid."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from arbiter.script.base import Who
from arbiter.script.effects import Perform
from arbiter.script.nouns import Group, Unpaid
from arbiter.script.patterns import Casts
from arbiter.script.statements import CopyOf
from arbiter.text.draft import UNBOUND
from arbiter.text.grammar import Table


def copying_rows(table: Table) -> None:
    row, form = table.row, table.form
    row("clause", "summon [thing:obj]", Perform, name="summon")  # 1006.1
    row("clause", "put a copy of [thing:obj] on the chase", Perform, name="play copy")  # 1017.6
    form(
        "clause",
        "you may play a copy of [t:obj] without paying its cost",
        lambda t: Perform("play copy", t, word="may"),
        lambda v: {"t": v.thing} if isinstance(v, Perform) and v.name == "play copy" and v.word == "may" else None,
    )
    # 1017.2
    form(
        "clause",
        "put a token copy of [t:obj] into the field",
        lambda t: Perform("copy", t, slot=UNBOUND),
        lambda v: {"t": v.thing} if isinstance(v, Perform) and v.name == "copy" and v.slot is not None else None,
    )
    # 1017.5
    form(
        "vp",
        "becomes/become a copy of [t:obj]",
        lambda t: (CopyOf(t),),
        lambda v: {"t": v[0].thing} if isinstance(v, tuple) and len(v) == 1 and isinstance(v[0], CopyOf) else None,
    )
    unpaid_rows(table)


def unpaid_rows(table: Table) -> None:
    """1017.2a, 1017.3a, 1017.3b, 1017.6b, 1017.6c: what was played or put into the field without paying."""
    form, word = table.form, table.word
    word(
        "postest",
        "that was|were played without paying its|their cost || "
        "that was|were put into the field without paying its|their cost",
        Unpaid(),
    )
    form(
        "pattern",
        "[w:player] plays/play [g:agent] without paying its cost",
        lambda w, g: Casts(w, replace(g, tests=(*g.tests, Unpaid()))),
        take_unpaid,
    )


def take_unpaid(value: object) -> Mapping[str, object] | None:
    match value:
        case Casts(Who() as who, Group() as group) if Unpaid() in group.tests:
            return {"w": who, "g": replace(group, tests=tuple(test for test in group.tests if test != Unpaid()))}
    return None
