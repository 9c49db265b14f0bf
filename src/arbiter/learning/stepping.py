"""A game that is played straight through and stands still at each question.

The game runs in a greenlet of its own, which gives the question to whoever has asked it to go on and waits for the
answer. So no segment is ever run twice and nothing is copied; in return there is no way back. A copy is the same game
once more, given the same answers.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from arbiter.kernel.branching import Branch
from arbiter.kernel.chance import Seeded
from arbiter.kernel.decisions import Answer, ChooseAction, Decision
from arbiter.kernel.errors import ArbiterError, BadAnswer, IllegalPlay
from arbiter.kernel.resampling import redeal
from arbiter.kernel.running import play_out

if TYPE_CHECKING:
    from arbiter.kernel.game import Agent, Game

try:
    from greenlet import getcurrent, greenlet
except ImportError:
    raise ArbiterError("learning environments need more packages: pip install 'arbiter-tcg[rl]'") from None

LIMIT = 100_000  # segments of a game
Heard = Callable[["Game", Decision, Answer], None]  # told of what bots answer, before it is carried out


@dataclass(frozen=True)
class Start:
    """What a run begins with: how the game is made, and who answers for the seats that are not ours."""

    game: Callable[[], Game]
    bots: Callable[[], list[Agent | None]]
    branching: bool = False  # somebody goes back to its questions, and plays on from there
    narrate: bool = False  # somebody wants to be told what happens


@dataclass(frozen=True)
class Redeal:
    """What a player could not know was dealt anew, when so many answers had been given."""

    after: int
    player: int
    seed: int


class Run:
    """One game. `question` is what is asked now; None when it is over."""

    def __init__(
        self,
        start: Start,
        given: Sequence[Answer] = (),
        redeals: Sequence[Redeal] = (),
        heard: Heard | None = None,
    ) -> None:
        self.start = start
        self.heard = heard
        self.given: list[Answer] = []  # the answers that came from outside
        self.redeals: list[Redeal] = []
        self.barred: tuple[int, ...] = ()  # options of the question that were tried and could not be finished
        self._tried: tuple[int, ...] = ()
        self._attempt = 0  # how many answers had been given when the last action was chosen
        self._owned = -1  # how many answers the game had used when its hidden cards were dealt anew
        self._begin()
        self._give(given, redeals)

    def _begin(self) -> None:
        self._play(self.start.game())

    def _play(self, game: Game) -> None:
        """Let the game run to its next question."""
        self.game = game
        game.narrate = self.start.narrate
        seats = [ask_outside if bot is None else self._overheard(bot) for bot in self.start.bots()]
        self._greenlet = greenlet(play_out)
        self.question: Decision | None = self._greenlet.switch(game, seats, LIMIT, self.start.branching)

    def _overheard(self, bot: Agent) -> Agent:
        def answer(game: Game, decision: Decision) -> Answer:
            made = bot(game, decision)
            if self.heard is not None:
                self.heard(game, decision, made)
            return made

        return answer

    def _give(self, given: Sequence[Answer], redeals: Sequence[Redeal]) -> None:
        dealt = list(redeals)
        for answer in given:
            while dealt and dealt[0].after == len(self.given):
                self._redeal(dealt.pop(0))
            self.answer(answer)
        for each in dealt:
            self._redeal(each)

    def answer(self, answer: Answer) -> None:
        """Go on to the next question. A play that cannot be finished is taken back, and is not offered again there."""
        if self.question is None:
            raise BadAnswer("there is no question: the game is over")
        checked = self.question.check(answer)
        tried = self.barred
        if isinstance(self.question, ChooseAction):
            self._attempt = len(self.given)
            self._tried = tried
        self.given.append(checked)
        self.barred = ()
        self._greenlet.parent = getcurrent()
        try:
            self.question = self._greenlet.switch(checked)
        except IllegalPlay:
            self._take_back()

    def _take_back(self) -> None:
        """As it stood before the last action was chosen: all of it again, without that action."""
        given, attempt = self.given[: self._attempt], self.given[self._attempt]
        assert isinstance(attempt, int)
        barred = (*self._tried, attempt)
        redeals = [each for each in self.redeals if each.after <= self._attempt]
        self.given, self.redeals = [], []
        heard, self.heard = self.heard, None  # all of it has been heard before
        self._begin()
        self._give(given, redeals)
        self.heard = heard
        self.barred = barred

    # ------------------------------------------------------------ copies

    def copy(self) -> Run:
        """An independent run that stands at the same question, and is not overheard."""
        if not self._can_branch():
            made = Run(self.start, self.given, self.redeals)
            made.barred = self.barred
            return made
        made = Run.__new__(Run)
        made.heard = None
        made.start, made.given, made.redeals = self.start, self.given[:], self.redeals[:]
        made.barred, made._attempt, made._owned, made._tried = self.barred, self._attempt, -1, self._tried
        if self.question is None:
            made.game, made.question, made._greenlet = self.game, None, self._greenlet  # nothing changes any more
        else:
            made._play(self._world())
        return made

    def _can_branch(self) -> bool:
        """Does the game keep a copy of where its segment began, and is nobody's memory in the way?"""
        if self.question is None:
            return True
        kept = self.start.branching and self.game.rested_at >= self._owned
        return kept and all(bot is None for bot in self.start.bots())

    def _world(self) -> Game:
        return Branch(self.game).world()

    def redealt(self, player: int, seed: int) -> Run:
        """Another world, in which whatever the player cannot know is dealt anew; at a question to that player."""
        if not self.start.branching:
            raise ArbiterError("this run keeps nothing to go back to: begin it with branching")
        if self.question is None or self.question.player != player:
            raise ArbiterError(f"a world is dealt anew at a question to player {player}: their options stay the same")
        made = self.copy()
        made._redeal(Redeal(len(self.given), player, seed))
        return made

    def _redeal(self, wanted: Redeal) -> None:
        if self._owned < 0 or self.game.rested_at >= self._owned:
            self._play(self._world())  # its hidden cards are its own
        redeal(self.game, wanted.player, Seeded(wanted.seed))
        self._owned = len(self.game.answers) + 1
        self.redeals.append(wanted)

    def __deepcopy__(self, memo: object) -> Run:
        return self.copy()


def ask_outside(game: Game, decision: Decision) -> Answer:
    """The agent of a seat that is played from outside: the game stands still until it is given the answer."""
    parent = getcurrent().parent
    assert parent is not None
    answer: Answer = parent.switch(decision)
    return answer
