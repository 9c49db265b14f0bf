"""What all games share: state, events, layers, triggers, playing, priority, and the match that drives them.

The kernel knows no game. A game is a `Ruleset`, a frozen value of tables and functions, which the
procedures here consult; where a game seems to need a special case, the kernel lacks a table.
"""

# The chapters that read texts: importing them fills the tables in which the others look words up (`reading`).
import arbiter.kernel.counting as counting
import arbiter.kernel.matching as matching
import arbiter.kernel.predicates as predicates
import arbiter.kernel.seen_as as seen_as

__all__ = ["counting", "matching", "predicates", "seen_as"]
