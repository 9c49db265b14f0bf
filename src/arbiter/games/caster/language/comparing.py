"""Further conditions: how many exactly, more or fewer than the other player, orbs, hands, counters, where a card is."""

from __future__ import annotations

from arbiter.games.caster.language.describing import orbs_of
from arbiter.script.abilities import Static
from arbiter.script.amounts import Count, CountersOn, Number, X
from arbiter.script.base import Amount, Condition, Op, Quality, Status, Who
from arbiter.script.conditions import All, Compare, Exists, Happened, Holds, IsTurnOf, NotSo
from arbiter.script.nouns import EACH, OPPONENT, YOU, Group, In, Is, Not, Same, Self
from arbiter.script.patterns import Attacks
from arbiter.text.core.conditions import one_sided
from arbiter.text.grammar import Table
from arbiter.text.nodes import says, swapped

PLAYERS = (
    ("you", "control", "have", YOU, "your|an opponent", OPPONENT),
    ("your|an opponent", "controls", "has", OPPONENT, "you", YOU),
)
DEGREES = (("more", Op.GT), ("fewer", Op.LT), ("less", Op.LT))


def comparing_rows(table: Table) -> None:
    for words, controls, has, side, than, other in PLAYERS:
        exactly_rows(table, f"{words} {controls}", f"{words} {has}", side)
        against_rows(table, f"{words} {controls}", f"{words} {has}", (side, other), than)
    state_rows(table)
    working_rows(table)


def exactly_rows(table: Table, controls: str, has: str, side: Who) -> None:
    reads = table.reads
    reads(
        "condition",
        f"{controls} exactly [n:num] [g:np]",
        lambda n, g: Compare(fielded(g, side), Op.EQ, n) if one_sided(g) else None,
    )
    for tail, op in (("or less", Op.LE),):
        reads(
            "condition",
            f"{controls} [n:num] {tail} [g:np]",
            lambda n, g, op=op: Compare(fielded(g, side), op, n) if one_sided(g) else None,
        )
    for tail, op in (("or less", Op.LE), ("or more", Op.GE)):
        for orbs in (f"[n:num] {tail} orbs", f"[n:num] orbs {tail}"):
            reads("condition", f"{has} {orbs}", lambda n, op=op: Compare(orbs_of(side), op, n))
    reads("condition", f"{has} exactly? [n:num] orbs", lambda n: Compare(orbs_of(side), Op.EQ, n))
    reads("condition", f"{has} only one orb", lambda: Compare(orbs_of(side), Op.EQ, Number(1)))
    whose = "your" if side == YOU else "their"
    if side == OPPONENT:  # of one's own hand, and of more, conditions.py has the rows
        reads("condition", f"{has} no cards in {whose} hand", lambda: Compare(hand_of(side), Op.EQ, Number(0)))
        reads("condition", f"{has} [n:num] or less cards in {whose} hand", lambda n: Compare(hand_of(side), Op.LE, n))
    reads("condition", f"{has} exactly [n:num] cards in {whose} hand", lambda n: Compare(hand_of(side), Op.EQ, n))


def against_rows(table: Table, controls: str, has: str, sides: tuple[Who, Who], than: str) -> None:
    """What one player has, against what the other has."""
    reads = table.reads
    side, other = sides
    whose = "your" if side == YOU else "their"
    for word, op in DEGREES:
        for tail in ("", " controls|control|does|do"):
            reads(
                "condition",
                f"{controls} {word} [g:np] than {than}{tail}",
                lambda g, op=op: Compare(fielded(g, side), op, fielded(g, other)) if one_sided(g) else None,
            )
        for tail in ("", " has|have|does|do"):
            reads(
                "condition",
                f"{has} {word} orbs than {than}{tail}",
                lambda op=op: Compare(orbs_of(side), op, orbs_of(other)),
            )
            reads(
                "condition",
                f"{has} {word} cards in {whose} hand than {than}{tail}",
                lambda op=op: Compare(hand_of(side), op, hand_of(other)),
            )


def fielded(g: Group, side: Who) -> Amount:
    return Count(Group(g.tests, ("field",), side))


def hand_of(side: Who) -> Amount:
    return Count(Group((), ("hand",), side))


def state_rows(table: Table) -> None:
    reads = table.reads
    reads("condition", "it is your turn", lambda: IsTurnOf(YOU))
    reads("condition", "it is your|an opponent 's turn", lambda: IsTurnOf(OPPONENT))
    for words, number in (("a|an", 1), ("no", 0)):
        reads(
            "condition",
            f"[t:subj] has|have {words} [k:counter] on it|them",
            lambda t, k, number=number: Compare(CountersOn(t, k), Op.GE if number else Op.EQ, Number(number)),
        )
    for tail, op in (("or more", Op.GE), ("or less", Op.LE)):
        reads(
            "condition",
            f"[t:subj] has|have [n:num] {tail} [k:counter] on it|them",
            lambda t, n, k, op=op: Compare(CountersOn(t, k), op, n),
        )
    for words in ("did not attack this turn", "didn't attack this turn", "has not attacked this turn"):
        reads("condition", f"[g:agent] {words}", lambda g: NotSo(Happened(Attacks(g))))
    # 202.4  by its name
    for words, side in (("you control", YOU), ("your|an opponent controls", OPPONENT)):
        reads(
            "condition",
            f"{words} a|an?? [v:<cardname>]",
            lambda v, side=side: Exists(named(v, side), Number(1)),
        )
    reads(
        "condition",
        "you don't control a|an?? [v:<cardname>] || you control no [v:<cardname>]",
        lambda v: NotSo(Exists(named(v, YOU), Number(1))),
    )
    reads(
        "condition",
        "another [g:np] is in the field",
        lambda g: Exists(Group((Not(Same(Self())), *g.tests), ("field",), g.side), Number(1)) if not g.zones else None,
    )
    reads(
        "condition",
        "a|an [g:np] is in the field || there is a|an [g:np] in the field",
        lambda g: Exists(Group(g.tests, ("field",), g.side), Number(1)) if not g.zones and g.tests else None,
    )
    # 803.5a  one attack at a time: where no servant is attacked, it is the player
    reads("condition", "<self> is attacking an enemy player || <self> is attacking your opponent", attacks_player)


def named(name: str, side: Who) -> Group:
    return Group((Is(Quality.NAME, name),), ("field",), side)


def attacks_player() -> Condition:
    attacked = Group((In(Status.ATTACKED),), ("field",), EACH)
    return All((Holds(Self(), (In(Status.ATTACKING),)), NotSo(Exists(attacked, Number(1)))))


def working_rows(table: Table) -> None:
    """Conditions behind what they hold for, numbers said afterwards, and a card that works where it lies (902.2)."""
    reads = table.reads
    reads("static", "[s:statement] if [c:conditions] .", lambda s, c: Static("", None, (s,), c))
    reads(
        "static",
        "[s:statement] , where X is [n:amt] .",
        lambda s, n: Static("", None, (swapped(s, X(), n),)) if says(s, X()) else None,
    )
    reads("static", "[s:statement] while attacking .", lambda s: Static("", None, (s,), ATTACKING))
    reads(
        "static",
        "[s:statement] while attacking an enemy player . || [s:statement] while attacking your opponent .",
        lambda s: Static("", None, (s,), attacks_player()),
    )
    for words in ("as long as <self> is in your|an graveyard", "as long as <self> is in an allied graveyard"):
        reads("static", f"{words} , [s:statement] .", lambda s: Static("", None, (s,), None, ("break",)))
        reads("static", f"[s:statement] {words} .", lambda s: Static("", None, (s,), None, ("break",)))


ATTACKING = Holds(Self(), (In(Status.ATTACKING),))
