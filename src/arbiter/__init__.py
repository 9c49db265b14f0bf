"""Arbiter: a rules engine for trading card games in which a card's printed text is its program.

`start` begins a match, `load` takes one up again. Everything is imported when it is first asked for, so that
`import arbiter` costs nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from arbiter.api import Match, Question, Result, load, start
    from arbiter.cards.checking import check
    from arbiter.cards.decks import DeckList, read_deck, read_decks
    from arbiter.kernel.errors import ArbiterError, BadAnswer, BadCard, BadDeck, BadSave, BadScenario, IllegalPlay
    from arbiter.learning.making import env, gym_env

__version__ = "0.1.0"

_HOMES = {
    "start": "arbiter.api",
    "load": "arbiter.api",
    "Match": "arbiter.api",
    "Question": "arbiter.api",
    "Result": "arbiter.api",
    "DeckList": "arbiter.cards.decks",
    "read_deck": "arbiter.cards.decks",
    "read_decks": "arbiter.cards.decks",
    "check": "arbiter.cards.checking",
    "env": "arbiter.learning.making",
    "gym_env": "arbiter.learning.making",
    "ArbiterError": "arbiter.kernel.errors",
    "BadAnswer": "arbiter.kernel.errors",
    "BadCard": "arbiter.kernel.errors",
    "BadDeck": "arbiter.kernel.errors",
    "BadSave": "arbiter.kernel.errors",
    "BadScenario": "arbiter.kernel.errors",
    "IllegalPlay": "arbiter.kernel.errors",
}

__all__ = [
    "ArbiterError",
    "BadAnswer",
    "BadCard",
    "BadDeck",
    "BadSave",
    "BadScenario",
    "DeckList",
    "IllegalPlay",
    "Match",
    "Question",
    "Result",
    "__version__",
    "check",
    "env",
    "gym_env",
    "load",
    "read_deck",
    "read_decks",
    "start",
]


def __getattr__(name: str) -> object:
    home = _HOMES.get(name)
    if home is None:
        raise AttributeError(f"module 'arbiter' has no attribute {name!r}")
    from importlib import import_module

    value: object = getattr(import_module(home), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted(__all__)
