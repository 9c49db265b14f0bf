"""Rulings that follow from the document, each a position, the choices and what comes of it."""

from typing import Any

import pytest

from arbiter.testing import scenario


def resonator(name: str, atk: int = 400, defence: int = 400, text: str = "", **more: Any) -> dict[str, Any]:
    """The fields of a resonator card."""
    return {"name": name, "type": "Resonator", "atk": atk, "def": defence, "text": text, **more}


def instant(name: str, text: str, cost: str = "{1}") -> dict[str, Any]:
    return {"name": name, "type": "Spell: Chant-Instant", "cost": cost, "text": text}


def chant(name: str, text: str, cost: str = "{1}") -> dict[str, Any]:
    return {"name": name, "type": "Spell: Chant", "cost": cost, "text": text}


def addition(name: str, kind: str, text: str, cost: str = "{1}", **more: Any) -> dict[str, Any]:
    return {"name": name, "type": f"Addition: {kind}", "cost": cost, "text": text, **more}


def empress(text: str = "", ruler: str = "[J-Activate] Pay {R}{R}.") -> dict[str, Any]:
    """The fields of a ruler whose other side is a J-ruler with a text."""
    other = {"name": "Iron Empress", "type": "J-Ruler", "atk": 800, "def": 800, "text": text}
    return {"name": "Iron Regent", "type": "Ruler", "text": ruler, "other": other}


@pytest.mark.rule("fow5", "9.9/6")
def test_a_resonator_comes_with_what_weakens_it_and_its_enter_triggers_all_the_same() -> None:
    table = (
        scenario("fow5")
        .define(**resonator("Leaf Child", 200, 200, "[Enter]: You gain 300 life.", cost="{G}"))
        .define(**resonator("Frost Lord", 500, 500, "Resonators your opponent controls gain [-200/-200]."))
        .field(1, "Frost Lord")
        .hand(0, "Leaf Child")
        .sources(0, wind=1)
    )
    table.play(0, "Leaf Child").resolve_all()
    assert table.zone_names(0, "graveyard") == ["Leaf Child"]
    assert table.resource(0, "life") == 4300


@pytest.mark.rule("fow5", "9.9/6")
def test_a_resonator_that_comes_with_swiftness_attacks_at_once() -> None:
    table = (
        scenario("fow5")
        .define(**resonator("Leaf Child", 200, 200, cost="{G}"))
        .define(**addition("Open Road", "Field", "Resonators you control gain [Swiftness]."))
        .field(0, "Open Road")
        .hand(0, "Leaf Child")
        .sources(0, wind=1)
    )
    table.play(0, "Leaf Child").resolve().attack("Leaf Child", at=1).no_block().to("main")
    assert table.resource(1, "life") == 3800


@pytest.mark.rule("fow5", "9.6/10")
def test_an_ability_on_the_chase_resolves_without_its_card() -> None:
    table = (
        scenario("fow5")
        .define(**resonator("Old Cannon", 100, 100, "{Rest}: This card deals 300 damage to target resonator."))
        .define(**resonator("Stone Warden", 200, 900))
        .define(**instant("Snap", "Destroy target resonator."))
        .field(0, "Old Cannon")
        .field(1, "Stone Warden")
        .hand(1, "Snap")
        .sources(1, darkness=1)
    )
    table.use(0, "Old Cannon", targets=["Stone Warden"]).passes(0).play(1, "Snap", targets=["Old Cannon"]).resolve_all()
    assert table.damage_on("Stone Warden") == 300


@pytest.mark.rule("fow5", "9.6/5")
def test_a_trigger_that_has_no_target_is_gone() -> None:
    table = (
        scenario("fow5")
        .define(**resonator("Lonely Archer", 200, 200, "[Enter]: Destroy target resonator your opponent controls.", cost="{G}"))
        .define(**resonator("Late Comer", 200, 200, "[Quickcast]", cost="{G}"))
        .hand(0, "Lonely Archer")
        .sources(0, wind=1)
        .hand(1, "Late Comer")
        .sources(1, wind=1)
    )
    table.play(0, "Lonely Archer").resolve()
    assert table.stack() == []
    table.passes(0).play(1, "Late Comer").resolve()
    assert table.is_on_field("Late Comer", 1)
    assert table.stack() == []


@pytest.mark.rule("fow5", "9.3/5a")
def test_a_target_that_can_no_longer_be_targeted_is_spared() -> None:
    table = (
        scenario("fow5")
        .define(**resonator("Old Oak"))
        .define(**instant("Mist", "Target resonator cannot be targeted by spells or abilities until end of turn."))
        .define(**instant("Snap", "Destroy target resonator. Draw a card."))
        .field(1, "Old Oak")
        .hand(0, "Snap")
        .sources(0, darkness=1)
        .hand(1, "Mist")
        .sources(1, water=1)
    )
    table.play(0, "Snap", targets=["Old Oak"]).passes(0).play(1, "Mist", targets=["Old Oak"]).resolve_all()
    assert table.is_on_field("Old Oak", 1)
    assert table.hand_size(0) == 1


@pytest.mark.rule("fow5", "9.3/4a")
def test_what_your_opponents_spells_cannot_target_your_own_may() -> None:
    table = (
        scenario("fow5")
        .define(**resonator("Veiled One", 300, 300, "This card cannot be targeted by spells or abilities your opponent controls."))
        .define(**instant("Growth", "Target resonator gains [+400/+400] until end of turn."))
        .field(0, "Veiled One")
        .hand(0, "Growth")
        .sources(0, wind=1)
        .hand(1, "Growth")
        .sources(1, wind=1)
    )
    table.play(0, "Growth", targets=["Veiled One"]).resolve()
    assert table.power("Veiled One") == 700
    table.passes(0)
    assert not table.can("play", 1, table.card("Growth", 1, zone="hand"))


@pytest.mark.rule("fow5", "10.16/1a")
def test_a_copy_of_a_summon_spell_comes_to_no_field() -> None:
    table = (
        scenario("fow5")
        .define(**resonator("Old Oak", cost="{1}"))
        .define(**instant("Echo", "Copy target spell."))
        .hand(0, "Old Oak", "Echo")
        .sources(0, wind=2)
    )
    table.play(0, "Old Oak").play(0, "Echo", targets=["Old Oak"]).resolve()
    assert table.stack() == ["Old Oak", "Old Oak"]
    table.resolve_all()
    assert table.field_names(0) == ["Old Oak"]


@pytest.mark.rule("fow5", "10.9/1")
def test_a_destroyed_stone_goes_to_the_graveyard_and_what_it_produced_stays() -> None:
    table = (
        scenario("fow5")
        .define(**chant("Rockfall", "Destroy target magic stone."))
        .hand(0, "Rockfall")
        .sources(0, fire=1)
        .sources(1, water=1)
        .by_hand(1)
    )
    table.play(0, "Rockfall", targets=["Water Source 1"]).passes(0).act(1, "will", "Water Source 1").resolve()
    assert table.zone_names(1, "stone_area") == []
    assert table.zone_names(1, "graveyard") == ["Water Source 1"]
    assert len(table.pool(1)) == 1


@pytest.mark.rule("fow5", "8.6/3a")
def test_what_lasts_until_the_end_of_battle_is_gone_in_the_main_phase_after_it() -> None:
    table = (
        scenario("fow5")
        .define(**resonator("Plain Lancer", 300, 500))
        .define(**instant("Charge", "Target attacking resonator gains [+400/+0] until end of battle."))
        .field(0, "Plain Lancer")
        .hand(0, "Charge")
        .sources(0, fire=1)
    )
    table.attack("Plain Lancer", at=1).play(0, "Charge", targets=["Plain Lancer"]).resolve().no_block()
    table.to("battle_damage")
    assert table.resource(1, "life") == 3300
    table.to("main")
    assert table.power("Plain Lancer") == 300


@pytest.mark.rule("fow5", "8.2/7")
def test_an_attack_that_asks_for_a_banishing_is_not_possible_without_it_and_is_not_forced() -> None:
    def table_with(*names: str) -> Any:
        return (
            scenario("fow5")
            .define(**resonator("Ogre Chief", 900, 900, "This card must attack if able.\nThis card cannot attack unless you banish another resonator."))
            .define(**resonator("Goblin Page", 100, 100))
            .field(0, "Ogre Chief", *names)
        )

    assert not table_with().can("attack", 0, "Ogre Chief")
    table = table_with("Goblin Page")
    table.attack("Ogre Chief", at=1).no_block().to("main")
    assert table.zone_names(0, "graveyard") == ["Goblin Page"]
    assert table.resource(1, "life") == 3100
    table_with("Goblin Page").passes(0)  # 7.12/2e  a voluntary action is needed


@pytest.mark.rule("fow5", "7.12/2a")
def test_a_new_resonator_that_must_attack_lets_the_turn_go_on() -> None:
    table = (
        scenario("fow5")
        .define(**resonator("Rabid Boar", 500, 500, "This card must attack if able."))
        .field(0, "Rabid Boar", fresh=True)
    )
    table.next_turn()
    assert table.active == 1
    table.next_turn().to("main")
    assert table.active == 0
    with pytest.raises(Exception, match=r"(?i)pass"):
        table.passes(0)


@pytest.mark.rule("fow5", "8.5/3")
def test_two_j_rulers_that_kill_each_other_lie_rested_in_their_areas() -> None:
    table = (
        scenario("fow5")
        .define(**empress())
        .define(name="Moss Regent", type="Ruler", text="[J-Activate] Pay {G}.", other={"name": "Moss Queen", "type": "J-Ruler", "atk": 900, "def": 700, "text": ""})
        .field(0, "Iron Empress")
        .field(1, "Moss Queen")
    )
    table.attack("Iron Empress", at=1).block("Moss Queen").to("battle_damage")
    assert table.zone_names(0, "ruler") == ["Iron Empress"]
    assert table.zone_names(1, "ruler") == ["Moss Queen"]
    assert table.is_rested("Iron Empress")
    assert table.is_rested("Moss Queen")


@pytest.mark.rule("fow5", "9.10/1")
def test_who_may_banish_another_instead_is_asked_and_may_decline() -> None:
    def table_with() -> Any:
        return (
            scenario("fow5")
            .define(**resonator("Stone Idol", 300, 300, "If this card would be destroyed, you may banish another resonator instead."))
            .define(**resonator("Goblin Page", 100, 100))
            .define(**chant("Snap", "Destroy target resonator."))
            .field(1, "Stone Idol", "Goblin Page")
            .hand(0, "Snap")
            .sources(0, darkness=1)
        )

    table = table_with().play(0, "Snap", targets=["Stone Idol"]).resolve().yes()
    assert table.zone_names(1, "graveyard") == ["Goblin Page"]
    table = table_with().play(0, "Snap", targets=["Stone Idol"]).resolve().no()
    assert table.zone_names(1, "graveyard") == ["Stone Idol"]


@pytest.mark.rule("fow5", "9.2/2")
def test_an_ability_that_says_it_works_in_the_graveyard_does() -> None:
    table = (
        scenario("fow5")
        .define(**resonator("Ash Crow", 200, 200, "{B}, remove this card in your graveyard from the game: Draw a card."))
        .zone(0, "graveyard", "Ash Crow")
        .field(0, "Ash Crow")
        .sources(0, darkness=2)
    )
    table.use(0, table.card("Ash Crow", 0, zone="graveyard")).resolve()
    assert table.zone_names(0, "removed") == ["Ash Crow"]
    assert table.hand_size(0) == 1
    assert not table.can("use", 0, table.card("Ash Crow", 0, zone="field"))


@pytest.mark.rule("fow5", "1.4/2")
def test_milling_more_cards_than_there_are_loses_nothing() -> None:
    table = (
        scenario("fow5")
        .define(**chant("Landslide", "Put the top three cards of your main deck into your graveyard."))
        .define(**resonator("Old Oak"))
        .deck(0, "Old Oak", "Old Oak", only=True)
        .hand(0, "Landslide")
        .sources(0, fire=1)
    )
    table.play(0, "Landslide").resolve()
    assert sorted(table.zone_names(0, "graveyard")) == ["Landslide", "Old Oak", "Old Oak"]
    assert not table.over


@pytest.mark.rule("fow5", "9.3/4b")
def test_x_is_named_as_the_spell_is_played_and_picks_out_the_targets() -> None:
    table = (
        scenario("fow5")
        .define(**instant("Measured Fall", "Destroy target resonator with total cost X.", cost="{X}{B}"))
        .define(**resonator("Two Oaks", cost="{G}{1}"))
        .define(**resonator("Three Oaks", cost="{G}{2}"))
        .field(1, "Two Oaks", "Three Oaks")
        .hand(0, "Measured Fall")
        .sources(0, darkness=3)
    )
    table.play(0, "Measured Fall", x=2).resolve()
    assert table.field_names(1) == ["Three Oaks"]


@pytest.mark.rule("fow5", "9.6/8a")
def test_a_delayed_ability_triggers_once() -> None:
    table = (
        scenario("fow5")
        .define(**chant("Promise", "At the beginning of your next main phase, draw a card."))
        .hand(0, "Promise")
        .sources(0, water=1)
    )
    table.play(0, "Promise").resolve().to("main", 0, later=True).resolve_all()
    assert table.hand_size(0) == 2  # one drawn as every turn
    table.to("main", 0, later=True)
    assert table.hand_size(0) == 3


@pytest.mark.rule("fow5", "3.1/3")
def test_a_card_that_left_and_came_back_is_another() -> None:
    table = (
        scenario("fow5")
        .define(**resonator("Old Oak", 400, 400))
        .define(**instant("Growth", "Target resonator gains [+400/+400] until end of turn."))
        .define(**instant("Blinking", "Remove target resonator from the game, then put it into its owner's field."))
        .field(0, "Old Oak", counters={"growth": 2}, damage=200, rested=True)
        .hand(0, "Growth", "Blinking")
        .sources(0, wind=2)
    )
    table.play(0, "Growth", targets=["Old Oak"]).resolve().play(0, "Blinking", targets=["Old Oak"]).resolve()
    assert table.power("Old Oak") == 400
    assert table.damage_on("Old Oak") == 0
    assert table.counters("Old Oak", "growth") == 0
    assert not table.is_rested("Old Oak")
    assert not table.can("attack", 0, "Old Oak")


@pytest.mark.rule("fow5", "10.7/1")
def test_nothing_is_played_onto_a_spell_that_cannot_be_chased() -> None:
    table = (
        scenario("fow5")
        .define(**chant("Last Word", "Players cannot chase this card.\nThis card deals 500 damage to target player."))
        .define(**instant("Shush", "Cancel target spell."))
        .hand(0, "Last Word")
        .sources(0, fire=1)
        .hand(1, "Shush")
        .sources(1, water=1)
    )
    table.play(0, "Last Word", targets=[1])
    assert not table.can("play", 1, "Shush")
    table.resolve()
    assert table.resource(1, "life") == 3500


@pytest.mark.rule("fow5", "10.11/1")
def test_a_cancelled_ability_is_gone_and_its_cost_is_paid() -> None:
    table = (
        scenario("fow5")
        .define(**resonator("Fog Sprite", 300, 300, "Banish this card: Draw a card."))
        .define(**instant("Nip", "Cancel target [Activate] ability."))
        .field(0, "Fog Sprite")
        .hand(1, "Nip")
        .sources(1, water=1)
    )
    table.use(0, "Fog Sprite").passes(0).play(1, "Nip", targets=["Fog Sprite"]).resolve_all()
    assert table.hand_size(0) == 0
    assert table.zone_names(0, "graveyard") == ["Fog Sprite"]


@pytest.mark.rule("fow5", "3.4/3")
def test_two_stones_come_one_after_the_other_and_a_watcher_sees_both() -> None:
    table = (
        scenario("fow5")
        .define(**chant("Quake", "Put the top two cards of your magic stone deck into your magic stone area."))
        .define(**resonator("Stone Ear", 100, 100, "Whenever a magic stone is put into your magic stone area, you gain 100 life."))
        .field(0, "Stone Ear")
        .zone(0, "stones", 3)
        .hand(0, "Quake")
        .sources(0, wind=1)
    )
    table.play(0, "Quake").resolve_all()
    assert len(table.zone_names(0, "stone_area")) == 3
    assert table.resource(0, "life") == 4200


@pytest.mark.rule("fow5", "2.2/4")
def test_a_name_in_quotation_marks_is_the_whole_name_unless_it_says_in_its_name() -> None:
    table = (
        scenario("fow5")
        .define(**resonator("Rosa"))
        .define(**resonator("Rosa and Lily"))
        .define(**resonator("Gardener", 100, 100, 'As long as you control "Rosa", this card gains [+500/+500].'))
        .define(**resonator("Florist", 100, 100, 'As long as you control a card with "Rosa" in its name, this card gains [+500/+500].'))
        .field(0, "Rosa and Lily", "Gardener", "Florist")
    )
    assert (table.power("Gardener"), table.power("Florist")) == (100, 600)


@pytest.mark.rule("fow5", "7.9/1a")
def test_a_standby_card_for_while_something_attacks_is_played_at_any_moment_of_that() -> None:
    table = (
        scenario("fow5")
        .define(name="Pitfall", type="Spell: Chant-Standby", cost="{B}", text="[Trigger] While a resonator your opponent controls is attacking: Destroy target attacking resonator.")
        .define(**resonator("Plain Lancer", 500, 500))
        .field(0, "Plain Lancer")
        .zone(1, "standby", "Pitfall")
    )
    table.passes(0)
    assert not table.can("play", 1, "Pitfall")
    table.undo().attack("Plain Lancer", at=1).no_block().passes(0).play(1, "Pitfall", targets=["Plain Lancer"]).resolve()
    table.to("main")
    assert table.resource(1, "life") == 4000


@pytest.mark.rule("fow5", "7.10/4")
def test_a_broken_card_may_put_itself_into_the_field_and_its_enter_stays_silent() -> None:
    table = (
        scenario("fow5", format="valhalla")
        .define(**resonator("Ember Page", 100, 100, "[Enter]: Draw a card.\n[Break]: Put this card into your field."))
        .resources(0, life=900)
        .zone(0, "lifebreak", "Ember Page")
    )
    table.act(0, "lifebreak").resolve_all()
    assert table.field_names(0) == ["Ember Page"]
    assert table.zone_names(0, "graveyard") == []
    assert table.hand_size(0) == 0


@pytest.mark.rule("fow5", "14.2/2")
def test_in_bifrost_a_break_ability_is_nothing_and_the_rest_of_the_card_works() -> None:
    table = (
        scenario("fow5", format="bifrost")
        .define(**resonator("Ember Page", 100, 100, "[Enter]: Draw a card.\n[Break]: Put this card into your field.", cost="{R}"))
        .define(**resonator("Full Guard", 100, 100, "If you have four cards in your lifebreak area, this card gains [+400/+400]."))
        .field(0, "Full Guard")
        .hand(0, "Ember Page")
        .sources(0, fire=1)
    )
    table.play(0, "Ember Page").resolve_all()
    assert table.hand_size(0) == 1
    assert table.power("Full Guard") == 100
    assert table.acts(0, "lifebreak") == []


@pytest.mark.rule("fow5", "9.3/3")
def test_of_two_modes_both_are_done_in_the_order_of_the_text() -> None:
    table = (
        scenario("fow5")
        .define(**resonator("Old Oak", 400, 400))
        .define(**instant("Many Roads", "Choose up to two - Draw a card; or destroy target resonator; or you gain 200 life."))
        .field(1, "Old Oak")
        .hand(0, "Many Roads")
        .sources(0, light=1)
    )
    table.play(0, "Many Roads", modes=[1, 3]).resolve()
    assert (table.hand_size(0), table.resource(0, "life")) == (1, 4200)
    assert table.is_on_field("Old Oak", 1)


@pytest.mark.rule("fow5", "9.9/5")
def test_an_abilitys_gift_to_a_kind_of_resonators_is_lost_with_the_kind() -> None:
    table = (
        scenario("fow5")
        .define(**resonator("Clay Idol", 100, 100, race=["Golem"]))
        .define(name="Clay Drum", type="Regalia", cost="{1}", text="{Rest}: Golems you control gain [+300/+300] until end of turn.")
        .define(**instant("Dark Kiss", "Target resonator becomes a Ghoul until end of turn."))
        .define(**resonator("Ghoul", 100, 100, race=["Ghoul"]))
        .field(0, "Clay Idol", "Clay Drum")
        .hand(0, "Dark Kiss")
        .sources(0, darkness=1)
    )
    table.use(0, "Clay Drum").resolve()
    assert table.power("Clay Idol") == 400
    table.play(0, "Dark Kiss", targets=["Clay Idol"]).resolve()
    assert table.power("Clay Idol") == 100


@pytest.mark.rule("fow5", "2.3/4")
def test_a_spell_is_dearer_by_the_target_that_is_guarded() -> None:
    table = (
        scenario("fow5")
        .define(**resonator("Toll Guard", 100, 100, "Your opponent pays {2} more to play spells that target a resonator you control."))
        .define(**resonator("Old Oak"))
        .define(**instant("Snap", "Destroy up to two target resonators.", cost="{B}"))
        .field(1, "Toll Guard")
        .field(0, "Old Oak")
        .hand(0, "Snap", "Snap")
        .sources(0, darkness=4)
    )
    table.play(0, "Snap", targets=[["Toll Guard", "Old Oak"]])
    assert sum(table.is_rested(stone) for stone in table.objects("stone_area", 0)) == 3
    table.resolve()
    assert table.field_names(1) == []
    assert table.can("play", 0, "Snap")


@pytest.mark.rule("fow5", "6.4/3")
def test_after_each_resolution_the_turn_player_has_priority() -> None:
    table = (
        scenario("fow5")
        .define(**instant("Small Joy", "You gain 100 life."))
        .hand(0, "Small Joy", "Small Joy")
        .hand(1, "Small Joy")
        .sources(0, light=2)
        .sources(1, light=1)
    )
    table.play(0, "Small Joy").passes(0).play(1, "Small Joy").passes(1).passes(0)
    assert (table.resource(0, "life"), table.resource(1, "life")) == (4000, 4100)
    assert table.asked == 0
    table.play(0, "Small Joy").resolve_all()
    assert table.resource(0, "life") == 4200
