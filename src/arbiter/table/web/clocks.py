"""The time of one table: a clock for each player with an increment (Fischer), or so many seconds for each decision.

A player's time runs while a question is open for them, whatever else is asked for meanwhile; taking something back
gives back no time, and takes back what the answer had earned. While no server is there, no time runs.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

NOBODY = -1


@dataclass(frozen=True)
class TimeRule:
    """How a table is timed; all zero: it is not."""

    timer: int = 0  # seconds for each decision; the least is answered for whoever takes longer
    clock: int = 0  # seconds that each player begins with; whoever has used them up loses
    increment: int = 0  # seconds that are added when a player has handed the question on

    def __bool__(self) -> bool:
        return bool(self.timer or self.clock)


@dataclass
class Clocks:
    """Whose time runs, and how much is left."""

    rule: TimeRule
    now: Callable[[], float]
    left: list[float]
    running: int = NOBODY
    since: float = 0.0
    earned: list[tuple[int, int]] = field(default_factory=list)  # after which answer who got an increment
    question: str = ""
    at: int = 0  # how many answers there were when it was asked
    used: dict[int, float] = field(default_factory=dict)  # with a timer: what was used after so many answers

    def ask(self, player: int, question: str, answers: int) -> None:
        """From now on this player is asked this question, after so many answers; `NOBODY`: no person is asked."""
        if not self.rule or question == self.question:
            return
        self.question = question
        before = self.running
        self._charge()
        self.running, self.at = player, answers
        if self.rule.timer:
            if player != NOBODY:  # whoever was here before, and took something back, has used some of it
                self.left[player] = self.rule.timer - self.used.get(answers, 0.0)
        elif before not in (NOBODY, player):
            self.left[before] += self.rule.increment
            self.earned.append((answers, before))

    def take_back(self, player: int, question: str, answers: int) -> None:
        """The same after something was taken back: only so many answers stand."""
        self._charge()
        while self.earned and self.earned[-1][0] > answers:
            _, who = self.earned.pop()
            self.left[who] -= self.rule.increment
        self.running, self.question, self.at = player, question, answers
        if self.rule.timer and player != NOBODY:
            self.left[player] = self.rule.timer - self.used.get(answers, 0.0)

    def stop(self) -> None:
        """No time runs any more."""
        self._charge()
        self.running, self.question = NOBODY, ""

    def _charge(self) -> None:
        now = self.now()
        if self.running != NOBODY:
            spent = max(0.0, now - self.since)
            self.left[self.running] -= spent
            if self.rule.timer:
                self.used[self.at] = self.used.get(self.at, 0.0) + spent
        self.since = now

    @property
    def deadline(self) -> float | None:
        """When the time of whoever is asked has run out; None where no time runs."""
        return None if not self.rule or self.running == NOBODY else self.since + self.left[self.running]

    @property
    def has_run_out(self) -> bool:
        return self.deadline is not None and self.now() >= self.deadline

    def shown(self) -> tuple[float | None, ...]:
        """What each player sees of the time: of a clock always, of a timer while they are asked."""
        used = max(0.0, self.now() - self.since)
        return tuple(
            None
            if not self.rule or (self.rule.timer and player != self.running)
            else left - (used if player == self.running else 0.0)
            for player, left in enumerate(self.left)
        )

    def kept(self) -> tuple[float, ...]:
        """What is left of every clock, for the store."""
        if not self.rule.clock:
            return ()
        return tuple(round(left or 0.0, 1) for left in self.shown())


def clocks_for(rule: TimeRule, now: Callable[[], float], players: int, kept: Sequence[float]) -> Clocks:
    """The clocks of a table, where they were or at their beginning."""
    begun = [float(rule.clock or rule.timer)] * players
    return Clocks(rule, now, list(kept) if len(kept) == players else begun, since=now())
