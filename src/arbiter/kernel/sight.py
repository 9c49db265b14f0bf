"""What the players have in sight, so that two positions can be compared: did anybody come to see a card in between?

Whatever was done may be taken back as if nothing had happened exactly as long as nobody has seen a card that they did
not see before, and chance has decided nothing. This is found by looking at both positions, so that no rule has to
remember to say so. Only people count: a bot keeps nothing in mind of what was taken back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbiter.kernel.decisions import ChooseObjects, Decision
from arbiter.kernel.rows import SIGHT_NOBODY
from arbiter.kernel.views import is_visible, known_face
from arbiter.script.statements import Permit

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.state import Obj


class Sight:
    """The cards that each person sees, by the numbers they were dealt under, and how far chance has been drawn from."""

    __slots__ = ("seen", "chance")

    def __init__(self, seen: list[set[int]], chance: object) -> None:
        self.seen = seen
        self.chance = chance

    def reveals(self, after: Sight) -> bool:
        """Has somebody come to see a card, or chance decided something, from this position to that?"""
        if self.chance != after.chance:
            return True
        for person, seen in enumerate(after.seen):
            if not seen <= self.seen[person]:
                return True
        return False


def in_sight(game: Game, asked: Decision | None, people: tuple[int, ...]) -> Sight:
    """What these players see while this is asked: whoever searches sees the cards that they may find."""
    state = game.state
    seen: list[set[int]] = [set() for _ in people]
    top_shown = Permit in game.says
    for spec in game.rules.zones.rows:
        hidden = spec.sight is SIGHT_NOBODY
        for pile in state.zones[spec.name]:
            for obj in pile:
                if hidden and not obj.seen and not (top_shown and obj is pile[-1]):
                    continue  # most of every deck
                for i, player in enumerate(people):
                    if is_visible(game, obj, player):
                        look_at(game, obj, player, seen[i])
    if isinstance(asked, ChooseObjects) and asked.player in people and is_looked_through(asked):
        seen[people.index(asked.player)].update([obj.card for obj in asked.options])
    return Sight(seen, state.chance.mark())


def look_at(game: Game, obj: Obj, player: int, seen: set[int]) -> None:
    """The player sees the object; what lies face down as something else tells only who may look which card it is."""
    if not obj.token and not known_face(game, obj, player).is_back:
        seen.add(obj.card)
    for card, _, _ in obj.under:
        seen.add(card)


def is_looked_through(asked: Decision) -> bool:
    """Whoever searches looks at the cards, wherever they lie."""
    return asked.why == "search"
