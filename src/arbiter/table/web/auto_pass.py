"""When a player is not asked although the rules would let them act.

Whether a pass is made without asking depends on nothing that is hidden from the opponent: on the step, the turn, the
top of the stack, the battle and the player's own stops. So an opponent who waits, or does not, learns nothing. Whoever
has but one answer, which only they can know, is not bothered: the table gives it for them, after a pause (`pauses`).
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING

from arbiter.kernel.decisions import Answer, ChooseAction, ChoosePayment, Confirm, Decision
from arbiter.kernel.rows import Sight
from arbiter.table.web.faces import Json

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.table.layout import Layout

PASS = 0


@dataclass(frozen=True)
class Settings:
    """How one player wants to be asked."""

    full_control: bool = False  # at every moment
    choose_payment: bool = False  # what pays, each time
    hurry: bool = False  # pass at once where nothing can be done, although a person opposite can tell
    stops: tuple[str, ...] = ()  # further moments: "<step>:own", "<step>:their"

    def json(self) -> Json:
        return {**asdict(self), "stops": list(self.stops)}


def answer_for(
    game: Game, decision: Decision, settings: Settings, layout: Layout, chooses_payment: bool
) -> Answer | None:
    """The answer that the table gives for a player without asking them; None: ask."""
    if isinstance(decision, ChooseAction) and decision.why == "priority":
        if settings.full_control:
            return None
        if not is_asked_here(game, decision.player, settings, layout):
            return PASS
        if decision.size() == 1 and (settings.hurry or not may_be_doubted(game, decision)):
            return PASS
        return None
    if isinstance(decision, ChoosePayment) and not chooses_payment:
        return 0  # the first wastes least
    if decision.is_private() and not settings.hurry and may_be_doubted(game, decision):
        return None  # an answer at once would tell that there was nothing to think about
    return decision.only()  # a table that must not tell what somebody holds has forced questions asked


def later_answer_for(decision: Decision, settings: Settings) -> Answer | None:
    """The answer that the table gives after a pause where it gives none at once; None: the player is asked."""
    if isinstance(decision, ChooseAction) and settings.full_control:
        return None
    return decision.only() if decision.is_private() else None


def may_be_doubted(game: Game, decision: Decision) -> bool:
    """Might the player have more answers than one, for all that the others know? Without cards of their own, nobody
    has; what lies in a deck is hidden in any case."""
    return not isinstance(decision, ChooseAction | Confirm) or holds_secrets(game, decision.player)


def is_asked_here(game: Game, player: int, settings: Settings, layout: Layout) -> bool:
    """Is this a moment at which a player is asked?"""
    state = game.state
    if state.stack:
        return state.stack[-1].frame.controller != player  # one rarely answers oneself
    mine = state.active == player
    if mine and state.step in layout.own:
        return True
    if state.step in layout.battle and state.combat is not None and state.combat.attackers:
        return True
    return f"{state.step}:{'own' if mine else 'their'}" in settings.stops


def holds_secrets(game: Game, player: int) -> bool:
    """Has the player a card that they know and the opponent may not? Only such cards could be told by a pause."""
    everybody = (1 << game.state.players) - 1
    for spec in game.rules.zones.rows:
        if spec.sight is Sight.OWNER or spec.sight is Sight.OWNER_FACE_DOWN:
            for obj in game.pile(spec.name, player):
                hidden = spec.sight is Sight.OWNER or not obj.face_up
                if hidden and obj.seen != everybody:
                    return True
    return False
