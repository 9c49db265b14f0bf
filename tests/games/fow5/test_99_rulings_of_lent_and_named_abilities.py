"""Rulings about abilities that are named, lent or forbidden, about control that ends, and about damage."""

from __future__ import annotations

import pytest

from arbiter.testing import scenario
from tests.games.fow5.fields import addition, chant, empress, instant, resonator


@pytest.mark.rule("fow5", "9.1/5")
def test_two_cards_with_the_same_named_ability_share_its_limit() -> None:
    prayer = "<Dawn Prayer> {0}: You gain 100 life. Play this ability only once per turn."
    table = (
        scenario("fow5")
        .define(**resonator("Sun Monk", text=prayer))
        .define(**resonator("Dew Monk", text=prayer))
        .field(0, "Sun Monk", "Dew Monk")
    )
    table.use(0, "Sun Monk").resolve()
    assert not table.can("use", 0, "Sun Monk")
    assert not table.can("use", 0, "Dew Monk")
    table.to("main", 0, later=True)
    assert table.can("use", 0, "Dew Monk")


@pytest.mark.rule("fow5", "1.4/4")
def test_who_cannot_play_normal_spells_still_plays_resonators() -> None:
    table = (
        scenario("fow5")
        .define(**chant("Gag", "Your opponent cannot play normal spells until end of turn."))
        .define(**instant("Spark", "You gain 100 life."))
        .define(**resonator("Sudden Bear", text="[Quickcast]", cost="{1}"))
        .hand(0, "Gag")
        .sources(0, water=1)
        .hand(1, "Spark", "Sudden Bear")
        .sources(1, wind=2)
    )
    table.play(0, "Gag").resolve().passes(0)
    assert not table.can("play", 1, "Spark")
    assert table.why_not(1, "Spark") != []
    table.play(1, "Sudden Bear").resolve()
    assert table.is_on_field("Sudden Bear", 1)


@pytest.mark.rule("fow5", "3.14/2")
def test_control_until_end_of_turn_ends_with_the_turn_and_the_addition_stays() -> None:
    table = (
        scenario("fow5")
        .define(
            **chant(
                "Silver Tongue",
                "Gain control of target resonator until end of turn. "
                "It gains [Swiftness] until end of turn. Recover it.",
            )
        )
        .define(**addition("Oak Club", "Resonator", "Added resonator gains [+100/+100]."))
        .define(**resonator("Old Oak", 400, 400))
        .field(1, "Old Oak", rested=True)
        .zone(1, "field", "Oak Club", host="Old Oak")
        .hand(0, "Silver Tongue")
        .sources(0, water=1)
    )
    table.play(0, "Silver Tongue", targets=["Old Oak"]).resolve()
    assert table.is_on_field("Oak Club", 1)
    table.attack("Old Oak", at=1).no_block().to("main")
    assert table.resource(1, "life") == 3500
    table.next_turn()
    assert table.is_on_field("Old Oak", 1)
    assert table.power("Old Oak") == 500


@pytest.mark.rule("fow5", "10.18/1")
def test_a_discard_at_random_and_one_by_choice_both_trigger_what_waits_for_discards() -> None:
    table = (
        scenario("fow5")
        .define(**chant("Mind Rot", "Target player discards two cards."))
        .define(**resonator("Crow Widow", text="Whenever your opponent discards a card, you gain 100 life."))
        .define(**resonator("Old Oak"))
        .define(**resonator("Grey Wolf"))
        .field(0, "Crow Widow")
        .hand(0, "Mind Rot")
        .sources(0, darkness=1)
        .hand(1, "Old Oak", "Grey Wolf")
    )
    table.play(0, "Mind Rot", targets=[1]).resolve_all()
    assert table.resource(0, "life") == 4200
    assert table.hand_size(1) == 0


@pytest.mark.rule("fow5", "9.6/5")
def test_an_enter_ability_with_up_to_one_target_resolves_without_any() -> None:
    table = (
        scenario("fow5")
        .define(
            **resonator(
                "Polite Guest",
                text="[Enter]: Rest up to one target resonator your opponent controls. You gain 100 life.",
                cost="{1}",
            )
        )
        .hand(0, "Polite Guest")
        .sources(0, light=1)
    )
    table.play(0, "Polite Guest").resolve_all()
    assert table.resource(0, "life") == 4100


@pytest.mark.rule("fow5", "5.2/4")
def test_what_does_not_recover_in_the_recovery_phase_recovers_by_an_effect() -> None:
    table = (
        scenario("fow5")
        .define(**resonator("Heavy Golem", text="This card doesn't recover during your recovery phase."))
        .define(**instant("Waking", "Recover target resonator."))
        .field(0, "Heavy Golem", rested=True)
        .hand(0, "Waking")
        .sources(0, light=1)
    )
    table.to("main", 0, later=True)
    assert table.is_rested("Heavy Golem")
    table.play(0, "Waking", targets=["Heavy Golem"]).resolve()
    assert not table.is_rested("Heavy Golem")


@pytest.mark.rule("fow5", "9.9/2a")
def test_a_resonator_without_abilities_still_profits_from_a_later_gift() -> None:
    table = (
        scenario("fow5")
        .define(**resonator("Paper Bird", text="[Flying]\nThis card gains [+300/+300]."))
        .define(**instant("Hush", "Target resonator loses all abilities until end of turn."))
        .define(**addition("Feather", "Resonator", "Added resonator gains [Flying]."))
        .field(0, "Paper Bird")
        .hand(0, "Hush", "Feather")
        .sources(0, water=2)
    )
    assert table.power("Paper Bird") == 700
    table.play(0, "Hush", targets=["Paper Bird"]).resolve()
    assert (table.power("Paper Bird"), table.has("Paper Bird", "Flying")) == (400, False)
    table.play(0, "Feather", targets=["Paper Bird"]).resolve()
    assert table.has("Paper Bird", "Flying")


@pytest.mark.rule("fow5", "10.6/1")
def test_damage_to_each_resonator_is_dealt_at_once_and_kills_before_anybody_acts() -> None:
    table = (
        scenario("fow5")
        .define(**chant("Firestorm", "This card deals 400 damage to each resonator."))
        .define(**resonator("Grove Lord", 300, 300, "Other resonators you control gain [0/+200]."))
        .define(**resonator("Old Oak", 400, 400))
        .field(0, "Grove Lord", "Old Oak")
        .hand(0, "Firestorm")
        .sources(0, fire=1)
    )
    table.play(0, "Firestorm").resolve()
    # The lord is destroyed with 400 damage; without its gift the oak has 400 damage on 400 DEF (13.2/1).
    assert table.field_names(0) == []


@pytest.mark.rule("fow5", "7.11/1")
def test_a_j_ruler_that_calls_a_stone_rests_and_does_not_attack() -> None:
    table = scenario("fow5").define(**empress()).field(0, "Iron Empress").zone(0, "stones", 2)
    table.act(0, "call")
    assert table.is_rested("Iron Empress")
    assert len(table.zone_names(0, "stone_area")) == 1
    assert not table.can("attack", 0, "Iron Empress")
    assert table.acts(0, "call") == []


@pytest.mark.rule("fow5", "9.3/4b")
def test_a_card_that_is_discarded_for_a_spell_is_another_than_the_spell() -> None:
    table = (
        scenario("fow5")
        .define(**chant("Bargain", "As an additional cost to play this card, discard a card.\nDraw two cards."))
        .define(**resonator("Old Oak"))
        .hand(0, "Bargain")
        .sources(0, water=1)
    )
    assert not table.can("play", 0, "Bargain")
    table = (
        scenario("fow5")
        .define(**chant("Bargain", "As an additional cost to play this card, discard a card.\nDraw two cards."))
        .define(**resonator("Old Oak"))
        .hand(0, "Bargain", "Old Oak")
        .sources(0, water=1)
    )
    table.play(0, "Bargain").resolve()
    assert table.hand_size(0) == 2
    assert table.zone_names(0, "graveyard") == ["Old Oak", "Bargain"]


@pytest.mark.rule("fow5", "10.17/2")
def test_a_shield_of_all_damage_leaves_no_damage_dealt_to_anybody() -> None:
    table = (
        scenario("fow5")
        .define(
            **instant("Wall of Light", "Prevent all damage that would be dealt to target resonator until end of turn.")
        )
        .define(**resonator("Plain Lancer", 500, 500, "Whenever this card deals damage, draw a card."))
        .define(**resonator("Old Oak", 200, 300))
        .field(0, "Plain Lancer")
        .field(1, "Old Oak")
        .hand(1, "Wall of Light")
        .sources(1, light=1)
    )
    table.attack("Plain Lancer", at=1).block("Old Oak").passes(0)
    table.play(1, "Wall of Light", targets=["Old Oak"]).resolve().to("main")
    assert table.is_on_field("Old Oak", 1)
    assert table.damage_on("Plain Lancer") == 200
    assert table.hand_size(0) == 0


@pytest.mark.rule("fow5", "9.10/3")
def test_two_texts_that_add_to_damage_each_add_once() -> None:
    table = (
        scenario("fow5")
        .define(
            **addition(
                "Red Forge",
                "Field",
                "If a normal spell you control would deal damage, it deals that much +200 instead.",
            )
        )
        .define(**instant("Spark", "This card deals 100 damage to target player."))
        .field(0, "Red Forge", "Red Forge")
        .hand(0, "Spark")
        .sources(0, fire=1)
    )
    table.play(0, "Spark", targets=[1]).resolve()
    assert table.resource(1, "life") == 3500


@pytest.mark.rule("fow5", "3.15/5")
def test_a_stone_returned_to_the_hand_stays_where_it_is() -> None:
    table = (
        scenario("fow5")
        .define(**chant("Undertow", "Return target magic stone to its owner's hand. Draw a card."))
        .hand(0, "Undertow")
        .sources(0, water=1)
        .sources(1, fire=1)
    )
    table.play(0, "Undertow", targets=["Fire Source 1"]).resolve()
    assert table.zone_names(1, "stone_area") == ["Fire Source 1"]
    assert (table.hand_size(0), table.hand_size(1)) == (1, 0)


@pytest.mark.rule("fow5", "9.6/6b")
def test_a_j_ruler_that_is_destroyed_is_put_into_no_graveyard() -> None:
    table = (
        scenario("fow5")
        .define(**empress("When this card is put into a graveyard from your field, you gain 500 life."))
        .define(
            **resonator("Vulture", text="Whenever a J/resonator is put into a graveyard from a field, draw a card.")
        )
        .define(**chant("Downfall", "Destroy target J/resonator."))
        .field(0, "Iron Empress", "Vulture")
        .hand(0, "Downfall")
        .sources(0, darkness=1)
    )
    table.play(0, "Downfall", targets=["Iron Empress"]).resolve_all()
    assert (table.resource(0, "life"), table.hand_size(0)) == (4000, 0)


@pytest.mark.rule("fow5", "8.2/4")
def test_who_attacked_this_turn_is_told_from_who_did_not() -> None:
    table = (
        scenario("fow5")
        .define(**chant("Shame", "Destroy target resonator that didn't attack this turn."))
        .define(**resonator("Plain Lancer"))
        .define(**resonator("Old Oak"))
        .field(0, "Plain Lancer", "Old Oak")
        .hand(0, "Shame")
        .sources(0, darkness=1)
    )
    table.attack("Plain Lancer", at=1).no_block().to("main").play(0, "Shame").resolve()
    assert table.field_names(0) == ["Plain Lancer"]
