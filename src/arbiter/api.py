"""Playing as a library: a match is questions, options and answers.

`start` begins a match and `load` takes a saved one up again. A match stands at a question until it is answered; it can
be copied, taken back and saved at any of them. It wraps the kernel's driver and adds words, decks and saves.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from operator import index
from pathlib import Path
from random import Random
from typing import SupportsIndex, cast

from arbiter import saves
from arbiter.bots.chance import random_answer
from arbiter.bots.registry import make_bot
from arbiter.cards.brought import pool_with
from arbiter.cards.checking import demand_legal, known_format
from arbiter.cards.decks import DeckList, read_deck
from arbiter.cards.pool import Pool, shared
from arbiter.kernel import match as kernel
from arbiter.kernel.branching import Branch
from arbiter.kernel.chance import Sealed, Seeded
from arbiter.kernel.decisions import Answer, Decision
from arbiter.kernel.errors import BadAnswer
from arbiter.kernel.game import Agent, Game
from arbiter.kernel.packing import pack, unpack
from arbiter.kernel.views import View, view
from arbiter.setup import SEEDS, Setup, drive, new_chance
from arbiter.wording import option_texts, question_text

Deck = str | Path | DeckList
Seat = Agent | str | None


@dataclass(frozen=True)
class Question:
    """A question to one player. `low` and `high`: how many options are to be picked; None where it is one index.

    Where something is divided, the answer has a share for each option; they add up to `whole`.
    """

    player: int
    kind: str
    why: str
    text: str
    options: tuple[str, ...]
    low: int | None = None
    high: int | None = None
    whole: int | None = None

    def __str__(self) -> str:
        return f"player {self.player}: {self.text}"


@dataclass(frozen=True)
class Result:
    """How a match ended. `winner` is None for a draw."""

    winner: int | None
    reason: str

    @property
    def is_draw(self) -> bool:
        return self.winner is None

    def __str__(self) -> str:
        return f"draw: {self.reason}" if self.winner is None else f"player {self.winner} wins: {self.reason}"


class Match:
    """A match in progress. Made by `start`, `load` and `copy`."""

    def __init__(self, setup: Setup, driver: kernel.Match, taken: list[int], agents: list[Agent | None]) -> None:
        self.setup = setup
        self._driver = driver
        self._taken = taken  # how many answers there were before each answer that did not come from an agent
        self._agents = agents
        self._question: Question | None = None
        self._asked: Decision | None = None
        self._let_agents_answer()

    def __reduce__(self) -> tuple[object, ...]:
        """For `pickle` and `copy.deepcopy`; only for programs that trust each other. `save` is for keeping."""
        return match_again, (pack((self.setup, self._driver, self._taken, self._agents)),)

    # ------------------------------------------------------------ looking

    @property
    def game(self) -> Game:
        """The kernel's game, for whoever needs more than the match says."""
        return self._driver.game

    @property
    def question(self) -> Question | None:
        """What is asked now; None when the match is over."""
        decision = self._driver.question
        if decision is None:
            return None
        if self._question is None or self._asked is not decision:
            bounds = decision.bounds()
            self._question = Question(
                decision.player,
                decision.kind,
                decision.why,
                question_text(self.game, decision),
                tuple(option_texts(self.game, decision)),
                None if bounds is None else bounds[0],
                None if bounds is None else bounds[1],
                getattr(decision, "whole", None),
            )
            self._asked = decision
        return self._question

    @property
    def decision(self) -> Decision | None:
        """The question as the kernel puts it, with the objects themselves; for bots."""
        return self._driver.question

    def branch(self) -> Branch:
        """The question as a place from which games are played on with bots, apart from this match: "what if?"."""
        return Branch(self.game)

    @property
    def options(self) -> list[str]:
        """The options in words, in the order in which `answer` counts them."""
        question = self.question
        return [] if question is None else list(question.options)

    @property
    def result(self) -> Result | None:
        """None while the match goes on."""
        state = self.game.state
        return Result(self._driver.winner, state.why_over) if state.over else None

    @property
    def is_over(self) -> bool:
        return self.game.state.over

    @property
    def turn(self) -> int:
        return self.game.state.turn

    @property
    def log(self) -> list[str]:
        """What has happened so far, as everybody may read it."""
        from arbiter.table.log import public_log

        return public_log(self.game)

    @property
    def hash(self) -> str:
        """The same start and the same answers give the same hash, on every machine."""
        return self._driver.hash()

    @property
    def commitment(self) -> str:
        """The SHA-256 of the secret that the match is shuffled with; empty where a seed shuffles. Show it at once."""
        return self.setup.commitment

    @property
    def secret(self) -> str | None:
        """What the match was shuffled with; None while it goes on, and where a seed shuffles."""
        chance = self.setup.chance
        return chance.secret.hex() if self.is_over and isinstance(chance, Sealed) else None

    @property
    def answers(self) -> list[Answer]:
        """Every answer so far, those of agents included."""
        return list(self._driver.answers)

    def view(self, player: int) -> View:
        """The table as this player sees it (-1: as a spectator does), ready to be sent as JSON."""
        players = self.game.state.players
        if player not in range(-1, players):
            raise BadAnswer(f"there is no player {player!r:.40}; there are 0 to {players - 1}, and -1 looks on")
        return view(self.game, player)

    def __repr__(self) -> str:
        now = self.result if self.is_over else self.question
        return f"<Match {self.setup.game}, turn {self.turn}, {now}>"

    # ------------------------------------------------------------ going on

    def answer(self, answer: SupportsIndex | Iterable[SupportsIndex]) -> None:
        """Answer the question: one option's number, or several. A bad answer raises and changes nothing."""
        given = shaped(answer)
        self._taken.append(len(self._driver.answers))
        try:
            self._driver.answer(given)
        finally:
            # A bad answer was not taken; a play that could not be finished took its earlier answers with it.
            while self._taken and self._taken[-1] >= len(self._driver.answers):
                self._taken.pop()
        self._let_agents_answer()

    def concede(self, player: int) -> None:
        """A player gives up; nothing prevents it."""
        before = len(self._driver.answers)
        self._driver.concede(player)
        # A play that could not be finished without the player took its earlier answers with it.
        before = min(before, len(self._driver.answers) - 1)
        while self._taken and self._taken[-1] >= before:
            self._taken.pop()
        self._taken.append(before)

    def undo(self) -> None:
        """Take back the last answer, and what agents answered after it."""
        if not self._taken:
            raise BadAnswer("there is nothing to take back")
        taken = self._taken[:]
        while taken:
            driver = drive(self.setup, self._driver.answers[: taken.pop()])
            # In a loaded match nobody knows which answers were an agent's; its questions are not stopped at.
            if driver.question is None or self._agents[driver.question.player] is None:
                driver.game.agents = self._agents
                self._driver, self._taken = driver, taken
                return
        raise BadAnswer("there is nothing to take back but the answers of agents")

    def sample(self, random: Random) -> Answer:
        """Any answer that the question allows, each as likely as the others."""
        if self._driver.question is None:
            raise BadAnswer("there is no question: the match is over")
        return random_answer(self._driver.question, random)

    def copy(self) -> Match:
        """An independent match that stands at the same question."""
        return Match(self.setup, self._driver.copy(), self._taken[:], self._agents)

    def save(self) -> str:
        """The match as JSON text, for `load`. It tells everything: no player should read it before the end."""
        return saves.write(self.setup, self.answers, self.hash)

    def _let_agents_answer(self) -> None:
        """After loading, the next question may be an agent's; while playing the kernel asks agents itself."""
        self._driver.game.agents = self._agents
        while (decision := self._driver.question) is not None:
            agent = self._agents[decision.player]
            if agent is None:
                return
            self._driver.answer(agent(self._driver.game, decision))


def match_again(packed: bytes) -> Match:
    setup, driver, taken, agents = cast("tuple[Setup, kernel.Match, list[int], list[Agent | None]]", unpack(packed))
    return Match(setup, driver, taken, agents)


def shaped(answer: SupportsIndex | Iterable[SupportsIndex]) -> Answer:
    """An answer of whatever kind of numbers, as the kernel takes it."""
    if isinstance(answer, int):
        return answer  # index() would make a number of True, which is no answer
    try:
        if isinstance(answer, SupportsIndex):
            return index(answer)
        return tuple(part if isinstance(part, int) else index(part) for part in answer)
    except TypeError:
        raise BadAnswer(f"an answer is an option's number or a list of them, not {answer!r:.60}") from None


def start(
    game: str,
    *decks: Deck,
    seed: int | None = None,
    format: str | None = None,
    pool: Pool | None = None,
    cards: str | Path | Sequence[str | Path] = (),
    agents: Sequence[Seat] | None = None,
    ask_payment: Sequence[int] = (),
    ask_forced: bool = False,
    check: bool = True,
) -> Match:
    """Begin a match. A deck is a built-in deck's name, a file, the text of a list, or a `DeckList`.

    Without a `seed` nobody can foretell the shuffles; `Match.commitment` can be shown before the game and the secret
    after it (docs/fairness.md). With one the game can be had again, and whoever sees a few cards can know the others.
    `cards` are files of cards that count besides ours and the library's (`pool`: these cards only).
    `agents` answer for their players (functions, or bots by name; None: you). `ask_payment` names the players who
    choose how costs are paid; otherwise the payment that wastes least is made. `ask_forced` also asks where there is
    one answer only. Without `check`, decks that the rules forbid are played too.
    """
    pool = pool or (pool_with(game, cards) if cards else shared(game))
    kind = known_format(game, format)
    few, many = pool.entry.rules.players
    if not few <= len(decks) <= many:
        wanted = f"{few}" if few == many else f"{few} to {many}"
        raise BadAnswer(f"{game} is played with {wanted} decks, one for each player; {len(decks)} were given")
    chance = new_chance() if seed is None else seeded(seed)
    lists = tuple(read_deck(deck, game, pool) for deck in decks)
    if check:
        for deck in lists:
            demand_legal(deck, kind, pool)
    setup = Setup(game, kind, lists, chance, pool, players_in(ask_payment, len(decks)), ask_forced)
    return Match(setup, drive(setup, ()), [], seats(agents, setup))


def seeded(seed: int) -> Seeded:
    if isinstance(seed, bool) or not isinstance(seed, int) or not -SEEDS < seed < SEEDS:
        raise BadAnswer(f"the seed must be a whole number of less than 64 bits, not {seed!r:.40}")
    return Seeded(seed)


def players_in(players: Sequence[int], count: int) -> tuple[int, ...]:
    for player in players:
        if player not in range(count):
            raise BadAnswer(f"ask_payment: there is no player {player!r:.40}; there are 0 to {count - 1}")
    return tuple(sorted(set(players)))


def seats(agents: Sequence[Seat] | None, setup: Setup) -> list[Agent | None]:
    """Who answers for each player; a bot's chance is its own, but comes from the match's seed or secret."""
    count = len(setup.decks)
    if agents is None:
        return [None] * count
    if len(agents) != count:
        raise BadAnswer(f"agents: one for each of the {count} players is to be given (None: nobody), not {len(agents)}")
    return [
        make_bot(agent, setup.chance.bot_seed(player)) if isinstance(agent, str) else agent
        for player, agent in enumerate(agents)
    ]


def load(source: str | Path, *, pool: Pool | None = None, agents: Sequence[Seat] | None = None) -> Match:
    """Take up a saved match: the text that `save` gave, or a file with it. `BadSave` says what does not fit."""
    setup, driver = saves.read(source, pool)
    return Match(setup, driver, list(range(len(driver.answers))), seats(agents, setup))
