"""Sides of a card: which can be played (903.2b, 903.2c), and turning a card over where it lies (1302, 1030, 1117)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import arbiter.kernel.evaluate as evaluate
from arbiter.games.fow import card_types, reasons
from arbiter.games.fow.halves import PART, entity_half, is_whole
from arbiter.games.fow.zones import CHASE, FIELD, IN_PLAY, REMOVED
from arbiter.kernel import setters
from arbiter.kernel.decisions import ChooseOption
from arbiter.kernel.effects.moving import moving_by_effect
from arbiter.kernel.errors import IllegalPlay
from arbiter.kernel.events import moving
from arbiter.kernel.perform import announce_action, perform
from arbiter.kernel.playing.play import Play
from arbiter.kernel.state import Arrival
from arbiter.script.base import How

if TYPE_CHECKING:
    from arbiter.kernel.context import Context
    from arbiter.kernel.game import Game
    from arbiter.kernel.state import Obj
    from arbiter.kernel.traits import Face
    from arbiter.script.effects import Perform

# Types and flags of cards of which either side is played.
PLAYED_EITHER_WAY: Final = frozenset({"shift", "alternative"})


def is_double_sided(face: Face) -> bool:
    """1302.1, 1302.1a: it has printed sides, none of them a ruler; 1302.1b: what it has become does not matter."""
    return bool(face.other) and not face.front.traits.type_bits & card_types.RULER


def lies_up(face: Face, zone: str) -> Face:
    """Which side of the card lies up there: an alternative card has one half in the field and both elsewhere (1307.4a,
    1307.5), other double-sided cards lie front side up wherever they are neither entities nor rulers (1302.2f,
    1302.3e, 1302.4a, 1302.5a, 1302.6a); only an inverse card can be removed with either side up."""
    front = face.front
    if is_whole(front):
        return entity_half(front) or front if zone == FIELD else front
    if not is_double_sided(face) or zone == REMOVED or zone in IN_PLAY:
        return face
    return front


def playable_sides(obj: Obj) -> tuple[Face, ...]:
    """903.2b, 903.2c, 1117.2: the other sides or halves that may be chosen when the card is played."""
    face = obj.face
    traits = face.traits
    if not is_double_sided(face) or (traits.types | traits.flags | traits.keywords).isdisjoint(PLAYED_EITHER_WAY):
        return ()
    return face.other


def as_side(obj: Obj, face: Face) -> Obj:
    """The card as it would be with that side up, to ask whether it could be played so."""
    made = obj.copy()
    made.face = face
    made.now = face.traits
    return made


def choose_side(game: Game, play: Play) -> None:
    """903.2b, 903.2c: from here on only the chosen side exists (1302.2e, 1307.3b)."""
    if is_whole(play.obj.face) and not 0 < play.number <= len(play.obj.face.other):
        ask_half(game, play)
    if play.number <= 0 or play.number > len(play.obj.face.other):
        return
    obj = setters.show_side(game, play.obj, play.obj.face.other[play.number - 1])
    play.obj = obj
    play.context.source = obj
    play.program = obj.face.spell
    play.effects = () if play.program is None else play.program.effects


def possible_halves(game: Game, play: Play) -> list[int]:
    """1307.3a: the halves that could be played now, counted from 1."""
    found: list[int] = []
    for number, half in enumerate(play.obj.face.other, 1):
        tried = Play(play.kind, play.player, as_side(play.obj, half), half.spell)
        tried.free, tried.less = play.free, play.less
        if game.rules.playing.check_cast(game, tried) is None:
            found.append(number)
    return found


def ask_half(game: Game, play: Play) -> None:
    """1307.3, 1307.3c: an effect lets an alternative card or a copy of one be played: which half?"""
    found = possible_halves(game, play)
    if not found:
        raise IllegalPlay(reasons.NO_HALF)
    names = tuple(play.obj.face.other[number - 1].name for number in found)
    play.number = found[game.ask_one(ChooseOption(play.player, names, "half", play.obj.id))]


def turn_over(game: Game, obj: Obj, face: Face, action: str) -> None:
    """1302.2c, 1302.3c: another side lies up; it is the same card, with all that is on it."""
    obj = setters.show_side(game, obj, face)
    announce_action(game, action, obj, obj.controller)


def shift(game: Game, effect: Perform, ctx: Context) -> None:
    """1117.2a: past side up to future side up; 1302.2a: the past side is the one on which [Shift] is printed."""
    for obj in evaluate.present(game, effect.thing, ctx):
        if obj.face is obj.face.front and is_double_sided(obj.face) and "shift" in obj.face.traits.keywords:
            turn_over(game, obj, obj.face.other[0], "shift")


def invert(game: Game, effect: Perform, ctx: Context) -> None:
    """1030.1: an inverse card to its despair side, a two face ruler to its other ruler side."""
    for obj in evaluate.present(game, effect.thing, ctx):
        ruler = obj.face.traits.type_bits & card_types.RULER
        face = (
            next((side for side in obj.face.other if side.traits.type_bits & card_types.RULER), None)
            if ruler
            else despair(obj)
        )
        if face is not None:
            turn_over(game, obj, face, "turn over" if ruler else "invert")  # 1030.2


def enter_part(game: Game, effect: Perform, ctx: Context) -> None:
    """1307.4: an alternative card that is a chant in the chase area enters the field as its other half instead of going

    to the graveyard. A copy of the one half has no other (1307.3b), and goes nowhere.
    """
    for obj in evaluate.present(game, effect.thing, ctx):
        half = next((side for side in obj.face.other if is_part(side, obj, effect.word)), None)
        if half is None or obj.zone != CHASE or obj.token:
            continue
        event = moving_by_effect(game, obj, FIELD, How.PLAY, ctx)
        event.other = ctx.source
        event.face = half
        event.control = ctx.controller
        event.arrival = Arrival(CHASE, How.PLAY.value, by=PART, turn=game.state.turn)
        for done in perform(game, [event]):
            if done.result is not None:
                ctx.follow(obj, done.result)


def is_part(side: Face, obj: Obj, name: str | None) -> bool:
    """Is it the half of that name, and one that can be in the field?"""
    whole = side is obj.face.front
    return not whole and name in side.traits.names and bool(side.traits.type_bits & card_types.PERMANENT)


def despair(obj: Obj) -> Face | None:
    """The despair side of an inverse card that shows its hope side."""
    return next((side for side in obj.face.other if "Inverse" in side.traits.kinds), None)


def remove_inverted(game: Game, effect: Perform, ctx: Context) -> None:
    """1030.3: to the removed area, despair side up; that is no inverting in the field, and nothing waits for it."""
    for obj in evaluate.present(game, effect.thing, ctx):
        event = moving(obj, REMOVED, How.REMOVE, game.rules.zones.in_play, ctx.controller, "ability")
        event.other = ctx.source
        event.face = despair(obj) or (obj.face if "Inverse" in obj.face.traits.kinds else None)
        for done in perform(game, [event]):
            if done.result is not None:
                ctx.follow(obj, done.result)
