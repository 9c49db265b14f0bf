"""What pays for a play: what a player has produced and not spent yet, and what can be turned into resources."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbiter.kernel import events as ev
from arbiter.kernel import table_setters
from arbiter.kernel.context import Context
from arbiter.kernel.events import Event, moving
from arbiter.kernel.index.abilities import abilities_in_play
from arbiter.kernel.index.resources import find_sources, resources_of
from arbiter.kernel.perform import announce, is_prohibited, perform
from arbiter.kernel.played import means_play
from arbiter.kernel.sources import Source
from arbiter.kernel.state import Produced
from arbiter.script.abilities import Activated
from arbiter.script.base import HOW_DISCARD
from arbiter.script.costs import MoveThis
from arbiter.script.statements import Forbid, ForbidPlay

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.playing.play import Play
    from arbiter.kernel.program import Program
    from arbiter.kernel.state import Obj


def sources_for(game: Game, play: Play) -> list[Source]:
    """Everything that may pay for this. What is being played is no longer where it could be put away for resources."""
    found = all_sources_for(game, play)
    for obj in (play.obj, game.find(game.under_way.playing)):
        if obj is not None and obj.zone not in game.rules.zones.table:
            # by its number: an effect may have put a copy in its place since the sources were found
            found = [source for source in found if source.obj.id != obj.id or source.unit is not None]
    return found


def all_sources_for(game: Game, play: Play) -> list[Source]:
    """What was produced before, and what can be turned into resources now, what is being played among it."""
    known = resources_of(game, play.player)
    found = known.sources
    if known.reserved:
        producing = abilities_in_play(game).producing[play.player]
        abilities = [pair for pair in producing if may_pay_for(game, play, pair)]
        found = find_sources(game, play.player, abilities)
    if play.hoped:
        found = found + play.hoped
    if game.state.pools[play.player]:
        found = unit_sources(game, play) + found
    if Forbid in game.says and not all(can_be_used(game, play.player, source) for source in found):
        found = [source for source in found if can_be_used(game, play.player, source)]
    found = not_barred(game, play.player, found)
    widened = game.rules.paying.resources.widened
    return found if widened is None else widened(game, play, found)


def not_barred(game: Game, player: int, sources: list[Source]) -> list[Source]:
    """Those whose abilities no text keeps the player from using."""
    barred = game.rules.paying.resources.barred
    if barred is None or ForbidPlay not in game.says:
        return sources
    left = [source for source in sources if source.program is None or not barred(game, player, source)]
    return sources if len(left) == len(sources) else left


def can_be_used(game: Game, player: int, source: Source) -> bool:
    """What a text forbids to be done to an object is not done to pay either."""
    return source.unit is not None or not any(
        is_prohibited(game, event) for event in source_events(game, player, source)
    )


def source_events(game: Game, player: int, source: Source) -> list[Event]:
    """What is done to an object for what it yields, apart from units that were produced before."""
    if source.program is not None:
        return use_events(game, player, source.obj, source.program)
    if source.means == "discard":
        rules = game.rules.zones
        return [moving(source.obj, rules.discard, HOW_DISCARD, rules.in_play, player, "payment")]
    return [Event(ev.RESTS, source.obj, player, 0, None, player, "payment")]


def unit_sources(game: Game, play: Play) -> list[Source]:
    """Units of the player's pool that may pay for this."""
    found: list[Source] = []
    for unit in game.state.pools[play.player]:
        if unit.only_for is not None:
            ctx = Context(unit.controller, game.find(unit.source))
            if not means_play(game, unit.only_for, play, ctx):
                continue
        source = Source(play.obj, game.rules.paying.resources.unit(unit.colour), 1, False, -1, "pool")
        source.unit = unit
        found.append(source)
    return found


def may_pay_for(game: Game, play: Play, ability: tuple[Obj, Program]) -> bool:
    """May what the ability yields be spent on this?"""
    obj, program = ability
    if program.only_for is None:
        return True
    return means_play(game, program.only_for, play, Context(play.player, obj))


def spend_unit(game: Game, player: int, unit: Produced) -> None:
    pool = list(game.state.pools[player])
    pool.remove(unit)
    table_setters.set_pool(game, player, tuple(pool))


def produce_with(game: Game, play: Play, source: Source, colour: str) -> None:
    """Use an ability to pay: it is paid for, yields what it does, and that is spent."""
    assert source.program is not None
    perform(game, use_events(game, play.player, source.obj, source.program))
    announce(game, Event(ev.USES, source.obj, play.player, 1, None, play.player, "", "resource"))
    before = len(game.state.pools[play.player])
    word = source.word or colour
    event = Event(ev.PRODUCES, source.obj, play.player, source.amount, None, play.player, "ability", word)
    event.only_for = source.program.only_for
    perform(game, [event])
    pool = game.state.pools[play.player]
    spent = [unit for unit in pool[before:] if unit.colour == word][: source.amount]
    for unit in spent:
        spend_unit(game, play.player, unit)


def use_events(game: Game, player: int, obj: Obj, program: Program) -> list[Event]:
    """What is done to the object itself for the ability: it rests, and may leave as well."""
    events = [Event(ev.RESTS, obj, player, 0, None, player, "cost")] if program.rests else []
    if program.moves and isinstance(program.ability, Activated):
        for part in program.ability.cost.parts:
            if isinstance(part, MoveThis):
                events.append(moving(obj, part.to, part.how, game.rules.zones.in_play, player, "cost"))
    return events


def keep_change(game: Game, play: Play) -> None:
    """What sources of more than one have produced beyond the cost stays in the pool."""
    over = sum(source.amount for source, _ in play.plan) - play.total
    kept: list[Produced] = []
    for source, colour in play.plan:
        if over > 0 and source.program is not None and source.amount > 1:
            some = min(over, source.amount - 1)
            unit = Produced(source.word or colour, source.program.only_for, play.player, source.obj.id)
            kept += [unit] * some
            over -= some
    if kept:
        table_setters.set_pool(game, play.player, (*game.state.pools[play.player], *kept))


def clear_pools(game: Game) -> None:
    """What has not been spent ceases to exist."""
    if any(game.state.pools):
        table_setters.empty_pools(game)
