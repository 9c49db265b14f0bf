"""Chapters 504 and 1022: the call phase. One card a turn comes to the caster zone: a level 1 caster face up, any card
face down, or a caster of a higher level on top of one that is there."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

import arbiter.kernel.evaluate as evaluate
from arbiter.games.caster import card_types
from arbiter.games.caster.aether import aether_program
from arbiter.games.caster.zones import FIELD, HAND, casters_of
from arbiter.kernel import events as ev
from arbiter.kernel.decisions import ChooseAction
from arbiter.kernel.events import Event, moving
from arbiter.kernel.perform import announce, perform
from arbiter.kernel.played import keeps_back
from arbiter.kernel.playing.play import PASS, Action, Play, run_play
from arbiter.kernel.traits import NOTHING, Face, Traits
from arbiter.script import abilities as ab
from arbiter.script import statements as st
from arbiter.script.base import How
from arbiter.script.statements import ForbidPlay, Permit

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.program import Library
    from arbiter.kernel.state import Obj

CALL: str = "call"
SET: str = "set"
LEVEL_UP: str = "level_up"
NAMESAKES: Final = "namesakes"  # a text's permission to control several casters of its name


@cache
def back_of(library: Library, face: Face) -> Face:
    """306.6, 504.1b: face down in the field a card is a level 1 void caster with no name, and nothing else."""
    programs = (aether_program(library, NOTHING, 1),)
    types = frozenset({"caster"})
    traits = Traits(NOTHING, types, NOTHING, NOTHING, NOTHING, 0, 0, 0, 1, 0, NOTHING, NOTHING, programs)
    made = Face("(face down)", "face-down card", traits, "")
    made.front = face
    made.other = (face,)
    made.is_back = True
    return made


# ---------------------------------------------------------------- who may be called


def stands_alone(game: Game, player: int, obj: Obj) -> bool:
    """504.1a: no caster of the same name is there, or its own text lets it stand beside one (504.1a-1)."""
    names = obj.now.names
    if not any(other.face_up and other.now.names & names for other in casters_of(game, player)):
        return True
    return has_namesakes(obj)


def has_namesakes(obj: Obj) -> bool:
    """504.1a-1, 1022.1b: does its own text let a player control several casters of its name?"""
    for program in obj.face.statics:
        ability = program.ability
        assert isinstance(ability, ab.Static)
        for said in ability.statements:
            changes = said.changes if isinstance(said, st.Affects) else ()
            if any(isinstance(change, st.Mark) and change.name == NAMESAKES for change in changes):
                return True
    return False


def level_up_bases(game: Game, player: int, obj: Obj) -> list[Obj]:
    """1022.1: casters of the same name and one level lower; 1022.1a, 1022.1b: or a face down one for level 2."""
    level = obj.now.level
    mine = casters_of(game, player)
    named = [each for each in mine if each.face_up and each.now.level == level - 1 and each.now.names & obj.now.names]
    if level != 2:
        return named
    down = [each for each in mine if not each.face_up and each.now.level == 1]
    return named + down if has_namesakes(obj) or not named else named


def list_calls(game: Game, player: int) -> list[Action]:
    """504.1: what the turn player may do in the call phase; passing is doing nothing (504.1d)."""
    actions = [PASS]
    for obj in called_from_elsewhere(game, player) if Permit in game.says else ():
        if may_be_called(game, player, obj):
            list_face_up(game, player, obj, actions)
    seen: list[Face] = []
    for obj in game.state.zones[HAND][player]:
        if obj.face in seen or not may_be_called(game, player, obj):
            continue
        seen.append(obj.face)
        list_face_up(game, player, obj, actions)
        actions.append(Action(SET, obj))  # 504.1b
    return actions


def list_face_up(game: Game, player: int, obj: Obj, actions: list[Action]) -> None:
    if not obj.now.type_bits & card_types.CASTER:
        return
    if obj.now.level == 1:
        if stands_alone(game, player, obj):
            actions.append(Action(CALL, obj))  # 504.1a
    elif level_up_bases(game, player, obj):
        actions.append(Action(LEVEL_UP, obj))  # 504.1c


def called_from_elsewhere(game: Game, player: int) -> list[Obj]:
    """104.1: casters whose text lets them be called from where they lie, face up."""
    found: list[Obj] = []
    for active in game.says.get(Permit, ()):
        statement = active.statement
        assert isinstance(statement, Permit)
        if statement.name == CALL and evaluate.is_player(game, statement.who, player, active.context):
            found += evaluate.select(game, statement.what, active.context)
    return found


def may_be_called(game: Game, player: int, obj: Obj) -> bool:
    """104.4: texts may forbid to call casters."""
    for active in game.says.get(ForbidPlay, ()):
        statement = active.statement
        assert isinstance(statement, ForbidPlay)
        if statement.kind == CALL and keeps_back(game, statement, player, active.context):
            if evaluate.passes(game, statement.what.tests, obj, active.context):
                return False
    return True


def call_phase(game: Game) -> None:
    """504.1: the turn player chooses and performs one of the actions, without the chase zone."""
    player = game.state.active
    actions = list_calls(game, player)
    question = ChooseAction(player, actions)
    question.why = CALL
    action = actions[game.ask_one(question)]
    if action.obj is None:
        return
    run_play(game, Play(action.kind, player, action.obj, None))


def call_action(game: Game, play: Play) -> None:
    call(game, play.player, play.obj, CALL)  # 504.1a


def set_action(game: Game, play: Play) -> None:
    set_down(game, play.player, play.obj, CALL)  # 504.1b


def level_up_action(game: Game, play: Play) -> None:
    level_up_somewhere(game, play.player, play.obj, CALL)  # 504.1c


# ---------------------------------------------------------------- calling


def call(game: Game, player: int, obj: Obj, cause: str) -> None:
    """504.1a: face up into the field."""
    event = moving(obj, FIELD, How.PUT, game.rules.zones.in_play, player, cause)
    event.control = player
    announce_entered(game, perform(game, [event]), player, CALL)


def announce_entered(game: Game, done: list[Event], player: int, word: str) -> None:
    """Texts may wait for a caster that has been called or has levelled up."""
    for event in done:
        if event.result is not None:
            announce(game, Event(ev.NAMED_ACTIONS, event.result, player, 1, None, player, "", word))


def set_down(game: Game, player: int, obj: Obj, cause: str, rested: bool = False) -> None:
    """504.1b: face down, as a level 1 void caster with no name."""
    event = moving(obj, FIELD, How.PUT, game.rules.zones.in_play, player, cause)
    event.control = player
    event.face_up = False
    event.rested = rested
    perform(game, [event])


def level_up(game: Game, player: int, obj: Obj, base: Obj, cause: str) -> None:
    """1022.1, 1022.2: the caster is put on top of the other and is the same entity from then on."""
    event = moving(obj, FIELD, How.PUT, game.rules.zones.in_play, player, cause)
    event.control = player
    event.onto = base.id
    announce_entered(game, perform(game, [event]), player, "level up")


def put_caster(game: Game, player: int, obj: Obj, cause: str) -> None:
    """A caster that an effect puts into the field: level 1 as it is, higher ones on top of another (1103.2a)."""
    if obj.now.level > 1:
        level_up_somewhere(game, player, obj, cause)
    elif stands_alone(game, player, obj):
        call(game, player, obj, cause)


def level_up_somewhere(game: Game, player: int, obj: Obj, cause: str) -> None:
    """The player chooses the caster that levels up, where several could."""
    bases = level_up_bases(game, player, obj)
    if bases:
        level_up(game, player, obj, game.ask_for_one(player, bases, LEVEL_UP, obj.id), cause)
