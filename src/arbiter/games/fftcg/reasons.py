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
CANNOT_PAY: Final = Reason("11.2.1.1", "its cost cannot be paid")
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
CANNOT_ATTACK: Final = Reason("10.1.2.1.2", "it cannot attack")
WARP_NOW: Final = Reason("15.2.7.3", "Warp is used in your own Main Phase while the stack is empty")
PRIME_NOW: Final = Reason("15.2.9.3", "Priming is used in your own Main Phase while the stack is empty")
NOT_EXECUTABLE: Final = Reason("2.3", "its text is not understood by this engine, so the card is not played")
