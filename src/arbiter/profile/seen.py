"""What one player sees of the table, as typed values: cards, piles, the stack, and all of it together.

Whoever shows a game makes these from the player's view, which holds only what that player may know; so nothing that is
drawn or said from them can give a hidden card away.
"""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass


@dataclass(frozen=True)
class Card:
    """A card, or the back of one (`hidden`)."""

    id: int = 0
    key: str = ""
    name: str = ""
    types: tuple[str, ...] = ()
    colours: tuple[str, ...] = ()
    cost: int = 0
    owner: int = -1
    controller: int = -1
    turned: str = ""
    keywords: tuple[str, ...] = ()
    marks: tuple[str, ...] = ()
    damage: int = 0
    fresh: bool = False
    frozen: bool = False
    attacking: bool = False
    blocking: bool = False
    power: int | None = None
    printed_power: int = 0
    counters: tuple[tuple[str, int], ...] = ()
    under: tuple[str, ...] = ()
    face_down: bool = False
    hidden: bool = False
    text: str = ""
    kinds: tuple[str, ...] = ()
    groups: tuple[str, ...] = ()
    flags: tuple[str, ...] = ()
    limit_cost: int = 0
    guard: int | None = None
    printed_guard: int = 0
    strike: int = 0
    level: int = 0
    price: str = ""  # the cost as it is written, where that is more than a number
    game: str = ""
    place: int | None = None  # where in its zone, where zones have places
    zone: str = ""

    @property
    def rested(self) -> bool:
        return self.turned == "rested"


@dataclass(frozen=True)
class Pile:
    """A zone of one player: how many cards, and those that may be known."""

    count: int = 0
    cards: tuple[Card, ...] = ()

    @property
    def known(self) -> tuple[Card, ...]:
        return tuple(card for card in self.cards if not card.hidden)


@dataclass(frozen=True)
class Item:
    """Something on the stack, the ids of what it chose with it."""

    id: int
    kind: str
    controller: int
    source: str
    text: str
    targets: tuple[int, ...]


@dataclass(frozen=True)
class Seen:
    """The whole table as one player sees it."""

    viewer: int
    format: str
    turn: int
    active: int
    step: str
    priority: int
    over: bool
    winner: int
    why: str
    field: tuple[Card, ...]
    piles: dict[str, tuple[Pile, ...]]
    stack: tuple[Item, ...]
    resources: tuple[dict[str, int], ...]
    names: dict[int, str] = dataclasses.field(default_factory=dict)
    game: str = ""
    pools: tuple[tuple[str, ...], ...] = ()  # colours of what was produced and not yet spent
    # What the game calls the zones that every game has.
    hand_zone: str = "hand"
    deck_zone: str = "deck"
    removed_zone: str = "removed"

    def hand(self, player: int) -> Pile:
        return self.pile(self.hand_zone, player)

    def pile(self, zone: str, player: int) -> Pile:
        piles = self.piles.get(zone, ())
        return piles[player] if player < len(piles) else Pile()

    def cards(self) -> list[Card]:
        """Every card whose face is known to the viewer, wherever it lies."""
        found = list(self.field)
        for piles in self.piles.values():
            for pile in piles:
                found.extend(pile.known)
        return found
