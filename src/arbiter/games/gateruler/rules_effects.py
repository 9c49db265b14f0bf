"""Section 12: rules effects."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbiter.games.gateruler import rulers
from arbiter.games.gateruler.zones import DAMAGE, DECK, FRONT, GRAVEYARD, IN_PLAY, SET
from arbiter.kernel.events import Event, moving
from arbiter.kernel.ruleset import Process
from arbiter.script.base import HOW_DESTROY, HOW_RULE

if TYPE_CHECKING:
    from arbiter.kernel.game import Game


def may_apply(game: Game) -> int:
    return 1


def defeats(game: Game) -> list[Event]:
    """12-2a-1, 12-2a-2."""
    state = game.state
    lost = [
        player
        for player in range(state.players)
        if len(state.zones[DAMAGE][player]) >= rulers.ruler_card(game, player).now.guard
        or not state.zones[DECK][player]
    ]
    if len(lost) == 2:
        game.end(-1, "both players lose")
    if lost:
        game.end(1 - lost[0], "damage or an empty deck")
    return []


def overlapping(game: Game) -> list[Event]:
    """12-4a: of several cards in one zone the latest stays."""
    events: list[Event] = []
    for zone in (FRONT, SET):
        for pile in game.state.zones[zone]:
            for obj in pile:
                if any(other.place == obj.place and other.stamp > obj.stamp for other in pile):
                    events.append(moving(obj, GRAVEYARD, HOW_RULE, IN_PLAY, -1, "rule"))
    return events


def destroyed(game: Game) -> list[Event]:
    """15-12b."""
    return [
        moving(obj, GRAVEYARD, HOW_DESTROY, IN_PLAY, -1, "rule")
        for pile in game.state.zones[FRONT]
        for obj in pile
        if obj.damage >= obj.now.guard
    ]


PROCESSES: Final = (
    Process("defeat", "12-2", defeats),
    Process("overlapping cards", "12-4", overlapping),
    Process("destroyed", "15-12", destroyed),
)
