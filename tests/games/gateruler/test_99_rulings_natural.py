"""Rulings in the words that players write by themselves: the rules' own turns of phrase, and what they do in play."""

from __future__ import annotations

import pytest

from arbiter.games.gateruler.language import LANGUAGE
from arbiter.testing import BadScript
from arbiter.text.compiler import compile_text
from tests.games.gateruler.plain import on
from tests.games.gateruler.written import event, field, table, unit

STANDARD = "Standard Action"
HUSH = event("Hush", "Choose 1 unit. Destroy it.")

# As players write it, and as the language prints it.
ALIKE = (
    (
        "【TD】This gains +1 ATK until the end of this turn.",
        "【TD】This card gains +1 ATK until the end of the turn.",
    ),
    ("When this destroys an enemy unit, draw 1 card.", "When this card destroys an enemy unit, draw 1 card."),
    ("Standard Action: [Discard 1 card] Draw 1 card.", "Standard Action [Discard 1 card] Draw 1 card."),
    ("Standard Action [Turn 1]: Draw 1 card.", "[Turn 1] Standard Action: Draw 1 card."),
    ("【TD】Heal 1.", "【TD】Heal 1 life."),
    ("You pay 1 less resource to play events.", "You pay 1 less to play events."),
    (
        "【TD】Put the top 2 cards of your deck under this as charges.",
        "【TD】Add the top 2 cards of your deck underneath this card as a charge.",
    ),
    ("If you have 3 or less life, this gains +1 STK.", "If you have 3 or less life left, this card gains +1 STK."),
    ("Discount: If you control a {Dragon}, reduce the cost by 2.", "Discount: if you control a {Dragon}, pay 2 less"),
    ("Charge Bonus {Dragon}: This gains +2 ATK.", 'Charge Bonus {Dragon}: "This card gains +2 ATK."'),
    ("All units are treated as {Dragon} units.", "All units are treated as {Dragon}."),
)


@pytest.mark.parametrize(("written", "printed"), ALIKE)
def test_what_players_write_means_what_is_printed(written: str, printed: str) -> None:
    def meaning(text: str) -> list[str]:
        return [
            repr(ability).replace(repr(ability.text), "") for ability in compile_text(LANGUAGE, "Lamp", "unit", text)
        ]

    assert meaning(written) == meaning(printed)


# ---------------------------------------------------------------- whose zone, on top of what


@pytest.mark.rule("gateruler", "3-2f", "15-3a")
def test_a_card_that_is_put_into_your_graveyard_lies_in_yours_whoever_owns_it() -> None:
    take = event("Take", "Choose 1 enemy unit. Put it into your graveyard.", timing=STANDARD)
    made = table(take).field(1, "Guard", place=1).hand(0, "Take").play(0, "Take", targets=["Guard"]).resolve()
    assert made.zone_names(0, "graveyard") == ["Guard", "Take"] and made.zone_names(1, "graveyard") == []


@pytest.mark.rule("gateruler", "15-14b", "15-14b-1", "15-14b-3", "15-6b")
def test_what_is_put_on_top_of_it_comes_onto_the_chosen_unit_and_not_onto_itself() -> None:
    rise = event("Rise", "Choose 1 allied unit. Put a unit card from your hand on top of it.", timing=STANDARD)
    made = table(rise).field(0, "Scout", place=1, rested=True, damage=2).hand(0, "Rise", "Giant")
    made.play(0, "Rise", targets=["Scout"]).resolve()
    assert made.field_names(0) == ["Giant"] and made.is_rested("Giant") and made.damage_on("Giant") == 0
    assert made.zone_names(0, "charge") == ["Scout"]


@pytest.mark.rule("gateruler", "15-14a", "14-10b", "11-2a-2a")
def test_each_charge_that_a_card_gains_is_heard_of() -> None:
    load = event(
        "Load", "Choose 1 allied unit. Add the top 2 cards of your deck underneath it as charges.", timing=STANDARD
    )
    made = table(unit("Magnet", "When this gains a charge, draw 1 card."), load).field(0, "Magnet", place=1)
    made.hand(0, "Load").play(0, "Load", targets=["Magnet"]).resolve().option("(1 of 2)").resolve_all()
    assert len(made.zone_names(0, "charge")) == 2 and made.hand_size(0) == 2


# ---------------------------------------------------------------- who destroys


@pytest.mark.rule("gateruler", "15-12c", "14-16f-1")
def test_destroyed_by_an_enemy_effect_is_who_is_told_to_be_destroyed_and_not_who_is_struck() -> None:
    martyr = unit("Martyr", "When this card is destroyed by an enemy effect, draw 1 card.", hp=1)
    made = table(martyr, HUSH).field(1, "Martyr", place=1).zone(0, "set", "Hush")
    made.play(0, "Hush", targets=["Martyr"]).resolve_all()
    assert made.hand_size(1) == 1
    made = on(table(martyr).field(1, "Martyr", place=1).field(0, "Scout", place=1).attack("Scout", at="Martyr"))
    assert made.hand_size(1) == 0 and made.field_names(1) == []


@pytest.mark.rule("gateruler", "15-12a", "1-5d")
def test_what_cannot_be_destroyed_by_effects_is_destroyed_in_combat() -> None:
    stone = unit("Stone", "This card cannot be destroyed by effects.", hp=1)
    made = table(stone, HUSH).field(1, "Stone", place=1).zone(0, "set", "Hush").field(0, "Scout", place=1)
    made.play(0, "Hush", targets=["Stone"]).resolve_all()
    assert made.field_names(1) == ["Stone"]
    assert on(made.attack("Scout", at="Stone")).field_names(1) == []


@pytest.mark.rule("gateruler", "14-14c-2", "14-14c-2a", "15-32a-1")
def test_who_cannot_do_what_the_replacement_asks_for_is_not_offered_it() -> None:
    cat = unit("Cat", "As this would be destroyed, you may discard 1 card. If you do, it remains in play instead.")
    made = (
        table(cat, HUSH, {**HUSH, "name": "Quiet"}).field(1, "Cat", place=1, damage=2).zone(0, "set", "Hush", "Quiet")
    )
    made.hand(1, "Scout").play(0, "Hush", targets=["Cat"]).resolve().yes()
    assert made.field_names(1) == ["Cat"] and made.hand_size(1) == 0 and made.damage_on("Cat", 1) == 0
    assert made.play(0, "Quiet", targets=["Cat"]).resolve_all().field_names(1) == []


# ---------------------------------------------------------------- ignoring, forcing, forbidding


@pytest.mark.rule("gateruler", "15-27a", "15-27a-2", "15-27a-3")
def test_effects_of_enemy_events_are_ignored_and_those_of_abilities_are_not() -> None:
    stone = unit("Stone", "This card ignores effects of enemy events.", hp=2)
    zap = event("Zap", "Choose 1 unit. Deal 2 damage to it.")
    mage = unit("Mage", "Standard Action [Exhaust this card] Choose 1 unit. Deal 1 damage to it.")
    made = table(stone, zap, mage).field(1, "Stone", place=1).zone(0, "set", "Zap").field(0, "Mage", place=1)
    assert made.play(0, "Zap", targets=["Stone"]).resolve_all().damage_on("Stone", 1) == 0
    assert made.use(0, "Mage", targets=["Stone"]).resolve_all().damage_on("Stone", 1) == 1


@pytest.mark.rule("gateruler", "15-27a-4")
def test_what_ignores_effects_of_abilities_is_not_weakened_by_a_field() -> None:
    stone = unit("Stone", "This card ignores effects of abilities.")
    made = table(stone, field("Mist", "Enemy units gain -1 ATK."), event("Dim", "Choose 1 unit. It gains -1 ATK."))
    made.zone(0, "field", "Mist").field(1, "Stone", place=1).field(1, "Scout", place=2)
    assert made.power("Stone", 1) == 2 and made.power("Scout", 1) == 1


@pytest.mark.rule("gateruler", "1-5a", "8-4c", "16-9b")
def test_who_must_attack_does_so_once_before_the_attack_ends() -> None:
    rash = unit("Rash", "This card must attack each turn.\nDouble Attack")
    made = table(rash).field(0, "Rash", place=1).field(1, "Guard", place=1)
    made.to("choice")
    with pytest.raises(BadScript):
        made.no_attack()
    on(made.attack("Rash", at="Guard"))
    assert made.damage_on("Guard", 1) == 2 and not made.is_rested("Rash")
    made.no_attack()


@pytest.mark.rule("gateruler", "8-4d", "8-4c")
def test_nobody_must_attack_where_that_costs_something() -> None:
    rash = unit("Rash", "This card must attack.\nThis card cannot attack unless you discard 1 card.")
    made = table(rash).field(0, "Rash", place=1).hand(0, "Scout").field(1, "Guard", place=1).to("choice")
    assert made.no_attack().zone_names(0, "graveyard") == []


@pytest.mark.rule("gateruler", "1-5d", "7-5a", "15-17a", "15-18a")
def test_who_cannot_set_or_summon_does_neither_by_rule_nor_by_effect() -> None:
    ban = field("Ban", "Your opponent cannot set cards.\nYour opponent cannot normal summon units.")
    wall = field("Wall", "Players cannot special summon units.")
    call = event("Call", "Choose 1 unit card in your graveyard. Special summon it.", timing=STANDARD)
    made = table(ban, wall, call).zone(1, "field", "Ban", "Wall").hand(0, "Scout", "Spark", "Call")
    made.zone(0, "graveyard", "Giant")
    assert made.why_not(0, "Scout") == ["1-5d"] and made.acts(0, "set") == []
    assert made.play(0, "Call", targets=["Giant"]).resolve().field_names(0) == []


@pytest.mark.rule("gateruler", "1-5d", "15-17a", "15-18a")
def test_a_unit_that_cannot_be_normal_summoned_is_special_summoned() -> None:
    king = unit("King", "This card cannot be normal summoned.")
    call = event("Call", "Choose 1 unit card in your hand. Special summon it.", timing=STANDARD)
    made = table(king, call).hand(0, "King", "Call")
    assert not made.can("play", 0, "King") and made.why_not(0, "King") == ["1-5d"]
    made.play(0, "Call").resolve().option("attack 1")
    assert made.field_names(0) == ["King"]


@pytest.mark.rule("gateruler", "4-3b-1", "7-5c", "7-5d")
def test_a_set_cap_that_is_increased_lets_one_more_card_be_set() -> None:
    desk = field("Desk", "Your set cap is increased by 1.")
    made = table(desk, regent={"set_cap": 1}).zone(0, "field", "Desk").hand(0, "Spark", "Trick", "Spark")
    for name in ("Spark", "Trick"):
        made.act(0, "set", name)
        if made.question is not None and made.question.why != "priority":
            made.option("set 1" if name == "Spark" else "set 2")
    assert made.acts(0, "set") == []


# ---------------------------------------------------------------- damage and costs


@pytest.mark.rule("gateruler", "14-14g-2", "14-14g-1")
def test_damage_is_doubled_before_it_is_reduced() -> None:
    rage = field("Rage", "When an allied unit would deal damage, double the damage.")
    wall = field("Wall", "If damage would be dealt to an allied unit, reduce that damage by 1.")
    made = table(rage, wall).zone(0, "field", "Rage").zone(1, "field", "Wall")
    made.field(0, "Scout", place=1).field(1, "Guard", place=1)
    assert on(made.attack("Scout", at="Guard")).damage_on("Guard", 1) == 3


@pytest.mark.rule("gateruler", "13-3a-1", "14-5a", "8-6d-3")
def test_the_combat_damage_that_becomes_0_is_that_of_this_attack() -> None:
    wall = event("Wall", "The combat damage becomes 0.", timing="You can play this when you are attacked.")
    made = table(wall).field(0, "Giant", place=1).zone(1, "set", "Wall").attack("Giant", at="Rival").yes()
    assert on(made).damage_count(1) == 0


@pytest.mark.rule("gateruler", "15-27c-4", "13-3c-1")
def test_the_next_damage_is_ignored_and_the_one_after_it_is_not() -> None:
    veil = event("Veil", "Choose 1 allied unit. It ignores the next damage.")
    zap = event("Zap", "Choose 1 unit. Deal 1 damage to it.")
    made = table(veil, zap).field(0, "Guard", place=1).zone(0, "set", "Veil", "Zap", "Zap")
    made.play(0, "Veil", targets=["Guard"]).resolve()
    for left in (0, 1):
        made.play(0, made.card("Zap", 0, zone="set"), targets=["Guard"]).resolve()
        assert made.damage_on("Guard") == left


@pytest.mark.rule("gateruler", "15-30b-2", "15-30c")
def test_a_damage_reversal_with_a_condition_is_done_whole_or_not_at_all() -> None:
    flip = event("Flip", "DR 2: {Dragon}. If you do, draw 2 cards.", timing=STANDARD)
    wyrm = unit("Wyrm", attributes=["Dragon"])
    made = table(flip, wyrm).hand(0, "Flip").damage(0, "Wyrm", "Scout").play(0, "Flip").resolve_all()
    assert made.hand_size(0) == 0 and made.obj("Wyrm", 0, "damage").face_up
    made = table(flip, wyrm).hand(0, "Flip").damage(0, "Wyrm", "Wyrm").play(0, "Flip").resolve_all()
    assert made.hand_size(0) == 2 and not made.obj("Wyrm", 0, "damage").face_up


@pytest.mark.rule("gateruler", "13-5b-2", "12-2c", "9-4d")
def test_of_two_rulers_struck_dead_at_once_the_one_whose_damage_is_applied_first_loses() -> None:
    """12-2c-1 is for both at one time; the other's damage lies on top of the gate, and the defeat on top of that."""
    made = table(event("Ruin", "Deal 7 damage to each player.", timing=STANDARD)).hand(0, "Ruin")
    made.play(0, "Ruin").resolve_all()
    assert made.over and made.winner == 0


@pytest.mark.rule("gateruler", "16-20b", "14-4b-6b", "7-1b")
def test_a_discount_from_the_hand_is_for_a_card_in_the_hand_and_not_for_one_in_the_drive_zone() -> None:
    big = unit("Big", "Discount: From your hand [Discard 1 card] to instead pay a cost of 0.", level=3)
    made = table(big).hand(0, "Big", "Scout").play(0, "Big", option="attack 1").resolve()
    assert made.field_names(0) == ["Big"] and made.zone_names(0, "graveyard") == ["Scout"]
    made = table(big).zone(0, "drive", "Big", face_up=True).hand(0, "Scout")
    assert not made.can("play", 0, "Big") and made.why_not(0, "Big") == ["14-4b-8"]


@pytest.mark.rule("gateruler", "7-1b-1", "7-2a-2a")
def test_a_card_that_waits_for_its_overdrive_ability_says_that_and_nothing_else() -> None:
    made = table(unit("Anvil", "[OD] Draw 1 card.")).zone(0, "drive", "Anvil", face_up=False).act(0, "reveal", "Anvil")
    assert made.why_not(0, "Anvil") == ["7-1b-1"]
