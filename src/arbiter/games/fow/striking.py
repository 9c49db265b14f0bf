"""Chapters 805 and 806: battle damage, and what attacking a warden does instead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbiter.games.fow import card_types
from arbiter.games.fow.harm import WILLPOWER as WILLPOWER
from arbiter.games.fow.zones import is_fighter
from arbiter.kernel import events as ev
from arbiter.kernel.events import Event

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.state import Combat, Obj


def strike(game: Game, attacker: Obj, forth: bool = True, back: bool = True) -> list[Event]:
    """The battle damage of one step: the attacker's (forth) and what it battles (back)."""
    combat = game.state.combat
    assert combat is not None
    blocker = blocking(game, combat, attacker)
    target = game.here(combat.target) if combat.target else None
    events: list[Event] = []
    if forth:
        if blocker is not None:
            events += against_blocker(game, combat, attacker, blocker, target)  # 805.2a, 806.2a
        else:
            events += against_target(game, combat, attacker, attacker.now.power, target)
    # 806.2d, 804.5  the blocker, or the attacked J/resonator if nobody blocks, strikes back
    other = blocker if blocker is not None else target
    if back and other is not None and is_fighter(other):
        events += damage(other, attacker, other.now.power)
    return events


def blocking(game: Game, combat: Combat, attacker: Obj) -> Obj | None:
    """804.4a: the blocker, as long as it is a J/resonator in the field under the same player."""
    blocker = game.here(combat.blocker) if combat.blocker and combat.blocks in (0, attacker.id) else None
    if blocker is None or not is_fighter(blocker) or blocker.controller == attacker.controller:
        return None
    return blocker


def damage(source: Obj, target: Obj, amount: int) -> list[Event]:
    if amount <= 0:
        return []
    return [Event(ev.DAMAGES, target, target.controller, amount, source, source.controller, "battle")]


def against_blocker(game: Game, combat: Combat, attacker: Obj, blocker: Obj, target: Obj | None) -> list[Event]:
    """1103.2: with [Pierce] what exceeds the blocker's capacity goes on to what was attacked."""
    power = attacker.now.power
    if "pierce" not in attacker.now.keywords:
        return damage(attacker, blocker, power)
    capacity = max(0, blocker.now.guard - blocker.damage)  # 208.2a
    over = max(0, power - capacity)
    return damage(attacker, blocker, power - over) + (
        against_target(game, combat, attacker, over, target) if over else []
    )


def against_target(game: Game, combat: Combat, attacker: Obj, amount: int, target: Obj | None) -> list[Event]:
    """805.2b, 805.2c, 806.2b, 806.2c: damage to the attacked player or object; a warden loses willpower."""
    if combat.target and target is None:
        return []
    if target is None:
        if amount <= 0:
            return []
        event = Event(ev.HURTS, None, combat.defender, amount, attacker, attacker.controller, "battle")
        return [event]
    if is_fighter(target):
        return damage(attacker, target, amount)
    lost = min(willpower_lost(attacker), target.count(WILLPOWER))
    if not lost:
        return []
    return [Event(ev.COUNTS, target, target.controller, -lost, attacker, attacker.controller, "battle", WILLPOWER)]


def willpower_lost(attacker: Obj) -> int:
    """805.2c: as much as the resonator's total cost; one for J-rulers, tokens, stones and those without ATK."""
    if (
        attacker.now.type_bits & card_types.J_RULER
        or attacker.token
        or attacker.now.power <= 0
        or attacker.face.traits.type_bits & card_types.MAGIC_STONE
    ):
        return 1
    return attacker.now.cost
