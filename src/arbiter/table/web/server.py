"""What a server is made of: its tables, its replays, its limits, and who may talk to it under which name."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from sqlalchemy import text
from starlette.requests import HTTPConnection

from arbiter.kernel.errors import ArbiterError
from arbiter.table.web.addresses import LOCAL, Proxies, host_name, one_client, read_network, split_url
from arbiter.table.web.analysing import Analyses
from arbiter.table.web.card_lookup import Lookups
from arbiter.table.web.cleanup import KeepDays
from arbiter.table.web.errors import Refused
from arbiter.table.web.importing import Importing
from arbiter.table.web.metrics import Metrics
from arbiter.table.web.rate_limits import STAY_AWAY, Buckets, Kind, Limits, StayAway
from arbiter.table.web.replays import Replays
from arbiter.table.web.tables import Tables

HEALTH_EVERY = 1.0  # seconds
HEALTH_WITHIN = 5.0
LOG = logging.getLogger("arbiter.table")
OWNER = Proxies((read_network("127.0.0.1"), read_network("::1")))
OUR_PAGE = "x-arbiter-page"  # our page sends it; a browser lets no other page send it without asking us first


@dataclass(frozen=True)
class Known:
    """Under which names the server is known, and which proxies it believes."""

    origins: frozenset[str] = frozenset()  # other addresses of the page, as browsers send them
    names: frozenset[str] = LOCAL  # hosts that are answered to
    proxies: Proxies = Proxies()
    watchers: Proxies = Proxies((read_network("127.0.0.1"), read_network("::1")))  # who may read the figures


class Server:
    """What requests and connections share."""

    def __init__(
        self,
        tables: Tables,
        limits: Limits | None = None,
        known: Known | None = None,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        keep: KeepDays | None = None,
    ) -> None:
        self.tables = tables
        self.limits = limits or Limits()
        self.known = known or Known()
        self.sleep = sleep
        self.keep = keep or KeepDays()
        self.when_lost: Callable[[], None] | None = None  # what to do when another server has taken the database over
        self.replays = Replays(tables)
        self.analyses = Analyses(tables, self.replays)
        self.lookups = Lookups()
        self.importing = Importing()
        self.games: tuple[tuple[str, ...], bytes] | None = None  # what the lobby shows of the games, once it was made
        self.connected: Counter[str] = Counter()  # connections of each address
        self.open: Counter[str] = Counter()  # connections of each address that are no websockets
        self._checked: tuple[float, str] | None = None  # when the server's health was looked at, and what was found
        self.metrics = Metrics()
        self.metrics.watch(self)
        tables.count_game = lambda game, what: self.metrics.games.labels(game, what).inc()
        self.stay_away = StayAway(self.limits, tables.clock)
        self.buckets = Buckets(self.limits, tables.clock)

    def address(self, asking: HTTPConnection) -> str:
        """Who asks: whoever is connected, or for whom a proxy of ours asks."""
        peer = "" if asking.client is None else asking.client.host
        return self.known.proxies.client(peer, asking.headers.getlist("x-forwarded-for"))

    def demand_our_name(self, asking: HTTPConnection) -> None:
        """A page elsewhere can be given a name that leads here; we answer to our own names only."""
        host = asking.headers.get("host", "")
        if host_name(host) not in self.known.names:
            says = (
                f"this server is not known as {host[:80]!r}; whoever runs it can name it: --origin http://{host[:80]}"
            )
            raise Refused("origin", says)

    def origin_is_ours(self, asking: HTTPConnection) -> bool:
        """Browsers say which page a request comes from; other pages may not speak for our players."""
        origin, host = asking.headers.get("origin"), asking.headers.get("host", "")
        if origin is None or origin in self.known.origins:
            return True
        parts = split_url(origin)
        return parts is not None and bool(host) and parts[1] == host.casefold()

    def kind_of(self, asking: HTTPConnection) -> Kind:
        """What a request counts as. Those that another page made a browser send use up nothing of our own page's."""
        if asking.scope["method"] == "POST":
            return Kind.MAKES
        return Kind.LOOKS if OUR_PAGE in asking.headers else Kind.STRANGE

    def demand_few(self, address: str, kind: Kind) -> None:
        if kind is not Kind.STRANGE and self.stay_away.concerns(address):  # behind a proxy, which is always let in
            raise Refused("flood", STAY_AWAY)
        if not self.buckets.allow(address, kind):
            if kind is not Kind.STRANGE:  # which may be another page's doing, not the person's at this address
                if self.stay_away.refuse(address):
                    LOG.info("an address that sends too much has to stay away", extra={"address": address})
            raise Refused("flood", f"too many {kind.value}; wait a little")

    def takes_connection(self, peer: str) -> bool:
        """May this address have another connection that is no websocket yet? A proxy of ours has any number."""
        if self.known.proxies.include(peer):
            self.open[peer] += 1
            return True
        if self.open[peer] >= self.limits.connections_each:
            return False
        self.open[peer] += 1
        return True

    def listens_to(self, peer: str) -> bool:
        """Or has this address to stay away for having been refused too often? A proxy of ours never has."""
        return self.known.proxies.include(peer) or not self.stay_away.concerns(one_client(peer))

    def connection_is_gone(self, peer: str) -> None:
        self.open[peer] -= 1
        if not self.open[peer]:
            del self.open[peer]

    def refused(self, code: str) -> None:
        """Something was refused, for this reason."""
        self.metrics.refused.labels(code).inc()

    async def problem(self) -> str:
        """What is wrong with the server; empty: nothing. Looked for once a second at the most."""
        now = self.tables.clock()
        if self._checked is None or now - self._checked[0] >= HEALTH_EVERY:
            self._checked = (now, await self._look_for_problem())
        return self._checked[1]

    async def _look_for_problem(self) -> str:
        if self.tables.store.is_lost:
            return "another server has taken the database over"
        try:
            async with asyncio.timeout(HEALTH_WITHIN):
                await self.tables.run(lambda: self.tables.store.read(lambda c: c.execute(text("SELECT 1")).scalar()))
        except TimeoutError:
            return f"the engine's threads or the database did not answer within {HEALTH_WITHIN:g} s"
        except ArbiterError as error:
            return str(error)
        return ""

    def may_read_figures(self, asking: HTTPConnection) -> bool:
        """Figures are for whoever watches over the server, not for everybody behind a proxy that was not named."""
        peer = "" if asking.client is None else asking.client.host
        if "x-forwarded-for" in asking.headers or "forwarded" in asking.headers:
            return self.known.proxies.include(peer) and self.known.watchers.include(self.address(asking))
        return self.known.watchers.include(peer)

    def is_the_owner(self, asking: HTTPConnection) -> bool:
        """Does whoever sits at this computer ask? Only they add to its library.

        Where others reach the server under another name or through a proxy, nobody can be sure of that: a proxy on this
        computer need not say for whom it asks. There the library is added to with `arbiter library add`.
        """
        if self.known.origins or self.known.proxies.networks:
            return False
        peer = "" if asking.client is None else asking.client.host
        return not {"x-forwarded-for", "forwarded"} & set(asking.headers) and OWNER.include(peer)

    def lets_in(self, address: str) -> bool:
        """May this address open another connection now? Each costs a look at a table."""
        if self.connected.total() >= self.limits.connections:
            return False
        if self.connected[address] >= self.limits.connections_each or self.stay_away.concerns(address):
            return False
        return self.buckets.allow(address, Kind.CONNECTS)

    @contextmanager
    def connection(self, address: str) -> Iterator[None]:
        """A connection of this address, for as long as the block lasts."""
        self.connected[address] += 1
        try:
            yield
        finally:
            self.connected[address] -= 1
            if not self.connected[address]:
                del self.connected[address]
