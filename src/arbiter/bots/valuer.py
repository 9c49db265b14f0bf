"""What a text does to whom: the effects of a script, valued from one player's side of the table.

Only what the player may know is looked at. Where a text speaks of cards that the player cannot see, an ordinary
value is taken instead.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import arbiter.kernel.evaluate as evaluate
from arbiter.bots.battle import left
from arbiter.bots.habits import TODAY, Habits
from arbiter.bots.openings import attack_of_newcomer, clears_the_way, held_back, strength_value
from arbiter.bots.readings import following, reading_of, subject
from arbiter.bots.worth import endurance, is_fighter, is_resource, worth
from arbiter.kernel.context import Context
from arbiter.kernel.kept_by_identity import keep
from arbiter.kernel.rows import Sight
from arbiter.kernel.state import READY, RESTED, Obj
from arbiter.script import effects as fx
from arbiter.script import nouns as n
from arbiter.script import statements as st
from arbiter.script.base import Amount, Change, Condition, Stat, Status, Thing, Who

if TYPE_CHECKING:
    from arbiter.kernel.chapters import Zones
    from arbiter.kernel.game import Game
    from arbiter.profile.weights import Weights

GUESS: Final = 1.0  # the worth of something that cannot be seen beforehand


class ZoneTables:
    """What a game's zones mean to whoever values."""

    __slots__ = ("zones", "loss", "hidden")

    def __init__(self, zones: Zones) -> None:
        self.zones = zones
        # How bad it is to lose an object to a zone.
        self.loss = {zones.hand: 0.6, zones.deck: 0.9, zones.discard: 1.0, zones.removed: 1.1}
        self.hidden = {spec.name: spec.sight for spec in zones.rows if spec.sight in (Sight.OWNER, Sight.NOBODY)}


ZONES: Final[dict[int, ZoneTables]] = {}


def tables_of(zones: Zones) -> ZoneTables:
    found = ZONES.get(id(zones))
    return keep(ZONES, zones, ZoneTables(zones)) if found is None else found


class Valuer:
    """Values effects for one player in one position."""

    def __init__(self, game: Game, weights: Weights, me: int, habits: Habits = TODAY) -> None:
        self.game = game
        self.weights = weights
        self.me = me
        self.habits = habits
        tables = tables_of(game.rules.zones)
        self.loss, self.hidden = tables.loss, tables.hidden
        # Found once: nothing changes while one question is thought about.
        self.worths: dict[int, float] = {}
        self.sources: list[Obj] | None = None
        self.count = -1
        self.spent: list[int] = []  # what would be rested to pay for the card whose text is looked at
        reads = habits.reads_what_fights_bring
        self.ready_again = weights.ready_again if reads else 0.0
        self.battle_turned = weights.battle_turned if reads else 0.0
        self.joins = weights.joins if reads else 0.0
        self.lends = weights.lends if reads else 0.0
        # Guards stand in the way of those who may still attack.
        before = game.state.active == me and game.state.step == game.rules.turn.resting_step
        self.way_cleared = weights.way_cleared if reads and before else 0.0
        self.last_guard: bool | None = None  # does one guard stand between the attackers and the game?
        self.card = weights.card_in_hand * weights.measure.card

    # ------------------------------------------------------------ what is there

    def worth(self, obj: Obj) -> float:
        """What an object on the table is worth to whoever controls it."""
        known = self.worths.get(obj.id)
        if known is None:
            known = self.worths[obj.id] = worth(self.game, self.weights, obj)
        return known

    def resources(self) -> int:
        """How many things that pay the player has."""
        if self.count < 0:
            self.count = 0
            for obj in self.game.field:
                if obj.controller == self.me and is_resource(self.weights, obj.now):
                    self.count += 1
        return self.count

    def ready_sources(self) -> list[Obj]:
        """Those of them that are ready."""
        if self.sources is None:
            mine = [obj for obj in self.game.field if obj.controller == self.me and obj.turned == READY]
            self.sources = [obj for obj in mine if is_resource(self.weights, obj.now)]
        return self.sources

    def own_unseen(self) -> list[Obj]:
        """One's own cards that nobody sees: which they are follows from one's list and all that one does see."""
        unseen = [zone for zone, sight in self.hidden.items() if sight is Sight.NOBODY]
        return [obj for zone in unseen for obj in self.game.pile(zone, self.me) if obj.owner == self.me]

    # ------------------------------------------------------------ what may be looked at

    def visible(self, node: object, ctx: Context) -> bool:
        """Does the node speak only of what the player can see (or of how many there are)?"""
        reading = reading_of(node)
        if reading.tops:
            return False
        for part in reading.searching:
            for zone in part.zones:
                sight = self.hidden.get(zone)
                if sight is Sight.NOBODY or (sight is Sight.OWNER and not self.own_side(part.side, ctx)):
                    return False
        return True

    def own_side(self, side: Who, ctx: Context) -> bool:
        return side == n.YOU and ctx.controller == self.me

    def select(self, group: n.Group, ctx: Context) -> list[Obj]:
        """What matches, as far as the player can see it."""
        if not self.visible(group, ctx) or any(self.hidden.get(zone) is Sight.NOBODY for zone in group.zones):
            return []
        found = evaluate.select(self.game, group, ctx)
        return [obj for obj in found if obj.zone not in self.hidden or obj.owner == self.me]

    def amount(self, node: Amount, ctx: Context) -> int:
        return evaluate.amount(self.game, node, ctx) if self.visible(node, ctx) else 1

    def holds(self, condition: Condition, ctx: Context) -> bool:
        return evaluate.holds(self.game, condition, ctx) if self.visible(condition, ctx) else True

    def things(self, thing: Thing, ctx: Context) -> list[Obj]:
        if not self.visible(thing, ctx):
            return []
        found = evaluate.present(self.game, thing, ctx)
        return [obj for obj in found if obj.zone not in self.hidden or obj.owner == self.me]

    # ------------------------------------------------------------ whole texts

    def value(self, effects: tuple[object, ...], ctx: Context) -> float:
        """What carrying them out is worth, with the best choices."""
        total = 0.0
        for effect in effects:
            total += self.effect_value(effect, effects, ctx)
        return total

    def effect_value(self, effect: object, among: tuple[object, ...], ctx: Context) -> float:
        if isinstance(effect, fx.Choose):
            return self.choice_value(effect, among, ctx)
        if isinstance(effect, fx.Search | fx.Pick):
            return self.search_value(effect, among)
        if isinstance(effect, fx.Modes | fx.PerformSome):
            return self.mode_value(effect, ctx)
        if isinstance(effect, fx.May):
            return max(0.0, self.value(effect.effects, ctx))
        if isinstance(effect, fx.If):
            return self.value(effect.then if self.holds(effect.condition, ctx) else effect.otherwise, ctx)
        if isinstance(effect, fx.Instead):
            return self.value(effect.second if self.holds(effect.condition, ctx) else effect.first, ctx)
        if isinstance(effect, fx.Simultaneously | fx.Mark | fx.Repeat | fx.WhenYouDo):
            return self.value(effect.effects, ctx)
        if isinstance(effect, fx.Delay | fx.ForEachPlayer):
            return 0.3 * self.value(effect.effects, ctx)
        return self.without_choice(effect, ctx)

    def without_choice(self, effect: object, ctx: Context) -> float:
        """An effect that needs no choice."""
        hand = self.card
        if isinstance(effect, fx.Draw):
            return self.side(effect.who, ctx) * hand * self.amount(effect.amount, ctx)
        if isinstance(effect, fx.Discard):
            return -0.8 * self.side(effect.who, ctx) * hand * self.amount(effect.amount, ctx)
        if isinstance(effect, fx.DiscardHand):
            return -2.0 * self.side(effect.who, ctx) * hand
        if isinstance(effect, fx.DealPlayer):
            return self.damage_to_players(effect.who, self.amount(effect.amount, ctx), ctx)
        if isinstance(effect, fx.LoseResource) and effect.kind == self.weights.life_resource:
            return self.damage_to_players(effect.who, self.amount(effect.amount, ctx), ctx)
        if isinstance(effect, fx.GainResource):
            unit = 0.8 * self.weights.damage_point if effect.kind == self.weights.life_resource else 1.0
            return unit * self.side(effect.who, ctx) * self.amount(effect.amount, ctx)
        if isinstance(effect, fx.MakeTokens):
            return self.side(effect.who, ctx) * self.amount(effect.count, ctx) * self.token_value(effect.token)
        if isinstance(effect, fx.Perform):
            return self.weights.named_actions.get(effect.name, 3.0 * GUESS if self.ready_resources() > 1 else 0.0)
        if isinstance(effect, fx.ExtraTurn):
            return 15.0 * self.side(effect.who, ctx)
        if isinstance(effect, fx.EndGame):
            return 1000.0 * self.side(effect.who, ctx) * (1 if effect.wins else -1)
        if isinstance(effect, fx.Establish | fx.ExtraStep | fx.CastNow | fx.AllowCast | fx.UseEffectOf):
            return GUESS
        if isinstance(effect, fx.Cancel):
            return self.cancel_value(ctx)
        if isinstance(effect, fx.MayPay):
            return -0.5
        thing = subject(effect)
        if thing is None or reading_of(thing).bound:
            return 0.0  # counted where it is chosen
        return sum(self.on_object(effect, obj, ctx) for obj in self.things(thing, ctx))

    def side(self, who: Who, ctx: Context) -> float:
        """+1 for the player themself, -1 for opponents; both at once cancel out."""
        found = evaluate.players(self.game, who, ctx)
        return float(sum(1 if player == self.me else -1 for player in found))

    def damage_to_players(self, who: Who, damage: int, ctx: Context) -> float:
        """Damage to players: bad for the player themself, good where others take it."""
        players = evaluate.players(self.game, who, ctx)
        return sum(self.damage_value(player, damage) * (-1 if player == self.me else 1) for player in players)

    def damage_value(self, player: int, damage: int) -> float:
        """Damage weighs more, the less a player has left."""
        remains = left(self.game, self.weights, player)
        if remains <= damage:
            return 500.0
        measure = self.weights.measure
        times = measure.own_hits if player == self.me else measure.hits
        return times * damage * (self.weights.damage_point + self.weights.near_the_end / remains)

    def token_value(self, token: fx.Token) -> float:
        """A token that a text describes."""
        if self.weights.fighters.isdisjoint(token.types):
            return GUESS
        return (token.power + token.guard) / 2 / self.weights.power_unit

    def ready_resources(self) -> int:
        """How many sources of the player's are ready: what a text lets them do may cost something."""
        return len(self.ready_sources())

    def cancel_value(self, ctx: Context) -> float:
        stack = self.game.state.stack
        return 4.0 if stack and stack[-1].frame.controller != self.me else -4.0

    # ------------------------------------------------------------ choices inside a text

    def choice_value(self, effect: fx.Choose, among: tuple[object, ...], ctx: Context) -> float:
        if effect.target and effect.slot in ctx.slots:
            return 0.0
        after = following(among, effect.slot)
        options = self.select(effect.group, ctx)
        low, high = self.amount(effect.low, ctx), self.amount(effect.high, ctx)
        mine = evaluate.players(self.game, effect.by, ctx)[:1] == [self.me]
        values = [self.on_all(after, obj, ctx) for obj in options]
        values.sort(reverse=mine)
        total = 0.0
        for i, value in enumerate(values[:high]):
            if i >= low and (value <= 0) == mine:
                break
            total += value
        return total

    def search_value(self, effect: fx.Search | fx.Pick, among: tuple[object, ...]) -> float:
        """Cards from where they cannot be seen beforehand."""
        for after in following(among, effect.slot):
            if isinstance(after, fx.Move):
                if after.to in self.game.rules.zones.in_play:
                    return 4.0
                if after.to == self.game.rules.zones.hand:
                    return self.card
        return 0.2

    def mode_value(self, effect: fx.Modes | fx.PerformSome, ctx: Context) -> float:
        values = sorted((self.value(option, ctx) for option in effect.options), reverse=True)
        most = effect.high if isinstance(effect, fx.Modes) else effect.count
        return sum(values[: max(1, self.amount(most, ctx))])

    # ------------------------------------------------------------ one effect on one object

    def on_all(self, effects: list[object], obj: Obj, ctx: Context) -> float:
        total = 0.0
        for effect in effects:
            total += self.on_object(effect, obj, ctx)
        return total

    def on_object(self, effect: object, obj: Obj, ctx: Context) -> float:
        """What it is worth that this happens to that object."""
        game = self.game
        if obj.zone == game.rules.zones.player:
            damage = self.amount(effect.amount, ctx) if isinstance(effect, fx.Deal) else 0
            return (-1 if obj.controller == self.me else 1) * self.damage_value(obj.owner, damage) if damage else 0.0
        foe = self.weights.measure.theirs if obj.controller != self.me else -self.weights.measure.mine
        if obj.zone not in game.rules.zones.in_play:
            return self.out_of_play(effect, obj, foe)
        whole = self.worth(obj)
        won = self.way_cleared if self.way_cleared and foe > 0 and clears_the_way(self, effect, obj, ctx) else 0.0
        return won + self.on_table(effect, obj, foe, whole, ctx)

    def on_table(self, effect: object, obj: Obj, foe: float, whole: float, ctx: Context) -> float:
        """The same for what lies on the table."""
        if isinstance(effect, fx.Destroy):
            return foe * whole
        if isinstance(effect, fx.Deal):
            return foe * self.damage_on_object(obj, self.amount(effect.amount, ctx), whole)
        if isinstance(effect, fx.DealDivided):
            return foe * 0.5 * whole
        if isinstance(effect, fx.Fight):
            return foe * 0.5 * whole
        if isinstance(effect, fx.Move):
            return foe * whole * self.loss.get(effect.to, 0.5)
        if isinstance(effect, fx.Rest):
            return foe * 0.35 * whole + self.kept_back(obj) if obj.turned == READY else 0.0
        if isinstance(effect, fx.Orient):
            turns = effect.to is Status.REVERSED and obj.turned == READY
            return foe * 0.3 * whole + self.kept_back(obj) if turns else 0.0
        if isinstance(effect, fx.Freeze | fx.RemoveFromBattle):
            return foe * 0.15 * whole
        if isinstance(effect, fx.Ready) and self.ready_again and foe < 0 and is_resource(self.weights, obj.now):
            return self.ready_again if obj.turned == RESTED or obj.id in self.spent else 0.0
        if isinstance(effect, fx.Ready):
            return -foe * 0.4 * whole if obj.turned == RESTED else 0.0
        if isinstance(effect, fx.GainControl):
            return foe * 1.5 * whole
        if isinstance(effect, fx.Modify):
            return sum(self.change_value(change, obj, foe, whole, ctx) for change in effect.changes)
        if isinstance(effect, fx.PlaceCounters):
            return -foe * 0.5
        if isinstance(effect, fx.RemoveCounters):
            return foe * 0.3
        return 0.0

    def damage_on_object(self, obj: Obj, amount: int, whole: float) -> float:
        """Damage that does not break it is worth little."""
        if not is_fighter(self.weights, obj.now):
            return 0.0
        withstands = endurance(self.weights, obj)
        if amount >= withstands:
            return whole
        return 0.1 * whole * amount / (withstands + obj.damage) if withstands + obj.damage > 0 else 0.0

    def change_value(self, change: Change, obj: Obj, foe: float, whole: float, ctx: Context) -> float:
        if isinstance(change, st.AddStat) and change.stat is Stat.POWER:
            amount = change.sign * self.amount(change.amount, ctx)
            if amount < 0 and not self.weights.fighters_have_guard and -amount >= endurance(self.weights, obj):
                return foe * whole
            strength = strength_value(self, obj, amount) if self.habits.sees_what_it_would_allow else 0.0
            if self.battle_turned:
                turned = self.battle_turned * self.turns_battle(obj, amount)
                return strength + turned - foe * 0.1 * amount / self.weights.power_unit
            return strength - foe * (0.1 + self.wins_battle(obj, amount)) * amount / self.weights.power_unit
        if isinstance(change, st.AddStat) and change.stat is Stat.GUARD:
            amount = change.sign * self.amount(change.amount, ctx)
            if amount < 0 and -amount >= endurance(self.weights, obj):
                return foe * whole
            return -foe * (0.05 + self.survives_battle(obj, amount)) * amount / self.weights.power_unit
        if isinstance(change, st.SetWords) and self.habits.sees_what_it_would_allow:
            comes = self.weights.fighters & frozenset(change.values) and not is_fighter(self.weights, obj.now)
            return attack_of_newcomer(self, obj) if comes else -foe * 0.2
        if isinstance(change, st.BecomeType) and self.joins:
            comes = change.type in self.weights.fighters and not is_fighter(self.weights, obj.now)
            return attack_of_newcomer(self, obj) if comes else -foe * 0.2
        if isinstance(change, st.Mark):
            return foe * 0.2 * whole if change.name in self.weights.harmful_marks else -foe * 0.15 * whole
        if isinstance(change, st.LoseAbilities | st.LoseKeyword | st.CannotGain):
            return foe * 0.3
        if isinstance(change, st.AddKeyword):
            return -foe * (0.3 if is_fighter(self.weights, obj.now) else 0.0)
        return -foe * 0.2

    def kept_back(self, obj: Obj) -> float:
        return held_back(self, obj) if self.habits.sees_what_it_would_allow else 0.0

    def wins_battle(self, obj: Obj, amount: int) -> float:
        """Power counts where it turns a battle that is going on."""
        power = obj.now.power
        for other in self.foes_in_battle(obj):
            if power < endurance(self.weights, other) + other.damage <= power + amount:
                return 2.0
        return 0.0

    def turns_battle(self, obj: Obj, amount: int) -> float:
        """Who falls or stays in a battle that is going on because a fighter has so much power more, or less."""
        measure, power, stands = self.weights.measure, obj.now.power, endurance(self.weights, obj)
        mine = obj.controller == self.me
        foes, own = (measure.theirs, measure.mine) if mine else (measure.mine, measure.theirs)
        total = 0.0
        for other in self.foes_in_battle(obj):
            withstands, strikes = endurance(self.weights, other), other.now.power
            total += foes * self.worth(other) * ((power + amount >= withstands) - (power >= withstands))
            total += own * self.worth(obj) * ((strikes >= stands) - (strikes >= stands + amount))
        return total if mine else -total

    def survives_battle(self, obj: Obj, amount: int) -> float:
        """So does what a fighter withstands, where that is a number of its own."""
        withstands = endurance(self.weights, obj)
        powers = [other.now.power for other in self.foes_in_battle(obj)]
        return 2.0 if any(withstands <= power < withstands + amount for power in powers) else 0.0

    def foes_in_battle(self, obj: Obj) -> list[Obj]:
        """Whom it battles now."""
        combat = self.game.state.combat
        if combat is None or not (combat.blocked or combat.target):
            return []
        against = combat.blocker if combat.blocked else combat.target
        if obj.id == against:
            others = [self.game.here(id) for id in combat.attackers]
        elif obj.id in combat.attackers:
            others = [self.game.here(against)]
        else:
            others = []
        return [other for other in others if other is not None]

    def out_of_play(self, effect: object, obj: Obj, foe: float) -> float:
        """Cards in discard piles, hands and the like: getting them is good for who gets them."""
        if isinstance(effect, fx.Move):
            if effect.to in self.game.rules.zones.in_play:
                gains = 1.0 if effect.control is not None or foe < 0 else -1.0
                return gains * self.worth(obj)
            if effect.to == self.game.rules.zones.hand:
                return -foe * (self.card + 0.1 * obj.now.cost)
            return foe * 0.3 * (1 + 0.1 * obj.now.cost)
        if isinstance(effect, fx.CastNow | fx.AllowCast):
            return 1.0 + 0.3 * obj.now.cost
        if isinstance(effect, fx.Cancel):
            return foe * 4.0
        return 0.0
