"""Several of one kind: alternatives, lists, one of a pair, several searches, nouns that are named twice over."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from arbiter.script.amounts import Number
from arbiter.script.base import Effect, How
from arbiter.script.effects import CastNow, Move, Search
from arbiter.script.nouns import EACH, YOU, AnyOf, Every, Group, InBattleWith
from arbiter.script.patterns import Moves
from arbiter.text.core.choosing import make_choose, make_search, make_select, pick_of
from arbiter.text.core.combining import either
from arbiter.text.core.more import PICKED
from arbiter.text.core.nouns import rejoin
from arbiter.text.core.sentences import Effects, effects_of, make_modes
from arbiter.text.core.several_nouns import fold
from arbiter.text.core.things import field_group, on_stack
from arbiter.text.draft import InOrder, Quantity, Ref, Together
from arbiter.text.grammar import Table


def way_rows(table: Table) -> None:
    clause_rows(table)
    noun_rows(table)
    picking_rows(table)


def clause_rows(table: Table) -> None:
    form, reads = table.form, table.reads
    reads("clauses", "[a:clause] , [b:clause] , and [c:clause]", lambda a, b, c: Together((a, b, c)))
    reads("clauses", "[a:clause] or [b:clause] and [c:clause] or [d:clause]", two_eithers)
    reads("clause", "[s:search] , and [m:found]", lambda s, m: InOrder((s, m)))
    form(
        "clause",
        "[s:search] and [m:found] or [n:found] || [s:search] , and [m:found] or [n:found]",
        lambda s, m, n: InOrder((s, either(m, n))),
        lambda v: None,
    )
    reads("clauses", "[a:clause] regardless of its @power || [a:clause] regardless of its cost", lambda a: a)
    # Two chosen at once, told apart as the first and the other.
    reads("definite1", "the first [a:head]", lambda a: Ref("first", False, a) if a else None)
    reads("definite1", "one of the chosen [a:head]", lambda a: Ref("one"))
    for count in range(2, 7):
        slots = " ".join(f"[o{i}:option]" for i in range(count))
        reads("body", f"[b:sentence] . select [q:quantity] from the following . {slots}", modes_after)


def two_eithers(a: Effect, b: Effect, c: Effect, d: Effect) -> object:
    return InOrder((either(a, b), either(c, d)))


def modes_after(b: Effect, q: Quantity, **options: Effects) -> object:
    return (*effects_of(b), *make_modes(q, **options))


# ---------------------------------------------------------------- nouns


def noun_rows(table: Table) -> None:
    form, reads = table.form, table.reads
    reads("posts", "[a:postest] and [b:postest] [c:where]", lambda a, b, c: (a, b, c))
    reads("clause", "select [q:quantity] of your [g:np]", lambda q, g: make_select(q, replace(g, side=YOU)))
    reads("agent", "one of your [g:allnp]", lambda g: replace(g, side=YOU) if g.side == EACH and not g.zones else None)
    reads("agent", "your [g:np]", lambda g: replace(g, side=YOU) if is_noun_of_yours(g) else None)
    reads("agent", "the [a:head] [b:named]", lambda a, b: Group((b, *a), (), EACH))
    reads(
        "event",
        "is/are put from your @field into the @zone_break",
        lambda: Moves(Group((), (), YOU), origin="field", to="break"),
    )
    reads("definite", "any [g:allnp]", lambda g: Every(field_group(g)) if has_battle(g) else None)
    form(
        "postest",
        "blocking a|an [g:np] || blocked by a|an [g:np]",
        lambda g: InBattleWith(Every(field_group(g))),
        lambda v: {"g": v.thing.group} if isinstance(v, InBattleWith) and isinstance(v.thing, Every) else None,
    )
    reads("postest", "that are|is blocked by [t:single]", lambda t: InBattleWith(t))
    # The same place said of two nouns: "1 Forward opponent controls or 1 Monster opponent controls".
    reads("clause", "choose [q:quantity] [g:np] or [r:quantity] [h:np]", choose_either)


def is_noun_of_yours(g: Group) -> bool:
    """ "your Lightning Summon"; "your Summons" alone are a kind of what acts, and said elsewhere."""
    return g.side == EACH and not g.zones and not all(on_stack(test) for test in g.tests)


def has_battle(g: Group) -> bool:
    return any(isinstance(test, InBattleWith) for test in g.tests)


def choose_either(q: Quantity, g: Group, r: Quantity, h: Group) -> object:
    if q != r or (g.zones, g.side) != (h.zones, h.side) or not (g.zones or g.side != EACH):
        return None
    return make_choose(q, replace(g, tests=(AnyOf((fold(g.tests), fold(h.tests))),)))


# ---------------------------------------------------------------- searching and picking


def picking_rows(table: Table) -> None:
    form, reads = table.form, table.reads
    form(
        "search",
        "search for [q:quantity] [g:np] and [r:quantity] [h:np]",
        two_searches,
        take_two_searches,
    )
    reads(
        "clause",
        "cast [q:quantity] [g:np] among them without paying the cost",
        lambda q, g: (
            InOrder((pick, CastNow(PICKED, free=True, may=False))) if (pick := pick_of(q, g)) is not None else None
        ),
    )
    # Of what was chosen: "Add 1 of them to your hand, and remove the rest from the game."
    for words, move in (
        ("add [q:quantity] of them to your hand", Move(PICKED, "hand", How.ADD)),
        ("remove [q:quantity] of them from @removed", Move(PICKED, "removed", How.REMOVE)),
        ("put [q:quantity] of them into the @zone_break", Move(PICKED, "break", How.PUT)),
        ("play [q:quantity] of them onto the @field", Move(PICKED, "field", How.PLAY)),
    ):
        reads(
            "clause",
            words,
            lambda q, move=move: (
                InOrder((pick, move)) if (pick := pick_of(q, ANY, Ref("it", True))) is not None else None
            ),
        )


ANY = Group((), (), EACH)


def two_searches(q: Quantity, g: Group, r: Quantity, h: Group) -> object:
    """One search for so many of one kind and so many of another."""
    first, second = make_search(q, g), make_search(r, h)
    if not isinstance(first, Search) or not isinstance(second, Search) or first.different is not None:
        return None
    most = [s.high.value for s in (first, second) if isinstance(s.high, Number)]
    if len(most) != 2:
        return None
    tests = [s.group.tests for s in (first, second)]
    group = replace(first.group, tests=(AnyOf(tuple(fold(each) for each in tests)),))
    low = Number(0) if first.low != first.high else Number(sum(most))
    quotas = tuple(zip(tests, most, strict=True))
    return Search(first.slot, group, low, Number(sum(most)), different=second.different, quotas=quotas)


def take_two_searches(value: object) -> Mapping[str, object] | None:
    if not isinstance(value, Search) or len(value.quotas) != 2:
        return None
    (left, some), (right, more) = value.quotas
    quantities = [Quantity(Number(0) if value.low == Number(0) else Number(n), Number(n)) for n in (some, more)]
    second = rejoin(Group(right, ()), None, value.different)
    return {"q": quantities[0], "g": Group(left, ()), "r": quantities[1], "h": second}
