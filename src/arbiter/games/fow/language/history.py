"""What has happened: every event in the past tense, as a condition ("if a resonator was destroyed this turn"), as a
quality ("target resonator that was put into the field this turn") and as a number ("for each card banished this turn").
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

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
    Does,
    Draws,
    GainsResource,
    Moves,
    Readies,
    Rests,
    Searches,
)
from arbiter.text.core.amounts import takes_away
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
    # 104.7  a number is that number or more
    table.reads(
        "condition",
        "[n:whole] [g:allnp] [e:pasts] this turn",
        lambda n, g, e: happened(g, e, n.value) if n.value > 0 else None,
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


PLAYERS = (("you", YOU, "have"), ("@your_opponent", OPPONENT, "has"), ("a player", EACH, "has"))
# What a player does with cards: in the past, as a participle, as it is denied, and what follows the cards.
DEEDS: tuple[tuple[str, str, str, str, Callable[[Who, Group], Pattern]], ...] = (
    ("played", "played", "play", "", Casts),
    ("discarded", "discarded", "discard", "", Discards),
    ("banished", "banished", "banish", "", lambda who, g: Moves(g, "field", how=How.BANISH, by=who)),
    ("called", "called", "call", "", lambda who, g: Does(who, "call", g)),
    ("put", "put", "put", " into the field", lambda who, g: Moves(g, to="field", doer=who)),
)


def deed_rows(table: Table) -> None:
    """What players have done this turn, with such cards, with so many, with none; and with how many."""
    form, word = table.form, table.word
    for words, who, has in PLAYERS:
        for past, done, base, tail, make in DEEDS:
            kinds, some = f"[g:agent]{tail} this turn", f"[n:whole] or more [g:allnp]{tail} this turn"
            form(
                "condition",
                f"{words} {past} {kinds} || {words} {has} {done} {kinds}",
                lambda g, who=who, make=make: did(make, who, g, 1),
                take_did(make, who, lambda low: {} if low == 1 else None),
            )
            form(
                "condition",
                f"{words} {past} {some} || {words} {has} {done} {some}",
                lambda n, g, who=who, make=make: did(make, who, g, n.value),
                take_did(make, who, lambda low: {"n": Number(low)} if low > 1 else None),
            )
            few = f"[n:whole] [g:allnp]{tail} this turn"  # 104.7  a number is that number or more
            table.reads(
                "condition",
                f"{words} {past} {few} || {words} {has} {done} {few}",
                lambda n, g, who=who, make=make: did(make, who, g, n.value),
            )
            for none, take in (
                (kinds, take_not_done(make, who)),
                (f"any [g:np]{tail} this turn", lambda v: None),
            ):
                form(
                    "condition",
                    f"{words} {has}n't {done} {none} || {words} didn't {base} {none}",
                    lambda g, who=who, make=make: NotSo(it) if (it := did(make, who, g, 1)) else None,
                    take,
                )
        form(
            "condition",
            f"{words} drew [n:whole] or more cards this turn || {words} {has} drawn [n:whole] or more cards this turn",
            lambda n, who=who: Happened(Draws(who), n.value),
            take_times(Draws(who)),
        )
        table.reads(
            "condition",
            f"{words} didn't draw a|any card/cards this turn || {words} {has}n't drawn a|any card/cards this turn",
            lambda who=who: NotSo(Happened(Draws(who))),
        )
        table.reads(
            "condition",
            f"{words} drew [n:whole] cards this turn || {words} {has} drawn [n:whole] cards this turn",
            lambda n, who=who: Happened(Draws(who), n.value) if n.value > 0 else None,
        )
        gained = Happened(GainsResource(who, "life"))
        word("condition", f"{words} gained life this turn || {words} {has} gained life this turn", gained)
        word(
            "condition",
            f"{words} lost life this turn || {words} lost life this turn in any way",
            Happened(losing_life(who)),
        )
        word("condition", f"damage was dealt to {words} this turn", Happened(DealsDamage(ANYTHING, player=who)))
        word("condition", f"{words} searched your|their|a deck this turn", Happened(Searches(who)))
    for words, who, has in (*PLAYERS[:2], ("players", EACH, "have")):
        for past, done, _, tail, make in DEEDS:
            for category, cards in (("amt", "the number of [g:allnp]"), ("each", "for each [g:np]")):
                form(
                    category,
                    f"{cards} {words} {has} {done}{tail} this turn || {cards} {words} {past}{tail} this turn",
                    lambda g, who=who, make=make: Occurred(make(who, g)) if of_anybody(g) else None,
                    take_how_often(make, who),
                )
        drawn = Occurred(Draws(who))
        for category, cards in (("amt", "the number of cards"), ("each", "for each card")):
            word(category, f"{cards} {words} {has} drawn this turn || {cards} {words} drew this turn", drawn)
    # 903.2h-3  whoever played them
    for category, cards in (("amt", "the number of [g:allnp]"), ("each", "for each [g:np]")):
        table.reads(
            category,
            f"{cards} played this turn || {cards} played by players this turn",
            lambda g: Occurred(Casts(EACH, g)) if of_anybody(g) else None,
        )


def of_anybody(group: Group) -> bool:
    return not group.zones and group.side == EACH


def did(make: Callable[[Who, Group], Pattern], who: Who, group: Group, low: int) -> Happened | None:
    return Happened(make(who, group), low) if of_anybody(group) else None


def group_of(pattern: Pattern, make: Callable[[Who, Group], Pattern], who: Who) -> Group | None:
    """The cards of such a deed, if the pattern is just that."""
    if not isinstance(pattern, Casts | Discards | Moves | Does):
        return None
    return pattern.what if make(who, pattern.what) == pattern and of_anybody(pattern.what) else None


def take_did(
    make: Callable[[Who, Group], Pattern], who: Who, number: Callable[[int], Mapping[str, object] | None]
) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if not isinstance(value, Happened) or value != Happened(value.pattern, value.low):
            return None
        group, more = group_of(value.pattern, make, who), number(value.low)
        return None if group is None or more is None else {"g": group, **more}

    return take


def take_not_done(make: Callable[[Who, Group], Pattern], who: Who) -> Take:
    return lambda v: (
        take_did(make, who, lambda low: {} if low == 1 else None)(v.condition) if isinstance(v, NotSo) else None
    )


def take_how_often(make: Callable[[Who, Group], Pattern], who: Who) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if not isinstance(value, Occurred) or value.since is not Since.TURN:
            return None
        group = group_of(value.pattern, make, who)
        return None if group is None else {"g": group}

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
    # 302.3  what has left is nowhere to be counted, only that it left
    for category, cards in (("each", "for each [g:np]"), ("amt", "the number of [g:allnp]")):
        form(
            category,
            f"{cards} that [e:pastdid] this turn || {cards} that has|have [e:pastdid] this turn",
            lambda g, e: occurred(g, e) if takes_away(e) else None,
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
