"""Abilities: what a paragraph of card text is."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Final

from arbiter.script.base import Amount, Condition, Effect, Paragraph, Pattern, Statement, Timing
from arbiter.script.costs import Cost


@dataclass(frozen=True)
class Limits:
    """When and how often an ability may be used or trigger."""

    timing: Timing = Timing.ANY
    per_turn: int | None = None
    per_game: int | None = None
    condition: Condition | None = None
    own: bool = False  # counted for this very ability, whatever others of its name do


FREELY: Final = Limits()


@dataclass(frozen=True)
class Ability(Paragraph):
    """`text` is the printed paragraph; `gate` must hold for the object to have the ability at all (Damage 3).

    `keyword` is the word that it stands for: with the word it comes and goes.
    """

    text: str
    gate: Condition | None = None
    keyword: str = field(default="", kw_only=True, repr=False)


@dataclass(frozen=True)
class Activated(Ability):
    cost: Cost = Cost()
    effects: tuple[Effect, ...] = ()
    limits: Limits = FREELY
    zones: tuple[str, ...] = ("field",)
    name: str | None = None
    special: bool = False
    resource: bool = False  # it produces resources: no stack, and it may be used while paying


@dataclass(frozen=True)
class Triggered(Ability):
    pattern: Pattern = Pattern()
    condition: Condition | None = None  # checked when it triggers and when it resolves
    effects: tuple[Effect, ...] = ()
    limits: Limits = FREELY
    zones: tuple[str, ...] = ("field",)
    burst: bool = False
    cost: Cost | None = None
    name: str | None = None
    plays: bool = False  # an automatic card: what is played is the card itself
    # It does not use the stack: it is carried out as soon as it triggers. That follows from the rest of it.
    at_once: bool = field(default=False, repr=False)


@dataclass(frozen=True)
class Static(Ability):
    statements: tuple[Statement, ...] = ()
    condition: Condition | None = None
    zones: tuple[str, ...] = ("field",)
    limits: Limits = FREELY  # how often something optional of it may be applied
    name: str | None = None


@dataclass(frozen=True)
class Spell(Ability):
    """The main text of a card that resolves from the stack."""

    effects: tuple[Effect, ...] = ()
    burst: bool = False
    replaces: bool = False  # it stands in place of the paragraph before it: a card's face puts the two together


@dataclass(frozen=True)
class Keyword(Ability):
    """A keyword with what stands behind it: Warp 3 -- {Fire}, Priming "Name" -- {2}, Limit Break -- 2."""

    name: str = ""
    value: Amount | None = None
    cost: Cost | None = None
    word: str | None = None


def standing_for(word: str, abilities: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """The abilities as those that the keyword stands for."""
    return tuple(replace(ability, keyword=word) for ability in abilities)
