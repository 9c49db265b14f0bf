"""Rulings on texts in templates that the document itself uses: "when …, … instead", "[Turn 1]", "in play", battles."""

from __future__ import annotations

import pytest

from arbiter.testing import BadScript, Table
from tests.games.gateruler.defining import event, place, table_with, unit

CULL = "Choose 1 unit. Destroy it."


def culling(text: str, **fields: int) -> Table:
    """Player 0 has a unit with that text in play and two events that destroy a unit."""
    table = event(unit(table_with(), "Husk", 2, 3, text, **fields), "Cull", CULL)
    return table.hand(0, "Cull", "Cull").field(0, "Husk")


@pytest.mark.rule("gateruler", "14-14a", "14-14b", "15-12d")
@pytest.mark.parametrize("words", ["is destroyed", "would be destroyed", "leaves play"])
def test_who_is_destroyed_and_put_elsewhere_instead_goes_there_and_not_to_the_graveyard(words: str) -> None:
    t = culling(f"When this {words}, put it on the bottom of its owner's deck instead.")
    t.play(0, t.card("Cull", 0), targets=["Husk"]).resolve()
    assert t.zone_names(0, "deck")[-1] == "Husk" and t.zone_names(0, "graveyard") == ["Cull"]


@pytest.mark.rule("gateruler", "14-14c-2", "14-14c-2a")
def test_what_may_be_done_instead_is_not_asked_of_who_cannot_do_it() -> None:
    t = culling("When this is destroyed, you may discard 1 card. If you do, it remains in play instead.")
    t.play(0, t.card("Cull", 0), targets=["Husk"]).resolve().yes()
    assert t.is_on_field("Husk", 0) and t.hand_size(0) == 0


@pytest.mark.rule("gateruler", "14-7d", "14-14d")
def test_a_replacement_limited_to_once_a_turn_replaces_once() -> None:
    t = culling("[Turn 1] When this would be destroyed, it remains in play instead.")
    t.play(0, t.card("Cull", 0), targets=["Husk"]).resolve()
    assert t.is_on_field("Husk", 0)
    t.play(0, "Cull", targets=["Husk"]).resolve()
    assert "Husk" in t.zone_names(0, "graveyard")


@pytest.mark.rule("gateruler", "14-7d", "13-3a-1")
@pytest.mark.parametrize("words", ["reduce that damage by 1", "that damage becomes 1 instead"])
def test_damage_is_lessened_only_so_often_in_a_turn(words: str) -> None:
    t = place(table_with(), "Shelter", f"[Turn 1] When you would be dealt damage, {words}.")
    t = event(t, "Blow", "Deal 2 damage to your opponent.").zone(1, "field", "Shelter").hand(0, "Blow", "Blow", "Blow")
    for damage in (1, 3):
        t.play(0, t.card("Blow", 0, zone="hand")).resolve_all()
        assert t.damage_count(1) == damage
    t.to("main", 0, later=True)
    t.play(0, "Blow").resolve_all()
    assert t.damage_count(1) == 4


@pytest.mark.rule("gateruler", "14-14c-2", "13-3a")
@pytest.mark.parametrize(
    "words", ["reduce this damage by 2", "reduce that damage by 2 instead", "reduce the damage by 2"]
)
def test_a_unit_given_up_takes_two_points_off_the_damage(words: str) -> None:
    t = unit(
        table_with(),
        "Bodyguard",
        2,
        3,
        f"When you would be dealt damage, you may put this into your graveyard. If you do, {words}.",
    )
    t = event(t, "Blow", "Deal 3 damage to your opponent.").hand(0, "Blow").field(1, "Bodyguard")
    t.play(0, "Blow").resolve().yes()
    t.resolve_all()
    assert t.damage_count(1) == 1 and t.zone_names(1, "graveyard") == ["Bodyguard"]


@pytest.mark.rule("gateruler", "15-35b", "15-35c")
@pytest.mark.parametrize("words", ["battles a {Dragon} unit", "battles with a {Dragon} unit"])
def test_a_battle_with_a_dragon_is_told_from_one_with_something_else(words: str) -> None:
    for name, drawn in (("Cinder Whelp", 1), ("Coal Scout", 0)):
        t = unit(table_with(), "Slayer", 0, 9, f"When this {words}, draw 1 card.").field(0, "Slayer").field(1, name)
        t.attack("Slayer", at=name).to("end")
        assert t.hand_size(0) == drawn


@pytest.mark.rule("gateruler", "15-35b", "16-7c")
def test_who_is_attacked_battles_the_attacker_too() -> None:
    t = unit(table_with(), "Slayer", 0, 9, "When this battles against a {Dragon} unit, draw 1 card.")
    t.field(0, "Cinder Whelp").field(1, "Slayer")
    t.attack("Cinder Whelp", at="Slayer").to("end")
    assert t.hand_size(1) == 1


@pytest.mark.rule("gateruler", "14-16e")
@pytest.mark.parametrize("words", ["by combat damage", "in combat", "with combat damage"])
def test_only_what_combat_damage_destroys_is_destroyed_in_combat(words: str) -> None:
    t = unit(table_with(), "Hunter", 3, 9, f"When this destroys an enemy unit {words}, draw 1 card.")
    t = unit(t, "Pit", 1, 1, "When an allied unit is destroyed by combat damage, draw 1 card.")
    t = event(t, "Cull", CULL).hand(0, "Cull").field(0, "Hunter").field(1, "Pit", "Coal Scout", "Coal Scout")
    first, second = t.card("Coal Scout", 1, index=0), t.card("Coal Scout", 1, index=1)
    t.play(0, "Cull", targets=[first]).resolve_all()
    assert t.hand_size(0) == t.hand_size(1) == 0
    t.attack("Hunter", at=second).to("end")
    assert t.hand_size(0) == t.hand_size(1) == 1


@pytest.mark.rule("gateruler", "14-4b-6e", "14-6c", "16-2a")
def test_an_overdrive_plays_its_card_for_nothing_where_it_says_so_and_for_its_level_where_it_does_not() -> None:
    for words, offered in (("Play this card without paying its cost.", True), ("Play this card.", False)):
        t = unit(table_with(), "Engine", 2, 3, "Standard Action [Exhaust this] Drive 1.")
        t = unit(t, "Heir", 2, 3, f"[OD] {words}", level=3).field(0, "Engine").deck(0, "Heir")
        t.use(0, "Engine").resolve().act(0, "reveal", "Heir")
        assert any("overdrive" in each for each in t.options()) == offered
        if offered:
            t.act(0, "overdrive", "Heir").option("attack 2").resolve()
            assert t.is_on_field("Heir", 0)


@pytest.mark.rule("gateruler", "2-1b-1", "3-6c")
def test_units_that_you_have_in_play_are_those_you_control() -> None:
    t = unit(table_with(), "Loner", 2, 3, "While you have no other units in play, this gains +2 ATK.")
    t = unit(t, "Leader", 2, 3, "While you have 2 or more {Smith} units in play, this gains +3 ATK.")
    t.field(0, "Loner").field(1, "Leader", "Coal Scout").hand(1, "Kiln Hand")
    assert t.power("Loner", 0) == 4 and t.power("Leader", 1) == 5


@pytest.mark.rule("gateruler", "8-4e", "15-26a")
@pytest.mark.parametrize("text", ["While attacking, this gains +2 ATK.", "This gains +2 ATK while attacking."])
def test_a_bonus_while_attacking_is_there_in_the_attack_alone(text: str) -> None:
    t = unit(table_with(), "Charger", 2, 3, text).field(0, "Charger").field(1, "Slag Golem")
    assert t.power("Charger", 0) == 2
    t.attack("Charger", at="Slag Golem")
    assert t.power("Charger", 0) == 4
    t.to("end")
    assert t.power("Charger", 0) == 2 and t.damage_on("Slag Golem", 1) == 4


@pytest.mark.rule("gateruler", "15-2a", "14-8a-1")
def test_for_each_other_dragon_both_numbers_grow() -> None:
    t = unit(table_with(), "Matriarch", 2, 3, "For each other allied {Dragon} unit, this gains +1 ATK and +1 HP.")
    t.field(0, "Matriarch", "Cinder Whelp", "Emberline Drake")
    assert t.power("Matriarch", 0) == 4 and t.guard("Matriarch", 0) == 5


@pytest.mark.rule("gateruler", "14-13d", "1-5d")
def test_units_that_cannot_attack_this_turn_are_those_there_now() -> None:
    t = event(table_with(), "Truce", "Units cannot attack this turn.").hand(0, "Truce", "Coal Scout")
    t.field(0, "Kiln Hand")
    t.play(0, "Truce").resolve()
    t.play(0, "Coal Scout", option="attack 3").resolve()
    with pytest.raises(BadScript):
        t.attack("Kiln Hand", at=1)
    t.attack("Coal Scout", at=1).to("end")
    assert t.damage_count(1) == 1


@pytest.mark.rule("gateruler", "3-7a-1", "8-4f")
@pytest.mark.parametrize("words", ["When your ruler attacks", "When you attack with your ruler"])
def test_an_attack_of_the_ruler_is_not_one_of_a_unit(words: str) -> None:
    t = place(table_with(), "Gallery", f"{words}, draw 1 card.").zone(0, "field", "Gallery").field(0, "Coal Scout")
    t.attack("Coal Scout", at=1)
    t.attack(t.card("Maud of the First Lamp", 0), at=1).to("end")
    assert t.hand_size(0) == 1


@pytest.mark.rule("gateruler", "15-17a", "15-18a")
def test_you_cannot_normal_summon_what_says_so_and_may_special_summon_it() -> None:
    t = unit(table_with(), "Idol", 2, 3, "You cannot normal summon this card.")
    t = event(t, "Invoke", "Choose 1 unit card in your hand. Special summon it.").hand(0, "Idol", "Invoke")
    assert not t.can("play", 0, "Idol")
    t.play(0, "Invoke").resolve().option("attack 1")
    assert t.is_on_field("Idol", 0)


@pytest.mark.rule("gateruler", "15-16a", "15-25a")
def test_a_card_or_ability_of_the_opponent_is_either_of_them() -> None:
    t = unit(table_with(), "Listener", 2, 3, "When your opponent plays a card or ability, draw 1 card.")
    t = unit(t, "Busy", 2, 3, "Standard Action [Exhaust this] Heal 1 life.")
    t.field(1, "Listener").field(0, "Busy").hand(0, "Reheat")
    t.play(0, "Reheat").resolve_all()
    assert t.hand_size(1) == 1
    t.use(0, "Busy").resolve_all()
    assert t.hand_size(1) == 2
