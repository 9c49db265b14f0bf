"""What texts speak of and ask about: cards by level, name and charges, damage and battles, life and numbers compared.

What another chapter prints is only read here; what nothing else says is printed in these words.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from arbiter.games.gateruler.language.conditions import BATTLED
from arbiter.games.gateruler.language.nouns import CHARGE, CHARGES, charges_of, life_of
from arbiter.games.gateruler.language.whose import outnumbers, owned, plain
from arbiter.games.gateruler.language.words import RULER, UNIT
from arbiter.script.amounts import Count, CountOf, Number
from arbiter.script.base import Amount, Op, Stat, Status
from arbiter.script.conditions import Compare, Happened, Holds, NotSo
from arbiter.script.nouns import (
    EACH,
    OPPONENT,
    YOU,
    AllOf,
    DidThisTurn,
    Every,
    Group,
    HasAdded,
    In,
    NameContains,
    Not,
    Placed,
    Self,
    StatIs,
)
from arbiter.script.patterns import ANYTHING, Attacks, DealsDamage, Does, Moves, Readies, ReceivesDamage, Rests
from arbiter.text.core.things import field_group
from arbiter.text.core.this_way import Ways, revealed_rows, this_way_rows
from arbiter.text.draft import Ref
from arbiter.text.grammar import Table

WHOSE = (("your", YOU), ("your opponent 's", OPPONENT))
DISCARDED = (Ref("done:discarded", True), Ref("done:discarded"), Ref("discarded"), Ref("discarded", True))
FROM_YOURS = Group((), (), YOU)
# What a text itself has done, as a later sentence speaks of it; 15-12d: also what was destroyed and remained.
WAYS: Ways = {
    "destroyed": ("destroyed", ("destroyed [N]",)),
    "discarded": ("discarded", ("discarded [N]",)),
    "removed": ("removed from the game", ("removed [N] from the game",)),
    "returned": ("returned to its|their owner|owners 's hand|hands", ("returned [N]",)),
    "put": ("put into its|their owner|owners 's graveyard|graveyards || put into a|your graveyard", ()),
}
GENESIS = Moves(ANYTHING, to="field", cause="genesis")
ABYSSAL = Moves(ANYTHING, to="field", cause="abyssal")


def asking_rows(table: Table) -> None:
    noun_rows(table)
    event_rows(table)
    condition_rows(table)
    this_way_rows(table, WAYS)
    revealed_rows(table)


# ---------------------------------------------------------------- nouns


def noun_rows(table: Table) -> None:
    reads = table.reads
    reads("definite", "all [g:allnp] except [h:allnp]", all_but)
    reads("cards", "a card", lambda: Number(1))  # 15-8a
    table.form(
        "cards",
        "that many cards",  # as were discarded just before
        lambda: CountOf(Ref("done:discarded", True)),
        lambda v: {} if isinstance(v, CountOf) and v.thing in DISCARDED else None,
    )
    reads("cards", "cards equal to [n:amt]", lambda n: None if isinstance(n, Number) else n)
    for whose, side in (("your", YOU), ("your opponent 's", OPPONENT)):
        pile = Count(Group((), ("damage",), side))
        table.word("each", f"for each card in {whose} damage zone", pile)
    for tail, op in (("or less", Op.LE), ("or more", Op.GE), ("", Op.EQ)):
        reads("postest", f"of level [n:num] {tail}".strip(), lambda n, op=op: StatIs(Stat.LEVEL, op, n))
    for whose, side in WHOSE:
        reads(
            "definite",
            f"all of {whose} [g:allnp]",
            lambda g, side=side: Every(field_group(owned(g, side))) if plain(g) else None,
        )
        ruler = Every(Group((RULER,), ("field",), side))
        table.word("definite", f"{whose} ruler", ruler)
        reads(
            "subj",
            f"{whose} [g:allnp]",
            lambda g, side=side: Every(field_group(owned(g, side))) if plain(g) else None,
        )
    table.row("postest", "with [part:<namepart>] in its|their name|names", NameContains)  # 2-2c
    reads("amt", "the number of charges under|underneath [t:single]", lambda t: Count(charges_of(t)))
    reads("each", "for each of your charges || for each charge you control", your_charges)  # 3-14d-4
    reads("dealt", "yourself", lambda: YOU)
    reads("postest", "with no charges", lambda: Not(HasAdded(CHARGES)))
    this_turn_rows(table)


def this_turn_rows(table: Table) -> None:
    """Those to which something has happened this turn."""
    for words, longer, pattern in (
        ("attacked", "attacked", Attacks(ANYTHING)),
        ("battled", "battled", Does(EACH, BATTLED, ANYTHING)),  # 15-35
        ("was/were dealt damage", "been dealt damage", DealsDamage(ANYTHING, ANYTHING)),
    ):
        both = f"that {words} this turn || that has|have {longer} this turn"
        table.word("postest", both, DidThisTurn(pattern))


def all_but(g: Group, h: Group) -> object:
    """ "all units except {Golem} units"."""
    if not plain(g) or not plain(h) or not h.tests:
        return None
    left = tuple(test for test in h.tests if test not in g.tests)
    spared = left[0] if len(left) == 1 else AllOf(left)
    return Every(field_group(replace(g, tests=(*g.tests, Not(spared))))) if left else None


def take_not_attacked(value: object) -> Mapping[str, object] | None:
    match value:
        case NotSo(Happened(Attacks(group))) if value == NotSo(Happened(Attacks(group))):
            return {"g": group}
    return None


def your_charges() -> Amount:
    return Count(Group((CHARGE,), ("field",), YOU))


# ---------------------------------------------------------------- events and conditions


def event_rows(table: Table) -> None:
    reads, row = table.reads, table.row
    row("event", "deals/deal damage", DealsDamage, source=ANYTHING)  # 13-2c
    row("event", "is/are exhausted || becomes/become exhausted", Rests, what=ANYTHING)  # 15-7, 1-5c
    row("event", "is/are readied || becomes/become ready", Readies, what=ANYTHING)
    row("event", "is/are put into a graveyard from play", Moves, what=ANYTHING, origin="field", to="break")
    row("intoyours", "is/are put into your graveyard from play", Moves, what=FROM_YOURS, origin="field", to="break")
    row("event", "battles/battle", Does, who=EACH, action=BATTLED, what=ANYTHING)  # 15-35b
    with_whom = "battles/battle [to:agent] || battles/battle with [to:agent] || battles/battle against [to:agent]"
    row("event", with_whom, Does, who=EACH, action=BATTLED, what=ANYTHING)
    reads("pattern", "[w:player] takes/take damage", lambda w: ReceivesDamage(w))
    reads("event", "enters/enter play through a? Genesis Summoning", lambda: GENESIS)  # 16-13c
    reads("event", "enters/enter play through an? Abyssal Summoning", lambda: ABYSSAL)  # 16-14e
    for words, event in (("a Genesis Summoning", GENESIS), ("an Abyssal Summoning", ABYSSAL)):
        made = replace(event, what=Group((UNIT,), (), YOU))  # 16-13d, 16-14f
        reads("pattern", f"you accomplish {words}", lambda made=made: made)


def condition_rows(table: Table) -> None:
    table.form(
        "condition",
        "[g:agent] did not attack this turn || [g:agent] has not attacked this turn",
        lambda g: NotSo(Happened(Attacks(g))),
        take_not_attacked,
    )
    for place in ("attack", "defense"):
        table.reads(
            "condition",
            f"<self> is in your {place} zone || <self> is in one of your {place} zones",
            lambda place=place: Holds(Self(), (Placed(place),)),
        )
    for words, op in (("less", Op.LT), ("more", Op.GT)):
        table.reads(
            "condition",
            f"you have {words} life than your opponent",
            lambda op=op: Compare(life_of(YOU), op, life_of(OPPONENT)),
        )
    table.reads("condition", "your opponent has more [g:allnp] than you", lambda g: outnumbers(g, OPPONENT, YOU))
    table.reads("condition", "you have more [g:allnp] than your opponent", lambda g: outnumbers(g, YOU, OPPONENT))
    for words, status in (("exhausted", Status.RESTED), ("ready", Status.READY), ("attacking", Status.ATTACKING)):
        # 14-15a-1  of what has left, as it last was
        table.reads("condition", f"it was {words}", lambda status=status: Holds(Ref("it"), (In(status),)))
