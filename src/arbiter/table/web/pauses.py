"""How long the table waits before it answers for a person who has but one answer, which nobody else may know.

As long as people take: drawn from the times in which this player has said no at this table where they could have said
yes, and, while there are few of these, from what people usually take. The pause runs on the player's clock, as an
answer of their own would, for the others see the clock; so it takes only a small part of what is left there, as people
do who have little time. Against bots nobody is asked who has nothing to choose, and nothing is waited for.
"""

from __future__ import annotations

from collections import deque
from random import SystemRandom
from typing import TYPE_CHECKING

from arbiter.kernel.decisions import Answer, ChooseAction, Decision

if TYPE_CHECKING:
    from arbiter.table.web.clocks import Clocks
    from arbiter.table.web.table import Listener, Table

KEPT = 40  # times that are remembered of each player, for passes and for other decisions
DOUBT = 6  # what people usually take counts as so many of them
USUAL = (0.6, 0.55)  # of the logarithm of seconds: mean (1.8 s) and deviation
SPREAD = (0.85, 1.15)  # no time comes twice
LONGEST = 25.0  # seconds; whoever takes longer was not there, or really had something to think about
SHARE = 0.05  # of the time that is left on a clock, besides its increment
SHARE_OF_TIMER = 0.25
TRIES = 8


class Pauses:
    """The times of one table."""

    def __init__(self) -> None:
        self.random = SystemRandom()
        self.took: dict[tuple[int, bool], deque[float]] = {}
        self.asked: tuple[str, float] = ("", 0.0)  # the number of the open question, and since when it is open

    def note_question(self, serial: str, now: float) -> None:
        if serial != self.asked[0]:
            self.asked = (serial, now)

    def note_answer(self, decision: Decision, answer: Answer, now: float) -> None:
        """A person has answered. Only a no where a yes was possible, to what nobody else can judge, is to be taken for
        the table's own answers."""
        seconds = now - self.asked[1]
        if decision.is_private() and decision.only() is None and answer == decision.minimal() and seconds < LONGEST:
            key = (decision.player, isinstance(decision, ChooseAction))
            self.took.setdefault(key, deque(maxlen=KEPT)).append(seconds)

    def draw(self, decision: Decision, most: float) -> float:
        """Seconds to wait, `most` at most."""
        took = self.took.get((decision.player, isinstance(decision, ChooseAction)), ())
        for _ in range(TRIES):
            if self.random.random() * (len(took) + DOUBT) < len(took):
                seconds = took[self.random.randrange(len(took))] * self.random.uniform(*SPREAD)
            else:
                seconds = self.random.lognormvariate(*USUAL)
            if seconds <= most:
                return seconds
        return most * self.random.uniform(0.5, 1.0)


def longest(clocks: Clocks, player: int) -> float:
    """How long a pause may take off this player's time."""
    left = clocks.shown()[player]
    if left is None:
        return LONGEST
    if clocks.rule.timer:
        return min(LONGEST, max(0.0, left * SHARE_OF_TIMER))
    return min(LONGEST, max(0.0, min(clocks.rule.increment, left / 2) + left * SHARE))


async def answer_later(table: Table, serial: str, seconds: float) -> None:
    """The table answers for whoever is asked, unless they have been asked something else by then."""
    try:
        await table.tables.sleep(seconds)
        async with table.lock:
            table_game = await table.loaded()
            if table_game.serial != serial or table_game.is_over or table_game.held_answer() is None:
                return

            def answer() -> list[tuple[Listener, str]]:
                table_game.answer_held()
                return table.views(table_game, table.everybody())

            for each, data in await table.run_and_store(table_game, answer):
                each.send(data)
    finally:
        table.tables.release(table)
    table.wake()
