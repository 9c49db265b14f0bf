"""Counting what a player could pay with (11.2): most questions of "can it be paid for?" need no more than this."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import arbiter.kernel.evaluate as evaluate
from arbiter.games.fftcg.inhand import (
    ASK_ALL,
    ASK_NOTHING,
    ASK_PLAY,
    ASK_ROOM,
    ASK_TARGETS,
    NO_ROOM,
    BreakZone,
    Hand,
    LimitDeck,
    only_discards,
    speak_of_priming,
    taken_from_own,
)
from arbiter.games.fftcg.pricing import NOT_PLAIN, changed_cost, fixed_changes, only_cards
from arbiter.games.fftcg.zones import LIGHT_DARK, composition, lacks_room
from arbiter.kernel.aspects import own
from arbiter.kernel.context import Context
from arbiter.kernel.index.abilities import abilities_in_play
from arbiter.kernel.index.cell import Cell
from arbiter.kernel.payment import Source
from arbiter.kernel.playing.play import Action
from arbiter.kernel.state import READY
from arbiter.script import statements as st
from arbiter.script.abilities import Activated

if TYPE_CHECKING:
    from arbiter.games.fftcg.inhand import Card
    from arbiter.kernel.game import Game
    from arbiter.kernel.playing.play import Action
    from arbiter.kernel.program import Program
    from arbiter.kernel.state import Obj

    # A card or ability, what is left to ask of it, and the action that it then is.
    Castable = tuple[Obj, int, Action | None]
    Usable = tuple[Obj, Program, int, Action]

ELEMENTS_WITH_CP: Final = ("fire", "ice", "wind", "earth", "lightning", "water")


NOBODY: Final[list[Obj]] = []


class Means(Cell):
    """What a player could pay with, counted once for as long as nothing of the player's own changes."""

    __slots__ = (
        "backups",
        "field",
        "backup_colours",
        "cards",
        "card_colours",
        "mixed",
        "reach",
        "game",
        "player",
        "counted",
        "plain",
        "plain_abilities",
        "changes",
        "calm_cards",
        "swift_cards",
        "sources",
        "abilities",
        "primers",
        "break_zone",
        "primes",
        "zones",
        "hand",
        "sorted",
        "limit",
        "limit_deck",
        "usable",
        "mine",
        "backups_up",
        "made",
    )

    def __init__(self, game: Game, player: int) -> None:
        super().__init__(own(player))
        self.game = game
        self.player = player
        self.made: dict[int, Source] = {}
        self.backups_up: list[Obj] = []
        self.backup_colours: dict[str, int] = {}
        self.sorted = Hand()
        self.limit_deck = LimitDeck()
        self.break_zone = BreakZone()
        self.card_colours: dict[str, int] = self.sorted.colours
        self.usable: list[tuple[Obj, Program]] = []  # the abilities in play when they were last looked through
        self.mine: list[tuple[Obj, Program]] = []  # the player's own among them
        self.primes = speak_of_priming(game.facts.faces)
        self.zones: dict[str, list[list[Obj]]] = {}
        self.begin_anew()

    def begin_anew(self) -> None:
        """Something has changed: nothing is known any more."""
        game = self.game
        player = self.player
        self.calm_cards: list[Castable] | None = None
        self.swift_cards: list[Castable] | None = None
        self.sources: list[Source] | None = None
        self.abilities: list[Usable] | None = None
        self.primers: list[Obj] | None = None
        zones = game.state.zones
        if self.zones is not zones:  # piles stay the same lists while the game stands at one state
            self.zones = zones
            self.hand = zones["hand"][player]
            self.limit = zones["limit"][player]
        self.counted = False
        # Can everything be counted that matters to what cards cost, and to what abilities cost?
        self.plain = self.plain_abilities = True
        self.changes: list[tuple[st.CostChange, Context]] = []
        if game.index.worked_out.cost_texts and not NOT_PLAIN.isdisjoint(game.says):
            fixed = fixed_changes(game, player)
            self.plain = fixed is not None
            self.changes = fixed or []
            self.plain_abilities = only_cards(game)

    def count(self) -> None:
        """Done only when somebody wants to know."""
        self.counted = True
        mixed = False  # some source has several Elements, or none
        game = self.game
        ready = self.backups_up
        ready.clear()
        in_play = self.backup_colours
        in_play.clear()
        more = st.Produces in game.says
        self.field = composition(game, self.player)
        for obj in self.field.backups:
            if obj.turned == READY:
                ready.append(obj)
                colours = self.colours_of(obj) if more else obj.now.colours
                for colour in colours:
                    in_play[colour] = in_play.get(colour, 0) + 1
                if len(colours) != 1:
                    mixed = True
        hand = self.sorted
        if hand.cards != self.hand:
            hand.look_through(self.hand)
        self.mixed = mixed or hand.mixed
        self.backups = len(ready)
        self.cards = hand.count
        self.reach = self.backups + 2 * hand.count

    def colours_of(self, obj: Obj) -> frozenset[str]:
        """The Elements of the CP that a Backup can produce."""
        if st.Produces not in self.game.says:
            return obj.now.colours
        return frozenset(more_colours(self.game, obj, tuple(sorted(obj.now.colours))))

    def priming(self) -> list[Obj]:
        """What the player could prime."""
        found = self.primers
        if found is None:
            if not self.primes:
                return NOBODY
            player = self.player
            found = self.primers = [
                obj for obj in self.game.field if obj.controller == player and "priming" in obj.now.keywords
            ]
        return found

    def active_in_break_zone(self) -> list[Obj]:
        """Cards that do something where they were put."""
        zone = self.break_zone
        pile = self.game.state.zones["break"][self.player]
        if zone.cards != pile:
            zone.look_through(pile)
        return zone.active

    def castable(self, calm: bool) -> list[Castable]:
        """The cards, each face once, that can be cast at such a time as far as counting tells, and what is left to ask.

        Whether there is room on the field for a Character is told by what is the player's own, too.
        """
        found = self.calm_cards if calm else self.swift_cards
        if found is not None:
            return found
        found = []
        hand = self.sorted
        if hand.cards != self.hand:
            hand.look_through(self.hand)
        cards = hand.calm if calm else hand.swift
        if self.limit:
            deck = self.limit_deck
            if deck.cards != self.limit:
                deck.look_through(self.limit)
            further = deck.calm if calm else deck.swift
            if further:
                if not deck.seen.isdisjoint(hand.seen):
                    further = [card for card in further if card[0].face not in hand.seen]
                cards = cards + further
        if cards:
            if self.plain:
                self.count_cards(cards, found)
            else:
                found += [(card[0], ASK_ALL, None) for card in cards]
        if calm:
            self.calm_cards = found
        else:
            self.swift_cards = found
        return found

    def count_cards(self, cards: list[Card], found: list[Castable]) -> None:
        """Leave out what cannot be paid for: most cards cost more, or ask for an Element that is not there."""
        game = self.game
        player = self.player
        if not self.counted:
            self.count()
        mine = self.field
        reach = self.reach
        in_play = self.backup_colours
        in_hand = self.card_colours
        changes = self.changes
        for obj, left, cost, colour, itself, kind, needs in cards:
            if changes and cost >= 0:
                cost = needs = changed_cost(game, player, changes, obj, cost)
                if colour and cost > 0 and left != ASK_ALL:
                    needs += 2 * itself
            if needs > reach:
                continue
            if left == ASK_ALL:
                found.append((obj, ASK_ALL, None))
                continue
            if cost > 0:
                if colour:
                    if colour not in in_play and in_hand.get(colour, 0) <= itself:
                        continue
                elif not self.quick(obj, cost):
                    continue
            if left == ASK_ROOM:
                if lacks_room(game, obj, player, mine) is not None:
                    found.append((obj, NO_ROOM, None))
                    continue
                left = ASK_NOTHING
            found.append((obj, left, Action(kind, obj, obj.face.spell)))

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

    def ready(self) -> list[Usable]:
        """The abilities in play that counting does not rule out, and what is left to ask of them.

        Most are ruled out by being dull, by having just come, by having been used this turn, or by what can be paid at
        all: all of it is the player's own, and so stays as it is for as long as this does.
        """
        found = self.abilities
        if found is None:
            found = self.abilities = []
            game = self.game
            if self.usable is not abilities_in_play(game).usable:
                player = self.player
                self.usable = abilities_in_play(game).usable
                self.mine = [pair for pair in abilities_in_play(game).usable if pair[0].controller == player]
            for obj, program in self.mine:
                if program.rests and (obj.turned or (obj.since > 0 and waits(obj))):
                    continue
                if obj.uses is not None and is_used(obj, program):
                    continue
                payable = self.has_means(obj, program)
                if payable is not False:
                    left = ASK_ALL
                    if payable:
                        plain = program.unlimited and obj.now.marks is None and st.ForbidPlay not in game.says
                        left = ASK_PLAY if not plain else ASK_TARGETS if program.declared else ASK_NOTHING
                    found.append((obj, program, left, Action("ability", obj, program)))
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
        if not program.simple:
            for group, count in taken_from_own(program):
                for picked in evaluate.search(self.game, group, Context(obj.controller, obj), 0):
                    if picked.controller == self.player:
                        count -= 1
                if count > 0:
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
            return True if program.simple or self.only_discards(obj, program) else None
        if not self.counted:
            self.count()
        backups = self.backups
        own = program.rests and obj.turned == READY and "backup" in obj.now.types
        if own:
            backups -= 1  # it is dulled for the ability itself
        # What is used in the hand does not pay for itself.
        held = 1 if obj.zone == "hand" and obj.now.colours.isdisjoint(LIGHT_DARK) else 0
        if backups + 2 * (self.cards - held) < total:
            return False
        cards = program.simple  # may cards be discarded for CP, as far as the rest of the cost is concerned?
        if len(program.coloured) > 1 or not (cards or (backups >= total and self.only_discards(obj, program))):
            return None
        if not program.coloured:
            return True
        colour, count = program.coloured[0]
        reach = self.backup_colours.get(colour, 0)
        if own and colour in self.colours_of(obj):
            reach -= 1
        if reach >= count or not cards:
            return reach >= count or None
        reach += 2 * self.card_colours.get(colour, 0)
        if held and colour in obj.now.colours:
            reach -= 2
        return reach >= count

    def only_discards(self, obj: Obj, program: Program) -> bool:
        """Are cards from the hand, of which there are enough, all that its cost asks for besides CP from Backups?

        Whether they may be discarded is then a matter of no text in force.
        """
        game = self.game
        return obj.zone == "field" and only_discards(program) and st.Forbid not in game.says and not game.state.far


def is_used(obj: Obj, program: Program) -> bool:
    """Has the ability been used as often this turn as its text allows?"""
    ability = program.ability
    assert isinstance(ability, Activated) and obj.uses is not None
    limit = ability.limits.per_turn
    return limit is not None and obj.uses.get(ability.text, 0) >= limit


def waits(obj: Obj) -> bool:
    """15.2.2.3: Haste lifts the wait; a Monster waits only while it is a Forward."""
    now = obj.now
    if "haste" in now.keywords or obj.zone != "field" or now.marked("haste_for_abilities"):
        return False
    return "monster" not in now.types or "forward" in now.types


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
