"""What happens between the declaration of an attack and its end when other rules step in (8, 14-18, 15-14, 16)."""

from __future__ import annotations

import pytest

from tests.games.gateruler.stage import ENGINE, FELL, INSTANT, PLAIN, RAM, RULER, event, stage, unit

BIG = unit("Big Ram", atk=4, hp=6, stk=2)


@pytest.mark.rule("gateruler", "8-4e-1", "15-26b-1", "8-6d-1")
def test_the_ruler_is_attacked_once_the_attacked_defender_has_left_the_column() -> None:
    at = stage(unit("Slip Eel", "Instant Action: Return this unit to your hand."), BIG)
    at.field(0, "Big Ram", place=1).field(1, "Slip Eel", place=0)
    at.attack("Big Ram", at="Slip Eel").passes(0)
    at.use(1, "Slip Eel").resolve().next_turn()
    assert at.damage_count(1) == 2 and at.hand_size(1) == 1


@pytest.mark.rule("gateruler", "8-4e-1", "15-26b-1", "15-26b")
def test_who_steps_into_an_attacked_empty_column_is_attacked_whatever_it_says() -> None:
    at = stage(
        unit("Veil Crane", "This unit cannot be attacked.\nInstant Action: Move this unit to another attack zone."), BIG
    )
    at.field(0, "Big Ram", place=1).field(1, "Veil Crane", place=1)
    at.attack("Big Ram", option="column 2").passes(0)
    at.use(1, "Veil Crane").resolve().option("attack 2")
    at.next_turn()
    assert at.zone_names(1, "graveyard") == ["Veil Crane"]


@pytest.mark.rule("gateruler", "8-4h-1", "8-4h")
@pytest.mark.parametrize(
    ("words", "harm"), [("As this attacks, draw 1 card.", 0), ("When this attacks, draw 1 card.", 1)]
)
def test_what_goes_straight_into_the_gate_has_not_been_played(words: str, harm: int) -> None:
    at = stage(
        unit("Drum Ox", words),
        unit("Tax Clerk", "Whenever your opponent plays an ability, deal 1 damage to that player."),
    )
    at.field(0, "Drum Ox", place=1).field(1, "Tax Clerk", place=1)
    at.attack("Drum Ox", option="column 3").to("declare")
    assert at.hand_size(0) == 1 and at.damage_count(0) == harm


@pytest.mark.rule("gateruler", "16-5a-1", "14-18b-7", "14-18b-5")
def test_breakthrough_goes_on_to_the_ruler_whose_gear_was_destroyed() -> None:
    at = stage(ENGINE, RAM).hand(0, "Lamp Engine").field(1, "Lamp Ram", place=1)
    at.act(0, "gear_up", "Lamp Engine").resolve().next_turn()
    at.attack("Lamp Ram", at="Lamp Engine").next_turn()
    assert at.zone_names(0, "graveyard") == ["Lamp Engine"]
    assert at.damage_count(0) == 1  # its STK; the combat damage went to the unit on top
    assert at.zone_names(0, "ruler") == [RULER] and at.field_names(0) == []


@pytest.mark.rule("gateruler", "16-22b", "16-7c", "14-10f-1")
def test_deadly_destroys_whom_interception_has_hurt_even_after_the_interceptor_fell() -> None:
    at = stage(unit("Briar Cat", "Intercept\nDeadly", atk=1, hp=1), BIG)
    at.field(0, "Big Ram", place=1).field(1, "Briar Cat", place=1)
    at.attack("Big Ram", at="Briar Cat").to("damage_end", later=False)
    at.to("declare")
    assert at.zone_names(1, "graveyard") == ["Briar Cat"] and at.zone_names(0, "graveyard") == ["Big Ram"]


@pytest.mark.rule("gateruler", "8-5a-1", "16-8a-1", "8-6d-2")
def test_neither_interception_nor_retaliation_meets_an_attacking_ruler() -> None:
    at = stage(unit("Spike Toad", "Intercept, Retaliate", atk=3, hp=5)).field(1, "Spike Toad", place=2)
    at.attack(at.card(RULER, 0, zone="ruler"), at="Spike Toad").to("attack_start")
    assert at.damage_on("Spike Toad") == 2 and at.damage_count(0) == 0


@pytest.mark.rule("gateruler", "8-2a-2", "16-9a-1")
def test_a_double_attack_is_of_no_use_in_the_very_first_turn() -> None:
    at = stage(unit("Twin Fox", "Double Attack")).field(0, "Twin Fox", place=1)
    at.turn(0, number=1, starting=0)
    at.attack("Twin Fox", at=1)
    at.to("end")
    assert not at.is_rested("Twin Fox") and at.damage_count(1) == 1


@pytest.mark.rule("gateruler", "16-9a-2", "16-9a-1", "16-9b")
def test_double_and_triple_attack_together_are_three_attacks() -> None:
    at = stage(
        unit("Twin Fox", "Double Attack"),
        event("Third Wind", "Choose 1 of your units. It gains Triple Attack until the end of this turn."),
    )
    at.field(0, "Twin Fox", place=1).hand(0, "Third Wind")
    at.play(0, "Third Wind", targets=["Twin Fox"]).resolve()
    for count in (1, 2, 3):
        at.attack("Twin Fox", at=1).to("combat_end").option("Double Attack").to("declare")
        assert at.damage_count(1) == count
    assert at.is_rested("Twin Fox") and not at.can("attack", 0, "Twin Fox")


@pytest.mark.rule("gateruler", "15-14b-2", "15-14b-3", "15-14b")
def test_who_is_put_on_top_of_an_attacker_attacks_in_its_stead_and_unhurt() -> None:
    at = stage(
        unit("Small Cog", "Instant Action [Turn 1]: You may put 1 unit card in your hand on top of this.", hp=4),
        unit("Great Cog", atk=6, hp=6),
        unit("Rock Newt", "Intercept", atk=3, hp=6),
    )
    at.field(0, "Small Cog", place=1).hand(0, "Great Cog").field(1, "Rock Newt", place=1)
    at.attack("Small Cog", at="Rock Newt").to("intercept").resolve()
    assert at.damage_on("Small Cog") == 3
    at.use(0, "Small Cog").resolve().yes().choose("Great Cog")
    assert at.damage_on("Great Cog") == 0 and at.is_rested("Great Cog")
    at.to("declare")
    assert at.zone_names(1, "graveyard") == ["Rock Newt"]
    assert at.zone_names(0, "charge") == ["Small Cog"]


@pytest.mark.rule("gateruler", "15-34a", "15-34b")
def test_a_direct_attack_stays_with_the_ruler_behind_a_defender() -> None:
    at = stage(unit("Sky Dart", "This unit can directly attack your opponent's ruler.", stk=2), PLAIN)
    at.field(0, "Sky Dart", place=1).field(1, "Tin Heron", place=0)
    at.attack("Sky Dart", at=1).next_turn()
    assert at.damage_count(1) == 2 and at.field_names(1) == ["Tin Heron"]


@pytest.mark.rule("gateruler", "16-7b", "8-5a")
def test_a_ruler_may_be_given_intercept() -> None:
    at = stage(unit("Page Boy", "Your ruler has Intercept."), PLAIN)
    at.field(1, "Page Boy", place=1).field(0, "Tin Heron", place=1)
    at.attack("Tin Heron", at=1).to("intercept")
    at.to("attack_start")
    assert at.damage_on("Tin Heron") == 2 and at.damage_count(1) == 1


@pytest.mark.rule("gateruler", "16-6a-1", "3-9c", "1-5b")
def test_of_two_defenders_the_second_finds_the_zone_taken() -> None:
    at = stage(unit("Left Guard", "Defender"), unit("Right Guard", "Defender"))
    at.field(0, "Left Guard", place=1).field(0, "Right Guard", place=2)
    at.to("declare").no_attack()
    at.order("Left Guard", "Right Guard")  # the last that is played resolves first
    at.resolve().yes()
    assert at.is_rested("Right Guard")
    at.resolve_all()
    assert not at.is_rested("Left Guard")


@pytest.mark.rule("gateruler", "16-5a-1", "16-5a")
def test_breakthrough_asks_only_whether_the_defender_is_gone_not_how() -> None:
    at = stage(RAM, unit("Shy Snail", "When this is dealt damage, return it to its owner's hand.", hp=9))
    at.field(0, "Lamp Ram", place=1).field(1, "Shy Snail", place=0)
    at.attack("Lamp Ram", at="Shy Snail").next_turn()
    assert at.hand_names(1)[0] == "Shy Snail" and at.damage_count(1) == 1


@pytest.mark.rule("gateruler", "8-6a", "8-4e-2")
def test_an_attacker_whom_the_attacked_player_takes_over_attacks_no_more() -> None:
    at = stage(
        event(
            "Turn Coat",
            "Choose the attacking unit. Gain control of it.",
            "You can play this when an enemy unit attacks",
        ),
        BIG,
    )
    at.field(0, "Big Ram", place=1).zone(1, "set", "Turn Coat")
    at.attack("Big Ram", at=1)
    at.play(1, "Turn Coat", targets=["Big Ram"]).resolve().option("attack 1")
    at.to("declare")
    assert at.damage_count(1) == 0 and at.field_names(1) == ["Big Ram"] and not at.is_rested("Big Ram")


@pytest.mark.rule("gateruler", "15-35c", "15-35b")
def test_who_deals_no_damage_has_battled_all_the_same() -> None:
    at = stage(
        unit("Lame Goat", "At the end of the turn, if this unit has battled this turn, draw 1 card.", atk=0),
        unit("Still Pond", hp=4),
    )
    at.field(0, "Lame Goat", place=1).field(1, "Still Pond", place=1)
    at.attack("Lame Goat", at="Still Pond").to("end")
    at.resolve_all()
    assert at.hand_size(0) == 1


@pytest.mark.rule("gateruler", "14-16e", "16-30b", "15-14a")
def test_essence_drain_takes_whom_the_attack_destroyed_and_not_whom_an_effect_did() -> None:
    at = stage(
        unit("Moth King", "Essence Drain\nWhile this unit has a charge, it gains +2 ATK."),
        FELL,
        PLAIN,
        unit("Gnat", hp=1),
    )
    at.field(0, "Moth King", place=1).hand(0, "Fell").field(1, "Tin Heron", place=1).field(1, "Gnat", place=2)
    at.play(0, "Fell", targets=["Tin Heron"]).resolve()
    assert at.zone_names(0, "charge") == [] and at.power("Moth King") == 2
    at.attack("Moth King", at="Gnat").to("declare")
    assert at.zone_names(0, "charge") == ["Gnat"] and at.power("Moth King") == 4


@pytest.mark.rule("gateruler", "14-5a", "15-20e-1", "13-3d")
def test_a_shield_against_combat_damage_may_wait_until_just_before_it() -> None:
    at = stage(
        event(
            "Old Door",
            "Reduce that damage by 3.",
            "You can play this when an allied unit would be dealt damage",
        ),
        BIG,
        PLAIN,
        event("Sharpen", "Choose 1 unit. Until the end of this turn, its ATK is increased by 1.", INSTANT),
    )
    at.field(0, "Big Ram", place=1).field(1, "Tin Heron", place=1).zone(1, "set", "Old Door").zone(0, "set", "Sharpen")
    at.attack("Big Ram", at="Tin Heron").no()  # not as it attacks
    at.play(0, "Sharpen", targets=["Big Ram"]).passes(0)
    at.play(1, "Old Door").resolve_all()
    at.to("strike")
    assert at.damage_on("Tin Heron") == 2
