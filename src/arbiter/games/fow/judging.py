"""Chapter 705: the judgment process, by which a ruler becomes a J-ruler in the field."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import arbiter.kernel.evaluate as evaluate
from arbiter.games.fow import card_types
from arbiter.games.fow.calling import JUDGED
from arbiter.games.fow.forbidden_processes import JUDGMENT, is_prohibited
from arbiter.games.fow.wardens import willpower_used
from arbiter.games.fow.zones import ASTRAL, FIELD, RULER, company
from arbiter.kernel import events as ev
from arbiter.kernel import setters, table_setters
from arbiter.kernel.as_it_enters import carry_out, own_instructions
from arbiter.kernel.context import Context
from arbiter.kernel.events import Event, moving
from arbiter.kernel.memory import note, times
from arbiter.kernel.perform import announce_action, perform
from arbiter.kernel.playing.paying import feasible
from arbiter.kernel.playing.play import Play
from arbiter.kernel.playing.spending import pay
from arbiter.kernel.resolution import put_process
from arbiter.kernel.state import READY, Arrival
from arbiter.kernel.telling import tell
from arbiter.script import abilities as ab
from arbiter.script.base import How

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.program import Program
    from arbiter.kernel.stack import StackItem
    from arbiter.kernel.state import Obj
    from arbiter.kernel.traits import Face
    from arbiter.script.effects import Perform

TRANSCENDED: Final = "transcends"


def judgments_of(obj: Obj) -> list[Program]:
    """The [Judgment] sections of the card; 1125.1: there can be several."""
    return [p for p in obj.now.programs if p.keyword == "judgment" and isinstance(p.ability, ab.Keyword)]


def is_astral(game: Game, obj: Obj) -> bool:
    """1024.1, 1024.4: astral is a matter of the name for the rest of the game, wherever the card has been since."""
    if obj.count("astral"):
        return True
    names = obj.face.front.traits.names
    gone = game.state.uses_game
    if gone and any((obj.owner, ASTRAL + name) in gone for name in names):
        return True
    for other in company(game):
        if other.counters is not None and "astral" in other.counters and other.owner == obj.owner:
            if not names.isdisjoint(other.face.front.traits.names):
                return True
    return False


def heal(game: Game, obj: Obj) -> None:
    """1024.6, 1024.7: it is no longer astral; nothing else changes."""
    names = {(obj.owner, ASTRAL + name) for name in obj.face.front.traits.names}
    table_setters.set_uses_this_game(game, tuple(use for use in game.state.uses_game if use not in names))
    if obj.count("astral"):
        perform(game, [Event(ev.COUNTS, obj, obj.controller, -obj.count("astral"), None, -1, "rule", "astral")])


def may_judge(game: Game, player: int, obj: Obj) -> list[Program]:
    """705.1: the sections for which everything is so but main timing and the cost."""
    sections = judgments_of(obj)
    if not sections or obj.controller != player or obj.turned != READY or not obj.face_up:
        return []
    if times(game, player, TRANSCENDED) or times(game, player, f"{JUDGED} {obj.card}") or is_astral(game, obj):
        return []
    if obj.now.type_bits & card_types.WARDEN and willpower_used(game, player, obj):
        return []
    if is_prohibited(game, player, obj, JUDGMENT):
        return []
    return [section for section in sections if is_open(game, player, obj, section)]


def is_open(game: Game, player: int, obj: Obj, section: Program) -> bool:
    """705.2b: are the conditions met that are shown in the section?"""
    gate = section.ability.gate
    return gate is None or evaluate.holds(game, gate, Context(player, obj))


def can_judge(game: Game, player: int, obj: Obj) -> list[Program]:
    return [section for section in may_judge(game, player, obj) if is_payable(game, player, obj, section)]


def is_payable(game: Game, player: int, obj: Obj, program: Program) -> bool:
    """705.2: can what stands in the section be done and paid?"""
    play = Play("judgment", player, obj, program)
    start_judgment(game, play)
    if any_variable(play):
        play.x = play.context.x = 1  # 705.2a  X is not 0
    return feasible(game, play)


def any_variable(play: Play) -> bool:
    from arbiter.kernel.playing.variables import has_variable

    return any(has_variable(part) for part in play.parts)


def start_judgment(game: Game, play: Play) -> None:
    """705.2: what stands in the [Judgment] section is to be done and paid."""
    assert play.program is not None
    ability = play.program.ability
    assert isinstance(ability, ab.Keyword)
    play.ability_kind = "judgment"
    play.parts = [] if ability.cost is None else list(ability.cost.parts)
    play.least_x = 1


def put_judgment(game: Game, play: Play) -> None:
    """705.2, 705.2d: the process goes into the chase area; it is neither a spell nor an ability."""
    tell(game, "plays its judgment", play.player, play.obj)
    pay(game, play)
    note(game, play.player, JUDGED)
    note(game, play.player, f"{JUDGED} {play.obj.card}")
    put_process(game, "judgment", play.player, play.obj.id, play.x, play.obj.face.key)
    announce_action(game, "play judgment", play.obj, play.player)


def next_side(obj: Obj) -> Face | None:
    """705.3a, 705.3b: the J-ruler side; of a colossal J-ruler its second form (1304.5a)."""
    for face in obj.face.other:
        if face.traits.type_bits & card_types.J_RULER and face.key > obj.face.key:
            return face
    return None


def resolve_judgment(game: Game, item: StackItem) -> None:
    """705.3: the ruler comes into the field with its J-ruler side up; without such a side it stays."""
    obj = game.here(item.frame.source)
    player = item.frame.controller
    if obj is None:
        return
    if item.frame.words and item.frame.words[0][1] != obj.face.key:
        return  # 1304.5b  it has become another side meanwhile
    face = next_side(obj)
    if face is None or obj.zone not in (RULER, FIELD):
        return
    if obj.zone == FIELD:
        become(game, obj, face)
    else:
        if obj.now.type_bits & card_types.WARDEN and any(
            other.controller == player and other.zone == FIELD and other.now.names & face.traits.names
            for other in game.field
            if other.face.front.traits.type_bits & card_types.WARDEN
        ):
            return  # 705.3a  only one J-ruler of that name beside it
        if is_astral(game, obj):
            heal(game, obj)  # 705.1b
        come(game, obj, face, player, item.frame.x)
    judged = game.here(obj.id)
    announce_action(game, "judgment", judged, player)  # 705.3a-1
    if judged is not None:
        carry_out(game, player, own_instructions(game, judged, "judgment"))


def come(game: Game, obj: Obj, face: Face, player: int, x: int = 0) -> None:
    """705.3a: the card is put into the field as a J-ruler."""
    event = moving(obj, FIELD, How.PUT, game.rules.zones.in_play, player, "judgment")
    event.face = face
    event.control = player
    event.arrival = Arrival(obj.zone, How.PUT.value, x=x, by="judgment", turn=game.state.turn)
    perform(game, [event])


def put_into_field(game: Game, effect: Perform, ctx: Context) -> None:
    """1010.1b: a text puts a ruler into the field as a J-ruler; one without [Judgment] stays where it is."""
    for obj in evaluate.present(game, effect.thing, ctx):
        face = next_side(obj)
        if obj.zone == RULER and face is not None and judgments_of(obj):
            come(game, obj, face, ctx.controller)


def become(game: Game, obj: Obj, face: Face) -> None:
    """1304.5a: the card shows another side where it is; it stays the same object."""
    setters.show_side(game, obj, face)
