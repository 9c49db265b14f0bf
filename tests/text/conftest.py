"""One card of our own that the sentences of these tests are printed on."""

from __future__ import annotations

import pytest

from arbiter.games.fftcg.language import LANGUAGE
from arbiter.script.abilities import Ability
from arbiter.text.compiler import compile_text

NAME = "Salt Road Warden"


class Reader:
    """Compiles a sentence as the text of the Salt Road Warden."""

    def card(self, text: str, card_type: str = "forward") -> tuple[Ability, ...]:
        return compile_text(LANGUAGE, NAME, card_type, text)

    def one(self, text: str, card_type: str = "forward") -> Ability:
        (ability,) = self.card(text, card_type)
        return ability


@pytest.fixture
def read() -> Reader:
    return Reader()
