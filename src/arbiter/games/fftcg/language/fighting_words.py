"""What a Forward may not do in battle, what it must do, and what it pays for it, as players and judges say it.

Damage that cannot be dealt, who has to be blocked, who attacks only in a party, and prices of attacking and blocking
that others pay.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from arbiter.script.abilities import Static
from arbiter.script.amounts import Number
from arbiter.script.base import How, Lasting, Thing, Who
from arbiter.script.costs import Cost, MoveSome, MoveThis
from arbiter.script.effects import Establish, Modify
from arbiter.script.nouns import EACH, OPPONENT, YOU, Every, Group, Not, Same, Self
from arbiter.script.patterns import ANYTHING, AnyPattern, DealsDamage
from arbiter.script.statements import Affects, ChangeDamage, Forbid, Mark
from arbiter.text.core.amounts import REST_ITSELF
from arbiter.text.core.comparing import only_by
from arbiter.text.core.statements import as_group
from arbiter.text.core.things import bare_group, field_group
from arbiter.text.draft import Quantity
from arbiter.text.grammar import Make, Table, Take

HAND = Group((), ("hand",), YOU)
PRICES = (
    ("attack", ("attack_cost",)),
    ("block", ("block_cost",)),
    ("attack or block", ("attack_cost", "block_cost")),
)


def fighting_rows(table: Table) -> None:
    harmless_rows(table)
    compelled_rows(table)
    price_rows(table)
    character_cost_rows(table)
    shield_rows(table)


# ---------------------------------------------------------------- damage


def harmless_rows(table: Table) -> None:
    """15.1.1.9.8: a Forward that cannot legally deal damage."""
    for said, combat in (("damage", None), ("battle damage", True)):
        for template, make, take in (
            ("", harmless(combat), take_harmless(combat)),
            (" to [g:allnp]", harmless_to(combat), take_harmless_to(combat)),
            (" to [w:struck]", harmless_to_player(combat), take_harmless_to_player(combat)),
        ):
            table.form("svp", f"cannot deal {said}{template}", make, take)
            table.reads("svp", f"deals/deal no {said}{template}", make)
    table.reads("event", "deals/deal damage", any_damage)
    table.reads("event", "deals/deal battle damage", lambda: any_damage(True))
    for words, who in (("you", YOU), ("@your_opponent", OPPONENT), ("players", EACH)):
        table.word("struck", words, who)


def harmless(combat: bool | None) -> Make:
    return lambda: Forbid(any_damage(combat))


def take_harmless(combat: bool | None) -> Take:
    return lambda value: {} if value == Forbid(any_damage(combat)) else None


def any_damage(combat: bool | None = None) -> AnyPattern:
    """Damage to whatever it may be dealt to (6.5.1, 10.1.4): to Forwards and to players."""
    return AnyPattern((DealsDamage(ANYTHING, combat=combat), DealsDamage(ANYTHING, player=EACH, combat=combat)))


def harmless_to(combat: bool | None) -> Make:
    return lambda g: Forbid(DealsDamage(ANYTHING, field_group(g), combat=combat))


def take_harmless_to(combat: bool | None) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Forbid(DealsDamage(to=Group() as to)) if value == harmless_to(combat)(to):
                return {"g": bare_group(to)}
        return None

    return take


def harmless_to_player(combat: bool | None) -> Make:
    return lambda w: Forbid(DealsDamage(ANYTHING, player=w, combat=combat))


def take_harmless_to_player(combat: bool | None) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Forbid(DealsDamage(player=Who() as who)) if value == harmless_to_player(combat)(who):
                return {"w": who}
        return None

    return take


# ---------------------------------------------------------------- must


def compelled_rows(table: Table) -> None:
    """10.1.3.1.3: an attacker that compels others to block it; who attacks only as one of a party."""
    reads = table.reads
    must = Mark("must_be_blocked")
    table.word("rule", "must be blocked if possible || must be blocked", must)
    table.row("rule", "must be blocked by [group:markgroup] if possible", Mark, name="must_be_blocked")
    for words in (
        "@your_opponent must block [t:statsubj] if possible",
        "if possible , @your_opponent must block [t:statsubj]",
    ):
        reads("statement", words, lambda t: Affects(t, (must,)))
    reads("statement", "if possible , [t:statsubj] must be blocked", lambda t: Affects(t, (must,)))
    for words in (
        "[t:subj] must be blocked this turn if possible",
        "@your_opponent must block [t:obj] this turn if possible",
        "@your_opponent must block [t:obj] if possible this turn",
    ):
        reads("clause", words, lambda t: Modify(t, (must,)))
    reads(
        "static",
        "if <self> attacks , @your_opponent must block it|<self> if possible .",
        lambda: Static("", None, (Affects(Self(), (must,)),)),
    )
    # who may block some only cannot block those that are not of them
    reads(
        "rule",
        "can only block [g:markgroup]",
        lambda g: Mark("cannot_block", None, only.group) if isinstance(only := only_by(g), Mark) else None,
    )
    alone = "cannot attack alone || can only attack in a party || can only attack as part of a party"
    joined = "can only attack if it forms a party || can only attack if it is in a party"
    table.word("rule", f"{alone} || {joined}", Mark("cannot_attack_alone"))


# ---------------------------------------------------------------- prices


def price_rows(table: Table) -> None:
    """10.1.2.3, 10.1.3.1.3: each that attacks or blocks has its price, which its controller pays."""
    reads = table.reads
    ends = ("", " for each of them", " for each one", " for each Forward", " for each attacking|blocking Forward")
    for words, names in PRICES:
        start = f"[t:statsubj] cannot {words} unless"
        for end in ends:
            reads("statement", f"{start} you pay [c:symcost]{end}", priced(names, YOU))
            reads("statement", f"{start} you [c:wordcost]{end}", priced(names, YOU))
            for payer, whose in (("@your_opponent", OPPONENT), ("its|their controller|controllers", None)):
                reads("statement", f"{start} {payer} pays/pay [c:symcost]{end}", priced(names, whose))
                reads("statement", f"{start} {payer} discards/discard [c:handcost]{end}", priced(names, whose))
    reads("wordcost", "[c:costpart]", lambda c: Cost((c,)))
    reads("handcost", "[n:num] card/cards", lambda n: Cost((MoveSome(HAND, n, "break", How.DISCARD),)))


def character_cost_rows(table: Table) -> None:
    """11.6.2.3: Characters that are broken or dulled to pay, in words; {Dull} is another thing (11.6.2.2)."""
    reads = table.reads
    reads("costpart", "@destroy <self>", lambda: MoveThis("break", How.DESTROY))
    reads("costpart", "@destroy [q:quantity] [g:np]", broken_to_pay)
    reads("costpart", "@rest <self>", lambda: REST_ITSELF)
    reads("costpart", "put another [g:np] into the @zone_break", another_to_pay)


def broken_to_pay(q: Quantity, g: Group) -> MoveSome | None:
    return MoveSome(field_group(g), q.high, "break", How.DESTROY) if q.low == q.high else None


def another_to_pay(g: Group) -> MoveSome:
    return MoveSome(field_group(replace(g, tests=(Not(Same(Self())), *g.tests))), Number(1), "break", How.PUT)


def priced(names: tuple[str, ...], whose: Who | None) -> Make:
    """What somebody other than the controller would have to pay is nothing that this game knows."""

    def make(t: Thing, c: Cost) -> Affects | None:
        side = t.group.side if isinstance(t, Every) else YOU
        if whose is not None and side != whose:
            return None
        return Affects(t, tuple(Mark(name, cost=c) for name in names))

    return make


# ---------------------------------------------------------------- damage of this turn


def shield_rows(table: Table) -> None:
    reads = table.reads
    reads(
        "clause",
        "the next damage dealt to you this turn [d:dmgend]",
        lambda d: Establish((replace(d, pattern=DealsDamage(ANYTHING, player=YOU)),), Lasting.TURN, 1),
    )
    reads("clause", "the? damage dealt to [t:obj] this turn [d:dmgend]", shielded)
    nothing = ChangeDamage(DealsDamage(ANYTHING), set_to=Number(0))
    reads("clause", "the? damage dealt to [t:obj] this turn becomes 0", lambda t: shielded(t, nothing))


def shielded(t: Thing, d: ChangeDamage) -> Establish:
    return Establish((replace(d, pattern=DealsDamage(ANYTHING, as_group(t))),))
