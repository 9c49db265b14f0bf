"""Rulings where several rules meet: while cards are played, in battles, in the turn, between zones."""

from __future__ import annotations

import pytest

from arbiter.kernel.traits import Face
from arbiter.script import abilities as ab
from arbiter.script import effects as fx
from arbiter.script import statements as st
from arbiter.script.amounts import Number
from arbiter.script.base import Effect, Lasting, Quality, Stat
from arbiter.script.costs import Mana
from arbiter.script.nouns import Bound, Group, Is
from arbiter.testing import Table
from tests.games.fow.plain import make
from tests.games.fow.tables import life, table
from tests.games.fow.written import chant, regalia, resonator

HEN = resonator("Hen", cost="{0}", size=(300, 300))
OX = resonator("Ox", cost="{2}", size=(800, 800))
WALL = resonator("Wall", cost="{2}", size=(200, 1000))
KILL = chant("Kill", "[Quickcast]", "Destroy target resonator.")
AWAY = chant("Away", "[Quickcast]", "Return target resonator to its owner's hand.")
CHARM = chant("Charm", "[Quickcast]", "Gain control of target resonator until end of turn.")
LURE = chant("Lure", "[Quickcast]", "Gain control of target resonator until end of turn.")
STOP = chant("Stop", "[Quickcast]", "Cancel target spell.")
PSALM = chant("Psalm", "[Quickcast]", "You gain 100 life.")
GROW = chant("Grow", "[Quickcast]", "Target resonator gains [+400/+400] until end of turn.")
WAKE = chant("Wake", "[Quickcast]", "Recover target resonator.")
TAX = regalia("Tax", "Players pay {1} more to play spells.")
ANY = fx.Choose(1, Group((Is(Quality.TYPE, "resonator"),), ("field",)), Number(1), Number(1))


def doing(name: str, *effects: Effect) -> Face:
    """A quick chant made of script, for what has no words yet."""
    return make(name, "chant", price=Mana(), keywords=("quickcast",), abilities=(ab.Spell("", None, effects),))


def rested(t: Table) -> int:
    return sum(obj.turned for obj in t.objects("field", 0))


# ---------------------------------------------------------------- X, targets and costs


@pytest.mark.rule("fow", "903.2h-3", "903.2o")
def test_a_chant_that_counts_spells_counts_them_while_it_is_played_and_not_itself() -> None:
    count = chant("Count", "You gain X00 life, where X is the number of spells you have played this turn.")
    t = table(count, PSALM).hand(0, "Psalm", "Psalm", "Count").play(0, "Psalm").resolve().play(0, "Count")
    t.play(0, "Psalm").resolve_all()
    assert life(t) == (4300, 4000)  # 100, 100 by the answer, and 100 for the one that came before


@pytest.mark.rule("fow", "903.3b-1", "903.2h-3", "903.2f")
def test_an_x_that_counts_cards_is_counted_when_the_chant_resolves() -> None:
    count = chant("Count", "You gain X00 life, where X is the number of cards in your hand.")
    t = table(count, PSALM).hand(0, "Count", "Psalm", "Psalm", "Psalm").play(0, "Count").play(0, "Psalm").resolve_all()
    assert life(t) == (4300, 4000)


@pytest.mark.rule("fow", "903.2h-4", "204.1b", "204.1c")
def test_an_x_that_was_paid_stays_with_the_entity_though_its_total_cost_is_without_it() -> None:
    hydra = resonator("Hydra", "[Enter] >>> You gain X00 life.", cost="{X}{R}", size=(100, 100))
    cull = chant("Cull", "Destroy target resonator with total cost 1 or less.")
    t = table(hydra, cull, stones=4).hand(0, "Hydra", "Cull").play(0, "Hydra", x=3).resolve_all()
    assert life(t) == (4300, 4000)
    t.play(0, "Cull", targets=["Hydra"]).resolve()
    assert "Hydra" in t.zone_names(0, "graveyard")


@pytest.mark.rule("fow", "204.1b", "312.3", "104.7a")
def test_a_spell_with_x_has_its_x_in_its_total_cost_while_it_is_on_the_chase() -> None:
    hydra = resonator("Hydra", cost="{X}{R}", size=(100, 100))
    catch = chant("Catch", "[Quickcast]", "Cancel target spell with total cost 4.")
    t = table(hydra, catch, stones=4).hand(0, "Hydra").hand(1, "Catch").play(0, "Hydra", x=3).passes(0)
    assert t.can("play", 1, "Catch")
    t = table(hydra, catch, stones=6).hand(0, "Hydra").hand(1, "Catch").play(0, "Hydra", x=4).passes(0)
    assert not t.can("play", 1, "Catch")  # exactly 4, not 4 or more


@pytest.mark.rule("fow", "903.3a", "911.1", "104.2")
def test_what_asks_for_a_target_that_is_gone_is_not_done_and_the_rest_is() -> None:
    feast = chant("Feast", "Destroy target resonator. You gain life equal to its ATK. Draw a card.")
    t = table(feast, AWAY, OX).field(1, "Ox").hand(0, "Feast").hand(1, "Away").play(0, "Feast").passes(0)
    t.play(1, "Away", targets=["Ox"]).resolve_all()
    assert life(t) == (4000, 4000) and t.hand_size(0) == 1


@pytest.mark.rule("fow", "903.3a", "903.2i-3")
def test_of_two_targets_the_one_that_is_left_is_dealt_with() -> None:
    twice = chant("Twice", "Destroy up to two target resonators.")
    t = table(twice, AWAY, OX, HEN).field(1, "Ox", "Hen").hand(0, "Twice").hand(1, "Away")
    t.play(0, "Twice", targets=[["Ox", "Hen"]]).passes(0).play(1, "Away", targets=["Ox"]).resolve_all()
    assert t.zone_names(1, "graveyard") == ["Away", "Hen"] and t.hand_names(1) == ["Ox"]


@pytest.mark.rule("fow", "903.3a", "1051.1", "105.3")
def test_a_target_that_an_opponent_must_control_is_illegal_when_it_changed_sides() -> None:
    hex_ = chant("Hex", "Destroy target resonator your opponent controls.")
    t = table(hex_, CHARM, OX).field(1, "Ox").hand(0, "Hex", "Charm").play(0, "Hex").play(0, "Charm").resolve_all()
    assert t.is_on_field("Ox") and t.obj("Ox").controller == 0


@pytest.mark.rule("fow", "903.2k-3", "903.2k-4", "903.2k-5")
def test_a_cost_that_is_raised_first_can_be_lowered_to_nothing() -> None:
    sale = regalia("Sale", "You pay {3} less to play resonators.")
    ox = resonator("Cow", cost="{1}", size=(200, 200))
    t = table(sale, TAX, ox).field(0, "Sale").field(1, "Tax").hand(0, "Cow").play(0, "Cow").resolve()
    assert t.is_on_field("Cow")


@pytest.mark.rule("fow", "903.2k-4", "204.1a", "204.1b")
def test_less_of_any_will_is_taken_from_the_free_cost_only_if_there_is_one() -> None:
    sale = regalia("Sale", "You pay {1} less to play resonators.")
    cow = resonator("Cow", cost="{1}{R}", size=(200, 200))
    t = table(sale, cow, stones=1).field(0, "Sale").hand(0, "Cow").play(0, "Cow").resolve()
    assert t.is_on_field("Cow") and rested(t) == 1


@pytest.mark.rule("fow", "903.2k-2", "903.2k-3", "903.2n", "104.2")
def test_a_free_chant_that_cannot_pay_what_was_added_is_not_played_and_the_rest_is_done() -> None:
    gift = chant("Gift", "You may play a chant from your hand without paying its cost. Draw a card.")
    dear = chant("Dear", "You gain 700 life.", cost="{4}")
    t = table(gift, dear, TAX, stones=1).field(1, "Tax").hand(0, "Gift", "Dear").play(0, "Gift").resolve()
    assert t.stack() == [] and t.hand_size(0) == 2 and life(t) == (4000, 4000)


@pytest.mark.rule("fow", "1003.4", "1003.5", "1012.1")
def test_who_cannot_pay_all_that_is_asked_pays_nothing_and_is_cancelled() -> None:
    toll = chant("Toll", "[Quickcast]", "Cancel target spell unless its controller pays {2}.")
    t = table(toll, PSALM, stones=1).hand(0, "Psalm").hand(1, "Toll").play(0, "Psalm").passes(0).play(1, "Toll")
    t.resolve_all()
    assert life(t) == (4000, 4000) and rested(t) == 0


@pytest.mark.rule("fow", "907.8", "907.3", "903.2k-3")
def test_a_tax_on_abilities_spares_will_abilities() -> None:
    gate = regalia("Gate", "Players pay {1} more to play activate abilities.")
    dial = regalia("Dial", "{0}: You gain 100 life.")
    t = table(gate, dial, stones=1).field(1, "Gate").field(0, "Dial").use(0, "Dial").resolve()
    assert life(t) == (4100, 4000) and rested(t) == 1  # the stone itself paid with, for no more than a rest
    assert not t.can("use", 0, "Dial")


@pytest.mark.rule("fow", "905.3", "1013.3", "1013.2")
def test_a_card_that_came_this_turn_rests_for_another_cards_cost_not_for_its_own_symbol() -> None:
    scout = resonator("Scout", "{Rest}: You gain 100 life.")
    horn = regalia("Horn", "Rest a resonator you control: You gain 500 life.")
    t = table(scout, horn).field(0, "Scout", fresh=True).field(0, "Horn", fresh=True)
    assert not t.can("use", 0, "Scout")
    assert life(t.use(0, "Horn").resolve()) == (4500, 4000) and t.is_rested("Scout")
    assert not t.can("use", 0, "Horn")  # only a recovered card is rested


@pytest.mark.rule("fow", "905.3", "909.3c", "1020.1")
def test_a_new_regalia_may_rest_for_itself_until_it_becomes_a_resonator() -> None:
    lyre = regalia("Lyre", "{Rest}: You gain 100 life.")
    rouse = chant("Rouse", "Target regalia becomes a [400/400] resonator until end of turn.")
    t = table(lyre, rouse).field(0, "Lyre", fresh=True).hand(0, "Rouse")
    assert t.can("use", 0, "Lyre")
    t.play(0, "Rouse").resolve()
    assert not t.can("use", 0, "Lyre")


@pytest.mark.rule("fow", "105.4a", "105.4", "903.2l")
def test_a_player_may_pay_all_their_life_and_loses_before_the_ability_resolves() -> None:
    altar = regalia("Altar", "Pay 500 life: You gain 2000 life.")
    t = table(altar).field(0, "Altar").resources(0, life=500).use(0, "Altar")
    assert t.over and t.winner == 1


@pytest.mark.rule("fow", "1051.2", "105.3c", "906.3d")
def test_an_ability_that_was_taken_over_does_for_its_new_controller_what_it_says() -> None:
    seize = chant("Seize", "[Quickcast]", "Gain control of target ability.")
    well = regalia("Well", "{Rest}: You gain 500 life. Your opponent loses 300 life.")
    t = table(seize, well).field(0, "Well").hand(1, "Seize").use(0, "Well").passes(0).play(1, "Seize").resolve_all()
    assert life(t) == (3700, 4500)


@pytest.mark.rule("fow", "605.1", "603.1", "602.1")
def test_after_an_answer_resolved_the_turn_player_has_priority_again() -> None:
    slow = chant("Slow", "You gain 500 life.")
    t = table(slow, PSALM, STOP).hand(0, "Slow", "Psalm").hand(1, "Psalm", "Stop").play(0, "Slow").passes(0)
    t.play(1, "Psalm")
    assert t.asked == 1  # who played keeps it
    t.passes(1).passes(0)
    assert t.stack() == ["Slow"] and t.asked == 0 and life(t) == (4000, 4100)


# ---------------------------------------------------------------- battles


@pytest.mark.rule("fow", "803.3", "1051.1", "905.3")
def test_a_card_that_was_lost_and_won_back_in_a_turn_does_not_attack_in_it() -> None:
    t = table(HEN, CHARM, LURE).field(0, "Hen").hand(1, "Charm").hand(0, "Lure", "Lure").play(0, "Lure").passes(0)
    t.play(1, "Charm", targets=["Hen"]).resolve_all()
    assert t.obj("Hen").controller == 0 and t.acts(0, "battle") == []


@pytest.mark.rule("fow", "804.4", "804.3", "803.4b")
def test_what_is_attacked_does_not_block_though_it_recovered() -> None:
    t = table(HEN, OX, WALL, WAKE).field(0, "Ox").field(1, "Hen", rested=True).hand(1, "Wake")
    t.attack("Ox", at="Hen").passes(0).play(1, "Wake", targets=["Hen"]).resolve()
    assert not t.to("main").is_on_field("Hen")
    assert t.damage_on("Ox") == 300  # it was never asked to block and fought as the attacked one


@pytest.mark.rule("fow", "804.5b", "804.4a", "806.2d")
def test_an_attacked_card_whose_blocker_left_battles_the_attacker() -> None:
    t = table(HEN, OX, WALL, AWAY).field(0, "Ox").field(1, "Wall").field(1, "Hen", rested=True).hand(1, "Away")
    t.attack("Ox", at="Hen").block("Wall").passes(0).play(1, "Away", targets=["Wall"]).resolve().to("main")
    assert not t.is_on_field("Hen") and t.damage_on("Ox") == 300 and life(t) == (4000, 4000)


@pytest.mark.rule("fow", "805.2a", "806.2b", "804.4a")
def test_a_multi_striker_that_slew_its_blocker_strikes_the_player_next() -> None:
    fury = resonator("Fury", "[Multi Strike]", size=(400, 400))
    t = table(fury, HEN).field(0, "Fury").field(1, "Hen").attack("Fury").block("Hen").to("main")
    assert life(t) == (4000, 3600) and t.damage_on("Fury") == 0 and not t.is_on_field("Hen")


@pytest.mark.rule("fow", "1029.1a", "805.1", "806.1", "803.4")
def test_an_attacker_that_is_removed_from_battle_deals_and_takes_nothing_and_stays_rested() -> None:
    calm = doing("Calm", ANY, fx.RemoveFromBattle(Bound(1)))
    t = table(OX, WALL, calm).field(0, "Ox").field(1, "Wall").hand(1, "Calm").attack("Ox").block("Wall").passes(0)
    t.play(1, "Calm", targets=["Ox"]).resolve().to("main")
    assert t.damage_on("Ox") == 0 and t.damage_on("Wall") == 0 and t.is_rested("Ox") and life(t) == (4000, 4000)


@pytest.mark.rule("fow", "803.4a", "909.3c", "806.1")
def test_an_attacking_card_that_stops_being_a_resonator_stops_attacking() -> None:
    golem = regalia("Golem", "{0}: This card becomes a [500/500] resonator until end of turn.")
    dust = doing("Dust", ANY, fx.Modify(Bound(1), (st.BecomeType("regalia", None, True),)))
    t = table(golem, dust).field(0, "Golem").hand(1, "Dust").use(0, "Golem").resolve().attack("Golem").passes(0)
    t.play(1, "Dust").resolve().to("main")
    assert life(t) == (4000, 4000)


@pytest.mark.rule("fow", "807.3a", "1204.1", "807.3b")
def test_damage_that_only_the_battle_made_bearable_destroys_when_the_battle_is_over() -> None:
    brace = doing("Brace", ANY, fx.Modify(Bound(1), (st.AddStat(Stat.GUARD, Number(600)),), Lasting.COMBAT))
    t = table(OX, HEN, brace).field(0, "Ox").field(1, "Hen").hand(1, "Brace").attack("Ox").block("Hen").passes(0)
    t.play(1, "Brace", targets=["Hen"]).resolve().to("battle_damage")
    assert t.is_on_field("Hen") and t.damage_on("Hen") == 800
    assert not t.to("main").is_on_field("Hen")


@pytest.mark.rule("fow", "718.2", "803.3", "905.3")
def test_who_must_attack_but_came_this_turn_does_not_hold_the_turn_up() -> None:
    boar = resonator("Boar", "This card must attack each turn if able.", size=(300, 300))
    t = table(boar).field(0, "Boar", fresh=True).next_turn()
    assert t.active == 1 and life(t) == (4000, 4000)
    t = table(boar).field(0, "Boar")
    assert "pass" not in t.options()


@pytest.mark.rule("fow", "1041.2", "803.4", "1041.1")
def test_a_card_put_into_the_field_attacking_has_not_attacked_and_deals_its_damage() -> None:
    pup = resonator("Pup", "Whenever this card attacks >>> You gain 500 life.", size=(200, 200))
    horn = resonator(
        "Horn",
        "Whenever this card attacks >>> Put a resonator from your hand into the field attacking.",
        size=(300, 300),
    )
    t = table(pup, horn).field(0, "Horn").hand(0, "Pup").attack("Horn").resolve()
    assert t.is_rested("Pup") and life(t) == (4000, 4000)
    assert life(t.to("main")) == (4000, 3500)


# ---------------------------------------------------------------- the turn


@pytest.mark.rule("fow", "505.5", "306.3", "906.2")
def test_what_a_discard_of_the_last_step_gives_until_end_of_turn_ends_in_its_repetition() -> None:
    choir = regalia(
        "Choir", "Whenever you discard a card >>> Resonators you control gain [+500/+500] until end of turn."
    )
    t = table(choir, HEN).field(0, "Hen", "Choir").hand(0, *["Hen"] * 8).to("final_hand")
    t.choose(t.card("Hen", 0, zone="hand")).resolve_all()
    assert t.power("Hen") == 800
    assert t.next_turn().power("Hen") == 300


@pytest.mark.rule("fow", "906.5a", "505.3", "505.4")
def test_what_is_put_off_to_the_end_of_turn_after_that_moment_waits_for_the_next() -> None:
    spark = chant("Spark", "[Quickcast]", "Draw a card. Destroy target resonator at end of turn.")
    t = table(spark, HEN).field(0, "Hen").hand(0, "Spark").to("end_last").play(0, "Spark").resolve()
    t.next_turn()
    assert t.is_on_field("Hen")
    assert not t.next_turn().is_on_field("Hen")


@pytest.mark.rule("fow", "1025.2", "1025.1", "505.6")
def test_two_extra_turns_follow_each_other_before_the_opponents_turn() -> None:
    again = chant("Again", "Take an extra turn after this one.")
    t = table(again).hand(0, "Again", "Again").play(0, "Again").resolve().play(0, "Again").resolve()
    assert [t.next_turn().active for _ in range(3)] == [0, 0, 1]


@pytest.mark.rule("fow", "1025.3", "902.3c")
def test_extra_turns_of_both_players_are_taken_in_the_order_they_were_gained() -> None:
    again = chant("Again", "[Quickcast]", "Take an extra turn after this one.")
    t = table(again).hand(0, "Again").hand(1, "Again").play(0, "Again").passes(0).play(1, "Again").resolve_all()
    assert [t.next_turn().active for _ in range(3)] == [1, 0, 1]


@pytest.mark.rule("fow", "1031.1", "1031.2")
def test_a_skip_and_a_hold_of_one_recovery_phase_take_one_after_the_other() -> None:
    skip = chant("Skip", "Target player skips their next recovery phase.")
    hold = chant("Hold", "Target resonator doesn't recover during its controller's next recovery phase.")
    t = table(skip, hold, HEN).field(1, "Hen", rested=True).hand(0, "Skip", "Hold")
    t.play(0, "Skip").choose("player 1").resolve().play(0, "Hold").resolve().to("main", 1)
    assert t.is_rested("Hen")  # the phase was skipped
    t.next_turn().to("main", 1)
    assert t.is_rested("Hen")  # this is the next one that there is
    t.next_turn().to("main", 1)
    assert not t.is_rested("Hen")


@pytest.mark.rule("fow", "103.3", "103.1")
def test_players_who_lose_all_life_together_draw() -> None:
    doom = chant("Doom", "Each player loses 4000 life.")
    t = table(doom).hand(0, "Doom").play(0, "Doom").resolve()
    assert t.over and t.winner is None
