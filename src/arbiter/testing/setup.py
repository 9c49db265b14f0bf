"""Setting up: cards into zones, resources, whose turn it is. Every method gives the table back, so they chain."""

from __future__ import annotations

from dataclasses import replace
from typing import Self

from arbiter.cards.pool import Pool
from arbiter.games.registry import UnknownGame
from arbiter.kernel.errors import BadScenario
from arbiter.kernel.rows import ZoneSpec
from arbiter.kernel.state import READY, RESTED
from arbiter.kernel.traits import Face
from arbiter.testing.cards import CardBook
from arbiter.testing.position import Piece, counter_kind, empty, needs_battle
from arbiter.testing.sources import source_card

FILL = 30  # cards beneath what a scenario puts on a deck, so that nobody runs out of cards


def next_place(pile: list[Piece]) -> int:
    """The first place, from 1 on, where nothing is yet."""
    taken = {piece.place for piece in pile}
    return next(place for place in range(1, len(pile) + 2) if place not in taken)


class Setup:
    """The arranging half of a table. Nothing of it can be used once the game has begun."""

    def __init__(
        self,
        game: str,
        seed: int = 1,
        *,
        pool: Pool | None = None,
        format: str = "",
        players: int = 0,
        stops: bool = True,
    ) -> None:
        try:
            book = CardBook(game, pool)
        except UnknownGame as error:
            raise BadScenario(str(error)) from None
        rules = book.rules
        low, high = rules.players
        players = players or low
        if not low <= players <= high:
            raise BadScenario(f"{rules.title} is for {low} to {high} players, not {players}")
        format = format or rules.formats[0]
        if format not in rules.formats:
            raise BadScenario(f"there is no format {format!r}; there are: {', '.join(rules.formats)}")
        if isinstance(seed, bool) or not isinstance(seed, int):
            raise BadScenario(f"the seed is a whole number, not {seed!r}")
        position = empty(book, seed, format, players)
        position.stops = stops
        self.position = position
        self._full_decks: set[int] = set()  # players whose deck is not to be filled up
        self._begun = False

    # ------------------------------------------------------------ cards

    def define(self, /, **fields: object) -> Self:
        """Define a card of this scenario by the fields of the game's set files (name, type, cost, text, ...)."""
        self._arranging()
        self.position.book.define(fields)
        return self

    def faces(self, *faces: Face) -> Self:
        """Add cards of this scenario that are ready made as script values, with all their sides."""
        self._arranging()
        for face in faces:
            for side in reversed((face, *face.other)):  # of sides that share a name the first is meant
                self.position.book.add(side)
        return self

    def zone(
        self,
        player: int,
        zone: str,
        *cards: str | int,
        rested: bool | None = None,
        reversed: bool = False,
        damage: int = 0,
        counters: dict[str, int] | None = None,
        fresh: bool = False,
        frozen: bool = False,
        face_up: bool | None = None,
        seen: tuple[int, ...] = (),
        attacks: int = 0,
        under: tuple[str, ...] = (),
        owner: int | None = None,
        token: bool = False,
        attacking: bool = False,
        blocking: bool = False,
        place: int | None = None,
        host: str = "",
    ) -> Self:
        """Put cards (by name or id; a number stands for so many plain cards) into a zone, in this order.

        In play the player is the controller, elsewhere the zone is theirs; `owner` says who owns the cards, if
        somebody else does. In a zone with
        places each takes the next free one, unless `place` says which; `host` is the card in play they are linked to.
        They are ready unless `rested`, but where the rules have cards lie rested they do, unless `rested=False`.
        """
        self._arranging()
        spec = self._zone(zone)
        self._check_player(player)
        owner = player if owner is None else owner
        self._check_player(owner)
        in_play = zone in self.position.book.rules.zones.in_play
        if not in_play and not host and owner != player and spec.shared:
            raise BadScenario(f"all players share the zone {zone!r}: say as the player who owns the cards")
        for who in seen:
            self._check_player(who)
        turned = 2 if reversed else RESTED if rested else READY
        if turned >= spec.turns:
            raise BadScenario(f"cards in the zone {zone!r} have {spec.turns} orientation(s), not this one")
        if min([damage, attacks, *(counters or {}).values()]) < 0:
            raise BadScenario("damage, attacks and counters cannot be negative")
        if not in_play and (damage or attacks or frozen or under or attacking or blocking or token):
            raise BadScenario(f"cards in the zone {zone!r} are not in play: they have no such marks")
        book = self.position.book
        linked = book.find(host) if host else ""
        lies_rested = book.rules.zones.lies_rested
        for card in cards:
            count = card if isinstance(card, int) else 1
            if count < 0:
                raise BadScenario(f"{count} cards cannot be put anywhere")
            key = book.filler_of(zone) if isinstance(card, int) else book.find(card)
            book.face(key)
            piece = Piece(
                key,
                owner,
                player,
                turned,
                damage,
                tuple(sorted((counter_kind(kind), count) for kind, count in (counters or {}).items())),
                fresh,
                frozen,
                not spec.face_down if face_up is None else face_up,
                tuple(sorted(set(seen))),
                attacks,
                tuple(book.find(word) for word in under),
                attacking,
                blocking,
                token,
                host=linked,
            )
            pile = self._pile(zone, player)
            for _ in range(count):
                at = 0 if not spec.places else next_place(pile) if place is None else place
                rests = rested is None and not turned and lies_rested is not None and lies_rested(zone, at)
                pile.append(replace(piece, place=at, turned=RESTED if rests else turned))
        return self

    def field(
        self,
        player: int,
        *cards: str | int,
        rested: bool | None = None,
        reversed: bool = False,
        damage: int = 0,
        counters: dict[str, int] | None = None,
        fresh: bool = False,
        frozen: bool = False,
        face_up: bool = True,
        attacks: int = 0,
        under: tuple[str, ...] = (),
        owner: int | None = None,
        token: bool = False,
        attacking: bool = False,
        blocking: bool = False,
        place: int | None = None,
    ) -> Self:
        """Put cards into play, in the order of their timestamps."""
        return self.zone(
            player,
            self.position.book.rules.zones.main,
            *cards,
            rested=rested,
            reversed=reversed,
            damage=damage,
            counters=counters,
            fresh=fresh,
            frozen=frozen,
            face_up=face_up,
            attacks=attacks,
            under=under,
            owner=owner,
            token=token,
            attacking=attacking,
            blocking=blocking,
            place=place,
        )

    def hand(self, player: int, *cards: str | int) -> Self:
        """Put cards into a hand."""
        return self.zone(player, self.position.book.rules.zones.hand, *cards)

    def deck(self, player: int, *cards: str | int, only: bool = False) -> Self:
        """Put cards on a deck, the top one first. Plain cards lie beneath them unless the deck is these `only`."""
        zone = self.position.book.rules.zones.deck
        self._check_player(player)
        pile = self._pile(zone, player)
        before = pile[:]
        pile.clear()
        self.zone(player, zone, *cards)
        pile[:] = pile[::-1] + before
        if only:
            self._full_decks.add(player)
        return self

    def damage(self, player: int, *cards: str | int) -> Self:
        """Put cards (or so many plain cards) into the player's damage zone."""
        return self.zone(player, "damage", *cards)

    def sources(self, player: int, /, **colours: int) -> Self:
        """Put cards into play that pay: so many plain ones for each colour (`sources(0, fire=2)`)."""
        self._arranging()
        for colour, count in colours.items():
            for _ in range(count):
                zone, key = source_card(self.position.book, colour)
                self.zone(player, zone, key)
        return self

    # ------------------------------------------------------------ players and time

    def resources(self, player: int, /, **kinds: int) -> Self:
        """Give a player lasting resources by their kind (`crystal=2`)."""
        self._arranging()
        self._check_player(player)
        for kind, count in kinds.items():
            if isinstance(count, bool) or not isinstance(count, int) or count < 0:
                raise BadScenario(f"{kind}: {count!r} is no number of resources")
            self.position.resources[player][kind] = count
        return self

    def turn(
        self,
        player: int,
        step: str | None = None,
        number: int | None = None,
        *,
        priority: int | None = None,
        starting: int | None = None,
        begin: bool = False,
    ) -> Self:
        """Whose turn it is, which step, the number of the turn; who has priority (else the turn player).

        With `begin` the table stands before the step, so that what happens at its beginning still happens.
        """
        self._arranging()
        position = self.position
        self._check_player(player)
        steps = position.book.rules.turn.steps
        if step is not None:
            if step not in steps:
                raise BadScenario(f"there is no step {step!r}; there are: {', '.join(steps)}")
            position.step = step
        if number is not None:
            if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number < 400:
                raise BadScenario(f"the number of the turn is from 0 to 399, not {number!r}")
            position.number = number
        position.active = player
        position.begin = begin
        position.priority = player if priority is None else priority
        self._check_player(position.priority)
        # Unless said otherwise, players have alternated so that this turn is theirs, or the first one will be.
        passed = max(0, position.number - 1)
        position.starting = (player - passed) % position.players if starting is None else starting
        self._check_player(position.starting)
        return self

    def by_hand(self, *players: int) -> Self:
        """These players choose how they pay: their payments are asked for (`pay=`)."""
        self._arranging()
        for player in players:
            self._check_player(player)
        self.position.manual = tuple(sorted({*self.position.manual, *players}))
        return self

    def keep_decks(self) -> Self:
        """Fill no deck up: every deck is just what the scenario puts there."""
        self._full_decks.update(range(self.position.players))
        return self

    # ------------------------------------------------------------ inside

    def _arranging(self) -> None:
        if self._begun:
            raise BadScenario("the game has begun: set everything up before the first move or look")

    def _complete(self) -> None:
        """See whether the parts fit together; fill the decks up, once."""
        position = self.position
        self._check_battle()
        self._fill_needed()
        zone = position.book.rules.zones.deck
        for player in range(position.players):
            if player not in self._full_decks:
                self._full_decks.add(player)
                piece = Piece(position.book.filler, player, player, face_up=not self._zone(zone).face_down)
                self._pile(zone, player)[:0] = [piece] * FILL

    def _fill_needed(self) -> None:
        """A plain card for every player in the zones in which nobody is without one."""
        book = self.position.book
        for spec in book.rules.zones.rows:
            for player, pile in enumerate(self.position.piles[spec.name] if spec.needed else ()):
                if not pile:
                    pile.append(Piece(book.first_of(spec.name), player, player))

    def _check_battle(self) -> None:
        """Battles belong to the steps that have them, attackers to the turn player, and there is one blocker."""
        position = self.position
        rules = position.book.rules
        pieces = [piece for zone in rules.zones.in_play for pile in position.piles[zone] for piece in pile]
        attackers = [piece for piece in pieces if piece.attacking]
        blockers = [piece for piece in pieces if piece.blocking]
        if not attackers and not blockers:
            if needs_battle(position.book, position.step):
                raise BadScenario(f"the step {position.step!r} is part of a battle: somebody must be attacking=True")
            return
        fights = {step.phase for name, step in rules.turn.steps.items() if needs_battle(position.book, name)}
        if rules.turn.steps[position.step].phase not in fights:
            raise BadScenario(f"there is no battle in the step {position.step!r}")
        if not attackers or any(piece.controller != position.active for piece in attackers):
            raise BadScenario("in a battle the turn player attacks: attacking=True is for the turn player's cards")
        if len(blockers) > 1 or any(piece.controller == position.active for piece in blockers):
            raise BadScenario("one card of another player may block: blocking=True")

    def _zone(self, name: str) -> ZoneSpec:
        zones = self.position.book.rules.zones.rows
        for spec in zones:
            if spec.name == name:
                if spec.stack:
                    raise BadScenario(f"nothing can be put into the zone {name!r}; play it there")
                return spec
        raise BadScenario(f"there is no zone {name!r}; there are: {', '.join(s.name for s in zones if not s.stack)}")

    def _pile(self, zone: str, player: int) -> list[Piece]:
        piles = self.position.piles[zone]
        return piles[player] if len(piles) > 1 else piles[0]

    def _check_player(self, player: int) -> None:
        count = self.position.players
        if isinstance(player, bool) or not isinstance(player, int) or not 0 <= player < count:
            raise BadScenario(f"there is no player {player!r}; players are 0 to {count - 1}")
