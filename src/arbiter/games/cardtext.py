"""The text of a card as abilities that the engine carries out whole, or not at all."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection

from arbiter.games.printed_fields import Card
from arbiter.kernel.errors import BadCard
from arbiter.kernel.support import Vocabulary, problems
from arbiter.script.abilities import Ability
from arbiter.text.compiler import compile_text
from arbiter.text.errors import TextError
from arbiter.text.language import Language

KINDS = "spoken_kinds"  # the field of a card that lists them
RACE = "Own Race"  # how such a word is marked; a game's lexicon has it among its brackets


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


def kinds_spoken_of(card: Card) -> frozenset[str]:
    """Races of other cards that its text may name, where it belongs to a set that brings them."""
    words = card.get(KINDS) or ()
    if not isinstance(words, list | tuple) or not all(isinstance(word, str) for word in words):
        raise BadCard(f"card {card.get('id', '?')!r}: {KINDS} must be a list of words, not {words!r}")
    return frozenset(words)


def with_own_kinds(
    language: Language, name: str, text: str, kinds: Collection[str], plural: Callable[[str], str]
) -> str:
    """The text with the card's own races marked, where the language's list does not have them.

    A new set brings new races, and its cards speak of their own kind. Names are left as they are; of a card that is
    called like its race, the word means the race.
    """
    listed = language.lexicon.terms
    for kind in sorted(kinds, key=len, reverse=True):
        if kind in listed or not kind[:1].isupper() or kind.lower() in language.grammar.words:
            continue
        written = "|".join(re.escape(word) for word in sorted({kind, plural(kind)}, key=len, reverse=True))
        own = "" if name in (kind, plural(kind)) else rf"{re.escape(name)}(?!\w)|"
        spans = sorted((term for term in listed if kind in term and term != kind), key=len, reverse=True)
        names = rf'{own}"[^"]{{1,60}}"|“[^”]{{1,60}}”|‹[^›]*›'
        names = "|".join([names, *map(re.escape, spans)])  # "Night Watch" is listed, and no Watch
        found = re.compile(rf"(?P<name>{names})|(?<!\w)(?:\[(?:{written})\]|(?:{written}))(?!\w)")
        text = found.sub(lambda match: match[0] if match["name"] else f"‹{RACE} {kind}›", text)  # noqa: B023
    return text
