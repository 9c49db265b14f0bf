"""The words: card types, elements, keywords, zones, phases, symbols, and old spellings of them."""

from __future__ import annotations

from arbiter.games.fftcg.language.respellings import COLLOQUIAL
from arbiter.script.base import Quality, Status
from arbiter.script.nouns import AnyOf, In, Is
from arbiter.text.grammar import Table
from arbiter.text.language import Lexicon

ELEMENTS = ("Fire", "Ice", "Wind", "Earth", "Lightning", "Water", "Light", "Dark")
KEYWORDS = (("Haste", "haste"), ("Brave", "brave"), ("First Strike", "first_strike"), ("Back Attack", "back_attack"))
TYPES = ("Forward", "Backup", "Monster", "Summon")
CHARACTER = AnyOf(tuple(Is(Quality.TYPE, t) for t in ("forward", "backup", "monster")))

SPELLING = {
    "one_or_more": "1 or more",
    "own_hand": "your hand",
    "own_deck": "your deck",
    "destroy": "break",
    "destroys": "breaks/break",
    "broken": "broken",
    "character": "Character",
    "rest": "dull",
    "rests": "dulls",
    "ready": "activate",
    "rested": "dull",
    "ready_state": "active",
    "field": "field",
    "zone_break": "Break Zone",
    "removed": "the game",
    "power": "power",
    "effects": "Summons or abilities",
    "effect": "Summon or ability",
    "fighter": "Forward",
    "zone_damage": "Damage Zone",
    "warp": "Warp",
    "mana": "CP",
    "colour_noun": "Element",
    "colour_nouns": "Elements|Element",
    "opponent_controls": "your? opponent controls",
    "opponent_controlled": "your? opponent controlled",
    "without_generic": "without <generic>",
    "your_opponent": "your opponent",
    "opponents": "your?? opponent 's",
    "until_end": "until the end of the turn",
    "active_phase": "Active Phase",
    "main_phase": "Main Phase",
    "other": "other",
}

SYMBOLS: dict[str, tuple[str, object]] = {e.lower(): ("<coloursym>", e.lower()) for e in ELEMENTS}
SYMBOLS |= {
    "x": ("<xsym>", None),
    "dull": ("<restsym>", None),
    "d": ("<restsym>", None),
    "s": ("<namesym>", None),
    "c": ("<crystal>", None),
    "crystal": ("<crystal>", None),
    "any": ("<generic>", None),
    "lb": ("<limit>", None),
}

LEXICON = Lexicon(
    respell=(
        *COLLOQUIAL,
        (r"</?p>|<br ?/?>", ""),
        (r"[\u00a0]|&nbsp;", " "),
        (r"、", ","),
        (r"《([^《》]+)》", r"{\1}"),  # symbols as they are often written down
        (r"^([A-Z][^«»{}:.]*?) ?(?=\{S\})", r"«\1» "),  # 11.7.1  the name of a special ability
        (r"\([^()]{1,60}? cannot search for", "(cannot search for"),
        (r"%([^%]+)%(?= \{)", r"«\1»"),
        (r"^\{[xX]\} (?=[A-Z])", "[EX BURST] "),
        (r"‹(Job|Category|Card Name)› ‹([^‹›]+)›", r"‹\1 \2›"),
        # two terms in one pair of brackets
        (
            r"‹(Job|Category|Card Name) ([^‹›]+?) ((?:or |and )?)(?=(?:Job|Category|Card Name) )",
            r"‹\1 \2› \3‹",
        ),
        (r"‹(Job|Category|Card Name) ([^‹›]+),›", r"‹\1 \2›,"),
        (r'""', '"'),
        (r"(?<=\.) (?=[\"”]$)", ""),
        (r"&amp;", "&"),
        (r"‘([^‘]*?)’(?= until| and|\"|$)", r'"\1"'),
        (r"‹(Break Zone|Active Phase|Main Phase|Attack Phase|EX BURST)›", r"\1"),
        (r"\[(Category|Job|Card Name) \(([^()\]]+)\)\]", r"‹\1 \2›"),
        (r"^EX BURST\b", "[EX BURST]"),
        (r"\bWhen ([A-Z][\w' -]* \([A-Z0-9]+\)) primes into\b", r"When ‹Card Name \1› primes into"),
        (r"(?<=\.)\s*(?=\[EX BURST\]|‹Damage \d+ --›)", "\n"),
        (r"‹Priming [\"“]([^\"”]*)[\"”] --›", r"Priming ‹Primed Card \1› --"),
        (
            r"^Priming (?!‹Primed)[\"“\[(‹]*(?:Card Name )?([^\"”\])›{]+?)[\"”\])›]* ?(?:--|-|–|—) ?(?=\{)",
            r"Priming ‹Primed Card \1› -- ",
        ),
        (r"^(‹?)(Limit Break|Warp|Damage) ?(?:--|-|–|—)? ?(\d+)(?= (?:--|-|–|—)|$)", r"\1\2 \3"),
        (r"^Limit Break (\d+)$", r"Limit Break -- \1"),
        (r"^((?:Warp|Damage) \d+) ?(?:-|–|—) ", r"\1 -- "),
        (
            r"\b(cost required to|cost for|CP to|cost to|cost paid to) play(?:ing)? (.{1,100}?)"
            r" (?:from your hand )?onto the field\b",
            r"\1 cast \2",
        ),
        (
            r"(\(instead of paying the CP cost\)) to play (.{1,60}?) (?:from your hand )?onto the field\b",
            r"\1 to cast \2",
        ),
        (r"\bCP required to play (?=the|them|it)\b", "CP required to cast "),
        (r"\b(cost \d+) or higher\b", r"\1 or more"),
        (r"(?<=: )Opponent (?=puts)|^Opponent (?=puts)|(?<=\[EX BURST\] )Opponent (?=puts)", "Your opponent "),
        (r"\b(Summon|ability) targeting\b", r"\1 that is choosing"),
        (
            r"\bThe first one deals the second damage equal to its power\b",
            "The former deals damage equal to its power to the latter",
        ),
        (
            r"\bWhen your opponent's (Forward|Backup|Monster|Character) enters the field\b",
            r"When a \1 opponent controls enters the field",
        ),
        (r"\bFreeze them also\b", "also Freeze them"),
        (
            r"\bDuring this turn, if (your opponent has discarded a card due to your Summons or abilities"
            r"|you have drawn \d+ or more cards),",
            r"If \1 this turn,",
        ),
        (
            r"\bDuring this turn, if "
            r"([^.,]{5,90}? (?:has been put from the field into the Break Zone|have left the field)),",
            r"If \1 this turn,",
        ),
        (r"\b(Fire|Ice|Wind|Earth|Lightning|Water) and/or (?=(?:Fire|Ice|Wind|Earth|Lightning|Water)\b)", r"\1 or "),
        (r"\bcost for cast\b", "cost required to cast"),
        (r"\bcost paid to play\b", "cost paid to cast"),
        (r"\bcost to play\b", "cost to cast"),
        (r"\b(?:a )?Summons? or (?:an )?abilit(?:y|ies) of your opponent\b", "your opponent's Summons or abilities"),
        (r"\bopposing (Summons|abilities)", r"your opponent's \1"),
        (r"\ban opponent's (Forward|Character|Monster|Backup)", r"a \1 opponent controls"),
        (r"\b(?:his|her) (?=power|cost)", "its "),
        (r"\bthan (?:his|hers)\b", "than its"),
        (r"\bCharacter [Cc]ard\b", "Character"),
        (r"\bIf you pay the cost to cast\b", "If you cast"),
        (r"\bas many (.{3,60}?) as you want\b", r"any number of \1"),
        (
            r"(?<=Break Zone|m the game) to play (.{1,60}?) (?:from your hand )?onto the field\b",
            r" to cast \1",
        ),
        (r"\bWhenever\b|\bEach time\b", "When"),
        (r"\bauto ability\b", "auto-ability"),
        (r"\b(?:an|1) opponent's (?=auto-ability|special ability|action ability|ability)", "1 opposing "),
        (r"\b1 opposing (auto-ability|special ability|action ability|ability)\b", r"1 \1 opponent controls"),
        (r"\bWhen your (Attack|Main) Phase starts\b", r"At the beginning of your \1 Phase"),
        (r"\b[Tt]he opponent's\b", "your opponent's"),
        (r"\b(opponent) shows\b", r"\1 reveals"),
        (r"\bthat took damage from\b", "damaged by"),
        (r"‹Card name ", "‹Card Name "),
        (r"‹›", " "),
        (r"\bhe/she controls\b", "they control"),
        (r"\bhis/her\b", "their"),
        (r"\bhis or her\b", "their"),
        (r"\bhim/her\b", "them"),
        (r"\bhe/she\b", "they"),
        (r"\bHe/she\b", "They"),
        (r"(?<=\breturn )chosen (?=Forward)", "the chosen "),
        (r"(?<=gains )'([A-Z][^'\"]*\.)'(?= until)", r'"\1"'),
        (r"‹(Card Name|Job)› ([A-Z][\w'-]*)(?= or ‹| and |\.)", r"‹\1 \2›"),
        (
            r"\b[Tt]he (action|special) abilities of (.{3,60}?) cost \{(\d+)\} less to use\b",
            r"The cost required to use the \1 abilities of \2 is reduced by \3",
        ),
        # 11.12.5.1  what would happen, and something else instead
        (
            r"\b([Ii]f (?:(?!would)[^.,])+?) would be (?=(?:put|broken|removed|returned|discarded|dealt)\b"
            r"[^.]* instead\b)",
            r"\1 is ",
        ),
        (r"\b([Ii]f (?:(?!would)[^.,])+?) would leave (?=the field\b[^.]* instead\b)", r"\1 leaves "),
        (r"\b([Ii]f (?:(?!would)[^.,])+?) would deal (?=[^.]* instead\b)", r"\1 deals "),
        (r"\b[Yy]our Summon (?=deals damage)", "a Summon you control "),
        (
            r"\b([Ii]f (?:(?!would)[^.,])+?) would (?=(?:draw|discard|receive|enter)\b[^.]* instead\b)",
            r"\1 ",
        ),
        (r"\bdoes not\b", "doesn't"),
        (r"\bor fewer\b", "or less"),
        (r"\bnon-(?=[A-Z])", "non- "),
        (r"\b([Pp])ut (?=(?:\d+|a|an|X) (?:[A-Z]\w+ ){1,2}Counters? on\b)", r"\1lace "),
        (r"\b([Pp])lace an? (?=(?:[A-Z]\w+ ){1,2}Counter on\b)", r"\1lace 1 "),
        (r"\bwithout paying (?:its|their) costs?\b", "without paying the cost"),
        (r"\bdealt damage by (.{1,40}?) (?=(?:is|are) (?:put|broken|removed)\b)", r"damaged by \1 "),
        (r"\byour Summon or ability\b", "your Summons or abilities"),
        (r"\bsearch (?:their|your) decks?\b", "search"),
        (r"\brespective power to each other\b", "respective power to the other"),
        (r"\breturned to (?:their|its)? ?hand (?=by\b)", "returned to its owner's hand "),
        (r"\bby opponent's (?=Summons|abilities)", "by your opponent's "),
        (r"^You may cast (?=[^.]* from your\b)", "You can cast "),
        (r"\bdo not\b", "don't"),
        # 7.3  that a card is cast "as though you owned it" says once more that it may be another's
        (r" as though you owned (?:it|them)\b", ""),
        # 3.1.1, 6.5.2  who receives damage takes it
        (r"\btake(s?) (?=(?:(?:\d+|an?|the \w+) points? of )?damage\b)", r"receive\1 "),
        (r"\btaken (?=\d+ points? of damage\b)", "received "),
    ),
    brackets={"Job": "<kind>", "Category": "<group>", "Card Name": "<cardname>", "Primed Card": "<primed>"},
    symbols=SYMBOLS,
    nouns=frozenset(
        {
            "Forward",
            "Forwards",
            "Backup",
            "Backups",
            "Monster",
            "Monsters",
            "Summon",
            "Summons",
            "Character",
            "Characters",
        }
    ),
    # Also as nobody prints them: a limit or a rounding in other words is refused and not passed over.
    kept=(
        "it cannot become",
        "it can't become",
        "the cost cannot become",
        "cannot become",
        "round",
        "numbers are rounded",
        "select as many",
        "cannot search",
    ),
    joins=True,
    modal=("following actions", "following action", "from the following"),
)

TERMINALS = {
    "<num>": "*",
    "<kind>": "‹Job *›",
    "<group>": "‹Category *›",
    "<cardname>": "‹Card Name *›",
    "<label>": "«*»",
    "<primed>": '"*"',
    "<coloursym>": "{*}",
    "<anysym>": "{*}",
    "<word>": "*",
}

FINISH = (
    (r"Damage (\d+) --", r"‹Damage \1 --›"),
    (r"Warp (\d+) --", r"‹Warp \1 --›"),
    (r"Limit Break -- (\d+)", r"‹Limit Break -- \1›"),
    (r"Priming (\"[^\"]*\") --", r"‹Priming \1 --›"),
    (r"<burst>", "[EX BURST]"),
    (r"<restsym>", "{Dull}"),
    (r"<namesym>", "{S}"),
    (r"<xsym>", "{X}"),
    (r"<crystal>", "{C}"),
    (r"<generic>", "{Any}"),
    (r"<limit>", "{LB}"),
    (r"owners 's", "owners'"),
    (r"\bthe (Main Phase \d)", r"\1"),
    (r"\b((?:play|cast)s? \d [^.,\"]*?) in (your|their) (hand|deck)\b", r"\1 from \2 \3"),
)


def word_rows(table: Table) -> None:
    word = table.word
    for element in ELEMENTS:
        word("colour", element, Is(Quality.COLOUR, element.lower()))
    for name in TYPES:
        word("head", f"{name}/{name}s", (Is(Quality.TYPE, name.lower()),))
        word("typeword", f"{name}/{name}s", name.lower())
    word("head", "Character/Characters", (CHARACTER,))
    for spelled, kind in (
        ("ability/abilities", "ability"),
        ("auto-ability/auto-abilities", "auto_ability"),
        ("action ability/abilities", "action_ability"),
        ("special ability/abilities", "special_ability"),
    ):
        word("head", spelled, (Is(Quality.TYPE, kind),))
    word("head", "card/cards", ())
    for spelled, keyword in (("Warp", "warp"), ("Priming", "priming")):
        word("keywordtest", spelled, keyword)
    for spelled, keyword in KEYWORDS:
        word("keyword", spelled, keyword)
    for spelled, status in (
        ("active", Status.READY),
        ("dull", Status.RESTED),
        ("damaged", Status.DAMAGED),
        ("attacking", Status.ATTACKING),
        ("blocking", Status.BLOCKING),
        ("blocked", Status.BLOCKED),
        ("Multi-Element", Status.MULTICOLOUR),
        ("Primed", Status.PRIMED),  # 15.2.9.3.1
    ):
        word("status", spelled, In(status))
    for spelled, zone in (("hand", "hand"), ("deck", "deck"), ("Break Zone", "break"), ("Damage Zone", "damage")):
        word("zone", spelled, zone)
    word("zones", "Break Zones", "break")
    word("quality", "@colour_noun", Quality.COLOUR)
    word("quality", "Job", Quality.KIND)
    word("quality", "card name", Quality.NAME)
    word("quality", "card type", Quality.TYPE)
    word(
        "kinds2",
        "a Summon or an ability || a Summon or ability || Summons or abilities || Summon or ability",
        ("summon", "ability"),
    )
    word("kinds2", "a Summon || Summons || Summon", ("summon",))
    word("kinds2", "an ability || abilities || ability", ("ability",))
    word("kinds", "Summons || Summon", ("summon",))
    word("kinds", "abilities || ability", ("ability",))
    word(
        "kinds",
        "Summons or abilities || Summon or ability || Summons and abilities || abilities or Summons",
        ("summon", "ability"),
    )
    for spelled, step in (
        ("Attack Phase", "attack"),
        ("Main Phase 1", "main1"),
        ("Main Phase 2", "main2"),
        ("Main Phase", "main"),
        ("Draw Phase", "draw"),
        ("Active Phase", "active"),
        ("End Phase", "end"),
    ):
        word("step", spelled, step)
