"""Rulings on the gate, playing, layers, counters, gear up and keywords, each decided by the document alone."""

import pytest

from arbiter.testing import scenario

ACTION = "Timing: Standard Action\n"
INSTANT = "Timing: Instant Action\n"


def unit(name: str, text: str = "", **more: object) -> dict[str, object]:
    return {"type": "unit", "name": name, "level": 0, "atk": 2, "hp": 3, "stk": 1, "text": text, **more}


def event(name: str, text: str, **more: object) -> dict[str, object]:
    return {"type": "event", "name": name, "level": 0, "text": text, **more}


@pytest.mark.rule("gateruler", "9-4f", "9-3g-1")
def test_what_lies_beneath_resolves_at_once_where_nothing_new_came_to_the_gate() -> None:
    table = (
        scenario("gateruler")
        .define(**event("First Word", INSTANT + "Draw 1 card."))
        .define(**event("Second Word", INSTANT + "Draw 1 card."))
        .define(**event("Last Word", INSTANT + "Draw 1 card."))
        .zone(0, "set", "First Word")
        .zone(1, "set", "Second Word", "Last Word")
    )
    table.play(0, "First Word").play(1, "Second Word")
    assert table.stack() == ["First Word", "Second Word"]
    table.resolve()
    assert table.stack() == [] and (table.hand_size(0), table.hand_size(1)) == (1, 1)
    assert table.zone_names(1, "set") == ["Last Word"]


@pytest.mark.rule("gateruler", "13-5b-2", "12-2c", "9-4f", "1-4b")
def test_of_two_rulers_dealt_their_last_damage_at_once_the_inactive_player_falls_first() -> None:
    table = (
        scenario("gateruler")
        .define(**event("Earthquake", ACTION + "Deal 1 damage to each ruler."))
        .hand(0, "Earthquake")
        .damage(0, 6)
        .damage(1, 6)
    )
    table.play(0, "Earthquake").resolve_all()
    assert table.over and table.winner == 0 and table.damage_count(0) == 6


@pytest.mark.rule("gateruler", "13-6c", "13-6d-1", "13-6d-2", "13-6d-3")
@pytest.mark.parametrize(
    ("text", "drawn"),
    [("[CNT] Draw 1 card.", 1), ("[CNT] Choose 1 enemy unit with 5 or more ATK. Destroy it.", 0)],
)
def test_a_counter_card_is_no_damage_whether_it_finds_a_target_or_not(text: str, drawn: int) -> None:
    table = (
        scenario("gateruler")
        .define(**unit("Ox", stk=2))
        .define(**event("Riposte", ACTION + "Draw 1 card.\n" + text))
        .field(0, "Ox", place=1)
        .deck(1, "Riposte")
    )
    table.attack("Ox", at=1).to("attack_start")
    assert table.damage_count(1) == 1 and table.zone_names(1, "graveyard") == ["Riposte"]
    assert table.hand_size(1) == drawn


@pytest.mark.rule("gateruler", "14-6c-1", "16-3b", "13-6d-1", "16-4b-1")
def test_a_unit_that_its_counter_plays_costs_nothing_and_has_no_touchdown() -> None:
    table = (
        scenario("gateruler")
        .define(**unit("Ox"))
        .define(**unit("Rescuer", "[CNT] Play this card.\n[TD] Draw 2 cards.", level=4))
        .field(0, "Ox", place=1)
        .deck(1, "Rescuer")
    )
    table.attack("Ox", at=1).to("strike").option("attack 1").to("attack_start")
    assert table.field_names(1) == ["Rescuer"] and table.damage_count(1) == 0 and table.hand_size(1) == 0


@pytest.mark.rule("gateruler", "15-25a", "14-4b-9", "15-15a")
def test_a_negated_card_does_nothing_and_stays_paid_for() -> None:
    table = (
        scenario("gateruler")
        .define(**event("Deep Well", ACTION + "Draw 3 cards.", level=1))
        .define(**event("Hush", INSTANT + "Choose 1 card in the gate. Negate it."))
        .sources(0, resource=1)
        .hand(0, "Deep Well")
        .zone(1, "set", "Hush")
    )
    table.play(0, "Deep Well").play(1, "Hush", targets=["Deep Well"]).resolve_all()
    assert table.hand_size(0) == 0 and table.zone_names(0, "graveyard") == ["Deep Well"]
    assert table.is_rested("Resource Source 1")


@pytest.mark.rule("gateruler", "14-4b-5a", "14-4b-5b", "14-4c-1", "15-10a")
def test_the_share_of_a_unit_that_left_is_nobodys_and_the_other_share_stays() -> None:
    table = (
        scenario("gateruler")
        .define(**unit("Ox"))
        .define(**unit("Hen"))
        .define(
            **event(
                "Hail", ACTION + "Choose 2 enemy units. Deal 3 damage, divided as you choose among them. Draw 1 card."
            )
        )
        .define(**event("Step Aside", INSTANT + "Choose 1 allied unit. Return it to its owner's hand."))
        .hand(0, "Hail")
        .field(1, "Ox", place=1)
        .field(1, "Hen", place=2)
        .zone(1, "set", "Step Aside")
    )
    table.play(0, "Hail", targets=["Ox", "Hen"], divide={"Ox": 1, "Hen": 2})
    table.play(1, "Step Aside", targets=["Hen"]).resolve_all()
    assert table.damage_on("Ox") == 1 and table.hand_names(1) == ["Hen"] and table.hand_size(0) == 1


@pytest.mark.rule("gateruler", "14-4b-4c", "1-5b")
def test_what_is_chosen_after_then_needs_no_target_when_the_card_is_played() -> None:
    table = (
        scenario("gateruler")
        .define(**event("Scout Ahead", ACTION + "Draw 1 card. Then, choose 1 enemy unit. Deal 1 damage to it."))
        .hand(0, "Scout Ahead")
    )
    table.play(0, "Scout Ahead").resolve_all()
    assert table.hand_size(0) == 1


@pytest.mark.rule("gateruler", "10-4d-2", "15-17a-3", "10-4e")
@pytest.mark.parametrize("played", [1, 2])
def test_a_unit_driven_by_an_attack_counts_for_the_summon_cap(played: int) -> None:
    table = (
        scenario("gateruler")
        .define(**unit("Ox"))
        .define(**unit("Hen"))
        .define(**unit("Cow"))
        .define(**unit("Scout", "When this attacks, drive 1."))
        .field(0, "Scout", place=1)
        .hand(0, "Ox", "Hen")
        .deck(0, "Cow")
    )
    table.play(0, "Ox", option="attack 2").resolve()
    if played == 2:
        table.play(0, "Hen", option="attack 3").resolve()
    table.attack("Scout", at=1).resolve()
    if played == 1:
        table.option("card").option("defense")
    table.to("attack_start")
    assert table.is_on_field("Cow") is (played == 1)
    assert ("Cow" in table.zone_names(0, "graveyard")) is (played == 2)


@pytest.mark.rule("gateruler", "14-7a-1", "14-7a-2")
@pytest.mark.parametrize(
    ("text", "both"),
    [
        ('"Cold Water" [Turn 1]: Standard Action: Draw 1 card.', False),
        ('"Cold Water": [Turn 1] Standard Action: Draw 1 card.', True),
    ],
)
def test_a_limit_before_the_colon_is_for_all_abilities_of_the_name(text: str, both: bool) -> None:
    table = (
        scenario("gateruler")
        .define(**unit("Spring", text))
        .define(**unit("Brook", text))
        .field(0, "Spring", place=1)
        .field(0, "Brook", place=2)
    )
    table.use(0, "Spring").resolve()
    assert not table.can("use", 0, "Spring") and table.can("use", 0, "Brook") is both


@pytest.mark.rule("gateruler", "14-7a-1a", "14-7a-2a")
@pytest.mark.parametrize(
    ("text", "again"),
    [
        ('"Cold Water" [Turn 1]: Instant Action: Draw 1 card.', True),
        ('"Cold Water": [Turn 1] Instant Action: Draw 1 card.', False),
        ("[Turn 1] Instant Action: Draw 1 card.", False),
    ],
)
def test_who_takes_a_unit_over_has_the_limit_of_the_name_anew_but_not_that_of_the_ability(
    text: str, again: bool
) -> None:
    table = (
        scenario("gateruler")
        .define(**unit("Spring", text))
        .define(**event("Lure", ACTION + "Choose 1 enemy unit. Gain control of it."))
        .hand(0, "Lure")
        .field(1, "Spring", place=1)
    )
    table.play(0, "Lure", targets=["Spring"]).use(1, "Spring").resolve().option("attack 1")
    assert table.hand_size(1) == 1 and table.field_names(0) == ["Spring"]
    assert table.can("use", 0, "Spring") is again


@pytest.mark.rule("gateruler", "14-10e-2", "14-15a")
def test_what_was_destroyed_deals_the_damage_of_its_atk_in_play() -> None:
    table = (
        scenario("gateruler")
        .define(
            **unit(
                "Powder Keg", "When this is destroyed, choose 1 enemy unit. Deal damage equal to this card's ATK to it."
            )
        )
        .define(**unit("Drummer", "Other allied units gain +2 ATK."))
        .define(**unit("Ox", hp=9))
        .define(**event("Fell", ACTION + "Choose 1 unit. Destroy it."))
        .field(0, "Powder Keg", place=1)
        .field(0, "Drummer", place=2)
        .field(1, "Ox", place=1)
        .hand(0, "Fell")
    )
    table.play(0, "Fell", targets=["Powder Keg"]).resolve().choose("Ox").resolve_all()
    assert table.damage_on("Ox") == 4


@pytest.mark.rule("gateruler", "14-10d-1", "14-3b")
@pytest.mark.parametrize(("cards", "paid", "left"), [(1, True, 2), (1, False, 1), (0, False, 0)])
def test_a_triggered_ability_whose_cost_is_not_paid_is_not_played(cards: int, paid: bool, left: int) -> None:
    table = (
        scenario("gateruler")
        .define(**unit("Gambler", "When this attacks, [discard 1 card] draw 2 cards."))
        .define(**unit("Ox"))
        .field(0, "Gambler", place=1)
        .hand(0, *["Ox"] * cards)
    )
    table.attack("Gambler", at=1)
    if cards:
        table.yes() if paid else table.no()
    table.to("attack_start")
    assert table.hand_size(0) == left


@pytest.mark.rule("gateruler", "14-13a-5", "14-13a-6", "14-13a-3", "14-13a-4")
def test_what_takes_abilities_away_is_applied_after_what_gives_them_whichever_came_first() -> None:
    table = (
        scenario("gateruler")
        .define(**unit("Ox", "Standard Action [pay 1 resource]: Draw 1 card.", attributes=["Beast"]))
        .define(**event("Numbness", ACTION + "Choose 1 unit. Until the end of the turn, it loses all abilities."))
        .define(**event("Ardor", ACTION + "Choose 1 unit. Until the end of the turn, it gains Double Attack."))
        .field(0, "Ox", place=1)
        .hand(0, "Ardor", "Numbness", "Ardor")
    )
    table.play(0, "Ardor", targets=["Ox"]).resolve()
    assert table.has("Ox", "Double Attack")
    table.play(0, "Numbness", targets=["Ox"]).resolve()
    assert not table.has("Ox", "Double Attack")
    table.play(0, "Ardor", targets=["Ox"]).resolve()
    assert not table.has("Ox", "Double Attack")


@pytest.mark.rule("gateruler", "14-13d", "14-12a-1", "14-12b", "15-12b-2")
def test_an_event_reaches_those_there_and_a_standing_word_those_who_come() -> None:
    table = (
        scenario("gateruler")
        .define(**unit("Nurse", "Other allied units gain +1 HP."))
        .define(**unit("Blight", "Enemy units gain -1 HP."))
        .define(**unit("Chick", hp=1))
        .define(**event("Rally", ACTION + "Until the end of the turn, allied units gain +1 ATK."))
        .define(**event("Fell", ACTION + "Choose 1 unit. Destroy it."))
        .field(0, "Nurse", place=1)
        .field(1, "Blight", place=1)
        .hand(0, "Rally", "Chick", "Fell")
    )
    table.play(0, "Rally").resolve().play(0, "Chick", option="attack 2").resolve()
    assert (table.power("Nurse"), table.power("Chick"), table.guard("Chick")) == (3, 2, 1)
    table.play(0, "Fell", targets=["Nurse"]).resolve()
    assert sorted(table.zone_names(0, "graveyard")) == ["Chick", "Fell", "Nurse", "Rally"]


@pytest.mark.rule("gateruler", "14-14c-2", "14-7d", "15-32a-1", "14-14c-2a")
def test_an_instead_once_a_turn_saves_once_a_turn() -> None:
    table = (
        scenario("gateruler")
        .define(
            **unit(
                "Survivor",
                "[Turn 1] When this would be destroyed, you may discard 1 card. If you do, it remains in play instead.",
            )
        )
        .define(**unit("Ox"))
        .define(**event("Bolt", ACTION + "Choose 1 unit. Deal 4 damage to it."))
        .field(0, "Survivor", place=1)
        .hand(0, "Bolt", "Bolt", "Ox", "Ox")
    )
    table.play(0, "Bolt", targets=["Survivor"]).resolve().yes().choose("Ox")
    assert table.is_on_field("Survivor") and table.damage_on("Survivor") == 0
    table.play(0, "Bolt", targets=["Survivor"]).resolve()
    assert not table.is_on_field("Survivor") and table.hand_names(0) == ["Ox"]


FRAME = {"level": 5, "atk": 4, "hp": 5, "stk": 2}


@pytest.mark.rule("gateruler", "14-18f-1", "14-18f-2c", "14-18f-3a", "14-18b-1", "14-18b-4")
def test_gearing_up_is_free_covers_the_defense_zone_and_attacks_from_there() -> None:
    table = (
        scenario("gateruler")
        .define(name="Stone Regent", type="ruler", life=7, atk=1, stk=1, text="")
        .define(**unit("Iron Frame", 'Gear Up - "Stone Regent"', **FRAME))
        .define(**unit("Ox"))
        .zone(0, "ruler", "Stone Regent")
        .field(0, "Ox", place=0)
        .hand(0, "Iron Frame")
    )
    table.act(0, "gear_up", "Iron Frame").resolve()
    assert table.field_names(0) == ["Iron Frame"] and table.zone_names(0, "graveyard") == ["Ox"]
    assert not table.is_rested("Iron Frame")
    table.attack("Iron Frame", at=1).to("attack_start")
    assert table.damage_count(1) == 2 and table.is_rested("Iron Frame")


@pytest.mark.rule("gateruler", "14-18b-5", "14-18b-5a", "14-18b-6b", "14-18b-7", "14-18b-3c")
def test_combat_hurts_the_frame_effects_on_the_ruler_the_ruler_and_the_ruler_outlives_the_frame() -> None:
    table = (
        scenario("gateruler")
        .define(name="Stone Regent", type="ruler", life=7, atk=1, stk=1, text="")
        .define(**unit("Iron Frame", 'Gear Up - "Stone Regent"', **FRAME))
        .define(**unit("Bull", atk=5, stk=3))
        .define(**event("Bolt", ACTION + "Deal 2 damage to your opponent's ruler."))
        .zone(0, "ruler", "Stone Regent")
        .hand(0, "Iron Frame")
        .field(1, "Bull", place=1)
        .hand(1, "Bolt")
    )
    table.act(0, "gear_up", "Iron Frame").resolve().to("main", player=1)
    table.play(1, "Bolt").resolve_all()
    assert table.damage_count(0) == 2 and table.damage_on("Iron Frame") == 0
    table.attack("Bull", at="Iron Frame").to("attack_start")
    assert "Iron Frame" in table.zone_names(0, "graveyard") and table.zone_names(0, "ruler") == ["Stone Regent"]
    assert table.damage_count(0) == 2


@pytest.mark.rule("gateruler", "16-25b", "14-18e-1", "16-25c")
@pytest.mark.parametrize("harm", [2, 3])
def test_the_gear_requirement_of_little_life(harm: int) -> None:
    table = (
        scenario("gateruler")
        .define(name="Stone Regent", type="ruler", life=5, atk=1, stk=1, text="")
        .define(
            **unit("Iron Frame", 'Gear Up - "Stone Regent"\nGear Requirement: You have 2 or less life left.', **FRAME)
        )
        .zone(0, "ruler", "Stone Regent")
        .damage(0, harm)
        .hand(0, "Iron Frame")
    )
    assert table.acts(0, "gear_up") == (["Iron Frame"] if harm == 3 else [])


@pytest.mark.rule("gateruler", "15-11a", "15-3a-2", "3-9c")
def test_a_swap_readies_who_comes_out_of_the_defense_zone_and_exhausts_who_goes_there() -> None:
    table = (
        scenario("gateruler")
        .define(**unit("Ox"))
        .define(**unit("Hen"))
        .define(**event("Change Places", ACTION + "Choose 2 allied units. Swap them."))
        .field(0, "Ox", place=0)
        .field(0, "Hen", place=1)
        .hand(0, "Change Places")
    )
    table.play(0, "Change Places", targets=["Ox", "Hen"]).resolve()
    assert not table.is_rested("Ox") and table.is_rested("Hen")


@pytest.mark.rule("gateruler", "16-16b", "16-16b-1")
def test_an_enhanced_unit_has_the_other_as_its_charge_and_what_it_says_of_being_enhanced() -> None:
    table = (
        scenario("gateruler")
        .define(**unit("Young Smith", "When this is destroyed, draw 1 card.", attributes=["Smith"]))
        .define(**unit("Anvil Lord", "Enhance {Smith}\nWhile this is Enhanced, it gains +3 ATK."))
        .field(0, "Young Smith", place=1)
        .hand(0, "Anvil Lord")
    )
    table.play(0, "Anvil Lord", option="attack 2").resolve().yes()
    assert table.field_names(0) == ["Anvil Lord"] and table.zone_names(0, "charge") == ["Young Smith"]
    assert table.power("Anvil Lord") == 5 and table.hand_size(0) == 0


@pytest.mark.rule("gateruler", "16-15b-1", "16-15b-1b", "11-2a-2")
def test_a_forced_reveal_that_was_drawn_is_played_for_what_is_there_to_pay() -> None:
    table = (
        scenario("gateruler")
        .define(**event("Ill Omen", "Forced Reveal\nYour opponent draws 1 card.", level=3))
        .define(**event("Well", ACTION + "Draw 1 card."))
        .sources(0, resource=1)
        .hand(0, "Well")
        .deck(0, "Ill Omen")
    )
    table.play(0, "Well").resolve()
    assert table.is_rested("Resource Source 1")
    table.resolve_all()
    assert table.hand_size(1) == 1 and table.hand_size(0) == 0


@pytest.mark.rule("gateruler", "16-13b", "16-13b-2b", "16-13b-4", "15-18a-1")
def test_genesis_materials_go_beneath_the_deck_and_the_unit_comes_out_of_it() -> None:
    table = (
        scenario("gateruler")
        .define(
            **unit(
                "Founder",
                "Genesis Summoning - Standard Action: Materials - This and 1 other {Smith}. "
                "You may special summon 1 «Great Bell» from your deck.",
            )
        )
        .define(**unit("Young Smith", attributes=["Smith"]))
        .define(**unit("Great Bell", "[TD] Draw 1 card.", atk=7))
        .field(0, "Founder", place=1)
        .field(0, "Young Smith", place=2)
        .deck(0, "Great Bell")
    )
    table.use(0, "Founder").resolve().yes().choose("Great Bell").option("attack 1")
    assert table.field_names(0) == ["Great Bell"] and table.hand_size(0) == 0
    assert {"Founder", "Young Smith"} <= set(table.zone_names(0, "deck"))


@pytest.mark.rule("gateruler", "16-17b", "16-17d")
@pytest.mark.parametrize("resources", [0, 1])
def test_a_resource_ability_asks_for_resources_but_not_for_ready_ones(resources: int) -> None:
    table = (
        scenario("gateruler")
        .define(**unit("Toll Keeper", '"Toll" Resource: Standard Action: Draw 1 card.'))
        .define(name="Coin", type="resource")
        .field(0, "Toll Keeper", place=1)
    )
    if resources:
        table.zone(0, "resource", "Coin", rested=True)
    assert table.can("use", 0, "Toll Keeper") is bool(resources)


@pytest.mark.rule("gateruler", "16-18b", "16-18d-1", "7-5a-2", "15-17a-2a")
def test_a_concealed_unit_is_set_and_summoned_from_the_set_zone() -> None:
    table = (
        scenario("gateruler")
        .define(
            **unit(
                "Lurker", "Forced Concealment\nYou can normal summon this card from your set zone.\n[TD] Draw 1 card."
            )
        )
        .hand(0, "Lurker")
    )
    assert not table.can("play", 0, "Lurker")
    table.act(0, "set", "Lurker")
    table.play(0, "Lurker", option="attack 1").resolve_all()
    assert table.is_on_field("Lurker") and table.hand_size(0) == 0


@pytest.mark.rule("gateruler", "16-28a-1", "16-12a-1", "16-12b-2", "15-32a-2")
def test_a_linked_charge_keeps_a_turtle_from_the_hand_and_costs_it_what_was_lent() -> None:
    table = (
        scenario("gateruler")
        .define(**unit("Vine", "Charge Link"))
        .define(**unit("Turtle", "Charge Shield"))
        .define(**unit("Ox"))
        .define(**event("Ardor", ACTION + "Choose 1 unit. Until the end of the turn, it gains +3 ATK."))
        .define(**event("Step Aside", ACTION + "Choose 1 unit. Return it to its owner's hand."))
        .field(0, "Vine", place=1)
        .field(0, "Turtle", place=2, under=("Ox",))
        .field(0, "Ox", place=3)
        .hand(0, "Ardor", "Step Aside")
    )
    table.use(0, "Vine").resolve().yes()
    assert sorted(table.field_names(0)) == ["Ox", "Turtle"]
    table.play(0, "Ardor", targets=["Turtle"]).resolve()
    assert table.power("Turtle") == 5
    table.play(0, "Step Aside", targets=["Turtle"]).resolve().yes()
    assert table.is_on_field("Turtle") and table.power("Turtle") == 2
    assert table.zone_names(0, "charge") == ["Vine"]


@pytest.mark.rule("gateruler", "16-23b", "16-3a")
@pytest.mark.parametrize("cards", [0, 1])
def test_a_summon_requirement_not_met_puts_the_unit_away_before_it_was_in_play(cards: int) -> None:
    table = (
        scenario("gateruler")
        .define(
            **unit(
                "Proud Lord",
                "Summon Requirement: Normal summoned, [discard 1 card]. If you don't, put this into your graveyard.\n"
                "[TD] Draw 2 cards.",
            )
        )
        .define(**unit("Ox"))
        .hand(0, "Proud Lord", *["Ox"] * cards)
    )
    table.play(0, "Proud Lord", option="attack 1").resolve()
    if cards:
        table.yes().resolve_all()
    assert table.is_on_field("Proud Lord") is bool(cards) and table.hand_size(0) == 2 * cards


@pytest.mark.rule("gateruler", "14-20a", "14-20a-1", "15-17a-3")
def test_a_card_that_can_also_be_played_from_elsewhere_keeps_its_timing_and_its_cost() -> None:
    table = (
        scenario("gateruler")
        .define(**unit("Returner", "This card can also be played from your graveyard.\n[TD] Draw 1 card.", level=1))
        .define(**unit("Revenant", "Undying", level=1))
        .sources(0, resource=1)
        .zone(0, "graveyard", "Returner", "Revenant")
    )
    table.play(0, "Returner", option="attack 1").resolve_all()
    assert table.is_on_field("Returner") and table.hand_size(0) == 0
    assert table.is_rested("Resource Source 1") and not table.can("play", 0, "Revenant")


@pytest.mark.rule("gateruler", "14-15a-1", "4-4a-1", "15-12a")
def test_the_controller_of_what_was_destroyed_is_who_had_it_not_who_owns_it() -> None:
    table = (
        scenario("gateruler")
        .define(**unit("Ox"))
        .define(**event("Blood Price", ACTION + "Choose 1 unit. Destroy it. Its controller draws 1 card."))
        .field(0, "Ox", place=1, owner=1)
        .hand(0, "Blood Price")
    )
    table.play(0, "Blood Price", targets=["Ox"]).resolve()
    assert (table.hand_size(0), table.hand_size(1)) == (1, 0) and table.zone_names(1, "graveyard") == ["Ox"]


@pytest.mark.rule("gateruler", "15-6a-2", "15-6a-3", "15-6b")
def test_a_search_for_a_kind_may_find_nothing() -> None:
    table = (
        scenario("gateruler")
        .define(**unit("Pickpocket", attributes=["Thief"]))
        .define(**event("Inquiry", ACTION + "Choose 1 {Thief} in your deck. Add it to your hand."))
        .hand(0, "Inquiry")
        .deck(0, "Pickpocket")
    )
    table.play(0, "Inquiry").resolve().no()
    assert table.hand_size(0) == 0 and "Pickpocket" in table.zone_names(0, "deck")


@pytest.mark.rule("gateruler", "15-38a-1", "15-38a-2")
def test_what_cannot_enter_play_is_neither_played_nor_summoned() -> None:
    table = (
        scenario("gateruler")
        .define(**unit("Gatekeeper", "Units with 5 or more ATK cannot enter play."))
        .define(**unit("Giant", atk=5))
        .define(**unit("Ox"))
        .define(**event("Recall", ACTION + "Choose 1 unit card in your graveyard. Special summon it. Draw 1 card."))
        .field(1, "Gatekeeper", place=1)
        .hand(0, "Giant", "Recall", "Ox")
        .zone(0, "graveyard", "Giant")
    )
    assert table.can("play", 0, "Ox") and not table.can("play", 0, table.card("Giant", 0, zone="hand"))
    table.play(0, "Recall", targets=["Giant"]).resolve_all()
    assert table.field_names(0) == [] and "Giant" in table.zone_names(0, "graveyard") and table.hand_size(0) == 3
