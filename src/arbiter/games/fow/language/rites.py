"""Chapters 712 to 717: what texts say of orders, transcending, stories of an extra deck, wardens and strangers."""

from __future__ import annotations

from collections.abc import Mapping

from arbiter.script.abilities import Static
from arbiter.script.amounts import Number, X
from arbiter.script.base import How, Quality
from arbiter.script.costs import PutCounters, TakeCounters
from arbiter.script.effects import Move, Perform
from arbiter.script.nouns import EACH, YOU, Group, HostOf, Is, Self
from arbiter.script.statements import AddWord, Affects, Mark
from arbiter.text.core.changes import Changes
from arbiter.text.core.nouns import take_const
from arbiter.text.draft import Some
from arbiter.text.grammar import Table
from arbiter.text.nodes import says, swapped

WILLPOWER = "willpower"
ORDER = ("order",)


def rite_rows(table: Table) -> None:
    willpower_rows(table)
    order_rows(table)
    transcend_rows(table)
    story_rows(table)
    place_rows(table)


def willpower_rows(table: Table) -> None:
    """717.2b, 905.5: the symbol to the left of a willpower ability."""
    form = table.form
    form(
        "costpart",
        "[ + [n:num] ]",
        lambda n: PutCounters(WILLPOWER, n),
        lambda v: (
            {"n": v.count} if isinstance(v, PutCounters) and v.kind == WILLPOWER and v.count != Number(0) else None
        ),
    )
    form(
        "costpart",
        "[ - [n:num] ]",
        lambda n: TakeCounters(WILLPOWER, n),
        lambda v: {"n": v.count} if isinstance(v, TakeCounters) and v.kind == WILLPOWER else None,
    )
    nothing = PutCounters(WILLPOWER, Number(0))
    form("costpart", "[ 0 ]", lambda: nothing, take_const(nothing))


def order_rows(table: Table) -> None:
    """712.3b: what an order gives to the card that it orders, as long as it is in the order area."""
    form = table.form
    form("static", "the|this ordered card [c:vps] .", ordered, take_ordered)
    form(
        "static",
        "the|this ordered card [c:vps] ,? where X is [n:amt] .",
        lambda c, n: ordered(swapped(c, X(), n)) if says(c, X()) else None,
        lambda v: None,
    )
    form(
        "static",
        "the|this ordered card gains [k:<kind>] .",
        lambda k: ordered((AddWord(Quality.KIND, k),)),  # 712.3b  besides those that it has
        lambda v: None,
    )
    # 710.1, 710.2  it need not be recovered, and does not rest
    table.word(
        "static",
        "you may call a magic stone while the|this ordered card is rested and calling a magic stone doesn't cause "
        "the|this ordered card to rest .",
        ordered((Mark("calls_rested"), Mark("calls_without_resting"))),
    )


def ordered(c: Changes) -> Static:
    return Static("", None, (Affects(HostOf(Self()), c),), zones=ORDER)


def take_ordered(value: object) -> Mapping[str, object] | None:
    match value:
        case Static(statements=(Affects(HostOf(Self()), changes),), condition=None, zones=zones) if zones == ORDER:
            return {"c": changes}
    return None


def transcend_rows(table: Table) -> None:
    """714.1a: the resonator, the J-ruler outside the game, and the race of the J/ruler that they are stacked with."""
    table.form(
        "sentence",
        "reveal a|an [k:<kind>] J-ruler you own from outside the game that shares two or more races with [t:target] . "
        "transcend the chosen [g:np] and the revealed J-ruler with a|an [r:<kind>] jruler you control",
        transcended,
        take_transcended,
    )


def transcended(k: str, t: object, g: Group, r: str) -> object:
    """The resonator is named twice, and both times alike."""
    if not isinstance(t, Some) or g.side != EACH or t.group.tests != g.tests:
        return None
    return Perform("transcend", t, word=f"{r}/{k}")


def take_transcended(value: object) -> Mapping[str, object] | None:
    if not isinstance(value, Perform) or value.name != "transcend" or not isinstance(value.thing, Some):
        return None
    race, _, top = str(value.word).partition("/")
    return {"k": top, "t": value.thing, "g": Group(value.thing.group.tests, ()), "r": race}


def story_rows(table: Table) -> None:
    """1132.2, 1133.2: a story of the extra deck is revealed, and copied to be played."""
    table.form(
        "sentence",
        "reveal a face-down card from your extra deck and keep it revealed until end of game . "
        "you may copy that card . if you do , you may play the copy",
        lambda: Perform("story"),
        take_const(Perform("story")),
    )


def place_rows(table: Table) -> None:
    """1305.1, 319: strangers as a noun, and armaments that come from the EX deck."""
    table.word("head", "stranger/strangers", (Is(Quality.TYPE, "stranger"),))
    table.word("zone", "EX deck", "ex_deck")
    table.row("clause", "put [thing:obj] into your ruler area", Move, to="ruler", how=How.PUT, control=YOU)
    table.form(
        "clause",
        "choose [q:quantity] [g:np] at random and put it|them into your hand",
        lambda q, g: Move(Some(q, g, random=True), "hand", How.ADD) if g.zones else None,
        take_at_random,
    )


def take_at_random(value: object) -> Mapping[str, object] | None:
    match value:
        case Move(Some(quantity, group, True), "hand", How.ADD):
            return {"q": quantity, "g": group}
    return None
