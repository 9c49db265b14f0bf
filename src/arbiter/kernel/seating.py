"""Setting a game up again: an object for each player, and a game that begins anew with the same cards."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from arbiter.kernel.aspects import EVERYTHING
from arbiter.kernel.index.versions import changed
from arbiter.kernel.state import GameState, Obj
from arbiter.kernel.traits import NOTHING, Face, Traits

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.ruleset import Ruleset


def seat(rules: Ruleset, state: GameState) -> None:
    """An object for each player, where the ruleset lets texts choose players like objects."""
    if not rules.zones.player:
        return
    for player in range(state.players):
        obj = Obj(state.next_id(), 0, player_face(player), player, rules.zones.player)
        obj.token = True  # no card
        state.objects[obj.id] = obj
        state.zones[rules.zones.player][player].append(obj)


@cache
def player_face(player: int) -> Face:
    types = frozenset({"player"})
    traits = Traits(NOTHING, types, NOTHING, NOTHING, NOTHING, 0, 0, 0, 0, 0, NOTHING, NOTHING, ())
    return Face(f"(player {player})", f"player {player}", traits, "")


def begin_anew(game: Game) -> None:
    """Every card goes back to where it began, except those that begin again as they are; nothing else is left."""
    game.changing()
    rules = game.rules
    old = game.state
    first, out, dealt = old.first, old.out, old.dealt
    serial, clock, secrets = old.serial, old.clock, old.secrets
    kept = [obj for obj in map(game.here, old.kept or ()) if obj is not None]
    cards = sorted(gathered(game, kept), key=lambda piece: piece[0])
    zones: dict[str, list[list[Obj]]] = {name: [[] for _ in piles] for name, piles in old.zones.items()}
    GameState.__init__(old, old.players, zones, old.chance, old.table)  # whoever holds the state holds the new game's
    state = old
    state.first, state.out, state.dealt = first, out, dealt
    state.serial, state.clock, state.secrets = serial, clock, secrets + 1
    state.step = rules.turn.first_step
    for card, face, owner in cards:
        zone = dealt.get(card) or (rules.zones.deck if rules.zones.home is None else rules.zones.home(face))
        lay(rules, state, card, face, owner, zone)
    for obj in kept:
        lay(rules, state, obj.card, obj.face, obj.owner, obj.zone)
    seat(rules, state)
    game.index.forget()
    changed(game, EVERYTHING)


def gathered(game: Game, kept: list[Obj]) -> list[tuple[int, Face, int]]:
    """All cards of the game, those beneath others included; tokens and players are none."""
    found: list[tuple[int, Face, int]] = []
    for zone, piles in game.state.zones.items():
        for obj in (obj for pile in piles for obj in pile):
            if zone != game.rules.zones.player:
                if not obj.token and obj not in kept:
                    found.append((obj.card, obj.face.front, obj.owner))
                found += [(card, face.front, owner) for card, face, owner in obj.under]
    return found


def lay(rules: Ruleset, state: GameState, card: int, face: Face, owner: int, zone: str) -> None:
    obj = Obj(state.next_id(), card, face, owner, zone)
    obj.face_up = not rules.zones.specs[zone].face_down
    state.objects[obj.id] = obj
    piles = state.zones[zone]
    (piles[owner] if len(piles) > 1 else piles[0]).append(obj)
