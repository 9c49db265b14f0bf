"""Both generators: every order is as likely as another, and one of them tells nothing of what it has not shown."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256
from itertools import pairwise
from math import sqrt
from typing import TYPE_CHECKING, Protocol

import pytest

import arbiter
from arbiter.kernel.chance import Chance, Sealed, Seeded, drawn_number
from arbiter.setup import new_chance
from tools.attacks.recovery import recovered_order

if TYPE_CHECKING:
    from arbiter.api import Match

SECRET = sha256(b"a secret of the tests").digest()
BOTH = (Seeded(2024), Sealed(SECRET))


# ---------------------------------------------------------------- what can be told from what one has seen


def shuffled_twice(chance: Chance) -> tuple[list[int], list[int]]:
    """A deck of a player and one of another, right after the other."""
    own, others = list(range(50)), list(range(50))
    chance.mix("shuffle deck 0", own).mix("shuffle deck 1", others)
    return own, others


def test_whoever_knows_their_own_deck_can_tell_the_others_of_a_seed() -> None:
    """This is why a seed is for simulation: 50 cards of one's own tell all 50 of the opponent's."""
    own, others = shuffled_twice(Seeded(987_654_321_987))
    assert recovered_order(own, list(range(50))) == others


@pytest.mark.parametrize("number", range(4))
def test_the_same_attack_tells_nothing_of_what_is_sealed(number: int) -> None:
    own, others = shuffled_twice(Sealed(sha256(b"%d" % number).digest()))
    told = recovered_order(own, list(range(50)))
    assert told is None or agreeing(told, others) < 10  # as many as by guessing: one on average


def agreeing(one: list[int], two: list[int]) -> int:
    return sum(a == b for a, b in zip(one, two, strict=True))


def told_of_the_opponent(match: Match) -> tuple[list[int] | None, list[int]]:
    """What player 0 makes of their own deck before a card is drawn, and how the opponent's really lies."""
    own, others = ([obj.card for obj in pile] for pile in match.game.state.zones["deck"])
    return recovered_order([card - min(own) for card in own], sorted(others)), others


def test_a_match_without_a_seed_cannot_be_foretold() -> None:
    told, others = told_of_the_opponent(arbiter.start("fftcg", "steam", "cold-wire", seed=5))
    assert told == others
    told, others = told_of_the_opponent(arbiter.start("fftcg", "steam", "cold-wire"))
    assert told is None or agreeing(told, others) < 10


# ---------------------------------------------------------------- streams


def test_what_is_drawn_of_one_stream_does_not_move_the_others() -> None:
    plain: list[int] = list(range(40))
    Sealed(SECRET).mix("shuffle deck 1", plain)
    chance: Chance = Sealed(SECRET)
    for _ in range(5):
        _, chance = chance.number("dice 0", 6)
    chance = chance.mix("shuffle deck 0", list(range(40)))
    later: list[int] = list(range(40))
    chance.mix("shuffle deck 1", later)
    assert later == plain
    again: list[int] = list(range(40))
    chance.mix("shuffle deck 1", again)
    assert again == later, "a chance is a value: drawing from it does not change it"


def test_streams_and_counts_and_secrets_all_matter() -> None:
    numbers = {
        drawn_number(secret, stream, tried, 1 << 64)[0]
        for secret in (SECRET, SECRET[::-1])
        for stream in ("shuffle deck 0", "shuffle deck 1", "shuffle deck", "dice 0")
        for tried in (0, 1, 10)
    }
    assert len(numbers) == 24


def test_numbers_beyond_the_last_multiple_are_passed_over() -> None:
    below = 3 << 62  # a quarter of all words is beyond it
    tried = 0
    for _ in range(100):
        number, tried = drawn_number(SECRET, "x", tried, below)
        assert 0 <= number < below
    assert tried > 110


@pytest.mark.parametrize("chance", BOTH)
def test_the_mark_changes_exactly_when_something_is_drawn(chance: Chance) -> None:
    mark = chance.mark()
    number, after = chance.number("dice 0", 6)
    assert chance.mark() == mark != after.mark()
    assert chance.number("dice 0", 6)[0] == number
    assert after.number("dice 0", 6)[1].mark() not in (mark, after.mark())


def test_a_pile_of_one_needs_no_chance() -> None:
    assert all(chance.mix("x", ["only"]).mark() == chance.mark() for chance in BOTH)


def test_the_secret_is_in_nothing_that_is_printed_by_mistake() -> None:
    chance = new_chance()
    match = arbiter.start("fftcg", "steam", "cold-wire")
    sealed = match.setup.chance
    assert isinstance(sealed, Sealed)
    for secret, told in ((chance.secret, [chance, chance.mark()]), (sealed.secret, [match, match.setup, match.hash])):
        assert all(secret.hex() not in repr(each) and repr(secret) not in repr(each) for each in told)
    assert len(chance.secret) == 32 and chance.secret != new_chance().secret


def test_a_bot_begins_elsewhere_than_the_shuffles() -> None:
    assert Seeded(7).bot_seed(1) == 15
    seeds = {Sealed(SECRET).bot_seed(player) for player in range(6)}
    assert len(seeds) == 6 and all(0 <= seed < 1 << 62 for seed in seeds)


# ---------------------------------------------------------------- every order is as likely as another


def chi_square(counts: Counter[object], cells: int, shuffles: int, each: int = 1) -> float:
    expected = shuffles * each / cells
    return sum((count - expected) ** 2 for count in counts.values()) / expected + (cells - len(counts)) * expected


def within_chance(found: float, freedom: int) -> bool:
    """Five standard deviations either way: too even is as strange as too uneven."""
    return abs(found - freedom) < 5 * sqrt(2 * freedom)


class Mixing(Protocol):
    def mix(self, stream: str, pile: list[int]) -> Mixing: ...


def look_at_orders(chance: Mixing, shuffles: int) -> None:
    """All 120 orders of five cards."""
    counts: Counter[object] = Counter()
    for _ in range(shuffles):
        pile = list(range(5))
        chance = chance.mix("shuffle deck 0", pile)
        counts[tuple(pile)] += 1
    assert within_chance(chi_square(counts, 120, shuffles), 119)


def look_at_positions(chance: Chance, shuffles: int, size: int = 50) -> None:
    """Every card comes to every place equally often, and next to every other."""
    places: Counter[object] = Counter()
    followers: Counter[object] = Counter()
    for _ in range(shuffles):
        pile = list(range(size))
        chance = chance.mix("shuffle deck 0", pile)
        places.update(enumerate(pile))
        followers.update(pairwise(pile))
    assert within_chance(chi_square(places, size * size, shuffles, size), (size - 1) ** 2)
    pairs = size * (size - 1)
    assert within_chance(chi_square(followers, pairs, shuffles, size - 1), pairs - 1)


@pytest.mark.parametrize("chance", BOTH)
def test_every_order_is_as_likely_as_another(chance: Chance) -> None:
    look_at_orders(chance, 6_000)
    look_at_positions(chance, 3_000)


@pytest.mark.soak
@pytest.mark.parametrize("chance", BOTH)
def test_every_order_is_as_likely_as_another_in_100_000_shuffles(chance: Chance) -> None:
    look_at_orders(chance, 100_000)
    look_at_positions(chance, 100_000)


def test_the_look_at_orders_finds_a_bad_shuffle() -> None:
    class Lazy:
        """Exchanges every card with any other: a known mistake."""

        def __init__(self) -> None:
            self.chance: Chance = Sealed(SECRET)

        def mix(self, stream: str, pile: list[int]) -> Lazy:
            for i in range(len(pile)):
                j, self.chance = self.chance.number(stream, len(pile))
                pile[i], pile[j] = pile[j], pile[i]
            return self

    with pytest.raises(AssertionError):
        look_at_orders(Lazy(), 6_000)
