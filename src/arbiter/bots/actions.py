"""What playing a card or using an ability is worth: what it brings, less what it costs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbiter.bots.battle import Field, assault_value, attack_value
from arbiter.bots.openings import COIN, laid_down_value, short_by, turning_value
from arbiter.bots.places import crowding, moving_value
from arbiter.bots.readings import reading_of
from arbiter.bots.worth import fighter_worth, hand_worth, is_fighter, is_resource
from arbiter.kernel.context import Context
from arbiter.kernel.playing.play import Action
from arbiter.kernel.state import READY
from arbiter.profile.weights import Brings
from arbiter.script import abilities as ab
from arbiter.script import costs as co
from arbiter.script.patterns import AnyPattern, Moves

if TYPE_CHECKING:
    from arbiter.bots.valuer import Valuer
    from arbiter.kernel.program import Program
    from arbiter.kernel.state import Obj
    from arbiter.kernel.traits import Traits
    from arbiter.script.base import Pattern

EARLY: Final = 6  # turns in which what pays comes first
WINS: Final = 100.0  # attacks of this worth end the game, but for guards
WAITS: Final = 0.1  # of what a card does that has to wait for its time
MOST_PROMISED: Final = 5.0
SPENT: Final = 0.15  # a card that has been used up already


def action_value(valuer: Valuer, action: Action) -> float:
    """What the action is worth to the player."""
    obj, weights = action.obj, valuer.weights
    if obj is None:
        return 0.0
    if valuer.habits.sees_what_it_would_allow:
        if action.kind == weights.produces:
            cards = [
                card_value(valuer, Action("", card, card.face.spell), card) for card in short_by(valuer, obj, action)
            ]
            return max(cards, default=0.0) - COIN
        if action.kind == weights.moves and valuer.habits.moves_to_attack:
            return moving_value(valuer, obj)
        if action.kind == weights.turns:
            return turning_value(valuer, obj)
        if action.kind in weights.actions and not obj.now.keywords.isdisjoint(weights.lies_first):
            return laid_down_value(valuer, obj)
    if action.kind in weights.plays_spells:
        assert action.program is not None
        effect = valuer.value(action.program.effects, Context(valuer.me, obj))
        return effect - payment_worth(valuer, obj, obj.now.cost) - weights.measure.spell
    if action.kind in weights.plays_characters:
        return character_value(valuer, obj) - payment_worth(valuer, obj, obj.now.cost)
    if action.kind in weights.plays_cards:
        return card_value(valuer, action, obj) - crowding(valuer, obj)
    if action.kind == battle_action(valuer):
        return battle_value(valuer)
    if action.kind in weights.resource_actions:
        return resource_value(valuer, action, obj)
    if action.kind in weights.actions:
        return other_value(valuer, action, obj)
    if action.kind == "ability":
        assert action.program is not None
        return ability_value(valuer, obj, action.program)
    if action.kind in weights.keyword_actions and valuer.habits.knows_what_keywords_bring:
        return keyword_value(valuer, action, obj)
    if action.program is not None and isinstance(action.program.ability, ab.Keyword):
        return 2.5 - cost_worth(valuer, obj, action.program.ability.cost)
    return 0.0


def character_value(valuer: Valuer, obj: Obj) -> float:
    """A card that comes to stay."""
    weights, now = valuer.weights, obj.now
    game = valuer.game
    if valuer.ready_again:
        valuer.spent = [each.id for each in valuer.ready_sources()[: now.cost]]
    value = enter_value(valuer, obj)
    valuer.spent = []
    if valuer.lends:
        value += valuer.lends * power_lent(valuer, obj)
    if is_fighter(weights, now):
        return value + weights.measure.fighter * fighter_worth(weights, now)
    if is_resource(weights, now):
        count = valuer.resources()
        early = 1.5 if game.state.turn <= EARLY else 0.0
        return value + next_resource(valuer) + early - 0.02 * game.state.turn * count
    return value + valuer.worth(obj) * 0.7


def power_lent(valuer: Valuer, obj: Obj) -> float:
    """The power that a text without conditions gives to fighters that are there, less what it takes from one's own."""
    total = 0.0
    ctx = Context(valuer.me, obj)
    for program in obj.now.programs:
        for change, thing in reading_of(program.ability).lends:
            power = change.sign * valuer.amount(change.amount, ctx) / valuer.weights.power_unit
            for other in valuer.things(thing, ctx):
                if is_fighter(valuer.weights, other.now):
                    total += power if other.controller == valuer.me else -power
    return total


def next_resource(valuer: Valuer) -> float:
    """What one more that pays is worth."""
    table = valuer.weights.next_resource
    return valuer.weights.measure.resource * table[min(valuer.resources(), len(table) - 1)]


def card_value(valuer: Valuer, action: Action, obj: Obj) -> float:
    """A card that is cast and may stay, with the side that it is cast with."""
    face = obj.face.other[action.number - 1] if 0 < action.number <= len(obj.face.other) else obj.face
    now = obj.now if face is obj.face else face.traits
    value, measure = 0.0, valuer.weights.measure
    if action.program is not None:
        value = valuer.value(action.program.effects, Context(valuer.me, obj)) - measure.spell
    if is_fighter(valuer.weights, now):
        value += enter_value(valuer, obj) + measure.fighter * fighter_worth(valuer.weights, now)
    elif now.types & valuer.weights.stays_in_play:
        value += enter_value(valuer, obj) + 1.0 + 0.5 * now.cost
    return value - payment_worth(valuer, obj, now.cost)


def battle_action(valuer: Valuer) -> str:
    """The action by which a battle is begun, where that is an action of its own."""
    return valuer.game.rules.turn.battle_action or ""


def battle_value(valuer: Valuer) -> float:
    """A battle pays if an attack does; everything else comes first."""
    game = valuer.game
    field = Field(game, valuer.weights, valuer.me, valuer.habits)
    able = [obj for obj in field.mine if obj.turned == READY and not obj.now.marked("cannot_attack")]
    able = [obj for obj in able if obj.since <= 0 or obj.now.keywords & valuer.weights.haste]
    best = max((attack_value(field, valuer, obj, able) for obj in able), default=0.0)
    for obj in able:
        for target in field.theirs:
            if target.turned != READY or obj.now.keywords & valuer.weights.attacks_ready:
                best = max(best, assault_value(field, obj, target))
    if best >= WINS and valuer.habits.strikes_at_once_to_win:
        return best
    return 0.25 if best > 0 else 0.0


def other_value(valuer: Valuer, action: Action, obj: Obj) -> float:
    """Other things that a player may do: by what the table says, what they bring and what they cost."""
    weights = valuer.weights
    value, brings = weights.actions[action.kind].worth, weights.actions[action.kind].brings
    if brings is Brings.NOTHING:
        return value
    if brings is Brings.LATER:
        waits = not obj.now.flags.isdisjoint(weights.played_at_once) or is_full(valuer)
        return 0.0 if waits else value + waiting_value(valuer, obj)
    if brings is Brings.EFFECT:
        effects = () if action.program is None else action.program.effects
        return value + valuer.value(effects, Context(valuer.me, obj))
    if brings is Brings.FIGHTER:
        return value + fighter_worth(weights, obj.now)
    if brings is Brings.RESOURCE:
        if not obj.now.keywords.isdisjoint(weights.kept_ready) and valuer.ready_resources() > weights.early_cost:
            return 0.0
        return value + next_resource(valuer) - (1.5 if is_fighter(weights, obj.now) else 0.0)
    if brings is Brings.OTHER_SIDE and action.program is not None:
        sides = [face for face in obj.face.other if is_fighter(weights, face.traits) and face.key > obj.face.key]
        gains = fighter_worth(weights, sides[0].traits) + enter_value_of(valuer, obj, sides[0].traits) if sides else 0.0
        assert isinstance(action.program.ability, ab.Keyword)
        return value + gains - cost_worth(valuer, obj, action.program.ability.cost)
    return value - payment_worth(valuer, obj, obj.now.cost)


def keyword_value(valuer: Valuer, action: Action, obj: Obj) -> float:
    """The fighter that comes of paying for a keyword, less what that costs."""
    weights, worth = valuer.weights, valuer.weights.keyword_actions[action.kind]
    assert action.program is not None and isinstance(action.program.ability, ab.Keyword)
    keyword = action.program.ability
    gains = 0.0
    if worth.brings is Brings.NAMED:
        named = [card.now for card in valuer.own_unseen() if keyword.word in card.now.names]
        gains = max((fighter_worth(weights, now) for now in named), default=0.0)
        gains += worth.worth - valuer.worth(obj) if named else 0.0
    elif worth.brings is Brings.IN_TIME:
        turns = 0 if keyword.value is None else valuer.amount(keyword.value, Context(valuer.me, obj))
        gains = (worth.worth + character_value(valuer, obj)) * weights.each_turn**turns
    return gains - cost_worth(valuer, obj, keyword.cost)


def resource_value(valuer: Valuer, action: Action, obj: Obj) -> float:
    """A card of the hand comes to pay: what one more is worth, less what the card could have been otherwise."""
    weights = valuer.weights
    value = weights.resource_actions[action.kind] + next_resource(valuer)
    if is_resource(weights, obj.now) and action.kind not in weights.face_down:
        return value + enter_value(valuer, obj)
    mine = [other for other in valuer.game.field if other.controller == valuer.me]
    return value - max(0.0, hand_worth(valuer.game, weights, obj, mine))


def is_full(valuer: Valuer) -> bool:
    """Would a card that is set drive out another?"""
    room, weights = 1, valuer.weights
    if weights.room_to_set is not None and valuer.habits.lays_down_what_it_can:
        room = weights.room_to_set(valuer.game, valuer.me)
    return len(valuer.game.state.zones[weights.set_zone][valuer.me]) >= room


def waiting_value(valuer: Valuer, obj: Obj) -> float:
    """What the text of a card that waits promises, as far as that can be said before its time."""
    if not valuer.habits.lays_down_what_it_can:
        return 0.0
    spell = obj.face.spell
    promised = 0.0 if spell is None else valuer.value(spell.effects, Context(valuer.me, obj))
    return WAITS * max(0.0, min(MOST_PROMISED, promised))


def turned_up_value(valuer: Valuer, word: str, obj: Obj) -> float:
    """What it is worth to do this with a card that has been turned up: the name of an action, or of none."""
    programs = obj.face.traits.programs
    action = Action(word, obj, obj.face.spell or (programs[0] if programs else None))
    if word in valuer.weights.actions:
        return other_value(valuer, action, obj)
    return card_value(valuer, action, obj) - crowding(valuer, obj)


def enter_value(valuer: Valuer, obj: Obj) -> float:
    """What it does when it comes in, as far as that can be read off it."""
    return enter_value_of(valuer, obj, obj.now)


def enter_value_of(valuer: Valuer, obj: Obj, now: Traits) -> float:
    total = 0.0
    for program in now.programs:
        ability = program.ability
        if isinstance(ability, ab.Triggered) and waits_to_enter(valuer, ability.pattern):
            total += valuer.value(program.effects, Context(valuer.me, obj))
    return max(-2.0, min(8.0, valuer.weights.measure.entering * total))


def waits_to_enter(valuer: Valuer, pattern: Pattern) -> bool:
    """Does it speak of something that comes into play, alone or among others?"""
    if isinstance(pattern, AnyPattern):
        return any(waits_to_enter(valuer, each) for each in pattern.patterns)
    return isinstance(pattern, Moves) and pattern.to in valuer.game.rules.zones.in_play


# ---------------------------------------------------------------- costs


def payment_worth(valuer: Valuer, obj: Obj, cost: int) -> float:
    """What is given up for so much: what is rested to pay costs little, cards from the hand their worth."""
    weights, game = valuer.weights, valuer.game
    ready = valuer.ready_sources()
    if not weights.discard_pays:
        return weights.measure.rested * cost + reserve_worth(valuer, obj, len(ready) - cost)
    short = cost - len(ready)
    plain = obj.now.colours
    if cost > 0 and not any(o.now.colours & plain for o in ready):
        short = max(short, 1)
    discards = max(0, -(-short // weights.discard_pays))
    hand = len(game.state.zones[game.rules.zones.hand][valuer.me])
    spare = max(0, hand - (obj.zone == game.rules.zones.hand) - weights.hand_size)
    return weights.measure.rested * min(cost, len(ready)) + valuer.card * max(0, discards - spare)


def reserve_worth(valuer: Valuer, obj: Obj, left: int) -> float:
    """Resources are kept for a card that can be played in the other player's turn, if one is held."""
    game = valuer.game
    if game.state.active != valuer.me:
        return 0.0
    hand = game.state.zones[game.rules.zones.hand][valuer.me]
    wanted = valuer.weights.for_their_turn
    held = [card.now.cost for card in hand if card is not obj and not card.now.keywords.isdisjoint(wanted)]
    return valuer.weights.reserve if held and left < min(held) else 0.0


def ability_value(valuer: Valuer, obj: Obj, program: Program) -> float:
    ability = program.ability
    assert isinstance(ability, ab.Activated)
    cost = cost_worth(valuer, obj, ability.cost) + valuer.weights.measure.ability
    return valuer.value(program.effects, Context(valuer.me, obj)) - cost


def cost_worth(valuer: Valuer, obj: Obj, cost: co.Cost | None) -> float:
    """The parts of a cost, each by what it takes away."""
    if cost is None:
        return 0.0
    weights = valuer.weights
    total = 0.0
    for part in cost.parts:
        if isinstance(part, co.Mana):
            total += payment_worth(valuer, obj, part.any + sum(count for _, count in part.coloured))
        elif isinstance(part, co.RestThis):
            total += 1.5 if is_fighter(weights, obj.now) else 0.4
        elif isinstance(part, co.MoveThis):
            total += valuer.worth(obj)
        elif isinstance(part, co.SameName):
            total += 1.0
        elif isinstance(part, co.TakeDamage):
            total += valuer.damage_value(valuer.me, 1)
        elif isinstance(part, co.MoveSome) and valuer.habits.weighs_what_is_given_up:
            total += given_up(valuer, obj, part)
        elif isinstance(part, co.MoveSome):
            total += 2.0 if valuer.game.rules.zones.main not in part.group.zones else 4.0
        elif isinstance(part, co.PayResource) and part.kind == weights.life_resource:
            total += valuer.damage_value(valuer.me, valuer.amount(part.count, Context(valuer.me, obj)))
        elif isinstance(part, co.PayResource | co.TakeCounters):
            total += 0.5
        elif isinstance(part, co.PutCounters):
            total -= 0.2
        else:
            total += 0.8
    return total


def given_up(valuer: Valuer, obj: Obj, part: co.MoveSome) -> float:
    """Cards that are moved to pay: the least of those there are."""
    game, weights = valuer.game, valuer.weights
    zones = game.rules.zones
    count = valuer.amount(part.count, Context(valuer.me, obj))
    if zones.main in part.group.zones:
        found = [valuer.worth(each) for each in valuer.select(part.group, Context(valuer.me, obj))]
        return weights.measure.mine * sum(sorted(found)[:count]) if found else 4.0 * count
    if zones.hand not in part.group.zones:
        return SPENT * count
    mine = [other for other in game.field if other.controller == valuer.me]
    held = [card for card in game.state.zones[zones.hand][valuer.me] if card is not obj]
    worths = sorted(max(SPENT, hand_worth(game, weights, card, mine)) for card in held)
    return sum([min(valuer.card, value) for value in worths[:count]])
