"""Answers given ahead: an action is offered together with what would be asked next, as one thing to choose.

"Attack your opponent with the Hound" is a battle that is begun, its attacker and its target in one; "play the Spark:
the Hound" a card and its target. Which actions are offered so, and which questions they answer, is in the layout
(`[asked.ahead]`). What could be chosen is found by going on from the question in a copy of the match in which everybody
passes; nothing but the asked player's own next questions is looked at there, and nothing is offered once that player
has come to see a card on the way. What becomes of such an answer is in `plans`.

Whoever does several things in a row may also name cards of their hand that they cannot play yet (`wishes`): whether
they can be is not looked up, but seen when it is their turn in the row.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from arbiter.kernel import decisions as de
from arbiter.kernel.decisions import Answer, ChooseAction, Decision
from arbiter.kernel.errors import ArbiterError
from arbiter.kernel.sight import in_sight
from arbiter.table.payments import payment_for
from arbiter.wording import HIDDEN, card_name, mode_words, option_texts

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.match import Match
    from arbiter.table.layout import Layout

WISHED = -1  # in place of the number of an action: there is none yet
NOTHING = 0  # in place of an object: none of them is chosen
MOST = 24  # ways of one action; with more of them only the first question is answered ahead
MOST_FIRST = 8  # and with more choices at first: each is looked at in a copy of its own
PASSES = 12  # how many answers may be needed until the first question comes
AT_ONCE = 0  # what is asked behind it is asked in the same breath, or not at all

TARGET = "attacked object"  # why it is asked what is attacked
FIGHTING = frozenset((de.ATTACK, de.BLOCK, TARGET))

Pick = tuple[str, int]  # why it is asked, and what is chosen: an object's id, NOTHING, or the number of an option


@dataclass(frozen=True)
class Way:
    """An action by its number, and for each question that follows what is chosen, by number and in words."""

    action: int
    kind: str
    picks: tuple[Pick, ...] = ()
    words: tuple[str, ...] = ()
    doer: int = 0  # the object that it is done with; what else is picked is what it aims at
    text: str = ""  # of the ability that is used: an object may have several

    def chosen(self) -> dict[str, str]:
        """What is chosen, in words, by why it is asked."""
        return {why: said for (why, _), said in zip(self.picks, self.words, strict=True)}


@dataclass(frozen=True)
class Choice:
    """One answer to a question."""

    answer: Answer
    chosen: int
    words: str


def ways_ahead(match: Match, decision: Decision, layout: Layout, only: str = "") -> tuple[Way, ...]:
    """All that is offered beyond the actions of the question; `only`: with actions of this kind."""
    if not layout.ahead or not isinstance(decision, ChooseAction) or decision.why != "priority":
        return ()
    made: list[Way] = []
    for number, action in enumerate(decision.actions):
        if not only or action.kind == only:
            made += ways_of(match, decision, number, layout)
    return tuple(made)


def ways_of(match: Match, decision: ChooseAction, number: int, layout: Layout) -> list[Way]:
    """What one action is offered as together with what is asked next; nothing where it is offered by itself."""
    action = decision.actions[number]
    asked = layout.ahead.get(action.kind)
    if not asked or (action.obj is None and not is_attacked(match.game, decision.player)):
        return []
    looking = Looking(match, decision.player, asked, layout)
    return looking.ways(answered(match, number, decision.player, layout), by_itself(decision, number))


def by_itself(decision: ChooseAction, number: int) -> Way:
    """An action with nothing answered ahead."""
    action = decision.actions[number]
    text = "" if action.program is None else f"{action.program.text}|{action.number}"
    return Way(number, action.kind, doer=0 if action.obj is None else action.obj.id, text=text)


def wishes(game: Game, decision: Decision, layout: Layout) -> tuple[Way, ...]:
    """Cards of the player's hand, to be played behind something else if they can be played then."""
    if not layout.row or not isinstance(decision, ChooseAction) or not is_own_move(game, decision, layout):
        return ()
    offered = {(action.kind, action.obj.id) for action in decision.actions if action.obj is not None}
    return tuple(
        Way(WISHED, kind, doer=obj.id)
        for kind in layout.later
        for obj in game.pile(game.rules.zones.hand, decision.player)
        if (kind, obj.id) not in offered and card_name(game, obj, decision.player) != HIDDEN
    )


def is_own_move(game: Game, decision: Decision, layout: Layout) -> bool:
    """Is it the player's turn to do something of their own accord, with nothing waiting to resolve?"""
    state = game.state
    return is_priority(decision) and not state.stack and state.active == decision.player and state.step in layout.own


def is_attacked(game: Game, player: int) -> bool:
    """Does an opponent attack, with nothing else to be settled before the player may block?"""
    state = game.state
    return state.active != player and not state.stack and state.combat is not None and bool(state.combat.attackers)


@dataclass(frozen=True)
class Looking:
    """For one action: where it is looked from, for whom, and the questions that may be answered with it."""

    start: Match
    player: int
    asked: tuple[str, ...]
    layout: Layout

    def ways(self, match: Match | None, way: Way) -> list[Way]:
        """Each of the choices of the question that the match stands at, with those of the questions behind it."""
        choices = self.choices(match)
        if match is None or not choices:
            return []
        question = match.question
        assert question is not None
        firsts = [chosen(match, way, question, each) for each in choices]
        if len(choices) > MOST_FIRST or (len(way.picks) + 1 >= len(self.asked)):
            return firsts if len(firsts) <= MOST else []
        passes = AT_ONCE if isinstance(question, de.ChooseObjects) else PASSES
        whole: list[Way] = []
        for first, each in zip(firsts, choices, strict=True):
            then = answered(match, each.answer, self.player, self.layout, passes)
            whole += self.ways(then, first) or [first]
        return whole if len(whole) <= MOST else firsts

    def choices(self, match: Match | None) -> list[Choice]:
        """What can be answered, if the question is one that may be answered ahead."""
        question = None if match is None else match.question
        if match is None or question is None or question.player != self.player or question.why not in self.asked:
            return []
        before = in_sight(self.start.game, None, (self.player,))
        if before.reveals(in_sight(match.game, None, (self.player,))):
            return []  # it must be seen before it can be decided about
        return choices_of(match.game, question)


def choices_of(game: Game, question: Decision) -> list[Choice]:
    """The answers to a question, where one of them is picked and all can be named."""
    if isinstance(question, de.ChooseObjects):
        if question.high != 1 or any(card_name(game, obj, question.player) == HIDDEN for obj in question.options):
            return []
        texts = option_texts(game, question)
        for i, obj in enumerate(question.options):
            name = card_name(game, obj, question.player)
            if question.why in FIGHTING or name in names_of_players(game):
                texts[i] = name
        made = [Choice((i,), obj.id, texts[i]) for i, obj in enumerate(question.options)]
        # To attack with nothing would be to do nothing.
        return [Choice((), NOTHING, ""), *made] if question.low == 0 and question.why != de.ATTACK else made
    if isinstance(question, de.Confirm) and question.possible:
        cost = f" ({question.question})" if question.question else ""
        return [Choice(1, 1, f"with its additional cost{cost}"), Choice(0, 0, "without its additional cost")]
    if isinstance(question, de.ChooseOption):
        return [Choice(i, i, text) for i, text in enumerate(option_texts(game, question))]
    if isinstance(question, de.ChooseModes) and question.high == 1:
        texts = mode_words(game, question) or list(question.texts)
        return [Choice((i,), number, texts[i]) for i, number in enumerate(question.options)]
    return []


def names_of_players(game: Game) -> list[str]:
    """What players are called where they can be chosen as objects are."""
    return [f"player {player}" for player in range(game.state.players)]


def chosen(match: Match, way: Way, question: Decision, choice: Choice) -> Way:
    """The way with one more answer."""
    made = replace(way, picks=(*way.picks, (question.why, choice.chosen)), words=(*way.words, choice.words))
    if question.why in (de.ATTACK, de.BLOCK):
        return replace(made, doer=choice.chosen)
    combat = match.game.state.combat
    if not way.picks and question.why == TARGET and combat is not None and combat.attackers:
        return replace(made, doer=combat.attackers[0])  # it must attack, so nobody is asked for it
    return made


def answered(match: Match, answer: Answer, player: int, layout: Layout, passes: int = PASSES) -> Match | None:
    """A copy in which the answer is given, at the next question of the player, if it comes within so many answers of
    others; None where it cannot be given."""
    copy = match.copy()
    copy.game.narrate = False
    try:
        copy.answer(answer)
        for _ in range(passes):
            question = copy.question
            if question is None:
                break
            # Others do the least, whatever they could do: what is offered must not tell that they could do something.
            least: Answer | None = question.minimal()
            if question.player == player:
                least = on_the_way(copy.game, question, layout)
            if least is None:
                break
            copy.answer(least)
    except ArbiterError:
        return None
    return copy


def on_the_way(game: Game, question: Decision, layout: Layout) -> Answer | None:
    """What the player is not asked on the way to what they are: to pass, unless it is their move again, and to pay."""
    if is_priority(question):
        state = game.state
        return None if not state.stack and state.step in layout.own else question.minimal()
    return payment_for(game, question, False) if isinstance(question, de.ChoosePayment) else None


def is_priority(question: Decision) -> bool:
    return isinstance(question, ChooseAction) and question.why == "priority"


def planned_answer(decision: Decision, pick: Pick) -> Answer | None:
    """The answer to a question that was given ahead; None if it is another question, or the choice is gone."""
    why, number = pick
    if decision.why != why:
        return None
    if isinstance(decision, de.ChooseObjects):
        if number == NOTHING:
            return () if decision.low == 0 else None
        return next(((i,) for i, obj in enumerate(decision.options) if obj.id == number), None)
    if isinstance(decision, de.ChooseModes):
        return next(((i,) for i, mode in enumerate(decision.options) if mode == number), None)
    return number if number < decision.size() else None
