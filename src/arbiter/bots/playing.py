"""What playing a card or using an ability is worth: what it brings, less what it costs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbiter.bots.weights import fighting, worth
from arbiter.kernel.context import Context
from arbiter.kernel.state import READY
from arbiter.script import abilities as ab
from arbiter.script import costs as co
from arbiter.script.patterns import Moves

if TYPE_CHECKING:
    from arbiter.bots.reading import Reader
    from arbiter.kernel.playing.play import Action
    from arbiter.kernel.program import Program
    from arbiter.kernel.state import Obj

EARLY = 6  # turns in which producers come first


def action_value(reader: Reader, action: Action) -> float:
    """What the action is worth to the player."""
    obj = action.obj
    if obj is None:
        return 0.0
    if action.kind == "summon":
        assert action.program is not None
        return reader.value(action.program.effects, Context(reader.me, obj)) - paying(reader, obj, obj.now.cost) - 0.5
    if action.kind == "character":
        return deploying(reader, obj) - paying(reader, obj, obj.now.cost)
    if action.kind == "ability":
        assert action.program is not None
        return ability_value(reader, obj, action.program)
    if action.program is not None and isinstance(action.program.ability, ab.Keyword):
        return 2.5 - costs(reader, obj, action.program.ability.cost)
    return 0.0


def deploying(reader: Reader, obj: Obj) -> float:
    """A card that comes to stay."""
    weights, now = reader.weights, obj.now
    game = reader.game
    value = entering(reader, obj)
    if weights.fighters in now.types:
        return value + fighting(weights, now)
    if weights.producers in now.types:
        count = sum(1 for o in game.field if o.controller == reader.me and weights.producers in o.now.types)
        next_one = weights.producer[min(count, len(weights.producer) - 1)]
        early = 1.5 if game.state.turn <= EARLY else 0.0
        return value + next_one + early - 0.02 * game.state.turn * count
    return value + worth(game, weights, obj) * 0.7


def entering(reader: Reader, obj: Obj) -> float:
    """What it does when it comes in, as far as that can be read off it."""
    total = 0.0
    for program in obj.now.programs:
        ability = program.ability
        if isinstance(ability, ab.Triggered) and isinstance(ability.pattern, Moves):
            if ability.pattern.to in reader.game.rules.in_play:
                total += reader.value(program.effects, Context(reader.me, obj))
    return max(-2.0, min(8.0, 0.8 * total))


# ---------------------------------------------------------------- costs


def paying(reader: Reader, obj: Obj, cost: int) -> float:
    """What is given up for so much: rested producers cost little, cards from the hand their worth."""
    weights, game = reader.weights, reader.game
    ready = [
        o for o in game.field if o.controller == reader.me and o.turned == READY and weights.producers in o.now.types
    ]
    short = cost - len(ready)
    plain = obj.now.colours
    if cost > 0 and not any(o.now.colours & plain for o in ready):
        short = max(short, 1)
    discards = max(0, -(-short // weights.discard_pays))
    hand = len(game.state.zones[game.rules.hand_zone][reader.me])
    spare = max(0, hand - (obj.zone == game.rules.hand_zone) - weights.hand_size)
    return 0.15 * min(cost, len(ready)) + weights.in_hand * max(0, discards - spare)


def ability_value(reader: Reader, obj: Obj, program: Program) -> float:
    ability = program.ability
    assert isinstance(ability, ab.Activated)
    return reader.value(program.effects, Context(reader.me, obj)) - costs(reader, obj, ability.cost) - 0.3


def costs(reader: Reader, obj: Obj, cost: co.Cost | None) -> float:
    """The parts of a cost, each by what it takes away."""
    if cost is None:
        return 0.0
    weights = reader.weights
    total = 0.0
    for part in cost.parts:
        if isinstance(part, co.Mana):
            total += paying(reader, obj, part.any + sum(count for _, count in part.coloured))
        elif isinstance(part, co.RestThis):
            total += 1.5 if weights.fighters in obj.now.types else 0.4
        elif isinstance(part, co.MoveThis):
            total += worth(reader.game, weights, obj)
        elif isinstance(part, co.SameName):
            total += 1.0
        elif isinstance(part, co.TakeDamage):
            total += reader.hurting(reader.me)
        elif isinstance(part, co.MoveSome):
            total += 2.0 if "field" not in part.group.zones else 4.0
        elif isinstance(part, co.PayResource | co.TakeCounters):
            total += 0.5
        else:
            total += 0.8
    return total
