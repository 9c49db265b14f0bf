"""Chapter 906.6: effects that make automatic abilities trigger without their condition."""

from __future__ import annotations

from collections.abc import Callable
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


def automatic_abilities(game: Game, obj: Obj) -> list[Program]:
    """Its automatic abilities that are active where it is (901.3) and have not been used up."""
    found: list[Program] = []
    for program in obj.now.programs:
        ability = program.ability
        if isinstance(ability, ab.Triggered) and not ability.plays and obj.zone in program.zones:
            if not used_up(game, obj, ability, obj.controller):
                found.append(program)
    return found


def is_enter_ability(program: Program) -> bool:
    pattern = program.ability.pattern if isinstance(program.ability, ab.Triggered) else None
    return isinstance(pattern, Moves) and pattern.to == FIELD and program.only_self


def trigger_enter(game: Game, effect: Perform, ctx: Context) -> None:
    """906.6: one of the thing's [Enter] abilities (or "all") triggers."""
    make_trigger(game, effect, ctx, is_enter_ability)


def trigger_automatic(game: Game, effect: Perform, ctx: Context) -> None:
    """906.6: one of its automatic abilities, whichever they wait for."""
    make_trigger(game, effect, ctx, lambda program: True)


def make_trigger(game: Game, effect: Perform, ctx: Context, is_meant: Callable[[Program], bool]) -> None:
    """They are played when players would next get priority."""
    for obj in evaluate.present(game, effect.thing, ctx):
        found = [program for program in automatic_abilities(game, obj) if is_meant(program)]
        if effect.word == "all":
            for program in found:
                trigger(game, program, obj, None)
            continue
        if not found:
            continue
        texts = tuple(program.text for program in found)
        pick = game.ask_one(ChooseOption(ctx.controller, texts, "trigger", obj.id))
        trigger(game, found[pick], obj, None)
