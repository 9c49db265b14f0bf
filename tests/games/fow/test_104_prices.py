"""Chapters 104.10 and 204.1e: what was paid for a spell, and what would have to be paid."""

from __future__ import annotations

import pytest

from arbiter.kernel.traits import Face
from arbiter.testing import BadScript, Table
from tests.games.fow.tables import table
from tests.games.fow.written import chant, regalia, resonator, written

PAID = "Cancel target spell that was played without paying more than two will"
CHEAP = chant("Cheap", "[Quickcast]", f"{PAID}.")
STRICT = chant("Strict", "[Quickcast]", f"{PAID} for its actual cost.")
SPARK = resonator("Spark", "[Awakening] {1}", cost="{2}")
LION = resonator("Lion", cost="{3}")


def answers(t: Table, name: str, **how: object) -> list[bool]:
    """Which of the two chants the opponent may answer this spell with."""
    t.hand(1, "Cheap", "Strict").play(0, name, **how).passes(0)  # type: ignore[arg-type]
    return [t.can("play", 1, word) for word in ("Cheap", "Strict")]


# ---------------------------------------------------------------- what was paid


@pytest.mark.rule("fow", "104.10")
def test_what_was_paid_leaves_additional_costs_out_unless_the_actual_cost_is_asked_for() -> None:
    def asked(awakened: bool) -> list[bool]:
        t = table(SPARK, CHEAP, STRICT, stones=3).hand(0, "Spark")
        return answers(t, "Spark", extra=awakened)

    assert asked(False) == [True, True]
    assert asked(True) == [True, False]


@pytest.mark.rule("fow", "104.10", "204.1e")
def test_more_than_the_number_is_too_much_and_a_reduction_counts() -> None:
    coupon = regalia("Coupon", "You pay {1} less to play resonators.")
    assert answers(table(LION, CHEAP, STRICT, stones=3).hand(0, "Lion"), "Lion") == [False, False]
    reduced = table(LION, coupon, CHEAP, STRICT, stones=3).field(0, "Coupon").hand(0, "Lion")
    assert answers(reduced, "Lion") == [True, True]


@pytest.mark.rule("fow", "204.1e")
def test_the_actual_cost_is_what_was_really_paid_in_number_and_kinds() -> None:
    twin = written("Twin Pebble", "Special Magic Stone", "{Rest}: Produce {R}{R}{R}.", cost=None)
    plain = resonator("Plain", cost="{2}")
    t = table(plain, twin, CHEAP, STRICT).field(0, "Twin Pebble").hand(0, "Plain")
    assert answers(t, "Plain") == [True, True]  # the third will was not used
    for colour in ("fire", "wind"):
        t = table(LION, plain).field(0, *[f"{colour} stone"] * 2).hand(0, "Plain").play(0, "Plain").resolve()
        assert t.obj("Plain").arrival.paid == (colour, colour)


# ---------------------------------------------------------------- what would have to be paid

LEVY = regalia("Levy", "Players cannot play spells that they would have to pay three or more will for.")


def playable(card: Face, *others: Face, field: tuple[str, ...] = ()) -> bool:
    t = table(card, LEVY, *others, stones=4).field(0, "Levy", *field).hand(0, card.name)
    return t.can("play", 0, card.name)


@pytest.mark.rule("fow", "104.10")
def test_what_would_have_to_be_paid_counts_every_change_of_the_cost() -> None:
    two = resonator("Two", cost="{2}")
    toll = regalia("Toll", "Players pay {1} more to play resonators.")
    coupon = regalia("Coupon", "You pay {1} less to play resonators.")
    assert playable(two) and not playable(LION)
    assert not playable(two, toll, field=("Toll",))
    assert playable(LION, coupon, field=("Coupon",))


@pytest.mark.rule("fow", "104.10")
def test_free_play_does_not_count() -> None:
    gift = chant("Gift", "You may play a chant from your hand without paying its cost.", cost="{0}")
    dear, near = chant("Dear", "Draw a card.", cost="{3}"), chant("Near", "Draw a card.", cost="{2}")

    def offered(name: str) -> list[str]:
        t = table(gift, dear, near, LEVY).field(0, "Levy").hand(0, "Gift", name).play(0, "Gift").resolve()
        return t.options()

    assert offered("Near") == ["no", "yes"] and "yes" not in offered("Dear")


@pytest.mark.rule("fow", "104.10")
def test_choices_may_be_promised_and_are_then_made_so() -> None:
    t = table(SPARK, LEVY, stones=4).field(0, "Levy").hand(0, "Spark").play(0, "Spark")
    assert t.stack() == ["Spark"]  # it was not asked whether to awaken it
    rush = chant("Rush", "This card deals X00 damage to target player.", cost="{X}")
    t = table(rush, LEVY, stones=4).field(0, "Levy").hand(0, "Rush")
    t.play(0, "Rush", x=2, targets=["player 1"]).resolve()
    assert t.resource(1, "life") == 3800
    t = table(rush, LEVY, stones=4).field(0, "Levy").hand(0, "Rush")
    with pytest.raises(BadScript):
        t.play(0, "Rush", x=3, targets=["player 1"])
