"""Chapter 14 of FINAL FANTASY TCG: an action that turns out to be illegal is taken back as if it had never begun.

A game of today does not offer what could not be finished; one that was begun before (`revisions.FINISHABLE`) does.
"""

import pytest

from arbiter.kernel.errors import BadAnswer, IllegalPlay
from arbiter.kernel.revisions import FINISHABLE
from arbiter.testing import Table, scenario

PLAIN = "Kiln Apprentice"


def adept(player: int = 0) -> Table:
    """An ability that needs as many Forwards as CP were paid; there is one Forward besides Adept itself."""
    text = "{X}{Dull}: Choose X Forwards other than Adept. Dull them.\nWhen Adept becomes dull, gain {C}."
    table = scenario("fftcg").define(name="Adept", power=3000, text=text).field(player, "Adept")
    table.sources(player, fire=3).hand(player, "Spark Swallow").field(1 - player, PLAIN).begin()
    table.game.revision = FINISHABLE - 1
    return table


def attempt(table: Table, player: int) -> Table:
    """Declare the ability with X = 3, which three Backups could pay; but there are not three Forwards to choose."""
    table.use(player, "Adept").expect(kind="number", player=player, why="x")
    with pytest.raises(IllegalPlay):
        table.match.answer(3)
    return table


@pytest.mark.rule("fftcg", "14.1")
def test_an_action_that_cannot_be_completed_is_taken_back_to_just_before_it() -> None:
    table = adept().begin()
    before = table.hash()
    assert attempt(table, 0).hash() == before
    table.expect(kind="action", player=0)
    table.use(0, "Adept", x=1).resolve_all()  # and can then be done properly
    assert table.is_rested(PLAIN)


@pytest.mark.rule("fftcg", "14.2")
def test_what_was_paid_and_produced_for_it_is_taken_back() -> None:
    table = attempt(adept(), 0)
    assert not any(table.is_rested(f"Fire Source {i}") for i in (1, 2, 3))
    assert not table.is_rested("Adept") and table.hand_names(0) == ["Spark Swallow"]
    assert table.zone_names(0, "break") == []


@pytest.mark.rule("fftcg", "14.3")
def test_nothing_triggers_by_it_or_by_its_taking_back() -> None:
    table = attempt(adept(), 0)
    assert table.stack() == [] and table.resource(0, "crystal") == 0
    table.to("main2")
    assert table.resource(0, "crystal") == 0
    proper = adept().use(0, "Adept", x=1).resolve_all()
    assert proper.resource(0, "crystal") == 1  # done properly it triggers


@pytest.mark.rule("fftcg", "14.4")
def test_the_player_who_had_priority_has_it_again() -> None:
    table = adept(player=1).passes(0)
    assert table.asked == 1
    attempt(table, 1).expect(kind="action", player=1)
    table.passes(1)  # player 0 had passed before the attempt, and that still counts
    assert table.step == "attack_preparation"


@pytest.mark.rule("fftcg", "14.1", "11.6.5")
def test_a_game_of_today_offers_no_number_for_which_there_are_too_few_to_choose() -> None:
    table = adept()
    table.game.revision = FINISHABLE
    table.use(0, "Adept").expect(kind="number", player=0, why="x")
    with pytest.raises(BadAnswer):
        table.match.answer(2)
    table.number(1).resolve_all()
    assert table.is_rested(PLAIN)
