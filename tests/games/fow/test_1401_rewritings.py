"""Chapter 1400 as one table: each row by itself, and what it makes of an old line."""

from __future__ import annotations

import re

import pytest

from arbiter.games.fow.language.rewritings import REWRITINGS
from tests.games.fow.tables import table
from tests.games.fow.test_1400_old_wordings import same
from tests.games.fow.written import chant, resonator


def rewritten(line: str) -> str:
    for row in REWRITINGS:
        line = re.sub(row.old, row.today, line)
    return line


@pytest.mark.parametrize(
    ("number", "old", "today"),
    [
        ("1402.1", "Whenever a stone is put into your magic stone area,", "is put into the field under your control,"),
        ("1402.2", "cards in your chant-standby area", "cards in your standby area"),
        ("1403.3", "target [Spell: Chant-Standby] card", "target chant card with [Trigger]"),
        ("1405.1", "Resonator with this gains [+400/+400].", "added Resonator gains [+400/+400]."),
        ("1406.1", "target summon spell", "target resonator spell"),
        ("1406.2", "target normal spell", "target non-resonator spell"),
        ("1407.1", "[J-activate] {W}", "[Judgment] {W}"),
        ("1407.2", "[Continuous]: Flying", "Flying"),
        ("1408.1a", "At the end of battle phase", "At the end of the battle"),
        ("1409.2", "Put it into the field. This triggers its [Enter] ability.", "Put it into the field."),
        ("1409.2a", "[Enter] Draw a card.", "[Enter] >>> Draw a card."),
        ("1410.1", "When a resonator summoned: Draw", "When a resonator is summoned: Draw"),
        ("1412.2b", "[Trigger] While you control a Moon: Draw", "[Trigger] you control a Moon: Draw"),
        ("1414.2", "Your resonators gain", "resonators you control gain"),
        ("1414.2", "Your opponent's resonators", "resonators your opponent controls"),
        ("1414.2", "Each of your wind resonators gain", "each wind resonator you control gains"),
        ("1414.2", "When this card leaves your field", "When this card leaves the field"),
        ("1414.3", "Put it into your field", "Put it into the field"),
        ("1414.3", "a Moon is put into your field", "a Moon is put into the field under your control"),
        ("1414.5", "attribute cost", "specified cost"),
        ("1415.2", "Remove this card's strength counter", "Remove a strength counter from this card"),
        ("1416.1", "This card cannot be destroyed.", "[Eternal]"),
        ("1416.2", "When this card deals damage, you gain life equal to that damage.", "[Drain]"),
        ("1416.3", "[Target Attack]", "[Precision]"),
        ("1416.4", "[Mythic]", "«Mythic»"),
        ("1416.5", "This card has no attribute.", "[Kernlos]"),
        ("1401.1", "Search for a Moon from your main deck", "Search your deck for a Moon"),
        ("1401.1", "each dark resonator", "each darkness resonator"),
        ("1401.1", "a wind attribute resonator", "a wind resonator"),
        ("1401.1", "leaves your field for a non-field zone", "leaves the field"),
        ("1401.1", "Return it back to its owner's hand.", "Return it to its owner's hand."),
    ],
)
def test_each_rewriting(number: str, old: str, today: str) -> None:
    assert number in {row.number for row in REWRITINGS}
    assert rewritten(old).endswith(today)
    assert rewritten(today) == today  # what is said as today stays


@pytest.mark.parametrize(
    "line",
    [
        "This card gains [+100/+100] as long as it is in a field.",
        "Search your deck for resonators.",
        "Your opponent controls two resonators.",
        "As long as this card is in a field, draw a card.",
    ],
)
def test_what_only_looks_old_is_left_alone(line: str) -> None:
    assert rewritten(line) == line


@pytest.mark.rule("fow", "1409.1", "1412.2b", "1414.2")
@pytest.mark.parametrize(
    ("old", "new", "kind"),
    [
        ("Your resonators gain [+100/+100].", "Resonators you control gain [+100/+100].", "Resonator"),
        ("[Trigger] While you control a Moon: Draw a card.", "[Trigger] You control a Moon: Draw a card.", "Chant"),
        (
            "When this card leaves your field for a non-field zone, draw a card.",
            "When this card leaves the field >>> Draw a card.",
            "Resonator",
        ),
        (
            "Search for a Moon from your main deck and put it into your hand. Then shuffle your main deck.",
            "Search your deck for a Moon and put it into your hand. Then shuffle your deck.",
            "Chant",
        ),
    ],
)
def test_old_and_new_texts_are_the_same_card(old: str, new: str, kind: str) -> None:
    same(old, new, kind)


@pytest.mark.rule("fow", "1410.1")
def test_what_an_effect_puts_into_the_field_is_not_summoned() -> None:
    bell = resonator("Bell", "Whenever you summon a resonator, you gain 200 life.")
    hen = resonator("Hen", cost="{0}")
    nest = chant("Nest", "Put a resonator from your hand into the field.")
    t = table(bell, hen, nest).field(0, "Bell").hand(0, "Hen", "Hen", "Nest")
    t.play(0, "Nest").resolve().choose("Hen")
    assert t.resource(0, "life") == 4000
    t.play(0, "Hen").resolve().resolve()
    assert t.resource(0, "life") == 4200
