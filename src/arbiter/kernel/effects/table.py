"""Effects that change the table: damage, resting, drawing, counters."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import arbiter.kernel.evaluate as evaluate
from arbiter.kernel import events as ev
from arbiter.kernel import setters, table_setters, telling
from arbiter.kernel.concealing import are_unseen
from arbiter.kernel.decisions import ChooseObjects, ChooseOption
from arbiter.kernel.dividing import shared_out
from arbiter.kernel.doing import cease, leave_combat
from arbiter.kernel.effects.moving import carry
from arbiter.kernel.effects.picking import about, kind_of
from arbiter.kernel.events import Event
from arbiter.kernel.imaginary import dispel
from arbiter.kernel.matching import ORIENTATIONS
from arbiter.kernel.perform import draw as draw_cards
from arbiter.kernel.perform import perform
from arbiter.kernel.repeating import so_many
from arbiter.kernel.replacing import together
from arbiter.kernel.revisions import DIVIDED
from arbiter.kernel.state import READY, RESTED
from arbiter.kernel.unordered import in_no_order
from arbiter.script import effects as fx
from arbiter.script.base import (
    HOW_DISCARD,
    HOW_PLAY,
    How,
    Thing,
)
from arbiter.script.nouns import Bound

if TYPE_CHECKING:
    from arbiter.kernel.context import Context
    from arbiter.kernel.game import Game
    from arbiter.kernel.stack import StackItem
    from arbiter.kernel.state import Obj


def acting(game: Game, effect_source: object, ctx: Context) -> Obj | None:
    """The object that does it."""
    assert isinstance(effect_source, Thing)
    found = evaluate.things(game, effect_source, ctx)
    return found[0] if found else ctx.source


def damage_events(
    game: Game, objs: list[Obj], amount: int, source: Obj | None, ctx: Context, firm: bool
) -> list[Event]:
    if amount <= 0:
        return []
    kind = kind_of(ctx)
    seats = game.rules.zones.player
    types = game.rules.damage.player_types
    return [
        Event(ev.HURTS, None, obj.controller, amount, source, ctx.effect_of(), kind, flag=firm)
        if obj.zone == seats or obj.now.type_bits & types
        else Event(ev.DAMAGES, obj, obj.controller, amount, source, ctx.effect_of(), kind, flag=firm)
        for obj in objs
        if obj.zone == seats or obj.zone in game.rules.zones.in_play
    ]


def deal(game: Game, effect: fx.Deal, ctx: Context) -> None:
    objs = evaluate.present(game, effect.to, ctx)
    source = acting(game, effect.source, ctx)
    amount = evaluate.amount(game, effect.amount, ctx)
    events = damage_events(game, objs, amount, source, ctx, effect.cannot_reduce)
    if game.says and ctx.item is not None:
        for event in events:
            event.single_target = is_single(effect, ctx.item)
            event.image = ctx.item.image
    perform(game, events)


def is_single(effect: fx.Deal, item: StackItem) -> bool:
    """Is the one thing that it chose what the damage is dealt to?"""
    return isinstance(effect.to, Bound) and any(slot == effect.to.slot and len(ids) == 1 for slot, ids in item.targets)


def deal_divided(game: Game, effect: fx.DealDivided, ctx: Context) -> None:
    chosen = evaluate.things(game, effect.to, ctx)
    among = effect.to.slot if isinstance(effect.to, Bound) else None
    targets = ctx.item.targets if ctx.item is not None else ()
    declared = [id for slot, bound in targets for id in bound if among is None or slot == among]
    ids = declared or [obj.id for obj in chosen]
    if effect.equally:
        perform(game, shared_equally(game, effect, ctx, chosen, len(ids)))
        return
    shares = ctx.divided
    if not shares and not declared and game.revision >= DIVIDED:
        shares = shared_out(game, effect, chosen, ctx, ctx.source.id if ctx.source is not None else 0)
    events: list[Event] = []
    for index, id in enumerate(ids):
        obj = game.here(id)
        if obj is None or obj not in chosen or index >= len(shares):
            continue
        share = shares[index] * game.rules.damage.step
        events += damage_events(game, [obj], share, ctx.source, ctx, effect.cannot_reduce)
    perform(game, events)


def shared_equally(game: Game, effect: fx.DealDivided, ctx: Context, chosen: list[Obj], among: int) -> list[Event]:
    """The same share for each; what is no longer there takes its share with it."""
    parts = among * effect.equally
    share = -(-evaluate.amount(game, effect.amount, ctx) // parts) * effect.equally if parts else 0
    present = [obj for obj in chosen if not obj.gone]
    return damage_events(game, present, share, ctx.source, ctx, effect.cannot_reduce)


def fight(game: Game, effect: fx.Fight, ctx: Context) -> None:
    left = evaluate.present(game, effect.left, ctx)
    right = evaluate.present(game, effect.right, ctx)
    if not left or not right:
        return
    a, b = left[0], right[0]
    power_a, power_b = max(0, a.now.power), max(0, b.now.power)
    perform(game, damage_events(game, [b], power_a, a, ctx, False) + damage_events(game, [a], power_b, b, ctx, False))


def deal_player(game: Game, effect: fx.DealPlayer, ctx: Context) -> None:
    source = acting(game, effect.source, ctx)
    amount = evaluate.amount(game, effect.amount, ctx)
    if amount > 0:
        players = evaluate.players(game, effect.who, ctx)
        kind = kind_of(ctx)
        perform(game, [Event(ev.HURTS, None, player, amount, source, ctx.effect_of(), kind) for player in players])


def rest(game: Game, effect: fx.Rest, ctx: Context) -> None:
    objs = turnable(game, effect.thing, ctx, RESTED)
    perform(game, [Event(ev.RESTS, obj, obj.controller, 0, ctx.source, ctx.effect_of(), kind_of(ctx)) for obj in objs])


def ready(game: Game, effect: fx.Ready, ctx: Context) -> None:
    objs = turnable(game, effect.thing, ctx, READY)
    perform(
        game, [Event(ev.READIES, obj, obj.controller, 0, ctx.source, ctx.effect_of(), kind_of(ctx)) for obj in objs]
    )


def turnable(game: Game, thing: Thing, ctx: Context, to: int) -> list[Obj]:
    """What can be turned where it is, without what lies so already where the ruleset says that this is no event."""
    again = game.rules.moving.rests_again
    rules = game.rules
    objs = evaluate.present(game, thing, ctx)
    if rules.replacement.stand_in is not None:
        objs = [rules.replacement.stand_in(game, obj) for obj in objs]
    return [
        obj
        for obj in objs
        if (obj.zone in rules.zones.in_play or rules.zones.specs[obj.zone].turns > 1) and (again or obj.turned != to)
    ]


def orient(game: Game, effect: fx.Orient, ctx: Context) -> None:
    """Turn to an orientation; what lies so already is not turned."""
    to = ORIENTATIONS[effect.to]
    rules = game.rules
    lies = rules.moving.lies
    objs = [o for o in evaluate.present(game, effect.thing, ctx) if o.zone in rules.zones.in_play and o.turned != to]
    if lies is not None:
        objs = [o for o in objs if lies(o, to)]
    perform(game, [Event(ev.ORIENTS, o, o.controller, to, ctx.source, ctx.effect_of(), kind_of(ctx)) for o in objs])


def create_token(game: Game, effect: fx.CreateToken, ctx: Context) -> None:
    """Tokens come from nowhere: each is an object with no card, and ceases when it leaves play."""
    face = game.rules.tokens[effect.name]
    made: list[Obj] = []
    for player in evaluate.players(game, effect.who, ctx):
        for _ in so_many(evaluate.amount(game, effect.count, ctx)):
            event = Event(ev.CREATES, None, player, 1, ctx.source, ctx.effect_of(), kind_of(ctx), effect.name)
            event.to = game.rules.zones.main
            event.how = HOW_PLAY
            event.face = face
            made += [done.result for done in perform(game, [event]) if done.result is not None]
    if effect.slot is not None:
        ctx.slots[effect.slot] = made


def produce(game: Game, effect: fx.Produce, ctx: Context) -> None:
    """Resources that stay in a player's pool until they are spent or cleared."""
    for player in evaluate.players(game, effect.who, ctx):
        colour = effect.colour
        if effect.options:
            options = effect.options
            if effect.shared is not None:
                shared = [obj.now.colours for obj in evaluate.things(game, effect.shared, ctx)]
                options = tuple(each for each in options if any(each in colours for colours in shared))
                if not options:
                    continue
            colour = options[game.ask_one(ChooseOption(player, options, "produce", about(ctx)))]
        count = evaluate.amount(game, effect.amount, ctx)
        if count > 0:
            event = Event(ev.PRODUCES, ctx.source, player, count, None, ctx.effect_of(), kind_of(ctx), colour)
            event.only_for = effect.only_for
            perform(game, [event])


def freeze(game: Game, effect: fx.Freeze, ctx: Context) -> None:
    objs = [obj for obj in evaluate.present(game, effect.thing, ctx) if obj.zone in game.rules.zones.in_play]
    for obj in objs:
        setters.freeze(game, obj, 1)


def draw(game: Game, effect: fx.Draw, ctx: Context) -> None:
    amount = evaluate.amount(game, effect.amount, ctx)
    players = evaluate.players(game, effect.who, ctx)
    if len(players) == 1:
        draw_cards(game, players[0], amount, ctx.effect_of())
        return
    with together(game):
        for player in players:
            draw_cards(game, player, amount, ctx.effect_of())


def discard(game: Game, effect: fx.Discard, ctx: Context) -> None:
    """Players pick first, the turn player before the others; then all cards go at once."""
    chosen: list[Obj] = []
    amount = evaluate.amount(game, effect.amount, ctx)
    for player in evaluate.players(game, effect.who, ctx):
        hand = [
            obj for obj in game.pile(game.rules.zones.hand, player) if evaluate.passes(game, effect.tests, obj, ctx)
        ]
        count = min(amount, len(hand))
        unseen = bool(effect.tests) and are_unseen(game, (game.rules.zones.hand,))
        if count <= 0 and not (
            unseen and amount > 0 and not effect.random and game.pile(game.rules.zones.hand, player)
        ):
            continue
        if effect.random:
            chosen += table_setters.some_by_chance(game, f"discard {player}", hand, count)
            table_setters.secret_out(game)
            continue
        choosers = [player] if effect.chooser is None else evaluate.players(game, effect.chooser, ctx)
        low = 0 if effect.up_to else count
        hand = in_no_order(game, hand, choosers[0])
        picked = game.ask_many(ChooseObjects(choosers[0], hand, low, count, "discard", about(ctx), unseen=unseen))
        chosen += [hand[i] for i in picked]
    carry(game, chosen, game.rules.zones.discard, HOW_DISCARD, ctx)
    if effect.slot is not None:
        ctx.slots[effect.slot] = chosen


def discard_hand(game: Game, effect: fx.DiscardHand, ctx: Context) -> None:
    objs = [obj for p in evaluate.players(game, effect.who, ctx) for obj in game.pile(game.rules.zones.hand, p)]
    carry(game, objs, game.rules.zones.discard, HOW_DISCARD, ctx)
    if not objs and game.rules.moving.discards_nothing:
        table_setters.count_as_done(game)
    if effect.slot is not None:
        ctx.slots[effect.slot] = objs


def place_counters(game: Game, effect: fx.PlaceCounters, ctx: Context) -> None:
    amount = evaluate.amount(game, effect.amount, ctx)
    if amount > 0:
        objs = evaluate.present(game, effect.thing, ctx)
        by, kind = ctx.effect_of(), effect.kind
        perform(game, [Event(ev.COUNTS, o, o.controller, amount, ctx.source, by, "", kind) for o in objs])


def remove_counters(game: Game, effect: fx.RemoveCounters, ctx: Context) -> None:
    events: list[Event] = []
    for obj in evaluate.present(game, effect.thing, ctx):
        left = obj.count(effect.kind) if effect.amount is None else evaluate.amount(game, effect.amount, ctx)
        firm = game.rules.counting.firm_counters
        kinds = [effect.kind] if effect.kind is not None else sorted(k for k in obj.counters or {} if k not in firm)
        for kind in kinds:
            some = min(left, obj.count(kind))
            if some > 0:
                events.append(Event(ev.COUNTS, obj, obj.controller, -some, ctx.source, ctx.effect_of(), "", kind))
                left -= some
    perform(game, events)


def gain_resource(game: Game, effect: fx.GainResource, ctx: Context) -> None:
    amount = evaluate.amount(game, effect.amount, ctx)
    if amount > 0:
        for player in evaluate.players(game, effect.who, ctx):
            perform(game, [Event(ev.GAINS, None, player, amount, ctx.source, ctx.effect_of(), "", effect.kind)])


def lose_resource(game: Game, effect: fx.LoseResource, ctx: Context) -> None:
    amount = evaluate.amount(game, effect.amount, ctx)
    if amount > 0:
        for player in evaluate.players(game, effect.who, ctx):
            perform(game, [Event(ev.GAINS, None, player, -amount, ctx.source, ctx.effect_of(), "", effect.kind)])


def remove_from_battle(game: Game, effect: fx.RemoveFromBattle, ctx: Context) -> None:
    game.changing()
    combat = game.state.combat
    for obj in evaluate.present(game, effect.thing, ctx):
        leave_combat(game, obj)
        if combat is not None and combat.target == obj.id:
            left = combat.copy()
            left.target = -1  # nothing is attacked any more
            setters.set_combat(game, left)


def cancel(game: Game, effect: fx.Cancel, ctx: Context) -> None:
    """What is cancelled stays until it would resolve, and then does nothing."""
    stack = game.state.stack
    for obj in evaluate.present(game, effect.thing, ctx):
        # A card on the stack, or else the topmost ability whose source it is.
        hit = next((i for i, item in enumerate(stack) if obj.id in (item.card, item.image)), None)
        if hit is None:
            own = 0 if ctx.item is None else ctx.item.id
            mine = [
                i for i, item in enumerate(stack) if item.frame.source == obj.id and item.id != own and not item.card
            ]
            hit = mine[-1] if mine else None
        out = game.rules.stack.out_of_reach
        if hit is None or obj.now.marked("cannot_be_cancelled") or (out is not None and out(game, obj)):
            continue
        told_of = obj if stack[hit].card else game.find(stack[hit].frame.source) or obj
        telling.tell(game, "cancels", ctx.controller, told_of, word="" if stack[hit].card else "ability", shown=True)
        if game.rules.stack.cancels_at_once:
            remove_item(game, stack[hit], ctx)
        else:
            table_setters.replace_item(game, hit, stack[hit].cancel())


def remove_item(game: Game, item: StackItem, ctx: Context) -> None:
    """It leaves the stack now; a card goes where spent cards go, a copy or an ability is gone."""
    table_setters.take_off_stack(game, item)
    if item.image:
        dispel(game, item.image)
    card = game.here(item.card) if item.card else None
    if card is not None and card.token:
        cease(game, card)
    elif card is not None:
        carry(game, [card], game.rules.zones.discard, How.PUT, ctx)


def end_game(game: Game, effect: fx.EndGame, ctx: Context) -> None:
    """A text that wins or loses the game. The rule processes settle it, together with everything else that does."""
    (table_setters.win if effect.wins else table_setters.lose)(game, tuple(evaluate.players(game, effect.who, ctx)))


TABLE: Final[dict[type, Callable[..., None]]] = {
    fx.Deal: deal,
    fx.DealDivided: deal_divided,
    fx.Fight: fight,
    fx.DealPlayer: deal_player,
    fx.Rest: rest,
    fx.Ready: ready,
    fx.Freeze: freeze,
    fx.Orient: orient,
    fx.CreateToken: create_token,
    fx.Produce: produce,
    fx.Draw: draw,
    fx.Discard: discard,
    fx.DiscardHand: discard_hand,
    fx.PlaceCounters: place_counters,
    fx.RemoveCounters: remove_counters,
    fx.GainResource: gain_resource,
    fx.LoseResource: lose_resource,
    fx.RemoveFromBattle: remove_from_battle,
    fx.Cancel: cancel,
    fx.EndGame: end_game,
}
