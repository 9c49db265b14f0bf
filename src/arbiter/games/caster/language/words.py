"""The words: types, elements, keywords, zones, phases, symbols, races, and the later spellings of them.

The earlier texts say "[Enter] ⇒", "[Rest]:" and "this card"; the later ones say "Enter :", "Rest:" and "me". Both mean
the same, and what is printed is the earlier one, which is the rulebook's.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from arbiter.games.caster.language.races import RACES, terms
from arbiter.games.caster.language.synonyms import SYNONYMS
from arbiter.script.amounts import Number
from arbiter.script.base import INFINITY, Op, Quality, Stat, Status
from arbiter.script.nouns import OPPONENT, YOU, AnyOf, ControlledBy, In, Is, StatIs, WordsIs
from arbiter.text.grammar import UNSAID, Table
from arbiter.text.language import Lexicon

ELEMENTS = ("Solis", "Ignus", "Silva", "Terra", "Luna", "Aqua", "Aes")  # 209.2
VOID = "void"  # 209.3  aether of no element
TYPES = ("caster", "servant", "conjure", "barrier")  # 201.2; a deity's is not printed (201.2a)

CASTER = Is(Quality.TYPE, "caster")
SERVANT = Is(Quality.TYPE, "servant")
SPELL = Is(Quality.TYPE, "spell")  # 312.3  any card in the chase zone; settling.py says how a script tests it

# Keywords that stand alone, as they are written and as scripts name them.
KEYWORDS = (
    "Double Corrupt",
    "Triple Corrupt",
    "Break",
    "Slow Start",
    "Quickcast",
    "Soul Seal",
    "Hubris",
    "Lethargy",
    "Unity",
    "Universal",
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
    "effect": "card or ability",
    "fighter": UNSAID,  # 803.5  nobody blocks here: nouns has the words for those in battle
    "zone_damage": UNSAID,
    "warp": UNSAID,
    "mana": "aether",
    "colour_noun": "element",
    "colour_nouns": "elements",
    "opponent_controls": "your|an opponent controls",
    "opponent_controlled": "your|an opponent controlled",
    "without_generic": UNSAID,
    "your_opponent": "your|an opponent",
    "opponents": "your|an opponent 's",
    "until_end": "until the? end of the|this? turn",
    "active_phase": "recovery phase",
    "main_phase": "main phase",
    "other": UNSAID,
    "own_hand": UNSAID,
    "own_deck": UNSAID,
}

SYMBOLS: dict[str, tuple[str, object]] = {name.lower(): ("<coloursym>", name.lower()) for name in ELEMENTS}
SYMBOLS |= {"x": ("<xsym>", None), "rest": ("<restsym>", None), "candy": ("<candy>", None)}

NUMBERS = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")

ELEMENT = "|".join(ELEMENTS)
NOUN = r"(?=(?:servants?|casters?|conjures?|barriers?|cards?|aether)\b)"
BARE = "|".join(name for name in KEYWORDS if name != "Break")
RACE = "|".join(re.escape(race) for race in sorted(RACES, key=len, reverse=True))

TAKEN = (
    rf"(?:{'|'.join(KEYWORDS)}|{ELEMENT}|Rest|X|Candy|Enter|Last Words|DCT|Vanity|BINGO|United Front|Step Up|Ride)\]"
)

LEXICON = Lexicon(
    respell=(
        (r"⇒|=>|→", ">>>"),
        (r"[“”]", '"'),
        (r"[’‘]", "'"),
        (r"[–—]", "--"),
        (r"^(\[(?:Vanity|BINGO|DCT)\](?: ?\d+)?) - ", r"\1 -- "),
        (r"((?:^|>>> )[Cc]hoose (?:up to )?\w+)(?::| -| --) *$", r"\1 --"),
        (r"（", "("),
        (r"）", ")"),
        (r"^ *• *", ""),
        *SYNONYMS,
        (r"\[rest\]", "[Rest]"),
        (r"\bC(asters?|onjures?)\b(?= |\.|,|:)", r"c\1"),
        (r"(?<=[a-z] )S(ervants?|tock)\b", r"s\1"),
        (r"\bCaster Zone\b", "caster zone"),
        (r"\bCosumetics\b", "Cosmetics"),
        # the later wording: a colon for the arrow, keywords and symbols without brackets, "me" for "this card"
        (r"^\[?(Enter|Last Words)\]? ?(?::|>>>) ?", r"[\1] >>> "),
        (r"^Enter, ([^:]*): ", r"[Enter] >>> \1. "),
        (r"^((?:Whenever|When|At) [^:>]*?) ?: ", r"\1 >>> "),
        (r"(?<=\")((?:Whenever|When|At) [^:>\"]*?) ?: ", r"\1 >>> "),
        (r"(^|\")\[?Rest\]?(?=,| ?:)", r"\1{Rest}"),
        (rf"(?<![\[\w])({BARE})(?![\]\w])", r"[\1]"),
        (r"^Break(?= ?\(| ?$)", "[Break]"),
        (r"\b(its|by) Break(?= )", r"\1 [Break]"),
        (rf"\{{({ELEMENT}|Void)\}} {NOUN}", r"\1 "),
        (rf"\[({RACE})\](?! --)", r"\1"),
        (r"\bVOID\b", "Void"),
        (r"\bmy owner's\b", "its owner's"),
        (r"\bmy [Ss]tock\b", "this card's stock"),
        (r"\bI gain\b", "this card gains"),
        (r"\bI attack\b", "this card attacks"),
        (r"\bI am\b", "this card is"),
        (r"\b(?:me|I)\b(?!\.\w)", "this card"),
        (r"\bmy\b", "its"),
        (r"\b[Tt]his (?:servant|caster|barrier|conjure)\b(?!s)", "this card"),
        (rf"^\[(?!{TAKEN})([A-Z][A-Za-z' ]+)\] (?=.*: )", r"«\1» "),  # 901.1d  the name of an ability
        (r"\[(\d+ ?/ ?\d+)\]", r"\1"),  # 1014.2  ATK and DEF stand with brackets and without
        (  # 1302.1d  whatever stands there is the token's name
            rf"(\d ?/ ?(?:\d+|∞) (?:(?:{ELEMENT}) )?)(?!(?:{ELEMENT})\b)"
            r"([A-Z][\w'-]*(?: [A-Z][\w'-]*)*)(?= (?:barrier )?tokens?\b)",
            r"\1‹Card Name \2›",
        ),
        (r"\[(Rest|X|\d+)\]", r"{\1}"),
        (rf"\[({ELEMENT})\]", r"{\1}"),
        (r"\[Candy\]", "{Candy}"),
        (
            r"\[(Break|United Front|Step Up|Ride)\] ?\((?!When|You|Cards|If|This|As)([^().]{1,60})\)",
            r"[\1] < \2 >",
        ),
        (r"\bLv ?(\d)\b", r"Lv \1"),
        (r"\b[Ll]evel (\d)\b", r"Lv \1"),
        (r"\bface[- ](up|down)\b", r"face-\1"),
        (r"\bsoul bond(?= servant)", "soul-bond"),
        (r"\b[Nn]on-(?=\w)", "non "),
        (r"\b([Cc])an't\b", r"\1annot"),
        (r"\bIt's\b", "It is"),
        (r"\bit's\b", "it is"),
        (r"\bdo not\b", "don't"),
        (r"\bdoes not\b", "doesn't"),
        (r"\bwith total cost\b", "with a cost of"),
        (r"\bwith cost (?=\d)", "with a cost of "),
        # A name stands in quotation marks, and so does an ability; an ability ends with a full stop.
        (r'"([^"{}:>.\[]{1,60}?)([,.]?)"(?! >>>)', r"‹Card Name \1›\2"),
        (r"^(.*[a-z0-9\]'›])$", r"\1."),
    ),
    brackets={"Card Name": "<cardname>", "Own Race": "<kind>"},
    symbols=SYMBOLS,
    own="this card",
    bullets=("- ", "• "),
    listing=tuple(f"hoose {most}{n} --" for most in ("", "up to ") for n in ("one", "two", "three")),
    terms=terms(),
    numbers={**{word: value for value, word in enumerate(NUMBERS, 1)}, "∞": INFINITY},  # 104.7
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

# Numbers that are written as words: not those of costs, levels, ATK and DEF.
PLAIN_NUMBER = r"(?<![\w\[{/+\-])(?<!of )(?<!Lv )(?<!\] )"

FINISH = (
    (r"<self>", "this card"),
    (r"\} <restsym>", "}, [Rest]"),
    (r"<restsym> (?=\{)", "[Rest], "),
    (r"<restsym>", "[Rest]"),
    (r"<xsym>", "[X]"),
    (r"<candy>", "[Candy]"),
    (r"\{(\w+)\}", r"[\1]"),
    (r"«([^«»]*)»", r"[\1]"),
    (r"\] (?=\[Candy\])", "]"),
    (r">>>", "⇒"),
    (r"\[ ", "["),
    (r" \](?! \()", "]"),
    (r" \] \( ([^()]*) \)", r"] (\1)"),
    (r"\bLv (\d)", r"Lv\1"),
    (r"\bnon (?=\w)", "non-"),
    (r"\bface-(up|down)\b", r"face \1"),
    (r"\bsoul-bond\b", "soul bond"),
    (r"(?<=[\d]) / (?=[\d])", "/"),
    (r"(?<= )([+-]) (?=[\dX])", r"\1"),
    *((rf"\b(up to|more than|[Cc]hoose) {number}\b", rf"\1 {word}") for number, word in enumerate(NUMBERS, 1)),
    (r"\b([Cc]reates?) 1 (?=\d)", r"\1 a "),
    *((rf"\b([Cc]reates?) {number} (?=\d)", rf"\1 {word} ") for number, word in enumerate(NUMBERS, 1)),
    (PLAIN_NUMBER + r"1 (?=[aeiouAEIO])(?!or )", "an "),
    (PLAIN_NUMBER + r"1 (?=[A-Za-z\"])(?!or )", "a "),
    *((rf"{PLAIN_NUMBER}{number} (?=[A-Za-z\"])", f"{word} ") for number, word in enumerate(NUMBERS, 1) if number > 1),
    (r"< ([^<>]*) >", r"(\1)"),
    (r" • ", "\n• "),
    (r"owners 's", "owners'"),
    (
        r"\b([Pp]ut|[Rr]eturn|[Pp]lay) ([^.,:]*?) in (an allied|an enemy|your|a|their) "
        r"(graveyard|hand|removed zone|extra deck) (?=into|to|on|without)",
        r"\1 \2 from \3 \4 ",
    ),
    (r"\b(may play [^.,:]*?) in (an allied|your) (graveyard|removed zone)(?= until| ?\.|$)", r"\1 from \2 \3"),
    (r"\bCounter(s?)\b", r"counter\1"),
    (rf"\b{INFINITY}\b", "∞"),
)


def key(name: str) -> str:
    """A keyword as scripts name it."""
    return name.lower().replace(" ", "_")


def word_rows(table: Table) -> None:
    word, form = table.word, table.form
    for name in ELEMENTS:
        word("colour", name, Is(Quality.COLOUR, name.lower()))
    word("pre", "Void", WordsIs(Quality.COLOUR, Op.EQ, Number(0)))  # 209.3
    type_rows(table)
    for name in KEYWORDS:
        word("keyword", f"[ {name} ]", key(name))
    word("keyword", "[ Φ ] || [ Phi ]", "phi")
    for name in ("United Front", "Step Up", "Ride"):
        word("keywordtest", f"[ {name} ]", key(name))
    for spelled, status in (
        ("recovered", Status.READY),
        ("rested", Status.RESTED),
        ("reversed", Status.REVERSED),
        ("attacking", Status.ATTACKING),
        ("face-down", Status.FACE_DOWN),
        ("face-up", Status.FACE_UP),
    ):
        word("status", spelled, In(status))
    # 105.4c  what that player controls
    word("pre", "allied", ControlledBy(YOU))
    word("pre", "enemy", ControlledBy(OPPONENT))
    form(
        "pre",
        "Lv [n:<num>]",
        lambda n: StatIs(Stat.LEVEL, Op.EQ, Number(n)),
        take_level,
    )
    zone_rows(table)
    word("quality", "element", Quality.COLOUR)
    word("quality", "race || trait", Quality.KIND)
    word("quality", "name", Quality.NAME)
    for category in ("kinds", "kinds2"):
        word(category, "spells || a spell", ("summon",))
        word(category, "abilities || an ability", ("ability",))
        word(category, "spells or|and abilities || a card or ability || card or ability", ("summon", "ability"))
    for spelled, step in (
        ("draw phase", "draw"),
        ("recovery phase", "recovery"),
        ("call phase", "call"),
        ("main phase", "main"),
        ("battle phase", "battle"),
        ("end phase", "end_phase"),
    ):
        word("step", spelled, step)


def take_level(value: object) -> Mapping[str, object] | None:
    match value:
        case StatIs(Stat.LEVEL, Op.EQ, Number(level)):
            return {"n": level}
    return None


def zone_rows(table: Table) -> None:
    """105.4b: a zone of an allied player is yours, one of an enemy player is your opponent's."""
    for spelled, zone in (
        ("hand", "hand"),
        ("deck", "deck"),
        ("graveyard", "break"),
        ("removed zone", "removed"),
        ("extra deck", "extra"),
        ("orb zone", "orb"),
        ("BINGO zone", "bingo"),
    ):
        table.word("zone", spelled, zone)
    table.word("zones", "graveyards", "break")


def type_rows(table: Table) -> None:
    """201: types, each also said of a card ("servant card")."""
    word = table.word
    for name in TYPES:
        tests = (Is(Quality.TYPE, name),)
        word("head", f"{name}/{name}s", tests)
        word("head", f"{name} card/cards", tests)
        word("typeword", f"{name}/{name}s", name)
        word("onetype", name, name)
        word("typetest", name, Is(Quality.TYPE, name))
    word("head", "deity/deities || deity card/cards", (Is(Quality.TYPE, "deity"),))
    word("head", "magical girl/girls", (CASTER,))  # 1118.2  what the texts of [Ride] call casters
    word("pre", "soul-bond", Is(Quality.TYPE, "soul_bond"))  # 201.3a
    word("head", "card/cards", ())
    word("head", "spell/spells", (SPELL,))
    for spelled in ("servant", "conjure", "barrier"):
        word("head", f"{spelled} spell/spells", (Is(Quality.TYPE, spelled), SPELL))  # 312.3
    word("head", "ability/abilities", (Is(Quality.TYPE, "ability"),))
    word("head", "token/tokens", (In(Status.TOKEN),))


SERVANT_OR_CASTER = AnyOf((SERVANT, CASTER))
