"""The end of a play: the card moves or the ability goes on the stack, the cost is paid, and it is played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbiter.kernel import events as ev
from arbiter.kernel import table_setters
from arbiter.kernel.effects.running import run
from arbiter.kernel.events import Event, moving
from arbiter.kernel.imaginary import imagine
from arbiter.kernel.ongoing import Frame
from arbiter.kernel.perform import announce, is_awaited, perform
from arbiter.kernel.playing.spending import pay
from arbiter.kernel.playing.targets import announce_chosen
from arbiter.kernel.stack import StackItem
from arbiter.kernel.state import UNPAID, Arrival
from arbiter.kernel.telling import tell_play
from arbiter.kernel.triggers import count_use, source_as_now
from arbiter.script import abilities as ab
from arbiter.script.base import HOW_PLAY
from arbiter.script.costs import Mana, MoveSome

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.playing.play import Play
    from arbiter.kernel.state import Obj


def paid_with(play: Play) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """What was really paid, and what has produced it: of what an ability produced for it, nothing that is left over."""
    colours: list[str] = []
    means: list[str] = []
    over: int | None = None  # what is left over, once somebody asks
    for source, colour in play.plan:
        means.append(source.means)
        amount = source.amount
        if amount > 1 and source.program is not None:
            if over is None:
                over = sum(each.amount for each, _ in play.plan) - play.total
            kept = max(0, min(over, amount - 1))
            over -= kept
            amount -= kept
        if amount == 1:
            colours.append(colour)
        else:
            colours += [colour] * amount
    if play.free or play.unpaid or (play.alternative and not play.parts):
        means.append(UNPAID)
    return tuple(colours), tuple(means)


def surcharge(play: Play) -> int:
    """How many resources additional costs asked for."""
    asked = [part for part in play.added if isinstance(part, Mana)]
    return sum(mana.any + sum(n for _, n in mana.coloured) + (play.x if mana.variable else 0) for mana in asked)


def picked_ids(play: Play) -> tuple[tuple[int, ...], ...]:
    if not play.picked:
        return ()
    return tuple(tuple(obj.id for obj in objs) for part, objs in play.picked if isinstance(part, MoveSome))


def cast_on_stack(game: Game, play: Play) -> None:
    """A card that resolves from the stack: it moves there, is paid for, and is cast."""
    move_to_stack(game, play)
    announce_cast(game, play)


def move_to_stack(game: Game, play: Play) -> None:
    """It moves there and is paid for. What it becomes as it is played is settled before it has been cast."""
    game.changing()
    game.under_way.playing = 0
    state = game.state
    tell_play(game, "casts", play.player, play.obj, play.targets, play.how)
    event = moving(play.obj, game.rules.zones.stack, HOW_PLAY, game.rules.zones.in_play, play.player, "cast")
    event.control = play.player
    event.face = play.obj.face
    event.arrival = Arrival(play.obj.zone, HOW_PLAY._value_, True, play.x, by=play.how, turn=state.turn)
    perform(game, [event])
    card = event.result
    assert card is not None
    put_card(game, play, card)


def put_card(game: Game, play: Play, card: Obj) -> None:
    """The card lies on the stack: it is paid for."""
    state = game.state
    pay(game, play)
    colours, means = paid_with(play)
    frame = Frame(play.player, card.id, frozen_slots(play), (), play.x, play.context.record)
    item = StackItem(
        state.next_id(),
        "summon",
        play.program,
        frame,
        card.id,
        tuple(play.targets),
        play.modes,
        play.context.paid,
        play.extras,
        colours,
        play.after,
        play.divided,
        False,
        means,
        picked_ids(play),
        play.effects if play.branches else None,
        play.branches,
        origin=play.obj.zone,
        how=play.how,
        counted=play.counted,
        surcharge=surcharge(play) if play.added else 0,
        place=play.place,
    )
    table_setters.push(game, item)
    play.result = card


def announce_cast(game: Game, play: Play) -> None:
    """The card on top of the stack has been cast."""
    assert play.result is not None
    card = game.state.objects[play.result.id]  # as it has become meanwhile
    if is_awaited(game, ev.CASTS):
        announce(game, Event(ev.CASTS, card, play.player, 1, None, play.player, play.obj.zone))
    announce_chosen(game, play.targets, play.player, "summon", card)
    if game.rules.stack.played is not None:
        game.rules.stack.played(game, game.state.stack[-1])


def frozen_slots(play: Play) -> tuple[tuple[int, tuple[int, ...]], ...]:
    if not play.context.slots:
        return ()
    return tuple((slot, tuple([obj.id for obj in objs])) for slot, objs in play.context.slots.items())


def cast_into_play(game: Game, play: Play) -> None:
    """A card that comes into play without the stack: it is paid for and enters."""
    tell_play(game, "casts", play.player, play.obj, play.targets, play.how)
    pay(game, play)
    game.under_way.playing = 0
    colours, means = paid_with(play)
    event = moving(play.obj, game.rules.zones.main, HOW_PLAY, game.rules.zones.in_play, play.player, "cast")
    event.control = play.player
    event.arrival = Arrival(
        play.obj.zone,
        HOW_PLAY._value_,
        True,
        play.x,
        colours,
        play.extras,
        "cast",
        game.state.turn,
        means,
    )
    done = perform(game, [event])
    play.result = done[0].result if done else None
    if play.result is not None and is_awaited(game, ev.CASTS):
        announce(game, Event(ev.CASTS, play.result, play.player, 1, None, play.player, play.obj.zone))


def resolve_at_once(game: Game, play: Play) -> None:
    """An ability that does not use the stack: it is paid for and carried out on the spot."""
    game.changing()
    program = play.program
    assert program is not None
    ability = program.ability
    assert isinstance(ability, ab.Activated)
    count_use(game, play.obj, ability)
    tell_play(game, "uses", play.player, play.obj, play.targets, program.text)
    pay(game, play)
    announce(game, Event(ev.USES, play.obj, play.player, 1, None, play.player, "", play.ability_kind))
    run(game, program.effects, play.context)


def put_activated(game: Game, play: Play) -> None:
    """The ability goes on top of the stack and is paid for."""
    game.changing()
    state = game.state
    program = play.program
    assert program is not None
    ability = program.ability
    assert isinstance(ability, ab.Activated)
    count_use(game, play.obj, ability)
    tell_play(game, "uses", play.player, play.obj, play.targets, program.text)
    pay(game, play)
    colours, means = paid_with(play)
    frame = Frame(play.player, play.obj.id, frozen_slots(play), (), play.x)
    item = StackItem(
        state.next_id(),
        play.ability_kind,
        program,
        frame,
        0,
        tuple(play.targets),
        play.modes,
        play.context.paid,
        play.extras,
        colours,
        "",
        play.divided,
        False,
        means,
        picked_ids(play),
        play.effects if play.branches else None,
        play.branches,
        imagine(game, play.ability_kind, play.player),
        known=source_as_now(game, play.obj, program),
    )
    table_setters.push(game, item)
    if is_awaited(game, ev.USES):
        announce(game, Event(ev.USES, play.obj, play.player, 1, None, play.player, "", play.ability_kind))
    announce_chosen(game, play.targets, play.player, "ability", play.obj)
    if game.rules.stack.played is not None:
        game.rules.stack.played(game, item)
