"""What has happened: every event in the past tense, as a condition ("if a resonator was destroyed this turn"), as a
quality ("target resonator that was put into the field this turn") and as a number ("for each card banished this turn").
"""

from __future__ import annotations

from collections.abc import Mapping

from arbiter.games.fow.language.events import losing_life
from arbiter.script.amounts import Number, Occurred, Since
from arbiter.script.base import Condition, How, Pattern, Who
from arbiter.script.conditions import Happened, NotSo
from arbiter.script.nouns import EACH, OPPONENT, YOU, DidThisTurn, Group, OwnedBy
from arbiter.script.patterns import (
    ANYTHING,
    AnyPattern,
    Attacks,
    Blocks,
    Casts,
    DealsDamage,
    Discards,
    Draws,
    GainsResource,
    Moves,
    Readies,
    Rests,
    Searches,
)
from arbiter.text.core.patterns import HOLE, hollow, make_event
from arbiter.text.grammar import Table, Take

OWN = Group((OwnedBy(YOU),), ())  # 302.6  whose area is named says whose card it is
# The passive ones: what was done to something, in the words behind "was" or behind the noun itself.
DONE: tuple[tuple[str, Pattern], ...] = (
    ("destroyed", Moves(ANYTHING, "field", how=How.DESTROY)),
    ("banished", Moves(ANYTHING, "field", how=How.BANISH)),
    ("put into a graveyard from the field", Moves(ANYTHING, "field", "break")),
    ("put into your graveyard from the field", Moves(OWN, "field", "break")),
    ("put into a|your graveyard from your field", Moves(Group((), (), YOU), "field", "break")),  # 1414.2
    ("put into a|your|their graveyard from @opponents field", Moves(Group((), (), OPPONENT), "field", "break")),
    ("put into a graveyard from anywhere || put into a graveyard", Moves(ANYTHING, None, "break")),
    ("put into your graveyard from anywhere || put into your graveyard", Moves(OWN, None, "break")),
    ("put into a graveyard from a hand", Moves(ANYTHING, "hand", "break")),
    ("put into your graveyard from a|your hand || put into a graveyard from your hand", Moves(OWN, "hand", "break")),
    ("put into a graveyard from a deck", Moves(ANYTHING, "deck", "break")),
    ("put into your graveyard from a|your deck || put into a graveyard from your deck", Moves(OWN, "deck", "break")),
    ("put into the field", Moves(ANYTHING, to="field")),
    ("put into the field under your control", Moves(Group((), (), YOU), to="field")),
    ("put into the field under @opponents control", Moves(Group((), (), OPPONENT), to="field")),
    ("removed from the game", Moves(ANYTHING, to="removed")),
    (
        "returned to its|their owner|owners 's hand from the field || "
        "returned from the field to its|their owner|owners 's hand",
        Moves(ANYTHING, "field", "hand"),
    ),
    ("discarded", Moves(ANYTHING, "hand", how=How.DISCARD)),
    ("dealt damage", DealsDamage(ANYTHING, HOLE)),
    ("recovered", Readies(ANYTHING)),
)
# The active ones; the first two are qualities that the rules themselves keep (they have words of their own).
KEPT: tuple[tuple[str, Pattern], ...] = (
    ("attacked || has|have attacked", Attacks(ANYTHING)),
    ("entered the field || has|have entered the field", Moves(ANYTHING, to="field")),
)
DID: tuple[tuple[str, Pattern], ...] = (
    ("blocked", Blocks(ANYTHING)),
    ("entered the field under your control", Moves(Group((), (), YOU), to="field")),
    ("entered the field under @opponents control", Moves(Group((), (), OPPONENT), to="field")),
    ("left the field", Moves(ANYTHING, "field", other_than_origin=True)),
    ("dealt damage", DealsDamage(ANYTHING)),
    ("dealt damage to you", DealsDamage(ANYTHING, player=YOU)),
    ("dealt damage to @your_opponent", DealsDamage(ANYTHING, player=OPPONENT)),
    ("dealt damage to a player", DealsDamage(ANYTHING, player=EACH)),
    ("became rested", Rests(ANYTHING)),
)


def history_rows(table: Table) -> None:
    form, word, same = table.form, table.word, table.same
    for words, pattern in DONE:
        word("pastdone", words, pattern)
    for words, pattern in DID:
        word("pastdid", words, pattern)
    same("pasttest", "was|were [e:pastdone] || has|have been [e:pastdone]")
    same("pasttest", "[e:pastdid]")
    same("past", "[e:pasttest]")
    for words, pattern in KEPT:
        word("past", words, pattern)
    form("pasts", "[e:past]", lambda e: e, lambda v: {"e": v} if not isinstance(v, AnyPattern) else None)
    form("pasts", "[e:past] or [f:past]", lambda e, f: AnyPattern((e, f)), take_either)
    form("pasts", "was|were [e:pastdone] or [f:pastdone]", lambda e, f: AnyPattern((e, f)), lambda v: None)
    condition_rows(table)
    deed_rows(table)
    # 911  a card is known by what happened to it, also where it has been put since
    form(
        "postest",
        "that [e:pasttest] this turn",
        lambda e: None if (made := filled(e, ANYTHING)) is None else DidThisTurn(made),
        lambda v: {"e": emptied(v.pattern)} if isinstance(v, DidThisTurn) else None,
    )
    number_rows(table)


def take_either(value: object) -> Mapping[str, object] | None:
    match value:
        case AnyPattern((first, second)):
            return {"e": first, "f": second}
    return None


def filled(event: Pattern, group: Group) -> Pattern | None:
    made = make_event(group, event)
    return made if isinstance(made, Pattern) else None


def emptied(pattern: Pattern) -> Pattern:
    pair = hollow(pattern)
    return pattern if pair is None else pair[0]


def condition_rows(table: Table) -> None:
    """Such an event has happened this turn: to one, to so many, to none."""
    form = table.form
    form(
        "condition",
        "[g:agent] [e:pasts] this turn",
        lambda g, e: happened(g, e, 1),
        take_happened(lambda low: low == 1, lambda low: {}),
    )
    form(
        "condition",
        "[n:whole] or more [g:allnp] [e:pasts] this turn",
        lambda n, g, e: happened(g, e, n.value),
        take_happened(lambda low: low > 1, lambda low: {"n": Number(low)}),
    )
    form(
        "condition",
        "no [g:allnp] [e:pasts] this turn",
        lambda g, e: NotSo(it) if isinstance(it := happened(g, e, 1), Condition) else None,
        take_not_happened,
    )


def happened(group: Group, event: Pattern, low: int) -> object:
    if group.zones:
        return None
    pattern = filled(event, group)
    return None if pattern is None else Happened(pattern, low, different=low > 1)


def take_happened(fits: object, more: object) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if not isinstance(value, Happened) or value.since is not Since.TURN or value.different != (value.low > 1):
            return None
        if not fits(value.low):  # type: ignore[operator]
            return None
        pair = hollow(value.pattern)
        return None if pair is None else {"g": pair[1], "e": pair[0], **more(value.low)}  # type: ignore[operator]

    return take


def take_not_happened(value: object) -> Mapping[str, object] | None:
    if isinstance(value, NotSo):
        return take_happened(lambda low: low == 1, lambda low: {})(value.condition)
    return None


PLAYED = (("you", YOU), ("@your_opponent", OPPONENT), ("a player", EACH))


def deed_rows(table: Table) -> None:
    """What players have done this turn."""
    form, word = table.form, table.word
    for words, who in PLAYED:
        has = "have" if who == YOU else "has"
        form(
            "condition",
            f"{words} played [g:agent] this turn || {words} {has} played [g:agent] this turn",
            lambda g, who=who: Happened(Casts(who, g)) if not g.zones and g.side == EACH else None,
            take_played(who, True),
        )
        form(
            "condition",
            f"{words} played [n:whole] or more [g:allnp] this turn || "
            f"{words} {has} played [n:whole] or more [g:allnp] this turn",
            lambda n, g, who=who: Happened(Casts(who, g), n.value) if not g.zones and g.side == EACH else None,
            take_played(who, False),
        )
        form(
            "condition",
            f"{words} drew [n:whole] or more cards this turn || {words} {has} drawn [n:whole] or more cards this turn",
            lambda n, who=who: Happened(Draws(who), n.value),
            take_times(Draws(who)),
        )
        form(
            "condition",
            f"{words} discarded [n:whole] or more cards this turn",
            lambda n, who=who: Happened(Discards(who), n.value),
            take_times(Discards(who)),
        )
        word("condition", f"{words} discarded a card this turn", Happened(Discards(who)))
        gained = Happened(GainsResource(who, "life"))
        word("condition", f"{words} gained life this turn || {words} {has} gained life this turn", gained)
        word(
            "condition",
            f"{words} lost life this turn || {words} lost life this turn in any way",
            Happened(losing_life(who)),
        )
        word("condition", f"damage was dealt to {words} this turn", Happened(DealsDamage(ANYTHING, player=who)))
        word("condition", f"{words} searched your|their|a deck this turn", Happened(Searches(who)))


def take_played(who: Who, single: bool) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Happened(Casts(found, group), low, Since.TURN) if found == who and (low == 1) == single:
                return {"g": group} if single else {"g": group, "n": Number(low)}
        return None

    return take


def take_times(pattern: Pattern) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if isinstance(value, Happened) and value == Happened(pattern, value.low) and value.low > 1:
            return {"n": Number(value.low)}
        return None

    return take


def number_rows(table: Table) -> None:
    """How often it has happened."""
    form = table.form
    form(
        "each",
        "for each [g:np] [e:pastdone] this turn || for each [g:np] that was|were [e:pastdone] this turn",
        lambda g, e: occurred(g, e),
        take_occurred,
    )
    form(
        "amt",
        "the number of [g:allnp] [e:pastdone] this turn || the number of [g:allnp] that were [e:pastdone] this turn",
        lambda g, e: occurred(g, e),
        take_occurred,
    )
    form(
        "amt",
        "the number of times [g:allnp] [e:past] this turn || the number of times [g:agent] [e:past] this turn",
        lambda g, e: occurred(g, e),
        take_occurred,
    )


def occurred(group: Group, event: Pattern) -> object:
    pattern = filled(event, group)
    return None if pattern is None or group.zones else Occurred(pattern)


def take_occurred(value: object) -> Mapping[str, object] | None:
    if not isinstance(value, Occurred) or value.since is not Since.TURN:
        return None
    pair = hollow(value.pattern)
    return None if pair is None else {"g": pair[1], "e": pair[0]}
