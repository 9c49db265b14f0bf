"""What the layers have worked out, and when that has to be done again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbiter.kernel.aspects import EVERYTHING

if TYPE_CHECKING:
    from arbiter.kernel.context import Context
    from arbiter.kernel.entries import Remade, Spoken
    from arbiter.kernel.program import Program
    from arbiter.kernel.state import Obj
    from arbiter.kernel.statements import Active
    from arbiter.script.base import Statement

Condition = tuple["Program", "Context", bool]

NO_TEXTS: Final = 0  # nothing
PRICES: Final = 1  # only how many resources they cost
MORE_THAN_PRICES: Final = 2


class WorkedOut:
    """The statements in force, and what the characteristics of everything in play (`Obj.now`) were worked out from."""

    __slots__ = (
        "stale",
        "only_conditions",
        "changed",
        "reads",
        "change_reads",
        "looked_at",
        "conditions",
        "altered",
        "top_layer",
        "speakers",
        "in_progress",
        "statements",
        "statement_kinds",
        "cost_texts",
        "card_texts",
        "ability_texts",
        "cost_statements",
        "spoken",
        "remade",
    )

    def __init__(self) -> None:
        self.stale: bool = True
        self.only_conditions: bool = False  # nothing has changed but what conditions look at:
        self.changed: int = 0  # these aspects
        self.reads: int = EVERYTHING  # the aspects that anything in force looks at,
        self.change_reads: int = EVERYTHING  # and those among them that not only conditions look at
        self.looked_at: int = -1  # the characteristics that some effect or condition in force looks at
        self.conditions: list[Condition] = []  # conditional abilities, and whether they were in force
        self.altered: int = -1  # which characteristics of what is in play effects change
        self.top_layer: int = -1  # the last layer in which something other than a plain addition was applied
        self.speakers: list[tuple[Obj, Context]] = []  # whose static abilities speak, in order
        self.in_progress: bool = True  # what things are is just being worked out: no list of them can be trusted
        self.statements: dict[type[Statement], list[Active]] = {}
        self.statement_kinds: int = 0  # kinds of event that a prohibition or replacement may concern
        # Those that may change what things cost or whether they can be played, and what tells them apart.
        self.cost_texts: bool = False
        self.card_texts: int = NO_TEXTS  # what they may change about playing cards
        self.ability_texts: bool = False  # some of them may concern abilities
        self.cost_statements: list[tuple[str, int, tuple[int, ...]]] = []
        # What serves again when everything is worked out next: the changes that each object's text makes, and what the
        # same changes have made of an object, by its number.
        self.spoken: dict[int, Spoken] = {}
        self.remade: dict[int, Remade] = {}
