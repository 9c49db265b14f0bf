"""The texts in force about what cards cost: where the cards alone tell by how much, costs can still be counted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import arbiter.kernel.evaluate as evaluate
from arbiter.kernel.playing.costs import more_and_less
from arbiter.kernel.statements import COST_TEXTS
from arbiter.script import statements as st
from arbiter.script.amounts import Number
from arbiter.script.nouns import EACH, OPPONENT, YOU, Is

if TYPE_CHECKING:
    from arbiter.kernel.context import Context
    from arbiter.kernel.game import Game
    from arbiter.kernel.state import Obj

    CostChange = tuple[st.CostChange, Context]

# Texts that change what a card costs or whether it can be cast; what Backups produce besides is counted in.
NOT_PLAIN: Final = COST_TEXTS - {st.Produces}
OTHER_TEXTS: Final = NOT_PLAIN - {st.CostChange}
SIDES: Final = (YOU, OPPONENT, EACH)


def fixed_changes(game: Game, player: int) -> list[CostChange] | None:
    """The texts that change what the player's cards cost; None: the cards alone do not tell whether and by how much."""
    if not OTHER_TEXTS.isdisjoint(game.says):
        return None
    found: list[CostChange] = []
    for active in game.says[st.CostChange]:
        statement = active.statement
        assert isinstance(statement, st.CostChange)
        if not is_fixed(statement):
            return None
        for who in (statement.who, statement.what.side):
            if not evaluate.is_player(game, who, player, active.context):
                break
        else:
            found.append((statement, active.context))
    return found


def is_fixed(change: st.CostChange) -> bool:
    """Does it change what cards cost by a number, and tell by nothing but the card which ones?"""
    if change.ability is not None or change.set_to is not None or change.coloured or type(change.add) is not Number:
        return False
    if change.who not in SIDES or change.what.side not in SIDES:
        return False
    for test in change.what.tests:
        if type(test) is not Is:
            return False
    return True


def changed_cost(game: Game, player: int, changes: list[CostChange], obj: Obj, cost: int) -> int:
    """What the card costs with these changes."""
    found: list[CostChange] = []
    for change in changes:
        what = change[0].what
        if what.zones and obj.zone not in what.zones:
            continue
        if evaluate.passes(game, what.tests, obj, change[1]):
            found.append(change)
    return more_and_less(game, player, cost, 0, found) if found else cost


def only_cards(game: Game) -> bool:
    """Do the texts in force leave the costs of abilities alone? Whether they may be used is asked elsewhere."""
    says = game.says
    if st.PayRule in says or st.ForbidPrice in says or st.Permit in says:
        return False
    for kind in (st.CostChange, st.ExtraCost):
        for active in says.get(kind, ()):
            statement = active.statement
            assert isinstance(statement, (st.CostChange, st.ExtraCost))
            if statement.ability is not None:
                return False
    return True
