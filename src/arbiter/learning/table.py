"""What an environment is made of: a game, its decks and widths, and an episode that goes from choice to choice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache, partial
from pathlib import Path

from arbiter.bots.registry import known_bot, make_bot, thinks
from arbiter.cards.brought import pool_with
from arbiter.cards.checking import demand_legal, known_format
from arbiter.cards.decks import DeckList, read_deck
from arbiter.cards.pool import Pool, shared
from arbiter.kernel.dealing import Deal
from arbiter.kernel.errors import ArbiterError, BadAnswer
from arbiter.kernel.game import Agent, Game
from arbiter.lab.decks import built_in_decks, pairings
from arbiter.learning.card_index import card_numbers
from arbiter.learning.stepping import Run, Start
from arbiter.observing.cards import CardNumbers
from arbiter.observing.deeds import Deeds
from arbiter.observing.encoder import Encoder
from arbiter.observing.layout import Layout, Widths
from arbiter.observing.object_rows import Kept
from arbiter.observing.picking import Picking

Deck = str | Path | DeckList
MOST_STEPS = 20_000  # choices in an episode; one that takes longer is cut off


class IllegalChoice(ArbiterError):
    """A place that the mask does not allow."""


@dataclass(frozen=True)
class Settings:
    """What a table is made from; plain data, so that other processes can make the same."""

    game: str
    decks: tuple[tuple[DeckList, ...], ...]  # who meets whom; the seed decides which of them
    format: str
    cards: tuple[str, ...] = ()  # files of cards besides ours and the library's
    card_index: str = ""
    widths: tuple[int, int, int, int] = field(default_factory=Widths().as_tuple)
    most_steps: int = MOST_STEPS


def settings(
    game: str,
    decks: Sequence[Deck] | None = None,
    *,
    format: str | None = None,
    cards: Sequence[str | Path] = (),
    card_index: str | Path = "",
    objects: int = 120,
    stack: int = 8,
    history: int = 24,
    places: int = 64,
    most_steps: int = MOST_STEPS,
) -> Settings:
    """Checked settings. Without decks, every pair of ours that the format allows has its turn."""
    pool = pool_with(game, tuple(cards)) if cards else shared(game)
    kind = known_format(game, format)
    for name, number, least in (
        ("objects", objects, 1),
        ("stack", stack, 1),
        ("history", history, 1),
        ("places", places, 4),
        ("most_steps", most_steps, 1),
    ):
        if isinstance(number, bool) or not isinstance(number, int) or not least <= number < 32768:
            raise BadAnswer(f"{name}: a whole number from {least} to 32767, not {number!r:.40}")
    if decks is None:
        pairs: tuple[tuple[DeckList, ...], ...] = tuple(pairings(built_in_decks(game, format)))
    else:
        few, many = pool.entry.rules.players
        if isinstance(decks, str) or not few <= len(decks) <= many:
            wanted = f"{few}" if few == many else f"{few} to {many}"
            raise BadAnswer(f"decks: {game} is played with {wanted} decks, one for each player, not {decks!r:.60}")
        lists = tuple(read_deck(deck, game, pool) for deck in decks)
        for deck in lists:
            demand_legal(deck, kind, pool)
        pairs = (lists,)
    paths = tuple(str(path) for path in cards)
    return Settings(game, pairs, kind, paths, str(card_index), (objects, stack, history, places), most_steps)


class Table:
    """Everything that the episodes of an environment share."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.pool: Pool = pool_with(settings.game, settings.cards) if settings.cards else shared(settings.game)
        self.rules = self.pool.entry.rules
        self.players = len(settings.decks[0])
        self.layout = Layout(self.rules, self.players, Widths(*settings.widths))
        self._deals: dict[int, Deal] = {}

    @cached_property
    def cards(self) -> CardNumbers:
        listed = self.settings.card_index
        return card_numbers(self.pool, Path(listed) if listed else None)

    @cached_property
    def encoder(self) -> Encoder:
        return Encoder(self.rules, self.layout, self.cards)

    def begin(self, seed: int) -> Game:
        """The game of a seed before its first step."""
        pair = seed % len(self.settings.decks)
        deal = self._deals.get(pair)
        if deal is None:
            piles = [deck.piles(self.pool) for deck in self.settings.decks[pair]]
            deal = self._deals[pair] = Deal(self.rules, piles, self.settings.format, self.pool.catalogue)
        return deal.game(seed)

    def __reduce__(self) -> tuple[Callable[[Settings], Table], tuple[Settings]]:
        return table_of, (self.settings,)

    def __deepcopy__(self, memo: object) -> Table:
        return self


@lru_cache(maxsize=32)
def table_of(settings: Settings) -> Table:
    """The table of these settings; one of them is enough for a process."""
    return Table(settings)


class Episode:
    """One game, choice by choice. `bots` answer for the seats that they are named for."""

    def __init__(self, table: Table, seed: int, bots: tuple[str | None, ...] = (), branching: bool = False) -> None:
        self.table = table
        self.seed = seed
        self.bots = bots
        self.branching = branching
        self.taken: list[int] = []  # the places that were chosen
        self.redeals: list[tuple[int, int, int]] = []  # after so many choices, for which player, by which seed
        names = bots or (None,) * table.players
        for name in names:
            if name is not None:
                known_bot(name)
        self.deeds = Deeds(table.players, table.cards)
        self.kept = [Kept() for _ in range(table.players)]
        made = partial(seated, names, seed)
        keeps = branching or any(name is not None and thinks(name) for name in names)
        start = Start(partial(table.begin, seed), made, keeps, narrate=branching)
        self.run = Run(start, heard=self.deeds.add)
        self.picking: Picking | None = None
        self._ask()

    @property
    def game(self) -> Game:
        return self.run.game

    @property
    def player(self) -> int:
        """Who is to choose; -1 when the episode is over."""
        return -1 if self.picking is None else self.picking.decision.player

    @property
    def over(self) -> bool:
        return self.run.question is None

    @property
    def cut_off(self) -> bool:
        return len(self.taken) >= self.table.settings.most_steps and not self.over

    def step(self, place: int) -> None:
        """Choose a place that the mask allows."""
        picking = self.picking
        if picking is None:
            raise IllegalChoice("the episode is over: reset the environment")
        if not 0 <= place < len(picking.choices):
            raise IllegalChoice(f"place {place} is masked; {len(picking.choices)} places are open, counted from 0")
        self.taken.append(place)
        answer = picking.take(place)
        if answer is None:
            return
        run = self.run
        self.deeds.add(run.game, picking.decision, answer)
        run.answer(answer)
        self._ask()

    def _ask(self) -> None:
        run = self.run
        if run.question is None:
            self.picking = None
            for player in range(self.table.players):
                self.deeds.settle(run.game, player)
        else:
            self.deeds.settle(run.game, run.question.player)
            self.picking = Picking(run.question, self.table.layout.places, run.barred)

    def copy(self, redeal: tuple[int, int] | None = None) -> Episode:
        """An independent episode at the same choice; with a player and a seed, in a world dealt anew for them."""
        made = Episode.__new__(Episode)
        made.table, made.seed, made.bots, made.branching = self.table, self.seed, self.bots, self.branching
        made.taken, made.redeals = self.taken[:], self.redeals[:]
        if redeal is not None:
            made.redeals.append((len(self.taken), *redeal))
        made.run = self.run.copy() if redeal is None else self.run.redealt(*redeal)
        made.deeds = self.deeds.copy()
        made.run.heard = made.deeds.add
        made.kept = [Kept() for _ in range(self.table.players)]
        made.picking = None
        if self.picking is not None and made.run.question is not None:
            made.picking = self.picking.copy(made.run.question)
        return made

    def __deepcopy__(self, memo: object) -> Episode:
        return self.copy()

    def __reduce__(self) -> tuple[Callable[..., Episode], tuple[object, ...]]:
        """As the choices that led here, which are made again."""
        return episode_again, (self.table, self.seed, self.bots, self.branching, self.taken, self.redeals)

    def observe(self, player: int) -> bytes:
        """What the player may know, as `Layout` lays it out."""
        return self.table.encoder.encode(self.run.game, player, self.picking, self.deeds, self.kept[player])

    def returns(self) -> list[float]:
        """1 for who has won, -1 for the others, 0 for a draw and while the game goes on."""
        state = self.run.game.state
        if not state.over or state.winner < 0:
            return [0.0] * self.table.players
        return [1.0 if player == state.winner else -1.0 for player in range(self.table.players)]


def episode_again(
    table: Table,
    seed: int,
    bots: tuple[str | None, ...],
    branching: bool,
    taken: list[int],
    redeals: list[tuple[int, int, int]],
) -> Episode:
    """The episode at the choice that these led to."""
    made = Episode(table, seed, bots, branching)
    dealt = redeals[:]
    for i in range(len(taken) + 1):
        while dealt and dealt[0][0] == i:
            _, player, number = dealt.pop(0)
            made = made.copy((player, number))
        if i < len(taken):
            made.step(taken[i])
    return made


def seated(names: tuple[str | None, ...], seed: int) -> list[Agent | None]:
    return [None if name is None else make_bot(name, 2 * seed + i) for i, name in enumerate(names)]
