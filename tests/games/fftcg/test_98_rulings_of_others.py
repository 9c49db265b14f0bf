"""Rulings written from the document alone: how two or more rules of FINAL FANTASY TCG meet."""

from __future__ import annotations

import pytest

from arbiter.testing import BadScript, scenario
from tests.games.fftcg.stages import BREAK, TAKE, forward, monster, stage, summons

# ---------------------------------------------------------------- costs of several parts


@pytest.mark.rule("fftcg", "11.6.10", "11.6.2.3", "14.1")
def test_a_cost_of_this_card_and_a_forward_is_two_cards() -> None:
    text = "Put Lamp and 1 Forward into the Break Zone: Draw 1 card."
    assert not forward(scenario("fftcg"), "Lamp", text=text).field(0, "Lamp").can("use", 0, "Lamp")
    table = forward(scenario("fftcg"), "Lamp", text=text).field(0, "Lamp", "Kiln Apprentice").use(0, "Lamp").resolve()
    assert table.field_names(0) == [] and table.hand_size(0) == 1


@pytest.mark.rule("fftcg", "11.6.10", "11.6.2.3", "5.2.1.3")
def test_a_backup_dulled_for_the_cp_may_also_be_put_into_the_break_zone() -> None:
    table = scenario("fftcg").define(
        name="Wick", type="backup", element=["fire"], cost=2, text="《1》, put Wick into the Break Zone: Draw 1 card."
    )
    table.field(0, "Wick").use(0, "Wick").resolve()
    assert table.zone_names(0, "break") == ["Wick"] and table.hand_size(0) == 1


@pytest.mark.rule("fftcg", "11.6.10", "15.1.1.4.1", "11.7.1")
def test_the_discarded_namesake_and_the_discarded_card_are_two() -> None:
    text = "Twin Blow 《S》, discard 1 card: Choose 1 Forward. Break it."
    table = forward(scenario("fftcg"), "Ace", text=text).field(0, "Ace").hand(0, "Ace").field(1, "Kiln Apprentice")
    assert not table.can("use", 0, "Ace")
    table = forward(scenario("fftcg"), "Ace", text=text).field(0, "Ace").hand(0, "Ace", "Caravan Guard")
    table.field(1, "Kiln Apprentice").use(0, "Ace", targets=["Kiln Apprentice"]).resolve()
    assert table.hand_names(0) == [] and table.field_names(1) == []


@pytest.mark.rule("fftcg", "11.6.2.2", "15.2.2.3", "6.2.6.1")
def test_haste_lets_a_stolen_forward_use_its_dull_ability() -> None:
    table = forward(stage(Charm=TAKE), "Mage", text="《Dull》: Draw 1 card.")
    forward(table, "Racer", text="Haste\n《Dull》: Draw 1 card.").field(1, "Mage", "Racer")
    summons(table, 0, "fire", Lure=TAKE).play(0, "Charm", targets=["Mage"]).resolve()
    assert not table.can("use", 0, "Mage")
    table.play(0, "Lure", targets=["Racer"]).resolve()
    assert table.can("use", 0, "Racer")


# ---------------------------------------------------------------- what is left for later


@pytest.mark.rule("fftcg", "11.8.17.3", "11.8.17.5", "9.5.1.1")
def test_what_a_trigger_leaves_for_the_end_of_the_turn_is_done_to_what_triggered_it() -> None:
    text = "When a Forward you control attacks, activate it at the end of the turn."
    table = forward(scenario("fftcg"), "Drum", text=text).field(0, "Drum", "Kiln Apprentice")
    table.attack("Kiln Apprentice").resolve_all().no_block().to("end").resolve_all()
    assert not table.is_rested("Kiln Apprentice") and not table.is_rested("Drum")


@pytest.mark.rule("fftcg", "11.8.17.3", "7.4", "11.8.16.1")
def test_what_is_to_return_at_the_end_of_the_turn_is_the_card_that_was_broken() -> None:
    left = "When a Forward you control is put from the field into the Break Zone"
    text = f"{left}, at the end of the turn, add it to your hand."
    table = (
        forward(stage(Doom=BREAK), "Nurse", text=text)
        .zone(0, "break", "Caravan Guard")
        .field(0, "Nurse", "Kiln Apprentice")
    )
    table.play(0, "Doom", targets=["Kiln Apprentice"]).resolve_all().to("end").resolve_all()
    assert table.hand_names(0) == ["Kiln Apprentice"] and "Caravan Guard" in table.zone_names(0, "break")


@pytest.mark.rule("fftcg", "11.8.17.3", "10.1.3.2.1", "15.1.1.3.1")
def test_the_forward_that_blocked_is_broken_at_the_end_of_the_turn() -> None:
    text = "When Hex is blocked, break the blocking Forward at the end of the turn."
    table = forward(scenario("fftcg"), "Hex", 1000, text).field(0, "Hex").field(1, "Kiln Apprentice", "Caravan Guard")
    table.attack("Hex").block("Caravan Guard").resolve_all()
    table.to("end").resolve_all()
    assert table.zone_names(1, "break") == ["Caravan Guard"]


# ---------------------------------------------------------------- battle


@pytest.mark.rule("fftcg", "10.1.2.1", "15.1.1.9.2", "5.2.1.1")
def test_a_multi_element_forward_joins_a_party_of_either_element_but_does_not_join_two() -> None:
    table = forward(scenario("fftcg"), "Both", element=["fire", "ice"])
    forward(table, "Cold", element=["ice"])
    forward(table, "Hot", element=["fire"]).field(0, "Both", "Cold", "Hot")
    with pytest.raises(BadScript):
        table.attack("Both", party=["Cold", "Hot"], option="ice")
    table.attack("Both", party=["Cold"], option="ice").no_block().end_step()
    assert table.damage_count(1) == 1


@pytest.mark.rule("fftcg", "10.1.4.2.1", "12.4.5", "10.1.3.4")
def test_a_blocker_of_a_party_may_put_all_its_damage_on_one() -> None:
    table = forward(scenario("fftcg"), "Left", 5000)
    forward(table, "Right", 3000)
    forward(table, "Wall", 9000).field(0, "Left", "Right").field(1, "Wall")
    table.attack("Left", party=["Right"]).block("Wall").end_step().divide({"Left": 9000})
    assert table.field_names(0) == ["Right"] and table.damage_on("Wall", 1) == 8000


@pytest.mark.rule("fftcg", "10.1.3.1.3", "10.1.3.1.2", "2.2")
def test_who_must_block_does_not_block_what_it_cannot_block() -> None:
    table = forward(scenario("fftcg"), "Ghost", text="Ghost cannot be blocked by a Forward of cost 2 or less.")
    forward(table, "Brute", text="Brute must block if possible.").field(0, "Ghost").field(1, "Brute")
    table.attack("Ghost").no_block().end_step()
    assert table.damage_count(1) == 1


@pytest.mark.rule("fftcg", "10.1.2.1.1", "15.2.4.2", "9.1.1.1")
def test_a_frozen_brave_forward_attacks_though_it_would_not_be_activated() -> None:
    table = forward(stage(Chill="Choose 1 Forward. Freeze it."), "Bold", text="Brave").field(0, "Bold")
    table.play(0, "Chill", targets=["Bold"]).resolve()
    table.attack("Bold").no_block().end_step()
    assert table.damage_count(1) == 1 and not table.is_rested("Bold")


@pytest.mark.rule("fftcg", "10.1.4.1", "6.5.2.1", "11.10.2", "12.4.1")
def test_the_burst_of_an_unblocked_attack_may_break_the_attacker() -> None:
    table = scenario("fftcg").define(
        name="Geyser",
        type="summon",
        element=["water"],
        cost=2,
        ex_burst=True,
        text="EX BURST Choose 1 attacking Forward. Break it.",
    )
    table.deck(1, "Geyser").field(0, "Kiln Apprentice").attack("Kiln Apprentice").no_block().end_step()
    table.yes()
    assert table.zone_names(0, "break") == ["Kiln Apprentice"] and table.zone_names(1, "damage") == ["Geyser"]


@pytest.mark.rule("fftcg", "15.2.3.2", "12.4.5", "11.8.13")
def test_a_first_striker_that_breaks_its_blocker_hears_of_it_once() -> None:
    text = "First Strike\nWhen Lance breaks a Forward opponent controls, draw 1 card."
    table = forward(scenario("fftcg"), "Lance", 9000, text).field(0, "Lance").field(1, "Kiln Apprentice")
    table.attack("Lance").block("Kiln Apprentice").end_step().resolve_all()
    assert table.hand_size(0) == 1 and table.damage_on("Lance") == 0


# ---------------------------------------------------------------- the stack and choices


@pytest.mark.rule("fftcg", "11.11.2.1", "11.3.6", "11.3.9")
def test_what_is_divided_is_not_dealt_again_to_who_is_left() -> None:
    table = stage(Rain="Choose up to 2 Forwards. Divide 8000 damage among them as you like.")
    forward(table, "Rock", 9000)
    summons(table, 1, "wind", Gone="Choose 1 Forward you control. Return it to its owner's hand.")
    table.field(1, "Rock", "Caravan Guard").play(
        0, "Rain", targets=["Rock", "Caravan Guard"], divide={"Rock": 3000, "Caravan Guard": 5000}
    )
    table.passes(0).play(1, "Gone", targets=["Caravan Guard"]).resolve_all()
    assert table.damage_on("Rock", 1) == 3000


@pytest.mark.rule("fftcg", "11.8.14", "11.8.4", "11.8.9")
def test_a_choice_is_made_before_whether_to_do_it() -> None:
    text = (
        "When Herald enters the field, choose 1 Forward opponent controls. You may dull it. If you do so, draw 1 card."
    )
    table = forward(scenario("fftcg"), "Herald", text=text, element=["fire"]).sources(0, fire=2).hand(0, "Herald")
    table.field(1, "Caravan Guard").play(0, "Herald", targets=["Caravan Guard"]).resolve().no()
    assert not table.is_rested("Caravan Guard", 1) and table.hand_size(0) == 0


@pytest.mark.rule("fftcg", "11.8.7", "11.8.5", "11.1.4")
def test_triggers_of_one_player_are_put_in_the_order_they_like() -> None:
    left = "When a Forward opponent controls is put from the field into the Break Zone"
    table = forward(stage(Doom=BREAK), "Left", text=f"{left}, draw 1 card.")
    forward(table, "Right", text=f"{left}, your opponent discards 1 card.")
    table.field(0, "Left", "Right").field(1, "Kiln Apprentice").hand(1, "Caravan Guard")
    table.play(0, "Doom", targets=["Kiln Apprentice"]).resolve()
    table.order("Left", "Right")
    assert table.stack() == ["Left", "Right"]
    table.resolve_all()
    assert table.hand_size(0) == 1 and table.hand_size(1) == 0


@pytest.mark.rule("fftcg", "11.3.10", "11.12.4.7", "11.12.4.6")
def test_a_power_that_becomes_a_number_keeps_what_the_field_adds() -> None:
    table = forward(
        stage(Shrink="Choose 1 Forward. Its power becomes 1000 until the end of the turn."),
        "Chief",
        text="The Forwards other than Chief you control gain +2000 power.",
    )
    table.field(1, "Chief", "Kiln Apprentice").play(0, "Shrink", targets=["Kiln Apprentice"]).resolve()
    assert table.power("Kiln Apprentice", 1) == 3000


@pytest.mark.rule("fftcg", "12.4.4", "11.9.1", "15.1.1.3.2")
def test_who_has_no_power_left_is_put_away_and_not_broken() -> None:
    table = forward(
        stage(Wane="All the Forwards opponent controls lose 3000 power until the end of the turn."),
        "Tiny",
        3000,
        "When Tiny is put from the field into the Break Zone, draw 1 card.\nTiny cannot be broken.",
    )
    table.field(1, "Tiny").play(0, "Wane").resolve_all()
    assert table.zone_names(1, "break") == ["Tiny"] and table.hand_size(1) == 1


@pytest.mark.rule("fftcg", "6.7.3", "7.4", "11.8.16.2.1")
def test_counters_are_gone_with_the_card_and_it_enters_anew() -> None:
    table = forward(
        stage(Blink="Choose 1 Forward you control. Remove it from the game. Then, play it onto the field."),
        "Vase",
        text="When Vase enters the field, place 1 Dust Counter on Vase.",
    )
    table.field(0, "Vase", counters={"Dust": 3}).play(0, "Blink", targets=["Vase"]).resolve_all()
    assert table.counters("Vase", "Dust") == 1


@pytest.mark.rule("fftcg", "7.7.3", "12.4.6", "6.2.4")
def test_a_generic_and_a_plain_card_of_one_name_stand_together() -> None:
    table = forward(scenario("fftcg"), "Soldier", generic=True, element=["fire"], id="many-soldiers")
    table.define(id="plain-soldier", name="Soldier", type="forward", element=["fire"], cost=2, power=3000)
    table.sources(0, fire=2).field(0, "many-soldiers").hand(0, "plain-soldier")
    table.play(0, table.card("Soldier", 0, zone="hand"))
    assert table.field_names(0).count("Soldier") == 2


@pytest.mark.rule("fftcg", "11.4.1", "15.2.5.2", "9.5.1.1")
def test_a_back_attack_is_not_cast_in_the_end_phase() -> None:
    table = (
        forward(scenario("fftcg"), "Ninja", text="Back Attack", element=["fire"]).sources(1, fire=2).hand(1, "Ninja")
    )
    forward(table, "Bell", text="At the end of your turn, draw 1 card.").field(0, "Bell").to("end")
    table.passes(0)
    assert not table.can("play", 1, "Ninja")


@pytest.mark.rule("fftcg", "15.2.8.3.1", "15.2.8.3.2", "11.4.6")
def test_a_limit_break_is_not_cast_where_too_few_cards_lie_face_down() -> None:
    table = forward(scenario("fftcg"), "Nova", text="Limit Break -- 2", element=["fire"]).sources(0, fire=2)
    table.zone(0, "limit", "Nova", "Nova")
    assert not table.can("play", 0, "Nova")
    table = forward(scenario("fftcg"), "Nova", text="Limit Break -- 2", element=["fire"]).sources(0, fire=2)
    table.zone(0, "limit", "Nova", "Nova", "Nova")
    assert table.can("play", 0, "Nova")


@pytest.mark.rule("fftcg", "15.1.1.8.1", "15.1.1.8.2", "7.7.3")
def test_a_search_for_a_namesake_to_play_does_not_find_it() -> None:
    table = forward(stage(Seek="Search for 1 Forward of cost 2 or less and play it onto the field."), "Hero")
    table.field(0, "Hero").deck(0, "Hero", only=True).play(0, "Seek").resolve()
    assert table.field_names(0).count("Hero") == 1 and table.zone_names(0, "deck") == ["Hero"]


@pytest.mark.rule("fftcg", "11.12.5.4", "11.8.15", "11.12.5.1")
def test_damage_that_becomes_0_does_not_trigger_who_is_dealt_damage() -> None:
    table = forward(
        stage(Zap="Choose 1 Forward. Deal it 3000 damage."),
        "Thorn",
        5000,
        "If Thorn is dealt damage, the damage becomes 0 instead.\nWhen Thorn is dealt damage, draw 1 card.",
    )
    table.field(1, "Thorn").play(0, "Zap", targets=["Thorn"]).resolve_all()
    assert table.damage_on("Thorn", 1) == 0 and table.hand_size(1) == 0


@pytest.mark.rule("fftcg", "11.12.4.2", "11.12.4.5", "11.12.4.1")
def test_who_cannot_attack_this_turn_is_who_was_there() -> None:
    table = stage(Still="The Forwards opponent controls cannot block this turn.")
    forward(table, "Late", text="Back Attack", element=["wind"]).sources(1, wind=2).hand(1, "Late")
    table.field(0, "Kiln Apprentice").field(1, "Caravan Guard").play(0, "Still").resolve().passes(0)
    table.play(1, "Late").attack("Kiln Apprentice").block("Late")
    assert table.game.state.combat is not None


@pytest.mark.rule("fftcg", "15.2.6.2", "6.5.2", "11.9.2")
def test_a_damage_ability_comes_with_the_point_and_goes_when_the_card_changes_sides() -> None:
    table = forward(stage(Charm=TAKE), "Grudge", 4000, "Damage 3 -- Grudge gains +3000 power.")
    table.field(1, "Grudge").damage(1, "Caravan Guard", "Caravan Guard", "Caravan Guard")
    assert table.power("Grudge", 1) == 7000
    table.play(0, "Charm", targets=["Grudge"]).resolve()
    assert table.power("Grudge", 0) == 4000


@pytest.mark.rule("fftcg", "11.6.2.2", "6.6.1", "10.1.2.1.2")
def test_a_monster_uses_its_dull_ability_at_once_and_does_not_attack_as_a_forward_then() -> None:
    table = monster(
        scenario("fftcg"),
        "Blob",
        "《Dull》: Draw 1 card.\n《0》: Until the end of the turn, Blob also becomes a Forward with 5000 power.",
    )
    table.field(0, "Blob", fresh=True)
    assert table.can("use", 0, "Blob", ability="Draw 1 card")
    table.use(0, "Blob", ability="also becomes").resolve()
    assert not table.can("use", 0, "Blob", ability="Draw 1 card")
    table.to("attack_declaration")
    assert not table.can("attack", 0, "Blob")


@pytest.mark.rule("fftcg", "15.2.7.3", "11.2.1.1", "9.3.1.5")
def test_warp_is_paid_in_ones_own_main_phase_only() -> None:
    table = (
        forward(scenario("fftcg"), "Comet", text="Warp 1 -- 《1》", element=["fire"], cost=5)
        .sources(1, fire=1)
        .hand(1, "Comet")
    )
    table.passes(0)
    assert not table.can("use", 1, "Comet") and table.acts(1, "warp") == []


@pytest.mark.rule("fftcg", "3.1.2", "12.4.2", "6.5.2")
def test_who_draws_as_many_cards_as_there_are_does_not_lose() -> None:
    table = stage(Study="Draw 2 cards.").deck(0, "Caravan Guard", "Caravan Guard", only=True).play(0, "Study").resolve()
    assert not table.over and table.hand_size(0) == 2


@pytest.mark.rule("fftcg", "9.5.1.2", "15.1.1.4.1", "9.5.1.4")
def test_what_triggers_on_the_discard_of_the_end_phase_resolves_in_it() -> None:
    text = "When you discard a card from your hand, draw 1 card."
    table = forward(scenario("fftcg"), "Hoard", text=text).field(0, "Hoard").hand(0, *["Caravan Guard"] * 6)
    table.to("discard").choose("Caravan Guard").resolve_all()
    assert table.hand_size(0) == 6
