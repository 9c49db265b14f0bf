"""Printed cards made by hand, for tests of what deck building reads on them."""

from __future__ import annotations

from collections.abc import Sequence

from arbiter.games.fow.deckbuilding import check
from arbiter.kernel.program import Library
from arbiter.kernel.traits import Face, Traits
from arbiter.script import abilities as ab
from arbiter.script import statements as st
from arbiter.script.amounts import Number
from arbiter.script.base import Condition
from arbiter.script.costs import Mana
from arbiter.script.nouns import Group

LIBRARY = Library(("field", "ruler"), lambda change: (0,))


def face(
    name: str,
    types: str,
    *abilities: ab.Ability,
    races: str = "",
    colours: str = "",
    words: str = "",
    cost: int = 0,
    symbols: str = "",
    names: Sequence[str] = (),
    key: str = "",
    sides: Sequence[Face] = (),
) -> Face:
    """A card: types, attributes and keywords as words, races separated by commas, symbols of its specified cost."""
    keywords = {ability.name for ability in abilities if isinstance(ability, ab.Keyword)}
    traits = Traits(
        frozenset((name, *names)),
        frozenset(types.split()),
        frozenset(colours.split()),
        frozenset(race.strip() for race in races.split(",") if race.strip()),
        frozenset(),
        cost,
        0,
        0,
        0,
        0,
        frozenset(keywords),
        frozenset(words.split()),
        tuple(LIBRARY.program(ability) for ability in abilities),
    )
    made = Face(key or name, name, traits, "")
    if symbols:
        made.price = Mana(tuple((colour, 1) for colour in symbols.split()))
    made.other = tuple(sides)
    return made


def keyword(name: str, value: int | None = None, word: str | None = None) -> ab.Keyword:
    return ab.Keyword(name, None, name, None if value is None else Number(value), None, word)


def says(name: str, what: Group, amount: int | None = None, condition: Condition | None = None) -> ab.Static:
    """A text about deck building."""
    permit = st.Permit(name, what, amount=None if amount is None else Number(amount))
    return ab.Static(name, None, (permit,), condition)


TIDE = face("Marda of the Quiet Tide", "ruler", colours="water", key="R-1")
STONE = face("Water Magic Stone", "basic magic_stone water_stone", key="S-1")


def resonators(count: int, start: int = 0, **more: str) -> list[Face]:
    """So many cards, four copies of each name."""
    kinds = [face(f"Reed Walker {start + index}", "resonator", **more) for index in range((count + 3) // 4)]
    return [kind for kind in kinds for _ in range(4)][:count]


def legal(**parts: Sequence[Face]) -> dict[str, list[Face]]:
    """A legal deck in which some parts are others."""
    usual: dict[str, Sequence[Face]] = {
        "ruler": [TIDE],
        "main": resonators(40),
        "stones": [STONE] * 10,
        "side": [face("Lantern Eel", "resonator")],
    }
    return {name: list(cards) for name, cards in {**usual, **parts}.items()}


def broken(format: str = "constructed", **parts: Sequence[Face]) -> list[str]:
    """The rules that the legal deck breaks once these parts are others."""
    return [violation.rule for violation in check(legal(**parts), format)]
