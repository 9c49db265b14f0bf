"""Where chance comes from: two generators behind one interface.

`Seeded` is for simulation, for tests and for whoever wants a game once more: fast, and no secret at all, because it is
linear and a few of its numbers tell all the others. `Sealed` is for games between players: every number is a keyed hash
of a secret, the name of a stream and a count. Each deck and each kind of random choice has a stream of its own, so that
what one player sees tells nothing of the others' even if the hash were weak. docs/fairness.md says how to check it.

A chance is a value: drawing gives what comes after it, so copies of a game share it. Its `mark` is the same exactly if
nothing was drawn in between.
"""

from __future__ import annotations

from hashlib import sha256
from hmac import digest
from typing import Final, TypeVar

T = TypeVar("T")

MASK64: Final = (1 << 64) - 1
SECRET_BYTES: Final = 32


class Chance:
    """The interface. `stream` names what is decided: "shuffle deck 0", "first player"."""

    __slots__ = ()

    def number(self, stream: str, below: int) -> tuple[int, Chance]:
        """A number from 0 to below - 1, and the chance after it."""
        raise NotImplementedError

    def mix(self, stream: str, pile: list[T]) -> Chance:
        """Put the pile in an order that chance decides; the chance after it."""
        raise NotImplementedError

    def mark(self) -> object:
        """How far it has been drawn from, as plain data; for hashes and comparing."""
        raise NotImplementedError

    def bot_seed(self, player: int) -> int:
        """What a bot of this player settles with what it has no opinion on. It tells nothing of the game's chance."""
        raise NotImplementedError


class Seeded(Chance):
    """From a seed (xorshift64). The same seed shuffles the same way; streams are all one."""

    __slots__ = ("seed", "word")

    def __init__(self, seed: int, word: int = 0) -> None:
        self.seed = seed
        # Never zero, which the generator could not leave.
        self.word = word or ((seed * 0x9E3779B97F4A7C15) ^ 0xD1B54A32D192ED03) & MASK64 or 1

    def number(self, stream: str, below: int) -> tuple[int, Chance]:
        x = self.word
        x ^= (x << 13) & MASK64
        x ^= x >> 7
        x ^= (x << 17) & MASK64
        return (x >> 11) % below, Seeded(self.seed, x)

    def mix(self, stream: str, pile: list[T]) -> Chance:
        x = self.word
        for i in range(len(pile) - 1, 0, -1):
            x ^= (x << 13) & MASK64  # as in `number`
            x ^= x >> 7
            x ^= (x << 17) & MASK64
            j = (x >> 11) % (i + 1)
            pile[i], pile[j] = pile[j], pile[i]
        return Seeded(self.seed, x)

    def mark(self) -> object:
        return self.word

    def bot_seed(self, player: int) -> int:
        return 2 * self.seed + player

    def __repr__(self) -> str:
        return f"Seeded({self.seed})"


class Sealed(Chance):
    """From a secret of 256 bits that nobody knows before the game is over, while everybody knows its `commitment`."""

    __slots__ = ("secret", "drawn")

    def __init__(self, secret: bytes, drawn: dict[str, int] | None = None) -> None:
        self.secret = secret
        self.drawn: dict[str, int] = {} if drawn is None else drawn  # numbers tried of each stream; never written to

    @property
    def commitment(self) -> str:
        """What is shown when the game begins. No other secret has the same."""
        return sha256(self.secret).hexdigest()

    def number(self, stream: str, below: int) -> tuple[int, Chance]:
        number, tried = drawn_number(self.secret, stream, self.drawn.get(stream, 0), below)
        return number, self.after(stream, tried)

    def mix(self, stream: str, pile: list[T]) -> Chance:
        tried = self.drawn.get(stream, 0)
        for i in range(len(pile) - 1, 0, -1):
            j, tried = drawn_number(self.secret, stream, tried, i + 1)
            pile[i], pile[j] = pile[j], pile[i]
        return self.after(stream, tried)

    def after(self, stream: str, tried: int) -> Sealed:
        if tried == self.drawn.get(stream, 0):
            return self  # a pile of one card
        drawn = self.drawn.copy()
        drawn[stream] = tried
        return Sealed(self.secret, drawn)

    def mark(self) -> object:
        return (self.commitment, tuple(sorted(self.drawn.items())))

    def bot_seed(self, player: int) -> int:
        return drawn_number(self.secret, f"bot {player}", 0, 1 << 62)[0]

    def __repr__(self) -> str:
        return f"Sealed(commitment {self.commitment})"  # the secret is not for logs


def drawn_number(secret: bytes, stream: str, tried: int, below: int) -> tuple[int, int]:
    """The next number of a stream below a limit, and how many of the stream have been tried after it.

    Words of 64 bits beyond the last whole multiple of the limit are passed over: so every number is equally likely.
    """
    limit = (1 << 64) - (1 << 64) % below
    while True:
        word = int.from_bytes(digest(secret, f"{stream}#{tried}".encode(), "sha256")[:8], "big")
        tried += 1
        if word < limit:
            return word % below, tried
