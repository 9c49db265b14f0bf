"""Chapter 1033: an effect restarts the game: the cards go back to where they began, and it is set up anew (405)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import arbiter.kernel.evaluate as evaluate
from arbiter.games.fow.zones import DECK, EXTENSION, RULER, RUNE, STONES, STRANGER
from arbiter.kernel import table_setters
from arbiter.kernel.telling import tell
from arbiter.script.nouns import Self

if TYPE_CHECKING:
    from arbiter.kernel.context import Context
    from arbiter.kernel.game import Game
    from arbiter.kernel.traits import Face
    from arbiter.script.effects import Perform

WITH_THIS: Final = "with this"
HOMES: Final = {
    "ruler": RULER,
    "sub_ruler": RULER,
    "magic_stone": STONES,
    "rune": RUNE,
    "extension_rule": EXTENSION,
    "stranger": STRANGER,
}


def restart(game: Game, effect: Perform, ctx: Context) -> None:
    """1033.1: nobody wins or loses, and it is no draw; 1033.2: the effect's controller begins; 1033.3: with this card.

    What is being resolved has nothing left to change: the new game begins before anybody is asked anything else.
    """
    kept = evaluate.present(game, Self(), ctx) if effect.word == WITH_THIS else []
    table_setters.begin_game_anew(game, ctx.controller, tuple(obj.id for obj in kept))
    tell(game, "restarts", ctx.controller)


def home_zone(face: Face) -> str:
    """Where a card of its type begins, in a position that does not say it."""
    types = face.front.traits.types
    return next((zone for kind, zone in HOMES.items() if kind in types), DECK)
