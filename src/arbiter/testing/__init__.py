"""Positions in a few lines: set one up for any game, script every choice, look at what came of it.

`scenario(game)` makes an empty table; docs/scenarios.md tells the rest.
"""

from arbiter.kernel.errors import BadScenario
from arbiter.testing.cards import Handle
from arbiter.testing.errors import BadScript, Unscripted
from arbiter.testing.table import Table

scenario = Table

__all__ = ["BadScenario", "BadScript", "Handle", "Table", "Unscripted", "scenario"]
