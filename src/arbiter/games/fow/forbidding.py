"""104.4 and 903.1a: texts that prohibit playing cards and abilities, and when they look at a cost with an X in it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import arbiter.kernel.evaluate as evaluate
from arbiter.games.fow import card_types
from arbiter.games.fow.wardens import is_willpower
from arbiter.kernel.ability_words import names_abilities
from arbiter.kernel.played import ACTION, AUTO, RESOURCE, as_ability, keeps_back, means_ability
from arbiter.kernel.qualities import compare, costing
from arbiter.script import abilities as ab
from arbiter.script.base import Op, Quality, Stat
from arbiter.script.nouns import Group, Is, Not, StatIs
from arbiter.script.statements import ForbidPlay
from arbiter.script.walk import walk

if TYPE_CHECKING:
    from arbiter.kernel.context import Context
    from arbiter.kernel.game import Game
    from arbiter.kernel.playing.play import Play
    from arbiter.kernel.program import Program
    from arbiter.kernel.sources import Source
    from arbiter.kernel.state import Obj

SPELL: Final = Not(Is(Quality.TYPE, "ability"))  # how texts say "spell" and not "card"
MOST: Final = 60  # the largest X that anybody names


def forbidden(game: Game, player: int, obj: Obj, program: Program | None = None, x: int | None = None) -> bool:
    """104.4: a text that prohibits wins, of playing the card (once X is fixed: with this X) or this ability of it."""
    kind = kind_of(program)
    if kind == RESOURCE and obj.now.type_bits & card_types.WILL_COIN:
        return False  # 1046.2a
    for active in game.says.get(ForbidPlay, ()):
        statement = active.statement
        assert isinstance(statement, ForbidPlay)
        by_noun = kind and statement.kind == "cast" and names_abilities(statement.what)
        if not by_noun and not speaks_of(statement.kind, program):
            continue
        if x is None and program is None and waits_for_x(statement, obj):
            continue
        if not keeps_back(game, statement, player, active.context):
            continue
        what = statement.what
        if by_noun:
            if is_meant(game, what, obj, kind, active.context):
                return True
            continue
        if what.zones and obj.zone not in what.zones:
            continue
        if evaluate.passes(game, what.tests, costing(obj, x or 0), active.context):
            return True
    return False


def is_meant(game: Game, what: Group, obj: Obj, kind: str, ctx: Context) -> bool:
    """Does a text that names abilities mean this one?

    707.2, 907.1: a will ability is an activate ability that resolves as it is played, so who cannot play the one cannot
    play the other, unless the text says "non-will". 907.8 excepts will abilities from what raises costs, and 1046.2a
    will coins from all prohibitions. Of "whenever you play an activate ability" the document says nothing: as will
    abilities are played in the midst of paying (907.2), such a text is not taken to mean them.
    """
    if kind != RESOURCE:
        return means_ability(game, what, obj, kind, ctx)
    if what.zones and obj.zone not in what.zones:
        return False
    return evaluate.passes(game, what.tests, as_ability(game, obj, ACTION, RESOURCE), ctx)


def is_barred(game: Game, player: int, source: Source) -> bool:
    """907.2: nor is it played while something is paid."""
    return forbidden(game, player, source.obj, source.program)


def cannot_be_put(game: Game, program: Program, ctx: Context) -> bool:
    """906.3, 906.3a: a text prohibits playing this automatic ability, which has triggered."""
    return ForbidPlay in game.says and ctx.source is not None and forbidden(game, ctx.controller, ctx.source, program)


def kind_of(program: Program | None) -> str:
    """The kind of ability that is played; nothing for a card."""
    if program is None or program.is_spell:
        return ""
    if program.is_triggered:
        return AUTO
    ability = program.ability
    assert isinstance(ability, ab.Activated)
    if ability.resource:
        return RESOURCE
    return "special" if ability.special else "willpower" if is_willpower(program) else ACTION


def waits_for_x(statement: ForbidPlay, obj: Obj) -> bool:
    """903.1a-2: a text about spells looks at a cost with an X in it only when X is fixed.

    903.1a-1: one about cards looks at once as well, while X is nothing.
    """
    if obj.face.price is None or obj.face.price.variable is None or SPELL not in statement.what.tests:
        return False
    return any(isinstance(test, StatIs) and test.stat is Stat.COST for test in walk(statement.what.tests))


def open_numbers(game: Game, player: int, obj: Obj) -> tuple[int, ...] | None:
    """903.2h-5: the numbers for X with which the card may be played; None: any, or there is no X."""
    if ForbidPlay not in game.says or obj.face.price is None or obj.face.price.variable is None:
        return None
    return tuple(x for x in range(MOST + 1) if not forbidden(game, player, obj, None, x))


def limit_x(game: Game, play: Play) -> None:
    """903.2h-5: only numbers are offered for X with which the card is not prohibited."""
    play.open_x = open_numbers(game, play.player, play.obj)


def speaks_of(kind: str, program: Program | None) -> bool:
    """Does a prohibition of that kind speak of playing cards, or of playing this activate ability?"""
    if program is None:
        return kind in ("cast", "any")
    if program.is_triggered:
        return kind in ("ability", "any")  # 903.1  automatic abilities are played, too
    word, _, asked = kind.partition(":")
    if word != "asks":
        return kind in ("ability", "action", "any")  # all of them are activate abilities
    if asked[0] not in "<>":
        return asked in program.asks  # 905.1c  every part and option is a cost of the ability
    if "resources" not in program.asks:
        return False  # 905.1c  without will, or with {0}, it has no will activation cost
    return any(compare(amount, Op(asked[:2]), int(asked[2:])) for amount in program.amounts)
