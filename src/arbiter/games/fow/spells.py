"""Chapters 1006.1 and 1017.6: what effects put on the chase: cards that are summoned, and copies that are played;

and what a chant does as it begins to resolve by keyword abilities that it has gained."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import arbiter.kernel.evaluate as evaluate
from arbiter.games.fow import card_types
from arbiter.games.fow.card_types import text_is_effect
from arbiter.games.fow.keywords_arriving import SPELL_WORDS
from arbiter.games.fow.zones import CHASE
from arbiter.kernel import setters, table_setters
from arbiter.kernel.effects.running import run
from arbiter.kernel.events import moving
from arbiter.kernel.ongoing import Frame
from arbiter.kernel.perform import perform
from arbiter.kernel.stack import StackItem
from arbiter.kernel.state import UNPAID, Arrival
from arbiter.script.abilities import Keyword
from arbiter.script.amounts import Number
from arbiter.script.base import How

if TYPE_CHECKING:
    from arbiter.kernel.context import Context
    from arbiter.kernel.game import Game
    from arbiter.kernel.program import Program
    from arbiter.kernel.state import Obj
    from arbiter.script.effects import Effects, Perform


def summon(game: Game, effect: Perform, ctx: Context) -> None:
    """1006.1: a resonator card is put on top of the chase as a spell; it has not been played."""
    state = game.state
    for obj in evaluate.present(game, effect.thing, ctx):
        if not obj.face.traits.type_bits & card_types.RESONATOR or obj.zone == CHASE or obj.token:
            continue
        event = moving(obj, CHASE, How.PUT, game.rules.zones.in_play, ctx.controller, "summon")
        event.control = ctx.controller
        event.arrival = Arrival(obj.zone, How.PUT.value, by="summon", turn=state.turn)
        for done in perform(game, [event]):
            card = done.result
            if card is not None and card.zone == CHASE:
                frame = Frame(ctx.controller, card.id)
                item = StackItem(state.next_id(), "summon", card.face.spell, frame, card.id, means=(UNPAID,))
                table_setters.push(game, item)


def play_copy(game: Game, effect: Perform, ctx: Context) -> None:
    """1017.6: a copy of the card is made where the card is, and then played; 1017.6b: its cost is not paid.

    It is played right after this text has resolved, with everything that playing it requires (1017.6d).
    """
    flags = table_setters.FREE | (table_setters.OPTIONAL if effect.word == "may" else 0)
    for obj in evaluate.present(game, effect.thing, ctx):
        made = setters.put_token(game, obj.face.front, ctx.controller, obj.zone)
        table_setters.wait_to_cast(game, (ctx.controller, made.id, flags, 0, ""))


def resolving(game: Game, item: StackItem, ctx: Context) -> None:
    """1170.3, 1172.3, 1176.3, 1180.2: what the chant does by keyword abilities that it has gained."""
    card = game.here(item.card)
    if card is None or card.now is card.face.traits or not text_is_effect(card.now.types):
        return
    for name in SPELL_WORDS:
        if name in card.now.keywords:
            run(game, gained_text(card, name), ctx)


def gained_text(card: Obj, name: str) -> Effects:
    """What the word does beyond what is printed; 1102.3: of a number only what it has been raised by."""
    printed, now = (numbers(programs, name) for programs in (card.face.traits.programs, card.now.programs))
    if sum(now) > sum(printed):
        return spoken(name, sum(now) - sum(printed))
    return spoken(name, 0) if name not in card.face.traits.keywords and not now else ()


def numbers(programs: tuple[Program, ...], name: str) -> list[int]:
    keywords = [program.ability for program in programs if isinstance(program.ability, Keyword)]
    return [each.value.value for each in keywords if each.name == name and isinstance(each.value, Number)]


@cache
def spoken(name: str, number: int) -> Effects:
    """What the word does; made once, so that what it delays is the same whenever it is done."""
    return SPELL_WORDS[name](Keyword("", None, name, Number(number) if number else None))
