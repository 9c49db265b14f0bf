"""Why something cannot be done, under the numbers of this document: the reasons of 12.9 that the shared tests give,
and what this document has in their place."""

from __future__ import annotations

from typing import Final

from arbiter.games.fow import reasons as later
from arbiter.kernel.rows import Reason

NOT_NOW: Final = Reason("6.3/4", "it is played only in your main phase, outside battle, while the chase area is empty")
NO_PRIORITY: Final = Reason("6.3/1", "only the player with priority may act")
NO_TARGET: Final = Reason("9.3/4a", "there is nothing that it could target")
CANNOT_PAY: Final = Reason("9.3/4b", "its cost cannot be paid", unpaid=True)
NOT_FROM_HERE: Final = Reason("7.1/2", "cards are played from the hand unless a text says otherwise")
CALLED: Final = Reason(
    "7.11/1", "a magic stone is called once a turn, by resting a recovered ruler, before any judgment"
)
NO_STONE: Final = Reason("7.11/1", "there is no card left in the magic stone deck")
NO_JUDGMENT: Final = Reason(
    "7.5/1", "a judgment needs a recovered ruler in the ruler area, once a turn, at main timing"
)
LOOP_DRAW: Final = Reason("14.1/1c", "the position repeats and nobody can break it")

OTHERS_FIRST: Final = Reason("8.2/4", "another is required to, and comes first")

# What the shared tests say, as this document numbers it.
HERE: dict[Reason, Reason] = {
    later.NOT_NOW: NOT_NOW,
    later.NO_PRIORITY: NO_PRIORITY,
    later.NOTHING_HERE: Reason("6", "nothing can be played in this part of the game"),
    later.NO_TARGET: NO_TARGET,
    later.CANNOT_PAY: CANNOT_PAY,
    later.NOT_A_CARD_TO_PLAY: Reason("6.3/4", "cards of this type are not played"),
    later.NOT_FROM_HERE: NOT_FROM_HERE,
    later.FORBIDDEN: Reason("1.4/4", "an effect prohibits it"),
    later.ONLY_IF: Reason("7.9/3", "the condition for playing it does not hold"),
    later.USED: Reason("9.5/1", "the ability may not be played now, or not again"),
    later.ONCE_A_GAME: Reason("9.5/1", "the ability is played only once in a game"),
    later.RESTED: Reason("10.12/2", "the card is rested already"),
    later.JUST_CAME: Reason("9.5/3", "it has not been in your play ground since the turn began"),
    later.CANNOT_CHASE: Reason("10.7/1", "nothing may chase what is on top of the chase area"),
    later.SET_THIS_TURN: Reason("7.9/4", "not in the turn in which it was put into the chant-standby area"),
    later.WRONG_ZONE: Reason("3.15", "cards of this type do not go there"),
    later.LOOP: Reason("14.1/1a", "what costs nothing is repeated as often as a player names, and no more this turn"),
    later.NOT_TRIGGERED: Reason("7.9/2", "the card is played only when its trigger condition was met"),
    later.NOT_EXECUTABLE: Reason("1.4/2", later.NOT_EXECUTABLE.says),
    later.CALLED: CALLED,
    later.NO_STONE: NO_STONE,
    later.NO_JUDGMENT: NO_JUDGMENT,
    later.JUDGMENT_COST: Reason("7.5/2a", later.JUDGMENT_COST.says, unpaid=True),
    later.NO_ABILITY: Reason("9.5/1", later.NO_ABILITY.says),
    later.WILL_WHEN_PAYING: Reason("9.7/2", later.WILL_WHEN_PAYING.says),
    later.NO_FIGHTER: Reason("8.2/4", later.NO_FIGHTER.says),
    later.RESTED_ATTACKER: Reason("8.2/4", later.RESTED_ATTACKER.says),
    later.NEW_ATTACKER: Reason("8.2/4", later.NEW_ATTACKER.says),
    later.CANNOT_ATTACK: Reason("1.4/4", later.CANNOT_ATTACK.says),
    later.ATTACK_COST: Reason("8.2/7", later.ATTACK_COST.says),
    later.NOTHING_TO_ATTACK: Reason("8.2/6", later.NOTHING_TO_ATTACK.says),
    later.BATTLE_TIME: Reason("6.3/4", later.BATTLE_TIME.says),
    later.NO_BATTLE: Reason("8.2/8", later.NO_BATTLE.says),
    later.BLOCK_TIME: Reason("8.3/3", later.BLOCK_TIME.says),
    later.RESTED_BLOCKER: Reason("8.3/3", later.RESTED_BLOCKER.says),
    later.IS_ATTACKED: Reason("8.3/4", later.IS_ATTACKED.says),
    later.FLYING: Reason("11.5/1", later.FLYING.says),
    later.CANNOT_BLOCK: Reason("1.4/4", later.CANNOT_BLOCK.says),
    later.BLOCK_COST: Reason("8.3/4", later.BLOCK_COST.says),
    later.OTHERS_FIRST: OTHERS_FIRST,
}
