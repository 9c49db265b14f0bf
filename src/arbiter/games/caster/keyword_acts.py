"""What keywords and texts ask for that needs a procedure: an [Enter] ability once more, looking at a card."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import arbiter.kernel.evaluate as evaluate
from arbiter.games.caster.keywords import REPLAY
from arbiter.kernel.decisions import ChooseOption
from arbiter.kernel.effects.picking import show
from arbiter.kernel.triggers import trigger
from arbiter.script import abilities as ab
from arbiter.script.patterns import Moves

if TYPE_CHECKING:
    from arbiter.kernel.context import Context
    from arbiter.kernel.game import Game
    from arbiter.kernel.program import Program
    from arbiter.kernel.state import Obj
    from arbiter.script.effects import Perform


def is_enter(program: Program) -> bool:
    """1106.2: an automatic ability that waits for its own card to enter the field."""
    ability = program.ability
    if not isinstance(ability, ab.Triggered) or not isinstance(ability.pattern, Moves):
        return False
    return program.only_self and ability.pattern.to == "field" and ability.pattern.origin is None


def enter_abilities(game: Game, obj: Obj) -> list[Program]:
    """The [Enter] abilities that the object has now."""
    return [program for program in obj.now.programs if is_enter(program)]


def replay_enter(game: Game, effect: Perform, ctx: Context) -> None:
    """1109.2: one of them is played once more, as if it had been triggered (906.3)."""
    for obj in evaluate.present(game, effect.thing, ctx):
        found = enter_abilities(game, obj)
        if not found:
            continue
        words = tuple(program.text for program in found)
        program = found[game.ask_one(ChooseOption(ctx.controller, words, "ability", obj.id))]
        game.changing()
        trigger(game, program, obj, None)


def look(game: Game, effect: Perform, ctx: Context) -> None:
    """A card is looked at and stays where it is."""
    show(game, evaluate.present(game, effect.thing, ctx), ctx.controller)


ACTS: dict[str, Callable[[Game, Perform, Context], None]] = {
    REPLAY: replay_enter,
    "look": look,
}
