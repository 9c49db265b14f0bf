"""202.2: the types of cards as the rules ask for them, and what the chapters call several of them together.

The types of 2015 that this document no longer has stand here, too: both games are played with the same chapters.
"""

from __future__ import annotations

from typing import Final

from arbiter.kernel.word_bits import type_bits

RESONATOR: Final = type_bits("resonator")
CHANT: Final = type_bits("chant")
SPELL: Final = type_bits("spell")  # of 2015
ADDITION: Final = type_bits("addition")
REGALIA: Final = type_bits("regalia")
MAGIC_STONE: Final = type_bits("magic_stone")
RUNE: Final = type_bits("rune")
RULER: Final = type_bits("ruler")
J_RULER: Final = type_bits("j_ruler")
SUB_RULER: Final = type_bits("sub_ruler")
ASTRAL_RULER: Final = type_bits("astral_ruler")  # of 2015
ORDER: Final = type_bits("order")
WARDEN: Final = type_bits("warden")
EXTENSION_RULE: Final = type_bits("extension_rule")
WILL_COIN: Final = type_bits("will_coin")  # a token of that kind
ALTERNATIVE: Final = type_bits("alternative")  # a card of two halves

FIGHTERS: Final = RESONATOR | J_RULER  # 202.2a  J/resonators
RULERS: Final = RULER | J_RULER  # 202.2b  J/rulers
BEARERS: Final = RULERS | SUB_RULER  # of divinity
CALLERS: Final = RULERS | ASTRAL_RULER  # 7.11 of 2015
PLAYABLE: Final = RESONATOR | CHANT | SPELL | ADDITION | REGALIA | RUNE  # 604.2
PERMANENT: Final = RESONATOR | ADDITION | REGALIA  # 702  what stays in the field when it resolves
NO_STONES: Final = (
    RESONATOR
    | CHANT
    | ADDITION
    | REGALIA
    | RUNE
    | RULER
    | J_RULER
    | SUB_RULER
    | ASTRAL_RULER
    | ORDER
    | WARDEN
    | EXTENSION_RULE
)


def text_is_effect(types: frozenset[str]) -> bool:
    """901.1: the main text of a chant, and of a rune that is no addition, is an effect; of others it is abilities."""
    return "chant" in types or ("rune" in types and "addition" not in types)
