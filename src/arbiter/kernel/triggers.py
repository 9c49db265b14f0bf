"""Triggered abilities: noticing what they wait for, and putting them on the stack.

An ability that triggers waits as a `Pending` until a player would get priority. Who puts which on the stack
when is the ruleset's table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import arbiter.kernel.evaluate as evaluate
from arbiter.kernel import events as ev
from arbiter.kernel import setters, table_setters
from arbiter.kernel.concealing import holds_unseen
from arbiter.kernel.context import Context
from arbiter.kernel.decisions import ChooseObjects, Confirm
from arbiter.kernel.events import Event, Record
from arbiter.kernel.index.abilities import abilities_in_play
from arbiter.kernel.leaving_abilities import Lacking, had_by
from arbiter.kernel.matching import fits, seen
from arbiter.kernel.ongoing import Frame
from arbiter.kernel.rows import SIGHT_PUBLIC
from arbiter.kernel.state import Obj
from arbiter.kernel.statements import thaw
from arbiter.kernel.traits import elsewhere_of
from arbiter.kernel.under_way import UNSEEN
from arbiter.script import abilities as ab
from arbiter.script import patterns as pt
from arbiter.script.base import (
    TIMING_ANY,
    TIMING_ATTACK_PHASE,
    TIMING_MAIN_ONLY,
    TIMING_OPPONENT_TURN,
    TIMING_YOUR_MAIN,
    TIMING_YOUR_TURN,
    Timing,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from arbiter.kernel.game import Game
    from arbiter.kernel.ongoing import Pending
    from arbiter.kernel.program import Program


def observe(game: Game, events: list[Event], before: list[Obj], lacking: Lacking | None = None) -> None:
    """Offer what happened to those who listen for it.

    Of leaving those hear who were in play `before`; what has left hears it by the abilities that it had there, and
    not by those that it was `lacking`.
    """
    state = game.state
    told: list[tuple[int, Program]] = []  # who has heard of it all at once
    concealed = game.conceals
    for event in events:
        bit = event.kind
        if bit == ev.LEAVES:
            subject = event.subject
            candidates = before or ([] if subject is None else [subject])
        else:
            candidates = abilities_in_play(game).listeners
        about = seen(event)
        subject_id = -1 if about is None else about.id
        for obj in candidates:
            now = obj.now
            # Most of the time something happens to somebody else, and most wait for what happens to themselves.
            if now.watch & bit and (now.alert & bit or obj.id == subject_id or obj.became == subject_id):
                if obj.face_up or game.rules.zones.specs[obj.zone].hears:
                    programs = had_by(obj, lacking) if lacking and obj.gone else now.programs
                    offer(game, obj, programs, event, bit, True, told)
        before_it = event.before
        if before_it is not None and event.subject is not None and before_it.face is not event.subject.face:
            # The side that is no longer up has seen its own move.
            offer(game, before_it, before_it.now.programs, event, bit, True, told)
        if bit == ev.SHIFTS and event.result is not None and event.result.face.traits.watch & bit:
            # A card that moves between zones out of play sees its own move.
            offer(game, event.result, event.result.face.traits.programs, event, bit, False, told)
        for zone, mask in game.facts.heard_in_zone:
            if mask & bit:
                for obj in speaking(game, zone):
                    if not came_with(events, event, obj):
                        offer(game, obj, elsewhere_of(obj), event, bit, True, told)
        if concealed and (game.facts.revealable or game.under_way.revealable):
            offer_reveals(game, event)
        if state.delayed:
            wake_delayed(game, event, bit, told)


def speaking(game: Game, zone: str) -> list[Obj]:
    """The cards in a zone out of play that have abilities there."""
    return [obj for pile in game.state.zones[zone] for obj in pile if elsewhere_of(obj)]


def came_with(events: list[Event], event: Event, obj: Obj) -> bool:
    """Was the object not there yet when this happened, because it came in the same moment?"""
    return len(events) > 1 and any(other is not event and other.result is obj for other in events)


def offer(
    game: Game,
    obj: Obj,
    programs: tuple[Program, ...],
    event: Event,
    bit: int,
    in_zone: bool,
    told: list[tuple[int, Program]],
) -> None:
    about = seen(event)
    own = about is not None and (about.id == obj.id or about.id == obj.became)
    for program in programs:
        if program.kinds & bit and program.is_triggered and (own or not program.only_self):
            if in_zone and obj.zone not in program.zones:
                continue
            if not in_zone and obj.zone in program.zones:
                continue  # it is offered where it lies
            check(game, program, obj, event, told)


def check(game: Game, program: Program, obj: Obj, event: Event, told: list[tuple[int, Program]]) -> None:
    """Does the ability trigger on this event? Its condition is part of the event."""
    ability = program.ability
    assert isinstance(ability, ab.Triggered)
    ctx = Context(obj.controller, obj)
    ctx.event = event
    if not fits(game, ability.pattern, event, ctx):
        return
    together = program.once_for_all
    if together and (obj.id, program) in told:
        return
    if not may_trigger(game, ability, obj, ctx):
        return
    if together:
        told.append((obj.id, program))
    if ability.plays and any(waiting.frame.source == obj.id for waiting in game.state.pending):
        return  # it is to be played already
    if game.rules.zones.specs[obj.zone].sight is not SIGHT_PUBLIC or not obj.face_up:
        # A card that the others cannot see triggers only if its owner reveals it.
        if game.conceals:
            game.under_way.revealable.append((obj, program))
            return
        if not game.ask_one(Confirm(obj.owner, "reveal to trigger", obj.id)):
            return
        obj = setters.show(game, obj, (1 << game.state.players) - 1)
    hear(game, program, obj, event, ctx)


def hear(game: Game, program: Program, obj: Obj, event: Event, ctx: Context) -> None:
    """It triggers, unless a rule of the game is against it."""
    ability = program.ability
    assert isinstance(ability, ab.Triggered)
    if game.rules.triggers.may_hear is not None and not game.rules.triggers.may_hear(game, obj, program, event):
        return
    if ability.at_once:
        carry_out_now(game, program, obj, ctx)
        return
    for _ in range(times_heard(ability.pattern, event)):
        trigger(game, program, obj, Record(event))


def offer_reveals(game: Game, event: Event) -> None:
    """Whoever may have a card that waits for this is asked once which of theirs they reveal, whether they have one or
    not: how often somebody is asked would tell how many."""
    found, game.under_way.revealable = game.under_way.revealable, []
    for player in game.in_turn_order():
        mine = [(obj, program) for obj, program in found if obj.owner == player]
        if not mine and not may_hear_unseen(game, event, player):
            continue
        cards = list(dict.fromkeys(obj for obj, _ in mine))
        question = ChooseObjects(player, cards, 0, len(cards), "reveal to trigger", unseen=True)
        for card in [cards[i] for i in game.ask_many(question)]:
            shown = setters.show(game, card, (1 << game.state.players) - 1)
            for program in [program for obj, program in mine if obj is card]:
                ctx = Context(shown.controller, shown)
                ctx.event = event
                hear(game, program, shown, event, ctx)


def may_hear_unseen(game: Game, event: Event, player: int) -> bool:
    """Could a card of the match wait for this where the player has one that others do not see?"""
    came = event.result if event.kind == ev.SHIFTS else None
    for face, program in game.facts.revealable:
        if not program.kinds & event.kind:
            continue
        zones = [(zone, 0) for zone in program.zones if not program.only_self]
        if program.only_self and came is not None and came.owner == player:
            zones = [(came.zone, came.id)]  # it might be the card that has just come there
        for zone, id in zones:
            if game.rules.zones.specs[zone].sight is SIGHT_PUBLIC or not holds_unseen(game, player, zone):
                continue
            one = Obj(id, 0, face, player, zone)
            ctx = Context(player, one)
            ctx.event = event
            ability = program.ability
            assert isinstance(ability, ab.Triggered)
            if fits(game, ability.pattern, event, ctx) and may_trigger(game, ability, one, ctx):
                return True
    return False


def times_heard(pattern: object, event: Event) -> int:
    """How often what it waits for has occurred: a point of damage as often as there are points."""
    if isinstance(pattern, pt.ReceivesDamage) and pattern.each_point:
        return event.amount
    return 1


def carry_out_now(game: Game, program: Program, obj: Obj, ctx: Context) -> None:
    """An ability that nobody can answer, and that is in force before anything else happens."""
    from arbiter.kernel.effects.running import run

    assert isinstance(program.ability, ab.Triggered)
    count_use(game, obj, program.ability)
    run(game, program.effects, ctx)


def may_trigger(game: Game, ability: ab.Triggered, obj: Obj, ctx: Context) -> bool:
    # What has left play is asked before it leaves which of its abilities it has.
    if ability.gate is not None and not obj.gone and not evaluate.holds(game, ability.gate, ctx):
        return False
    limits = ability.limits
    if limits is not ab.FREELY:
        if not timely(game, limits.timing, obj.controller):
            return False
        if limits.condition is not None and not evaluate.holds(game, limits.condition, ctx):
            return False
        if used_up(game, obj, ability, obj.controller):
            return False
    return ability.condition is None or evaluate.holds(game, ability.condition, ctx)


def uses(game: Game, obj: Obj, text: str) -> int:
    """How often the ability of this object was used or triggered this turn."""
    if obj.zone not in game.rules.zones.in_play:
        return game.state.uses_turn.count((obj.id, text))
    used = 0 if obj.uses is None else obj.uses.get(text, 0)
    return used + game.state.uses_turn.count((obj.id, text)) if obj.gone else used


Limited = ab.Activated | ab.Triggered | ab.Static  # what texts limit to a number of uses


def used_up(game: Game, obj: Obj, ability: Limited, player: int) -> bool:
    """Has the ability been used or triggered as often as it says, this turn or in the whole game?"""
    limits = ability.limits
    if limits.per_turn is not None:
        if counted_by_name(game, ability):
            used = game.state.uses_turn.count((-1 - player, use_name(game, ability)))
        else:
            used = uses(game, obj, ability.text)
        if used >= limits.per_turn:
            return True
    if limits.per_game is None:
        return False
    return (
        game.state.uses_game.count((game_user(game, obj, ability, player), use_name(game, ability))) >= limits.per_game
    )


def game_user(game: Game, obj: Obj, ability: Limited, player: int) -> int:
    """For whom uses in the whole game are counted: the player, or the object, whoever controls it."""
    by_object = game.rules.triggers.limits_by_object and not counted_by_name(game, ability)
    return -1 - obj.id if by_object else player


def counted_by_name(game: Game, ability: Limited) -> bool:
    """Are its uses counted together with those of others of its name?"""
    return game.rules.triggers.named_together and ability.name is not None and not ability.limits.own


def use_name(game: Game, ability: Limited) -> str:
    """The word under which its uses are counted: its text, or its name, apart from special abilities of that name."""
    if ability.name is None or not counted_by_name(game, ability):
        return ability.text
    return f"special {ability.name}" if isinstance(ability, ab.Activated) and ability.special else ability.name


def count_use(game: Game, obj: Obj, ability: Limited, player: int = -1) -> None:
    """Remember that the ability was used or triggered, where its limits ask: by its controller, unless told."""
    player = obj.controller if player < 0 else player
    if counted_by_name(game, ability):
        table_setters.remember_of_player(game, player, use_name(game, ability))
    elif ability.limits.per_turn is not None:
        if obj.gone or obj.zone not in game.rules.zones.in_play:
            # Objects out of play are shared by clones, so what they did is kept in the state.
            table_setters.remember_this_turn(game, (obj.id, ability.text))
        else:
            setters.note_use(game, obj, ability.text)
    if ability.limits.per_game is not None:
        by = game_user(game, obj, ability, player)
        table_setters.remember_this_game(game, (by, use_name(game, ability)))


def timely(game: Game, timing: Timing, player: int) -> bool:
    """Does the timing that a text asks for hold for this player now?"""
    state = game.state
    if timing is TIMING_ANY:
        return True
    mine = state.active == player
    if timing is TIMING_YOUR_TURN:
        return mine
    if timing is TIMING_OPPONENT_TURN:
        return not mine
    phase = game.rules.turn.steps[state.step].phase if state.step in game.rules.turn.steps else ""
    if timing is TIMING_YOUR_MAIN:
        return mine and (phase == "main" or "main" in game.rules.turn.steps[state.step].words)
    if timing is TIMING_MAIN_ONLY:
        return is_main_timing(game, player)
    if timing is TIMING_ATTACK_PHASE:
        return phase == "attack"
    return mine and phase == "attack"


def is_main_timing(game: Game, player: int) -> bool:
    """Is it the player's main phase, with nothing on the stack?"""
    state = game.state
    return state.active == player and game.rules.turn.steps[state.step].phase == "main" and not state.stack


def trigger(game: Game, program: Program, obj: Obj, record: Record | None, controller: int | None = None) -> None:
    """The ability triggers: it waits to be put on the stack."""
    ability = program.ability
    if isinstance(ability, ab.Triggered) and not game.rules.triggers.limits_plays:
        count_use(game, obj, ability)
    frame = Frame(obj.controller if controller is None else controller, obj.id, record=record)
    table_setters.add_pending(game, program, frame, obj.zone, source_as_now(game, obj, program))


def source_as_now(game: Game, obj: Obj, program: Program) -> Obj | None:
    """The source as it is now, where what the ability says of it may be asked when it is gone."""
    if not game.rules.stack.knows_source_as_played or not program.names_source or obj.gone:
        return None
    seen = obj.copy()
    seen.now = obj.now.copy()
    return seen


def wake_delayed(game: Game, event: Event, bit: int, told: list[tuple[int, Program]]) -> None:
    state = game.state
    for delayed in state.delayed:
        if not delayed.program.kinds & bit or state.turn < delayed.since:
            continue
        ability = delayed.program.ability
        assert isinstance(ability, ab.Triggered)
        ctx = thaw(game, delayed.frame)
        ctx.event = event
        if not fits(game, ability.pattern, event, ctx):
            continue
        if ability.condition is not None and not evaluate.holds(game, ability.condition, ctx):
            continue
        if delayed.program.once_for_all:
            if (-delayed.id, delayed.program) in told:
                continue
            told.append((-delayed.id, delayed.program))
        frame = delayed.frame
        # A time has nothing that a text could speak of: "it" is what the text that left this for later waited for.
        told_of = frame.record if event.kind == ev.STEPS and frame.record is not None else Record(event)
        woken = Frame(frame.controller, frame.source, frame.slots, frame.words, frame.x, told_of)
        table_setters.add_pending(game, delayed.program, woken)
        if not delayed.repeats:
            table_setters.set_delayed(game, tuple(other for other in state.delayed if other.id != delayed.id))


def check_status(game: Game, unplayed: Sequence[Pending] = ()) -> None:
    """Status triggers: as soon as the condition holds, and not again until that ability has resolved.

    What could not be played (`unplayed`) does not trigger again before a player gets priority, unless something else
    has been played or done: it would go on for ever.
    """
    abilities = abilities_in_play(game)
    if not abilities.watched & ev.STATUS:
        return
    state = game.state
    game.under_way.status_seen = (game.under_way.changes, state.step, len(state.stack))
    for obj in abilities.listeners:
        if not obj.now.watch & ev.STATUS:
            continue
        for program in obj.now.programs:
            if not program.status:
                continue
            if state.stack and any(item.program is program and item.frame.source == obj.id for item in state.stack):
                continue
            if state.pending and is_among(state.pending, program, obj):
                continue
            if unplayed and is_among(unplayed, program, obj):
                continue
            ability = program.ability
            assert isinstance(ability, ab.Triggered)
            ctx = Context(obj.controller, obj)
            if is_new_status(game, ability, obj, ctx) and may_trigger(game, ability, obj, ctx):
                trigger(game, program, obj, None)
                if game.rules.triggers.status_once:
                    table_setters.remember_this_game(game, met_status(ability, obj))


def is_new_status(game: Game, ability: ab.Triggered, obj: Obj, ctx: Context) -> bool:
    """Does the status hold, and has it ceased since the ability triggered last, where that is asked for?"""
    holds = status_holds(game, ability.pattern, ctx)
    met = met_status(ability, obj)
    if met not in game.state.uses_game:
        return holds
    if not holds:
        table_setters.set_uses_this_game(game, tuple(use for use in game.state.uses_game if use != met))
    return False


def met_status(ability: ab.Triggered, obj: Obj) -> tuple[int, str]:
    """By what it is remembered that the status this ability waits for has been there since it triggered."""
    return -1 - obj.id, f"status {ability.text}"


def is_among(pendings: Sequence[Pending], program: Program, obj: Obj) -> bool:
    for pending in pendings:
        if pending.program is program and pending.frame.source == obj.id:
            return True
    return False


def look_at_status_again(game: Game) -> None:
    """Something waits for a status that is there, and could not be played: the next time a player would get priority
    it triggers again, even if nothing has changed."""
    game.under_way.status_seen = UNSEEN


def status_holds(game: Game, pattern: object, ctx: Context) -> bool:
    if isinstance(pattern, pt.AnyPattern):
        return any(status_holds(game, part, ctx) for part in pattern.patterns)
    return isinstance(pattern, pt.Becomes) and evaluate.holds(game, pattern.condition, ctx)
