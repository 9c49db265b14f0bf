"""Which card a line of a deck list means: an id, a name, or both, with whatever else the list says of it.

Where several cards have the name, the newest is taken that the format allows, and the deck says so. What cannot be
found is told for all lines at once.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from arbiter.cards.formats import Line
from arbiter.cards.pool import Pool
from arbiter.games.printed_fields import Card
from arbiter.games.registry import entry
from arbiter.kernel.errors import BadCard, BadDeck

TOLD = 10  # lines for which names like theirs are looked for
LONGEST = 450  # characters of a message, which is one line; `MissingCards.missing` has all lines
BEHIND = re.compile(r"^(.*\S)\s*\(([^()]*)\)$")  # a name with something in parentheses behind it


@dataclass(frozen=True)
class Missing:
    """A line whose card cannot be found, and why."""

    line: int
    card: str
    says: str


class MissingCards(BadDeck):
    """A list with lines that name no known card: `missing` has every one of them."""

    def __init__(self, where: str, missing: Sequence[Missing]) -> None:
        self.missing = tuple(missing)
        rows: list[str] = []
        for each in missing:
            rows.append(f"line {each.line}: {each.says}")
            if sum(map(len, rows)) > LONGEST and len(rows) > 1:
                rows.pop()
                break
        left = len(missing) - len(rows)
        more = f" (and {left} more such lines; arbiter deck check lists them all)" if left else ""
        super().__init__(f"{where}, {'; '.join(rows)}{more}")


@dataclass(frozen=True)
class Meant:
    """The card of a line; `note` says which of several was taken."""

    id: str
    note: str = ""


def find_card(line: Line, pool: Pool, format: str = "", suggest: bool = True) -> Meant:
    """The card a line names: "ID", "ID Name", "Name (ID)", "Name (set)" or "Name". `suggest`: say what is like it."""
    said = line.card
    first = pool.id_at_the_start(said)
    if first is not None:
        rest = said.removeprefix(first)
        name = str(pool.cards[first]["name"])
        if rest.strip() and rest.strip().casefold() != name.casefold():
            raise BadDeck(f"{first} is {name!r}, not {rest.strip()[:60]!r}; correct the id or the name")
        return Meant(first)
    if line.code and line.code in pool.by_code:
        return Meant(pool.by_code[line.code])
    keys = list(pool.by_name.get(said.casefold(), ()))
    behind = BEHIND.match(said)
    if not keys and behind is not None:
        name, inside = behind.group(1), behind.group(2).strip()
        if inside in pool.cards:
            return Meant(inside)
        keys = [key for key in pool.by_name.get(name.casefold(), ()) if is_of_set(pool.cards[key], inside)]
    if len(keys) > 1:
        return newest(said, under_heading(keys, line.under, pool), line, pool, format)
    if keys:
        return Meant(keys[0])
    found = pool.find(said)
    if found is None:
        raise BadDeck(unknown(said, pool) if suggest else f"there is no card {said[:60]!r}")
    return Meant(found)


def is_of_set(card: Card, words: str) -> bool:
    """Was the card printed in the set that a list names, by its code or its name?"""
    code = words.partition(":")[0].strip().casefold()
    names = {str(card.get(field) or "").casefold() for field in ("set", "set_name")}
    return words.casefold() in names or code in names


def under_heading(keys: list[str], heading: str, pool: Pool) -> list[str]:
    """Of cards with one name those of the type that the list sorts them under ("Forwards"), if it is a type."""
    kind = heading.casefold().removesuffix("s")
    if not kind:
        return keys
    sorted_so = [key for key in keys if kind in str(pool.cards[key].get("type", "")).casefold()]
    return sorted_so or keys


def newest(said: str, keys: Sequence[str], line: Line, pool: Pool, format: str) -> Meant:
    """The newest of these cards that the format allows; of equally new ones the later in the files."""
    if len(keys) == 1:
        return Meant(keys[0])
    files = entry(pool.game).card_files
    places = {key: place for place, key in enumerate(pool.cards)}
    ordered = sorted(keys, key=lambda key: (files.age(pool.cards[key]), places[key]), reverse=True)
    taken = next((key for key in ordered if is_allowed(key, line.part, pool, format)), ordered[0])
    different = {files.same_card(pool.cards[key]) for key in keys}
    what = "printings" if len(different) == 1 else "cards"
    others = ", ".join(key for key in ordered if key != taken)
    return Meant(
        taken, f"{said[:60]!r} is the name of {len(keys)} {what}: {taken} is the newest (others: {others[:80]})"
    )


def is_allowed(key: str, part: str, pool: Pool, format: str) -> bool:
    """May the card be played at all in the format, and is it carried out?"""
    rules = entry(pool.game).decks
    try:
        face = pool.face(key)
    except BadCard:
        return False
    if "problem" in face.extra:
        return False
    found = rules.check({part or rules.part_of(face): [face]}, format or rules.formats[0])
    return not any(key in violation.cards for violation in found)


def unknown(word: str, pool: Pool) -> str:
    near = pool.nearest(word[:80])
    return f"there is no card {word[:60]!r}" + (f"; the nearest are {', '.join(near)}" if near else "")


def found_lines(lines: Iterable[Line], pool: Pool) -> int:
    """How many lines name cards of the pool, by id or name alone; to tell which game a list is of."""
    return sum(is_found(line, pool) for line in lines)


def is_found(line: Line, pool: Pool) -> bool:
    behind = BEHIND.match(line.card)
    words = (line.card, line.card.partition(" ")[0], *(behind.groups() if behind else ()))
    return line.code in pool.by_code or any(word in pool.cards or word.casefold() in pool.by_name for word in words)
