"""From the rows of a recognised file to cards: sides joined, rows that are no cards told one by one and left out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from arbiter.cards.importing.plain_tables import FLAGS
from arbiter.cards.importing.recognising import CardFile
from arbiter.games.card_files import Row
from arbiter.games.printed_fields import Card
from arbiter.games.registry import entry
from arbiter.kernel.errors import BadCard

SAMPLE = 100  # cards that tell what a game reads


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


class Asked(Mapping[str, object]):
    """A card that remembers which of its fields somebody has asked for."""

    def __init__(self, card: Card) -> None:
        self.card = card
        self.asked: set[str] = set()

    def __getitem__(self, field: str) -> object:
        self.asked.add(field)
        return self.card[field]

    def __iter__(self) -> Iterator[str]:
        return iter(self.card)

    def __len__(self) -> int:
        return len(self.card)


def unread_fields(game: str, cards: Sequence[Card]) -> set[str]:
    """Fields of these cards that the game makes nothing of."""
    read = set(FLAGS)  # said of a card whether or not its game needs to be told
    for card in cards[:: max(1, len(cards) // SAMPLE)]:
        asked = Asked(card)
        try:
            entry(game).make_face(asked)
        except BadCard:
            continue  # it may have stopped before it came to a field
        read |= asked.asked
    return {field for card in cards for field in card} - read if len(read) > len(FLAGS) else set()
