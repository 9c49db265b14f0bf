"""The texts of a game: those of our own cards, and a paragraph or two for every row of its grammar."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from arbiter.cards.pool import shared
from arbiter.kernel.traits import Face
from arbiter.script import abilities as ab
from tests.properties.inventing.words import face_with, texts
from tests.properties.mattering.changing import Values
from tests.properties.mattering.paragraphs import invented_paragraphs
from tests.properties.mattering.positions import hosts


class Carrier(NamedTuple):
    """A text on a card of ours."""

    key: str
    text: tuple[ab.Ability, ...]


@cache
def own_carriers(game: str) -> tuple[Carrier, ...]:
    return tuple(
        Carrier(key, text)
        for key, text in texts(game).items()
        if text and "problem" not in shared(game).face(key).extra
    )


@cache
def invented_carriers(game: str) -> tuple[Carrier, ...]:
    found = []
    for text in invented_paragraphs(game):
        spell = any(isinstance(ability, ab.Spell) for ability in text)
        found += [Carrier(key, text) for key in hosts(game, spell)]
    return tuple(found)


@cache
def values_of(game: str) -> Values:
    return Values((*texts(game).values(), *invented_paragraphs(game)))


def face_of(game: str, carrier: Carrier, text: tuple[ab.Ability, ...]) -> Face | None:
    """The carrier's card with this text; None where the game refuses it there."""
    try:
        face = face_with(game, shared(game).cards[carrier.key], text)
    except Exception:  # a value that no text has in this place
        return None
    return None if "problem" in face.extra else face
