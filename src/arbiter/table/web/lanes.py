"""Work that anybody may ask for without a seat: a thread beside the engine's, shared fairly between addresses.

Whoever asks for much waits behind themselves, not in front of others; and whoever has much waiting is refused more.
"""

from __future__ import annotations

import asyncio
import threading
from collections import OrderedDict, deque
from collections.abc import Callable
from contextvars import ContextVar
from typing import TypeVar

from arbiter.table.web.errors import Refused
from arbiter.table.web.workers import Job, new_job

T = TypeVar("T")
ASKING: ContextVar[str] = ContextVar("asking", default="")  # the address whose request is being worked on
MOST_WAITING = 8  # of one address
LONGEST_WAIT = 20.0  # seconds until whoever waits is told to try again


class Lane:
    """One thread that takes the work of each address in turn."""

    def __init__(self, name: str, most: int = MOST_WAITING, patience: float | None = LONGEST_WAIT) -> None:
        self.name = name
        self.most = most
        self.patience = patience
        self._waiting: OrderedDict[str, deque[tuple[Callable[[], object], Job]]] = OrderedDict()
        self._change = threading.Condition()
        self._closed = False
        self._thread = threading.Thread(target=self._run, name=name, daemon=True)
        self._thread.start()

    async def do(self, call: Callable[[], T]) -> T:
        """The result of the call. `Refused` where too much of the same address waits, or it waits too long."""
        made = new_job()
        self._put(ASKING.get(), call, made)
        try:
            async with asyncio.timeout(self.patience):
                result: T = await made.done
        except TimeoutError:
            raise Refused("busy", f"the server did not get to it in {self.patience} s; try again later") from None
        return result

    def length(self) -> int:
        """How much waits."""
        with self._change:
            return sum(map(len, self._waiting.values()))

    def close(self) -> None:
        """What has been begun is finished; what still waits is not begun."""
        with self._change:
            self._closed = True
            self._waiting.clear()
            self._change.notify()
        self._thread.join()

    def _put(self, who: str, call: Callable[[], object], made: Job) -> None:
        with self._change:
            mine = self._waiting.setdefault(who, deque())
            if len(mine) >= self.most:
                raise Refused("flood", f"{self.most} of your requests wait already; wait until they are answered")
            mine.append((call, made))
            self._change.notify()

    def _next(self) -> tuple[Callable[[], object], Job] | None:
        """The oldest work of the address whose turn it is; None at the end."""
        with self._change:
            while not self._waiting and not self._closed:
                self._change.wait()
            if self._closed:
                return None
            who, mine = self._waiting.popitem(last=False)
            work = mine.popleft()
            if mine:
                self._waiting[who] = mine  # behind everybody else
            return work

    def _run(self) -> None:
        while (work := self._next()) is not None:
            call, made = work
            made.carry_out(call)
