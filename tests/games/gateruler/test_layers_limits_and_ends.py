"""Layers, limits and ends: what is gained, lost and counted, whose zones are meant, and until when (3, 4, 6, 14)."""

from __future__ import annotations

import pytest

from arbiter.testing import BadScript
from tests.games.gateruler.stage import FELL, INSTANT, OX, PLAIN, RECALL, WALL, event, field, stage, unit


@pytest.mark.rule("gateruler", "14-13a-6")
@pytest.mark.parametrize("order", [("Hush", "Second Wind"), ("Second Wind", "Hush")])
def test_what_loses_all_abilities_loses_those_given_later_too(order: tuple[str, str]) -> None:
    at = stage(
        PLAIN,
        event("Hush", "Choose 1 unit. It loses all abilities until the end of the turn."),
        event("Second Wind", "Choose 1 unit. It gains Double Attack until the end of the turn."),
    )
    at.hand(0, *order).field(0, "Tin Heron", place=1).field(1, "Coal Scout", place=1)
    for name in order:
        at.play(0, name, targets=["Tin Heron"]).resolve()
    assert not at.has("Tin Heron", "Double Attack")


@pytest.mark.rule("gateruler", "14-13c-2")
@pytest.mark.parametrize(("order", "atk"), [(("Dwindle", "Swell"), 4), (("Swell", "Dwindle"), 1)])
def test_a_value_that_is_set_and_one_that_is_added_follow_each_other_in_time(order: tuple[str, str], atk: int) -> None:
    at = stage(
        PLAIN,
        event("Dwindle", "Choose 1 unit. Its ATK becomes 1 until the end of the turn."),
        event("Swell", "Choose 1 unit. It gains +3 ATK until the end of the turn."),
    )
    at.hand(0, *order).field(0, "Tin Heron", place=1)
    for name in order:
        at.play(0, name, targets=["Tin Heron"]).resolve()
    assert at.power("Tin Heron") == atk


@pytest.mark.rule("gateruler", "15-3a-2")
def test_a_unit_sent_to_the_defense_zone_and_back_is_ready_again() -> None:
    at = stage(unit("Wheel Scribe", "Standard Action [exhaust this]: Draw 1 card.")).field(0, "Wheel Scribe", place=1)
    at.use(0, "Wheel Scribe").resolve()
    assert not at.can("use", 0, "Wheel Scribe")
    at.act(0, "rearrange", "Wheel Scribe", option="attack 2")
    assert at.is_rested("Wheel Scribe")
    at.act(0, "rearrange", "Wheel Scribe", option="defense")
    assert at.is_rested("Wheel Scribe") and not at.can("use", 0, "Wheel Scribe")
    at.act(0, "rearrange", "Wheel Scribe", option="attack 1")
    at.use(0, "Wheel Scribe").resolve()
    assert at.hand_size(0) == 2


@pytest.mark.rule("gateruler", "14-7a-1")
@pytest.mark.parametrize(
    ("text", "again"),
    [
        ('"Evening Toll" [Turn 1]: Standard Action: Draw 1 card.', False),
        ('"Evening Toll": [Turn 1] Standard Action: Draw 1 card.', True),
    ],
)
def test_a_limit_before_the_colon_is_one_for_all_abilities_of_the_name(text: str, again: bool) -> None:
    at = stage(unit("Toll Clerk", text), unit("Toll Warden", text))
    at.field(0, "Toll Clerk", place=1).field(0, "Toll Warden", place=2)
    at.use(0, "Toll Clerk").resolve()
    assert not at.can("use", 0, "Toll Clerk")
    assert at.can("use", 0, "Toll Warden") is again
    assert bool(at.why_not(0, "Toll Warden")) is not again


@pytest.mark.rule("gateruler", "14-7c")
def test_an_automatic_ability_once_a_turn_sees_two_deaths_as_one() -> None:
    at = stage(
        unit("Mourner", "[Turn 1] When an allied unit is destroyed, draw 1 card."),
        event("Flood", "Destroy all {Golem} units."),
        unit("Clay One", attributes=["Golem"]),
        unit("Clay Two", attributes=["Golem"]),
    )
    at.hand(0, "Flood").field(0, "Mourner", place=1).field(0, "Clay One", place=2).field(0, "Clay Two", place=3)
    at.play(0, "Flood").resolve().resolve_all()
    assert at.field_names(0) == ["Mourner"]
    assert at.hand_size(0) == 1


@pytest.mark.rule("gateruler", "14-4c-1")
@pytest.mark.parametrize(("text", "cards"), [("Draw 1 card.", 1), ("If you do, draw 1 card.", 0)])
def test_a_target_that_is_gone_stops_only_what_hangs_on_it(text: str, cards: int) -> None:
    at = stage(event("Stone", f"Choose 1 enemy unit. Deal 2 damage to it. {text}"), PLAIN, RECALL)
    at.hand(0, "Stone").field(1, "Tin Heron", place=1).zone(1, "set", "Fall Back")
    at.play(0, "Stone", targets=["Tin Heron"]).passes(0)
    at.play(1, "Fall Back", targets=["Tin Heron"]).resolve().resolve_all()
    assert at.hand_size(0) == cards


@pytest.mark.rule("gateruler", "15-24c")
def test_who_ends_the_turn_leaves_nothing_in_the_gate_but_the_end_of_turn_is_kept() -> None:
    at = stage(
        event("Three Lamps", "Deal 3 damage to your opponent. Draw 1 card."),
        event("Curfew", "End the turn.", INSTANT),
        unit("Late Clerk", "At the end of the turn, draw 1 card."),
    )
    at.hand(0, "Three Lamps").field(0, "Late Clerk", place=1).zone(1, "set", "Curfew").zone(0, "drive", "Coal Scout")
    at.play(0, "Three Lamps").passes(0).play(1, "Curfew").resolve()
    at.to("main", 1)
    assert at.damage_count(1) == 0
    assert sorted(at.zone_names(0, "graveyard")) == ["Coal Scout", "Three Lamps"]
    assert at.zone_names(1, "graveyard") == ["Curfew"]
    assert at.hand_size(0) == 1


@pytest.mark.rule("gateruler", "15-23a-1")
def test_a_unit_that_changes_sides_attacks_at_once_and_dies_to_its_owner() -> None:
    banner = unit("Banner Maid", "Your other units gain +2 ATK.")
    take = event("New Colours", "Choose 1 enemy unit. Gain control of it.")
    at = stage(banner, take, PLAIN, FELL).hand(0, "New Colours", "Fell")
    at.field(1, "Banner Maid", place=1).field(1, "Tin Heron", place=2, under=("Kiln Hand",), rested=True)
    assert at.power("Tin Heron") == 4
    at.play(0, "New Colours", targets=["Tin Heron"]).resolve().option("attack 3")
    assert at.is_on_field("Tin Heron", 0) and at.power("Tin Heron") == 2 and not at.is_rested("Tin Heron")
    assert at.zone_names(0, "charge") == ["Kiln Hand"]
    at.play(0, "Fell", targets=["Tin Heron"]).resolve()
    assert sorted(at.zone_names(1, "graveyard")) == ["Kiln Hand", "Tin Heron"]
    assert at.zone_names(0, "graveyard") == ["New Colours", "Fell"]


@pytest.mark.rule("gateruler", "14-13d")
def test_an_event_reaches_the_units_of_its_moment_a_field_those_of_later_too() -> None:
    at = stage(
        event("Bellows", "Your {Smith} units gain +2 ATK until the end of the turn."),
        field("Great Anvil", "Your {Smith} units gain +1 ATK."),
        unit("Late Smith", attributes=["Smith"]),
    )
    at.hand(0, "Bellows", "Late Smith").field(0, "Coal Scout", place=1).zone(0, "field", "Great Anvil")
    at.play(0, "Bellows").resolve().play(0, "Late Smith", option="attack 2").resolve()
    assert at.power("Coal Scout") == 5
    assert at.power("Late Smith") == 3


@pytest.mark.rule("gateruler", "14-15a")
def test_the_last_strength_of_a_unit_counts_for_its_parting_blow() -> None:
    text = "When this card is destroyed, choose 1 enemy unit. Deal damage equal to this card's ATK to it."
    at = stage(unit("Spite Candle", text), unit("High Wall", hp=12), FELL)
    at.define(**event("Swell", "Choose 1 unit. It gains +3 ATK until the end of the turn."))
    at.hand(0, "Swell", "Fell").field(0, "Spite Candle", place=1).field(1, "High Wall", place=1)
    at.play(0, "Swell", targets=["Spite Candle"]).resolve()
    at.play(0, "Fell", targets=["Spite Candle"]).resolve().resolve_all()
    assert at.damage_on("High Wall") == 5


@pytest.mark.rule("gateruler", "9-3e-2")
def test_an_instant_action_event_is_played_from_the_set_zone_alone() -> None:
    at = stage(event("Flash", "Draw 1 card.", INSTANT)).hand(0, "Flash")
    assert not at.can("play", 0, "Flash")
    assert at.why_not(0, "Flash")
    at.act(0, "set", "Flash").play(0, "Flash").resolve()
    assert at.hand_size(0) == 1 and at.zone_names(0, "graveyard") == ["Flash"]


@pytest.mark.rule("gateruler", "12-2a-2")
def test_who_draws_the_last_card_has_time_to_put_one_back() -> None:
    bury = event("Deep Shelf", "Choose 1 card in your graveyard. Put it on the bottom of your deck.", INSTANT)
    at = stage(event("Letter", "Draw 1 card."), bury).deck(0, "Coal Scout", only=True)
    at.hand(0, "Letter").zone(0, "set", "Deep Shelf")
    at.play(0, "Letter").resolve()
    assert at.zone_names(0, "deck") == [] and not at.over
    at.play(0, "Deep Shelf", targets=["Letter"]).resolve().resolve_all()
    assert not at.over and at.zone_names(0, "deck") == ["Letter"]


@pytest.mark.rule("gateruler", "14-7d")
def test_an_offer_once_a_turn_that_was_refused_is_made_again() -> None:
    guard = "When an allied unit would be destroyed, you may discard 1 card. If you do, it remains in play instead."
    at = stage(unit("Lamp Nurse", f"[Turn 1] {guard}"), PLAIN, unit("Tin Crane"), FELL)
    at.define(**event("Fell Again", "Choose 1 unit. Destroy it.")).define(
        **event("Fell Thrice", "Choose 1 unit. Destroy it.")
    )
    at.hand(0, "Fell", "Fell Again", "Fell Thrice").hand(1, "Coal Scout", "Kiln Hand").field(1, "Lamp Nurse", place=1)
    at.field(1, "Tin Heron", place=2).field(1, "Tin Crane", place=3)
    at.play(0, "Fell", targets=["Tin Heron"]).resolve().no()
    assert not at.is_on_field("Tin Heron")
    at.play(0, "Fell Again", targets=["Tin Crane"]).resolve().yes().choose("Coal Scout")
    assert at.is_on_field("Tin Crane") and at.hand_names(1) == ["Kiln Hand"]
    at.play(0, "Fell Thrice", targets=["Tin Crane"]).resolve()
    assert not at.is_on_field("Tin Crane")


@pytest.mark.rule("gateruler", "1-5d")
def test_cannot_beats_may_for_what_an_opponent_forbids() -> None:
    at = stage(unit("Stern Usher", "Your opponent cannot play events."), event("Letter", "Draw 1 card."))
    at.hand(0, "Letter", "Coal Scout").field(1, "Stern Usher", place=1)
    assert not at.can("play", 0, "Letter") and at.why_not(0, "Letter")
    assert at.can("play", 0, "Coal Scout")
    at.act(0, "set", "Letter")
    assert not at.can("play", 0, "Letter")


@pytest.mark.rule("gateruler", "14-4b-6c")
def test_what_costs_more_and_less_is_first_raised_then_lowered() -> None:
    at = stage(
        unit("Tax Heron", "Cards your opponent plays cost 2 more."),
        unit("Thrifty Heron", "Event cards you play cost 1 less."),
        event("Letter", "Draw 1 card.", level=1),
    )
    at.field(1, "Tax Heron", place=1).field(0, "Thrifty Heron", place=1).hand(0, "Letter").sources(0, resource=2)
    at.play(0, "Letter").resolve()
    assert all(at.is_rested(card) for card in at.objects("resource", 0))


@pytest.mark.rule("gateruler", "14-4b-4a")
def test_up_to_may_be_none_and_the_rest_is_done() -> None:
    at = stage(event("Sweep", "Choose up to 2 enemy units. Exhaust them. Draw 1 card.")).hand(0, "Sweep")
    at.play(0, "Sweep").resolve()
    assert at.hand_size(0) == 1


@pytest.mark.rule("gateruler", "14-4b-2")
def test_an_option_without_a_target_is_not_to_be_chosen() -> None:
    at = stage(
        event("Two Ways", "Choose 1 of the following:\n• Choose 1 enemy unit. Destroy it.\n• Draw 1 card.")
    ).hand(0, "Two Ways")
    with pytest.raises(BadScript):
        at.play(0, "Two Ways", modes=[1])
    at.play(0, "Two Ways", modes=[2]).resolve()
    assert at.hand_size(0) == 1


@pytest.mark.rule("gateruler", "14-8c-1")
def test_treated_as_takes_the_old_attribute_and_also_treated_as_keeps_it() -> None:
    at = stage(
        unit("Mask Maker", "Your other {Smith} units are treated as {Golem}."),
        unit("Mask Lender", "Your other {Sailor} units are also treated as {Golem}."),
        event("Count Golems", "All {Golem} units gain +1 ATK until the end of the turn."),
        event("Count Smiths", "All {Smith} units gain +1 ATK until the end of the turn."),
        event("Count Sailors", "All {Sailor} units gain +1 ATK until the end of the turn."),
        unit("Plain Smith", attributes=["Smith"]),
        unit("Plain Sailor", attributes=["Sailor"]),
    )
    at.field(0, "Mask Maker", place=0).field(0, "Mask Lender", place=3).field(0, "Plain Smith", place=1)
    at.field(0, "Plain Sailor", place=2).hand(0, "Count Golems", "Count Smiths", "Count Sailors")
    for name in ("Count Golems", "Count Smiths", "Count Sailors"):
        at.play(0, name).resolve()
    assert at.power("Plain Smith") == 3
    assert at.power("Plain Sailor") == 4


@pytest.mark.rule("gateruler", "15-23a")
def test_the_limit_of_a_named_ability_starts_anew_for_the_player_who_takes_the_unit() -> None:
    toll = unit("Toll Clerk", '"Evening Toll" [Turn 1]: Instant Action: Draw 1 card.')
    at = stage(toll, event("New Colours", "Choose 1 enemy unit. Gain control of it."))
    at.hand(0, "New Colours").field(1, "Toll Clerk", place=1)
    at.play(0, "New Colours", targets=["Toll Clerk"]).passes(0).use(1, "Toll Clerk").resolve()
    assert at.hand_size(1) == 1
    at.resolve().option("attack 1")
    at.use(0, "Toll Clerk").resolve()
    assert at.hand_size(0) == 1 and not at.can("use", 0, "Toll Clerk")


@pytest.mark.rule("gateruler", "6-5a-1")
def test_at_the_end_of_the_turn_happens_once_though_the_end_begins_again() -> None:
    at = stage(
        unit("Late Clerk", "At the end of the turn, draw 1 card."),
        unit("Thin Heron", "When this card is destroyed, draw 1 card.", hp=1),
        event("Last Oil", "Choose 1 unit. It gains -1 HP until the end of the turn."),
        event("Thick Coat", "Choose 1 unit. It gains +1 HP until the end of the turn."),
    )
    at.define(**field("Cold Lane", "Units gain -1 HP."))
    at.hand(0, "Thick Coat").field(0, "Late Clerk", place=1).field(0, "Thin Heron", place=2)
    at.play(0, "Thick Coat", targets=["Thin Heron"]).resolve()
    at.to("main", 1)
    assert at.hand_size(0) == 1 and at.is_on_field("Thin Heron")


@pytest.mark.rule("gateruler", "3-9a")
def test_a_unit_in_your_defense_zone_is_your_own() -> None:
    rest = event("Sit Down", "Choose 1 unit in your defense zone. Deal 1 damage to it.")
    at = stage(rest, PLAIN, unit("Tin Crane")).hand(0, "Sit Down")
    at.field(0, "Tin Heron", place=0).field(1, "Tin Crane", place=0)
    with pytest.raises(BadScript):
        at.play(0, "Sit Down", targets=["Tin Crane"])
    at.play(0, "Sit Down", targets=["Tin Heron"]).resolve()
    assert at.damage_on("Tin Heron") == 1


@pytest.mark.rule("gateruler", "3-8a")
def test_what_is_said_of_your_attack_zones_is_not_said_of_theirs() -> None:
    at = stage(unit("Drum Major", "Other units in your attack zones gain +1 ATK."), PLAIN, unit("Tin Crane"))
    at.field(0, "Drum Major", place=1).field(0, "Tin Heron", place=2).field(0, "Coal Scout", place=0)
    at.field(1, "Tin Crane", place=1)
    assert [at.power(name) for name in ("Drum Major", "Tin Heron", "Coal Scout", "Tin Crane")] == [2, 3, 2, 2]


@pytest.mark.rule("gateruler", "3-6e-3a")
def test_in_front_of_a_ruler_stands_the_unit_in_the_defense_zone() -> None:
    at = stage(event("Break Guard", "Destroy the unit in front of your opponent's ruler."), PLAIN, OX)
    at.hand(0, "Break Guard").field(1, "Tin Heron", place=0).field(1, "Coal Scout", place=1).field(
        0, "Warded Ox", place=0
    )
    at.play(0, "Break Guard").resolve()
    assert at.field_names(1) == ["Coal Scout"] and at.field_names(0) == ["Warded Ox"]


@pytest.mark.rule("gateruler", "14-10d-1")
@pytest.mark.parametrize("pays", [True, False])
def test_an_automatic_ability_with_a_cost_before_a_comma_is_not_played_unpaid(pays: bool) -> None:
    at = stage(unit("Night Clerk", "When this attacks, [discard 1 card], draw 2 cards."), PLAIN)
    at.field(0, "Night Clerk", place=1).field(1, "Tin Heron", place=1).hand(0, "Coal Scout")
    at.attack("Night Clerk", at="Tin Heron")
    if pays:
        at.yes().resolve()
    else:
        at.no()
        assert at.stack() == []
    assert at.hand_size(0) == (2 if pays else 1)


@pytest.mark.rule("gateruler", "14-3d")
def test_another_unit_is_returned_as_a_cost_and_never_this_one() -> None:
    at = stage(
        unit("Ferry Clerk", "Standard Action [return another allied unit to its owner's hand]: Draw 1 card."), PLAIN
    )
    at.field(0, "Ferry Clerk", place=1)
    assert not at.can("use", 0, "Ferry Clerk")
    at = stage(
        unit("Ferry Clerk", "Standard Action [return another allied unit to its owner's hand]: Draw 1 card."), PLAIN
    )
    at.field(0, "Ferry Clerk", place=1).field(0, "Tin Heron", place=2)
    at.use(0, "Ferry Clerk", cost=["Tin Heron"]).resolve()
    assert at.field_names(0) == ["Ferry Clerk"] and at.hand_size(0) == 2


@pytest.mark.rule("gateruler", "6-2c")
def test_a_unit_that_does_not_ready_once_readies_the_turn_after() -> None:
    mud = event("Mud", "Choose 1 enemy unit. Exhaust it. It does not ready during its controller's next start phase.")
    at = stage(mud, PLAIN).hand(0, "Mud").field(1, "Tin Heron", place=1)
    at.play(0, "Mud", targets=["Tin Heron"]).resolve().to("main", 1)
    assert at.is_rested("Tin Heron", 1)
    at.to("main", 0).to("main", 1)
    assert not at.is_rested("Tin Heron", 1)


@pytest.mark.rule("gateruler", "4-2b")
@pytest.mark.parametrize(
    "text",
    [
        "Destroy it unless your opponent discards 1 card.",
        "Your opponent may discard 1 card. If they don't, destroy it.",
    ],
)
@pytest.mark.parametrize("pays", [True, False])
def test_an_opponent_buys_a_unit_free(text: str, pays: bool) -> None:
    at = stage(event("Ransom", f"Choose 1 enemy unit. {text}"), PLAIN)
    at.hand(0, "Ransom").hand(1, "Coal Scout", "Kiln Hand").field(1, "Tin Heron", place=1)
    at.play(0, "Ransom", targets=["Tin Heron"]).resolve()
    at.expect(player=1)
    if pays:
        at.yes().choose("Coal Scout")
    else:
        at.no()
    assert at.is_on_field("Tin Heron") is pays
    assert at.hand_size(1) == (1 if pays else 2)


@pytest.mark.rule("gateruler", "14-14a")
def test_cards_that_would_be_drawn_become_resources_one_by_one() -> None:
    well = unit(
        "Thrifty Well", "When you would draw a card, put the top card of your deck into your resource zone instead."
    )
    at = stage(well, event("Two Letters", "Draw 2 cards.")).hand(0, "Two Letters").field(0, "Thrifty Well", place=1)
    at.deck(0, "Coal Scout", "Kiln Hand")
    at.play(0, "Two Letters").resolve()
    assert at.hand_size(0) == 0 and at.zone_names(0, "resource") == ["Coal Scout", "Kiln Hand"]


@pytest.mark.rule("gateruler", "6-5c-2")
def test_what_is_said_behind_one_end_ends_with_it() -> None:
    hush = event(
        "Snow", "Choose 1 enemy unit. Until the end of the turn, its ATK becomes 0 and it loses all abilities."
    )
    at = stage(hush, unit("Thorn Gate", "Intercept", atk=4)).hand(0, "Snow").field(1, "Thorn Gate", place=1)
    at.play(0, "Snow", targets=["Thorn Gate"]).resolve()
    assert at.power("Thorn Gate") == 0 and not at.has("Thorn Gate", "Intercept")
    at.next_turn()
    assert at.power("Thorn Gate") == 4 and at.has("Thorn Gate", "Intercept")


@pytest.mark.rule("gateruler", "14-12a-2")
def test_an_opponents_next_turn_is_not_the_one_in_which_it_is_said() -> None:
    tar = event("Tar", "Choose 1 enemy unit. It gains Dormant until the end of your opponent's next turn.", INSTANT)
    at = stage(tar, PLAIN).zone(1, "set", "Tar").field(0, "Tin Heron", place=1)
    at.passes(0).play(1, "Tar", targets=["Tin Heron"]).resolve()
    assert at.has("Tin Heron", "Dormant")
    at.to("main", 1)
    assert at.has("Tin Heron", "Dormant")
    at.to("main", 0)
    assert at.has("Tin Heron", "Dormant")
    at.to("main", 1)
    assert not at.has("Tin Heron", "Dormant")


@pytest.mark.rule("gateruler", "3-2d", "3-9c")
def test_two_swapped_units_keep_their_wounds_and_lie_as_their_zones_ask() -> None:
    turn = event("Change Guard", "Choose 2 allied units. Swap them.", INSTANT)
    at = stage(turn, PLAIN, WALL).zone(0, "set", "Change Guard")
    at.field(0, "Tin Heron", place=1, damage=1).field(0, "High Wall", place=0, damage=4)
    at.play(0, "Change Guard", targets=[["Tin Heron", "High Wall"]]).resolve()
    assert at.is_rested("Tin Heron") and not at.is_rested("High Wall")
    assert (at.damage_on("Tin Heron"), at.damage_on("High Wall")) == (1, 4)


@pytest.mark.rule("gateruler", "15-32a")
def test_what_remains_in_play_by_a_text_is_whole_and_without_what_was_lent_to_it() -> None:
    nurse = "When an allied unit would be destroyed, you may discard 1 card. If you do, it remains in play instead."
    at = stage(unit("Lamp Nurse", nurse), PLAIN, FELL)
    at.define(**event("Swell", "Choose 1 unit. It gains +3 ATK until the end of the turn."))
    at.define(**event("For Good", "Choose 1 unit. It gains +1 ATK."))
    at.hand(0, "Swell", "For Good", "Fell", "Coal Scout").field(0, "Lamp Nurse", place=1)
    at.field(0, "Tin Heron", place=2, damage=2)
    for name in ("Swell", "For Good"):
        at.play(0, name, targets=["Tin Heron"]).resolve()
    assert at.power("Tin Heron") == 6
    at.play(0, "Fell", targets=["Tin Heron"]).resolve().yes()
    assert at.damage_on("Tin Heron") == 0 and at.power("Tin Heron") == 3


@pytest.mark.rule("gateruler", "14-1a-5")
def test_the_level_of_an_ability_is_that_of_its_card() -> None:
    hush = event("Low Hush", "Choose 1 ability with level 1 or less in the gate. Negate it.", INSTANT)
    draw = "Standard Action [exhaust this]: Draw 1 card."
    at = stage(hush, unit("Old Clerk", draw, level=2), unit("New Clerk", draw, level=1))
    at.field(0, "Old Clerk", place=1).field(0, "New Clerk", place=2).zone(1, "set", "Low Hush")
    at.use(0, "Old Clerk").passes(0)
    assert not at.can("play", 1, "Low Hush")
    at.resolve()
    assert at.hand_size(0) == 1
    at.use(0, "New Clerk").passes(0).play(1, "Low Hush").resolve()
    assert at.hand_size(0) == 1 and at.is_rested("New Clerk")


@pytest.mark.rule("gateruler", "16-10a-1")
def test_a_familiars_attribute_is_added_and_gone_with_the_turn() -> None:
    at = stage(
        unit("Hedge Cat", "Familiar", attributes=["Beast"]),
        field("Great Anvil", "Your {Smith} units gain +1 ATK."),
        field("Great Den", "Your {Beast} units gain +2 ATK."),
    )
    at.field(0, "Hedge Cat", place=1).zone(0, "field", "Great Anvil", "Great Den")
    at.use(0, "Hedge Cat").resolve().option("Smith")
    assert at.power("Hedge Cat") == 5
    at.next_turn()
    assert at.power("Hedge Cat") == 4


@pytest.mark.rule("gateruler", "15-23a")
def test_a_field_that_changes_sides_serves_its_new_player() -> None:
    at = stage(event("Lease", "Choose 1 enemy field. Gain control of it."), PLAIN, unit("Tin Crane"))
    at.define(**field("Great Anvil", "Your units gain +1 ATK.")).hand(0, "Lease").zone(1, "field", "Great Anvil")
    at.field(0, "Tin Heron", place=1).field(1, "Tin Crane", place=1)
    at.play(0, "Lease", targets=["Great Anvil"]).resolve()
    assert (at.power("Tin Heron"), at.power("Tin Crane")) == (3, 2)
