"""Our own forms, row by row: set files in TOML, a card a line in JSON, or a list of cards. A bad row is told alone."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator, Mapping

from arbiter.games.card_files import Row, mended

WANTED = "a card is an object with id, name, type, ..."


def read_toml(text: str) -> Iterator[Row] | None:
    """The rows, or None where the text is no TOML with cards in it."""
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError):  # also dates that no calendar has
        return None
    cards = data.get("card")
    return rows_of(cards, "card") if isinstance(cards, list) and cards else None


def toml_problem(text: str) -> str:
    """Why a text that looks like a set file is none."""
    try:
        tomllib.loads(text)
    except RecursionError:
        return "nested too deep"
    except ValueError as error:
        return str(error)
    return "it has no [[card]] tables"


def rows_of(cards: list[object], what: str = "row") -> Iterator[Row]:
    for number, card in enumerate(cards, 1):
        yield own_row(f"{what} {number}", card)


def own_row(where: str, card: object) -> Row:
    if not isinstance(card, Mapping):
        return Row(where, None, f"{WANTED}, not {card!r:.40}")
    made = mended(card)
    assert isinstance(made, dict), "a mapping stays one"
    return Row(where, made)


def read_lines(text: str) -> Iterator[Row]:
    """A JSON object on every line."""
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip():
            continue
        where = f"line {number}"
        try:
            yield own_row(where, json.loads(line))
        except RecursionError:
            yield Row(where, None, "not valid JSON: nested too deep")
        except ValueError as error:
            yield Row(where, None, f"not valid JSON: {str(error)[:100]}")
