"""Positions in which a text may matter: several copies of its card everywhere, among them others that it speaks of.

Everything is drawn at random from our own cards; the same seed makes the same position whatever the card says.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from random import Random

from arbiter.cards.card_texts import further_sides
from arbiter.cards.pool import shared
from arbiter.games.gateruler.rulers import Geas, Ruler
from arbiter.kernel.game import Game
from arbiter.kernel.traits import Face
from arbiter.script import abilities as ab
from arbiter.script.nouns import Speaks
from arbiter.script.walk import walk
from arbiter.testing.cards import CardBook, pool_of
from arbiter.testing.position import Piece, Position, build, empty
from tests.properties.inventing.words import words_of


@dataclass(frozen=True)
class Board:
    """Where the cards of a game lie: by type the zones in which a position has them from the beginning.

    `piles`: how many cards of any type that belong in a deck lie in a zone; `paying` as many of these types in play.
    """

    in_play: dict[str, str]
    piles: dict[str, int]
    paying: tuple[str, int]
    spells: tuple[str, ...]
    bodies: tuple[str, ...]  # the types of card that a text without a card of its own is put on
    steps: tuple[str, ...]
    resources: dict[str, int] = field(default_factory=dict)
    always: tuple[tuple[str, str, int], ...] = ()  # so many cards of a type in a zone
    places: dict[str, tuple[int, ...]] = field(default_factory=dict)
    linked: dict[str, str] = field(default_factory=dict)  # what lies in a zone belongs to the first card of another
    partners: dict[str, str] = field(default_factory=dict)  # keywords that wait for what another card's text does
    # What later positions have as well: other steps, more cards of a type in a zone, zones with cards of one cost.
    varies: bool = False
    later_steps: tuple[str, ...] = ()
    later: tuple[tuple[str, str, int], ...] = ()
    lines: tuple[tuple[str, int], ...] = ()


LATE = 3  # the first position that is unlike the others: a hand of none or of many, nothing of the card in play

BOARDS = {
    "fftcg": Board(
        {"forward": "field", "backup": "field", "monster": "field"},
        {"hand": 4, "break": 5, "removed": 2, "damage": 3, "deck": 14},
        ("backup", 4),
        ("summon",),
        ("forward", "backup", "monster"),
        ("main1", "main2"),
        resources={"crystal": 3},
        varies=True,
    ),
    "fow": Board(
        {
            "resonator": "field",
            "regalia": "field",
            "addition": "field",
            "ruler": "ruler",
            "sub_ruler": "ruler",
            "j_ruler": "ruler",
            "magic_stone": "field",
            "extension_rule": "extension",
        },
        {"hand": 4, "graveyard": 5, "removed": 2, "standby": 1, "deck": 14},
        ("magic_stone", 8),
        ("chant", "rune"),
        ("resonator", "regalia", "addition", "ruler"),
        ("main",),
        always=(("ruler", "ruler", 1), ("magic_stone", "stones", 4), ("rune", "rune", 2), ("stranger", "stranger", 1)),
    ),
    "fow5": Board(
        {
            "resonator": "field",
            "regalia": "field",
            "addition_field": "field",
            "ruler": "ruler",
            "magic_stone": "stone_area",
        },
        {"hand": 4, "graveyard": 5, "removed": 2, "deck": 14, "lifebreak": 2},
        ("magic_stone", 8),
        ("spell",),
        ("resonator", "regalia", "ruler"),
        ("main",),
        always=(("ruler", "ruler", 1), ("magic_stone", "stones", 4), ("chant_standby", "standby", 1)),
    ),
    "gateruler": Board(
        {"unit": "front", "field": "field", "ruler": "ruler"},
        {"hand": 4, "graveyard": 6, "removed": 2, "damage": 2, "charge": 2, "deck": 14},
        ("resource", 0),
        ("event",),
        ("unit", "field"),
        ("main",),
        always=(("ruler", "ruler", 1), ("resource", "resource", 3), ("event", "set", 1)),
        places={"front": (1, 0, 2), "set": (1, 2)},
        linked={"charge": "front"},
        partners={"abyssal_concerto": "abyssal_summon"},
    ),
    "caster": Board(
        {"servant": "field", "barrier": "field", "caster": "field", "deity": "field"},
        {"hand": 4, "graveyard": 5, "removed": 2, "orb": 4, "deck": 14},
        ("caster", 5),
        ("conjure",),
        ("servant", "barrier", "caster"),
        ("main",),
        always=(("caster", "extra", 2),),
        varies=True,
        later_steps=("main", "call", "call"),
        later=(("deity", "extra", 1), ("soul_bond", "extra", 2)),
        lines=(("bingo", 3),),
    ),
}


@cache
def of_type(game: str, type: str) -> tuple[str, ...]:
    """The ids of our own cards of a type, those of one side that can be carried out."""
    pool = shared(game)
    return tuple(
        key
        for key, card in pool.cards.items()
        if type in pool.face(key).printed.types and not further_sides(card) and "problem" not in pool.face(key).extra
    )


@cache
def of_deck(game: str) -> tuple[str, ...]:
    """Those that belong in a deck."""
    board = BOARDS[game]
    left_out = {"ruler", "sub_ruler", "magic_stone", "rune", "stranger", "extension_rule", "geas", "resource"}
    found = dict.fromkeys(key for type in (*board.in_play, *board.spells) for key in of_type(game, type))
    return tuple(key for key in found if not shared(game).face(key).printed.types & left_out)


def words_in(texts: tuple[ab.Ability, ...]) -> frozenset[str]:
    """Every word that stands in the texts."""
    found: set[str] = set()
    for node in walk(texts):
        for value in vars(node).values():
            found |= {value} if isinstance(value, str) else set()
            if isinstance(value, tuple):
                found |= {each for each in value if isinstance(each, str)}
    return frozenset(found)


@cache
def bearing(game: str, word: str) -> tuple[str, ...]:
    """The cards of a deck that bear the word."""
    found = []
    for key in of_deck(game):
        traits = shared(game).face(key).traits
        if any(word in words for words in (traits.names, traits.kinds, traits.colours, traits.groups, traits.keywords)):
            found.append(key)
    return tuple(found)


@cache
def saying(game: str, word: str) -> tuple[str, ...]:
    """The cards of a deck whose texts have the word as one of their own, or as the name of an ability."""
    pool = shared(game)
    return tuple(
        key
        for key in of_deck(game)
        if word in words_in(tuple(program.ability for program in pool.face(key).traits.programs))
    )


@cache
def companions(game: str, key: str) -> tuple[str, ...]:
    """The other cards of its name, and those that it names as materials."""
    pool = shared(game)
    face = pool.face(key)
    names = {*face.traits.names, *face.extra.get("materials", "").split("|")} - {""}
    return tuple(each for each in of_deck(game) if each != key and pool.face(each).traits.names & names)


@cache
def counters_of(game: str) -> tuple[str, ...]:
    return words_of(game).counters


class Arranging:
    """A position for one card."""

    def __init__(self, game: str, face: Face, texts: tuple[ab.Ability, ...], seed: int) -> None:
        self.game, self.face, self.seed = game, face, seed
        self.board = BOARDS[game]
        self.random = Random(f"{game} {face.key} {seed}")
        book = CardBook(game, pool_of(game))
        for side in (face, *face.other):
            book.add(side)
        self.position: Position = empty(book, seed + 1, "", 2)
        self.position.format = book.rules.formats[0]
        words = words_in(texts)
        about = {key for word in words for key in bearing(game, word)}
        about |= {key for node in walk(texts) if isinstance(node, Speaks) for key in saying(game, node.phrase)}
        about |= {key for word, other in self.board.partners.items() if word in words for key in saying(game, other)}
        self.about = sorted(about - {face.key})
        self.counters = [kind for kind in counters_of(game) if kind in words] or list(counters_of(game))

    @property
    def late(self) -> bool:
        return self.board.varies and self.seed >= LATE

    def many_in(self, zone: str, many: int) -> int:
        """In later positions the hand is empty, or there are many cards in it."""
        if not self.late or zone != "hand":
            return many
        return 0 if self.seed % LATE == 0 else 2 * many

    def add_rare(self, player: int) -> None:
        """What only later positions have."""
        for type, zone, many in self.board.later:
            keys = self.cards(many, of_type(self.game, type))
            for key in keys:
                self.put(player, zone, key)
                for other in companions(self.game, key) if self.many_in("hand", 1) else ():
                    self.put(player, "hand", other)
        for zone, many in self.board.lines:
            first = self.cards(1)[0]
            pool = shared(self.game)
            cost = pool.face(first).printed.cost
            for key in self.cards(many, tuple(k for k in of_deck(self.game) if pool.face(k).printed.cost == cost)):
                self.put(player, zone, key)
        for key in companions(self.game, self.face.key) if self.many_in("hand", 1) else ():
            self.put(player, "hand", key)

    def cards(self, many: int, some: tuple[str, ...] = ()) -> list[str]:
        """So many at random; half of them such as the text speaks of."""
        options = some or of_deck(self.game)
        about = [key for key in self.about if key in options]
        return [self.random.choice(about if about and self.random.random() < 0.5 else options) for _ in range(many)]

    def put(self, player: int, zone: str, key: str) -> None:
        rules = self.position.book.rules
        spec = next(spec for spec in rules.zones.rows if spec.name == zone)
        piles = self.position.piles[zone]
        pile = piles[0] if spec.shared else piles[player]
        places = self.places(player, zone)
        place = 0
        if places is not None:
            taken = {piece.place for piece in pile}
            free = [place for place in places if place not in taken]
            if not free:
                return
            place = free[0]
        chance = self.random.random
        turned = int(spec.turns > 1 and chance() < 0.2)
        counters = ((self.random.choice(self.counters), 2),) if zone in rules.zones.in_play and chance() < 0.3 else ()
        near = self.position.piles[self.board.linked[zone]][player] if zone in self.board.linked else []
        host = near[0].key if near else ""
        pile.append(Piece(key, player, player, turned, 0, counters, face_up=not spec.face_down, place=place, host=host))

    def places(self, player: int, zone: str) -> tuple[int, ...] | None:
        """Those of the board that the player's ruler has; None: the zone has no places."""
        places = self.board.places.get(zone)
        for piece in self.position.piles["ruler"][player] if places and zone == "front" else ():
            sheet = self.position.book.face(piece.key).sheet
            if isinstance(sheet, Ruler) and places:
                has = (*range(1, sheet.attack_zones + 1), *range(0, -sheet.defense_zones, -1))
                places = tuple(place for place in places if place in has)
        return places

    def lie(self, player: int, key: str) -> None:
        """The card where it lies in play, if it does."""
        face = self.position.book.face(key)
        for type, zone in self.board.in_play.items():
            if type in face.printed.types:
                self.put(player, zone, key)
                return

    def bind(self, player: int) -> None:
        """A geas lies beneath the ruler that it is for, and nowhere else."""
        terms = self.face.sheet
        if isinstance(terms, Geas):
            named = [key for key in of_type(self.game, "ruler") if self.position.book.face(key).name == terms.ruler]
            self.put(player, "ruler", named[0])
            self.put(player, "geas", self.face.key)

    def made(self) -> Position:
        board, position, own = self.board, self.position, self.face.key
        permanents = tuple(
            key for type in board.bodies for key in of_type(self.game, type) if key in of_deck(self.game)
        )
        bodies = tuple(key for key in of_type(self.game, board.bodies[0]) if key in of_deck(self.game))
        ruler = "ruler" in self.face.printed.types
        belongs = own in of_deck(self.game) or not (ruler or isinstance(self.face.sheet, Geas))
        for player in range(2):
            self.bind(player)
            for type, zone, many in board.always:
                if not (zone == "ruler" and (ruler or self.position.piles[zone][player])):
                    for key in self.cards(many, of_type(self.game, type)):
                        self.put(player, zone, key)
            if ruler or not self.late or self.seed % 2 or not self.many_in("hand", 1):
                self.lie(player, own)
                if player == 0 and not ruler:
                    self.lie(player, own)
            for key in (*self.cards(2, bodies), *self.cards(1, permanents)):
                self.lie(player, key)
            for key in self.cards(board.paying[1], of_type(self.game, board.paying[0])):
                self.lie(player, key)
            for zone, many in board.piles.items():
                many = self.many_in(zone, many)
                keys = self.cards(many)
                if belongs and many:
                    copies = 2 if zone in ("hand", "deck") else 1
                    for _ in range(copies):
                        keys.insert(self.random.randrange(len(keys) + 1), own)
                for key in keys:
                    self.put(player, zone, key)
            if self.late:
                self.add_rare(player)
            position.resources[player].update(board.resources)
        for type, zone, _ in board.always:
            if type in self.face.printed.types and zone != "ruler":
                self.put(0, zone, own)
        position.step = self.random.choice(board.later_steps if self.late and board.later_steps else board.steps)
        # who has no hand is attacked first
        position.active = position.priority = int(self.random.random() < 0.25 or not self.many_in("hand", 1))
        position.number = 5
        position.starting = (position.active - position.number + 1) % 2
        position.stops = False
        return position


def position(game: str, face: Face, texts: tuple[ab.Ability, ...], seed: int) -> Game:
    """The game at that position; `texts` say what else should lie there, and are the same for faces to be compared."""
    return build(Arranging(game, face, texts, seed).made())


@cache
def hosts(game: str, spell: bool) -> tuple[str, ...]:
    """Cards for a text that stands on none of our own: the cheapest of each type that could have it."""
    board = BOARDS[game]
    pool = shared(game)
    found = []
    for type in board.spells if spell else board.bodies:
        keys = of_type(game, type)
        if keys:
            found.append(min(keys, key=lambda key: (pool.face(key).printed.cost, key)))
    return tuple(found)
