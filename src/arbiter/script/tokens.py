"""Tokens that a text describes: what such an object is, without a card."""

from __future__ import annotations

from dataclasses import dataclass

from arbiter.script.base import Paragraph


@dataclass(frozen=True)
class Token:
    """The characteristics of a token. (`abilities` are arbiter.script.abilities.Ability.)"""

    types: tuple[str, ...]
    colours: tuple[str, ...] = ()
    kinds: tuple[str, ...] = ()
    power: int = 0
    guard: int = 0
    keywords: tuple[str, ...] = ()
    abilities: tuple[Paragraph, ...] = ()
    name: str | None = None  # without one it is called by its kinds
