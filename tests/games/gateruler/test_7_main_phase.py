"""Section 7: main phase actions; 4-3: the caps on summoning and setting."""

from __future__ import annotations

import pytest

from arbiter.script import abilities as ab
from arbiter.script import effects as fx
from arbiter.script import statements as st
from arbiter.script.amounts import Number
from arbiter.script.base import Timing
from arbiter.script.nouns import YOU, Self
from tests.games.gateruler.plain import ACTIVE, DRAW, RIVAL, ruler, table, unit

OVERDRIVE = ab.Activated("[OD] draw", effects=(DRAW,), zones=("drive",))
DRIVEN = unit("Driven", abilities=(OVERDRIVE,))
SWIFT = ab.Activated("instant", effects=(DRAW,), zones=ACTIVE)
CALM = ab.Activated("standard", effects=(DRAW,), limits=ab.Limits(timing=Timing.MAIN_ONLY), zones=ACTIVE)


# ---------------------------------------------------------------- 7-1  when, and from where


@pytest.mark.rule("gateruler", "7-1a")
def test_main_phase_actions_are_the_active_players_with_an_empty_gate() -> None:
    made = table().hand(0, "Scout", "Guard", "Trick").field(0, "Giant").hand(1, "Scout")
    assert made.can("play", 0, "Scout")
    made.play(0, "Trick")
    assert made.stack() == ["Trick"]
    assert not made.can("play", 0, "Scout") and made.why_not(0, "Scout") == ["7-1a"]
    assert made.acts(0, "rearrange") == [] and made.acts(0, "set") == []
    made.passes()
    assert not made.can("play", 1, "Scout")


@pytest.mark.rule("gateruler", "7-1a-1", "9-3e-3")
def test_instant_abilities_are_played_with_priority_at_other_times_too() -> None:
    quick = unit("Quick", abilities=(SWIFT,))
    made = table(quick).field(1, "Quick").hand(0, "Trick")
    made.play(0, "Trick").passes()
    assert made.can("use", 1, "Quick")


@pytest.mark.rule("gateruler", "7-1b", "14-20a-1")
def test_cards_are_played_from_hand_and_drive_zone_only() -> None:
    made = table().zone(0, "graveyard", "Scout").zone(0, "damage", "Guard").zone(0, "drive", "Giant", face_up=True)
    assert made.can("play", 0, "Giant")
    assert not made.can("play", 0, "Scout") and not made.can("play", 0, "Guard")
    assert made.why_not(0, "Scout") == ["7-1b"]


@pytest.mark.rule("gateruler", "14-20a", "1-5a", "3-13c-2")
def test_a_text_may_let_a_card_be_played_from_elsewhere() -> None:
    """14-20a: the timing stays that of the card. 3-13c-2: face down in the damage zone it is not played."""
    mark = st.Affects(Self(), (st.Mark("played_from_damage"),))
    ghost = unit("Ghost", abilities=(ab.Static("from damage", statements=(mark,), zones=("damage",)),))
    made = table(ghost).zone(0, "damage", "Ghost")
    assert made.can("play", 0, "Ghost")
    made.play(0, "Ghost", option="attack 1").resolve()
    assert made.field_names(0) == ["Ghost"]
    blind = table(ghost).zone(0, "damage", "Ghost", face_up=False)
    assert not blind.can("play", 0, "Ghost")


# ---------------------------------------------------------------- 7-2  revealing in the drive zone


@pytest.mark.rule("gateruler", "7-2a", "7-2b", "7-3a")
def test_a_driven_unit_is_revealed_at_once_and_then_summoned() -> None:
    made = table().zone(0, "drive", "Scout")
    assert not made.can("play", 0, "Scout") and made.why_not(0, "Scout") == ["7-3a"]
    made.act(0, "reveal", "Scout")
    assert made.stack() == [] and made.obj("Scout").face_up
    made.play(0, "Scout", option="attack 1").resolve()
    assert made.field_names(0) == ["Scout"]


@pytest.mark.rule("gateruler", "7-2a-1", "2-17b")
def test_only_standard_action_cards_are_revealed() -> None:
    made = table().zone(0, "drive", "Scout", "Meadow", "Trick", "Spark")
    assert sorted(made.acts(0, "reveal")) == ["Meadow", "Scout", "Trick"]


@pytest.mark.rule("gateruler", "7-2a-2", "7-2a-2a", "7-1b-1")
def test_an_overdrive_ability_lies_beside_its_card_and_holds_it() -> None:
    made = table(DRIVEN).zone(0, "drive", "Driven")
    made.act(0, "reveal", "Driven")
    assert made.zone_names(0, "drive") == ["Driven", "Driven [OD]"]
    assert not made.can("play", 0, "Driven") and "7-1b-1" in made.why_not(0, "Driven")


# ---------------------------------------------------------------- 7-3, 7-4, 7-6  playing


@pytest.mark.rule("gateruler", "7-3a", "3-18a", "14-4c-2b")
def test_a_unit_is_summoned_through_the_gate_into_the_zone_chosen_for_it() -> None:
    made = table().hand(0, "Scout")
    made.play(0, "Scout", option="attack 2")
    assert made.stack() == ["Scout"] and made.field_names(0) == []
    made.resolve()
    assert made.obj("Scout").zone == "front" and made.obj("Scout").place == 2


@pytest.mark.rule("gateruler", "7-4a", "3-11a", "14-4c-2c")
def test_a_field_is_played_into_the_field_zone() -> None:
    made = table().hand(0, "Meadow").zone(0, "drive", "Meadow", face_up=True)
    made.play(0, "Meadow", zone="hand").resolve()
    assert made.zone_names(0, "field") == ["Meadow"]
    made.play(0, "Meadow", zone="drive").resolve()
    assert made.zone_names(0, "field") == ["Meadow", "Meadow"]


@pytest.mark.rule("gateruler", "7-6a", "7-6a-1", "3-15a", "14-4c-2d")
def test_a_standard_event_is_played_directly_and_never_set_by_that() -> None:
    made = table().hand(0, "Trick", "Spark")
    made.play(0, "Trick")
    assert made.zone_names(0, "set") == [] and made.stack() == ["Trick"]
    made.resolve()
    assert made.zone_names(0, "graveyard") == ["Trick"] and made.hand_size(0) == 2
    assert not made.can("play", 0, "Spark")  # an instant event must be set first


# ---------------------------------------------------------------- 7-5  setting


@pytest.mark.rule("gateruler", "7-5a", "7-5a-1", "7-5b", "3-10a", "15-4a")
def test_an_event_of_the_hand_or_face_down_in_the_drive_zone_is_set_at_once() -> None:
    made = table().hand(0, "Spark", "Scout").zone(0, "drive", "Trick")
    assert made.acts(0, "set") == ["Spark", "Trick"]
    made.act(0, "set", "Spark").act(0, "set", "Trick", option="set 2")
    assert made.zone_names(0, "set") == ["Spark", "Trick"] and made.stack() == []
    assert not made.obj("Spark").face_up


@pytest.mark.rule("gateruler", "7-5a")
def test_a_card_revealed_in_the_drive_zone_is_not_set() -> None:
    made = table().zone(0, "drive", "Trick", face_up=True)
    assert made.acts(0, "set") == []


@pytest.mark.rule("gateruler", "7-5a-1", "3-10c", "3-10c-1", "2-17c")
def test_forced_reveal_and_units_are_not_settable() -> None:
    made = table(rulers=(ruler("Regent"), RIVAL)).hand(0, "Scout", "Meadow")
    assert made.acts(0, "set") == []


@pytest.mark.rule("gateruler", "7-5a-2", "3-10c-1", "2-17c")
def test_a_text_makes_a_unit_settable() -> None:
    mark = st.Affects(Self(), (st.Mark("settable"),))
    sly = unit("Sly", abilities=(ab.Static("settable", statements=(mark,), zones=("hand",)),))
    made = table(sly).hand(0, "Sly")
    made.act(0, "set", "Sly")
    assert made.zone_names(0, "set") == ["Sly"]


@pytest.mark.rule("gateruler", "7-5c", "7-5d", "4-3b-1", "4-3b-1b")
def test_the_set_cap_limits_how_often_cards_are_set() -> None:
    strict = ruler("Regent", set_cap=1, set_zones=3)
    made = table(rulers=(strict, RIVAL)).hand(0, "Trick", "Spark")
    made.act(0, "set", "Trick")
    assert made.resource(0, "sets") == 1
    assert made.acts(0, "set") == [] and "7-5d" in made.why_not(0, "Spark")


@pytest.mark.rule("gateruler", "4-3b-1a")
def test_without_a_set_cap_any_number_is_set() -> None:
    made = table(rulers=(ruler("Regent", set_zones=3), RIVAL)).hand(0, "Trick", "Spark", "Trick")
    made.act(0, "set", "Trick").act(0, "set", "Spark", option="set 2").act(0, "set", "Trick", option="set 3")
    assert len(made.zone_names(0, "set")) == 3


@pytest.mark.rule("gateruler", "4-3b-1c")
def test_in_the_others_turn_there_is_no_set_cap() -> None:
    call = ab.Activated("set it", effects=(fx.Perform("set", Self()),), zones=("hand",))
    trap = unit("Trap", abilities=(call, ab.Static("s", statements=(SETTABLE,), zones=("hand",))))
    made = table(trap, rulers=(ruler("Regent"), ruler("Rival", set_cap=0))).hand(1, "Trap").hand(0, "Trick")
    made.play(0, "Trick").passes()
    made.use(1, "Trap").resolve()
    assert made.zone_names(1, "set") == ["Trap"]


SETTABLE = st.Affects(Self(), (st.Mark("settable"),))


# ---------------------------------------------------------------- 7-7, 7-8  abilities and set events


@pytest.mark.rule("gateruler", "7-7a", "14-9a")
def test_standard_action_abilities_are_played_in_a_calm_main_phase() -> None:
    sage = unit("Sage", abilities=(CALM,))
    made = table(sage).field(0, "Sage").hand(0, "Trick")
    assert made.can("use", 0, "Sage")
    made.play(0, "Trick")
    assert not made.can("use", 0, "Sage")
    made.resolve().use(0, "Sage").resolve()
    assert made.hand_size(0) == 2


@pytest.mark.rule("gateruler", "7-8a")
def test_a_standard_event_is_played_from_a_set_zone() -> None:
    made = table().zone(0, "set", "Trick")
    made.play(0, "Trick")
    assert made.stack() == ["Trick"] and made.zone_names(0, "set") == []
    made.resolve()
    assert made.hand_size(0) == 1


# ---------------------------------------------------------------- 7-9  Overdrive


@pytest.mark.rule("gateruler", "7-9a")
def test_an_overdrive_ability_is_played_and_its_card_is_free_afterwards() -> None:
    made = table(DRIVEN).zone(0, "drive", "Driven")
    made.act(0, "reveal", "Driven").use(0, "Driven [OD]")
    assert made.zone_names(0, "drive") == ["Driven"] and len(made.stack()) == 1
    made.resolve()
    assert made.hand_size(0) == 1 and made.can("play", 0, "Driven")


@pytest.mark.rule("gateruler", "7-9a", "7-9b")
def test_an_overdrive_ability_is_removed_at_once_without_playing_it() -> None:
    made = table(DRIVEN).zone(0, "drive", "Driven")
    made.act(0, "reveal", "Driven").act(0, "drop", "Driven [OD]")
    assert made.zone_names(0, "drive") == ["Driven"] and made.stack() == []
    assert made.hand_size(0) == 0 and made.can("play", 0, "Driven")


# ---------------------------------------------------------------- 7-10  rearranging


@pytest.mark.rule("gateruler", "7-10a", "7-10b-1", "7-10c", "3-2d", "3-2d-1")
def test_a_unit_moves_to_an_empty_zone_at_once_and_stays_the_same_card() -> None:
    made = table().field(0, "Giant", damage=2, rested=True)
    before = made.obj("Giant").id
    made.act(0, "rearrange", "Giant", option="attack 3")
    giant = made.obj("Giant")
    assert (giant.place, giant.id, giant.damage, giant.turned, made.stack()) == (3, before, 2, 1, [])


@pytest.mark.rule("gateruler", "7-10b-2")
def test_two_units_change_places() -> None:
    made = table().field(0, "Giant", "Scout")
    made.act(0, "rearrange", "Giant", option="attack 2")
    assert (made.obj("Giant").place, made.obj("Scout").place) == (2, 1)


@pytest.mark.rule("gateruler", "7-10b-3", "3-9c", "15-3a-2")
def test_between_attack_and_defense_zone_a_unit_becomes_exhausted_or_ready() -> None:
    made = table().field(0, "Giant").field(0, "Scout", place=0, rested=True)
    made.act(0, "rearrange", "Giant", option="defense")
    assert made.is_rested("Giant") and not made.is_rested("Scout")
    made.act(0, "rearrange", "Giant", option="attack 3")
    assert not made.is_rested("Giant")


# ---------------------------------------------------------------- 7-11  Gear Up


@pytest.mark.rule("gateruler", "7-11a")
def test_one_gear_up_may_be_played() -> None:
    armour = unit("Armour", 4, 4, keywords=("gear_up",))
    made = table(armour).hand(0, "Armour", "Armour")
    made.act(0, "gear_up", "Armour").resolve()
    assert [obj.place for obj in made.objects("front", 0)] == [0]
    assert made.acts(0, "gear_up") == []  # no second one while geared up


# ---------------------------------------------------------------- 4-3a  the summon cap


@pytest.mark.rule("gateruler", "4-3a-1", "4-3a-1a", "15-17a-3")
def test_the_rulers_summon_cap_limits_normal_summons() -> None:
    made = table(rulers=(ruler("Regent", summon_cap=2), RIVAL)).hand(0, "Scout", "Guard", "Giant")
    made.play(0, "Scout", option="attack 1").resolve().play(0, "Guard", option="attack 2").resolve()
    assert not made.can("play", 0, "Giant") and made.why_not(0, "Giant") == ["15-17a-3"]


@pytest.mark.rule("gateruler", "4-3a-1b", "16-21b", "16-21c")
def test_in_the_others_turn_there_is_no_summon_cap() -> None:
    alert = unit("Alert", keywords=("sentinel_summoning",))
    made = table(alert, rulers=(ruler("Regent"), ruler("Rival", summon_cap=0))).hand(1, "Alert").hand(0, "Trick")
    made.play(0, "Trick").passes()
    made.play(1, "Alert", option="defense").resolve()
    assert made.field_names(1) == ["Alert"]


@pytest.mark.rule("gateruler", "3-2g", "1-5g")
def test_a_ruler_without_set_zones_lets_nothing_be_set() -> None:
    made = table(rulers=(ruler("Regent", set_zones=0), RIVAL)).hand(0, "Trick")
    assert made.acts(0, "set") == []


@pytest.mark.rule("gateruler", "15-2c")
def test_an_effect_adds_to_the_summon_cap_of_the_turn() -> None:
    made = table().hand(0, "Scout", "Guard")
    made.play(0, "Scout", option="attack 1").resolve()
    assert not made.can("play", 0, "Guard")
    lifted = ab.Static("cap", statements=(st.Permit("summon_cap", who=YOU, amount=Number(1)),), zones=ACTIVE)
    herald = unit("Herald", abilities=(lifted,))
    made = table(herald).field(0, "Herald").hand(0, "Scout", "Guard")
    made.play(0, "Scout", option="attack 2").resolve()
    assert made.can("play", 0, "Guard")
