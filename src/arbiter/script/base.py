"""The families of words a card can say. Every node of a script belongs to exactly one of them."""

from __future__ import annotations

from enum import Enum


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


class Op(Enum):
    """A comparison."""

    EQ = "="
    NE = "!="
    GE = ">="
    LE = "<="
    GT = ">"
    LT = "<"


class Quality(Enum):
    """A characteristic that is a set of words."""

    NAME = "name"
    TYPE = "type"  # Forward; resonator; unit
    COLOUR = "colour"  # element; attribute
    KIND = "kind"  # job; race; trait
    GROUP = "group"  # category; cluster; faction


class Stat(Enum):
    """A characteristic that is a number."""

    COST = "cost"
    POWER = "power"  # power; ATK
    GUARD = "guard"  # DEF; HP
    LEVEL = "level"
    STRIKE = "strike"
    DAMAGE = "damage"  # damage marked on the object


class Status(Enum):
    """What is so of an object on the table without being printed on it."""

    READY = "ready"  # active; recovered
    RESTED = "rested"  # dull; exhausted
    REVERSED = "reversed"
    ATTACKING = "attacking"
    BLOCKING = "blocking"
    BLOCKED = "blocked"  # an attacker that a blocker was declared against
    UNBLOCKED = "unblocked"
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


class Position(Enum):
    """Where in an ordered zone something is put."""

    TOP = "top"
    BOTTOM = "bottom"
    TOP_OR_BOTTOM = "top_or_bottom"
    SHUFFLED = "shuffled"
    UNDER = "under"


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


class Lasting(Enum):
    """How long an ongoing effect lasts."""

    TURN = "turn"  # until the end of the turn
    OPPONENT_TURN = "opponent_turn"  # until the end of your opponent's (next) turn
    NEXT_TURN = "next_turn"  # until the end of the next turn, whosever it is
    YOUR_NEXT_TURN = "your_next_turn"  # until the end of your next turn
    NEXT_TURN_START = "next_turn_start"  # until the start of your next turn
    GAME = "game"  # no end stated
    ON_FIELD = "on_field"  # while the source stays where it is
    COMBAT = "combat"
    CLEARANCE = "clearance"  # until produced resources are next cleared


class Role(Enum):
    """A part that an object or player plays in the event that an ability waited for."""

    SUBJECT = "subject"  # what entered, attacked, was dealt damage, was cast
    OTHER = "other"  # the source of the damage, the blocker, the ability that chose
    PLAYER = "player"


class Timing(Enum):
    """When an ability may be used beyond the game's ordinary timing."""

    ANY = "any"
    YOUR_TURN = "your_turn"
    OPPONENT_TURN = "opponent_turn"
    YOUR_MAIN = "your_main"  # your main phase, whatever the stack holds
    MAIN_ONLY = "main_only"  # your main phase with nothing waiting
    ATTACK_PHASE = "attack_phase"
    YOUR_ATTACK_PHASE = "your_attack_phase"
