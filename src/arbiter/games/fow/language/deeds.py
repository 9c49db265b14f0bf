"""What this card may do, what is done to all cards of a hand or to some of each kind that were seen, and counters of
any kind."""

from __future__ import annotations

from collections.abc import Mapping

from arbiter.games.fow.language.picking import SEEN, WAYS
from arbiter.script.amounts import CountersOn, Number, X
from arbiter.script.base import Amount, How, Op, Stat, Thing, Who
from arbiter.script.conditions import Compare
from arbiter.script.effects import Deal, DealPlayer, May, Modify, Move, Pick, RemoveCounters, Reveal
from arbiter.script.nouns import EACH, OPPONENT, YOU, Every, Group
from arbiter.script.statements import SetStat
from arbiter.text.draft import UNBOUND, DidSo, InOrder
from arbiter.text.grammar import Table, Take
from arbiter.text.nodes import says, swapped


def deed_rows(table: Table) -> None:
    dealing_rows(table)
    hand_rows(table)
    pick_rows(table)
    counter_rows(table)


# ---------------------------------------------------------------- 1007  damage that need not be dealt


def dealing_rows(table: Table) -> None:
    form = table.form
    form(
        "sentence",
        "[s:single] may deal [d:dmg] to [t:obj]",
        lambda s, d, t: May((Deal(d, t, s),), slot=UNBOUND),
        take_dealt,
    )
    form(
        "sentence",
        "[s:single] may deal [d:dmg] to [w:dealt]",
        lambda s, d, w: May((DealPlayer(d, w, s),), slot=UNBOUND),
        take_dealt_player,
    )
    for words in ("[t:obj]", "[w:dealt]"):
        form(
            "sentence",
            f"[s:single] may deal [d:dmg] to {words} , where X is [n:amt]",
            lambda s, d, n, t=None, w=None: counted(s, d, n, t, w),
            lambda v: None,
        )
    # 902.1  for how long is said; the number is worked out once
    form(
        "clause",
        "[t:possessor] ATK becomes [n:amt] [d:lasting]",
        lambda t, n, d: Modify(t, (SetStat(Stat.POWER, n),), d) if not isinstance(n, Number) else None,
        take_becoming,
    )
    table.word("condition", "it does || <self> does", DidSo())


def counted(source: Thing, amount: Amount, number: Amount, thing: Thing | None, who: Who | None) -> object:
    if not says(amount, X()):
        return None
    deal = Deal(amount, thing, source) if thing is not None else None
    deal_player = DealPlayer(amount, who, source) if who is not None else None
    return swapped(May((deal or deal_player,), slot=UNBOUND), X(), number)  # type: ignore[arg-type]


def take_becoming(value: object) -> Mapping[str, object] | None:
    match value:
        case Modify(thing, (SetStat(Stat.POWER, amount, False),), lasting, None) if not isinstance(amount, Number):
            return {"t": thing, "n": amount, "d": lasting}
    return None


def take_dealt(value: object) -> Mapping[str, object] | None:
    match value:
        case May((Deal(amount, to, source, False),), who) if who == YOU:
            return {"s": source, "d": amount, "t": to}
    return None


def take_dealt_player(value: object) -> Mapping[str, object] | None:
    match value:
        case May((DealPlayer(amount, to, source),), who) if who == YOU:
            return {"s": source, "d": amount, "w": to}
    return None


# ---------------------------------------------------------------- 1019  all cards of a hand that are of a kind


def hand_rows(table: Table) -> None:
    form = table.form
    form(
        "clause",
        "[w:other] discards/discard all [g:allnp]",
        lambda w, g: discard_all(w, g) if w != YOU else None,
        take_discard_all,
    )
    for glue in ("and", ", and", "and then"):
        form(
            "sentence",
            f"@your_opponent reveals their hand {glue} discards all [g:allnp]",
            lambda g: shown_and_discarded(g),
            lambda v: None,
        )
    form("clause", "discard all [g:allnp]", lambda g: discard_all(YOU, g), lambda v: None)


def discard_all(w: Who, g: Group) -> object:
    """Cards are discarded out of a hand (1019.1)."""
    if w == EACH or g.side not in (EACH, w) or g.zones not in ((), ("hand",)) or not g.tests:
        return None
    return Move(Every(Group(g.tests, ("hand",), w)), "break", How.DISCARD)


def shown_and_discarded(g: Group) -> object:
    discarded = discard_all(OPPONENT, g)
    if not isinstance(discarded, Move):
        return None

    return InOrder((Reveal(UNBOUND, Every(Group((), ("hand",), OPPONENT))), discarded))


def take_discard_all(value: object) -> Mapping[str, object] | None:
    match value:
        case Move(Every(Group(tests, ("hand",), who)), "break", How.DISCARD) if who != YOU and tests:
            return {"w": who, "g": Group(tests, ())} if value == discard_all(who, Group(tests, ())) else None
    return None


# ---------------------------------------------------------------- of each kind some of those that were seen


def pick_rows(table: Table) -> None:
    form = table.form
    nouns = "up to [n:num] [g:np] and up to [m:num] [h:np] from among them"
    for words, move in WAYS[:2]:
        for verb in ("", "you may "):
            form(
                "sentence",
                f"{verb}reveal {nouns} ,? and put them {words} || {verb}put {nouns} {words}",
                lambda n, g, m, h, move=move: of_each(n, g, m, h, move),
                lambda v: None,
            )


def of_each(n: Amount, g: Group, m: Amount, h: Group, move: Move) -> object:
    """First some of the one kind, then of the other, out of what is left."""
    if any(group.side != EACH or group.zones for group in (g, h)):
        return None
    first = Pick(UNBOUND, SEEN, g.tests, Number(0), n, rest=UNBOUND)
    second = Pick(UNBOUND, SEEN, h.tests, Number(0), m, rest=UNBOUND)
    return InOrder((first, move, second, move))


# ---------------------------------------------------------------- 1022  counters, of whatever kind


def counter_rows(table: Table) -> None:
    form = table.form
    form("clause", "remove all counters from [t:obj]", lambda t: RemoveCounters(t, None, None), take_cleared)
    for words, op, number in (("no counters", Op.EQ, 0), ("a counter", Op.GE, 1)):
        form(
            "condition",
            f"there is|are {words} on [t:single]",
            lambda t, op=op, number=number: Compare(CountersOn(t, None), op, Number(number)),
            take_any_kind(op, number),
        )


def take_cleared(value: object) -> Mapping[str, object] | None:
    match value:
        case RemoveCounters(thing, None, None):
            return {"t": thing}
    return None


def take_any_kind(op: Op, number: int) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Compare(CountersOn(thing, None), found, Number(low)) if (found, low) == (op, number):
                return {"t": thing}
        return None

    return take
