"""Reading a text against the game: which players, which objects, how many, and whether.

Each node has one small function; the tables at the end say which. Adding a node means adding a function and
a row, and a node without a row is not executable.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbiter.kernel.group_searches import OF_EACH, OF_OPPONENT, OF_YOU, GroupSearch
from arbiter.kernel.index.type_index import OWN_LISTS, listed
from arbiter.kernel.qualities import nameless
from arbiter.kernel.reading import SEARCHES_AS_SEEN, SEEN_AS, TESTS, THINGS
from arbiter.kernel.reading import amount as amount
from arbiter.kernel.reading import holds as holds
from arbiter.kernel.reading import things as things
from arbiter.kernel.rows import SIGHT_PUBLIC
from arbiter.kernel.state import Obj
from arbiter.kernel.word_bits import TYPES
from arbiter.script import nouns as n
from arbiter.script.base import QUALITY_TYPE, ROLE_SUBJECT, Test, Thing, Who

if TYPE_CHECKING:
    from arbiter.kernel.context import Context
    from arbiter.kernel.game import Game

# ---------------------------------------------------------------- players


def players(game: Game, who: Who, ctx: Context) -> list[int]:
    """The players meant, in turn order where there are several."""
    if isinstance(who, n.Player):
        side = who.side
        if side is n.SIDE_YOU:
            return [ctx.controller]
        if side is n.SIDE_OPPONENT:
            return [p for p in game.in_turn_order() if p != ctx.controller]
        if side is n.SIDE_TURN:
            return [game.state.active]
        if side is n.SIDE_NOT_TURN:
            return [p for p in game.in_turn_order() if p != game.state.active]
        return game.in_turn_order()
    found: list[int] = []
    if isinstance(who, n.ControllerOf):
        for obj in things(game, who.thing, ctx):
            if obj.controller not in found:
                found.append(obj.controller)
    elif isinstance(who, n.OwnerOf):
        for obj in things(game, who.thing, ctx):
            if obj.owner not in found:
                found.append(obj.owner)
    elif isinstance(who, n.Beside):
        seats = game.in_turn_order()
        at = seats.index(ctx.controller) if ctx.controller in seats else 0
        if len(seats) == who.players:
            left, right = seats[(at + 1) % len(seats)], seats[at - 1]
            return [left] if left == right else [left, right]
        return [player for player in seats if player != ctx.controller]
    elif isinstance(who, n.EventPlayer):
        if ctx.event is not None:
            found.append(ctx.event.player)
        elif ctx.record is not None:
            found.append(ctx.record.player)
    return found


def is_player(game: Game, who: Who, player: int, ctx: Context) -> bool:
    if isinstance(who, n.Player):
        side = who.side
        if side is n.SIDE_EACH:
            return True
        if side is n.SIDE_YOU:
            return player == ctx.controller
        if side is n.SIDE_OPPONENT:
            return player != ctx.controller and player >= 0
    return player in players(game, who, ctx)


# ---------------------------------------------------------------- objects


def matches(game: Game, group: n.Group, obj: Obj, ctx: Context) -> bool:
    """Is the object what the noun phrase says, where it says, and whose?"""
    if group.zones and obj.zone not in group.zones:
        return False
    side = group.side
    if side is not n.EACH and not is_player(game, side, obj.controller, ctx):
        return False
    for test in group.tests:
        if isinstance(test, n.Is) and test.quality is QUALITY_TYPE and obj.face_up:  # by far the most frequent
            if not obj.now.type_bits & TYPES.bit(test.value):
                return False
        elif not TESTS[type(test)](game, test, obj, ctx):
            return False
    return True


def passes(game: Game, tests: tuple[Test, ...], obj: Obj, ctx: Context) -> bool:
    if ctx.performs and game.facts.treats:
        obj = SEEN_AS[0](game, obj, ctx)
    for test in tests:
        if not TESTS[type(test)](game, test, obj, ctx):
            return False
    return True


def select(game: Game, group: n.Group, ctx: Context) -> list[Obj]:
    """Every object that matches, in the stable order of the zones."""
    return search(game, group, ctx, 0)


def at_least(game: Game, group: n.Group, low: int, ctx: Context) -> bool:
    """Do so many objects match? Looks no further than it must."""
    return low <= 0 or len(search(game, group, ctx, low)) >= low


def search(game: Game, group: n.Group, ctx: Context, enough: int) -> list[Obj]:
    """The objects that match, until there are enough (0: all of them). Whose they are is settled first."""
    if ctx.performs and game.facts.treats:
        return SEARCHES_AS_SEEN[0](game, group, ctx, enough)
    library = game.rules.layers.library
    sought = library.group_searches.get(id(group)) or library.group_search(group)
    if sought.fighting and game.state.combat is None:
        return []
    zones = game.state.zones
    side = sought.side
    me = ctx.controller
    if sought.sole:
        if (
            not game.index.worked_out.in_progress
            and len(zones[sought.zones[0]]) == 1
            and (side != OF_OPPONENT or game.state.players == 2)
        ):
            return search_list(game, sought, ctx, enough)
    elif sought.pile and not game.under_way.playing and len(zones[sought.pile]) == 2 and 0 <= me < 2:
        whole = zones[sought.pile][me if side == OF_YOU else 1 - me]
        return whole[:enough] if enough else whole[:]
    return search_piles(game, sought, ctx, enough)


def search_piles(game: Game, sought: GroupSearch, ctx: Context, enough: int) -> list[Obj]:
    """The same, one object after the other."""
    found: list[Obj] = []
    zones = game.state.zones
    side = sought.side
    me = ctx.controller
    turned = sought.turned
    lies = sought.lies
    rest = sought.rest
    playing = game.under_way.playing
    lists = sought.lists
    itself = ctx.source if sought.others else None
    for zone in sought.zones:
        piles = zones[zone]
        if len(piles) > 1 and zone not in sought.in_play:
            # What lies in a player's own zone is theirs.
            if side == OF_YOU:
                piles = [piles[me]]
            elif side == OF_OPPONENT and len(piles) == 2 and 0 <= me < 2:
                piles = [piles[1 - me]]
        for pile in piles:
            if not pile:
                continue
            types = sought.types
            kind = sought.kind
            either = sought.either
            whose = side
            if zone in lists and len(piles) == 1 and not game.index.worked_out.in_progress:
                asked = lists[zone][0]
                if side == OF_YOU and 0 <= me < OWN_LISTS:
                    asked = lists[zone][me + 1]
                    whose = OF_EACH
                elif side == OF_OPPONENT and 0 <= me < 2 and game.state.players == 2:
                    asked = lists[zone][2 - me]  # what is not one player's is the other's
                    whose = OF_EACH
                pile = listed(game, asked, pile)
                types = 0
                kind = ""
                either = None
            narrow = turned >= 0 or lies >= 0 or types != 0 or kind != "" or either is not None
            if not (narrow or whose or playing or rest or itself is not None):
                # Nothing more is asked of them than that they can be seen.
                for obj in pile:
                    if obj.face_up or obj.face.is_back or shows(game, sought, obj, ctx):
                        found.append(obj)
                        if len(found) == enough:
                            return found
                continue
            for obj in pile:
                if narrow:
                    if turned >= 0 and obj.turned != turned:
                        continue
                    if lies >= 0 and obj.face_up != lies:
                        continue
                    if either is not None and not obj.face_up:
                        if not TESTS[type(either)](game, either, obj, ctx):
                            continue
                    elif types and not obj.now.type_bits & types:
                        continue
                    if kind and kind not in obj.now.kinds:
                        continue
                if whose:
                    if whose == OF_YOU:
                        if obj.controller != me:
                            continue
                    elif whose == OF_OPPONENT:
                        if obj.controller == me:
                            continue
                    elif not is_player(game, sought.group.side, obj.controller, ctx):
                        continue
                if playing and obj.id == playing:
                    continue
                if itself is not None and is_itself(obj, itself):
                    continue
                if not obj.face_up and not obj.face.is_back and not shows(game, sought, obj, ctx):
                    continue  # a back is what it is, and everybody sees that
                for test in rest:
                    if not TESTS[type(test)](game, test, obj, ctx):
                        break
                else:
                    found.append(obj)
                    if len(found) == enough:
                        return found
    return found


def search_list(game: Game, sought: GroupSearch, ctx: Context, enough: int) -> list[Obj]:
    """The same where one list has all that are of the type and of the side: most of the time there is little more."""
    me = ctx.controller
    whose = sought.side
    seat = 0  # the list of everybody's
    if whose == OF_YOU:
        if me < OWN_LISTS:
            seat = me + 1
    elif whose == OF_OPPONENT and 0 <= me < 2:
        seat = 2 - me  # what is not one of two players' is the other's
    asked = sought.sole[seat]
    pile = listed(game, asked, game.state.zones[asked.zone][0])
    playing = game.under_way.playing
    if sought.bare and not playing and (seat or not whose):
        # They are all that is asked for, unless one of them lies face down.
        first = pile[:enough] if enough else pile[:]
        for obj in first:
            if not obj.face_up:
                break
        else:
            return first
    found: list[Obj] = []
    rest = sought.rest
    turned = sought.turned
    itself = ctx.source if sought.others else None
    for obj in pile:
        if not obj.face_up and not obj.face.is_back and not shows(game, sought, obj, ctx):
            continue
        if itself is not None and is_itself(obj, itself):
            continue
        if obj.id == playing or (turned >= 0 and obj.turned != turned):
            continue
        if whose and (obj.controller == me) is (whose == OF_OPPONENT):
            continue
        for test in rest:
            if not TESTS[type(test)](game, test, obj, ctx):
                break
        else:
            found.append(obj)
            if len(found) == enough:
                return found
    return found


def is_itself(obj: Obj, card: Obj) -> bool:
    """Is it the card, or what the card has become?"""
    return obj.id == card.id or (obj.id == card.became and obj.id != 0)


def shows(game: Game, sought: GroupSearch, obj: Obj, ctx: Context) -> bool:
    """Can what the group names first be told of a card that lies face down?"""
    if sought.either is not None:
        return TESTS[type(sought.either)](game, sought.either, obj, ctx)
    return not sought.named or sought.word in game.rules.zones.backs or not nameless(game, obj, ctx)


def present(game: Game, thing: Thing, ctx: Context) -> list[Obj]:
    """The objects meant that can still be acted on.

    A card that its own event moved is found where the event put it; what this text moved itself is
    followed through the context's bindings.
    """
    found: list[Obj] = []
    for obj in things(game, thing, ctx):
        now = followed(game, obj, ctx)
        if now is not None and now not in found:
            found.append(now)
    return found


def followed(game: Game, obj: Obj, ctx: Context) -> Obj | None:
    """The object that stands for it now: itself, or what it became by this text or by the event it waited for."""
    obj = ctx.latest(obj)
    here = game.state.objects.get(obj.id)
    if here is not None and not here.gone:
        return here
    record = ctx.record
    if record is not None and record.after and record.subject == obj.id:
        # Only where the event put it, and only where everybody can see it; or where this text has put it from there.
        if record.after in ctx.moved:
            return game.here(ctx.latest(ctx.moved[record.after]).id)
        after = game.here(record.after)
        if after is None or after.zone != record.to or game.rules.zones.specs[after.zone].sight is not SIGHT_PUBLIC:
            return None
        return after
    if here is not None and here.became and obj.id in ctx.paid:
        return game.here(here.became)
    return None


def _self(game: Game, thing: n.Self, ctx: Context) -> list[Obj]:
    return [] if ctx.source is None else [ctx.source]


def _bound(game: Game, thing: n.Bound, ctx: Context) -> list[Obj]:
    return ctx.slots.get(thing.slot, [])


def event_thing(game: Game, thing: n.EventThing, ctx: Context) -> list[Obj]:
    event = ctx.event
    if event is not None:
        subject = event.subject if thing.role is ROLE_SUBJECT else event.other
        return [] if subject is None else [subject]
    record = ctx.record
    if record is None:
        return []
    if thing.role is ROLE_SUBJECT:
        if record.members and not record.subject:
            return [obj for obj in (game.find(member) for member in record.members) if obj is not None]
        obj = game.find(record.subject) or game.find(record.after)
        if obj is not None and obj.gone and record.after and record.to in game.rules.zones.in_play:
            obj = game.find(record.after)
    else:
        obj = game.find(record.other)
    return [] if obj is None else [obj]


def _every(game: Game, thing: n.Every, ctx: Context) -> list[Obj]:
    return select(game, thing.group, ctx)


def _both(game: Game, thing: n.Both, ctx: Context) -> list[Obj]:
    found: list[Obj] = []
    for part in thing.things:
        for obj in things(game, part, ctx):
            if obj not in found:
                found.append(obj)
    return found


def _only(game: Game, thing: n.Only, ctx: Context) -> list[Obj]:
    return [obj for obj in things(game, thing.thing, ctx) if passes(game, thing.tests, obj, ctx)]


def _except(game: Game, thing: n.Except, ctx: Context) -> list[Obj]:
    out = {obj.card for obj in things(game, thing.other, ctx)}
    return [obj for obj in things(game, thing.thing, ctx) if obj.card not in out]


def _affected(game: Game, thing: n.Affected, ctx: Context) -> list[Obj]:
    return [] if ctx.affected is None else [ctx.affected]


def _partner(game: Game, thing: n.PartnerOf, ctx: Context) -> list[Obj]:
    combat = game.state.combat
    found: list[Obj] = []
    if combat is None or not combat.blocker:
        return found
    for obj in things(game, thing.thing, ctx):
        blocked = (combat.blocks,) if combat.blocks else combat.attackers
        ids = (combat.blocker,) if obj.id in blocked else blocked if obj.id == combat.blocker else ()
        for id in ids:
            other = game.find(id)
            if other is not None:
                found.append(other)
    return found


def _top(game: Game, thing: n.TopCards, ctx: Context) -> list[Obj]:
    found: list[Obj] = []
    for player in players(game, thing.who, ctx):
        pile = game.pile(thing.zone or game.rules.zones.deck, player)
        count = min(amount(game, thing.count, ctx), len(pile))
        if count > 0:
            # The top of a pile is its end.
            found.extend(pile[:count] if thing.bottom else pile[-1 : -count - 1 : -1])
    return found


def _paid_with(game: Game, thing: n.PaidWith, ctx: Context) -> list[Obj]:
    """What a part of the cost picked; the parts are told apart by the slots they are bound to."""
    if ctx.item is not None and thing.index < len(ctx.item.picked):
        ids: tuple[int, ...] = ctx.item.picked[thing.index]
    else:
        ids = ctx.paid
    return [obj for obj in (game.find(id) for id in ids) if obj is not None]


def _host(game: Game, thing: n.HostOf, ctx: Context) -> list[Obj]:
    found = [game.here(obj.host) for obj in things(game, thing.thing, ctx) if obj.host]
    return [obj for obj in found if obj is not None]


def _granter(game: Game, thing: n.Granter, ctx: Context) -> list[Obj]:
    if ctx.source is None:
        return []
    obj = game.find(ctx.source.now.granter)
    return [] if obj is None else [obj]


# ---------------------------------------------------------------- the tables

THINGS.update(
    {
        n.Self: _self,
        n.Bound: _bound,
        n.EventThing: event_thing,
        n.Every: _every,
        n.Both: _both,
        n.Only: _only,
        n.Except: _except,
        n.Affected: _affected,
        n.PartnerOf: _partner,
        n.TopCards: _top,
        n.PaidWith: _paid_with,
        n.Granter: _granter,
        n.HostOf: _host,
    }
)

WHO: Final[frozenset[type]] = frozenset({n.Player, n.ControllerOf, n.OwnerOf, n.Beside, n.EventPlayer})
