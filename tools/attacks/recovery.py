"""Telling the opponent's deck from one's own: what a linear generator of random numbers gives away.

Xorshift64 only shifts and adds bits, so each bit of each of its numbers is a sum (over GF(2)) of bits of the state it
began with. Whoever knows how their own deck lies knows with which place each card was exchanged; where the number of
places is even, that tells lower bits of the number. These are equations for the state. What they leave open is tried.
"""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")

WORD = 64
MASK = (1 << WORD) - 1
MOST_OPEN = 20  # bits that are tried; more would take long


def recovered_order(own: list[int], others: list[T]) -> list[T] | None:
    """How the second pile lies, if it was shuffled right after the first; None if this cannot be told.

    `own` is the shuffled first pile by the places (0: the first) at which its cards began, `others` the second before
    it was shuffled.
    """
    draws = exchanges(own)
    word = recovered_state(draws)
    if word is None:
        return None
    for _ in draws:
        word = following(word)
    pile = others[:]
    for i in range(len(pile) - 1, 0, -1):
        word = following(word)
        j = (word >> 11) % (i + 1)
        pile[i], pile[j] = pile[j], pile[i]
    return pile


def exchanges(order: list[int]) -> list[tuple[int, int]]:
    """The numbers that shuffled a pile into this order, each with how many it was one of."""
    pile = list(range(len(order)))
    found: list[tuple[int, int]] = []
    for i in range(len(order) - 1, 0, -1):
        j = pile.index(order[i])
        pile[i], pile[j] = pile[j], pile[i]
        found.append((j, i + 1))
    return found


def following(x: int) -> int:
    x ^= (x << 13) & MASK
    x ^= x >> 7
    return x ^ (x << 17) & MASK


def recovered_state(draws: list[tuple[int, int]]) -> int | None:
    """The state before these numbers, or None."""
    bits = [1 << i for i in range(WORD)]  # each bit of the state, as a sum of bits of the first
    rows: dict[int, int] = {}  # equations, each by its highest unknown; the bit above them is their right side
    for number, below in draws:
        bits = [bit ^ (bits[i - 13] if i >= 13 else 0) for i, bit in enumerate(bits)]
        bits = [bit ^ (bits[i + 7] if i + 7 < WORD else 0) for i, bit in enumerate(bits)]
        bits = [bit ^ (bits[i - 17] if i >= 17 else 0) for i, bit in enumerate(bits)]
        known = 0
        while below >> known & 1 == 0:
            if not add(rows, bits[11 + known] | (number >> known & 1) << WORD):
                return None
            known += 1
    return try_rest(rows, draws)


def add(rows: dict[int, int], row: int) -> bool:
    """One more equation; false if it contradicts the others."""
    while row & MASK:
        highest = (row & MASK).bit_length() - 1
        if highest not in rows:
            rows[highest] = row
            return True
        row ^= rows[highest]
    return row == 0


def try_rest(rows: dict[int, int], draws: list[tuple[int, int]]) -> int | None:
    free = [i for i in range(WORD) if i not in rows]
    if len(free) > MOST_OPEN:
        return None
    base = solved(rows, 0, True)
    moves = [solved(rows, 1 << i, False) for i in free]
    word = base
    for count in range(1, (1 << len(free)) + 1):
        if word and fits(word, draws):
            return word
        turned = (count & -count).bit_length() - 1
        if turned < len(moves):
            word ^= moves[turned]  # from one to the next, only one of the open bits changes
    return None


def solved(rows: dict[int, int], chosen: int, right: bool) -> int:
    """The state with these of the open bits set; without the right sides, what such a bit changes in it."""
    word = chosen
    for highest in sorted(rows):
        row = rows[highest]
        rest = row & MASK & ~(1 << highest)
        if ((word & rest).bit_count() + (row >> WORD if right else 0)) & 1:
            word |= 1 << highest
    return word


def fits(word: int, draws: list[tuple[int, int]]) -> bool:
    for number, below in draws:
        word = following(word)
        if (word >> 11) % below != number:
            return False
    return True
