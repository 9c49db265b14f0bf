"""The words: card types, attributes, factions, keywords, zones, steps and marks, and how the lexer sets them apart."""

from __future__ import annotations

from arbiter.games.gateruler.language.phrasings import PHRASINGS
from arbiter.games.gateruler.language.rewritings import REWRITINGS
from arbiter.script.base import Quality, Status
from arbiter.script.nouns import OPPONENT, YOU, ControlledBy, In, Is, Not, Same, Self
from arbiter.text.grammar import UNSAID, Table
from arbiter.text.language import Lexicon

TYPES = ("ruler", "geas", "unit", "event", "field", "resource")  # 2-3b
FACTIONS = ("Emberwright", "Tidebound", "Hollow", "Verdance", "Lattice")  # 2-4b, our own

UNIT = Is(Quality.TYPE, "unit")
RULER = Is(Quality.TYPE, "ruler")
ALLIED = ControlledBy(YOU)  # 4-2d
ENEMY = ControlledBy(OPPONENT)
OTHER = Not(Same(Self()))  # other than this card

# Keyword abilities that stand alone (16-5 to 16-30), as they are written and as scripts name them.
PLAIN_KEYWORDS = (
    "Breakthrough",
    "Defender",
    "Intercept",
    "Retaliate",
    "Double Attack",
    "Triple Attack",
    "Quadruple Attack",
    "Quintuple Attack",
    "Familiar",
    "Undying",
    "Charge Shield",
    "Forced Reveal",
    "Resource",
    "Concealment",
    "Forced Concealment",
    "Dormant",
    "Sentinel Summoning",
    "Deadly",
    "Deploy",
    "Charge Link",
    "Essence Drain",
)
# Keywords with something behind them, which texts can ask for by name.
FULL_KEYWORDS = ("Enhance", "Abyssal Concerto", "Charge Bonus", "Gear Up")

SPELLING = {
    "one_or_more": "one or more",
    "own_hand": "your hand",
    "own_deck": "your deck",
    "destroy": "destroy",
    "destroys": "destroys/destroy",
    "broken": "destroyed",
    "character": UNSAID,
    "rest": "exhaust",
    "rests": "exhausts",
    "ready": "ready",
    "rested": "exhausted",
    "ready_state": "ready",
    "field": UNSAID,
    "zone_break": UNSAID,
    "removed": "the game",
    "power": "ATK",
    "effects": "events or abilities",
    "effect": "event or ability",
    "fighter": UNSAID,
    "zone_damage": UNSAID,
    "warp": UNSAID,
    "mana": UNSAID,
    "colour_noun": "faction",
    "colour_nouns": "factions",
    "opponent_controls": "your opponent controls",
    "opponent_controlled": "your opponent controlled",
    "without_generic": UNSAID,
    "your_opponent": "your opponent",
    "opponents": "your opponent 's",
    "until_end": "until the end of the turn",
    "active_phase": UNSAID,
    "main_phase": "main phase",
    "other": UNSAID,
}

ZONE_WORDS = (
    ("hand", "hand"),
    ("deck", "deck"),
    ("graveyard", "break"),
    ("damage zone", "damage"),
    ("drive zone", "drive"),
    ("resource zone", "resource"),
    ("removal zone", "removed"),
    ("set zone", "set"),
)

# The steps that texts speak of, as phrases; "at the start of" and "at the end of" are in times.py.
STEP_WORDS = (("main phase", "main"), ("attack phase", "attack_phase"), ("damage step", "damage"))

# What "this" points at where it does not stand for this card alone.
NOT_THE_CARD = (
    r"(?:card|turn|combat|damage|attack|way|phase|step|is your|ability|effect|event|unit|"
    r"ruler|field|game|number|attribute|name|zone|column|player|one|is the|process)\b"
)
CARD_IN = r"(hand|deck|graveyard|damage zone|drive zone|removal zone|gate)"

LEXICON = Lexicon(
    respell=(
        *PHRASINGS,
        *REWRITINGS,
        (r"^■ ?", ""),  # 2-13b  the mark only parts the abilities
        (r"[“”]", '"'),
        (r"[’‘]", "'"),
        (r"[–—]", "-"),
        (r"【(TD|OD|CNT)】", r"[\1]"),
        (r"^\"([^\".:]+)\"(?=(?: ?\[(?:Turn|Game) \d\]| Resource)*:)", r"‹Label \1›"),  # 14-1a-4
        (r"\"([^\".:]+)\"", r"‹Named \1›"),  # 2-2c
        (r"«([^«»]+)»", r"‹Exactly \1›"),  # 2-2d
        (r"<([A-Z][^<>]*)>", r"‹Speaking \1›"),  # 14-1a-4a
        (r"\{([^{}]+) or ([^{}]+)\}", r"‹Attribute \1› or ‹Attribute \2›"),  # 2-5d-1
        (r"\{([^{}]+)\}", r"‹Attribute \1›"),  # 2-5d
        (rf"\b(unit|event|field|resource) card(s?)\b(?=[^.,]*? (?:in|from) [^.,]*?{CARD_IN})", r"\1\2"),
        (r"\b(unit|event|field|resource) card(s?)(?= (?:from )?among them)", r"\1\2"),
        (r"\bcannot be targeted by\b", "cannot be chosen by"),
        (r"\b(cannot play) (unit|event|field) cards\b", r"\1 \2s"),
        (r"\bThen,? choose\b", "Next choose"),  # 14-4b-4c
        (r", then,? choose\b", ", next choose"),
        (r"\bWhenever\b", "When"),  # 14-1a-2
        (r"\b[Oo]ne of (?=(?:your|their|its|the|this)\b)", "1 of "),
        (r"\b(up to|[Cc]hoose|[Dd]estroy|[Dd]iscard|[Rr]eturn|[Rr]eady|[Ee]xhaust|additional) one\b", r"\1 1"),
        *((rf"\b{word}\b", str(number)) for number, word in enumerate(("two", "three", "four", "five"), 2)),
        (r"^Once per turn, ([a-z])", r"[Turn 1] \1"),  # 14-7a
        (r"\b(Destroy|Exhaust|Ready|Swap) both\b", r"\1 them"),
        (r"\bThe (ATK|HP|STK|level) of this (?:card|unit)?(?= (?:is|becomes))", r"This card's \1"),
        (r"\bThe (ATK|HP|STK|level) of this (?=(?:is|becomes))", r"This card's \1 "),
        (r"\byou ignore (?=(?:combat |effect )?damage)", "your ruler ignores "),  # 4-2c
        (r"\b[Yy]ou may normal summon (?:1|one) additional unit each turn\b", "Your summon cap is increased by 1"),
        (  # 13-3c-1
            r"\bPrevent the next (\d+) damage (?:that would be )?dealt to (.+?) this turn",
            r"Reduce the next damage dealt to \2 this turn by \1",
        ),
        (r"\bwould be put into (?:your|its owner's) graveyard\b", "would be put into a graveyard"),
        (r"\b(plays? an?) (unit|event|field) card\b", r"\1 \2"),
        (r"\b[Dd]o (?=DR \d)", ""),
        (r"^Any (?=(?:combat |effect )?damage dealt\b)", ""),  # 13-3a-1
        (r"(^|\. )Combat damage from this attack\b", r"\1The combat damage from this attack"),
        (r"\. Ignore \[CNT\] for this damage\.", ", ignoring [CNT]."),  # 13-6c-1
        (r"^(Genesis Summoning - .*)\b([Tt]his and) another ", r"\1\2 1 "),  # 16-13b
        (r"\bdecks\. If you do, you may special summon\b", "decks. If you do, special summon"),
        (  # 16-14b
            r"\bspecial summon an? unit(?: card)? with Abyssal Concerto in your graveyard by fulfilling its "
            r"requirements?(?: listed in its Abyssal Concerto)?",
            "do an Abyssal Summoning",
        ),
        (r"\bGear Ability:", "Gear Ability"),
        (r"\b(enters? play) Enhanced,", r"\1, if this card is Enhanced,"),  # 16-16b-1
        (r"^(Discount: [Ff]rom your hand),", r"\1"),
        (r"^(Discount: If .*), this (?:card )?costs (\d+)\b", r"\1, instead pay \2 resources"),
        (r"\b([Dd]iscards? (?:up to )?(?:a|an|\d+) )(unit|event|field|resource) card(s?)\b", r"\1\2\3"),
        (r"\bend of this (turn|combat)\b", r"end of the \1"),
        (rf"\b([Tt])his\b(?! {NOT_THE_CARD})", r"\1his card"),  # as the rules write it (16-5a-1, 16-30b)
        (r"^(Standard|Instant) Action \[(Turn|Game) (\d+)\]:?", r"[\2 \3] \1 Action:"),
        (r"\b(Standard|Instant) Action: ?(?=\[)", r"\1 Action "),  # 14-1a-1
        (r"\b(\d+) or (?:lower|fewer)\b", r"\1 or less"),
        (r"\b(\d+) or (?:higher|greater)\b", r"\1 or more"),
        (r"\bof the following\.", "of the following:"),
        (r"\b(\d+) fewer resources?\b", r"\1 less"),
        (r"\b(\d+) (less|more) resources?\b", r"\1 \2"),
        (r"\b([Hh]eals?) (\d+)(?=[.,]| and)", r"\1 \2 life"),  # 15-21d
        (r"\bmust pay (\d+ (?:less|more))\b", r"pays \1"),
        (r"\bto both players\b", "to each player"),
        (r"\b(treated as )an? (?=‹Attribute)", r"\1"),
        (r"\b(treated as ‹Attribute [^›]*›) (?:units?|cards?)\b", r"\1"),
        (r"\btreated as being level\b", "treated as level"),
        (r"^(Discount: .*)\binstead pay a cost of (\d+)(?: to play)?", r"\1instead pay \2 resources"),  # 16-20b
        (r"^(Discount: .*)\breduce the cost by (\d+)", r"\1pay \2 less"),
        (r"^(Summon Requirement: .*)\binto your graveyard", r"\1into its owner's graveyard"),
        (r"\b([Ss]pecial summon) (?=‹(?:Exactly|Named))", r"\1 a "),
        (r"\bas having the ([A-Z]\w*) attribute\b", r"as ‹Attribute \1›"),
        (r"^(Discount: .*)\.$", r"\1"),
        (r"\bevent cards(?=\.|$| until)", "events"),
        (r"\bdoes not\b", "doesn't"),
        (r"\bdo not\b", "don't"),
        (r"\b([Cc])an't\b", r"\1annot"),
        (r"\bif able\b", "if possible"),
        (r"\bthis (?:unit|ruler|field)\b", "this card"),
        (r"\bThis (?:unit|ruler|field)\b", "This card"),
    ),
    brackets={
        "Attribute": "<kind>",
        "Exactly": "<cardname>",
        "Named": "<namepart>",
        "Speaking": "<speaking>",
        "Label": "<label>",
    },
    nouns=frozenset({"unit", "units", "card", "cards"}),
    own="this card",
    bullets=("- ", "• "),
    listing=("of the following", "Charge Bonus"),
)

TERMINALS = {
    "<num>": "*",
    "<kind>": "{*}",
    "<group>": "*",
    "<cardname>": "«*»",
    "<namepart>": '"*"',
    "<speaking>": "\u2039*\u203a",
    "<label>": '"*"',
    "<word>": "*",
}

FINISH = (
    (r"<self>", "this card"),
    (r"<restsym>", "exhaust this card"),
    (r"owners 's", "owners'"),
    (r"\ban unit", "a unit"),
    (r" • ", "\n• "),
    (r"\[ td \] ", "【TD】"),
    (r"\[ od \]", "[OD]"),
    (r"\[ cnt \]", "[CNT]"),
    (r"\[ ?(turn|game) (\d+) ?\]", r"[\1 \2]"),
    (r"\[turn", "[Turn"),
    (r"\[game", "[Game"),
    (r"\[ ", "["),
    (r" \]", "]"),
    (r"‹([^‹›]*)›", r"<\1>"),
    (r"\{([^{}]+)\} or \{([^{}]+)\}", r"{\1 or \2}"),
    (r"\bnext choose\b", "Then, choose"),
    (r"- (?=\d)", "-"),
    (rf"\b(unit|event|field|resource)(s?)\b(?=[^.,]*? (?:in|from) [^.,]*?{CARD_IN})", r"\1 card\2"),
)


def word_rows(table: Table) -> None:
    """Nouns, adjectives and places."""
    word = table.word
    for name in TYPES[:1] + TYPES[2:]:
        word("head", f"{name}/{name}s", (Is(Quality.TYPE, name),))
        word("typeword", f"{name}/{name}s", name)
    word("head", "card/cards", ())
    word("pre", "allied", ALLIED)
    word("pre", "enemy", ENEMY)
    word("pre", "other", OTHER)
    for spelled, status in (
        ("ready", Status.READY),
        ("exhausted", Status.RESTED),
        ("attacking", Status.ATTACKING),
        ("attacked", Status.ATTACKED),
        ("damaged", Status.DAMAGED),
        ("face down", Status.FACE_DOWN),
        ("face up", Status.FACE_UP),
    ):
        word("status", spelled, In(status))
    for spelled, zone in ZONE_WORDS:
        word("zone", spelled, zone)
    word("zones", "graveyards", "break")
    for faction in FACTIONS:
        word("colour", faction, Is(Quality.COLOUR, faction.lower()))
    for spelled, quality in (("attribute", Quality.KIND), ("faction", Quality.COLOUR), ("card name", Quality.NAME)):
        word("quality", spelled, quality)
    for spelled, step in STEP_WORDS:
        word("step", spelled, step)
    for category in ("kinds", "kinds2"):
        word(category, "events or abilities || an event or ability || events and abilities", ("summon", "ability"))
        word(category, "events || an event", ("summon",))
        word(category, "abilities || an ability", ("ability",))
    for spelled in PLAIN_KEYWORDS:
        word("keyword", spelled, spelled.lower().replace(" ", "_"))
    for spelled in FULL_KEYWORDS:
        word("keywordtest", spelled, spelled.lower().replace(" ", "_"))
