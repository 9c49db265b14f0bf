"""Procedures that texts call by name, each by the function that carries it out; those that have no chapter of their
own stand here: astral rulers (1024, 1039), orders (1040), EX areas (1043), will coins (1046) and dice (1023)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import arbiter.kernel.evaluate as evaluate
from arbiter.games.fow import (
    card_types,
    contracts,
    copies,
    judging,
    restarting,
    runes,
    sides,
    spells,
    stacking,
    triggering,
)
from arbiter.games.fow.items import ITEM_ACTS
from arbiter.games.fow.keyword_acts import KEYWORD_ACTS
from arbiter.games.fow.tokens import coin_face
from arbiter.games.fow.zones import FIELD, ITEM, ORDER, RULER
from arbiter.kernel import events as ev
from arbiter.kernel import setters, table_setters
from arbiter.kernel.events import Event, moving
from arbiter.kernel.perform import announce, perform
from arbiter.kernel.repeating import so_many
from arbiter.kernel.state import RESTED
from arbiter.kernel.telling import tell
from arbiter.script.base import How

if TYPE_CHECKING:
    from arbiter.kernel.context import Context
    from arbiter.kernel.game import Game
    from arbiter.script.effects import Perform


def make_astral(game: Game, effect: Perform, ctx: Context) -> None:
    """1024.3, 1039.1: a J-ruler of the player's goes to the ruler area and is astral."""
    for obj in evaluate.present(game, effect.thing, ctx):
        if obj.zone == FIELD and obj.face.front.traits.type_bits & card_types.RULER and not obj.under:
            perform(game, [moving(obj, RULER, How.RULE, game.rules.zones.in_play, ctx.controller, "rule")])


def heal(game: Game, effect: Perform, ctx: Context) -> None:
    """1024.6: rulers that the text names are astral no longer."""
    for obj in evaluate.present(game, effect.thing, ctx):
        if judging.is_astral(game, obj):
            judging.heal(game, obj)


def order_back(game: Game, effect: Perform, ctx: Context) -> None:
    """1040.1: the order goes to the ruler area; what it ordered is a resonator again."""
    for obj in evaluate.present(game, effect.thing, ctx):
        if obj.zone != ORDER:
            continue
        ordered = game.here(obj.host)
        if ordered is not None:
            setters.show_side(game, ordered, ordered.face.front)
        perform(game, [moving(obj, RULER, How.PUT, game.rules.zones.in_play, ctx.controller, "order")])
        setters.link(game, obj, 0)


def expand(game: Game, effect: Perform, ctx: Context) -> None:
    """1043.1, 1043.2: more spaces in an EX area that one has had from the start."""
    kind = f"{effect.word}_spaces"
    for player in evaluate.players(game, effect.who, ctx):
        if game.state.resources[player].get(kind, 0) > 0 and effect.amount is not None:
            more = evaluate.amount(game, effect.amount, ctx)
            perform(game, [Event(ev.GAINS, None, player, more, ctx.source, ctx.controller, "", kind)])


def gain_coin(game: Game, effect: Perform, ctx: Context) -> None:
    """1046.1: a will coin token in the item area."""
    count = 1 if effect.amount is None else evaluate.amount(game, effect.amount, ctx)
    for player in evaluate.players(game, effect.who, ctx):
        for _ in so_many(count):
            colours = tuple((effect.word or "void").split("/"))
            setters.put_token(game, coin_face(game.rules.layers.library, colours), player, ITEM)


def force(game: Game, effect: Perform, ctx: Context) -> None:
    """1023.1: so many six-sided dice, added up; the text's X is the result."""
    count = 1 if effect.amount is None else evaluate.amount(game, effect.amount, ctx)
    ctx.x = table_setters.roll_dice(game, ctx.controller, count, 6)
    tell(game, "rolls", ctx.controller, amount=ctx.x)
    announce(game, Event(ev.NAMED_ACTIONS, ctx.source, ctx.controller, ctx.x, None, ctx.controller, "", "force"))


def arrive_rested(game: Game, effect: Perform, ctx: Context) -> None:
    """702.3b: as part of its entering it is rested; nothing becomes rested by it."""
    for obj in evaluate.present(game, effect.thing, ctx):
        setters.turn(game, obj, RESTED)


ACTS: dict[str, Callable[[Game, Perform, Context], None]] = {
    "contract": contracts.contract,
    "transcend": contracts.transcend,
    "astral": make_astral,
    "judge": judging.put_into_field,
    "heal": heal,
    "invert": sides.invert,
    "remove inverted": sides.remove_inverted,
    "shift": sides.shift,
    "enter part": sides.enter_part,
    "order_back": order_back,
    "expand": expand,
    "story": runes.tell,
    "coin": gain_coin,
    "force": force,
    "arrive rested": arrive_rested,
    "copy": copies.copy,
    "copy anew": copies.copy_anew,
    "play copy": spells.play_copy,
    "summon": spells.summon,
    "trigger enter": triggering.trigger_enter,
    "trigger automatic": triggering.trigger_automatic,
    "expel": copies.expel,
    "erase": copies.erase,
    "swap": copies.swap,
    "restart": restarting.restart,
    "attach": stacking.attach,
    "cover": stacking.cover,
    "unstack": stacking.unstack,
    **KEYWORD_ACTS,
    **ITEM_ACTS,
}
