"""Observations as NumPy arrays: a dictionary of tables, each a view of the numbers that the encoder has written."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from arbiter.kernel.errors import ArbiterError

if TYPE_CHECKING:
    from arbiter.observing.cards import CardNumbers
    from arbiter.observing.layout import Layout

try:
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray
except ImportError:
    raise ArbiterError("learning environments need more packages: pip install 'arbiter-tcg[rl]'") from None

Numbers = NDArray[np.int16]
Mask = NDArray[np.int8]
Observation = dict[str, dict[str, Numbers] | Mask]
NUMBERS = np.dtype("<i2")
MASK = "action_mask"


class Arrays:
    """How the bytes of an observation are read."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.shapes = [
            (part.name, part.start // 2, (part.start + part.size) // 2, (part.rows, len(part.columns)))
            for part in layout.parts
        ]
        self.numbers = layout.mask_start // 2
        self.names = [part.name for part in layout.parts]
        self.record = np.dtype(
            {
                "names": [*self.names, MASK],
                "formats": [*((NUMBERS, shape) for *_, shape in self.shapes), (np.dtype(np.int8), (layout.places,))],
                "offsets": [*(part.start for part in layout.parts), layout.mask_start],
            }
        )

    def of(self, written: bytes) -> Observation:
        """One observation. The arrays are read-only: they are the bytes themselves."""
        whole: NDArray[np.void] = np.ndarray((), self.record, written)
        return {"observation": {name: whole[name] for name in self.names}, MASK: whole[MASK]}

    def of_many(self, written: NDArray[np.uint8]) -> Observation:
        """A batch: one observation a row."""
        count = written.shape[0]
        whole = written[:, : self.layout.mask_start].view(NUMBERS)
        return {
            "observation": {
                name: whole[:, start:end].reshape((count, *shape)) for name, start, end, shape in self.shapes
            },
            MASK: written[:, self.layout.mask_start :].view(np.int8),
        }

    def space(self) -> spaces.Dict:
        tables: dict[str, spaces.Space[Any]] = {
            name: spaces.Box(-32767, 32767, shape, NUMBERS.type) for name, _, _, shape in self.shapes
        }
        mask = spaces.Box(0, 1, (self.layout.places,), np.int8)
        return spaces.Dict({"observation": spaces.Dict(tables), MASK: mask})

    def columns(self, part: str) -> dict[str, int]:
        """Which column of a table is which."""
        return {name: i for i, name in enumerate(self.layout.part(part).columns)}


def look_up(cards: CardNumbers, table: NDArray[np.float32], observation: Observation) -> NDArray[np.float32]:
    """What is known of the cards from outside (embeddings of their texts), for each row of `objects`.

    `table` has a row for each card number: `CardNumbers.keys[i]` is card `i + 2`; rows 0 and 1 are for no card and for
    a card without a number.
    """
    if table.ndim != 2 or table.shape[0] != len(cards):
        raise ArbiterError(f"the table must have {len(cards)} rows, one for each card number; it is {table.shape}")
    tables = observation["observation"]
    assert isinstance(tables, dict)
    found: NDArray[np.float32] = table[tables["objects"][..., 0]]
    return found
