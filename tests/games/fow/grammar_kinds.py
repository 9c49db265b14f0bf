"""Which kinds of statement the grammar of Force of Will can produce: found by making the meanings of its rows, from the
smallest up, with a few values for each slot. What no row can make is no text that anybody could write."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import islice, product

from arbiter.games.fow.language import LANGUAGE, rows
from arbiter.games.fow.language.settling import ZONES
from arbiter.games.fow.vocabulary import VOCABULARY
from arbiter.kernel.support import problems
from arbiter.script import abilities as ab
from arbiter.script import patterns as pt
from arbiter.script import statements as st
from arbiter.script.base import Change, Pattern, Statement
from arbiter.script.walk import walk
from arbiter.text.errors import TextError
from arbiter.text.grammar import Row, Slot, Table
from arbiter.text.nodes import renamed

# What the reader of words gives for the places that no row fills.
TERMINALS: dict[str, tuple[object, ...]] = {
    "<num>": (2, 3),
    "<kind>": ("Human",),
    "<cardname>": ("Somebody",),
    "<label>": ("Mythic",),
    "<coloursym>": ("fire", "water"),
    "<anysym>": (1, 0),
    "<word>": ("somebody",),
}
ROUNDS = 9  # so deep the categories lie within each other
EACH = 3  # so many meanings of one row are enough
TRIES = 120  # so many combinations are tried for them
DECLINES = (TextError, AttributeError, TypeError, ValueError, AssertionError, KeyError, IndexError)


def slots_of(row: Row) -> list[Slot]:
    return [element for element in row.elements if isinstance(element, Slot)]


@cache
def meanings() -> dict[str, list[object]]:
    """A few meanings of every category: of each row some, made of different ones of its slots."""
    table = Table(LANGUAGE.spelling)
    rows(table)
    found: dict[str, list[object]] = {}
    made: dict[int, int] = {}
    for _ in range(ROUNDS):
        for number, row in enumerate(table.rows):
            for value in islice(made_by(row, found), EACH):
                if made.get(number, 0) < EACH * 2 and value not in found.setdefault(row.category, []):
                    found[row.category].append(value)
                    made[number] = made.get(number, 0) + 1
    return found


def made_by(row: Row, found: dict[str, list[object]]) -> Iterator[object]:
    slots = slots_of(row)
    options = [TERMINALS.get(slot.category) or tuple(found.get(slot.category, ())) for slot in slots]
    names = tuple(slot.name for slot in slots)
    # Large lists are walked from their end as well, so that later rows of a category come in.
    for values in islice(product(*(spread(each) for each in options)), TRIES):
        try:
            value = row.build(names, values)
        except DECLINES:
            continue
        if value is not None:
            yield value


def spread(options: tuple[object, ...]) -> tuple[object, ...]:
    step = max(1, len(options) // 40)
    return options[::step]


def kind_of(node: Statement | Change) -> str:
    """What is told apart: the class, and the word or the number in it that says which rule it is."""
    name = type(node).__name__
    match node:
        case st.Mark():
            return f"{name} {node.name.partition(':')[0]}" + (" by some" if node.group else "")
        case st.Permit():
            return f"{name} {node.name}"
        case st.ForbidPlay():
            return f"{name} {node.kind.rstrip('0123456789') if '=' in node.kind else node.kind}"
        case st.PayRule():
            return f"{name} {node.rule.partition(':')[0]}"
        case st.As():
            return f"{name} {node.moment}"
        case st.CostChange():
            way = "set" if node.set_to is not None else "more" if node.sign > 0 else "less"
            return f"{name} of {node.ability or 'cards'}: {way}"
        case st.AddStat() | st.SetStat():
            return f"{name} {node.stat.value}"
        case st.AddWord() | st.SetWords():
            return f"{name} {node.quality.value}"
        case st.EntersWith():
            return f"{name} {'rested' if node.rested else 'counters'}"
        case st.ExtraCost():
            return f"{name} {'optional' if node.optional else 'required'}"
        case st.Forbid() | st.Replace() | st.ChangeDamage() | st.ForbidPrevent():
            some = isinstance(node.pattern, pt.Draws) and node.pattern.some
            return f"{name} {type(node.pattern).__name__}" + (" of some" if some else "")
    return name


def event_kind(pattern: Pattern) -> str:
    """What a trigger waits for: the class, and which action, step or move."""
    name = type(pattern).__name__
    match pattern:
        case pt.Does():
            return f"{name} {pattern.action}"
        case pt.StepBegins():
            return f"{name} {pattern.step}"
        case pt.Moves():
            origin, to = (ZONES.get(zone or "anywhere", zone or "anywhere") for zone in (pattern.origin, pattern.to))
            return f"{name} {origin} to {to}" + (f" by {pattern.how.value}" if pattern.how else "")
    return name


def events_in(script: object) -> set[str]:
    return {event_kind(node) for node in walk(script) if isinstance(node, Pattern)}


def events_made() -> set[str]:
    """The kinds of event for which a trigger can wait, but for those that are refused."""
    return {
        event_kind(node)
        for category in ("pattern", "patterns", "event", "time")
        for value in meanings().get(category, ())
        for node in walk(value)
        if isinstance(node, Pattern) and not is_unheard(node)
    }


def is_unheard(pattern: Pattern) -> bool:
    moved = renamed(ab.Triggered("", None, pattern), ZONES)
    return bool(problems((moved,), VOCABULARY))


def kinds_in(script: object) -> set[str]:
    return {kind_of(node) for node in walk(script) if isinstance(node, Statement | Change)}


def is_refused(node: object) -> bool:
    """A card that says it is not carried out, and its player is told so."""
    return bool(problems((ab.Static("", None, (node,)),), VOCABULARY))  # type: ignore[arg-type]


def kinds_made() -> set[str]:
    """The kinds of statement in what the rows can make, but for those that are refused."""
    return {
        kind_of(node)
        for values in meanings().values()
        for value in values
        for node in walk(value)
        if isinstance(node, Statement | Change) and not is_refused(node)
    }
