"""The fields of a card as its file has them, before it is a face."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from arbiter.kernel.errors import BadCard
from arbiter.script.base import INFINITY
from arbiter.text.bounds import LARGEST_NUMBER

Card = Mapping[str, object]
SHOWN: Final = 40  # characters of a wrong value that an error repeats


def printed_number(card: Card, *fields: str, infinite: bool = False) -> int | None:
    """The whole number in the first of these fields that has one, also in quotation marks; None: nothing is printed."""
    value = next((card[field] for field in fields if card.get(field) not in (None, "")), None)
    if value is None:
        return None
    if infinite and value == "∞":
        return INFINITY
    if isinstance(value, str) and value.strip().isascii() and value.strip().isdigit():
        value = int(value) if len(value.strip()) <= len(str(LARGEST_NUMBER)) else value
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= LARGEST_NUMBER:
        wanted = f"a whole number from 0 to {LARGEST_NUMBER}" + (" or ∞" if infinite else "")
        raise BadCard(f"card {card.get('id', '?')!r}: {fields[0]} must be {wanted}, not {shown(value)}")
    return value


def missing_number(card: Card, *fields: str) -> str:
    """What is wrong with a card that has some of these numbers and lacks others: nothing printed is not 0.

    A card that has none of them may be one that is printed without.
    """
    lacking = [field for field in fields if card.get(field) in (None, "")]
    if not lacking or len(lacking) == len(fields):
        return ""
    return f"{' and '.join(field.upper() for field in lacking)} is missing; the card's file has no number there"


def shown(value: object) -> str:
    """A wrong value, cut short; of a number with thousands of digits Python has no words."""
    if isinstance(value, int) and not isinstance(value, bool) and value.bit_length() > 128:
        return "a number with more than 38 digits"
    written = repr(value)
    return written if len(written) <= SHOWN else f"{written[:SHOWN]}…"
