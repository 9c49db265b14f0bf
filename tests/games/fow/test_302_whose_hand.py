"""302.6: into whose hand a card comes, which need not be its owner's, and what waits for that."""

from __future__ import annotations

import pytest

from arbiter.testing import Table
from tests.games.fow.common_cards import FLICKER, RECALL
from tests.games.fow.defined import chant, life, resonator, table

GRASP = chant("Grasp", "Return target resonator your opponent controls to your hand.")
HARVEST = chant("Harvest", "Put target resonator from your opponent's graveyard into your hand.")
LIFT = chant("Lift", "Put target resonator from your graveyard into your hand.")
HEN = resonator("Hen")


def listening(when: str) -> Table:
    """Both players have a Hen in the field and in the graveyard, player 0 listens and has a spell of each kind."""
    made = table(HEN, resonator("Ear", f"{when} >>> You gain 100 life."), GRASP, HARVEST, LIFT, RECALL, FLICKER)
    made.sources(0, light=1, water=1).field(0, "Ear", "Hen").field(1, "Hen")
    made.zone(0, "graveyard", "Hen").zone(1, "graveyard", "Hen")
    return made.hand(0, "Grasp", "Harvest", "Lift", "Undertow Call", "Blink Aside")


def hears(when: str, spell: str, whose: int, zone: str = "field") -> bool:
    made = listening(when)
    made.play(0, spell, targets=[made.card("Hen", whose, zone=zone)]).resolve().resolve_all()
    return life(made, 0) == 4100


@pytest.mark.rule("fow", "302.6b", "302.6c", "906.1")
@pytest.mark.parametrize(
    "when",
    [
        "Whenever a resonator is returned to your hand",
        "Whenever a resonator is returned to your hand from the field",
        "Whenever a resonator is returned from the field to your hand",
        "Whenever a card is put into your hand from the field",
    ],
)
def test_your_hand_is_the_one_where_the_card_comes_to_lie(when: str) -> None:
    assert hears(when, "Grasp", 1)  # another's card, but your hand
    assert hears(when, "Undertow Call", 0) and not hears(when, "Undertow Call", 1)
    assert not hears(when, "Blink Aside", 0)


@pytest.mark.rule("fow", "302.6b", "302.6c", "906.1")
@pytest.mark.parametrize(
    ("when", "grasped"),
    [
        ("Whenever a resonator is returned to your opponent's hand", False),
        ("Whenever a resonator is returned to its owner's hand from the field", True),
        ("Whenever a resonator your opponent controls is returned to a hand", True),
    ],
)
def test_an_opponents_hand_and_any_hand(when: str, grasped: bool) -> None:
    assert hears(when, "Grasp", 1) is grasped
    assert hears(when, "Undertow Call", 1)
    assert hears(when, "Undertow Call", 0) is ("its owner's" in when)


@pytest.mark.rule("fow", "302.6a", "906.4a")
@pytest.mark.parametrize(
    ("when", "ours", "theirs"),
    [
        ("Whenever a resonator is put into your hand from your graveyard", True, False),
        ("Whenever a resonator is put into your hand from your opponent's graveyard", False, True),
        ("Whenever a resonator is put into your hand from a graveyard", True, True),
        ("Whenever a resonator is put into your opponent's hand from a graveyard", False, False),
    ],
)
def test_out_of_whose_graveyard_it_comes(when: str, ours: bool, theirs: bool) -> None:
    assert hears(when, "Lift", 0, "graveyard") is ours
    assert hears(when, "Harvest", 1, "graveyard") is theirs


@pytest.mark.rule("fow", "1019.1", "302.6a", "302.6c")
@pytest.mark.parametrize(("who", "hears"), [("you discard", True), ("your opponent discards", False)])
def test_who_has_a_card_in_hand_discards_it_into_its_owners_graveyard(who: str, hears: bool) -> None:
    spoil = chant("Spoil", "Put target resonator from your opponent's graveyard into your hand. Discard a card.")
    made = table(HEN, resonator("Ear", f"Whenever {who} a card >>> You gain 100 life."), spoil).sources(0, light=1)
    made.field(0, "Ear").zone(1, "graveyard", "Hen").hand(0, "Spoil").play(0, "Spoil", targets=["Hen"]).resolve()
    assert made.zone_names(1, "graveyard") == ["Hen"] and made.stack() == (["Ear"] if hears else [])


@pytest.mark.rule("fow", "1019.1", "302.6a")
def test_what_another_owns_counts_among_the_cards_that_were_discarded_this_turn() -> None:
    spoil = chant("Spoil", "Put target resonator from your opponent's graveyard into your hand. Discard a card.")
    tally = chant("Tally", "If you discarded a card this turn, you gain 100 life.")
    made = table(HEN, spoil, tally).sources(0, light=2).zone(1, "graveyard", "Hen").hand(0, "Spoil", "Tally")
    made.play(0, "Spoil", targets=["Hen"]).resolve().choose("Hen")
    assert made.zone_names(1, "graveyard") == ["Hen"]
    assert life(made.play(0, "Tally").resolve(), 0) == 4100
