"""Chapter 13: damage to units and rulers, what becomes of ruler damage, and the counter zone.

Damage to a ruler is only a number at first (13-2b-1). The rules effect 12-3 makes application processes of it, each of
which turns over one card of the deck: into the damage zone, or, if it has a Counter ability, into play for its player.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import arbiter.kernel.evaluate as evaluate
from arbiter.games.gateruler import named
from arbiter.games.gateruler.using import can_use, of_itself, other_ability, plays_itself
from arbiter.games.gateruler.zones import COUNTER, DAMAGE, DECK, GRAVEYARD, is_unit
from arbiter.kernel import events as ev
from arbiter.kernel import table_setters
from arbiter.kernel.effects.picking import kind_of
from arbiter.kernel.errors import IllegalPlay
from arbiter.kernel.events import Event
from arbiter.kernel.perform import announce, is_awaited, move, perform
from arbiter.kernel.playing.play import Play, run_play
from arbiter.kernel.repeating import so_many
from arbiter.kernel.resolution import put_process
from arbiter.script import abilities as ab
from arbiter.script import patterns as pt
from arbiter.script import statements as st
from arbiter.script.base import How

if TYPE_CHECKING:
    from arbiter.kernel.context import Context
    from arbiter.kernel.game import Game
    from arbiter.kernel.program import Program
    from arbiter.kernel.stack import StackItem
    from arbiter.kernel.state import Obj
    from arbiter.kernel.statements import Active
    from arbiter.kernel.traits import Face
    from arbiter.script.effects import Perform

CURRENT: Final = "ruler damage"  # 3-6f  the current ruler damage of a player's ruler
UNCOUNTERED: Final = "uncountered ruler damage"  # 13-6c-1  so much of it ignores Counter abilities
IGNORES_COUNTERS: Final = "ignores_counters"  # the mark on a source of such damage
IN_COMBAT: Final = "no_counters_in_combat"  # and on one of which only combat damage is such
APPLICATION: Final = "application"  # the name of the process in the gate
COUNTERING: Final = "counter"  # the kind of an ability that was played as a Counter ability


# ---------------------------------------------------------------- dealing damage (13-2)


def strike(game: Game, source: Obj, target: Obj) -> bool:
    """8-6d-1, 8-6d-2: combat damage, equal to STK against a ruler and to ATK against a unit; was any dealt?"""
    if is_unit(target):
        event = Event(ev.DAMAGES, target, target.controller, source.now.power, source, source.controller, "battle")
    else:
        event = Event(ev.HURTS, None, target.controller, source.now.strike, source, source.controller, "battle")
    if is_awaited(game, ev.NAMED_ACTIONS):
        for one, other in ((source, target), (target, source)):  # 15-35b, 15-35c  also for no damage at all
            announce(
                game, Event(ev.NAMED_ACTIONS, one, one.controller, 1, other, source.controller, "battle", "battled")
            )
    return event.amount > 0 and bool(perform(game, [event]))  # 13-2c


def hurt(game: Game, event: Event) -> None:
    """13-2b-1, 13-4a: the damage is added to the current ruler damage."""
    player = event.player
    kept = game.state.resources[player]
    table_setters.keep(game, player, CURRENT, kept.get(CURRENT, 0) + event.amount)
    if event.word == UNCOUNTERED or is_uncountered(event):
        table_setters.keep(game, player, UNCOUNTERED, kept.get(UNCOUNTERED, 0) + event.amount)


def is_uncountered(event: Event) -> bool:
    """13-6c-1: damage by a source for which Counter abilities are ignored."""
    if event.other is None:
        return False
    marked = event.other.now.marked
    return marked(IGNORES_COUNTERS) or (event.cause == "battle" and marked(IN_COMBAT))


def is_harmless(event: Event) -> bool:
    """13-8a: what is neither ruler nor unit is dealt no damage."""
    return event.kind == ev.DAMAGES and event.subject is not None and not is_unit(event.subject)


def deal_uncountered(game: Game, effect: Perform, ctx: Context) -> None:
    """13-6c-1: damage for which Counter abilities are ignored; 4-2c: a player's ruler is dealt it."""
    assert effect.amount is not None
    amount = evaluate.amount(game, effect.amount, ctx)
    cause, by = kind_of(ctx), ctx.effect_of()
    players = evaluate.players(game, effect.who, ctx)
    perform(game, [Event(ev.HURTS, None, player, amount, ctx.source, by, cause, UNCOUNTERED) for player in players])


# ---------------------------------------------------------------- changing damage (13-3, 14-14g)


# 14-14f, 14-14g-2  in this order; one more: of being dealt it, or, of what multiplies or reduces, the inactive player's
BASE: Final = 0
MULTIPLYING: Final = 2
REDUCING: Final = 4
OTHERWISE: Final = 6


def replacement_rank(game: Game, active: Active, event: Event) -> int:
    """14-14g-2: what multiplies damage comes before what reduces it; 14-14f: its base value before both."""
    statement = active.statement
    if not isinstance(statement, st.ChangeDamage):
        return OTHERWISE + is_of_receiver(statement)
    theirs = active.context.controller != game.state.active
    if statement.factor != 1:
        return MULTIPLYING + theirs
    if statement.reduce or statement.prevents or statement.set_to is not None:
        return REDUCING + theirs
    return BASE + is_of_receiver(statement)


def is_of_receiver(statement: object) -> bool:
    """14-14c-1: does it speak of being dealt damage, and not of dealing it?"""
    pattern = getattr(statement, "pattern", None)
    if isinstance(pattern, pt.DealsDamage):
        return pattern.to is not None or pattern.player is not None
    return isinstance(pattern, pt.ReceivesDamage)


def replacement_chooser(game: Game, event: Event, rank: int) -> int:
    """14-14c: who causes it; 14-14c-1: dealing: who deals the damage; being dealt: whose object or ruler it is.

    14-14g-2a: what multiplies or reduces damage is ordered by the player whose effects these are, the active one first.
    What the rules effects do is caused by nobody: of a unit destroyed by damage we take the card that destroyed it
    (14-16e) for the card that caused it, and of anything else the player whose card it happens to.
    """
    if event.kind & (ev.DAMAGES | ev.HURTS):
        if MULTIPLYING <= rank < OTHERWISE:
            return game.in_turn_order()[rank & 1]
        return event.player if rank & 1 else event.by
    if event.by >= 0:
        return event.by
    if event.other is not None:
        return event.other.controller
    return event.player if event.subject is None else event.subject.controller


def reduction_chooser(game: Game, active: Active, events: list[Event]) -> int:
    """13-3d-2: who controls the prevention; 13-3d-2a: if both are damaged, the opponent of who deals the damage."""
    if len({event.player for event in events}) > 1:
        by = next((event.by for event in events if event.by >= 0), active.context.controller)
        return game.opponents(by)[0]
    return active.context.controller


# ---------------------------------------------------------------- ruler damage application (13-5, 13-6)


def apply_ruler_damage(game: Game) -> None:
    """13-5: as many processes as damage; 13-5b-2: first those of the active player, so the other's resolve first."""
    for player in game.in_turn_order():
        kept = game.state.resources[player]
        table_setters.keep_none(game, player, CURRENT, UNCOUNTERED)  # 13-5c
        for number in so_many(kept.get(CURRENT, 0)):
            word = UNCOUNTERED if number < kept.get(UNCOUNTERED, 0) else ""
            put_process(game, APPLICATION, player, word=word)  # 13-5b-1


def resolve_application(game: Game, item: StackItem) -> None:
    """13-6: the top card of the deck is turned over; its Counter ability must be played."""
    player = item.frame.controller
    pile = game.pile(DECK, player)
    if not pile:
        return
    obj = move(game, pile[-1], COUNTER, How.DAMAGE, player, "rule")  # 13-6b
    if obj is None or obj.zone != COUNTER:
        return
    counters = [] if (0, UNCOUNTERED) in item.frame.words else counters_of(obj.face)
    if not counters:
        move(game, obj, DAMAGE, How.DAMAGE, player, "rule")  # 13-6c
        return
    for program in counters:
        play_counter(game, player, obj, program)  # 13-6d
    if not is_countering(game, obj) and game.here(obj.id) is not None:
        move(game, obj, GRAVEYARD, How.RULE, player, "rule")  # 13-6d-2


def counters_of(face: Face) -> list[Program]:
    """16-4: the Counter abilities of a card."""
    return [p for p in face.traits.programs if isinstance(p.ability, ab.Activated) and p.ability.zones == (COUNTER,)]


def play_counter(game: Game, player: int, obj: Obj, program: Program) -> None:
    """14-6: the ability is played, or the card itself where that is what it says (14-6c), without paying for it."""
    play = Play(COUNTERING, player, obj, program)
    play.how = COUNTERING  # 16-4b-1
    if not can_use(game, play):
        return
    if plays_itself(program):
        play = of_itself(game, play)
    else:
        other = other_ability(game, play)
        if other is not None:
            play = Play(COUNTERING, player, obj, other)  # 14-6b
            play.how = COUNTERING
    try:
        run_play(game, play)
    except IllegalPlay:
        return  # choices come before changes, so nothing has happened
    named.done(game, obj, player, "counter")  # 16-4a


def is_countering(game: Game, obj: Obj) -> bool:
    """Is a Counter ability of the card in the gate?"""
    return any(item.frame.source == obj.id for item in game.state.stack)


def spent_counters(game: Game) -> list[Obj]:
    """13-6d-3: cards in a counter zone whose ability has left the gate."""
    return [obj for pile in game.state.zones[COUNTER] for obj in pile if not is_countering(game, obj)]


ACTS: dict[str, Callable[[Game, Perform, Context], None]] = {"deal_uncountered": deal_uncountered}
