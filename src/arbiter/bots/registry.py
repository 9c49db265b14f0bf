"""Bots by name. A bot is made for one game from a seed, so that the game can be played again exactly."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbiter.bots.budgets import budget_of
from arbiter.kernel.errors import ArbiterError

if TYPE_CHECKING:
    from arbiter.bots.elsewhere import Thinkers
    from arbiter.kernel.game import Agent

RANDOM: Final = "random"
NAMES: Final = (RANDOM, "novice", "greedy", "search:0.2s", "search:1s", "search:5s")
FIRST: Final = "greedy-1"  # the greedy player as it first was, by which others are measured; nobody sits down with it
QUICK: Final = frozenset({RANDOM, "novice", "greedy", FIRST})  # those that answer without thinking long


class UnknownBot(ArbiterError):
    """A bot that there is not."""


def known_bot(name: str) -> str:
    """The name itself, or an error that tells the names there are."""
    if name not in NAMES and name != FIRST and budget_of(name) is None:
        raise UnknownBot(
            f"there is no bot {name[:40]!r}; there are: {', '.join(NAMES)}; search with any number of seconds, "
            "or of playouts (search:300p)"
        )
    return name


def offered_bot(name: str) -> str:
    """The same at a table of a server: how long a bot thinks there is not for strangers to say."""
    if name not in NAMES:
        raise UnknownBot(f"there is no bot {name[:40]!r}; there are: {', '.join(NAMES)}")
    return name


def thinks(name: str) -> bool:
    """Does the bot play on from its questions? The game has to keep what it needs for that."""
    return name not in QUICK


def make_bot(name: str, seed: int, helpers: Thinkers | None = None) -> Agent:
    """The bot of this name; one that thinks does it with the help of these processes, where there are any."""
    if known_bot(name) == RANDOM:
        from arbiter.bots.chance import RandomBot

        return RandomBot(seed)
    if name == "novice":
        from arbiter.bots.novice import NoviceBot

        return NoviceBot(seed)
    budget = budget_of(name)
    if budget is not None:
        from arbiter.bots.search import SearchBot

        return SearchBot(seed, budget, helpers=helpers)
    from arbiter.bots import habits
    from arbiter.bots.greedy import GreedyBot

    return GreedyBot(seed, habits=habits.FIRST if name == FIRST else habits.TODAY)
