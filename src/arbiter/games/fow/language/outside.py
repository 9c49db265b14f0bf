"""Chapters 322, 1005 and 1014: cards that are outside the game, revealed there or not; abilities that bear a name of
old or newest sets (sealed items, homelands); and what calls a magic stone without resting."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from arbiter.games.fow.language.named import named_automatic
from arbiter.games.fow.language.picking import REVEALED
from arbiter.games.fow.language.words import EITHER_RULER, J_RULER, RULER
from arbiter.games.fow.zones import OUTSIDE
from arbiter.script.abilities import Static, Triggered
from arbiter.script.amounts import Count, Number
from arbiter.script.base import Op, Who
from arbiter.script.conditions import Compare, Exists, Holds, NotSo
from arbiter.script.nouns import EACH, OPPONENT, YOU, Every, Group, Has, Not, Same, Self, Shares
from arbiter.script.patterns import Reveals
from arbiter.script.statements import Affects, Mark, Permit
from arbiter.text.core.conditions import one_sided
from arbiter.text.core.nouns import take_const
from arbiter.text.core.things import bare_group, field_group
from arbiter.text.grammar import Table, Take

SHOWN = Has(REVEALED)
SHOWN_OUTSIDE = Reveals(Group((Same(Self()),), (OUTSIDE,), EACH))
HOMELAND = "Homeland"
CALLS = Mark("calls_without_resting")


def outside_rows(table: Table) -> None:
    revealed_rows(table)
    shared_rows(table)
    named_rows(table)
    calling_rows(table)
    condition_rows(table)


def revealed_rows(table: Table) -> None:
    """322.3: what lies outside the game is hidden, but for what an effect keeps revealed."""
    form = table.form
    for np, noms in (("np", "noms"), ("allnp", "allnoms")):
        form(
            np,
            f"[a:{noms}] you own revealed outside the game || revealed [a:{noms}] you own from outside the game",
            lambda a: Group((*a, SHOWN), (OUTSIDE,), YOU),
            take_shown,
        )
    form(
        "condition",
        "[n:num] or more [a:allnoms] you own are revealed outside the game",
        lambda n, a: Exists(Group((*a, SHOWN), (OUTSIDE,), YOU), n),
        lambda v: None,
    )
    for start in ("static", "castingstatic"):
        form(
            start,
            "you may play <self> from outside the game as long as it is revealed .",
            played_shown,
            take_const(played_shown()),
        )
    for arrow in (">>>", ","):
        form(
            "triggered",
            f"when <self> becomes revealed from outside the game {arrow} [b:body]",
            lambda b: Triggered("", None, SHOWN_OUTSIDE, None, b, zones=(OUTSIDE,)),
            take_when_shown if arrow == ">>>" else (lambda v: None),
        )


def played_shown() -> Static:
    """322.3, 702: a text lets it be played from there, as long as it is revealed."""
    return Static("", None, (Permit("cast", Group((Same(Self()), SHOWN), (OUTSIDE,), YOU)),), None, (OUTSIDE,))


def take_shown(value: object) -> Mapping[str, object] | None:
    match value:
        case Group(tests, zones, side) if zones == (OUTSIDE,) and side == YOU and tests[-1:] == (SHOWN,):
            return {"a": tests[:-1]}
    return None


def take_when_shown(value: object) -> Mapping[str, object] | None:
    if isinstance(value, Triggered) and value.pattern == SHOWN_OUTSIDE and value.zones == (OUTSIDE,):
        return {"b": value.effects}
    return None


def shared_rows(table: Table) -> None:
    """Not the same as any of a group."""
    table.form(
        "postest",
        "that doesn't|don't share a|an [q:quality] with [g:allnp]",
        lambda q, g: Not(Shares(q, Every(field_group(g)))) if g.tests else None,
        take_unshared,
    )


def take_unshared(value: object) -> Mapping[str, object] | None:
    match value:
        case Not(Shares(quality, Every(group))):
            return {"q": quality, "g": bare_group(group)}
    return None


def named_rows(table: Table) -> None:
    """What the newest rulers say before the game's first moment, under a name that other texts can speak of."""
    table.form(
        "triggered",
        "Homeland - [a:triggered]",
        lambda a: named_automatic(HOMELAND, a),
        lambda v: {"a": replace(v, name=None)} if isinstance(v, Triggered) and v.name == HOMELAND else None,
    )


def calling_rows(table: Table) -> None:
    """710.1: the ruler that calls a stone rests, unless a text says otherwise."""
    word = table.word
    for verb in ("doesn't cause", "don't cause"):
        word("statement", f"calling a magic stone {verb} <self> to rest", Affects(Self(), (CALLS,)))
        for words, kind in (("rulers", RULER), ("J-rulers", J_RULER)):
            own = Every(Group((kind,), ("field",), YOU))
            word("statement", f"calling a magic stone {verb} your {words} to rest", Affects(own, (CALLS,)))
    # 710.2  to rest it would be for nothing, so nobody is asked whether they do without it
    own = Every(Group((EITHER_RULER,), ("field",), YOU))
    for call in ("call a magic stone", "call magic stones"):
        for words in (
            "your ruler|jruler",
            "your rulers|jrulers",
            "a ruler|jruler you control",
            "rulers|jrulers you control",
        ):
            table.reads("statement", f"you may {call} without resting {words}", lambda: Affects(own, (CALLS,)))
        table.reads("statement", f"you may {call} without resting <self>", lambda: Affects(Self(), (CALLS,)))


def condition_rows(table: Table) -> None:
    """Comparisons of two players, what something bears, and what one has only one of."""
    form = table.form
    form(
        "condition",
        "[t:subj] has/have [w:<label>]",
        lambda t, w: Holds(t, (Has(w.lower().replace(" ", "_")),)),
        lambda v: None,
    )
    for words, less, side, other in (
        ("you control", "@your_opponent", YOU, OPPONENT),
        ("@your_opponent controls", "you", OPPONENT, YOU),
    ):
        form(
            "condition",
            f"{words} less|fewer [g:np] than {less}",
            lambda g, side=side, other=other: fewer(g, side, other),
            take_fewer(side),
        )
    for words, side in (("you don't control", YOU), ("@your_opponent doesn't control", OPPONENT)):
        form(
            "condition",
            f"{words} another [g:np]",
            lambda g, side=side: (
                NotSo(Exists(Group((*g.tests, OTHER), ("field",), side), Number(1))) if one_sided(g) else None
            ),
            lambda v: None,
        )
    mine, theirs = Count(Group((), ("hand",), YOU)), Count(Group((), ("hand",), OPPONENT))
    hands = "cards in their|your hand than"
    table.word("condition", f"@your_opponent has more {hands} you", Compare(theirs, Op.GT, mine))
    table.word("condition", f"you have more {hands} @your_opponent", Compare(mine, Op.GT, theirs))
    form(
        "condition",
        "@your_opponent has [n:num] or less|fewer cards in their?? hand",
        lambda n: Compare(theirs, Op.LE, n),
        lambda v: {"n": v.right} if isinstance(v, Compare) and v.left == theirs and v.op is Op.LE else None,
    )
    form(
        "condition",
        "you have [n:num] or less|fewer cards in your?? hand",
        lambda n: Compare(mine, Op.LE, n),
        lambda v: None,
    )


OTHER = Not(Same(Self()))


def fewer(group: Group, side: Who, other: Who) -> object:
    if not one_sided(group):
        return None
    return Compare(Count(Group(group.tests, ("field",), side)), Op.LT, Count(Group(group.tests, ("field",), other)))


def take_fewer(side: Who) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Compare(Count(Group(tests, ("field",), whose)), Op.LT, Count()) if whose == side:
                return {"g": Group(tests, ())}
        return None

    return take
