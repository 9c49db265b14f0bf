"""Gate Ruler: the ruleset, put together from the chapters."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbiter.games.gateruler import (
    actions,
    acts,
    checking,
    damage,
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
from arbiter.kernel.program import Library
from arbiter.kernel.ruleset import Ruleset, TargetsGone, TriggerOrder
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
    if isinstance(change, st.Mark) and change.name == protection.IGNORES:
        return (0,)  # 15-27a-4  what ignores effects does so in all layers that follow
    if isinstance(change, st.BecomeType):
        return (1, 6)
    if isinstance(change, (st.AddWord, st.AddAllWords)):
        return (1,) if change.quality in WORDS_OF_A_CARD else (0,)  # a name that it did not have
    if isinstance(change, st.SetWords):
        return (1, 2) if change.quality in WORDS_OF_A_CARD else (5,)
    if isinstance(change, (st.AddKeyword, st.AddAbility)):
        return (3,)
    if isinstance(change, (st.LoseKeyword, st.CannotGain, st.LoseAbilities)):
        return (4,)
    if isinstance(change, st.SetStat):
        return (6,) if change.new else (7,)
    if isinstance(change, st.AddStat):
        return (7,)
    return (5,)


LIBRARY: Final = Library(zones.IN_PLAY, layer_of, zones.HAND, zones.GATE)


def prohibits(game: Game, event: Event) -> bool:
    """1-5d: rules and marks that make an event impossible."""
    if event.kind == ev.PLACES:
        return gearing.keeps_place(game, event)  # 14-18b-2
    if event.kind == ev.DRAWS:
        return placing.prohibits_draw(game, event)
    return (event.kind == ev.DAMAGES and damage.is_harmless(event)) or protection.prohibits(game, event)


def entering(game: Game, event: Event) -> None:
    """How a card stands as it comes into play, and that it has just come."""
    placing.entering(game, event)
    gearing.complete(game, event)  # 14-18f-3
    if event.result is not None:
        rules_effects.note_arrival(game, event.result)  # 12-6b


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
    zones=zones.ZONES,
    colours=zones.FACTIONS,
    types=zones.TYPES,
    steps=turn.STEPS,
    first_step="setup",
    layers=LAYERS,
    processes=rules_effects.PROCESSES,
    processes_in_turn=True,  # 12-1b-1, 12-1b-2
    may_apply=rules_effects.may_apply,
    stack_processes=gate.PROCESSES,
    unanswerable=gate.UNANSWERABLE,  # 9-3d
    library=LIBRARY,
    list_actions=actions.list_actions,
    check_cast=checking.check_cast,
    cast_kind=playing.cast_kind,
    check_action=checking.explain,
    resources=playing.RESOURCE_TABLE,
    recolour=playing.recolour,
    playing=playing.PLAYING,
    after_resolving=playing.after_resolving,
    replacement_rank=damage.replacement_rank,  # 14-14g-2
    replacement_chooser=damage.replacement_chooser,  # 14-14c
    reduction_chooser=damage.reduction_chooser,  # 13-3d-2
    prohibits=prohibits,
    strict_kinds=ev.DRAWS | ev.DAMAGES | ev.HURTS | ev.PLACES | ev.ENTERS,
    entering=entering,
    moved=moved,
    route=placing.route,
    may_enter=checking.may_enter,
    may_hear=turn.may_hear,  # 6-5a-1
    hurt=damage.hurt,
    dealt=healing.note,  # 13-7b-1
    after_hurt=nothing_follows,
    targets_gone=TargetsGone.REST,  # 14-4c-1
    trigger_order=TriggerOrder.ONE,  # 14-10c
    damage_step=1,
    main_zone=zones.FRONT,
    deck_zone=zones.DECK,
    hand_zone=zones.HAND,
    discard_zone=zones.GRAVEYARD,
    stack_zone=zones.GATE,
    removed_zone=zones.REMOVED,
    stand_in=gearing.top,  # 14-18b-3a
    player_types=frozenset({"ruler"}),  # 4-2c, 13-2b-1
    resolve_in_a_row=True,  # 9-4f
    keeps_priority=True,  # 9-3f
    limits_by_object=True,  # 14-7a-2
    limits_plays=True,  # 14-7a
    named_together=True,  # 14-7a-1
    unplayed_stay=True,  # 14-5a
    fixed_sets=True,  # 14-13d
    own_first=False,  # 14-13c
    far_effects=True,  # 14-4b-9a, 14-8b
    kept_hows=frozenset({How.DESTROY}),  # 15-12d
    one_by_one=True,  # 3-4c
    owner_orders=frozenset({zones.DECK}),  # 3-2e-2
    shows_proof=True,  # 3-2b-5
    plain_targets=True,  # 14-4b-4e
    rests_again=False,  # 1-5c, 15-7c
    cancels_at_once=True,  # 15-25a, 15-25b
    back=face_down.same,  # 14-19e
    hides_sides=face_down.hides_sides,  # 14-19b
    home_zone=home_zone,
    no_move_target=reasons.NO_TARGET,
    no_payment=reasons.CANNOT_PAY,
    draw_loop=reasons.LOOP_DRAW,  # 17-1a-3
    acts=acts.ACTS,
    is_time=checking.is_time,  # 14-4b-2a
    after_play=gate.after_play,  # 9-3f
    played=threats.by_play,  # 15-20d
    damage_is_one=True,  # 13-2a
    place_word=zones.place_word,
    resting_step="main",
    in_play=zones.IN_PLAY,
    barred_return=True,  # 15-38a-3
    ignores=protection.ignores,  # 15-27a-4
    keyword_abilities=keywords.GRANTED,  # 16-1a-5
    inner_moves=frozenset({(zones.FRONT, zones.FRONT), (zones.FIELD, zones.FIELD)}),  # 3-2d, 15-23a
)
