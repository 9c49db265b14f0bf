"""What players do with their hands and decks: draw, discard, put cards off the top, reveal, shuffle."""

from __future__ import annotations

from collections.abc import Mapping

from arbiter.script.amounts import Count, Number
from arbiter.script.base import How, Position
from arbiter.script.effects import (
    Discard,
    Draw,
    Mill,
    Move,
    Reveal,
    Shuffle,
)
from arbiter.script.nouns import OPPONENT, YOU, Both, Every, Group, TopCards
from arbiter.text.core.effects import make_discard, take_discard
from arbiter.text.core.nouns import take_const
from arbiter.text.draft import UNBOUND
from arbiter.text.grammar import Table, Take


def player_rows(table: Table) -> None:
    """What players do with their hands and decks."""
    row, form, word = table.row, table.form, table.word
    for whose, who in (("your", YOU), ("@opponents", OPPONENT)):
        table.reads("amt", f"{whose} hand size", lambda who=who: Count(Group((), ("hand",), who)))
    row("clause", "draw [amount:cards] || you draw [amount:cards] || draw [amount:cards] from your deck", Draw, who=YOU)
    row(
        "clause", "[who:other] draws/draw [amount:cards] || [who:other] draws/draw [amount:cards] from their deck", Draw
    )
    form(
        "clause",
        "[w:other] reveals/reveal their hand",
        lambda w: Reveal(UNBOUND, Every(Group((), ("hand",), w))),
        lambda v: (
            {"w": v.thing.group.side}
            if isinstance(v, Reveal) and isinstance(v.thing, Every) and v.thing.group.zones == ("hand",)
            else None
        ),
    )
    row("clause", "[who:other] discards/discard [amount:cards]", Discard)
    row(
        "clause",
        "[who:other] discards/discard [amount:cards] at random || [who:other] discard/discards [amount:cards] randomly",
        Discard,
        random=True,
    )
    form("clause", "discard [q:quantity] [g:np]", make_discard, take_discard)
    for words, to, how in (
        ("put the top * into your|a graveyard", "break", How.PUT),
        ("remove the top * from the game", "removed", How.REMOVE),
    ):
        one = words.replace("*", "card of your deck")
        word("clause", one, Mill(YOU, Number(1), to, how, UNBOUND))
        row("clause", words.replace("*", "[amount:cards] of your deck"), Mill, who=YOU, to=to, how=how, slot=UNBOUND)
        form(
            "clause",
            words.replace("*", "card of [w:poss] deck").replace("your|a", "their|a?"),
            lambda w, to=to, how=how: Mill(w, Number(1), to, how, UNBOUND) if w != YOU else None,
            take_mill_one(to, how),
        )
        form(
            "clause",
            words.replace("*", "[n:cards] of [w:poss] deck").replace("your|a", "their|a?"),
            lambda w, n, to=to, how=how: Mill(w, n, to, how, UNBOUND) if w != YOU else None,
            take_mill(to, how),
        )
    row(
        "clause",
        "[who:other] puts/put the top card of their deck into their graveyard",
        Mill,
        amount=Number(1),
        to="break",
        slot=UNBOUND,
    )
    row(
        "clause",
        "[who:other] puts/put the top [amount:cards] of their deck into their graveyard",
        Mill,
        to="break",
        slot=UNBOUND,
    )
    for words, whose, who in (("your", "your", YOU), ("@opponents", "their", OPPONENT)):
        under = Move(TopCards(who, Number(1)), "deck", position=Position.BOTTOM)
        table.word("clause", f"put the top card of {words} deck on the bottom of {whose} deck", under)
    row(
        "clause",
        "[who:other] removes/remove the top [amount:cards] of their deck from the game",
        Mill,
        to="removed",
        how=How.REMOVE,
        slot=UNBOUND,
    )
    form(
        "clause",
        "[w:other] discards/discard [t:pron]",
        lambda w, t: Move(t, "break", How.DISCARD),
        # Whoever has it in hand discards it.
        lambda v: {"w": OPPONENT, "t": v.thing} if isinstance(v, Move) and v.how is How.DISCARD else None,
    )
    form(
        "clause",
        "put the top card of your deck and the top card of @opponents deck into their owner/owners 's graveyard",
        lambda: BOTH_TOPS,
        take_const(BOTH_TOPS),
    )
    row("clause", "shuffle your deck", Shuffle, who=YOU)
    row("clause", "shuffle [who:poss] deck", Shuffle)
    row("clause", "shuffle [who:poss] magic stone deck", Shuffle, zone="stones")
    for words, zone in (("deck", None), ("magic stone deck", "stones")):
        table.reads("clause", f"[w:other] shuffles/shuffle their {words}", lambda w, zone=zone: Shuffle(w, zone))


BOTH_TOPS = Move(Both((TopCards(YOU, Number(1)), TopCards(OPPONENT, Number(1)))), "break", How.PUT)


def take_mill_one(to: str, how: How) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if isinstance(value, Mill) and value.to == to and value.how is how and value.amount == Number(1):
            return {"w": value.who} if value.who != YOU else None
        return None

    return take


def take_mill(to: str, how: How) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if isinstance(value, Mill) and value.to == to and value.how is how and value.who != YOU:
            return {"w": value.who, "n": value.amount}
        return None

    return take
