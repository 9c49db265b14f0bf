"""Why something cannot be done, each with its rule's number. One value for each, so that asking costs nothing."""

from __future__ import annotations

from arbiter.kernel.rows import Reason

NOT_NOW: Reason = Reason("604.2", "it is played only in your main phase, outside battle, while the chase area is empty")
NO_PRIORITY: Reason = Reason("604.1", "only the player with priority may act")
NOTHING_HERE: Reason = Reason("501.1", "nothing can be played in this part of the game")
NO_TARGET: Reason = Reason("903.2i", "there is nothing that it could target")
CANNOT_PAY: Reason = Reason("903.2l-1", "its cost cannot be paid", unpaid=True)
NOT_A_CARD_TO_PLAY: Reason = Reason("604.2", "cards of this type are not played")
NOT_FROM_HERE: Reason = Reason("702.2", "cards are played from the hand unless a text says otherwise")
FORBIDDEN: Reason = Reason("104.4", "an effect prohibits it")
ONLY_IF: Reason = Reason("903.1a", "the condition for playing it does not hold")
USED: Reason = Reason("905.1", "the ability may not be played now, or not again")
ONCE_A_GAME: Reason = Reason("905.4a", "a God's Art is played only once in a game")
RESTED: Reason = Reason("1013.2", "the card is rested already")
JUST_CAME: Reason = Reason("905.3", "it has not been in the field under your control since the turn began")
NOT_EXECUTABLE: Reason = Reason("104.2", "the text of this card cannot be carried out")
NO_ABILITY: Reason = Reason("905.1", "it has no activate ability that works where it is")
WILL_WHEN_PAYING: Reason = Reason("907.2", "it produces will while a cost is paid")
NO_FIGHTER: Reason = Reason("803.3", "only a J/resonator with ATK and DEF attacks and blocks")
RESTED_ATTACKER: Reason = Reason("803.3", "it is rested, so it cannot attack")
NEW_ATTACKER: Reason = Reason("803.3", "it came under your control this turn, so it cannot attack yet")
CANNOT_ATTACK: Reason = Reason("803.3", "an effect prohibits it from attacking")
HAS_ATTACKED: Reason = Reason("1183.2", "it has attacked as often as it may this turn")
ATTACK_COST: Reason = Reason("803.4", "what its attack asks for cannot be done")
NOTHING_TO_ATTACK: Reason = Reason("803.3", "there is nothing that it may attack")
BATTLE_TIME: Reason = Reason("704.1", "a battle is begun in your main phase while nothing else is going on")
OTHERS_FIRST: Reason = Reason("803.3", "another is required to, and comes first")
BLOCK_TIME: Reason = Reason("804.3", "blocks are declared when an opponent's J/resonator attacks")
RESTED_BLOCKER: Reason = Reason("804.4", "it is rested, so it cannot block")
IS_ATTACKED: Reason = Reason("804.4", "it is what is attacked, so it does not block")
FLYING: Reason = Reason("1107.2", "the attacker has [Flying], and it has not")
TERRIFYING: Reason = Reason("1177.2", "the attacker has [Terrifying]: its ATK or its total cost is too small")
CANNOT_BLOCK: Reason = Reason("804.4", "an effect prohibits this block")
BLOCK_COST: Reason = Reason("804.4", "what its block asks for cannot be done")
REVEALED_RUNE: Reason = Reason("711.5", "only runes that lie face down are played")
NO_DIVINITY: Reason = Reason("711.1", "no J/ruler that you control has [Divinity]")
WARDEN_TIME: Reason = Reason("716.1", "a warden process is played in your main phase, while nothing else is going on")
WARDEN_COST: Reason = Reason("716.2", "its cost cannot be paid", unpaid=True)
JUDGMENT_COST: Reason = Reason("705.2", "what its judgment asks for cannot be paid", unpaid=True)
NO_BATTLE: Reason = Reason("803.3", "after a forfeited battle that nobody answered there is no other this turn")
CALLED: Reason = Reason(
    "710.1", "a magic stone is called once a turn, by resting a recovered ruler, before any judgment"
)
NO_STONE: Reason = Reason("710.1", "there is no card left in the magic stone deck")
NO_JUDGMENT: Reason = Reason(
    "705.1", "a judgment needs a recovered ruler that is not astral, once a turn, at main timing"
)
CANNOT_CHASE: Reason = Reason("1008.2", "nothing may chase what is on top of the chase area")
SET_THIS_TURN: Reason = Reason(
    "708.5", "a card cannot be played from the standby area in the turn in which it was put there"
)
DIVINITY: Reason = Reason("711.2", "its divinity is more than what remains")
LOOP_DRAW: Reason = Reason("1301.1c", "the position repeats and nobody can break it")
WRONG_ZONE: Reason = Reason("321.1", "cards of this type do not go there")
WILLPOWER: Reason = Reason("717.2a", "one willpower ability of each side of a card is played in a turn")
NO_HALF: Reason = Reason("1307.3a", "neither half of the card can be played")
LOOP: Reason = Reason("1301.1a", "what costs nothing is repeated as often as a player may name, and no more this turn")
NOT_TRIGGERED: Reason = Reason("906.2a", "an automatic card is played only when its condition was met")
