"""Breaks tried in forks of one process that has collected a game's tests already: no import and no collection for each.

`python -m tools.mutants.forking GAME SOCKET`, in a copy of the source; the other end of the socket is in `running`. A
line of JSON there is a break with the tests to run, a line of JSON back what became of it.
"""

from __future__ import annotations

import json
import os
import signal
import socket
import sys
import time
from dataclasses import asdict
from pathlib import Path
from typing import TextIO

import pytest
from _pytest.runner import runtestprotocol

from tools.mutants.breaking import Break
from tools.mutants.swapping import Living

NOT_SWAPPED = "not swapped"
PASSED = "every test passes"


def request(broken: Break, tests: list[str], limit: float) -> str:
    return json.dumps({"broken": asdict(broken), "tests": tests, "limit": limit}) + "\n"


class Loop:
    """Takes the place of running the tests that were collected."""

    def __init__(self, requests: TextIO, answers: TextIO) -> None:
        self.requests = requests
        self.answers = answers

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items: dict[str, list[pytest.Item]] = {}
        for item in session.items:
            items.setdefault(item.nodeid.partition("[")[0], []).append(item)
        living = Living()
        for line in self.requests:
            asked = json.loads(line)
            tests = [item for name in asked["tests"] for item in items.get(name, [])]
            self.answers.write(json.dumps(in_a_fork(living, Break(**asked["broken"]), tests, asked["limit"])) + "\n")
            self.answers.flush()
        return True


def in_a_fork(living: Living, broken: Break, tests: list[pytest.Item], limit: float) -> str:
    """The test that fails first, or how else it ended."""
    heard, said = os.pipe()
    child = os.fork()
    if child == 0:
        os.setsid()
        try:
            word = first_failure(living, broken, tests, limit)
        except BaseException as problem:
            word = f"stopped by {type(problem).__name__}"
        os.write(said, word.encode()[:4000])
        os._exit(0)
    os.close(said)
    with os.fdopen(heard, encoding="utf-8", errors="replace") as answer:
        word = answer.read()
    _, status = os.waitpid(child, 0)
    if os.WIFSIGNALED(status):
        return "the time limit" if os.WTERMSIG(status) == signal.SIGALRM else f"signal {os.WTERMSIG(status)}"
    return word


def first_failure(living: Living, broken: Break, tests: list[pytest.Item], limit: float) -> str:
    if not living.swap(Path.cwd(), broken):
        return NOT_SWAPPED
    signal.signal(signal.SIGALRM, signal.SIG_DFL)  # it ends the process, in whatever loop it is
    signal.setitimer(signal.ITIMER_REAL, limit)
    start = time.monotonic()
    for item, following in zip(tests, [*tests[1:], None], strict=True):
        reports = runtestprotocol(item, log=False, nextitem=following)
        if any(report.failed for report in reports):
            return f"FAILED {item.nodeid} ({time.monotonic() - start:.1f} s)"
    return PASSED


def main() -> int:
    game, descriptor = sys.argv[1], int(sys.argv[2])
    with socket.socket(fileno=descriptor) as line, line.makefile("r") as requests, line.makefile("w") as answers:
        settings = ["-q", "-s", "--no-header", "--tb=no", "-m", "not soak", "-p", "no:cacheprovider"]
        return int(pytest.main([*settings, f"tests/games/{game}"], plugins=[Loop(requests, answers)]))


if __name__ == "__main__":
    sys.exit(main())
