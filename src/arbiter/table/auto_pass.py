"""When a player is not asked although they could act: the moments that hardly ever matter.

Full control turns this off. The engine itself already skips every pass where nothing could be done.
"""

from __future__ import annotations

from arbiter.kernel.decisions import ChooseAction, Decision
from arbiter.profile.seen import Seen
from arbiter.table.looks import look_of


def lets_pass(decision: Decision, seen: Seen) -> bool:
    """Pass for the player without asking?"""
    if not isinstance(decision, ChooseAction) or decision.why != "priority":
        return False
    if seen.stack:
        return seen.stack[-1].controller == seen.viewer  # one rarely answers oneself
    look = look_of(seen.game)
    if seen.active == seen.viewer and seen.step in look.asked_in_own_turn:
        return False
    return seen.step not in look.asked_in_battle or not any(card.attacking for card in seen.field)
