"""Games are found by their folders: ours, those of folders that somebody names, and those of installed packages."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import arbiter
from arbiter.games import registry
from arbiter.games.registry import FOLDERS, BadGame, GameEntry, UnknownGame, entry, games, look_in, playable
from arbiter.profile.look import Look
from arbiter.profile.weights import Weights
from tests.games.outside import make_game

OURS = Path(registry.__file__).parent


@pytest.fixture(autouse=True)
def _no_folders(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever a test adds is gone after it."""
    monkeypatch.setenv(FOLDERS, "")


def test_every_folder_with_a_game_in_it_is_found_and_no_other() -> None:
    assert sorted(games()) == sorted(path.parent.name for path in OURS.glob("*/game.py"))
    assert next(iter(games())) == registry.DEFAULT_GAME
    assert playable() == tuple(games())


@pytest.mark.parametrize("key", games())
def test_every_game_of_ours_brings_its_look_and_weights(key: str) -> None:
    game = entry(key)
    assert isinstance(game.look, Look) and isinstance(game.weights, Weights)
    assert (game.folder / "layout.toml").is_file()
    assert game.title == game.rules.title and game.option == ""


def test_simulating_imports_nothing_that_shows_a_game() -> None:
    code = (
        "import sys\n"
        "from arbiter.cli import main\n"
        "main(['sim', 'fow', '--games', '1', '--bots', 'greedy,random', '--decks', 'candle-court,kettle-hills'])\n"
        "shows = ('rich', 'arbiter.table', 'arbiter.games.fow.terminal', 'arbiter.profile.look')\n"
        "print(sorted(name for name in sys.modules if name.startswith(shows)))"
    )
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True, timeout=60)
    assert done.stdout.splitlines()[-1] == "[]"


# ---------------------------------------------------------------- other folders


def test_a_folder_of_games_or_a_game_itself_can_be_named(tmp_path: Path) -> None:
    make_game(tmp_path / "some", "outer_one")
    make_game(tmp_path / "some", "outer_two", decks=False)
    alone = make_game(tmp_path / "other", "outer_alone")
    (tmp_path / "some" / "notes").mkdir()
    look_in(tmp_path / "some")
    look_in(alone)
    look_in(alone)
    assert list(games())[-3:] == ["outer_one", "outer_two", "outer_alone"]
    assert "outer_two" not in playable() and "outer_alone" in playable()
    match = arbiter.start("outer_one", "steam", "cold-wire", seed=3, agents=["greedy", "random"])
    assert match.is_over and entry("outer_one").title == "A Game of outer_one"
    assert entry("outer_one").look is None and entry("outer_one").weights is None
    assert entry("outer_alone").option == f" --games-from {alone.resolve()}"


def test_modules_of_such_a_game_find_each_other_as_ours_do(tmp_path: Path) -> None:
    folder = make_game(tmp_path, "outer_parts")
    (folder / "words.py").write_text("TITLE = 'Parts'\n", encoding="utf-8")
    text = (folder / "game.py").read_text(encoding="utf-8")
    imports = "from arbiter.games.outer_parts.words import TITLE\nfrom . import words\nassert words.TITLE is TITLE\n"
    text = imports + text
    (folder / "game.py").write_text(text.replace('"A Game of outer_parts"', "TITLE"), encoding="utf-8")
    look_in(folder)
    assert entry("outer_parts").title == "Parts"


@pytest.mark.parametrize("named", ["nowhere", "empty", "notes"])
def test_a_folder_without_games_is_told_what_was_looked_for(tmp_path: Path, named: str) -> None:
    (tmp_path / "empty").mkdir()
    (tmp_path / "notes" / "draft").mkdir(parents=True)
    with pytest.raises(BadGame, match=r"game\.py") as told:
        look_in(tmp_path / named)
    assert str(tmp_path / named) in str(told.value)
    if named == "notes":
        assert "(draft)" in str(told.value)


def test_a_folder_in_the_environment_that_is_not_there_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(FOLDERS, "/no/such/folder")
    with pytest.raises(BadGame, match="/no/such/folder: there is no such folder"):
        games()


def test_two_games_cannot_have_one_name(tmp_path: Path) -> None:
    make_game(tmp_path, "fow")
    look_in(tmp_path)
    with pytest.raises(BadGame, match=r"there is a game 'fow' already, in .*; give the folder a name of its own"):
        entry("fow")


def test_a_folder_that_python_could_not_import_is_told(tmp_path: Path) -> None:
    make_game(tmp_path, "my-game")
    with pytest.raises(BadGame, match="letters, digits and _"):
        look_in(tmp_path)


def everything(game: GameEntry) -> tuple[object, ...]:
    return game.rules, game.decks, game.language, game.look, game.weights, game.make_face({})


@pytest.mark.parametrize(
    ("module", "text", "says"),
    [
        ("game", "RULES = 3\n", r"game\.py: RULES, the ruleset, is int, not Ruleset"),
        ("game", "x = 1\n", r"game\.py: RULES, the ruleset, is missing"),
        ("game", "from arbiter.games.fftcg.game import RULES\n", r"game\.py: the key of RULES is 'fftcg'"),
        ("game", "RULES = 1 +\n", r"cannot be loaded: SyntaxError.*game\.py"),
        ("game", "\nRULES = undefined\n", r"game\.py, line 2: NameError: name 'undefined'"),
        ("game", "import no_such_module\n", r"game\.py, line 1: ModuleNotFoundError"),
        ("deckbuilding", "", r"has no deckbuilding\.py with DECKS, what the game says about decks; looked for it in"),
        ("faces", "", r"has no faces\.py with make_face"),
        ("faces", "make_face = 3\n", r"faces\.py: make_face, .* is missing"),
        ("language", "", r"has no language\.py with LANGUAGE"),
        ("terminal", "LOOK = 'plain'\n", r"terminal\.py: LOOK, its look, is str, not Look"),
        ("weights", "WEIGHTS = {}\n", r"weights\.py: WEIGHTS, .* is dict, not Weights"),
    ],
)
def test_a_broken_game_says_what_is_wrong_with_it(
    tmp_path: Path, module: str, text: str, says: str, request: pytest.FixtureRequest
) -> None:
    key = "broken_" + re.sub(r"\W", "_", request.node.name.partition("[")[2])[:30].lower()
    make_game(tmp_path, key, **{module: text})
    look_in(tmp_path)
    game = entry(key)
    with pytest.raises(BadGame, match=says):
        everything(game)


def test_an_unknown_game_is_told_with_those_there_are() -> None:
    with pytest.raises(UnknownGame, match="there is no game 'chess'; there are: fftcg, caster, fow, fow5, gateruler"):
        entry("chess")


# ---------------------------------------------------------------- installed packages


def install(folder: Path, key: str, package: str) -> None:
    """What an installer leaves of a package that names a game."""
    about = folder / f"{key}-1.0.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {key}\nVersion: 1.0\n", encoding="utf-8")
    (about / "entry_points.txt").write_text(f"[{registry.ENTRY_POINTS}]\n{key} = {package}\n", encoding="utf-8")


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.syspath_prepend(str(tmp_path))
    registry._with_packages.cache_clear()
    yield tmp_path
    registry._with_packages.cache_clear()


def test_an_installed_package_brings_its_game(site: Path) -> None:
    make_game(site / "packaged_games", "packaged")
    install(site, "packaged", "packaged_games.packaged")
    assert arbiter.start("packaged", "steam", "cold-wire", seed=3, agents=["random", "random"]).is_over
    assert entry("packaged").rules.key == "packaged" and "packaged" in playable()


@pytest.mark.parametrize(("package", "says"), [("no_such_package.x", "cannot be found"), ("json", r"has no game\.py")])
def test_an_installed_package_without_a_game_is_told(site: Path, package: str, says: str) -> None:
    install(site, "hollow", package)
    with pytest.raises(BadGame, match=rf"entry point 'hollow' of arbiter\.games names the package {package}.*{says}"):
        games()
