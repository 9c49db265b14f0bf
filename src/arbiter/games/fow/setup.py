"""Chapter 405: setting up the game, up to the first turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbiter.games.fow.tokens import coin_face
from arbiter.games.fow.zones import DECK, HAND, ITEM, STONES, rulers_of
from arbiter.kernel.decisions import ChooseObjects
from arbiter.kernel.doing import put_in, relocate

if TYPE_CHECKING:
    from arbiter.kernel.game import Game

OPENING_HAND = 5  # 405.5


def prepare(game: Game) -> None:
    """405.2 to 405.4: decks are shuffled, life is set, and chance names the first player, who may not decline."""
    game.changing()
    state = game.state
    for player in range(state.players):
        state.shuffle(player, DECK, unseen=True)
        state.shuffle(player, STONES, unseen=True)
        state.resources[player] = dict(game.rules.opening_resources)  # 405.3
    state.starting = state.active = state.regular = state.random(state.players)
    game.gather()
    game.soil()
    game.say("takes the first turn", state.starting)
    energize(game)
    # 405.5  five cards are moved to the hand; this is no drawing
    for player in range(state.players):
        take(game, player, OPENING_HAND)


def energize(game: Game) -> None:
    """1119.2: every ruler gives the players who are not first a will coin of its attributes."""
    state = game.state
    for player in range(state.players):
        if player == state.starting:
            continue
        colours: set[str] = set()
        for ruler in rulers_of(game, player):
            colours |= ruler.face.traits.colours or {"void"}  # 1119.2a
        if colours:
            coin = put_in(game, 0, coin_face(game.rules.library, tuple(sorted(colours))), player, ITEM, None)
            coin.token = True
            coin.controller = coin.home = player
    game.soil()


def take(game: Game, player: int, count: int) -> None:
    pile = game.state.zones[DECK][player]
    for _ in range(min(count, len(pile))):
        relocate(game, pile[-1], HAND)


def mulligan(game: Game) -> None:
    """405.5, 405.5a: one player after the other shuffles any cards back and takes as many."""
    state = game.state
    done = int(state.resume or "0")
    player = game.in_turn_order()[done]
    hand = state.zones[HAND][player][:]
    picked = game.ask_many(ChooseObjects(player, hand, 0, len(hand), "mulligan"))
    game.changing()
    state = game.state
    state.resume = str(done + 1)
    if picked:
        for i in picked:
            relocate(game, hand[i], DECK)
        state.shuffle(player, DECK)
        take(game, player, len(picked))
        game.say(f"changes {len(picked)} cards", player)


def after_mulligan(game: Game) -> str:
    game.changing()
    if int(game.state.resume or "0") < game.state.players:
        return "mulligan"
    game.state.resume = ""
    return "game_start"
