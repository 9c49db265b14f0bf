"""Chapter 403: preparing the game, up to the first turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbiter.games.caster.aether import coin_face
from arbiter.games.caster.zones import DECK, FIELD, HAND, ORB
from arbiter.kernel import setters, table_setters
from arbiter.kernel.decisions import ChooseObjects
from arbiter.kernel.doing import relocate
from arbiter.kernel.telling import tell
from arbiter.script.base import Position

if TYPE_CHECKING:
    from arbiter.kernel.game import Game

OPENING_HAND: Final = 7  # 403.3
ORBS: Final = 7  # 403.4


def prepare(game: Game) -> None:
    """403.1 to 403.4: decks are shuffled, chance names the first player, and hands and orbs are laid out."""
    state = game.state
    for player in range(state.players):
        table_setters.shuffle_unseen(game, player, DECK)
    chance = table_setters.first_by_chance(game)
    table_setters.set_starting_player(game, chance if state.first < 0 else state.first)  # 403.2
    tell(game, "begins", state.starting)
    for player in range(state.players):
        take(game, player, HAND, OPENING_HAND)
    for player in range(state.players):
        take(game, player, ORB, ORBS)


def take(game: Game, player: int, to: str, count: int) -> None:
    """From the top of the deck, one after the other; this is no drawing."""
    pile = game.state.zones[DECK][player]
    for _ in range(min(count, len(pile))):
        relocate(game, pile[-1], to)


def exchange(game: Game) -> None:
    """403.5: the first player names cards, then the other, and only then both change them.

    The cards go to the bottom of the deck in the order in which they are named.
    """
    state = game.state
    named = []
    for player in game.in_turn_order():
        hand = state.zones[HAND][player][:]
        picked = game.ask_many(ChooseObjects(player, hand, 0, len(hand), "mulligan"))
        named.append((player, [hand[i] for i in picked]))
    game.changing()
    for player, cards in named:
        for obj in cards:
            relocate(game, obj, DECK, Position.BOTTOM)
        take(game, player, HAND, len(cards))
        if cards:
            tell(game, "changes", player, amount=len(cards))
    give_coin(game)


def give_coin(game: Game) -> None:
    """403.6: who goes second has a coin in their caster zone."""
    for player in game.in_turn_order()[1:]:
        setters.put_token(game, coin_face(game.rules.layers.library), player, FIELD)
