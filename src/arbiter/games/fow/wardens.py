"""Chapters 715 to 717: convoke and warden processes, and willpower abilities."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import arbiter.kernel.evaluate as evaluate
from arbiter.games.fow import card_types
from arbiter.games.fow.forbidden_processes import CONVOKE, WARDEN, is_prohibited
from arbiter.games.fow.striking import WILLPOWER
from arbiter.games.fow.zones import HAND, RULER
from arbiter.kernel import setters
from arbiter.kernel.concealing import holds_unseen
from arbiter.kernel.context import Context
from arbiter.kernel.decisions import ChooseObjects
from arbiter.kernel.events import moving
from arbiter.kernel.memory import times
from arbiter.kernel.perform import announce_action, perform
from arbiter.kernel.playing.paying import feasible
from arbiter.kernel.playing.play import Play
from arbiter.kernel.playing.spending import pay
from arbiter.kernel.resolution import put_process
from arbiter.kernel.telling import tell
from arbiter.script import abilities as ab
from arbiter.script.base import How
from arbiter.script.costs import Mana, PutCounters, TakeCounters

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.program import Program
    from arbiter.kernel.stack import StackItem
    from arbiter.kernel.state import Obj

CONVOKE_COUNTERS: Final = 3  # 715.4a


# ---------------------------------------------------------------- 716  wardens


def start_warden(game: Game, play: Play) -> None:
    """716.2: its cost."""
    play.ability_kind = "warden"
    play.parts = [play.obj.face.price or Mana()]


def can_play_warden(game: Game, player: int, obj: Obj) -> bool:
    if not obj.now.type_bits & card_types.WARDEN or is_prohibited(game, player, obj, WARDEN):
        return False
    play = Play("warden", player, obj, None)
    start_warden(game, play)
    return feasible(game, play)


def put_warden(game: Game, play: Play) -> None:
    """716.2, 716.2a: the card is shown in the hand; the process is neither spell nor ability."""
    pay(game, play)
    shown = setters.show(game, play.obj, setters.everybody(game))
    put_process(game, "warden", play.player, play.obj.id)
    tell(game, "plays its warden process", play.player, shown, shown=True)
    announce_action(game, "warden", shown, play.player)


def resolve_warden(game: Game, item: StackItem) -> None:
    """716.3: the card comes into the ruler area with its initial willpower; if it is gone nothing happens."""
    obj = game.here(item.frame.source)
    if obj is None or obj.zone != HAND:
        return  # 716.3b
    enter_ruler_area(game, obj, item.frame.controller, ((WILLPOWER, obj.face.traits.strike),))


def enter_ruler_area(game: Game, obj: Obj, player: int, counters: tuple[tuple[str, int], ...]) -> None:
    event = moving(obj, RULER, How.PUT, game.rules.zones.in_play, player, "rule")
    event.control = player
    event.counters = counters
    perform(game, [event])


# ---------------------------------------------------------------- 717, 905.5  willpower abilities


def is_willpower(program: Program) -> bool:
    """905.5: an activate ability whose cost speaks of willpower."""
    ability = program.ability
    return isinstance(ability, ab.Activated) and any(
        isinstance(part, (PutCounters, TakeCounters)) and part.kind == WILLPOWER for part in ability.cost.parts
    )


def willpower_word(obj: Obj) -> str:
    return f"willpower of {obj.card} {obj.face.key}"


def willpower_used(game: Game, player: int, obj: Obj) -> bool:
    """717.2a, 905.5a: once a turn on each side of the card."""
    return times(game, player, willpower_word(obj)) > 0


# ---------------------------------------------------------------- 715  convoke


def convoke_of(obj: Obj) -> Program | None:
    for program in obj.now.programs:
        ability = program.ability
        if isinstance(ability, ab.Keyword) and ability.name == "convoke":
            return program
    return None


def start_convoke(game: Game, play: Play) -> None:
    """715.3: what the [Convoke] section asks for."""
    assert play.program is not None
    ability = play.program.ability
    assert isinstance(ability, ab.Keyword)
    play.ability_kind = "convoke"
    play.parts = [] if ability.cost is None else list(ability.cost.parts)


def can_convoke(game: Game, player: int, obj: Obj) -> Program | None:
    """715.1, 715.2: only in games of three or more players."""
    if game.state.players < 3:
        return None
    program = convoke_of(obj)
    if program is None or not obj.now.type_bits & card_types.RULERS or is_prohibited(game, player, obj, CONVOKE):
        return None
    gate = program.ability.gate
    if gate is not None and not evaluate.holds(game, gate, Context(player, obj)):
        return None
    play = Play("convoke", player, obj, program)
    start_convoke(game, play)
    return program if feasible(game, play) else None


def put_convoke(game: Game, play: Play) -> None:
    pay(game, play)
    put_process(game, "convoke", play.player, play.obj.id)
    announce_action(game, "convoke", play.obj, play.player)


def resolve_convoke(game: Game, item: StackItem) -> None:
    """715.4a: a ruler or sub-ruler card from the hand comes into the ruler area with three convoke counters."""
    player = item.frame.controller
    options = [obj for obj in game.state.zones[HAND][player] if not obj.now.types.isdisjoint(("ruler", "sub_ruler"))]
    unseen = game.conceals and holds_unseen(game, player, HAND)
    if not options and not unseen:
        return
    for i in game.ask_many(ChooseObjects(player, options, 1, 1, "convoke", item.frame.source, unseen=unseen)):
        enter_ruler_area(game, options[i], player, (("convoke", CONVOKE_COUNTERS),))
