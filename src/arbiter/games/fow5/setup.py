"""Chapter 4.2: setting up the game. Chance picks a player, who says who plays first (in 12.9 it picks the first
player); exchanged cards go under the deck, in any order, and are not shuffled into it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbiter.games.fow import lifebreak
from arbiter.games.fow.setup import OPENING_HAND, take
from arbiter.games.fow5.zones import DECK, HAND, STONES
from arbiter.kernel import table_setters
from arbiter.kernel.decisions import ChooseObjects, ChooseOrder, ChoosePlayer
from arbiter.kernel.doing import relocate
from arbiter.kernel.telling import tell
from arbiter.script.base import Position

if TYPE_CHECKING:
    from arbiter.kernel.game import Game

END: Final = ";"  # after each player's choice, also an empty one
EXCHANGED: Final = "exchanged: "  # the cards that the players change, until both have chosen


def prepare(game: Game) -> None:
    """4.2/1, 4.2/2: decks are shuffled, life is set; 4.2/3: chance picks who decides."""
    for player in range(game.state.players):
        table_setters.shuffle_unseen(game, player, DECK)
        table_setters.shuffle_unseen(game, player, STONES)
        table_setters.set_stores(game, player, dict(game.rules.opening_resources))
    table_setters.ask_first(game, table_setters.first_by_chance(game))


def choose_first(game: Game) -> None:
    """4.2/3: the player whom chance has picked plays first or not."""
    picker = game.state.active
    players = tuple(range(game.state.players))
    first = players[game.ask_one(ChoosePlayer(picker, players, "plays first"))]
    table_setters.set_starting_player(game, first)
    tell(game, "begins", first)
    for player in players:
        take(game, player, OPENING_HAND)  # 4.2/4  moved, not drawn


def choose_exchange(game: Game) -> None:
    """4.2/4: the first player says which cards to change, then the other; nothing moves yet."""
    state = game.state
    player = game.in_turn_order()[state.resume.count(END)]
    hand = state.zones[HAND][player][:]
    picked = game.ask_many(ChooseObjects(player, hand, 0, len(hand), "mulligan"))
    chosen = [hand[i] for i in picked]
    if len({obj.face.key for obj in chosen}) > 1:  # 4.2/4  in any order
        question = ChooseOrder(player, len(chosen), "order", chosen, to=DECK, bottom=True)
        chosen = [chosen[i] for i in game.ask_many(question)]
    table_setters.resume_with(game, game.state.resume + " ".join(str(obj.id) for obj in chosen) + END)
    if chosen:
        tell(game, "changes", player, amount=len(chosen))


def after_choice(game: Game) -> str:
    return "exchange" if game.state.resume.count(END) < game.state.players else "exchanging"


def exchange(game: Game) -> None:
    """4.2/4: the chosen cards go to the bottom, and as many come from the top; 4.2/5: then lifebreak cards."""
    game.changing()
    state = game.state
    for player, chosen in zip(game.in_turn_order(), state.resume.split(END), strict=False):
        ids = [int(id) for id in chosen.split()]
        for id in ids:
            relocate(game, state.objects[id], DECK, Position.BOTTOM)
        take(game, player, len(ids))
    table_setters.resume_with(game, "")
    lifebreak.lay_out(game)
