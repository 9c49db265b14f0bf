"""Which games there are: a game is a folder with `game.py` in it, and the folder's name is the game's key.

Ours stand beside this module; further ones in folders that `ARBITER_GAMES` or `--games-from` names, or in installed
packages that say so by an entry point. A game's modules are imported only when somebody asks for them.
"""

from __future__ import annotations

import os
import traceback
from collections.abc import Callable, Mapping
from functools import cache, cached_property
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from shlex import quote
from typing import TYPE_CHECKING, TypeVar, cast

import arbiter.games
from arbiter.kernel.errors import ArbiterError

if TYPE_CHECKING:
    from arbiter.games.card_files import CardFiles
    from arbiter.games.deckrules import DeckRules, Sideboard
    from arbiter.kernel.program import Library
    from arbiter.kernel.ruleset import Ruleset
    from arbiter.kernel.traits import Face
    from arbiter.profile.look import Look
    from arbiter.profile.weights import Weights
    from arbiter.text.language import Language

    MakeFace = Callable[[Mapping[str, object], Library], Face]

T = TypeVar("T")
OURS = Path(__file__).parent
FOLDERS = "ARBITER_GAMES"  # the environment's list of folders with further games, written as PATH is
ENTRY_POINTS = "arbiter.games"  # the group in which an installed package names its games: key = "package"
DEFAULT_GAME = "fftcg"  # what is meant where no game is named
WANTED = "a game is a folder with game.py in it; name that folder, or one that holds such folders"


class UnknownGame(ArbiterError):
    """A game that there is not."""


class BadGame(ArbiterError):
    """A folder that holds no game, or a game that lacks something."""


class GameEntry:
    """What the rest of the project needs of a game. `package` is what its modules are imported from."""

    def __init__(self, key: str, folder: Path, package: str, named: str = "") -> None:
        self.key = key
        self.folder = folder
        self.package = package
        self.option = f" --games-from {quote(named)}" if named else ""  # what a command line needs to find it

    # ------------------------------------------------------------ what every game has

    @cached_property
    def rules(self) -> Ruleset:
        from arbiter.kernel.packing import name_rules
        from arbiter.kernel.ruleset import Ruleset

        rules = self.value("game", "RULES", Ruleset, "the ruleset")
        if rules.key != self.key:
            raise BadGame(f"{self.file('game')}: the key of RULES is {rules.key!r}, not the folder's name")
        name_rules(rules, rules_of, library_of)
        return rules

    @property
    def title(self) -> str:
        return self.rules.title

    @cached_property
    def decks(self) -> DeckRules:
        """What the game says about decks."""
        from arbiter.games.deckrules import DeckRules

        return self.value("deckbuilding", "DECKS", DeckRules, "what the game says about decks")

    @cached_property
    def language(self) -> Language:
        """The words of the game's cards."""
        from arbiter.text.language import Language

        return self.value("language", "LANGUAGE", Language, "the words of its cards")

    @cached_property
    def _make_face(self) -> MakeFace:
        what = "which makes a card of a set ready to be played"
        made = getattr(self.module("faces", "make_face", what), "make_face", None)
        if not callable(made):
            raise BadGame(f"{self.file('faces')}: make_face, {what}, is missing")
        return cast("MakeFace", made)

    def make_face(self, card: Mapping[str, object]) -> Face:
        return self._make_face(card, self.rules.layers.library)

    # ------------------------------------------------------------ what a game may bring

    @cached_property
    def look(self) -> Look | None:
        """What it looks like at the terminal."""
        from arbiter.profile.look import Look

        return self.value("terminal", "LOOK", Look, "its look") if self.has("terminal") else None

    @cached_property
    def weights(self) -> Weights | None:
        """What things are worth to bots."""
        from arbiter.profile.weights import Weights

        return self.value("weights", "WEIGHTS", Weights, "what things are worth") if self.has("weights") else None

    @cached_property
    def sideboard(self) -> Sideboard | None:
        """How cards are exchanged between the games of a match, where the document has such a thing."""
        from arbiter.games.deckrules import Sideboard

        what = "how cards are exchanged"
        return self.value("sideboarding", "SIDEBOARD", Sideboard, what) if self.has("sideboarding") else None

    @cached_property
    def card_files(self) -> CardFiles:
        """What it says about other people's files of its cards."""
        from arbiter.games.card_files import CardFiles

        what = "what it says about files of cards"
        return self.value("card_files", "CARD_FILES", CardFiles, what) if self.has("card_files") else CardFiles()

    def set_files(self) -> list[Path]:
        return sorted((self.folder / "sets").glob("*.toml"))

    def deck_files(self) -> list[Path]:
        return sorted((self.folder / "decks").glob("*.txt"))

    # ------------------------------------------------------------ reading its modules

    def has(self, module: str) -> bool:
        return self.file(module).is_file()

    def file(self, module: str) -> Path:
        """A module of the game may be a package."""
        package = self.folder / module / "__init__.py"
        return package if package.is_file() else self.folder / f"{module}.py"

    def value(self, module: str, name: str, kind: type[T], what: str) -> T:
        """What a module of the game holds under this name, or an error that says what was looked for."""
        found = getattr(self.module(module, name, what), name, None)
        if not isinstance(found, kind):
            says = "is missing" if found is None else f"is {type(found).__name__}, not {kind.__name__}"
            raise BadGame(f"{self.file(module)}: {name}, {what}, {says}")
        return found

    def module(self, module: str, name: str, what: str) -> object:
        if not self.has(module):
            raise BadGame(f"the game {self.key} has no {module}.py with {name}, {what}; looked for it in {self.folder}")
        try:
            return import_module(f"{self.package}.{module}")
        except ArbiterError:
            raise
        except Exception as error:
            says = f"{type(error).__name__}: {error}"
            raise BadGame(f"the game {self.key} cannot be loaded: {place(error, self.folder)}{says}") from error


def place(error: Exception, folder: Path) -> str:
    """Where in the game's folder it went wrong."""
    if isinstance(error, SyntaxError):
        return ""  # it says so itself
    inside = [frame for frame in traceback.extract_tb(error.__traceback__) if str(folder) in frame.filename]
    return f"{inside[-1].filename}, line {inside[-1].lineno}: " if inside else ""


# ---------------------------------------------------------------- finding games


def games() -> Mapping[str, GameEntry]:
    """All games by their keys: ours with the default game first, then those of other folders and packages."""
    return _with_packages(os.environ.get(FOLDERS, ""))


@cache
def _in_folders(named: str) -> Mapping[str, GameEntry]:
    found: dict[str, GameEntry] = {}
    for folder in sorted(folders_with_games(OURS), key=lambda each: (each.name != DEFAULT_GAME, each.name)):
        add(found, GameEntry(folder.name, folder, f"{__package__}.{folder.name}"))
    for name in filter(None, named.split(os.pathsep)):
        for folder in games_in(Path(name)):
            reach(folder.parent)
            add(found, GameEntry(folder.name, folder, f"{__package__}.{folder.name}", name))
    return found


@cache
def _with_packages(named: str) -> Mapping[str, GameEntry]:
    from importlib.metadata import entry_points  # which takes longer than everything else here

    found = dict(_in_folders(named))
    for point in entry_points(group=ENTRY_POINTS):
        add(found, GameEntry(point.name, package_folder(point.name, point.value), point.value))
    return found


def add(found: dict[str, GameEntry], game: GameEntry) -> None:
    other = found.get(game.key)
    if other is not None and other.folder != game.folder:
        says = f"there is a game {game.key!r} already, in {other.folder}; give the folder a name of its own"
        raise BadGame(f"{game.folder}: {says}")
    found.setdefault(game.key, game)


def folders_with_games(folder: Path) -> list[Path]:
    return sorted(each for each in folder.iterdir() if (each / "game.py").is_file())


def games_in(named: Path) -> list[Path]:
    """The games of a folder that somebody named: it is one itself, or its folders are."""
    folder = named.resolve()
    if not folder.is_dir():
        raise BadGame(f"{named}: there is no such folder; {WANTED}")
    found = [folder] if (folder / "game.py").is_file() else folders_with_games(folder)
    if not found:
        others = ", ".join(sorted(each.name for each in folder.iterdir() if each.is_dir())[:6]) or "it has none"
        raise BadGame(f"{named}: holds no game: there is no game.py in it, nor in its folders ({others}); {WANTED}")
    for each in found:
        if not each.name.isidentifier():
            raise BadGame(f"{each}: a game's folder is named with letters, digits and _ only, as Python's packages are")
    return found


def reach(folder: Path) -> None:
    """Let games of this folder be imported like ours, so that one can move here as it is."""
    if str(folder) not in arbiter.games.__path__:
        arbiter.games.__path__.append(str(folder))


def package_folder(key: str, package: str) -> Path:
    """The folder of a game that is an installed package."""
    try:
        spec = find_spec(package)
    except (ImportError, ValueError):
        spec = None
    folders = None if spec is None else spec.submodule_search_locations
    folder = Path(folders[0]) if folders else None
    if folder is None or not (folder / "game.py").is_file():
        says = "cannot be found" if folder is None else f"has no game.py in {folder}"
        raise BadGame(f"the entry point {key!r} of {ENTRY_POINTS} names the package {package}, which {says}")
    return folder


def look_in(folder: Path) -> None:
    """Find the games of this folder, too: in this process and in those that it starts."""
    games_in(folder)
    named = [each for each in os.environ.get(FOLDERS, "").split(os.pathsep) if each]
    if str(folder.resolve()) not in named:
        os.environ[FOLDERS] = os.pathsep.join([*named, str(folder.resolve())])


def entry(key: str) -> GameEntry:
    """The game with this key, or an error that names the games there are."""
    found = _in_folders(os.environ.get(FOLDERS, "")).get(key) or games().get(key)
    if found is None:
        raise UnknownGame(f"there is no game {key!r:.60}; there are: {', '.join(games())}")
    return found


def rules_of(key: str) -> Ruleset:
    """For positions that come from another process."""
    return entry(key).rules


def library_of(key: str) -> Library:
    return entry(key).rules.layers.library


def playable() -> tuple[str, ...]:
    """The games that somebody can sit down to: with a deck at least."""
    return tuple(key for key, game in games().items() if game.deck_files())


def title_of(key: str) -> str:
    """A game's title; the key itself for one that is not there any more."""
    found = games().get(key)
    return key if found is None else found.title
