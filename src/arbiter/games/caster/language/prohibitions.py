"""Chapters 104.4 and 803.4: what cards cannot attack or for what price, what must attack, and by what cards cannot be
destroyed or turned, as cards would say it."""

from __future__ import annotations

from collections.abc import Mapping

from arbiter.script.base import How, Lasting, Quality, Test, Thing
from arbiter.script.costs import Cost, Mana
from arbiter.script.effects import Modify
from arbiter.script.nouns import OPPONENT, YOU, Group, Is, Self
from arbiter.script.patterns import ANYTHING, Moves, Rests
from arbiter.script.statements import Affects, Forbid, Mark
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
    priced_rows(table)
    source_rows(table)
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


def source_rows(table: Table) -> None:
    """904, 104.4: safe from whatever makes effects, or from leaving in one way."""
    anything = Group((), ())
    for words, group in (
        ("spells", Group((CONJURE,), ())),
        ("conjures", Group((CONJURE,), ())),
    ):
        mark = (Mark("cannot_be_destroyed", None, group),)
        table.word("vp", f"cannot be destroyed by {words}", mark)
    for words in ("effects", "spells or|and abilities", "cards or|and abilities"):
        table.word("vp", f"cannot be destroyed by {words}", (Mark("cannot_be_destroyed", None, anything),))
    for words, move in (
        ("be banished", Moves(ANYTHING, "field", how=How.BANISH)),
        ("leave the field", Moves(ANYTHING, "field", other_than_origin=True)),
        ("be put into a graveyard", Moves(ANYTHING, "field", "break")),
        ("be put into a graveyard from the field", Moves(ANYTHING, "field", "break")),
    ):
        table.reads("svp", f"cannot {words}", lambda move=move: Forbid(move))
    for words in ("effects", "spells or|and abilities", "cards or|and abilities"):
        for whose, who in (("enemy", OPPONENT), ("allied", YOU)):
            rests = Forbid(Rests(ANYTHING, who))
            table.reads("svp", f"cannot be rested by {whose} {words}", lambda rests=rests: rests)


def priced_rows(table: Table) -> None:
    """803.4: what must be done or paid for a servant to attack; whoever attacks with it does it."""
    table.form(
        "vp",
        "cannot attack unless you [c:cost]",
        lambda c: None if asks_aether(c) else (Mark("attack_cost", cost=c),),
        take_done,
    )
    table.form(
        "statement",
        "[t:statsubj] cannot attack unless its/their controller/controllers pays/pay [c:symcost]",
        lambda t, c: Affects(t, (Mark("attack_cost", cost=c),)) if t != Self() else None,
        take_paid_by_controller,
    )
    table.form(
        "clause",
        "[t:subj] cannot attack this turn unless its/their controller/controllers pays/pay [c:symcost]",
        lambda t, c: Modify(t, (Mark("attack_cost", cost=c),), Lasting.TURN) if t != Self() else None,
        take_paid_this_turn,
    )
    table.reads(
        "clause",
        "[t:subj] must attack this turn if able || [t:subj] attacks/attack this turn if able",
        lambda t: Modify(t, (Mark("must_attack"),), Lasting.TURN),
    )


def asks_aether(cost: Cost) -> bool:
    return any(isinstance(part, Mana) for part in cost.parts)


def take_done(value: object) -> Mapping[str, object] | None:
    match value:
        case (Mark("attack_cost", None, None, Cost() as cost),) if not asks_aether(cost):
            return {"c": cost}
    return None


def take_paid_by_controller(value: object) -> Mapping[str, object] | None:
    match value:
        case Affects(Thing() as thing, (Mark("attack_cost", None, None, Cost() as cost),)) if thing != Self():
            return {"t": thing, "c": cost} if asks_aether(cost) else None
    return None


def take_paid_this_turn(value: object) -> Mapping[str, object] | None:
    match value:
        case Modify(thing, changes, Lasting.TURN, None):
            return take_paid_by_controller(Affects(thing, changes))
    return None


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
