"""Why something cannot be done, each with its rule's number. One value for each, so that asking costs nothing."""

from __future__ import annotations

from typing import Final

from arbiter.kernel.rows import Reason

NOT_NOW: Final = Reason("9.3.1.5", "Characters are cast in your own Main Phase while the stack is empty")
NO_SUMMON_NOW: Final = Reason("9.3.1.6", "Summons are cast with priority in a Main Phase or the Attack Phase")
NO_ABILITY_NOW: Final = Reason(
    "9.3.1.7", "action and special abilities are used with priority in a Main Phase or the Attack Phase"
)
NOT_YOUR_PRIORITY: Final = Reason("11.1.1", "only the player with priority may act")
NO_TARGET: Final = Reason("11.3.3", "there is nothing that it could choose")
NO_ABILITY_TARGET: Final = Reason("11.6.5", "there is nothing that the ability could choose")
CANNOT_PAY: Final = Reason("11.2.1.1", "its cost cannot be paid", unpaid=True)
CANNOT_PAY_ABILITY: Final = Reason("11.6.10", "what its cost asks for cannot be paid", unpaid=True)
CANNOT_PAY_COLOURS: Final = Reason("11.4.6.2", "one CP of each of its Elements is needed")
SAME_NAME: Final = Reason("7.7.3", "you control a Character of the same name without the generic icon")
LIGHT_DARK: Final = Reason("7.7.5", "you control a Light or Dark Character already")
FIVE_BACKUPS: Final = Reason("7.7.4", "you control five Backups already")
JUST_CAME: Final = Reason("11.6.2.2", "it has not been under your control since your turn began and has no Haste")
DULL: Final = Reason("11.6.3", "it is dull, or something else of the cost cannot be paid")
USED: Final = Reason("11.6.1", "the ability cannot be used again, or not at this time, by its own text")
FACE_UP_LIMIT: Final = Reason("15.2.8.3", "a card that lies face up in the LB deck has been used")
LIMIT_COST: Final = Reason("15.2.8.3.2", "not enough face-down cards are left in the LB deck to pay the LB cost")
NOTHING_TO_PRIME: Final = Reason("15.2.9.3.1.2", "you control a Character of that name, so it cannot be found")
PRIMED_ALREADY: Final = Reason("15.2.9.4", "it is in the Primed state already")
FORBIDDEN: Final = Reason("2.2", "an effect prevents it")
ONLY_IF: Final = Reason("2.1", "its own text does not allow it now")
NOT_A_CARD_TO_CAST: Final = Reason("15.1.1.7.1", "it is not in a place from which you may cast it")
LOOP_DRAW: Final = Reason("13.1", "the position repeats and nobody can stop it")
BACK_ATTACK_NOW: Final = Reason(
    "15.2.5.2", "Back Attack is used with priority in either player's Main Phase or Attack Phase"
)
NO_NAMESAKE: Final = Reason("11.7.1", "a card of the same name is discarded for {S}")
NO_CRYSTAL: Final = Reason("6.8.1", "its cost asks for Crystals")
NO_FORWARD: Final = Reason("5.2.3.1.1.2", "only Forwards attack and block")
DULL_ATTACKER: Final = Reason("10.1.2.1.1", "it is dull, so it cannot attack")
NEW_ATTACKER: Final = Reason("10.1.2.1.1", "it has not been under your control since the turn began and has no Haste")
HAS_ATTACKED: Final = Reason("10.1.2.1.2", "it has attacked as often as it may this turn")
CANNOT_ATTACK: Final = Reason("10.1.2.1.2", "an effect prevents it from attacking")
ATTACK_COST: Final = Reason("10.1.2.3", "what must be paid for its attack cannot be paid")
ATTACK_TIME: Final = Reason("10.1.2.1", "Forwards attack in the Attack Declaration Step of your own turn")
DULL_BLOCKER: Final = Reason("10.1.3.1.1", "it is dull, so it cannot block")
CANNOT_BLOCK: Final = Reason("10.1.3.1.2", "an effect prevents it from blocking what attacks")
BLOCK_COST: Final = Reason("10.1.3.1.3", "what must be paid for its block cannot be paid")
BLOCK_TIME: Final = Reason("10.1.3.1", "Forwards block in the Block Declaration Step of your opponent's turn")
MUST_BLOCK: Final = Reason("10.1.3.1.3", "another Forward has to block")
BACKUP: Final = Reason("5.2.3.1.1.3", "a Backup is dulled for CP while a cost is paid, and has no ability to use")
NO_ABILITY: Final = Reason("11.6.1", "it has no action or special ability that works where it is")
WARP_NOW: Final = Reason("15.2.7.3", "Warp is used in your own Main Phase while the stack is empty")
PRIME_NOW: Final = Reason("15.2.9.3", "Priming is used in your own Main Phase while the stack is empty")
NOT_EXECUTABLE: Final = Reason("2.3", "its text is not understood by this engine, so the card is not played")
