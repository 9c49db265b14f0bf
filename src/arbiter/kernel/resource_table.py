"""The table by which a ruleset says what players pay with: where it lies, what it yields, what may be left over."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.playing.play import Play
    from arbiter.kernel.program import Program
    from arbiter.kernel.sources import Coloured, Source
    from arbiter.kernel.state import Obj


@dataclass(frozen=True)
class PayingCards:
    """One row: cards that are rested or put away for resources, without having an ability that says so."""

    of: Callable[[Game, int], list[Obj]]  # a player's cards among which they are
    source: Callable[[Game, Obj], Source | None]  # such a card as a source; None: it cannot pay as it is


ANY_EXCESS: Final = 99


def nothing_left(coloured: Coloured) -> int:
    return 0


def any_excess(coloured: Coloured) -> int:
    """What is produced beyond a cost stays in the pool."""
    return ANY_EXCESS


def one_colour(unit: str) -> tuple[str, ...]:
    return (unit,)


@dataclass(frozen=True)
class ResourceTable:
    """What a player can pay with. What was produced and not spent yet pays in every game."""

    cards: tuple[PayingCards, ...] = ()
    # An ability in play that yields resources, as a source; None: it cannot be used now. Without it none is.
    ability: Callable[[Game, Obj, Program], Source | None] | None = None
    unit: Callable[[str], tuple[str, ...]] = one_colour  # as what a produced unit can pay, by its name
    excess: Callable[[Coloured], int] = nothing_left  # how much too much may be produced where this is asked for
    # Does a text keep the player from using the ability that makes it a source?
    barred: Callable[[Game, int, Source], bool] | None = None
    # The same sources where what is being played takes some of them for colours that they are not of.
    widened: Callable[[Game, Play, list[Source]], list[Source]] | None = None
