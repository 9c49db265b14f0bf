"""The types of cards as the rules ask for them."""

from __future__ import annotations

from typing import Final

from arbiter.kernel.word_bits import type_bits

UNIT: Final = type_bits("unit")
EVENT: Final = type_bits("event")
FIELD: Final = type_bits("field")
RULER: Final = type_bits("ruler")
