"""What an action would cost, and what the automatic payment would take for it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from arbiter.kernel.payment import solve
from arbiter.kernel.playing.paying import lock, plain_of, usable
from arbiter.kernel.playing.play import Action, Play
from arbiter.script.costs import MoveThis, RestThis

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.state import Obj


@dataclass(frozen=True)
class Price:
    """CP to be paid, and what the automatic payment would take for it."""

    total: int = 0
    takes: tuple[tuple[Obj, str], ...] = ()  # what it takes, and by which means
    permitted: bool = False  # on the terms of an effect, which are known only to the effect

    @property
    def dulled(self) -> tuple[Obj, ...]:
        return tuple(obj for obj, means in self.takes if means != "discard")

    @property
    def thrown(self) -> tuple[Obj, ...]:
        return tuple(obj for obj, means in self.takes if means == "discard")

    def words(self) -> str:
        if self.permitted:
            return "as an effect allows"
        if self.total <= 0:
            return ""
        ways = ["dull " + names(self.dulled)] if self.dulled else []
        ways += ["discard " + names(self.thrown)] if self.thrown else []
        return f"{self.total} CP" + (f": {' + '.join(ways)}" if ways else "")


def price_of(game: Game, player: int, action: Action) -> Price:
    """Ask the engine's own steps what would be paid, without paying it."""
    if action.obj is None or action.number:
        return Price(permitted=bool(action.number))
    play = Play(action.kind, player, action.obj, action.program)
    game.rules.playing[action.kind][0](game, play)
    try:
        for part in play.parts:
            if isinstance(part, RestThis | MoveThis):
                play.reserved.add(play.obj.id)
        lock(game, play)
        if play.total <= 0:
            return Price()
        plan = solve(play.coloured, plain_of(play), usable(game, play), game.rules.excess(play)) or []
    finally:
        game.playing = 0
    return Price(play.total, tuple((source.obj, source.means) for source, _ in plan))


def names(objs: tuple[Obj, ...]) -> str:
    """The names, equal ones counted."""
    counts = Counter(obj.face.name for obj in objs)
    return ", ".join(name if count == 1 else f"{count}x {name}" for name, count in counts.items())
