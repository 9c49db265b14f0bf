"""What a player could pay with and use (907, 1003): most questions of "can it be played?" need no more than counting.

It is counted once for as long as nothing of the player's own changes (`game.holdings`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbiter.games.fow.wardens import is_willpower
from arbiter.games.fow.ways import GIVING
from arbiter.games.fow.will import waits
from arbiter.games.fow.zones import ATTRIBUTES, HAND, PLAYABLE, PLAYER, SWIFT
from arbiter.kernel.payment import Source, payable
from arbiter.kernel.playing.play import Play
from arbiter.kernel.playing.pool import ability_sources, pool_sources
from arbiter.kernel.triggers import used_up
from arbiter.script import abilities as ab
from arbiter.script import statements as st
from arbiter.script.costs import Mana

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.payment import Coloured
    from arbiter.kernel.program import Program
    from arbiter.kernel.state import Obj
    from arbiter.kernel.traits import Face

# More than the printed cost decides whether such a card can be played.
NOT_PLAIN: Final = GIVING | {"trigger", "kernlos"}
ENOUGH: Final = 9  # what may be left over: it stays with the player (907.4)


def is_plain(face: Face) -> bool:
    """Can it be played whenever its printed cost can be paid and there is something to target?"""
    traits = face.traits
    return (
        face.price is not None
        and face.price.variable is None
        and not face.speaks
        and "unread" not in traits.flags
        and not traits.types.isdisjoint(PLAYABLE)
        and traits.keywords.isdisjoint(NOT_PLAIN)
    )


class Means:
    """What a player could pay with and use now."""

    __slots__ = (
        "game",
        "player",
        "version",
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
        "from_graveyard",
        "paying",
    )

    def __init__(self, game: Game, player: int) -> None:
        self.game = game
        self.player = player
        self.from_graveyard: bool | None = None  # is there a card in this match that can be played from a graveyard?
        self.ready: list[tuple[Obj, Program]] = []  # will abilities that may be played while paying (907.2)
        self.colours: dict[str, int] = {}
        self.begin_anew()

    def begin_anew(self) -> None:
        """Something has changed: nothing is known any more."""
        self.version = self.game.holdings[self.player]
        self.counted = False
        self.partial = False  # more may be at hand for some cards
        self.paying: list[Source] | None = None  # what pays for anything, where nothing is kept for particular things
        self.made: list[Source] | None = None
        self.calm_cards: list[tuple[Obj, bool]] | None = None
        self.swift_cards: list[tuple[Obj, bool]] | None = None
        self.calm_abilities: list[tuple[Obj, Program, bool]] | None = None
        self.swift_abilities: list[tuple[Obj, Program, bool]] | None = None

    def count(self) -> None:
        """Done only when somebody wants to know."""
        self.counted = True
        self.ready = []
        self.colours.clear()
        self.reach = 0
        self.single = True  # every source yields one, and once
        self.mixed = False  # some source has several colours
        game, player = self.game, self.player
        alike: dict[tuple[tuple[str, ...], int], int] = {}  # most are stones that yield the same
        last: Obj | None = None
        turn = game.state.turn
        for obj, program in game.producing:
            if obj.controller != player or obj.turned or obj.zone not in program.zones:
                continue
            if (obj.since or obj.arrival.turn == turn) and waits(game, obj):
                continue
            if obj is last:
                self.single = False  # an object is rested for one of its will abilities: counting settles nothing
            last = obj
            self.ready.append((obj, program))
            if program.only_for is not None:
                self.partial = True
            elif program.yields is not None:
                alike[program.yields] = alike.get(program.yields, 0) + 1
        for unit in game.state.pools[player]:
            if unit.only_for is not None:
                self.partial = True
            else:
                one = ((unit.colour,), 1)
                alike[one] = alike.get(one, 0) + 1
        for (colours, amount), many in alike.items():
            self.reach += amount * many
            if amount > 1:
                self.single = False
            if len(colours) > 1:
                self.mixed = True
            for colour in colours:
                self.colours[colour] = self.colours.get(colour, 0) + amount * many

    def sources(self) -> list[Source]:
        """Each of them, where counting does not settle it."""
        if self.made is None:
            game, player = self.game, self.player
            every = sources(game, player, Play("pay", player, game.state.zones[PLAYER][player][0], None))
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
        if self.single and (len(coloured) <= 1 or not self.mixed):
            return True
        plain = total
        for _, count in coloured:
            plain -= count
        return payable(coloured, plain, self.sources(), ENOUGH)

    def may_pay(self, price: Mana) -> bool:
        """False: it certainly cannot be paid."""
        if self.game.cost_texts or self.partial:
            return True
        total = price.any
        for _, count in price.coloured:
            total += count
        return self.pays(price.coloured, total) or self.partial

    def settles(self, ability: ab.Ability) -> bool | None:
        """The same of the cost behind a keyword; None: counting does not settle it."""
        if not isinstance(ability, ab.Keyword) or ability.cost is None or self.game.cost_texts:
            return None
        parts = ability.cost.parts
        for part in parts:
            if isinstance(part, Mana) and not self.may_pay(part):
                return False
        only = parts[0] if len(parts) == 1 else None
        return True if isinstance(only, Mana) and only.variable is None and not self.partial else None

    def cards(self, calm: bool) -> list[tuple[Obj, bool]]:
        """Cards in the hand that may be playable at such a time; true: what they cost can be paid.

        Of those that counting settles each face stands there once, and those that cannot be paid do not.
        """
        found = self.calm_cards if calm else self.swift_cards
        if found is not None:
            return found
        found = []
        seen: list[Face] = []
        texts = self.game.cost_texts
        for obj in self.game.state.zones[HAND][self.player]:
            now = obj.now
            if not calm and not texts and now.keywords.isdisjoint(SWIFT):
                continue
            face = obj.face
            if texts or not face.plain or now is not face.traits or face.other or face.price is None:
                found.append((obj, False))
            elif face not in seen:
                seen.append(face)
                if self.pays(face.price.coloured, now.cost):
                    found.append((obj, True))
                elif self.partial:
                    found.append((obj, False))
        if calm:
            self.calm_cards = found
        else:
            self.swift_cards = found
        return found

    def abilities(self, calm: bool) -> list[tuple[Obj, Program, bool]]:
        """Abilities that the player may be able to use at such a time; true: what they cost can be paid."""
        found = self.calm_abilities if calm else self.swift_abilities
        if found is not None:
            return found
        found = []
        game, player = self.game, self.player
        anytime = calm or st.Permit in game.says
        for obj, program in game.usable:
            if obj.controller != player or (program.rests and (obj.turned or waits(game, obj))):
                continue
            if not anytime and program.counting and is_willpower(program):
                continue  # 717.1
            ability = program.ability
            assert isinstance(ability, ab.Activated)
            if ability.limits is not ab.FREELY and used_up(game, obj, ability, player):
                continue
            payable = None if game.cost_texts else self.affords(obj, program)
            if payable is not False:
                found.append((obj, program, payable is True))
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


def purse(game: Game, player: int) -> Means:
    """The player's means, counted anew only if something of their own has changed."""
    made = game.purses[player]
    if made is not None:
        assert isinstance(made, Means)
        if made.version != game.holdings[player]:
            made.begin_anew()
        return made
    counted = Means(game, player)
    game.purses[player] = counted
    return counted


def sources(game: Game, player: int, play: Play) -> list[Source]:
    """907.4, 1003.5: will that was produced before, and will abilities that may be played while paying (907.2)."""
    means = purse(game, player)
    if not means.counted:
        means.count()
    special = play.ability_kind == "summon" and "kernlos" in play.obj.now.keywords
    if not (means.partial or special or game.state.pools[player]):
        if means.paying is None:
            means.paying = ability_sources(game, play, means.ready)
        return means.paying  # the same for everything that is paid for
    made = pool_sources(game, play) if game.state.pools[player] else []
    made += ability_sources(game, play, means.ready)
    if special:
        for source in made:
            if "void" in source.colours:
                source.colours = (*source.colours, *ATTRIBUTES)  # 1195.2  void will pays the specified cost
    return made


def restricted(source: Source) -> bool:
    """Will that may be spent only on some things is counted only where it is known what is being played."""
    if source.unit is not None:
        return source.unit.only_for is not None
    return source.program is not None and source.program.only_for is not None
