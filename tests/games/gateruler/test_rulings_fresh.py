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


@pytest.mark.rule("gateruler", "15-12d")
@pytest.mark.parametrize("shields", [True, False])
def test_a_unit_that_charge_shield_keeps_counts_as_destroyed_for_if_you_do(shields: bool) -> None:
    at = table(OX, event("Snuff the Wick", "Choose 1 enemy unit. Destroy it. If you do, draw 1 card."))
    at.hand(0, "Snuff the Wick").field(1, "Warded Ox", place=1, under=("Coal Scout",))
    at.play(0, "Snuff the Wick", targets=["Warded Ox"]).resolve()
    if shields:
        at.yes()
    else:
        at.no()
    assert at.is_on_field("Warded Ox", 1) is shields
    assert at.hand_size(0) == 1
    assert "Coal Scout" in at.zone_names(1, "graveyard")


@pytest.mark.rule("gateruler", "14-3c")
def test_a_cost_to_destroy_is_paid_by_a_unit_that_charge_shield_keeps() -> None:
    at = table(OX, unit("Altar Keeper", "Standard Action [destroy 1 other allied unit]: Draw 1 card."))
    at.field(0, "Altar Keeper", place=1).field(0, "Warded Ox", place=2, under=("Coal Scout",))
    at.use(0, "Altar Keeper", cost=["Warded Ox"]).yes().resolve()
    assert at.is_on_field("Warded Ox", 0)
    assert at.hand_size(0) == 1
    assert at.zone_names(0, "graveyard") == ["Coal Scout"]


@pytest.mark.rule("gateruler", "14-3c")
def test_destroying_as_a_cost_on_the_way_is_paid_likewise() -> None:
    at = table(OX, event("Old Bargain", "You may destroy 1 allied unit. If you do, draw 2 cards."))
    at.hand(0, "Old Bargain").field(0, "Warded Ox", place=2, under=("Coal Scout",))
    at.play(0, "Old Bargain").resolve().yes().yes()
    assert at.is_on_field("Warded Ox", 0)
    assert at.hand_size(0) == 2


@pytest.mark.rule("gateruler", "16-12b-2")
def test_a_charge_shield_given_for_the_turn_ends_with_its_first_use() -> None:
    lend = event("Lent Shield", "Choose 1 allied unit. It gains Charge Shield until the end of the turn.")
    at = table(PLAIN, lend, FELL, event("Fell Again", "Choose 1 unit. Destroy it."))
    at.hand(0, "Lent Shield", "Fell", "Fell Again")
    at.field(0, "Tin Heron", place=1, under=("Coal Scout", "Kiln Hand"))
    at.play(0, "Lent Shield", targets=["Tin Heron"]).resolve()
    assert at.has("Tin Heron", "Charge Shield")
    at.play(0, "Fell", targets=["Tin Heron"]).resolve().yes().choose("Kiln Hand")
    assert at.is_on_field("Tin Heron", 0) and not at.has("Tin Heron", "Charge Shield")
    at.play(0, "Fell Again", targets=["Tin Heron"]).resolve()
    assert not at.is_on_field("Tin Heron", 0)
    assert at.zone_names(0, "charge") == []


@pytest.mark.rule("gateruler", "14-13a-6")
@pytest.mark.parametrize("order", [("Hush", "Second Wind"), ("Second Wind", "Hush")])
def test_what_loses_all_abilities_loses_those_given_later_too(order: tuple[str, str]) -> None:
    at = table(
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
    at = table(
        PLAIN,
        event("Dwindle", "Choose 1 unit. Its ATK becomes 1 until the end of the turn."),
        event("Swell", "Choose 1 unit. It gains +3 ATK until the end of the turn."),
    )
    at.hand(0, *order).field(0, "Tin Heron", place=1)
    for name in order:
        at.play(0, name, targets=["Tin Heron"]).resolve()
    assert at.power("Tin Heron") == atk


@pytest.mark.rule("gateruler", "6-5c-1")
def test_damage_is_gone_before_the_borrowed_hit_points_are() -> None:
    at = table(
        PLAIN,
        event("Thick Coat", "Choose 1 allied unit. It gains +3 HP until the end of the turn."),
        event("Cudgel", "Choose 1 unit. Deal 5 damage to it."),
    )
    at.hand(0, "Thick Coat", "Cudgel").field(0, "Tin Heron", place=1)
    at.play(0, "Thick Coat", targets=["Tin Heron"]).resolve()
    at.play(0, "Cudgel", targets=["Tin Heron"]).resolve()
    assert at.damage_on("Tin Heron") == 5
    at.next_turn()
    assert at.is_on_field("Tin Heron", 0) and at.damage_on("Tin Heron") == 0


SIX = ("Coal Scout", "Kiln Hand", "Deck Swab", "Gull Netter", "Gravel Clerk", "Moss Elder")


@pytest.mark.rule("gateruler", "12-2d-1")
def test_healing_while_the_defeat_waits_in_the_gate_saves_the_player() -> None:
    at = table(
        event("Thrown Lamp", "Deal 1 damage to your opponent."),
        event("Cool Draught", "Heal 1 life.", "Instant Action"),
    )
    at.hand(0, "Thrown Lamp").damage(1, *SIX).zone(1, "set", "Cool Draught")
    at.play(0, "Thrown Lamp").resolve()
    while at.damage_count(1) < 7:
        at.resolve()
    at.passes(0).play(1, "Cool Draught").resolve().choose("Coal Scout")
    at.resolve_all()
    assert not at.over and at.damage_count(1) == 6


@pytest.mark.rule("gateruler", "12-2c")
def test_the_defeat_comes_before_the_next_point_of_the_same_damage() -> None:
    cards = (unit("Vial Bearer", "[CNT] Heal 1 life."), event("Two Lamps", "Deal 2 damage to your opponent."))
    at = table(*cards).hand(0, "Two Lamps").damage(1, *SIX).deck(1, "Bramble Pup", "Vial Bearer")
    at.play(0, "Two Lamps").resolve()
    while not at.over:
        at.resolve()
    assert at.winner == 0

    at = table(*cards).hand(0, "Two Lamps").damage(1, *SIX).deck(1, "Vial Bearer", "Bramble Pup")
    at.play(0, "Two Lamps").resolve()
    while at.asked == 0 and at.damage_count(1) == 6 and "Vial Bearer" not in at.zone_names(1, "graveyard"):
        if at.options() and "heal" in at.explain().lower():
            break
        at.resolve()
    at.choose("Coal Scout").resolve_all()
    assert not at.over and at.damage_count(1) == 6
    assert at.zone_names(1, "damage")[-1] == "Bramble Pup"


RAM = unit("Lamp Ram", "Breakthrough", atk=5, hp=4)


@pytest.mark.rule("gateruler", "8-4e-1")
def test_the_ruler_is_struck_once_when_the_unit_before_it_has_fled() -> None:
    at = table(RAM, PLAIN, RECALL)
    at.field(0, "Lamp Ram", place=1).field(1, "Tin Heron", place=0).zone(1, "set", "Fall Back")
    at.attack("Lamp Ram", at="Tin Heron").passes(0).play(1, "Fall Back", targets=["Tin Heron"]).resolve()
    at.to("end")
    assert at.hand_names(1) == ["Tin Heron"]
    assert at.damage_count(1) == 1


@pytest.mark.rule("gateruler", "16-5a-1")
def test_breakthrough_reaches_the_ruler_whose_gear_it_broke() -> None:
    engine = unit("Lamp Engine", f'Gear Up - "{RULER}"', atk=4, hp=4, stk=2)
    at = table(RAM, engine).hand(0, "Lamp Engine").field(1, "Lamp Ram", place=1)
    at.act(0, "gear_up", "Lamp Engine").resolve()
    assert at.is_on_field("Lamp Engine", 0)
    at.to("main", 1)
    at.attack("Lamp Ram", at="Lamp Engine").to("end")
    assert at.zone_names(0, "graveyard")[:1] == ["Lamp Engine"]
    assert at.zone_names(0, "ruler") == [RULER]
    assert not at.is_rested(RULER, 0)
    assert at.damage_count(0) == 1


@pytest.mark.rule("gateruler", "16-22b")
@pytest.mark.parametrize(
    ("text", "damage"),
    [("This card ignores combat damage.", 0), ("This card is not affected by your opponent's effects.", 1)],
)
def test_deadly_needs_damage_and_an_effect_that_counts(text: str, damage: int) -> None:
    at = table(unit("Wick Asp", "Deadly", atk=1), unit("Old Pillar", text, hp=5))
    at.field(0, "Wick Asp", place=1).field(1, "Old Pillar", place=1)
    at.attack("Wick Asp", at="Old Pillar").to("attack_start")
    assert at.is_on_field("Old Pillar", 1)
    assert at.damage_on("Old Pillar") == damage


@pytest.mark.rule("gateruler", "8-5a-1")
def test_a_ruler_that_attacks_is_neither_intercepted_nor_struck_back() -> None:
    at = table(unit("Thorn Gate", "Intercept\nRetaliate", atk=4, hp=5)).field(1, "Thorn Gate", place=1)
    at.attack(at.card(RULER, 0, zone="ruler"), at="Thorn Gate").to("end")
    assert at.damage_on("Thorn Gate") == 2
    assert at.damage_count(0) == 0


@pytest.mark.rule("gateruler", "15-34b")
def test_who_attacks_directly_is_not_intercepted_by_the_unit_before_the_ruler() -> None:
    at = table(unit("Roof Runner", "This card can directly attack your opponent's ruler.", hp=2, stk=2))
    at.define(**unit("Thorn Gate", "Intercept\nRetaliate", atk=4, hp=5))
    at.field(0, "Roof Runner", place=1).field(1, "Thorn Gate", place=0)
    at.attack("Roof Runner", at=1).to("end")
    assert at.is_on_field("Roof Runner", 0)
    assert at.damage_on("Thorn Gate") == 0
    assert at.damage_count(1) == 2


@pytest.mark.rule("gateruler", "15-26b")
def test_a_unit_that_cannot_be_attacked_hides_the_ruler_behind_it() -> None:
    at = table(unit("Veiled Porter", "This card cannot be attacked."), PLAIN)
    at.field(0, "Tin Heron", place=1).field(1, "Veiled Porter", place=0).field(1, "Coal Scout", place=1)
    with pytest.raises(BadScript):
        at.attack("Tin Heron", at=1)
    with pytest.raises(BadScript):
        at.attack("Tin Heron", at="Veiled Porter")
    at.attack("Tin Heron", at="Coal Scout")


@pytest.mark.rule("gateruler", "15-26b-1")
def test_a_unit_that_comes_into_the_attacked_column_is_struck_though_it_cannot_be_attacked() -> None:
    at = table(PLAIN, unit("Veiled Sentry", "Sentinel Summoning\nThis card cannot be attacked.", hp=4))
    at.field(0, "Tin Heron", place=1).hand(1, "Veiled Sentry")
    at.attack("Tin Heron", option="column 2").passes(0)
    at.play(1, "Veiled Sentry", option="attack 2").resolve().to("end")
    assert at.damage_on("Veiled Sentry") == 2


@pytest.mark.rule("gateruler", "8-5a")
def test_a_sentinel_in_the_attacked_column_intercepts() -> None:
    at = table(PLAIN, unit("Gate Sentry", "Sentinel Summoning\nIntercept\n【TD】Draw 1 card.", atk=3))
    at.field(0, "Tin Heron", place=1).hand(1, "Gate Sentry")
    at.attack("Tin Heron", option="column 2").passes(0)
    at.play(1, "Gate Sentry", option="attack 2").resolve().to("end")
    assert at.zone_names(0, "graveyard") == ["Tin Heron"]
    assert at.damage_on("Gate Sentry") == 0
    assert at.hand_size(1) == 1


@pytest.mark.rule("gateruler", "12-4a")
def test_a_unit_that_another_takes_the_place_of_leaves_play_undestroyed() -> None:
    old = "When this card is destroyed, draw 1 card.\nWhen this card leaves play, your opponent draws 1 card."
    at = table(unit("Old Tenant", old), PLAIN).hand(0, "Tin Heron").field(0, "Old Tenant", place=1)
    at.play(0, "Tin Heron", option="attack 1").resolve().resolve_all()
    assert at.zone_names(0, "graveyard") == ["Old Tenant"]
    assert (at.hand_size(0), at.hand_size(1)) == (0, 1)


@pytest.mark.rule("gateruler", "11-2a-1")
def test_charge_shield_does_not_make_room_for_two() -> None:
    at = table(OX, PLAIN).hand(0, "Tin Heron").field(0, "Warded Ox", place=1, under=("Coal Scout",))
    at.play(0, "Tin Heron", option="attack 1").resolve().yes()
    assert at.field_names(0) == ["Tin Heron"]
    assert sorted(at.zone_names(0, "graveyard")) == ["Coal Scout", "Warded Ox"]


@pytest.mark.rule("gateruler", "15-3a-2")
def test_a_unit_sent_to_the_defense_zone_and_back_is_ready_again() -> None:
    at = table(unit("Wheel Scribe", "Standard Action [exhaust this]: Draw 1 card.")).field(0, "Wheel Scribe", place=1)
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
    at = table(unit("Toll Clerk", text), unit("Toll Warden", text))
    at.field(0, "Toll Clerk", place=1).field(0, "Toll Warden", place=2)
    at.use(0, "Toll Clerk").resolve()
    assert not at.can("use", 0, "Toll Clerk")
    assert at.can("use", 0, "Toll Warden") is again
    assert bool(at.why_not(0, "Toll Warden")) is not again


@pytest.mark.rule("gateruler", "14-7c")
def test_an_automatic_ability_once_a_turn_sees_two_deaths_as_one() -> None:
    at = table(
        unit("Mourner", "[Turn 1] When an allied unit is destroyed, draw 1 card."),
        event("Flood", "Destroy all {Golem} units."),
        unit("Clay One", attributes=["Golem"]),
        unit("Clay Two", attributes=["Golem"]),
    )
    at.hand(0, "Flood").field(0, "Mourner", place=1).field(0, "Clay One", place=2).field(0, "Clay Two", place=3)
    at.play(0, "Flood").resolve().resolve_all()
    assert at.field_names(0) == ["Mourner"]
    assert at.hand_size(0) == 1


@pytest.mark.rule("gateruler", "15-14b-2")
def test_a_unit_put_on_top_of_the_attacker_goes_on_with_the_attack() -> None:
    cover = "Choose 1 allied attacking unit. Choose 1 unit card in your hand and put it on top of that unit."
    at = table(PLAIN, unit("Grown Heron", atk=6, hp=6), event("Moult", cover, "Instant Action"))
    at.define(**event("Swell", "Choose 1 unit. It gains +3 ATK until the end of the turn."))
    at.hand(0, "Grown Heron", "Swell").zone(0, "set", "Moult").field(0, "Tin Heron", place=1, under=("Coal Scout",))
    at.define(**unit("High Wall", hp=12)).field(1, "High Wall", place=1)
    at.play(0, "Swell", targets=["Tin Heron"]).resolve()
    at.attack("Tin Heron", at="High Wall").play(0, "Moult", targets=["Tin Heron"]).resolve()
    assert at.is_rested("Grown Heron") and at.power("Grown Heron") == 6
    assert sorted(at.zone_names(0, "charge")) == ["Coal Scout", "Tin Heron"]
    at.to("end")
    assert at.damage_on("High Wall") == 6


@pytest.mark.rule("gateruler", "14-14g-2")
def test_damage_is_doubled_before_it_is_reduced() -> None:
    at = table(
        unit("Double Hammer", "When this would deal combat damage to a unit, double that damage.", atk=3),
        unit("Padded Gate", "When this would be dealt damage, reduce that damage by 2.", hp=9),
    )
    at.field(0, "Double Hammer", place=1).field(1, "Padded Gate", place=1)
    at.attack("Double Hammer", at="Padded Gate").to("end")
    assert at.damage_on("Padded Gate") == 4


@pytest.mark.rule("gateruler", "14-4b-5b")
def test_the_share_of_a_unit_that_has_left_is_lost() -> None:
    hail = event("Split Hail", "Choose 2 enemy units. Deal 4 damage divided as you choose among them.")
    at = table(hail, unit("Low Wall", hp=6), unit("High Wall", hp=6), RECALL)
    at.hand(0, "Split Hail").field(1, "Low Wall", place=1).field(1, "High Wall", place=2).zone(1, "set", "Fall Back")
    at.play(0, "Split Hail", targets=[["Low Wall", "High Wall"]], divide={"Low Wall": 1, "High Wall": 3})
    at.passes(0).play(1, "Fall Back", targets=["High Wall"]).resolve().resolve_all()
    assert at.damage_on("Low Wall") == 1


@pytest.mark.rule("gateruler", "14-4c-1")
@pytest.mark.parametrize(("text", "cards"), [("Draw 1 card.", 1), ("If you do, draw 1 card.", 0)])
def test_a_target_that_is_gone_stops_only_what_hangs_on_it(text: str, cards: int) -> None:
    at = table(event("Stone", f"Choose 1 enemy unit. Deal 2 damage to it. {text}"), PLAIN, RECALL)
    at.hand(0, "Stone").field(1, "Tin Heron", place=1).zone(1, "set", "Fall Back")
    at.play(0, "Stone", targets=["Tin Heron"]).passes(0)
    at.play(1, "Fall Back", targets=["Tin Heron"]).resolve().resolve_all()
    assert at.hand_size(0) == cards


@pytest.mark.rule("gateruler", "15-24c")
def test_who_ends_the_turn_leaves_nothing_in_the_gate_but_the_end_of_turn_is_kept() -> None:
    at = table(
        event("Three Lamps", "Deal 3 damage to your opponent. Draw 1 card."),
        event("Curfew", "End the turn.", "Instant Action"),
        unit("Late Clerk", "At the end of the turn, draw 1 card."),
    )
    at.hand(0, "Three Lamps").field(0, "Late Clerk", place=1).zone(1, "set", "Curfew").zone(0, "drive", "Coal Scout")
    at.play(0, "Three Lamps").passes(0).play(1, "Curfew").resolve()
    at.to("main", 1)
    assert at.damage_count(1) == 0
    assert sorted(at.zone_names(0, "graveyard")) == ["Coal Scout", "Three Lamps"]
    assert at.zone_names(1, "graveyard") == ["Curfew"]
    assert at.hand_size(0) == 1


@pytest.mark.rule("gateruler", "16-15b-1b")
def test_forced_reveal_plays_a_unit_without_room_and_for_what_there_is() -> None:
    at = table(unit("Runaway Cart", "Forced Reveal\n【TD】Deal 1 damage to your opponent.", level=3), PLAIN)
    at.define(**event("Letter", "Draw 1 card."))
    at.hand(0, "Tin Heron", "Coal Scout", "Letter").deck(0, "Runaway Cart").sources(0, resource=2)
    at.play(0, "Tin Heron", option="attack 1").resolve().play(0, "Coal Scout", option="attack 2").resolve()
    assert not at.can("play", 0, "Runaway Cart")
    at.play(0, "Letter").resolve().option("attack 3").resolve_all()
    assert at.is_on_field("Runaway Cart", 0)
    assert all(at.is_rested(stone) for stone in at.objects("resource", 0))
    assert at.damage_count(1) == 1


@pytest.mark.rule("gateruler", "16-3b")
def test_a_unit_summoned_by_undying_counts_for_the_cap_and_has_no_touchdown() -> None:
    at = table(unit("Ash Moth", "Undying\n【TD】Draw 1 card.", level=1), PLAIN)
    at.zone(0, "graveyard", "Ash Moth").hand(0, "Tin Heron", "Coal Scout").sources(0, resource=1)
    at.play(0, "Ash Moth", option="attack 1").resolve()
    assert at.is_on_field("Ash Moth", 0) and at.hand_size(0) == 2
    at.play(0, "Tin Heron", option="attack 2").resolve()
    assert not at.can("play", 0, "Coal Scout")
    assert at.why_not(0, "Coal Scout") == ["15-17a-3"]


@pytest.mark.rule("gateruler", "3-14e")
def test_the_charges_of_the_unit_that_enhances_are_not_handed_on() -> None:
    at = table(unit("Forge Colossus", "Enhance {Smith} unit\n【TD】Draw 1 card.", atk=6, hp=6))
    at.hand(0, "Forge Colossus").field(0, "Coal Scout", place=1, under=("Kiln Hand",))
    at.play(0, "Forge Colossus", option="attack 2").resolve().choose("Coal Scout").resolve_all()
    assert at.field_names(0) == ["Forge Colossus"]
    assert at.zone_names(0, "charge") == ["Coal Scout"]
    assert at.zone_names(0, "graveyard") == ["Kiln Hand"]
    assert at.hand_size(0) == 1


@pytest.mark.rule("gateruler", "15-23a-1")
def test_a_unit_that_changes_sides_attacks_at_once_and_dies_to_its_owner() -> None:
    banner = unit("Banner Maid", "Your other units gain +2 ATK.")
    take = event("New Colours", "Choose 1 enemy unit. Gain control of it.")
    at = table(banner, take, PLAIN, FELL).hand(0, "New Colours", "Fell")
    at.field(1, "Banner Maid", place=1).field(1, "Tin Heron", place=2, under=("Kiln Hand",), rested=True)
    assert at.power("Tin Heron") == 4
    at.play(0, "New Colours", targets=["Tin Heron"]).resolve().option("attack 3")
    assert at.is_on_field("Tin Heron", 0) and at.power("Tin Heron") == 2 and not at.is_rested("Tin Heron")
    assert at.zone_names(0, "charge") == ["Kiln Hand"]
    at.play(0, "Fell", targets=["Tin Heron"]).resolve()
    assert sorted(at.zone_names(1, "graveyard")) == ["Kiln Hand", "Tin Heron"]
    assert at.zone_names(0, "graveyard") == ["New Colours", "Fell"]


@pytest.mark.rule("gateruler", "16-13b-3a")
def test_a_material_that_charge_shield_keeps_is_a_material_all_the_same() -> None:
    text = (
        "Genesis Summoning - Standard Action: Materials - This and 1 other {Smith} unit. "
        'You may special summon 1 "Brass Choir" from your deck.'
    )
    at = table(unit("Choirmaster", text), unit("Warded Smith", "Charge Shield", attributes=["Smith"]))
    at.define(**unit("Brass Choir", atk=6, hp=6)).deck(0, "Coal Scout", "Brass Choir")
    at.field(0, "Choirmaster", place=1).field(0, "Warded Smith", place=2, under=("Kiln Hand",))
    at.use(0, "Choirmaster").resolve().yes()
    while at.question is not None and not at.is_on_field("Brass Choir", 0) and "attack 1" not in str(at.options()):
        at.yes()
    at.option("attack 1")
    assert sorted(at.field_names(0)) == ["Brass Choir", "Warded Smith"]
    assert at.zone_names(0, "graveyard") == ["Kiln Hand"]
    assert "Choirmaster" in at.zone_names(0, "deck")


@pytest.mark.rule("gateruler", "10-4e")
@pytest.mark.parametrize("room", [True, False])
def test_a_unit_driven_in_the_attack_is_summoned_within_the_cap_or_thrown_away(room: bool) -> None:
    at = table(unit("Outrider", "When this card attacks, drive 1."), unit("Late Guest", "【TD】Draw 1 card."), PLAIN)
    at.field(0, "Outrider", place=1).field(1, "Tin Heron", place=1).deck(0, "Late Guest")
    at.hand(0, "Coal Scout", "Kiln Hand")
    at.play(0, "Coal Scout", option="attack 2").resolve()
    if not room:
        at.play(0, "Kiln Hand", option="defense").resolve()
    at.attack("Outrider", at="Tin Heron").resolve()
    if room:
        at.resolve().option("card").option("attack 3").resolve()
        assert at.is_on_field("Late Guest", 0) and at.hand_names(0) == ["Kiln Hand"]
    else:
        assert at.zone_names(0, "graveyard") == ["Late Guest"]


@pytest.mark.rule("gateruler", "15-30c")
@pytest.mark.parametrize("face_up", [True, False])
def test_damage_reversal_is_all_or_nothing(face_up: bool) -> None:
    at = table(unit("Scar Reader", "Standard Action [DR 2]: Draw 1 card.")).field(0, "Scar Reader", place=1)
    at.damage(0, "Coal Scout").zone(0, "damage", "Kiln Hand", face_up=face_up)
    assert at.can("use", 0, "Scar Reader") is face_up
    if face_up:
        at.use(0, "Scar Reader").resolve()
        assert at.hand_size(0) == 1 and not at.can("use", 0, "Scar Reader")


@pytest.mark.rule("gateruler", "14-13d")
def test_an_event_reaches_the_units_of_its_moment_a_field_those_of_later_too() -> None:
    at = table(
        event("Bellows", "Your {Smith} units gain +2 ATK until the end of the turn."),
        dict(name="Great Anvil", type="field", level=0, text="Your {Smith} units gain +1 ATK."),
        unit("Late Smith", attributes=["Smith"]),
    )
    at.hand(0, "Bellows", "Late Smith").field(0, "Coal Scout", place=1).zone(0, "field", "Great Anvil")
    at.play(0, "Bellows").resolve().play(0, "Late Smith", option="attack 2").resolve()
    assert at.power("Coal Scout") == 5
    assert at.power("Late Smith") == 3


@pytest.mark.rule("gateruler", "14-15a")
def test_the_last_strength_of_a_unit_counts_for_its_parting_blow() -> None:
    text = "When this card is destroyed, choose 1 enemy unit. Deal damage equal to this card's ATK to it."
    at = table(unit("Spite Candle", text), unit("High Wall", hp=12), FELL)
    at.define(**event("Swell", "Choose 1 unit. It gains +3 ATK until the end of the turn."))
    at.hand(0, "Swell", "Fell").field(0, "Spite Candle", place=1).field(1, "High Wall", place=1)
    at.play(0, "Swell", targets=["Spite Candle"]).resolve()
    at.play(0, "Fell", targets=["Spite Candle"]).resolve().resolve_all()
    assert at.damage_on("High Wall") == 5


@pytest.mark.rule("gateruler", "6-3c-1")
def test_what_triggers_as_the_drive_zone_is_emptied_is_played_in_the_attack_phase() -> None:
    text = "When this card is put into your graveyard from your drive zone, draw 1 card."
    at = table(unit("Sunk Cost", text)).zone(0, "drive", "Sunk Cost")
    at.to("attack_start")
    assert at.zone_names(0, "graveyard") == ["Sunk Cost"]
    assert at.stack() != []
    at.resolve_all()
    assert at.hand_size(0) == 1


@pytest.mark.rule("gateruler", "9-3e-2")
def test_an_instant_action_event_is_played_from_the_set_zone_alone() -> None:
    at = table(event("Flash", "Draw 1 card.", "Instant Action")).hand(0, "Flash")
    assert not at.can("play", 0, "Flash")
    assert at.why_not(0, "Flash")
    at.act(0, "set", "Flash").play(0, "Flash").resolve()
    assert at.hand_size(0) == 1 and at.zone_names(0, "graveyard") == ["Flash"]


@pytest.mark.rule("gateruler", "12-2a-2")
def test_who_draws_the_last_card_has_time_to_put_one_back() -> None:
    bury = event("Deep Shelf", "Choose 1 card in your graveyard. Put it on the bottom of your deck.", "Instant Action")
    at = table(event("Letter", "Draw 1 card."), bury).deck(0, "Coal Scout", only=True)
    at.hand(0, "Letter").zone(0, "set", "Deep Shelf")
    at.play(0, "Letter").resolve()
    assert at.zone_names(0, "deck") == [] and not at.over
    at.play(0, "Deep Shelf", targets=["Letter"]).resolve().resolve_all()
    assert not at.over and at.zone_names(0, "deck") == ["Letter"]


@pytest.mark.rule("gateruler", "16-9a-1")
def test_double_and_triple_attack_make_three_attacks_and_not_five() -> None:
    at = table(unit("Twin Saw", "Double Attack\nTriple Attack", atk=1), unit("High Wall", hp=12))
    at.field(0, "Twin Saw", place=1).field(1, "High Wall", place=1)
    for _ in range(3):
        at.attack("Twin Saw", at="High Wall").to("combat_end").order("Double Attack").to("attack_start")
    assert at.damage_on("High Wall") == 3
    assert not at.can("attack", 0, "Twin Saw")
