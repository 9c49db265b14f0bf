"""What things are worth to the greedy bot: one table of numbers and of the game's own words.

A game's table is `WEIGHTS` in `weights.py` of its folder; for a game without one the bot answers at random. Worth is
counted in thousands of power of an ordinary fighter, so that a fighter of 7000 is worth about seven.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import Enum, auto


class Brings(Enum):
    """What an action brings besides the worth that the table gives it."""

    NOTHING = auto()  # and it costs nothing
    CARD = auto()  # a card is put somewhere for its cost
    EFFECT = auto()  # what its text does
    FIGHTER = auto()  # the fighter that the card becomes
    OTHER_SIDE = auto()  # the fighter on the card's other side, for a cost of its own
    RESOURCE = auto()  # one more that pays
    LATER = auto()  # the card lies ready for later, if there is room and it is not better played at once
    NAMED = auto()  # the fighter that the keyword names, from the deck, in place of the one that is there
    IN_TIME = auto()  # the fighter that the card becomes, after as many turns as the keyword says


@dataclass(frozen=True)
class ActionWorth:
    """What an action is worth in itself, and what it brings."""

    worth: float
    brings: Brings = Brings.CARD


# Marks that are bad to have, by the names that card texts are compiled to.
HARMFUL_MARKS = frozenset(
    {
        "cannot_attack",
        "cannot_attack_alone",
        "cannot_block",
        "cannot_party",
        "cannot_use_action",
        "cannot_use_special",
        "must_attack",
        "must_block",
        "no_ready",
        "no_ready_next",
        "power_not_raised",
        "no_recover",
        "no_recover_next",
        "cannot_recover",
        "cannot_be_rested",
    }
)


@dataclass(frozen=True)
class Standing:
    """What being ahead by one in something adds to the log-odds of winning (`tools/fit_standing.py` fits it)."""

    fighters: float = 0.0  # in worth
    resources: float = 0.0
    others: float = 0.0  # other cards on the table
    hand: float = 0.0  # in cards
    left: float = 0.0  # in what can still be lost
    near: float = 0.0  # in its logarithm
    turn: float = 0.0  # one's own turn begins, or the other's


@dataclass(frozen=True)
class Measure:
    """How one thing is weighed against another: what `tools/fit_weights.py` finds by letting players differ in them.

    What stands here is the first greedy player's.
    """

    # Times what is said elsewhere.
    fighter: float = 1.0  # a fighter that comes
    resource: float = 1.0  # one more that pays
    card: float = 1.0  # a card in hand
    mine: float = 1.0  # one's own things that are lost or helped
    theirs: float = 1.0  # the others' things that are lost
    hits: float = 1.0  # damage that the other player takes
    own_hits: float = 1.0  # damage that one takes
    guard: float = 1.0  # a guard that is missed
    # In worth.
    entering: float = 0.8  # of what a text does when its card comes in
    rested: float = 0.15  # each resource that is rested to pay
    ability: float = 0.3  # what using an ability must bring besides its cost
    spell: float = 0.5  # what a card that does not stay must
    least: float = 0.2  # what anything must, to be done at all
    initiative: float = 0.3  # that an attack is made; the first greedy player did not know of it


@dataclass(frozen=True)
class Weights:
    """How one game's cards and moments are judged."""

    fighters: frozenset[str]  # the types that attack and block
    hand_size: int
    worried_at: int  # so little left before losing is a worry
    resource_type: str = ""  # the type that pays for others, where there is one
    most_resources: int = 0
    discard_pays: int = 0  # what a discarded card gives towards a cost
    # How a player loses: damage that is counted in cards of a zone, a resource that it takes away, a zone whose cards
    # are lost before the last hit, or a card that stands for the player, with what they can take as its guard.
    damage_zone: str = ""
    damage_to_lose: Mapping[str, int] = field(default_factory=dict)  # cards of that zone, by format
    life_resource: str = ""
    life_cards: str = ""
    leader_zone: str = ""
    # What can be done: actions by the names that the rules give them.
    plays_spells: frozenset[str] = frozenset()  # a card is played for its effect alone
    plays_characters: frozenset[str] = frozenset()  # a card is played and stays
    plays_cards: frozenset[str] = frozenset()  # either
    resource_actions: Mapping[str, float] = field(default_factory=dict)  # a card of the hand becomes one that pays
    face_down: frozenset[str] = frozenset()  # those of them by which it lies face down
    actions: Mapping[str, ActionWorth] = field(default_factory=dict)  # all others
    keyword_actions: Mapping[str, ActionWorth] = field(default_factory=dict)  # what is done for a keyword's own cost
    named_actions: Mapping[str, float] = field(default_factory=dict)  # what texts ask for by a name
    produces: str = ""  # the action that produces from what is used but once, such as coins
    turns: str = ""  # the action that turns a fighter round, from attacking to guarding or back
    moves: str = ""  # the action that moves a fighter to another place, and the question to which
    # Questions by their `why`.
    gives_up: frozenset[str] = frozenset()  # which of one's own cards go
    last_option: frozenset[str] = frozenset()  # the last of the options is the best
    guard_question: str = ""  # does a fighter come to guard (the second option) or to attack?
    turned_up_question: str = ""  # what is done with a card that was turned up: actions by name, "nothing" at last
    place_question: str = ""  # where does a fighter stand?
    # Cards.
    keywords: Mapping[str, float] = field(default_factory=dict)  # what having them is worth
    harmful_marks: frozenset[str] = HARMFUL_MARKS
    stays_in_play: frozenset[str] = frozenset()  # other types that are cast and stay on the table
    any_number: frozenset[str] = frozenset()  # flags of cards of which a second one is as good as the first
    for_their_turn: frozenset[str] = frozenset()  # keywords of cards for the other player's turn
    played_at_once: frozenset[str] = frozenset()  # flags of cards that are better played than laid down
    lies_first: frozenset[str] = frozenset()  # keywords of fighters that have to be laid down before they come
    kept_ready: frozenset[str] = frozenset()  # keywords for which it is better not to rest once resources suffice
    set_zone: str = ""  # where cards are laid down for later
    # How many cards a player has room for there, told from the game (whose class is not known here); one for None.
    room_to_set: Callable[[object, int], int] | None = None
    # Battle.
    fighters_have_guard: bool = False  # do they withstand as much as a number of its own says, or as they deal?
    hits_by_power: bool = False  # does an attacker that gets through deal its power, or one point?
    hits_by_strike: bool = False  # or a number of its own?
    blockers_strike_first: bool = True
    first_strike: frozenset[str] = frozenset({"first_strike"})
    haste: frozenset[str] = frozenset()  # keywords with which newcomers attack
    attacks_ready: frozenset[str] = frozenset()  # keywords with which those can be attacked that are not rested
    stays_ready: frozenset[str] = frozenset()  # keywords with which attacking does not rest
    deadly: frozenset[str] = frozenset()  # keywords that destroy whatever is damaged
    survives: frozenset[str] = frozenset()  # keywords of fighters that are not destroyed
    evades: frozenset[str] = frozenset()  # keywords of attackers that only others with the same can block
    nobody_blocks: bool = False  # who is attacked fights, and only who is attacked can fall
    hits: Mapping[str, int] = field(default_factory=dict)  # keywords that hit a player for more than one
    past_guards: frozenset[str] = frozenset()  # keywords that attack players past their guards
    only_same: frozenset[str] = frozenset()  # keywords that fight only others with the same
    place_of: Callable[[str], int] | None = None  # the place that an option names, where fighters stand in places
    # The places that a player has for fighters, told from the game (whose class is not known here).
    places: Callable[[object, int], tuple[int, ...]] | None = None
    guards: frozenset[str] = frozenset()  # keywords of fighters for the middle
    strikes_before: frozenset[str] = frozenset()  # keywords of the attacked that strike before they are struck
    strikes_after: frozenset[str] = frozenset()  # and afterwards, if they are still there
    # Numbers.
    next_resource: tuple[float, ...] = (8.0, 7.5, 7.0, 6.0, 5.0)  # one more that pays, by how many there are
    card_in_hand: float = 1.7
    damage_point: float = 3.0  # one point of damage to a player
    near_the_end: float = 3.0  # how much more it is as the end comes near
    power_unit: float = 1000.0  # power that is worth one
    on_attack: float = 0.0  # of what a text does when its fighter attacks; more than none: the power it gains is seen
    ready_again: float = 0.0  # something that pays and comes ready again
    battle_turned: float = 0.0  # of what falls or stays in a battle because of power that is given or taken
    way_cleared: float = 0.0  # a guard that is gone, where the attackers win without it
    joins: float = 0.0  # of the attack of something that also becomes a fighter for a turn
    each_turn: float = 1.0  # of what it is worth that is left of a fighter for each turn that it is still away
    lends: float = 0.0  # of the power that the text of a card which stays gives to others
    whole_turns: bool = False  # are attacks thought of as a whole even where one of them pays alone?
    reserve: float = 0.0  # keeping resources for a card in the other player's turn
    early_cost: int = 5  # the cost of a card that one likes to begin with
    measure: Measure = field(default_factory=Measure)
    # Thinking ahead.
    # After how many turns it is judged how a playout stands. Of several the mean counts: one alone hangs on whose turn
    # it is then, and on what happens to have been drawn last.
    judged_after: tuple[int, ...] = (2,)
    decisive: float = 8.0  # being ahead by so much wins about three games of four
    own_turn: float = 0.0  # what it is worth that one's own turn begins: positions are judged where one does
    standing: Standing | None = None  # what says more exactly how a player stands
