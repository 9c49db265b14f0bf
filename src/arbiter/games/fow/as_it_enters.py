"""What happens as a card enters the field (702.3a, 702.3b, 1041.2, 1161.2): part of the event, nobody answers it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbiter.games.fow import orders, reincarnating
from arbiter.games.fow.additions import fuse_entity
from arbiter.games.fow.attacking import ATTACKING, enter_attacking
from arbiter.games.fow.keywords_arriving import AFTER_RAID, RAID
from arbiter.games.fow.zones import FIELD
from arbiter.kernel.as_it_enters import carry_out, instructions_about
from arbiter.kernel.context import Context
from arbiter.kernel.traits import declares
from arbiter.script.statements import As

if TYPE_CHECKING:
    from arbiter.kernel.events import Event
    from arbiter.kernel.game import Game


def entering(game: Game, event: Event) -> None:
    """702.3a, 702.3b: an ordered resonator becomes a J-ruler; then what is done as the card enters the field."""
    orders.entering(game, event)
    fuse_entity(game, event)  # 1156.2
    obj = event.result
    if obj is not None and event.to == FIELD:
        reincarnating.entering(game, obj)  # 1161.2
        if obj.arrival.by == ATTACKING:
            enter_attacking(game, obj)  # 1041.2
    texts_as_it_enters(game, event)


def texts_as_it_enters(game: Game, event: Event) -> None:
    """702.3b: what texts do as the card enters."""
    obj = event.result
    if obj is None:
        return
    instructions = instructions_about(game, obj, "enters") if As in game.says or declares(obj) else []
    if RAID in obj.arrival.extras:
        instructions.append((AFTER_RAID, Context(obj.controller, obj), "[Raid]"))  # 1196.2
    if instructions:
        carry_out(game, obj.controller, instructions)
