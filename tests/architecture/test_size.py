"""A module is a chapter: past 400 lines it is named in a warning, past 500 it is an error."""

import ast
import warnings

from tests.architecture.source import modules

CHAPTER = 400
LIMIT = 500


def test_modules_are_chapters() -> None:
    sizes = {module.name: module.text.count("\n") for module in modules()}
    long = {name: lines for name, lines in sizes.items() if lines > CHAPTER}
    if long:
        listed = ", ".join(f"{name} {lines}" for name, lines in sorted(long.items(), key=lambda item: -item[1]))
        warnings.warn(f"modules that have outgrown a chapter: {listed}", stacklevel=1)
    too_long = sorted(name for name, lines in long.items() if lines > LIMIT)
    assert not too_long, f"over {LIMIT} lines: {too_long}"


def test_modules_say_what_they_are_about() -> None:
    silent = [module.at(1) for module in modules() if module.tree.body and ast.get_docstring(module.tree) is None]
    assert not silent, "\n".join(silent)
