"""Costs that are paid with cards beneath others, or with objects whose numbers make up a total."""

from __future__ import annotations

from typing import TYPE_CHECKING

import arbiter.kernel.evaluate as evaluate
from arbiter.kernel import events as ev
from arbiter.kernel.decisions import ChooseObjects, ChooseOption
from arbiter.kernel.doing import put_in
from arbiter.kernel.events import Event, moving
from arbiter.kernel.perform import is_prohibited
from arbiter.kernel.state import READY, Obj
from arbiter.script import costs as co

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.playing.play import Play
    from arbiter.script.base import Stat


def pieces(game: Game, play: Play, part: co.MoveBeneath) -> list[tuple[Obj, int]]:
    """The cards beneath the player's own objects of the group that pass the tests: each its host and its place."""
    ctx = play.context
    return [
        (host, index)
        for host in evaluate.select(game, part.group, ctx)
        if host.under and host.controller == play.player
        for index, (card, face, owner) in enumerate(host.under)
        if evaluate.passes(game, part.tests, Obj(0, card, face.front, owner, game.rules.main_zone), ctx)
    ]


def take_beneath(game: Game, play: Play, part: co.MoveBeneath, count: int) -> list[Event]:
    """The player picks among them where they differ; what is taken is from then on an object of its own."""
    events: list[Event] = []
    for _ in range(count):
        found = pieces(game, play, part)
        distinct = {(host.id, host.under[index][1].front.key): (host, index) for host, index in found}
        options = list(distinct.values())
        words = tuple(f"{host.under[index][1].front.name} beneath {host.face.name}" for host, index in options)
        host, index = options[game.ask_one(ChooseOption(play.player, words, "cost", play.obj.id))]
        game.changing()
        host = game.state.replace(host)
        card, face, owner = host.under[index]
        host.under = (*host.under[:index], *host.under[index + 1 :])
        piece = put_in(game, card, face.front, owner, game.rules.removed_zone, None)
        event = moving(piece, part.to, part.how, game.rules.in_play, play.player, "cost")
        event.origin = ""  # it has been in no zone by itself
        events.append(event)
        game.soil()
    return events


# ---------------------------------------------------------------- totals


def resters(game: Game, play: Play, part: co.RestTotal) -> list[Obj]:
    """The ready objects of the group that the player can rest."""
    return [
        obj
        for obj in evaluate.select(game, part.group, play.context)
        if obj.turned == READY
        and obj.controller == play.player
        and obj.id not in play.reserved
        and not is_prohibited(game, Event(ev.RESTS, obj, by=play.player))
    ]


def can_total(objs: list[Obj], stat: Stat, total: int) -> bool:
    """Do some of them make up exactly so much?"""
    sums = 1  # bit by bit: which totals can be made up
    for obj in objs:
        sums |= sums << max(0, number(obj, stat))
    return bool(sums >> total & 1) if total >= 0 else False


def number(obj: Obj, stat: Stat) -> int:
    value = getattr(obj.now, stat.value)
    assert isinstance(value, int)
    return value


def rest_total(game: Game, play: Play, part: co.RestTotal, total: int) -> list[Event]:
    """The player picks one after the other, each time among those with which the total can still be made up."""
    found = resters(game, play, part)
    events: list[Event] = []
    while total > 0:
        options = [
            obj
            for obj in found
            if number(obj, part.stat) > 0
            and can_total([each for each in found if each is not obj], part.stat, total - number(obj, part.stat))
        ]
        (index,) = game.ask_many(ChooseObjects(play.player, options, 1, 1, "cost", play.obj.id))
        obj = options[index]
        found.remove(obj)
        total -= number(obj, part.stat)
        events.append(Event(ev.RESTS, obj, play.player, 0, None, play.player, "cost"))
        if part.deed:
            events.append(Event(ev.DEEDS, obj, play.player, 1, play.obj, play.player, "cost", part.deed))
    return events
