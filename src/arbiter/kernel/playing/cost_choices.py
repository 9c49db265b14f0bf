"""What is declared about a cost while playing: another cost, extra costs, the variable, one of several parts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import arbiter.kernel.evaluate as evaluate
from arbiter.kernel.decisions import ChooseNumber, ChooseOption, Confirm
from arbiter.kernel.errors import IllegalPlay
from arbiter.kernel.playing.cost_words import cost_words
from arbiter.kernel.playing.costs import named_alternatives
from arbiter.kernel.playing.finishing import add, can_finish, can_finish_for, can_finish_with, extras_of
from arbiter.kernel.playing.paying import feasible
from arbiter.kernel.playing.targets import can_declare, choosing_kind, flat, is_told_by_x
from arbiter.kernel.playing.variables import has_variable, paid_in, payable_numbers
from arbiter.kernel.revisions import FINISHABLE
from arbiter.kernel.traits import declares, states
from arbiter.script import costs as co
from arbiter.script.statements import AlternativeCost

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.playing.finishing import Extra
    from arbiter.kernel.playing.play import Play
    from arbiter.script.base import CostPart

ALTERNATIVE_COST: Final = "alternative cost"  # what is asked for
USUAL_COST: Final = "the usual cost"


def choose_alternative(game: Game, play: Play) -> None:
    """A player may choose another cost instead of the card's own."""
    if AlternativeCost not in game.says and not states(play.obj, AlternativeCost):
        return
    usual = play.parts
    others = named_alternatives(game, play)
    if not others:
        return
    extras = extras_of(game, play)
    options: list[tuple[list[CostPart], str]] = []
    words: list[str] = []
    if can_finish(game, play, extras):
        options.append((usual, ""))
        words.append(USUAL_COST)
    for parts, named in others:
        if can_finish_for(game, play, parts, named, extras):
            options.append((parts, named))
            words.append(f"{named or 'another cost'}: {cost_words(game, play, parts)}")
    if options:
        picked = game.ask_one(ChooseOption(play.player, tuple(words), ALTERNATIVE_COST, play.obj.id))
        parts, named = options[picked]
        if parts is not usual:
            play.parts, play.usual = [*parts, *play.added], tuple(usual)
            play.alternative = True
            play.by_text = tuple(parts)
            if named:
                play.extras = (*play.extras, named)


def choose_extras(game: Game, play: Play) -> None:
    """Optional and required extra costs are declared before the cost is locked."""
    extras = extras_of(game, play)
    if not extras:
        return
    play.added = ()
    for index, extra in enumerate(extras):
        later = extras[index + 1 :]
        if extra.optional:
            without = can_finish(game, play, later)
            taken = can_finish_with(game, play, extra, later)
            if taken and without:
                # Only where both can be finished is there a choice.
                asked = which_extra(game, play, extras, index) if game.narrate else ""
                taken = bool(game.ask_one(Confirm(play.player, "extra cost", play.obj.id, asked)))
            if not taken:
                continue
        add(play, extra)
        play.by_text = (*play.by_text, *extra.parts)


def which_extra(game: Game, play: Play, extras: list[Extra], index: int) -> str:
    """What is paid; of several that may be paid and read alike also which, in the order in which they are declared."""
    words = [cost_words(game, play, extra.parts) for extra in extras]
    alike = [i for i, extra in enumerate(extras) if extra.optional and words[i] == words[index]]
    return words[index] if len(alike) == 1 else f"{words[index]}; number {alike.index(index) + 1} of {len(alike)}"


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
    later = game.revision >= FINISHABLE
    within = later or game.rules.playing.x_within_targets
    by_x = within and play.program is not None and is_told_by_x(game, play.program, play.obj, choosing_kind(play))
    effects = tuple(flat(play.effects, play.modes)) if later else play.effects
    high = 0
    found: list[int] = []  # where the variable tells what can be chosen: the numbers with which that can be done
    step = paid_in(game, play)
    lowest = play.least_x if by_x else max(step, play.least_x)
    for x in payable_numbers(game, play, lowest):
        play.context.x = x
        if within and not can_declare(game, effects, play.context, choosing_kind(play)):
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
