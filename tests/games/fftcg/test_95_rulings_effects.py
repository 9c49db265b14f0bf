"""More rulings where rules meet: priority, last known information, newcomers, CP, several effects on one card."""

from __future__ import annotations

import pytest

from arbiter.testing import BadScenario, scenario
from tests.games.fftcg.stages import BREAK, TAKE, forward, monster, stage, summons

pytestmark = pytest.mark.both_seats

# ---------------------------------------------------------------- priority


@pytest.mark.rule("fftcg", "11.4.8", "11.3.8", "15.2.5.3")
def test_after_a_back_attack_the_turn_player_has_priority_and_after_a_summon_who_cast_it() -> None:
    table = forward(summons(scenario("fftcg"), 1, "ice", Gift="Draw 1 card."), "Lurker", 5000, "Back Attack", cost=1)
    table.hand(1, "Lurker").sources(1, water=1).sources(1, ice=1).passes(0).play(1, "Lurker")
    assert table.is_on_field("Lurker", 1) and table.asked == 0
    table.passes(0).play(1, "Gift")
    assert table.asked == 1


@pytest.mark.rule("fftcg", "11.11.6", "6.1.4", "15.1.1.4.1")
def test_both_players_choose_what_they_discard_before_either_card_goes() -> None:
    table = stage(Toll="Each player discards 1 card.")
    for name in ("Mine", "Also Mine", "Theirs", "Also Theirs"):
        forward(table, name)
    table.hand(0, "Mine", "Also Mine").hand(1, "Theirs", "Also Theirs").play(0, "Toll").resolve()
    assert table.asked == 0
    table.choose("Mine")
    assert table.asked == 1 and "Mine" in table.hand_names(0)
    table.choose("Theirs")
    assert "Mine" in table.zone_names(0, "break") and table.zone_names(1, "break") == ["Theirs"]


# ---------------------------------------------------------------- control and owners


@pytest.mark.rule("fftcg", "11.8.5", "7.3", "6.4.2")
def test_a_stolen_forward_that_is_broken_draws_for_the_thief_and_lies_with_its_owner() -> None:
    table = stage(Charm=TAKE, Ruin=BREAK)
    forward(table, "Martyr", 5000, "When Martyr is put from the field into the Break Zone, draw 1 card.")
    table.field(1, "Martyr").play(0, "Charm", targets=["Martyr"]).resolve()
    table.play(0, "Ruin", targets=["Martyr"]).resolve().resolve()
    assert table.hand_size(0) == 1 and table.hand_size(1) == 0 and table.zone_names(1, "break") == ["Martyr"]


@pytest.mark.rule("fftcg", "7.3", "11.8.16", "11.8.5")
def test_a_stolen_phoenix_returns_to_the_hand_of_its_owner() -> None:
    table = stage(Charm=TAKE, Ruin=BREAK)
    forward(table, "Phoenix", 5000, "When Phoenix is put from the field into the Break Zone, return it to your hand.")
    table.field(1, "Phoenix").play(0, "Charm", targets=["Phoenix"]).resolve()
    table.play(0, "Ruin", targets=["Phoenix"]).resolve().resolve()
    assert table.hand_names(1) == ["Phoenix"] and "Phoenix" not in table.hand_names(0)


@pytest.mark.rule("fftcg", "12.3", "12.4.4", "12.4.6", "11.1.3")
def test_a_namesake_that_comes_without_power_still_takes_the_other_with_it() -> None:
    table = forward(forward(stage(Charm=TAKE), "Twin", 5000, id="mine"), "Twin", 3000, id="theirs")
    monster(table, "Curse", "The Forwards you control lose 3000 power.")
    table.field(0, "Curse", "mine").field(1, "theirs").play(0, "Charm", targets=["theirs"]).resolve()
    assert "Twin" in table.zone_names(0, "break") and table.zone_names(1, "break") == ["Twin"]


# ---------------------------------------------------------------- newcomers


@pytest.mark.rule("fftcg", "11.6.2.2", "15.2.2.3")
@pytest.mark.parametrize("kind", ["forward", "monster"])
def test_a_newcomer_does_not_use_the_dull_icon_in_the_opponents_turn_either(kind: str) -> None:
    table = scenario("fftcg").sources(0, fire=1)
    table.define(name="Mage", type=kind, element=["fire"], cost=1, text="{Dull}: Draw 1 card.").hand(0, "Mage")
    table.play(0, "Mage").to("main1", 1).passes(1)
    assert table.can("use", 0, "Mage") == (kind == "monster")
    table.to("main1", 0)
    assert table.can("use", 0, "Mage")


@pytest.mark.rule("fftcg", "15.2.5.2", "10.1.2.1.1", "11.6.2.2")
def test_who_came_by_back_attack_in_the_opponents_turn_attacks_in_ones_own() -> None:
    table = forward(scenario("fftcg"), "Lurker", 5000, "Back Attack\n{Dull}: Draw 1 card.", cost=1)
    table.hand(1, "Lurker").sources(1, ice=1).passes(0).play(1, "Lurker").passes(0)
    assert not table.can("use", 1, "Lurker")
    table.to("attack_declaration", 1)
    assert table.can("attack", 1, "Lurker")


@pytest.mark.rule("fftcg", "15.2.7.4", "15.2.7.5", "10.1.3.1.1")
def test_a_card_that_warps_in_during_the_opponents_turn_may_block_at_once() -> None:
    table = summons(
        scenario("fftcg"), 1, "fire", Haste="Choose 1 card removed from the game. Remove 1 Warp Counter from it."
    )
    forward(forward(table, "Far", 5000, "‹Warp 1 --› {Ice}"), "Bull", 3000)
    table.zone(1, "removed", "Far", counters={"Warp": 1}).field(0, "Bull").attack("Bull").passes(0)
    table.play(1, "Haste", targets=["Far"]).resolve().resolve()
    assert table.is_on_field("Far", 1)
    table.block("Far").end_step()
    assert table.zone_names(0, "break") == ["Bull"]


@pytest.mark.rule("fftcg", "15.2.7.5.1", "15.2.7.5.2", "11.8.7")
def test_of_two_namesakes_whose_last_warp_counters_go_together_one_misses_the_field() -> None:
    table = forward(scenario("fftcg"), "Far", 5000, "‹Warp 1 --› {Ice}")
    table.zone(0, "removed", "Far", "Far", counters={"Warp": 1}).turn(1, step="main2").to("main1", 0)
    if table.question is not None and table.question.kind == "order":
        table.order("Far", "Far")
    table.resolve_all()
    assert table.field_names(0) == ["Far"] and table.zone_names(0, "removed") == ["Far"]


# ---------------------------------------------------------------- Freeze


@pytest.mark.rule("fftcg", "15.2.4.2", "15.1.1.1.1", "2.2")
def test_an_effect_activates_a_frozen_forward_and_the_active_phase_still_does_not() -> None:
    table = stage(Ice="Choose 1 Forward. Dull it and Freeze it.", Warm="Choose 1 Forward. Activate it.")
    table.define(name="Lull", type="summon", element=["fire"], cost=1, text="Choose 1 Forward. Dull it.")
    forward(table, "Oak").field(1, "Oak").hand(0, "Lull").sources(0, fire=1)
    table.play(0, "Ice", targets=["Oak"]).resolve().play(0, "Warm", targets=["Oak"]).resolve()
    assert not table.is_rested("Oak", 1)
    table.play(0, "Lull", targets=["Oak"]).resolve().to("main1", 1)
    assert table.is_rested("Oak", 1)


@pytest.mark.rule("fftcg", "7.4", "15.2.4.1", "11.12.5.3")
def test_a_forward_that_left_and_came_back_is_no_longer_marked_to_be_removed() -> None:
    table = stage(
        Mark="Choose 1 Forward. Deal it 1000 damage. If it is put from the field into the Break Zone this turn, "
        "remove it from the game instead.",
        Wind="Choose 1 Forward. Remove it from the game. Play it onto the field.",
        Ruin=BREAK,
    )
    forward(table, "Oak").field(1, "Oak").play(0, "Mark", targets=["Oak"]).resolve()
    table.play(0, "Wind", targets=["Oak"]).resolve().play(0, "Ruin", targets=["Oak"]).resolve()
    assert table.zone_names(1, "break") == ["Oak"]


# ---------------------------------------------------------------- effects


@pytest.mark.rule("fftcg", "11.12.4.3", "11.12.4.4", "11.12.4.9")
def test_a_bonus_from_a_summon_is_counted_once_and_that_of_a_field_ability_always() -> None:
    table = stage(
        Rally="Choose 1 Forward. It gains +1000 power for each Monster you control until the end of the turn.",
        Ruin="Choose 1 Monster. Put it into the Break Zone.",
    )
    forward(forward(table, "Oak"), "Elm", 5000, "For each Monster you control, Elm gains +1000 power.")
    monster(monster(table, "Cat", ""), "Dog", "").field(0, "Oak", "Elm", "Cat", "Dog")
    table.play(0, "Rally", targets=["Oak"]).resolve().play(0, "Ruin", targets=["Cat"]).resolve()
    assert table.power("Oak") == 7000 and table.power("Elm") == 6000


@pytest.mark.rule("fftcg", "15.2.3.2", "11.12.4.4", "12.3")
def test_who_struck_first_by_the_blockers_own_ability_does_not_strike_twice() -> None:
    table = forward(scenario("fftcg"), "Captain", 4000, "The Forwards opponent controls gain First Strike.")
    forward(table, "Oak").field(0, "Oak").field(1, "Captain").attack("Oak").block("Captain").end_step()
    assert table.zone_names(1, "break") == ["Captain"] and table.damage_on("Oak", 0) == 0
    table = forward(scenario("fftcg"), "Captain", 8000, "The Forwards opponent controls gain First Strike.")
    forward(table, "Oak").field(0, "Oak").field(1, "Captain").attack("Oak").block("Captain").end_step()
    assert table.damage_on("Captain", 1) == 5000 and table.zone_names(0, "break") == ["Oak"]


@pytest.mark.rule("fftcg", "15.2.3.2", "15.2.3.3", "12.3")
def test_a_striker_whose_first_strike_ends_with_the_first_blow_has_dealt_its_damage() -> None:
    table = forward(scenario("fftcg"), "Quick", 5000, element=["fire"])
    forward(table, "Teacher", 3000, "The Forwards you control gain First Strike.", element=["fire"])
    forward(table, "Wall", 9000, "First Strike").field(0, "Quick", "Teacher").field(1, "Wall")
    table.attack("Quick", party=["Teacher"]).block("Wall").end_step().divide({"Teacher": 9000})
    assert table.zone_names(0, "break") == ["Teacher"] and table.damage_on("Wall", 1) == 8000


@pytest.mark.rule("fftcg", "15.2.3.2", "15.2.3.4", "15.1.1.9.7")
def test_a_slow_forward_whose_side_learns_first_strike_between_the_blows_still_strikes() -> None:
    table = forward(scenario("fftcg"), "Quick", 5000, "", element=["fire"])
    forward(table, "Ban", 1000, "The Forwards other than Ban you control lose First Strike.", element=["fire"])
    forward(table, "Wall", 6000, "First Strike")
    monster(table, "Drum", "The Forwards you control gain First Strike.")
    table.field(0, "Drum", "Quick", "Ban").field(1, "Wall").attack("Quick", party=["Ban"]).block("Wall").end_step()
    table.divide({"Ban": 6000})
    # Quick lost First Strike as the step began, so it belongs to those that strike later, whatever it has by then.
    assert table.zone_names(0, "break") == ["Ban"] and table.damage_on("Wall", 1) == 5000


@pytest.mark.rule("fftcg", "12.4.5", "11.8.15")
@pytest.mark.parametrize("loss", [False, True])
def test_a_forward_that_falls_to_a_later_loss_of_power_was_not_broken_by_its_damage(loss: bool) -> None:
    table = stage(Weaken="Choose 1 Forward. It loses 2000 power until the end of the turn.")
    forward(table, "Slayer", 3000 if loss else 5000, "When Slayer breaks a Forward, gain {C}.")
    forward(table, "Oak", 5000).field(0, "Slayer").field(1, "Oak")
    table.attack("Slayer").block("Oak").end_step()
    if loss:
        table.play(0, "Weaken", targets=["Oak"]).resolve()
    assert table.zone_names(1, "break") == ["Oak"]
    table.resolve_all()
    assert table.resource(0, "crystal") == (0 if loss else 1)


@pytest.mark.rule("fftcg", "11.11.8", "11.12.5.1", "6.4.1")
def test_damage_that_a_forward_deals_by_an_ability_is_dealt_by_an_ability() -> None:
    table = stage(
        Duel="Choose 1 Forward you control and 1 Forward opponent controls. "
        "The former deals damage equal to its power to the latter."
    )
    forward(table, "Bull", 6000)
    forward(
        table, "Wall", 9000, "If Wall is dealt damage by a Summon or an ability, reduce the damage by 3000 instead."
    )
    table.field(0, "Bull").field(1, "Wall").play(0, "Duel", targets=["Bull", "Wall"]).resolve()
    assert table.damage_on("Wall", 1) == 3000


@pytest.mark.rule("fftcg", "11.12.5.3", "11.12.5.1", "15.2.3.2")
def test_a_shield_against_the_next_damage_is_spent_by_the_first() -> None:
    table = stage(
        Guard="Choose 1 Forward. During this turn, the next damage dealt to it becomes 0 instead.",
        Bolt="Choose 1 Forward. Deal it 2000 damage.",
    )
    forward(forward(table, "Oak", 5000), "Bull", 4000).field(0, "Oak").field(1, "Bull")
    table.play(0, "Guard", targets=["Oak"]).resolve().play(0, "Bolt", targets=["Oak"]).resolve()
    assert table.damage_on("Oak", 0) == 0
    table.attack("Oak").block("Bull").end_step()
    assert table.damage_on("Oak", 0) == 4000


# ---------------------------------------------------------------- CP


@pytest.mark.rule("fftcg", "5.2.1.3", "11.6.2.1", "11.2.1.1")
@pytest.mark.parametrize(("cards", "usable"), [(1, False), (2, True)])
def test_a_multi_element_card_gives_two_cp_of_one_of_its_elements(cards: int, usable: bool) -> None:
    table = monster(scenario("fftcg"), "Kettle", "{Fire}{Water}: Gain {C}.").field(0, "Kettle")
    forward(table, "Steam", element=["fire", "water"], generic=True).hand(0, *["Steam"] * cards)
    assert table.can("use", 0, "Kettle") == usable


@pytest.mark.rule("fftcg", "11.4.6.3", "11.4.6.4", "5.2.1.3")
def test_a_light_character_is_paid_with_any_elements_and_may_waste_one_cp() -> None:
    table = forward(forward(scenario("fftcg"), "Dawn", element=["light"], cost=3), "Coal", element=["fire"])
    forward(forward(table, "Snow", element=["ice"]), "Night", element=["dark"]).hand(0, "Dawn", "Coal", "Night")
    assert not table.can("play", 0, "Dawn")
    table = forward(forward(scenario("fftcg"), "Dawn", element=["light"], cost=3), "Coal", element=["fire"])
    forward(table, "Snow", element=["ice"]).hand(0, "Dawn", "Coal", "Snow").play(0, "Dawn")
    assert table.is_on_field("Dawn", 0)


@pytest.mark.rule("fftcg", "5.2.1.3", "11.2.1.1", "5.2.3.1.1.3")
def test_a_light_backup_pays_though_a_light_card_is_never_discarded() -> None:
    table = forward(scenario("fftcg"), "Dawn", element=["light"], cost=3)
    table.define(name="Chapel", type="backup", element=["light"]).field(0, "Chapel").sources(0, fire=1)
    forward(table, "Oak", element=["fire"], cost=2).hand(0, "Oak", "Dawn").play(0, "Oak")
    assert table.is_rested("Chapel") and table.hand_names(0) == ["Dawn"]


@pytest.mark.rule("fftcg", "15.1.1.9.10", "11.11.8")
def test_a_point_dealt_by_the_ability_of_a_member_is_dealt_by_the_party() -> None:
    table = forward(scenario("fftcg"), "Left", 5000, "When Left attacks, deal your opponent 1 point of damage.")
    forward(table, "Right")
    monster(table, "Horn", "When a party you control deals damage to your opponent, gain {C}.")
    table.field(0, "Left", "Right", "Horn").attack("Left", party=["Right"]).resolve().resolve()
    assert table.damage_count(1) == 1 and table.resource(0, "crystal") == 1


@pytest.mark.rule("fftcg", "4.2", "6.4.2")
def test_half_of_an_odd_power_is_rounded_up() -> None:
    text = "Choose 1 Forward. Deal it damage equal to half of its power ({} up to the nearest 1000)."
    table = forward(stage(Halve=text.format("round")), "Oak", 5000).field(1, "Oak")
    table.play(0, "Halve", targets=["Oak"]).resolve()
    assert table.damage_on("Oak", 1) == 3000
    # In other words it is no reminder that could be passed over.
    with pytest.raises(BadScenario, match="rounded"):
        stage(Halve=text.format("rounded"))


@pytest.mark.rule("fftcg", "15.2.9.3", "11.12.4.6", "15.2.9.1")
def test_who_has_lost_all_abilities_cannot_prime() -> None:
    table = forward(stage(Strip="Choose 1 Forward. It loses all abilities until the end of the turn."), "Wake", 9000)
    forward(table, "Clay", 5000, '‹Priming "Wake" --› {Fire}').field(0, "Clay").deck(0, "Wake").sources(0, fire=1)
    assert any(option.startswith("priming") for option in table.options())
    table.play(0, "Strip", targets=["Clay"]).resolve()
    assert not any(option.startswith("priming") for option in table.options())


@pytest.mark.rule("fftcg", "15.2.9.3.2", "15.2.9.4.1", "11.12.4.9")
def test_a_primed_character_keeps_what_it_gained_and_lost_before() -> None:
    table = stage(
        Slow="Choose 1 Forward. It loses First Strike until the end of the turn.",
        Boost="Choose 1 Forward. It gains +1000 power until the end of the turn.",
    )
    forward(forward(table, "Wake", 9000, "First Strike"), "Clay", 5000, '‹Priming "Wake" --› {Fire}')
    table.field(0, "Clay").deck(0, "Wake").sources(0, fire=1)
    table.play(0, "Slow", targets=["Clay"]).resolve().play(0, "Boost", targets=["Clay"]).resolve()
    table.use(0, "Clay", "priming", targets=["Wake"])
    assert table.power("Wake", 0) == 10000 and not table.has("Wake", "first_strike")
