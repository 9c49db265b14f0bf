"""Chapter 1041.2: cards that are put into the field attacking join the battle that is going on."""

from __future__ import annotations

import pytest

from arbiter.kernel.traits import Face
from arbiter.testing import Table
from tests.games.fow.tables import table
from tests.games.fow.written import chant, regalia, resonator

HEN = resonator("Hen", size=(300, 300))
OX = resonator("Ox", size=(800, 800))
WALL = resonator("Wall", size=(100, 1500))
RALLY = chant("Rally", "[Quickcast]", "Put target resonator from your graveyard into the field attacking.")
OUTCRY = regalia("Outcry", "Whenever a resonator you control attacks >>> You gain 100 life.")


def charge(*more: Face) -> Table:
    """The first player's Hen attacks the other player, and the Ox waits in the graveyard."""
    t = table(HEN, OX, WALL, RALLY, *more).field(0, "Hen").field(1, "Wall").zone(0, "graveyard", "Ox")
    for card in more:
        if "regalia" in card.traits.types:
            t.field(0, card.name)
        else:
            t.hand(0, card.name).hand(1, card.name)
    return t.hand(0, "Rally").attack("Hen")


def attacking(t: Table) -> list[str]:
    combat = t.game.state.combat
    assert combat is not None
    return [obj.face.name for obj in map(t.game.here, combat.attackers) if obj is not None]


@pytest.mark.rule("fow", "1041.2")
def test_it_comes_rested_and_attacking_under_ones_own_control_without_attacking() -> None:
    t = charge(OUTCRY).resolve_all()
    assert t.resource(0, "life") == 4100
    t.play(0, "Rally").resolve()
    assert t.is_on_field("Ox", 0) and t.is_rested("Ox") and attacking(t) == ["Hen", "Ox"]
    assert t.stack() == [] and t.resource(0, "life") == 4100  # it did not attack
    t.no_block().to("main")
    assert t.resource(1, "life") == 4000 - 300 - 800


@pytest.mark.rule("fow", "1041.2")
def test_it_is_recovered_if_it_does_not_rest_to_attack() -> None:
    tireless = resonator("Tireless", "[Defiant] 2", size=(500, 500))
    t = table(HEN, tireless, RALLY).field(0, "Hen").zone(0, "graveyard", "Tireless").hand(0, "Rally").attack("Hen")
    t.play(0, "Rally").resolve()
    assert not t.is_rested("Tireless") and attacking(t) == ["Hen", "Tireless"]


@pytest.mark.rule("fow", "1041.2", "804.4")
@pytest.mark.parametrize(("blocked", "left"), [("Hen", 4000 - 800), ("Ox", 4000 - 300)])
def test_a_blocker_blocks_one_of_them(blocked: str, left: int) -> None:
    t = charge().play(0, "Rally").resolve().block("Wall").choose(blocked).to("main")
    assert t.resource(1, "life") == left
    assert t.damage_on("Wall") == (300 if blocked == "Hen" else 800)


@pytest.mark.rule("fow", "1041.2", "803.4a")
def test_it_attacks_on_when_the_first_attacker_is_gone() -> None:
    smite = chant("Smite", "[Quickcast]", "Destroy target resonator.")
    t = charge(smite).play(0, "Rally").resolve().passes(0)
    t.play(1, "Smite", targets=["Hen"]).resolve()
    assert attacking(t) == ["Ox"]
    t.no_block().to("main")
    assert t.resource(1, "life") == 4000 - 800


@pytest.mark.rule("fow", "1041.2")
def test_without_a_battle_it_only_comes_rested() -> None:
    t = table(OX, RALLY).zone(0, "graveyard", "Ox").hand(0, "Rally").play(0, "Rally").resolve()
    assert t.is_rested("Ox") and t.game.state.combat is None


@pytest.mark.rule("fow", "1041.2")
def test_tokens_are_put_there_attacking_too() -> None:
    horn = chant("Horn", "[Quickcast]", "Put two [200/200] fire Soldier resonator tokens into the field attacking.")
    t = charge(horn).play(0, "Horn").resolve()
    assert attacking(t) == ["Hen", "Soldier", "Soldier"]
    t.no_block().to("main")
    assert t.resource(1, "life") == 4000 - 300 - 400
