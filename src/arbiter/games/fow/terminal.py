"""Force of Will at the terminal: the words, signs and moments that belong to this game alone."""

from __future__ import annotations

from collections import Counter

from arbiter.profile.look import Count, Look, Row, Styled, colour_words
from arbiter.profile.seen import Card, Seen

PHASES = (
    ("Draw", ("draw_begin", "draw_triggers", "draw_before", "draw_card")),
    ("Recovery", ("recovery_begin", "recovery_triggers", "recovery_again", "recovery")),
    ("Main", ("main_begin", "main_triggers", "main")),
    ("Battle", ("battle_begin", "attack_begin")),
    ("attack", ("attack_declaration",)),
    ("block", ("block_begin", "block_declaration")),
    ("damage", ("first_strike", "battle_damage")),
    ("after", ("battle_end", "battle_final", "battle_again")),
    (
        "End",
        (
            "end_begin",
            "end_triggers",
            "end_again",
            "end_turn",
            "end_turn_triggers",
            "end_last",
            "final",
            "final_hand",
            "final_priority",
        ),
    ),
)
PASSING_LEADS_TO = {
    "main": "end the turn",
    "battle_begin": "go on to declaring the attacker",
    "attack_declaration": "go on to the block",
    "block_declaration": "go on to damage",
    "battle_end": "end the battle",
}
STYLES = {
    "light": "bold yellow",
    "fire": "red",
    "water": "blue",
    "wind": "green",
    "darkness": "magenta",
}
SIGNS = {
    "light": "W",
    "fire": "R",
    "water": "U",
    "wind": "G",
    "darkness": "B",
    "void": "V",
    "moon": "M",
    "time": "T",
}
TYPES = {
    "ruler": "Ruler",
    "sub_ruler": "Sub-ruler",
    "j_ruler": "J-ruler",
    "resonator": "Resonator",
    "chant": "Chant",
    "addition": "Addition",
    "regalia": "Regalia",
    "magic_stone": "Magic Stone",
    "rune": "Rune",
    "order": "Order",
    "warden": "Warden",
    "extension_rule": "Extension Rule",
}
KEYWORDS = {
    "first_strike": "1st Strike",
    "pierce": "Pierce",
    "explode": "Explode",
    "flying": "Flying",
    "swiftness": "Swiftness",
    "imperishable": "Imperishable",
    "eternal": "Eternal",
    "drain": "Drain",
    "barrier": "Barrier",
    "precision": "Precision",
    "target_attack": "Target Attack",
    "protect": "Protect",
}
MARKS = {
    "cannot_attack": "no attack",
    "cannot_block": "no block",
    "cannot_be_blocked": "unblockable",
    "cannot_be_attacked": "not attacked",
    "must_attack": "must attack",
    "must_block": "must block",
    "cannot_be_destroyed": "not destroyed",
    "no_damage": "no damage",
    "cannot_recover": "no recovery",
    "no_recover_next": "stays rested once",
}
FIGHTERS = frozenset({"resonator", "j_ruler"})
PILES = (
    ("graveyard", "graveyard"),
    ("removed", "removed cards"),
    ("standby", "standby area"),
    ("rune", "rune area"),
    ("extra", "extra deck"),
    ("stranger", "stranger deck"),
    ("ex_deck", "EX deck"),
    ("shinobi", "shinobi"),
    ("possession", "possession"),
)
WELCOME = (
    "Goal: your opponent's life from 4000 to 0. What attacks and is not blocked deals its ATK.",
    "Rest your ruler once a turn to call a magic stone. Resting stones gives will, which pays.",
    "In a cost W, R, U, G and B are will of one attribute, a number is will of any.",
)
RULES_IN_SHORT = """\
On the table: [rested] is turned and cannot attack, block or produce will, [new] came this turn and
cannot attack yet, 800/600(+200/+0) is ATK/DEF now and how they differ from the printed ones, -300 is
damage taken this turn; at DEF or more it is destroyed.
Will: W light, R fire, U water, G wind, B darkness, V void, M moon, T time; a number is will of any kind.
A judgment turns your ruler over: its J-ruler enters the field and fights. You attack with one at a
time; each attack is a battle of its own. The last in the chase resolves first.
Goal: your opponent's life from 4000 to 0; you also win if they must draw from an empty deck. Rest your
ruler once a turn to call a magic stone; resting stones gives will, which pays."""
QUESTIONS = {
    "mulligan": "Keep this hand, or pick cards to put on the bottom of your deck and draw as many? (Once only)",
    "story": "Which story of your extra deck do you tell?",
    "attack": "Attack with which J/resonator?",
    "attacked object": "What does {card} attack?",
    "attacked player": "Whom does {card} attack?",
    "block": "{attack}Block with which J/resonator?",
    "protect": "Which card with Protect is attacked instead?",
    "blocked attacker": "Which attacker does {card} block?",
    "add": "To which card is {card} added?",
    "order/objects": "Which ruler orders {card}? (Or none)",
    "contract": "With which ruler is {card} contracted?",
    "convoke": "Which ruler of your hand is convoked?",
    "give up": "Give up {count}{where}, so that {card} costs less?",
    "pay less": "Which will does {card} cost less?",
    "half": "Which half of {card} do you play?",
    "orientation": "How does {card} come into the field?",
    "reincarnation": "Reincarnation with {card}?",
    "ruler side": "With which side of {card} do you begin?",
    "transcend": "Which ruler does {card} transcend with?",
    "transcend into": "Which J-ruler does {card} become?",
    "trigger": "Which ability of {card} triggers?",
    "will coin": "Of which attribute is the will coin?",
    "vote": "{card}: how do you vote?",
    "triggers": "Several of your abilities trigger. Which goes into the chase first? (The last resolves first)",
    "hand size": "At the end of your turn you keep seven cards: discard {cards}",
}
LOW_LIFE = 1000


def life(seen: Seen, player: int) -> Styled:
    left = seen.resources[player].get("life", 0)
    text: Styled = ((f"life {left}", "bold red" if left <= LOW_LIFE else "bold"),)
    pool = Counter(seen.pools[player] if player < len(seen.pools) else ())
    if pool:
        told = " ".join(f"{count} {colour}" for colour, count in sorted(pool.items()))
        text += ((f" · will {told}", "green"),)
    return text


def can_pay(seen: Seen) -> Styled:
    """How many stones could still produce will, and of which attributes."""
    return paid_by([card for card in seen.field if card.controller == seen.viewer and "magic_stone" in card.types])


def paid_by(stones: list[Card]) -> Styled:
    ready = [card for card in stones if not card.rested]
    if not ready:
        return (("Will your stones could produce: none", "dim"),)
    attributes = tuple(colour for colour in SIGNS if any(gives(card, colour) for card in ready))
    kinds = f" ({colour_words(attributes)})" if attributes else ""
    return (("Will your stones could produce: ", ""), (str(len(ready)), "bold"), (kinds, ""))


def gives(card: Card, colour: str) -> bool:
    return f"{colour}_stone" in card.types or "{" + SIGNS[colour] + "}" in card.text


def why_not(card: Card) -> list[str]:
    """Why a J/resonator in the field would not be offered as an attacker, or a stone or ruler not be used."""
    if card.rested and "magic_stone" in card.types:
        return ["it is rested, so it produces no will (rule 907.2)"]
    if card.rested and "ruler" in card.types:
        return ["it is rested, so it cannot call a magic stone (rule 710.1)"]
    if FIGHTERS.isdisjoint(card.types):
        return []
    found = ["it is rested, so it cannot attack or block (rule 803.3)"] if card.rested else []
    if card.fresh and "swiftness" not in card.keywords:
        found.append("it came under your control this turn, so it cannot attack yet (rule 803.3)")
    return found


LOOK = Look(
    default_decks=("candle-court", "kettle-hills"),
    phases=PHASES,
    passing_leads_to=PASSING_LEADS_TO,
    asked_in_own_turn=frozenset({"main"}),
    asked_in_battle=frozenset({"attack_declaration", "block_declaration"}),
    attack_step="attack_declaration",
    block_step="block_declaration",
    types=TYPES,
    without_cost=frozenset({"magic_stone", "ruler", "sub_ruler", "j_ruler", "warden", "extension_rule"}),
    colour_styles=STYLES,
    colour_signs=SIGNS,
    keywords=KEYWORDS,
    marks=MARKS,
    kind_word="Race",
    group_word="Trait",
    power_word="ATK",
    guard_word="DEF",
    fighters=FIGHTERS,
    haste="swiftness",
    rows=(  # empty ones are left out, since there are many kinds
        Row("Field", ("resonator", "j_ruler", "addition", "regalia"), always=False),
        Row("Ruler", zone="ruler"),
        Row("Orders", zone="order", always=False),
        Row("Items", zone="item", always=False),
        Row("Extension", zone="extension", always=False),
        Row("Stones", ("magic_stone",), always=False, counted=True),
        Row("Others", always=False),
    ),
    counts=(
        Count("deck", "deck"),
        Count("stone deck", "stones"),
        Count("graveyard", "graveyard"),
        *(Count(title, zone, always=False) for zone, title in PILES[1:]),
    ),
    piles=PILES,
    named_when_filled=frozenset(zone for zone, _ in PILES[2:]),
    discard_pile="graveyard",
    discard_words="graveyards",
    pile_words="removed, standby, runes",
    headline=life,
    in_headline=frozenset({"life"}),
    can_pay=can_pay,
    why_not=why_not,
    stack="chase",
    unit="will",
    produced_words="will produced before",
    questions=QUESTIONS,
    declining={
        "mulligan": "keep this hand",
        "attack": "forfeit the attack",
        "attacked object": "the player",
        "block": "no block",
        "protect": "no protection",
    },
    verbs={
        "spell": "Play",
        "rune": "Play the rune",
        "ability": "Use",
        "will": "Produce will with",
        "call": "Call a magic stone with",
        "judgment": "Judgment of",
        "convoke": "Convoke",
        "warden": "Warden process of",
        "standby": "Set {card} face down",
        "battle": "Begin a battle",
    },
    without_card=frozenset({"battle"}),
    from_hand=frozenset({"spell", "rune"}),
    welcome=WELCOME,
    rules_in_short=RULES_IN_SHORT,
)
