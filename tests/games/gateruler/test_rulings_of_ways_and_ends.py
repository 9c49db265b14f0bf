"""Ways into play, what is worked out in which order, and what ends "
"early (10 to 16), each where several rules meet."""

from __future__ import annotations

import pytest

from tests.games.gateruler.stage import ENGINE, FELL, INSTANT, OX, PLAIN, RULER, event, field, stage, unit

JAB = event("Jab", "Deal 3 damage to your opponent.")
ZAP = event("Zap", "Choose 1 enemy unit. Destroy it.", INSTANT)


@pytest.mark.rule("gateruler", "16-21b", "16-3a-1", "15-3d")
def test_a_sentinel_touches_down_since_it_was_played_from_the_hand() -> None:
    at = stage(unit("Owl Guard", "Sentinel Summoning\n[TD] Exhaust 1 enemy unit.", level=1), PLAIN, unit("Tin Crane"))
    at.sources(1, resource=1).hand(1, "Owl Guard")
    at.field(0, "Tin Heron", place=1).field(0, "Tin Crane", place=2)
    at.attack("Tin Heron", at=1).passes(0)
    at.play(1, "Owl Guard", option="defense").resolve().resolve().choose("Tin Crane")
    assert at.is_rested("Tin Crane")
    at.next_turn()
    assert at.damage_count(1) == 0  # it has come between, and was attacked


@pytest.mark.rule("gateruler", "16-11a-1", "16-11a-2", "16-3b", "15-17a-3")
def test_an_undying_unit_comes_back_for_its_cost_and_does_not_touch_down() -> None:
    at = stage(unit("Old Bones", "Undying\n[TD] Draw 1 card.", level=1))
    at.sources(0, resource=3).zone(0, "graveyard", "Old Bones", "Old Bones", "Old Bones")
    at.play(0, at.objects("graveyard", 0)[0], option="attack 1").resolve_all()
    at.play(0, at.objects("graveyard", 0)[0], option="attack 2").resolve_all()
    assert at.hand_size(0) == 0 and len(at.field_names(0)) == 2
    assert at.why_not(0, at.objects("graveyard", 0)[0]) == ["15-17a-3"]


@pytest.mark.rule("gateruler", "16-18d", "14-5a", "16-18b", "14-5e")
def test_a_concealed_unit_springs_up_when_its_player_is_attacked() -> None:
    at = stage(
        unit(
            "Pit Spider",
            "Concealment\nWhen an enemy unit attacks, you may normal summon this card from your set zone.",
            level=1,
            hp=5,
        ),
        PLAIN,
    )
    at.sources(1, resource=1).zone(1, "set", "Pit Spider").field(0, "Tin Heron", place=1)
    at.attack("Tin Heron", at=1)
    at.play(1, "Pit Spider", option="defense").resolve()
    at.next_turn()
    assert at.damage_count(1) == 0 and at.field_names(1) == ["Pit Spider"]
    assert at.is_rested("Resource Source 1")


@pytest.mark.rule("gateruler", "14-18d-2", "14-18d-2a", "10-4d", "14-18f-2a")
def test_a_driven_engine_can_be_geared_up_into_in_the_midst_of_an_attack() -> None:
    at = stage(ENGINE, unit("Herald", "When this attacks, drive 1."))
    at.field(0, "Herald", place=1).deck(0, "Lamp Engine")
    at.attack("Herald", at=1).resolve().resolve()
    at.option("gear up")
    at.to("declare")
    assert at.field_names(0) == ["Herald", "Lamp Engine"] and at.damage_count(1) == 1
    assert not at.is_rested("Lamp Engine")
    at.attack("Lamp Engine", at=1).next_turn()
    assert at.damage_count(1) == 3


@pytest.mark.rule("gateruler", "14-18f-2c", "12-4a", "15-12c")
def test_the_defender_that_makes_room_for_the_gear_is_not_destroyed() -> None:
    at = stage(ENGINE, unit("Widow", "When this is destroyed, draw 2 cards."))
    at.field(0, "Widow", place=0).hand(0, "Lamp Engine")
    at.act(0, "gear_up", "Lamp Engine").resolve_all()
    assert at.field_names(0) == ["Lamp Engine"] and at.zone_names(0, "graveyard") == ["Widow"]
    assert at.hand_size(0) == 0


@pytest.mark.rule("gateruler", "14-18b-7b", "14-18b-7", "8-6d-1")
def test_the_ruler_goes_on_attacking_when_its_gear_is_destroyed() -> None:
    at = stage(ENGINE, ZAP).hand(0, "Lamp Engine").zone(1, "set", "Zap")
    at.act(0, "gear_up", "Lamp Engine").resolve()
    at.attack("Lamp Engine", at=1).passes(0)
    at.play(1, "Zap", targets=["Lamp Engine"]).resolve()
    at.next_turn()
    assert at.damage_count(1) == 1 and at.zone_names(0, "graveyard") == ["Lamp Engine"]


@pytest.mark.rule("gateruler", "14-14c", "14-14d", "16-12a-1")
def test_of_two_replacements_the_one_who_destroys_chooses_and_the_other_finds_nothing() -> None:
    at = stage(
        unit("Ward Bear", "Charge Shield\nIf this would be destroyed, remove it from the game instead."),
        FELL,
    )
    at.field(1, "Ward Bear", place=1, under=("Coal Scout",)).hand(0, "Fell")
    at.play(0, "Fell", targets=["Ward Bear"]).resolve()
    assert at.asked is not None


@pytest.mark.rule("gateruler", "15-38a-2", "3-2j-1")
def test_what_cannot_enter_play_is_not_summoned_and_that_was_not_done() -> None:
    at = stage(
        field("Low Roof", "Units with level 3 or more cannot enter play."),
        event("Call Up", "You may special summon 1 unit card from your hand. If you do, draw 1 card."),
        unit("Titan", level=4),
    )
    at.zone(1, "field", "Low Roof").hand(0, "Call Up", "Titan")
    at.play(0, "Call Up").resolve().yes().choose("Titan").resolve_all()
    assert at.hand_names(0) == ["Titan"] and at.field_names(0) == []


@pytest.mark.rule("gateruler", "15-30c", "15-30b-1")
def test_too_few_cards_to_reverse_are_not_reversed_at_all() -> None:
    at = stage(event("Turn Over", "DR 2. If you do, draw 2 cards.")).damage(0, "Coal Scout")
    at.hand(0, "Turn Over", "Turn Over")
    at.play(0, at.card("Turn Over", 0, zone="hand")).resolve_all()
    assert at.hand_size(0) == 1
    assert all(card.face_up for card in at.objects("damage", 0))


@pytest.mark.rule("gateruler", "14-4b-4b", "14-4b-4")
def test_two_targets_are_two_different_ones_or_it_cannot_be_played() -> None:
    at = stage(event("Twin Bolt", "Choose 2 enemy units and deal 2 damage to each of them."), PLAIN, unit("Tin Crane"))
    at.hand(0, "Twin Bolt").field(1, "Tin Heron", place=1)
    assert not at.can("play", 0, "Twin Bolt") and at.why_not(0, "Twin Bolt") == ["14-4b-4"]


@pytest.mark.rule("gateruler", "10-3a", "10-4d-2", "4-3a-1a")
def test_a_unit_driven_at_the_end_of_the_turn_counts_for_the_cap() -> None:
    at = stage(unit("Night Post", "At the end of your turn, drive 1."), PLAIN, unit("Tin Crane"), unit("Tin Stork"))
    at.field(0, "Night Post", place=0).hand(0, "Tin Heron", "Tin Crane").deck(0, "Tin Stork")
    at.play(0, "Tin Heron", option="attack 1").resolve()
    at.play(0, "Tin Crane", option="attack 2").resolve()
    at.to("end").resolve()
    at.next_turn()
    assert at.zone_names(0, "graveyard") == ["Tin Stork"] and len(at.field_names(0)) == 3


@pytest.mark.rule("gateruler", "13-6d-3", "13-6d")
def test_a_counter_card_that_has_gone_to_the_hand_is_not_put_into_the_graveyard() -> None:
    at = stage(unit("Loyal Cat", "[CNT] Add this card to your hand."), JAB)
    at.deck(1, "Loyal Cat").hand(0, "Jab")
    at.play(0, "Jab").resolve_all()
    assert at.hand_names(1) == ["Loyal Cat"] and at.zone_names(1, "graveyard") == [] and at.damage_count(1) == 2


@pytest.mark.rule("gateruler", "13-5b", "9-4f", "13-6d")
def test_a_counter_resolves_before_the_next_point_of_the_same_damage() -> None:
    at = stage(unit("Nurse", "[CNT] Heal 2."), JAB).deck(1, "Nurse").hand(0, "Jab").damage(1, "Coal Scout")
    at.play(0, "Jab").resolve_all()
    assert at.damage_count(1) == 2 and at.zone_names(1, "graveyard") == ["Coal Scout", "Nurse"]


@pytest.mark.rule("gateruler", "15-24c", "15-24b", "15-24d")
def test_a_turn_that_is_ended_by_a_counter_takes_the_rest_of_the_damage_with_it() -> None:
    at = stage(unit("Curfew", "[CNT] End the turn."), JAB).deck(1, "Curfew").hand(0, "Jab")
    at.play(0, "Jab").resolve()
    at.to("main", 1)
    assert at.damage_count(1) == 0 and at.zone_names(1, "graveyard") == ["Curfew"]


@pytest.mark.rule("gateruler", "14-13a-9", "14-13c-2")
@pytest.mark.parametrize(("first", "second", "atk"), [("Swell", "Flatten", 0), ("Flatten", "Swell", 2)])
def test_numbers_are_changed_in_the_order_in_which_the_effects_began(first: str, second: str, atk: int) -> None:
    at = stage(
        event("Swell", "Choose 1 unit. It gains +2 ATK until the end of the turn."),
        event("Flatten", "Choose 1 unit. Its ATK becomes 0 until the end of the turn."),
        unit("Tin Heron", atk=3),
    )
    at.field(0, "Tin Heron", place=1).hand(0, "Swell", "Flatten")
    at.play(0, first, targets=["Tin Heron"]).resolve()
    at.play(0, second, targets=["Tin Heron"]).resolve()
    assert at.power("Tin Heron") == atk


@pytest.mark.rule("gateruler", "14-13a-9", "14-8a", "14-13c-2b")
def test_doubling_takes_what_has_been_gained_before_and_not_what_is_gained_after() -> None:
    at = stage(
        event("Swell", "Choose 1 unit. It gains +1 ATK until the end of the turn."),
        event("Twice", "Choose 1 unit. Double its ATK until the end of the turn."),
        PLAIN,
    )
    at.field(0, "Tin Heron", place=1).hand(0, "Swell", "Twice", "Swell")
    at.play(0, at.objects("hand", 0)[0], targets=["Tin Heron"]).resolve()
    at.play(0, "Twice", targets=["Tin Heron"]).resolve()
    at.play(0, "Swell", targets=["Tin Heron"]).resolve()
    assert at.power("Tin Heron") == 7


@pytest.mark.rule("gateruler", "14-8b", "14-4b-6a")
def test_a_level_that_a_card_defines_for_itself_is_what_it_costs() -> None:
    at = stage(
        unit("Scavenger", "This card's level is equal to the number of cards in your opponent's graveyard.", level=9)
    )
    at.hand(0, "Scavenger").zone(1, "graveyard", "Coal Scout", "Kiln Hand").sources(0, resource=2)
    at.play(0, "Scavenger", option="attack 1").resolve()
    assert (
        at.is_rested("Resource Source 1") and at.is_rested("Resource Source 2") and at.field_names(0) == ["Scavenger"]
    )


@pytest.mark.rule("gateruler", "15-15b-1", "15-15b", "16-20b")
def test_a_card_only_for_resources_is_not_played_for_nothing() -> None:
    at = stage(
        event("Idle Hour", "You may play 1 event card from your hand without paying its cost."),
        event("Gold Rain", "Draw 3 cards.\nThis card can be played only by paying with resources.", level=2),
    )
    at.hand(0, "Idle Hour", "Gold Rain")
    at.play(0, "Idle Hour").resolve_all()
    assert at.hand_names(0) == ["Gold Rain"]


@pytest.mark.rule("gateruler", "14-5b-1", "16-5b", "16-5a-1")
def test_a_shield_against_the_attack_does_not_hold_what_breaks_through() -> None:
    at = stage(
        unit("Pike", "Breakthrough", stk=2, atk=5),
        event(
            "Shutter",
            "The combat damage from this attack becomes 0.\nDestroy all allied units.",
            "You can play this when an allied unit is attacked",
        ),
        PLAIN,
    )
    at.field(0, "Pike", place=1).field(1, "Tin Heron", place=0).zone(1, "set", "Shutter")
    at.attack("Pike", at="Tin Heron")
    at.play(1, "Shutter").resolve()
    at.next_turn()
    assert at.damage_count(1) == 0  # the ruler stands frontmost now, and is dealt nothing in the damage step


@pytest.mark.rule("gateruler", "16-22b", "13-2c", "15-27c-2")
def test_deadly_asks_for_damage_that_was_dealt() -> None:
    at = stage(unit("Adder", "Deadly", atk=1), unit("Glass Eel", "This ignores combat damage."), unit("Moor Hen", hp=8))
    at.field(0, "Adder", place=1).field(1, "Glass Eel", place=1).field(1, "Moor Hen", place=2)
    at.attack("Adder", at="Glass Eel").next_turn()
    assert at.field_names(1) == ["Glass Eel", "Moor Hen"]


@pytest.mark.rule("gateruler", "16-10a-1", "16-10b", "16-29a", "16-29c")
def test_a_familiar_becomes_one_whom_its_charge_helps() -> None:
    at = stage(
        unit("Shifter", "Familiar", attributes=["Smith"]),
        unit("Wolf Soul", 'Charge Bonus {Beast}: "This gains +2 ATK and Breakthrough."', attributes=["Beast"]),
    )
    at.field(0, "Shifter", place=1, under=("Wolf Soul",))
    assert at.power("Shifter") == 2
    at.use(0, "Shifter").resolve().option("Beast")
    assert at.power("Shifter") == 4 and at.has("Shifter", "Breakthrough")
    at.next_turn()
    assert at.power("Shifter") == 2


@pytest.mark.rule("gateruler", "16-28a-1", "14-4b-4", "1-5b")
def test_a_charge_link_names_no_target_and_passes_by_who_has_a_shield() -> None:
    at = stage(unit("Spark Soul", "Charge Link"), OX, PLAIN)
    at.field(0, "Spark Soul", place=1).field(0, "Warded Ox", place=2).field(0, "Tin Heron", place=3)
    at.use(0, "Spark Soul").resolve().yes()
    at.choose("Tin Heron")
    assert at.zone_names(0, "charge") == ["Spark Soul"] and at.field_names(0) == ["Warded Ox", "Tin Heron"]


@pytest.mark.rule("gateruler", "15-23b", "15-23a", "16-3b", "3-2f")
def test_a_unit_taken_out_of_the_other_graveyard_goes_back_there_when_it_falls() -> None:
    at = stage(
        event("Grave Robbery", "Gain control of 1 unit in your opponent's graveyard."),
        unit("Fallen Duke", "[TD] Draw 1 card.\nWhen this is special summoned, heal 1 life."),
        FELL,
    )
    at.zone(1, "graveyard", "Fallen Duke").hand(0, "Grave Robbery", "Fell").damage(0, "Coal Scout")
    at.play(0, "Grave Robbery").resolve().option("attack 1")
    at.resolve_all()
    assert at.damage_count(0) == 0 and at.hand_size(0) == 1 and at.field_names(0) == ["Fallen Duke"]
    at.play(0, "Fell", targets=["Fallen Duke"]).resolve()
    assert at.zone_names(1, "graveyard") == ["Fallen Duke"]


@pytest.mark.rule("gateruler", "15-36a", "8-4e-1", "8-6d-2")
def test_an_attack_is_redirected_to_a_unit_in_another_column() -> None:
    at = stage(
        unit("Bold Hound", "When your ruler is attacked, you may redirect that attack to this unit.", hp=9),
        unit("Pike", atk=4, stk=2),
    )
    at.field(1, "Bold Hound", place=3).field(0, "Pike", place=1)
    at.attack("Pike", at=1).resolve().yes()
    at.to("declare")
    assert at.damage_count(1) == 0 and at.damage_on("Bold Hound") == 4


@pytest.mark.rule("gateruler", "16-15b-1", "16-15b-1c", "11-2a-2")
def test_a_forced_event_drawn_in_the_turn_of_the_other_is_played_at_once() -> None:
    at = stage(
        event("Gift", "Each player draws 1 card."),
        {"name": "Alarm", "type": "event", "level": 1, "text": "Forced Reveal\nDeal 1 damage to each player."},
    )
    at.hand(0, "Gift").deck(1, "Alarm")
    at.play(0, "Gift").resolve()
    at.resolve_all()
    assert at.zone_names(1, "graveyard") == ["Alarm"] and at.damage_count(0) == 1 and at.damage_count(1) == 1


@pytest.mark.rule("gateruler", "15-17a-3", "15-2c", "15-17a-2")
def test_a_heavy_unit_needs_so_much_of_the_cap() -> None:
    at = stage(
        unit("Twin Ogre", "A normal summon of this unit requires and counts for 2 of your summon cap."),
        PLAIN,
        event("Muster", "Increase your summon cap by 1."),
    )
    at.hand(0, "Twin Ogre", "Tin Heron", "Muster")
    at.play(0, "Tin Heron", option="attack 1").resolve()
    assert at.why_not(0, "Twin Ogre") == ["15-17a-3"]
    at.play(0, "Muster").resolve()
    at.play(0, "Twin Ogre", option="attack 2").resolve()
    assert at.field_names(0) == ["Tin Heron", "Twin Ogre"]


@pytest.mark.rule("gateruler", "3-6c", "16-2c", "15-37a")
def test_an_overdrive_ability_of_a_unit_is_an_ability_of_a_unit() -> None:
    at = stage(
        unit("Flare Cub", "[OD] Draw 1 card."),
        field("Mute Hall", "Players cannot play abilities of units."),
        event("Ignite", "Drive 1."),
    )
    at.zone(1, "field", "Mute Hall").hand(0, "Ignite").deck(0, "Flare Cub")
    at.play(0, "Ignite").resolve()
    at.act(0, "reveal", "Flare Cub")
    assert at.acts(0, "overdrive") == []


@pytest.mark.rule("gateruler", "14-10e-2", "14-15a", "15-32a-1")
def test_who_remains_in_play_has_its_damage_removed_and_was_not_put_into_the_graveyard() -> None:
    at = stage(
        unit(
            "Twice Born",
            "[Game 1] If this would be destroyed, it remains in play instead.\nWhen "
            "this is put into a graveyard from play, draw 1 card.",
            hp=4,
        ),
        event("Bolt", "Deal 4 damage to 1 enemy unit."),
    )
    at.field(1, "Twice Born", place=1, damage=1).hand(0, "Bolt", "Bolt")
    at.play(0, at.card("Bolt", 0, zone="hand")).resolve_all()
    assert at.field_names(1) == ["Twice Born"] and at.damage_on("Twice Born") == 0 and at.hand_size(1) == 0
    at.play(0, "Bolt").resolve().resolve_all()
    assert at.field_names(1) == [] and at.hand_size(1) == 1
    assert RULER in at.zone_names(1, "ruler")
