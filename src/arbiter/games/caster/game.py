"""The Caster Chronicles: the ruleset, put together from the chapters."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbiter.games.caster import (
    actions,
    acts,
    aether,
    attacking,
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
from arbiter.kernel.playing import lacking, plain
from arbiter.kernel.program import Library
from arbiter.kernel.rows import TargetsGone, TriggerOrder
from arbiter.kernel.ruleset import Ruleset
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
    if isinstance(change, (st.AddWord, st.SetWords, st.LoseWord, st.AddAllWords)):
        return (1,) if change.quality in (Quality.TYPE, Quality.KIND, Quality.COLOUR) else (3,)
    if isinstance(change, st.CounterStat):
        return (5,)  # 909.1f
    if isinstance(change, (st.SetStat, st.AddStat, st.SwapNumbers)):
        return (4,)  # 909.3b  in the order in which they were made: none of them changes what another applies to
    if isinstance(change, (st.AddKeyword, st.LoseKeyword, st.CannotGain, st.AddAbility, st.LoseAbilities)):
        return (2,)
    return (3,)


LIBRARY: Final = Library(zones.IN_PLAY, layer_of, zones.HAND, zones.CHASE, keyword_abilities=keywords.GRANTED)  # 909.1g


def replacement_chooser(game: Game, event: Event, rank: int) -> int:
    """910.2: the player of the situation, or who controls its card."""
    if event.subject is not None:
        return event.subject.controller
    return event.player


def hides_sides(obj: Obj, viewer: int) -> bool:
    """308.2a: which card lies face down in a caster zone is for the player of that zone."""
    return obj.face.is_back and obj.controller != viewer


RULES: Final = Ruleset(
    key="caster",
    title="The Caster Chronicles",
    players=(2, 2),  # 102.1
    colours=zones.ELEMENTS,
    types=zones.TYPES,
    draw_loop=reasons.LOOP_DRAW,  # 1301.1c
    acts={**acts.ACTS, **keyword_acts.ACTS},
    named_groups=zones.NAMED_GROUPS,
    zones=Zones(
        rows=zones.ZONES,
        main=zones.FIELD,
        deck=zones.DECK,
        hand=zones.HAND,
        discard=zones.GRAVEYARD,
        stack=zones.CHASE,
        removed=zones.REMOVED,
        player=zones.PLAYER,
        back=calling.back_of,  # 306.6, 504.1b
        hides_sides=hides_sides,
        in_play=zones.IN_PLAY,
    ),
    moving=Moving(
        entering=movement.entering,
        moved=movement.moved,
        lies=movement.lies,
        route=movement.route,
        beneath_to=movement.beneath_to,  # 315.1b, 315.1d
        beneath_arrive=True,
        one_by_one=True,  # 304.3
        may_miss=True,  # 1012.2
        owner_orders=frozenset({zones.GRAVEYARD, zones.DECK}),  # 302.4, 310.3
        discards_nothing=True,  # 1013.2a
        rests_again=False,  # 104.3, 303.1a
    ),
    turn=Turn(
        steps=turn.STEPS,
        first_step="setup",
        extra_turns_in_order=True,  # 1021.2
        resting_step="main",
        attack_step="attack_declaration",
        check_attack=attacking.check_attack,
    ),
    stack=Stack(
        after_resolving=playing.after_resolving,
        targets_gone=TargetsGone.REST,  # 903.3a
        cancels_at_once=True,  # 1019.1
    ),
    playing=Playing(
        list_actions=actions.list_actions,
        check_cast=actions.check_cast,
        cast_kind=playing.cast_kind,
        check_action=explaining.explain,
        side_actions=frozenset({calling.SET}),
        steps=playing.PLAYING,
        may_enter=actions.may_enter,
        no_target=reasons.NO_TARGET,
        after_play=playing.after_play,
    ),
    paying=Paying(
        resources=aether.RESOURCES,
        recolour=aether.recolour,
        no_payment=reasons.CANNOT_PAY,
        raises_any_cost=True,  # 903.2g-1 to 903.2g-3
        producers=actions.producers,  # 907.2, 1002.6
        lacks={lacking.COLOUR: reasons.NO_ELEMENT, lacking.COLOURS: reasons.NO_ELEMENT},
        apart=frozenset({"resource", "pay"}),
    ),
    triggers=Triggers(
        order=TriggerOrder.ONE,  # 603.1 to 603.4
        named_together=True,  # 901.1d
        prohibited=plain.is_automatic_forbidden,  # 906.4
    ),
    replacement=Replacement(
        chooser=replacement_chooser,
        prohibits=movement.prohibits,
        kept_hows=frozenset(),
    ),
    layers=Layers(
        order=LAYERS,
        library=LIBRARY,
        fixed_sets=False,  # 909.3b-3
        lends_names=False,  # 306.4  the information of an entity is that of its top card
        own_first=False,  # 909.3
        lapses=True,  # 909.7
        conditions_see_effects=True,  # 909.3a
        far_effects=True,  # 903.2b-1, 909.4
        rounds_to=100,  # 909.1g, 1203.1
    ),
    damage=Damage(
        hurt=movement.unhurt,
        after_hurt=movement.unhurt,
        step=100,
    ),
    processes=Processes(
        rows=processes.PROCESSES,
    ),
    hints=Hints(
        may_apply=processes.may_apply,
        process_reads=processes.READS,
    ),
)
