"""What a player's field is made up of, and the abilities that it gives them (902.1a).

It is known for as long as nothing comes, goes or becomes something else; how cards stand, what is in the hand and what
is at hand to pay with changes far more often, and is left to `means`.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

import arbiter.kernel.evaluate as evaluate
from arbiter.games.caster.holdings import is_free, is_made_up, is_private, own_aims, steady_aims
from arbiter.games.caster.zones import ENTITIES, IN_PLAY, entities_of, stocked_of
from arbiter.kernel.characteristics import STAT_BITS
from arbiter.kernel.playing.paying import feasible
from arbiter.kernel.playing.play import Action, Play, offer
from arbiter.kernel.shelves import SEATS, shelve
from arbiter.script import abilities as ab
from arbiter.script import costs as co
from arbiter.script.amounts import Number
from arbiter.script.base import QUALITY_NAME, STAT_COST, STAT_LEVEL
from arbiter.script.nouns import Is, PrintedName, Same, Self

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.program import Program
    from arbiter.kernel.state import Obj
    from arbiter.script.base import CostPart
    from arbiter.script.nouns import Group

ITSELF: Final = (Same(Self()),)
NOBODY: Final[list[Obj]] = []
VALUES: Final = STAT_BITS[STAT_COST] | STAT_BITS[STAT_LEVEL]


class Terms:
    """What can be known before a game of what an activated ability asks for."""

    __slots__ = ("limited", "plain", "counts", "private", "made_up", "aimless", "aims", "steady")

    def __init__(self, program: Program) -> None:
        ability = program.ability
        assert isinstance(ability, ab.Activated)
        self.limited = ability.limits is not ab.FREELY
        # Whoever can pay for it and has something to target can play it.
        self.plain = not (self.limited or ability.gate is not None or is_free(program))
        self.counts = bool(program.counters or program.stores or program.mana)
        self.private = is_private(program)
        self.made_up = self.private and all(is_made_up(part) for part in ability.cost.parts)
        self.aimless = program.aims == ()
        self.aims: tuple[tuple[Group, int], ...] = own_aims(program)
        self.steady = steady_aims(self.aims)


@cache
def terms_of(program: Program) -> Terms:
    return Terms(program)


class Use:
    """An ability of something in the field, with what has been found out about it."""

    __slots__ = ("obj", "program", "terms", "action", "lacking", "aimed")

    def __init__(self, game: Game, obj: Obj, program: Program) -> None:
        self.obj = obj
        self.program = program
        self.terms = terms_of(program)
        # 907.2  aether abilities may be played with priority, too
        self.action: Action = offer(game, "aether" if program.resource else "ability", obj, program)
        self.lacking = False  # the field does not have what it costs
        self.aimed: bool | None = None  # the field has what it targets, where only the make-up of the field decides


class MakeUp:
    """The entities of a player, by their names and with their abilities."""

    __slots__ = ("game", "player", "key", "entities", "usable", "uses", "named_of", "names")

    def __init__(self, game: Game, player: int) -> None:
        self.game = game
        self.player = player
        self.key = ENTITIES + SEATS[player]
        self.entities: list[Obj] = []
        self.usable: list[tuple[Obj, Program]] = []
        self.uses: list[Use] = []
        self.named_of: list[Obj] = []
        self.names: dict[str, list[Obj]] = {}

    def abilities(self) -> list[Use]:
        """The activated abilities of the player's entities: the same as long as the field is made up of the same.

        Both lists are made anew whenever something is added, changes hands or becomes something else. While effects
        change costs or levels, nothing is kept.
        """
        game, player = self.game, self.player
        if game.unshelved:
            shelve(game)
        mine = game.shelf.get(self.key) or entities_of(game, player)
        valued = bool(game.alters & VALUES)
        if mine is not self.entities or game.usable is not self.usable or valued:
            self.usable = game.usable
            self.entities = mine[:] if valued else mine
            self.uses = [
                Use(game, obj, program)
                for obj, program in game.usable
                if obj.controller == player and obj.zone in program.zones
            ]
        return self.uses

    def named(self, name: str) -> list[Obj]:
        """The player's entities that bear the name in print, on their front at least."""
        mine = entities_of(self.game, self.player)
        if mine is not self.named_of:
            self.named_of = mine
            self.names = {}
            for obj in mine:
                for each in obj.face.front.line:
                    self.names.setdefault(each, []).append(obj)
        return self.names.get(name, NOBODY)

    def aims(self, use: Use) -> bool | None:
        """Is there what the ability targets? None: not only the player's own field decides that."""
        terms = use.terms
        if terms.aimless:
            return True
        if not terms.aims or self.game.treats:
            return None
        if use.aimed is not None:
            return use.aimed
        ctx = self.game.reader(use.obj)
        aimed = True
        for group, low in terms.aims:
            if len(evaluate.search(self.game, group, ctx, low)) < low:
                aimed = False
                break
        if terms.steady:
            use.aimed = aimed
        return aimed

    def can_pay(self, obj: Obj, program: Program) -> bool:
        """Can the whole of a cost be paid about which nothing decides but what is the player's own?"""
        assert isinstance(program.ability, ab.Activated)
        parts = program.ability.cost.parts
        if not program.mana and all(isinstance(part, co.RestThis) for part in parts[:-1]):
            # Mostly there is nothing of what is asked for, or more than enough.
            found = self.finds(parts[-1], obj)
            if found is False or (found and obj.now.marks is None):
                return found
        play = Play("ability", self.player, obj, program)
        play.ability_kind = "resource" if program.resource else "action"
        play.parts = list(parts)
        return feasible(self.game, play)

    def finds(self, part: CostPart, obj: Obj) -> bool | None:
        """Is there what a part picks, whatever else is done with the object itself? None: that must be looked at."""
        if isinstance(part, co.OneOf):
            tried = [self.finds(option[0], obj) if len(option) == 1 else None for option in part.options]
            return True if True in tried else None if None in tried else False
        if isinstance(part, co.MoveBeneath):
            return self.lies_beneath(part, obj)
        if not isinstance(part, co.MoveSome) or not isinstance(part.count, Number):
            return None
        count = part.count.value
        group = part.group
        ctx = self.game.reader(obj)
        name = next((test.name for test in group.tests if isinstance(test, PrintedName)), "")
        if name and group.zones == IN_PLAY:
            found = [each for each in self.named(name) if evaluate.matches(self.game, group, each, ctx)]
        else:
            found = evaluate.search(self.game, group, ctx, count + 1)
        if len(found) < count:
            return False
        others = 0
        for each in found:
            if each.now.marks is not None:
                return None
            if each is not obj:
                others += 1
        return True if others >= count else None

    def lies_beneath(self, part: co.MoveBeneath, obj: Obj) -> bool | None:
        """Are there so many such cards in stocks of the player's? None: that must be looked at."""
        hosts = stocked_of(self.game, self.player)
        if part.group.tests == ITSELF:
            hosts = [obj] if obj.under else []
        elif hosts and part.group.tests:
            return None
        if not hosts:
            return False
        if not isinstance(part.count, Number):
            return None
        names: set[str] = set()
        for test in part.tests:
            if not isinstance(test, Is) or test.quality is not QUALITY_NAME:
                return None
            names.add(test.value)
        count = 0
        for host in hosts:
            for _, face, _ in host.under:
                if names <= face.front.traits.names:
                    count += 1
        return count >= part.count.value
