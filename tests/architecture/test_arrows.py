"""Imports point down only: script <- kernel, text, profile <- games <- everything above. A game stands alone, except
that fow5 may share fow's pieces, and nobody above imports a game by its name: the registry finds it."""

import pytest

from tests.architecture.source import SOURCE, Module, imagined, modules

MAY_IMPORT = {
    "script": {"script"},
    "kernel": {"script", "kernel"},
    "text": {"script", "text"},
    "profile": {"profile"},
    "games": {"script", "kernel", "text", "profile", "games"},
}
ABOVE = {"cli", "__main__"}  # nobody imports the command line
SHARES = {"fow5": {"fow"}}
GAMES = {path.parent.name for path in (SOURCE / "games").glob("*/rules.toml")}


def own(target: str) -> list[str]:
    """The parts of an import below `arbiter`, or nothing for other people's modules."""
    parts = target.split(".")
    return parts[1:] if parts[0] == "arbiter" else []


def game_of(parts: list[str]) -> str | None:
    """The game's package that a dotted path below `arbiter` leads into."""
    if len(parts) < 2 or parts[0] != "games":
        return None
    return parts[1] if parts[1] in GAMES else None


def wrong_imports(module: Module) -> list[str]:
    wrong = []
    allowed = MAY_IMPORT.get(module.layer)
    home = game_of(module.name.split(".")[1:])
    for line, target in module.imports():
        parts = own(target)
        if not parts:
            if target == "arbiter" and allowed is not None:
                wrong.append(f"{module.at(line)} imports the whole package")
            continue
        if allowed is not None and parts[0] not in allowed:
            wrong.append(f"{module.at(line)} {module.layer} imports {target}")
        if parts[0] in ABOVE and module.layer not in ABOVE:
            wrong.append(f"{module.at(line)} imports the command line")
        other = game_of(parts)
        if home and other and other != home and other not in SHARES.get(home, set()):
            wrong.append(f"{module.at(line)} {home} imports {other}")
        if other and not home:
            wrong.append(f"{module.at(line)} {module.layer} imports {other}")
    return wrong


def test_imports_point_down() -> None:
    wrong = [line for module in modules() for line in wrong_imports(module)]
    assert not wrong, "\n".join(wrong)


def test_every_package_below_has_a_rule() -> None:
    """A new package between script and games must be given its arrows here."""
    below = {"script", "kernel", "text", "profile", "games"}
    above = {"cards", "judge", "bots", "observing", "learning", "lab", "table", "testing", "commands"}
    unknown = {module.layer for module in modules()} - below - above - {"", "cli", "__main__"}
    top_level_modules = {module.layer for module in modules() if module.name.count(".") == 1}
    assert not unknown - top_level_modules, f"unknown packages: {sorted(unknown)}"


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("script/x.py", "from arbiter.kernel.state import GameState"),
        ("kernel/x.py", "import arbiter.games"),
        ("kernel/playing/x.py", "from ...games import fftcg"),
        ("text/x.py", "from arbiter import kernel"),
        ("games/caster/x.py", "from ..fftcg.zones import ZONES"),
        ("games/fow/x.py", "from arbiter.games.fow5 import x"),
        ("games/fftcg/x.py", "def f() -> None:\n    from arbiter.judge import ledger"),
        ("bots/x.py", "from arbiter.cli import main"),
        ("bots/x.py", "from arbiter.games.fow.weights import WEIGHTS"),
        ("games/registry.py", "from arbiter.games import fftcg"),
        ("profile/look.py", "from arbiter.kernel.game import Game"),
    ],
)
def test_an_arrow_that_points_up_is_seen(path: str, text: str) -> None:
    assert wrong_imports(imagined(path, text))


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("kernel/x.py", "from ..script.costs import Cost"),
        ("games/fow5/x.py", "from arbiter.games.fow.zones import ZONES"),
        ("games/fow/x.py", "from .zones import ZONES"),
        ("lab/x.py", "from arbiter.games.registry import entry"),
        ("games/fow/x.py", "from arbiter.profile.look import Look"),
    ],
)
def test_an_arrow_that_points_down_is_fine(path: str, text: str) -> None:
    assert not wrong_imports(imagined(path, text))
