"""Paying: can the whole of a cost be paid together, and with what.

Parts that pick objects (discard a card, break a Forward) compete with the resources for the same cards, so
whether a cost can be paid is asked of all its parts together.
"""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

import arbiter.kernel.evaluate as evaluate
from arbiter.kernel import events as ev
from arbiter.kernel.concealing import some_unseen
from arbiter.kernel.errors import IllegalPlay
from arbiter.kernel.events import kind_of_move, moving
from arbiter.kernel.faraway import is_revealed
from arbiter.kernel.index.resources import resources_of
from arbiter.kernel.payment import Plan, payable, solve
from arbiter.kernel.perform import is_prohibited
from arbiter.kernel.playing.aimed_price import Aims, hinges_on_aims, possible_aims
from arbiter.kernel.playing.cost_words import asked_for
from arbiter.kernel.playing.costs import (
    base_total,
    change_colours,
    changed_total,
    cost_changes,
    priced_out,
    set_mana,
)
from arbiter.kernel.playing.counts import count_of
from arbiter.kernel.playing.paying_by_hand import plan_by_hand
from arbiter.kernel.playing.pool import all_sources_for, sources_for
from arbiter.kernel.playing.spending import fixed_events, take_counters
from arbiter.kernel.playing.stacks import can_total, counted, may_rest, may_rest_itself, numbers_of, pieces, resters
from arbiter.kernel.replacing import must_be_replaced, would_stay
from arbiter.kernel.sources import Source, recoloured
from arbiter.script import costs as co
from arbiter.script.base import CostPart, How
from arbiter.script.statements import ForbidPrice

if TYPE_CHECKING:
    from arbiter.kernel.events import Event
    from arbiter.kernel.game import Game
    from arbiter.kernel.playing.play import Play
    from arbiter.kernel.state import Obj


def candidates(game: Game, play: Play, part: CostPart) -> list[Obj] | None:
    """The objects that a part picks from; None if it picks nothing."""
    ctx = play.context
    if isinstance(part, co.MoveSome):
        found = evaluate.select(game, part.group, ctx)
        gone = [*moved_anyway(game, play), *play.spared]
        return [obj for obj in found if obj.id not in gone and may_move(game, play, obj, part.to, part.how)]
    if isinstance(part, co.RestSome):
        found = evaluate.select(game, part.group, ctx)
        found = [obj for obj in found if obj.controller == play.player and obj.id not in play.spared]
        return [obj for obj in found if may_rest(game, play, obj)]
    if isinstance(part, co.SameName):
        names = play.obj.now.names
        return [
            obj
            for obj in game.pile(game.rules.zones.hand, play.player)
            if obj.now.names & names
            and obj.id != game.under_way.playing
            and may_move(game, play, obj, game.rules.zones.discard, How.DISCARD)
        ]
    if isinstance(part, co.TakeCounters) and part.group is not None and not part.spread:
        need = count_of(game, play, part)
        found = [obj for obj in evaluate.select(game, part.group, ctx) if obj.count(part.kind) >= need]
        return [obj for obj in found if can_be_done(game, take_counters(game, obj, part.kind, need, play.player))]
    if isinstance(part, co.RevealSome):
        return [obj for obj in evaluate.select(game, part.group, ctx) if not is_revealed(game, obj)]
    if isinstance(part, co.TurnUp):
        down = [obj for obj in game.pile(part.zone, play.player) if not obj.face_up]
        if part.tests:
            return [obj for obj in down if evaluate.passes(game, part.tests, obj, ctx)]
        return [obj for obj in down if obj.id != play.obj.id and obj.id != game.under_way.playing]
    if isinstance(part, co.TurnDown):
        up = [obj for obj in game.pile(part.zone, play.player) if obj.face_up and obj.id != play.obj.id]
        return [obj for obj in up if evaluate.passes(game, part.tests, obj, ctx)]
    return None


def moved_anyway(game: Game, play: Play) -> list[int]:
    """What other parts of the same cost move without a choice: "this card and 1 unit" are two cards."""
    gone: list[int] = []
    for part in play.parts:
        if isinstance(part, co.MoveThis):
            gone.append(play.obj.id)
        elif isinstance(part, co.MoveThing):
            gone += [obj.id for obj in evaluate.present(game, part.thing, play.context)]
    return gone


def asks_twice(game: Game, play: Play) -> bool:
    """Do parts that pick nothing want the same thing? What one of them moves, rests or takes another cannot have."""
    moved = moved_anyway(game, play)
    rests = on_top = taken = 0
    counters: dict[str, int] = {}
    for part in play.parts:
        if isinstance(part, co.RestThis):
            rests += 1
        elif isinstance(part, co.MoveTop):
            on_top += count_of(game, play, part)
        elif isinstance(part, co.TakeCounters) and part.group is None and not part.spread:
            taken += count_of(game, play, part)
            if part.kind is not None:
                counters[part.kind] = counters.get(part.kind, 0) + count_of(game, play, part)
    return (
        rests > 1
        or len(set(moved)) < len(moved)
        or on_top > len(game.pile(game.rules.zones.deck, play.player))
        or taken > sum((play.obj.counters or {}).values())
        or any(play.obj.count(kind) < count for kind, count in counters.items())
    )


def needed(game: Game, play: Play, part: CostPart) -> int:
    """How many objects a part picks."""
    if isinstance(part, (co.MoveSome, co.RestSome, co.RevealSome, co.TurnUp, co.TurnDown)):
        return count_of(game, play, part)
    return 1


def may_move(game: Game, play: Play, obj: Obj, to: str, how: How) -> bool:
    """A cost is paid only with what one controls and what can be moved so."""
    in_play = game.rules.zones.in_play
    if obj.controller != play.player and obj.zone in in_play:
        return False
    room = game.rules.zones.specs[to].spaces
    if room and len(game.pile(to, obj.owner)) >= game.state.resources[obj.owner].get(room, 0):
        return False
    if obj.now.marks is None and not kind_of_move(obj.zone, to, in_play) & (
        game.index.worked_out.statement_kinds | game.rules.replacement.strict_kinds
    ):
        return True  # nothing can prevent it
    return pays(game, moving(obj, to, how, in_play, play.player, "cost"))


def pays(game: Game, event: Event) -> bool:
    """Is this done as a cost asks for it? Not what is prohibited or stays; of what is replaced the ruleset says it."""
    if is_prohibited(game, event):
        return False
    paying = game.rules.paying
    if paying.must_change_zones and event.kind & ev.MOVES and would_stay(game, event):
        return False
    if event.how in paying.only_as_said and must_be_replaced(game, event):
        return False
    stays = game.rules.moving.stays
    return stays is None or not event.kind & ev.MOVES or not stays(game, event)


def fixed_ok(game: Game, play: Play, part: CostPart) -> bool:
    """Can a part that picks nothing be paid?"""
    obj = play.obj
    ctx = play.context
    if isinstance(part, co.RestThis):
        return may_rest_itself(game, play)
    if isinstance(part, co.MoveThis):
        return may_move(game, play, obj, part.to, part.how)
    if isinstance(part, co.MoveThing):
        found = evaluate.present(game, part.thing, ctx)
        return bool(found) and all(may_move(game, play, each, part.to, part.how) for each in found)
    if isinstance(part, co.MoveTop) and len(game.pile(game.rules.zones.deck, play.player)) < count_of(game, play, part):
        return False
    if isinstance(part, co.MoveBeneath):
        return len(pieces(game, play, part)) >= count_of(game, play, part)
    if isinstance(part, co.RestTotal):
        return can_total(numbers_of(game, resters(game, play, part), part.stat), count_of(game, play, part))
    if isinstance(part, co.TakeCounters) and part.spread:
        return sum(obj.count(part.kind) for obj in counted(game, play, part)) >= count_of(game, play, part)
    if isinstance(part, co.TakeCounters) and obj.count(part.kind) < count_of(game, play, part):
        return False
    if isinstance(part, co.PayResource):
        if game.state.resources[play.player].get(part.kind, 0) < count_of(game, play, part):
            return False
    return can_be_done(game, fixed_events(game, play, part, [], []))


def can_be_done(game: Game, events: list[Event]) -> bool:
    """Nothing that is done for a cost may be prohibited: what cannot be done cannot be paid with."""
    return all(pays(game, event) for event in events)


def feasible(game: Game, play: Play) -> bool:
    """Can everything be paid together? Where what is chosen tells what it costs: for something that can be chosen."""
    if play.targets or not hinges_on_aims(game, play):
        return feasible_as_declared(game, play)
    return any(feasible_for(game, play, aims) for aims in possible_aims(game, play))


def feasible_for(game: Game, play: Play, aims: Aims) -> bool:
    """The same with this chosen."""
    before, play.targets = play.targets, aims
    possible = feasible_as_declared(game, play)
    play.targets = before
    return possible


def feasible_as_declared(game: Game, play: Play) -> bool:
    picking: list[tuple[CostPart, list[Obj], int]] = []
    mana: list[co.Mana] = []
    resources: dict[str, int] = {}
    reserved: set[int] = set(play.reserved)
    fixed = 0
    for part in play.parts:
        if isinstance(part, co.Mana):
            mana.append(part)
            continue
        if isinstance(part, co.OneOf):
            return one_of_feasible(game, play, part)
        found = candidates(game, play, part)
        if found is None:
            if not fixed_ok(game, play, part):
                return False
            fixed += 1
            if isinstance(part, co.RestThis):
                reserved.add(play.obj.id)  # what is rested for the ability cannot be rested for resources as well
            elif isinstance(part, co.PayResource):
                resources[part.kind] = resources.get(part.kind, 0) + count_of(game, play, part)
        else:
            picking.append((part, found, needed(game, play, part)))
    if fixed > 1 and asks_twice(game, play):
        return False
    if game.index.worked_out.cost_texts and ForbidPrice in game.says and priced_out(game, play, mana):
        return False
    for kind, count in resources.items():
        if game.state.resources[play.player].get(kind, 0) < count:
            return False
    picks = (
        [(part, [obj for obj in found if obj.id not in reserved], count) for part, found, count in picking]
        if picking and reserved
        else picking
    )
    for _, found, count in picks:
        if len(found) < count:
            return False
    outer = play.reserved
    play.reserved = reserved
    try:
        lock(game, play, mana)
        if play.total == 0 and len(picks) <= 1:
            return True
        return search(game, play, picks, 0)
    finally:
        play.reserved = outer


def one_of_feasible(game: Game, play: Play, part: co.OneOf) -> bool:
    before = play.parts
    at = before.index(part)
    for option in part.options:
        play.parts = [*before[:at], *option, *before[at + 1 :]]
        possible = feasible(game, play)
        play.parts = before
        if possible:
            return True
    return False


def search(game: Game, play: Play, picks: list[tuple[CostPart, list[Obj], int]], index: int) -> bool:
    """Is there a choice for all the parts that pick, from this one on, that leaves the resources payable?

    Of choices that come to the same for the rest of the cost one is looked at.
    """
    if index == len(picks):
        return play.total == 0 or resources_suffice(game, play)
    _, found, count = picks[index]
    free = [obj for obj in found if obj.id not in play.reserved]
    if not play.total and index + 1 == len(picks):
        return len(free) >= count
    worth = worth_of(game, play, picks[index + 1 :])
    tried: set[tuple[str, ...]] = set()
    for some in combinations(sorted(free, key=lambda obj: worth.get(obj.id, "")), count):
        gone = tuple(worth.get(obj.id, "") for obj in some)
        if gone in tried:
            continue
        tried.add(gone)
        added = {obj.id for obj in some}
        play.reserved |= added
        possible = search(game, play, picks, index + 1)
        play.reserved -= added
        if possible:
            return True
    return False


def worth_of(game: Game, play: Play, later: list[tuple[CostPart, list[Obj], int]]) -> dict[int, str]:
    """What else in the same cost each object could serve: as which sources, and for which of the later parts."""
    found: dict[int, str] = {}
    for source in sources_for(game, play) if play.total else ():
        if source.unit is None:
            said = f"{source.colours}{source.amount}{source.means}{source.wasteful}{source.apart}"
            found[source.obj.id] = f"{found.get(source.obj.id, '')}{said}"
    for number, (_, objs, _) in enumerate(later):
        for obj in objs:
            found[obj.id] = f"{found.get(obj.id, '')} {number}"
    return found


def plain_of(play: Play) -> int:
    plain = play.total
    for _, count in play.coloured:
        plain -= count
    return plain


def resources_suffice(game: Game, play: Play) -> bool:
    """Can the resources be paid? Where all that the player has may pay, and nothing else, that is counted already."""
    excess = game.rules.paying.resources.excess(play.coloured)
    known = resources_of(game, play.player)
    if not (play.reserved or play.spared or play.means_rule or play.colour_rule):
        if game.under_way.playing in (0, play.obj.id) and all_sources_for(game, play) is known.sources:
            itself = None if play.obj.zone in game.rules.zones.table else known.by_card.get(play.obj.id)
            settled = known.supply.settles(play.coloured, play.total, excess, itself)
            if settled is not None:
                return settled
    return payable(play.coloured, plain_of(play), usable(game, play), excess)


def usable(game: Game, play: Play) -> list[Source]:
    """Sources that are not needed elsewhere in the same payment, as what texts let them pay."""
    sources = sources_for(game, play)
    if play.reserved or play.spared:
        sources = [
            source
            for source in sources
            if source.unit is not None or (source.obj.id not in play.reserved and source.obj.id not in play.spared)
        ]
    if any(source.program is not None and source.program.moves for source in sources):
        gone = moved_anyway(game, play)  # what leaves for one part of the cost cannot leave for resources as well
        sources = [
            source
            for source in sources
            if source.program is None or not source.program.moves or source.obj.id not in gone
        ]
    if play.means_rule is not None:
        sources = [source for source in sources if source.means == play.means_rule]
    colour = play.colour_rule
    if colour is not None:
        sources = [recoloured(source, (colour,)) for source in sources if colour in source.colours]
    return sources


def lock(game: Game, play: Play, mana: list[co.Mana] | None = None) -> None:
    """Fix the resources to be paid."""
    if mana is None:
        mana = []
        for part in play.parts:
            if isinstance(part, co.Mana):
                mana.append(part)
    raises_any_cost = game.rules.paying.raises_any_cost
    if play.free:  # its own cost is not paid; what texts add to it may have to be
        mana = [part for part in mana if any(part is each for each in play.added)] if raises_any_cost else []
    set_mana(play, mana)
    if (play.free or (play.alternative and not mana)) and not raises_any_cost:
        return
    if mana or raises_any_cost or play.ability_kind in ("summon", "cast"):
        changes = cost_changes(game, play)
        if changes or play.less:
            change_colours(game, play, changes)
        base = base_total(game, play)
        total = changed_total(game, play, base, changes) if changes or play.less else base
        if total != base or play.any_colour:
            game.rules.paying.recolour(game, play, total)


# ---------------------------------------------------------------- steps


def choose_payment(game: Game, play: Play) -> None:
    """The cost is locked; the player picks what the parts ask for, then the resources are planned."""
    play.reserved = set()
    picking: list[tuple[CostPart, list[Obj]]] = []
    rest: list[CostPart] = []
    mana: list[co.Mana] = []
    for part in play.parts:
        if isinstance(part, co.Mana):
            mana.append(part)
            rest.append(part)
        elif isinstance(part, co.RestThis):
            play.reserved.add(play.obj.id)
            rest.append(part)
        else:
            found = None if isinstance(part, co.MoveThis) else candidates(game, play, part)
            if found is None:
                rest.append(part)
            else:
                picking.append((part, found))
    if picking:
        for index, (part, found) in enumerate(picking):
            later = rest + [other for other, _ in picking[index + 1 :]]
            play.picked.append((part, pick_for(game, play, part, found, later)))
    if ForbidPrice in game.says and priced_out(game, play, mana):
        raise IllegalPlay(game.rules.paying.no_payment)
    lock(game, play, mana)  # the cost is fixed here and changes no more
    if play.total > 0:
        play.plan = plan_resources(game, play)


def pick_for(game: Game, play: Play, part: CostPart, found: list[Obj], later: list[CostPart]) -> list[Obj]:
    """Pick one object after the other, each time among those that leave the rest payable."""
    count = needed(game, play, part)
    if play.reserved:
        found = [obj for obj in found if obj.id not in play.reserved]
    chosen: list[Obj] = []
    unseen = game.ask_anyway and some_unseen(game, found)
    if not contested(game, play, found, later):
        if len(found) < count:
            raise IllegalPlay(game.rules.paying.no_payment)
        picks = game.ask_many(asked_for(play, part, found, count, unseen))
        chosen = [found[i] for i in picks]
        play.reserved |= {obj.id for obj in chosen}
        return chosen
    if count == 1 and count_settles(game, play, later):
        picks = game.ask_many(asked_for(play, part, found, 1, unseen))
        chosen = [found[i] for i in picks]
        play.reserved |= {obj.id for obj in chosen}
        return chosen
    for done in range(count):
        options = [
            obj for obj in found if obj not in chosen and leaves_payable(game, play, obj, part, later, count - done - 1)
        ]
        if not options:
            raise IllegalPlay(game.rules.paying.no_payment)
        picks = game.ask_many(asked_for(play, part, options, 1, unseen))
        chosen.append(options[picks[0]])
        play.reserved.add(options[picks[0]].id)
    return chosen


def contested(game: Game, play: Play, found: list[Obj], later: list[CostPart]) -> bool:
    """Could something else in the same cost want one of these objects?"""
    for other in later:
        if isinstance(other, co.Mana):
            wanted = [source.obj for source in sources_for(game, play)]
        else:
            wanted = candidates(game, play, other) or []
        for obj in wanted:
            if obj in found:
                return True
    return False


def count_settles(game: Game, play: Play, later: list[CostPart]) -> bool:
    """Is so much at hand that no single pick can make the resources unpayable?"""
    if any(
        not isinstance(part, co.Mana) and not isinstance(part, co.RestThis) and not isinstance(part, co.MoveThis)
        for part in later
    ):
        return False
    lock(game, play)
    sources = usable(game, play)
    total = play.total
    if len(play.coloured) > 1 or any(source.rival for source in sources):
        return False
    largest = max((source.amount for source in sources), default=0)
    if sum(source.amount for source in sources) - largest < total:
        return False
    for colour, need in play.coloured:
        able = [source.amount for source in sources if colour in source.colours]
        if sum(able) - max(able, default=0) < need:
            return False
    return True


def leaves_payable(game: Game, play: Play, obj: Obj, part: CostPart, later: list[CostPart], more: int) -> bool:
    before = play.parts
    play.reserved.add(obj.id)
    play.parts = later
    try:
        if more:
            found = [o for o in candidates(game, play, part) or [] if o.id not in play.reserved]
            lock(game, play, [p for p in later if isinstance(p, co.Mana)])
            return search(game, play, [(part, found, more)], 0)
        return feasible(game, play)
    finally:
        play.parts = before
        play.reserved.discard(obj.id)


def plan_resources(game: Game, play: Play) -> Plan:
    by_hand = game.manual_payment & 1 << play.player
    plan = (
        plan_by_hand(game, play, play.coloured, plain_of(play), usable(game, play))
        if by_hand
        else automatic_plan(game, play)
    )
    if plan is None:
        raise IllegalPlay(game.rules.paying.no_payment)
    return plan


def automatic_plan(game: Game, play: Play) -> Plan | None:
    """What pays for it where nobody chooses; None if it cannot be paid."""
    excess = game.rules.paying.resources.excess(play.coloured)
    return solve(play.coloured, plain_of(play), usable(game, play), excess)
