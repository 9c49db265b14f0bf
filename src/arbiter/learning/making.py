"""`arbiter.env` and `arbiter.gym_env`: environments from a game's name and two decks."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from arbiter.bots.registry import known_bot
from arbiter.learning.table import MOST_STEPS, Deck, settings

if TYPE_CHECKING:
    from arbiter.learning.aec import CardGameEnv
    from arbiter.learning.single import AgainstBotEnv


def env(
    game: str,
    decks: Sequence[Deck] | None = None,
    *,
    format: str | None = None,
    cards: Sequence[str | Path] = (),
    card_index: str | Path = "",
    objects: int = 120,
    stack: int = 8,
    history: int = 24,
    places: int = 64,
    most_steps: int = MOST_STEPS,
    render_mode: str | None = None,
) -> CardGameEnv:
    """A PettingZoo environment of a game. Without decks every pair of ours has its turn, as the seeds will have it.

    `objects`, `stack`, `history`, `places` say how wide observations are; docs/learning.md has the columns.
    """
    from arbiter.learning.aec import CardGameEnv

    made = settings(
        game,
        decks,
        format=format,
        cards=cards,
        card_index=card_index,
        objects=objects,
        stack=stack,
        history=history,
        places=places,
        most_steps=most_steps,
    )
    return CardGameEnv(made, render_mode)


def gym_env(
    game: str,
    decks: Sequence[Deck] | None = None,
    *,
    opponent: str = "greedy",
    seat: int | None = None,
    format: str | None = None,
    cards: Sequence[str | Path] = (),
    card_index: str | Path = "",
    objects: int = 120,
    stack: int = 8,
    history: int = 24,
    places: int = 64,
    most_steps: int = MOST_STEPS,
) -> AgainstBotEnv:
    """A Gymnasium environment: you have one seat (None: each as chance decides), a bot the other."""
    from arbiter.learning.single import AgainstBotEnv

    made = settings(
        game,
        decks,
        format=format,
        cards=cards,
        card_index=card_index,
        objects=objects,
        stack=stack,
        history=history,
        places=places,
        most_steps=most_steps,
    )
    return AgainstBotEnv(made, known_bot(opponent), seat)
