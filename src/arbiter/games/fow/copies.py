"""Chapters 1017, 1047 and 1048: copying, expelling and swapping."""

from __future__ import annotations

from typing import TYPE_CHECKING

import arbiter.kernel.evaluate as evaluate
from arbiter.games.fow.harm import left_without
from arbiter.games.fow.zones import CHASE, FIELD, OUTSIDE, RULERS
from arbiter.kernel import events as ev
from arbiter.kernel.doing import left_play, put_in, take_out
from arbiter.kernel.events import Event, moving
from arbiter.kernel.ongoing import Frame
from arbiter.kernel.perform import perform
from arbiter.kernel.program import STACK
from arbiter.kernel.stack import StackItem
from arbiter.kernel.traits import Face
from arbiter.script.base import How

if TYPE_CHECKING:
    from arbiter.kernel.context import Context
    from arbiter.kernel.game import Game
    from arbiter.kernel.state import Obj
    from arbiter.script.effects import Perform

COPIES: dict[tuple[Face, str], Face] = {}  # faces of token copies, by the original and a keyword that is added


def token_face(face: Face, word: str = "") -> Face:
    """1017.2, 1303.1: the printed information without the cost, and with a keyword that the text adds."""
    made = COPIES.get((face, word))
    if made is None:
        traits = face.printed.copy()
        traits.cost = 0
        traits.flags = traits.flags | ({word} if word else frozenset())
        key = f"(copy {face.key}{' ' if word else ''}{word})"
        made = COPIES[face, word] = Face(key, face.name, traits, face.text, face.has_power)
    return made


def copy(game: Game, effect: Perform, ctx: Context) -> None:
    """1017.2, 1017.3: an entity is copied as a token, a spell or an ability as another on the chase."""
    made: list[Obj] = []
    for obj in evaluate.present(game, effect.thing, ctx):  # 1017.4  what is gone is not copied
        if obj.zone == FIELD:
            event = Event(ev.CREATES, None, ctx.controller, 1, ctx.source, ctx.controller, "ability", obj.face.name)
            event.to = FIELD
            event.how = How.PUT
            event.face = token_face(obj.face, effect.word or "")
            made += [done.result for done in perform(game, [event]) if done.result is not None]
            for token in made[-1:]:
                token.arrival = obj.arrival  # 1017.2c
        elif obj.zone == CHASE:
            copied = copy_item(game, obj, ctx.controller)
            if copied is not None:
                made.append(copied)
    if effect.slot is not None:
        ctx.slots[effect.slot] = made


def copy_item(game: Game, obj: Obj, player: int) -> Obj | None:
    """1017.3, 1017.3d: modes, targets, X and what was paid are copied as well; it is not played."""
    state = game.state
    item = next((each for each in state.stack if obj.id in (each.card, each.image)), None)
    if item is None or item.program is None:
        return None
    game.changing()
    copied = put_in(game, 0, obj.face, player, CHASE, None)
    copied.token = True
    copied.controller = player
    copied.arrival = obj.arrival
    old = item.frame
    source = copied.id if item.card else old.source
    state.stack.append(
        StackItem(
            state.next_id(),
            item.kind,
            item.program,
            Frame(player, source, old.slots, old.words, old.x, old.record),
            copied.id if item.card else 0,
            item.targets,
            item.modes,
            item.paid,
            item.extras,
            (),  # 1017.3b  nothing was paid for it
            item.after,
            item.divided,
            False,
            (),
            item.picked,
            item.script,
            item.branches,
            0 if item.card else copied.id,
            item.locked,
            item.origin,
            item.how,
        )
    )
    game.touch(STACK)
    game.deeds += 1
    return copied


def expel(game: Game, effect: Perform, ctx: Context) -> None:
    """1047.1: outside the game, revealed until the end of the game; 1047.4: only one's own."""
    players = evaluate.players(game, effect.who, ctx)
    objs = [obj for obj in evaluate.present(game, effect.thing, ctx) if obj.controller in players]  # 1047.4
    for player in players:
        if left_without(game, player, objs):  # 1047.3
            objs = [obj for obj in objs if obj.now.types.isdisjoint(RULERS) or obj.token]
    events = [moving(obj, OUTSIDE, How.REMOVE, game.rules.in_play, ctx.controller, "expel") for obj in objs]
    gone: list[Obj] = []
    for event in perform(game, events):
        if event.result is not None:
            ctx.follow(event.subject or event.result, event.result)
            gone.append(event.result)
    if effect.slot is not None:
        ctx.slots[effect.slot] = gone


def erase(game: Game, effect: Perform, ctx: Context) -> None:
    """1303.3: a token is taken from where it is and put nowhere; nothing has moved."""
    game.changing()
    for obj in evaluate.present(game, effect.thing, ctx):
        if obj.token and obj.zone in game.rules.in_play:
            take_out(game, obj, True)
            left_play(game, obj)
            game.touch(game.rules.aspects[obj.zone])
            game.holdings[obj.controller] += 1
            game.deeds += 1
            game.say(f"erases {obj.face.name}", ctx.controller, obj.id)
    game.soil()


def swap(game: Game, effect: Perform, ctx: Context) -> None:
    """1048.1, 1048.1c: two cards change places, each in the other's orientation; both or neither."""
    both = evaluate.present(game, effect.thing, ctx)
    if len(both) != 2:
        return
    one, other = both
    events = [
        moving(one, other.zone, How.PUT, game.rules.in_play, ctx.controller, "swap"),
        moving(other, one.zone, How.PUT, game.rules.in_play, ctx.controller, "swap"),
    ]
    route = game.rules.route
    if route is not None and not all(route(game, event) for event in events):
        return
    events[0].rested = bool(other.turned)
    events[1].rested = bool(one.turned)
    events[0].control, events[1].control = other.controller, one.controller
    perform(game, events)
