"""Conditions: life, charges, zones, what has happened, and how a card was played."""

from __future__ import annotations

from collections.abc import Mapping

from arbiter.games.gateruler.language.nouns import CHARGE, charges_of, life_of
from arbiter.games.gateruler.language.words import RULER, UNIT
from arbiter.script.amounts import Count, Number
from arbiter.script.base import Amount, Condition, Op, Status, Thing, Who
from arbiter.script.conditions import CameFrom, Compare, Exists, Happened, Holds, InStep, NotSo, WasPaid
from arbiter.script.nouns import EACH, OPPONENT, YOU, AddedTo, Every, Group, HasAdded, In, Placed, Same, Self
from arbiter.script.patterns import Does
from arbiter.text.core.conditions import compare_rows, constant_amount
from arbiter.text.draft import DidSo
from arbiter.text.grammar import Table

BATTLED = "battled"  # 15-35
# 14-18a-1  a unit is geared up while it is linked to a ruler, and a ruler while a unit is linked to it
GEARED = Holds(Self(), (AddedTo(Every(Group((RULER,), ("field",), EACH))),))


def take_charges_counted(value: Amount) -> dict[str, object] | None:
    match value:
        case Count(Group((noun, AddedTo(thing)), ("field",), _)) if noun == CHARGE:
            return {"t": thing}
    return None


def count_charges(t: Thing) -> Amount:
    return Count(charges_of(t))


CAME_FROM = (("hand", "hand"), ("break", "graveyard"), ("drive", "drive zone"), ("set", "set zone"))


def condition_rows(table: Table) -> None:
    word, row, form = table.word, table.row, table.form
    compare_rows(table, "you have * life left??", *constant_amount(life_of(YOU)))
    compare_rows(table, "your opponent has * life left??", *constant_amount(life_of(OPPONENT)))
    compare_rows(table, "[t:subj] has/have * charges", count_charges, take_charges_counted)
    for zone, words in (
        ("damage", "damage zone"),
        ("break", "graveyard"),
        ("resource", "resource zone"),
        ("drive", "drive zone"),
        ("deck", "deck"),
    ):
        less = (("or less", Op.LE),)
        yours, theirs = Count(Group((), (zone,), YOU)), Count(Group((), (zone,), OPPONENT))
        compare_rows(table, f"you have * cards in your {words}", *constant_amount(yours), ops=less)
        compare_rows(table, f"your opponent has * cards in their {words}", *constant_amount(theirs), ops=less)
    word("condition", "you do", DidSo())
    word("condition", "you don't", NotSo(DidSo()))
    word("condition", "this is your main phase", InStep("main", YOU))
    word("condition", "your ruler is geared up", ruler_geared(YOU))
    word("condition", "your opponent 's ruler is geared up", ruler_geared(OPPONENT))
    word("condition", "<self> is geared up", GEARED)
    word(
        "condition",
        "<self> is Enhanced",  # 16-16b-1
        WasPaid("extra:0"),
    )
    word("condition", "<self> is attacking", Holds(Self(), (In(Status.ATTACKING),)))
    for place, article in (("attack", "an"), ("defense", "a")):
        word("condition", f"<self> is in {article} {place} zone", Holds(Self(), (Placed(place),)))
    for zone, words in (*CAME_FROM, ("damage", "damage zone")):
        word("condition", f"<self> was played from your {words}", CameFrom(zone))
    for words, action in (("driven", "drive"), ("healed life", "heal"), ("geared up", "gear_up")):
        word("condition", f"you have {words} this turn", Happened(Does(YOU, action)))
    form(
        "condition",
        "[t:subj] has/have battled this turn",  # 15-35
        lambda t: Happened(Does(EACH, BATTLED, Group((Same(t),), (), EACH))),
        take_battled,
    )
    row("condition", "[left:amt] is less than [right:amt]", Compare, op=Op.LT)
    row("condition", "[left:amt] is greater than [right:amt]", Compare, op=Op.GT)


def take_battled(value: object) -> Mapping[str, object] | None:
    match value:
        case Happened(Does(_, action, Group((Same(thing),), (), _))) if action == BATTLED:
            return {"t": thing}
    return None


def ruler_geared(who: Who) -> Condition:
    return Exists(Group((RULER, HasAdded(Group((UNIT,), ("field",), EACH))), ("field",), who), Number(1))
