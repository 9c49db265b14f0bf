"""Numbers that a text counts: of cards, of counters, the highest and the sum of a value."""

from __future__ import annotations

from collections.abc import Mapping

from arbiter.script.amounts import (
    CountersOn,
    ExtremeStat,
    Half,
    Minus,
    Number,
    Occurred,
    Since,
    StatOf,
    Times,
    X,
)
from arbiter.script.base import Quality, Stat
from arbiter.script.nouns import EACH, YOU, Every, Group, Is
from arbiter.script.patterns import Casts
from arbiter.text.core.amounts import make_count
from arbiter.text.core.things import bare_group, field_group
from arbiter.text.grammar import Table, Take

STATS = (
    (Stat.COST, "total cost"),
    (Stat.POWER, "ATK"),
    (Stat.GUARD, "DEF"),
    (Stat.CAPACITY, "capacity"),  # 208.2a
)


def amount_rows(table: Table) -> None:
    row, form = table.row, table.form
    for stat, noun in STATS:
        row("amt", f"the highest {noun} among [group:among]", ExtremeStat, stat=stat)
        row("amt", f"[thing:possessor] {noun} || the {noun} of [thing:single]", StatOf, stat=stat)
        form(
            "amt",
            f"the total {noun} of [g:among] || the combined {noun} of [g:among]",
            lambda g, stat=stat: StatOf(Every(g), stat),
            take_total(stat),
        )
    form(
        "among", "[g:allnp]", lambda g: field_group(g), lambda v: {"g": bare_group(v)} if isinstance(v, Group) else None
    )
    form(
        "amt",
        "[n:num] minus [a:amt]",
        lambda n, a: Minus(n, a),
        lambda v: {"n": v.left, "a": v.right} if isinstance(v, Minus) and isinstance(v.left, Number) else None,
    )
    form(
        "amt",
        "the number of [k:counter] on [t:single]",
        lambda k, t: CountersOn(t, k),
        lambda v: {"k": v.kind, "t": v.thing} if isinstance(v, CountersOn) else None,
    )
    form(
        "each",
        "for each [k:counter] on [t:single]",
        lambda k, t: CountersOn(t, k),
        lambda v: {"k": v.kind, "t": v.thing} if isinstance(v, CountersOn) else None,
    )
    played_rows(table)
    table.reads(
        "amt",
        "the number of [g:allnp] in the field",
        lambda g: make_count(g) if not g.zones and g.side == EACH else None,
    )
    form("amt", "half of? [a:amt]", lambda a: Half(a), lambda v: None)
    form(
        "dmg",
        "[n:whole] damage multiplied by [a:amt]",
        lambda n, a: Times(a, n.value),
        lambda v: None,
    )
    form("dmg", "[n:whole] damage multiplied by X", lambda n: Times(X(), n.value), lambda v: None)
    form("life", "[n:whole] life multiplied by [a:amt]", lambda n, a: Times(a, n.value), lambda v: None)


def take_total(stat: Stat) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case StatOf(Every(group), found) if found is stat:
                return {"g": group}
        return None

    return take


def played_rows(table: Table) -> None:
    """903.2h-3: how often something has been played."""
    form = table.form
    form(
        "amt",
        "the number of times you already played a card named [v:<cardname>] this game",
        lambda v: Occurred(Casts(YOU, Group((Is(Quality.NAME, v),), ())), Since.GAME),
        take_times_played,
    )


def take_times_played(value: object) -> Mapping[str, object] | None:
    match value:
        case Occurred(Casts(_, Group((Is(Quality.NAME, name),), _)), Since.GAME):
            return {"v": name}
    return None
