"""What a player could pay with and use (907, 1002): most questions of "can it be played?" need no more than counting.

It is counted once for as long as nothing of the player's own changes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbiter.games.caster.aether import elements_of, price_of, yield_of
from arbiter.games.caster.holdings import is_counted, is_private, step_up_races
from arbiter.games.caster.makeup import MakeUp, Use, terms_of
from arbiter.games.caster.zones import DEITY, HAND, PLAYABLE, PLAYER, servants_of
from arbiter.kernel.aspects import own
from arbiter.kernel.index.abilities import abilities_in_play
from arbiter.kernel.index.cell import Cell
from arbiter.kernel.payment import payable
from arbiter.kernel.playing.play import Action, Play
from arbiter.kernel.playing.pool import sources_for
from arbiter.kernel.sources import Source
from arbiter.kernel.state import READY
from arbiter.kernel.triggers import used_up
from arbiter.script import abilities as ab
from arbiter.script import statements as st

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.program import Program
    from arbiter.kernel.sources import Coloured
    from arbiter.kernel.state import Obj
    from arbiter.kernel.traits import Face

LAST: Final = 20  # what is banished for aether is spared as long as anything else will do
ENOUGH: Final = 9  # what may be left over: it stays with the player (907.4)


Card = tuple["Obj", bool, "Action | None"]
# What is left to ask of an ability: everything; with its cost known to be payable; what it targets; nothing.
ASK_ALL: Final = 0
ASK_PLAY: Final = 1
ASK_TARGETS: Final = 2
ASK_NOTHING: Final = 3
Listed = tuple[Use, int]


class Means(Cell):
    """What a player could pay with and use now."""

    __slots__ = (
        "game",
        "player",
        "counted",
        "ready",
        "reach",
        "colours",
        "single",
        "mixed",
        "partial",
        "made",
        "calm_cards",
        "swift_cards",
        "calm_abilities",
        "swift_abilities",
        "paying",
        "payable",
        "producing",
        "many",
        "mine",
        "makeup",
    )

    def __init__(self, game: Game, player: int) -> None:
        super().__init__(own(player))
        self.game = game
        self.player = player
        self.ready: list[tuple[Obj, Program]] = []  # aether abilities that may be played while paying (907.2)
        self.colours: dict[str, int] = {}
        self.reach = 0
        self.single = True
        self.mixed = False
        self.producing: list[tuple[Obj, Program]] = []
        self.many = 0  # how many there were
        self.mine: list[tuple[Obj, Program]] = []  # those of them that are the player's
        self.makeup = MakeUp(game, player)
        self.begin_anew()

    def begin_anew(self) -> None:
        """Something has changed: nothing is known any more."""
        self.counted = False
        self.partial = False  # more may be at hand for some cards
        self.paying: list[Source] | None = None  # what pays for anything, where nothing is kept for particular things
        self.made: list[Source] | None = None
        self.payable: dict[tuple[int, int], bool] = {}  # abilities whose whole cost has been looked at
        self.calm_cards: list[Card] | None = None
        self.swift_cards: list[Card] | None = None
        self.calm_abilities: list[Listed] | None = None
        self.swift_abilities: list[Listed] | None = None

    def count(self) -> None:
        """Done only when somebody wants to know."""
        self.counted = True
        game = self.game
        if self.producing is not abilities_in_play(game).producing or self.many != len(
            abilities_in_play(game).producing
        ):
            # The same list is the same abilities, of the same players, and those that have come since.
            self.producing = abilities_in_play(game).producing
            self.many = len(abilities_in_play(game).producing)
            self.mine = [
                (obj, program)
                for obj, program in abilities_in_play(game).producing
                if obj.controller == self.player and obj.zone in program.zones
            ]
        ready: list[tuple[Obj, Program]] = []
        counts: dict[str, int] = {}
        reach = 0
        self.single = True  # everything yields one element, and no object has two ways of being used
        self.mixed = False  # some source has several elements
        last: Obj | None = None
        for pair in self.mine:
            obj, program = pair
            if obj.turned:
                continue
            if obj is last:
                self.single = False  # it is rested for one of its aether abilities: counting settles nothing
            last = obj
            ready.append(pair)
            if program.only_for is not None:
                self.partial = True
                continue
            printed = program.yields if obj.now is obj.face.traits else None
            colours, amount = yield_of(obj, program) if printed is None else printed
            reach += amount
            if len(colours) > 1:
                self.mixed = True
            for colour in colours:
                counts[colour] = counts.get(colour, 0) + amount
        for unit in game.state.pools[self.player]:
            if unit.only_for is not None:
                self.partial = True
                continue
            reach += 1
            colours = elements_of(unit.colour)
            if len(colours) > 1:
                self.mixed = True
            for colour in colours:
                counts[colour] = counts.get(colour, 0) + 1
        self.ready = ready
        self.colours = counts
        self.reach = reach

    def sources(self) -> list[Source]:
        """Each of them, where counting does not settle it."""
        if self.made is None:
            game, player = self.game, self.player
            every = sources_for(game, Play("pay", player, game.state.zones[PLAYER][player][0], None))
            self.made = [source for source in every if not restricted(source)]
        return self.made

    def pays(self, coloured: Coloured, total: int) -> bool:
        """Can so much be paid in all, so many of these elements among it (1002.4)? An element is named once."""
        if not self.counted:
            self.count()
        if total > self.reach:
            return False
        for colour, count in coloured:
            if self.colours.get(colour, 0) < count:
                return False
        if self.single and len(coloured) <= 1:
            return True
        if not self.mixed and self.single and len(coloured) == 2 and all(count == 1 for _, count in coloured):
            return self.both(coloured, total)
        plain = total
        for _, count in coloured:
            plain -= count
        return payable(coloured, plain, self.sources(), ENOUGH)

    def both(self, coloured: Coloured, total: int) -> bool:
        """Two elements, and nothing at hand has both: whatever pays for one leaves the other as it is."""
        return total >= len(coloured)

    def may_pay(self, obj: Obj) -> bool:
        """Is there perhaps enough for a card that counting alone does not settle?"""
        face = obj.face
        if not self.counted:
            self.count()
        if obj.now is not face.traits or obj.now.cost <= self.reach or self.partial or not is_counted(face):
            return True
        races = step_up_races(face)
        return bool(races) and any(
            each.turned == READY and races & each.now.kinds for each in servants_of(self.game, self.player)
        )

    def cards(self, calm: bool) -> list[Card]:
        """Cards in the hand that may be playable at such a time; true: what they cost can be paid.

        Of those that counting settles each face stands there once, and those that cannot be paid do not. Where there is
        nothing to target, either, the action stands beside: whoever lists has nothing left to ask.
        """
        found = self.calm_cards if calm else self.swift_cards
        if found is not None:
            return found
        found = []
        seen: list[Face] = []
        game = self.game
        texts = game.index.worked_out.cost_texts
        swift = not calm and not texts
        for obj in game.state.zones[HAND][self.player]:
            now = obj.now
            if swift and "quickcast" not in now.keywords:
                continue
            face = obj.face
            if texts or not face.plain or now is not face.traits:
                if now.types.isdisjoint(PLAYABLE):
                    continue
                if texts or now is not face.traits or not is_counted(face):
                    if texts or self.may_pay(obj):
                        found.append((obj, False, None))
                    continue
            if face in seen:
                continue
            seen.append(face)
            if not self.counted:
                self.count()
            if now.cost <= self.reach and self.pays(price_of(obj).coloured, now.cost):
                spell = face.spell
                aimless = spell is None or spell.aims == ()
                found.append((obj, True, Action("spell", obj, spell) if aimless else None))
            elif self.partial or (not face.plain and self.may_pay(obj)):
                found.append((obj, False, None))
        if calm:
            self.calm_cards = found
        else:
            self.swift_cards = found
        return found

    def abilities(self, calm: bool) -> list[Listed]:
        """Abilities that the player may be able to use at such a time, and what is left to ask about them.

        Those that the player's own cards rule out are not among them. What is not asked any more still depends on texts
        that forbid what it pays with or what it chooses.
        """
        found = self.calm_abilities if calm else self.swift_abilities
        if found is not None:
            return found
        found = []
        game, player = self.game, self.player
        texts = game.index.worked_out.cost_texts
        forbids = st.Forbid in game.says
        shields = st.ForbidChoose in game.says
        makeup = self.makeup
        for use in makeup.abilities():
            obj, program, terms = use.obj, use.program, use.terms
            if use.payable is False or use.aimed is False or (program.rests and obj.turned):
                continue
            if not calm and DEITY in obj.now.types:
                continue  # 707.1
            if terms.limited:
                ability = program.ability
                assert isinstance(ability, ab.Activated)
                if used_up(game, obj, ability, player):
                    continue
            if texts:
                found.append((use, ASK_ALL))
                continue
            if terms.counts:
                paid = self.affords(obj, program)
            else:
                paid = True if program.by_count and not forbids and not is_held(obj) else None
            if paid is None and terms.private and not forbids:
                paid = makeup.pays(use)
            if paid is False:
                continue
            aimed = None if shields else makeup.aims(use)
            if aimed is False:
                continue
            if not paid:
                found.append((use, ASK_ALL))
            elif not terms.plain or not (aimed or terms.open):
                found.append((use, ASK_PLAY))
            else:
                found.append((use, ASK_NOTHING if aimed else ASK_TARGETS))
        if calm:
            self.calm_abilities = found
        else:
            self.swift_abilities = found
        return found

    def settles(self, obj: Obj, program: Program) -> bool | None:
        """Can the whole of a cost be paid about which nothing decides but what is the player's own?"""
        game = self.game
        if game.index.worked_out.cost_texts or st.Forbid in game.says or not is_private(program):
            return None
        key = (obj.id, id(program))
        known = self.payable.get(key)
        if known is None:
            known = self.payable[key] = self.makeup.can_pay(obj, program, terms_of(program))
        return known

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
        if not program.by_count or is_held(obj) or st.Forbid in self.game.says:
            return None
        # What is rested for the ability itself yields nothing for it.
        return None if program.mana and program.rests and obj.now.producers else True


def is_held(obj: Obj) -> bool:
    """Does a mark on it stand in the way of paying with it? Of all that counting settles, only resting is marked."""
    marks = obj.now.marks
    return marks is not None and "cannot_be_rested" in marks


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
    """Aether that may be spent only on some things is counted only where it is known what is being played."""
    if source.unit is not None:
        return source.unit.only_for is not None
    return source.program is not None and source.program.only_for is not None
