"""The files in which The Caster Chronicles' cards are exchanged: the compendium's JSON, and Cockatrice's columns."""

from __future__ import annotations

import re
from collections.abc import Mapping

from arbiter.games.card_files import CardFiles, Columns, Shape, first_of, is_list_of, listed, mend, number, piece
from arbiter.games.card_files import without_nothing as filled
from arbiter.games.printed_fields import Card

HUNDRED = 100  # Cockatrice's file has ATK and DEF divided by it
LEVEL = re.compile(r" Lv ?(\d)$")
SETS = "|"  # between the sets that a card of Cockatrice's file was printed in


def from_compendium(entry: Mapping[str, object]) -> Card:
    fields = entry["fields"]
    if not isinstance(fields, list):
        raise ValueError("fields must be a list of labels with their values")
    found = {
        piece(field.get("field_label")): field.get("value") for field in fields if isinstance(field, Mapping)
    }  # fmt: skip
    release = piece(entry.get("expansion_name"))
    return filled(
        {
            "id": piece(found.get("Card Number")) or f"{release.partition(':')[0]}:{piece(found.get('Name'))}",
            "name": piece(found["Name"]),
            "subname": piece(found.get("Subname")),
            "type": piece(found.get("Type")),
            "element": piece(found.get("Element")),
            "traits": piece(found.get("Traits")),
            "cost_level": piece(found.get("Cost/Lv")),
            "atk": piece(found.get("ATK")),
            "def": piece(found.get("DEF")),
            "text": mend(str(found.get("Ability") or "")),
            "set": release.partition(":")[0],
            "set_name": release,
            "rarity": piece(found.get("Rarity")),
            "playtesting": piece(entry.get("is_playtesting")) == "1",
        }
    )


def from_cockatrice(columns: Columns) -> list[Card]:
    """One card for every set that it is in; a caster's level stands at the end of the name."""
    name = first_of(columns, "name")
    kind, _, traits = first_of(columns, "type").partition(" - ")
    level = LEVEL.search(name)
    atk, slash, defence = first_of(columns, "pt").partition("/")
    card = filled(
        {
            "name": name,
            "type": kind.strip(),
            "element": first_of(columns, "color"),
            "traits": traits.strip(),
            "cost_level": level.group(1) if level else first_of(columns, "cmc", "manacost"),
            "atk": hundreds(atk) if slash else None,
            "def": hundreds(defence) if slash else None,
            "text": mend(columns.get("text", "")),
        }
    )
    sets = [word for word in columns.get("set", "").split(SETS) if word] or [""]
    return [filled({**card, "id": f"{word}:{name}" if word else name, "set": word}) for word in sets]


def hundreds(word: str) -> int | None:
    found = number(word)
    return None if found is None else found * HUNDRED


def called(card: Card) -> tuple[str, ...]:
    """Lists name a caster with its level, whichever way the file does."""
    if str(card.get("type", "")).lower() != "caster":
        return ()
    name = LEVEL.sub("", str(card.get("name", "")))
    level = piece(card.get("level") or card.get("cost_level"))
    return (name, f"{name} Lv{level}", f"{name} Lv {level}") if level else (name,)


def age(card: Card) -> int:
    """No file says when a card was printed. Of a caster's levels a list means the first where it names none."""
    level = piece(card.get("level") or card.get("cost_level"))
    return -int(level) if str(card.get("type", "")).lower() == "caster" and level.isdigit() else 0


COMPENDIUM = Shape(
    "compendium",
    "JSON of the compendium: a list of objects with expansion_name and fields, each with field_label and value",
    lambda data: is_list_of(data, "fields", "expansion_name"),
    lambda data: listed(data, from_compendium),
)
CARD_FILES = CardFiles((COMPENDIUM,), from_cockatrice=from_cockatrice, called=called, age=age)
