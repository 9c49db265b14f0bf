"""Chapter 12: rule processes. Each row looks for its condition and gives the events that it asks for.

They are performed simultaneously as one event (12.3); nobody controls them (12.2).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbiter.games.fftcg import card_types
from arbiter.games.fftcg.zones import DAMAGE, LIGHT_DARK, MOST_BACKUPS, compositions, permitted
from arbiter.kernel import aspects, setters
from arbiter.kernel.decisions import ChooseObjects
from arbiter.kernel.events import Event, by_its_damage, moving
from arbiter.kernel.rows import Process
from arbiter.script.base import HOW_DESTROY, HOW_RULE, How

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.state import Obj

DAMAGE_TO_LOSE: Final = {"constructed": 7, "limited": 6}  # 3.1.1
FEW_POINTS: Final = min(DAMAGE_TO_LOSE.values())
BREAKABLE: Final = 1000  # 12.4.5  what has less power, but some, is not broken by damage

# What damage and powers may have changed with; what the limits on a field; and all that the processes look at.
WOUND_ASPECTS: Final = aspects.WOUNDS | aspects.FIELD | aspects.NATURES | aspects.NUMBERS
CROWD_ASPECTS: Final = aspects.FIELD | aspects.NATURES | aspects.STATEMENTS
READS: Final = WOUND_ASPECTS | CROWD_ASPECTS | aspects.OUTCOME | DAMAGE

# The places of the processes in their table below, as bits.
DEFEATS: Final = 1
WOUNDS: Final = 2 | 4 | 64
SAME_NAMES: Final = 8
LIGHT_AND_DARK: Final = 16
BACKUPS: Final = 32


def defeats(game: Game) -> list[Event]:
    """12.4.1 to 12.4.3: everybody who has lost loses together; both at once is a draw (3.3)."""
    state = game.state
    limit = DAMAGE_TO_LOSE[game.format]
    lost: dict[int, str] = {}
    for player in range(state.players):
        if len(state.zones["damage"][player]) >= limit:  # 12.4.1, 3.1.1
            lost[player] = f"{limit} points of damage"
        elif player in state.drew_from_empty:  # 12.4.2, 3.1.2
            lost[player] = "had to draw from an empty deck"
        elif player in state.overrun:  # 12.4.3, 3.1.3
            lost[player] = "took damage beyond the deck"
        elif player in state.lost:
            lost[player] = "an effect"
    if state.won and not lost:
        game.end(state.won[0] if len(set(state.won)) == 1 else -1, "an effect")
    if lost:
        if len(lost) == state.players:
            game.end(-1, "both players lose")  # 3.3
        loser = next(iter(lost))
        game.end(1 - loser, lost[loser])  # 3.1, 3.2
    return []


def may_apply(game: Game, moved: int) -> int:
    """One look over the table, where so much has changed: which of the processes can have something to do?"""
    state = game.state
    found = 0
    if state.drew_from_empty or state.overrun or state.lost or state.won:
        found = DEFEATS
    one, other = state.zones["damage"]
    if len(one) >= FEW_POINTS or len(other) >= FEW_POINTS:
        limit = DAMAGE_TO_LOSE[game.format]
        if len(one) >= limit or len(other) >= limit:
            found = DEFEATS
    if moved & WOUND_ASPECTS:
        for obj in game.field:
            now = obj.now
            # No power left counts as well: damage is never below it. What has sources of damage forgets them.
            if obj.hurt_by or (now.type_bits & card_types.FORWARD and obj.damage >= now.power):
                found |= WOUNDS
                break
    if moved & CROWD_ASPECTS:
        for mine in compositions(game):
            if mine.twice:
                found |= SAME_NAMES
            if mine.shining > 1:
                found |= LIGHT_AND_DARK
            if len(mine.backups) > MOST_BACKUPS:
                found |= BACKUPS
    return found


def put(obj: Obj, how: How) -> Event:
    # 15.1.1.3.2  only How.DESTROY is breaking
    return moving(obj, "break", how, ("field",), -1, "rule")


def powerless(game: Game) -> list[Event]:
    """12.4.4: no power left: put into the Break Zone (not broken)."""
    return [put(obj, HOW_RULE) for obj in game.field if obj.now.type_bits & card_types.FORWARD and obj.now.power <= 0]


def broken(game: Game) -> list[Event]:
    """12.4.5: damage as large as its power breaks it; the sources of the damage just taken broke it."""
    events: list[Event] = []
    for obj in game.field:
        now = obj.now
        if obj.damage and BREAKABLE <= now.power <= obj.damage and now.type_bits & card_types.FORWARD:
            event = put(obj, HOW_DESTROY)
            if obj.hurt_by:
                by_its_damage(event, obj, game.find(obj.hurt_by[-1]))
            events.append(event)
    return events


def same_names(game: Game) -> list[Event]:
    """12.4.6: two of one name without the generic icon: all of them go."""
    first: dict[tuple[int, str], Obj] = {}
    going: list[Obj] = []
    for obj in game.field:
        if "generic" in obj.now.flags:
            continue
        for name in obj.now.names:
            other = first.setdefault((obj.controller, name), obj)
            if other is not obj:
                going += [each for each in (other, obj) if each not in going]
    return [put(obj, HOW_RULE) for obj in going]


def light_and_dark(game: Game) -> list[Event]:
    """12.4.7: two Light or Dark Characters under one player: all of them go.

    2.1: who may be played beside others is not one of the two. Otherwise the others would go when it is played, and
    the text would have permitted nothing.
    """
    holders: dict[int, list[Obj]] = {}
    for obj in game.field:
        player, shining = obj.controller, sorted(obj.now.colours & LIGHT_DARK)
        if shining and not any(permitted(game, f"two_{c}", player, obj) for c in shining):
            holders.setdefault(player, []).append(obj)
    return [put(obj, HOW_RULE) for found in holders.values() if len(found) > 1 for obj in found]


def too_many_backups(game: Game) -> list[Event]:
    """12.4.8: the controller of a sixth Backup puts the extra ones into the Break Zone."""
    events: list[Event] = []
    if len(game.field) <= MOST_BACKUPS:
        return events
    for player in range(game.state.players):
        backups = [obj for obj in game.field if obj.controller == player and obj.now.type_bits & card_types.BACKUP]
        extra = max(0, len(backups) - MOST_BACKUPS)
        if extra:
            picked = game.ask_many(ChooseObjects(player, backups, extra, extra, "too many backups"))
            events += [put(backups[i], HOW_RULE) for i in picked]
    return events


def forget_wounds(game: Game) -> list[Event]:
    """12.4.5: only damage taken just before counts as having broken it: who was kept from breaking by this process, and
    is broken by a later one, is not broken by the source of that damage."""
    for obj in game.field:
        if obj.hurt_by:
            setters.forget_sources_of_damage(game, obj)
    return []


PROCESSES: Final = (
    Process("defeat", "12.4.1", defeats),
    Process("no power", "12.4.4", powerless),
    Process("broken", "12.4.5", broken),
    Process("same name", "12.4.6", same_names),
    Process("light and dark", "12.4.7", light_and_dark),
    Process("six backups", "12.4.8", too_many_backups),
    Process("wounds", "12.4.5", forget_wounds),
)
