"""Gate Ruler: the ruleset, put together from the chapters."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbiter.games.gateruler import (
    actions,
    acts,
    card_types,
    checking,
    damage,
    explaining,
    face_down,
    gate,
    gearing,
    healing,
    keywords,
    placing,
    playing,
    protection,
    reasons,
    rules_effects,
    threats,
    turn,
    zones,
)
from arbiter.kernel import events as ev
from arbiter.kernel.as_it_enters import carry_out, instructions_about
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
from arbiter.kernel.traits import declares
from arbiter.script import statements as st
from arbiter.script.base import Change, How, Quality

if TYPE_CHECKING:
    from arbiter.kernel.events import Event
    from arbiter.kernel.game import Game
    from arbiter.kernel.traits import Face

# 14-13c-2a  a continuous ability becomes active when its card comes to a zone where it works (14-2a), not anew whenever
# its condition comes to hold: that is the card's own time.
# 14-13a  the order of ongoing effects; what is printed and base abilities come before them all (14-13a-1)
LAYERS: Final = (
    "new information",  # 14-13a-2
    "added types, factions and attributes",  # 14-13a-3
    "removed types, factions and attributes",  # 14-13a-4
    "added abilities",  # 14-13a-5
    "removed abilities",  # 14-13a-6
    "other information",  # 14-13a-7
    "new numbers",  # 14-13a-8
    "numbers",  # 14-13a-9
)
WORDS_OF_A_CARD: Final = (Quality.TYPE, Quality.KIND, Quality.COLOUR, Quality.GROUP)


def layer_of(change: Change) -> tuple[int, ...]:
    if isinstance(change, st.Mark) and change.name in protection.IGNORING:
        return (0,)  # 15-27a-4  what ignores effects does so in all layers that follow
    if isinstance(change, st.BecomeType):
        return (1, 6)
    if isinstance(change, (st.AddWord, st.AddAllWords)):
        return (1,) if change.quality in WORDS_OF_A_CARD else (0,)  # a name that it did not have
    if isinstance(change, st.SetWords):
        return (1, 2) if change.quality in WORDS_OF_A_CARD else (5,)
    if isinstance(change, st.LoseWord):
        return (2,) if change.quality in WORDS_OF_A_CARD else (5,)
    if isinstance(change, (st.AddKeyword, st.AddAbility)):
        return (3,)
    if isinstance(change, (st.LoseKeyword, st.CannotGain, st.LoseAbilities)):
        return (4,)
    if isinstance(change, st.SetStat):
        return (6,) if change.new else (7,)
    if isinstance(change, (st.AddStat, st.SwapNumbers)):
        return (7,)
    return (5,)


LIBRARY: Final = Library(
    zones.IN_PLAY,
    layer_of,
    zones.HAND,
    zones.GATE,
    keyword_abilities=keywords.GRANTED,  # 16-1a-5
)


def prohibits(game: Game, event: Event) -> bool:
    """1-5d: rules and marks that make an event impossible."""
    if event.kind == ev.PLACES:
        return placing.keeps_out(game, event)  # 3-2i, 14-18b-2
    if event.kind == ev.DRAWS:
        return placing.prohibits_draw(game, event)
    if event.kind == ev.READIES:
        return event.subject is not None and event.subject.now.marked("no_ready")
    return (event.kind == ev.DAMAGES and damage.is_harmless(event)) or protection.prohibits(game, event)


def entering(game: Game, event: Event) -> None:
    """How a card stands as it comes into play, and that it has just come."""
    placing.entering(game, event)
    gearing.complete(game, event)  # 14-18f-3
    if event.result is not None:
        rules_effects.note_arrival(game, event.result)  # 12-6b
        obj = event.result
        if obj.zone in (zones.FRONT, zones.FIELD) and (st.As in game.says or declares(obj)):
            carry_out(game, obj.controller, instructions_about(game, obj, "enters"))  # 14-14a-1, 15-29b-1


def moved(game: Game, event: Event) -> None:
    """What follows a move at once."""
    if event.kind == ev.LEAVES and event.subject is not None and zones.is_geared(event.subject):
        gearing.left(game, event)  # 14-18b-7
    placing.moved(game, event)


def home_zone(face: Face) -> str:
    """5-3a: rulers and geases begin in their zones, everything else in the deck."""
    types = face.traits.types
    return zones.RULER if "ruler" in types else zones.GEAS if "geas" in types else zones.DECK


def nothing_follows(game: Game, event: Event) -> None:
    """Damage to a ruler is settled in the gate (13-5)."""


RULES: Final = Ruleset(
    key="gateruler",
    title="Gate Ruler",
    rested_word="exhausted",
    players=(2, 2),  # 1-2a
    colours=zones.FACTIONS,
    types=zones.TYPES,
    draw_loop=reasons.LOOP_DRAW,  # 17-1a-3
    acts=acts.ACTS,
    zones=Zones(
        rows=zones.ZONES,
        main=zones.FRONT,
        deck=zones.DECK,
        hand=zones.HAND,
        discard=zones.GRAVEYARD,
        stack=zones.GATE,
        removed=zones.REMOVED,
        beneath=zones.CHARGE,  # 3-14d-3
        back=face_down.same,  # 14-19e
        hides_sides=face_down.hides_sides,  # 14-19b
        home=home_zone,
        place_word=zones.place_word,
        lies_rested=zones.lies_rested,  # 3-9c
        in_play=zones.IN_PLAY,
    ),
    moving=Moving(
        entering=entering,
        moved=moved,
        route=placing.route,
        one_by_one=True,  # 3-4c
        owner_orders=frozenset({zones.DECK}),  # 3-2e-2
        shows_proof=True,  # 3-2b-5
        rests_again=False,  # 1-5c, 15-7c
        inner_moves=frozenset({(zones.FRONT, zones.FRONT), (zones.FIELD, zones.FIELD)}),  # 3-2d, 15-23a
    ),
    turn=Turn(
        steps=turn.STEPS,
        first_step="setup",
        resting_step="main",
        attack_step="choice",
        check_attack=explaining.why_no_attack,
    ),
    stack=Stack(
        processes=gate.PROCESSES,
        unanswerable=gate.UNANSWERABLE,  # 9-3d
        after_resolving=playing.after_resolving,
        targets_gone=TargetsGone.REST,  # 14-4c-1
        resolve_in_a_row=True,  # 9-4f
        keeps_priority=True,  # 9-3f
        cancels_at_once=True,  # 15-25a, 15-25b
        played=threats.by_play,  # 15-20d
        barred_return=True,  # 15-38a-3
    ),
    playing=Playing(
        list_actions=actions.list_actions,
        check_cast=checking.check_cast,
        cast_kind=playing.cast_kind,
        check_action=explaining.explain,
        side_actions=frozenset({"set", "rearrange", "reveal", "drop"}),
        steps=playing.PLAYING,
        may_enter=checking.may_enter,
        unplayed_stay=True,  # 14-5a
        plain_targets=True,  # 14-4b-4e
        wider_ways=playing.WIDER_WAYS,
        no_target=reasons.NO_TARGET,
        is_time=checking.is_time,  # 14-4b-2a
    ),
    paying=Paying(
        resources=playing.RESOURCE_TABLE,
        recolour=playing.recolour,
        no_payment=reasons.CANNOT_PAY,
    ),
    triggers=Triggers(
        may_hear=turn.may_hear,  # 6-5a-1
        order=TriggerOrder.ONE,  # 14-10c
        prohibited=checking.is_automatic_barred,  # 15-37a
        unplayed=checking.is_as_it_attacks,  # 8-4h-1
        limits_by_object=True,  # 14-7a-2
        limits_plays=True,  # 14-7a
        named_together=True,  # 14-7a-1
        # 14-10g-1  "has not been triggered yet": by this status, which may last. To wait for it again as soon as the
        # ability has resolved would be a loop (17-1a-3) for every text that does not end the status by itself.
        status_once=True,
    ),
    replacement=Replacement(
        rank=damage.replacement_rank,  # 14-14g-2
        chooser=damage.replacement_chooser,  # 14-14c
        reduction_chooser=damage.reduction_chooser,  # 13-3d-2
        prohibits=prohibits,
        strict_kinds=ev.DRAWS | ev.DAMAGES | ev.HURTS | ev.PLACES | ev.ENTERS,
        stand_in=gearing.top,  # 14-18b-3a
        kept_hows=frozenset({How.DESTROY}),  # 15-12d
        ignores=protection.ignores,  # 15-27a-4
    ),
    layers=Layers(
        order=LAYERS,
        library=LIBRARY,
        fixed_sets=True,  # 14-13d
        own_first=False,  # 14-13c
        conditions_see_effects=True,  # 14-8a-1, 14-13c-1
        far_effects=True,  # 14-4b-9a, 14-8b
    ),
    damage=Damage(
        hurt=damage.hurt,
        dealt=healing.note,  # 13-7b-1
        after_hurt=nothing_follows,
        step=1,
        player_types=card_types.RULER,  # 4-2c, 13-2b-1
        is_one=True,  # 13-2a
    ),
    processes=Processes(
        rows=rules_effects.PROCESSES,
        in_turn=True,  # 12-1b-1, 12-1b-2
    ),
    hints=Hints(
        may_apply=rules_effects.may_apply,
        process_reads=rules_effects.READS,
        keyword_reads=rules_effects.KEYWORD_READS,
    ),
)
