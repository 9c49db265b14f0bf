"""Ways into play: summons, drives, special summons and what is put there (15-15 to 15-19, 15-38, chapter 10)."""

from __future__ import annotations

import pytest

from arbiter.testing import scenario
from tests.games.gateruler.stage import INSTANT, PLAIN, event, field, stage, unit


@pytest.mark.rule("gateruler", "12-4a")
def test_a_unit_that_another_takes_the_place_of_leaves_play_undestroyed() -> None:
    old = "When this card is destroyed, draw 1 card.\nWhen this card leaves play, your opponent draws 1 card."
    at = stage(unit("Old Tenant", old), PLAIN).hand(0, "Tin Heron").field(0, "Old Tenant", place=1)
    at.play(0, "Tin Heron", option="attack 1").resolve().resolve_all()
    assert at.zone_names(0, "graveyard") == ["Old Tenant"]
    assert (at.hand_size(0), at.hand_size(1)) == (0, 1)


@pytest.mark.rule("gateruler", "16-15b-1b")
def test_forced_reveal_plays_a_unit_without_room_and_for_what_there_is() -> None:
    at = stage(unit("Runaway Cart", "Forced Reveal\n【TD】Deal 1 damage to your opponent.", level=3), PLAIN)
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
    at = stage(unit("Ash Moth", "Undying\n【TD】Draw 1 card.", level=1), PLAIN)
    at.zone(0, "graveyard", "Ash Moth").hand(0, "Tin Heron", "Coal Scout").sources(0, resource=1)
    at.play(0, "Ash Moth", option="attack 1").resolve()
    assert at.is_on_field("Ash Moth", 0) and at.hand_size(0) == 2
    at.play(0, "Tin Heron", option="attack 2").resolve()
    assert not at.can("play", 0, "Coal Scout")
    assert at.why_not(0, "Coal Scout") == ["15-17a-3"]


@pytest.mark.rule("gateruler", "10-4e")
@pytest.mark.parametrize("room", [True, False])
def test_a_unit_driven_in_the_attack_is_summoned_within_the_cap_or_thrown_away(room: bool) -> None:
    at = stage(unit("Outrider", "When this card attacks, drive 1."), unit("Late Guest", "【TD】Draw 1 card."), PLAIN)
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


@pytest.mark.rule("gateruler", "6-3c-1")
def test_what_triggers_as_the_drive_zone_is_emptied_is_played_in_the_attack_phase() -> None:
    text = "When this card is put into your graveyard from your drive zone, draw 1 card."
    at = stage(unit("Sunk Cost", text)).zone(0, "drive", "Sunk Cost")
    at.to("attack_start")
    assert at.zone_names(0, "graveyard") == ["Sunk Cost"]
    assert at.stack() != []
    at.resolve_all()
    assert at.hand_size(0) == 1


@pytest.mark.rule("gateruler", "15-25a")
def test_a_negated_unit_has_used_up_the_summon_and_the_resources() -> None:
    at = stage(event("Shut Gate", "Choose 1 unit card in the gate. Negate it.", INSTANT), unit("Tall Heron", level=1))
    at.hand(0, "Tall Heron", "Coal Scout", "Kiln Hand").sources(0, resource=1).zone(1, "set", "Shut Gate")
    at.play(0, "Tall Heron", option="attack 1").passes(0).play(1, "Shut Gate", targets=["Tall Heron"]).resolve()
    assert at.zone_names(0, "graveyard") == ["Tall Heron"] and at.stack() == []
    assert all(at.is_rested(card) for card in at.objects("resource", 0))
    at.play(0, "Coal Scout", option="attack 1").resolve()
    assert at.why_not(0, "Kiln Hand") == ["15-17a-3"]


@pytest.mark.rule("gateruler", "15-11a")
def test_a_unit_swapped_with_one_in_hand_is_a_special_summon() -> None:
    text = "Standard Action: Choose 1 unit card in your hand. Swap this with that card."
    at = stage(
        unit("Understudy", text),
        unit("Lead Player", "【TD】Draw 1 card.\nWhen this card enters play, deal 1 damage to your opponent."),
    )
    at.field(0, "Understudy", place=2).hand(0, "Lead Player")
    at.use(0, "Understudy").resolve().resolve_all()
    assert at.field_names(0) == ["Lead Player"] and at.hand_names(0) == ["Understudy"]
    assert at.damage_count(1) == 1


@pytest.mark.rule("gateruler", "15-29b-1")
def test_a_unit_that_enters_without_its_abilities_has_none_to_trigger() -> None:
    call = "Choose 1 {Smith} unit card in your graveyard. Special summon it with it losing all of its abilities."
    at = stage(
        event("Hollow Call", call), unit("Loud Smith", "When this card enters play, draw 1 card.", attributes=["Smith"])
    )
    at.hand(0, "Hollow Call").zone(0, "graveyard", "Loud Smith")
    at.play(0, "Hollow Call", targets=["Loud Smith"]).resolve().option("attack 1").resolve_all()
    assert at.is_on_field("Loud Smith", 0) and at.hand_size(0) == 0


@pytest.mark.rule("gateruler", "14-3f")
def test_a_discount_by_discarding_needs_another_card() -> None:
    giant = unit("Paper Giant", "Discount: [Discard 1 card] to instead pay 0 resources", level=4, atk=6)
    at = stage(giant).hand(0, "Paper Giant")
    assert not at.can("play", 0, "Paper Giant") and at.why_not(0, "Paper Giant")
    at = stage(giant).hand(0, "Paper Giant", "Coal Scout")
    at.play(0, "Paper Giant", option="attack 1", extra=True, cost=["Coal Scout"]).resolve()
    assert at.is_on_field("Paper Giant", 0) and at.zone_names(0, "graveyard") == ["Coal Scout"]


@pytest.mark.rule("gateruler", "16-18d")
def test_a_concealed_unit_comes_from_the_set_zone_without_touchdown() -> None:
    text = "Concealment\nThis card can be normal summoned from your set zone.\n【TD】Draw 1 card."
    at = stage(unit("Trapdoor Imp", text)).hand(0, "Trapdoor Imp", "Coal Scout", "Kiln Hand")
    at.act(0, "set", "Trapdoor Imp").play(0, "Trapdoor Imp", option="attack 1").resolve().resolve_all()
    assert at.is_on_field("Trapdoor Imp", 0) and at.hand_size(0) == 2
    at.play(0, "Coal Scout", option="attack 2").resolve()
    assert at.why_not(0, "Kiln Hand") == ["15-17a-3"]


@pytest.mark.rule("gateruler", "7-2a-2a")
def test_a_driven_unit_waits_for_its_overdrive_and_has_no_touchdown() -> None:
    text = "[OD] Increase your summon cap by 1.\n【TD】Draw 1 card."
    at = stage(unit("Spark Rider", text), event("Whistle", "Drive 1.")).hand(0, "Whistle").deck(0, "Spark Rider")
    at.play(0, "Whistle").resolve().act(0, "reveal", "Spark Rider")
    assert not at.can("play", 0, "Spark Rider")
    at.act(0, "overdrive", "Spark Rider").resolve()
    at.play(0, "Spark Rider", option="attack 1").resolve().resolve_all()
    assert at.is_on_field("Spark Rider", 0) and at.hand_size(0) == 0


@pytest.mark.rule("gateruler", "16-20b")
def test_genesis_is_not_done_without_all_its_materials() -> None:
    text = (
        "Genesis Summoning - Standard Action: Materials - This and 2 other {Smith} units. "
        'You may special summon "Brass Choir" from your deck or hand.'
    )
    at = stage(unit("Choirmaster", text), unit("Brass Choir", atk=6, hp=6)).hand(0, "Brass Choir")
    at.field(0, "Choirmaster", place=1).field(0, "Coal Scout", place=2)
    at.use(0, "Choirmaster").resolve()  # nothing is asked
    assert sorted(at.field_names(0)) == ["Choirmaster", "Coal Scout"]


@pytest.mark.rule("gateruler", "14-19d")
def test_a_unit_put_down_face_down_enters_without_its_abilities_and_keeps_its_place_face_up() -> None:
    down = "Choose 1 unit card in your hand. Put it into play as a face down unit with 2 ATK, 2 HP and 1 STK."
    text = "Double Attack\nWhen this card enters play, draw 1 card."
    at = stage(
        event("Trapdoor", down),
        unit("Twin Saw", text, atk=5, hp=5),
        event("Lift Lid", "Choose 1 face down unit. Flip it face up."),
    )
    at.hand(0, "Trapdoor", "Lift Lid", "Twin Saw")
    at.play(0, "Trapdoor").resolve().option("attack 1").resolve_all()
    hidden = at.objects("front", 0)[0]
    assert at.power(hidden) == 2 and not at.has(hidden, "Double Attack") and at.hand_size(0) == 1
    at.play(0, "Lift Lid", targets=[hidden]).resolve().resolve_all()
    assert at.power("Twin Saw") == 5 and at.has("Twin Saw", "Double Attack") and at.hand_size(0) == 0


@pytest.mark.rule("gateruler", "3-2I-1")
@pytest.mark.parametrize("zone", ["hand", "deck", "graveyard"])
def test_a_card_comes_out_of_any_of_the_zones_that_are_named(zone: str) -> None:
    call = event("Roll Call", 'Special summon 1 "Brass Choir" from your hand, deck or graveyard.')
    at = stage(call, unit("Brass Choir", atk=6)).hand(0, "Roll Call").zone(0, zone, "Brass Choir")
    at.play(0, "Roll Call").resolve().choose("Brass Choir").option("attack 2")
    assert at.field_names(0) == ["Brass Choir"]


@pytest.mark.rule("gateruler", "15-18c")
def test_a_unit_put_into_play_is_special_summoned() -> None:
    at = stage(
        event("Cellar Door", "Choose 1 unit card in your graveyard. Put it into play."),
        unit("Loud Smith", "【TD】Draw 1 card."),
        unit("Door Warden", "When an enemy unit is special summoned, deal 1 damage to it."),
    )
    at.hand(0, "Cellar Door").zone(0, "graveyard", "Loud Smith").field(1, "Door Warden", place=1)
    at.play(0, "Cellar Door", targets=["Loud Smith"]).resolve().option("attack 1").resolve_all()
    assert at.damage_on("Loud Smith") == 1 and at.hand_size(0) == 0


@pytest.mark.rule("gateruler", "3-11c")
def test_a_field_put_into_play_comes_to_the_field_zone() -> None:
    at = stage(event("Survey", "Choose 1 field card in your graveyard. Put it into play."), PLAIN)
    at.define(**field("Great Anvil", "Your units gain +1 ATK.")).hand(0, "Survey").zone(0, "graveyard", "Great Anvil")
    at.field(0, "Tin Heron", place=1)
    at.play(0, "Survey", targets=["Great Anvil"]).resolve()
    assert at.zone_names(0, "field") == ["Great Anvil"] and at.power("Tin Heron") == 3


@pytest.mark.rule("gateruler", "15-38a-2")
def test_what_cannot_be_special_summoned_is_not_put_into_play_but_played() -> None:
    at = stage(
        event("Cellar Door", "Choose 1 unit card in your hand. Put it into play."),
        unit("Proud Smith", "This card cannot be special summoned."),
    )
    at.hand(0, "Cellar Door", "Proud Smith")
    at.play(0, "Cellar Door").resolve()
    assert at.hand_names(0) == ["Proud Smith"]
    at.play(0, "Proud Smith", option="attack 1").resolve()
    assert at.field_names(0) == ["Proud Smith"]


@pytest.mark.rule("gateruler", "15-18c", "1-5d")
@pytest.mark.parametrize("law", [True, False])
@pytest.mark.parametrize(
    ("text", "targets"),
    [
        ("Choose 1 unit card in your hand. Put it into play.", []),
        ("Choose 1 allied unit. Choose 1 unit card in your hand and put it on top of that unit.", ["Tin Heron"]),
        ("Put 1 card in your hand into play as a face down unit with 2 ATK, 2 HP and 1 STK.", []),
    ],
)
def test_who_cannot_special_summon_puts_no_unit_into_play_in_any_way(law: bool, text: str, targets: list[str]) -> None:
    at = stage(event("Side Door", text), PLAIN, unit("Tin Crane"))
    at.define(**unit("Porter", "Your opponent cannot special summon units." if law else ""))
    at.hand(0, "Side Door", "Tin Crane").field(0, "Tin Heron", place=1).field(1, "Porter", place=1)
    at.play(0, "Side Door", targets=targets).resolve()
    if "attack 2" in at.options():
        at.option("attack 2")
    assert at.hand_names(0) == (["Tin Crane"] if law else [])


@pytest.mark.rule("gateruler", "15-11b")
def test_a_unit_that_cannot_be_special_summoned_is_not_swapped_in() -> None:
    text = "Standard Action: Choose 1 unit card in your hand. Swap this with that card."
    at = stage(unit("Understudy", text), unit("Proud Smith", "This card cannot be special summoned."))
    at.field(0, "Understudy", place=2).hand(0, "Proud Smith")
    at.use(0, "Understudy").resolve()
    assert at.field_names(0) == ["Understudy"] and at.hand_names(0) == ["Proud Smith"]


@pytest.mark.rule("gateruler", "16-18c")
def test_a_card_of_forced_concealment_comes_only_out_of_a_set_zone() -> None:
    text = "Forced Concealment\nThis card can be normal summoned from your set zone."
    call = event("Side Door", "Choose 1 unit card in your hand. Put it into play.")
    at = stage(unit("Well Ghost", text), call).hand(0, "Well Ghost", "Side Door")
    assert not at.can("play", 0, "Well Ghost") and at.why_not(0, "Well Ghost")
    at.play(0, "Side Door").resolve()
    assert at.hand_names(0) == ["Well Ghost"]
    at.act(0, "set", "Well Ghost").play(0, "Well Ghost", option="attack 1").resolve()
    assert at.field_names(0) == ["Well Ghost"]


@pytest.mark.rule("gateruler", "12-4a")
def test_a_third_set_card_lays_one_of_the_others_in_the_graveyard() -> None:
    trick = event("Slow Fuse", "Draw 1 card.", INSTANT)
    at = stage(trick, event("Quick Fuse", "Draw 1 card.", INSTANT), event("Wet Fuse", "Draw 1 card.", INSTANT))
    at.hand(0, "Slow Fuse").zone(0, "set", "Quick Fuse", place=1).zone(0, "set", "Wet Fuse", place=2)
    at.act(0, "set", "Slow Fuse", option="set 2")
    assert at.zone_names(0, "graveyard") == ["Wet Fuse"]
    assert sorted(at.zone_names(0, "set")) == ["Quick Fuse", "Slow Fuse"]


@pytest.mark.rule("gateruler", "7-5d")
def test_a_ruler_with_a_set_cap_of_one_sets_one_card_a_turn() -> None:
    at = scenario("gateruler").zone(0, "ruler", "Brannoch the Unhorsed")
    at.define(**event("Slow Fuse", "Draw 1 card.", INSTANT)).define(**event("Wet Fuse", "Draw 1 card.", INSTANT))
    at.hand(0, "Slow Fuse", "Wet Fuse")
    at.act(0, "set", "Slow Fuse").play(0, "Slow Fuse").resolve()
    assert at.acts(0, "set") == []


@pytest.mark.rule("gateruler", "3-13c-2")
def test_a_card_face_down_in_the_damage_zone_is_not_played_from_there() -> None:
    ghost = unit("Stair Ghost", "This card can also be played from your damage zone.")
    up = stage(ghost).damage(0, "Stair Ghost")
    assert up.can("play", 0, "Stair Ghost")
    down = stage(ghost).zone(0, "damage", "Stair Ghost", face_up=False)
    assert not down.can("play", 0, down.objects("damage", 0)[0])


@pytest.mark.rule("gateruler", "16-17d")
def test_resource_asks_for_a_resource_ready_or_not() -> None:
    deed = event("Toll Deed", "Resource\nDraw 1 card.")
    at = stage(deed).hand(0, "Toll Deed")
    assert not at.can("play", 0, "Toll Deed")
    at = stage(deed).hand(0, "Toll Deed").zone(0, "resource", "Coal Scout", rested=True)
    at.play(0, "Toll Deed").resolve()
    assert at.hand_size(0) == 1


@pytest.mark.rule("gateruler", "14-12b")
def test_a_unit_without_hit_points_lives_where_it_enters_with_some() -> None:
    for helped in (True, False):
        at = stage(unit("Paper Doll", hp=0)).define(**field("Warm Lane", "Your units gain +1 HP." if helped else ""))
        at.hand(0, "Paper Doll").zone(0, "field", "Warm Lane")
        at.play(0, "Paper Doll", option="attack 1").resolve()
        assert at.is_on_field("Paper Doll", 0) is helped
