"""Calls, levels, copies, exchanges, and what texts may wait for: what random breaks of the rules showed."""

from __future__ import annotations

import pytest

from arbiter.games.caster.calling import CALL, LEVEL_UP, SET
from arbiter.kernel.decisions import ChooseObjects
from arbiter.script.amounts import Number
from arbiter.script.base import How, Quality
from arbiter.script.effects import CastNow, Choose, Destroy, Draw, Move, Perform
from arbiter.script.nouns import EACH, OPPONENT, YOU, Bound, Every, Group, Is
from arbiter.script.patterns import Does
from arbiter.testing import Table
from tests.games.caster.plain import SERVANTS, does, make, when
from tests.games.caster.tables import table
from tests.games.caster.written import conjure, servant

DRAW = Draw(YOU, Number(1))


def heard(word: str) -> Table:
    """A barrier of player 0 waits for what either player does."""
    watcher = make("Watcher", "barrier", when(Does(EACH, word), DRAW))
    return table().faces(watcher).field(0, "Watcher")


# ---------------------------------------------------------------- what is heard of


@pytest.mark.rule("caster", "803.5a", "906.1")
@pytest.mark.parametrize(
    ("word", "times"), [("attack servant", 1), ("attacked", 1), ("battles", 2)], ids=lambda value: str(value)
)
def test_an_attack_on_a_servant_is_heard_of_from_both_sides(word: str, times: int) -> None:
    made = heard(word).field(0, "Hound").field(1, "Pup").attack("Hound", at="Pup")
    assert made.stack().count("Watcher") + len(made.game.state.pending) == times
    made = heard(word).field(0, "Hound").zone(1, "orb", 1).attack("Hound")
    assert made.stack() == [] and not made.game.state.pending


@pytest.mark.rule("caster", "804.3", "804.6")
@pytest.mark.parametrize(("target", "won"), [("Turtle", True), ("Bear", False)])
def test_a_battle_is_won_by_destroying_the_attacked_servant(target: str, won: bool) -> None:
    made = heard("wins").field(0, "Hound").field(1, target).attack("Hound", at=target).to("judgment_priority")
    assert made.is_on_field(target, 1) is not won and made.stack() == (["Watcher"] if won else [])


@pytest.mark.rule("caster", "504.1a", "504.1c", "906.1")
@pytest.mark.parametrize(("word", "card"), [(CALL, "bea1"), ("level up", "ada2")])
def test_a_call_and_a_level_up_are_heard_of(word: str, card: str) -> None:
    made = heard(word).field(0, "ada1").hand(0, "bea1", "ada2").turn(0, "call", number=3, begin=True)
    made.act(0, CALL if card == "bea1" else LEVEL_UP, card)
    assert made.stack() == ["Watcher"]


# ---------------------------------------------------------------- calling


@pytest.mark.rule("caster", "504.1", "504.1b")
def test_equal_cards_are_offered_once_in_the_call_phase() -> None:
    made = table().hand(0, "ada1", "Pup", "ada1", "Pup").turn(0, "call", number=3, begin=True)
    assert made.acts(0, CALL) == ["Ada"] and sorted(made.acts(0, SET)) == ["Ada", "Pup"]


@pytest.mark.rule("caster", "1022.1", "1022.1a", "1022.2a")
def test_one_of_several_casters_levels_up_and_has_been_there_since_now() -> None:
    made = table().field(0, "Pup", "Pup", face_up=False).hand(0, "ada2").turn(0, "call", number=3, begin=True)
    made.act(0, LEVEL_UP, "ada2")
    question = made.question
    assert isinstance(question, ChooseObjects) and (question.low, question.high) == (1, 1)
    made.match.answer((0,))
    assert made.obj("Ada").arrival.turn == 3 and len(made.game.field) == 2


# ---------------------------------------------------------------- copies, exchanges


@pytest.mark.rule("caster", "1023.2", "1023.2a")
@pytest.mark.parametrize("zone", ["field", "chase"])
def test_a_text_goes_on_with_the_copy_that_it_has_made(zone: str) -> None:
    cards = SERVANTS if zone == "field" else Group((Is(Quality.NAME, "Spark"),), ("chase",), EACH)
    after = Destroy(Bound(1)) if zone == "field" else Move(Bound(1), "removed", How.REMOVE)
    twin = does(Choose(0, cards, Number(1), Number(1)), Perform("copy", Bound(0), slot=1), after)
    made = table().faces(make("Twin", "conjure", twin, cost=0, keywords=("quickcast",)))
    made.faces(make("Spark", "conjure", does(DRAW), cost=0)).hand(0, "Twin", "Spark").field(0, "Pup")
    if zone == "chase":
        made.play(0, "Spark")
    made.play(0, "Twin", targets=["Pup" if zone == "field" else "Spark"]).resolve()
    if zone == "field":
        made.option("recovered")
    assert made.field_names(0) == ["Pup"] and made.stack() == ([] if zone == "field" else ["Spark"])


@pytest.mark.rule("caster", "1017.1", "1016.1a")
def test_an_exchange_of_control_outlasts_control_that_was_lent() -> None:
    text = "Exchange control of target allied servant and target enemy servant with a cost of 9 or less."
    made = conjure(table(), "Swap", text)
    conjure(made, "Loan", "Gain control of target enemy servant until end of turn.")
    made.sources(0, ignus=2).field(0, "Hound").field(1, "Pup", "Bear").hand(0, "Swap", "Loan")
    made.play(0, "Swap", targets=["Hound", "Pup"]).resolve().play(0, "Loan", targets=["Bear"]).resolve()
    made.next_turn()
    assert made.field_names(0)[-1] == "Pup" and sorted(made.field_names(1)) == ["Bear", "Hound"]


@pytest.mark.rule("caster", "1114.2", "903.2d-2")
def test_nothing_is_stepped_up_for_a_card_that_is_played_for_nothing() -> None:
    made = servant(table(), "Tall", text="[Step Up] (Lamp)", cost=3, race="Lamp")
    servant(made, "Small", cost=1, race="Lamp")
    gate = does(CastNow(Every(Group((Is(Quality.NAME, "Tall"),), ("hand",), YOU)), free=True, may=False))
    made.faces(make("Gate", "conjure", gate, cost=0)).field(0, "Small").hand(0, "Gate", "Tall").play(
        0, "Gate"
    ).resolve()
    assert made.stack() == ["Tall"] and not made.is_rested("Small")


@pytest.mark.rule("caster", "1009.1", "309.1")
def test_orbs_of_both_players_are_corrupted_each_for_its_owner() -> None:
    blight = does(Perform("corrupt", Every(Group((), ("orb",), EACH))))
    made = table().faces(make("Blight", "conjure", blight, cost=0)).hand(0, "Blight")
    made.zone(0, "orb", "Pup").zone(1, "orb", "Hound", "Bear")
    watcher = make("Watcher", "barrier", when(Does(OPPONENT, "corrupt"), DRAW))
    made.faces(watcher).field(0, "Watcher").play(0, "Blight").resolve()
    assert made.hand_names(0) == ["Pup"] and sorted(made.hand_names(1)) == ["Bear", "Hound"]
    assert made.stack() == ["Watcher"]  # heard of once for the orbs of the opponent


@pytest.mark.rule("caster", "302.2", "304.2")
def test_who_looks_at_the_top_card_of_the_deck_knows_it_and_nobody_else_does() -> None:
    made = conjure(table(), "Peek", "Look at the top card of your deck, then return it.")
    made.sources(0, ignus=1).deck(0, "Bear").hand(0, "Peek").play(0, "Peek").resolve()
    top = made.game.state.zones["deck"][0][-1]
    assert "Bear" in str(made.view(0)["zones"]) and "Bear" not in str(made.view(1)["zones"])
    assert top.face.name == "Bear"
