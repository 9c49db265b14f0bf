"""Rulings where rules meet in texts: triggers, costs, control, what is known last, layers, and the end of a game."""

from __future__ import annotations

import pytest

from arbiter.games.gateruler.language import LANGUAGE
from arbiter.text.compiler import compile_text, print_abilities
from tests.games.gateruler.plain import table
from tests.games.gateruler.printed import card, happening

HUSH = happening("Hush", "Choose 1 unit. Destroy it.", "Instant Action")
FACE = happening("Face", "Choose 1 enemy unit. You gain control of it.", "Instant Action")
HOOK = happening("Hook", "Choose 1 unit. Return it to its owner's hand.", "Instant Action")

# ---------------------------------------------------------------- entering play


@pytest.mark.rule("gateruler", "14-13e", "14-12b", "16-3a-1", "14-13a-6")
def test_a_unit_that_enters_having_lost_its_abilities_does_not_touch_down() -> None:
    hymn = card("Null", "Enemy units lose all abilities.", "field", "0 0 0 0")
    page = card("Page", "【TD】Draw 1 card.")
    made = table(hymn, page).zone(1, "field", "Null").hand(0, "Page").play(0, "Page", option="attack 1").resolve_all()
    assert made.field_names(0) == ["Page"] and made.hand_size(0) == 0


@pytest.mark.rule("gateruler", "14-13e", "14-12b", "14-10a", "15-3d")
def test_a_unit_enters_with_the_automatic_ability_that_a_field_gives_it() -> None:
    hall = card("Hall", 'Allied units gain "When this card enters play, draw 1 card."', "field", "0 0 0 0")
    made = table(hall).zone(0, "field", "Hall").hand(0, "Scout").play(0, "Scout", option="attack 1").resolve_all()
    assert made.field_names(0) == ["Scout"] and made.hand_size(0) == 1


@pytest.mark.rule("gateruler", "3-11", "4-5c", "14-13a-5", "14-10e-2")
def test_in_an_ability_that_a_card_gives_this_card_is_the_one_that_has_gained_it() -> None:
    """A field gives to units what they say when they leave the front row, a unit to fields what those say."""
    hall = card("Hall", 'Allied units gain "When this card leaves play, draw 1 card."', "field", "0 0 0 0")
    dean = card("Dean", 'Allied fields gain "When this card leaves play, heal 1 life."', numbers="0 1 9 1")
    crush = happening("Crush", "Choose 1 field. Destroy it.")
    made = table(hall, dean, crush, HUSH).zone(0, "field", "Hall").field(0, "Dean", place=1).field(0, "Scout", place=2)
    made.hand(0, "Crush").zone(0, "set", "Hush").damage(0, "Guard")
    made.play(0, "Hush", targets=["Scout"]).resolve_all()
    assert made.hand_size(0) == 2  # Crush and a card
    made.play(0, "Crush", targets=["Hall"]).resolve_all()
    assert made.hand_size(0) == 1 and made.damage_count(0) == 0


@pytest.mark.rule("gateruler", "3-11", "4-5c", "14-12a-2", "14-10e-2")
def test_a_chosen_field_that_gains_an_ability_speaks_of_its_own_leaving() -> None:
    omen = happening(
        "Omen", 'Choose 1 field. It gains "When this card leaves play, draw 1 card." until the end of the turn.'
    )
    crush = happening("Crush", "Choose 1 field. Destroy it.")
    made = table(omen, crush).zone(0, "field", "Meadow").hand(0, "Omen", "Crush")
    made.play(0, "Omen", targets=["Meadow"]).resolve().play(0, "Crush", targets=["Meadow"]).resolve_all()
    assert made.hand_size(0) == 1


@pytest.mark.rule("gateruler", "15-12b-2", "15-12c", "14-10h", "16-3a")
def test_a_unit_that_enters_with_0_hp_touches_down_and_is_destroyed() -> None:
    blight = card("Blight", "Enemy units gain -3 HP.", "field", "0 0 0 0")
    page = card("Page", "【TD】Draw 1 card.\nWhen this card is destroyed, heal 1 life.")
    made = table(blight, page).zone(1, "field", "Blight").hand(0, "Page").damage(0, "Guard")
    made.play(0, "Page", option="attack 1").resolve()
    if made.question is not None and made.question.why == "triggers":
        made.option("heal")
    made.resolve_all()
    assert made.hand_size(0) == 1 and "Page" in made.zone_names(0, "graveyard") and made.damage_count(0) == 0


@pytest.mark.rule("gateruler", "14-4b-9a", "14-4c-2a", "3-2e", "14-10f-1")
def test_a_unit_that_was_returned_and_summoned_again_is_not_the_one_to_be_destroyed() -> None:
    rage = happening(
        "Rage", "Choose 1 allied unit. It gains +2 ATK until the end of the turn. At the end of the turn, destroy it."
    )
    made = table(rage, HOOK).field(0, "Scout", place=1).hand(0, "Rage").zone(0, "set", "Hook")
    made.play(0, "Rage", targets=["Scout"]).resolve()
    assert made.power("Scout") == 4
    made.play(0, "Hook", targets=["Scout"]).resolve().play(0, "Scout", option="attack 1").resolve()
    assert made.power("Scout") == 2
    assert made.next_turn().field_names(0) == ["Scout"]


@pytest.mark.rule("gateruler", "14-10f-1", "6-5a", "6-5c-2", "14-4c-1")
def test_what_is_to_be_destroyed_at_the_end_of_the_turn_is_destroyed_once_in_the_end_phase() -> None:
    rage = happening(
        "Rage", "Choose 1 allied unit. It gains +2 ATK until the end of the turn. At the end of the turn, destroy it."
    )
    made = table(rage).field(0, "Scout", place=1).hand(0, "Rage").play(0, "Rage", targets=["Scout"]).resolve()
    assert made.field_names(0) == ["Scout"]
    assert made.next_turn().zone_names(0, "graveyard") == ["Rage", "Scout"]


@pytest.mark.rule("gateruler", "14-10f", "14-10f-1", "6-2d")
@pytest.mark.parametrize("when", ["the end of the turn", "the end of the combat", "the start of your next turn"])
def test_what_a_text_leaves_for_later_is_read_and_printed(when: str) -> None:
    text = f"Timing: Standard Action\nDraw 1 card. At {when}, draw 2 cards."
    assert print_abilities(LANGUAGE, "Later", compile_text(LANGUAGE, "Later", "event", text)) == text


@pytest.mark.rule("gateruler", "14-10f-1", "6-2d", "6-2e")
def test_what_waits_for_the_start_of_ones_next_turn_happens_in_that_turn_alone() -> None:
    later = happening("Later", "At the start of your next turn, draw 1 card.")
    made = table(later).hand(0, "Later").play(0, "Later").resolve().to("main", 1)
    assert made.hand_size(0) == 0
    assert made.to("main", 0).hand_size(0) == 1
    assert made.to("main", 1).to("main", 0).hand_size(0) == 1


# ---------------------------------------------------------------- what is known last


@pytest.mark.rule("gateruler", "14-15a", "14-4b-8", "14-3d", "14-13a-9")
def test_a_unit_that_paid_with_itself_deals_the_attack_it_last_had() -> None:
    forge = card("Forge", "Allied units gain +1 ATK.", "field", "0 0 0 0")
    bomb = card(
        "Bomb",
        "Standard Action [Put this card into its owner's graveyard] "
        "Choose 1 enemy unit. Deal damage equal to this card's ATK to it.",
    )
    made = table(forge, bomb).zone(0, "field", "Forge").field(0, "Bomb", place=1).field(1, "Guard", place=1)
    made.use(0, "Bomb", targets=["Guard"]).resolve()
    assert made.damage_on("Guard", 1) == 3


@pytest.mark.rule("gateruler", "14-10e-2", "14-15a", "12-1b", "15-12a")
def test_units_destroyed_at_once_with_their_lord_were_as_strong_as_it_made_them() -> None:
    lord = card("Lord", "Other allied units gain +2 ATK.")
    tomb = card("Tomb", "When an allied unit with 4 or more ATK is destroyed, draw 1 card.", "field", "0 0 0 0")
    doom = happening("Doom", "Destroy all units.")
    made = table(lord, tomb, doom).zone(0, "field", "Tomb").field(0, "Lord", place=1).field(0, "Scout", place=2)
    made.hand(0, "Doom").play(0, "Doom").resolve_all()
    assert made.field_names(0) == [] and made.hand_size(0) == 1


# ---------------------------------------------------------------- costs


@pytest.mark.rule("gateruler", "14-4b-6c", "14-4b-6d", "14-3e", "14-4b-6a")
def test_what_makes_a_unit_dearer_counts_before_what_makes_it_cheaper() -> None:
    press = card("Press", "You pay 1 less to play units.", "field", "0 0 0 0")
    toll = card("Toll", "Your opponent pays 1 more to play units.", "field", "0 0 0 0")
    page = card("Page", numbers="1 2 3 1")
    made = table(press, toll, page).zone(0, "field", "Press", "Press").zone(1, "field", "Toll").hand(0, "Page")
    made.play(0, "Page", option="attack 1").resolve()  # one and one less two
    assert made.field_names(0) == ["Page"]


@pytest.mark.rule("gateruler", "16-15b-1", "16-15b-1b", "15-17a-3", "14-4b-6a")
def test_a_unit_with_forced_reveal_comes_for_what_can_be_paid_though_no_summon_is_left() -> None:
    brute = card("Brute", "Forced Reveal", numbers="3 2 3 1")
    dig = happening("Dig", "Draw 1 card.")
    made = table(brute, dig).hand(0, "Scout", "Dig").deck(0, "Brute", "Guard").zone(0, "resource", 1)
    made.play(0, "Scout", option="attack 1").resolve().play(0, "Dig").resolve().option("attack 2").resolve()
    assert sorted(made.field_names(0)) == ["Brute", "Scout"]
    assert all(each.turned for each in made.objects("resource", 0))


@pytest.mark.rule("gateruler", "16-15b-1c", "11-2a-2a", "16-15b-1", "15-8b")
def test_of_two_cards_with_forced_reveal_that_of_the_active_player_is_played_first() -> None:
    omen = card("Omen", "Forced Reveal\nHeal 1 life.", "event", "0 0 0 0")
    curse = card("Curse", "Forced Reveal\nDraw 1 card.", "event", "0 0 0 0")
    feast = happening("Feast", "Each player draws 1 card.")
    made = table(omen, curse, feast).hand(0, "Feast").deck(0, "Omen", "Guard").deck(1, "Curse", "Guard")
    made.play(0, "Feast").resolve()
    assert made.stack() == ["Omen", "Curse"]


@pytest.mark.rule("gateruler", "15-30c", "1-5b", "15-30b-1")
def test_damage_that_cannot_all_be_reversed_is_not_reversed_and_the_rest_happens() -> None:
    turn = happening("Turn", "DR 2. Draw 2 cards.")
    made = table(turn).hand(0, "Turn").damage(0, "Guard").play(0, "Turn").resolve()
    assert made.hand_size(0) == 2 and [each.face_up for each in made.objects("damage", 0)] == [True]


# ---------------------------------------------------------------- control


@pytest.mark.rule("gateruler", "14-13d", "15-23a", "3-2d", "14-12a-2")
def test_what_an_event_gave_to_allied_units_stays_with_one_that_changes_sides() -> None:
    cheer = happening("Cheer", "All allied units gain +2 ATK until the end of the turn.")
    made = table(cheer, FACE).hand(0, "Cheer", "Guard").field(0, "Scout", place=1).zone(1, "set", "Face")
    made.play(0, "Cheer").resolve().play(0, "Guard", option="attack 2").passes(0)
    made.play(1, "Face", targets=["Scout"]).resolve().option("attack 1").resolve_all()
    assert made.obj("Scout").controller == 1 and made.power("Scout", 1) == 4
    assert made.power("Guard", 0) == 1  # it came later


@pytest.mark.rule("gateruler", "14-7a-1a", "15-23a", "14-7a-1")
def test_a_named_ability_that_was_used_up_can_be_used_by_the_player_who_takes_its_card() -> None:
    engine = card("Engine", '"Ignite" [Turn 1]: Instant Action: Draw 1 card.')
    made = table(engine, FACE).field(0, "Engine", place=1).zone(1, "set", "Face").use(0, "Engine").resolve()
    made.passes(0).play(1, "Face", targets=["Engine"]).resolve().option("attack 1").passes(0)
    made.use(1, "Engine").resolve()
    assert made.hand_size(1) == 1


@pytest.mark.rule("gateruler", "15-23a-1", "8-4c", "14-2a-1", "4-5c")
def test_an_exhausted_unit_that_is_taken_over_stands_ready_and_attacks_for_its_new_player() -> None:
    hawk = card("Hawk", "When this card attacks, draw 1 card.")
    made = table(hawk, FACE).zone(0, "set", "Face").field(1, "Hawk", place=1, rested=True)
    made.play(0, "Face", targets=["Hawk"]).resolve().option("attack 1").attack("Hawk", at="Rival").resolve()
    assert made.hand_size(0) == 1 and made.hand_size(1) == 0


# ---------------------------------------------------------------- layers


@pytest.mark.rule("gateruler", "14-13a-5", "14-13a-6", "14-13c-2")
def test_a_keyword_gained_after_all_abilities_were_lost_is_lost_as_well() -> None:
    dull = happening("Dull", "Choose 1 unit. It loses all abilities until the end of the turn.")
    edge = happening("Edge", "Choose 1 unit. It gains Deadly until the end of the turn.")
    made = table(dull, edge).field(0, "Scout", place=1).hand(0, "Dull", "Edge")
    made.play(0, "Dull", targets=["Scout"]).resolve().play(0, "Edge", targets=["Scout"]).resolve()
    assert not made.has("Scout", "deadly")


@pytest.mark.rule("gateruler", "14-13a-9", "14-13c-2b", "15-2a")
def test_a_value_that_is_set_takes_away_what_was_added_before_and_not_what_is_added_after() -> None:
    fix = happening("Fix", "Choose 1 unit. Its ATK becomes 5 until the end of the turn.")
    grow = happening("Grow", "Choose 1 unit. It gains +2 ATK until the end of the turn.")
    made = table(fix, grow).field(0, "Scout", place=1).hand(0, "Fix", "Grow", "Grow")
    made.play(0, "Grow", targets=["Scout"]).resolve().play(0, "Fix", targets=["Scout"]).resolve()
    assert made.power("Scout") == 5
    made.play(0, "Grow", targets=["Scout"]).resolve()
    assert made.power("Scout") == 7


# ---------------------------------------------------------------- the end of a game, and of a turn


@pytest.mark.rule("gateruler", "12-2a-2", "12-2d-1", "12-2c", "9-3e-2")
def test_a_player_who_puts_a_card_back_into_the_empty_deck_in_answer_is_not_defeated() -> None:
    dig = happening("Dig", "Draw 1 card.")
    words = "Choose 1 card in your graveyard. Put it on the bottom of its owner's deck."
    save = happening("Save", words, "Instant Action")
    made = table(dig, save).keep_decks().hand(0, "Dig").deck(0, "Guard", only=True).deck(1, 10)
    made.zone(0, "graveyard", "Giant").zone(0, "set", "Save").play(0, "Dig").resolve()
    assert not made.over
    made.play(0, "Save", targets=["Giant"]).resolve().resolve_all()
    assert not made.over and made.zone_names(0, "deck") == ["Giant"]


@pytest.mark.rule("gateruler", "12-2c-1", "1-4b-1", "12-2d-1")
def test_players_whose_decks_run_out_at_once_are_defeated_together() -> None:
    feast = happening("Feast", "Each player draws 1 card.")
    made = table(feast).keep_decks().hand(0, "Feast").deck(0, "Guard", only=True).deck(1, "Guard", only=True)
    made.play(0, "Feast").resolve()
    for _ in range(4):
        if made.over:
            break
        made.passes()
    assert made.over and made.winner is None


@pytest.mark.rule("gateruler", "15-24b", "15-24c", "15-24h", "6-5a", "6-5c-1")
def test_an_ended_turn_forgets_what_has_triggered_and_still_has_its_end() -> None:
    stop = happening("Stop", "End the turn.", "Instant Action")
    bell = card("Bell", "When an allied unit is destroyed, draw 1 card.\nAt the end of your turn, heal 1 life.")
    made = table(stop, bell, HUSH).field(0, "Bell", place=1).field(0, "Scout", place=2, damage=2).damage(0, "Guard")
    made.zone(0, "set", "Hush").zone(1, "set", "Stop").play(0, "Hush", targets=["Scout"]).passes(0)
    made.play(1, "Stop").resolve()
    made.to("main", 1)
    assert made.field_names(0) == ["Bell", "Scout"] and "Hush" in made.zone_names(0, "graveyard")
    assert made.hand_size(0) == 0 and made.damage_count(0) == 0 and made.damage_on("Scout") == 0


@pytest.mark.rule("gateruler", "14-10c", "11-2a-2a", "9-4c")
def test_a_player_orders_what_has_triggered_for_them_and_the_last_played_resolves_first() -> None:
    bell = card("Bell", "When an allied unit is destroyed, draw 1 card.", numbers="0 1 9 1")
    knell = card("Knell", "When an allied unit is destroyed, discard 1 card.", numbers="0 1 9 1")
    made = table(bell, knell, HUSH).field(0, "Bell", place=1).field(0, "Knell", place=2).field(0, "Scout", place=3)
    made.zone(0, "set", "Hush").hand(0, "Giant").deck(0, "Guard").play(0, "Hush", targets=["Scout"]).resolve()
    made.expect(player=0, why="triggers").option("draw").resolve()
    assert made.hand_names(0) == ["Guard"]  # Knell was played last and resolved first: it had no choice but Giant
