"""Chapter 1020: Soul Bond. A servant of the extra deck enters with its materials beneath it, as its stocks.

306.6: what lies face down has no name, so it is no material, neither as an entity nor as a stock.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import arbiter.kernel.evaluate as evaluate
from arbiter.games.caster.zones import EXTRA, FIELD, GRAVEYARD, HAND, in_caster_zone
from arbiter.kernel import setters
from arbiter.kernel.decisions import ChooseOption
from arbiter.kernel.doing import put_in, take_out
from arbiter.kernel.events import moving
from arbiter.kernel.perform import perform
from arbiter.script.base import How

if TYPE_CHECKING:
    from arbiter.kernel.context import Context
    from arbiter.kernel.game import Game
    from arbiter.kernel.state import Obj
    from arbiter.kernel.traits import Face
    from arbiter.script.effects import Perform

Piece = tuple[int, "Face", int]


class Material(NamedTuple):
    """A card that can serve: one in hand, an entity, or the card so far beneath an entity (from 0)."""

    obj: Obj
    beneath: int = -1

    def piece(self) -> Piece:
        if self.beneath >= 0:
            return self.obj.under[self.beneath]
        return self.obj.card, self.obj.face, self.obj.owner

    def label(self) -> str:
        name = self.piece()[1].name
        if self.obj.zone == HAND:
            return f"{name} (hand)"
        return f"{name} (field)" if self.beneath < 0 else f"{name} (under {self.obj.face.name})"


def materials_of(face: Face) -> tuple[str, ...]:
    """212.2: the names that are printed as its materials."""
    return tuple(name.strip() for name in face.extra.get("materials", "").split("|") if name.strip())


def candidates(game: Game, player: int, name: str) -> list[Material]:
    """1020.1: cards of that name in hand, and entities and stocks in the player's caster zone."""
    found = [Material(obj) for obj in game.state.zones[HAND][player] if name in obj.now.names]
    for obj in game.field:
        if obj.controller != player or not in_caster_zone(obj) or obj.token:
            continue
        if name in obj.now.names and obj.face_up:
            found.append(Material(obj))
        found += [Material(obj, i) for i, (_, face, _) in enumerate(obj.under) if name in face.traits.names]
    return found


def can_bond(game: Game, player: int, obj: Obj) -> bool:
    """Is there a card for each of the materials? (212.2  No other cards have any.)"""
    names = materials_of(obj.face)
    return names != () and all(candidates(game, player, name) for name in names)


def choose_materials(game: Game, player: int, obj: Obj) -> list[Material]:
    """1020.1: one card for each; no card serves twice."""
    chosen: list[Material] = []
    for name in materials_of(obj.face):
        options = [each for each in candidates(game, player, name) if each not in chosen]
        if not options:
            return []
        labels = tuple(each.label() for each in options)
        chosen.append(options[game.ask_one(ChooseOption(player, labels, "material", obj.id))])
    return chosen


def bond(game: Game, player: int, obj: Obj) -> None:
    """1020.1: the servant enters its player's servant zone, and the materials become its stocks."""
    if obj.zone != EXTRA or not can_bond(game, player, obj):
        return
    chosen = choose_materials(game, player, obj)
    if not chosen:
        return
    game.changing()
    pieces = [each.piece() for each in chosen]
    lift(game, chosen)
    event = moving(obj, FIELD, How.PUT, game.rules.zones.in_play, player, "soul_bond")
    event.control = player
    event.stocks = tuple(pieces)
    if any(done.to == FIELD for done in perform(game, [event])):
        return
    for card, face, owner in pieces:
        # 1020.1 does not say what becomes of materials when the servant goes elsewhere: nothing holds them as stocks,
        # so they go where stocks go that have lost their entity (315.1d).
        put_in(game, card, face.front, owner, GRAVEYARD, None)


def lift(game: Game, chosen: list[Material]) -> None:
    """The cards leave where they are; 315.1d: the stocks of an entity that becomes a stock go to the graveyard."""
    for host in {each.obj.id: each.obj for each in chosen if each.beneath >= 0}.values():
        taken = {each.beneath for each in chosen if each.obj is host}
        setters.put_beneath(game, host, tuple(piece for i, piece in enumerate(host.under) if i not in taken))
    for each in chosen:
        if each.beneath < 0:
            for card, face, owner in each.obj.under:
                put_in(game, card, face.front, owner, GRAVEYARD, None)
            take_out(game, each.obj, True)


def soul_bond_act(game: Game, effect: Perform, ctx: Context) -> None:
    """A text performs Soul Bond with a card of the extra deck."""
    for obj in evaluate.present(game, effect.thing, ctx):
        bond(game, ctx.controller, obj)
