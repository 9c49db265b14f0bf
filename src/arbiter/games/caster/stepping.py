"""Chapter 1114: [Step Up]. Servants of a race are rested, and their costs are taken off the cost of the card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbiter.games.caster.zones import servants_of
from arbiter.kernel.decisions import ChooseObjects, Confirm
from arbiter.kernel.playing.affording import add_required
from arbiter.kernel.playing.finishing import can_finish_somehow
from arbiter.kernel.revisions import FINISHABLE
from arbiter.kernel.state import READY
from arbiter.script.amounts import Number
from arbiter.script.costs import RestSome
from arbiter.script.nouns import Group

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.playing.play import Play
    from arbiter.kernel.state import Obj

STEP_UP: Final = "step_up:"  # 1114.2  the keyword with the race behind it
STEPPED: Final = "step up"  # the way in which the card was played (1114.3)


def steppers(game: Game, player: int, card: Obj) -> list[Obj]:
    """1114.2: the recovered allied servants of a race that the card names."""
    races = {word[len(STEP_UP) :] for word in card.now.keywords if word.startswith(STEP_UP)}
    if not races:
        return []
    return [obj for obj in servants_of(game, player) if obj.turned == READY and races & obj.now.kinds]


def total_cost(servants: list[Obj] | tuple[Obj, ...]) -> int:
    return sum(max(0, obj.now.cost) for obj in servants)


def payable_with(game: Game, play: Play, servants: tuple[Obj, ...]) -> bool:
    """1114.2: less by their cost; for nothing if that is more than the card's cost."""
    before = play.less, play.free
    relieve(play, servants)
    possible = can_finish_somehow(game, play)
    play.less, play.free = before
    return possible


def relieve(play: Play, servants: tuple[Obj, ...] | list[Obj]) -> None:
    worth = total_cost(servants)
    if worth > play.obj.now.cost:
        play.free = True
    else:
        play.less = worth


def could_step_up(game: Game, play: Play) -> bool:
    """Can the card be paid for with the help of some servants?"""
    able = steppers(game, play.player, play.obj)
    if able and game.revision < FINISHABLE:
        add_required(game, play)
    return bool(able) and payable_with(game, play, tuple(able))


def choose_step_up(game: Game, play: Play) -> None:
    """903.2a, 1114.2: whether to step up, and the servants that are rested for it when the cost is paid.

    They are named one after the other, as long as the card cannot be paid for or the player wants more.
    """
    able = [] if play.free else steppers(game, play.player, play.obj)
    if not able or (game.revision >= FINISHABLE and not payable_with(game, play, tuple(able))):
        return
    if can_finish_somehow(game, play) and not game.ask_one(Confirm(play.player, STEPPED, play.obj.id)):
        return
    rested: list[Obj] = []
    while able:
        low = 0 if rested and payable_with(game, play, tuple(rested)) else 1
        picked = game.ask_many(ChooseObjects(play.player, able, low, 1, STEPPED, play.obj.id))
        if not picked:
            break
        rested.append(able.pop(picked[0]))
    relieve(play, rested)
    play.picked.append((RestSome(Group(), Number(len(rested))), rested))
    play.how = STEPPED
