"""Whether a card or an ability can be paid for at all. Asked while listing; nothing is chosen and nothing changes.

Counting what the player has settles most of it. Where it does not, the whole cost is looked at: with what must be paid
besides, for less by what may be given up, or for another cost.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import arbiter.kernel.evaluate as evaluate
from arbiter.kernel.characteristics import MARK_BIT
from arbiter.kernel.index.payable_costs import payable_costs
from arbiter.kernel.index.resources import resources_of
from arbiter.kernel.index.worked_out import MORE_THAN_PRICES, PRICES
from arbiter.kernel.playing.costs import alternatives, concerns, said
from arbiter.kernel.playing.paying import feasible, lock
from arbiter.kernel.playing.play import Play
from arbiter.kernel.playing.targets import first_x
from arbiter.kernel.state import READY
from arbiter.kernel.traits import declares, states
from arbiter.script import statements as st
from arbiter.script.abilities import Activated
from arbiter.script.costs import Mana
from arbiter.script.statements import AlternativeCost, ExtraCost, Forbid

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.program import Program
    from arbiter.kernel.sources import Coloured
    from arbiter.kernel.state import Obj
    from arbiter.script.costs import Cost


def can_pay_price(game: Game, player: int, obj: Obj, price: Mana) -> bool | None:
    """Can the price be paid that is all a card asks for? None: counting does not settle whether it can be played."""
    face = obj.face
    texts = game.index.worked_out.card_texts
    if texts == MORE_THAN_PRICES or not (face.plain or face.fixed_price) or st.ForbidPlay in face.spoken:
        return None
    if obj.now is not face.traits and declares(obj):
        return None  # it has gained what its printed text does not say
    coloured = price.coloured
    total = price.any
    for _, count in coloured:
        total += count
    if texts == PRICES:
        play = Play("", player, obj, None)
        play.ability_kind = "summon"
        lock(game, play, [price])
        coloured, total = play.coloured, play.total
    settled = enough(game, player, coloured, total, None if obj.zone in game.rules.zones.table else obj)
    if settled:
        return True if face.plain else None
    return settled if face.fixed_price else None


def can_pay_ability(game: Game, player: int, obj: Obj, program: Program) -> bool | None:
    """Can the player pay what an ability of the object costs, unless a text forbids what is done for it?

    None: counting does not settle it.
    """
    if program.rests and obj.turned != READY:
        return False
    if game.index.worked_out.ability_texts:
        return None
    for counter, count in program.counters:
        if obj.count(counter) < count:
            return False
    for kind, count in program.stores:
        if game.state.resources[player].get(kind, 0) < count:
            return False
    if program.same_name and not has_same_name(game, player, obj):
        return False
    if program.mana:
        # What is rested for the ability, or used from where it could be put away, yields nothing for it.
        itself = obj if program.rests or obj.zone not in game.rules.zones.table else None
        settled = enough(game, player, program.coloured, program.mana, itself)
        if not settled:
            return settled
    if program.by_count and obj.now.marks is None and Forbid not in game.says:
        return True
    if not program.own_cost or Forbid in game.says or game.rules.replacement.strict_kinds or game.facts.treats:
        return None  # others decide, too
    if not program.steady_cost or game.index.worked_out.altered & MARK_BIT:
        return is_payable(game, player, obj, program)
    known = payable_costs(game)
    payable = known.get((player, obj.id, program))
    if payable is None:
        payable = known[player, obj.id, program] = is_payable(game, player, obj, program)
    return payable


def is_payable(game: Game, player: int, obj: Obj, program: Program) -> bool:
    """The whole cost of an ability is looked at."""
    assert isinstance(program.ability, Activated)
    play = Play("ability", player, obj, program)
    play.ability_kind = "resource" if program.resource else "action"
    play.parts = list(program.ability.cost.parts)
    return feasible(game, play)


def ability_is_payable(
    game: Game, player: int, obj: Obj, program: Program, start: Callable[[Game, Play], None], aimed: bool = True
) -> bool:
    """The same with all that the ruleset says of its cost (`start`), for the least X with something to choose.

    Not `aimed`: for the least X of all, as games of some rulesets were begun (`revisions`).
    """
    play = Play("ability", player, obj, program)
    if aimed and program.by_x:
        play.x = play.context.x = first_x(game, program, play.context, "ability") or 0
    start(game, play)
    add_required(game, play)
    return feasible(game, play)


def can_pay_cost(game: Game, player: int, cost: Cost | None) -> bool | None:
    """The same of a cost that stands behind a keyword."""
    if cost is None or game.index.worked_out.cost_texts:
        return None
    settled: bool | None = None
    for part in cost.parts:
        if isinstance(part, Mana):
            settled = enough(game, player, part.coloured, part.any + sum(count for _, count in part.coloured), None)
            if settled is False:
                return False
            if part.variable is not None:
                settled = None
    return settled if len(cost.parts) == 1 else None


def enough(game: Game, player: int, coloured: Coloured, total: int, without: Obj | None) -> bool | None:
    """Has the player so much, so many of these colours among it? None: counting does not settle it."""
    if total <= 0:
        return True
    known = resources_of(game, player)
    itself = None if without is None else known.by_card.get(without.id)
    supply = known.supply
    excess = 0 if supply.largest == 1 else game.rules.paying.resources.excess(coloured)
    settled = supply.settles(coloured, total, excess, itself)
    if settled and (Forbid in game.says or st.ForbidPlay in game.says):
        return None  # not everything may be used
    return None if settled is False and known.reserved else settled


def has_same_name(game: Game, player: int, obj: Obj) -> bool:
    """Has the player a card of the same name in the hand?"""
    names = obj.now.names
    for card in game.pile(game.rules.zones.hand, player):
        if not card.now.names.isdisjoint(names):
            return True
    return False


def add_required(game: Game, play: Play) -> None:
    """Extra costs that must be paid count when it is asked whether something can be played."""
    if ExtraCost not in game.says and not states(play.obj, ExtraCost):
        return
    play.added = ()
    for statement, ctx, _ in said(game, play, ExtraCost):
        assert isinstance(statement, ExtraCost)
        if not statement.optional and concerns(game, play, statement.what, statement.ability, ctx):
            play.parts += list(statement.cost.parts)
            play.added = (*play.added, *statement.cost.parts)


def affordable_otherwise(game: Game, play: Play) -> bool:
    """For less by an extra cost, or for another cost altogether."""
    if not declares(play.obj) and ExtraCost not in game.says and AlternativeCost not in game.says:
        return False
    usual = play.parts
    for statement, ctx, _ in said(game, play, ExtraCost):
        assert isinstance(statement, ExtraCost)
        if statement.reduces is not None and concerns(game, play, statement.what, statement.ability, ctx):
            less = evaluate.amount(game, statement.reduces, ctx)
            play.parts = [*usual, *statement.cost.parts]
            play.less += less
            possible = feasible(game, play)
            play.less -= less
            if possible:
                return True
    play.alternative = True
    possible = False
    for parts in alternatives(game, play):
        play.parts = parts
        possible = possible or feasible(game, play)
    play.alternative = False
    return possible
