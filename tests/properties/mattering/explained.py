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
    "fow": {
        "Moves.other_than_origin": STAYS,
        "Search.for_play": "no card is barred from entering the field beforehand: where it goes says 321.1 as it moves",
    },
}

NOT_SEEN_YET: dict[str, frozenset[str]] = {
    # Its ruling (control of two servants is exchanged) has no other value to be tried with any more.
    "caster": frozenset({"Perform.other"}),
    # Most of it the later document has, too, where the same rows and chapters show it; here nobody has looked yet.
    "fow5": frozenset(
        {
            "AddOption",
            "All.conditions",
            "AllowCast",
            "AllowCast.thing",
            "Attacks.beside",
            "Attacks.party",
            "Beneath.tests",
            "Beneath.thing",
            "CameFrom.zone",
            "CannotGain",
            "ChangeDamage.add",
            "ChangeDamage.factor",
            "ChangeDamage.nth",
            "ChangeDamage.prevents",
            "ChangeDamage.reduce",
            "CopyOf",
            "CostChange.ability",
            "CountersChange.kind",
            "CountersChange.last",
            "CountersChange.placed",
            "CountersChange.what",
            "CountersIs.kind",
            "CountersOn.kind",
            "CountersOn.thing",
            "DealDivided.amount",
            "DealDivided.to",
            "DealsDamage.by",
            "DealsDamage.by_kind",
            "DealsDamage.party",
            "Declare.slot",
            "Delay.lasting",
            "Discards.by",
            "Does call",
            "Does invert",
            "Does resolve special",
            "Does shuffle deck",
            "Does.who",
            "DoubleCounters",
            "Either.condition",
            "EntersWith.counters",
            "EntersWith.rested",
            "ExtraStep",
            "ForbidPlay ability",
            "GainsResource.who",
            "Holds.tests",
            "Instead.condition",
            "Instead.fixed",
            "Instead.second",
            "IsChosen.by",
            "Keyword.word",
            "Limits.condition",
            "Limits.per_game",
            "LoseKeyword",
            "LoseKeyword.keyword",
            "MakeTokens.named",
            "Mark cannot_be_attacked",
            "Mark cannot_be_blocked",
            "Mark cannot_block",
            "Mark cannot_recover",
            "Mark may_block_flying",
            "Mark no_battle_damage",
            "Mark no_damage",
            "Mark no_recover",
            "Mark no_recover_next",
            "Mark.group",
            "Mill.slot",
            "Move.named",
            "MoveSome.how",
            "MoveSome.joined",
            "MoveThis.how",
            "MoveTop.how",
            "NotSo.condition",
            "PartnerOf.thing",
            "PerformSome",
            "PerformSome.fresh",
            "Permit.amount",
            "Quotient.amount",
            "RemoveCounters",
            "RemoveCounters.amount",
            "RemoveDamage",
            "RemoveDamage.amount",
            "Rests.by",
            "Reveal.slot",
            "RevealSome.group",
            "RevealUntil.rest",
            "RevealUntil.slot",
            "TakeCounters.kind",
            "Treat",
            "WasPaid extra",
        }
    ),
}

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
        }
    ),
    "fow5": frozenset(
        {
            "TA-019",
            "TA-037",
            "TA-057",
            "TA-063",
            "TA-079",
            "TA-107",
        }
    ),
}
