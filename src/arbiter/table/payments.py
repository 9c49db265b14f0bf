"""Which payment a table proposes, and which it makes without asking: none that takes a card, unless it is told to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbiter.bots.worth import hand_worth, weights_of, worth

if TYPE_CHECKING:
    from arbiter.kernel.decisions import ChoosePayment
    from arbiter.kernel.game import Game

TAKES_A_CARD: Final = ("discard", "banish")  # means by which what pays is gone afterwards; the others rest it


def takes_cards(decision: ChoosePayment, option: int) -> bool:
    """Does this way of paying take cards from their owner?"""
    return any(means in TAKES_A_CARD for _, means in decision.plans[option])


def proposed_payment(game: Game, decision: ChoosePayment) -> int:
    """Of the ways that are listed the one whose cards are worth least to a bot; the first where none takes a card."""
    whole = [option for option in range(decision.size()) if decision.plans[option]]
    if decision.why != "payment" or not whole or not takes_cards(decision, whole[0]):
        return 0
    return min(whole, key=lambda option: (lost_worth(game, decision, option), option))


def lost_worth(game: Game, decision: ChoosePayment, option: int) -> float:
    """What the player is poorer by; what is only rested counts little."""
    weights = weights_of(game.rules.key)
    mine = [obj for obj in game.field if obj.controller == decision.player]
    lost = 0.0
    for id, means in decision.plans[option]:
        obj = game.find(id)
        if obj is None or means not in TAKES_A_CARD:
            lost += 0.1
        elif weights is None:
            lost += 1.0
        elif obj.zone == game.rules.zones.hand:
            lost += hand_worth(game, weights, obj, mine)
        else:
            lost += worth(game, weights, obj)
    return lost


def payment_for(game: Game, decision: ChoosePayment, unasked: bool) -> int | None:
    """The payment that is made without asking; None: the player is asked. `unasked`: also with cards."""
    if decision.why != "payment":
        return None  # piece by piece: it was asked for
    proposed = proposed_payment(game, decision)
    return None if takes_cards(decision, proposed) and not unasked else proposed
