"""Sections 15-20d and 15-20e with the keywords that deal combat damage, and what 14-5b-1 and 15-12d say of combat."""

from __future__ import annotations

import pytest

from arbiter.kernel.traits import Face
from arbiter.testing import Table
from tests.games.gateruler.plain import RIVAL, ruler, table
from tests.games.gateruler.printed import card, happening

WARD = happening("Ward", "This damage becomes 0.", "You can play this card when an allied unit would be dealt damage.")
PARRY = happening("Parry", "This damage becomes 0.", "You can play this card when you would be dealt damage.")
DUEL = card("Duelist", "Retaliate", numbers="0 3 9 1")
PICKET = card("Picket", "Intercept", numbers="0 3 9 1")
RAM = card("Ram", "Breakthrough", numbers="0 6 6 2")
FEND = happening(
    "Fend", "The combat damage from this attack becomes 0.", "You can play this card when an enemy unit attacks."
)


def answered(made: Table, card: str) -> Table:
    """Idle passes until somebody is asked whether to reveal the card; then it is played and resolves."""
    for _ in range(20):
        question = made.question
        assert question is not None
        if question.why == "reveal to trigger":
            made.yes()
            assert made.stack()[-1] == card
            return made.resolve()
        made.passes()
    raise AssertionError(f"{card} was never asked for")


@pytest.mark.rule("gateruler", "15-20d", "15-20e", "16-8c")
def test_retaliate_is_about_to_deal_damage_to_the_attacker() -> None:
    made = table(DUEL, WARD).field(0, "Scout").zone(0, "set", "Ward").field(1, "Duelist", place=1)
    made.attack("Scout", at="Duelist")
    answered(made, "Ward").to("attack_start")
    assert made.field_names(0) == ["Scout"] and made.damage_on("Scout") == 0


@pytest.mark.rule("gateruler", "15-20d", "15-20e", "16-7c")
def test_intercept_is_about_to_deal_damage_to_the_attacker() -> None:
    made = table(PICKET, WARD).field(0, "Scout").zone(0, "set", "Ward").field(1, "Picket", place=1)
    made.attack("Scout", at="Picket")
    answered(made, "Ward").to("attack_start")
    assert made.field_names(0) == ["Scout"] and made.damage_on("Picket", 1) == 2


@pytest.mark.rule("gateruler", "15-20d", "15-20e", "16-5b")
def test_breakthrough_is_about_to_deal_damage_to_the_ruler() -> None:
    made = table(RAM, PARRY).field(0, "Ram").zone(1, "set", "Parry").field(1, "Guard", place=0)
    made.attack("Ram", at="Guard")
    answered(made, "Parry").to("attack_start")
    assert made.damage_count(1) == 0 and made.field_names(1) == []


@pytest.mark.rule("gateruler", "15-20d", "16-5a-1")
def test_breakthrough_that_would_deal_none_threatens_nobody() -> None:
    """The unit that it battled with is still there."""
    wall = card("Wall", "", numbers="0 1 9 1")
    made = table(RAM, PARRY, wall).field(0, "Ram").zone(1, "set", "Parry").field(1, "Wall", place=0)
    made.attack("Ram", at="Wall").to("attack_start")
    assert made.damage_count(1) == 0 and made.zone_names(1, "set") == ["Parry"]


@pytest.mark.rule("gateruler", "14-5b-1", "16-5b")
def test_combat_damage_from_this_attack_is_not_the_damage_of_breakthrough() -> None:
    """The unit is destroyed by something else, so that Breakthrough strikes after an attack that dealt nothing."""
    frail = card("Frail", "At the end of the damage step, destroy this card.", numbers="0 1 9 1")
    made = table(RAM, FEND, frail).field(0, "Ram").zone(1, "set", "Fend").field(1, "Frail", place=0)
    made.attack("Ram", at="Frail")
    answered(made, "Fend")
    made.to("attack_start")
    assert made.field_names(1) == []
    assert made.damage_count(1) == 2


@pytest.mark.rule("gateruler", "14-5b-1", "13-3a-1")
def test_combat_damage_of_an_attacking_ruler_is_combat_damage_from_this_attack() -> None:
    """8-6d: the attacking card may be a ruler."""
    shield = happening(
        "Shield", "The combat damage from this attack becomes 0.", "You can play this card when you are attacked."
    )
    made = table(shield).zone(1, "set", "Shield")
    made.attack("Regent", at="Rival")
    answered(made, "Shield").to("attack_start")
    assert made.damage_count(1) == 0


# ---------------------------------------------------------------- 14-18b  geared up


GEAR = card("Frame", 'Gear Up - "Rise"', numbers="0 5 5 3")


def geared(text: str, *more: Face) -> Table:
    """Player 0's ruler with that text, geared up into Frame (5/5, STK 3)."""
    return table(GEAR, *more, rulers=(regent(text), RIVAL)).hand(0, "Frame")


def regent(text: str) -> Face:
    made = card("Regent", text, "ruler", "0 2 0 1", life=7)
    made.sheet = ruler("Regent", summon_cap=1).sheet
    return made


@pytest.mark.rule("gateruler", "14-18b-8", "8-4h")
def test_a_geared_up_rulers_as_it_attacks_ability_resolves() -> None:
    made = geared("As this card attacks, draw 1 card.")
    made.act(0, "gear_up", "Frame").resolve()
    before = made.hand_size(0)
    made.attack("Frame", at="Rival").to("attack_start")
    assert made.hand_size(0) == before + 1


@pytest.mark.rule("gateruler", "14-18b-4", "16-5a-1")
def test_breakthrough_of_a_geared_up_ruler_deals_the_units_strike() -> None:
    made = geared("Breakthrough").field(1, "Guard", place=0)
    made.act(0, "gear_up", "Frame").resolve()
    made.attack("Frame", at="Guard").to("attack_start")
    assert made.damage_count(1) == 3


@pytest.mark.rule("gateruler", "14-18b-4", "14-18b-3", "16-8a-1")
def test_retaliate_of_a_geared_up_ruler_deals_the_units_attack() -> None:
    big = card("Ogre", numbers="0 1 9 1")
    made = geared("Retaliate", big).field(1, "Ogre", place=1)
    made.act(0, "gear_up", "Frame").resolve()
    made.to("main", 1).attack("Ogre", at="Frame").to("attack_start")
    assert made.damage_on("Ogre", 1) == 5


@pytest.mark.rule("gateruler", "14-18b-4", "16-5a-1")
def test_a_pair_breaks_through_once_though_both_cards_have_breakthrough() -> None:
    """The second time the attack has dealt combat damage to the ruler already."""
    frame = card("Frame", 'Gear Up - "Rise"\nBreakthrough', numbers="0 5 5 3")
    made = table(frame, rulers=(regent("Breakthrough"), RIVAL)).hand(0, "Frame").field(1, "Guard", place=0)
    made.act(0, "gear_up", "Frame").resolve()
    made.attack("Frame", at="Guard")
    while made.question is not None and made.question.why != "attack" and made.game.state.step != "attack_start":
        if made.question.why == "triggers":
            made.option(made.question.options[0])  # type: ignore[attr-defined]
        else:
            made.passes()
    assert made.damage_count(1) == 3


# ---------------------------------------------------------------- 15-12d

PUP = card("Pup", "Charge Shield", numbers="0 1 2 1")


@pytest.mark.rule("gateruler", "15-12d", "16-12a-1")
def test_a_destruction_that_charge_shield_replaced_was_performed() -> None:
    witness = card("Witness", "When an enemy unit is destroyed, draw 1 card.")
    hush = happening("Hush", "Choose 1 unit. Destroy it.")
    made = table(PUP, witness, hush).hand(0, "Hush").field(0, "Witness").field(1, "Pup")
    made.zone(1, "charge", "Guard", host="Pup")
    made.play(0, "Hush", targets=["Pup"]).resolve().yes()
    assert made.field_names(1) == ["Pup"] and made.stack() == ["Witness"]


@pytest.mark.rule("gateruler", "15-12d", "15-3c")
def test_what_charge_shield_kept_in_play_has_not_left_it() -> None:
    witness = card("Witness", "When an enemy unit leaves play, draw 1 card.")
    hush = happening("Hush", "Choose 1 unit. Destroy it.")
    made = table(PUP, witness, hush).hand(0, "Hush").field(0, "Witness").field(1, "Pup")
    made.zone(1, "charge", "Guard", host="Pup")
    made.play(0, "Hush", targets=["Pup"]).resolve().yes()
    assert made.field_names(1) == ["Pup"] and made.stack() == []


@pytest.mark.rule("gateruler", "15-12d", "16-30b", "14-16e")
def test_essence_drain_takes_what_was_destroyed_though_it_remained() -> None:
    """The destroy action was performed on it (15-12d), so it is the destroyed unit (16-30b)."""
    leech = card("Leech", "Essence Drain", numbers="0 6 6 1")
    made = table(PUP, leech).field(0, "Leech").field(1, "Pup", place=1).zone(1, "charge", "Guard", host="Pup")
    made.attack("Leech", at="Pup")
    while made.question is not None and made.question.why != "replace":
        made.passes()
    made.yes().to("attack_start")
    assert made.zone_names(0, "charge") == ["Pup"]
