"""Chapter 1137: what [Rune] asks for, and texts that raise or lower the number of revealed runes."""

from __future__ import annotations

from collections.abc import Mapping

from arbiter.games.fow.runes import count_mark
from arbiter.games.fow.weather import sky
from arbiter.games.fow.zones import ATTRIBUTES, RUNE
from arbiter.script.amounts import Count, Marked, Number, Plus, Times
from arbiter.script.base import Amount, Condition, Op, Quality, Status
from arbiter.script.conditions import All, Compare
from arbiter.script.effects import Modify
from arbiter.script.nouns import YOU, Group, In, Is
from arbiter.script.statements import Affects, Mark
from arbiter.text.core.nouns import take_const
from arbiter.text.grammar import Table, Take

SHOWN = In(Status.FACE_UP)


def revealed(colour: str = "") -> Amount:
    """1137.6: what effects come to together, and the runes that really lie revealed."""
    tests = (Is(Quality.COLOUR, colour), SHOWN) if colour else (SHOWN,)
    return Plus(Marked(sky(), count_mark(colour)), Count(Group(tests, (RUNE,), YOU)))


def rune(n: Amount) -> Condition:
    """1137.2, 1137.3."""
    return Compare(revealed(), Op.GE, n)


def coloured_rune(c: str) -> Condition:
    """1137.4, 1137.5."""
    return Compare(revealed(c), Op.GE, Number(1))


def two_runes(c: str, d: str) -> Condition:
    """1137.5: a symbol that is there twice asks for two such runes."""
    if c != d:
        return All((coloured_rune(c), coloured_rune(d)))
    return Compare(revealed(c), Op.GE, Number(2))


def rune_rows(table: Table) -> None:
    form = table.form
    form("gate", "[ Rune ] [n:num] || [ Rune ] ( [n:num] )", rune, take_rune)
    form("gate", "[ Rune ] [c:<coloursym>]", coloured_rune, take_coloured_rune)
    form("gate", "[ Rune ] [c:<coloursym>] [d:<coloursym>]", two_runes, take_two_runes)
    shown = Count(Group((SHOWN,), ("extra",), YOU))
    form("amt", "the number of cards revealed from your extra deck", lambda: shown, take_const(shown))
    form("each", "for each card revealed from your extra deck", lambda: shown, take_const(shown))
    for colour in ("", *ATTRIBUTES):
        number_rows(table, colour)
        words = f"the number of revealed {colour} runes in your rune area".replace("  ", " ")
        for verb, sign in (("increased", 1), ("decreased", -1)):
            said = f"{words} is {verb} by [n:num]"
            form(
                "statement",
                said,
                lambda n, colour=colour, sign=sign: Affects(sky(), (more(colour, n, sign),)),
                take_more(colour, sign, False),
            )
            form(
                "clause",
                f"{said} [d:lasting]",
                lambda n, d, colour=colour, sign=sign: Modify(sky(), (more(colour, n, sign),), d),
                take_more(colour, sign, True),
            )


def number_rows(table: Table, colour: str) -> None:
    """1137.6: how many lie revealed, as a number and as a condition."""
    words = f"{colour} runes revealed from|in your rune area".strip()
    count = revealed(colour)
    table.form("amt", f"the number of {words}", lambda: count, take_const(count))
    one = f"{colour} rune revealed from|in your rune area".strip()
    table.form("each", f"for each {one}", lambda: count, take_const(count))
    table.form(
        "condition",
        f"there are [n:num] or more {words}",
        lambda n: Compare(count, Op.GE, n),
        lambda v: {"n": v.right} if isinstance(v, Compare) and v.op is Op.GE and v.left == count else None,
    )


def more(colour: str, amount: Amount, sign: int) -> Mark:
    return Mark(count_mark(colour), amount if sign > 0 else Times(amount, -1))


def take_more(colour: str, sign: int, lasting: bool) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Modify(thing, (Mark(name, amount),), time, None) if lasting and thing == sky():
                found: dict[str, object] = {"d": time}
            case Affects(thing, (Mark(name, amount),)) if not lasting and thing == sky():
                found = {}
            case _:
                return None
        lowered = isinstance(amount, Times) and amount.factor == -1
        if name != count_mark(colour) or lowered != (sign < 0):
            return None
        return {**found, "n": amount.amount if isinstance(amount, Times) and lowered else amount}

    return take


def take_rune(value: object) -> Mapping[str, object] | None:
    if isinstance(value, Compare) and value == rune(value.right):
        return {"n": value.right}
    return None


def take_coloured_rune(value: object) -> Mapping[str, object] | None:
    return next(({"c": colour} for colour in ATTRIBUTES if value == coloured_rune(colour)), None)


def take_two_runes(value: object) -> Mapping[str, object] | None:
    pairs = ((c, d) for c in ATTRIBUTES for d in ATTRIBUTES)
    return next(({"c": c, "d": d} for c, d in pairs if value == two_runes(c, d)), None)
