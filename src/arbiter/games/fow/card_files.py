"""The files in which Force of Will's cards are exchanged: the fowsim database, and what OCTGN's columns mean."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from arbiter.games.card_files import CardFiles, Columns, Row, Shape, first_of, mended, number, one_row, piece
from arbiter.games.card_files import without_nothing as filled
from arbiter.games.fow.collections import age, as_printed_last, same_card
from arbiter.games.printed_fields import Card

BEHIND = ("J", "^", "*")  # how the number of a side ends that lies behind another


# ---------------------------------------------------------------- fowsim


def is_fowsim(data: object) -> bool:
    return isinstance(data, Mapping) and isinstance(data.get("fow"), Mapping) and "clusters" in data["fow"]


def fowsim_rows(data: object) -> Iterator[Row]:
    assert isinstance(data, Mapping), "the shape was looked at"
    for cluster in each(data["fow"], "clusters"):
        for release in each(cluster, "sets"):
            code = piece(release.get("code"))
            for place, card in enumerate(listing(release, "cards"), 1):
                where = f"set {code or '?'}, card {place}"
                yield one_row(where, card, lambda entry: from_fowsim(entry, cluster, release))  # noqa: B023


def each(holder: object, field: str) -> Iterator[Mapping[str, object]]:
    return (entry for entry in listing(holder, field) if isinstance(entry, Mapping))


def listing(holder: object, field: str) -> list[object]:
    found = holder.get(field) if isinstance(holder, Mapping) else None
    return found if isinstance(found, list) else []


def from_fowsim(entry: Mapping[str, object], cluster: Mapping[str, object], release: Mapping[str, object]) -> Card:
    abilities = entry.get("abilities") or []
    if not isinstance(abilities, list):
        raise ValueError(f"abilities must be a list of pieces of text, not {abilities!r:.40}")
    return {
        **filled(
            {
                "id": piece(entry["id"]),
                "name": piece(entry["name"]),
                "type": mended(entry.get("type")),
                "cost": piece(entry.get("cost")),
                "race": mended(entry.get("race")),
                "atk": number(entry.get("ATK")),
                "def": number(entry.get("DEF")),
                "divinity": piece(entry.get("divinity")),
                "set": piece(release.get("code")),
                "set_name": piece(release.get("name")),
                "cluster": piece(cluster.get("name")),
                "rarity": piece(entry.get("rarity")),
            }
        ),
        "attribute": mended(entry.get("colour") or []),
        "abilities": [line for line in (mended(text) for text in abilities) if line],
    }


# ---------------------------------------------------------------- OCTGN


def from_octgn(columns: Columns) -> Card:
    words = first_of(columns, "type", "card type")
    return filled(
        {
            "id": first_of(columns, "number", "card number", "code", "id"),
            "name": first_of(columns, "name"),
            "type": re.split(r"\s*,\s*", words) if words else [],
            "cost": cost(first_of(columns, "cost", "will cost")),
            "attribute": first_of(columns, "attribute", "color", "colour") or None,
            "race": first_of(columns, "race", "race/trait", "trait", "traits"),
            "atk": number(columns.get("atk") or columns.get("attack")),
            "def": number(columns.get("def") or columns.get("defense") or columns.get("defence")),
            "text": first_of(columns, "text", "rules", "abilities", "ability", "effect"),
            "set": first_of(columns, "set code"),
            "set_name": first_of(columns, "set", "set name"),
            "rarity": first_of(columns, "rarity"),
            "octgn": first_of(columns, "octgn"),
        }
    )


def cost(word: str) -> str:
    """{W}{1}, also where it is written W1."""
    return word if "{" in word or not word else "".join(f"{{{part}}}" for part in re.findall(r"\d+|[A-Za-z]", word))


# ---------------------------------------------------------------- sides


def join(cards: Sequence[Card]) -> list[Card]:
    """Two entries whose numbers differ by such an ending are the sides of one card."""
    fronts = {str(card.get("id")): card for card in cards}
    behind: dict[str, list[Card]] = {}
    for card in cards:
        key = str(card.get("id"))
        if key.endswith(BEHIND) and key[:-1] in fronts and not card.get("other"):
            behind.setdefault(key[:-1], []).append(card)
    sides = {str(card.get("id")) for others in behind.values() for card in others}
    made: list[Card] = []
    for card in cards:
        key = str(card.get("id"))
        if key in sides:
            continue
        others = behind.get(key, [])
        made.append(card if not others or card.get("other") else {**card, "other": [side(each) for each in others]})
    return made


def side(card: Card) -> dict[str, object]:
    """What a further side has for itself."""
    return {name: value for name, value in card.items() if name not in ("set", "set_name", "cluster", "rarity")}


FOWSIM = Shape(
    "fowsim database",
    'JSON of the fowsim database: {"fow": {"clusters": [{"sets": [{"cards": [...]}]}]}}',
    is_fowsim,
    fowsim_rows,
)
ERRATA = Path(__file__).with_name("errata.txt")
CARD_FILES = CardFiles(
    (FOWSIM,),
    from_octgn=from_octgn,
    join=join,
    same_card=same_card,
    age=age,
    as_printed=as_printed_last,
    errata=ERRATA,
)
