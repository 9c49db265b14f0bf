"""Driving a game: questions out, answers in; copies, undo and replay.

A position is a checkpoint and the answers given since. To go on, the driver restores the checkpoint, runs the
segment again with the answers, and stops at the next question. With agents for all players it runs straight
through and never copies anything.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from arbiter.kernel.dealing import fork
from arbiter.kernel.decisions import Answer, Decision
from arbiter.kernel.errors import ArbiterError, BadAnswer, GameOver, IllegalPlay, NeedsAnswer
from arbiter.kernel.game import Agent, Game
from arbiter.kernel.hashing import state_hash
from arbiter.kernel.index.versions import bring_up_to_date
from arbiter.kernel.leaving import who_concedes
from arbiter.kernel.loops import Idle
from arbiter.kernel.packing import NAMERS, Named, Position, reduced
from arbiter.kernel.running import TURN_LIMIT, end_in_draw
from arbiter.kernel.state import GameState
from arbiter.kernel.turn import advance
from arbiter.kernel.under_way import UnderWay

Start = Callable[[], Game]

STRETCH: Final = 40  # so many answers before the end of a replay segments are run so that they can be run again


def attach(game: Game, state: GameState) -> None:
    """Let the game stand at this state."""
    game.state = state
    game.under_way = UnderWay()
    game.index.forget()
    bring_up_to_date(game)


class Match:
    """A game that is being played, question by question."""

    def __init__(self, start: Start, agents: list[Agent | None] | None = None, game: Game | None = None) -> None:
        self._start = start
        self.game = start() if game is None else game
        # A game taken up with its answers is run straight as far as nobody will take anything back, without copies.
        self.game.interactive = self.game.cursor > 0 or len(self.game.answers) <= STRETCH
        if agents is not None:
            self.game.agents = agents
        self.question: Decision | None = None
        self.game.rested_at = self.game.cursor
        self._told = 0
        self._idle = Idle()
        self._run()

    def __reduce__(self) -> tuple[object, ...]:
        return reduced(self)

    # ------------------------------------------------------------ looking

    @property
    def answers(self) -> list[Answer]:
        """Every answer so far, the agents' included."""
        return self.game.answers

    @property
    def options(self) -> int:
        """How many options the question has."""
        return 0 if self.question is None else self.question.size()

    @property
    def over(self) -> bool:
        return self.game.state.over

    @property
    def winner(self) -> int | None:
        """The player who won; None for a draw or while the game goes on."""
        state = self.game.state
        return state.winner if state.over and state.winner >= 0 else None

    def hash(self) -> str:
        """The hash of the position: of the state the segment started from, the answers since, and how far they led."""
        game = self.game
        since = "".join(f".{a}" for a in game.answers[game.rested_at :])
        if game.checkpoint is None:
            return state_hash(game.state) + since
        return f"{state_hash(game.checkpoint)}{since}:{state_hash(game.state)}"

    def stands_at(self, hash: str) -> bool:
        """Is this the hash of the position? Those written before did not say how far the answers led."""
        here = self.hash()
        return hash == here or (":" not in hash and hash == here.partition(":")[0])

    # ------------------------------------------------------------ going on

    def answer(self, answer: object) -> None:
        """Answer the question, with a number or several.

        `BadAnswer`: whatever was given, of whatever type, is none of the options, and nothing has changed.
        `IllegalPlay`: what the answers began cannot be finished; the game stands as it did just before that play, and
        its player chooses again. Nothing else is ever raised.
        """
        if self.question is None:
            raise BadAnswer("there is no question: the game is over")
        if isinstance(answer, list):
            answer = tuple(answer)
        checked = self.question.check(answer)
        self._go(checked)

    def concede(self, player: object) -> None:
        """A player may give up at any time; nothing can prevent it."""
        if self.question is None:
            raise BadAnswer("the game is over already")
        if isinstance(player, bool) or not isinstance(player, int) or not 0 <= player < self.game.state.players:
            raise BadAnswer(f"there is no player {player!r:.40}")
        if self.game.has_left(player):
            raise BadAnswer(f"player {player} has left the game already")
        self._go(-1 - player)

    def _go(self, answer: Answer) -> None:
        game = self.game
        self._rewind()
        game.answers.append(answer)
        try:
            self._run()
        except IllegalPlay:
            # The attempt is dropped: everything since the segment began is undone, and the player chooses again.
            # Who has given up in the meantime has given up all the same.
            self._rewind()
            given_up = [each for each in game.answers[game.rested_at :] if who_concedes(each) is not None]
            game.answers[game.rested_at :] = given_up
            self._run()
            if who_concedes(answer) is None:
                raise

    def _rewind(self) -> None:
        game = self.game
        # Even where nothing has changed, what was worked out on the way (processes looked at) must be done again.
        attach(game, game.state if game.checkpoint is None else game.checkpoint)
        game.checkpoint = None
        game.cursor = game.rested_at
        del game.told[self._told :]

    def _run(self) -> None:
        game = self.game
        self.question = None
        self._told = len(game.told)
        while not game.state.over:
            before = game.cursor
            try:
                advance(game)
            except NeedsAnswer as need:
                if not game.interactive:  # one segment has taken the whole stretch, and cannot be run again
                    self._replay(game.answers, len(game.answers))
                    return
                self.question = need.decision
                return
            except GameOver:
                pass
            if game.state.turn > TURN_LIMIT:
                end_in_draw(game, "the game went on too long")
            game.rested_at = game.cursor
            game.checkpoint = None
            game.interactive = game.interactive or len(game.answers) - game.cursor <= STRETCH
            self._told = len(game.told)
            if game.cursor != before:
                self._idle.reset()
            elif self._idle.check(game):
                end_in_draw(game, game.rules.draw_loop.says)

    # ------------------------------------------------------------ going back, copying

    def undo(self) -> None:
        """Take back the last answer."""
        if not self.game.answers:
            raise BadAnswer("there is nothing to take back")
        self._replay(self.game.answers[:-1])

    def _replay(self, answers: list[Answer], stretch: int = STRETCH) -> None:
        """All of it again from the start."""
        old = self.game
        game = self._start()
        game.interactive = len(answers) <= stretch
        game.ask_forced = old.ask_forced
        game.manual_payment = old.manual_payment
        game.narrate = old.narrate
        game.answers = list(answers)
        self.game = game
        self._idle = Idle()
        self._run()
        game.agents = old.agents

    def copy(self) -> Match:
        """An independent copy, standing at the same question."""
        game = self.game
        state = game.checkpoint if game.checkpoint is not None else game.state
        twin = fork(game, state)
        twin.narrate = game.narrate
        twin.told = game.told[: self._told]
        twin.agents = game.agents
        twin.interactive = True
        twin.answers = game.answers[:]
        twin.cursor = game.rested_at
        return Match(self._start, None, twin)

    def check(self) -> None:
        """Re-execution, copying and replaying must agree; raises if they do not (for tests)."""
        again = Match(self._start_quietly())
        again._replay(self.game.answers)
        if again.hash() != self.hash():
            raise ArbiterError("a replay from the start gives another position")

    def _start_quietly(self) -> Start:
        return self._start


def match_again(start: Start, position: Position, told: int, idle: Idle) -> Match:
    game = position.game()
    del game.told[told:]
    game.agents = [None] * game.state.players  # as far as there are answers, and no further
    made = Match(start, None, game)
    game.agents = position.agents
    made._idle = idle
    return made


def match_named(match: object) -> Named:
    assert isinstance(match, Match)
    return match_again, (match._start, Position(match.game), match._told, match._idle)


NAMERS[Match] = match_named
