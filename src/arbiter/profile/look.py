"""What a game looks like at the terminal: one record of words, signs, rows and moments.

A game's record is `LOOK` in `terminal.py` of its folder. The table reads it and names no game; a game without one gets
a plain look from its zones and steps.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from arbiter.profile.seen import Card, Seen

Words = Mapping[str, str]
# Pieces of text, each with the style that it is shown in ("bold red"; empty: as the text around it).
Styled = tuple[tuple[str, str], ...]


def colour_words(colours: tuple[str, ...], brief: bool = False) -> str:
    """Colours as they are read: "Fire/Water", or "Fir/Wat" where there is little room."""
    return "/".join(colour.capitalize()[: 3 if brief else None] for colour in colours)


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


def no_headline(seen: Seen, player: int) -> Styled:
    return ()


def no_counts(seen: Seen, player: int) -> list[str]:
    return []


def nothing_to_pay_with(seen: Seen) -> Styled:
    return ()


def no_reasons(card: Card) -> list[str]:
    return []


def no_place(card: Card) -> str:
    return ""


def as_written(text: str, format: str) -> str:
    return text


@dataclass(frozen=True)
class Look:
    """A game's record. Everything may be left out; what is left out is said plainly or not at all."""

    default_decks: tuple[str, ...] = ()  # yours and your opponent's, where none is named
    # The turn.
    phases: tuple[tuple[str, tuple[str, ...]], ...] = ()  # the first line of the screen, and the steps behind each word
    passing_leads_to: Words = field(default_factory=dict)  # in one's own turn with an empty stack, by step
    asked_in_own_turn: frozenset[str] = frozenset()  # steps of one's own turn in which one is asked
    asked_in_battle: frozenset[str] = frozenset()  # steps in which one is asked while something attacks
    attack_step: str = ""  # something attacks, and who blocks is not settled yet
    block_step: str = ""  # who blocks is settled, and the damage is still to come
    # Cards.
    types: Words = field(default_factory=dict)  # in the order in which they are said
    without_cost: frozenset[str] = frozenset()  # types that have no cost printed
    colour_styles: Words = field(default_factory=dict)  # colours of the terminal
    colour_signs: Words = field(default_factory=dict)  # how colours are written in a cost; without signs: a number
    keywords: Words = field(default_factory=dict)
    marks: Words = field(default_factory=dict)
    flag_signs: Words = field(default_factory=dict)  # in a list
    flag_words: Words = field(default_factory=dict)  # on the whole card
    kind_word: str = "Kind"
    group_word: str = "Group"
    power_word: str = "power"
    guard_word: str = "guard"
    strike_word: str = ""  # what a fighter deals to a player, where that is a number of its own
    level_word: str = ""  # what stands before a level, where levels are shown
    limit_word: str = "limit"  # what stands before the second cost of cards that have one
    fighters: frozenset[str] = frozenset()  # types that attack
    newcomers_wait: bool = True  # what has just come cannot attack yet
    haste: str = ""  # the keyword with which it can
    place_words: Callable[[Card], str] = no_place  # where in its zone a card stands
    colours_shown: frozenset[str] = frozenset()  # types of which the field says the colours: they pay
    # The table.
    rows: tuple[Row, ...] = (Row("Field"),)  # the first is next to the middle
    counts: tuple[Count, ...] = ()
    piles: tuple[tuple[str, str], ...] = ()  # zones that `z` goes through, and their titles
    named_when_filled: frozenset[str] = frozenset()  # piles that are named only while something lies there
    used_pile: str = ""  # the pile of which face-up cards are used up
    discard_pile: str = ""  # the pile that `b` shows
    discard_words: str = "discard piles"
    pile_words: str = ""
    headline: Callable[[Seen, int], Styled] = no_headline  # what a player's line begins with
    more_counts: Callable[[Seen, int], list[str]] = no_counts
    in_headline: frozenset[str] = frozenset()  # resources that the headline has told already
    can_pay: Callable[[Seen], Styled] = nothing_to_pay_with  # what the viewer could pay with
    why_not: Callable[[Card], list[str]] = no_reasons  # why one in play would not be offered as an attacker
    answer_first: str = "the question above has to be answered first"
    # Words.
    rested_word: str = "rested"
    rest_verb: str = "rest"
    stack: str = "stack"  # its zone, and what it is called
    unit: str = ""  # what costs are paid in
    produced_words: str = ""  # units that were produced before
    questions: Words = field(default_factory=dict)  # in this game's words, by their `why`
    plain_questions: frozenset[str] = frozenset()  # those that need no card's text beside them
    declining: Words = field(default_factory=dict)  # what choosing none means, by a question's `why`
    options: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # of a question, by its `why`
    answers: Mapping[str, Words] = field(default_factory=dict)  # ... where not all of its options are always there
    verbs: Words = field(default_factory=dict)  # what an action is called
    without_card: frozenset[str] = frozenset()  # actions of no card: their verb says all
    into: frozenset[str] = frozenset()  # actions whose keyword names what the card turns into
    from_hand: frozenset[str] = frozenset()  # actions by which a card is played for its cost
    welcome: tuple[str, ...] = ()
    fill_in: Callable[[str, str], str] = as_written  # numbers of the format in the words of welcome
    rules_in_short: str = ""  # under the help
