"""Chapters 1017, 1047 and 1048: copying, expelling and swapping."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

import arbiter.kernel.evaluate as evaluate
from arbiter.games.fow import card_types
from arbiter.games.fow.additions import find_host_of_copy, fuse_on_chase
from arbiter.games.fow.harm import left_without
from arbiter.games.fow.keywords_arriving import RAID
from arbiter.games.fow.stacking import two_sides
from arbiter.games.fow.ways import AMBUSH, IBKA, STEALTH
from arbiter.games.fow.zones import CHASE, FIELD, OUTSIDE
from arbiter.kernel import events as ev
from arbiter.kernel import setters
from arbiter.kernel.copying import choose_new_targets, copy_item
from arbiter.kernel.decisions import ChooseOption
from arbiter.kernel.doing import take_out
from arbiter.kernel.effects.picking import show
from arbiter.kernel.events import Event, moving
from arbiter.kernel.faraway import is_open
from arbiter.kernel.perform import is_prohibited, perform
from arbiter.kernel.repeating import so_many
from arbiter.kernel.state import UNPAID, Arrival
from arbiter.kernel.telling import tell
from arbiter.kernel.traits import Face
from arbiter.script.amounts import Number
from arbiter.script.base import How
from arbiter.script.nouns import TopCards

if TYPE_CHECKING:
    from arbiter.kernel.context import Context
    from arbiter.kernel.game import Game
    from arbiter.kernel.state import Obj
    from arbiter.script.effects import Perform

# 1017.2c  ([Awakening], [Incarnation], [Mastery] and [Solarisation] are in what was paid, and how)
WAYS_COPIED: Final = frozenset({"cast", AMBUSH, IBKA, STEALTH})
COPIES: dict[tuple[Face, str], Face] = {}  # faces of token copies, by the original and a keyword that is added


def token_face(face: Face, word: str = "") -> Face:
    """1017.2, 1303.1: the printed information without the cost, and with a keyword that the text adds."""
    made = COPIES.get((face, word))
    if made is None:
        traits = face.printed.copy()
        traits.cost = 0
        traits.flags = traits.flags | ({word} if word else frozenset())
        key = f"(copy {face.key}{' ' if word else ''}{word})"
        made = COPIES[face, word] = Face(key, face.name, traits, face.text, face.has_power)
    return made


def copy(game: Game, effect: Perform, ctx: Context) -> None:
    """1017.2, 1017.3: an entity is copied as a token, a spell or an ability as another on the chase."""
    made = make_copies(game, effect, ctx)
    if effect.slot is not None:
        ctx.slots[effect.slot] = [obj for obj in made if obj.zone == FIELD]


def copy_anew(game: Game, effect: Perform, ctx: Context) -> None:
    """1017.3d, 903.2i-3: the targets are copied, and others may be chosen in their place, as many as there were."""
    for obj in make_copies(game, effect, ctx):
        choose_new_targets(game, obj)


def make_copies(game: Game, effect: Perform, ctx: Context) -> list[Obj]:
    """Tokens in the field and copies on the chase, as the text says."""
    made: list[Obj] = []
    for obj in evaluate.present(game, effect.thing, ctx):  # 1017.4  what is gone is not copied
        if obj.zone == FIELD:
            event = Event(ev.CREATES, None, ctx.controller, 1, ctx.source, ctx.controller, "ability", obj.face.name)
            event.to = FIELD
            event.how = How.PUT
            event.face = token_face(obj.face, effect.word or "")
            event.arrival = as_unpaid(obj.arrival, game.state.turn)
            if not find_host_of_copy(game, event, obj):
                continue
            made += [each.result for each in perform(game, [event]) if each.result is not None]
        elif obj.zone == CHASE:
            copied = copy_item(game, obj, ctx.controller, (UNPAID,))  # 1017.3, 1017.3a, 1017.3b, 1017.3d
            if copied is not None:
                fuse_on_chase(game, copied)
                made.append(copied)
    return made


def as_unpaid(old: Arrival, turn: int) -> Arrival:
    """1017.2c: how the original was played and what was paid for it; 1017.2a: and yet its cost was not paid.

    Of the ways of coming only those are the copy's, too, that 1017.2c names: what was played by [Raid], or came into
    the field attacking, has gained what follows from it (1196.2, 1041.2), and the copy has not (1017.1).
    """
    by = old.by if old.by in WAYS_COPIED else ""
    extras = tuple(paid for paid in old.extras if paid != RAID)
    return Arrival(old.origin, old.how, old.cast, old.x, old.paid, extras, by, turn, (*old.means, UNPAID), old.words)


def expel(game: Game, effect: Perform, ctx: Context) -> None:
    """1047.1: outside the game, revealed until the end of the game; 1047.4: only one's own."""
    players = evaluate.players(game, effect.who, ctx)
    thing = effect.thing
    if isinstance(thing, TopCards) and thing.zone is None:
        # 1047.2  one card of the deck after the other, whatever lies on top then
        one = replace(thing, count=Number(1))
        times = evaluate.amount(game, thing.count, ctx)
        gone = [
            obj for _ in so_many(times) for obj in expel_cards(game, evaluate.present(game, one, ctx), players, ctx)
        ]
    else:
        gone = expel_cards(game, evaluate.present(game, thing, ctx), players, ctx)
    if effect.slot is not None:
        ctx.slots[effect.slot] = gone


def expel_cards(game: Game, objs: list[Obj], players: list[int], ctx: Context) -> list[Obj]:
    """Those that were expelled, where they are now."""
    objs = [obj for obj in objs if obj.controller in players]  # 1047.4
    for player in players:
        if left_without(game, player, objs):  # 1047.3
            objs = [obj for obj in objs if not obj.now.type_bits & card_types.RULERS or obj.token]
    events = [moving(obj, OUTSIDE, How.REMOVE, game.rules.zones.in_play, ctx.controller, "expel") for obj in objs]
    gone: list[Obj] = []
    for event in perform(game, events):
        if event.result is not None:
            ctx.follow(event.subject or event.result, event.result)
            gone.append(event.result)
    return gone


def erase(game: Game, effect: Perform, ctx: Context) -> None:
    """1303.3: a token is taken from where it is and put nowhere; nothing has moved."""
    game.changing()
    for obj in evaluate.present(game, effect.thing, ctx):
        if obj.token and obj.zone in game.rules.zones.in_play:
            tell(game, "erases", ctx.controller, obj)
            take_out(game, obj, True)


def exchanged_as(game: Game, event: Event, there: list[Obj], lay_open: set[int], ctx: Context) -> None:
    """1048.1: in the orientation that the others had; what did not lie open comes back so."""
    subject = event.subject
    assert subject is not None
    event.rested = orientation(game, ctx, subject, event.to, there)
    event.face_up = event.to != OUTSIDE or subject.card in lay_open


def swap(game: Game, effect: Perform, ctx: Context) -> None:
    """1048.1: cards change places, each in the orientation that the others had; 1048.1c: all of them or none."""
    one, other = two_sides(game, effect, ctx)
    if not one or not other or not all(can_swap(game, event) for event in exchange(game, one, other, ctx)):
        return
    lay_open = {obj.card for obj in (*one, *other) if is_open(game, obj)}
    show(game, [obj for obj in (*one, *other) if not is_open(game, obj)], -1)  # 1048.1a
    events = exchange(game, one, other, ctx)
    for event, there in zip(events, (*[other] * len(one), *[one] * len(other)), strict=True):
        exchanged_as(game, event, there, lay_open, ctx)
    for event in perform(game, events):
        new = event.result
        if new is not None and new.card in lay_open and new.zone not in game.rules.zones.in_play:
            keep_open(game, new)


def exchange(game: Game, one: list[Obj], other: list[Obj], ctx: Context) -> list[Event]:
    """Each card to the place of the others; 1048.1b: also from and to outside the game."""
    events: list[Event] = []
    for objs, there in ((one, other[0]), (other, one[0])):
        for obj in objs:
            event = moving(obj, there.zone, How.PUT, game.rules.zones.in_play, ctx.controller, "swap")
            event.control = there.controller
            events.append(event)
    return events


def can_swap(game: Game, event: Event) -> bool:
    """1048.1c: does the card get where it is to go?"""
    to = event.to
    route = game.rules.moving.route
    return (route is None or route(game, event)) and event.to == to and not is_prohibited(game, event)


def orientation(game: Game, ctx: Context, obj: Obj, to: str, there: list[Obj]) -> bool:
    """1048.1: as the others lay; where they lay differently, their player chooses for each card."""
    found = {bool(other.turned) for other in there}
    if len(found) == 1 or not game.rules.zones.specs[to].turns:
        return found.pop()
    return bool(game.ask_one(ChooseOption(ctx.controller, ("recovered", "rested"), "orientation", obj.id)))


def keep_open(game: Game, obj: Obj) -> None:
    """1048.1d: what lay revealed stays revealed, in a hidden area and outside the game, too."""
    setters.turn_face(game, obj, True, (1 << game.state.players) - 1)
