"""What playing a card or using an ability is worth: what it brings, less what it costs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbiter.bots.battle import Field, assault_value, attack_value
from arbiter.bots.columns import crowding
from arbiter.bots.weights import fighting, is_fighter, keeping, worth
from arbiter.kernel.context import Context
from arbiter.kernel.state import READY
from arbiter.script import abilities as ab
from arbiter.script import costs as co
from arbiter.script.patterns import AnyPattern, Moves

if TYPE_CHECKING:
    from arbiter.bots.reading import Reader
    from arbiter.kernel.playing.play import Action
    from arbiter.kernel.program import Program
    from arbiter.kernel.state import Obj
    from arbiter.kernel.traits import Traits
    from arbiter.script.base import Pattern

ANSWERS = frozenset({"quickcast", "instant"})  # keywords of cards for the other player's turn
PLAYED_AT_ONCE = frozenset({"standard", "standard_card"})  # what is better played than laid down
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
    if action.kind in ("spell", "rune", "card"):
        return casting(reader, action, obj) - crowding(reader, obj)
    if action.kind == game_battle(reader):
        return battling(reader)
    if action.kind in reader.weights.calls:
        return calling(reader, action, obj)
    if action.kind in reader.weights.deeds:
        return doing(reader, action, obj)
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
    if is_fighter(weights, now):
        return value + fighting(weights, now)
    if weights.producers in now.types:
        count = sum(1 for o in game.field if o.controller == reader.me and weights.producers in o.now.types)
        early = 1.5 if game.state.turn <= EARLY else 0.0
        return value + next_producer(reader) + early - 0.02 * game.state.turn * count
    return value + worth(game, weights, obj) * 0.7


def next_producer(reader: Reader) -> float:
    """What one more source of means is worth."""
    weights = reader.weights
    count = sum(1 for o in reader.game.field if o.controller == reader.me and weights.producers in o.now.types)
    return weights.producer[min(count, len(weights.producer) - 1)]


def casting(reader: Reader, action: Action, obj: Obj) -> float:
    """A card that is cast and may stay, with the side that it is cast with."""
    face = obj.face.other[action.number - 1] if 0 < action.number <= len(obj.face.other) else obj.face
    now = obj.now if face is obj.face else face.traits
    value = 0.0
    if action.program is not None:
        value = reader.value(action.program.effects, Context(reader.me, obj)) - 0.5
    if is_fighter(reader.weights, now):
        value += entering(reader, obj) + fighting(reader.weights, now)
    elif now.types & reader.weights.stays:
        value += entering(reader, obj) + 1.0 + 0.5 * now.cost
    return value - paying(reader, obj, now.cost)


def game_battle(reader: Reader) -> str:
    """The action by which a battle is begun, where that is an action of its own."""
    return reader.game.rules.turn.battle_action or ""


def battling(reader: Reader) -> float:
    """A battle pays if an attack does; everything else comes first."""
    game = reader.game
    field = Field(game, reader.weights, reader.me)
    able = [obj for obj in field.mine if obj.turned == READY and not obj.now.marked("cannot_attack")]
    able = [obj for obj in able if obj.since <= 0 or "swiftness" in obj.now.keywords]
    best = max((attack_value(field, reader, obj, able) for obj in able), default=0.0)
    for obj in able:
        for target in field.theirs:
            if target.turned != READY or "precision" in obj.now.keywords:
                best = max(best, assault_value(field, obj, target))
    return 0.25 if best > 0 else 0.0


def doing(reader: Reader, action: Action, obj: Obj) -> float:
    """Other things that a player may do: by what the table says, what they bring and what they cost."""
    weights = reader.weights
    value = weights.deeds[action.kind]
    if action.kind == "set":
        waits = not obj.now.flags.isdisjoint(PLAYED_AT_ONCE) or is_full(reader)
        return 0.0 if waits else value
    if action.kind == "overdrive" and action.program is not None:
        return value + reader.value(action.program.effects, Context(reader.me, obj))
    if action.kind in ("reveal", "drop", "overdrive"):
        return value
    if action.kind == "gear_up":
        return value + fighting(weights, obj.now)
    if action.kind == "call":
        if not obj.now.keywords.isdisjoint(weights.kept_ready) and reader.means() > weights.affordable:
            return 0.0
        return value + next_producer(reader) - (1.5 if is_fighter(weights, obj.now) else 0.0)
    if action.kind == "judgment" and action.program is not None:
        sides = [face for face in obj.face.other if is_fighter(weights, face.traits) and face.key > obj.face.key]
        gains = fighting(weights, sides[0].traits) + entering_of(reader, obj, sides[0].traits) if sides else 0.0
        assert isinstance(action.program.ability, ab.Keyword)
        return value + gains - costs(reader, obj, action.program.ability.cost)
    return value - paying(reader, obj, obj.now.cost)


def calling(reader: Reader, action: Action, obj: Obj) -> float:
    """A card of the hand becomes a producer: what one more is worth, less what the card could have been otherwise."""
    weights = reader.weights
    value = weights.calls[action.kind] + next_producer(reader)
    if weights.producers in obj.now.types and action.kind != "set":
        return value + entering(reader, obj)
    mine = [other for other in reader.game.field if other.controller == reader.me]
    return value - max(0.0, keeping(reader.game, weights, obj, mine))


def is_full(reader: Reader) -> bool:
    """Would a card that is set drive out another?"""
    return len(reader.game.state.zones[reader.weights.set_zone][reader.me]) > 0


def entering(reader: Reader, obj: Obj) -> float:
    """What it does when it comes in, as far as that can be read off it."""
    return entering_of(reader, obj, obj.now)


def entering_of(reader: Reader, obj: Obj, now: Traits) -> float:
    total = 0.0
    for program in now.programs:
        ability = program.ability
        if isinstance(ability, ab.Triggered) and waits_to_enter(reader, ability.pattern):
            total += reader.value(program.effects, Context(reader.me, obj))
    return max(-2.0, min(8.0, 0.8 * total))


def waits_to_enter(reader: Reader, pattern: Pattern) -> bool:
    """Does it speak of something that comes into play, alone or among others?"""
    if isinstance(pattern, AnyPattern):
        return any(waits_to_enter(reader, each) for each in pattern.patterns)
    return isinstance(pattern, Moves) and pattern.to in reader.game.rules.zones.in_play


# ---------------------------------------------------------------- costs


def paying(reader: Reader, obj: Obj, cost: int) -> float:
    """What is given up for so much: rested producers cost little, cards from the hand their worth."""
    weights, game = reader.weights, reader.game
    ready = [
        o for o in game.field if o.controller == reader.me and o.turned == READY and weights.producers in o.now.types
    ]
    if not weights.discard_pays:
        return 0.15 * cost + holding_back(reader, obj, len(ready) - cost)
    short = cost - len(ready)
    plain = obj.now.colours
    if cost > 0 and not any(o.now.colours & plain for o in ready):
        short = max(short, 1)
    discards = max(0, -(-short // weights.discard_pays))
    hand = len(game.state.zones[game.rules.zones.hand][reader.me])
    spare = max(0, hand - (obj.zone == game.rules.zones.hand) - weights.hand_size)
    return 0.15 * min(cost, len(ready)) + weights.in_hand * max(0, discards - spare)


def holding_back(reader: Reader, obj: Obj, left: int) -> float:
    """Means are kept for a card that can be played in the other player's turn, if one is held."""
    game = reader.game
    if game.state.active != reader.me:
        return 0.0
    hand = game.state.zones[game.rules.zones.hand][reader.me]
    held = [card.now.cost for card in hand if card is not obj and not card.now.keywords.isdisjoint(ANSWERS)]
    return reader.weights.reserve if held and left < min(held) else 0.0


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
            total += 1.5 if is_fighter(weights, obj.now) else 0.4
        elif isinstance(part, co.MoveThis):
            total += worth(reader.game, weights, obj)
        elif isinstance(part, co.SameName):
            total += 1.0
        elif isinstance(part, co.TakeDamage):
            total += reader.harming(reader.me, 1)
        elif isinstance(part, co.MoveSome):
            total += 2.0 if "field" not in part.group.zones else 4.0
        elif isinstance(part, co.PayResource) and part.kind == weights.life:
            total += reader.harming(reader.me, reader.amount(part.count, Context(reader.me, obj)))
        elif isinstance(part, co.PayResource | co.TakeCounters):
            total += 0.5
        elif isinstance(part, co.PutCounters):
            total -= 0.2
        else:
            total += 0.8
    return total
