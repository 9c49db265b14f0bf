"""What happened, in words: the engine's own lines, and what changed on the table between two looks at it.

Both looks are the same player's, so the log says nothing that this player could not see.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from arbiter.profile.seen import Card, Seen
from arbiter.table.looks import look_of
from arbiter.table.seeing import see
from arbiter.table.verbs import is_verb, second_person

if TYPE_CHECKING:
    from arbiter.kernel.game import Game

PLAYER = re.compile(r"\bplayer (\d)\b")  # players as the engine counts them
ACTIONS = ("casts ", "uses ", "attacks ")  # how lines begin that tell what a player chose to do


@dataclass
class Log:
    """The log of one reader."""

    viewer: int
    entries: list[str] = field(default_factory=list)
    read: int = 0  # how many of the engine's lines have been taken over
    last: Seen | None = None

    def note(self, game: Game) -> None:
        """Take over what is new: first what was done, then what came of it."""
        now = see(game, self.viewer)
        if len(game.lines) < self.read:
            self.read = len(game.lines)
        fresh = game.lines[self.read :]
        self.read = len(game.lines)
        said = [(text, about[0] if about else -1) for text, about in fresh]
        lines = [self.sentence(text, player) for text, player in said]
        if self.last is not None:
            told = [text for text, _ in said]
            # What changed while a turn ended and the next began belongs to the old turn, all but the draw.
            turned = next((i for i, text in enumerate(told) if text.startswith("turn ")), len(told))
            if any(text.startswith(ACTIONS) for text in told[turned:]):
                turned = len(told)
            lines[turned:turned] = self.changes(self.last, now, " ; ".join(told))
            for player in range(len(now.resources)):
                lines += self.draws(self.last, now, player)
        self.entries += lines
        self.last = now

    def mark(self) -> tuple[int, int, Seen | None]:
        return len(self.entries), self.read, self.last

    def back(self, mark: tuple[int, int, Seen | None]) -> None:
        """Forget everything since the mark (an answer was taken back)."""
        count, self.read, self.last = mark
        del self.entries[count:]

    # ------------------------------------------------------------ sentences

    def subject(self, player: int) -> str:
        return "You" if player == self.viewer else "Opponent"

    def does(self, player: int, verb: str, rest: str) -> str:
        if player == self.viewer:
            verb = second_person(verb)
        return f"{self.subject(player)} {verb} {rest}".rstrip()

    def sentence(self, text: str, player: int) -> str:
        """A line of the engine with its subject."""
        text = PLAYER.sub(lambda found: self.subject(int(found.group(1))).lower(), " ".join(text.split()))
        verb, _, rest = text.partition(" ")
        if text.startswith("turn "):
            owner = "your turn" if player == self.viewer else "opponent's turn"
            return f"=== {text.capitalize()}: {owner} ==="
        if player >= 0 and is_verb(verb):
            return self.does(player, verb, rest)
        return f"{text} ({self.subject(player).lower()})" if player >= 0 else text

    # ------------------------------------------------------------ what changed

    def changes(self, old: Seen, now: Seen, told: str) -> list[str]:
        """What a person at the table would have seen happen, apart from drawing."""
        found = self.arrivals(old, now, told)
        found += self.left(old, now, told)
        found += self.altered(old, now, told)
        untold = look_of(now.game).not_logged
        for player, kept in enumerate(now.resources):
            for kind in sorted({*kept, *old.resources[player]}):
                change = kept.get(kind, 0) - old.resources[player].get(kind, 0)
                if change and kind not in untold:
                    found.append(f"{self.subject(player)}: {kind} {change:+d}")
        return found

    def draws(self, old: Seen, now: Seen, player: int) -> list[str]:
        drawn = old.pile(old.deck_zone, player).count - now.pile(now.deck_zone, player).count
        before = {card.id for card in old.hand(player).known}
        new = [card for card in now.hand(player).known if card.id not in before]
        gained = now.hand(player).count - old.hand(player).count
        if player == self.viewer:
            returned = Counter(card.key for card in gone(old, now))
            names: list[str] = []
            for card in new:
                if returned[card.key] > 0:
                    returned[card.key] -= 1
                else:
                    names.append(card.name)
            if names and drawn > 0:
                return [self.does(player, "draws", ", ".join(names))]
            return []
        if drawn > 0 and gained > 0:
            count = min(drawn, gained)
            return [self.does(player, "draws", f"{count} card{'s' if count > 1 else ''}")]
        return []

    def arrivals(self, old: Seen, now: Seen, told: str) -> list[str]:
        before = {card.id for card in old.field}
        return [
            f"{card.name} enters {self.whose(card.controller)} field"
            for card in now.field
            if card.id not in before and f"casts {card.name}" not in told
        ]

    def left(self, old: Seen, now: Seen, told: str) -> list[str]:
        """Where cards went that left the field or a hand."""
        found: list[str] = []
        look = look_of(now.game)
        fresh = {zone: new_cards(old, now, zone) for zone in look.goes_to}
        for card in gone(old, now):
            zone = take(fresh, card)
            found.append(f"{card.name} {look.goes_to.get(zone, 'leaves the field')}")
        stacked = Counter(card.key for card in old.pile(look.stack, 0).known)
        for player in range(len(now.resources)):
            thrown: list[str] = []
            for card in fresh.get(look.discard_pile, ()):
                if card.owner != player:
                    continue
                if stacked[card.key] > 0:
                    stacked[card.key] -= 1  # what was cast and has resolved
                elif not look.spells.isdisjoint(card.types) and f"casts {card.name}" in told:
                    continue  # and one that was cast and has resolved since the last look
                else:
                    thrown.append(card.name)
            if thrown:
                lost = old.hand(player).count > now.hand(player).count
                listed = ", ".join(thrown)
                found.append(
                    self.does(player, "discards", listed)
                    if lost
                    else self.does(player, "puts", f"{look.discarded_to}: {listed}")
                )
        for card in fresh.get(now.removed_zone, ()):
            found.append(f"{card.name} is removed from the game")
        return found

    def altered(self, old: Seen, now: Seen, told: str) -> list[str]:
        """Damage, power, stance and control of what stayed on the field."""
        found: list[str] = []
        look = look_of(now.game)
        before = {card.id: card for card in old.field}
        for card in now.field:
            was = before.get(card.id)
            if was is None:
                continue
            if card.damage > was.damage:
                found.append(f"{card.name} takes {card.damage - was.damage} damage")
            if card.power != was.power and card.power is not None and was.power is not None and old.turn == now.turn:
                found.append(f"{card.name} has {look.power_word} {card.power} (was {was.power})")
            if card.controller != was.controller:
                found.append(f"{card.name} is now {self.whose(card.controller)}")
            if not look.fighters.isdisjoint(card.types) and card.rested != was.rested and old.turn == now.turn:
                if not card.rested:
                    found.append(f"{card.name} {look.turned_words[0]}")
                elif not card.attacking and card.name not in attackers(told):
                    found.append(f"{card.name} {look.turned_words[1]}")
            if card.frozen and not was.frozen:
                found.append(f"{card.name} is frozen")
            if card.name != was.name:
                found.append(f"{was.name} becomes {card.name}")
        return found

    def whose(self, player: int) -> str:
        subject = self.subject(player)
        return "your" if subject == "You" else f"{subject.lower()}'s"


def attackers(told: str) -> str:
    """The part of what was said that names attackers: attacking rests them."""
    return " ; ".join(text for text in told.split(" ; ") if text.startswith("attacks with "))


def gone(old: Seen, now: Seen) -> list[Card]:
    here = {card.id for card in now.field}
    return [card for card in old.field if card.id not in here]


def new_cards(old: Seen, now: Seen, zone: str) -> list[Card]:
    before = {card.id for player in range(len(old.resources)) for card in old.pile(zone, player).known}
    return [
        card for player in range(len(now.resources)) for card in now.pile(zone, player).known if card.id not in before
    ]


def take(fresh: dict[str, list[Card]], card: Card) -> str:
    """The zone in which the same card turned up; it is struck off there."""
    for zone, cards in fresh.items():
        for other in cards:
            if other.key == card.key and other.owner == card.owner:
                cards.remove(other)
                return zone
    return ""
