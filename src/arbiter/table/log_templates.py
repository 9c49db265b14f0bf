"""Templates of the log, taken apart once: what an alternative needs, what may be left out, where its places are."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import Final

from arbiter.table.verbs import is_verb, second_person

PLACE: Final = re.compile(r"\{(\w+)(?::([^}]*))?\}")
OPTIONAL: Final = re.compile(r"\[([^\]]*)\]")
VERB: Final = re.compile(r" (\w+)")  # also before a comma


@dataclass(frozen=True)
class Alternative:
    """One way to say it. `optional`: parts in brackets, with the places that each of them needs."""

    text: str
    needed: tuple[str, ...]
    optional: tuple[tuple[str, ...], ...]


@dataclass(frozen=True)
class Place:
    """Where a noun goes, with the text before it. `unit`: what is counted there."""

    before: str
    name: str
    unit: str


@dataclass(frozen=True)
class Pattern:
    """Places with text between and behind them; the verb of the first one's noun for one and for several."""

    places: tuple[Place, ...]
    behind: str
    verb: str
    verb_of_several: str


@cache
def alternatives(template: str) -> tuple[Alternative, ...]:
    made: list[Alternative] = []
    for each in template.split("|"):
        optional = tuple(places_in(found) for found in OPTIONAL.findall(each))
        made.append(Alternative(each, places_in(OPTIONAL.sub("", each)), optional))
    return tuple(made)


def places_in(text: str) -> tuple[str, ...]:
    return tuple(name for name, _ in PLACE.findall(text))


@cache
def pattern(alternative: Alternative, kept: tuple[bool, ...]) -> Pattern:
    """The alternative with those of its optional parts that are kept."""
    wanted = iter(kept)
    text = OPTIONAL.sub(lambda found: str(found.group(1)) if next(wanted) else "", alternative.text)
    places: list[Place] = []
    at = 0
    verb = ""
    for found in PLACE.finditer(text):
        places.append(Place(text[at : found.start()], found.group(1), found.group(2) or ""))
        at = found.end()
        behind = VERB.match(text, at)
        if len(places) == 1 and behind is not None and is_verb(behind.group(1)):
            verb = behind.group(1)
            at = behind.end()
    return Pattern(tuple(places), text[at:], f" {verb}" if verb else "", f" {second_person(verb)}" if verb else "")
