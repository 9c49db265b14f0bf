"""The last pass: nothing unfinished is left in a script, and static abilities work where they must."""

from __future__ import annotations

from dataclasses import replace

from arbiter.script.abilities import Ability, Activated, Static
from arbiter.script.base import How
from arbiter.script.costs import MoveThis
from arbiter.script.effects import Move, Search
from arbiter.script.nouns import Bound
from arbiter.script.statements import AlternativeCost, CostChange, ExtraCost, ForbidPlay, PayRule, PlayOnlyIf
from arbiter.text import draft
from arbiter.text.core.patterns import THIS
from arbiter.text.draft import UNBOUND
from arbiter.text.errors import MeaningError
from arbiter.text.nodes import T, changed, field_names

DRAFTS = tuple(
    value for value in vars(draft).values() if isinstance(value, type) and value.__module__ == draft.__name__
)
CAST_FROM = ("hand", "deck", "break", "removed", "limit", "stack")


def check(ability: Ability) -> Ability:
    """The ability made ready, or MeaningError."""
    _finished(ability)
    ability = _find_to_play(ability)
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


def _find_to_play(ability: T) -> T:
    """A search whose find the text puts onto the field must find what can be put there."""
    played: set[int] = set()
    _collect_played(ability, played)
    return _mark_searches(ability, played) if played else ability


def _collect_played(node: object, played: set[int]) -> None:
    if isinstance(node, Move) and node.to == "field" and isinstance(node.thing, Bound):
        played.add(node.thing.slot)
    if isinstance(node, tuple):
        for each in node:
            _collect_played(each, played)
        return
    for name in field_names(node):
        value = getattr(node, name)
        if not isinstance(value, str | int | Ability):
            _collect_played(value, played)


def _mark_searches(node: T, played: set[int]) -> T:
    if isinstance(node, Search):
        return changed(node, for_play=True) if node.slot in played else node
    if isinstance(node, tuple):
        return tuple(_mark_searches(each, played) for each in node)  # type: ignore[return-value]
    found: dict[str, object] = {}
    for name in field_names(node):
        value = getattr(node, name)
        if isinstance(value, str | int | Ability) or value is None:
            continue
        marked = _mark_searches(value, played)
        if marked is not value and marked != value:
            found[name] = marked
    return changed(node, **found) if found else node


def _about_casting(statement: object) -> bool:
    """A statement on the casting of this very card holds where the card is cast from."""
    if isinstance(statement, PlayOnlyIf):
        return True
    if isinstance(statement, ForbidPlay):
        return statement.kind == "cast" and statement.what == THIS
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
