"""Rulings where several rules meet: wardens, rulers, stacks, swaps, the chase and what lasts."""

from __future__ import annotations

import pytest

from arbiter.testing import Table
from tests.games.fow.tables import life, table
from tests.games.fow.written import chant, regalia, resonator, written

HEN = resonator("Hen", cost="{1}", size=(300, 300))
OX = resonator("Ox", cost="{3}", size=(800, 800))
REEVE = written(
    "Reeve",
    "Warden",
    "[+1]: You gain 100 life.",
    "[-2]: Destroy target resonator.",
    cost="{0}",
    willpower=4,
    other=[{"name": "Regent", "type": ["J-Ruler"], "abilities": [], "atk": 900, "def": 900}],
)
KILL = chant("Kill", "[Quickcast]", "Destroy target J/resonator.")
AWAY = chant("Away", "[Quickcast]", "Return target resonator to its owner's hand.")
CHARM = chant("Charm", "[Quickcast]", "Gain control of target resonator until end of turn.")
STOP = chant("Stop", "[Quickcast]", "Cancel target spell.")


def willpower(t: Table) -> int:
    return t.counters("Reeve", "willpower")


@pytest.mark.rule("fow", "806.2c", "803.3", "204.1c")
def test_a_warden_loses_as_much_willpower_as_its_attacker_costs() -> None:
    t = table(REEVE, OX).field(0, "Ox").zone(1, "ruler", "Reeve", counters={"willpower": 4}).attack("Ox", at="Reeve")
    assert willpower(t.to("main")) == 1 and life(t) == (4000, 4000)


@pytest.mark.rule("fow", "806.2c", "1303.1", "803.3")
def test_a_token_takes_one_willpower_counter() -> None:
    t = table(REEVE, OX).field(0, "Ox", token=True).zone(1, "ruler", "Reeve", counters={"willpower": 4})
    assert willpower(t.attack("Ox", at="Reeve").to("main")) == 3


@pytest.mark.rule("fow", "805.2c", "806.2c", "803.4b", "1205.7")
def test_a_multi_striker_that_wore_a_warden_out_has_nothing_more_to_attack() -> None:
    fury = resonator("Fury", "[Multi Strike]", cost="{2}", size=(400, 400))
    t = table(REEVE, fury).field(0, "Fury").zone(1, "ruler", "Reeve", counters={"willpower": 4})
    t.attack("Fury", at="Reeve").to("main")
    assert t.zone_of("Reeve") == "graveyard" and life(t) == (4000, 4000)


@pytest.mark.rule("fow", "804.3", "806.2a", "806.2c")
def test_a_blocker_saves_a_warden() -> None:
    t = table(REEVE, OX, HEN).field(0, "Ox").field(1, "Hen").zone(1, "ruler", "Reeve", counters={"willpower": 4})
    t.attack("Ox", at="Reeve").block("Hen").to("main")
    assert willpower(t) == 4 and not t.is_on_field("Hen") and t.damage_on("Ox") == 300


@pytest.mark.rule("fow", "716.3b", "716.2", "1019.1")
def test_a_warden_process_does_nothing_when_its_card_was_discarded_meanwhile() -> None:
    tear = chant("Tear", "[Quickcast]", "Each player discards a card.")
    t = table(REEVE, tear).hand(0, "Reeve").hand(1, "Tear").act(0, "warden").passes(0).play(1, "Tear").resolve_all()
    assert t.zone_of("Reeve") == "graveyard"


@pytest.mark.rule("fow", "905.5b", "907.8", "903.2k-3")
def test_a_tax_on_abilities_spares_willpower_abilities() -> None:
    gate = regalia("Gate", "Players pay {1} more to play activate abilities.")
    t = table(REEVE, gate).field(1, "Gate").zone(0, "ruler", "Reeve", counters={"willpower": 4})
    t.use(0, "Reeve", "[+1]").resolve()
    assert life(t) == (4100, 4000) and willpower(t) == 5


@pytest.mark.rule("fow", "716.5a", "1205.9", "716.3a")
def test_of_two_wardens_of_a_name_one_stays() -> None:
    t = table(REEVE).zone(0, "ruler", "Reeve", counters={"willpower": 1}).hand(0, "Reeve").act(0, "warden").resolve()
    t.choose(t.card("Reeve", 0, zone="ruler", index=1))
    assert t.zone_names(0, "ruler").count("Reeve") == 1 and t.zone_names(0, "graveyard") == ["Reeve"]


@pytest.mark.rule("fow", "705.1", "717.2a", "705.3a")
def test_a_warden_that_was_judged_is_a_j_ruler_beside_the_ruler_and_dies_like_a_card() -> None:
    judge = written(
        "Reeve",
        "Warden",
        "[Judgment] {0}",
        "[+1]: You gain 100 life.",
        cost="{0}",
        willpower=4,
        other=[{"name": "Regent", "type": ["J-Ruler"], "abilities": [], "atk": 900, "def": 900}],
    )
    t = table(judge, KILL).zone(0, "ruler", "Reeve", counters={"willpower": 4}).hand(0, "Kill")
    t.act(0, "judgment", "Reeve").resolve()
    assert t.is_on_field("Regent", 0)
    t.play(0, "Kill").resolve()
    assert "Reeve" in t.zone_names(0, "graveyard")  # 1010.1  not the ruler area


@pytest.mark.rule("fow", "710.1", "710.2", "1013.1")
def test_one_stone_is_called_a_turn_though_the_ruler_recovers() -> None:
    wake = chant("Wake", "Recover target J/ruler.")
    t = table(wake).hand(0, "Wake").act(0, "call").play(0, "Wake", targets=["fire ruler"]).resolve()
    assert not t.is_rested(t.card("fire ruler", 0, zone="ruler")) and t.acts(0, "call") == []


@pytest.mark.rule("fow", "1045.6d", "1045.6b", "1022.2")
def test_a_stack_that_changes_sides_and_dies_lies_with_its_owner() -> None:
    t = table(HEN, OX, CHARM, KILL).field(1, "Hen", under=("Ox",)).hand(0, "Charm", "Kill").play(0, "Charm").resolve()
    t.play(0, "Kill", targets=["Hen"]).resolve()
    assert sorted(t.zone_names(1, "graveyard")) == ["Hen", "Ox"]


@pytest.mark.rule("fow", "1008.2", "1012.1", "603.1")
def test_what_cannot_be_chased_cannot_be_cancelled_in_answer() -> None:
    pure = chant("Pure", "Players cannot chase to this card.", "You gain 500 life.")
    t = table(pure, STOP).hand(0, "Pure").hand(1, "Stop").play(0, "Pure").passes(0)
    assert not t.can("play", 1, "Stop")


@pytest.mark.rule("fow", "601.1", "605.1", "705.2d")
def test_the_turn_player_may_answer_their_own_judgment_at_once() -> None:
    psalm = chant("Psalm", "[Quickcast]", "You gain 100 life.")
    t = table(psalm, stones=3).hand(0, "Psalm").act(0, "judgment").play(0, "Psalm").resolve()
    assert life(t) == (4100, 4000) and not t.is_on_field("fire judge", 0)
    assert t.resolve().is_on_field("fire judge", 0)


@pytest.mark.rule("fow", "708.5", "706.1", "708.4")
def test_a_card_standing_by_waits_a_turn_before_it_hears_anything_and_then_costs_nothing() -> None:
    words = (
        "[Trigger] Whenever a resonator your opponent controls enters the field >>> Your opponent banishes a resonator."
    )
    trap = chant("Trap", words, cost="{3}")
    late = resonator("Late", "[Quickcast]", cost="{0}")
    t = table(trap, late, stones=2).hand(0, "Trap").hand(1, "Late", "Late").act(0, "standby", "Trap").passes(0)
    t.play(1, "Late").resolve_all()
    assert t.is_on_field("Late", 1) and t.zone_names(0, "standby") == ["Trap"]
    t.next_turn().to("main", 1).play(1, "Late").resolve().yes().resolve()
    t.expect(player=1).choose(t.card("Late", 1, zone="field", index=1)).resolve_all()
    assert t.zone_names(0, "graveyard") == ["Trap"] and t.zone_names(1, "graveyard") == ["Late"]


@pytest.mark.rule("fow", "1025.1", "505.6", "503.5")
def test_an_effect_until_end_of_turn_does_not_reach_into_an_extra_turn_and_cards_recover() -> None:
    again = chant("Again", "Take an extra turn after this one.")
    grow = chant("Grow", "Target resonator gains [+400/+400] until end of turn.")
    t = table(again, grow, HEN).field(0, "Hen", rested=True).hand(0, "Again", "Grow").play(0, "Again").resolve()
    t.play(0, "Grow").resolve().next_turn().to("main", 0)
    assert t.active == 0 and t.power("Hen") == 300 and not t.is_rested("Hen")


@pytest.mark.rule("fow", "1005.3", "302.2d", "1019.1")
def test_a_card_that_an_opponent_picks_from_a_hand_that_was_shown_is_the_one_discarded() -> None:
    peek = chant("Peek", "Look at your opponent's hand and choose a resonator from it. Your opponent discards it.")
    t = table(peek, HEN, OX, STOP).hand(0, "Peek").hand(1, "Hen", "Ox", "Stop").play(0, "Peek").resolve().choose("Ox")
    assert t.zone_names(1, "graveyard") == ["Ox"] and t.hand_size(1) == 2


@pytest.mark.rule("fow", "1003.5", "1046.1", "907.3")
def test_a_will_coin_pays_what_an_effect_asks_for() -> None:
    toll = chant("Toll", "[Quickcast]", "Cancel target spell unless its controller pays {1}.")
    mint = chant("Mint", "Gain a fire will coin token.")
    slow = chant("Slow", "You gain 500 life.")
    t = table(toll, mint, slow).hand(0, "Mint", "Slow").hand(1, "Toll").play(0, "Mint").resolve().play(0, "Slow")
    t.passes(0).play(1, "Toll").resolve().yes()
    assert life(t.resolve_all()) == (4500, 4000) and t.zone_names(0, "item") == []
