"""`arbiter serve`: the browser table, on this machine or for a network."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Sequence
from pathlib import Path

from arbiter.commands.parsing import Parser, cards_options, games_option, positive
from arbiter.kernel.errors import ArbiterError

PORT = 8000
LOST = 3  # the exit code when another server has taken the database over
TRIES = 20  # ports after the usual one that are tried when nobody named one


class CannotServe(ArbiterError):
    """The server cannot be started as it was asked for."""


def main(argv: Sequence[str]) -> int:
    parser = Parser(prog="arbiter serve", description=__doc__)
    parser.add_argument("--host", default="127.0.0.1", help="the address to listen at; 0.0.0.0: all (127.0.0.1)")
    parser.add_argument("--port", type=positive, help=f"the port; 0: any that is free ({PORT}, or the next free one)")
    parser.add_argument(
        "--database", metavar="URL", help="where games are kept: sqlite:///FILE or postgresql://... (a file of yours)"
    )
    parser.add_argument("--open", action="store_true", help="open the page in the browser, where there is a screen")
    parser.add_argument(
        "--origin", action="append", default=[], metavar="URL", help="another address under which the page is reached"
    )
    parser.add_argument(
        "--proxy", action="append", default=[], metavar="ADDRESS",
        help="a reverse proxy (or a network of them) that is believed when it says for whom it asks (none)",
    )  # fmt: skip
    parser.add_argument(
        "--keep", type=positive, default=60, metavar="DAYS",
        help="a game that nobody goes on with is removed after so long; 0: never (60)",
    )  # fmt: skip
    parser.add_argument(
        "--keep-replays", type=positive, default=0, metavar="DAYS",
        help="a finished game is removed after so long; 0: never (0)",
    )  # fmt: skip
    parser.add_argument(
        "--keep-loaded", type=positive, default=30, metavar="DAYS",
        help="a replay that somebody loaded is removed after so long; 0: never (30)",
    )  # fmt: skip
    parser.add_argument(
        "--metrics-for", action="append", default=[], metavar="ADDRESS",
        help="an address or network that may read /metrics, besides this computer (none)",
    )  # fmt: skip
    parser.add_argument(
        "--log",
        choices=("auto", "json", "text"),
        default="auto",
        help="what is written to standard error: JSON lines, or text for people (auto: text at a terminal)",
    )
    parser.add_argument(
        "--wait", action="store_true",
        help="where another server has the database, wait until it is gone and go on in its place",
    )  # fmt: skip
    games_option(parser)
    cards_options(parser)
    wanted = parser.parse_args(argv)
    # Who waits for another server may want its port, too.
    listener = None if wanted.wait else listen(wanted.host, wanted.port)
    database = wanted.database or own_database()

    import uvicorn

    from arbiter.table.web.addresses import Proxies, names_of, read_network, read_origin
    from arbiter.table.web.app import get_ready, open_app
    from arbiter.table.web.aside import warm
    from arbiter.table.web.cleanup import KeepDays
    from arbiter.table.web.listening import uvicorn_config
    from arbiter.table.web.logs import write_logs
    from arbiter.table.web.server import Known
    from arbiter.table.web.store import Store

    write_logs(wanted.log)
    origins = frozenset(read_origin(origin) for origin in wanted.origin)
    proxies = Proxies(tuple(read_network(proxy) for proxy in wanted.proxy))
    watchers = Proxies((*Known().watchers.networks, *(read_network(each) for each in wanted.metrics_for)))
    known = Known(origins, names_of(wanted.host, origins), proxies, watchers)
    if wanted.wait:
        warm()  # so that whoever waits is ready when the other is gone
    store = Store(database, say_waiting if wanted.wait else None)
    listener = listener or listen(wanted.host, wanted.port)
    app = open_app(store, known=known, keep=KeepDays(wanted.keep, wanted.keep_replays, wanted.keep_loaded))
    get_ready(app)
    running = uvicorn.Server(uvicorn_config(app))
    app.state.server.when_lost = lambda: setattr(running, "should_exit", True)
    print(f"The table is open at {address(listener)}", flush=True)
    if wanted.open and has_screen():
        webbrowser.open(address(listener))
    print(f"Games are kept in {shown(database)}; Ctrl+C closes the table, and they go on when it opens again.")
    sys.stdout.flush()
    # Uvicorn stops gracefully and then raises the signal again: by then everything is done.
    signal.signal(signal.SIGTERM, lambda *_: None)
    with contextlib.suppress(KeyboardInterrupt):
        running.run(sockets=[listener])
    return LOST if app.state.server.tables.store.is_lost else 0


def has_screen() -> bool:
    """Is there a screen on which a browser could open? Under Linux only with a display."""
    return sys.platform in ("darwin", "win32") or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))


def say_waiting() -> None:
    print("Another server has this database; this one waits until it is gone.", flush=True)


def listen(host: str, port: int | None) -> socket.socket:
    """A socket that listens there; without a named port, the first free one from the usual on."""
    ports = [port] if port is not None else range(PORT, PORT + TRIES)
    problem: Exception | None = None
    for each in ports:
        try:
            family = socket.AF_INET6 if ":" in host else socket.AF_INET
            # With the protocol named, asyncio sends small messages at once instead of gathering them.
            listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listener.bind((host, each))
            listener.listen(1024)
            return listener
        except (OSError, OverflowError) as error:
            problem = error
            listener.close()
    why = problem.strerror if isinstance(problem, OSError) else "there is no such port"
    raise CannotServe(f"cannot listen at {host}, port {ports[0]}: {why}; name another with --port")


def address(listener: socket.socket) -> str:
    host, port = listener.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        from arbiter.table.web.addresses import address_in_network

        host = address_in_network() or socket.gethostname()
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def own_database() -> str:
    """A file of the user's own, made where programs keep their data."""
    inbox = os.environ.get("XDG_DATA_HOME") or os.path.join(os.path.expanduser("~"), ".local", "share")
    folder = Path(inbox) / "arbiter"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CannotServe(f"{folder}: {error.strerror}; name a database with --database") from None
    return f"sqlite:///{folder / 'tables.db'}"


def shown(database: str) -> str:
    """The database without a password that may stand in its URL."""
    from sqlalchemy.engine import make_url

    return make_url(database).render_as_string(hide_password=True)
