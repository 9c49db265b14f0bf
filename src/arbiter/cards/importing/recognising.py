"""Which shape a card file has, and which game's cards are in it: by its content, never by its name.

A shape that several games share (our own forms, tables, the XML of two programs) is of the game whose faces can be made
of most of its rows, read without their texts.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from arbiter.cards.importing.content import MOST_CARDS, BadCardFile, content_of, text_of
from arbiter.cards.importing.own_forms import read_lines, read_toml, rows_of, toml_problem
from arbiter.cards.importing.plain_tables import header_of, read_table
from arbiter.cards.importing.xml_files import COCKATRICE, OCTGN, read_xml
from arbiter.games.card_files import Columns, Row
from arbiter.games.printed_fields import Card
from arbiter.games.registry import entry, games
from arbiter.kernel.errors import BadCard

SET_FILE = re.compile(r"^\[\[card\]\]\s*$", re.MULTILINE)
SAMPLE = 60  # rows by which a game is known
TEXTS = ("text", "abilities")


@dataclass(frozen=True)
class CardFile:
    """A recognised file: the game, the shape's name, every row; and other games that the cards would fit as well."""

    game: str
    shape: str
    rows: tuple[Row, ...]
    also: tuple[str, ...] = ()


@dataclass(frozen=True)
class Found:
    """A shape's rows for each game that they may be of."""

    shape: str
    rows: Mapping[str, tuple[Row, ...]]


def recognise_file(path: Path, game: str | None = None) -> CardFile:
    return recognise(text_of(content_of(path), str(path)), str(path), game)


def recognise(text: str, where: str, game: str | None = None) -> CardFile:
    """The file's cards, or `BadCardFile`. With a game, it is asked for that game's cards only."""
    if game is not None:
        entry(game)
    text = text.removeprefix("\ufeff")
    begins = text.lstrip()[:1]
    for first, reader in TABLE:
        if not first or begins in first:
            found = reader(text, where)
            if found is not None:
                return settled(found, where, game)
    raise BadCardFile(f"{where}: is no card file that is known; looked for: {'; '.join(looked_for())}")


def looked_for() -> list[str]:
    shapes = [shape.looks_for for key in games() for shape in entry(key).card_files.shapes]
    return [*shapes, *OURS]


OURS = (
    "JSON, one card a line or a list of them, with id, name, type ...",
    "XML of Cockatrice (<cockatrice_carddatabase>) or OCTGN (<set> with <card>s)",
    "TOML with [[card]] tables",
    "a table whose first line names its columns: id, name, type ...",
)


# ---------------------------------------------------------------- the table


def from_json(text: str, where: str) -> Found | None:
    """Somebody's whole file, a list of our cards, or one of them a line."""
    if SET_FILE.search(text):
        return None  # a set file begins with a bracket as well
    try:
        data = json.loads(text)
    except RecursionError:
        raise BadCardFile(f"{where}: not valid JSON: nested too deep") from None
    except ValueError as error:
        lines = read_lines(text)
        if "\n" in text.strip() and text.lstrip()[:1] == "{":
            rows = tuple(lines)
            if any(row.card is not None for row in rows):
                return own("cards, one a line", rows)
        raise BadCardFile(f"{where}: not valid JSON: {str(error)[:100]}") from None
    for key in games():
        for shape in entry(key).card_files.shapes:
            if shape.fits(data):
                return Found(shape.name, {key: tuple(shape.rows(data))})
    if isinstance(data, list) and data:
        return own("list of cards", tuple(rows_of(data)))
    if isinstance(data, dict) and isinstance(data.get("cards"), list):
        return own("list of cards", tuple(rows_of(data["cards"])))
    return own("cards, one a line", tuple(rows_of([data]))) if isinstance(data, dict) and "name" in data else None


def from_xml(text: str, where: str) -> Found | None:
    data = read_xml(text, where)
    if data.root == COCKATRICE:
        makers = {key: entry(key).card_files.from_cockatrice for key in games()}
        made = {key: maker for key, maker in makers.items() if maker is not None}
        return Found("Cockatrice database", {key: tuple(rows(data.rows, maker)) for key, maker in made.items()})
    if data.root == OCTGN and data.rows:
        named = [(line, {"set": data.title, **columns}) for line, columns in data.rows]
        octgn = {key: entry(key).card_files.from_octgn for key in games()}
        alone = {key: single(maker) for key, maker in octgn.items() if maker is not None}
        return Found("OCTGN set", {key: tuple(rows(named, maker)) for key, maker in alone.items()})
    return None


def single(maker: Callable[[Columns], Card]) -> Callable[[Columns], list[Card]]:
    return lambda columns: [maker(columns)]


def rows(found: Sequence[tuple[int, dict[str, str]]], make: Callable[[Columns], list[Card]]) -> Iterator[Row]:
    for line, columns in found:
        where = f"line {line}"
        try:
            for card in make(columns):
                yield Row(where, card)
        except (ValueError, KeyError) as error:
            yield Row(where, None, str(error))


def from_toml(text: str, where: str) -> Found | None:
    found = read_toml(text)
    if found is None and "[[card]]" in text:
        raise BadCardFile(f"{where}: not valid TOML: {toml_problem(text)[:100]}")
    return None if found is None else own("set file", tuple(found))


def from_table(text: str, where: str) -> Found | None:
    return own("table", tuple(read_table(text))) if header_of(text)[0] else None


# What a text may begin with, and who reads it; the first that knows it has it.
TABLE: tuple[tuple[str, Callable[[str, str], Found | None]], ...] = (
    ("{[", from_json),
    ("<", from_xml),
    ("", from_toml),
    ("", from_table),
)


def own(shape: str, found: tuple[Row, ...]) -> Found:
    """Rows with our own fields, which may be any game's."""
    return Found(shape, dict.fromkeys(games(), found))


# ---------------------------------------------------------------- which game


def settled(found: Found, where: str, wanted: str | None) -> CardFile:
    """The game of the cards, or an error that says what is wrong with the file as a whole."""
    counts = {key: fitting(key, made) for key, made in found.rows.items()}
    best = max(counts.values(), default=0)
    fits = [key for key, count in counts.items() if count == best and best > 0]
    for made in found.rows.values():
        if len(made) > MOST_CARDS:
            raise BadCardFile(f"{where}: {len(made)} rows are too many for a file of cards; {MOST_CARDS} are the most")
    if wanted is not None:
        if not counts.get(wanted):
            other = f"its cards look like those of {fits[0]}" if fits else why_none(found, (wanted,))
            raise BadCardFile(f"{where}: holds no card of {wanted}: {other}")
        return CardFile(wanted, found.shape, found.rows[wanted])
    if not fits:
        why = why_none(found, tuple(found.rows))
        raise BadCardFile(f"{where}: {found.shape}, but no row of it is a card of any game: {why}")
    return CardFile(fits[0], found.shape, found.rows[fits[0]], tuple(fits[1:]))


def fitting(game: str, found: Sequence[Row]) -> int:
    """How many of some rows are cards of the game, whatever their texts say."""
    step = max(1, len(found) // SAMPLE)
    some = [row.card for row in found[::step] if row.card is not None]
    count = sum(is_card(game, card) for card in some)
    if not count and len(found) > len(some):  # most rows may be broken: any good one will do
        return next((1 for row in found if row.card is not None and is_card(game, row.card)), 0)
    return count


def is_card(game: str, card: Card) -> bool:
    try:
        entry(game).make_face({name: value for name, value in card.items() if name not in TEXTS})
    except BadCard:
        return False
    return True


def why_none(found: Found, wanted: tuple[str, ...]) -> str:
    """What is wrong with the first row as a card of these games."""
    made = next(iter(found.rows.values()), ())
    if not made:
        return "it has no rows"
    row = made[0]
    if row.card is None:
        return f"{row.where}: {row.problem}"
    said = []
    for key in wanted:
        try:
            entry(key).make_face({name: value for name, value in row.card.items() if name not in TEXTS})
        except BadCard as error:
            said.append(str(error))
    return f"{row.where}: {said[0] if len(set(said)) == 1 or len(said) == 1 else ' / '.join(dict.fromkeys(said))}"[:300]
