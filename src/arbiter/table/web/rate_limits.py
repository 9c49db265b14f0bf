"""How much a client may send: a bucket that fills with time.

Whoever sends faster than the bucket fills is slowed down or refused; whoever goes on like that at a table is dropped.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

from arbiter.table.web.errors import Refused

MOST_ADDRESSES = 10_000
STAY_AWAY = "too many requests were refused; stay away for a minute"


class Kind(Enum):
    """What is counted apart, so that one of them cannot use up another."""

    MAKES = "requests that make something"
    LOOKS = "requests of our own pages that only look"
    STRANGE = "requests that only look, and that another page may have made a browser send"
    CONNECTS = "connections"
    HEAVY = "games that have to be played again"
    KEEPS = "profiles and decks to be kept"
    SITS = "seats that are for anyone"


@dataclass(frozen=True)
class Limits:
    """So many at once, so many a second after that; and so many while being slowed down before one is dropped."""

    burst: int = 40
    rate: float = 20.0
    slowed: int = 200
    posts: int = 60  # requests that make something, at once and from one address
    posts_rate: float = 2.0
    gets: int = 200  # requests that only look
    gets_rate: float = 20.0
    connections: int = 2000
    heavy: int = 8  # games that have to be played again before they can be shown
    heavy_rate: float = 0.2
    keeps: int = 60  # profiles and versions of decks, which stay on disk
    keeps_rate: float = 0.2
    sits: int = 10  # seats at other people's tables that are for anyone; whoever took them all would leave none
    sits_rate: float = 1 / 30
    connections_each: int = 200  # of one address: a club behind one
    refusals: int = 60  # in a minute, until an address has to stay away for one
    unheard: float = 5.0  # seconds that it waits for each refusal then: coming again at once would cost us as much
    headers_within: float = 15.0  # seconds in which a request has to begin, and its headers to be complete
    body_within: float = 30.0  # and its body

    def of(self, kind: Kind) -> tuple[int, float]:
        """How many of a kind at once, and a second."""
        if kind is Kind.MAKES:
            return self.posts, self.posts_rate
        if kind is Kind.HEAVY:
            return self.heavy, self.heavy_rate
        if kind is Kind.KEEPS:
            return self.keeps, self.keeps_rate
        if kind is Kind.SITS:
            return self.sits, self.sits_rate
        return self.gets, self.gets_rate


class Bucket:
    """Of one client."""

    def __init__(self, burst: float, rate: float, slowed: int, clock: Callable[[], float]) -> None:
        self.burst = burst
        self.rate = rate
        self.slowed = slowed
        self.clock = clock
        self.left = float(burst)
        self.filled = clock()
        self.strikes = 0

    def _fill(self) -> None:
        now = self.clock()
        self.left = min(self.burst, self.left + max(0.0, now - self.filled) * self.rate)
        self.filled = now

    def allows(self) -> bool:
        """Take one if there is one. Whoever is refused owes nothing."""
        self._fill()
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def take(self) -> float:
        """Take one; the seconds to wait before going on. `Refused` once one has been slowed down too often."""
        self._fill()
        self.left = max(self.left - 1, -self.burst)  # nobody owes more than a burst
        if self.left >= 0:
            if self.left >= self.burst / 2:
                self.strikes = 0
            return 0.0
        self.strikes += 1
        if self.strikes > self.slowed:
            raise Refused("flood", "too many messages; come back later and send fewer")
        return -self.left / self.rate


class StayAway:
    """Addresses that went on although they were refused: nothing of theirs is even read for a while."""

    SECONDS = 60.0

    def __init__(self, limits: Limits, clock: Callable[[], float]) -> None:
        self.limits = limits
        self.clock = clock
        self._refused: OrderedDict[str, Bucket] = OrderedDict()
        self._until: dict[str, float] = {}

    def refuse(self, address: str) -> bool:
        """The address was refused for sending too much; has it to stay away from now on?"""
        bucket = self._refused.get(address)
        if bucket is None:
            if len(self._refused) >= MOST_ADDRESSES:
                self._refused.popitem(last=False)
            rate = self.limits.refusals / self.SECONDS
            bucket = self._refused[address] = Bucket(self.limits.refusals, rate, 0, self.clock)
        if bucket.allows():
            return False
        if len(self._until) >= MOST_ADDRESSES:
            self._until.clear()
        known = self.concerns(address)
        self._until[address] = self.clock() + self.SECONDS
        return not known

    def concerns(self, address: str) -> bool:
        until = self._until.get(address)
        if until is None:
            return False
        if self.clock() < until:
            return True
        del self._until[address]
        return False


class Buckets:
    """Of all addresses; those that have not been seen for longest are forgotten."""

    def __init__(self, limits: Limits, clock: Callable[[], float]) -> None:
        self.limits = limits
        self.clock = clock
        self._known: OrderedDict[tuple[str, Kind], Bucket] = OrderedDict()

    def allow(self, address: str, kind: Kind) -> bool:
        """May this address do one more of this kind now?"""
        key = (address, kind)
        bucket = self._known.get(key)
        if bucket is None:
            if len(self._known) >= MOST_ADDRESSES:
                self._known.popitem(last=False)
            bucket = self._known[key] = Bucket(*self.limits.of(kind), self.limits.slowed, self.clock)
        self._known.move_to_end(key)
        return bucket.allows()
