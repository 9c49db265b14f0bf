"""Chapter 15.2: keyword abilities that stand for other abilities, and what changes with a card's zone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbiter.games.fftcg import card_types
from arbiter.games.fftcg.casting import WARP_COUNTER
from arbiter.kernel import setters
from arbiter.kernel.doing import relocate
from arbiter.kernel.state import RESTED
from arbiter.script.abilities import Ability, Keyword, Triggered, standing_for
from arbiter.script.amounts import Number
from arbiter.script.base import HOW_PLAY, OP_GE
from arbiter.script.conditions import Holds
from arbiter.script.effects import Move, RemoveCounters
from arbiter.script.nouns import EACH, YOU, CountersIs, Group, Same, Self
from arbiter.script.patterns import CountersChange, StepBegins

if TYPE_CHECKING:
    from arbiter.kernel.events import Event
    from arbiter.kernel.game import Game

# Keywords that are only a word on the object; the chapters they change look for it.
FLAGS: Final = frozenset({"haste", "brave", "first_strike", "back_attack"})


def warp(keyword: Keyword) -> tuple[Ability, ...]:
    """15.2.7.1, 15.2.7.1.2: the two auto-abilities that work while the card is removed from the game."""
    this = Group((Same(Self()),), (), EACH)
    has_counter = Holds(Self(), (CountersIs(WARP_COUNTER, OP_GE, Number(1)),))
    return (
        # 15.2.7.4  at the start of your Main Phase 1 one counter goes
        Triggered(
            "Warp: remove one Warp counter",
            None,
            StepBegins("main1", YOU),
            has_counter,
            (RemoveCounters(Self(), WARP_COUNTER, Number(1)),),
            zones=("removed",),
        ),
        # 15.2.7.5  with the last one the card moves to the field; 15.2.7.5.1  it is played, so the limits of the
        # field hold; 15.2.7.5.2  without counters nothing here triggers again
        Triggered(
            "Warp: put onto the field",
            None,
            CountersChange(this, WARP_COUNTER, placed=False, last=True),
            None,
            (Move(Self(), "field", HOW_PLAY, named="warp"),),
            zones=("removed",),
        ),
    )


EXPANSIONS: Final = {"warp": warp}


def stands_for(keyword: Keyword) -> tuple[Ability, ...]:
    """The abilities that the keyword stands for: none, where a chapter looks for the word itself."""
    return standing_for(keyword.name, EXPANSIONS[keyword.name](keyword)) if keyword.name in EXPANSIONS else ()


def entering(game: Game, event: Event) -> None:
    """5.2.3.1.1.3: a Backup enters the field dull."""
    obj = event.result
    if obj is None:
        return
    if obj.face.traits.type_bits & card_types.BACKUP:
        setters.turn(game, obj, RESTED)


def moved(game: Game, event: Event) -> None:
    """What the rules do at once with certain cards after a move; no stack, no replacement."""
    obj = event.result
    if obj is None:
        return
    # 15.2.9.4.2, 15.2.9.4.2.1  of a Primed pair the top card is removed from the game; 15.2.9.4.2.2  one event for both
    if event.beneath:
        relocate(game, obj, "removed")
        event.result = event.beneath[0]
        obj = event.beneath[0]
    # 15.2.8.4.1, 15.2.8.4.3, 15.2.8.4.4  an LB card that has left the field or the stack goes back face up;
    # 15.2.8.4.2  the event keeps the zone it went to; 15.2.8.4.5  a plain relocation: no stack, no replacement
    if event.origin in ("field", "stack") and event.to not in ("field", "stack", "limit") and obj.face.limit_cost:
        event.result = setters.turn_face(game, relocate(game, obj, "limit"), True)
