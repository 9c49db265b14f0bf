"""How fast learning environments step, with mask and observation, beside two peers in the same run.

Every side plays random legal choices and looks at each of its positions. Slices of all alternate, so that whatever else
the machine does slows all alike. Time is the processor time of this process; where two processes step for us, it is the
clock on the wall, and so is what they are compared with.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass
from random import Random
from time import perf_counter, process_time
from typing import Any

import numpy as np

from arbiter.kernel.errors import ArbiterError
from arbiter.learning.aec import CardGameEnv
from arbiter.learning.table import Episode, Settings, settings, table_of
from arbiter.learning.vector import VectorGames

SLICE = 0.25
GAMES = 16  # stepped by one call
LOOKS = 200  # positions whose observations are timed

Play = Callable[[float], int]  # steps for about so many seconds, and says how many they were


class NoPeers(ArbiterError):
    """What we are measured beside is not installed."""


@dataclass
class Stepping:
    """Steps a second; of one process by its processor time, of two by the wall's clock."""

    pettingzoo: float
    vector: float
    vector_wall: float
    two_processes_wall: float
    encoding_us: float
    chess: float
    gin_rummy: float
    to_chess: float


class Clock:
    def __init__(self, play: Play) -> None:
        self.play = play
        self.steps = 0
        self.seconds = 0.0
        self.wall = 0.0

    def run(self, seconds: float) -> None:
        begun, wall = process_time(), perf_counter()
        self.steps += self.play(seconds)
        self.seconds += process_time() - begun
        self.wall += perf_counter() - wall

    @property
    def rate(self) -> float:
        return self.steps / self.seconds if self.seconds else 0.0

    @property
    def wall_rate(self) -> float:
        return self.steps / self.wall if self.wall else 0.0


def aec(env: Any) -> Play:
    """A PettingZoo environment, ours or theirs, as its documentation steps it."""
    random = Random(1)
    env.reset(seed=1)

    def play(seconds: float) -> int:
        end, steps = perf_counter() + seconds, 0
        while perf_counter() < end:
            observation, _, ended, cut_off, _ = env.last()
            if ended or cut_off:
                env.reset()
                continue
            open_places = observation["action_mask"].nonzero()[0]
            env.step(int(open_places[int(random.random() * len(open_places))]))
            steps += 1
        return steps

    return play


def gin_rummy() -> Play:
    """OpenSpiel's, with its observation tensor."""
    try:
        import pyspiel
    except ImportError:
        raise NoPeers(MISSING) from None
    game, random = pyspiel.load_game("gin_rummy"), Random(1)
    at = [game.new_initial_state()]

    def play(seconds: float) -> int:
        end, steps, state = perf_counter() + seconds, 0, at[0]
        while perf_counter() < end:
            if state.is_terminal():
                state = game.new_initial_state()
            if not state.is_chance_node():
                np.asarray(state.observation_tensor(state.current_player()), np.float32)
                state.legal_actions_mask()
                steps += 1
            actions = state.legal_actions()
            state.apply_action(actions[int(random.random() * len(actions))])
        at[0] = state
        return steps

    return play


MISSING = "beside whom we are measured is not installed: pip install -r requirements-lab.lock"


def chess() -> Play:
    try:
        from pettingzoo.classic.chess.chess import raw_env
    except ImportError:
        raise NoPeers(MISSING) from None
    return aec(raw_env())


def vector(games: VectorGames) -> Play:
    draws = np.random.default_rng(1)

    def play(seconds: float) -> int:
        end, steps, batch = perf_counter() + seconds, 0, games.batch
        while perf_counter() < end:
            mask = batch.observation["action_mask"]
            assert isinstance(mask, np.ndarray)
            open_places = mask.sum(axis=1)  # always the first ones
            batch = games.step((draws.random(games.games) * open_places).astype(np.int32))
            steps += games.games
        return steps

    return play


def encoding_microseconds(wanted: Settings) -> float:
    """The mean over positions of random games."""
    table, random = table_of(wanted), Random(2)
    spent, looks, seed = 0.0, 0, 0
    while looks < LOOKS:
        seed += 1
        episode = Episode(table, seed)
        while episode.picking is not None:
            if random.random() < 0.1:
                begun = process_time()
                for _ in range(10):
                    episode.observe(episode.player)
                spent += process_time() - begun
                looks += 1
            episode.step(int(random.random() * len(episode.picking.choices)))
    return spent / looks / 10 * 1e6


def bench(key: str, seconds: float) -> Stepping:
    """Measure one game for about so many seconds, a fifth of them each side's."""
    wanted = settings(key)
    peers = [Clock(chess()), Clock(gin_rummy())]
    with VectorGames(wanted, GAMES) as here, VectorGames(wanted, GAMES, processes=2) as apart:
        ours = [Clock(aec(CardGameEnv(wanted))), Clock(vector(here)), Clock(vector(apart))]
        for clock in (*ours, *peers):  # caches are warm in any long run
            clock.play(SLICE)
        end = perf_counter() + seconds
        while perf_counter() < end:
            for clock in (*ours, *peers):
                clock.run(SLICE)
    return Stepping(
        pettingzoo=round(ours[0].rate, 1),
        vector=round(ours[1].rate, 1),
        vector_wall=round(ours[1].wall_rate, 1),
        two_processes_wall=round(ours[2].wall_rate, 1),
        encoding_us=round(encoding_microseconds(wanted), 1),
        chess=round(peers[0].rate, 1),
        gin_rummy=round(peers[1].rate, 1),
        to_chess=round(ours[1].rate / peers[0].rate, 2),
    )


def as_json(found: dict[str, Stepping]) -> dict[str, dict[str, float]]:
    return {key: asdict(stepping) for key, stepping in found.items()}


def as_text(found: dict[str, Stepping]) -> str:
    lines: list[str] = []
    for key, stepping in found.items():
        lines += [
            f"{key}: random choices, each position observed",
            f"  {stepping.pettingzoo:>10.0f} steps/s as a PettingZoo environment",
            f"  {stepping.vector:>10.0f} steps/s of {GAMES} games by one call",
            f"  {stepping.vector_wall:>10.0f} steps/s of them by the wall's clock",
            f"  {stepping.two_processes_wall:>10.0f} steps/s of as many over two processes, by the wall's clock",
            f"  {stepping.encoding_us:>10.1f} µs for an observation",
            f"  {stepping.chess:>10.0f} steps/s of PettingZoo's chess, in the same run",
            f"  {stepping.gin_rummy:>10.0f} steps/s of OpenSpiel's gin rummy, in the same run",
            f"  {stepping.to_chess:>10.2f} times PettingZoo's chess, by one call",
        ]
    return "\n".join(lines)
