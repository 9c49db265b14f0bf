"""What stands behind a noun, when it is more than one thing: "with A in its name and with no attribute", names in a
list, "that don't share a name"; and where a noun's cards are put."""

from __future__ import annotations

from collections.abc import Mapping

from arbiter.script.amounts import Resource
from arbiter.script.base import Amount, How, Op, Quality, Stat, Test, Thing, Who
from arbiter.script.conditions import Compare
from arbiter.script.effects import (
    Choose,
    Destroy,
    MakeTokens,
    Move,
    PlaceCounters,
    Ready,
    RemoveCounters,
    Rest,
    Search,
)
from arbiter.script.nouns import OPPONENT, YOU, AllOf, AnyOf, Is, NameContains, OwnerOf
from arbiter.text.draft import AllDifferent, InOrder, Some, Together, TotalCost
from arbiter.text.grammar import Table, Take

MOST_NAMES = 5


def joining_rows(table: Table) -> None:
    subject_rows(table)
    behind_rows(table)
    name_rows(table)
    control_rows(table)
    power_rows(table)


# What a player does, where the text names the player who does it though nobody else could be meant.
DONE_BY_YOU = (Move, Search, Choose, Destroy, Rest, Ready, PlaceCounters, RemoveCounters, MakeTokens)


def subject_rows(table: Table) -> None:
    """ "You put a card …": as without "you"."""
    table.reads("clause", "you [a:clause]", lambda a: a if is_done_by_you(a) else None)


def is_done_by_you(effect: object) -> bool:
    first = effect.effects[0] if isinstance(effect, InOrder | Together) else effect
    return isinstance(first, DONE_BY_YOU)


def behind_rows(table: Table) -> None:
    """Two things that are said of it."""
    form = table.form
    # What the second of them begins with tells that it is no second noun.
    form("posts", "[a:postest] and [b:posts]", lambda a, b: (a, *b) if isinstance(b[0], Test) else None, lambda v: None)
    for words in ("that don't share a name", "that don't share a name with each other"):
        table.reads("postest", words, lambda: AllDifferent(Quality.NAME))
    table.word("postest", "with different total costs", AllDifferent(Stat.COST))
    table.row("postest", "with a combined total cost of [most:num] or less", TotalCost)
    table.row("postest", "with a combined total cost less than or equal to [most:amt]", TotalCost)


def name_rows(table: Table) -> None:
    """203: one of several names, or of several parts of names."""
    for count in range(2, MOST_NAMES + 1):
        slots = [f"[v{i}:<cardname>]" for i in range(count)]
        for comma in ("", " ,") if count > 2 else ("",):
            listed = f"{' , '.join(slots[:-1])}{comma} or|and/or {slots[-1]}"
            table.form(
                "postest",
                f"named {listed}",
                lambda **v: called_one_of(tuple(v.values())),
                take_called_one_of(count) if not comma else (lambda v: None),
            )
            if count > 2:
                table.form(
                    "postest",
                    f"with {listed} in its/their name/names",
                    lambda **v: AnyOf(tuple(NameContains(part) for part in v.values())),
                    take_parts(count) if not comma else (lambda v: None),
                )


def called_one_of(names: tuple[str, ...]) -> Test:
    return AllOf((AnyOf(tuple(Is(Quality.NAME, name) for name in names)),))


def take_called_one_of(count: int) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case AllOf((AnyOf(tests),)) if len(tests) == count:
                names = [test.value for test in tests if isinstance(test, Is) and test.quality is Quality.NAME]
                return {f"v{i}": name for i, name in enumerate(names)} if len(names) == count else None
        return None

    return take


def take_parts(count: int) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if not isinstance(value, AnyOf) or len(value.tests) != count:
            return None
        parts = [test.part for test in value.tests if isinstance(test, NameContains)]
        return {f"v{i}": part for i, part in enumerate(parts)} if len(parts) == count else None

    return take


# ---------------------------------------------------------------- 307.9  under whose control


def control_rows(table: Table) -> None:
    form = table.form
    for tail, rested in (("", False), (" rested", True)):
        if rested:
            form(
                "clause",
                "put [t:obj] into the field under its/their owner/owners 's control rested || "
                "put [t:obj] into the field rested under its/their owner/owners 's control",
                lambda t: entering(t, OwnerOf(t), True) if not isinstance(t, Some) else None,
                take_owners,
            )
        form(
            "clause",
            f"put [t:obj] into the field under @opponents control{tail}",
            lambda t, rested=rested: entering(t, OPPONENT, rested),
            take_entering(OPPONENT, rested),
        )


def entering(thing: Thing, whose: Who, rested: bool) -> object:
    if isinstance(thing, Some) and thing.group.zones == ("field",):
        return None
    return Move(thing, "field", How.PLAY, control=whose, rested=rested)


def take_owners(value: object) -> Mapping[str, object] | None:
    if isinstance(value, Move) and value == entering(value.thing, OwnerOf(value.thing), True):
        return {"t": value.thing}
    return None


def take_entering(whose: Who, rested: bool) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if isinstance(value, Move) and value == entering(value.thing, whose, rested):
            return {"t": value.thing}
        return None

    return take


# ---------------------------------------------------------------- 1042  Dragon Power


def power_rows(table: Table) -> None:
    for tail, op in (("or more", Op.GE), ("or less", Op.LE)):
        table.form(
            "condition",
            f"your Dragon Power is [n:num] {tail}",
            lambda n, op=op: Compare(POWER, op, n),
            take_power(op),
        )


POWER = Resource(YOU, "dragon_power")


def take_power(op: Op) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Compare(left, found, Amount() as right) if left == POWER and found is op:
                return {"n": right}
        return None

    return take
