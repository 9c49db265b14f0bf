"""Which games there are. Everything heavy is imported only when a game is asked for."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from arbiter.kernel.errors import ArbiterError

if TYPE_CHECKING:
    from arbiter.kernel.ruleset import Ruleset
    from arbiter.kernel.traits import Face

TITLES = {
    "fow": "Force of Will 12.9",
    "fow5": "Force of Will 5.12 (2015)",
    "gateruler": "Gate Ruler",
    "caster": "The Caster Chronicles",
    "fftcg": "FINAL FANTASY TCG",
}
PLAYABLE = ("fftcg",)


class UnknownGame(ArbiterError):
    """A game that there is not, or not yet."""


class GameEntry:
    """What the rest of the project needs of a game."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.folder = Path(__file__).parent / key

    @property
    def rules(self) -> Ruleset:
        from arbiter.games.fftcg.game import RULES

        return RULES

    def make_face(self, card: Mapping[str, object]) -> Face:
        from arbiter.games.fftcg.faces import make_face

        return make_face(card, self.rules.library)

    def set_files(self) -> list[Path]:
        return sorted((self.folder / "sets").glob("*.toml"))

    def deck_files(self) -> list[Path]:
        return sorted((self.folder / "decks").glob("*.txt"))


def entry(key: str) -> GameEntry:
    """The game with this key, or an error that names the games there are."""
    if key in PLAYABLE:
        return GameEntry(key)
    if key in TITLES:
        raise UnknownGame(f"{TITLES[key]} ({key}) is not playable yet; playable: {', '.join(PLAYABLE)}")
    raise UnknownGame(f"there is no game {key!r}; there are: {', '.join(TITLES)}")
