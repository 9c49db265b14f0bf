"""Chapters 5.2.1 and 11.2: CP. What produces it, how much of which Elements a card asks for, and what may be wasted."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

import arbiter.kernel.evaluate as evaluate
from arbiter.games.fftcg.zones import LIGHT_DARK, composition
from arbiter.kernel.resource_table import PayingCards, ResourceTable
from arbiter.kernel.sources import Source
from arbiter.kernel.state import READY
from arbiter.script.costs import Mana
from arbiter.script.statements import Produces

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.playing.play import Play
    from arbiter.kernel.sources import Coloured
    from arbiter.kernel.state import Obj

ELEMENTS_WITH_CP: Final = ("fire", "ice", "wind", "earth", "lightning", "water")

# ---------------------------------------------------------------- what produces CP


def backups_of(game: Game, player: int) -> list[Obj]:
    return composition(game, player).backups


def cp_of_backup(game: Game, obj: Obj) -> Source | None:
    """11.2.1.1, 11.4.6.1: an active Backup is dulled for one CP of its Element."""
    if obj.turned != READY:
        return None
    colours = ordered(obj.now.colours)
    if Produces in game.says:
        colours = more_colours(game, obj, colours)
    return Source(obj, colours, 1, False, len(colours), "backup") if colours else None


def more_colours(game: Game, obj: Obj, colours: tuple[str, ...]) -> tuple[str, ...]:
    """Backups that a text lets produce CP of further Elements."""
    for active in game.says[Produces]:
        statement = active.statement
        assert isinstance(statement, Produces)
        if evaluate.matches(game, statement.what, obj, active.context):
            more = ELEMENTS_WITH_CP if "any" in statement.colours else statement.colours
            colours += tuple(c for c in more if c not in colours)
    return colours


def hand_of(game: Game, player: int) -> list[Obj]:
    return game.state.zones["hand"][player]


def cp_of_card(game: Game, obj: Obj) -> Source | None:
    """11.2.1.1: a card in the hand is discarded for two CP of one of its Elements; 5.2.1.3: not Light or Dark.

    The dearest card is the first to go: it is the one least likely to be cast.
    """
    now = obj.now
    if not now.colours.isdisjoint(LIGHT_DARK):
        return None
    return Source(obj, ordered(now.colours), 2, True, 100 - now.cost, "discard")


@cache
def ordered(colours: frozenset[str]) -> tuple[str, ...]:
    """Elements in a stable order."""
    return tuple(sorted(colours))


def excess(coloured: Coloured) -> int:
    """5.2.1.3.1, 11.4.6.4: one CP too many for each Element needed, by discarding.

    A cost that asks for no particular Element may still be overpaid by one: the text allows the exception
    for every payment, and every payment needs at least one kind of CP.
    """
    return max(1, len(coloured))


RESOURCES: Final = ResourceTable(
    cards=(PayingCards(backups_of, cp_of_backup), PayingCards(hand_of, cp_of_card)),
    excess=excess,
)

# ---------------------------------------------------------------- what a card asks for


@cache
def price(colours: frozenset[str], cost: int) -> Mana:
    """5.2.1.2, 11.4.6.2: one CP of every Element of the card; none in particular for Light and Dark (11.4.6.3)."""
    if cost <= 0:
        return Mana()  # 11.4.6.2  a cost of zero needs no Element
    coloured = tuple((colour, 1) for colour in ordered(colours - LIGHT_DARK))
    return Mana(coloured, max(0, cost - len(coloured)))  # 11.4.6.2  never fewer CP than Elements


def price_of(obj: Obj) -> Mana:
    return price(obj.now.colours, obj.now.cost)


def beyond_cost(play: Play) -> int:
    """11.4.6.2: what a Multi-Element card of cost 1 asks for beyond its cost; a change of the cost is one of the 1."""
    obj = play.obj
    if play.ability_kind not in ("cast", "summon") or play.alternative or obj.now.cost <= 0:
        return 0
    return max(0, len(obj.now.colours - LIGHT_DARK) - obj.now.cost)


def recolour(game: Game, play: Play, total: int) -> None:
    """A cost has been changed to this total: which Elements it still asks for."""
    if play.ability_kind in ("cast", "summon"):
        asked = Mana((), max(0, total)) if play.any_colour else price(play.obj.now.colours, total)
        play.total, play.coloured = asked.any + len(asked.coloured), asked.coloured
        return
    kept: list[tuple[str, int]] = []
    left = total
    for colour, count in play.coloured:
        some = min(count, left)
        if some:
            kept.append((colour, some))
            left -= some
    play.total = total
    play.coloured = () if play.any_colour else tuple(kept)
