"""The files in which FINAL FANTASY TCG's cards are exchanged: the publisher's list, dumps of it, OCTGN's columns.

Both lists print symbols between 《 》 with kanji and marks between [[ ]]; a reprint is numbered with both numbers.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from arbiter.games.card_files import (
    CardFiles,
    Columns,
    Row,
    Shape,
    first_of,
    is_list_of,
    listed,
    mend,
    number,
    piece,
)
from arbiter.games.card_files import without_nothing as filled
from arbiter.games.fftcg.printed import ELEMENTS
from arbiter.games.printed_fields import Card

KANJI = dict(zip("火氷風土雷水光闇", ELEMENTS, strict=True))
SYMBOLS = {"ダル": "Dull", "一般": "Any", **{sign: word.capitalize() for sign, word in KANJI.items()}}
EX_BURST = re.compile(r"\[\[ex\]\]\s*EX BURST\s*\[\[/\]\]", re.IGNORECASE)
SPECIAL = re.compile(r"\[\[s\]\](.*?)\[\[/\]\]", re.DOTALL)
SET_APART = re.compile(r"\[\[i\]\](.*?)\[\[/\]\]", re.DOTALL)
OTHER_MARKS = re.compile(r"\[\[[^\[\]]*\]\]")
SIGN = re.compile(r"《([^《》]*)》")
NUMBER = re.compile(r"([A-Za-z]+|\d+)-\d+")
NO_POWER = ("backup", "summon")  # 5.2: a dump writes 0 where nothing is printed


def text_of(value: object) -> str:
    """The text with our symbols: {Dull}, «a special ability's name», ‹a term set apart›."""
    text = EX_BURST.sub("[EX BURST] ", str(value or ""))
    text = re.sub(r"\[\[br\]\]", "\n", text, flags=re.IGNORECASE)
    text = SPECIAL.sub(lambda found: f"«{found.group(1).strip()}» ", text)
    text = SET_APART.sub(lambda found: f"‹{found.group(1).strip()}›", text)
    text = SIGN.sub(lambda found: f"{{{SYMBOLS.get(found.group(1).strip(), found.group(1).strip())}}}", text)
    return mend(OTHER_MARKS.sub("", text))


def elements(value: object) -> list[str]:
    """Kanji or words, in a list or in one string."""
    parts = value if isinstance(value, list) else re.split(r"[/,·・\s]+", piece(value))
    return [KANJI.get(str(part).strip(), str(part).strip().lower()) for part in parts if str(part).strip()]


def category(*values: object) -> str:
    return " · ".join(word for word in (piece(value) for value in values) if word)


def truth(value: object) -> bool:
    return str(value).strip().lower() in ("1", "true", "yes")


def set_number(id: str) -> str:
    found = NUMBER.match(id)
    return found.group(1) if found else ""


# ---------------------------------------------------------------- the two lists


def from_publisher(entry: Mapping[str, object]) -> Card:
    kind = piece(entry.get("type_en")).lower()
    sets = entry.get("set")
    code = piece(entry["code"])
    return filled(
        {
            "id": code,
            "name": piece(entry["name_en"]),
            "type": kind,
            "element": elements(entry.get("element")),
            "cost": number(entry.get("cost")),
            "power": None if kind in NO_POWER else number(entry.get("power")),
            "job": piece(entry.get("job_en")),
            "category": category(entry.get("category_1"), entry.get("category_2")),
            "generic": truth(entry.get("multicard")),
            "ex_burst": truth(entry.get("ex_burst")),
            "text": text_of(entry.get("text_en")),
            "set": set_number(code),
            "set_name": piece(sets[0]) if isinstance(sets, list) and sets else piece(sets) if sets else "",
            "rarity": piece(entry.get("rarity")),
        }
    )


def from_dump(entry: Mapping[str, object]) -> Card:
    kind = piece(entry.get("type")).lower()
    id = piece(entry["id"])
    return filled(
        {
            "id": id,
            "name": piece(entry["name"]),
            "type": kind,
            "element": elements(entry.get("element")),
            "cost": number(entry.get("cost")),
            "power": None if kind in NO_POWER else number(entry.get("power")) or None,
            "job": piece(entry.get("job")),
            "category": category(entry.get("category")),
            "generic": truth(entry.get("multicard")),
            "text": text_of(entry.get("text")),
            "set": set_number(id),
            "set_name": piece(entry.get("set")),
            "rarity": piece(entry.get("rarity")),
        }
    )


def from_octgn(columns: Columns) -> Card:
    kind = first_of(columns, "type", "card type").lower()
    id = first_of(columns, "number", "card number", "serial", "code", "id")
    return filled(
        {
            "id": id,
            "name": first_of(columns, "name"),
            "type": kind,
            "element": elements(first_of(columns, "element", "elements", "color")),
            "cost": number(columns.get("cost")),
            "power": None if kind in NO_POWER else number(columns.get("power")),
            "job": first_of(columns, "job"),
            "category": first_of(columns, "category"),
            "generic": truth(first_of(columns, "generic", "multi", "multicard", "multiplayable")),
            "text": text_of(first_of(columns, "text", "ability", "abilities", "effect", "rules")),
            "set": set_number(id),
            "set_name": first_of(columns, "set", "set name"),
            "rarity": first_of(columns, "rarity"),
            "octgn": first_of(columns, "octgn"),
        }
    )


# ---------------------------------------------------------------- numbers


def each_number(cards: Sequence[Card]) -> list[Card]:
    """A reprint's number names both printings ("15-001R/9-002H"); either finds the card, with the reprint's words."""
    found: dict[str, Card] = {}
    renewed: set[str] = set()  # numbers for which a reprint spoke
    for card in cards:
        numbers = [part.strip() for part in str(card.get("id", "")).split("/") if part.strip()]
        if len(numbers) < 2:
            id = str(card.get("id", ""))
            found[id] = found[id] if id in renewed else card
            continue
        for id in numbers:
            found[id] = {**card, "id": id, "set": set_number(id) or card.get("set", "")}
        renewed.update(numbers)
    return list(found.values())


def age(card: Card) -> int:
    """Opus by Opus; promotional and other printings count as older."""
    found = set_number(str(card.get("id", "")))
    return int(found) if found.isdigit() else 0


def publisher_rows(data: object) -> Iterator[Row]:
    return listed(inner(data), from_publisher)


def inner(data: object) -> object:
    """The list itself; the publisher's page wraps it in an object."""
    if isinstance(data, Mapping):
        return next((data[name] for name in ("cards", "data", "results") if isinstance(data.get(name), list)), None)
    return data


PUBLISHER = Shape(
    "publisher's card list",
    "JSON of the publisher's card list: a list of objects with code, name_en, type_en, text_en, element ...",
    lambda data: is_list_of(inner(data), "code", "name_en", "type_en"),
    publisher_rows,
)
DUMP = Shape(
    "dump of the publisher's card list",
    "JSON made from it: a list of objects with id, name, element, type, cost, power, text and cardNumber or image",
    lambda data: (
        is_list_of(data, "id", "name", "element", "type", "power", "text") and is_list_of(data, "cardNumber", "image")
    ),
    lambda data: listed(data, from_dump),
)
CARD_FILES = CardFiles((PUBLISHER, DUMP), from_octgn=from_octgn, join=each_number, age=age)
