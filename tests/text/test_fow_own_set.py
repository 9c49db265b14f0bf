"""Our own Force of Will cards: every text is executed, and printed back as it stands, old wordings as the new ones."""

from __future__ import annotations

import re

import pytest

from arbiter.cards.pool import shared
from arbiter.games.fow.language import LANGUAGE
from arbiter.kernel.traits import Face
from arbiter.text.compiler import compile_text, print_abilities
from arbiter.text.deletion import meaning

# 1400: what only cards in an old wording say.
OLD = re.compile(
    r"⇒|\[(Activate|Continuous|J-Activate|Target Attack|Mythic)\]|\[Enter\]:? (?!>>>)|main deck|(When|Whenever|At) [^>]*, "
)


def sides() -> list[Face]:
    pool = shared("fow")
    return [side for key in pool for side in (pool.face(key), *pool.face(key).other)]


def read(face: Face) -> tuple[object, ...]:
    kind = "chant" if face.traits.types & {"chant", "rune"} else "resonator"
    return compile_text(LANGUAGE, face.name, kind, face.text)


@pytest.mark.parametrize("face", sides(), ids=lambda face: face.key)
def test_a_card_of_ours_is_executed_and_printed_back(face: Face) -> None:
    assert "problem" not in face.extra
    if not face.text:
        return
    abilities = read(face)
    printed = print_abilities(LANGUAGE, face.name, abilities)  # type: ignore[arg-type]
    if OLD.search(face.text):
        kind = "chant" if face.traits.types & {"chant", "rune"} else "resonator"
        assert meaning(compile_text(LANGUAGE, face.name, kind, printed)) == meaning(abilities)  # type: ignore[arg-type]
    else:
        assert printed == face.text
