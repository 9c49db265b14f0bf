"""Answers for clients that only want to go on: any answer that a question of the protocol allows."""

from __future__ import annotations

from random import Random
from typing import Any


def pick(question: dict[str, Any], random: Random) -> int | list[int]:
    """Any answer that the question allows."""
    size = len(question["options"])
    if question["kind"] == "divide":
        return list(question["default"])
    if question.get("low") is not None:
        if question.get("total") is not None and question["low"] == 0:
            return []
        return random.sample(range(size), random.randint(question["low"], question["high"]))
    # A card for later is no answer by itself: it is chosen behind something else.
    return random.choice([number for number, option in enumerate(question["options"]) if not option.get("later")])
