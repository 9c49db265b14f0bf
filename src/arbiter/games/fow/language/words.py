"""The words: card types, attributes, keyword abilities, zones, steps, symbols, and old spellings of them (1400)."""

from __future__ import annotations

from collections.abc import Mapping

from arbiter.games.fow.language.everyday import EVERYDAY
from arbiter.games.fow.language.races import terms
from arbiter.games.fow.language.rewritings import REWRITINGS
from arbiter.script.base import INFINITY, Quality, Status
from arbiter.script.nouns import AllOf, AnyOf, In, Is, Not
from arbiter.text.grammar import UNSAID, Table
from arbiter.text.language import Lexicon

ATTRIBUTES = {"W": "light", "R": "fire", "U": "water", "G": "wind", "B": "darkness"}
WILL = {**ATTRIBUTES, "M": "moon", "T": "time", "V": "void"}  # 204.1a

TYPES = {
    "resonator": "resonator",
    "J-ruler": "j_ruler",
    "ruler": "ruler",
    "sub-ruler": "sub_ruler",
    "chant": "chant",
    "addition": "addition",
    "rune": "rune",
    "order": "order",
    "warden": "warden",
    "magic stone": "magic_stone",
}
STONES = ("light", "fire", "water", "wind", "darkness", "void")  # 202.4a

RESONATOR = Is(Quality.TYPE, "resonator")
J_RULER = Is(Quality.TYPE, "j_ruler")
RULER = Is(Quality.TYPE, "ruler")
J_RESONATOR = AnyOf((RESONATOR, J_RULER))  # 202.2a
EITHER_RULER = AnyOf((RULER, J_RULER))  # 202.2b
ENTITY = AnyOf(
    tuple(Is(Quality.TYPE, kind) for kind in ("addition", "j_ruler", "magic_stone", "regalia", "resonator"))
)  # 307.1
AUTOMATIC = Is(Quality.TYPE, "auto_ability")
SPELL = Is(Quality.TYPE, "spell")  # any card on the chase; settling.py says how a script tests it

# Keyword abilities that stand alone, as they are written and as scripts name them.
PLAIN_KEYWORDS = (
    "Flying",
    "Swiftness",
    "Precision",
    "Pierce",
    "First Strike",
    "Multi Strike",
    "Barrier",
    "Bane",
    "Drain",
    "Eternal",
    "Imperishable",
    "Quickcast",
    "Remnant",
    "Explode",
    "Bloodlust",
    "Belligerence",
    "Untouchable",
    "Protect",
    "Overgrowth",
    "Terrifying",
    "Aegis",
    "Blood Trail",
    "Enraging",
    "Draconic Tithe",
    "Necrobloom",
    "Graverberate",
    "Pantheon",
    "Kernlos",
)

SPELLING = {
    "one_or_more": "one or more",
    "destroy": "destroy",
    "destroys": "destroys/destroy",
    "broken": "destroyed",
    "character": "entity",
    "rest": "rest",
    "rests": "rests",
    "ready": "recover",
    "rested": "rested",
    "ready_state": "recovered",
    "field": "field",
    "zone_break": "graveyard",
    "removed": "the game",
    "power": "ATK",
    "effects": "spells or|and abilities",
    "effect": "spell or ability",
    "fighter": UNSAID,  # 803.4, 804.5  who is meant does not hang on whose text it is: synonyms has the words
    "zone_damage": UNSAID,
    "warp": UNSAID,
    "mana": "will",
    "colour_noun": "attribute",
    "colour_nouns": "attributes",
    "opponent_controls": "your|an?? opponent controls",
    "opponent_controlled": "your|an?? opponent controlled",
    "without_generic": UNSAID,
    "your_opponent": "your|an opponent",
    "opponents": "your|an opponent 's",
    "until_end": "until the? end of the|this? turn",
    "active_phase": "recovery phase",
    "main_phase": "main phase",
    "other": UNSAID,
    # moving.py says whose zone is meant (302.6)
    "own_hand": UNSAID,
    "own_deck": UNSAID,
}

SYMBOLS: dict[str, tuple[str, object]] = {letter.lower(): ("<coloursym>", word) for letter, word in WILL.items()}
SYMBOLS |= {"x": ("<xsym>", None), "rest": ("<restsym>", None)}

NUMBERS = (
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
    "thirteen",
    "fourteen",
    "fifteen",
    "sixteen",
    "seventeen",
    "eighteen",
    "nineteen",
    "twenty",
)
TENS = {"thirty": 30, "forty": 40, "fifty": 50, "sixty": 60}

NO_WILL = (Is(Quality.TYPE, "action_ability"), Not(Is(Quality.TYPE, "resource_ability")))
STANDING = r"(?:rested|recovered|attacking|blocking|damaged)\b"
KIND = r"(?:resonator|addition|regalia|chant|rune|jresonator|J-ruler|magic stone)s?"
NAMED_RULER = r"(J/ruler|J-ruler|ruler)((?: named \"[^\"]+\")?)"
# 1024.6  it is the ruler that is healed, and not the card that speaks of it
HEALING = tuple(
    (rf"\b[Ii]f {said}, (you may )?heal it\b", rf"\3heal an astral \1{whose}\2")
    for said, whose in (
        (rf"your {NAMED_RULER} is astral", " you control"),
        (rf"you control an astral {NAMED_RULER}", " you control"),
        (rf"an? {NAMED_RULER} you control is astral", " you control"),
        (rf"(?:an|your) opponent's {NAMED_RULER} is astral", " your opponent controls"),
        (rf"an? {NAMED_RULER} your opponent controls is astral", " your opponent controls"),
        (rf"an? {NAMED_RULER} is astral", ""),
    )
)
LEXICON = Lexicon(
    respell=(
        (r"\r", ""),
        (r"⇒|→|=>|&gt;&gt;&gt;|&rArr;|>>>>", ">>>"),
        (r"‹‹", "«"),
        (r"››", "»"),
        (r"[“”]", '"'),
        (r"[’‘]", "'"),
        (r"[–—]", "--"),
        (r"≪|<<(?=\w)", "«"),
        (r"≫|(?<=\w)>>(?!>)", "»"),
        (r"[\u00a0]", " "),
        (r"^\[?Sealed Item\]? «([^»]+)»(?: -)? (?:\([^()]*\) )?", r"«\1» - "),  # 1130.2
        *((row.old, row.today) for row in (*REWRITINGS, *EVERYDAY)),
        # 318.2b, 318.3b  what the keyword says already
        (r"^(<(?:Shinobi|Possession)> EX Area \(\d+\)) - As the game starts, you gain .*$", r"\1"),
        (r"\[Seal\] ?\(X\)", "[Seal] X"),  # 1128.2
        # 1023.1  what is rolled for is a sentence of its own
        (r"(\[Force\] ?\d)\.? ?(?:\([^()]*\))? ?(?=[A-Z])", r"\1. "),
        (r"(?<=[+\-\[])X00/(?=\d)", "X00 / "),
        (r"\b([Cc])an't\b", r"\1annot"),
        (r"\bcanceled\b", "cancelled"),
        (r"\bcannot be the targets? of\b", "cannot be targeted by"),
        (r"\b([Rr]esonators?(?: (?:you|your opponent) controls?)?) (enters?) rested\b", r"\1 \2 the field rested"),
        (r"\b([Tt])o(?:wards)? any target\b", r"\1o any target"),
        (r"\b[Hh]is or her\b|\bhis/her\b", "their"),
        (r"\b(?:he or she|he/she) controls\b", "they control"),
        (r"\bhe or she\b|\bhe/she\b", "they"),
        (r"\bhim or her\b", "them"),
        # 1007.5  one and the same damage to several
        (r"\b((?:[Dd]eals?|dealt) [^.;:]*?\bdamage to (?:each|target|all|that|you)\b[^.;:]*? and) to (?!\d)", r"\1 "),
        (r"\bdoes not\b", "doesn't"),
        (r"\bdo not\b", "don't"),
        (r"\bis not\b", "isn't"),
        (r"\b(did|has|was) not (?!already\b)", r"\1n't "),
        (r"\bhave not\b", "haven't"),
        (r"\bwhere ([XY]) is equal to\b", r"where \1 is"),
        (r"\bentering (?:your|an) opponent's field\b", "entering the field under your opponent's control"),  # 1414.3
        (
            r"(into (?:your|their) magic stone deck,? (?:and|then) shuffles?) all other cards\b",
            r"\1 all non-magic stone cards",
        ),
        (r"\b([Rr]eveal the top card of your (?:magic stone )?deck), if\b", r"\1. If"),
        # 911.1  what a card that is gone had is what it last has, as everything is that is known of it
        (r"\b([Ii]f (?:it|this card)) had(?= (?!more votes))", r"\1 has"),
        (r"\b([Ii]f they) had(?= (?!more votes))", r"\1 have"),
        (rf"\b([Ii]f (?:it|this card)) was (?={STANDING}(?! this way))", r"\1 is "),
        (r"\b([Ii]f (?:its|this card's) (?:ATK|DEF|total cost)) was\b", r"\1 is"),
        (r"\b([Ii]f there) was (?=an? [^.,]*? counter on (?:it|this card))", r"\1 is "),
        (r"\bcounter it had(?=[.,])", "counter that was on it"),
        *HEALING,
        (r"\bIt's\b", "It is"),
        (r"\bit's\b", "it is"),
        (r"\bthey're\b", "they are"),
        (
            r"\[(Mastery|Fusion|Chaining|Tag|Limit|Partner|Stealth|"
            r"Linkage|Reunited|Resonance|Mobilize|Crest|Consensus)"
            r"\] ?\(([^().]{1,90})\)",
            r"[\1] \2",
        ),
        (r"\[Partner\] (\d+) ?\(([^().]{1,40})\)", r"[Partner] \1 < \2 >"),  # 1155.2
        (r"(\[Mastery\] [^().]{1,60}?) (and|or) \(([^().]{1,90})\)", r"\1 \2 \3"),
        (r"\[Barrier\] ?[(<]([^().<>]{1,40})[)>]", r"[Barrier] < \1 >"),
        # Behind a keyword what is no sentence is no reminder: it says which of them is meant, and is not left out.
        (
            r"\] ?\((?!(?:This|That|As|If|When|Whenever|You|Your|It|Its|They|The|Pay|Roll|Play|Cards?|A|An|Each|At|"
            r"While|These|Reveal|Discard|In|Only|Damage|Rest|Put|Perform|Resonators?|Whether|J/resonators?)\b)"
            r"([A-Z\"][^().]{1,120})\)",
            r"] < \1 >",
        ),
        # 202.3, 1307  general types are written in parentheses
        (r"\(Stranger(s?)\)", r"stranger\1"),
        (r"\(Alternative\)", "alternative"),
        (r"\(Colossal\)", "colossal"),
        (r"\[[Rr]ace: ?([^\]]+)\]", r"\1"),
        (r"\[?\bSpell: ?Chant-Instant\]?( cards?)?", r"chant\1 with [Quickcast]"),
        (r"\[Spell: ?Chant\]|\bSpell: ?Chant\b(?!-)", "chant"),
        (r"\[Addition: ?Field\]", "addition"),
        # 206.2  two races before one noun speak of it both; what is controlled of each is another matter
        (
            r"(?<!control )\b([A-Z]\w*[a-rt-z](?: [A-Z]\w*[a-rt-z])?) and "
            r"([A-Z]\w+(?: [A-Z]\w+)? (?:J/)?[Rr]esonators)\b",
            r"\1 or \2",
        ),
        (r"\bJ/[Rr]esonator", "jresonator"),
        (r"\bJ/[Rr]uler", "jruler"),
        (r"\b[Jj]-[Rr]uler", "J-ruler"),
        (r"\b([Ll]ight|[Ff]ire|[Ww]ater|[Ww]ind|[Dd]arkness|[Vv]oid) [Mm]agic [Ss]tone(?!\")", r"\1stone"),
        # a comma before the last of three kinds of cards
        (rf"({KIND}, (?:(?:an?|target) )?{KIND}), or (?=(?:(?:an?|target) )?{KIND}\b)", r"\1 or "),
        (r"\b[Nn]on-(?=\w)", "non "),
        (r"\b(light|fire|water|wind|darkness)/(?=light|fire|water|wind|darkness)", r"\1 / "),
        # 903.2g  options follow a dash or a semicolon, and are parted by "; or"
        (
            r"\b([Cc]hoose (?:up to )?(?:one|two|three|both)(?: at random)?)"
            r"(?: ?; *$| ?; -| ?- | ?-$| -- | ?: | ?: *$)",
            r"\1 --",
        ),
        (r"\b([Cc]hoose (?:up to )?(?:one|two|three|both|X)\b.*?) ?[;:] *$", r"\1 --"),
        # 1102.3  a cumulative keyword ability is raised by the same number, whether or not a sign says so
        (r"(\[(?:Defiant|Divinity|Investigate|Limit|Mana|Stranger|Vileborn)\]) ?\(\+(?=\d+\))", r"\1 ("),
        (r"«(Limit Break|Dragon Emblem)»(?= ?[({\"])", r"[\1]"),  # 1036.1, 1037.1  whose, or of which kind
        (r"\[Limit Break\] ?\((\"[^\"()]+\")\)", r"[Limit Break] \1"),  # 1157
        (r"\b([Gg]ains? \[Limit Break\]) ?\(([^\"()]+)\)", r'\1 "\2"'),
        (r"(\[Dragon Emblem\]) ?(?:\(\"?([^\"()]+)\"?\)|\[([A-Z]\w+)\])", r'\1 "\2\3"'),
        (r"\(([Ss])tranger(s?)\)", r"\1tranger\2"),  # 1305.1
        (r"\b([Cc]hoose (?:up to )?(?:one|two|three|both)(?: at random)? --) ?(?=[\w{\[])", r"\1 • "),
        (
            r"\b([Cc]hoose one[,.] [Ii]f .*?, (?:you may )?choose (?:both|up to \w+|two|three|four)(?: instead)?)"
            r"(?: ?;$| ?; -| - | -- )",
            r"\1 --",
        ),
        (r"(choose (?:both|up to \w+|two|three|four)(?: instead)? --) ?(?=[\w{\[])", r"\1 • "),
        (r"\b([Cc]hoose (?:up to )?(?:one|two|three)) of the following(?= ?[;:]$| ?--)", r"\1"),
        (r"\b([Cc]hoose one or) both(?= ?[;:]$| ?--)", r"\1 more"),
        # 903.3d  so does what is performed
        (r"\b([Pp]erform \w+ of the following effects(?: that you did not already perform this game)?) ?;$", r"\1 --"),
        (r";,? or (?=[a-z\[{])", " ; • "),
        (r"(?<=•)(.*); (?=[a-z])", r"\1 ; • "),
        # A name stands in quotation marks, and so does an ability; an ability ends with a full stop.
        (r'"(?!,? ?(?:and|or) ")([^"{}>.\[]{1,60}?)(,?)"', r"‹Card Name \1›\2"),
        # A paragraph of words without its full stop.
        (r"^(.*: [A-Z].*[}\]])$", r"\1."),
        (
            r"^(?=.*(?:>>>|\b(?:gains?|of|to|the|card|a|your?|cannot|into)\b))"
            r"(?!\[(?:Tag|Mastery|Chaining|Fusion|Partner|Aid|Call|Reunited))(.*[a-z0-9\]'>])$",
            r"\1.",
        ),
    ),
    bullets=("- ", "• "),
    listing=("hoose one", "hoose two", "hoose up to", "hoose three", "of the following effects"),
    brackets={"Card Name": "<cardname>", "Own Race": "<kind>"},
    symbols=SYMBOLS,
    own="this card",
    terms=terms(),
    kept=tuple("0123456789"),
    numbers={**{word: value for value, word in enumerate(NUMBERS, 1)}, **TENS, "∞": INFINITY},  # 104.8
)

TERMINALS = {
    "<num>": "*",
    "<kind>": "*",
    "<cardname>": '"*"',
    "<label>": "«*»",
    "<coloursym>": "{*}",
    "<anysym>": "{*}",
    "<word>": "*",
}

# Numbers that are written as words: not those of costs, of ATK and DEF, or of keyword abilities.
PLAIN_NUMBER = r"(?<![\w\[{/+\-])(?<!\+ )(?<!cost )(?<!ATK )(?<!DEF )(?<!Squad )(?<!\] )"
NO_NOUN = r"(?:or (?:more|less)|more|minus|is|life|damage|points?|times?)\b"  # before these one is no article

FINISH = (
    (r"<self>", "this card"),
    (r"\} <restsym>", "}, {Rest}"),
    (r"<restsym> (?=\{)", "{Rest}, "),
    (r"<restsym>", "{Rest}"),
    (r"<xsym>", "{X}"),
    *((r"\{" + word.title() + r"\}", "{" + letter + "}") for letter, word in WILL.items()),
    (r"\bjresonator", "J/resonator"),
    (r"\bjruler", "J/ruler"),
    (r"\bj-ruler", "J-ruler"),
    (r"\b(light|fire|water|wind|darkness|void)stone", r"\1 magic stone"),
    (r"\bnon (?=\w)", "non-"),
    (r"\baddition_resonator", "[Addition: Resonator]"),
    (r"\baddition_J/resonator", "[Addition: J/Resonator]"),
    (r"\baddition_jresonator", "[Addition: J/Resonator]"),
    (r"\baddition_ruler", "[Addition: Ruler]"),
    (r"\baddition_[Jj]-ruler", "[Addition: J-Ruler]"),
    (r"\baddition_jruler", "[Addition: J/Ruler]"),
    (r"\b(light|fire|water|wind|darkness) / (?=light|fire|water|wind|darkness)", r"\1/"),
    (r"\[ ", "["),
    (r" \]", "]"),
    (r"(?<=[\d\[]) / (?=[+\-\d])", "/"),
    (r"(?<=[/\[])([+-]) (?=[\dX])", r"\1"),
    *((rf"\b(up to|exactly|[Cc]hoose|[Pp]erform) {number}\b", rf"\1 {word}") for number, word in enumerate(NUMBERS, 1)),
    (r"\ba of them\b", "one of them"),
    (rf"{PLAIN_NUMBER}1 (?={NO_NOUN})", "one "),
    (PLAIN_NUMBER + r"1 (?=[aeiou])", "an "),
    (PLAIN_NUMBER + r"1 (?=[a-z\[])", "a "),
    *((rf"{PLAIN_NUMBER}{number} (?=[a-z\[])", f"{word} ") for number, word in enumerate(NUMBERS, 1) if number > 1),
    (r"owners 's", "owners'"),
    (r"< ([^<>]*) >", r"<\1>"),
    (r"^(\[Stealth\] [^.]*) \.$", r"\1"),
    (r" ; • ", "; or "),
    (r" -- • ", ";\n- "),
    (r" • ", "\n- "),
    (
        r"\b([Pp]ut|[Rr]eturn) ([^.,:]*?) in (your|a|their|your opponent 's) "
        r"(graveyard|hand|removed area|EX deck|extra deck|stranger deck) "
        r"(?=into|to|on)",
        r"\1 \2 from \3 \4 ",
    ),
    (r"\bin your (stranger deck|extra deck|EX deck) (?=at random)", r"from your \1 "),
    (r"\b([Pp]lay [^.,:]*?) in (your|their) (hand|graveyard|removed area) (?=without paying)", r"\1 from \2 \3 "),
    (r"\bCounter(s?)\b", r"counter\1"),
    (rf"\b{INFINITY}\b", "∞"),
)


def word_rows(table: Table) -> None:
    word = table.word
    for name in ATTRIBUTES.values():
        word("colour", name, Is(Quality.COLOUR, name))
    type_rows(table)
    for name in PLAIN_KEYWORDS:
        word("keyword", f"[ {name} ]", key(name))
    for spelled, status in (
        ("recovered", Status.READY),
        ("rested", Status.RESTED),
        ("attacking", Status.ATTACKING),
        ("blocking", Status.BLOCKING),
        ("damaged", Status.DAMAGED),
        ("multi-attribute", Status.MULTICOLOUR),
    ):
        word("status", spelled, In(status))
    for spelled, zone in (
        ("hand", "hand"),
        ("deck", "deck"),
        ("graveyard", "break"),
        ("removed area", "removed"),
        ("magic stone deck", "stones"),
        ("rune area", "rune"),
        ("standby area", "standby"),
        ("ruler area", "ruler"),
        ("stranger deck", "stranger"),
        ("extra deck", "extra"),
        ("lifebreak area", "lifebreak"),
    ):
        word("zone", spelled, zone)
    word("zones", "graveyards", "break")
    word("quality", "attribute", Quality.COLOUR)
    word("quality", "race", Quality.KIND)
    word("quality", "name", Quality.NAME)
    for category in ("kinds", "kinds2"):
        word(category, "spells || a spell", ("summon",))
        word(category, "abilities || an ability", ("ability",))
        word(category, "spells or|and abilities || a spell or ability || spell or ability", ("summon", "ability"))
    for spelled, step in (
        ("draw phase", "draw"),
        ("recovery phase", "recovery"),
        ("main phase", "main"),
        ("end phase", "end_phase"),
        ("battle", "battle"),
    ):
        word("step", spelled, step)


def key(name: str) -> str:
    """A keyword ability as scripts name it."""
    return name.lower().replace(" ", "_").replace("-", "_")


def type_rows(table: Table) -> None:
    """202: types, general types, magic stone types; each also said of a card ("resonator card")."""
    word = table.word
    for name, kind in TYPES.items():
        tests = (Is(Quality.TYPE, kind),)
        word("head", f"{name}/{name}s" if " " not in name else "magic stone/stones", tests)
        word("head", f"{name} card/cards", tests)
        word("typeword", f"{name}/{name}s" if " " not in name else "magic stone/stones", kind)
        word("typetest", name, Is(Quality.TYPE, kind))
    word("head", "regalia", (Is(Quality.TYPE, "regalia"),))
    word("head", "regalia card/cards", (Is(Quality.TYPE, "regalia"),))
    word("typeword", "regalia", "regalia")
    word("typetest", "regalia", Is(Quality.TYPE, "regalia"))
    for spelled, test in (("jresonator", J_RESONATOR), ("jruler", EITHER_RULER)):
        word("head", f"{spelled}/{spelled}s", (test,))
        word("head", f"{spelled} card/cards", (test,))
        word("typetest", spelled, test)
    for stone in STONES:
        word("head", f"{stone}stone/{stone}stones", (Is(Quality.TYPE, f"{stone}_stone"),))  # 202.4c
    for general in ("basic", "special", "true", "master", "stranger", "alternative", "colossal"):
        word("pre", general, Is(Quality.TYPE, general))
        word("typetest", general, Is(Quality.TYPE, general))
    word("head", "stranger/strangers", (Is(Quality.TYPE, "stranger"),))
    word("head", "card/cards", ())
    word("head", "entity/entities", (ENTITY,))
    word("head", "spell/spells", (SPELL,))
    word("head", "ability/abilities", (Is(Quality.TYPE, "ability"),))
    word("head", "activate ability/abilities", (Is(Quality.TYPE, "action_ability"),))
    # 907.1  will abilities are some of them, where a text does not except them
    word("head", "non will activate ability/abilities", NO_WILL)
    word("head", "automatic ability/abilities", (AUTOMATIC,))
    word(
        "head",
        "activate or automatic ability/abilities || automatic or activate ability/abilities",
        (AnyOf((Is(Quality.TYPE, "action_ability"), AUTOMATIC)),),
    )
    word("head", "spell or ability || spells or abilities", (AnyOf((SPELL, Is(Quality.TYPE, "ability"))),))
    table.form(
        "head",
        "[t:typetest] spell/spells",
        lambda t: (t, SPELL),
        lambda v: {"t": v[0]} if isinstance(v, tuple) and len(v) == 2 and v[1] == SPELL else None,
    )
    table.form(
        "head",
        "[t:typetest] spell or ability || [t:typetest] spells or abilities",
        lambda t: (AnyOf((AllOf((t, SPELL)), Is(Quality.TYPE, "ability"))),),
        take_spell_or_ability,
    )
    word("head", "token/tokens", (In(Status.TOKEN),))
    word("typetest", "token", In(Status.TOKEN))
    table.form(
        "head",
        "[t:typetest] token/tokens",
        lambda t: (t, In(Status.TOKEN)),
        lambda v: {"t": v[0]} if isinstance(v, tuple) and len(v) == 2 and v[1] == In(Status.TOKEN) else None,
    )


def take_spell_or_ability(value: object) -> Mapping[str, object] | None:
    match value:
        case (AnyOf((AllOf((test, spell)), Is(Quality.TYPE, "ability"))),) if spell == SPELL:
            return {"t": test}
    return None
