"""Why something cannot be done, each with its rule's number. One value for each, so that asking costs nothing."""

from __future__ import annotations

from typing import Final

from arbiter.kernel.rows import Reason

NOT_NOW: Final = Reason("701.2", "it is played only in your main phase while the chase zone is empty")
NO_PRIORITY: Final = Reason("604.1", "only the player with priority may act")
NOTHING_HERE: Final = Reason("501.1", "nothing can be played in this part of the game")
NO_TARGET: Final = Reason("903.2e", "there is nothing that it could target")
CANNOT_PAY: Final = Reason("903.2h", "its cost cannot be paid", unpaid=True)
NO_ELEMENT: Final = Reason("203.2", "among the aether that pays for it there must be some of its elements")
NOT_A_CARD_TO_PLAY: Final = Reason("604.2", "cards of this type are not played")
NOT_FROM_HERE: Final = Reason("702.2", "cards are played from the hand unless a text says otherwise")
FORBIDDEN: Final = Reason("104.4", "an effect prohibits it")
ONLY_IF: Final = Reason("104.1", "the condition for playing it does not hold")
USED: Final = Reason("905.1", "the ability may not be played now, or not again")
NOT_VALID: Final = Reason("902.1", "the ability is not valid where the card is")
RESTED: Final = Reason("1010.3", "the card is not recovered")
DEITY_TIMING: Final = Reason("707.1", "abilities of deities are played only at main timing")
NOT_EXECUTABLE: Final = Reason("104.2", "the text of this card cannot be carried out")
CANNOT_CHASE: Final = Reason("1005.2", "nothing may chase what is in the chase zone")
LOOP_DRAW: Final = Reason("1301.1c", "the position repeats and nobody can break it")
LOOP: Final = Reason("1301.1a", "what costs nothing is repeated as often as a player may name, and no more this turn")
SWITCHED: Final = Reason("705.3", "a servant is switched once a turn")
SWITCH_TIME: Final = Reason("705.1", "servants are switched in your main phase while the chase zone is empty")
NEW_SERVANT: Final = Reason("705.2", "it was not in the field when the turn began, so it is not switched")
RESTED_SERVANT: Final = Reason("1011.1", "a rested servant is not switched")
CANNOT_SWITCH: Final = Reason("104.4", "an effect prohibits it from being switched")
NO_SERVANT: Final = Reason("803.3a", "only a servant with ATK and DEF attacks")
NOT_RECOVERED: Final = Reason("803.3a", "it is not recovered, so it cannot attack")
SLOW_START: Final = Reason("1104.2", "with [Slow Start] it cannot attack in the turn it came")
CANNOT_ATTACK: Final = Reason("803.3a", "an effect prohibits it from attacking")
ATTACK_COST: Final = Reason("803.4", "what its attack asks for cannot be done")
NOTHING_TO_ATTACK: Final = Reason("803.3b", "there is nothing that it may attack")
ATTACK_TIME: Final = Reason("803.3", "servants attack in the battle phase of your own turn")
AETHER_WHEN_PAYING: Final = Reason("907.2", "it produces aether while a cost is paid")
NO_ABILITY: Final = Reason("905.1", "it has no activate ability that works where it is")
CALL_PHASE: Final = Reason("504.1", "casters are called in the call phase, one card a turn")
NAMESAKE: Final = Reason("504.1a", "a caster of the same name is in your caster zone already")
NO_BASE: Final = Reason("1022.1", "no caster of its name that is one level lower is in your caster zone to level up")
EXTRA_DECK: Final = Reason("313.2", "cards of the extra deck are only used as rules and texts say")
