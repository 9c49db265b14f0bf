"""910 once more: replacements that were hidden, by single targets, for several players, and counted."""

from __future__ import annotations

import pytest

from arbiter.script import abilities as ab
from arbiter.script import effects as fx
from arbiter.script import statements as st
from arbiter.script.amounts import Number
from arbiter.script.nouns import OPPONENT, YOU, EventPlayer
from arbiter.script.patterns import Draws
from tests.games.fow.plain import make
from tests.games.fow.tables import table
from tests.games.fow.written import chant, regalia, resonator

HEN = resonator("Hen", size=(300, 300))


# ---------------------------------------------------------------- 910.1a


@pytest.mark.rule("fow", "910.1a")
def test_a_replacement_that_is_hidden_until_its_situation_begins_applies() -> None:
    ghost = resonator(
        "Ghost", "If this card would be put into your graveyard from your deck, remove it from the game instead."
    )
    dig = chant("Dig", "Put the top two cards of your deck into your graveyard.")
    t = table(ghost, HEN, dig).deck(0, "Ghost", "Hen").hand(0, "Dig").play(0, "Dig").resolve()
    assert t.zone_names(0, "removed") == ["Ghost"] and sorted(t.zone_names(0, "graveyard")) == ["Dig", "Hen"]


@pytest.mark.rule("fow", "910.1a")
def test_a_card_in_the_hand_can_replace_its_own_discarding() -> None:
    imp = resonator("Imp", "If this card would be discarded, put it into the field instead.")
    toss = chant("Toss", "Each player discards a card.")
    t = table(imp, HEN, toss).hand(0, "Toss", "Imp").hand(1, "Hen").play(0, "Toss").resolve()
    assert t.is_on_field("Imp", 0) and t.zone_names(1, "graveyard") == ["Hen"]
    bury = chant("Bury", "Destroy target resonator.")
    t = table(imp, bury).field(0, "Imp").hand(0, "Bury").play(0, "Bury").resolve()
    assert sorted(t.zone_names(0, "graveyard")) == ["Bury", "Imp"]  # it says nothing of other moves


@pytest.mark.rule("fow", "910.1a", "901.3a")
def test_what_a_card_says_of_its_own_way_to_the_graveyard_holds_from_anywhere() -> None:
    shade = resonator(
        "Shade", "If this card would be put into a graveyard from anywhere, remove it from the game instead."
    )
    stop = chant("Stop", "[Quickcast]", "Cancel target spell.")
    kill = chant("Kill", "Destroy target resonator.")
    toss = chant("Toss", "Discard a card.")
    dig = chant("Dig", "Put the top card of your deck into your graveyard.")
    t = table(shade, dig).deck(0, "Shade").hand(0, "Dig").play(0, "Dig").resolve()
    assert t.zone_names(0, "removed") == ["Shade"]
    t = table(shade, toss).hand(0, "Toss", "Shade").play(0, "Toss").resolve()
    assert t.zone_names(0, "removed") == ["Shade"]
    t = table(shade, kill).field(0, "Shade").hand(0, "Kill").play(0, "Kill").resolve()
    assert t.zone_names(0, "removed") == ["Shade"]
    t = table(shade, stop, stones=1).hand(0, "Shade").hand(1, "Stop").play(0, "Shade").passes(0)
    assert t.play(1, "Stop").resolve().zone_names(0, "removed") == ["Shade"]


# ---------------------------------------------------------------- 910.2b


@pytest.mark.rule("fow", "910.2b")
def test_of_a_single_target_spell_only_what_it_deals_to_that_target_is_replaced() -> None:
    storm = chant(
        "Storm", "This card deals 200 damage to target J/resonator. This card deals 200 damage to each opponent."
    )
    calm = chant(
        "Calm", "[Quickcast]", "Prevent all damage that would be dealt by target spell with a single target this turn."
    )
    t = table(storm, calm).field(1, "wind 3").hand(0, "Storm").hand(1, "Calm").play(0, "Storm").passes(0)
    t.play(1, "Calm").resolve_all()
    assert t.damage_on("wind 3") == 0 and t.resource(1, "life") == 3800


# ---------------------------------------------------------------- 910.2e


@pytest.mark.rule("fow", "910.2e")
def test_what_another_player_does_follows_when_the_replaced_action_is_over() -> None:
    loses = fx.LoseResource(EventPlayer(), "life", Number(100))
    swap = st.Replace(Draws(OPPONENT), (loses, fx.Mill(YOU, Number(1), "removed")))
    dealer = make("Dealer", "regalia", abilities=(ab.Static("dealer", None, (swap,)),))
    feast = chant("Feast", "Each player draws a card.")
    t = (
        table(dealer, feast, HEN)
        .field(1, "Dealer")
        .deck(1, "Hen", "fire 1")
        .hand(0, "Feast")
        .play(0, "Feast")
        .resolve()
    )
    assert t.resource(0, "life") == 3900 and t.hand_size(0) == 0
    assert t.hand_names(1) == ["Hen"] and t.zone_names(1, "removed") == ["fire 1"]  # drawing came first


@pytest.mark.rule("fow", "910.2e")
def test_both_parts_happen_where_only_one_player_acts() -> None:
    dealer = regalia("Dealer", "If your opponent would draw a card, they lose 100 life and you draw a card instead.")
    feast = chant("Feast", "Draw two cards.")
    t = table(dealer, feast, HEN).field(1, "Dealer").hand(0, "Feast").play(0, "Feast").resolve()
    assert t.resource(0, "life") == 3800 and t.hand_size(0) == 0 and t.hand_size(1) == 2


# ---------------------------------------------------------------- 910.2g


def shield(which: str) -> str:
    return f"Prevent the {which} damage that would be dealt to you each turn."


@pytest.mark.rule("fow", "910.2g")
def test_the_first_and_second_damage_of_a_turn_count_what_would_have_been_dealt() -> None:
    tree, queen = regalia("Tree", shield("first")), regalia("Queen", shield("second"))
    bolts = [chant(name, "[Quickcast]", "This card deals 100 damage to each opponent.") for name in ("A", "B", "C")]
    for board, life in ((("Tree", "Queen"), 3900), (("Tree",), 3800), (("Queen",), 3800)):
        t = table(tree, queen, *bolts).field(1, *board).hand(0, "A", "B", "C")
        for name in ("A", "B", "C"):
            t.play(0, name).resolve()
        assert t.resource(1, "life") == life
    t = table(tree, *bolts).field(1, "Tree").hand(0, "A", "B").play(0, "A").resolve().next_turn().next_turn()
    assert t.play(0, "B").resolve().resource(1, "life") == 4000  # each turn has its own first


@pytest.mark.rule("fow", "910.2g")
def test_damage_before_the_shield_came_counts() -> None:
    tree = regalia("Tree", shield("first"), cost="{0}")
    bolts = [chant(name, "This card deals 100 damage to each player.") for name in ("A", "B")]
    t = table(tree, *bolts).hand(0, "A", "Tree", "B").play(0, "A").resolve().play(0, "Tree").resolve()
    assert t.play(0, "B").resolve().resource(0, "life") == 3800


# ---------------------------------------------------------------- 903.2i-2, 903.2n-2


@pytest.mark.rule("fow", "903.2i-2")
def test_what_a_target_must_be_must_be_plain_to_everybody() -> None:
    rune = chant("Word", "You gain 100 life.")
    burn = chant("Burn", "Remove target chant in your opponent's standby area from the game.")
    sweep = chant("Sweep", "Remove target card in your opponent's standby area from the game.")
    dig = chant("Dig", "Remove target chant in your standby area from the game.")
    t = table(rune, burn, sweep, dig).zone(1, "standby", "Word").zone(0, "standby", "Word")
    t.hand(0, "Burn", "Sweep", "Dig")
    assert t.can("play", 0, "Sweep")  # a card it is, whatever card
    assert not t.can("play", 0, "Burn") and not t.can("play", 0, "Dig")


@pytest.mark.rule("fow", "903.2n-2")
def test_what_changes_a_cost_is_a_cost_for_who_forbids_it() -> None:
    ban = regalia("Ban", "Players cannot discard cards as a cost.")
    toll = chant("Toll", "As an additional cost to play this card, discard a card.", "You gain 100 life.")
    lute = regalia("Lute", "Discard a card: You gain 100 life.")
    for board, able in ((("Lute",), True), (("Lute", "Ban"), False)):
        t = table(ban, toll, lute, HEN).field(0, *board).hand(0, "Toll", "Hen")
        assert t.can("play", 0, "Toll") is able and t.can("use", 0, "Lute") is able
    still = regalia("Still", "Your opponent cannot move cards from their removed area to another zone as a cost.")
    sun = resonator("Sun", "[Solarisation] 1", cost="{R}{1}")
    for board, able in (((), True), (("Still",), False)):
        t = table(still, sun, stones=1).field(1, *board).zone(0, "removed", "fire 1").hand(0, "Sun")
        assert t.can("play", 0, "Sun") is able


@pytest.mark.rule("fow", "903.2n-2")
def test_for_everything_else_it_is_part_of_the_effect() -> None:
    ear = regalia("Ear", "Whenever you discard a card as a cost >>> You gain 100 life.")
    toll = chant("Toll", "As an additional cost to play this card, discard a card.", "Draw a card.")
    lute = regalia("Lute", "Discard a card: Draw a card.")
    t = table(ear, toll, lute, HEN).field(0, "Ear", "Lute").hand(0, "Toll", "Hen").play(0, "Toll").resolve_all()
    assert t.resource(0, "life") == 4000
    t = table(ear, toll, lute, HEN).field(0, "Ear", "Lute").hand(0, "Hen").use(0, "Lute").resolve_all()
    assert t.resource(0, "life") == 4100
