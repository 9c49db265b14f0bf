"""Questions that a script need not answer: whatever the answer, the game goes on in the same way.

The order of triggers that nobody could tell apart: one ability of one card that has triggered several times, or that it
has several times, and that does not speak of what it triggered on, goes on the stack so often. The order in which cards
come to lie together in an open pile. And which of several effects of one text, of cards of one name, replaces something
first.
"""

from __future__ import annotations

import re

from arbiter.kernel.decisions import Answer, ChooseOption, ChooseOrder, Decision
from arbiter.kernel.game import Game
from arbiter.kernel.program import Program
from arbiter.script.amounts import EventAmount, EventTotal
from arbiter.script.nouns import EventPlayer, EventThing, Self
from arbiter.script.statements import ChangeDamage, Replace
from arbiter.script.walk import walk

TRIGGERS = "triggers"
PILE = "order"  # what rule code calls the question in which order cards go where they lie in order
REPLACEMENT = "replacement"
NUMBERED = re.compile(r" \(\d+ of \d+\)$")  # what tells options of one name apart
SMALL = (PILE, REPLACEMENT)  # asked in the midst of something: a look waits for no answer, but a script may give one
OF_THE_EVENT = (EventAmount, EventTotal, EventPlayer, EventThing)


def all_the_same(game: Game, question: Decision) -> Answer | None:
    """The answer, where every other would come to the same."""
    if isinstance(question, ChooseOrder) and question.why == PILE:
        return tuple(range(question.size())) if lie_open(game, question) else None
    if isinstance(question, ChooseOption) and question.why == REPLACEMENT:
        return 0 if of_one_text(game, question.options) else None
    if not isinstance(question, ChooseOrder | ChooseOption) or question.why != TRIGGERS:
        return None
    waiting = [pending for pending in game.state.pending if pending.frame.controller == question.player]
    first, *others = waiting
    if any(each.program.ability != first.program.ability for each in others) or speaks_of_its_event(first.program):
        return None
    labels = question.labels if isinstance(question, ChooseOrder) else question.options
    # Two copies of a card have one ability twice, which is the same unless it speaks of the card itself.
    if any(each.frame.source != first.frame.source for each in others) and (
        speaks_of_itself(first.program) or len({NUMBERED.sub("", each) for each in labels}) > 1
    ):
        return None
    return tuple(range(len(labels))) if isinstance(question, ChooseOrder) else 0


def speaks_of_its_event(program: Program) -> bool:
    return any(isinstance(part, OF_THE_EVENT) for part in walk(program.effects))


def speaks_of_itself(program: Program) -> bool:
    held = getattr(program.ability, "condition", None)
    return any(isinstance(part, Self) for said in (program.effects, held) for part in walk(said))


def lie_open(game: Game, question: ChooseOrder) -> bool:
    """Do the cards go to a pile that everybody sees, such as a graveyard?"""
    spec = game.rules.zones.specs.get(question.to)
    return spec is not None and spec.ordered and not spec.face_down


def of_one_text(game: Game, names: tuple[str, ...]) -> bool:
    """Are they effects of cards of one name, which do nothing to the very card that they are of?"""
    name, *others = {NUMBERED.sub("", each) for each in names}
    if others:
        return False
    said = [
        active.statement
        for kind in (ChangeDamage, Replace)
        for active in game.says.get(kind, ())
        if active.source is not None and active.source.face.name == name
    ]
    return bool(said) and all(each == said[0] for each in said) and not any(isinstance(p, Self) for p in walk(said[0]))
