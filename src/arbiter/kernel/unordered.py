"""Options that must not tell the order of the pile they come from.

Who looks through a deck learns which cards are in it, not how they lie; and the cards of another player's hand are
offered in no order, for that would tell when each was drawn. Cards that the player cannot see are left as they lie:
sorted by name they would be told.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbiter.kernel import table_setters
from arbiter.kernel.revisions import NO_ORDER
from arbiter.kernel.rows import SIGHT_OWNER, SIGHT_PUBLIC
from arbiter.kernel.views import is_visible

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.state import Obj


def by_name(objs: list[Obj]) -> list[Obj]:
    """In the order of their names. Among cards that read alike the numbers they were dealt under decide: these say
    nothing of a pile that was shuffled, while ids are given out along it."""
    return sorted(objs, key=lambda obj: (obj.face.name, obj.face.key, obj.card))


def begin_search(game: Game, zones: tuple[str, ...], options: list[Obj]) -> list[Obj]:
    """A player looks through these zones: from now on they have seen the cards. What they may find, in no order."""
    specs = game.rules.zones.specs
    if game.revision < NO_ORDER or all(specs[zone].sight is SIGHT_PUBLIC for zone in zones):
        return options
    table_setters.secret_out(game)
    return by_name(options)


def in_no_order(game: Game, options: list[Obj], player: int) -> list[Obj]:
    """Options for this player; if they are cards of another's hand that they see, by name."""
    if game.revision < NO_ORDER:
        return options
    specs = game.rules.zones.specs
    for obj in options:
        spec = specs[obj.zone]
        if spec.sight is not SIGHT_OWNER or spec.ordered or obj.controller == player:
            return options
    return by_name(options) if all(is_visible(game, obj, player) for obj in options) else options
