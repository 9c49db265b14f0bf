"""Verb frames: one row for each thing a resolving text tells a player or the game to do."""

from __future__ import annotations

from collections.abc import Mapping

from arbiter.script.amounts import Number
from arbiter.script.base import Effect, How, Lasting, Position, Status, Who
from arbiter.script.conditions import Holds
from arbiter.script.effects import (
    Cancel,
    DealPlayer,
    Destroy,
    Discard,
    DiscardHand,
    Draw,
    EndGame,
    ExtraStep,
    ExtraTurn,
    ForEachPlayer,
    GainControl,
    Mill,
    Move,
    PlaceCounters,
    Ready,
    RemoveCounters,
    Rest,
    Shuffle,
    SkipStep,
)
from arbiter.script.nouns import EACH, OPPONENT, YOU, ControlledBy, ControllerOf, Group, In, OwnerOf, Self
from arbiter.text.core.amounts import take_times, times
from arbiter.text.core.nouns import take_const
from arbiter.text.core.situations import HERE
from arbiter.text.draft import UNBOUND, ActBy, Quantity, Ref, Some, Their
from arbiter.text.grammar import Table
from arbiter.text.nodes import swapped


def moving_rows(table: Table) -> None:
    row, _form = table.row, table.form
    row("clause", "@destroy [thing:obj]", Destroy)
    row("clause", "put [thing:obj] into the @zone_break", Move, to="break", how=How.PUT)
    row("clause", "remove [thing:obj] from @removed", Move, to="removed", how=How.REMOVE)
    row(
        "clause",
        "return [thing:obj] to its/their owner/owners 's hand/hands || return [thing:obj] to @own_hand",
        Move,
        to="hand",
        how=How.RETURN,
    )
    row("clause", "add [thing:obj] to your hand", Move, to="hand", how=How.ADD)
    row("clause", "play [thing:obj] onto the @field", Move, to="field", how=How.PLAY)
    row("clause", "play [thing:obj] onto the @field @rested", Move, to="field", how=How.PLAY, rested=True)
    table.form(
        "clause",
        "place the card at the bottom of your deck",
        lambda: Move(Ref("that"), "deck", How.PUT, Position.BOTTOM),
        take_const(Move(Ref("that"), "deck", How.PUT, Position.BOTTOM)),
    )
    table.form(
        "sentence",
        "then?? ,?? shuffle the other cards revealed?? and return them to the bottom of your deck",
        lambda: Move(Ref("other", True), "deck", How.PUT, Position.BOTTOM, random_order=True),
        take_const(Move(Ref("other", True), "deck", How.PUT, Position.BOTTOM, random_order=True)),
    )
    for words, position in (
        ("at the bottom", Position.BOTTOM),
        ("on top", Position.TOP),
        ("at the top or bottom", Position.TOP_OR_BOTTOM),
        ("on the top or at the bottom", Position.TOP_OR_BOTTOM),
        ("on the top or bottom", Position.TOP_OR_BOTTOM),
    ):
        row(
            "clause",
            f"put|place|return [thing:obj] {words} of its/their owner/owners 's deck/decks || "
            f"put|place|return [thing:obj] {words} of @own_deck",
            Move,
            to="deck",
            how=How.PUT,
            position=position,
        )
    row(
        "clause",
        "return [thing:obj] to the bottom of @own_deck in any order || put|place [thing:obj] at the bottom of your "
        "deck in any order",
        Move,
        to="deck",
        how=How.PUT,
        position=Position.BOTTOM,
        ordered=True,
    )
    row(
        "clause",
        "return [thing:obj] to the top of your deck in any order",
        Move,
        to="deck",
        how=How.PUT,
        position=Position.TOP,
        ordered=True,
    )
    row(
        "clause",
        "return [thing:obj] to the top and/or bottom of your deck in any order || "
        "return [thing:obj] to the top or bottom of your deck in any order",
        Move,
        to="deck",
        how=How.PUT,
        position=Position.TOP_OR_BOTTOM,
        ordered=True,
    )
    row(
        "clause",
        "put [thing:obj] to the bottom of @own_deck || return [thing:obj] to the bottom of @own_deck",
        Move,
        to="deck",
        how=How.PUT,
        position=Position.BOTTOM,
    )
    row(
        "clause",
        "shuffle [thing:obj] and return them to the bottom of your deck",
        Move,
        to="deck",
        how=How.PUT,
        position=Position.BOTTOM,
        random_order=True,
    )
    row("clause", "@rest [thing:obj]", Rest)
    row("clause", "@ready [thing:obj]", Ready)
    row("clause", "you gain control of [thing:obj] || gain control of [thing:obj]", GainControl)
    row("clause", "you gain control of [thing:obj] @until_end", GainControl, lasting=Lasting.TURN)
    row("clause", "gain control of [thing:obj] @until_end", GainControl, lasting=Lasting.TURN)
    for zone in ("the|your @zone_break", "your hand", "your deck"):
        row("clause", f"play [thing:single] from {zone} onto the @field", Move, to="field", how=How.PLAY)
        row(
            "clause",
            f"play [thing:single] from {zone} onto the @field @rested",
            Move,
            to="field",
            how=How.PLAY,
            rested=True,
        )
    row("clause", "return [thing:obj] to|onto the @field @rested", Move, to="field", how=How.PLAY, rested=True)
    row("clause", "return [thing:obj] to|onto the @field", Move, to="field", how=How.PLAY)
    row("clause", "play [thing:obj] onto your @field", Move, to="field", how=How.PLAY, control=YOU)
    row("clause", "shuffle your deck", Shuffle, who=YOU)


def player_rows(table: Table) -> None:
    row, form = table.row, table.form
    row("clause", "draw [amount:cards]", Draw, who=YOU)
    row("clause", "[who:other] draws/draw [amount:cards]", Draw)
    row("clause", "each player draws [amount:cards] || both players draw [amount:cards]", Draw, who=EACH)
    for template in (
        "[who:other] discards/discard [amount:cards]",
        "[who:other] discards/discard [amount:cards] from their hand",
    ):
        row("clause", template, Discard)
    row(
        "clause",
        "[who:other] randomly discards [amount:cards] || [who:other] randomly discards [amount:cards] from their hand "
        "|| [who:other] discards [amount:cards] at random",
        Discard,
        random=True,
    )
    row(
        "clause",
        "each player discards [amount:cards] || each player discards [amount:cards] from their hand",
        Discard,
        who=EACH,
    )
    row("clause", "you draw [amount:cards]", Draw, who=YOU)
    form(
        "clause",
        "[w:other] [a:thirdperson]",
        # What each player does, each does with their own.
        lambda w, a: ForEachPlayer(w, (a,)) if w == EACH else ActBy(w, (of_whose(w, a),)),
        lambda v: {"w": v.who, "a": v.effects[0]} if isinstance(v, ActBy) and len(v.effects) == 1 else None,
    )
    row("thirdperson", "puts [thing:obj] into the @zone_break", Move, to="break", how=How.PUT)
    row("thirdperson", "removes [thing:obj] from @removed", Move, to="removed", how=How.REMOVE)
    row("thirdperson", "adds [thing:obj] to their hand", Move, to="hand", how=How.ADD)
    row(
        "thirdperson",
        "returns [thing:obj] to their hand || returns [thing:obj] to its/their owner/owners 's hand/hands",
        Move,
        to="hand",
        how=How.RETURN,
    )
    row("thirdperson", "plays [thing:obj] onto the @field", Move, to="field", how=How.PLAY, control=Their())
    row("thirdperson", "@rests [thing:obj]", Rest)
    form(
        "thirdperson",
        "randomly removes [q:quantity] [g:np] from @removed",
        # by chance out of a pile: whose things in play are meant would have to be said
        lambda q, g: Move(Some(q, g, True), "removed", How.REMOVE) if g.zones else None,
        lambda v: (
            {"q": v.thing.quantity, "g": v.thing.group}
            if isinstance(v, Move) and v.to == "removed" and isinstance(v.thing, Some) and v.thing.random
            else None
        ),
    )
    form("clause", "discard [q:quantity] [g:np]", make_discard, take_discard)
    form(
        "clause",
        "[t:possessor] owner discards [n:cards]",
        lambda t, n: Discard(OwnerOf(t), n),
        lambda v: {"t": v.who.thing, "n": v.amount} if isinstance(v, Discard) and isinstance(v.who, OwnerOf) else None,
    )
    form(
        "clause",
        "[t:possessor] controller discards [n:cards] || [t:possessor] controller discards [n:cards] from their hand",
        lambda t, n: Discard(ControllerOf(t), n),
        lambda v: (
            {"t": v.who.thing, "n": v.amount} if isinstance(v, Discard) and isinstance(v.who, ControllerOf) else None
        ),
    )
    row("clause", "discard your hand", DiscardHand, who=YOU)
    row("clause", "[who:other] discards/discard their hand", DiscardHand)
    for template, who, to, how in (
        ("put the top card of your deck into the @zone_break", YOU, "break", How.PUT),
        ("remove the top card of your deck from @removed", YOU, "removed", How.REMOVE),
        ("remove the top card of @opponents deck from @removed", OPPONENT, "removed", How.REMOVE),
    ):
        table.word("clause", template, Mill(who, Number(1), to, how, UNBOUND))
    row(
        "clause",
        "put the top [amount:cards] of your deck into the @zone_break",
        Mill,
        who=YOU,
        to="break",
        slot=UNBOUND,
    )
    row(
        "clause",
        "put the top [amount:cards] of @opponents deck into the @zone_break",
        Mill,
        who=OPPONENT,
        to="break",
        slot=UNBOUND,
    )
    row(
        "clause",
        "[who:other] puts/put the top [amount:cards] of their deck into the @zone_break",
        Mill,
        to="break",
        slot=UNBOUND,
    )
    row(
        "clause",
        "remove the top [amount:cards] of your deck from @removed",
        Mill,
        who=YOU,
        to="removed",
        how=How.REMOVE,
        slot=UNBOUND,
    )
    row(
        "clause",
        "remove the top [amount:cards] of @opponents deck from @removed",
        Mill,
        who=OPPONENT,
        to="removed",
        how=How.REMOVE,
        slot=UNBOUND,
    )
    row("clause", "[source:single] deals/deal [who:dealt] [amount:num] point/points of damage", DealPlayer)
    row("clause", "deal [who:dealt] [amount:num] point/points of damage", DealPlayer)
    row(
        "clause",
        "you receive [amount:num] point/points of damage || receive [amount:num] point/points of damage",
        DealPlayer,
        who=YOU,
    )
    table.reads(
        "clause",
        "@your_opponent receives [n:num] point/points of damage",
        lambda n: DealPlayer(n, OPPONENT),
    )
    for everybody in ("each player receives", "both players receive"):
        table.reads("clause", f"{everybody} [n:num] point/points of damage", lambda n: DealPlayer(n, EACH))
    table.word("dealt", "you", YOU)
    table.word("dealt", "@your_opponent", OPPONENT)
    table.word("dealt", "each player || both players", EACH)
    row("clause", "place [amount:num] [kind:counter] on [thing:obj]", PlaceCounters)
    form(
        "clause",
        "place [n:whole] [k:counter] on [t:obj] [c:each]",
        lambda n, k, t, c: PlaceCounters(t, k, times(n, c)),
        lambda v: (
            {"t": v.thing, "k": v.kind, **(take_times(v.amount) or {"n": None, "c": None})}
            if isinstance(v, PlaceCounters) and not isinstance(v.amount, Number)
            else None
        ),
    )
    row("clause", "remove [amount:num] [kind:counter] from [thing:obj]", RemoveCounters)
    row("clause", "remove all the? [kind:counter] from [thing:obj]", RemoveCounters, amount=None)
    row("clause", "cancel [thing:itseffect]", Cancel)
    row("clause", "take 1|one more turn after this one || take an|1|one extra turn after this one", ExtraTurn)
    row("clause", "there is an additional [step:step] after this phase", ExtraStep)
    form(
        "clause",
        "skip [w:poss] next [s:step]",
        lambda w, s: SkipStep(w, s),
        lambda v: {"w": v.who, "s": v.step} if isinstance(v, SkipStep) else None,
    )
    table.word("itseffect", "its effect || the effect || their effects", Ref("effect"))
    row("clause", "[who:winner] loses/lose the game", EndGame, wins=False)
    row("clause", "[who:winner] wins/win the game", EndGame, wins=True)
    table.same("winner", "[p:dealt]")


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


def take_held(value: object) -> Mapping[str, object] | None:
    match value:
        case GainControl(thing, _, Lasting.ON_FIELD, None):
            held: dict[str, object] = {"t": thing, "c": HERE}
        case GainControl(thing, _, Lasting.GAME, condition) if condition is not None:
            held = {"t": thing, "c": condition}
        case _:
            return None
    return held if value.who == YOU else None


def of_whose(who: Who, act: Effect) -> Effect:
    """ "This card's controller removes it": what the player was called by is nearer than anything named before."""
    if isinstance(who, ControllerOf | OwnerOf) and isinstance(who.thing, Self | Ref):
        return swapped(act, Ref("it"), who.thing)
    return act


def held_rows(table: Table) -> None:
    """Control that lasts while something is so; that this card is there is a duration of its own."""
    table.form(
        "clause",
        "gain control of [t:obj] as long as [c:conditions]",
        lambda t, c: GainControl(t, lasting=Lasting.ON_FIELD) if c == HERE else GainControl(t, while_=c),
        take_held,
    )
    table.word("condition", "you control <self>", Holds(Self(), (In(Status.ON_FIELD), ControlledBy(YOU))))
