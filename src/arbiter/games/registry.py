"""Which games there are. Everything heavy is imported only when a game is asked for."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, cast

from arbiter.kernel.errors import ArbiterError

if TYPE_CHECKING:
    from arbiter.games.deckrules import DeckRules
    from arbiter.kernel.ruleset import Ruleset
    from arbiter.kernel.traits import Face
    from arbiter.text.language import Language

TITLES = {
    "fow": "Force of Will 12.9",
    "fow5": "Force of Will 5.12 (2015)",
    "gateruler": "Gate Ruler",
    "caster": "The Caster Chronicles",
    "fftcg": "FINAL FANTASY TCG",
}
BUILT = ("fftcg", "fow", "fow5", "gateruler", "caster")  # those whose rules are in the engine
DEFAULT_GAME = "fftcg"  # what is meant where no game is named
# Those that somebody can sit down to: with a deck at least.
PLAYABLE = tuple(key for key in BUILT if any((Path(__file__).parent / key / "decks").glob("*.txt")))


class UnknownGame(ArbiterError):
    """A game that there is not, or not yet."""


class GameEntry:
    """What the rest of the project needs of a game."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.folder = Path(__file__).parent / key

    def module(self, name: str) -> ModuleType:
        """A chapter that every game's package has under the same name."""
        return import_module(f"arbiter.games.{self.key}.{name}")

    @property
    def rules(self) -> Ruleset:
        return cast("Ruleset", self.module("game").RULES)

    @property
    def decks(self) -> DeckRules:
        """What the game says about decks."""
        return cast("DeckRules", self.module("deckbuilding").DECKS)

    @property
    def language(self) -> Language:
        """The words of the game's cards."""
        return cast("Language", self.module("language").LANGUAGE)

    def make_face(self, card: Mapping[str, object]) -> Face:
        return cast("Face", self.module("faces").make_face(card, self.rules.layers.library))

    def set_files(self) -> list[Path]:
        return sorted((self.folder / "sets").glob("*.toml"))

    def deck_files(self) -> list[Path]:
        return sorted((self.folder / "decks").glob("*.txt"))


def entry(key: str) -> GameEntry:
    """The game with this key, or an error that names the games there are."""
    if key in BUILT:
        return GameEntry(key)
    if key in TITLES:
        raise UnknownGame(f"{TITLES[key]} ({key}) is not playable yet; playable: {', '.join(PLAYABLE)}")
    raise UnknownGame(f"there is no game {key!r}; there are: {', '.join(TITLES)}")
