"""What is declared about a cost while playing: another cost, extra costs, the variable, one of several parts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import arbiter.kernel.evaluate as evaluate
from arbiter.kernel.decisions import ChooseNumber, ChooseOption, Confirm
from arbiter.kernel.errors import IllegalPlay
from arbiter.kernel.kept_by_identity import keep
from arbiter.kernel.playing.cost_words import cost_words
from arbiter.kernel.playing.costs import concerns, is_spared, named_alternatives, said
from arbiter.kernel.playing.paying import feasible
from arbiter.kernel.playing.targets import MOST_X, can_declare, choosing_kind
from arbiter.kernel.traits import declares, states
from arbiter.script import costs as co
from arbiter.script.amounts import X
from arbiter.script.statements import AlternativeCost, ExtraCost
from arbiter.script.walk import walk

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.playing.play import Play
    from arbiter.script.base import CostPart

# Parts of costs that were looked through for a variable; the part is kept so that its id stays its own.
OTHERS: Final = 100  # extra costs that other texts ask for are numbered apart from those of the card itself
VARIABLE: Final[dict[int, tuple[CostPart, bool]]] = {}


def choose_alternative(game: Game, play: Play) -> None:
    """A player may choose another cost instead of the card's own."""
    if AlternativeCost not in game.says and not states(play.obj, AlternativeCost):
        return
    usual = play.parts
    others = named_alternatives(game, play)
    if not others:
        return
    options: list[tuple[list[CostPart], str]] = []
    words: list[str] = []
    for index, (parts, named) in enumerate([(usual, ""), *others]):
        play.parts = parts
        if feasible(game, play):
            options.append((parts, named))
            if index == 0:
                words.append("the usual cost")
            else:
                words.append(f"{named or 'another cost'}: {cost_words(game, play, parts)}")
    play.parts = usual
    if options:
        picked = game.ask_one(ChooseOption(play.player, tuple(words), "alternative cost", play.obj.id))
        play.parts, named = options[picked]
        if play.parts is not usual:
            play.alternative = True
            play.by_text = tuple(play.parts)
            play.how = named or play.how


def choose_extras(game: Game, play: Play) -> None:
    """Optional and required extra costs are declared before the cost is locked."""
    if ExtraCost not in game.says and not states(play.obj, ExtraCost):
        return
    own = 0
    play.added = ()
    for index, (statement, ctx, active) in enumerate(list(said(game, play, ExtraCost)), OTHERS):
        assert isinstance(statement, ExtraCost)
        if active is None:
            index, own = own, own + 1
        if not concerns(game, play, statement.what, statement.ability, ctx):
            continue
        reduction = 0 if statement.reduces is None else evaluate.amount(game, statement.reduces, ctx)
        parts = list(statement.cost.parts)
        if is_spared(game, play.player, ctx.controller):
            parts = [part for part in parts if not isinstance(part, co.Mana)]
        if statement.optional:
            without = feasible(game, play)
            before = play.added
            play.parts += parts
            play.added = (*before, *parts)
            play.less += reduction
            taken = feasible(game, play)
            if taken and without:
                # Only where both can be paid is there a choice.
                asked = cost_words(game, play, parts) if game.narrate else ""
                taken = bool(game.ask_one(Confirm(play.player, "extra cost", play.obj.id, asked)))
            if not taken:
                del play.parts[-len(parts) :]
                play.added = before
                play.less -= reduction
                continue
            play.extras = (*play.extras, statement.named or str(index))
        else:
            play.parts += parts
            play.added = (*play.added, *parts)
            play.less += reduction
        play.by_text = (*play.by_text, *parts)


def choose_costs(game: Game, play: Play) -> None:
    """Everything about the cost in a row: another one, extra ones, the variable, one of several parts.

    Resources of a fixed number leave nothing to choose, where neither the card nor any text says something of costs.
    """
    if game.index.worked_out.cost_texts or declares(play.obj):
        choose_alternative(game, play)
        choose_extras(game, play)
    for part in play.parts:
        if not isinstance(part, co.Mana) or part.variable is not None:
            choose_x(game, play)
            choose_options(game, play)
            break


def choose_options(game: Game, play: Play) -> None:
    """A cost that leaves a choice ("A or B") is settled, among what can be paid."""
    for part in play.parts:
        if isinstance(part, co.OneOf):
            break
    else:
        return
    while True:
        at = next((i for i, part in enumerate(play.parts) if isinstance(part, co.OneOf)), None)
        if at is None:
            return
        part = play.parts[at]
        assert isinstance(part, co.OneOf)
        options: list[int] = []
        for i, option in enumerate(part.options):
            tried = [*play.parts[:at], *option, *play.parts[at + 1 :]]
            before, play.parts = play.parts, tried
            if feasible(game, play):
                options.append(i)
            play.parts = before
        if not options:
            raise IllegalPlay(game.rules.paying.no_payment)
        words = tuple(f"{i + 1}: {cost_words(game, play, part.options[i])}" for i in options)
        picked = options[game.ask_one(ChooseOption(play.player, words, "cost option", play.obj.id))]
        play.parts = [*play.parts[:at], *part.options[picked], *play.parts[at + 1 :]]


def choose_x(game: Game, play: Play) -> None:
    """The variable of the cost is set: no more than can be paid, and nothing where nothing is paid."""
    if play.free:
        return
    for part in play.parts:
        if has_variable(part):
            break
    else:
        return
    within = game.rules.playing.x_within_targets
    by_x = within and play.program is not None and play.program.by_x
    high = 0
    found: list[int] = []  # where the variable tells what can be chosen: the numbers with which that can be done
    step = paid_in(game, play) if game.rules.paying.paid_in else 1
    caps = [part.most for part in play.parts if isinstance(part, co.Mana) and part.most is not None]
    lowest = play.least_x if by_x else max(step, play.least_x)
    for x in range(lowest, min([MOST_X * step, *caps]) + 1, step):
        play.x = x
        play.context.x = x
        if not feasible(game, play):
            break
        if within and not can_declare(game, play.effects, play.context, choosing_kind(play)):
            if not by_x:
                break
            continue
        found.append(x)
        high = x
    play.x = 0
    if by_x and found != list(range(play.least_x, high + 1, step)):
        play.open_x = tuple(x for x in found if play.open_x is None or x in play.open_x)
    if play.open_x is not None:
        play.x = name_open(game, play, high)
    elif high and high >= play.least_x:
        decision = ChooseNumber(play.player, play.least_x, high, "x", play.obj.id, step)
        play.x = decision.value(game.ask_one(decision))
    play.context.x = play.x


def paid_in(game: Game, play: Play) -> int:
    """A variable amount of such a resource is a multiple of what it is paid in."""
    kinds = [part.kind for part in play.parts if isinstance(part, co.PayResource) and has_variable(part)]
    return max((game.rules.paying.paid_in.get(kind, 1) for kind in kinds), default=1)


def name_open(game: Game, play: Play, high: int) -> int:
    """Only some numbers may be named for the variable."""
    assert play.open_x is not None
    numbers = [x for x in play.open_x if play.least_x <= x <= high]
    if not numbers:
        raise IllegalPlay(game.rules.paying.no_payment)
    return numbers[game.ask_one(ChooseOption(play.player, tuple(map(str, numbers)), "x", play.obj.id))]


def count_plays(game: Game, play: Play) -> None:
    """What the text counts of what was played so far is fixed now: this card itself is not played yet."""
    if play.program is not None and play.program.counted:
        play.counted = tuple(evaluate.amount(game, node, play.context) for node in play.program.counted)


def has_variable(part: CostPart) -> bool:
    if isinstance(part, co.Mana):
        return part.variable is not None
    if isinstance(part, (co.RestThis, co.MoveThis, co.SameName)):
        return False
    known = VARIABLE.get(id(part))
    if known is None:
        known = keep(VARIABLE, part, (part, any(isinstance(node, X) for node in walk(part))))
    return known[1]
