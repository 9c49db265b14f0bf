"""Modes, targets and their division: what the text asks to be declared while it is played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import arbiter.kernel.evaluate as evaluate
from arbiter.kernel import events as ev
from arbiter.kernel import qualities
from arbiter.kernel.decisions import ChooseModes, ChooseObjects, Divide
from arbiter.kernel.errors import IllegalPlay
from arbiter.kernel.events import Event
from arbiter.kernel.keeping import keep
from arbiter.kernel.perform import announce, is_awaited
from arbiter.kernel.playing.play import Place
from arbiter.kernel.rows import SIGHT_OWNER_FACE_DOWN, SIGHT_PUBLIC
from arbiter.kernel.seen_as import regard
from arbiter.kernel.shapes import choices_linked
from arbiter.kernel.stack import StackItem
from arbiter.script import effects as fx
from arbiter.script import nouns as n
from arbiter.script import statements as st
from arbiter.script.amounts import Number
from arbiter.script.base import Effect, Quality
from arbiter.script.nouns import Bound
from arbiter.script.patterns import ANYTHING

if TYPE_CHECKING:
    from arbiter.kernel.context import Context
    from arbiter.kernel.game import Game
    from arbiter.kernel.playing.play import Play
    from arbiter.kernel.program import Program
    from arbiter.kernel.state import Obj
    from arbiter.kernel.statements import Active
    from arbiter.script.nouns import Group

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


def shields(game: Game, player: int, kind: str, source: Obj | None) -> list[Active]:
    """The texts that may keep objects from being chosen with a summon or ability (`kind`) that the player controls."""
    found: list[Active] = []
    for active in game.says.get(st.ForbidChoose, ()):
        statement = active.statement
        assert isinstance(statement, st.ForbidChoose)
        if kind in statement.kinds and evaluate.is_player(game, statement.by, player, active.context):
            if statement.sources is ANYTHING or (
                source is not None and evaluate.matches(game, statement.sources, source, active.context)
            ):
                found.append(active)
    return found


def is_open(game: Game, obj: Obj, against: list[Active]) -> bool:
    """Does none of these texts keep the object from being chosen?"""
    out = game.rules.stack.out_of_reach
    if out is not None and obj.zone == game.rules.zones.stack and out(game, obj):
        return False
    for active in against:
        statement = active.statement
        assert isinstance(statement, st.ForbidChoose)
        if evaluate.matches(game, statement.what, obj, active.context):
            return False
    return True


def may_choose(game: Game, obj: Obj, player: int, kind: str, source: Obj | None) -> bool:
    """Is it allowed to choose this object with a summon or ability (`kind`) that the player controls?"""
    return is_open(game, obj, shields(game, player, kind, source))


def legal(game: Game, place: Place, ctx: Context, kind: str) -> list[Obj]:
    """What may be chosen there."""
    group = place.group
    found = aimed_at(game, group, ctx, 0) if game.facts.treats else evaluate.search(game, group, ctx, 0)
    if is_shielded(game, group):
        against = shields(game, ctx.controller, kind, ctx.source)
        found = [obj for obj in found if is_open(game, obj, against) and is_plain(game, group, obj)]
    return found


def aimed_at(game: Game, group: Group, ctx: Context, enough: int) -> list[Obj]:
    """What an effect can be aimed at is what it will be for that effect."""
    if not game.facts.treats:
        return evaluate.search(game, group, ctx, enough)
    before, ctx.performs = ctx.performs, True
    found = evaluate.search(game, group, ctx, enough)
    ctx.performs = before
    return found


def is_plain(game: Game, group: Group, obj: Obj) -> bool:
    """Does everybody know of the object what the text asks of it?"""
    return not game.rules.playing.plain_targets or not asks_hidden(game, group) or is_known(game, obj)


def is_known(game: Game, obj: Obj) -> bool:
    """Does everybody see the card, or have they seen it?"""
    if obj.face_up and game.rules.zones.specs[obj.zone].sight in LYING_OPEN:
        return True
    everybody = (1 << game.state.players) - 1
    return obj.seen & everybody == everybody


def is_shielded(game: Game, group: Group) -> bool:
    """May something keep objects of the group from being chosen?"""
    return st.ForbidChoose in game.says or is_guarded(game, group)


def is_guarded(game: Game, group: Group) -> bool:
    """May rules do so? Looked up once for every group."""
    rules = game.rules
    known = rules.layers.library.guarded.get(id(group))
    if known is None:
        hidden = rules.playing.plain_targets and asks_hidden(game, group)
        out = rules.stack.out_of_reach is not None and rules.zones.stack in group.zones
        known = rules.layers.library.guarded[id(group)] = (group, hidden or out)
    return known[1]


def asks_hidden(game: Game, group: Group) -> bool:
    """Does it name information of cards in a zone where not everybody may know it?"""
    for zone in group.zones:
        if game.rules.zones.specs[zone].sight is not SIGHT_PUBLIC:
            return any(isinstance(test.test if isinstance(test, n.Not) else test, INFORMATION) for test in group.tests)
    return False


LYING_OPEN: Final = (SIGHT_PUBLIC, SIGHT_OWNER_FACE_DOWN)  # zones in which what lies face up is seen by all
INFORMATION: Final = (n.Is, n.NameContains, n.Has, n.HasAbility, n.StatIs, n.Shares, n.NoQuality, n.AnyOf, n.AllOf)


def are_there(game: Game, group: Group, low: int, ctx: Context, kind: str) -> bool:
    """Are there so many objects to choose? Looks no further than it must."""
    if st.ForbidChoose not in game.says and not is_guarded(game, group):
        search = aimed_at if game.facts.treats else evaluate.search
        return len(search(game, group, ctx, low)) >= low
    against = shields(game, ctx.controller, kind, ctx.source)
    count = 0
    for obj in aimed_at(game, group, ctx, 0):
        if is_open(game, obj, against) and is_plain(game, group, obj):
            count += 1
            if count >= low:
                return True
    return False


def exists(game: Game, place: Place, ctx: Context, kind: str) -> bool:
    return place.low <= 0 or len(legal(game, place, ctx, kind)) >= place.low


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
    return len(options) >= place.low and any(leaves_targets(game, obj, rest, ctx, kind) for obj in options)


def can_declare(game: Game, effects: Effects, ctx: Context, kind: str) -> bool:
    """Can modes and targets be declared at all?"""
    if linked(effects) and not completes(game, places(game, effects, None, ctx), ctx, kind):
        return False
    for effect in effects:
        if isinstance(effect, fx.Choose):
            if effect.target:
                low = evaluate.amount(game, effect.low, ctx)
                if low <= 0:
                    continue
                if not are_there(game, effect.group, low, ctx, kind):
                    return False
        elif isinstance(effect, fx.Modes):
            low = evaluate.amount(game, effect.low, ctx)
            if len(open_modes(game, effect, ctx, kind)) < min(low, 1):
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
        return can_declare(game, program.effects, ctx, kind)
    for group, low in program.aims:
        if not are_there(game, group, low, ctx, kind):
            return False
    return True


def open_modes(game: Game, modal: fx.Modes, ctx: Context, kind: str) -> tuple[int, ...]:
    """Modes whose own choices can be made, and whose time it is where they have timings of their own."""
    found = tuple(i for i, option in enumerate(modal.options) if can_declare(game, option, ctx, kind))
    is_time = game.rules.playing.is_time
    if not modal.timings or is_time is None or game.under_way.untimed:
        return found
    return tuple(i for i in found if is_time(game, modal.timings[i], ctx.controller))


def choose_modes(game: Game, effects: Effects, ctx: Context, kind: str, about: int) -> tuple[int, ...] | None:
    """Select modes; None if the text has none. How many is fixed now."""
    for effect in effects:
        if isinstance(effect, fx.Modes) and not effect.random:
            options = open_modes(game, effect, ctx, kind)
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
        if len(options) < place.low:
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
    total = None if effect.total_cost is None else evaluate.amount(game, effect.total_cost, ctx)
    if effect.different is None and total is None:
        picked = game.ask_many(ChooseObjects(player, options, low, high, "choose", about))
        return [options[i] for i in picked]
    # One after the other, so that only what can still be added is offered.
    chosen: list[Obj] = []
    while len(chosen) < high:
        left = [obj for obj in options if obj not in chosen and may_add(chosen, obj, effect.different, total)]
        need = 1 if len(chosen) < low else 0
        if not left:
            break
        picked = game.ask_many(ChooseObjects(player, left, need, 1, "choose", about))
        if not picked:
            break
        chosen.append(left[picked[0]])
    return chosen


def may_add(chosen: list[Obj], obj: Obj, different: Quality | None, total: int | None) -> bool:
    if different is not None and any(qualities.words(obj, different) & qualities.words(o, different) for o in chosen):
        return False
    return total is None or sum(o.now.cost for o in chosen) + obj.now.cost <= total


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
    for _, ids in targets:
        for id in ids:
            obj = game.find(id)
            if obj is not None:
                announce(game, Event(ev.CHOSEN, obj, obj.controller, 1, source, player, kind))


def still_legal(game: Game, effect: Effect, obj: Obj, ctx: Context, kind: str) -> bool:
    """Is a chosen object still one that could be chosen?"""
    assert isinstance(effect, fx.Choose)
    here = game.here(obj.id)
    if here is None or not evaluate.matches(
        game, effect.group, regard(game, here, ctx) if game.facts.treats else here, ctx
    ):
        return False
    return is_plain(game, effect.group, here) and may_choose(game, here, ctx.controller, kind, ctx.source)
