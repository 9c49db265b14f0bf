"""Force of Will 5.12 (2015): the ruleset, put together from the chapters. The formats are its two variants (1.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbiter.games.fow import actions as shared
from arbiter.games.fow import additions, harm, lifebreak, moments, will
from arbiter.games.fow.contracts import ACTS as LATER_ACTS
from arbiter.games.fow5 import actions, copying, judging, movement, playing, processes, reasons, turn, zones
from arbiter.games.fow5 import harm as own_harm
from arbiter.games.fow5.keywords import GRANTED
from arbiter.kernel import events as ev
from arbiter.kernel.program import Library
from arbiter.kernel.ruleset import Ruleset, TargetsGone, TriggerOrder
from arbiter.script import statements as st
from arbiter.script.base import Change, How

if TYPE_CHECKING:
    from arbiter.kernel.events import Event
    from arbiter.kernel.game import Game

# What texts can ask to be performed by name, of what 12.9 has.
ACTS = {"copy": copying.copy, "summon": LATER_ACTS["summon"]}  # 10.16, 10.5
BIFROST = "bifrost"

# 9.9/2  the order of continuous effects; what is printed on the card comes before them all
LAYERS = (
    "base abilities",  # 9.9/2
    "abilities",  # 9.9/2a
    "other information",  # 9.9/2b
    "values",  # 9.9/2c
)


def layer_of(change: Change) -> tuple[int, ...]:
    if isinstance(change, (st.AddKeyword, st.LoseKeyword, st.CannotGain, st.AddAbility, st.LoseAbilities)):
        return (1,)
    if isinstance(change, st.BecomeType):
        return (2, 3)  # 9.9/3  the type, then the ATK and DEF that come with it
    if isinstance(change, st.SetStat):
        return (0,) if change.new else (3,)  # new: what a base ability says (9.4/2)
    return (3,) if isinstance(change, st.AddStat) else (2,)


LIBRARY = Library(
    zones.PLAY_GROUND,
    layer_of,
    zones.HAND,
    zones.CHASE,
    step=100,  # 1.5/7
    grants=frozenset(GRANTED),
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
    zones=zones.ZONES,
    colours=zones.ATTRIBUTES,
    types=zones.TYPES,
    steps=turn.STEPS,
    first_step="setup",
    layers=LAYERS,
    processes=processes.PROCESSES,
    may_apply=processes.may_apply,
    library=LIBRARY,
    list_actions=actions.list_actions,
    check_cast=shared.check_cast,
    cast_kind=playing.cast_kind,
    check_action=actions.explain,
    resources=will.RESOURCES,  # 9.7/4
    recolour=will.recolour,
    playing=playing.PLAYING,
    after_resolving=playing.after_resolving,
    replacement_chooser=replacement_chooser,
    prohibits=own_harm.prohibits,
    entering=moments.as_it_enters,
    moved=movement.moved,
    may_enter=shared.may_enter,
    hurt=harm.hurt,  # 10.6/2
    after_hurt=harm.after_hurt,
    targets_gone=TargetsGone.REST,  # 9.3/5a
    trigger_order=TriggerOrder.ONE,  # 6.2
    damage_step=100,
    main_zone=zones.FIELD,
    deck_zone=zones.DECK,
    hand_zone=zones.HAND,
    discard_zone=zones.GRAVEYARD,
    stack_zone=zones.CHASE,
    removed_zone=zones.REMOVED,
    player_zone=zones.PLAYER,
    keyword_abilities=GRANTED,
    backs=frozenset({"magic_stone"}),
    always_up=zones.RULERS,  # 3.2/3a
    one_by_one=True,  # 3.3/3, 3.4/3
    hides_sides=zones.hides_sides,  # 3.8/5
    no_move_target=reasons.NO_TARGET,
    no_payment=reasons.CANNOT_PAY,
    draw_loop=reasons.LOOP_DRAW,  # 14.1/1c
    after_play=playing.after_play,
    fixed_sets=False,  # 9.9/5
    stack_processes={"judgment": judging.resolve_judgment},  # 7.5
    acts=ACTS,
    route=movement.route,
    named_groups=zones.NAMED_GROUPS,
    strict_kinds=ev.LEAVES | ev.TRANSFERS | ev.DAMAGES,
    inner_moves=movement.NOT_ENTERING,  # 3.6/6, 3.7/5
    named_together=True,  # 9.1/6
    own_first=False,  # 9.9/4
    owner_orders=frozenset({zones.GRAVEYARD, zones.DECK, zones.LIFEBREAK}),  # 3.1/5
    cancels_at_once=True,  # 10.11
    damage_is_one=True,
    kept_hows=frozenset({How.DISCARD}),
    may_link=additions.may_link,  # 10.1
    raises_any_cost=True,  # 9.3/4b
    may_hear=own_harm.may_hear,  # 10.14/1a
    discards_nothing=True,  # 10.18/2a
    rests_again=False,  # 1.4/3
    plain_targets=True,
    conditions_see_effects=True,
    far_effects=True,  # 9.4/2
    lends_names=False,
    rounds_to=100,
    paid_in={harm.LIFE: 100},  # 1.5/7
    battle_action="battle",  # 7.4
    resting_step="main",
    opening_resources={harm.LIFE: 4000},  # 4.2/2
    formats=(lifebreak.VALHALLA, BIFROST),  # 1.2
    in_play=zones.PLAY_GROUND,
)
