"""Rulings written from the document alone, in the words of its own examples: gear up, units face down, keywords."""

from __future__ import annotations

import pytest

from tests.games.gateruler.plain import on
from tests.games.gateruler.written import event, field, table, unit, wells

STANDARD = "Standard Action"


# ---------------------------------------------------------------- gear up


WALKER = unit(
    "Walker", 'Gear Up - "Walker"\nGear Requirement: You have 6 or less life left.', atk=4, hp=4, stk=2, level=5
)


@pytest.mark.rule("gateruler", "14-18b-7", "14-18b-7a", "14-18f-1", "15-12a")
def test_a_ruler_whose_gear_is_destroyed_stands_as_the_pair_did() -> None:
    wipe = event("Wipe", "Destroy all units.", timing=STANDARD)
    made = table(WALKER, wipe).damage(0, "Scout").hand(0, "Walker", "Wipe").field(1, "Guard", place=1)
    made.act(0, "gear_up", "Walker").resolve()
    assert "Walker" in made.field_names(0)
    made.play(0, "Wipe").resolve()
    assert made.zone_names(0, "graveyard").count("Walker") == 1 and made.zone_names(0, "ruler") == ["Regent"]
    assert not made.is_rested("Regent") and made.field_names(1) == []


@pytest.mark.rule("gateruler", "14-18f-2b", "14-18e-1", "16-25b")
def test_gear_that_no_longer_fits_stays_in_the_hand() -> None:
    mend = event("Mend", "Your opponent heals 1 life.")
    made = table(WALKER, mend).damage(0, "Scout").hand(0, "Walker").zone(1, "set", "Mend")
    made.act(0, "gear_up", "Walker").passes(0).play(1, "Mend").resolve_all()
    assert made.hand_names(0) == ["Walker"] and made.zone_names(0, "ruler") == ["Regent"] and made.damage_count(0) == 0


@pytest.mark.rule("gateruler", "14-18b-6a", "14-18b-6b", "14-18b-5a")
def test_damage_to_a_pair_goes_to_its_unit_or_its_ruler_as_the_effect_says() -> None:
    both = event("Both", "Deal 1 damage to all enemy units. Deal 1 damage to your opponent.")
    made = table(WALKER, both).damage(0, "Scout").hand(0, "Walker").zone(1, "set", "Both").deck(0, "Scout", "Scout")
    made.act(0, "gear_up", "Walker").resolve().passes(0).play(1, "Both").resolve_all()
    assert made.damage_on("Walker") == 1 and made.damage_count(0) == 2


# ---------------------------------------------------------------- face down units and placing


HIDE = event(
    "Hide",
    "Choose a card in your hand. Put it into play as a face down unit with 1 ATK, 2 HP and 1 STK.",
    timing=STANDARD,
)


@pytest.mark.rule("gateruler", "14-19e-1", "14-19d", "14-19f")
def test_an_event_that_lay_face_down_goes_to_the_graveyard_when_it_is_flipped() -> None:
    flip = event("Flip", "Choose a face down unit. Flip it face up.", timing=STANDARD)
    made = table(HIDE, flip).hand(0, "Hide", "Flip", "Spark").play(0, "Hide").resolve()
    made.choose("Spark").option("attack 1")
    assert len(made.field_names(0)) == 1
    made.play(0, "Flip").resolve()
    assert made.field_names(0) == [] and "Spark" in made.zone_names(0, "graveyard")


@pytest.mark.rule("gateruler", "15-28a-1", "12-4a", "15-28a-2", "15-28a-3")
def test_a_unit_placed_where_another_stands_takes_its_place_and_is_ready() -> None:
    post = event("Post", "Choose an allied unit. Place it into another zone.", timing=STANDARD)
    made = table(post).field(0, "Scout", place=1, rested=True).field(0, "Guard", place=2).hand(0, "Post")
    made.play(0, "Post", targets=["Scout"]).resolve().option("attack 2")
    assert made.field_names(0) == ["Scout"] and not made.is_rested("Scout")
    assert "Guard" in made.zone_names(0, "graveyard")


# ---------------------------------------------------------------- keywords


@pytest.mark.rule("gateruler", "16-1a-5", "16-22b")
def test_a_keyword_gained_twice_is_there_once() -> None:
    viper = unit("Viper", "Essence Drain")
    lord = field("Lord", "Your units gain Essence Drain.")
    made = table(viper, lord).zone(0, "field", "Lord").field(0, "Viper", place=1)
    made.field(1, "Scout", place=1, damage=2)
    on(made.attack("Viper", at="Scout"))
    assert made.zone_names(0, "charge") == ["Scout"]


@pytest.mark.rule("gateruler", "16-3b", "15-18a-1", "15-18c")
def test_a_unit_special_summoned_from_the_hand_does_not_touch_down_but_enters_play() -> None:
    herald = unit("Herald", "【TD】Draw a card.\nWhen this enters play, heal 1 life.")
    call = event("Call", "Special summon a unit from your hand.", timing=STANDARD)
    made = table(herald, call).hand(0, "Herald", "Call").damage(0, "Scout").play(0, "Call").resolve()
    made.option("attack 1").resolve_all()
    assert made.hand_size(0) == 0 and made.damage_count(0) == 0


@pytest.mark.rule("gateruler", "16-10a-1", "16-10b", "2-5d")
def test_a_familiar_is_of_the_chosen_attribute_for_the_lord_of_these() -> None:
    cat = unit("Cat", "Familiar", attributes=["Beast"])
    lord = field("Lord", "Your {Dragon} units gain +2 ATK.")
    drake = unit("Drake", attributes=["Dragon"])
    made = table(cat, lord, drake).zone(0, "field", "Lord").field(0, "Cat", place=1).hand(0, "Drake")
    made.use(0, "Cat").resolve().option("Dragon")
    assert made.power("Cat") == 4


@pytest.mark.rule("gateruler", "16-11a-1", "15-17a-3", "16-11a-2")
def test_undying_costs_its_level_and_one_summon() -> None:
    lich = unit("Lich", "Undying", level=1)
    made = wells(table(lich, regent={"summon_cap": 1}), 0, 2).zone(0, "graveyard", "Lich").hand(0, "Scout")
    assert made.can("play", 0, "Lich")
    made.play(0, "Lich", option="attack 1").resolve()
    assert made.field_names(0) == ["Lich"] and not made.can("play", 0, "Scout")


@pytest.mark.rule("gateruler", "16-12a-1", "14-3c", "15-32a")
def test_charge_shield_keeps_a_unit_that_is_put_into_the_graveyard_as_a_cost_and_the_cost_is_paid() -> None:
    pup = unit("Pup", "Charge Shield\nStandard Action [Put this into your graveyard]: Draw a card.")
    made = table(pup).field(0, "Pup", place=1).zone(0, "charge", "Trick", host="Pup")
    made.use(0, "Pup").yes().resolve()
    assert made.field_names(0) == ["Pup"] and made.hand_size(0) == 1 and made.zone_names(0, "charge") == []


@pytest.mark.rule("gateruler", "16-13b-2b", "16-13b-3", "16-13c", "15-6a-1")
def test_materials_go_beneath_their_owners_deck_and_the_unit_is_genesis_summoned() -> None:
    seed = unit(
        "Seed",
        "Genesis Summoning - Standard Action: Materials - This and another {Beast}. "
        "You may special summon a {Dragon} from your hand.",
        attributes=["Beast"],
    )
    beast = unit("Wolf", attributes=["Beast"])
    drake = unit("Drake", "When this is Genesis Summoned, draw a card.", attributes=["Dragon"])
    made = table(seed, beast, drake).field(0, "Seed", place=1).field(0, "Wolf", place=2).hand(0, "Drake")
    made.use(0, "Seed").resolve().yes().option("attack 1").resolve_all()
    assert made.field_names(0) == ["Drake"] and set(made.zone_names(0, "deck")[-2:]) == {"Seed", "Wolf"}
    assert made.hand_size(0) == 1


@pytest.mark.rule("gateruler", "15-31a", "15-31b", "16-15b-1", "15-18c")
def test_what_was_summoned_otherwise_did_not_enter_due_to_its_forced_reveal() -> None:
    imp = unit("Imp", "Forced Reveal\nWhen this enters play due to its Forced Reveal, deal 1 damage to you.")
    call = event("Call", "Choose a unit card in your graveyard. Special summon it.", timing=STANDARD)
    made = table(imp, call).zone(0, "graveyard", "Imp").hand(0, "Call").play(0, "Call", targets=["Imp"]).resolve()
    made.option("attack 1").resolve_all()
    assert made.damage_count(0) == 0


@pytest.mark.rule("gateruler", "16-16b", "16-16b-1", "15-14a")
def test_an_enhanced_unit_enters_with_the_other_beneath_it() -> None:
    mane = unit("Mane", "Enhance {Beast}\nIf this is Enhanced, it gains +3 ATK.")
    wolf = unit("Wolf", attributes=["Beast"])
    made = table(mane, wolf).field(0, "Wolf", place=1).hand(0, "Mane")
    made.play(0, "Mane", option="attack 2").resolve()
    made.yes() if made.question.kind == "confirm" else made.choose("Wolf")
    assert made.field_names(0) == ["Mane"] and made.power("Mane") == 5 and made.zone_names(0, "charge") == ["Wolf"]


@pytest.mark.rule("gateruler", "16-29b", "16-29c", "14-13a-6")
def test_two_charges_with_a_bonus_among_them_take_charge_shield_away() -> None:
    orb = unit("Orb", "Charge Bonus {Beast}: This gains +1 ATK.")
    wolf = unit("Wolf", "Charge Shield", attributes=["Beast"])
    made = table(orb, wolf).field(0, "Wolf", place=1).zone(0, "charge", "Orb", host="Wolf")
    assert made.has("Wolf", "Charge Shield") and made.power("Wolf") == 3
    made = table(orb, wolf).field(0, "Wolf", place=1).zone(0, "charge", "Orb", "Trick", host="Wolf")
    assert not made.has("Wolf", "Charge Shield") and made.power("Wolf") == 3
    made = (
        table(orb, unit("Crab", "Charge Shield"))
        .field(0, "Crab", place=1)
        .zone(0, "charge", "Orb", "Trick", host="Crab")
    )
    assert made.has("Crab", "Charge Shield") and made.power("Crab") == 2


@pytest.mark.rule("gateruler", "15-24c", "15-24d", "15-24g", "6-5a")
def test_who_ends_the_turn_in_the_main_phase_leaves_the_driven_cards_in_the_graveyard() -> None:
    rev = event("Rev", "Drive 2.", timing=STANDARD)
    halt = event("Halt", "End the turn.", timing=STANDARD)
    made = table(rev, halt).hand(0, "Rev", "Halt").deck(0, "Scout", "Guard").play(0, "Rev").resolve()
    made.play(0, "Halt").resolve()
    made.next_turn() if made.active == 0 else None
    assert made.active == 1 and sorted(made.zone_names(0, "graveyard")) == ["Guard", "Halt", "Rev", "Scout"]


@pytest.mark.rule("gateruler", "15-23a", "15-23a-1", "3-14d-4", "14-13d")
def test_who_takes_a_unit_over_has_its_charges_as_well() -> None:
    lure = event("Lure", "Choose an enemy unit and gain control of it.", timing=STANDARD)
    count = unit("Count", "This gains +1 ATK for each of your charges.")
    made = table(lure, count).field(1, "Scout", place=1, rested=True).zone(1, "charge", "Trick", host="Scout")
    made.field(0, "Count", place=1).hand(0, "Lure").play(0, "Lure", targets=["Scout"]).resolve().option("attack 2")
    assert sorted(made.field_names(0)) == ["Count", "Scout"] and made.power("Count") == 3


@pytest.mark.rule("gateruler", "15-25a", "15-12c", "14-16e")
def test_a_negated_unit_was_never_in_play_and_is_not_destroyed() -> None:
    ash = unit("Ash", "When this is destroyed, draw a card.\nWhen this enters play, draw a card.")
    no = event("No", "Negate that card.", timing="You can play this when your opponent plays a unit card.")
    made = table(ash, no).hand(0, "Ash").zone(1, "set", "No").play(0, "Ash", option="attack 1").yes().resolve_all()
    assert made.zone_names(0, "graveyard") == ["Ash"] and made.hand_size(0) == 0


@pytest.mark.rule("gateruler", "13-3d-1", "15-20d", "15-20e-3")
def test_damage_of_an_event_to_a_unit_can_be_answered_from_a_set_zone() -> None:
    ward = event(
        "Ward", "This damage becomes 0.", timing="You can play this when an allied unit would be dealt damage."
    )
    zap = event("Zap", "Choose an enemy unit. Deal 3 damage to it.", timing=STANDARD)
    made = table(ward, zap).field(1, "Scout", place=1).zone(1, "set", "Ward").hand(0, "Zap")
    made.play(0, "Zap", targets=["Scout"]).yes().resolve_all()
    assert made.field_names(1) == ["Scout"] and made.damage_on("Scout", 1) == 0


@pytest.mark.rule("gateruler", "16-20b", "16-20b-1", "14-3f", "16-20b-2")
def test_a_discount_is_for_those_who_do_what_it_asks() -> None:
    whale = unit("Whale", "Discount: from your hand [Discard a card] to instead pay a cost of 1.", level=4)
    made = wells(table(whale), 0, 1).hand(0, "Whale")
    assert not made.can("play", 0, "Whale")
    made = wells(table(whale), 0, 1).hand(0, "Whale", "Scout")
    made.play(0, "Whale", option="attack 1").resolve()
    assert made.field_names(0) == ["Whale"] and made.zone_names(0, "graveyard") == ["Scout"]
    made = wells(table(whale), 0, 4).hand(0, "Whale", "Scout")
    assert len({"alternative cost"} & {made.play(0, "Whale").question.why}) == 1  # type: ignore[union-attr]


@pytest.mark.rule("gateruler", "13-8a", "1-5b")
def test_a_field_is_dealt_no_damage_and_the_rest_is_done() -> None:
    quake = event("Quake", "Choose a field. Deal 3 damage to it. Draw a card.", timing=STANDARD)
    made = table(quake).zone(1, "field", "Meadow").hand(0, "Quake").play(0, "Quake", targets=["Meadow"]).resolve()
    assert made.zone_names(1, "field") == ["Meadow"] and made.hand_size(0) == 1


@pytest.mark.rule("gateruler", "6-2c", "3-9c", "6-2f")
def test_what_is_readied_as_a_turn_begins() -> None:
    made = table().field(1, "Scout", place=1, rested=True).field(1, "Guard", place=0, rested=True)
    made.next_turn()
    assert not made.is_rested("Scout", 1) and made.is_rested("Guard", 1)
