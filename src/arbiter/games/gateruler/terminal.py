"""Gate Ruler at the terminal: the words, signs and moments that belong to this game alone."""

from __future__ import annotations

from arbiter.profile.look import Count, Look, Row, Styled
from arbiter.profile.seen import Card, Seen

PHASES = (
    ("Start", ("turn", "game", "start", "ruler_start")),
    ("Main", ("main",)),
    ("Attack", ("attack_start", "declare", "choice", "attack_end")),
    ("attacking", ("attacking", "intercept")),
    ("damage", ("damage_start", "strike", "damage_end")),
    ("combat ends", ("combat_end", "combat_over", "combat_last")),
    ("End", ("end", "cleanup")),
)
PASSING_LEADS_TO = {
    "main": "go on to the attack phase",
    "attack_start": "go on to declaring an attack",
    "declare": "go on to declaring an attack",
    "attacking": "go on to damage",
    "intercept": "go on to damage",
    "damage_start": "deal the damage",
    "strike": "go on",
    "damage_end": "end the combat",
    "combat_end": "end the combat",
    "attack_end": "end the turn",
}
TYPES = {kind: kind.capitalize() for kind in ("ruler", "geas", "unit", "event", "field", "resource", "overdrive")}
STYLES = {
    "emberwright": "red",
    "tidebound": "blue",
    "hollow": "magenta",
    "verdance": "green",
    "lattice": "cyan",
}
KEYWORDS = {
    "breakthrough": "Breakthrough",
    "defender": "Defender",
    "intercept": "Intercept",
    "retaliate": "Retaliate",
    "double_attack": "Double Attack",
    "triple_attack": "Triple Attack",
    "quadruple_attack": "Quadruple Attack",
    "quintuple_attack": "Quintuple Attack",
    "dormant": "Dormant",
    "deadly": "Deadly",
    "charge_shield": "Charge Shield",
    "undying": "Undying",
}
MARKS = {
    "cannot_attack": "no attack",
    "cannot_be_attacked": "not attacked",
    "attacks_directly": "attacks directly",
    "no_ready": "stays exhausted",
    "no_ready_start": "stays exhausted",
    "no_ready_next": "stays exhausted once",
    "cannot_be_destroyed": "not destroyed",
    "no_damage": "no damage",
}
PILES = (
    ("damage", "Damage zone"),
    ("graveyard", "Graveyard"),
    ("removed", "Removal zone"),
    ("charge", "Charges"),
    ("geas", "Geas"),
)
# What can be done with a card that is driven.
DRIVEN = {
    "set": "Set it",
    "card": "Play it",
    "ability": "Use it",
    "overdrive": "Use its Overdrive ability",
    "nothing": "Nothing",
}
QUESTIONS = {
    "attack": "Attack with which card?",
    "heal": "Heal {count}: which cards leave your damage zone?",
    "attacked object": "What does {card} attack?",
    "empty column": "Which empty column does {card} attack?",
    "zone": "Into which zone does {card} come?",
    "rearrange": "To which zone does {card} move?",
    "set zone": "Into which set zone does {card} go?",
    "reveal to trigger": "Reveal {card} to use it now?",
    "resolve the drive": "Which driven card or ability next?",
    "drive": "What do you do with {card}?",
    "keep face down": "Which driven cards stay face down?",
    "enhance": "Which unit goes under {card} as a charge?",
    "Abyssal Summoning": "Which unit do you summon from your graveyard?",
    "damage reversal": "Which cards of your damage zone are turned face down?",
    "level cap": "Your units have more levels than your ruler allows. Which of them goes?",
    "treat": "Is {card} treated as what its text offers here?",
    "triggers": "Several of your abilities trigger. Which goes into the gate first? (The last resolves first)",
}
WELCOME = (
    "Goal: as many cards of damage as your opponent's ruler has life; or they run out of cards.",
    "Each turn you summon units into attack and defense zones, set events face down, and drive cards.",
    "An attack hits whatever stands frontmost in its column; your defense zone stands before your ruler.",
)
RULES_IN_SHORT = """\
On the table: [exhausted] is turned and cannot attack, 3/5/1 is ATK/HP/STK, -2 is damage taken this turn; at
HP or more a unit is destroyed. Attack zones have numbers, each is a column; the defense zone stands before
the ruler. Damage to a ruler turns up cards of the deck: those with a Counter ability are used, the others
stay in the damage zone. Cards cost as many resources as their level. The last in the gate resolves first."""
LOW = 2
# What the rules count for a player.
COUNTS = frozenset({"summons", "sets", "attacks", "more summons", "ruler damage", "uncountered ruler damage"})


def life(seen: Seen, player: int) -> Styled:
    """Life that is left, and what has been summoned this turn."""
    rulers = seen.pile("ruler", player).known
    left = (rulers[0].guard or 0 if rulers else 0) - seen.pile("damage", player).count
    done = seen.resources[player].get("summons", 0)
    return ((f"life {left}", "bold red" if left <= LOW else "bold"), (f" · {done} summoned" if done else "", ""))


def place_words(card: Card) -> str:
    """Which attack, defense or set zone it is in."""
    if card.place is None:
        return ""
    if card.zone == "set":
        return f"set {card.place}"
    return f"attack {card.place}" if card.place > 0 else "defense"


def can_pay(seen: Seen) -> Styled:
    pile = seen.pile("resource", seen.viewer)
    ready = sum(1 for card in pile.known if not card.rested)
    return (("Ready resources: ", ""), (str(ready), "bold" if ready else "dim"))


def why_not(card: Card) -> list[str]:
    """Why a unit or ruler would not be offered as an attacker."""
    if {"unit", "ruler"}.isdisjoint(card.types):
        return []
    if card.place is not None and card.place <= 0 and card.zone == "front":
        return ["it is in a defense zone, so it cannot attack (rule 8-4c)"]
    return ["it is exhausted, so it cannot attack (rule 8-4c)"] if card.rested else []


LOOK = Look(
    phases=PHASES,
    passing_leads_to=PASSING_LEADS_TO,
    asked_in_own_turn=frozenset({"main"}),
    asked_in_battle=frozenset({"attacking", "intercept", "damage_start"}),
    types=TYPES,
    without_cost=frozenset({"ruler", "geas", "resource", "overdrive"}),
    colour_styles=STYLES,
    keywords=KEYWORDS,
    marks=MARKS,
    kind_word="Attribute",
    power_word="ATK",
    guard_word="HP",
    strike_word="STK",
    fighters=frozenset({"unit", "ruler"}),
    newcomers_wait=False,
    place_words=place_words,
    rows=(
        Row("Units", ("unit",)),
        Row("Ruler", zone="ruler"),
        Row("Set", zone="set", always=False),
        Row("Fields", zone="field", always=False),
        Row("Drive", zone="drive", always=False),
        Row("Resources", zone="resource", always=False, counted=True),
        Row("Others", always=False),
    ),
    counts=(
        Count("deck", "deck"),
        Count("damage", "damage"),
        Count("graveyard", "graveyard"),
        *(Count(title.lower(), zone, always=False) for zone, title in PILES[2:]),
    ),
    piles=PILES,
    named_when_filled=frozenset(zone for zone, _ in PILES[2:]),
    discard_pile="graveyard",
    discard_words="graveyards",
    pile_words="damage, removed, charges",
    headline=life,
    in_headline=COUNTS,
    can_pay=can_pay,
    why_not=why_not,
    rested_word="exhausted",
    rest_verb="exhaust",
    stack="gate",
    unit="resources",
    questions=QUESTIONS,
    declining={"attack": "end the attack", "attacked object": "an empty column", "keep face down": "reveal them all"},
    answers={"drive": DRIVEN},
    verbs={
        "card": "Play",
        "ability": "Use",
        "set": "Set",
        "rearrange": "Move",
        "reveal": "Reveal",
        "overdrive": "Overdrive of",
        "drop": "Give up",
        "gear_up": "Gear up into",
    },
    from_hand=frozenset({"card"}),
    welcome=WELCOME,
    rules_in_short=RULES_IN_SHORT,
)
