"""Where a card has come from or lies: played from there or only put from there, in the field and in another area, in
the hand, outside the game; what is played for its cost, what is said to be done instead, and who does it."""

from __future__ import annotations

import pytest

from tests.games.fow.tables import table
from tests.games.fow.written import chant, refused, regalia, resonator

HEN = resonator("Hen", size=(300, 300), race="Bird", cost="{0}")
OX = resonator("Ox", size=(800, 800), race="Beast", cost="{2}")
FETCH = chant("Fetch", "Put a resonator from your graveyard into the field.")
BELL = "you gain 700 life."


# ---------------------------------------------------------------- 702  played, or put


@pytest.mark.rule("fow", "702.1")
@pytest.mark.parametrize(
    ("words", "gained"),
    [("was played from your graveyard", 0), ("entered the field from a graveyard", 700),
     ("entered the field from your graveyard", 700), ("entered the field from a deck", 0)],
)  # fmt: skip
def test_what_is_put_from_the_graveyard_was_not_played_from_there(words: str, gained: int) -> None:
    moth = resonator("Moth", f"[Enter] >>> If this card {words}, {BELL}")
    t = table(moth, FETCH).zone(0, "graveyard", "Moth").hand(0, "Fetch").play(0, "Fetch").resolve_all()
    assert t.is_on_field("Moth", 0) and t.resource(0, "life") == 4000 + gained


@pytest.mark.rule("fow", "702.1")
def test_played_from_the_graveyard() -> None:
    moth = resonator(
        "Moth",
        "You may play this card from your graveyard.",
        f"[Enter] >>> If this card was played from your graveyard, {BELL}",
        cost="{0}",
    )
    t = table(moth).zone(0, "graveyard", "Moth").play(0, "Moth").resolve_all()
    assert t.resource(0, "life") == 4700


def test_a_chant_does_something_else_instead_where_it_was_played_from_the_graveyard() -> None:
    ode = chant(
        "Ode",
        "You may play this card from your graveyard.",
        "You gain 100 life. If this card was played from a graveyard, instead you gain 700 life.",
    )
    assert table(ode).hand(0, "Ode").play(0, "Ode").resolve().resource(0, "life") == 4100
    assert table(ode).zone(0, "graveyard", "Ode").play(0, "Ode").resolve().resource(0, "life") == 4700


def test_what_another_came_from_is_not_asked_of_this_card() -> None:
    text = "Whenever a Bird attacks >>> If this card was played from your graveyard, draw a card."
    assert "event of another" in refused("Resonator", text, atk=100, **{"def": 100})


@pytest.mark.parametrize(("zone", "gained"), [("graveyard", 700), ("removed", 0)])
def test_what_enters_under_ones_control_from_a_certain_zone(zone: str, gained: int) -> None:
    host = resonator(
        "Host", "Whenever a Bird enters the field under your control from a graveyard >>> You gain 700 life."
    )
    area = "graveyard" if zone == "graveyard" else "removed area"
    call = chant("Call", f"Put a Bird from your {area} into the field.")
    t = table(host, HEN, call).field(0, "Host").zone(0, zone, "Hen").hand(0, "Call").play(0, "Call").resolve_all()
    assert t.is_on_field("Hen", 0) and t.resource(0, "life") == 4000 + gained


# ---------------------------------------------------------------- 301  two areas


def test_what_one_controls_in_the_field_and_in_another_area() -> None:
    crow = resonator(
        "Crow", "This card gains [+100/+100] for each Beast you control in the field and in your graveyard."
    )
    t = (
        table(crow, OX)
        .field(0, "Crow", "Ox")
        .zone(0, "graveyard", "Ox", "Ox")
        .field(1, "Ox")
        .zone(1, "graveyard", "Ox")
    )
    assert t.power("Crow") == 800


@pytest.mark.parametrize("beast", [True, False])
def test_a_word_and_a_price_of_a_card_in_the_hand(beast: bool) -> None:
    text = (
        "If you control a Beast, this card in your hand gains [Quickcast] and you may pay {1} less to play this card."
    )
    wasp = resonator("Wasp", text, cost="{1}")
    t = table(wasp, OX).field(0, *["Ox"] * beast).hand(0, "Wasp").turn(1)
    t = t.to("main", 1).passes(1)
    assert t.can("play", 0, "Wasp") is beast


@pytest.mark.rule("fow", "322.3")
@pytest.mark.parametrize("shown", [True, False])
def test_played_from_outside_the_game_as_long_as_it_is_revealed(shown: bool) -> None:
    sage = resonator("Sage", "You may play this card from outside the game as long as it is revealed.", cost="{0}")
    call = chant(
        "Call", 'Reveal a card named "Sage" you own from outside the game and keep it revealed until end of game.'
    )
    t = table(sage, call).zone(0, "outside", "Sage").hand(0, "Call")
    assert not t.can("play", 0, "Sage")
    if shown:
        t = t.play(0, "Call").resolve().play(0, "Sage").resolve_all()
        assert t.is_on_field("Sage", 0)


@pytest.mark.rule("fow", "905.4a")
def test_a_gods_art_that_works_in_the_graveyard_and_only_in_ones_turn() -> None:
    text = (
        'God\'s Art "Rise" {0}: Put this card from your graveyard into your hand. Play this ability only during your '
        "turn and only if this card is in your graveyard."
    )
    owl = resonator("Owl", text)
    t = table(owl).zone(0, "graveyard", "Owl").use(0, "Owl").resolve()
    assert t.hand_names(0) == ["Owl"]
    assert not table(owl).field(0, "Owl").can("use", 0, "Owl")
    assert not table(owl).zone(0, "graveyard", "Owl").turn(1).to("main", 1).passes(1).can("use", 0, "Owl")


# ---------------------------------------------------------------- playing and finding


@pytest.mark.rule("fow", "903.2k")
@pytest.mark.parametrize("stones", [2, 1])
def test_played_by_paying_its_cost(stones: int) -> None:
    muse = chant("Muse", "Look at the top card of your deck. You may play it by paying its cost.")
    t = table(OX, muse, stones=stones).deck(0, "Ox").hand(0, "Muse").play(0, "Muse").resolve()
    if stones == 2:
        t = t.yes().resolve_all()
    assert t.is_on_field("Ox", 0) is (stones == 2)
    assert sum(stone.turned for stone in t.objects("field", 0) if stone.face.name == "fire stone") == (stones == 2) * 2


def test_nobody_controls_a_card_in_a_deck() -> None:
    call = chant("Call", "Search your deck for a Bird that doesn't share a name with resonators you control and put it "
                 "into the field. Then shuffle your deck.")  # fmt: skip
    jay = resonator("Jay", race="Bird")
    t = table(HEN, jay, call).field(0, "Hen").field(1, "Jay").deck(0, "Hen", "Jay").hand(0, "Call").play(0, "Call")
    t = t.resolve().choose("Jay")
    assert t.field_names(0) == ["Hen", "Jay"]


def test_whoever_does_it_is_named_though_nobody_else_is_meant() -> None:
    call = regalia("Call", "{Rest}: Draw a card. Then you put a Bird from your hand into the field.")
    t = table(HEN, OX, call).field(0, "Call").deck(0, "Ox").hand(0, "Hen").use(0, "Call").resolve()
    assert t.is_on_field("Hen", 0) and t.hand_names(0) == ["Ox"]


def test_cards_of_both_graveyards_go_to_their_owners_decks() -> None:
    tide = chant("Tide", "Shuffle up to two target resonators from all graveyards into their owner's deck.")
    t = table(HEN, OX, tide).zone(0, "graveyard", "Hen").zone(1, "graveyard", "Ox").hand(0, "Tide")
    t = t.play(0, "Tide", targets=[["Hen", "Ox"]]).resolve()
    assert "Hen" in t.zone_names(0, "deck") and "Ox" in t.zone_names(1, "deck")
