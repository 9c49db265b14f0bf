"""Bots by name. A bot is made for one game from a seed, so that the game can be played again exactly."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbiter.kernel.errors import ArbiterError

if TYPE_CHECKING:
    from arbiter.kernel.game import Agent

NAMES = ("random", "greedy")
QUICK = frozenset(NAMES)  # those that answer without thinking long


class UnknownBot(ArbiterError):
    """A bot that there is not."""


def known_bot(name: str) -> str:
    """The name itself, or an error that tells the names there are."""
    if name not in NAMES:
        raise UnknownBot(f"there is no bot {name[:40]!r}; there are: {', '.join(NAMES)}")
    return name


def make_bot(name: str, seed: int) -> Agent:
    if known_bot(name) == "random":
        from arbiter.bots.chance import RandomBot

        return RandomBot(seed)
    from arbiter.bots.greedy import GreedyBot

    return GreedyBot(seed)
