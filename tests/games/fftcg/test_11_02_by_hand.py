"""11.2.1.1, 5.2.1.3.1, 11.4.6: every legal payment can be chosen, and no other."""

from __future__ import annotations

from itertools import combinations

import pytest

from arbiter.kernel.ways_to_pay import LISTED
from arbiter.testing import BadScript, Table, scenario

COINS = [f"Coin {letter}" for letter in "ABCDEF"]
POSTS = [f"Post {letter}" for letter in "VWXYZ"]


def rich(cost: int) -> Table:
    """Player 0 pays by hand: five Backups and six cards of Fire beside the card to be cast."""
    table = scenario("fftcg").define(name="Dear Thing", type="forward", element=["fire"], cost=cost)
    for name in COINS:
        table.define(name=name, element=["fire"], cost=7)
    for name in POSTS:
        table.define(name=name, type="backup", element=["fire"], cost=2)
    return table.hand(0, "Dear Thing", *COINS).field(0, *POSTS).by_hand(0)


@pytest.mark.rule("fftcg", "11.2.1.1")
def test_whatever_cards_and_backups_make_up_the_cost_can_pay_for_it() -> None:
    """A cost of 7: with one card five Backups, with two three, with three one; or four cards and one too many."""
    legal = [
        [*some, *posts]
        for cards, backups in ((1, 5), (2, 3), (3, 1), (3, 2), (4, 0))
        for some in combinations(COINS, cards)
        for posts in combinations(POSTS, backups)
    ]
    assert len(legal) > LISTED
    table = rich(7)
    for way in legal[:: len(legal) // 12]:
        table.play(0, "Dear Thing", pay=way)
        assert sorted(table.zone_names(0, "break")) == sorted(name for name in way if name in COINS)
        assert {name for name in POSTS if table.is_rested(name)} == {name for name in way if name in POSTS}
        table.undo()


@pytest.mark.rule("fftcg", "5.2.1.3.1", "11.4.6.4")
def test_one_too_many_by_a_discard_is_legal_though_a_backup_could_be_spared() -> None:
    """The document limits how much may be in excess and by what, not what may be used beside it."""
    table = rich(2).play(0, "Dear Thing", pay=["Coin A", "Post V"])
    assert table.zone_names(0, "break") == ["Coin A"] and table.is_rested("Post V")


@pytest.mark.rule("fftcg", "5.2.1.3.1")
def test_two_too_many_cannot_be_chosen_piece_by_piece_either() -> None:
    table = rich(7)
    table.play(0, "Dear Thing").option("piece by piece")
    for name in ("Coin A", "Coin B", "Coin C"):
        table.option(f"discard {name} (fire)")
    assert "discard Coin D (fire)" in table.options()
    table.option("backup Post V (fire)")
    assert table.options() == ["no more", *(f"backup {post} (fire)" for post in POSTS[1:])]
    table.option("backup Post W (fire)")
    assert table.is_on_field("Dear Thing") and len(table.zone_names(0, "break")) == 3


@pytest.mark.rule("fftcg", "5.2.1.3.1", "11.4.6.4")
@pytest.mark.parametrize(
    ("way", "legal"),
    [
        (["Post V", "Post W", "Post X", "Post Y"], True),
        (["Post V", "Post W", "Post X", "Post Y", "Post Z"], False),  # one too many, and not by a discard
        (["Coin A", "Post V", "Post W"], True),
        (["Coin A", "Post V", "Post W", "Post X"], True),
        (["Coin A", "Post V", "Post W", "Post X", "Post Y"], False),  # two too many
        (["Coin A", "Coin B", "Coin C"], False),
    ],
)
def test_which_payments_of_four_are_legal(way: list[str], legal: bool) -> None:
    if not legal:
        with pytest.raises(BadScript):
            rich(4).play(0, "Dear Thing", pay=way)
        with pytest.raises(BadScript):
            rich(4).play(0, "Dear Thing").pay(*way)
        return
    for table in (rich(4).play(0, "Dear Thing", pay=way), rich(4).play(0, "Dear Thing").pay(*way)):
        assert sorted(table.zone_names(0, "break")) == [name for name in way if name in COINS]
        assert [name for name in POSTS if table.is_rested(name)] == [name for name in way if name in POSTS]


@pytest.mark.rule("fftcg", "11.2.1.1", "5.2.1.3")
def test_the_element_that_a_discarded_card_yields_is_declared() -> None:
    table = (
        scenario("fftcg")
        .define(name="Dear Thing", type="forward", element=["fire"], cost=4)
        .define(name="Two-Sided", element=["fire", "ice"], cost=3)
        .define(name="Ember", element=["fire"], cost=3)
        .hand(0, "Dear Thing", "Two-Sided", "Ember")
        .by_hand(0)
    )
    table.play(0, "Dear Thing", pay=["Two-Sided (ice)", "Ember"])
    assert table.obj("Dear Thing", 0, "field").arrival.paid.count("ice") == 2


@pytest.mark.rule("fftcg", "11.4.6.2")
def test_a_multi_element_card_of_cost_one_reduced_by_one_costs_nothing() -> None:
    gift = "If you control a Monster, the cost required to cast Gift is reduced by 1."
    table = scenario("fftcg").define(name="Gift", element=["fire", "ice"], cost=1, text=gift)
    table.define(name="Beast", type="monster").hand(0, "Gift").field(0, "Beast")
    table.play(0, "Gift")
    assert table.is_on_field("Gift")


@pytest.mark.rule("fftcg", "11.4.6.2")
def test_a_multi_element_card_of_cost_one_increased_by_one_costs_two() -> None:
    law = "The cost required to cast your Forwards is increased by 1."
    table = scenario("fftcg").define(name="Pair", element=["fire", "ice"], cost=1)
    table.define(name="Toll", type="backup", element=["wind"], text=law)
    table.hand(0, "Pair").field(0, "Toll", rested=True).sources(0, fire=1, ice=1)
    table.play(0, "Pair")
    assert table.is_on_field("Pair") and table.is_rested("Fire Source 1") and table.is_rested("Ice Source 1")


@pytest.mark.rule("fftcg", "11.4.6.2")
def test_a_multi_element_card_of_cost_two_reduced_by_one_still_takes_one_of_each() -> None:
    gift = "If you control a Monster, the cost required to cast Gift is reduced by 1."
    table = scenario("fftcg").define(name="Gift", element=["fire", "ice"], cost=2, text=gift)
    table.define(name="Beast", type="monster").hand(0, "Gift").field(0, "Beast").sources(0, fire=2)
    assert not table.can("play", 0, "Gift")
