"""What a player cannot know, and a deal of it anew: another world that looks just the same to them.

A player knows which cards each deck began with, and every card that is or has been shown to them as
long as it can be followed. Whatever is left is equally likely to lie anywhere among the places that hide it, as far as
its owner, the deck it began in and its back allow.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbiter.kernel.aspects import EVERYTHING
from arbiter.kernel.chance import Seeded
from arbiter.kernel.index.versions import changed
from arbiter.kernel.rows import SIGHT_PUBLIC
from arbiter.kernel.views import is_visible, known_face

if TYPE_CHECKING:
    from arbiter.kernel.chance import Chance
    from arbiter.kernel.game import Game
    from arbiter.kernel.state import GameState, Obj
    from arbiter.kernel.traits import Face


class Knowledge:
    """What one player knows of the cards that lie hidden: the places, and what may lie there."""

    __slots__ = ("player", "hidden", "known")

    def __init__(self, player: int, hidden: list[Obj], known: dict[tuple[str, int], int]) -> None:
        self.player = player
        self.hidden = hidden  # cards that the player cannot tell, wherever they lie
        self.known = known  # of hidden places, by zone and whose it is: how many cards the player knows all the same

    def of(self, zone: str, owner: int) -> tuple[int, int]:
        """How many cards of this place are known to the player, and of how many."""
        known = self.known.get((zone, owner), 0)
        return known, known + sum(obj.zone == zone and obj.controller == owner for obj in self.hidden)


def knowledge(game: Game, player: int) -> Knowledge:
    """What the player knows of everything that does not lie open."""
    hidden: list[Obj] = []
    known: dict[tuple[str, int], int] = {}
    for spec in game.rules.zones.rows:
        for pile in game.state.zones[spec.name]:
            for obj in pile:
                if obj.token:
                    continue  # no card, and everybody saw it come
                # What lies face down in play as something of its own is seen by all, which card it is by few.
                if not is_visible(game, obj, player) or known_face(game, obj, player).is_back:
                    hidden.append(obj)
                elif spec.sight is not SIGHT_PUBLIC:
                    known[spec.name, obj.controller] = known.get((spec.name, obj.controller), 0) + 1
    return Knowledge(player, hidden, known)


def redeal(game: Game, player: int, chance: Chance) -> None:
    """Everything that the player cannot know is dealt anew, in place; from here on chance is another, too."""
    hidden = knowledge(game, player).hidden
    chance = exchange(game, by_origin(game, hidden), chance)
    # A card that began elsewhere may lie in a pile that was shuffled since: it may lie anywhere in it.
    chance = exchange(game, by_pile(game, hidden), chance)
    seed, _ = chance.number("world", 1 << 53)
    game.state.chance = Seeded(seed)
    changed(game, EVERYTHING)


def back_of(game: Game, obj: Obj) -> tuple[str, ...]:
    """What its back tells, where backs differ."""
    backs = game.rules.zones.backs
    return tuple(sorted(obj.face.front.printed.types & backs)) if backs else ()


def by_origin(game: Game, hidden: list[Obj]) -> list[list[Obj]]:
    """Places whose cards may have been exchanged as far as the player knows."""
    groups: dict[tuple[int, str, tuple[str, ...]], list[Obj]] = {}
    dealt = game.state.dealt
    for obj in hidden:
        groups.setdefault((obj.owner, dealt.get(obj.card, ""), back_of(game, obj)), []).append(obj)
    return list(groups.values())


def by_pile(game: Game, hidden: list[Obj]) -> list[list[Obj]]:
    """Places of one pile in which cards of more than one origin lie."""
    groups: dict[tuple[int, str, tuple[str, ...]], list[Obj]] = {}
    dealt = game.state.dealt
    for obj in hidden:
        groups.setdefault((obj.owner, obj.zone, back_of(game, obj)), []).append(obj)
    mixed = [group for group in groups.values() if len({dealt.get(obj.card, "") for obj in group}) > 1]
    return [group for group in mixed if group[0].zone not in game.rules.zones.in_play]


def exchange(game: Game, groups: list[list[Obj]], chance: Chance) -> Chance:
    """The cards of each group change places among themselves."""
    for group in groups:
        # In the order of their numbers, so that where they really lie decides nothing.
        cards = sorted([(obj.card, obj.face.front) for obj in group], key=number_of)
        chance = chance.mix("deal anew", cards)
        for obj, (card, face) in zip(group, cards, strict=True):
            lay_card(game, obj, card, face)
    return chance


def number_of(card: tuple[int, Face]) -> int:
    return card[0]


def lay_card(game: Game, obj: Obj, card: int, face: Face) -> None:
    """Another card lies there, the same way up; once all have been dealt, everything is worked out anew."""
    back = game.rules.zones.back
    obj.card = card
    obj.face = back(game.rules.layers.library, face) if obj.face.is_back and back is not None else face
    obj.now = obj.face.traits


def apart(game: Game, state: GameState) -> GameState:
    """A copy of the state whose hidden cards are its own, so that they can be dealt anew; clones share them."""
    made = state.clone()
    for spec in game.rules.zones.rows:
        if spec.name in state.table:
            continue  # a clone has its own of those
        for pile in made.zones[spec.name]:
            for i, obj in enumerate(pile):
                if spec.sight is not SIGHT_PUBLIC or not obj.face_up:
                    pile[i] = made.objects[obj.id] = obj.copy()
    return made
