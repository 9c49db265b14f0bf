"""What an action would cost, and what the automatic payment would take for it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from arbiter.kernel.playing.paying import automatic_plan, choose_payment, lock
from arbiter.kernel.playing.play import Action, Play
from arbiter.script.costs import MoveThis, RestThis

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.state import Obj
    from arbiter.profile.look import Look


@dataclass(frozen=True)
class Price:
    """CP to be paid, and what the automatic payment would take for it."""

    total: int = 0
    takes: tuple[tuple[Obj, str], ...] = ()  # what it takes, and by which means
    permitted: bool = False  # on the terms of an effect, which are known only to the effect

    @property
    def rested(self) -> tuple[Obj, ...]:
        return tuple(obj for obj, means in self.takes if means not in ("discard", "pool", "banish"))

    @property
    def banished(self) -> tuple[Obj, ...]:
        return tuple(obj for obj, means in self.takes if means == "banish")

    @property
    def discarded(self) -> tuple[Obj, ...]:
        return tuple(obj for obj, means in self.takes if means == "discard")

    @property
    def produced(self) -> int:
        """Units that were produced before."""
        return sum(1 for _, means in self.takes if means == "pool")

    def words(self, look: Look) -> str:
        if self.permitted:
            return "as an effect allows"
        if self.total <= 0:
            return ""
        ways = [f"{look.rest_verb} " + names(self.rested)] if self.rested else []
        ways += ["banish " + names(self.banished)] if self.banished else []
        ways += ["discard " + names(self.discarded)] if self.discarded else []
        ways += [f"{self.produced} {look.produced_words}"] if self.produced else []
        return f"{self.total} {look.unit}".rstrip() + (f": {' + '.join(ways)}" if ways else "")


def price_of(game: Game, player: int, action: Action) -> Price:
    """Ask the engine's own steps what would be paid, without paying it."""
    if action.obj is None or action.number:
        return Price(permitted=bool(action.number))
    steps = game.rules.playing.steps[action.kind]
    if choose_payment not in steps:
        return Price()  # nothing is paid, and its first step would do it already
    play = Play(action.kind, player, action.obj, action.program)
    try:
        for step in steps[: steps.index(choose_payment)]:
            step(game, play)
            if play.ability_kind or play.parts:
                break  # what is to be paid has been said; what follows are choices
        for part in play.parts:
            if isinstance(part, RestThis | MoveThis):
                play.reserved.add(play.obj.id)
        lock(game, play)
        if play.total <= 0:
            return Price()
        plan = automatic_plan(game, play) or []
    finally:
        game.under_way.playing = 0
    return Price(play.total, tuple((source.obj, source.means) for source, _ in plan))


def names(objs: tuple[Obj, ...]) -> str:
    """The names, equal ones counted."""
    counts = Counter(obj.face.name for obj in objs)
    return ", ".join(name if count == 1 else f"{count}x {name}" for name, count in counts.items())
