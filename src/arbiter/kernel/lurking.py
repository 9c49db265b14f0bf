"""Cards out of play that do something where they lie: found once for as long as their piles stay the same."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbiter.kernel import events as ev

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.state import Obj


class Lurkers:
    """Those of one zone, and the piles of it as they were when it was last looked through."""

    __slots__ = ("piles", "found")

    def __init__(self) -> None:
        self.piles: list[list[Obj]] = []
        self.found: list[Obj] = []

    def look_through(self, piles: list[list[Obj]]) -> None:
        self.piles = [pile[:] for pile in piles]
        self.found = [obj for pile in piles for obj in pile if obj.face.elsewhere]


def lurking(game: Game, zone: str) -> list[Obj]:
    """The cards in a zone out of play that have abilities there."""
    known = game.lurkers.get(zone)
    if known is None:
        known = game.lurkers[zone] = Lurkers()
    piles = game.state.zones[zone]
    if known.piles != piles:
        known.look_through(piles)
    return known.found


def lurks_for(game: Game, words: tuple[str, ...]) -> bool:
    """Does a card out of play wait for the beginning of a step of one of these names?"""
    for zone, mask in game.watch_elsewhere.items():
        if mask & ev.STEPS:
            for obj in lurking(game, zone):
                for program in obj.face.elsewhere:
                    if program.kinds & ev.STEPS and (program.step is None or program.step in words):
                        return True
    return False
