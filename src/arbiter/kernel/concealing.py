"""At a table between people, whether somebody is asked must not tell what they hold.

Who is asked there, and how often, depends only on what the others may know: what lies open, how many cards somebody
holds, and which cards the decks of the match consist of. Whoever then has but one answer is asked all the same, and
the table answers for them as late as a person might. Everywhere else nobody is asked who has nothing to choose.

The lists of the decks count as known: what no card of the match could do is not asked about. Otherwise every event of
every game would have to wait for a card that somebody might have brought.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbiter.kernel.revisions import ALIKE
from arbiter.kernel.rows import SIGHT_PUBLIC
from arbiter.kernel.views import is_visible
from arbiter.script import effects as fx
from arbiter.script.nouns import Group
from arbiter.script.walk import walk

if TYPE_CHECKING:
    from collections.abc import Iterable

    from arbiter.kernel.game import Game
    from arbiter.kernel.state import Obj
    from arbiter.script.base import Effect


def are_unseen(game: Game, zones: Iterable[str]) -> bool:
    """Do things lie there that not everybody sees, at a table where that matters?"""
    if not game.conceals:
        return False
    specs = game.rules.zones.specs
    return any(specs[zone].sight is not SIGHT_PUBLIC for zone in zones)


def some_unseen(game: Game, objs: Iterable[Obj]) -> bool:
    """The same of things: is there one that some player does not see?"""
    if not game.conceals:
        return False
    return any(not is_visible(game, obj, player) for obj in objs for player in range(game.state.players))


def holds_unseen(game: Game, player: int, zone: str) -> bool:
    """Has the player a card there that some other does not know?"""
    others = [other for other in range(game.state.players) if other != player]
    return any(not is_visible(game, obj, other) for obj in game.pile(zone, player) for other in others)


def looks_at_hidden_cards(game: Game, effects: tuple[Effect, ...]) -> bool:
    """May it depend on cards that not everybody sees whether these can be carried out?"""
    specs = game.rules.zones.specs
    for node in walk(effects):
        if isinstance(node, fx.Discard):
            return True
        if isinstance(node, fx.Choose) and node.for_cast is not None and game.revision >= ALIKE:
            return True  # what is held may pay for it
        if isinstance(node, Group) and any(specs[zone].sight is not SIGHT_PUBLIC for zone in node.zones):
            return True
    return False
