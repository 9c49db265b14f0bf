"""More rulings: control that changes in a battle, copies, tokens, costs instead of costs, what ends a little later."""

from __future__ import annotations

import pytest

from tests.games.fow.tables import table
from tests.games.fow.test_95_rulings_words import BLANK, BLINK, CHARM, HEN, KILL, OX, STOP, life
from tests.games.fow.written import chant, regalia, resonator

WALL = resonator("Wall", cost="{2}", size=(100, 2000))


# ---------------------------------------------------------------- battles


@pytest.mark.rule("fow", "803.4b", "804.4", "806.2a")
def test_when_the_attacked_card_is_gone_the_blocker_is_not_struck_either() -> None:
    t = table(HEN, WALL, OX, KILL).field(0, "Ox").field(1, "Hen", rested=True).field(1, "Wall").hand(1, "Kill")
    t.attack("Ox", at="Hen").block("Wall").passes(0).play(1, "Kill", targets=["Hen"]).resolve().to("main")
    assert t.damage_on("Wall") == 0 and t.damage_on("Ox") == 0 and life(t) == (4000, 4000)


@pytest.mark.rule("fow", "803.4b", "1051.1", "806.2d")
def test_an_attacked_card_that_is_taken_by_the_attacker_is_still_attacked() -> None:
    t = table(WALL, OX, CHARM).field(0, "Ox").field(1, "Wall", rested=True).hand(0, "Charm").attack("Ox", at="Wall")
    t.play(0, "Charm", targets=["Wall"]).resolve().to("main")
    assert t.damage_on("Wall") == 500 and t.damage_on("Ox") == 100


@pytest.mark.rule("fow", "804.4a", "1051.1", "806.2b")
def test_a_blocker_that_is_taken_blocks_no_more() -> None:
    t = table(WALL, OX, CHARM).field(0, "Ox").field(1, "Wall").hand(0, "Charm").attack("Ox").block("Wall")
    t.play(0, "Charm", targets=["Wall"]).resolve().to("main")
    assert life(t) == (4000, 3500) and t.damage_on("Wall") == 0


@pytest.mark.rule("fow", "1106.2", "1139.2", "1010.3")
def test_an_eternal_bomb_stays_and_takes_the_other_away() -> None:
    bomb = resonator("Bomb", "[Explode]", "[Eternal]", size=(100, 100))
    t = table(bomb, WALL).field(0, "Bomb").field(1, "Wall").attack("Bomb").block("Wall").to("main")
    assert t.is_on_field("Bomb", 0) and t.zone_names(1, "graveyard") == ["Wall"]


@pytest.mark.rule("fow", "1106.2", "1106.3")
def test_a_bomb_that_blocks_a_j_ruler_does_not_explode() -> None:
    bomb = resonator("Bomb", "[Explode]", size=(100, 5000))
    t = table(bomb, rulers=False).field(0, "fire judge").field(1, "Bomb").attack("fire judge").block("Bomb").to("main")
    assert t.is_on_field("Bomb", 1) and t.damage_on("fire judge") == 100


@pytest.mark.rule("fow", "1184.3", "1204.1", "602.1")
def test_who_is_no_longer_outnumbering_falls_to_the_damage_it_bore() -> None:
    crowd = resonator("Crowd", "[Outnumber] - This card gains [+300/+300].", size=(200, 200))
    bolt = chant("Bolt", "This card deals 400 damage to target resonator.")
    t = table(crowd, HEN, bolt, KILL).field(0, "Crowd", "Hen").hand(0, "Bolt", "Kill")
    t.play(0, "Bolt", targets=["Crowd"]).resolve()
    assert t.is_on_field("Crowd")
    t.play(0, "Kill", targets=["Hen"]).resolve()
    assert "Crowd" in t.zone_names(0, "graveyard")


@pytest.mark.rule("fow", "1135.3", "1007.1", "1204.1")
def test_drain_gives_all_the_damage_that_was_dealt_also_what_was_too_much() -> None:
    leech = resonator("Leech", "[Drain]", size=(900, 900))
    t = table(leech, HEN).field(0, "Leech").field(1, "Hen").attack("Leech").block("Hen").to("main")
    assert life(t) == (4900, 4000)


@pytest.mark.rule("fow", "1182.2", "1183.2")
def test_two_attacks_of_one_defiant_card_leave_a_trail() -> None:
    boar = resonator("Boar", "[Defiant] 2", size=(100, 900))
    wolf = resonator("Wolf", "[Blood Trail]", cost="{0}", size=(300, 300))
    t = table(boar, wolf).field(0, "Boar").hand(0, "Wolf").attack("Boar").to("main").attack("Boar").to("main")
    t.play(0, "Wolf").resolve()
    assert t.power("Wolf") == 500 and t.acts(0, "battle") == ["Wolf"]


@pytest.mark.rule("fow", "1194.2", "1102.2", "909.3i")
def test_two_that_roar_raise_each_dinosaur_twice() -> None:
    king = resonator("King", "[Primal Roar] 3", race="Dinosaur", size=(500, 500))
    t = table(king, BLANK).field(0, "King", "King").hand(0, "Blank")
    assert [t.power(t.card("King", 0, index=at)) for at in (0, 1)] == [1100, 1100]
    t.play(0, "Blank", targets=[t.card("King", 0, index=1)]).resolve()
    assert [t.power(t.card("King", 0, index=at)) for at in (0, 1)] == [800, 800]


# ---------------------------------------------------------------- control


@pytest.mark.rule("fow", "1196.2", "1051.1", "501.1")
def test_a_stolen_raider_goes_to_its_owners_hand() -> None:
    raider = resonator("Raider", "[Raid] {0}", cost="{5}")
    t = table(raider, CHARM).hand(0, "Raider").hand(1, "Charm").play(0, "Raider").resolve().passes(0)
    t.play(1, "Charm").resolve()
    assert t.is_on_field("Raider", 1)
    t.to("main", 1)
    assert t.hand_names(0) == ["Raider"]


@pytest.mark.rule("fow", "1187.2", "1047.1a", "1051.1")
def test_who_controls_the_fallen_hero_searches_and_the_hero_goes_to_its_owner() -> None:
    hero = resonator("Hero", "[Call of Valhalla] 3")
    maiden = resonator("Maiden", race="Valkyrie", cost="{1}")
    t = table(hero, maiden, KILL, CHARM).deck(0, "fire 1", "Maiden").field(1, "Hero").hand(0, "Charm", "Kill")
    t.play(0, "Charm").resolve().play(0, "Kill").resolve()
    t.expect(kind="objects", player=0, why="search").choose("Maiden")
    assert t.zone_names(1, "outside") == ["Hero"]
    assert t.resolve().is_on_field("Maiden", 0)


@pytest.mark.rule("fow", "1181.2", "1140.2")
def test_aegis_lets_ones_own_newcomers_through_and_no_regalia_of_the_other() -> None:
    knight = resonator("Knight", "[Aegis]")
    nurse = resonator("Nurse", "[Enter] >>> Put a [+100/+100] counter on target resonator.", cost="{0}")
    t = table(knight, nurse).field(0, "Knight").hand(0, "Nurse").play(0, "Nurse").resolve().choose("Knight").resolve()
    assert t.counters("Knight", "+100/+100") == 1
    trap = regalia("Trap", "[Enter] >>> Rest target resonator.", cost="{0}")
    t = table(knight, trap).field(1, "Knight").hand(0, "Trap").play(0, "Trap").resolve()
    assert t.stack() == [] and not t.is_rested("Knight", 1)


# ---------------------------------------------------------------- tokens and copies


@pytest.mark.rule("fow", "1303.1", "909.3c")
def test_a_token_has_the_attribute_of_what_made_it_its_race_for_a_name_and_no_cost() -> None:
    drill = chant("Drill", "Put a [400/400] Soldier resonator token into the field.", cost="{G}")
    banner = regalia("Banner", "Wind resonators you control gain [+100/+100].")
    t = table(drill, banner).field(0, "Banner", "wind stone").hand(0, "Drill").play(0, "Drill").resolve()
    now = t.obj("Soldier").now
    assert (now.colours, now.names, now.cost, t.power("Soldier")) == ({"wind"}, {"Soldier"}, 0, 500)


@pytest.mark.rule("fow", "1017.1", "1118.2", "1203.1")
def test_a_copy_enters_with_its_own_limit_and_without_the_counters_of_its_model() -> None:
    toy = resonator("Toy", "[Limit] 2", size=(300, 300))
    mirror = chant("Mirror", "Copy target resonator.")
    t = table(toy, mirror).field(0, "Toy", counters={"limit": 1, "+100/+100": 3}).hand(0, "Mirror")
    t.play(0, "Mirror").resolve()
    copies = [at for at, obj in enumerate(t.find("Toy", 0)) if obj.token]
    made = t.card("Toy", 0, index=copies[0])
    assert (t.counters(made, "limit"), t.counters(made, "+100/+100"), t.power(made)) == (2, 0, 300)


@pytest.mark.rule("fow", "1189.2a", "1017.4", "1012.1")
def test_moontide_makes_no_copy_of_a_spell_that_was_cancelled_meanwhile() -> None:
    tide = chant("Tide", "[Moontide] {0}", "You gain 500 life.")
    t = table(tide, STOP).hand(0, "Tide").hand(1, "Stop").play(0, "Tide").use(0, "Tide").passes(0)
    t.play(1, "Stop").resolve_all()
    assert life(t) == (4000, 4000) and t.zone_names(0, "graveyard") == ["Tide"]


@pytest.mark.rule("fow", "1161.2", "1045.6d", "1045.6")
def test_of_reincarnated_cards_the_top_one_comes_back_and_the_other_stays_removed() -> None:
    elder = resonator("Elder", cost="{0}", size=(200, 200))
    heir = resonator("Heir", '[Reincarnation] "Elder" {0}', cost="{4}", size=(700, 700))
    t = table(elder, heir, BLINK).hand(0, "Elder", "Heir", "Blink").play(0, "Elder").resolve()
    t.choose("Heir") if t.question is not None and t.question.kind == "objects" else t.yes()
    assert t.field_names(0) == ["Heir"]
    t.play(0, "Blink").resolve()
    assert t.field_names(0) == ["Heir"] and t.zone_names(0, "removed") == ["Elder"]
    assert t.obj("Heir").now.names == {"Heir"}


# ---------------------------------------------------------------- costs


@pytest.mark.rule("fow", "1154.2b", "903.2k", "1108.2")
def test_mastery_rests_a_newcomer_and_what_is_added_is_paid_all_the_same() -> None:
    sage = resonator("Sage", "[Mastery] Machine", cost="{7}")
    gear = resonator("Gear", race="Machine")
    tax = regalia("Tax", "Players pay {1} more to play spells.")
    assert (
        not table(sage, gear, tax).field(1, "Tax").field(0, "Gear", fresh=True).hand(0, "Sage").can("play", 0, "Sage")
    )
    t = table(sage, gear, tax, stones=1).field(1, "Tax").field(0, "Gear", fresh=True).hand(0, "Sage").play(0, "Sage")
    assert t.is_rested("Gear") and t.is_rested("fire stone") and t.stack() == ["Sage"]


@pytest.mark.rule("fow", "1162.2", "903.2k")
def test_solarisation_takes_nothing_off_the_specified_cost() -> None:
    beam = chant("Beam", "[Solarisation] 3", "You gain 100 life.", cost="{R}{1}")
    ember = resonator("Ember", cost="{R}")
    made = table(beam, ember).zone(0, "removed", "Ember", "Ember", "Ember").hand(0, "Beam")
    assert not made.can("play", 0, "Beam")
    made = table(beam, ember, stones=1).zone(0, "removed", "Ember", "Ember", "Ember").hand(0, "Beam")
    assert made.can("play", 0, "Beam")


@pytest.mark.rule("fow", "1110.1", "1110.4a", "1017.3d")
def test_a_card_awakened_twice_does_both_and_so_does_its_copy() -> None:
    dawn = chant(
        "Dawn", "You gain 100 life.", "[Awakening] {0}: You gain 200 life.", "[Awakening] {0}: You gain 400 life."
    )
    twin = chant("Twin", "[Quickcast]", "Copy target spell.")
    t = table(dawn, twin).hand(0, "Dawn", "Twin").play(0, "Dawn", extra=[True, True]).play(0, "Twin").resolve_all()
    assert life(t) == (5400, 4000)
    t = table(dawn, twin).hand(0, "Dawn").play(0, "Dawn", extra=[False, True]).resolve()
    assert life(t) == (4500, 4000)


# ---------------------------------------------------------------- the deck as a place to play from


@pytest.mark.rule("fow", "1170.3", "1170.4", "604.1")
def test_who_investigates_in_the_others_turn_plays_resonators_from_the_deck_in_ones_own() -> None:
    ask = chant("Ask", "[Quickcast]", "[Investigate] 1", "You gain 100 life.")
    t = table(ask, HEN).deck(1, "fire 1", "Hen", "fire 2").hand(1, "Ask").passes(0).play(1, "Ask").resolve()
    t.to("recovery_triggers", 1).resolve().to("main", 1)
    assert t.can("play", 1, "Hen") and "Hen" not in t.hand_names(1)
    assert t.play(1, "Hen").resolve().is_on_field("Hen", 1)


@pytest.mark.rule("fow", "1190.2", "1011.1", "1010.1")
def test_a_stone_that_is_destroyed_is_not_banished() -> None:
    bloom = resonator("Bloom", "[Necrobloom]", cost="{4}")
    quake = chant("Quake", "Destroy target magic stone.")
    t = table(bloom, quake, stones=1).zone(0, "graveyard", "Bloom").hand(0, "Quake")
    t.play(0, "Quake", targets=[t.card("fire stone", 0, zone="field")]).resolve_all()
    assert "Bloom" in t.zone_names(0, "graveyard") and t.field_names(0) == []
