"""Rulings where something is done instead, or for another price: discards, draws, graveyards, damage, free plays."""

from __future__ import annotations

import pytest

from tests.games.fow.tables import life, table
from tests.games.fow.written import chant, regalia, resonator

HEN = resonator("Hen", cost="{0}", size=(300, 300))
READ = chant("Read", "[Quickcast]", "Draw a card.")


@pytest.mark.rule("fow", "1019.1a", "910.1")
@pytest.mark.parametrize(
    "text", ["Discard a card. If you do, draw a card.", "You may discard a card. If you do, draw a card."]
)
@pytest.mark.parametrize("where", ["remove it from the game", "put it on the bottom of its owner's deck"])
def test_a_card_that_goes_elsewhere_instead_was_discarded_for_the_rest_of_the_text(text: str, where: str) -> None:
    void = regalia("Void", f"If a card would be put into your graveyard, {where} instead.")
    t = table(void, HEN, chant("Drop", text)).field(0, "Void").hand(0, "Drop", "Hen").play(0, "Drop").resolve()
    if "may" in text:
        t.yes()
    assert t.hand_size(0) == 1 and "Hen" not in t.zone_names(0, "graveyard")


@pytest.mark.rule("fow", "104.4", "1009.2")
def test_each_player_draws_one_card_a_turn_and_no_more() -> None:
    cork = regalia("Cork", "Players cannot draw more than one card per turn.")
    t = table(cork, READ, chant("Give", "Each player draws a card.")).field(0, "Cork")
    t.hand(0, "Give", "Read").hand(1, "Read").play(0, "Give").resolve()
    assert (t.hand_size(0), t.hand_size(1)) == (2, 2)
    assert t.play(0, "Read").resolve().hand_size(0) == 1
    assert t.passes(0).play(1, "Read").resolve().hand_size(1) == 1


@pytest.mark.rule("fow", "910.2d-1", "104.4")
def test_a_draw_that_cannot_happen_is_not_replaced() -> None:
    cork = chant("Cork", "Players cannot draw more than one card per turn until end of game.")
    swap = regalia("Swap", "If you would draw a card, you gain 500 life instead.")
    t = table(cork, swap, READ, chant("Both", "Draw a card.")).hand(0, "Cork", "Both", "Read", "Read")
    t.play(0, "Cork").resolve().play(0, "Both").resolve()
    assert t.hand_size(0) == 3
    t = table(cork, swap, READ).field(0, "Swap").hand(0, "Cork", "Read").play(0, "Cork").resolve()
    assert life(t.play(0, "Read").resolve())[0] == 4500  # nothing was drawn before


@pytest.mark.rule("fow", "910.2f", "311.2a")
def test_what_a_replacement_removes_face_down_does_not_come_back_by_the_rest_of_the_text() -> None:
    text = "If a card would be put into your opponent's graveyard or removed area from anywhere, "
    night = regalia("Night", f"{text}remove it from the game face down instead.")
    blink = chant(
        "Blink", "Remove target resonator from the game, then put it into the field under its owner's control."
    )
    kill = chant("Kill", "Destroy target resonator.")
    t = table(night, blink, kill, HEN).field(0, "Night").field(1, "Hen", "Hen").hand(0, "Blink", "Kill")
    first, second = t.card("Hen", 1, index=0), t.card("Hen", 1, index=1)
    t.play(0, "Blink", targets=[first]).resolve().play(0, "Kill", targets=[second]).resolve()
    assert t.field_names(1) == [] and len(t.zone_names(1, "removed")) == 2 and t.zone_names(1, "graveyard") == []
    assert t.zone_names(0, "graveyard") == ["Blink", "Kill"]  # only the opponent's


@pytest.mark.rule("fow", "910.2a")
def test_damage_to_a_player_is_increased_before_it_is_prevented_and_damage_to_a_resonator_is_not() -> None:
    more = regalia(
        "More", "If a source you control would deal damage to a player, it deals that much plus 200 instead."
    )
    ward = regalia("Ward", "If damage would be dealt to you, prevent 300 of it.")
    bolt = chant("Bolt", "This card deals 200 damage to target player or resonator.")
    t = table(more, ward, bolt, HEN).field(0, "More").field(1, "Ward", "Hen").hand(0, "Bolt", "Bolt")
    assert life(t.play(0, "Bolt", targets=[1]).resolve())[1] == 3900
    assert t.play(0, "Bolt", zone="hand", targets=["Hen"]).resolve().damage_on("Hen") == 200


@pytest.mark.rule("fow", "903.2k-2", "903.2k-3", "903.2k-4")
@pytest.mark.parametrize(
    "text",
    [
        "Until end of turn, you may play resonators from your hand without paying their cost.",
        "You may play resonators from your hand without paying their cost until end of turn.",
    ],
)
def test_what_is_played_for_nothing_is_made_dearer_and_then_cheaper(text: str) -> None:
    tax = regalia("Tax", "Your opponent pays {2} more to play spells.")
    cut = regalia("Cut", "You pay {1} less to play resonators.")
    t = table(tax, cut, chant("Gift", text), resonator("Big", cost="{W}{W}{3}"), stones=3)
    t.field(1, "Tax").field(0, "Cut").hand(0, "Gift", "Big").play(0, "Gift").resolve().play(0, "Big").resolve()
    assert "Big" in t.field_names(0) and sum(obj.turned for obj in t.objects("field") if obj.controller == 0) == 3


@pytest.mark.rule("fow", "1047.1", "1047.3", "1047.4")
def test_a_player_expels_what_they_control_but_not_their_only_ruler() -> None:
    exile = chant("Exile", "Your opponent expels a resonator they control.")
    t = table(exile, HEN).field(1, "Hen").field(0, "Hen").hand(0, "Exile").play(0, "Exile").resolve()
    assert t.zone_names(1, "outside") == ["Hen"] and t.field_names(0) == ["Hen"]
    t = (
        table(chant("Exile", "Your opponent expels a J/ruler they control."))
        .hand(0, "Exile")
        .play(0, "Exile")
        .resolve()
    )
    assert t.zone_names(1, "ruler") == ["wind ruler"]


@pytest.mark.rule("fow", "1020.1")
@pytest.mark.parametrize(("verb", "size"), [("becomes a", (500, 500)), ("gains", (600, 500))])
def test_what_gains_a_race_keeps_those_that_it_has(verb: str, size: tuple[int, int]) -> None:
    den = regalia("Den", "Wolves you control gain [+200/+200].", "Humans you control gain [+100/+0].")
    man = resonator("Man", cost="{0}", size=(300, 300), race="Human")
    t = table(den, man, chant("Bite", f"Target resonator {verb} Wolf until end of turn.")).field(0, "Den", "Man")
    t.hand(0, "Bite").play(0, "Bite").resolve()
    assert (t.power("Man"), t.guard("Man")) == size


@pytest.mark.rule("fow", "1047.4", "105.3")
def test_each_player_and_the_controller_of_a_target_expel_their_own() -> None:
    t = table(chant("Tide", "Each player expels a resonator they control."), HEN).field(0, "Hen").field(1, "Hen")
    t.hand(0, "Tide").play(0, "Tide").resolve()
    assert t.zone_names(0, "outside") == t.zone_names(1, "outside") == ["Hen"]
    t = table(chant("Ebb", "Target a resonator. Its controller expels it."), HEN).field(1, "Hen").hand(0, "Ebb")
    assert t.play(0, "Ebb", targets=["Hen"]).resolve().zone_names(1, "outside") == ["Hen"]


@pytest.mark.rule("fow", "903.2k-3", "903.2k-4", "907.8")
def test_activate_abilities_of_some_cards_cost_more_or_less_and_will_abilities_never_more() -> None:
    tax = regalia("Tax", "Your opponent pays {2} more to play activate abilities of resonators they control.")
    man = resonator("Man", "{0}: You gain 100 life.", "{Rest}: Produce {U}.", race="Human")
    cup = regalia("Cup", "{1}: You gain 100 life.")
    t = table(tax, man, cup).field(1, "Tax").field(0, "Man").by_hand(0)
    assert not t.can("use", 0, "Man", ability="gain") and t.acts(0, "will") == ["Man"]
    assert table(tax, man).field(0, "Tax", "Man").can("use", 0, "Man", ability="gain")
    cut = regalia("Cut", "You pay {1} less to play activate abilities of Humans you control.")
    child = resonator("Child", "{1}: You gain 100 life.", race="Human")
    t = table(cut, cup, child).field(0, "Cut", "Cup", "Child")
    assert t.can("use", 0, "Child") and not t.can("use", 0, "Cup")
