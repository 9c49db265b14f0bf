"""The log of one viewer: the engine's own lines, and what changed between two looks at the table.

Both looks are the same viewer's, so the log says nothing that this viewer could not see. Names of cards in a line are
marked, so that the page can show the card.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import TYPE_CHECKING, cast

from arbiter.kernel.views import View
from arbiter.table.layout import Layout
from arbiter.table.verbs import is_verb, second_person
from arbiter.table.web.changes import Sentence, Snapshot, changes
from arbiter.table.web.faces import Json

if TYPE_CHECKING:
    from arbiter.cards.pool import Pool
    from arbiter.kernel.game import Game
    from arbiter.kernel.traits import Face

MOST_LINES = 4096  # that are remembered with the cards in them
PLAYER = re.compile(r"\bplayer (\d)\b")


@dataclass(frozen=True)
class LogEntry:
    """One line: the turn it belongs to, who it is about (-1: nobody), its parts, and the rule it rests on."""

    turn: int
    player: int
    parts: tuple[str | tuple[str, str], ...]  # text, or a card: (face, name)
    rule: str = ""

    def json(self) -> Json:
        parts = [part if isinstance(part, str) else {"face": part[0], "name": part[1]} for part in self.parts]
        made: Json = {"turn": self.turn, "parts": parts}
        if self.player >= 0:
            made["player"] = self.player
        if self.rule:
            made["rule"] = self.rule
        return made


@dataclass
class ViewerLog:
    """The log of one viewer. `names` are the players'; `cards` finds cards by their names."""

    viewer: int
    names: tuple[str, ...]
    layout: Layout
    cards: CardFinder
    entries: list[LogEntry] = field(default_factory=list)
    read: int = 0  # how many of the engine's lines have been taken over
    last: Snapshot | None = None
    turn: int = 0
    marks: list[int] = field(default_factory=list)  # how many entries there were before each answer
    shown: dict[str, Face] = field(default_factory=dict)  # the faces of cards that lines name

    def note(self, game: Game, shown: View) -> None:
        """Take over what is new: first what was done, then what came of it."""
        now = snapshot(game, shown)
        fresh = [(" ".join(text.split()), about[0] if about else -1) for text, about in game.lines[self.read :]]
        self.read = len(game.lines)
        told = [text for text, _ in fresh]
        seen = [] if self.last is None else list(changes(self.last, now, self.layout, told, self.viewer))
        self.last = now
        for text, player in fresh:
            if text.startswith("turn "):
                # What changed while a turn ended belongs to the old turn; all but the drawing.
                self.tell(change for change in seen if change[1] != "draws")
                seen = [change for change in seen if change[1] == "draws"]
                self.turn = int(text.partition(" ")[2])
            self.entries.append(self.spoken(text, player))
        self.tell(seen)

    def mark(self) -> None:
        """An answer was given, and what came of it has not been noted yet."""
        self.marks.append(len(self.entries))

    def back(self, game: Game, shown: View, answers: int) -> None:
        """Answers were taken back, so many are left: what came of the others is not told any more."""
        if answers < len(self.marks):
            del self.entries[self.marks[answers] :]
            del self.marks[answers:]
        self.read = len(game.lines)
        self.last = snapshot(game, shown)
        self.turn = game.state.turn

    def tell(self, changes: Iterable[Sentence]) -> None:
        self.entries += [self.entry(player, word, says) for player, word, says in changes]

    # ------------------------------------------------------------ sentences

    def spoken(self, text: str, player: int) -> LogEntry:
        """A line of the engine with its subject."""
        text = PLAYER.sub(self.called, text)
        word, _, rest = text.partition(" ")
        if word == "turn":
            whose = "your turn" if player == self.viewer else f"{self.names[player]}'s turn"
            return LogEntry(self.turn, player, (f"Turn {rest}: {whose}",))
        if player >= 0 and is_verb(word):
            return self.entry(player, word, rest)
        who = "" if player < 0 else f" ({'you' if player == self.viewer else self.names[player]})"
        rule = next((rule for key, rule in self.layout.rules.items() if key in text), "")
        return LogEntry(self.turn, player, self.parts(f"{text}{who}."), rule)

    def called(self, found: re.Match[str]) -> str:
        player = int(found.group(1))
        return "you" if player == self.viewer else self.names[player]

    def entry(self, player: int, word: str, rest: str) -> LogEntry:
        """A player does something; or, without a player, something happens."""
        rule = self.layout.rules.get(word, "")
        rest = rest if rest.endswith(".") else f"{rest}."
        if player < 0:
            return LogEntry(self.turn, player, self.parts(rest), rule)
        mine = player == self.viewer
        verb = second_person(word) if mine else word
        subject = "You" if mine else self.names[player]
        return LogEntry(self.turn, player, (f"{subject} {verb} ", *self.parts(rest)), rule)

    def parts(self, text: str) -> tuple[str | tuple[str, str], ...]:
        """The text with the names of cards marked."""
        made: list[str | tuple[str, str]] = []
        for part in self.cards.split(text):
            if isinstance(part, str):
                made.append(part)
            else:
                self.shown[part.key] = part
                made.append((part.key, part.name))
        return tuple(made)


class CardFinder:
    """Finds names of cards in lines. Any card of the pool is found, so that a mark does not tell what is in a deck."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool
        self.keys = {str(card["name"]): key for key, card in reversed(pool.cards.items())}
        names = sorted(self.keys, key=len, reverse=True)
        pattern = "|".join(re.escape(name) for name in names) or r"(?!)"
        self.pattern = re.compile(rf"(?<!\w)(?:{pattern})(?!\w)")

        self.split = lru_cache(MOST_LINES)(self._split)  # lines come again in every game

    def _split(self, text: str) -> tuple[str | Face, ...]:
        """A line with faces in the place of names."""
        made: list[str | Face] = []
        at = 0
        for found in self.pattern.finditer(text):
            if found.start() > at:
                made.append(text[at : found.start()])
            made.append(self.pool.face(self.keys[found.group()]))
            at = found.end()
        if at < len(text):
            made.append(text[at:])
        return tuple(made)


def snapshot(game: Game, shown: View) -> Snapshot:
    """A view, sorted for comparing it with another."""
    rules = game.rules
    return Snapshot(
        game.state.turn,
        cast("dict[str, object]", shown["zones"]),
        rules.zones.in_play,
        rules.zones.deck,
        rules.zones.hand,
        rules.zones.discard,
        rules.zones.stack,
        cast("list[dict[str, int]]", shown["resources"]),
    )
