"""A game by the chapters of its document: a record for each, with defaults that suit a plain game.

The kernel's procedures look here for everything that one rulebook says differently from another.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from arbiter.kernel.aspects import EVERYTHING, zone_aspect
from arbiter.kernel.playing import plain
from arbiter.kernel.program import Library as Library  # compiled, a field's class must be there before its record
from arbiter.kernel.resource_table import ResourceTable as ResourceTable
from arbiter.kernel.rows import Process, Reason, Sight, Step, TargetsGone, TriggerOrder, Way, ZoneSpec
from arbiter.script import statements as st

if TYPE_CHECKING:
    from arbiter.kernel.context import Context
    from arbiter.kernel.events import Event
    from arbiter.kernel.game import Game
    from arbiter.kernel.ongoing import Pending
    from arbiter.kernel.playing.play import Action, Play
    from arbiter.kernel.program import Program
    from arbiter.kernel.stack import StackItem
    from arbiter.kernel.state import Obj
    from arbiter.kernel.statements import Active
    from arbiter.kernel.traits import Face
    from arbiter.script.base import Change, How
    from arbiter.script.effects import Search
    from arbiter.script.statements import AddStat

PLAIN_ZONES: Final = (
    ZoneSpec("field", Sight.PUBLIC, shared=True, turns=2),
    ZoneSpec("deck", Sight.NOBODY, ordered=True, face_down=True),
    ZoneSpec("hand", Sight.OWNER),
    ZoneSpec("break", Sight.PUBLIC, ordered=True),
    ZoneSpec("stack", Sight.PUBLIC, shared=True, ordered=True, stack=True),
    ZoneSpec("removed", Sight.PUBLIC),
)


@dataclass(frozen=True)
class Zones:
    """The zones, and what lies where."""

    rows: tuple[ZoneSpec, ...] = PLAIN_ZONES
    in_play: tuple[str, ...] = ("field",)
    main: str = "field"  # where most of what is in play lies
    deck: str = "deck"
    hand: str = "hand"
    discard: str = "break"
    stack: str = "stack"
    removed: str = "removed"
    beneath: str = ""  # where cards beneath another lie, linked to it; without such a zone they are part of its object
    player: str = ""  # a zone with an object for each player, where texts choose players like objects
    # Where a card begins of which no deck list says it.
    home: Callable[[Face], str] | None = None
    # Types that can be told from the back of a card.
    backs: frozenset[str] = frozenset()
    # What a card is that lies face down in play, where that is something of its own.
    back: Callable[[Library, Face], Face] | None = None
    # Types that no text turns face down.
    always_up: int = 0
    # Does an object's other side stay hidden from this player, although they see the one that is up?
    hides_sides: Callable[[Obj, int], bool] | None = None
    # The words by which texts speak of the place where an object lies within its zone.
    place_word: Callable[[Obj], tuple[str, ...]] | None = None
    # Which side of a card lies up in that zone, where a position names one of its sides.
    lies_up: Callable[[Face, str], Face] | None = None
    # Do cards lie rested at this place of the zone, unless something lets them stand there?
    lies_rested: Callable[[str, int], bool] | None = None
    specs: dict[str, ZoneSpec] = field(init=False)  # the zones by name
    # The zones in which cards change where they are: those in play, and those in which they turn.
    table: tuple[str, ...] = field(init=False)
    one_in_play: bool = field(init=False)  # everything in play lies in one zone that all share
    aspects: dict[str, int] = field(init=False)  # which aspect of the game changes when something changes in a zone
    ways: dict[str, dict[str, Way]] = field(init=False)  # by the zone that is left and the one that is come to

    def __post_init__(self) -> None:
        object.__setattr__(self, "specs", {spec.name: spec for spec in self.rows})
        turning = tuple(spec.name for spec in self.rows if spec.turns > 1 and spec.name not in self.in_play)
        object.__setattr__(self, "table", self.in_play + turning)
        one = len(self.in_play) == 1 and self.in_play[0] == self.main and self.specs[self.main].shared
        object.__setattr__(self, "one_in_play", one)
        aspects = {spec.name: zone_aspect(spec.name, self.in_play, self.hand, self.stack) for spec in self.rows}
        object.__setattr__(self, "aspects", aspects)
        ways = {
            origin.name: {to.name: Way(origin, to, aspects[origin.name] | aspects[to.name]) for to in self.rows}
            for origin in self.rows
        }
        object.__setattr__(self, "ways", ways)


@dataclass(frozen=True)
class Moving:
    """What happens to cards that move, lie beneath others, are linked, searched for and shuffled."""

    # Where a move really leads: may change the event's destination and side; False if the card does not move.
    route: Callable[[Game, Event], bool] | None = None
    # Would the rules leave the object where it is? Asked, without a question to anybody, of what is to pay a cost.
    stays: Callable[[Game, Event], bool] | None = None
    entering: Callable[[Game, Event], None] | None = None  # last-moment rules about how an object arrives
    moved: Callable[[Game, Event], None] | None = None  # what the rules do at once after a move
    # Moves between zones in play, from and to, that are no entering.
    inner_moves: frozenset[tuple[str, str]] = frozenset()
    # Where a card goes whose move was replaced by one that cannot happen ("": nowhere).
    fallback: str = ""
    # Zones in which the owner of several cards that arrive together decides on their order.
    owner_orders: frozenset[str] = frozenset()
    # Several cards from the top of a pile move one after the other.
    one_by_one: bool = False
    firm_stacks: frozenset[str] = frozenset()  # zones that a stack leaves as a stack
    beneath_arrive: bool = False  # cards beneath another that leaves play are heard of where they come to lie
    # Where a card that lay beneath another goes when that one leaves for a zone, if not there.
    beneath_to: Callable[[Face, str], str] | None = None
    # May this object be linked to that one, by an effect of this player?
    may_link: Callable[[Game, Obj, Obj, int], bool] | None = None
    # A rule that keeps a search from finding this object.
    may_find: Callable[[Game, Search, Obj, Context], bool] | None = None
    # Who picks a hidden card for what it is shows it to all.
    shows_proof: bool = False
    # Who looks at cards that not everybody sees need not find what is asked for by what it is.
    may_miss: bool = False
    shuffles_once: bool = False  # a text that searches and shuffles a deck several times shuffles it once, at the end
    # Resting what is rested already, or readying what is ready, is done; whoever waits for it hears of what was turned.
    rests_again: bool = True
    # Can the object be turned so where it lies?
    lies: Callable[[Obj, int], bool] | None = None
    discards_nothing: bool = False  # who has no cards in hand can discard their hand all the same


@dataclass(frozen=True)
class Turn:
    """The turn, as a table of steps."""

    steps: dict[str, Step]
    first_step: str  # before the first turn, or its first
    resting_step: str = ""  # the step in which the turn player has the most freedom; positions are set up there
    battle_action: str = ""  # the kind of action that begins a battle, where battles begin by one
    attack_step: str = ""  # the step in which attackers are declared
    block_step: str = ""  # the step in which blockers are
    # Why an object in play could not attack or block now, were its player asked for an attacker or a blocker.
    check_attack: Callable[[Game, Obj], Reason | None] | None = None
    check_block: Callable[[Game, Obj], Reason | None] | None = None
    others_first: Reason = Reason("", "another has to be chosen")  # of what could be, where some must
    # Before each grant of priority: true where the turn has gone to another step at once, in place of the grant.
    break_off: Callable[[Game], bool] | None = None
    extra_turns_in_order: bool = False  # the first that was gained is taken first, instead of the last


@dataclass(frozen=True)
class Stack:
    """What waits to resolve, in which order, and what becomes of it."""

    # Where a card goes that has resolved, unless its text says it: where spent cards go, unless there is this row.
    after_resolving: Callable[[Game, StackItem], str] | None = None
    targets_gone: TargetsGone = TargetsGone.CANCEL
    # Processes that wait on the stack beside cards and abilities, by name: what they do when they resolve. One that
    # gives back true is not over: it stays where it is and resolves again.
    processes: dict[str, Callable[[Game, StackItem], bool | None]] = field(default_factory=dict)
    # Kinds of thing on the stack that nobody can answer: they resolve before anybody gets priority.
    unanswerable: frozenset[str] = frozenset()
    # After one thing has resolved the next does too, as long as nothing was added in between.
    resolve_in_a_row: bool = False
    # Who has priority keeps it when triggered abilities go on the stack; otherwise the turn player gets it.
    keeps_priority: bool = False
    cancels_at_once: bool = False  # what is cancelled leaves the stack then and there
    copies_enter: bool = True  # a copy of a card that stays in play enters it; else it ceases where it was
    # Objects that texts can neither choose nor cancel where they are.
    out_of_reach: Callable[[Game, Obj], bool] | None = None
    barred_return: bool = False  # a played card that cannot enter play goes back to where it was, and not to the spent
    # What an ability says of its source that is gone is not as it last was: as it was when an ability that players
    # use was played, and as it was when one triggered whose source moved before it came on the stack.
    knows_source_as_played: bool = False
    # Kinds of ability that are kinds of another one, too: a text about those means them as well.
    wider_kinds: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    # What the rules do as a card begins to resolve, before its text.
    resolving: Callable[[Game, StackItem, Context], None] | None = None
    # What the rules do when a card or an ability, a triggered one too, has come on the stack.
    played: Callable[[Game, StackItem], None] | None = None

    def means(self, asked: str, kind: str) -> bool:
        """Does a text about abilities of the asked kind mean one of this kind?"""
        return asked == kind or asked in self.wider_kinds.get(kind, ())


def plain_steps() -> dict[str, tuple[Callable[[Game, Play], None], ...]]:
    return dict(plain.STEPS)


@dataclass(frozen=True)
class Playing:
    """What players may do, and the steps of playing it."""

    list_actions: Callable[[Game, int], list[Action]] = plain.list_actions
    check_cast: Callable[[Game, Play], Reason | None] = plain.check_cast
    cast_kind: Callable[[Obj], str] = plain.cast_kind  # the row of `steps` by which a card is played
    steps: dict[str, tuple[Callable[[Game, Play], None], ...]] = field(default_factory=plain_steps)
    # Why nothing can be done with an object.
    check_action: Callable[[Game, int, Obj], list[Reason]] | None = plain.explain
    # What tells an action from another with the same card: a side that is played, a keyword by which it is.
    action_words: Callable[[Action], str] | None = None
    # Kinds of action that only put a card elsewhere, or that it merely stands for: why nothing else can be done with it
    # is told all the same.
    side_actions: frozenset[str] = frozenset()
    may_enter: Callable[[Game, Obj, int], Reason | None] | None = None
    # May these come into play at once, where the rules limit what stands there together? Each of them could alone.
    may_enter_together: Callable[[Game, list[Obj], int], bool] | None = None
    # Do the rules let this be done with an object? What they do not is neither chosen for it nor a target of it.
    may_undergo: Callable[[Game, Obj, str], bool] | None = None
    after_play: Callable[[Game, Play], None] | None = None
    # Is it time for what has this timing, for this player? Asked of options that have timings of their own.
    is_time: Callable[[Game, str, int], bool] | None = None
    no_target: Reason = Reason("", "there is nothing it could choose")
    not_now: Reason = Reason("", "it is not played at this time")
    not_allowed: Reason = Reason("", "a text does not let it be played, or not again")
    unplayed_stay: bool = False  # an automatic card that cannot be played stays where it is
    # In games from before FINISHABLE: no more is named for the variable than there is to be chosen. Since then always.
    x_within_targets: bool = False
    plain_targets: bool = False  # what is chosen by what it is must be known to everybody
    # Named ways of playing a card that are other ways, too: a text about those means them as well.
    wider_ways: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    def is_way(self, asked: str, way: str) -> bool:
        """Does a text about cards that were played the asked way mean one that was played this way?"""
        return asked == way or asked in self.wider_ways.get(way, ())

    def way_of(self, action: Action) -> str:
        """How the card is played, where there are several ways."""
        return "" if self.action_words is None else self.action_words(action)

    def bars(self, game: Game, obj: Obj, player: int) -> Reason | None:
        """Why the object may not come into play under this player's control, if it may not."""
        return None if self.may_enter is None else self.may_enter(game, obj, player)

    def lets_in(self, game: Game, objs: list[Obj], player: int) -> bool:
        """May these come into play at once under this player's control, each of which could alone?"""
        return self.may_enter_together is None or self.may_enter_together(game, objs, player)

    def reasons(self, game: Game, player: int, obj: Obj) -> list[Reason]:
        """Why the player can do nothing with the object; none: they can, or the game does not say."""
        return [] if self.check_action is None else self.check_action(game, player, obj)


@dataclass(frozen=True)
class Paying:
    """What costs are paid with, and how they change."""

    resources: ResourceTable = plain.RESOURCES  # what players pay with
    # A changed total: which colours it still asks for.
    recolour: Callable[[Game, Play, int], None] = plain.recolour
    no_payment: Reason = Reason("", "its cost cannot be paid", unpaid=True)
    # The same by what is missing (`playing/lacking`, or the name of a kept resource), where rules of their own say it.
    lacks: Mapping[str, Reason] = field(default_factory=dict)
    raises_any_cost: bool = False  # more is asked also where something else, or nothing, is given instead of the cost
    costs_apart: bool = False  # what a cost moves by one verb is an action of its own; otherwise all is paid at once
    # Abilities for resources that a player may use while an effect asks them to pay, and that nobody uses unasked.
    producers: Callable[[Game, int], list[Action]] | None = None
    # Objects that cannot be rested yet for an ability of their own, also where its cost can be paid in another way.
    just_came: Callable[[Game, Obj], bool] | None = None
    added_costs_are_effects: bool = False  # what texts add to a cost is done by their effect, and not as a cost
    apart: frozenset[str] = frozenset()  # kinds of ability that texts about the costs of abilities mean only by name
    # Ways of moving that pay for nothing where a replacement would have something else happen.
    only_as_said: frozenset[How] = frozenset()
    must_change_zones: bool = False  # a move pays for nothing where a replacement would leave the card where it lies
    # Kept resources that are paid only in multiples of a number.
    paid_in: Mapping[str, int] = field(default_factory=dict)
    # Would what a player may give up for it, once extra costs are declared, make a cost payable that is too high?
    relief: Callable[[Game, Play], bool] | None = None
    # How much more is asked for a card than the number that is its cost, for one of each of its colours.
    beyond_cost: Callable[[Play], int] | None = None


@dataclass(frozen=True)
class Triggers:
    """How triggered abilities trigger, how often, and in which order they go on the stack."""

    order: TriggerOrder = TriggerOrder.ALL
    # In which order triggered abilities of one player go on the stack: the lowest rank first, then as they choose.
    rank: Callable[[Game, Pending], int] | None = None
    # A rule that keeps an ability of this object from triggering on the event.
    may_hear: Callable[[Game, Obj, Program, Event], bool] | None = None
    # Texts that keep the player from putting on the stack what has triggered: it is gone.
    prohibited: Callable[[Game, Program, Context], bool] | None = None
    # Which go on the stack without having been played, so that nothing that waits for that triggers.
    unplayed: Callable[[Program], bool] | None = None
    may_not_aim: bool = False  # what triggered may be left alone while it would do nothing with what it chooses
    # A limit counts how often a triggered ability went on the stack, not how often it triggered.
    limits_plays: bool = False
    # Uses in a whole game of abilities without a name are counted for the object that has them, not for the player.
    limits_by_object: bool = False
    # Uses of abilities with a name are counted for the player, whichever object has them.
    named_together: bool = False
    # A status that stays after its ability has resolved must cease before that one triggers again.
    status_once: bool = False


@dataclass(frozen=True)
class Replacement:
    """What keeps an event from happening, and what happens instead."""

    # Who picks among replacements of this rank: whose object or who it happens to, unless there is this row.
    chooser: Callable[[Game, Event, int], int] | None = None
    # In which order replacements apply: those of the lowest rank first, each rank with its chooser.
    rank: Callable[[Game, Active, Event], int] | None = None
    prohibits: Callable[[Game, Event], bool] | None = None  # marks and rules that make an event impossible
    # Kinds of event that `prohibits` always looks at, and not only where a mark or a text may concern them.
    strict_kinds: int = 0
    # A reduction of damage that is dealt to several at once is one: who says for each point of it whose damage is
    # reduced. Without this row everybody's is.
    reduction_chooser: Callable[[Game, Active, list[Event]], int] | None = None
    multiplies_once: bool = False  # of several effects that multiply one damage only one applies
    # Ways of moving that a card has moved in even where a replacement sent it elsewhere.
    kept_hows: frozenset[How] = frozenset()
    # What a text was to move and a replacement sent elsewhere is lost to the rest of that text.
    redirected_is_lost: bool = False
    stand_in: Callable[[Game, Obj], Obj] | None = None  # whom effects other than damage concern in place of an object
    # An object to which lasting effects of this text are not applied.
    ignores: Callable[[Game, Obj, Context], bool] | None = None


PLAIN_LAYERS: Final = ("copies", "words", "abilities", "set numbers", "numbers")


def plain_layer_of(change: Change) -> tuple[int, ...]:
    """First what a thing is, then what it can do, then its numbers: those that are set before those that are added."""
    if isinstance(change, st.CopyOf):
        return (0,)
    if isinstance(change, st.BecomeType):
        return (1, 3)
    if isinstance(change, (st.AddWord, st.SetWords, st.LoseWord, st.AddAllWords)):
        return (1,)
    if isinstance(change, st.SetStat):
        return (3,)
    return (4,) if isinstance(change, (st.AddStat, st.CounterStat, st.SwapNumbers)) else (2,)


def plain_library() -> Library:
    """Abilities work in the field, as in a game with the zones that are usual."""
    return Library(("field",), plain_layer_of)


@dataclass(frozen=True)
class Layers:
    """Ongoing effects: the order in which they apply, what they reach, and how long."""

    order: tuple[str, ...] = PLAIN_LAYERS  # the order of ongoing effects; the library's `layer_of` says what is where
    library: Library = field(default_factory=plain_library)
    # An effect of a resolved text on "all X": only on those present (fixed), or also on later ones.
    fixed_sets: bool = True
    lapses: bool = False  # an effect for as long as something is so is not made once that is over
    conditions_see_effects: bool = False  # conditions of continuous abilities see what other effects have changed
    # Ongoing effects reach objects out of play, too.
    far_effects: bool = False
    # Of ongoing effects in one layer those on their own card come first; otherwise only dependency and age count.
    own_first: bool = True
    own_timestamps: bool = False  # everybody orders the times of their own cards that enter together
    # What counters of a kind do to the object that bears them, each one of them, in their layer.
    counter_changes: dict[str, tuple[AddStat, ...]] = field(default_factory=dict)
    counter_layer: int = 0
    rounds_to: int = 1  # power and guard that effects have changed are rounded up to a multiple of this
    lends_names: bool = True  # a card has the names of those beneath it as well
    copies_keep_names: bool = False  # what becomes a copy has its own printed name beside the other
    # Kinds that nothing gains or loses in a game of two players.
    fixed_kinds: frozenset[str] = frozenset()


@dataclass(frozen=True)
class Keywords:
    """Words that stand for abilities (the library says which), and how many of them an object can have."""

    # Words of which an object can have several, numbered from the second on.
    multiple: frozenset[str] = frozenset()
    # Keywords that stay, with what they stand for, when an object loses all its abilities.
    kept: frozenset[str] = frozenset()
    # Keywords with a cost, a number or a word behind them that an object gains only once; others it can have again.
    once: frozenset[str] = frozenset()
    # Keywords of which an object can have one for each word behind it ("barrier:chant"), beside the bare one.
    told_apart: frozenset[str] = frozenset()


@dataclass(frozen=True)
class Counting:
    """How numbers, names and counters are read."""

    rounds_up: bool = True  # fractions
    whole_words: bool = False  # a name contains only whole words, possessives and parts of compounds included
    # Counters that only a text which names them removes.
    firm_counters: frozenset[str] = frozenset()


@dataclass(frozen=True)
class Damage:
    """Damage to objects and to players."""

    hurt: Callable[[Game, Event], None] = plain.lose_life  # damage to a player
    life: str = "life"  # what players keep that such damage takes from them
    after_hurt: Callable[[Game, Event], None] | None = None  # what follows at once, when it has been heard of
    # What the rules do at once when damage has been dealt, before anything triggers on it.
    dealt: Callable[[Game, Event], None] | None = None
    step: int = 1  # damage is divided into multiples of this
    player_types: int = 0  # damage to an object of these types is damage to its controller
    is_one: bool = False  # a text about damage that names no receiver speaks of players, too
    zone: str = ""  # where a card lies for each point that a player has received, where that is how it is kept


@dataclass(frozen=True)
class Processes:
    """What the rules do by themselves before anybody gets priority."""

    rows: tuple[Process, ...] = ()
    # Rule processes are performed one after the other as listed, instead of all at once.
    in_turn: bool = False
    # While they ask for the same of the same object, a text replaces that only once.
    replaced_once: bool = False


@dataclass(frozen=True)
class Hints:
    """What is there for speed only: without it the same games are played."""

    # One quick look, where so much has changed: which of the processes can have something to do? A bit for each.
    may_apply: Callable[[Game, int], int] | None = None
    process_reads: int = EVERYTHING  # the aspects of the game that the rule processes look at,
    format_reads: Mapping[str, int] = field(default_factory=dict)  # and which besides, in certain formats
    keyword_reads: Mapping[str, int] = field(default_factory=dict)  # or where a card of the match may have a keyword
