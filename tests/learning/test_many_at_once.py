"""Many games stepped by one call are the same games as one by one, in this process and over several."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from arbiter.kernel.errors import ArbiterError
from arbiter.learning.table import Episode, IllegalChoice, Settings, Table, settings
from arbiter.learning.vector import VectorGames


def small() -> Settings:
    return settings("fftcg", objects=30, history=4)


def played(processes: int, steps: int) -> tuple[list[list[int]], list[bytes], float]:
    """Actions, observations and returns of a run in which the last open place is always chosen."""
    with VectorGames(small(), 4, seed=11, processes=processes) as games:
        batch, actions, seen, returns = games.batch, [], [], 0.0
        for _ in range(steps):
            mask = batch.observation["action_mask"]
            assert isinstance(mask, np.ndarray)
            chosen = (mask.sum(axis=1) - 1).tolist()
            batch = games.step(chosen)
            actions.append(chosen)
            seen.append(games.shared.written.tobytes())
            assert (batch.seat_returns.sum(axis=1) == 0).all()
            returns += float(np.abs(batch.seat_returns).sum())
        del batch, mask
    return actions, seen, returns


def test_processes_play_the_same_games() -> None:
    assert played(0, 60) == played(2, 60)


def test_a_game_that_is_over_begins_anew_with_the_next_seed() -> None:
    table = Table(small())
    with VectorGames(small(), 2, seed=5) as games:
        batch, random = games.batch, Random(1)
        episodes, seeds = [Episode(table, 5), Episode(table, 6)], [5, 6]
        ended = 0
        for _ in range(600):
            places = []
            for episode in episodes:
                assert episode.picking is not None
                places.append(random.randrange(len(episode.picking.choices)))
            batch = games.step(places)
            for i, place in enumerate(places):
                episodes[i].step(place)
                assert bool(batch.ended[i]) == episodes[i].over
                if episodes[i].over:
                    assert batch.seat_returns[i].tolist() == episodes[i].returns()
                    ended += 1
                    seeds[i] += 2
                    episodes[i] = Episode(table, seeds[i])
                assert batch.player[i] == episodes[i].player
                assert games.shared.written[i].tobytes() == episodes[i].observe(episodes[i].player)
        assert ended >= 2


def test_what_is_wrong_is_said() -> None:
    with pytest.raises(ArbiterError, match="at least one game"):
        VectorGames(small(), 1, processes=2)
    with VectorGames(small(), 2) as games:
        with pytest.raises(IllegalChoice, match="1 actions for 2 games"):
            games.step([0])
        with pytest.raises(IllegalChoice, match="masked"):
            games.step([0, 63])
    with VectorGames(small(), 2, processes=1) as games, pytest.raises(ArbiterError, match="masked"):
        games.step([0, 63])
