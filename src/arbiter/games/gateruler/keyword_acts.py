"""Section 16: what keyword abilities do when they resolve, where that is more than a text could say."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import arbiter.kernel.evaluate as evaluate
from arbiter.games.gateruler import attack, combat, damage, doings, placing
from arbiter.games.gateruler.zones import DECK, FRONT, GRAVEYARD, IN_PLAY
from arbiter.kernel import events as ev
from arbiter.kernel.context import Context
from arbiter.kernel.decisions import ChooseObjects
from arbiter.kernel.effects.picking import about
from arbiter.kernel.events import Event, moving
from arbiter.kernel.perform import perform, turn_all
from arbiter.kernel.playing.paying import choose_payment, feasible
from arbiter.kernel.playing.play import Play
from arbiter.kernel.playing.spending import pay
from arbiter.kernel.state import RESTED, Arrival
from arbiter.script import abilities as ab
from arbiter.script.base import HOW_PUT, Position
from arbiter.script.costs import MoveSome

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.state import Obj
    from arbiter.kernel.traits import Face
    from arbiter.script.base import CostPart
    from arbiter.script.effects import Perform


def bearer(game: Game, ctx: Context) -> Obj | None:
    """The card with the keyword, if it is still in play."""
    return None if ctx.source is None else game.here(ctx.source.id)


def breakthrough(game: Game, effect: Perform, ctx: Context) -> None:
    """16-5a-1, 16-5b: combat damage equal to its STK to the opponent's ruler."""
    obj = bearer(game, ctx)
    ruler = None if obj is None else combat.broken_through(game, obj)
    if obj is None or ruler is None:
        return
    if damage.strike(game, combat.striker(game, obj), ruler):
        attack.note_battle(game, ruler)  # a pair may have Breakthrough twice, the unit's and the ruler's


def strike_back(game: Game, effect: Perform, ctx: Context) -> None:
    """16-7b, 16-8a-1: its ATK as combat damage to the attacking unit."""
    obj = bearer(game, ctx)
    target = None if obj is None else combat.struck_back(game, obj)
    if obj is not None and target is not None:
        damage.strike(game, combat.striker(game, obj), target)


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
    assert keyword is not None and keyword.cost is not None
    play = Play("pay", player, obj, None)
    play.ability_kind = "pay"
    play.parts = list(keyword.cost.parts)
    outer, game.under_way.playing = game.under_way.playing, obj.id  # 14-3f  it is no part of its own price
    possible = feasible(game, play)
    game.under_way.playing = outer
    return play if possible else None


def abyssal_summon(game: Game, effect: Perform, ctx: Context) -> None:
    """16-14b, 16-14d: one of the units with Abyssal Concerto in the graveyard, for what its concerto asks."""
    player = ctx.controller
    there = [obj for obj in game.state.zones[GRAVEYARD][player] if concerto(obj) is not None]
    able = [obj for obj in there if price(game, obj, player) is not None]
    question = ChooseObjects(player, able, 0, 1, "Abyssal Summoning", about(ctx))
    question.unseen = bool(there) and game.conceals  # what is held may pay for it
    picked = game.ask_many(question) if able or question.unseen else ()
    if not picked:  # 16-14b-2
        return
    obj = able[picked[0]]
    play = price(game, obj, player)
    assert play is not None
    outer, game.under_way.playing = game.under_way.playing, obj.id
    choose_payment(game, play)
    game.under_way.playing = outer
    pay(game, play)
    here = game.here(obj.id)
    if here is not None:
        doings.summon(game, here, player, ctx, placing.open_places(game, here, player), "abyssal")


# ---------------------------------------------------------------- 16-16, 16-23  as a unit enters play


def keyword_of(obj: Obj, name: str) -> ab.Keyword | None:
    return keyword_on(obj.face, name)


def keyword_on(face: Face, name: str) -> ab.Keyword | None:
    for program in face.traits.programs:
        if isinstance(program.ability, ab.Keyword) and program.ability.name == name:
            return program.ability
    return None


def entering_again(event: Event, extras: tuple[str, ...] = ()) -> Event:
    """The same way into play; what has been replaced by this text is not replaced by it again."""
    obj = event.subject
    assert obj is not None
    again = moving(obj, event.to, event.how, IN_PLAY, event.by, event.cause)
    again.control, again.whose, again.place, again.face = event.control, event.whose, event.place, event.face
    came = event.arrival or Arrival(event.origin, event.how.value)
    again.arrival = Arrival(
        came.origin, came.how, came.cast, came.x, came.paid, (*came.extras, *extras), came.by, came.turn, came.means
    )
    return again


def comes_without(event: Event, name: str) -> bool:
    """15-29b-1: does it enter play having lost the keyword, so that nothing of it is done?"""
    return event.face is not None and keyword_on(event.face, name) is None


def enhance(game: Game, effect: Perform, ctx: Context) -> None:
    """16-16b: another unit may become its charge as it enters; 16-16b-1: then it is Enhanced."""
    event = ctx.event
    assert event is not None and event.subject is not None  # it stands in the place of a move (`keywords.ENTERING`)
    if comes_without(event, "enhance"):
        perform(game, [entering_again(event)])
        return
    keyword = keyword_of(event.subject, "enhance")
    player = event.control if event.control >= 0 else event.subject.owner
    assert keyword is not None and keyword.cost is not None
    part = keyword.cost.parts[0]
    assert isinstance(part, MoveSome)
    fit = [
        unit
        for unit in game.state.zones[FRONT][player]
        if evaluate.passes(game, part.group.tests, unit, Context(player, event.subject))
    ]
    picked = game.ask_many(ChooseObjects(player, fit, 0, 1, "enhance", event.subject.id)) if fit else []
    done = perform(game, [entering_again(event, (ENHANCED,) * len(picked))])
    host = done[0].result if done else None
    if picked and host is not None:
        perform(game, [doings.charging(game, fit[picked[0]], host, player, "effect")])


ENHANCED: Final = "0"  # among what was paid beyond the cost


def summon_requirement(game: Game, effect: Perform, ctx: Context) -> None:
    """16-23b: who does not do what is asked performs the instructions instead of putting the unit into play."""
    event = ctx.event
    assert event is not None and event.subject is not None  # it stands in the place of a move (`keywords.ENTERING`)
    if comes_without(event, "summon_requirement"):
        perform(game, [entering_again(event)])
        return
    obj = event.subject
    keyword = keyword_of(obj, "summon_requirement")
    assert keyword is not None and keyword.cost is not None
    player = event.control if event.control >= 0 else obj.owner
    assert keyword.word is not None
    how, _, where = keyword.word.partition(">")
    if is_meant(event, how) and not pays(game, player, obj, list(keyword.cost.parts)):
        away = moving(obj, where, HOW_PUT, IN_PLAY, player, "effect")
        away.position = Position.BOTTOM if where == DECK else None
        perform(game, [away])
        return
    perform(game, [entering_again(event)])


def is_meant(event: Event, how: str) -> bool:
    """16-23b: has the unit been played in the way that the requirement speaks of?"""
    normally = event.cause == "cast"  # 15-17b
    origin = event.origin if event.arrival is None else event.arrival.origin
    if how in ("any", "cast"):
        return how == "any" or normally
    if how.startswith("cast "):
        return normally and origin == how.removeprefix("cast ")
    return origin in how.split(" or ")


def pays(game: Game, player: int, obj: Obj, parts: list[CostPart]) -> bool:
    """A cost that a player may pay or not."""
    play = Play("pay", player, obj, None)
    play.ability_kind = "pay"
    play.parts = parts
    play.spared = frozenset({obj.id})
    if not game.confirms(player, "pay", obj.id, feasible(game, play)):
        return False
    choose_payment(game, play)
    pay(game, play)
    return True


ACTS: dict[str, Callable[[Game, Perform, Context], None]] = {
    "enhance": enhance,
    "summon_requirement": summon_requirement,
    "abyssal_summon": abyssal_summon,
    "attack_again": attack_again,
    "breakthrough": breakthrough,
    "strike_back": strike_back,
}
