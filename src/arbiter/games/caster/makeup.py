"""What a player's field is made up of, and the abilities that it gives them (902.1a).

It is known for as long as nothing comes, goes or becomes something else; how cards stand, what is in the hand and what
is at hand to pay with changes far more often, and is left to `means`.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

import arbiter.kernel.evaluate as evaluate
from arbiter.games.caster.holdings import is_free, is_made_up, is_own_field, is_private, is_steady, is_told_by_holdings
from arbiter.games.caster.zones import CHASE, IN_PLAY, entities_of, stocked_of
from arbiter.kernel.characteristics import MARK_BIT, STAT_BITS
from arbiter.kernel.context import Context
from arbiter.kernel.index.abilities import abilities_in_play
from arbiter.kernel.playing.paying import feasible
from arbiter.kernel.playing.play import Action, Play
from arbiter.script import abilities as ab
from arbiter.script import costs as co
from arbiter.script.amounts import Number
from arbiter.script.base import QUALITY_NAME, STAT_COST, STAT_LEVEL
from arbiter.script.nouns import Group, Is, PrintedName, Same, Self

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.program import Program
    from arbiter.kernel.state import Obj
    from arbiter.script.base import CostPart

NOBODY: Final[list[Obj]] = []
VALUES: Final = STAT_BITS[STAT_COST] | STAT_BITS[STAT_LEVEL]


class Pick:
    """What a part of a cost picks, made ready for looking: cards of a group, or cards in stocks."""

    __slots__ = ("group", "count", "name", "beneath", "itself", "names", "options")

    def __init__(self, part: co.MoveSome | co.MoveBeneath | co.OneOf, count: int = 0) -> None:
        self.options: tuple[Pick, ...] = ()  # one of these is enough
        self.count = count
        self.group = Group() if isinstance(part, co.OneOf) else part.group
        self.name = ""  # the name that they bear in print, where they are in play
        self.beneath = isinstance(part, co.MoveBeneath)
        self.itself = self.group.tests == (Same(Self()),)
        self.names: frozenset[str] = frozenset()  # the names of cards in stocks
        if isinstance(part, co.MoveBeneath):
            self.names = frozenset(test.value for test in part.tests if isinstance(test, Is))
        elif self.group.zones == IN_PLAY:
            self.name = next((test.name for test in self.group.tests if isinstance(test, PrintedName)), "")


def pick_of(part: CostPart) -> Pick | None:
    """None: it is left to the long way."""
    if isinstance(part, co.OneOf):
        options = [pick_of(option[0]) if len(option) == 1 else None for option in part.options]
        known = tuple(option for option in options if option is not None)
        made = Pick(part)
        made.options = known
        return made if len(known) == len(options) else None
    if isinstance(part, co.MoveBeneath) and isinstance(part.count, Number):
        named = all(isinstance(test, Is) and test.quality is QUALITY_NAME for test in part.tests)
        simple = part.group.tests in ((), (Same(Self()),))
        return Pick(part, part.count.value) if named and simple else None
    if isinstance(part, co.MoveSome) and isinstance(part.count, Number):
        return Pick(part, part.count.value)
    return None


class Terms:
    """What can be known before a game of what an activated ability asks for."""

    __slots__ = (
        "limited",
        "plain",
        "counts",
        "private",
        "made_up",
        "pick",
        "aimless",
        "open",
        "own",
        "steady",
        "visible",
    )

    def __init__(self, program: Program) -> None:
        ability = program.ability
        assert isinstance(ability, ab.Activated)
        parts = ability.cost.parts
        self.limited = ability.limits is not ab.FREELY
        # Whoever can pay for it and has something to target can play it.
        self.plain = not (self.limited or ability.gate is not None or is_free(program))
        self.counts = bool(program.counters or program.stores or program.mana)
        self.private = is_private(program)
        self.made_up = self.private and all(is_made_up(part) for part in parts)
        # What it picks, where nothing else has to be done for it than to rest its own card.
        rests = bool(parts) and not program.mana and all(isinstance(part, co.RestThis) for part in parts[:-1])
        self.pick = pick_of(parts[-1]) if rests else None
        self.aimless = program.aims == ()
        aims = program.aims or ()
        self.open = bool(aims) and not any(CHASE in group.zones for group, _ in aims)  # looking tells what it targets
        self.own = self.open and all(is_own_field(group) for group, _ in aims)
        self.steady = self.own and all(is_steady(test) for group, _ in aims for test in group.tests)
        self.visible = all(is_told_by_holdings(group) for group, _ in aims)


@cache
def terms_of(program: Program) -> Terms:
    return Terms(program)


class Use:
    """An ability of something in the field, with what has been found out about it."""

    __slots__ = ("obj", "program", "terms", "action", "payable", "aimed", "seen", "hits")

    def __init__(self, obj: Obj, program: Program) -> None:
        self.obj = obj
        self.program = program
        self.terms = terms_of(program)
        # 907.2  aether abilities may be played with priority, too
        self.action = Action("aether" if program.resource else "ability", obj, program)
        # Where only the make-up of the field decides:
        self.payable: bool | None = None  # it has what the ability costs, as long as no mark prevents paying
        self.aimed: bool | None = None  # it has what the ability targets
        # And where not only the player's own cards decide:
        self.seen = -1  # when what it targets was last looked for
        self.hits = False


class MakeUp:
    """The entities of a player, by their names and with their abilities."""

    __slots__ = ("game", "player", "entities", "usable", "uses", "named_of", "names")

    def __init__(self, game: Game, player: int) -> None:
        self.game = game
        self.player = player
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
        if abilities_in_play(game).usable is not self.usable:
            self.usable = abilities_in_play(game).usable
            self.uses = [
                Use(obj, program)
                for obj, program in abilities_in_play(game).usable
                if obj.controller == player and obj.zone in program.zones
            ]
            self.entities = []
        entities = entities_of(game, player)
        if entities is not self.entities or game.index.worked_out.altered & VALUES:
            self.entities = entities
            for use in self.uses:
                use.payable = use.aimed = None
            if game.index.worked_out.altered & VALUES:
                self.entities = []
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
        if use.terms.aimless:
            return True
        if not use.terms.own or self.game.facts.treats:
            return None
        if use.aimed is not None:
            return use.aimed
        aimed = self.there_is(use)
        if use.terms.steady:
            use.aimed = aimed
        return aimed

    def hits(self, use: Use) -> bool:
        """Is there what the ability targets?"""
        return self.there_is(use)

    def there_is(self, use: Use) -> bool:
        ctx = Context(use.obj.controller, use.obj)
        for group, low in use.program.aims or ():
            if len(evaluate.search(self.game, group, ctx, low)) < low:
                return False
        return True

    def pays(self, use: Use) -> bool:
        """Can the whole of its cost be paid, about which nothing decides but what is the player's own?"""
        marked = self.game.index.worked_out.altered & MARK_BIT
        if use.payable is not None and not (use.payable and marked):
            return use.payable
        paid = self.can_pay(use.obj, use.program, use.terms)
        if use.terms.made_up and not marked:
            use.payable = paid
        return paid

    def can_pay(self, obj: Obj, program: Program, terms: Terms) -> bool:
        if terms.pick is not None:
            # Mostly there is nothing of what is asked for, or more than enough.
            found = self.finds(terms.pick, obj)
            if found is False or (found and obj.now.marks is None):
                return found
        assert isinstance(program.ability, ab.Activated)
        play = Play("ability", self.player, obj, program)
        play.ability_kind = "resource" if program.resource else "action"
        play.parts = list(program.ability.cost.parts)
        return feasible(self.game, play)

    def finds(self, pick: Pick, obj: Obj) -> bool | None:
        """Is there what is picked, whatever else is done with the object itself? None: that must be looked at."""
        if pick.options:
            known: bool | None = False
            for option in pick.options:
                found = self.finds(option, obj)
                if found:
                    return True
                if found is None:
                    known = None
            return known
        count = pick.count
        if pick.beneath:
            hosts = stocked_of(self.game, self.player)
            return bool(hosts) and self.stocks(pick, [obj] if pick.itself else hosts) >= count
        group = pick.group
        ctx = Context(obj.controller, obj)
        if pick.name:
            picked = [each for each in self.named(pick.name) if evaluate.matches(self.game, group, each, ctx)]
        else:
            picked = evaluate.search(self.game, group, ctx, count + 1)
        if len(picked) < count:
            return False
        others = 0
        for each in picked:
            if each.now.marks is not None:
                return None
            if each is not obj:
                others += 1
        return True if others >= count else None

    def stocks(self, pick: Pick, hosts: list[Obj]) -> int:
        """How many such cards lie beneath these."""
        count = 0
        for host in hosts:
            for _, face, _ in host.under:
                if pick.names <= face.front.traits.names:
                    count += 1
        return count
