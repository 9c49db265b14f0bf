"""What a game says about the files in which its community exchanges cards, as a value: shapes of JSON that are its own,
what the columns of other people's programs mean, and which rows are one card.

The shapes that all games share (set files, tables, the XML of two programs) are read in `cards.importing`.
"""

from __future__ import annotations

import html
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from arbiter.games.printed_fields import Card

Columns = Mapping[str, str]  # of one row in another program's file: its names, in small letters, with their values


@dataclass(frozen=True)
class Row:
    """One row of a file: where it stands, and the card that it is, or why it is none."""

    where: str
    card: Card | None
    problem: str = ""


@dataclass(frozen=True)
class Shape:
    """A shape of JSON. `looks_for` is what somebody is told whose file has none of the shapes."""

    name: str
    looks_for: str
    fits: Callable[[object], bool]
    rows: Callable[[object], Iterator[Row]]


def by_themselves(cards: Sequence[Card]) -> list[Card]:
    return list(cards)


def same_words(card: Card) -> tuple[str, ...]:
    """What printings of one card have in common, where a game says nothing about it: everything that is played with.

    Words count, and not how a file writes them: commas, brackets and bullets, 4000 as a number or as text, or a
    reminder in parentheses that one printing has and the other has not.
    """
    said = ((name, words_of(card[name])) for name in sorted(card) if name not in OF_A_PRINTING)
    return tuple(f"{name}={words}" for name, words in said if words)


def words_of(value: object) -> str:
    """A field's words alone; empty where it says nothing."""
    if value is None or value is False:
        return ""
    if isinstance(value, Mapping):
        return "; ".join(f"{name}={words_of(each)}" for name, each in sorted(value.items()) if words_of(each))
    if isinstance(value, list | tuple):
        return "; ".join(words_of(each) for each in value)
    return " ".join(WORD.findall(REMINDER.sub(" ", str(value)).casefold()))


# Signs that say something: symbols in braces, +2000, 1/2, the colon behind a cost, a name in its own quotes.
WORD = re.compile(r"\{[^{}]*\}|[+\-−/:=<>«»\"“”]|\w+(?:['’]\w+)*")
REMINDER = re.compile(r"[(（][^()（）]*[)）]")


# What a printing has for itself.
OF_A_PRINTING = frozenset(
    {"id", "set", "set_name", "rarity", "artist", "number", "image", "cluster", "era", "octgn", "released_in"}
    | {"all_sets", "playtesting"}
)


@dataclass(frozen=True)
class CardFiles:
    """A game's own part of importing. Without one, its cards come in our own forms only."""

    shapes: tuple[Shape, ...] = ()
    from_cockatrice: Callable[[Columns], list[Card]] | None = None  # a card for every set that it was printed in
    from_octgn: Callable[[Columns], Card] | None = None
    join: Callable[[Sequence[Card]], list[Card]] = by_themselves  # entries that are sides of one card
    same_card: Callable[[Card], tuple[str, ...]] = same_words  # what cards of one name have in common that are one
    called: Callable[[Card], tuple[str, ...]] = field(default=lambda card: ())  # other names in deck lists
    age: Callable[[Card], int] = field(default=lambda card: 0)  # of a printing; greater is newer
    # What the printings of a card have of each other, where the game says something about that.
    as_printed: Callable[[Sequence[Card]], list[Card]] | None = None
    errata: Path | None = None  # what such files are known to have wrong, as `cards.errata` reads it


# ---------------------------------------------------------------- mending

BREAK = re.compile(r"<br\s*/?>|</p>\s*<p>|\[\[br\]\]", re.IGNORECASE)
TAG = re.compile(r"</?(?:p|b|i|u|em|strong|span|div|font|sup|sub|small)(?:\s[^<>]*)?>", re.IGNORECASE)
SYMBOL = re.compile(r"\{\s*([^{}\s][^{}]*?)\s*\}")
WIDE = str.maketrans("０１２３４５６７８９｛｝\u00a0\u3000", "0123456789{}  ")
UNSEEN = re.compile(r"[\u200b\u200c\u200d\u2060\ufeff\u00ad]")


def mend(text: str) -> str:
    """The text without what a web page left in it: HTML, its line breaks, wide digits, marks that nobody sees.

    Words stay as they are: a slip of the pen is for an errata file.
    """
    text = UNSEEN.sub("", text.replace("\r\n", "\n").replace("\r", "\n"))
    text = TAG.sub("", BREAK.sub("\n", text))
    text = html.unescape(text) if "&" in text else text
    text = SYMBOL.sub(lambda found: "{" + found.group(1) + "}", text.translate(WIDE))
    return "\n".join(" ".join(line.split()) for line in text.split("\n") if line.strip())


def mended(value: object) -> object:
    """Every piece of text in a value, mended."""
    if isinstance(value, str):
        return mend(value)
    if isinstance(value, list | tuple):
        return [mended(each) for each in value]
    if isinstance(value, Mapping):
        return {str(name): mended(each) for name, each in value.items()}
    return value


# ---------------------------------------------------------------- what readers of shapes need


def is_list_of(value: object, *fields: str) -> bool:
    """A list whose first objects have these fields."""
    if not isinstance(value, list) or not value:
        return False
    some = [each for each in value[:50] if isinstance(each, Mapping)]
    return bool(some) and sum(all(name in each for name in fields) for each in some) * 2 > len(some)


def listed(value: object, make: Callable[[Mapping[str, object]], Card], what: str = "row") -> Iterator[Row]:
    """A row for each object of a list; one that cannot be made is told and left out."""
    assert isinstance(value, list), "the shape was looked at"
    for number, each in enumerate(value, 1):
        yield one_row(f"{what} {number}", each, make)


def one_row(where: str, value: object, make: Callable[[Mapping[str, object]], Card]) -> Row:
    if not isinstance(value, Mapping):
        return Row(where, None, f"an object with the card's fields was looked for, not {value!r:.40}")
    try:
        return Row(where, make(value))
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        said = f"the field {error} is missing" if isinstance(error, KeyError) else str(error)
        return Row(where, None, said)


def piece(value: object) -> str:
    """A field as text; nothing where there is none."""
    return "" if value is None else mend(str(value))


def number(value: object) -> int | None:
    """A field as a whole number; None where nothing is printed."""
    text = piece(value).replace(",", "")
    if text in ("", "-", "–", "—", "None", "null"):
        return None
    if not text.isascii() or not text.isdigit() or len(text) > 9:
        raise ValueError(f"{text[:40]!r} is no whole number")
    return int(text)


def first_of(columns: Mapping[str, str], *names: str) -> str:
    """The first of these columns that has something in it."""
    return next((columns[name].strip() for name in names if columns.get(name, "").strip()), "")


def without_nothing(card: Mapping[str, object]) -> dict[str, object]:
    """The card without fields in which nothing stands."""
    return {name: value for name, value in card.items() if value not in (None, "", [], ())}
