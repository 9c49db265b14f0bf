"""Rule 905.2: an ability is offered while its cost can be paid, also in a game that runs straight on."""

from __future__ import annotations

import pytest

from arbiter.games.caster.actions import list_actions
from arbiter.kernel import events as ev
from arbiter.kernel.dealing import fork
from arbiter.kernel.events import Event
from arbiter.kernel.game import Game
from arbiter.kernel.perform import perform
from arbiter.kernel.state import READY, RESTED
from arbiter.script.amounts import Number
from arbiter.script.costs import Cost, OneOf, RestThis
from arbiter.script.effects import Draw
from arbiter.script.nouns import YOU
from tests.games.caster.plain import make, use
from tests.games.caster.tables import table
from tests.straight import find


def can_use(game: Game, name: str) -> bool:
    return any(
        act.kind == "ability" and act.obj is not None and act.obj.face.name == name for act in list_actions(game, 0)
    )


@pytest.mark.rule("caster", "905.2b", "903.2h")
def test_resting_that_is_one_way_of_paying_is_asked_for_each_time() -> None:
    """What can be paid for is kept until something comes or goes; how a card stands is none of that."""
    well = make("Well", "servant", use(Cost((OneOf(((RestThis(),),)),)), Draw(YOU, Number(1))))
    t = table().faces(well).field(0, "Well").turn(0)
    game = fork(t.game, t.game.state)
    assert can_use(game, "Well")
    for stance in (RESTED, READY, RESTED):
        perform(game, [Event(ev.ORIENTS, find(game, "Well"), 0, stance, by=0)])
        assert can_use(game, "Well") is (stance == READY)
