"""The last pass: nothing unfinished is left in a script, and static abilities work where they must."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from arbiter.script.abilities import Ability, Activated, Static, Triggered
from arbiter.script.base import CostPart, How, Who
from arbiter.script.conditions import All, Exists, Happened, Holds
from arbiter.script.costs import MoveSome, MoveThis, RevealSome
from arbiter.script.effects import (
    Choose,
    Destroy,
    GainControl,
    If,
    Modify,
    Move,
    Perform,
    PerformSome,
    Pick,
    PlaceCounters,
    Search,
)
from arbiter.script.nouns import Bound, DidThisTurn, EventThing, Not, Same, Self
from arbiter.script.patterns import ANYTHING, DealsDamage, Moves, StepBegins
from arbiter.script.statements import AlternativeCost, CostChange, ExtraCost, Forbid, ForbidPlay, PayRule, PlayOnlyIf
from arbiter.script.walk import walk
from arbiter.text import draft
from arbiter.text.core.patterns import THIS
from arbiter.text.draft import UNBOUND
from arbiter.text.errors import MeaningError
from arbiter.text.nodes import T, changed, field_names, swapped

DRAFTS = tuple(
    value for value in vars(draft).values() if isinstance(value, type) and value.__module__ == draft.__name__
)
CAST_FROM = ("hand", "deck", "break", "removed", "limit", "stack")


def check(ability: Ability) -> Ability:
    """The ability made ready, or MeaningError."""
    _finished(ability)
    _about_players(ability)
    if isinstance(ability, Triggered):
        _waits_for_another(ability)
    ability = _find_to_play(ability)
    if (
        isinstance(ability, Static)
        and ability.zones == ("field",)
        and all(_about_casting(s) for s in ability.statements)
    ):
        return replace(ability, zones=CAST_FROM)
    if isinstance(ability, Triggered) and ability.zones == ("field",) and (asked := _comes_back(ability)):
        # It works where the card is then; and the card there is another object than the one that has left.
        here = Holds(Self(), (DidThisTurn(Moves(ANYTHING, origin="field", to="break")),))
        return replace(swapped(ability, asked, here), zones=("break",))
    if isinstance(ability, Triggered) and ability.zones == ("field",) and (elsewhere := _asks_to_be(ability)):
        return replace(ability, zones=elsewhere)
    if isinstance(ability, Activated) and ability.zones == ("field",):
        if any(_from_hand(part) for part in ability.cost.parts):
            return replace(ability, zones=("hand",))
    if isinstance(ability, Activated | Triggered) and ability.zones == ("field",):
        _comes_from_elsewhere(ability)
    return ability


def _waits_for_another(ability: Triggered) -> None:
    """An event that is waited for "of it" would be one of whatever it happens to: of everything."""
    for node in walk(ability.pattern):
        if isinstance(node, Same) and isinstance(node.thing, EventThing):
            raise MeaningError('"it" is said of what is still waited for')


def _asks_to_be(ability: Triggered) -> tuple[str, ...]:
    """Where this card must be for all that it does ("if this card is in your graveyard"): the ability works there."""
    if len(ability.effects) != 1 or not isinstance(ability.effects[0], If) or ability.effects[0].otherwise:
        return ()
    asked = ability.effects[0].condition
    for part in asked.conditions if isinstance(asked, All) else (asked,):
        if isinstance(part, Exists) and part.group.tests == (Same(Self()),) and "field" not in part.group.zones:
            return part.group.zones
    return ()


def _comes_from_elsewhere(ability: Activated | Triggered) -> None:
    """Where the ability works in play, the card must have left before it can be put into play."""
    nodes = [ability, *_own_nodes(ability)]
    comes = any(isinstance(node, Move) and node.to == "field" and node.thing == Self() for node in nodes)
    if comes and not any(_takes_it_away(node) for node in nodes):
        raise MeaningError("it is in play already, and nothing has taken it away before it is put there")


def _own_nodes(node: object) -> Iterator[object]:
    """What is in it, without the abilities that it gives to others."""
    for each in node if isinstance(node, tuple) else (getattr(node, name) for name in field_names(node)):
        if not isinstance(each, str | int | Ability):
            yield each
            yield from _own_nodes(each)


def _takes_it_away(node: object) -> bool:
    """Does this move the very card out of play, pay with it, or wait until it moves?"""
    if isinstance(node, Moves):
        return node.what == THIS and node.to != "field"
    if isinstance(node, MoveSome):
        return "field" in node.group.zones and Not(Same(Self())) not in node.group.tests
    if isinstance(node, Move):
        return node.thing == Self() and node.to != "field"
    return isinstance(node, MoveThis) or (isinstance(node, Destroy | Perform) and node.thing == Self())


def _comes_back(ability: Triggered) -> Happened | None:
    """What it asks of this very card having left play this turn, if it then puts the card back into play."""
    left = [
        node
        for node in walk((ability.condition, ability.effects))
        if isinstance(node, Happened) and node == Happened(Moves(THIS, origin="field", to="break"))
    ]
    back = any(isinstance(node, Move) and node.to == "field" and node.thing == Self() for node in walk(ability.effects))
    return left[0] if left and back and isinstance(ability.pattern, StepBegins) else None


def _from_hand(part: CostPart) -> bool:
    """Is it paid with the card itself out of the hand, so that the ability can only be used there?"""
    if isinstance(part, RevealSome):
        return part.group.zones == ("hand",) and Same(Self()) in part.group.tests
    return isinstance(part, MoveThis) and part.how is How.DISCARD


def _find_to_play(ability: T) -> T:
    """Who searches for what the text puts onto the field, or picks it while resolving, takes what can be put there."""
    played: dict[int, Who | None] = {}
    _collect_played(ability, played)
    return _mark_picks(ability, played) if played else ability


def _collect_played(node: object, played: dict[int, Who | None]) -> None:
    if isinstance(node, PerformSome):
        return  # it may as well go elsewhere
    if isinstance(node, Move) and node.to == "field" and isinstance(node.thing, Bound):
        played[node.thing.slot] = node.control
    if isinstance(node, tuple):
        for each in node:
            _collect_played(each, played)
        return
    for name in field_names(node):
        value = getattr(node, name)
        if not isinstance(value, str | int | Ability):
            _collect_played(value, played)


def _mark_picks(node: T, played: dict[int, Who | None]) -> T:
    if isinstance(node, Search | Pick | Choose):
        return changed(node, for_play=True) if _is_played(node, played) else node
    if isinstance(node, tuple):
        return tuple(_mark_picks(each, played) for each in node)  # type: ignore[return-value]
    found: dict[str, object] = {}
    for name in field_names(node):
        value = getattr(node, name)
        if isinstance(value, str | int | Ability) or value is None:
            continue
        marked = _mark_picks(value, played)
        if marked is not value and marked != value:
            found[name] = marked
    return changed(node, **found) if found else node


def _is_played(pick: Search | Pick | Choose, played: dict[int, Who | None]) -> bool:
    """What comes under the control of another than its owner is held against that player's field when it comes."""
    if pick.slot not in played or isinstance(pick, Search):
        return pick.slot in played
    if isinstance(pick, Choose):
        return not pick.target and played[pick.slot] in (None, pick.group.side)
    return played[pick.slot] in (None, pick.by)


def _about_casting(statement: object) -> bool:
    """A statement on the casting of this very card, or on playing it by an effect, holds where it comes from."""
    if isinstance(statement, PlayOnlyIf):
        return True
    if isinstance(statement, ForbidPlay):
        return statement.kind == "cast" and statement.what == THIS
    if isinstance(statement, Forbid):
        return statement.pattern == Moves(THIS, to="field", how=How.PLAY)
    if isinstance(statement, CostChange) and statement.ability is not None:
        return False  # what the card can do costs so much where the card can do it
    return isinstance(statement, CostChange | AlternativeCost | ExtraCost | PayRule) and statement.what == THIS


# What cards alone can have; a player is dealt damage, and is not moved by anything.
OF_CARDS = (GainControl, Modify, PlaceCounters)


def _about_players(ability: Ability) -> None:
    """Nothing is done to a player that only a card can have or undergo, where the text may pick either."""
    nodes = tuple(walk(ability))
    either = {node.slot for node in nodes if isinstance(node, Choose) and {"field", "player"} <= set(node.group.zones)}
    for node in nodes if either else ():
        if isinstance(node, OF_CARDS) and isinstance(node.thing, Bound) and node.thing.slot in either:
            raise MeaningError("a player can be picked, and it can be done to cards only")
        if isinstance(node, DealsDamage) and any(_is_picked(part, either) for part in walk(node.to)):
            raise MeaningError("a player can be picked, and damage to players is not spared in that way")


def _is_picked(node: object, slots: set[int]) -> bool:
    return isinstance(node, Same) and isinstance(node.thing, Bound) and node.thing.slot in slots


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
