"""Force of Will 5.12 (2015): the ruleset, put together from the chapters. The formats are its two variants (1.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbiter.games.fow import actions as shared
from arbiter.games.fow import additions, as_it_enters, card_types, forbidding, harm, lifebreak, ways, will
from arbiter.games.fow.named_actions import ACTS as LATER_ACTS
from arbiter.games.fow.processes import FORMAT_READS
from arbiter.games.fow.processes import READS as FOW_READS
from arbiter.games.fow5 import (
    actions,
    battle,
    copying,
    explaining,
    judging,
    movement,
    playing,
    processes,
    reasons,
    triggering,
    turn,
    zones,
)
from arbiter.games.fow5 import harm as own_harm
from arbiter.games.fow5.keywords import GRANTED
from arbiter.kernel import events as ev
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
from arbiter.kernel.program import Library
from arbiter.kernel.rows import TargetsGone, TriggerOrder
from arbiter.kernel.ruleset import Ruleset
from arbiter.script import statements as st
from arbiter.script.base import Change, How

if TYPE_CHECKING:
    from arbiter.kernel.events import Event
    from arbiter.kernel.game import Game

# What texts can ask to be performed by name, of what 12.9 has.
ACTS = {
    "copy": copying.copy,  # 10.16
    "copy anew": copying.copy_anew,  # 10.16/2
    "summon": LATER_ACTS["summon"],  # 10.5
    "trigger enter": triggering.trigger_enter,  # 10.14
}
BIFROST = "bifrost"

# 9.9/2  the order of continuous effects; what is printed on the card comes before them all
LAYERS = (
    "base abilities",  # 9.9/2
    "abilities",  # 9.9/2a
    "other information",  # 9.9/2b
    "values",  # 9.9/2c
)


def layer_of(change: Change) -> tuple[int, ...]:
    if isinstance(change, st.CopyOf):
        return (0,)  # 10.16/1  the information of another card in place of its own: effects on it apply afterwards
    if isinstance(
        change, (st.AddKeyword, st.LoseKeyword, st.CannotGain, st.AddAbility, st.LoseAbilities, st.ShareAbilities)
    ):
        return (1,)
    if isinstance(change, st.BecomeType):
        return (2, 3)  # 9.9/3  the type, then the ATK and DEF that come with it
    if isinstance(change, st.SetStat):
        return (0,) if change.new else (3,)  # new: what a base ability says (9.4/2)
    return (3,) if isinstance(change, (st.AddStat, st.SwapNumbers)) else (2,)


LIBRARY = Library(
    zones.PLAY_GROUND,
    layer_of,
    zones.HAND,
    zones.CHASE,
    keyword_abilities=GRANTED,
)


def replacement_chooser(game: Game, event: Event, rank: int) -> int:
    """9.10/2: the player of the situation, or who controls the card that it happens to."""
    if event.subject is not None:
        return event.subject.controller
    return event.player if event.player >= 0 else game.state.active


RULES = Ruleset(
    key="fow5",
    title="Force of Will 5.12 (2015)",
    players=(2, 2),  # 1.1/1
    colours=zones.ATTRIBUTES,
    types=zones.TYPES,
    draw_loop=reasons.LOOP_DRAW,  # 14.1/1c
    acts=ACTS,
    named_groups=zones.NAMED_GROUPS,
    opening_resources={harm.LIFE: 4000},  # 4.2/2
    formats=(lifebreak.VALHALLA, BIFROST),  # 1.2
    zones=Zones(
        rows=zones.ZONES,
        main=zones.FIELD,
        deck=zones.DECK,
        hand=zones.HAND,
        discard=zones.GRAVEYARD,
        stack=zones.CHASE,
        removed=zones.REMOVED,
        player=zones.PLAYER,
        backs=frozenset({"magic_stone"}),
        always_up=card_types.RULERS,  # 3.2/3a
        hides_sides=zones.hides_sides,  # 3.8/5
        in_play=zones.PLAY_GROUND,
    ),
    moving=Moving(
        entering=as_it_enters.texts_as_it_enters,
        moved=movement.moved,
        one_by_one=True,  # 3.3/3, 3.4/3
        may_miss=True,  # 10.13/2
        route=movement.route,
        stays=movement.stays,
        inner_moves=movement.NOT_ENTERING,  # 3.6/6, 3.7/5
        owner_orders=frozenset({zones.GRAVEYARD, zones.DECK, zones.LIFEBREAK}),  # 3.1/5
        may_link=additions.may_link,  # 10.1
        discards_nothing=True,  # 10.18/2a
        rests_again=False,  # 1.4/3
    ),
    turn=Turn(
        steps=turn.STEPS,
        first_step="setup",
        battle_action="battle",  # 7.4
        resting_step="main",
        attack_step="attack_declaration",
        block_step="block_declaration",
        check_attack=explaining.check_attack,
        check_block=explaining.check_block,
        others_first=reasons.OTHERS_FIRST,
    ),
    stack=Stack(
        after_resolving=playing.after_resolving,
        targets_gone=TargetsGone.REST,  # 9.3/5a
        processes={"judgment": judging.resolve_judgment},  # 7.5
        cancels_at_once=True,  # 10.11
        copies_enter=False,  # 10.16/1a  a copy that would leave the chase area is gone
        wider_kinds={"special": ("action",)},  # 9.1/2
    ),
    playing=Playing(
        list_actions=actions.list_actions,
        check_cast=shared.check_cast,
        cast_kind=playing.cast_kind,
        check_action=explaining.explain,
        action_words=ways.words_of,
        side_actions=frozenset({"standby", "battle", "lifebreak"}),
        steps=playing.PLAYING,
        may_enter=shared.may_enter,
        no_target=reasons.NO_TARGET,
        after_play=playing.after_play,
        unplayed_stay=True,  # 9.6/5  what was revealed (7.9/2) and cannot be played has triggered once less, no more
        plain_targets=True,
    ),
    paying=Paying(
        resources=will.RESOURCES,  # 9.7/4
        recolour=will.recolour,
        no_payment=reasons.CANNOT_PAY,
        producers=shared.producers,  # 9.7, 10.2
        raises_any_cost=True,  # 9.3/4b
        paid_in={harm.LIFE: 100},  # 1.5/7
    ),
    triggers=Triggers(
        order=TriggerOrder.ONE,  # 6.2
        named_together=True,  # 9.1/6
        may_hear=own_harm.may_hear,  # 10.14/1a
        prohibited=forbidding.cannot_be_put,  # 9.6/4
    ),
    replacement=Replacement(
        chooser=replacement_chooser,
        prohibits=own_harm.prohibits,
        strict_kinds=ev.LEAVES | ev.TRANSFERS | ev.DAMAGES,
        kept_hows=frozenset({How.DISCARD}),
    ),
    layers=Layers(
        order=LAYERS,
        library=LIBRARY,
        fixed_sets=False,  # 9.9/5
        own_first=False,  # 9.9/4
        conditions_see_effects=True,
        far_effects=True,  # 9.4/2
        rounds_to=100,
    ),
    damage=Damage(
        dealt=battle.dealt,  # 8.5/2
        hurt=harm.hurt,  # 10.6/2
        after_hurt=harm.after_hurt,
        step=100,
        is_one=True,
    ),
    processes=Processes(
        rows=processes.PROCESSES,
    ),
    hints=Hints(
        may_apply=processes.may_apply,
        process_reads=FOW_READS,
        format_reads=FORMAT_READS,
    ),
)
