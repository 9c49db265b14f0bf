"""Chapters 713 and 714: the contract process, by which a card becomes a J-ruler for a ruler, and transcending."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import arbiter.kernel.evaluate as evaluate
from arbiter.games.fow import card_types
from arbiter.games.fow.calling import JUDGED
from arbiter.games.fow.forbidden_processes import CONTRACT, TRANSCEND, is_prohibited
from arbiter.games.fow.judging import TRANSCENDED, is_astral
from arbiter.games.fow.zones import FIELD, OUTSIDE, RULER, company
from arbiter.kernel import setters
from arbiter.kernel.decisions import ChooseObjects
from arbiter.kernel.doing import take_out
from arbiter.kernel.events import Event, moving
from arbiter.kernel.memory import note, times
from arbiter.kernel.perform import announce_action, perform
from arbiter.kernel.state import READY
from arbiter.script.base import How

if TYPE_CHECKING:
    from arbiter.kernel.context import Context
    from arbiter.kernel.game import Game
    from arbiter.kernel.state import Obj
    from arbiter.kernel.traits import Face
    from arbiter.script.effects import Perform

CONTRACTED: Final = "contracts"


# ---------------------------------------------------------------- 713  contract


def j_side(obj: Obj) -> Face | None:
    return next((face for face in obj.face.other if face.traits.type_bits & card_types.J_RULER), None)


def named_rulers(game: Game, player: int, name: str) -> list[Obj]:
    """713.1, 713.1a, 713.1c: rulers of that name in the player's ruler area, rested or not."""
    return [
        obj
        for obj in game.field
        if obj.controller == player and obj.zone == RULER and obj.face_up and obj.now.type_bits & card_types.RULER
        if name in obj.now.names and not is_prohibited(game, player, obj, CONTRACT)
    ]


def contract(game: Game, effect: Perform, ctx: Context) -> None:
    """713.3: the named ruler is turned face down, and the card enters the field as a J-ruler."""
    player = ctx.controller
    found = named_rulers(game, player, effect.word or "")
    source = None if ctx.source is None else game.here(ctx.source.id)
    side = None if source is None else j_side(source)
    if not found or source is None or side is None or source.token or times(game, player, CONTRACTED):
        return  # 713.1c, 713.4, 1302.4d
    ruler = game.ask_for_one(player, found, "contract", source.id)
    note(game, player, CONTRACTED)
    counters = dict(ruler.counters or {})
    setters.turn_face(game, ruler, False)  # 713.3a
    setters.drop_counters(game, ruler)
    event = moving(source, FIELD, How.PUT, game.rules.zones.in_play, player, "contract")
    event.control = player
    event.face = side
    event.counters = tuple(counters.items())  # 713.3b
    if source.zone == FIELD:
        # 713.3c  a regalia is flipped where it is, and recovers
        setters.show_side(game, source, side)
        setters.turn(game, source, READY)
        setters.give_counters(game, source, counters)
        became: Obj | None = source
    else:
        done = perform(game, [event])
        became = done[0].result if done else None
    if became is not None:
        setters.link(game, ruler, became.id)
        announce_action(game, "contract", became, player, ruler)


def under_contract(game: Game, obj: Obj) -> bool:
    return obj.zone == RULER and not obj.face_up and obj.host > 0


def end_contracts(game: Game) -> list[Event]:
    """1010.1, 1205.3: when its J-ruler has left, the ruler is turned face up, recovered, with the counters of both."""
    for obj in company(game):
        if under_contract(game, obj) and not is_contract(game.here(obj.host)):
            old = game.find(obj.host)
            setters.turn_face(game, obj, True)
            setters.turn(game, obj, READY)
            if old is not None and old.counters:
                setters.give_counters(game, obj, old.counters)
            setters.link(game, obj, 0)
    return []


def is_contract(obj: Obj | None) -> bool:
    return obj is not None and obj.zone == FIELD and obj.face.traits.type_bits & card_types.J_RULER != 0


# ---------------------------------------------------------------- 714  transcend


def shares_two_races(obj: Obj, face: Face) -> bool:
    return len(obj.face.traits.kinds & face.traits.kinds) >= 2


def lone_j_rulers(game: Game, player: int, resonator: Obj) -> list[Obj]:
    """714.1a: J-ruler cards outside the game without ruler or warden side that share two races with the resonator."""
    return [
        obj
        for obj in game.state.zones[OUTSIDE][player]
        if obj.face.traits.type_bits & card_types.J_RULER
        and obj.face.front is obj.face
        and shares_two_races(resonator, obj.face)
    ]


def transcenders(game: Game, player: int, race: str) -> list[Obj]:
    """714.1a to 714.1d: J/rulers of the race that can be transcended with."""
    return [
        obj
        for obj in game.field
        if obj.controller == player
        and obj.now.type_bits & card_types.RULERS
        and obj.face_up
        and race in obj.face.traits.kinds
        and "ordered" not in obj.face.traits.flags
        and not is_astral(game, obj)
        and not is_prohibited(game, player, obj, TRANSCEND)
        and not obj.face.front.traits.type_bits & card_types.WARDEN
    ]


def transcend(game: Game, effect: Perform, ctx: Context) -> None:
    """714.3: the resonator goes below the J/ruler, and the revealed J-ruler on top of it."""
    player = ctx.controller
    if times(game, player, TRANSCENDED) or times(game, player, JUDGED):
        return  # 714.4
    targets = [obj for obj in evaluate.present(game, effect.thing, ctx) if obj.controller == player]
    race, _, top_race = (effect.word or "").partition("/")
    rulers = transcenders(game, player, race)
    if not targets or not rulers:
        return
    tops = [obj for obj in lone_j_rulers(game, player, targets[0]) if not top_race or top_race in obj.face.traits.kinds]
    if not tops and not (game.state.zones[OUTSIDE][player] and game.conceals):
        return
    ruler = game.ask_for_one(player, rulers, "transcend", targets[0].id)
    question = ChooseObjects(player, tops, 1, 1, "transcend into", ruler.id, unseen=game.conceals)
    if not (picked := game.ask_many(question)):
        return  # nothing that could be revealed
    top = tops[picked[0]]
    note(game, player, TRANSCENDED)
    resonator = targets[0]
    take_out(game, resonator, True)
    take_out(game, top, True)
    beneath = (
        (ruler.card, ruler.face.front, ruler.owner),
        (resonator.card, resonator.face, resonator.owner),
        *ruler.under,
    )
    setters.become_card(game, ruler, top.card, top.face, top.owner, beneath)
    if ruler.zone == RULER:
        event = moving(ruler, FIELD, How.PUT, game.rules.zones.in_play, player, "judgment")
        event.face = ruler.face
        setters.turn(game, ruler, READY)  # 714.3b
        perform(game, [event])
    announce_action(game, "transcend", ruler, player)
