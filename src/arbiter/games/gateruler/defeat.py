"""Section 12-2: defeat as a process in the gate, so that a player who recovers in time lives."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbiter.games.gateruler import rulers
from arbiter.games.gateruler.zones import DAMAGE, DECK
from arbiter.kernel.resolution import put_process

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.stack import StackItem

PROCESS: Final = "defeat"


def why_defeated(game: Game, player: int) -> str:
    """12-2a-1: as many cards in the damage zone as the ruler's life; 12-2a-2: no cards in the deck; or "" ."""
    if len(game.pile(DAMAGE, player)) >= rulers.ruler_card(game, player).now.guard:
        return "no life left"
    return "" if game.pile(DECK, player) else "no cards left in the deck"


def linked(item: StackItem) -> int:
    """12-2b-1: the players of a defeat process, one bit each."""
    return item.frame.x


def unlinked(game: Game) -> int:
    """12-2c: players who fulfil a defeat condition and have no defeat process in the gate, one bit each."""
    found = 0
    for player in range(game.state.players):
        if player not in game.state.out and why_defeated(game, player):
            found |= 1 << player
    if found:
        for item in game.state.stack:
            if item.kind == PROCESS:
                found &= ~linked(item)
    return found


def add_process(game: Game) -> None:
    """12-2c, 12-2c-1: one process, for both players if both fulfil a condition."""
    players = unlinked(game)
    if players:
        put_process(game, PROCESS, game.state.active, x=players)


def resolve_defeat(game: Game, item: StackItem) -> None:
    """12-2d-1: who still fulfils a condition loses; 1-4b, 1-4b-1: the other wins, or it is a draw."""
    lost = {
        player: why
        for player in range(game.state.players)
        if linked(item) >> player & 1 and (why := why_defeated(game, player))
    }
    if lost:
        left = [player for player in range(game.state.players) if player not in lost]
        game.end(left[0] if left else -1, next(iter(lost.values())))
