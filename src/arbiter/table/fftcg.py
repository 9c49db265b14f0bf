"""FINAL FANTASY TCG at the terminal: the words, signs and moments that belong to this game alone.

The other modules of the table read these tables; a further game brings a module like this one.
"""

from __future__ import annotations

from rich.text import Text

from arbiter.games.fftcg.processes import DAMAGE_TO_LOSE
from arbiter.table.cards import element_words
from arbiter.table.look import Count, Look, Row
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
TYPES = {kind: kind.capitalize() for kind in ("forward", "backup", "monster", "summon")}

PILES = (("damage", "Damage Zone"), ("break", "Break Zone"), ("removed", "Removed"), ("limit", "LB deck"))

WELCOME = (
    "Goal: deal {damage} damage to your opponent. A Forward that attacks and is not blocked deals one.",
    "Cards cost CP: dulling a Backup gives 1, discarding a card from your hand gives 2 of its Element.",
    "Each choice says what would pay for it. One CP must be of the card's own Element, the rest may be any.",
)

# Questions in more words than `arbiter.wording` needs. {card}: the card that asks.
TITLES = {
    "hand size": "At the end of your turn you keep five cards: discard {count}",
    "attack": "Attack with which Forward?",
    "block": "Block with which Forward?",
    "party": "Who joins {card} in a party attack? (Together they deal one damage, and are blocked as one)",
    "burst": "EX BURST! {card} was dealt to you as damage. Use its effect for free?",
    "mulligan": "Put this whole hand on the bottom of your deck and draw five new cards? (Once only)",
    "too many backups": "You have more than five Backups: put {count} into the Break Zone",
}

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
    if "forward" not in card.types:
        return found
    if card.dull:
        found.append("it is dull, so it cannot attack or block (rule 10.1.2.1.1)")
    if card.fresh and "haste" not in card.keywords:
        found.append("it came under your control this turn, so it cannot attack yet (rule 10.1.2.1.1)")
    return found


def damage_track(seen: Seen, player: int) -> Text:
    """Damage taken of the damage that loses, and how many of the cards were EX Bursts."""
    damage = seen.pile("damage", player)
    most = DAMAGE_TO_LOSE[seen.format]
    bursts = sum(1 for card in damage.known if card.burst)
    text = Text().append(f"damage {damage.count}/{most}", style="bold red" if damage.count >= most - 2 else "bold")
    text.append(f" {'#' * damage.count}{'.' * max(0, most - damage.count)}", style="red")
    if bursts:
        text.append(f" ({bursts} EX)")
    return text


def limit_counts(seen: Seen, player: int) -> list[str]:
    limit = seen.pile("limit", player)
    used = sum(1 for card in limit.known if not card.face_down)
    return [f"LB {limit.count - used}" + (f"+{used} used" if used else "")] if limit.count else []


def funds(seen: Seen) -> Text:
    backups, cards, colours = means(seen, seen.viewer)
    if not backups and not cards:
        return Text("CP you could produce: none", style="dim")
    text = Text("CP you could produce: ")
    text.append(str(backups), style="bold")
    text.append(" from Backups, ")
    text.append(str(cards), style="bold")
    text.append(f" by discarding your whole hand ({element_words(colours)})")
    return text


def fill(text: str, format: str) -> str:
    return text.replace("{damage}", str(DAMAGE_TO_LOSE[format]))


LOOK = Look(
    decks=("kiln-and-salt", "cold-wire"),
    strip=STRIP,
    go_on=GO_ON,
    own=MAIN_PHASES,
    battle=BATTLE_STEPS,
    types=TYPES,
    styles=ELEMENT_STYLES,
    keywords=KEYWORDS,
    marks=MARKS,
    flag_signs={"burst": "EX"},
    flag_words={"generic": "generic", "burst": "EX Burst"},
    kinds="Job",
    groups="Category",
    fighters=frozenset({"forward"}),
    swift="haste",
    payers=frozenset({"backup"}),
    spells=frozenset({"summon"}),
    rows=(Row("Forwards", ("forward",)), Row("Monsters", ("monster",), always=False), Row("Backups", ("backup",))),
    counts=(Count("deck", "deck"), Count("break", "break"), Count("removed", "removed", always=False)),
    piles=PILES,
    used="limit",
    grave="break",
    grave_words="Break Zones",
    pile_words="damage, removed, LB deck",
    headline=damage_track,
    more_counts=limit_counts,
    funds=funds,
    reasons=attack_reasons,
    answer_first="the question above has to be answered first (rule 11.1.1)",
    rested="dull",
    rest="dull",
    turned=("is activated", "is dulled"),
    unit="CP",
    places={
        "break": "goes to the Break Zone",
        "removed": "is removed from the game",
        "damage": "goes to the Damage Zone",
        "limit": "goes back to the LB deck",
        "hand": "returns to the hand",
    },
    thrown="into the Break Zone",
    titles=TITLES,
    none={"attack": "no attack", "block": "no block", "party": "nobody"},
    options={"who starts": ("you go first (you draw only one card on your first turn)", "your opponent goes first")},
    verbs={"character": "Cast", "summon": "Cast", "warp": "Warp", "priming": "Prime", "ability": "Use"},
    shown_cost=frozenset({"character", "summon"}),
    welcome=WELCOME,
    fill=fill,
    rules=RULES_IN_SHORT,
)
