"""Further rulings on how rules meet in Gate Ruler: charges, drives, prevention, limits, hidden cards."""

from __future__ import annotations

import pytest

from tests.games.gateruler.plain import RIVAL, on, ruler, table, unit
from tests.games.gateruler.printed import card, happening

HUSH = happening("Hush", "Choose 1 unit. Destroy it.", "Instant Action")
FACE = happening("Face", "Choose 1 enemy unit. You gain control of it.", "Instant Action")
BOLT = happening("Bolt", "Choose 1 unit. Deal 2 damage to it.", "Instant Action")
BURN = happening("Burn", "Deal 1 damage to your opponent.")
RAM = card("Ram", "Breakthrough", numbers="0 6 6 2")


# ---------------------------------------------------------------- charges, and cards on top of others


@pytest.mark.rule("gateruler", "15-14b-2", "15-14b-3", "8-6d-2")
def test_a_card_put_on_top_of_the_attacker_attacks_in_its_place_without_its_damage_and_effects() -> None:
    evolve = happening(
        "Evolve",
        "Choose 1 unit card in your hand and 1 allied unit. Put the former on top of the latter.",
        "Instant Action",
    )
    made = table(evolve).field(0, "Scout", damage=2).hand(0, "Giant").zone(0, "set", "Evolve")
    made.field(1, "Guard", place=1).attack("Scout", at="Guard")
    made.play(0, "Evolve", targets=["Scout"])
    on(made)
    assert made.field_names(0) == ["Giant"] and made.damage_on("Giant") == 0
    assert made.zone_names(0, "charge") == ["Scout"] and made.field_names(1) == []


@pytest.mark.rule("gateruler", "3-14e", "12-5a", "15-23a", "3-14d-4")
def test_charges_of_a_stolen_unit_that_dies_go_to_their_owners() -> None:
    made = table(FACE, HUSH).zone(0, "set", "Face", "Hush").field(1, "Giant", place=1)
    made.zone(1, "charge", "Spark", host="Giant")
    made.play(0, "Face", targets=["Giant"]).resolve().option("attack 1")
    made.play(0, "Hush", targets=["Giant"]).resolve()
    assert sorted(made.zone_names(1, "graveyard")) == ["Giant", "Spark"]
    assert "Giant" not in made.zone_names(0, "graveyard")


@pytest.mark.rule("gateruler", "16-28a-1", "16-29b", "16-29c")
def test_a_unit_that_linked_itself_gives_its_charge_bonus_to_its_host() -> None:
    sprite = card("Sprite", 'Charge Link\nCharge Bonus {Beast}: "This card gains +3 ATK."')
    bear = card("Bear", attributes=["Beast"])
    made = table(sprite, bear).field(0, "Sprite", place=1).field(0, "Bear", place=2)
    made.use(0, "Sprite").resolve().yes()
    assert made.power("Bear") == 5 and made.zone_names(0, "charge") == ["Sprite"]


@pytest.mark.rule("gateruler", "16-12a-1", "16-28a-1", "16-1a-5")
def test_charge_link_finds_no_host_with_charge_shield_also_if_it_was_gained() -> None:
    sprite = card("Sprite", "Charge Link")
    banner = card("Banner", "Units you control gain Charge Shield.", "field", "0 0 0 0")
    made = table(sprite, banner).field(0, "Sprite", place=1).field(0, "Scout", place=2).zone(0, "field", "Banner")
    if made.can("use", 0, "Sprite"):
        made.use(0, "Sprite").resolve()
        if made.question is not None and made.question.kind == "confirm":
            made.yes()
    assert sorted(made.field_names(0)) == ["Scout", "Sprite"]


@pytest.mark.rule("gateruler", "16-30b", "14-16e", "15-12b-1")
def test_essence_drain_takes_nothing_that_another_source_destroyed() -> None:
    leech = card("Leech", "Essence Drain", numbers="0 2 6 1")
    made = table(leech, BOLT).field(0, "Leech").zone(0, "set", "Bolt").field(1, "Guard", place=1)
    made.attack("Leech", at="Guard")
    made.to("damage_end").play(0, "Bolt", targets=["Guard"]).resolve()
    on(made)
    assert made.field_names(1) == ["Guard"] and made.damage_on("Guard", 1) == 4


# ---------------------------------------------------------------- prevention


@pytest.mark.rule("gateruler", "13-3c-1", "14-14e-1", "13-2c")
def test_prevention_of_the_next_damage_is_used_up_by_the_first_of_two_attacks() -> None:
    guard = happening("Aegis", "The next damage dealt to you this turn becomes 0.", "Instant Action")
    made = table(guard).field(0, "Scout", place=1).field(0, "Giant", place=2).zone(1, "set", "Aegis")
    made.attack("Scout", at="Rival").passes(0).play(1, "Aegis").resolve()
    on(made)
    assert made.damage_count(1) == 0
    on(made.attack("Giant", at="Rival"))
    assert made.damage_count(1) == 2


@pytest.mark.rule("gateruler", "13-3c-1", "14-14e-1", "6-5c-2")
def test_prevention_of_the_next_damage_ends_with_the_turn() -> None:
    guard = happening("Aegis", "The next damage dealt to you this turn becomes 0.", "Instant Action")
    made = table(guard).zone(0, "set", "Aegis").field(1, "Giant", place=1).play(0, "Aegis").resolve().to("main", 1)
    on(made.attack("Giant", at="Regent"))
    assert made.damage_count(0) == 2


@pytest.mark.rule("gateruler", "13-2c", "13-3d-1", "14-14g")
def test_damage_that_became_nothing_was_not_dealt() -> None:
    witness = card("Witness", "When this card is dealt combat damage, draw 1 card.", numbers="0 1 9 1")
    ward = happening(
        "Ward", "This damage becomes 0.", "You can play this card when an allied unit would be dealt damage."
    )
    made = table(witness, ward).field(0, "Giant").field(1, "Witness", place=1).zone(1, "set", "Ward")
    on(made.attack("Giant", at="Witness"))
    assert made.damage_on("Witness", 1) == 0 and made.hand_size(1) == 0


@pytest.mark.rule("gateruler", "15-36a", "15-34b", "16-5a-1")
def test_an_attack_that_was_redirected_to_a_side_column_does_not_break_through() -> None:
    lure = happening("Lure", "Choose 1 allied unit. Redirect the attack to it.", "Instant Action")
    made = table(RAM, lure).field(0, "Ram").field(1, "Guard", place=0).field(1, "Scout", place=1)
    made.zone(1, "set", "Lure").attack("Ram", at="Guard").passes(0).play(1, "Lure", targets=["Scout"]).resolve()
    on(made)
    assert made.field_names(1) == ["Guard"] and made.damage_count(1) == 0


# ---------------------------------------------------------------- drives


@pytest.mark.rule("gateruler", "10-3a", "10-4d", "10-4d-1", "14-18d-2")
def test_a_unit_driven_in_the_opponents_turn_is_summoned_for_its_level() -> None:
    echo = card("Echo", "[CNT] Drive 1.")
    made = table(echo, BURN, unit("Knight", level=1)).hand(0, "Burn").deck(1, "Echo", "Knight", "Scout")
    made.zone(1, "resource", 1).play(0, "Burn").resolve()
    while made.question is not None and made.question.why != "drive":
        made.passes() if made.question.why == "priority" else made.choose("Knight")
    made.option("card").option("attack 1").resolve_all()
    assert made.field_names(1) == ["Knight"] and all(obj.turned for obj in made.objects("resource", 1))


@pytest.mark.rule("gateruler", "10-4e", "10-3a-1", "3-12c")
def test_a_driven_unit_that_cannot_be_paid_for_goes_to_the_graveyard() -> None:
    echo = card("Echo", "[CNT] Drive 1.")
    made = table(echo, BURN, unit("Knight", level=1)).hand(0, "Burn").deck(1, "Echo", "Knight", "Scout")
    made.play(0, "Burn").resolve()
    for _ in range(10):
        if made.question is None or not made.stack():
            break
        made.passes() if made.question.why == "priority" else made.option("nothing")
    assert sorted(made.zone_names(1, "graveyard")) == ["Echo", "Knight"]


@pytest.mark.rule("gateruler", "6-3c", "7-2a-2", "10-2a")
def test_what_is_left_in_the_drive_zone_goes_with_the_main_phase_and_its_overdrive_with_it() -> None:
    boost = card("Booster", "[OD] Draw 1 card.")
    rev = happening("Rev", "Drive 1.")
    made = table(boost, rev).hand(0, "Rev").deck(0, "Booster").play(0, "Rev").resolve().act(0, "reveal", "Booster")
    made.to("declare")
    assert made.zone_names(0, "drive") == [] and made.zone_names(0, "graveyard") == ["Rev", "Booster"]


# ---------------------------------------------------------------- limits, hidden cards, control


@pytest.mark.rule("gateruler", "14-7a-2", "14-7a-2a", "15-23a")
def test_an_ability_used_this_turn_is_used_up_for_its_new_controller() -> None:
    engine = card("Engine", "[Turn 1] Instant Action: Draw 1 card.")
    made = table(engine, FACE).field(0, "Engine", place=1).zone(1, "set", "Face").use(0, "Engine").resolve()
    made.passes(0).play(1, "Face", targets=["Engine"]).resolve().option("attack 1")
    made.passes(0)
    assert not made.can("use", 1, "Engine")


@pytest.mark.rule("gateruler", "14-7a-1", "14-7a-1a")
def test_a_named_ability_is_limited_for_all_of_that_name_that_a_player_has() -> None:
    engine = card("Engine", '"Ignite" [Turn 1]: Instant Action: Draw 1 card.')
    made = table(engine).field(0, "Engine", place=1).field(0, "Engine", place=2)
    made.use(0, made.card("Engine", 0, index=0)).resolve()
    assert not made.can("use", 0, "Engine")


@pytest.mark.rule("gateruler", "14-19c", "14-19d", "16-3a")
def test_a_face_down_unit_has_none_of_its_keywords_and_dies_as_itself() -> None:
    rogue = card("Rogue", "Deadly\nWhen this card leaves play, draw 1 card.")
    hide = happening(
        "Hide", "Choose 1 unit card in your hand. Put it into play as a face down unit with 1 ATK, 2 HP and 1 STK."
    )
    made = table(rogue, hide).hand(0, "Hide", "Rogue").field(1, "Giant", place=1)
    made.play(0, "Hide").resolve().option("attack 1")
    on(made.attack("Face-down unit", at="Giant"))
    assert made.field_names(1) == ["Giant"] and made.damage_on("Giant", 1) == 1


@pytest.mark.rule("gateruler", "15-25a", "15-17a-4", "14-4b-10")
def test_a_unit_that_was_negated_has_used_its_summon_all_the_same() -> None:
    deny = happening("Deny", "Choose 1 card in the gate. Negate it.", "Instant Action")
    made = table(deny).hand(0, "Scout", "Guard").zone(1, "set", "Deny").play(0, "Scout", option="attack 1").passes(0)
    made.play(1, "Deny", targets=["Scout"]).resolve()
    assert made.zone_names(0, "graveyard") == ["Scout"] and not made.can("play", 0, "Guard")


@pytest.mark.rule("gateruler", "15-38a-3", "14-4c-2b", "15-17a-4")
def test_a_unit_that_cannot_enter_play_any_more_goes_back_to_the_hand() -> None:
    stop = happening("Stop", "During this turn, units cannot enter play.", "Instant Action")
    made = table(stop).hand(0, "Scout").zone(1, "set", "Stop").play(0, "Scout", option="attack 1").passes(0)
    made.play(1, "Stop").resolve()
    made.resolve_all()
    assert made.hand_names(0) == ["Scout"] and made.field_names(0) == []


@pytest.mark.rule("gateruler", "13-5b-2", "12-2c", "9-4f", "12-2d-1")
def test_of_two_players_at_the_end_of_their_life_the_inactive_one_is_defeated_first() -> None:
    """Their application process lies on top, and the defeat process that follows it comes before the other's."""
    pact = happening("Pact", "Deal 1 damage to your opponent. Deal 1 damage to you.")
    made = table(pact).hand(0, "Pact").damage(0, 6).damage(1, 6).play(0, "Pact").resolve()
    for _ in range(10):
        if made.match.over:
            break
        made.passes()
    assert made.match.winner == 0 and made.damage_count(0) == 6


@pytest.mark.rule("gateruler", "3-2j-1", "14-3b", "1-5b")
def test_an_ability_whose_cost_moves_no_card_cannot_be_played() -> None:
    vent = card("Vent", "Instant Action [Put 1 charge of this card into its owner's graveyard] Draw 1 card.")
    made = table(vent).field(0, "Vent", place=1)
    assert not made.can("use", 0, "Vent")


@pytest.mark.rule("gateruler", "14-4c-1", "14-4b-4f")
def test_an_event_whose_target_is_gone_does_the_rest_of_its_text() -> None:
    jab = happening("Jab", "Choose 1 unit. Deal 2 damage to it. Draw 1 card.")
    made = table(jab, HUSH).hand(0, "Jab").zone(1, "set", "Hush").field(1, "Scout", place=1)
    made.play(0, "Jab", targets=["Scout"]).passes(0).play(1, "Hush", targets=["Scout"]).resolve()
    made.resolve_all()
    assert made.hand_size(0) == 1


@pytest.mark.rule("gateruler", "15-2c", "15-2c-2", "4-3a-1")
def test_a_summon_cap_that_a_text_raised_falls_with_it_and_not_below_nothing() -> None:
    horn = card("Horn", "Your summon cap is increased by 1.", "field", "0 0 0 0")
    crush = happening("Crush", "Choose 1 field. Destroy it.", "Instant Action")
    made = table(horn, crush, unit("Knight")).zone(0, "field", "Horn").zone(1, "set", "Crush")
    made.hand(0, "Scout", "Guard", "Knight").play(0, "Scout", option="attack 1").resolve()
    made.play(0, "Guard", option="attack 2").passes(0).play(1, "Crush", targets=["Horn"]).resolve()
    made.resolve_all()
    assert sorted(made.field_names(0)) == ["Guard", "Scout"] and not made.can("play", 0, "Knight")


@pytest.mark.rule("gateruler", "6-2c", "3-9c", "14-18b-9")
def test_a_unit_in_a_defense_zone_stays_exhausted_when_its_turn_begins_unless_a_text_lets_it_stand_ready() -> None:
    wall = card("Wall", "This card can be ready in a defense zone.")
    made = table(wall, rulers=(ruler("Regent", summon_cap=1, defense_zones=2), RIVAL))
    made.field(0, "Guard", place=0, rested=True).field(0, "Wall", place=-1, rested=True)
    made.to("main", 1).to("main", 0)
    assert made.is_rested("Guard") and not made.is_rested("Wall")
