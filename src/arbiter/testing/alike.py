"""Questions whose answers all come to the same: the order of triggers that nobody could tell apart.

One ability of one card that has triggered several times, and does not speak of what it triggered on, goes on the stack
so often, in whatever order.
"""

from __future__ import annotations

from arbiter.kernel.decisions import Answer, ChooseOption, ChooseOrder, Decision
from arbiter.kernel.game import Game
from arbiter.kernel.program import Program
from arbiter.script.amounts import EventAmount, EventTotal
from arbiter.script.nouns import EventPlayer, EventThing
from arbiter.script.walk import walk

TRIGGERS = "triggers"
OF_THE_EVENT = (EventAmount, EventTotal, EventPlayer, EventThing)


def all_the_same(game: Game, question: Decision) -> Answer | None:
    """The answer, where every other would come to the same."""
    if not isinstance(question, ChooseOrder | ChooseOption) or question.why != TRIGGERS:
        return None
    waiting = [pending for pending in game.state.pending if pending.frame.controller == question.player]
    if len({(id(pending.program), pending.frame.source) for pending in waiting}) != 1:
        return None
    if speaks_of_its_event(waiting[0].program):
        return None
    return tuple(range(len(question.labels))) if isinstance(question, ChooseOrder) else 0


def speaks_of_its_event(program: Program) -> bool:
    return any(isinstance(part, OF_THE_EVENT) for part in walk(program.effects))
