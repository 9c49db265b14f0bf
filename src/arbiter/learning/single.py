"""A game as a Gymnasium environment: one seat is played from outside, bots have the others."""

from __future__ import annotations

from typing import Any, cast

from arbiter.kernel.errors import ArbiterError, BadAnswer
from arbiter.learning.arrays import Arrays, Observation
from arbiter.learning.table import Episode, Settings, Table

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
except ImportError:
    raise ArbiterError("this environment needs Gymnasium: pip install 'arbiter-tcg[rl]'") from None

ILLEGAL = -1.0
SEATS = 1 << 62


class AgainstBotEnv(gymnasium.Env[Observation, np.int64]):
    """The reward comes at the end: 1, 0 or -1. A masked place loses at once, and `info["illegal"]` says so."""

    metadata: dict[str, Any] = {"render_modes": []}  # noqa: RUF012

    def __init__(self, settings: Settings, opponent: str = "greedy", seat: int | None = None) -> None:
        self.settings = settings
        self.table = Table(settings)
        self.arrays = Arrays(self.table.layout)
        if seat is not None and seat not in range(self.table.players):
            raise BadAnswer(f"seat: 0 to {self.table.players - 1}, or None for each in turn, not {seat!r:.40}")
        self.opponent = opponent
        self.fixed_seat = seat
        self.observation_space = cast("spaces.Space[Observation]", self.arrays.space())
        self.action_space = spaces.Discrete(self.table.layout.places)
        self.seat = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self._begin()
        while self.episode.over:  # whoever is never asked anything has nothing to learn from
            self._begin()
        return self._seen(), {"seat": self.seat}

    def _begin(self) -> None:
        number = int(self.np_random.integers(SEATS))
        if self.fixed_seat is None:
            self.seat = int(self.np_random.integers(self.table.players))
        else:
            self.seat = self.fixed_seat
        bots = tuple(None if i == self.seat else self.opponent for i in range(self.table.players))
        self.episode = Episode(self.table, number, bots)

    def _seen(self) -> Observation:
        return self.arrays.of(self.episode.observe(self.seat))

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        episode = self.episode
        picking = episode.picking
        if picking is None or not 0 <= action < len(picking.choices):
            return self._seen(), ILLEGAL, True, False, {"illegal": True}
        episode.step(int(action))
        return self._seen(), episode.returns()[self.seat], episode.over, episode.cut_off, {}

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """Which places are open, as sb3-contrib's MaskablePPO asks for it."""
        mask = np.zeros(self.table.layout.places, np.bool_)
        mask[: 0 if self.episode.picking is None else len(self.episode.picking.choices)] = True
        return mask
