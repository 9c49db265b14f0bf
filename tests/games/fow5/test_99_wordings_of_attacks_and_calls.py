"""Further wordings, played: what is attacked, whose magic stones are called, counted ATK, and the lifebreak area."""

from __future__ import annotations

import pytest

from arbiter.testing import Table
from tests.games.fow5.written import chant, instant, regalia, resonator, table


@pytest.mark.rule("fow5", "8.2/3", "9.6/2")
@pytest.mark.parametrize(("words", "at", "grown"), [("a resonator", "Elk", 800), ("a resonator", 1, 500)])
def test_an_attack_on_a_resonator_is_told_from_one_on_a_player(words: str, at: str | int, grown: int) -> None:
    mate = resonator("Mate", f"When this card attacks {words}, this card gains [+300/+0] until end of turn.")
    t = table(mate).field(0, "Mate").field(1, "Elk", rested=True)
    t.attack("Mate", at=at)
    if grown > 500:
        t.resolve()
    assert t.power("Mate") == grown and t.stack() == []


@pytest.mark.rule("fow5", "8.2/3", "9.6/2")
def test_an_attack_on_an_opponent_is_waited_for() -> None:
    for at, heard in ((1, True), ("Elk", False)):
        mate = resonator("Mate", "Whenever this card attacks your opponent, draw a card.")
        t = table(mate).field(0, "Mate").field(1, "Elk", rested=True).attack("Mate", at=at)
        assert (t.stack() == ["Mate"]) is heard


@pytest.mark.rule("fow5", "7.11/1", "10.15/1")
@pytest.mark.parametrize(
    ("who", "heard"), [("your opponent calls", True), ("a player calls", True), ("you call", False)]
)
def test_it_matters_who_calls_a_magic_stone(who: str, heard: bool) -> None:
    t = table(resonator("Mate", f"Whenever {who} a magic stone, draw a card.")).field(1, "Mate").act(0, "call")
    assert (t.stack() == ["Mate"]) is heard


@pytest.mark.rule("fow5", "9.4/2", "2.6/2")
@pytest.mark.parametrize(
    "text",
    [
        "This card's ATK is equal to the number of resonators you control times 100.",
        "ATK of this card is equal to the number of resonators you control x 100.",
        "This card's ATK is equal to 100 times the number of resonators you control.",
    ],
)
def test_atk_alone_may_be_counted(text: str) -> None:
    t = table(resonator("Mate", text, size=(0, 400))).field(0, "Mate", "Elk").field(1, "Elk")
    assert (t.power("Mate"), t.guard("Mate")) == (200, 400)


def lifebreak(text: str) -> Table:
    t = table(chant("Dig", text), format="valhalla").hand(0, "Dig").zone(0, "lifebreak", "Pup", "Dog", "Elk")
    return t.deck(0, "Pup").play(0, "Dig").resolve()


@pytest.mark.rule("fow5", "3.10/2", "3.3/3")
def test_the_top_of_the_lifebreak_area_is_taken_and_added_to() -> None:
    t = lifebreak("Put the top two cards of your lifebreak area into your hand.")
    assert sorted(t.hand_names(0)) == ["Dog", "Elk"] and t.zone_names(0, "lifebreak") == ["Pup"]
    t = lifebreak("Put the top card of your lifebreak area into your hand.")
    assert t.hand_names(0) == ["Elk"]
    t = lifebreak("Put the top card of your main deck on top of your lifebreak area.")
    assert len(t.zone_names(0, "lifebreak")) == 4


@pytest.mark.rule("fow5", "9.3/2", "9.10/1")
def test_what_cannot_be_the_target_and_what_enters_rested() -> None:
    gate = regalia("Gate", "Resonators your opponent controls enter rested.")
    mate = resonator("Mate", "This card cannot be the target of spells or abilities your opponent controls.")
    bolt = instant("Bolt", "Destroy target resonator.")
    t = (
        table(gate, mate, bolt)
        .field(1, "Gate")
        .hand(0, "Mate")
        .hand(1, "Bolt")
        .field(0, "Elk")
        .play(0, "Mate")
        .resolve()
    )
    assert t.is_rested("Mate")
    t.passes(0).play(1, "Bolt").resolve()  # there is no other target
    assert t.field_names(0) == ["Mate"]
