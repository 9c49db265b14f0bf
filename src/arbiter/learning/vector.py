"""Many games at once: one call steps them all, in this process or over several that share the memory of observations.

A game that is over begins anew at once, with the next seed; what is observed then is its first question. Whoever is to
choose in each game is told with the observation, which is theirs.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import TYPE_CHECKING

import numpy as np

from arbiter.kernel.errors import ArbiterError
from arbiter.learning.arrays import Arrays, Observation  # says what is missing, where something is
from arbiter.learning.table import Episode, IllegalChoice, Settings, Table, table_of

if TYPE_CHECKING:
    from numpy.typing import NDArray

STEP, STOP, DONE, FAILED = b"s", b"q", b"d", b"f"


@dataclass(frozen=True)
class Batch:
    """How all the games stand. The arrays are written anew by the next step: copy what is to be kept."""

    observation: Observation
    player: NDArray[np.int32]  # who is to choose
    seat_returns: NDArray[np.float32]  # of the game that has just ended, for each seat; 0 while it goes on
    ended: NDArray[np.bool_]  # the last step has ended the game, and the observation is of a new one


class Slots:
    """Some games of a batch that are stepped together, and where what is seen of them is written.

    Game `i` of the batch plays the `i`-th seed and then every so-many-th, as many as the batch has games.
    """

    def __init__(
        self, settings: Settings, mine: range, games: int, seed: int, arrays: Shared, bots: tuple[str | None, ...]
    ) -> None:
        self.table: Table = table_of(settings)
        self.next_seeds = [seed + i for i in mine]
        self.stride = games
        self.arrays = arrays
        self.begin = mine.start
        self.bots = bots
        self.episodes = [self._new(i) for i in range(len(mine))]
        for i, episode in enumerate(self.episodes):
            self._write(self.begin + i, episode)

    def _new(self, i: int) -> Episode:
        while True:
            episode = Episode(self.table, self.next_seeds[i], self.bots)
            self.next_seeds[i] += self.stride
            if not episode.over:
                return episode

    def step(self) -> None:
        """Step every game to where its action leads."""
        arrays = self.arrays
        arrays.returns[self.begin : self.begin + len(self.episodes)] = 0.0
        arrays.ended[self.begin : self.begin + len(self.episodes)] = False
        actions = arrays.actions[self.begin : self.begin + len(self.episodes)].tolist()
        for i, episode in enumerate(self.episodes):
            episode.step(actions[i])
            if episode.over or episode.cut_off:
                arrays.returns[self.begin + i] = episode.returns()
                arrays.ended[self.begin + i] = True
                episode = self.episodes[i] = self._new(i)
            self._write(self.begin + i, episode)

    def _write(self, i: int, episode: Episode) -> None:
        player = episode.player
        self.arrays.player[i] = player
        size = self.arrays.size
        self.arrays.bytes[i * size : (i + 1) * size] = episode.observe(player)


class Shared:
    """The arrays of a batch in one block of memory, this process's own or one that others share."""

    def __init__(self, settings: Settings, count: int, memory: memoryview) -> None:
        table = table_of(settings)
        self.size = table.layout.size
        players = table.players
        starts = [0]
        for width in (self.size, 4, 4 * players, 1, 4):
            starts.append(starts[-1] + -(-width * count // 16) * 16)
        block = np.frombuffer(memory, np.uint8)
        self.bytes = memory[: self.size * count]
        self.written = block[: self.size * count].reshape(count, self.size)
        self.player = block[starts[1] : starts[1] + 4 * count].view(np.int32)
        self.returns = block[starts[2] : starts[2] + 4 * players * count].view(np.float32).reshape(count, players)
        self.ended = block[starts[3] : starts[3] + count].view(np.bool_)
        self.actions = block[starts[4] : starts[4] + 4 * count].view(np.int32)

    @staticmethod
    def needed(settings: Settings, count: int) -> int:
        table = table_of(settings)
        return sum(-(-width * count // 16) * 16 for width in (table.layout.size, 4, 4 * table.players, 1, 4))


class VectorGames:
    """`games` matches, stepped by one call; over `processes` others if there are any.

    Seeds are `seed`, `seed + 1` and so on, whatever the number of processes: game `i` of the batch plays every
    `games`-th of them.
    """

    def __init__(
        self, settings: Settings, games: int, seed: int = 1, processes: int = 0, bots: tuple[str | None, ...] = ()
    ) -> None:
        if games < 1 or processes < 0 or processes > games:
            raise ArbiterError(f"{games} games over {processes} processes: at least one game, and one for each process")
        self.settings = settings
        self.games = games
        self.table = table_of(settings)
        self.arrays = Arrays(self.table.layout)
        size = Shared.needed(settings, games)
        self._memory = SharedMemory(create=True, size=size) if processes else None
        block = memoryview(bytearray(size)) if self._memory is None else self._memory.buf
        assert block is not None
        self.shared = Shared(settings, games, block)
        self._workers: list[tuple[Connection, object]] = []
        self._slots: Slots | None = None
        if self._memory is None:
            self._slots = Slots(settings, range(games), games, seed, self.shared, bots)
        else:
            self._start(processes, seed, bots)

    def _start(self, processes: int, seed: int, bots: tuple[str | None, ...]) -> None:
        assert self._memory is not None
        context = get_context("spawn")
        begin = 0
        for i in range(processes):
            count = (self.games - begin) // (processes - i)
            ours, theirs = context.Pipe()
            given = (theirs, self.settings, self._memory.name, self.games, begin, count, seed, bots)
            process = context.Process(target=work, args=given, daemon=True)
            process.start()
            theirs.close()
            self._workers.append((ours, process))
            begin += count
        self._wait()

    def _wait(self) -> None:
        for connection, _ in self._workers:
            try:
                said = connection.recv_bytes()
            except (EOFError, OSError):
                raise ArbiterError("a process that steps games has ended") from None
            if said[:1] == FAILED:
                raise ArbiterError(f"a process that steps games has failed: {said[1:].decode()}")

    @property
    def batch(self) -> Batch:
        """How the games stand now."""
        shared = self.shared
        return Batch(self.arrays.of_many(shared.written), shared.player, shared.returns, shared.ended)

    def step(self, actions: Sequence[int] | NDArray[np.integer]) -> Batch:
        """One choice in every game."""
        if len(actions) != self.games:
            raise IllegalChoice(f"{len(actions)} actions for {self.games} games")
        self.shared.actions[:] = actions
        for connection, _ in self._workers:
            connection.send_bytes(STEP)
        if self._slots is not None:
            self._slots.step()
        self._wait()
        return self.batch

    def close(self) -> None:
        for connection, process in self._workers:
            try:
                connection.send_bytes(STOP)
            except OSError:
                continue
            process.join(10)  # type: ignore[attr-defined]
        self._workers = []
        if self._memory is not None:
            del self.shared
            memory, self._memory = self._memory, None
            with suppress(BufferError):  # somebody still looks at an observation; the memory goes when they do
                memory.close()
            memory.unlink()

    def __enter__(self) -> VectorGames:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def work(
    connection: Connection,
    settings: Settings,
    memory: str,
    games: int,
    begin: int,
    count: int,
    seed: int,
    bots: tuple[str | None, ...],
) -> None:
    """What a process does: step its games whenever it is told to."""
    block = SharedMemory(memory)
    assert block.buf is not None
    try:
        step_when_told(connection, settings, block.buf, games, range(begin, begin + count), seed, bots)
    except EOFError:
        pass  # whoever asked is gone
    except Exception as error:
        connection.send_bytes(FAILED + f"{type(error).__name__}: {error}".encode())
    with suppress(BufferError):
        block.close()


def step_when_told(
    connection: Connection,
    settings: Settings,
    block: memoryview,
    games: int,
    mine: range,
    seed: int,
    bots: tuple[str | None, ...],
) -> None:
    shared = Shared(settings, games, block)
    slots = Slots(settings, mine, games, seed, shared, bots)
    connection.send_bytes(DONE)
    while connection.recv_bytes() == STEP:
        slots.step()
        connection.send_bytes(DONE)
