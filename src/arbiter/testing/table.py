"""The table: a position that is being played by a script. Every choice is scripted, and what is not asked is an error.

The table stops at every grant of priority, also where a player can only pass, so that each moment can be looked
at; a verb that needs a later moment lets such idle passes happen by themselves.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Self

from arbiter.cards.pool import Pool
from arbiter.kernel.decisions import Answer, ChooseAction, ChooseObjects, Decision
from arbiter.kernel.errors import ArbiterError, BadScenario
from arbiter.kernel.match import Match
from arbiter.kernel.playing.play import PASS, Action
from arbiter.testing import notation, reading
from arbiter.testing import questions as qs
from arbiter.testing.errors import BadScript, Unscripted
from arbiter.testing.looking import Looking
from arbiter.testing.position import build
from arbiter.testing.questions import Ref
from arbiter.testing.script import Script, Targets

ATTACK, BLOCK, PARTY = "attack", "block", "party"  # what rule code calls these questions
FAR = 2000  # answers in one verb after which the script has lost its way


class Table(Looking):
    """A position, set up by chained calls and then played."""

    # ------------------------------------------------------------ beginning

    def begin(self) -> Self:
        """Sit down: rule processes run and the first question is asked. Every verb and every look does it."""
        if not self._begun:
            self._complete()
            self._begun = True
            position = self.position
            try:
                self._match = Match(lambda: build(position))
            except (Unscripted, BadScenario):
                self._begun = False
                raise
            self._settle()
        return self

    @property
    def question(self) -> Decision | None:
        """What is asked now."""
        return self.match.question

    # ------------------------------------------------------------ playing

    def play(
        self,
        player: int,
        card: Ref,
        *,
        zone: str | None = None,
        targets: Targets | None = None,
        modes: Sequence[int] | None = None,
        x: int | None = None,
        cost: Sequence[Ref] | None = None,
        extra: bool | None = None,
        option: str | None = None,
        divide: Mapping[Ref, int] | None = None,
        order: Sequence[Ref] | None = None,
        pay: Sequence[str] | None = None,
    ) -> Self:
        """Cast a card. The named arguments answer the questions that follow until somebody has priority again."""
        cast = self.game.rules.cast_kind

        def suits(action: Action) -> bool:
            obj = action.obj
            return obj is not None and action.kind == cast(obj) and zone in (None, obj.zone)

        self._act(player, card, "play", suits)
        return self._follow(Script(targets, modes, x, cost, extra, option, divide, order, pay))

    def use(
        self,
        player: int,
        card: Ref,
        ability: int | str | None = None,
        *,
        zone: str | None = None,
        targets: Targets | None = None,
        modes: Sequence[int] | None = None,
        x: int | None = None,
        cost: Sequence[Ref] | None = None,
        extra: bool | None = None,
        option: str | None = None,
        divide: Mapping[Ref, int] | None = None,
        order: Sequence[Ref] | None = None,
        pay: Sequence[str] | None = None,
    ) -> Self:
        """Use an ability of a card: the only one that can be used, or by its number among them or a piece of its text."""
        cast = self.game.rules.cast_kind

        def suits(action: Action) -> bool:
            obj = action.obj
            if obj is None or action.program is None or action.kind == cast(obj) or zone not in (None, obj.zone):
                return False
            if isinstance(ability, int):
                usable = [program for program in obj.now.programs if program.is_activated]
                return 0 <= ability < len(usable) and usable[ability] is action.program
            return ability is None or ability.casefold() in f"{action.kind} {action.program.text}".casefold()

        self._act(player, card, "use", suits)
        return self._follow(Script(targets, modes, x, cost, extra, option, divide, order, pay))

    def attack(
        self,
        attacker: Ref,
        party: Sequence[Ref] = (),
        *,
        cost: Sequence[Ref] | None = None,
        option: str | None = None,
        targets: Targets | None = None,
    ) -> Self:
        """Attack, alone or with a party. With nothing on the stack, priority is passed until attackers are asked for."""
        question = self._await(ATTACK)
        self._answer(qs.answer_objects(self.game, question, [attacker]))
        script = Script(targets=targets, cost=cost, option=option)
        while self._asks(PARTY + " element"):
            question = self._pending()
            only = question.only()
            answer = script.answer(self.game, question)
            if answer is None and only is None:
                return self
            self._answer(answer if answer is not None else only or 0)
        if self._asks(PARTY):
            self._answer(qs.answer_objects(self.game, self._pending(), list(party)))
        elif party:
            raise self._misfit(f"{attacker!r} cannot be joined by a party")
        return self._follow(script)

    def no_attack(self) -> Self:
        """Declare no attack."""
        question = self._await(ATTACK)
        self._answer(qs.answer_objects(self.game, question, []))
        return self._settle()

    def block(self, blocker: Ref, *, cost: Sequence[Ref] | None = None, targets: Targets | None = None) -> Self:
        """Block; priority is passed until a blocker is asked for."""
        question = self._await(BLOCK)
        self._answer(qs.answer_objects(self.game, question, [blocker]))
        return self._follow(Script(targets=targets, cost=cost))

    def no_block(self) -> Self:
        """Block with nothing."""
        question = self._await(BLOCK)
        self._answer(qs.answer_objects(self.game, question, []))
        return self._settle()

    def concede(self, player: int) -> Self:
        """Give up, which a player may at any time."""
        self._check_player(player)
        self.match.concede(player)
        return self

    # ------------------------------------------------------------ passing

    def passes(self, player: int | None = None) -> Self:
        """The player with priority passes once."""
        question = self._pending()
        if not isinstance(question, ChooseAction):
            raise self._unscripted("somebody was to pass")
        if player is not None and question.player != player:
            raise self._misfit(f"player {player} was to pass, but has no priority")
        self._answer(question.actions.index(PASS))
        return self._settle()

    def resolve(self) -> Self:
        """Everybody passes until the top of the stack has resolved, or something is asked on the way."""
        stack = self.game.state.stack
        if not stack:
            raise self._misfit("there is nothing on the stack to resolve")
        top = stack[-1].id
        return self._pass_while(lambda: any(item.id == top for item in self.game.state.stack))

    def resolve_all(self) -> Self:
        """Everybody passes until the stack is empty, or something is asked on the way."""
        return self._pass_while(lambda: bool(self.game.state.stack))

    def end_step(self) -> Self:
        """Everybody passes with nothing on the stack: the step ends, and the next question is asked."""
        state = self.game.state
        if state.stack:
            raise self._misfit("the stack must be empty for a step to end; resolve() first")
        before = (state.turn, state.step)

        def here() -> bool:
            state = self.game.state
            return (state.turn, state.step) == before and not state.stack

        return self._pass_while(here)

    def to(self, step: str, player: int | None = None) -> Self:
        """Pass, attack and block with nothing until something is asked in that step (of that player's turn)."""
        if step not in self.game.rules.steps:
            raise BadScenario(f"there is no step {step!r}; there are: {', '.join(self.game.rules.steps)}")
        if player is not None:
            self._check_player(player)
        last = self.game.state.turn + self.position.players

        def there() -> bool:
            state = self.game.state
            return state.step == step and player in (None, state.active)

        return self._idle_until(there, last, f"the step {step!r} with a question in it")

    def next_turn(self) -> Self:
        """Pass, attack and block with nothing until something is asked in the next turn."""
        before = self.game.state.turn
        return self._idle_until(lambda: self.game.state.turn > before, before + 1, "the next turn")

    # ------------------------------------------------------------ answering

    def choose(self, *refs: Ref) -> Self:
        """Choose these objects; none: choose nothing."""
        return self._reply(lambda question: qs.answer_objects(self.game, question, refs))

    def order(self, *refs: Ref) -> Self:
        """Put things in this order, the first first."""
        return self._reply(lambda question: qs.answer_objects(self.game, question, refs))

    def yes(self) -> Self:
        return self._reply(lambda question: qs.answer_confirm(self.game, question, True))

    def no(self) -> Self:
        return self._reply(lambda question: qs.answer_confirm(self.game, question, False))

    def number(self, number: int) -> Self:
        """Name a number."""
        return self._reply(lambda question: qs.answer_number(self.game, question, number))

    def divide(self, shares: Mapping[Ref, int]) -> Self:
        """Divide: how much each gets."""
        return self._reply(lambda question: qs.answer_divide(self.game, question, shares))

    def option(self, word: str) -> Self:
        """Pick an option by its words."""
        return self._reply(lambda question: qs.answer_option(self.game, question, word))

    def modes(self, *modes: int) -> Self:
        """Select modes by their number in the text; the first is 1."""
        return self._reply(lambda question: qs.answer_modes(self.game, question, modes))

    def pick_player(self, player: int) -> Self:
        """Pick a player."""
        return self._reply(lambda question: qs.answer_player(self.game, question, player))

    def pay(self, *names: str) -> Self:
        """Pay with just these cards (for players who pay by hand)."""
        return self._reply(lambda question: qs.answer_payment(self.game, question, names))

    def undo(self) -> Self:
        """Take back the last answer of the script, with all that followed from it."""
        answers = self.match.answers
        if not self._marks:
            raise BadScript("there is nothing to take back")
        mark = self._marks.pop()
        while len(answers) > mark:
            self.match.undo()
            answers = self.match.answers
        return self

    # ------------------------------------------------------------ as text

    def notation(self) -> str:
        """The scenario as text: the position it began with and the answers since."""
        self._complete()
        return notation.write(self.position, self.match.answers if self._begun else [])

    @classmethod
    def load(cls, text: str, pool: Pool | None = None) -> Table:
        """A table from its notation; `BadScenario` says line, column and what would be right."""
        found = reading.read(text, pool)
        table = cls(found.setup.position.book.game, pool=pool).keep_decks()
        table.position = found.setup.position
        if found.answers:
            table._replay(found)
        return table

    def save(self, path: str | Path) -> None:
        """Write the notation to a file."""
        Path(path).write_text(self.notation(), encoding="utf-8")

    @classmethod
    def load_file(cls, path: str | Path, pool: Pool | None = None) -> Table:
        """A table from a file with its notation."""
        try:
            text = Path(path).read_text(encoding="utf-8")
        except OSError as error:
            raise BadScenario(f"{path}: cannot be read: {error.strerror}") from None
        except UnicodeDecodeError:
            raise BadScenario(f"{path}: is not UTF-8 text") from None
        return cls.load(text, pool)

    def _replay(self, found: reading.Found) -> None:
        self.begin()
        while self.match.answers and len(self.match.answers) > 0:
            self.match.undo()  # what begin() answered by itself is in the text too
        for answer, line, column in found.answers:
            try:
                if isinstance(answer, int) and answer < 0:
                    self.match.concede(-1 - answer)
                else:
                    self.match.answer(answer)
            except ArbiterError as error:
                raise BadScenario(f"line {line}, column {column}: the answer does not fit: {error}") from None
        self._settle()

    # ------------------------------------------------------------ inside

    def _pending(self) -> Decision:
        question = self.match.question
        if question is None:
            raise BadScript(qs.say_question(self.game, None))
        return question

    def _misfit(self, why: str) -> BadScript:
        return qs.misfit(self.game, self.match.question, why)

    def _unscripted(self, why: str) -> Unscripted:
        return Unscripted(f"{why}, but first an unscripted question waits\n  {qs.say_question(self.game, self.match.question)}")

    def _answer(self, answer: Answer) -> None:
        self._marks.append(len(self.match.answers))
        self.match.answer(answer)

    def _settle(self) -> Self:
        """Answer what has one possible answer; a player who can only pass is left to the next verb."""
        match = self.match
        while match.question is not None and not isinstance(match.question, ChooseAction):
            only = match.question.only()
            if only is None:
                break
            match.answer(only)
        return self

    def _follow(self, script: Script) -> Self:
        """Answer from the script until somebody has priority or the script has no answer."""
        match = self.match
        while match.question is not None and not isinstance(match.question, ChooseAction):
            answer = script.answer(self.game, match.question)
            if answer is None:
                answer = match.question.only()
            if answer is None:
                break
            match.answer(answer)
        left = script.left()
        if left:
            raise self._misfit(f"nobody asks for {', '.join(left)}")
        return self

    def _reply(self, find: Callable[[Decision], Answer]) -> Self:
        self._skip_idle()
        self._answer(find(self._pending()))
        return self._settle()

    def _asks(self, why: str) -> bool:
        question = self.match.question
        return question is not None and question.why == why

    def _act(self, player: int, card: Ref, verb: str, suits: Callable[[Action], bool]) -> None:
        """Answer the question of priority with the one action that is meant."""
        self._check_player(player)
        question = self.match.question
        if isinstance(question, ChooseAction) and question.player != player:
            self._skip_idle()
        question = self._pending()
        if not isinstance(question, ChooseAction):
            raise self._unscripted(f"player {player} was to {verb} {qs.word_of(card)}")
        if question.player != player:
            raise self._misfit(f"player {player} was to {verb} {qs.word_of(card)}, but has no priority; let passes() come first")
        found = qs.find_actions(self.game, question, card, suits)
        if not found:
            why = "; ".join(f"{r.rule} {r.says}" for r in self.reasons(player, card))
            raise self._misfit(f"player {player} cannot {verb} {qs.word_of(card)}{': ' + why if why else ''}")
        alike = {qs.say_action(question.actions[i]) for i in found}
        if len(alike) > 1:
            raise self._misfit(f"player {player} can {verb} {qs.word_of(card)} in several ways; say ability= or zone=")
        self._answer(found[0])

    def _skip_idle(self) -> None:
        """Pass for whoever can do nothing else, within this turn."""
        turn = self.game.state.turn
        while isinstance(self.match.question, ChooseAction) and self.match.question.size() == 1:
            if self.game.state.turn != turn:
                raise self._misfit("nothing of the kind was asked before the turn ended")
            self.match.answer(0)
            self._settle()

    def _await(self, why: str) -> Decision:
        """Pass with an empty stack until this is asked."""
        turn = self.game.state.turn
        for _ in range(FAR):
            question = self._pending()
            if question.why == why:
                return question
            if not isinstance(question, ChooseAction):
                raise self._unscripted(f"waiting for the {why}")
            if self.game.state.stack:
                raise self._misfit(f"the {why} comes when the stack is empty; resolve() first")
            if self.game.state.turn != turn:
                raise self._misfit(f"nobody was asked for the {why} in that turn")
            self._answer(question.actions.index(PASS))
            self._settle()
        raise self._misfit(f"nobody was asked for the {why}")

    def _pass_while(self, going: Callable[[], bool]) -> Self:
        for _ in range(FAR):
            question = self.match.question
            if not isinstance(question, ChooseAction) or not going():
                return self
            self._answer(question.actions.index(PASS))
            self._settle()
        raise self._misfit("passing did not come to an end")

    def _idle_until(self, there: Callable[[], bool], last: int, what: str) -> Self:
        while not there():
            question = self._pending()
            if self.game.state.turn > last:
                raise self._misfit(f"the game went by without reaching {what}")
            if isinstance(question, ChooseAction):
                self._answer(question.actions.index(PASS))
            elif isinstance(question, ChooseObjects) and question.why in (ATTACK, BLOCK) and question.low == 0:
                self._answer(())
            else:
                raise self._unscripted(f"on the way to {what}")
            self._settle()
        return self
