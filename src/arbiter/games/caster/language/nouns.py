"""Noun phrases of this game: targets, players, names, costs, and where things are."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from arbiter.games.caster.language.words import SPELL
from arbiter.script.amounts import Count, CountersOn, Number, StatOf, Times, X
from arbiter.script.base import Op, Quality, Stat, Status, Test, Who
from arbiter.script.conditions import Holds
from arbiter.script.nouns import (
    EACH,
    OPPONENT,
    YOU,
    AllOf,
    AnyOf,
    ControllerOf,
    CountersIs,
    DidThisTurn,
    Every,
    Group,
    Has,
    In,
    Is,
    NameContains,
    Not,
    OfCard,
    OwnedBy,
    OwnerOf,
    Same,
    Self,
    Shares,
    StatIs,
)
from arbiter.script.patterns import Discards
from arbiter.text.antecedents import PLAYER
from arbiter.text.core.choosing import unplace
from arbiter.text.core.nouns import rejoin
from arbiter.text.core.printed import comparing_row, printed_rows
from arbiter.text.core.targeting import (
    other_than,
    take_called,
    take_controlling,
    take_target_player,
    take_who,
    targeted,
    targeted_many,
)
from arbiter.text.core.things import ANY_NUMBER, ONE, field_group, make_every, take_every
from arbiter.text.draft import Quantity, Ref, SaidPlayer, Some, Where
from arbiter.text.grammar import Table, Take

PLAYERS = Group((PLAYER,), ("player",), EACH)
ENEMIES = Group((PLAYER,), ("player",), OPPONENT)
ORBS = Group((), ("orb",), EACH)
ABILITY = Is(Quality.TYPE, "ability")
STATS = ((Stat.COST, "cost"), (Stat.POWER, "ATK"), (Stat.GUARD, "DEF"), (Stat.LEVEL, "level"))


def take_target(quantity: Quantity | None) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if not isinstance(value, Some) or not value.target or value.group.zones in (("player",), ("orb",)):
            return None
        if quantity is not None and value.quantity != quantity:
            return None
        group = rejoin(unplace(value.group), None, value.different)
        return {"g": group} if quantity is not None else {"q": value.quantity, "g": group}

    return take


def noun_rows(table: Table) -> None:
    target_rows(table)
    player_rows(table)
    place_rows(table)
    quality_rows(table)
    printed_rows(table, STATS)  # 909.6
    amount_rows(table)
    other_rows(table)


def target_rows(table: Table) -> None:
    """903.2e: what is targeted is picked while playing, wherever the text names it."""
    form, same, word = table.form, table.same, table.word
    form("target", "target [g:np]", lambda g: targeted(ONE, g), take_target(ONE))
    form("target", "another target [g:np]", lambda g: targeted(ONE, other_than(g, Ref("it"))), lambda v: None)
    form("target", "[q:quantity] target [g:np]", targeted_many, take_target(None))
    # 309  orbs, of which nobody may say what they are
    for words, side in (("target orb", EACH), ("target enemy orb", OPPONENT), ("target allied orb", YOU)):
        word("target", words, Some(ONE, replace(ORBS, side=side), target=True))
    for category in ("obj", "subj", "single"):
        same(category, "[a:target]")
    for words, side in (("", EACH), (" enemy", OPPONENT), (" allied", YOU)):
        word("orbs", f"all{words} orbs", Every(replace(ORBS, side=side)))
        word("each", f"for each{words} orb", Count(replace(ORBS, side=side)))
    form("possessor", "[t:target] 's", lambda t: t, lambda v: {"t": v} if isinstance(v, Some) and v.target else None)


def player_rows(table: Table) -> None:
    """105.4a: an allied player is you, an enemy player your opponent."""
    form, same, word = table.form, table.same, table.word
    word("targetplayer", "target player", ControllerOf(Some(ONE, PLAYERS, target=True)))
    word("targetplayer", "target enemy player || target opponent", ControllerOf(Some(ONE, ENEMIES, target=True)))
    same("other", "[a:targetplayer]")
    word("other", "that player || they || that enemy player", SaidPlayer())
    word("other", "each player", EACH)
    word("other", "your|an opponent || each? enemy player|players", OPPONENT)
    for words, kind in (("controller", ControllerOf), ("owner", OwnerOf)):
        form("other", f"[t:possessor] {words}", lambda t, kind=kind: kind(t), take_who(kind))
        form("other", f"that {words}", lambda kind=kind: kind(Ref("it")), lambda v: None)
    form("poss", "[w:targetplayer] 's", lambda w: w, take_target_player)
    word("poss", "that player 's", SaidPlayer())
    word("poss", "your || an? allied", YOU)
    word("poss", "your|an opponent 's || an? enemy", OPPONENT)
    for words, who in (("an enemy || an enemy player || your opponent", OPPONENT), ("an allied player", YOU)):
        word("player", words, who)
    word("where", "you control", Where((), YOU))
    word("where", "@opponent_controls || an? enemy player|players controls|control", Where((), OPPONENT))
    form("where", "[w:targetplayer] controls", lambda w: Where((), w), take_controlling)
    word("where", "that player controls || they control || they controlled", Where((), SaidPlayer()))


def place_rows(table: Table) -> None:
    form, word = table.form, table.word
    # 105.4b  of several ways to say whose zone it is, the one with "allied" and "enemy" is printed
    for words, who in (("an allied", YOU), ("an enemy", OPPONENT), ("your", YOU), ("@opponents", OPPONENT)):
        form(
            "where",
            f"in|from {words} [z:zone]",
            lambda z, who=who: Where((z,), who),
            take_zone(who) if words[0] == "a" else (lambda v: None),
        )
    form(
        "where",
        "in|from a|an|any [z:zone]",
        lambda z: Where((z,), EACH),
        lambda v: {"z": v.zones[0]} if isinstance(v, Where) and len(v.zones) == 1 and v.side == EACH else None,
    )
    word("where", "in the field", Where((), EACH))
    table.reads("np", "[a:noms] in the chase", lambda a: Group((*a, SPELL), (), EACH) if a and SPELL not in a else None)


def take_zone(who: Who) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if not isinstance(value, Where) or value.side != who or len(value.zones) != 1:
            return None
        return {"z": value.zones[0]} if value.zones[0] in ("break", "removed", "orb", "bingo") else None

    return take


def quality_rows(table: Table) -> None:
    """What stands behind the noun."""
    row, form, word = table.row, table.form, table.word
    for stat, noun in STATS:
        for tail, op in (("or less", Op.LE), ("or more", Op.GE), ("", Op.EQ)):
            of, plain = f"with a|an {noun} of [amount:num] {tail} each?", f"with [amount:num] {tail} {noun}"
            printed = (of, plain) if noun in ("cost", "level") else (plain, of)
            row("postest", " || ".join(printed), StatIs, stat=stat, op=op)
            if noun in ("ATK", "DEF"):
                table.reads(
                    "postest",
                    f"with {noun} of [n:num] {tail} each?",
                    lambda n, stat=stat, op=op: StatIs(stat, op, n),
                )
            if tail:
                table.reads(
                    "postest",
                    f"with a|an {noun} [n:num] {tail}",
                    lambda n, stat=stat, op=op: StatIs(stat, op, n),
                )
        row(
            "postest",
            f"with a? {noun} equal to or less than [amount:amt] || with a? {noun} less than or equal to [amount:amt]",
            StatIs,
            stat=stat,
            op=Op.LE,
        )
        comparing_row(table, f"with a? {noun} less than [amount:amt]", stat, Op.LT)
        comparing_row(table, f"with a? {noun} greater than [amount:amt]", stat, Op.GT)
        row("postest", f"with a? {noun} equal to [amount:amt]", StatIs, stat=stat, op=Op.EQ)
    # 202.4, 202.4a  a name, or a part of one
    form("postest", "named [v:<cardname>]", lambda v: AllOf((Is(Quality.NAME, v),)), take_called)
    form("postest", "not named [v:<cardname>]", lambda v: Not(Is(Quality.NAME, v)), take_not_called)
    row("postest", "with [part:<cardname>] in its/their name/names", NameContains)
    form(
        "postest",
        "that shares/share a|an [q:quality] with [t:definite]",
        lambda q, t: Shares(q, t),
        lambda v: {"q": v.quality, "t": v.thing} if isinstance(v, Shares) else None,
    )
    form(
        "postest",
        "that shares/share a|an [q:quality] with [t:target]",
        lambda q, t: Shares(q, t),
        lambda v: {"q": v.quality, "t": v.thing} if isinstance(v, Shares) and isinstance(v.thing, Some) else None,
    )
    form(
        "postest",
        "that doesn't|don't share a|an [q:quality] with [t:definite]",
        lambda q, t: Not(Shares(q, t)),
        take_unshared,
    )
    table.reads(
        "postest",
        "that doesn't|don't share a|an [q:quality] with any [g:np]",
        lambda q, g: Not(Shares(q, Every(field_group(g)))),
    )
    form(
        "postest",
        "with a different name than [t:definite]",
        lambda t: Not(Shares(Quality.NAME, t)),
        lambda v: None,
    )
    # 803.4, 803.5  there is one attack at a time, and one servant at most that is attacked
    for spelled, status in (("attacking", Status.ATTACKING), ("attacked", Status.ATTACKED)):
        fighting = Every(Group((In(status), Is(Quality.TYPE, "servant")), ("field",)))
        table.reads("definite1", f"the {spelled} servant", lambda fighting=fighting: fighting)
    word("postest", "that is/are face-down", In(Status.FACE_DOWN))
    word("postest", "that entered the field this turn", In(Status.ENTERED_THIS_TURN))
    word("postest", "that attacked this turn", In(Status.ATTACKED_THIS_TURN))
    word("postest", "you own", OwnedBy(YOU))
    for words, who in (("an enemy", OPPONENT), ("an allied", YOU)):
        word("postest", f"that was/were discarded from {words} hand this turn", DidThisTurn(Discards(who)))
        table.reads(
            "condition",
            f"[t:subj] was/were discarded from {words} hand this turn",
            lambda t, who=who: Holds(t, (DidThisTurn(Discards(who)),)),
        )
    table.reads(
        "definite1",
        "the banished [a:head] || the [a:head] banished for this ability 's cost",
        lambda a: Ref("paid", False, a),
    )
    table.reads(
        "definite1",
        "the [a:<kind>] or [b:<kind>] banished for this ability 's cost",
        lambda a, b: Ref("paid", False, (AnyOf((Is(Quality.KIND, a), Is(Quality.KIND, b))),)),
    )
    row("postest", "of a|an [tests:noms]", OfCard)  # 901.1e
    # An aether ability is played where aether is needed (907.2): it is not meant where a text speaks of abilities.
    table.reads("head", "non aether ability/abilities", lambda: (ABILITY,))
    table.reads(
        "head",
        "[t:typetest] ability/abilities || non aether [t:typetest] ability/abilities",
        lambda t: (ABILITY, OfCard((t,))),
    )
    for words, op, number in (("no", Op.EQ, 0), ("a|an", Op.GE, 1)):
        form(
            "postest",
            f"with {words} [k:counter] on it/them",
            lambda k, op=op, number=number: CountersIs(k, op, Number(number)),
            take_counters_is(op, number),
        )
    table.reads("each", "for each [k:counter] on [t:single]", lambda k, t: CountersOn(t, k))
    table.reads("amt", "the number of [k:counter] on [t:single]", lambda k, t: CountersOn(t, k))
    form(
        "counter",
        "[k:<word>] counter/counters",
        lambda k: k.lower(),
        lambda v: {"k": v} if isinstance(v, str) and v.isalpha() else None,
    )


def take_not_called(value: object) -> Mapping[str, object] | None:
    match value:
        case Not(Is(Quality.NAME, name)):
            return {"v": name}
    return None


def take_unshared(value: object) -> Mapping[str, object] | None:
    match value:
        case Not(Shares(quality, thing)):
            return {"q": quality, "t": thing}
    return None


def take_counters_is(op: Op, number: int) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if isinstance(value, CountersIs) and value.op is op and value.amount == Number(number):
            return {"k": value.kind}
        return None

    return take


def amount_rows(table: Table) -> None:
    row, form, word = table.row, table.form, table.word
    for stat, noun in STATS:
        row("amt", f"[thing:possessor] {noun} || the {noun} of [thing:single]", StatOf, stat=stat)
        form(
            "amt",
            f"the total {noun} of [g:allnp]",
            lambda g, stat=stat: StatOf(Every(field_group(g)), stat),
            take_total(stat),
        )
    word("cards", "a card", Number(1))
    word("num", "X00", Times(X(), 100))
    word("quantity", "a|an", ONE)
    word("quantity", "any number of", Quantity(Number(0), ANY_NUMBER))


def take_total(stat: Stat) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case StatOf(Every(group), found) if found is stat:
                return {"g": replace(group, zones=()) if group.zones == ("field",) else group}
        return None

    return take


def other_rows(table: Table) -> None:
    form, word = table.form, table.word
    form("someobj", "another [g:np]", lambda g: Some(ONE, field_group(other_than(g, Self()))), take_another_one)
    form("definite", "all [g:allnp]", make_every, take_every)
    form("agent", "another [g:np]", lambda g: replace(g, tests=(Not(Same(Self())), *g.tests)), take_another)
    form("subj", "[g:allnp]", lambda g: Every(field_group(g)) if g.tests else None, take_every)
    word("pre", "other", Not(Same(Self())))
    form("definite1", "that enemy [a:head]", lambda a: Ref("that", False, a) if a else None, lambda v: None)
    for category in ("typetest", "named", "colour", "status"):
        form("pre", f"non [a:{category}]", lambda a: Not(a), take_not)
    form(
        "pre",
        "[a:status] or|and [b:status]",
        lambda a, b: AnyOf((a, b)),
        lambda v: (
            {"a": v.tests[0], "b": v.tests[1]}
            if isinstance(v, AnyOf) and len(v.tests) == 2 and all(isinstance(t, In) for t in v.tests)
            else None
        ),
    )


def take_not(value: object) -> Mapping[str, object] | None:
    return {"a": value.test} if isinstance(value, Not) and not isinstance(value.test, Same | Has | Shares) else None


def without_self(tests: tuple[Test, ...]) -> tuple[Test, ...]:
    return tuple(test for test in tests if test != Not(Same(Self())))


def take_another(value: object) -> Mapping[str, object] | None:
    if isinstance(value, Group) and Not(Same(Self())) in value.tests:
        return {"g": replace(value, tests=without_self(value.tests))}
    return None


def take_another_one(value: object) -> Mapping[str, object] | None:
    if isinstance(value, Some) and not value.target and value.quantity == ONE:
        found = take_another(replace(value.group, zones=()) if value.group.zones == ("field",) else value.group)
        return found if not value.random else None
    return None
