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
}

NOT_SEEN_YET: dict[str, frozenset[str]] = {
    "caster": frozenset(
        {
            "CannotGain",
            "Choose.random",
            "CountersIs.amount",
            "CountersIs.op",
            "CountersOn.kind",
            "CountersOn.thing",
            "Does battles",
            "Does break",
            "Does wins",
            "Establish.uses",
            "GainControl",
            "GainControl.lasting",
            "GainControl.who",
            "InStep.who",
            "Keyword.cost",
            "MakeTokens.slot",
            "MayPay",
            "MayPay.slot",
            "MayPay.who",
            "Mill.slot",
            "Move.how",
            "MoveSome.how",
            "MoveThis.how",
            "Moves.not_origin",
            "Moves.other_than_origin",
            "PartnerOf.thing",
            "PutUnder",
            "RevealSome.group",
            "RevealUntil.rest",
            "Search.for_play",
            "Search.low",
            "SetStat.amount",
            "SetStat.new",
            "StatOf.stat",
        }
    ),
    "fow": frozenset(
        {
            "Activated.name",
            "AllOf.tests",
            "AlternativeCost",
            "AlternativeCost.cost",
            "ChangeDamage.add",
            "ChangeDamage.factor",
            "ChangeDamage.nth",
            "ChangeDamage.prevents",
            "ChangeDamage.reduce",
            "Choose.random",
            "Compare.right",
            "CostChange.names_x",
            "CostChange.who",
            "Deal.source",
            "DealPlayer.source",
            "DealsDamage.amount",
            "DealsDamage.op",
            "Delay.lasting",
            "Establish.uses",
            "Exists.group",
            "ExtremeStat.stat",
            "Forbid",
            "Half.amount",
            "IsChosen.kinds",
            "IsChosen.what",
            "Keyword blood_trail",
            "Keyword defiant",
            "Keyword imperishable",
            "Keyword necrobloom",
            "Keyword stealth_ready",
            "Keyword untouchable",
            "Keyword.cost",
            "Keyword.value",
            "Keyword.word",
            "Limits.per_turn",
            "MakeTokens.slot",
            "Mark.amount",
            "Mark.cost",
            "Mill.how",
            "Mill.slot",
            "Minus.left",
            "Minus.right",
            "Move.control",
            "Move.how",
            "Move.ordered",
            "Move.random_order",
            "Move.slot",
            "MoveSome.how",
            "MoveSome.joined",
            "MoveThis.how",
            "Moves.not_origin",
            "Moves.other_than_origin",
            "Occurred.pattern",
            "Perform.amount",
            "Perform.other",
            "Perform.thing",
            "Perform.word",
            "Reveal.slot",
            "Search.for_play",
            "Shuffle",
            "StatOf.stat",
            "Times.amount",
            "Times.factor",
            "Triggered.name",
            "WasPaid extra",
        }
    ),
    "gateruler": frozenset(
        {
            "Both.things",
            "IsChosen.by",
            "IsChosen.what",
            "Mark.cost",
            "Mill.slot",
            "Move.control",
            "Perform gear_up",
            "Perform heal_dealt",
            "Plus.left",
            "Plus.right",
            "Quotient.amount",
            "Quotient.by",
            "StepBegins game",
            "Times.amount",
            "Times.factor",
        }
    ),
}

# Cards of ours of which no position has shown a difference from a blank card yet.
CARDS_NOT_SEEN_YET: dict[str, frozenset[str]] = {
    "caster": frozenset(
        {
            "UQ-006",
            "UQ-008",
            "UQ-011",
            "UQ-026",
            "UQ-075",
            "UQ-090",
            "UQ-105",
            "UQ-112",
            "UQ-114",
            "UQ-128",
            "UQ-135",
            "UQ-139",
            "UQ-145",
            "UQ-151",
        }
    ),
    "fftcg": frozenset(
        {
            "SR-058C",
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
    "gateruler": frozenset(
        {
            "LF-R5",
            "LF-G2",
            "LF-009",
            "LF-016",
            "LF-019",
            "LF-051",
            "LF-084",
            "LF-094",
            "LF-096",
            "LF-114",
            "LF-129",
            "LF-132",
            "LF-152",
            "LF-155",
            "LF-168",
            "LF-183",
            "LF-184",
            "LF-195",
            "LF-206",
            "LF-208",
        }
    ),
}
