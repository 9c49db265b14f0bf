"""Random games between decks of published cards, where these are at hand (see tests/text/test_published).

Each deck is one of ours in which most cards are replaced by published ones of the same types that are executed whole:
far more texts meet in one game than in our own decks.
"""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from arbiter.bots.chance import RandomBot
from arbiter.cards.decks import deck_rules
from arbiter.cards.pool import Pool, shared
from arbiter.games.printed_fields import Card
from arbiter.kernel.dealing import new_game
from arbiter.kernel.errors import ArbiterError
from arbiter.kernel.game import Agent, Game
from arbiter.kernel.running import play_out
from arbiter.kernel.traits import Face
from arbiter.lab.decks import built_in_decks
from tests.properties.test_shortcuts import Checking
from tests.published_cards import file_of, published

GAMES = ("fftcg", "fow", "caster")
PUBLISHED = 0.85  # so large a part of a deck is replaced, where there is something to replace it with


@cache
def stock(game: str) -> Pool:
    """All published cards that can be loaded; two may have one number."""
    if not file_of(game).exists():
        pytest.skip("no published cards at hand")
    cards: list[Card] = []
    for card in published(game):
        numbered = {**card, "id": f"{card['id']}/{len(cards)}"}
        alone = Pool(game, [numbered])
        try:
            if numbered["id"] not in alone:  # a row that is no card
                continue
            alone.face(numbered["id"])
        except ArbiterError:
            continue
        cards.append(numbered)
    return Pool(game, cards)


@cache
def by_types(game: str) -> dict[tuple[frozenset[str], bool], list[Face]]:
    found: dict[tuple[frozenset[str], bool], list[Face]] = {}
    for face in stock(game).faces():
        if "problem" not in face.extra:
            found.setdefault((face.printed.types, face.limit_cost > 0), []).append(face)
    return found


def drawn(game: str, random: Random, format: str | None = None) -> dict[str, list[Face]]:
    """A deck of two colours, as far as there are cards of them."""
    kinds = by_types(game)
    colours = set(random.sample(shared(game).entry.rules.colours, 2))
    base = random.choice(built_in_decks(game, format)).piles(shared(game))
    deck: dict[str, list[Face]] = {}
    for zone, faces in base.items():
        deck[zone] = []
        for face in faces:
            options = kinds.get((face.printed.types, face.limit_cost > 0), [])
            options = [each for each in options if each.printed.colours <= colours] or options
            deck[zone].append(random.choice(options) if options and random.random() < PUBLISHED else face)
    return deck


def match_of(game: str, seed: int) -> Game:
    random = Random(seed)
    pool = stock(game)
    return new_game(pool.entry.rules, [drawn(game, random), drawn(game, random)], seed, "", pool.catalogue)


def is_legal(game: str, deck: dict[str, list[Face]], format: str | None = None) -> bool:
    rules = deck_rules(game)
    parts = {part.name: deck.get(part.zone, []) for part in rules.parts}
    return not rules.check(parts, format or rules.formats[0])


def legal_match_of(game: str, seed: int, format: str | None = None) -> Game:
    """The same, but what is drawn is drawn again until both decks may be played."""
    random = Random(seed)
    pool = stock(game)
    decks: list[dict[str, list[Face]]] = []
    while len(decks) < 2:
        deck = drawn(game, random, format)
        decks += [deck] if is_legal(game, deck, format) else []
    return new_game(pool.entry.rules, decks, seed, format or "", pool.catalogue)


def plays_to_its_end(game: str, seed: int, agents: list[Agent | None]) -> bool:
    played = match_of(game, seed)
    play_out(played, agents)
    return played.state.over


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_five_hundred_games_end(game: str) -> None:
    for seed in range(500):
        assert plays_to_its_end(game, seed, [RandomBot(2 * seed), RandomBot(2 * seed + 1)]), seed


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(1000, 1040))
@pytest.mark.parametrize("game", GAMES)
def test_what_is_kept_up_to_date_is_what_working_it_out_anew_gives(game: str, seed: int) -> None:
    assert plays_to_its_end(game, seed, [Checking(2 * seed), Checking(2 * seed + 1)])
