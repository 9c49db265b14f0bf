"""Why something cannot be done, each with its rule's number. One value for each, so that asking costs nothing."""

from __future__ import annotations

from typing import Final

from arbiter.kernel.rows import Reason

NOT_NOW: Final = Reason("7-1a", "this is done in your own main phase while the gate is empty")
NOT_YOUR_PRIORITY: Final = Reason("9-3e", "only the player with priority may act")
NOT_FROM_HERE: Final = Reason("7-1b", "cards are played from the hand or the drive zone, unless a text says otherwise")
FACE_DOWN: Final = Reason("7-3a", "a card in the drive zone must be revealed before it is played")
OVERDRIVE_WAITS: Final = Reason("7-1b-1", "an Overdrive ability of the card is still in the drive zone or the gate")
NOT_REVEALED_SO: Final = Reason("7-2a-1", "only units, fields and standard action events are revealed there")
SUMMON_CAP: Final = Reason("15-17a-3", "your summon cap for this turn is used up")
SET_CAP: Final = Reason("7-5d", "your set cap for this turn is used up")
NOT_SETTABLE: Final = Reason("3-10c", "only events without Forced Reveal, and what a text makes settable, can be set")
NO_SET_ZONE: Final = Reason("3-10a-1", "your ruler gives you no set zone")
NO_ZONE_FOR_UNITS: Final = Reason("14-4b-3a", "there is no attack or defense zone to put the unit into")
PLAYED_WHEN_SET: Final = Reason("9-3e-2", "an event that is no standard action is played from a set zone")
FORCED_CONCEALMENT: Final = Reason("16-18c", "with Forced Concealment it is played only from a set zone")
CONCEALED: Final = Reason("16-18d", "it is played from the set zone only when its own text allows it")
ONLY_WHEN: Final = Reason("14-5a", "it is played when the condition in its timing is met, and only then")
NO_ABILITY: Final = Reason("7-7a", "it has no activated ability")
EXHAUSTED: Final = Reason("8-4c", "it is exhausted, and only a ready card attacks")
IN_DEFENSE: Final = Reason("8-4c", "it is in a defense zone, and units attack from attack zones")
BENEATH_UNIT: Final = Reason("14-18b-1", "it is geared up: the unit on top of it attacks for both")
DORMANT: Final = Reason("16-19b", "it is Dormant, so it cannot attack")
CANNOT_ATTACK: Final = Reason("8-4c", "an effect prohibits it from attacking")
ATTACK_COST: Final = Reason("8-4d-1", "what its attack asks for cannot be done")
NOTHING_TO_ATTACK: Final = Reason("8-4c-1", "there is nothing that it may attack")
ATTACK_TIME: Final = Reason("8-4c", "rulers and units attack in the attack phase of your own turn")
NO_FIGHTER: Final = Reason("8-4c", "only rulers and units attack")
NO_TARGET: Final = Reason("14-4b-4", "there is nothing that it could choose")
CANNOT_PAY: Final = Reason("14-4b-8", "its cost cannot be paid", unpaid=True)
FORBIDDEN: Final = Reason("1-5d", "an effect prevents it")
ONLY_IF: Final = Reason("1-5a", "its own text does not allow it now")
USED: Final = Reason("14-7b", "the ability cannot be played again, or not at this time, by its own text")
NOT_A_CARD_TO_PLAY: Final = Reason("7-1a-1", "it is nothing that is played")
NO_DEFENSE_ZONE: Final = Reason("16-24c", "your ruler gives you no defense zone to gear up in")
GEARED_UP: Final = Reason("14-18e", "your ruler is geared up already")
GEAR_REQUIREMENT: Final = Reason("16-25b", "what the card requires for gearing up does not hold")
LOOP_DRAW: Final = Reason("17-1a-3", "the position repeats and nobody can stop it")
NOT_EXECUTABLE: Final = Reason("1-5b", "its text is not understood by this engine, so the card is not played")
