"""Texts that somebody mistyped: each gives a reading or a clear error with its place, never anything else."""

from __future__ import annotations

from random import Random

import pytest

from arbiter.cards.pool import built_in
from arbiter.games.fftcg.language import LANGUAGE
from arbiter.text.compiler import compile_text
from arbiter.text.errors import TextError

JUNK = [*"{}‹›[]:.,«", '"', "\n", "99999", "the", "and", "é", "\x00", "{Dull}", "When"]


def mutate(text: str, random: Random) -> str:
    """One to four small accidents: a word lost, doubled, moved, or something foreign put in."""
    words = text.split(" ")
    for _ in range(random.randint(1, 4)):
        at = random.randrange(len(words)) if words else 0
        kind = random.randrange(4)
        if kind == 0 and words:
            del words[at]
        elif kind == 1 and words:
            words.insert(at, words[at])
        elif kind == 2 and len(words) > 1:
            other = random.randrange(len(words))
            words[at], words[other] = words[other], words[at]
        else:
            words.insert(at, random.choice(JUNK))
    return " ".join(words)


def try_mutations(count: int, seed: int) -> list[str]:
    """What the compiler says to so many mistyped texts, as far as it declines them."""
    pool = built_in("fftcg")
    cards = [card for card in pool.cards.values() if str(card.get("text", "")).strip()]
    random = Random(seed)
    declined: list[str] = []
    for _ in range(count):
        card = random.choice(cards)
        text = mutate(str(card["text"]).strip(), random)
        try:
            compile_text(LANGUAGE, str(card["name"]), str(card["type"]), text)
        except TextError as error:
            declined.append(str(error))
    return declined


def check(declined: list[str], least: int) -> None:
    assert len(declined) > least
    assert [message for message in declined if not message.startswith("paragraph ")] == []


def test_mistyped_texts_are_read_or_declined_with_their_place() -> None:
    check(try_mutations(400, 1), 200)


@pytest.mark.soak
def test_ten_thousand_mistyped_texts() -> None:
    check(try_mutations(10_000, 2), 5_000)
