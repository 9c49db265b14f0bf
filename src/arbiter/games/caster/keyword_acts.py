"""What keywords and texts ask for that needs a procedure: an [Enter] ability once more, looking at a card."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import arbiter.kernel.evaluate as evaluate
from arbiter.games.caster.attacking import are_apart
from arbiter.games.caster.battle import strike
from arbiter.games.caster.keywords import REPLAY
from arbiter.games.caster.zones import is_servant
from arbiter.kernel import events as ev
from arbiter.kernel.decisions import ChooseOption
from arbiter.kernel.effects.lasting import add_ongoing
from arbiter.kernel.effects.picking import show
from arbiter.kernel.events import Event
from arbiter.kernel.perform import perform
from arbiter.kernel.triggers import trigger
from arbiter.script import abilities as ab
from arbiter.script.base import Lasting
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
        trigger(game, program, obj, None)


def look(game: Game, effect: Perform, ctx: Context) -> None:
    """A card is looked at and stays where it is."""
    show(game, evaluate.present(game, effect.thing, ctx), ctx.controller)


def exchange_control(game: Game, effect: Perform, ctx: Context) -> None:
    """1017.1, 1017.1a: each player takes the other's card, if both are there and not one player's."""
    assert effect.other is not None
    mine, theirs = evaluate.present(game, effect.thing, ctx), evaluate.present(game, effect.other, ctx)
    if not mine or not theirs or mine[0].controller == theirs[0].controller:
        return
    pairs = ((mine[0], theirs[0].controller), (theirs[0], mine[0].controller))
    for obj, player in pairs:
        add_ongoing(game, ctx, [obj], (), (), Lasting.GAME, None, None, player, unsaid=True)
    perform(game, [Event(ev.CONTROLS, obj, player, 0, ctx.source, ctx.controller) for obj, player in pairs])


def battle(game: Game, effect: Perform, ctx: Context) -> None:
    """804.3, 804.4: the one is judged as if it attacked the other; 1116.2c: not across [Φ]."""
    assert effect.other is not None
    left, right = evaluate.present(game, effect.thing, ctx), evaluate.present(game, effect.other, ctx)
    if not left or not right or not is_servant(left[0]) or not is_servant(right[0]):
        return
    if not are_apart(left[0], right[0]):
        strike(game, left[0], right[0])


ACTS: dict[str, Callable[[Game, Perform, Context], None]] = {
    REPLAY: replay_enter,
    "look": look,
    "battle": battle,
    "exchange_control": exchange_control,
}
