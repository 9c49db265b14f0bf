"""Shuffling a pile, and what belongs to it: searches before it, and cards that are put in place right afterwards.

While a pile is being shuffled, no effect shows any of it. What a text has still to do to a pile is kept with the game
and not with the state: no text stops halfway at a resting point.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbiter.kernel import events as ev
from arbiter.kernel import table_setters
from arbiter.kernel.events import Event
from arbiter.kernel.perform import announce
from arbiter.kernel.repeating import so_many
from arbiter.script import effects as fx
from arbiter.script.base import Effect
from arbiter.script.nouns import Bound
from arbiter.script.walk import walk

if TYPE_CHECKING:
    from arbiter.kernel.context import Context
    from arbiter.kernel.game import Game
    from arbiter.kernel.state import Obj
    from arbiter.script.base import Who


def shuffle(game: Game, player: int, zone: str, aside: tuple[int, ...] = (), count: int = 1) -> None:
    """Shuffle a pile once; it is heard of so many times."""
    table_setters.shuffle(game, player, zone, aside)
    for _ in so_many(count):
        announce(game, Event(ev.NAMED_ACTIONS, None, player, 1, None, player, "", f"shuffle {zone}"))


def after_search(game: Game, effect: fx.Search, player: int, zone: str, found: list[Obj], ctx: Context) -> None:
    """The pile that was searched is shuffled, unless the text says itself when to do so."""
    if game.rules.moving.shuffles_once:
        for each in later_effects(effect, ctx):
            if isinstance(each, fx.Shuffle) and each.who == effect.who and pile_of(game, each) == zone:
                return
    shuffle(game, player, zone, tuple(obj.id for obj in found if obj.zone == zone))


def pile_of(game: Game, effect: fx.Shuffle) -> str:
    return game.rules.zones.deck if effect.zone is None else effect.zone


def shuffle_now(game: Game, effect: fx.Shuffle, player: int, ctx: Context) -> None:
    """Shuffle the deck, or put it off while the text goes on to search it. What it puts in place then is set aside."""
    zone = pile_of(game, effect)
    pile = (player, zone)
    later = later_effects(effect, ctx, game.under_way.mixing.get(pile, 0))
    if game.rules.moving.shuffles_once and any(searches(each, effect.who, zone) for each in later):
        game.under_way.mixing[pile] = game.under_way.mixing.get(pile, 0) + 1
        return
    aside: list[Obj] = []
    placing = bool(later) and isinstance(later[0], fx.Move) and later[0].to == zone
    if placing and isinstance(later[0], fx.Move) and isinstance(later[0].thing, Bound):
        aside = ctx.slots.get(later[0].thing.slot, [])
    ids = tuple(obj.id for obj in aside if obj.zone == zone)
    shuffle(game, player, zone, ids, 1 + game.under_way.mixing.pop(pile, 0))
    if placing:
        game.under_way.mixing[pile] = 0


def searches(effect: Effect, who: Who, zone: str) -> bool:
    return isinstance(effect, fx.Search) and effect.who == who and zone in effect.group.zones


def later_effects(effect: Effect, ctx: Context, before: int = 0) -> list[Effect]:
    """What the text does after the effect, of which it has carried out so many equal ones before."""
    if ctx.item is None:
        return []
    nodes = [node for node in walk(ctx.item.effects) if isinstance(node, Effect)]
    places = [index for index, node in enumerate(nodes) if node == effect]
    return nodes[places[before] + 1 :] if before < len(places) else []


def placed(game: Game, player: int, zone: str) -> None:
    """Cards have been put in place: with that the shuffle before it is over."""
    if game.under_way.mixing.get((player, zone)) == 0:
        del game.under_way.mixing[player, zone]


def finish(game: Game) -> None:
    """The text is over: what it has put off is done now."""
    owed = [(pile, count) for pile, count in game.under_way.mixing.items() if count]
    game.under_way.mixing.clear()
    for (player, zone), count in owed:
        shuffle(game, player, zone, (), count)
