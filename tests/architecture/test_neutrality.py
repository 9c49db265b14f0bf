"""The kernel and `script` serve all games: they name none, and no document's rule number."""

import re

from tests.architecture.source import modules

GAMES = re.compile(
    r"""\b(fow5?|gate_?ruler|fftcg|ff-tcg|force\s+of\s+will|final\s+fantasy|gate\s+ruler|caster\s+chronicles)\b
        |["'`]caster["'`]""",
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


def test_kernel_and_script_name_no_game() -> None:
    found = [
        f"{module.at(number)} {match.group()}"
        for module in modules("script", "kernel")
        for number, line in enumerate(module.text.splitlines(), 1)
        for match in GAMES.finditer(line)
    ]
    assert not found, "\n".join(found)


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
