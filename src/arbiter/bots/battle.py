"""Attacking and blocking when it pays: who would survive, what a point of damage weighs, who is left to defend."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbiter.bots.habits import TODAY, Habits
from arbiter.bots.readings import reading_of
from arbiter.bots.worth import endurance, hits_for, is_fighter, worth
from arbiter.kernel.context import Context
from arbiter.kernel.state import READY, REVERSED, Obj

if TYPE_CHECKING:
    from arbiter.bots.valuer import Valuer
    from arbiter.kernel.game import Game
    from arbiter.profile.weights import Weights


IN_VAIN: Final = -1000.0  # worse than anything that could come of it
MOST_BROUGHT: Final = 4.0  # by what happens when somebody attacks


class Field:
    """The fighters of both sides."""

    def __init__(self, game: Game, weights: Weights, me: int, habits: Habits = TODAY) -> None:
        self.game = game
        self.weights = weights
        self.me = me
        self.habits = habits
        fighters = [obj for obj in game.field if obj.zone == game.rules.zones.main and is_fighter(weights, obj.now)]
        self.mine = [obj for obj in fighters if obj.controller == me]
        self.theirs = [obj for obj in fighters if obj.controller != me]
        self.reads_attacks = habits.reads_what_fights_bring and weights.on_attack > 0
        # Found once: nothing changes while one question is thought about.
        self.brought: dict[int, float] = {}
        self.attacking: dict[int, int] = {}
        self.blocking: dict[int, int] = {}

    def left(self, player: int) -> int:
        """How much more damage loses the game."""
        return left(self.game, self.weights, player)

    def blockers(self, attacker: Obj) -> list[Obj]:
        """Who of the other side could block, as far as marks without conditions say."""
        if attacker.now.marked("cannot_be_blocked") and not limited(attacker, "cannot_be_blocked"):
            return []
        evasive = attacker.now.keywords & self.weights.evades
        return [
            obj
            for obj in self.theirs
            if obj.turned == READY and not obj.now.marked("cannot_block") and evasive <= obj.now.keywords
        ]


def left(game: Game, weights: Weights, player: int) -> int:
    """How much more damage the player can take before losing."""
    if weights.life_cards:
        return len(game.state.zones[weights.life_cards][player]) + 1
    if weights.life_resource:
        return game.state.resources[player].get(weights.life_resource, 0)
    taken = len(game.state.zones[weights.damage_zone][player])
    if weights.leader_zone:
        return sum(obj.now.guard for obj in game.state.zones[weights.leader_zone][player]) - taken
    return weights.damage_to_lose[game.format] - taken


def limited(obj: Obj, mark: str) -> bool:
    """Does the mark speak of certain opponents only?"""
    marks = obj.now.marks
    return marks is not None and all(each.mark.group is not None for each in marks.get(mark, ()))


def beats(attacker: Obj, target: Obj) -> bool:
    """Where only who is attacked can fall: by its guard if it is turned round, by its power otherwise."""
    return attacker.now.power > (target.now.guard if target.turned == REVERSED else target.now.power)


def duel_value(field: Field, valuer: Valuer, attacker: Obj) -> float:
    """The best that an attacker can do where nobody blocks: fell somebody, or hit the player if they are open."""
    weights = field.weights
    same = attacker.now.keywords & weights.only_same
    able = [obj for obj in field.theirs if obj.now.keywords & weights.only_same == same]
    values = [assault_value(field, attacker, obj) for obj in able]
    guarded = any(obj.turned == REVERSED for obj in able)
    if not guarded or not attacker.now.keywords.isdisjoint(weights.past_guards):
        values.append(valuer.damage_value(1 - field.me, hits_for(weights, attacker)))
    return max(values, default=-1.0)


def clash(field: Field, attacker: Obj, blocker: Obj) -> tuple[bool, bool]:
    """Who dies: the attacker, the blocker."""
    weights = field.weights
    kills, dies = fells(weights, attacker, blocker), fells(weights, blocker, attacker)
    if field.reads_attacks:
        lead = lead_gained(field, attacker, blocker)
        if lead:
            kills, dies = fells(weights, attacker, blocker, lead), fells(weights, blocker, attacker, -lead)
    dies, kills = as_they_strike(weights, attacker, blocker, dies, kills)
    return dies and not survives(weights, attacker), kills and not survives(weights, blocker)


def as_they_strike(weights: Weights, attacker: Obj, blocker: Obj, dies: bool, kills: bool) -> tuple[bool, bool]:
    """Whoever is struck down first does not strike: what is left of "the attacker dies" and "it kills the blocker"."""
    first = not attacker.now.keywords.isdisjoint(weights.first_strike)
    second = weights.blockers_strike_first and not blocker.now.keywords.isdisjoint(weights.first_strike)
    if first and not second and kills:
        dies = False
    elif second and not first and dies:
        kills = False
    return dies, kills


def lead_gained(field: Field, attacker: Obj, blocker: Obj) -> int:
    """By how much more the attacker's text will raise its power for attacking than the blocker's for blocking."""
    combat = field.game.state.combat
    more = field.attacking.get(attacker.id)
    if more is None:
        gains = [reading_of(program.ability).attacking for program in attacker.now.programs]
        more = 0 if combat is not None and attacker.id in combat.attackers else sum(gains)
        field.attacking[attacker.id] = more
    less = field.blocking.get(blocker.id)
    if less is None:
        gains = [reading_of(program.ability).blocking for program in blocker.now.programs]
        less = 0 if combat is not None and blocker.id == combat.blocker else sum(gains)
        field.blocking[blocker.id] = less
    return more - less


def fells(weights: Weights, striker: Obj, struck: Obj, lead: int = 0) -> bool:
    """Would the damage of one, who is ahead by so much more power, break the other?"""
    if striker.now.power > 0 and not striker.now.keywords.isdisjoint(weights.deadly):
        return True
    return striker.now.power + lead >= endurance(weights, struck)


def survives(weights: Weights, obj: Obj) -> bool:
    """Is it not destroyed, whatever damage it takes?"""
    return not obj.now.keywords.isdisjoint(weights.survives) or obj.now.marked("cannot_be_destroyed")


def attack_value(field: Field, valuer: Valuer, attacker: Obj, able: list[Obj]) -> float:
    """What attacking a player with this fighter is worth, if the opponent answers as well as can be seen."""
    foe = 1 - field.me
    if field.weights.nobody_blocks:
        return valuer.damage_value(foe, hits_for(field.weights, attacker))
    blockers = field.blockers(attacker)
    free = len(able) - len([obj for obj in field.theirs if obj.turned == READY])
    hits = sorted(hits_for(field.weights, obj) for obj in able)
    if free > 0 and sum(hits[:free]) >= field.left(foe):
        return 100.0 - len(blockers)  # they cannot stop enough of them
    through = -valuer.damage_value(foe, hits_for(field.weights, attacker))
    rested = exposure(field, attacker)
    if not field.habits.sees_who_falls:
        return -max([through, *[answer(field, attacker, blocker) for blocker in blockers]]) - rested
    brings = attack_brings(field, valuer, attacker) if field.reads_attacks else 0.0
    best = through + rested
    for blocker in blockers:
        missed = 0.0 if loses(field, attacker, blocker) else rested
        best = max(best, answer(field, attacker, blocker) + missed)
    return field.weights.measure.initiative + brings - best


def attack_brings(field: Field, valuer: Valuer, attacker: Obj) -> float:
    """What its texts do when it attacks; power that it gains itself is seen where it fights."""
    known = field.brought.get(attacker.id)
    if known is not None:
        return known
    total = 0.0
    for program in attacker.now.programs:
        reading = reading_of(program.ability)
        if reading.on_attack and not reading.attacking:
            total += valuer.value(reading.on_attack, Context(field.me, attacker))
    found = max(-MOST_BROUGHT, min(MOST_BROUGHT, field.weights.on_attack * total))
    field.brought[attacker.id] = found
    return found


def loses(field: Field, attacker: Obj, blocker: Obj) -> bool:
    return clash(field, attacker, blocker)[0]


def assault_value(field: Field, attacker: Obj, target: Obj) -> float:
    """What attacking an object is worth: it is fought, or whoever blocks for it is."""
    if field.weights.nobody_blocks:
        return (
            field.weights.measure.theirs * worth(field.game, field.weights, target) if beats(attacker, target) else -0.5
        )
    if not is_fighter(field.weights, target.now):
        return 0.4 * worth(field.game, field.weights, target) - exposure(field, attacker)
    fights = [target, *(obj for obj in field.blockers(attacker) if obj is not target)]
    return -max(answer(field, attacker, other) for other in fights) - exposure(field, attacker)


def answer(field: Field, attacker: Obj, other: Obj) -> float:
    """What it gains the other side that this one fights the attacker."""
    dies, kills = clash(field, attacker, other)
    measure = field.weights.measure
    risks, meets = (measure.mine, measure.theirs) if attacker.controller == field.me else (measure.theirs, measure.mine)
    gain = risks * worth(field.game, field.weights, attacker) if dies else 0.0
    return gain - (meets * worth(field.game, field.weights, other) if kills else 0.0)


def party_value(field: Field, valuer: Valuer, party: list[Obj]) -> float:
    """What attacking with all of them together is worth: one point, or the blocker for one of them at most."""
    game, weights = field.game, field.weights
    power = sum(obj.now.power for obj in party)
    best = -valuer.damage_value(1 - field.me, 1)
    for blocker in field.blockers(party[0]):
        lost = [worth(game, weights, obj) for obj in party if blocker.now.power >= obj.now.power - obj.damage]
        broken = power >= blocker.now.power - blocker.damage
        best = max(best, max(lost, default=0.0) - (worth(game, weights, blocker) if broken else 0.0))
    return -best - sum(exposure(field, obj) for obj in party)


def best_party(field: Field, valuer: Valuer, first: Obj, partners: list[Obj]) -> tuple[float, list[Obj]]:
    """The party around a fighter that is worth most: the strongest partners, as many as pay."""
    found = (float("-inf"), [first])
    party = [first]
    for partner in sorted(partners, key=lambda obj: -obj.now.power):
        party = [*party, partner]
        value = party_value(field, valuer, party)
        if value > found[0]:
            found = (value, party)
    return found


def exposure(field: Field, attacker: Obj) -> float:
    """What it costs to have the fighter rested in the opponent's next turn."""
    weights = field.weights
    if not attacker.now.keywords.isdisjoint(weights.stays_ready):
        return 0.0
    if field.habits.weighs_what_a_guard_keeps_off:
        return weights.measure.guard * kept_off(field, attacker)
    threats = len(field.theirs)
    guards = sum(1 for obj in field.mine if obj.turned == READY and obj.id != attacker.id)
    hits = sorted((hits_for(weights, obj) for obj in field.theirs), reverse=True)
    through = sum(hits[: max(0, threats - guards)])
    remains = field.left(field.me)
    if through >= remains:
        return 40.0
    if through + max(hits, default=1) >= remains:
        return 6.0
    return 0.25 * min(threats, 3) * (1.0 if remains > weights.worried_at else 2.0)


def kept_off(field: Field, attacker: Obj) -> float:
    """What the fighter would keep off as a guard: one attacker, the strongest whom nobody else would stop."""
    weights = field.weights
    if attacker.now.marked("cannot_block"):
        return 0.0
    guards = sum(1 for obj in field.mine if obj.turned == READY and obj.id != attacker.id)
    hits = sorted((hits_for(weights, obj) for obj in field.theirs), reverse=True)
    remains = field.left(field.me)
    through, less = sum(hits[guards:]), sum(hits[guards + 1 :])
    if less >= remains:
        return 0.0  # it could not save the player either
    if through >= remains:
        return 40.0
    near = 1.0 if remains > weights.worried_at else 2.0
    return near * (0.1 * min(len(field.theirs), 3) + 0.25 * (through - less) * weights.damage_point)


def in_danger(field: Field, damage: int) -> bool:
    """Could the player not bear this damage and another such turn?"""
    return field.left(field.me) - damage <= sum(hits_for(field.weights, obj) for obj in field.theirs)


def block_value(field: Field, valuer: Valuer, blocker: Obj | None, attackers: list[Obj]) -> float:
    """What this block (None: no block) is worth."""
    game, weights = field.game, field.weights
    if blocker is None:
        return unblocked(field, valuer, attackers)
    if len(attackers) == 1:
        if field.habits.blocks_in_vain_only_in_need and is_in_vain(field, attackers[0], blocker):
            return IN_VAIN
        return answer(field, attackers[0], blocker)
    power = sum(obj.now.power for obj in attackers)
    gain = 0.0
    for obj in attackers:
        if blocker.now.power >= obj.now.power - obj.damage:
            gain = max(gain, worth(game, weights, obj))
    return gain - (worth(game, weights, blocker) if power >= blocker.now.power - blocker.damage else 0.0)


def is_in_vain(field: Field, attacker: Obj, blocker: Obj) -> bool:
    """Does the blocker fall and the attacker stay, for a blow that the player can bear?"""
    dies, kills = clash(field, attacker, blocker)
    combat = field.game.state.combat
    aimed = combat is not None and bool(combat.target)
    return kills and not dies and not aimed and not in_danger(field, hits_for(field.weights, attacker))


def unblocked(field: Field, valuer: Valuer, attackers: list[Obj]) -> float:
    """What comes of letting the attack through: damage, or a fight with what is attacked."""
    combat = field.game.state.combat
    target = field.game.here(combat.target) if combat is not None and combat.target else None
    if target is None:
        damage = hits_for(field.weights, attackers[0]) if len(attackers) == 1 else 1
        return -valuer.damage_value(field.me, damage)
    if is_fighter(field.weights, target.now):
        return answer(field, attackers[0], target)
    return -0.4 * worth(field.game, field.weights, target)
