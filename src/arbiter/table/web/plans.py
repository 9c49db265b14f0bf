"""What a player has answered ahead, until it is carried out or something comes in between.

It may be the answers to the next questions of one action, and several actions one after the other: attacks that are
chosen together, whatever else is to be done in a row, and the end of the turn behind it. Whatever somebody else does
but pass or block ends a plan, and so does anything that happens and is not what it was about: then its player is asked.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from arbiter.kernel.decisions import Answer, ChooseAction, ChoosePayment, Decision
from arbiter.table.web.ahead import NOTHING, TARGET, WISHED, Pick, Way, by_itself, is_priority, planned_answer, ways_of

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.match import Match
    from arbiter.kernel.telling import Told
    from arbiter.table.layout import Layout

PASS = 0


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
        if not all(is_expected(told, decision.player, layout) for told in match.game.told[self.since :]):
            self.drop()
        elif self.later:
            return self.begin_next(match, decision, layout)
        elif self.ends:
            self.drop()
            return PASS if decision.may_pass() else None
        return None

    def begin_next(self, match: Match, decision: ChooseAction, layout: Layout) -> Answer | None:
        wanted, *later = self.later
        way = found_again(match, decision, wanted, layout)
        if way is None:
            self.drop()
            return None
        self.picks, self.later, self.since = way.picks, tuple(later), len(match.game.told)
        return way.action

    def drop(self) -> None:
        self.picks, self.later, self.ends = (), (), False

    @property
    def is_done(self) -> bool:
        return not self.picks and not self.later and not self.ends


def is_expected(told: Told, player: int, layout: Layout) -> bool:
    """Does it go as planned, so that whoever made the plan need not be asked in between?"""
    expected = layout.expected | layout.own_expected if told.player == player else layout.expected
    return told.kind in expected or f"{told.kind}/{told.cause}" in expected


# ---------------------------------------------------------------- one after the other


def found_again(match: Match, decision: ChooseAction, wanted: Way, layout: Layout) -> Way | None:
    """What was planned, as it is offered now; None if it is not, or if something would have to be chosen for it."""
    numbers = [number for number in range(decision.size()) if is_same(match.game, decision, number, wanted, layout)]
    if wanted.picks:
        ways = [way for number in numbers for way in ways_of(match, decision, number, layout)]
        return next((way for way in ways if way.picks in (wanted.picks, without_target(wanted.picks))), None)
    if len(numbers) != 1 or ways_of(match, decision, numbers[0], layout):
        return None
    return by_itself(decision, numbers[0])


def is_same(game: Game, decision: ChooseAction, number: int, wanted: Way, layout: Layout) -> bool:
    """Is it the action that was planned? Of equal cards out of play only the first is offered, and stands for all."""
    action, here = decision.actions[number], by_itself(decision, number)
    if action.kind != wanted.kind or action.obj is None:
        return False
    if action.kind in layout.together:
        return True  # who does it is among what is picked for it
    if wanted.action != WISHED and here.text != wanted.text:
        return False
    planned = game.find(wanted.doer)
    if planned is None or action.obj.zone != planned.zone:
        return False
    return here.doer == wanted.doer or (
        planned.zone not in game.rules.zones.in_play
        and (action.obj.face is planned.face and action.obj.owner == planned.owner)
    )


def without_target(picks: tuple[Pick, ...]) -> tuple[Pick, ...]:
    """An attack on none of their cards is the same when they have none left, and nobody is asked which."""
    return tuple(pick for pick in picks if pick != (TARGET, NOTHING))


def plan_of(
    numbers: tuple[int, ...], decision: ChooseAction, ways: tuple[Way, ...], wished: tuple[Way, ...], layout: Layout
) -> list[Way]:
    """What these numbers stand for: options of the question, the ways that follow them, and then wishes. Empty if they
    are no plan: of several each must be one of those that are done in a row, and nothing twice with one object."""
    size = decision.size()
    offered = {size + place: way for place, way in enumerate((*ways, *wished))}
    if not all(PASS < number < size or number in offered for number in numbers):
        return []
    chosen = [offered[number] if number in offered else by_itself(decision, number) for number in numbers]
    if not chosen or chosen[0].action == WISHED:
        return []
    if len(chosen) > 1 and not all(way.kind in layout.row for way in chosen):
        return []
    return chosen if len({(way.kind, way.doer, way.text) for way in chosen}) == len(chosen) else []
