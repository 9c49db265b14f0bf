"""FINAL FANTASY TCG at the terminal: the words, signs and moments that belong to this game alone."""

from __future__ import annotations

from arbiter.games.fftcg.processes import DAMAGE_TO_LOSE
from arbiter.profile.look import Count, Look, Row, Styled, colour_words
from arbiter.profile.seen import Card, Seen

# The phases on the first line of the screen, and the steps that belong to each.
PHASES = (
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
PASSING_LEADS_TO = {
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
    "must_be_blocked": "must be blocked",
    "cannot_attack_alone": "not alone",
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
QUESTIONS = {
    "hand size": "At the end of your turn you keep five cards: discard {cards}",
    "attack": "Attack with which Forward?",
    "block": "{attack}Block with which Forward?",
    "party": "Who joins {card} in a party attack? (Together they deal one damage, and are blocked as one)",
    "burst": "EX BURST! {card} was dealt to you as damage. Use its effect for free?",
    "mulligan": "Keep this hand, or put it on the bottom of your deck and draw five new cards? (Once only)",
    "cost@limit": "Turn over {count} of your LB cards to cast {card}",
    "cast": "Cast {card} now?",
    "battle damage": "How does {card} divide its damage among the attackers?",
    "party element": "Which Element does the party of {card} share?",
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
    backups = [c for c in seen.field if c.controller == player and "backup" in c.types and not c.rested]
    hand = [c for c in seen.pile("hand", player).known if not {"light", "dark"} & set(c.colours)]
    colours = {colour for card in backups + hand for colour in card.colours}
    return len(backups), 2 * len(hand), tuple(sorted(colours))


def why_not(card: Card) -> list[str]:
    """Why a Forward on the field would not be offered as an attacker."""
    found: list[str] = []
    if "forward" not in card.types:
        return found
    if card.rested:
        found.append("it is dull, so it cannot attack or block (rule 10.1.2.1.1)")
    if card.fresh and "haste" not in card.keywords:
        found.append("it came under your control this turn, so it cannot attack yet (rule 10.1.2.1.1)")
    return found


def damage_track(seen: Seen, player: int) -> Styled:
    """Damage taken of the damage that loses, and how many of the cards were EX Bursts."""
    damage = seen.pile("damage", player)
    most = DAMAGE_TO_LOSE[seen.format]
    bursts = sum(1 for card in damage.known if "burst" in card.flags)
    return (
        (f"damage {damage.count}/{most}", "bold red" if damage.count >= most - 2 else "bold"),
        (f" {'#' * damage.count}{'.' * max(0, most - damage.count)}", "red"),
        (f" ({bursts} EX)" if bursts else "", ""),
    )


def limit_counts(seen: Seen, player: int) -> list[str]:
    limit = seen.pile("limit", player)
    used = sum(1 for card in limit.known if not card.face_down)
    return [f"LB {limit.count - used}" + (f"+{used} used" if used else "")] if limit.count else []


def can_pay(seen: Seen) -> Styled:
    backups, cards, colours = means(seen, seen.viewer)
    if not backups and not cards:
        return (("CP you could produce: none", "dim"),)
    return (
        ("CP you could produce: ", ""),
        (str(backups), "bold"),
        (" from Backups, ", ""),
        (str(cards), "bold"),
        (f" by discarding your whole hand ({colour_words(colours)})", ""),
    )


def fill_in(text: str, format: str) -> str:
    return text.replace("{damage}", str(DAMAGE_TO_LOSE[format]))


LOOK = Look(
    default_decks=("kiln-and-salt", "cold-wire"),
    phases=PHASES,
    passing_leads_to=PASSING_LEADS_TO,
    asked_in_own_turn=MAIN_PHASES,
    asked_in_battle=BATTLE_STEPS,
    attack_step="attack_declaration",
    block_step="block_declaration",
    types=TYPES,
    colour_styles=ELEMENT_STYLES,
    keywords=KEYWORDS,
    marks=MARKS,
    flag_signs={"burst": "EX"},
    flag_words={"generic": "generic", "burst": "EX Burst"},
    kind_word="Job",
    group_word="Category",
    limit_word="LB",
    fighters=frozenset({"forward"}),
    haste="haste",
    colours_shown=frozenset({"backup"}),
    rows=(Row("Forwards", ("forward",)), Row("Monsters", ("monster",), always=False), Row("Backups", ("backup",))),
    counts=(Count("deck", "deck"), Count("break", "break"), Count("removed", "removed", always=False)),
    piles=PILES,
    used_pile="limit",
    discard_pile="break",
    discard_words="Break Zones",
    pile_words="damage, removed, LB deck",
    headline=damage_track,
    more_counts=limit_counts,
    can_pay=can_pay,
    why_not=why_not,
    answer_first="the question above has to be answered first (rule 11.1.1)",
    rested_word="dull",
    rest_verb="dull",
    unit="CP",
    questions=QUESTIONS,
    plain_questions=frozenset({"party", "party element"}),
    declining={"attack": "no attack", "block": "no block", "party": "nobody"},
    options={"who starts": ("you go first (you draw only one card on your first turn)", "your opponent goes first")},
    verbs={"character": "Cast", "summon": "Cast", "warp": "Warp", "priming": "Prime", "ability": "Use"},
    into=frozenset({"warp", "priming"}),
    from_hand=frozenset({"character", "summon"}),
    welcome=WELCOME,
    fill_in=fill_in,
    rules_in_short=RULES_IN_SHORT,
)
