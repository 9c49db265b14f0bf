"""Chapter 903: playing cards and abilities, as the order of the kernel's steps, and what their first steps declare."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import arbiter.kernel.evaluate as evaluate
from arbiter.games.fow import (
    battle,
    calling,
    card_types,
    judging,
    lifebreak,
    orders,
    runes,
    sides,
    standing_by,
    wardens,
    ways,
)
from arbiter.games.fow.additions import fuse_spell
from arbiter.games.fow.forbidding import kind_of, limit_x
from arbiter.games.fow.zones import EXTRA, FIELD, GRAVEYARD, STANDBY
from arbiter.kernel import setters
from arbiter.kernel.changes import COST_SET
from arbiter.kernel.loops import is_free
from arbiter.kernel.memory import note
from arbiter.kernel.playing.commit import announce_cast, move_to_stack, put_activated, resolve_at_once
from arbiter.kernel.playing.cost_choices import choose_alternative, choose_extras, choose_options, choose_x, count_plays
from arbiter.kernel.playing.costs import colour_rules, own_statements
from arbiter.kernel.playing.paying import choose_payment
from arbiter.kernel.playing.targets import declare_division, declare_modes, declare_targets
from arbiter.kernel.rows import Sight
from arbiter.kernel.traits import declares
from arbiter.script import abilities as ab
from arbiter.script.costs import Mana
from arbiter.script.statements import CostChange

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.playing.play import Play
    from arbiter.kernel.program import Program
    from arbiter.kernel.stack import StackItem
    from arbiter.kernel.state import Obj
    from arbiter.script.base import CostPart

NOTHING_TO_PAY: Final = Mana()


def show_source(game: Game, play: Play) -> None:
    """905.2a: a card whose ability is played from a hidden area is shown to all."""
    obj = play.obj
    if game.rules.zones.specs[obj.zone].sight is not Sight.PUBLIC:
        shown = setters.show(game, game.state.objects[obj.id], setters.everybody(game))
        play.obj = play.context.source = shown


def price_of(obj: Obj) -> Mana:
    """204.1: the specified and the free cost of a card, as they are now."""
    price = obj.face.price
    printed = obj.face.printed.cost
    if price is None:
        return Mana((), max(0, obj.now.cost))
    if obj.now.flags >= COST_SET:
        return Mana((), max(0, obj.now.cost))  # 904.4  the printed specified cost is replaced, too
    if obj.now.cost == printed:
        return price
    # An effect has changed the total: more or less of it is free cost.
    return Mana(price.coloured, max(0, price.any + obj.now.cost - printed), price.variable, price.most)


def start_card(game: Game, play: Play) -> None:
    """903.2a to 903.2f: the card is declared; from here on it is no longer where it was."""
    obj = play.obj
    play.ability_kind = "summon"
    play.parts = card_parts(game, play)
    play.unpaid = obj.zone == STANDBY  # 708.4
    ways.start(game, play)
    colour_rules(game, play)
    game.under_way.playing = obj.id


def card_parts(game: Game, play: Play) -> list[CostPart]:
    """204.1; 708.4: from the standby area the cost is not paid, but what is additional to it (1113.2a) is."""
    return [NOTHING_TO_PAY] if play.obj.zone == STANDBY else [price_of(play.obj)]


def start_ability(game: Game, play: Play) -> None:
    """905.1, 905.1b: what stands before the colon is the activation cost."""
    assert play.program is not None
    ability = play.program.ability
    assert isinstance(ability, ab.Activated)
    play.ability_kind = kind_of(play.program)  # 905.5b
    play.parts = list(ability.cost.parts)


def define_x(game: Game, play: Play) -> None:
    """903.2h-3: an X that its own cost needs and its text defines is fixed now, for all its texts while it stays."""
    if declares(play.obj):
        for statement, ctx in own_statements(game, play, CostChange):
            if isinstance(statement, CostChange) and statement.names_x:
                play.x = play.context.x = evaluate.amount(game, statement.add, ctx)


# 903.2: choices come before changes, so what cannot be finished leaves nothing to undo (903.2m).
PLAYING: dict[str, tuple[Callable[[Game, Play], None], ...]] = {
    "spell": (
        sides.choose_side,  # 903.2b, 903.2c
        start_card,  # 903.2a to 903.2f
        limit_x,  # 903.2h-5
        orders.choose_order,  # 903.2d
        choose_alternative,  # 903.2k-1
        choose_extras,  # 903.2k-3
        ways.give_up,  # 1166, 1188
        declare_modes,  # 903.2g
        choose_x,  # 903.2h
        define_x,  # 903.2h-3
        count_plays,  # 903.2h-3
        declare_targets,  # 903.2i
        declare_division,  # 903.2j
        choose_options,  # 905.1b
        choose_payment,  # 903.2k, 903.2l
        orders.note_order,
        move_to_stack,  # 903.2f, 903.2l
        orders.protect,  # 712.2
        fuse_spell,  # 1156.2
        ways.fix_cost,  # 1174.2
        announce_cast,  # 903.2o
    ),
    # 711.2  a copy of a rune
    "rune": (
        sides.choose_side,  # 1307.3c
        start_card,
        limit_x,
        choose_alternative,
        choose_extras,
        declare_modes,
        choose_x,
        define_x,  # 903.2h-3
        count_plays,
        declare_targets,
        declare_division,
        choose_options,
        choose_payment,
        runes.cast_rune,
    ),
    "ability": (
        start_ability,
        choose_extras,
        declare_modes,
        choose_x,
        declare_targets,
        declare_division,
        choose_options,
        choose_payment,
        show_source,  # 905.2a
        put_activated,
    ),
    # 907.3  a will ability does not use the chase area
    "will": (start_ability, choose_x, choose_options, choose_payment, resolve_at_once),
    "call": (calling.call,),  # 710
    "judgment": (judging.start_judgment, choose_x, choose_options, choose_payment, judging.put_judgment),  # 705
    "warden": (wardens.start_warden, choose_payment, wardens.put_warden),  # 716
    "convoke": (wardens.start_convoke, choose_options, choose_payment, wardens.put_convoke),  # 715
    "standby": (standing_by.start, choose_payment, standing_by.put_down),  # 706
    "battle": (battle.initiate,),  # 704
    "lifebreak": (lifebreak.break_life,),  # 1411.1d
}


def cast_kind(obj: Obj) -> str:
    """Of a story in an extra deck a copy is played, as of a rune."""
    return "rune" if obj.zone == EXTRA else "spell"


def after_resolving(game: Game, item: StackItem) -> str:
    """702.3, 703.3, 1006.2: resonators, additions and regalia enter the field, chants go to the graveyard."""
    card = game.here(item.card)
    assert card is not None
    return FIELD if card.now.type_bits & card_types.PERMANENT else GRAVEYARD


def free_word(obj: Obj, program: Program) -> str:
    return f"free ability of {obj.id}: {program.text}"


def after_play(game: Game, play: Play) -> None:
    """605.1: who has acted keeps priority; what the others play in a battle is an answer to it (803.3)."""
    if play.player != game.state.active and game.rules.turn.steps[game.state.step].phase == "battle":
        note(game, play.player, battle.ANSWERED)
    if play.kind == "ability" and play.program is not None and is_free(play.program):
        note(game, play.player, free_word(play.obj, play.program))  # 1301.1a
    if play.program is not None and play.program.counting and wardens.is_willpower(play.program):
        note(game, play.player, wardens.willpower_word(play.obj))
