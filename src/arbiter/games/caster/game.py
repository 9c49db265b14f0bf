"""The Caster Chronicles: the ruleset, put together from the chapters."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbiter.games.caster import (
    actions,
    acts,
    aether,
    calling,
    explaining,
    keyword_acts,
    keywords,
    movement,
    playing,
    processes,
    reasons,
    turn,
    zones,
)
from arbiter.kernel.program import Library
from arbiter.kernel.ruleset import Ruleset, TargetsGone, TriggerOrder
from arbiter.script import statements as st
from arbiter.script.base import Change, Quality

if TYPE_CHECKING:
    from arbiter.kernel.events import Event
    from arbiter.kernel.game import Game
    from arbiter.kernel.state import Obj

# 909.1  the order of continuous effects; information on the card itself and base abilities come before them all
LAYERS: Final = (
    "copies",  # 1023.1
    "type, race, trait and element",  # 909.1b
    "abilities",  # 909.1c
    "other information",  # 909.1d
    "numbers",  # 909.1e
    "counters",  # 909.1f
)


def layer_of(change: Change) -> tuple[int, ...]:
    if isinstance(change, st.CopyOf):
        return (0,)
    if isinstance(change, st.BecomeType):
        return (1, 4)  # the type, then the ATK and DEF that come with it (909.2)
    if isinstance(change, (st.AddWord, st.SetWords, st.AddAllWords)):
        return (1,) if change.quality in (Quality.TYPE, Quality.KIND, Quality.COLOUR) else (3,)
    if isinstance(change, st.CounterStat):
        return (5,)  # 909.1f
    if isinstance(change, (st.SetStat, st.AddStat)):
        return (4,)
    if isinstance(change, (st.AddKeyword, st.LoseKeyword, st.CannotGain, st.AddAbility, st.LoseAbilities)):
        return (2,)
    return (3,)


LIBRARY: Final = Library(
    zones.IN_PLAY, layer_of, zones.HAND, zones.CHASE, step=100, grants=frozenset(keywords.GRANTED)
)  # 909.1g


def replacement_chooser(game: Game, event: Event, rank: int) -> int:
    """910.2: the player of the situation, or who controls its card."""
    if event.subject is not None:
        return event.subject.controller
    return event.player if event.player >= 0 else game.state.active


def hides_sides(obj: Obj, viewer: int) -> bool:
    """308.2a: which card lies face down in a caster zone is for the player of that zone."""
    return obj.face.is_back and obj.controller != viewer


RULES: Final = Ruleset(
    key="caster",
    title="The Caster Chronicles",
    players=(2, 2),  # 102.1
    zones=zones.ZONES,
    colours=zones.ELEMENTS,
    types=zones.TYPES,
    steps=turn.STEPS,
    first_step="setup",
    layers=LAYERS,
    processes=processes.PROCESSES,
    may_apply=processes.may_apply,
    library=LIBRARY,
    list_actions=actions.list_actions,
    check_cast=actions.check_cast,
    cast_kind=playing.cast_kind,
    check_action=explaining.explain,
    resources=aether.RESOURCES,
    recolour=aether.recolour,
    playing=playing.PLAYING,
    after_resolving=playing.after_resolving,
    replacement_chooser=replacement_chooser,
    prohibits=movement.prohibits,
    entering=movement.entering,
    moved=movement.moved,
    may_enter=actions.may_enter,
    hurt=movement.unhurt,
    after_hurt=movement.unhurt,
    targets_gone=TargetsGone.REST,  # 903.3a
    trigger_order=TriggerOrder.ONE,  # 603.1 to 603.4
    damage_step=100,
    main_zone=zones.FIELD,
    deck_zone=zones.DECK,
    hand_zone=zones.HAND,
    discard_zone=zones.GRAVEYARD,
    stack_zone=zones.CHASE,
    removed_zone=zones.REMOVED,
    player_zone=zones.PLAYER,
    no_move_target=reasons.NO_TARGET,
    no_payment=reasons.CANNOT_PAY,
    draw_loop=reasons.LOOP_DRAW,  # 1301.1c
    after_play=playing.after_play,
    fixed_sets=False,  # 909.3b-3
    acts={**acts.ACTS, **keyword_acts.ACTS},
    keyword_abilities=keywords.GRANTED,
    route=movement.route,
    back=calling.back_of,  # 306.6, 504.1b
    hides_sides=hides_sides,
    beneath_to=movement.beneath_to,  # 315.1b, 315.1d
    beneath_arrive=True,
    lends_names=False,  # 306.4  the information of an entity is that of its top card
    one_by_one=True,  # 304.3
    named_together=True,  # 901.1d
    own_first=False,  # 909.3
    owner_orders=frozenset({zones.GRAVEYARD, zones.DECK}),  # 302.4, 310.3
    cancels_at_once=True,  # 1019.1
    kept_hows=frozenset(),
    discards_nothing=True,  # 1013.2a
    extra_turns_in_order=True,  # 1021.2
    rests_again=False,  # 104.3, 303.1a
    lapses=True,  # 909.7
    apart=frozenset({"resource", "pay"}),
    conditions_see_effects=True,  # 909.3a
    far_effects=True,  # 903.2b-1, 909.4
    rounds_to=100,  # 909.1g, 1203.1
    resting_step="main",
    in_play=zones.IN_PLAY,
    named_groups=zones.NAMED_GROUPS,
)
