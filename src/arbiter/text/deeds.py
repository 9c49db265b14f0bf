"""What a later sentence may call by the verb that was done to it: "the card removed this way", "for each resonator
destroyed this way". One effect can be called by several verbs. And which deeds of one sentence are done at once."""

from __future__ import annotations

from typing import Final

from arbiter.script.base import Effect, How, Position
from arbiter.script.effects import (
    Deal,
    Destroy,
    Discard,
    DiscardHand,
    Freeze,
    GainControl,
    Mill,
    Modify,
    Move,
    Orient,
    PlaceCounters,
    Ready,
    RemoveCounters,
    Rest,
)

BY_ZONE: Final = {"removed": "removed", "break": "put", "hand": "returned", "field": "entered"}
# In the order in which the printer tries them: what is destroyed is put into a graveyard, too.
VERBS: Final = ("removed", "returned", "entered", "banished", "destroyed", "discarded", "rested", "put")


def verbs_of(effect: Effect) -> tuple[str, ...]:
    """The verbs by which what this effect moves can be spoken of."""
    if isinstance(effect, Destroy):
        return ("destroyed", "put")
    if isinstance(effect, Discard | DiscardHand):
        return ("discarded",)
    if isinstance(effect, Move) and effect.how is How.BANISH:
        return ("banished",)
    if isinstance(effect, Move) and effect.how is How.DISCARD:
        return ("discarded",)
    if isinstance(effect, Move | Mill) and effect.to in BY_ZONE:
        return (BY_ZONE[effect.to],)
    return ()


# Changes of the table that happen as one event when a sentence joins them with "and".
AT_ONCE: Final = (Rest, Ready, Orient, Freeze, Deal, Destroy, Move, Modify, GainControl, PlaceCounters, RemoveCounters)


def is_at_once(effect: Effect) -> bool:
    """Shuffling comes after what the same sentence moves: it is no move."""
    return isinstance(effect, AT_ONCE) and not (isinstance(effect, Move) and effect.position is Position.SHUFFLED)
