"""Setting up, the parts of a turn as rows of a table, and losing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbiter.kernel import plain_turn, table_setters
from arbiter.kernel.perform import draw
from arbiter.kernel.rows import Step
from arbiter.kernel.state import Produced
from arbiter.kernel.turn import begin, hand_over

from . import flight

if TYPE_CHECKING:
    from arbiter.kernel.events import Event
    from arbiter.kernel.game import Game

LINE: Final = 15  # K2
OPENING_HAND: Final = 5  # K2
MOST_WIND: Final = 7  # K3
HAND_SIZE: Final = 7  # K8


def set_up(game: Game) -> None:
    """K2: who does not begin has one card more."""
    plain_turn.shuffle_and_begin(game)
    for player in game.in_turn_order():
        draw(game, player, OPENING_HAND + (player != game.state.starting))


def morning(game: Game) -> None:
    """K3: what is the turn player's becomes ready, and there is a fresh wind."""
    plain_turn.start_turn(game)
    player = game.state.active
    wind = min(game.state.turns_taken[player], MOST_WIND)
    table_setters.set_pool(game, player, (Produced("wind", None, player, 0),) * wind)


def draw_card(game: Game) -> None:
    """K3: one card, but none in the first turn of the game."""
    if game.state.turn > 1:
        draw(game, game.state.active, 1)


def main_phase(game: Game) -> None:
    begin(game, "main")


def dusk(game: Game) -> None:
    begin(game, "dusk")
    plain_turn.discard_down_to(game, HAND_SIZE)  # K8


def next_turn(game: Game) -> str:
    hand_over(game)
    return "morning"


def losing(game: Game) -> list[Event]:
    """K9: without line, or without a card to draw; both at once is a draw."""
    state = game.state
    cut_off = [player for player in range(state.players) if state.resources[player]["line"] <= 0]
    lost = {*cut_off, *state.drew_from_empty}
    if lost:
        why = "no line left" if cut_off else "no card to draw"
        game.end(-1 if len(lost) == state.players else 1 - min(lost), why)
    return []


# Where a row says nothing else, players get priority and can play Gusts and use abilities (K4).
STEPS: Final = {
    step.name: step
    for step in (
        Step("setup", "setup", set_up, "morning", grants=False, plays=False),
        Step("morning", "morning", morning, "draw", grants=False, plays=False),
        Step("draw", "draw", draw_card, "main", grants=False, plays=False),
        Step("main", "main", main_phase, "attack"),
        *flight.STEPS,
        Step("dusk", "dusk", dusk, "night", plays=False),
        Step("night", "dusk", plain_turn.clean_up, next_turn, plays=False),  # K8
    )
}
