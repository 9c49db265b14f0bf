"""11.12.4.1: control for as long as the source is on the field, over several answers, undone and replayed."""

from __future__ import annotations

import pytest

from arbiter.testing import Table, scenario

CHARM = (
    "When Charmer enters the field, choose 1 Forward opponent controls. "
    "You gain control of it for as long as Charmer is on the field."
)


def charmed() -> Table:
    """Player 0 has stolen player 1's Prize; a Summon that breaks Charmer is at hand."""
    table = (
        scenario("fftcg")
        .define(name="Charmer", type="forward", element=["fire"], cost=1, power=5000, text=CHARM)
        .define(name="Prize", type="forward", element=["ice"], power=7000)
        .define(name="Strike", type="summon", element=["fire"], cost=1, text="Choose 1 Forward. Break it.")
        .define(name="Hush", type="summon", element=["fire"], cost=1, text="Draw 1 card.")
        .hand(0, "Charmer", "Strike", "Hush")
        .field(1, "Prize")
        .sources(0, fire=4)
    )
    table.play(0, "Charmer", targets=["Prize"]).resolve()
    assert table.obj("Prize").controller == 0
    return table


@pytest.mark.rule("fftcg", "11.12.4.1", "6.2.6")
def test_what_was_controlled_for_as_long_as_its_source_was_there_stays_back() -> None:
    table = charmed()
    table.play(0, "Strike", targets=["Charmer"]).resolve()
    assert table.obj("Prize").controller == 1
    table.play(0, "Hush")
    assert table.obj("Prize").controller == 1
    table.resolve()
    assert table.obj("Prize").controller == 1
    table.match.check()


@pytest.mark.rule("fftcg", "11.12.4.1")
def test_that_holds_after_undo_copy_and_save() -> None:
    table = charmed()
    table.play(0, "Strike", targets=["Charmer"]).resolve()
    before = table.hash()
    table.play(0, "Hush").undo()
    assert table.hash() == before and table.obj("Prize").controller == 1
    twin = table.match.copy()
    assert twin.hash() == table.match.hash()
    again = Table.load(table.notation())
    assert again.obj("Prize").controller == 1 and again.hash() == table.hash()


@pytest.mark.rule("fftcg", "11.12.4.1", "9.1.1.1")
def test_it_is_its_owners_again_in_their_turn() -> None:
    table = charmed()
    table.play(0, "Strike", targets=["Charmer"]).resolve().to("main1", 1)
    assert table.obj("Prize").controller == 1
    table.attack("Prize")
    table.match.check()
