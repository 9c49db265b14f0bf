"""Picking for one place of a text: several that must fit each other, and leave something for the other places."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import arbiter.kernel.evaluate as evaluate
from arbiter.kernel import qualities
from arbiter.kernel.concealing import are_unseen, some_unseen
from arbiter.kernel.decisions import ChooseObjects
from arbiter.kernel.playing.room import has_room, is_crowded
from arbiter.kernel.unordered import in_no_order
from arbiter.script import effects as fx
from arbiter.script import nouns as n
from arbiter.script.base import Effect, Quality, Stat

if TYPE_CHECKING:
    from arbiter.kernel.context import Context
    from arbiter.kernel.game import Game
    from arbiter.kernel.playing.play import Place
    from arbiter.kernel.state import Obj

    Fits = Callable[[list[Obj], Obj], bool]  # may it be added to what is chosen?
    Leaves = Callable[[list[Obj]], bool]  # does that choice leave something for the other places of the text?


def choose_for(
    game: Game,
    effect: fx.Choose,
    options: list[Obj],
    place: Place,
    ctx: Context,
    about: int,
    leaves: Leaves | None = None,
) -> list[Obj]:
    """Choose; what must be chosen if possible is chosen first."""
    forced: list[Obj] = []
    for obj in options:
        marks = obj.now.marks
        if marks is not None and obj.controller != ctx.controller and "must_be_chosen" in marks:
            forced.append(obj)
    if not forced or place.high <= 0:
        return pick(game, effect, options, place.low, place.high, ctx, about, leaves)
    if len(forced) >= place.high:
        return pick(game, effect, forced, place.high, place.high, ctx, about, leaves)
    rest = [obj for obj in options if obj not in forced]
    low, high = max(0, place.low - len(forced)), place.high - len(forced)
    return forced + pick(game, effect, rest, low, high, ctx, about, leaves and beside(forced, leaves))


def beside(taken: list[Obj], leaves: Leaves) -> Leaves:
    """The same of what is chosen besides what is taken already."""
    return lambda chosen: leaves([*taken, *chosen])


def pick(
    game: Game,
    effect: fx.Choose,
    options: list[Obj],
    low: int,
    high: int,
    ctx: Context,
    about: int,
    leaves: Leaves | None = None,
) -> list[Obj]:
    player = ctx.controller
    if effect.by is not n.YOU:
        chooser = evaluate.players(game, effect.by, ctx)
        player = chooser[0] if chooser else player
    options = in_no_order(game, options, player)
    total = total_of(game, effect, ctx)
    question = ChooseObjects(player, options, low, high, "choose", about)
    if game.ask_anyway:
        paid = effect.for_cast is not None and game.conceals  # what is held may pay for it
        question.unseen = paid or are_unseen(game, effect.group.zones) or some_unseen(game, options)
    crowded = is_crowded(game, effect, options, high)
    free = leaves is None or high <= 1  # of single ones those that leave nothing else were left out
    if effect.different is None and total is None and not crowded and free:
        return [options[i] for i in game.ask_many(question)]
    return one_by_one(
        game,
        question,
        lambda chosen, obj: (
            may_add(game, chosen, obj, effect.different, total)
            and (not crowded or has_room(game, [*chosen, obj]))
            and (leaves is None or leaves([*chosen, obj]))
        ),
    )


def one_by_one(game: Game, whole: ChooseObjects, fits: Fits) -> list[Obj]:
    """The answers to a question one after the other, so that only what can still be added is offered."""
    chosen: list[Obj] = []
    while len(chosen) < whole.high:
        left = [obj for obj in whole.options if obj not in chosen and fits(chosen, obj)]
        need = 1 if len(chosen) < whole.low else 0
        if need:
            # With what is picked now the others can be picked as well, where that is possible at all.
            fitting = [obj for obj in left if can_go_on([*chosen, obj], left, whole.low, fits)]
            left = fitting or left
        if not left and not whole.unseen:
            break
        question = ChooseObjects(whole.player, left, need, 1, whole.why, whole.about, unseen=whole.unseen)
        picked = game.ask_many(question)
        if not picked:
            break
        chosen.append(left[picked[0]])
    return chosen


def may_add(game: Game, chosen: list[Obj], obj: Obj, different: Quality | Stat | None, total: int | None) -> bool:
    if different is not None and any(are_alike(game, obj, other, different) for other in chosen):
        return False
    return total is None or sum(o.now.cost for o in chosen) + obj.now.cost <= total


def are_alike(game: Game, one: Obj, other: Obj, quality: Quality | Stat) -> bool:
    """Have they a word of the quality in common, or the same number?"""
    if isinstance(quality, Stat):
        return qualities.stat(game, one, quality) == qualities.stat(game, other, quality)
    return bool(qualities.words(one, quality) & qualities.words(other, quality))


def total_of(game: Game, effect: fx.Choose, ctx: Context) -> int | None:
    """How much all that is chosen may cost together, if that is told."""
    return None if effect.total_cost is None else evaluate.amount(game, effect.total_cost, ctx)


def may_be_together(game: Game, effect: Effect, options: list[Obj], low: int, ctx: Context) -> bool:
    """Are there so many among the options that may be chosen together?"""
    assert isinstance(effect, fx.Choose)
    if len(options) < low:
        return False
    if low <= 0 or (effect.different is None and effect.total_cost is None):
        return True
    different, total = effect.different, total_of(game, effect, ctx)
    return can_go_on([], options, low, lambda chosen, obj: may_add(game, chosen, obj, different, total))


def can_go_on(chosen: list[Obj], options: list[Obj], low: int, fits: Fits) -> bool:
    """Can as many be added to what is chosen as are needed?"""
    if len(chosen) >= low:
        return True
    for index, obj in enumerate(options):
        if obj not in chosen and fits(chosen, obj):
            if can_go_on([*chosen, obj], options[index + 1 :], low, fits):
                return True
    return False
