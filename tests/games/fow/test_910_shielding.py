"""910, 1018: which damage is prevented, by whom it would be dealt, and what it is dealt to instead."""

from __future__ import annotations

import pytest

from tests.games.fow.tables import table
from tests.games.fow.written import chant, regalia, resonator

BOLT = chant("Bolt", "This card deals 300 damage to target player or J/resonator.", attribute=["R"])
CHILL = chant("Chill", "This card deals 300 damage to target player or J/resonator.", attribute=["U"])
OX = resonator("Ox", "", size=(400, 900), race="Beast")
COW = resonator("Cow", "", size=(400, 900), race="Beast")


@pytest.mark.rule("fow", "910.1", "910.2a")
@pytest.mark.parametrize(("spell", "damage"), [("Bolt", 0), ("Chill", 300)])
def test_only_damage_by_what_is_named_is_prevented(spell: str, damage: int) -> None:
    ward = regalia("Ward", "Prevent all damage that would be dealt to Beasts you control by fire cards.")
    t = table(BOLT, CHILL, OX, ward).field(1, "Ox", "Ward").hand(0, spell).play(0, spell, targets=["Ox"]).resolve()
    assert t.damage_on("Ox") == damage


@pytest.mark.rule("fow", "910.1")
def test_damage_to_you_or_to_what_you_control() -> None:
    text = "Prevent all damage that would be dealt to you or Beasts you control until end of turn."
    calm = chant("Calm", text, "[Quickcast]")
    t = table(BOLT, OX, COW, calm).field(1, "Ox").field(0, "Cow").hand(0, "Bolt", "Bolt", "Bolt").hand(1, "Calm")
    t.play(0, "Bolt", targets=["player 1"]).passes().play(1, "Calm").resolve().resolve()
    t.play(0, "Bolt", targets=["Ox"]).resolve()
    assert t.resource(1, "life") == 4000 and t.damage_on("Ox") == 0
    t.play(0, "Bolt", targets=["Cow"]).resolve()
    assert t.damage_on("Cow") == 300


@pytest.mark.rule("fow", "910.1", "910.3")
def test_the_next_damage_with_no_time_said_is_waited_for_beyond_the_turn() -> None:
    muzzle = chant("Muzzle", "Prevent the next damage that would be dealt by target resonator.")
    wolf = resonator("Wolf", "{0}: This card deals 100 damage to your opponent.")
    t = table(muzzle, wolf).field(0, "Wolf").hand(0, "Muzzle").play(0, "Muzzle", targets=["Wolf"]).resolve()
    t.next_turn().to("main", 0, later=True)
    t.use(0, "Wolf").resolve()
    assert t.resource(1, "life") == 4000
    t.use(0, "Wolf").resolve()
    assert t.resource(1, "life") == 3900


@pytest.mark.rule("fow", "910.1", "910.2f")
def test_what_is_dealt_to_another_instead_has_the_same_source() -> None:
    guard = resonator("Guard", "If damage would be dealt to you, it's dealt to this card instead.", size=(100, 900))
    watch = regalia("Watch", "Whenever a Wolf deals damage >>> You gain 200 life.")
    wolf = resonator("Wolf", "{0}: This card deals 100 damage to your opponent.", race="Wolf")
    t = table(guard, watch, wolf).field(0, "Wolf", "Watch").field(1, "Guard").use(0, "Wolf").resolve().resolve()
    assert t.resource(1, "life") == 4000 and t.damage_on("Guard") == 100
    assert t.resource(0, "life") == 4200


@pytest.mark.rule("fow", "910.1", "910.3")
def test_damage_to_a_target_is_dealt_to_a_player_instead_for_this_turn() -> None:
    turn = "If damage would be dealt to target J/resonator you control this turn, it's dealt to your opponent instead."
    mirror = chant("Mirror", turn)
    t = table(BOLT, OX, mirror).field(0, "Ox").hand(0, "Mirror", "Bolt").play(0, "Mirror", targets=["Ox"]).resolve()
    t.play(0, "Bolt", targets=["Ox"]).resolve()
    assert t.damage_on("Ox") == 0 and t.resource(1, "life") == 3700
