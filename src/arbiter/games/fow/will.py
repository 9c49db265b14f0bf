"""Chapters 907 and 1003: will. What produces it, what it pays for, and when it ceases to exist."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbiter.games.fow.zones import ATTRIBUTES, FIGHTERS, PLAYER
from arbiter.kernel.effects.lasting import expire
from arbiter.kernel.payment import Source, payable
from arbiter.kernel.playing.play import Play
from arbiter.kernel.playing.pool import ability_sources, clear_pools, pool_sources

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.state import Obj
    from arbiter.script.costs import Mana


def waits(game: Game, obj: Obj) -> bool:
    """905.3: a J/resonator that has not been in the field under its controller since the turn began.

    1108.2: [Swiftness] does not wait.
    """
    now = obj.now
    if now.types.isdisjoint(FIGHTERS) or "swiftness" in now.keywords:
        return False
    return obj.since > 0 or obj.arrival.turn == game.state.turn > 0


def sources(game: Game, player: int, play: Play) -> list[Source]:
    """907.4, 1003.5: will that was produced before, and will abilities that may be played while paying (907.2)."""
    made = pool_sources(game, play) if game.state.pools[player] else []
    for source in ability_sources(game, play):
        if not waits(game, source.obj):
            made.append(source)
    if play.ability_kind == "summon" and "kernlos" in play.obj.now.keywords:
        for source in made:
            if "void" in source.colours:
                source.colours = (*source.colours, *ATTRIBUTES)  # 1195.2  void will pays the specified cost
    return made


def excess(play: Play) -> int:
    """907.4: what an ability produces beyond the cost is not lost: it stays with the player."""
    return 9


def recolour(game: Game, play: Play, total: int) -> None:
    """903.2k-3, 903.2k-4: more or less of a number changes the free cost; the specified cost stays."""
    specified = 0 if play.any_colour else sum(count for _, count in play.coloured)
    if play.any_colour:
        play.coloured = ()
    play.total = max(total, specified)


def clearance(game: Game) -> None:
    """503.4, 505.5: all produced will ceases to exist, and with it what lasts until will clearance."""
    if any(game.state.pools):
        clear_pools(game)
    expire(game, "clearance")


class Means:
    """What a player could pay with and use now, counted once for as long as nothing of the player's own changes."""

    __slots__ = (
        "game",
        "player",
        "sources",
        "reach",
        "colours",
        "single",
        "partial",
        "version",
        "abilities",
        "counted",
    )

    def __init__(self, game: Game, player: int) -> None:
        self.game = game
        self.player = player
        self.version = game.holdings[player]
        # Those of the player's that are not played by themselves while paying.
        self.abilities = [
            (obj, program) for obj, program in game.usable if obj.controller == player and program.yields is None
        ]
        self.counted = False
        self.sources: list[Source] = []
        self.reach = 0
        self.colours: dict[str, int] = {}
        self.single = True
        self.partial = False  # more may be at hand for some cards

    def count(self) -> None:
        """Done only when somebody wants to know."""
        self.counted = True
        game, player = self.game, self.player
        every = sources(game, player, Play("pay", player, game.state.zones[PLAYER][player][0], None))
        self.sources = [source for source in every if not restricted(source)]
        self.partial = any(unit.only_for is not None for unit in game.state.pools[player]) or any(
            program.only_for is not None and obj.controller == player for obj, program in game.usable
        )
        for source in self.sources:
            self.reach += source.amount
            if source.amount > 1:
                self.single = False
            for colour in source.colours:
                self.colours[colour] = self.colours.get(colour, 0) + source.amount

    def reaches(self, mana: int) -> bool:
        """May there be so much will of any kind?"""
        if not self.counted:
            self.count()
        return self.reach >= mana or self.partial

    def pays(self, price: Mana) -> bool:
        """Can a printed cost be paid, all in all (1003.4)?"""
        if not self.counted:
            self.count()
        total = price.any
        for colour, count in price.coloured:
            if self.colours.get(colour, 0) < count:
                return False
            total += count
        if total > self.reach:
            return False
        if len(price.coloured) <= 1 and self.single:
            return True
        return payable(price.coloured, price.any, self.sources, 9)


def purse(game: Game, player: int) -> Means:
    """The player's means, counted anew only if something of their own has changed."""
    made = game.purses[player]
    if made is not None:
        assert isinstance(made, Means)
        if made.version == game.holdings[player]:
            return made
    counted = Means(game, player)
    game.purses[player] = counted
    return counted


def restricted(source: Source) -> bool:
    """Will that may be spent only on some things is counted only where it is known what is being played."""
    if source.unit is not None:
        return source.unit.only_for is not None
    return source.program is not None and source.program.only_for is not None
