"""The words and numbers of an object as they are now, and how numbers are added and compared."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbiter.kernel.rows import SIGHT_PUBLIC
from arbiter.kernel.state import Obj
from arbiter.kernel.word_bits import TYPES
from arbiter.script.base import (
    INFINITY,
    OP_EQ,
    OP_GE,
    OP_GT,
    OP_LE,
    OP_LT,
    QUALITY_COLOUR,
    QUALITY_KIND,
    QUALITY_NAME,
    QUALITY_TYPE,
    STAT_CAPACITY,
    STAT_COST,
    STAT_DAMAGE,
    STAT_GUARD,
    STAT_LEVEL,
    STAT_POWER,
    Op,
    Quality,
    Stat,
)

if TYPE_CHECKING:
    from arbiter.kernel.context import Context
    from arbiter.kernel.game import Game
    from arbiter.kernel.traits import Traits


def words(obj: Obj, quality: Quality) -> frozenset[str]:
    return words_in(obj.now, quality)


def words_in(now: Traits, quality: Quality) -> frozenset[str]:
    if quality is QUALITY_NAME:
        return now.names
    if quality is QUALITY_TYPE:
        return now.types
    if quality is QUALITY_COLOUR:
        return now.colours
    if quality is QUALITY_KIND:
        return now.kinds
    return now.groups


def nameless(game: Game, obj: Obj, ctx: Context) -> bool:
    """A card face down in a zone that everybody sees has no characteristics, but for players who may look at it."""
    if obj.face_up or obj.face.is_back:
        return False
    spec = game.rules.zones.specs[obj.zone]
    if spec.blank:
        return True
    if spec.sight is not SIGHT_PUBLIC:
        return False
    return ctx.controller < 0 or not obj.seen >> ctx.controller & 1


def stat(game: Game, obj: Obj, which: Stat) -> int:
    """A number of an object. A negative value counts as zero except where it is changed again."""
    now = obj.now
    if which is STAT_COST:
        cost = now.cost + variable_cost(game, obj) if obj.zone == game.rules.zones.stack else now.cost
        return cost if cost > 0 else 0
    if which is STAT_POWER:
        return now.power if now.power > 0 else 0
    if which is STAT_GUARD:
        return now.guard if now.guard > 0 else 0
    if which is STAT_DAMAGE:
        return obj.damage
    if which is STAT_CAPACITY:
        return now.guard if now.guard >= INFINITY else max(0, now.guard - obj.damage)
    if which is STAT_LEVEL:
        return now.level
    return now.strike


def as_printed(obj: Obj) -> Obj:
    """The object as it stands on its card, whatever effects have made of it."""
    shown = obj.copy()
    shown.now = obj.face.printed
    return shown


def variable_cost(game: Game, obj: Obj) -> int:
    """The variable of a card's cost: on the stack it is what was named for it, elsewhere it is nothing."""
    price = obj.face.price
    if price is None or price.variable is None or obj.zone != game.rules.zones.stack:
        return 0
    return obj.arrival.x


def costing(obj: Obj, x: int) -> Obj:
    """The card as it is while it is played with this variable in its cost: it is not on the stack yet."""
    price = obj.face.price
    if not x or price is None or price.variable is None:
        return obj
    seen = obj.copy()
    seen.now = obj.now.copy()
    seen.now.cost += x
    return seen


def added(number: int, more: int) -> int:
    """The sum; infinity stays what it is, and nothing becomes greater."""
    total = number + more
    return INFINITY if number >= INFINITY or total > INFINITY else total


def compare(left: int, op: Op, right: int) -> bool:
    if op is OP_GE:
        return left >= right
    if op is OP_LE:
        return left <= right
    if op is OP_EQ:
        return left == right
    if op is OP_GT:
        return left > right
    if op is OP_LT:
        return left < right
    return left != right


def add_stat(now: Traits, which: Stat, value: int) -> None:
    if which is STAT_POWER:
        now.power = added(now.power, value)
    elif which is STAT_GUARD:
        now.guard = added(now.guard, value)
    elif which is STAT_COST:
        now.cost += value  # a negative value is kept for the next change and read as zero
    elif which is STAT_LEVEL:
        now.level += value
    else:
        now.strike += value


def put_words(now: Traits, quality: Quality, words: frozenset[str]) -> None:
    if quality is QUALITY_NAME:
        now.names = words
    elif quality is QUALITY_TYPE:
        now.type_bits = TYPES.of(words)
    elif quality is QUALITY_COLOUR:
        now.colours = words
    elif quality is QUALITY_KIND:
        now.kinds = words
    else:
        now.groups = words
