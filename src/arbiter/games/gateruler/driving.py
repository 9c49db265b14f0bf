"""Chapter 10: the drive. Cards come face down into the drive zone, and are played from there.

In one's own start and main phase they lie there for the main phase actions (10-2). At any other time a process in
the gate lets their player play or set each of them, or gives it up (10-3, 10-4). An Overdrive ability of a revealed
card lies beside it as an imaginary card that is linked to it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Final

import arbiter.kernel.evaluate as evaluate
from arbiter.games.gateruler import gearing, named, rulers
from arbiter.games.gateruler.own_words import is_denied
from arbiter.games.gateruler.placing import is_settable
from arbiter.games.gateruler.using import can_use, of_itself, other_ability, plays_itself, source_of
from arbiter.games.gateruler.zones import DECK, DRIVE, GRAVEYARD, is_standard
from arbiter.kernel import setters, table_setters
from arbiter.kernel.decisions import ChooseObjects, ChooseOption
from arbiter.kernel.doing import cease
from arbiter.kernel.errors import IllegalPlay
from arbiter.kernel.events import moving
from arbiter.kernel.ongoing import Frame
from arbiter.kernel.perform import move, perform
from arbiter.kernel.playing.play import Play, run_play
from arbiter.kernel.stack import StackItem
from arbiter.kernel.telling import tell
from arbiter.kernel.traits import NOTHING, Face, Traits
from arbiter.script import abilities as ab
from arbiter.script.base import How
from arbiter.script.nouns import Self

if TYPE_CHECKING:
    from arbiter.kernel.context import Context
    from arbiter.kernel.game import Game
    from arbiter.kernel.program import Program
    from arbiter.kernel.state import Obj
    from arbiter.script.effects import Perform

PROCESS: Final = "drive"  # its name in the gate
OVERDRIVE: Final = "overdrive"  # the type of an imaginary card, and the kind of ability that it stands for
OVERDRIVEN: Final = "overdriven"  # the steps by which the ability itself is played
CARDS: Final = 0  # the slot in which a drive resolution process keeps what it is for


# ---------------------------------------------------------------- Overdrive abilities as imaginary cards


def overdrives(face: Face) -> list[Program]:
    """16-2a: the Overdrive abilities of a card."""
    return [p for p in face.traits.programs if isinstance(p.ability, ab.Activated) and p.ability.zones == (DRIVE,)]


@cache
def image_face(face: Face, program: Program) -> Face:
    """An imaginary card is nothing but its ability."""
    types = frozenset({OVERDRIVE})
    traits = Traits(NOTHING, types, NOTHING, NOTHING, NOTHING, 0, 0, 0, 0, 0, NOTHING, NOTHING, (program,))
    return Face(f"{face.key} {OVERDRIVE} {program.text}", f"{face.name} [OD]", traits, program.text)


def add_overdrives(game: Game, obj: Obj) -> list[Obj]:
    """7-2a-2, 10-3b, 10-3b-1: each Overdrive ability of a revealed card comes into the drive zone, linked to it."""
    return [
        setters.put_image(game, image_face(obj.face, program), obj.owner, DRIVE, obj.controller, obj.id)
        for program in overdrives(obj.face)
    ]


def is_overdrive(obj: Obj) -> bool:
    return obj.token and obj.zone == DRIVE  # 10-3b  what else lies there is a card


def linked_overdrives(game: Game, obj: Obj) -> list[Obj]:
    """The Overdrive abilities in the drive zone that are linked to the card."""
    return [other for pile in game.state.zones[DRIVE] for other in pile if other.host == obj.id]


def is_held(game: Game, obj: Obj) -> bool:
    """10-4c, 14-4b-1a: a card cannot be played while an Overdrive ability of it is in the drive zone or in the gate."""
    if any(item.kind == OVERDRIVE and item.frame.source == obj.id for item in game.state.stack):
        return True
    return bool(linked_overdrives(game, obj))


def remove_overdrive(game: Game, image: Obj) -> None:
    """7-9, 10-4e: an Overdrive ability that is not played is gone."""
    game.changing()
    cease(game, image)


def reveal(game: Game, obj: Obj) -> Obj:
    """7-2a, 10-3a-1: a card in the drive zone is turned face up, and its Overdrive abilities come to lie beside it."""
    shown = setters.turn_face(game, setters.show(game, obj, setters.everybody(game)), True)
    tell(game, "reveals", shown.controller, shown)
    add_overdrives(game, shown)
    return shown


def reveal_driven(game: Game, play: Play) -> None:
    """7-2a, 7-2b: the active player turns a card in their drive zone face up, at once."""
    reveal(game, play.obj)


def drop_overdrive(game: Game, play: Play) -> None:
    """7-9a, 7-9b: an Overdrive ability is removed without being played, at once."""
    remove_overdrive(game, play.obj)


# ---------------------------------------------------------------- driving


def is_standard_time(game: Game, player: int) -> bool:
    """10-2a: in the player's own start phase or main phase."""
    state = game.state
    return state.active == player and game.rules.turn.steps[state.step].phase in ("start", "main")


def drive(game: Game, player: int, count: int) -> None:
    """15-19b, 15-19c: drive so many cards from the top of the deck; 3-4c: one after the other."""
    driven: list[Obj] = []
    for _ in range(count):
        pile = game.pile(DECK, player)
        if not pile:
            break
        driven += put_down(game, player, [pile[-1]])
    follow(game, player, driven)


def drive_cards(game: Game, player: int, objs: list[Obj]) -> None:
    """15-19a: drive particular cards."""
    follow(game, player, put_down(game, player, objs))


def put_down(game: Game, player: int, objs: list[Obj]) -> list[Obj]:
    """10-2a, 10-3a-1: into the drive zone, face down, for its owner alone to look at."""
    events = []
    for obj in objs:
        event = moving(obj, DRIVE, How.PUT, game.rules.zones.in_play, player, "drive")
        event.whose = player
        event.face_up = False
        events.append(event)
    driven: list[Obj] = []
    for event in perform(game, events):
        if event.result is not None and event.result.zone == DRIVE:
            driven.append(setters.let_look(game, event.result, player))
    return driven


def follow(game: Game, player: int, driven: list[Obj]) -> None:
    """10-2: they stay there; 10-3: at another time they are sorted, and a process in the gate resolves them."""
    if driven:
        named.done(game, driven[0], player, "drive")  # 15-19a
    if not driven or is_standard_time(game, player):
        return
    may_hide = [obj for obj in driven if is_standard(obj) and is_settable(obj)]
    hidden = [obj.id for obj in driven if not is_standard(obj) and is_settable(obj)]
    unseen = game.conceals
    if may_hide or unseen:
        picked = game.ask_many(ChooseObjects(player, may_hide, 0, len(may_hide), "keep face down", unseen=unseen))
        hidden += [may_hide[i].id for i in picked]
    ids: list[int] = []
    for obj in driven:
        ids.append(obj.id)
        if obj.id not in hidden:
            shown = reveal(game, obj)
            ids += [image.id for image in linked_overdrives(game, shown)]
    # 10-3c, 10-3c-1  the process is controlled by who drives
    game.changing()
    frame = Frame(player, 0, ((CARDS, tuple(ids)),))
    table_setters.push(game, StackItem(game.state.next_id(), PROCESS, None, frame))


def clear(game: Game, player: int) -> None:
    """6-3c, 15-24d: what is left in a drive zone goes to the graveyards of its owners; abilities are removed."""
    left = game.pile(DRIVE, player)[:]
    for image in [obj for obj in left if is_overdrive(obj)]:
        remove_overdrive(game, image)
    events = [
        moving(obj, GRAVEYARD, How.RULE, game.rules.zones.in_play, -1, "rule") for obj in left if not is_overdrive(obj)
    ]
    if events:
        perform(game, events)


# ---------------------------------------------------------------- the drive resolution process


def related(game: Game, item: StackItem) -> list[Obj]:
    """10-4b: the cards and abilities of the process that still lie in a drive zone."""
    ids = dict(item.frame.slots).get(CARDS, ())
    found = [game.here(id) for id in ids]
    return [obj for obj in found if obj is not None and obj.zone == DRIVE]


def resolve_drive(game: Game, item: StackItem) -> bool:
    """10-4: one after the other is played or set, or goes; the process stays while there are any left."""
    player = item.frame.controller
    while True:
        free = [obj for obj in related(game, item) if is_overdrive(obj) or not is_held(game, obj)]
        if not free:
            return False  # 10-4b
        chosen = game.ask_for_one(player, free, "resolve the drive")  # 10-4c
        if carry_out(game, player, chosen):
            return True
        if is_overdrive(chosen):  # 10-4e
            remove_overdrive(game, chosen)
        else:
            move(game, chosen, GRAVEYARD, How.RULE, player, "rule")


def carry_out(game: Game, player: int, obj: Obj) -> bool:
    """10-4d: what may be done with it, or nothing; whether something was done."""
    plays = ways(game, player, obj)
    words = (*(play.kind for play in plays), "nothing")
    # What it is, where it lies face down, and what is held, may decide what can be done with it.
    picked = game.ask_one(ChooseOption(player, words, "drive", obj.id, game.conceals))
    if picked == len(plays):
        return False
    try:
        run_play(game, plays[picked])
    except IllegalPlay:
        return False  # choices come before changes, so nothing has happened
    return True


def ways(game: Game, player: int, obj: Obj) -> list[Play]:
    """10-4d: a unit is summoned, another standard action card played, what can be set is set, an ability played."""
    if is_overdrive(obj):
        play = Play(OVERDRIVE, player, obj, obj.face.traits.programs[0])
        return [play] if can_use(game, play) else []
    found: list[Play] = []
    if is_settable(obj) and rulers.of(game, player).set_zones and not is_denied(game, player, "no_setting"):
        found.append(Play("set", player, obj, None))
    if is_standard(obj):
        play = Play(game.rules.playing.cast_kind(obj), player, obj, obj.face.spell)
        if game.rules.playing.check_cast(game, play) is None:
            found.append(play)
    if gearing.check(game, player, obj) is None:
        found.append(Play(gearing.GEAR_UP, player, obj, None))  # 14-18d-2
    return found


# ---------------------------------------------------------------- playing an Overdrive ability (7-9, 14-6)


def play_overdrive(game: Game, play: Play) -> None:
    """The ability is one of the card that its imaginary card is linked to; 14-6c: or that card itself is played."""
    assert play.program is not None
    if plays_itself(play.program):
        inner = of_itself(game, play)
    else:
        ability = other_ability(game, play) or play.program  # 14-6b
        inner = Play(OVERDRIVEN, play.player, source_of(game, play), ability)
    run_play(game, inner)
    remove_overdrive(game, play.obj)  # 14-4b-9  it is in the gate now


def perform_drive(game: Game, effect: Perform, ctx: Context) -> None:
    """15-19: "drive 2", "drive the top card", "drive that card"."""
    for player in evaluate.players(game, effect.who, ctx):
        if effect.thing != Self() or effect.amount is None:
            objs = evaluate.present(game, effect.thing, ctx)
            drive_cards(game, player, objs)
        else:
            drive(game, player, evaluate.amount(game, effect.amount, ctx))


ACTS: dict[str, Callable[[Game, Perform, Context], None]] = {"drive": perform_drive}
