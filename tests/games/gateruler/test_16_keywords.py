"""Section 16: each keyword, by what it does in a game."""

from __future__ import annotations

import pytest

from tests.games.gateruler.plain import table
from tests.games.gateruler.printed import card, happening

# ---------------------------------------------------------------- 16-5 to 16-9  in battle


@pytest.mark.rule("gateruler", "16-5a-1", "16-5b")
def test_breakthrough_goes_on_to_the_ruler_behind_a_destroyed_defender() -> None:
    ram = card("Ram", "Breakthrough", numbers="0 6 3 2")
    made = table(ram).field(0, "Ram").field(1, "Scout", place=0, rested=True)
    made.attack("Ram", at="Scout").to("attack_start")
    assert made.damage_count(1) == 2


@pytest.mark.rule("gateruler", "16-5a", "16-5a-1")
def test_breakthrough_does_nothing_while_the_defender_stands_or_in_another_column() -> None:
    ram = card("Ram", "Breakthrough", numbers="0 2 3 2")
    made = table(ram).field(0, "Ram").field(1, "Giant", place=0, rested=True)
    made.attack("Ram", at="Giant").to("attack_start")
    assert made.damage_count(1) == 0
    side = table(card("Ram", "Breakthrough", numbers="0 6 3 2")).field(0, "Ram").field(1, "Scout", place=1)
    side.attack("Ram", at="Scout").to("attack_start")
    assert side.damage_count(1) == 0 and side.zone_names(1, "graveyard") == ["Scout"]


@pytest.mark.rule("gateruler", "16-5a-1")
def test_breakthrough_adds_nothing_to_an_attack_on_the_ruler() -> None:
    ram = card("Ram", "Breakthrough", numbers="0 6 3 2")
    made = table(ram).field(0, "Ram")
    made.attack("Ram", at="Rival").to("attack_start")
    assert made.damage_count(1) == 2


@pytest.mark.rule("gateruler", "16-5c", "16-1a-5")
def test_a_second_breakthrough_adds_nothing() -> None:
    ram = card("Ram", "Breakthrough", numbers="0 6 3 2")
    lend = happening("Lend", "Choose 1 allied unit. Until the end of the turn, it gains Breakthrough.")
    made = table(ram, lend).hand(0, "Lend").field(0, "Ram").field(1, "Scout", place=0, rested=True)
    made.play(0, "Lend", targets=["Ram"]).resolve()
    made.attack("Ram", at="Scout").to("attack_start")
    assert made.damage_count(1) == 2


@pytest.mark.rule("gateruler", "16-6a", "16-6a-1")
def test_defender_may_move_to_an_empty_defense_zone_at_the_end_of_the_attack_phase() -> None:
    wall = card("Wall", "Defender")
    made = table(wall).field(0, "Wall", place=1).to("attack_end").resolve().yes()
    assert made.obj("Wall").place == 0
    kept = table(wall).field(0, "Wall", place=1).to("attack_end").resolve().no()
    assert kept.obj("Wall").place == 1
    full = table(wall).field(0, "Wall", place=1).field(0, "Scout", place=0, rested=True).to("attack_end")
    assert full.stack() == []


@pytest.mark.rule("gateruler", "16-7a", "16-7b", "16-7c", "16-7d")
def test_intercept_strikes_the_attacker_before_the_damage_step() -> None:
    sentry = card("Sentry", "Intercept", numbers="0 3 2 1")
    made = table(sentry).field(0, "Scout").field(1, "Sentry", place=1)
    made.attack("Scout", at="Sentry").to("attack_start")
    assert made.zone_names(0, "graveyard") == ["Scout"]
    assert made.field_names(1) == ["Sentry"] and made.damage_on("Sentry", 1) == 0


@pytest.mark.rule("gateruler", "16-8a", "16-8a-1", "16-8c")
def test_retaliate_strikes_back_after_surviving_the_damage() -> None:
    duelist = card("Duelist", "Retaliate", numbers="0 3 3 1")
    made = table(duelist).field(0, "Scout").field(1, "Duelist", place=1)
    made.attack("Scout", at="Duelist").to("attack_start")
    assert made.zone_names(0, "graveyard") == ["Scout"] and made.damage_on("Duelist", 1) == 2


@pytest.mark.rule("gateruler", "16-8a-1")
def test_a_destroyed_unit_does_not_retaliate() -> None:
    duelist = card("Duelist", "Retaliate", numbers="0 3 2 1")
    made = table(duelist).field(0, "Scout").field(1, "Duelist", place=1)
    made.attack("Scout", at="Duelist").to("attack_start")
    assert made.field_names(0) == ["Scout"] and made.damage_on("Scout", 0) == 0


@pytest.mark.rule("gateruler", "16-8b")
def test_a_second_retaliate_adds_nothing() -> None:
    duelist = card("Duelist", "Retaliate\nAllied units gain Retaliate.", numbers="0 1 5 1")
    made = table(duelist).field(0, "Scout").field(1, "Duelist", place=1)
    made.attack("Scout", at="Duelist").to("attack_start")
    assert made.damage_on("Scout", 0) == 1


@pytest.mark.rule("gateruler", "16-9a", "16-9a-1", "16-9a-2", "16-9a-3", "16-9b")
def test_double_and_triple_attack_ready_the_unit_until_it_has_attacked_so_often() -> None:
    for text, most in (("Double Attack", 2), ("Triple Attack", 3)):
        made = table(card("Twin", text)).field(0, "Twin")
        for count in range(most):
            made.attack("Twin", at="Rival").to("attack_start")
            assert made.is_rested("Twin", 0) == (count == most - 1)
        assert made.damage_count(1) == most
    lazy = table(card("Twin", "Double Attack")).field(0, "Twin").attack("Twin", at="Rival").to("end")  # 16-9b
    assert lazy.damage_count(1) == 1 and not lazy.is_rested("Twin", 0)


# ---------------------------------------------------------------- 16-10 to 16-12


@pytest.mark.rule("gateruler", "16-10a", "16-10a-1", "16-10b")
def test_a_familiar_gains_an_attribute_until_the_end_of_the_turn() -> None:
    cat = card("Cat", "Familiar", attributes=["Beast"])
    made = table(cat, card("Wyrm", attributes=["Dragon"])).field(0, "Cat").hand(1, "Wyrm")
    made.use(0, "Cat").resolve().option("Dragon")
    assert made.obj("Cat").now.kinds >= {"Beast", "Dragon"}
    made.next_turn()
    assert made.obj("Cat").now.kinds == {"Beast"}


@pytest.mark.rule("gateruler", "16-11a", "16-11a-1", "16-11a-2")
def test_undying_is_summoned_from_the_graveyard_for_its_cost_and_within_the_cap() -> None:
    ghost = card("Ghost", "Undying", numbers="1 2 3 1")
    made = table(ghost).zone(0, "graveyard", "Ghost").zone(0, "resource", 1)
    made.play(0, "Ghost", option="attack 1").resolve()
    assert made.field_names(0) == ["Ghost"]
    poor = table(ghost).zone(0, "graveyard", "Ghost")
    assert not poor.can("play", 0, "Ghost")
    capped = table(card("Ghost", "Undying")).zone(0, "graveyard", "Ghost").hand(0, "Scout")
    capped.play(0, "Scout", option="attack 1").resolve()
    assert not capped.can("play", 0, "Ghost")


@pytest.mark.rule("gateruler", "16-12a", "16-12a-1", "16-12b", "16-12b-1", "16-12b-2", "15-32a", "15-32a-1", "15-32a-2")
def test_charge_shield_gives_a_charge_for_staying_without_damage_and_passing_effects() -> None:
    oak = card("Oak", "Charge Shield")
    grow = happening("Grow", "Choose 1 unit. Until the end of the turn, it gains +1 ATK and Retaliate.")
    bolt = happening("Bolt", "Choose 1 unit. Deal 3 damage to it.")
    made = table(oak, grow, bolt).hand(0, "Grow", "Bolt").field(0, "Oak").zone(0, "charge", "Guard", host="Oak")
    made.play(0, "Grow", targets=["Oak"]).resolve()
    assert made.power("Oak") == 3
    made.play(0, "Bolt", targets=["Oak"]).resolve().yes()
    assert made.field_names(0) == ["Oak"] and made.damage_on("Oak") == 0
    assert made.power("Oak") == 2 and not made.has("Oak", "retaliate")
    assert made.zone_names(0, "charge") == [] and "Guard" in made.zone_names(0, "graveyard")


@pytest.mark.rule("gateruler", "16-12a-1")
def test_charge_shield_needs_a_charge_and_may_be_declined() -> None:
    oak = card("Oak", "Charge Shield")
    bolt = happening("Bolt", "Choose 1 unit. Deal 3 damage to it.")
    made = table(oak, bolt).hand(0, "Bolt").field(0, "Oak").play(0, "Bolt", targets=["Oak"]).resolve()
    assert made.field_names(0) == []
    kept = table(oak, bolt).hand(0, "Bolt").field(0, "Oak").zone(0, "charge", "Guard", host="Oak")
    kept.play(0, "Bolt", targets=["Oak"]).resolve().no()
    assert kept.field_names(0) == []


@pytest.mark.rule("gateruler", "12-4a", "16-12a-1")
def test_a_shielded_card_that_shares_its_zone_is_put_away_once_its_charges_are_spent() -> None:
    oak = card("Oak", "Charge Shield")
    made = table(oak).field(0, "Oak", place=1).zone(0, "charge", "Guard", "Giant", host="Oak").hand(0, "Scout")
    made.play(0, "Scout", option="attack 1").resolve().yes().choose("Guard").yes()
    assert made.field_names(0) == ["Scout"]
    assert sorted(made.zone_names(0, "graveyard")) == ["Giant", "Guard", "Oak"]


# ---------------------------------------------------------------- 16-13, 16-14  summoning with materials


@pytest.mark.rule("gateruler", "16-13b-2a")
def test_materials_of_a_genesis_summoning_are_units_of_ones_own() -> None:
    mother = card(
        "Mother",
        "Genesis Summoning - Standard Action: Materials - this card and 1 other {Beast} unit. "
        "You may special summon 1 «Wyrm» in your deck.",
    )
    wyrm, pup = card("Wyrm", numbers="5 9 9 2"), card("Pup", attributes=["Beast"])
    made = table(mother, wyrm, pup).field(0, "Mother").field(1, "Pup").deck(0, "Scout", "Wyrm")
    made.use(0, "Mother").resolve()  # 16-13b-3  the rest is not resolved
    made.expect(kind="action", player=0)
    assert made.field_names(0) == ["Mother"] and made.field_names(1) == ["Pup"]


@pytest.mark.rule("gateruler", "16-13a", "16-13b", "16-13b-1", "16-13b-2", "16-13b-2a", "16-13b-2b", "16-13b-4")
def test_genesis_summoning_puts_its_materials_under_the_deck_and_the_unit_into_play() -> None:
    mother = card(
        "Mother",
        "Genesis Summoning - Standard Action: Materials - this card and 1 other allied {Beast} unit. "
        "You may special summon 1 «Wyrm» in your deck.",
    )
    wyrm, pup = card("Wyrm", numbers="5 9 9 2"), card("Pup", attributes=["Beast"])
    made = table(mother, wyrm, pup).field(0, "Mother", "Pup").deck(0, "Scout", "Wyrm")
    made.use(0, "Mother").resolve().yes().choose("Wyrm").option("attack 1")
    assert made.field_names(0) == ["Wyrm"]
    assert {"Mother", "Pup"} <= set(made.zone_names(0, "deck")) and made.zone_names(0, "graveyard") == []


@pytest.mark.rule("gateruler", "16-13b-3", "16-13b-3a")
def test_genesis_summoning_without_its_materials_does_nothing() -> None:
    mother = card(
        "Mother",
        "Genesis Summoning - Standard Action: Materials - this card and 1 other allied {Beast} unit. "
        "You may special summon 1 «Wyrm» in your deck.",
    )
    wyrm, pup = card("Wyrm", numbers="5 9 9 2"), card("Pup", attributes=["Beast"])
    made = table(mother, wyrm, pup).field(0, "Mother", "Pup").deck(0, "Wyrm").use(0, "Mother").resolve().no()
    assert made.field_names(0) == ["Mother", "Pup"]
    alone = table(mother, wyrm, pup).field(0, "Mother", "Scout").deck(0, "Wyrm").use(0, "Mother").resolve()
    assert alone.field_names(0) == ["Mother", "Scout"]


@pytest.mark.rule("gateruler", "16-13c", "16-13d")
def test_a_genesis_summoned_unit_is_heard_of_as_such() -> None:
    mother = card(
        "Mother",
        "Genesis Summoning - Standard Action: Materials - this card and 1 other allied {Beast} unit. "
        "You may special summon 1 «Wyrm» in your deck.",
    )
    wyrm, pup = card("Wyrm", "When this card is Genesis Summoned, draw 1 card."), card("Pup", attributes=["Beast"])
    made = table(mother, wyrm, pup).field(0, "Mother", "Pup").deck(0, "Wyrm")
    made.use(0, "Mother").resolve().yes().choose("Wyrm").option("attack 1").resolve()
    assert made.hand_size(0) == 1
    plain = table(wyrm).hand(0, "Wyrm").play(0, "Wyrm", option="attack 1").resolve()
    assert plain.hand_size(0) == 0 and plain.stack() == []


@pytest.mark.rule("gateruler", "16-14a", "16-14b", "16-14b-1", "16-14c", "16-14c-1", "16-14e", "16-14f", "16-14b-2a")
def test_abyssal_summoning_pays_the_concerto_and_summons_from_the_graveyard() -> None:
    piper = card("Piper", "Abyssal Summoning - Standard Action: You may do an Abyssal Summoning.")
    giant = card(
        "Bones",
        "Abyssal Concerto Requirement: Remove 2 cards in your graveyard from the game.\n"
        "When this card is Abyssal Summoned, draw 1 card.",
    )
    made = table(piper, giant).field(0, "Piper").zone(0, "graveyard", "Bones", "Trick", "Spark")
    made.use(0, "Piper").resolve().choose("Bones").option("attack 2").resolve()
    assert "Bones" in made.field_names(0) and made.hand_size(0) == 1
    assert sorted(made.zone_names(0, "removed")) == ["Spark", "Trick"]


@pytest.mark.rule("gateruler", "16-14b-2", "16-14c-2")
def test_abyssal_summoning_may_be_left_and_the_card_can_be_summoned_as_usual() -> None:
    piper = card("Piper", "Abyssal Summoning - Standard Action: You may do an Abyssal Summoning.")
    giant = card("Bones", "Abyssal Concerto Requirement: Remove 2 cards in your graveyard from the game.")
    made = table(piper, giant).field(0, "Piper").zone(0, "graveyard", "Bones", "Trick", "Spark")
    made.use(0, "Piper").resolve().choose()
    assert made.field_names(0) == ["Piper"] and made.zone_names(0, "removed") == []
    poor = table(piper, giant).field(0, "Piper").zone(0, "graveyard", "Bones", "Trick").use(0, "Piper").resolve()
    assert poor.field_names(0) == ["Piper"]
    usual = table(giant).hand(0, "Bones").play(0, "Bones", option="attack 1").resolve()
    assert usual.field_names(0) == ["Bones"]


@pytest.mark.rule("gateruler", "16-14d", "16-14d-1")
def test_an_effect_can_have_its_player_do_an_abyssal_summoning() -> None:
    door = happening("Door", "Do an Abyssal Summoning.")
    giant = card("Bones", "Abyssal Concerto Requirement: Put 1 allied unit into its owner's graveyard.")
    made = table(door, giant).hand(0, "Door").field(0, "Scout").zone(0, "graveyard", "Bones")
    made.play(0, "Door").resolve().choose("Bones").option("attack 1")
    assert made.field_names(0) == ["Bones"] and "Scout" in made.zone_names(0, "graveyard")
