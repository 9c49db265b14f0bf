"""Chapters 907 and 1003: will. What produces it, what it pays for, and when it ceases to exist."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbiter.games.fow import card_types
from arbiter.games.fow.forbidding import is_barred
from arbiter.games.fow.zones import ATTRIBUTES
from arbiter.kernel.effects.lasting import expire
from arbiter.kernel.playing.pool import clear_pools
from arbiter.kernel.resource_table import ResourceTable
from arbiter.kernel.sources import Source, recoloured

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.playing.play import Play
    from arbiter.kernel.program import Program
    from arbiter.kernel.sources import Coloured
    from arbiter.kernel.state import Obj


def waits(game: Game, obj: Obj) -> bool:
    """905.3: a J/resonator that has not been in the field under its controller since the turn began.

    1108.2: [Swiftness] does not wait.
    """
    now = obj.now
    if not now.type_bits & card_types.FIGHTERS or "swiftness" in now.keywords:
        return False
    return obj.since > 0 or obj.arrival.turn == game.state.turn > 0


def will_of(game: Game, obj: Obj, program: Program) -> Source | None:
    """907.2, 1003.5: a will ability that may be played while paying."""
    if program.yields is None or obj.turned or waits(game, obj):
        return None
    colours, amount = program.yields
    return Source(obj, colours, amount, amount > 1, len(colours), "ability")


def for_attributes(game: Game, play: Play, sources: list[Source]) -> list[Source]:
    """What pays the specified cost of this card as if it were of the attributes that it asks for.

    1195.2: void will does for a card with [Kernlos]; and what texts say so of (204.1a).
    """
    wills = play.as_any
    if play.ability_kind == "summon" and "kernlos" in play.obj.now.keywords:
        wills = ("void", *wills)
    return [standing_for_all(each, wills) for each in sources] if wills else sources


def standing_for_all(source: Source, wills: tuple[str, ...]) -> Source:
    """907.4: what is left of it is the will that it is."""
    will = next((each for each in wills if each in source.colours), None)
    if will is None:
        return source
    made = recoloured(source, (*source.colours, *ATTRIBUTES))
    made.word = source.word or will
    return made


def excess(coloured: Coloured) -> int:
    """907.4: what an ability produces beyond the cost is not lost: it stays with the player."""
    return 9


RESOURCES: Final = ResourceTable(ability=will_of, excess=excess, barred=is_barred, widened=for_attributes)


def recolour(game: Game, play: Play, total: int) -> None:
    """903.2k-3, 903.2k-4: more or less of a number changes the free cost; the specified cost stays."""
    specified = 0 if play.any_colour else sum(count for _, count in play.coloured)
    if play.any_colour:
        play.coloured = ()
    play.total = max(total, specified)


def clearance(game: Game) -> None:
    """503.4, 505.5: all produced will ceases to exist, and with it what lasts until will clearance."""
    clear_pools(game)
    expire(game, "clearance")
