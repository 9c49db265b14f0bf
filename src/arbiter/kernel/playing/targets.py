"""Modes, targets and their division: what the text asks to be declared while it is played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import arbiter.kernel.evaluate as evaluate
from arbiter.kernel import events as ev
from arbiter.kernel import qualities
from arbiter.kernel.concealing import are_unseen, some_unseen
from arbiter.kernel.decisions import ChooseModes, ChooseObjects, Divide
from arbiter.kernel.errors import IllegalPlay
from arbiter.kernel.events import Event
from arbiter.kernel.kept_by_identity import keep
from arbiter.kernel.perform import is_awaited, perform
from arbiter.kernel.playing.legal_targets import are_there, legal
from arbiter.kernel.playing.play import Place
from arbiter.kernel.playing.room import has_room, is_crowded
from arbiter.kernel.stack import StackItem
from arbiter.kernel.text_features import choices_linked
from arbiter.kernel.unordered import in_no_order
from arbiter.script import effects as fx
from arbiter.script import nouns as n
from arbiter.script.amounts import Number
from arbiter.script.base import Effect, Quality, Stat
from arbiter.script.nouns import Bound

if TYPE_CHECKING:
    from collections.abc import Callable

    from arbiter.kernel.context import Context
    from arbiter.kernel.game import Game
    from arbiter.kernel.playing.play import Play
    from arbiter.kernel.program import Program
    from arbiter.kernel.state import Obj

    Fits = Callable[[list[Obj], Obj], bool]  # may it be added to what is chosen?

MOST_X: Final = 60  # so much is named for a variable at most, in steps of what it is paid in

Effects = tuple[Effect, ...]
Binding = tuple[int, tuple[int, ...]]  # a slot, and the ids of what was chosen for it


def places(game: Game, effects: Effects, modes: tuple[int, ...] | None, ctx: Context) -> list[Place]:
    """Where the text chooses something up front, given the modes that were selected."""
    found: list[Place] = []
    for effect in choosing(effects, modes):
        low = effect.low.value if type(effect.low) is Number else evaluate.amount(game, effect.low, ctx)
        high = effect.high.value if type(effect.high) is Number else evaluate.amount(game, effect.high, ctx)
        found.append(Place(effect.slot, effect.group, low, high, effect))
    return found


def choosing(effects: Effects, modes: tuple[int, ...] | None) -> list[fx.Choose]:
    """The effects of a text that choose something up front, given the modes that were selected."""
    if not modes:
        known = CHOOSING.get(id(effects))
        if known is None:
            known = keep(CHOOSING, effects, (effects, all_choosing(effects, modes)))
        return known[1]
    return all_choosing(effects, modes)


CHOOSING: Final[dict[int, tuple[Effects, list[fx.Choose]]]] = {}  # without modes; nobody adds to these lists


def all_choosing(effects: Effects, modes: tuple[int, ...] | None) -> list[fx.Choose]:
    found: list[fx.Choose] = []
    for effect in effects:
        if isinstance(effect, fx.Choose) and effect.target:
            found.append(effect)
        elif isinstance(effect, fx.Modes) and modes is not None:
            for mode in modes:
                found += choosing(effect.options[mode], None)
        elif isinstance(effect, fx.Simultaneously):
            found += choosing(effect.effects, modes)
        elif isinstance(effect, fx.Instead):
            found += choosing(effect.first, modes)
    return found


LINKED: Final[dict[int, tuple[Effects, bool]]] = {}  # by id; the text is kept beside, so that its id stays its own


def linked(effects: Effects) -> bool:
    """Does one choice depend on another? Looked for once in every text."""
    known = LINKED.get(id(effects))
    if known is None:
        known = keep(LINKED, effects, (effects, choices_linked(effects)))
    return known[1]


def completes(game: Game, rest: list[Place], ctx: Context, kind: str) -> bool:
    """Can something be chosen at all of these places, one after the other?"""
    if not rest:
        return True
    place = rest[0]
    if place.low <= 0:
        return completes(game, rest[1:], ctx, kind)
    options = legal(game, place, ctx, kind)
    if not may_be_together(game, place.effect, options, place.low, ctx):
        return False
    return any(leaves_targets(game, obj, rest, ctx, kind) for obj in options)


def can_declare(game: Game, effects: Effects, ctx: Context, kind: str) -> bool:
    """Can modes and targets be declared at all?"""
    if linked(effects):
        settled, _ = settle_branches(game, effects, ctx)
        if not completes(game, places(game, settled, None, ctx), ctx, kind):
            return False
    for effect in effects:
        if isinstance(effect, fx.Choose):
            if effect.target:
                low = evaluate.amount(game, effect.low, ctx)
                if low <= 0:
                    continue
                if not are_there(game, effect.group, low, ctx, kind):
                    return False
                if effect.different is not None or effect.total_cost is not None:
                    options = legal(game, Place(effect.slot, effect.group, low, low, effect), ctx, kind)
                    if not may_be_together(game, effect, options, low, ctx):
                        return False
        elif isinstance(effect, fx.Modes):
            low = evaluate.amount(game, effect.low, ctx)
            if len(modes_beside(game, effects, effect, ctx, kind)) < min(low, 1):
                return False
        elif isinstance(effect, fx.Simultaneously):
            if not can_declare(game, effect.effects, ctx, kind):
                return False
        elif isinstance(effect, fx.Instead):
            branch = effect.first
            if declares(effect) and evaluate.holds(game, effect.condition, ctx):
                branch = effect.second
            if not can_declare(game, branch, ctx, kind):
                return False
    return True


def can_aim(game: Game, program: Program, ctx: Context, kind: str) -> bool:
    """Can what the ability declares while it is played be declared?"""
    if program.aims is None:
        return first_x(game, program, ctx, kind) is not None
    for group, low in program.aims:
        if not are_there(game, group, low, ctx, kind):
            return False
    return True


def first_x(game: Game, program: Program, ctx: Context, kind: str, free: bool = False) -> int | None:
    """The number for the variable with which it can be declared, the smallest from what it is now on; None: with none.

    Where the variable does not tell what can be chosen, or nobody names it (`free`), it is what it is.
    """
    if can_declare(game, program.effects, ctx, kind):
        return ctx.x
    if not program.by_x or free:
        return None
    now = ctx.x
    found: int | None = None
    step = max(game.rules.paying.paid_in.values(), default=1)
    for x in (*range(now + 1, MOST_X + 1), *range(step, MOST_X * step + 1, step)):
        ctx.x = x
        if x > now and can_declare(game, program.effects, ctx, kind):
            found = x
            break
    ctx.x = now
    return found


def open_modes(game: Game, modal: fx.Modes, ctx: Context, kind: str) -> tuple[int, ...]:
    """Modes whose own choices can be made, and whose time it is where they have timings of their own."""
    found = tuple(
        i
        for i, option in enumerate(modal.options)
        if is_allowed(game, option, ctx) and can_declare(game, option, ctx, kind)
    )
    is_time = game.rules.playing.is_time
    if not modal.timings or is_time is None or game.under_way.untimed:
        return found
    return tuple(i for i in found if is_time(game, modal.timings[i], ctx.controller))


def is_allowed(game: Game, option: Effects, ctx: Context) -> bool:
    """Does what the text says of when the option can be selected hold?"""
    return all(evaluate.holds(game, each.condition, ctx) for each in option if isinstance(each, fx.OnlyIf))


def modes_beside(game: Game, effects: Effects, modal: fx.Modes, ctx: Context, kind: str) -> tuple[int, ...]:
    """Those that leave something to choose at the other places of the text as well."""
    found = open_modes(game, modal, ctx, kind)
    if not linked(effects) or sum(1 for effect in effects if isinstance(effect, fx.Modes)) > 1:
        return found
    return tuple(i for i in found if completes(game, places(game, effects, (i,), ctx), ctx, kind))


def choose_modes(game: Game, effects: Effects, ctx: Context, kind: str, about: int) -> tuple[int, ...] | None:
    """Select modes; None if the text has none. How many is fixed now."""
    for effect in effects:
        if isinstance(effect, fx.Modes) and not effect.random:
            options = modes_beside(game, effects, effect, ctx, kind)
            low = evaluate.amount(game, effect.low, ctx)
            high = evaluate.amount(game, effect.high, ctx)
            texts = tuple(str(i + 1) for i in options)
            picked = game.ask_many(ChooseModes(ctx.controller, options, texts, low, high, about))
            return tuple(sorted(options[i] for i in picked))
    return None


def choose_targets(
    game: Game, effects: Effects, modes: tuple[int, ...] | None, ctx: Context, kind: str, about: int
) -> list[Binding] | None:
    """Choose for every place; binds into the context, and gives what was bound. None if a place has too few."""
    found = places(game, effects, modes, ctx)
    bound: list[Binding] = []
    for index, place in enumerate(found):
        effect = place.effect
        assert isinstance(effect, fx.Choose)
        options = legal(game, place, ctx, kind)
        if place.low == place.high == 1 and linked(effects):
            options = [obj for obj in options if leaves_targets(game, obj, found[index:], ctx, kind)]
        if not may_be_together(game, effect, options, place.low, ctx):
            return None
        if place.high > 1:
            place.high = min(place.high, most_shares(game, effects, modes, place.slot, ctx))
        chosen = ctx.slots[place.slot] = choose_for(game, effect, options, place, ctx, about)
        bound.append((place.slot, tuple([obj.id for obj in chosen])))
    return bound


def leaves_targets(game: Game, obj: Obj, rest: list[Place], ctx: Context, kind: str) -> bool:
    """If this object is chosen at the first place, can the others be chosen as well?"""
    ctx.slots[rest[0].slot] = [obj]
    possible = completes(game, rest[1:], ctx, kind)
    del ctx.slots[rest[0].slot]
    return possible


def most_shares(game: Game, effects: Effects, modes: tuple[int, ...] | None, slot: int, ctx: Context) -> int:
    """Where something is divided among what is chosen, no more can be chosen than there are units of it."""
    for effect in effects if modes is None else flat(effects, modes):
        if type(effect) is fx.DealDivided and effect.to == Bound(slot):
            return max(1, evaluate.amount(game, effect.amount, ctx) // game.rules.damage.step)
    return 99


def choose_for(game: Game, effect: fx.Choose, options: list[Obj], place: Place, ctx: Context, about: int) -> list[Obj]:
    """Choose; what must be chosen if possible is chosen first."""
    forced: list[Obj] = []
    for obj in options:
        marks = obj.now.marks
        if marks is not None and obj.controller != ctx.controller and "must_be_chosen" in marks:
            forced.append(obj)
    if not forced or place.high <= 0:
        return pick(game, effect, options, place.low, place.high, ctx, about)
    if len(forced) >= place.high:
        return pick(game, effect, forced, place.high, place.high, ctx, about)
    rest = [obj for obj in options if obj not in forced]
    low, high = max(0, place.low - len(forced)), place.high - len(forced)
    return forced + pick(game, effect, rest, low, high, ctx, about)


def pick(game: Game, effect: fx.Choose, options: list[Obj], low: int, high: int, ctx: Context, about: int) -> list[Obj]:
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
    if effect.different is None and total is None and not crowded:
        return [options[i] for i in game.ask_many(question)]
    return one_by_one(
        game,
        question,
        lambda chosen, obj: (
            may_add(game, chosen, obj, effect.different, total) and (not crowded or has_room(game, [*chosen, obj]))
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


def divide(game: Game, effects: Effects, modes: tuple[int, ...] | None, ctx: Context, about: int) -> tuple[int, ...]:
    """How much each target gets, where the text divides something among them."""
    for effect in flat(effects, modes):
        if isinstance(effect, fx.DealDivided):
            objs = evaluate.things(game, effect.to, ctx)
            step = game.rules.damage.step
            whole = evaluate.amount(game, effect.amount, ctx) // step
            if objs and whole > 0:
                return game.ask_many(Divide(ctx.controller, objs, whole, step, "divide damage", about))
    return ()


def flat(effects: Effects, modes: tuple[int, ...] | None) -> list[Effect]:
    found: list[Effect] = []
    for effect in effects:
        if isinstance(effect, fx.Modes) and modes is not None:
            for mode in modes:
                found.extend(effect.options[mode])
        else:
            found.append(effect)
    return found


def has_modes(effects: Effects) -> bool:
    return any(isinstance(effect, fx.Modes) for effect in effects)


def settle_branches(game: Game, effects: Effects, ctx: Context) -> tuple[Effects, tuple[bool, ...]]:
    """An "instead" that changes what is selected or chosen is settled while playing; the rest waits."""
    if not any(isinstance(effect, fx.Instead) and declares(effect) for effect in effects):
        return effects, ()
    settled: list[Effect] = []
    branches: list[bool] = []
    for effect in effects:
        if isinstance(effect, fx.Instead) and declares(effect):
            second = evaluate.holds(game, effect.condition, ctx)
            branches.append(second)
            settled.extend(effect.second if second else effect.first)
        else:
            settled.append(effect)
    return tuple(settled), tuple(branches)


def declares(effect: fx.Instead) -> bool:
    """Does one of the branches select modes, or choose anew?"""
    return (
        effect.fixed
        or any(isinstance(part, fx.Modes) for part in (*effect.first, *effect.second))
        or any(isinstance(part, fx.Choose) and part.target for part in effect.second)
    )


def choosing_kind(play: Play) -> str:
    """As what it chooses: texts tell Summons from abilities."""
    return "summon" if play.ability_kind == "summon" else "ability"


# ---------------------------------------------------------------- the steps


def declare_modes(game: Game, play: Play) -> None:
    program = play.program
    if program is None or (not program.branching and program.modal is None):
        return
    if play.extras:
        # What has been chosen to be paid on top may decide what the text is.
        play.context.item = StackItem(0, "summon", program, play.context.frame(), extras=play.extras)
    play.effects, play.branches = settle_branches(game, play.effects, play.context)
    play.context.item = None
    if has_modes(play.effects):
        play.modes = choose_modes(game, play.effects, play.context, choosing_kind(play), play.obj.id)


def declare_targets(game: Game, play: Play) -> None:
    play.context.x = play.x
    if play.program is None or not play.program.targets:
        return
    bound = choose_targets(game, play.effects, play.modes, play.context, choosing_kind(play), play.obj.id)
    if bound is None:
        raise IllegalPlay(game.rules.playing.no_target)
    play.targets = bound


def declare_division(game: Game, play: Play) -> None:
    if play.program is not None and play.program.targets and play.program.divides:
        play.divided = divide(game, play.effects, play.modes, play.context, play.obj.id)


def announce_chosen(
    game: Game, targets: list[tuple[int, tuple[int, ...]]], player: int, kind: str, source: Obj | None
) -> None:
    """Being chosen is something that abilities wait for."""
    if not is_awaited(game, ev.CHOSEN):
        return
    chosen = [obj for _, ids in targets for id in ids if (obj := game.find(id)) is not None]
    perform(game, [Event(ev.CHOSEN, obj, obj.controller, 1, source, player, kind) for obj in chosen])
