"""Chapters 6.3 and 7: what a player with priority may do. What may be played is asked as in 12.9; what main timing
allows besides is only battle, judgment, the chant-standby area and calling a stone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbiter.games.fow.actions import list_battle, list_judgment, list_standby, lister
from arbiter.games.fow.attacking import required
from arbiter.games.fow5.calling import callers
from arbiter.games.fow5.judging import can_judge, may_judge
from arbiter.games.fow5.zones import rulers_of
from arbiter.kernel.playing.play import Action
from arbiter.kernel.state import READY

if TYPE_CHECKING:
    from arbiter.kernel.game import Game


def list_main(game: Game, player: int, actions: list[Action]) -> None:
    """6.3/4: what only the turn player does, in the main phase, outside battle, with an empty chase area."""
    list_standby(game, player, actions)  # 6.3/5a
    for obj in callers(game, player):
        actions.append(Action("call", obj))  # 6.3/5b
    for obj in rulers_of(game, player):
        if obj.turned == READY:
            list_judgment(game, player, obj, actions, may_judge, can_judge)  # 6.3/5
    list_battle(game, player, actions, is_forced)  # 6.3/4b, 7.12/2


def is_forced(game: Game, player: int) -> bool:
    """7.12/2, 7.12/2a: one that must attack and was there as the turn began; [Swiftness] lets it attack, no more."""
    return any(not obj.since for obj in required(game, player))


list_actions = lister(list_main)
