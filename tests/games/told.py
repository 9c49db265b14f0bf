"""What a table has been told of, as short lines: who does what, with which card, to what."""

from __future__ import annotations

from arbiter.kernel.game import Game


def told(game: Game, *kinds: str) -> list[str]:
    """The records of these kinds (of all, where none is named), the oldest first."""
    lines = []
    for record in game.told:
        if kinds and record.kind not in kinds:
            continue
        words = [str(record.player), record.kind, *(thing.face.name for thing in record.subjects)]
        if record.targets:
            words += ["at", *(thing.face.name for thing in record.targets)]
        if record.whom >= 0:
            words += ["at player", str(record.whom)]
        words += [str(record.amount)] if record.amount else []
        words += [f"({record.word})"] if record.word else []
        lines.append(" ".join(words))
    return lines
