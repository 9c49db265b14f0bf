"""What tests of the example game share: where it stands, and a table with so much wind."""

from __future__ import annotations

from pathlib import Path

from arbiter.testing import Table, scenario

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "examples" / "games"
KITES = FOLDER / "kites"


def windy(wind: int) -> Table:
    """Player 0's turn is about to begin, and will bring so much wind; until then cards can be laid out."""
    return scenario("kites").turn(0, "morning", 2 * wind - 2, begin=True)
