"""A card without its face: what it is, and what stops it from being carried out, as it is kept and looked up."""

from __future__ import annotations

import json
from dataclasses import dataclass


@dataclass(frozen=True)
class Stop:
    """One place at which a card stops. `alone`: it is all that stops this card."""

    phrase: str
    key: str
    says: str
    paragraph: int = 0
    column: int = 0
    expected: tuple[str, ...] = ()
    nearest: str = ""
    typo: str = ""
    alone: bool = True


@dataclass(frozen=True)
class Summary:
    """A card's characteristics in the kernel's words, all its sides together, and why it is not carried out."""

    problem: str = ""
    types: tuple[str, ...] = ()
    colours: tuple[str, ...] = ()
    kinds: tuple[str, ...] = ()
    groups: tuple[str, ...] = ()
    keywords: tuple[str, ...] = ()
    cost: int = 0
    power: int | None = None
    guard: int | None = None
    level: int = 0
    stops: tuple[Stop, ...] = ()
    part: str = ""  # of a deck, into which the card goes if nobody says another
    printed: str = ""  # its front as pages draw it, as JSON: thousands are read for a search, and few are drawn

    @property
    def is_card(self) -> bool:
        return bool(self.types)


def read_summary(text: str, problem: str | None = None) -> Summary | None:
    """`problem`: what is kept elsewhere of it."""
    try:
        data = json.loads(text)
        stops = tuple(Stop(**{**stop, "expected": tuple(stop["expected"])}) for stop in data["stops"])
        words = {name: tuple(map(str, data[name])) for name in ("types", "colours", "kinds", "groups", "keywords")}
        return Summary(
            **words,
            problem=str(data["problem"]) if problem is None else problem,
            cost=data["cost"],
            power=data["power"],
            guard=data["guard"],
            level=data["level"],
            stops=stops,
            part=str(data["part"]),
            printed=str(data["printed"]),
        )
    except (ValueError, TypeError, KeyError, AttributeError):
        return None
