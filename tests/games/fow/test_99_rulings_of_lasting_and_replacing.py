"""Chapters 909 to 911: effects that last, what replaces what, and what is remembered."""

from __future__ import annotations

from typing import Any

import pytest

from arbiter.testing import scenario
from tests.games.fow.said import chant, place, res


@pytest.mark.rule("fow", "909.2a")
def test_what_depends_on_another_effect_waits_for_it_whatever_is_older() -> None:
    table = (
        scenario("fow")
        .define(**place("Sky Hall", "Resonators with [Flying] you control gain [First Strike]."))
        .define(**place("Fast Hall", "Resonators with [First Strike] you control gain [+300/0]."))
        .define(**place("Wing Hall", "Birds you control gain [Flying]."))
        .define(**chant("Feathers", "Target resonator becomes a Bird until end of turn."))
        .define(**res("Mouse", 300, 300, race=["Mouse"]))
        .define(**res("Real Bird", 300, 300, race=["Bird"]))
        .sources(0, fire=1)
        .hand(0, "Feathers")
        .field(0, "Fast Hall", "Sky Hall", "Wing Hall", "Mouse")
    )
    assert table.power("Mouse") == 300
    table.play(0, "Feathers", targets=["Mouse"]).resolve()
    assert table.has("Mouse", "First Strike") and table.power("Mouse") == 600


@pytest.mark.rule("fow", "909.3d")
def test_abilities_lost_and_gained_in_the_order_of_time() -> None:
    def setting() -> Any:
        return (
            scenario("fow")
            .define(**chant("Silence", "Target resonator loses all abilities until end of turn."))
            .define(**chant("Wings", "Target resonator gains [Flying] until end of turn."))
            .define(**res("Hero", 300, 300, "[Pierce]\nThis card gains [+200/+200]."))
            .sources(0, fire=2)
            .hand(0, "Silence", "Wings")
            .field(0, "Hero")
        )

    table = setting()
    table.play(0, "Wings", targets=["Hero"]).resolve().play(0, "Silence", targets=["Hero"]).resolve()
    assert not table.has("Hero", "Flying") and not table.has("Hero", "Pierce") and table.power("Hero") == 300
    table = setting()
    table.play(0, "Silence", targets=["Hero"]).resolve().play(0, "Wings", targets=["Hero"]).resolve()
    assert table.has("Hero", "Flying") and not table.has("Hero", "Pierce") and table.power("Hero") == 300


@pytest.mark.rule("fow", "909.3h")
def test_values_in_the_order_of_time_and_counters_after_them() -> None:
    table = (
        scenario("fow")
        .define(name="Old Drum", type="Addition: Field", cost="{R}", text="Resonators you control gain [+200/+200].")
        .define(name="New Drum", type="Addition: Field", cost="{R}", text="Resonators you control gain [+300/+300].")
        .define(**chant("Shrink", "Target resonator becomes [100/100] until end of turn."))
        .define(**res("Giant", 900, 900))
        .sources(0, fire=2)
        .hand(0, "Shrink", "New Drum")
        .field(0, "Old Drum")
        .field(0, "Giant", counters={"[+100/+100]": 1})
    )
    assert table.power("Giant") == 1200
    table.play(0, "Shrink", targets=["Giant"]).resolve()
    assert table.power("Giant") == 200 and table.guard("Giant") == 200
    table.play(0, "New Drum").resolve()
    assert table.power("Giant") == 500


@pytest.mark.rule("fow", "909.3i")
def test_what_asks_for_atk_sees_it_after_counters_and_only_once() -> None:
    table = (
        scenario("fow")
        .define(**place("Heavy Hall", "Resonators with ATK 800 or more you control gain [Pierce]."))
        .define(**place("Light Hall", "Resonators with ATK 500 or less you control gain [+200/0]."))
        .define(**res("Ox", 700, 300))
        .define(**res("Mouse", 400, 300))
        .field(0, "Heavy Hall", "Light Hall")
        .field(0, "Ox", counters={"[+100/+100]": 1})
        .field(0, "Mouse")
    )
    assert table.has("Ox", "Pierce") and table.power("Ox") == 800
    assert table.power("Mouse") == 600 and not table.has("Mouse", "Pierce")


@pytest.mark.rule("fow", "909.4")
def test_an_effect_on_a_kind_of_card_meets_later_ones_and_leaves_those_that_are_it_no_more() -> None:
    table = (
        scenario("fow")
        .define(**chant("War Song", "Beast resonators you control gain [+200/+200] until end of turn."))
        .define(**chant("Taming", "Target resonator becomes a Human until end of turn."))
        .define(**res("Wolf", 300, 300, race=["Beast"], cost="{R}"))
        .define(**res("Boar", 300, 300, race=["Beast"], cost="{R}"))
        .sources(0, fire=3)
        .hand(0, "War Song", "Taming", "Boar")
        .field(0, "Wolf")
    )
    table.play(0, "War Song").resolve()
    table.play(0, "Boar").resolve()
    assert table.power("Boar") == 500 and table.power("Wolf") == 500
    table.play(0, "Taming", targets=["Wolf"]).resolve()
    assert table.power("Wolf") == 300 and table.power("Boar") == 500


@pytest.mark.rule("fow", "909.4")
def test_until_the_beginning_of_the_next_turn_of_whose() -> None:
    table = (
        scenario("fow")
        .define(**chant("Long Watch", "Resonators you control gain [+200/+200] until the beginning of your next turn."))
        .define(**res("Guard", 300, 300))
        .sources(0, fire=1)
        .hand(0, "Long Watch")
        .field(0, "Guard")
    )
    table.play(0, "Long Watch").resolve().to("main", player=1)
    assert table.power("Guard") == 500
    table.to("main", player=0)
    assert table.power("Guard") == 300


@pytest.mark.rule("fow", "909.7")
def test_printed_atk_is_not_what_it_has_become() -> None:
    table = (
        scenario("fow")
        .define(**chant("Measure", "Destroy target resonator with printed ATK 500 or less."))
        .define(**res("Grown", 500, 500))
        .define(**res("Shrunk", 900, 900))
        .sources(0, fire=1)
        .hand(0, "Measure")
        .field(1, "Grown", counters={"[+100/+100]": 5})
        .field(1, "Shrunk", counters={"[-100/-100]": 5})
    )
    table.play(0, "Measure", targets=["Grown"]).resolve()
    assert table.zone_names(1, "graveyard") == ["Grown"]


@pytest.mark.rule("fow", "909.8")
def test_a_stone_that_was_a_resonator_when_it_was_frozen_stays_frozen() -> None:
    table = (
        scenario("fow")
        .define(
            **chant(
                "Waking Stone",
                "Target magic stone becomes a [500/500] resonator until end of turn. It's still a magic stone.",
            )
        )
        .define(
            **chant("Frost", "Rest target resonator. It doesn't recover during its controller's next recovery phase.")
        )
        .sources(0, fire=2)
        .sources(1, wind=1)
        .hand(0, "Waking Stone", "Frost")
    )
    table.play(0, "Waking Stone", targets=["Wind Source 1"]).resolve()
    table.play(0, "Frost", targets=["Wind Source 1"]).resolve()
    table.to("main", player=1)
    assert table.is_rested("Wind Source 1")
    table.to("main", player=1, later=True)
    assert not table.is_rested("Wind Source 1")


@pytest.mark.rule("fow", "909.9")
def test_as_long_as_this_card_is_in_the_field_and_it_is_not_any_more() -> None:
    table = (
        scenario("fow")
        .define(
            **res(
                "Charmer",
                300,
                300,
                "[Enter] >>> Gain control of target resonator your opponent controls as long as this card is in "
                "the field.",
                cost="{R}",
            )
        )
        .define(name="Cut Off", type="Chant", cost="{U}", text="[Quickcast]\nDestroy target resonator.")
        .define(**res("Prize", 300, 300))
        .sources(0, fire=1)
        .sources(1, water=1)
        .hand(0, "Charmer")
        .hand(1, "Cut Off")
        .field(1, "Prize")
    )
    table.play(0, "Charmer").resolve().passes(0)
    table.play(1, "Cut Off", targets=["Charmer"]).resolve_all()
    assert table.is_on_field("Prize", 1)


@pytest.mark.rule("fow", "910.2")
def test_of_two_replacements_of_a_movement_the_controller_of_the_moved_card_chooses() -> None:
    table = (
        scenario("fow")
        .define(
            **place(
                "Hungry Void",
                "If a resonator would be put into a graveyard from the field, remove it from the game instead.",
            )
        )
        .define(
            **res(
                "Homing Bird",
                300,
                300,
                "If this card would be put into a graveyard from the field, return it to its owner's hand instead.",
            )
        )
        .define(**chant("Smite", "Destroy target resonator."))
        .sources(0, fire=1)
        .hand(0, "Smite")
        .field(0, "Hungry Void")
        .field(1, "Homing Bird")
    )
    table.play(0, "Smite", targets=["Homing Bird"]).resolve()
    table.expect(player=1)
    table.choose("Homing Bird") if table.question.kind == "objects" else table.option("Homing Bird")
    assert table.hand_names(1) == ["Homing Bird"]


@pytest.mark.rule("fow", "910.2a")
def test_damage_is_doubled_once_and_lessened_afterwards() -> None:
    table = (
        scenario("fow")
        .define(
            name="Hot Wind",
            type="Addition: Field",
            cost="{R}",
            text="If a source you control would deal damage, it deals double that much instead.",
        )
        .define(**chant("Scorch", "This card deals 500 damage to target resonator."))
        .define(**res("Thick Hide", 300, 2000, "If damage would be dealt to this card, prevent 200 of it."))
        .sources(0, fire=1)
        .hand(0, "Scorch")
        .field(0, "Hot Wind", "Hot Wind")
        .field(1, "Thick Hide")
    )
    table.play(0, "Scorch", targets=["Thick Hide"]).resolve()
    assert table.damage_on("Thick Hide") == 800  # 910.2c  not 1800


@pytest.mark.rule("fow", "910.2d")
def test_a_removal_that_is_prohibited_leaves_the_graveyard() -> None:
    table = (
        scenario("fow")
        .define(
            name="Hungry Void",
            type="Addition: Field",
            cost="{B}",
            text="If a resonator would be put into a graveyard from the field, remove it from the game instead.",
        )
        .define(
            name="Safe Harbor",
            type="Addition: Field",
            cost="{W}",
            text="Entities you control cannot be removed from the game.",
        )
        .define(**chant("Smite", "Destroy target resonator."))
        .define(**res("Sailor", 300, 300))
        .define(**res("Raider", 300, 300))
        .sources(0, fire=2)
        .hand(0, "Smite", "Smite")
        .field(0, "Hungry Void", "Raider")
        .field(1, "Safe Harbor", "Sailor")
    )
    table.play(0, "Smite", targets=["Sailor"]).resolve()
    assert table.zone_names(1, "graveyard") == ["Sailor"]
    table.play(0, "Smite", targets=["Raider"]).resolve()
    assert table.zone_names(0, "removed") == ["Raider"]


@pytest.mark.rule("fow", "910.3")
def test_each_of_two_replacements_of_a_draw_applies_once() -> None:
    table = (
        scenario("fow")
        .define(
            name="Deep Shelf",
            type="Addition: Field",
            cost="{U}",
            text="If you would draw one or more cards, draw that many cards plus one instead.",
        )
        .define(**chant("Leaflet", "Draw a card."))
        .sources(0, fire=1)
        .hand(0, "Leaflet")
        .field(0, "Deep Shelf", "Deep Shelf")
    )
    table.play(0, "Leaflet").resolve()
    assert table.hand_size(0) == 3


@pytest.mark.rule("fow", "911.1")
def test_an_ability_remembers_its_source_as_it_was_when_it_was_played() -> None:
    table = (
        scenario("fow")
        .define(
            **res("Firebrand", 300, 300, "Banish this card: This card deals damage equal to its ATK to your opponent.")
        )
        .field(0, "Firebrand", counters={"[+100/+100]": 2})
    )
    table.use(0, "Firebrand").resolve()
    assert table.resource(1, "life") == 3500


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
