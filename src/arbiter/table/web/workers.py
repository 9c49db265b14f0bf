"""The way back to the event loop from threads that work for it (`lanes`).

Waking the loop costs a system call, so results that are ready together are delivered together, and work that has
several steps in several threads (the engine, then the database) is delivered once.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, TypeVar
from weakref import WeakKeyDictionary

T = TypeVar("T")


@dataclass(frozen=True)
class Job:
    """Somebody on the loop waits for this. Any thread may finish it."""

    inbox: Inbox
    done: asyncio.Future[Any]

    def finish(self, result: object = None, error: BaseException | None = None) -> None:
        self.inbox.deliver(self.done, result, error)

    def carry_out(self, call: Callable[[], object], finishes: bool = True) -> None:
        """Do the work, unless nobody waits any more; what goes wrong belongs to whoever waits."""
        if self.done.cancelled():
            return
        try:
            result = call()
        except BaseException as error:
            self.finish(error=error)
        else:
            if finishes:
                self.finish(result)


@dataclass
class Inbox:
    """A loop, and the results on their way to it."""

    loop: asyncio.AbstractEventLoop
    arrived: deque[tuple[asyncio.Future[Any], object, BaseException | None]] = field(default_factory=deque)
    called: bool = False

    def deliver(self, done: asyncio.Future[Any], result: object, error: BaseException | None) -> None:
        self.arrived.append((done, result, error))
        if not self.called:  # what arrives before the loop looks is handed out with the rest
            self.called = True
            with contextlib.suppress(RuntimeError):  # the server has stopped; nobody waits any more
                self.loop.call_soon_threadsafe(self.hand_out)

    def hand_out(self) -> None:
        self.called = False
        while self.arrived:
            done, result, error = self.arrived.popleft()
            if done.cancelled():
                continue
            if error is None:
                done.set_result(result)
            else:
                done.set_exception(error)


INBOXES: WeakKeyDictionary[asyncio.AbstractEventLoop, Inbox] = WeakKeyDictionary()


def new_job() -> Job:
    """Something for the running loop to wait for."""
    loop = asyncio.get_running_loop()
    inbox = INBOXES.get(loop)
    if inbox is None:
        inbox = INBOXES[loop] = Inbox(loop)
    return Job(inbox, loop.create_future())
