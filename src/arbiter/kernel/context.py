"""The context in which words are read: whose text it is, from which card, after which event, with what bound."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from arbiter.kernel.ongoing import Frame

if TYPE_CHECKING:
    from arbiter.kernel.events import Event, Record
    from arbiter.kernel.stack import StackItem
    from arbiter.kernel.state import Obj


# Most contexts bind nothing: these are shared, and whoever writes makes a dict of its own.
NO_WORDS: Final[dict[int, str]] = {}
NO_NAMED_ACTIONS: Final[dict[int, bool]] = {}
NO_MOVES: Final[dict[int, Obj]] = {}


def recalled(known: Obj, gone: Obj) -> Obj:
    """A card that is gone as it is known from before; where it went is asked as ever."""
    seen = known.copy()
    seen.gone, seen.became = True, gone.became
    return seen


class Context:
    """Lives only while something is being read or carried out; what must last is a `Frame`."""

    __slots__ = (
        "controller",
        "text_of",
        "source",
        "record",
        "event",
        "slots",
        "words",
        "x",
        "did",
        "affected",
        "item",
        "paid",
        "divided",
        "moved",
        "performs",
        "over",
    )

    def __init__(self, controller: int, source: Obj | None) -> None:
        self.controller = controller
        self.text_of = -1  # whose text it is, while it makes others do it, each of them as its "you"
        self.source = source  # the card whose text it is, possibly as last known
        self.record: Record | None = None  # what triggered it
        self.event: Event | None = None  # the event being replaced or matched right now
        self.slots: dict[int, list[Obj]] = {}
        self.words: dict[int, str] = NO_WORDS
        self.x = 0
        self.did: dict[int, bool] = NO_NAMED_ACTIONS
        self.affected: Obj | None = None
        self.item: StackItem | None = None
        self.paid: tuple[int, ...] = ()
        self.divided: tuple[int, ...] = ()
        self.over = False  # what is left of the text is not carried out
        self.performs = False  # an effect of the source is being carried out or applied right now
        self.moved: dict[int, Obj] = NO_MOVES  # what this text itself has moved, by the id it had before

    def apart(self) -> Context:
        """The same words for one more reading: what is bound in it is bound for nobody else."""
        made = Context(self.controller, self.source)
        made.text_of = self.text_of
        made.record = self.record
        made.event = self.event
        made.slots = self.slots.copy()
        made.words = self.words
        made.x = self.x
        made.did = self.did
        made.affected = self.affected
        made.item = self.item
        made.paid = self.paid
        made.divided = self.divided
        made.moved = self.moved
        return made

    def effect_of(self) -> int:
        """The player whose effect it is, whoever does what it says."""
        return self.controller if self.text_of < 0 else self.text_of

    @contextmanager
    def done_by(self, player: int) -> Iterator[None]:
        """That player does what follows, as the "you" of the text, which stays whose it is."""
        before = (self.controller, self.text_of)
        self.text_of = self.effect_of()
        self.controller = player
        yield
        self.controller, self.text_of = before

    def frame(self) -> Frame:
        """What a delayed or lasting effect keeps of it."""
        return Frame(
            self.controller,
            # A card that the text itself moved is, for that text, still the same card.
            0 if self.source is None else self.latest(self.source).id,
            tuple((slot, tuple(self.latest(obj).id for obj in bound)) for slot, bound in self.slots.items()),
            tuple(self.words.items()),
            self.x,
            self.record,
        )

    def latest(self, obj: Obj) -> Obj:
        """The object, or what it became when this text moved it."""
        while obj.id in self.moved:
            obj = self.moved[obj.id]
        return obj

    def mark(self, slot: int, done: bool) -> None:
        """Remember whether something was done."""
        self.did = {**self.did, slot: done}

    def follow(self, obj: Obj, became: Obj) -> None:
        """Remember what the text moved, and what it became, if it has not stayed the same object."""
        if became.id != obj.id:
            self.moved = {**self.moved, obj.id: became}
