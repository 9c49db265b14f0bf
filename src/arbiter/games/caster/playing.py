"""Chapter 903: playing cards and abilities, as the order of the kernel's steps, and what their first steps declare."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from arbiter.games.caster import aether, calling, card_types, orbs, stepping, switching
from arbiter.games.caster.zones import FIELD, GRAVEYARD
from arbiter.kernel import events as ev
from arbiter.kernel import setters
from arbiter.kernel.context import Context
from arbiter.kernel.effects.lasting import add_ongoing
from arbiter.kernel.events import Event
from arbiter.kernel.loops import is_free
from arbiter.kernel.memory import note
from arbiter.kernel.perform import announce
from arbiter.kernel.playing.commit import cast_on_stack, put_activated
from arbiter.kernel.playing.cost_choices import choose_alternative, choose_extras, choose_options, choose_x, count_plays
from arbiter.kernel.playing.costs import colour_rules
from arbiter.kernel.playing.paying import choose_payment
from arbiter.kernel.playing.spending import pay
from arbiter.kernel.playing.targets import declare_division, declare_modes, declare_targets
from arbiter.kernel.rows import Sight
from arbiter.script import abilities as ab
from arbiter.script import statements as st
from arbiter.script.amounts import Number
from arbiter.script.base import Lasting, Quality, Stat
from arbiter.script.costs import Mana

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.playing.play import Play
    from arbiter.kernel.program import Program
    from arbiter.kernel.stack import StackItem
    from arbiter.kernel.state import Obj
    from arbiter.script.base import Change, CostPart

NOTHING_TO_PAY: Final = Mana()


def card_parts(game: Game, play: Play) -> list[CostPart]:
    """203.1, 903.2g: the card's cost; 1103.3: from among the orbs what stands behind [Break]."""
    if play.number == orbs.BREAK:
        cost = orbs.break_cost(game, play.obj)
        return [NOTHING_TO_PAY] if cost is None else list(cost.parts)
    return [aether.price_of(play.obj)]


def start_card(game: Game, play: Play) -> None:
    """903.2b: the card is declared; from here on it is no longer where it was."""
    obj = play.obj
    play.ability_kind = "summon"
    play.parts = card_parts(game, play)
    play.least_x = len(obj.now.colours & aether.ALL)  # 903.2d-1
    if play.number == orbs.BREAK:
        play.how = "break"
    colour_rules(game, play)
    if aether.UNIVERSAL in obj.now.keywords:
        play.any_colour = True
    game.under_way.playing = obj.id


def start_ability(game: Game, play: Play) -> None:
    """901.1a, 905.2b: what stands before the colon is the cost."""
    assert play.program is not None
    ability = play.program.ability
    assert isinstance(ability, ab.Activated)
    play.ability_kind = "resource" if ability.resource else "action"
    play.parts = list(ability.cost.parts)


def show_source(game: Game, play: Play) -> None:
    """905.2a: a card whose ability is played from a hidden zone is shown to all."""
    obj = play.obj
    if game.rules.zones.specs[obj.zone].sight is not Sight.PUBLIC:
        shown = setters.show(game, game.state.objects[obj.id], setters.everybody(game))
        play.obj = play.context.source = shown


def carry_effects(game: Game, play: Play) -> None:
    """903.2b-1: what effects had made of the card applies to it in the chase zone, until it leaves that."""
    before, card = play.obj.now, play.result
    printed = play.obj.face.traits
    if card is None:
        return
    changes: list[Change] = []
    for quality, were, are in (
        (Quality.TYPE, printed.types, before.types),
        (Quality.KIND, printed.kinds, before.kinds),
        (Quality.COLOUR, printed.colours, before.colours),
    ):
        if were != are:
            changes.append(st.SetWords(quality, tuple(sorted(are))))
    changes += [st.AddKeyword(word) for word in sorted(before.keywords - printed.keywords)]
    changes += [st.LoseKeyword(word) for word in sorted(printed.keywords - before.keywords)]
    if before.cost != printed.cost:
        changes.append(st.SetStat(Stat.COST, Number(before.cost)))
    if changes:
        add_ongoing(game, Context(play.player, card), [card], tuple(changes), (), Lasting.GAME, unsaid=True)


def announce_break(game: Game, play: Play) -> None:
    """Texts may wait for a card that breaks out of the orbs."""
    if play.number == orbs.BREAK:
        announce(game, Event(ev.NAMED_ACTIONS, play.result, play.player, 1, None, play.player, "", "break"))


def break_out(game: Game, play: Play) -> None:
    """1103.2a, 1103.3a: a caster is put into the field, or levels one up, for the cost behind the word."""
    pay(game, play)
    calling.put_caster(game, play.player, game.state.objects[play.obj.id], "break")


# 903.2: choices come before changes, so what cannot be finished leaves nothing to undo (903.2h).
PLAYING: dict[str, tuple[Callable[[Game, Play], None], ...]] = {
    "spell": (
        start_card,  # 903.2b
        stepping.choose_step_up,  # 903.2a
        choose_alternative,  # 903.2g-1
        choose_extras,  # 903.2g-3
        declare_modes,  # 903.2c
        choose_x,  # 903.2d
        count_plays,  # 903.2d-3
        declare_targets,  # 903.2e
        declare_division,  # 903.2f
        choose_options,
        choose_payment,  # 903.2g
        cast_on_stack,  # 903.2b, 903.2h
        carry_effects,  # 903.2b-1
        announce_break,
    ),
    "break": (start_card, choose_options, choose_payment, break_out),  # 1103.2a
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
    # 907.3  an aether ability does not use the chase zone
    "aether": (start_ability, choose_x, choose_options, choose_payment, aether.produce),
    "switch": (switching.switch_action,),  # 705
    # 504.1  what the call phase offers
    calling.CALL: (calling.call_action,),
    calling.SET: (calling.set_action,),
    calling.LEVEL_UP: (calling.level_up_action,),
}


def cast_kind(obj: Obj) -> str:
    """1103.2a: a caster that breaks out is put into the field and not played."""
    return "break" if obj.now.type_bits & card_types.CASTER else "spell"


def after_resolving(game: Game, item: StackItem) -> str:
    """702.3, 703.3, 706.3, 706.4: servants and barriers enter the field, conjures go to the graveyard."""
    card = game.here(item.card)
    return FIELD if card is not None and card.now.type_bits & card_types.PERMANENT else GRAVEYARD


def free_word(obj: Obj, program: Program) -> str:
    return f"free ability of {obj.id}: {program.text}"


def after_play(game: Game, play: Play) -> None:
    """605.1a: who has acted keeps priority; 1301.1a: how often something free was played is counted."""
    if play.kind == "ability" and play.program is not None and is_free(play.program):
        note(game, play.player, free_word(play.obj, play.program))
