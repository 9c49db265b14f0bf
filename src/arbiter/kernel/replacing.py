"""What becomes of an event before it happens: a "cannot" prevents it, replacements make something else of it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

import arbiter.kernel.evaluate as evaluate
from arbiter.kernel import events as ev
from arbiter.kernel import table_setters
from arbiter.kernel.concealing import looks_at_hidden_cards
from arbiter.kernel.context import Context
from arbiter.kernel.decisions import ChooseOption
from arbiter.kernel.events import Event, Record
from arbiter.kernel.index.abilities import abilities_in_play
from arbiter.kernel.matching import fits
from arbiter.kernel.qualities import added
from arbiter.kernel.statements import Active, in_force
from arbiter.kernel.traits import states, statics_of
from arbiter.kernel.triggers import count_use, observe, used_up
from arbiter.script import abilities as ab
from arbiter.script import effects as fx
from arbiter.script import statements as st
from arbiter.script.base import INFINITY, ROLE_SUBJECT, How, Statement, Who
from arbiter.script.nouns import EventThing
from arbiter.script.statements import Forbid, ForbidPrevent, Replace

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.ongoing import Ongoing
    from arbiter.kernel.state import Obj


def is_prohibited(game: Game, event: Event) -> bool:
    """A "cannot" wins over everything else."""
    prohibits = game.rules.replacement.prohibits
    if prohibits is not None and prohibits(game, event):
        return True
    if event.kind & game.index.worked_out.statement_kinds:
        for active in game.says.get(Forbid, ()):
            statement = active.statement
            assert isinstance(statement, Forbid)
            if fits(game, statement.pattern, event, active.context):
                return True
    return False


def replaced(game: Game, event: Event) -> list[Event]:
    """Apply replacement effects until none is left that has not been applied to this event."""
    used: list[str] = list(game.under_way.replacing)
    kept_off = game.under_way.kept_off
    if kept_off is not None and event.subject is not None and event.cause == "rule":
        # It is the same situation as long as the same is asked of the same object.
        used += [key for number, how, key in kept_off if number == event.subject.id and how is event.how]
    redirected = False
    if game.facts.counts_harm and event.kind & (ev.DAMAGES | ev.HURTS):
        note_harm(game, event)
    while True:
        found = applicable(game, event, used)
        if not found:
            # A "cannot" also wins over what a replacement would do instead.
            if redirected and is_prohibited(game, event):
                return fallen_back(game, event)
            return [event]
        active = found[0]
        if len(found) > 1:
            rank, found = first_rank(game, found, event)
            active = found[0]
            if len(found) > 1:
                chooser = chooser_of(game, event, rank)
                options = tuple("" if a.source is None else a.source.face.name for a in found)
                active = found[game.ask_one(ChooseOption(chooser, options, "replacement"))]
        used.append(active.key)
        statement = active.statement
        if isinstance(statement, st.ChangeDamage):
            if statement.effects and not has_paid(game, statement, active, event, used):
                continue
            use_up(game, active, change_damage(game, statement, active, event))
            count_limited(game, active)
            if event.amount <= 0:
                return []
            continue
        assert isinstance(statement, Replace)
        if statement.optional and not is_wanted(game, statement, active, event):
            continue
        use_up(game, active)
        count_limited(game, active)
        if redirect(game, statement, active, event):
            redirected = event.replaced = True
            if game.rules.moving.route is not None and not game.rules.moving.route(game, event):
                return fallen_back(game, event)
            continue
        if kept_off is not None and event.subject is not None and event.cause == "rule":
            kept_off.append((event.subject.id, event.how, active.key))
        carry_out_instead(game, statement, active, event, used)
        if event.how in game.rules.replacement.kept_hows:
            event.replaced = True
            count_as_moved(game, event)
        return []


def count_as_moved(game: Game, event: Event) -> None:
    """By the ruleset's table it was done though something else was done instead, and the object is still there.

    Who waits for a move of this `how` hears of it; who waits for its leaving or its coming elsewhere does not.
    """
    obj = event.subject
    if obj is None or event.kind != ev.LEAVES or obj.gone or game.state.objects.get(obj.id) is None:
        return  # what was moved elsewhere instead has moved in that way, and was heard of
    table_setters.count_as_done(game)  # "if you do": it was done, also where nothing at all was done instead
    game.under_way.done += 1
    stayed = Event(ev.LEAVES, obj, event.player, 0, event.other, event.by, event.cause)
    stayed.origin = stayed.to = event.origin
    stayed.how = event.how
    stayed.doer = event.doer
    stayed.members = event.members
    if event.kind & game.facts.remembered:
        table_setters.write_down(game, Record(stayed))
    observe(game, [stayed], abilities_in_play(game).listeners)


def chooser_of(game: Game, event: Event, rank: int) -> int:
    """Who chooses among replacements: the ruleset's table says it, or else whose object or who it happens to."""
    chooser = game.rules.replacement.chooser
    if chooser is not None:
        return chooser(game, event, rank)
    if event.subject is not None:
        return event.subject.controller
    return event.player if event.player >= 0 else game.state.active


def is_wanted(game: Game, statement: Replace, active: Active, event: Event) -> bool:
    """Can the player do what is left to them, and do they want to?"""
    can = is_possible(game, statement, active, event)
    if not can and not (game.conceals and looks_at_hidden_cards(game, statement.effects)):
        return False
    about = 0 if active.source is None else active.source.id
    return game.confirms(active.context.controller, "replace", about, can)


def has_paid(game: Game, statement: st.ChangeDamage, active: Active, event: Event, used: list[str]) -> bool:
    """Has the player done what the damage changes for? Where they do not, it is as if the text did not speak of it."""
    price = Replace(statement.pattern, statement.effects, optional=True)
    if not is_wanted(game, price, active, event):
        return False
    run_instead(game, price.effects, active.context.apart(), event, tuple(used))
    return True


def is_possible(game: Game, statement: Replace, active: Active, event: Event) -> bool:
    """What is optional is only offered where what it asks for can be done."""
    from arbiter.kernel.effects.flow import possible

    before, active.context.event = active.context.event, event
    found = possible(game, statement.effects, active.context)
    active.context.event = before
    return found


def fallen_back(game: Game, event: Event) -> list[Event]:
    """What was to go elsewhere and cannot goes where the ruleset says, past any other replacement."""
    zone = game.rules.moving.fallback
    if not zone or event.origin not in game.rules.zones.in_play:
        event.replaced = False  # nothing is done at all
        return []
    event.to = zone
    event.kind = ev.LEAVES
    event.how = How.PUT
    return [event] if game.rules.moving.route is None or game.rules.moving.route(game, event) else []


def first_rank(game: Game, found: list[Active], event: Event) -> tuple[int, list[Active]]:
    """Of several replacements, those that the ruleset's table puts first."""
    rank_of = game.rules.replacement.rank
    if rank_of is None:
        return 0, found
    ranks = [rank_of(game, active, event) for active in found]
    lowest = min(ranks)
    return lowest, [active for active, rank in zip(found, ranks, strict=True) if rank == lowest]


def changes_control(active: Active) -> bool:
    statement = active.statement
    return isinstance(statement, Replace) and any(isinstance(e, fx.GainControl) for e in statement.effects)


def redirect(game: Game, statement: Replace, active: Active, event: Event) -> bool:
    """A move that only goes elsewhere, or under another's control, instead stays part of its batch.

    Other replacements may still apply to it.
    """
    if len(statement.effects) != 1 or event.kind & ev.MOVES == 0:
        return False
    effect = statement.effects[0]
    if isinstance(effect, fx.GainControl) and event.kind == ev.ENTERS:
        event.control = evaluate.players(game, effect.who, active.context)[0]
        return True
    if not isinstance(effect, fx.Move) or effect.to in game.rules.zones.in_play or effect.to == game.rules.zones.deck:
        return False
    if not isinstance(effect.thing, EventThing) or effect.thing.role is not ROLE_SUBJECT or event.subject is None:
        return False
    event.to = effect.to
    if event.how not in game.rules.replacement.kept_hows:
        event.how = effect.how
    event.face_up = not effect.face_down
    event.kind = ev.LEAVES if event.origin in game.rules.zones.in_play else ev.SHIFTS
    return True


def applicable(game: Game, event: Event, used: list[str]) -> list[Active]:
    found: list[Active] = []
    ignores = game.rules.replacement.ignores
    for kind in (Replace, st.ChangeDamage):
        for active in game.says.get(kind, ()):
            if active.key in used or (active.limited is not None and is_used_up(game, active)):
                continue
            statement = active.statement
            assert isinstance(statement, (Replace, st.ChangeDamage))
            if isinstance(statement, st.ChangeDamage) and event.flag and is_reduction(statement):
                continue  # "this damage cannot be reduced"
            if isinstance(statement, st.ChangeDamage) and statement.factor != 1 and event.multiplied:
                continue
            if isinstance(statement, st.ChangeDamage) and statement.nth and statement.nth != times_harmed(game, event):
                continue
            if isinstance(statement, st.ChangeDamage) and statement.prevents and is_firm(game, event):
                continue
            if ignores is not None and event.subject is not None and ignores(game, event.subject, active.context):
                continue
            active.context.event = event
            fit = fits(game, statement.pattern, event, active.context)
            active.context.event = None
            if fit:
                found.append(active)
    if event.kind & game.facts.guards and event.subject is not None:
        found += own_guards(game, event, [*used, *(active.key for active in found)])
    return found


def must_be_replaced(game: Game, event: Event) -> bool:
    """Would something else happen instead, whether anybody wants it or not?"""
    return bool(mandatory(game, event))


def mandatory(game: Game, event: Event) -> list[Statement]:
    """The replacements that would apply to it whether anybody wants them or not."""
    found = [active.statement for active in applicable(game, event, [])]
    return [each for each in found if not is_left_to_somebody(each)]


def is_left_to_somebody(statement: Statement) -> bool:
    if isinstance(statement, st.ChangeDamage):
        return bool(statement.effects)
    return isinstance(statement, Replace) and statement.optional


def would_stay(game: Game, event: Event) -> bool:
    """Would every replacement that applies move the object into the zone where it is?"""
    found = mandatory(game, event)
    return bool(found) and all(
        isinstance(each, Replace)
        and len(each.effects) == 1
        and isinstance(effect := each.effects[0], fx.Move)
        and effect.thing == EventThing(ROLE_SUBJECT)
        and effect.to == event.origin
        for each in found
    )


def count_limited(game: Game, active: Active) -> None:
    """It has been applied once more, where its text says how often it may be."""
    if active.limited is not None and active.source is not None:
        count_use(game, active.source, active.limited)


def is_used_up(game: Game, active: Active) -> bool:
    """Has it been applied as often as its text says?"""
    assert active.limited is not None and active.source is not None
    return used_up(game, active.source, active.limited, active.source.controller)


def own_guards(game: Game, event: Event, used: list[str]) -> list[Active]:
    """What a card out of play says of its own moving; in a hidden zone everybody sees it as the move begins."""
    obj = event.subject
    assert obj is not None
    if obj.zone in game.rules.zones.in_play or not states(obj, Replace):
        return []
    found: list[Active] = []
    ctx = Context(obj.controller, obj)
    for program in statics_of(obj):
        ability = program.ability
        if not program.declares or obj.zone not in program.zones or not isinstance(ability, ab.Static):
            continue
        for index, statement in enumerate(ability.statements):
            key = f"s{obj.id}.{index}.{program.text}"
            if isinstance(statement, Replace) and key not in used and in_force(game, program, ctx):
                if fits(game, statement.pattern, event, ctx):
                    found.append(Active(statement, ctx, 0, obj, key))
    return found


def harm_word(event: Event) -> tuple[int, str]:
    return (-1 - event.player if event.subject is None else event.subject.id, "would be dealt damage")


def note_harm(game: Game, event: Event) -> None:
    """How often somebody or something would have been dealt damage this turn, whatever became of it."""
    table_setters.remember_this_turn(game, harm_word(event))


def times_harmed(game: Game, event: Event) -> int:
    return game.state.uses_turn.count(harm_word(event))


def is_reduction(statement: st.ChangeDamage) -> bool:
    return statement.reduce or statement.prevents or statement.set_to is not None


def is_firm(game: Game, event: Event) -> bool:
    """Does a text say that this damage cannot be prevented?"""
    for active in game.says.get(ForbidPrevent, ()):
        statement = active.statement
        assert isinstance(statement, ForbidPrevent)
        if fits(game, statement.pattern, event, active.context):
            return True
    return False


def change_damage(game: Game, statement: st.ChangeDamage, active: Active, event: Event) -> int:
    """The damage is another from now on; how many of its uses an effect needs for it."""
    if statement.pool:
        left = next(effect.uses for effect in game.state.effects if effect.id == active.ongoing)
        some = min(left, event.amount)
        event.amount -= some if event.amount < INFINITY else 0
        return some
    ctx = active.context
    ctx.event = event
    if statement.set_to is not None:
        event.amount = evaluate.amount(game, statement.set_to, ctx)
    elif statement.add is not None:
        change = evaluate.amount(game, statement.add, ctx)
        if statement.reduce and event in game.under_way.harming:
            change = share(game, active, event, change)
        event.amount = added(event.amount, -change if statement.reduce else change)
    event.amount = min(event.amount * statement.factor, INFINITY)
    event.multiplied = (statement.factor != 1 and game.rules.replacement.multiplies_once) or event.multiplied
    ctx.event = None
    return 1


def share(game: Game, active: Active, event: Event, whole: int) -> int:
    """How much of one reduction falls to this damage, where several are damaged together."""
    key = f"{active.key} {0 if event.other is None else event.other.id}"
    taken = game.under_way.shares.get(key)
    if taken is None:
        taken = game.under_way.shares[key] = share_out(game, active, event.other, whole)
    return taken[game.under_way.harming.index(event)]


def share_out(game: Game, active: Active, source: Obj | None, whole: int) -> list[int]:
    """Each point of the reduction goes where the ruleset's chooser wants it, among what it may reduce.

    Only what one source deals is one damage.
    """
    statement, ctx = active.statement, active.context
    assert isinstance(statement, st.ChangeDamage) and game.rules.replacement.reduction_chooser is not None
    taken = [0] * len(game.under_way.harming)
    before = ctx.event
    concerned: list[int] = []
    for index, event in enumerate(game.under_way.harming):
        ctx.event = event
        if event.other is source and fits(game, statement.pattern, event, ctx):
            concerned.append(index)
    ctx.event = before
    chooser = game.rules.replacement.reduction_chooser(
        game, active, [game.under_way.harming[index] for index in concerned]
    )
    for _ in range(whole):
        left = [index for index in concerned if taken[index] < game.under_way.harming[index].amount]
        if not left:
            break
        names = tuple(harmed(event) for event in (game.under_way.harming[index] for index in left))
        about = 0 if active.source is None else active.source.id
        taken[left[game.ask_one(ChooseOption(chooser, names, "reduce damage", about))]] += 1
    return taken


def harmed(event: Event) -> str:
    return f"player {event.player}" if event.subject is None else event.subject.face.name


def use_up(game: Game, active: Active, count: int = 1) -> None:
    """An effect on "the next" event is gone once it has applied."""
    if not active.ongoing:
        return
    used = False
    kept: list[Ongoing] = []
    for effect in game.state.effects:
        if effect.id == active.ongoing and effect.uses >= 0:
            if effect.uses > count:
                kept.append(effect.renewed(effect.stamp, effect.uses - count))
            used = True
        else:
            kept.append(effect)
    if used:
        table_setters.set_effects(game, tuple(kept))


def carry_out_instead(game: Game, statement: Replace, active: Active, event: Event, used: list[str]) -> None:
    """What the player of the event does instead comes now; what somebody else does waits until the action is over."""
    mine = statement.effects
    ctx = active.context.apart()  # the text is read again later, and knows nothing then of what was done now
    if len(mine) > 1 and event.player >= 0:
        ctx.event = event
        theirs = tuple(effect for effect in mine if is_of_others(game, effect, ctx, event))
        ctx.event = None
        if theirs and len(theirs) < len(mine):
            mine = tuple(effect for effect in mine if effect not in theirs)
            game.under_way.afterwards.append((theirs, ctx, event, tuple(used)))
    run_instead(game, mine, ctx, event, tuple(used))


def is_of_others(game: Game, effect: object, ctx: Context, event: Event) -> bool:
    """Is it an action of players among whom the player of the event is not: who controls what it happens to?"""
    who = getattr(effect, "who", None)
    player = event.player if event.subject is None else event.subject.controller
    return isinstance(who, Who) and player not in evaluate.players(game, who, ctx)


def run_instead(game: Game, effects: fx.Effects, ctx: Context, event: Event, used: tuple[str, ...]) -> None:
    from arbiter.kernel.effects import run

    outer, before = game.under_way.replacing, ctx.event
    game.under_way.replacing = used
    ctx.event = event
    try:
        run(game, effects, ctx)
    finally:
        ctx.event = before
        game.under_way.replacing = outer


@contextmanager
def together(game: Game) -> Iterator[None]:
    """What several players do at a time is one action, though they do it one after the other."""
    game.under_way.acting_together += 1
    try:
        yield
    finally:
        game.under_way.acting_together -= 1
    if game.under_way.afterwards:
        follow_up(game)


def follow_up(game: Game) -> None:
    """The action is over: now comes what others do because of what replaced it."""
    if game.under_way.acting_together:
        return
    waiting, game.under_way.afterwards = game.under_way.afterwards, []
    for effects, ctx, event, used in waiting:
        run_instead(game, effects, ctx, event, used)
