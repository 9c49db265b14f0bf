"""The set of our own: every card is read and carried out; every keyword and type is on a card; the decks play."""

from __future__ import annotations

import pytest

from arbiter.cards.decks import built_in_decks
from arbiter.cards.pool import built_in
from arbiter.games.caster.keywords import EXPANSIONS, FLAGS
from arbiter.games.caster.zones import ELEMENTS, SOUL_BOND, TYPES
from arbiter.lab.decks import pairings
from arbiter.lab.sim import orders, simulate

POOL = built_in("caster")
FACES = POOL.faces()
DECKS = built_in_decks("caster", POOL)


@pytest.mark.parametrize("key", list(POOL))
def test_a_card_is_carried_out(key: str) -> None:
    assert "problem" not in POOL.face(key).extra


def test_there_are_cards_of_every_kind() -> None:
    assert len(FACES) >= 120
    kinds = {kind for face in FACES for kind in face.printed.types}
    assert kinds == {*TYPES, SOUL_BOND}
    assert {face.printed.level for face in FACES if "caster" in face.printed.types} == {1, 2, 3}
    assert {colour for face in FACES for colour in face.printed.colours} == set(ELEMENTS)


def test_every_keyword_is_on_a_card() -> None:
    texts = "\n".join(face.text for face in FACES)
    words = {word for face in FACES for word in face.printed.keywords}
    assert {*FLAGS, *EXPANSIONS} - {"universal"} <= words
    for word in ("[Enter]", "[Last Words]", "[DCT]", "[Vanity]", "[BINGO]", "[Break] ("):
        assert word in texts


def test_every_deck_plays_against_every_other() -> None:
    pairs = pairings(list(DECKS.values()))[::3]
    wanted = list(orders("caster", pairs, ("random", "random"), len(pairs), 1))
    assert not simulate(wanted, ("random", "random")).failures
