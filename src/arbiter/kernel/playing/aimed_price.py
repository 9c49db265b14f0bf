"""What a play costs may hang on what it chooses: "less if it targets a Beast", "more for what targets this card".

Texts ask that of the play as it will stand on the stack. Before anything is chosen, it is asked of what could be.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

import arbiter.kernel.evaluate as evaluate
from arbiter.kernel.kept_by_identity import keep
from arbiter.kernel.playing.legal_targets import legal
from arbiter.kernel.playing.play import Place
from arbiter.kernel.revisions import AIMED_PRICE
from arbiter.kernel.stack import StackItem
from arbiter.kernel.text_features import declared_choices
from arbiter.kernel.traits import states, statics_of
from arbiter.script import effects as fx
from arbiter.script.nouns import Chooses, SingleTarget
from arbiter.script.statements import CostChange
from arbiter.script.walk import walk

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.playing.play import Play

Aims = list[tuple[int, tuple[int, ...]]]  # slots, and the ids of what was chosen for them


def aimed(game: Game, play: Play) -> StackItem | None:
    """The play as it will stand on the stack with what it has chosen; None: nothing has been chosen yet."""
    if not play.targets or game.revision < AIMED_PRICE:
        return None
    return StackItem(
        0, play.kind, play.program, play.context.frame(), play.obj.id, tuple(play.targets), extras=play.extras
    )


# Texts that were looked through for what is chosen; the text is kept so that its id stays its own.
SPEAKS_OF_AIMS: Final[dict[int, tuple[object, bool]]] = {}


def speaks_of_aims(text: object) -> bool:
    """Does it ask what something on the stack has chosen?"""
    known = SPEAKS_OF_AIMS.get(id(text))
    if known is None:
        asks = any(isinstance(part, Chooses | SingleTarget) for part in walk(text))
        known = keep(SPEAKS_OF_AIMS, text, (text, asks))
    return known[1]


def hinges_on_aims(game: Game, play: Play) -> bool:
    """May what the play chooses tell what it costs?"""
    if play.program is None or not play.program.targets or game.revision < AIMED_PRICE:
        return False
    if states(play.obj, CostChange):
        if any(program.declares and speaks_of_aims(program.ability) for program in statics_of(play.obj)):
            return True
    return any(speaks_of_aims(active.statement) for active in game.says.get(CostChange, ()))


def possible_aims(game: Game, play: Play) -> Iterator[Aims]:
    """One by one what can be chosen at the places of the text, and nothing where nothing has to be."""
    kind = "summon" if play.ability_kind == "summon" else "ability"
    places = list(declared_choices(play.effects))
    lows = [evaluate.amount(game, place.low, play.context) for place in places]
    if not any(low > 0 for low in lows) or any(isinstance(part, fx.Modes) for part in play.effects):
        yield []
    for place in places:
        for obj in legal(game, Place(place.slot, place.group, 1, 1, place), play.context, kind):
            yield [(place.slot, (obj.id,))]
