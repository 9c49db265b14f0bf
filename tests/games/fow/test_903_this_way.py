"""What a text has done itself, and what was paid for it, called by the verb; numbers for each of something."""

from __future__ import annotations

import pytest

from tests.games.fow.tables import table
from tests.games.fow.written import chant, regalia, resonator

HEN = resonator("Hen", cost="{1}", size=(300, 300))
OX = resonator("Ox", cost="{3}", size=(800, 800))
CUP = regalia("Cup")


@pytest.mark.rule("fow", "911.1")
def test_each_destroyed_this_way_and_no_other() -> None:
    fire = chant("Fire", "Destroy all resonators. You gain 100 life for each resonator destroyed this way.")
    stiff = resonator("Stiff", "[Eternal]", size=(300, 300))
    t = table(HEN, OX, stiff, fire).field(0, "Hen", "Stiff").field(1, "Ox").hand(0, "Fire").play(0, "Fire").resolve()
    assert t.resource(0, "life") == 4200 and t.field_names(0) == ["Stiff"]


@pytest.mark.rule("fow", "911.1")
def test_what_was_destroyed_is_asked_as_it_was_in_the_field() -> None:
    grow = chant("Grow", "Target resonator gains [+400/+400] until end of turn.")
    feast = chant(
        "Feast", "Destroy target resonator. You gain life equal to the ATK of the resonator destroyed this way."
    )
    t = table(HEN, grow, feast).field(0, "Hen").hand(0, "Grow", "Feast").play(0, "Grow", targets=["Hen"]).resolve()
    assert t.play(0, "Feast", targets=["Hen"]).resolve().resource(0, "life") == 4700


@pytest.mark.rule("fow", "911.1", "903.2l")
def test_what_was_banished_to_pay_is_asked_as_it_was() -> None:
    altar = regalia("Altar", "{0}, banish a resonator: You gain life equal to the banished resonator's ATK.")
    t = table(HEN, OX, altar).field(0, "Hen", "Ox", "Altar").use(0, "Altar").choose("Ox").resolve()
    assert t.resource(0, "life") == 4800 and t.field_names(0) == ["Hen", "Altar"]


@pytest.mark.rule("fow", "911.1")
def test_what_was_removed_this_way_counts_together() -> None:
    dig = chant(
        "Dig",
        "Remove the top two cards of your deck from the game. "
        "You gain 100 life multiplied by the combined total cost of the cards removed this way.",
    )
    t = table(HEN, OX, dig).deck(0, "Hen", "Ox", "Hen").hand(0, "Dig").play(0, "Dig").resolve()
    assert t.resource(0, "life") == 4400


@pytest.mark.parametrize(("card", "drawn"), [("Ox", 1), ("Cup", 0)])
def test_a_condition_on_what_was_discarded_this_way(card: str, drawn: int) -> None:
    toss = chant("Toss", "Discard a card. If you discarded a resonator this way, draw a card.")
    t = table(OX, CUP, toss).hand(0, "Toss", card).play(0, "Toss").resolve()
    assert t.hand_size(0) == drawn


def test_the_chosen_target_is_the_one_that_was_targeted() -> None:
    mark = chant(
        "Mark",
        "Rest target resonator. If you control a regalia, the chosen target gains [+100/+100] until end of turn.",
    )
    t = table(HEN, OX, CUP, mark).field(0, "Hen", "Ox", "Cup").hand(0, "Mark").play(0, "Mark", targets=["Ox"]).resolve()
    assert t.power("Ox") == 900 and t.power("Hen") == 300


@pytest.mark.parametrize(
    ("text", "life", "hand"),
    [
        ("Draw a card for each resonator you control.", 4000, 2),
        ("For each resonator you control, draw a card.", 4000, 2),
        ("You gain 100 life and draw two cards for each resonator you control.", 4100, 4),
        ("Draw cards equal to the number of resonators you control.", 4000, 2),
    ],
)
def test_a_number_for_each_behind_any_verb(text: str, life: int, hand: int) -> None:
    t = table(HEN, OX, chant("Say", text)).field(0, "Hen", "Ox").hand(0, "Say").play(0, "Say").resolve()
    assert t.hand_size(0) == hand and t.resource(0, "life") == life


@pytest.mark.rule("fow", "903.2g")
def test_one_more_can_be_chosen_for_each() -> None:
    more = "Choose one. You may choose an additional one for each regalia you control;"
    text = f"{more}\n- Draw a card.\n- You gain 100 life.\n- You gain 300 life."
    pick = chant("Pick", text)
    t = table(CUP, pick).field(0, "Cup").hand(0, "Pick").play(0, "Pick", modes=[2, 3]).resolve()
    assert t.resource(0, "life") == 4400 and t.hand_size(0) == 0
    t = table(CUP, pick).hand(0, "Pick").play(0, "Pick", modes=[3]).resolve()
    assert t.resource(0, "life") == 4300


@pytest.mark.rule("fow", "903.2g")
def test_what_stands_before_the_list_is_done_whatever_was_chosen() -> None:
    pick = chant("Pick", "Choose one. Draw a card;\n- You gain 100 life.\n- You gain 300 life.")
    t = table(pick).hand(0, "Pick").play(0, "Pick", modes=[2]).resolve()
    assert t.resource(0, "life") == 4300 and t.hand_size(0) == 1


@pytest.mark.rule("fow", "1305.1")
def test_a_stranger_resonator_is_no_other_resonator() -> None:
    rout = chant("Rout", "Destroy all (Stranger) resonators.")
    t = table(HEN, rout).field(0, "Hen").hand(0, "Rout").play(0, "Rout").resolve()
    assert t.field_names(0) == ["Hen"]


@pytest.mark.parametrize(("cards", "zone"), [(0, "hand"), (1, "field")])
def test_what_was_found_goes_elsewhere_instead_and_the_deck_is_shuffled_all_the_same(cards: int, zone: str) -> None:
    text = "Search your deck for a resonator, reveal it and put it into your hand. Then shuffle your deck."
    seek = chant("Seek", f"{text} If you control a regalia, put that resonator into the field instead.")
    t = table(HEN, CUP, seek).deck(0, "Hen", "Cup", "Cup").field(0, *["Cup"] * cards).hand(0, "Seek").play(0, "Seek")
    assert t.resolve().choose("Hen").zone_of("Hen") == zone
    assert t.hand_names(0) == (["Hen"] if zone == "hand" else [])
