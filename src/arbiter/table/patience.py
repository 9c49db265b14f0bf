"""When a player is not asked although they could act: the moments that hardly ever matter.

Full control turns this off. The engine itself already skips every pass where nothing could be done.
"""

from __future__ import annotations

from arbiter.kernel.decisions import ChooseAction, Decision
from arbiter.table.sight import Seen

OWN_STOPS = frozenset({"main1", "main2", "attack_declaration", "block_declaration"})
OTHER_STOPS = frozenset({"attack_declaration", "block_declaration"})


def lets_pass(decision: Decision, seen: Seen) -> bool:
    """Pass for the player without asking?"""
    if not isinstance(decision, ChooseAction):
        return False
    if seen.stack:
        return seen.stack[-1].controller == seen.viewer  # one rarely answers oneself
    stops = OWN_STOPS if seen.active == seen.viewer else OTHER_STOPS
    return seen.step not in stops
