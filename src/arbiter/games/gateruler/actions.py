"""What a player with priority may do (7-1, 9-3e): listed in one pass, the cheapest test first.

The same tests answer "why can't I?": each gives the reason with its rule's number, or None.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import arbiter.kernel.evaluate as evaluate
from arbiter.games.gateruler import caps, forced, gearing, reasons, rulers, threats
from arbiter.games.gateruler.placing import front_places, is_settable
from arbiter.games.gateruler.playing import start_ability, start_card
from arbiter.games.gateruler.zones import (
    DRIVE,
    FIELD,
    FRONT,
    HAND,
    IN_PLAY,
    INSTANT,
    RESOURCE,
    SET,
    STANDARD,
    is_standard,
)
from arbiter.kernel import layers
from arbiter.kernel.context import Context
from arbiter.kernel.playing.paying import feasible
from arbiter.kernel.playing.play import ONLY_PASS, PASS, Action, Play, offer
from arbiter.kernel.playing.targets import can_aim
from arbiter.kernel.state import READY
from arbiter.kernel.triggers import timely, used_up
from arbiter.script import abilities as ab
from arbiter.script import statements as st

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.program import Program
    from arbiter.kernel.ruleset import Reason
    from arbiter.kernel.state import Obj
    from arbiter.kernel.traits import Face


def is_calm(game: Game, player: int) -> bool:
    """7-1a: the active player's main phase, with nothing in the gate."""
    state = game.state
    return state.active == player and state.step == "main" and not state.stack


def list_actions(game: Game, player: int) -> list[Action]:
    """Passing first (9-3e-1), then everything that can be played and finished."""
    state = game.state
    if not game.rules.steps[state.step].plays:
        return ONLY_PASS
    if game.stale:
        layers.refresh(game)
    # Nothing the player has can be paid for or used: that stays so until something of their own changes.
    held = 2 * game.holdings[player]
    shut = game.shut[player] - held  # 1: in a calm main phase, so at all times; 0: at the other times
    calm = is_calm(game, player)
    if shut == 1 or (shut == 0 and not calm):
        return ONLY_PASS
    now = (game.deeds, "calm" if calm else state.step, len(state.stack))
    if game.quiet[player] == now:
        return ONLY_PASS
    actions = [PASS]
    looked = list_calm(game, player, actions) if calm else False
    for obj in state.zones[SET][player]:
        looked = True
        if check_set_card(game, player, obj, calm) is None:
            actions.append(offer(game, "card", obj, obj.face.spell))  # 7-8, 9-3e-2
    for obj, program in game.usable:
        if obj.controller == player and obj.zone in IN_PLAY and not (program.rests and obj.turned):
            looked = True
            if check_ability(game, player, obj, program) is None:
                actions.append(offer(game, "ability", obj, program))  # 7-7, 9-3e-3
    if not looked:
        game.shut[player] = held + calm
    elif len(actions) == 1:
        game.quiet[player] = now
    return actions


def nobody_can(game: Game) -> bool:
    """Has everybody been found to have nothing that could be paid for or used?"""
    state = game.state
    for player in range(state.players):
        left = game.shut[player] - 2 * game.holdings[player]
        if left != 1 and (left != 0 or (player == state.active and state.step == "main")):
            return False
    return True


def list_calm(game: Game, player: int, actions: list[Action]) -> bool:
    """7-2 to 7-10: what only the active player may do, and only with an empty gate. Was there anything to look at?"""
    looked = False
    seen: list[Face] = []
    ready = ready_resources(game, player)
    room = caps.may_set_more(game, player) and rulers.of(game, player).set_zones > 0
    for obj in game.state.zones[HAND][player]:
        if obj.face not in seen or obj.now is not obj.face.traits:
            seen.append(obj.face)
            looked = True
            list_card(game, player, obj, ready, room, actions)
    for obj in game.state.zones[DRIVE][player]:
        looked = True
        if obj.face_up:
            list_card(game, player, obj, ready, False, actions)
        else:
            if is_standard(obj):
                actions.append(offer(game, "reveal", obj))  # 7-2a-1
            if room and is_settable(obj):
                actions.append(offer(game, "set", obj))  # 7-5a
    if len(front_places(game, player)) > 1:
        for obj in game.state.zones[FRONT][player]:
            looked = True
            actions.append(offer(game, "rearrange", obj))  # 7-10a
    return looked


def list_card(game: Game, player: int, obj: Obj, ready: int, room: bool, actions: list[Action]) -> None:
    """7-3 to 7-6: a card of the hand or revealed in the drive zone."""
    face = obj.face
    if gearing.GEAR_UP in obj.now.keywords and gearing.check(game, player, obj) is None:
        actions.append(offer(game, gearing.GEAR_UP, obj))  # 7-11
    if face.speaks or game.cost_texts or obj.now.cost <= ready:
        if check_card(game, player, obj) is None:
            actions.append(offer(game, "card", obj, face.spell))
    if room and is_settable(obj):
        actions.append(offer(game, "set", obj))  # 7-5a


def ready_resources(game: Game, player: int) -> int:
    count = 0
    for obj in game.state.zones[RESOURCE][player]:
        if obj.turned == READY:
            count += 1
    return count


# ---------------------------------------------------------------- the full checks, with reasons


def check_card(game: Game, player: int, obj: Obj) -> Reason | None:
    """7-3a, 7-4a, 7-6a: may the player play this card of the hand or the drive zone now?"""
    if not is_calm(game, player):
        return reasons.NOT_NOW
    if obj.zone not in (HAND, DRIVE):
        return reasons.NOT_FROM_HERE  # 7-1b
    if obj.zone == DRIVE and not obj.face_up:
        return reasons.FACE_DOWN
    if not is_standard(obj):
        return reasons.NOT_A_CARD_TO_PLAY if "event" not in obj.now.types else reasons.NOT_NOW
    return check_play(game, Play("card", player, obj, obj.face.spell))


def check_set_card(game: Game, player: int, obj: Obj, calm: bool) -> Reason | None:
    """7-8a, 9-3e-2, 14-5b to 14-5d: may a card in a set zone be played by priority now?"""
    flags = obj.now.flags
    if INSTANT not in flags and not (calm and STANDARD in flags) and not threats.is_before_damage(game, obj):
        return reasons.NOT_NOW
    return check_play(game, Play("card", player, obj, obj.face.spell))


def check_play(game: Game, play: Play) -> Reason | None:
    """Everything but the timing and the zone."""
    obj = play.obj
    player = play.player
    if "unread" in obj.face.traits.flags:
        return reasons.NOT_EXECUTABLE
    if "unit" in obj.now.types:
        if not front_places(game, player):
            return reasons.NO_ZONE_FOR_UNITS
        if caps.summons_left(game, player) == 0 and play.how != forced.FORCED:
            return reasons.SUMMON_CAP  # 15-17a-3
    if st.ForbidPlay in game.says and forbidden(game, player, obj, "cast"):
        return reasons.FORBIDDEN
    if obj.face.spell is not None and not can_aim(game, obj.face.spell, play.context, "summon"):
        return reasons.NO_TARGET  # 14-4b-4
    start_card(game, play)
    possible = feasible(game, play)
    game.playing = 0
    play.parts = []
    return None if possible else reasons.CANNOT_PAY


def forbidden(game: Game, player: int, obj: Obj, kind: str) -> bool:
    """1-5d: a text that prevents wins."""
    for active in game.says.get(st.ForbidPlay, ()):
        statement = active.statement
        assert isinstance(statement, st.ForbidPlay)
        if statement.kind in (kind, "any") and evaluate.is_player(game, statement.who, player, active.context):
            what = statement.what
            if what.zones and obj.zone not in what.zones:
                continue
            if evaluate.passes(game, what.tests, obj, active.context):
                return True
    return False


def check_ability(game: Game, player: int, obj: Obj, program: Program) -> Reason | None:
    """7-7a, 9-3e-3: may the player play this activated ability now?"""
    ability = program.ability
    assert isinstance(ability, ab.Activated)
    if obj.zone not in program.zones or not obj.face_up:
        return reasons.NOT_FROM_HERE
    limits = ability.limits
    ctx = game.reader(obj) if obj.controller == player else Context(player, obj)
    if limits is not ab.FREELY:
        if not timely(game, limits.timing, player):
            return reasons.NOT_NOW
        if used_up(game, obj, ability, player):
            return reasons.USED
        if limits.condition is not None and not evaluate.holds(game, limits.condition, ctx):
            return reasons.USED
    if ability.gate is not None and not evaluate.holds(game, ability.gate, ctx):
        return reasons.USED
    if st.ForbidPlay in game.says and forbidden(game, player, obj, "ability"):
        return reasons.FORBIDDEN
    if program.declared and not can_aim(game, program, ctx, "ability"):
        return reasons.NO_TARGET
    play = Play("ability", player, obj, program)
    start_ability(game, play)
    return None if feasible(game, play) else reasons.CANNOT_PAY


def check_cast(game: Game, play: Play) -> Reason | None:
    """15-16a: an effect has a card played: everything but the timing."""
    return check_play(game, play)


def may_enter(game: Game, obj: Obj, player: int) -> Reason | None:
    """Can it be put into play for this player?"""
    if "unit" in obj.now.types:
        return None if front_places(game, player) else reasons.NO_ZONE_FOR_UNITS
    return None if "field" in obj.now.types else reasons.NOT_A_CARD_TO_PLAY


def explain(game: Game, player: int, obj: Obj) -> list[Reason]:
    """Why the player cannot do anything with the card now; nothing if they can."""
    if game.stale:
        layers.refresh(game)
    found: list[Reason] = []
    if game.state.priority != player:
        found.append(reasons.NOT_YOUR_PRIORITY)
    tries: list[Reason | None] = []
    if obj.zone in (HAND, DRIVE):
        tries.append(check_card(game, player, obj))
    if obj.zone == SET:
        tries.append(check_set_card(game, player, obj, is_calm(game, player)))
    if obj.zone in (FRONT, FIELD, *IN_PLAY):
        tries += [check_ability(game, player, obj, program) for program in obj.now.programs if program.is_activated]
    if not found and any(reason is None for reason in tries):
        return []
    found += [reason for reason in tries if reason is not None and reason not in found]
    return found or [reasons.NOT_A_CARD_TO_PLAY]
