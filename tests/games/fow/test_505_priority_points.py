"""Where in the turn and the battle the turn player gets priority, and small rules of playing (505, 800, 903, 907)."""

from __future__ import annotations

import pytest

from arbiter.testing import Table
from tests.games.fow.tables import table
from tests.games.fow.written import chant, regalia, resonator

HEN = resonator("Hen", size=(300, 300))
OX = resonator("Ox", size=(800, 800))
FLASH = chant("Flash", "[Quickcast]", "You gain 100 life.")


def acts_in(t: Table, step: str) -> bool:
    """Go to the step; may the turn player act there?"""
    t.to(step)
    return t.step == step and t.asked == 0 and t.can("play", 0, "Flash")


@pytest.mark.rule("fow", "803.5", "804.2", "806.3", "807.2")
@pytest.mark.parametrize("step", ["attack_declaration", "block_begin", "battle_damage", "battle_end"])
def test_the_turn_player_gets_priority_in_every_step_of_a_battle(step: str) -> None:
    t = table(HEN, OX, FLASH).field(0, "Ox").field(1, "Hen").hand(0, "Flash").attack("Ox")
    if step in ("battle_damage", "battle_end"):
        t.block("Hen")
    assert acts_in(t, step)


@pytest.mark.rule("fow", "804.6")
def test_the_turn_player_gets_priority_after_a_block() -> None:
    t = table(HEN, OX, FLASH).field(0, "Ox").field(1, "Hen").hand(0, "Flash").attack("Ox").block("Hen")
    assert t.step == "block_declaration" and t.asked == 0 and t.can("play", 0, "Flash")


@pytest.mark.rule("fow", "805.3")
def test_the_turn_player_gets_priority_between_first_strike_and_normal_damage() -> None:
    swift = resonator("Fencer", "[First Strike]", size=(500, 500))
    t = table(swift, OX, FLASH).field(0, "Fencer").field(1, "Ox").hand(0, "Flash").attack("Fencer").block("Ox")
    assert acts_in(t, "first_strike") and t.damage_on("Ox", 1) == 500 and t.damage_on("Fencer", 0) == 0


@pytest.mark.rule("fow", "505.4")
def test_the_turn_player_gets_priority_in_the_end_phase() -> None:
    assert acts_in(table(FLASH).hand(0, "Flash"), "end_last")


# ---------------------------------------------------------------- playing


@pytest.mark.rule("fow", "709.2", "709.3", "709.3a", "709.3b")
def test_a_quickcast_card_is_played_from_hand_and_otherwise_follows_its_type() -> None:
    sprite = resonator("Sprite", "[Quickcast]", cost="{0}")
    t = table(sprite, FLASH).hand(1, "Sprite", "Flash").zone(1, "graveyard", "Flash").passes(0)
    assert len([said for said in t.options() if "Flash" in said]) == 1  # the one in hand
    t.play(1, "Sprite").resolve()
    assert t.is_on_field("Sprite", 1)
    t.passes(0).play(1, "Flash").resolve()
    assert t.zone_names(1, "graveyard") == ["Flash", "Flash"] and t.resource(1, "life") == 4100


@pytest.mark.rule("fow", "903.2i-1")
def test_nothing_on_the_chase_targets_itself() -> None:
    veto = chant("Veto", "[Quickcast]", "Cancel target spell.")
    assert not table(veto).hand(0, "Veto").can("play", 0, "Veto")


@pytest.mark.rule("fow", "903.3c", "903.2h", "204.1b")
def test_x00_is_a_hundred_times_x() -> None:
    blaze = chant("Blaze", "This card deals X00 damage to target J/resonator.", cost="{X}")
    t = table(OX, blaze, stones=3).field(1, "Ox").hand(0, "Blaze")
    assert t.obj("Blaze").now.cost == 0
    t.play(0, "Blaze", x=3).resolve()
    assert t.damage_on("Ox", 1) == 300


@pytest.mark.rule("fow", "907.6b", "907.6c", "907.7", "1003.7")
@pytest.mark.parametrize(("symbol", "word"), [("T", "time"), ("V", "void")])
def test_time_and_void_symbols_take_will_of_that_characteristic(symbol: str, word: str) -> None:
    moth = resonator("Moth", cost=f"{{{symbol}}}")
    lamp = regalia("Lamp", f"{{Rest}}: Produce {{{symbol}}}.")
    assert table(moth, lamp).field(0, "Lamp").hand(0, "Moth").can("play", 0, "Moth")
    assert not table(moth, stones=2).hand(0, "Moth").can("play", 0, "Moth")
    assert moth.traits.colours == frozenset(), word


@pytest.mark.rule("fow", "903.2n-1")
def test_several_costs_are_paid_in_written_order() -> None:
    altar = regalia("Altar", "Discard a card, pay 500 life: Draw a card.")
    t = table(altar).field(0, "Altar").hand(0, "fire 1").use(0, "Altar").resolve()
    assert t.zone_names(0, "graveyard") == ["fire 1"] and t.resource(0, "life") == 3500


@pytest.mark.rule("fow", "903.2j-2", "903.2i-3")
def test_targets_are_fixed_when_the_card_is_played() -> None:
    both = chant("Both", "Destroy up to two target resonators.")
    late = resonator("Late", "[Quickcast]", cost="{0}")
    t = table(HEN, both, late).field(1, "Hen").hand(0, "Both").hand(1, "Late").play(0, "Both", targets=["Hen"])
    t.passes(0).play(1, "Late").resolve().resolve()
    assert t.zone_names(1, "graveyard") == ["Hen"] and t.is_on_field("Late", 1)
