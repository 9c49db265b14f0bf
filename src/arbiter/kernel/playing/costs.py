"""What a play costs: alternatives, extra costs, increases and reductions, and the point at which it is locked."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import arbiter.kernel.evaluate as evaluate
from arbiter.kernel.context import Context
from arbiter.kernel.decisions import ChooseNumber, ChooseOption, Confirm
from arbiter.kernel.errors import IllegalPlay
from arbiter.kernel.game import Active
from arbiter.script import abilities as ab
from arbiter.script import costs as co
from arbiter.script import statements as st
from arbiter.script.amounts import X
from arbiter.script.nouns import Group
from arbiter.script.walk import walk

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.playing.play import Play
    from arbiter.script.base import CostPart, Statement


def own_statements(game: Game, play: Play, kind: type[Statement]) -> Iterator[tuple[Statement, Context]]:
    """What the card being played says of itself where it lies."""
    obj = play.obj
    for program in obj.face.statics:
        if not program.declares or not program.own or (obj.zone not in program.zones and obj.id != game.playing):
            continue
        if obj.zone in game.rules.in_play:
            continue  # in play its statements are in force like everybody's
        ability = program.ability
        assert isinstance(ability, ab.Static)
        ctx = Context(play.player, obj)
        for statement in ability.statements:
            if isinstance(statement, kind):
                if ability.gate is not None and not evaluate.holds(game, ability.gate, ctx):
                    continue
                if ability.condition is None or evaluate.holds(game, ability.condition, ctx):
                    yield statement, ctx


def said(game: Game, play: Play, kind: type[Statement]) -> Iterator[tuple[Statement, Context, Active | None]]:
    """Every statement of a kind that may concern the play: in force on the table, and on the card itself."""
    for active in game.says.get(kind, ()):
        yield active.statement, active.context, active
    if play.obj.face.speaks:
        for statement, ctx in own_statements(game, play, kind):
            yield statement, ctx, None


def concerns(game: Game, play: Play, what: Group, ability: str | None, ctx: Context) -> bool:
    """Does a text about costs speak of this play?"""
    if ability is None:
        if play.ability_kind not in ("summon", "cast"):
            return False
    elif ability != play.ability_kind and not (ability == "any" and play.ability_kind not in ("summon", "cast")):
        return False
    if what.zones and play.obj.zone not in what.zones:
        return False
    if not evaluate.is_player(game, what.side, play.player, ctx):
        return False
    return evaluate.passes(game, what.tests, play.obj, ctx)


def changed_total(game: Game, play: Play, total: int) -> tuple[int, list[Active]]:
    """The number after all changes: set, then more, then less, each reduction with its own floor."""
    if st.CostChange not in game.says and not play.obj.face.speaks:
        return max(0, total - play.less), []
    used: list[Active] = []
    found: list[tuple[st.CostChange, Context]] = []
    for statement, ctx, active in said(game, play, st.CostChange):
        assert isinstance(statement, st.CostChange)
        if evaluate.is_player(game, statement.who, play.player, ctx) and concerns(
            game, play, statement.what, statement.ability, ctx
        ):
            found.append((statement, ctx))
            if active is not None and active.ongoing:
                used.append(active)
    for statement, ctx in found:
        if statement.set_to is not None:
            total = evaluate.amount(game, statement.set_to, ctx)
    for statement, ctx in found:
        if statement.set_to is None and statement.sign > 0:
            total += evaluate.amount(game, statement.add, ctx)
    total = max(0, total - play.less)
    for statement, ctx in found:
        if statement.set_to is None and statement.sign < 0:
            less = evaluate.amount(game, statement.add, ctx)
            floor = 0 if statement.floor is None else min(total, statement.floor)
            total = max(floor, total - max(0, less))
    return total, used


def split(game: Game, parts: tuple[CostPart, ...]) -> tuple[list[co.Mana], list[CostPart]]:
    mana = [part for part in parts if isinstance(part, co.Mana)]
    rest = [part for part in parts if not isinstance(part, co.Mana)]
    return mana, rest


def set_mana(play: Play, mana: list[co.Mana]) -> None:
    """Add up resource costs."""
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
    if st.PayRule not in game.says and not play.obj.face.speaks:
        return
    for statement, ctx, _ in said(game, play, st.PayRule):
        assert isinstance(statement, st.PayRule)
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
        elif rule == "only_produced_by" and play.ability_kind in ("summon", "cast"):
            play.means_rule = colour


# ---------------------------------------------------------------- steps


def alternatives(game: Game, play: Play) -> list[list[CostPart]]:
    """Other costs for which the card may be played, as far as they can be paid now."""
    found: list[list[CostPart]] = []
    for statement, ctx, _ in said(game, play, st.AlternativeCost):
        assert isinstance(statement, st.AlternativeCost)
        if concerns(game, play, statement.what, None, ctx):
            if statement.condition is None or evaluate.holds(game, statement.condition, ctx):
                found.append(list(statement.cost.parts))
    return found


def choose_alternative(game: Game, play: Play) -> None:
    """A player may choose another cost instead of the card's own."""
    from arbiter.kernel.playing.paying import feasible

    if st.AlternativeCost not in game.says and not play.obj.face.speaks:
        return
    usual = play.parts
    options: list[list[CostPart]] = []
    words: list[str] = []
    for index, parts in enumerate([usual, *alternatives(game, play)]):
        play.parts = parts
        if feasible(game, play):
            options.append(parts)
            words.append("the usual cost" if index == 0 else "another cost")
    play.parts = usual
    if options:
        play.parts = options[game.ask_one(ChooseOption(play.player, tuple(words), "alternative cost", play.obj.id))]
        if play.parts is not usual:
            play.alternative = True


def choose_extras(game: Game, play: Play) -> None:
    """Optional and required extra costs are declared before the cost is locked."""
    from arbiter.kernel.playing.paying import feasible

    if st.ExtraCost not in game.says and not play.obj.face.speaks:
        return
    for index, (statement, ctx, _) in enumerate(list(said(game, play, st.ExtraCost))):
        assert isinstance(statement, st.ExtraCost)
        if not concerns(game, play, statement.what, statement.ability, ctx):
            continue
        reduction = 0 if statement.reduces is None else evaluate.amount(game, statement.reduces, ctx)
        parts = list(statement.cost.parts)
        if statement.optional:
            without = feasible(game, play)
            play.parts += parts
            play.less += reduction
            taken = feasible(game, play)
            if taken and without:
                # Only where both can be paid is there a choice.
                taken = bool(game.ask_one(Confirm(play.player, "extra cost", play.obj.id)))
            if not taken:
                del play.parts[-len(parts) :]
                play.less -= reduction
                continue
            play.extras = (*play.extras, index)
        else:
            play.parts += parts
            play.less += reduction


def choose_options(game: Game, play: Play) -> None:
    """A cost that leaves a choice ("A or B") is settled, among what can be paid."""
    from arbiter.kernel.playing.paying import feasible

    if not any(type(part) is co.OneOf for part in play.parts):
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
            raise IllegalPlay(game.rules.no_payment)
        words = tuple(str(i + 1) for i in options)
        picked = options[game.ask_one(ChooseOption(play.player, words, "cost option", play.obj.id))]
        play.parts = [*play.parts[:at], *part.options[picked], *play.parts[at + 1 :]]


def choose_x(game: Game, play: Play) -> None:
    """The variable of the cost is set: no more than can be paid."""
    from arbiter.kernel.playing.paying import feasible

    if not any(has_variable(part) for part in play.parts):
        return
    high = 0
    caps = [part.most for part in play.parts if isinstance(part, co.Mana) and part.most is not None]
    for x in range(1, min([60, *caps]) + 1):
        play.x = x
        play.context.x = x
        if not feasible(game, play):
            break
        high = x
    play.x = 0
    if high >= play.least_x and high:
        decision = ChooseNumber(play.player, play.least_x, high, "x", play.obj.id)
        play.x = decision.value(game.ask_one(decision))
    play.context.x = play.x


def has_variable(part: CostPart) -> bool:
    if isinstance(part, co.Mana):
        return part.variable is not None
    if isinstance(part, (co.RestThis, co.MoveThis, co.SameName)):
        return False
    return any(isinstance(node, X) for node in walk(part))
