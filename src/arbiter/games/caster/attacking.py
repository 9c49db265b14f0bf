"""Chapter 803.3: who may attack, and what; with the keywords that change it (1104, 1110, 1116)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbiter.games.caster import reasons
from arbiter.games.caster.zones import can_fight, servants_of
from arbiter.kernel.marks import bears
from arbiter.kernel.playing.paying import feasible
from arbiter.kernel.playing.play import Play
from arbiter.kernel.state import READY, REVERSED

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.rows import Reason
    from arbiter.kernel.state import Obj


def came_this_turn(game: Game, obj: Obj) -> bool:
    """Was it put into the field this turn?"""
    return obj.arrival.turn == game.state.turn


def payment_for(obj: Obj) -> Play | None:
    """803.4: what must be done for the servant to attack."""
    marks = obj.now.marks
    costs = [] if marks is None else [mark.mark.cost for mark in marks.get("attack_cost", ()) if mark.mark.cost]
    if not costs:
        return None
    play = Play("pay", obj.controller, obj, None)
    play.ability_kind = "pay"
    play.parts = [part for cost in costs for part in cost.parts]
    play.spared = frozenset({obj.id})
    return play


def attackers_of(game: Game, player: int) -> list[Obj]:
    """803.3a: the recovered servants that could attack something now."""
    return [obj for obj in servants_of(game, player) if check_attack(game, obj) is None]


def check_attack(game: Game, obj: Obj) -> Reason | None:
    """803.3a: recovered, not prohibited, and with something to attack; 1104.2: not in the turn it came."""
    if not can_fight(obj):
        return reasons.NO_SERVANT
    if obj.turned != READY:
        return reasons.NOT_RECOVERED
    if "slow_start" in obj.now.keywords and came_this_turn(game, obj):
        return reasons.SLOW_START
    if bears(game, obj, "cannot_attack"):
        return reasons.CANNOT_ATTACK
    play = payment_for(obj)
    if play is not None and not feasible(game, play):
        return reasons.ATTACK_COST
    open_player, objects = targets_for(game, obj)
    return None if open_player or objects else reasons.NOTHING_TO_ATTACK


def targets_for(game: Game, attacker: Obj) -> tuple[bool, list[Obj]]:
    """803.3b: may it attack the opponent, and which of their servants? 1110.2: [Hubris] passes reversed ones by."""
    enemy = game.after(attacker.controller)
    objects = [obj for obj in servants_of(game, enemy) if may_battle(game, attacker, obj)]
    now = attacker.now
    if now.marked("cannot_attack_players"):
        return False, objects
    if "hubris" in now.keywords:
        return True, objects
    return not any(obj.turned == REVERSED for obj in objects), objects


def are_apart(one: Obj, other: Obj) -> bool:
    """1116.2: what has [Φ] battles only with others that have it."""
    return ("phi" in one.now.keywords) != ("phi" in other.now.keywords)


def may_battle(game: Game, attacker: Obj, obj: Obj) -> bool:
    """1116.2a, 1116.2b: with [Φ] only with others that have it; 104.4: texts may prohibit it."""
    if are_apart(attacker, obj):
        return False
    return not bears(game, attacker, "cannot_attack", obj) and not bears(game, obj, "cannot_be_attacked", attacker)
