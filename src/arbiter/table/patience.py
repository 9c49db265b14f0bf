"""When a player is not asked although they could act: the moments that hardly ever matter.

Full control turns this off. The engine itself already skips every pass where nothing could be done.
"""

from __future__ import annotations

from arbiter.kernel.decisions import ChooseAction, Decision
from arbiter.table.fftcg import BATTLE_STEPS, MAIN_PHASES
from arbiter.table.sight import Seen


def lets_pass(decision: Decision, seen: Seen) -> bool:
    """Pass for the player without asking?"""
    if not isinstance(decision, ChooseAction):
        return False
    if seen.stack:
        return seen.stack[-1].controller == seen.viewer  # one rarely answers oneself
    if seen.active == seen.viewer and seen.step in MAIN_PHASES:
        return False
    return seen.step not in BATTLE_STEPS or not any(card.attacking for card in seen.field)
