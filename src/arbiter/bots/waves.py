"""Attacks one after the other, thought of as a whole: whoever stops the first of them is hurt, or gone, when the others
come, and cannot stop them all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbiter.bots.battle import as_they_strike, attack_brings, lead_gained, survives
from arbiter.bots.worth import endurance, hits_for
from arbiter.kernel.state import READY

if TYPE_CHECKING:
    from arbiter.bots.battle import Field
    from arbiter.bots.valuer import Valuer
    from arbiter.kernel.state import Obj
    from arbiter.profile.weights import Weights


class Wave:
    """Fighters that attack in this order, each met as well as can be seen."""

    def __init__(self, field: Field, valuer: Valuer) -> None:
        self.field = field
        self.valuer = valuer
        self.weights = field.weights
        self.hurt: dict[int, int] = {}  # what blockers have taken in earlier fights
        self.gone: set[int] = set()
        self.damage = 0  # what the other player has taken
        self.won = self.weights.measure.initiative

    def attack(self, attacker: Obj) -> None:
        """The other side lets it through or blocks it, whichever costs it least."""
        weights, field = self.weights, self.field
        measure = weights.measure
        hits = hits_for(weights, attacker)
        least = self.valuer.damage_value(1 - field.me, self.damage + hits) - self.already()
        met: Obj | None = None
        felled = fell = False
        for blocker in field.blockers(attacker):
            if blocker.id in self.gone:
                continue
            dies, kills = self.clash(attacker, blocker)
            value = (measure.theirs * self.valuer.worth(blocker) if kills else 0.0) - (
                measure.mine * self.valuer.worth(attacker) if dies else 0.0
            )
            if value < least:
                least, met, felled, fell = value, blocker, kills, dies
        self.won += least + (attack_brings(field, self.valuer, attacker) if field.reads_attacks else 0.0)
        if fell:
            self.gone.add(attacker.id)
        if met is None:
            self.damage += hits
        elif felled:
            self.gone.add(met.id)
        else:
            self.hurt[met.id] = self.hurt.get(met.id, 0) + attacker.now.power

    def already(self) -> float:
        return self.valuer.damage_value(1 - self.field.me, self.damage) if self.damage else 0.0

    def clash(self, attacker: Obj, blocker: Obj) -> tuple[bool, bool]:
        """Who dies: the attacker, the blocker, who may be hurt already."""
        weights = self.weights
        lead = lead_gained(self.field, attacker, blocker) if self.field.reads_attacks else 0
        kills = strikes_down(weights, attacker, blocker, self.hurt.get(blocker.id, 0) + lead)
        dies = strikes_down(weights, blocker, attacker, -lead)
        return as_they_strike(weights, attacker, blocker, dies, kills)

    def value(self, rested: list[Obj]) -> float:
        """What has been won, less what those who lie rested no longer keep off."""
        field, weights = self.field, self.weights
        hits = [hits_for(weights, obj) for obj in field.theirs if obj.id not in self.gone]
        hits.sort(reverse=True)
        away = [obj.id for obj in rested if obj.now.keywords.isdisjoint(weights.stays_ready)]
        guards = [obj for obj in field.mine if obj.turned == READY and not obj.now.marked("cannot_block")]
        staying = sum(1 for obj in guards if obj.id not in away and obj.id not in self.gone)
        remains = field.left(field.me)
        through, before = sum(hits[staying:]), sum(hits[len(guards) :])
        if through >= remains:
            return self.won - (40.0 if before < remains else 0.0)
        near = 1.0 if remains > weights.worried_at else 2.0
        missed = near * 0.25 * (through - before) * weights.damage_point
        return self.won - weights.measure.guard * missed


def strikes_down(weights: Weights, striker: Obj, struck: Obj, hurt: int) -> bool:
    """Would the damage of one break the other, who has taken so much more (or is weaker by that)?"""
    if survives(weights, struck):
        return False
    if striker.now.power > 0 and not striker.now.keywords.isdisjoint(weights.deadly):
        return True
    return striker.now.power >= endurance(weights, struck) - hurt


def best_wave(field: Field, valuer: Valuer, order: list[Obj]) -> float:
    """The best that comes of attacking in this order, with as many as pay."""
    wave, best = Wave(field, valuer), float("-inf")
    for number, attacker in enumerate(order):
        wave.attack(attacker)
        best = max(best, wave.value(order[: number + 1]))
    return best


def by_power(obj: Obj) -> int:
    return obj.now.power


def wave_values(field: Field, valuer: Valuer, able: list[Obj]) -> list[float]:
    """The worth of attacking with each of them first, and then with others, from the weakest up or the other way."""
    weakest = sorted(able, key=by_power)
    values = []
    for obj in able:
        rest = [other for other in weakest if other is not obj]
        found = best_wave(field, valuer, [obj, *rest])
        values.append(max(found, best_wave(field, valuer, [obj, *rest[::-1]])) if len(rest) > 1 else found)
    return values
