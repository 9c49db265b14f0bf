"""Rulings where rules meet in combat and in damage: who is struck, by how much, and what happens in which order."""

from __future__ import annotations

import pytest

from arbiter.testing import Table
from tests.games.gateruler.plain import RIVAL, ruler, table
from tests.games.gateruler.printed import card, happening

pytestmark = pytest.mark.both_seats

HUSH = happening("Hush", "Choose 1 unit. Destroy it.", "Instant Action")


def on(made: Table, until: str = "attack_start") -> Table:
    """Everybody passes, whoever is asked whether says yes, until that step."""
    for _ in range(60):
        question = made.question
        if question is None or (made.game.state.step == until and question.why == "priority"):
            return made
        made.yes() if question.kind == "confirm" else made.passes()
    raise AssertionError(f"never came to {until}")


# ---------------------------------------------------------------- who is attacked


@pytest.mark.rule("gateruler", "16-21b", "8-4e-1", "3-6e-3b", "8-6d-2")
def test_a_sentinel_summoned_before_an_attacked_ruler_is_attacked_in_its_place() -> None:
    sentry = card("Sentry", "Sentinel Summoning", numbers="0 1 5 1")
    made = table(sentry).field(0, "Scout", place=1).hand(1, "Sentry").attack("Scout", at="Rival").passes(0)
    made.play(1, "Sentry", option="defense").resolve()
    on(made)
    assert made.damage_on("Sentry", 1) == 2 and made.damage_count(1) == 0 and made.is_rested("Sentry", 1)


@pytest.mark.rule("gateruler", "16-21b", "8-5a", "16-7b", "8-6a")
def test_a_sentinel_with_intercept_that_comes_in_answer_intercepts_that_attack() -> None:
    sentry = card("Sentry", "Sentinel Summoning\nIntercept", numbers="0 3 1 1")
    made = table(sentry).field(0, "Scout", place=1).hand(1, "Sentry").attack("Scout", at="Rival").passes(0)
    made.play(1, "Sentry", option="defense").resolve()
    on(made)
    assert made.zone_names(0, "graveyard") == ["Scout"] and made.field_names(1) == ["Sentry"]
    assert made.damage_on("Sentry", 1) == 0 and made.damage_count(1) == 0


@pytest.mark.rule("gateruler", "15-34a", "15-34b", "16-21b")
def test_who_attacks_a_ruler_directly_strikes_it_past_a_sentinel_that_comes_in_answer() -> None:
    ghost = card("Ghost", "This card can directly attack your opponent's ruler.", numbers="0 2 3 2")
    sentry = card("Sentry", "Sentinel Summoning", numbers="0 1 5 1")
    made = table(ghost, sentry).field(0, "Ghost", place=1).field(1, "Guard", place=0).hand(1, "Sentry")
    made.attack("Ghost", at="Rival").passes(0).play(1, "Sentry", option="defense").resolve()
    on(made)
    assert made.damage_count(1) == 2 and made.damage_on("Sentry", 1) == 0
    assert made.zone_names(1, "graveyard") == ["Guard"]  # 12-4a: the sentinel took its place


@pytest.mark.rule("gateruler", "8-2a-2", "16-9a-1", "16-9b")
def test_in_the_first_turn_of_the_game_a_double_attack_attacks_once() -> None:
    twice = card("Twice", "Double Attack")
    made = table(twice, number=1).field(0, "Twice", place=1).attack("Twice", at="Rival")
    for _ in range(30):
        if made.active == 1 or made.question is None:
            break
        made.passes() if made.question.why == "priority" else made.no_attack()
    assert made.damage_count(1) == 1


@pytest.mark.rule("gateruler", "16-9a-1", "16-9a-2", "15-7c", "1-5c")
def test_a_unit_with_double_and_triple_attack_attacks_three_times() -> None:
    wild = card("Wild", "Double Attack, Triple Attack")
    made = table(wild).field(0, "Wild", place=1)
    for _ in range(3):
        made.attack("Wild", at="Rival").to("combat_end")
        if made.question is not None and made.question.why == "triggers":
            made.option("Double Attack")
        on(made)
    assert made.damage_count(1) == 3 and made.is_rested("Wild")


# ---------------------------------------------------------------- the end of the damage step


@pytest.mark.rule("gateruler", "16-22b", "16-8a-1", "11-2a-2a", "14-10c")
def test_retaliate_strikes_the_deadly_attacker_before_its_owner_is_destroyed() -> None:
    """Both wait for the end of the damage step; the active player's goes into the gate first and resolves last."""
    wasp = card("Wasp", "Deadly", numbers="0 1 2 1")
    thorn = card("Thorn", "Retaliate", numbers="0 2 5 1")
    made = table(wasp, thorn).field(0, "Wasp", place=1).field(1, "Thorn", place=1)
    on(made.attack("Wasp", at="Thorn"))
    assert made.zone_names(0, "graveyard") == ["Wasp"] and made.zone_names(1, "graveyard") == ["Thorn"]


@pytest.mark.rule("gateruler", "16-22b", "16-5a-1", "14-10c", "14-16e")
def test_breakthrough_looks_after_deadly_has_destroyed_if_its_player_orders_them_so() -> None:
    lance = card("Lance", "Deadly\nBreakthrough", numbers="0 1 5 2")
    made = table(lance).field(0, "Lance", place=1).field(1, "Guard", place=0).attack("Lance", at="Guard")
    for _ in range(40):
        question = made.question
        if question is None or (made.game.state.step == "attack_start" and question.why == "priority"):
            break
        if question.why == "priority":
            made.passes()
        else:
            made.option("Breakthrough")
    assert made.zone_names(1, "graveyard") == ["Guard"] and made.damage_count(1) == 2


@pytest.mark.rule("gateruler", "16-22b", "13-2c", "15-35c")
def test_deadly_destroys_nothing_if_the_damage_was_none() -> None:
    wisp = card("Wisp", "Deadly", numbers="0 0 2 1")
    made = table(wisp).field(0, "Wisp", place=1).field(1, "Scout", place=1)
    on(made.attack("Wisp", at="Scout"))
    assert made.field_names(1) == ["Scout"]


@pytest.mark.rule("gateruler", "16-8c", "15-27b", "15-27c-3")
def test_what_ignores_effect_damage_is_struck_by_retaliate() -> None:
    stone = card("Stone", "This card ignores effect damage.", numbers="0 1 2 1")
    thorn = card("Thorn", "Retaliate", numbers="0 2 5 1")
    made = table(stone, thorn).field(0, "Stone", place=1).field(1, "Thorn", place=1)
    on(made.attack("Stone", at="Thorn"))
    assert made.zone_names(0, "graveyard") == ["Stone"]


@pytest.mark.rule("gateruler", "16-7b", "16-8a-1", "8-6a", "8-5b")
def test_who_intercepts_and_destroys_does_not_retaliate_too() -> None:
    wall = card("Wall", "Intercept, Retaliate\nWhen this card destroys an enemy unit, draw 1 card.", numbers="0 3 4 1")
    made = table(wall).field(0, "Scout", place=1).field(1, "Wall", place=1)
    on(made.attack("Scout", at="Wall"))
    assert made.field_names(0) == [] and made.damage_on("Wall", 1) == 0 and made.hand_size(1) == 1


# ---------------------------------------------------------------- amounts


@pytest.mark.rule("gateruler", "14-14g-2", "14-14g-3", "13-3d")
def test_damage_that_two_effects_double_and_two_reduce_is_doubled_twice_before_it_is_reduced() -> None:
    fan = card("Fan", "If an enemy unit is dealt damage, double the damage instead.", "field", "0 0 0 0")
    pad = card("Pad", "If an allied unit is dealt damage, reduce the damage by 1 instead.", "field", "0 0 0 0")
    poke = happening("Poke", "Choose 1 enemy unit. Deal 1 damage to it.")
    made = table(fan, pad, poke).zone(0, "field", "Fan", "Fan").zone(1, "field", "Pad", "Pad").hand(0, "Poke")
    made.field(1, "Guard", place=1).play(0, "Poke", targets=["Guard"]).resolve()
    made.expect(player=0, why="replacement").option("1 of 2")  # 14-14g-2a: each player orders their own
    made.expect(player=1, why="replacement").option("2 of 2")
    assert made.damage_on("Guard", 1) == 2


@pytest.mark.rule("gateruler", "13-3d-2", "15-20e", "13-3d")
def test_a_reduction_of_damage_to_two_units_is_taken_off_one_of_them() -> None:
    storm = happening("Storm", "Deal 3 damage to all enemy units.")
    ward = happening(
        "Ward", "Reduce this damage by 1.", "You can play this card when an allied unit would be dealt damage."
    )
    made = table(storm, ward).hand(0, "Storm").zone(1, "set", "Ward").field(1, "Scout", place=1)
    made.field(1, "Guard", place=2).play(0, "Storm").yes().resolve().resolve()
    made.expect(player=1, why="reduce damage").option("Scout")
    assert sorted(made.field_names(1)) == ["Guard", "Scout"]
    assert made.damage_on("Scout", 1) == 2 and made.damage_on("Guard", 1) == 3


@pytest.mark.rule("gateruler", "13-3d-2b", "15-20e-3", "13-3d-1")
def test_damage_to_several_units_that_becomes_0_does_so_for_each() -> None:
    storm = happening("Storm", "Deal 3 damage to all enemy units.")
    ward = happening(
        "Ward", "This damage becomes 0.", "You can play this card when an allied unit would be dealt damage."
    )
    made = table(storm, ward).hand(0, "Storm").zone(1, "set", "Ward").field(1, "Scout", place=1)
    made.field(1, "Guard", place=2).play(0, "Storm").yes().resolve_all()
    assert made.damage_on("Scout", 1) == 0 and made.damage_on("Guard", 1) == 0


@pytest.mark.rule("gateruler", "14-4b-5b", "14-4c-1", "15-10a")
def test_the_share_of_a_target_that_is_gone_goes_to_nobody() -> None:
    spray = happening("Spray", "Choose up to 2 enemy units. Deal 3 damage, divided as you choose among them.")
    made = table(spray, HUSH).hand(0, "Spray").zone(1, "set", "Hush").field(1, "Scout", place=1)
    made.field(1, "Guard", place=2)
    made.play(0, "Spray", targets=[["Scout", "Guard"]], divide={"Scout": 2, "Guard": 1}).passes(0)
    made.play(1, "Hush", targets=["Scout"]).resolve().resolve_all()
    assert made.damage_on("Guard", 1) == 1


@pytest.mark.rule("gateruler", "14-4b-5b", "15-10a")
def test_what_is_chosen_for_something_else_takes_no_share() -> None:
    text = "Choose 1 allied unit. It gains +1 ATK this turn. Choose 2 enemy units. "
    spray = happening("Spray", f"{text}Deal 3 damage, divided as you choose among them.")
    made = table(spray).hand(0, "Spray").field(0, "Scout", place=1).field(1, "Scout", place=1)
    made.field(1, "Guard", place=2)
    theirs = made.card("Scout", 1)
    made.play(0, "Spray", targets=[made.card("Scout", 0), [theirs, "Guard"]], divide={theirs: 2, "Guard": 1}).resolve()
    assert made.damage_on("Guard", 1) == 1 and made.damage_on("Scout", 0) == 0


# ---------------------------------------------------------------- destruction


@pytest.mark.rule("gateruler", "15-12b-1", "15-12c", "12-1b", "14-12a-1")
def test_a_unit_that_a_lord_kept_alive_is_destroyed_after_the_lord() -> None:
    lord = card("Lord", "Other allied units gain +2 HP.")
    storm = happening("Storm", "Deal 3 damage to all enemy units.")
    made = table(lord, storm).hand(0, "Storm").field(1, "Lord", place=1).field(1, "Scout", place=2)
    made.play(0, "Storm").resolve()
    assert made.field_names(1) == [] and sorted(made.zone_names(1, "graveyard")) == ["Lord", "Scout"]


@pytest.mark.rule("gateruler", "6-5c-1", "6-5c-2", "15-12b-1")
def test_damage_goes_before_the_hp_that_a_unit_had_until_the_end_of_the_turn() -> None:
    brace = happening("Brace", "Choose 1 allied unit. It gains +2 HP until the end of the turn.")
    poke = happening("Poke", "Choose 1 unit. Deal 2 damage to it.")
    made = table(brace, poke).field(0, "Scout", place=1, damage=2).hand(0, "Brace", "Poke")
    made.play(0, "Brace", targets=["Scout"]).resolve().play(0, "Poke", targets=["Scout"]).resolve()
    assert made.damage_on("Scout") == 4
    made.next_turn()
    assert made.field_names(0) == ["Scout"] and made.damage_on("Scout") == 0


@pytest.mark.rule("gateruler", "16-12b-2", "15-32a-2", "15-12b-2", "12-1b")
def test_charge_shield_does_not_end_what_a_continuous_ability_does() -> None:
    """With 0 HP it would be destroyed again at once, so that all of its charges are spent and it goes at last."""
    shell = card("Shell", "Charge Shield")
    blight = card("Blight", "Enemy units gain -3 HP.", "field", "0 0 0 0")
    made = table(shell, blight).hand(0, "Blight").field(1, "Shell", place=1)
    made.zone(1, "charge", "Spark", "Trick", host="Shell").play(0, "Blight").resolve()
    for _ in range(6):
        question = made.question
        assert question is not None
        if question.why == "priority":
            break
        made.yes() if question.kind == "confirm" else made.choose("Spark")
    assert made.field_names(1) == []
    assert sorted(made.zone_names(1, "graveyard")) == ["Shell", "Spark", "Trick"]


@pytest.mark.rule("gateruler", "13-6d", "9-4f", "13-5b", "15-8a")
def test_a_counter_ability_that_draws_takes_the_card_that_the_next_damage_would_have_taken() -> None:
    echo = card("Echo", "[CNT] Draw 1 card.")
    lash = happening("Lash", "Deal 2 damage to your opponent.")
    made = table(echo, lash).hand(0, "Lash").deck(1, "Echo", "Guard", "Giant", "Scout").play(0, "Lash").resolve_all()
    assert made.zone_names(1, "damage") == ["Giant"] and made.hand_names(1) == ["Guard"]
    assert made.zone_names(1, "graveyard") == ["Echo"]


@pytest.mark.rule("gateruler", "14-6c-1", "16-3b", "13-6d", "3-9c")
def test_a_unit_that_its_counter_ability_plays_costs_nothing_and_does_not_touch_down() -> None:
    rise = card("Rise", "【TD】Draw 1 card.\n[CNT] Play this card.", numbers="3 2 3 1")
    lash = happening("Lash", "Deal 1 damage to your opponent.")
    made = table(rise, lash).hand(0, "Lash").deck(1, "Rise", "Guard").play(0, "Lash").resolve()
    made.option("defense").resolve_all()
    assert made.field_names(1) == ["Rise"] and made.hand_size(1) == 0 and made.damage_count(1) == 0
    assert made.is_rested("Rise", 1)


@pytest.mark.rule("gateruler", "12-4a", "15-12a", "15-3c", "14-10a")
def test_a_unit_that_another_takes_the_place_of_leaves_play_without_being_destroyed() -> None:
    old = card("Old", "When this card is destroyed, draw 1 card.\nWhen this card leaves play, heal 1 life.")
    made = table(old).field(0, "Old", place=1).hand(0, "Scout").damage(0, "Guard", "Giant")
    made.play(0, "Scout", option="attack 1").resolve().resolve().choose("Guard")
    assert made.field_names(0) == ["Scout"] and made.hand_size(0) == 0
    assert made.zone_names(0, "damage") == ["Giant"]


@pytest.mark.rule("gateruler", "12-1b-2", "12-4a", "12-6b")
def test_the_level_cap_is_looked_at_after_a_unit_has_made_room() -> None:
    capped = ruler("Regent", summon_cap=2, level_cap=3)
    big = card("Big", numbers="2 2 3 1")
    old = card("Old", numbers="2 2 3 1")
    imp = card("Imp", numbers="1 1 1 1")
    made = table(big, old, imp, rulers=(capped, RIVAL)).field(0, "Old", place=1).field(0, "Imp", place=2)
    made.zone(0, "resource", 2).hand(0, "Big").play(0, "Big", option="attack 1").resolve()
    assert sorted(made.field_names(0)) == ["Big", "Imp"] and made.zone_names(0, "graveyard") == ["Old"]
