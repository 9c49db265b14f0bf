"""Cards made from their printed text, for the chapters on game actions and keywords."""

from __future__ import annotations

from arbiter.games.gateruler.faces import make_face
from arbiter.games.gateruler.game import LIBRARY
from arbiter.kernel.traits import Face


def card(name: str, text: str = "", kind: str = "unit", numbers: str = "0 2 3 1", **fields: object) -> Face:
    """A card with this text, which must be executable. `numbers`: level, ATK, HP, STK."""
    level, atk, hp, stk = (int(each) for each in numbers.split())
    printed = {"id": name.lower(), "name": name, "type": kind, "level": level, "atk": atk, "hp": hp, "stk": stk}
    face = make_face({**printed, "text": text, **fields}, LIBRARY)
    assert "problem" not in face.extra, face.extra["problem"]
    return face


def happening(name: str, text: str, timing: str = "Standard Action", level: int = 0) -> Face:
    """An event with this text."""
    head = f"Timing: {timing}\n" if timing else ""
    return card(name, head + text, "event", f"{level} 0 0 0")
