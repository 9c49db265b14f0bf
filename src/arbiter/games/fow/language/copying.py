"""Chapters 1006 and 1017: what texts say of summoning, of copies, and of cards whose cost was not paid."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from arbiter.script.base import Thing, Who
from arbiter.script.effects import May, Perform
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
    anew_rows(table)
    unpaid_rows(table)


def anew_rows(table: Table) -> None:
    """1017.3d: the copy of a spell or an ability, for which other targets may be chosen."""
    for may, made in (("", copied_anew), ("you may ", copied_perhaps)):
        table.form(
            "sentence",
            f"{may}copy [t:obj] . you may choose new targets for the copy || "
            f"{may}copy [t:obj] . you may choose new targets for it",
            made,
            take_perhaps if may else take_anew,
        )


def copied_anew(t: Thing) -> Perform:
    return Perform("copy anew", t)


def copied_perhaps(t: Thing) -> May:
    return May((copied_anew(t),))


def take_anew(value: object) -> Mapping[str, object] | None:
    return {"t": value.thing} if isinstance(value, Perform) and value.name == "copy anew" else None


def take_perhaps(value: object) -> Mapping[str, object] | None:
    if not isinstance(value, May) or value != May(value.effects) or len(value.effects) != 1:
        return None
    return take_anew(value.effects[0])


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
