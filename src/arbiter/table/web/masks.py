"""Names of objects for one viewer of one table.

The engine counts its objects, and a count tells how many came before. A mask makes words of the numbers that tell
nothing and differ from viewer to viewer; since a shuffle makes new objects of the cards, no name survives it.
"""

from __future__ import annotations

from hashlib import blake2b

BYTES = 8


class Mask:
    """The names that one viewer knows objects by. The same secret gives the same names after a restart."""

    def __init__(self, secret: bytes, viewer: int) -> None:
        self._key = blake2b(secret, person=f"viewer {viewer}".encode()[:16], digest_size=32).digest()
        self._names: dict[int, str] = {}
        self._numbers: dict[str, int] = {}

    def name(self, number: int) -> str:
        """The name of the object with this number."""
        made = self._names.get(number)
        if made is None:
            made = "x" + blake2b(number.to_bytes(8, "big"), key=self._key, digest_size=BYTES).hexdigest()
            self._names[number] = made
            self._numbers[made] = number
        return made

    def number(self, name: str) -> int | None:
        """The object with this name, if the viewer was ever told of it."""
        return self._numbers.get(name)


def serial_of(secret: bytes, answers: int, rewinds: int) -> str:
    """The number of a question, as a word that tells nothing. No question has the number of another, nor after undo."""
    said = f"{answers} {rewinds}".encode()
    return "q" + blake2b(said, key=secret[:64], person=b"question", digest_size=BYTES).hexdigest()
