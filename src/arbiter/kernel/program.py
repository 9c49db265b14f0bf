"""Abilities made ready to run: what they wait for, where they work, and what they read.

A `Program` is made once for each printed ability and shared by every game. What it reads tells the layers
when a computed characteristic may have changed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from arbiter.kernel import events as ev
from arbiter.kernel.group_searches import GroupSearch
from arbiter.kernel.index.looking import USUAL_ZONES, Zones
from arbiter.kernel.index.reads import aspects_read, traits_read
from arbiter.kernel.index.writes import traits_written
from arbiter.kernel.kept_by_identity import keep
from arbiter.kernel.kinds import kinds_of as kinds_of
from arbiter.kernel.own_costs import is_own_cost, is_steady_cost
from arbiter.kernel.parts import Part, parts_of
from arbiter.kernel.text_features import (
    about_itself,
    about_self,
    aims_of,
    aims_only_if,
    applied,
    asked_for,
    choices_by_x,
    counted_plays,
    counts_harm,
    guarded,
    is_common,
    remembered,
    sees_abilities,
)
from arbiter.script import abilities, amounts, costs, effects, nouns, patterns, statements
from arbiter.script.base import TIMING_ANY, Change, Effect, Pattern
from arbiter.script.nouns import AtOnce, Group
from arbiter.script.walk import walk


class Program:
    """An ability with all that can be known of it before a game."""

    __slots__ = (
        "ability",
        "text",
        "keyword",
        "is_static",
        "is_triggered",
        "is_activated",
        "is_spell",
        "gives",
        "pattern",
        "step",
        "kinds",
        "watch",
        "zones",
        "here",
        "elsewhere",
        "effects",
        "reads",
        "targets",
        "remembers",
        "recalls",
        "modal",
        "burst",
        "affects",
        "status",
        "parts",
        "own",
        "declares",
        "treats",
        "rests",
        "same_name",
        "unlimited",
        "coloured",
        "mana",
        "simple",
        "conditional",
        "common",
        "only_costs",
        "sees_abilities",
        "body_reads",
        "pays",
        "declared",
        "moves",
        "counters",
        "stores",
        "aims",
        "by_x",
        "branching",
        "divides",
        "only_self",
        "once_for_all",
        "resource",
        "yields",
        "only_for",
        "counting",
        "by_count",
        "own_cost",
        "steady_cost",
        "hinges",
        "hinges_of",
        "sees",
        "asks",
        "amounts",
        "aims_if",
        "guarding",
        "counts_harm",
        "counted",
        "names_source",
        "library",
    )

    def __init__(self, ability: abilities.Ability, zones: Zones = USUAL_ZONES) -> None:
        in_play = zones.in_play
        self.ability = ability
        self.library: Library | None = None  # where it was made ready
        self.text = ability.text
        # The word that it is, or stands for.
        self.keyword = ability.name if isinstance(ability, abilities.Keyword) else ability.keyword
        self.is_static = isinstance(ability, abilities.Static)
        self.is_triggered = isinstance(ability, abilities.Triggered)
        self.is_activated = isinstance(ability, abilities.Activated)
        self.is_spell = isinstance(ability, abilities.Spell)
        # What its text may give to something: asked of every card when a game begins.
        self.gives = tuple(
            part for part in walk(ability) if isinstance(part, (statements.AddAbility, statements.AddKeyword))
        )
        self.pattern: Pattern | None = None
        self.step: str | None = None  # the one step whose beginning it waits for
        self.kinds = 0
        self.watch = 0
        self.zones: tuple[str, ...] = in_play
        self.effects: tuple[Effect, ...] = ()
        self.burst = False
        self.affects = False
        if isinstance(ability, abilities.Triggered):
            self.pattern = ability.pattern
            self.kinds = kinds_of(ability.pattern, in_play)
            if isinstance(ability.pattern, patterns.StepBegins):
                self.step = ability.pattern.step
            self.zones = ability.zones
            self.effects = ability.effects
            self.burst = ability.burst
        elif isinstance(ability, abilities.Activated):
            self.zones = ability.zones
            self.effects = ability.effects
        elif isinstance(ability, abilities.Static):
            self.zones = ability.zones
            self.affects = any(isinstance(s, statements.Affects) for s in ability.statements)
        elif isinstance(ability, abilities.Spell):
            self.effects = ability.effects
            self.burst = ability.burst
        self.here = any(zone in in_play for zone in self.zones)
        self.watch = self.kinds if self.here else 0
        self.elsewhere = any(zone not in in_play for zone in self.zones)
        self.status = bool(self.kinds & ev.STATUS)
        # What its changes read, what its conditions hinge on, and both; which characteristics they look at.
        self.body_reads = self.hinges = self.hinges_of = 0
        if isinstance(ability, abilities.Static):
            self.body_reads = aspects_read(applied(ability), zones)
            self.hinges = aspects_read((ability.gate, ability.condition), zones)
            self.hinges_of = traits_read((ability.gate, ability.condition))
        self.reads = self.body_reads | self.hinges
        self.sees = self.hinges_of
        self.targets = any(isinstance(part, effects.Choose) and part.target for part in walk(self.effects))
        # Is anything selected or chosen while it is played?
        self.declared = self.targets or any(isinstance(part, effects.Modes) for part in walk(self.effects))
        self.pays = any(isinstance(part, effects.MayPay) for part in walk(self.effects))
        self.divides = any(isinstance(part, effects.DealDivided) and not part.equally for part in walk(self.effects))
        self.branching = any(isinstance(part, effects.Instead) for part in self.effects)
        # The groups to choose from and how many at least, where that is all that is declared; None: ask the text.
        self.aims = aims_of(self.effects)
        # The number that its player will name for the variable tells what can be chosen.
        self.by_x = self.targets and not self.is_triggered and choices_by_x(self.effects)
        # Only where one of these holds does a triggered text need what it chooses.
        self.aims_if = aims_only_if(self.effects) if self.targets and self.is_triggered else ()
        # Can only what happens to its own object trigger it?
        self.only_self = self.pattern is not None and about_self(self.pattern)
        self.once_for_all = any(type(part) is AtOnce for part in walk(self.pattern))
        self.modal: effects.Modes | None = None
        for part in self.effects:
            if isinstance(part, effects.Modes):
                self.modal = part
        self.parts: tuple[Part, ...] = ()
        self.conditional = ability.gate is not None or (
            isinstance(ability, abilities.Static) and ability.condition is not None
        )
        # It has one answer for all the copies of a player.
        self.common = is_common((ability.gate, getattr(ability, "condition", None)))
        self.declares = False
        self.treats = False
        self.only_costs = False
        if isinstance(ability, abilities.Static):
            self.declares = any(not isinstance(s, statements.Affects) for s in ability.statements)
            self.treats = any(isinstance(s, statements.Treat) for s in ability.statements)
            self.only_costs = all(isinstance(s, statements.CostChange) for s in ability.statements)
        self.own = self.is_static and about_itself(ability)
        self.counts_harm = counts_harm(ability)
        # Where the text of a card that resolves counts what has been played.
        self.counted = counted_plays(self.effects) if self.is_spell else ()
        # The kinds of event that it replaces, where it does nothing but replace what happens to its own object.
        self.guarding = guarded(ability, in_play)
        # What it costs to use, as far as that is known beforehand.
        self.rests = False
        self.moves = False  # the cost moves the source itself
        self.counters: tuple[tuple[str | None, int], ...] = ()  # counters that the cost takes from the source
        self.stores: tuple[tuple[str, int], ...] = ()  # kept resources that it takes
        self.counting = False  # the cost puts or takes counters
        self.by_count = False  # counting settles whether the cost can be paid
        self.own_cost = False  # nothing decides whether it can be paid but what is the player's own
        self.steady_cost = False  # and only what there is in play, not how it stands
        self.same_name = False
        # Nothing limits its use but its cost, what it chooses and how often it has been used this turn.
        self.unlimited = False
        if isinstance(ability, abilities.Activated) and ability.gate is None:
            limits = ability.limits
            self.unlimited = limits.timing is TIMING_ANY and limits.per_game is None and limits.condition is None
        self.coloured: tuple[tuple[str, int], ...] = ()
        self.mana = 0
        self.simple = False  # nothing but resources and things done to the source itself
        # An ability that produces resources, and what it yields where that can be foreseen: (colours, amount).
        self.resource = False
        self.yields: tuple[tuple[str, ...], int] | None = None
        self.only_for: Group | None = None
        # Everything that its cost may ask for, whichever options are taken, and how much in resources.
        self.asks: frozenset[str] = frozenset()
        self.amounts: frozenset[int] = frozenset()
        if isinstance(ability, abilities.Activated):
            self.asks, self.amounts = asked_for(ability.cost.parts)
            self.read_cost(ability.cost)
            self.own_cost = is_own_cost(ability.cost.parts, frozenset({*in_play, zones.hand}))
            self.steady_cost = is_steady_cost(ability.cost.parts, frozenset(in_play))
            if ability.resource:
                self.resource = True
                self.read_yield()
        # Does the effect of an ability speak of its own object?
        waits = self.is_activated or self.is_triggered
        self.names_source = waits and any(isinstance(part, nouns.Self) for part in walk(self.effects))
        # What the text may later ask about the turn so far.
        self.remembers = remembered(ability, in_play)
        self.recalls = remembered(ability, in_play, True)
        # Does the text speak of abilities on the stack?
        self.sees_abilities = sees_abilities(ability, zones.stack)

    def read_cost(self, cost: costs.Cost) -> None:
        self.simple = self.by_count = True
        for part in cost.parts:
            if isinstance(part, costs.Mana):
                self.coloured += part.coloured
                self.mana += part.any + sum(count for _, count in part.coloured)
                if part.variable is not None:
                    self.simple = self.by_count = False
            elif isinstance(part, costs.RestThis):
                self.by_count = self.by_count and not self.rests  # nothing rests twice
                self.rests = True
            elif isinstance(part, costs.SameName):
                self.same_name = True
                self.simple = self.by_count = False
            elif isinstance(part, costs.MoveThis):
                self.moves = True
                self.by_count = False
            else:
                self.simple = False
                self.counting = self.counting or isinstance(part, (costs.TakeCounters, costs.PutCounters))
                if (
                    isinstance(part, costs.TakeCounters)
                    and part.group is None
                    and isinstance(part.count, amounts.Number)
                ):
                    self.counters += ((part.kind, part.count.value),)
                elif isinstance(part, costs.PayResource) and isinstance(part.count, amounts.Number):
                    self.stores += ((part.kind, part.count.value),)
                elif not isinstance(part, costs.PutCounters):
                    self.by_count = False
        for asked in (self.coloured, self.stores, self.counters):
            if len(asked) > 1 and len({word for word, _ in asked}) < len(asked):
                self.by_count = False  # more of the same must be added up

    def read_yield(self) -> None:
        """Only what rests the source and nothing else, for so many of one colour, is used without being asked."""
        if len(self.effects) != 1 or not self.rests or not self.simple or self.mana or self.moves:
            return
        made = self.effects[0]
        if isinstance(made, effects.Produce) and made.who == nouns.YOU and isinstance(made.amount, amounts.Number):
            if made.shared is None and (made.amount.value == 1 or not made.options):
                self.yields = (made.options or (made.colour,), made.amount.value)
                self.only_for = made.only_for


class Library:
    """Programs by ability, so that a granted ability is made ready once."""

    __slots__ = (
        "made",
        "in_play",
        "layer_of",
        "nodes",
        "zones",
        "looked",
        "seen",
        "placed",
        "guarded",
        "group_searches",
        "late",
        "keyword_abilities",
        "cumulative",
        "numbered",
    )

    def __init__(
        self,
        in_play: tuple[str, ...],
        layer_of: Callable[[Change], tuple[int, ...]],
        hand: str = "hand",
        stack: str = "stack",
        late: int = -1,
        keyword_abilities: Mapping[str, tuple[abilities.Ability, ...]] | None = None,
        deck: str = "deck",
        cumulative: Mapping[str, Callable[[abilities.Keyword], tuple[abilities.Ability, ...]]] | None = None,
    ) -> None:
        self.zones = Zones(in_play, hand, stack, deck)
        # The abilities that a keyword stands for, which come and go with it where it is granted or lost.
        self.keyword_abilities: Mapping[str, tuple[abilities.Ability, ...]] = keyword_abilities or {}
        # Keywords with a number of which an object has one, with all its numbers added up; and what they stand for.
        self.cumulative: Mapping[str, Callable[[abilities.Keyword], tuple[abilities.Ability, ...]]] = cumulative or {}
        self.numbered: dict[tuple[str, int], tuple[Program, ...]] = {}
        self.late = late  # the layer for effects on things that are picked out by their power or guard
        self.made: dict[int, tuple[abilities.Ability, Program]] = {}
        self.in_play = in_play
        self.layer_of = layer_of
        self.nodes: dict[int, tuple[object, Program]] = {}
        # By id; the node is kept beside, so that its id stays its own.
        self.looked: dict[int, tuple[object, int]] = {}
        self.seen: dict[int, tuple[object, int]] = {}
        self.group_searches: dict[int, GroupSearch] = {}
        # Whether rules may keep what a group names from being chosen, by its id; the group is kept beside.
        self.guarded: dict[int, tuple[Group, bool]] = {}
        self.placed: dict[int, tuple[Change, tuple[int, ...], int]] = {}

    def reads(self, node: object) -> int:
        """Which aspects the words of a lasting effect look at."""
        known = self.looked.get(id(node))
        if known is None:
            known = keep(self.looked, node, (node, aspects_read(node, self.zones)))
        return known[1]

    def sees(self, node: object) -> int:
        """Which characteristics they look at."""
        known = self.seen.get(id(node))
        if known is None:
            known = keep(self.seen, node, (node, traits_read(node)))
        return known[1]

    def writes(self, change: Change) -> int:
        """Which characteristics the change alters."""
        return traits_written(change, self.keyword_abilities)

    def group_search(self, group: Group) -> GroupSearch:
        """The noun phrase made ready for looking."""
        return keep(self.group_searches, group, GroupSearch(group, self.in_play))

    def place(self, change: Change) -> tuple[tuple[int, ...], int]:
        """The layers in which a change applies, and which characteristics it writes."""
        known = self.placed.get(id(change))
        if known is None:
            known = keep(self.placed, change, (change, self.layer_of(change), self.writes(change)))
        return known[1], known[2]

    def program(self, ability: abilities.Ability) -> Program:
        known = self.made.get(id(ability))
        if known is not None:
            return known[1]
        made = self.make(ability)
        self.made[id(ability)] = (ability, made)
        return made

    def make(self, ability: abilities.Ability) -> Program:
        """The ability made ready once more."""
        made = Program(ability, self.zones)
        made.library = self
        made.parts = parts_of(ability, self.layer_of, self.writes, self.late)
        for part in made.parts:
            made.sees |= part.reads
        return made

    def with_number(self, name: str, number: int) -> tuple[Program, ...]:
        """A cumulative keyword with this number, and the abilities that it stands for."""
        known = self.numbered.get((name, number))
        if known is None:
            keyword = abilities.Keyword("", None, name, amounts.Number(number))
            known = tuple(self.program(ability) for ability in (keyword, *self.cumulative[name](keyword)))
            self.numbered[name, number] = known
        return known

    def delayed(self, node: effects.Delay | effects.WhenYouDo) -> Program:
        """The ability that a delayed or reflexive effect stands for."""
        known = self.nodes.get(id(node))
        if known is not None:
            return known[1]
        if isinstance(node, effects.Delay):
            ability = abilities.Triggered("", None, node.pattern, node.condition, node.effects)
        else:
            ability = abilities.Triggered("", None, effects=node.effects)
        made = Program(ability, self.zones)
        made.library = self
        self.nodes[id(node)] = (node, made)
        return made
