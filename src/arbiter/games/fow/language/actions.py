"""Chapter 1000: what a resolving text tells a player or the game to do."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from arbiter.games.fow.language.words import WILL
from arbiter.script.amounts import EventAmount, Number, Resource
from arbiter.script.base import Amount, How, Lasting, Position, Thing, Who
from arbiter.script.effects import (
    Cancel,
    DealPlayer,
    Destroy,
    Discard,
    Draw,
    GainControl,
    GainResource,
    LoseResource,
    Mill,
    Modify,
    Move,
    PlaceCounters,
    Produce,
    Ready,
    RemoveCounters,
    Rest,
    Reveal,
    Shuffle,
)
from arbiter.script.nouns import EACH, YOU, Every, Group, OwnerOf, TopCards
from arbiter.text.core.amounts import take_times, times
from arbiter.text.core.nouns import take_const
from arbiter.text.draft import UNBOUND, Quantity, Some, Their, Together
from arbiter.text.grammar import Table, Take


def action_rows(table: Table) -> None:
    life_rows(table)
    will_rows(table)
    move_rows(table)
    player_rows(table)
    other_rows(table)


def life_rows(table: Table) -> None:
    """105.4: life."""
    row, form, word = table.row, table.form, table.word
    form("life", "[n:num] life", lambda n: n, lambda v: {"n": v} if isinstance(v, Amount) else None)
    form("life", "life equal to [n:amt]", lambda n: n, lambda v: None)
    form("life", "[n:whole] life [c:each]", times, take_times)
    word("life", "that much life", EventAmount())
    row("clause", "you gain [amount:life] || gain [amount:life]", GainResource, who=YOU, kind="life")
    row("clause", "[who:other] gains/gain [amount:life]", GainResource, kind="life")
    row("clause", "you lose [amount:life] || lose [amount:life]", LoseResource, who=YOU, kind="life")
    row("clause", "[who:other] loses/lose [amount:life]", LoseResource, kind="life")
    word("amt", "your life", Resource(YOU, "life"))
    row("clause", "[source:single] deals/deal [amount:num] damage to [who:dealt]", DealPlayer)
    row("clause", "[source:single] deals/deal damage equal to [amount:amt] to [who:dealt]", DealPlayer)


SYMBOLS = tuple(WILL.values())


def will_rows(table: Table) -> None:
    """1018: produce will."""
    form = table.form
    form("clause", "produce [p:produced]", lambda p: p, lambda v: {"p": v})
    form("produced", "[c:<coloursym>]", lambda c: Produce(YOU, c, Number(1)), take_one_will)
    form(
        "produced",
        "[n:<anysym>]",
        lambda n: Produce(YOU, "", Number(n)),
        take_free_will,
    )
    for count in range(2, 6):
        names = [f"c{i}" for i in range(count)]
        slots = [f"[{n}:<coloursym>]" for n in names]
        form("produced", " ".join(slots), make_several, take_several(count))
        if count == 2:
            form("produced", " and ".join(slots), make_several, lambda v: None)
            form("produced", " or ".join(slots), make_choice, take_choice(count))
        else:
            form("produced", " , ".join(slots[:-1]) + f" , or {slots[-1]}", make_choice, take_choice(count))
            form("produced", " , ".join(slots[:-1]) + f" or {slots[-1]}", make_choice, lambda v: None)
            form("produced", " or ".join(slots), make_choice, lambda v: None)
    table.word(
        "produced",
        "one will of any attribute || a will of any attribute",
        Produce(YOU, "", Number(1), None, SYMBOLS[:5]),
    )
    for count in (2, 3, 4, 5):
        wills = tuple(Produce(YOU, "", Number(1), None, SYMBOLS[:5]) for _ in range(count))
        table.word(
            "produced",
            f"{count} wills in any combination of attributes || {count} wills in any combination",
            Together(wills),
        )
        form(
            "produced",
            f"{count} wills in any combination of [a:<coloursym>] and/or [b:<coloursym>]",
            lambda a, b, count=count: Together(tuple(Produce(YOU, "", Number(1), None, (a, b)) for _ in range(count))),
            lambda v: None,
        )
    form(
        "sentence",
        "[a:produce] . spend this will only to play [g:allnp]",
        lambda a, g: replace(a, only_for=Group(g.tests, ())) if isinstance(a, Produce) else None,
        lambda v: {"a": replace(v, only_for=None), "g": v.only_for} if isinstance(v, Produce) and v.only_for else None,
    )
    form("produce", "produce [p:produced]", lambda p: p, lambda v: {"p": v})


def make_several(**c: str) -> object:
    colours = tuple(c.values())
    if len(set(colours)) == 1:
        return Produce(YOU, colours[0], Number(len(colours)))
    return Together(tuple(Produce(YOU, colour, Number(1)) for colour in colours))


def make_choice(**c: str) -> object:
    return Produce(YOU, "", Number(1), None, tuple(c.values()))


def take_free_will(value: object) -> Mapping[str, object] | None:
    match value:
        case Produce(_, "", Number(count), None, ()):
            return {"n": count}
    return None


def take_one_will(value: object) -> Mapping[str, object] | None:
    if isinstance(value, Produce) and value.colour and value.amount == Number(1) and not value.options:
        return {"c": value.colour}
    return None


def take_several(count: int) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if isinstance(value, Produce) and value.colour and value.amount == Number(count):
            return {f"c{i}": value.colour for i in range(count)}
        if isinstance(value, Together) and len(value.effects) == count:
            colours = [e.colour for e in value.effects if isinstance(e, Produce)]
            return {f"c{i}": c for i, c in enumerate(colours)} if len(colours) == count else None
        return None

    return take


def take_choice(count: int) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if isinstance(value, Produce) and len(value.options) == count:
            return {f"c{i}": c for i, c in enumerate(value.options)}
        return None

    return take


GRAVE = "its/their owner/owners 's graveyard/graveyards"


def move_rows(table: Table) -> None:
    """Moves: banish, put, return, remove."""
    row, form = table.row, table.form
    # 1011.2  players banish what they control
    form("clause", "banish [t:obj]", lambda t: banish(t, YOU), take_banish(YOU))
    form("thirdperson", "banishes/banish [t:obj]", lambda t: banish(t, Their()), take_banish(Their()))
    row("thirdperson", "destroys/destroy [thing:obj]", Destroy)
    row("thirdperson", "rests/rest [thing:obj]", Rest)
    row("thirdperson", "recovers/recover [thing:obj]", Ready)
    for words in ("into the field", "into the field under your control", "into your field"):
        row("clause", f"put [thing:obj] {words}", Move, to="field", how=How.PLAY, control=YOU)
        row("clause", f"put [thing:obj] {words} rested", Move, to="field", how=How.PLAY, control=YOU, rested=True)
        row("clause", f"put [thing:obj] {words} recovered", Move, to="field", how=How.PLAY, control=YOU)
    for words in ("into the field under its/their owner/owners 's control", "into its owner 's field"):
        form(
            "clause",
            f"put [t:obj] {words}",
            lambda t: Move(t, "field", How.PLAY, control=OwnerOf(t)) if not isinstance(t, Some) else None,
            lambda v: {"t": v.thing} if isinstance(v, Move) and v.control == OwnerOf(v.thing) else None,
        )
    for zone in ("hand", "graveyard", "removed area"):
        row(
            "clause",
            f"put [thing:definite1] from your {zone} into the field",
            Move,
            to="field",
            how=How.PLAY,
            control=YOU,
        )
        row("clause", f"put [thing:definite1] from your {zone} into your hand", Move, to="hand", how=How.ADD)
        row("clause", f"return [thing:definite1] from your {zone} to your hand", Move, to="hand", how=How.RETURN)
    row(
        "clause",
        f"put [thing:obj] into {GRAVE} || put [thing:obj] into your|a graveyard",
        Move,
        to="break",
        how=How.PUT,
    )
    row("clause", "put [thing:obj] into your hand", Move, to="hand", how=How.ADD)
    row("clause", "put [thing:obj] into its/their owner/owners 's hand/hands", Move, to="hand", how=How.RETURN)
    row(
        "clause",
        "return [thing:obj] to its/their owner/owners 's hand/hands || return [thing:obj] to your hand",
        Move,
        to="hand",
        how=How.RETURN,
    )
    row("clause", "remove [thing:obj] from the game", Move, to="removed", how=How.REMOVE)
    for words, position in (
        ("on top of", Position.TOP),
        ("on the top of", Position.TOP),
        ("on the bottom of", Position.BOTTOM),
    ):
        for whose in ("its/their owner/owners 's deck/decks", "your deck"):
            row("clause", f"put [thing:obj] {words} {whose}", Move, to="deck", how=How.PUT, position=position)
            row(
                "clause",
                f"put [thing:obj] {words} {whose} in any order",
                Move,
                to="deck",
                how=How.PUT,
                position=position,
                ordered=True,
            )
    row(
        "clause",
        "shuffle [thing:obj] into its/their owner/owners 's deck/decks || shuffle [thing:obj] into your deck",
        Move,
        to="deck",
        how=How.PUT,
        position=Position.SHUFFLED,
    )
    row("clause", "gain control of [thing:obj] @until_end", GainControl, lasting=Lasting.TURN)
    row("clause", "gain control of [thing:obj]", GainControl)
    form(
        "clause",
        "put the top card of your magic stone deck into the field || call a magic stone",
        lambda: Move(TopCards(YOU, Number(1), zone="stones"), "field", How.PLAY, control=YOU),
        take_const(Move(TopCards(YOU, Number(1), zone="stones"), "field", How.PLAY, control=YOU)),
    )
    form(
        "clause",
        "put the top card of your magic stone deck into the field rested",
        lambda: Move(TopCards(YOU, Number(1), zone="stones"), "field", How.PLAY, control=YOU, rested=True),
        take_const(Move(TopCards(YOU, Number(1), zone="stones"), "field", How.PLAY, control=YOU, rested=True)),
    )


def banish(thing: Thing, who: Who) -> object:
    if isinstance(thing, Some) and not thing.target and thing.group.side == EACH:
        thing = replace(thing, group=replace(thing.group, side=who))
    return Move(thing, "break", How.BANISH)


def take_banish(who: Who) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if not isinstance(value, Move) or value != Move(value.thing, "break", How.BANISH):
            return None
        thing = value.thing
        if isinstance(thing, Some) and not thing.target and thing.group.side == who:
            thing = replace(thing, group=replace(thing.group, side=EACH))
        return {"t": thing}

    return take


def player_rows(table: Table) -> None:
    """What players do with their hands and decks."""
    row, form, word = table.row, table.form, table.word
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
            words.replace("*", "card of [w:poss] deck").replace("your|a", "their?|a?"),
            lambda w, to=to, how=how: Mill(w, Number(1), to, how, UNBOUND) if w != YOU else None,
            take_mill_one(to, how),
        )
        form(
            "clause",
            words.replace("*", "[n:cards] of [w:poss] deck").replace("your|a", "their?|a?"),
            lambda w, n, to=to, how=how: Mill(w, n, to, how, UNBOUND) if w != YOU else None,
            take_mill(to, how),
        )
    row(
        "clause",
        "[who:other] puts/put the top [amount:cards] of their deck into their graveyard",
        Mill,
        to="break",
        slot=UNBOUND,
    )
    row(
        "clause",
        "[who:other] removes/remove the top [amount:cards] of their deck from the game",
        Mill,
        to="removed",
        how=How.REMOVE,
        slot=UNBOUND,
    )
    row("clause", "shuffle your deck", Shuffle, who=YOU)
    row("clause", "shuffle [who:poss] deck", Shuffle)


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


def make_discard(q: Quantity, g: Group) -> object:
    if g.zones not in ((), ("hand",)) or g.side not in (EACH, YOU):
        return None
    if q.low == q.high:
        return Discard(YOU, q.high, g.tests)
    return Discard(YOU, q.high, g.tests, up_to=True) if q.low == Number(0) else None


def take_discard(value: object) -> Mapping[str, object] | None:
    if isinstance(value, Discard) and value.who == YOU and not value.random and value.chooser is None:
        low = Number(0) if value.up_to else value.amount
        return {"q": Quantity(low, value.amount), "g": Group(value.tests, ())}
    return None


def other_rows(table: Table) -> None:
    row, form, word = table.row, table.form, table.word
    row("clause", "put [amount:num] [kind:counter] on [thing:obj]", PlaceCounters)
    row("clause", "put a|an [kind:counter] on [thing:obj]", PlaceCounters, amount=Number(1))
    form(
        "clause",
        "put a|an [k:counter] on [t:obj] [c:each]",
        lambda k, t, c: PlaceCounters(t, k, c),
        lambda v: {"k": v.kind, "t": v.thing, "c": v.amount} if isinstance(v, PlaceCounters) else None,
    )
    row("clause", "remove [amount:num] [kind:counter] from [thing:obj]", RemoveCounters)
    row("clause", "remove a|an [kind:counter] from [thing:obj]", RemoveCounters, amount=Number(1))
    row("clause", "remove all [kind:counter] from [thing:obj]", RemoveCounters, amount=None)
    row("clause", "cancel [thing:obj]", Cancel)
    row("clause", "rest [thing:obj]", Rest)
    row("clause", "recover [thing:obj]", Ready)
    form(
        "clause",
        "[t:subj] [c:vps] [d:lasting]",
        lambda t, c, d: Modify(t, c, d),
        lambda v: (
            {"t": v.thing, "c": v.changes, "d": v.lasting} if isinstance(v, Modify) and v.while_ is None else None
        ),
    )
    form("clause", "[d:lasting] , [t:subj] [c:vps]", lambda t, c, d: Modify(t, c, d), lambda v: None)
    word("lasting", "this turn", Lasting.TURN)
    word("lasting", "until end of game || until the end of the game", Lasting.GAME)
    word("lasting", "until the end of @opponents next turn", Lasting.OPPONENT_TURN)
    word("lasting", "until the beginning of your next turn", Lasting.NEXT_TURN_START)
