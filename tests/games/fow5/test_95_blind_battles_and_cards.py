"""Rulings on battles, judgments, control, additions and triggers."""

from __future__ import annotations

import pytest

from arbiter.testing import scenario
from arbiter.testing.table import Table


def resonator(
    table: Table, name: str, atk: int, df: int, text: str = "", *, cost: str = "{R}{1}", race: str = "Human"
) -> Table:
    return table.define(name=name, type="Resonator", cost=cost, race=race, atk=atk, text=text, **{"def": df})


def ruler(table: Table, name: str, judged: str, text: str, atk: int, df: int, above: str = "") -> Table:
    other = {"name": judged, "type": "J-Ruler", "race": "Human", "atk": atk, "def": df, "text": above}
    return table.define(name=name, type="Ruler", race="Human", text=text, other=other)


def instant(table: Table, name: str, text: str, cost: str = "{R}") -> Table:
    return table.define(name=name, type="Spell: Chant-Instant", cost=cost, text=text)


@pytest.mark.rule("fow5", "8.4/2", "8.5/2", "10.17/2")
def test_first_strike_damage_that_was_prevented_is_dealt_in_the_normal_step() -> None:
    table = scenario("fow5").sources(1, fire=1)
    resonator(table, "Lancer", 500, 500, "[First Strike]")
    instant(table, "Warding", "Prevent the next damage that would be dealt by target resonator.")
    table.field(0, "Lancer").hand(1, "Warding")
    table.attack("Lancer").no_block().passes(0)
    table.play(1, "Warding", targets=["Lancer"]).resolve()
    table.to("first_strike")
    assert table.resource(1, "life") == 4000
    table.to("battle_damage")
    assert table.resource(1, "life") == 3500


@pytest.mark.rule("fow5", "8.3/4", "8.3/5", "8.5/2", "8.5/3")
def test_without_its_blocker_the_attacked_resonator_battles_again() -> None:
    table = scenario("fow5").sources(0, fire=1)
    resonator(table, "Raider", 600, 500)
    resonator(table, "Sleeper", 300, 500)
    resonator(table, "Shield", 100, 900)
    instant(table, "Gust", "Return target resonator to its owner's hand.")
    table.field(0, "Raider").field(1, "Sleeper", rested=True).field(1, "Shield").hand(0, "Gust")
    table.attack("Raider", at="Sleeper").block("Shield")
    table.play(0, "Gust", targets=["Shield"]).resolve()
    table.to("battle_damage")
    assert table.zone_names(1, "graveyard") == ["Sleeper"]
    assert table.damage_on("Raider") == 300
    assert table.resource(1, "life") == 4000


@pytest.mark.rule("fow5", "11.1/1", "11.1/2")
def test_what_pierces_goes_to_the_attacked_resonator() -> None:
    table = scenario("fow5")
    resonator(table, "Spear", 900, 900, "[Pierce]")
    resonator(table, "Sleeper", 300, 600)
    resonator(table, "Shield", 100, 500)
    table.field(0, "Spear").field(1, "Sleeper", rested=True).field(1, "Shield", damage=200)
    table.attack("Spear", at="Sleeper").block("Shield").to("battle_damage")
    assert sorted(table.zone_names(1, "graveyard")) == ["Shield", "Sleeper"]
    assert table.resource(1, "life") == 4000
    assert table.damage_on("Spear") == 100


@pytest.mark.rule("fow5", "11.4/1", "8.5/2b")
def test_explode_against_a_player_destroys_itself_alone() -> None:
    table = scenario("fow5")
    resonator(table, "Powder", 300, 300, "[Explode]")
    table.field(0, "Powder").field(1, 1)
    table.attack("Powder", at=1).no_block().to("battle_damage")
    assert table.resource(1, "life") == 3700
    table.resolve_all()
    assert table.zone_names(0, "graveyard") == ["Powder"]
    assert len(table.field_names(1)) == 1


@pytest.mark.rule("fow5", "11.4/1", "3.14/1")
def test_explode_against_a_j_ruler_does_not_destroy_the_j_ruler() -> None:
    table = scenario("fow5")
    resonator(table, "Powder", 100, 300, "[Explode]")
    ruler(table, "Count", "Count of Embers", "[J-Activate] Pay {R}", 200, 1000)
    table.field(0, "Powder").field(1, "Count of Embers", rested=True)
    table.attack("Powder", at="Count of Embers").no_block().to("battle_damage")
    table.resolve_all()
    assert table.zone_names(0, "graveyard") == ["Powder"]
    assert table.field_names(1) == ["Count of Embers"]
    assert table.damage_on("Count of Embers") == 100


@pytest.mark.rule("fow5", "3.1/4", "7.5/3")
def test_a_ruler_rested_in_answer_to_its_judgment_comes_to_the_field_rested() -> None:
    table = scenario("fow5").sources(0, fire=1).sources(1, fire=1)
    ruler(table, "Count", "Count of Embers", "[J-Activate] Pay {R}", 800, 1000)
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
    ruler(table, "Count", "Count of Embers", "[J-Activate] Pay {R}", 200, 300)
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
    ruler(table, "Count", "Count of Embers", "[J-Activate] Pay {R}", 200, 300)
    instant(table, "Gust", "Return target J/resonator to its owner's hand. Draw a card.")
    table.field(1, "Count of Embers").hand(0, "Gust")
    table.play(0, "Gust", targets=["Count of Embers"]).resolve()
    assert table.field_names(1) == ["Count of Embers"]
    assert table.hand_size(0) == 1


@pytest.mark.rule("fow5", "10.9/1", "3.14/2")
def test_a_j_ruler_that_changed_sides_goes_to_the_ruler_area_of_its_owner() -> None:
    table = scenario("fow5").sources(0, fire=2)
    ruler(table, "Count", "Count of Embers", "[J-Activate] Pay {R}", 200, 300)
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


@pytest.mark.rule("fow5", "7.12/2", "7.12/2e", "8.2/7")
def test_who_would_have_to_pay_for_the_attack_may_pass() -> None:
    table = scenario("fow5").sources(0, fire=1)
    resonator(table, "Hireling", 500, 500, "This card attacks if able.\nThis card cannot attack unless you pay {1}.")
    table.field(0, "Hireling")
    table.passes(0)
    table.next_turn()
    assert table.resource(1, "life") == 4000
    assert table.active == 1


@pytest.mark.rule("fow5", "7.12/2", "7.12/2d", "1.4/4")
def test_who_has_to_attack_and_can_may_not_pass() -> None:
    table = scenario("fow5")
    resonator(table, "Berserker", 500, 500, "This card attacks if able.")
    resonator(table, "Captive", 500, 500, "This card attacks if able.\nThis card cannot attack or block.")
    table.field(0, "Berserker", "Captive")
    with pytest.raises(Exception, match="."):
        table.passes(0)
    table.attack("Berserker").no_block().to("main")
    assert table.resource(1, "life") == 3500
    table.passes(0).passes(1)
    assert table.step != "main"


@pytest.mark.rule("fow5", "8.2/8")
def test_after_forfeiting_in_a_quiet_battle_there_is_no_other_battle() -> None:
    table = scenario("fow5").field(0, 1)
    table.act(0, "battle").to("attack_declaration").no_attack().to("main")
    assert table.active == 0
    assert not table.can("attack", 0, table.field_names(0)[0])


@pytest.mark.rule("fow5", "8.2/8")
def test_after_forfeiting_in_a_battle_in_which_the_other_played_something_there_is_another() -> None:
    table = scenario("fow5").sources(1, fire=1)
    resonator(table, "Raider", 600, 500)
    instant(table, "Drops", "You gain 100 life.")
    table.field(0, "Raider").hand(1, "Drops")
    table.act(0, "battle").passes(0)
    table.play(1, "Drops").resolve()
    table.to("attack_declaration").no_attack().to("main")
    table.attack("Raider").no_block().to("battle_damage")
    assert table.resource(1, "life") == 3500


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


@pytest.mark.rule("fow5", "9.6/1a", "12.3/2")
def test_quickcast_in_the_other_players_battle_still_enters() -> None:
    table = scenario("fow5").turn(1).sources(0, fire=2)
    resonator(table, "Ambusher", 400, 400, "[Quickcast]\n[Enter]: This card deals 300 damage to target resonator.")
    resonator(table, "Raider", 300, 300)
    table.field(1, "Raider").hand(0, "Ambusher")
    table.attack("Raider", at=0)
    table.passes(1).play(0, "Ambusher").resolve()
    table.choose("Raider").resolve()
    assert table.zone_names(1, "graveyard") == ["Raider"]
    table.to("main")
    assert table.resource(0, "life") == 4000
    assert table.active == 1
