"""What combines with anything: a number for each of something behind any verb, as many as a number that is counted,
and lists from which more can be chosen than the first words say."""

from __future__ import annotations

from collections.abc import Mapping

from arbiter.games.fow.language.amounts import STATS
from arbiter.script.amounts import Count, CountersOn, Distinct, Number, Occurred, Plus, Since
from arbiter.script.base import Amount, Effect, Op, Quality
from arbiter.script.costs import Cost
from arbiter.script.effects import (
    Discard,
    Draw,
    Effects,
    GainResource,
    LoseResource,
    MakeTokens,
    Mill,
    Modes,
    PlaceCounters,
)
from arbiter.script.nouns import YOU, Every, Group, Is, OfCard, StatIs
from arbiter.script.patterns import Casts
from arbiter.text.core.abilities import make_activated, take_activated
from arbiter.text.core.amounts import take_times, times
from arbiter.text.core.sentences import effects_of
from arbiter.text.core.things import bare_group, field_group
from arbiter.text.draft import Together
from arbiter.text.errors import Declined
from arbiter.text.grammar import Table, Take
from arbiter.text.nodes import changed


def combination_rows(table: Table) -> None:
    each_rows(table)
    count_rows(table)
    equal_rows(table)
    list_rows(table)
    noun_rows(table)


# ---------------------------------------------------------------- for each


def each_rows(table: Table) -> None:
    """So much of it for each of something, whatever is done."""
    form = table.form
    form("clauses", "[a:clause] [c:each]", scaled, take_scaled)
    form("sentence", "[c:each] , [a:clauses]", lambda c, a: scaled(a, c), lambda v: None)


# Where the verb says how much of it there is.
COUNTED: dict[type, str] = {
    Draw: "amount",
    Discard: "amount",
    GainResource: "amount",
    LoseResource: "amount",
    MakeTokens: "count",
    Mill: "amount",
    PlaceCounters: "amount",
}


def scaled(a: Effect, c: Amount) -> object:
    if isinstance(a, Together):
        return Together(tuple(one(each, c) for each in a.effects))
    return one(a, c)


def one(effect: Effect, count: Amount) -> Effect:
    name = COUNTED.get(type(effect))
    if name is None:
        raise Declined("nothing in it is counted")
    return changed(effect, **{name: times(getattr(effect, name), count)})


def take_scaled(value: object) -> Mapping[str, object] | None:
    name = COUNTED.get(type(value))
    found = None if name is None else take_times(getattr(value, name))
    if found is None or not isinstance(value, Effect) or name is None:
        return None
    return {"a": changed(value, **{name: found["n"]}), "c": found["c"]}


# ---------------------------------------------------------------- how many there are


def count_rows(table: Table) -> None:
    """Different words among a group; counters on all of a group together."""
    form = table.form
    for category, start in (("each", "for each different [q:quality]"), ("amt", "the number of different [q:plural]")):
        form(
            category,
            f"{start} among all? [g:allnp]",
            lambda q, g: Distinct(field_group(g), q),
            lambda v: {"q": v.quality, "g": bare_group(v.group)} if isinstance(v, Distinct) else None,
        )
    for spelled, quality in (("attributes", Quality.COLOUR), ("races", Quality.KIND), ("names", Quality.NAME)):
        table.word("plural", spelled, quality)
    form(
        "each",
        "for each time you already played a card named [v:<cardname>] this game",
        lambda v: Occurred(Casts(YOU, Group((Is(Quality.NAME, v),), ())), Since.GAME),
        lambda v: None,
    )
    for category, start in (("each", "for each"), ("amt", "the combined?? number of")):
        form(
            category,
            f"{start} [k:counter] on [g:allnp]",
            lambda k, g: CountersOn(Every(field_group(g)), k) if g.tests else None,
            take_counters_on_all,
        )


def take_counters_on_all(value: object) -> Mapping[str, object] | None:
    match value:
        case CountersOn(Every(group), kind) if group.tests:
            return {"k": kind, "g": bare_group(group)}
    return None


# ---------------------------------------------------------------- as many as


def equal_rows(table: Table) -> None:
    form, row = table.form, table.row
    form(
        "clause",
        "draw cards equal to [a:amt]",
        lambda a: Draw(YOU, a),
        lambda v: {"a": v.amount} if isinstance(v, Draw) and v == Draw(YOU, v.amount) and not fixed(v.amount) else None,
    )
    form(
        "clause",
        "put [k:counter] equal to [a:amt] on [t:obj] || put [k:counter] on [t:obj] equal to [a:amt]",
        lambda k, a, t: PlaceCounters(t, k, a),
        lambda v: None,
    )
    for stat, noun in STATS:
        row("postest", f"with a? {noun} equal to [amount:amt]", StatIs, stat=stat, op=Op.EQ)
        row("postest", f"with a? {noun} equal to or greater than [amount:amt]", StatIs, stat=stat, op=Op.GE)


# ---------------------------------------------------------------- lists of effects


def list_rows(table: Table) -> None:
    """903.2g: more of them for something, and sentences and limits that stand before the list."""
    form = table.form
    for count in range(2, 7):
        lines = " ".join(f"• [o{i}:body]" for i in range(count))
        for glue in (",", "."):
            form(
                "body",
                f"choose [n:num] {glue} you may choose an additional one for each [g:np] -- {lines}",
                lambda n, g, **o: (Modes(n, Plus(n, Count(field_group(g))), tuple(o.values())),),
                take_additional(count) if glue == "." else (lambda v: None),
            )
        form(
            "body",
            f"choose up to X , where X is [a:amt] -- {lines}",
            lambda a, **o: (Modes(Number(0), a, tuple(o.values())),),
            take_up_to_x(count),
        )
        # what stands before the list is done before it, whatever was chosen
        form(
            "body",
            f"choose [n:num] . [b:bodyline] -- {lines}",
            lambda n, b, **o: (*b, Modes(n, n, tuple(o.values()))),
            lambda v: None,
        )
        for limits in ("[a:fowlimit]", "[a:fowlimit] and only? [b:fowlimit]"):
            form(
                "activated",
                f"[c:cost] : choose [n:num] . play this ability only {limits} -- {lines}",
                limited,
                take_limited(count, 1 + limits.count("[b:")),
            )
    # the last sentence of a line has no full stop where the list follows
    form("bodyline", "[a:sentence]", lambda a: effects_of(a), lambda v: None)
    form("bodyline", "[b:body] [a:sentence]", lambda b, a: (*b, *effects_of(a)), lambda v: None)


def limited(c: Cost, n: Amount, a: object, b: object = None, **options: Effects) -> object:
    return make_activated(c, (Modes(n, n, tuple(options.values())),), (a,) if b is None else (a, b))


def options_of(modes: Modes) -> dict[str, object]:
    return {f"o{i}": option for i, option in enumerate(modes.options)}


def take_additional(count: int) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case (Modes(low, Plus(again, Count(group)), options, False) as modes,) if len(options) == count:
                return {"n": low, "g": bare_group(group), **options_of(modes)} if low == again else None
        return None

    return take


def take_up_to_x(count: int) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case (Modes(Number(0), high, options, False) as modes,) if len(options) == count:
                return None if isinstance(high, Number) else {"a": high, **options_of(modes)}
        return None

    return take


def take_limited(count: int, limits: int) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        found = take_activated(False, True)(value)
        match found:
            case {"c": cost, "b": (Modes(low, high, options, False) as modes,), "r": tuple() as said}:
                if low != high or len(options) != count or len(said) != limits:
                    return None
                return {"c": cost, "n": low, **dict(zip("ab", said, strict=False)), **options_of(modes)}
        return None

    return take


# ---------------------------------------------------------------- nouns


def noun_rows(table: Table) -> None:
    """901.1a: an ability of a card; 1305.1: a stranger resonator."""
    form, word = table.form, table.word
    form(
        "postest",
        "of a|an [g:np]",
        lambda g: OfCard(g.tests) if g.tests and not g.zones and g.side == Group().side else None,
        lambda v: {"g": Group(v.tests, ())} if isinstance(v, OfCard) else None,
    )
    word("pre", "stranger", Is(Quality.TYPE, "stranger"))


def fixed(amount: Amount) -> bool:
    return isinstance(amount, Number)
