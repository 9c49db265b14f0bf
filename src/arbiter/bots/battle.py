"""Attacking and blocking when it pays: who would survive, what a point of damage weighs, who is left to defend."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbiter.bots.weights import Weights, worth
from arbiter.kernel.state import READY, Obj

if TYPE_CHECKING:
    from arbiter.bots.reading import Reader
    from arbiter.kernel.game import Game


class Field:
    """The fighters of both sides."""

    def __init__(self, game: Game, weights: Weights, me: int) -> None:
        self.game = game
        self.weights = weights
        self.me = me
        fighters = [obj for obj in game.field if weights.fighters in obj.now.types]
        self.mine = [obj for obj in fighters if obj.controller == me]
        self.theirs = [obj for obj in fighters if obj.controller != me]

    def taken(self, player: int) -> int:
        return len(self.game.state.zones[self.weights.damage_zone][player])

    def left(self, player: int) -> int:
        """How many more points lose the game."""
        return self.weights.lethal[self.game.format] - self.taken(player)

    def blockers(self, attacker: Obj) -> list[Obj]:
        """Who of the other side could block, as far as marks without conditions say."""
        if attacker.now.marked("cannot_be_blocked") and not limited(attacker, "cannot_be_blocked"):
            return []
        return [obj for obj in self.theirs if obj.turned == READY and not obj.now.marked("cannot_block")]


def limited(obj: Obj, mark: str) -> bool:
    """Does the mark speak of certain opponents only?"""
    marks = obj.now.marks
    return marks is not None and all(each.mark.group is not None for each in marks.get(mark, ()))


def clash(attacker: Obj, blocker: Obj) -> tuple[bool, bool]:
    """Who dies: the attacker, the blocker."""
    kills = attacker.now.power >= blocker.now.power - blocker.damage
    dies = blocker.now.power >= attacker.now.power - attacker.damage
    first = "first_strike" in attacker.now.keywords
    second = "first_strike" in blocker.now.keywords
    if first and not second and kills:
        dies = False
    elif second and not first and dies:
        kills = False
    if attacker.now.marked("cannot_be_destroyed"):
        dies = False
    if blocker.now.marked("cannot_be_destroyed"):
        kills = False
    return dies, kills


def attack_value(field: Field, reader: Reader, attacker: Obj, able: int) -> float:
    """What attacking with this fighter is worth, if the opponent answers as well as can be seen."""
    game, weights = field.game, field.weights
    foe = 1 - field.me
    blockers = field.blockers(attacker)
    point = reader.hurting(foe)
    if able - len([obj for obj in field.theirs if obj.turned == READY]) >= field.left(foe):
        return 100.0 - len(blockers)  # they cannot stop enough of them
    best = -point
    for blocker in blockers:
        dies, kills = clash(attacker, blocker)
        gain = (worth(game, weights, attacker) if dies else 0.0) - (worth(game, weights, blocker) if kills else 0.0)
        best = max(best, gain)
    return -best - exposure(field, attacker)


def party_value(field: Field, reader: Reader, party: list[Obj]) -> float:
    """What attacking with all of them together is worth: one point, or the blocker for one of them at most."""
    game, weights = field.game, field.weights
    power = sum(obj.now.power for obj in party)
    best = -reader.hurting(1 - field.me)
    for blocker in field.blockers(party[0]):
        lost = [worth(game, weights, obj) for obj in party if blocker.now.power >= obj.now.power - obj.damage]
        broken = power >= blocker.now.power - blocker.damage
        best = max(best, max(lost, default=0.0) - (worth(game, weights, blocker) if broken else 0.0))
    return -best - sum(exposure(field, obj) for obj in party)


def best_party(field: Field, reader: Reader, first: Obj, partners: list[Obj]) -> tuple[float, list[Obj]]:
    """The party around a fighter that is worth most: the strongest partners, as many as pay."""
    found = (float("-inf"), [first])
    party = [first]
    for partner in sorted(partners, key=lambda obj: -obj.now.power):
        party = [*party, partner]
        value = party_value(field, reader, party)
        if value > found[0]:
            found = (value, party)
    return found


def exposure(field: Field, attacker: Obj) -> float:
    """What it costs to have the fighter rested in the opponent's next turn."""
    if "brave" in attacker.now.keywords:
        return 0.0
    threats = len(field.theirs)
    guards = sum(1 for obj in field.mine if obj.turned == READY and obj.id != attacker.id)
    through = max(0, threats - guards)
    left = field.left(field.me)
    if through >= left:
        return 40.0
    if through + 1 >= left:
        return 6.0
    return 0.25 * min(threats, 3) * (1.0 if left > 4 else 2.0)


def block_value(field: Field, reader: Reader, blocker: Obj | None, attackers: list[Obj]) -> float:
    """What this block (None: no block) is worth."""
    game, weights = field.game, field.weights
    if blocker is None:
        return -reader.hurting(field.me)
    if len(attackers) == 1:
        dies, kills = clash(attackers[0], blocker)
        gain = worth(game, weights, attackers[0]) if dies else 0.0
        return gain - (worth(game, weights, blocker) if kills else 0.0)
    power = sum(obj.now.power for obj in attackers)
    gain = 0.0
    for obj in attackers:
        if blocker.now.power >= obj.now.power - obj.damage:
            gain = max(gain, worth(game, weights, obj))
    return gain - (worth(game, weights, blocker) if power >= blocker.now.power - blocker.damage else 0.0)
