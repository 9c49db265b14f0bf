"""Effects that pick out objects: choosing, searching, revealing, looking, naming."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import arbiter.kernel.evaluate as evaluate
from arbiter.kernel import events as ev
from arbiter.kernel import setters, table_setters, telling
from arbiter.kernel.concealing import are_unseen, some_unseen
from arbiter.kernel.decisions import ChooseNumber, ChooseObjects, ChooseOption
from arbiter.kernel.effects.lasting import add_ongoing
from arbiter.kernel.events import Event
from arbiter.kernel.faraway import REVEALED, is_revealed
from arbiter.kernel.perform import announce, is_awaited
from arbiter.kernel.playing.legal_targets import may_choose
from arbiter.kernel.playing.picks import may_add, one_by_one, pick
from arbiter.kernel.playing.play import Play
from arbiter.kernel.playing.producing import can_be_cast
from arbiter.kernel.playing.room import is_crowded, let_in
from arbiter.kernel.proving import need_not_be_found, prove
from arbiter.kernel.replacing import is_prohibited
from arbiter.kernel.revisions import SPOKEN_OF
from arbiter.kernel.rows import SIGHT_NOBODY, SIGHT_PUBLIC
from arbiter.kernel.shuffling import after_search
from arbiter.kernel.state import SPECTATOR, Obj
from arbiter.kernel.unordered import begin_search, in_no_order
from arbiter.script import effects as fx
from arbiter.script import statements as st
from arbiter.script.base import (
    LASTING_GAME,
    QUALITY_COLOUR,
    QUALITY_GROUP,
    QUALITY_KIND,
    QUALITY_NAME,
    Lasting,
    Quality,
)
from arbiter.script.nouns import EACH, Group, Is
from arbiter.script.walk import walk

if TYPE_CHECKING:
    from arbiter.kernel.context import Context
    from arbiter.kernel.game import Game
    from arbiter.kernel.traits import Face
    from arbiter.script.abilities import Ability
    from arbiter.script.base import Test

_ANY: Final = Group((), (), EACH)


def about(ctx: Context) -> int:
    return 0 if ctx.source is None else ctx.source.id


def kind_of(ctx: Context) -> str:
    """What is acting, as texts distinguish it."""
    return "summon" if ctx.item is not None and ctx.item.kind == "summon" else "ability"


def choose(game: Game, effect: fx.Choose, ctx: Context) -> None:
    if effect.target and effect.slot in ctx.slots:
        return  # chosen while playing
    options = evaluate.select(game, effect.group, ctx)
    if game.under_way.batch:
        # What is part of the same action already cannot be picked for it once more.
        options = [obj for obj in options if not any(event.subject is obj for event in game.under_way.batch)]
    if effect.for_cast is not None:
        options = castable(game, options, ctx.controller, effect.for_cast)
    options = let_in(game, effect, options)
    if effect.target:
        options = [obj for obj in options if may_choose(game, obj, ctx.controller, kind_of(ctx), ctx.source)]
    low = evaluate.amount(game, effect.low, ctx)
    high = evaluate.amount(game, effect.high, ctx)
    if effect.random:
        ctx.slots[effect.slot] = table_setters.some_by_chance(game, f"choose {ctx.controller}", options, high)
        table_setters.secret_out(game)
        return
    picked = pick(game, effect, options, low, high, ctx, about(ctx)) if high > 0 else []
    ctx.slots[effect.slot] = picked
    if picked:
        prove(game, effect.group.tests, picked, ctx.controller)
        if effect.target and is_awaited(game, ev.CHOSEN):
            for obj in picked:  # what is chosen only now is chosen, too
                announce(game, Event(ev.CHOSEN, obj, obj.controller, 1, ctx.source, ctx.controller, kind_of(ctx)))


def castable(game: Game, objs: list[Obj], player: int, way: str) -> list[Obj]:
    """Those that the player could play: who picks one that cannot be played would have to pick another."""
    found: list[Obj] = []
    for obj in objs:
        play = Play(game.rules.playing.cast_kind(obj), player, obj, obj.face.spell)
        play.free = way == "free"
        if can_be_cast(game, play):
            found.append(obj)
    return found


def pick_among(game: Game, effect: fx.Pick, ctx: Context) -> None:
    source = evaluate.present(game, effect.source, ctx)
    options = let_in(game, effect, [obj for obj in source if evaluate.passes(game, effect.tests, obj, ctx)])
    chooser = evaluate.players(game, effect.by, ctx)
    player = chooser[0] if chooser else ctx.controller
    options = in_no_order(game, options, player)
    low = 0 if need_not_be_found(game, effect.tests, source) else evaluate.amount(game, effect.low, ctx)
    high = evaluate.amount(game, effect.high, ctx)
    node = fx.Choose(
        effect.slot,
        _ANY,
        effect.low,
        effect.high,
        target=False,
        different=effect.different,
        total_cost=effect.total_cost,
        for_play=effect.for_play,
    )
    if effect.different is None and effect.total_cost is None and not is_crowded(game, effect, options, high):
        question = ChooseObjects(player, options, low, high, "pick", about(ctx))
        question.unseen = game.ask_anyway and some_unseen(game, source)
        picked = game.ask_many(question) if high > 0 else ()
        chosen = [options[i] for i in picked]
    else:
        chosen = pick(game, node, options, low, high, ctx, about(ctx))
    ctx.slots[effect.slot] = chosen
    if effect.rest is not None:
        ctx.slots[effect.rest] = [obj for obj in source if obj not in chosen]


def search(game: Game, effect: fx.Search, ctx: Context) -> None:
    """Find cards, set them aside, shuffle. Failing to find is allowed unless any card would do."""
    found: list[Obj] = []
    for player in evaluate.players(game, effect.who, ctx):
        if is_prohibited(game, Event(ev.SEARCHES, None, player, 0, None, ctx.effect_of())):
            continue
        options = [
            obj
            for obj in evaluate.select(game, effect.group, ctx)
            if obj.owner == player and (not effect.for_play or game.rules.playing.bars(game, obj, player) is None)
        ]
        if game.rules.moving.may_find is not None:
            options = [obj for obj in options if game.rules.moving.may_find(game, effect, obj, ctx)]
        if effect.for_cast is not None:
            options = castable(game, options, ctx.controller, effect.for_cast)
        options = begin_search(game, effect.group.zones, options)
        low = evaluate.amount(game, effect.low, ctx) if effect.any_card else 0
        high = evaluate.amount(game, effect.high, ctx)
        question = ChooseObjects(player, options, low, high, "search", about(ctx))
        question.unseen = are_unseen(game, effect.group.zones)
        chosen = find(game, effect, question, ctx)
        game.changing()
        specs = game.rules.zones.specs
        for zone in effect.group.zones:
            if specs[zone].ordered and specs[zone].face_down and specs[zone].sight is SIGHT_NOBODY:
                after_search(game, effect, player, zone, chosen, ctx)
        if effect.shown:
            telling.tell(game, "searches", player, *chosen, amount=len(chosen), shown=True)
        else:
            telling.tell(game, "searches", player, amount=len(chosen))
        announce(game, Event(ev.SEARCHES, None, player, len(chosen), None, ctx.effect_of()))
        shown = show(game, chosen, -1 if effect.shown else player)
        found.extend(shown)
        if effect.shown:
            tell(game, shown, ctx)
    ctx.slots[effect.slot] = found


def find(game: Game, effect: fx.Search, question: ChooseObjects, ctx: Context) -> list[Obj]:
    """What is found of what may be; nothing is found to be played for which the others leave no room."""
    lets_in, options, player = game.rules.playing.lets_in, question.options, question.player
    crowded = effect.for_play and question.high > 1 and not lets_in(game, options, player)
    if effect.different is None and not crowded and not effect.quotas:
        return [options[i] for i in game.ask_many(question)]

    def fits(chosen: list[Obj], obj: Obj) -> bool:
        if effect.quotas and not are_within(game, effect.quotas, [*chosen, obj], ctx):
            return False
        return may_add(game, chosen, obj, effect.different, None) and (
            not crowded or lets_in(game, [*chosen, obj], player)
        )

    return one_by_one(game, question, fits)


def are_within(game: Game, quotas: tuple[tuple[tuple[Test, ...], int], ...], objs: list[Obj], ctx: Context) -> bool:
    """Can each of the objects stand for one of the kinds, none of which stands for more than its number?"""
    if not objs:
        return True
    for index, (tests, most) in enumerate(quotas):
        if most > 0 and evaluate.passes(game, tests, objs[0], ctx):
            left = (*quotas[:index], (tests, most - 1), *quotas[index + 1 :])
            if are_within(game, left, objs[1:], ctx):
                return True
    return False


def show(game: Game, objs: list[Obj], to: int) -> list[Obj]:
    """Let a player (or -1: everybody) see cards in hidden zones, in play as well where cards lie hidden there."""
    state, zones = game.state, game.rules.zones
    mask = (1 << state.players) - 1 if to < 0 else 1 << to
    shown: list[Obj] = []
    game.changing()
    for obj in objs:
        hidden = obj.zone not in zones.in_play or zones.specs[obj.zone].sight is not SIGHT_PUBLIC
        if hidden and obj.seen & mask != mask:
            obj = setters.show(game, obj, mask)
        shown.append(obj)
    return shown


def reveal(game: Game, effect: fx.Reveal, ctx: Context) -> None:
    """What is revealed already is not revealed again."""
    objs = [obj for obj in evaluate.present(game, effect.thing, ctx) if not is_revealed(game, obj)]
    shown = ctx.slots[effect.slot] = show(game, objs, -1)
    if objs:
        telling.tell(game, "reveals", ctx.controller, *shown, shown=True)
        tell(game, shown, ctx)
        if effect.lasting is not None:
            keep_revealed(game, shown, effect.lasting, ctx)


SHOWN: Final = -2  # among what a text has bound: the cards that it has revealed so far


def tell(game: Game, objs: list[Obj], ctx: Context) -> None:
    """Who waits for cards to be revealed hears of those that this text has not revealed before."""
    if objs and is_awaited(game, ev.REVEALS):
        before = ctx.slots.get(SHOWN, [])
        known = {obj.id for obj in before}
        for obj in objs:
            if obj.id not in known:
                announce(game, Event(ev.REVEALS, obj, obj.owner, 1, ctx.source, ctx.effect_of()))
        ctx.slots[SHOWN] = [*before, *objs]


def keep_revealed(game: Game, objs: list[Obj], lasting: Lasting, ctx: Context) -> None:
    """They stay where they are, for everybody to see, until they move or the time is over."""
    for obj in objs:
        kept = setters.show(game, obj, SPECTATOR)
        if lasting is LASTING_GAME and game.rules.zones.specs[obj.zone].face_down:
            setters.turn_face(game, kept, True)
    add_ongoing(game, ctx, objs, (st.AddKeyword(REVEALED),), (), lasting, unsaid=True)


def look(game: Game, effect: fx.Look, ctx: Context) -> None:
    objs = evaluate.present(game, effect.thing, ctx)
    for player in evaluate.players(game, effect.who, ctx):
        objs = show(game, objs, player)
        if objs:
            telling.tell(game, "looks", player, *objs, where=objs[0])
    ctx.slots[effect.slot] = objs


def reveal_until(game: Game, effect: fx.RevealUntil, ctx: Context) -> None:
    turned: list[Obj] = []
    hit: list[Obj] = []
    for player in evaluate.players(game, effect.who, ctx):
        for obj in reversed(game.pile(game.rules.zones.deck, player)[:]):
            if evaluate.passes(game, effect.tests, obj, ctx):
                hit.append(obj)
                break
            turned.append(obj)
    ctx.slots[effect.slot] = hit = show(game, hit, -1)
    ctx.slots[effect.rest] = turned = show(game, turned, -1)
    tell(game, [*turned, *hit], ctx)
    if turned or hit:
        telling.tell(game, "reveals", ctx.controller, *turned, *hit, shown=True)


def nameable(game: Game, quality: Quality, tests: tuple[Test, ...], ctx: Context) -> tuple[str, ...]:
    """The words of a quality that players may name: those of the rules, of all cards, and of tokens that there are."""
    if quality is QUALITY_COLOUR:
        return game.rules.colours
    found: set[str] = set()
    faces: tuple[Face, ...] = game.facts.faces
    if game.facts.catalogue is not None and quality is QUALITY_NAME:
        faces = game.facts.catalogue.faces() if tests else ()
        found |= set() if tests else set(game.facts.catalogue.names())
    tokens = [obj.face for piles in game.state.zones.values() for pile in piles for obj in pile if obj.token]
    for face in [side for each in (*faces, *tokens) for side in (each, *each.other)]:
        if tests and not evaluate.passes(game, tests, Obj(0, 0, face, ctx.controller, game.rules.zones.hand), ctx):
            continue
        if quality is QUALITY_NAME:
            found |= face.traits.names
        elif quality is QUALITY_KIND:
            found |= face.traits.kinds
        elif quality is QUALITY_GROUP:
            found |= face.traits.groups
        if quality is QUALITY_KIND and not tests and game.revision >= SPOKEN_OF:
            found |= {word for program in face.traits.programs for word in kinds_in(program.ability)}
    return tuple(sorted(found))


def kinds_in(ability: Ability) -> list[str]:
    """The kinds that a text speaks of. Any other that there may be does what one does of which nothing speaks."""
    return [node.value for node in walk(ability) if isinstance(node, Is) and node.quality is QUALITY_KIND]


LARGEST_NAMED: Final = 20  # no card costs more, and a number that no card has does what any other such number does


def declare(game: Game, effect: fx.Declare, ctx: Context) -> None:
    options = effect.options
    if not options and effect.quality is not None:
        options = nameable(game, effect.quality, effect.tests, ctx)
    barred = {word[4:] for word in options if word.startswith("not:")}
    if barred and effect.quality is not None:
        options = tuple(word for word in nameable(game, effect.quality, (), ctx) if word not in barred)
    for player in evaluate.players(game, effect.who, ctx)[:1]:
        if effect.quality is None and not options:
            question = ChooseNumber(player, 0, LARGEST_NAMED, "name", about(ctx))
            ctx.x = question.value(game.ask_one(question))
            telling.tell(game, "names", player, word=str(ctx.x))
        elif options:
            word = options[game.ask_one(ChooseOption(player, options, "name", about(ctx)))]
            ctx.words = {**ctx.words, effect.slot: word}
            keep_word(game, effect, word, ctx)
            telling.tell(game, "names", player, word=word)


def keep_word(game: Game, effect: fx.Declare, word: str, ctx: Context) -> None:
    """A card in play keeps what its text has named, for its other texts."""
    source = None if ctx.source is None else game.here(ctx.source.id)
    if source is not None and effect.quality is not None and source.zone in game.rules.zones.in_play:
        setters.arrive(game, source, source.arrival.naming(effect.quality, word))


def split_groups(game: Game, effect: fx.SplitGroups, ctx: Context) -> None:
    """Every card belongs to one of the groups; a group may be empty."""
    objs = evaluate.present(game, effect.thing, ctx)
    splitter = evaluate.players(game, effect.who, ctx)[0]
    chooser = evaluate.players(game, effect.chooser, ctx)[0]
    picked = game.ask_many(ChooseObjects(splitter, objs, 0, len(objs), "split", about(ctx)))
    first = [objs[i] for i in picked]
    second = [obj for obj in objs if obj not in first]
    words = (names(first), names(second))
    takes = game.ask_one(ChooseOption(chooser, words, "group", about(ctx)))
    ctx.slots[effect.slot] = second if takes else first
    ctx.slots[effect.rest] = first if takes else second


def names(objs: list[Obj]) -> str:
    return ", ".join(obj.face.name for obj in objs) or "-"


def bind_thing(game: Game, effect: fx.BindThing, ctx: Context) -> None:
    ctx.slots[effect.slot] = evaluate.things(game, effect.thing, ctx)


TABLE: Final[dict[type, Callable[..., None]]] = {
    fx.Choose: choose,
    fx.Pick: pick_among,
    fx.Search: search,
    fx.Reveal: reveal,
    fx.Look: look,
    fx.RevealUntil: reveal_until,
    fx.Declare: declare,
    fx.SplitGroups: split_groups,
    fx.BindThing: bind_thing,
}
