"""What texts do as part of a moment of the game: as a card enters, as the game starts. Nobody can answer it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import arbiter.kernel.evaluate as evaluate
from arbiter.kernel.context import Context
from arbiter.kernel.decisions import ChooseOption
from arbiter.kernel.effects.running import run
from arbiter.kernel.index.versions import bring_up_to_date
from arbiter.kernel.loops import DEEPEST
from arbiter.kernel.traits import statics_of
from arbiter.script import abilities as ab
from arbiter.script import effects as fx
from arbiter.script.statements import As, Permit

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.state import Obj

Instruction = tuple[As, Context, str]


def own_instructions(game: Game, obj: Obj, moment: str) -> list[Instruction]:
    """What the object's own text does at that moment."""
    found: list[Instruction] = []
    for program in statics_of(obj):
        ability = program.ability
        if not program.declares or not isinstance(ability, ab.Static):
            continue
        ctx = Context(obj.controller, obj)
        for statement in ability.statements:
            if isinstance(statement, As) and statement.moment == moment:
                if ability.gate is not None and not evaluate.holds(game, ability.gate, ctx):
                    continue
                if ability.condition is None or evaluate.holds(game, ability.condition, ctx):
                    found.append((statement, ctx, program.text))
    return found


def instructions_about(game: Game, obj: Obj, moment: str) -> list[Instruction]:
    """What its own text and those in force do as this happens to the object."""
    found = [
        instruction
        for instruction in own_instructions(game, obj, moment)
        if evaluate.matches(game, instruction[0].what, obj, instruction[1])
    ]
    for active in game.says.get(As, ()):
        statement = active.statement
        assert isinstance(statement, As)
        if active.source is obj or statement.moment != moment:
            continue
        ctx = active.context
        if evaluate.matches(game, statement.what, obj, ctx):
            fresh = Context(ctx.controller, ctx.source)
            fresh.affected = obj
            found.append((statement, fresh, "" if ctx.source is None else ctx.source.face.name))
    return found


def carry_out(game: Game, player: int, instructions: list[Instruction]) -> None:
    """What puts or removes counters first, then the rest; among those as the player chooses.

    What brings about the same again each time ends for nobody: a token that makes another as it enters.
    """
    if instructions and game.under_way.within >= DEEPEST:
        game.end(-1, game.rules.draw_loop.says)
    game.under_way.within += 1
    try:
        for counting in (True, False):
            carry_out_some(game, player, [each for each in instructions if counts(each[0]) is counting])
    finally:
        game.under_way.within -= 1


def carry_out_some(game: Game, player: int, left: list[Instruction]) -> None:
    while left:
        pick = 0
        if len(left) > 1:
            pick = game.ask_one(ChooseOption(player, tuple(text for _, _, text in left), "which first"))
        statement, ctx, _ = left.pop(pick)
        game.changing()
        bring_up_to_date(game)  # they may count what is just entering, too
        run(game, statement.effects, ctx)


def counts(statement: As) -> bool:
    return any(isinstance(effect, (fx.PlaceCounters, fx.RemoveCounters)) for effect in statement.effects)


def enters_unheard(game: Game, obj: Obj) -> bool:
    """Does a text say that its entering triggers nothing? The game says whose abilities are meant."""
    for active in game.says.get(Permit, ()):
        statement = active.statement
        assert isinstance(statement, Permit)
        if statement.name == "enters_unheard" and evaluate.matches(game, statement.what, obj, active.context):
            return True
    return False
