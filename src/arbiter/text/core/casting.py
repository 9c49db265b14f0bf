"""Casting: what it costs, what may be paid instead or on top, and effects that cast."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from arbiter.script.abilities import Static
from arbiter.script.amounts import Number, PaidAmount
from arbiter.script.base import Amount, How, Lasting, Op, Quality, Statement, Test, Thing, Who
from arbiter.script.conditions import Compare, Exists, WasPaid
from arbiter.script.effects import AllowCast, CastNow, Establish
from arbiter.script.nouns import EACH, OPPONENT, YOU, AnyOf, Group, Is, Same, Self, Shares
from arbiter.script.patterns import Moves
from arbiter.script.statements import (
    AlternativeCost,
    CostChange,
    ExtraCost,
    Forbid,
    ForbidPlay,
    PayRule,
    Permit,
    PlayOnlyIf,
)
from arbiter.text.core.amounts import SYMBOLS, take_times, times
from arbiter.text.core.conditions import ALL_OPS, compare_rows, constant_amount
from arbiter.text.core.nouns import take_const
from arbiter.text.core.patterns import THIS
from arbiter.text.core.several_nouns import Tests
from arbiter.text.grammar import Make, Table, Take


def of_this(value: object, kind: type) -> bool:
    return type(value) is kind and getattr(value, "what", None) == THIS


def casting_rows(table: Table) -> None:
    row, form, word, same = table.row, table.form, table.word, table.same
    # what the cost becomes
    for floor in ("", " ( it cannot become [f:whole] or less )", " ( it cannot become 0 )"):
        for words, sign in (("reduced", -1), ("increased", 1)):
            for each in ("", " [c:each]"):
                form(
                    "casting",
                    f"the cost required?? to cast [w:castee] is {words} by [n:num]{each}{floor}",
                    cost_maker(sign, floor),
                    cost_taker(sign, floor, bool(each)),
                )
        form(
            "casting",
            f"the cost required?? to cast [w:castee] can be reduced by [n:num]{floor}",
            cost_maker(-1, floor),
            lambda v: None,
        )
    form("castee", "<self>", lambda: THIS, take_const(THIS))
    form(
        "castee",
        "[g:np]",
        lambda g: Group(g.tests, (), YOU) if g.side == EACH and not g.zones and only_names(g.tests) else None,
        lambda v: {"g": Group(v.tests, ())} if isinstance(v, Group) and only_names(v.tests) else None,
    )
    form(
        "castee",
        "your [g:allnp]",
        lambda g: Group(g.tests, (), YOU) if g.side == EACH and not g.zones else None,
        lambda v: {"g": Group(v.tests, ())} if isinstance(v, Group) and v.side == YOU else None,
    )
    row(
        "casting",
        "the cost required?? to cast [what:castee] can be paid with @mana of any @colour_noun || "
        "[what:castcost] can be paid with @mana of any @colour_noun",
        PayRule,
        rule="any_colour",
    )
    same("castcost", "the cost for [a:castee]")
    form(
        "casting",
        "you can only pay with [c:colour] @mana to cast <self>",
        lambda c: PayRule(THIS, f"only:{c.value}"),
        take_only,
    )
    form(
        "casting",
        "the cost required for @your_opponent to cast [g:allnp] is increased by [n:num] || "
        "the cost required for @your_opponent to cast [g:allnp] increases by [n:num]",
        lambda g, n: CostChange(g, OPPONENT, n, 1),
        lambda v: (
            {"g": v.what, "n": v.add} if isinstance(v, CostChange) and v.who == OPPONENT and v.sign == 1 else None
        ),
    )
    form(
        "casting",
        "the cost required for all players to cast [g:allnp] is increased by [n:num]",
        lambda g, n: CostChange(g, EACH, n, 1),
        lambda v: {"g": v.what, "n": v.add} if isinstance(v, CostChange) and v.who == EACH and v.sign == 1 else None,
    )
    form(
        "casting",
        "you must control a|an [g:np] to cast <self>",
        lambda g: PlayOnlyIf(Exists(Group(g.tests, ("field",), YOU), Number(1))),
        lambda v: None,
    )
    for ability in ("action", "special"):
        for each in ("", " [c:each]"):
            form(
                "statement",
                f"the cost required to use [t:possessor] {ability} abilities is reduced by "
                f"[n:{'whole' if each else 'num'}]{each}",
                ability_cost_maker(ability),
                ability_cost_taker(ability, bool(each)),
            )
        table.form(
            "statement",
            f"the cost required to use the? {ability} abilities of the? [g:allnp] is reduced by [n:num] || "
            f"the cost required to use the? [g:allnp] 's {ability} abilities is reduced by [n:num]",
            lambda g, n, ability=ability: CostChange(Group(g.tests, (), g.side), YOU, n, ability=ability),
            take_group_ability_cost(ability),
        )
    # further and other costs
    form(
        "casting",
        "before paying the cost to cast <self> , you can [c:cost] "
        "to reduce the cost required to cast <self> by [n:num]",
        lambda c, n: ExtraCost(THIS, c, True, n),
        lambda v: (
            {"c": v.cost, "n": v.reduces}
            if of_this(v, ExtraCost) and isinstance(v, ExtraCost) and v.optional and v.reduces
            else None
        ),
    )
    form(
        "casting",
        "if you cast <self> , you may [c:cost] as an extra cost",
        lambda c: ExtraCost(THIS, c, True),
        take_extra(False),
    )
    form(
        "casting",
        "if you cast <self> , you may pay an extra [c:symcost] || if you cast <self> , you may pay [c:symcost] "
        "as an extra cost",
        lambda c: ExtraCost(THIS, c, True),
        take_extra(True),
    )
    form(
        "casting",
        "if you cast <self> , [c:cost] as an extra cost || as an extra|additional cost to cast <self> , [c:cost]",
        lambda c: ExtraCost(THIS, c),
        lambda v: {"c": v.cost} if isinstance(v, ExtraCost) and not v.optional else None,
    )
    form(
        "casting",
        "you can pay [c:symcost] to cast <self> || "
        "you can pay [c:symcost] instead of paying the @mana cost to cast <self>",
        lambda c: AlternativeCost(THIS, c),
        take_alternative,
    )
    form(
        "casting",
        "you can [c:cost] to cast <self> || you can [c:cost] instead of paying the @mana cost to cast <self>",
        lambda c: AlternativeCost(THIS, c),
        take_alternative,
    )
    # who may play what
    row("casting", "you can only cast|play <self> [condition:castwhen]", PlayOnlyIf)
    same("castwhen", "[c:during]")
    form("castwhen", "if [c:conditions]", lambda c: c, lambda v: {"c": v})
    form(
        "character",
        "you cannot play <self> or [a:named] while already in control of either @character .",
        make_either_play,
        take_either_play,
    )
    form(
        "static",
        "you cannot play <self> if you control a|an [g:np] .",
        lambda g: Static("", None, not_played(THIS), Exists(Group(g.tests, ("field",), YOU), Number(1))),
        lambda v: None,
    )
    row("statement", "[who:player] cannot cast [what:castwhat]", ForbidPlay, kind="cast")
    row("statement", "[who:player] can only cast up to [amount:num] [what:np] per turn", Permit, name="casts_per_turn")
    form("castwhat", "[g:allnp]", lambda g: g, lambda v: {"g": v} if isinstance(v, Group) else None)
    row("statement", "you can cast [what:castwhat]", Permit, name="cast")
    # asking how it was paid
    form(
        "condition",
        "the cost paid to cast <self> included [c:colour] @mana",
        lambda c: WasPaid(f"colour:{c.value}"),
        take_paid("colour"),
    )
    form(
        "condition",
        "the cost to cast <self> was only paid with [c:colour] @mana",
        lambda c: WasPaid(f"only:{c.value}"),
        take_paid("only"),
    )
    form(
        "condition",
        "the cost to cast <self> was paid with @mana of exactly [n:num] different @colour_nouns",
        lambda n: Compare(PaidAmount("colours"), Op.EQ, n),
        lambda v: (
            {"n": v.right} if isinstance(v, Compare) and v.op is Op.EQ and v.left == PaidAmount("colours") else None
        ),
    )
    word("casting", "you cannot cast <self>", ForbidPlay(YOU, "cast", THIS))
    compare_rows(
        table,
        "the cost to cast <self> was paid with @mana of * different @colour_nouns",
        *constant_amount(PaidAmount("colours")),
        ops=ALL_OPS[:2],
    )
    word("condition", "you paid the extra cost || the extra cost was paid", WasPaid("extra:0"))
    # effects that cast
    row(
        "clause",
        "cast [thing:obj] without paying the cost || cast [thing:obj] without paying its/their cost",
        CastNow,
        free=True,
        may=False,
    )
    row("clause", "cast [thing:obj]", CastNow, may=False)
    row(
        "clause",
        "you can cast [thing:obj] this turn || you may cast [thing:obj] this turn || "
        "you can cast [thing:obj] at any time "
        "you could normally cast it/them this turn",
        AllowCast,
    )
    row(
        "clause",
        "you can cast [thing:obj] at any time you could normally cast it/them",
        AllowCast,
        lasting=Lasting.GAME,
    )
    form(
        "clause",
        "the cost required to cast [w:castee] this turn is reduced by [n:num] ( it cannot become 0 )",
        lambda w, n: Establish((CostChange(w, YOU, n, floor=1),)),
        lambda v: (
            {"w": v.statements[0].what, "n": v.statements[0].add}
            if isinstance(v, Establish)
            and v.uses is None
            and isinstance(v.statements[0], CostChange)
            and v.statements[0].floor == 1
            else None
        ),
    )
    form(
        "clause",
        "the cost required to cast [t:pron] is reduced by [n:num] ( it cannot become 0 )",
        lambda t, n: Establish((CostChange(Group((Same(t),), (), EACH), YOU, n, floor=1),)),
        take_its_cost,
    )
    row(
        "clause",
        "you may cast [thing:obj] without paying the cost this turn || "
        "you can cast [thing:obj] without paying the cost this turn",
        AllowCast,
        free=True,
    )
    form(
        "clause",
        "during this turn , the cost required to cast your next [g:np] is reduced by [n:num]",
        lambda g, n: Establish((CostChange(Group(g.tests, (), YOU), YOU, n),), Lasting.TURN, 1),
        take_next_cost(False),
    )
    form(
        "clause",
        "during this turn , the cost required to cast your next [g:np] is reduced by [n:num] ( it cannot become 0 )",
        lambda g, n: Establish((CostChange(Group(g.tests, (), YOU), YOU, n, floor=1),), Lasting.TURN, 1),
        take_next_cost(True),
    )


def only_names(tests: Tests) -> bool:
    if len(tests) != 1:
        return False
    options = tests[0].tests if isinstance(tests[0], AnyOf) else tests
    return all(isinstance(t, Is) and t.quality in (Quality.NAME, Quality.KIND) for t in options)


def cost_maker(sign: int, floor: str) -> Make:
    def make(w: Group, n: Amount, c: Amount | None = None, f: Number | None = None) -> object:
        amount = n if c is None else times(n, c)
        least = f.value + 1 if f else 1 if floor else None
        return CostChange(w, YOU, amount, sign, least)

    return make


def cost_taker(sign: int, floor: str, each: bool) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if not isinstance(value, CostChange) or value.sign != sign or value.who != YOU or value.ability or value.set_to:
            return None
        found: dict[str, object] = {"w": value.what, "n": value.add}
        if each:
            parts = take_times(value.add)
            if parts is None:
                return None
            found.update(parts)
        elif not isinstance(value.add, Number):
            return None
        if not floor:
            return found if value.floor is None else None
        if "[f:" in floor:
            return {**found, "f": Number(value.floor - 1)} if value.floor and value.floor > 1 else None
        return found if value.floor == 1 else None

    return take


def ability_cost_maker(kind: str) -> Make:
    def make(t: Thing, n: Amount, c: Amount | None = None) -> object:
        return CostChange(Group((Same(t),), (), EACH), YOU, n if c is None else times(n, c), ability=kind)

    return make


def ability_cost_taker(kind: str, each: bool) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case CostChange(Group((Same(thing),), (), _), _, amount, -1, None, found, None) if found == kind:
                if not each:
                    return {"t": thing, "n": amount} if isinstance(amount, Number) else None
                parts = take_times(amount)
                return {"t": thing, **parts} if parts else None
        return None

    return take


def take_group_ability_cost(kind: str) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case CostChange(Group(tests, (), side), _, Number() as amount, -1, None, found, None) if found == kind:
                return {"g": Group(tests, (), side), "n": amount}
        return None

    return take


def take_only(value: object) -> Mapping[str, object] | None:
    if isinstance(value, PayRule) and value.rule.startswith("only:"):
        return {"c": Is(Quality.COLOUR, value.rule[5:])}
    return None


def take_paid(kind: str) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if isinstance(value, WasPaid) and value.what.startswith(kind + ":"):
            return {"c": Is(Quality.COLOUR, value.what[len(kind) + 1 :])}
        return None

    return take


def take_extra(symbols: bool) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if isinstance(value, ExtraCost) and value.optional and value.reduces is None:
            plain = all(isinstance(part, SYMBOLS) for part in value.cost.parts)
            return {"c": value.cost} if plain == symbols else None
        return None

    return take


def take_alternative(value: object) -> Mapping[str, object] | None:
    return {"c": value.cost} if isinstance(value, AlternativeCost) and value.what == THIS else None


def make_either_play(a: Test) -> object:
    """Two abilities: in play it speaks of both cards, and where it is cast from of its own casting.

    Its own name is a card's name here: whichever card of that name is already there.
    """
    either = AnyOf((Shares(Quality.NAME, Self()), a))
    there = Exists(Group((either,), ("field",), YOU), Number(1))
    return (
        Static("", None, not_played(Group((either,), (), YOU)), there),
        Static("", None, not_played(THIS), there),
    )


def not_played(what: Group, who: Who = YOU) -> tuple[Statement, ...]:
    """What cannot be played is neither cast nor played onto the field by an effect."""
    return (ForbidPlay(who, "cast", what), Forbid(Moves(what, to="field", how=How.PLAY)))


def take_either_play(value: object) -> Mapping[str, object] | None:
    match value:
        case (Static(statements=(ForbidPlay(_, "cast", Group((AnyOf((Shares(), test)),), _, _)), _)), Static()):
            return {"a": test} if replace_texts(value) == make_either_play(test) else None
    return None


def replace_texts(abilities: Sequence[Static]) -> tuple[Static, ...]:
    """The abilities without their printed text."""
    return tuple(replace(ability, text="") for ability in abilities)


def take_its_cost(value: object) -> Mapping[str, object] | None:
    match value:
        case Establish((CostChange(Group((Same(thing),), (), _), _, amount, -1, 1, None, None),), Lasting.TURN, None):
            return {"t": thing, "n": amount}
    return None


def take_next_cost(floor: bool) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Establish((CostChange(group, _, amount, -1, least),), Lasting.TURN, 1) if (least is not None) == floor:
                return {"g": Group(group.tests, ()), "n": amount}
        return None

    return take
