"""Rulings in awkward corners of the document of 2015: battle, symbol skills, abilities and effects."""

from __future__ import annotations

import pytest

from arbiter.testing import Table, scenario
from tests.games.fow5.written import addition, chant, instant, regalia, resonator, ruler

PERRIN = ruler(
    "Perrin Ashby",
    "[J-Activate] Pay {0}.",
    "{Rest}: You gain 100 life.",
    judged=("Whenever this card attacks, draw a card.",),
    size=(800, 800),
    attribute=["W"],
    race="Human",
)
WREN = ruler(
    "Old Wren",
    "[J-Activate] Pay {0}.",
    "Resonators you control gain [+100/+100].",
    judged=("[Imperishable]",),
    size=(500, 500),
    attribute=["W"],
)


def bare() -> Table:
    """A table without rulers and stones, with the cards of our own set."""
    return scenario("fow5", format="valhalla")


def life(t: Table, player: int) -> int:
    return t.resource(player, "life")


# ---------------------------------------------------------------- 8, 11  battle


@pytest.mark.rule("fow5", "8.2/8")
def test_a_forfeited_battle_ends_battles_for_the_turn() -> None:
    t = bare().field(0, "Bell Diver")
    t.no_attack()
    while t.step != "main":
        t.end_step()
    assert t.acts(0, "battle") == []


@pytest.mark.rule("fow5", "8.3/5", "8.5/2b")
def test_when_the_blocker_leaves_the_damage_goes_to_the_player() -> None:
    t = (
        bare()
        .faces(instant("Pull Back", "Return target blocking resonator to its owner's hand."))
        .field(0, "Harbour Constable")
        .field(1, "Breakwater Sentry")
        .hand(1, "Pull Back")
    )
    before = life(t, 1)
    t.attack("Harbour Constable", at=1).block("Breakwater Sentry")
    t.passes(0).play(1, "Pull Back", targets=["Breakwater Sentry"]).resolve()
    t.to("battle_damage")
    assert life(t, 1) == before - 500 and t.damage_on("Harbour Constable") == 0


@pytest.mark.rule("fow5", "8.5/2", "10.17/1a", "11.3/1")
def test_a_first_strike_that_was_prevented_strikes_again_in_the_normal_step() -> None:
    t = (
        bare()
        .faces(resonator("Quick Eel", "[First Strike]", cost="{1}", size=(300, 800)))
        .faces(instant("Padding", "Prevent the next 300 damage that would be dealt to target resonator this turn."))
        .field(0, "Quick Eel")
        .field(1, "Breakwater Sentry")
        .hand(1, "Padding")
    )
    t.attack("Quick Eel", at=1).block("Breakwater Sentry")
    t.passes(0).play(1, "Padding", targets=["Breakwater Sentry"]).resolve()
    t.to("first_strike")
    assert t.damage_on("Breakwater Sentry", 1) == 0
    t.to("battle_damage")
    assert t.damage_on("Breakwater Sentry", 1) == 300
    assert t.damage_on("Quick Eel", 0) == 500


@pytest.mark.rule("fow5", "8.5/2", "11.3/1")
def test_a_first_striker_without_atk_may_still_strike_in_the_normal_step() -> None:
    t = (
        bare()
        .faces(resonator("Empty Glove", "[First Strike]", cost="{1}", size=(0, 800)))
        .faces(instant("Fill", "Target resonator gains [+400/+0] until end of turn."))
        .field(0, "Empty Glove")
        .hand(0, "Fill")
    )
    before = life(t, 1)
    t.attack("Empty Glove", at=1)
    t.to("first_strike")
    assert life(t, 1) == before
    t.play(0, "Fill", targets=["Empty Glove"]).resolve()
    t.to("battle_damage")
    assert life(t, 1) == before - 400


@pytest.mark.rule("fow5", "11.1/1", "11.1/2", "8.2/5")
def test_pierce_goes_on_to_the_attacked_resonator_past_what_the_blocker_can_still_take() -> None:
    t = (
        bare()
        .field(0, "Molten Ram")
        .field(1, "Breakwater Sentry", damage=600)
        .faces(resonator("Napper", cost="{1}", size=(200, 900)))
        .field(1, "Napper", rested=True)
    )
    before = life(t, 1)
    t.attack("Molten Ram", at="Napper").block("Breakwater Sentry").to("battle_damage")
    assert "Breakwater Sentry" in t.zone_names(1, "graveyard")
    assert t.damage_on("Napper", 1) == 400 and life(t, 1) == before


@pytest.mark.rule("fow5", "11.4/1")
def test_explode_that_damaged_a_player_destroys_itself_alone() -> None:
    t = bare().field(0, "Bottle Imp").field(1, "Bell Diver")
    before = life(t, 1)
    t.attack("Bottle Imp", at=1).no_block().to("battle_end")
    assert life(t, 1) == before - 200
    assert t.zone_names(0, "graveyard") == ["Bottle Imp"] and t.is_on_field("Bell Diver", 1)


@pytest.mark.rule("fow5", "11.4/2")
def test_explode_is_nothing_to_a_j_ruler() -> None:
    t = (
        bare()
        .faces(PERRIN)
        .faces(addition("Fuse", "Field", "J/resonators you control gain [Explode] and [Swiftness].", cost="{1}"))
        .zone(0, "ruler", "Perrin Ashby")
        .field(0, "Fuse")
        .field(1, "Breakwater Sentry", rested=True)
        .turn(0, "main")
    )
    t.act(0, "judgment", "Perrin Ashby").resolve()
    t.attack("Judge of Perrin Ashby", at="Breakwater Sentry").resolve_all()
    t.to("battle_end")
    assert t.is_on_field("Judge of Perrin Ashby", 0)
    assert t.is_on_field("Breakwater Sentry", 1) and t.damage_on("Breakwater Sentry", 1) == 800


@pytest.mark.rule("fow5", "11.7/1", "9.2/1b", "7.5/1", "7.11/1")
def test_an_imperishable_ruler_is_back_with_its_abilities_but_judges_only_next_turn() -> None:
    t = (
        bare()
        .faces(WREN)
        .faces(instant("Topple", "Destroy target J-ruler."))
        .zone(0, "ruler", "Old Wren")
        .field(0, "Bell Diver")
        .hand(1, "Topple")
        .turn(0, "main")
    )
    assert t.power("Bell Diver") == 400
    t.act(0, "judgment", "Old Wren").resolve()
    assert t.power("Bell Diver") == 300
    t.passes(0).play(1, "Topple", targets=["Judge of Old Wren"]).resolve()
    assert t.zone_names(0, "ruler") == ["Old Wren"]
    assert t.power("Bell Diver") == 400
    assert t.acts(0, "judgment") == [] and t.acts(0, "call") == []
    t.next_turn().to("main", 0)
    assert t.acts(0, "judgment") != []


# ---------------------------------------------------------------- 9  abilities and effects


@pytest.mark.rule("fow5", "9.5/3", "11.6/1")
def test_rest_abilities_of_regalia_are_ready_and_those_of_fresh_resonators_are_not() -> None:
    t = (
        bare()
        .faces(resonator("Snail", "{Rest}: Draw a card.", cost="{1}", size=(100, 100)))
        .faces(regalia("Horn", "{Rest}: Target resonator gains [Swiftness] until end of turn.", cost="{1}"))
        .field(0, "Snail", "Horn", fresh=True)
    )
    assert not t.can("use", 0, "Snail")
    t.use(0, "Horn", targets=["Snail"]).resolve()
    t.use(0, "Snail").resolve()
    assert t.hand_size(0) == 1


@pytest.mark.rule("fow5", "9.1/5")
def test_abilities_of_one_name_are_one_ability() -> None:
    text = "God's Art <Turn the Tide> {0}: You gain 300 life. Play God's Art <Turn the Tide> only once per game."
    left, right = resonator("Left Hand", text), resonator("Right Hand", text)
    t = bare().faces(left, right).field(0, "Left Hand", "Right Hand")
    before = life(t, 0)
    t.use(0, "Left Hand").resolve()
    assert life(t, 0) == before + 300
    assert not t.can("use", 0, "Right Hand") and not t.can("use", 0, "Left Hand")


@pytest.mark.rule("fow5", "9.3/5a")
def test_what_has_nothing_to_do_with_the_lost_target_still_happens() -> None:
    t = (
        bare()
        .faces(instant("Blunder", "Destroy target resonator. Its controller loses 300 life. Draw a card."))
        .faces(instant("Slip", "Return target resonator you control to its owner's hand."))
        .field(1, "Bell Diver")
        .hand(0, "Blunder")
        .hand(1, "Slip")
    )
    before = life(t, 1)
    t.play(0, "Blunder", targets=["Bell Diver"]).passes(0)
    t.play(1, "Slip", targets=["Bell Diver"]).resolve_all()
    assert t.hand_size(0) == 1 and life(t, 1) == before


@pytest.mark.rule("fow5", "9.6/1a", "10.5/1", "10.5/2")
def test_a_resonator_summoned_from_the_deck_is_a_spell_and_does_not_trigger_enter() -> None:
    t = (
        bare()
        .faces(
            resonator(
                "Sibling",
                "[Enter] Draw a card.",
                "When this card enters your field, you gain 200 life.",
                cost="{4}",
                size=(100, 100),
                race="Elf",
            )
        )
        .faces(chant("Call Kin", "Reveal the top card of your main deck. If it's an Elf, you may summon it."))
        .faces(addition("Watcher", "Field", "Whenever you summon a resonator, you gain 100 life.", cost="{1}"))
        .deck(0, "Sibling")
        .field(0, "Watcher")
        .hand(0, "Call Kin")
    )
    before = life(t, 0)
    t.play(0, "Call Kin").resolve().yes()
    assert t.stack() == ["Sibling"]
    t.resolve().option("Watcher").resolve_all()
    assert t.is_on_field("Sibling", 0)
    assert t.hand_size(0) == 0 and life(t, 0) == before + 300


@pytest.mark.rule("fow5", "9.9/5")
def test_an_ability_over_all_resonators_takes_in_those_who_come_later() -> None:
    t = (
        bare()
        .faces(
            resonator(
                "Drummer",
                "{0}: Birds you control gain [+200/+0] until end of turn. Play this ability only once per turn.",
                cost="{1}",
                size=(100, 100),
            )
        )
        .field(0, "Drummer", "Gallery Gull")
        .hand(0, "Paper Swallow")
        .sources(0, wind=1)
    )
    t.use(0, "Drummer").resolve()
    assert t.power("Gallery Gull") == 400
    t.play(0, "Paper Swallow").resolve()
    assert t.power("Paper Swallow") == 400


@pytest.mark.rule("fow5", "9.9/2a", "9.9/2b", "9.9/2c", "9.9/3")
def test_abilities_are_dealt_out_before_races_and_values_after_them() -> None:
    t = (
        bare()
        .faces(addition("Featherer", "Field", "Resonators you control gain Bird.", cost="{1}"))
        .faces(addition("Aerie", "Field", "Birds you control gain [Flying] and [+100/+100].", cost="{1}"))
        .field(0, "Featherer", "Aerie", "Bell Diver")
    )
    assert t.power("Bell Diver") == 400
    assert not t.has("Bell Diver", "Flying")


@pytest.mark.rule("fow5", "9.9/4b", "9.9/2a")
def test_losing_all_abilities_takes_what_was_gained_before_and_not_what_is_gained_after() -> None:
    t = (
        bare()
        .faces(instant("Blank", "Target resonator loses all abilities until end of turn."))
        .faces(instant("Wings", "Target resonator gains [Flying] until end of turn."))
        .field(0, "Harbour Constable")
        .hand(0, "Blank", "Wings", "Wings")
    )
    t.play(0, "Wings", targets=["Harbour Constable"]).resolve()
    assert t.has("Harbour Constable", "Flying")
    t.play(0, "Blank", targets=["Harbour Constable"]).resolve()
    assert not t.has("Harbour Constable", "Flying") and not t.has("Harbour Constable", "Target Attack")
    t.play(0, "Wings", targets=["Harbour Constable"]).resolve()
    assert t.has("Harbour Constable", "Flying")


@pytest.mark.rule("fow5", "9.9/6", "13.2/2", "9.6/11")
def test_a_resonator_that_enters_too_weak_dies_and_its_ability_still_triggers() -> None:
    t = (
        bare()
        .faces(addition("Miasma", "Field", "Resonators gain [-300/-300].", cost="{1}"))
        .faces(
            resonator(
                "Candle Imp",
                "[Enter] You gain 200 life.",
                "When this card is put into a graveyard from a field, you gain 100 life.",
                size=(200, 200),
            )
        )
        .field(1, "Miasma")
        .hand(0, "Candle Imp")
    )
    before = life(t, 0)
    t.play(0, "Candle Imp").resolve().option("[Enter]").resolve_all()
    assert t.zone_names(0, "graveyard") == ["Candle Imp"]
    assert life(t, 0) == before + 300


@pytest.mark.rule("fow5", "9.9/4b", "9.9/7", "9.9/2c")
def test_a_value_that_is_set_later_covers_what_was_gained_before() -> None:
    t = (
        bare()
        .faces(instant("Level Out", "Target resonator's ATK and DEF become [300/300] until end of turn."))
        .faces(instant("Swell", "Target resonator gains [+200/+200] until end of turn."))
        .field(0, "Harbour Constable")
        .hand(0, "Level Out", "Swell", "Swell")
    )
    t.play(0, "Swell", targets=["Harbour Constable"]).resolve()
    t.play(0, "Level Out", targets=["Harbour Constable"]).resolve()
    assert t.power("Harbour Constable") == 300
    t.play(0, "Swell", targets=["Harbour Constable"]).resolve()
    assert t.power("Harbour Constable") == 500 and t.guard("Harbour Constable") == 500


@pytest.mark.rule("fow5", "9.6/6b", "9.11/1")
def test_what_died_with_more_atk_is_asked_for_the_atk_it_died_with() -> None:
    t = (
        bare()
        .faces(
            addition(
                "Weigher",
                "Field",
                "Whenever a resonator with ATK 500 or more is put into a graveyard from a field, you gain 100 life.",
                cost="{1}",
            )
        )
        .faces(instant("Swell", "Target resonator gains [+200/+0] until end of turn."))
        .faces(instant("Snap", "Destroy target resonator. You gain life equal to its ATK."))
        .field(0, "Weigher")
        .field(1, "Bell Diver", "Wick Runner")
        .hand(0, "Swell", "Snap", "Snap")
    )
    before = life(t, 0)
    t.play(0, "Swell", targets=["Bell Diver"]).resolve()
    t.play(0, "Snap", targets=["Bell Diver"]).resolve_all()
    assert life(t, 0) == before + 600
    t.play(0, "Snap", targets=["Wick Runner"]).resolve_all()
    assert life(t, 0) == before + 900


@pytest.mark.rule("fow5", "9.6/8a", "3.1/4")
def test_a_delayed_ability_does_not_find_the_card_that_left_and_came_back() -> None:
    t = (
        bare()
        .faces(chant("Loan", "Put target resonator from your graveyard into your field. At end of turn, banish it."))
        .faces(instant("Blink", "Remove target resonator from the game, then put it into its owner's field."))
        .zone(0, "graveyard", "Bell Diver", "Wick Runner")
        .hand(0, "Loan", "Loan", "Blink")
    )
    t.play(0, "Loan", targets=["Bell Diver"]).resolve()
    t.play(0, "Loan", targets=["Wick Runner"]).resolve()
    t.play(0, "Blink", targets=["Bell Diver"]).resolve()
    t.to("end_turn").option("Wick Runner")
    t.next_turn()
    assert t.field_names(0) == ["Bell Diver"]


@pytest.mark.rule("fow5", "9.6/10a")
def test_a_status_ability_triggers_once_when_its_status_comes_about() -> None:
    t = (
        bare()
        .faces(addition("Lonely Pier", "Field", "When you control no resonators, banish this card.", cost="{1}"))
        .faces(instant("Snap", "Destroy target resonator."))
        .field(0, "Lonely Pier", "Bell Diver")
        .hand(0, "Snap")
    )
    assert t.stack() == []
    t.play(0, "Snap", targets=["Bell Diver"]).resolve()
    assert len(t.stack()) == 1
    t.resolve()
    assert not t.is_on_field("Lonely Pier", 0)


@pytest.mark.rule("fow5", "9.10/2")
def test_of_two_replacements_of_a_destruction_the_controller_chooses() -> None:
    t = (
        bare()
        .faces(
            resonator(
                "Lifeboat",
                "If this card would be put into a graveyard from a field, put it into your hand instead.",
                cost="{1}",
                size=(300, 300),
            )
        )
        .faces(
            addition(
                "Whirlpool",
                "Field",
                "If a resonator would be put into a graveyard, remove it from the game instead.",
                cost="{1}",
            )
        )
        .faces(instant("Snap", "Destroy target resonator."))
        .field(0, "Lifeboat")
        .field(1, "Whirlpool")
        .hand(1, "Snap")
        .turn(1, "main")
    )
    t.play(1, "Snap", targets=["Lifeboat"]).resolve()
    assert t.question.player == 0
    t.option("Lifeboat")
    assert t.hand_names(0) == ["Lifeboat"]


@pytest.mark.rule("fow5", "9.3/4b")
def test_what_costs_more_is_added_before_what_costs_less() -> None:
    t = (
        bare()
        .faces(resonator("Thrift", "You may pay {2} less to play this card.", cost="{1}", size=(300, 300)))
        .faces(addition("Toll", "Field", "Resonators cost {1} more to play.", cost="{1}"))
        .field(1, "Toll")
        .hand(0, "Thrift", "Driftwood Golem")
        .sources(0, fire=2)
    )
    assert t.can("play", 0, "Thrift") and not t.can("play", 0, "Driftwood Golem")
    t.play(0, "Thrift").resolve()
    assert t.is_on_field("Thrift", 0)
    assert not t.is_rested("Fire Source 1", 0) and not t.is_rested("Fire Source 2", 0)
