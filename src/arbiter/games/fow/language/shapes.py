"""1020.1: what becomes something else: a resonator of a size, of a race, with words of its own."""

from __future__ import annotations

from collections.abc import Mapping

from arbiter.script.base import Amount, Quality, Stat
from arbiter.script.effects import Modify
from arbiter.script.statements import AddAbility, AddKeyword, AddWord, Affects, SetStat, SetWords, SwapNumbers
from arbiter.text.core.changes import Changes
from arbiter.text.grammar import Table, Take


def shape_rows(table: Table) -> None:
    form = table.form
    for races in (0, 1):
        race = "[k:<kind>] " if races else ""
        form(
            "vp",
            f"becomes/become a|an [ [a:num] / [b:num] ] {race}resonator and is still a|an [t:typeword]".replace(
                "  ", " "
            ),
            lambda a, b, t, k=None: animated(a, b, k, True),
            lambda v: None,
        )
        form(
            "vp",
            f"becomes/become a|an [ [a:num] / [b:num] ] {race}resonator".replace("  ", " "),
            lambda a, b, k=None: animated(a, b, k, False),
            take_animated(bool(races)),
        )
        # 1020.1  it has what the text names besides
        form(
            "vp",
            f"becomes/become a|an [ [a:num] / [b:num] ] {race}resonator with [g:fgains]".replace("  ", " "),
            lambda a, b, g, k=None: (*animated(a, b, k, False), *g) if are_words(g) else None,
            take_animated_with(bool(races)),
        )
        # said of several
        form(
            "vp",
            f"become [ [a:num] / [b:num] ] {race}resonators",
            lambda a, b, k=None: animated(a, b, k, False),
            lambda v: None,
        )
    form(
        "vp",
        "becomes/become a|an [ [a:num] / [b:num] ] [k:<kind>]",
        lambda a, b, k: raced(a, b, k),
        take_raced,
    )
    form(
        "vp",
        "becomes/become a|an [ [a:num] / [b:num] ] [k:<kind>] with [g:fgains]",
        lambda a, b, k, g: (*raced(a, b, k), *g) if are_words(g) else None,
        lambda v: None,
    )
    table.reads(
        "vp",
        "becomes/become a|an [k:<kind>] with [g:fgains]",
        lambda k, g: (SetWords(Quality.KIND, (k,)), *g) if are_words(g) else None,
    )
    form(
        "vp",
        "becomes/become a? [ [a:num] / [b:num] ] with [g:fgains]",
        lambda a, b, g: (SetStat(Stat.POWER, a), SetStat(Stat.GUARD, b), *g) if are_words(g) else None,
        lambda v: None,
    )
    form(
        "vp",
        "becomes/become a? [ [a:num] / [b:num] ]",
        lambda a, b: (SetStat(Stat.POWER, a), SetStat(Stat.GUARD, b)),
        lambda v: (
            {"a": v[0].amount, "b": v[1].amount}
            if isinstance(v, tuple) and len(v) == 2 and all(isinstance(c, SetStat) for c in v)
            else None
        ),
    )
    # 104.6  each of the two becomes what the other is
    for verb in ("switch", "swap", "exchange"):
        for words in ("the? ATK and DEF of [t:subj]", "[t:possessor] ATK and DEF"):
            table.reads("clause", f"{verb} {words} [d:lasting]", lambda t, d: Modify(t, (SwapNumbers(),), d))
    # 208.1  one of the two alone; the shared rows say it of ATK
    form(
        "clause",
        "[t:possessor] DEF becomes [n:amt] [d:lasting]",
        lambda t, n, d: Modify(t, (SetStat(Stat.GUARD, n),), d),
        take_guard,
    )
    form(
        "statement",
        "[t:possessor] DEF becomes [n:amt]",
        lambda t, n: Affects(t, (SetStat(Stat.GUARD, n),)),
        take_guard,
    )


def take_guard(value: object) -> Mapping[str, object] | None:
    match value:
        case Modify(thing, (SetStat(Stat.GUARD, amount, False),), lasting, None):
            return {"t": thing, "n": amount, "d": lasting}
        case Affects(thing, (SetStat(Stat.GUARD, amount, False),)):
            return {"t": thing, "n": amount}
    return None


def animated(power: Amount, guard: Amount, race: str | None, still: bool) -> Changes:
    """A card that becomes a resonator; without a word on what it was, it is that no longer."""
    kind = AddWord(Quality.TYPE, "resonator") if still else SetWords(Quality.TYPE, ("resonator",))
    races = (SetWords(Quality.KIND, (race,)),) if race else ()  # 1020.1  nothing is said of keeping the others
    return (kind, *races, SetStat(Stat.POWER, power, True), SetStat(Stat.GUARD, guard, True))


def take_animated(raced: bool) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case (SetWords(), SetStat(_, a), SetStat(_, b)) if not raced:
                return {"a": a, "b": b}
            case (SetWords(), SetWords(_, (race,)), SetStat(_, a), SetStat(_, b)) if raced:
                return {"a": a, "b": b, "k": race}
        return None

    return take


def take_animated_with(raced: bool) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        size = 4 if raced else 3
        if not isinstance(value, tuple) or len(value) <= size or not are_words(value[size:]):
            return None
        found = take_animated(raced)(value[:size])
        return None if found is None else {**found, "g": value[size:]}

    return take


def are_words(gains: Changes) -> bool:
    return all(isinstance(each, AddKeyword | AddAbility) for each in gains)


def raced(power: Amount, guard: Amount, race: str) -> Changes:
    return (SetWords(Quality.KIND, (race,)), SetStat(Stat.POWER, power), SetStat(Stat.GUARD, guard))


def take_raced(value: object) -> Mapping[str, object] | None:
    match value:
        case (SetWords(Quality.KIND, (race,), None), SetStat(_, a, False), SetStat(_, b, False)):
            return {"a": a, "b": b, "k": race}
    return None
