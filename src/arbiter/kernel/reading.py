"""Where the meaning of each word of a text is found: a function for each node, put into these tables by its chapter.

Chapters that read texts need each other all the time: what a test asks may be an amount, and what is counted may be
what passes a test. So they meet here, and none of them has to know the others.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from arbiter.kernel.state import Obj
from arbiter.script import amounts
from arbiter.script.base import Amount, Condition, Thing

if TYPE_CHECKING:
    from arbiter.kernel.context import Context
    from arbiter.kernel.game import Game

TESTS: Final[dict[type, Callable[..., bool]]] = {}
THINGS: Final[dict[type, Callable[..., list[Obj]]]] = {}
AMOUNTS: Final[dict[type, Callable[..., int]]] = {}
CONDITIONS: Final[dict[type, Callable[..., bool]]] = {}
PATTERNS: Final[dict[type, Callable[..., bool]]] = {}
# How objects are looked for, and seen, by effects for which some cards are something else (`seen_as`).
SEARCHES_AS_SEEN: Final[list[Callable[..., list[Obj]]]] = []
SEEN_AS: Final[list[Callable[..., Obj]]] = []


def amount(game: Game, node: Amount, ctx: Context) -> int:
    """The number that is meant."""
    if isinstance(node, amounts.Number):
        return node.value
    return AMOUNTS[type(node)](game, node, ctx)


def holds(game: Game, condition: Condition, ctx: Context) -> bool:
    """Is it so?"""
    return CONDITIONS[type(condition)](game, condition, ctx)


def things(game: Game, thing: Thing, ctx: Context) -> list[Obj]:
    """The objects meant, possibly as last known."""
    return THINGS[type(thing)](game, thing, ctx)
