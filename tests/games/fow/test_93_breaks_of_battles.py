"""Rulings on single conditions of battles and damage: who still attacks, who may block, who chooses what is applied."""

from __future__ import annotations

import pytest

from arbiter.testing import BadScript
from tests.games.fow.plain import make
from tests.games.fow.tables import table
from tests.games.fow.written import chant, regalia, resonator

OX = resonator("Ox", cost="{2}", size=(800, 800))


@pytest.mark.rule("fow", "806.2", "1007.1")
def test_a_blocker_without_strength_deals_no_damage() -> None:
    meek = resonator("Meek", "Whenever this card deals damage >>> You gain 100 life.", size=(0, 900))
    t = table(OX, meek).field(0, "Ox").field(1, "Meek").attack("Ox", at=1).block("Meek").to("main").resolve_all()
    assert t.resource(1, "life") == 4000 and t.damage_on("Ox") == 0


@pytest.mark.rule("fow", "1177.2", "804.3")
@pytest.mark.parametrize(
    ("cost", "size", "blocks"), [("{2}", 800, True), ("{1}", 800, False), ("{2}", 700, False), ("{1}", 900, False)]
)
def test_a_terrifying_attacker_is_blocked_by_who_is_as_strong_and_costs_two(cost: str, size: int, blocks: bool) -> None:
    ghost = resonator("Ghost", "[Terrifying]", size=(800, 800))
    t = table(ghost, resonator("Wall", cost=cost, size=(size, 800))).field(0, "Ghost").field(1, "Wall").attack("Ghost")
    t.block("Wall") if blocks else t.no_block()
    assert t.to("main").resource(1, "life") == (4000 if blocks else 3200)


@pytest.mark.rule("fow", "803.4a", "1051.1")
def test_an_attacker_that_another_player_controls_now_attacks_no_more() -> None:
    charm = chant("Charm", "[Quickcast]", "Gain control of target resonator until end of turn.")
    t = table(OX, charm).field(0, "Ox").hand(1, "Charm").attack("Ox", at=1).passes(0).play(1, "Charm").resolve()
    t.to("main")
    assert (t.resource(0, "life"), t.resource(1, "life")) == (4000, 4000) and t.is_on_field("Ox", 1)


@pytest.mark.rule("fow", "804.4", "906.2")
@pytest.mark.parametrize(("blocks", "life"), [(True, 4100), (False, 4000)])
def test_an_attacker_hears_that_it_is_blocked(blocks: bool, life: int) -> None:
    loud = resonator("Loud", "Whenever this card is blocked >>> You gain 100 life.", size=(300, 300))
    t = table(loud, OX).field(0, "Loud").field(1, "Ox").attack("Loud", at=1)
    t.block("Ox").resolve_all() if blocks else t.no_block()
    assert t.resource(0, "life") == life


@pytest.mark.rule("fow", "803.3", "804.3")
def test_one_object_is_attacked_and_one_blocks() -> None:
    hen = resonator("Hen", size=(300, 300))
    t = table(hen, OX).field(0, "Ox").field(1, "Hen", "Hen", rested=True).field(1, "Hen", "Hen")
    hens = [t.card("Hen", 1, index=i) for i in range(4)]
    t.act(0, "battle").end_step().end_step().choose("Ox")
    with pytest.raises(BadScript):
        t.choose(hens[0], hens[1])
    t.choose(hens[0]).end_step()
    with pytest.raises(BadScript):
        t.choose(hens[2], hens[3])


@pytest.mark.rule("fow", "804.4", "1104.2")
def test_what_is_attacked_does_not_block_the_attack_on_itself() -> None:
    sharp = resonator("Sharp", "[Precision]", size=(300, 300))
    t = table(sharp, OX).field(0, "Sharp").field(1, "Ox").attack("Sharp", at="Ox")
    with pytest.raises(BadScript):
        t.block("Ox")
    t.no_block().to("main")
    assert t.zone_names(0, "graveyard") == ["Sharp"] and not t.is_rested("Ox")


@pytest.mark.rule("fow", "1204.1b", "910.1")
def test_what_is_dealt_just_enough_and_is_saved_loses_its_damage() -> None:
    save = regalia("Save", "If a resonator you control would be destroyed, you gain 100 life instead.")
    bolt = chant("Bolt", "Deal 800 damage to target resonator.")
    t = table(OX, save, bolt).field(1, "Ox", "Save").hand(0, "Bolt").play(0, "Bolt").resolve()
    assert t.is_on_field("Ox") and t.damage_on("Ox") == 0 and t.resource(1, "life") == 4100


@pytest.mark.rule("fow", "1206.1", "105.4a")
@pytest.mark.parametrize(("life", "rounded"), [(202, 300), (101, 200), (200, 200), (199, 200)])
def test_life_is_rounded_up_to_a_hundred(life: int, rounded: int) -> None:
    assert table().resources(0, life=life).resource(0, "life") == rounded


@pytest.mark.rule("fow", "803.4a", "804.3")
@pytest.mark.parametrize("crushed", [True, False])
def test_an_attacker_that_is_no_resonator_any_more_is_not_blocked(crushed: bool) -> None:
    idol = regalia("Idol", "As long as you control a Human, this card becomes a [500/500] Golem resonator.")
    squire, crush = resonator("Squire", race="Human"), chant("Crush", "[Quickcast]", "Destroy target resonator.")
    t = table(idol, squire, crush, OX).field(0, "Idol", "Squire").field(1, "Ox").hand(1, "Crush").attack("Idol", at=1)
    if not crushed:
        assert t.block("Ox").is_rested("Ox")
        return
    t.passes(0).play(1, "Crush", targets=["Squire"]).resolve()
    with pytest.raises(BadScript):
        t.block("Ox")


@pytest.mark.rule("fow", "805.2c", "806.2c")
@pytest.mark.parametrize(("attack", "left"), [(0, 4), (100, 2)])
def test_a_resonator_without_atk_takes_one_willpower_whatever_it_costs(attack: int, left: int) -> None:
    t = table(make("Keep", "warden", willpower=5), resonator("Moss", cost="{3}", size=(attack, 500)))
    t.field(0, "Moss").zone(1, "ruler", "Keep", counters={"willpower": 5}).attack("Moss", at="Keep")
    assert t.to("battle_damage").counters("Keep", "willpower") == left
