"""What could have been: every answer of a match as the bot that thinks sees it, and where a chance fell most.

A moment is judged by what its player could know then, as the bot judges its own; so a good answer that met bad luck is
still a good one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Final

from arbiter.bots.greedy import GreedyBot
from arbiter.bots.search import Line, SearchBot, line_mean
from arbiter.bots.worth import weights_of
from arbiter.kernel.branching import Branch
from arbiter.kernel.chance import Seeded
from arbiter.kernel.errors import ArbiterError

if TYPE_CHECKING:
    from arbiter.bots.budgets import Budget
    from arbiter.bots.elsewhere import Thinkers
    from arbiter.kernel.decisions import Answer, Decision
    from arbiter.kernel.game import Agent, Game
    from arbiter.kernel.match import Match

LINES: Final = 6  # of what is expected to happen


@dataclass(frozen=True)
class Prospect:
    """One answer: its chance to win with its 95% interval, the worlds in which it was tried, and what may follow."""

    answer: Answer
    text: str
    chance: float
    low: float
    high: float
    worlds: int
    line: tuple[str, ...]


@dataclass(frozen=True)
class Moment:
    """One question of a match that left a choice; `at` counts the answers before it. The best prospect comes first."""

    at: int
    turn: int
    player: int
    question: str
    given: Answer | None
    prospects: tuple[Prospect, ...]

    @property
    def best(self) -> Prospect:
        return self.prospects[0]

    @property
    def kept(self) -> float:
        """The chance that the given answer left."""
        chances = [each.chance for each in self.prospects if each.answer == self.given]
        return chances[0] if chances else self.best.chance

    @property
    def fell(self) -> float:
        """By how much the best answer was better."""
        return max(0.0, self.best.chance - self.kept)


def words_of(game: Game, decision: Decision, answer: Answer) -> str:
    from arbiter.table.option_words import whole_words

    options = whole_words(game, decision)
    if isinstance(answer, int):
        return options[answer]
    if decision.bounds() is None or getattr(decision, "whole", None) is not None:
        return ", ".join(f"{share} to {option}" for share, option in zip(answer, options, strict=True))
    return ", ".join(options[i] for i in answer) or "none"


def look(game: Game, decision: Decision, bot: SearchBot, given: Answer | None = None) -> Moment | None:
    """What the question's answers promise; None where there is nothing to choose or nothing to judge it by."""
    lines = bot.lines(game, decision, given)
    return look_on(game, decision, bot, lines, given)


def look_on(
    game: Game,
    decision: Decision,
    bot: SearchBot,
    lines: list[Line],
    given: Answer | None = None,
    names: Sequence[str] = (),
) -> Moment | None:
    """The same with lines that have been thought about before: they are thought about for longer."""
    from arbiter.table.titles import title_of

    weights = weights_of(game.rules.key)
    if weights is None or len(lines) < 2:
        return None
    bot.think(game, decision.player, lines)
    until = bot.turns(game, weights)[-1]
    best_first = sorted(lines, key=line_mean, reverse=True)
    prospects = tuple(prospect(game, decision, line, until, names) for line in best_first)
    asked = title_of(game, decision)
    return Moment(len(game.answers), game.state.turn, decision.player, asked, given, prospects)


def prospect(game: Game, decision: Decision, line: Line, until: int, names: Sequence[str]) -> Prospect:
    low, high = line.interval()
    said = words_of(game, decision, line.answer)
    follows = expected(game, line.answer, until, names)
    return Prospect(line.answer, said, line.mean, low, high, len(line.results), follows)


def expected(game: Game, answer: Answer, until: int, names: Sequence[str]) -> tuple[str, ...]:
    """What may happen next, told of one world that could be."""
    from arbiter.table.log import public_log

    agents: list[Agent | None] = [GreedyBot(1)] * game.state.players
    try:
        after = Branch(game).play(answer, agents, until, Seeded(1), narrate=True)
    except ArbiterError:
        return ()
    return tuple(public_log(after, names=names)[:LINES])


def analyse(match: Match, answers: list[Answer], budget: Budget, player: int | None = None) -> Iterator[Moment]:
    """The moments of a match one after the other, from its beginning; of one player alone where that is asked for.

    The match stands at its first question, and is played through.
    """
    for _, moment in step_by_step(match, answers, budget, player):
        if moment is not None:
            yield moment


def step_by_step(
    match: Match,
    answers: list[Answer],
    budget: Budget,
    player: int | None = None,
    start: int = 0,
    names: Sequence[str] = (),
    helpers: Thinkers | None = None,
) -> Iterator[tuple[int, Moment | None]]:
    """After each answer how many have been looked at, and what the last of them decided, if anything.

    The match stands where the first `start` answers have led it.
    """
    for number in range(start, len(answers)):
        answer, question = answers[number], match.question
        moment = None
        if isinstance(answer, int) and answer < 0:
            match.concede(-1 - answer)
        elif question is None:
            return
        else:
            if player is None or question.player == player:
                bot = SearchBot(number, budget, helpers=helpers)
                lines = bot.lines(match.game, question, answer)
                moment = look_on(match.game, question, bot, lines, answer, names)
            match.answer(answer)
        yield number + 1, moment


def moment_json(moment: Moment) -> dict[str, object]:
    """The moment in the words of JSON; chances are those of the player who is asked, the best answer first."""
    return {**asdict(moment), "kept": moment.kept, "fell": moment.fell}


def worst(moments: list[Moment], most: int) -> list[Moment]:
    """Those at which a chance fell most, the worst first."""
    fallen = [moment for moment in moments if moment.fell > 0]
    return sorted(fallen, key=fallen_by, reverse=True)[:most]


def fallen_by(moment: Moment) -> float:
    return moment.fell
