"""Cards by the fields of the set files that are paid for with fire where nothing else is said, and have no race."""

from __future__ import annotations

from tests.games.fow import defined
from tests.games.fow.defined import Card

LIFE = 4000


def being(name: str, atk: int, guard: int, text: str = "", cost: str = "{R}{1}", **more: object) -> Card:
    return defined.resonator(name, text, atk, guard, cost, **{"race": (), **more})  # type: ignore[arg-type]


def chant(name: str, text: str, cost: str = "{R}", **more: object) -> Card:
    return defined.chant(name, text, cost, **{"race": (), **more})  # type: ignore[arg-type]


def field_card(name: str, text: str, **more: object) -> Card:
    return defined.addition(name, text, "{G}", **{"race": (), **more})  # type: ignore[arg-type]


def quick(name: str, text: str, cost: str = "{W}") -> Card:
    return chant(name, f"[Quickcast]\n{text}", cost)


ECHO = quick("Echo", "Copy target chant spell.", "{U}")
REFUSAL = quick("Refusal", "Cancel target spell.", "{U}")
STIFLING = quick("Stifling", "Cancel target activate or automatic ability.", "{U}")
