"""Whether a card can be paid for at all: with what must be paid besides, for less by what may be given up, or for
another cost. Asked while listing; nothing is chosen and nothing changes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import arbiter.kernel.evaluate as evaluate
from arbiter.kernel.playing.costs import alternatives, concerns, said
from arbiter.kernel.playing.paying import feasible
from arbiter.script import statements as st

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.playing.play import Play


def add_required(game: Game, play: Play) -> None:
    """Extra costs that must be paid count when it is asked whether something can be played."""
    if st.ExtraCost not in game.says and st.ExtraCost not in play.obj.face.spoken:
        return
    for statement, ctx, _ in said(game, play, st.ExtraCost):
        assert isinstance(statement, st.ExtraCost)
        if not statement.optional and concerns(game, play, statement.what, statement.ability, ctx):
            play.parts += list(statement.cost.parts)


def affordable_otherwise(game: Game, play: Play) -> bool:
    """For less by an extra cost, or for another cost altogether."""
    if not play.obj.face.speaks and not game.index.worked_out.cost_texts:
        return False
    usual = play.parts
    for statement, ctx, _ in said(game, play, st.ExtraCost):
        assert isinstance(statement, st.ExtraCost)
        if statement.reduces is not None and concerns(game, play, statement.what, statement.ability, ctx):
            less = evaluate.amount(game, statement.reduces, ctx)
            play.parts = [*usual, *statement.cost.parts]
            play.less += less
            possible = feasible(game, play)
            play.less -= less
            if possible:
                return True
    play.alternative = True
    possible = False
    for parts in alternatives(game, play):
        play.parts = parts
        possible = possible or feasible(game, play)
    play.alternative = False
    return possible
