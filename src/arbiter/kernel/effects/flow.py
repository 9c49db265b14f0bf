"""Effects made of effects: modes, may, if, instead, for each, when you do so."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from typing import TYPE_CHECKING, Final

import arbiter.kernel.evaluate as evaluate
import arbiter.kernel.predicates as predicates
from arbiter.kernel import matching, revisions, table_setters
from arbiter.kernel.concealing import looks_at_hidden_cards
from arbiter.kernel.context import Context
from arbiter.kernel.decisions import ChooseModes
from arbiter.kernel.effects.picking import about, castable
from arbiter.kernel.effects.running import run
from arbiter.kernel.perform import perform
from arbiter.kernel.playing.cost_choices import choose_options, choose_x
from arbiter.kernel.playing.cost_words import cost_words
from arbiter.kernel.playing.costs import is_spared
from arbiter.kernel.playing.counts import counted_parts
from arbiter.kernel.playing.paying import choose_payment, feasible
from arbiter.kernel.playing.play import Play
from arbiter.kernel.playing.producing import could_be_paid, produce_until
from arbiter.kernel.playing.room import let_in
from arbiter.kernel.playing.spending import pay
from arbiter.kernel.playing.targets import open_modes
from arbiter.kernel.repeating import so_many
from arbiter.kernel.replacing import together
from arbiter.script import effects as fx
from arbiter.script.base import POSITION_SHUFFLED, Effect
from arbiter.script.costs import Mana
from arbiter.script.nouns import Bound
from arbiter.script.statements import AddOption
from arbiter.script.walk import walk

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.state import Obj
    from arbiter.script.base import CostPart, Thing


def modes(game: Game, effect: fx.Modes, ctx: Context) -> None:
    chosen = None if ctx.item is None else ctx.item.modes
    if chosen is None or effect.random:
        options = open_modes(game, effect, ctx, "ability")
        high = evaluate.amount(game, effect.high, ctx)
        if effect.random:
            stream = f"modes {ctx.controller}"
            chosen = tuple(table_setters.some_by_chance(game, stream, list(options), high))
        else:
            low = evaluate.amount(game, effect.low, ctx)
            words = tuple(str(i + 1) for i in options)
            decision = ChooseModes(ctx.controller, options, words, low, high, about(ctx))
            chosen = tuple(sorted(options[i] for i in game.ask_many(decision)))
    for mode in chosen:
        run(game, effect.options[mode], ctx)


def only_if(game: Game, effect: fx.OnlyIf, ctx: Context) -> None:
    """It was asked where the option was selected."""


def unanswered(game: Game, effect: fx.Unanswered, ctx: Context) -> None:
    """It was asked while the ability waited."""


def perform_some(game: Game, effect: fx.PerformSome, ctx: Context) -> None:
    """Options that other texts add belong to the list before anything is left out or picked."""
    options = [*effect.options]
    for active in game.says.get(AddOption, ()):
        statement = active.statement
        assert isinstance(statement, AddOption)
        if ctx.source is not None and evaluate.matches(game, statement.what, ctx.source, active.context):
            options.append(statement.effects)
    numbers = tuple(
        i for i, option in enumerate(options) if not effect.fresh or performed(ctx, option) not in game.state.uses_game
    )
    count = min(len(numbers), evaluate.amount(game, effect.count, ctx))
    if count <= 0:
        return
    if game.revision >= revisions.DOABLE:
        # "Banish this card or a caster": what is not there is no way out, as long as there are others.
        asks = game.ask_anyway
        doable = tuple(
            i for i in numbers if possible(game, options[i], ctx) or (asks and looks_at_hidden_cards(game, options[i]))
        )
        numbers = doable if len(doable) >= count else numbers
    words = tuple(str(i + 1) for i in numbers)
    picked = game.ask_many(ChooseModes(ctx.controller, numbers, words, count, count, about(ctx)))
    for option in [options[numbers[i]] for i in sorted(picked)]:
        if effect.fresh:
            table_setters.remember_this_game(game, performed(ctx, option))
        run(game, option, ctx)


def performed(ctx: Context, option: fx.Effects) -> tuple[int, str]:
    return (ctx.controller, f"performed {option}")


def possible(game: Game, effects: tuple[Effect, ...], ctx: Context) -> bool:
    """Can an optional action be carried out in full? What cannot is not offered."""
    for effect in effects:
        if isinstance(effect, fx.Discard):
            need = 0 if effect.up_to else evaluate.amount(game, effect.amount, ctx)
            for player in evaluate.players(game, effect.who, ctx):
                hand = game.pile(game.rules.zones.hand, player)
                if sum(1 for obj in hand if evaluate.passes(game, effect.tests, obj, ctx)) < need:
                    return False
        elif isinstance(effect, fx.Choose) and effect.slot not in ctx.slots:
            low = evaluate.amount(game, effect.low, ctx)
            found = evaluate.select(game, effect.group, ctx) if low > 0 else []
            if effect.for_cast is not None:
                found = castable(game, found, ctx.controller, effect.for_cast)
            found = let_in(game, effect, found)
            if len(found) < low:
                return False
        elif isinstance(effect, fx.Pick):
            low = evaluate.amount(game, effect.low, ctx)
            options = [
                o for o in evaluate.present(game, effect.source, ctx) if evaluate.passes(game, effect.tests, o, ctx)
            ]
            if len(let_in(game, effect, options)) < low:
                return False
        elif isinstance(effect, (fx.Move, fx.Destroy, fx.Rest, fx.Ready)):
            if unbound(effect.thing, effects):
                continue
            objs = evaluate.present(game, effect.thing, ctx)
            if not objs:
                return False
            if isinstance(effect, fx.Move) and effect.to in game.rules.zones.in_play:
                players = [] if effect.control is None else evaluate.players(game, effect.control, ctx)
                if all(
                    game.rules.playing.bars(game, obj, players[0] if players else obj.owner) is not None for obj in objs
                ):
                    return False
        elif isinstance(effect, fx.RemoveCounters) and effect.amount is not None:
            need = evaluate.amount(game, effect.amount, ctx)
            if not any(obj.count(effect.kind) >= need for obj in evaluate.present(game, effect.thing, ctx)):
                return False
        elif isinstance(effect, fx.MayPay) and effect.must and ctx.source is not None:
            for player in evaluate.players(game, effect.who, ctx):
                if not can_pay(game, payment_of(game, effect, player, ctx.source, ctx)):
                    return False
    return True


def unbound(thing: object, effects: tuple[Effect, ...]) -> bool:
    """Is the thing bound by an earlier one of the same effects (so not known yet)?"""
    slots: set[object] = set()
    for effect in walk(effects):
        if isinstance(effect, Effect):
            slots |= {getattr(effect, "slot", None), getattr(effect, "rest", None)}
    return any(isinstance(part, Bound) and part.slot in slots for part in walk(thing))


def may(game: Game, effect: fx.May, ctx: Context) -> None:
    players = evaluate.players(game, effect.who, ctx)
    does = False
    if not players:  # whoever it speaks of is not known any more
        if effect.slot is not None:
            ctx.mark(effect.slot, does)
        return
    player = players[0]
    can = possible(game, effect.effects, ctx)
    if can or (game.ask_anyway and looks_at_hidden_cards(game, effect.effects)):
        does = game.confirms(player, "may", about(ctx), can)
        if does:
            tried, done = game.under_way.tried, game.under_way.done
            run(game, effect.effects, ctx)
            # What was prevented or replaced has not been done.
            does = game.under_way.tried == tried or game.under_way.done > done
    if not does:
        leave_all(game, effect.effects, ctx)
    if effect.slot is not None:
        ctx.mark(effect.slot, does)


def leave_all(game: Game, effects: tuple[Effect, ...], ctx: Context) -> None:
    """Nothing was picked: "the rest", of which the text speaks later, is all that there was to pick from."""
    for part in walk(effects):
        if isinstance(part, fx.Pick) and part.rest is not None and part.rest not in ctx.slots:
            ctx.slots[part.rest] = evaluate.present(game, part.source, ctx)


def may_pay(game: Game, effect: fx.MayPay, ctx: Context) -> None:
    """Each of the players may pay; `did` tells whether (all of) them paid."""
    paid_by_all = True
    for player in evaluate.players(game, effect.who, ctx):
        paid_by_all = offer_payment(game, effect, player, ctx) and paid_by_all
    if effect.slot is not None:
        ctx.mark(effect.slot, paid_by_all)


def offer_payment(game: Game, effect: fx.MayPay, player: int, ctx: Context) -> bool:
    source = ctx.source
    if source is None:
        return False
    play = payment_of(game, effect, player, source, ctx)
    can = can_pay(game, play)
    if effect.must and not can:
        return False
    price = cost_words(game, play, play.parts) if game.narrate else ""
    if not effect.must and not game.confirms(player, "pay", source.id, can, price):
        return False
    if not produce_until(game, play, lambda: feasible(game, play), 0 if effect.must else 1):
        return False
    choose_x(game, play)
    choose_options(game, play)
    choose_payment(game, play)
    pay(game, play)
    ctx.x = play.x or ctx.x
    ctx.slots.update(play.context.slots)
    ctx.paid = (*ctx.paid, *play.context.paid)
    return True


def payment_of(game: Game, effect: fx.MayPay, player: int, source: Obj, ctx: Context) -> Play:
    """What the player would pay for it."""
    play = Play("pay", player, source, None)
    play.ability_kind = "pay"
    play.context.slots = ctx.slots
    play.context.record = ctx.record
    play.context.x = ctx.x
    play.parts = list(effect.cost.parts) if effect.x is None else counted_price(game, effect, ctx)
    if is_spared(game, player, ctx.controller):
        play.parts = [part for part in play.parts if not isinstance(part, Mana)]
    if ctx.item is not None and ctx.item.locked:
        parts = counted_parts(ctx.item.effects)
        play.locked = {id(part): number for (part, _), number in zip(parts, ctx.item.locked, strict=True)}
    return play


def can_pay(game: Game, play: Play) -> bool:
    return feasible(game, play) or could_be_paid(game, play, lambda: feasible(game, play))


def counted_price(game: Game, effect: fx.MayPay, ctx: Context) -> list[CostPart]:
    """The cost with the number that the text gives its variable."""
    assert effect.x is not None
    count = max(0, evaluate.amount(game, effect.x, ctx))
    return [
        Mana(part.coloured, part.any + count) if isinstance(part, Mana) and part.variable else part
        for part in effect.cost.parts
    ]


def when_you_do(game: Game, effect: fx.WhenYouDo, ctx: Context) -> None:
    """A new ability triggers; it goes on the stack the next time a player would get priority."""
    if not ctx.did.get(effect.slot, False):
        return
    table_setters.add_pending(game, game.rules.layers.library.delayed(effect), ctx.frame())


def if_(game: Game, effect: fx.If, ctx: Context) -> None:
    run(game, effect.then if evaluate.holds(game, effect.condition, ctx) else effect.otherwise, ctx)


def instead(game: Game, effect: fx.Instead, ctx: Context) -> None:
    """A self-replacement comes before every other replacement, so it is settled before anything is performed."""
    run(game, effect.second if evaluate.holds(game, effect.condition, ctx) else effect.first, ctx)


def for_each_player(game: Game, effect: fx.ForEachPlayer, ctx: Context) -> None:
    """Sentence by sentence: all of them choose, and then what they chose is done at once."""
    if game.revision < revisions.AT_ONCE:
        one_after_the_other(game, effect, ctx)
        return
    before = dict(ctx.slots)
    players = evaluate.players(game, effect.who, ctx)
    slots = [before.copy() for _ in players]  # what each of them has picked or moved
    did = [ctx.did] * len(players)
    with together(game):
        for step in effect.effects:
            with gathering(game, ctx) if at_once(step) else nullcontext():
                for seat, player in enumerate(players):
                    ctx.slots.update(slots[seat])
                    ctx.did = did[seat]
                    with ctx.done_by(player):
                        run(game, (step,), ctx)
                    slots[seat], did[seat] = dict(ctx.slots), ctx.did
    found: dict[int, list[Obj]] = {}  # of all of them together
    for each in slots:
        for slot, objs in each.items():
            if objs is not before.get(slot):
                found.setdefault(slot, []).extend(obj for obj in objs if obj not in found.get(slot, ()))
    ctx.slots.update(found)


def at_once(effect: Effect) -> bool:
    """Does it choose, and propose what is to happen, without looking at what has come of it?

    What draws, reveals, makes or shuffles has to be done before it is known what it does: so do those one by one.
    """
    match effect:
        case (
            fx.Choose()
            | fx.Pick()
            | fx.Search()
            | fx.Deal()
            | fx.DealDivided()
            | fx.DealPlayer()
            | fx.Fight()
            | fx.Modify()
        ):
            return True
        case fx.Rest() | fx.Ready() | fx.Orient() | fx.Freeze() | fx.PlaceCounters() | fx.RemoveCounters():
            return True
        case fx.Discard() | fx.DiscardHand() | fx.GainResource() | fx.LoseResource():
            return True
        case fx.Destroy():
            return effect.slot is None
        case fx.Move():
            in_order = effect.ordered or effect.random_order or effect.position is POSITION_SHUFFLED
            return effect.slot is None and not in_order
        case fx.May() | fx.Simultaneously():
            return all(at_once(each) for each in effect.effects)
        case fx.If():
            return all(at_once(each) for each in (*effect.then, *effect.otherwise))
    return False


def one_after_the_other(game: Game, effect: fx.ForEachPlayer, ctx: Context) -> None:
    """As it was in games that were begun so: at once only where nothing but what was selected is acted on."""
    before = dict(ctx.slots)
    found: dict[int, list[Obj]] = {}  # what all of them together have picked or moved
    picks = selections(effect.effects)
    picked: list[tuple[int, dict[int, list[Obj]]]] = []
    with together(game):
        for player in evaluate.players(game, effect.who, ctx):
            with ctx.done_by(player):
                run(game, picks or effect.effects, ctx)
            picked.append((player, dict(ctx.slots)))
            for slot, objs in ctx.slots.items():
                if objs is not before.get(slot):
                    found.setdefault(slot, []).extend(obj for obj in objs if obj not in found.get(slot, ()))
        with gathering(game, ctx):
            for player, slots in picked if picks else ():
                ctx.slots.update(slots)
                with ctx.done_by(player):
                    run(game, effect.effects[len(picks) :], ctx)
            ctx.slots.update(found)


def selections(effects: fx.Effects) -> fx.Effects:
    """The selections that the effects begin with, if nothing else follows but what is done to what was selected."""
    picks = tuple(itertools.takewhile(lambda each: isinstance(each, fx.Choose) and not each.target, effects))
    chosen = [Bound(each.slot) for each in picks if isinstance(each, fx.Choose)]
    acts = effects[len(picks) :]
    return picks if acts and all(done_to(act) in chosen for act in acts) else ()


def done_to(act: Effect) -> Thing | None:
    """To what it is done, if it is something that can be done to several at once and asks nobody anything."""
    match act:
        case fx.Deal(to=thing) | fx.Modify(thing=thing):
            return thing
        case fx.Move() | fx.Destroy() | fx.Rest() | fx.Ready() | fx.Freeze() | fx.PlaceCounters():
            return act.thing
    return None


def for_each(game: Game, effect: fx.ForEach, ctx: Context) -> None:
    for obj in list(evaluate.things(game, effect.thing, ctx)):
        ctx.slots[effect.slot] = [obj]
        run(game, effect.effects, ctx)


def repeat(game: Game, effect: fx.Repeat, ctx: Context) -> None:
    for _ in so_many(evaluate.amount(game, effect.amount, ctx)):
        run(game, effect.effects, ctx)


def simultaneously(game: Game, effect: fx.Simultaneously, ctx: Context) -> None:
    with gathering(game, ctx):
        run(game, effect.effects, ctx)


@contextmanager
def gathering(game: Game, ctx: Context) -> Iterator[None]:
    """What would be done one after the other is gathered and happens as one event."""
    if game.under_way.batch is not None:
        yield
        return
    game.under_way.batch = []
    try:
        yield
    finally:
        events, game.under_way.batch = game.under_way.batch, None
    for event in perform(game, events):
        moved = event.result is not None and event.result is not event.subject and event.result.zone == event.to
        if moved and event.subject is not None and event.result is not None:
            ctx.follow(event.subject, event.result)


def mark(game: Game, effect: fx.Mark, ctx: Context) -> None:
    under_way = game.under_way
    before, tried, done = under_way.changes, under_way.tried, under_way.done
    run(game, effect.effects, ctx)
    ctx.mark(effect.slot, under_way.changes > before and (under_way.tried == tried or under_way.done > done))


def measure(game: Game, effect: fx.Measure, ctx: Context) -> None:
    before = len(matching.happened(game, effect.pattern, ctx))
    run(game, effect.effects, ctx)
    since = matching.happened(game, effect.pattern, ctx)[before:]
    much = sum(abs(record.amount) for record in since)  # what is lost is below 0
    ctx.words = {**ctx.words, effect.slot: str(much)}


def use_effect_of(game: Game, effect: fx.UseEffectOf, ctx: Context) -> None:
    """Carry out abilities of another card as if this text had them."""
    for obj in evaluate.present(game, effect.thing, ctx):
        for program in obj.now.programs:
            if predicates.ability_kind(program.ability, effect.what):
                run(game, program.effects, Context(ctx.controller, obj))


TABLE: Final[dict[type, Callable[..., None]]] = {
    fx.Modes: modes,
    fx.OnlyIf: only_if,
    fx.Unanswered: unanswered,
    fx.PerformSome: perform_some,
    fx.May: may,
    fx.MayPay: may_pay,
    fx.WhenYouDo: when_you_do,
    fx.If: if_,
    fx.Instead: instead,
    fx.ForEachPlayer: for_each_player,
    fx.ForEach: for_each,
    fx.Repeat: repeat,
    fx.Simultaneously: simultaneously,
    fx.Mark: mark,
    fx.Measure: measure,
    fx.UseEffectOf: use_effect_of,
}
