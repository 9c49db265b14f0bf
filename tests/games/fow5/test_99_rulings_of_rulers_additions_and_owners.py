"""Rulings on rulers and J-rulers, additions and what they are added to, and whose card it is."""

from __future__ import annotations

import pytest

from arbiter.testing import scenario
from arbiter.testing.errors import BadScript
from tests.games.fow5.defined import addition, chant, instant, resonator, ruler


@pytest.mark.rule("fow5", "3.1/4", "7.5/3")
def test_a_ruler_rested_in_answer_to_its_judgment_comes_to_the_field_rested() -> None:
    table = scenario("fow5").sources(0, fire=1).sources(1, fire=1)
    ruler(table, atk=800, df=1000)
    instant(table, "Drowse", "Rest target ruler.")
    table.zone(0, "ruler", "Count").hand(1, "Drowse")
    table.act(0, "judgment", "Count").passes(0)
    table.play(1, "Drowse", targets=["Count"]).resolve()
    assert table.is_rested("Count")
    table.resolve()
    assert table.field_names(0) == ["Count of Embers"]
    assert table.is_rested("Count of Embers")


@pytest.mark.rule("fow5", "3.1/4", "3.8/6", "7.11/1", "10.9/1")
def test_a_j_ruler_destroyed_in_its_attack_lies_rested_and_calls_only_next_turn() -> None:
    table = scenario("fow5")
    ruler(table, atk=200, df=300)
    resonator(table, "Wall", 300, 900)
    table.field(0, "Count of Embers").field(1, "Wall").zone(0, "stones", 3)
    table.attack("Count of Embers").block("Wall").to("battle_damage")
    assert table.zone_names(0, "ruler") == ["Count of Embers"]
    assert table.is_rested("Count of Embers")
    table.to("main")
    assert table.acts(0, "call") == []
    table.to("main", 0, later=True)
    stones = len(table.zone_names(0, "stone_area"))
    table.act(0, "call", "Count of Embers")
    assert len(table.zone_names(0, "stone_area")) == stones + 1
    assert table.is_rested("Count of Embers")


@pytest.mark.rule("fow5", "3.15/2", "1.4/2")
def test_a_j_ruler_does_not_go_to_a_hand_and_the_rest_is_done() -> None:
    table = scenario("fow5").sources(0, fire=1)
    ruler(table, atk=200, df=300)
    instant(table, "Gust", "Return target J/resonator to its owner's hand. Draw a card.")
    table.field(1, "Count of Embers").hand(0, "Gust")
    table.play(0, "Gust", targets=["Count of Embers"]).resolve()
    assert table.field_names(1) == ["Count of Embers"]
    assert table.hand_size(0) == 1


@pytest.mark.rule("fow5", "10.9/1", "3.14/2")
def test_a_j_ruler_that_changed_sides_goes_to_the_ruler_area_of_its_owner() -> None:
    table = scenario("fow5").sources(0, fire=2)
    ruler(table, atk=200, df=300)
    instant(table, "Leash", "Gain control of target J/resonator until end of turn.")
    instant(table, "Scorch", "Destroy target J/resonator.")
    table.field(1, "Count of Embers").hand(0, "Leash", "Scorch")
    table.play(0, "Leash", targets=["Count of Embers"]).resolve()
    assert table.field_names(0) == ["Count of Embers"]
    table.play(0, "Scorch", targets=["Count of Embers"]).resolve()
    assert table.field_names(0) == []
    assert table.zone_names(1, "ruler") == ["Count of Embers"]


@pytest.mark.rule("fow5", "8.2/4", "3.6/6")
def test_a_resonator_won_back_this_turn_cannot_attack() -> None:
    table = scenario("fow5").turn(1).sources(1, fire=2).sources(0, fire=1)
    resonator(table, "Wolf", 500, 500)
    resonator(
        table,
        "Piper",
        200,
        200,
        "[Enter]: Gain control of target resonator your opponent controls as long as this card is in a field.",
    )
    instant(table, "Scorch", "Destroy target resonator.")
    table.field(0, "Wolf").hand(1, "Piper").hand(0, "Scorch")
    table.play(1, "Piper").resolve().resolve()
    assert sorted(table.field_names(1)) == ["Piper", "Wolf"]
    table.to("main", 0)
    table.play(0, "Scorch", targets=["Piper"]).resolve()
    assert table.field_names(0) == ["Wolf"]
    assert not table.is_rested("Wolf")
    assert not table.can("attack", 0, "Wolf")


@pytest.mark.rule("fow5", "9.3/4b", "9.6/2")
def test_a_banishing_that_is_replaced_still_pays_the_cost() -> None:
    table = scenario("fow5")
    table.define(
        name="Void Gate",
        type="Addition: Field",
        cost="{B}",
        text="[Continuous]: If a card would be put into a graveyard from anywhere, remove it from the game instead.",
    )
    resonator(table, "Flesher", 300, 300, "[Activate] Banish another resonator: You gain 300 life.")
    resonator(table, "Martyr", 200, 200, "When this card is put into a graveyard from your field, draw a card.")
    table.field(1, "Void Gate").field(0, "Flesher", "Martyr")
    table.use(0, "Flesher", cost=["Martyr"]).resolve()
    assert table.zone_names(0, "removed") == ["Martyr"]
    assert table.resource(0, "life") == 4300
    assert table.stack() == [] and table.hand_size(0) == 0


@pytest.mark.rule("fow5", "7.2/4", "9.6/1a")
def test_an_addition_whose_target_is_gone_does_not_enter() -> None:
    table = scenario("fow5").sources(0, wind=1).sources(1, fire=1)
    resonator(table, "Squire", 300, 300)
    table.define(name="Feather", type="Addition: Resonator", cost="{G}", text="[Enter]: Draw a card.")
    instant(table, "Scorch", "Destroy target resonator.")
    table.field(0, "Squire").hand(0, "Feather").hand(1, "Scorch")
    table.play(0, "Feather", targets=["Squire"]).passes(0)
    table.play(1, "Scorch", targets=["Squire"]).resolve().resolve()
    assert sorted(table.zone_names(0, "graveyard")) == ["Feather", "Squire"]
    assert table.stack() == [] and table.hand_size(0) == 0


@pytest.mark.rule("fow5", "13.3/1", "1.5/3", "1.5/4", "9.6/6b")
def test_an_addition_on_a_resonator_of_the_other_player_goes_to_its_owners_graveyard() -> None:
    table = scenario("fow5").sources(0, fire=1, wind=1)
    resonator(table, "Squire", 600, 600)
    table.define(
        name="Leech",
        type="Addition: Resonator",
        cost="{G}",
        text="[Continuous]: Added resonator gains [-200/-200].\n"
        "When this card is put into a graveyard from your field, draw a card.",
    )
    instant(table, "Ember", "This card deals 400 damage to target resonator.")
    table.field(1, "Squire").hand(0, "Leech", "Ember")
    table.play(0, "Leech", targets=["Squire"]).resolve()
    assert (table.power("Squire"), table.guard("Squire")) == (400, 400)
    table.play(0, "Ember", targets=["Squire"]).resolve()
    assert table.zone_names(1, "graveyard") == ["Squire"]
    assert "Leech" in table.zone_names(0, "graveyard")
    assert len(table.stack()) == 1
    table.resolve()
    assert table.hand_size(0) == 1 and table.hand_size(1) == 0


@pytest.mark.rule("fow5", "10.1/2", "1.4/2")
def test_an_addition_that_can_be_added_to_nothing_stays_in_the_graveyard() -> None:
    table = scenario("fow5").sources(0, wind=1)
    table.define(name="Banner", type="Addition: Resonator", cost="{G}", text="Added resonator gains [+100/+100].")
    table.define(
        name="Unearth",
        type="Spell: Chant",
        cost="{G}",
        text="Put target [Addition:Resonator] from your graveyard into your field. You gain 100 life.",
    )
    table.zone(0, "graveyard", "Banner").hand(0, "Unearth")
    table.play(0, "Unearth", targets=["Banner"]).resolve()
    assert "Banner" in table.zone_names(0, "graveyard")
    assert table.resource(0, "life") == 4100


@pytest.mark.rule("fow5", "2.1/4", "9.3/4a")
def test_an_addition_for_j_resonators_is_no_addition_for_resonators() -> None:
    table = scenario("fow5").sources(0, wind=2)
    table.define(name="Banner", type="Addition: J/Resonator", cost="{G}", text="Added J/resonator gains [+100/+100].")
    table.define(
        name="Mender",
        type="Spell: Chant",
        cost="{G}",
        text="Put target [Addition:Resonator] from your graveyard into your hand.",
    )
    table.zone(0, "graveyard", "Banner").hand(0, "Mender")
    assert not table.can("play", 0, "Mender")
    assert table.why_not(0, "Mender") == ["9.3/4a"]


@pytest.mark.rule("fow5", "9.11/1", "9.3/4b")
def test_damage_equal_to_the_atk_of_what_was_banished_counts_what_it_had_in_play() -> None:
    table = scenario("fow5")
    resonator(
        table,
        "Firework",
        200,
        200,
        "[Activate] Banish this card: This card deals damage equal to its ATK to target resonator.",
    )
    table.define(name="Banner", type="Addition: Resonator", cost="{G}", text="Added resonator gains [+400/+0].")
    resonator(table, "Ogre", 100, 1000)
    table.field(0, "Firework").zone(0, "field", "Banner", host="Firework").field(1, "Ogre")
    table.use(0, "Firework", targets=["Ogre"])
    assert "Firework" in table.zone_names(0, "graveyard")
    table.resolve()
    assert table.damage_on("Ogre") == 600


@pytest.mark.rule("fow5", "9.6/6b", "10.19/1")
def test_a_trigger_on_leaving_asks_for_the_race_that_the_card_had_in_play() -> None:
    table = scenario("fow5").sources(0, fire=2)
    resonator(
        table, "Mourner", 300, 300, "Whenever a Vampire is put into a graveyard from a field, draw a card.", race="Elf"
    )
    resonator(table, "Miller", 300, 300)
    instant(table, "Pale Kiss", "Target resonator loses all races and becomes a Vampire until end of turn.")
    instant(table, "Scorch", "Destroy target resonator.")
    table.field(0, "Mourner").field(1, "Miller").hand(0, "Pale Kiss", "Scorch")
    table.play(0, "Pale Kiss", targets=["Miller"]).resolve()
    table.play(0, "Scorch", targets=["Miller"]).resolve()
    assert table.zone_names(1, "graveyard") == ["Miller"]
    assert table.stack() != []
    table.resolve()
    assert table.hand_size(0) == 1


@pytest.mark.rule("fow5", "9.6/6b", "1.5/4", "3.1/6")
def test_who_controlled_a_resonator_as_it_left_has_its_trigger_and_its_owner_has_the_card() -> None:
    table = scenario("fow5").sources(0, fire=2)
    resonator(table, "Martyr", 200, 200, "When this card is put into a graveyard from your field, draw a card.")
    instant(table, "Leash", "Gain control of target resonator until end of turn.")
    instant(table, "Scorch", "Destroy target resonator.")
    table.field(1, "Martyr").hand(0, "Leash", "Scorch")
    table.play(0, "Leash", targets=["Martyr"]).resolve()
    table.play(0, "Scorch", targets=["Martyr"]).resolve().resolve()
    assert table.zone_names(1, "graveyard") == ["Martyr"]
    assert table.hand_size(0) == 1 and table.hand_size(1) == 0


@pytest.mark.rule("fow5", "6.2/2", "6.4/3")
def test_the_turn_player_plays_triggers_first_so_that_the_others_resolve_before_them() -> None:
    table = scenario("fow5").sources(1, fire=1)
    resonator(table, "Here", 200, 200, "When this card is put into a graveyard from your field, you gain 100 life.")
    resonator(table, "There", 200, 200, "When this card is put into a graveyard from your field, you gain 200 life.")
    instant(table, "Flood", "Destroy all resonators.")
    table.field(0, "Here").field(1, "There").hand(1, "Flood")
    table.passes(0).play(1, "Flood").resolve()
    assert table.stack() == ["Here", "There"]
    table.resolve()
    assert (table.resource(0, "life"), table.resource(1, "life")) == (4000, 4200)


@pytest.mark.rule("fow5", "13.3/1", "3.8/6", "10.9/1")
def test_what_was_added_to_a_j_ruler_falls_off_with_its_destruction() -> None:
    table = scenario("fow5").sources(0, fire=1)
    ruler(table)
    addition(table, "Blade", "J/Resonator", "[Continuous]: Added J/resonator gains [+200/+0].")
    instant(table, "Scorch", "Destroy target J/resonator.")
    table.field(0, "Count of Embers").zone(0, "field", "Blade", host="Count of Embers").hand(0, "Scorch")
    assert table.power("Count of Embers") == 700
    table.play(0, "Scorch", targets=["Count of Embers"]).resolve()
    assert table.zone_names(0, "ruler") == ["Count of Embers"]
    assert "Blade" in table.zone_names(0, "graveyard")


@pytest.mark.rule("fow5", "11.7/1", "7.5/1", "3.1/4")
def test_an_imperishable_j_ruler_turns_over_and_is_judged_again_next_turn() -> None:
    table = scenario("fow5").sources(0, fire=3)
    ruler(table, "[Imperishable]\n[Enter]: You gain 300 life.")
    instant(table, "Scorch", "Destroy target J/resonator.")
    table.zone(0, "ruler", "Count").hand(0, "Scorch")
    table.act(0, "judgment", "Count").resolve().resolve()
    assert table.resource(0, "life") == 4300
    table.play(0, "Scorch", targets=["Count of Embers"]).resolve()
    assert table.zone_names(0, "ruler") == ["Count"] and not table.is_rested("Count")
    assert table.acts(0, "judgment") == []
    assert "7.5/1" in table.why_not(0, "Count")
    table.to("main", 0, later=True)
    table.act(0, "judgment", "Count").resolve().resolve()
    assert table.field_names(0) == ["Count of Embers"]
    assert table.resource(0, "life") == 4600


@pytest.mark.rule("fow5", "3.8/6", "10.9/2", "2.1/8")
def test_an_astral_ruler_is_no_ruler_and_has_no_abilities() -> None:
    table = scenario("fow5").sources(0, fire=3)
    ruler(table, "[Activate] Pay {R}: You gain 100 life.")
    chant(table, "Regicide", "Destroy target ruler.")
    chant(table, "Audience", 'If your ruler is "Count" or your J-ruler is "Count of Embers", you gain 500 life.')
    instant(table, "Scorch", "Destroy target J/resonator.")
    table.field(0, "Count of Embers").hand(0, "Scorch", "Regicide", "Audience")
    table.play(0, "Scorch", targets=["Count of Embers"]).resolve()
    assert table.zone_names(0, "ruler") == ["Count of Embers"]
    assert not table.can("use", 0, "Count of Embers")
    assert not table.can("play", 0, "Regicide")
    table.play(0, "Audience").resolve()
    assert table.resource(0, "life") == 4000


@pytest.mark.rule("fow5", "7.5/3", "10.9/3")
def test_a_judgment_whose_ruler_was_destroyed_puts_nobody_into_the_field() -> None:
    table = scenario("fow5").sources(0, fire=1).sources(1, fire=1)
    ruler(table)
    instant(table, "Regicide", "Destroy target ruler.")
    table.zone(0, "ruler", "Count").hand(1, "Regicide")
    table.act(0, "judgment", "Count").passes(0)
    table.play(1, "Regicide", targets=["Count"]).resolve()
    assert table.zone_names(0, "graveyard") == ["Count"]
    table.resolve()
    assert table.field_names(0) == [] and table.zone_names(0, "ruler") == []


@pytest.mark.rule("fow5", "3.1/4", "13.3/1")
def test_a_blinked_resonator_is_a_new_one() -> None:
    table = scenario("fow5").sources(0, fire=2)
    resonator(table, "Squire", 300, 900, "When this card enters your field, draw a card.\n[Enter]: You gain 500 life.")
    addition(table, "Blade", "Resonator", "[Continuous]: Added resonator gains [+200/+0].")
    instant(table, "Courage", "Target resonator gains [+100/+0] until end of turn.")
    instant(table, "Blink", "Remove target resonator you control from the game, then put it into its owner's field.")
    table.field(0, "Squire", damage=300).zone(0, "field", "Blade", host="Squire").hand(0, "Courage", "Blink")
    table.play(0, "Courage", targets=["Squire"]).resolve()
    assert table.power("Squire") == 600
    table.play(0, "Blink", targets=["Squire"]).resolve()
    assert table.power("Squire") == 300 and table.damage_on("Squire") == 0
    assert "Blade" in table.zone_names(0, "graveyard")
    table.resolve_all()
    assert table.hand_size(0) == 1 and table.resource(0, "life") == 4000
    assert not table.can("attack", 0, "Squire")


@pytest.mark.rule("fow5", "10.1/1", "1.5/4")
def test_an_addition_moved_onto_another_resonator_serves_that_one() -> None:
    table = scenario("fow5")
    resonator(
        table,
        "Tailor",
        200,
        300,
        "[Activate] {Rest}: Move target [Addition: Resonator] you control onto another resonator.",
    )
    resonator(table, "Squire", 300, 300)
    resonator(table, "Page", 300, 300)
    addition(table, "Blade", "Resonator", "[Continuous]: Added resonator gains [+200/+200].")
    table.field(0, "Tailor", "Squire", "Page").zone(0, "field", "Blade", host="Squire")
    table.use(0, "Tailor", targets=["Blade"]).resolve()
    with pytest.raises(BadScript):
        table.choose("Squire")
    table.choose("Tailor")
    assert table.power("Squire") == 300 and table.power("Tailor") == 400
