"""What a match starts from, chance included, and the kernel's driver at the position that some answers lead to."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass

from arbiter.cards.decks import DeckList
from arbiter.cards.named import CARD_NAMERS
from arbiter.cards.pool import Pool
from arbiter.kernel import match as kernel
from arbiter.kernel.chance import SECRET_BYTES, Chance, Sealed
from arbiter.kernel.dealing import new_game
from arbiter.kernel.decisions import Answer
from arbiter.kernel.errors import ArbiterError
from arbiter.kernel.game import Game
from arbiter.kernel.packing import NAMERS, Named
from arbiter.kernel.revisions import LATEST

SEEDS = 1 << 63  # seeds are smaller than this, so that every language's JSON can hold them


def new_chance() -> Sealed:
    """For a game between players: a secret that nobody can guess, and that is told when the game is over."""
    return Sealed(secrets.token_bytes(SECRET_BYTES))


class Misfit(ArbiterError):
    """An answer that does not fit its question; `at` counts the answers from zero."""

    def __init__(self, at: int, error: ArbiterError) -> None:
        super().__init__(str(error))
        self.at = at


@dataclass(frozen=True)
class Setup:
    """Everything that a match starts from."""

    game: str
    format: str
    decks: tuple[DeckList, ...]
    chance: Chance
    pool: Pool
    ask_payment: tuple[int, ...] = ()
    ask_forced: bool = False
    ask_anyway: bool = False  # also whoever can only say no, so that nobody can tell what they hold
    revision: int = LATEST  # of what is asked and in which order

    @property
    def commitment(self) -> str:
        """What everybody may know of the secret from the beginning; empty where a seed shuffles."""
        return self.chance.commitment if isinstance(self.chance, Sealed) else ""

    def begin(self) -> Game:
        """The game before its first step."""
        piles = [deck.piles(self.pool) for deck in self.decks]
        game = new_game(self.pool.entry.rules, piles, self.chance, self.format, self.pool.catalogue)
        game.revision = self.revision
        game.ask_forced = self.ask_forced
        game.ask_anyway = self.ask_anyway
        game.manual_payment = sum(1 << player for player in self.ask_payment)
        game.narrate = True
        return game


def drive(setup: Setup, answers: Sequence[Answer]) -> kernel.Match:
    """The driver at the position that these answers lead to, or `Misfit`."""
    begin = Beginning(setup, list(answers))
    try:
        return kernel.Match(begin)
    except ArbiterError as error:
        assert begin.begun is not None
        raise Misfit(max(0, begin.begun.cursor - 1), error) from None


class Beginning:
    """Begins the match, with these answers to be given."""

    def __init__(self, setup: Setup, answers: list[Answer]) -> None:
        self.setup = setup
        self.answers = answers
        self.begun: Game | None = None

    def __call__(self) -> Game:
        self.begun = self.setup.begin()
        self.begun.answers = self.answers[:]
        return self.begun


def beginning_named(begin: object) -> Named:
    assert isinstance(begin, Beginning)
    return Beginning, (begin.setup, begin.answers)


NAMERS[Beginning] = beginning_named
NAMERS.update(CARD_NAMERS)
