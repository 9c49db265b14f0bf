"""Every game has one table of what its keywords stand for, and every ability of it says for which keyword."""

from __future__ import annotations

import pytest

from arbiter.cards.pool import shared
from arbiter.script.abilities import Keyword

GAMES = ("fftcg", "fow", "fow5", "gateruler", "caster")


@pytest.mark.parametrize("game", GAMES)
def test_what_is_granted_with_a_keyword_can_be_taken_with_it(game: str) -> None:
    for word, abilities in shared(game).entry.rules.layers.library.keyword_abilities.items():
        assert [ability.keyword for ability in abilities] == [word] * len(abilities)


@pytest.mark.parametrize("game", GAMES)
def test_what_a_printed_keyword_stands_for_says_so(game: str) -> None:
    """A card that has the abilities of a keyword has the word as well."""
    for face in shared(game).faces():
        printed = {program.keyword for program in face.traits.programs if isinstance(program.ability, Keyword)}
        gained = {program.keyword for program in face.traits.programs if program.conditional}
        assert {program.keyword for program in face.traits.programs} <= {"", *printed, *gained}, face.name
