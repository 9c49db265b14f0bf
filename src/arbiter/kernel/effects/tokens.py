"""Tokens that a text describes: their faces are made from the description, once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING

import arbiter.kernel.evaluate as evaluate
from arbiter.kernel import events as ev
from arbiter.kernel.effects.picking import kind_of
from arbiter.kernel.events import Event
from arbiter.kernel.perform import perform
from arbiter.kernel.repeating import so_many
from arbiter.kernel.state import Arrival
from arbiter.kernel.traits import NOTHING, Face, Traits
from arbiter.script import effects as fx
from arbiter.script.abilities import Ability
from arbiter.script.base import How

if TYPE_CHECKING:
    from arbiter.kernel.context import Context
    from arbiter.kernel.game import Game
    from arbiter.kernel.program import Library
    from arbiter.kernel.state import Obj


@cache
def token_face(library: Library, token: fx.Token) -> Face:
    name = token.name or " ".join(token.kinds or token.types)
    programs = tuple(library.program(ability) for ability in token.abilities if isinstance(ability, Ability))
    traits = Traits(
        frozenset({name}),
        frozenset(token.types),
        frozenset(token.colours),
        frozenset(token.kinds),
        NOTHING,
        0,
        token.power,
        token.guard,
        0,
        0,
        frozenset(token.keywords),
        NOTHING,
        programs,
    )
    words = (name, f"{token.power}/{token.guard}", *token.types, *token.colours, *token.kinds, *token.keywords)
    texts = "".join(f" {ability.text}" for ability in token.abilities if isinstance(ability, Ability))
    return Face(f"(token {' '.join(words)}{texts})", name, traits, "", has_power=True)


def specified(token: fx.Token, source: Obj | None) -> fx.Token:
    """A text that gives its token no colour gives it those of its own card."""
    if token.colours or source is None:
        return token
    return replace(token, colours=tuple(sorted(source.now.colours)))


def make_tokens(game: Game, effect: fx.MakeTokens, ctx: Context) -> None:
    face = token_face(game.rules.layers.library, specified(effect.token, ctx.source))
    made: list[Obj] = []
    for player in evaluate.players(game, effect.who, ctx):
        for _ in so_many(evaluate.amount(game, effect.count, ctx)):
            event = Event(ev.CREATES, None, player, 1, ctx.source, ctx.effect_of(), kind_of(ctx), face.name)
            event.to = game.rules.zones.main
            event.how = How.PLAY
            event.face = face
            event.rested = effect.rested
            if effect.named is not None:
                event.arrival = Arrival("", How.PLAY._value_, by=effect.named, turn=game.state.turn)
            made += [done.result for done in perform(game, [event]) if done.result is not None]
    if effect.slot is not None:
        ctx.slots[effect.slot] = made


TABLE: dict[type, Callable[..., None]] = {fx.MakeTokens: make_tokens}
