"""A game as a frozen value: the records of its chapters (`chapters`), and what belongs to none of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from arbiter.kernel.chapters import (
    Counting,
    Damage,
    Hints,
    Keywords,
    Layers,
    Moving,
    Paying,
    Playing,
    Processes,
    Replacement,
    Stack,
    Triggers,
    Turn,
    Zones,
)
from arbiter.kernel.rows import NamedGroup, Reason

if TYPE_CHECKING:
    from arbiter.kernel.context import Context
    from arbiter.kernel.game import Game
    from arbiter.kernel.traits import Face
    from arbiter.script.effects import Perform


@dataclass(frozen=True)
class Ruleset:
    """A game."""

    key: str
    title: str
    types: tuple[str, ...]
    turn: Turn
    colours: tuple[str, ...] = ()
    zones: Zones = Zones()
    layers: Layers = field(default_factory=Layers)
    playing: Playing = Playing()
    paying: Paying = Paying()
    damage: Damage = Damage()
    players: tuple[int, int] = (2, 2)  # fewest and most
    formats: tuple[str, ...] = ("constructed",)
    processes: Processes = Processes()
    stack: Stack = Stack()
    moving: Moving = Moving()
    replacement: Replacement = Replacement()
    triggers: Triggers = Triggers()
    keywords: Keywords = Keywords()
    counting: Counting = Counting()
    hints: Hints = Hints()
    opening_resources: dict[str, int] = field(default_factory=dict)  # what every player begins with
    tokens: dict[str, Face] = field(default_factory=dict)  # what texts can create, by name
    # What texts can ask to be performed by name.
    acts: dict[str, Callable[[Game, Perform, Context], None]] = field(default_factory=dict)
    # Objects in play that its rules look for again and again, by a name for them.
    named_groups: Mapping[str, NamedGroup] = field(default_factory=dict)
    draw_loop: Reason = Reason("", "the position repeats and nobody can break it")
    rested_word: str = "rested"  # what a card is called that is turned
