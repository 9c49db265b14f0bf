"""Section 16-15: Forced Reveal. A card with it is played at the next system process, whatever its player would like.

It waits among the abilities that have triggered (11-2a-2), so its player orders it with them and the active player's
come first (16-15b-1c, 16-15b-1d).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbiter.games.gateruler.own_words import MANY_MATCHES
from arbiter.games.gateruler.zones import DRIVE, HAND
from arbiter.kernel import table_setters
from arbiter.kernel.kept_by_identity import keep
from arbiter.kernel.ongoing import Frame, Pending
from arbiter.kernel.playing.play import Play
from arbiter.kernel.playing.targets import can_aim
from arbiter.kernel.text_features import may_give
from arbiter.script import abilities as ab

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.state import Obj
    from arbiter.kernel.traits import Face

FORCED: Final = "forced_reveal"  # the keyword, and how such a card is played (15-31a)
# 16-15b-1a  Out of a hand that is a normal summon, so what asks for one from a hand is meant, too (15-3d, 16-3b).
FROM_HAND: Final = "forced_reveal_from_hand"
WAYS: Final = frozenset({FORCED, FROM_HAND})
# What waits: the card itself is to be played.
REVEAL: Final = ab.Triggered("Forced Reveal", zones=(HAND, DRIVE), plays=True, name=FORCED)
# Whether there is such a card in a match at all, by its faces; they are kept so that their id stays their own.
KNOWN: dict[int, tuple[tuple[Face, ...], bool]] = {}


def is_in_match(game: Game) -> bool:
    known = KNOWN.get(id(game.facts.faces))
    if known is None:
        programs = [program for face in game.facts.faces for program in face.traits.programs]
        found = any(FORCED in face.traits.keywords for face in game.facts.faces) or any(
            may_give(program.ability, FORCED) for program in programs
        )
        known = keep(KNOWN, game.facts.faces, (game.facts.faces, found), MANY_MATCHES)
    return known[1]


def waiting(game: Game) -> list[Obj]:
    """16-15b-1: cards in hands and drive zones that must be played and do not wait for it yet."""
    found: list[Obj] = []
    for zone in (HAND, DRIVE):
        for pile in game.state.zones[zone]:
            found += [obj for obj in pile if FORCED in obj.now.keywords and can_be_played(game, obj)]
    due = {pending.frame.source for pending in game.state.pending}
    return [obj for obj in found if obj.id not in due]


def can_be_played(game: Game, obj: Obj) -> bool:
    """16-15b-1b: cost and summon cap do not matter, but what must be chosen has to be there (14-4b-4)."""
    play = Play("card", obj.controller, obj, obj.face.spell)
    return obj.face.spell is None or can_aim(game, obj.face.spell, play.context, "summon")


def add(game: Game) -> None:
    game.changing()
    state = game.state
    program = game.rules.layers.library.program(REVEAL)
    for obj in waiting(game):
        pending = Pending(state.next_id(), program, Frame(obj.controller, obj.id), obj.zone)
        table_setters.set_pending(game, (*state.pending, pending))
