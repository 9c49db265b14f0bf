"""Chapter 1411: the Valhalla rules for old cards, which players may agree on: the format "valhalla".

Each player has a lifebreak area; a player with priority may break into it once life is low enough, and [Break]
abilities of the cards that come out are played. Without these rules the area stays empty (1411.2).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbiter.games.fow.harm import LIFE
from arbiter.games.fow.sizes import size_said
from arbiter.games.fow.zones import DECK, GRAVEYARD, LIFEBREAK, PLAYER, REMOVED
from arbiter.kernel import setters, table_setters
from arbiter.kernel.doing import relocate
from arbiter.kernel.events import Event, moving
from arbiter.kernel.perform import perform
from arbiter.kernel.playing.play import Action
from arbiter.kernel.telling import tell
from arbiter.script.base import How
from arbiter.script.statements import Permit

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.playing.play import Play
    from arbiter.kernel.state import Obj

VALHALLA: Final = "valhalla"
MOST: Final = "lifebreak size"
SIZE: Final = 4  # 1411.1a-2, 1411.1c


def in_force(game: Game) -> bool:
    """1411.1: both players have agreed."""
    return game.format == VALHALLA


def lay_out(game: Game) -> None:
    """1411.1c: after all opening hands are settled, four cards of each deck; 1411.1a-2: the maximum is four."""
    if not in_force(game):
        return
    state = game.state
    for player in range(state.players):
        table_setters.keep(game, player, MOST, SIZE)
        pile = state.zones[DECK][player]
        for _ in range(min(SIZE, len(pile))):
            relocate(game, pile[-1], LIFEBREAK)  # 1411.1a-1  a new card lies on top


def may_break(game: Game, player: int) -> bool:
    """1411.1d-1: more cards than (life - 1) / 1000, rounded down."""
    state = game.state
    return len(state.zones[LIFEBREAK][player]) > (state.resources[player].get(LIFE, 0) - 1) // 1000


def list_lifebreak(game: Game, player: int, actions: list[Action]) -> None:
    """1411.1d: with priority, whatever else is going on."""
    if in_force(game) and game.state.zones[LIFEBREAK][player] and may_break(game, player):
        actions.append(Action("lifebreak", game.state.zones[PLAYER][player][0]))


def break_life(game: Game, play: Play) -> None:
    """1411.1d-1, 1411.1d-2: the top card is removed, and its [Break] ability, if it can be played, must be."""
    top = game.state.zones[LIFEBREAK][play.player][-1]
    tell(game, "performs lifebreak", play.player)
    perform(game, [moving(top, REMOVED, How.REMOVE, game.rules.zones.in_play, play.player, "lifebreak")])


def moved(game: Game, event: Event, obj: Obj) -> Obj:
    """A broken card is known by how it came, for as long as its [Break] ability is in the chase area."""
    if event.to == REMOVED and event.cause == "lifebreak":
        return setters.give_counters(game, obj, {"lifebreak": 1})
    return obj


def spent(game: Game) -> list[Obj]:
    """1411.1d-3: removed cards of which no [Break] ability waits or is in the chase area."""
    state = game.state
    broken = [obj for pile in state.zones[REMOVED] for obj in pile if obj.counters and "lifebreak" in obj.counters]
    if not broken:
        return broken
    busy = {item.frame.source for item in state.stack} | {pending.frame.source for pending in state.pending}
    return [obj for obj in broken if obj.id not in busy]


def most(game: Game, player: int) -> int:
    """1411.1a-2, and what texts say of it."""
    kept = game.state.resources[player].get(MOST, SIZE)
    return size_said(game, player, "lifebreak_size", kept) if Permit in game.says else max(0, kept)


def surplus(game: Game) -> list[Obj]:
    """1411.1e-1: beyond the maximum the bottom cards stay, and the others do not."""
    state = game.state
    return [obj for player, pile in enumerate(state.zones[LIFEBREAK]) for obj in pile[most(game, player) :]]


def unsettled(game: Game) -> bool:
    """Could any card have to go? Asked before every grant of priority, so nothing is gathered unless one could."""
    if not in_force(game):
        return False
    state = game.state
    for player, pile in enumerate(state.zones[LIFEBREAK]):
        if len(pile) > most(game, player):
            return True
    for pile in state.zones[REMOVED]:
        for obj in pile:
            if obj.counters and "lifebreak" in obj.counters:
                return bool(spent(game))
    return False


def settle(game: Game) -> list[Event]:
    """1411.1d-3, 1411.1e: into their owners' graveyards, as a rule process."""
    if not in_force(game):
        return []
    found = [*spent(game), *surplus(game)]
    return [moving(obj, GRAVEYARD, How.RULE, game.rules.zones.in_play, -1, "rule") for obj in found]
