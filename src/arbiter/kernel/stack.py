"""Things on the stack (chase, gate): cards being played, abilities, and processes. Immutable."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbiter.kernel.ongoing import Frame

if TYPE_CHECKING:
    from arbiter.kernel.objects import Obj
    from arbiter.kernel.ongoing import Bindings
    from arbiter.kernel.program import Program
    from arbiter.script.base import Effect


class StackItem:
    """One thing waiting to resolve. `card` is the id of the card on the stack, 0 for an ability.

    A process (a judgment, a drive, a player's defeat) is neither card nor ability: it has no program, and its
    kind names the ruleset's function that carries it out.
    """

    __slots__ = (
        "id",
        "kind",
        "program",
        "frame",
        "card",
        "targets",
        "modes",
        "paid",
        "extras",
        "colours",
        "after",
        "divided",
        "cancelled",
        "means",
        "picked",
        "script",
        "branches",
        "image",
        "locked",
        "origin",
        "how",
        "counted",
        "surcharge",
        "place",
        "known",
    )

    def __init__(
        self,
        id: int,
        kind: str,
        program: Program | None,
        frame: Frame,
        card: int = 0,
        targets: Bindings = (),
        modes: tuple[int, ...] | None = None,
        paid: tuple[int, ...] = (),
        extras: tuple[str, ...] = (),
        colours: tuple[str, ...] = (),
        after: str = "",
        divided: tuple[int, ...] = (),
        cancelled: bool = False,
        means: tuple[str, ...] = (),
        picked: tuple[tuple[int, ...], ...] = (),
        script: tuple[Effect, ...] | None = None,
        branches: tuple[bool, ...] = (),
        image: int = 0,
        locked: tuple[int, ...] = (),
        origin: str = "",
        how: str = "",
        counted: tuple[int, ...] = (),
        surcharge: int = 0,
        place: int | None = None,
        known: Obj | None = None,
    ) -> None:
        self.id = id
        self.kind = kind  # "summon" (a card), "action", "special", "auto", or the name of a process
        self.program = program
        self.frame = frame
        self.card = card
        self.targets = targets
        self.modes = modes
        self.paid = paid
        self.extras = extras
        self.colours = colours
        self.after = after  # the zone the card goes to afterwards, where it is not the usual one
        self.divided = divided
        self.cancelled = cancelled
        self.means = means
        self.script = script  # what it does, where that was settled while playing
        self.branches = branches
        self.locked = locked  # what costs inside its text ask for, counted when it was put here
        self.counted = counted  # how often things had been played before it, for each place where its text counts that
        self.image = image  # the imaginary card that stands for an ability, or 0
        self.picked = picked  # what each picking part of the cost took
        self.origin = origin  # the zone that a card was played from
        self.how = how  # a named way of playing it that later rules ask about
        self.surcharge = surcharge  # how many of the resources that were paid additional costs asked for
        self.place = place  # the place in its zone that was chosen for a card that stays
        self.known = known  # its source as that was when it was played, where the rules ask for that; never changes

    def cancel(self) -> StackItem:
        return self.changed(self.frame, True)

    def under(self, player: int) -> StackItem:
        """The same, controlled by another player."""
        old = self.frame
        return self.changed(Frame(player, old.source, old.slots, old.words, old.x, old.record), self.cancelled)

    def changed(self, frame: Frame, cancelled: bool) -> StackItem:
        return StackItem(
            self.id,
            self.kind,
            self.program,
            frame,
            self.card,
            self.targets,
            self.modes,
            self.paid,
            self.extras,
            self.colours,
            self.after,
            self.divided,
            cancelled,
            self.means,
            self.picked,
            self.script,
            self.branches,
            self.image,
            self.locked,
            self.origin,
            self.how,
            self.counted,
            self.surcharge,
            self.place,
            self.known,
        )

    def aimed_at(self, targets: Bindings) -> StackItem:
        """The same, with these targets."""
        old = self.frame
        slots = tuple({**dict(old.slots), **dict(targets)}.items())
        made = self.changed(Frame(old.controller, old.source, slots, old.words, old.x, old.record), self.cancelled)
        made.targets = targets
        return made

    def rewritten(self, effects: tuple[Effect, ...], after: str) -> StackItem:
        """The same, with another effect in place of its own; a card goes to that zone afterwards."""
        made = self.changed(self.frame, self.cancelled)
        made.script = effects
        made.targets = ()
        made.modes = None
        made.divided = ()
        made.after = after
        return made

    @property
    def text(self) -> str:
        """What it says, or the name of the process."""
        return self.kind if self.program is None else self.program.text

    @property
    def effects(self) -> tuple[Effect, ...]:
        if self.script is not None:
            return self.script
        return () if self.program is None else self.program.effects
