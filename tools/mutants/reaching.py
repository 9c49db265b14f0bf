"""Which tests reach which lines of a game's chapters, told by coverage.py: a break is tried against those alone."""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path

from coverage import CoverageData

from tools.mutants.breaking import Break

CONFIGURATION = """[run]
source = src/arbiter/games/{game}
dynamic_context = test_function
relative_files = True
data_file = {data}
"""


class Reaching:
    """The tests of a game by the lines of its chapters that they reach."""

    def __init__(self, folder: Path, data: Path) -> None:
        found = CoverageData(str(data))
        found.read()
        self.by_line: dict[str, dict[int, frozenset[str]]] = {}
        for path in found.measured_files():
            lines = {line: frozenset(tests) for line, tests in found.contexts_by_lineno(path).items()}
            self.by_line[Path(path).as_posix()] = lines
        reached = Counter(test for lines in self.by_line.values() for tests in lines.values() for test in tests if test)
        # Tests that reach little are the ones that are about a rule: they see its break, and soon.
        self.every = [node_of(test) for test, _ in sorted(reached.items(), key=lambda each: (each[1], each[0]))]
        self.folder = folder

    def tests(self, broken: Break) -> list[str]:
        """Those that reach the break, the narrowest first; all of them where modules are made already reach it, or
        where what it gives is remembered: then the first alone is seen to reach it."""
        source = (self.folder / broken.path).read_text(encoding="utf-8")
        reaching = self.contexts(source, broken)
        nodes = {node_of(test) for test in reaching if test}
        first = [test for test in self.every if test in nodes]
        if "" not in reaching and not is_remembered(source, broken):
            return first
        return first + [test for test in self.every if test not in nodes]

    def while_modules_are_made(self, broken: Break) -> bool:
        """Then what it gives is there before any test begins."""
        return "" in self.contexts((self.folder / broken.path).read_text(encoding="utf-8"), broken)

    def contexts(self, source: str, broken: Break) -> set[str]:
        """The tests that reach the statement; nothing as a name for what is outside of tests."""
        lines = self.by_line.get(broken.path, {})
        return {test for line in statement_around(source, broken) for test in lines.get(line, ())}


def node_of(test: str) -> str:
    """`tests.games.fow.test_x.test_y` as pytest names it."""
    module, _, name = test.rpartition(".")
    return f"{module.replace('.', '/')}.py::{name}"


# What a library asks once of each ability: the first test that makes one alone is seen to reach it.
ASKED_ONCE = frozenset({"layer_of"})


def is_remembered(source: str, broken: Break) -> bool:
    """Does the break lie in a function whose results are kept?"""
    if broken.inside in ASKED_ONCE:
        return True
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and node.lineno <= broken.line <= (node.end_lineno or 0):
            if any(ast.unparse(each).startswith(("cache", "lru_cache")) for each in node.decorator_list):
                return True
    return False


def statement_around(source: str, broken: Break) -> range:
    """The lines of the smallest simple statement, or of the head of a compound one, in which the break lies."""
    found = range(broken.line, broken.line + 1)
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.stmt) or node.end_lineno is None:
            continue
        body = getattr(node, "body", None)
        last = max(node.lineno, body[0].lineno - 1) if body else node.end_lineno
        if node.lineno <= broken.line <= last:
            found = range(node.lineno, last + 1)  # statements within come later in the walk
    return found
