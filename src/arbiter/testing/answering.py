"""Answering: the questions of a table meet the script. A verb is done as a whole or not at all.

The table stops at every grant of priority, also where a player can only pass, so that each moment can be looked
at; a verb that needs a later moment lets such idle passes happen by themselves.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import NamedTuple, Self

from arbiter.kernel.decisions import (
    ATTACK,
    BLOCK,
    Answer,
    ChooseAction,
    ChooseObjects,
    ChooseOption,
    ChoosePayment,
    Decision,
)
from arbiter.kernel.errors import ArbiterError
from arbiter.kernel.playing.paying_by_hand import PIECE
from arbiter.kernel.playing.play import PASS, Action
from arbiter.testing import questions as qs
from arbiter.testing.alike import PILE, SMALL, TRIGGERS, all_the_same
from arbiter.testing.errors import BadScript, Unscripted
from arbiter.testing.looking import Looking
from arbiter.testing.questions import Ref
from arbiter.testing.script import Script, player_name


class Before(NamedTuple):
    """What a verb begins with."""

    costs: list[tuple[int, int]]  # by id, and how it is turned
    newest: int  # what came into play last
    player: int = 0
    beneath: tuple[str, ...] = ()  # the names of the cards that lie beneath others of the player's


FAR = 2000  # answers in one verb after which the script has lost its way


class Answering(Looking):
    """The part of a table that gives answers."""

    # ------------------------------------------------------------ answering

    def choose(self, *refs: Ref | int) -> Self:
        """Choose these objects, players by their numbers; none: choose nothing."""
        names = [player_name(ref) if isinstance(ref, int) else ref for ref in refs]
        return self._reply(lambda question: qs.answer_objects(self.game, question, names))

    def order(self, *refs: Ref) -> Self:
        """Put things in this order, the first first."""
        with self._verb():
            unasked = self._unasked_for(TRIGGERS)
            if unasked is not None and not self._asks(TRIGGERS):
                if unasked[0].size() != len(refs):
                    raise qs.misfit(self.game, unasked[0], f"{len(refs)} of them were named")
                return self  # all orders come to the same
            if not self._asks(TRIGGERS) and not self._asks(PILE):
                self._skip_idle()
            if isinstance(self._pending(), ChooseOption) and self._asks(TRIGGERS):
                self._play_in_turn(refs)
            else:
                self._answer(qs.answer_objects(self.game, self._pending(), refs))
            return self._settle()

    def _play_in_turn(self, refs: tuple[Ref, ...]) -> None:
        """Where triggers are played one at a time: which comes first, which next; the last one is not asked for."""
        for index, ref in enumerate(refs):
            if self._asks(TRIGGERS):
                self._answer(qs.answer_objects(self.game, self._pending(), (ref,)))
            elif index == 0 or index < len(refs) - 1:
                raise self._misfit(
                    f"{len(refs)} triggers were put in order, and number {index + 1} is not asked for yet"
                )

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

    def pay(self, *cards: Ref) -> Self:
        """Pay with just these cards (for players who pay by hand)."""
        with self._verb():
            self._skip_idle()
            self._answer(qs.answer_payment(self.game, self._pending(), cards))
            pieces = qs.Pieces(cards) if self._asks(PIECE) else None
            while self._asks(PIECE):
                question = self._pending()
                assert pieces is not None and isinstance(question, ChoosePayment)
                self._answer(pieces.answer(self.game, question))
            if pieces is not None:
                pieces.check(self.game, self.match.question)
            return self._settle()

    def undo(self) -> Self:
        """Take back the last verb, with all that followed from it."""
        self.begin()
        if not self._marks:
            raise BadScript("there is nothing to take back")
        self._back_to(self._marks.pop())
        return self

    # ------------------------------------------------------------ inside

    def _pending(self) -> Decision:
        question = self.match.question
        if question is None:
            raise BadScript(qs.say_question(self.game, None))
        return question

    def _misfit(self, why: str) -> BadScript:
        return qs.misfit(self.game, self.match.question, why)

    def _unscripted(self, why: str) -> Unscripted:
        question = qs.say_question(self.game, self.match.question)
        return Unscripted(f"{why}, but first an unscripted question waits\n  {question}")

    @contextmanager
    def _verb(self) -> Iterator[None]:
        """A verb is done as a whole or not at all, and taken back as a whole."""
        self._marks.append(len(self.match.answers))
        try:
            yield
        except ArbiterError:
            self._back_to(self._marks.pop())
            raise

    def _back_to(self, mark: int) -> None:
        while len(self.match.answers) > mark:
            self.match.undo()
        self._unasked = [each for each in self._unasked if each[0] < mark]

    def _answer(self, answer: Answer) -> None:
        self.match.answer(answer)

    def _follow_once(self, script: Script) -> None:
        """One answer from the script."""
        question = self._pending()
        answer = script.answer(self.game, question)
        if answer is None:
            answer = question.only()
        if answer is None:
            raise self._unscripted("the verb was to go on")
        self._answer(answer)

    def _standing(self, player: int, cost: Sequence[Ref] | None) -> Before:
        """What is named as a cost, as it lies before it is paid, and what came into play last."""
        found = [self.find(ref, player) for ref in cost or ()]
        costs = [(objs[0].id, objs[0].turned) for objs in found if objs]
        return Before(costs, self._newest(), player, self._beneath(player) if cost else ())

    def _beneath(self, player: int) -> tuple[str, ...]:
        state = self.game.state
        hosts = [obj for zone in state.zones for pile in state.zones[zone] for obj in pile if obj.controller == player]
        return tuple(sorted(face.front.name for obj in hosts for _, face, _ in obj.under))

    def _newest(self) -> int:
        return self.game.field[-1].id if self.game.field else 0

    def _paid_unasked(self, script: Script, before: Before) -> None:
        """A cost that left no choice was not asked for: the script agrees if just that was rested or moved for it."""
        if script.cost is None:
            return
        if before.beneath and all(qs.name_of(each) in before.beneath for each in script.cost):
            left = list(self._beneath(before.player))
            taken = sorted([*left, *map(qs.name_of, script.cost)])
            if taken == list(before.beneath):
                script.cost = None
                return
        if len(before.costs) != len(script.cost):
            return
        now = [(self.game.here(id), turned) for id, turned in before.costs]
        if all(obj is None or obj.turned != turned for obj, turned in now):
            script.cost = None
            if script.extra is not None and all(script.extra):
                script.extra = None  # what it was paid for

    def _follow(self, script: Script, before: Before | None = None) -> Self:
        """Answer from the script until somebody has priority or the script has no answer."""
        match = self.match
        while match.question is not None and not isinstance(match.question, ChooseAction):
            answer = script.answer(self.game, match.question)
            if answer is None:
                answer = match.question.only()
            if answer is None and script.left() and all_the_same(self.game, match.question) is not None:
                self._past_alike()
                continue
            if answer is None:
                break
            match.answer(answer)
        if script.pieces is not None:
            script.pieces.check(self.game, match.question)
        if before is not None and self._newest() not in (0, before.newest):
            arrival = self.game.field[-1].arrival
            script.without_choice(arrival.extras, arrival.how)
        elif self.game.state.stack:
            script.without_choice(self.game.state.stack[-1].extras, self.game.state.stack[-1].how)
        if before is not None:
            self._paid_unasked(script, before)
        left = script.left()
        if left:
            hint = "" if script.pay is None else "; how to pay is asked for only after by_hand(player)"
            asked = match.question is not None and not isinstance(match.question, ChooseAction)
            first = ", until this is answered" if asked and not hint else ""
            raise self._misfit(f"nobody asks for {', '.join(left)}{hint}{first}")
        return self

    def _reply(self, find: Callable[[Decision], Answer]) -> Self:
        with self._verb():
            if self._answers(find):
                return self._settle()
            here = len(self.match.answers)
            try:
                self._skip_idle()
                self._answer(find(self._pending()))
            except BadScript:
                self._back_to(here)
                if not self._agrees(find):
                    raise
            return self._settle()

    def _agrees(self, find: Callable[[Decision], Answer]) -> bool:
        """Is it what a question came to that left no choice, and so was answered by itself in the verb before?

        Questions are agreed with in their order; verbs that only agreed lie between and have answered nothing.
        """
        since = max((mark for mark in self._marks[:-1] if mark < len(self.match.answers)), default=0)
        for index, (at, question, answer) in enumerate(self._unasked):
            if at < since:
                continue
            try:
                found = find(question)
            except BadScript:
                continue
            if found == answer:
                self._unasked = self._unasked[index + 1 :]
                return True
        return False

    def _answers(self, find: Callable[[Decision], Answer]) -> bool:
        """Answer a question of which all answers come to the same, if the script does."""
        question = self._pending()
        if all_the_same(self.game, question) is None:
            return False
        try:
            self._answer(find(question))
        except BadScript:
            return False  # it is meant for a later one
        return True

    def _asks(self, *whys: str) -> bool:
        question = self.match.question
        return question is not None and question.why in whys

    def _act(self, player: int, card: Ref, verb: str, suits: Callable[[Action], bool], first: bool = False) -> None:
        """Answer the question of priority with the one action that is meant; `first`: its abilities before whatever
        else it can do."""
        self._check_player(player)
        what = f"{verb} {qs.word_of(card)}"
        self._skip_idle(player)
        question = self._pending()
        if not isinstance(question, ChooseAction):
            raise self._unscripted(f"player {player} was to {what}")
        if question.player != player:
            raise self._misfit(f"player {player} was to {what}, but has no priority; let passes() come first")
        found = qs.find_actions(self.game, question, card, suits)
        if first:
            programs = {i: question.actions[i].program for i in found}
            found = [i for i, program in programs.items() if program is not None and program.is_activated] or found
        if not found:
            why = "; ".join(f"{reason.rule} {reason.says}" for reason in self.reasons(player, card))
            offered = qs.find_actions(self.game, question, card, lambda action: True)
            if offered and not why:
                why = "nothing that it can do now fits ability=, zone= and how= (another cost is extra=)"
            raise self._misfit(f"player {player} cannot {what}{': ' + why if why else ''}")
        if len({qs.say_action(self.game, question.actions[i]) for i in found}) > 1:
            raise self._misfit(f"player {player} can {what} in several ways; say ability=, zone= or how=")
        self._answer(found[0])

    def _reveal(self, player: int, card: Ref) -> bool:
        """Play a card that waits unseen for what has just happened, by revealing it; False: that is not asked of it."""
        self._check_player(player)
        question = self.match.question
        found = qs.to_reveal(self.game, question, player, card)
        if found is None:
            return False
        self._answer(found)
        return True

    def _skip_idle(self, until: int = -1) -> None:
        """Pass for whoever can do nothing else, within this turn, at most until that player has priority."""
        self._past_alike()
        turn = self.game.state.turn
        while isinstance(self.match.question, ChooseAction) and self.match.question.size() == 1:
            if self.match.question.player == until:
                return
            if self.game.state.turn != turn:
                raise self._misfit("nothing of the kind was asked before the turn ended")
            self.match.answer(0)
            self._settle()

    def _fight(self, why: str, refs: Sequence[Ref]) -> None:
        """Attack or block with this, or with nothing, when that is asked for. Where there was no choice it was not
        asked, and the script must agree with what happened."""
        question = self._await(why, bool(refs))
        if question is not None:
            self._answer(qs.answer_objects(self.game, question, refs))

    def _unasked_for(self, why: str) -> tuple[Decision, Answer] | None:
        """The question of that kind that was answered by itself since the verb before this one began."""
        since = self._marks[-2] if len(self._marks) > 1 else 0
        found = [(question, answer) for at, question, answer in self._unasked if at >= since and question.why == why]
        return found[-1] if found else None

    def _await(self, why: str, some: bool = True) -> Decision | None:
        """Pass with an empty stack until this is asked. None: it never is, since nothing (not `some`) could be chosen.

        A question that left no choice was answered already; it is taken back, so that the script answers it itself.
        """
        turn = self.game.state.turn
        for _ in range(FAR):
            unasked = self._unasked_for(why)
            if unasked is not None and (some or unasked[1] != ()):  # who had to be chosen cannot be left out
                self._back_to(next(at for at, question, _ in self._unasked if question is unasked[0]))
                self._unasked = [each for each in self._unasked if each[1] is not unasked[0]]
                return self._pending()
            self._past_alike()
            question = self._pending()
            if question.why == why:
                return question
            if not some and self._is_past(why):
                return None
            if not isinstance(question, ChooseAction):
                raise self._unscripted(f"waiting for the {why}")
            if self.game.state.stack:
                raise self._misfit(f"the {why} comes when the stack is empty; resolve() first")
            if self.game.state.turn != turn:
                raise self._misfit(f"nobody was asked for the {why} in that turn")
            begins = [
                i for i, action in enumerate(question.actions) if action.kind == self.game.rules.turn.battle_action
            ]
            self._answer(begins[0] if begins and why == ATTACK else self._passing(question))
            self._settle()
        raise self._misfit(f"nobody was asked for the {why}")

    def _asked_later(self, why: str) -> Decision | None:
        unasked = list(self._unasked)  # what is passed by on the way has not been passed by
        self._marks.append(len(self.match.answers))
        try:
            return self._await(why)
        except ArbiterError:
            return None
        finally:
            self._back_to(self._marks.pop())
            self._unasked = unasked

    def _is_past(self, why: str) -> bool:
        """Has the step come, or gone by, in which this is asked for, and nobody was?"""
        turn, state = self.game.rules.turn, self.game.state
        step = turn.attack_step if why == ATTACK else turn.block_step
        if not step:
            return False
        return state.step == step if why == ATTACK else state.combat is not None and state.step == step

    def _pass_while(self, going: Callable[[], bool], whole: str = "") -> Self:
        """Pass until it is so no longer; what is asked on the way stops it, or is an error if the `whole` is wanted."""
        with self._verb():
            for _ in range(FAR):
                if whole or (going() and not self._asks(*SMALL)):  # it may be scripted yet
                    self._past_alike()
                question = self.match.question
                if not isinstance(question, ChooseAction) or not going():
                    if whole and question is not None and not self._may_wait(question):
                        raise self._unscripted(whole)
                    return self
                self._answer(self._passing(question))
                self._settle()
            raise self._misfit("passing did not come to an end")

    def _passing(self, question: ChooseAction) -> int:
        """The answer by which the player passes, where the rules let them: who must attack may not be able to."""
        if PASS not in question.actions:
            raise self._misfit(f"player {question.player} cannot pass")
        return question.actions.index(PASS)

    def _may_wait(self, question: Decision) -> bool:
        """Is it asked because of where the turn is, and not because something that is being done needs an answer?"""
        return isinstance(question, ChooseAction) or question.why in (ATTACK, BLOCK)

    def _idle_until(self, there: Callable[[], bool], last: int, what: str) -> Self:
        with self._verb():
            while not there():
                self._past_alike()
                question = self._pending()
                if self.game.state.turn > last:
                    raise self._misfit(f"the game went by without reaching {what}")
                if isinstance(question, ChooseAction):
                    self._answer(self._passing(question))
                elif isinstance(question, ChooseObjects) and question.why in (ATTACK, BLOCK) and question.low == 0:
                    self._answer(())
                else:
                    raise self._unscripted(f"on the way to {what}")
                self._settle()
            return self
