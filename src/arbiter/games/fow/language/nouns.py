"""Noun phrases of this game: targets, players, names, costs and counters, and the areas that things are in."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from arbiter.games.fow.language.amounts import STATS, amount_rows
from arbiter.games.fow.language.words import EITHER_RULER, J_RESONATOR, J_RULER, RESONATOR, RULER
from arbiter.script.amounts import Number, Times, X
from arbiter.script.base import Amount, Op, Quality, Status, Test
from arbiter.script.conditions import Holds
from arbiter.script.nouns import (
    EACH,
    OPPONENT,
    YOU,
    AllOf,
    AnyOf,
    Both,
    ControllerOf,
    CountersIs,
    DidThisTurn,
    Every,
    Group,
    Has,
    In,
    Is,
    NameContains,
    NoQuality,
    Not,
    OwnerOf,
    Player,
    Same,
    Self,
    Shares,
    Side,
    StatIs,
)
from arbiter.script.patterns import ANYTHING, DealsDamage
from arbiter.text.antecedents import PLAYER
from arbiter.text.core.choosing import unplace
from arbiter.text.core.nouns import make_group, one_more, rejoin, take_group
from arbiter.text.core.printed import comparing_row
from arbiter.text.core.several_nouns import fold
from arbiter.text.core.targeting import (
    other_than,
    take_called,
    take_controlling,
    take_target_player,
    take_who,
    targeted,
    targeted_many,
)
from arbiter.text.core.things import ANY_NUMBER, ONE, field_group, make_both, make_every, take_every
from arbiter.text.draft import Quantity, Ref, SaidPlayer, Some, Where
from arbiter.text.grammar import Table, Take

TURN_PLAYER = Player(Side.TURN)  # 105.1
PLAYERS = Group((PLAYER,), ("player",), EACH)
OPPONENTS = Group((PLAYER,), ("player",), OPPONENT)
PLAYER_OR = {
    "jresonator": Group((AnyOf((PLAYER, *J_RESONATOR.tests)),), ("field", "player"), EACH),
    "resonator": Group((AnyOf((PLAYER, RESONATOR)),), ("field", "player"), EACH),
}


def take_target(quantity: Quantity | None) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if not isinstance(value, Some) or not value.target or value.group.zones == ("player",):
            return None
        if quantity is not None and value.quantity != quantity:
            return None
        group = rejoin(unplace(value.group), value.total, value.different)
        return {"g": group} if quantity is not None else {"q": value.quantity, "g": group}

    return take


def target_rows(table: Table) -> None:
    """903.2i: what is targeted is picked while playing, wherever the text names it."""
    form, same, word = table.form, table.same, table.word
    for spelled, group in PLAYER_OR.items():
        word(
            "target",
            f"target player or target? {spelled} || target {spelled} or player",
            Some(ONE, group, target=True),
        )
    form("target", "target [g:np]", lambda g: targeted(ONE, g), take_target(ONE))
    form("target", "another target [g:np]", lambda g: targeted(ONE, other_than(g, Ref("it"))), lambda v: None)
    form("target", "target another [g:np]", lambda g: targeted(ONE, other_than(g, Self())), lambda v: None)
    form("target", "[q:quantity] target [g:np]", targeted_many, take_target(None))
    table.reads("target", "up to [n:num] other target [g:np]", lambda n, g: targeted(Quantity(Number(0), n), g))
    for category in ("obj", "subj", "single"):
        same(category, "[a:target]")
    form("possessor", "[t:target] 's", lambda t: t, lambda v: {"t": v} if isinstance(v, Some) and v.target else None)
    # players
    word("targetplayer", "target player", ControllerOf(Some(ONE, PLAYERS, target=True)))
    word("targetplayer", "target opponent", ControllerOf(Some(ONE, OPPONENTS, target=True)))
    same("other", "[a:targetplayer]")
    same("dealt", "[a:targetplayer]")
    word("other", "that player || they", SaidPlayer())
    word("dealt", "that player", SaidPlayer())
    word("other", "each player", EACH)
    table.reads("other", "the turn player", lambda: TURN_PLAYER)
    table.reads("dealt", "the turn player", lambda: TURN_PLAYER)
    word("other", "@your_opponent || each opponent || each other player", OPPONENT)
    word("dealt", "each player", EACH)
    word("dealt", "@your_opponent || each opponent || your opponents", OPPONENT)
    form("other", "[t:possessor] controller", lambda t: ControllerOf(t), take_who(ControllerOf))
    form("other", "[t:possessor] owner", lambda t: OwnerOf(t), take_who(OwnerOf))
    form("dealt", "[t:possessor] controller", lambda t: ControllerOf(t), take_who(ControllerOf))
    form("poss", "[w:targetplayer] 's", lambda w: w, take_target_player)
    word("poss", "that player 's", SaidPlayer())
    word("where", "you control", Where((), YOU))
    word("where", "@opponent_controls", Where((), OPPONENT))
    form("where", "[w:targetplayer] controls", lambda w: Where((), w), take_controlling)
    word("where", "that player controls || they control", Where((), SaidPlayer()))
    word("where", "your opponents control || you don't control", Where((), OPPONENT))


def noun_rows(table: Table) -> None:
    form, word = table.form, table.word
    target_rows(table)
    quality_rows(table)
    place_rows(table)
    amount_rows(table)
    for np, noms in (("np", "noms"), ("allnp", "allnoms")):
        form(np, f"[a:{noms}] [w:controlled] [b:posts]", controlled_with, take_controlled_with)
    word("controlled", "you control", Where((), YOU))
    word("controlled", "@opponent_controls", Where((), OPPONENT))
    # numbers
    word("num", "X00", Times(X(), 100))
    word("cards", "a card", Number(1))
    word("quantity", "a|an", ONE)
    word("quantity", "any number of", Quantity(Number(0), ANY_NUMBER))
    form("someobj", "another [g:np]", lambda g: Some(ONE, field_group(other_than(g, Self()))), lambda v: None)
    form("definite", "all [g:allnp]", make_every, take_every)
    form(
        "subj", "[g:allnp]", lambda g: Every(field_group(g)) if g.side == EACH and not g.zones else None, lambda v: None
    )
    form(
        "subj",
        "your [g:allnp]",
        lambda g: (
            Every(Group(g.tests, ("field",), YOU))
            if g.side == EACH and not g.zones and g.tests not in ((J_RULER,), (RULER,), (EITHER_RULER,))
            else None
        ),
        lambda v: None,
    )
    for category in ("obj", "subj"):
        form(category, "[a:single] and [b:target]", make_both, take_both_target)
    form("nom", "[a:negation] , [b:nomrest]", one_more, lambda v: None)
    form("nomrest", "[a:negation] , [b:nomrest]", one_more, lambda v: None)
    form("negation", "non [a:typetest] || non [a:named] || non [a:colour]", lambda a: Not(a), lambda v: None)
    form(
        "pre",
        "[a:status] or [b:status]",
        lambda a, b: AnyOf((a, b)),
        lambda v: (
            {"a": v.tests[0], "b": v.tests[1]}
            if isinstance(v, AnyOf) and len(v.tests) == 2 and all(isinstance(t, In) for t in v.tests)
            else None
        ),
    )
    form("postest", "not named [v:<cardname>]", lambda v: Not(called(Is(Quality.NAME, v))), lambda v: None)
    for category in ("typetest", "named", "colour", "status"):
        form("pre", f"non [a:{category}]", lambda a: Not(a), take_not)
    word("pre", "other", Not(Same(Self())))
    for words, test in (("jruler", EITHER_RULER), ("J-ruler", J_RULER), ("ruler", RULER)):
        # 202.2d  of several, one is chosen as the effect is applied
        own = Group((test,), ("field",), YOU)
        for category in ("obj", "subj"):
            word(category, f"your {words} || a {words} you control", Some(ONE, own))
        theirs = replace(own, side=OPPONENT)
        for category in ("obj", "subj"):
            word(category, f"@opponents {words} || a {words} @opponent_controls", Some(ONE, theirs))
        word("agent", f"your {words}", replace(own, zones=()))
        word("single", f"your {words}", Every(own))
    form("agent", "another [g:np]", lambda g: replace(g, tests=(Not(Same(Self())), *g.tests)), take_another)


def take_both_target(value: object) -> Mapping[str, object] | None:
    match value:
        case Both((first, Some(target=True) as second)):
            return {"a": first, "b": second}
    return None


def controlled_with(a: tuple[Test, ...], w: Where, b: tuple[object, ...]) -> object:
    """ "a resonator you control with total cost 2 or less": whose it is comes first."""
    return make_group(a, (w, *b))


def take_controlled_with(value: object) -> Mapping[str, object] | None:
    found = take_group(value)
    if found is None or not isinstance(value, Group) or value.zones or value.side not in (YOU, OPPONENT):
        return None
    posts = tuple(post for post in found["b"] if not isinstance(post, Where))  # type: ignore[attr-defined]
    return {"a": found["a"], "w": Where((), value.side), "b": posts} if posts else None


def take_not(value: object) -> Mapping[str, object] | None:
    return {"a": value.test} if isinstance(value, Not) and not isinstance(value.test, Same | Has) else None


def take_another(value: object) -> Mapping[str, object] | None:
    if isinstance(value, Group) and Not(Same(Self())) in value.tests:
        return {"g": replace(value, tests=tuple(t for t in value.tests if t != Not(Same(Self()))))}
    return None


def place_rows(table: Table) -> None:
    form, word = table.form, table.word
    form(
        "where",
        "in|from a|any [z:zone]",
        lambda z: Where((z,), EACH),
        lambda v: {"z": v.zones[0]} if isinstance(v, Where) and len(v.zones) == 1 and v.side == EACH else None,
    )
    form(
        "where",
        "in|from [p:poss] [y:zone] or|and [z:zone]",
        lambda p, y, z: Where((y, z), p),
        lambda v: (
            {"p": v.side, "y": v.zones[0], "z": v.zones[1]} if isinstance(v, Where) and len(v.zones) == 2 else None
        ),
    )
    word("where", "in all graveyards || in all graveyard || in graveyards", Where(("break",), EACH))
    form("where", "in|from [w:ownerof] [z:zone]", lambda w, z: Where((z,), w), lambda v: None)
    form("ownerof", "[t:possessor] controller 's", lambda t: ControllerOf(t), take_who(ControllerOf))
    form("ownerof", "[t:possessor] owner 's", lambda t: OwnerOf(t), take_who(OwnerOf))
    word("where", "in the field", Where((), EACH))


def quality_rows(table: Table) -> None:
    """What stands behind the noun."""
    row, form, word = table.row, table.form, table.word
    for stat, noun in STATS:
        for tail, op in (("or less", Op.LE), ("or more", Op.GE), ("", Op.EQ)):
            row(
                "postest",
                f"with {noun} [amount:num] {tail} || with a {noun} of [amount:num] {tail} || "
                f"with {noun} of [amount:num] {tail} || with [amount:num] {tail} {noun}".replace("  ", " "),
                StatIs,
                stat=stat,
                op=op,
            )
        for tail, op in (("or less", Op.LE), ("or more", Op.GE)):
            table.reads(
                "condition",
                f"[t:subj] has|had|have {noun} [n:num] {tail} || [t:subj] has|had|have a {noun} of [n:num] {tail}",
                lambda t, n, stat=stat, op=op: Holds(t, (StatIs(stat, op, n),)),
            )
            table.reads(
                "condition",
                f"[t:possessor] {noun} was [n:num] {tail}",
                lambda t, n, stat=stat, op=op: Holds(t, (StatIs(stat, op, n),)),
            )
        row(
            "postest",
            f"with a? {noun} less than or equal to [amount:amt] || with a? {noun} equal to or less than [amount:amt]",
            StatIs,
            stat=stat,
            op=Op.LE,
        )
        comparing_row(table, f"with a? {noun} less than [amount:amt]", stat, Op.LT)
        comparing_row(table, f"with a? {noun} greater than [amount:amt]", stat, Op.GT)
    form("postest", "named [v:<cardname>]", lambda v: called(Is(Quality.NAME, v)), take_called)
    row("postest", "with [part:<cardname>] in its/their name/names", NameContains)
    form(
        "postest",
        "with [a:<cardname>] or [b:<cardname>] in its/their name/names",
        lambda a, b: AnyOf((NameContains(a), NameContains(b))),
        take_two_parts,
    )
    form(
        "postest",
        "that doesn't|don't share a|an [q:quality] with [t:definite]",
        lambda q, t: Not(Shares(q, t)),
        lambda v: None,
    )
    form(
        "postest",
        "that shares|share an attribute or race with [t:definite]",
        lambda t: AnyOf((Shares(Quality.COLOUR, t), Shares(Quality.KIND, t))),
        take_shared,
    )
    word("postest", "with no attribute", NoQuality(Quality.COLOUR))
    word("pre", "non attribute", NoQuality(Quality.COLOUR))  # 209.5f
    form(
        "postest",
        "that shares|share a|an [q:quality] with [t:definite]",
        lambda q, t: Shares(q, t),
        lambda v: {"q": v.quality, "t": v.thing} if isinstance(v, Shares) else None,
    )
    table.reads(
        "postest",
        "that shares|share a|an [q:quality] with a|an [g:np]",
        lambda q, g: Shares(q, Every(field_group(g))) if g.side != EACH else None,
    )
    table.reads("postest", "that shares|share a|an [q:quality] with it", lambda q: Shares(q, Ref("it")))
    attacked = In(Status.ATTACKED_THIS_TURN)
    word("postest", "that attacked this turn || that has attacked this turn", attacked)
    word("postest", "that didn't attack this turn || that hasn't attacked this turn", Not(attacked))
    for words in ("that isn't a|an [a:noms]", "that aren't [a:allnoms]", "that are not [a:allnoms]"):
        table.reads("postest", words, lambda a: Not(fold(a)) if a else None)
    word("postest", "that entered the field this turn", In(Status.ENTERED_THIS_TURN))
    hurt = DidThisTurn(DealsDamage(Group((Same(Self()),), ()), ANYTHING))
    word("postest", "dealt damage by <self> this turn || that was dealt damage by <self> this turn", hurt)
    word("postest", "that was dealt damage this turn", DidThisTurn(DealsDamage(ANYTHING, ANYTHING)))
    for words, op in (("with no", Op.EQ), ("with a|an", Op.GE)):
        number = Number(0 if op is Op.EQ else 1)
        form(
            "postest",
            f"{words} [k:counter] on it/them",
            lambda k, op=op, number=number: CountersIs(k, op, number),
            take_counters_is(op, number),
        )
    form("postest", "with [n:num] or more [k:counter] on it/them", lambda n, k: CountersIs(k, Op.GE, n), lambda v: None)
    form("postest", "of [a:colour]", lambda a: a, lambda v: None)
    stat_counter_rows(table)


def take_two_parts(value: object) -> Mapping[str, object] | None:
    match value:
        case AnyOf((NameContains(a), NameContains(b))):
            return {"a": a, "b": b}
    return None


def take_shared(value: object) -> Mapping[str, object] | None:
    match value:
        case AnyOf((Shares(Quality.COLOUR, thing), Shares(Quality.KIND, _))):
            return {"t": thing}
    return None


def called(test: Test) -> Test:
    """A name that is said behind the noun."""
    return AllOf((test,))


def take_counters_is(op: Op, number: Amount) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if isinstance(value, CountersIs) and value.op is op and value.amount == number:
            return {"k": value.kind}
        return None

    return take


def stat_counter_rows(table: Table) -> None:
    """Counters named by what they do ([+100/+100] counter) or by a word (strength counter)."""
    # A number that says nothing of how many there are.
    table.form(
        "plainnum",
        "[n:<num>]",
        lambda n: str(n),
        lambda v: {"n": int(v)} if isinstance(v, str) and v.isdigit() else None,
    )
    for sign in "+-":

        def make(a: str, b: str, sign: str = sign) -> object:
            return f"{sign}{a}/{sign}{b}"

        def take(value: object, sign: str = sign) -> Mapping[str, object] | None:
            if not isinstance(value, str) or not value.startswith(sign):
                return None
            left, _, right = value.replace(sign, "").partition("/")
            return {"a": left, "b": right}

        table.form("counter", f"[ {sign} [a:plainnum] / {sign} [b:plainnum] ] counter/counters", make, take)
    table.form(
        "counter",
        "[k:<word>] counter/counters",
        lambda k: k.lower(),
        lambda v: {"k": v} if isinstance(v, str) and v.isalpha() else None,
    )
    table.form(
        "counter",
        "[k:<kind>] counter/counters",
        lambda k: k.lower(),
        lambda v: None,
    )
