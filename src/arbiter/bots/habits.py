"""What a greedy player looks at. The first one that there was is kept, so that others can be measured by it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Habits:
    """Each is a thing that the first greedy player did not see."""

    # A fighter that attacks is missed as a guard only as far as it would have kept something off.
    weighs_what_a_guard_keeps_off: bool = True
    # Nobody throws themselves before an attacker that they cannot fell, unless their player is in danger.
    blocks_in_vain_only_in_need: bool = True
    # Who cannot lose by it attacks, even where the blow would do no more than bring a block that hurts nobody.
    attacks_where_it_is_free: bool = True
    # Cards that are given up to pay are weighed by what they are: those that were used up already cost next to nothing.
    weighs_what_is_given_up: bool = True
    # Something may be worth what it makes possible (`openings`).
    sees_what_it_would_allow: bool = True
    # Who can win by attacking does nothing else before.
    strikes_at_once_to_win: bool = True
    # One thing is weighed against another as players that differed in it have shown (`Weights.measure`).
    weighs_as_fitted: bool = True


TODAY: Final = Habits()
FIRST: Final = Habits(False, False, False, False, False, False, False)  # never changed again: tests know its games
