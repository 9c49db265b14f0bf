"""The last pass: nothing unfinished is left in a script, and static abilities work where they must."""

from __future__ import annotations

from dataclasses import replace

from arbiter.script.abilities import Ability, Activated, Static
from arbiter.script.base import How
from arbiter.script.costs import MoveThis
from arbiter.script.statements import AlternativeCost, CostChange, ExtraCost, PayRule, PlayOnlyIf
from arbiter.text import draft
from arbiter.text.core.patterns import THIS
from arbiter.text.draft import UNBOUND
from arbiter.text.errors import MeaningError
from arbiter.text.nodes import field_names

DRAFTS = tuple(
    value for value in vars(draft).values() if isinstance(value, type) and value.__module__ == draft.__name__
)
CAST_FROM = ("hand", "deck", "break", "removed", "limit", "stack")


def check(ability: Ability) -> Ability:
    """The ability made ready, or MeaningError."""
    _finished(ability)
    if (
        isinstance(ability, Static)
        and ability.zones == ("field",)
        and all(_about_casting(s) for s in ability.statements)
    ):
        return replace(ability, zones=CAST_FROM)
    if isinstance(ability, Activated) and ability.zones == ("field",):
        if any(isinstance(p, MoveThis) and p.how is How.DISCARD for p in ability.cost.parts):
            return replace(ability, zones=("hand",))
    return ability


def _about_casting(statement: object) -> bool:
    """A statement on the casting of this very card holds where the card is cast from."""
    if isinstance(statement, PlayOnlyIf):
        return True
    return isinstance(statement, CostChange | AlternativeCost | ExtraCost | PayRule) and statement.what == THIS


def _finished(node: object) -> None:
    if isinstance(node, DRAFTS):
        raise MeaningError(f"a word is left unbound: {node}")
    if isinstance(node, tuple):
        for each in node:
            _finished(each)
        return
    for name in field_names(node):
        value = getattr(node, name)
        if name in ("slot", "rest") and value == UNBOUND:
            raise MeaningError(f"{type(node).__name__} is left without a slot")
        if not isinstance(value, str | int):
            _finished(value)
