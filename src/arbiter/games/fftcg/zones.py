"""Chapter 7: the zones, as a table, and the limits on what may stand on a field."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import arbiter.kernel.evaluate as evaluate
from arbiter.games.fftcg import card_types, reasons
from arbiter.kernel.aspects import FIELD, NATURES, zone_aspect
from arbiter.kernel.index.cell import Cell
from arbiter.kernel.rows import Reason, Sight, ZoneSpec
from arbiter.script import abilities as ab
from arbiter.script.nouns import Same, Self
from arbiter.script.statements import Permit

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.state import Obj

# 7.1, 7.2  eight zones; each player has their own of each but the field and the stack.
# 7.6.1, 7.6.2  which are public and which are hidden is a matter of the zone, whatever has been shown.
ZONES: Final = (
    ZoneSpec("field", Sight.PUBLIC, shared=True, turns=2),  # 7.7.2, 7.2.1, 6.3.1
    ZoneSpec("damage", Sight.PUBLIC, ordered=True),  # 7.8.3
    ZoneSpec("deck", Sight.NOBODY, ordered=True, face_down=True),  # 7.9.2, 7.9.3
    ZoneSpec("limit", Sight.OWNER_FACE_DOWN, face_down=True, limit=8),  # 7.14.1, 7.14.2
    ZoneSpec("break", Sight.PUBLIC),  # 7.10.1, 7.10.2
    ZoneSpec("hand", Sight.OWNER),  # 7.11.1, 7.11.2
    ZoneSpec("stack", Sight.PUBLIC, shared=True, ordered=True, stack=True),  # 7.12.1, 7.12.2, 7.12.3
    ZoneSpec("removed", Sight.PUBLIC),  # 7.13.2
)

DAMAGE: Final = zone_aspect("damage", ("field",), "hand", "stack")  # what changes when damage is taken
LIGHT_DARK: Final = frozenset({"light", "dark"})
MOST_BACKUPS: Final = 5  # 7.7.4


def permitted(game: Game, name: str, player: int, obj: Obj) -> bool:
    """Does a text in force permit something by this name to the player, for this object?"""
    for active in game.says.get(Permit, ()):
        statement = active.statement
        assert isinstance(statement, Permit)
        if statement.name == name and evaluate.is_player(game, statement.who, player, active.context):
            if evaluate.passes(game, statement.what.tests, obj, active.context):
                return True
    return False


def permits_itself(obj: Obj, name: str) -> bool:
    """Does the card's own text permit it, wherever the card comes from?"""
    for program in obj.now.programs:
        if isinstance(program.ability, ab.Static):
            for said in program.ability.statements:
                if isinstance(said, Permit) and said.name == name and said.what.tests == (Same(Self()),):
                    return True
    return False


class Composition:
    """What one player's field is made of, as far as the limits ask."""

    __slots__ = ("names", "twice", "backups", "shining")

    def __init__(self) -> None:
        self.names: set[str] = set()  # of Characters without the generic icon
        self.twice = False  # one of them stands there twice
        self.backups: list[Obj] = []
        self.shining = 0  # Light and Dark

    def count(self, obj: Obj) -> None:
        """One Character more."""
        now = obj.now
        if "generic" not in now.flags:
            if not self.names.isdisjoint(now.names):
                self.twice = True
            self.names.update(now.names)
        if now.type_bits & card_types.BACKUP:
            self.backups.append(obj)
        if not now.colours.isdisjoint(LIGHT_DARK):
            self.shining += 1

    def copy(self) -> Composition:
        made = Composition()
        made.names, made.twice, made.backups, made.shining = {*self.names}, self.twice, [*self.backups], self.shining
        return made


class Compositions(Cell):
    """Of each player; they depend on nothing but what is in play and what it is."""

    __slots__ = ("players",)

    def __init__(self) -> None:
        super().__init__(FIELD | NATURES)
        self.players: list[Composition] = []


def composition(game: Game, player: int) -> Composition:
    return compositions(game)[player]


def compositions(game: Game) -> list[Composition]:
    """What the field of each player is made of."""
    cell = game.index.own_cells.get((Compositions, -1))
    if not isinstance(cell, Compositions):
        cell = Compositions()
        game.index.add(cell)
    if cell.moved and game.index.look_again(cell):
        cell.players = [Composition() for _ in range(game.state.players)]
        for obj in game.field:
            cell.players[obj.controller].count(obj)
    return cell.players


def may_enter(game: Game, obj: Obj, player: int) -> Reason | None:
    """May the Character be put onto the player's field, or does a limit prohibit the deployment?"""
    return lacks_room(game, obj, player, composition(game, player))


def lacks_room(game: Game, obj: Obj, player: int, mine: Composition) -> Reason | None:
    """The same with what the player's field is made of."""
    now = obj.now
    if not now.type_bits & card_types.CHARACTERS:
        return reasons.NOT_A_CARD_TO_CAST  # 5.2.3.1.2.1  Summons are never deployed
    # 7.7.3, 7.7.3.1  one of a name among those without the generic icon
    if "generic" not in now.flags and not mine.names.isdisjoint(now.names):
        return reasons.SAME_NAME
    # 7.7.5  one Light or Dark Character
    if mine.shining and not now.colours.isdisjoint(LIGHT_DARK):
        mine_too = sorted(now.colours & LIGHT_DARK)
        if not any(permitted(game, f"two_{c}", player, obj) or permits_itself(obj, f"two_{c}") for c in mine_too):
            return reasons.LIGHT_DARK
    if len(mine.backups) >= MOST_BACKUPS and now.type_bits & card_types.BACKUP:
        return reasons.FIVE_BACKUPS  # 7.7.4
    return None


def may_enter_together(game: Game, objs: list[Obj], player: int) -> bool:
    """7.7.3 to 7.7.5  May these be deployed at once, one having its place beside the others?"""
    mine = composition(game, player).copy()
    for obj in objs:
        if lacks_room(game, obj, player, mine) is not None:
            return False
        mine.count(obj)
    return True
