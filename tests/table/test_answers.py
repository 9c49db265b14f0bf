"""What is typed, and what it means to each kind of question."""

from __future__ import annotations

import pytest

from arbiter.kernel import decisions as de
from arbiter.kernel.playing.play import PASS, Action
from arbiter.kernel.state import Obj
from arbiter.kernel.traits import NOTHING, Face, Traits
from arbiter.table.answers import Unclear, parse

FORWARD = frozenset({"forward"})
FIRE = frozenset({"fire"})


def forward(id: int, power: int = 5000) -> Obj:
    traits = Traits(frozenset({f"Card {id}"}), FORWARD, FIRE, NOTHING, NOTHING, 2, power, 0, 0, 0, NOTHING, NOTHING, ())
    return Obj(id, id, Face(f"T-{id}", f"Card {id}", traits, "", True), 0, "field")


THREE = [forward(1), forward(2), forward(3)]
ACTIONS = de.ChooseAction(0, [PASS, Action("character", THREE[0]), Action("character", THREE[1])])


@pytest.mark.parametrize(
    ("decision", "typed", "answer"),
    [
        (ACTIONS, "", 0),
        (ACTIONS, "0", 0),
        (ACTIONS, " 2 ", 2),
        (de.ChooseObjects(0, THREE, 0, 1, "attack"), "", ()),
        (de.ChooseObjects(0, THREE, 0, 1, "attack"), "3", (2,)),
        (de.ChooseObjects(0, THREE, 0, 3, "party"), "-", ()),
        (de.ChooseObjects(0, THREE, 0, 3, "party"), "1 3", (0, 2)),
        (de.ChooseObjects(0, THREE, 2, 2, "discard"), "1,3", (0, 2)),
        (de.Confirm(0, "mulligan"), "", 0),
        (de.Confirm(0, "burst"), "", 1),
        (de.Confirm(0, "mulligan"), "Y", 1),
        (de.Confirm(0, "burst"), "no", 0),
        (de.ChooseNumber(0, 0, 5, "x"), "4", 4),
        (de.ChooseNumber(0, 2, 5, "x"), "3", 1),
        (de.ChooseNumber(0, 0, 5, "x"), "", 5),
        (de.ChooseNumber(0, 0, 999, "loop"), "", 0),
        (de.ChooseOrder(0, 3, "order", THREE), "", (0, 1, 2)),
        (de.ChooseOrder(0, 3, "order", THREE), "3 1 2", (2, 0, 1)),
        (de.Divide(0, THREE[:2], 6, 1000, "divide damage"), "4000 2000", (4, 2)),
        (de.Divide(0, THREE[:2], 6, 1000, "divide damage"), "", (5, 1)),
        (de.Divide(0, THREE[:2], 12, 1000, "battle damage", 0, 0), "", (7, 5)),
        (de.ChooseOption(0, ("first", "second"), "who starts"), "", 0),
        (de.ChooseOption(0, ("first", "second"), "who starts"), "2", 1),
        (de.ChoosePayment(0, ("a", "b")), "", 0),
        (de.ChoosePlayer(0, (0, 1), "choose"), "2", 1),
    ],
)
def test_what_is_typed_becomes_the_answer(decision: de.Decision, typed: str, answer: de.Answer) -> None:
    assert parse(decision, typed) == answer
    assert decision.check(answer) == answer


@pytest.mark.parametrize(
    ("decision", "typed", "hint"),
    [
        (ACTIONS, "3", "1 to 2"),
        (ACTIONS, "1 2", "a number of the list"),
        (ACTIONS, "attack!", "not understood"),
        (de.ChooseObjects(0, THREE, 1, 1, "choose"), "", "Something must be picked"),
        (de.ChooseObjects(0, THREE, 1, 1, "choose"), "4", "from 1 to 3"),
        (de.ChooseObjects(0, THREE, 2, 2, "choose"), "1 1", "Pick 2 different numbers"),
        (de.ChooseObjects(0, THREE, 1, 2, "choose"), "1 2 3", "Pick 1 to 2 different numbers"),
        (de.Confirm(0, "may"), "perhaps", "y or n"),
        (de.ChooseNumber(0, 2, 5, "x"), "1", "from 2 to 5"),
        (de.ChooseOrder(0, 3, "order", THREE), "1 2", "Pick 3"),
        (de.Divide(0, THREE[:2], 6, 1000, "divide damage"), "6000", "2 amounts"),
        (de.Divide(0, THREE[:2], 6, 1000, "divide damage"), "3500 2500", "steps of 1000"),
        (de.Divide(0, THREE[:2], 6, 1000, "divide damage"), "5000 2000", "add up to 6000"),
        (de.Divide(0, THREE[:2], 6, 1000, "divide damage"), "6000 0", "at least 1000"),
        (de.ChoosePlayer(0, (0, 1), "choose"), "", "no default"),
        (de.ChoosePlayer(0, (0, 1), "choose"), "0", "1 to 2"),
    ],
)
def test_what_is_no_answer_gets_a_hint(decision: de.Decision, typed: str, hint: str) -> None:
    with pytest.raises(Unclear, match=hint):
        parse(decision, typed)
