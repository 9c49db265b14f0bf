"""Rulings where rules meet in battle, on the way between zones, and at the end of the turn."""

from __future__ import annotations

import pytest

from arbiter.testing import BadScript, scenario
from tests.games.fftcg.stages import BREAK, TAKE, forward, monster, stage, summons

BORROW = "Choose 1 Forward opponent controls. You gain control of it until the end of the turn."
FLICKER = "Remove {0} from the game. Play {0} onto the field."


# ---------------------------------------------------------------- parties, First Strike, damage


@pytest.mark.rule("fftcg", "15.2.3.2", "15.2.3.4", "15.1.1.9.5", "15.1.1.9.7")
def test_who_is_left_of_a_mixed_party_strikes_with_the_slow_although_it_has_first_strike() -> None:
    table = forward(forward(forward(stage(), "Swift", 5000, "First Strike"), "Slow"), "Guard", 5000, "First Strike")
    table.field(0, "Swift", "Slow").field(1, "Guard")
    table.attack("Swift", party=["Slow"]).block("Guard").end_step().divide({"Slow": 5000})
    assert table.zone_names(0, "break") == ["Slow"] and table.zone_names(1, "break") == ["Guard"]
    assert table.is_on_field("Swift", 0)


@pytest.mark.rule("fftcg", "15.2.3.3", "11.8.7", "10.1.4.3")
def test_what_first_strike_triggers_waits_for_the_other_damage_and_then_keeps_the_order_of_players() -> None:
    leaving = "When {0} is put from the field into the Break Zone, draw 1 card."
    table = forward(forward(stage(), "Page", 3000, leaving.format("Page")), "Squire", 5000)
    forward(table, "Guard", 5000, "First Strike\n" + leaving.format("Guard"))
    table.field(0, "Page", "Squire").field(1, "Guard")
    table.attack("Page", party=["Squire"]).block("Guard").end_step().divide({"Page": 5000})
    assert table.zone_names(0, "break") == ["Page"] and table.zone_names(1, "break") == ["Guard"]
    assert table.stack() == ["Page", "Guard"]


@pytest.mark.rule("fftcg", "15.1.1.9.1", "15.1.1.9.8", "11.12.5.5", "10.1.4.2")
def test_the_damage_of_a_party_is_reduced_once_and_measured_as_a_whole() -> None:
    table = forward(forward(stage(), "Left", 4000), "Right", 5000)
    forward(
        table,
        "Wall",
        8000,
        "If Wall is dealt damage, reduce the damage by 1000 instead.",
    )
    table.field(0, "Left", "Right").field(1, "Wall")
    table.attack("Left", party=["Right"]).block("Wall").end_step().divide({"Right": 8000})
    assert table.zone_names(1, "break") == ["Wall"]


@pytest.mark.rule("fftcg", "15.1.1.9.2", "15.1.1.9.9", "10.1.3.4", "11.12.4.6")
def test_a_party_stays_one_when_the_element_of_a_member_changes_after_the_attack() -> None:
    table = stage(Dye='Choose 1 Forward. It gains "This Forward\'s Element becomes Water." until the end of the turn.')
    forward(forward(forward(table, "Left", 4000), "Right", 4000), "Wall", 8000)
    table.field(0, "Left", "Right").field(1, "Wall").attack("Left", party=["Right"])
    table.play(0, "Dye", targets=["Left"]).resolve()
    table.block("Wall").end_step().divide({"Right": 8000})
    assert table.zone_names(1, "break") == ["Wall"] and table.zone_names(0, "break") == ["Dye", "Right"]


@pytest.mark.rule("fftcg", "11.12.5.5", "11.12.5.7", "11.12.5.1")
def test_a_reduction_can_bring_damage_below_the_power_and_so_bring_the_next_replacement() -> None:
    table = stage(Bolt="Choose 1 Forward. Deal it 9000 damage.")
    forward(table, "Hide", 8000, "If Hide is dealt damage less than its power, the damage becomes 0 instead.")
    monster(table, "Pad", "If a Forward you control is dealt damage, reduce the damage by 2000 instead.")
    table.field(1, "Hide", "Pad").play(0, "Bolt", targets=["Hide"]).resolve()
    assert table.is_on_field("Hide", 1) and table.damage_on("Hide", 1) == 0


@pytest.mark.rule("fftcg", "11.12.5.6", "11.12.5.7", "11.11.5")
def test_a_summon_that_replaces_its_own_damage_does_so_before_the_damage_is_reduced() -> None:
    table = stage(
        Bolt="Choose 1 Forward. Deal it 4000 damage. If you control a Monster, deal it 8000 damage instead.",
    )
    monster(table, "Idol", "").define(
        name="Pad",
        type="monster",
        element=["ice"],
        text="If a Forward you control is dealt damage, reduce the damage by 2000 instead.",
    )
    forward(table, "Oak", 9000).field(0, "Idol").field(1, "Pad", "Oak").play(0, "Bolt", targets=["Oak"]).resolve()
    assert table.damage_on("Oak", 1) == 6000


@pytest.mark.rule("fftcg", "10.1.2.2", "10.1.2.5", "15.2.1.2")
def test_brave_that_comes_with_the_attack_comes_too_late_to_stay_active() -> None:
    table = forward(stage(), "Late Hero", 5000, "When Late Hero attacks, it gains Brave until the end of the turn.")
    table.field(0, "Late Hero").attack("Late Hero").resolve()
    assert table.has("Late Hero", "brave") and table.is_rested("Late Hero")


@pytest.mark.rule("fftcg", "10.1.2.1.1", "15.2.2.2", "11.12.4.4")
def test_haste_that_is_gone_before_the_declaration_does_not_let_a_newcomer_attack() -> None:
    table = stage(Ruin="Choose 1 Monster. Put it into the Break Zone.")
    monster(table, "Drum", "The Forwards you control gain Haste.")
    forward(table, "Newcomer").field(0, "Drum").field(0, "Newcomer", fresh=True).to("attack_preparation")
    table.play(0, "Ruin", targets=["Drum"]).resolve()
    table.end_step()
    assert not table.can("attack", 0, "Newcomer")


@pytest.mark.rule("fftcg", "10.1.2.1.1", "6.2.6", "6.2.6.1")
def test_a_forward_that_was_lent_and_taken_back_in_the_turn_has_not_been_there_all_the_turn() -> None:
    table = summons(stage(Back=TAKE), 1, "ice", Loan=TAKE)
    forward(forward(table, "Oak"), "Elm").field(0, "Oak", "Elm")
    table.passes(0).play(1, "Loan", targets=["Oak"]).resolve()
    assert table.is_on_field("Oak", 1)
    table.play(0, "Back", targets=["Oak"]).resolve()
    assert table.is_on_field("Oak", 0)
    table.to("attack_declaration")
    assert table.can("attack", 0, "Elm") and not table.can("attack", 0, "Oak")


@pytest.mark.rule("fftcg", "10.1.2.1.3", "10.1.4.6", "10.1.2.1.2")
def test_who_must_attack_may_wait_for_another_attack_but_not_for_the_end_of_the_phase() -> None:
    table = forward(forward(stage(), "Bull", 5000, "Bull must attack if possible."), "Calf")
    forward(table, "Cow").field(0, "Bull", "Calf", "Cow").attack("Calf").no_block().end_step().to("attack_declaration")
    assert table.damage_count(1) == 1 and table.can("attack", 0, "Bull") and table.can("attack", 0, "Cow")
    with pytest.raises(BadScript):
        table.no_attack()
    table.attack("Bull").no_block().end_step().no_attack().to("main2")
    assert table.damage_count(1) == 2


@pytest.mark.rule("fftcg", "7.4", "10.1.2.1.2", "15.2.2.2")
def test_an_attacker_that_left_and_came_back_with_haste_may_attack_again() -> None:
    table = forward(stage(), "Dodger", 5000, "Haste\n{0}: " + FLICKER.format("Dodger"))
    table.field(0, "Dodger").attack("Dodger").no_block().end_step()
    assert table.damage_count(1) == 1
    table.use(0, "Dodger").resolve()
    assert not table.is_rested("Dodger")
    table.attack("Dodger").no_block().end_step()
    assert table.damage_count(1) == 2


@pytest.mark.rule("fftcg", "10.1.4.1", "10.1.3.2.1", "11.12.4.4")
def test_an_attacking_monster_that_is_no_forward_any_more_deals_no_point() -> None:
    table = stage(Ruin="Choose 1 Backup. Break it.")
    monster(table, "Toad", "If you control a Backup of cost 5 or more, Toad also becomes a Forward with 8000 power.")
    table.define(name="Tower", type="backup", element=["earth"], cost=5).field(0, "Toad", "Tower").attack("Toad")
    table.play(0, "Ruin", targets=["Tower"]).resolve()
    table.to("main2")
    assert table.damage_count(1) == 0


@pytest.mark.rule("fftcg", "11.8.6", "15.1.1.9.1", "10.1.2.5")
def test_each_member_of_a_party_attacks_for_abilities_that_look_at_forwards() -> None:
    table = forward(forward(stage(), "Left"), "Right")
    monster(table, "Horn", "When a Forward you control attacks, gain {C}.")
    table.field(0, "Left", "Right", "Horn").attack("Left", party=["Right"])
    question = table.question
    count = question.size() if question is not None and question.why == "triggers" else table.stack().count("Horn")
    assert count == 2


# ---------------------------------------------------------------- Freeze


@pytest.mark.rule("fftcg", "15.2.4.2", "6.2.6", "9.1.1.1")
def test_a_frozen_forward_that_changed_sides_waits_for_its_new_controllers_active_phase() -> None:
    table = stage(Ice="Choose 1 Forward. Dull it and Freeze it.", Charm=TAKE)
    forward(table, "Oak").field(1, "Oak")
    table.play(0, "Ice", targets=["Oak"]).resolve().play(0, "Charm", targets=["Oak"]).resolve()
    table.to("main1", 1)
    assert table.is_rested("Oak", 0)
    table.to("main1", 0)
    assert table.is_rested("Oak", 0)
    table.to("main1", 1).to("main1", 0)
    assert not table.is_rested("Oak", 0)


@pytest.mark.rule("fftcg", "15.2.4.2", "15.2.4.1", "9.1.1.1")
def test_freezing_an_active_forward_is_spent_in_the_active_phase_in_which_it_was_active() -> None:
    table = stage(Ice="Choose 1 Forward. Freeze it.")
    forward(table, "Oak").field(1, "Oak").play(0, "Ice", targets=["Oak"]).resolve().to("main1", 1)
    table.attack("Oak").no_block().to("main1", 0)
    assert table.is_rested("Oak", 1)
    table.to("main1", 1)
    assert not table.is_rested("Oak", 1)


# ---------------------------------------------------------------- names, Elements, control


@pytest.mark.rule("fftcg", "9.5.1.3.2", "9.5.1.4", "12.4.6", "15.2.5.3")
def test_a_borrowed_forward_that_comes_home_to_its_namesake_goes_with_it_in_the_end_phase() -> None:
    table = forward(stage(Loan=BORROW), "Twin", 5000, "Back Attack", cost=1)
    table.field(1, "Twin").hand(1, "Twin").sources(1, ice=1)
    table.play(0, "Loan", targets=["Twin"]).resolve().passes(0).play(1, "Twin")
    assert table.is_on_field("Twin", 0) and table.is_on_field("Twin", 1)
    table.to("main1", 1)
    assert table.zone_names(1, "break") == ["Twin", "Twin"]


@pytest.mark.rule("fftcg", "12.4.7", "7.7.5", "9.5.1.4", "11.12.4.6")
def test_a_light_forward_that_was_ice_for_the_turn_meets_the_other_light_forward_in_the_end_phase() -> None:
    table = stage(Dye='Choose 1 Forward. It gains "This Forward\'s Element becomes Ice." until the end of the turn.')
    forward(forward(table, "Dawn", element=["light"]), "Noon", element=["light"], cost=1).sources(0, fire=1)
    table.field(0, "Dawn").hand(0, "Noon")
    assert not table.can("play", 0, "Noon")
    table.play(0, "Dye", targets=["Dawn"]).resolve().play(0, "Noon")
    assert table.is_on_field("Dawn", 0) and table.is_on_field("Noon", 0)
    table.to("main1", 1)
    assert sorted(table.zone_names(0, "break")) == ["Dawn", "Dye", "Noon"]


@pytest.mark.rule("fftcg", "15.2.6.2", "6.2.6", "12.4.5")
def test_a_damage_ability_counts_the_points_of_the_new_controller() -> None:
    table = forward(stage(Charm=TAKE), "Veteran", 5000, "‹Damage 3 --› Veteran gains +2000 power.")
    table.damage(1, 3).field(1, "Veteran", damage=6000)
    assert table.power("Veteran", 1) == 7000
    table.play(0, "Charm", targets=["Veteran"]).resolve()
    assert table.zone_names(1, "break") == ["Veteran"]


@pytest.mark.rule("fftcg", "6.2.4", "7.3", "6.2.5")
def test_a_forward_played_from_the_opponents_break_zone_is_the_opponents() -> None:
    table = stage(Wake="Choose 1 Forward in your opponent's Break Zone. Play it onto the field.")
    forward(table, "Oak").zone(1, "break", "Oak").play(0, "Wake", targets=["Oak"]).resolve()
    assert table.is_on_field("Oak", 1) and not table.is_on_field("Oak", 0)


@pytest.mark.rule("fftcg", "7.7.3", "15.1.1.8.1", "7.7.5")
@pytest.mark.parametrize("element", ["ice", "light"])
def test_a_search_to_play_does_not_find_what_could_not_be_played(element: str) -> None:
    table = stage(Call="Search for 1 Forward and play it onto the field.")
    forward(forward(table, "Dawn", element=[element]), "Dusk", element=["light"])
    table.field(0, "Dawn").deck(0, "Dawn" if element == "ice" else "Dusk", only=True)
    table.play(0, "Call").resolve()
    assert len(table.zone_names(0, "deck")) == 1 and table.field_names(0).count("Dawn") == 1


@pytest.mark.rule("fftcg", "7.7.4", "15.1.1.8.1")
def test_a_search_for_two_to_play_finds_only_as_many_as_there_is_room_for() -> None:
    table = stage(Call="Search for up to 2 Backups and play them onto the field.").sources(0, water=3)
    for name in ("Hut", "Barn"):
        table.define(name=name, type="backup", element=["earth"])
    table.deck(0, "Hut", "Barn", only=True).play(0, "Call").resolve()
    with pytest.raises(BadScript):
        table.choose("Hut", "Barn")
    table.choose("Hut")
    assert table.is_on_field("Hut", 0) and table.zone_names(0, "deck") == ["Barn"]


@pytest.mark.rule("fftcg", "7.7.3", "7.7.5", "15.1.1.8.1")
@pytest.mark.parametrize("element", ["ice", "light"])
def test_a_search_for_two_to_play_does_not_find_two_that_could_not_stand_together(element: str) -> None:
    table = stage(Call="Search for up to 2 Forwards and play them onto the field.")
    forward(table, "Twin", 5000, element=[element], id="first")
    forward(table, "Noon" if element == "light" else "Twin", 4000, element=[element], id="second")
    forward(table, "Oak", 3000).deck(0, "first", "second", "Oak", only=True).play(0, "Call").resolve()
    first = table.card("first", 0, zone="deck")
    table.choose(first)
    assert table.question is not None and table.question.size() == 1
    table.choose("Oak")
    assert table.is_on_field(first, 0) and table.is_on_field("Oak", 0) and len(table.zone_names(0, "deck")) == 1


# ---------------------------------------------------------------- leaving and returning


@pytest.mark.rule("fftcg", "7.4", "11.3.9", "11.11.2")
def test_a_target_that_left_and_came_back_is_another_card_and_the_summon_does_nothing_at_all() -> None:
    table = stage(Bolt="Choose 1 Forward. Deal it 4000 damage. Draw 1 card.")
    forward(table, "Dodger", 5000, "{0}: " + FLICKER.format("Dodger")).field(1, "Dodger")
    table.play(0, "Bolt", targets=["Dodger"]).passes(0).use(1, "Dodger").resolve()
    table.resolve()
    assert table.damage_on("Dodger", 1) == 0 and table.hand_size(0) == 0


@pytest.mark.rule("fftcg", "7.4", "11.6.1", "6.2.6.1")
def test_once_per_turn_is_asked_of_the_new_card_anew() -> None:
    table = stage(Wind="Choose 1 Monster. Remove it from the game. Play it onto the field.")
    monster(table, "Spring", "{0}: Gain {C}. You can only use this ability once per turn.").field(0, "Spring")
    table.use(0, "Spring").resolve()
    assert not table.can("use", 0, "Spring")
    table.play(0, "Wind", targets=["Spring"]).resolve().use(0, "Spring").resolve()
    assert table.resource(0, "crystal") == 2


@pytest.mark.rule("fftcg", "6.4.2", "6.7.3", "7.4", "11.11.4")
def test_an_ability_counts_the_counters_of_the_card_that_left_not_of_the_one_that_came() -> None:
    table = stage(Gust="Choose 1 Monster. Return it to its owner's hand.")
    monster(
        table,
        "Idol",
        "Back Attack\n{0}: Choose 1 Forward. Deal it 1000 damage for each Ember Counter placed on Idol.",
        element=["fire"],
    )
    forward(table, "Oak", 9000).sources(0, fire=1).field(0, "Idol", counters={"Ember": 3}).field(1, "Oak")
    table.use(0, "Idol", targets=["Oak"]).play(0, "Gust", targets=["Idol"]).resolve().play(0, "Idol")
    assert table.is_on_field("Idol", 0) and table.counters("Idol", "Ember") == 0
    table.resolve()
    assert table.damage_on("Oak", 1) == 3000


@pytest.mark.rule("fftcg", "6.4.2", "11.11.4", "11.6.10")
def test_a_forward_paid_as_a_cost_is_measured_with_the_power_it_had_last() -> None:
    table = stage(Boost="Choose 1 Forward. It gains +3000 power until the end of the turn.")
    forward(
        table,
        "Bomb",
        4000,
        "Put Bomb into the Break Zone: Choose 1 Forward. Deal it damage equal to Bomb's power.",
    )
    forward(table, "Oak", 9000).field(0, "Bomb").field(1, "Oak")
    table.play(0, "Boost", targets=["Bomb"]).resolve().use(0, "Bomb", targets=["Oak"]).resolve()
    assert table.damage_on("Oak", 1) == 7000


@pytest.mark.rule("fftcg", "11.12.5.4", "11.8.15", "11.8.16")
def test_a_forward_that_is_removed_instead_has_left_the_field_but_was_not_put_into_the_break_zone() -> None:
    table = forward(stage(Ruin=BREAK), "Oak")
    monster(table, "Grave", "When a Forward is put from the field into the Break Zone, gain {C}.")
    monster(table, "Gate", "When a Forward leaves the field, draw 1 card.", element=["earth"])
    monster(
        table,
        "Exile",
        "If a Forward is put from the field into the Break Zone, remove it from the game instead.",
        element=["water"],
    )
    table.field(0, "Grave", "Gate", "Exile").field(1, "Oak").play(0, "Ruin", targets=["Oak"]).resolve()
    assert table.zone_names(1, "removed") == ["Oak"] and table.stack() == ["Gate"]


# ---------------------------------------------------------------- the End Phase


@pytest.mark.rule("fftcg", "9.5.1.1", "9.5.1.2", "9.5.1.4")
def test_who_draws_for_the_discard_of_the_end_phase_keeps_six_cards() -> None:
    table = monster(scenario("fftcg"), "Reader", "At the end of each of your turns, draw 1 card.")
    monster(table, "Loop", "When you discard a card, draw 1 card.", element=["earth"])
    for n in range(5):
        forward(table, f"Page {n}")
    table.field(0, "Reader", "Loop").hand(0, *(f"Page {n}" for n in range(5))).to("end").resolve()
    assert table.hand_size(0) == 6
    table.to("discard").choose("Page 0").to("main1", 1)
    assert table.hand_size(0) == 6 and table.zone_names(0, "break") == ["Page 0"]


@pytest.mark.rule("fftcg", "9.5.1.3.1", "9.5.1.3.2", "9.5.1.4", "12.4.4")
def test_what_happens_after_the_turns_effects_have_ended_is_cleaned_up_once_more() -> None:
    table = stage(Life="Choose 1 Forward. It gains +3000 power until the end of the turn.")
    forward(
        table,
        "Ghost",
        3000,
        "When Ghost is put from the field into the Break Zone, choose 1 Forward. "
        "Deal it 3000 damage. It gains +1000 power until the end of the turn.",
    )
    monster(table, "Chill", "The Forwards of cost 2 or less lose 3000 power.", element=["fire"]).sources(0, fire=1)
    forward(table, "Oak", 9000, cost=5).field(0, "Ghost", "Oak").hand(0, "Chill")
    table.play(0, "Life", targets=["Ghost"]).resolve().play(0, "Chill")
    assert table.power("Ghost") == 3000
    table.to("cleanup")
    assert table.stack() == ["Ghost"]
    table.resolve()
    assert table.damage_on("Oak") == 3000 and table.power("Oak") == 10000
    table.to("main1", 1)
    assert table.damage_on("Oak", 0) == 0 and table.power("Oak", 0) == 9000
