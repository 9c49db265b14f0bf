"""Rulings on attacks that move, last damage, costs, layers and texts, each decided by the document alone."""

import pytest

from arbiter.testing import BadScript, scenario

ACTION = "Timing: Standard Action\n"
INSTANT = "Timing: Instant Action\n"


def unit(name: str, text: str = "", **more: object) -> dict[str, object]:
    return {"type": "unit", "name": name, "level": 0, "atk": 2, "hp": 3, "stk": 1, "text": text, **more}


def event(name: str, text: str, **more: object) -> dict[str, object]:
    return {"type": "event", "name": name, "level": 0, "text": text, **more}


@pytest.mark.rule("gateruler", "9-4f", "12-2c", "12-2d-1", "13-6d")
@pytest.mark.parametrize(("top", "falls"), [("Ox", True), ("Second Wind", False)])
def test_a_counter_heals_in_time_only_if_it_comes_before_the_last_damage(top: str, falls: bool) -> None:
    below = "Second Wind" if top == "Ox" else "Ox"
    table = (
        scenario("gateruler")
        .define(**unit("Ox"))
        .define(**unit("Bull", stk=2))
        .define(**event("Second Wind", ACTION + "Draw 1 card.\n[CNT] Heal 2 life."))
        .field(0, "Bull", place=1)
        .damage(1, 6)
        .deck(1, top, below)
    )
    table.attack("Bull", at=1)
    if falls:
        table.to("strike").resolve_all()
        assert table.over and table.winner == 0
    else:
        table.to("strike").choose(*table.objects("damage", 1)[:2]).to("attack_start")
        assert not table.over and table.damage_count(1) == 5


@pytest.mark.rule("gateruler", "12-2d-1", "9-3e-2", "15-21b")
def test_who_heals_before_the_defeat_resolves_plays_on() -> None:
    table = (
        scenario("gateruler")
        .define(**unit("Ox"))
        .define(**event("Bandage", INSTANT + "Heal 1 life."))
        .field(0, "Ox", place=1)
        .damage(1, 6)
        .zone(1, "set", "Bandage")
        .deck(1, "Ox")
    )
    table.attack("Ox", at=1).to("strike")
    assert table.damage_count(1) == 7 and not table.over
    table.play(1, "Bandage").resolve().choose("Ox").to("attack_start")
    assert not table.over and table.damage_count(1) == 6


@pytest.mark.rule("gateruler", "8-4e-1", "15-11a")
def test_a_swap_of_the_attacked_puts_the_other_into_the_column_under_attack() -> None:
    table = (
        scenario("gateruler")
        .define(**unit("Bull", atk=3))
        .define(**unit("Ox"))
        .define(**unit("Hen"))
        .define(**event("Change Places", INSTANT + "Choose 2 allied units. Swap them."))
        .field(0, "Bull", place=1)
        .field(1, "Ox", place=1)
        .field(1, "Hen", place=2)
        .zone(1, "set", "Change Places")
    )
    table.attack("Bull", at="Ox").play(1, "Change Places", targets=["Ox", "Hen"]).to("attack_start")
    assert table.field_names(1) == ["Ox"]


@pytest.mark.rule("gateruler", "8-4e-2", "8-6d-1", "3-9c")
def test_an_attacker_moved_to_its_own_defense_zone_still_attacks() -> None:
    table = (
        scenario("gateruler")
        .define(**unit("Bull"))
        .define(**event("Fall Back", INSTANT + "Choose 1 unit. Move it to its controller's defense zone."))
        .field(0, "Bull", place=1)
        .zone(1, "set", "Fall Back")
    )
    table.attack("Bull", at=1).play(1, "Fall Back", targets=["Bull"]).to("attack_start")
    assert table.is_on_field("Bull", 0) and table.damage_count(1) == 1


@pytest.mark.rule("gateruler", "8-4e-2", "8-6a", "15-23a-1")
def test_an_attacker_taken_over_attacks_nobody_and_stands_ready_with_the_other_player() -> None:
    table = (
        scenario("gateruler")
        .define(**unit("Bull"))
        .define(**event("Turncoat", INSTANT + "Choose 1 attacking enemy unit. Gain control of it."))
        .field(0, "Bull", place=1)
        .zone(1, "set", "Turncoat")
    )
    table.attack("Bull", at=1).play(1, "Turncoat", targets=["Bull"]).resolve().option("attack 1").to("attack_start")
    assert table.is_on_field("Bull", 1) and table.damage_count(1) == 0 and not table.is_rested("Bull", 1)


@pytest.mark.rule("gateruler", "8-4e-1", "15-34b", "16-21b")
@pytest.mark.parametrize("direct", [True, False])
def test_a_sentinel_before_the_ruler_stops_an_attack_unless_it_is_direct(direct: bool) -> None:
    table = (
        scenario("gateruler")
        .define(**unit("Bull", "This can directly attack your opponent's ruler." if direct else ""))
        .define(**unit("Ox"))
        .define(**unit("Sentry", "Sentinel Summoning", hp=9))
        .field(0, "Bull", place=1)
        .hand(1, "Sentry")
    )
    table.attack("Bull", at=1).play(1, "Sentry", option="defense").to("attack_start")
    assert table.damage_count(1) == int(direct) and table.damage_on("Sentry") == (0 if direct else 2)


@pytest.mark.rule("gateruler", "15-26b", "15-26b-1")
def test_who_cannot_be_attacked_is_not_chosen_but_hit_when_it_stands_in_the_column() -> None:
    table = (
        scenario("gateruler")
        .define(**unit("Bull"))
        .define(**unit("Mist Monk", "Sentinel Summoning\nThis cannot be attacked."))
        .field(0, "Bull", place=1)
        .field(1, "Mist Monk", place=1)
        .hand(1, "Mist Monk")
    )
    with pytest.raises(BadScript):
        table.attack("Bull", at="Mist Monk")
    table.attack("Bull", option="column 2")
    table.play(1, table.card("Mist Monk", 1, zone="hand"), option="attack 2").to("attack_start")
    assert sorted(obj.damage for obj in table.objects("front", 1)) == [0, 2]


@pytest.mark.rule("gateruler", "14-15a", "14-15a-1", "12-5a-1")
def test_charges_are_counted_as_they_were_when_it_left_play() -> None:
    table = (
        scenario("gateruler")
        .define(**unit("Ox"))
        .define(**unit("Keeper", "When this is destroyed, draw cards equal to the number of charges it had."))
        .define(**event("Fell", ACTION + "Choose 1 unit. Destroy it."))
        .field(0, "Keeper", place=1, under=("Ox", "Ox"))
        .hand(0, "Fell")
    )
    table.play(0, "Fell", targets=["Keeper"]).resolve_all()
    assert table.hand_size(0) == 2 and len(table.zone_names(0, "graveyard")) == 4


@pytest.mark.rule("gateruler", "3-13c-1", "14-4b-4", "15-21b")
def test_a_card_face_down_in_the_damage_zone_is_no_unit_card_but_can_be_healed() -> None:
    table = (
        scenario("gateruler")
        .define(**unit("Ox"))
        .define(**event("Rescue", ACTION + "Choose 1 unit card in your damage zone. Add it to your hand."))
        .define(**event("Bandage", ACTION + "Heal 1 life."))
        .hand(0, "Rescue", "Bandage")
        .zone(0, "damage", "Ox", face_up=False)
    )
    assert not table.can("play", 0, "Rescue")
    table.play(0, "Bandage").resolve()
    assert table.damage_count(0) == 0 and "Ox" in table.zone_names(0, "graveyard")


@pytest.mark.rule("gateruler", "15-23a", "12-4a")
def test_a_unit_taken_into_a_zone_that_is_not_empty_pushes_the_old_one_out() -> None:
    table = (
        scenario("gateruler")
        .define(**unit("Ox"))
        .define(**unit("Hen"))
        .define(**event("Lure", ACTION + "Choose 1 enemy unit. Gain control of it."))
        .hand(0, "Lure")
        .field(0, "Hen", place=1)
        .field(1, "Ox", place=1)
    )
    table.play(0, "Lure", targets=["Ox"]).resolve().option("attack 1")
    assert table.field_names(0) == ["Ox"] and table.zone_names(0, "graveyard") == ["Lure", "Hen"]


@pytest.mark.rule("gateruler", "14-4b-6c", "14-4b-6d", "14-4b-6a")
def test_costs_grow_before_they_shrink() -> None:
    table = (
        scenario("gateruler")
        .define(**unit("Ox"))
        .define(**unit("Patron", "The cost to play your units is reduced by 1."))
        .define(**unit("Taxman", "The cost to play enemy units is increased by 1."))
        .field(0, "Patron", place=1)
        .field(1, "Taxman", place=1)
        .hand(0, "Ox")
    )
    assert table.can("play", 0, "Ox")


@pytest.mark.rule("gateruler", "14-4b-6e", "15-15b", "15-15b-1", "15-37b-1")
@pytest.mark.parametrize("strict", [True, False])
def test_what_must_be_paid_with_resources_is_not_played_for_nothing(strict: bool) -> None:
    table = (
        scenario("gateruler")
        .define(
            **event("Treasure", ACTION + "Choose 1 event card in your hand. You may play it without paying its cost.")
        )
        .define(
            **event(
                "Monument",
                ACTION
                + ("This card can be played only by paying with resources.\n" if strict else "")
                + "Draw 3 cards.",
                level=5,
            )
        )
        .hand(0, "Treasure", "Monument")
    )
    table.play(0, "Treasure").resolve()
    if not strict:
        table.yes().yes().resolve_all()  # it is shown (3-2b-5), and played
    assert table.hand_size(0) == (1 if strict else 3)


@pytest.mark.rule("gateruler", "14-4b-4b", "3-2h")
def test_two_targets_are_two_units_and_up_to_two_may_be_none() -> None:
    table = (
        scenario("gateruler")
        .define(**unit("Ox"))
        .define(**event("Two Arrows", ACTION + "Choose 2 enemy units. Deal 1 damage to each of them."))
        .define(
            **event("Few Arrows", ACTION + "Choose up to 2 enemy units. Deal 1 damage to each of them. Draw 1 card.")
        )
        .hand(0, "Two Arrows", "Few Arrows")
        .field(1, "Ox", place=1)
    )
    assert not table.can("play", 0, "Two Arrows")
    table.play(0, "Few Arrows", targets=[[]]).resolve_all()
    assert table.damage_on("Ox") == 0 and table.hand_size(0) == 2


@pytest.mark.rule("gateruler", "3-21", "3-2I-2")
def test_two_cards_of_two_zones_may_come_one_from_each() -> None:
    table = (
        scenario("gateruler")
        .define(**unit("Ox"))
        .define(**unit("Hen"))
        .define(
            **event("Gather", ACTION + "Choose 2 unit cards in your graveyard or damage zone. Add them to your hand.")
        )
        .hand(0, "Gather")
        .zone(0, "graveyard", "Ox")
        .damage(0, "Hen")
    )
    table.play(0, "Gather", targets=["Ox", "Hen"]).resolve()
    assert sorted(table.hand_names(0)) == ["Hen", "Ox"] and table.damage_count(0) == 0


@pytest.mark.rule("gateruler", "14-7c", "15-8b")
def test_an_automatic_ability_limited_to_once_a_turn_does_not_trigger_again() -> None:
    table = (
        scenario("gateruler")
        .define(**unit("Scribe", "[Turn 1] When you draw a card, heal 1 life."))
        .define(**unit("Miner", "When you draw a card, this gains +1 ATK until the end of the turn."))
        .define(**event("Well", ACTION + "Draw 2 cards."))
        .define(**unit("Ox"))
        .define(**unit("Hen"))
        .field(0, "Scribe", place=1)
        .field(0, "Miner", place=2)
        .hand(0, "Well")
        .damage(0, 1)
    )
    table.play(0, "Well").resolve().order("Scribe", "Miner", "Miner", "Scribe").resolve_all()
    assert table.power("Miner") == 4
    assert table.damage_count(0) == 0


@pytest.mark.rule("gateruler", "14-10f-1", "3-2e", "3-2e-1")
def test_the_end_that_was_set_for_a_unit_does_not_find_it_after_it_was_in_the_hand() -> None:
    table = (
        scenario("gateruler")
        .define(**unit("Ox"))
        .define(
            **event(
                "Seance",
                ACTION + "Choose 1 unit card in your graveyard. Special summon it. At the end of the turn, destroy it.",
            )
        )
        .define(**event("Step Aside", ACTION + "Choose 1 allied unit. Return it to its owner's hand."))
        .hand(0, "Seance", "Step Aside")
        .zone(0, "graveyard", "Ox")
    )
    table.play(0, "Seance", targets=["Ox"]).resolve().option("attack 1")
    table.play(0, "Step Aside", targets=["Ox"]).resolve().play(0, "Ox", option="attack 1").resolve().next_turn()
    assert table.is_on_field("Ox")


@pytest.mark.rule("gateruler", "14-12a-2a", "15-32a-2", "16-12b-2")
def test_what_was_given_for_good_outlasts_the_charge_shield_and_the_turn() -> None:
    table = (
        scenario("gateruler")
        .define(**unit("Ox"))
        .define(**unit("Turtle", "Charge Shield"))
        .define(**event("Blessing", ACTION + "Choose 1 unit. It gains +1 ATK."))
        .define(**event("Ardor", ACTION + "Choose 1 unit. It gains +3 ATK until the end of the turn."))
        .define(**event("Fell", ACTION + "Choose 1 unit. Destroy it."))
        .field(0, "Turtle", place=1, under=("Ox",))
        .hand(0, "Blessing", "Ardor", "Fell")
    )
    table.play(0, "Blessing", targets=["Turtle"]).resolve().play(0, "Ardor", targets=["Turtle"]).resolve()
    assert table.power("Turtle") == 6
    table.play(0, "Fell", targets=["Turtle"]).resolve().yes()
    assert table.power("Turtle") == 3
    table.next_turn()
    assert table.power("Turtle") == 3


@pytest.mark.rule("gateruler", "14-13a-9", "14-13c-2")
def test_numbers_change_in_the_order_in_which_it_was_said() -> None:
    table = (
        scenario("gateruler")
        .define(**unit("Ox"))
        .define(**event("Ardor", ACTION + "Choose 1 unit. Until the end of the turn, it gains +2 ATK."))
        .define(**event("Measure", ACTION + "Choose 1 unit. Until the end of the turn, its ATK becomes 5."))
        .field(0, "Ox", place=1)
        .hand(0, "Ardor", "Measure", "Ardor")
    )
    table.play(0, "Ardor", targets=["Ox"]).resolve().play(0, "Measure", targets=["Ox"]).resolve()
    assert table.power("Ox") == 5
    table.play(0, "Ardor", targets=["Ox"]).resolve()
    assert table.power("Ox") == 7


@pytest.mark.rule("gateruler", "14-13c-1", "14-13a-9")
def test_an_atk_that_follows_hp_is_reckoned_after_all_that_changes_hp() -> None:
    table = (
        scenario("gateruler")
        .define(**unit("Wall", "This card's ATK becomes equal to its HP.", atk=0, hp=4))
        .define(**unit("Ox"))
        .define(**event("Oatmeal", ACTION + "Choose 1 unit. Until the end of the turn, it gains +2 HP."))
        .field(0, "Wall", place=1)
        .hand(0, "Oatmeal")
    )
    assert table.power("Wall") == 4
    table.play(0, "Oatmeal", targets=["Wall"]).resolve()
    assert (table.power("Wall"), table.guard("Wall")) == (6, 6)


@pytest.mark.rule("gateruler", "16-15b-1a", "16-15b-1b", "16-3a")
def test_a_unit_with_forced_reveal_comes_beyond_the_cap_and_touches_down() -> None:
    table = (
        scenario("gateruler")
        .define(**unit("Ox"))
        .define(**unit("Intruder", "Forced Reveal\n[TD] Your opponent draws 2 cards.", level=2))
        .define(**event("Well", ACTION + "Draw 1 card."))
        .hand(0, "Ox", "Ox", "Well")
        .deck(0, "Intruder")
    )
    table.play(0, "Ox", option="attack 1").resolve().play(0, "Ox", option="attack 2").resolve()
    table.play(0, "Well").resolve().option("attack 3").resolve_all()
    assert table.is_on_field("Intruder") and table.hand_size(1) == 2


@pytest.mark.rule("gateruler", "8-4c", "15-7b", "3-7b")
def test_a_ruler_exhausted_for_a_cost_cannot_attack() -> None:
    table = (
        scenario("gateruler")
        .define(**unit("Page", "Standard Action [exhaust your ruler]: Draw 1 card."))
        .field(0, "Page", place=0)
    )
    ruler = table.zone_names(0, "ruler")[0]
    assert table.can("attack", 0, ruler)
    table.use(0, "Page").resolve()
    assert table.is_rested(ruler, 0) and not table.can("use", 0, "Page") and not table.can("attack", 0, ruler)


@pytest.mark.rule("gateruler", "15-5a", "3-2c-1")
def test_of_three_cards_looked_at_one_is_taken_and_the_rest_go_beneath_in_the_order_wished() -> None:
    table = (
        scenario("gateruler")
        .define(**unit("Ox"))
        .define(**unit("Hen"))
        .define(**unit("Cow"))
        .define(
            **event(
                "Almanac",
                ACTION + "Look at the top 3 cards of your deck. Add 1 of them to your hand and put the rest on the "
                "bottom of your deck in any order.",
            )
        )
        .hand(0, "Almanac")
        .deck(0, "Ox", "Hen", "Cow")
    )
    table.play(0, "Almanac").resolve().choose("Hen").order("Cow", "Ox")
    assert table.hand_names(0) == ["Hen"] and set(table.zone_names(0, "deck")[-2:]) == {"Ox", "Cow"}


@pytest.mark.rule("gateruler", "2-5d-1", "14-8c-1", "1-5f")
def test_one_of_two_kinds_is_who_has_either_or_both_and_gains_but_once() -> None:
    table = (
        scenario("gateruler")
        .define(**unit("Marshal", "Your {Smith or Thief} gain +1 ATK."))
        .define(**unit("Anvil", attributes=["Smith"]))
        .define(**unit("Lockpick", attributes=["Smith", "Thief"]))
        .define(**unit("Guest", "This is also treated as a {Thief}."))
        .field(0, "Marshal", place=0)
        .field(0, "Anvil", place=1)
        .field(0, "Lockpick", place=2)
        .field(0, "Guest", place=3)
    )
    assert [table.power(each) for each in ("Marshal", "Anvil", "Lockpick", "Guest")] == [2, 3, 3, 3]


@pytest.mark.rule("gateruler", "15-18b", "15-6a-1", "16-3b", "15-18a-1")
def test_a_unit_special_summoned_from_the_deck_enters_without_touching_down() -> None:
    table = (
        scenario("gateruler")
        .define(**unit("Great Bell", "[TD] Draw 1 card.\nWhen this enters play, heal 1 life."))
        .define(**unit("Ringer", "[TD] Special summon 1 «Great Bell» from your deck."))
        .hand(0, "Ringer")
        .deck(0, "Great Bell")
        .damage(0, "Ringer")
    )
    table.play(0, "Ringer", option="attack 1").resolve().resolve().choose("Great Bell").option("attack 2").resolve_all()
    assert table.field_names(0) == ["Ringer", "Great Bell"] and table.hand_size(0) == 0 and table.damage_count(0) == 0


@pytest.mark.rule("gateruler", "16-6a-1", "8-4c-2a", "3-9c")
@pytest.mark.parametrize("goes", [True, False])
def test_a_defender_may_step_into_the_empty_defense_zone_after_the_attacks(goes: bool) -> None:
    table = scenario("gateruler").define(**unit("Guard", "Defender")).field(0, "Guard", place=1)
    table.attack("Guard", at=1).to("attack_start").no_attack()
    (table.yes() if goes else table.no()) if table.stack() == [] else (
        table.resolve().yes() if goes else table.resolve().no()
    )
    table.next_turn()
    assert table.is_rested("Guard") is True
    table.to("main", player=0)
    assert table.is_rested("Guard") is goes


@pytest.mark.rule("gateruler", "8-4f", "6-5c-2", "8-7c-1")
def test_what_is_gained_until_the_end_of_combat_is_gone_for_the_next_attack() -> None:
    table = (
        scenario("gateruler")
        .define(
            **unit(
                "Duelist", "Double Attack\nWhen this attacks an enemy unit, this gains +2 ATK until the end of combat."
            )
        )
        .define(**unit("Ox", hp=9))
        .field(0, "Duelist", place=1)
        .field(1, "Ox", place=1)
    )
    table.attack("Duelist", at="Ox").to("attack_start")
    assert table.damage_on("Ox") == 4 and table.power("Duelist") == 2
    table.attack("Duelist", at=1)
    assert table.stack() == []
    table.to("attack_start")
    assert table.damage_count(1) == 1


@pytest.mark.rule("gateruler", "14-3b", "14-3d")
@pytest.mark.parametrize("charges", [0, 1])
def test_a_cost_of_two_parts_is_paid_whole_or_not_at_all(charges: int) -> None:
    table = (
        scenario("gateruler")
        .define(**unit("Ox"))
        .define(
            **unit(
                "Furnace",
                "Standard Action [exhaust this and put 1 of its charges into its owner's graveyard]: Draw 2 cards.",
            )
        )
        .field(0, "Furnace", place=1, under=("Ox",) * charges)
    )
    assert table.can("use", 0, "Furnace") is bool(charges)
    if charges:
        table.use(0, "Furnace").resolve()
        assert table.is_rested("Furnace") and table.hand_size(0) == 2


@pytest.mark.rule("gateruler", "4-2b", "14-4b-4", "15-12c")
def test_a_player_told_to_destroy_one_of_their_units_chooses_it() -> None:
    table = (
        scenario("gateruler")
        .define(**unit("Ox"))
        .define(**unit("Hen", "When this is destroyed, draw 1 card."))
        .define(**event("Tithe", ACTION + "Your opponent chooses 1 of their units and destroys it."))
        .hand(0, "Tithe")
        .field(1, "Ox", place=1)
        .field(1, "Hen", place=2)
    )
    table.play(0, "Tithe").resolve().expect(player=1).choose("Hen").resolve_all()
    assert table.field_names(1) == ["Ox"] and table.hand_size(1) == 1


@pytest.mark.rule("gateruler", "15-14a", "3-14d-4", "14-8a")
def test_a_unit_grows_with_every_charge_it_takes_from_the_deck() -> None:
    table = (
        scenario("gateruler")
        .define(
            **unit(
                "Seedling",
                "Standard Action [exhaust this]: Add the top card of your deck under this as a charge.\n"
                "This gains +1 ATK and +1 HP for each of its charges.\n"
                "While this has 2 or more charges, it has Breakthrough.",
            )
        )
        .define(**unit("Ox"))
        .field(0, "Seedling", place=1, under=("Ox",))
    )
    assert (table.power("Seedling"), table.guard("Seedling")) == (3, 4) and not table.has("Seedling", "Breakthrough")
    table.use(0, "Seedling").resolve()
    assert (table.power("Seedling"), table.guard("Seedling")) == (4, 5) and table.has("Seedling", "Breakthrough")


@pytest.mark.rule("gateruler", "14-8a-1", "2-6c", "12-2a-1")
def test_what_holds_while_life_is_low_holds_as_soon_as_it_is_low() -> None:
    table = (
        scenario("gateruler")
        .define(**unit("Desperado", "While you have 3 or less life, this gains Double Attack and +2 ATK."))
        .define(**event("Bloodletting", ACTION + "Deal 1 damage to your ruler."))
        .define(**unit("Ox"))
        .field(0, "Desperado", place=1)
        .hand(0, "Bloodletting")
        .damage(0, 3)
        .deck(0, "Ox")
    )
    assert table.power("Desperado") == 2
    table.play(0, "Bloodletting").resolve_all()
    assert table.damage_count(0) == 4 and table.power("Desperado") == 4 and table.has("Desperado", "Double Attack")


@pytest.mark.rule("gateruler", "15-5b", "1-5b", "10-1a")
def test_a_card_revealed_from_the_deck_is_taken_only_if_it_is_what_was_asked_for() -> None:
    def taken(card: str) -> list[str]:
        table = (
            scenario("gateruler")
            .define(**unit("Ox"))
            .define(**event("Well", ACTION + "Draw 1 card."))
            .define(
                **event(
                    "Divination",
                    ACTION + "Reveal the top card of your deck. If it is a unit card, add it to your hand. "
                    "Otherwise, put it into your graveyard.",
                )
            )
            .hand(0, "Divination")
            .deck(0, card)
        )
        table.play(0, "Divination").resolve()
        return table.hand_names(0) + table.zone_names(0, "graveyard")

    assert taken("Ox") == ["Ox", "Divination"] and sorted(taken("Well")) == ["Divination", "Well"]


@pytest.mark.rule("gateruler", "1-5d", "15-26a", "16-19b")
def test_cannot_beats_can_for_rulers_attacked_directly() -> None:
    table = (
        scenario("gateruler")
        .define(**unit("Swift", "This can directly attack your opponent's ruler."))
        .define(**unit("Envoy", "Enemy units with level 0 cannot attack your ruler."))
        .define(**unit("Bull", level=1))
        .field(0, "Swift", place=1)
        .field(0, "Bull", place=2)
        .field(1, "Envoy", place=1)
    )
    with pytest.raises(BadScript):
        table.attack("Swift", at=1)
    table.attack("Bull", at=1).to("attack_start")
    assert table.damage_count(1) == 1
