"""The log of one reader at the terminal: the kernel's stream in sentences."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from arbiter.table.layout import layout_of
from arbiter.table.reader import Reader
from arbiter.table.sentences import sentences

if TYPE_CHECKING:
    from arbiter.kernel.game import Game

OTHERS = "your opponent"
Mark = tuple[int, int]  # how many lines there were, and how much of the stream was in them


@dataclass
class Log:
    """The log of one reader."""

    viewer: int
    entries: list[str] = field(default_factory=list)
    read: int = 0  # how much of the stream has been put into words

    def note(self, game: Game) -> None:
        """Take over what is new."""
        players = game.state.players
        names = [OTHERS if players == 2 else f"player {player + 1}" for player in range(players)]
        reader = Reader(self.viewer, names, game.rules, layout_of(game.rules.key))
        for sentence in sentences(game.told, self.read, reader):
            self.entries.append(f"=== {sentence.text} ===" if sentence.kind == "turn" else sentence.text)
        self.read = len(game.told)

    def mark(self) -> Mark:
        return len(self.entries), self.read

    def back(self, mark: Mark) -> None:
        """Forget everything since the mark (an answer was taken back)."""
        count, self.read = mark
        del self.entries[count:]


def public_log(game: Game, start: int = 0, names: Sequence[str] = ()) -> list[str]:
    """What has happened from this place of the stream on, as everybody may read it."""
    names = list(names) or [f"player {player}" for player in range(game.state.players)]
    reader = Reader(-1, names, game.rules, layout_of(game.rules.key))
    return [sentence.text for sentence in sentences(game.told, start, reader)]
