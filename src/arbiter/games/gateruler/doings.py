"""Section 15: game actions that texts instruct: charges, places, swaps, control, ending the turn, damage reversal."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Final

import arbiter.kernel.evaluate as evaluate
from arbiter.games.gateruler import caps, card_types, damage, driving, gearing, placing
from arbiter.games.gateruler.own_words import is_kept_from_coming
from arbiter.games.gateruler.zones import (
    CENTER,
    CHARGE,
    COUNTER,
    DAMAGE,
    FIELD,
    FRONT,
    GRAVEYARD,
    IN_PLAY,
    RULER,
    SET,
    column_of,
)
from arbiter.kernel import events as ev
from arbiter.kernel import setters, table_setters
from arbiter.kernel.decisions import ChooseObjects
from arbiter.kernel.effects.lasting import expire
from arbiter.kernel.effects.moving import moving_by_effect
from arbiter.kernel.effects.picking import about, kind_of
from arbiter.kernel.events import Event, moving
from arbiter.kernel.imaginary import dispel
from arbiter.kernel.perform import perform, turn_all
from arbiter.kernel.replacing import is_prohibited
from arbiter.kernel.state import ENTER, READY, RESTED, Arrival
from arbiter.kernel.traits import Face, Traits
from arbiter.script.base import HOW_PLAY, HOW_PUT, HOW_RULE, LASTING_GAME

if TYPE_CHECKING:
    from arbiter.kernel.context import Context
    from arbiter.kernel.game import Game
    from arbiter.kernel.state import Obj
    from arbiter.script.effects import Perform


def first(game: Game, effect: Perform, ctx: Context) -> Obj | None:
    found = evaluate.present(game, effect.thing, ctx)
    return found[0] if found else None


def second(game: Game, effect: Perform, ctx: Context) -> Obj | None:
    found = [] if effect.other is None else evaluate.present(game, effect.other, ctx)
    return found[0] if found else None


# ---------------------------------------------------------------- 15-14  charges


def may_charge(host: Obj) -> bool:
    """15-14a-1, 3-10f: what can have charges: a card in play, but not one in a set zone, and no ruler (3-7a-2)."""
    return host.zone in (FRONT, FIELD)


def charging(game: Game, obj: Obj, host: Obj, by: int, cause: str) -> Event:
    """15-14a: into the charge zone of the host's controller, linked to the host; 3-14d-4a: and controlled by them."""
    event = moving(obj, CHARGE, HOW_PUT, IN_PLAY, by, cause)
    event.host = host.id
    event.whose = host.controller
    return event


def charge(game: Game, effect: Perform, ctx: Context) -> None:
    host = second(game, effect, ctx)
    if host is not None:
        host = gearing.top(game, host)  # 14-18b-3b
    if host is None or not may_charge(host):
        return
    objs = [obj for obj in evaluate.present(game, effect.thing, ctx) if obj.id != host.id]
    perform(game, [charging(game, obj, host, ctx.effect_of(), kind_of(ctx)) for obj in objs])


def put_on_top(game: Game, effect: Perform, ctx: Context) -> None:
    """15-14b: the card takes the other's place, and the other becomes its charge with all charges it had."""
    obj, below = first(game, effect, ctx), second(game, effect, ctx)
    if obj is None or below is None or not may_charge(below) or obj.id == below.id:
        return
    if obj.zone not in IN_PLAY and below.zone == FRONT and is_kept_from_coming(game, ctx.controller, obj):
        return
    event = moving_by_effect(game, obj, below.zone, HOW_PUT, ctx)
    event.control = event.whose = below.controller
    event.place = below.place
    event.arrival = Arrival(obj.zone, HOW_PUT.value, by="special_summon", turn=game.state.turn)
    done = perform(game, [event])
    top = done[0].result if done else None
    if top is None or top.zone != below.zone:
        return
    setters.turn(game, top, below.turned)  # 15-14b-1
    if game.state.combat is not None and below.id in game.state.combat.attackers:  # 15-14b-2
        combat = game.state.combat.copy()
        combat.attackers = tuple(top.id if each == below.id else each for each in combat.attackers)
        setters.set_combat(game, combat)
    placing.keep_charges(game, below.id, top.id)
    perform(game, [charging(game, below, top, ctx.effect_of(), kind_of(ctx))])


# ---------------------------------------------------------------- 15-11, 15-28  places


def swap(game: Game, effect: Perform, ctx: Context) -> None:
    """15-11a: each goes to where the other was; 15-11b: both or neither."""
    found = evaluate.present(game, effect.thing, ctx)
    if effect.other is not None:
        found = [*found, *evaluate.present(game, effect.other, ctx)]
    if len(found) != 2:
        return
    a, b = found
    if not can_stand(game, a, b) or not can_stand(game, b, a):
        return
    for obj, other in ((a, b), (b, a)):
        if obj.zone not in IN_PLAY and other.zone == FRONT and is_kept_from_coming(game, ctx.controller, obj):
            return  # 15-11b
    if a.zone == b.zone == FRONT and a.controller == b.controller:
        events = [placing.placing(a, b.place, ctx.controller, "effect")]
        perform(game, [*events, placing.placing(b, a.place, ctx.controller, "effect")])
        return
    perform(game, [going(game, a, b, ctx), going(game, b, a, ctx)])


def can_stand(game: Game, obj: Obj, other: Obj) -> bool:
    """15-11b: may the card come to where the other is? 3-8d, 3-10c, 3-11c, and what texts say (3-2i, 1-5d).

    A ruler, which is none of these cards, does not: nor does anything leave or enter its zone (3-7c, 3-7e).
    """
    if other.zone == FRONT:
        return obj.now.type_bits & card_types.UNIT != 0 and other.place in placing.open_places(
            game, obj, other.controller
        )
    if other.zone == SET:
        return placing.is_settable(obj)
    return other.zone != FIELD or obj.now.type_bits & card_types.FIELD != 0


def going(game: Game, obj: Obj, other: Obj, ctx: Context) -> Event:
    event = moving_by_effect(game, obj, other.zone, HOW_PUT, ctx)
    if other.zone in IN_PLAY:
        event.control = event.whose = other.controller
        event.place = other.place
    return event


ANOTHER: Final = "another"


def place(game: Game, effect: Perform, ctx: Context) -> None:
    """15-28a: into an attack zone or a defense zone of its controller."""
    for obj in evaluate.present(game, effect.thing, ctx):
        if obj.zone == FRONT:
            said = (effect.word or "").split()  # "another" is not where it stands; "attack", "defense": of that row
            rows = [word for word in said if word != ANOTHER]
            places = [at for at in placing.places_to_move(game, obj) if not rows or placing.row_of(at) in rows]
            put_at(game, obj, tuple(at for at in places if ANOTHER not in said or at != obj.place), ctx)


def put_at(game: Game, obj: Obj, places: tuple[int, ...], ctx: Context) -> None:
    """15-28a-1: taken or not; 15-28a-2: in an attack zone it is ready then."""
    if not places:
        return
    at = placing.choose_place(game, ctx.controller, places, "zone", obj.id)
    if at != obj.place:
        placing.place(game, obj, at, ctx.controller)
    if at > 0 and obj.turned == RESTED:
        turn_all(game, ev.READIES, [obj], ctx.controller, "effect")


def rearrange(game: Game, effect: Perform, ctx: Context) -> None:
    """15-28b: each of the player's units is placed; one round of that leads to every arrangement there is."""
    for player in evaluate.players(game, effect.who, ctx):
        for obj in game.state.zones[FRONT][player][:]:
            if game.here(obj.id) is not None:
                put_at(game, obj, placing.places_to_move(game, obj), ctx)


def redirect(game: Game, effect: Perform, ctx: Context) -> None:
    """15-36: the attack goes to another card from now on."""
    obj = first(game, effect, ctx)
    combat = game.state.combat
    if obj is None or combat is None or obj.zone not in (FRONT, RULER) or obj.controller != combat.defender:
        return
    combat = combat.copy()
    combat.column = CENTER if obj.zone == RULER else column_of(obj.place)
    combat.target = obj.id
    combat.blocked = obj not in placing.frontmost(game, combat.defender, combat.column)
    setters.set_combat(game, combat)


# ---------------------------------------------------------------- 15-18, 15-23, 15-29  into play


def special_summon(game: Game, effect: Perform, ctx: Context) -> None:
    """15-18a: straight into an attack or defense zone; what it is called by is remembered (16-13c, 16-14e)."""
    came: list[Obj] = []
    for obj in evaluate.present(game, effect.thing, ctx):
        if effect.word == "play" and obj.now.type_bits & card_types.FIELD:  # 3-11c
            came += deploy_field(game, obj, ctx.controller, ctx) if obj.zone not in (FRONT, FIELD) else []
            continue
        places = placing.open_places(game, obj, ctx.controller)
        if effect.word in ("attack", "defense"):
            places = tuple(at for at in places if (at > 0) == (effect.word == "attack"))
        way = effect.word if effect.word in WAYS else "special_summon"
        came += summon(game, obj, ctx.controller, ctx, places, way or "", effect.word == "blank")
    if effect.slot is not None:
        ctx.slots[effect.slot] = came


WAYS: Final = ("genesis", "abyssal")


def summon(
    game: Game, obj: Obj, player: int, ctx: Context, places: tuple[int, ...], way: str, blank: bool = False
) -> list[Obj]:
    if not places or not obj.now.type_bits & card_types.UNIT or (obj.zone in IN_PLAY and obj.zone != SET):
        return []
    if is_kept_from_coming(game, player, obj):
        return []
    event = moving_by_effect(game, obj, FRONT, HOW_PLAY, ctx)
    event.control = player
    if is_prohibited(game, event):  # 15-38a-2, 16-18c
        return []
    event.place = placing.choose_place(game, player, places, "zone", obj.id)
    event.arrival = Arrival(obj.zone, HOW_PLAY.value, by=way, turn=game.state.turn)
    if blank:
        event.face = without_abilities(obj.face)
    return [done.result for done in perform(game, [event]) if done.result is not None]


@cache
def without_abilities(face: Face) -> Face:
    """15-29b: the card as it enters play having lost all its abilities; leaving play it is itself again."""
    old = face.traits
    made = Traits(
        old.names,
        old.types,
        old.colours,
        old.kinds,
        old.groups,
        old.cost,
        old.power,
        old.guard,
        old.level,
        old.strike,
        frozenset(),
        old.flags,
        (),
    )
    blank = Face(face.key, face.name, made, "", face.has_power)
    blank.front = face.front
    return blank


def deploy_field(game: Game, obj: Obj, player: int, ctx: Context) -> list[Obj]:
    """15-23a: a field comes into the field zone of whoever gains control of it, or puts it into play."""
    event = moving_by_effect(game, obj, FIELD, HOW_PUT, ctx)
    event.control = player
    return [done.result for done in perform(game, [event]) if done.result is not None]


def gain_control(game: Game, effect: Perform, ctx: Context) -> None:
    """15-23a: the card comes to the player's own zone; 3-2d: it stays the card that it was, its charges with it."""
    for player in evaluate.players(game, effect.who, ctx):
        for obj in evaluate.present(game, effect.thing, ctx):
            if obj.zone not in IN_PLAY:
                if obj.now.type_bits & card_types.FIELD:
                    came = deploy_field(game, obj, player, ctx)
                else:
                    came = summon(game, obj, player, ctx, placing.open_places(game, obj, player), "special_summon")
                if not came and game.here(obj.id) is not None:  # 15-23b-1  and it did not come in another way (16-16b)
                    perform(game, [moving_by_effect(game, obj, GRAVEYARD, HOW_PUT, ctx)])
            elif obj.zone in (FRONT, FIELD) and obj.controller != player:
                take_over(game, obj, player, ctx)


def take_over(game: Game, obj: Obj, player: int, ctx: Context) -> None:
    event = moving_by_effect(game, obj, obj.zone, HOW_PUT, ctx)
    event.control = event.whose = player
    if obj.zone == FRONT:
        places = placing.open_places(game, obj, player)
        if not places:
            return
        event.place = placing.choose_place(game, player, places, "zone", obj.id)
    if not perform(game, [event]):
        return
    if obj.zone == FRONT:
        setters.turn(game, obj, READY if obj.place > 0 else RESTED)  # 15-23a-1, 3-9c
    for each in game.state.zones[CHARGE][1 - player][:]:
        if each.host == obj.id:
            setters.give_to(game, each, player)  # 3-14d-4


# ---------------------------------------------------------------- 15-2, 15-24, 15-30, 15-32


def more_summons(game: Game, effect: Perform, ctx: Context) -> None:
    """15-2c: for the rest of the turn; 15-2c-1: what is infinite stays so."""
    raise_cap(game, effect, ctx, caps.MORE_SUMMONS)


def more_sets(game: Game, effect: Perform, ctx: Context) -> None:
    """4-3b: the set cap likewise."""
    raise_cap(game, effect, ctx, caps.MORE_SETS)


def raise_cap(game: Game, effect: Perform, ctx: Context, kept: str) -> None:
    if effect.amount is None:
        return
    amount = evaluate.amount(game, effect.amount, ctx)
    for player in evaluate.players(game, effect.who, ctx):
        table_setters.keep(game, player, kept, game.state.resources[player].get(kept, 0) + amount)


def end_turn(game: Game, effect: Perform, ctx: Context) -> None:
    """15-24: the gate, the drive zones and the counter zones are emptied, and the end phase begins."""
    state = game.state
    table_setters.set_pending(game, ())  # 15-24b
    stack = state.stack
    table_setters.set_stack(game, [])
    cards = [card for item in stack if item.card and (card := game.here(item.card)) is not None]
    for item in stack:
        if item.image:
            dispel(game, item.image)
    for player in range(state.players):
        driving.clear(game, player)  # 15-24d
        cards += state.zones[COUNTER][player]  # 15-24e
        table_setters.keep_none(game, player, damage.CURRENT, damage.UNCOUNTERED)  # 15-24f
    perform(game, [moving(card, GRAVEYARD, HOW_RULE, IN_PLAY, -1, "rule") for card in cards])  # 15-24c
    table_setters.set_waiting_casts(game, ())
    end_combat(game)  # 15-24g-1
    ctx.over = True  # 15-24c-2
    table_setters.go_to_step(game, "end", ENTER)  # 15-24g, 15-24h


def end_combat(game: Game) -> None:
    expire(game, "combat")
    setters.set_combat(game, None)


def reverse(game: Game, effect: Perform, ctx: Context) -> None:
    """15-30b-1: so many face-up cards of the damage zone are turned face down; 15-30c: all of them or none."""
    if effect.amount is None:
        return
    amount = evaluate.amount(game, effect.amount, ctx)
    player = ctx.controller
    up = [obj for obj in game.state.zones[DAMAGE][player] if obj.face_up]
    if amount <= 0 or len(up) < amount:
        return
    picked = game.ask_many(ChooseObjects(player, up, amount, amount, "damage reversal", about(ctx)))
    for index in picked:
        setters.turn_face(game, up[index], False, 1 << player)  # 3-13c


def remain(game: Game, effect: Perform, ctx: Context) -> None:
    """15-32a: it stays where it is, without damage and without effects that would have ended."""
    for obj in evaluate.present(game, effect.thing, ctx):
        setters.heal(game, [obj])
        effects = game.state.effects
        if any(obj.id in each.affected for each in effects):
            ending = [each for each in effects if obj.id in each.affected and each.lasting != LASTING_GAME.value]
            left = [each.without(obj.id) if each in ending else each for each in effects]
            table_setters.set_effects(game, tuple(each for each in left if each.affected or each.statements))
        table_setters.count_as_done(game)


ACTS: dict[str, Callable[[Game, Perform, Context], None]] = {
    "charge": charge,
    "end_turn": end_turn,
    "gain_control": gain_control,
    "place": place,
    "put_on_top": put_on_top,
    "rearrange": rearrange,
    "redirect": redirect,
    "remain": remain,
    "reverse": reverse,
    "special_summon": special_summon,
    "set_cap": more_sets,
    "summon_cap": more_summons,
    "swap": swap,
}
