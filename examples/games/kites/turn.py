"""Setting up, the parts of a turn as rows of a table, and losing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbiter.kernel import events as ev
from arbiter.kernel import setters, table_setters
from arbiter.kernel.decisions import ChooseObjects
from arbiter.kernel.effects.lasting import expire
from arbiter.kernel.events import moving
from arbiter.kernel.perform import draw, perform, turn_all
from arbiter.kernel.rows import Step
from arbiter.kernel.state import RESTED, Produced
from arbiter.kernel.turn import begin, count_turn, hand_over
from arbiter.script.base import How

from . import flight

if TYPE_CHECKING:
    from arbiter.kernel.events import Event
    from arbiter.kernel.game import Game

LINE: Final = 15  # K2
OPENING_HAND: Final = 5  # K2
MOST_WIND: Final = 7  # K3
HAND_SIZE: Final = 7  # K8


def set_up(game: Game) -> None:
    """K2: line and shuffled decks for both; chance names who begins, and who does not has one card more."""
    state = game.state
    for player in range(state.players):
        table_setters.set_stores(game, player, dict(game.rules.opening_resources))
        table_setters.shuffle_unseen(game, player, "deck")
    chance = state.random(state.players)
    table_setters.set_starting_player(game, chance if state.first < 0 else state.first)
    game.say("takes the first turn", state.starting)
    for player in game.in_turn_order():
        draw(game, player, OPENING_HAND + (player != state.starting))


def morning(game: Game) -> None:
    """K3: everything of the turn player's becomes ready, and there is a fresh wind."""
    count_turn(game)
    expire(game, "next_turn_start")
    player = game.state.active
    setters.begin_turn_of_all(game, game.field)
    mine = [obj for obj in game.field if obj.controller == player]
    setters.begin_turn_of(game, mine)  # K5  what is in the sky as the turn begins can attack
    turn_all(game, ev.READIES, [obj for obj in mine if obj.turned == RESTED], player, "rule")
    wind = min(game.state.turns_taken[player], MOST_WIND)
    table_setters.set_pool(game, player, (Produced("wind", None, player, 0),) * wind)


def draw_card(game: Game) -> None:
    """K3: one card, but none in the first turn of the game."""
    if game.state.turn > 1:
        draw(game, game.state.active, 1)


def main_phase(game: Game) -> None:
    begin(game, "main")


def dusk(game: Game) -> None:
    """K8: down to seven cards."""
    begin(game, "dusk")
    player = game.state.active
    hand = game.pile("hand", player)[:]
    extra = len(hand) - HAND_SIZE
    if extra > 0:
        picked = game.ask_many(ChooseObjects(player, hand, extra, extra, "hand size"))
        perform(game, [moving(hand[i], "break", How.DISCARD, ("field",), player, "rule") for i in picked])


def night(game: Game) -> None:
    """K8: damage and what lasted for the turn are gone; what triggers by that is still of this turn."""
    setters.heal(game, game.field)
    expire(game)


def next_turn(game: Game) -> str:
    hand_over(game)
    return "morning"


def losing(game: Game) -> list[Event]:
    """K9: without line, or without a card to draw; both at once is a draw."""
    state = game.state
    out = [p for p in range(state.players) if state.resources[p]["line"] <= 0]
    empty = [p for p in range(state.players) if p in state.drew_from_empty]
    lost = {*out, *empty}
    if lost:
        game.end(-1 if len(lost) == state.players else 1 - min(lost), "no line left" if out else "no card to draw")
    return []


# K3 to K8  the parts of a turn; who has priority can play Gusts and use abilities in all that say nothing else
STEPS: Final = {
    step.name: step
    for step in (
        Step("setup", "setup", set_up, "morning", grants=False, plays=False),
        Step("morning", "morning", morning, "draw", grants=False, plays=False),
        Step("draw", "draw", draw_card, "main", grants=False, plays=False),
        Step("main", "main", main_phase, "attack"),
        *flight.STEPS,
        Step("dusk", "dusk", dusk, "night", plays=False),
        Step("night", "dusk", night, next_turn, plays=False),
    )
}
