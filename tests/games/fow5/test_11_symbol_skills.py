"""Chapter 11: symbol skills, which change a battle or what becomes of a destroyed J-ruler."""

from __future__ import annotations

import pytest

from arbiter.testing import BadScript
from tests.games.fow5.written import chant, instant, may_battle, regalia, resonator, ruler, table

LANCE = resonator("Lance", "[Pierce]", size=(1000, 500))
CRUSH = instant("Crush", "Destroy target J/resonator.")


# ---------------------------------------------------------------- 11.1  pierce


@pytest.mark.rule("fow5", "11.1/1", "11.1/2")
def test_pierce_deals_what_exceeds_the_blockers_capacity_to_the_attacked_player() -> None:
    t = table(LANCE).field(0, "Lance").field(1, "Dog").attack("Lance").block("Dog").to("battle_damage")
    assert t.resource(1, "life") == 3600 and t.zone_names(1, "graveyard") == ["Dog"]


@pytest.mark.rule("fow5", "11.1/1")
def test_damage_already_on_the_blocker_lessens_its_capacity() -> None:
    t = table(LANCE).field(0, "Lance").field(1, "Dog", damage=200).attack("Lance").block("Dog").to("battle_damage")
    assert t.resource(1, "life") == 3400


@pytest.mark.rule("fow5", "11.1/2")
def test_the_rest_goes_to_the_resonator_that_was_attacked() -> None:
    t = table(LANCE).field(0, "Lance").field(1, "Elk", rested=True).field(1, "Dog")
    t.attack("Lance", at="Elk").block("Dog").to("battle_damage")
    assert t.damage_on("Elk") == 400 and t.resource(1, "life") == 4000


@pytest.mark.rule("fow5", "11.1/2")
def test_a_blocker_with_as_much_capacity_leaves_nothing_over() -> None:
    wall = resonator("Wall", size=(0, 1000))
    t = table(LANCE, wall).field(0, "Lance").field(1, "Wall").attack("Lance").block("Wall").to("battle_damage")
    assert t.resource(1, "life") == 4000


@pytest.mark.rule("fow5", "11.1/2")
def test_without_pierce_nothing_goes_past_the_blocker() -> None:
    plain = resonator("Plain", size=(1000, 500))
    t = table(plain).field(0, "Plain").field(1, "Dog").attack("Plain").block("Dog").to("battle_damage")
    assert t.resource(1, "life") == 4000


@pytest.mark.rule("fow5", "11.1/3")
def test_a_second_pierce_adds_nothing() -> None:
    give = chant("Whet", "Target resonator gains [Pierce] until end of turn.")
    t = table(LANCE, give).field(0, "Lance").field(1, "Dog").hand(0, "Whet").play(0, "Whet", targets=["Lance"])
    t.resolve().attack("Lance").block("Dog").to("battle_damage")
    assert t.resource(1, "life") == 3600


@pytest.mark.rule("fow5", "11.1/4")
def test_what_pierces_is_battle_damage() -> None:
    tally = regalia("Tally", "Whenever a resonator deals battle damage to a player, you gain 100 life.")
    t = table(LANCE, tally).field(0, "Lance", "Tally").field(1, "Dog").attack("Lance").block("Dog")
    assert t.to("battle_damage").resolve().resource(0, "life") == 4100


# ---------------------------------------------------------------- 11.2, 11.3


@pytest.mark.rule("fow5", "11.2/1")
def test_target_attack_reaches_a_recovered_resonator_and_nothing_else_does() -> None:
    aims = resonator("Aims", "[Target Attack]", size=(700, 700))
    t = table(aims).field(0, "Aims").field(1, "Dog").attack("Aims", at="Dog").to("battle_damage")
    assert t.zone_names(1, "graveyard") == ["Dog"]
    t = table().field(0, "Elk").field(1, "Dog").attack("Elk").no_block().to("battle_damage")
    assert t.resource(1, "life") == 3100  # only the player could be attacked


@pytest.mark.rule("fow5", "11.3/1", "11.3/2")
def test_an_attacker_with_first_strike_deals_its_damage_before_the_blocker() -> None:
    quick = resonator("Quick", "[First Strike]", size=(600, 100))
    t = table(quick).field(0, "Quick").field(1, "Dog").attack("Quick").block("Dog").to("first_strike")
    assert t.zone_names(1, "graveyard") == ["Dog"]
    t.to("main")
    assert t.is_on_field("Quick", 0)


@pytest.mark.rule("fow5", "11.3/1")
def test_first_strike_does_not_help_a_blocker() -> None:
    quick = resonator("Quick", "[First Strike]", size=(600, 100))
    t = table(quick).field(0, "Dog").field(1, "Quick").attack("Dog").block("Quick").to("main")
    assert t.zone_names(0, "graveyard") == ["Dog"] and t.zone_names(1, "graveyard") == ["Quick"]


# ---------------------------------------------------------------- 11.4  explode

BOMB = resonator("Bomb", "[Explode]", size=(100, 100))


@pytest.mark.rule("fow5", "11.4/1")
def test_explode_destroys_itself_and_what_it_damaged_in_battle() -> None:
    wall = resonator("Wall", size=(0, 2000))
    t = table(BOMB, wall).field(0, "Bomb").field(1, "Wall").attack("Bomb").block("Wall").to("battle_damage")
    assert t.stack() == ["Bomb"]
    t.resolve()
    assert t.zone_names(0, "graveyard") == ["Bomb"] and t.zone_names(1, "graveyard") == ["Wall"]


@pytest.mark.rule("fow5", "11.4/1")
def test_damage_by_an_effect_does_not_explode() -> None:
    thrower = resonator("Thrower", "[Explode]", "{0}: This card deals 100 damage to target resonator.")
    t = table(thrower).field(0, "Thrower").field(1, "Elk").use(0, "Thrower", targets=["Elk"]).resolve_all()
    assert t.damage_on("Elk") == 100 and t.is_on_field("Elk", 1) and t.is_on_field("Thrower", 0)


@pytest.mark.rule("fow5", "11.4/1")
def test_damage_to_a_player_destroys_only_the_resonator_itself() -> None:
    t = table(BOMB).field(0, "Bomb").attack("Bomb").to("main")
    assert t.zone_names(0, "graveyard") == ["Bomb"] and t.resource(1, "life") == 3900
    none = resonator("Dud", "[Explode]", size=(0, 100))
    t = table(none).field(0, "Dud").attack("Dud").to("main")
    assert t.is_on_field("Dud", 0)  # nothing was dealt


@pytest.mark.rule("fow5", "11.4/2")
def test_a_j_ruler_neither_explodes_nor_is_destroyed_by_exploding() -> None:
    fuse = regalia("Fuse", "J/resonators you control gain [Explode].")
    t = table(fuse).field(0, "Judge of Kestrel", "Fuse").field(1, "Elk").attack("Judge of Kestrel").block("Elk")
    t.to("battle_damage")
    assert t.stack() == [] and t.is_on_field("Judge of Kestrel", 0)
    bomb = resonator("Tough", "[Explode]", size=(100, 5000))
    t = table(bomb).field(0, "Tough").field(1, "Judge of Heron").attack("Tough").block("Judge of Heron").to("main")
    assert t.is_on_field("Judge of Heron", 1) and t.zone_names(0, "graveyard") == ["Tough"]


# ---------------------------------------------------------------- 11.5, 11.6


@pytest.mark.rule("fow5", "11.5/1")
def test_flying_is_blocked_only_by_flying() -> None:
    bird = resonator("Bird", "[Flying]")
    with pytest.raises(BadScript):
        table(bird).field(0, "Bird").field(1, "Dog").attack("Bird").block("Dog")
    t = table(bird).field(0, "Bird").field(1, "Dog", "Bird").attack("Bird").block("Bird").to("battle_damage")
    assert t.resource(1, "life") == 4000
    t = table(bird).field(0, "Dog").field(1, "Bird").attack("Dog").block("Bird").to("battle_damage")
    assert t.resource(1, "life") == 4000  # flying blocks what does not fly


SWIFT = resonator("Swift", "[Swiftness]", "{Rest}: You gain 100 life.")
SLOW = resonator("Slow", "{Rest}: You gain 100 life.")


@pytest.mark.rule("fow5", "11.6/1")
def test_swiftness_attacks_in_the_turn_in_which_it_came() -> None:
    t = table(SWIFT).hand(0, "Swift").play(0, "Swift").resolve().attack("Swift").to("main")
    assert t.resource(1, "life") == 3500
    t = table(SLOW).hand(0, "Slow").play(0, "Slow").resolve()
    assert not may_battle(t)


@pytest.mark.rule("fow5", "11.6/1")
def test_swiftness_uses_abilities_with_the_rest_symbol_at_once() -> None:
    t = table(SWIFT, SLOW).hand(0, "Swift", "Slow").play(0, "Swift").resolve().play(0, "Slow").resolve()
    assert t.can("use", 0, "Swift") and not t.can("use", 0, "Slow")


@pytest.mark.rule("fow5", "11")
def test_a_symbol_skill_is_a_continuous_ability_that_comes_and_goes() -> None:
    give = chant("Gust", "Target resonator gains [Swiftness] until end of turn.")
    hush = regalia("Hush", "Resonators lose all abilities.")
    t = table(SLOW, give).hand(0, "Slow", "Gust").play(0, "Slow").resolve().play(0, "Gust", targets=["Slow"]).resolve()
    assert t.can("use", 0, "Slow")
    t = table(SWIFT, hush).field(0, "Hush").hand(0, "Swift").play(0, "Swift").resolve()
    assert not t.has("Swift", "swiftness") and not may_battle(t)


# ---------------------------------------------------------------- 11.7  imperishable

STAYER = ruler("Stayer", "[J-Activate] Pay {R}.", "{Rest}: You gain 100 life.", judged=("[Imperishable]",))


@pytest.mark.rule("fow5", "11.7/1")
def test_an_imperishable_j_ruler_goes_back_as_the_ruler_that_it_was() -> None:
    t = table(STAYER, CRUSH, rulers=False).field(0, "Judge of Stayer").zone(1, "ruler", "Heron").hand(0, "Crush")
    t.play(0, "Crush", targets=["Judge of Stayer"]).resolve()
    assert t.zone_names(0, "ruler") == ["Stayer"]
    assert "ruler" in t.obj("Stayer").now.types and t.can("use", 0, "Stayer")


@pytest.mark.rule("fow5", "11.7/1")
def test_without_it_the_j_ruler_side_stays_up() -> None:
    t = table(CRUSH, rulers=False).field(0, "Judge of Kestrel").zone(1, "ruler", "Heron").hand(0, "Crush")
    t.play(0, "Crush", targets=["Judge of Kestrel"]).resolve()
    assert t.zone_names(0, "ruler") == ["Judge of Kestrel"]
    assert t.obj("Judge of Kestrel").now.types == {"astral_ruler"}
