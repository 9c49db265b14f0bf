"""The server as an ASGI application: routes, the page's files, and headers that keep the page to itself."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import math
import sys
from collections.abc import AsyncIterator
from pathlib import Path

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import FileResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from arbiter.table.web import card_requests as card_rq
from arbiter.table.web import deck_requests as deck_rq
from arbiter.table.web import requests as rq
from arbiter.table.web import sockets
from arbiter.table.web.aside import Helper
from arbiter.table.web.cleanup import EVERY, KeepDays, clean_up
from arbiter.table.web.errors import Refused
from arbiter.table.web.rate_limits import Limits
from arbiter.table.web.server import Known, Server
from arbiter.table.web.store import Store
from arbiter.table.web.tables import Tables
from arbiter.table.web.versions import engine_version

LOG = logging.getLogger("arbiter.table")
PAGE = Path(__file__).parent / "page"
HEALTH = "/healthz"
TICK = 0.5  # seconds between looks at the clocks
HAND_OVER = 0.0005  # seconds; an answer goes through three threads, and waits so long for a busy one at each
YOUNG = 20_000  # new objects before garbage is collected; the positions of a few hundred tables are many objects
HEADERS = (
    (
        b"content-security-policy",
        b"default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: https:; "
        b"connect-src 'self' ws: wss:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
)


FRESH = (b"cache-control", b"no-cache")  # the page's files are asked for again after an update


class WithHeaders:
    """Adds the headers to every response."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                more = (*HEADERS, FRESH) if scope["path"].startswith("/page/") else HEADERS
                message["headers"] = [*message.get("headers", []), *more]
            await send(message)

        await self.app(scope, receive, with_headers if scope["type"] == "http" else send)


class OurNames:
    """Nothing is answered under a name that is not ours, except whether we are well."""

    def __init__(self, app: ASGIApp, server: Server) -> None:
        self.app = app
        self.server = server

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket") and scope["path"] != HEALTH:
            try:
                self.server.demand_our_name(HTTPConnection(scope))
            except Refused as error:
                self.server.refused(error.code)
                answer = rq.json_response(error.json(), error.status)
                if scope["type"] == "websocket":
                    await send({"type": "websocket.close", "code": sockets.POLICY, "reason": "not our name"})
                else:
                    await answer(scope, receive, send)
                return
        await self.app(scope, receive, send)


async def page(request: Request) -> Response:
    return FileResponse(PAGE / "index.html", headers={"Cache-Control": "no-cache"})


async def nothing(request: Request) -> Response:
    return rq.json_response(Refused("unknown", "there is nothing at this address").json(), 404)


async def broken(request: Request, error: Exception) -> Response:
    LOG.error("a request failed", exc_info=error)
    return rq.json_response(Refused("busy", "the server could not do that; nothing has changed").json(), 500)


def routes() -> list[Route | Mount | WebSocketRoute]:
    def get(path: str, handler: rq.Answerer) -> Route:
        return Route(path, rq.guarded(handler), methods=["GET"])

    def post(path: str, handler: rq.Answerer) -> Route:
        return Route(path, rq.guarded(handler), methods=["POST"])

    async def socket(websocket: WebSocket) -> None:
        await sockets.serve(websocket, websocket.app.state.server)

    return [
        get("/api/games", rq.games),
        get("/api/games/{game}/layout", rq.layout),
        get("/api/games/{game}/decks/{deck}", rq.deck),
        post("/api/games/{game}/check", rq.check_deck),
        get("/api/games/{game}/cards", card_rq.cards),
        get("/api/games/{game}/cards/{id:path}", card_rq.card),
        get("/api/games/{game}/filters", card_rq.filters),
        get("/api/games/{game}/fields", card_rq.fields),
        get("/api/games/{game}/keywords", card_rq.keywords),
        get("/api/games/{game}/rules/{id:path}", card_rq.rule),
        get("/api/games/{game}/images", card_rq.images),
        get("/api/games/{game}/images/{id:path}", card_rq.image),
        post("/api/games/{game}/suggest", card_rq.suggest),
        post("/api/games/{game}/export", card_rq.export),
        post("/api/games/{game}/read", card_rq.read),
        get("/api/library", card_rq.library),
        post("/api/library", card_rq.add_to_library),
        post("/api/profiles", deck_rq.new_profile),
        get("/api/profile", deck_rq.profile),
        get("/api/decks", deck_rq.decks),
        post("/api/decks", deck_rq.keep),
        get("/api/decks/{id}", deck_rq.deck),
        post("/api/decks/{id}/delete", deck_rq.delete),
        get("/api/tables", rq.list_tables),
        post("/api/tables", rq.create),
        get("/api/tables/{id}", rq.table),
        post("/api/tables/{id}/join", rq.join),
        get("/api/replays", rq.replays),
        post("/api/replays", rq.load_replay),
        get("/api/replays/{id}", rq.replay),
        get("/api/replays/{id}/frames", rq.frames),
        get("/api/replays/{id}/file", rq.replay_file),
        get("/api/replays/{id}/course", rq.course),
        get("/api/replays/{id}/look", rq.look),
        Route(HEALTH, rq.health, methods=["GET"]),
        Route("/metrics", rq.figures, methods=["GET"]),
        Route("/api/{rest:path}", nothing, methods=["GET", "POST", "PUT", "DELETE", "PATCH"]),
        WebSocketRoute("/ws", socket),
        Mount("/page", StaticFiles(directory=PAGE, check_dir=False)),
        Route("/{rest:path}", page, methods=["GET"]),
    ]


def make_app(server: Server) -> Starlette:
    """The application around a server whose tables are open; they close with it."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        ticking = asyncio.create_task(tick(server))
        LOG.info("the server is open", extra={"engine": engine_version()})
        try:
            yield
        finally:
            ticking.cancel()
            await asyncio.gather(ticking, return_exceptions=True)
            await server.tables.close()
            LOG.info("the server has stopped; every answer that was acknowledged is stored")

    app = Starlette(
        routes=routes(),
        lifespan=lifespan,
        middleware=[Middleware(WithHeaders), Middleware(OurNames, server=server)],
        exception_handlers={Exception: broken},
    )
    app.state.server = server
    return app


async def tick(server: Server) -> None:
    cleaned = -math.inf
    while True:
        await asyncio.sleep(TICK)
        try:
            if server.tables.store.is_lost and server.when_lost is not None:
                LOG.critical("another server has taken the database over; this one stops")
                server.when_lost()
                return
            await server.tables.tick()
            if server.tables.clock() - cleaned > EVERY:
                cleaned = server.tables.clock()
                removed = await clean_up(server.tables, server.keep)
                if removed:
                    LOG.info("tables that nobody went on with were removed", extra={"tables": removed})
        except Exception as error:
            LOG.error("a clock failed", exc_info=error)


def get_ready(app: Starlette) -> None:
    """Read every game and deck before anybody asks. They stay, so that collecting garbage need not walk them again."""
    tables = app.state.server.tables
    assert tables.built_in
    if tables.helper is not None:
        tables.helper.warm_up()
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, 20, 20)
    sys.setswitchinterval(HAND_OVER)


def open_app(
    store: Store, limits: Limits | None = None, known: Known | None = None, keep: KeepDays | None = None
) -> Starlette:
    """The application on this database."""
    return make_app(Server(Tables(store, helper=Helper()), limits, known, keep=keep))
