"""Whether what has been declared of a play so far can be finished: what its text asks to be declared, and all its costs
together.

Each way of going on is tried without being taken: another cost, every extra cost paid or not, and with what is paid the
text that it brings. Only what can be finished is listed and offered.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

import arbiter.kernel.evaluate as evaluate
from arbiter.kernel.playing.affording import add_required, affordable_otherwise
from arbiter.kernel.playing.costs import concerns, is_spared, named_alternatives, said
from arbiter.kernel.playing.paying import feasible
from arbiter.kernel.playing.targets import as_paid_for, first_x
from arbiter.kernel.revisions import FINISHABLE
from arbiter.kernel.traits import states
from arbiter.script import costs as co
from arbiter.script.statements import AlternativeCost, ExtraCost

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.playing.play import Play
    from arbiter.kernel.rows import Reason
    from arbiter.script.base import CostPart

OTHERS: Final = 100  # extra costs that other texts ask for are numbered apart from those of the card itself


class Extra(NamedTuple):
    """An extra cost that a text asks for or offers, and what it takes off the rest."""

    parts: list[CostPart]
    less: int
    optional: bool
    name: str  # under which it is remembered that it was paid


def extras_of(game: Game, play: Play) -> list[Extra]:
    """The extra costs that concern the play, in the order in which they are declared."""
    if ExtraCost not in game.says and not states(play.obj, ExtraCost):
        return []
    found: list[Extra] = []
    own = 0
    for index, (statement, ctx, active) in enumerate(list(said(game, play, ExtraCost)), OTHERS):
        assert isinstance(statement, ExtraCost)
        if active is None:
            index, own = own, own + 1
        if not concerns(game, play, statement.what, statement.ability, ctx):
            continue
        less = 0 if statement.reduces is None else evaluate.amount(game, statement.reduces, ctx)
        parts = list(statement.cost.parts)
        if is_spared(game, play.player, ctx.controller):
            parts = [part for part in parts if not isinstance(part, co.Mana)]
        found.append(Extra(parts, less, statement.optional, statement.named or str(index)))
    return found


def add(play: Play, extra: Extra) -> None:
    """The extra cost is to be paid, too."""
    play.parts = [*play.parts, *extra.parts]
    play.added = (*play.added, *extra.parts)
    play.less += extra.less
    if extra.optional:
        play.extras = (*play.extras, extra.name)


def can_finish(game: Game, play: Play, left: Sequence[Extra] = ()) -> bool:
    """Can it be finished, with these extra costs still to be declared?"""
    if game.revision < FINISHABLE:
        return feasible(game, play)  # only the cost so far was asked
    if not left:
        return can_declare_and_pay(game, play)
    if left[0].optional and can_finish(game, play, left[1:]):
        return True
    return can_finish_with(game, play, left[0], left[1:])


def can_finish_with(game: Game, play: Play, extra: Extra, left: Sequence[Extra] = ()) -> bool:
    """The same where this extra cost is paid."""
    before = play.parts, play.added, play.less, play.extras
    add(play, extra)
    possible = can_finish(game, play, left)
    play.parts, play.added, play.less, play.extras = before
    return possible


def can_declare_and_pay(game: Game, play: Play) -> bool:
    """Everything about the cost is declared: is there something to choose for the text, and can all be paid?"""
    x = x_to_declare(game, play)
    if x is None:
        return False
    before = play.x
    play.x = play.context.x = x
    possible = can_pay(game, play)
    play.x = play.context.x = before
    return possible


def can_pay(game: Game, play: Play) -> bool:
    """Can all be paid, if need be for less by what the ruleset lets a player give up for it?"""
    relief = game.rules.paying.relief
    return feasible(game, play) or (relief is not None and relief(game, play))


def x_to_declare(game: Game, play: Play) -> int | None:
    """The smallest number for the variable with which the text can be declared; None: with none."""
    lowest = play.x if play.free else max(play.x, play.least_x)
    program = play.program
    if program is None or not program.declared:
        return open_from(play, lowest)
    context = play.context
    before, context.x = context.x, lowest
    outer, context.item = context.item, as_paid_for(play) or context.item
    x = first_x(game, program, context, "summon" if program.is_spell else "ability", play.free, play.open_x)
    context.x, context.item = before, outer
    return x


def open_from(play: Play, lowest: int) -> int | None:
    """The smallest number from this one on that may be named."""
    if play.open_x is None:
        return lowest
    return next((x for x in play.open_x if x >= lowest), None)


def why_not(game: Game, play: Play) -> Reason | None:
    """Why a play whose own cost is known cannot be finished in any way; none: it can."""
    if game.revision < FINISHABLE:
        return why_not_before(game, play)
    extras = extras_of(game, play)
    if can_finish_somehow(game, play, extras):
        return None
    return game.rules.paying.no_payment if can_aim_with(game, play, extras) else game.rules.playing.no_target


def can_finish_somehow(game: Game, play: Play, extras: Sequence[Extra] | None = None) -> bool:
    """For its own cost, or for another; what must be paid besides is asked for all the same."""
    left = extras_of(game, play) if extras is None else extras
    if can_finish(game, play, left):
        return True
    if AlternativeCost not in game.says and not states(play.obj, AlternativeCost):
        return False
    return game.revision >= FINISHABLE and any(
        can_finish_for(game, play, parts, named, left) for parts, named in named_alternatives(game, play)
    )


def can_finish_for(game: Game, play: Play, parts: list[CostPart], named: str, extras: Sequence[Extra]) -> bool:
    """With these parts in place of its own cost, remembered under this name."""
    before = play.parts, play.alternative, play.extras, play.usual
    play.usual = tuple(play.parts)
    play.parts, play.alternative = [*parts, *play.added], game.revision >= FINISHABLE
    if named:
        play.extras = (*play.extras, named)
    possible = can_finish(game, play, extras)
    play.parts, play.alternative, play.extras, play.usual = before
    return possible


def can_aim_with(game: Game, play: Play, left: Sequence[Extra]) -> bool:
    """Is there something to choose for the text, whatever it costs?"""
    if not left:
        return x_to_declare(game, play) is not None
    if left[0].optional and can_aim_with(game, play, left[1:]):
        return True
    before = play.extras
    play.extras = (*before, left[0].name) if left[0].optional else before
    possible = can_aim_with(game, play, left[1:])
    play.extras = before
    return possible


def why_not_before(game: Game, play: Play) -> Reason | None:
    """As games from before FINISHABLE ask it: without what extra costs bring, and another cost by itself."""
    x = x_to_declare(game, play)
    if x is None:
        return game.rules.playing.no_target
    before = play.parts, play.added
    play.parts = [*play.parts]
    play.x = play.context.x = x
    add_required(game, play)
    possible = can_pay(game, play) or affordable_otherwise(game, play)
    play.parts, play.added = before
    play.x = play.context.x = 0
    return None if possible else game.rules.paying.no_payment
