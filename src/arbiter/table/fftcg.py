"""FINAL FANTASY TCG at the terminal: the words, signs and moments that belong to this game alone.

The other modules of the table read these tables; a further game brings a module like this one.
"""

from __future__ import annotations

from arbiter.table.sight import Card, Seen

# The phases on the first line of the screen, and the steps that belong to each.
STRIP = (
    ("Active", ("active",)),
    ("Draw", ("draw",)),
    ("Main 1", ("main1",)),
    ("Attack", ("attack_preparation",)),
    ("declare", ("attack_declaration",)),
    ("block", ("block_declaration",)),
    ("damage", ("damage_resolution",)),
    ("Main 2", ("main2",)),
    ("End", ("end", "discard", "cleanup")),
)

# What passing with an empty stack leads to in one's own turn.
GO_ON = {
    "main1": "go on to the attack",
    "main2": "end the turn",
    "attack_preparation": "go on to declaring attacks",
    "attack_declaration": "go on to blocks",
    "block_declaration": "go on to damage",
}

# When a player is asked without full control, apart from answering the opponent.
MAIN_PHASES = frozenset({"main1", "main2"})
BATTLE_STEPS = frozenset({"attack_declaration", "block_declaration"})  # between attack, block and damage

ELEMENT_STYLES = {
    "fire": "red",
    "ice": "cyan",
    "wind": "green",
    "earth": "yellow",
    "lightning": "magenta",
    "water": "blue",
    "light": "bold white",
    "dark": "bright_black",
}
KEYWORDS = {
    "haste": "Haste",
    "brave": "Brave",
    "first_strike": "1st Strike",
    "back_attack": "Back Attack",
}
MARKS = {
    "cannot_attack": "no attack",
    "cannot_block": "no block",
    "cannot_be_blocked": "unblockable",
    "must_attack": "must attack",
    "must_block": "must block",
    "cannot_be_destroyed": "unbreakable",
    "no_damage": "no damage",
    "attacks_twice": "attacks twice",
}
TYPES = ("forward", "backup", "monster", "summon")

PILES = (("damage", "Damage Zone"), ("break", "Break Zone"), ("removed", "Removed"), ("limit", "LB deck"))

WELCOME = (
    "Goal: deal {damage} damage to your opponent. A Forward that attacks and is not blocked deals one.",
    "Cards cost CP: dulling a Backup gives 1, discarding a card from your hand gives 2 of its Element.",
    "Each choice says what would pay for it. One CP must be of the card's own Element, the rest may be any.",
)

RULES_IN_SHORT = """\
On the table: [dull] is turned and cannot attack or pay, [new] came this turn and cannot attack yet,
-3000 is damage taken this turn, 7000(+2000) is the power now and how it differs from the printed one.
Goal: your opponent has 7 damage (6 in a limited game). A Forward that is not blocked deals one.
You also win if your opponent must draw from an empty deck. Backups give 1 CP when dulled, cards of
your hand 2 CP when discarded."""


def means(seen: Seen, player: int) -> tuple[int, int, tuple[str, ...]]:
    """CP from active Backups, CP from discarding the known hand, and their Elements."""
    backups = [c for c in seen.field if c.controller == player and "backup" in c.types and not c.dull]
    hand = [c for c in seen.pile("hand", player).known if not {"light", "dark"} & set(c.colours)]
    colours = {colour for card in backups + hand for colour in card.colours}
    return len(backups), 2 * len(hand), tuple(sorted(colours))


def attack_reasons(card: Card) -> list[str]:
    """Why a Forward on the field would not be offered as an attacker."""
    found: list[str] = []
    if card.dull:
        found.append("it is dull, so it cannot attack or block (rule 10.1.2.1.1)")
    if card.fresh and "haste" not in card.keywords:
        found.append("it came under your control this turn, so it cannot attack yet (rule 10.1.2.1.1)")
    return found
