"""Chapter 104.8: infinity."""

from __future__ import annotations

import pytest

from arbiter.script.base import INFINITY
from arbiter.testing import BadScript, Table
from arbiter.wording import object_text
from tests.games.fow.tables import table
from tests.games.fow.written import chant, regalia, resonator, written

HEN = resonator("Hen", size=(300, 300))
ENDLESS = written("Endless", "Resonator", cost="{1}", atk="∞", **{"def": "∞"})
SOAR = chant("Soar", "Target resonator gains [+∞/+∞] until end of turn.")
SHRINK = chant("Shrink", "Target resonator gains [-500/-500] until end of turn.")
GROW = chant("Grow", "Target resonator gains [+500/+500] until end of turn.")
FIX = chant("Fix", "Target resonator becomes [500/500] until end of turn.")


def legal(words: str, name: str) -> bool:
    """May a resonator so described be the one of this name?"""
    word = chant("Word", f"Destroy target resonator with {words}.")
    t = table(HEN, ENDLESS, word).field(1, "Hen", "Endless").hand(0, "Word")
    try:
        t.play(0, "Word", targets=[name])
    except BadScript:
        return False
    return True


def after(*chants: str) -> Table:
    t = table(HEN, ENDLESS, SOAR, SHRINK, GROW, FIX).field(1, "Endless").hand(0, *chants)
    for name in chants:
        t.play(0, name, targets=["Endless"]).resolve()
    return t


@pytest.mark.rule("fow", "104.8", "104.8a")
def test_infinity_is_greater_than_every_number() -> None:
    assert legal("ATK 9999900 or more", "Endless") and not legal("ATK 9999900 or more", "Hen")
    assert not legal("ATK 9999900 or less", "Endless") and legal("ATK 9999900 or less", "Hen")
    bolt = chant("Bolt", "This card deals ∞ damage to target player.")
    t = table(bolt).hand(0, "Bolt").play(0, "Bolt", targets=["player 1"]).resolve()
    assert t.over and t.winner == 0


@pytest.mark.rule("fow", "104.8b")
def test_two_infinities_are_equal() -> None:
    assert legal("ATK ∞", "Endless") and not legal("ATK ∞", "Hen")
    assert legal("ATK ∞ or less", "Endless")
    smite = chant("Smite", "This card deals ∞ damage to target resonator.")
    t = table(ENDLESS, smite).field(1, "Endless").hand(0, "Smite").play(0, "Smite").resolve()
    assert t.zone_names(1, "graveyard") == ["Endless"]  # as much damage as it has DEF


@pytest.mark.rule("fow", "104.8c")
@pytest.mark.parametrize("chants", [("Shrink",), ("Grow",), ("Shrink", "Grow"), ("Soar", "Shrink")])
def test_more_or_less_than_infinity_is_infinity(chants: tuple[str, ...]) -> None:
    t = after(*chants)
    assert t.power("Endless") == INFINITY and t.obj("Endless").now.guard == INFINITY


@pytest.mark.rule("fow", "104.8c")
def test_infinity_can_be_set_to_a_number() -> None:
    assert after("Fix").power("Endless") == 500


@pytest.mark.rule("fow", "104.8c")
def test_what_gains_infinity_has_it_for_as_long_as_the_effect_lasts() -> None:
    t = table(HEN, SOAR, SHRINK).field(1, "Hen").hand(0, "Soar", "Shrink")
    t.play(0, "Soar", targets=["Hen"]).resolve().play(0, "Shrink", targets=["Hen"]).resolve()
    assert t.power("Hen") == INFINITY
    assert t.next_turn().power("Hen") == 300


@pytest.mark.rule("fow", "104.8c")
def test_damage_leaves_infinite_capacity_and_less_infinite_damage_stays_infinite() -> None:
    cull = chant("Cull", "Destroy target resonator with capacity ∞.")
    t = table(ENDLESS, cull).field(1, "Endless", damage=900).hand(0, "Cull").play(0, "Cull").resolve()
    assert t.zone_names(1, "graveyard") == ["Endless"]
    wall = regalia("Wall", "If damage would be dealt to a resonator you control, prevent 300 of it.")
    smite = chant("Smite", "This card deals ∞ damage to target resonator.")
    t = table(ENDLESS, wall, smite).field(1, "Endless", "Wall").hand(0, "Smite").play(0, "Smite").resolve()
    assert t.zone_names(1, "graveyard") == ["Endless"]


@pytest.mark.rule("fow", "104.8d")
def test_nobody_chooses_infinity() -> None:
    burst = chant("Burst", "This card deals X00 damage to target player.", cost="{X}")
    t = table(burst, stones=3).hand(0, "Burst")
    with pytest.raises(BadScript):
        t.play(0, "Burst", x=INFINITY, targets=["player 1"])


def test_infinity_is_shown_as_such() -> None:
    t = table(ENDLESS).field(0, "Endless")
    assert object_text(t.game, t.obj("Endless"), 0) == "Endless (∞/∞)"
