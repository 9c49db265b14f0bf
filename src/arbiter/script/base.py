"""The families of words a card can say. Every node of a script belongs to exactly one of them."""

from __future__ import annotations

from enum import Enum
from typing import Final


class Amount:
    """A number that may have to be worked out: 3, the cards in your hand, its power."""


class Thing:
    """An object or several that the text points at: this card, it, all the Forwards."""


class Test:
    """A question about one object: is it a Forward, does it cost 3 or less."""


class Who:
    """A player or several."""


class Condition:
    """A question about the game, answered yes or no."""


class Pattern:
    """An event that an ability waits for."""


class CostPart:
    """One thing that must be paid or done to play a card or ability."""


class Effect:
    """One instruction that is carried out while something resolves."""


class Change:
    """What an ongoing effect does to an object's characteristics."""


class Statement:
    """What a static ability says is so while it applies."""


class Paragraph:
    """A whole ability: what one paragraph of card text is."""


# Greater than every number that a game reaches. What is added to it or taken away leaves it as it is.
INFINITY: Final = 10**14


class Op(Enum):
    """A comparison."""

    EQ = "="
    NE = "!="
    GE = ">="
    LE = "<="
    GT = ">"
    LT = "<"


# The members of each enumeration stand here once more under plain names: reading one off its class calls a
# descriptor, which costs fifteen times as much, and rule code does it all the time.
OP_EQ: Final = Op.EQ
OP_NE: Final = Op.NE
OP_GE: Final = Op.GE
OP_LE: Final = Op.LE
OP_GT: Final = Op.GT
OP_LT: Final = Op.LT


class Quality(Enum):
    """A characteristic that is a set of words."""

    NAME = "name"
    TYPE = "type"  # Forward; resonator; unit
    COLOUR = "colour"  # element; attribute
    KIND = "kind"  # job; race; trait
    GROUP = "group"  # category; cluster; faction


QUALITY_NAME: Final = Quality.NAME
QUALITY_TYPE: Final = Quality.TYPE
QUALITY_COLOUR: Final = Quality.COLOUR
QUALITY_KIND: Final = Quality.KIND
QUALITY_GROUP: Final = Quality.GROUP


class Stat(Enum):
    """A characteristic that is a number."""

    COST = "cost"
    POWER = "power"  # power; ATK
    GUARD = "guard"  # DEF; HP
    LEVEL = "level"
    STRIKE = "strike"
    DAMAGE = "damage"  # damage marked on the object
    CAPACITY = "capacity"  # its guard less the damage marked on it


STAT_COST: Final = Stat.COST
STAT_POWER: Final = Stat.POWER
STAT_GUARD: Final = Stat.GUARD
STAT_LEVEL: Final = Stat.LEVEL
STAT_STRIKE: Final = Stat.STRIKE
STAT_DAMAGE: Final = Stat.DAMAGE
STAT_CAPACITY: Final = Stat.CAPACITY


class Status(Enum):
    """What is so of an object on the table without being printed on it."""

    READY = "ready"  # active; recovered
    RESTED = "rested"  # dull; exhausted
    REVERSED = "reversed"
    ATTACKING = "attacking"
    BLOCKING = "blocking"
    BLOCKED = "blocked"  # an attacker that a blocker was declared against
    UNBLOCKED = "unblocked"
    ATTACKED = "attacked"  # what an attacker attacks
    IN_PARTY = "in_party"
    DAMAGED = "damaged"
    FROZEN = "frozen"
    FACE_DOWN = "face_down"
    FACE_UP = "face_up"
    TOKEN = "token"
    ON_FIELD = "on_field"
    PRIMED = "primed"
    ENTERED_THIS_TURN = "entered_this_turn"
    ATTACKED_THIS_TURN = "attacked_this_turn"
    MULTICOLOUR = "multicolour"
    GENERIC = "generic"  # may stand beside another of its name
    HAS_BURST = "has_burst"  # carries the EX Burst icon
    LIMIT = "limit"  # belongs to the limit deck


STATUS_READY: Final = Status.READY
STATUS_RESTED: Final = Status.RESTED
STATUS_REVERSED: Final = Status.REVERSED
STATUS_ATTACKING: Final = Status.ATTACKING
STATUS_BLOCKING: Final = Status.BLOCKING
STATUS_BLOCKED: Final = Status.BLOCKED
STATUS_UNBLOCKED: Final = Status.UNBLOCKED
STATUS_ATTACKED: Final = Status.ATTACKED
STATUS_IN_PARTY: Final = Status.IN_PARTY
STATUS_DAMAGED: Final = Status.DAMAGED
STATUS_FROZEN: Final = Status.FROZEN
STATUS_FACE_DOWN: Final = Status.FACE_DOWN
STATUS_FACE_UP: Final = Status.FACE_UP
STATUS_TOKEN: Final = Status.TOKEN
STATUS_ON_FIELD: Final = Status.ON_FIELD
STATUS_PRIMED: Final = Status.PRIMED
STATUS_ENTERED_THIS_TURN: Final = Status.ENTERED_THIS_TURN
STATUS_ATTACKED_THIS_TURN: Final = Status.ATTACKED_THIS_TURN
STATUS_MULTICOLOUR: Final = Status.MULTICOLOUR
STATUS_GENERIC: Final = Status.GENERIC
STATUS_HAS_BURST: Final = Status.HAS_BURST
STATUS_LIMIT: Final = Status.LIMIT


class Position(Enum):
    """Where in an ordered zone something is put."""

    TOP = "top"
    BOTTOM = "bottom"
    TOP_OR_BOTTOM = "top_or_bottom"
    SHUFFLED = "shuffled"
    UNDER = "under"


POSITION_TOP: Final = Position.TOP
POSITION_BOTTOM: Final = Position.BOTTOM
POSITION_TOP_OR_BOTTOM: Final = Position.TOP_OR_BOTTOM
POSITION_SHUFFLED: Final = Position.SHUFFLED
POSITION_UNDER: Final = Position.UNDER


class How(Enum):
    """The verb by which a card moves; some abilities watch for the verb and not only for the zones."""

    PUT = "put"
    DRAW = "draw"
    DISCARD = "discard"
    DESTROY = "destroy"  # break
    RETURN = "return"
    REMOVE = "remove"  # from the game
    PLAY = "play"  # put onto the field by an effect or after casting
    ADD = "add"  # to a hand
    DAMAGE = "damage"  # to the damage zone
    RULE = "rule"  # by a rule process
    COST = "cost"
    RESOLVED = "resolved"
    BANISH = "banish"


HOW_PUT: Final = How.PUT
HOW_DRAW: Final = How.DRAW
HOW_DISCARD: Final = How.DISCARD
HOW_DESTROY: Final = How.DESTROY
HOW_RETURN: Final = How.RETURN
HOW_REMOVE: Final = How.REMOVE
HOW_PLAY: Final = How.PLAY
HOW_ADD: Final = How.ADD
HOW_DAMAGE: Final = How.DAMAGE
HOW_RULE: Final = How.RULE
HOW_COST: Final = How.COST
HOW_RESOLVED: Final = How.RESOLVED
HOW_BANISH: Final = How.BANISH


class Lasting(Enum):
    """How long an ongoing effect lasts."""

    TURN = "turn"  # until the end of the turn
    OPPONENT_TURN = "opponent_turn"  # until the end of your opponent's turn: of this one, if it is theirs
    OPPONENT_NEXT_TURN = "opponent_next_turn"  # until the end of their next turn, also when this one is theirs
    NEXT_TURN = "next_turn"  # until the end of the next turn, whosever it is
    YOUR_NEXT_TURN = "your_next_turn"  # until the end of your next turn
    NEXT_TURN_START = "next_turn_start"  # until the start of your next turn
    GAME = "game"  # no end stated
    ON_FIELD = "on_field"  # while the source stays where it is
    COMBAT = "combat"
    CLEARANCE = "clearance"  # until produced resources are next cleared


LASTING_TURN: Final = Lasting.TURN
LASTING_OPPONENT_TURN: Final = Lasting.OPPONENT_TURN
LASTING_OPPONENT_NEXT_TURN: Final = Lasting.OPPONENT_NEXT_TURN
LASTING_NEXT_TURN: Final = Lasting.NEXT_TURN
LASTING_YOUR_NEXT_TURN: Final = Lasting.YOUR_NEXT_TURN
LASTING_NEXT_TURN_START: Final = Lasting.NEXT_TURN_START
LASTING_GAME: Final = Lasting.GAME
LASTING_ON_FIELD: Final = Lasting.ON_FIELD
LASTING_COMBAT: Final = Lasting.COMBAT


class Role(Enum):
    """A part that an object or player plays in the event that an ability waited for."""

    SUBJECT = "subject"  # what entered, attacked, was dealt damage, was cast
    OTHER = "other"  # the source of the damage, the blocker, the ability that chose
    PLAYER = "player"


ROLE_SUBJECT: Final = Role.SUBJECT
ROLE_OTHER: Final = Role.OTHER
ROLE_PLAYER: Final = Role.PLAYER


class Timing(Enum):
    """When an ability may be used beyond the game's ordinary timing."""

    ANY = "any"
    YOUR_TURN = "your_turn"
    OPPONENT_TURN = "opponent_turn"
    YOUR_MAIN = "your_main"  # your main phase, whatever the stack holds
    MAIN_ONLY = "main_only"  # your main phase with nothing waiting
    ATTACK_PHASE = "attack_phase"
    YOUR_ATTACK_PHASE = "your_attack_phase"


TIMING_ANY: Final = Timing.ANY
TIMING_YOUR_TURN: Final = Timing.YOUR_TURN
TIMING_OPPONENT_TURN: Final = Timing.OPPONENT_TURN
TIMING_YOUR_MAIN: Final = Timing.YOUR_MAIN
TIMING_MAIN_ONLY: Final = Timing.MAIN_ONLY
TIMING_ATTACK_PHASE: Final = Timing.ATTACK_PHASE
TIMING_YOUR_ATTACK_PHASE: Final = Timing.YOUR_ATTACK_PHASE
