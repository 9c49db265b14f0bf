"""Chapter 7: the zones, as a table, and the limits on what may stand on a field."""

from __future__ import annotations

from typing import TYPE_CHECKING

import arbiter.kernel.evaluate as evaluate
from arbiter.games.fftcg import reasons
from arbiter.kernel.ruleset import Reason, Sight, ZoneSpec
from arbiter.script import statements as st

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.state import Obj

# 7.1  eight zones; each player has their own of each but the field and the stack. 7.6  public and hidden.
ZONES = (
    ZoneSpec("field", Sight.PUBLIC, shared=True, in_play=True, turns=2),  # 7.7.2
    ZoneSpec("damage", Sight.PUBLIC, ordered=True),  # 7.8.3
    ZoneSpec("deck", Sight.NOBODY, ordered=True, face_down=True),  # 7.9.2
    ZoneSpec("limit", Sight.OWNER_FACE_DOWN, face_down=True, limit=8),  # 7.14.1, 7.14.2
    ZoneSpec("break", Sight.PUBLIC),  # 7.10.2
    ZoneSpec("hand", Sight.OWNER),  # 7.11.2
    ZoneSpec("stack", Sight.PUBLIC, shared=True, ordered=True, stack=True),  # 7.12.2
    ZoneSpec("removed", Sight.PUBLIC),  # 7.13.2
)

CHARACTERS = frozenset({"forward", "backup", "monster"})  # 5.2.3.1.1
LIGHT_DARK = frozenset({"light", "dark"})
MOST_BACKUPS = 5  # 7.7.4


def permitted(game: Game, name: str, player: int, obj: Obj) -> bool:
    """Does a text in force permit something by this name to the player, for this object?"""
    for active in game.says.get(st.Permit, ()):
        statement = active.statement
        assert isinstance(statement, st.Permit)
        if statement.name == name and evaluate.is_player(game, statement.who, player, active.context):
            if evaluate.passes(game, statement.what.tests, obj, active.context):
                return True
    return False


def may_enter(game: Game, obj: Obj, player: int) -> Reason | None:
    """May the Character be put onto the player's field, or does a limit prohibit the deployment?"""
    now = obj.now
    if not now.types & CHARACTERS:
        return reasons.NOT_A_CARD_TO_CAST  # 5.2.3.1.2.1  Summons are never deployed
    generic = "generic" in now.flags
    names = now.names
    light_dark = bool(now.colours & LIGHT_DARK)
    backups = 0
    for other in game.field:
        if other.controller != player:
            continue
        seen = other.now
        if "backup" in seen.types:
            backups += 1
        # 7.7.3, 7.7.3.1  one of a name among those without the generic icon
        if not generic and names & seen.names and "generic" not in seen.flags:
            return reasons.SAME_NAME
        # 7.7.5  one Light or Dark Character
        if light_dark and seen.colours & LIGHT_DARK:
            if not any(permitted(game, f"two_{c}", player, obj) for c in sorted(now.colours & LIGHT_DARK)):
                return reasons.LIGHT_DARK
    if "backup" in now.types and backups >= MOST_BACKUPS:
        return reasons.FIVE_BACKUPS  # 7.7.4
    return None
