"""Chapters 1032, 1035 and 1045: cards attached to a J/ruler, cards on top of a J-ruler, and stacks that come apart."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

import arbiter.kernel.evaluate as evaluate
from arbiter.games.fow import card_types
from arbiter.games.fow.zones import FIELD, ITEM, OUTSIDE, RULER
from arbiter.kernel import setters
from arbiter.kernel.doing import put_in, take_out
from arbiter.kernel.events import Event, moving
from arbiter.kernel.perform import perform
from arbiter.kernel.state import Arrival
from arbiter.kernel.traits import Face
from arbiter.script.base import How

if TYPE_CHECKING:
    from arbiter.kernel.context import Context
    from arbiter.kernel.game import Game
    from arbiter.kernel.state import Obj
    from arbiter.script.effects import Perform

COVERS: Final = "covers"  # the flag of a card that lies on top of a J-ruler


def two_sides(game: Game, effect: Perform, ctx: Context) -> tuple[list[Obj], list[Obj]]:
    """What a text puts to, on or in place of what."""
    assert effect.other is not None
    return evaluate.present(game, effect.thing, ctx), evaluate.present(game, effect.other, ctx)


def attach(game: Game, effect: Perform, ctx: Context) -> None:
    """1032.1: into the item area of whoever controls the J/ruler (313.1, 313.3), linked to it."""
    cards, hosts = two_sides(game, effect, ctx)
    host = next((obj for obj in hosts if obj.now.type_bits & card_types.RULERS), None)
    if host is None:
        return
    player = host.controller
    events: list[Event] = []
    for obj in cards:
        event = moving(obj, ITEM, How.PUT, game.rules.zones.in_play, ctx.controller, "attach")
        event.whose = player if player != obj.owner else -1
        event.control = player
        event.host = host.id
        events.append(event)
    for event in perform(game, events):
        if event.subject is not None and event.result is not None:
            ctx.follow(event.subject, event.result)


# ---------------------------------------------------------------- 1035  on top of a J-ruler


@cache
def covering(top: Face, below: Face) -> Face:
    """1035.1: the information of the card on top; 1035.3: what is printed is printed on the J-ruler below."""
    traits = top.traits.copy()
    traits.flags = traits.flags | {COVERS}
    made = Face(f"{top.key} on {below.key}", top.name, traits, top.text, top.has_power)
    made.price = top.price
    made.printed = below.printed
    made.front = top.front
    return made


def cover(game: Game, effect: Perform, ctx: Context) -> None:
    """1035.1, 1035.2: both are one entity, with all that was on the J-ruler (1045.5)."""
    cards, hosts = two_sides(game, effect, ctx)
    host = next((obj for obj in hosts if obj.zone == FIELD and obj.now.type_bits & card_types.J_RULER), None)
    if host is None or not cards or cards[0].id == host.id:
        return
    top = cards[0]
    game.changing()
    take_out(game, top, True)
    beneath = ((host.card, host.face, host.owner), *host.under, *top.under)
    setters.become_card(game, host, top.card, covering(top.face, host.face), top.owner, beneath)
    setters.came_this_turn(game, host)  # 1045.5  it cannot attack in the current turn without [Swiftness]


def is_covering(obj: Obj) -> bool:
    return COVERS in obj.face.traits.flags


# ---------------------------------------------------------------- 1045  stacks that come apart


def beneath_to(face: Face, to: str) -> str:
    """1035.2a, 1045.6c: a J-ruler with a ruler side goes to the ruler area; 1045.6d: the others with the top card."""
    return RULER if face.front.traits.type_bits & card_types.RULER else to


def proper_zone(face: Face, zone: str) -> str:
    """1045.8: the zone of the stack, or the area where cards of that type belong."""
    if face.front.traits.type_bits & card_types.RULER:
        return RULER
    return FIELD if zone == RULER else zone


def unstack(game: Game, effect: Perform, ctx: Context) -> None:
    """1045.8: every card beneath is put into the zone of the stack under the same player; in the field it enters."""
    events: list[Event] = []
    for obj in evaluate.present(game, effect.thing, ctx):
        pieces = obj.under
        setters.put_beneath(game, obj, ())
        for card, face, owner in pieces:
            zone = proper_zone(face, obj.zone)
            piece = put_in(game, card, face.front, owner, OUTSIDE, None)  # it has been in no zone by itself
            event = moving(piece, zone, How.PUT, game.rules.zones.in_play, ctx.controller, "unstack")
            event.origin = ""
            event.arrival = Arrival("", How.PUT.value, turn=game.state.turn)
            event.control = obj.controller
            events.append(event)
    perform(game, events)
