"""What a server is made of: its tables, its replays, its limits, and which pages may talk to it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from urllib.parse import urlsplit

from arbiter.table.web.cleanup import KeepDays
from arbiter.table.web.errors import Refused
from arbiter.table.web.rate_limits import Bucket, Limits
from arbiter.table.web.replays import Replays
from arbiter.table.web.tables import Tables

MOST_ADDRESSES = 10_000


class Server:
    """What requests and connections share."""

    def __init__(
        self,
        tables: Tables,
        limits: Limits | None = None,
        origins: tuple[str, ...] = (),
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        keep: KeepDays | None = None,
    ) -> None:
        self.tables = tables
        self.limits = limits or Limits()
        self.origins = frozenset(origins)
        self.sleep = sleep
        self.keep = keep or KeepDays()
        self.replays = Replays(tables)
        self.connected = 0
        self._buckets: dict[tuple[str, bool], Bucket] = {}

    def origin_is_ours(self, origin: str | None, host: str) -> bool:
        """Browsers say which page a request comes from; other pages may not speak for our players."""
        if origin is None or origin in self.origins:
            return True
        return bool(host) and urlsplit(origin).netloc == host

    def lets_in(self, address: str) -> bool:
        """May this address open another connection now? Each costs a look at a table."""
        try:
            return self.bucket(address, False).take() == 0
        except Refused:
            return False

    def bucket(self, address: str, makes: bool) -> Bucket:
        """How much one address may still ask for: what makes something, and what only looks."""
        key = (address, makes)
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) >= MOST_ADDRESSES:
                self._buckets.clear()
            limits = self.limits
            burst, rate = (limits.posts, limits.posts_rate) if makes else (limits.gets, limits.gets_rate)
            bucket = Bucket(burst, rate, limits.slowed, self.tables.clock)
            self._buckets[key] = bucket
        return bucket
