"""Costs that are paid with cards beneath others, or with objects whose numbers or counters make up a total."""

from __future__ import annotations

from typing import TYPE_CHECKING

import arbiter.kernel.evaluate as evaluate
from arbiter.kernel import events as ev
from arbiter.kernel import qualities, setters
from arbiter.kernel.decisions import ChooseObjects, ChooseOption
from arbiter.kernel.doing import put_in
from arbiter.kernel.events import Event, moving
from arbiter.kernel.perform import is_prohibited
from arbiter.kernel.revisions import ITS_SPELL
from arbiter.kernel.state import READY, Obj
from arbiter.script import costs as co

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.playing.play import Play
    from arbiter.script.base import Stat


def pieces(game: Game, play: Play, part: co.MoveBeneath) -> list[tuple[Obj, int]]:
    """The cards beneath the player's own objects of the group that pass the tests: each its host and its place."""
    ctx = play.context
    zones = part.group.zones or game.rules.zones.in_play
    if not any(obj.under for zone in zones for pile in game.state.zones[zone] for obj in pile):
        return []
    return [
        (host, index)
        for host in evaluate.select(game, part.group, ctx)
        if host.under and host.controller == play.player
        for index, (card, face, owner) in enumerate(host.under)
        if evaluate.passes(game, part.tests, Obj(0, card, face.front, owner, game.rules.zones.main), ctx)
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
        card, face, owner = host.under[index]
        setters.put_beneath(game, host, (*host.under[:index], *host.under[index + 1 :]))
        piece = put_in(game, card, face.front, owner, game.rules.zones.removed, None)
        event = moving(piece, part.to, part.how, game.rules.zones.in_play, play.player, "cost")
        event.origin = ""  # it has been in no zone by itself
        events.append(event)
    return events


# ---------------------------------------------------------------- totals


def resters(game: Game, play: Play, part: co.RestTotal) -> list[Obj]:
    """The ready objects of the group that the player can rest."""
    return [
        obj
        for obj in evaluate.select(game, part.group, play.context)
        if obj.controller == play.player and obj.id not in play.reserved and may_rest(game, play, obj)
    ]


def may_rest(game: Game, play: Play, obj: Obj) -> bool:
    """What stands ready can be rested, unless something prevents it."""
    if obj.turned != READY:
        return False
    if obj.now.marks is None and not ev.RESTS & (
        game.index.worked_out.statement_kinds | game.rules.replacement.strict_kinds
    ):
        return True
    return not is_prohibited(game, Event(ev.RESTS, obj, by=play.player))


def may_rest_itself(game: Game, play: Play) -> bool:
    """The same for what is rested for its own ability."""
    if not may_rest(game, play, play.obj):
        return False
    just_came = game.rules.paying.just_came
    return just_came is None or game.revision < ITS_SPELL or not just_came(game, play.obj)


def can_total(numbers: list[int], total: int) -> bool:
    """Do some of them make up exactly so much?"""
    sums = 1  # bit by bit: which totals can be made up
    for number in numbers:
        sums |= sums << number
    return bool(sums >> total & 1) if total >= 0 else False


def numbers_of(game: Game, objs: list[Obj], stat: Stat) -> list[int]:
    return [max(0, qualities.stat(game, obj, stat)) for obj in objs]


def rest_total(game: Game, play: Play, part: co.RestTotal, total: int) -> list[Event]:
    """The player picks one after the other, each time among those with which the total can still be made up."""
    found = resters(game, play, part)
    events: list[Event] = []
    while total > 0:
        numbers = numbers_of(game, found, part.stat)
        fitting: dict[int, bool] = {0: False}  # those of the same number are all the same
        for at, number in enumerate(numbers):
            if number not in fitting:
                fitting[number] = can_total(numbers[:at] + numbers[at + 1 :], total - number)
        options = [obj for obj, number in zip(found, numbers, strict=True) if fitting[number]]
        (index,) = game.ask_many(ChooseObjects(play.player, options, 1, 1, "cost", play.obj.id))
        obj = options[index]
        total -= numbers[found.index(obj)]
        found.remove(obj)
        events.append(Event(ev.RESTS, obj, play.player, 0, None, play.player, "cost"))
        if part.action:
            events.append(Event(ev.NAMED_ACTIONS, obj, play.player, 1, play.obj, play.player, "cost", part.action))
    return events


# ---------------------------------------------------------------- counters of several objects


def counted(game: Game, play: Play, part: co.TakeCounters) -> list[Obj]:
    """The objects of the group from which a counter of the kind can be removed."""
    found = [play.obj] if part.group is None else evaluate.select(game, part.group, play.context)
    return [
        obj
        for obj in found
        if obj.count(part.kind)
        and not is_prohibited(game, Event(ev.COUNTS, obj, play.player, -1, None, play.player, "cost", part.kind or ""))
    ]


def shares_of(game: Game, play: Play, part: co.TakeCounters, total: int) -> list[tuple[Obj, int]]:
    """How many counters each of several objects gives: the player picks one of them for one counter after the other."""
    found = counted(game, play, part)
    shares = [0] * len(found)
    for _ in range(total):
        options = [at for at, obj in enumerate(found) if obj.count(part.kind) > shares[at]]
        asked = ChooseObjects(play.player, [found[at] for at in options], 1, 1, "cost", play.obj.id)
        (index,) = game.ask_many(asked)
        shares[options[index]] += 1
    return [(obj, share) for obj, share in zip(found, shares, strict=True) if share]
