"""Chapter 1014: what a search finds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbiter.script.base import Quality
from arbiter.script.nouns import Is, Same, Shares
from arbiter.script.walk import walk

if TYPE_CHECKING:
    from arbiter.kernel.context import Context
    from arbiter.kernel.game import Game
    from arbiter.kernel.state import Obj
    from arbiter.script.effects import Search


def may_find(game: Game, effect: Search, obj: Obj, ctx: Context) -> bool:
    """1014.3: not a card that shares a name with the searching one, unless the text spells the name.

    1014.3a: what is not shown to anybody is not bound by it.
    """
    if not effect.shown or ctx.source is None or not obj.now.names & ctx.source.now.names:
        return True
    return any(spells(test, obj) for test in walk(effect.group.tests))


def spells(test: object, obj: Obj) -> bool:
    """Does the text itself name the card?"""
    if isinstance(test, Is):
        return test.quality is Quality.NAME and test.value in obj.now.names
    return isinstance(test, Same) or (isinstance(test, Shares) and test.quality is Quality.NAME)
