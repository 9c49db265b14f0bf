"""Chapter 402: what a deck and an extra deck must be; every violation has its rule's number."""

from __future__ import annotations

import pytest

from arbiter.cards.checking import check
from arbiter.cards.decks import built_in_decks
from arbiter.cards.pool import Pool, built_in
from arbiter.games.caster.deckbuilding import DECKS
from arbiter.kernel.traits import Face

LUNA: dict[str, object] = {"element": "Luna"}
VOID: dict[str, object] = {"element": "Void", "materials": ["Ada", "Eve"]}
CARDS: list[dict[str, object]] = [
    *[{"id": f"S{i}", "name": f"Servant {i}", "type": "Servant", "cost": 1, **LUNA} for i in range(13)],
    {"id": "A1", "name": "Ada", "type": "Caster", "level": 1, **LUNA},
    {"id": "A2", "name": "Ada", "type": "Caster", "level": 2, **LUNA},
    {"id": "AF", "name": "Ada", "version": "Festival", "type": "Caster", "level": 1, **LUNA},
    {"id": "B", "name": "Bond", "type": "Soul Bond Servant", **VOID},
    {"id": "C", "name": "Tie", "type": "Soul Bond Servant", **VOID},
    {"id": "D", "name": "God", "type": "Deity", "element": "Void"},
]
POOL = Pool("caster", CARDS)


def faces(words: str) -> list[Face]:
    """ "4 S0, 2 B": so many of each."""
    found: list[Face] = []
    for part in words.split(", ") if words else []:
        count, key = part.split(" ")
        found += [POOL.face(key)] * int(count)
    return found


FIFTY = ", ".join(f"4 S{i}" for i in range(12)) + ", 2 S12"


def rules(main: str, extra: str = "") -> list[str]:
    return [violation.rule for violation in DECKS.check({"main": faces(main), "extra": faces(extra)}, "constructed")]


@pytest.mark.rule("caster", "402.1", "402.2")
def test_a_deck_has_exactly_fifty_cards() -> None:
    assert rules(FIFTY) == []
    assert rules(FIFTY.replace("2 S12", "1 S12")) == ["402.2"]
    assert rules(FIFTY.replace("2 S12", "3 S12")) == ["402.2"]


@pytest.mark.rule("caster", "402.2")
@pytest.mark.parametrize("key", ["B", "D"])
def test_soul_bond_servants_and_deities_are_not_in_the_deck(key: str) -> None:
    assert rules(FIFTY.replace("2 S12", f"1 S12, 1 {key}")) == ["402.2"]


@pytest.mark.rule("caster", "402.2a", "202.2")
def test_four_cards_of_one_name_are_allowed() -> None:
    assert rules(FIFTY.replace("4 S0", "5 S0").replace("2 S12", "1 S12")) == ["402.2a"]


@pytest.mark.rule("caster", "402.2b", "213.3")
def test_casters_are_counted_by_name_level_and_version() -> None:
    twelve = FIFTY.replace("4 S0, 4 S1, 4 S2", "4 A1, 4 A2, 4 AF")
    assert rules(twelve) == []
    assert rules(twelve.replace("4 A1", "5 A1").replace("2 S12", "1 S12")) == ["402.2b"]


@pytest.mark.rule("caster", "402.3")
def test_an_extra_deck_has_up_to_seven_soul_bond_servants_and_deities() -> None:
    assert rules(FIFTY, "3 B, 2 C, 2 D") == [] and rules(FIFTY, "") == []
    assert rules(FIFTY, "4 B, 2 C, 2 D") == ["402.3"]
    assert rules(FIFTY.replace("2 S12", "1 S12, 1 A1"), "1 S12") == ["402.3"]


@pytest.mark.rule("caster", "402.3a")
def test_four_cards_of_one_name_are_allowed_in_the_extra_deck() -> None:
    assert rules(FIFTY, "4 B") == [] and rules(FIFTY, "5 B") == ["402.3a"]


@pytest.mark.rule("caster", "402.4")
def test_a_text_about_decks_is_obeyed_while_the_deck_is_built() -> None:
    many = Pool("caster", [{**CARDS[0], "id": "M", "text": "A deck may have any number of this card."}]).face("M")
    assert DECKS.check({"main": [many] * 50, "extra": []}, "constructed") == []


def test_our_own_decks_are_legal_and_there_are_enough_of_them() -> None:
    pool = built_in("caster")
    decks = built_in_decks("caster", pool)
    assert len(decks) >= 4
    assert {name: check(deck, "constructed", pool) for name, deck in decks.items()} == {name: [] for name in decks}
