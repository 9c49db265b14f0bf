"""Whose things are and how many: nouns with their owner, charges with their card, and what compares numbers of them."""

from __future__ import annotations

from dataclasses import replace

from arbiter.games.gateruler.language.nouns import NUMBERS, OPS, charges_of
from arbiter.games.gateruler.language.words import ALLIED, ENEMY, OTHER, UNIT
from arbiter.script.amounts import Count, Number
from arbiter.script.base import Condition, How, Op, Stat, Status, Who
from arbiter.script.conditions import Compare, Exists, Happened, Holds, NotSo
from arbiter.script.nouns import EACH, OPPONENT, YOU, Every, Group, In, Placed, Self, StatIs
from arbiter.script.patterns import Casts, Moves
from arbiter.text.core.choosing import make_choose
from arbiter.text.core.things import field_group
from arbiter.text.draft import Quantity, SaidPlayer, Some
from arbiter.text.grammar import Table

ATTACKER = Every(Group((UNIT, In(Status.ATTACKING)), ("field",), EACH))
ATTACKING = Holds(Self(), (In(Status.ATTACKING),))


def whose_rows(table: Table) -> None:
    possession_rows(table)
    charge_rows(table)
    comparison_rows(table)
    number_rows(table)
    charged_rows(table)


def possession_rows(table: Table) -> None:
    reads = table.reads
    for whose, side in (("your", YOU), ("your opponent 's", OPPONENT)):
        reads("someobj", f"[q:quantity] of {whose} [g:allnp]", lambda q, g, side=side: some_of(q, g, side))
        reads(
            "clause",
            f"choose [q:quantity] of {whose} [g:allnp]",
            lambda q, g, side=side: make_choose(q, owned(g, side)) if plain(g) else None,
        )
    reads("someobj", "[q:quantity] of [t:possessor] charges", lambda q, t: Some(q, charges_of(t)))
    reads("clause", "choose [q:quantity] of [t:possessor] charges", lambda q, t: make_choose(q, charges_of(t)))
    reads("definite", "all of [t:possessor] charges", lambda t: Every(charges_of(t)))
    reads("agent", "another [g:np]", lambda g: replace(g, tests=(OTHER, *g.tests)))
    reads("postest", "with level [n:num]", lambda n: StatIs(Stat.LEVEL, Op.EQ, n))
    for place in ("attack", "defense"):
        reads("postest", f"in {place} zones", lambda place=place: Placed(place))
    reads("amt", "the number of [g:allnp]", lambda g: Count(field_group(g)) if not g.zones else None)
    table.word("other", "that player", SaidPlayer())  # 4-2b
    table.form("dealt", "that player", SaidPlayer, lambda v: {} if v == SaidPlayer() else None)
    # "Allied units gain …" of those that there are now, as "All allied units gain …" says it
    reads("subj", "[g:allnp]", lambda g: Every(field_group(g)) if {ALLIED, ENEMY} & {*g.tests} else None)


def plain(group: Group) -> bool:
    """A noun that says neither whose nor where."""
    return group.side == EACH and not group.zones


def owned(group: Group, side: Who) -> Group:
    return replace(group, side=side)


def some_of(quantity: Quantity, group: Group, side: Who) -> object:
    return Some(quantity, field_group(owned(group, side))) if plain(group) else None


def charge_rows(table: Table) -> None:
    reads = table.reads
    for tail, op in (("less", Op.LE), ("more", Op.GE)):
        reads("pre", f"level [n:num] or {tail}", lambda n, op=op: StatIs(Stat.LEVEL, op, n))
    reads("definite", "the attacking unit|card", lambda: ATTACKER)  # 15-26a
    reads("each", "for each of [t:possessor] charges", lambda t: Count(charges_of(t)))
    reads("each", "for each charge it has|had || for each charge <self> has|had", lambda: Count(charges_of(Self())))
    reads("amt", "the number of charges it|<self> has|had", lambda: Count(charges_of(Self())))
    reads("each", "for each charge underneath|under [t:single]", lambda t: Count(charges_of(t)))


def comparison_rows(table: Table) -> None:
    reads = table.reads
    reads(
        "condition",
        "[g:agent] was destroyed this turn || [g:agent] has been destroyed this turn",
        lambda g: Happened(Moves(g, origin="field", how=How.DESTROY)),
    )
    reads("condition", "you played [g:agent] this turn || you have played [g:agent] this turn", played)
    reads("condition", "[t:subj] is/are a|an [a:noms] card/cards", lambda t, a: Holds(t, a) if a else None)
    for words, more, fewer in (
        ("your opponent controls more [g:allnp] than you", OPPONENT, YOU),
        ("you control more [g:allnp] than your opponent", YOU, OPPONENT),
    ):
        reads("condition", words, lambda g, more=more, fewer=fewer: outnumbers(g, more, fewer))


def number_rows(table: Table) -> None:
    """What a card's numbers are, and of what there is none."""
    reads = table.reads
    for stat, noun in NUMBERS:
        for tail, op in OPS:
            reads(
                "condition",
                f"[t:subj] has/have [n:num] {tail} {noun}".replace("  ", " "),
                lambda t, n, stat=stat, op=op: Holds(t, (StatIs(stat, op, n),)),
            )
    reads(
        "condition", "there are|is no [g:np]", lambda g: None if g.zones else NotSo(Exists(field_group(g), Number(1)))
    )


def played(g: Group) -> Condition:
    return Happened(Casts(YOU, g))


def outnumbers(g: Group, more: Who, fewer: Who) -> object:
    if not plain(g):
        return None
    return Compare(Count(field_group(owned(g, more))), Op.GT, Count(field_group(owned(g, fewer))))


def charged_rows(table: Table) -> None:
    reads = table.reads
    reads("condition", "<self> attacked", lambda: ATTACKING)
    reads("condition", "[t:subj] has a charge", lambda t: Compare(Count(charges_of(t)), Op.GE, Number(1)))
    reads("condition", "[t:subj] has no charges", lambda t: NotSo(Exists(charges_of(t), Number(1))))
