"""Modes, targets and their division: what the text asks to be declared while it is played."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import combinations
from typing import TYPE_CHECKING, Final

import arbiter.kernel.evaluate as evaluate
from arbiter.kernel import events as ev
from arbiter.kernel.decisions import ChooseModes
from arbiter.kernel.dividing import shared_out
from arbiter.kernel.errors import IllegalPlay
from arbiter.kernel.events import Event
from arbiter.kernel.kept_by_identity import keep
from arbiter.kernel.perform import is_awaited, perform
from arbiter.kernel.playing.aimed_price import hinges_on_aims
from arbiter.kernel.playing.legal_targets import are_there, is_told_by_cost, legal
from arbiter.kernel.playing.paying import feasible_for
from arbiter.kernel.playing.picks import choose_for, may_be_together
from arbiter.kernel.playing.play import Place
from arbiter.kernel.playing.variables import MOST_X, payable_numbers
from arbiter.kernel.revisions import DIVIDED, FINISHABLE
from arbiter.kernel.stack import StackItem
from arbiter.kernel.text_features import choices_linked
from arbiter.script import effects as fx
from arbiter.script.amounts import Number
from arbiter.script.base import Effect
from arbiter.script.nouns import Bound
from arbiter.script.walk import walk

if TYPE_CHECKING:
    from collections.abc import Sequence

    from arbiter.kernel.context import Context
    from arbiter.kernel.game import Game
    from arbiter.kernel.playing.picks import Leaves
    from arbiter.kernel.playing.play import Play
    from arbiter.kernel.program import Program
    from arbiter.kernel.state import Obj


Effects = tuple[Effect, ...]
Binding = tuple[int, tuple[int, ...]]  # a slot, and the ids of what was chosen for it
Pays = Callable[[list[Binding]], bool]  # can it be paid with that chosen?


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
    some = place.low if game.revision >= FINISHABLE else 1
    return any(leaves_targets(game, list(chosen), rest, ctx, kind) for chosen in combinations(options, some))


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
            if declares(game, effect) and evaluate.holds(game, effect.condition, ctx):
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


def is_told_by_x(game: Game, program: Program, source: Obj | None, kind: str) -> bool:
    """Does the variable tell what can be chosen, by the text or by what others keep from a card of that cost?"""
    return program.by_x or (program.targets and is_told_by_cost(game, source, kind))


def first_x(
    game: Game, program: Program, ctx: Context, kind: str, free: bool = False, among: tuple[int, ...] | None = None
) -> int | None:
    """The number for the variable with which it can be declared, the smallest from what it is now on; None: with none.

    Where the variable does not tell what can be chosen, or nobody names it (`free`), it is what it is. Where not every
    number may be named, it is one of those that may (`among`).
    """
    now = ctx.x
    if (among is None or now in among) and can_declare(game, program.effects, ctx, kind):
        return now
    told = is_told_by_x(game, program, ctx.source, kind)
    if free or (not told and among is None):
        return None
    found: int | None = None
    step = max(game.rules.paying.paid_in.values(), default=1)
    numbers = (*range(now + 1, MOST_X + 1), *range(step, MOST_X * step + 1, step)) if among is None else among
    for x in numbers:
        ctx.x = x
        if x > now and can_declare(game, program.effects, ctx, kind):
            found = x
            break
        if not told and x > now:
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


def choose_modes(
    game: Game, effects: Effects, ctx: Context, kind: str, about: int, numbers: Sequence[int] = ()
) -> tuple[int, ...] | None:
    """Select modes; None if the text has none. How many is fixed now.

    The variable is named later: a mode can be selected if what it chooses is there for one of these numbers.
    """
    for effect in effects:
        if isinstance(effect, fx.Modes) and not effect.random:
            options = modes_for_some(game, effects, effect, ctx, kind, numbers or (ctx.x,))
            low = evaluate.amount(game, effect.low, ctx)
            high = evaluate.amount(game, effect.high, ctx)
            texts = tuple(str(i + 1) for i in options)
            picked = game.ask_many(ChooseModes(ctx.controller, options, texts, low, high, about))
            return tuple(sorted(options[i] for i in picked))
    return None


def modes_for_some(
    game: Game, effects: Effects, modal: fx.Modes, ctx: Context, kind: str, numbers: Sequence[int]
) -> tuple[int, ...]:
    """The modes that can be selected with one of these numbers for the variable."""
    now = ctx.x
    found: set[int] = set()
    for x in numbers:
        ctx.x = x
        found.update(modes_beside(game, effects, modal, ctx, kind))
    ctx.x = now
    return tuple(sorted(found))


def choose_targets(
    game: Game,
    effects: Effects,
    modes: tuple[int, ...] | None,
    ctx: Context,
    kind: str,
    about: int,
    found: list[Place] | None = None,
    pays: Pays | None = None,
) -> list[Binding] | None:
    """Choose for every place; binds into the context, and gives what was bound. None if a place has too few.

    `pays` tells of what is chosen whether it leaves the cost payable, where that may tell the cost.
    """
    if found is None:
        found = places(game, effects, modes, ctx)
    bound: list[Binding] = []
    for index, place in enumerate(found):
        effect = place.effect
        assert isinstance(effect, fx.Choose)
        options = legal(game, place, ctx, kind)
        leaves: Leaves | None = None
        if linked(effects) and (game.revision >= FINISHABLE or place.low == place.high == 1):
            leaves = leaving(game, found[index:], ctx, kind)
            options = [obj for obj in options if leaves([obj])]
        if pays is not None:
            payable = payable_with(game, bound, found[index:], ctx, kind, pays)
            alone = [obj for obj in options if payable([obj])]
            if place.high <= 1:
                options = alone
            elif len(alone) < len(options) or not payable(options):
                leaves = payable if leaves is None else both(leaves, payable)
            if not payable([]):
                place.low = max(1, place.low)  # with nothing more it could not be paid
        if not may_be_together(game, effect, options, place.low, ctx):
            return None
        if place.high > 1:
            place.high = min(place.high, most_shares(game, effects, modes, place.slot, ctx))
        chosen = ctx.slots[place.slot] = choose_for(game, effect, options, place, ctx, about, leaves)
        bound.append((place.slot, tuple([obj.id for obj in chosen])))
    return bound


def both(one: Leaves, other: Leaves) -> Leaves:
    return lambda chosen: one(chosen) and other(chosen)


def payable_with(game: Game, bound: list[Binding], rest: list[Place], ctx: Context, kind: str, pays: Pays) -> Leaves:
    """Tells of objects for the first of these places whether they leave the cost payable, if need be with one more of
    what can be chosen at the others."""
    place = rest[0]
    later = [(other.slot, (obj.id,)) for other in rest[1:] for obj in legal(game, other, ctx, kind)]

    def is_payable(chosen: list[Obj]) -> bool:
        so_far = [*bound, (place.slot, tuple([obj.id for obj in chosen]))]
        return pays(so_far) or any(pays([*so_far, more]) for more in later)

    return is_payable


def leaving(game: Game, rest: list[Place], ctx: Context, kind: str) -> Leaves:
    """Tells of objects for the first of these places whether, with them, the others can be chosen as well."""
    return lambda chosen: leaves_targets(game, chosen, rest, ctx, kind)


def leaves_targets(game: Game, chosen: list[Obj], rest: list[Place], ctx: Context, kind: str) -> bool:
    """If these objects are chosen at the first place, can the others be chosen as well?"""
    ctx.slots[rest[0].slot] = chosen
    possible = completes(game, rest[1:], ctx, kind)
    del ctx.slots[rest[0].slot]
    return possible


def most_shares(game: Game, effects: Effects, modes: tuple[int, ...] | None, slot: int, ctx: Context) -> int:
    """Where something is divided among what is chosen, no more can be chosen than there are units of it."""
    for effect in effects if modes is None else flat(effects, modes):
        if type(effect) is fx.DealDivided and effect.to == Bound(slot) and not effect.equally:
            return max(1, evaluate.amount(game, effect.amount, ctx) // game.rules.damage.step)
    return 99


def divide(game: Game, effects: Effects, modes: tuple[int, ...] | None, ctx: Context, about: int) -> tuple[int, ...]:
    """How much each target gets, where the text divides something among them."""
    for effect in flat(effects, modes):
        for part in walk(effect) if game.revision >= DIVIDED else (effect,):  # also one that waits for a condition
            if isinstance(part, fx.DealDivided) and not part.equally:
                shares = shared_out(game, part, evaluate.things(game, part.to, ctx), ctx, about)
                if shares:
                    return shares
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
    if not any(isinstance(effect, fx.Instead) and declares(game, effect) for effect in effects):
        return effects, ()
    settled: list[Effect] = []
    branches: list[bool] = []
    for effect in effects:
        if isinstance(effect, fx.Instead) and declares(game, effect):
            second = evaluate.holds(game, effect.condition, ctx)
            branches.append(second)
            settled.extend(effect.second if second else effect.first)
        else:
            settled.append(effect)
    return tuple(settled), tuple(branches)


def declares(game: Game, effect: fx.Instead) -> bool:
    """Does one of the branches select modes, choose anew, or divide something?"""
    return (
        effect.fixed
        or any(isinstance(part, fx.Modes) for part in (*effect.first, *effect.second))
        or any(isinstance(part, fx.Choose) and part.target for part in effect.second)
        or (game.revision >= DIVIDED and any(is_shared_out(part) for part in (*effect.first, *effect.second)))
    )


def is_shared_out(effect: Effect) -> bool:
    return isinstance(effect, fx.DealDivided) and not effect.equally


def choosing_kind(play: Play) -> str:
    """As what it chooses: texts tell Summons from abilities."""
    return "summon" if play.ability_kind == "summon" else "ability"


def as_paid_for(play: Play) -> StackItem | None:
    """What has been chosen to be paid on top may decide what the text is: the play as it will stand on the stack."""
    if not play.extras:
        return None
    return StackItem(0, "summon", play.program, play.context.frame(), extras=play.extras)


# ---------------------------------------------------------------- the steps


def declare_modes(game: Game, play: Play) -> None:
    program = play.program
    if program is None or (not program.branching and program.modal is None):
        return
    play.context.item = as_paid_for(play)
    play.effects, play.branches = settle_branches(game, play.effects, play.context)
    play.context.item = None
    if has_modes(play.effects):
        numbers: list[int] = []
        told = is_told_by_x(game, program, play.obj, choosing_kind(play))
        if told and not play.free and game.revision >= FINISHABLE:
            numbers = list(payable_numbers(game, play, play.least_x))
        play.modes = choose_modes(game, play.effects, play.context, choosing_kind(play), play.obj.id, numbers)


def declare_targets(game: Game, play: Play) -> None:
    play.context.x = play.x
    if play.program is None or not play.program.targets:
        return
    pays: Pays | None = None
    if hinges_on_aims(game, play):
        pays = partial(feasible_for, game, play)
    bound = choose_targets(game, play.effects, play.modes, play.context, choosing_kind(play), play.obj.id, pays=pays)
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
