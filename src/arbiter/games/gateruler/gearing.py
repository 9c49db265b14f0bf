"""Section 14-18: gearing up. A unit is put on top of its player's ruler, and both stand in the defense zone.

The ruler's object stays where it is; the unit stands in the defense zone and is linked to the ruler. So whatever is
said of units concerns the unit, and whatever is said of rulers the ruler, as the rules want it for damage (14-18b-6).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import arbiter.kernel.evaluate as evaluate
from arbiter.games.gateruler import named, reasons, rulers
from arbiter.games.gateruler.placing import choose_place, open_places
from arbiter.games.gateruler.zones import DRIVE, FRONT, HAND, RULER, is_geared
from arbiter.kernel import setters
from arbiter.kernel.context import Context
from arbiter.kernel.playing.play import Play, run_play
from arbiter.script import abilities as ab
from arbiter.script import statements as st

if TYPE_CHECKING:
    from arbiter.kernel.events import Event
    from arbiter.kernel.game import Game
    from arbiter.kernel.rows import Reason
    from arbiter.kernel.stack import StackItem
    from arbiter.kernel.state import Obj
    from arbiter.script.effects import Perform

GEAR_UP: Final = "gear_up"  # the keyword (16-24), the kind of play, and how the unit was played
REQUIREMENT: Final = "gear_requirement"  # 16-25  the name under which a card states its conditions


def geared(game: Game, player: int) -> Obj | None:
    """14-18a-1: the unit on top of the player's ruler."""
    for obj in game.state.zones[FRONT][player]:
        if is_geared(obj):
            return obj
    return None


def top(game: Game, obj: Obj) -> Obj:
    """14-18b-3a, 14-18b-3b: what is done to a geared up ruler, but for damage, is done to the unit on top of it."""
    if obj.zone != RULER:
        return obj
    return geared(game, obj.controller) or obj


def fulfils(game: Game, player: int, obj: Obj) -> bool:
    """16-25b: does everything hold that the card asks for?"""
    ctx = Context(player, obj)
    for program in obj.face.statics:
        ability = program.ability
        if isinstance(ability, ab.Static) and any(
            isinstance(each, st.Permit) and each.name == REQUIREMENT for each in ability.statements
        ):
            if ability.condition is not None and not evaluate.holds(game, ability.condition, ctx):
                return False
    return True


def check(game: Game, player: int, obj: Obj) -> Reason | None:
    """14-18e, 14-18e-1, 16-24c: may the player gear up into the card, whenever it would be time for it?"""
    if GEAR_UP not in obj.now.keywords:
        return reasons.NOT_A_CARD_TO_PLAY
    if not rulers.of(game, player).defense_zones:
        return reasons.NO_DEFENSE_ZONE
    if geared(game, player) is not None:
        return reasons.GEARED_UP
    if all(at > 0 for at in open_places(game, obj, player)):
        return reasons.NO_ZONE_FOR_UNITS
    return None if fulfils(game, player, obj) else reasons.GEAR_REQUIREMENT


# ---------------------------------------------------------------- playing it (14-18f-1)


def start(game: Game, play: Play) -> None:
    """14-18f-1: nothing is paid for its level, and it is no normal summon."""
    play.ability_kind = "summon"
    play.how = GEAR_UP
    play.parts = []
    play.program = None
    play.effects = ()
    game.under_way.playing = play.obj.id


def choose_defense_zone(game: Game, play: Play) -> None:
    """14-18b-1: the defense zone into which the ruler will go."""
    places = tuple(at for at in open_places(game, play.obj, play.player) if at <= 0)
    play.place = choose_place(game, play.player, places, "zone", play.obj.id)


def act_gear_up(game: Game, effect: Perform, ctx: Context) -> None:
    """14-18d-3: a text has its player gear up into a card."""
    for obj in evaluate.present(game, effect.thing, ctx):
        if check(game, ctx.controller, obj) is None:
            run_play(game, Play(GEAR_UP, ctx.controller, obj, None))


# ---------------------------------------------------------------- resolving it (14-18f-2)


def may_complete(game: Game, item: StackItem, card: Obj) -> bool:
    """14-18f-2, 14-18f-2b: the conditions must still hold; otherwise the card goes back to where it was."""
    player = item.frame.controller
    return geared(game, player) is None and fulfils(game, player, card)


def complete(game: Game, event: Event) -> None:
    """14-18f-2a, 14-18f-3, 14-18f-3a: the unit lies on top of the ruler, ready or exhausted as the ruler was."""
    obj = event.result
    if obj is not None and event.arrival is not None and event.arrival.by == GEAR_UP:
        ruler = rulers.ruler_card(game, obj.controller)
        setters.link(game, obj, ruler.id)
        setters.turn(game, obj, ruler.turned)
        named.done(game, obj, obj.controller, GEAR_UP)  # 14-18a


def left(game: Game, event: Event) -> None:
    """14-18b-7, 14-18b-7a: the unit has left play; the ruler is alone again, ready or exhausted as the pair was."""
    obj = event.subject
    assert obj is not None
    ruler = game.here(obj.host)
    if ruler is not None:
        setters.turn(game, ruler, obj.turned)


ACTS: dict[str, Callable[[Game, Perform, Context], None]] = {GEAR_UP: act_gear_up}
FROM: Final = (HAND, DRIVE)  # 14-18c
