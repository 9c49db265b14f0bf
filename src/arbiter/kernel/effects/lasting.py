"""Effects that go on: changes for a time, rules for a time, delayed abilities, control, permissions."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import arbiter.kernel.evaluate as evaluate
from arbiter.kernel import events as ev
from arbiter.kernel import setters, table_setters, telling_lasting
from arbiter.kernel.entries import each_its_own
from arbiter.kernel.events import Event
from arbiter.kernel.ongoing import Delayed, Ongoing
from arbiter.kernel.perform import perform
from arbiter.kernel.statements import is_still_so, thaw
from arbiter.kernel.telling import tell
from arbiter.script import effects as fx
from arbiter.script import statements as st
from arbiter.script.base import (
    LASTING_NEXT_TURN,
    LASTING_NEXT_TURN_START,
    LASTING_ON_FIELD,
    LASTING_OPPONENT_NEXT_TURN,
    LASTING_OPPONENT_TURN,
    LASTING_TURN,
    LASTING_YOUR_NEXT_TURN,
    Amount,
    Change,
    Lasting,
)
from arbiter.script.nouns import Every
from arbiter.script.patterns import ANYTHING

if TYPE_CHECKING:
    from arbiter.kernel.context import Context
    from arbiter.kernel.game import Game
    from arbiter.kernel.state import Obj
    from arbiter.script.base import Condition, Statement, Thing

ON_FIELD: Final = Lasting.ON_FIELD._value_


def ending(game: Game, lasting: Lasting, controller: int) -> tuple[int, int]:
    """At the end of which turn at the earliest, and of whose (-1: anybody's), an effect stops; -1: never."""
    state = game.state
    mine = state.active == controller
    if lasting is LASTING_TURN:
        return state.turn, -1
    if lasting is LASTING_OPPONENT_TURN:
        opponent = game.opponents(controller)[0]
        return (state.turn + 1 if mine else state.turn), opponent
    if lasting is LASTING_OPPONENT_NEXT_TURN:
        return state.turn + 1, game.opponents(controller)[0]
    if lasting is LASTING_NEXT_TURN:
        return state.turn + 1, -1
    if lasting is LASTING_YOUR_NEXT_TURN:
        return state.turn + 1, controller
    if lasting is LASTING_NEXT_TURN_START:
        return -1, controller  # stops when that player's next turn begins
    return -1, -1


def fixed_amount(game: Game, change: Change, ctx: Context) -> int:
    """The number of a change, worked out once when the effect begins."""
    amount: Amount | None = None
    if isinstance(change, (st.AddStat, st.SetStat)):
        amount = change.amount
    elif isinstance(change, st.BecomeType):
        amount = change.power
    return 0 if amount is None else evaluate.amount(game, amount, ctx)


def add_ongoing(
    game: Game,
    ctx: Context,
    affected: list[Obj],
    changes: tuple[Change, ...],
    statements: tuple[Statement, ...],
    lasting: Lasting,
    condition: Condition | None = None,
    uses: int | None = None,
    control: int = -1,
    thing: Thing | None = None,
    unsaid: bool = False,
) -> None:
    """`unsaid`: a rule keeps something in mind by it, and what that is has been told where the rule was carried out."""
    game.changing()
    state = game.state
    until, whose = ending(game, lasting, ctx.controller)
    stamp = state.next_stamp()
    effect = Ongoing(
        state.next_id(),
        stamp,
        ctx.frame(),
        tuple(obj.id for obj in affected),
        changes,
        statements,
        lasting._value_,
        until,
        whose,
        condition,
        -1 if uses is None else uses,
        tuple(fixed_amount(game, change, ctx) for change in changes),
        control,
        thing,
    )
    if game.narrate and not unsaid:
        telling_lasting.tell_lasting(game, effect, affected, ctx)
    table_setters.add_effect(game, effect)


def is_over(game: Game, effect: fx.Modify | fx.GainControl, ctx: Context) -> bool:
    """Is what the effect was to last for over already, and does the ruleset make none of it then?"""
    if not game.rules.layers.lapses:
        return False
    if effect.lasting is LASTING_ON_FIELD and ctx.source is not None and ctx.source.gone:
        return True
    return effect.while_ is not None and not is_still_so(game, effect.while_, ctx)


def modify(game: Game, effect: fx.Modify, ctx: Context) -> None:
    """The objects are fixed now, where the ruleset says so; the numbers always are, but where each object of a set that
    stays open has a number of its own."""
    if is_over(game, effect, ctx):
        return
    open_ended = not game.rules.layers.fixed_sets and not any(
        isinstance(change, st.CopyOf) for change in effect.changes
    )
    if isinstance(effect.thing, Every) and open_ended:
        add_ongoing(game, ctx, [], effect.changes, (), effect.lasting, effect.while_, thing=effect.thing)
        return
    far = game.rules.layers.far_effects
    objs = [obj for obj in evaluate.present(game, effect.thing, ctx) if far or obj.zone in game.rules.zones.in_play]
    if game.rules.replacement.ignores is not None:
        objs = [obj for obj in objs if not game.rules.replacement.ignores(game, obj, ctx)]
    if any(each_its_own(change) for change in effect.changes):
        for obj in objs:
            ctx.affected = obj
            add_ongoing(game, ctx, [obj], effect.changes, (), effect.lasting, effect.while_)
        ctx.affected = None
    elif objs:
        add_ongoing(game, ctx, objs, effect.changes, (), effect.lasting, effect.while_)


def establish(game: Game, effect: fx.Establish, ctx: Context) -> None:
    add_ongoing(game, ctx, [], (), effect.statements, effect.lasting, None, effect.uses)


def delay(game: Game, effect: fx.Delay, ctx: Context) -> None:
    game.changing()
    state = game.state
    program = game.rules.layers.library.delayed(effect)
    until, whose = ending(game, effect.lasting, ctx.controller)
    frame = ctx.frame()
    source = ctx.source
    if source is not None and not source.gone and source.zone in game.rules.zones.in_play:
        # Whoever controls the source now controls what it sets up.
        frame.controller = source.controller
    since = state.turn + 1 if effect.next_turn else 0
    one = Delayed(state.next_id(), program, frame, effect.repeats, until, since, whose)
    if game.narrate:
        telling_lasting.tell_delayed(game, program.text, ctx)
    table_setters.set_delayed(game, (*state.delayed, one))


def gain_control(game: Game, effect: fx.GainControl, ctx: Context) -> None:
    if is_over(game, effect, ctx):
        return
    players = evaluate.players(game, effect.who, ctx)
    for obj in evaluate.present(game, effect.thing, ctx):
        if obj.zone in game.rules.zones.in_play:
            # It may hold longer than what gives the same player control already.
            add_ongoing(game, ctx, [obj], (), (), effect.lasting, effect.while_, None, players[0], unsaid=True)
            if obj.controller != players[0]:
                perform(game, [Event(ev.CONTROLS, obj, players[0], 0, ctx.source, ctx.effect_of())])
        elif obj.zone == game.rules.zones.stack:
            take_over(game, obj, players[0])


def take_over(game: Game, obj: Obj, player: int) -> None:
    """What waits on the stack is another player's from now on: its "you", and who resolves it."""
    for place, item in enumerate(game.state.stack):
        if obj.id in (item.card, item.image):
            table_setters.replace_item(game, place, item.under(player))
    setters.give_control(game, obj, player)


def settle_control(game: Game) -> None:
    """After control effects have ended: each object belongs to the latest that lasts, or to whom it came."""
    for obj in game.field[:]:
        holder = obj.home
        for effect in game.state.effects:
            if effect.control >= 0 and obj.id in effect.affected:
                holder = effect.control
        if holder != obj.controller:
            perform(game, [Event(ev.CONTROLS, obj, holder, 0, None, holder)])


def allow_cast(game: Game, effect: fx.AllowCast, ctx: Context) -> None:
    """A permission on particular cards, kept with the effect that gave it."""
    objs = evaluate.present(game, effect.thing, ctx)
    less = 0 if effect.less is None else evaluate.amount(game, effect.less, ctx)
    words = ["cast"]
    if effect.free:
        words.append("free")
    if effect.any_colour:
        words.append("any_colour")
    words += [f"less={less}", f"after={effect.after or ''}"]
    permit = st.Permit(":".join(words), ANYTHING, effect.who)
    if objs:
        add_ongoing(game, ctx, objs, (), (permit,), effect.lasting)


def cast_now(game: Game, effect: fx.CastNow, ctx: Context) -> None:
    """The casting happens right after this has resolved; it waits in the state until then."""
    less = 0 if effect.less is None else evaluate.amount(game, effect.less, ctx)
    flags = (table_setters.FREE if effect.free else 0) | (table_setters.OPTIONAL if effect.may else 0)
    for player in evaluate.players(game, effect.who, ctx)[:1]:
        for obj in evaluate.present(game, effect.thing, ctx):
            table_setters.wait_to_cast(game, (player, obj.id, flags, less, effect.after or ""))


def extra_turn(game: Game, effect: fx.ExtraTurn, ctx: Context) -> None:
    for player in evaluate.players(game, effect.who, ctx):
        tell(game, "gains a turn", player)
        table_setters.give_extra_turn(game, player)


def extra_step(game: Game, effect: fx.ExtraStep, ctx: Context) -> None:
    tell(game, "gains a step", ctx.controller, word=effect.step.replace("_", " "))
    table_setters.queue_steps(game, (*game.state.extra_steps, effect.step))


def skip_step(game: Game, effect: fx.SkipStep, ctx: Context) -> None:
    until, _ = ending(game, effect.lasting, ctx.controller)
    for player in evaluate.players(game, effect.who, ctx):
        tell(game, "will skip", player, word=effect.step.replace("_", " "))
        table_setters.set_skips(game, (*game.state.skips, (player, effect.step, until)))


def expire(game: Game, lasting: str = "") -> None:
    """Effects whose time is over stop: at the end of a turn, or those of a named kind."""
    state = game.state
    gone = [
        effect
        for effect in state.effects
        if (
            effect.lasting == lasting and effect.whose in (-1, state.active)
            if lasting
            else 0 <= effect.until <= state.turn and (effect.whose < 0 or effect.whose == state.active)
        )
    ]
    if gone:
        controls = any(effect.control >= 0 for effect in state.effects)
        if game.narrate:
            telling_lasting.tell_over(game, gone)
        table_setters.end_effects(game, gone)
        if controls:
            settle_control(game)
    if lasting:
        return
    if state.delayed:
        waiting = (d for d in state.delayed if not (0 <= d.until <= state.turn and d.whose in (-1, state.active)))
        table_setters.set_delayed(game, tuple(waiting))
    if state.skips:
        table_setters.set_skips(game, tuple(skip for skip in state.skips if not 0 <= skip[2] <= state.turn))


def end_marks(game: Game, name: str) -> None:
    """A mark that holds for what the turn player controls through one phase of theirs is over after that phase."""
    state = game.state
    if not state.effects:
        return
    kept = []
    for effect in state.effects:
        once = any(isinstance(change, st.Mark) and change.name == name for change in effect.changes)
        if not once or not any(
            obj is not None and obj.controller == state.active for obj in map(game.here, effect.affected)
        ):
            kept.append(effect)
    if len(kept) != len(state.effects):
        table_setters.set_effects(game, tuple(kept))


def drop_lapsed(game: Game) -> None:
    """What lasts while its source stays where it is ends with it, and control while something is so, once it is not.

    Whoever loses control of one object may lose what another gave them, too.
    """
    while True:
        gone = [each for each in game.state.effects if has_lapsed(game, each)]
        if not gone:
            return
        if game.narrate:
            telling_lasting.tell_over(game, gone)
        table_setters.end_effects(game, gone)
        settle_control(game)


def has_lapsed(game: Game, effect: Ongoing) -> bool:
    if effect.lasting == ON_FIELD and game.here(effect.frame.source) is None:
        return True
    if effect.control < 0 or effect.condition is None:
        return False
    return not is_still_so(game, effect.condition, thaw(game, effect.frame))


TABLE: Final[dict[type, Callable[..., None]]] = {
    fx.Modify: modify,
    fx.Establish: establish,
    fx.Delay: delay,
    fx.GainControl: gain_control,
    fx.AllowCast: allow_cast,
    fx.CastNow: cast_now,
    fx.ExtraTurn: extra_turn,
    fx.ExtraStep: extra_step,
    fx.SkipStep: skip_step,
}
