"""Produced resources that stay in a player's pool until they are spent or cleared."""

from __future__ import annotations

from typing import TYPE_CHECKING

import arbiter.kernel.evaluate as evaluate
from arbiter.kernel import events as ev
from arbiter.kernel.aspects import EVERYBODYS, STORES, own
from arbiter.kernel.context import Context
from arbiter.kernel.events import Event, moving
from arbiter.kernel.index.versions import changed
from arbiter.kernel.payment import Source
from arbiter.kernel.perform import announce, is_awaited, perform
from arbiter.kernel.state import Produced
from arbiter.script.abilities import Activated
from arbiter.script.costs import MoveThis

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.playing.play import Play
    from arbiter.kernel.program import Program
    from arbiter.kernel.state import Obj


def pool_sources(game: Game, play: Play) -> list[Source]:
    """Units of the player's pool that may pay for this; a ruleset that keeps a pool adds them to its sources."""
    found: list[Source] = []
    for unit in game.state.pools[play.player]:
        if unit.only_for is not None:
            ctx = Context(unit.controller, game.find(unit.source))
            if not evaluate.passes(game, unit.only_for.tests, play.obj, ctx):
                continue
        source = Source(play.obj, (unit.colour,), 1, False, -1, "pool")
        source.unit = unit
        found.append(source)
    return found


def spend_unit(game: Game, player: int, unit: Produced) -> None:
    pool = list(game.state.pools[player])
    pool.remove(unit)
    game.state.pools[player] = tuple(pool)
    changed(game, STORES | own(player))


def ability_sources(game: Game, play: Play, ready: list[tuple[Obj, Program]]) -> list[Source]:
    """Abilities in play that rest their object for resources and nothing else, as sources.

    A ruleset adds them to its own, and says which of those that produce are ready to be used by the player now.
    """
    found: list[Source] = []
    for obj, program in ready:
        if program.yields is None:
            continue
        if program.only_for is not None and not evaluate.passes(
            game, program.only_for.tests, play.obj, Context(play.player, obj)
        ):
            continue
        colours, amount = program.yields
        rival = bool(found) and found[-1].obj is obj  # an object's abilities follow each other
        if rival and joined(found, obj, program):
            continue
        source = Source(obj, colours, amount, amount > 1, len(colours), "ability")
        source.program = program
        source.rival = rival
        found.append(source)
    return found


def joined(found: list[Source], obj: Obj, program: Program) -> bool:
    """An object rests only once: a further ability that yields as much for the same things adds its colours to the
    source that the object is already; otherwise the uses are rivals."""
    assert program.yields is not None
    colours, amount = program.yields
    for source in found:
        if source.obj is obj:
            assert source.program is not None
            if source.amount == amount and source.program.only_for == program.only_for:
                source.colours = (*source.colours, *(each for each in colours if each not in source.colours))
                source.weight = len(source.colours)
                return True
            source.rival = True
    return False


def is_heard(game: Game, kinds: int) -> bool:
    """May somebody wait for, remember, replace or forbid events of these kinds?"""
    return is_awaited(game, kinds) or bool(game.index.worked_out.statement_kinds & kinds)


def produce_with(game: Game, play: Play, source: Source, colour: str) -> list[Event]:
    """Use an ability to pay: what is left to do of it together with the rest of the payment.

    Where nobody hears of resources being produced, they go from the source straight into the payment.
    """
    assert source.program is not None
    events = use_events(game, play.player, source.obj, source.program)
    if not is_heard(game, ev.PRODUCES | ev.USES):
        return events
    perform(game, events)
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
    return []


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
    for source, colour in play.plan:
        if over > 0 and source.program is not None and source.amount > 1:
            some = min(over, source.amount - 1)
            unit = Produced(source.word or colour, source.program.only_for, play.player, source.obj.id)
            pools = game.state.pools
            pools[play.player] = (*pools[play.player], *(unit for _ in range(some)))
            over -= some
    changed(game, STORES | own(play.player))


def clear_pools(game: Game) -> None:
    """What has not been spent ceases to exist."""
    game.changing()
    game.state.pools = [()] * game.state.players
    changed(game, STORES | EVERYBODYS)
