"""Figures about a server in the form that Prometheus reads: how much is asked, how long it takes, what waits."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from arbiter.table.web.versions import engine_version

if TYPE_CHECKING:
    from arbiter.table.web.server import Server

SECONDS = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0)
CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"


class Metrics:
    """The figures of one server. Each has its own, so that two in one process do not add up."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.answers = Histogram(
            "arbiter_answer_seconds",
            "From the arrival of a player's answer until it is stored and acknowledged",
            buckets=SECONDS,
            registry=self.registry,
        )
        self.requests = Histogram(
            "arbiter_request_seconds",
            "Requests over HTTP, by route",
            ["route", "status"],
            buckets=SECONDS,
            registry=self.registry,
        )
        self.refused = Counter(
            "arbiter_refused", "Requests, messages and connections that were refused, by code", ["code"],
            registry=self.registry,
        )  # fmt: skip
        self.games = Counter("arbiter_games", "Games begun and ended", ["game", "what"], registry=self.registry)

    def watch(self, server: Server) -> None:
        """What is looked up when somebody asks for it."""
        tables, store = server.tables, server.tables.store
        self._look("arbiter_tables_in_memory", "Tables in memory", lambda: len(tables.in_memory))
        self._look("arbiter_tables_followed", "Tables with somebody at them",
                   lambda: sum(bool(table.everybody()) for table in list(tables.in_memory.values())))  # fmt: skip
        self._look("arbiter_connections", "Connections to tables", lambda: server.connected.total())
        self._look("arbiter_http_connections", "Connections that are not to tables", lambda: server.open.total())
        self._look("arbiter_commits", "Transactions on disk", lambda: store.commits)
        self._look("arbiter_writes", "Pieces of work in these transactions", lambda: store.written)
        waiting = Gauge("arbiter_waiting", "Work that waits, by queue", ["queue"], registry=self.registry)
        for name, length in tables.queues().items():
            waiting.labels(name).set_function(length)
        version = Gauge("arbiter_version", "Which version runs; always 1", ["engine"], registry=self.registry)
        version.labels(engine_version()).set(1)

    def _look(self, name: str, about: str, value: Callable[[], float]) -> None:
        Gauge(name, about, registry=self.registry).set_function(value)

    def text(self) -> bytes:
        return generate_latest(self.registry)
