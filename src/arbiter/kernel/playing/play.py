"""A play on its way: everything that was declared, before anything has changed.

Steps choose first and change afterwards. So an attempt that cannot be finished leaves nothing to undo, and
the copy for a re-run is taken only when the play is paid for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbiter.kernel.context import Context

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.payment import Plan
    from arbiter.kernel.program import Program
    from arbiter.kernel.rows import Reason
    from arbiter.kernel.sources import Source
    from arbiter.kernel.state import Obj
    from arbiter.script.base import CostPart, Effect
    from arbiter.script.nouns import Group


class Action:
    """Something a player with priority may do. `kind` is a row of the ruleset's table of plays, or "pass"."""

    __slots__ = ("kind", "obj", "program", "objs", "number")

    def __init__(
        self,
        kind: str,
        obj: Obj | None = None,
        program: Program | None = None,
        objs: tuple[Obj, ...] = (),
        number: int = 0,
    ) -> None:
        self.kind = kind
        self.obj = obj
        self.program = program
        self.objs = objs
        self.number = number

    def key(self) -> str:
        """Tells this action from others in the same position."""
        card = "" if self.obj is None else f"{self.obj.zone}:{self.obj.face.key}"
        text = "" if self.program is None else self.program.text
        return f"{self.kind}|{card}|{text}|{','.join(obj.face.key for obj in self.objs)}|{self.number}"


PASS: Final = Action("pass")
ONLY_PASS: Final = [PASS]  # what there is when nothing can be done; nobody adds to it


class Place:
    """A place in the text where something is chosen while playing."""

    __slots__ = ("slot", "group", "low", "high", "effect")

    def __init__(self, slot: int, group: Group, low: int, high: int, effect: Effect) -> None:
        self.slot = slot
        self.group = group
        self.low = low
        self.high = high
        self.effect = effect


class Play:
    """A card or ability being played."""

    __slots__ = (
        "kind",
        "player",
        "obj",
        "program",
        "context",
        "modes",
        "targets",
        "divided",
        "x",
        "parts",
        "picked",
        "plan",
        "total",
        "coloured",
        "extras",
        "firm_cost",
        "added",
        "usual",
        "free",
        "any_colour",
        "less",
        "after",
        "reason",
        "reserved",
        "result",
        "options",
        "colour_rule",
        "as_any",
        "number",
        "ability_kind",
        "permission",
        "effects",
        "alternative",
        "means_rule",
        "unpaid",
        "branches",
        "locked",
        "spared",
        "least_x",
        "open_x",
        "by_text",
        "counted",
        "how",
        "place",
        "hoped",
    )

    def __init__(self, kind: str, player: int, obj: Obj, program: Program | None) -> None:
        self.kind = kind
        self.player = player
        self.obj = obj
        self.program = program
        self.effects: tuple[Effect, ...] = () if program is None else program.effects
        self.context = Context(player, obj)
        self.modes: tuple[int, ...] | None = None
        self.targets: list[tuple[int, tuple[int, ...]]] = []
        self.divided: tuple[int, ...] = ()
        self.x = 0
        self.parts: list[CostPart] = []  # what must be done besides resources
        self.picked: list[tuple[CostPart, list[Obj]]] = []
        self.plan: Plan = []
        self.total = 0
        self.coloured: tuple[tuple[str, int], ...] = ()
        self.extras: tuple[str, ...] = ()
        self.firm_cost: bool = False  # it is played by a way that says what is paid: nothing else is paid instead
        self.added: tuple[CostPart, ...] = ()  # the parts of additional costs
        self.usual: tuple[CostPart, ...] = ()  # its own cost, where another is paid instead
        self.free = False
        self.any_colour = False
        self.less = 0
        self.after = ""
        self.reason: Reason | None = None
        self.reserved: set[int] = set()
        self.result: Obj | None = None
        self.options: tuple[Obj, ...] = ()
        self.colour_rule: str | None = None  # only resources of this colour may pay
        self.as_any: tuple[str, ...] = ()  # resources of these colours pay what asks for any other
        self.number = 0
        self.place: int | None = None  # where a card that stays is to come, where its zone has places
        self.how = ""  # a named way of playing it that later rules ask about
        self.least_x = 0  # the smallest number that may be named for the variable
        self.open_x: tuple[int, ...] | None = None  # where not every number may be named: those that may
        self.by_text: tuple[CostPart, ...] = ()  # parts that texts have put in place of its own cost or on top of it
        self.counted: tuple[int, ...] = ()  # how often things had been played before it, where its text counts that
        self.ability_kind = ""
        self.permission = 0
        self.spared: frozenset[int] = frozenset()  # objects that cannot be used to pay, whatever the cost
        self.locked: dict[int, int] = {}  # numbers of cost parts that were fixed earlier
        self.branches: tuple[bool, ...] = ()  # which way each "instead" was settled
        self.alternative = False  # another cost than the card's own was chosen
        self.unpaid = False  # its own cost is not paid, though others may be
        self.means_rule: str | None = None  # only resources produced so may pay
        # What could be produced for it by abilities that nobody uses unasked, while that is being asked.
        self.hoped: list[Source] = []


def run_play(game: Game, play: Play) -> None:
    """Carry out the steps in order."""
    try:
        for step in game.rules.playing.steps[play.kind]:
            step(game, play)
    finally:
        game.under_way.playing = 0
