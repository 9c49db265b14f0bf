"""Our own Force of Will cards: every text is executed, and printed back as it stands, old wordings as the new ones."""

from __future__ import annotations

import re

import pytest

from arbiter.cards.pool import shared
from arbiter.games.fow.language import LANGUAGE
from arbiter.kernel.traits import Face
from arbiter.script.abilities import Ability
from arbiter.text.compiler import compile_text, print_abilities
from arbiter.text.deletion import meaning, swallowed_words
from tests.text.fow_void import is_void

# 1400: what only cards in an old wording say.
OLD = re.compile(
    r"⇒|\[(Activate|Continuous|J-Activate|Target Attack|Mythic)\]|\[Enter\]:? (?!>>>)|main deck"
    r"|(When|Whenever|At) [^>]*, "
)


def sides() -> list[Face]:
    pool = shared("fow")
    return [side for key in pool for side in (pool.face(key), *pool.face(key).other)]


def kind_of(face: Face) -> str:
    return "chant" if face.traits.types & {"chant", "rune"} else "resonator"


def read(face: Face, text: str) -> tuple[Ability, ...]:
    return compile_text(LANGUAGE, face.name, kind_of(face), text)


@pytest.mark.parametrize("face", sides(), ids=lambda face: face.key)
def test_a_card_of_ours_is_executed_and_printed_back(face: Face) -> None:
    assert "problem" not in face.extra
    abilities = read(face, face.text)
    printed = print_abilities(LANGUAGE, face.name, abilities)
    if OLD.search(face.text):
        assert meaning(read(face, printed)) == meaning(abilities)
    else:
        assert printed == face.text


@pytest.mark.parametrize("face", sides(), ids=lambda face: face.key)
def test_every_word_of_a_card_of_ours_counts(face: Face) -> None:
    found = swallowed_words(LANGUAGE, face.name, kind_of(face), face.text)
    assert [each.word for each in found if not is_void(face.text, each)] == []
