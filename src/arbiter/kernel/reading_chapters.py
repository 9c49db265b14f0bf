"""The chapters that read texts: importing them fills the tables in which the others look words up (`reading`).

Whoever consults those tables without a game at hand imports this; a game brings it along.
"""

from __future__ import annotations

import arbiter.kernel.counting as counting
import arbiter.kernel.matching as matching
import arbiter.kernel.predicates as predicates
import arbiter.kernel.seen_as as seen_as

__all__ = ["counting", "matching", "predicates", "seen_as"]
