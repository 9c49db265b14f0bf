"""Force of Will 5.12 at the terminal: what its words, areas and moments have that 12.9's have not."""

from __future__ import annotations

from dataclasses import replace

from arbiter.games.fow import terminal as fow
from arbiter.profile.look import Count, Row, Styled
from arbiter.profile.seen import Card, Seen

PHASES = (
    ("Draw", ("draw_begin", "draw_card")),
    ("Recovery", ("recovery_begin", "recovery")),
    ("Main", ("main_begin", "main")),
    *fow.PHASES[3:-1],
    ("End", ("end_begin", "end_turn", "final", "final_hand", "final_priority")),
)
TYPES = {
    "ruler": "Ruler",
    "j_ruler": "J-ruler",
    "astral_ruler": "Astral ruler",
    "resonator": "Resonator",
    "spell": "Spell",
    "chant": "Chant",
    "chant_instant": "Chant-Instant",
    "chant_standby": "Chant-Standby",
    "addition": "Addition",
    "addition_field": "Field",
    "addition_resonator": "on a resonator",
    "addition_jresonator": "on a J/resonator",
    "addition_ruler": "on a ruler",
    "addition_j-ruler": "on a J-ruler",
    "addition_jruler": "on a J/ruler",
    "regalia": "Regalia",
    "special": "Special",
    "magic_stone": "Magic Stone",
}
KEYWORDS = {
    "first_strike": "1st Strike",
    "pierce": "Pierce",
    "explode": "Explode",
    "flying": "Flying",
    "swiftness": "Swiftness",
    "imperishable": "Imperishable",
    "precision": "Target Attack",
}
PILES = (
    ("graveyard", "graveyard"),
    ("removed", "removed cards"),
    ("standby", "chant-standby area"),
    ("lifebreak", "lifebreak area"),
)
RULES_IN_SHORT = """\
On the table: [rested] is turned and cannot attack, block or produce will, [new] came this turn and
cannot attack yet, 800/600(+200/+0) is ATK/DEF now and how they differ from the printed ones, -300 is
damage taken this turn; at DEF or more it is destroyed.
Will: W light, R fire, U water, G wind, B darkness, M moon; a number is will of any kind.
Judgment puts your ruler into the field with its J-ruler side up; destroyed, it lies in the ruler area
as an astral ruler, which only calls stones. For two will a card is set face down; Chant-Standby cards
are played from there for free in a later turn. In Valhalla the cards of your lifebreak area can be
broken as your life falls. You attack with one at a time. The last in the chase resolves first.
Goal: your opponent's life from 4000 to 0; you also win if they must draw from an empty main deck."""


def can_pay(seen: Seen) -> Styled:
    """3.7: stones lie in an area of their own."""
    return fow.paid_by(list(seen.pile("stone_area", seen.viewer).known))


def why_not(card: Card) -> list[str]:
    """Why a J/resonator in the field would not be offered as an attacker, or a stone or ruler not be used."""
    if card.rested and "magic_stone" in card.types:
        return ["it is rested, so it produces no will (rule 10.12/2)"]
    if card.rested and not {"ruler", "astral_ruler"}.isdisjoint(card.types):
        return ["it is rested, so it cannot call a magic stone (rule 7.11/1)"]
    if fow.FIGHTERS.isdisjoint(card.types):
        return []
    found = ["it is rested, so it cannot attack or block (rule 8.2/4)"] if card.rested else []
    if card.fresh and "swiftness" not in card.keywords:
        found.append("it came under your control this turn, so it cannot attack yet (rule 8.2/4)")
    return found


LOOK = replace(
    fow.LOOK,
    default_decks=("last-lamp", "open-kiln"),
    phases=PHASES,
    types=TYPES,
    without_cost=frozenset({"magic_stone", "ruler", "j_ruler", "astral_ruler"}),
    colour_signs={colour: sign for colour, sign in fow.SIGNS.items() if colour not in ("void", "time")},
    keywords=KEYWORDS,
    rows=(
        Row("Field", ("resonator", "j_ruler", "addition", "regalia"), always=False),
        Row("Ruler", zone="ruler"),
        Row("Stones", zone="stone_area", always=False, counted=True),
        Row("Others", always=False),
    ),
    counts=(
        Count("main deck", "deck"),
        Count("stone deck", "stones"),
        Count("graveyard", "graveyard"),
        *(Count(title, zone, always=False) for zone, title in PILES[1:]),
    ),
    piles=PILES,
    named_when_filled=frozenset({"removed", "standby", "lifebreak"}),
    pile_words="removed, chant-standby, lifebreak",
    in_headline=frozenset({"life", "lifebreak size"}),
    can_pay=can_pay,
    why_not=why_not,
    questions={
        **{why: words for why, words in fow.QUESTIONS.items() if why not in ("protect", "attacked player")},
        "plays first": "Who plays first?",
    },
    declining={why: words for why, words in fow.LOOK.declining.items() if why != "protect"},
    verbs={
        "spell": "Play",
        "ability": "Use",
        "will": "Produce will with",
        "call": "Call a magic stone with",
        "judgment": "Judgment of",
        "standby": "Set {card} face down",
        "battle": "Begin a battle",
        "lifebreak": "Perform lifebreak",
    },
    without_card=frozenset({"battle", "lifebreak"}),
    from_hand=frozenset({"spell"}),
    rules_in_short=RULES_IN_SHORT,
)
