"""The websocket of one client: says who it is, then sends messages, each of which is read, bounded and answered."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import TYPE_CHECKING

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from arbiter.kernel.errors import ArbiterError
from arbiter.table.web import agreeing, hinting, incoming, tokens
from arbiter.table.web.errors import Refused, refusal
from arbiter.table.web.faces import Json
from arbiter.table.web.lanes import ASKING
from arbiter.table.web.listing import public_json
from arbiter.table.web.outgoing import Follower
from arbiter.table.web.rate_limits import Bucket, Kind
from arbiter.table.web.viewpoint import encode

if TYPE_CHECKING:
    from arbiter.table.web.server import Server
    from arbiter.table.web.table import Table

LOG = logging.getLogger("arbiter.table")
HELLO_WITHIN = 10.0  # seconds
MOST_WAITING = 256  # messages that wait for a client which does not read
MOST_CHARACTERS = 4_000_000  # of all of them
GOING_AWAY, POLICY, OVERLOADED = 1001, 1008, 1013
END = ""


class Client:
    """A connection as the table knows it. What is sent waits in a queue, so that a slow client holds up nobody."""

    def __init__(self, socket: WebSocket, viewer: int) -> None:
        self.socket = socket
        self._size = 0  # characters that wait
        self.follower = Follower(viewer)
        self._queue: asyncio.Queue[str] = asyncio.Queue(MOST_WAITING)
        self._why = (GOING_AWAY, "")

    def send(self, data: str) -> None:
        self._size += len(data)
        if self._queue.full() or self._size > MOST_CHARACTERS:
            self._why = (POLICY, "too slow")
            self._cut()
        else:
            self._queue.put_nowait(data)

    def close(self, reason: str) -> None:
        self._why = (POLICY, reason)
        try:
            self._queue.put_nowait(END)
        except asyncio.QueueFull:
            self._cut()

    def _cut(self) -> None:
        while not self._queue.empty():
            self._queue.get_nowait()
        self._queue.put_nowait(END)

    async def pump(self) -> None:
        """Send what waits, until the end. What waits together goes in one frame, a message a line."""
        while data := await self._queue.get():
            lines = [data]
            while not self._queue.empty() and (data := self._queue.get_nowait()):
                lines.append(data)
            self._size -= sum(map(len, lines))
            await self.socket.send_text("\n".join(lines))
            if not data:
                break
        await self.socket.close(*self._why)


async def serve(socket: WebSocket, server: Server) -> None:
    """One connection from its beginning to its end."""
    if not server.origin_is_ours(socket):
        await socket.close(POLICY)
        return
    address = server.address(socket)
    if not server.lets_in(address):
        server.refused("flood")
        await socket.close(OVERLOADED)
        return
    ASKING.set(address)
    # Nobody but a server that stops cancels it, after it has waited for what was begun: no failure to be logged.
    with server.connection(address), contextlib.suppress(WebSocketDisconnect, asyncio.CancelledError):
        await socket.accept()
        await introduce(socket, server)


async def introduce(socket: WebSocket, server: Server) -> None:
    """Read who the client is, and let it follow its table."""
    try:
        async with asyncio.timeout(HELLO_WITHIN):
            message = incoming.read(await receive(socket))
        if not isinstance(message, incoming.Hello | incoming.Watch):
            raise Refused("token", "say hello (or watch) first")
        async with server.tables.at(message.table) as table:
            await follow(socket, server, table, message)
    except TimeoutError:
        await refuse(socket, Refused("token", "say hello (or watch) first"))
    except ArbiterError as error:
        await refuse(socket, refusal(error))


async def refuse(socket: WebSocket, error: Refused) -> None:
    if socket.application_state is WebSocketState.CONNECTED:
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await socket.send_text(encode(error.json("hello")))
            await socket.close(POLICY, error.code)


def seat_of(table: Table, message: incoming.Hello | incoming.Watch) -> int:
    """The seat whose token this is, or -1 for a spectator."""
    if isinstance(message, incoming.Watch):
        if not table.record.public:
            raise Refused("seat", "this table is not open to spectators")
        return -1
    for seat in table.record.seats:
        if tokens.fits(message.token, seat.token):
            return seat.player
    raise Refused("token", "this token does not belong to the table")


async def follow(socket: WebSocket, server: Server, table: Table, message: incoming.Hello | incoming.Watch) -> None:
    client = Client(socket, seat_of(table, message))
    if client.follower.viewer < 0 and (table.table_game is None or -1 not in table.table_game.logs):
        server.demand_few(ASKING.get(), Kind.HEAVY)  # for the first spectator the game has to be played again
    bucket = Bucket(server.limits.burst, server.limits.rate, server.limits.slowed, server.tables.clock)
    pump = asyncio.create_task(client.pump())
    listen = asyncio.create_task(converse(socket, server, table, client, bucket))
    try:
        await table.join(client, welcome(table, client.follower.viewer))
        done, _ = await asyncio.wait({pump, listen}, return_when=asyncio.FIRST_COMPLETED)
        if listen in done and not pump.done() and listen.exception() is None:
            await pump  # what was said last is still sent
        for task in done:
            error = task.exception()
            if error is not None and not isinstance(error, WebSocketDisconnect | RuntimeError):
                LOG.error("a connection failed", exc_info=error)
    finally:
        for task in (pump, listen):
            task.cancel()
        await asyncio.gather(pump, listen, return_exceptions=True)
        await table.leave(client)


def welcome(table: Table, viewer: int) -> Json:
    said: Json = {"type": "welcome", "seat": viewer, **public_json(table.record)}
    if viewer >= 0:
        said["settings"] = table.record.seats[viewer].settings.json()
    return said


async def receive(socket: WebSocket) -> str | bytes:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1005))
    text = message.get("text")
    data: str | bytes = message.get("bytes", b"") if text is None else text
    return data


async def converse(socket: WebSocket, server: Server, table: Table, client: Client, bucket: Bucket) -> None:
    """Messages of a client who has said hello, one after the other."""
    while True:
        text = await receive(socket)
        re: str = ""
        more: Json = {}
        try:
            wait = bucket.take()
            if wait > 0:
                await server.sleep(wait)
            message = incoming.read(text)
            re = NAMES[type(message)]
            if isinstance(message, incoming.Give):
                more = {"question": message.question}
                begun = time.monotonic()
                await act(table, client, message)
                server.metrics.answers.observe(time.monotonic() - begun)
            else:
                await act(table, client, message)
        except ArbiterError as error:
            refused = refusal(error)
            server.refused(refused.code)
            client.send(encode(refused.json(re, **more)))
            if refused.code == "flood":
                client.close("flood")
                return
        except Exception as error:
            LOG.error("a message failed", exc_info=error)
            client.send(encode(Refused("busy", "the server could not do that; nothing has changed").json(re, **more)))


async def act(table: Table, client: Client, message: incoming.Message) -> None:
    """Do what a message asks for."""
    if isinstance(message, incoming.Ping):
        client.send(encode({"type": "pong"}))
        return
    if isinstance(message, incoming.Hello | incoming.Watch):
        raise Refused("bad", "you have said hello already")
    if client.follower.viewer < 0:
        raise Refused("seat", "spectators only look on")
    if table.record.state == "waiting" and not isinstance(message, incoming.Change):
        raise Refused("seat", "the game has not begun yet")
    if isinstance(message, incoming.Give):
        await table.answer(client, message)
    elif isinstance(message, incoming.Why):
        await table.why(client, message.id)
    elif isinstance(message, incoming.Hint):
        await hinting.hint(table, client, message.question)
    elif isinstance(message, incoming.Undo):
        await agreeing.undo(table, client)
    elif isinstance(message, incoming.Consent):
        await agreeing.consent(table, client, message.allow)
    elif isinstance(message, incoming.Change):
        await table.change(client, message)
    elif isinstance(message, incoming.Concede):
        await table.concede(client)
    elif isinstance(message, incoming.AskAgain):
        await table.ask_again(client)
    else:
        await agreeing.rematch(table, client, message)


NAMES: dict[type, str] = {
    incoming.Hello: "hello",
    incoming.Watch: "watch",
    incoming.Give: "answer",
    incoming.Why: "why",
    incoming.Hint: "hint",
    incoming.Undo: "undo",
    incoming.Consent: "consent",
    incoming.Change: "settings",
    incoming.Concede: "concede",
    incoming.AskAgain: "ask_again",
    incoming.Rematch: "rematch",
    incoming.Ping: "ping",
}
