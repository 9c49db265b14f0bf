"""Rulings, fifth round."""

from __future__ import annotations

from typing import Any

import pytest

from arbiter.testing import scenario
from tests.games.fow.said import KINDLER, chant, place, quick, res


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


@pytest.mark.rule("fow", "1021.4a")
def test_two_searches_are_two_shuffles() -> None:
    table = (
        scenario("fow")
        .define(
            **chant(
                "Double Errand",
                "Search your deck for a Beast, reveal it and put it into your hand. Then shuffle your deck. "
                "Search your deck for a Human, reveal it and put it into your hand. Then shuffle your deck.",
            )
        )
        .define(**place("Card Table", "Whenever you shuffle your deck >>> You gain 100 life."))
        .define(**res("Cow", 300, 300, race=["Beast"]))
        .define(**res("Maid", 300, 300, race=["Human"]))
        .sources(0, fire=1)
        .hand(0, "Double Errand")
        .field(0, "Card Table")
        .deck(0, "Cow", "Maid")
    )
    table.play(0, "Double Errand").resolve().choose("Cow").choose("Maid").resolve_all()
    assert sorted(table.hand_names(0)) == ["Cow", "Maid"] and table.resource(0, "life") == 4200


@pytest.mark.rule("fow", "1022.3")
def test_counters_that_a_card_enters_with_are_added_up() -> None:
    table = (
        scenario("fow")
        .define(**res("Sapling", 100, 100, "This card enters the field with two [+100/+100] counters on it.", cost="{G}"))
        .define(**place("Rich Soil", "Resonators you control enter the field with a [+100/+100] counter on them."))
        .sources(0, wind=1)
        .hand(0, "Sapling")
        .field(0, "Rich Soil")
    )
    table.play(0, "Sapling").resolve()
    assert table.counters("Sapling", "[+100/+100]") == 3 and table.power("Sapling") == 400


@pytest.mark.rule("fow", "906.6")
def test_an_enter_ability_can_be_made_to_trigger_again() -> None:
    table = (
        scenario("fow")
        .define(
            **res(
                "Herald",
                300,
                300,
                "[Enter] >>> You gain 100 life.\n{0}: Trigger this card's [Enter] ability. Play this ability only once per turn.",
            )
        )
        .field(0, "Herald")
    )
    table.use(0, "Herald").resolve()
    assert table.stack() == ["Herald"]
    table.resolve()
    assert table.resource(0, "life") == 4100


@pytest.mark.rule("fow", "1126.2")
def test_an_inherited_ability_is_played_from_the_hand_at_any_time_and_is_no_spell() -> None:
    table = (
        scenario("fow")
        .define(**res("Elder", 300, 300, "[Inheritance] {G}: Target resonator gains [+200/+200] until end of turn.", cost="{G}"))
        .define(**res("Heir", 300, 300))
        .define(**quick("Hush", "Cancel target spell."))
        .sources(0, wind=1)
        .sources(1, water=1)
        .hand(0, "Elder")
        .hand(1, "Hush")
        .field(0, "Heir")
    )
    table.attack("Heir").use(0, "Elder", targets=["Heir"])
    assert table.zone_names(0, "graveyard") == ["Elder"]  # 1126.2  discarded as a cost
    table.passes(0)
    assert table.why_not(1, "Hush") == ["903.2i"]
    table.resolve().to("main")
    assert table.resource(1, "life") == 3500


@pytest.mark.rule("fow", "1042.2")
def test_dragon_power_adds_up_and_doubles() -> None:
    table = (
        scenario("fow")
        .define(**chant("Roar", "Gain 3 Dragon Power."))
        .define(**chant("Great Roar", "Double your Dragon Power."))
        .define(**res("Whelp", 300, 300, "This card gains [+100/0] for each point of Dragon Power you have."))
        .sources(0, fire=3)
        .hand(0, "Roar", "Roar", "Great Roar")
        .field(0, "Whelp")
    )
    table.play(0, "Roar").resolve().play(0, "Roar").resolve().play(0, "Great Roar").resolve()
    assert table.power("Whelp") == 300 + 1200


@pytest.mark.rule("fow", "1045.6d")
def test_what_lies_below_goes_where_the_top_card_goes_and_does_not_leave_the_field() -> None:
    table = (
        scenario("fow")
        .define(**res("Tower", 300, 300))
        .define(**res("Cellar", 300, 300, "When this card leaves the field >>> You gain 100 life."))
        .define(**chant("Smite", "Destroy target resonator."))
        .sources(0, fire=1)
        .hand(0, "Smite")
        .field(0, "Tower", under=("Cellar",))
    )
    table.play(0, "Smite", targets=["Tower"]).resolve_all()
    assert sorted(table.zone_names(0, "graveyard")) == ["Cellar", "Smite", "Tower"]
    assert table.resource(0, "life") == 4000


@pytest.mark.rule("fow", "1047.1")
def test_expelled_cards_are_out_of_the_game_and_nobody_elses() -> None:
    table = (
        scenario("fow")
        .define(**chant("Oblivion", "Your opponent expels the top two cards of their deck."))
        .define(**res("First", 300, 300))
        .define(**res("Second", 300, 300))
        .sources(0, fire=1)
        .hand(0, "Oblivion")
        .deck(1, "First", "Second")
    )
    table.play(0, "Oblivion").resolve()
    assert sorted(table.zone_names(1, "outside")) == ["First", "Second"]
    assert table.zone_names(1, "graveyard") == [] and table.zone_names(1, "removed") == []


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


@pytest.mark.rule("fow", "209.5e")
def test_prismatic_is_all_five() -> None:
    def setting(cost: str) -> Any:
        return (
            scenario("fow")
            .define(**place("Prism", "Prismatic resonators you control gain [+500/0]."))
            .define(**res("Mosaic", 300, 300, cost=cost))
            .field(0, "Prism", "Mosaic")
        )

    assert setting("{W}{R}{U}{G}{B}").power("Mosaic") == 800
    assert setting("{W}{R}{U}{G}").power("Mosaic") == 300


@pytest.mark.rule("fow", "909.3c")
def test_a_resonator_that_became_a_colour_is_no_other() -> None:
    table = (
        scenario("fow")
        .define(**place("Fire Hall", "Fire resonators you control gain [+100/0]."))
        .define(**place("Dusk Hall", "Darkness resonators you control gain [+200/0]."))
        .define(**chant("Nightfall", "Target resonator becomes darkness until end of turn."))
        .define(**res("Ember", 300, 300, cost="{R}"))
        .sources(0, fire=1)
        .hand(0, "Nightfall")
        .field(0, "Fire Hall", "Dusk Hall", "Ember")
    )
    assert table.power("Ember") == 400
    table.play(0, "Nightfall", targets=["Ember"]).resolve()
    assert table.power("Ember") == 500


@pytest.mark.rule("fow", "910.2b")
def test_a_doubler_of_one_source_does_not_double_what_another_deals() -> None:
    table = (
        scenario("fow")
        .define(**res("Brute", 400, 400, "If this card would deal damage, it deals double that much instead."))
        .define(**chant("Scorch", "This card deals 300 damage to target player."))
        .sources(0, fire=1)
        .hand(0, "Scorch")
        .field(0, "Brute")
    )
    table.play(0, "Scorch", targets=[1]).resolve()
    assert table.resource(1, "life") == 3700
    table.attack("Brute").to("main")
    assert table.resource(1, "life") == 2900
