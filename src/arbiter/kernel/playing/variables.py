"""The variable of a cost: where it stands, in which steps it is paid, and which numbers for it can be paid."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from arbiter.kernel.kept_by_identity import keep
from arbiter.kernel.playing.paying import feasible
from arbiter.script import costs as co
from arbiter.script.amounts import X
from arbiter.script.walk import walk

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.playing.play import Play
    from arbiter.script.base import CostPart

MOST_X: Final = 60  # so much is named for a variable at most, in steps of what it is paid in
# Parts of costs that were looked through for a variable; the part is kept so that its id stays its own.
VARIABLE: Final[dict[int, tuple[CostPart, bool]]] = {}


def payable_numbers(game: Game, play: Play, lowest: int) -> Iterator[int]:
    """The numbers for the variable that can be paid, from the lowest on."""
    step = paid_in(game, play)
    caps = [part.most for part in play.parts if isinstance(part, co.Mana) and part.most is not None]
    for x in range(lowest, min([MOST_X * step, *caps]) + 1, step):
        play.x = play.context.x = x
        if not feasible(game, play):
            break
        yield x
    play.x = play.context.x = 0


def paid_in(game: Game, play: Play) -> int:
    """A variable amount of such a resource is a multiple of what it is paid in."""
    if not game.rules.paying.paid_in:
        return 1
    kinds = [part.kind for part in play.parts if isinstance(part, co.PayResource) and has_variable(part)]
    return max((game.rules.paying.paid_in.get(kind, 1) for kind in kinds), default=1)


def has_variable(part: CostPart) -> bool:
    if isinstance(part, co.Mana):
        return part.variable is not None
    if isinstance(part, (co.RestThis, co.MoveThis, co.SameName)):
        return False
    known = VARIABLE.get(id(part))
    if known is None:
        known = keep(VARIABLE, part, (part, any(isinstance(node, X) for node in walk(part))))
    return known[1]
