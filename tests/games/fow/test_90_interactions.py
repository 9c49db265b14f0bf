"""Where several rules meet: battles and their keywords, replacement, control, leaving and returning, costs."""

from __future__ import annotations

import pytest

from arbiter.testing import Table
from tests.games.fow.tables import life, table
from tests.games.fow.written import chant, regalia, resonator, written

HEN = resonator("Hen", cost="{0}", size=(300, 300))
WALL = resonator("Wall", size=(100, 1000))
KILL = chant("Kill", "[Quickcast]", "Destroy target resonator.")
CHARM = chant("Charm", "[Quickcast]", "Gain control of target resonator until end of turn.")
GROW = chant("Grow", "[Quickcast]", "Target resonator gains [+400/+400] until end of turn.")
BOLT = chant("Bolt", "[Quickcast]", "This card deals 500 damage to target J/resonator.")
BLINK = chant(
    "Blink",
    "[Quickcast]",
    "Remove target resonator from the game, then put it into the field under its owner's control.",
)


def in_any_order(t: Table) -> Table:
    """Triggered abilities that read alike are played as they stand."""
    while (question := t.question) is not None and question.why == "triggers":
        t.match.answer(0)
    return t


# ---------------------------------------------------------------- battles and their keywords


@pytest.mark.rule("fow", "1103.2a", "1105.2", "805.2a", "806.2d")
def test_first_strike_with_pierce_deals_all_its_damage_first() -> None:
    lancer = resonator("Lancer", "[First Strike]", "[Pierce]", size=(800, 300))
    t = table(lancer, HEN).field(0, "Lancer").field(1, "Hen").attack("Lancer").block("Hen").to("main")
    assert life(t) == (4000, 3500) and t.is_on_field("Lancer") and t.zone_names(1, "graveyard") == ["Hen"]


@pytest.mark.rule("fow", "1103.2a", "208.2a", "1007.1")
def test_pierce_counts_the_damage_that_the_blocker_has_already() -> None:
    lancer = resonator("Lancer", "[Pierce]", size=(800, 2000))
    t = table(lancer, WALL).field(0, "Lancer").field(1, "Wall", damage=700).attack("Lancer").block("Wall").to("main")
    assert life(t) == (4000, 3500)


@pytest.mark.rule("fow", "1103.2a", "1018.1b", "910.1")
def test_damage_that_will_be_prevented_is_assigned_to_the_blocker_all_the_same() -> None:
    lancer = resonator("Lancer", "[Pierce]", size=(800, 2000))
    ward = chant("Ward", "[Quickcast]", "Prevent all damage that would be dealt to target J/resonator this turn.")
    t = table(lancer, HEN, ward).field(0, "Lancer").field(1, "Hen").hand(1, "Ward").attack("Lancer").block("Hen")
    t.passes(0).play(1, "Ward", targets=["Hen"]).resolve().to("main")
    assert life(t) == (4000, 3500) and t.is_on_field("Hen", 1)


@pytest.mark.rule("fow", "1135.3", "1103.3", "1007.5")
def test_drain_counts_each_damage_of_a_piercing_attacker() -> None:
    bat = resonator("Bat", "[Pierce]", "[Drain]", size=(800, 2000))
    t = table(bat, HEN).field(0, "Bat").field(1, "Hen").attack("Bat").block("Hen").to("battle_damage")
    assert life(in_any_order(t).resolve_all()) == (4800, 3500)


@pytest.mark.rule("fow", "1106.2", "1105.2", "805.2a")
def test_what_dies_before_it_deals_damage_does_not_explode() -> None:
    bomb = resonator("Bomb", "[Explode]", size=(200, 200))
    quick = resonator("Quick", "[First Strike]", size=(500, 500))
    t = table(bomb, quick).field(0, "Quick").field(1, "Bomb").attack("Quick").block("Bomb").to("main")
    assert t.is_on_field("Quick", 0) and t.zone_names(1, "graveyard") == ["Bomb"]


@pytest.mark.rule("fow", "1106.2", "1139.2", "1010.3")
def test_an_exploding_card_destroys_itself_though_the_other_cannot_be_destroyed() -> None:
    bomb = resonator("Bomb", "[Explode]", size=(200, 900))
    rock = resonator("Rock", "[Eternal]", size=(100, 100))
    t = table(bomb, rock).field(0, "Bomb").field(1, "Rock").attack("Bomb").block("Rock").to("main")
    assert t.zone_names(0, "graveyard") == ["Bomb"] and t.is_on_field("Rock", 1)


@pytest.mark.rule("fow", "803.4a", "806.1", "1051.1")
def test_an_attacker_that_changes_its_controller_stops_attacking() -> None:
    t = table(HEN, CHARM).field(0, "Hen").hand(1, "Charm").attack("Hen").passes(0).play(1, "Charm").resolve()
    t.to("main")
    assert life(t) == (4000, 4000) and t.obj("Hen").controller == 1


@pytest.mark.rule("fow", "804.4a", "806.2b", "1051.1")
def test_a_blocker_that_changes_its_controller_no_longer_blocks() -> None:
    t = table(HEN, WALL, CHARM).field(0, "Hen").field(1, "Wall").hand(0, "Charm").attack("Hen").block("Wall")
    t.play(0, "Charm", targets=["Wall"]).resolve().to("main")
    assert life(t) == (4000, 3700) and t.damage_on("Hen") == 0


@pytest.mark.rule("fow", "804.4a", "1103.2", "806.2b")
def test_an_attacker_whose_blocker_is_gone_deals_all_its_damage_to_what_it_attacked() -> None:
    t = table(HEN, WALL, KILL).field(0, "Hen").field(1, "Wall").hand(1, "Kill").attack("Hen").block("Wall")
    t.passes(0).play(1, "Kill", targets=["Wall"]).resolve().to("main")
    assert life(t) == (4000, 3700)


@pytest.mark.rule("fow", "803.4b", "803.4")
def test_a_battle_ends_when_the_attacked_card_is_gone_and_the_attacker_stays_rested() -> None:
    t = table(HEN, WALL, KILL).field(0, "Hen").field(1, "Wall", rested=True).hand(1, "Kill").attack("Hen", at="Wall")
    t.passes(0).play(1, "Kill", targets=["Wall"]).resolve().to("main")
    assert life(t) == (4000, 4000) and t.is_rested("Hen")


# ---------------------------------------------------------------- leaving and returning


@pytest.mark.rule("fow", "1022.2", "302.4", "803.3")
def test_what_left_and_came_back_has_neither_counters_nor_damage_nor_its_haste() -> None:
    t = table(HEN, BLINK).field(0, "Hen", counters={"+100/+100": 2}, damage=200).hand(0, "Blink")
    assert t.power("Hen") == 500 and t.acts(0, "battle") == ["Hen"]
    t.play(0, "Blink").resolve()
    assert t.power("Hen") == 300 and t.damage_on("Hen") == 0 and t.acts(0, "battle") == []


@pytest.mark.rule("fow", "903.3a", "302.4")
def test_a_spell_does_not_follow_its_target_away_and_back_but_does_the_rest() -> None:
    drain = chant("Leech", "Destroy target resonator. You gain 100 life.")
    t = table(HEN, BLINK, drain).field(1, "Hen").hand(0, "Leech").hand(1, "Blink").play(0, "Leech").passes(0)
    t.play(1, "Blink").resolve_all()
    assert t.is_on_field("Hen", 1) and life(t) == (4100, 4000)


@pytest.mark.rule("fow", "1051.1", "910.2f", "302.3")
def test_a_stolen_card_that_is_blinked_comes_back_to_its_owner() -> None:
    t = table(HEN, CHARM, BLINK).field(1, "Hen").hand(0, "Charm", "Blink").play(0, "Charm").resolve()
    assert t.obj("Hen").controller == 0
    t.play(0, "Blink").resolve()
    assert t.obj("Hen").controller == 1
    assert t.next_turn().obj("Hen").controller == 1


@pytest.mark.rule("fow", "1051.1", "1010.1", "906.4b")
def test_a_stolen_card_dies_for_its_controller_and_lies_with_its_owner() -> None:
    martyr = resonator("Martyr", "When this card is put into a graveyard from the field >>> You draw a card.")
    t = table(martyr, CHARM, KILL).field(1, "Martyr").hand(0, "Charm", "Kill").play(0, "Charm").resolve()
    t.play(0, "Kill").resolve_all()
    assert t.zone_names(1, "graveyard") == ["Martyr"] and t.hand_size(0) == 1 and t.hand_size(1) == 0


@pytest.mark.rule("fow", "906.3d", "1205.8", "906.3")
def test_an_enter_ability_is_played_although_mythic_took_its_card() -> None:
    king = resonator("King", "«Mythic»", "[Enter] >>> Draw a card.", cost="{0}")
    t = table(king).field(0, "King").hand(0, "King").play(0, "King").resolve()
    t.choose(t.card("King", 0, index=0)).resolve_all()
    assert t.field_names(0) == ["King"] and t.hand_size(0) == 1


@pytest.mark.rule("fow", "909.9", "1010.1")
def test_an_effect_for_as_long_as_its_source_is_there_is_not_made_without_it() -> None:
    bard = resonator("Bard", "{0}: Target resonator gains [+200/+200] as long as this card is in the field.")
    t = table(bard, HEN, KILL).field(0, "Bard", "Hen").hand(1, "Kill").use(0, "Bard", targets=["Hen"]).passes(0)
    t.play(1, "Kill", targets=["Bard"]).resolve_all()
    assert t.power("Hen") == 300


@pytest.mark.rule("fow", "1203.1", "1205.1", "1201.1")
def test_opposed_counters_are_taken_off_before_def_is_looked_at() -> None:
    curse = chant("Curse", "Put two [-100/-100] counters on target resonator.")
    t = table(HEN, curse).field(1, "Hen", counters={"+100/+100": 1}).hand(0, "Curse").play(0, "Curse").resolve()
    assert t.counters("Hen", "-100/-100") == 1 and t.counters("Hen", "+100/+100") == 0 and t.power("Hen") == 200


# ---------------------------------------------------------------- replacement


PIT = regalia("Pit", "If a resonator would be put into a graveyard from anywhere, remove it from the game instead.")


@pytest.mark.rule("fow", "910.1", "906.4b", "1010.1")
def test_what_is_removed_instead_has_not_been_put_into_a_graveyard() -> None:
    martyr = resonator("Martyr", "When this card is put into a graveyard from the field >>> You draw a card.")
    t = table(martyr, PIT, KILL).field(0, "Martyr", "Pit").hand(0, "Kill").play(0, "Kill").resolve_all()
    assert t.zone_names(0, "removed") == ["Martyr"] and t.hand_size(0) == 0


@pytest.mark.rule("fow", "910.1", "1050.1")
def test_what_is_removed_instead_has_left_the_field() -> None:
    ghost = resonator("Ghost", "When this card leaves the field >>> You draw a card.")
    t = table(ghost, PIT, KILL).field(0, "Ghost", "Pit").hand(0, "Kill").play(0, "Kill").resolve_all()
    assert t.zone_names(0, "removed") == ["Ghost"] and t.hand_size(0) == 1


@pytest.mark.rule("fow", "1019.1a", "910.1", "1019.3")
def test_a_discarded_card_that_is_removed_instead_was_discarded() -> None:
    toss = regalia("Toss", "{0}, discard a card: You gain 100 life.")
    ear = regalia("Ear", "Whenever you discard a card >>> Draw a card.")
    t = table(HEN, PIT, toss, ear).field(0, "Pit", "Toss", "Ear").hand(0, "Hen").use(0, "Toss").resolve_all()
    assert t.zone_names(0, "removed") == ["Hen"] and t.hand_size(0) == 1 and life(t) == (4100, 4000)


@pytest.mark.rule("fow", "910.2a", "910.2c", "1018.1a")
def test_damage_is_increased_before_it_is_prevented() -> None:
    wrath = regalia("Wrath", "If a card you control would deal damage, it deals double that much instead.")
    vest = regalia("Vest", "If damage would be dealt to you, prevent 200 of it.")
    burn = chant("Burn", "This card deals 500 damage to target player.")
    t = (
        table(wrath, vest, burn)
        .field(0, "Wrath")
        .field(1, "Vest")
        .hand(0, "Burn")
        .play(0, "Burn", targets=["player 1"])
    )
    assert life(t.resolve()) == (4000, 3200)


@pytest.mark.rule("fow", "1115.2", "1012.1", "910.1")
def test_a_remnant_that_is_cancelled_is_removed() -> None:
    echo = chant("Echo", "[Remnant]", "You gain 500 life.", cost="{1}")
    stop = chant("Stop", "[Quickcast]", "Cancel target spell.")
    t = table(echo, stop, stones=1).zone(0, "graveyard", "Echo").hand(1, "Stop").play(0, "Echo").passes(0)
    t.play(1, "Stop").resolve()
    assert t.zone_names(0, "removed") == ["Echo"] and life(t) == (4000, 4000)
    t = table(echo, stop, stones=1).hand(0, "Echo").hand(1, "Stop").play(0, "Echo").passes(0).play(1, "Stop").resolve()
    assert t.zone_names(0, "graveyard") == ["Echo"]  # from the hand it was no remnant


# ---------------------------------------------------------------- control of what is on the chase


SEIZE = chant("Seize", "[Quickcast]", "Gain control of target spell.")


@pytest.mark.rule("fow", "1051.2", "702.3e", "1010.1")
def test_a_seized_resonator_enters_for_its_new_controller_with_its_enter_ability() -> None:
    herald = resonator("Herald", "[Enter] >>> Draw a card.", cost="{0}")
    t = table(herald, SEIZE, KILL).hand(0, "Herald", "Kill").hand(1, "Seize").play(0, "Herald").passes(0)
    t.play(1, "Seize").resolve_all()
    assert t.obj("Herald").controller == 1 and t.hand_size(1) == 1 and t.hand_names(0) == ["Kill"]
    t.play(0, "Kill").resolve_all()
    assert t.zone_names(0, "graveyard")[-1] in ("Herald", "Kill") and "Herald" in t.zone_names(0, "graveyard")


@pytest.mark.rule("fow", "1051.2", "903.3a")
def test_a_seized_chant_is_its_new_controllers_and_lies_with_its_owner() -> None:
    psalm = chant("Psalm", "You gain 300 life. Your opponent loses 300 life.")
    t = table(psalm, SEIZE).hand(0, "Psalm").hand(1, "Seize").play(0, "Psalm").passes(0).play(1, "Seize").resolve_all()
    assert life(t) == (3700, 4300) and "Psalm" in t.zone_names(0, "graveyard")


# ---------------------------------------------------------------- costs


TAX = regalia("Tax", "Players pay {2} more to play spells.")


@pytest.mark.rule("fow", "903.2k-1", "903.2k-3", "1111.2")
def test_who_banishes_instead_of_paying_still_pays_what_was_added() -> None:
    phoenix = resonator("Phoenix", "[Incarnation] {R}", cost="{R}{R}{5}")
    t = table(phoenix, TAX, stones=2).field(0, "fire 1").field(1, "Tax").hand(0, "Phoenix").play(0, "Phoenix")
    assert t.zone_names(0, "graveyard") == ["fire 1"] and sum(obj.turned for obj in t.objects("field", 0)) == 2
    t = table(phoenix, TAX, stones=1).field(0, "fire 1").field(1, "Tax").hand(0, "Phoenix")
    assert not t.can("play", 0, "Phoenix")


@pytest.mark.rule("fow", "903.2k-3", "903.2k-4", "903.2k-5")
def test_more_comes_before_less_and_what_was_fixed_stays() -> None:
    alms = regalia("Alms", "You pay {1} less to play chants.")
    psalm = chant("Psalm", "You gain 300 life.", cost="{R}")
    made = table(psalm, alms, TAX, stones=2).field(0, "Alms").field(1, "Tax").hand(0, "Psalm").play(0, "Psalm")
    assert sum(obj.turned for obj in made.objects("field", 0)) == 2  # one and two less one
    free = table(psalm, alms, stones=1).field(0, "Alms").hand(0, "Psalm").play(0, "Psalm")
    assert sum(obj.turned for obj in free.objects("field", 0)) == 1  # the specified cost is not a free cost


@pytest.mark.rule("fow", "1120.2", "903.3a", "1051.1")
def test_barrier_is_against_others_than_whoever_controls_the_card_now() -> None:
    ghost = resonator("Ghost", "[Barrier]", size=(300, 300))
    take = regalia("Take", "{0}: Gain control of a resonator your opponent controls until end of turn.")
    t = table(ghost, take, KILL).field(1, "Ghost").field(0, "Take").hand(0, "Kill").hand(1, "Kill")
    assert not t.can("play", 0, "Kill")
    t.use(0, "Take").resolve()
    assert t.can("play", 0, "Kill") and not t.passes(0).can("play", 1, "Kill")


@pytest.mark.rule("fow", "1120.2", "903.3a", "909.3d")
def test_a_barrier_gained_in_answer_saves_the_target_and_nothing_else() -> None:
    veil = chant("Veil", "[Quickcast]", "Target resonator you control gains [Barrier] until end of turn.")
    leech = chant("Leech", "Destroy target resonator. You gain 100 life.")
    t = table(HEN, veil, leech).field(1, "Hen").hand(0, "Leech").hand(1, "Veil").play(0, "Leech").passes(0)
    t.play(1, "Veil").resolve_all()
    assert t.is_on_field("Hen", 1) and life(t) == (4100, 4000)


# ---------------------------------------------------------------- several at once


@pytest.mark.rule("fow", "603.1", "603.2", "605.1")
def test_triggers_of_both_players_resolve_the_other_players_first() -> None:
    mine = resonator("Mine", "Whenever a card is put into a graveyard from the field >>> You gain 100 life.")
    yours = resonator("Yours", "Whenever a card is put into a graveyard from the field >>> You gain 200 life.")
    t = table(mine, yours, HEN, KILL).field(0, "Mine", "Hen").field(1, "Yours").hand(0, "Kill")
    t.play(0, "Kill", targets=["Hen"]).resolve()
    assert t.stack() == ["Mine", "Yours"]
    assert life(t.resolve()) == (4000, 4200)


@pytest.mark.rule("fow", "906.4b", "906.2", "1010.1")
def test_cards_that_die_together_see_each_other_die() -> None:
    owl = resonator("Owl", "Whenever a resonator is put into a graveyard from the field >>> You gain 100 life.")
    sweep = chant("Sweep", "Destroy all resonators.")
    t = table(owl, HEN, sweep).field(0, "Owl", "Owl").field(1, "Hen").hand(0, "Sweep").play(0, "Sweep").resolve()
    assert life(in_any_order(t).resolve_all()) == (4600, 4000)


@pytest.mark.rule("fow", "909.4", "909.5", "909.2")
def test_an_effect_on_all_of_a_kind_reaches_who_comes_later_and_leaves_who_is_no_longer_of_it() -> None:
    hymn = chant("Hymn", "Beast resonators you control gain [+200/+200] until end of turn.")
    beast = resonator("Beast", race="Beast", cost="{0}", size=(300, 300))
    turn = chant("Turn", "Target resonator becomes a Dragon until end of turn.")
    t = table(hymn, beast, turn).hand(0, "Hymn", "Beast", "Turn").play(0, "Hymn").resolve().play(0, "Beast").resolve()
    assert t.power("Beast") == 500
    assert t.play(0, "Turn").resolve().power("Beast") == 300


@pytest.mark.rule("fow", "909.8", "1051.1", "909.4a")
def test_an_effect_on_one_card_stays_on_it_under_another_controller() -> None:
    t = table(HEN, GROW, CHARM).field(1, "Hen").hand(0, "Charm").hand(1, "Grow").passes(0)
    t.play(1, "Grow").resolve().play(0, "Charm").resolve()
    assert t.obj("Hen").controller == 0 and t.power("Hen") == 700


@pytest.mark.rule("fow", "1017.2", "1051.1", "1303.1")
def test_a_token_copy_of_a_stolen_card_stays_when_the_card_goes_back() -> None:
    echo = chant("Echo", "Copy target resonator.")
    t = table(HEN, CHARM, echo).field(1, "Hen").hand(0, "Charm", "Echo").play(0, "Charm").resolve()
    t.play(0, "Echo").resolve()
    assert t.field_names(0) == ["Hen", "Hen"] or sorted(obj.controller for obj in t.objects("field")) == [0, 0]
    t.next_turn()
    assert sorted(obj.controller for obj in t.objects("field")) == [0, 1]


@pytest.mark.rule("fow", "1024.2", "705.1", "1109.2")
@pytest.mark.parametrize(("words", "again"), [((), False), (("[Imperishable]",), True)])
def test_a_j_ruler_that_was_destroyed_is_judged_again_only_if_imperishable(words: tuple[str, ...], again: bool) -> None:
    lord = written(
        "Lord",
        "Ruler",
        "[Judgment] {0}",
        cost=None,
        other=[{"name": "Lord Judged", "type": ["J-Ruler"], "abilities": list(words), "atk": 500, "def": 500}],
    )
    t = table(lord, BOLT, rulers=False).zone(0, "ruler", "Lord").hand(1, "Bolt").act(0, "judgment").resolve()
    t.passes(0).play(1, "Bolt").resolve()
    assert t.zone_names(0, "ruler") == ["Lord"]
    t.next_turn().to("main", 0)
    assert bool(t.acts(0, "judgment")) is again
