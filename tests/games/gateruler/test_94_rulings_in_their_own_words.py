"""Rulings whose cards speak as players write them: phases, charges, requirements and damage that goes elsewhere."""

from __future__ import annotations

import pytest

from arbiter.testing import Unscripted
from tests.games.gateruler.plain import on
from tests.games.gateruler.written import event, field, table, unit, wells

STANDARD = "Standard Action"
HUSH = event("Hush", "Choose 1 unit. Destroy it.")
ZAP = event("Zap", "Choose 1 unit. Deal 2 damage to it.")
BURN = event("Burn", "Deal 2 damage to your opponent.")


# ---------------------------------------------------------------- set cards that are played when something happens


@pytest.mark.rule("gateruler", "14-5a", "13-3a-1", "14-10b-1")
def test_a_set_card_is_played_as_what_it_waits_for_happens() -> None:
    ward = event(
        "Ward", "The combat damage from this attack becomes 0.", timing="You can play this when you are attacked."
    )
    made = table(ward).field(0, "Scout", place=1).zone(1, "set", "Ward").attack("Scout", at=1)
    assert made.can("play", 1, "Ward")
    made.play(1, "Ward").resolve_all()
    assert on(made).damage_count(1) == 0 and made.zone_names(1, "graveyard") == ["Ward"]


@pytest.mark.rule("gateruler", "14-5a", "14-10b-1a", "15-36a")
def test_of_two_set_cards_that_wait_the_named_one_is_played_with_its_targets() -> None:
    bend = event(
        "Bend",
        "Choose 1 allied unit. Redirect the attack to it.",
        timing="You can play this when an allied unit is attacked.",
    )
    made = table(bend).field(0, "Scout", place=1).zone(1, "set", "Bend")
    made.field(1, "Guard", place=1).field(1, "Giant", place=2).attack("Scout", at="Guard")
    with pytest.raises(Unscripted):
        made.play(1, "Spark")
    made.play(1, "Bend", targets=["Giant"]).resolve()
    assert on(made).damage_on("Giant", 1) == 2 and made.damage_on("Guard", 1) == 0


@pytest.mark.rule("gateruler", "14-5b", "8-4e-1")
def test_a_timing_may_ask_who_attacks_and_who_is_attacked() -> None:
    snare = event(
        "Snare", "Choose 1 attacking unit. Destroy it.", timing="You can play this while an enemy unit is attacking."
    )
    made = table(snare).field(0, "Scout", place=1).zone(1, "set", "Snare").passes(0)
    assert not made.can("play", 1, "Snare")
    made.attack("Scout", at=1).passes(0)
    assert made.can("play", 1, "Snare")
    parry = event("Parry", "Draw 1 card.", timing="You can play this as long as you are being attacked.")
    made = table(parry).field(0, "Scout", place=1).field(1, "Guard", place=1).zone(1, "set", "Parry")
    assert not made.attack("Scout", at="Guard").passes(0).can("play", 1, "Parry")
    made = table(parry).field(0, "Scout", place=1).zone(1, "set", "Parry")
    assert made.attack("Scout", at=1).passes(0).can("play", 1, "Parry")


@pytest.mark.rule("gateruler", "15-20e", "15-20e-3", "13-3d")
def test_that_damage_is_the_damage_that_is_about_to_be_dealt() -> None:
    salve = event(
        "Salve", "Reduce that damage by 1.", timing="You can play this when an allied unit is about to be dealt damage."
    )
    made = table(salve, ZAP).field(1, "Guard", place=1).zone(0, "set", "Zap").zone(1, "set", "Salve")
    made.play(0, "Zap", targets=["Guard"]).play(1, "Salve").resolve_all()
    assert made.damage_on("Guard", 1) == 1


@pytest.mark.rule("gateruler", "16-18c", "16-18d", "14-5a")
def test_what_is_concealed_is_summoned_out_of_its_set_zone_when_it_says() -> None:
    mole = unit(
        "Mole", "Forced Concealment\nWhen you are attacked, you can normal summon this card from your set zone."
    )
    made = table(mole).field(0, "Scout", place=1).zone(1, "set", "Mole").attack("Scout", at=1)
    made.play(1, "Mole", option="defense").resolve()
    assert made.field_names(1) == ["Mole"]
    assert on(made).damage_on("Mole", 1) == 2 and made.damage_count(1) == 0


# ---------------------------------------------------------------- phases


@pytest.mark.rule("gateruler", "1-5a", "6-4a", "8-4c-2a")
def test_a_skipped_attack_phase_has_neither_attacks_nor_an_end() -> None:
    fog = event("Fog", "Your opponent skips their next attack phase.", timing=STANDARD)
    bell = field("Bell", "At the end of your attack phase, draw 1 card.")
    made = table(fog, bell).hand(0, "Fog").field(1, "Scout", place=1).zone(1, "field", "Bell")
    made.play(0, "Fog").resolve().to("main", 1)
    before = made.hand_size(1)
    made.end_step()
    assert made.step == "end" and made.hand_size(1) == before
    made.to("main", 0).to("main", 1)
    assert made.end_step().step == "attack_start"  # only the next one


@pytest.mark.rule("gateruler", "1-5a", "8-2a")
def test_who_skips_the_next_attack_phase_in_the_middle_of_one_goes_on_with_this_one() -> None:
    rash = unit("Rash", "When this attacks, you skip your next attack phase.")
    made = table(rash).field(0, "Rash", place=1).field(0, "Scout", place=2)
    on(made.attack("Rash", at=1).resolve())
    assert on(made.attack("Scout", at=1)).damage_count(1) == 2
    made.to("main", 1).to("main", 0)
    assert made.end_step().step == "end"


@pytest.mark.rule("gateruler", "1-5a", "8-2a", "15-7a")
def test_an_added_attack_phase_comes_after_this_one_and_is_gone_with_the_turn() -> None:
    again = event("Again", "Ready all of your units. There is an additional attack phase after this one.")
    made = table(again).field(0, "Scout", place=1).zone(0, "set", "Again")
    on(made.attack("Scout", at=1))
    made.to("attack_end").play(0, "Again").resolve().end_step()
    assert made.step == "attack_start"
    assert on(made.attack("Scout", at=1)).damage_count(1) == 2
    assert made.to("end").active == 0


# ---------------------------------------------------------------- what combat does not destroy


STONE = unit("Stone", "This cannot be destroyed in combat.", hp=2)


@pytest.mark.rule("gateruler", "1-5d", "15-12b-1", "15-12c")
def test_combat_damage_stays_on_what_it_does_not_destroy_and_an_effect_does_the_rest() -> None:
    made = table(STONE, ZAP).field(0, "Giant", place=1).field(1, "Stone", place=1).zone(0, "set", "Zap")
    on(made.attack("Giant", at="Stone"))
    assert made.field_names(1) == ["Stone"] and made.damage_on("Stone", 1) == 6
    assert made.play(0, "Zap", targets=["Stone"]).resolve().field_names(1) == []


@pytest.mark.rule("gateruler", "1-5d", "15-12a", "16-22b")
def test_what_is_told_to_be_destroyed_is_though_combat_does_not_destroy_it() -> None:
    viper = unit("Viper", "Deadly", atk=1)
    made = table(STONE, viper).field(0, "Viper", place=1).field(1, "Stone", place=1)
    assert on(made.attack("Viper", at="Stone")).field_names(1) == []


@pytest.mark.rule("gateruler", "1-5d", "14-12a-2", "16-5a-1")
def test_who_cannot_be_destroyed_for_a_turn_still_stops_a_breakthrough() -> None:
    ram = unit("Ram", "Breakthrough", atk=6)
    hold = event("Hold", "Choose 1 unit. It cannot be destroyed in combat until the end of this turn.")
    made = table(ram, hold).field(0, "Ram", place=1).field(1, "Guard", place=0).zone(1, "set", "Hold")
    made.attack("Ram", at="Guard").passes(0).play(1, "Hold", targets=["Guard"]).resolve()
    on(made)
    assert made.field_names(1) == ["Guard"] and made.damage_count(1) == 0


# ---------------------------------------------------------------- damage that goes elsewhere


@pytest.mark.rule("gateruler", "14-14a", "14-14b", "14-14d")
def test_damage_to_another_unit_is_dealt_to_this_one_instead_and_to_this_one_as_usual() -> None:
    shield = unit(
        "Shield", "When another allied unit would be dealt damage, that damage is dealt to this instead.", hp=9
    )
    made = table(shield, ZAP, {**ZAP, "name": "Bolt"}).field(1, "Shield", place=1).field(1, "Guard", place=2)
    made.zone(0, "set", "Zap", "Bolt").play(0, "Zap", targets=["Guard"]).resolve()
    assert (made.damage_on("Shield", 1), made.damage_on("Guard", 1)) == (2, 0)
    assert made.play(0, "Bolt", targets=["Shield"]).resolve().damage_on("Shield", 1) == 4


@pytest.mark.rule("gateruler", "14-14b", "4-2c", "12-3a")
def test_a_unit_that_is_dealt_its_players_damage_spares_the_deck() -> None:
    shield = unit("Shield", "When you would be dealt damage, this is dealt that damage instead.", hp=2)
    made = table(shield, BURN).field(1, "Shield", place=1).zone(0, "set", "Burn").play(0, "Burn").resolve_all()
    assert made.damage_count(1) == 0 and made.zone_names(1, "graveyard") == ["Shield"]


@pytest.mark.rule("gateruler", "14-14c-2", "14-14b")
def test_who_may_have_a_unit_take_the_damage_may_as_well_not() -> None:
    shield = unit("Shield", "When you would be dealt damage, you may have this take that damage instead.", hp=9)
    made = table(shield, BURN).field(1, "Shield", place=1).zone(0, "set", "Burn")
    made.play(0, "Burn").resolve().yes()
    assert made.damage_count(1) == 0 and made.damage_on("Shield", 1) == 2
    made.undo().no().resolve_all()
    assert made.damage_count(1) == 2 and made.damage_on("Shield", 1) == 0


@pytest.mark.rule("gateruler", "14-14c-2", "14-14c-2a", "13-3d-1")
def test_for_a_card_the_damage_becomes_nothing() -> None:
    lamp = field(
        "Lamp", "When you would be dealt damage, you may discard 1 card. If you do, that damage becomes 0 instead."
    )
    made = table(lamp, BURN, {**BURN, "name": "Blaze"}).zone(1, "field", "Lamp").hand(1, "Scout")
    made.zone(0, "set", "Burn", "Blaze").play(0, "Burn").resolve().yes().resolve_all()
    assert made.damage_count(1) == 0 and made.hand_size(1) == 0
    assert made.play(0, "Blaze").resolve_all().damage_count(1) == 2  # nothing to discard, and so nothing to choose


@pytest.mark.rule("gateruler", "14-14g-2", "14-14b", "13-3d")
def test_damage_that_is_doubled_goes_doubled_to_who_takes_it() -> None:
    hot = field("Hot", "Double the damage dealt by your events.")
    shield = unit("Shield", "When another allied unit would be dealt damage, deal that damage to this instead.", hp=9)
    made = table(hot, shield, ZAP).zone(0, "field", "Hot").field(1, "Shield", place=1).field(1, "Guard", place=2)
    made.zone(0, "set", "Zap").play(0, "Zap", targets=["Guard"]).resolve()
    assert made.damage_on("Shield", 1) == 4


@pytest.mark.rule("gateruler", "14-14g-1", "4-2c", "13-6c-1")
def test_what_a_unit_deals_to_a_ruler_can_be_doubled_and_ignore_counters() -> None:
    lance = unit(
        "Lance",
        "When this would deal damage to a ruler, that damage is doubled.\n"
        "Ignore [CNT] for combat damage dealt by this.",
    )
    saint = unit("Saint", "【CNT】Draw 1 card.")
    made = table(lance, saint).field(0, "Lance", place=1).deck(1, "Saint", "Saint").attack("Lance", at=1)
    assert on(made).damage_count(1) == 2 and made.hand_size(1) == 0


@pytest.mark.rule("gateruler", "13-6c-1", "16-4a")
def test_only_the_combat_damage_ignores_counters_where_that_is_said() -> None:
    lance = unit(
        "Lance", "Ignore [CNT] for combat damage dealt by this.\nStandard Action: Deal 1 damage to your opponent."
    )
    saint = unit("Saint", "【CNT】Draw 1 card.")
    made = table(lance, saint).field(0, "Lance", place=1).deck(1, "Saint").use(0, "Lance").resolve_all()
    assert made.damage_count(1) == 0 and made.hand_size(1) == 1


@pytest.mark.rule("gateruler", "14-14g", "14-16c", "14-16d")
def test_damage_by_an_event_becomes_nothing_and_damage_by_a_unit_does_not() -> None:
    shell = unit("Shell", "When this would be dealt damage by an event, that damage becomes 0 instead.", hp=9)
    made = table(shell, ZAP).field(1, "Shell", place=1).field(0, "Scout", place=1).zone(0, "set", "Zap")
    assert made.play(0, "Zap", targets=["Shell"]).resolve_all().damage_on("Shell", 1) == 0
    assert on(made.attack("Scout", at="Shell")).damage_on("Shell", 1) == 2


# ---------------------------------------------------------------- charges


@pytest.mark.rule("gateruler", "14-14a-1", "15-14a", "16-12a-1")
def test_a_unit_that_enters_with_a_charge_has_it_at_once() -> None:
    cell = unit(
        "Cell", "This enters play with 1 charge.\nCharge Shield\nWhen this enters play, deal 2 damage to it.", hp=2
    )
    made = table(cell).hand(0, "Cell").deck(0, "Trick").play(0, "Cell", option="attack 1").resolve()
    assert made.zone_names(0, "charge") == ["Trick"]
    made.resolve().yes()
    assert made.field_names(0) == ["Cell"] and made.zone_names(0, "charge") == [] and made.damage_on("Cell") == 0


@pytest.mark.rule("gateruler", "15-14a", "14-4b-4", "14-10b")
def test_what_is_put_beneath_a_chosen_unit_is_heard_of_there() -> None:
    load = event("Load", "Add the top 2 cards of your deck underneath 1 allied unit as charges.", timing=STANDARD)
    magnet = unit("Magnet", "When this gains a charge, draw 1 card.")
    made = table(load, magnet).field(0, "Magnet", place=1).field(0, "Scout", place=2).hand(0, "Load")
    made.play(0, "Load", targets=["Magnet"]).resolve().resolve_all()
    assert len(made.zone_names(0, "charge")) == 2 and made.hand_size(0) == 2


@pytest.mark.rule("gateruler", "15-14b", "15-14b-1", "15-14b-3")
def test_a_card_of_the_hand_comes_on_top_of_the_unit_that_is_chosen() -> None:
    rise = event("Rise", "Put a unit card from your hand on top of 1 allied {Beast} unit.", timing=STANDARD)
    cub = unit("Cub", attributes=["Beast"])
    made = table(rise, cub).field(0, "Cub", place=1, rested=True).field(0, "Scout", place=2).hand(0, "Rise", "Giant")
    made.play(0, "Rise", targets=["Cub"]).resolve()
    assert sorted(made.field_names(0)) == ["Giant", "Scout"] and made.is_rested("Giant")


@pytest.mark.rule("gateruler", "16-29b", "16-29c", "16-1a-5")
def test_a_charge_bonus_may_give_a_keyword_and_ask_for_a_level() -> None:
    soul = unit("Soul", "Charge Bonus level 1 or lower {Beast}: Breakthrough")
    cub, ox = unit("Cub", attributes=["Beast"]), unit("Ox", attributes=["Beast"], level=2)
    made = table(soul, cub, ox).field(0, "Cub", place=1).field(0, "Ox", place=2)
    made.zone(0, "charge", "Soul", host="Cub").zone(0, "charge", "Soul", host="Ox")
    assert made.has("Cub", "Breakthrough") and not made.has("Ox", "Breakthrough")


# ---------------------------------------------------------------- keywords


@pytest.mark.rule("gateruler", "16-9a-3", "16-9b")
@pytest.mark.parametrize(("words", "times"), [("4 Attack", 4), ("Quintuple Attack", 5)])
def test_a_unit_attacks_as_often_as_its_number_says(words: str, times: int) -> None:
    made = table(unit("Ace", words)).field(0, "Ace", place=1)
    for _ in range(times):
        on(made.attack("Ace", at=1))
    assert made.is_rested("Ace") and made.damage_count(1) == times


@pytest.mark.rule("gateruler", "16-23b", "15-17b")
def test_a_requirement_of_normal_summons_does_not_ask_a_special_summon() -> None:
    king = unit(
        "King", "Summon Requirement: When normal summoned, [Discard 1 card]. If you don't, return this to your hand."
    )
    call = event("Call", "Choose a unit card in your graveyard. Special summon it.", timing=STANDARD)
    made = table(king, call).hand(0, "King", "Scout").play(0, "King", option="attack 1").resolve().no()
    assert sorted(made.hand_names(0)) == ["King", "Scout"] and made.field_names(0) == []
    made = table(king, call).zone(0, "graveyard", "King").hand(0, "Call", "Scout")
    made.play(0, "Call", targets=["King"]).resolve().option("attack 1")
    assert made.field_names(0) == ["King"] and made.hand_names(0) == ["Scout"]


@pytest.mark.rule("gateruler", "16-23b", "15-3a")
def test_a_requirement_may_have_the_unit_put_beneath_the_deck() -> None:
    king = unit(
        "King",
        "Summon Requirement: From your hand, [Discard 1 card]. If you don't, put this on the bottom of your deck.",
    )
    made = table(king).hand(0, "King").play(0, "King", option="attack 1").resolve()
    assert made.field_names(0) == [] and made.zone_names(0, "deck")[-1] == "King"


@pytest.mark.rule("gateruler", "16-20b", "16-20b-1", "14-4b-6d")
def test_a_discount_that_takes_something_off_leaves_the_rest_to_pay() -> None:
    dear = unit("Dear", "Discount: [Discard 1 card] to instead reduce the cost by 2.", level=3)
    made = wells(table(dear), 0, 1).hand(0, "Dear", "Scout")
    made.play(0, "Dear", extra=True, option="attack 1").resolve()
    assert made.field_names(0) == ["Dear"] and made.hand_size(0) == 0 and made.is_rested("Well")
    assert not wells(table(dear), 0, 2).hand(0, "Dear").can("play", 0, "Dear")


@pytest.mark.rule("gateruler", "16-26b-1", "14-18b-4", "16-5a-1")
def test_gear_abilities_behind_dashes_are_all_there_while_geared_up() -> None:
    walker = unit(
        "Walker", 'Gear Up - "Walker"\nGear Ability - Breakthrough - This gains +1 STK.', atk=6, hp=4, level=3
    )
    made = table(walker).hand(0, "Walker").field(1, "Guard", place=0).act(0, "gear_up", "Walker").resolve()
    assert made.has("Walker", "Breakthrough")
    assert on(made.attack("Walker", at="Guard")).damage_count(1) == 2
    made = table(walker).field(0, "Walker", place=1)
    assert not made.has("Walker", "Breakthrough")


@pytest.mark.rule("gateruler", "16-17b", "16-17b-1", "16-17d")
def test_an_ability_without_a_name_may_need_resources_too() -> None:
    bank = unit("Bank", "Resource: When this attacks, draw 1 card.")
    made = table(bank).field(0, "Bank", place=1).attack("Bank", at=1)
    assert on(made).hand_size(0) == 0
    made = wells(table(bank), 0, 1).field(0, "Bank", place=1).attack("Bank", at=1)
    assert on(made).hand_size(0) == 1


@pytest.mark.rule("gateruler", "16-14b", "16-14b-2", "16-14c-1")
def test_an_abyssal_summoning_may_be_prepared() -> None:
    caller = unit(
        "Caller",
        "Abyssal Summoning - Standard Action: Discard 1 card. You may special summon a unit card with Abyssal Concerto "
        "in your graveyard by fulfilling its requirements.",
    )
    lich = unit("Lich", "Abyssal Concerto - Requirement: Remove 2 other unit cards in your graveyard from the game.")
    made = table(caller, lich).field(0, "Caller", place=1).zone(0, "graveyard", "Scout", "Giant").hand(0, "Lich")
    made.use(0, "Caller").resolve().yes().option("attack 2")
    assert made.field_names(0) == ["Caller", "Lich"]


@pytest.mark.rule("gateruler", "16-13b", "16-13b-4", "15-6a-3")
def test_materials_on_the_bottom_of_the_deck_and_a_unit_out_of_it() -> None:
    seed = unit(
        "Seed",
        "Genesis Summoning - Standard Action: Put this and another unit you control on the bottom of your deck. If you "
        "do, you may special summon a {Dragon} from your deck.",
    )
    drake = unit("Drake", attributes=["Dragon"])
    made = table(seed, drake).field(0, "Seed", place=1).field(0, "Scout", place=2).deck(0, "Guard", "Drake")
    made.use(0, "Seed").resolve().yes().choose("Drake").option("attack 1")
    assert made.field_names(0) == ["Drake"]
