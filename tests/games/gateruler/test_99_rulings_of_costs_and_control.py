"""Rulings from the document alone: costs, limits, targets, last known information and control (sections 14 to 16)."""

from __future__ import annotations

import pytest

from arbiter.testing import scenario
from tests.games.gateruler.own_cards import (
    ATTACK_1,
    ATTACK_2,
    INSTANT,
    LURE,
    RECALL,
    SMITE,
    STANDARD,
    SWELL,
    event,
    field,
    unit,
)


@pytest.mark.rule("gateruler", "3-2j-1", "14-3b")
def test_putting_its_charges_away_cannot_be_paid_by_a_card_without_charges() -> None:
    def usable(*charges: str) -> bool:
        table = scenario("gateruler").define(
            **unit("Lamp", "Standard Action: [Put this card's charges into your graveyard] Draw a card.")
        )
        table.define(**unit("Oil")).field(0, "Lamp", place=1, under=charges)
        return table.can("use", 0, "Lamp")

    assert usable("Oil", "Oil") and not usable()


@pytest.mark.rule("gateruler", "14-4b-6c", "14-4b-6d", "14-4b-6a")
def test_a_cost_is_increased_before_it_is_reduced_so_nothing_of_the_increase_is_left() -> None:
    table = scenario("gateruler").define(**event("Chant", STANDARD, "Draw a card.", level=1))
    table.define(**field("Toll", "The cost for your opponent to play events is increased by 1."))
    table.define(**field("Grant", "The cost for you to play events is reduced by 2."))
    table.hand(0, "Chant").zone(0, "field", "Grant").zone(1, "field", "Toll")
    assert table.can("play", 0, "Chant")
    assert table.play(0, "Chant").resolve_all().hand_size(0) == 1


@pytest.mark.rule("gateruler", "16-20c", "14-4b-6a", "15-15a")
def test_a_discount_counts_only_while_its_condition_holds() -> None:
    def playable(*others: str) -> bool:
        table = scenario("gateruler").define(
            **unit("Hermit", "Discount: If you control no other units, reduce the cost to play this by 2.", level=3)
        )
        table.define(**unit("Goat")).sources(0, resource=1).hand(0, "Hermit")
        for place, other in enumerate(others, 1):
            table.field(0, other, place=place)
        return table.can("play", 0, "Hermit")

    assert playable() and not playable("Goat")


@pytest.mark.rule("gateruler", "14-7a-2", "3-2e")
def test_turn_1_without_a_name_is_counted_for_each_card_and_anew_for_one_that_returned() -> None:
    table = scenario("gateruler").define(**unit("Well", "[Turn 1] Standard Action: Draw a card.")).define(**RECALL)
    table.zone(0, "set", "Recall").field(0, "Well", place=1).field(0, "Well", place=2)
    first, second = table.card("Well", 0, index=0), table.card("Well", 0, index=1)
    table.use(0, first).resolve()
    assert not table.can("use", 0, first) and table.can("use", 0, second)
    table.play(0, "Recall", targets=[first]).resolve().play(0, first, option=ATTACK_1).resolve()
    assert table.can("use", 0, first)
    table.use(0, first).resolve()
    assert table.hand_size(0) == 2


@pytest.mark.rule("gateruler", "14-7a-1", "14-7b")
def test_turn_1_left_of_the_colon_counts_every_ability_of_that_name() -> None:
    table = scenario("gateruler").define(**unit("Well", '"Cold Water" [Turn 1]: Standard Action: Draw a card.'))
    table.field(0, "Well", place=1).field(0, "Well", place=2)
    first, second = table.card("Well", 0, index=0), table.card("Well", 0, index=1)
    assert table.can("use", 0, second)
    table.use(0, first).resolve()
    assert not table.can("use", 0, second) and "14-7b" in table.why_not(0, second)


@pytest.mark.rule("gateruler", "14-4b-4", "14-4b-4c")
def test_a_choice_after_then_needs_no_target_and_a_first_choice_does() -> None:
    table = scenario("gateruler").define(
        **event("Late", STANDARD, "Draw a card. Then, choose 1 enemy unit and destroy it.")
    )
    table.define(**event("Early", STANDARD, "Choose 1 enemy unit and destroy it. Draw a card."))
    table.hand(0, "Late", "Early")
    assert not table.can("play", 0, "Early") and "14-4b-4" in table.why_not(0, "Early")
    table.play(0, "Late").resolve_all()
    assert table.hand_size(0) == 2 and table.zone_names(0, "graveyard") == ["Late"]


@pytest.mark.rule("gateruler", "14-10d-1", "14-3b")
def test_an_automatic_ability_whose_cost_cannot_be_paid_is_not_played() -> None:
    def drawn(resources: int) -> int:
        table = (
            scenario("gateruler")
            .define(**unit("Raider", "When this attacks, [Pay 1 resource] draw a card."))
            .field(0, "Raider", place=1)
        )
        if resources:
            table.sources(0, resource=resources)
        table.attack("Raider", at=1)
        if resources:
            table.yes().resolve_all()
        return table.to("combat_end").hand_size(0)

    assert drawn(0) == 0 and drawn(1) == 1


@pytest.mark.rule("gateruler", "16-15b-1", "16-15b-1b")
def test_a_forced_reveal_card_that_was_drawn_is_played_though_it_cannot_be_paid_in_full() -> None:
    table = scenario("gateruler").define(**event("Chant", STANDARD, "Draw a card."))
    table.define(**event("Landslide", "Forced Reveal", "Destroy all units.", level=3)).define(**unit("Ram")).define(
        **unit("Goat")
    )
    table.hand(0, "Chant").deck(0, "Landslide").sources(0, resource=1).field(0, "Ram", place=1).field(
        1, "Goat", place=1
    )
    table.play(0, "Chant").resolve()
    assert table.stack() == ["Landslide"] and table.is_rested("Resource Source 1")
    table.resolve_all()
    assert table.zone_names(0, "front") == [] and table.zone_names(1, "graveyard") == ["Goat"]


@pytest.mark.rule("gateruler", "16-18c", "3-10c-1", "7-5a")
def test_a_unit_with_forced_concealment_can_be_set_but_not_played_from_the_hand() -> None:
    table = scenario("gateruler").define(
        **unit("Shade", "■Forced Concealment\n■You can normal summon this card from your set zone.")
    )
    table.hand(0, "Shade")
    assert not table.can("play", 0, "Shade") and "16-18c" in table.why_not(0, "Shade")
    table.act(0, "set", "Shade")
    assert table.zone_names(0, "set") == ["Shade"] and "Shade" not in str(table.view(1))
    table.play(0, "Shade", option=ATTACK_1).resolve()
    assert table.zone_names(0, "front") == ["Shade"]


@pytest.mark.rule("gateruler", "16-11a-1", "16-3b", "15-3d")
def test_undying_summons_from_the_graveyard_without_touchdown_but_with_enters_play() -> None:
    table = scenario("gateruler").define(
        **unit("Bone Hound", "■Undying\n■[TD] Draw 3 cards.\n■When this enters play, draw a card.", level=1)
    )
    table.zone(0, "graveyard", "Bone Hound").sources(0, resource=1)
    table.play(0, "Bone Hound", option=ATTACK_1).resolve_all()
    assert table.zone_names(0, "front") == ["Bone Hound"] and table.hand_size(0) == 1
    assert table.is_rested("Resource Source 1")


@pytest.mark.rule("gateruler", "15-17a-3", "16-27b", "15-25a")
def test_deploy_ignores_a_summon_cap_that_is_used_up() -> None:
    table = (
        scenario("gateruler")
        .define(**unit("Recruit"))
        .define(**unit("Paratrooper", "Deploy"))
        .hand(0, *["Recruit"] * 15, "Paratrooper")
    )
    count = 0
    while table.can("play", 0, "Recruit"):
        table.play(0, "Recruit", option=ATTACK_1).resolve_all()
        count += 1
    assert 0 < count < 15 and "15-17a-3" in table.why_not(0, "Recruit")
    assert table.can("play", 0, "Paratrooper")
    table.play(0, "Paratrooper", option=ATTACK_2).resolve_all()
    assert "Paratrooper" in table.zone_names(0, "front")


@pytest.mark.rule("gateruler", "15-25a", "15-17a-4", "16-3a")
def test_a_negated_summon_goes_to_the_graveyard_without_touchdown() -> None:
    table = scenario("gateruler").define(**event("Bar", INSTANT, "Choose 1 unit card in the gate and negate it."))
    table.define(**unit("Ram", "[TD] Draw a card."))
    table.hand(0, "Ram").zone(1, "set", "Bar")
    table.play(0, "Ram", option=ATTACK_1).passes(0).play(1, "Bar", targets=["Ram"]).resolve_all()
    assert (
        table.zone_names(0, "graveyard") == ["Ram"] and table.zone_names(0, "front") == [] and table.hand_size(0) == 0
    )


@pytest.mark.rule("gateruler", "14-4c-1", "14-4b-5a", "14-4b-5b")
def test_the_share_of_a_target_that_left_is_lost_and_the_other_gets_its_own() -> None:
    table = (
        scenario("gateruler")
        .define(**event("Scatter", STANDARD, "Choose 2 enemy units. Deal 4 damage, divided as you choose among them."))
        .define(**RECALL)
    )
    table.define(**unit("Ram", hp=9)).define(**unit("Goat", hp=9))
    table.hand(0, "Scatter").zone(1, "set", "Recall").field(1, "Ram", place=1).field(1, "Goat", place=2)
    table.play(0, "Scatter", targets=[["Ram", "Goat"]], divide={"Ram": 3, "Goat": 1})
    table.passes(0).play(1, "Recall", targets=["Ram"]).resolve_all()
    assert table.damage_on("Goat") == 1 and table.hand_names(1) == ["Ram"]


@pytest.mark.rule("gateruler", "14-15a", "14-10e-2", "14-10h")
def test_a_destroyed_unit_strikes_back_with_the_attack_it_had_when_it_left() -> None:
    table = scenario("gateruler").define(**SWELL).define(**SMITE).define(**unit("Ox", hp=9))
    table.define(
        **unit(
            "Bomb", "When this is destroyed, choose 1 enemy unit and deal damage to it equal to this card's ATK.", atk=1
        )
    )
    table.zone(0, "set", "Swell", place=0).zone(0, "set", "Smite", place=1).field(0, "Bomb", place=1).field(
        1, "Ox", place=1
    )
    table.play(0, "Swell", targets=["Bomb"]).resolve().play(0, "Smite", targets=["Bomb"]).resolve()
    table.resolve_all()
    assert table.damage_on("Ox") == 4


@pytest.mark.rule("gateruler", "15-23a", "15-23a-1", "14-15a-1", "15-12a")
def test_a_stolen_unit_is_ready_and_when_it_dies_its_thief_has_the_trigger_and_its_owner_the_card() -> None:
    table = scenario("gateruler").define(**LURE).define(**SMITE)
    table.define(**unit("Wailer", "When this is destroyed, draw a card."))
    table.hand(0, "Lure").zone(0, "set", "Smite").field(1, "Wailer", place=0)
    assert table.is_rested("Wailer")
    table.play(0, "Lure", targets=["Wailer"]).resolve()
    table.option(ATTACK_1)
    assert table.is_on_field("Wailer", 0) and not table.is_rested("Wailer")
    table.play(0, "Smite", targets=["Wailer"]).resolve_all()
    assert table.zone_names(1, "graveyard") == ["Wailer"] and table.hand_size(0) == 1 and table.hand_size(1) == 0


@pytest.mark.rule("gateruler", "15-23a", "3-14d-4", "16-12a-1")
def test_the_charges_of_a_stolen_unit_come_along_and_go_to_their_owners_graveyard() -> None:
    table = scenario("gateruler").define(**LURE).define(**SMITE)
    table.define(**unit("Moth", "Charge Shield")).define(**unit("Dust"))
    table.hand(0, "Lure").zone(0, "set", "Smite").field(1, "Moth", place=1, under=("Dust",))
    table.play(0, "Lure", targets=["Moth"]).resolve()
    table.option(ATTACK_1)
    table.play(0, "Smite", targets=["Moth"]).resolve().expect(player=0).yes()
    assert table.is_on_field("Moth", 0) and table.zone_names(1, "graveyard") == ["Dust"]


@pytest.mark.rule("gateruler", "8-4e-2", "15-23a", "8-6a")
def test_an_attacker_that_changes_sides_in_the_middle_deals_no_damage() -> None:
    table = (
        scenario("gateruler")
        .define(**event("Sway", INSTANT, "Choose 1 enemy unit and gain control of it."))
        .define(**unit("Raider"))
    )
    table.field(0, "Raider", place=1).zone(1, "set", "Sway")
    table.attack("Raider", at=1).passes(0).play(1, "Sway", targets=["Raider"]).resolve()
    table.option(ATTACK_2)
    assert table.is_on_field("Raider", 1) and not table.is_rested("Raider")
    table.to("main", player=1)
    assert table.damage_count(1) == 0


@pytest.mark.rule("gateruler", "15-14b", "15-14b-1", "15-14b-3")
def test_a_unit_put_on_top_takes_the_place_and_state_but_neither_damage_nor_effects() -> None:
    table = scenario("gateruler").define(
        **unit("Cocoon", "Standard Action: Choose 1 unit card in your hand and put it on top of this.", hp=4)
    )
    table.define(**unit("Butterfly", "When this enters play, draw a card.", atk=1, hp=2)).define(**unit("Silk")).define(
        **SWELL
    )
    table.hand(0, "Butterfly").zone(0, "set", "Swell").field(
        0, "Cocoon", place=2, under=("Silk",), damage=3, rested=True
    )
    table.play(0, "Swell", targets=["Cocoon"]).resolve().use(0, "Cocoon").resolve()
    table.resolve_all()
    assert table.zone_names(0, "front") == ["Butterfly"] and table.is_rested("Butterfly")
    assert table.power("Butterfly") == 1 and table.damage_on("Butterfly") == 0
    assert sorted(table.zone_names(0, "charge")) == ["Cocoon", "Silk"] and table.hand_size(0) == 1
