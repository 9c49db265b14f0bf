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
        (
            "1414.2",
            "If this card would be put into a graveyard from your field, return",
            "If this card would be put into a graveyard from the field, return",
        ),
        (
            "1414.2",
            "If a Bird would be put into a graveyard from your field, remove",
            "If a Bird you control would be put into a graveyard from the field, remove",
        ),
        ("1416.1", "This card cannot be destroyed.", "[Eternal]"),
        ("1416.2", "When this card deals damage, you gain life equal to that damage.", "[Drain]"),
        ("1416.3", "[Target Attack]", "[Precision]"),
        ("1416.4", "[Mythic]", "«Mythic»"),
        ("1416.5", "This card has no attribute.", "[Kernlos]"),
        ("1401.1", "Search for a Moon from your main deck", "Search your deck for a Moon"),
        ("1401.1", "each dark resonator", "each darkness resonator"),
        ("1401.1", "a wind attribute resonator", "a wind resonator"),
        ("1401.1", "Spells your opponent plays cost {1} more to play.", "plays cost {1} more."),
        ("1401.1", "Free cost for spells you play costs {1} less to play.", "spells you play cost {1} less."),
        ("1401.1", "This card costs {1} less to play if", "You may pay {1} less to play this card if"),
        ("1401.1", "leaves your field for a non-field zone", "leaves the field"),
        ("1401.1", "Return it back to its owner's hand.", "Return it to its owner's hand."),
        ("1405.1", "dealt to the resonator with this, prevent", "dealt to added resonator, prevent"),
        ("1409.2", "Put it into the field. This triggers its [Enter]: ability.", "Put it into the field."),
        ("1414.2", 'If "Hen" is in your field, draw', 'If you control "Hen", draw'),
        ("1414.2", "You have two or more Birds in your field.", "You control two or more Birds."),
        ("1414.2", "Your opponent has a Bird in his or her field.", "Your opponent controls a Bird."),
        ("1414.2", "Each player banishes a Bird in his or her field.", "Each player banishes a Bird."),
        ("1414.3", "When it is put into a field", "When it is put into the field"),
        ("1401.1", "Whenever you attack with this card, draw", "Whenever this card attacks, draw"),
        ("1401.1", "Cancel target spell played by an opponent.", "Cancel target spell your opponent controls."),
        ("1401.1", "100 damage to the controller of that resonator.", "100 damage to that resonator's controller."),
        ("1401.1", 'a card with the word "Hen" in its name', 'a card with "Hen" in its name'),
        ("1401.1", 'resonators that are not named "Hen"', 'resonators not named "Hen"'),
        (
            "1401.1",
            "Target player chooses a card in his or her hand at random and discards it.",
            "discards a card at random.",
        ),
        (
            "1401.1",
            "Choose a card in your opponent's hand at random and discard it.",
            "Your opponent discards a card at random.",
        ),
        ("1401.1", "Target player discards all cards in his or her hand.", "Target player discards his or her hand."),
        ("1401.1", "Look at the top three cards from your main deck.", "Look at the top three cards of your deck."),
        (
            "1401.1",
            "Put top two cards of your deck into your hand.",
            "Put the top two cards of your deck into your hand.",
        ),
        ("1401.1", "Draw two cards from your main deck.", "Draw two cards."),
        ("1401.1", "[Judgment] Pay {R}{2} and discard a card.", "[Judgment] Pay {R}{2}, discard a card."),
        ("1401.1", "You can activate this if you control a Bird.", "Play this ability only if you control a Bird."),
        ("1401.1", "Draw a card. Play this ability once per turn.", "Play this ability only once per turn."),
        (
            "1401.1",
            "This ability can only be used in your main phase.",
            "Play this ability only during your main phase.",
        ),
        ("1401.1", "God's Art [Loud Hen] {0}: Draw a card.", 'God\'s Art "Loud Hen" {0}: Draw a card.'),
        ("1401.1", "Put a [300/300] wind Hen resonator token in the field.", "resonator token into the field."),
        ("1401.1", "When this card is put into graveyard >>> Draw", "is put into a graveyard >>> Draw"),
        ("1401.1", "Whenever a Bird enters a field >>> Draw", "Whenever a Bird enters the field >>> Draw"),
        ("1401.1", "Target Bird gets [-100/0] until end of turn.", "Target Bird gains [-100/0] until end of turn."),
        ("1401.1", "Its ATK becomes equal to this card's ATK.", "Its ATK becomes this card's ATK."),
        ("1401.1", "All players discard their hand.", "Each player discards their hand."),
        ("1401.1", "Draw a card. Play this ability during your turn.", "Play this ability only during your turn."),
        ("1401.1", "You may reveal a Bird among them and put it", "You may reveal a Bird from among them and put it"),
        ("1401.1", "This card cannot block unless weather is rain.", "cannot block unless the weather is rain."),
        ("1401.1", "Cancel it unless its controller pays X.", "Cancel it unless its controller pays {X}."),
        (
            "1401.1",
            "{0}: Choose one. Play this ability only once per turn - Draw a card; or recover this card.",
            "{0}: Choose one - Draw a card; or recover this card. Play this ability only once per turn.",
        ),
        ("1401.1", "Put it on the top or the bottom of your deck.", "Put it on the top or bottom of your deck."),
        ("1401.1", "Put one from among them into your hand.", "Put one of them into your hand."),
        ("1401.1", "This card enters the field with two moss counters.", "with two moss counters on it."),
        (
            "1414.2",
            "If a Bird would be put into a graveyard from your opponent's field, draw",
            "If a Bird your opponent controls would be put into a graveyard from the field, draw",
        ),
        (
            "1401.1",
            "This card cannot be cancelled if you own a Moon.",
            "cannot be cancelled as long as you own a Moon.",
        ),
        (
            "1401.1",
            "If it is rain, this card cannot be cancelled.",
            "This card cannot be cancelled as long as it is rain.",
        ),
        (
            "1401.1",
            "[Enter] >>> If it was played from your hand,",
            "[Enter] >>> If this card was played from your hand,",
        ),
        (
            "1401.1",
            "Reveal the top two cards of your deck. Put them on the bottom of the deck.",
            "Put them on the bottom of your deck.",
        ),
        ("1401.1", "[J-Activate] Pay {0}: You cannot play this ability if", "Pay {0}. You cannot play this ability if"),
        ("1401.1", "Produce 1 {R}.", "Produce {R}."),
        ("1401.1", "This card attacks if able.", "This card must attack if able."),
        (
            "1401.1",
            "DEF of this card increases by [the number of cards in your hand x 100].",
            "this card gains [+0/+100] for each card in your hand.",
        ),
        ("1401.1", "Return this card to its Ruler side.", "put this card into your ruler area as a ruler."),
        ("1401.1", "It cannot recover during recovery phase.", "It doesn't recover during the recovery phase."),
        (
            "1401.1",
            "Put the top card of your deck to your graveyard.",
            "Put the top card of your deck into your graveyard.",
        ),
        ("1401.1", "you gain life equal to that damage and draw a card.", "you gain that much life and draw a card."),
        ("1401.1", "At the end of the turn, draw a card.", "At the end of turn, draw a card."),
        ("1401.1", "300 damage to each player and resonator.", "300 damage to each player and each resonator."),
        ("1401.1", "All resonators come into fields rested.", "resonators enter the field rested."),
        (
            "1401.1",
            "Look at the top two cards of your deck and return them in any order.",
            "Look at the top two cards of your deck and put them on top of your deck in any order.",
        ),
        (
            "1401.1",
            "Prevent all damage from target Bird until end of turn.",
            "would be dealt by target Bird until end of turn.",
        ),
        (
            "1401.1",
            "Your opponent must block this card if able.",
            "your opponent controls must block this card if able.",
        ),
        ("1401.1", "for each Bird that he or she controls.", "for each Bird he or she controls."),
        ("1401.1", "Discard two cards from your hand.", "Discard two cards."),
        ("1401.1", "for each card removed in this way.", "for each card removed this way."),
        ("1401.1", "Destroy the resonator just summoned.", "Destroy that resonator."),
        (
            "1401.1",
            "When a spell or ability your opponent controls targets a Bird you control, draw",
            "When a Bird you control becomes targeted by a spell or ability your opponent controls, draw",
        ),
        ("1403.1", "target non-spell card", "target non-chant card"),
        (
            "1405.1",
            "Bird resonator with this gains [+100/+100].",
            "Added resonator gains [+100/+100] as long as it is a Bird.",
        ),
        ("1410.1", "When an opponent summons a Bird: Draw", "When a Bird your opponent controls is summoned: Draw"),
        ("1414.2", "If it would leave your field this turn, draw", "If it would leave the field this turn, draw"),
        ("1401.1", "[J-Activate] Pay {0}: Play this ability only if", "Pay {0}. Play this ability only if"),
        ("1401.1", "Target Bird's ATK and DEF become [300/300] until", "Target Bird becomes [300/300] until"),
        ("1401.1", "Birds' ATK and DEF become 300.", "Birds become [300/300]."),
        ("1401.1", "Rest it. Its ATK and DEF becomes [0/300].", "Rest it. it becomes [0/300]."),
        ("1401.1", "Birds you play cannot be cancelled.", "Birds you play cannot be cancelled."),
        ("1401.1", "Spells you play cannot be cancelled.", "Spells you control cannot be cancelled."),
        (
            "1401.1",
            "Move target addition you control onto target resonator.",
            "Add target addition you control to target resonator.",
        ),
        ("1401.1", "Players cannot chase this [Enter].", "Players cannot chase to this ability."),
        (
            "1401.1",
            "All damage that would be dealt to you is dealt to this card instead.",
            "If damage would be dealt to you, it's dealt to this card instead.",
        ),
        (
            "1401.1",
            "put it into your hand, then shuffle your deck.",
            "put it into your hand. Then shuffle your deck.",
        ),
        ("1401.1", "Put all Birds among them into your hand.", "Put all Birds from among them into your hand."),
        (
            "1414.3",
            "Your opponent puts a Bird from his or her hand into his or her field.",
            "puts a Bird from his or her hand into the field.",
        ),
        ("1401.1", "If your life is lower than your opponent's, draw", "lower than your opponent's life, draw"),
        ("1414.2", "for each Bird in a field.", "for each Bird."),
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
        "You have two or more cards in your hand.",
        "Put the top card of your deck into your graveyard.",
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
