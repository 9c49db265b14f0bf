"""Parts of a turn as a plain game has them, for its table of steps: beginning, discarding, cleaning up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbiter.kernel import events as ev
from arbiter.kernel import setters, table_setters
from arbiter.kernel.decisions import ChooseObjects
from arbiter.kernel.effects.lasting import expire
from arbiter.kernel.events import moving
from arbiter.kernel.perform import perform, turn_all
from arbiter.kernel.state import RESTED
from arbiter.kernel.telling import tell
from arbiter.kernel.turn import count_turn
from arbiter.script.base import How

if TYPE_CHECKING:
    from arbiter.kernel.game import Game


def shuffle_and_begin(game: Game) -> None:
    """Decks are shuffled, everybody has what players begin with, and chance names who takes the first turn."""
    state = game.state
    for player in range(state.players):
        table_setters.set_stores(game, player, dict(game.rules.opening_resources))
        table_setters.shuffle_unseen(game, player, game.rules.zones.deck)
    chance = table_setters.first_by_chance(game)
    table_setters.set_starting_player(game, chance if state.first < 0 else state.first)
    tell(game, "begins", state.starting)


def start_turn(game: Game) -> None:
    """What is counted by turns starts anew, and what the turn player controls becomes ready."""
    count_turn(game)
    expire(game, "next_turn_start")
    player = game.state.active
    setters.begin_turn_of_all(game, game.field)
    mine = [obj for obj in game.field if obj.controller == player]
    setters.begin_turn_of(game, mine)
    turn_all(game, ev.READIES, [obj for obj in mine if obj.turned == RESTED], player, "rule")


def discard_down_to(game: Game, most: int) -> None:
    """The turn player keeps so many cards of their hand."""
    player = game.state.active
    zones = game.rules.zones
    hand = game.pile(zones.hand, player)[:]
    extra = len(hand) - most
    if extra > 0:
        picked = game.ask_many(ChooseObjects(player, hand, extra, extra, "hand size"))
        perform(game, [moving(hand[i], zones.discard, How.DISCARD, zones.in_play, player, "rule") for i in picked])


def clean_up(game: Game) -> None:
    """Damage is gone, and so is what lasted for the turn."""
    setters.heal(game, game.field)
    expire(game)
