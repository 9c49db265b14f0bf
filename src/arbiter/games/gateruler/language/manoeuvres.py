"""What is done with units: placed, swapped, redirected, fought with, destroyed, and what numbers they gain.

What another chapter prints is only read here; what nothing else says is printed in these words.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from arbiter.games.gateruler.language.instructions import given_up
from arbiter.games.gateruler.language.statements import STATS
from arbiter.games.gateruler.language.whose import owned, plain, some_of
from arbiter.games.gateruler.language.words import OTHER
from arbiter.script.amounts import Number
from arbiter.script.base import How, Position, Stat, Who
from arbiter.script.effects import (
    Delay,
    Destroy,
    Fight,
    ForEachPlayer,
    Modify,
    Move,
    Perform,
)
from arbiter.script.nouns import (
    EACH,
    OPPONENT,
    YOU,
    Every,
    Group,
    Self,
)
from arbiter.script.patterns import StepBegins
from arbiter.script.picking import Reveal
from arbiter.script.statements import (
    AddStat,
    Mark,
    SetStat,
)
from arbiter.text.core.amounts import take_times, times
from arbiter.text.core.choosing import make_select, pick_of
from arbiter.text.core.sentences import effects_of
from arbiter.text.core.things import ONE
from arbiter.text.draft import UNBOUND, InOrder, Quantity, Ref
from arbiter.text.grammar import Table, Take

SUMMON_MORE = "normal summon [n:num] additional unit|units"
WHOSE = (("your", YOU), ("your opponent 's", OPPONENT))


def this_turn(words: str) -> str:
    return f"you may {words} this turn || this turn , you may {words}"


def manoeuvre_rows(table: Table) -> None:
    reads, form = table.reads, table.form
    for whose, who in (("allied", YOU), ("enemy", OPPONENT)):
        reads("clause", f"rearrange all? {whose} units", lambda who=who: Perform("rearrange", who=who))
    for place in ("attack", "defense"):
        reads(
            "clause",
            f"move|place [t:obj] to|in|into its controller 's {place} zone",
            lambda t, place=place: Perform("place", t, word=place),
        )
        reads(
            "clause",
            f"special summon [t:obj] to|in|into a|an|your {place} zone",
            lambda t, place=place: Perform("special_summon", t, word=place),
        )
    reads(
        "clause",
        "shuffle [t:obj] into your deck",
        lambda t: Move(t, "deck", How.PUT, Position.SHUFFLED),
    )
    reads("clause", "place [t:obj] in|into a zone", lambda t: Perform("place", t))
    for row in ("", "attack ", "defense "):
        words = f"place [t:obj] in|into another {row}zone"
        reads("clause", words, lambda t, row=row: Perform("place", t, word=f"another {row}".strip()))
    reads("clause", this_turn("set [n:num] additional card|cards"), lambda n: Perform("set_cap", amount=n))  # 4-3a-1
    reads("clause", this_turn(SUMMON_MORE), lambda n: Perform("summon_cap", amount=n))  # 4-3b-1
    shown = Reveal(UNBOUND, Every(Group((), ("hand",), OPPONENT)))
    table.word("clause", "your opponent reveals their hand", shown)  # 15-5b
    reads("vp", "can attack directly", lambda: (Mark("attacks_directly"),))  # 15-34
    for whose, side in WHOSE:
        reads("clause", f"swap [q:quantity] of {whose} [g:allnp]", lambda q, g, side=side: swapped(q, g, side))
    reads(
        "clause", "swap <self> with|and [q:quantity] [g:np] || swap <self> with|and another [g:np]", swapped_with_this
    )
    reads("clause", "redirect the attack to [q:quantity] [g:np] of your choice", redirected)
    reads("clause", "redirect the attack to [q:quantity] [g:np]", redirected)
    reads("clause", "each deals damage equal to its ATK to the other", lambda: Fight(Ref("former"), Ref("latter")))
    for whose, act in (("destroys it|them", felled), ("puts it|them into their graveyard", given_up)):
        reads("clause", f"your opponent chooses [q:quantity] [g:np] they control and {whose}", act)
        reads("clause", f"your opponent chooses [q:quantity] of their [g:allnp] and {whose}", act)
    reads("clause", "your opponent puts [q:quantity] [g:np] they control into their graveyard", given_up)
    reads("clause", "each player puts [q:quantity] [g:np] they control into their graveyard", each_gives_up)
    reads("clause", "each player destroys [q:quantity] [g:np] they control", each_fells)
    reads("clause", "your opponent destroys [q:quantity] of their [g:allnp]", lambda q, g: felled(q, g))
    reads(
        "clause",
        "each player destroys [q:quantity] of their [g:allnp]",
        each_fells,
    )
    reads("clause", "add [q:quantity] of them to your hand", lambda q: added(q, Group((), ())))
    reads("clause", "add [q:quantity] [g:np] from among them to your hand", added)
    reads("clause", "reveal [q:quantity] [g:np] from? among them and add it|them to your hand", added)
    for words, step in (("turn", "end"), ("combat", "combat_end")):
        reads(
            "clause",
            f"[a:clause] at the end of the {words}",  # 14-10f
            lambda a, step=step: Delay(StepBegins(step, EACH), effects_of(a)),
        )
    for stat, noun in STATS[:3]:
        reads("vp", f"gains/gain {noun} equal to [n:amt]", lambda n, stat=stat: (AddStat(stat, n),))
    for one, first in STATS[:3]:
        for two, second in STATS[:3]:
            if one is not two:
                form(
                    "vp",
                    f"gains/gain + [n:whole] {first} and + [m:whole] {second} [c:each]",
                    lambda n, m, c, one=one, two=two: (AddStat(one, times(n, c)), AddStat(two, times(m, c))),
                    take_two_each(one, two),
                )
                form(
                    "clause",
                    f"[t:possessor] {first} and {second} become [n:num] [d:lasting]",
                    lambda t, n, d, one=one, two=two: Modify(t, (SetStat(one, n), SetStat(two, n)), d),
                    take_two_set(one, two),
                )


def swapped(q: Quantity, g: Group, side: Who) -> object:
    """Two of one player's, chosen as it resolves."""
    if not plain(g) or q != Quantity(Number(2), Number(2)):
        return None
    return InOrder((make_select(q, owned(g, side)), Perform("swap", Ref("it", True))))


def swapped_with_this(g: Group, q: Quantity = ONE) -> object:
    if q.high != Number(1):
        return None
    return InOrder((make_select(q, replace(g, tests=(OTHER, *g.tests))), Perform("swap", Self(), other=Ref("it"))))


def redirected(q: Quantity, g: Group) -> object:
    return InOrder((make_select(q, g), Perform("redirect", Ref("it")))) if q.high == Number(1) else None


def each_fells(q: Quantity, g: Group) -> object:
    some = some_of(q, g, YOU)
    return None if some is None else ForEachPlayer(EACH, (Destroy(some),))  # type: ignore[arg-type]


def each_gives_up(q: Quantity, g: Group) -> object:
    some = some_of(q, g, YOU)
    return None if some is None else ForEachPlayer(EACH, (Move(some, "break", How.PUT),))  # type: ignore[arg-type]


def felled(q: Quantity, g: Group) -> object:
    """Who is told to destroy picks while it resolves (14-4b-4 is for what its controller chooses)."""
    if not plain(g):
        return None
    return InOrder((make_select(q, owned(g, OPPONENT), OPPONENT), Destroy(Ref("it", q.high != Number(1)))))


def added(q: Quantity, g: Group) -> object:
    pick = pick_of(q, g)
    return None if pick is None else InOrder((pick, Move(Ref("picked"), "hand", How.ADD)))


def take_two_each(one: Stat, two: Stat) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case (AddStat(first, some, 1), AddStat(second, more, 1)) if (first, second) == (one, two):
                left, right = take_times(some), take_times(more)
                if left is not None and right is not None and left["c"] == right["c"]:
                    return {"n": left["n"], "m": right["n"], "c": left["c"]}
        return None

    return take


def take_two_set(one: Stat, two: Stat) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Modify(thing, (SetStat(first, some), SetStat(second, more)), lasting):
                if (first, second) == (one, two) and some == more:
                    return {"t": thing, "n": some, "d": lasting}
        return None

    return take
