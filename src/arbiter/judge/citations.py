"""Where rules are cited: in the comments, docstrings and reasons of a game's code, and in the marks of its tests.

Code is read as text and never imported, so that a ledger can be checked while the game is half written.
"""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from arbiter.judge.ledger import PACKAGE, Ledger, folder_of

ROOT = PACKAGE.parents[1]
TESTS = ROOT / "tests"
# Tests under these marks do not run in `make test`, or may fail there: they show nothing.
NOT_SHOWN = {"skip", "skipif", "xfail", "soak"}


@dataclass(frozen=True, slots=True)
class CodeCitation:
    id: str
    path: Path
    line: int
    inside: str  # the function or class around it, or nothing
    remark: str


@dataclass(frozen=True, slots=True)
class MarkCitation:
    game: str
    ids: tuple[str, ...]
    path: Path
    line: int
    test: str
    runs: bool


@dataclass(frozen=True, slots=True)
class BadMark:
    """A rule mark that cannot be read or that stands on no test."""

    path: Path
    line: int
    why: str


def shown_path(path: Path) -> str:
    return path.relative_to(ROOT).as_posix() if path.is_relative_to(ROOT) else path.as_posix()


# --- code -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Numbers:
    """How a document's numbers are found in running text."""

    any: re.Pattern[str]
    leading: re.Pattern[str]  # the list of numbers that opens a comment
    known: frozenset[str]

    @classmethod
    def of(cls, ledger: Ledger) -> "Numbers":
        one = rf"(?<![\w./-])(?:{ledger.number})(?![\w/]|\.\d)"
        several = rf"\s*{one}(?:(?:\s*[,;–]\s*|\s+and\s+){one})*"
        return cls(re.compile(one), re.compile(several), frozenset(ledger.rules))

    def in_remark(self, text: str) -> list[str]:
        """The numbers that a comment or docstring cites.

        A short one such as 2.3 counts only at the beginning, where rules stand: elsewhere it may be a measurement.
        """
        lead = self.leading.match(text)
        end = lead.end() if lead else 0
        return [m.group() for m in self.any.finditer(text) if m.start() < end or is_deep(m.group())]

    def in_literal(self, text: str) -> list[str]:
        """The numbers of a text that is nothing but numbers, as in `because="11.3.3"`."""
        if not self.leading.fullmatch(text):
            return []
        return [m.group() for m in self.any.finditer(text) if is_deep(m.group()) or m.group() in self.known]


def is_deep(number: str) -> bool:
    return len(re.findall(r"\d+|[A-Za-z]+", number)) > 2


def code_citations(ledger: Ledger, package: Path | None = None) -> list[CodeCitation]:
    """Every place in a game's package that names a number of its document's shape, known or not."""
    numbers = Numbers.of(ledger)
    found = []
    for path in sorted((package or folder_of(ledger.game)).rglob("*.py")):
        found += _in_module(path, numbers)
    return found


def _in_module(path: Path, numbers: Numbers) -> list[CodeCitation]:
    text = path.read_text(encoding="utf-8")
    tree = ast.parse(text, filename=str(path))
    scopes = [
        (node.lineno, node.end_lineno or node.lineno, node.name)
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef | ast.ClassDef | ast.AsyncFunctionDef)
    ]

    def inside(line: int) -> str:
        around = [scope for scope in scopes if scope[0] <= line <= scope[1]]
        return max(around)[2] if around else ""

    found = []
    for line, remark in _comments(text):
        for number in numbers.in_remark(remark):
            found.append(CodeCitation(number, path, line, inside(line), remark))
    docstrings = set(_docstrings(tree))
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            if node in docstrings:
                for offset, row in enumerate(node.value.splitlines()):
                    line = node.lineno + offset
                    for number in numbers.in_remark(row):
                        found.append(CodeCitation(number, path, line, inside(line), row.strip()))
            else:
                for number in numbers.in_literal(node.value):
                    found.append(CodeCitation(number, path, node.lineno, inside(node.lineno), "given as the reason"))
    return sorted(found, key=lambda citation: (citation.line, citation.id))


def _comments(text: str) -> Iterator[tuple[int, str]]:
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string.lstrip("#").strip()


def _docstrings(tree: ast.Module) -> Iterator[ast.Constant]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) and node.body:
            first = node.body[0]
            if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant):
                yield first.value


# --- tests ----------------------------------------------------------------------------------------------------------


def citations_in_tests(folder: Path = TESTS) -> list[MarkCitation]:
    """Every test that cites rules, with the game and the numbers."""
    return [found for found in _scan_tests(folder) if isinstance(found, MarkCitation)]


def bad_marks(folder: Path = TESTS) -> list[BadMark]:
    return [found for found in _scan_tests(folder) if isinstance(found, BadMark)]


@cache
def _scan_tests(folder: Path) -> tuple[MarkCitation | BadMark, ...]:
    found: list[MarkCitation | BadMark] = []
    for path in sorted(folder.rglob("*.py")):
        if "mark.rule(" in path.read_text(encoding="utf-8"):  # most files cite nothing; reading is cheaper than parsing
            found += MarkedModule(path).scan()
    return tuple(found)


class MarkedModule:
    """One test file: the marks of its tests, their classes and the module itself."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.tree = ast.parse(path.read_text(encoding="utf-8"), filename=str(path))
        self.found: list[MarkCitation | BadMark] = []
        self.used: set[ast.Call] = set()

    def scan(self) -> list[MarkCitation | BadMark]:
        self.walk(self.tree.body, self.pytestmarks(self.tree.body), "")
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Call) and mark_name(node.func) == "rule" and node not in self.used:
                self.bad(node, "the mark stands on no test")
        return self.found

    def walk(self, body: list[ast.stmt], inherited: list[ast.expr], prefix: str) -> None:
        for node in body:
            if isinstance(node, ast.ClassDef):
                marks = [*inherited, *node.decorator_list, *self.pytestmarks(node.body)]
                self.walk(node.body, marks, f"{prefix}{node.name}.")
            elif isinstance(node, ast.FunctionDef) and node.name.startswith("test"):
                self.test(node, [*inherited, *node.decorator_list], prefix)

    def test(self, node: ast.FunctionDef, marks: list[ast.expr], prefix: str) -> None:
        runs = not any(mark_name(inner) in NOT_SHOWN for mark in marks for inner in ast.walk(mark))
        for mark in marks:
            for call in ast.walk(mark):
                if isinstance(call, ast.Call) and mark_name(call.func) == "rule":
                    self.used.add(call)
                    arguments = [arg.value for arg in call.args if isinstance(arg, ast.Constant)]
                    texts = [argument for argument in arguments if isinstance(argument, str)]
                    if len(texts) != len(call.args) or len(texts) < 2 or call.keywords:
                        self.bad(call, "write the game and the numbers out as text")
                        continue
                    cited = MarkCitation(texts[0], tuple(texts[1:]), self.path, node.lineno, prefix + node.name, runs)
                    self.found.append(cited)

    def bad(self, node: ast.Call, why: str) -> None:
        self.found.append(BadMark(self.path, node.lineno, why))

    @staticmethod
    def pytestmarks(body: list[ast.stmt]) -> list[ast.expr]:
        """The marks that a module or class gives to all of its tests."""
        for node in body:
            if isinstance(node, ast.Assign):
                if any(isinstance(target, ast.Name) and target.id == "pytestmark" for target in node.targets):
                    return [node.value]
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value:
                if node.target.id == "pytestmark":
                    return [node.value]
        return []


def mark_name(node: ast.AST) -> str:
    """`rule` for `pytest.mark.rule` and `mark.rule`; nothing for anything else."""
    if isinstance(node, ast.Attribute):
        owner = node.value
        if isinstance(owner, ast.Attribute) and owner.attr == "mark":
            return node.attr
        if isinstance(owner, ast.Name) and owner.id == "mark":
            return node.attr
    return ""
