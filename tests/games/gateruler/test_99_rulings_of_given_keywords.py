"""Rulings from the document alone on keywords (section 16) and loops (section 17)."""

from __future__ import annotations

import pytest

from arbiter.testing import Table, scenario
from tests.games.gateruler.defining import event, place, table_with, unit


def settle(table: Table, zone: str = "attack 1") -> Table:
    """Chooses the zone that is asked for."""
    table.expect(kind="option")
    return table.option(zone)


@pytest.mark.rule("gateruler", "16-1a-5", "16-9a-1", "15-29a")
def test_double_attack_gained_twice_is_one_and_is_lost_altogether() -> None:
    t = event(table_with(), "Second Wind", "Choose 1 allied unit. It gains Double Attack until the end of the turn.")
    t = event(t, "Lead Boots", "Choose 1 unit. It loses Double Attack until the end of the turn.")
    t = t.hand(0, "Second Wind", "Lead Boots").field(0, "Smelter Twins", "Kiln Hand")
    t.play(0, "Second Wind", targets=["Smelter Twins"]).resolve()
    assert t.has("Smelter Twins", "Double Attack")
    t.play(0, "Lead Boots", targets=["Smelter Twins"]).resolve()
    assert not t.has("Smelter Twins", "Double Attack")


@pytest.mark.rule("gateruler", "16-3a", "16-3b", "16-21b", "16-21c")
def test_touchdown_works_for_a_sentinel_summon_from_the_hand_and_not_from_the_drive_zone() -> None:
    text = "Sentinel Summoning\n【TD】Draw 1 card."
    t = unit(table_with(), "Watch", 1, 2, text).hand(1, "Watch").field(0, "Kiln Hand")
    t.passes(0).play(1, "Watch", option="attack 1").resolve_all()
    assert t.hand_size(1) == 1
    t = unit(table_with(), "Watch", 1, 2, text).zone(0, "drive", "Watch", face_up=True)
    t.play(0, "Watch", option="attack 1").resolve_all()
    assert t.field_names(0) == ["Watch"] and t.hand_size(0) == 0


@pytest.mark.rule("gateruler", "16-5a-1", "16-12a-1", "15-32a-1")
def test_breakthrough_does_nothing_past_a_shielded_unit_that_remains() -> None:
    t = unit(table_with(), "Shell", 1, 2, "Charge Shield").field(1, "Shell", place=0)
    t = t.zone(1, "charge", "Coal Scout", host="Shell").field(0, "Ashroad Lancer")
    t.attack("Ashroad Lancer", at="Shell").to("strike").yes()
    t.to("combat_end")
    assert t.damage_count(1) == 0 and t.damage_on("Shell", 1) == 0 and t.zone_names(1, "charge") == []


@pytest.mark.rule("gateruler", "16-8a-1", "16-8c")
def test_retaliate_needs_a_unit_that_is_still_there() -> None:
    t = unit(table_with(), "Thorn", 2, 4, "Retaliate").field(1, "Thorn").field(0, "Ashroad Lancer", "Coal Scout")
    t.attack("Ashroad Lancer", at="Thorn").to("combat_end")
    assert t.zone_names(1, "graveyard") == ["Thorn"] and t.damage_on("Ashroad Lancer", 0) == 0
    t = unit(table_with(), "Thorn", 2, 4, "Retaliate").field(1, "Thorn").field(0, "Coal Scout")
    t.attack("Coal Scout", at="Thorn").to("combat_end")
    assert t.damage_on("Coal Scout", 0) == 2


@pytest.mark.rule("gateruler", "16-11a-1", "15-17a-3", "12-4a", "16-3b")
def test_undying_counts_for_the_summon_cap_and_buries_the_unit_in_its_place() -> None:
    t = unit(table_with(), "Revenant", 2, 2, "Undying\n【TD】Draw 1 card.").zone(0, "graveyard", "Revenant")
    t = unit(t, "Leaver", 1, 1, "When this card is destroyed, draw 1 card.").field(0, "Leaver", place=1)
    t = t.hand(0, "Coal Scout", "Kiln Hand")
    t.play(0, "Revenant", option="attack 1").resolve_all()
    assert t.field_names(0) == ["Revenant"] and t.zone_names(0, "graveyard") == ["Leaver"] and t.hand_size(0) == 2
    t.play(0, "Coal Scout", option="attack 2").resolve()
    assert not t.can("play", 0, "Kiln Hand")


@pytest.mark.rule("gateruler", "16-15b-1", "16-15b-1b", "14-4b-9")
def test_a_forced_card_that_is_drawn_is_played_with_neither_resources_nor_summons() -> None:
    t = unit(
        table_with(),
        "Intruder",
        2,
        2,
        "Forced Reveal\nWhen this card enters play due to its Forced Reveal, deal 1 damage to you.",
        level=2,
    )
    t = (
        event(t, "Peek", "Draw 1 card.")
        .hand(0, "Peek", "Coal Scout", "Kiln Hand")
        .deck(0, "Intruder")
        .sources(0, resource=1)
    )
    t.play(0, "Coal Scout", option="attack 1").resolve().play(0, "Kiln Hand", option="attack 2").resolve()
    t.play(0, "Peek").resolve()
    t.option("attack 3")
    t.resolve_all()
    assert "Intruder" in t.field_names(0) and t.damage_count(0) == 1
    assert all(obj.turned for obj in t.objects("resource", 0))


@pytest.mark.rule("gateruler", "16-16b", "16-16b-1", "3-2e")
def test_an_enhanced_unit_lies_on_the_other_and_knows_it() -> None:
    t = unit(
        table_with(),
        "Elder",
        3,
        3,
        "Enhance {Dragon} unit\nWhile this card is Enhanced, this card gains +2 ATK and Double Attack.",
        attributes=["Dragon"],
    )
    t = t.hand(0, "Elder").field(0, "Cinder Whelp", damage=1, rested=True)
    t.play(0, "Elder", option="attack 2").resolve()
    t.choose("Cinder Whelp")
    assert (
        t.power("Elder", 0) == 5 and t.has("Elder", "Double Attack") and t.zone_names(0, "charge") == ["Cinder Whelp"]
    )
    assert not t.is_rested("Elder", 0)


@pytest.mark.rule("gateruler", "16-17b-1", "16-17d")
def test_a_resource_ability_triggers_with_exhausted_resources_and_not_without() -> None:
    text = '"Bloom" Resource: When this card attacks, draw 1 card.'
    t = unit(table_with(), "Gardener", 1, 2, text).field(0, "Gardener")
    t.attack("Gardener", at=1)
    assert t.stack() == []
    t = unit(table_with(), "Gardener", 1, 2, text).field(0, "Gardener").zone(0, "resource", "Ember Seam", rested=True)
    t.attack("Gardener", at=1)
    assert t.stack() == ["Gardener"]


@pytest.mark.rule("gateruler", "16-18c", "15-18c")
def test_forced_concealment_keeps_a_card_from_entering_from_the_hand_by_any_way() -> None:
    t = unit(table_with(), "Lurker", 3, 3, "Forced Concealment\nYou can normal summon this card from your set zone.")
    t = event(t, "Ambush", "Choose 1 unit card in your hand. Special summon it.").hand(0, "Ambush", "Lurker")
    assert not t.can("play", 0, "Lurker")
    t.play(0, "Ambush").resolve()
    assert t.hand_names(0) == ["Lurker"] and t.field_names(0) == []


@pytest.mark.rule("gateruler", "16-30b", "3-14d-4a", "12-5a")
def test_a_drained_enemy_unit_goes_to_its_owners_graveyard_when_its_drainer_leaves() -> None:
    t = unit(table_with(), "Leech", 3, 3, "Essence Drain").field(0, "Leech").field(1, "Kiln Hand")
    t = event(t, "Recall", "Choose 1 unit. Return it to its owner's hand.", "Instant Action").zone(0, "set", "Recall")
    t.attack("Leech", at="Kiln Hand").to("combat_end")
    assert t.zone_names(1, "graveyard") == [] and len(t.objects("charge")) == 1
    t.play(0, "Recall", targets=["Leech"]).resolve()
    assert t.hand_names(0) == ["Leech"] and t.zone_names(1, "graveyard") == ["Kiln Hand"]


@pytest.mark.rule("gateruler", "16-22b", "13-2c")
def test_deadly_destroys_only_what_really_was_dealt_damage() -> None:
    t = unit(table_with(), "Asp", 1, 2, "Deadly").field(0, "Asp").field(1, "Barnacle Hulk", "Slag Golem")
    t.attack("Asp", at="Barnacle Hulk").to("combat_end")
    assert t.zone_names(1, "graveyard") == ["Barnacle Hulk"]
    t = unit(table_with(), "Asp", 1, 2, "Deadly").field(0, "Asp")
    t = unit(t, "Wall", 0, 5, "Damage dealt to this card is reduced by 1.").field(1, "Wall")
    t.attack("Asp", at="Wall").to("combat_end")
    assert t.field_names(1) == ["Wall"]


@pytest.mark.rule("gateruler", "17-1a-3")
def test_a_loop_that_nobody_can_stop_is_a_draw() -> None:
    t = unit(scenario("gateruler", stops=False), "Dawn", 1, 3, "When an allied unit becomes exhausted, ready it.")
    t = unit(t, "Dusk", 1, 3, "When an allied unit becomes ready, exhaust it.").field(0, "Dawn", "Dusk")
    t = event(t, "Nap", "Choose 1 allied unit. Exhaust it.").hand(0, "Nap")
    t.play(0, "Nap", targets=["Dusk"]).resolve_all()
    assert t.over and t.winner is None


@pytest.mark.rule("gateruler", "16-29b", "16-12a")
def test_charge_bonus_takes_charge_shield_away_from_two_charges_on() -> None:
    t = unit(table_with(), "Booster", 1, 1, 'Charge Bonus {Beast}: "This card gains +2 ATK."')
    t = unit(t, "Bear", 2, 4, "Charge Shield", attributes=["Beast"]).field(0, "Bear")
    t = event(t, "Mercy Blow", "Choose 1 allied unit. Destroy it.").hand(0, "Mercy Blow")
    t = t.zone(0, "charge", "Booster", "Coal Scout", host="Bear")
    assert t.power("Bear", 0) == 4 and not t.has("Bear", "Charge Shield")
    t.play(0, "Mercy Blow", targets=["Bear"]).resolve_all()
    assert sorted(t.zone_names(0, "graveyard")) == ["Bear", "Booster", "Coal Scout", "Mercy Blow"]


@pytest.mark.rule("gateruler", "16-14d", "16-14b-2a", "14-3b")
def test_an_abyssal_summoning_needs_the_whole_of_its_concerto() -> None:
    t = unit(table_with(), "Choir", 5, 5, "Abyssal Concerto Requirement: Discard 2 cards.").zone(
        0, "graveyard", "Choir"
    )
    t = event(t, "Descent", "Do an Abyssal Summoning.").hand(0, "Descent", "Coal Scout")
    t.play(0, "Descent").resolve()
    assert t.zone_names(0, "graveyard") == ["Choir", "Descent"] and t.hand_names(0) == ["Coal Scout"]


@pytest.mark.rule("gateruler", "16-18b", "16-18d-1", "15-17a-2")
def test_a_concealed_unit_is_summoned_from_the_set_zone_for_a_summon() -> None:
    t = unit(table_with(), "Burrower", 3, 3, "Concealment\nYou can normal summon this card from your set zone.")
    t = t.hand(0, "Burrower", "Coal Scout", "Kiln Hand", "Deck Swab")
    t.act(0, "set", "Burrower")
    t.play(0, "Burrower", option="attack 1").resolve().play(0, "Kiln Hand", option="attack 2").resolve()
    assert not t.can("play", 0, "Coal Scout")


@pytest.mark.rule("gateruler", "16-23b", "15-3d")
def test_a_summon_requirement_from_the_hand_does_not_bind_a_special_summon_from_the_graveyard() -> None:
    text = (
        "Summon Requirement: From your hand, [Discard 1 card]. If you don't, put this card into its owner's graveyard."
    )
    t = event(
        unit(table_with(), "Tyrant", 5, 5, text), "Exhume", "Choose 1 unit card in your graveyard. Special summon it."
    )
    t = t.hand(0, "Exhume").zone(0, "graveyard", "Tyrant")
    t.play(0, "Exhume", targets=["Tyrant"]).resolve()
    settle(t)
    assert t.field_names(0) == ["Tyrant"]


@pytest.mark.rule("gateruler", "16-27b", "15-17a-3c", "15-17b")
def test_deploy_works_with_no_summon_left_and_counts_as_a_normal_summon() -> None:
    t = unit(table_with(), "Squire", 1, 1, "Deploy")
    t = place(t, "Horn", "When you normal summon a unit, deal 1 damage to your opponent.").zone(0, "field", "Horn")
    t = t.hand(0, "Coal Scout", "Kiln Hand", "Squire")
    t.play(0, "Coal Scout", option="attack 1").resolve_all()
    t.play(0, "Kiln Hand", option="attack 2").resolve_all()
    t.play(0, "Squire", option="attack 3").resolve_all()
    assert len(t.field_names(0)) == 3 and t.damage_count(1) == 3
