"""Chapter 910 in plain texts: what happens in place of a move or a draw, who decides; and what players cannot do."""

from __future__ import annotations

import pytest

from arbiter.testing import Table
from tests.games.caster.test_95_rulings_meeting import table
from tests.games.caster.written import conjure, servant

pytestmark = pytest.mark.both_seats

PIT = "If a servant would be put into a graveyard from the field, remove it from the game instead."


def barrier(made: Table, name: str, text: str) -> Table:
    return made.define(name=name, type="barrier", text=text)


@pytest.mark.rule("caster", "910.1", "1107.2", "906.2")
def test_who_is_removed_instead_says_no_last_words() -> None:
    made = barrier(servant(table(), "Ash", "[Last Words] ⇒ Draw a card."), "Pit", PIT).field(1, "Ash").field(0, "Pit")
    made.hand(0, "Fell").play(0, "Fell", targets=["Ash"]).resolve_all()
    assert made.zone_names(1, "removed") == ["Ash"] and made.hand_size(1) == 0


@pytest.mark.rule("caster", "910.2", "910.3")
def test_of_two_replacements_the_controller_of_the_card_chooses_one() -> None:
    made = table()
    raft = "If a servant would be destroyed, return it to its owner's hand instead."
    barrier(barrier(servant(made, "Ash"), "Pit", PIT), "Raft", raft).field(1, "Ash").field(0, "Pit", "Raft")
    made.hand(0, "Fell").play(0, "Fell", targets=["Ash"]).resolve()
    made.expect(kind="option", player=1).option("Raft")
    assert made.hand_names(1) == ["Ash"]


@pytest.mark.rule("caster", "910.3", "1008.1")
def test_what_may_be_done_instead_is_asked_for() -> None:
    text = "If an allied servant would be destroyed, you may banish this card instead."
    made = barrier(servant(table(), "Ash"), "Wall", text)
    made.field(1, "Ash", "Wall").hand(0, "Fell").play(0, "Fell", targets=["Ash"]).resolve().yes()
    assert made.is_on_field("Ash", 1) and made.zone_names(1, "graveyard") == ["Wall"]


@pytest.mark.rule("caster", "910.1", "910.3", "1006.2")
def test_a_draw_is_replaced_once_and_each_of_two_by_itself() -> None:
    text = "If you would draw a card, draw two cards instead."
    made = barrier(conjure(table(), "Sip", "Draw two cards."), "Well", text)
    made.field(0, "Well").hand(0, "Sip").play(0, "Sip").resolve()
    assert made.hand_size(0) == 4


@pytest.mark.rule("caster", "104.4")
def test_who_cannot_play_conjures_plays_servants() -> None:
    made = barrier(servant(table(), "Ash"), "Hush", "Enemy players cannot play conjures.").field(1, "Hush")
    made.hand(0, "Fell", "Ash").field(1, "Ash")
    assert not made.can("play", 0, "Fell") and made.can("play", 0, "Ash")


@pytest.mark.rule("caster", "1014.2", "909.3b")
def test_an_attack_power_that_becomes_a_number_takes_what_was_gained_before_with_it() -> None:
    made = conjure(servant(table(), "Ash"), "Numb", "Target servant's ATK becomes 500 until end of turn.")
    made.field(0, "Ash").hand(0, "Grow", "Numb").play(0, "Grow", targets=["Ash"]).resolve()
    assert made.play(0, "Numb", targets=["Ash"]).resolve().power("Ash") == 500


@pytest.mark.rule("caster", "1014.1", "909.5")
def test_who_becomes_of_a_race_is_of_no_other() -> None:
    made = conjure(servant(table(), "Ash", race="Lamp"), "Turn", "Target servant becomes a Moth until end of turn.")
    barrier(made, "Den", "Allied Lamps gain +500 ATK.").field(0, "Ash", "Den").hand(0, "Turn")
    assert made.power("Ash") == 2500
    assert made.play(0, "Turn", targets=["Ash"]).resolve().power("Ash") == 2000


@pytest.mark.rule("caster", "903.2c", "903.2e")
def test_of_a_list_one_is_chosen_and_the_other_asks_for_no_target() -> None:
    made = conjure(table(), "Fork", "Choose one:\n• Destroy target servant.\n• Draw a card.").hand(0, "Fork")
    assert made.play(0, "Fork", modes=[2]).resolve().hand_size(0) == 1
