"""Noun phrases that speak of abilities: as things on the stack, and as what is played."""

from __future__ import annotations

from arbiter.script.base import QUALITY_TYPE
from arbiter.script.nouns import Group, Is
from arbiter.script.walk import walk


def is_ability_word(test: Is) -> bool:
    """Is it what abilities are called: "ability", or the same with its kind before it?"""
    return test.quality is QUALITY_TYPE and (test.value == "ability" or test.value.endswith("_ability"))


def names_abilities(what: Group) -> bool:
    """Does the noun phrase speak of abilities (perhaps among other things)?"""
    return any(isinstance(part, Is) and is_ability_word(part) for part in walk(what.tests))
