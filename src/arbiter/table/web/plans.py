"""What a player has answered ahead, until it is carried out or something comes in between.

It may be the answers to the next questions of one action, and several actions one after the other: attacks that are
chosen together, and the end of the turn behind them. Whatever somebody else does but pass or block ends a plan, and so
does anything that happens and is not what it was about: then its player is asked.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from arbiter.kernel.decisions import Answer, ChooseAction, ChoosePayment, Decision
from arbiter.table.web.ahead import Pick, Way, is_priority, planned_answer, ways_ahead

if TYPE_CHECKING:
    from arbiter.kernel.match import Match
    from arbiter.table.layout import Layout

PASS = 0
# What an attack does that goes as planned, blocked or not. A card that is drawn or put into play is something to look
# at, and so is whatever an opponent does but block.
EXPECTED = frozenset(
    {"initiates battle", "rests", "attacks", "blocks", "hurts", "damages", "leaves", "triggers", "gains"}
)


@dataclass
class Plan:
    """The plan of one player."""

    picks: tuple[Pick, ...] = ()  # what the next questions are answered with
    later: tuple[Way, ...] = ()  # what is done after that
    ends: bool = False  # and then the turn is ended
    since: int = 0  # how much had been told when it was made

    def answer(self, match: Match, decision: Decision, layout: Layout) -> Answer | None:
        """The planned answer; None where there is none, or the table answers as it always does."""
        if isinstance(decision, ChoosePayment):
            return None
        if is_priority(decision):
            return self.act(match, decision, layout)
        answer = planned_answer(decision, self.picks[0]) if self.picks else None
        if answer is None:
            self.drop()
        self.picks = self.picks[1:]
        return answer

    def act(self, match: Match, decision: Decision, layout: Layout) -> Answer | None:
        """Where the player could act: on the way they pass; at their own move again, the next action follows."""
        state = match.game.state
        if state.stack:
            if state.stack[-1].frame.controller != decision.player:
                self.drop()
            return None
        if state.step not in layout.own:
            return PASS if self.picks else None
        self.picks = ()
        assert isinstance(decision, ChooseAction)
        if any(told.kind not in EXPECTED for told in match.game.told[self.since :]):
            self.drop()
        elif self.later:
            return self.begin_next(match, decision, layout)
        elif self.ends:
            self.drop()
            return PASS if decision.may_pass() else None
        return None

    def begin_next(self, match: Match, decision: Decision, layout: Layout) -> Answer | None:
        wanted, *later = self.later
        for way in ways_ahead(match, decision, layout, wanted.kind):
            if way.picks == wanted.picks:
                self.picks, self.later, self.since = way.picks, tuple(later), len(match.game.told)
                return way.action
        self.drop()
        return None

    def drop(self) -> None:
        self.picks, self.later, self.ends = (), (), False

    @property
    def is_done(self) -> bool:
        return not self.picks and not self.later and not self.ends


def plan_of(numbers: tuple[int, ...], ways: tuple[Way, ...], size: int, together: frozenset[str]) -> list[Way] | None:
    """The ways with these numbers (they follow the question's own `size` options); None if they are no plan: of several
    each must be one of those that are chosen together, and none be done twice with the same object."""
    if not all(size <= number < size + len(ways) for number in numbers):
        return None
    chosen = [ways[number - size] for number in numbers]
    if len(chosen) > 1 and len({way.doer for way in chosen if way.kind in together}) < len(chosen):
        return None
    return chosen
