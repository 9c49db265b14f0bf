"""Chapters 11 and 12: symbol skills and keyword skills as the abilities that they stand for.

[Pierce], [Target Attack], [First Strike], [Flying], [Swiftness], [Imperishable] and [Quickcast] only change a
procedure: they are flags, and the chapter that they change looks for them. The others are said in full here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from arbiter.games.fow.keywords import awakening, incarnation
from arbiter.games.fow.language.words import RESONATOR
from arbiter.script.abilities import Ability, Keyword, Triggered, standing_for
from arbiter.script.base import Role
from arbiter.script.effects import Destroy, Simultaneously
from arbiter.script.nouns import EACH, EventThing, Group, Only, Same, Self
from arbiter.script.patterns import DealsDamage

# What the chapters look for on the object itself.
FLAGS: Final = frozenset(
    {
        "pierce",  # 11.1
        "precision",  # 11.2  [Target Attack]
        "first_strike",  # 11.3
        "flying",  # 11.5
        "swiftness",  # 11.6
        "imperishable",  # 11.7
        "quickcast",  # 12.3
        "trigger",  # 7.9  a chant-standby card
        "instant",  # 7.7  a chant-instant card
        "judgment",  # 7.5  the [J-activate] section
    }
)


def explode(keyword: Keyword) -> tuple[Ability, ...]:
    """11.4/1: of a resonator that deals damage by the rules of battle, whatever the damage is dealt to: it destroys
    itself, and a resonator that the damage was dealt to. 11.4/2: a J-ruler's does not trigger, and none is destroyed.
    """
    hit = DealsDamage(Group((Same(Self()), RESONATOR), (), EACH), combat=True)
    both = Simultaneously((Destroy(Self()), Destroy(Only(EventThing(Role.SUBJECT), (RESONATOR,)))))
    return (Triggered("[Explode]", None, hit, None, (both,)),)


EXPANSIONS: dict[str, Callable[[Keyword], tuple[Ability, ...]]] = {
    "explode": explode,  # 11.4
    "awakening": awakening,  # 12.1
    "incarnation": incarnation,  # 12.2
}


def stands_for(keyword: Keyword) -> tuple[Ability, ...]:
    """The abilities that the skill stands for: none, where a chapter looks for the word itself."""
    return standing_for(keyword.name, EXPANSIONS[keyword.name](keyword)) if keyword.name in EXPANSIONS else ()


# What an effect grants or takes with the word alone.
GRANTED: dict[str, tuple[Ability, ...]] = {
    "explode": stands_for(Keyword("", None, "explode")),
    "awakening": (),
    "incarnation": (),
}
