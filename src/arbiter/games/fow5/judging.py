"""Chapter 7.5: judgment, for what stands in the [J-activate] section of a ruler.

A player does it once a turn (in 12.9 each ruler once), and nobody who is astral can: an astral ruler is no ruler.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbiter.games.fow import card_types, forbidden_processes
from arbiter.games.fow.calling import JUDGED
from arbiter.games.fow.forbidden_processes import is_prohibited
from arbiter.games.fow.judging import come, is_open, is_payable, judgments_of, next_side
from arbiter.games.fow5.zones import RULER
from arbiter.kernel.as_it_enters import carry_out, own_instructions
from arbiter.kernel.memory import times
from arbiter.kernel.perform import announce_action
from arbiter.kernel.state import READY

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.program import Program
    from arbiter.kernel.stack import StackItem
    from arbiter.kernel.state import Obj


def may_judge(game: Game, player: int, obj: Obj) -> list[Program]:
    """7.5/1: everything but main timing and the cost; 7.5/2b: the conditions of the section."""
    if obj.controller != player or obj.zone != RULER or obj.turned != READY or not obj.now.type_bits & card_types.RULER:
        return []
    if times(game, player, JUDGED) or is_prohibited(game, player, obj, forbidden_processes.JUDGMENT):
        return []
    return [section for section in judgments_of(obj) if is_open(game, player, obj, section)]


def can_judge(game: Game, player: int, obj: Obj) -> list[Program]:
    """7.5/2, 7.5/2a: and what the section asks for can be done and paid."""
    return [section for section in may_judge(game, player, obj) if is_payable(game, player, obj, section)]


def resolve_judgment(game: Game, item: StackItem) -> None:
    """7.5/3: the ruler is put into the field with its J-ruler side up."""
    obj = game.here(item.frame.source)
    face = None if obj is None else next_side(obj)
    if obj is None or face is None:
        return  # it has left, or has no such side
    player = item.frame.controller
    come(game, obj, face, player, item.frame.x)
    judged = game.here(obj.id)
    announce_action(game, "judgment", judged, player)
    if judged is not None:
        carry_out(game, player, own_instructions(game, judged, "judgment"))
