"""What the text itself has done, called by the verb: "the card removed this way", "for each resonator destroyed this
way", "if you discarded a Beast this way". Which verbs there are, and in which words, is the game's."""

from __future__ import annotations

from collections.abc import Mapping

from arbiter.script.amounts import CountOf, Number
from arbiter.script.base import Amount, Op
from arbiter.script.conditions import Compare, NotSo
from arbiter.script.nouns import Group, Only
from arbiter.text.core.combining import SHOWN, count_shown, done, take_shown
from arbiter.text.core.conditions import one_sided
from arbiter.text.draft import Quantity, Ref
from arbiter.text.grammar import Table, Take

# The verb, as it stands behind a noun, and as somebody's deed with the noun in its midst.
Ways = Mapping[str, tuple[str, tuple[str, ...]]]


def this_way_rows(table: Table, ways_by_verb: Ways) -> None:
    form = table.form
    for verb, (ways, deeds) in ways_by_verb.items():
        for way in ways.split(" || "):
            shown = way == ways.split(" || ", maxsplit=1)[0]
            form(
                "definite1",
                f"the [a:head] {way} this way",
                lambda a, verb=verb: done(verb, a),
                take_done(verb) if shown else (lambda v: None),
            )
            counted(table, verb, way, shown)
        for deed in deeds:
            form(
                "condition",
                f"you {deed.replace('[N]', '[q:atleast] [g:np]')} this way",
                lambda q, g, verb=verb: at_least(counting(verb, g), q.low),
                lambda v: None,
            )


def counted(table: Table, verb: str, way: str, shown: bool) -> None:
    """How many there are."""
    form = table.form
    for category, words in (("each", "for each [g:np]"), ("amt", "the number of [g:allnp]")):
        form(
            category,
            f"{words} {way} this way",
            lambda g, verb=verb: counting(verb, g),
            take_counting(verb) if shown else (lambda v: None),
        )
    form(
        "condition",
        f"[q:atleast] [g:np] was|were {way} this way",
        lambda q, g, verb=verb: at_least(counting(verb, g), q.low),
        take_at_least(verb) if shown else (lambda v: None),
    )
    form(
        "condition",
        f"no [g:np] was|were {way} this way",
        lambda g, verb=verb: NotSo(it) if (it := at_least(counting(verb, g), Number(1))) is not None else None,
        take_none(verb) if shown else (lambda v: None),
    )


def counting(verb: str, group: Group) -> CountOf | None:
    return CountOf(done(verb, group.tests)) if one_sided(group) else None


def at_least(count: CountOf | None, low: Amount) -> Compare | None:
    return None if count is None else Compare(count, Op.GE, low)


def take_done(verb: str) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        found = take_counting(verb)(CountOf(value))  # type: ignore[arg-type]
        return None if found is None else {"a": found["g"].tests}  # type: ignore[attr-defined]

    return take


def take_counting(verb: str) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        moved = Ref(f"done:{verb}", True)
        match value:
            case CountOf(Only(thing, tests)) if thing == moved:
                return {"g": Group(tests, ())}
            case CountOf(thing) if thing == moved:
                return {"g": Group((), ())}
        return None

    return take


def take_at_least(verb: str) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if not isinstance(value, Compare) or value.op is not Op.GE:
            return None
        found = take_counting(verb)(value.left)
        low = value.right
        return None if found is None else {"q": Quantity(low, low if low == Number(1) else Number(99)), **found}

    return take


def take_none(verb: str) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        found = take_at_least(verb)(value.condition) if isinstance(value, NotSo) else None
        return {"g": found["g"]} if found else None

    return take


def revealed_rows(table: Table) -> None:
    """The cards that were revealed."""
    form = table.form
    form("each", "for each [g:np] revealed this way || for each [g:np] among them", count_shown, take_shown)
    form("amt", "the number of [g:allnp] revealed this way", count_shown, take_shown)
    form(
        "condition",
        "[q:atleast] [g:np] was|were revealed this way || you revealed [q:atleast] [g:np] this way",
        lambda q, g: at_least(count_shown(g), q.low),
        lambda v: (
            {"q": Quantity(v.right, v.right if v.right == Number(1) else Number(99)), **found}
            if isinstance(v, Compare) and v.op is Op.GE and (found := take_shown(v.left))
            else None
        ),
    )
    table.reads("amt", "the number of revealed cards", lambda: CountOf(SHOWN))
