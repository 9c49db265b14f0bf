"""What the rules know and no other chapter says: states that are waited for, life and hands that are set, more stones;
and damage to players that nobody is named for."""

from __future__ import annotations

from collections.abc import Mapping

from arbiter.games.fow.language.conditions import LIVES
from arbiter.games.fow.language.nouns import OPPONENTS
from arbiter.script.abilities import FREELY, Limits, Triggered
from arbiter.script.amounts import CountersOn, Minus, Number
from arbiter.script.amounts import Resource as Kept
from arbiter.script.base import Amount, Condition, Effect, Lasting, Op, Status, Who
from arbiter.script.conditions import Compare, Exists, Holds
from arbiter.script.effects import DealPlayer, Establish, GainResource, LoseResource, Simultaneously
from arbiter.script.nouns import EACH, OPPONENT, YOU, ControllerOf, Group, In
from arbiter.script.patterns import Becomes, Draws, GainsResource
from arbiter.script.statements import Forbid, Permit
from arbiter.text.core.arrows import waiting
from arbiter.text.core.sentences import Effects
from arbiter.text.core.things import ONE
from arbiter.text.draft import InOrder, OfOne, Quantity, Some
from arbiter.text.grammar import Table, Take

PLAYERS = (("players", EACH), ("you", YOU), ("@your_opponent", OPPONENT))


def plain_rows(table: Table) -> None:
    state_rows(table)
    life_rows(table)
    hand_rows(table)
    draw_rows(table)
    call_rows(table)
    damage_rows(table)


def state_rows(table: Table) -> None:
    """906.1: a status automatic ability is triggered when its status comes to be."""
    for limit in ("", " [r:triglimit]"):
        table.form(
            "triggered",
            f"when [c:conditions] >>> [b:body]{limit}",
            waiting_until,
            take_state(bool(limit)),
        )
    table.form(
        "condition",
        "[t:subj] has/have exactly [q:quantity] [k:counter] on it/them || "
        "there is|are exactly [q:quantity] [k:counter] on [t:single]",  # 104.7
        lambda t, q, k: Compare(CountersOn(t, k), Op.EQ, q.low) if q.low == q.high else None,
        take_exactly,
    )


def waiting_until(c: Condition, b: Effects, r: Limits = FREELY) -> object:
    return None if is_turning(c) else waiting(Becomes(c), b, r)


def is_turning(condition: Condition) -> bool:
    """1013.1: "is rested" and "is recovered" are what is done to a card, like "is destroyed", and no state to wait for.

    906.1 would allow the other reading, too; then the ability would trigger again and again for as long as it is so.
    """
    match condition:
        case Holds(_, (In(Status.RESTED | Status.READY),)):
            return True
        case OfOne(Exists(Group((*_, In(Status.RESTED | Status.READY))))):
            return True
    return False


def take_state(limits: bool) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if not isinstance(value, Triggered) or not isinstance(value.pattern, Becomes):
            return None
        if (value.limits != FREELY) != limits:
            return None
        found: dict[str, object] = {"c": value.pattern.condition, "b": value.effects}
        return {**found, "r": value.limits} if limits else found

    return take


def take_exactly(value: object) -> Mapping[str, object] | None:
    match value:
        case Compare(CountersOn(thing, kind), Op.EQ, Number() as amount):
            return {"t": thing, "q": Quantity(amount, amount), "k": kind}
    return None


def life_rows(table: Table) -> None:
    """104.6: a life that becomes a number is gained or lost; and a life that somebody has."""
    for words, who in (("you have", YOU), ("@your_opponent has", OPPONENT)):
        for tail, op in (("or less", Op.LE), ("or more", Op.GE)):
            table.reads(
                "condition",
                f"{words} [n:num] {tail} life",
                lambda n, who=who, op=op: Compare(Kept(who, "life"), op, n),
            )
    for words, who in LIVES:
        table.form(
            "clause",
            f"{words} becomes [n:num]",
            lambda n, who=who: InOrder(becoming(who, n)),
            lambda v: None,
        )
    for verb in ("switch", "exchange", "swap"):
        for words in (
            f"{verb} your life total? with @opponents life total?",
            f"{verb} your life total? with @opponents",
            f"{verb} life totals? with @your_opponent",
            f"you and @your_opponent {verb} life totals?",
        ):
            table.reads("clause", words, lambda: switched(OPPONENT))
        table.reads(
            "clause",
            f"{verb} your life total? with target opponent 's life total?",
            lambda: switched(ControllerOf(Some(ONE, OPPONENTS, target=True))),
        )
    for words, who in PLAYERS:
        table.form(
            "clause",
            f"{words} cannot gain life this turn || {words} cannot gain life @until_end",
            lambda who=who: Establish((Forbid(GainsResource(who, "life")),), Lasting.TURN),
            take_no_gain(who),
        )


def switched(other: Who) -> Effect:
    """104.6: each of the two lives becomes what the other was, at the same time."""
    mine, theirs = Kept(YOU, "life"), Kept(other, "life")
    return Simultaneously(
        (
            GainResource(YOU, "life", Minus(theirs, mine)),
            LoseResource(YOU, "life", Minus(mine, theirs)),
            GainResource(other, "life", Minus(mine, theirs)),
            LoseResource(other, "life", Minus(theirs, mine)),
        )
    )


def becoming(who: Who, n: Amount) -> tuple[Effect, ...]:
    """The one that is not called for has nothing to do (104.2)."""
    life = Kept(who, "life")
    return GainResource(who, "life", Minus(n, life)), LoseResource(who, "life", Minus(life, n))


def take_no_gain(who: Who) -> Take:
    return lambda v: {} if v == Establish((Forbid(GainsResource(who, "life")),), Lasting.TURN) else None


def hand_rows(table: Table) -> None:
    """306.3: texts by which there is no maximum hand size; what they make of it otherwise is told by `sizes_said`."""
    for words, who in (("you have", YOU), ("@your_opponent has", OPPONENT), ("players have", EACH)):
        table.word("statement", f"{words} no maximum hand size", Permit("no_hand_size", who=who))


def draw_rows(table: Table) -> None:
    """104.4, 1009.2: who cannot draw, and who cannot once they have drawn so many: cards are drawn one by one."""
    for words, who in PLAYERS:
        table.word("statement", f"{words} cannot draw cards", Forbid(Draws(who)))
        words += " cannot draw more than [n:cards] each|per turn"
        table.form("statement", words, lambda n, who=who: no_more_drawn(who, n), take_no_more_drawn(who))
        table.reads("clause", f"{words} [d:lasting]", lambda n, d, who=who: for_so_long(no_more_drawn(who, n), d))


def no_more_drawn(who: Who, most: Amount) -> Forbid | None:
    return Forbid(Draws(who, after=most.value)) if isinstance(most, Number) and most.value > 0 else None


def take_no_more_drawn(who: Who) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Forbid(Draws(drawer, False, False, after)) if drawer == who and after:
                return {"n": Number(after)}
        return None

    return take


def for_so_long(statement: Forbid | None, d: Lasting) -> Establish | None:
    return None if statement is None else Establish((statement,), d)


def call_rows(table: Table) -> None:
    """710.3: further stones, each by another ruler that rests."""
    table.word(
        "statement",
        "you may call an additional magic stone each turn || you may call one additional magic stone each turn",
        Permit("more_calls"),
    )
    for one in ("an additional", "one additional", "an extra"):
        table.reads(
            "clause",
            f"you may call {one} magic stone this turn",
            lambda: Establish((Permit("more_calls"),), Lasting.TURN),
        )


def damage_rows(table: Table) -> None:
    reads = table.reads
    reads("clause", "deal [d:dmg] to [w:dealt]", lambda d, w: DealPlayer(d, w))  # 912  by this card
