"""Why something cannot be done, each with its rule's number. One value for each, so that asking costs nothing."""

from __future__ import annotations

from arbiter.kernel.rows import Reason

NOT_NOW = Reason("701.2", "it is played only in your main phase while the chase zone is empty")
NO_PRIORITY = Reason("604.1", "only the player with priority may act")
NOTHING_HERE = Reason("501.1", "nothing can be played in this part of the game")
NO_TARGET = Reason("903.2e", "there is nothing that it could target")
CANNOT_PAY = Reason("903.2h", "its cost cannot be paid")
NO_ELEMENT = Reason("203.2", "among the aether that pays for it there must be some of its element")
NOT_A_CARD_TO_PLAY = Reason("604.2", "cards of this type are not played")
NOT_FROM_HERE = Reason("702.2", "cards are played from the hand unless a text says otherwise")
FORBIDDEN = Reason("104.4", "an effect prohibits it")
ONLY_IF = Reason("104.1", "the condition for playing it does not hold")
USED = Reason("905.1", "the ability may not be played now, or not again")
NOT_VALID = Reason("902.1", "the ability is not valid where the card is")
RESTED = Reason("1010.3", "the card is not recovered")
DEITY_TIMING = Reason("707.1", "abilities of deities are played only at main timing")
NOT_EXECUTABLE = Reason("", "the text of this card cannot be carried out")
CANNOT_CHASE = Reason("1005.2", "nothing may chase what is in the chase zone")
LOOP_DRAW = Reason("1301.1c", "the position repeats and nobody can break it")
LOOP = Reason("1301.1a", "what costs nothing is repeated as often as a player may name, and no more this turn")
SWITCHED = Reason("705.3", "a servant is switched once a turn, at main timing, if it was there when the turn began")
CALL_PHASE = Reason("504.1", "casters are called in the call phase, one card a turn")
EXTRA_DECK = Reason("313.2", "cards of the extra deck are only used as rules and texts say")
