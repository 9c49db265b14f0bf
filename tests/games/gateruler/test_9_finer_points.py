"""Finer points: gate actions (9-3e), the summon cap (15-2c, 15-17), attacks (15-26b) and lost abilities (15-29b)."""

from __future__ import annotations

import pytest

from arbiter.script import abilities as ab
from arbiter.script import effects as fx
from arbiter.script import statements as st
from arbiter.script.amounts import Number
from arbiter.script.nouns import OPPONENT, Group, Self
from tests.games.gateruler.plain import ACTIVE, DRAW, RIVAL, ruler, table, unit
from tests.games.gateruler.written import event
from tests.games.gateruler.written import table as written_table
from tests.games.gateruler.written import unit as written_unit

pytestmark = pytest.mark.both_seats

# ---------------------------------------------------------------- 9-3e  gate actions


@pytest.mark.rule("gateruler", "9-3e-4")
def test_what_can_be_played_as_an_instant_action_is_played_with_priority() -> None:
    alert = unit("Alert", keywords=("sentinel_summoning",))
    made = table(alert).hand(1, "Alert").hand(0, "Alert")
    assert made.acts(0, "card") == ["Alert"]  # as the unit that it is, in its player's own main phase
    made.passes()
    assert made.acts(1, "card") == ["Alert"]


@pytest.mark.rule("gateruler", "9-3e-5a", "9-3e-5h")
def test_revealing_and_overdrive_are_actions_of_a_calm_main_phase() -> None:
    overdrive = ab.Activated("[OD] draw", effects=(DRAW,), zones=("drive",))
    made = table(unit("Driven", abilities=(overdrive,))).zone(0, "drive", "Driven", "Scout").hand(0, "Trick")
    made.act(0, "reveal", "Driven")
    assert made.acts(0, "overdrive") == ["Driven [OD]"] and made.acts(0, "reveal") == ["Scout"]
    made.play(0, "Trick")
    assert made.acts(0, "overdrive") == [] and made.acts(0, "reveal") == []


# ---------------------------------------------------------------- 15-2c, 15-17  the summon cap


@pytest.mark.rule("gateruler", "15-2c-1", "15-17a-3a")
def test_an_unlimited_summon_cap_neither_changes_nor_is_used_up() -> None:
    less = ab.Static("less", statements=(st.Permit("summon_cap", amount=Number(-5)),), zones=ACTIVE)
    made = table(unit("Crown", abilities=(less,)), rulers=(ruler("Regent", summon_cap=None), RIVAL))
    made.field(0, "Crown").hand(0, "Scout", "Guard")
    made.play(0, "Scout", option="attack 2").resolve().play(0, "Guard", option="attack 3").resolve()
    assert len(made.field_names(0)) == 3


@pytest.mark.rule("gateruler", "15-17a-5")
def test_a_text_cannot_have_a_unit_summoned_beyond_the_cap() -> None:
    call = event("Call", "Choose 1 unit card in your hand. Normal summon it.", timing="Standard Action")
    made = written_table(call, regent={"summon_cap": 1}).hand(0, "Call", "Scout", "Guard")
    made.play(0, "Scout", option="attack 1").resolve()
    assert not made.can("play", 0, "Call")


# ---------------------------------------------------------------- 15-26b-1, 15-29b


@pytest.mark.rule("gateruler", "15-26b-1")
def test_what_cannot_be_attacked_is_attacked_when_it_comes_to_the_front_later() -> None:
    hidden = ab.Static("hidden", statements=(st.Affects(Self(), (st.Mark("cannot_be_attacked"),)),), zones=ACTIVE)
    jump = ab.Activated("jump", effects=(fx.Perform("place", Self(), word="defense"),), zones=ACTIVE)
    veil = unit("Veil", 1, 5, abilities=(hidden, jump))
    made = table(veil).field(0, "Scout").field(1, "Veil", place=2).attack("Scout", at="Rival")
    made.passes().use(1, "Veil").resolve().to("combat_end")
    assert made.damage_on("Veil") == 2 and made.damage_count(1) == 0


@pytest.mark.rule("gateruler", "15-29b", "15-29b-1")
def test_a_unit_that_enters_having_lost_its_abilities_does_nothing_on_its_way() -> None:
    herald = written_unit("Herald", "Double Attack\nWhen this card enters play, draw 1 card.")
    text = "Choose 1 unit card in your graveyard. Special summon it with it losing all abilities."
    made = written_table(herald, event("Raise", text, timing="Standard Action")).hand(0, "Raise")
    made.zone(0, "graveyard", "Herald").play(0, "Raise", targets=["Herald"]).resolve().option("attack 1")
    assert made.field_names(0) == ["Herald"] and made.hand_size(0) == 0 and made.stack() == []
    assert not made.has("Herald", "double_attack")


@pytest.mark.rule("gateruler", "15-17a-5")
def test_an_ability_cannot_have_a_unit_summoned_beyond_the_cap_either() -> None:
    sage = written_unit("Sage", "Standard Action: Choose 1 unit card in your hand. Normal summon it.")
    made = written_table(sage, regent={"summon_cap": 1}).field(0, "Sage").hand(0, "Scout", "Guard")
    assert made.can("use", 0, "Sage")
    made.play(0, "Scout", option="attack 2").resolve()
    assert not made.can("use", 0, "Sage")


@pytest.mark.rule("gateruler", "15-37a", "1-5d")
def test_abilities_that_a_text_forbids_are_not_played() -> None:
    ban = ab.Static("ban", statements=(st.ForbidPlay(OPPONENT, "ability", Group((), ())),), zones=ACTIVE)
    quick = ab.Activated("draw", effects=(DRAW,), zones=ACTIVE)
    made = table(unit("Warden", abilities=(ban,)), unit("Quick", abilities=(quick,)))
    made.field(0, "Quick").field(1, "Warden")
    assert not made.can("use", 0, "Quick") and made.why_not(0, "Quick") == ["1-5d"]


@pytest.mark.rule("gateruler", "14-4b-1a", "7-1b-1")
def test_a_driven_card_is_not_played_by_a_text_either_while_its_overdrive_waits_or_is_in_the_gate() -> None:
    driven = written_unit("Driven", "[OD] Draw 1 card.")
    caller = written_unit("Caller", "Instant Action: Choose 1 unit card in your drive zone. Normal summon it.")
    made = written_table(driven, caller).field(0, "Caller").zone(0, "drive", "Driven")
    made.act(0, "reveal", "Driven").use(0, "Driven [OD]")
    assert made.zone_names(0, "drive") == ["Driven"]  # its ability is in the gate now
    made.use(0, "Caller").resolve()
    made.expect(kind="action")  # nobody is asked for a zone
    assert made.zone_names(0, "drive") == ["Driven"] and made.field_names(0) == ["Caller"]
