"""Experiments on a Ray cluster: the same games as here, each counted once, also when a machine is lost half way."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from arbiter.cli import main
from arbiter.lab import cluster as clusters
from arbiter.lab import running
from arbiter.lab.cluster import NoCluster, Player, engine, play_batch
from arbiter.lab.experiments import Experiment, Played, experiment_of
from arbiter.lab.results import Results

MEMORY = 100 * 1024 * 1024


def small(games: int) -> Experiment:
    decks = ["cold-wire", "embers-under-ice"]
    return experiment_of({"game": "fftcg", "decks": decks, "games": games, "bots": [["novice", "random"]]})


@pytest.fixture
def two_nodes(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    pytest.importorskip("ray")
    from ray._private import ray_constants

    monkeypatch.setattr(ray_constants, "ENABLE_RAY_CLUSTER", False)  # stay on 127.0.0.1
    monkeypatch.setenv(ray_constants.ENABLE_RAY_CLUSTERS_ENV_VAR, "0")
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, ["src", os.environ.get("PYTHONPATH", "")])))
    from ray.cluster_utils import Cluster

    node = {"num_cpus": 1, "object_store_memory": MEMORY, "node_ip_address": "127.0.0.1", "include_dashboard": False}
    made = Cluster(initialize_head=True, head_node_args=node)
    made.second = made.add_node(**{key: node[key] for key in ("num_cpus", "object_store_memory", "node_ip_address")})
    made.wait_for_nodes()
    yield made
    made.shutdown()


class Killing(Results):
    """Takes a machine away when so many games have come back."""

    def __init__(self, folder: Path, experiment: Experiment, cluster: Any, after: int) -> None:
        super().__init__(folder, experiment)
        self.cluster, self.after = cluster, after

    def add(self, played: Played) -> None:
        super().add(played)
        if len(self.played) == self.after:
            self.cluster.remove_node(self.cluster.second, allow_graceful=False)


@pytest.mark.lab
def test_every_game_counts_once_when_a_machine_is_lost_half_way(
    two_nodes: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clusters, "SECONDS", 0.5)  # many tasks are under way when it happens
    experiment = small(240)
    results = Killing(tmp_path / "there", experiment, two_nodes, 120)
    [tally] = running.run(experiment, results, address=two_nodes.address)
    results.close()
    lines = [json.loads(line) for line in (tmp_path / "there" / "games.jsonl").read_text().splitlines()]
    assert [line["number"] for line in sorted(lines, key=lambda line: int(line["number"]))] == list(range(240))
    assert tally.games == 240
    here = Results(tmp_path / "here", experiment)
    running.run(experiment, here)
    here.close()
    assert results.played == here.played


@pytest.mark.lab
def test_the_command_runs_on_the_cluster_that_is_named(
    two_nodes: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "some.toml"
    file.write_text('game = "fftcg"\ndecks = ["cold-wire", "embers-under-ice"]\ngames = 12\n')
    assert main(["lab", "run", str(file), "--cluster", two_nodes.address]) == 0
    assert "12 games played, 0 kept from before, 0 failed" in capsys.readouterr().out


class LosingRay:
    """A cluster that loses the worker of every second task, and plays the others at once."""

    class exceptions:  # as Ray names it
        class RayError(Exception):
            pass

        class RayTaskError(RayError):
            cause: object = None

    def __init__(self) -> None:
        self.given: list[tuple[Any, ...]] = []

    def put(self, value: object) -> object:
        return value

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 2.0}

    def remote(self, **_: object) -> Any:
        def of(function: Any) -> Any:
            class Remote:
                @staticmethod
                def remote(*arguments: Any) -> int:
                    self.given.append(arguments)
                    return len(self.given) - 1

            return Remote

        return of

    def wait(self, running: list[int], num_returns: int, timeout: float) -> tuple[list[int], list[int]]:
        return running[:1], running[1:]

    def get(self, task: int) -> object:
        if task % 2 == 0:
            raise self.exceptions.RayError("its machine is gone")
        return play_batch(*self.given[task])


def test_what_is_lost_is_given_out_again() -> None:
    experiment = small(12)
    player = Player(LosingRay(), experiment)
    played = list(player.play([(0, number) for number in range(12)]))
    assert sorted(each.number for each in played) == list(range(12)) and player.lost >= 1


def test_who_has_another_engine_plays_nothing() -> None:
    with pytest.raises(NoCluster, match="another version of arbiter"):
        play_batch(small(2), ((0, 0),), {}, "0" * 64)
    assert engine("") == engine("") != engine("no-such-file.toml")


def test_without_a_cluster_it_says_what_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "ray", None)
    with pytest.raises(NoCluster, match=r"pip install 'arbiter-tcg\[cluster\]'"), clusters.cluster(small(2), "auto"):
        pass
