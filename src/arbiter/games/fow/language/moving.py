"""Moves: banish, put, return, remove; from where, and where a chant goes as it resolves."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from arbiter.games.fow.attacking import ATTACKING
from arbiter.games.fow.zones import POSSESSION, SHINOBI
from arbiter.script.amounts import Number
from arbiter.script.base import Effect, How, Lasting, Position, Thing
from arbiter.script.effects import (
    Attach,
    Choose,
    Destroy,
    GainControl,
    Move,
    Ready,
    Rest,
    Simultaneously,
    TurnFace,
)
from arbiter.script.named_actions import Perform
from arbiter.script.nouns import OPPONENT, YOU, Every, HostOf, Not, OwnerOf, Same, Self, TopCards
from arbiter.text.core.nouns import take_const
from arbiter.text.core.targeting import banish, take_banish
from arbiter.text.draft import UNBOUND, FromArea, InOrder, Ref, Some, Their
from arbiter.text.grammar import Table, Take
from arbiter.text.nodes import swapped

GRAVE = "its/their owner/owners 's graveyard/graveyards"


def move_rows(table: Table) -> None:
    """Moves: banish, put, return, remove."""
    row, form = table.row, table.form
    # 1011.2  players banish what they control
    form("clause", "banish [t:obj]", lambda t: banish(t, YOU), take_banish(YOU))
    for count in (2, 3):
        form("clause", f"banish {several(count)}", banish_all, take_banish_all(count))
    form("thirdperson", "banishes/banish [t:obj]", lambda t: banish(t, Their()), take_banish(Their()))
    row("thirdperson", "destroys/destroy [thing:obj]", Destroy)
    row("thirdperson", "expels/expel [thing:obj]", Perform, name="expel", who=Their())  # 1047.4
    row("thirdperson", "puts/put [thing:obj] into the field", Move, to="field", how=How.PLAY, control=Their())
    row("thirdperson", "rests/rest [thing:obj]", Rest)
    row("thirdperson", "recovers/recover [thing:obj]", Ready)
    for words in ("into the field", "into the field under your control"):
        for tail, rested in (("", False), (" rested", True), (" recovered", False)):
            form(
                "clause",
                f"put [t:obj] {words}{tail}",
                lambda t, rested=rested: enter(t, rested),
                take_enter(rested) if words == "into the field" and tail != " recovered" else (lambda v: None),
            )
    form("clause", "put [t:obj] into the field attacking", lambda t: enter(t, False, ATTACKING), take_attacking)
    owners = "under its/their owner/owners 's control"
    for words in (f"into the field {owners}", "into its owner 's field"):
        form(
            "clause",
            f"put [t:obj] {words}",
            lambda t: Move(t, "field", How.PLAY, control=OwnerOf(t)) if not isinstance(t, Some) else None,
            lambda v: (
                {"t": v.thing} if isinstance(v, Move) and v.control == OwnerOf(v.thing) and not v.rested else None
            ),
        )
    table.word(
        "clause",
        f"put <self> from a|its|your graveyard into the field {owners}",
        FromArea(Move(Self(), "field", How.PLAY, control=OwnerOf(Self())), "break"),
    )
    # 1002.2a, 1121.3
    form(
        "clause",
        "put [t:obj] into the field added to [h:obj]",
        lambda t, h: Attach(t, h) if not is_there(t) else None,
        lambda v: {"t": v.thing, "h": v.host} if isinstance(v, Attach) and not is_there(v.thing) else None,
    )
    table.reads(
        "clause", "add [t:obj] to [h:obj]", lambda t, h: Attach(t, h) if not is_there(t) and not is_in_hand(t) else None
    )
    form(
        "clause",
        "add [t:obj] to [h:obj] || bestow [t:obj] to [h:obj]",
        lambda t, h: moved_onto(t, h) if is_there(t) or is_in_hand(t) else None,
        lambda v: {"t": v.thing, "h": v.host} if isinstance(v, Attach) and is_there(v.thing) else None,
    )
    area_rows(table)
    row("clause", f"put [thing:obj] into {GRAVE} || put [thing:obj] into a graveyard", Move, to="break", how=How.PUT)
    into_own(table, "put [t:obj] into your graveyard", Move(Self(), "break", How.PUT))
    into_own(table, "put [t:obj] into your hand", Move(Self(), "hand", How.ADD))
    row("clause", "return [thing:obj] to its/their owner/owners 's hand/hands", Move, to="hand", how=How.RETURN)
    into_own(table, "return [t:obj] to your hand", Move(Self(), "hand", How.RETURN))
    row("clause", "put [thing:obj] into its/their owner/owners 's hand/hands", Move, to="hand", how=How.RETURN)
    row("clause", "remove [thing:obj] from the game", Move, to="removed", how=How.REMOVE)
    row("clause", "remove [thing:obj] from the game face down", Move, to="removed", how=How.REMOVE, face_down=True)
    row("clause", "flip [thing:obj] face up", TurnFace, face_up=True)
    row("clause", "flip [thing:obj] face down", TurnFace, face_up=False)
    for words, position in (
        ("on top of", Position.TOP),
        ("on the top of", Position.TOP),
        ("on the bottom of", Position.BOTTOM),
    ):
        for tail, ordered in (("", False), (" in any order", True)):
            row(
                "clause",
                f"put [thing:obj] {words} its/their owner/owners 's deck/decks{tail}",
                Move,
                to="deck",
                how=How.PUT,
                position=position,
                ordered=ordered,
            )
            table.form(
                "clause",
                f"put [t:obj] {words} their deck{tail}",
                lambda t, position=position, ordered=ordered: (
                    Move(t, "deck", How.PUT, position, ordered) if is_others(t) else None
                ),
                lambda v: None,
            )
            own = Move(Self(), "deck", How.PUT, position, ordered)
            spelled = f"put [t:obj] {words} your deck{tail}"
            if position is Position.BOTTOM:
                spelled += f" || return [t:obj] to the bottom of your deck{tail}"
            into_own(table, spelled, own)
    for words, position in (("on top of", Position.TOP), ("on the bottom of", Position.BOTTOM)):
        row(
            "clause",
            f"put [thing:obj] {words} its/their owner/owners 's magic stone deck/decks || "
            f"put [thing:obj] {words} your magic stone deck",
            Move,
            to="stones",
            how=How.PUT,
            position=position,
        )
    for words, rested in (("", False), (" rested", True)):
        form(
            "clause",
            f"put the top [n:cards] of your magic stone deck into the field{words}",
            lambda n, rested=rested: Move(
                TopCards(YOU, n, zone="stones"), "field", How.PLAY, control=YOU, rested=rested
            ),
            lambda v: None,
        )
    row(
        "clause",
        "shuffle [thing:obj] into its/their owner/owners 's deck/decks",
        Move,
        to="deck",
        how=How.PUT,
        position=Position.SHUFFLED,
    )
    into_own(table, "shuffle [t:obj] into your deck", Move(Self(), "deck", How.PUT, Position.SHUFFLED))
    resolving_rows(table)
    row("clause", "gain control of [thing:obj] @until_end", GainControl, lasting=Lasting.TURN)
    row("clause", "gain control of [thing:obj]", GainControl)
    table.reads(
        "clause", "@until_end , gain control of [thing:obj]", lambda thing: GainControl(thing, lasting=Lasting.TURN)
    )
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


def into_own(table: Table, words: str, move: Move) -> None:
    """302.6a, 302.6b: of cards that the text says another player controls or has, "your" zone means yours; of all
    others it is their owner's (302.6c)."""

    def make(t: Thing) -> object:
        return replace(move, thing=t, whose=YOU if is_others(t) else None)

    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Move(thing) if value == make(thing):
                return {"t": thing}
        return None

    table.form("clause", words, make, take)


def is_others(thing: Thing) -> bool:
    """Does the text itself say that the cards are another player's?"""
    return isinstance(thing, Some | Every) and thing.group.side == OPPONENT


AREAS = (
    ("graveyard", "break"),
    ("removed area", "removed"),
    ("hand", "hand"),
    ("< Shinobi > EX area", SHINOBI),
    ("< Possession > EX area", POSSESSION),
)


def area_rows(table: Table) -> None:
    """Moves that say from where: of this very card, the ability works there; of others it is known where they are."""
    form = table.form
    for words, zone in AREAS:
        for end, move in (
            ("into the field rested", Move(Self(), "field", How.PLAY, control=YOU, rested=True)),
            ("into the field", Move(Self(), "field", How.PLAY, control=YOU)),
            ("into your hand", Move(Self(), "hand", How.ADD)),
            ("on the bottom of your deck", Move(Self(), "deck", How.PUT, Position.BOTTOM)),
            ("on top of your deck", Move(Self(), "deck", How.PUT, Position.TOP)),
            ("into your graveyard", Move(Self(), "break", How.PUT)),
        ):
            if move.to == zone:
                continue
            own = FromArea(move, zone)
            table.word("clause", f"put <self> from {'your|a' if zone == 'break' else 'your'} {words} {end}", own)
            form(
                "clause",
                f"put [t:definite1] from your {words} {end}",
                lambda t, move=move: replace(move, thing=t) if t != Self() else None,
                lambda v: None,
            )
        form(
            "clause",
            f"return <self> from your {words} to your hand",
            lambda zone=zone: FromArea(Move(Self(), "hand", How.ADD), zone),
            lambda v: None,
        )


def is_there(thing: Thing) -> bool:
    """Is it in the field, as far as the text says?"""
    return thing == Self() or (isinstance(thing, Some) and thing.group.zones == ("field",))


def is_in_hand(thing: Thing) -> bool:
    """1405.3: what is added out of a hand is put into the field so."""
    return isinstance(thing, Some) and thing.group.zones == ("hand",)


def moved_onto(thing: Thing, host: Thing) -> Effect:
    """1002.2: what is picked while resolving is picked when the target is known of which it is to be another's host."""
    other = apart_from_host(thing, host)
    if other == host or not isinstance(thing, Some) or not isinstance(host, Some) or host.target or not thing.target:
        return Attach(thing, other)
    return InOrder((chosen_first(thing), Attach(Ref("it"), other)))


def apart_from_host(thing: Thing, host: Thing) -> Thing:
    """1002.2: "another resonator" is one to which the addition, this card or a target, is not added yet."""
    if not is_there(thing):
        return host
    apart = Not(Same(HostOf(thing if thing == Self() else Ref("it"))))
    return swapped(swapped(host, Not(Same(Ref("it"))), apart), Not(Same(Self())), apart)


def chosen_first(some: Some) -> Choose:
    """What a verb introduces, chosen in a sentence of its own."""
    return Choose(
        UNBOUND,
        some.group,
        some.quantity.low,
        some.quantity.high,
        target=some.target,
        different=some.different,
        random=some.random,
        total_cost=some.total,
    )


def enter(thing: Thing, rested: bool, named: str | None = None) -> object:
    """1041.1: put into the field under your control; what is in the field is not put there."""
    if isinstance(thing, Some) and thing.group.zones == ("field",):
        return None
    return Move(thing, "field", How.PLAY, control=YOU, rested=rested, named=named)


def take_attacking(value: object) -> Mapping[str, object] | None:
    if isinstance(value, Move) and value == enter(value.thing, False, ATTACKING):
        return {"t": value.thing}
    return None


def take_enter(rested: bool) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if isinstance(value, Move) and value == enter(value.thing, rested):
            return {"t": value.thing}
        return None

    return take


def resolving_rows(table: Table) -> None:
    """Where a chant goes as it resolves, instead of the graveyard."""
    ends: tuple[tuple[str, str, Position | None], ...] = (
        ("put <self> into its owner 's hand as it resolves", "hand", None),
        ("return <self> to its owner 's hand as it resolves", "hand", None),
        ("shuffle <self> into its owner 's deck as it resolves", "deck", Position.SHUFFLED),
        ("put <self> on the bottom of its owner 's deck as it resolves", "deck", Position.BOTTOM),
        ("remove <self> from the game as it resolves", "removed", None),
    )
    for words, to, position in ends:
        table.reads("clause", words, lambda to=to, position=position: Move(Self(), to, How.RESOLVED, position))


def several(count: int) -> str:
    things = [f"[t{i}:someobj]" for i in range(count)]
    return f"{' , '.join(things[:-1])}{' ,?' if count > 2 else ''} and {things[-1]}"


def banish_all(**things: Thing) -> object:
    """1011.3: one verb is one action, however many cards it speaks of."""
    moves = tuple(banish(thing, YOU) for thing in things.values())
    return Simultaneously(moves)


def take_banish_all(count: int) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if not isinstance(value, Simultaneously) or len(value.effects) != count:
            return None
        found: dict[str, object] = {}
        for index, move in enumerate(value.effects):
            thing = take_banish(YOU)(move)
            if thing is None:
                return None
            found[f"t{index}"] = thing["t"]
        return found

    return take
