"""Triggered abilities on their way to the stack: their modes and targets are declared there."""

from __future__ import annotations

from typing import TYPE_CHECKING

import arbiter.kernel.evaluate as evaluate
from arbiter.kernel import events as ev
from arbiter.kernel import setters, table_setters
from arbiter.kernel.context import recalled
from arbiter.kernel.decisions import ChooseOption, ChooseOrder, Confirm
from arbiter.kernel.effects.flow import offer_payment
from arbiter.kernel.events import Event
from arbiter.kernel.imaginary import imagine
from arbiter.kernel.ongoing import Frame
from arbiter.kernel.perform import announce, is_awaited, move
from arbiter.kernel.played import AUTO
from arbiter.kernel.playing.counts import lock_counts
from arbiter.kernel.playing.play import Play
from arbiter.kernel.playing.producing import can_be_cast, produce_to_cast
from arbiter.kernel.playing.targets import (
    announce_chosen,
    can_aim,
    can_declare,
    choose_modes,
    choose_targets,
    choosing,
    divide,
    has_modes,
    settle_branches,
)
from arbiter.kernel.rows import TRIGGER_ORDER_ONE
from arbiter.kernel.stack import StackItem
from arbiter.kernel.statements import thaw
from arbiter.kernel.telling import tell_play
from arbiter.kernel.triggers import count_use, used_up
from arbiter.kernel.views import is_visible
from arbiter.script.abilities import FREELY, Triggered
from arbiter.script.base import How
from arbiter.script.effects import MayPay

if TYPE_CHECKING:
    from arbiter.kernel.context import Context
    from arbiter.kernel.game import Game
    from arbiter.kernel.ongoing import Pending
    from arbiter.kernel.program import Program
    from arbiter.kernel.state import Obj


def put_triggered(game: Game, pending: Pending) -> bool:
    """Put one on the stack. Where something must be chosen and cannot be, it is gone at once: false."""
    state = game.state
    program = pending.program
    frame = pending.frame
    if isinstance(program.ability, Triggered) and program.ability.plays:
        return play_automatic(game, pending, program.ability.name or "automatic")
    ctx = thaw(game, frame)
    known: Obj | None = None
    if pending.known is not None and ctx.source is not None and ctx.source.gone:
        known = pending.known  # it has moved since the ability triggered
        ctx.source = recalled(known, ctx.source)
    if game.rules.triggers.limits_plays and is_used_up(game, program, ctx):
        return False
    prohibited = game.rules.triggers.prohibited
    if prohibited is not None and prohibited(game, program, ctx):
        return False
    if program.aims_if and game.rules.triggers.may_not_aim and leaves_alone(game, program, ctx):
        return False
    effects = program.effects
    branches: tuple[bool, ...] = ()
    if program.branching:
        effects, branches = settle_branches(game, program.effects, ctx)
    modal = (program.modal is not None or program.branching) and has_modes(effects)
    # Where there is one place to choose at, choosing itself shows whether it can be done.
    if (modal or (program.targets and (branches or len(choosing(effects, None)) > 1))) and not (
        can_declare(game, effects, ctx, "ability") if branches else can_aim(game, program, ctx, "ability")
    ):
        tell_of_source(game, "finds no target", ctx)
        return False
    modes = choose_modes(game, effects, ctx, "ability", frame.source) if modal else None
    targets: list[tuple[int, tuple[int, ...]]] = []
    divided: tuple[int, ...] = ()
    kept = frame
    if program.targets:
        bound = choose_targets(game, effects, modes, ctx, "ability", frame.source)
        if bound is None:
            tell_of_source(game, "finds no target", ctx)
            return False
        targets = bound
        if program.divides:
            divided = divide(game, effects, modes, ctx, frame.source)
        slots = dict(frame.slots)
        slots.update(targets)
        kept = Frame(frame.controller, frame.source, tuple(slots.items()), frame.words, frame.x, frame.record)
    if isinstance(program.ability, Triggered) and program.ability.cost is not None:
        if not offer_payment(game, MayPay(program.ability.cost), frame.controller, ctx):
            return False
        kept = ctx.frame()
    item = StackItem(
        state.next_id(),
        "auto",
        program,
        kept,
        0,
        tuple(targets),
        modes,
        ctx.paid,
        divided=divided,
        script=effects if branches else None,
        branches=branches,
        image=imagine(game, "auto", frame.controller),
        locked=lock_counts(game, effects, ctx) if program.pays else (),
        known=known,
    )
    table_setters.push(game, item)
    if game.rules.triggers.limits_plays and isinstance(program.ability, Triggered) and ctx.source is not None:
        count_use(game, ctx.source, program.ability, frame.controller)
    tell_of_source(game, "triggers", ctx, targets, program.text)
    unplayed = game.rules.triggers.unplayed
    if ctx.source is not None and is_awaited(game, ev.USES) and not (unplayed is not None and unplayed(program)):
        announce(game, Event(ev.USES, ctx.source, frame.controller, 1, None, frame.controller, "", AUTO))
    announce_chosen(game, targets, frame.controller, "ability", ctx.source)
    if game.rules.stack.played is not None:
        game.rules.stack.played(game, item)
    return True


def tell_of_source(
    game: Game, kind: str, ctx: Context, targets: list[tuple[int, tuple[int, ...]]] | None = None, text: str = ""
) -> None:
    """What becomes of a triggered ability; one whose source nobody knows is not spoken of."""
    if game.narrate and ctx.source is not None:
        tell_play(game, kind, ctx.controller, ctx.source, targets or [], text)


def is_used_up(game: Game, program: Program, ctx: Context) -> bool:
    """Has it gone on the stack as often as its limits let it, since it triggered?"""
    ability = program.ability
    if not isinstance(ability, Triggered) or ability.limits is FREELY or ctx.source is None:
        return False
    return used_up(game, ctx.source, ability, ctx.controller)


def leaves_alone(game: Game, program: Program, ctx: Context) -> bool:
    """It would choose something only if something were so that is not: its controller need not put it on the stack."""
    if any(evaluate.holds(game, condition, ctx) for condition in program.aims_if):
        return False
    about = 0 if ctx.source is None else ctx.source.id
    return not game.ask_one(Confirm(ctx.controller, "play it", about))


def play_automatic(game: Game, pending: Pending, how: str) -> bool:
    """A card that triggered is played, from where it was when it did; false if it cannot be.

    One that cannot be goes where spent cards go, or stays where it is, by the ruleset's table.
    """
    obj = game.here(pending.frame.source)
    if obj is None or obj.zone != pending.zone:
        return False
    rules = game.rules
    play = Play(rules.playing.cast_kind(obj), obj.owner, obj, obj.face.spell)
    play.how = how
    play.context.record = pending.frame.record  # its text may speak of what it waited for
    if can_be_cast(game, play) and produce_to_cast(game, play, 0):
        for step in rules.playing.steps[play.kind]:
            step(game, play)
        game.under_way.playing = 0
        return True
    if not rules.playing.unplayed_stay:
        move(game, obj, rules.zones.discard, How.RULE, obj.owner, "rule")
    elif obj.zone in rules.zones.in_play and not obj.face_up:
        setters.hide(game, obj, 1 << obj.controller)  # as it was before
    return False


def labels_of(game: Game, pendings: list[Pending]) -> tuple[str, ...]:
    """Their texts; where different cards say the same, with the card that says it."""
    texts = tuple(text_of(game, pending) for pending in pendings)
    if len(set(texts)) == len(texts):
        return texts
    sources = [game.find(pending.frame.source) for pending in pendings]
    names = ["" if source is None else source.face.name for source in sources]
    if len(set(names)) > 1:
        return tuple(f"{name}: {text}" for name, text in zip(names, texts, strict=True))
    return tuple(heard_of(game, pending, text, texts) for pending, text in zip(pendings, texts, strict=True))


def text_of(game: Game, pending: Pending) -> str:
    """Its text; what an effect has set up has none of its own, and is known by what it was set up for."""
    if pending.program.text:
        return pending.program.text
    found = [game.find(id) for _, ids in pending.frame.slots for id in ids]
    seen = [obj.face.name for obj in found if obj is not None and is_visible(game, obj, pending.frame.controller)]
    return ", ".join(dict.fromkeys(seen))


def heard_of(game: Game, pending: Pending, text: str, texts: tuple[str, ...]) -> str:
    """The text; where one ability has triggered several times, with what it triggered on."""
    record = pending.frame.record
    subject = None if record is None else game.find(record.subject)
    if texts.count(text) == 1 or subject is None or not is_visible(game, subject, pending.frame.controller):
        return text
    return f"{text} ({subject.face.name})"


def alike(one: Pending, other: Pending) -> bool:
    """Two triggers of one ability of one object, on the same kind of thing."""
    if one.program is not other.program or one.frame.source != other.frame.source:
        return False
    mine, its = one.frame.record, other.frame.record
    return (
        mine is None or its is None or (mine.subject, mine.amount, mine.player) == (its.subject, its.amount, its.player)
    )


def put_on_stack(game: Game, unplayed: list[Pending]) -> bool:
    """Triggered abilities go on the stack in the order of the ruleset's table; true if any did.

    What waits for a status and could not be played is added to `unplayed`, for it is still there; anything else that
    could not be is gone, which counts as played.
    """
    state = game.state
    if not state.pending:
        return False
    if state.out and any(pending.frame.controller in state.out for pending in state.pending):
        table_setters.set_pending(game, tuple(p for p in state.pending if p.frame.controller not in state.out))
        return False  # nobody is there to put them
    if len(state.pending) == 1 and not game.ask_forced:
        only = state.pending[0]
        table_setters.set_pending(game, ())
        return put_or_leave(game, only, unplayed)
    put = False
    for player in game.in_turn_order():
        mine = [pending for pending in state.pending if pending.frame.controller == player]
        if not mine:
            continue
        rank = game.rules.triggers.rank
        if rank is not None and len(mine) > 1:
            first = min(rank(game, pending) for pending in mine)
            mine = [pending for pending in mine if rank(game, pending) == first]
        order: tuple[int, ...] = (0,)
        if len(mine) > 1 or game.ask_forced:
            labels = labels_of(game, mine)
            if game.rules.triggers.order is TRIGGER_ORDER_ONE and all(alike(each, mine[0]) for each in mine):
                order = (0,)  # it is all the same which of them comes next
            elif game.rules.triggers.order is TRIGGER_ORDER_ONE:
                order = (game.ask_one(ChooseOption(player, labels, "triggers")),)
            else:
                order = game.ask_many(ChooseOrder(player, len(mine), "triggers", labels=labels))
        chosen = [mine[i] for i in order]
        table_setters.set_pending(game, tuple(pending for pending in state.pending if pending not in chosen))
        for pending in chosen:
            if put_or_leave(game, pending, unplayed):
                put = True
        if game.rules.triggers.order is TRIGGER_ORDER_ONE:
            return put
    return put


def put_or_leave(game: Game, pending: Pending, unplayed: list[Pending]) -> bool:
    if put_triggered(game, pending) or not pending.program.status or pending.frame.record is not None:
        return True
    unplayed.append(pending)
    return False
