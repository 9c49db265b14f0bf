"""Resources that a player produces while something is being paid for.

Abilities that only rest their object are used without a question. Others, which cost more than that, their player
uses of their own accord: with priority, or, where the rules allow it, when an effect asks them to pay. Only what
cannot be paid otherwise asks for them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import arbiter.kernel.evaluate as evaluate
from arbiter.kernel.context import Context
from arbiter.kernel.decisions import ChooseObjects, ChooseOption
from arbiter.kernel.playing.play import Play, run_play
from arbiter.kernel.sources import Source
from arbiter.script.effects import Produce

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.playing.play import Action


def producers(game: Game, player: int) -> list[Action]:
    """The abilities that the player could use for resources now, apart from those that are used unasked."""
    find = game.rules.paying.producers
    return [] if find is None else find(game, player)


def can_be_cast(game: Game, play: Play) -> bool:
    """Could the card be played, if need be with what its player produces for it?"""
    if game.rules.playing.check_cast(game, play) is None:
        return True
    return could_be_paid(game, play, lambda: game.rules.playing.check_cast(game, play) is None)


def produce_to_cast(game: Game, play: Play, least: int) -> bool:
    """The player produces what is lacking for a card that they could play so; false: they have not."""
    return produce_until(game, play, lambda: game.rules.playing.check_cast(game, play) is None, least)


def could_be_paid(game: Game, play: Play, is_payable: Callable[[], bool]) -> bool:
    """Would it be payable with what such abilities produce?"""
    actions = producers(game, play.player)
    if not actions:
        return False
    play.hoped = [source for action in actions for source in yields_of(game, play.player, action)]
    try:
        return is_payable()
    finally:
        play.hoped = []


def yields_of(game: Game, player: int, action: Action) -> list[Source]:
    """What the ability would produce, as far as it can be foreseen."""
    obj, program = action.obj, action.program
    assert obj is not None and program is not None
    found: list[Source] = []
    for effect in program.effects:
        if isinstance(effect, Produce):
            amount = evaluate.amount(game, effect.amount, Context(player, obj))
            source = Source(obj, effect.options or (effect.colour,), amount, amount > 1, 9, "ability")
            source.program = program
            found.append(source)
    return found


def produce_until(game: Game, play: Play, is_payable: Callable[[], bool], least: int) -> bool:
    """The player uses one such ability after the other until it can be paid. `least`: 0 if they may stop before."""
    while not is_payable():
        actions = producers(game, play.player)
        objs = list({action.obj.id: action.obj for action in actions if action.obj is not None}.values())
        if not objs:
            return False
        picked = game.ask_many(ChooseObjects(play.player, objs, least, 1, "produce", play.obj.id))
        if not picked:
            return False
        own = [action for action in actions if action.obj is objs[picked[0]]]
        texts = tuple("" if action.program is None else action.program.text for action in own)
        chosen = own[game.ask_one(ChooseOption(play.player, texts, "produce", objs[picked[0]].id))]
        assert chosen.obj is not None
        outer = game.under_way.playing
        run_play(game, Play(chosen.kind, play.player, chosen.obj, chosen.program))
        game.under_way.playing = outer
    return True
