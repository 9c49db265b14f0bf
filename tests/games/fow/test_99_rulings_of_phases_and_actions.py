"""Chapters 500 to 700: when something is done, by whom, and what a step takes away."""

from __future__ import annotations

from typing import Any

import pytest

from arbiter.testing import BadScript, scenario
from tests.games.fow.said import KINDLER, chant, place, quick, res


@pytest.mark.rule("fow", "502.4")
def test_the_first_player_draws_nothing_and_the_second_has_a_coin() -> None:
    table = scenario("fow").zone(0, "ruler", 1).zone(1, "ruler", 1).turn(0, "setup", number=0, begin=True)
    table.to("mulligan") if table.step == "setup" else table
    while table.step != "main" or table.active != 0:
        if table.question is not None and table.question.why == "mulligan":
            table.choose()
        else:
            table.to("main")
    assert table.hand_size(0) == 5 and table.hand_size(1) == 5
    table.next_turn().to("main")
    assert table.hand_size(1) == 6
    assert len(table.zone_names(1, "item")) == 1 and table.zone_names(0, "item") == []


@pytest.mark.rule("fow", "503.4")
def test_will_of_the_draw_phase_is_gone_after_the_recovery() -> None:
    table = scenario("fow").sources(0, fire=1).turn(0, "draw_before").by_hand(0)
    table.act(0, "will", "Fire Source 1")
    assert len(table.pool(0)) == 1 and table.is_rested("Fire Source 1")
    table.to("main")
    assert len(table.pool(0)) == 0
    assert not table.is_rested("Fire Source 1")  # 503.5


@pytest.mark.rule("fow", "505.3")
def test_what_comes_at_end_of_turn_is_too_late_for_end_of_turn() -> None:
    table = (
        scenario("fow")
        .define(**place("Late Door", "At end of turn >>> Put target resonator from your graveyard into the field."))
        .define(**res("Late Guest", 300, 300, "At end of turn >>> You gain 100 life."))
        .field(0, "Late Door")
        .zone(0, "graveyard", "Late Guest")
    )
    table.next_turn()
    assert table.is_on_field("Late Guest") and table.resource(0, "life") == 4000


@pytest.mark.rule("fow", "505.5")
def test_damage_goes_before_the_effects_until_end_of_turn() -> None:
    table = (
        scenario("fow")
        .define(**chant("Iron Skin", "Target resonator gains [0/+500] until end of turn."))
        .define(**chant("Scorch", "This card deals 800 damage to target resonator."))
        .define(**res("Bearer", 500, 500))
        .sources(0, fire=2)
        .hand(0, "Iron Skin", "Scorch")
        .field(0, "Bearer")
    )
    table.play(0, "Iron Skin", targets=["Bearer"]).resolve()
    table.play(0, "Scorch", targets=["Bearer"]).resolve()
    assert table.damage_on("Bearer") == 800
    table.next_turn()
    assert table.is_on_field("Bearer") and table.guard("Bearer") == 500


@pytest.mark.rule("fow", "505.5")
def test_what_the_hand_size_discards_triggers_and_the_final_step_begins_again() -> None:
    table = (
        scenario("fow")
        .define(**chant("Torn Charm", "Draw a card.\nWhen this card is discarded >>> You gain 500 life."))
        .hand(0, *["Torn Charm"] * 8)
    )
    table.to("final_hand").choose("Torn Charm")
    assert table.stack() == ["Torn Charm"]
    table.resolve()
    assert table.resource(0, "life") == 4500
    assert table.active == 0 and table.hand_size(0) == 7


@pytest.mark.rule("fow", "505.5")
def test_only_the_turn_player_discards_down() -> None:
    table = scenario("fow").define(**chant("Page", "Draw a card.")).hand(0, *["Page"] * 3).hand(1, *["Page"] * 9)
    table.next_turn()
    assert table.hand_size(1) == 9 and table.active == 1


@pytest.mark.rule("fow", "603.1")
def test_the_turn_players_triggers_are_played_first_and_resolve_last() -> None:
    text = "Whenever a resonator enters the field >>> You gain 100 life."
    table = (
        scenario("fow")
        .define(name="Near Bell", type="Addition: Field", cost="{R}", text=text)
        .define(name="Far Bell", type="Addition: Field", cost="{R}", text=text)
        .define(**res("Recruit", 300, 300, cost="{R}"))
        .sources(0, fire=1)
        .hand(0, "Recruit")
        .field(1, "Far Bell")
        .field(0, "Near Bell")
    )
    table.play(0, "Recruit").resolve()
    assert table.stack() == ["Near Bell", "Far Bell"]


@pytest.mark.rule("fow", "603.1")
def test_what_a_cost_triggers_stands_above_what_it_paid_for() -> None:
    table = (
        scenario("fow")
        .define(**chant("Blood Price", "As an additional cost to play this card, banish a resonator.\nDraw a card."))
        .define(**res("Lamb", 100, 100, "When this card is put into a graveyard from the field >>> You gain 100 life."))
        .sources(0, fire=1)
        .hand(0, "Blood Price")
        .field(0, "Lamb")
    )
    table.play(0, "Blood Price", cost=["Lamb"])
    assert table.stack() == ["Blood Price", "Lamb"]


@pytest.mark.rule("fow", "605.1")
def test_after_a_spell_the_turn_player_has_priority_whoever_played_it() -> None:
    table = (
        scenario("fow")
        .define(**quick("Drop", "You gain 100 life."))
        .sources(1, water=1)
        .sources(0, water=1)
        .hand(1, "Drop")
        .hand(0, "Drop")
        .turn(1, "main")
    )
    table.passes(1).play(0, "Drop").resolve()
    table.expect(player=1)


@pytest.mark.rule("fow", "702.1")
def test_a_resonator_waits_for_its_controllers_main_timing_and_quickcast_does_not() -> None:
    table = (
        scenario("fow")
        .define(**res("Recruit", 300, 300, cost="{R}"))
        .define(**res("Scout", 300, 300, "[Quickcast]", cost="{R}"))
        .sources(1, fire=1)
        .hand(1, "Recruit", "Scout")
        .turn(0, "main", priority=1)
    )
    assert table.why_not(1, "Recruit") == ["604.2"]
    table.play(1, "Scout").resolve()
    assert table.is_on_field("Scout", 1)


@pytest.mark.rule("fow", "702.3b")
def test_counters_come_before_the_rest_of_what_is_done_as_a_card_enters() -> None:
    table = (
        scenario("fow")
        .define(
            **res(
                "Patient One",
                100,
                100,
                "As this card enters the field, you may remove a spark counter from it. If you do, draw a card.\n"
                "As this card enters the field, put two spark counters on it.",
                cost="{R}",
            )
        )
        .sources(0, fire=1)
        .hand(0, "Patient One")
    )
    table.play(0, "Patient One").resolve().yes()
    assert table.hand_size(0) == 1 and table.counters("Patient One", "spark") == 1


@pytest.mark.rule("fow", "705.2d")
def test_a_judgment_is_neither_spell_nor_ability() -> None:
    table = (
        scenario("fow")
        .define(**KINDLER)
        .define(name="Hush", type="Chant", cost="{U}", text="[Quickcast]\nCancel target spell.")
        .define(
            name="Still", type="Chant", cost="{U}", text="[Quickcast]\nCancel target activate or automatic ability."
        )
        .zone(0, "ruler", "Kindler")
        .sources(0, fire=1)
        .sources(1, water=1)
        .hand(1, "Hush", "Still")
    )
    table.act(0, "judgment", "Kindler").passes(0)
    assert table.why_not(1, "Hush") == ["903.2i"] and table.why_not(1, "Still") == ["903.2i"]


@pytest.mark.rule("fow", "708.4")
def test_a_trigger_card_costs_its_will_in_the_hand_and_nothing_in_standby() -> None:
    def setting(stones: int) -> Any:
        table = (
            scenario("fow")
            .define(name="Deep Draught", type="Chant", cost="{R}", text="[Trigger] Discard a card: Draw two cards.")
            .define(**chant("Spare Page", "Draw a card.", cost="{R}{8}"))
            .hand(0, "Spare Page")
        )
        return table.sources(0, fire=stones) if stones else table

    assert not setting(0).hand(0, "Deep Draught").can("play", 0, "Deep Draught")
    table = setting(1).hand(0, "Deep Draught")
    table.play(0, "Deep Draught", cost=["Spare Page"]).resolve()
    assert table.hand_size(0) == 2 and table.is_rested("Fire Source 1")
    table = setting(0).zone(0, "standby", "Deep Draught")
    table.play(0, "Deep Draught", cost=["Spare Page"]).resolve()
    assert table.hand_size(0) == 2


@pytest.mark.rule("fow", "708.5")
def test_a_trigger_card_sleeps_in_the_turn_it_was_set() -> None:
    def setting(fresh: bool) -> Any:
        return (
            scenario("fow")
            .define(
                name="Snare",
                type="Chant",
                cost="{G}",
                text="[Trigger] When a resonator enters the field under your opponent's control >>> Destroy that "
                "resonator.",
            )
            .define(**res("Recruit", 300, 300, cost="{R}"))
            .sources(0, fire=1)
            .hand(0, "Recruit")
            .zone(1, "standby", "Snare", fresh=fresh)
        )

    table = setting(False)
    table.play(0, "Recruit").resolve().yes().resolve_all()
    assert not table.is_on_field("Recruit")

    table = setting(True)
    table.play(0, "Recruit").resolve_all()
    assert table.is_on_field("Recruit") and table.zone_names(1, "standby")


@pytest.mark.rule("fow", "710.1")
def test_no_stone_is_called_after_a_judgment_and_none_judged_after_a_call() -> None:
    table = scenario("fow").define(**KINDLER).zone(0, "ruler", "Kindler").zone(0, "stones", 2).sources(0, fire=1)
    assert table.acts(0, "call") and table.acts(0, "judgment")
    table.act(0, "judgment", "Kindler").resolve()
    assert table.is_on_field("Kindler Unbound") and not table.is_rested("Kindler Unbound")
    assert not table.acts(0, "call")

    table = scenario("fow").define(**KINDLER).zone(0, "ruler", "Kindler").zone(0, "stones", 2).sources(0, fire=1)
    table.act(0, "call")
    assert not table.acts(0, "judgment")  # 705.1  the ruler is rested


@pytest.mark.rule("fow", "718.2")
def test_with_bloodlust_the_main_phase_is_not_passed_by() -> None:
    def setting(fresh: bool) -> Any:
        return scenario("fow").define(**res("Berserker", 300, 300, "[Bloodlust]")).field(0, "Berserker", fresh=fresh)

    with pytest.raises(BadScript):
        setting(False).passes(0)
    setting(True).passes(0)


@pytest.mark.rule("fow", "710.2")
def test_a_call_that_rests_nobody_still_asks_for_a_recovered_ruler() -> None:
    def setting(rested: bool) -> Any:
        return (
            scenario("fow")
            .define(**KINDLER)
            .define(**place("Calm Quarry", "Calling a magic stone doesn't cause your J/rulers to rest."))
            .zone(0, "stones", 3)
            .zone(0, "ruler", "Kindler", rested=rested)
            .field(0, "Calm Quarry")
        )

    assert not setting(True).acts(0, "call")
    table = setting(False)
    table.act(0, "call")
    assert not table.is_rested("Kindler")
    assert not table.acts(0, "call")  # 710.1  once a turn


@pytest.mark.rule("fow", "706.1")
def test_a_card_is_set_for_two_without_a_chase_and_only_at_main_timing() -> None:
    table = (
        scenario("fow")
        .define(**chant("Snare", "[Trigger] Anytime: Draw a card."))
        .define(**res("Duelist", 300, 300))
        .sources(0, fire=2)
        .hand(0, "Snare", "Snare")
        .field(0, "Duelist")
    )
    table.act(0, "standby", "Snare")
    assert table.stack() == [] and len(table.zone_names(0, "standby")) == 1
    assert not table.acts(0, "standby")  # nothing left to pay
    assert not table.can("play", 0, "Snare")  # 708.5, and from the hand it costs its will
