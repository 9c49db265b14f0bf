"""Threads that work for the event loop, shared fairly between the addresses that ask for it.

Whoever asks for much waits behind themselves, not in front of others: the next thread is for whoever had least of them
lately, by the time that it took and not by the number of requests (start-time fair queueing). Where anybody may ask
without a seat, whoever has much waiting is refused more.
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections import Counter, OrderedDict, deque
from collections.abc import Callable
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Any, TypeVar

from arbiter.table.web.errors import Refused
from arbiter.table.web.workers import Job, new_job

T = TypeVar("T")
ASKING: ContextVar[str] = ContextVar("asking", default="")  # the address whose request is being worked on
MOST_WAITING = 8  # of one address
MOST_REMEMBERED = 1000  # addresses, before those are forgotten that are not ahead of the others
LONGEST_WAIT = 20.0  # seconds until whoever waits is told to try again


@dataclass(frozen=True)
class Work:
    """A call, and who waits for it. `finishes`: its result is what is waited for; else the call sees to that."""

    call: Callable[[], object]
    job: Job
    finishes: bool


class Lane:
    """Threads that share their time between addresses. Of one address `most` may wait (None: any number), and `each`
    threads at a time are for one address, so that others need not wait for what takes it long."""

    def __init__(
        self,
        name: str,
        most: int | None = MOST_WAITING,
        patience: float | None = LONGEST_WAIT,
        threads: int = 1,
        each: int = 0,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.name = name
        self.most = most
        self.patience = patience
        self.each = each or threads
        self.clock = clock
        self._at_work: Counter[str] = Counter()
        # How far each address has come: to where the others were when it began to ask, and on by the time that its work
        # takes. Whoever asks for nothing saves nothing up.
        self._had: dict[str, float] = {}
        self._reached = 0.0  # how far the address had come whose work was begun last
        self._waiting: OrderedDict[str, deque[Work]] = OrderedDict()
        self._change = threading.Condition()
        self._closed = False
        self._threads = [threading.Thread(target=self._run, name=f"{name} {i}", daemon=True) for i in range(threads)]
        for thread in self._threads:
            thread.start()

    async def do(self, call: Callable[[], T]) -> T:
        """The result of the call. `Refused` where too much of the same address waits, or it waits too long."""
        job = new_job()
        self._put(Work(call, job, True))
        if self.patience is None:
            kept: T = await job.done
            return kept
        try:
            async with asyncio.timeout(self.patience):
                result: T = await job.done
        except TimeoutError:
            raise Refused(
                "busy", f"the server did not get to it in {self.patience:g} seconds; try again later"
            ) from None
        return result

    async def begin(self, call: Callable[[Job], None]) -> Any:
        """The call itself sees to it that the job is finished, here or in another thread."""
        job = new_job()
        self._put(Work(lambda: call(job), job, False))
        return await job.done

    def length(self) -> int:
        """How much waits."""
        with self._change:
            return sum(map(len, self._waiting.values()))

    def close(self) -> None:
        """What has been begun is finished; what still waits is not begun."""
        with self._change:
            self._closed = True
            self._waiting.clear()
            self._change.notify_all()
        for thread in self._threads:
            thread.join()

    def _put(self, work: Work) -> None:
        who = ASKING.get()
        with self._change:
            mine = self._waiting.get(who)
            if mine is None:
                mine = self._waiting[who] = deque()
                self._had[who] = max(self._had.get(who, 0.0), self._reached)
            elif self.most is not None and len(mine) >= self.most:
                raise Refused("flood", f"{self.most} of your requests wait already; wait until they are answered")
            mine.append(work)
            self._change.notify()

    def _next(self) -> tuple[str, Work] | None:
        """The oldest work of the address that had least; None at the end."""
        with self._change:
            while not self._closed:
                free = [who for who in self._waiting if self._at_work[who] < self.each]
                if free:
                    who = min(free, key=self._had.__getitem__)
                    mine = self._waiting.pop(who)
                    work = mine.popleft()
                    if mine:
                        self._waiting[who] = mine  # behind everybody who had as much
                    self._at_work[who] += 1
                    self._reached = max(self._reached, self._had[who])
                    return who, work
                self._change.wait()
            return None

    def _done(self, who: str, took: float) -> None:
        with self._change:
            self._had[who] += took
            self._at_work[who] -= 1
            if not self._at_work[who]:
                del self._at_work[who]
            if who in self._waiting:
                self._change.notify()
            elif len(self._had) > MOST_REMEMBERED:
                busy = self._waiting.keys() | self._at_work.keys()
                self._had = {who: had for who, had in self._had.items() if who in busy or had > self._reached}

    def _run(self) -> None:
        while (found := self._next()) is not None:
            who, work = found
            begun = self.clock()
            work.job.carry_out(work.call, work.finishes)
            self._done(who, self.clock() - begun)
