"""Rulings on attacks, combat keywords, damage and the end of the turn, each decided by the document alone."""

import pytest

from arbiter.testing import BadScript, scenario

ACTION = "Timing: Standard Action\n"
INSTANT = "Timing: Instant Action\n"


def unit(name: str, text: str = "", **more: object) -> dict[str, object]:
    return {"type": "unit", "name": name, "level": 0, "atk": 2, "hp": 3, "stk": 1, "text": text, **more}


def event(name: str, text: str, **more: object) -> dict[str, object]:
    return {"type": "event", "name": name, "level": 0, "text": text, **more}


@pytest.mark.rule("gateruler", "8-2a-2", "16-9b")
def test_double_attack_does_not_help_on_the_very_first_turn() -> None:
    table = (
        scenario("gateruler")
        .define(**unit("Ox"))
        .define(**unit("Twin Blade", "Double Attack"))
        .field(0, "Twin Blade", place=1)
        .field(0, "Ox", place=2)
        .turn(0, "main", number=1, starting=0)
    )
    table.attack("Twin Blade", at=1)
    assert not table.can("attack", 0, "Twin Blade") and not table.can("attack", 0, "Ox")
    table.next_turn()
    assert table.active == 1 and table.damage_count(1) == 1


@pytest.mark.rule("gateruler", "8-4c-1", "3-6e-3a", "15-34a")
def test_only_who_attacks_directly_gets_past_the_unit_in_the_defense_zone() -> None:
    table = (
        scenario("gateruler")
        .define(**unit("Ox"))
        .define(**unit("Swift", "This can directly attack your opponent's ruler."))
        .field(0, "Ox", place=1)
        .field(0, "Swift", place=2)
        .field(1, "Ox", place=0)
    )
    with pytest.raises(BadScript):
        table.attack(table.card("Ox", 0), at=1)
    table.attack("Swift", at=1).to("attack_start")
    assert table.damage_count(1) == 1 and table.field_names(1) == ["Ox"]


@pytest.mark.rule("gateruler", "8-4e-1", "8-6d-2", "3-6e-2")
def test_a_unit_that_comes_into_the_empty_column_under_attack_is_attacked() -> None:
    table = (
        scenario("gateruler")
        .define(**unit("Bull", atk=3))
        .define(**unit("Ox"))
        .define(**event("Sudden Guest", INSTANT + "Choose 1 unit card in your graveyard. Special summon it."))
        .field(0, "Bull", place=1)
        .zone(1, "set", "Sudden Guest")
        .zone(1, "graveyard", "Ox")
    )
    table.attack("Bull", option="column 2")
    table.play(1, "Sudden Guest", targets=["Ox"]).resolve().option("attack 2")
    assert table.field_names(1) == ["Ox"]
    table.to("attack_start")
    assert sorted(table.zone_names(1, "graveyard")) == ["Ox", "Sudden Guest"]


@pytest.mark.rule("gateruler", "8-4e-1", "8-6a", "8-6d-1", "16-5a-1")
@pytest.mark.parametrize(("place", "harmed"), [(0, 1), (2, 0)])
def test_behind_a_unit_called_back_stands_the_ruler_or_nobody(place: int, harmed: int) -> None:
    """Breakthrough adds nothing: the ruler was dealt the combat damage itself, or the column is not the central one."""
    table = (
        scenario("gateruler")
        .define(**unit("Ram", "Breakthrough"))
        .define(**unit("Ox"))
        .define(**event("Step Aside", INSTANT + "Choose 1 allied unit. Return it to its owner's hand."))
        .field(0, "Ram", place=1)
        .field(1, "Ox", place=place)
        .zone(1, "set", "Step Aside")
    )
    table.attack("Ram", at="Ox")
    table.play(1, "Step Aside", targets=["Ox"]).resolve().to("attack_start")
    assert table.hand_names(1) == ["Ox"] and table.damage_count(1) == harmed


@pytest.mark.rule("gateruler", "16-1a-5", "16-7b", "8-5b")
def test_intercept_gained_by_who_has_it_deals_no_second_damage() -> None:
    table = (
        scenario("gateruler")
        .define(**unit("Bull", atk=1))
        .define(**unit("Spear Wall", "Intercept"))
        .define(**unit("Captain", "Allied units gain Intercept."))
        .field(0, "Bull", place=1)
        .field(1, "Spear Wall", place=1)
        .field(1, "Captain", place=2)
    )
    table.attack("Bull", at="Spear Wall").to("attack_start")
    assert table.damage_on("Bull") == 2 and table.damage_on("Spear Wall") == 1


@pytest.mark.rule("gateruler", "8-5a-1", "8-6d-2", "2-10a-2")
def test_a_ruler_that_attacks_is_not_intercepted() -> None:
    table = (
        scenario("gateruler")
        .define(name="Stone Regent", type="ruler", life=7, atk=2, stk=1, text="")
        .define(**unit("Spear Wall", "Intercept", hp=2))
        .zone(0, "ruler", "Stone Regent")
        .field(1, "Spear Wall", place=1)
    )
    table.attack("Stone Regent", at="Spear Wall").to("attack_start")
    assert table.zone_names(1, "graveyard") == ["Spear Wall"] and table.damage_count(0) == 0


@pytest.mark.rule("gateruler", "8-6a", "8-5c", "16-7b")
def test_an_attacker_that_intercept_destroys_deals_nothing() -> None:
    table = (
        scenario("gateruler")
        .define(**unit("Bull", "When this is destroyed, draw 1 card.", atk=5, hp=2))
        .define(**unit("Spear Wall", "Intercept"))
        .field(0, "Bull", place=1)
        .field(1, "Spear Wall", place=1)
    )
    table.attack("Bull", at="Spear Wall").to("attack_start")
    assert table.zone_names(0, "graveyard") == ["Bull"] and table.hand_size(0) == 1
    assert table.damage_on("Spear Wall") == 0


@pytest.mark.rule("gateruler", "16-5a-1", "16-12a-1", "15-32a-1", "16-12b-1")
@pytest.mark.parametrize("shield", [True, False])
def test_breakthrough_is_stopped_by_a_charge_shield_that_is_used(shield: bool) -> None:
    table = (
        scenario("gateruler")
        .define(**unit("Ram", "Breakthrough", atk=4))
        .define(**unit("Ox"))
        .define(**unit("Turtle", "Charge Shield"))
        .field(0, "Ram", place=1)
        .field(1, "Turtle", place=0, under=("Ox",))
    )
    table.attack("Ram", at="Turtle").to("strike")
    if shield:
        table.yes().to("attack_start")
        assert table.damage_on("Turtle") == 0 and table.damage_count(1) == 0
        assert table.zone_names(1, "graveyard") == ["Ox"]
    else:
        table.no().to("attack_start")
        assert sorted(table.zone_names(1, "graveyard")) == ["Ox", "Turtle"] and table.damage_count(1) == 1


@pytest.mark.rule("gateruler", "16-8a-1", "16-22b", "11-2a-2a")
def test_deadly_destroys_and_retaliate_strikes_back_at_the_end_of_one_damage_step() -> None:
    table = (
        scenario("gateruler")
        .define(**unit("Viper", "Deadly", atk=1, hp=2))
        .define(**unit("Old Oak", "Retaliate", hp=9))
        .field(0, "Viper", place=1)
        .field(1, "Old Oak", place=1)
    )
    table.attack("Viper", at="Old Oak").to("attack_start")
    assert table.field_names(0) == [] and table.field_names(1) == []


@pytest.mark.rule("gateruler", "13-2c", "16-22b")
def test_deadly_without_a_point_of_damage_destroys_nothing() -> None:
    table = (
        scenario("gateruler")
        .define(**unit("Viper", "Deadly", atk=0))
        .define(**unit("Ox"))
        .field(0, "Viper", place=1)
        .field(1, "Ox", place=1)
    )
    table.attack("Viper", at="Ox").to("attack_start")
    assert table.field_names(1) == ["Ox"]


@pytest.mark.rule("gateruler", "16-7c", "16-22b", "14-10h", "14-10f")
def test_deadly_of_an_interceptor_works_after_its_own_death() -> None:
    table = (
        scenario("gateruler")
        .define(**unit("Bull", atk=5, hp=9))
        .define(**unit("Nettle", "Intercept\nDeadly", atk=1, hp=1))
        .field(0, "Bull", place=1)
        .field(1, "Nettle", place=1)
    )
    table.attack("Bull", at="Nettle").to("attack_start")
    assert table.zone_names(1, "graveyard") == ["Nettle"] and table.zone_names(0, "graveyard") == ["Bull"]


@pytest.mark.rule("gateruler", "16-30b", "14-16e", "3-14d-4a", "12-5a")
def test_essence_drain_takes_who_it_destroyed_and_gives_it_to_its_owners_graveyard_later() -> None:
    table = (
        scenario("gateruler")
        .define(**unit("Leech", "Essence Drain", atk=3))
        .define(**unit("Ox"))
        .define(**event("Fell", INSTANT + "Choose 1 enemy unit. Destroy it."))
        .field(0, "Leech", place=1)
        .field(1, "Ox", place=1)
        .zone(1, "set", "Fell")
    )
    table.attack("Leech", at="Ox").to("attack_start")
    assert table.zone_names(0, "charge") == ["Ox"] and table.zone_names(1, "graveyard") == []
    table.play(1, "Fell", targets=["Leech"]).resolve()
    assert table.zone_names(0, "graveyard") == ["Leech"]
    assert sorted(table.zone_names(1, "graveyard")) == ["Fell", "Ox"]


@pytest.mark.rule("gateruler", "14-5a", "13-3a-1", "13-2c", "15-35c")
def test_combat_damage_made_nothing_by_a_set_card_is_no_damage_dealt() -> None:
    table = (
        scenario("gateruler")
        .define(**unit("Bull", "When this deals combat damage, draw 1 card.", atk=5))
        .define(**unit("Ox"))
        .define(
            **event(
                "Thick Fog",
                "Timing: You can play this when an allied unit is attacked.\n"
                "The combat damage from this attack becomes 0.",
            )
        )
        .field(0, "Bull", place=1)
        .field(1, "Ox", place=1)
        .zone(1, "set", "Thick Fog")
    )
    table.attack("Bull", at="Ox").play(1, "Thick Fog").to("attack_start")
    assert table.damage_on("Ox") == 0 and table.hand_size(0) == 0
    assert table.zone_names(1, "graveyard") == ["Thick Fog"]


@pytest.mark.rule("gateruler", "14-14g-2", "14-14g-1")
def test_damage_is_doubled_before_it_is_reduced() -> None:
    table = (
        scenario("gateruler")
        .define(**unit("Hammer", "When this would deal damage, double that damage instead."))
        .define(**unit("Plate", "When this would be dealt damage, reduce that damage by 1 instead.", hp=4))
        .field(0, "Hammer", place=1)
        .field(1, "Plate", place=1)
    )
    table.attack("Hammer", at="Plate").to("attack_start")
    assert table.damage_on("Plate") == 3


@pytest.mark.rule("gateruler", "15-27c-3", "15-27b", "15-20c")
def test_who_ignores_effect_damage_is_still_hurt_in_combat_and_by_intercept() -> None:
    table = (
        scenario("gateruler")
        .define(**unit("Ghost", "This ignores effect damage.", atk=0, hp=9))
        .define(**unit("Spear Wall", "Intercept", hp=6))
        .define(**event("Storm", ACTION + "Deal 5 damage to all units."))
        .field(0, "Ghost", place=1)
        .field(1, "Spear Wall", place=1)
        .hand(0, "Storm")
    )
    table.play(0, "Storm").resolve()
    assert table.damage_on("Ghost") == 0 and table.damage_on("Spear Wall") == 5
    table.attack("Ghost", at="Spear Wall").to("attack_start")
    assert table.damage_on("Ghost") == 2


@pytest.mark.rule("gateruler", "14-16e")
@pytest.mark.parametrize(("hp", "drawn"), [(2, 1), (3, 0)])
def test_who_wounds_and_leaves_the_rest_to_another_has_not_destroyed(hp: int, drawn: int) -> None:
    table = (
        scenario("gateruler")
        .define(**unit("Hunter", "When this destroys an enemy unit, draw 1 card."))
        .define(**unit("Ox", hp=hp))
        .define(**event("Wither", INSTANT + "Choose 1 unit. Until the end of the turn, it gains -1 HP."))
        .field(0, "Hunter", place=1)
        .field(1, "Ox", place=1)
        .field(1, "Hunter", place=2)
        .zone(0, "set", "Wither")
    )
    table.attack(table.card("Hunter", 0), at="Ox").to("attack_start")
    if drawn:
        assert table.hand_size(0) == 1
    else:
        table.play(0, "Wither", targets=["Ox"]).resolve_all()
    assert table.zone_names(1, "graveyard") == ["Ox"] and table.hand_size(0) == drawn


@pytest.mark.rule("gateruler", "6-5c-1", "6-5c-2")
def test_damage_is_gone_before_the_hp_that_bore_it() -> None:
    table = (
        scenario("gateruler")
        .define(**unit("Ox"))
        .define(**event("Oatmeal", ACTION + "Choose 1 allied unit. Until the end of the turn, it gains +2 HP."))
        .define(**event("Bolt", ACTION + "Choose 1 unit. Deal 4 damage to it."))
        .field(0, "Ox", place=1)
        .hand(0, "Oatmeal", "Bolt")
    )
    table.play(0, "Oatmeal", targets=["Ox"]).resolve().play(0, "Bolt", targets=["Ox"]).resolve()
    assert table.damage_on("Ox") == 4 and table.guard("Ox") == 5
    table.next_turn()
    assert table.is_on_field("Ox") and table.guard("Ox") == 3 and table.damage_on("Ox") == 0


@pytest.mark.rule("gateruler", "6-5a-1", "6-5d")
def test_who_comes_at_the_end_of_the_turn_has_an_end_of_turn_and_the_caller_no_second() -> None:
    table = (
        scenario("gateruler")
        .define(**unit("Caller", "At the end of the turn, choose 1 unit card in your graveyard. Special summon it."))
        .define(**unit("Sleeper", "At the end of the turn, draw 1 card."))
        .define(**unit("Deep Sleeper", "At the end of the turn, draw 1 card."))
        .field(0, "Caller", place=1)
        .zone(0, "graveyard", "Sleeper", "Deep Sleeper")
    )
    table.to("end").choose("Sleeper").resolve().option("attack 2").next_turn()
    assert table.field_names(0) == ["Caller", "Sleeper"] and table.hand_size(0) == 1
    assert table.zone_names(0, "graveyard") == ["Deep Sleeper"]


@pytest.mark.rule("gateruler", "15-24f", "15-24h", "6-5a")
def test_a_turn_ended_by_an_effect_takes_the_damage_of_the_same_effect_with_it() -> None:
    table = (
        scenario("gateruler")
        .define(**unit("Warden", "At the end of the turn, draw 1 card."))
        .define(**event("Curtain", ACTION + "Deal 2 damage to your opponent. End the turn."))
        .field(0, "Warden", place=1)
        .hand(0, "Curtain")
    )
    table.play(0, "Curtain").resolve().to("main", player=1)
    assert table.damage_count(1) == 0 and table.hand_size(0) == 1
    assert table.zone_names(0, "graveyard") == ["Curtain"]
