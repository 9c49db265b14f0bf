"""Chapters 901 to 908: costs, targets, values of X, abilities and what triggers them."""

from __future__ import annotations

from typing import Any

import pytest

from arbiter.testing import scenario
from tests.games.fow.said import chant, place, quick, res


@pytest.mark.rule("fow", "901.2c")
def test_one_named_ability_a_turn_counts_all_cards_with_it() -> None:
    text = "<Tide Lore> {0}: You gain 100 life. Play only one <Tide Lore> ability per turn."
    table = (
        scenario("fow")
        .define(**res("Tide Sage", 300, 300, text))
        .define(**res("Tide Pupil", 300, 300, text))
        .field(0, "Tide Sage", "Tide Pupil")
    )
    assert table.can("use", 0, "Tide Pupil")
    table.use(0, "Tide Sage").resolve()
    assert not table.can("use", 0, "Tide Sage") and not table.can("use", 0, "Tide Pupil")


@pytest.mark.rule("fow", "903.1a")
def test_a_prohibition_of_cards_by_their_cost_looks_at_the_printed_one() -> None:
    table = (
        scenario("fow")
        .define(**place("Low Ceiling", "Players cannot play cards with total cost 3 or more."))
        .define(**place("Old Friend", "You pay {2} less to play chants."))
        .define(**chant("Warm Meal", "You gain 500 life.", cost="{R}{2}"))
        .sources(0, fire=3)
        .hand(0, "Warm Meal")
        .field(0, "Low Ceiling", "Old Friend")
    )
    assert not table.can("play", 0, "Warm Meal")


@pytest.mark.rule("fow", "903.2h-3")
def test_the_spells_played_so_far_are_counted_before_the_chant_itself_is_played() -> None:
    table = (
        scenario("fow")
        .define(
            **chant(
                "Crescendo",
                "This card deals X00 damage to your opponent, where X is the number of spells played this turn.",
            )
        )
        .define(**chant("Prelude", "You gain 100 life."))
        .define(**quick("Drop", "You gain 100 life."))
        .sources(0, fire=2)
        .sources(1, water=1)
        .hand(0, "Crescendo", "Prelude")
        .hand(1, "Drop")
    )
    table.play(0, "Prelude").resolve()
    table.play(0, "Crescendo").passes(0).play(1, "Drop").resolve_all()
    assert table.resource(1, "life") == 4100 - 100


@pytest.mark.rule("fow", "903.2h-4")
def test_the_x_of_the_cost_is_the_x_of_the_abilities_and_nothing_without_playing() -> None:
    def setting() -> Any:
        return (
            scenario("fow")
            .define(
                **res(
                    "Growth",
                    100,
                    100,
                    "This card enters the field with X [+100/+100] counters on it.\n[Enter] >>> You gain X00 life.",
                    cost="{R}{X}",
                )
            )
            .define(**chant("Open Grave", "Put target resonator from your graveyard into the field."))
            .sources(0, fire=3)
        )

    table = setting().hand(0, "Growth")
    table.play(0, "Growth", x=2).resolve_all()
    assert table.power("Growth") == 300 and table.resource(0, "life") == 4200
    table = setting().hand(0, "Open Grave").zone(0, "graveyard", "Growth")
    table.play(0, "Open Grave", targets=["Growth"]).resolve_all()
    assert table.power("Growth") == 100 and table.resource(0, "life") == 4000


@pytest.mark.rule("fow", "903.2j")
def test_damage_is_divided_as_the_spell_is_played_and_a_lost_share_is_lost() -> None:
    table = (
        scenario("fow")
        .define(**chant("Fork", "This card deals 500 damage divided as you choose to any number of target resonators."))
        .define(**quick("Retreat", "Return target resonator you control to its owner's hand."))
        .define(**res("Left", 300, 900))
        .define(**res("Right", 300, 900))
        .sources(0, fire=1)
        .sources(1, water=1)
        .hand(0, "Fork")
        .hand(1, "Retreat")
        .field(1, "Left", "Right")
    )
    table.play(0, "Fork", targets=[["Left", "Right"]], divide={"Left": 300, "Right": 200}).passes(0)
    table.play(1, "Retreat", targets=["Left"]).resolve_all()
    assert table.damage_on("Right") == 200


@pytest.mark.rule("fow", "903.2k-3")
def test_without_paying_its_cost_the_toll_is_still_paid() -> None:
    def setting(stones: int) -> Any:
        return (
            scenario("fow")
            .define(
                name="Toll Gate", type="Addition: Field", cost="{U}", text="Your opponent pays {1} more to play chants."
            )
            .define(
                **chant(
                    "Generous Day",
                    "You may play a chant with total cost 3 or less from your hand without paying its cost.",
                )
            )
            .define(**chant("Warm Meal", "You gain 500 life.", cost="{R}{2}"))
            .sources(0, fire=stones)
            .hand(0, "Generous Day", "Warm Meal")
            .field(1, "Toll Gate")
        )

    table = setting(3)
    table.play(0, "Generous Day").resolve().yes().resolve_all()
    assert table.resource(0, "life") == 4500 and table.is_rested("Fire Source 3")
    table = setting(2)
    table.play(0, "Generous Day").resolve_all()
    assert table.resource(0, "life") == 4000 and table.hand_names(0) == ["Warm Meal"]


@pytest.mark.rule("fow", "903.2k-4")
def test_costs_grow_before_they_shrink() -> None:
    def setting(discount: bool) -> Any:
        table = (
            scenario("fow")
            .define(
                name="Toll Gate", type="Addition: Field", cost="{U}", text="Your opponent pays {1} more to play chants."
            )
            .define(name="Old Friend", type="Addition: Field", cost="{R}", text="You pay {1} less to play chants.")
            .define(**chant("Warm Meal", "You gain 500 life."))
            .sources(0, fire=1)
            .hand(0, "Warm Meal")
            .field(1, "Toll Gate")
        )
        return table.field(0, "Old Friend") if discount else table

    assert not setting(False).can("play", 0, "Warm Meal")
    table = setting(True)
    table.play(0, "Warm Meal").resolve()
    assert table.resource(0, "life") == 4500


@pytest.mark.rule("fow", "903.2k-4")
def test_an_ability_made_cheaper_costs_no_less_than_nothing() -> None:
    table = (
        scenario("fow")
        .define(**place("Workshop", "You pay {2} less to play activate abilities of resonators you control."))
        .define(**res("Smith", 300, 300, "{R}{1}, {Rest}: You gain 100 life."))
        .sources(0, fire=1)
        .field(0, "Workshop", "Smith")
    )
    # of the two less one finds no free cost; the fire will stays
    table.use(0, "Smith").resolve()
    assert table.resource(0, "life") == 4100 and table.is_rested("Smith")


@pytest.mark.rule("fow", "903.2l")
def test_a_cost_is_not_paid_with_what_somebody_else_controls() -> None:
    table = (
        scenario("fow")
        .define(name="Cursed Mask", type="Addition: Resonator", cost="{B}", text="Banish added resonator: Draw a card.")
        .define(**res("Mine", 300, 300))
        .define(**res("Theirs", 300, 300))
        .field(0, "Mine")
        .field(1, "Theirs")
        .zone(0, "field", "Cursed Mask", host="Theirs")
    )
    assert not table.can("use", 0, "Cursed Mask")


@pytest.mark.rule("fow", "903.2l-2")
def test_what_cannot_be_destroyed_pays_no_such_cost_but_can_be_banished() -> None:
    table = (
        scenario("fow")
        .define(
            name="Grim Altar", type="Addition: Field", cost="{B}", text="Destroy a resonator you control: Draw a card."
        )
        .define(name="Meek Altar", type="Addition: Field", cost="{B}", text="Banish a resonator: Draw a card.")
        .define(**res("Statue", 300, 300, "[Eternal]"))
        .field(0, "Grim Altar", "Meek Altar", "Statue")
    )
    assert not table.can("use", 0, "Grim Altar")
    table.use(0, "Meek Altar", cost=["Statue"]).resolve()
    assert table.hand_size(0) == 1 and table.zone_names(0, "graveyard") == ["Statue"]


@pytest.mark.rule("fow", "903.3a")
def test_what_asks_about_an_illegal_target_is_not_done_and_the_rest_is() -> None:
    table = (
        scenario("fow")
        .define(**chant("Harsh Verdict", "Destroy target resonator. Its controller loses 500 life. Draw a card."))
        .define(
            name="Retreat",
            type="Chant",
            cost="{U}",
            text="[Quickcast]\nReturn target resonator you control to its owner's hand.",
        )
        .define(**res("Suspect", 300, 300))
        .sources(0, fire=1)
        .sources(1, water=1)
        .hand(0, "Harsh Verdict")
        .hand(1, "Retreat")
        .field(1, "Suspect")
    )
    table.play(0, "Harsh Verdict", targets=["Suspect"]).passes(0)
    table.play(1, "Retreat", targets=["Suspect"]).resolve_all()
    assert table.resource(1, "life") == 4000
    assert table.hand_size(0) == 1 and table.hand_names(1) == ["Suspect"]


@pytest.mark.rule("fow", "903.3a")
def test_of_two_targets_the_legal_one_is_dealt_with() -> None:
    table = (
        scenario("fow")
        .define(**chant("Twin Bolt", "Destroy two target resonators. Draw a card."))
        .define(**quick("Step Aside", "Return target resonator you control to its owner's hand."))
        .define(**res("Left", 300, 300))
        .define(**res("Right", 300, 300))
        .sources(0, fire=1)
        .sources(1, water=1)
        .hand(0, "Twin Bolt")
        .hand(1, "Step Aside")
        .field(1, "Left", "Right")
    )
    table.play(0, "Twin Bolt", targets=[["Left", "Right"]]).passes(0)
    table.play(1, "Step Aside", targets=["Left"]).resolve_all()
    assert table.zone_names(1, "graveyard") == ["Step Aside", "Right"] and table.hand_names(1) == ["Left"]
    assert table.hand_size(0) == 1


@pytest.mark.rule("fow", "903.3a")
def test_nobody_is_asked_of_a_target_that_is_gone() -> None:
    table = (
        scenario("fow")
        .define(**chant("Consolation", "Destroy target resonator. Its controller may draw a card."))
        .define(**quick("Retreat", "Return target resonator you control to its owner's hand."))
        .define(**res("Prize", 300, 300))
        .sources(0, fire=1)
        .sources(1, water=1)
        .hand(0, "Consolation")
        .hand(1, "Retreat")
        .field(1, "Prize")
    )
    table.play(0, "Consolation", targets=["Prize"]).passes(0)
    table.play(1, "Retreat", targets=["Prize"]).resolve_all()
    assert table.hand_names(1) == ["Prize"] and table.hand_size(0) == 0


@pytest.mark.rule("fow", "904.3")
def test_what_a_card_has_itself_it_has_in_every_zone() -> None:
    table = (
        scenario("fow")
        .define(**res("Half Elf", 300, 300, "This card has Elf in addition to its other races.", race=["Human"]))
        .define(**res("Elf", 300, 300, race=["Elf"]))
        .define(**chant("Recall", "Put target Elf from your graveyard into your hand."))
        .sources(0, fire=1)
        .hand(0, "Recall")
        .zone(0, "graveyard", "Half Elf")
    )
    table.play(0, "Recall", targets=["Half Elf"]).resolve()
    assert table.hand_names(0) == ["Half Elf"]


@pytest.mark.rule("fow", "905.4a")
def test_a_gods_art_is_once_a_game_for_all_cards_with_it_even_if_cancelled() -> None:
    text = 'God\'s Art "Sunfall" {0}: Your opponent loses 500 life.'
    table = (
        scenario("fow")
        .define(**res("Sun Priest", 300, 300, text))
        .define(**res("Sun Acolyte", 300, 300, text + '\nGod\'s Art "Moonfall" {0}: You gain 500 life.'))
        .define(**quick("Still", "Cancel target activate ability."))
        .sources(1, water=1)
        .hand(1, "Still")
        .field(0, "Sun Priest", "Sun Acolyte")
    )
    table.use(0, "Sun Priest").passes(0).play(1, "Still").resolve_all()  # 905.4c
    assert table.resource(1, "life") == 4000
    assert not table.can("use", 0, "Sun Priest")
    assert not table.can("use", 0, "Sun Acolyte", ability="Sunfall")
    table.use(0, "Sun Acolyte", ability="Moonfall").resolve()
    assert table.resource(0, "life") == 4500


@pytest.mark.rule("fow", "906.2")
def test_that_player_is_whoever_discarded() -> None:
    table = (
        scenario("fow")
        .define(
            **place(
                "Toll of Waste",
                "Whenever a player discards a card >>> That player loses 100 life for each card in their hand.",
            )
        )
        .define(**res("Miser", 300, 300, "Discard a card: You gain 100 life."))
        .define(**chant("Page", "Draw a card."))
        .hand(0, "Page", "Page", "Page")
        .field(0, "Miser")
        .field(1, "Toll of Waste")
    )
    table.use(0, "Miser", cost=["Page"]).resolve()
    assert table.resource(0, "life") == 3800


@pytest.mark.rule("fow", "906.4b")
def test_what_leaves_for_the_graveyard_remembers_its_counters() -> None:
    table = (
        scenario("fow")
        .define(**chant("Smite", "Destroy target resonator."))
        .define(
            **res(
                "Ember",
                300,
                300,
                "When this card is put into a graveyard from the field >>> This card deals 100 damage to your "
                "opponent for each "
                "spark counter on it.",
            )
        )
        .sources(0, fire=1)
        .hand(0, "Smite")
        .field(0, "Ember", counters={"spark": 3})
    )
    table.play(0, "Smite", targets=["Ember"]).resolve_all()
    assert table.resource(1, "life") == 3700


@pytest.mark.rule("fow", "906.4b")
def test_those_that_die_together_see_each_other() -> None:
    table = (
        scenario("fow")
        .define(**chant("Deluge", "Destroy all resonators."))
        .define(
            **res(
                "Mourner",
                300,
                300,
                "Whenever another resonator you control is put into a graveyard from the field >>> You gain 100 life.",
            )
        )
        .define(**res("Friend", 300, 300))
        .sources(0, fire=1)
        .hand(0, "Deluge")
        .field(0, "Mourner", "Friend", "Friend")
    )
    table.play(0, "Deluge").resolve_all()
    assert table.resource(0, "life") == 4200


@pytest.mark.rule("fow", "906.4b")
def test_whose_resonator_it_was_is_asked_as_it_was_in_the_field() -> None:
    text = "Whenever a resonator you control is put into a graveyard from the field >>> You gain 100 life."
    table = (
        scenario("fow")
        .define(**chant("Charm", "Gain control of target resonator."))
        .define(**chant("Smite", "Destroy target resonator."))
        .define(**place("My Tomb", text))
        .define(**place("Their Tomb", text))
        .define(**res("Prize", 300, 300))
        .sources(0, fire=2)
        .hand(0, "Charm", "Smite")
        .field(0, "My Tomb")
        .field(1, "Their Tomb", "Prize")
    )
    table.play(0, "Charm", targets=["Prize"]).resolve()
    table.play(0, "Smite", targets=["Prize"]).resolve_all()
    assert table.zone_names(1, "graveyard") == ["Prize"]
    assert table.resource(0, "life") == 4100 and table.resource(1, "life") == 4000


@pytest.mark.rule("fow", "906.5a")
def test_a_delayed_ability_triggers_once() -> None:
    table = (
        scenario("fow")
        .define(**chant("Slow Fuse", "At the beginning of the next end phase >>> Your opponent loses 300 life."))
        .sources(0, fire=1)
        .hand(0, "Slow Fuse")
    )
    table.play(0, "Slow Fuse").resolve()
    assert table.resource(1, "life") == 4000
    table.next_turn()
    assert table.resource(1, "life") == 3700
    table.next_turn().next_turn()
    assert table.resource(1, "life") == 3700


@pytest.mark.rule("fow", "906.7")
def test_enter_abilities_that_do_not_trigger() -> None:
    table = (
        scenario("fow")
        .define(**place("Numb Air", "[Enter] abilities of resonators your opponent controls don't trigger."))
        .define(**res("Herald", 300, 300, "[Enter] >>> You gain 100 life.", cost="{R}"))
        .sources(0, fire=1)
        .sources(1, fire=1)
        .hand(0, "Herald")
        .hand(1, "Herald")
        .field(1, "Numb Air")
    )
    table.play(0, "Herald").resolve_all()
    assert table.resource(0, "life") == 4000
    table.to("main", player=1)
    table.play(1, "Herald").resolve_all()
    assert table.resource(1, "life") == 4100


@pytest.mark.rule("fow", "907.4")
def test_will_that_is_left_over_can_be_spent_until_the_end_of_the_turn() -> None:
    table = (
        scenario("fow")
        .define(**res("Twin Miner", 300, 300, "{Rest}: Produce {R}{R}."))
        .define(**res("Duelist", 300, 300))
        .define(**quick("Drop", "You gain 100 life.", cost="{R}"))
        .hand(0, "Drop", "Drop")
        .field(0, "Twin Miner", "Duelist")
    )
    table.play(0, "Drop").resolve()
    assert len(table.pool(0)) == 1
    table.attack("Duelist").play(0, "Drop").resolve()
    assert table.resource(0, "life") == 4200 and len(table.pool(0)) == 0


@pytest.mark.rule("fow", "907.8")
def test_a_tax_on_activate_abilities_does_not_reach_will_abilities() -> None:
    table = (
        scenario("fow")
        .define(
            **place("Tax Office", "Your opponent pays {1} more to play activate abilities of resonators they control.")
        )
        .define(**res("Miner", 300, 300, "{Rest}: Produce {R}."))
        .define(**res("Singer", 300, 300, "{Rest}: You gain 100 life."))
        .define(**chant("Warm Meal", "You gain 500 life."))
        .hand(0, "Warm Meal")
        .field(0, "Miner", "Singer")
        .field(1, "Tax Office")
    )
    table.play(0, "Warm Meal")
    assert table.is_rested("Miner")
    table.resolve()
    assert not table.can("use", 0, "Singer")


@pytest.mark.rule("fow", "906.6")
def test_an_enter_ability_can_be_made_to_trigger_again() -> None:
    table = (
        scenario("fow")
        .define(
            **res(
                "Herald",
                300,
                300,
                "[Enter] >>> You gain 100 life.\n{0}: Trigger this card's [Enter] ability. Play this ability "
                "only once per turn.",
            )
        )
        .field(0, "Herald")
    )
    table.use(0, "Herald").resolve()
    assert table.stack() == ["Herald"]
    table.resolve()
    assert table.resource(0, "life") == 4100
