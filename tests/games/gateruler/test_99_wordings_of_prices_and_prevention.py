"""What is paid to play, what is chosen late, and what prevents damage, in the words that players write."""

from __future__ import annotations

import pytest

from arbiter.testing import scenario
from tests.games.gateruler.own_cards import HYMN, INSTANT, SPARK, STANDARD, event, field, unit

CHEAPER = (
    "The cost of your events is reduced by 1.",
    "The cost of events you play is reduced by 1.",
    "The cost to play your events is reduced by 1.",
    "The cost for you to play events is reduced by 1.",
    "The cost of playing events is reduced by 1.",
    "Reduce the cost of your events by 1.",
    "Reduce the cost to play events by 1.",
    "Your events cost 1 less.",
    "Events you play cost 1 less to play.",
)
DEARER = (
    "The cost of events your opponent plays is increased by 1.",
    "The cost for your opponent to play events is increased by 1.",
    "Increase the cost of your opponent's events by 1.",
    "Increase the cost to play events by 1.",
    "Events your opponent plays cost 1 more.",
    "Your opponent's events cost 1 more to play.",
)


@pytest.mark.rule("gateruler", "14-4b-6d", "15-15a")
@pytest.mark.parametrize("text", CHEAPER)
def test_a_field_lowers_what_its_controller_pays_for_events_alone(text: str) -> None:
    table = scenario("gateruler").define(**field("Grant", text)).define(**event("Chant", STANDARD, "Draw a card.", 1))
    table.define(**unit("Goat", level=1)).zone(0, "field", "Grant").hand(0, "Chant", "Goat")
    assert table.can("play", 0, "Chant") and not table.can("play", 0, "Goat")


@pytest.mark.rule("gateruler", "14-4b-6c", "15-15a")
@pytest.mark.parametrize("text", DEARER)
def test_a_field_raises_what_the_opponent_pays_for_events_alone(text: str) -> None:
    table = scenario("gateruler").define(**field("Toll", text)).define(**event("Chant", STANDARD, "Draw a card."))
    table.define(**unit("Goat")).zone(1, "field", "Toll").hand(0, "Chant", "Goat")
    assert not table.can("play", 0, "Chant") and table.can("play", 0, "Goat")


@pytest.mark.rule("gateruler", "14-4b-6d")
@pytest.mark.parametrize(
    "text",
    [
        "The cost to play this is reduced by 1 for each other unit you control.",
        "Reduce the cost to play this card by 1 for each other unit you control.",
        "This card's cost is reduced by 1 for each other unit you control.",
    ],
)
def test_a_cards_own_cost_is_counted_as_it_is_played(text: str) -> None:
    def playable(goats: int) -> bool:
        table = (
            scenario("gateruler").define(**unit("Herdsman", text, level=2)).define(**unit("Goat")).hand(0, "Herdsman")
        )
        return table.field(0, *["Goat"] * goats).can("play", 0, "Herdsman")

    assert playable(2) and not playable(1)


@pytest.mark.rule("gateruler", "16-20b", "16-20c")
@pytest.mark.parametrize(
    "text",
    [
        "If you control no units, reduce the cost to play this by 2.",
        "If you control no units, reduce this card's cost by 2.",
        "If you control no units, this costs 2 less to play.",
        "If you control no units, this card costs 2 less.",
        "If you control no units, reduce its cost by 2.",
        "If you control no units, you pay 2 less resources.",
        "If you control no units, pay 2 fewer resources to play this.",
        "[Discard 1 card] to reduce the cost to play this by 2.",
        "[Discard 1 card] to instead reduce the cost of this card by 2.",
    ],
)
def test_a_discount_says_in_several_ways_that_less_is_paid(text: str) -> None:
    table = scenario("gateruler").define(**unit("Hermit", f"Discount: {text}", level=3)).define(**unit("Goat", level=5))
    table.sources(0, resource=1).hand(0, "Hermit", "Goat")
    assert table.can("play", 0, "Hermit")
    plain = scenario("gateruler").define(**unit("Hermit", level=3)).sources(0, resource=1).hand(0, "Hermit")
    assert not plain.can("play", 0, "Hermit")


@pytest.mark.rule("gateruler", "14-4b-4c")
@pytest.mark.parametrize(
    "text",
    [
        "Draw a card. Then, choose 1 enemy unit and destroy it.",
        "Draw a card. Then choose 1 enemy unit and destroy it.",
        "Draw a card, then choose 1 enemy unit and destroy it.",
        "Draw a card. Then, choose 1 enemy unit. Destroy it.",
    ],
)
def test_what_then_is_chosen_and_destroyed_is_no_target(text: str) -> None:
    table = scenario("gateruler").define(**event("Late", STANDARD, text)).define(**unit("Ram")).define(**unit("Goat"))
    table.hand(0, "Late").field(1, "Ram", place=1).field(1, "Goat", place=2)
    table.play(0, "Late")
    assert table.stack() == ["Late"]
    table.resolve().choose("Ram")
    assert table.zone_names(1, "front") == ["Goat"] and table.hand_size(0) == 1
    empty = scenario("gateruler").define(**event("Late", STANDARD, text)).hand(0, "Late").play(0, "Late").resolve()
    assert empty.hand_size(0) == 1


@pytest.mark.rule("gateruler", "14-4b-4c", "15-6b")
def test_what_then_is_chosen_in_the_graveyard_may_be_the_card_that_was_just_put_there() -> None:
    table = scenario("gateruler").define(**unit("Ram"))
    text = "Discard a card. Then, choose 1 unit card in your graveyard and put it into your hand."
    table.define(**event("Turn Over", STANDARD, text)).hand(0, "Turn Over", "Ram")
    table.play(0, "Turn Over").resolve_all()
    assert table.hand_names(0) == ["Ram"]


@pytest.mark.rule("gateruler", "13-3a-1", "13-3d-1", "14-14e-1")
@pytest.mark.parametrize(
    ("text", "first", "second"),
    [
        ("The next damage dealt to it this turn becomes 0.", 0, 2),
        ("The next damage that would be dealt to it this turn becomes 1.", 1, 3),
        ("The next damage dealt to it this turn becomes 1 instead.", 1, 3),
        ("The next damage dealt to it this turn is reduced by 1.", 1, 3),
        ("The next damage dealt to it this turn is doubled.", 4, 6),
        ("Any damage dealt to it this turn becomes 1.", 1, 2),
        ("All damage dealt to it this turn is reduced by 1.", 1, 2),
        ("All effect damage dealt to it this turn becomes 0 instead.", 0, 0),
        ("All combat damage dealt to it this turn becomes 0.", 2, 4),
    ],
)
def test_damage_that_a_unit_would_be_dealt_this_turn(text: str, first: int, second: int) -> None:
    table = scenario("gateruler").define(**event("Veil", STANDARD, f"Choose 1 unit. {text}")).define(**SPARK)
    table.define(**unit("Ram", hp=9)).define(**unit("Goat", hp=9)).hand(0, "Veil")
    table.zone(0, "set", "Spark", place=0).zone(1, "set", "Spark", place=0).field(0, "Ram", place=1)
    table.play(0, "Veil", targets=["Ram"]).resolve()
    table.play(0, table.card("Spark", 0), targets=["Ram"]).resolve()
    assert table.damage_on("Ram") == first
    table.passes(0).play(1, table.card("Spark", 1), targets=["Ram"]).resolve()
    assert table.damage_on("Ram") == second


@pytest.mark.rule("gateruler", "13-3a-1", "4-2c")
def test_any_damage_dealt_to_you_this_turn_becomes_another_number() -> None:
    table = scenario("gateruler").define(**event("Oath", INSTANT, "Any damage dealt to you this turn becomes 1."))
    table.define(**unit("Ram", stk=3)).zone(1, "set", "Oath").field(0, "Ram", place=1)
    table.passes(0).play(1, "Oath").resolve().attack("Ram", at=1).to("combat_end")
    assert table.damage_count(1) == 1


@pytest.mark.rule("gateruler", "16-15a", "16-15b-1", "16-15b-2")
@pytest.mark.parametrize("timing", ["Timing: Forced Reveal\n", "Forced Reveal\n"])
def test_forced_reveal_may_stand_in_the_place_of_a_timing(timing: str) -> None:
    table = scenario("gateruler").define(name="Landslide", type="event", level=0, text=f"{timing}Destroy all units.")
    table.define(**HYMN).define(**unit("Ram")).hand(0, "Hymn").deck(0, "Landslide").field(0, "Ram", place=1)
    table.play(0, "Hymn").resolve()
    assert table.stack() == ["Landslide"]
    assert table.resolve().zone_names(0, "front") == [] and "Landslide" in table.zone_names(0, "graveyard")
