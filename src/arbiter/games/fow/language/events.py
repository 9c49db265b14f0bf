"""What automatic abilities wait for, in this game's words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from arbiter.script.base import How, Test, Who
from arbiter.script.nouns import EACH, OPPONENT, YOU, Group, OwnedBy
from arbiter.script.patterns import (
    ANYTHING,
    AnyPattern,
    Attacks,
    Blocks,
    Casts,
    CountersChange,
    DealsDamage,
    Does,
    GainsResource,
    IsChosen,
    Moves,
    Readies,
    Rests,
    StepBegins,
)
from arbiter.text.core.patterns import HOLE, THIS
from arbiter.text.grammar import Table, Take

NOBODY: tuple[Test, ...] = ()
OWNERS: tuple[tuple[str, tuple[Test, ...]], ...] = (
    ("a", NOBODY),
    ("their", NOBODY),
    ("its|their owner 's", NOBODY),
    ("your", (OwnedBy(YOU),)),
    ("@opponents", (OwnedBy(OPPONENT),)),
)

HANDS: tuple[tuple[str, Who | None], ...] = (
    ("a", None),
    ("their", None),
    ("its|their owner 's", None),
    ("your", YOU),
    ("@opponents", OPPONENT),
)
LEFT_FOR_A_HAND = ("break", "removed")  # what comes into a hand out of a deck may have been drawn


def event_rows(table: Table) -> None:
    row, form, word = table.row, table.form, table.word
    # moving
    row("event", "enters/enter the field", Moves, what=ANYTHING, to="field")
    row("entersyour", "enters/enter the field under your control", Moves, what=Group((), (), YOU), to="field")
    row(
        "entersyour",
        "enters/enter the field under your control from a [origin:zone]",
        Moves,
        what=Group((), (), YOU),
        to="field",
    )
    row(
        "entersyour",
        "enters/enter the field under @opponents control",
        Moves,
        what=Group((), (), OPPONENT),
        to="field",
    )
    owner_rows(table)
    for words, whose in (("your", YOU), ("@opponents", OPPONENT)):  # 1414.2
        row(
            "entersyour",
            f"is/are put into a graveyard from {words} field || is/are put into your graveyard from {words} field",
            Moves,
            what=Group((), (), whose),
            origin="field",
            to="break",
        )
    row("event", "is/are put into a graveyard from the field", Moves, what=ANYTHING, origin="field", to="break")
    row("event", "is/are put into a graveyard", Moves, what=ANYTHING, to="break")
    row("event", "is/are destroyed", Moves, what=ANYTHING, origin="field", how=How.DESTROY)
    row("event", "is/are banished", Moves, what=ANYTHING, origin="field", how=How.BANISH)
    row("event", "leaves/leave the field", Moves, what=ANYTHING, origin="field", other_than_origin=True)
    row("event", "is/are removed from the game", Moves, what=ANYTHING, to="removed")
    table.reads("event", "is/are removed from the game from anywhere", lambda: Moves(ANYTHING, to="removed"))
    row("pattern", "[who:player] gains/gain life", GainsResource, kind="life")
    form("pattern", "[w:player] loses/lose life", losing_life, take_losing_life)
    row("event", "is/are recovered", Readies, what=ANYTHING)
    row("event", "recovers/recover", Readies, what=ANYTHING)
    row("event", "becomes/become rested || rests || is/are rested", Rests, what=ANYTHING)  # 1013.1
    # battle and damage
    row("event", "attacks/attack || declares an attack", Attacks, what=ANYTHING)
    # 803.4  a player attacks with a J/resonator they control
    table.reads("pattern", "[w:player] attacks/attack", lambda w: Attacks(Group((), ("field",), w)))
    row("event", "blocks/block", Blocks, what=ANYTHING)
    row("event", "deals/deal damage", DealsDamage, source=ANYTHING)
    row("event", "deals/deal damage to @your_opponent", DealsDamage, source=ANYTHING, player=OPPONENT)
    row("event", "deals/deal damage to a player", DealsDamage, source=ANYTHING, player=EACH)
    row(
        "event",
        "deals/deal battle damage to @your_opponent",
        DealsDamage,
        source=ANYTHING,
        player=OPPONENT,
        combat=True,
    )
    row("event", "deals/deal battle damage to a player", DealsDamage, source=ANYTHING, player=EACH, combat=True)
    row("event", "deals/deal battle damage", DealsDamage, source=ANYTHING, combat=True)
    row("event", "is/are dealt damage", DealsDamage, source=ANYTHING, to=HOLE)
    row("event", "is/are dealt battle damage", DealsDamage, source=ANYTHING, to=HOLE, combat=True)
    row(
        "event",
        "becomes/become the target of a @effect || is/are targeted by a @effect",
        IsChosen,
        what=ANYTHING,
        by=EACH,
    )
    form(
        "event",
        "is/are targeted by [b:poss] @effect || is/are targeted by a @effect [w:bywhom]",
        lambda **v: IsChosen(ANYTHING, *v.values()),
        lambda v: {"b": v.by} if isinstance(v, IsChosen) and v.by != EACH else None,
    )
    word("bywhom", "@opponent_controls", OPPONENT)
    word("bywhom", "you control", YOU)
    # players
    row("pattern", "[who:player] plays/play [what:agent]", Casts)
    form(
        "pattern",
        "you play <self>",
        lambda: Casts(YOU, THIS),
        lambda v: {} if v == Casts(YOU, THIS) else None,
    )
    form(
        "pattern",
        "[k:anycounters] is|are put on [g:agent]",
        lambda k, g: CountersChange(g, k),
        lambda v: {"k": v.kind, "g": v.what} if isinstance(v, CountersChange) and v.placed else None,
    )
    form("anycounters", "a|an [k:counter] || one or more [k:counter]", lambda k: k, lambda v: {"k": v})
    time_rows(table)
    word("pattern", "you shuffle your deck", Does(YOU, "shuffle deck"))
    # 1011.2  whoever's effect it is: a player banishes what that player is told to
    row("pattern", "[doer:player] banishes/banish [what:agent]", Moves, origin="field", how=How.BANISH)
    form(
        "pattern",
        "[w:player] discards/discard [g:agent]",
        lambda w, g: (
            Moves(replace(g, side=w), "hand", None, How.DISCARD) if g.side == EACH and not g.zones and g.tests else None
        ),
        lambda v: (
            {"w": v.what.side, "g": replace(v.what, side=EACH)}
            if isinstance(v, Moves) and v.origin == "hand" and v.how is How.DISCARD and v.cause is None
            else None
        ),
    )


def time_rows(table: Table) -> None:
    """Times without a comma; the arrow stands behind them."""
    row, word = table.row, table.word
    row("time", "at the?? end of [who:turns]", StepBegins, step="end")
    word("time", "at the? end of turn || at the end of each turn || at the next end of turn", StepBegins("end", EACH))
    row("time", "at the beginning of [who:poss] [step:step]", StepBegins)
    row("time", "at the beginning of each [step:step] || at the beginning of the [step:step]", StepBegins, who=EACH)
    row("time", "at the beginning of each player 's [step:step]", StepBegins, who=EACH)
    row("time", "at the beginning of [who:turns]", StepBegins, step="turn")
    word("time", "at the beginning of the? game", StepBegins("game", EACH))
    word("turns", "your turn || each of your turns", YOU)
    word("turns", "@opponents turn || each of @opponents turns", OPPONENT)
    word("turns", "each turn || each player 's turn", EACH)


def losing_life(w: Who) -> AnyPattern:
    """104.6, 1007.2: whatever makes a life smaller is losing life, be it lost, paid or dealt as damage."""
    return AnyPattern((GainsResource(w, "life", True), DealsDamage(ANYTHING, player=w)))


def take_losing_life(value: object) -> Mapping[str, object] | None:
    match value:
        case AnyPattern((GainsResource(who, "life", True), DealsDamage())) if value == losing_life(who):
            return {"w": who}
    return None


def owner_rows(table: Table) -> None:
    """302.6: a card lies in its owner's areas only, so whose area is named says whose card it is."""
    for whose, tests in (*OWNERS, ("", NOBODY)):
        into = f"is/are put into {whose} graveyard".replace("  ", " ")
        for words, origin in (("", None), (" from anywhere", None), (" from the field", "field")):
            moved = Moves(Group(tests, ()), origin, "break")
            if whose == "a" and words != " from anywhere":
                table.word("event", f"{into}{words}", moved)
            else:
                table.reads("event", f"{into}{words}", lambda moved=moved: moved)
        for other, more in OWNERS:
            if not tests or not more or tests == more:
                table.form(
                    "event",
                    f"{into} from {other} [z:zone]",
                    lambda z, tests=tests or more: Moves(Group(tests, ()), z, "break"),
                    take_origin("break") if (whose, other) == ("a", "a") else (lambda v: None),
                )
    for whose, tests in (*OWNERS, ("the", NOBODY)):
        for verb in ("enters/enter", "is/are put into"):
            table.form(
                "event",
                f"{verb} the field from {whose} [z:zone]",
                # 708.4  what is played from a standby area comes by way of the chase: a row of its own says that
                lambda z, tests=tests: Moves(Group(tests, ()), z, "field") if z != "standby" else None,
                take_origin("field") if (whose, verb[0]) == ("the", "e") else (lambda v: None),
            )
    for whose, tests in OWNERS:
        # 1050.1  from where it is to another area
        table.reads(
            "event",
            f"leaves/leave {whose} [z:zone]",
            lambda z, tests=tests: Moves(Group(tests, ()), z, other_than_origin=True) if z != "field" else None,
        )
        away = Moves(Group(tests, ()), None, "removed")
        table.reads("event", f"is/are put into {whose} removed area", lambda away=away: away)
    returning_rows(table)


def returning_rows(table: Table) -> None:
    """302.6a, 302.6b: a card may come into the hand of another player than its owner."""
    for whose, into in HANDS:
        back = Moves(ANYTHING, "field", "hand", into=into)
        returned = replace(back, how=How.RETURN)
        table.reads("event", f"is|are returned to {whose} hand", lambda returned=returned: returned)
        for words in (
            f"returned to {whose} hand from the field",
            f"returned from the field to {whose} hand",
            f"put into {whose} hand from the field",
        ):
            table.reads("event", f"is|are {words}", lambda back=back: back)
        for other, tests in OWNERS:
            table.reads(
                "event",
                f"is|are put into {whose} hand from {other} [z:zone] || "
                f"is|are returned to {whose} hand from {other} [z:zone]",
                lambda z, into=into, tests=tests: (
                    Moves(Group(tests, ()), z, "hand", into=into) if z in LEFT_FOR_A_HAND else None
                ),
            )


def take_origin(to: str) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Moves(what, str() as origin) if value == Moves(what, origin, to) and what == ANYTHING:
                return {"z": origin} if origin not in ("field", "stack") else None
        return None

    return take
