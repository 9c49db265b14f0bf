"""Why a player can do nothing with a card: the same tests that list the actions, asked for their reasons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbiter.games.gateruler import gearing, reasons
from arbiter.games.gateruler.attack import check_attack, targets
from arbiter.games.gateruler.checking import check_ability, check_card, check_set_card, check_setting, is_calm
from arbiter.games.gateruler.placing import is_settable
from arbiter.games.gateruler.playing import start_ability, start_card
from arbiter.games.gateruler.zones import COUNTER, DRIVE, IN_PLAY, SET
from arbiter.kernel.explaining import Attempt, weigh
from arbiter.kernel.playing.play import Play

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.rows import Reason
    from arbiter.kernel.state import Obj


def explain(game: Game, player: int, obj: Obj) -> list[Reason]:
    """Why the player cannot do anything with the card now; nothing if they can."""
    found = weigh(game, list_attempts(game, player, obj))
    if game.state.priority != player:
        return [reasons.NOT_YOUR_PRIORITY, *found]
    if found and obj.zone not in IN_PLAY and is_settable(obj):
        unset = check_setting(game, player, obj)
        if unset is not None and unset not in found:
            found.append(unset)  # setting it is not playing it: only why it cannot be set is added
    return found


def list_attempts(game: Game, player: int, obj: Obj) -> list[Attempt]:
    """Playing the card, gearing up into it, using its abilities; where it has none of that, attacking with it."""
    tries: list[Attempt] = []
    play = Play("card", player, obj, obj.face.spell)
    if obj.zone == SET:
        tries.append(Attempt(check_set_card(game, player, obj, is_calm(game, player)), play, start_card))
    elif obj.zone not in IN_PLAY:
        tries.append(Attempt(check_card(game, player, obj), play, start_card))
        if gearing.GEAR_UP in obj.now.keywords and obj.zone in gearing.FROM:
            calm = is_calm(game, player)
            tries.append(Attempt(gearing.check(game, player, obj) if calm else reasons.NOT_NOW))  # 7-11
    for program in obj.now.programs:
        # 7-9, 13-6d  Overdrive and Counter abilities are not played from the card
        if program.is_activated and obj.zone in program.zones and obj.zone not in (DRIVE, COUNTER):
            reason = check_ability(game, player, obj, program)
            tries.append(Attempt(reason, Play("ability", player, obj, program), start_ability))
    if tries or obj.zone not in IN_PLAY:
        return tries
    if obj.now.types.isdisjoint(("unit", "ruler")):
        return [Attempt(reasons.NO_ABILITY)]
    return [Attempt(why_no_attack(game, obj) or reasons.ATTACK_TIME)]


def why_no_attack(game: Game, obj: Obj) -> Reason | None:
    """8-4c: it can attack, and there is something for it to attack."""
    reason = check_attack(game, obj)
    if reason is None and not any(targets(game, obj)):
        return reasons.NOTHING_TO_ATTACK
    return reason
