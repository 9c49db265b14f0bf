"""From the rows of a recognised file to cards: sides joined, rows that are no cards told one by one and left out."""

from __future__ import annotations

from arbiter.cards.importing.recognising import CardFile
from arbiter.games.card_files import Row
from arbiter.games.printed_fields import Card
from arbiter.games.registry import entry


def sound_rows(found: CardFile) -> tuple[list[Card], list[Row]]:
    """The file's cards with all their sides, and the rows that are none."""
    cards: list[Card] = []
    bad: list[Row] = []
    first: dict[str, str] = {}
    for row in found.rows:
        problem = row.problem if row.card is None else no_card(row.card, first)
        if problem or row.card is None:
            bad.append(Row(row.where, None, problem))
            continue
        first[str(row.card["id"])] = row.where
        cards.append(row.card)
    return entry(found.game).card_files.join(cards), bad


def no_card(card: Card, first: dict[str, str]) -> str:
    """Why a row is no card; empty where it is one. `first`: where each id stood before."""
    id, name = card.get("id"), card.get("name")
    if not isinstance(id, str) or not id.strip():
        return f"it has no id (its name is {name!r:.60})"
    if not isinstance(name, str) or not name.strip():
        return f"{id[:60]} has no name"
    if id in first:
        return f"the id {id[:60]} stands in {first[id]} already; ids must differ, and that row counts"
    return ""
