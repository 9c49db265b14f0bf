"""How much a cost asks for: fixed where it was locked earlier, worked out where it was not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import arbiter.kernel.evaluate as evaluate
from arbiter.kernel.kept_by_identity import keep
from arbiter.script import costs as co
from arbiter.script.amounts import Number, X
from arbiter.script.base import Amount, CostPart, Effect
from arbiter.script.effects import MayPay
from arbiter.script.walk import walk

if TYPE_CHECKING:
    from arbiter.kernel.context import Context
    from arbiter.kernel.game import Game
    from arbiter.kernel.playing.play import Play

COUNTING: Final = (
    co.RestSome,
    co.RestTotal,
    co.MoveSome,
    co.MoveBeneath,
    co.MoveTop,
    co.TakeCounters,
    co.PutCounters,
    co.PayResource,
    co.TakeDamage,
    co.RevealSome,
    co.TurnUp,
    co.TurnDown,
)


def count_of(game: Game, play: Play, part: CostPart) -> int:
    """How many a part asks for: as it was locked, or as it is now."""
    locked = play.locked.get(id(part))
    if locked is not None:
        return locked
    count = count_in(part)
    return 0 if count is None else evaluate.amount(game, count, play.context)


def count_in(part: CostPart) -> Amount | None:
    """The number that a part names, if it names one."""
    if isinstance(part, COUNTING):
        return part.count
    return None


def lock_counts(game: Game, effects: tuple[Effect, ...], ctx: Context) -> tuple[int, ...]:
    """What costs inside a text ask for by counting other cards, fixed when the ability goes on the stack."""
    return tuple(evaluate.amount(game, count, ctx) for _, count in counted_parts(effects))


# By id; the text is kept beside, so that its id stays its own.
COUNTED: Final[dict[int, tuple[tuple[Effect, ...], list[tuple[CostPart, Amount]]]]] = {}


def counted_parts(effects: tuple[Effect, ...]) -> list[tuple[CostPart, Amount]]:
    """Parts of costs inside a text that ask for a counted number; looked for once."""
    known = COUNTED.get(id(effects))
    if known is None:
        known = keep(COUNTED, effects, (effects, find_counted(effects)))
    return known[1]


def find_counted(effects: tuple[Effect, ...]) -> list[tuple[CostPart, Amount]]:
    found: list[tuple[CostPart, Amount]] = []
    for node in walk(effects):
        if isinstance(node, MayPay):
            for part in node.cost.parts:
                count = count_in(part)
                if count is not None and not isinstance(count, (Number, X)):
                    found.append((part, count))
    return found
