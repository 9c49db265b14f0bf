"""Rulings of words of battle that meet others: what goes past a blocker, who may block, what shields."""

from __future__ import annotations

import pytest

from arbiter.testing import BadScript
from tests.games.fow.defined import chant, face, life, resonator, table

WALL = resonator("Wall", atk=0, defense=500, cost="{1}")
OX = resonator("Ox", atk=800, defense=800, cost="{3}")
BOLT = chant("Bolt", "[Quickcast]\nThis card deals 300 damage to target J/resonator.", cost="{0}")


@pytest.mark.rule("fow", "1103.2a", "1169.2", "805.2", "806.2b")
def test_two_strikes_that_pierce_go_past_the_blocker_and_then_meet_nobody() -> None:
    lancer = resonator("Lancer", "[Pierce] [Multi Strike]", atk=800, defense=900)
    t = table(lancer, WALL).field(0, "Lancer").field(1, "Wall")
    t.attack("Lancer").block("Wall").to("first_strike")
    assert life(t, 1) == 3700 and t.zone_of("Wall") == "graveyard"
    t.to("battle_damage")
    assert life(t, 1) == 2900


@pytest.mark.rule("fow", "1103.2a", "208.2a")
def test_the_capacity_counts_damage_that_the_blocker_has_already() -> None:
    lancer = resonator("Lancer", "[Pierce]", atk=700, defense=900)
    big = resonator("Bulwark", atk=0, defense=900)
    t = table(lancer, big).field(0, "Lancer").field(1, "Bulwark", damage=400)
    t.attack("Lancer").block("Bulwark").to("battle_damage")
    assert life(t, 1) == 3800


@pytest.mark.rule("fow", "1103.2a", "1103.3", "803.3")
def test_what_pierces_on_the_way_to_a_resonator_is_dealt_to_that_one_and_not_to_the_player() -> None:
    lancer = resonator("Lancer", "[Pierce]", atk=800, defense=900)
    t = table(lancer, WALL, OX).field(0, "Lancer").field(1, "Wall").field(1, "Ox", rested=True)
    t.attack("Lancer", at="Ox").block("Wall").to("battle_damage")
    assert life(t, 1) == 4000 and t.damage_on("Ox") == 300 and t.is_on_field("Ox")


@pytest.mark.rule("fow", "1106.2", "1105.2", "805.2a")
def test_a_first_strike_that_explodes_takes_both_before_the_blocker_strikes() -> None:
    bomb = resonator("Bomb", "[First Strike] [Explode]", atk=100, defense=100)
    giant = resonator("Giant", atk=2000, defense=2000)
    t = table(bomb, giant).field(0, "Bomb").field(1, "Giant")
    t.attack("Bomb").block("Giant").to("first_strike")
    assert t.stack() == ["Bomb"]
    t.resolve()
    assert t.zone_names(0, "graveyard") == ["Bomb"] and t.zone_names(1, "graveyard") == ["Giant"]


@pytest.mark.rule("fow", "1106.2", "906.3d", "911.1")
def test_what_explodes_takes_the_other_along_though_it_is_gone_itself() -> None:
    bomb = resonator("Bomb", "[Explode]", atk=100, defense=100)
    giant = resonator("Giant", atk=2000, defense=2000)
    t = table(bomb, giant).field(0, "Bomb").field(1, "Giant")
    t.attack("Bomb").block("Giant").to("battle_damage")
    assert t.zone_of("Bomb") == "graveyard" and t.is_on_field("Giant")
    t.resolve()
    assert t.zone_of("Giant") == "graveyard"


@pytest.mark.rule("fow", "1177.2", "1303.1")
def test_who_fears_a_terrifying_attacker() -> None:
    ogre = resonator("Ogre", "[Terrifying]", atk=600, defense=600)
    cheap = resonator("Cheap", atk=900, defense=900, cost="{1}")
    weak = resonator("Weak", atk=500, defense=900, cost="{3}")
    equal = resonator("Equal", atk=600, defense=900, cost="{2}")
    t = table(ogre, cheap, weak, equal).field(0, "Ogre").field(1, "Cheap", "Weak", "Equal").attack("Ogre")
    t.to("block_declaration")
    assert [t.can("block", 1, name) for name in ("Cheap", "Weak", "Equal")] == [False, False, True]
    assert t.why_not(1, "Weak") == ["1177.2"]


@pytest.mark.rule("fow", "1107.2", "804.4")
def test_flying_that_comes_after_the_block_undoes_no_block() -> None:
    lift = chant("Lift", "[Quickcast]\nTarget J/resonator gains [Flying] until end of turn.", cost="{0}")
    t = table(OX, WALL, lift).field(0, "Ox").field(1, "Wall").hand(0, "Lift")
    t.attack("Ox").block("Wall").play(0, "Lift", targets=["Ox"]).resolve().to("battle_damage")
    assert life(t, 1) == 4000 and t.zone_of("Wall") == "graveyard"


@pytest.mark.rule("fow", "1102.3", "1183.2")
def test_a_defiant_resonator_that_gains_one_more_attack() -> None:
    rebel = resonator("Rebel", "[Defiant] (1)", atk=200, defense=200, race=["Rebel"])
    drum = face("Drum", "Regalia", "Resonators you control with [Defiant] gain [Defiant] (+1).", cost="{1}")
    t = table(rebel, drum).field(0, "Rebel", "Drum")
    t.attack("Rebel").no_block().to("main")
    assert not t.is_rested("Rebel")
    t.attack("Rebel").no_block().to("main")
    assert life(t, 1) == 3600 and not t.can("attack", 0, "Rebel")


@pytest.mark.rule("fow", "1163.2", "803.3")
def test_a_belligerent_newcomer_attacks_resonators_but_no_player() -> None:
    boar = resonator("Boar", "[Belligerence]", atk=900, defense=900)
    t = table(boar, OX).field(0, "Boar", fresh=True).field(1, "Ox", rested=True)
    with pytest.raises(BadScript):
        t.attack("Boar", at=1)
    t.attack("Boar", at="Ox").no_block().to("battle_damage")
    assert t.zone_of("Ox") == "graveyard"
    assert not table(boar, OX).field(0, "Boar", fresh=True).field(1, "Ox").can("attack", 0, "Boar")


@pytest.mark.rule("fow", "1168.2", "1168.3", "804.4")
def test_who_protects_is_attacked_instead_and_may_not_block_as_well() -> None:
    guard = resonator("Guard", "[Protect]", atk=100, defense=500)
    t = table(OX, guard, WALL).field(0, "Ox").field(1, "Guard", "Wall")
    t.attack("Ox", at=1).yes()
    assert t.is_rested("Guard")
    t.no_block().to("battle_damage")
    assert t.zone_of("Guard") == "graveyard" and life(t, 1) == 4000 and t.damage_on("Ox") == 100


@pytest.mark.rule("fow", "1186.2", "804.3")
def test_the_enraged_must_block_even_while_rested() -> None:
    taunt = resonator("Taunter", "[Enraging]", atk=700, defense=700)
    t = table(taunt, WALL).field(0, "Taunter").field(1, "Wall", rested=True)
    t.attack("Taunter", at=1).choose("Wall").resolve()
    with pytest.raises(BadScript):
        t.no_block()
    t.block("Wall").to("battle_damage")
    assert t.zone_of("Wall") == "graveyard" and life(t, 1) == 4000


@pytest.mark.rule("fow", "1185.2", "1102.3")
def test_vileborn_adds_up_and_is_heard_once_each_turn() -> None:
    imp = resonator("Imp", "[Vileborn] (2)", atk=500, defense=900)
    robe = face("Robe", "Regalia", "Each resonator you control gains [Vileborn] (1).", cost="{1}")
    t = table(imp, robe, BOLT).field(0, "Imp", "Robe").hand(1, "Bolt", "Bolt").turn(1)
    t.play(1, "Bolt", targets=["Imp"])
    assert t.stack() == ["Bolt", "Imp"]
    t.resolve_all()
    assert (life(t, 0), life(t, 1)) == (4000, 3700)
    t.play(1, "Bolt", targets=["Imp"]).resolve_all()
    assert life(t, 1) == 3700


@pytest.mark.rule("fow", "1138.2", "1139.2", "1010.3")
def test_bane_by_an_ability_and_what_it_cannot_destroy() -> None:
    asp = resonator("Asp", "[Bane]\n{Rest}: This card deals 100 damage to target J/resonator.", atk=300, defense=300)
    rock = resonator("Rock", "[Eternal]", atk=0, defense=900)
    t = table(asp, rock, OX).field(0, "Asp", "Asp").field(1, "Rock", "Ox")
    first, second = t.card("Asp", 0, index=0), t.card("Asp", 0, index=1)
    t.use(0, first, targets=["Ox"]).resolve_all().use(0, second, targets=["Rock"]).resolve_all()
    assert t.zone_of("Ox") == "graveyard" and t.is_on_field("Rock") and t.damage_on("Rock") == 100


@pytest.mark.rule("fow", "1135.3", "1018.1a")
def test_drain_gives_what_was_dealt_and_not_what_was_prevented() -> None:
    leech = resonator("Leech", "[Drain]", atk=800, defense=800)
    veil = face("Veil", "Addition: Field", "If damage would be dealt to you, prevent 300 of it.", cost="{1}")
    t = table(leech, veil).field(0, "Leech").field(1, "Veil")
    t.attack("Leech").no_block().to("battle_damage").resolve_all()
    assert (life(t, 0), life(t, 1)) == (4500, 3500)


@pytest.mark.rule("fow", "1181.2")
def test_aegis_looks_at_quickcast_and_at_how_new_the_source_is() -> None:
    knight = resonator("Knight", "[Aegis]", atk=500, defense=900)
    archer = resonator("Archer", "{1}: This card deals 100 damage to target resonator.", atk=100, defense=100)
    slow = chant("Slow Bolt", "This card deals 100 damage to target resonator.", cost="{0}")
    t = table(knight, archer, BOLT, slow).field(1, "Knight").hand(0, "Bolt", "Slow Bolt").sources(0, fire=3)
    t.field(0, "Archer", fresh=True)
    assert not t.can("play", 0, "Bolt") or "Knight" not in str(t.play(0, "Bolt").options())
    t = table(knight, archer, BOLT, slow).field(1, "Knight").hand(0, "Slow Bolt").sources(0, fire=3)
    t.field(0, "Archer").play(0, "Slow Bolt", targets=["Knight"]).resolve()
    t.use(0, "Archer", targets=["Knight"]).resolve()
    assert t.damage_on("Knight") == 200
    t = table(knight, archer).field(1, "Knight").sources(0, fire=3).field(0, "Archer", fresh=True)
    with pytest.raises(BadScript):
        t.use(0, "Archer", targets=["Knight"])


@pytest.mark.rule("fow", "1120.3", "1120.6")
def test_barriers_of_a_kind_count_as_barriers_and_not_the_other_way_round() -> None:
    one = resonator("One", "[Barrier]", atk=100, defense=100)
    two = resonator("Two", "[Barrier] (Chant)", atk=100, defense=100)
    plain = resonator("Plain", atk=100, defense=100)
    all_ = chant("Breach", "Destroy all entities with [Barrier].", cost="{0}")
    some = chant("Crack", "Destroy all entities with [Barrier] (Chant).", cost="{0}")
    for name, left in (("Breach", ["Plain"]), ("Crack", ["One", "Plain"])):
        t = table(one, two, plain, all_, some).field(1, "One", "Two", "Plain").hand(0, name).play(0, name).resolve()
        assert t.field_names(1) == left


@pytest.mark.rule("fow", "1182.2", "803.4")
def test_a_blood_trail_needs_two_attacks_of_the_turn_whoever_they_struck() -> None:
    hound = resonator("Hound", "[Blood Trail]", atk=300, defense=300, cost="{0}")
    t = table(hound, OX, WALL).field(0, "Ox", "Ox").hand(0, "Hound", "Hound")
    t.attack(t.card("Ox", 0, index=0)).no_block().to("main").play(0, "Hound").resolve()
    assert t.counters("Hound", "[+100/+100]") == 0 and not t.has("Hound", "Swiftness")
    t.attack("Ox").no_block().to("main").play(0, "Hound").resolve()
    late = t.card("Hound", 0, index=1)
    assert t.counters(late, "[+100/+100]") == 2 and t.has(late, "Swiftness") and t.power(late) == 500
