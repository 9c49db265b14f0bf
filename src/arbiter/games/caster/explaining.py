"""Why a player can do nothing with a card: the same tests that list the actions, asked for their reasons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbiter.games.caster import reasons
from arbiter.games.caster.actions import check_ability, check_card, main_timing, permitted_cards
from arbiter.games.caster.attacking import check_attack
from arbiter.games.caster.calling import called_from_elsewhere, level_up_bases, may_be_called, stands_alone
from arbiter.games.caster.playing import start_ability, start_card
from arbiter.games.caster.switching import check_switch
from arbiter.games.caster.zones import EXTRA, FIELD, HAND, is_servant
from arbiter.kernel.explaining import Attempt, weigh
from arbiter.kernel.playing.play import Play
from arbiter.kernel.state import ENTER

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.rows import Reason
    from arbiter.kernel.state import Obj


def explain(game: Game, player: int, obj: Obj) -> list[Reason]:
    """Why the player cannot do anything with this object now."""
    # 504.1, 504.3  who calls has no priority yet: only cards of the hand are called
    elsewhere = called_from_elsewhere(game, player)
    acting = obj.zone == HAND or obj in elsewhere if is_calling(game, player) else game.state.priority == player
    if not acting:
        return [reasons.NO_PRIORITY]
    return weigh(game, list_attempts(game, player, obj))


def is_calling(game: Game, player: int) -> bool:
    """504.1: is the player about to call? That is done before anybody has priority in the phase (504.3)."""
    state = game.state
    return state.step == "call" and state.mode == ENTER and state.active == player


def list_attempts(game: Game, player: int, obj: Obj) -> list[Attempt]:
    """Calling or playing the card, using its abilities, switching it; where there is none of that, attacking."""
    tries: list[Attempt] = []
    elsewhere = permitted_cards(game, player) + called_from_elsewhere(game, player)
    if obj.zone == HAND or obj in elsewhere:
        if "caster" in obj.now.types:
            tries += try_calling(game, player, obj)
        else:
            play = Play("spell", player, obj, obj.face.spell)
            tries.append(Attempt(check_card(game, player, obj), play, start_card))
    for program in (*obj.now.activated, *obj.now.producers):
        if obj.zone not in program.zones:
            continue
        reason = check_ability(game, player, obj, program)
        if reason is None and program.resource and not game.manual_payment & 1 << player:
            reason = reasons.AETHER_WHEN_PAYING
        tries.append(Attempt(reason, Play("ability", player, obj, program), start_ability))
    if is_servant(obj) and obj.zone == FIELD:
        used = bool(tries)
        tries.append(Attempt(check_switch(game, obj) or (None if main_timing(game, player) else reasons.SWITCH_TIME)))
        if not used:
            tries.append(Attempt(check_attack(game, obj) or reasons.ATTACK_TIME))
    return tries or [Attempt(why_idle(obj))]


def try_calling(game: Game, player: int, obj: Obj) -> list[Attempt]:
    """504.1a, 504.1c: face up or by levelling up; that any card may be called face down (504.1b) says nothing of it."""
    tries: list[Attempt] = []
    if not is_calling(game, player):
        tries.append(Attempt(reasons.CALL_PHASE))
    if not may_be_called(game, player, obj):
        tries.append(Attempt(reasons.FORBIDDEN))
    elif obj.now.level <= 1 and not stands_alone(game, player, obj):
        tries.append(Attempt(reasons.NAMESAKE))
    elif obj.now.level > 1 and not level_up_bases(game, player, obj):
        tries.append(Attempt(reasons.NO_BASE))
    return tries or [Attempt(None)]


def why_idle(obj: Obj) -> Reason:
    if obj.zone == EXTRA:
        return reasons.EXTRA_DECK
    return reasons.NO_ABILITY if obj.zone == FIELD else reasons.NOT_FROM_HERE
