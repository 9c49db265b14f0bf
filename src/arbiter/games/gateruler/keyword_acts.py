"""Section 16: what keyword abilities do when they resolve, where that is more than a text could say."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import arbiter.kernel.evaluate as evaluate
from arbiter.games.gateruler import attack, damage, doings, placing
from arbiter.games.gateruler.zones import CENTER, FRONT, GRAVEYARD, RULER
from arbiter.kernel import events as ev
from arbiter.kernel.decisions import ChooseObjects
from arbiter.kernel.effects.picking import about
from arbiter.kernel.perform import turn_all
from arbiter.kernel.playing.paying import choose_payment, feasible
from arbiter.kernel.playing.play import Play
from arbiter.kernel.playing.spending import pay
from arbiter.kernel.state import RESTED
from arbiter.script import abilities as ab

if TYPE_CHECKING:
    from arbiter.kernel.context import Context
    from arbiter.kernel.game import Game
    from arbiter.kernel.state import Obj
    from arbiter.script.effects import Perform


def bearer(game: Game, ctx: Context) -> Obj | None:
    """The card with the keyword, if it is still in play."""
    return None if ctx.source is None else game.here(ctx.source.id)


def breakthrough(game: Game, effect: Perform, ctx: Context) -> None:
    """16-5a-1: through an emptied center column to the ruler, if the ruler has not been dealt damage by this attack."""
    combat = game.state.combat
    obj = bearer(game, ctx)
    if combat is None or obj is None or combat.column != CENTER or obj.id not in combat.attackers:
        return
    before = combat.battled
    rulers_there = game.state.zones[RULER][combat.defender]
    if not before or game.here(before) is not None and game.here(before) in front_of(game, combat.defender):
        return
    if any(ruler.id == before for ruler in rulers_there) or not rulers_there:
        return
    damage.strike(game, obj, rulers_there[0])  # 16-5b


def front_of(game: Game, player: int) -> list[Obj]:
    return [unit for unit in game.state.zones[FRONT][player] if unit.place <= 0]


def strike_back(game: Game, effect: Perform, ctx: Context) -> None:
    """16-7b, 16-8a-1: its ATK as combat damage to the attacking unit; 8-5a-1: not to a ruler."""
    obj = bearer(game, ctx)
    attacker = attack.attacker_of(game)
    if obj is not None and attacker is not None and attacker.zone == FRONT:
        damage.strike(game, obj, attacker)


def attack_again(game: Game, effect: Perform, ctx: Context) -> None:
    """16-9a-3: ready again, if it has attacked less often than that."""
    obj = bearer(game, ctx)
    if obj is None or effect.amount is None or obj.attacks >= evaluate.amount(game, effect.amount, ctx):
        return
    if obj.turned == RESTED:
        turn_all(game, ev.READIES, [obj], ctx.controller, "effect")


# ---------------------------------------------------------------- 16-14  Abyssal Summoning


def concerto(obj: Obj) -> ab.Keyword | None:
    """16-14c-1: what must be done to Abyssal Summon this card."""
    for program in obj.now.programs:
        ability = program.ability
        if isinstance(ability, ab.Keyword) and ability.name == "abyssal_concerto" and ability.cost is not None:
            return ability
    return None


def price(game: Game, obj: Obj, player: int) -> Play | None:
    """16-14b-2a: the actions are a cost; none that cannot be paid in full is begun."""
    keyword = concerto(obj)
    if keyword is None or keyword.cost is None:
        return None
    play = Play("pay", player, obj, None)
    play.ability_kind = "pay"
    play.parts = list(keyword.cost.parts)
    play.spared = frozenset({obj.id})  # 14-3f
    return play if feasible(game, play) else None


def abyssal_summon(game: Game, effect: Perform, ctx: Context) -> None:
    """16-14b, 16-14d: one of the units with Abyssal Concerto in the graveyard, for what its concerto asks."""
    player = ctx.controller
    able = [obj for obj in game.state.zones[GRAVEYARD][player] if price(game, obj, player) is not None]
    picked = game.ask_many(ChooseObjects(player, able, 0, 1, "Abyssal Summoning", about(ctx))) if able else []
    if not picked:  # 16-14b-2
        return
    obj = able[picked[0]]
    play = price(game, obj, player)
    assert play is not None
    choose_payment(game, play)
    pay(game, play)
    here = game.here(obj.id)
    if here is not None:
        doings.summon(game, here, ctx, placing.open_places(game, here, player), "abyssal")


ACTS: Final = {
    "abyssal_summon": abyssal_summon,
    "attack_again": attack_again,
    "breakthrough": breakthrough,
    "strike_back": strike_back,
}
