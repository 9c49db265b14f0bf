"""What is being carried out right now. At a resting point there is nothing of it, so it is no part of the state."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from arbiter.kernel.context import Context
    from arbiter.kernel.events import Event
    from arbiter.kernel.program import Program
    from arbiter.kernel.state import Obj
    from arbiter.kernel.telling import Thing
    from arbiter.script.base import How
    from arbiter.script.effects import Effects


UNSEEN: Final = (-1, "", 0)


class UnderWay:
    """The middle of an action."""

    __slots__ = (
        "playing",
        "replacing",
        "kept_off",
        "batch",
        "afterwards",
        "company",
        "acting_together",
        "mixing",
        "harming",
        "shares",
        "untimed",
        "tried",
        "done",
        "within",
        "changes",
        "status_seen",
        "leaving",
        "revealable",
        "seen_as_if",
        "announced",
        "acting",
        "source",
        "rule",
        "rules_of",
        "together",
    )

    def __init__(self) -> None:
        self.playing: int = 0  # the card that is being played: no longer where it was, for everybody who counts
        self.replacing: tuple[str, ...] = ()  # replacement effects that are being carried out
        # What texts have replaced of what rule processes ask for, until these ask for nothing more: the object, how it
        # was to move, the replacement. None where no process is under way, or where that does not matter.
        self.kept_off: list[tuple[int, How, str]] | None = None
        self.batch: list[Event] | None = None  # events that are being gathered to happen together
        # What follows an action that was replaced, once it is over.
        self.afterwards: list[tuple[Effects, Context, Event, tuple[str, ...]]] = []
        self.company: tuple[Obj, ...] = ()  # what is coming into play together, as it was before
        self.acting_together: int = 0  # several players are doing something together
        # Piles that a text is shuffling: how often it still has to, or 0 while cards are put in place afterwards.
        self.mixing: dict[tuple[int, str], int] = {}
        # Damage that is being dealt to several together, and how reductions were shared out among them.
        self.harming: list[Event] = []
        self.shares: dict[str, list[int]] = {}
        self.untimed: bool = False  # an effect has something played: what has a timing of its own is not asked for it
        self.tried: int = 0  # events that texts set out to perform
        self.done: int = 0  # events that happened as they were meant, not replaced
        self.within: int = 0  # how many things happen just now as part of each other
        self.changes: int = 0  # how often something has changed, to tell whether anything was done
        self.status_seen: tuple[int, str, int] = UNSEEN  # changes, step and stack when status triggers were asked
        self.leaving: tuple[int, ...] = ()  # players who have given up, and leave as soon as this is over
        self.revealable: list[tuple[Obj, Program]] = []  # who waits for what has happened, and is not seen by all
        # Objects with texts of theirs by which they are seen as something else, while it is asked whether those hold.
        self.seen_as_if: list[tuple[int, Program]] = []
        # For those who are told what happens: the card and the rule by which it does, rules by the events that they ask
        # for, and where in the stream that begins which happens together.
        self.announced: int = 0  # what is being played for all to see
        self.acting: Thing | None = None
        self.source: Obj | None = None  # the card by whose text effects are carried out
        self.rule: str = ""
        self.rules_of: dict[int, str] = {}
        self.together: int = 0
