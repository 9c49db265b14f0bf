"""Chapters 1101 to 1109, 1163, 1169 and 1177: keywords, and keyword abilities that change a battle."""

from __future__ import annotations

import pytest

from arbiter.kernel.traits import Face
from arbiter.testing import Table
from tests.games.fow.plain import make, resonator, two_sided
from tests.games.fow.tables import table
from tests.games.fow.written import chant, regalia, written
from tests.games.fow.written import resonator as creature

WARDEN = make("Warden", "warden", willpower=4)
GIVE_FLYING = chant("Gust", "[Quickcast]", "Target resonator gains [Flying] until end of turn.")
TAKE_FLYING = chant("Lead", "[Quickcast]", "Target resonator loses [Flying] until end of turn.")
CRUSH = chant("Crush", "[Quickcast]", "Destroy target J/resonator.")


def fighter(*keywords: str, size: int = 1000) -> Face:
    return resonator("fire", 2, *keywords, size=size)


def fight(attacker: Face, *more: Face) -> Table:
    return table(attacker, WARDEN, *more).field(0, attacker.name)


# ---------------------------------------------------------------- 1101, 1102


@pytest.mark.rule("fow", "1101.1", "1101.1a", "1101.3")
def test_a_keyword_does_nothing_and_stays_when_all_abilities_are_lost() -> None:
    singer = creature("Singer", "[Flying]", "«Mythic»")
    hush = regalia("Hush", "All resonators lose all abilities.")
    t = table(singer, hush).field(0, "Singer", "Hush")
    assert not t.has("Singer", "flying") and "mythic" in t.obj("Singer").now.flags


@pytest.mark.rule("fow", "1102.2")
def test_a_keyword_ability_is_not_gained_twice() -> None:
    leech = creature("Leech", "[Drain]")
    give = chant("Thirst", "Target resonator gains [Drain] until end of turn.")
    t = table(leech, give).field(0, "Leech").hand(0, "Thirst").play(0, "Thirst", targets=["Leech"]).resolve()
    t.attack("Leech").to("main")
    assert t.resource(0, "life") == 4500


@pytest.mark.rule("fow", "1102.2", "1140.1", "1140.2")
def test_a_card_can_have_enter_several_times() -> None:
    twice = creature("Twice", "[Enter] >>> You gain 100 life.", "[Enter] >>> You gain 200 life.", cost="{0}")
    t = table(twice).hand(0, "Twice").play(0, "Twice").resolve()
    t.option("[Enter] >>> You gain 200 life.")
    assert t.stack() == ["Twice", "Twice"]
    t.resolve_all()
    assert t.resource(0, "life") == 4300


# ---------------------------------------------------------------- 1103  pierce


@pytest.mark.rule("fow", "1103.1", "1103.2", "1103.2a")
def test_pierce_deals_what_exceeds_the_blockers_capacity_to_the_attacked_player() -> None:
    t = fight(fighter("pierce")).field(1, "fire 2").attack("fire 2 pierce").block("fire 2").to("battle_damage")
    assert t.resource(1, "life") == 3600 and t.zone_names(1, "graveyard") == ["fire 2"]


@pytest.mark.rule("fow", "1103.2a", "208.2a")
def test_damage_already_on_the_blocker_lessens_its_capacity() -> None:
    t = fight(fighter("pierce")).field(1, "fire 2", damage=200).attack("fire 2 pierce").block("fire 2")
    assert t.to("battle_damage").resource(1, "life") == 3400


@pytest.mark.rule("fow", "1103.2a")
def test_what_was_attacked_and_not_the_player_is_dealt_the_rest() -> None:
    t = fight(fighter("pierce")).field(1, "wind 3", rested=True).field(1, "fire 2")
    t.attack("fire 2 pierce", at="wind 3").block("fire 2").to("battle_damage")
    assert t.damage_on("wind 3") == 400 and t.resource(1, "life") == 4000


@pytest.mark.rule("fow", "1103.2a")
def test_nothing_is_left_over_against_a_blocker_of_the_same_size() -> None:
    t = fight(fighter("pierce", size=900)).field(1, "wind 3").attack("fire 2 pierce").block("wind 3")
    assert t.to("battle_damage").resource(1, "life") == 4000


@pytest.mark.rule("fow", "1103.2b")
def test_a_pierced_warden_loses_willpower_for_the_resonators_cost_and_one_for_a_token() -> None:
    for token, left in ((False, 2), (True, 3)):
        t = table(fighter("pierce"), WARDEN).field(0, "fire 2 pierce", token=token).field(1, "fire 2")
        t.zone(1, "ruler", "Warden", counters={"willpower": 4})
        t.attack("fire 2 pierce", at="Warden").block("fire 2").to("battle_damage")
        assert t.counters("Warden", "willpower") == left


@pytest.mark.rule("fow", "1103.2b")
def test_a_warden_behind_a_large_enough_blocker_loses_nothing() -> None:
    t = fight(fighter("pierce", size=900)).field(1, "wind 3").zone(1, "ruler", "Warden", counters={"willpower": 4})
    t.attack("fire 2 pierce", at="Warden").block("wind 3").to("battle_damage")
    assert t.counters("Warden", "willpower") == 4


@pytest.mark.rule("fow", "1103.3")
def test_what_pierces_is_battle_damage() -> None:
    harm = regalia("Tally", "Whenever a resonator deals battle damage to a player >>> You gain 100 life.")
    t = fight(fighter("pierce"), harm).field(0, "Tally").field(1, "fire 2")
    t.attack("fire 2 pierce").block("fire 2").to("battle_damage").resolve()
    assert t.resource(0, "life") == 4100


# ---------------------------------------------------------------- 1104 to 1106


@pytest.mark.rule("fow", "1104.1", "1104.2")
def test_precision_attacks_recovered_resonators() -> None:
    t = fight(fighter("precision")).field(1, "fire 2").attack("fire 2 precision", at="fire 2").to("battle_damage")
    assert t.zone_names(1, "graveyard") == ["fire 2"]


@pytest.mark.rule("fow", "1105.1", "1105.2", "1105.3")
def test_a_blocker_with_first_strike_strikes_with_the_others() -> None:
    t = table(fighter("first_strike")).field(0, "fire 2").field(1, "fire 2 first_strike")
    t.attack("fire 2").block("fire 2 first_strike").to("battle_damage")
    assert t.damage_on("fire 2 first_strike") == 600 and t.zone_names(0, "graveyard") == ["fire 2"]


@pytest.mark.rule("fow", "1105.2")
def test_a_first_striker_that_does_not_kill_is_struck_back() -> None:
    t = fight(fighter("first_strike", size=300)).field(1, "fire 2").attack("fire 2 first_strike").block("fire 2")
    t.to("main")
    assert t.zone_names(0, "graveyard") == ["fire 2 first_strike"] and t.damage_on("fire 2") == 300


@pytest.mark.rule("fow", "1106.1", "1106.2")
def test_an_exploding_resonator_takes_what_it_hits_with_it() -> None:
    bomb = creature("Bomb", "[Explode]", size=(100, 100))
    t = table(bomb).field(0, "Bomb").field(1, "wind 3").attack("Bomb").block("wind 3").to("battle_damage")
    assert t.stack() == ["Bomb"]  # it has died already, and its ability goes on
    t.resolve()
    assert t.zone_names(1, "graveyard") == ["wind 3"] and t.zone_names(0, "graveyard") == ["Bomb"]


@pytest.mark.rule("fow", "1106.2")
def test_damage_outside_a_battle_or_to_a_player_explodes_nothing() -> None:
    bomb = creature("Bomb", "[Explode]", "{0}: This card deals 100 damage to target resonator.", size=(100, 900))
    t = table(bomb).field(0, "Bomb").field(1, "wind 3").use(0, "Bomb", targets=["wind 3"]).resolve()
    assert t.stack() == [] and t.is_on_field("Bomb")
    t.attack("Bomb").no_block().to("main")
    assert t.is_on_field("Bomb")


@pytest.mark.rule("fow", "1106.3")
def test_a_j_ruler_with_explode_destroys_nothing() -> None:
    front = make("Queen", "ruler", key="queen")
    back = written("Queen Risen", "J-ruler", "[Explode]", cost=None, size=(900, 900))
    t = table(two_sided(front, back), rulers=False).field(0, "Queen Risen").field(1, "fire 2", "wind 3")
    t.attack("Queen Risen").block("fire 2").to("battle_damage").resolve()
    assert t.is_on_field("Queen Risen") and t.zone_names(1, "graveyard") == ["fire 2"]


# ---------------------------------------------------------------- 1107 to 1109


@pytest.mark.rule("fow", "1107.1", "1107.2")
def test_only_flyers_block_a_flyer() -> None:
    t = fight(fighter("flying"), resonator("wind", 2, "flying")).field(1, "fire 2", "wind 2 flying")
    t.attack("fire 2 flying").end_step().end_step()
    assert t.can("block", 1, "wind 2 flying") and not t.can("block", 1, "fire 2")


@pytest.mark.rule("fow", "1107.2")
def test_flying_gained_after_the_block_changes_nothing() -> None:
    t = table(GIVE_FLYING).field(0, "fire 2").field(1, "wind 3").hand(0, "Gust")
    t.attack("fire 2").block("wind 3").play(0, "Gust", targets=["fire 2"]).resolve().to("main")
    assert t.zone_names(0, "graveyard") == ["fire 2", "Gust"] or t.zone_names(0, "graveyard") == ["Gust", "fire 2"]


@pytest.mark.rule("fow", "1107.2")
def test_flying_gained_and_lost_again_during_the_turn_does_not_help() -> None:
    t = table(GIVE_FLYING, TAKE_FLYING).field(0, "fire 2").field(1, "wind 3").hand(0, "Gust").hand(1, "Lead")
    t.play(0, "Gust", targets=["fire 2"]).resolve()
    assert t.has("fire 2", "flying")
    t.attack("fire 2").passes(0).play(1, "Lead", targets=["fire 2"]).resolve().block("wind 3").to("main")
    assert t.is_on_field("wind 3") and not t.has("wind 3", "flying")


@pytest.mark.rule("fow", "1108.1", "1108.2")
def test_swiftness_attacks_in_the_turn_it_comes() -> None:
    t = table(fighter("swiftness")).field(0, "fire 2 swiftness", "fire 2", fresh=True)
    assert t.acts(0, "battle") == ["fire 2 swiftness"]
    t.attack("fire 2 swiftness").to("battle_damage")
    assert t.resource(1, "life") == 3000


@pytest.mark.rule("fow", "1109.1", "1109.2", "1109.3", "1024.5")
def test_an_imperishable_ruler_without_defence_is_astral_all_the_same() -> None:
    front = make("Queen", "ruler", key="queen")
    back = written("Queen Risen", "J-ruler", "[Imperishable]", cost=None, size=(900, 900))
    wither = chant("Wither", "Target J/resonator gains [-1000/-1000] until end of turn.")
    for card, astral in ((CRUSH, 0), (wither, 1)):
        t = table(two_sided(front, back), CRUSH, wither, rulers=False).field(0, "Queen Risen").hand(0, card.name)
        t.play(0, card.name, targets=["Queen Risen"]).resolve()
        assert t.zone_names(0, "ruler") == ["Queen"] and t.counters("Queen", "astral") == astral


# ---------------------------------------------------------------- 1163, 1169, 1177


@pytest.mark.rule("fow", "1163.1", "1163.2")
def test_belligerence_attacks_resonators_and_wardens_but_no_players_in_the_turn_it_comes() -> None:
    t = table(fighter("belligerence"), WARDEN).field(0, "fire 2 belligerence", fresh=True)
    assert t.acts(0, "battle") == []
    t = table(fighter("belligerence"), WARDEN).field(0, "fire 2 belligerence", fresh=True)
    t.field(1, "wind 3", rested=True).zone(1, "ruler", "Warden", counters={"willpower": 4})
    t.act(0, "battle").end_step().end_step().choose("fire 2 belligerence")
    t.expect(kind="objects", why="attacked object")
    assert len(t.options()) == 2
    t.choose("Warden").to("battle_damage")
    assert t.counters("Warden", "willpower") == 2


@pytest.mark.rule("fow", "1163.2")
def test_later_a_belligerent_resonator_attacks_players_as_well() -> None:
    t = table(fighter("belligerence")).field(0, "fire 2 belligerence").attack("fire 2 belligerence")
    assert t.to("battle_damage").resource(1, "life") == 3000


@pytest.mark.rule("fow", "1169.1", "1169.2", "1169.3")
def test_multi_strike_does_not_strike_again_once_it_no_longer_attacks() -> None:
    t = fight(fighter("multi_strike"), CRUSH).hand(1, "Crush").attack("fire 2 multi_strike").to("first_strike")
    assert t.resource(1, "life") == 3000
    t.passes(0).play(1, "Crush", targets=["fire 2 multi_strike"]).resolve().to("main")
    assert t.resource(1, "life") == 3000


@pytest.mark.rule("fow", "1169.2")
def test_a_multi_striker_is_struck_back_once() -> None:
    t = fight(fighter("multi_strike", size=500)).field(1, "wind 3").attack("fire 2 multi_strike").block("wind 3")
    t.to("main")
    assert t.zone_names(1, "graveyard") == ["wind 3"]
    assert t.zone_names(0, "graveyard") == ["fire 2 multi_strike"]


@pytest.mark.rule("fow", "1177.1", "1177.2")
def test_small_and_cheap_resonators_cannot_block_a_terrifying_one() -> None:
    cheap = resonator("wind", 1, size=2000)
    t = fight(fighter("terrifying", size=700), cheap).field(1, "fire 2", "wind 1", "wind 3")
    t.attack("fire 2 terrifying").end_step().end_step()
    assert t.can("block", 1, "wind 3")  # 900 ATK, total cost 3
    assert not t.can("block", 1, "fire 2") and not t.can("block", 1, "wind 1")


@pytest.mark.rule("fow", "1177.2")
def test_a_j_ruler_blocks_a_terrifying_resonator_whatever_its_size() -> None:
    queen = make("Small Queen", "j_ruler", atk=100, dfn=100)
    t = fight(fighter("terrifying", size=700), queen).field(1, "Small Queen").attack("fire 2 terrifying")
    t.block("Small Queen")
    combat = t.game.state.combat
    assert combat is not None and combat.blocker == t.obj("Small Queen").id
