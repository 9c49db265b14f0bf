"""Chapter 8.1 of FINAL FANTASY TCG: which decks may be played, and the number of every rule that is broken."""

import pytest

import arbiter
from arbiter.cards.decks import DeckList
from arbiter.cards.pool import Pool, shared
from arbiter.games.fftcg.deckbuilding import ANY_NUMBER, check
from arbiter.games.fftcg.game import LIBRARY
from arbiter.kernel.traits import Face, Traits
from arbiter.script.abilities import Static
from arbiter.script.statements import Permit

POOL = shared("fftcg")
PLAIN = [key for key in POOL if not POOL.face(key).limit_cost and "problem" not in POOL.face(key).extra]
LIMIT = [key for key in POOL if POOL.face(key).limit_cost and "problem" not in POOL.face(key).extra]


def deck(main: int, limit: int = 0, copies: int = 3) -> DeckList:
    """A deck of so many cards with so many copies of each."""
    keys = [key for key in PLAIN for _ in range(copies)][:main]
    limits = [key for key in LIMIT for _ in range(copies)][:limit]
    return DeckList("fftcg", (("main", tuple(keys)), ("lb", tuple(limits))), "test")


def rules(tried: DeckList, format: str = "constructed") -> list[str]:
    return [violation.rule for violation in arbiter.check(tried, format)]


@pytest.mark.rule("fftcg", "8.1.1", "8.1.1.1")
def test_a_constructed_main_deck_has_exactly_fifty_cards() -> None:
    assert rules(deck(49)) == ["8.1.1.1"]
    assert rules(deck(50)) == []
    assert rules(deck(51)) == ["8.1.1.1"]


@pytest.mark.rule("fftcg", "8.1.1.1")
def test_a_limited_main_deck_has_forty_cards_or_more() -> None:
    assert rules(deck(39), "limited") == ["8.1.1.1"]
    assert rules(deck(40), "limited") == []
    assert rules(deck(61), "limited") == []


@pytest.mark.rule("fftcg", "8.1.1.1")
@pytest.mark.parametrize("format", ["constructed", "limited"])
def test_an_lb_deck_has_eight_cards_at_most_and_may_be_empty(format: str) -> None:
    assert rules(deck(50, 0), format) == []
    assert rules(deck(50, 8), format) == []
    assert rules(deck(50, 9), format) == ["8.1.1.1"]


@pytest.mark.rule("fftcg", "8.1.1.2")
def test_three_copies_of_a_card_number_except_in_limited() -> None:
    four = deck(50, copies=4)
    found = arbiter.check(four)
    assert {violation.rule for violation in found} == {"8.1.1.2"}
    assert len(found) == 12  # every card number is told
    assert found[0].cards == (PLAIN[0],)
    assert rules(four, "limited") == []
    assert rules(deck(50, 4, copies=3)) == []


@pytest.mark.rule("fftcg", "8.1.2")
def test_a_text_about_deck_construction_replaces_the_number_of_copies() -> None:
    words = frozenset[str]()
    ability = Static("Any number of these may be in a deck.", statements=(Permit(ANY_NUMBER),))
    traits = Traits(words, words, words, words, words, 1, 1000, 0, 0, 0, words, words, (LIBRARY.program(ability),))
    many = Face("X-1", "Rat of Many", traits, ability.text)
    assert check({"main": [many] * 50}, "constructed") == []
    plain = Face("X-2", "Lone Rat", POOL.face(PLAIN[0]).traits, "")
    assert [found.rule for found in check({"main": [plain] * 50}, "constructed")] == ["8.1.1.2"]


@pytest.mark.rule("fftcg", "8.1.3")
def test_limit_break_cards_stand_in_the_lb_deck_only() -> None:
    main = deck(50).part("main")
    mixed = DeckList("fftcg", (("main", (LIMIT[0], *main[1:])), ("lb", ())))
    for format in ("constructed", "limited"):
        found = arbiter.check(mixed, format)
        assert [violation.rule for violation in found] == ["8.1.3"]
        assert found[0].cards == (LIMIT[0],)


@pytest.mark.rule("fftcg", "8.1.3")
def test_other_cards_stand_in_an_lb_deck_in_limited_only() -> None:
    mixed = DeckList("fftcg", (("main", deck(50).part("main")), ("lb", (PLAIN[40],))))
    assert rules(mixed) == ["8.1.3"]
    assert rules(mixed, "limited") == []


def test_every_violation_is_told_at_once() -> None:
    bad = DeckList("fftcg", (("main", (PLAIN[0],) * 4 + (LIMIT[0],)), ("lb", (PLAIN[1],) * 9)))
    assert sorted(rules(bad)) == ["8.1.1.1", "8.1.1.1", "8.1.1.2", "8.1.1.2", "8.1.3", "8.1.3"]
    with pytest.raises(arbiter.BadDeck, match=r"8\.1\.1\.1.*and 5 more"):
        arbiter.start("fftcg", bad, "steam")


def test_a_card_that_is_not_executed_bars_the_deck() -> None:
    cards = [dict(POOL.cards[key]) for key in PLAIN[:20]]
    cards[0]["text"] = "Frobnicate 3 Forwards."
    pool = Pool("fftcg", cards)
    found = arbiter.check(deck(50), pool=pool)
    assert [violation.rule for violation in found] == [""]
    assert "Frobnicate" in str(found[0])


def test_unknown_formats_and_cards_are_told() -> None:
    with pytest.raises(arbiter.BadDeck, match="constructed, limited"):
        arbiter.check(deck(50), "sealed")
    with pytest.raises(arbiter.BadDeck, match="no card 'NO-1'"):
        arbiter.check(DeckList("fftcg", (("main", ("NO-1",)),)))
