"""Sections 14-3 to 14-6: costs, playing cards and abilities, and resolving them."""

from __future__ import annotations

import pytest

from arbiter.testing import BadScript
from tests.games.gateruler.plain import waiting
from tests.games.gateruler.written import event, field, table, unit, wells

BOLT = event("Bolt", "Choose 1 enemy unit. Deal 2 damage to it. Draw 1 card.")
PAIR = event("Pair", "Choose 2 enemy units. Deal 1 damage to them.")
BEAST = unit("Beast", level=2)
LORE = field("Lore", level=1)
SAGE = unit("Sage", "Instant Action [Discard 1 card] Draw 2 cards.")
MAGE = unit("Mage", "Instant Action [Pay 1 resource] Choose 1 enemy unit. Deal 1 damage to it.")
MONK = unit("Monk", "Standard Action [Exhaust this card] Draw 1 card.")


# ---------------------------------------------------------------- 14-3  costs


@pytest.mark.rule("gateruler", "14-3b", "14-4b-8", "14-1a-1")
def test_a_cost_that_cannot_be_paid_whole_is_not_begun() -> None:
    both = unit("Both", "Instant Action [Discard 1 card, Pay 1 resource] Draw 2 cards.")
    made = table(both).field(0, "Both").hand(0, "Scout")
    assert not made.can("use", 0, "Both") and made.hand_names(0) == ["Scout"]
    assert wells(table(both).field(0, "Both").hand(0, "Scout"), 0, 1).can("use", 0, "Both")
    assert not wells(table(both).field(0, "Both"), 0, 1).can("use", 0, "Both")


@pytest.mark.rule("gateruler", "14-3d", "14-4b-8a")
def test_the_actions_of_a_cost_are_done_in_their_order() -> None:
    first = unit("First", "Instant Action [Put 1 allied unit into its owner's graveyard, Discard 1 card] Draw 1 card.")
    made = table(first).field(0, "First", "Scout").hand(0, "Giant")
    made.use(0, "First", cost=["Scout", "Giant"])
    assert made.zone_names(0, "graveyard") == ["Scout", "Giant"]


@pytest.mark.rule("gateruler", "14-3c")
def test_an_action_that_was_replaced_still_pays() -> None:
    shield = unit("Shield", "Charge Shield")
    altar = unit("Altar", "Instant Action [Put 1 allied unit into its owner's graveyard] Draw 2 cards.")
    made = table(shield, altar).field(0, "Altar", "Shield").zone(0, "charge", "Scout", host="Shield")
    made.use(0, "Altar", cost=["Shield"])
    made.yes()
    assert waiting(made) and made.field_names(0) == ["Altar", "Shield"]
    made.resolve()
    assert made.hand_size(0) == 2


@pytest.mark.rule("gateruler", "14-3e")
def test_a_cost_that_has_come_down_to_nothing_is_paid() -> None:
    cheap = unit("Guide", "You pay 2 less to play units.")
    made = table(cheap, BEAST).field(0, "Guide").hand(0, "Beast")
    made.play(0, "Beast", option="attack 2").resolve()
    assert "Beast" in made.field_names(0)


@pytest.mark.rule("gateruler", "14-3f")
def test_a_card_does_not_pay_for_itself() -> None:
    fee = unit("Fee", "Discount: [Discard 1 card] to instead pay 0 resources", level=3)
    assert not table(fee).hand(0, "Fee").can("play", 0, "Fee")
    assert table(fee).hand(0, "Fee", "Scout").can("play", 0, "Fee")


# ---------------------------------------------------------------- 14-4b  playing


@pytest.mark.rule("gateruler", "14-4b", "14-4b-6", "14-4b-6a", "14-4b-8", "14-4b-9", "15-15a", "2-7a-2")
def test_a_card_costs_as_many_resources_as_its_level_and_goes_into_the_gate() -> None:
    made = wells(table(BEAST).hand(0, "Beast"), 0, 3)
    made.play(0, "Beast", option="attack 1")
    assert made.stack() == ["Beast"] and made.zone_names(0, "gate") == ["Beast"]
    assert [obj.turned for obj in made.game.state.zones["resource"][0]].count(1) == 2
    assert not wells(table(BEAST).hand(0, "Beast"), 0, 1).can("play", 0, "Beast")


@pytest.mark.rule("gateruler", "14-4b-6a", "14-1a-1", "14-9b")
def test_an_ability_costs_what_stands_in_its_brackets() -> None:
    made = wells(table(MAGE).field(0, "Mage").field(1, "Scout"), 0, 2)
    made.use(0, "Mage", targets=["Scout"])
    assert [obj.turned for obj in made.game.state.zones["resource"][0]].count(1) == 1
    assert not table(MAGE).field(0, "Mage").field(1, "Scout").can("use", 0, "Mage")


@pytest.mark.rule("gateruler", "14-1a-1a")
def test_an_ability_without_brackets_costs_nothing() -> None:
    seer = unit("Seer", "Instant Action: Draw 1 card.")
    made = table(seer).field(0, "Seer")
    made.use(0, "Seer").resolve()
    assert made.hand_size(0) == 1


@pytest.mark.rule("gateruler", "14-4b-1", "3-10d")
def test_a_hidden_card_that_is_played_is_revealed() -> None:
    made = table().zone(1, "set", "Spark").field(0, "Scout")
    made.passes(0)
    assert "Spark" not in str(made.view(0))
    made.play(1, "Spark")
    assert "Spark" in str(made.view(0))


@pytest.mark.rule("gateruler", "14-4b-2", "14-4c-3")
def test_listed_options_are_chosen_as_it_is_played_and_the_others_do_not_exist() -> None:
    fork = event("Fork", "Choose 1 of the following:\n• Choose 1 enemy unit. Deal 2 damage to it.\n• Draw 1 card.")
    made = table(fork).zone(0, "set", "Fork")
    made.play(0, "Fork", modes=[2]).resolve()
    assert made.hand_size(0) == 1
    other = table(fork).zone(0, "set", "Fork").field(1, "Scout")
    other.play(0, "Fork", modes=[1], targets=["Scout"]).resolve()
    assert other.hand_size(0) == 0 and other.damage_on("Scout", 1) == 2


@pytest.mark.rule("gateruler", "14-4b-3", "14-4b-3a", "14-4c-2", "14-4c-2b", "14-4c")
def test_a_unit_goes_to_the_zone_that_was_chosen_as_it_was_played() -> None:
    made = table().hand(0, "Giant")
    made.play(0, "Giant", option="attack 3")
    made.expect(kind="action")
    made.resolve()
    assert made.obj("Giant", 0).place == 3


@pytest.mark.rule("gateruler", "14-4b-4", "14-4b-11")
def test_without_a_valid_target_it_cannot_be_played() -> None:
    assert not table(BOLT).zone(0, "set", "Bolt").can("play", 0, "Bolt")
    made = table(PAIR).zone(0, "set", "Pair").field(1, "Scout")
    assert made.why_not(0, "Pair") == ["14-4b-4"]


@pytest.mark.rule("gateruler", "14-4b-4b")
def test_nothing_is_chosen_twice() -> None:
    made = table(PAIR).zone(0, "set", "Pair").field(1, "Scout", "Guard", "Giant")
    with pytest.raises(BadScript):
        made.play(0, "Pair", targets=["Scout", "Scout"])


@pytest.mark.rule("gateruler", "14-4b-4c")
def test_what_follows_then_is_chosen_as_it_resolves() -> None:
    raid = event("Raid", "Draw 1 card. Then, choose 1 enemy unit. Deal 2 damage to it.")
    made = table(raid).zone(0, "set", "Raid")
    made.play(0, "Raid").resolve()
    assert made.hand_size(0) == 1
    other = table(raid).zone(0, "set", "Raid").field(1, "Scout", "Guard")
    other.play(0, "Raid").resolve()
    other.choose("Guard")
    assert other.damage_on("Guard", 1) == 2


@pytest.mark.rule("gateruler", "14-4b-4d")
def test_nothing_in_the_gate_chooses_itself() -> None:
    hush = event("Hush", "Choose 1 card in the gate. Negate it.")
    assert not table(hush).zone(0, "set", "Hush").can("play", 0, "Hush")
    made = table(hush).zone(0, "set", "Hush", "Spark")
    made.play(0, "Spark")
    made.play(0, "Hush").resolve_all()
    assert made.hand_size(0) == 0 and sorted(made.zone_names(0, "graveyard")) == ["Hush", "Spark"]


@pytest.mark.rule("gateruler", "14-4b-4f", "14-4b-5b", "14-4b-5", "14-4b-5a", "15-10a")
def test_a_division_is_fixed_as_it_is_played_and_gives_everybody_something() -> None:
    split = event("Split", "Choose up to 3 enemy units. Deal 3 damage, divided as you choose among them.")
    made = table(split).zone(0, "set", "Split").field(1, "Guard", "Giant")
    made.play(0, "Split", targets=["Guard", "Giant"], divide={"Guard": 2, "Giant": 1}).resolve()
    assert (made.damage_on("Guard", 1), made.damage_on("Giant", 1)) == (2, 1)
    bad = table(split).zone(0, "set", "Split").field(1, "Guard", "Giant")
    with pytest.raises(BadScript):
        bad.play(0, "Split", targets=["Guard", "Giant"], divide={"Guard": 3, "Giant": 0})


@pytest.mark.rule("gateruler", "14-4b-6c", "14-4b-6d", "14-4b-7")
def test_what_increases_a_cost_comes_before_what_decreases_it() -> None:
    tax = unit("Tax", "Your opponent pays 1 more to play units.")
    gift = unit("Gift", "You pay 2 less to play units.")
    one = unit("One", level=1)
    made = table(tax, gift, one).field(1, "Tax").field(0, "Gift").hand(0, "One")
    made.play(0, "One", option="attack 2")
    assert made.stack() == ["One"]


@pytest.mark.rule("gateruler", "14-4b-7")
def test_a_cost_does_not_change_once_the_card_is_in_the_gate() -> None:
    gift = unit("Gift", "You pay 2 less to play units.")
    other = table(gift, BEAST, event("Fell", "Destroy all enemy units.")).field(0, "Gift").hand(0, "Beast")
    other.zone(1, "set", "Fell")
    other.play(0, "Beast", option="attack 2").passes(0)
    other.play(1, "Fell").resolve_all()
    assert other.field_names(0) == ["Beast"]


@pytest.mark.rule("gateruler", "14-4b-11", "14-4b-8")
def test_what_is_not_offered_cannot_be_begun() -> None:
    made = table(BEAST).hand(0, "Beast")
    assert made.why_not(0, "Beast") == ["14-4b-8"]
    with pytest.raises(BadScript):
        made.play(0, "Beast")
    assert made.hand_names(0) == ["Beast"] and waiting(made) == []


# ---------------------------------------------------------------- 14-4c  resolving


@pytest.mark.rule("gateruler", "14-4c-1")
def test_without_its_target_the_rest_of_an_effect_still_happens() -> None:
    made = table(BOLT, event("Fell", "Destroy all allied units.")).zone(0, "set", "Bolt").zone(1, "set", "Fell")
    made.field(1, "Guard")
    made.play(0, "Bolt", targets=["Guard"]).passes(0)
    made.play(1, "Fell").resolve_all()
    assert made.hand_size(0) == 1 and made.zone_names(1, "graveyard") == ["Guard", "Fell"]


@pytest.mark.rule("gateruler", "14-4c-1")
def test_of_two_targets_the_one_that_is_left_is_affected() -> None:
    gone = event("Gone", "Choose 1 allied unit. Return it to its owner's hand.")
    made = table(PAIR, gone).zone(0, "set", "Pair").zone(1, "set", "Gone").field(1, "Guard", "Giant")
    made.play(0, "Pair", targets=["Guard", "Giant"]).passes(0)
    made.play(1, "Gone", targets=["Giant"]).resolve_all()
    assert made.damage_on("Guard", 1) == 1 and made.hand_names(1) == ["Giant"]


@pytest.mark.rule("gateruler", "14-4c-2c", "14-4c-2d", "3-11a", "3-15a")
def test_a_field_goes_to_the_field_zone_an_event_to_the_graveyard() -> None:
    made = wells(table(LORE).hand(0, "Lore", "Trick"), 0, 1)
    made.play(0, "Lore").resolve()
    made.play(0, "Trick").resolve()
    assert made.zone_names(0, "field") == ["Lore"] and made.zone_names(0, "graveyard") == ["Trick"]


@pytest.mark.rule("gateruler", "14-4c-3", "14-4c-3a", "14-10h")
def test_an_ability_resolves_though_its_card_is_gone() -> None:
    made = table(SAGE, event("Fell", "Destroy all enemy units.")).field(0, "Sage").hand(0, "Scout")
    made.zone(1, "set", "Fell")
    made.use(0, "Sage", cost=["Scout"]).passes(0)
    made.play(1, "Fell").resolve_all()
    assert made.hand_size(0) == 2 and waiting(made) == []


@pytest.mark.rule("gateruler", "14-10h")
def test_a_triggered_ability_is_played_though_its_card_is_gone() -> None:
    bomb = unit("Bomb", "When this card is destroyed, deal 1 damage to your opponent.")
    made = table(bomb, event("Fell", "Destroy all enemy units.")).field(1, "Bomb").zone(0, "set", "Fell")
    made.play(0, "Fell").resolve_all()
    assert made.damage_count(0) == 1


# ---------------------------------------------------------------- 14-5  set cards


@pytest.mark.rule("gateruler", "14-5a", "14-10b-1", "14-10b-1b")
def test_a_when_timing_is_offered_when_it_happens_and_once_for_each_time() -> None:
    trap = event("Trap", "Draw 1 card.", timing="You can play this card when an enemy unit attacks.")
    made = table(trap).field(0, "Scout", "Giant").zone(1, "set", "Trap")
    made.attack("Scout", at="Rival")
    made.expect(kind="confirm", player=1, why="reveal to trigger")
    made.no()
    assert waiting(made) == []
    made.to("choice").attack("Giant", at="Rival")
    made.yes()
    assert made.stack() == ["Trap"]


@pytest.mark.rule("gateruler", "14-5a", "14-5e", "14-10d")
def test_a_revealed_card_that_cannot_be_paid_for_stays_set() -> None:
    trap = event("Trap", "Draw 1 card.", timing="You can play this card when an enemy unit attacks.", level=1)
    made = table(trap).field(0, "Scout").zone(1, "set", "Trap")
    made.attack("Scout", at="Rival").yes()
    assert waiting(made) == [] and made.zone_names(1, "set") == ["Trap"]
    paid = wells(table(trap).field(0, "Scout").zone(1, "set", "Trap"), 1, 1)
    paid.attack("Scout", at="Rival").yes()
    assert paid.stack() == ["Trap"] and paid.game.state.zones["resource"][1][0].turned == 1


@pytest.mark.rule("gateruler", "14-5b", "9-3e-2")
def test_a_while_timing_is_played_with_priority_while_it_holds() -> None:
    need = event("Need", "Draw 2 cards.", timing="You can play this card while you have no cards in your hand.")
    made = table(need).zone(0, "set", "Need")
    assert made.can("play", 0, "Need")
    assert not table(need).zone(0, "set", "Need").hand(0, "Scout").can("play", 0, "Need")
    other = table(need, unit("Seer", "Instant Action: Draw 1 card.")).field(0, "Seer").zone(1, "set", "Need")
    other.use(0, "Seer").passes(0)
    assert other.can("play", 1, "Need")


@pytest.mark.rule("gateruler", "14-5c", "7-8a", "9-3e-5g")
def test_a_standard_action_is_played_from_the_set_zone_in_the_calm_main_phase() -> None:
    seer = unit("Seer", "Instant Action: Draw 1 card.")
    made = table(seer).zone(0, "set", "Trick").field(0, "Seer")
    assert made.can("play", 0, "Trick")
    made.use(0, "Seer")
    assert not made.can("play", 0, "Trick")


@pytest.mark.rule("gateruler", "14-5d")
def test_an_instant_action_is_played_from_the_set_zone_whenever_its_player_has_priority() -> None:
    made = table().zone(1, "set", "Spark").field(0, "Scout")
    made.attack("Scout", at="Rival").passes(0)
    made.play(1, "Spark")
    assert made.stack() == ["Spark"]
    assert not table().hand(0, "Spark").can("play", 0, "Spark")


@pytest.mark.rule("gateruler", "14-5e")
def test_a_set_card_is_paid_for() -> None:
    dear = event("Dear", "Draw 1 card.", level=1)
    assert not table(dear).zone(0, "set", "Dear").can("play", 0, "Dear")
    made = wells(table(dear).zone(0, "set", "Dear"), 0, 1)
    made.play(0, "Dear")
    assert made.game.state.zones["resource"][0][0].turned == 1


# ---------------------------------------------------------------- 14-2  where abilities are active


@pytest.mark.rule("gateruler", "14-2a", "14-2a-1")
def test_abilities_of_units_and_fields_work_in_play_only() -> None:
    lord = unit("Lord", "Other allied units gain +1 ATK.")
    hall = field("Hall", "Allied units gain +1 ATK.")
    made = table(lord, hall).field(0, "Scout", "Lord").zone(0, "field", "Hall")
    assert made.power("Scout", 0) == 4
    away = table(lord, hall).field(0, "Scout").zone(0, "graveyard", "Lord", "Hall").hand(0, "Lord", "Hall")
    assert away.power("Scout", 0) == 2


@pytest.mark.rule("gateruler", "14-2a-2")
def test_of_a_set_card_only_the_timing_is_active() -> None:
    spy = unit("Spy", "Concealment\nOther allied units gain +1 ATK.\nInstant Action: Draw 1 card.")
    made = table(spy).field(0, "Scout").zone(0, "set", "Spy")
    assert made.power("Scout", 0) == 2 and not made.can("use", 0, "Spy")
