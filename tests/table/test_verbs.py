"""Lines of the engine in the second person, whatever verb a game's rules use."""

from __future__ import annotations

import pytest

from arbiter.table.verbs import is_verb, second_person


@pytest.mark.parametrize(
    ("verb", "yours"),
    [
        ("casts", "cast"),
        ("takes", "take"),
        ("searches", "search"),
        ("passes", "pass"),
        ("chooses", "choose"),
        ("carries", "carry"),
        ("has", "have"),
        ("is", "are"),
    ],
)
def test_what_a_player_does_is_what_you_do(verb: str, yours: str) -> None:
    assert is_verb(verb) and second_person(verb) == yours


def test_a_card_or_a_turn_at_the_beginning_is_no_verb() -> None:
    assert not any(map(is_verb, ("Glass", "turn", "EX", "the")))
