"""Chapters 7 and 9.3: playing cards and abilities, as the order of the kernel's steps, and the other actions.

A card has one side that is played and nothing is given up for it but what its cost says, so the list is shorter than
that of 12.9; what is played from the hand remembers it for [Enter] (9.6/1a).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from arbiter.games.fow import battle, card_types, judging, lifebreak, standing_by
from arbiter.games.fow import playing as shared
from arbiter.games.fow5 import calling
from arbiter.games.fow5.zones import FIELD, GRAVEYARD, HAND
from arbiter.kernel.loops import is_free
from arbiter.kernel.memory import note
from arbiter.kernel.playing.commit import cast_on_stack, put_activated, resolve_at_once
from arbiter.kernel.playing.cost_choices import choose_alternative, choose_extras, choose_options, choose_x, count_plays
from arbiter.kernel.playing.paying import choose_payment
from arbiter.kernel.playing.targets import declare_division, declare_modes, declare_targets

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.playing.play import Play
    from arbiter.kernel.stack import StackItem
    from arbiter.kernel.state import Obj

FROM_HAND: Final = "from hand"


def start_card(game: Game, play: Play) -> None:
    """9.3/3: the card is declared; from here on it is no longer where it was."""
    shared.start_card(game, play)
    if play.obj.zone == HAND and not play.how:
        play.how = FROM_HAND


# 9.3/2: choices come before changes, so what cannot be finished leaves nothing to undo.
PLAYING: dict[str, tuple[Callable[[Game, Play], None], ...]] = {
    "spell": (
        start_card,  # 9.3/2a, 9.3/3
        choose_alternative,  # 12.2
        choose_extras,  # 12.1
        declare_modes,  # 9.3/4
        choose_x,
        shared.define_x,  # 9.3/4b  an X that its text defines for its cost is that of its other texts
        count_plays,
        declare_targets,  # 9.3/4a
        declare_division,
        choose_options,
        choose_payment,  # 9.3/4b
        cast_on_stack,
    ),
    "ability": (
        shared.start_ability,
        choose_extras,
        declare_modes,
        choose_x,
        declare_targets,
        declare_division,
        choose_options,
        choose_payment,
        shared.show_source,
        put_activated,
    ),
    # 9.7/3  a will ability does not use the chase area
    "will": (shared.start_ability, choose_x, choose_options, choose_payment, resolve_at_once),
    "call": (calling.call,),  # 7.11
    "judgment": (judging.start_judgment, choose_x, choose_options, choose_payment, judging.put_judgment),  # 7.5
    "standby": (standing_by.start, choose_payment, standing_by.put_down),  # 7.6
    "battle": (battle.initiate,),  # 7.4
    "lifebreak": (lifebreak.break_life,),  # 7.10
}


def cast_kind(obj: Obj) -> str:
    return "spell"


def after_resolving(game: Game, item: StackItem) -> str:
    """7.1/3, 7.2/4: resonators, regalia and additions are put into the field; 7.3/3, 7.7/3, 7.9/6: spells are spent."""
    card = game.here(item.card)
    assert card is not None
    return FIELD if card.now.type_bits & card_types.PERMANENT else GRAVEYARD


def after_play(game: Game, play: Play) -> None:
    """What the others play in a battle is an answer to it (8.2/8); what costs nothing is counted (14.1/1a)."""
    if play.player != game.state.active and game.rules.turn.steps[game.state.step].phase == "battle":
        note(game, play.player, battle.ANSWERED)
    if play.kind == "ability" and play.program is not None and is_free(play.program):
        note(game, play.player, shared.free_word(play.obj, play.program))
