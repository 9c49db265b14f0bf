"""What a game looks like at the terminal: one record of words, signs, rows and moments for each game.

The other modules of the table read these records and name no game. A game brings its record in a module of its own
name beside this one; a game without one gets a plain look from its zones and steps.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING

from rich.text import Text

from arbiter.games.registry import entry

if TYPE_CHECKING:
    from arbiter.table.sight import Card, Seen

Words = Mapping[str, str]
NONE: Words = {}


@dataclass(frozen=True)
class Row:
    """Cards of a player side by side: those of some types (none: what no other row takes) in a zone ("": in play)."""

    label: str
    types: tuple[str, ...] = ()
    zone: str = ""
    always: bool = True  # shown also while it is empty
    counted: bool = False  # equal ones are counted, not repeated


@dataclass(frozen=True)
class Count:
    """A number on a player's line: how many cards lie in a zone."""

    word: str
    zone: str
    always: bool = True


def no_headline(seen: Seen, player: int) -> Text:
    return Text()


def no_counts(seen: Seen, player: int) -> list[str]:
    return []


def no_funds(seen: Seen) -> Text | None:
    return None


def no_reasons(card: Card) -> list[str]:
    return []


def nowhere(card: Card) -> str:
    return ""


def as_told(text: str, format: str) -> str:
    return text


@dataclass(frozen=True)
class Look:
    """A game's record. Everything may be left out; what is left out is said plainly or not at all."""

    decks: tuple[str, ...] = ()  # yours and your opponent's, where none is named
    # The turn.
    strip: tuple[tuple[str, tuple[str, ...]], ...] = ()  # the first line of the screen, and the steps behind each word
    go_on: Words = field(default_factory=dict)  # what passing with an empty stack leads to in one's own turn
    own: frozenset[str] = frozenset()  # steps of one's own turn in which one is asked without full control
    battle: frozenset[str] = frozenset()  # steps in which one is asked while something attacks
    # Cards.
    types: Words = field(default_factory=dict)  # in the order in which they are said
    costless: frozenset[str] = frozenset()  # types that have no cost printed
    styles: Words = field(default_factory=dict)  # colours of the terminal
    signs: Words = field(default_factory=dict)  # how colours are written in a cost; without signs it is a number
    keywords: Words = field(default_factory=dict)
    marks: Words = field(default_factory=dict)
    flag_signs: Words = field(default_factory=dict)  # in a list
    flag_words: Words = field(default_factory=dict)  # on the whole card
    kinds: str = "Kind"
    groups: str = "Group"
    power: str = "power"
    guard: str = "guard"
    strike: str = ""  # what a fighter deals to a player, where that is a number of its own
    level: str = ""  # what stands before a level, where levels are shown
    fighters: frozenset[str] = frozenset()  # types that attack
    swift: str = ""  # the keyword with which they attack at once
    waits: bool = True  # what has just come cannot attack yet
    standing: Callable[[Card], str] = nowhere  # where in its zone a card stands, in words
    payers: frozenset[str] = frozenset()  # types of which the field says the colours: they pay
    spells: frozenset[str] = frozenset()  # types that go where used cards go
    # The table.
    rows: tuple[Row, ...] = (Row("Field"),)  # the first is next to the middle
    counts: tuple[Count, ...] = ()
    piles: tuple[tuple[str, str], ...] = ()  # zones that `z` goes through, and their titles
    rare: frozenset[str] = frozenset()  # piles that are named only while something lies there
    used: str = ""  # the pile of which face-up cards are used up
    grave: str = ""  # the pile that `b` shows
    grave_words: str = "discard piles"
    pile_words: str = ""
    headline: Callable[[Seen, int], Text] = no_headline  # what a player's line begins with
    more_counts: Callable[[Seen, int], list[str]] = no_counts
    quiet: frozenset[str] = frozenset()  # resources that the headline has told already
    untold: frozenset[str] = frozenset()  # resources whose changes the log passes over: mere counts
    funds: Callable[[Seen], Text | None] = no_funds  # what one could pay with
    reasons: Callable[[Card], list[str]] = no_reasons  # why one in play would not be offered as an attacker
    answer_first: str = "the question above has to be answered first"
    # Words.
    rested: str = "rested"
    rest: str = "rest"
    turned: tuple[str, str] = ("is readied", "is rested")
    stack: str = "stack"  # its zone, and what it is called
    unit: str = ""  # what costs are paid in
    produced: str = ""  # units that were produced before
    places: Words = field(default_factory=dict)  # what is said of cards that leave play for these zones
    thrown: str = "on the discard pile"
    titles: Words = field(default_factory=dict)  # questions in this game's words
    none: Words = field(default_factory=dict)  # what choosing none means for a question
    options: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    verbs: Words = field(default_factory=dict)  # what an action is called
    bare: frozenset[str] = frozenset()  # actions of no card: their verb says all
    shown_cost: frozenset[str] = frozenset()  # actions that are played from a hand for a cost
    welcome: tuple[str, ...] = ()
    fill: Callable[[str, str], str] = as_told  # numbers of the format in the words of welcome
    rules: str = ""  # in short, under the help


@cache
def look_of(game: str) -> Look:
    """The record of a game, or the plain one."""
    name = f"{__package__}.{game}"
    if game.isidentifier() and find_spec(name) is not None:
        found = import_module(name).LOOK
        assert isinstance(found, Look)
        return found
    return plain_look(game)


def plain_look(game: str) -> Look:
    """From the zones and steps alone, by the names that the rules use."""
    rules = entry(game).rules
    asked = frozenset(name for name, step in rules.turn.steps.items() if step.grants and step.plays)
    piles = tuple(
        (spec.name, spec.name.capitalize())
        for spec in rules.zones.rows
        if not spec.shared and spec.name not in (rules.zones.hand, rules.zones.player)
    )
    areas = (
        spec.name for spec in rules.zones.rows if spec.in_play and not spec.shared and spec.name != rules.zones.main
    )
    return Look(
        strip=tuple((name.replace("_", " "), (name,)) for name, step in rules.turn.steps.items() if step.grants),
        own=asked,
        battle=asked,
        types={kind: kind.replace("_", " ").capitalize() for kind in rules.types},
        fighters=frozenset(rules.types),
        rows=(Row(rules.zones.main.capitalize()), *(Row(zone.capitalize(), zone=zone, always=False) for zone in areas)),
        counts=tuple(Count(zone, zone, zone == rules.zones.deck) for zone, _ in piles),
        piles=piles,
        grave=rules.zones.discard,
        stack=rules.zones.stack,
        grave_words=f"piles of the zone {rules.zones.discard}",
        pile_words=", ".join(zone for zone, _ in piles),
        places={
            zone: f"goes to the zone {zone}" for zone in (rules.zones.discard, rules.zones.removed, rules.zones.hand)
        },
    )


def default_decks(game: str) -> tuple[str, str]:
    """What is played where no deck is named: the look's own, or the game's first two."""
    names = look_of(game).decks or tuple(path.stem for path in entry(game).deck_files())
    return names[0], names[min(1, len(names) - 1)]
