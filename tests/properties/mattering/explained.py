"""What makes no difference in any position of the search, and why; and what nobody has seen make one yet.

The second list is work to be done: for each a position, a mend, or a refusal of the text. What leaves it stays away.
"""

from __future__ import annotations

DECKS = "said of decks, before there is a game: the tests of building decks show it"

EXPLAINED: dict[str, str] = {
    "Permit any_number_in_deck": DECKS,
    "Permit deck_copies": DECKS,
}

VERB = (
    "the verb of the sentence, for the printer: put, add, return, remove or play; rules and texts of this game "
    "ask only whether a card was {asked}, and no such part of a text says that"
)
STAYS = "nothing of this game moves from the field to the field: what leaves it goes elsewhere"

# The same for what only one game leaves without a difference.
EXPLAINED_IN: dict[str, dict[str, str]] = {
    "caster": {
        "Mill.how": VERB.format(asked="destroyed, banished or discarded"),
        "MoveTop.how": VERB.format(asked="destroyed, banished or discarded"),
        "Move.ordered": "302.4: the owner orders what goes into a deck, whether the text says so or not",
        "Moves.other_than_origin": STAYS,
        "Perform.other": "the second of two targets (1017.1, 804.3): rows give nothing else, and those acts demand it",
        "Search.for_play": "no card is barred from entering the field beforehand: where it goes says 315.2 as it moves",
        "SetStat.new": "909.1e: numbers that an effect gives are one layer here, whether there were any before or not",
    },
    "gateruler": {
        "Perform remain": "what would leave play remains if nothing else is done instead; the word is for the printer",
        "Move.how": VERB.format(asked="destroyed or discarded"),
        "MoveThis.how": VERB.format(asked="destroyed or discarded"),
        "MoveTop.how": VERB.format(asked="destroyed or discarded"),
        "Move.ordered": "3-2e-2: the owner orders what goes into a deck, whether the text says so or not",
    },
    "fftcg": {
        "Activated.name": "printed before a special ability; {S} asks for the card's name (11.7.1), nobody for this",
        "Move.how": VERB.format(asked="broken or discarded"),
        "MoveTop.how": VERB.format(asked="broken or discarded"),
        "Moves.other_than_origin": STAYS,
    },
    "fow5": {
        "MoveSome.joined": "no rule of this document parts a cost by its verbs (1011.3 of 12.9): it is paid together",
    },
    "fow": {
        "Moves.other_than_origin": STAYS,
        "Search.for_play": "no card is barred from entering the field beforehand: where it goes says 321.1 as it moves",
    },
}

NOT_SEEN_YET: dict[str, frozenset[str]] = {}

# Cards of ours that no position can show, and why.
CARDS_EXPLAINED: dict[str, dict[str, str]] = {
    "caster": {"UQ-008": DECKS},
}

# Cards of ours of which no position has shown a difference from a blank card yet.
CARDS_NOT_SEEN_YET: dict[str, frozenset[str]] = {
    # Each waits for what random positions of the search do not have; the tests of its keyword have it.
    "fow": frozenset(
        {
            "HO-004",  # a J-ruler of one's own in the field
            "HO-175",  # a banished magic stone (1190)
            "HO-192",  # Torrent: other cards played before it in the turn
            "HO-198",  # Fallen
            "HO-201",  # Eclipse
            "HO-205",  # Union Seven: seven of a kind
            "HO-207",  # Trinity
            "HO-212",  # the card that it names, arriving while this one is in hand (1161.2)
            # and these, which tests/games/fow/test_97_own_cards_with_conditions.py has beside what they wait for
            "HO-220",  # Rune: one that was played
            "HO-221",
            "HO-236",  # Legend
            "HO-237",
            "HO-243",  # Force Resonance: a ruler with the command
            "HO-244",  # Revolution: an order on it
            "HO-248",  # a J-ruler in the field in the turn in which it came
            "HO-298",  # Limit Break: a token of its name
            "HO-300",  # Reunited: a ruler of that name
        }
    ),
    # Our rulers have two sides, and no position of the search has a card of two sides that it is not about: these are
    # added to a J/ruler or speak of one. `tests/games/fow5/test_own_set.py` plays each of them beside a ruler.
    "fow5": frozenset(
        {
            "TA-019",
            "TA-037",
            "TA-057",
            "TA-107",
        }
    ),
}
