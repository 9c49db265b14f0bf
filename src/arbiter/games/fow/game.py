"""Force of Will: the ruleset, put together from the chapters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbiter.games.fow import (
    actions,
    additions,
    as_it_enters,
    attacking,
    battle,
    card_types,
    explaining,
    forbidding,
    game_beginning,
    harm,
    judging,
    keywords,
    lifebreak,
    movement,
    named_actions,
    playing,
    processes,
    reasons,
    restarting,
    searching,
    sides,
    spells,
    stacking,
    turn,
    wardens,
    ways,
    will,
    zones,
)
from arbiter.kernel import events as ev
from arbiter.kernel.chapters import (
    Counting,
    Damage,
    Hints,
    Keywords,
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
from arbiter.kernel.rows import NamedGroup, TargetsGone, TriggerOrder
from arbiter.kernel.ruleset import Ruleset
from arbiter.script import statements as st
from arbiter.script.amounts import Number
from arbiter.script.base import Change, How, Quality, Stat

if TYPE_CHECKING:
    from arbiter.kernel.events import Event
    from arbiter.kernel.game import Game
    from arbiter.kernel.statements import Active

# 909.3  the order of continuous effects; information on the card itself and base abilities come before them all
LAYERS = (
    "copies and new information",  # 909.3b
    "race, type and attribute",  # 909.3c
    "abilities",  # 909.3d
    "other information",  # 909.3e
    "new numbers",  # 909.3f
    "numbers",  # 909.3g
    "counters",  # 909.3h
    "by ATK and DEF",  # 909.3i
)
COUNTERS = 6
NUMBERS = frozenset({Stat.POWER, Stat.GUARD, Stat.COST, Stat.LEVEL, Stat.STRIKE})


def layer_of(change: Change) -> tuple[int, ...]:
    if isinstance(change, st.CopyOf):
        return (0,)
    if isinstance(change, st.BecomeType):
        return (1, 4)  # the type, then the ATK and DEF that come with it
    if isinstance(change, (st.AddWord, st.SetWords, st.LoseWord, st.AddAllWords)):
        return (1,) if change.quality in (Quality.TYPE, Quality.KIND, Quality.COLOUR) else (3,)
    if isinstance(change, st.SetStat):
        return (4,) if change.new else (5,)  # 909.3f, 909.3g
    if isinstance(change, (st.AddStat, st.SwapNumbers)):
        return (5,)
    if isinstance(
        change, (st.AddKeyword, st.LoseKeyword, st.CannotGain, st.AddAbility, st.LoseAbilities, st.ShareAbilities)
    ):
        return (2,)
    return (3,)


LIBRARY = Library(
    zones.IN_PLAY,
    layer_of,
    zones.HAND,
    zones.CHASE,
    late=7,  # 909.3i
    keyword_abilities=keywords.GRANTED,  # 1102.2
    cumulative=dict.fromkeys(keywords.CUMULATIVE, keywords.stands_for),  # 1102.3
)


def replacement_rank(game: Game, active: Active, event: Event) -> int:
    """910.2a: of replacements of damage those that increase it come first."""
    statement = active.statement
    if isinstance(statement, st.ChangeDamage):
        return 1 if statement.reduce or statement.prevents or statement.set_to is not None else 0
    return 1


def replacement_chooser(game: Game, event: Event, rank: int) -> int:
    """910.2, 910.2a: the player of the situation or who controls its card; increases: who deals the damage."""
    if rank == 0 and event.other is not None:
        return event.other.controller
    if event.subject is not None:
        return event.subject.controller
    return event.player if event.player >= 0 else game.state.active


RULES = Ruleset(
    key="fow",
    title="Force of Will 12.9",
    players=(2, 6),  # 102.1; three and more: 1120.3a, 715
    colours=zones.ATTRIBUTES,
    types=zones.TYPES,
    draw_loop=reasons.LOOP_DRAW,  # 1301.1c
    acts=named_actions.ACTS,
    named_groups={
        zones.COMPANY: zones.NO_MERE_STONES,
        zones.SIDED: NamedGroup(belongs=zones.is_sided),
        zones.RULERS_IN_PLAY: NamedGroup(card_types.RULERS, zones.is_no_order, within=zones.COMPANY),
        processes.SPECIAL: processes.WITH_SOMETHING_THE_MATTER,
    },
    opening_resources={harm.LIFE: 4000},  # 405.3
    formats=("constructed", "limited", "casual", lifebreak.VALHALLA),
    zones=Zones(
        rows=zones.ZONES,
        main=zones.FIELD,
        deck=zones.DECK,
        hand=zones.HAND,
        discard=zones.GRAVEYARD,
        stack=zones.CHASE,
        removed=zones.REMOVED,
        player=zones.PLAYER,
        backs=frozenset({"magic_stone"}),  # 303.2b
        always_up=card_types.RULERS,  # 303.2a
        hides_sides=zones.hides_sides,  # 308.4
        home=restarting.home_zone,  # 1033.1
        lies_up=sides.lies_up,  # 1302, 1307.5
        in_play=zones.IN_PLAY,
    ),
    moving=Moving(
        entering=as_it_enters.entering,
        moved=movement.moved,
        one_by_one=True,  # 304.3, 305.3, 319.3
        shows_proof=True,  # 302.2b
        # 1014.2  cards that are looked at: its last sentence tells, where an opponent does not know them. A hand: "no
        # player can know" is not so of it, since its player does, and so what is chosen there is found.
        may_miss=True,
        route=movement.route,
        stays=movement.stays,
        owner_orders=frozenset({zones.GRAVEYARD, zones.STANDBY, zones.DECK, zones.LIFEBREAK}),  # 302.4
        fallback=zones.GRAVEYARD,  # 910.2d
        shuffles_once=True,  # 1021.4
        may_link=additions.may_link,  # 1002.2a, 1002.5
        discards_nothing=True,  # 1019.2a
        rests_again=False,  # 104.3, 303.1a
        may_find=searching.may_find,  # 1014.3
        beneath_arrive=True,  # 1045.6a
        beneath_to=stacking.beneath_to,  # 1035.2a, 1045.6c
        firm_stacks=frozenset({zones.RULER}),  # 1045.7
    ),
    turn=Turn(
        steps=turn.STEPS,
        first_step="setup",
        extra_turns_in_order=True,  # 1025.2, 1025.3
        battle_action="battle",  # 704.1
        resting_step="main",
        attack_step="attack_declaration",
        block_step="block_declaration",
        check_attack=attacking.check_attack,
        check_block=attacking.check_block,
        others_first=reasons.OTHERS_FIRST,
        break_off=battle.break_off,  # 803.4b
    ),
    stack=Stack(
        after_resolving=playing.after_resolving,
        out_of_reach=harm.is_untouchable,  # 1167.2
        targets_gone=TargetsGone.REST,  # 903.3a
        # 1017.3c, 1017.6a: without exception, so a copied resonator spell does not enter the field; what is copied as
        # an entity is put there as a token (1017.2).
        copies_enter=False,
        processes={
            "judgment": judging.resolve_judgment,  # 705
            "convoke": wardens.resolve_convoke,  # 715
            "warden": wardens.resolve_warden,  # 716
        },
        cancels_at_once=True,  # 1012.1
        knows_source_as_played=True,  # 911.1
        # 905.4, 905.5  God's Arts and willpower abilities are activate abilities
        wider_kinds={"special": ("action",), "willpower": ("action",)},
        resolving=spells.resolving,  # 1170.3, 1176.3
    ),
    playing=Playing(
        list_actions=actions.list_actions,
        check_cast=actions.check_cast,
        cast_kind=playing.cast_kind,
        check_action=explaining.explain,
        action_words=ways.words_of,
        side_actions=frozenset({"standby", "battle", "lifebreak"}),
        steps=playing.PLAYING,
        may_enter=actions.may_enter,
        may_undergo=harm.may_undergo,  # 1011.1, 1047.3
        no_target=reasons.NO_TARGET,
        after_play=playing.after_play,
        x_within_targets=True,  # 903.2i
        plain_targets=True,  # 903.2i-2
    ),
    paying=Paying(
        resources=will.RESOURCES,
        recolour=will.recolour,
        no_payment=reasons.CANNOT_PAY,
        relief=ways.could_afford,  # 1166, 1188
        producers=actions.producers,  # 907.2, 1003.5
        just_came=will.waits,  # 905.3
        costs_apart=True,  # 1011.3
        raises_any_cost=True,  # 903.2k-1, 903.2k-3
        apart=frozenset(
            {"resource", "willpower", "judgment", "revolution_order", "warden", "convoke", "standby", "pay"}
        ),  # 905.5b, 907.8
        added_costs_are_effects=True,  # 903.2n-2
        only_as_said=frozenset({How.DESTROY}),  # 903.2l-2
        must_change_zones=True,  # 903.2l-2
        paid_in={harm.LIFE: 100},  # 105.4a
    ),
    triggers=Triggers(
        order=TriggerOrder.ONE,  # 603.1 to 603.4
        named_together=True,  # 901.2c, 905.4a
        rank=game_beginning.trigger_rank,  # 502.1b
        may_hear=game_beginning.may_hear,  # 502.1a
        may_not_aim=True,  # 906.3c
        prohibited=forbidding.cannot_be_put,  # 906.3a
    ),
    replacement=Replacement(
        rank=replacement_rank,
        chooser=replacement_chooser,
        prohibits=harm.prohibits,
        strict_kinds=ev.LEAVES | ev.TRANSFERS | ev.DAMAGES | ev.COUNTS | ev.CONTROLS,
        multiplies_once=True,  # 910.2c
        kept_hows=frozenset({How.DISCARD}),  # 1019.1a, 1019.3
        redirected_is_lost=True,  # 910.2f
    ),
    layers=Layers(
        order=LAYERS,
        library=LIBRARY,
        fixed_kinds=frozenset({"Arcana"}),  # 206.3a
        fixed_sets=False,  # 909.4
        own_first=False,  # 909.2a
        own_timestamps=True,  # 902.3a
        copies_keep_names=True,  # 1017.5
        lapses=True,  # 909.9
        conditions_see_effects=True,  # 909.2
        far_effects=True,  # 904.4, 909.5
        lends_names=False,  # 1045.2
        counter_changes={
            kind: tuple(st.CounterStat(stat, Number(100), sign, kind) for stat in (Stat.POWER, Stat.GUARD))
            for kind, sign in ((processes.UP, 1), (processes.DOWN, -1))
        },
        counter_layer=COUNTERS,
        rounds_to=100,  # 909.3j
    ),
    keywords=Keywords(
        # 1101.1a, 1102.6, 1171.3, 1156.3a
        kept=keywords.KEYWORDS | {"divinity", "convoke", "fusion"},
        multiple=frozenset({"melody", "blessing", "mantra"}),  # 1101.2a to 1101.2c
        once=keywords.ONCE,  # 1102.2
        told_apart=keywords.TOLD_APART,  # 1120.1
    ),
    counting=Counting(
        firm_counters=frozenset({"convoke", "willpower"}),  # 1171.5, 716.4
        whole_words=True,  # 203.3b
    ),
    damage=Damage(
        hurt=harm.hurt,
        dealt=harm.dealt,  # 1135.2
        after_hurt=harm.after_hurt,
        step=100,  # 903.2j-1
        is_one=True,  # 1007.5
    ),
    processes=Processes(
        rows=processes.PROCESSES,
        in_turn=True,  # 1201.1
        replaced_once=True,  # 910.3
    ),
    hints=Hints(
        may_apply=processes.may_apply,
        process_reads=processes.READS,
        format_reads=processes.FORMAT_READS,
    ),
)
