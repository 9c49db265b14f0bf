"""A time that stands before several changes is that of all of them, and whose next turn "your opponent's next" is."""

from __future__ import annotations

import pytest

from arbiter.cards.pool import language_of
from arbiter.script.base import Lasting
from arbiter.script.effects import Modify
from arbiter.script.walk import walk
from arbiter.text.compiler import compile_text
from arbiter.text.errors import TextError

FIRST = (
    (
        "fftcg",
        "summon",
        "Choose 1 Forward. Until the end of the turn, its element becomes Fire and it gains +1000 power.",
    ),
    ("fftcg", "summon", "Choose 1 Forward. Until the end of the turn, it gains Haste and its element becomes Fire."),
    ("fow", "chant", "Until end of turn, target resonator's attribute becomes fire and it gains [+200/+200]."),
    ("fow", "chant", "Until end of turn, target resonator gains [+200/+200] and your J-ruler gains [First Strike]."),
    ("fow5", "spell", "Until end of turn, target resonator's attribute becomes fire and it gains [+200/+200]."),
    ("gateruler", "event", "Choose 1 unit. Until the end of the turn, its ATK becomes 0 and it loses all abilities."),
    ("gateruler", "event", "Choose 1 unit. Until the end of the turn, it loses all abilities, and its STK becomes 0."),
)


def changes(game: str, kind: str, text: str) -> list[Modify]:
    timed = f"Timing: Standard Action\n{text}" if game == "gateruler" else text
    return [node for node in walk(compile_text(language_of(game), "Probe", kind, timed)) if isinstance(node, Modify)]


@pytest.mark.parametrize(("game", "kind", "text"), FIRST)
def test_a_time_said_first_is_that_of_all_changes(game: str, kind: str, text: str) -> None:
    found = changes(game, kind, text)
    assert len(found) == 2 and all(change.lasting is Lasting.TURN for change in found)


def test_a_time_in_the_middle_is_not_read_as_that_of_one_alone() -> None:
    with pytest.raises(TextError):
        changes(
            "gateruler",
            "event",
            "Choose 1 unit. Its ATK becomes 0 until the end of the turn and it loses all abilities.",
        )


@pytest.mark.parametrize(
    ("game", "kind", "text"),
    [
        ("fftcg", "summon", "Choose 1 Forward. It gains Haste until the end of your opponent's next turn."),
        ("fow", "chant", "Target resonator gains [Flying] until the end of your opponent's next turn."),
        ("caster", "conjure", "Target servant gains [Quickcast] until the end of your opponent's next turn."),
        ("gateruler", "event", "Choose 1 unit. It gains Dormant until the end of your opponent's next turn."),
    ],
)
def test_the_next_turn_is_not_the_one_that_it_is(game: str, kind: str, text: str) -> None:
    assert [change.lasting for change in changes(game, kind, text)] == [Lasting.OPPONENT_NEXT_TURN]
