"""Why a player can do nothing with a card, by this document's numbers: the tests are those of 12.9."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbiter.games.fow import attacking
from arbiter.games.fow.explaining import explainer, in_terms
from arbiter.games.fow5.calling import callers
from arbiter.games.fow5.judging import can_judge, may_judge
from arbiter.games.fow5.reasons import HERE

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.rows import Reason
    from arbiter.kernel.state import Obj


def check_attack(game: Game, obj: Obj) -> Reason | None:
    return in_terms(attacking.check_attack(game, obj), HERE)  # 8.2/4


def check_block(game: Game, obj: Obj) -> Reason | None:
    return in_terms(attacking.check_block(game, obj), HERE)  # 8.3/3


explain = explainer(callers, may_judge, can_judge, HERE)
