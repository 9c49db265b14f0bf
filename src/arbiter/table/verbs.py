"""The engine's lines speak of a player in the third person ("casts Test Bird"); to that player it is "you cast".

Works for whatever verb a game's rules use, so that no table of verbs has to know them.
"""

from __future__ import annotations

IRREGULAR = {"is": "are", "has": "have", "does": "do", "goes": "go"}
HISSING = ("ches", "shes", "sses", "xes")


def is_verb(word: str) -> bool:
    """Is the first word of a line what its player does? Otherwise it is a card's name, or a word like "turn"."""
    return word.islower() and word.endswith("s")


def second_person(verb: str) -> str:
    if verb in IRREGULAR:
        return IRREGULAR[verb]
    if verb.endswith("ies"):
        return f"{verb[:-3]}y"
    return verb.removesuffix("es" if verb.endswith(HISSING) else "s")
