"""What a player could pay with and use (907, 1002): most questions of "can it be played?" need no more than counting.

It is counted once for as long as nothing of the player's own changes (`game.holdings`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import arbiter.kernel.evaluate as evaluate
from arbiter.games.caster.aether import ALL, ANY_ELEMENT, JOIN, elements_of, price_of, yield_of
from arbiter.games.caster.holdings import UNITED, is_free, is_private, own_aims
from arbiter.games.caster.zones import DEITY, HAND, IN_PLAY, PLAYABLE, PLAYER, VOID, entities_of, stocked_of
from arbiter.kernel.context import Context
from arbiter.kernel.payment import Source, payable
from arbiter.kernel.playing.paying import feasible
from arbiter.kernel.playing.play import Action, Play, offer
from arbiter.kernel.triggers import used_up
from arbiter.script import abilities as ab
from arbiter.script import costs as co
from arbiter.script import statements as st
from arbiter.script.amounts import Number
from arbiter.script.base import QUALITY_NAME
from arbiter.script.nouns import Is, PrintedName, Same, Self

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.payment import Coloured
    from arbiter.kernel.program import Program
    from arbiter.kernel.state import Obj
    from arbiter.kernel.traits import Face
    from arbiter.script.base import CostPart

ITSELF: Final = (Same(Self()),)
NOBODY: Final[list[Obj]] = []
LAST: Final = 20  # what is banished for aether is spared as long as anything else will do
ENOUGH: Final = 9  # what may be left over: it stays with the player (907.4)


Card = tuple["Obj", bool, "Action | None"]
Use = tuple["Obj", "Program", bool, "Action | None"]


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
        "paying",
        "payable",
        "producing",
        "mine",
        "entities",
        "names",
    )

    def __init__(self, game: Game, player: int) -> None:
        self.game = game
        self.player = player
        self.ready: list[tuple[Obj, Program]] = []  # aether abilities that may be played while paying (907.2)
        self.colours: dict[str, int] = {}
        self.reach = 0
        self.single = True
        self.mixed = False
        self.producing: list[tuple[Obj, Program]] = []
        self.mine: list[tuple[Obj, Program]] = []  # those of them that are the player's
        self.entities: list[Obj] = []  # the player's, by the names on them
        self.names: dict[str, list[Obj]] = {}
        self.begin_anew()

    def begin_anew(self) -> None:
        """Something has changed: nothing is known any more."""
        self.version = self.game.holdings[self.player]
        self.counted = False
        self.partial = False  # more may be at hand for some cards
        self.paying: list[Source] | None = None  # what pays for anything, where nothing is kept for particular things
        self.made: list[Source] | None = None
        self.payable: dict[tuple[int, int], bool] = {}  # abilities whose whole cost has been looked at
        self.calm_cards: list[Card] | None = None
        self.swift_cards: list[Card] | None = None
        self.calm_abilities: list[Use] | None = None
        self.swift_abilities: list[Use] | None = None

    def count(self) -> None:
        """Done only when somebody wants to know."""
        self.counted = True
        game = self.game
        if self.producing is not game.producing:
            # The same list is the same abilities, of the same players.
            self.producing = game.producing
            self.mine = [
                (obj, program)
                for obj, program in game.producing
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
            colours, amount = yield_of(obj, program)
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
            every = sources(game, player, Play("pay", player, game.state.zones[PLAYER][player][0], None))
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
        texts = self.game.cost_texts
        for obj in self.game.state.zones[HAND][self.player]:
            now = obj.now
            if now.types.isdisjoint(PLAYABLE) or (not calm and not texts and "quickcast" not in now.keywords):
                continue
            face = obj.face
            if texts or not face.plain or now is not face.traits:
                found.append((obj, False, None))
            elif face not in seen:
                seen.append(face)
                if self.pays(price_of(obj).coloured, now.cost):
                    spell = face.spell
                    aimless = spell is None or spell.aims == ()
                    found.append((obj, True, offer(self.game, "spell", obj, spell) if aimless else None))
                elif self.partial:
                    found.append((obj, False, None))
        if calm:
            self.calm_cards = found
        else:
            self.swift_cards = found
        return found

    def abilities(self, calm: bool) -> list[Use]:
        """Abilities that the player may be able to use at such a time; true: what they cost can be paid.

        Those that the player's own cards rule out are not among them. Where nothing else decides, the action stands
        beside: it can be done unless a text forbids what it pays with or what it chooses.
        """
        found = self.calm_abilities if calm else self.swift_abilities
        if found is not None:
            return found
        found = []
        game, player = self.game, self.player
        texts = game.cost_texts
        for obj, program in game.usable:
            if obj.controller != player or (program.rests and obj.turned) or obj.zone not in program.zones:
                continue
            if not calm and DEITY in obj.now.types:
                continue  # 707.1
            ability = program.ability
            assert isinstance(ability, ab.Activated)
            limited = ability.limits is not ab.FREELY
            if limited and used_up(game, obj, ability, player):
                continue
            if texts:
                found.append((obj, program, False, None))
                continue
            paid = self.affords(obj, program)
            if paid is None:
                paid = self.settles(obj, program)
            aimed = False if paid is False else self.aims(obj, program)
            if aimed is not False:
                plain = paid and aimed and not (limited or ability.gate is not None or is_free(program))
                found.append((obj, program, paid is True, offered(game, obj, program) if plain else None))
        if calm:
            self.calm_abilities = found
        else:
            self.swift_abilities = found
        return found

    def aims(self, obj: Obj, program: Program) -> bool | None:
        """Is there what the ability targets? None: not only the player's own cards decide that."""
        if program.aims == ():
            return True
        aims = own_aims(program)
        if not aims or self.game.treats or st.ForbidChoose in self.game.says:
            return None
        ctx = self.game.reader(obj)
        for group, low in aims:
            if len(evaluate.search(self.game, group, ctx, low)) < low:
                return False
        return True

    def settles(self, obj: Obj, program: Program) -> bool | None:
        """Can the whole of a cost be paid about which nothing decides but what is the player's own?"""
        game = self.game
        if game.cost_texts or st.Forbid in game.says or not is_private(program):
            return None
        key = (obj.id, id(program))
        known = self.payable.get(key)
        if known is None:
            known = self.payable[key] = self.can_pay(obj, program)
        return known

    def can_pay(self, obj: Obj, program: Program) -> bool:
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

    def named(self, name: str) -> list[Obj]:
        """The player's entities that bear the name in print, on their front at least."""
        mine = entities_of(self.game, self.player)
        if mine is not self.entities:
            self.entities = mine
            self.names = {}
            for obj in mine:
                for each in obj.face.front.line:
                    self.names.setdefault(each, []).append(obj)
        return self.names.get(name, NOBODY)

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
        name = "" if group.zones != IN_PLAY else next((t.name for t in group.tests if isinstance(t, PrintedName)), "")
        if name:
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


def offered(game: Game, obj: Obj, program: Program) -> Action:
    """907.2: aether abilities may be played with priority, too."""
    return offer(game, "aether" if program.resource else "ability", obj, program)


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


# ---------------------------------------------------------------- sources


def sources(game: Game, player: int, play: Play) -> list[Source]:
    """907.4, 1002.6: aether that was produced before, and aether abilities that may be played while paying (907.2)."""
    means = purse(game, player)
    if not means.counted:
        means.count()
    special = is_special(play)
    if not (means.partial or special or game.state.pools[player]):
        if means.paying is None:
            means.paying = from_abilities(game, play, means.ready)
        return means.paying  # the same for everything that is paid for
    made = from_pool(game, play) + from_abilities(game, play, means.ready)
    if special:
        widen(game, play, made)
    return made


def from_pool(game: Game, play: Play) -> list[Source]:
    found: list[Source] = []
    for unit in game.state.pools[play.player]:
        if unit.only_for is not None:
            ctx = Context(unit.controller, game.find(unit.source))
            if not evaluate.passes(game, unit.only_for.tests, play.obj, ctx):
                continue
        source = Source(play.obj, elements_of(unit.colour), 1, False, -1, "pool")
        source.unit = unit
        found.append(source)
    return found


def from_abilities(game: Game, play: Play, ready: list[tuple[Obj, Program]]) -> list[Source]:
    found: list[Source] = []
    for obj, program in ready:
        if program.only_for is not None and not evaluate.passes(
            game, program.only_for.tests, play.obj, Context(play.player, obj)
        ):
            continue
        colours, amount = yield_of(obj, program)
        if amount <= 0:
            continue
        weight = LAST if program.moves else 0 if colours[0] == VOID else len(colours)
        source = Source(obj, colours, amount, amount > 1, weight, "banish" if program.moves else "ability")
        source.program = program
        if len(colours) > 1:
            source.apart = True
            source.word = JOIN.join(colours)  # 907.6  each unit has all the elements
        if found and found[-1].obj is obj:
            source.rival = found[-1].rival = True
        found.append(source)
    return found


def is_special(play: Play) -> bool:
    """Does what is being paid for take aether for an element that it is not of?"""
    if play.ability_kind != "summon":
        return False
    return play.any_colour or any(word.startswith(UNITED) for word in play.obj.now.keywords)


def widen(game: Game, play: Play, made: list[Source]) -> None:
    """1002.2: any of the seven elements; 1108.2: whatever element the aether of a caster with the trait has."""
    traits = {word[len(UNITED) :] for word in play.obj.now.keywords if word.startswith(UNITED)}
    needed = tuple(colour for colour, _ in price_of(play.obj).coloured)
    for source in made:
        if ALL.isdisjoint(source.colours):
            continue  # void aether is of no element
        if play.any_colour:
            source.colours = (*source.colours, ANY_ELEMENT)
        from_whom = source.obj if source.unit is None else game.find(source.unit.source)
        if traits and from_whom is not None and "caster" in from_whom.now.types and traits & from_whom.now.kinds:
            source.colours = (*source.colours, *(colour for colour in needed if colour not in source.colours))


def restricted(source: Source) -> bool:
    """Aether that may be spent only on some things is counted only where it is known what is being played."""
    if source.unit is not None:
        return source.unit.only_for is not None
    return source.program is not None and source.program.only_for is not None
