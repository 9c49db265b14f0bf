"""Effects that pick out objects: choosing, searching, revealing, looking, naming, splitting."""

from __future__ import annotations

from dataclasses import dataclass

from arbiter.script.base import Amount, Effect, Lasting, Quality, Stat, Test, Thing, Who
from arbiter.script.nouns import YOU, Group


@dataclass(frozen=True)
class Choose(Effect):
    """Pick objects and bind them to `slot`.

    `target`: picked while playing ("choose", "target"), checked again on resolution. Otherwise it is
    picked while resolving ("select", and all that a player does with "1 Forward you control").
    """

    slot: int
    group: Group
    low: Amount
    high: Amount
    by: Who = YOU
    target: bool = True
    different: Quality | Stat | None = None  # all of different names, elements, costs ...
    random: bool = False
    total_cost: Amount | None = None  # "with a total cost of 5 or less"
    for_cast: str | None = None  # what is picked will be played ("free" or "paid"): it must be able to
    for_play: bool = False  # what is picked while resolving will come into play by its owner: it must be able to


@dataclass(frozen=True)
class Pick(Effect):
    """From things already bound ("among them") pick some; those left are bound to `rest`."""

    slot: int
    source: Thing
    tests: tuple[Test, ...]
    low: Amount
    high: Amount
    by: Who = YOU
    rest: int | None = None
    different: Quality | Stat | None = None
    for_play: bool = False  # what is picked will come into play by its owner: it must be able to
    total_cost: Amount | None = None  # "with a total cost of 5 or less"


@dataclass(frozen=True)
class Search(Effect):
    """Search a player's deck (or other hidden zone); the player may fail to find; then shuffles."""

    slot: int
    group: Group
    low: Amount
    high: Amount
    who: Who = YOU
    different: Quality | Stat | None = None
    any_card: bool = False  # "search for 1 card": it must be found
    for_play: bool = False  # what is found will be put onto the field: it must be able to
    shown: bool = True  # everybody sees what was found
    for_cast: str | None = None
    quotas: tuple[tuple[tuple[Test, ...], int], ...] = ()  # of each of these kinds at most so many


@dataclass(frozen=True)
class Reveal(Effect):
    """Show things to everybody (the top cards, a hand, chosen cards) and bind them; `lasting`: they stay revealed."""

    slot: int
    thing: Thing
    lasting: Lasting | None = None


@dataclass(frozen=True)
class Look(Effect):
    """Only `who` sees the things; they are bound."""

    slot: int
    thing: Thing
    who: Who = YOU


@dataclass(frozen=True)
class RevealUntil(Effect):
    """Turn over cards from the top of the deck until one passes the tests: `slot` that card, `rest` the others."""

    slot: int
    rest: int
    who: Who
    tests: tuple[Test, ...]


@dataclass(frozen=True)
class Declare(Effect):
    """Name a word of a quality ("name 1 Element other than Light and Dark", "name 1 Job"), or a number."""

    slot: int
    quality: Quality | None
    who: Who = YOU
    options: tuple[str, ...] = ()  # empty: every word the game knows
    tests: tuple[Test, ...] = ()  # only words of cards that pass ("name a resonator")


@dataclass(frozen=True)
class SplitGroups(Effect):
    """`who` splits things into two groups (either may be empty); `chooser` picks one: `slot`; the other: `rest`."""

    slot: int
    rest: int
    thing: Thing
    who: Who
    chooser: Who
