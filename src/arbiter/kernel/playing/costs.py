"""What a play costs: alternatives, extra costs, increases and reductions, and the point at which it is locked."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import arbiter.kernel.evaluate as evaluate
from arbiter.kernel.context import Context
from arbiter.kernel.played import CARDS, means_play
from arbiter.kernel.playing.aimed_price import aimed
from arbiter.kernel.revisions import ITS_SPELL
from arbiter.kernel.statements import Active
from arbiter.kernel.traits import states, statics_of
from arbiter.script import abilities as ab
from arbiter.script import costs as co
from arbiter.script.nouns import Group
from arbiter.script.statements import AlternativeCost, CostChange, ForbidPrice, PayRule, Permit

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.playing.play import Play
    from arbiter.script.base import CostPart, Statement

Change = tuple[CostChange, Context, Active | None]  # in its context; None: what the card says of itself


def own_statements(game: Game, play: Play, kind: type[Statement]) -> Iterator[tuple[Statement, Context]]:
    """What the card being played says of itself where it lies, and as it goes on the stack."""
    obj = play.obj
    leaving = game.rules.zones.stack if obj.id == game.under_way.playing else obj.zone
    for program in statics_of(obj):
        if not program.declares or not program.own:
            continue
        if obj.zone not in program.zones and leaving not in program.zones:
            continue
        if obj.zone in game.rules.zones.in_play and obj.face_up:
            continue  # in play its statements are in force like everybody's
        ability = program.ability
        assert isinstance(ability, ab.Static)
        for statement in ability.statements:
            if isinstance(statement, kind):
                ctx = Context(play.player, obj)
                ctx.item = aimed(game, play)
                if ability.gate is not None and not evaluate.holds(game, ability.gate, ctx):
                    continue
                if ability.condition is None or evaluate.holds(game, ability.condition, ctx):
                    yield statement, ctx


def said(game: Game, play: Play, kind: type[Statement]) -> Iterator[tuple[Statement, Context, Active | None]]:
    """Every statement of a kind that may concern the play: in force on the table, and on the card itself."""
    for active in game.says.get(kind, ()):
        yield active.statement, active.context, active
    if states(play.obj, kind):
        for statement, ctx in own_statements(game, play, kind):
            yield statement, ctx, None


def concerns(game: Game, play: Play, what: Group, ability: str | None, ctx: Context) -> bool:
    """Does a text about costs speak of this play?"""
    item = aimed(game, play)
    if item is None:
        return speaks_of(game, play, what, ability, ctx)
    outer, ctx.item = ctx.item, item
    try:
        return speaks_of(game, play, what, ability, ctx)
    finally:
        ctx.item = outer


def speaks_of(game: Game, play: Play, what: Group, ability: str | None, ctx: Context) -> bool:
    if ability is None:
        if play.ability_kind in game.rules.paying.apart or not means_play(game, what, play, ctx):
            return False
    elif ability != play.ability_kind and not (
        (ability == "any" or game.rules.stack.means(ability, play.ability_kind))
        and play.ability_kind not in CARDS
        and play.ability_kind not in game.rules.paying.apart
    ):
        # A text may also mean the abilities of a name.
        own = None if play.program is None else play.program.ability
        if not isinstance(own, ab.Activated) or own.name is None or ability != f"named:{own.name}":
            return False
    if what.zones and play.obj.zone not in what.zones:
        return False
    if not evaluate.is_player(game, what.side, play.player, ctx):
        return False
    return ability is None or evaluate.passes(game, what.tests, play.obj, ctx)


def is_spared(game: Game, player: int, by: int) -> bool:
    """Does a text spare the player the resources that an effect of this other player would make them pay?"""
    if by == player or Permit not in game.says:
        return False
    for active in game.says[Permit]:
        statement = active.statement
        assert isinstance(statement, Permit)
        if statement.name == "spared" and evaluate.is_player(game, statement.who, player, active.context):
            return True
    return False


def cost_changes(game: Game, play: Play) -> list[Change]:
    """The texts that change how many resources this costs."""
    if CostChange not in game.says and not states(play.obj, CostChange):
        return []
    found: list[Change] = []
    for statement, ctx, active in said(game, play, CostChange):
        assert isinstance(statement, CostChange)
        if evaluate.is_player(game, statement.who, play.player, ctx):
            if concerns(game, play, statement.what, statement.ability, ctx):
                found.append((statement, ctx, active))
    return found


def base_total(game: Game, play: Play) -> int:
    """The number that texts change: without what is asked beyond it only because of colours."""
    beyond = game.rules.paying.beyond_cost
    return play.total if beyond is None else play.total - beyond(play)


def changed_total(game: Game, play: Play, total: int, changes: list[Change]) -> int:
    """The number after all changes: set, then more, then less, each reduction with its own floor.

    What texts say the cost is instead comes before all that: where it is not paid, neither is that.
    """
    for statement, ctx, _ in changes:
        if play.free or play.unpaid:
            break
        if statement.set_to is not None and statement.ability is None:
            total = evaluate.amount(game, statement.set_to, ctx)
        elif statement.set_to is not None and total > 0:
            # Where an ability costs no resources there is nothing to be replaced; what replaces it is of any colour.
            total = evaluate.amount(game, statement.set_to, ctx)
            play.coloured = ()
    for statement, ctx, _ in changes:
        if is_more(game, play, statement, ctx) and statement.set_to is None:
            total += evaluate.amount(game, statement.add, ctx) * often(game, statement, ctx)
    total = max(0, total - play.less)
    for statement, ctx, _ in changes:
        if statement.set_to is None and statement.sign < 0:
            total = reduced(game, statement, ctx, total)
    return total


def is_more(game: Game, play: Play, change: CostChange, ctx: Context) -> bool:
    """Does it ask for more, and is the player not spared that?"""
    return change.sign > 0 and not is_spared(game, play.player, ctx.controller)


def reduced(game: Game, change: CostChange, ctx: Context, total: int) -> int:
    """The number after this reduction, which has a floor of its own."""
    floor = 0 if change.floor is None else min(total, change.floor)
    return max(floor, total - max(0, evaluate.amount(game, change.add, ctx) * often(game, change, ctx)))


def often(game: Game, change: CostChange, ctx: Context) -> int:
    """How often the change applies."""
    return 1 if change.each is None else max(0, evaluate.amount(game, change.each, ctx))


def change_colours(game: Game, play: Play, changes: list[Change]) -> None:
    """Texts that ask for more or less of certain colours: more comes first; no more can be taken off than is there."""
    more: list[tuple[CostChange, int]] = []
    less: list[tuple[CostChange, int]] = []
    for statement, ctx, _ in changes:
        if statement.coloured:
            if is_more(game, play, statement, ctx):
                more.append((statement, often(game, statement, ctx)))
            elif statement.sign < 0:
                less.append((statement, often(game, statement, ctx)))
    if more or less:
        coloured = dict(play.coloured)
        for change, count in (*more, *less):
            play.total += change_colour(change, count, coloured)
        play.coloured = tuple((colour, count) for colour, count in coloured.items() if count > 0)


def change_colour(change: CostChange, often: int, coloured: dict[str, int]) -> int:
    """By how much the total changes with it."""
    added = 0
    for colour, number in change.coloured:
        count = number * often
        some = count if change.sign > 0 else -min(count, coloured.get(colour, 0))
        coloured[colour] = coloured.get(colour, 0) + some
        added += some
    return added


def priced_out(game: Game, play: Play, mana: list[co.Mana]) -> bool:
    """Does a text forbid to play what costs so much? What it would cost is asked even where nothing is paid for it."""
    if play.alternative and len(play.parts) <= len(play.added) and game.revision >= ITS_SPELL:
        # Nothing at all in place of the cost: the card is played without paying it.
        mana = [*(part for part in play.usual if isinstance(part, co.Mana)), *mana]
    set_mana(play, mana)
    changes = cost_changes(game, play)
    change_colours(game, play, changes)
    price = changed_total(game, play, base_total(game, play), changes)
    for active in game.says[ForbidPrice]:
        statement, ctx = active.statement, active.context
        assert isinstance(statement, ForbidPrice)
        if (
            evaluate.is_player(game, statement.who, play.player, ctx)
            and concerns(game, play, statement.what, None, ctx)
            and price >= evaluate.amount(game, statement.low, ctx)
        ):
            return True
    return False


def split(game: Game, parts: tuple[CostPart, ...]) -> tuple[list[co.Mana], list[CostPart]]:
    mana = [part for part in parts if isinstance(part, co.Mana)]
    rest = [part for part in parts if not isinstance(part, co.Mana)]
    return mana, rest


def set_mana(play: Play, mana: list[co.Mana]) -> None:
    """Add up resource costs."""
    if len(mana) == 1:
        play.coloured = mana[0].coloured
        play.total = mana[0].any if mana[0].variable is None else mana[0].any + play.x
        for _, count in play.coloured:
            play.total += count
        return
    coloured: dict[str, int] = {}
    total = 0
    for part in mana:
        for colour, count in part.coloured:
            coloured[colour] = coloured.get(colour, 0) + count
            total += count
        total += part.any
        if part.variable is not None:
            total += play.x
    play.coloured = tuple(coloured.items())
    play.total = total


def colour_rules(game: Game, play: Play) -> None:
    """Texts about how this may be paid: with any colour, or only with one."""
    if PayRule not in game.says and not states(play.obj, PayRule):
        return
    for statement, ctx, _ in said(game, play, PayRule):
        assert isinstance(statement, PayRule)
        if not evaluate.is_player(game, statement.who, play.player, ctx):
            continue
        what = statement.what
        if (what.zones and play.obj.zone not in what.zones) or not evaluate.passes(game, what.tests, play.obj, ctx):
            continue
        rule, _, colour = statement.rule.partition(":")
        if rule == "any_colour" and play.ability_kind in ("summon", "cast"):
            play.any_colour = True
        elif rule == "only" and play.ability_kind in ("summon", "cast"):
            play.colour_rule = colour
        elif rule == "as_any" and play.ability_kind in ("summon", "cast"):
            play.as_any = (*play.as_any, colour)
        elif rule == "only_produced_by" and play.ability_kind in ("summon", "cast"):
            play.means_rule = colour


def alternatives(game: Game, play: Play) -> list[list[CostPart]]:
    """Other costs for which the card may be played, as far as they can be paid now."""
    return [parts for parts, _ in named_alternatives(game, play)]


def named_alternatives(game: Game, play: Play) -> list[tuple[list[CostPart], str]]:
    """The same, each with the name under which it is remembered."""
    found: list[tuple[list[CostPart], str]] = []
    if play.firm_cost:
        return found
    for statement, ctx, _ in said(game, play, AlternativeCost):
        assert isinstance(statement, AlternativeCost)
        if concerns(game, play, statement.what, None, ctx):
            if statement.condition is None or evaluate.holds(game, statement.condition, ctx):
                found.append((list(statement.cost.parts), statement.named))
    return found
