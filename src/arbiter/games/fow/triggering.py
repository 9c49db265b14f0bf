"""Chapter 906.6: effects that make automatic abilities trigger without their condition."""

from __future__ import annotations

from typing import TYPE_CHECKING

import arbiter.kernel.evaluate as evaluate
from arbiter.games.fow.zones import FIELD
from arbiter.kernel.decisions import ChooseOption
from arbiter.kernel.triggers import trigger, used_up
from arbiter.script import abilities as ab
from arbiter.script.patterns import Moves

if TYPE_CHECKING:
    from arbiter.kernel.context import Context
    from arbiter.kernel.game import Game
    from arbiter.kernel.program import Program
    from arbiter.kernel.state import Obj
    from arbiter.script.effects import Perform


def entering_abilities(game: Game, obj: Obj) -> list[Program]:
    """Its [Enter] abilities that have not been used up."""
    found: list[Program] = []
    for program in obj.now.programs:
        ability = program.ability
        if isinstance(ability, ab.Triggered) and not ability.plays and isinstance(ability.pattern, Moves):
            if ability.pattern.to == FIELD and program.only_self and not used_up(game, obj, ability, obj.controller):
                found.append(program)
    return found


def trigger_enter(game: Game, effect: Perform, ctx: Context) -> None:
    """906.6: one of the thing's [Enter] abilities (or "all") triggers, to be played when players would next get
    priority."""
    for obj in evaluate.present(game, effect.thing, ctx):
        found = entering_abilities(game, obj)
        if effect.word == "all":
            for program in found:
                trigger(game, program, obj, None)
            continue
        if not found:
            continue
        texts = tuple(program.text for program in found)
        pick = game.ask_one(ChooseOption(ctx.controller, texts, "trigger", obj.id))
        trigger(game, found[pick], obj, None)
