"""FINAL FANTASY TCG: the ruleset, put together from the chapters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbiter.games.fftcg import actions, casting, damage, keywords, processes, reasons, turn, zones
from arbiter.games.fftcg.faces import ELEMENTS, TYPES
from arbiter.kernel.program import Library
from arbiter.kernel.ruleset import Ruleset, TargetsGone, TriggerOrder
from arbiter.script import statements as st
from arbiter.script.base import Change, Quality, Stat

if TYPE_CHECKING:
    from arbiter.kernel.events import Event
    from arbiter.kernel.game import Game
    from arbiter.kernel.stack import StackItem
    from arbiter.kernel.state import Obj

# 11.12.4.6  the order of ongoing effects; a power that becomes a number is the new base (11.3.10, 11.5.6)
LAYERS = ("controller", "text", "type and job", "other information", "base power", "power")


def layer_of(change: Change) -> tuple[int, ...]:
    if isinstance(change, st.BecomeType):
        return (2, 4)
    if isinstance(change, st.AddStat):
        return (5,) if change.stat is Stat.POWER else (3,)
    if isinstance(change, st.SetStat):
        return (4,) if change.stat is Stat.POWER else (3,)
    if isinstance(change, st.AddWord | st.SetWords | st.AddAllWords):
        return (2,) if change.quality in (Quality.TYPE, Quality.KIND) else (3,)
    if isinstance(change, st.Mark):
        return (3,)
    return (1,)


LIBRARY = Library(("field",), layer_of)


def after_resolving(game: Game, item: StackItem) -> str:
    """11.11.10: a Summon goes to its owner's Break Zone."""
    return "break"


def replacement_chooser(game: Game, event: Event) -> int:
    """11.12.5.7: the controller of the card that is affected, else its owner, or the player who is."""
    obj: Obj | None = event.subject
    if obj is not None:
        return obj.controller
    return event.player if event.player >= 0 else game.state.active


# What this document asks for and the kernel does for every game, with the module of the kernel:
# 4.1, 4.5  numbers that players name start at zero (playing/costs)
# 4.2, 4.3, 4.4  fractions go up, negative values are kept for sums, missing ones are zero (counting)
# 5.2.4.1  a card that names itself is this very object (evaluate)
# 6.1.4  the turn player decides first (effects)
# 6.2.1, 6.2.3, 6.2.4, 6.2.5, 7.3  owners and controllers of what moves (doing)
# 6.2.6, 6.2.6.1, 6.2.6.2  control changes in a layer and without a move (layers)
# 6.4.1, 6.4.1.1, 6.4.1.2, 6.4.1.3, 6.4.2  frames keep source and controller, the last known object stays (context)
# 6.7.2, 6.7.3, 7.4  a move makes a new object, without counters (doing)
# 6.8.1  resources that last (state)
# 13.3  who names more may not start the loop again (loops)
# 14.1, 14.2, 14.3, 14.4  an attempt that fails is dropped with all that belonged to it (match)
RULES = Ruleset(
    key="fftcg",
    title="FINAL FANTASY TCG",
    players=(2, 2),  # 1.1
    zones=zones.ZONES,
    colours=ELEMENTS,
    types=TYPES,
    steps=turn.STEPS,
    first_step="setup",
    layers=LAYERS,
    processes=processes.PROCESSES,
    may_apply=processes.may_apply,
    library=LIBRARY,
    list_actions=actions.list_actions,
    check_cast=actions.check_cast,
    cast_kind=casting.cast_kind,
    check_action=actions.explain,
    sources=casting.sources,
    excess=casting.excess,
    recolour=casting.recolour,
    playing=casting.PLAYING,
    after_resolving=after_resolving,
    replacement_chooser=replacement_chooser,
    prohibits=damage.prohibits,
    entering=keywords.entering,
    moved=keywords.moved,
    may_enter=zones.may_enter,  # 15.1.1.8.1  a search finds nothing that could not enter
    hurt=damage.hurt,
    targets_gone=TargetsGone.CANCEL,  # 11.3.9, 11.6.12, 11.7.12, 11.8.19, 11.11.2
    trigger_order=TriggerOrder.ALL,  # 11.8.7
    damage_step=1000,
    no_move_target=reasons.NO_TARGET,
    no_payment=reasons.CANNOT_PAY,
    draw_loop=reasons.LOOP_DRAW,
    resume_loop=reasons.LOOP_AGAIN,
    after_play=casting.after_play,
    formats=("constructed", "limited"),
)
