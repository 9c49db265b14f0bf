"""Every card of our own sets beside a blank one: the same card, and its text says nothing."""

from __future__ import annotations

from dataclasses import replace

from arbiter.script import abilities as ab
from tests.properties.mattering.behaviour import Played
from tests.properties.mattering.corpus import Carrier, face_of
from tests.properties.mattering.positions import position


def blank(text: tuple[ab.Ability, ...]) -> tuple[ab.Ability, ...]:
    """A card that is nothing without a text keeps one that does nothing."""
    return tuple(replace(ability, effects=()) for ability in text if isinstance(ability, ab.Spell))


def does_something(game: str, carrier: Carrier, positions: int) -> bool:
    said, empty = face_of(game, carrier, carrier.text), face_of(game, carrier, blank(carrier.text))
    assert said is not None and empty is not None
    for seed in range(positions):
        played = Played(position(game, said, carrier.text, seed), said.key, seed)
        assert not played.end.startswith("error"), f"{said.name}, position {seed}: {played.end}"
        if played.differs(position(game, empty, carrier.text, seed)):
            return True
    return False
