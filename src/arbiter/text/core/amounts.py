"""Amounts and costs: numbers that are stated or counted, and what stands before the colon."""

from __future__ import annotations

from collections.abc import Mapping

from arbiter.script.amounts import (
    Count,
    CountersOn,
    CountOf,
    Distinct,
    EventAmount,
    ExtremeStat,
    Half,
    Minus,
    Number,
    Occurred,
    Plus,
    Quotient,
    Resource,
    StatOf,
    Times,
    X,
)
from arbiter.script.base import Amount, CostPart, How, Pattern, Stat, Thing
from arbiter.script.costs import (
    Cost,
    Mana,
    MoveSome,
    MoveThis,
    MoveTop,
    PayResource,
    RestSome,
    RestThis,
    RevealSome,
    SameName,
    TakeCounters,
    TakeDamage,
)
from arbiter.script.nouns import EACH, OPPONENT, YOU, DidThisTurn, Group, Same, Self
from arbiter.script.patterns import Casts, Moves
from arbiter.text.core.nouns import rejoin, take_const, together
from arbiter.text.core.things import bare_group, field_group
from arbiter.text.draft import MoveThisFrom, Quantity, Ref
from arbiter.text.errors import Declined
from arbiter.text.grammar import Make, Table, Take

DAMAGE_TAKEN = Count(Group((), ("damage",), YOU))


def make_number(n: int) -> object:
    return Number(n)


def take_number(value: object) -> Mapping[str, object] | None:
    return {"n": value.value} if isinstance(value, Number) else None


def times(n: Amount, c: Amount) -> Amount:
    """So many for each: n times the count."""
    if not isinstance(n, Number):
        raise Declined("only a number is multiplied")
    return c if n.value == 1 else Times(c, n.value)


def take_times(value: object) -> Mapping[str, object] | None:
    if isinstance(value, Times):
        return {"n": Number(value.factor), "c": value.amount}
    counted = (Quotient, StatOf, Count, CountersOn, CountOf, Occurred, Distinct, Resource, ExtremeStat, X)
    if isinstance(value, counted):
        return {"n": Number(1), "c": value}
    return None


def more(n: Amount, m: Amount, c: Amount) -> object:
    return Plus(n, times(m, c))


def take_more(value: object) -> Mapping[str, object] | None:
    if isinstance(value, Plus):
        each = take_times(value.right)
        return {"n": value.left, "m": each["n"], "c": each["c"]} if each else None
    return None


def make_count(g: Group) -> object:
    plain, total, different = together(g)
    if total is not None or isinstance(different, Stat):
        return None
    if not plain.zones and any(isinstance(test, DidThisTurn) and takes_away(test.pattern) for test in plain.tests):
        return None  # what is gone is not counted where it was: that it went can be
    group = field_group(plain)
    return Count(group) if different is None else Distinct(group, different, apart=True)


def takes_away(pattern: Pattern) -> bool:
    return isinstance(pattern, Moves) and pattern.to != "field"


def make_placed_count(g: Group) -> object:
    """A number of objects says whose or where they are; so a "you control" at its end is its own."""
    return make_count(g) if g.zones or g.side != EACH else None


def rounded_half(amount: Amount, spare: int) -> Amount:
    """Half in whole thousands: how often 2000 goes into it, with something to spare when rounding up."""
    return Times(Quotient(Plus(amount, Number(spare)) if spare else amount, 2000), 1000)


def take_rounded_half(spare: int) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Times(Quotient(Plus(amount, Number(found)), 2000), 1000) if found == spare:
                return {"a": amount}
            case Times(Quotient(amount, 2000), 1000) if not spare and not isinstance(amount, Plus):
                return {"a": amount}
        return None

    return take


def take_count(value: object) -> Mapping[str, object] | None:
    if isinstance(value, Distinct) and value.apart:
        group = bare_group(value.group)
        return {"g": rejoin(group, None, value.quality)} if group is not None else None
    return {"g": bare_group(value.group)} if isinstance(value, Count) else None


def amount_rows(table: Table) -> None:
    row, form, word, same = table.row, table.form, table.word, table.same
    form("whole", "[n:<num>]", make_number, take_number)
    form("num", "[n:<num>]", make_number, take_number)
    word("num", "X", X())
    same("amt", "[a:num]")
    word("amt", "the damage you have received || the points of damage you have received", DAMAGE_TAKEN)
    form("amt", "the number of [g:allnp]", make_placed_count, take_count)
    row("amt", "[thing:possessor] @power || the power of [thing:single]", StatOf, stat=Stat.POWER)
    row("amt", "[thing:possessor] cost || the cost of [thing:single]", StatOf, stat=Stat.COST)
    form(
        "amt",
        "[t:possessor] @power minus [n:num]",
        lambda t, n: Minus(StatOf(t, Stat.POWER), n),
        lambda v: (
            {"t": v.left.thing, "n": v.right}
            if isinstance(v, Minus) and isinstance(v.left, StatOf) and v.left.stat is Stat.POWER
            else None
        ),
    )
    row("costof", "[thing:definite]", StatOf, stat=Stat.COST)
    for way, spare in (("up", 1999), ("down", 0)):
        form(
            "amt",
            f"half of [a:amt] ( round {way} to the nearest 1000 )",
            lambda a, spare=spare: rounded_half(a, spare),
            take_rounded_half(spare),
        )
    form("amt", "half of [a:amt]", lambda a: Half(a), lambda v: {"a": v.amount} if isinstance(v, Half) else None)
    form("amt", "the number of [k:counter] placed on [t:single]", lambda k, t: CountersOn(t, k), take_counters)
    row("amt", "the highest @power among [group:fieldnp]", ExtremeStat, stat=Stat.POWER)
    form("fieldnp", "the [g:allnp]", lambda g: field_group(g), lambda v: {"g": bare_group(v)})
    word("possessor", "its", Ref("it"))
    word("possessor", "their", Ref("it", True))
    form("possessor", "[t:definite1] 's", lambda t: t, lambda v: {"t": v} if isinstance(v, Thing) else None)
    # "for each ..."
    word("each", "for each point of damage you have received", DAMAGE_TAKEN)
    form("each", "for each [g:np]", make_count, take_count)
    form("each", "for each [k:counter] placed on [t:single]", lambda k, t: CountersOn(t, k), take_counters)
    form(
        "each",
        "for each card you have cast this turn",
        lambda: Occurred(Casts(YOU)),
        lambda v: {} if v == Occurred(Casts(YOU)) else None,
    )
    word("each", "for each @mana paid as X", X())
    row("each", "for each @mana required to cast [thing:single]", StatOf, stat=Stat.COST)
    form(
        "each",
        "for every [n:<num>] [g:np]",
        lambda n, g: Quotient(Count(field_group(g)), n),
        lambda v: (
            {"n": v.by, "g": bare_group(v.amount.group)}
            if isinstance(v, Quotient) and v.by > 1 and isinstance(v.amount, Count)
            else None
        ),
    )
    form(
        "counter",
        "[k:<word>] Counter/Counters",
        lambda k: k if k.lower() not in NO_NAMES else None,
        lambda v: {"k": v} if isinstance(v, str) else None,
    )
    form(
        "counter",
        "[k:<word>] [m:<word>] Counter/Counters",
        lambda k, m: f"{k} {m}" if k.lower() not in NO_NAMES else None,
        take_two_words,
    )
    # Amounts of damage.
    same("dmg", "[a:num] damage")
    form("dmg", "[n:whole] damage [c:each]", times, take_times)
    form("dmg", "[n:whole] damage and [m:whole] more damage [c:each]", more, take_more)
    same("dmg", "damage equal to [a:amt2]")
    same("amt2", "[a:amt]")
    table.reads("amt", "the damage dealt || the damage received", lambda: EventAmount())
    same("cards", "[a:num] card/cards")
    form("cards", "[n:whole] card/cards [c:each]", times, take_times)
    table.reads("cards", "a card [c:each]", lambda c: c)


def take_counters(value: object) -> Mapping[str, object] | None:
    return {"k": value.kind, "t": value.thing} if isinstance(value, CountersOn) else None


# words before a counter that do not belong to its name
NO_NAMES = (
    "additional",
    "extra",
    "further",
    "more",
    "other",
    "the",
    "a",
    "an",
    "all",
    "any",
    "of",
    "its",
    "their",
    "such",
)


def take_two_words(value: object) -> Mapping[str, object] | None:
    if isinstance(value, str) and value.count(" ") == 1:
        left, right = value.split(" ")
        return {"k": left, "m": right}
    return None


# ---------------------------------------------------------------- costs


def merge(parts: tuple[CostPart, ...]) -> tuple[CostPart, ...]:
    """Symbols in a row are one payment."""
    out: list[CostPart] = []
    for part in parts:
        last = out[-1] if out else None
        if isinstance(part, Mana) and isinstance(last, Mana):
            if part.variable and last.variable:
                raise Declined("the variable twice over is twice as much, and no payment knows that")
            coloured = dict(last.coloured)
            for colour, count in part.coloured:
                coloured[colour] = coloured.get(colour, 0) + count
            out[-1] = Mana(tuple(coloured.items()), last.any + part.any, last.variable or part.variable)
        elif isinstance(part, PayResource) and isinstance(last, PayResource) and part.kind == last.kind:
            assert isinstance(last.count, Number) and isinstance(part.count, Number)
            out[-1] = PayResource(part.kind, Number(last.count.value + part.count.value))
        else:
            out.append(part)
    return tuple(out)


def unmerge(parts: tuple[CostPart, ...]) -> tuple[CostPart, ...]:
    out: list[CostPart] = []
    for part in parts:
        if isinstance(part, Mana):
            if part.variable:
                out.append(Mana(variable=part.variable))
            for colour, count in part.coloured:
                out.extend([Mana(((colour, 1),))] * count)
            if part.any or part == Mana():
                out.append(Mana(any=part.any))
        elif isinstance(part, PayResource) and isinstance(part.count, Number) and is_symbol(part):
            out.extend([PayResource(part.kind, Number(1))] * part.count.value)
        else:
            out.append(part)
    return tuple(out)


SYMBOLS = (Mana, RestThis, SameName, PayResource)
BY_THE_PIECE = 10  # a kept resource that is paid in few pieces has a symbol for each; more is said as a number


def is_symbol(part: CostPart) -> bool:
    return isinstance(part, SYMBOLS) and not (
        isinstance(part, PayResource) and (not isinstance(part.count, Number) or part.count.value > BY_THE_PIECE)
    )


def make_cost(**runs: tuple[CostPart, ...]) -> object:
    return Cost(tuple(p for run in runs.values() for p in merge(run)))


def runs_of(parts: tuple[CostPart, ...]) -> list[tuple[CostPart, ...]]:
    out: list[tuple[CostPart, ...]] = []
    for part in unmerge(parts):
        if out and ((is_symbol(part) and is_symbol(out[-1][-1])) or (isinstance(part, MoveSome) and part.joined)):
            out[-1] = (*out[-1], part)
        else:
            out.append((part,))
    return out


def take_cost(length: int) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if not isinstance(value, Cost):
            return None
        runs = runs_of(value.parts)
        return {f"r{i}": run for i, run in enumerate(runs)} if len(runs) == length else None

    return take


def one_part(a: CostPart) -> object:
    return (a,)


def take_one_part(value: object) -> Mapping[str, object] | None:
    if isinstance(value, tuple) and len(value) == 1:
        return {"a": value[0]}
    return None


def take_run(value: object) -> Mapping[str, object] | None:
    if isinstance(value, tuple) and len(value) > 1:
        return {"a": value[0], "b": value[1:]}
    return None


def make_move_some(to: str, how: How) -> tuple[Make, Take]:
    def make(q: Quantity, g: Group) -> object:
        return MoveSome(field_group(g), q.high, to, how) if q.low == q.high else None

    def take(value: object) -> Mapping[str, object] | None:
        if isinstance(value, MoveSome) and value.to == to and value.how is how:
            return {"q": Quantity(value.count, value.count), "g": bare_group(value.group)}
        return None

    return make, take


def in_hand(group: Group) -> Group | None:
    """A noun that names a card in your hand: "1 Fire card", with or without "from your hand"."""
    if group.zones not in ((), ("hand",)) or group.side not in (YOU, Group().side):
        return None
    return Group(group.tests, ("hand",), YOU)


def make_discard(q: Quantity, g: Group) -> object:
    group = in_hand(g)
    return MoveSome(group, q.high, "break", How.DISCARD) if group and q.low == q.high else None


def take_discard(value: object) -> Mapping[str, object] | None:
    if isinstance(value, MoveSome) and value.how is How.DISCARD:
        return {"q": Quantity(value.count, value.count), "g": Group(value.group.tests, ())}
    return None


def make_rest_some(n: Amount, g: Group) -> object:
    return RestSome(Group(g.tests, ("field",), YOU), n) if g.zones == () and g.side != OPPONENT else None


REST_ITSELF = RestSome(Group((Same(Self()),), ("field",), YOU), Number(1))


def take_rest_some(value: object) -> Mapping[str, object] | None:
    if isinstance(value, RestSome):
        return {"n": value.count, "g": Group(value.group.tests, ())}
    return None


def cost_rows(table: Table) -> None:
    row, form, word = table.row, table.form, table.word
    form(
        "sym",
        "[c:<coloursym>]",
        lambda c: Mana(((c, 1),)),
        lambda v: {"c": v.coloured[0][0]} if isinstance(v, Mana) and len(v.coloured) == 1 and not v.any else None,
    )
    form(
        "sym",
        "[n:<anysym>]",
        lambda n: Mana(any=n),
        lambda v: {"n": v.any} if isinstance(v, Mana) and not v.coloured and not v.variable else None,
    )
    word("sym", "<xsym>", Mana(variable="X"))
    word("sym", "<restsym>", RestThis())
    word("sym", "<namesym>", SameName())
    form("symbols", "[a:sym]", one_part, take_one_part)
    form("symbols", "[a:sym] [b:symbols]", lambda a, b: (a, *b), take_run)
    table.same("costrun", "[a:symbols]")
    form("costrun", "[a:costpart]", one_part, take_one_part)
    table.reads("costrun", "pay [a:symbols]", lambda a: a)
    for verb, to, how in (
        ("put <self> and [q:quantity] [g:np] into the @zone_break", "break", How.PUT),
        ("remove <self> and [q:quantity] [g:np] from @removed", "removed", How.REMOVE),
    ):
        table.reads(
            "costrun",
            verb,
            lambda q, g, to=to, how=how: (
                (MoveThis(to, how), MoveSome(field_group(g), q.high, to, how)) if q.low == q.high else None
            ),
        )
    for words, zone in (("your|the @zone_break", "break"), ("your hand", "hand")):
        table.reads(
            "costpart",
            f"remove <self> in|from {words} from @removed",
            lambda zone=zone: MoveThisFrom(MoveThis("removed", How.REMOVE), zone),
        )
    for length in range(1, 6):
        template = " , ".join(f"[r{i}:costrun]" for i in range(length))
        form("cost", template, make_cost, take_cost(length))
    form("symcost", "[r0:symbols]", make_cost, take_cost(1))
    row("costpart", "put <self> into the @zone_break", MoveThis, to="break", how=How.PUT)
    row("costpart", "discard <self>", MoveThis, to="break", how=How.DISCARD)
    row("costpart", "remove <self> from @removed", MoveThis, to="removed", how=How.REMOVE)
    row("costpart", "return <self> to its owner 's hand", MoveThis, to="hand", how=How.RETURN)
    form("costpart", "put [q:quantity] [g:np] into the @zone_break", *make_move_some("break", How.PUT))
    form("costpart", "remove [q:quantity] [g:np] from @removed", *make_move_some("removed", How.REMOVE))
    form("costpart", "return [q:quantity] [g:np] to its/their owner 's hand", *make_move_some("hand", How.RETURN))
    form("costpart", "discard [q:quantity] [g:np]", make_discard, take_discard)
    table.reads("costpart", "@rest a total of [n:num] [g:np]", make_rest_some)
    table.reads("costpart", "discard a total of [q:quantity] [g:np]", make_discard)
    # In words it is not the symbol, for which a card has to have been there since the turn began.
    form("costpart", "@rest @ready_state <self>", lambda: REST_ITSELF, take_const(REST_ITSELF))
    form(
        "costpart",
        "remove [n:num] [k:counter] from a|an [g:np]",
        lambda n, k, g: TakeCounters(k, n, field_group(g)),
        lambda v: (
            {"n": v.count, "k": v.kind, "g": bare_group(v.group)} if isinstance(v, TakeCounters) and v.group else None
        ),
    )
    form("costpart", "@rest [n:num] [g:np]", make_rest_some, take_rest_some)
    row("costpart", "put the top [count:cards] of your deck into the @zone_break", MoveTop, to="break", how=How.PUT)
    row("costpart", "remove the top [count:cards] of your deck from @removed", MoveTop, to="removed", how=How.REMOVE)
    table.reads(
        "costpart", "put the top card of your deck into the @zone_break", lambda: MoveTop(Number(1), "break", How.PUT)
    )
    form(
        "costpart",
        "remove [n:num] [k:counter] from <self>",
        lambda n, k: TakeCounters(k, n),
        lambda v: {"n": v.count, "k": v.kind} if isinstance(v, TakeCounters) and v.group is None and v.kind else None,
    )
    row("costpart", "receive [count:num] point/points of damage", TakeDamage)
    form("costpart", "reveal [n:num] [g:np]", make_reveal, take_reveal)


def make_reveal(n: Amount, g: Group) -> object:
    group = in_hand(g)
    return RevealSome(group, n) if group else None


def take_reveal(value: object) -> Mapping[str, object] | None:
    if isinstance(value, RevealSome):
        return {"n": value.count, "g": Group(value.group.tests, ())}
    return None
