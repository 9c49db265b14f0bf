"""The greedy bot: develops, removes the best enemy it can, attacks and blocks when it pays.

It looks one decision ahead and never at what its player may not see. What a text does it reads off the script, so
it plays cards that it has never met.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from arbiter.bots.actions import action_value, turned_up_value
from arbiter.bots.asking import asking_choice, asking_effects, programs_of
from arbiter.bots.battle import Field, assault_value, attack_value, best_party, block_value, duel_value
from arbiter.bots.chance import random_answer
from arbiter.bots.habits import TODAY, Habits
from arbiter.bots.places import attack_values, place_option, target_values
from arbiter.bots.valuer import Valuer
from arbiter.bots.waves import wave_values
from arbiter.bots.worth import endurance, first_weights_of, hand_worth, is_fighter, weights_of, worth
from arbiter.kernel.context import Context
from arbiter.kernel.decisions import (
    Answer,
    ChooseAction,
    ChooseModes,
    ChooseNumber,
    ChooseObjects,
    ChooseOption,
    ChooseOrder,
    ChoosePayment,
    ChoosePlayer,
    Confirm,
    Decision,
    Divide,
)
from arbiter.script import effects as fx

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.state import Obj
    from arbiter.profile.weights import Weights

MOST_CHOICES: Final = 40  # choices in one turn after which it only passes: nothing sensible takes longer
BEST: Final = True
WORST: Final = False


class GreedyBot:
    """Answers for whichever player is asked. The seed settles what it has no opinion on.

    Other weights than the game's own make another player of it.
    """

    def __init__(self, seed: int, weights: Weights | None = None, habits: Habits | None = None) -> None:
        self.seed = seed
        self.random = Random(seed)
        self.weights = weights
        self.habits = habits or TODAY

    def __call__(self, game: Game, decision: Decision) -> Answer:
        game.questions += 1
        found = weights_of if self.habits.weighs_as_fitted else first_weights_of
        weights = self.weights or found(game.rules.key)
        if weights is None:
            return random_answer(decision, self.random)
        valuer = Valuer(game, weights, decision.player, self.habits)
        return Moment(game, decision.player, valuer, self.random).answer(decision)


class Moment:
    """The moment of one decision: what the bot needs to know of it."""

    def __init__(self, game: Game, me: int, valuer: Valuer, random: Random) -> None:
        self.game = game
        self.me = me
        self.valuer = valuer
        self.weights = valuer.weights
        self.random = random

    def answer(self, decision: Decision) -> Answer:
        if isinstance(decision, ChooseAction):
            return self.action(decision)
        if isinstance(decision, ChooseObjects):
            return self.objects(decision)
        if isinstance(decision, Confirm):
            return self.confirm(decision)
        if isinstance(decision, ChooseModes):
            return self.modes(decision)
        if isinstance(decision, Divide):
            return self.divide(decision)
        if isinstance(decision, ChooseNumber):
            return self.number(decision)
        if isinstance(decision, ChooseOrder):
            return tuple(range(decision.size()))
        if isinstance(decision, ChoosePlayer):
            return self.player(decision)
        if isinstance(decision, ChooseOption):
            return self.option(decision)
        if isinstance(decision, ChoosePayment):
            return 0  # the first way wastes least
        return random_answer(decision, self.random)

    # ------------------------------------------------------------ acting

    def action(self, decision: ChooseAction) -> Answer:
        """The action of the greatest worth, or pass. What it has on the stack already may resolve first."""
        state = self.game.state
        if state.decisions > MOST_CHOICES or any(item.frame.controller == self.me for item in state.stack):
            return 0
        best, chosen = self.weights.measure.least, 0
        for i, action in enumerate(decision.actions):
            if i:
                value = action_value(self.valuer, action)
                if value > best:
                    best, chosen = value, i
        return chosen

    def modes(self, decision: ChooseModes) -> Answer:
        source = self.game.find(decision.about)
        modal: fx.Modes | fx.PerformSome | None = None
        for effects in [] if source is None else programs_of(self.game, source):
            for part in effects:
                if isinstance(part, fx.Modes | fx.PerformSome) and len(part.options) > max(decision.options):
                    modal = part
        if modal is None:
            return tuple(range(max(decision.low, 1)))
        ctx = Context(self.me, source)
        values = [self.valuer.value(modal.options[option], ctx) for option in decision.options]
        return top(values, decision.low, decision.high)

    # ------------------------------------------------------------ choosing objects

    def objects(self, decision: ChooseObjects) -> Answer:
        why = decision.why
        if why == "attack":
            return self.attack(decision)
        if why == "party":
            return self.party(decision)
        if why == "block":
            return self.block(decision)
        if why == "attacked object":
            return self.assault(decision)
        if why == "mulligan":
            return top([obj.now.cost - self.weights.early_cost for obj in decision.options], 0, decision.high)
        if why == "order":
            return tuple(range(decision.high))[:1]
        if why in ("hand size", "cost") or why in self.weights.gives_up:
            return self.give_up(decision)
        if why in ("search", "pick", "choose", "discard"):
            return self.choose(decision)
        values = [self.holding(obj) - 2.0 for obj in decision.options]
        return top(values, decision.low, decision.high)

    def holding(self, obj: Obj) -> float:
        """What a card is worth where it is: on the table as it stands, elsewhere as a card to be had."""
        if obj.zone in self.game.rules.zones.in_play:
            return worth(self.game, self.weights, obj)
        mine = [other for other in self.game.field if other.controller == self.me]
        return hand_worth(self.game, self.weights, obj, mine)

    def give_up(self, decision: ChooseObjects) -> Answer:
        """As few as possible, and the least."""
        values = [-self.holding(obj) for obj in decision.options]
        return top(values, decision.low, decision.low)

    def choose(self, decision: ChooseObjects) -> Answer:
        """By what the text that asks will do to them."""
        source = self.game.find(decision.about)
        after = asking_effects(self.game, self.valuer, decision, source)
        if after:
            ctx = Context(self.me, source)
            values = [self.valuer.on_all(after, obj, ctx) for obj in decision.options]
            if any(values):
                tied = [value + 0.01 * self.tie(obj) for value, obj in zip(values, decision.options, strict=True)]
                return top(tied, decision.low, decision.high)
        if decision.why in ("search", "pick"):
            return top([max(0.1, self.holding(obj)) for obj in decision.options], decision.low, decision.high)
        mine = all(obj.owner == self.me for obj in decision.options)
        if decision.why == "discard" and mine:
            return self.give_up(decision)
        return top([self.tie(obj) for obj in decision.options], decision.low, decision.high)

    def tie(self, obj: Obj) -> float:
        """With nothing else to go by: the enemy's best."""
        return self.holding(obj) * (1 if obj.controller != self.me else -1)

    # ------------------------------------------------------------ battle

    def attack(self, decision: ChooseObjects) -> Answer:
        """Alone if that pays; otherwise one after the other or in a party, whichever pays more."""
        field = Field(self.game, self.weights, self.me, self.valuer.habits)
        able = decision.options
        if self.weights.nobody_blocks:
            return top([duel_value(field, self.valuer, obj) for obj in able], decision.low, 1)
        if self.weights.place_of is not None:
            return top(attack_values(field, self.valuer, able), decision.low, 1)
        in_waves = len(able) > 1 and self.valuer.habits.attacks_in_waves
        whole = in_waves and self.weights.whole_turns
        values = [] if whole else [attack_value(field, self.valuer, obj, able) for obj in able]
        if self.game.rules.turn.battle_action and not whole:
            values = [max(value, self.best_assault(field, obj)) for value, obj in zip(values, able, strict=True)]
            return top(values, decision.low, 1)
        if whole or max(values) <= 0:
            if in_waves:
                values = wave_values(field, self.valuer, able)
            for i, obj in enumerate(able):
                partners = [other for other in able if other is not obj and other.now.colours & obj.now.colours]
                values[i] = max(values[i], best_party(field, self.valuer, obj, partners)[0])
        return top(values, decision.low, 1)

    def best_assault(self, field: Field, attacker: Obj) -> float:
        """The best of what it could attack besides a player."""
        open_targets = [obj for obj in field.theirs if obj.turned or attacker.now.keywords & self.weights.attacks_ready]
        return max((assault_value(field, attacker, obj) for obj in open_targets), default=float("-inf"))

    def assault(self, decision: ChooseObjects) -> Answer:
        """An object, or rather the player."""
        field = Field(self.game, self.weights, self.me, self.valuer.habits)
        attacker = self.game.here(decision.about)
        assert attacker is not None
        if self.weights.place_of is not None:
            return top(target_values(field, self.valuer, attacker, decision.options), decision.low, 1)
        player = attack_value(field, self.valuer, attacker, [attacker]) if decision.low == 0 else float("-inf")
        values = [assault_value(field, attacker, obj) - player for obj in decision.options]
        return top(values, decision.low, 1)

    def party(self, decision: ChooseObjects) -> Answer:
        field = Field(self.game, self.weights, self.me, self.valuer.habits)
        first = self.game.here(decision.about)
        assert first is not None
        value, party = best_party(field, self.valuer, first, decision.options)
        if value <= max(0.0, attack_value(field, self.valuer, first, [first, *decision.options])):
            return ()
        ids = [obj.id for obj in party]
        return tuple(i for i, obj in enumerate(decision.options) if obj.id in ids)

    def block(self, decision: ChooseObjects) -> Answer:
        field = Field(self.game, self.weights, self.me, self.valuer.habits)
        combat = self.game.state.combat
        assert combat is not None
        attackers = [obj for obj in map(self.game.here, combat.attackers) if obj is not None]
        idle = block_value(field, self.valuer, None, attackers)
        values = [block_value(field, self.valuer, obj, attackers) - idle for obj in decision.options]
        return top(values, decision.low, 1)

    def divide(self, decision: Divide) -> Answer:
        """Break what can be broken, the best first; the rest goes where the most is."""
        shares = [decision.least] * decision.size()
        left = decision.whole - sum(shares)
        order = sorted(range(decision.size()), key=lambda i: -self.tie(decision.options[i]))
        for i in order:
            obj = decision.options[i]
            need = -(-endurance(self.weights, obj) // decision.step) - shares[i]
            if 0 < need <= left and obj.controller != self.me:
                shares[i] += need
                left -= need
        shares[order[0]] += left
        return tuple(shares)

    # ------------------------------------------------------------ words, numbers, yes and no

    def confirm(self, decision: Confirm) -> Answer:
        why = decision.why
        if not decision.possible:
            return 0
        if why == "mulligan":
            return int(self.poor_hand())
        source = self.game.find(decision.about)
        if source is None or why in ("replace", "cast"):
            return 1
        ctx = Context(self.me, source)
        if why == "burst":
            values = [self.valuer.value(p.effects, ctx) for p in source.face.traits.programs if p.burst]
            return int(sum(values) >= 0)
        if why in ("may", "pay"):
            offered = asking_choice(self.game, source, fx.May if why == "may" else fx.MayPay)
            if offered is not None:
                return int(self.valuer.value(offered, ctx) > -0.1)
        return 1

    def poor_hand(self) -> bool:
        """Nothing to pay with at the start, or nothing that fights."""
        hand = self.game.state.zones[self.game.rules.zones.hand][self.me]
        resources = [obj for obj in hand if self.weights.resource_type in obj.now.types]
        early = [obj for obj in resources if obj.now.cost <= 2 * self.weights.discard_pays]
        cheap = [obj.now for obj in hand if obj.now.cost <= self.weights.early_cost]
        fighters = [now for now in cheap if is_fighter(self.weights, now)]
        return not early or not fighters

    def number(self, decision: ChooseNumber) -> Answer:
        """For a variable cost: what can be rested for it, and one card. A loop is not gone round."""
        if decision.why != "x":
            return 0
        means = self.weights.discard_pays
        for obj in self.game.field:
            if obj.controller == self.me and self.weights.resource_type in obj.now.types and not obj.turned:
                means += 1
        return min(decision.size() - 1, max(1, means))

    def player(self, decision: ChoosePlayer) -> Answer:
        others = [i for i, player in enumerate(decision.options) if player != self.me]
        return others[0] if others else 0

    def guards(self, decision: ChooseOption) -> bool:
        """Does the fighter that comes guard better than it attacks?"""
        obj = self.game.find(decision.about)
        return obj is not None and (obj.now.guard > obj.now.power or obj.now.marked("cannot_attack"))

    def turned_up(self, decision: ChooseOption) -> Answer:
        """The best that can be done with the card; the last option is to let it go."""
        obj = self.game.find(decision.about)
        if obj is None:
            return 0
        values = [turned_up_value(self.valuer, word, obj) for word in decision.options[:-1]]
        return max(range(len(values) + 1), key=lambda i: ([*values, 0.0][i], -i))

    def option(self, decision: ChooseOption) -> Answer:
        """A word to be named: the one that is seen most often on the opponent's side."""
        if decision.why == self.weights.guard_question:
            return int(self.guards(decision))
        if decision.why == self.weights.turned_up_question and self.valuer.habits.lays_down_what_it_can:
            return self.turned_up(decision)
        if decision.why in self.weights.last_option:
            return decision.size() - 1
        if decision.why in (self.weights.place_question, self.weights.moves) and self.weights.place_of is not None:
            return place_option(self.game, self.weights, self.me, decision, self.valuer.habits)
        if decision.why != "name":
            return 0
        seen = [obj.now for obj in self.game.field if obj.controller != self.me]
        counts = [
            sum(word in now.colours or word in now.names or word in now.kinds for now in seen)
            for word in decision.options
        ]
        return max(range(len(counts)), key=lambda i: (counts[i], -i))


def top(values: list[float], low: int, high: int) -> tuple[int, ...]:
    """The best of them: at least `low`, at most `high`, and beyond `low` only what is worth something."""
    order = sorted(range(len(values)), key=lambda i: (-values[i], i))
    return tuple(i for place, i in enumerate(order[:high]) if place < low or values[i] > 0)
