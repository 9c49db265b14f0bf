"""Gate Ruler's templating: every sentence is read, and printed back as it stands; every word of it counts."""

from __future__ import annotations

import re

import pytest

from arbiter.cards.pool import shared
from arbiter.games.gateruler.language import LANGUAGE
from arbiter.script.abilities import Ability, Activated, Triggered
from arbiter.text.compiler import compile_text, print_abilities
from arbiter.text.deletion import swallowed_words
from arbiter.text.errors import TextError

PERMANENTS = (
    "This card is also Tidebound.",
    "You instead pay a cost of 1 to play {Dragon} units.",
    "This card is treated as {Dragon}.",
    "Allied units are treated as {Dragon}.",
    "This card is treated as level 0 for <Long March>.",
    "This card is also treated as {Dragon} for <Long March>.",
    "Breakthrough",
    "Breakthrough, Retaliate",
    "【TD】Draw 1 card.",
    "[OD] Drive 1.",
    "[CNT] Choose 1 enemy unit. Deal 2 damage to it.",
    "[CNT] Play this card.",
    "Standard Action: Draw 1 card.",
    "Standard Action [Discard 1 card] Draw 2 cards.",
    "Instant Action [Exhaust this card] Choose 1 enemy unit. Deal 1 damage to it.",
    "[Turn 1] Standard Action [Pay 1 resource] Draw 1 card.",
    '"Deep Breath" [Turn 1]: Standard Action: Draw 1 card.',
    '"Deep Breath": [Turn 1] Standard Action: Draw 1 card.',
    "When this card enters play, draw 1 card.",
    "When this card attacks, draw 1 card.",
    "As this card attacks, drive 1.",
    "Allied {Dragon} units gain +1 ATK.",
    "Other allied units gain +1 ATK and +1 HP.",
    "Enemy units gain -1 ATK.",
    "At the start of your turn, draw 1 card.",
    "At the end of your turn, heal 1 life.",
    "This card cannot attack.",
    "This card can directly attack your opponent's ruler.",
    "Enhance {Dragon} unit",
    "Discount: [Discard 1 card] to instead pay 1 resource",
    "Discount: From your hand [DR 2] to instead pay 0 resources",
    "Discount: If you control a {Dragon} unit, pay 2 less",
    "Summon Requirement: From your hand, [Discard 1 card]. If you don't, put this card into its owner's graveyard.",
    "Genesis Summoning - Standard Action: Materials - this card and 1 other allied {Dragon} unit. "
    "You may special summon 1 «Great Wyrm» in your deck.",
    "Abyssal Summoning - Standard Action: You may do an Abyssal Summoning.",
    "Abyssal Concerto Requirement: Put 2 allied units into their owners' graveyards.",
    'Gear Up - "Iron Prow"',
    "Gear Requirement: You have 5 or less life left.",
    "Gear Ability Breakthrough",
    "Gear Ability When this card attacks, draw 1 card.",
    'Charge Bonus {Dragon}: "This card gains +2 ATK."',
    'Charge Bonus: "When this card attacks, draw 1 card."',
    "Standard Action [DR 1: unit] Draw 1 card.",
    "Standard Action [Put 1 charge of this card into its owner's graveyard] Choose 1 enemy unit. Deal 2 damage to it.",
    "When this card deals combat damage to your opponent, draw 1 card.",
    "When this card is destroyed, draw 1 card.",
    "If you have 3 or less life left, this card gains +2 STK.",
    "You pay 1 less to play {Dragon} units.",
    "Your opponent cannot play events.",
    "Enemy units with level 1 or less cannot enter play.",
    "You may have up to 10 copies of this card in your deck.",
    "This card counts for 2 of your summon cap.",
    "Allied units with <Deep Breath> gain +1 ATK.",
    "This card is also {Beast}.",
    "During your turn, this card gains +2 ATK.",
    "Standard Action: Place this card in a defense zone.",
    "This card can be ready in a defense zone.",
)

EVENTS = (
    "Choose 1 allied unit. Move it to a zone.",
    "Choose 1 ability in the gate. Negate it.",
    "Choose 1 automatic ability in the gate. Negate it.",
    "Choose 1 ability with level 1 or less in the gate. Negate it.",
    "Choose 1 settable card in your hand. Set it.",
    "Choose 1 event card in your hand. Play it without paying its cost.",
    "Choose 1 unit card in your hand. Normal summon it.",
    "Your opponent puts the top 2 cards of their deck into their graveyard.",
    "Reveal the top card of your deck.",
    "Timing: Standard Action",
    "Timing: Instant Action",
    "Timing: You can play this card when an enemy unit attacks.",
    "Timing: You can play this card while you have 3 or less life left.",
    "Choose 1 enemy unit. Deal 3 damage to it.",
    "Deal 2 damage to your opponent.",
    "Draw 2 cards.",
    "Choose 1 enemy unit with level 2 or less. Destroy it.",
    "Choose 1 enemy unit with 3 or less HP. Put it on the bottom of its owner's deck.",
    "Choose up to 2 enemy units. Deal 2 damage to them.",
    "Choose 1 unit card in your graveyard. Special summon it.",
    "Choose 1 {Dragon or Beast} unit card in your deck. Add it to your hand.",
    "Choose 1 card in your hand. Put it into your resource zone.",
    "Choose 1 enemy set card. Put it into its owner's graveyard.",
    "Choose 1 field. Destroy it.",
    "Deal 1 damage to all enemy units.",
    "Draw 1 card. If you have 3 or less life left, draw 2 cards instead.",
    "You may discard 1 card. If you do, draw 2 cards.",
    "Choose 1 of the following:\n• Draw 1 card.\n• Deal 1 damage to your opponent.",
    "The combat damage from this attack becomes 0.",
    "Reduce the combat damage from this attack by 2.",
    "The next damage dealt to you this turn becomes 0.",
    "This damage becomes 0.",
    "Reduce this damage by 3.",
    "Put the top 2 cards of your deck into your graveyard.",
    "Put the top card of your deck into your resource zone.",
    "End the turn.",
    "Heal 2 life.",
    "Choose 1 allied unit. Heal 2 HP from it.",
    "Rearrange your units.",
    "Choose 1 allied unit. Add the top card of your deck underneath it as a charge.",
    "Choose 1 unit card in your hand. Normal summon it without it counting towards your summon cap.",
    "Increase your summon cap by 1.",
    "Deal 3 damage to your opponent, ignoring [CNT].",
    "Choose up to 3 enemy units. Deal 4 damage, divided as you choose among them.",
    "Timing: You can play this card when you would be dealt damage.",
    "Timing: You can play this card when an allied unit would be dealt damage.",
    "Timing: You can play this card when an allied unit is attacked.",
    "Timing: You can play this card when your opponent plays an event.",
    "Timing: You can play this card when an allied unit is destroyed.",
    "Timing: Standard Action\nChoose 1 allied unit. It loses {Dragon} until the end of the turn.",
    "Timing: Standard Action\nDestroy all units that attacked this turn.",
    "Timing: Standard Action\nLook at the top 3 cards of your deck. Choose 1 card among them. Remove it from the game.",
)

# Words that may go without a change of meaning: "a unit card in your graveyard" is a unit there; where no number is
# said, all are meant (3-2j); "this" alone is this card, as the rules themselves write it; life is what is left (2-6c).
VOID = re.compile(
    r"(unit|event) <card> |<You> gain control|in <your> hand|<(the|a|an)>|<all> (allied|enemy)|this <card>|life <left>|"
    r"due to <its> Forced|special summon <1> «|"  # 15-31a, 15-18b
    r"next damage dealt to \w+ becomes \d+ <instead>",  # 13-3a-1, 13-3d-1
    re.IGNORECASE,
)


def read(text: str, kind: str = "unit") -> tuple[Ability, ...]:
    return compile_text(LANGUAGE, "Salt Lamp", kind, text)


@pytest.mark.parametrize("text", PERMANENTS)
def test_texts_of_units_are_printed_back(text: str) -> None:
    assert print_abilities(LANGUAGE, "Salt Lamp", read(text)) == text


@pytest.mark.parametrize("text", EVENTS)
def test_texts_of_events_are_printed_back(text: str) -> None:
    assert print_abilities(LANGUAGE, "Salt Lamp", read(text, "event")) == text


@pytest.mark.parametrize("key", list(shared("gateruler")))
def test_every_word_of_a_card_of_ours_counts(key: str) -> None:
    face = shared("gateruler").face(key)
    kind = "event" if "event" in face.traits.types else "unit"
    for each in swallowed_words(LANGUAGE, face.name, kind, face.text) if face.text else ():
        marked = face.text[: each.column] + f"<{each.word}>" + face.text[each.column + len(each.word) :]
        assert VOID.search(marked), (each.word, each.shortened)


@pytest.mark.rule("gateruler", "2-13b")
def test_the_mark_before_an_ability_says_nothing() -> None:
    plain = read("Breakthrough\nWhen this card attacks, draw 1 card.")
    marked = read("■Breakthrough\n■When this card attacks, draw 1 card.")
    assert [type(ability) for ability in marked] == [type(ability) for ability in plain]


@pytest.mark.rule("gateruler", "2-13d")
def test_reminders_in_parentheses_are_no_text() -> None:
    (ability,) = read("When this card attacks, draw 1 card. (That is before damage.)")
    assert isinstance(ability, Triggered)
    assert ability.effects == read("When this card attacks, draw 1 card.")[0].effects  # type: ignore[attr-defined]


def test_the_colon_behind_a_cost_may_stand_or_not() -> None:
    with_colon, without = (
        read("Standard Action [Discard 1 card]: Draw 2 cards."),
        read("Standard Action [Discard 1 card] Draw 2 cards."),
    )
    assert isinstance(with_colon[0], Activated) and isinstance(without[0], Activated)
    assert with_colon[0].effects == without[0].effects and with_colon[0].cost == without[0].cost


def test_what_is_not_understood_is_pointed_at() -> None:
    with pytest.raises(TextError, match="wiggle"):
        read("When this card attacks, wiggle 1 card.")
