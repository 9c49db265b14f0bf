"""A position as plain data, and the game that stands at it.

Objects are numbered in the order of the ruleset's zones, so the same position gives the same state hash
however it was written down.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from arbiter.kernel.chance import Seeded
from arbiter.kernel.errors import BadScenario
from arbiter.kernel.facts import facts_of
from arbiter.kernel.game import Game
from arbiter.kernel.index.versions import bring_up_to_date
from arbiter.kernel.rows import Sight
from arbiter.kernel.seating import seat
from arbiter.kernel.state import ENTER, PRIORITY, Arrival, Combat, GameState, Obj
from arbiter.testing.cards import CardBook


@dataclass(frozen=True, slots=True)
class Piece:
    """One card of the position, with everything that can be said of it there."""

    key: str
    owner: int
    controller: int
    turned: int = 0
    damage: int = 0
    counters: tuple[tuple[str, int], ...] = ()
    fresh: bool = False  # it came this turn
    frozen: bool = False
    face_up: bool = True
    seen: tuple[int, ...] = ()  # players who know it although the zone hides it
    attacks: int = 0  # how often it has attacked this turn
    under: tuple[str, ...] = ()  # cards beneath it
    attacking: bool = False
    blocking: bool = False
    token: bool = False
    place: int = 0  # where in its zone
    host: str = ""  # the card in play that it is linked to


@dataclass(slots=True)
class Position:
    """Everything that a scenario starts from. Piles are in the engine's order: the last card is the top."""

    book: CardBook
    seed: int
    format: str
    players: int
    active: int = 0
    step: str = ""
    number: int = 3
    begin: bool = False  # stand before the step begins, not at the priority in it
    priority: int = 0
    starting: int = 0
    stops: bool = True  # stop also where a player can only pass
    manual: tuple[int, ...] = ()  # players who choose how they pay
    piles: dict[str, list[list[Piece]]] = field(default_factory=dict)
    resources: list[dict[str, int]] = field(default_factory=list)

    def turns_taken(self) -> list[int]:
        """How many turns each player has begun, had they alternated."""
        taken = [0] * self.players
        for number in range(self.number):
            taken[(self.starting + number) % self.players] += 1
        return taken


def counter_kind(printed: str) -> str:
    """A kind of counter as the engine names it: a card prints "[+100/+100] counter"."""
    return printed.strip("[]")


def empty(book: CardBook, seed: int, format: str, players: int) -> Position:
    """A position without cards, at the first step in which something can be played."""
    rules = book.rules
    position = Position(book, seed, format, players)
    position.step = rules.turn.resting_step
    position.piles = {spec.name: [[] for _ in range(1 if spec.shared else players)] for spec in rules.zones.rows}
    position.resources = [dict(rules.opening_resources) for _ in range(players)]
    return position


def needs_battle(book: CardBook, step: str) -> bool:
    """Is there such a step only during a battle?"""
    return book.rules.turn.steps[step].combat


def build(position: Position) -> Game:
    """A fresh game that stands at the position."""
    book = position.book
    rules = book.rules
    zones: dict[str, list[list[Obj]]] = {
        spec.name: [[]] if spec.shared else [[] for _ in range(position.players)] for spec in rules.zones.rows
    }
    state = GameState(position.players, zones, Seeded(position.seed), rules.zones.table)
    state.turn = position.number
    card = 0
    for spec in rules.zones.rows:
        for pile, pieces in zip(zones[spec.name], position.piles[spec.name], strict=True):
            for piece in pieces:
                card += 1
                obj = place(position, piece, spec.name, state, card)
                card += len(obj.under)
                pile.append(obj)
    link(position, state)
    lay_beneath(position, state, card)
    seat(rules, state)
    state.combat = battle(position, state)
    state.active = state.regular = position.active
    state.step = position.step
    state.mode = ENTER if position.begin or not rules.turn.steps[position.step].grants else PRIORITY
    state.priority = position.priority
    state.starting = position.starting
    state.turns_taken = position.turns_taken()
    state.resources = [dict(kept) for kept in position.resources]
    faces = [side for obj in state.objects.values() for side in dict.fromkeys((obj.face, obj.face.front))]
    faces += [face for obj in state.objects.values() for _, face, _ in obj.under]
    game = Game(rules, state, position.format, facts_of(rules, position.format, faces, None))
    bring_up_to_date(game)
    game.ask_forced = position.stops
    game.narrate = True
    for player in position.manual:
        game.manual_payment |= 1 << player
    return game


def link(position: Position, state: GameState) -> None:
    """What is linked to a card in play."""
    for name, piles in position.piles.items():
        pieces = [piece for pile in piles for piece in pile]
        objs = [obj for pile in state.zones[name] for obj in pile]
        for piece, obj in zip(pieces, objs, strict=True):
            if piece.host:
                host = linked_to(position, state, piece.host, obj.controller)
                if host is None:
                    raise BadScenario(f"{obj.face.name} is to be linked to {piece.host}, which is not in play there")
                obj.host = host.id


def linked_to(position: Position, state: GameState, key: str, player: int) -> Obj | None:
    """The first card of that name in play: that player's, if they have one, or else another's."""
    zones = position.book.rules.zones.in_play
    found = [obj for zone in zones for pile in state.zones[zone] for obj in pile if obj.face.key == key]
    return min(found, key=lambda obj: obj.controller != player, default=None)


def lay_beneath(position: Position, state: GameState, card: int) -> None:
    """The cards beneath others, where they have a zone of their own and are linked to what they lie under."""
    zones = position.book.rules.zones
    if not zones.beneath:
        return
    for name in zones.in_play:
        for pieces, pile in zip(position.piles[name], state.zones[name], strict=True):
            for piece, host in zip(pieces, tuple(pile), strict=True):
                for key in piece.under:
                    card += 1
                    obj = place(position, Piece(key, piece.owner, piece.controller), zones.beneath, state, card)
                    obj.host = host.id
                    state.zones[zones.beneath][piece.controller].append(obj)


def battle(position: Position, state: GameState) -> Combat | None:
    """The battle that the attacking and blocking pieces are in."""
    pieces = [piece for name in position.book.rules.zones.in_play for pile in position.piles[name] for piece in pile]
    objs = [obj for name in position.book.rules.zones.in_play for pile in state.zones[name] for obj in pile]
    attackers = tuple(obj.id for piece, obj in zip(pieces, objs, strict=True) if piece.attacking)
    if not attackers:
        return None
    combat = Combat()
    combat.attackers = attackers
    combat.party = len(attackers) > 1
    combat.defender = (position.active + 1) % position.players
    for piece, obj in zip(pieces, objs, strict=True):
        if piece.blocking:
            combat.blocker = obj.id
            combat.blocked = True
    return combat


def place(position: Position, piece: Piece, zone: str, state: GameState, card: int) -> Obj:
    """The object of a piece."""
    book = position.book
    lies_up = book.rules.zones.lies_up
    face = book.face(piece.key)
    obj = Obj(state.next_id(), card, face if lies_up is None else lies_up(face, zone), piece.owner, zone)
    state.clock += 1
    obj.stamp = state.clock
    obj.controller = obj.home = piece.controller
    if piece.owner != piece.controller and not piece.host and zone not in book.rules.zones.in_play:
        obj.home = piece.owner  # as after a move into another's zone
    obj.since = state.turn if piece.fresh else min(0, state.turn - 1)
    if piece.fresh or zone in book.rules.zones.in_play:
        # It came some turn or other, so a later change of control makes nothing new of it.
        obj.arrival = Arrival(turn=state.turn if piece.fresh else state.turn - 1)
    obj.turned = piece.turned
    obj.face_up = piece.face_up
    if not obj.face_up and book.rules.zones.back is not None and zone in book.rules.zones.in_play:
        obj.face = book.rules.zones.back(book.rules.layers.library, obj.face)
        obj.now = obj.face.traits
    obj.damage = piece.damage
    obj.frozen = int(piece.frozen)
    obj.place = piece.place
    obj.attacks = max(piece.attacks, int(piece.attacking))
    obj.token = piece.token
    obj.counters = dict(piece.counters) or None
    if not book.rules.zones.beneath:
        obj.under = tuple((card + i, book.face(key), piece.owner) for i, key in enumerate(piece.under, 1))
    for player in piece.seen:
        obj.seen |= 1 << player
    if book.rules.zones.specs[zone].sight is Sight.OWNER:
        obj.seen |= 1 << piece.controller  # as after a draw
    state.objects[obj.id] = obj
    return obj
