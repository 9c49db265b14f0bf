"""The text of a card as abilities that the engine carries out whole, or not at all."""

from __future__ import annotations

from arbiter.kernel.support import Vocabulary, problems
from arbiter.script.abilities import Ability
from arbiter.text.compiler import compile_text
from arbiter.text.errors import TextError
from arbiter.text.language import Language


def read_text(
    language: Language, words: Vocabulary, name: str, card_type: str, text: str
) -> tuple[tuple[Ability, ...], str]:
    """The abilities, and what cannot be read or carried out: then there are none, so that no card does half of it."""
    try:
        abilities = compile_text(language, name, card_type, text) if text else ()
    except TextError as error:
        return (), str(error)
    found = problems(abilities, words)
    return ((), found[0]) if found else (abilities, "")
