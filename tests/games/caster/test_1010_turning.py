"""Rested, recovered, reversed, switched: what turns, what becomes so, and what does not recover (502.1, 1010, 1011)."""

from __future__ import annotations

import pytest

from .rulings import REVERSE, STEAL, board, conjure, lies, servant


@pytest.mark.rule("caster", "1010.1", "303.1a")
def test_what_is_rested_and_what_is_reversed_in_one_breath_is_settled_before_either() -> None:
    table = board(
        conjure("Topsy-turvy", "Rest all reversed servants and reverse all non-reversed servants."),
        servant("Upright"),
        servant("Crouched"),
    )
    table.field(1, "Upright").field(1, "Crouched", reversed=True).hand(0, "Topsy-turvy").sources(0, solis=1)
    table.play(0, "Topsy-turvy").resolve()
    assert lies(table, "Upright") == "reversed" and lies(table, "Crouched") == "rested"


@pytest.mark.rule("caster", "502.1")
def test_what_does_not_recover_in_a_recovery_phase() -> None:
    table = board(
        conjure("Net", "Rest target servant. It doesn't recover during its controller's next recovery phase."),
        servant("Boar"),
        servant("Sloth", text="This card doesn't recover during your recovery phase."),
    )
    table.hand(0, "Net").sources(0, solis=1).field(1, "Boar").field(1, "Sloth", rested=True)
    table.play(0, "Net", targets=["Boar"]).resolve().to("draw", player=1)
    assert lies(table, "Boar") == "rested" and lies(table, "Sloth") == "rested"
    table.to("draw", player=1, later=True)
    assert lies(table, "Boar") == "recovered" and lies(table, "Sloth") == "rested"


@pytest.mark.rule("caster", "502.1", "1016.1")
def test_whose_next_recovery_phase_it_is_the_controller_then_says() -> None:
    table = board(
        conjure("Net", "Rest target servant. It doesn't recover during its controller's next recovery phase."),
        STEAL,
        servant("Boar"),
    )
    table.hand(0, "Net", "Sweet Talk").sources(0, solis=2).field(1, "Boar")
    table.play(0, "Net", targets=["Boar"]).resolve().play(0, "Sweet Talk", targets=["Boar"]).resolve()
    table.to("draw", player=1)
    assert lies(table, "Boar") == "rested"
    table.to("draw", player=0)
    assert lies(table, "Boar") == "rested"
    table.to("draw", player=0, later=True)
    assert lies(table, "Boar") == "recovered"


@pytest.mark.rule("caster", "1011.2")
def test_a_rested_servant_that_is_reversed_switches_and_a_reversed_one_that_is_rested_does_not() -> None:
    table = board(
        servant("Acrobat", text="Whenever this card switches ⇒ Draw a card."),
        conjure("Flip", "Reverse target servant."),
        conjure("Tire", "Rest target servant."),
        conjure("Wake", "Recover target servant."),
    )
    table.field(0, "Acrobat", rested=True).hand(0, "Flip", "Flip", "Tire", "Wake").sources(0, solis=4)
    table.play(0, "Flip", targets=["Acrobat"]).resolve()
    assert table.stack() == ["Acrobat"]
    table.resolve().play(0, "Tire", targets=["Acrobat"]).resolve()
    assert table.stack() == []
    table.play(0, "Flip", targets=["Acrobat"]).resolve().resolve()
    table.play(0, "Wake", targets=["Acrobat"]).resolve()
    assert table.stack() == ["Acrobat"]


@pytest.mark.rule("caster", "104.3", "1010.1")
def test_what_is_reversed_already_does_not_become_so() -> None:
    table = board(servant("Sulker", text="Whenever this card becomes reversed ⇒ Draw a card."), REVERSE)
    table.field(0, "Sulker", reversed=True).hand(0, "Trip").sources(0, solis=1)
    table.play(0, "Trip", targets=["Sulker"]).resolve()
    assert table.stack() == []
