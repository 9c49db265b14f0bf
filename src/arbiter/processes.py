"""A process that helps another: it ends when the other does, however that ended, and at a server it gives way to
everything else."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Iterator
from multiprocessing.process import BaseProcess
from typing import Final

MOST_JOBS: Final = 8
LESS_URGENT: Final = 19  # a sixtieth of the processor where others want all of it


def all_cores() -> int:
    """As many jobs as a command takes."""
    return min(MOST_JOBS, os.cpu_count() or 1)


def settle_in(most_memory: int = 0, gives_way: bool = True) -> None:
    """What such a process does first. `most_memory`: bytes that it may have; 0: any number."""
    if gives_way:
        with contextlib.suppress(OSError, AttributeError):
            os.nice(LESS_URGENT)
    with contextlib.suppress(ValueError):  # of a thread that is not the first
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # the keyboard's reaches all: who is helped ends this one
    if most_memory:
        with contextlib.suppress(ImportError, OSError, ValueError):
            import resource

            resource.setrlimit(resource.RLIMIT_AS, (most_memory, most_memory))
    helped = multiprocessing.parent_process()
    if helped is not None:
        threading.Thread(target=end_with, args=(helped,), daemon=True).start()


class OutOfTime(BaseException):
    """Work has had all of the processor's time that it was given. Not an `Exception`: work does not catch it."""


@contextlib.contextmanager
def at_most(seconds: float) -> Iterator[None]:
    """What is done in the block may take so much of the processor's time; then it is broken off with `OutOfTime`.

    By this clock, however busy the computer is, whoever gives way to others loses nothing. Where a system has no such
    timer nothing is broken off here, and it is for whoever waits to end the process.
    """
    if not hasattr(signal, "setitimer"):
        yield
        return

    def stop(*_: object) -> None:
        raise OutOfTime

    before = signal.signal(signal.SIGPROF, stop)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


def end_with(helped: BaseProcess) -> None:
    helped.join()
    os._exit(0)
