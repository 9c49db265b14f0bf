"""Section 16, continued: how cards are played, gear, charges, and the marks OD, TD and CNT."""

from __future__ import annotations

import pytest

from tests.games.gateruler.plain import RIVAL, ruler, table
from tests.games.gateruler.printed import card, happening

# ---------------------------------------------------------------- 16-2 to 16-4  Overdrive, Touchdown, Counter


@pytest.mark.rule("gateruler", "16-2a", "16-2a-1", "16-2b")
def test_overdrive_is_played_from_the_drive_zone_before_its_card() -> None:
    hand = card("Hand", "[OD] Draw 1 card.")
    made = table(hand).deck(0, "Hand").zone(0, "drive", "Hand")
    made.act(0, "reveal", "Hand")
    assert made.acts(0, "card") == []
    made.act(0, "overdrive", "Hand [OD]").resolve()
    assert made.hand_size(0) == 1
    made.play(0, "Hand", zone="drive", option="attack 1").resolve()
    assert made.field_names(0) == ["Hand"]


@pytest.mark.rule("gateruler", "16-3a", "16-3a-1")
def test_touchdown_triggers_for_a_card_played_from_the_hand() -> None:
    made = table(card("Herald", "【TD】Draw 1 card.")).hand(0, "Herald")
    made.play(0, "Herald", option="attack 1").resolve()
    assert made.hand_size(0) == 0 and made.stack() == ["Herald"]
    made.resolve()
    assert made.hand_size(0) == 1


@pytest.mark.rule("gateruler", "16-3a-1", "16-15b-1a", "15-3d", "15-31b")
@pytest.mark.parametrize(
    ("waits", "drawn"),
    [
        ("【TD】Draw 1 card.", (1, 0)),
        ("When this card enters play from your hand, draw 1 card.", (1, 0)),
        ("When this card enters play due to its Forced Reveal, draw 1 card.", (1, 1)),
    ],
)
def test_a_forced_reveal_from_the_hand_is_a_normal_summon_from_it(waits: str, drawn: tuple[int, int]) -> None:
    comet = card("Comet", f"Forced Reveal\n{waits}")
    assert table(comet).hand(0, "Comet").option("attack 1").resolve_all().hand_size(0) == drawn[0]
    assert table(comet).zone(0, "drive", "Comet").option("attack 1").resolve_all().hand_size(0) == drawn[1]


@pytest.mark.rule("gateruler", "16-3b")
def test_touchdown_does_not_trigger_for_a_special_summon_or_from_the_drive_zone() -> None:
    herald = card("Herald", "【TD】Draw 1 card.")
    call = happening("Call", "Choose 1 unit card in your hand. Special summon it.")
    made = table(herald, call).hand(0, "Call", "Herald").play(0, "Call").resolve().option("attack 1")
    assert made.field_names(0) == ["Herald"] and made.stack() == []
    driven = table(herald).zone(0, "drive", "Herald").act(0, "reveal", "Herald")
    driven.play(0, "Herald", option="attack 1").resolve()
    assert driven.field_names(0) == ["Herald"] and driven.stack() == []


@pytest.mark.rule("gateruler", "16-4a", "16-4a-1", "16-4a-2", "16-4b", "16-4b-1")
def test_counter_abilities_are_played_as_damage_turns_their_card_over() -> None:
    mine = card("Mine", "[CNT] Deal 1 damage to your opponent.")
    made = table(mine).field(0, "Scout").deck(1, "Mine")
    made.attack("Scout", at="Rival").to("attack_start")
    assert made.damage_count(1) == 0 and made.zone_names(1, "graveyard") == ["Mine"]
    assert made.damage_count(0) == 1


@pytest.mark.rule("gateruler", "16-4b-1")
def test_a_card_played_through_its_counter_enters_play_for_nothing() -> None:
    diver = card("Diver", "[CNT] Play this card.", numbers="3 2 3 1")
    made = table(diver).field(0, "Scout").deck(1, "Diver")
    made.attack("Scout", at="Rival").to("strike").resolve()
    made.option("attack 1").to("attack_start")
    assert made.field_names(1) == ["Diver"] and made.damage_count(1) == 0


# ---------------------------------------------------------------- 16-15 to 16-19


@pytest.mark.rule("gateruler", "16-15a", "16-15b", "16-15b-1", "16-15b-2", "16-15b-2a")
def test_forced_reveal_is_played_as_soon_as_it_is_in_hand_and_cannot_be_set() -> None:
    bell = happening("Bell", "Forced Reveal\nDraw 1 card.", timing="")
    fetch = happening("Fetch", "Choose 1 card in your graveyard. Add it to your hand.")
    made = table(bell, fetch).hand(0, "Fetch").zone(0, "graveyard", "Bell")
    made.play(0, "Fetch", targets=["Bell"]).resolve()
    assert made.stack() == ["Bell"]
    made.resolve()
    assert "Bell" in made.zone_names(0, "graveyard") and made.hand_size(0) == 1


@pytest.mark.rule("gateruler", "16-15b-1a", "16-15b-1b", "15-31a", "15-31b")
def test_a_forced_unit_counts_as_a_summon_and_comes_even_beyond_the_cap() -> None:
    imp = card(
        "Imp", "Forced Reveal\nWhen this card enters play due to its Forced Reveal, draw 1 card.", numbers="2 2 2 1"
    )
    fetch = happening("Fetch", "Choose 1 card in your graveyard. Add it to your hand.")
    made = table(imp, fetch).hand(0, "Fetch", "Scout", "Guard").zone(0, "graveyard", "Imp")
    made.play(0, "Scout", option="attack 1").resolve()
    made.play(0, "Fetch", targets=["Imp"]).resolve().option("attack 2").resolve().resolve()
    assert sorted(made.field_names(0)) == ["Imp", "Scout"] and made.hand_size(0) == 2


@pytest.mark.rule("gateruler", "15-31a-1")
def test_a_forced_card_that_comes_otherwise_does_not_come_by_forced_reveal() -> None:
    imp = card("Imp", "Forced Reveal\nWhen this card enters play due to its Forced Reveal, draw 1 card.")
    call = happening("Call", "Choose 1 unit card in your graveyard. Special summon it.")
    made = table(imp, call).hand(0, "Call").zone(0, "graveyard", "Imp")
    made.play(0, "Call", targets=["Imp"]).resolve().option("attack 1")
    assert made.field_names(0) == ["Imp"] and made.stack() == []


@pytest.mark.rule("gateruler", "16-16a", "16-16b", "16-16b-1")
def test_enhance_puts_a_unit_under_the_one_that_enters() -> None:
    drake = card("Drake", "Enhance {Beast} unit\nIf this card is Enhanced, this card gains +2 ATK.", numbers="0 3 3 1")
    pup = card("Pup", attributes=["Beast"])
    made = table(drake, pup).hand(0, "Drake").field(0, "Pup", "Scout")
    made.play(0, "Drake", option="attack 3").resolve().choose("Pup")
    assert sorted(made.field_names(0)) == ["Drake", "Scout"] and made.zone_names(0, "charge") == ["Pup"]
    assert made.power("Drake") == 5
    alone = table(drake, pup).hand(0, "Drake").field(0, "Pup").play(0, "Drake", option="attack 3").resolve().choose()
    assert alone.zone_names(0, "charge") == [] and alone.power("Drake") == 3


@pytest.mark.rule("gateruler", "16-17a", "16-17c", "16-17d")
def test_an_event_with_resource_needs_cards_in_the_resource_zone_ready_or_not() -> None:
    roots = happening("Roots", "Resource\nDraw 1 card.")
    assert not table(roots).hand(0, "Roots").can("play", 0, "Roots")
    made = table(roots).hand(0, "Roots").zone(0, "resource", "Well")
    made.obj("Well", 0, "resource").turned = 1
    made.play(0, "Roots").resolve()
    assert made.hand_size(0) == 1


@pytest.mark.rule("gateruler", "16-17b", "16-17b-1")
def test_an_ability_with_resource_needs_them_too() -> None:
    well = card("Digger", '"Dig" Resource: When this card attacks, draw 1 card.')
    made = table(well).field(0, "Digger").attack("Digger", at="Rival")
    assert made.stack() == []
    rich = table(well).field(0, "Digger").zone(0, "resource", "Well").attack("Digger", at="Rival")
    assert rich.stack() == ["Digger"]


@pytest.mark.rule("gateruler", "16-18a", "16-18b", "16-18d", "16-18d-1")
def test_concealment_lets_a_unit_be_set_and_summoned_from_there() -> None:
    guest = card("Guest", "Concealment\nThis card can be normal summoned from your set zone.")
    made = table(guest).hand(0, "Guest").act(0, "set", "Guest")
    assert made.zone_names(0, "set") == ["Guest"]
    made.play(0, "Guest", option="attack 1").resolve()
    assert made.field_names(0) == ["Guest"]
    shy = table(card("Shy", "Concealment")).zone(0, "set", "Shy")
    assert not shy.can("play", 0, "Shy")


@pytest.mark.rule("gateruler", "16-18c")
def test_forced_concealment_is_played_from_a_set_zone_only() -> None:
    spring = card("Spring", "Forced Concealment\nThis card can be normal summoned from your set zone.")
    made = table(spring).hand(0, "Spring")
    assert not made.can("play", 0, "Spring")
    made.act(0, "set", "Spring").play(0, "Spring", option="attack 1").resolve()
    assert made.field_names(0) == ["Spring"]


@pytest.mark.rule("gateruler", "16-18c")
def test_forced_concealment_is_not_special_summoned_from_elsewhere() -> None:
    spring = card("Spring", "Forced Concealment\nThis card can be normal summoned from your set zone.")
    call = happening("Call", "Choose 1 unit card in your graveyard. Special summon it.")
    made = table(spring, call).hand(0, "Call").zone(0, "graveyard", "Spring")
    made.play(0, "Call", targets=["Spring"]).resolve().expect(kind="action")
    assert made.field_names(0) == [] and "Spring" in made.zone_names(0, "graveyard")


@pytest.mark.rule("gateruler", "16-19a", "16-19b")
def test_the_dormant_do_not_attack() -> None:
    made = table(card("Buoy", "Dormant")).field(0, "Buoy").to("choice")
    assert [option for option in made.options() if "Buoy" in option] == []


# ---------------------------------------------------------------- 16-20 to 16-23


@pytest.mark.rule("gateruler", "16-20a", "16-20b", "16-20b-1", "16-20b-2")
def test_a_discount_is_another_price_for_an_action() -> None:
    elder = card("Elder", "Discount: [Discard 1 card] to instead pay 1 resource", numbers="3 2 2 1")
    made = table(elder).hand(0, "Elder", "Trick").zone(0, "resource", 1)
    made.play(0, "Elder", option="another cost").option("attack 1").resolve()
    assert made.field_names(0) == ["Elder"] and made.zone_names(0, "graveyard") == ["Trick"]
    assert not table(elder).hand(0, "Elder").zone(0, "resource", 1).can("play", 0, "Elder")


@pytest.mark.rule("gateruler", "16-20c")
def test_a_discount_with_a_condition_only_changes_the_price() -> None:
    elder = card("Elder", "Discount: If you control a {Beast} unit, pay 2 less", numbers="3 2 2 1")
    pup = card("Pup", attributes=["Beast"])
    made = table(elder, pup).hand(0, "Elder").field(0, "Pup").zone(0, "resource", 1)
    made.play(0, "Elder", option="attack 2").resolve()
    assert "Elder" in made.field_names(0)
    assert not table(elder, pup).hand(0, "Elder").zone(0, "resource", 1).can("play", 0, "Elder")


@pytest.mark.rule("gateruler", "16-21a", "16-21b", "16-21c")
def test_sentinel_summoning_is_for_the_opponents_turn() -> None:
    whale = card("Whale", "Sentinel Summoning", numbers="1 2 6 1")
    made = table(whale).hand(1, "Whale").zone(1, "resource", 1).hand(0, "Trick")
    made.play(0, "Trick").passes(0)
    made.play(1, "Whale", option="defense").resolve_all()
    assert made.field_names(1) == ["Whale"]
    poor = table(whale).hand(1, "Whale").hand(0, "Trick").play(0, "Trick").passes(0)
    assert not poor.can("play", 1, "Whale")


@pytest.mark.rule("gateruler", "16-22a", "16-22b")
def test_the_deadly_destroy_what_they_deal_combat_damage_to_at_the_end_of_the_damage_step() -> None:
    made = table(card("Asp", "Deadly", numbers="0 1 3 1")).field(0, "Asp").field(1, "Giant", place=1)
    made.attack("Asp", at="Giant").to("strike")
    made.to("attack_start")
    assert made.zone_names(1, "graveyard") == ["Giant"]


@pytest.mark.rule("gateruler", "16-23a", "16-23b")
def test_a_summon_requirement_that_is_not_met_keeps_the_unit_out() -> None:
    text = (
        "Summon Requirement: From your hand, [Discard 1 card]. If you don't, put this card into its owner's graveyard."
    )
    great = card("Great", text, numbers="0 9 9 2")
    made = table(great).hand(0, "Great", "Trick").play(0, "Great", option="attack 1").resolve().yes()
    assert made.field_names(0) == ["Great"] and made.zone_names(0, "graveyard") == ["Trick"]
    refused = table(great).hand(0, "Great", "Trick").play(0, "Great", option="attack 1").resolve().no()
    assert refused.field_names(0) == [] and refused.zone_names(0, "graveyard") == ["Great"]
    poor = table(great).hand(0, "Great").play(0, "Great", option="attack 1").resolve()
    assert poor.field_names(0) == []
    call = happening("Call", "Choose 1 unit card in your graveyard. Special summon it.")
    free = table(great, call).hand(0, "Call").zone(0, "graveyard", "Great")
    free.play(0, "Call", targets=["Great"]).resolve().option("attack 1")
    assert free.field_names(0) == ["Great"]


# ---------------------------------------------------------------- 16-24 to 16-26  gear


@pytest.mark.rule("gateruler", "16-24a", "16-24b", "16-26a", "16-26b")
def test_gear_up_puts_the_card_on_the_ruler_and_gives_it_its_gear_ability() -> None:
    frame = card("Frame", 'Gear Up - "Iron"\nGear Ability Breakthrough', numbers="3 5 5 2")
    made = table(frame).hand(0, "Frame").act(0, "gear_up", "Frame").resolve()
    assert made.field_names(0) == ["Frame"] and made.has("Frame", "breakthrough")
    plain = table(frame).field(0, "Frame")
    assert not plain.has("Frame", "breakthrough")


@pytest.mark.rule("gateruler", "16-24c")
def test_without_a_defense_zone_nobody_gears_up() -> None:
    frame = card("Frame", 'Gear Up - "Iron"')
    bare = ruler("Bare", defense_zones=0)
    made = table(frame, rulers=(bare, RIVAL)).hand(0, "Frame")
    assert made.acts(0, "gear_up") == []


@pytest.mark.rule("gateruler", "16-25a", "16-25b", "16-25c")
def test_a_gear_requirement_is_asked_for_gearing_up_and_not_afterwards() -> None:
    frame = card("Frame", 'Gear Up - "Iron"\nGear Requirement: You have 5 or less life left.')
    heal = happening("Heal", "Heal 3 life.")
    assert table(frame).hand(0, "Frame").acts(0, "gear_up") == []
    made = table(frame, heal).hand(0, "Frame", "Heal").damage(0, 2).act(0, "gear_up", "Frame").resolve()
    made.play(0, "Heal").resolve()
    assert made.damage_count(0) == 0 and made.field_names(0) == ["Frame"]


@pytest.mark.rule("gateruler", "16-26b-1")
def test_a_card_can_have_several_gear_abilities() -> None:
    frame = card("Frame", 'Gear Up - "Iron"\nGear Ability Breakthrough\nGear Ability This card gains +2 ATK.')
    made = table(frame).hand(0, "Frame").act(0, "gear_up", "Frame").resolve()
    assert made.has("Frame", "breakthrough") and made.power("Frame") == 4


# ---------------------------------------------------------------- 16-27 to 16-30


@pytest.mark.rule("gateruler", "16-27a", "16-27b")
def test_deploy_does_not_use_up_the_summon_cap() -> None:
    rat = card("Rat", "Deploy")
    made = table(rat).hand(0, "Rat", "Scout", "Guard")
    made.play(0, "Rat", option="attack 1").resolve().play(0, "Scout", option="attack 2").resolve()
    assert not made.can("play", 0, "Guard")
    late = table(rat).hand(0, "Rat", "Scout")
    late.play(0, "Scout", option="attack 1").resolve().play(0, "Rat", option="attack 2").resolve()
    assert sorted(late.field_names(0)) == ["Rat", "Scout"]


@pytest.mark.rule("gateruler", "16-28a", "16-28a-1")
def test_charge_link_puts_the_unit_under_one_without_charge_shield() -> None:
    burr, oak = card("Burr", "Charge Link"), card("Oak", "Charge Shield")
    made = table(burr, oak).field(0, "Burr", "Oak", "Scout").use(0, "Burr").resolve().yes()
    assert made.zone_names(0, "charge") == ["Burr"]
    assert made.obj("Burr", 0, "charge").host == made.obj("Scout").id


@pytest.mark.rule("gateruler", "16-29a", "16-29b", "16-29c")
def test_charge_bonus_gives_the_unit_above_its_ability() -> None:
    fairy = card("Fairy", 'Charge Bonus {Beast}: "This card gains +2 ATK."')
    pup = card("Pup", "Charge Shield", attributes=["Beast"])
    made = table(fairy, pup).field(0, "Pup").zone(0, "charge", "Fairy", host="Pup")
    assert made.power("Pup") == 4 and made.has("Pup", "charge_shield")
    many = table(fairy, pup).field(0, "Pup").zone(0, "charge", "Fairy", "Guard", host="Pup")
    assert many.power("Pup") == 4 and not many.has("Pup", "charge_shield")
    other = table(fairy, pup).field(0, "Scout").zone(0, "charge", "Fairy", host="Scout")
    assert other.power("Scout") == 2


@pytest.mark.rule("gateruler", "16-30a", "16-30b")
def test_essence_drain_takes_what_it_destroys_with_an_attack_as_a_charge() -> None:
    eater = card("Eater", "Essence Drain\nStandard Action: Choose 1 enemy unit. Destroy it.", numbers="0 3 3 1")
    made = table(eater).field(0, "Eater").field(1, "Scout", place=1)
    made.attack("Eater", at="Scout").to("attack_start")
    assert made.zone_names(0, "charge") == ["Scout"] and made.zone_names(1, "graveyard") == []
    quiet = table(eater).field(0, "Eater").field(1, "Scout", place=1)
    quiet.use(0, "Eater", targets=["Scout"]).resolve()
    assert quiet.zone_names(1, "graveyard") == ["Scout"] and quiet.stack() == []
