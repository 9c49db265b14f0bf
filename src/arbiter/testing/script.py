"""The choices that a verb brings along: each is used up by the question that asks for it, in the order of asking."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from arbiter.kernel.decisions import (
    Answer,
    ChooseModes,
    ChooseNumber,
    ChooseObjects,
    ChooseOption,
    ChooseOrder,
    ChoosePayment,
    ChoosePlayer,
    Confirm,
    Decision,
    Divide,
)
from arbiter.kernel.game import Game
from arbiter.kernel.playing.cost_choices import ALTERNATIVE_COST
from arbiter.kernel.playing.paying_by_hand import PIECE, PIECE_BY_PIECE
from arbiter.testing import questions as qs
from arbiter.testing.questions import Ref

Targets = Sequence[Ref | int | Sequence[Ref | int]]  # a number means the player

COST = ("cost",)  # what rule code calls the question for objects that pay
RELIEF = ("give up", "step up")  # and for what goes or is rested so that the rest costs less: "targets" answers, too


def player_name(player: int) -> str:
    """What the object that stands for a player is called."""
    return f"player {player}"


def as_names(target: Ref | int | Sequence[Ref | int]) -> Ref | Sequence[Ref]:
    if isinstance(target, int):
        return player_name(target)
    if isinstance(target, Ref):
        return target
    return [player_name(each) if isinstance(each, int) else each for each in target]


class Script:
    """Answers by the kind of question."""

    def __init__(
        self,
        targets: Targets | None = None,
        modes: Sequence[int] | None = None,
        x: int | None = None,
        cost: Sequence[Ref] | None = None,
        extra: bool | Sequence[bool] | None = None,
        option: str | Sequence[str] | None = None,
        divide: Mapping[Ref, int] | None = None,
        order: Sequence[Ref] | None = None,
        pay: Sequence[Ref] | None = None,
        player: int | None = None,
    ) -> None:
        self.targets = None if targets is None else [as_names(each) for each in targets]
        self.modes = modes
        self.x = x
        self.cost = None if cost is None else list(cost)
        self.extra = None if extra is None else [extra] if isinstance(extra, bool) else list(extra)
        self.option = None if option is None else [option] if isinstance(option, str) else list(option)
        self.divide = divide
        self.order = order
        self.pay = pay
        self.pieces: qs.Pieces | None = None  # the payment, where it is named piece by piece
        self.player = player

    def answer(self, game: Game, question: Decision) -> Answer | None:
        """The scripted answer; None if nothing is scripted for such a question."""
        if isinstance(question, ChooseObjects):
            if question.why in COST or (question.why in RELIEF and self.cost is not None):
                return self._objects(game, question, self.cost, "cost")
            if self.targets is None and self.extra and qs.is_yes_or_no(question):
                return qs.answer_confirm(game, question, self._next_extra())
            return self._objects(game, question, self.targets, "targets")
        if isinstance(question, ChooseModes) and self.modes is not None:
            modes, self.modes = self.modes, None
            return qs.answer_modes(game, question, modes)
        if isinstance(question, ChooseNumber) and self.x is not None:
            number, self.x = self.x, None
            return qs.answer_number(game, question, number)
        if isinstance(question, ChooseOption) and question.why == "x" and self.x is not None:
            number, self.x = self.x, None
            return qs.answer_number(game, question, number)
        if isinstance(question, Confirm) and self.extra:
            return qs.answer_confirm(game, question, self._next_extra())
        if isinstance(question, ChooseOption) and question.why == ALTERNATIVE_COST and self.extra:
            if not self._is_for(question) and qs.is_either_cost(question):
                return qs.answer_cost(game, question, self._next_extra())
        if isinstance(question, ChooseOption) and question.why in COST and self.cost and not self.option:
            # a card beneath another is no object of its own, and is named by its words
            word = f"{qs.name_of(self.cost.pop(0))} beneath"
            self.cost = self.cost or None
            return qs.answer_option(game, question, word)
        if isinstance(question, ChooseOption) and self.option:
            if question.only() is not None and self.option[0].casefold() not in question.options[0].casefold():
                return None  # nobody is asked where there is no choice: the word is for a later question
            word = self.option.pop(0)
            self.option = self.option or None
            return qs.answer_option(game, question, word)
        if isinstance(question, Divide) and self.divide is not None:
            shares, self.divide = self.divide, None
            return qs.answer_divide(game, question, shares)
        if isinstance(question, ChooseOrder) and self.order is not None:
            order, self.order = self.order, None
            return qs.answer_objects(game, question, order)
        if isinstance(question, ChoosePayment) and question.why == PIECE and self.pieces is not None:
            return self.pieces.answer(game, question)
        if isinstance(question, ChoosePayment) and self.pay is not None:
            cards, self.pay = self.pay, None
            answer = qs.answer_payment(game, question, cards)
            if question.options[answer] == PIECE_BY_PIECE:
                self.pieces = qs.Pieces(cards)
            return answer
        if isinstance(question, ChoosePlayer) and self.player is not None:
            player, self.player = self.player, None
            return qs.answer_player(game, question, player)
        if isinstance(question, ChoosePlayer) and self.targets:
            players: list[object] = [player_name(each) for each in question.options]
            if self.targets[0] in players:
                found = players.index(self.targets.pop(0))
                self._tidy("targets", self.targets)
                return found
        return None

    def _is_for(self, question: ChooseOption) -> bool:
        """Does the scripted word name one of these? If not, it is for a later question, as where a unit comes to."""
        if not self.option:
            return False
        word = self.option[0].casefold()
        return any(word in each.casefold() for each in question.options)

    def _next_extra(self) -> bool:
        assert self.extra
        yes = self.extra.pop(0)
        self.extra = self.extra or None
        return yes

    def without_choice(self, paid: Sequence[str], way: str) -> None:
        """Extra costs that had to be paid, or could not be, and a way of playing that was the only one are not asked
        for: the script need only agree."""
        if self.extra and all(bool(paid or way) if yes else not paid for yes in self.extra):
            self.extra = None

    def _objects(
        self, game: Game, question: ChooseObjects, refs: list[Ref | Sequence[Ref]] | list[Ref] | None, kind: str
    ) -> Answer | None:
        """As many of the next names as the question takes; a nested list is the whole answer to one question."""
        if refs is None:
            return None
        if not refs:
            # An empty list says "choose nothing" once; what is asked afterwards is not scripted.
            self._drop(kind)
            return qs.answer_objects(game, question, ()) if question.low == 0 else None
        first = refs[0]
        if not isinstance(first, Ref):
            del refs[0]
            self._tidy(kind, refs)
            return qs.answer_objects(game, question, first)
        if question.high == 0:
            return ()
        meant: list[Ref] = []
        picked: list[int] = []
        while refs and len(picked) < question.high:
            ref = refs[0]
            if not isinstance(ref, Ref):
                break
            left = [each for i, each in enumerate(question.options) if i not in picked]
            if picked and not any(qs.means_it(game, each, ref) for each in left):
                break
            picked.append(qs.pick_object(game, question, question.options, ref, picked))
            meant.append(ref)
            del refs[0]
        self._tidy(kind, refs)
        return qs.answer_objects(game, question, meant)

    def _tidy(self, kind: str, refs: list[Ref | Sequence[Ref]] | list[Ref]) -> None:
        if not refs:
            self._drop(kind)

    def _drop(self, kind: str) -> None:
        if kind == "cost":
            self.cost = None
        else:
            self.targets = None

    def left(self) -> list[str]:
        """What nobody has asked for. `targets=[]` asks for nothing to be asked."""
        rest: list[tuple[str, object]] = [
            ("targets", self.targets or None),
            ("modes", self.modes),
            ("x", self.x),
            ("cost", self.cost or None),
            ("extra", self.extra),
            ("option", self.option if self.option is None or len(self.option) > 1 else self.option[0]),
            ("divide", self.divide),
            ("order", self.order),
            ("pay", self.pay),
            ("player", self.player),
        ]
        return [f"{name}={value!r}" for name, value in rest if value is not None]
