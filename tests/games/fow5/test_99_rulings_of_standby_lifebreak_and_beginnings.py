"""Rulings about the chant-standby area, the lifebreak area, the phases, the beginning of a game and its end."""

from __future__ import annotations

import pytest

from arbiter.testing import scenario
from tests.games.fow5.fields import chant, instant, resonator

SNARE = {
    "type": "Spell: Chant-Standby",
    "cost": "{U}{1}",
    "text": "[Trigger] When a J/resonator you control attacks: Draw a card.",
}
AMBUSH = {
    "type": "Spell: Chant-Standby",
    "cost": "{U}{1}",
    "text": "[Trigger] When a J/resonator your opponent controls attacks: This card deals 500 damage "
    "to target resonator.",
}


@pytest.mark.rule("fow5", "7.9/4")
def test_a_standby_card_put_this_turn_does_not_trigger_and_an_older_one_does() -> None:
    table = (
        scenario("fow5")
        .define(name="Old Snare", **SNARE)
        .define(name="New Snare", **SNARE)
        .define(**resonator("Plain Lancer", 500, 500))
        .field(0, "Plain Lancer")
        .zone(0, "standby", "Old Snare")
        .hand(0, "New Snare")
        .sources(0, water=2)
    )
    table.act(0, "standby", "New Snare").attack("Plain Lancer", at=1)
    assert not table.can("play", 0, "New Snare")
    assert "7.9/4" in table.why_not(0, "New Snare")
    table.play(0, "Old Snare").resolve()
    assert table.hand_size(0) == 1
    assert table.zone_names(0, "graveyard") == ["Old Snare"]


@pytest.mark.rule("fow5", "7.9/3")
def test_a_standby_card_triggered_in_the_hand_costs_its_cost() -> None:
    table = (
        scenario("fow5")
        .define(name="Thorn Ambush", **AMBUSH)
        .define(**resonator("Plain Lancer", 500, 500))
        .field(0, "Plain Lancer")
        .hand(1, "Thorn Ambush")
        .sources(1, water=2)
    )
    table.attack("Plain Lancer", at=1).play(1, "Thorn Ambush", targets=["Plain Lancer"])
    assert sum(table.is_rested(stone) for stone in table.objects("stone_area", 1)) == 2
    table.resolve()
    assert table.zone_names(0, "graveyard") == ["Plain Lancer"]


@pytest.mark.rule("fow5", "7.9/3")
def test_a_standby_card_in_the_hand_that_cannot_be_paid_is_not_played() -> None:
    table = (
        scenario("fow5")
        .define(name="Thorn Ambush", **AMBUSH)
        .define(**resonator("Plain Lancer", 500, 500))
        .field(0, "Plain Lancer")
        .hand(1, "Thorn Ambush")
        .sources(1, water=1)
    )
    table.attack("Plain Lancer", at=1).yes()  # 7.9/2  whoever has the card may reveal it all the same
    assert table.stack() == []
    assert table.hand_names(1) == ["Thorn Ambush"]
    table.no_block().to("battle_damage")
    assert table.resource(1, "life") == 3500


@pytest.mark.rule("fow5", "5.4/5a")
def test_damage_is_gone_before_what_lasted_until_the_end_of_the_turn() -> None:
    table = (
        scenario("fow5")
        .define(**resonator("Old Oak", 400, 400))
        .define(name="Bark", type="Spell: Chant", cost="{G}", text="Target resonator gains [0/+400] until end of turn.")
        .define(
            name="Cinder Dart", type="Spell: Chant", cost="{R}", text="This card deals 600 damage to target resonator."
        )
        .field(0, "Old Oak")
        .hand(0, "Bark", "Cinder Dart")
        .sources(0, wind=1, fire=1)
    )
    table.play(0, "Bark", targets=["Old Oak"]).resolve().play(0, "Cinder Dart", targets=["Old Oak"]).resolve()
    assert table.damage_on("Old Oak") == 600
    table.next_turn()
    assert table.is_on_field("Old Oak", 0)
    assert table.damage_on("Old Oak") == 0


@pytest.mark.rule("fow5", "5.2/1")
def test_the_second_player_draws_in_the_first_turn_and_recovers_nothing() -> None:
    table = (
        scenario("fow5")
        .define(**resonator("Old Oak", 400, 400))
        .field(1, "Old Oak", rested=True)
        .turn(1, "turn_begin", number=1, begin=True, starting=0)
    )
    table.to("main")
    assert table.turn_number == 2
    assert table.hand_size(1) == 1
    assert table.is_rested("Old Oak")


@pytest.mark.rule("fow5", "5.4/6b")
def test_damage_by_a_trigger_of_the_last_discard_is_gone_before_the_next_turn() -> None:
    table = (
        scenario("fow5")
        .define(**resonator("Old Oak", 400, 400))
        .define(
            **resonator(
                "Bitter Imp", 100, 100, "Whenever you discard a card, this card deals 300 damage to target resonator."
            )
        )
        .field(0, "Bitter Imp")
        .field(1, "Old Oak")
        .hand(0, 8)
    )
    first = table.objects("hand", 0)[0]
    table.to("final_hand").choose(first).choose("Old Oak").resolve_all()
    assert table.damage_on("Old Oak") == 300
    table.to("main", 1)
    assert table.hand_size(0) == 7
    assert table.damage_on("Old Oak") == 0


@pytest.mark.rule("fow5", "13.1/2")
def test_an_empty_deck_loses_in_the_draw_phase_and_not_before() -> None:
    table = (
        scenario("fow5")
        .define(name="Two Pages", type="Spell: Chant", cost="{U}", text="Draw two cards.")
        .define(**resonator("Old Oak", 400, 400))
        .deck(0, "Old Oak", only=True)
        .hand(0, "Two Pages")
        .sources(0, water=1)
    )
    table.play(0, "Two Pages").resolve()
    assert table.hand_names(0) == ["Old Oak"]  # 1.4/2  as many as there are
    assert not table.over
    table.next_turn()
    assert not table.over
    table.next_turn().end_step()
    assert table.over
    assert table.winner == 1


@pytest.mark.rule("fow5", "1.3/3")
def test_two_who_fall_to_nothing_together_have_drawn() -> None:
    table = (
        scenario("fow5")
        .define(name="Last Fire", type="Spell: Chant", cost="{R}", text="This card deals 500 damage to each player.")
        .resources(0, life=500)
        .resources(1, life=300)
        .hand(0, "Last Fire")
        .sources(0, fire=1)
    )
    table.play(0, "Last Fire").resolve()
    assert table.over
    assert table.winner is None


@pytest.mark.rule("fow5", "7.10/1")
def test_lifebreaks_go_on_until_the_area_holds_no_more_than_the_life_allows() -> None:
    table = (
        scenario("fow5", format="valhalla")
        .define(**resonator("Ember Page", 100, 100, "[Break]: Draw a card."))
        .resources(0, life=2000)
        .zone(0, "lifebreak", "Ember Page", "Ember Page", "Ember Page", "Ember Page")
    )
    table.act(0, "lifebreak")
    assert table.stack() == ["Ember Page"]
    assert table.zone_names(0, "removed") == ["Ember Page"]
    table.resolve()
    assert table.zone_names(0, "graveyard") == ["Ember Page"]  # 7.10/4
    assert table.zone_names(0, "removed") == []
    table.act(0, "lifebreak").resolve().act(0, "lifebreak").resolve()
    assert table.hand_size(0) == 3
    assert table.acts(0, "lifebreak") == []  # one card is not more than (2000 - 1) / 1000


@pytest.mark.rule("fow5", "7.10/4")
def test_a_broken_card_whose_ability_finds_no_target_goes_to_the_graveyard_at_once() -> None:
    table = (
        scenario("fow5", format="valhalla")
        .define(**resonator("Ember Page", 100, 100, "[Break]: Destroy target resonator your opponent controls."))
        .resources(0, life=1000)
        .zone(0, "lifebreak", "Ember Page")
    )
    table.act(0, "lifebreak")
    assert table.stack() == []
    assert table.zone_names(0, "graveyard") == ["Ember Page"]


@pytest.mark.rule("fow5", "13.4")
def test_a_fifth_card_of_the_lifebreak_area_is_put_into_the_graveyard_from_its_top() -> None:
    table = (
        scenario("fow5", format="valhalla")
        .define(**resonator("Ember Page", 100, 100))
        .define(**resonator("Top Page", 100, 100))
        .define(
            name="Stow",
            type="Spell: Chant",
            cost="{W}",
            text="Put the top card of your main deck into your lifebreak area.",
        )
        .zone(0, "lifebreak", "Ember Page", "Ember Page", "Ember Page", "Ember Page")
        .deck(0, "Top Page")
        .hand(0, "Stow")
        .sources(0, light=1)
    )
    table.play(0, "Stow").resolve()
    assert len(table.zone_names(0, "lifebreak")) == 4
    assert sorted(table.zone_names(0, "graveyard")) == ["Stow", "Top Page"]


@pytest.mark.rule("fow5", "7.6/3")
def test_a_card_of_another_type_in_the_standby_area_cannot_be_played() -> None:
    table = (
        scenario("fow5")
        .define(**instant("Cinder Dart", "This card deals 100 damage to target player."))
        .hand(0, "Cinder Dart")
        .sources(0, fire=3)
        .by_hand(0)
    )
    table.act(0, "standby", "Cinder Dart").pay("Fire Source 1", "Fire Source 2")
    assert table.hand_size(0) == 0
    assert not table.can("play", 0, "Cinder Dart")
    table.to("main", 0, later=True)
    assert not table.can("play", 0, "Cinder Dart")


@pytest.mark.rule("fow5", "7.9/5")
def test_a_standby_card_for_any_time_is_free_from_the_area_from_the_next_turn_on() -> None:
    table = (
        scenario("fow5")
        .define(
            name="Sleeping Charm",
            type="Spell: Chant-Standby",
            cost="{G}{2}",
            text="[Trigger] Anytime: You gain 300 life.",
        )
        .hand(0, "Sleeping Charm")
        .sources(0, wind=2)
    )
    table.act(0, "standby", "Sleeping Charm")
    assert not table.can("play", 0, "Sleeping Charm")
    table.to("main", 1).passes(1).play(0, "Sleeping Charm").resolve()
    assert table.resource(0, "life") == 4300


@pytest.mark.rule("fow5", "7.9/3")
def test_what_stands_before_the_colon_of_a_standby_card_is_done_to_play_it() -> None:
    table = (
        scenario("fow5")
        .define(
            name="Blood Tithe",
            type="Spell: Chant-Standby",
            cost="{B}",
            text="[Trigger] Banish a resonator: Draw two cards.",
        )
        .define(**resonator("Old Oak"))
        .field(0, "Old Oak")
        .zone(0, "standby", "Blood Tithe", "Blood Tithe")
    )
    table.play(0, "Blood Tithe", cost=["Old Oak"])
    assert table.zone_names(0, "graveyard") == ["Old Oak"]
    table.resolve()
    assert table.hand_size(0) == 2
    assert not table.can("play", 0, "Blood Tithe")


@pytest.mark.rule("fow5", "5.2/4")
def test_wills_of_the_draw_phase_are_gone_when_the_cards_recover() -> None:
    table = scenario("fow5").sources(0, fire=1).turn(0, "draw_begin", begin=True).by_hand(0)
    table.act(0, "will", "Fire Source 1")
    assert len(table.pool(0)) == 1
    table.to("draw_card")
    assert len(table.pool(0)) == 1
    table.to("main")
    assert len(table.pool(0)) == 0
    assert not table.is_rested("Fire Source 1")


@pytest.mark.rule("fow5", "4.2/4")
def test_the_player_who_begins_chooses_first_and_what_is_changed_goes_to_the_bottom() -> None:
    table = (
        scenario("fow5").define(**resonator("Old Oak")).define(**resonator("Grey Wolf")).define(**resonator("Tin Man"))
    )
    table.hand(1, "Old Oak", "Grey Wolf").hand(0, "Tin Man").deck(1, "Tin Man").turn(
        1, "exchange", number=0, begin=True
    )
    table.expect(player=1).choose("Old Oak")
    table.expect(player=0).choose()
    assert sorted(table.hand_names(1)) == ["Grey Wolf", "Tin Man"]
    assert table.zone_names(1, "deck")[-1] == "Old Oak"


@pytest.mark.rule("fow5", "14.2/1")
def test_in_bifrost_the_part_about_the_lifebreak_area_is_left_out() -> None:
    table = (
        scenario("fow5", format="bifrost")
        .define(**chant("Stow", "Put the top card of your main deck into your lifebreak area. Draw a card."))
        .define(**resonator("Top Page"))
        .deck(0, "Top Page")
        .hand(0, "Stow")
        .sources(0, light=1)
    )
    table.play(0, "Stow").resolve()
    assert table.zone_names(0, "lifebreak") == []
    assert table.hand_names(0) == ["Top Page"]


@pytest.mark.rule("fow5", "7.10/1")
def test_at_full_life_one_card_of_four_may_be_broken() -> None:
    table = (
        scenario("fow5", format="valhalla")
        .define(**resonator("Ember Page", 100, 100))
        .zone(0, "lifebreak", "Ember Page", "Ember Page", "Ember Page", "Ember Page")
    )
    table.act(0, "lifebreak")
    assert table.zone_names(0, "graveyard") == ["Ember Page"]
    assert table.acts(0, "lifebreak") == []
    assert table.acts(1, "lifebreak") == []


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


@pytest.mark.rule("fow5", "7.9/1a")
def test_a_standby_card_for_while_something_attacks_is_played_at_any_moment_of_that() -> None:
    table = (
        scenario("fow5")
        .define(
            name="Pitfall",
            type="Spell: Chant-Standby",
            cost="{B}",
            text="[Trigger] While a resonator your opponent controls is attacking: Destroy target attacking resonator.",
        )
        .define(**resonator("Plain Lancer", 500, 500))
        .field(0, "Plain Lancer")
        .zone(1, "standby", "Pitfall")
    )
    table.passes(0)
    assert not table.can("play", 1, "Pitfall")
    table.undo().attack("Plain Lancer", at=1).no_block().passes(0).play(
        1, "Pitfall", targets=["Plain Lancer"]
    ).resolve()
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
        .define(
            **resonator(
                "Ember Page", 100, 100, "[Enter]: Draw a card.\n[Break]: Put this card into your field.", cost="{R}"
            )
        )
        .define(
            **resonator(
                "Full Guard", 100, 100, "If you have four cards in your lifebreak area, this card gains [+400/+400]."
            )
        )
        .field(0, "Full Guard")
        .hand(0, "Ember Page")
        .sources(0, fire=1)
    )
    table.play(0, "Ember Page").resolve_all()
    assert table.hand_size(0) == 1
    assert table.power("Full Guard") == 100
    assert table.acts(0, "lifebreak") == []
