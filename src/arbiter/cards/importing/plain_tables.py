"""Tables with commas, semicolons or tabs: the first row names the fields of our own card files."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterator

from arbiter.cards.importing.content import MOST_CARDS
from arbiter.games.card_files import Row, mend

NEEDED = ("id", "name", "type")
OTHER_NAMES = {
    "number": "id", "card number": "id", "card_number": "id", "code": "id", "card name": "name", "attack": "atk",
    "defense": "def", "defence": "def", "card type": "type", "rules": "text", "ability": "text", "effect": "text",
}  # fmt: skip
WIDEST = 1 << 20  # characters of a cell
YES, NO = ("true", "yes"), ("false", "no")
FLAGS = ("generic", "ex_burst", "limit_break", "playtesting")


def header_of(text: str) -> tuple[list[str], str]:
    """The columns in our own names and what separates them; none where the first line names no fields."""
    first = next((line for line in text.splitlines()[:5] if line.strip()), "")
    for separator in (",", ";", "\t"):
        names = [name.strip().strip('"').strip().casefold() for name in first.split(separator)]
        names = [OTHER_NAMES.get(name, name) for name in names]
        if all(name in names for name in NEEDED):
            return names, separator
    return [], ""


def read_table(text: str) -> Iterator[Row]:
    names, separator = header_of(text)
    csv.field_size_limit(WIDEST)
    rows = csv.reader(io.StringIO(text.lstrip("\n")), delimiter=separator)
    try:
        next(rows)
        for cells in rows:
            where = f"line {rows.line_num}"
            if not any(cell.strip() for cell in cells):
                continue
            if rows.line_num > MOST_CARDS * 20:
                yield Row(where, None, f"more than {MOST_CARDS} cards are too many for a file; the rest is left out")
                return
            if len(cells) > len(names):
                yield Row(where, None, f"{len(cells)} cells, but the first line names {len(names)} columns")
                continue
            yield Row(where, {name: cell(name, word) for name, word in zip(names, cells, strict=False) if word.strip()})
    except csv.Error as error:
        yield Row(f"line {rows.line_num}", None, f"not a row of a table: {error}")


def cell(name: str, word: str) -> object:
    """Text; a list where it is written as one (a|b, or JSON), yes or no where it is one of these words."""
    word = mend(word.replace("\\n", "\n"))
    low = word.casefold()
    if low in YES or low in NO:
        return low in YES
    if name in FLAGS and low in ("0", "1"):
        return low == "1"
    if word.startswith("["):
        try:
            found = json.loads(word)
        except (ValueError, RecursionError):
            return word
        return found if isinstance(found, list) else word
    if "|" in word and "\n" not in word and name != "text":
        return [part.strip() for part in word.split("|") if part.strip()]
    return word
