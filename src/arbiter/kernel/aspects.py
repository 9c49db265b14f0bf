"""The aspects of a game: a change of one of them makes anew what looks at it, and nothing else.

Which of them a text looks at is in the table of `index/reads`; whatever writes to the state says which have changed
(`index/versions`).
"""

from __future__ import annotations

from typing import Final

FIELD: Final = 1 << 0  # what is in play, and in which zone of it
STANCE: Final = 1 << 1  # how objects stand (rested, frozen), and what attacks and blocks
WOUNDS: Final = 1 << 2
COUNTERS: Final = 1 << 3
HAND: Final = 1 << 4
TURN: Final = 1 << 5  # whose turn it is, and the number of it
HISTORY: Final = 1 << 6
STORES: Final = 1 << 7  # what players keep: resources by name
STACK: Final = 1 << 8  # the objects on it, and what was chosen and paid for them
STEP: Final = 1 << 9
CONTROL: Final = 1 << 10  # who controls an object, and who owns it
PLACE: Final = 1 << 11  # where within its zone an object lies
LINKS: Final = 1 << 12  # what is added or attached to what
BENEATH: Final = 1 << 13  # which cards lie beneath an object
FACE: Final = 1 << 14  # which side of an object lies up, what is printed on it, and who has seen it
ARRIVAL: Final = 1 << 15  # how an object came to where it is, and what its text has named since
COMPANY: Final = 1 << 16  # what is coming into play together
SEATS: Final = 1 << 17  # who is still in the game
FIRST_PILE: Final = 18  # from here on each of the other zones has an aspect of its own
MANY_PILES: Final = 12
PILES: Final = ((1 << MANY_PILES) - 1) << FIRST_PILE
# What comes into play or leaves it does so with its words (types, kinds, colours, names): who looks for objects with a
# certain word looks at that. Whoever says no words with FIELD says all of them.
FIRST_WORD: Final = FIRST_PILE + MANY_PILES
MANY_WORDS: Final = 12
WORDS: Final = ((1 << MANY_WORDS) - 1) << FIRST_WORD
# Objects out of play have another number wherever they go: whoever knows one by its number does not find it then.
OUT_OF_PLAY: Final = HAND | STACK | PILES

# What no text looks at, but rules do.
EFFECTS: Final = 1 << 42  # effects that last
DELAYED: Final = 1 << 43  # delayed abilities
OUTCOME: Final = 1 << 44  # who has lost or won, or has failed to draw
USES: Final = 1 << 45  # what has been used or done this turn, or in this game
TEXTS: Final = 1 << 46  # texts that say something of others have come or gone: all of them are read anew
# What follows from all these: what things are, their numbers, keywords and marks, and the statements in force.
NATURES: Final = 1 << 47
NUMBERS: Final = 1 << 48
STATEMENTS: Final = 1 << 49
FIRST_OWN: Final = 50  # from here on what is each player's own: what they have and could use
MANY_OWN: Final = 8
EVERYBODYS: Final = ((1 << MANY_OWN) - 1) << FIRST_OWN
EVERYTHING: Final = (1 << FIRST_OWN + MANY_OWN) - 1
# All about what is in play.
TABLE: Final = (
    FIELD | STANCE | WOUNDS | COUNTERS | CONTROL | PLACE | LINKS | BENEATH | FACE | NATURES | NUMBERS | STATEMENTS
)


# What is each player's own: their hand, what they control and how it stands, what they keep and could use.
OWN: Final = tuple(1 << FIRST_OWN + player % MANY_OWN for player in range(64))


def own(player: int) -> int:
    """What is this player's own."""
    return OWN[player]


def word_aspect(word: str) -> int:
    """What changes when something with the word comes into play or leaves it. Two words may come to the same."""
    return 1 << FIRST_WORD + sum(word.encode()) % MANY_WORDS


def zone_aspect(zone: str, in_play: tuple[str, ...], hand: str, stack: str) -> int:
    """Which aspect of the game changes when something changes in the zone.

    The names of two piles may come to the same one: then more is made anew than must be.
    """
    if zone in in_play:
        return FIELD
    if zone == hand:
        return HAND
    if zone == stack:
        return STACK
    return 1 << FIRST_PILE + sum(zone.encode()) % MANY_PILES
