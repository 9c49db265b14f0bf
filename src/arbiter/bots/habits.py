"""What a greedy player looks at. The first one that there was is kept, so that others can be measured by it."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Final


@dataclass(frozen=True)
class Habits:
    """Each is a thing that the first greedy player did not see."""

    # A fighter that attacks is missed as a guard only as far as it would have kept something off.
    weighs_what_a_guard_keeps_off: bool = True
    # Nobody throws themselves before an attacker that they cannot fell, unless their player is in danger.
    blocks_in_vain_only_in_need: bool = True
    # Cards that are given up to pay are weighed by what they are: those that were used up already cost next to nothing.
    weighs_what_is_given_up: bool = True
    # Something may be worth what it makes possible (`openings`).
    sees_what_it_would_allow: bool = True
    # Who can win by attacking does nothing else before.
    strikes_at_once_to_win: bool = True
    # As many cards are laid down for later as there is room for, the best first, and what is turned up is weighed.
    lays_down_what_it_can: bool = True
    # Fighters stand where they can attack, and move there, unless they guard better.
    moves_to_attack: bool = True
    # Who falls in a fight is not missed as a guard besides, and to attack is worth something where nothing is lost.
    sees_who_falls: bool = True
    # Several attacks are thought of as a whole where none of them pays alone (`waves`).
    attacks_in_waves: bool = True
    # What texts do when their fighter attacks or blocks is read before it does, and so is what comes ready again once
    # it was rested to pay, power that saves a fighter in a battle or is lent to others, who could join an attack, and
    # which guard stands between the attackers and the game (as far as `Weights` says what that is worth).
    reads_what_fights_bring: bool = True
    # What is done for the cost of a keyword is worth the fighter that comes of it.
    knows_what_keywords_bring: bool = True
    # One thing is weighed against another as players that differed in it have shown (`Weights.measure`).
    weighs_as_fitted: bool = True


TODAY: Final = Habits()
FIRST: Final = Habits(*[False] * len(fields(Habits)))  # never changed again: tests know its games
