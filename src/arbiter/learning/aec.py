"""A game as a PettingZoo environment: the players choose in the order in which the rules ask them."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any, cast

from arbiter.kernel.errors import ArbiterError
from arbiter.kernel.views import view
from arbiter.learning.arrays import Arrays, Observation
from arbiter.learning.table import Episode, Settings, Table

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv
except ImportError:
    raise ArbiterError("this environment needs PettingZoo: pip install 'arbiter-tcg[rl]'") from None

ILLEGAL = -1.0  # the return of whoever chooses a masked place, which ends the episode


class CardGameEnv(AECEnv):  # type: ignore[misc]  # PettingZoo does not say its types
    """All seats are played from outside. Returns come at the end: 1 for the winner, -1 for the others, 0 for a draw.

    A masked place ends the episode with -1 for whoever chose it and 0 for the others, as PettingZoo's own games do.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "name": "arbiter_v0", "is_parallelizable": False}  # noqa: RUF012

    def __init__(self, settings: Settings, render_mode: str | None = None) -> None:
        super().__init__()
        if render_mode not in (None, "ansi"):
            raise ArbiterError(f"render_mode: 'ansi' or None, not {render_mode!r:.40}")
        self.settings = settings
        self.render_mode = render_mode
        self.metadata = {**self.metadata, "name": f"arbiter_{settings.game}_v0"}
        self.table = Table(settings)
        self.arrays = Arrays(self.table.layout)
        self.possible_agents = [f"player_{i}" for i in range(self.table.players)]
        self.agents: list[str] = []
        self.observation_space = cache(self._observation_space)
        self.action_space = cache(self._action_space)
        self._random = Random()
        self._seats = {agent: i for i, agent in enumerate(self.possible_agents)}

    def _observation_space(self, agent: str) -> spaces.Space[Observation]:
        return cast("spaces.Space[Observation]", self.arrays.space())

    def _action_space(self, agent: str) -> spaces.Space[int]:
        return cast("spaces.Space[int]", spaces.Discrete(self.table.layout.places))

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._random = Random(seed)
        self.episode = Episode(self.table, self._random.getrandbits(62))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.agents[max(0, self.episode.player)]

    def observe(self, agent: str) -> Observation:
        return self.arrays.of(self.episode.observe(self._seats[agent]))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(cast("int", action))
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        episode = self.episode
        picking = episode.picking
        if picking is None or action is None or not 0 <= action < len(picking.choices):
            self._end({player: ILLEGAL if player == agent else 0.0 for player in self.agents}, illegal=agent)
            return
        episode.step(int(action))
        if episode.over:
            self._end(dict(zip(self.agents, episode.returns(), strict=True)))
        elif episode.cut_off:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.agents[episode.player]

    def _end(self, returns: dict[str, float], illegal: str = "") -> None:
        self.rewards = returns
        self.terminations = dict.fromkeys(self.agents, True)
        if illegal:
            self.infos[illegal]["illegal"] = True
        self._accumulate_rewards()

    def render(self) -> str | None:
        """As a spectator sees it."""
        if self.render_mode is None:
            return None
        return str(view(self.episode.game, -1))

    def close(self) -> None:
        self.agents = []

    def __str__(self) -> str:
        return str(self.metadata["name"])
