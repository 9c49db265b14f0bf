"""Home-made cards with numbers that no card has: games with them come to an end like others."""

from __future__ import annotations

import re
from random import Random

import pytest

from arbiter.bots.chance import RandomBot
from arbiter.cards.decks import built_in_decks
from arbiter.cards.pool import Pool, built_in
from arbiter.games.registry import entry
from arbiter.kernel.dealing import Deal
from arbiter.kernel.errors import BadCard
from arbiter.kernel.running import play_out
from arbiter.text.bounds import LARGEST_NUMBER

GAMES = ("caster", "fftcg", "fow", "fow5", "gateruler")
NUMBER = re.compile(r"(?<![\w{+./\[])\d+(?![\w}/.\]])")


def with_large_numbers(game: str, random: Random) -> Pool:
    """Our cards, one number of each text made as large as a text may have it, where it can be read so."""
    made = []
    for card in built_in(game).cards.values():
        text = str(card.get("text") or "")
        spots = list(NUMBER.finditer(text))
        if spots:
            spot = random.choice(spots)
            larger = {**card, "text": f"{text[: spot.start()]}{LARGEST_NUMBER}{text[spot.end() :]}"}
            try:
                entry(game).make_face(larger)
                card = larger
            except BadCard:
                pass
        made.append(card)
    return Pool(game, made)


def play(game: str, count: int, seed: int) -> None:
    random = Random(seed)
    pool = with_large_numbers(game, random)
    decks = list(built_in_decks(game).values())
    for number in range(count):
        ours, theirs = random.choice(decks), random.choice(decks)
        match = Deal(entry(game).rules, [ours.piles(pool), theirs.piles(pool)]).game(seed + number)
        play_out(match, [RandomBot(number), RandomBot(number + 1)])
        assert match.state.over


@pytest.mark.parametrize("game", GAMES)
def test_games_with_enormous_numbers_end(game: str) -> None:
    play(game, 6, 1)


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_many_games_with_enormous_numbers_end(game: str) -> None:
    for seed in range(20):
        play(game, 10, seed)
