"""Does an event fit a pattern? Used by triggers, prohibitions, replacements and the memory of the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import arbiter.kernel.evaluate as evaluate
import arbiter.kernel.seen_as as seen_as
from arbiter.kernel import events as ev
from arbiter.kernel.events import Event, Record
from arbiter.kernel.played import AUTO, means_ability
from arbiter.kernel.program import kinds_of
from arbiter.kernel.qualities import compare
from arbiter.kernel.reading import PATTERNS
from arbiter.kernel.state import REVERSED
from arbiter.script import patterns as p
from arbiter.script.base import (
    HOW_DESTROY,
    HOW_DISCARD,
    STATUS_READY,
    STATUS_RESTED,
    STATUS_REVERSED,
    Pattern,
    Who,
)

if TYPE_CHECKING:
    from arbiter.kernel.context import Context
    from arbiter.kernel.game import Game
    from arbiter.kernel.state import Obj
    from arbiter.script.nouns import Group

ORIENTATIONS: Final = {STATUS_READY: 0, STATUS_RESTED: 1, STATUS_REVERSED: 2}
EFFECTS: Final = ("summon", "ability", "effect")  # the causes of what an effect does


def fits(game: Game, pattern: Pattern, event: Event, ctx: Context) -> bool:
    """Is this the event that the pattern speaks of, read in that context?"""
    return PATTERNS[type(pattern)](game, pattern, event, ctx)


def _matches(game: Game, group: Group, obj: Obj | None, ctx: Context) -> bool:
    return obj is not None and evaluate.matches(game, group, obj, ctx)


def _is_player(game: Game, who: Who, player: int, ctx: Context) -> bool:
    return player >= 0 and evaluate.is_player(game, who, player, ctx)


def seen(event: Event) -> Obj | None:
    """The object whose information a zone-move trigger sees: in play where it was or came to be, else where it is."""
    if event.kind == ev.LEAVES:
        return event.subject
    if event.result is None and event.control >= 0 and event.subject is not None:
        if event.subject.controller != event.control:
            entering = event.subject.copy()  # as it will be: the object itself is not written to
            entering.controller = event.control
            return entering
    return event.result if event.result is not None else event.subject


def _moves(game: Game, pattern: p.Moves, event: Event, ctx: Context) -> bool:
    if not event.kind & ev.MOVES:
        return False
    if pattern.to is not None:
        if event.to != pattern.to:
            return False
        if event.kind == ev.TRANSFERS and pattern.origin is None:
            if (event.origin, event.to) in game.rules.moving.inner_moves:
                return False  # it has not entered
    if pattern.origin is not None and event.origin != pattern.origin:
        return False
    if pattern.other_than_origin and event.to == event.origin:
        return False
    if pattern.not_origin is not None and event.origin == pattern.not_origin:
        return False
    if pattern.how is not None and event.how is not pattern.how:
        return False
    if pattern.by is not None and not _is_player(game, pattern.by, event.by, ctx):
        return False
    if pattern.doer is not None and not _is_player(game, pattern.doer, ev.who_does(event), ctx):
        return False
    if pattern.into is not None and not _is_player(game, pattern.into, ev.whose_zone(event), ctx):
        return False
    if pattern.cause is not None and pattern.cause != event.cause:
        if event.arrival is None or not game.rules.playing.is_way(pattern.cause, event.arrival.by):
            return False
    if pattern.effect and event.cause not in EFFECTS:
        return False
    if pattern.unpaid and is_paid(event):
        return False
    if pattern.source is not None:
        source = event.pays_for if event.cause == "cost" else event.other
        if not _matches(game, pattern.source, source, ctx):
            return False
    return _matches(game, pattern.what, seen(event), ctx)


def is_paid(event: Event) -> bool:
    """Was it played for its printed cost, or for what texts say its cost is, and not for less or in another way?"""
    arrival, obj = event.arrival, event.subject
    if arrival is None or not arrival.cast or obj is None:
        return False
    price = obj.face.printed.cost
    if arrival.by == "cast":
        price = min(price, max(0, obj.now.cost))
    return len(arrival.paid) >= price + arrival.x


def _attacks(game: Game, pattern: p.Attacks, event: Event, ctx: Context) -> bool:
    if event.kind != ev.ATTACKS or (pattern.party is not None and event.flag != pattern.party):
        return False
    if pattern.beside is not None:
        combat = game.state.combat
        others = () if combat is None or event.subject is None else combat.attackers
        own = 0 if event.subject is None else event.subject.id
        if not any(_matches(game, pattern.beside, game.find(id), ctx) for id in others if id != own):
            return False
    return _matches(game, pattern.what, event.subject, ctx)


def _party_attacks(game: Game, pattern: p.PartyAttacks, event: Event, ctx: Context) -> bool:
    if event.kind != ev.PARTY or not _is_player(game, pattern.who, event.player, ctx):
        return False
    found = sum(1 for member in event.members if _matches(game, pattern.containing, game.find(member), ctx))
    return found >= pattern.low


def _blocks(game: Game, pattern: p.Blocks, event: Event, ctx: Context) -> bool:
    if event.kind != ev.BLOCKS or not _matches(game, pattern.what, event.subject, ctx):
        return False
    return pattern.whom is p.ANYTHING or any(
        _matches(game, pattern.whom, game.find(member), ctx) for member in event.members
    )


def _is_blocked(game: Game, pattern: p.IsBlocked, event: Event, ctx: Context) -> bool:
    if event.kind != ev.BLOCKED or not _matches(game, pattern.what, event.subject, ctx):
        return False
    return pattern.by is p.ANYTHING or _matches(game, pattern.by, event.other, ctx)


def _is_unblocked(game: Game, pattern: p.IsUnblocked, event: Event, ctx: Context) -> bool:
    return event.kind == ev.UNBLOCKED and _matches(game, pattern.what, event.subject, ctx)


def _deals_damage(game: Game, pattern: p.DealsDamage, event: Event, ctx: Context) -> bool:
    if event.kind == ev.DAMAGES:
        if pattern.to is None and pattern.player is not None:
            return False
        if pattern.to is not None and not _matches(game, pattern.to, event.subject, ctx):
            return False
    elif event.kind == ev.HURTS:
        if pattern.player is None and (pattern.to is not None or not game.rules.damage.is_one):
            return False
        if pattern.player is not None and not _is_player(game, pattern.player, event.player, ctx):
            return False
    else:
        return False
    if pattern.combat is not None and (event.cause == "battle") != pattern.combat:
        return False
    if pattern.by_kind and event.cause not in pattern.by_kind:
        return False
    if pattern.by is not None and not _is_player(game, pattern.by, event.by, ctx):
        return False
    if pattern.op is not None and pattern.amount is not None:
        if not compare(event.amount, pattern.op, evaluate.amount(game, pattern.amount, ctx)):
            return False
    if pattern.party is not None and not by_party(game, event, pattern.party, ctx):
        return False
    if pattern.single and not event.single_target:
        return False
    if pattern.step is not None and game.state.step != pattern.step:
        return False
    if pattern.source is p.ANYTHING or _matches(game, pattern.source, event.other, ctx):
        return True
    if event.image and _matches(game, pattern.source, game.find(event.image), ctx):
        return True
    # What a party deals, each of its members deals.
    return any(_matches(game, pattern.source, game.find(member), ctx) for member in event.members)


def by_party(game: Game, event: Event, who: Who, ctx: Context) -> bool:
    """Damage by a member of a party, in battle or by an effect, is damage by the party."""
    combat = game.state.combat
    if combat is None or not combat.party or event.other is None or event.other.id not in combat.attackers:
        return False
    return _is_player(game, who, event.other.controller, ctx)


def _breaks(game: Game, pattern: p.Breaks, event: Event, ctx: Context) -> bool:
    if not event.kind & (ev.LEAVES | ev.TRANSFERS) or event.how is not HOW_DESTROY:
        return False
    if not _matches(game, pattern.what, event.before or event.subject, ctx):
        return False
    if pattern.by_kind and not any(
        kind in pattern.by_kind and (pattern.by is None or _is_player(game, pattern.by, by, ctx))
        for kind, by in event.wounds or ((event.cause, event.by),)
    ):
        return False
    if event.members:
        return any(_matches(game, pattern.source, game.find(member), ctx) for member in event.members)
    return _matches(game, pattern.source, event.other, ctx)


def _receives_damage(game: Game, pattern: p.ReceivesDamage, event: Event, ctx: Context) -> bool:
    if event.kind != ev.HURTS or not _is_player(game, pattern.who, event.player, ctx):
        return False
    if pattern.point:
        if not game.rules.damage.zone:
            return False
        received = len(game.pile(game.rules.damage.zone, event.player))
        return received - event.amount < pattern.point <= received
    return True


def _casts(game: Game, pattern: p.Casts, event: Event, ctx: Context) -> bool:
    if not event.kind & (ev.CASTS | ev.USES) or not _is_player(game, pattern.who, event.player, ctx):
        return False
    if event.kind == ev.USES:
        return event.subject is not None and means_ability(game, pattern.what, event.subject, event.word, ctx)
    return pattern.what is p.ANYTHING or _matches(game, pattern.what, event.subject, ctx)


def _uses(game: Game, pattern: p.UsesAbility, event: Event, ctx: Context) -> bool:
    if event.kind != ev.USES or not _is_player(game, pattern.who, event.player, ctx):
        return False
    if pattern.kind == "any":
        if event.word == AUTO:
            return False
    elif not game.rules.stack.means(pattern.kind, event.word):
        return False
    return pattern.what is p.ANYTHING or _matches(game, pattern.what, event.subject, ctx)


def _is_chosen(game: Game, pattern: p.IsChosen, event: Event, ctx: Context) -> bool:
    if event.kind != ev.CHOSEN or not _is_player(game, pattern.by, event.by, ctx):
        return False
    return event.cause in pattern.kinds and _matches(game, pattern.what, event.subject, ctx)


def drew(record: Record, player: int) -> bool:
    return record.kind == ev.DRAWS and record.player == player


def _draws(game: Game, pattern: p.Draws, event: Event, ctx: Context) -> bool:
    if event.kind != ev.DRAWS or (pattern.by_text and event.by < 0):
        return False
    if not event.drawn_alone if pattern.some else event.amount > 1:
        return False  # one of several is not all of them, and several are drawn as so many single ones
    if pattern.after and len([1 for each in game.state.log if drew(each, event.player)]) < pattern.after:
        return False
    return _is_player(game, pattern.who, event.player, ctx)


def _discards(game: Game, pattern: p.Discards, event: Event, ctx: Context) -> bool:
    if not event.kind & ev.MOVES or event.origin != game.rules.zones.hand or event.how is not HOW_DISCARD:
        return False
    if not _is_player(game, pattern.who, event.player, ctx):
        return False
    if pattern.by is not None and not is_by_effect_of(game, pattern.by, event, ctx):
        return False
    return pattern.what is p.ANYTHING or _matches(game, pattern.what, seen(event), ctx)


def _step_begins(game: Game, pattern: p.StepBegins, event: Event, ctx: Context) -> bool:
    if event.kind != ev.STEPS:
        return False
    step = game.rules.turn.steps.get(event.word)
    if pattern.step != event.word and (step is None or pattern.step not in step.words):
        return False
    return _is_player(game, pattern.who, event.player, ctx)


def _rests(game: Game, pattern: p.Rests, event: Event, ctx: Context) -> bool:
    if event.kind != ev.RESTS or event.amount == ev.ALREADY_SO:
        return False
    if pattern.by is not None and not is_by_effect_of(game, pattern.by, event, ctx):
        return False
    return _matches(game, pattern.what, event.subject, ctx)


def _readies(game: Game, pattern: p.Readies, event: Event, ctx: Context) -> bool:
    if event.kind != ev.READIES or event.amount == ev.ALREADY_SO:
        return False
    if pattern.by is not None and not is_by_effect_of(game, pattern.by, event, ctx):
        return False
    return _matches(game, pattern.what, event.subject, ctx)


def is_by_effect_of(game: Game, who: Who, event: Event, ctx: Context) -> bool:
    """Does an effect of that player do it, and no rule in their turn, nor they themselves to pay or to attack?"""
    return event.cause in EFFECTS and _is_player(game, who, event.by, ctx)


def _turns(game: Game, pattern: p.Turns, event: Event, ctx: Context) -> bool:
    to = {ev.RESTS: 1, ev.READIES: 0}.get(event.kind, event.amount if event.kind == ev.ORIENTS else -1)
    return to == ORIENTATIONS[pattern.to] and _matches(game, pattern.what, event.subject, ctx)


def _switches(game: Game, pattern: p.Switches, event: Event, ctx: Context) -> bool:
    """The event's flag says whether the object was reversed before."""
    to = 0 if event.kind == ev.READIES else event.amount if event.kind == ev.ORIENTS else -1
    return (to == 0 if event.flag else to == REVERSED) and _matches(game, pattern.what, event.subject, ctx)


def _counters(game: Game, pattern: p.CountersChange, event: Event, ctx: Context) -> bool:
    if event.kind != ev.COUNTS or (event.amount > 0) != pattern.placed:
        return False
    if pattern.kind is not None and pattern.kind != event.word:
        return False
    subject = event.result if event.result is not None else event.subject
    if pattern.last and (subject is None or subject.count(event.word) != 0):
        return False
    return _matches(game, pattern.what, subject, ctx)


def _gains(game: Game, pattern: p.GainsResource, event: Event, ctx: Context) -> bool:
    if event.kind != ev.GAINS or event.word != pattern.kind or not _is_player(game, pattern.who, event.player, ctx):
        return False
    return event.amount < 0 if pattern.loses else event.amount > 0


def _produces(game: Game, pattern: p.Produces, event: Event, ctx: Context) -> bool:
    if event.kind != ev.PRODUCES or not _is_player(game, pattern.who, event.player, ctx):
        return False
    return pattern.what is p.ANYTHING or _matches(game, pattern.what, event.subject, ctx)


def _does(game: Game, pattern: p.Does, event: Event, ctx: Context) -> bool:
    if (
        event.kind != ev.NAMED_ACTIONS
        or event.word != pattern.action
        or not _is_player(game, pattern.who, event.player, ctx)
    ):
        return False
    if pattern.to is not None and not _matches(game, pattern.to, event.other, ctx):
        return False
    return pattern.what is p.ANYTHING or _matches(game, pattern.what, event.subject, ctx)


def _reveals(game: Game, pattern: p.Reveals, event: Event, ctx: Context) -> bool:
    if event.kind != ev.REVEALS or not _matches(game, pattern.what, event.subject, ctx):
        return False
    return pattern.source is None or _matches(game, pattern.source, event.other, ctx)


def _searches(game: Game, pattern: p.Searches, event: Event, ctx: Context) -> bool:
    return event.kind == ev.SEARCHES and _is_player(game, pattern.who, event.player, ctx)


def _burst(game: Game, pattern: p.BurstUsed, event: Event, ctx: Context) -> bool:
    return event.kind == ev.BURSTS and _is_player(game, pattern.who, event.player, ctx)


def _primes(game: Game, pattern: p.Primes, event: Event, ctx: Context) -> bool:
    """`what` is the Character as it was before, `into` the card that was put on top of it."""
    if event.kind != ev.PRIMES or not _matches(game, pattern.what, event.other or event.subject, ctx):
        return False
    return pattern.into is p.ANYTHING or _matches(game, pattern.into, event.subject, ctx)


def _becomes(game: Game, pattern: p.Becomes, event: Event, ctx: Context) -> bool:
    return False  # looked at by the triggers themselves, not on events


def _any(game: Game, pattern: p.AnyPattern, event: Event, ctx: Context) -> bool:
    for part in pattern.patterns:
        if PATTERNS[type(part)](game, part, event, ctx):
            return True
    return False


PATTERNS.update(
    {
        p.Moves: _moves,
        p.Attacks: _attacks,
        p.PartyAttacks: _party_attacks,
        p.Blocks: _blocks,
        p.IsBlocked: _is_blocked,
        p.IsUnblocked: _is_unblocked,
        p.DealsDamage: _deals_damage,
        p.ReceivesDamage: _receives_damage,
        p.Breaks: _breaks,
        p.Casts: _casts,
        p.UsesAbility: _uses,
        p.IsChosen: _is_chosen,
        p.Draws: _draws,
        p.Discards: _discards,
        p.StepBegins: _step_begins,
        p.Rests: _rests,
        p.Readies: _readies,
        p.Turns: _turns,
        p.Switches: _switches,
        p.CountersChange: _counters,
        p.GainsResource: _gains,
        p.Produces: _produces,
        p.Does: _does,
        p.Searches: _searches,
        p.BurstUsed: _burst,
        p.Primes: _primes,
        p.Reveals: _reveals,
        p.Becomes: _becomes,
        p.AnyPattern: _any,
    }
)


# ---------------------------------------------------------------- the memory of the turn


def revive(game: Game, record: Record) -> Event:
    """The event as it was, with its objects as they are last known."""
    event = Event(record.kind, game.find(record.subject), record.player, record.amount, game.find(record.other))
    event.result = game.find(record.after)
    event.origin = record.origin
    event.to = record.to
    event.how = record.how
    event.by = record.by
    event.doer = record.doer
    event.cause = record.cause
    event.word = record.word
    event.flag = record.flag
    event.members = record.members
    if game.facts.treats and event.kind & ev.MOVES and event.other is not None:
        seen_as.as_performed(game, event)
    return event


def happened(game: Game, pattern: Pattern, ctx: Context, ever: bool = False) -> list[Record]:
    """What happened this turn (or ever) that fits the pattern."""
    kinds = kinds_of(pattern, game.rules.zones.in_play)
    found: list[Record] = []
    log = game.state.game_log + game.state.log if ever else game.state.log
    for record in log:
        if record.kind & kinds and fits(game, pattern, revive(game, record), ctx):
            found.append(record)
    return found
