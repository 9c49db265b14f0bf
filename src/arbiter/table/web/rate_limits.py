"""How much a client may send: a bucket that fills with time.

Whoever sends faster than the bucket fills is slowed down; whoever goes on like that is dropped.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from arbiter.table.web.errors import Refused


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

    def take(self) -> float:
        """Take one; the seconds to wait before going on. `Refused` once one has been slowed down too often."""
        now = self.clock()
        self.left = min(self.burst, self.left + (now - self.filled) * self.rate)
        self.filled = now
        self.left -= 1
        if self.left >= 0:
            if self.left >= self.burst / 2:
                self.strikes = 0
            return 0.0
        self.strikes += 1
        if self.strikes > self.slowed:
            raise Refused("flood", "too many messages; come back later and send fewer")
        return -self.left / self.rate
