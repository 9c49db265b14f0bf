"""Why a card cannot be used: the rule that stands against it, and what is missing where a cost cannot be paid."""

from __future__ import annotations

import pytest

from tests.games.gateruler.written import event, table, unit, wells


@pytest.mark.rule("gateruler", "8-4c", "16-19b")
def test_what_cannot_attack() -> None:
    made = table(unit("Buoy", "Dormant"), unit("Tired"), unit("Back"))
    made.field(0, "Scout", place=1).field(0, "Buoy", place=2).field(0, "Tired", place=3, rested=True)
    made.field(0, "Back", place=0)
    numbers = {"Buoy": "16-19b", "Tired": "8-4c", "Back": "8-4c", "Scout": "8-4c"}
    assert {name: made.why_not(0, name) for name in numbers} == {name: [number] for name, number in numbers.items()}
    words = [made.reasons(0, name)[0].says for name in ("Tired", "Back", "Scout")]
    assert "exhausted" in words[0] and "defense zone" in words[1] and "attack phase" in words[2]
    made.to("choice")
    assert [made.why_not(0, name) for name in ("Scout", "Buoy", "Tired", "Back")] == [
        [],
        ["16-19b"],
        ["8-4c"],
        ["8-4c"],
    ]


@pytest.mark.rule("gateruler", "9-3e-2", "7-1a-1")
def test_an_instant_in_the_hand_is_played_from_a_set_zone() -> None:
    made = table().hand(0, "Spark")
    assert made.acts(0, "set") == ["Spark"] and made.why_not(0, "Spark") == ["9-3e-2"]
    theirs = table().hand(1, "Spark").passes(0)
    assert theirs.why_not(1, "Spark")[0] == "9-3e-2"


@pytest.mark.rule("gateruler", "16-18c", "16-18d")
def test_concealed_cards_say_where_they_are_played_from() -> None:
    spring = unit("Spring", "Forced Concealment\nThis card can be normal summoned from your set zone.")
    assert table(spring).hand(0, "Spring").why_not(0, "Spring") == ["16-18c"]
    assert table(unit("Shy", "Concealment")).zone(0, "set", "Shy").why_not(0, "Shy") == ["16-18d"]


@pytest.mark.rule("gateruler", "14-5a")
def test_a_when_timing_waits_for_its_condition() -> None:
    trap = event("Trap", "Draw 1 card.", timing="You can play this card when an enemy unit attacks.")
    assert table(trap).zone(0, "set", "Trap").why_not(0, "Trap") == ["14-5a"]
    assert table(trap).hand(0, "Trap").why_not(0, "Trap") == ["9-3e-2"]


@pytest.mark.rule("gateruler", "14-4b-8")
def test_a_cost_says_how_much_is_missing() -> None:
    made = wells(table(unit("Titan", level=3)), 0, 1).hand(0, "Titan")
    assert made.why_not(0, "Titan") == ["14-4b-8"] and "2 more are needed" in made.reasons(0, "Titan")[0].says


@pytest.mark.rule("gateruler", "7-7a")
def test_abilities_of_cards_in_play_say_nothing_of_a_card_in_the_hand() -> None:
    made = table(unit("Seer", "Standard Action: Draw 1 card.", level=3)).hand(0, "Seer")
    assert made.why_not(0, "Seer") == ["14-4b-8"]


@pytest.mark.rule("gateruler", "16-17c", "3-13c-2", "14-5b", "3-2j-1")
def test_what_stands_against_a_card_is_the_rule_that_does() -> None:
    oil = event("Oil", "Resource\nDraw a card.", timing="Standard Action")
    assert table(oil).hand(0, "Oil").why_not(0, "Oil") == ["16-17c"]
    ghost = unit("Ghost", "This can also be played from your damage zone.")
    assert table(ghost).zone(0, "damage", "Ghost", face_up=False).why_not(0, "Ghost") == ["3-13c-2"]
    dawn = event("Dawn", "Draw a card.", timing="You can play this while you have 3 or less life.")
    assert table(dawn).zone(0, "set", "Dawn").why_not(0, "Dawn") == ["14-5b"]
    pup = unit("Pup", "Standard Action [Put this card's charges into your graveyard] Draw a card.")
    assert table(pup).field(0, "Pup", place=1).why_not(0, "Pup") == ["14-4b-8"]
    made = table(pup).field(0, "Pup", place=1).zone(0, "charge", "Trick", "Spark", host="Pup").use(0, "Pup").resolve()
    assert made.zone_names(0, "charge") == [] and made.hand_size(0) == 1
