"""Only a game's own folder names it, so that one more game is one more folder; the kernel and `script`, which serve all
games, cite no document's rule number either."""

import re

from tests.architecture.source import SOURCE, Module, imagined, modules

# A key may be an ordinary word elsewhere; in quotation marks it is the game.
KEYS = "|".join(path.parent.name for path in sorted((SOURCE / "games").glob("*/game.py")))
GAMES = re.compile(
    rf"""\b(fow5?|gate_?ruler|fftcg|ff-tcg|force\s+of\s+will|final\s+fantasy|gate\s+ruler|caster\s+chronicles)\b
        |["'`]({KEYS})["'`]""",
    re.IGNORECASE | re.VERBOSE,
)
# The documents' ways of numbering: 11.12.4.6, 903.2i, 14-4b-6. Plain decimals are measurements, not rules.
RULES = re.compile(
    r"""(?<![\w.])(
        \d{1,2}(?:\.\d{1,2}){2,}
      | \d{3,4}\.\d{1,2}[a-z]?
      | \d{1,2}-\d{1,2}[a-z]
      | (?<=\#\s)\d{1,2}\.\d{1,2}(?=\s\s)
    )(?![\w.]*\w)""",
    re.VERBOSE,
)


# What is meant where a caller names no game is said once, beside the games.
DEFAULT = re.compile(r'^DEFAULT_GAME = "\w+"', re.MULTILINE)
PAGE = SOURCE / "table" / "web" / "page"


def named_games(module: Module) -> list[str]:
    text = DEFAULT.sub("", module.text) if module.name == "arbiter.games.registry" else module.text
    return [
        f"{module.at(number)} {match.group()}"
        for number, line in enumerate(text.splitlines(), 1)
        for match in GAMES.finditer(line)
    ]


def belongs_to_a_game(module: Module) -> bool:
    return module.name.startswith("arbiter.games.") and len(module.path.relative_to(SOURCE).parts) > 2


def test_only_a_games_own_folder_names_it() -> None:
    found = [name for module in modules() if not belongs_to_a_game(module) for name in named_games(module)]
    assert not found, "\n".join(found)


def test_the_page_names_no_game() -> None:
    found = [
        f"{path.relative_to(SOURCE)}:{number} {match.group()}"
        for path in sorted(PAGE.rglob("*"))
        if path.suffix in (".html", ".css", ".js")
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        for match in GAMES.finditer(line)
    ]
    assert not found, "\n".join(found)


def test_a_game_that_is_named_is_seen() -> None:
    assert named_games(imagined("bots/x.py", 'TABLE = {"fftcg": 1}'))
    assert named_games(imagined("games/registry.py", 'DEFAULT_GAME = "fftcg"\nGAMES = ("fow",)'))
    assert not named_games(imagined("games/registry.py", 'DEFAULT_GAME = "fftcg"'))
    assert belongs_to_a_game(imagined("games/fow/zones.py", "")) and not belongs_to_a_game(imagined("games/x.py", ""))


def test_kernel_and_script_cite_no_rule() -> None:
    found = [
        f"{module.at(number)} {match.group()}"
        for module in modules("script", "kernel")
        for number, line in enumerate(module.text.splitlines(), 1)
        for match in RULES.finditer(line)
    ]
    assert not found, "\n".join(found)


def test_the_patterns_see_what_they_should() -> None:
    assert RULES.search("# 11.12.4.6  layers")
    assert RULES.search("# 903.2i  no target")
    assert RULES.search("see 14-4b-6")
    assert RULES.search("# 2.3  ignore it")
    assert not RULES.search("takes 0.3 s, 32.5 us")
    assert GAMES.search("as fftcg does")
    assert not GAMES.search("the caster of the spell")
