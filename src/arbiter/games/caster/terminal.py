"""The Caster Chronicles at the terminal: the words, signs and moments that belong to this game alone."""

from __future__ import annotations

from collections import Counter

from arbiter.profile.look import Count, Look, Row, Styled, colour_words
from arbiter.profile.seen import Card, Seen

PHASES = (
    ("Recovery", ("recovery",)),
    ("Draw", ("draw",)),
    ("Call", ("call",)),
    ("Main", ("main",)),
    ("Battle", ("battle_begin", "attack_begin", "attack_declaration")),
    ("attack", ("attack_priority",)),
    ("judgment", ("judgment", "judgment_priority")),
    ("after", ("battle_end", "battle_final", "battle_again", "battle_phase_end")),
    ("End", ("end_begin", "end_turn", "final", "final_priority")),
)
PASSING_LEADS_TO = {
    "main": "go on to the battle phase",
    "attack_begin": "go on to declaring an attack",
    "attack_priority": "go on to the judgment",
    "battle_end": "end the battle",
    "battle_phase_end": "end the battle phase",
}
STYLES = {
    "solis": "bold yellow",
    "ignus": "red",
    "silva": "green",
    "terra": "rgb(176,131,43)",
    "luna": "magenta",
    "aqua": "blue",
    "aes": "cyan",
}
TYPES = {
    "caster": "Caster",
    "soul_bond": "Soul Bond",
    "servant": "Servant",
    "conjure": "Conjure",
    "barrier": "Barrier",
    "deity": "Deity",
}
KEYWORDS = {
    "double_corrupt": "Double Corrupt",
    "triple_corrupt": "Triple Corrupt",
    "slow_start": "Slow Start",
    "hubris": "Hubris",
    "soul_seal": "Soul Seal",
    "unity": "Unity",
    "phi": "Φ",
    "quickcast": "Quickcast",
    "break": "Break",
}
MARKS = {
    "cannot_attack": "no attack",
    "cannot_attack_players": "no attack on players",
    "cannot_be_attacked": "not attacked",
    "must_attack": "must attack",
    "attack_cost": "pays to attack",
    "cannot_be_destroyed": "not destroyed",
    "cannot_be_destroyed_in_battle": "not destroyed in battle",
    "cannot_be_reversed": "not reversed",
    "cannot_recover": "no recovery",
    "no_recover": "stays rested",
    "no_recover_next": "stays rested once",
}
PILES = (
    ("graveyard", "graveyard"),
    ("removed", "removed cards"),
    ("extra", "extra deck"),
    ("bingo", "BINGO zone"),
)
WELCOME = (
    "Goal: attack your opponent when none of their seven orbs is left. Every attack corrupts one.",
    "In the call phase call a caster, or any card face down. Resting casters gives aether, which pays.",
    "Servants fight recovered or reversed: a reversed one guards you and is measured by its DEF.",
)
RULES_IN_SHORT = """\
On the table: [rested] is turned, [reversed] guards its player, 2000/1500(+500/+0) is ATK/DEF now and
how they differ from the printed ones, Lv2 is a caster's level. An attacker with more ATK than its
enemy's ATK (its DEF, if that is reversed) destroys it; the attacker itself is never destroyed by its
attack. While your opponent has reversed servants, you cannot attack them past these.
A caster produces as much aether of its element as its level; one aether of a card's own element must
be among what pays for it. The last in the chase resolves first.
Goal: attack your opponent when none of their seven orbs is left; you also win if they must draw from
an empty deck in their draw phase."""
QUESTIONS = {
    "mulligan": "Keep this hand, or pick cards to put on the bottom of your deck and draw as many? (Once only)",
    "call": "Which card do you call?",
    "attack": "Attack with which servant?",
    "attacked object": "What does {card} attack?",
    "corrupt": "Which orb is corrupted?",
    "orientation": "How does {card} enter the field?",
    "level_up": "Which caster levels up to {card}?",
    "material": "Which material goes beneath {card}?",
    "step up": "Rest servants to step up {card}?",
    "ability": "Which ability of {card} is played once more?",
    "bingo": "Which card leaves your BINGO zone?",
    "break": "In which order do your cards break out?",
    "triggers": "Several of your abilities trigger. Which goes into the chase first? (The last resolves first)",
}


def orbs(seen: Seen, player: int) -> Styled:
    left = seen.pile("orb", player).count
    text: Styled = ((f"orbs {left}", "bold red" if left <= 1 else "bold"),)
    pool = Counter(seen.pools[player] if player < len(seen.pools) else ())
    if pool:
        told = " ".join(f"{count} {colour}" for colour, count in sorted(pool.items()))
        text += ((f" · aether {told}", "green"),)
    return text


def can_pay(seen: Seen) -> Styled:
    """How many casters could still produce aether, and of which elements."""
    mine = [card for card in seen.field if card.controller == seen.viewer and "caster" in card.types]
    ready = [card for card in mine if not card.rested]
    if not ready:
        return (("Aether your casters could produce: none", "dim"),)
    elements = tuple(colour for colour in STYLES if any(colour in card.colours for card in ready))
    kinds = f" ({colour_words(elements)})" if elements else ""
    return (("Recovered casters: ", ""), (str(len(ready)), "bold"), (kinds, ""))


def why_not(card: Card) -> list[str]:
    """Why a servant would not be offered as an attacker, or a caster not be used."""
    if card.rested and "caster" in card.types:
        return ["it is rested, so it produces no aether (rule 1010.3)"]
    if "servant" in card.types and card.rested:
        return ["it is not recovered, so it cannot attack (rule 803.3a)"]
    return []


LOOK = Look(
    phases=PHASES,
    passing_leads_to=PASSING_LEADS_TO,
    asked_in_own_turn=frozenset({"main"}),
    asked_in_battle=frozenset({"attack_priority"}),
    types=TYPES,
    without_cost=frozenset({"caster", "deity", "soul_bond"}),
    colour_styles=STYLES,
    keywords=KEYWORDS,
    marks=MARKS,
    kind_word="Race",
    group_word="Version",
    power_word="ATK",
    guard_word="DEF",
    level_word="Lv",
    newcomers_wait=False,
    fighters=frozenset({"servant"}),
    colours_shown=frozenset({"caster"}),
    rows=(
        Row("Servants", ("servant", "barrier", "deity")),
        Row("Casters", ("caster", "coin")),
        Row("Others", always=False),
    ),
    counts=(
        Count("deck", "deck"),
        Count("graveyard", "graveyard"),
        *(Count(title, zone, always=False) for zone, title in PILES[1:]),
    ),
    piles=PILES,
    named_when_filled=frozenset(zone for zone, _ in PILES[1:]),
    discard_pile="graveyard",
    discard_words="graveyards",
    pile_words="removed, extra deck, BINGO zone",
    headline=orbs,
    can_pay=can_pay,
    why_not=why_not,
    stack="chase",
    unit="aether",
    produced_words="aether produced before",
    questions=QUESTIONS,
    declining={
        "call": "call nothing",
        "mulligan": "keep this hand",
        "attack": "no more attacks",
        "attacked object": "the player",
    },
    verbs={
        "spell": "Play",
        "ability": "Use",
        "aether": "Produce aether with",
        "switch": "Switch",
        "call": "Call",
        "set": "Call {card} face down",
        "level_up": "Level up to",
    },
    from_hand=frozenset({"spell"}),
    welcome=WELCOME,
    rules_in_short=RULES_IN_SHORT,
)
