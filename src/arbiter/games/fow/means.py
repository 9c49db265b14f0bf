"""What a player could pay with and use (907, 1003): most questions of "can it be played?" need no more than counting.

It is counted once for as long as nothing of the player's own changes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbiter.games.fow.inhand import Hand, is_automatic
from arbiter.games.fow.lifebreak import VALHALLA, may_break
from arbiter.games.fow.wardens import is_willpower
from arbiter.games.fow.ways import FROM_GRAVEYARD, GIVING
from arbiter.games.fow.will import is_free, waits
from arbiter.games.fow.zones import FIGHTERS, GRAVEYARD, HAND, PLAYABLE, PLAYER, STANDBY
from arbiter.kernel.aspects import own
from arbiter.kernel.index.abilities import abilities_in_play
from arbiter.kernel.index.cell import Cell
from arbiter.kernel.payment import payable
from arbiter.kernel.playing.play import Action, Play
from arbiter.kernel.playing.pool import sources_for
from arbiter.kernel.sources import Source
from arbiter.kernel.triggers import used_up
from arbiter.script import abilities as ab
from arbiter.script import statements as st
from arbiter.script.base import TIMING_MAIN_ONLY
from arbiter.script.costs import Mana

if TYPE_CHECKING:
    from arbiter.games.fow.inhand import Ready
    from arbiter.kernel.game import Game
    from arbiter.kernel.program import Program
    from arbiter.kernel.sources import Coloured
    from arbiter.kernel.state import Obj
    from arbiter.kernel.traits import Face

    # An ability and the use of it, and what is known of it.
    Use = tuple[Obj, Program, Action, int]


# More than the printed cost decides whether such a card can be played.
NOT_PLAIN: Final = GIVING | {"trigger", "kernlos"}
UNKNOWN: Final = 0  # of an ability: everything must be asked
PAID: Final = 1  # what it costs can be paid
AIMS_LEFT: Final = 2  # and nothing is left to ask but whether there is something to target
ENOUGH: Final = 9  # what may be left over: it stays with the player (907.4)


def is_plain(face: Face) -> bool:
    """Can it be played whenever its printed cost can be paid and there is something to target?"""
    traits = face.traits
    return (
        face.price is not None
        and face.price.variable is None
        and says_little(face)
        and "unread" not in traits.flags
        and not traits.types.isdisjoint(PLAYABLE)
        and traits.keywords.isdisjoint(NOT_PLAIN)
    )


# What is said of a card in play, and of how it comes there: nothing of its playing.
LATER: Final = (st.Affects, st.EntersWith, st.Replace, st.Forbid, st.ForbidChoose, st.ChangeDamage)


def says_little(face: Face) -> bool:
    """Does its text keep it from nothing, whatever it says of being there or of what may be paid instead or besides?

    1110.2: what may be paid besides may be for what the text aims at; so only where it aims at nothing.
    """
    for program in face.statics:
        if program.declares and isinstance(program.ability, ab.Static):
            for statement in program.ability.statements:
                if isinstance(statement, (*LATER, st.AlternativeCost)):
                    continue
                if not isinstance(statement, st.ExtraCost) or not statement.optional or statement.reduces is not None:
                    return False
                if face.spell is not None:
                    return False
    return True


class Means(Cell):
    """What a player could pay with and use now."""

    __slots__ = (
        "game",
        "player",
        "counted",
        "reach",
        "colours",
        "kinds",
        "single",
        "mixed",
        "partial",
        "made",
        "calm_cards",
        "swift_cards",
        "calm_abilities",
        "swift_abilities",
        "some_return",
        "paying",
        "known",
        "known_many",
        "mine",
        "stones",
        "others",
        "stock",
        "stocked",
        "hand",
        "tools",
        "tools_of",
        "tools_many",
    )

    def __init__(self, game: Game, player: int) -> None:
        super().__init__(own(player))
        self.game = game
        self.player = player
        self.some_return = some_from_graveyard(game)
        self.colours: dict[str, int] = {}
        self.kinds: list[tuple[tuple[str, ...], int]] = []  # how much there is of which colours
        self.hand = Hand()  # the hand that was last looked through
        self.known: list[tuple[Obj, Program]] = []  # the will abilities in play that were last sorted, and how many
        self.known_many = 0
        self.mine: list[tuple[Obj, Program]] = []
        # All of them as sources, and whether each never has to wait, where none is kept for particular things.
        self.stock: list[tuple[Source, bool]] = []
        self.stocked = 0  # how many of them have been made sources (-1: they cannot be)
        self.stones: dict[tuple[tuple[str, ...], int], list[Obj]] = {}
        self.others: list[tuple[Obj, Program]] = []
        # The player's abilities among those in play that were last sorted, and how many these were.
        self.tools: list[tuple[Obj, Program, ab.Activated, Action, int]] = []
        self.tools_of: list[tuple[Obj, Program]] = []
        self.tools_many = 0
        self.begin_anew()

    def begin_anew(self) -> None:
        """Something has changed: nothing is known any more."""
        self.counted = False
        self.partial = False  # more may be at hand for some cards
        self.paying: list[Source] | None = None  # what pays for anything, where nothing is kept for particular things
        self.made: list[Source] | None = None
        self.calm_cards: list[Ready] | None = None
        self.swift_cards: list[Ready] | None = None
        self.calm_abilities: list[Use] | None = None
        self.swift_abilities: list[Use] | None = None

    def sort_sources(self) -> None:
        """The player's will abilities, as long as the same ones are in play: most are stones that yield the same."""
        producing = abilities_in_play(self.game).producing
        if producing is not self.known:
            self.known = producing
            self.known_many = 0
            self.mine = []
            self.stones = {}
            self.others = []
            self.stock = []
            self.stocked = 0
        start = len(self.mine)
        for obj, program in producing[self.known_many :]:  # what comes into play is added at the end
            if obj.controller == self.player and obj.zone in program.zones:
                self.mine.append((obj, program))
        self.known_many = len(producing)
        last: Obj | None = None
        for i in range(start, len(self.mine)):
            obj, program = self.mine[i]
            alone = obj is not last and (i + 1 == len(self.mine) or self.mine[i + 1][0] is not obj)
            last = obj
            if alone and program.yields is not None and program.only_for is None and never_waits(obj):
                self.stones.setdefault(program.yields, []).append(obj)
            else:
                self.others.append((obj, program))
                if program.only_for is not None:
                    self.stocked = -1

    def count(self) -> None:
        """Done only when somebody wants to know."""
        game, player = self.game, self.player
        if (
            abilities_in_play(game).producing is not self.known
            or len(abilities_in_play(game).producing) != self.known_many
        ):
            self.sort_sources()
        self.counted = True
        self.colours.clear()
        self.kinds.clear()
        self.reach = 0
        self.single = True  # every source yields one, and once
        self.mixed = False  # some source has several colours
        for yields, stones in self.stones.items():
            many = 0
            for stone in stones:
                if not stone.turned:
                    many += 1
            if many:
                self.add(yields, many)
        if self.others:
            self.count_others()
        for unit in game.state.pools[player]:
            if unit.only_for is not None:
                self.partial = True
            else:
                self.add(((unit.colour,), 1), 1)

    def count_others(self) -> None:
        """Objects with several will abilities, those that may have to wait, and will for particular things."""
        last: Obj | None = None
        for obj, program in self.others:
            if obj.turned or waits(self.game, obj):
                continue
            if obj is last:
                self.single = False  # an object is rested for one of its will abilities: counting settles nothing
            last = obj
            if program.only_for is not None:
                self.partial = True
            elif program.yields is not None:
                self.add(program.yields, 1)

    def add(self, yields: tuple[tuple[str, ...], int], many: int) -> None:
        """So many more sources that yield this."""
        names, amount = yields
        if amount > 1:
            self.single = False
            many *= amount
        self.reach += many
        if len(names) > 1:
            self.mixed = True
        self.kinds.append((names, many))
        colours = self.colours
        for colour in names:
            colours[colour] = colours.get(colour, 0) + many

    def ready(self) -> list[tuple[Obj, Program]]:
        """Will abilities that may be played while paying (907.2)."""
        return [(obj, program) for obj, program in self.mine if not obj.turned and not waits(self.game, obj)]

    def sources(self) -> list[Source]:
        """Each of them, where counting does not settle it."""
        if self.made is None:
            game, player = self.game, self.player
            every = sources_for(game, Play("pay", player, game.state.zones[PLAYER][player][0], None))
            self.made = [source for source in every if not restricted(source)]
        return self.made

    def pays(self, coloured: Coloured, total: int) -> bool:
        """Can so much be paid in all, so many of these colours among it (1003.4)? A colour is named once."""
        if not self.counted:
            self.count()
        if total > self.reach:
            return False
        for colour, count in coloured:
            if self.colours.get(colour, 0) < count:
                return False
        if self.single:
            if len(coloured) <= 1 or not self.mixed:
                return True
            if len(coloured) == 2:
                # There are enough of each: it is so if there are also enough for both together.
                (one, few), (other, more) = coloured
                either = 0
                for names, many in self.kinds:
                    if one in names or other in names:
                        either += many
                return either >= few + more
        plain = total
        for _, count in coloured:
            plain -= count
        return payable(coloured, plain, self.sources(), ENOUGH)

    def may_pay(self, price: Mana) -> bool:
        """False: it certainly cannot be paid."""
        if self.game.index.worked_out.cost_texts or self.partial:
            return True
        total = price.any
        for _, count in price.coloured:
            total += count
        return self.pays(price.coloured, total) or self.partial

    def settles(self, ability: ab.Ability) -> bool | None:
        """The same of the cost behind a keyword; None: counting does not settle it."""
        if not isinstance(ability, ab.Keyword) or ability.cost is None or self.game.index.worked_out.cost_texts:
            return None
        parts = ability.cost.parts
        for part in parts:
            if isinstance(part, Mana) and not self.may_pay(part):
                return False
        only = parts[0] if len(parts) == 1 else None
        return True if isinstance(only, Mana) and only.variable is None and not self.partial else None

    def cards(self, calm: bool) -> list[Ready]:
        """Cards in the hand that may be playable at such a time, and the playing of those whose cost can be paid.

        Of those that counting settles each face stands there once, and those that cannot be paid do not.
        """
        found = self.calm_cards if calm else self.swift_cards
        if found is not None:
            return found
        hand = self.game.state.zones[HAND][self.player]
        known = self.hand
        if hand != known.cards:
            known.look_through(self.game, hand)
        if self.game.index.worked_out.cost_texts:
            found = [(obj, None) for obj in hand]  # texts decide
        else:
            found = []
            held = known.calm if calm else known.swift
            if held and not self.counted:
                self.count()
            for pair, coloured, cost, otherwise in held:
                if cost < 0:
                    enough = True
                elif cost > self.reach:
                    enough = False
                elif self.single and len(coloured) == 1:  # most cards: enough in all, and enough of their colour
                    enough = self.colours.get(coloured[0][0], 0) >= coloured[0][1]
                else:
                    enough = self.pays(coloured, cost)
                if enough:
                    found.append(pair)
                elif otherwise or self.partial:
                    found.append((pair[0], None))
        if calm:
            self.calm_cards = found
        else:
            self.swift_cards = found
        return found

    def is_open(self) -> bool:
        """Is there anything that might be played outside main timing? Nothing else than holdings decides it."""
        game, player = self.game, self.player
        if self.cards(False) or self.abilities(False):
            return True
        if game.state.zones[STANDBY][player] and self.lies_in_wait():
            return True
        if st.Permit in game.says or game.manual_payment or (game.format == VALHALLA and may_break(game, player)):
            return True
        if (self.some_return or game.state.far) and self.from_graveyard():
            return True
        return bool(game.facts.usable_zones) and bool(self.far_abilities())

    def lies_in_wait(self) -> bool:
        """Is there a card in the standby area that its player can play of their own accord?"""
        return any(not is_automatic(obj.face) for obj in self.game.state.zones[STANDBY][self.player])

    def far_abilities(self) -> list[tuple[Obj, Program]]:
        """Activate abilities that work where the card is, though not in play (901.3)."""
        found: list[tuple[Obj, Program]] = []
        for zone in self.game.facts.usable_zones:
            for obj in self.game.pile(zone, self.player):
                if obj.face.elsewhere and obj.controller == self.player:
                    for program in obj.face.elsewhere:
                        if program.is_activated:
                            found.append((obj, program))
        return found

    def from_graveyard(self) -> list[Obj]:
        """1115.2, 1191.2: cards with a keyword that lets them be played from the graveyard."""
        graveyard = self.game.state.zones[GRAVEYARD][self.player]
        return [obj for obj in graveyard if not obj.now.keywords.isdisjoint(FROM_GRAVEYARD)]

    def sort_tools(self) -> None:
        """The player's activate abilities, as long as the same ones are in play."""
        usable = abilities_in_play(self.game).usable
        if usable is not self.tools_of:
            self.tools_of = usable
            self.tools_many = 0
            self.tools = []
        for obj, program in usable[self.tools_many :]:  # what comes into play is added at the end
            if obj.controller == self.player:
                assert isinstance(program.ability, ab.Activated)
                use = Action("will" if program.resource else "ability", obj, program)
                self.tools.append((obj, program, program.ability, use, known_of(obj, program)))
        self.tools_many = len(usable)

    def abilities(self, calm: bool) -> list[Use]:
        """Abilities that the player may be able to use at such a time, with what is known of each."""
        found = self.calm_abilities if calm else self.swift_abilities
        if found is not None:
            return found
        found = []
        game, player = self.game, self.player
        if (
            abilities_in_play(game).usable is not self.tools_of
            or len(abilities_in_play(game).usable) != self.tools_many
        ):
            self.sort_tools()
        for obj, program, ability, use, known in self.tools:
            if program.rests and (obj.turned or waits(game, obj)):
                continue
            if program.counting and not calm and st.Permit not in game.says and is_willpower(program):
                continue  # 717.1
            if ability.limits is not ab.FREELY:
                if not calm and ability.limits.timing is TIMING_MAIN_ONLY:
                    continue  # 604.2
                if used_up(game, obj, ability, player):
                    continue
            payable = None if game.index.worked_out.cost_texts else self.affords(obj, program)
            if payable is not False:
                found.append((obj, program, use, UNKNOWN if payable is None else known))
        if calm:
            self.calm_abilities = found
        else:
            self.swift_abilities = found
        return found

    def affords(self, obj: Obj, program: Program) -> bool | None:
        """Can what an ability costs be paid? None: counting does not settle it."""
        for counter, count in program.counters:
            if obj.count(counter) < count:
                return False
        for kind, count in program.stores:
            if self.game.state.resources[self.player].get(kind, 0) < count:
                return False
        if program.mana and not self.pays(program.coloured, program.mana):
            return None if self.partial else False
        if not program.by_count or obj.now.marks is not None or st.Forbid in self.game.says:
            return None
        # What is rested for the ability itself yields nothing for it.
        return None if program.mana and program.rests and obj.now.producers else True


def known_of(obj: Obj, program: Program) -> int:
    """What is known of an ability whose cost can be paid, as long as it is the player's: texts that forbid the playing
    of something are among those that may change costs, and then nothing counts as paid."""
    ability = program.ability
    assert isinstance(ability, ab.Activated)
    if ability.limits is not ab.FREELY or ability.gate is not None or program.counting:
        return PAID
    return PAID if is_free(program) or obj.zone not in program.zones else AIMS_LEFT


def some_from_graveyard(game: Game) -> bool:
    """Does a card of this match have a keyword that lets it be played from the graveyard?"""
    for face in game.facts.faces:
        for side in (face, *face.other):
            if not side.traits.keywords.isdisjoint(FROM_GRAVEYARD):
                return True
    return False


def never_waits(obj: Obj) -> bool:
    """905.3 is about J/resonators; what else may be rested as soon as it is there."""
    return obj.now.types.isdisjoint(FIGHTERS)


def purse(game: Game, player: int) -> Means:
    """The player's means, counted anew only if something of their own has changed."""
    found = game.index.own_cells.get((Means, player))
    if found is None:
        made = Means(game, player)
        game.index.add(made, player)
        return made
    assert isinstance(found, Means)
    if game.index.look_again(found):
        found.begin_anew()
    return found


def restricted(source: Source) -> bool:
    """Will that may be spent only on some things is counted only where it is known what is being played."""
    if source.unit is not None:
        return source.unit.only_for is not None
    return source.program is not None and source.program.only_for is not None
