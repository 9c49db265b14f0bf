"""The language: both templatings mean the same, every own text prints back, and no word is swallowed."""

from __future__ import annotations

from pathlib import Path

import pytest

import arbiter.games.caster as caster
from arbiter.cards.pool import read_cards
from arbiter.games.caster.language import LANGUAGE
from arbiter.script.abilities import Ability
from arbiter.text.compiler import compile_text, print_abilities
from arbiter.text.deletion import VOID, meaning, swallowed_words

SETS = sorted((Path(caster.__file__).parent / "sets").glob("*.toml"))
TEXTS = [
    (str(card["name"]), "conjure" if card["type"] == "Conjure" else "servant", str(card["text"]).strip())
    for path in SETS
    for card in read_cards(path)
    if card.get("text")
]
# "then shuffle", "an enemy player", "a Lamp or Wick card": said for the ear.
EAR = VOID | {"Then", "then", "enemy", "player", "card", "of"}  # "a cost of 2 or less", also without the "of"

# What the later texts say, and the same in the rulebook's wording (901.1, 1106.2, 1107.2, 1010.2, 105.4).
PAIRS = (
    ("• Enter : Reverse target enemy servant.", "[Enter] ⇒ Reverse target enemy servant."),
    ("• Last Words : Rest target enemy servant.", "[Last Words] ⇒ Rest target enemy servant."),
    ("• Rest: Draw a card.", "[Rest]: Draw a card."),
    ("• Rest, banish a [Clock]: Draw a card.", "[Rest], banish a Clock: Draw a card."),
    (
        "• Whenever an allied [Moth] enters the field : Recover me.",
        "Whenever an allied Moth enters the field ⇒ Recover this card.",
    ),
    (
        "At end of turn : Return me to my owner's hand if I battled this turn.",
        "At end of turn ⇒ Return this card to its owner's hand if this card battled this turn.",
    ),
    ("• I cannot be attacked while rested.", "This card cannot be attacked while rested."),
    (
        "• I gain +500 ATK for each allied {Ignus} caster.",
        "This card gains +500 ATK for each allied Ignus caster.",
    ),
    (
        '• Rest, banish a "Oda Slate" from my Stock: Recover me.',
        '[Rest], banish an "Oda Slate" from this card\'s stock: Recover this card.',
    ),
    (
        "• Target allied servant gains Double Corrupt until end of turn.",
        "Target allied servant gains [Double Corrupt] until end of turn.",
    ),
    ("• Break (When I am put into your hand, you may play me.)", "[Break]"),
)


def read(text: str, kind: str = "servant") -> tuple[Ability, ...]:
    return meaning(compile_text(LANGUAGE, "Somebody", kind, text))


@pytest.mark.parametrize(("name", "kind", "text"), TEXTS)
def test_an_own_text_prints_back_unchanged(name: str, kind: str, text: str) -> None:
    assert print_abilities(LANGUAGE, name, compile_text(LANGUAGE, name, kind, text)) == text


@pytest.mark.parametrize(("name", "kind", "text"), TEXTS)
def test_no_word_of_an_own_text_is_swallowed(name: str, kind: str, text: str) -> None:
    lost = [each for line in text.split("\n") for each in swallowed_words(LANGUAGE, name, kind, line, EAR)]
    # "no cards in hand" of whoever has them is "in your hand"
    assert [each for each in lost if each.word != "your" or " cards in hand" not in each.shortened] == []


@pytest.mark.parametrize(("later", "earlier"), PAIRS)
def test_the_later_wording_means_what_the_earlier_means(later: str, earlier: str) -> None:
    kind = "conjure" if later.startswith("• Target") else "servant"
    assert read(later, kind) == read(earlier, kind)


@pytest.mark.rule("caster", "105.4", "105.4c")
def test_allied_and_enemy_are_what_the_two_players_control() -> None:
    assert read("Destroy target enemy servant.", "conjure") == read(
        "Destroy target servant your opponent controls.", "conjure"
    )
    assert read("Rest all allied servants.", "conjure") == read("Rest all servants you control.", "conjure")
    assert read("Rest all allied servants.", "conjure") != read("Rest all enemy servants.", "conjure")


@pytest.mark.rule("caster", "105.4b")
def test_an_allied_graveyard_is_yours() -> None:
    words = "Put target servant from {} graveyard into your hand."
    assert read(words.format("an allied"), "conjure") == read(words.format("your"), "conjure")
    assert read(words.format("an enemy"), "conjure") == read(words.format("your opponent's"), "conjure")


@pytest.mark.rule("caster", "205.2")
def test_each_paragraph_is_an_ability_of_its_own() -> None:
    assert len(read("[Hubris]\n[Rest]: Draw a card.\n[Enter] ⇒ Draw a card.")) == 3


@pytest.mark.rule("caster", "205.3")
def test_reminder_text_says_nothing() -> None:
    assert read("[Lethargy] (It comes rested.)") == read("[Lethargy]")
