"""Section 4-3: the summon cap and the set cap, and how much of them a player has used this turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import arbiter.kernel.evaluate as evaluate
from arbiter.games.gateruler import rulers
from arbiter.games.gateruler.own_words import bears
from arbiter.games.gateruler.placing import SETS
from arbiter.kernel import table_setters
from arbiter.kernel.context import Context
from arbiter.script.statements import Permit

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.state import Obj

SUMMONS: Final = "summons"  # 4-3a  number of summons, kept with the player
MORE_SUMMONS: Final = "more summons"  # 15-2c  what effects have added to the cap for this turn
UNCOUNTED: Final = 1  # 15-17a-3b  the permission of a play that does not count towards the cap
MORE_SETS: Final = "more sets"  # the same of the set cap


def begin_turn(game: Game) -> None:
    """6-2a, 4-3a-2, 4-3b-2: nobody has summoned or set anything this turn."""
    for player in range(game.state.players):
        table_setters.keep_none(game, player, SUMMONS, SETS, MORE_SUMMONS, MORE_SETS)


def summon_cap(game: Game, player: int) -> int | None:
    """4-3a-1a: the ruler's, in one's own turn; 4-3a-1b: none in the other's. 15-2c: as effects have changed it."""
    if player != game.state.active:
        return None
    cap = rulers.of(game, player).summon_cap
    if cap is None:
        return None  # 15-2c-1  what is unlimited does not change
    return cap + game.state.resources[player].get(MORE_SUMMONS, 0) + added(game, player, "summon_cap")


def added(game: Game, player: int, name: str) -> int:
    """15-2c-2: what continuous abilities add to a cap, as long as they apply."""
    more = 0
    for active in game.says.get(Permit, ()):
        statement = active.statement
        assert isinstance(statement, Permit)
        if statement.name == name and statement.amount is not None:
            if evaluate.is_player(game, statement.who, player, active.context):
                more += evaluate.amount(game, statement.amount, active.context)
    return more


def summons_left(game: Game, player: int) -> int | None:
    """How many normal summons remain this turn; None: any number. 15-2c-2a: never less than none."""
    cap = summon_cap(game, player)
    return None if cap is None else max(0, cap - game.state.resources[player].get(SUMMONS, 0))


def weight_of(game: Game, obj: Obj, player: int) -> int:
    """15-17a-2a: a normal summon counts as one, unless the unit's text says more; 16-27b: with Deploy as none."""
    if "deploy" in obj.now.keywords:
        return 0
    mark = bears(obj, "summon_weight")
    if mark is None or mark.amount is None:
        return 1
    return evaluate.amount(game, mark.amount, Context(player, obj))


def count_summon(game: Game, player: int, counts: int) -> None:
    """15-17a-2, 15-17a-4: a normal summon counts; 15-17a-3a: not where there is no cap."""
    if counts and summon_cap(game, player) is not None:
        table_setters.keep(game, player, SUMMONS, game.state.resources[player].get(SUMMONS, 0) + counts)


def may_set_more(game: Game, player: int) -> bool:
    """4-3b-1a to 4-3b-1c, 7-5d: the set cap is the ruler's in one's own turn; otherwise there is none.

    7-5c lowers the remaining cap where it raises the number of times set; what an effect sets raises that number, too
    (15-4a), and so we take the remaining cap to be what the number leaves of the cap.
    """
    cap = rulers.of(game, player).set_cap
    if cap is None or player != game.state.active:
        return True
    cap += game.state.resources[player].get(MORE_SETS, 0) + added(game, player, "set_cap")
    return game.state.resources[player].get(SETS, 0) < cap
