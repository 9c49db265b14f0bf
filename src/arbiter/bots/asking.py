"""Which words of which text ask a question: found from the card that asks and from what it offers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import arbiter.kernel.evaluate as evaluate
from arbiter.bots.readings import following, reading_of
from arbiter.kernel.context import Context
from arbiter.script import effects as fx
from arbiter.script.nouns import Group

if TYPE_CHECKING:
    from arbiter.bots.valuer import Valuer
    from arbiter.kernel.decisions import ChooseObjects
    from arbiter.kernel.game import Game
    from arbiter.kernel.state import Obj

Effects = tuple[object, ...]
# Which part of a text asks, by the question's `why`; discards say nothing of what is picked.
KINDS: Final[dict[str, type]] = {"search": fx.Search, "pick": fx.Pick, "discard": fx.Discard}


def programs_of(game: Game, source: Obj) -> list[Effects]:
    """Every text the card may be speaking with: what waits or resolves comes before what is merely printed."""
    state = game.state
    found: list[Effects] = []
    for item in reversed(state.stack):
        if item.frame.source == source.id or item.card == source.id:
            found.append(item.effects)
    for pending in state.pending:
        if pending.frame.source == source.id:
            found.append(pending.program.effects)
    for program in (*source.now.programs, *source.face.traits.programs):
        if program.effects and program.effects not in found:
            found.append(program.effects)
    return found


def asking_effects(game: Game, valuer: Valuer, decision: ChooseObjects, source: Obj | None) -> list[object]:
    """What will be done to whatever is picked, as the text says that asks; nothing if no text of it fits."""
    if source is None:
        return []
    kind: type = KINDS.get(decision.why, fx.Choose)
    for effects in programs_of(game, source):
        for part in reading_of(effects).choices:
            if not isinstance(part, kind):
                continue
            if isinstance(part, fx.Choose) and not offers(game, valuer, part.group, decision, source):
                continue
            after = following(effects, part.slot)
            if after:
                return after
    return []


def offers(game: Game, valuer: Valuer, group: Group, decision: ChooseObjects, source: Obj) -> bool:
    """Could these options be the noun phrase's? What is offered may be looked at; nothing else is."""
    for controller in (decision.player, 1 - decision.player):
        ctx = Context(controller, source)
        if valuer.visible(group, ctx) and all(evaluate.matches(game, group, obj, ctx) for obj in decision.options):
            return True
    return False


def asking_choice(game: Game, source: Obj, kind: type) -> Effects | None:
    """The effects that a "may" of this card is about; what follows a payment counts for the payment."""
    for effects in programs_of(game, source):
        for part in reading_of(effects).offers:
            if isinstance(part, fx.May) and kind is fx.May:
                rest = effects[effects.index(part) + 1 :] if part in effects else ()
                return (*part.effects, *rest)
            if isinstance(part, fx.MayPay) and kind is fx.MayPay:
                return effects
    return None
