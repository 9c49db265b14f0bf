"""FINAL FANTASY TCG: the ruleset, put together from the chapters."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbiter.games.fftcg import (
    actions,
    attack,
    casting,
    damage,
    explaining,
    hearing,
    keywords,
    paying,
    processes,
    reasons,
    turn,
    zones,
)
from arbiter.games.fftcg.printed import ELEMENTS, TYPES
from arbiter.kernel.chapters import (
    Damage,
    Hints,
    Layers,
    Moving,
    Paying,
    Playing,
    Processes,
    Replacement,
    Stack,
    Triggers,
    Turn,
    Zones,
)
from arbiter.kernel.events import who_does
from arbiter.kernel.perform import changes_control
from arbiter.kernel.playing import lacking
from arbiter.kernel.program import Library
from arbiter.kernel.rows import TargetsGone, TriggerOrder
from arbiter.kernel.ruleset import Ruleset
from arbiter.script import statements as st
from arbiter.script.base import Change, Quality, Stat

if TYPE_CHECKING:
    from arbiter.kernel.events import Event
    from arbiter.kernel.game import Game
    from arbiter.kernel.stack import StackItem
    from arbiter.kernel.state import Obj
    from arbiter.kernel.statements import Active

# 11.12.4.6  the order of ongoing effects; a power that becomes a number is the new base (11.3.10, 11.5.6)
LAYERS: Final = ("controller", "text", "type and job", "other information", "base power", "power")


def layer_of(change: Change) -> tuple[int, ...]:
    if isinstance(change, st.BecomeType):
        return (2, 4)
    if isinstance(change, st.AddStat):
        return (5,) if change.stat is Stat.POWER else (3,)
    if isinstance(change, st.SetStat):
        return (4,) if change.stat is Stat.POWER else (3,)
    if isinstance(change, (st.AddWord, st.SetWords, st.LoseWord, st.AddAllWords)):
        return (2,) if change.quality in (Quality.TYPE, Quality.KIND) else (3,)
    if isinstance(change, st.LoseAbilities):
        return (1, 3)  # its own text at once, and what it had gained before
    if isinstance(change, st.CopyOf):
        return (1,)
    # Gained abilities and keywords are information other than power: they reach what has become of a type (11.12.4.6).
    return (3,)


LIBRARY: Final = Library(("field",), layer_of)


def after_resolving(game: Game, item: StackItem) -> str:
    """11.11.10: a Summon goes to its owner's Break Zone."""
    return "break"


def replacement_rank(game: Game, active: Active, event: Event) -> int:
    """11.12.5.7: who will control what enters comes before the others (self-replacements are settled earlier)."""
    return 0 if changes_control(active) else 1


def replacement_chooser(game: Game, event: Event, rank: int) -> int:
    """11.12.5.7: the controller of the card that is affected, else its owner, or the player who is.

    Among changes of control the player who deploys the card chooses.
    """
    deploying = who_does(event)
    if rank == 0 and deploying >= 0:
        return deploying
    obj: Obj | None = event.subject
    if obj is not None:
        return obj.controller
    return event.player


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
# 11.1.2, 11.1.3, 11.1.4  processes and triggers are settled before priority, at the start of a step too (processes)
# 11.1.5, 11.1.6, 11.1.7, 11.11.1  who has priority next, and what two passes do (priority)
# 11.6.2.3, 11.6.2.4, 11.7.2.3, 11.7.2.4  what can pay: one's own, and only what could be moved so (playing/paying)
# 11.5.3, 11.8.2, 11.12.5.2  a paragraph is an ability; "when" and "instead" make triggers and replacements (text)
# 11.5.4, 11.5.5, 11.11.4, 11.11.7, 11.11.8  the frame of an ability keeps its source as last known (context)
# 11.8.3, 11.8.5, 11.8.6, 11.8.13, 11.8.15, 11.8.16.2.1, 11.8.18  what triggers, for whom, how often (triggers)
# 11.8.16, 11.8.16.1, 11.8.16.2  a trigger finds the card it waited for only where that went, in the open (evaluate)
# 11.8.4, 11.8.9, 11.8.10, 11.8.10.1, 11.8.10.2, 11.8.12  what a trigger declares on the stack (playing/abilities)
# 11.8.11, 11.8.14, 11.11.9  what is decided on resolution, once (effects)
# 11.8.17.1, 11.8.17.2, 11.8.17.3, 11.8.17.4, 11.8.17.5, 11.8.17.6  delayed abilities (effects/lasting, triggers)
# 11.9.1, 11.9.2, 11.9.3, 11.12.4.4, 11.12.4.5  static abilities are read whenever something is looked at (layers)
# 11.11.2.1, 11.11.3, 11.11.5, 11.11.5.1, 11.11.5.1.1, 11.11.6  resolving (resolution, effects)
# 11.12.3.1, 11.12.4.1, 11.12.4.2, 11.12.4.3, 11.12.4.9  effects are done, or last with what is fixed (effects/lasting)
# 11.12.4.7, 11.12.4.8, 11.12.4.10, 11.12.4.11, 11.12.4.13  own changes, dependency, age (layers)
# 11.12.5.1, 11.12.5.3, 11.12.5.4, 11.12.5.5, 11.12.5.6  replacements, each once, own ones first (perform)
# 13.3  who names more may not start the loop again (loops)
# 14.1, 14.2, 14.3, 14.4  an attempt that fails is dropped with all that belonged to it (match)
RULES: Final = Ruleset(
    key="fftcg",
    title="FINAL FANTASY TCG",
    rested_word="dull",
    players=(2, 2),  # 1.1
    colours=ELEMENTS,
    types=TYPES,
    draw_loop=reasons.LOOP_DRAW,
    formats=("constructed", "limited"),
    zones=Zones(
        rows=zones.ZONES,
    ),
    moving=Moving(
        entering=keywords.entering,
        moved=keywords.moved,
        # 15.1.1.1.2, 15.1.1.2.2  possible, so it can be chosen for it; but by 15.1.1.1.1 and 15.1.1.2.1 only what is
        # turned is activated or dulled, so that nothing triggers. The document leaves the latter open: our reading.
        rests_again=True,
    ),
    turn=Turn(
        steps=turn.STEPS,
        first_step="setup",
        resting_step="main1",
        attack_step="attack_declaration",
        block_step="block_declaration",
        check_attack=attack.check_attack,
        check_block=attack.check_block,
        others_first=reasons.MUST_BLOCK,
    ),
    stack=Stack(
        after_resolving=after_resolving,
        targets_gone=TargetsGone.CANCEL,  # 11.3.9, 11.6.12, 11.7.12, 11.8.19, 11.11.2
    ),
    playing=Playing(
        list_actions=actions.list_actions,
        check_cast=actions.check_cast,
        cast_kind=casting.cast_kind,
        check_action=explaining.explain,
        steps=casting.PLAYING,
        may_enter=zones.may_enter,  # 15.1.1.8.1  a search finds nothing that could not enter
        may_enter_together=zones.may_enter_together,  # 15.1.1.8.1  nor several for which there is no room together
        no_target=reasons.NO_TARGET,
        after_play=casting.after_play,
    ),
    paying=Paying(
        resources=paying.RESOURCES,
        recolour=paying.recolour,
        beyond_cost=paying.beyond_cost,  # 11.4.6.2
        no_payment=reasons.CANNOT_PAY,
        lacks={
            lacking.AMOUNT: reasons.CANNOT_PAY,
            lacking.COLOUR: reasons.CANNOT_PAY,
            lacking.OTHERWISE: reasons.CANNOT_PAY,
            lacking.COLOURS: reasons.CANNOT_PAY_COLOURS,
            lacking.NAMESAKE: reasons.NO_NAMESAKE,
            "crystal": reasons.NO_CRYSTAL,
        },
    ),
    triggers=Triggers(
        order=TriggerOrder.ALL,  # 11.8.7
        may_hear=hearing.may_hear,  # 2.1, 11.8.16.2.1
    ),
    replacement=Replacement(
        rank=replacement_rank,
        chooser=replacement_chooser,
        prohibits=damage.prohibits,
    ),
    layers=Layers(
        order=LAYERS,
        library=LIBRARY,
        far_effects=True,  # 11.9.1  effects reach the Zone that a text names
    ),
    damage=Damage(
        hurt=damage.hurt,
        after_hurt=damage.use_bursts,
        step=1000,
        zone="damage",
    ),
    processes=Processes(
        rows=processes.PROCESSES,
    ),
    hints=Hints(
        may_apply=processes.may_apply,
        process_reads=processes.READS,
    ),
)
