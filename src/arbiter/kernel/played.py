"""What is played, as texts about playing see it: a card, or an ability, of which only its kind and its card's words can
be asked. "Players cannot play abilities", "whenever you play an activate ability" and the like are about the second."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import arbiter.kernel.evaluate as evaluate
from arbiter.kernel.ability_words import names_abilities
from arbiter.kernel.context import Context
from arbiter.kernel.word_bits import TYPES

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.playing.play import Play
    from arbiter.kernel.ruleset import Ruleset
    from arbiter.kernel.state import Obj
    from arbiter.script.nouns import Group
    from arbiter.script.statements import ForbidPlay

CARDS: Final = ("summon", "cast")  # what playing a card is called where playing an ability has the ability's kind
AUTO: Final = "auto"  # the kind of a triggered ability
ACTION: Final = "action"  # that of one which a player uses
RESOURCE: Final = "resource"  # that of one which produces resources: it goes by a name of its own


def ability_types(rules: Ruleset, kind: str) -> frozenset[str]:
    """What an ability of this kind is called: an ability, its kind, and what else the ruleset counts it as."""
    return frozenset({"ability", *(f"{each}_ability" for each in (kind, *rules.stack.wider_kinds.get(kind, ())))})


def as_ability(game: Game, obj: Obj, *kinds: str) -> Obj:
    """The ability of this object: of the card it is asked for its other words, but the ability is no card."""
    seen = obj.copy()
    seen.now = obj.now.copy()
    seen.now.type_bits = TYPES.of(frozenset(word for kind in kinds for word in ability_types(game.rules, kind)))
    return seen


def keeps_back(game: Game, statement: ForbidPlay, player: int, ctx: Context) -> bool:
    """Is it this player whom the text keeps from playing something, and now?"""
    if not evaluate.is_player(game, statement.who, player, ctx):
        return False
    return statement.when is None or evaluate.holds(game, statement.when, Context(player, ctx.source))


def means_ability(game: Game, what: Group, obj: Obj, kind: str, ctx: Context) -> bool:
    """Does a text about playing such things mean this ability of the object?"""
    if kind == RESOURCE or not names_abilities(what) or (what.zones and obj.zone not in what.zones):
        return False
    return evaluate.passes(game, what.tests, as_ability(game, obj, kind), ctx)


def means_play(game: Game, what: Group, play: Play, ctx: Context) -> bool:
    """Does it mean what is being played here?"""
    if play.program is not None and play.program.is_activated:
        return means_ability(game, what, play.obj, play.ability_kind, ctx)
    if play.ability_kind not in CARDS:
        return False  # a process of the rules, or a payment that an effect asks for, is neither a card nor an ability
    return evaluate.passes(game, what.tests, play.obj, ctx)
