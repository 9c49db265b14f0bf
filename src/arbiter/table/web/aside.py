"""Work for strangers that takes long, in a process of its own that gives way to everything else.

A thread would share the interpreter with the engine's threads, however politely. The process has less of the processor
than anybody, so much memory and so much time; one that takes more is ended, and another takes its place.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures import TimeoutError as TooLong
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.process import BaseProcess
from typing import TypeVar

from arbiter.cards.checking import check, demand_legal
from arbiter.cards.decks import DeckList, built_in_decks, only, read_decks
from arbiter.cards.finding import MissingCards
from arbiter.cards.pool import Pool, shared
from arbiter.games.registry import playable
from arbiter.kernel.errors import ArbiterError, BadDeck
from arbiter.table.web.errors import Refused, refusal
from arbiter.table.web.faces import Json

T = TypeVar("T")
LONGEST = 30.0  # seconds
LARGEST = 3 << 30  # bytes of memory
LESS_URGENT = 10  # a tenth of the processor where the engine wants all of it


# ---------------------------------------------------------------- what it does for others


def read_list(game: str, text: str, pool: Pool | None = None) -> DeckList:
    """A pasted list."""
    return only(read_decks(text + "\n", game, pool or shared(game)), "the deck list")


def read_legal_list(game: str, kind: str, text: str, pool: Pool | None = None) -> DeckList:
    """A pasted list that may be played in the format."""
    deck = read_list(game, text, pool)
    demand_legal(deck, kind, pool or shared(game))
    return deck


def check_list(game: str, format: str | None, text: str, pool: Pool | None = None) -> Json:
    """What is wrong with a pasted list, as the page is told."""
    try:
        deck = read_list(game, text, pool)
    except MissingCards as error:
        says = [{"rule": "", "says": f"line {each.line}: {each.says}", "cards": []} for each in error.missing]
        return {"legal": False, "name": "", "cards": 0, "violations": says}
    except BadDeck as error:
        return {"legal": False, "name": "", "cards": 0, "violations": [{"rule": "", "says": str(error), "cards": []}]}
    return verdict(deck, format, pool or shared(game))


def verdict(deck: DeckList, format: str | None, pool: Pool) -> Json:
    violations = [
        {"rule": violation.rule, "says": violation.says, "cards": list(violation.cards)}
        for violation in check(deck, format, pool)
    ]
    return {"legal": not violations, "name": deck.name, "cards": len(deck), "violations": violations}


# ---------------------------------------------------------------- the process


def settle_in() -> None:
    """What the process does first: it makes itself small, and ends when the server does."""
    with contextlib.suppress(OSError, AttributeError):
        os.nice(LESS_URGENT)
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (LARGEST, LARGEST))
    server = multiprocessing.parent_process()
    if server is not None:
        threading.Thread(target=end_with, args=(server,), daemon=True).start()


def end_with(server: BaseProcess) -> None:
    server.join()
    os._exit(0)


def warm() -> None:
    """Read every game and deck, before somebody waits for it."""
    for game in playable():
        built_in_decks(game)


def protected(job: Callable[..., T], args: tuple[object, ...]) -> tuple[T | None, tuple[str, str] | None]:
    """The job's result, or the code and the words with which it was refused: errors do not travel well."""
    try:
        return job(*args), None
    except ArbiterError as error:
        refused = refusal(error)
        return None, (refused.code, str(refused))
    except MemoryError:
        return None, ("size", "that takes more memory than the server has for it")


class Helper:
    """The process, from the server's side. Its callers are threads that may wait."""

    def __init__(self, longest: float = LONGEST) -> None:
        self.longest = longest
        self._lock = threading.Lock()
        self._pool = self._new()

    def _new(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), settle_in)

    def warm_up(self) -> None:
        """Begin to get ready; nobody waits for it."""
        self._pool.submit(warm)

    def run(self, job: Callable[..., T], *args: object) -> T:
        """The result of the job, or `Refused`."""
        pool = self._pool
        try:
            result, refused = pool.submit(protected, job, args).result(self.longest)
        except TooLong:
            self._replace(pool)
            raise Refused("size", f"that takes longer than the {self.longest:g} s that the server has for it") from None
        except (BrokenProcessPool, RuntimeError):
            self._replace(pool)
            raise Refused("busy", "the server could not finish that; nothing has changed") from None
        if refused is not None:
            raise Refused(*refused)
        return result  # type: ignore[return-value]

    def _replace(self, broken: ProcessPoolExecutor) -> None:
        """End the process, whatever it is doing, and begin another."""
        with self._lock:
            if self._pool is broken:
                end(broken)
                self._pool = self._new()

    def close(self) -> None:
        end(self._pool)


def end(pool: ProcessPoolExecutor) -> None:
    for process in list((pool._processes or {}).values()):
        process.kill()
    pool.shutdown(wait=False, cancel_futures=True)
