"""An experiment's games on a Ray cluster: the same games as on this computer, in tasks of some seconds.

A task is a few games of a round. What comes back is written at once, whichever task is first; a task whose worker or
machine is lost is given out again, and only what comes back is counted, so every game counts once.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from hashlib import sha256
from pathlib import Path
from socket import gethostname
from time import perf_counter
from typing import Any

import arbiter
from arbiter.cards.brought import FILES
from arbiter.cards.places import LIBRARY
from arbiter.kernel.errors import ArbiterError
from arbiter.lab.experiments import Experiment, Played, play_one
from arbiter.lab.running import Task

SECONDS = 4.0  # that a task should take
FIRST = 4  # games of the first tasks, when nobody knows how long a game takes
MOST = 512  # games of a task
AHEAD = 2  # tasks that are given out for each core, so that none waits for us
TRIES = 20  # of a task whose workers are lost, before we give up
LOOK = 5.0  # seconds between two looks at how many cores there are

Batch = tuple[Task, ...]


class NoCluster(ArbiterError):
    """Ray is missing, or cannot be reached, or cannot do its work: what to do about it."""


@cache
def engine(cards: str) -> str:
    """What has to be the same everywhere, so that the same games are played: our source, and the user's cards."""
    digest = sha256()
    package = Path(arbiter.__file__).parent
    brought = [Path(name) for name in cards.split(os.pathsep) if name]
    for path in [*sorted(package.rglob("*.py")), *sorted(package.rglob("*.toml")), *brought]:
        name = path.relative_to(package).as_posix() if path.is_relative_to(package) else path.name
        digest.update(f"{name}\n".encode())
        digest.update(path.read_bytes() if path.is_file() else b"missing")
    return digest.hexdigest()


def settings() -> dict[str, str]:
    """Which cards the user has brought, as the environment names them."""
    return {name: os.environ[name] for name in (FILES, LIBRARY) if name in os.environ}


def cards_of(brought: dict[str, str]) -> str:
    return os.pathsep.join(brought[name] for name in sorted(brought))


def play_batch(
    experiment: Experiment, batch: Batch, brought: dict[str, str], wanted: str
) -> tuple[list[Played], float]:
    """Run by a worker: some games, and how long they took."""
    os.environ.update(brought)
    if engine(cards_of(brought)) != wanted:
        raise NoCluster(f"{gethostname()} has another version of arbiter, or of the user's cards, than we have")
    begun = perf_counter()
    return [play_one(experiment, *task) for task in batch], perf_counter() - begun


@contextmanager
def cluster(experiment: Experiment, address: str) -> Iterator[Callable[[list[Task]], Iterable[Played]]]:
    """Gives what plays the games of a round on the cluster at this address; "auto": the one that runs here."""
    try:
        import ray
    except ImportError:
        raise NoCluster("--cluster needs Ray: pip install 'arbiter-tcg[cluster]'") from None
    try:
        ray.init(address=address, log_to_driver=False, logging_level="error", namespace="arbiter")
    except (ConnectionError, ValueError, RuntimeError) as error:
        told = str(error).splitlines()[0] if str(error) else type(error).__name__
        raise NoCluster(f"--cluster {address}: no Ray cluster there ({told}); `ray start --head` begins one") from None
    try:
        yield Player(ray, experiment).play
    finally:
        ray.shutdown()


class Player:
    """Gives out tasks and takes what comes back."""

    def __init__(self, ray: Any, experiment: Experiment) -> None:
        self.ray = ray
        self.experiment = ray.put(experiment)  # goes to each machine once
        # Ray itself gives a task to another worker when one is lost; where it cannot any more, we do.
        self.remote = ray.remote(num_cpus=1, max_retries=3, scheduling_strategy="SPREAD")(play_batch)
        self.brought = settings()
        self.engine = engine(cards_of(self.brought))
        self.seconds = 0.0
        self.games = 0
        self.cores = 1
        self.looked = -LOOK
        self.lost = 0  # tasks that were given out again

    def size(self, waiting: int) -> int:
        """How many games the next task has: some seconds' worth, and smaller ones near the end for all to have some."""
        if not self.games:
            return FIRST
        fitting = int(SECONDS * self.games / max(self.seconds, 1e-9))
        return max(1, min(fitting, MOST, -(-waiting // (AHEAD * self.cores))))

    def look(self) -> None:
        """How many cores there are now: machines come and go."""
        if perf_counter() - self.looked >= LOOK:
            self.looked = perf_counter()
            self.cores = max(1, int(self.ray.cluster_resources().get("CPU", 1)))

    def play(self, tasks: list[Task]) -> Iterator[Played]:
        """The games, in the order in which they come back."""
        waiting = tasks[::-1]
        running: dict[Any, tuple[Batch, int]] = {}
        while waiting or running:
            self.look()
            while waiting and len(running) < AHEAD * self.cores:
                batch = tuple(waiting.pop() for _ in range(min(len(waiting), self.size(len(waiting)))))
                running[self.give(batch)] = batch, 1
            done, _ = self.ray.wait(list(running), num_returns=1, timeout=LOOK)
            for task in done:
                batch, tries = running.pop(task)
                try:
                    games, seconds = self.ray.get(task)
                except self.ray.exceptions.RayTaskError as error:
                    raise NoCluster(f"a worker of the cluster failed: {error.cause!r:.300}") from None
                except self.ray.exceptions.RayError as error:
                    if tries >= TRIES:
                        raise NoCluster(f"workers were lost {tries} times over one task: {error!s:.300}") from None
                    self.lost += 1
                    running[self.give(batch)] = batch, tries + 1
                    continue
                self.seconds += seconds
                self.games += len(games)
                yield from games

    def give(self, batch: Batch) -> Any:
        return self.remote.remote(self.experiment, batch, self.brought, self.engine)
