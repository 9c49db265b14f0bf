"""The Caster Chronicles measured on published cards, where they are at hand (see test_published)."""

from __future__ import annotations

import json
from random import Random

import pytest

from arbiter.bots.registry import make_bot
from arbiter.cards.pool import Pool
from arbiter.games.caster.deckbuilding import is_extra
from arbiter.games.caster.faces import paragraphs_of
from arbiter.games.caster.language import LANGUAGE
from arbiter.games.caster.zones import ELEMENTS
from arbiter.kernel.dealing import new_game
from arbiter.kernel.running import play_out
from arbiter.kernel.traits import Face
from arbiter.text.compiler import compile_text, print_abilities
from arbiter.text.deletion import VOID, meaning, swallowed_words
from arbiter.text.errors import TextError
from tests.published_cards import FOLDER

# Words for the ear: "then shuffle", "an enemy player", "all servants gain", "a cost of 2 or less each", "that player",
# "that caster's controller"; and abilities of which a text speaks are no aether abilities anyway (907.2).
EAR = VOID | {
    "•",
    "Then",
    "then",
    "enemy",
    "allied",
    "player",
    "card",
    "each",
    "you",
    "all",
    "cost",
    "that",
    "total",
    "of",
    "caster's",
    "non-aether",
}
Texts = list[tuple[str, str]]


@pytest.fixture(scope="module")
def pool() -> Pool:
    path = FOLDER / "caster.jsonl"
    if not path.exists():
        pytest.skip("no published cards at hand")
    cards: dict[str, dict[str, object]] = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        card = json.loads(line)
        cards[f"{card['id']}/{len(cards)}"] = {**card, "id": f"{card['id']}/{len(cards)}"}  # two have one number
    return Pool("caster", cards.values())


@pytest.fixture(scope="module")
def texts(pool: Pool) -> Texts:
    found: dict[tuple[str, str], None] = {}
    for card in pool.cards.values():
        kind = "conjure" if card["type"] == "Conjure" else "servant"
        text, _ = paragraphs_of(card)
        plain = text.replace("（", "(").replace("）", ")")
        found.update({(line, kind): None for line in plain.split("\n") if line})
    return list(found)


def test_enough_cards_are_executed_whole(pool: Pool) -> None:
    whole = sum("problem" not in pool.face(key).extra for key in pool)
    assert whole >= 0.8 * len(pool)


def test_no_text_is_ambiguous(texts: Texts) -> None:
    found = []
    for text, kind in texts:
        try:
            compile_text(LANGUAGE, "", kind, text)
        except TextError as problem:
            found += [text[:40]] if "ambiguous" in problem.message else []
    assert found == []


def test_no_word_is_swallowed(texts: Texts) -> None:
    found = []
    for text, kind in texts:
        try:
            found += [(each.word, each.shortened[:60]) for each in swallowed_words(LANGUAGE, "", kind, text, EAR)]
        except TextError:
            continue
    assert found == []


def test_what_is_printed_reads_back_to_the_same(texts: Texts) -> None:
    tried, same = 0, 0
    for text, kind in texts:
        try:
            abilities = compile_text(LANGUAGE, "", kind, text)
        except TextError:
            continue
        tried += 1
        try:
            printed = print_abilities(LANGUAGE, "", abilities)
            same += meaning(compile_text(LANGUAGE, "", kind, printed)) == meaning(abilities)
        except TextError:
            continue
    assert same >= 0.9 * tried


def drawn(pool: Pool, random: Random) -> dict[str, list[Face]]:
    """A deck of two elements out of the cards that are executed whole."""
    faces = [face for face in pool.faces() if "problem" not in face.extra]
    colours = set(random.sample(ELEMENTS, 2))
    fitting = [face for face in faces if not face.printed.colours - colours and not is_extra(face)]
    casters = [face for face in fitting if "caster" in face.printed.types]
    others = [face for face in fitting if "caster" not in face.printed.types]
    deck = random.choices(casters, k=20) + random.choices(others, k=30)
    return {"deck": deck, "extra": [face for face in faces if is_extra(face)]}


def play(pool: Pool, games: int) -> None:
    for seed in range(games):
        random = Random(seed)
        piles = [drawn(pool, random), drawn(pool, random)]
        game = new_game(pool.entry.rules, piles, seed, "constructed", pool.catalogue)
        play_out(game, [make_bot("random", 2 * seed), make_bot("random", 2 * seed + 1)])
        assert game.state.winner >= 0 or game.state.why_over


def test_decks_of_published_cards_play_to_the_end(pool: Pool) -> None:
    play(pool, 8)


@pytest.mark.soak
def test_three_hundred_games_of_published_cards_end(pool: Pool) -> None:
    play(pool, 300)
