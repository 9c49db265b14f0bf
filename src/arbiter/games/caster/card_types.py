"""201: the types of cards as the rules ask for them, and what the chapters call several of them together."""

from __future__ import annotations

from typing import Final

from arbiter.kernel.word_bits import type_bits

SERVANT: Final = type_bits("servant")
BARRIER: Final = type_bits("barrier")
CONJURE: Final = type_bits("conjure")
CASTER: Final = type_bits("caster")
SOUL_BOND: Final = type_bits("soul_bond")  # 201.3a  an additional type of servants
DEITY: Final = type_bits("deity")
COIN: Final = type_bits("coin")  # 403.6  the token has no type; this word only tells it from others

PLAYABLE: Final = SERVANT | BARRIER | CONJURE  # 604.2
PERMANENT: Final = SERVANT | BARRIER  # 702.3
CALLED: Final = CASTER | COIN
STAYING: Final = SOUL_BOND | DEITY  # 315.2
