"""Section 5-2: what a ruler asks of its deck."""

from __future__ import annotations

import pytest

from arbiter.games.gateruler.deckbuilding import DECKS
from arbiter.kernel.traits import Face
from tests.games.gateruler.plain import event, geas, make, ruler, unit
from tests.games.gateruler.printed import card


def wrong(ruler_card: Face, deck: list[Face], *geases: Face) -> list[str]:
    """The rules that the deck breaks."""
    return [found.rule for found in DECKS.check({"ruler": [ruler_card], "geas": geases, "deck": deck}, "constructed")]


def many(count: int, *, start: int = 0, **fields: object) -> list[Face]:
    """So many different units."""
    return [unit(f"Unit {start + i}", **fields) for i in range(count)]  # type: ignore[arg-type]


@pytest.mark.rule("gateruler", "5-2a", "5-2b", "5-1a")
def test_a_deck_has_exactly_one_ruler() -> None:
    both = {"ruler": [ruler(), ruler("Other")], "deck": many(50)}
    assert [found.rule for found in DECKS.check(both, "constructed")] == ["5-2b"]
    assert [found.rule for found in DECKS.check({"deck": many(50)}, "constructed")] == ["5-2b"]
    assert wrong(ruler(), many(50)) == []


@pytest.mark.rule("gateruler", "5-2b-1")
def test_a_geas_must_be_for_the_ruler_and_there_is_one_at_most() -> None:
    assert wrong(ruler(), many(50), geas("Oath")) == []
    assert wrong(ruler(), many(50), geas("Oath", of="Somebody")) == ["5-2b-1"]
    assert wrong(ruler(), many(50), geas("Oath"), geas("Vow")) == ["5-2b-1"]


@pytest.mark.rule("gateruler", "5-2b-2")
def test_a_geas_changes_what_the_ruler_asks_of_the_deck() -> None:
    assert wrong(ruler(deck_size=50), many(40)) == ["5-2c-1a"]
    assert wrong(ruler(deck_size=50), many(40), geas("Oath", deck_size=40)) == []


@pytest.mark.rule("gateruler", "5-2c", "5-2c-1")
def test_rulers_and_geases_are_no_part_of_the_deck_itself() -> None:
    assert wrong(ruler(), [*many(49), ruler("Stray")]) == ["5-2c"]
    assert wrong(ruler(), [*many(49), geas("Stray")]) == ["5-2c"]


@pytest.mark.rule("gateruler", "5-2c-1a")
def test_the_deck_has_exactly_as_many_cards_as_the_ruler_says() -> None:
    for size in (49, 51):
        assert wrong(ruler(deck_size=50), many(size)) == ["5-2c-1a"]


@pytest.mark.rule("gateruler", "5-2c-1b", "2-4a", "2-4c")
def test_there_is_a_limit_to_the_factions() -> None:
    mixed = [*many(25, factions=("hollow",)), *many(25, start=25, factions=("lattice",))]
    assert wrong(ruler(factions=2), mixed) == []
    assert wrong(ruler(factions=1), mixed) == ["5-2c-1b"]


@pytest.mark.rule("gateruler", "5-2c-1b-1")
def test_units_and_other_cards_can_have_limits_of_their_own() -> None:
    tricks = [make(f"Trick {i}", "event", factions=("tidebound",)) for i in range(10)]
    mixed = [*many(40, factions=("hollow",)), *tricks]
    assert wrong(ruler(unit_factions=1, other_factions=1), mixed) == []
    assert wrong(ruler(unit_factions=1), [*many(40, factions=("hollow", "lattice")), *tricks]) == ["5-2c-1b-1"]
    assert wrong(ruler(other_factions=0), mixed) == ["5-2c-1b-1"]


@pytest.mark.rule("gateruler", "5-2c-1c", "5-2c-1c-1")
def test_a_ruler_can_ask_for_attributes() -> None:
    beasts = many(49, attributes=("Beast",))
    assert wrong(ruler(attributes=frozenset({"Beast"})), [*beasts, unit("Stranger")]) == ["5-2c-1c"]
    assert wrong(ruler(unit_attributes=frozenset({"Beast"})), [*beasts, event("Trick")]) == []
    assert wrong(ruler(unit_attributes=frozenset({"Beast"})), [*beasts, unit("Stranger")]) == ["5-2c-1c-1"]
    assert wrong(ruler(other_attributes=frozenset({"Beast"})), [*beasts, event("Trick")]) == ["5-2c-1c-1"]


@pytest.mark.rule("gateruler", "5-2c-1d", "2-2a", "2-2b")
def test_there_is_a_limit_to_copies_of_one_name() -> None:
    twin = unit("Twin")
    assert wrong(ruler(copies=3), [*many(47), twin, twin, twin]) == []
    assert wrong(ruler(copies=3), [*many(46), twin, twin, twin, twin]) == ["5-2c-1d"]
    namesake = make("Twin", "event")
    assert wrong(ruler(copies=1), [*many(48), twin, namesake]) == ["5-2c-1d"]


@pytest.mark.rule("gateruler", "5-2c-1d-1")
def test_a_card_can_say_how_many_copies_of_it_there_may_be() -> None:
    rat = card("Rat", "You may have up to 10 copies of this card in your deck.")
    assert wrong(ruler(copies=3), [*many(40), *[rat] * 10]) == []
    assert wrong(ruler(copies=3), [*many(39), *[rat] * 11]) == ["5-2c-1d-1"]


@pytest.mark.rule("gateruler", "5-2c-1e", "2-9a-2")
def test_there_is_a_limit_to_legendary_cards() -> None:
    legends = [card(f"Legend {i}", legendary=True) for i in range(3)]
    assert wrong(ruler(legendary_cap=3), [*many(47), *legends]) == []
    assert wrong(ruler(legendary_cap=2), [*many(47), *legends]) == ["5-2c-1e"]


@pytest.mark.rule("gateruler", "5-2c-2")
def test_no_legendary_card_is_in_a_deck_twice() -> None:
    legend = card("Legend", legendary=True)
    assert wrong(ruler(copies=3), [*many(48), legend, legend]) == ["5-2c-2"]


@pytest.mark.rule("gateruler", "5-2c-1f", "2-7a-1")
def test_there_is_a_limit_to_the_levels_of_the_deck() -> None:
    deck = [*many(48), *many(2, start=48, level=3)]
    assert wrong(ruler(deck_level_cap=6), deck) == []
    assert wrong(ruler(deck_level_cap=5), deck) == ["5-2c-1f"]


@pytest.mark.rule("gateruler", "5-2c-1g", "2-8a-1")
def test_there_is_a_limit_to_cards_with_counter_abilities() -> None:
    mines = [card(f"Mine {i}", "[CNT] Draw 1 card.") for i in range(3)]
    assert wrong(ruler(counter_cap=3), [*many(47), *mines]) == []
    assert wrong(ruler(counter_cap=2), [*many(47), *mines]) == ["5-2c-1g"]
