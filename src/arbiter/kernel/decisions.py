"""Questions to players: about ten kinds, each with its options in a stable order.

An answer is one index or several; numbers are answered by themselves. What is printed about an option is
worked out only when somebody reads it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbiter.kernel.errors import BadAnswer

if TYPE_CHECKING:
    from arbiter.kernel.playing.play import Action
    from arbiter.kernel.state import Obj

Answer = int | tuple[int, ...]

ATTACK: Final = "attack"  # what rule code calls the questions for an attacker and for a blocker
BLOCK: Final = "block"


class Decision:
    """A question to one player. `why` is a constant word; `about` the id of the object that asks, or 0."""

    __slots__ = ("player", "why", "about")
    kind = "decision"

    def __init__(self, player: int, why: str, about: int = 0) -> None:
        self.player = player
        self.why = why
        self.about = about

    def size(self) -> int:
        """How many options there are to pick from."""
        raise NotImplementedError

    def bounds(self) -> tuple[int, int] | None:
        """None: one index is the answer. Otherwise between so many and so many different indices."""
        return None

    def only(self) -> Answer | None:
        """The answer, if there is just one possible."""
        if self.size() == 1:
            return 0
        return None

    def is_private(self) -> bool:
        """Can nobody but the player who is asked tell how many answers there are?"""
        return False

    def minimal(self) -> Answer:
        """The answer that does as little as possible (for a player who has left the game)."""
        bounds = self.bounds()
        return 0 if bounds is None else tuple(range(bounds[0]))

    def check(self, answer: object) -> Answer:
        """The answer in its proper shape, or `BadAnswer`: whatever was given, of whatever type."""
        size = self.size()
        bounds = self.bounds()
        if bounds is None:
            if isinstance(answer, tuple):
                if len(answer) != 1:
                    raise BadAnswer(f"{self.kind}: one option is to be picked, {len(answer)} were")
                answer = answer[0]
            if isinstance(answer, bool) or not isinstance(answer, int) or not 0 <= answer < size:
                raise BadAnswer(f"{self.kind}: {answer!r} is not an option; there are 0 to {size - 1}")
            return answer
        if isinstance(answer, int) and not isinstance(answer, bool):
            answer = (answer,)
        numbers = whole_numbers(answer)
        if numbers is None:
            raise BadAnswer(f"{self.kind}: the answer is a list of option numbers, not {answer!r}")
        low, high = bounds
        if not low <= len(numbers) <= high:
            raise BadAnswer(f"{self.kind}: between {low} and {high} options are to be picked, {len(numbers)} were")
        if len(set(numbers)) != len(numbers):
            raise BadAnswer(f"{self.kind}: an option was picked twice")
        for i in numbers:
            if not 0 <= i < size:
                raise BadAnswer(f"{self.kind}: {i} is not an option; there are 0 to {size - 1}")
        return numbers


def whole_numbers(answer: object) -> tuple[int, ...] | None:
    """The answer as a list of numbers, if it is one: True is no number."""
    if not isinstance(answer, tuple):
        return None
    numbers: list[int] = []
    for each in answer:
        if isinstance(each, bool) or not isinstance(each, int):
            return None
        numbers.append(each)
    return tuple(numbers)


class ChooseAction(Decision):
    """With priority: play something, act, or pass (option 0, unless a rule demands that something be done)."""

    __slots__ = ("actions",)
    kind = "action"

    def __init__(self, player: int, actions: list[Action]) -> None:
        self.player = player
        self.why = "priority"
        self.about = 0
        self.actions = actions

    def may_pass(self) -> bool:
        return self.actions[0].obj is None

    def size(self) -> int:
        return len(self.actions)

    def is_private(self) -> bool:
        return True


class ChooseObjects(Decision):
    """Pick between `low` and `high` objects. `unseen`: the others cannot tell how many there are to pick from.

    `doing`, `to`: what is done with what is picked to pay for something, and where it goes; for whoever reads it.
    """

    __slots__ = ("options", "low", "high", "total", "unseen", "doing", "to")
    kind = "objects"

    def __init__(
        self,
        player: int,
        options: list[Obj],
        low: int,
        high: int,
        why: str,
        about: int = 0,
        total: int | None = None,
        unseen: bool = False,
    ) -> None:
        self.player = player
        self.why = why
        self.about = about
        self.options = options
        size = len(options)
        self.low = low if low < size else size
        self.high = high if high < size else size
        self.total = total  # an upper bound on the sum of their costs
        self.unseen = unseen
        self.doing = ""
        self.to = ""

    def size(self) -> int:
        return len(self.options)

    def bounds(self) -> tuple[int, int] | None:
        return self.low, self.high

    def only(self) -> Answer | None:
        if self.high <= 0:
            return ()
        if self.low == len(self.options):
            return tuple(range(self.low))
        return None

    def is_private(self) -> bool:
        return self.unseen


def told_apart(words: tuple[str, ...]) -> tuple[str, ...]:
    """Options that read alike are numbered: a player who picks one must know that there are several."""
    if len(set(words)) == len(words):
        return words
    return tuple(
        f"{word} ({words[: i + 1].count(word)} of {words.count(word)})" if words.count(word) > 1 else word
        for i, word in enumerate(words)
    )


class ChooseOption(Decision):
    """Pick one of several things said in words: a colour, a name, a way of paying."""

    __slots__ = ("options", "unseen")
    kind = "option"

    def __init__(self, player: int, options: tuple[str, ...], why: str, about: int = 0, unseen: bool = False) -> None:
        super().__init__(player, why, about)
        self.options = told_apart(options)
        self.unseen = unseen

    def size(self) -> int:
        return len(self.options)

    def is_private(self) -> bool:
        return self.unseen


class Confirm(Decision):
    """Yes (1) or no (0). Where yes is not `possible`, it is asked so that nobody can tell by whether it is."""

    __slots__ = ("question", "possible")
    kind = "confirm"

    def __init__(self, player: int, why: str, about: int = 0, question: str = "", possible: bool = True) -> None:
        super().__init__(player, why, about)
        self.question = question
        self.possible = possible

    def size(self) -> int:
        return 2 if self.possible else 1

    def is_private(self) -> bool:
        return not self.possible


class ChooseModes(Decision):
    """Pick between `low` and `high` of the actions a text offers; the options are those that can be picked."""

    __slots__ = ("options", "low", "high", "texts")
    kind = "modes"

    def __init__(
        self, player: int, options: tuple[int, ...], texts: tuple[str, ...], low: int, high: int, about: int = 0
    ) -> None:
        super().__init__(player, "modes", about)
        self.options = options
        self.texts = texts
        self.low = min(low, len(options))
        self.high = min(high, len(options))

    def size(self) -> int:
        return len(self.options)

    def bounds(self) -> tuple[int, int] | None:
        return self.low, self.high

    def only(self) -> Answer | None:
        if self.low == len(self.options):
            return tuple(range(self.low))
        return None


class ChooseNumber(Decision):
    """Name a number from `low` to `high`; the answer is the number less `low`."""

    __slots__ = ("low", "high", "step")
    kind = "number"

    def __init__(self, player: int, low: int, high: int, why: str, about: int = 0, step: int = 1) -> None:
        super().__init__(player, why, about)
        self.low = low
        self.high = max(low, high)
        self.step = step

    def size(self) -> int:
        return (self.high - self.low) // self.step + 1

    def value(self, answer: int) -> int:
        return self.low + answer * self.step


class ChooseOrder(Decision):
    """Put things in order: the answer lists every option once, first to last."""

    __slots__ = ("options", "labels", "to", "bottom")
    kind = "order"

    def __init__(
        self,
        player: int,
        count: int,
        why: str,
        objects: list[Obj] | None = None,
        labels: tuple[str, ...] = (),
        to: str = "",
        bottom: bool = False,
    ) -> None:
        super().__init__(player, why)
        self.options = objects
        self.to = to  # the zone that they go to, if they do
        self.bottom = bottom
        self.labels = told_apart(labels) if objects is None else tuple("" for _ in range(count))

    def size(self) -> int:
        return len(self.labels)

    def bounds(self) -> tuple[int, int] | None:
        return self.size(), self.size()

    def only(self) -> Answer | None:
        if self.size() <= 1:
            return tuple(range(self.size()))
        return None


class Divide(Decision):
    """Divide a whole among things; the answer gives each one's share in steps, at least `least` each."""

    __slots__ = ("options", "whole", "step", "least")
    kind = "divide"

    def __init__(
        self, player: int, options: list[Obj], whole: int, step: int, why: str, about: int = 0, least: int = 1
    ) -> None:
        super().__init__(player, why, about)
        self.options = options
        self.whole = whole  # in steps
        self.step = step
        self.least = least

    def size(self) -> int:
        return len(self.options)

    def only(self) -> Answer | None:
        if len(self.options) == 1:
            return (self.whole,)
        if self.whole <= self.least * len(self.options):
            return tuple(self.least for _ in self.options)
        return None

    def minimal(self) -> Answer:
        rest = self.whole - self.least * (len(self.options) - 1)
        return (rest, *(self.least for _ in self.options[1:]))

    def check(self, answer: object) -> Answer:
        if not isinstance(answer, tuple) or len(answer) != len(self.options):
            raise BadAnswer(f"divide: one share is to be given for each of {len(self.options)}")
        shares = whole_numbers(answer)
        if shares is None or any(share < self.least for share in shares):
            raise BadAnswer(f"divide: every share is a whole number of at least {self.least}")
        if sum(shares) != self.whole:
            raise BadAnswer(f"divide: the shares must add up to {self.whole}, not {sum(shares)}")
        return shares


class ChoosePlayer(Decision):
    """Pick a player."""

    __slots__ = ("options",)
    kind = "player"

    def __init__(self, player: int, options: tuple[int, ...], why: str, about: int = 0) -> None:
        super().__init__(player, why, about)
        self.options = options

    def size(self) -> int:
        return len(self.options)


class ChoosePayment(Decision):
    """Pick one of several ways to pay; each is described in words, the first wastes least.

    `plans` has, for each way, the ids of the objects that it takes and by which means. Where there are more ways than
    are listed, the last option takes nothing yet: then one piece after the other is asked for (`why` is "piece"), each
    time among those that can still be completed, and where what was named is enough, the first option takes no more.
    """

    __slots__ = ("options", "plans")
    kind = "payment"

    def __init__(
        self,
        player: int,
        options: tuple[str, ...],
        about: int = 0,
        plans: tuple[tuple[tuple[int, str], ...], ...] = (),
        why: str = "payment",
    ) -> None:
        super().__init__(player, why, about)
        self.options = options
        self.plans = plans

    def size(self) -> int:
        return len(self.options)
