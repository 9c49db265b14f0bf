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
from arbiter.table.payments import payment_for
from arbiter.table.producing import has_nothing_to_do
from arbiter.table.waiting import can_wait
from arbiter.table.web.faces import Json
from arbiter.wording import one_line

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.stack import StackItem
    from arbiter.table.layout import Layout

PASS = 0
STACK = "stack"  # in place of a step: be asked to whatever is about to resolve
# Stops that everybody has until they take them away: nothing of an opponent's goes by that one could answer.
STOPS_AT_FIRST = (f"{STACK}:their",)
LONGEST_LABEL = 300  # characters
LONG_PASSES = ("turn", "event")  # until one's own next turn; or until an opponent does something before that
UNTIL_TURN = "turn"  # pass until one's own next turn
UNTIL_EVENT = "event"  # the same, but until an opponent plays, uses or attacks with something
PASSING = ("", UNTIL_TURN, UNTIL_EVENT)


@dataclass(frozen=True)
class Settings:
    """How one player wants to be asked."""

    full_control: bool = False  # at every moment
    choose_payment: bool = False  # what pays, each time
    hurry: bool = False  # pass at once where nothing can be done, although a person opposite can tell
    stops: tuple[str, ...] = STOPS_AT_FIRST  # further moments: "<step>:own", "<step>:their"
    discard_unasked: bool = False  # also a payment that takes cards is made without asking
    lets: tuple[str, ...] = ()  # what is let resolve always, as `label_of` calls it
    always: tuple[str, ...] = ()  # kinds of action that the table does at the player's own move, wherever it can

    def json(self) -> Json:
        return {**asdict(self), "stops": list(self.stops), "lets": list(self.lets), "always": list(self.always)}


def answer_for(
    game: Game, decision: Decision, settings: Settings, layout: Layout, chooses_payment: bool
) -> Answer | None:
    """The answer that the table gives for a player without asking them; None: ask."""
    if isinstance(decision, ChooseAction) and decision.why == "priority":
        if settings.full_control:
            return None
        if not decision.may_pass():
            return standing_order(game, decision, settings, layout)
        if passes_on(game, decision.player, settings) or not is_asked_here(game, decision.player, settings, layout):
            return PASS
        if (wanted := standing_order(game, decision, settings, layout)) is not None:
            return wanted
        if need_not_act(game, decision, settings) and (settings.hurry or not may_be_doubted(game, decision)):
            return PASS
        return None
    if isinstance(decision, ChoosePayment):
        only = decision.only()
        return only if only is not None or chooses_payment else payment_for(game, decision, settings.discard_unasked)
    if decision.is_private() and not settings.hurry and may_be_doubted(game, decision):
        return None  # an answer at once would tell that there was nothing to think about
    return decision.only()  # a table that must not tell what somebody holds has forced questions asked


def later_answer_for(game: Game, decision: Decision, settings: Settings) -> Answer | None:
    """The answer that the table gives after a pause where it gives none at once; None: the player is asked."""
    if isinstance(decision, ChooseAction) and settings.full_control:
        return None
    if need_not_act(game, decision, settings):
        return PASS
    return decision.only() if decision.is_private() else None


def need_not_act(game: Game, decision: Decision, settings: Settings) -> bool:
    """Has the player nothing to do, or, if they have taken that stop away, nothing that could not be done later?"""
    if has_nothing_to_do(game, decision):
        return True
    return f"{STACK}:their" not in settings.stops and can_wait(game, decision)


def passes_on(game: Game, player: int, settings: Settings) -> bool:
    """Has the player said beforehand that they pass here?"""
    state = game.state
    if state.stack:
        top = state.stack[-1]
        if top.frame.controller != player and label_of(game, top) in settings.lets:
            return True
    return False


def standing_order(game: Game, decision: ChooseAction, settings: Settings, layout: Layout) -> Answer | None:
    """What the player has told the table to do at each of their own moves at which it can be done."""
    state = game.state
    if not settings.always or state.stack or state.active != decision.player or state.step not in layout.own:
        return None
    wanted = layout.always.intersection(settings.always)
    return next((i for i, action in enumerate(decision.actions) if action.kind in wanted), None)


def is_quiet(game: Game, player: int) -> bool:
    """Does no opponent do anything just now?"""
    state = game.state
    if state.stack:
        return state.stack[-1].frame.controller == player
    return state.active == player or state.combat is None or not state.combat.attackers


def label_of(game: Game, item: StackItem) -> str:
    """What lies on the stack, in words that stay the same from one time to the next."""
    card = game.find(item.card or item.frame.source)
    name = "" if card is None else card.face.name
    return name if item.card or item.program is None else f"{name}: {one_line(item.program.text)}"[:LONGEST_LABEL]


def may_be_doubted(game: Game, decision: Decision) -> bool:
    """Might the player have more answers than one, for all that the others know? Without cards of their own, nobody
    has; what lies in a deck is hidden in any case. Bots do not look at how long somebody takes."""
    if not game.ask_anyway:
        return False
    return not isinstance(decision, ChooseAction | Confirm) or holds_secrets(game, decision.player)


def is_asked_here(game: Game, player: int, settings: Settings, layout: Layout) -> bool:
    """Is this a moment at which a player is asked?"""
    state = game.state
    if state.stack:
        if state.stack[-1].frame.controller != player:
            return True
        return f"{STACK}:own" in settings.stops  # one rarely answers oneself
    mine = state.active == player
    if mine and state.step in layout.own:
        return True
    if state.step in layout.battle and state.combat is not None and state.combat.attackers:
        combat = state.combat
        fought = bool(combat.blocked or combat.blocker or combat.target) or state.step not in layout.fights
        if fought and (not mine or state.step not in layout.defending):
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
