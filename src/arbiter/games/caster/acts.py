"""Chapter 1000: what texts ask for by the name that the rules have for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import arbiter.kernel.evaluate as evaluate
from arbiter.games.caster import calling, copies, orbs, soulbond, switching
from arbiter.games.caster.zones import GRAVEYARD, IN_SERVANT_ZONE, ORB, in_caster_zone
from arbiter.kernel import setters
from arbiter.kernel.doing import put_in
from arbiter.kernel.effects.lasting import add_ongoing
from arbiter.script.base import Lasting
from arbiter.script.nouns import Self
from arbiter.script.statements import Mark

if TYPE_CHECKING:
    from arbiter.kernel.context import Context
    from arbiter.kernel.game import Game
    from arbiter.script.effects import Perform


def corrupt(game: Game, effect: Perform, ctx: Context) -> None:
    """1009: the orbs that the text names, or so many of a player's orbs as its controller chooses."""
    if not isinstance(effect.thing, Self):
        chosen = [obj for obj in evaluate.present(game, effect.thing, ctx) if obj.zone == ORB]
        orbs.corrupt(game, ctx.controller, chosen, ctx.source)  # 1009.1a  all at the same time
        return
    count = 1 if effect.amount is None else evaluate.amount(game, effect.amount, ctx)
    for player in evaluate.players(game, effect.who, ctx):
        orbs.corrupt_some(game, ctx.controller, player, count, ctx.source)


def call(game: Game, effect: Perform, ctx: Context) -> None:
    """504.1a, 1022.1: a text calls a caster, or levels one up to it."""
    for obj in evaluate.present(game, effect.thing, ctx):
        calling.put_caster(game, ctx.controller, obj, "ability")


def to_servant_zone(game: Game, effect: Perform, ctx: Context) -> None:
    """302.3: a caster moved to its player's servant zone is the same card, and lies as it lay; 315.1d: its stocks go to
    the graveyard."""
    for obj in evaluate.present(game, effect.thing, ctx):
        if not in_caster_zone(obj):
            continue
        stocks = obj.under
        setters.put_beneath(game, obj, ())
        for card, face, owner in stocks:
            put_in(game, card, face.front, owner, GRAVEYARD, None)
        add_ongoing(game, ctx, [obj], (Mark(IN_SERVANT_ZONE),), (), Lasting.GAME, unsaid=True)


def set_down(game: Game, effect: Perform, ctx: Context) -> None:
    """306.6, 308.5: cards come to their owner's caster zone face down."""
    for obj in evaluate.present(game, effect.thing, ctx):
        calling.set_down(game, obj.owner, obj, "ability", effect.name == SET_RESTED)


SET_RESTED: Final = "set_down_rested"
ACTS: Final[dict[str, Callable[[Game, Perform, Context], None]]] = {
    "corrupt": corrupt,
    "switch": switching.switch_act,
    "soul_bond": soulbond.soul_bond_act,
    "call": call,
    "level_up": call,
    "copy": copies.copy,
    "to_servant_zone": to_servant_zone,
    "set_down": set_down,
    SET_RESTED: set_down,
}
