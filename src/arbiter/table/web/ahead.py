"""Answers given ahead: an action is offered together with what would be asked next, as one thing to choose.

"Attack your opponent with the Hound" is a battle that is begun, its attacker and its target in one. Which actions are
offered so is in the layout (`[asked.ahead]`). What could be chosen is found by going on from the question in a copy of
the match in which everybody passes; nothing but the asked player's own next questions is looked at there.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from arbiter.kernel.decisions import Answer, ChooseAction, ChooseObjects, Decision
from arbiter.kernel.errors import ArbiterError

if TYPE_CHECKING:
    from arbiter.kernel.match import Match
    from arbiter.table.layout import Layout

NOTHING = 0  # in place of an object: none of them is chosen
MOST = 24  # ways of one action; with more of them only the first question is answered ahead
MOST_FIRST = 8  # and with more choices at first: each is looked at in a copy of its own
PASSES = 12  # how many answers may be needed until the first question comes
AT_ONCE = 0  # what is asked behind it is asked in the same breath, or not at all


@dataclass(frozen=True)
class Way:
    """An action by its number, and for each question that follows what is chosen (an object's id, or NOTHING)."""

    action: int
    kind: str
    picks: tuple[tuple[str, int], ...]


def ways_ahead(match: Match, decision: Decision, layout: Layout) -> tuple[Way, ...]:
    """All that is offered beyond the actions of the question."""
    if not layout.ahead or not isinstance(decision, ChooseAction) or decision.why != "priority":
        return ()
    made: list[Way] = []
    for number, action in enumerate(decision.actions):
        asked = layout.ahead.get(action.kind)
        if asked:
            then = answered(match, number, decision.player, PASSES)
            made += ways(then, Way(number, action.kind, ()), decision.player, asked)
    return tuple(made)


def ways(match: Match | None, way: Way, player: int, asked: tuple[str, ...]) -> list[Way]:
    """Each of the choices of the question that the match stands at, with those of the questions behind it."""
    picks = choices(match, way, player, asked)
    firsts = [Way(way.action, way.kind, (*way.picks, (asked[0], id))) for _, id in picks]
    if match is None or len(asked) == 1 or len(picks) > MOST_FIRST:
        return firsts
    whole: list[Way] = []
    for each, (answer, _) in zip(firsts, picks, strict=True):
        whole += ways(answered(match, answer, player, AT_ONCE), each, player, asked[1:]) or [each]
    return whole if len(whole) <= MOST else firsts


def choices(match: Match | None, way: Way, player: int, asked: tuple[str, ...]) -> list[tuple[Answer, int]]:
    """What can be answered, with what is chosen by it. Choosing nothing at first would be to do nothing."""
    question = None if match is None else match.question
    if not isinstance(question, ChooseObjects) or question.player != player or question.high != 1:
        return []
    if question.why != asked[0]:
        return []
    made: list[tuple[Answer, int]] = [((i,), obj.id) for i, obj in enumerate(question.options)]
    return [((), NOTHING), *made] if question.low == 0 and way.picks else made


def answered(match: Match, answer: Answer, player: int, passes: int) -> Match | None:
    """A copy in which the answer is given, at the next question of the player, if it comes within so many answers of
    others; None where it cannot be given."""
    copy = match.copy()
    copy.game.narrate = False
    try:
        copy.answer(answer)
        for _ in range(passes):
            question = copy.question
            if question is None or (question.player == player and not is_priority(question)):
                break
            # Others do the least, whatever they could do: what is offered must not tell that they could do something.
            copy.answer(question.minimal())
    except ArbiterError:
        return None
    return copy


def is_priority(question: Decision) -> bool:
    return isinstance(question, ChooseAction) and question.why == "priority"


def planned_answer(decision: Decision, pick: tuple[str, int]) -> Answer | None:
    """The answer to a question that was given ahead; None if it is another question, or the choice is gone."""
    why, id = pick
    if not isinstance(decision, ChooseObjects) or decision.why != why:
        return None
    if id == NOTHING:
        return () if decision.low == 0 else None
    return next(((i,) for i, obj in enumerate(decision.options) if obj.id == id), None)
