"""Attacks whose column, attacker or target changes on the way (chapter 8), and the keywords of combat that see it."""

from __future__ import annotations

import pytest

from arbiter.testing import BadScript
from tests.games.gateruler.stage import INSTANT, PLAIN, RAM, RECALL, RULER, WALL, event, stage, unit


@pytest.mark.rule("gateruler", "8-4e-1")
def test_the_ruler_is_struck_once_when_the_unit_before_it_has_fled() -> None:
    at = stage(RAM, PLAIN, RECALL)
    at.field(0, "Lamp Ram", place=1).field(1, "Tin Heron", place=0).zone(1, "set", "Fall Back")
    at.attack("Lamp Ram", at="Tin Heron").passes(0).play(1, "Fall Back", targets=["Tin Heron"]).resolve()
    at.to("end")
    assert at.hand_names(1) == ["Tin Heron"]
    assert at.damage_count(1) == 1


@pytest.mark.rule("gateruler", "16-5a-1")
def test_breakthrough_reaches_the_ruler_whose_gear_it_broke() -> None:
    engine = unit("Lamp Engine", f'Gear Up - "{RULER}"', atk=4, hp=4, stk=2)
    at = stage(RAM, engine).hand(0, "Lamp Engine").field(1, "Lamp Ram", place=1)
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
    at = stage(unit("Wick Asp", "Deadly", atk=1), unit("Old Pillar", text, hp=5))
    at.field(0, "Wick Asp", place=1).field(1, "Old Pillar", place=1)
    at.attack("Wick Asp", at="Old Pillar").to("attack_start")
    assert at.is_on_field("Old Pillar", 1)
    assert at.damage_on("Old Pillar") == damage


@pytest.mark.rule("gateruler", "8-5a-1")
def test_a_ruler_that_attacks_is_neither_intercepted_nor_struck_back() -> None:
    at = stage(unit("Thorn Gate", "Intercept\nRetaliate", atk=4, hp=5)).field(1, "Thorn Gate", place=1)
    at.attack(at.card(RULER, 0, zone="ruler"), at="Thorn Gate").to("end")
    assert at.damage_on("Thorn Gate") == 2
    assert at.damage_count(0) == 0


@pytest.mark.rule("gateruler", "15-34b")
def test_who_attacks_directly_is_not_intercepted_by_the_unit_before_the_ruler() -> None:
    at = stage(unit("Roof Runner", "This card can directly attack your opponent's ruler.", hp=2, stk=2))
    at.define(**unit("Thorn Gate", "Intercept\nRetaliate", atk=4, hp=5))
    at.field(0, "Roof Runner", place=1).field(1, "Thorn Gate", place=0)
    at.attack("Roof Runner", at=1).to("end")
    assert at.is_on_field("Roof Runner", 0)
    assert at.damage_on("Thorn Gate") == 0
    assert at.damage_count(1) == 2


@pytest.mark.rule("gateruler", "15-26b")
def test_a_unit_that_cannot_be_attacked_hides_the_ruler_behind_it() -> None:
    at = stage(unit("Veiled Porter", "This card cannot be attacked."), PLAIN)
    at.field(0, "Tin Heron", place=1).field(1, "Veiled Porter", place=0).field(1, "Coal Scout", place=1)
    with pytest.raises(BadScript):
        at.attack("Tin Heron", at=1)
    with pytest.raises(BadScript):
        at.attack("Tin Heron", at="Veiled Porter")
    at.attack("Tin Heron", at="Coal Scout")


@pytest.mark.rule("gateruler", "15-26b-1")
def test_a_unit_that_comes_into_the_attacked_column_is_struck_though_it_cannot_be_attacked() -> None:
    at = stage(PLAIN, unit("Veiled Sentry", "Sentinel Summoning\nThis card cannot be attacked.", hp=4))
    at.field(0, "Tin Heron", place=1).hand(1, "Veiled Sentry")
    at.attack("Tin Heron", option="column 2").passes(0)
    at.play(1, "Veiled Sentry", option="attack 2").resolve().to("end")
    assert at.damage_on("Veiled Sentry") == 2


@pytest.mark.rule("gateruler", "8-5a")
def test_a_sentinel_in_the_attacked_column_intercepts() -> None:
    at = stage(PLAIN, unit("Gate Sentry", "Sentinel Summoning\nIntercept\n【TD】Draw 1 card.", atk=3))
    at.field(0, "Tin Heron", place=1).hand(1, "Gate Sentry")
    at.attack("Tin Heron", option="column 2").passes(0)
    at.play(1, "Gate Sentry", option="attack 2").resolve().to("end")
    assert at.zone_names(0, "graveyard") == ["Tin Heron"]
    assert at.damage_on("Gate Sentry") == 0
    assert at.hand_size(1) == 1


@pytest.mark.rule("gateruler", "15-14b-2")
def test_a_unit_put_on_top_of_the_attacker_goes_on_with_the_attack() -> None:
    cover = "Choose 1 allied attacking unit. Choose 1 unit card in your hand and put it on top of that unit."
    at = stage(PLAIN, unit("Grown Heron", atk=6, hp=6), event("Moult", cover, INSTANT))
    at.define(**event("Swell", "Choose 1 unit. It gains +3 ATK until the end of the turn."))
    at.hand(0, "Grown Heron", "Swell").zone(0, "set", "Moult").field(0, "Tin Heron", place=1, under=("Coal Scout",))
    at.define(**unit("High Wall", hp=12)).field(1, "High Wall", place=1)
    at.play(0, "Swell", targets=["Tin Heron"]).resolve()
    at.attack("Tin Heron", at="High Wall").play(0, "Moult", targets=["Tin Heron"]).resolve()
    assert at.is_rested("Grown Heron") and at.power("Grown Heron") == 6
    assert sorted(at.zone_names(0, "charge")) == ["Coal Scout", "Tin Heron"]
    at.to("end")
    assert at.damage_on("High Wall") == 6


@pytest.mark.rule("gateruler", "16-9a-1")
def test_double_and_triple_attack_make_three_attacks_and_not_five() -> None:
    at = stage(unit("Twin Saw", "Double Attack\nTriple Attack", atk=1), unit("High Wall", hp=12))
    at.field(0, "Twin Saw", place=1).field(1, "High Wall", place=1)
    for _ in range(3):
        at.attack("Twin Saw", at="High Wall").to("combat_end").order("Double Attack").to("attack_start")
    assert at.damage_on("High Wall") == 3
    assert not at.can("attack", 0, "Twin Saw")


@pytest.mark.rule("gateruler", "14-10h")
def test_deadly_still_kills_after_retaliate_has_killed_it() -> None:
    at = stage(unit("Wick Asp", "Deadly", atk=1, hp=2), unit("Thorn Gate", "Retaliate", hp=5))
    at.field(0, "Wick Asp", place=1).field(1, "Thorn Gate", place=1)
    at.attack("Wick Asp", at="Thorn Gate").to("end")
    assert at.zone_names(0, "graveyard") == ["Wick Asp"]
    assert at.zone_names(1, "graveyard") == ["Thorn Gate"]


@pytest.mark.rule("gateruler", "8-6a")
@pytest.mark.parametrize("shielded", [True, False])
def test_an_attacker_that_intercept_kills_strikes_no_more_unless_it_stays(shielded: bool) -> None:
    at = stage(unit("Bold Ox", "Charge Shield"), unit("Thorn Gate", "Intercept", atk=4, hp=5))
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
    at = stage(unit("Lamp Ram", "Breakthrough", atk=5, hp=4), unit("Gate Sentry", "Sentinel Summoning"))
    at.field(0, "Lamp Ram", place=1).hand(1, "Gate Sentry")
    at.attack("Lamp Ram", at=1).passes(0).play(1, "Gate Sentry", option="defense").resolve().to("end")
    assert at.zone_names(1, "graveyard") == ["Gate Sentry"]
    assert at.damage_count(1) == 1


@pytest.mark.rule("gateruler", "8-6a")
def test_the_attack_strikes_the_column_and_not_the_unit_that_left_it() -> None:
    step = event("Side Step", "Choose 1 allied unit. Place it into another attack zone.", INSTANT)
    at = stage(PLAIN, unit("Low Wall", hp=6), step)
    at.field(0, "Tin Heron", place=1).field(1, "Low Wall", place=1).zone(1, "set", "Side Step")
    at.attack("Tin Heron", at="Low Wall").passes(0)
    at.play(1, "Side Step", targets=["Low Wall"]).resolve().option("attack 2").to("end")
    assert at.damage_on("Low Wall") == 0


@pytest.mark.rule("gateruler", "15-20e-3a")
def test_a_shield_against_damage_speaks_of_the_combat_it_was_played_in() -> None:
    shield = event(
        "Raised Lid", "That damage becomes 0.", "You can play this when an allied unit would be dealt damage."
    )
    at = stage(shield, PLAIN, unit("Tin Crane", atk=5)).zone(1, "set", "Raised Lid")
    at.field(0, "Tin Crane", place=1).field(1, "Tin Heron", place=1)
    at.attack("Tin Crane", at="Tin Heron").play(1, "Raised Lid").resolve().to("end")
    assert at.is_on_field("Tin Heron") and at.damage_on("Tin Heron") == 0


@pytest.mark.rule("gateruler", "8-2a-2")
def test_the_first_player_attacks_once_in_the_first_turn_double_attack_or_not() -> None:
    at = stage(unit("Twin Saw", "Double Attack"), PLAIN).turn(0, "main", number=1, starting=0)
    at.field(0, "Twin Saw", place=1).field(0, "Tin Heron", place=2)
    at.attack("Twin Saw", at=1).to("end")
    assert at.damage_count(1) == 1 and not at.is_rested("Twin Saw")


@pytest.mark.rule("gateruler", "15-35c")
def test_units_have_battled_though_no_damage_came_of_it() -> None:
    after = event("Settle Scores", "Choose 1 unit that has battled this turn. Destroy it.", INSTANT)
    at = stage(unit("Meek Heron", atk=0), WALL, PLAIN, after)
    at.field(0, "Meek Heron", place=1).field(0, "Tin Heron", place=2).field(1, "High Wall", place=1)
    at.zone(0, "set", "Settle Scores")
    assert not at.can("play", 0, "Settle Scores")
    at.attack("Meek Heron", at="High Wall").to("attack_start").play(0, "Settle Scores", targets=["High Wall"]).resolve()
    assert not at.is_on_field("High Wall")


@pytest.mark.rule("gateruler", "15-36a")
def test_a_redirected_attack_meets_the_new_target_with_its_intercept() -> None:
    decoy = event(
        "Decoy",
        "Choose 1 allied unit. Redirect the attack to it.",
        "You can play this when an allied unit is attacked.",
    )
    at = stage(decoy, PLAIN, unit("Thorn Gate", "Intercept", atk=4, hp=5), unit("Lamp Ram", atk=5, hp=4))
    at.field(0, "Lamp Ram", place=1).field(1, "Tin Heron", place=1).field(1, "Thorn Gate", place=2).zone(
        1, "set", "Decoy"
    )
    at.attack("Lamp Ram", at="Tin Heron").play(1, "Decoy", targets=["Thorn Gate"]).resolve().to("end")
    assert at.zone_names(0, "graveyard") == ["Lamp Ram"]
    assert at.damage_on("Tin Heron") == 0 and at.damage_on("Thorn Gate") == 0


@pytest.mark.rule("gateruler", "8-7c-1")
def test_what_holds_for_the_duration_of_a_combat_is_over_in_the_next() -> None:
    at = stage(
        unit("Quick Clerk", "Double Attack\nWhen this attacks, this gains +2 ATK for the duration of this combat."),
        WALL,
    )
    at.field(0, "Quick Clerk", place=1).field(1, "High Wall", place=1)
    at.attack("Quick Clerk", at="High Wall").resolve()
    assert at.power("Quick Clerk") == 4
    at.to("attack_start")
    assert at.power("Quick Clerk") == 2


@pytest.mark.rule("gateruler", "8-6d-2")
def test_a_unit_laid_over_the_attacked_one_is_struck_in_its_place() -> None:
    at = stage(PLAIN, unit("Low Wall", hp=6), unit("Gate Sentry", "Sentinel Summoning", hp=9))
    at.field(0, "Tin Heron", place=1).field(1, "Low Wall", place=2).hand(1, "Gate Sentry")
    at.attack("Tin Heron", at="Low Wall").passes(0).play(1, "Gate Sentry", option="attack 2").resolve().to("end")
    assert at.zone_names(1, "graveyard") == ["Low Wall"]
    assert at.damage_on("Gate Sentry") == 2
