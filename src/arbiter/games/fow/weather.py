"""Chapter 1028: the weather of a player, a word of the player's own object.

Effects that set it are continuous effects like any other, so that durations and the latest of several come from the
layers (909, 902.3). The four kinds do nothing themselves; texts ask for them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbiter.games.fow.zones import PLAYER
from arbiter.kernel import table_setters
from arbiter.kernel.ongoing import Ongoing
from arbiter.script.amounts import Number
from arbiter.script.base import Lasting, Quality, Who
from arbiter.script.conditions import Exists
from arbiter.script.nouns import YOU, AnyOf, Every, Group, Is, Not
from arbiter.script.statements import SetWords

if TYPE_CHECKING:
    from arbiter.kernel.game import Game

CLEAR: Final = "clear"
CHANGED: Final = ("rain", "thunderstorm", "pollution")
WEATHERS: Final = (CLEAR, *CHANGED)  # 1028.1


def sky(who: Who = YOU) -> Every:
    """Whose weather: "the weather" is that of the text's controller (1028.2a, 1028.3)."""
    return Every(Group((Is(Quality.TYPE, "player"),), (PLAYER,), who))


def becomes(kind: str) -> SetWords:
    return SetWords(Quality.GROUP, (kind,))


def weather_is(kind: str, who: Who = YOU) -> Exists:
    """1028.2: without another weather it is clear."""
    changed = tuple(Is(Quality.GROUP, word) for word in CHANGED)
    test = Not(AnyOf(changed)) if kind == CLEAR else Is(Quality.GROUP, kind)
    return Exists(Group((test,), (PLAYER,), who), Number(1))


def sets_weather(effect: Ongoing) -> bool:
    return any(
        isinstance(change, SetWords) and change.quality is Quality.GROUP and not set(change.values).isdisjoint(WEATHERS)
        for change in effect.changes
    )


def return_weather(game: Game) -> None:
    """1028.2e: as a turn begins a weather until end of game is applied again, after all that came since."""
    state = game.state
    if not state.effects:
        return
    lasting = [e for e in state.effects if e.lasting == Lasting.GAME._value_ and sets_weather(e)]
    for effect in lasting:
        table_setters.renew_effect(game, effect)
