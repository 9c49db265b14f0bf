"""Doing a thing so many times."""

from __future__ import annotations

from typing import Final

# No deck has more cards, and no printed card does a thing more than some dozen times. What a home-made card would do
# more often than this is not done any more, so that it cannot keep a table busy for ever.
MOST_TIMES: Final = 2_000


def so_many(count: int) -> range:
    """So many times, as far as anybody can."""
    return range(min(count, MOST_TIMES))
