"""Counting what a player could pay with (11.2): most questions of "can it be paid for?" need no more than this."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import arbiter.kernel.evaluate as evaluate
from arbiter.games.fftcg.zones import LIGHT_DARK
from arbiter.kernel.declaring import COST_TEXTS
from arbiter.kernel.payment import Source
from arbiter.kernel.state import READY
from arbiter.script import statements as st

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.program import Program
    from arbiter.kernel.state import Obj
    from arbiter.kernel.traits import Face


ELEMENTS_WITH_CP: Final = ("fire", "ice", "wind", "earth", "lightning", "water")
# Texts that change what a card costs or whether it can be cast; what Backups produce besides is counted in.
NOT_PLAIN: Final = COST_TEXTS - {st.Produces}


class Means:
    """What a player could pay with, counted once for as long as nothing of the player's own changes."""

    __slots__ = (
        "backups",
        "backup_colours",
        "cards",
        "card_colours",
        "mixed",
        "reach",
        "version",
        "game",
        "player",
        "counted",
        "plain",
        "plain_abilities",
        "calm_cards",
        "swift_cards",
        "sources",
        "abilities",
        "speaking",
        "hand",
        "limit",
        "backups_up",
        "made",
    )

    def __init__(self, game: Game, player: int) -> None:
        self.game = game
        self.player = player
        self.made: dict[int, Source] = {}
        self.backups_up: list[Obj] = []
        self.backup_colours: dict[str, int] = {}
        self.card_colours: dict[str, int] = {}
        self.begin_anew()

    def begin_anew(self) -> None:
        """Something has changed: nothing is known any more."""
        game = self.game
        player = self.player
        self.version = game.holdings[player]
        self.calm_cards: list[Obj] | None = None
        self.swift_cards: list[Obj] | None = None
        self.sources: list[Source] | None = None
        self.abilities: list[tuple[Obj, Program, bool]] | None = None
        self.speaking: list[Obj] | None = None
        self.hand = game.state.zones["hand"][player]
        self.limit = game.state.zones["limit"][player]
        self.counted = False
        # Can everything be counted that matters to what things cost?
        self.plain = not game.cost_texts or NOT_PLAIN.isdisjoint(game.says)
        self.plain_abilities = self.plain or only_cards(game)

    def count(self) -> None:
        """Done only when somebody wants to know."""
        self.counted = True
        self.mixed = False  # some source has several Elements
        self.backups_up.clear()
        self.backup_colours.clear()
        self.card_colours.clear()
        player = self.player
        in_play = self.backup_colours
        for obj in self.game.field:
            if obj.controller == player and obj.turned == READY and "backup" in obj.now.types:
                self.backups_up.append(obj)
                colours = self.colours_of(obj)
                for colour in colours:
                    in_play[colour] = in_play.get(colour, 0) + 1
                if len(colours) > 1:
                    self.mixed = True
        cards = 0
        in_hand = self.card_colours
        for obj in self.hand:
            colour = obj.face.colour
            if colour:
                if colour != "light" and colour != "dark":
                    cards += 1
                    in_hand[colour] = in_hand.get(colour, 0) + 1
            elif obj.face.traits.colours.isdisjoint(LIGHT_DARK):
                cards += 1
                self.mixed = True
                for colour in obj.face.traits.colours:
                    in_hand[colour] = in_hand.get(colour, 0) + 1
        self.backups = len(self.backups_up)
        self.cards = cards
        self.reach = self.backups + 2 * cards

    def colours_of(self, obj: Obj) -> frozenset[str]:
        """The Elements of the CP that a Backup can produce."""
        if st.Produces not in self.game.says:
            return obj.now.colours
        return frozenset(more_colours(self.game, obj, tuple(sorted(obj.now.colours))))

    def active_in_hand(self) -> list[Obj]:
        """Cards in the hand, each face once, that do something from there, or from where they go next."""
        found = self.speaking
        if found is None:
            found = self.speaking = []
            for obj in self.hand:
                if obj.face.elsewhere and not any(other.face is obj.face for other in found):
                    found.append(obj)
        return found

    def payable(self, calm: bool, plain: bool) -> list[Obj]:
        """The cards, each face once, that can be played at such a time and are not certainly too dear."""
        found = self.calm_cards if calm else self.swift_cards
        if found is not None:
            return found
        found = []
        seen: list[Face] = []
        for obj in self.hand:
            face = obj.face
            if (calm or face.swift) and face not in seen:
                seen.append(face)
                # Most cards cost more than can be paid, or ask for an Element that is not there.
                if not plain or face.speaks or self.quick(obj, face.traits.cost):
                    found.append(obj)
        down = -1
        for obj in self.limit:
            face = obj.face
            if (calm or face.swift) and not obj.face_up and face.limit_cost > 0 and face not in seen:
                if down < 0:
                    down = self.face_down()
                # 15.2.8.3.2  as many other cards as the LB cost must lie face down
                if face.limit_cost >= down:
                    continue
                seen.append(face)
                if not plain or face.speaks or self.quick(obj, face.traits.cost):
                    found.append(obj)
        if calm:
            self.calm_cards = found
        else:
            self.swift_cards = found
        return found

    def face_down(self) -> int:
        """How many cards of the LB deck have not served yet."""
        count = 0
        for obj in self.limit:
            if not obj.face_up:
                count += 1
        return count

    def quick(self, obj: Obj, cost: int) -> bool:
        """Can a card be paid for?"""
        if cost <= 0:
            return True
        if not self.counted:
            self.count()
        own = 1 if obj.zone == "hand" else 0
        colour = obj.face.colour
        if colour == "light" or colour == "dark":
            return self.reach >= cost  # 11.4.6.3
        if colour:
            if self.reach - 2 * own < cost:
                return False
            return colour in self.backup_colours or self.card_colours.get(colour, 0) > own
        return self.quick_many(obj, cost, own)

    def quick_many(self, obj: Obj, cost: int, own: int) -> bool:
        """A card with several Elements, or with none."""
        colours = obj.face.traits.colours
        if not colours.isdisjoint(LIGHT_DARK):
            return self.reach >= cost
        if self.reach - 2 * own < max(cost, len(colours)):
            return False
        for colour in colours:
            if colour not in self.backup_colours and self.card_colours.get(colour, 0) <= own:
                return False
        # 11.4.6.2  one source for each Element: there are as many, if no source has to serve for two
        if len(colours) < 2 or not self.mixed:
            return True
        return self.one_each(sorted(colours), obj)

    def one_each(self, colours: list[str], obj: Obj) -> bool:
        """Is there a source for every Element, none serving twice? The card itself is no source."""
        left = [self.colours_of(obj) for obj in self.backups_up]
        left += [card.now.colours for card in self.hand if card is not obj and card.now.colours.isdisjoint(LIGHT_DARK)]
        return covers(colours, [mine for mine in left if not mine.isdisjoint(colours)])

    def enough(self, obj: Obj, cost: int) -> bool:
        """Are there so many CP of any Elements?"""
        if not self.counted:
            self.count()
        own = 1 if obj.zone == "hand" and obj.now.colours.isdisjoint(LIGHT_DARK) else 0
        return cost <= 0 or self.reach - 2 * own >= cost

    def ready(self) -> list[tuple[Obj, Program, bool]]:
        """The abilities in play that counting does not rule out, and whether it settles that they can be paid for.

        Most are ruled out by being dull, by having just come, or by what can be paid at all: all of it is the
        player's own, and so stays as it is for as long as this does.
        """
        found = self.abilities
        if found is None:
            found = self.abilities = []
            player = self.player
            for obj, program in self.game.usable:
                if obj.controller != player or (program.rests and (obj.turned or (obj.since > 0 and waits(obj)))):
                    continue
                payable = self.has_means(obj, program)
                if payable is not False:
                    found.append((obj, program, payable is True))
        return found

    def has_means(self, obj: Obj, program: Program) -> bool | None:
        """Can all that the ability asks for be paid? None: counting does not settle it."""
        if obj.zone not in program.zones or (program.same_name and not self.has_same_name(obj)):
            return False
        if program.stores:
            stores = self.game.state.resources[self.player]
            for kind, count in program.stores:
                if stores.get(kind, 0) < count:
                    return False
        for counter, count in program.counters:
            if obj.count(counter) < count:
                return False
        return self.quick_ability(obj, program) if self.plain_abilities else None

    def has_same_name(self, obj: Obj) -> bool:
        names = obj.now.names
        for card in self.hand:
            if not card.now.names.isdisjoint(names):
                return True
        return False

    def quick_ability(self, obj: Obj, program: Program) -> bool | None:
        """Can the resources of an ability be paid? None: counting does not settle it."""
        total = program.mana
        if total <= 0:
            return True if program.simple else None
        if not self.counted:
            self.count()
        backups = self.backups
        own = program.rests and obj.turned == READY and "backup" in obj.now.types
        if own:
            backups -= 1  # it is dulled for the ability itself
        if backups + 2 * self.cards < total:
            return False
        if not program.simple or len(program.coloured) > 1 or obj.zone == "hand":
            return None
        if not program.coloured:
            return True
        colour, count = program.coloured[0]
        reach = self.backup_colours.get(colour, 0) + 2 * self.card_colours.get(colour, 0)
        if own and colour in self.colours_of(obj):
            reach -= 1
        return reach >= count


def waits(obj: Obj) -> bool:
    """15.2.2.3: Haste lifts the wait; a Monster waits only while it is a Forward."""
    now = obj.now
    if "haste" in now.keywords or obj.zone != "field" or now.marked("haste_for_abilities"):
        return False
    return "monster" not in now.types or "forward" in now.types


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


def only_cards(game: Game) -> bool:
    """Do the texts in force leave the costs of abilities alone? Whether they may be used is asked elsewhere."""
    says = game.says
    if st.PayRule in says or st.ForbidPrice in says or st.Permit in says:
        return False
    for kind in (st.CostChange, st.ExtraCost):
        for active in says.get(kind, ()):
            statement = active.statement
            assert isinstance(statement, (st.CostChange, st.ExtraCost))
            if statement.ability is not None:
                return False
    return True


def covers(colours: list[str], sources: list[frozenset[str]]) -> bool:
    """One source for each of the colours."""
    if not colours:
        return True
    first, rest = colours[0], colours[1:]
    tried: list[frozenset[str]] = []
    for i, source in enumerate(sources):
        if first in source and source not in tried:
            tried.append(source)
            if covers(rest, sources[:i] + sources[i + 1 :]):
                return True
    return False


def more_colours(game: Game, obj: Obj, colours: tuple[str, ...]) -> tuple[str, ...]:
    """Backups that a text lets produce CP of further Elements."""
    for active in game.says.get(st.Produces, ()):
        statement = active.statement
        assert isinstance(statement, st.Produces)
        if evaluate.matches(game, statement.what, obj, active.context):
            more = ELEMENTS_WITH_CP if "any" in statement.colours else statement.colours
            colours += tuple(c for c in more if c not in colours)
    return colours
