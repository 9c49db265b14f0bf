"""5.2.3: the types of cards as the rules ask for them."""

from __future__ import annotations

from typing import Final

from arbiter.kernel.word_bits import type_bits

FORWARD: Final = type_bits("forward")
BACKUP: Final = type_bits("backup")
MONSTER: Final = type_bits("monster")
SUMMON: Final = type_bits("summon")

CHARACTERS: Final = FORWARD | BACKUP | MONSTER  # 5.2.3.1.1, 5.2.3.1.1.1
