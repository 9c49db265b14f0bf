"""What cannot be targeted, and what becomes of damage and of leaving the field (910)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from arbiter.script.amounts import Number
from arbiter.script.base import How, Lasting, Role, Statement
from arbiter.script.effects import Establish, Move
from arbiter.script.nouns import EACH, OPPONENT, EventThing, Group, Same
from arbiter.script.patterns import ANYTHING, DealsDamage, Moves
from arbiter.script.statements import (
    ChangeDamage,
    ForbidChoose,
    Replace,
)
from arbiter.text.core.nouns import take_const
from arbiter.text.core.patterns import THIS
from arbiter.text.core.statements import as_group, as_thing
from arbiter.text.draft import Ref
from arbiter.text.grammar import Table, Take


def protection_rows(table: Table) -> None:
    """What cannot be targeted, and what becomes of damage and of leaving."""
    row, form, word = table.row, table.form, table.word
    for words, kinds in (
        ("spells", ("summon",)),
        ("abilities", ("ability",)),
        ("spells or|and abilities", ("summon", "ability")),
    ):
        row("svp", f"cannot be targeted by {words}", ForbidChoose, what=ANYTHING, by=EACH, kinds=kinds)
        row(
            "svp",
            f"cannot be targeted by {words} @opponent_controls || cannot be targeted by @opponents {words}",
            ForbidChoose,
            what=ANYTHING,
            by=OPPONENT,
            kinds=kinds,
        )
    word("svp", "cannot be targeted by @your_opponent", ForbidChoose(ANYTHING, OPPONENT))
    word("svp", "cannot be targeted", ForbidChoose(ANYTHING, EACH))
    form(
        "statement",
        "if [t:would] would be put into a|your|its? owner? 's? graveyard from the field , "
        "remove it from the game instead",
        lambda t: leaving(t, "field"),
        take_leaving("field"),
    )
    form(
        "statement",
        "if [t:would] would be put into a|your graveyard from anywhere , remove it from the game instead || "
        "if [t:would] would be put into a|your graveyard , remove it from the game instead",
        lambda t: leaving(t, None),
        take_leaving(None),
    )
    form(
        "clause",
        "if [t:would] would be put into a|your graveyard from anywhere this turn , remove it from the game instead",
        lambda t: Establish((leaving(t, None),)),
        lambda v: None,
    )
    form(
        "clause",
        "if it would be put into a graveyard this turn , remove it from the game instead || "
        "if it would be put into a graveyard from the field this turn , remove it from the game instead",
        lambda: Establish((leaving(Group((Same(Ref("it")),), (), EACH), None),)),
        lambda v: None,
    )
    form("would", "<self>", lambda: THIS, take_const(THIS))
    form("would", "a|an [g:np]", lambda g: g, lambda v: {"g": v} if isinstance(v, Group) and v != THIS else None)
    for words, combat in (("damage", None), ("battle damage", True)):
        form(
            "statement",
            f"prevent all {words} that would be dealt to [t:single]",
            lambda t, combat=combat: ChangeDamage(DealsDamage(ANYTHING, as_group(t), combat=combat), set_to=Number(0)),
            take_prevented(combat),
        )
        form(
            "clause",
            f"prevent all {words} that would be dealt to [t:obj] this turn || "
            f"prevent all {words} that would be dealt to [t:obj] @until_end",
            lambda t, combat=combat: Establish(
                (ChangeDamage(DealsDamage(ANYTHING, as_group(t), combat=combat), set_to=Number(0)),), Lasting.TURN
            ),
            lambda v: None,
        )


def damage_change_rows(table: Table) -> None:
    """910.2a: damage that becomes more or less."""
    form, row = table.form, table.row
    row(
        "dealschange",
        "it deals double that much instead || it deals double that much damage instead",
        ChangeDamage,
        pattern=DealsDamage(ANYTHING),
        factor=2,
    )
    row(
        "dealschange",
        "it deals that much + [add:num] instead || it deals that much plus [add:num] instead || "
        "it deals that much damage plus [add:num] instead",
        ChangeDamage,
        pattern=DealsDamage(ANYTHING),
    )
    row(
        "dealschange",
        "it deals that much - [add:num] instead || it deals that much minus [add:num] instead",
        ChangeDamage,
        pattern=DealsDamage(ANYTHING),
        reduce=True,
    )
    for words, pattern in (
        ("would deal damage", DealsDamage(ANYTHING)),
        ("would deal battle damage", DealsDamage(ANYTHING, combat=True)),
        ("would deal damage to @your_opponent", DealsDamage(ANYTHING, player=OPPONENT)),
    ):
        form(
            "statement",
            f"if [s:agent] {words} , [d:dealschange]",
            lambda s, d, pattern=pattern: replace(d, pattern=replace(pattern, source=s)),
            take_dealt(pattern),
        )
    form(
        "statement",
        "if [s:agent] would deal damage to [g:agent] , [d:dealschange]",
        lambda s, g, d: replace(d, pattern=DealsDamage(s, g)),
        lambda v: (
            {"s": v.pattern.source, "g": v.pattern.to, "d": replace(v, pattern=DealsDamage(ANYTHING))}
            if isinstance(v, ChangeDamage) and isinstance(v.pattern, DealsDamage) and v.pattern.to is not None
            else None
        ),
    )


def take_dealt(pattern: DealsDamage) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if not isinstance(value, ChangeDamage) or not isinstance(value.pattern, DealsDamage):
            return None
        if replace(value.pattern, source=ANYTHING) != pattern:
            return None
        return {"s": value.pattern.source, "d": replace(value, pattern=DealsDamage(ANYTHING))}

    return take


def leaving(group: Group, origin: str | None) -> Statement:
    return Replace(Moves(group, origin, "break"), (Move(EventThing(Role.SUBJECT), "removed", How.REMOVE),))


def take_leaving(origin: str | None) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if isinstance(value, Replace) and isinstance(value.pattern, Moves):
            group = value.pattern.what
            return {"t": group} if value == leaving(group, origin) else None
        return None

    return take


def take_prevented(combat: bool | None) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case ChangeDamage(DealsDamage(to=Group() as group, combat=found), set_to=Number(0)) if found is combat:
                return {"t": as_thing(group)}
        return None

    return take
