"""A game as a frozen value: its tables, and the functions that stand in them.

The kernel's procedures look here for everything that one rulebook says differently from another.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import TYPE_CHECKING, Final

from arbiter.kernel.aspects import EVERYTHING, zone_aspect
from arbiter.kernel.program import Library as Library  # compiled, a field's class must be there before its record
from arbiter.kernel.resource_table import ResourceTable as ResourceTable

if TYPE_CHECKING:
    from arbiter.kernel.context import Context
    from arbiter.kernel.events import Event
    from arbiter.kernel.game import Game
    from arbiter.kernel.ongoing import Pending
    from arbiter.kernel.playing.play import Action, Play
    from arbiter.kernel.stack import StackItem
    from arbiter.kernel.state import Obj
    from arbiter.kernel.statements import Active
    from arbiter.kernel.traits import Face
    from arbiter.script.abilities import Ability
    from arbiter.script.base import How
    from arbiter.script.effects import Perform, Search
    from arbiter.script.nouns import Group
    from arbiter.script.statements import AddStat


class Sight(Enum):
    """Who sees the cards of a zone."""

    PUBLIC = "public"  # everybody, except what lies face down
    OWNER = "owner"  # its owner alone
    NOBODY = "nobody"
    OWNER_FACE_DOWN = "owner_face_down"  # face up for all; face down for its owner alone


SIGHT_PUBLIC: Final = Sight.PUBLIC
SIGHT_OWNER: Final = Sight.OWNER
SIGHT_NOBODY: Final = Sight.NOBODY
SIGHT_OWNER_FACE_DOWN: Final = Sight.OWNER_FACE_DOWN


@dataclass(frozen=True)
class ZoneSpec:
    """One row of the table of zones."""

    name: str
    sight: Sight
    shared: bool = False
    in_play: bool = False
    ordered: bool = False
    turns: int = 1  # how many orientations cards have there
    face_down: bool = False  # cards come here face down
    stack: bool = False
    limit: int | None = None  # at most so many cards of one player
    blank: bool = False  # a card that lies face down there is nothing at all, for whoever knows it, too
    needed: bool = False  # no player is without a card there
    hears: bool = False  # cards that lie face down there wait all the same for what lets them be played
    places: bool = False  # every card has a place of its own there, which everybody sees


class Way:
    """What the table of zones says of moves from one zone to another."""

    __slots__ = ("aspects", "hides", "opens", "own", "face_down")

    def __init__(self, origin: ZoneSpec, to: ZoneSpec, aspects: int) -> None:
        self.aspects = aspects  # what of the game changes
        self.hides = to.sight is not SIGHT_PUBLIC  # not everybody sees the card there, so who knows it is remembered:
        self.opens = origin.sight is SIGHT_PUBLIC  # everybody, if it lay face up where it was,
        self.own = origin.sight is SIGHT_OWNER or to.sight is SIGHT_OWNER  # otherwise its owner
        self.face_down = to.face_down


@dataclass(frozen=True)
class Reason:
    """Why something cannot be done: the rule's number and what it asks, in our words."""

    rule: str
    says: str


@dataclass(frozen=True)
class Step:
    """One row of the turn. `enter` runs at its beginning, then players get priority if `grants`, then `leave`.

    Where nothing is done in it, and where it always leads to the same step, there is nothing to call.
    """

    name: str
    phase: str
    enter: Callable[[Game], None] | None
    leave: Callable[[Game], str] | str
    grants: bool = True
    plays: bool = True  # cards and abilities may be played while players have priority here
    words: tuple[str, ...] = ()  # other names under which texts speak of it ("main")
    combat: bool = False  # there is such a step only while something attacks


class TargetsGone(Enum):
    CANCEL = "cancel"  # nothing of the effect happens
    REST = "rest"  # what does not concern the targets still happens


TARGETS_GONE_CANCEL: Final = TargetsGone.CANCEL
TARGETS_GONE_REST: Final = TargetsGone.REST


class TriggerOrder(Enum):
    ALL = "all"  # the turn player puts all of theirs on the stack, then the others
    ONE = "one"  # one at a time, rule processes between


TRIGGER_ORDER_ALL: Final = TriggerOrder.ALL
TRIGGER_ORDER_ONE: Final = TriggerOrder.ONE


@dataclass(frozen=True)
class Process:
    """A rule process: the events that it asks for now (none if it does not apply)."""

    name: str
    rule: str
    check: Callable[[Game], list[Event]]


@dataclass(frozen=True)
class Ruleset:
    """A game."""

    key: str
    title: str
    players: tuple[int, int]  # fewest and most
    zones: tuple[ZoneSpec, ...]
    colours: tuple[str, ...]
    types: tuple[str, ...]
    steps: dict[str, Step]
    first_step: str
    layers: tuple[str, ...]  # the order of ongoing effects; the library's `layer_of` says what belongs where
    processes: tuple[Process, ...]
    library: Library
    list_actions: Callable[[Game, int], list[Action]]
    check_cast: Callable[[Game, Play], Reason | None]
    cast_kind: Callable[[Obj], str]
    check_action: Callable[[Game, int, Obj], list[Reason]]
    resources: ResourceTable  # what players pay with
    recolour: Callable[[Game, Play, int], None]  # a changed total: which colours it still asks for
    playing: dict[str, tuple[Callable[[Game, Play], None], ...]]
    after_resolving: Callable[[Game, StackItem], str]
    replacement_chooser: Callable[[Game, Event, int], int]  # who picks among replacements of this rank
    prohibits: Callable[[Game, Event], bool]  # marks and rules that make an event impossible
    entering: Callable[[Game, Event], None]  # last-moment rules about how an object arrives
    moved: Callable[[Game, Event], None]  # what the rules do at once after a move (cards that return somewhere)
    may_enter: Callable[[Game, Obj, int], Reason | None]
    hurt: Callable[[Game, Event], None]  # damage to a player
    after_hurt: Callable[[Game, Event], None]  # what follows at once, when the damage has been heard of
    targets_gone: TargetsGone = TargetsGone.CANCEL
    trigger_order: TriggerOrder = TriggerOrder.ALL
    damage_step: int = 1000
    main_zone: str = "field"
    deck_zone: str = "deck"
    hand_zone: str = "hand"
    discard_zone: str = "break"
    stack_zone: str = "stack"
    removed_zone: str = "removed"
    player_zone: str = ""  # a zone with an object for each player, where texts choose players like objects
    player_types: frozenset[str] = frozenset()  # damage to an object of these types is damage to its controller
    stand_in: Callable[[Game, Obj], Obj] | None = None  # whom effects other than damage concern in place of an object
    # A reduction of damage that is dealt to several at once is one: who says for each point of it whose damage is
    # reduced. Without this row everybody's is.
    reduction_chooser: Callable[[Game, Active, list[Event]], int] | None = None
    no_move_target: Reason = Reason("", "there is nothing it could choose")
    no_payment: Reason = Reason("", "its cost cannot be paid")
    draw_loop: Reason = Reason("", "the position repeats and nobody can break it")
    after_play: Callable[[Game, Play], None] | None = None
    # Is it time for what has this timing, for this player? Asked of options that have timings of their own.
    is_time: Callable[[Game, str, int], bool] | None = None
    # What the rules do when a card or an ability, a triggered one too, has come on the stack.
    played: Callable[[Game, StackItem], None] | None = None
    # In which order replacements apply: those of the lowest rank first, each rank with its chooser.
    replacement_rank: Callable[[Game, Active, Event], int] | None = None
    # An effect of a resolved text on "all X": only on those present (fixed), or also on later ones.
    fixed_sets: bool = True
    rounds_up: bool = True  # fractions
    tokens: dict[str, Face] = field(default_factory=dict)  # what texts can create, by name
    # Processes that wait on the stack beside cards and abilities, by name: what they do when they resolve. One that
    # gives back true is not over: it stays where it is and resolves again.
    stack_processes: dict[str, Callable[[Game, StackItem], bool | None]] = field(default_factory=dict)
    # Kinds of thing on the stack that nobody can answer: they resolve before anybody gets priority.
    unanswerable: frozenset[str] = frozenset()
    # What texts can ask to be performed by name.
    acts: dict[str, Callable[[Game, Perform, Context], None]] = field(default_factory=dict)
    # After one thing has resolved the next does too, as long as nothing was added in between.
    resolve_in_a_row: bool = False
    # Who has priority keeps it when triggered abilities go on the stack; otherwise the turn player gets it.
    keeps_priority: bool = False
    # Where a move really leads: may change the event's destination and side; False if the card does not move.
    route: Callable[[Game, Event], bool] | None = None
    # Kinds of event that `prohibits` always looks at, and not only where a mark or a text may concern them.
    strict_kinds: int = 0
    # Rule processes are performed one after the other as listed, instead of all at once.
    processes_in_turn: bool = False
    # Uses of abilities with a name are counted for the player, whichever object has them.
    named_together: bool = False
    unplayed_stay: bool = False  # an automatic card that cannot be played stays where it is
    # Uses in a whole game of abilities without a name are counted for the object that has them, not for the player.
    limits_by_object: bool = False
    # A limit counts how often a triggered ability went on the stack, not how often it triggered.
    limits_plays: bool = False
    # The abilities that a keyword stands for, which come and go with it where it is granted or lost.
    keyword_abilities: Mapping[str, tuple[Ability, ...]] = field(default_factory=dict)
    # Counters that only a text which names them removes.
    firm_counters: frozenset[str] = frozenset()
    # Objects in play that its rules look for again and again: who belongs to them, by a name for them.
    named_groups: Mapping[str, Callable[[Obj], bool]] = field(default_factory=dict)
    # Types that can be told from the back of a card.
    backs: frozenset[str] = frozenset()
    # What a card is that lies face down in play, where that is something of its own.
    back: Callable[[Library, Face], Face] | None = None
    # Types that no text turns face down.
    always_up: frozenset[str] = frozenset()
    # Several cards from the top of a pile move one after the other.
    one_by_one: bool = False
    # Who picks a hidden card for what it is shows it to all.
    shows_proof: bool = False
    # Does an object's other side stay hidden from this player, although they see the one that is up?
    hides_sides: Callable[[Obj, int], bool] | None = None
    # Words of which an object can have several, numbered from the second on.
    multiple_keywords: frozenset[str] = frozenset()
    # Keywords that stay, with what they stand for, when an object loses all its abilities.
    kept_keywords: frozenset[str] = frozenset()
    # Kinds that nothing gains or loses in a game of two players.
    fixed_kinds: frozenset[str] = frozenset()
    # What the rules do at once when damage has been dealt, before anything triggers on it.
    dealt: Callable[[Game, Event], None] | None = None
    # Objects that texts can neither choose nor cancel where they are.
    out_of_reach: Callable[[Game, Obj], bool] | None = None
    x_within_targets: bool = False  # no more is named for the variable than there is to be chosen
    damage_is_one: bool = False  # a text about damage that names no receiver speaks of players, too
    multiplies_once: bool = False  # of several effects that multiply one damage only one applies
    # Where a card goes whose move was replaced by one that cannot happen ("": nowhere).
    fallback_zone: str = ""
    # Ways of moving that a card has moved in even where a replacement sent it elsewhere.
    kept_hows: frozenset[How] = frozenset()
    raises_any_cost: bool = False  # more is asked also where something else is given instead of the cost
    costs_apart: bool = False  # what a cost moves by one verb is an action of its own; otherwise all is paid at once
    shuffles_once: bool = False  # a text that searches and shuffles a deck several times shuffles it once, at the end
    # May this object be linked to that one, by an effect of this player?
    may_link: Callable[[Game, Obj, Obj, int], bool] | None = None
    copies_keep_names: bool = False  # what becomes a copy has its own printed name beside the other
    discards_nothing: bool = False  # who has no cards in hand can discard their hand all the same
    own_timestamps: bool = False  # everybody orders the times of their own cards that enter together
    # Zones in which the owner of several cards that arrive together decides on their order.
    owner_orders: frozenset[str] = frozenset()
    # In which order triggered abilities of one player go on the stack: the lowest rank first, then as they choose.
    trigger_rank: Callable[[Game, Pending], int] | None = None
    # A rule that keeps an ability of this object from triggering on the event.
    may_hear: Callable[[Game, Obj, Event], bool] | None = None
    extra_turns_in_order: bool = False  # the first that was gained is taken first, instead of the last
    cancels_at_once: bool = False  # what is cancelled leaves the stack then and there
    whole_words: bool = False  # a name contains only whole words, possessives and parts of compounds included
    rested_word: str = "rested"  # what a card is called that is turned
    rests_again: bool = True  # resting what is rested already, or readying what is ready, happens and is heard of
    # A rule that keeps a search from finding this object.
    may_find: Callable[[Game, Search, Obj, Context], bool] | None = None
    apart: frozenset[str] = frozenset()  # kinds of ability that texts about the costs of abilities mean only by name
    added_costs_are_effects: bool = False  # what texts add to a cost is done by their effect, and not as a cost
    plain_targets: bool = False  # what is chosen by what it is must be known to everybody
    may_not_aim: bool = False  # what triggered may be left alone while it would do nothing with what it chooses
    lapses: bool = False  # an effect for as long as something is so is not made once that is over
    # Where a card begins of which no deck list says it.
    home_zone: Callable[[Face], str] | None = None
    # Moves between zones in play, from and to, that are no entering.
    inner_moves: frozenset[tuple[str, str]] = frozenset()
    beneath_arrive: bool = False  # cards beneath another that leaves play are heard of where they come to lie
    # Where a card that lay beneath another goes when that one leaves for a zone, if not there.
    beneath_to: Callable[[Face, str], str] | None = None
    firm_stacks: frozenset[str] = frozenset()  # zones that a stack leaves as a stack
    conditions_see_effects: bool = False  # conditions of continuous abilities see what other effects have changed
    # Ongoing effects reach objects out of play, too.
    far_effects: bool = False
    lends_names: bool = True  # a card has the names of those beneath it as well
    # Of ongoing effects in one layer those on their own card come first; otherwise only dependency and age count.
    own_first: bool = True
    # What counters of a kind do to the object that bears them, each one of them, in their layer.
    counter_changes: dict[str, tuple[AddStat, ...]] = field(default_factory=dict)
    counter_layer: int = 0
    rounds_to: int = 1  # power and guard that effects have changed are rounded up to a multiple of this
    # Kept resources that are paid only in multiples of a number.
    paid_in: Mapping[str, int] = field(default_factory=dict)
    battle_action: str = ""  # the kind of action that begins a battle, where battles begin by one
    resting_step: str = ""  # the step in which the turn player has the most freedom; positions are set up there
    # One quick look, where so much has changed: which of the processes can have something to do? A bit for each.
    may_apply: Callable[[Game, int], int] | None = None
    process_reads: int = EVERYTHING  # the aspects of the game that the rule processes look at
    moved_from: frozenset[str] | None = None  # `moved` does something only after moves out of these zones
    opening_resources: dict[str, int] = field(default_factory=dict)  # what every player begins with
    formats: tuple[str, ...] = ("constructed",)
    in_play: tuple[str, ...] = ("field",)
    barred_return: bool = False  # a played card that cannot enter play goes back to where it was, and not to the spent
    # An object to which lasting effects of this text are not applied.
    ignores: Callable[[Obj, Context], bool] | None = None
    # The words by which texts speak of the place where an object lies within its zone.
    place_word: Callable[[Obj], tuple[str, ...]] | None = None

    specs: dict[str, ZoneSpec] = field(init=False)  # the zones by name
    # The zones in which cards change where they are: those in play, and those in which they turn.
    table: tuple[str, ...] = field(init=False)
    aside: frozenset[str] = field(init=False)  # the zones of single players that are neither in play nor the stack
    # Whether rules may keep what a group names from being chosen, by its id; the group is kept beside.
    guarded: dict[int, tuple[Group, bool]] = field(init=False)
    aspects: dict[str, int] = field(init=False)  # which aspect of the game changes when something changes in a zone
    ways: dict[str, dict[str, Way]] = field(init=False)  # by the zone that is left and the one that is come to

    def __post_init__(self) -> None:
        object.__setattr__(self, "specs", {spec.name: spec for spec in self.zones})
        turning = tuple(spec.name for spec in self.zones if spec.turns > 1 and spec.name not in self.in_play)
        object.__setattr__(self, "table", self.in_play + turning)
        aside = [spec.name for spec in self.zones if not (spec.shared or spec.stack or spec.name in self.in_play)]
        object.__setattr__(self, "aside", frozenset(aside) - {self.stack_zone})
        aspects = {spec.name: self.aspect(spec.name) for spec in self.zones}
        object.__setattr__(self, "guarded", {})
        object.__setattr__(self, "aspects", aspects)
        ways = {
            origin.name: {to.name: Way(origin, to, aspects[origin.name] | aspects[to.name]) for to in self.zones}
            for origin in self.zones
        }
        object.__setattr__(self, "ways", ways)

    def aspect(self, zone: str) -> int:
        return zone_aspect(zone, self.in_play, self.hand_zone, self.stack_zone)

    def zone(self, name: str) -> ZoneSpec:
        return self.specs[name]
