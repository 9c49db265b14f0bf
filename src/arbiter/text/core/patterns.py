"""Triggers and conditions: what an ability waits for, and what it asks about the game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from arbiter.script.base import Condition, How, Pattern, Status, Who
from arbiter.script.conditions import Compare, Exists, NotSo
from arbiter.script.nouns import EACH, OPPONENT, YOU, AtOnce, DidThisTurn, Group, In, OwnedBy, Same, Self
from arbiter.script.patterns import (
    ANYTHING,
    AnyPattern,
    Becomes,
    Blocks,
    Breaks,
    DealsDamage,
    IsBlocked,
    Moves,
    Readies,
    Rests,
    StepBegins,
)
from arbiter.text.core.nouns import take_const
from arbiter.text.draft import Ref
from arbiter.text.grammar import Table
from arbiter.text.nodes import changed

THIS = Group((Same(Self()),), (), EACH)


def fill(pattern: Pattern, group: Group) -> Pattern:
    """Give an event its subject; "enters your field" says whose it is by itself."""
    if isinstance(pattern, AnyPattern):
        return AnyPattern(tuple(fill(p, group) for p in pattern.patterns))
    if isinstance(pattern, DealsDamage):
        return replace(pattern, to=group) if pattern.to == HOLE else replace(pattern, source=group)
    if isinstance(pattern, Breaks):
        return replace(pattern, what=group) if pattern.what == HOLE else replace(pattern, source=group)
    if isinstance(pattern, Readies | Rests):
        before = In(Status.RESTED if isinstance(pattern, Readies) else Status.READY)
        # "a dull Forward becomes active": it was dull, and is not when that is heard of
        group = replace(group, tests=tuple(test for test in group.tests if test != before))
    what = getattr(pattern, "what", None)
    if isinstance(what, Group) and what.side != EACH:
        group = group if Same(Self()) in group.tests else replace(group, side=what.side)
    if isinstance(what, Group) and what.tests and Same(Self()) not in group.tests:
        more = tuple(test for test in what.tests if test not in group.tests)  # "into your graveyard"
        group = replace(group, tests=(*group.tests, *more))
    return changed(pattern, what=group)


HOLE = Group((), ("hole",), EACH)


def hollow(pattern: Pattern) -> tuple[Pattern, Group] | None:
    """The event with its subject taken out, and the subject."""
    if isinstance(pattern, AnyPattern):
        pairs = [hollow(p) for p in pattern.patterns]
        found = [p for p in pairs if p is not None]
        if len(found) != len(pairs) or len({g for _, g in found}) != 1:
            return None
        return AnyPattern(tuple(p for p, _ in found)), found[0][1]
    if isinstance(pattern, DealsDamage):
        if not pattern.party and pattern.to is not None and (pattern.source == ANYTHING or pattern.to == THIS):
            return replace(pattern, to=HOLE), pattern.to
        return None if pattern.party else (replace(pattern, source=ANYTHING), pattern.source)
    if isinstance(pattern, Breaks):
        if pattern.source == ANYTHING:
            return replace(pattern, what=HOLE), pattern.what
        return replace(pattern, source=ANYTHING), pattern.source
    what = getattr(pattern, "what", None)
    if not isinstance(what, Group):
        return None
    return changed(pattern, what=ANYTHING), what


def make_event(g: Group, e: Pattern) -> object:
    whose = event_side(e)
    if whose is not None and g.side not in (EACH, whose):
        return None
    return fill(e, g)


def event_side(pattern: Pattern) -> Who | None:
    if isinstance(pattern, Breaks):
        return None  # whose is broken says nothing of whose breaks it
    what = getattr(pattern, "what", None)
    return what.side if isinstance(what, Group) and what.side != EACH else None


def take_event(value: object) -> Mapping[str, object] | None:
    if not isinstance(value, Pattern):
        return None
    pair = hollow(value)
    return {"g": pair[1], "e": pair[0]} if pair else None


def make_two_subjects(g: Group, h: Group, e: Pattern) -> object:
    return AnyPattern((fill(e, g), fill(e, h)))


def take_two_subjects(value: object) -> Mapping[str, object] | None:
    if not isinstance(value, AnyPattern) or len(value.patterns) != 2:
        return None
    first, second = hollow(value.patterns[0]), hollow(value.patterns[1])
    if first is None or second is None or first[0] != second[0]:
        return None
    return {"g": first[1], "h": second[1], "e": first[0]}


def take_two_enter(value: object) -> Mapping[str, object] | None:
    match value:
        case AnyPattern((Moves(to="field") as first, Moves(to="field") as second)) if second.what.side in (
            YOU,
            OPPONENT,
        ):
            event = replace(second, what=Group((), (), second.what.side))
            return {"g": first.what, "h": replace(second.what, side=EACH), "e": event}
    return None


def take_your_field(value: object) -> Mapping[str, object] | None:
    """ "a Forward enters your field" for one that you control, "is discarded from your hand" for one that you own."""
    if isinstance(value, Moves) and Same(Self()) in value.what.tests and not goes_without_whose(value):
        return {"g": value.what, "e": replace(value, what=Group((OwnedBy(YOU),), (), EACH))}
    owners = [test for test in value.what.tests if isinstance(test, OwnedBy)] if isinstance(value, Moves) else []
    if isinstance(value, Moves) and owners:
        group = replace(value.what, tests=tuple(test for test in value.what.tests if test not in owners))
        return {"g": group, "e": replace(value, what=Group(tuple(owners), (), EACH))}
    if isinstance(value, Moves) and value.to == "field" and value.what.side in (YOU, OPPONENT):
        side = value.what.side
        return {"g": replace(value.what, side=EACH), "e": replace(value, what=Group((), (), side))}
    return None


def goes_without_whose(move: Moves) -> bool:
    """Where a card's own move is said without whose zone it is."""
    return move.to == "field" or (move.how is How.DISCARD and move.by is None and move.cause is None)


def make_or_event(e: Pattern, f: Pattern) -> object:
    if isinstance(e, Blocks) and isinstance(f, IsBlocked) and e.whom == ANYTHING:
        e = replace(e, whom=f.by)  # "blocks or is blocked by a Forward": the Forward is said of both
    return AnyPattern((e, f))


def take_or_event(value: object) -> Mapping[str, object] | None:
    match value:
        case AnyPattern((Blocks() as first, IsBlocked() as second)) if first.whom == second.by:
            return {"e": replace(first, whom=ANYTHING), "f": second}
        case AnyPattern((first, second)):
            return {"e": first, "f": second}
    return None


def take_subject(value: object) -> Mapping[str, object] | None:
    if not isinstance(value, Group) or Same(Self()) in value.tests or AtOnce() in value.tests:
        return None
    return {"g": value}


def make_one_or_more(g: Group) -> object:
    return replace(g, tests=(AtOnce(), *g.tests))


def take_one_or_more(value: object) -> Mapping[str, object] | None:
    if isinstance(value, Group) and value.tests[:1] == (AtOnce(),):
        return {"g": replace(value, tests=value.tests[1:])}
    return None


def time_rows(table: Table) -> None:
    """Phases and turns."""
    row, word = table.row, table.word
    # Times.
    row("time", "at the end of [who:turns]", StepBegins, step="end")
    row(
        "time",
        "at the beginning of the?? [step:step] during [who:turns] || "
        "at the beginning of your [step:step] during [who:turns]",
        StepBegins,
    )
    row("time", "at the beginning of [who:poss] [step:step]", StepBegins)
    word("turns", "each of your turns || your turn", YOU)
    word("turns", "each of @opponents turns || @opponents turn", OPPONENT)
    word("turns", "each player 's turn || each turn", EACH)


def agent_rows(table: Table) -> None:
    """Who or what an event happens to."""
    form, word, same = table.form, table.word, table.same
    word("agent", "<self>", THIS)
    form("agent", "this [a:head]", lambda a: Group((Same(Ref("this", False, a)),), (), EACH), take_this_agent)
    form("agent", "a|an [g:np]", lambda g: g, take_subject)
    form("agent", "@one_or_more [g:allnp]", make_one_or_more, take_one_or_more)
    form("agent", "it", lambda: Group((Same(Ref("it")),), (), EACH), take_const(Group((Same(Ref("it")),), (), EACH)))
    word("selfagent", "<self>", THIS)
    same("countee", "[g:agent]")
    form(
        "agent",
        "they",
        lambda: Group((Same(Ref("it", True)),), (), EACH),
        take_const(Group((Same(Ref("it", True)),), (), EACH)),
    )
    form(
        "agent",
        "that [a:head]",
        lambda a: Group((Same(Ref("that", False, a)),), (), EACH) if a else None,
        lambda v: None,
    )
    form(
        "agent",
        "the [g:np]",
        lambda g: g if g.side != EACH or any(isinstance(t, DidThisTurn) for t in g.tests) else None,
        lambda v: None,
    )
    word("player", "you", YOU)
    word("player", "@your_opponent", OPPONENT)
    word("player", "a player || each player", EACH)


def status_rows(table: Table) -> None:
    """A state of the game that is waited for: "when you have no cards in your hand"."""
    table.form(
        "pattern",
        "[c:condition]",
        lambda c: Becomes(c) if is_state(c) else None,
        lambda v: {"c": v.condition} if isinstance(v, Becomes) and is_state(v.condition) else None,
    )


def is_state(condition: Condition) -> bool:
    """Whether it asks how things are, and not what has happened or was done."""
    if isinstance(condition, NotSo):
        return is_state(condition.condition)
    return isinstance(condition, Exists | Compare)


def pattern_rows(table: Table) -> None:
    """An agent and what happens to it."""
    row, form, same = table.row, table.form, table.same
    form("pattern", "[g:agent] [e:entersyour]", make_event, take_your_field)
    form("pattern", "[g:agent] [e:events]", make_event, take_event)
    form("pattern", "[g:selfagent] or [h:agent] [e:entersyour]", make_two_subjects, take_two_enter)
    form("pattern", "[g:selfagent] or [h:agent] [e:events]", make_two_subjects, take_two_subjects)
    same("patterns", "[a:pattern]")
    form("patterns", "[a:pattern] or when? [b:pattern]", lambda a, b: AnyPattern((a, b)), take_two_patterns)
    form("patterns", "[a:pattern] or when? [b:time]", lambda a, b: AnyPattern((a, b)), take_two_patterns)
    same("events", "[e:event]")
    form("events", "[e:event] or [f:event]", make_or_event, take_or_event)
    row("entersyour", "enters/enter your @field", Moves, what=Group((), (), YOU), to="field")
    row("entersyour", "enters/enter @opponents @field", Moves, what=Group((), (), OPPONENT), to="field")
    form(
        "pattern",
        "a|an [g:np] enters @opponents @field other than from their hand",
        lambda g: Moves(replace(g, side=OPPONENT), to="field", not_origin="hand"),
        lambda v: (
            {"g": replace(v.what, side=EACH)}
            if isinstance(v, Moves) and v.not_origin == "hand" and v.what.side == OPPONENT
            else None
        ),
    )


def take_two_patterns(value: object) -> Mapping[str, object] | None:
    if isinstance(value, AnyPattern) and len(value.patterns) == 2:
        return {"a": value.patterns[0], "b": value.patterns[1]}
    return None


def take_this_agent(value: object) -> Mapping[str, object] | None:
    match value:
        case Group((Same(Ref("this", _, tests)),), (), _):
            return {"a": tests}
    return None
