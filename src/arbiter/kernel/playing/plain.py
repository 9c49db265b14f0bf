"""Playing and paying as in a plain game: what a ruleset's chapters do where its document says nothing else.

A card whose text resolves is played through the stack, any other comes straight into play; a quick one whenever its
player has priority, any other in their own main phase while nothing waits. Costs are paid from the player's pool and
by abilities that rest their object for resources.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import arbiter.kernel.evaluate as evaluate
from arbiter.kernel import table_setters
from arbiter.kernel.context import Context
from arbiter.kernel.explaining import Attempt, weigh
from arbiter.kernel.index.abilities import abilities_in_play
from arbiter.kernel.played import AUTO, keeps_back, means_ability
from arbiter.kernel.playing.affording import add_required
from arbiter.kernel.playing.commit import cast_into_play, cast_on_stack, put_activated
from arbiter.kernel.playing.cost_choices import choose_alternative, choose_extras, choose_options, choose_x
from arbiter.kernel.playing.costs import colour_rules, own_statements
from arbiter.kernel.playing.finishing import why_not
from arbiter.kernel.playing.paying import choose_payment, feasible
from arbiter.kernel.playing.play import PASS, Action, Play
from arbiter.kernel.playing.targets import declare_division, declare_modes, declare_targets, first_x
from arbiter.kernel.resource_table import ResourceTable, any_excess
from arbiter.kernel.sources import Source
from arbiter.kernel.state import READY
from arbiter.kernel.triggers import timely, used_up
from arbiter.script import abilities as ab
from arbiter.script.costs import Mana
from arbiter.script.statements import ForbidPlay, PlayOnlyIf

if TYPE_CHECKING:
    from arbiter.kernel.events import Event
    from arbiter.kernel.game import Game
    from arbiter.kernel.program import Program
    from arbiter.kernel.rows import Reason
    from arbiter.kernel.state import Obj

# ---------------------------------------------------------------- paying


def rested(game: Game, obj: Obj, program: Program) -> Source | None:
    """An object that can be rested for resources, and for nothing else."""
    if program.yields is None or obj.turned != READY:
        return None
    colours, amount = program.yields
    return Source(obj, colours, amount, amount > 1, len(colours), "ability")


RESOURCES: Final[ResourceTable] = ResourceTable(ability=rested, excess=any_excess)


def recolour(game: Game, play: Play, total: int) -> None:
    """A changed total asks for as many of its colours as it has room for, the first ones first."""
    left = total
    kept: list[tuple[str, int]] = []
    for colour, count in play.coloured:
        some = min(count, left)
        left -= some
        if some:
            kept.append((colour, some))
    play.total = total
    play.coloured = () if play.any_colour else tuple(kept)


def price_of(obj: Obj) -> Mana:
    """What the card costs: what is printed, or, once that has changed, as much of anything as its cost says now."""
    printed = obj.face.price
    if printed is not None and obj.now.cost == obj.face.traits.cost:
        return printed
    return Mana((), max(0, obj.now.cost))


# ---------------------------------------------------------------- playing


def cast_kind(obj: Obj) -> str:
    return "card" if obj.face.spell is None else "spell"


def start_card(game: Game, play: Play) -> None:
    play.ability_kind = "cast" if play.obj.face.spell is None else "summon"
    play.parts = [price_of(play.obj)]
    colour_rules(game, play)
    game.under_way.playing = play.obj.id


def start_ability(game: Game, play: Play) -> None:
    assert play.program is not None and isinstance(play.program.ability, ab.Activated)
    play.ability_kind = "action"
    play.parts = list(play.program.ability.cost.parts)


STEPS: Final[dict[str, tuple[Callable[[Game, Play], None], ...]]] = {
    "card": (
        start_card,
        choose_alternative,
        choose_extras,
        choose_x,
        choose_options,
        choose_payment,
        cast_into_play,
    ),
    "spell": (
        start_card,
        choose_alternative,
        choose_extras,
        declare_modes,
        choose_x,
        declare_targets,
        declare_division,
        choose_options,
        choose_payment,
        cast_on_stack,
    ),
    "ability": (
        start_ability,
        choose_extras,
        declare_modes,
        choose_x,
        declare_targets,
        declare_division,
        choose_options,
        choose_payment,
        put_activated,
    ),
}

# ---------------------------------------------------------------- what may be played


def is_calm(game: Game, player: int) -> bool:
    """Is it this player's own main phase, with nothing waiting to resolve?"""
    state = game.state
    return state.active == player and game.rules.turn.steps[state.step].phase == "main" and not state.stack


def list_actions(game: Game, player: int) -> list[Action]:
    """Passing first, then every card of the hand and every ability that can be played and finished."""
    actions = [PASS]
    offered: set[str] = set()  # of several equal cards the first is offered
    for obj in game.pile(game.rules.zones.hand, player):
        if obj.face.key not in offered and check_card(game, player, obj) is None:
            actions.append(Action(cast_kind(obj), obj, obj.face.spell))
        offered.add(obj.face.key)
        for program in obj.now.activated:
            if check_ability(game, player, obj, program) is None:
                actions.append(Action("ability", obj, program))
    for obj, program in abilities_in_play(game).usable[player]:
        if check_ability(game, player, obj, program) is None:
            actions.append(Action("ability", obj, program))
    return actions


def check_card(game: Game, player: int, obj: Obj) -> Reason | None:
    """May the player play this card of their hand now?"""
    steps = game.rules.turn.steps
    if not steps[game.state.step].plays or not (obj.face.swift or is_calm(game, player)):
        return game.rules.playing.not_now
    return check_cast(game, Play(cast_kind(obj), player, obj, obj.face.spell))


def check_cast(game: Game, play: Play) -> Reason | None:
    """Everything but the time, which does not matter where an effect lets a card be played."""
    obj = play.obj
    playing = game.rules.playing
    if "unread" in obj.face.traits.flags or is_forbidden(game, play.player, obj, "cast"):
        return playing.not_allowed
    for statement, ctx in own_statements(game, play, PlayOnlyIf):
        assert isinstance(statement, PlayOnlyIf)
        if not evaluate.holds(game, statement.condition, ctx):
            return playing.not_allowed
    if obj.face.spell is None:
        barred = playing.bars(game, obj, play.player)
        if barred is not None:
            return barred
    outer = game.under_way.playing
    try:
        start_card(game, play)
        return why_not(game, play)
    finally:
        game.under_way.playing = outer
        play.parts = []
        play.x = play.context.x = 0


def is_forbidden(game: Game, player: int, obj: Obj, kind: str) -> bool:
    """Does a text forbid playing the card, or an ability of it?"""
    for active in game.says.get(ForbidPlay, ()):
        statement = active.statement
        assert isinstance(statement, ForbidPlay)
        if statement.kind not in (kind, "any") or not keeps_back(game, statement, player, active.context):
            continue
        if statement.what.zones and obj.zone not in statement.what.zones:
            continue
        if evaluate.passes(game, statement.what.tests, obj, active.context):
            return True
    return False


def is_ability_forbidden(game: Game, player: int, obj: Obj, kind: str) -> bool:
    """The same of an ability of this kind: by a text about the object's abilities, or about playing such abilities."""
    if is_forbidden(game, player, obj, "ability"):
        return True
    for active in game.says.get(ForbidPlay, ()):
        statement = active.statement
        assert isinstance(statement, ForbidPlay)
        if statement.kind == "cast" and keeps_back(game, statement, player, active.context):
            if means_ability(game, statement.what, obj, kind, active.context):
                return True
    return False


def is_automatic_forbidden(game: Game, program: Program, ctx: Context) -> bool:
    """Does a text keep the player from playing abilities that have triggered?"""
    return ctx.source is not None and is_ability_forbidden(game, ctx.controller, ctx.source, AUTO)


def check_ability(game: Game, player: int, obj: Obj, program: Program) -> Reason | None:
    """May the player use this ability now?"""
    ability = program.ability
    assert isinstance(ability, ab.Activated)
    playing = game.rules.playing
    if not game.rules.turn.steps[game.state.step].plays or not timely(game, ability.limits.timing, player):
        return playing.not_now
    if obj.zone not in program.zones or used_up(game, obj, ability, player):
        return playing.not_allowed
    ctx = Context(player, obj)
    for condition in (ability.gate, ability.limits.condition):
        if condition is not None and not evaluate.holds(game, condition, ctx):
            return playing.not_allowed
    if is_forbidden(game, player, obj, "ability"):
        return playing.not_allowed
    x = first_x(game, program, ctx, "ability")
    if x is None:
        return playing.no_target
    play = Play("ability", player, obj, program)
    play.x = play.context.x = x
    start_ability(game, play)
    add_required(game, play)
    return None if feasible(game, play) else game.rules.paying.no_payment


def explain(game: Game, player: int, obj: Obj) -> list[Reason]:
    """Why the player can do nothing with the object now."""
    tries: list[Attempt] = []
    if obj.zone == game.rules.zones.hand:
        play = Play(cast_kind(obj), player, obj, obj.face.spell)
        tries.append(Attempt(check_card(game, player, obj), play, start_card))
    for program in obj.now.activated:
        if obj.zone in program.zones:
            play = Play("ability", player, obj, program)
            tries.append(Attempt(check_ability(game, player, obj, program), play, start_ability))
    return weigh(game, tries)


# ---------------------------------------------------------------- damage


def lose_life(game: Game, event: Event) -> None:
    """Damage to a player takes as much of what they keep as life."""
    life = game.rules.damage.life
    left = game.state.resources[event.player].get(life, 0) - event.amount
    table_setters.keep(game, event.player, life, left)
