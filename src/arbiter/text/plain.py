"""The words of a plain game: a language from lists of its types, keywords, kinds and steps.

A paragraph is an ability, some keywords, or what a card does when it resolves. A game that says more adds rows of its
own; what it spells otherwise it says in `spelling`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from arbiter.script.abilities import Keyword
from arbiter.script.base import Quality, Status, Test
from arbiter.script.nouns import Group, In, Is
from arbiter.text.core.changes import take_one
from arbiter.text.grammar import Table, Take
from arbiter.text.language import Language, Lexicon
from arbiter.text.nodes import T, changed, within

ZONES = (("hand", "hand"), ("deck", "deck"))
STATUSES = (
    ("rested", Status.RESTED),
    ("ready", Status.READY),
    ("attacking", Status.ATTACKING),
    ("blocking", Status.BLOCKING),
    ("damaged", Status.DAMAGED),
)
SYMBOLS: dict[str, tuple[str, object]] = {"rest": ("<restsym>", None), "x": ("<xsym>", None)}
TERMINALS = {"<num>": "*", "<kind>": "*", "<label>": "«*»", "<coloursym>": "{*}", "<anysym>": "{*}", "<word>": "*"}
FINISH = ((r"<restsym>", "{Rest}"), (r"<xsym>", "{X}"))
FIELD, STACK = ("field",), ("stack",)
MOST_KEYWORDS = 3  # in one paragraph


@dataclass(frozen=True)
class Words:
    """The words of a game's cards, as they are written: a type "Kite" is `kite` to the rules."""

    types: tuple[str, ...]
    spells: tuple[str, ...] = ()  # those of the types whose text is carried out and is over
    keywords: tuple[str, ...] = ()
    kinds: tuple[str, ...] = ()  # further words on cards by which texts speak of them
    colours: tuple[str, ...] = ()
    steps: Mapping[str, str] = field(default_factory=dict)  # written: the step's name in the rules
    discard: str = "discard pile"
    spelling: Mapping[str, str] = field(default_factory=dict)  # in place of the usual words of the shared grammar


def rule_word(written: str) -> str:
    """The name that rules use for what is written so."""
    return written.lower().replace(" ", "_").replace("-", "_")


def no_rows(table: Table) -> None:
    pass


def plain_language(name: str, words: Words, rows: Callable[[Table], None] = no_rows) -> Language:
    """The language of a game with these words; `rows` adds what only its cards say."""

    def all_rows(table: Table) -> None:
        word_rows(table, words)
        paragraph_rows(table)
        rows(table)

    spells: tuple[Test, ...] = tuple(Is(Quality.TYPE, rule_word(each)) for each in words.spells)
    lexicon = Lexicon(
        symbols={**SYMBOLS, **{colour.lower(): ("<coloursym>", colour.lower()) for colour in words.colours}},
        terms={kind: ("<kind>", kind) for kind in words.kinds},
    )
    return Language(
        name,
        lexicon,
        {"zone_break": words.discard, **words.spelling},
        all_rows,
        TERMINALS,
        FINISH,
        spell_types=frozenset(rule_word(each) for each in words.spells),
        settle=lambda ability: moved(ability, spells, FIELD, STACK),
        unsettle=lambda ability: moved(ability, spells, STACK, FIELD),
    )


def moved(node: T, spells: tuple[Test, ...], zones: tuple[str, ...], to: tuple[str, ...]) -> T:
    """A noun without a place stands on the field; spells are never there, but may be waiting."""
    if isinstance(node, Group) and node.zones == zones and any(test in spells for test in node.tests):
        return changed(node, zones=to)
    return within(node, lambda part: moved(part, spells, zones, to))


def word_rows(table: Table, words: Words) -> None:
    """The words that the shared grammar leaves to a game."""
    word = table.word
    for written in words.types:
        named = rule_word(written)
        word("head", f"{written}/{written}s", (Is(Quality.TYPE, named),))
        word("typeword", f"{written}/{written}s", named)
    word("head", "card/cards", ())
    for colour in words.colours:
        word("colour", colour, Is(Quality.COLOUR, colour.lower()))
    for written in words.keywords:
        word("keyword", written, rule_word(written))
    for written, status in STATUSES:
        word("status", written, In(status))
    for written, zone in (*ZONES, (words.discard, "break")):
        word("zone", written, zone)
    for written, step in words.steps.items():
        word("step", written, step)
    for kinds in ("kinds", "kinds2"):
        for spell in words.spells:
            word(kinds, f"{spell}s || a|an {spell} || {spell}", ("summon",))
        word(kinds, "abilities || an ability || ability", ("ability",))


def paragraph_rows(table: Table) -> None:
    form = table.form
    form("character", "[a:ability]", lambda a: (a,), take_one)
    for count in range(1, MOST_KEYWORDS + 1):
        form("character", " , ".join(f"[w{i}:keyword]" for i in range(count)), make_keywords, take_keywords(count))
    form("spellcard", "[a:spell]", lambda a: (a,), take_one)


def make_keywords(**words: str) -> object:
    return tuple(Keyword("", None, word) for word in words.values())


def take_keywords(count: int) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if isinstance(value, tuple) and len(value) == count and all(v == Keyword(v.text, None, v.name) for v in value):
            return {f"w{i}": v.name for i, v in enumerate(value)}
        return None

    return take
