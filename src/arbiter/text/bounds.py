"""How much a card may say. No printed card comes near these bounds; a text that passes one is declined, so that nobody
can make reading or playing it go on without end."""

from __future__ import annotations

from typing import Final

LONGEST_TEXT: Final = 5_000  # characters of a card's whole text; the longest that is printed has a fifth of it
LONGEST_PARAGRAPH: Final = 400  # words and marks; the longest that is printed has a quarter of it
DEEPEST_QUOTES: Final = 6  # texts within texts; two are printed
LARGEST_NUMBER: Final = 999_999_999
MOST_READINGS: Final = 100  # of one phrase; the most that a printed one has is 12
MOST_STEPS: Final = 50_000  # of the parser in one paragraph; a printed one takes a hundredth of it
