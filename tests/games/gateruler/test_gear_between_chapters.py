"""Gearing up (14-18) where damage, combat and the zones meet it, and rulers that stay where they are (3-7)."""

from __future__ import annotations

import pytest

from arbiter.testing import BadScript
from tests.games.gateruler.stage import ENGINE, INSTANT, PLAIN, RECALL, RULER, WALL, event, stage, unit


@pytest.mark.rule("gateruler", "14-18b-6")
def test_a_geared_pair_takes_each_damage_where_it_belongs() -> None:
    at = stage(
        ENGINE, event("Scald", "Deal 3 damage to all units."), event("Thrown Lamp", "Deal 1 damage to your opponent.")
    )
    at.hand(0, "Lamp Engine").hand(1, "Scald", "Thrown Lamp")
    at.act(0, "gear_up", "Lamp Engine").resolve().to("main", 1)
    at.play(1, "Thrown Lamp").resolve().resolve_all()
    assert at.damage_count(0) == 1 and at.damage_on("Lamp Engine") == 0
    at.play(1, "Scald").resolve().resolve_all()
    assert at.damage_count(0) == 1 and at.damage_on("Lamp Engine") == 3


@pytest.mark.rule("gateruler", "14-18f-2b")
def test_a_gear_requirement_is_looked_at_again_when_it_resolves() -> None:
    engine = unit("Grim Engine", f'Gear Up - "{RULER}"\nGear Requirement: You have 5 or less life left.', atk=4, hp=4)
    at = stage(engine, event("Kind Word", "Your opponent heals 1 life.", INSTANT), PLAIN)
    at.hand(0, "Grim Engine").damage(0, "Coal Scout", "Kiln Hand").zone(1, "set", "Kind Word")
    at.field(0, "Tin Heron", place=0)
    at.act(0, "gear_up", "Grim Engine").passes(0).play(1, "Kind Word").resolve().choose("Coal Scout")
    at.resolve_all()
    assert at.hand_names(0) == ["Grim Engine"]
    assert at.field_names(0) == ["Tin Heron"] and at.zone_names(0, "ruler") == [RULER]


@pytest.mark.rule("gateruler", "14-18f-2c")
def test_the_unit_in_the_defense_zone_makes_way_for_the_gear() -> None:
    at = stage(ENGINE, unit("Old Tenant", "When this card leaves play, draw 1 card."))
    at.hand(0, "Lamp Engine").field(0, "Old Tenant", place=0)
    at.act(0, "gear_up", "Lamp Engine").resolve().resolve_all()
    assert at.zone_names(0, "graveyard") == ["Old Tenant"]
    assert at.is_on_field("Lamp Engine", 0) and at.hand_size(0) == 1


@pytest.mark.rule("gateruler", "14-18b-2")
def test_nothing_is_summoned_or_moved_where_the_gear_stands() -> None:
    at = stage(ENGINE, PLAIN, unit("Lamp Engine Two", f'Gear Up - "{RULER}"'))
    at.hand(0, "Lamp Engine", "Lamp Engine Two", "Tin Heron").field(0, "Coal Scout", place=1)
    at.act(0, "gear_up", "Lamp Engine").resolve()
    with pytest.raises(BadScript):
        at.play(0, "Tin Heron", option="defense")
    with pytest.raises(BadScript):
        at.act(0, "rearrange", "Coal Scout", option="defense")
    assert at.acts(0, "gear_up") == []


@pytest.mark.rule("gateruler", "14-18b-7b")
def test_the_ruler_goes_on_with_the_attack_of_its_lost_gear() -> None:
    at = stage(ENGINE, WALL, event("Trip Wire", "Choose 1 attacking unit. Destroy it.", INSTANT))
    at.hand(0, "Lamp Engine").field(1, "High Wall", place=1).zone(1, "set", "Trip Wire")
    at.act(0, "gear_up", "Lamp Engine").resolve()
    at.attack("Lamp Engine", at="High Wall").passes(0).play(1, "Trip Wire", targets=["Lamp Engine"]).resolve()
    assert at.zone_names(0, "graveyard") == ["Lamp Engine"]
    assert at.is_rested(RULER, 0)
    at.to("end")
    assert at.damage_on("High Wall") == 2


@pytest.mark.rule("gateruler", "16-26b")
def test_a_gear_ability_is_there_only_while_geared_up() -> None:
    at = stage(unit("Lamp Frame", f'Gear Up - "{RULER}"\nGear Ability Double Attack'), RECALL)
    at.hand(0, "Lamp Frame").zone(0, "set", "Fall Back")
    at.act(0, "gear_up", "Lamp Frame").resolve()
    assert at.has("Lamp Frame", "Double Attack")
    at.play(0, "Fall Back", targets=["Lamp Frame"]).resolve()
    assert at.hand_names(0) == ["Lamp Frame"] and at.zone_names(0, "ruler") == [RULER]
    at.play(0, "Lamp Frame", option="attack 1").resolve()
    assert not at.has("Lamp Frame", "Double Attack")


@pytest.mark.rule("gateruler", "3-7e-1")
def test_a_ruler_is_not_returned_or_swapped_and_can_be_exhausted() -> None:
    at = stage(
        event("Drowse", "Exhaust your opponent's ruler."),
        event("Recall All", "Return all units to their owners' hands."),
    )
    at.hand(0, "Drowse", "Recall All").field(1, "Coal Scout", place=1)
    at.play(0, "Drowse").resolve().play(0, "Recall All").resolve()
    assert at.zone_names(1, "ruler") == [RULER] and at.is_rested(RULER, 1)
    assert at.hand_names(1) == ["Coal Scout"]
