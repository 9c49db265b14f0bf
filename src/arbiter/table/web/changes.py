"""What a person at the table would have seen happen between two looks at it, in words.

Works on views alone and on the kernel's general zones, so every game's log is told by the same lines; what a zone is
called stands in the game's layout.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import cast

from arbiter.kernel.views import OPEN, View
from arbiter.table.layout import Layout

Sentence = tuple[int, str, str]  # the player (-1: none), the verb, the rest of the sentence


@dataclass(frozen=True)
class Snapshot:
    """One look at the table: every zone's piles, and which zones are which."""

    turn: int
    zones: dict[str, object]  # as in a view: a pile, or one for each player
    in_play: Collection[str]
    deck: str
    hand: str
    discard: str
    stack: str
    resources: list[dict[str, int]]

    def piles(self, zone: str) -> list[View]:
        content = self.zones.get(zone, [])
        return cast("list[View]", content if isinstance(content, list) else [content])

    def cards(self, zone: str) -> list[View]:
        """The cards of a zone that can be seen, of all players."""
        return [card for pile in self.piles(zone) for card in cast("list[View]", pile.get("cards", ())) if "id" in card]

    @cached_property
    def field(self) -> dict[int, View]:
        return {cast("int", card["id"]): card for zone in self.in_play for card in self.cards(zone)}

    def count(self, zone: str, player: int) -> int:
        piles = self.piles(zone)
        return cast("int", piles[player]["count"]) if player < len(piles) else 0


def name(card: View) -> str:
    return str(card["name"])


def changes(old: Snapshot, now: Snapshot, layout: Layout, told: list[str], viewer: int) -> Iterator[Sentence]:
    """Everything worth a line, in the order in which it is best read."""
    lines = " ; ".join(told)
    touched = {zone: None for zone, piles in now.zones.items() if old.zones.get(zone) != piles}
    fresh = {
        zone: new_cards(old, now, zone)
        for zone in touched
        if zone not in now.in_play and zone not in (now.deck, now.stack)
    }
    field = any(zone in touched for zone in now.in_play)
    if field:
        yield from arrivals(old, now, layout, lines)
        yield from departures(old, now, layout, fresh)
    if now.hand in touched:
        yield from discards(old, now, fresh, lines)
    if field:
        yield from altered(old, now, layout, lines)
    if now.resources != old.resources:
        yield from gains(old, now, layout, lines)
    if now.deck in touched:
        yield from draws(old, now, fresh.get(now.hand, []), viewer)


def new_cards(old: Snapshot, now: Snapshot, zone: str) -> list[View]:
    before = {card["id"] for card in old.cards(zone)}
    return [card for card in now.cards(zone) if card["id"] not in before]


def arrivals(old: Snapshot, now: Snapshot, layout: Layout, told: str) -> Iterator[Sentence]:
    before = old.field
    for zone in now.in_play:
        for card in now.cards(zone):
            if card["id"] not in before and f"casts {name(card)}" not in told:
                yield -1, "enters", f"{name(card)} enters the {layout.title(zone)}"


def departures(old: Snapshot, now: Snapshot, layout: Layout, fresh: dict[str, list[View]]) -> Iterator[Sentence]:
    """Where cards went that left the field."""
    here = now.field
    for id, card in old.field.items():
        if id in here:
            continue
        zone = take(fresh, card)
        if zone:
            yield -1, "goes", f"{name(card)} goes to the {layout.title(zone)}"
        else:
            yield -1, "leaves", f"{name(card)} leaves the table"


def take(fresh: dict[str, list[View]], card: View) -> str:
    """The zone in which the same card turned up; it is struck off there."""
    for zone, cards in fresh.items():
        for other in cards:
            if other["key"] == card["key"] and other["owner"] == card["owner"]:
                cards.remove(other)
                return zone
    return ""


def discards(old: Snapshot, now: Snapshot, fresh: dict[str, list[View]], told: str) -> Iterator[Sentence]:
    """Cards that came to the discard pile from a hand. Those that came from the stack have been told of."""
    stacked = Counter(card["key"] for card in old.cards(now.stack))
    for player in range(len(now.resources)):
        if now.count(now.hand, player) >= old.count(now.hand, player):
            continue
        thrown: list[str] = []
        for card in fresh.get(now.discard, []):
            if card["owner"] != player:
                continue
            if stacked[card["key"]] > 0:
                stacked[card["key"]] -= 1
            elif f"casts {name(card)}" not in told:
                thrown.append(name(card))
        if thrown:
            yield player, "discards", ", ".join(thrown)


def altered(old: Snapshot, now: Snapshot, layout: Layout, told: str) -> Iterator[Sentence]:
    """Damage, power and control of what stayed on the field, and what was frozen or turned."""
    before = old.field
    attackers = " ; ".join(text for text in told.split(" ; ") if text.startswith("attacks "))
    for id, card in now.field.items():
        was = before.get(id)
        if was is None:
            continue
        hurt = cast("int", card.get("damage", 0)) - cast("int", was.get("damage", 0))
        if hurt > 0:
            yield -1, "hurt", f"{name(card)} takes {hurt} damage"
        for field, word in layout.stats if old.turn == now.turn else ():
            if field in card and field in was and card[field] != was[field]:
                yield -1, "power", f"{name(card)} has {word} {card[field]} (was {was[field]})"
        if card.get("controller") != was.get("controller"):
            yield cast("int", card["controller"]), "gains", f"control of {name(card)}"
        if old.turn == now.turn and was.get("turned") == "ready" and card.get("turned") == "rested":
            if not card.get("attacking") and name(card) not in attackers and "casts" not in told and "uses" not in told:
                yield -1, "turned", f"{name(card)} is {layout.rested}"
        if card.get("frozen") and not was.get("frozen"):
            yield -1, "frozen", f"{name(card)} is frozen"
        if name(card) != name(was):
            yield -1, "becomes", f"{name(was)} becomes {name(card)}"


def gains(old: Snapshot, now: Snapshot, layout: Layout, told: str) -> Iterator[Sentence]:
    for player, kept in enumerate(now.resources):
        for kind in sorted({*kept, *old.resources[player]}):
            if kind in layout.untold:
                continue
            change = kept.get(kind, 0) - old.resources[player].get(kind, 0)
            if change and not (kind in layout.losses and f"takes {-change} damage" in told):
                yield player, "gains" if change > 0 else layout.losses.get(kind, "spends"), f"{abs(change)} {kind}"


def draws(old: Snapshot, now: Snapshot, fresh: list[View], viewer: int) -> Iterator[Sentence]:
    """Cards that went from a deck to a hand: by name for whoever sees them, else by number."""
    for player in range(len(now.resources)):
        cached = old.count(now.deck, player) - now.count(now.deck, player)
        gained = now.count(now.hand, player) - old.count(now.hand, player)
        if cached <= 0:
            continue
        named = [name(card) for card in fresh if card["owner"] == player]
        if named and viewer in (player, OPEN):
            yield player, "draws", ", ".join(named[:cached])
        elif gained > 0:
            count = min(cached, gained)
            yield player, "draws", f"{count} card{'s' if count > 1 else ''}"
