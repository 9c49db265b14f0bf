"""Rulings from the document, each a position, the choices and the outcome."""

from __future__ import annotations

import pytest

from arbiter.testing import BadScript, Table, scenario

RULER = "Maud of the First Lamp"


def table(*cards: dict[str, object]) -> Table:
    at = scenario("gateruler").zone(0, "ruler", RULER).zone(1, "ruler", RULER)
    for card in cards:
        at.define(**card)
    return at


def unit(name: str, text: str = "", *, atk: int = 2, hp: int = 3, stk: int = 1, level: int = 0, **more: object) -> dict[str, object]:
    return dict(name=name, type="unit", level=level, atk=atk, hp=hp, stk=stk, text=text, **more)


def event(name: str, text: str, timing: str = "Standard Action", level: int = 0) -> dict[str, object]:
    return dict(name=name, type="event", level=level, text=f"Timing: {timing}\n{text}")


OX = unit("Warded Ox", "Charge Shield")
PLAIN = unit("Tin Heron")
RECALL = event("Fall Back", "Choose 1 allied unit. Return it to its owner's hand.", "Instant Action")
FELL = event("Fell", "Choose 1 unit. Destroy it.")




ENGINE = unit("Lamp Engine", f'Gear Up - "{RULER}"', atk=4, hp=4, stk=2)
WALL = unit("High Wall", hp=12)
SIX = ("Coal Scout", "Kiln Hand", "Deck Swab", "Gull Netter", "Gravel Clerk", "Moss Elder")


@pytest.mark.rule("gateruler", "14-18b-6")
def test_a_geared_pair_takes_each_damage_where_it_belongs() -> None:
    at = table(ENGINE, event("Scald", "Deal 3 damage to all units."), event("Thrown Lamp", "Deal 1 damage to your opponent."))
    at.hand(0, "Lamp Engine").hand(1, "Scald", "Thrown Lamp")
    at.act(0, "gear_up", "Lamp Engine").resolve().to("main", 1)
    at.play(1, "Thrown Lamp").resolve().resolve_all()
    assert at.damage_count(0) == 1 and at.damage_on("Lamp Engine") == 0
    at.play(1, "Scald").resolve().resolve_all()
    assert at.damage_count(0) == 1 and at.damage_on("Lamp Engine") == 3


@pytest.mark.rule("gateruler", "14-18f-2b")
def test_a_gear_requirement_is_looked_at_again_when_it_resolves() -> None:
    engine = unit("Grim Engine", f'Gear Up - "{RULER}"\nGear Requirement: You have 5 or less life left.', atk=4, hp=4)
    at = table(engine, event("Kind Word", "Your opponent heals 1 life.", "Instant Action"), PLAIN)
    at.hand(0, "Grim Engine").damage(0, "Coal Scout", "Kiln Hand").zone(1, "set", "Kind Word")
    at.field(0, "Tin Heron", place=0)
    at.act(0, "gear_up", "Grim Engine").passes(0).play(1, "Kind Word").resolve().choose("Coal Scout")
    at.resolve_all()
    assert at.hand_names(0) == ["Grim Engine"]
    assert at.field_names(0) == ["Tin Heron"] and at.zone_names(0, "ruler") == [RULER]


@pytest.mark.rule("gateruler", "14-18f-2c")
def test_the_unit_in_the_defense_zone_makes_way_for_the_gear() -> None:
    at = table(ENGINE, unit("Old Tenant", "When this card leaves play, draw 1 card."))
    at.hand(0, "Lamp Engine").field(0, "Old Tenant", place=0)
    at.act(0, "gear_up", "Lamp Engine").resolve().resolve_all()
    assert at.zone_names(0, "graveyard") == ["Old Tenant"]
    assert at.is_on_field("Lamp Engine", 0) and at.hand_size(0) == 1


@pytest.mark.rule("gateruler", "14-18b-2")
def test_nothing_is_summoned_or_moved_where_the_gear_stands() -> None:
    at = table(ENGINE, PLAIN, unit("Lamp Engine Two", f'Gear Up - "{RULER}"'))
    at.hand(0, "Lamp Engine", "Lamp Engine Two", "Tin Heron").field(0, "Coal Scout", place=1)
    at.act(0, "gear_up", "Lamp Engine").resolve()
    with pytest.raises(BadScript):
        at.play(0, "Tin Heron", option="defense")
    with pytest.raises(BadScript):
        at.act(0, "rearrange", "Coal Scout", option="defense")
    assert at.acts(0, "gear_up") == []


@pytest.mark.rule("gateruler", "14-18b-7b")
def test_the_ruler_goes_on_with_the_attack_of_its_lost_gear() -> None:
    at = table(ENGINE, WALL, event("Trip Wire", "Choose 1 attacking unit. Destroy it.", "Instant Action"))
    at.hand(0, "Lamp Engine").field(1, "High Wall", place=1).zone(1, "set", "Trip Wire")
    at.act(0, "gear_up", "Lamp Engine").resolve()
    at.attack("Lamp Engine", at="High Wall").passes(0).play(1, "Trip Wire", targets=["Lamp Engine"]).resolve()
    assert at.zone_names(0, "graveyard") == ["Lamp Engine"]
    assert at.is_rested(RULER, 0)
    at.to("end")
    assert at.damage_on("High Wall") == 2


@pytest.mark.rule("gateruler", "16-26b")
def test_a_gear_ability_is_there_only_while_geared_up() -> None:
    at = table(unit("Lamp Frame", f'Gear Up - "{RULER}"\nGear Ability Double Attack'), RECALL)
    at.hand(0, "Lamp Frame").zone(0, "set", "Fall Back")
    at.act(0, "gear_up", "Lamp Frame").resolve()
    assert at.has("Lamp Frame", "Double Attack")
    at.play(0, "Fall Back", targets=["Lamp Frame"]).resolve()
    assert at.hand_names(0) == ["Lamp Frame"] and at.zone_names(0, "ruler") == [RULER]
    at.play(0, "Lamp Frame", option="attack 1").resolve()
    assert not at.has("Lamp Frame", "Double Attack")


@pytest.mark.rule("gateruler", "16-12b-2")
@pytest.mark.parametrize("lasting", [False, True])
def test_charge_shield_against_lost_hit_points(lasting: bool) -> None:
    at = table(OX, event("Wither", "Choose 1 enemy unit. It gains -3 HP until the end of the turn."))
    at.define(name="Blight", type="field", level=0, text="Enemy units gain -3 HP.")
    at.hand(0, "Blight" if lasting else "Wither").field(1, "Warded Ox", place=1, under=("Coal Scout",))
    if lasting:
        at.play(0, "Blight").resolve().yes()
        assert not at.is_on_field("Warded Ox", 1)
    else:
        at.play(0, "Wither", targets=["Warded Ox"]).resolve().yes()
        assert at.is_on_field("Warded Ox", 1) and at.guard("Warded Ox") == 3


@pytest.mark.rule("gateruler", "16-8a-1")
def test_a_unit_that_charge_shield_keeps_retaliates() -> None:
    at = table(unit("Warded Bull", "Charge Shield\nRetaliate", atk=4), unit("Lamp Ram", atk=5, hp=4))
    at.field(0, "Lamp Ram", place=1).field(1, "Warded Bull", place=1, under=("Coal Scout",))
    at.attack("Lamp Ram", at="Warded Bull").to("damage_start").end_step().yes()
    at.to("end")
    assert at.is_on_field("Warded Bull", 1) and at.damage_on("Warded Bull") == 0
    assert at.zone_names(0, "graveyard") == ["Lamp Ram"]


@pytest.mark.rule("gateruler", "14-10h")
def test_deadly_still_kills_after_retaliate_has_killed_it() -> None:
    at = table(unit("Wick Asp", "Deadly", atk=1, hp=2), unit("Thorn Gate", "Retaliate", hp=5))
    at.field(0, "Wick Asp", place=1).field(1, "Thorn Gate", place=1)
    at.attack("Wick Asp", at="Thorn Gate").to("end")
    assert at.zone_names(0, "graveyard") == ["Wick Asp"]
    assert at.zone_names(1, "graveyard") == ["Thorn Gate"]


@pytest.mark.rule("gateruler", "8-6a")
@pytest.mark.parametrize("shielded", [True, False])
def test_an_attacker_that_intercept_kills_strikes_no_more_unless_it_stays(shielded: bool) -> None:
    at = table(unit("Bold Ox", "Charge Shield"), unit("Thorn Gate", "Intercept", atk=4, hp=5))
    at.field(0, "Bold Ox", place=1, under=("Coal Scout",)).field(1, "Thorn Gate", place=1)
    at.attack("Bold Ox", at="Thorn Gate").to("intercept").resolve()
    if shielded:
        at.yes()
    else:
        at.no()
    at.to("end")
    assert at.damage_on("Thorn Gate") == (2 if shielded else 0)


@pytest.mark.rule("gateruler", "16-5a-1")
def test_breakthrough_goes_through_a_defender_that_came_during_the_attack() -> None:
    at = table(unit("Lamp Ram", "Breakthrough", atk=5, hp=4), unit("Gate Sentry", "Sentinel Summoning"))
    at.field(0, "Lamp Ram", place=1).hand(1, "Gate Sentry")
    at.attack("Lamp Ram", at=1).passes(0).play(1, "Gate Sentry", option="defense").resolve().to("end")
    assert at.zone_names(1, "graveyard") == ["Gate Sentry"]
    assert at.damage_count(1) == 1


@pytest.mark.rule("gateruler", "8-6a")
def test_the_attack_strikes_the_column_and_not_the_unit_that_left_it() -> None:
    step = event("Side Step", "Choose 1 allied unit. Place it into another attack zone.", "Instant Action")
    at = table(PLAIN, unit("Low Wall", hp=6), step)
    at.field(0, "Tin Heron", place=1).field(1, "Low Wall", place=1).zone(1, "set", "Side Step")
    at.attack("Tin Heron", at="Low Wall").passes(0)
    at.play(1, "Side Step", targets=["Low Wall"]).resolve().option("attack 2").to("end")
    assert at.damage_on("Low Wall") == 0


@pytest.mark.rule("gateruler", "14-6c-1")
def test_a_unit_that_counter_plays_costs_nothing_and_has_no_touchdown() -> None:
    guest = unit("Angry Guest", "[CNT] Play this card.\n【TD】Draw 1 card.", level=2)
    at = table(guest, event("Thrown Lamp", "Deal 1 damage to your opponent."))
    at.hand(0, "Thrown Lamp").deck(1, "Angry Guest")
    at.play(0, "Thrown Lamp").resolve().resolve().option("attack 2").resolve_all()
    assert at.field_names(1) == ["Angry Guest"]
    assert at.damage_count(1) == 0 and at.hand_size(1) == 0


@pytest.mark.rule("gateruler", "13-6d-2")
def test_a_counter_without_a_target_goes_to_the_graveyard_and_not_to_the_damage() -> None:
    at = table(unit("Spring Trap", "[CNT] Choose 1 enemy unit. Destroy it."), event("Thrown Lamp", "Deal 1 damage to your opponent."))
    at.hand(0, "Thrown Lamp").deck(1, "Spring Trap")
    at.play(0, "Thrown Lamp").resolve().resolve_all()
    assert at.zone_names(1, "graveyard") == ["Spring Trap"]
    assert at.damage_count(1) == 0


@pytest.mark.rule("gateruler", "13-6c-1")
def test_damage_that_ignores_counters_lays_the_card_down() -> None:
    bolt = event("Silent Lamp", "Deal 2 damage to your opponent. Ignore [CNT] for this damage.")
    at = table(unit("Letter Bearer", "[CNT] Draw 1 card."), bolt).hand(0, "Silent Lamp").deck(1, "Letter Bearer", "Coal Scout")
    at.play(0, "Silent Lamp").resolve().resolve_all()
    assert sorted(at.zone_names(1, "damage")) == ["Coal Scout", "Letter Bearer"]
    assert at.hand_size(1) == 0


@pytest.mark.rule("gateruler", "13-5b-2")
def test_damage_to_both_is_fatal_to_the_other_player_first() -> None:
    at = table(event("Burning Bridge", "Deal 1 damage to each player."))
    at.hand(0, "Burning Bridge").damage(0, *SIX).damage(1, *SIX)
    at.play(0, "Burning Bridge").resolve()
    while not at.over:
        at.resolve()
    assert at.winner == 0 and at.damage_count(0) == 6


@pytest.mark.rule("gateruler", "16-30b")
def test_what_essence_drain_has_taken_returns_to_its_owners_graveyard() -> None:
    at = table(unit("Leech Lamp", "Essence Drain", atk=4), PLAIN, FELL)
    at.field(0, "Leech Lamp", place=1).field(1, "Tin Heron", place=1)
    at.attack("Leech Lamp", at="Tin Heron").to("attack_start")
    assert at.zone_names(0, "charge") == ["Tin Heron"] and at.zone_names(1, "graveyard") == []
    at.hand(1, "Fell") if False else None
    at.to("main", 1)
    assert at.zone_names(0, "charge") == ["Tin Heron"]


@pytest.mark.rule("gateruler", "16-28a-1")
def test_charge_link_leaves_the_own_charges_behind() -> None:
    at = table(unit("Spare Wick", "Charge Link"), PLAIN, OX)
    at.field(0, "Spare Wick", place=1, under=("Coal Scout",)).field(0, "Tin Heron", place=2).field(0, "Warded Ox", place=3)
    at.use(0, "Spare Wick").resolve().yes().choose("Tin Heron")
    assert at.zone_names(0, "charge") == ["Spare Wick"]
    assert at.zone_names(0, "graveyard") == ["Coal Scout"]
    assert sorted(at.field_names(0)) == ["Tin Heron", "Warded Ox"]


@pytest.mark.rule("gateruler", "16-29b")
def test_two_charges_with_a_bonus_both_count_and_the_shield_is_lost() -> None:
    bonus = unit("Ember Core", 'Charge Bonus {Smith}: "This card gains +2 ATK."')
    at = table(bonus, unit("Warded Smith", "Charge Shield", attributes=["Smith"]), OX, FELL)
    at.field(0, "Warded Smith", place=1, under=("Ember Core", "Ember Core"))
    at.field(0, "Warded Ox", place=2, under=("Ember Core", "Ember Core")).hand(0, "Fell")
    assert at.power("Warded Smith") == 6 and not at.has("Warded Smith", "Charge Shield")
    assert at.power("Warded Ox") == 2 and at.has("Warded Ox", "Charge Shield")
    at.play(0, "Fell", targets=["Warded Smith"]).resolve()
    assert not at.is_on_field("Warded Smith")


@pytest.mark.rule("gateruler", "14-7d")
def test_an_offer_once_a_turn_that_was_refused_is_made_again() -> None:
    guard = "[Turn 1] When an allied unit would be destroyed, you may discard 1 card. If you do, it remains in play instead."
    at = table(unit("Lamp Nurse", guard), PLAIN, unit("Tin Crane"), FELL)
    at.define(**event("Fell Again", "Choose 1 unit. Destroy it.")).define(**event("Fell Thrice", "Choose 1 unit. Destroy it."))
    at.hand(0, "Fell", "Fell Again", "Fell Thrice").hand(1, "Coal Scout", "Kiln Hand").field(1, "Lamp Nurse", place=1)
    at.field(1, "Tin Heron", place=2).field(1, "Tin Crane", place=3)
    at.play(0, "Fell", targets=["Tin Heron"]).resolve().no()
    assert not at.is_on_field("Tin Heron")
    at.play(0, "Fell Again", targets=["Tin Crane"]).resolve().yes().choose("Coal Scout")
    assert at.is_on_field("Tin Crane") and at.hand_names(1) == ["Kiln Hand"]
    at.play(0, "Fell Thrice", targets=["Tin Crane"]).resolve()
    assert not at.is_on_field("Tin Crane")


@pytest.mark.rule("gateruler", "15-25a")
def test_a_negated_unit_has_used_up_the_summon_and_the_resources() -> None:
    at = table(event("Shut Gate", "Choose 1 unit card in the gate. Negate it.", "Instant Action"), unit("Tall Heron", level=1))
    at.hand(0, "Tall Heron", "Coal Scout", "Kiln Hand").sources(0, resource=1).zone(1, "set", "Shut Gate")
    at.play(0, "Tall Heron", option="attack 1").passes(0).play(1, "Shut Gate", targets=["Tall Heron"]).resolve()
    assert at.zone_names(0, "graveyard") == ["Tall Heron"] and at.stack() == []
    assert all(at.is_rested(card) for card in at.objects("resource", 0))
    at.play(0, "Coal Scout", option="attack 1").resolve()
    assert at.why_not(0, "Kiln Hand") == ["15-17a-3"]


@pytest.mark.rule("gateruler", "1-5d")
def test_cannot_beats_may_for_what_an_opponent_forbids() -> None:
    at = table(unit("Stern Usher", "Your opponent cannot play events."), event("Letter", "Draw 1 card."))
    at.hand(0, "Letter", "Coal Scout").field(1, "Stern Usher", place=1)
    assert not at.can("play", 0, "Letter") and at.why_not(0, "Letter")
    assert at.can("play", 0, "Coal Scout")
    at.act(0, "set", "Letter")
    assert not at.can("play", 0, "Letter")


@pytest.mark.rule("gateruler", "15-11a")
def test_a_unit_swapped_with_one_in_hand_is_a_special_summon() -> None:
    text = "Standard Action: Choose 1 unit card in your hand. Swap this with that card."
    at = table(unit("Understudy", text), unit("Lead Player", "【TD】Draw 1 card.\nWhen this card enters play, deal 1 damage to your opponent."))
    at.field(0, "Understudy", place=2).hand(0, "Lead Player")
    at.use(0, "Understudy").resolve().resolve_all()
    assert at.field_names(0) == ["Lead Player"] and at.hand_names(0) == ["Understudy"]
    assert at.damage_count(1) == 1


@pytest.mark.rule("gateruler", "15-29b-1")
def test_a_unit_that_enters_without_its_abilities_has_none_to_trigger() -> None:
    call = "Choose 1 {Smith} unit card in your graveyard. Special summon it with it losing all of its abilities."
    at = table(event("Hollow Call", call), unit("Loud Smith", "When this card enters play, draw 1 card.", attributes=["Smith"]))
    at.hand(0, "Hollow Call").zone(0, "graveyard", "Loud Smith")
    at.play(0, "Hollow Call", targets=["Loud Smith"]).resolve().option("attack 1").resolve_all()
    assert at.is_on_field("Loud Smith", 0) and at.hand_size(0) == 0


@pytest.mark.rule("gateruler", "14-3f")
def test_a_discount_by_discarding_needs_another_card() -> None:
    giant = unit("Paper Giant", "Discount: [Discard 1 card] to instead pay 0 resources", level=4, atk=6)
    at = table(giant).hand(0, "Paper Giant")
    assert not at.can("play", 0, "Paper Giant") and at.why_not(0, "Paper Giant")
    at = table(giant).hand(0, "Paper Giant", "Coal Scout")
    at.play(0, "Paper Giant", option="attack 1", extra=True, cost=["Coal Scout"]).resolve()
    assert at.is_on_field("Paper Giant", 0) and at.zone_names(0, "graveyard") == ["Coal Scout"]


@pytest.mark.rule("gateruler", "14-4b-6c")
def test_what_costs_more_and_less_is_first_raised_then_lowered() -> None:
    at = table(
        unit("Tax Heron", "Cards your opponent plays cost 2 more."),
        unit("Thrifty Heron", "Event cards you play cost 1 less."),
        event("Letter", "Draw 1 card.", level=1),
    )
    at.field(1, "Tax Heron", place=1).field(0, "Thrifty Heron", place=1).hand(0, "Letter").sources(0, resource=2)
    at.play(0, "Letter").resolve()
    assert all(at.is_rested(card) for card in at.objects("resource", 0))


@pytest.mark.rule("gateruler", "15-21c")
def test_hit_points_healed_in_answer_to_damage_are_healed_too_early() -> None:
    at = table(event("Cudgel", "Choose 1 enemy unit. Deal 3 damage to it."), event("Balm", "Choose 1 unit. Heal 2 HP from it.", "Instant Action"), PLAIN)
    at.hand(0, "Cudgel").field(1, "Tin Heron", place=1).zone(1, "set", "Balm")
    at.play(0, "Cudgel", targets=["Tin Heron"]).passes(0).play(1, "Balm", targets=["Tin Heron"]).resolve().resolve_all()
    assert at.zone_names(1, "graveyard") == ["Balm", "Tin Heron"]


@pytest.mark.rule("gateruler", "15-20e-3a")
def test_a_shield_against_damage_speaks_of_the_combat_it_was_played_in() -> None:
    shield = event("Raised Lid", "That damage becomes 0.", "You can play this when an allied unit would be dealt damage.")
    at = table(shield, PLAIN, unit("Tin Crane", atk=5)).zone(1, "set", "Raised Lid")
    at.field(0, "Tin Crane", place=1).field(1, "Tin Heron", place=1)
    at.attack("Tin Crane", at="Tin Heron").play(1, "Raised Lid").resolve().to("end")
    assert at.is_on_field("Tin Heron") and at.damage_on("Tin Heron") == 0


@pytest.mark.rule("gateruler", "16-18d")
def test_a_concealed_unit_comes_from_the_set_zone_without_touchdown() -> None:
    text = "Concealment\nThis card can be normal summoned from your set zone.\n【TD】Draw 1 card."
    at = table(unit("Trapdoor Imp", text)).hand(0, "Trapdoor Imp", "Coal Scout", "Kiln Hand")
    at.act(0, "set", "Trapdoor Imp").play(0, "Trapdoor Imp", option="attack 1").resolve().resolve_all()
    assert at.is_on_field("Trapdoor Imp", 0) and at.hand_size(0) == 2
    at.play(0, "Coal Scout", option="attack 2").resolve()
    assert at.why_not(0, "Kiln Hand") == ["15-17a-3"]


@pytest.mark.rule("gateruler", "7-2a-2a")
def test_a_driven_unit_waits_for_its_overdrive_and_has_no_touchdown() -> None:
    text = "[OD] Increase your summon cap by 1.\n【TD】Draw 1 card."
    at = table(unit("Spark Rider", text), event("Whistle", "Drive 1.")).hand(0, "Whistle").deck(0, "Spark Rider")
    at.play(0, "Whistle").resolve().act(0, "reveal", "Spark Rider")
    assert not at.can("play", 0, "Spark Rider")
    at.act(0, "overdrive", "Spark Rider").resolve()
    at.play(0, "Spark Rider", option="attack 1").resolve().resolve_all()
    assert at.is_on_field("Spark Rider", 0) and at.hand_size(0) == 0


@pytest.mark.rule("gateruler", "8-2a-2")
def test_the_first_player_attacks_once_in_the_first_turn_double_attack_or_not() -> None:
    at = table(unit("Twin Saw", "Double Attack"), PLAIN).turn(0, "main", number=1, starting=0)
    at.field(0, "Twin Saw", place=1).field(0, "Tin Heron", place=2)
    at.attack("Twin Saw", at=1).to("end")
    assert at.damage_count(1) == 1 and not at.is_rested("Twin Saw")


@pytest.mark.rule("gateruler", "15-35c")
def test_units_have_battled_though_no_damage_came_of_it() -> None:
    after = event("Settle Scores", "Choose 1 unit that has battled this turn. Destroy it.", "Instant Action")
    at = table(unit("Meek Heron", atk=0), WALL, PLAIN, after)
    at.field(0, "Meek Heron", place=1).field(0, "Tin Heron", place=2).field(1, "High Wall", place=1)
    at.zone(0, "set", "Settle Scores")
    assert not at.can("play", 0, "Settle Scores")
    at.attack("Meek Heron", at="High Wall").to("attack_start").play(0, "Settle Scores", targets=["High Wall"]).resolve()
    assert not at.is_on_field("High Wall")


@pytest.mark.rule("gateruler", "14-4b-4a")
def test_up_to_may_be_none_and_the_rest_is_done() -> None:
    at = table(event("Sweep", "Choose up to 2 enemy units. Exhaust them. Draw 1 card.")).hand(0, "Sweep")
    at.play(0, "Sweep").resolve()
    assert at.hand_size(0) == 1


@pytest.mark.rule("gateruler", "14-4b-2")
def test_an_option_without_a_target_is_not_to_be_chosen() -> None:
    at = table(event("Two Ways", "Choose 1 of the following:\n• Choose 1 enemy unit. Destroy it.\n• Draw 1 card.")).hand(0, "Two Ways")
    with pytest.raises(BadScript):
        at.play(0, "Two Ways", modes=[1])
    at.play(0, "Two Ways", modes=[2]).resolve()
    assert at.hand_size(0) == 1


@pytest.mark.rule("gateruler", "14-8c-1")
def test_treated_as_takes_the_old_attribute_and_also_treated_as_keeps_it() -> None:
    at = table(
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
    at = table(toll, event("New Colours", "Choose 1 enemy unit. Gain control of it."))
    at.hand(0, "New Colours").field(1, "Toll Clerk", place=1)
    at.play(0, "New Colours", targets=["Toll Clerk"]).passes(0).use(1, "Toll Clerk").resolve()
    assert at.hand_size(1) == 1
    at.resolve().option("attack 1")
    at.use(0, "Toll Clerk").resolve()
    assert at.hand_size(0) == 1 and not at.can("use", 0, "Toll Clerk")


@pytest.mark.rule("gateruler", "13-3d-2")
def test_a_shield_for_all_may_be_spread_over_those_who_are_hit() -> None:
    scald = event("Scald", "Deal 3 damage to all enemy units.")
    lid = event("Wide Lid", "Reduce that damage by 2.", "You can play this when an allied unit would be dealt damage.")
    at = table(scald, lid, unit("Low Wall", hp=6), unit("High Wall", hp=6)).hand(0, "Scald").zone(1, "set", "Wide Lid")
    at.field(1, "Low Wall", place=1).field(1, "High Wall", place=2)
    at.play(0, "Scald").play(1, "Wide Lid").resolve().resolve().option("Low Wall").option("High Wall")
    assert at.damage_on("Low Wall") == 2 and at.damage_on("High Wall") == 2


@pytest.mark.rule("gateruler", "16-20b")
def test_genesis_is_not_done_without_all_its_materials() -> None:
    text = (
        "Genesis Summoning - Standard Action: Materials - This and 2 other {Smith} units. "
        'You may special summon "Brass Choir" from your deck or hand.'
    )
    at = table(unit("Choirmaster", text), unit("Brass Choir", atk=6, hp=6)).hand(0, "Brass Choir")
    at.field(0, "Choirmaster", place=1).field(0, "Coal Scout", place=2)
    if at.can("use", 0, "Choirmaster"):
        at.use(0, "Choirmaster").resolve().resolve_all()
    assert sorted(at.field_names(0)) == ["Choirmaster", "Coal Scout"]


@pytest.mark.rule("gateruler", "16-14d")
def test_an_abyssal_summoning_pays_with_a_unit_that_stays() -> None:
    at = table(
        unit("Grave Bell", "Abyssal Summoning - Standard Action: You may do an Abyssal Summoning."),
        unit("Deep Guest", "Abyssal Concerto Requirement: Put 1 allied unit into its owner's graveyard.\nIntercept", level=3),
        OX,
    )
    at.field(0, "Grave Bell", place=1).field(0, "Warded Ox", place=2, under=("Coal Scout",)).zone(0, "graveyard", "Deep Guest")
    at.use(0, "Grave Bell").resolve().yes().choose("Warded Ox").yes().option("attack 3")
    assert sorted(at.field_names(0)) == ["Deep Guest", "Grave Bell", "Warded Ox"]
    assert at.zone_names(0, "graveyard") == ["Coal Scout"]


@pytest.mark.rule("gateruler", "14-19d")
def test_a_unit_put_down_face_down_enters_without_its_abilities_and_keeps_its_place_face_up() -> None:
    down = "Choose 1 unit card in your hand. Put it into play as a face down unit with 2 ATK, 2 HP and 1 STK."
    text = "Double Attack\nWhen this card enters play, draw 1 card."
    at = table(event("Trapdoor", down), unit("Twin Saw", text, atk=5, hp=5), event("Lift Lid", "Choose 1 face down unit. Flip it face up."))
    at.hand(0, "Trapdoor", "Lift Lid", "Twin Saw")
    at.play(0, "Trapdoor").resolve().option("attack 1").resolve_all()
    hidden = at.objects("front", 0)[0]
    assert at.power(hidden) == 2 and not at.has(hidden, "Double Attack") and at.hand_size(0) == 1
    at.play(0, "Lift Lid", targets=[hidden]).resolve().resolve_all()
    assert at.power("Twin Saw") == 5 and at.has("Twin Saw", "Double Attack") and at.hand_size(0) == 0


@pytest.mark.rule("gateruler", "15-36a")
def test_a_redirected_attack_meets_the_new_target_with_its_intercept() -> None:
    decoy = event("Decoy", "Choose 1 allied unit. Redirect the attack to it.", "You can play this when an allied unit is attacked.")
    at = table(decoy, PLAIN, unit("Thorn Gate", "Intercept", atk=4, hp=5), unit("Lamp Ram", atk=5, hp=4))
    at.field(0, "Lamp Ram", place=1).field(1, "Tin Heron", place=1).field(1, "Thorn Gate", place=2).zone(1, "set", "Decoy")
    at.attack("Lamp Ram", at="Tin Heron").play(1, "Decoy", targets=["Thorn Gate"]).resolve().to("end")
    assert at.zone_names(0, "graveyard") == ["Lamp Ram"]
    assert at.damage_on("Tin Heron") == 0 and at.damage_on("Thorn Gate") == 0


@pytest.mark.rule("gateruler", "6-5a-1")
def test_at_the_end_of_the_turn_happens_once_though_the_end_begins_again() -> None:
    at = table(
        unit("Late Clerk", "At the end of the turn, draw 1 card."),
        unit("Thin Heron", "When this card is destroyed, draw 1 card.", hp=1),
        event("Last Oil", "Choose 1 unit. It gains -1 HP until the end of the turn."),
        event("Thick Coat", "Choose 1 unit. It gains +1 HP until the end of the turn."),
    )
    at.define(name="Cold Lane", type="field", level=0, text="Units gain -1 HP.")
    at.hand(0, "Thick Coat").field(0, "Late Clerk", place=1).field(0, "Thin Heron", place=2)
    at.play(0, "Thick Coat", targets=["Thin Heron"]).resolve()
    at.to("main", 1)
    assert at.hand_size(0) == 1 and at.is_on_field("Thin Heron")
