"""A question as single choices: whoever is to name several things names one after the other, then that they are done.

Where there are more choices than places, the last place leads to the next page. So whatever is asked, an answer is one
place among a fixed number of them.
"""

from __future__ import annotations

from typing import Final

from arbiter.kernel.decisions import Answer, ChooseObjects, ChooseOrder, Decision, Divide
from arbiter.kernel.errors import BadAnswer

DONE: Final = -1
MORE: Final = -2


class Picking:
    """How far a question has been answered."""

    __slots__ = ("decision", "places", "picked", "page", "pages", "barred", "choices", "left", "shares", "low", "high")

    def __init__(self, decision: Decision, places: int, barred: tuple[int, ...] = ()) -> None:
        self.decision: Decision = decision
        self.places: int = places
        self.barred: tuple[int, ...] = barred  # options that were tried and could not be finished
        self.picked: list[int] = []
        self.page: int = 0
        self.pages: int = 1
        self.shares: list[int] = []
        self.left: int = 0  # what is still to be divided
        self.low: int = 1
        self.high: int = 1
        bounds = decision.bounds()
        if isinstance(decision, Divide):
            self.shares = [decision.least] * len(decision.options)
            self.left = decision.whole - decision.least * len(decision.options)
            self.low = self.high = self.left
        elif bounds is not None:
            self.low, self.high = bounds
        self.choices: list[int] = self.on_page()  # what each place stands for: an option's number, DONE or MORE

    def copy(self, decision: Decision) -> Picking:
        """The same, of the same question asked elsewhere."""
        made = Picking(decision, self.places, self.barred)
        made.picked = self.picked[:]
        made.shares = self.shares[:]
        made.left = self.left
        made.page = self.page
        made.choices = made.on_page()
        return made

    def take(self, place: int) -> Answer | None:
        """Choose what the place stands for; the whole answer once there is one."""
        if not 0 <= place < len(self.choices):
            raise BadAnswer(f"place {place} stands for nothing here; there are 0 to {len(self.choices) - 1}")
        choice = self.choices[place]
        if choice == MORE:
            self.page = (self.page + 1) % self.pages
            self.choices = self.on_page()
            return None
        answer = self.after(choice)
        if answer is None:
            self.page = 0
            self.choices = self.on_page()
        return answer

    def after(self, choice: int) -> Answer | None:
        if isinstance(self.decision, Divide):
            self.shares[choice] += 1
            self.left -= 1
            return None if self.left else tuple(self.shares)
        if self.decision.bounds() is None:
            return choice
        if choice == DONE:
            return tuple(self.picked)
        self.picked.append(choice)
        if len(self.picked) >= self.high:
            return tuple(self.picked)
        rest = self.open_options()
        last = len(rest) == 1 or not isinstance(self.decision, ChooseOrder)
        if len(self.picked) + len(rest) <= self.low and last:
            return (*self.picked, *rest)  # whoever must take all the others is not asked
        if not rest:
            return tuple(self.picked)
        return None

    def open_options(self) -> list[int]:
        """The options that may be picked next."""
        decision = self.decision
        taken = self.picked
        if taken or self.barred:
            found = [i for i in range(decision.size()) if i not in taken and i not in self.barred]
        else:
            found = list(range(decision.size()))
        if isinstance(decision, ChooseObjects) and decision.total is not None:
            spent = 0
            for i in taken:
                spent += decision.options[i].now.cost
            affordable = [i for i in found if spent + decision.options[i].now.cost <= decision.total]
            if affordable or len(taken) >= self.low:
                return affordable
        return found

    def on_page(self) -> list[int]:
        found = list(range(len(self.shares))) if self.shares else self.open_options()
        if self.decision.bounds() is not None and not self.shares and len(self.picked) >= self.low < self.high:
            found.append(DONE)
        if len(found) <= self.places:
            self.pages = 1
            return found
        size = self.places - 1
        self.pages = (len(found) + size - 1) // size
        return [*found[self.page * size : (self.page + 1) * size], MORE]
