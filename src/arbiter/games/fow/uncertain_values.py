"""Chapter 903.2h: an X, Y or Z of a text is a number that is determined as the card or the ability is played.

Which one a text means, its face tells: that of the card's cost, of a cost on top of it, of a roll. An X that nothing
determines in time is refused, since it would come to nothing.
"""

from __future__ import annotations

from collections.abc import Sequence

from arbiter.script import abilities as ab
from arbiter.script.amounts import X
from arbiter.script.costs import Mana
from arbiter.script.effects import Choose, Declare, MayPay, Perform
from arbiter.script.statements import CostChange
from arbiter.script.walk import walk
from arbiter.text.errors import TextError
from arbiter.text.nodes import mentions


def x_is_told(price: Mana | None, abilities: tuple[ab.Ability, ...]) -> None:
    """X in a text is that of a cost or of a roll (1023.1), not what another paragraph calls X."""
    if price is not None and price.variable is not None:
        return
    texts = [ability.effects for ability in abilities if isinstance(ability, ab.Spell)]
    others = [ability for ability in abilities if not isinstance(ability, ab.Spell)]
    if not tells_x(others) and not rolls_or_pays(texts) and mentions(tuple(texts), X):
        raise TextError("X is the X of another paragraph, or of none", phrase="X")
    if price is None:
        return  # 903.2h-2  of a ruler's other side it is that of the judgment
    if not tells_x([ability for ability in others if isinstance(ability, ab.Keyword | ab.Static)]):
        for ability in others:
            if isinstance(ability, ab.Triggered):
                told_in_time(ability)


def told_in_time(ability: ab.Triggered) -> None:
    """What is paid as the ability resolves comes too late for its targets; what is only chosen then names nothing."""
    if not mentions(ability.effects, X):
        return
    if not rolls_or_pays(ability.effects):
        raise TextError("X would have to be named as the ability is played", phrase="X")
    if any(isinstance(node, Choose) and node.target and mentions(node, X) for node in walk(ability.effects)):
        raise TextError("X would have to be named before the targets are", phrase="X")


def tells_x(abilities: list[ab.Ability]) -> bool:
    return any(
        isinstance(node, X)
        or (isinstance(node, Mana) and node.variable is not None)
        or (isinstance(node, CostChange) and node.names_x)  # which says what the card's other texts mean by it
        for node in walk(tuple(abilities))
    )


def rolls_or_pays(texts: Sequence[object]) -> bool:
    """Does the text itself come to a number: by a roll, by naming one, or by what is paid as it resolves?"""
    return any(
        (
            isinstance(node, MayPay)
            and node.x is None
            and any(isinstance(p, Mana) and p.variable for p in node.cost.parts)
        )
        or (isinstance(node, Declare) and node.quality is None)
        or (isinstance(node, Perform) and node.name == "force")
        for node in walk(tuple(texts))
    )
