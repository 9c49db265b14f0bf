"""What may be chosen while playing: what texts keep from it, and what must be plain to see of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import arbiter.kernel.evaluate as evaluate
from arbiter.kernel.qualities import costing
from arbiter.kernel.revisions import COSTING_X
from arbiter.kernel.rows import SIGHT_OWNER_FACE_DOWN, SIGHT_PUBLIC
from arbiter.kernel.seen_as import regard
from arbiter.script import effects as fx
from arbiter.script import nouns as n
from arbiter.script.base import STAT_COST, STATUS_GENERIC, STATUS_HAS_BURST, STATUS_LIMIT, STATUS_MULTICOLOUR
from arbiter.script.patterns import ANYTHING
from arbiter.script.statements import ForbidChoose
from arbiter.script.walk import walk

if TYPE_CHECKING:
    from arbiter.kernel.context import Context
    from arbiter.kernel.game import Game
    from arbiter.kernel.playing.play import Place
    from arbiter.kernel.state import Obj
    from arbiter.kernel.statements import Active
    from arbiter.script.base import Effect, Test
    from arbiter.script.nouns import Group


def shields(game: Game, player: int, kind: str, source: Obj | None, x: int = 0) -> list[Active]:
    """The texts that may keep objects from being chosen with a summon or ability (`kind`) that the player controls.

    `x`: the variable with which a card is being played; once it is on the stack, that counts by itself.
    """
    found: list[Active] = []
    if source is not None and kind == "summon" and game.revision >= COSTING_X:
        if source.zone != game.rules.zones.stack:
            source = costing(source, x)
    for active in game.says.get(ForbidChoose, ()):
        statement = active.statement
        assert isinstance(statement, ForbidChoose)
        if kind in statement.kinds and evaluate.is_player(game, statement.by, player, active.context):
            if statement.sources is ANYTHING or (
                source is not None and evaluate.matches(game, statement.sources, source, active.context)
            ):
                found.append(active)
    return found


def is_told_by_cost(game: Game, source: Obj | None, kind: str) -> bool:
    """Do texts keep objects from being chosen by the cost of a card that has a variable in it?"""
    if source is None or kind != "summon" or game.revision < COSTING_X:
        return False
    price = source.face.price
    if price is None or price.variable is None:
        return False
    return any(
        isinstance(test, n.StatIs) and test.stat is STAT_COST
        for active in game.says.get(ForbidChoose, ())
        if isinstance(active.statement, ForbidChoose)
        for test in walk(active.statement.sources)
    )


def is_open(game: Game, obj: Obj, against: list[Active]) -> bool:
    """Does none of these texts keep the object from being chosen?"""
    out = game.rules.stack.out_of_reach
    if out is not None and obj.zone == game.rules.zones.stack and out(game, obj):
        return False
    for active in against:
        statement = active.statement
        assert isinstance(statement, ForbidChoose)
        if evaluate.matches(game, statement.what, obj, active.context):
            return False
    return True


def may_choose(game: Game, obj: Obj, player: int, kind: str, source: Obj | None) -> bool:
    """Is it allowed to choose this object with a summon or ability (`kind`) that the player controls?"""
    return is_open(game, obj, shields(game, player, kind, source))


def legal(game: Game, place: Place, ctx: Context, kind: str) -> list[Obj]:
    """What may be chosen there."""
    group = place.group
    found = aimed_at(game, group, ctx, 0) if game.facts.treats else evaluate.search(game, group, ctx, 0)
    if is_shielded(game, group):
        against = shields(game, ctx.controller, kind, ctx.source, ctx.x)
        found = [obj for obj in found if is_open(game, obj, against) and is_plain(game, group, obj)]
    return found


def aimed_at(game: Game, group: Group, ctx: Context, enough: int) -> list[Obj]:
    """What an effect can be aimed at is what it will be for that effect."""
    if not game.facts.treats:
        return evaluate.search(game, group, ctx, enough)
    before, ctx.performs = ctx.performs, True
    found = evaluate.search(game, group, ctx, enough)
    ctx.performs = before
    return found


def is_plain(game: Game, group: Group, obj: Obj) -> bool:
    """Does everybody know of the object what the text asks of it?"""
    return not game.rules.playing.plain_targets or not asks_hidden(game, group) or is_known(game, obj)


def is_known(game: Game, obj: Obj) -> bool:
    """Does everybody see the card, or have they seen it?"""
    if obj.face_up and game.rules.zones.specs[obj.zone].sight in LYING_OPEN:
        return True
    everybody = (1 << game.state.players) - 1
    return obj.seen & everybody == everybody


def is_shielded(game: Game, group: Group) -> bool:
    """May something keep objects of the group from being chosen?"""
    return ForbidChoose in game.says or is_guarded(game, group)


def is_guarded(game: Game, group: Group) -> bool:
    """May rules do so? Looked up once for every group."""
    rules = game.rules
    known = rules.layers.library.guarded.get(id(group))
    if known is None:
        hidden = rules.playing.plain_targets and asks_hidden(game, group)
        out = rules.stack.out_of_reach is not None and rules.zones.stack in group.zones
        known = rules.layers.library.guarded[id(group)] = (group, hidden or out)
    return known[1]


def asks_hidden(game: Game, group: Group) -> bool:
    """Does it name information of cards in a zone where not everybody may know it?"""
    for zone in group.zones:
        if game.rules.zones.specs[zone].sight is not SIGHT_PUBLIC:
            return any(asks_of_card(test) for test in group.tests)
    return False


def asks_of_card(test: Test) -> bool:
    """Does it ask what the card is? It does unless it is known to ask something else."""
    if isinstance(test, n.Not):
        return asks_of_card(test.test)
    if isinstance(test, (n.AnyOf, n.AllOf)):
        return any(asks_of_card(each) for each in test.tests)
    if isinstance(test, n.In):
        return test.status in OF_CARDS
    return type(test) not in PLAIN_TO_SEE


LYING_OPEN: Final = (SIGHT_PUBLIC, SIGHT_OWNER_FACE_DOWN)  # zones in which what lies face up is seen by all
# Where an object is, whose it is and what has become of it is no information of the card.
PLAIN_TO_SEE: Final[frozenset[type]] = frozenset(
    {
        n.Same,
        n.AtOnce,
        n.ControlledBy,
        n.OwnedBy,
        n.CountersIs,
        n.Placed,
        n.AddedTo,
        n.HasAdded,
        n.MayBe,
        n.InPartyWith,
        n.InBattleWith,
        n.DidThisTurn,
        n.BroughtBy,
        n.Arriving,
        n.Chooses,
        n.SingleTarget,
        n.PaidIs,
        n.Unpaid,
    }
)
OF_CARDS: Final = (STATUS_MULTICOLOUR, STATUS_GENERIC, STATUS_HAS_BURST, STATUS_LIMIT)


def are_there(game: Game, group: Group, low: int, ctx: Context, kind: str) -> bool:
    """Are there so many objects to choose? Looks no further than it must."""
    if ForbidChoose not in game.says and not is_guarded(game, group):
        search = aimed_at if game.facts.treats else evaluate.search
        return len(search(game, group, ctx, low)) >= low
    against = shields(game, ctx.controller, kind, ctx.source, ctx.x)
    count = 0
    for obj in aimed_at(game, group, ctx, 0):
        if is_open(game, obj, against) and is_plain(game, group, obj):
            count += 1
            if count >= low:
                return True
    return False


def still_legal(game: Game, effect: Effect, obj: Obj, ctx: Context, kind: str) -> bool:
    """Is a chosen object still one that could be chosen?"""
    assert isinstance(effect, fx.Choose)
    here = game.here(obj.id)
    if here is None or not evaluate.matches(
        game, effect.group, regard(game, here, ctx) if game.facts.treats else here, ctx
    ):
        return False
    return is_plain(game, effect.group, here) and may_choose(game, here, ctx.controller, kind, ctx.source)
