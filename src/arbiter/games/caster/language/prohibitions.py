"""Chapter 104.4: what cards cannot attack, and by what they cannot be destroyed or turned, as cards would say it."""

from __future__ import annotations

from collections.abc import Mapping

from arbiter.script.base import Quality, Test
from arbiter.script.nouns import Group, Is
from arbiter.script.statements import Mark
from arbiter.text.core.things import bare_group, field_group
from arbiter.text.grammar import Table, Take

CONJURE = Is(Quality.TYPE, "conjure")  # 901.2  of spells, only conjures make effects themselves


def prohibition_rows(table: Table) -> None:
    form = table.form
    table.word("vp", "cannot be reversed", (Mark("cannot_be_reversed"),))
    table.word(
        "vp",
        "cannot be destroyed in battle || cannot be destroyed by battle || cannot be destroyed in|by battles",
        (Mark("cannot_be_destroyed_in_battle"),),
    )
    form(
        "vp",
        "cannot attack [g:allnp]",
        lambda g: (Mark("cannot_attack", None, field_group(g)),) if g.tests else None,
        take_marked("cannot_attack"),
    )
    # 901.2d  an effect of an element is one that a card of that element makes
    form(
        "vp",
        "cannot be destroyed by [a:pre] effects",
        lambda a: (Mark("cannot_be_destroyed", None, Group((a,), ())),),
        take_safe(),
    )
    form(
        "vp",
        "cannot be destroyed by [a:pre] spells || cannot be destroyed by [a:pre] conjures",
        lambda a: (Mark("cannot_be_destroyed", None, Group((a, CONJURE), ())),),
        take_safe(CONJURE),
    )


def take_marked(name: str) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case (Mark(found, None, Group() as group),) if found == name:
                return {"g": bare_group(group)}
        return None

    return take


def take_safe(*more: Test) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case (Mark("cannot_be_destroyed", None, Group((test, *rest), ())),) if tuple(rest) == more:
                return {"a": test}
        return None

    return take
