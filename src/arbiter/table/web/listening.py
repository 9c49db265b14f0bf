"""How the server listens: a request has to arrive in time, and one address has so many connections and no more.

A client that opens a connection and says nothing, or says it letter by letter, is cut off before it costs anything. Of
one that has to stay away nothing is read, and the refusal lets it wait.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, cast

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol

from arbiter.table.web.errors import Refused
from arbiter.table.web.incoming import LONGEST
from arbiter.table.web.outgoing import dump
from arbiter.table.web.rate_limits import STAY_AWAY

if TYPE_CHECKING:
    from starlette.applications import Starlette

    from arbiter.table.web.server import Server

LONGEST_HEADERS = 16 * 1024  # bytes
GRACE = 5  # seconds for what has been begun, when the server is asked to stop


class TimelyProtocol(H11Protocol):
    """One connection, until it becomes a websocket or ends."""

    def __init__(self, config: uvicorn.Config, *args: Any, **kwargs: Any) -> None:
        super().__init__(config, *args, **kwargs)
        self.table_server: Server = cast("Starlette", config.app).state.server
        self._counted: str | None = None
        self._late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        peer = self.client[0] if self.client else ""
        if not self.table_server.takes_connection(peer):
            self.refuse(503, Refused("flood", "too many connections from your address; close some"))
            return
        self._counted = peer
        if self.table_server.listens_to(peer):
            self._wait()
        else:
            transport.pause_reading()
            self._late = self.loop.call_later(self.table_server.limits.unheard, self._unheard)

    def connection_lost(self, exc: Exception | None) -> None:
        self._done()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._done()  # from now on it is counted as a connection to a table
        super().handle_websocket_upgrade(event)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        super().data_received(data)
        if self.conn.their_state is h11.IDLE and self._counted is not None:
            self._wait()  # the headers are not complete yet
        else:
            self._stop_waiting()

    def _wait(self) -> None:
        if self._late is None:
            self._late = self.loop.call_later(self.table_server.limits.headers_within, self._too_late)

    def _stop_waiting(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def _too_late(self) -> None:
        self._late = None
        seconds = self.table_server.limits.headers_within
        self.refuse(408, Refused("slow", f"the request did not arrive within {seconds:g} s"))

    def _unheard(self) -> None:
        self._late = None
        self.refuse(503, Refused("flood", STAY_AWAY))

    def _done(self) -> None:
        self._stop_waiting()
        if self._counted is not None:
            self.table_server.connection_is_gone(self._counted)
            self._counted = None

    def refuse(self, status: int, why: Refused) -> None:
        """Say why, and hang up."""
        if self.transport.is_closing():
            return
        self.table_server.refused(why.code)
        body = dump(why.json())
        head = f"HTTP/1.1 {status} Refused\r\ncontent-type: application/json\r\nconnection: close\r\n"
        self.transport.write(f"{head}content-length: {len(body)}\r\n\r\n".encode() + body)
        self.transport.close()


def uvicorn_config(app: Starlette) -> uvicorn.Config:
    """How uvicorn is to run the application. Who asks is for us to find out, so it believes no proxy."""
    return uvicorn.Config(
        app,
        log_config=None,
        http=TimelyProtocol,
        log_level="warning",
        access_log=False,
        proxy_headers=False,
        ws="websockets-sansio",
        ws_max_size=2 * LONGEST,  # a message that is too long gets an answer; one that is far too long is cut off
        ws_per_message_deflate=False,
        server_header=False,
        h11_max_incomplete_event_size=LONGEST_HEADERS,
        timeout_graceful_shutdown=GRACE,
    )
