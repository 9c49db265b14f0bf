"""1008: an ability that nobody may chase to, be it that only one of its options says so."""

from __future__ import annotations

from arbiter.script.abilities import Ability, Activated, Triggered
from arbiter.script.base import Effect
from arbiter.script.effects import Modes, Unanswered
from arbiter.script.walk import walk
from arbiter.text.errors import MeaningError
from arbiter.text.grammar import Table


def chasing_rows(table: Table) -> None:
    """1008.2: nobody may chase."""
    table.word("sentence", "players cannot chase to this ability", Unanswered())


def unanswered_are_abilities(ability: Ability) -> None:
    """Only what waits in the chase area by itself can be meant, and it is known there which options were chosen."""
    places = [
        effect
        for node in walk(ability)
        if isinstance(node, Activated | Triggered)
        for effect in (*node.effects, *options_of(node.effects))
    ]
    said = sum(isinstance(node, Unanswered) for node in walk(ability))
    if said != sum(isinstance(effect, Unanswered) for effect in places):
        raise MeaningError('"this ability" is none that could be chased to')


def options_of(effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    return tuple(each for node in effects if isinstance(node, Modes) for option in node.options for each in option)
