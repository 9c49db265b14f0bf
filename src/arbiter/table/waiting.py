"""Is there any need to act just now, or can whatever a player could do be done as well a little later?

For players who do not want to be asked each time: a card that an opponent plays and that only comes into play is waited
for. What it does then is put on the stack, or it attacks, and the player is asked; if nothing more happens that turn,
they are not. It is not waited for where one of the player's answers could have to do with what lies on the stack, nor
where the card has a text that is in force as soon as it is there. What is not known to be able to wait is asked about.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from arbiter.kernel.decisions import ChooseAction, Decision
from arbiter.script.abilities import Static
from arbiter.script.effects import Cancel
from arbiter.script.nouns import Group, Self
from arbiter.script.statements import Affects
from arbiter.script.walk import walk

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.playing.play import Action
    from arbiter.kernel.program import Program
    from arbiter.kernel.state import Obj

MANY_TEXTS: Final = 4096  # more than the matches of a busy server have between them


def can_wait(game: Game, decision: Decision) -> bool:
    """May the player who is asked pass, and do what they can do when they are asked next?"""
    state = game.state
    if not isinstance(decision, ChooseAction) or decision.why != "priority" or not decision.may_pass():
        return False
    if len(state.stack) != 1 or state.active == decision.player or state.combat is not None:
        return False
    item = state.stack[0]
    card = game.find(item.card) if item.card else None
    if card is None or item.frame.controller == decision.player or item.program is not None or item.targets:
        return False
    return not is_in_force_at_once(card) and not any(
        answers_the_stack(game, action) for action in decision.actions if action.obj is not None
    )


def is_in_force_at_once(card: Obj) -> bool:
    """Has the card a text that nobody could answer once it is in play?"""
    return any(not waits(program) for program in card.face.traits.programs)


def waits(program: Program) -> bool:
    """Does it wait for something, or for being used, or is it about nothing but the card itself?"""
    if program.is_triggered or program.is_activated or program.keyword:
        return True
    ability = program.ability
    return isinstance(ability, Static) and all(
        isinstance(statement, Affects) and isinstance(statement.thing, Self) for statement in ability.statements
    )


def answers_the_stack(game: Game, action: Action) -> bool:
    """Could the action have to do with what is about to resolve?"""
    assert action.obj is not None
    programs = (action.program,) if action.program is not None else action.obj.face.traits.programs
    return any(speaks_of(program, game.rules.zones.stack) for program in programs)


@lru_cache(maxsize=MANY_TEXTS)
def speaks_of(program: Program, zone: str) -> bool:
    """Does the text name something that lies there?"""
    return any(
        isinstance(part, Cancel) or (isinstance(part, Group) and zone in part.zones) for part in walk(program.ability)
    )
