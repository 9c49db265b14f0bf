"""A process that helps another: it gives way to everything else, and ends when the other does, however that ended."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import threading
from multiprocessing.process import BaseProcess
from typing import Final

MOST_JOBS: Final = 8
LESS_URGENT: Final = 19  # a sixtieth of the processor where others want all of it


def all_cores() -> int:
    """As many jobs as a command takes."""
    return min(MOST_JOBS, os.cpu_count() or 1)


def settle_in(most_memory: int = 0) -> None:
    """What such a process does first. `most_memory`: bytes that it may have; 0: any number."""
    with contextlib.suppress(OSError, AttributeError):
        os.nice(LESS_URGENT)
    if most_memory:
        with contextlib.suppress(ImportError, OSError, ValueError):
            import resource

            resource.setrlimit(resource.RLIMIT_AS, (most_memory, most_memory))
    helped = multiprocessing.parent_process()
    if helped is not None:
        threading.Thread(target=end_with, args=(helped,), daemon=True).start()


def end_with(helped: BaseProcess) -> None:
    helped.join()
    os._exit(0)
