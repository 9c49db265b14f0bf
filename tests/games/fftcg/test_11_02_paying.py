"""11.2 and 11.4.6: what makes CP, of which Element, and how exactly a cost is paid."""

from __future__ import annotations

import pytest

from arbiter.testing import Table, scenario


def holding(*, element: list[str], cost: int, type: str = "forward") -> Table:
    """Player 0 holds a card that costs so much and has nothing else yet."""
    text = "Draw 1 card." if type == "summon" else ""
    return (
        scenario("fftcg")
        .define(name="Dear Thing", type=type, element=element, cost=cost, text=text)
        .define(name="Fire Coin", element=["fire"], cost=7)
        .define(name="Ice Coin", element=["ice"], cost=7)
        .define(name="Two-Sided Coin", element=["fire", "ice"], cost=7)
        .define(name="Light Coin", element=["light"], cost=9)
        .define(name="Dark Coin", element=["dark"], cost=9)
        .hand(0, "Dear Thing")
    )


def payments(table: Table) -> list[list[str]]:
    """Cast by hand: the ways to pay that are offered, each as its sorted sources."""
    table.by_hand(0)
    table.play(0, "Dear Thing")
    table.expect(kind="payment", player=0)
    return [sorted(part.rsplit(" (", 1)[0] for part in way.split(", ")) for way in table.options()]


@pytest.mark.rule("fftcg", "11.2.1", "11.2.1.1", "11.4.6.1")
def test_a_backup_makes_one_cp_by_being_dulled() -> None:
    table = holding(element=["fire"], cost=2).sources(0, fire=3)
    table.play(0, "Dear Thing")
    dull = [name for name in table.field_names(0) if table.is_rested(name)]
    assert len(dull) == 2 and table.is_on_field("Dear Thing")


@pytest.mark.rule("fftcg", "11.2.1", "11.2.1.1", "11.4.6.1")
def test_a_discarded_card_makes_two_cp() -> None:
    table = holding(element=["fire"], cost=4).hand(0, "Fire Coin", "Fire Coin")
    table.play(0, "Dear Thing")
    assert table.hand_names(0) == [] and table.zone_names(0, "break") == ["Fire Coin", "Fire Coin"]


@pytest.mark.rule("fftcg", "11.2.1", "11.2.1.1")
def test_what_cannot_be_paid_cannot_be_played() -> None:
    table = holding(element=["fire"], cost=3).hand(0, "Fire Coin")
    assert not table.can("play", 0, "Dear Thing") and table.why_not(0, "Dear Thing") == ["11.2.1.1"]


@pytest.mark.rule("fftcg", "11.2.1.1")
def test_a_card_cannot_be_discarded_to_pay_for_itself() -> None:
    table = holding(element=["fire"], cost=2)
    assert not table.can("play", 0, "Dear Thing")


@pytest.mark.rule("fftcg", "11.2.1.1")
def test_a_dull_backup_makes_no_cp() -> None:
    table = holding(element=["fire"], cost=1).field(0, "Kiln Cook", rested=True)
    assert not table.can("play", 0, "Dear Thing")


@pytest.mark.rule("fftcg", "11.2.1.1")
def test_a_backup_of_the_opponent_makes_no_cp_for_me() -> None:
    table = holding(element=["fire"], cost=1).sources(1, fire=1)
    assert not table.can("play", 0, "Dear Thing")


@pytest.mark.rule("fftcg", "11.2.1.1", "11.4.6.1")
@pytest.mark.parametrize(("fire", "ice", "payable"), [(0, 3, False), (1, 2, True), (1, 1, False)])
def test_one_cp_must_be_of_the_cards_own_element_and_the_rest_may_be_of_any(fire: int, ice: int, payable: bool) -> None:
    table = holding(element=["fire"], cost=3).sources(0, fire=fire, ice=ice)
    assert table.can("play", 0, "Dear Thing") is payable


@pytest.mark.rule("fftcg", "11.2.1.1")
@pytest.mark.parametrize("type", ["forward", "summon", "monster", "backup"])
def test_the_element_is_needed_whatever_the_card_type(type: str) -> None:
    assert not holding(element=["fire"], cost=2, type=type).hand(0, "Ice Coin").can("play", 0, "Dear Thing")
    assert holding(element=["fire"], cost=2, type=type).hand(0, "Fire Coin").can("play", 0, "Dear Thing")


@pytest.mark.rule("fftcg", "11.2.1.1", "11.4.6.1")
def test_a_discarded_multi_element_card_makes_two_cp_of_one_declared_element() -> None:
    # One coin cannot give a Fire and an Ice CP; it can give two of either.
    both = holding(element=["fire", "ice"], cost=2).hand(0, "Two-Sided Coin")
    assert not both.can("play", 0, "Dear Thing")
    for element in ("fire", "ice"):
        assert holding(element=[element], cost=2).hand(0, "Two-Sided Coin").can("play", 0, "Dear Thing")
    helped = holding(element=["fire", "ice"], cost=3).hand(0, "Two-Sided Coin").sources(0, fire=1)
    helped.play(0, "Dear Thing")
    assert helped.is_on_field("Dear Thing") and helped.zone_names(0, "break") == ["Two-Sided Coin"]


@pytest.mark.rule("fftcg", "11.2.1.1", "11.4.6.1")
@pytest.mark.parametrize("coin", ["Light Coin", "Dark Coin"])
def test_light_and_dark_cards_cannot_be_discarded_for_cp(coin: str) -> None:
    table = holding(element=["fire"], cost=3).sources(0, fire=1).hand(0, coin)
    assert not table.can("play", 0, "Dear Thing")
    with_others = holding(element=["fire"], cost=3).sources(0, fire=1).hand(0, coin, "Fire Coin", "Ice Coin")
    offered = payments(with_others)
    assert len(offered) > 1 and not any(f"discard {coin}" in way for way in offered)


@pytest.mark.rule("fftcg", "11.2.1.1", "11.4.6.3")
@pytest.mark.parametrize("element", ["light", "dark"])
def test_light_and_dark_cards_are_paid_with_cp_of_any_element(element: str) -> None:
    table = holding(element=[element], cost=3).sources(0, ice=1).hand(0, "Fire Coin")
    table.play(0, "Dear Thing")
    assert table.is_on_field("Dear Thing")


@pytest.mark.rule("fftcg", "11.4.6.2")
def test_a_multi_element_card_needs_a_cp_of_each_of_its_elements() -> None:
    one = holding(element=["fire", "ice"], cost=3).sources(0, fire=4)
    assert not one.can("play", 0, "Dear Thing") and one.why_not(0, "Dear Thing") == ["11.4.6.2"]
    assert holding(element=["fire", "ice"], cost=3).sources(0, fire=2, ice=1).can("play", 0, "Dear Thing")


@pytest.mark.rule("fftcg", "11.4.6.2")
def test_a_multi_element_card_of_cost_one_still_takes_one_cp_of_each_element() -> None:
    assert not holding(element=["fire", "ice"], cost=1).sources(0, fire=1).can("play", 0, "Dear Thing")
    table = holding(element=["fire", "ice"], cost=1).sources(0, fire=1, ice=1)
    table.play(0, "Dear Thing")
    assert table.is_rested("Fire Source 1") and table.is_rested("Ice Source 1")


@pytest.mark.rule("fftcg", "11.4.6.2")
def test_a_multi_element_card_whose_cost_has_become_zero_needs_nothing() -> None:
    table = (
        scenario("fftcg")
        .define(
            name="Gift",
            element=["fire", "ice"],
            cost=2,
            text="If you control a Monster, the cost required to cast Gift is reduced by 2.",
        )
        .define(name="Beast", type="monster")
        .hand(0, "Gift")
        .field(0, "Beast")
    )
    table.play(0, "Gift")
    assert table.is_on_field("Gift")


@pytest.mark.rule("fftcg", "11.2.1.1", "11.4.6.4")
def test_one_cp_too_many_is_allowed_by_discarding_and_is_lost() -> None:
    table = holding(element=["fire"], cost=1).hand(0, "Fire Coin")
    table.play(0, "Dear Thing")
    assert table.is_on_field("Dear Thing") and table.zone_names(0, "break") == ["Fire Coin"]


@pytest.mark.rule("fftcg", "11.2.1.1", "11.4.6.4")
def test_two_cp_too_many_are_never_offered_nor_one_too_many_by_backups() -> None:
    table = holding(element=["fire"], cost=1).sources(0, fire=2).hand(0, "Fire Coin", "Ice Coin")
    offered = payments(table)
    assert ["discard Fire Coin"] in offered and ["backup Fire Source 1"] in offered
    assert all(len(way) == 1 for way in offered)  # a Backup and a card are two too many, two Backups one too many


@pytest.mark.rule("fftcg", "11.2.1.1", "11.4.6.4")
def test_a_multi_element_card_may_be_overpaid_by_one_for_each_element() -> None:
    table = holding(element=["fire", "ice"], cost=2).hand(0, "Fire Coin", "Ice Coin")
    table.play(0, "Dear Thing")
    assert table.is_on_field("Dear Thing") and table.zone_names(0, "break") == ["Fire Coin", "Ice Coin"]


@pytest.mark.rule("fftcg", "11.2.1.1", "11.4.6.4")
def test_three_too_many_are_too_many_even_for_two_elements() -> None:
    table = holding(element=["fire", "ice"], cost=2).hand(0, "Fire Coin", "Ice Coin").sources(0, fire=1, ice=1)
    for way in payments(table):
        assert sum(2 if part.startswith("discard") else 1 for part in way) <= 4
