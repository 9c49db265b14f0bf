"""Where rule code can be broken, and how: a comparison, a condition, a number, a dropped call, an answer turned round.

Every break is one replacement of a piece of source by another. What is there for words, types and assertions alone is
left out: no ruling could see it.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

# Modules of a game's package that are no chapter of its rules: how it looks, what bots think, what words there are,
# how cards and decks are read, and what is there for speed only (the proof of that is in tests/properties).
NO_CHAPTERS = frozenset(
    {
        "__init__",
        "terminal",
        "weights",
        "vocabulary",
        "reasons",
        "explaining",
        "faces",
        "deckbuilding",
        "at_hand",
        "card_files",
    }
)
TURNED_ROUND: dict[type[ast.cmpop], str] = {
    ast.Eq: "!=",
    ast.NotEq: "==",
    ast.Lt: "<=",
    ast.LtE: "<",
    ast.Gt: ">=",
    ast.GtE: ">",
    ast.In: "not in",
    ast.NotIn: "in",
    ast.Is: "is not",
    ast.IsNot: "is",
}
SIGNS: dict[type[ast.cmpop], str] = {
    ast.Eq: "==",
    ast.NotEq: "!=",
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
    ast.In: "in",
    ast.NotIn: "not in",
    ast.Is: "is",
    ast.IsNot: "is not",
}
# Calls that write the log, which no rule reads; or take the copy that a re-run starts from (a write that comes before
# it is found by tests/architecture/test_writes).
ONLY_TOLD = frozenset({"say", "changing"})
# Events that have no quantity: the number stands in its place for the fields behind it, and nobody asks for it.
WITHOUT_AMOUNT = frozenset({"RESTS", "READIES", "USES", "ATTACKS", "BLOCKS", "BLOCKED", "CONTROLS", "PRIMES", "BURSTS"})
WITHOUT_AMOUNT |= {"UNBLOCKED", "CASTS", "CHOSEN", "STEPS", "SEARCHES", "PARTY", "REVEALS", "CREATES", "NAMED_ACTIONS"}
# A hint that there is nothing to do is for speed only: games without hints are the same (tests/properties).
HINTS = frozenset({"may_apply", "look_over"})
AMOUNT = 3  # the place of it among an event's arguments


@dataclass(frozen=True)
class Break:
    """One piece of source that is replaced."""

    path: str  # from the repository's root
    line: int
    inside: str  # the function around it, or nothing
    start: int  # offsets in the source
    end: int
    was: str
    becomes: str

    @property
    def becomes_in_one_line(self) -> str:
        return " ".join(self.becomes.split())

    @property
    def change(self) -> str:
        return f"{' '.join(self.was.split())}  ->  {self.becomes_in_one_line}"

    def apply(self, source: str) -> str:
        return source[: self.start] + self.becomes + source[self.end :]


def chapters(root: Path, game: str) -> list[Path]:
    """The modules of a game's rules."""
    folder = root / "src" / "arbiter" / "games" / game
    if not folder.is_dir():
        raise SystemExit(f"there is no game {game!r} in src/arbiter/games")
    return [path for path in sorted(folder.glob("*.py")) if path.stem not in NO_CHAPTERS]


def breaks_of(root: Path, path: Path) -> list[Break]:
    """Every break of a module, in the order of its source."""
    source = path.read_text(encoding="utf-8")
    finder = Finder(path.relative_to(root).as_posix(), source)
    found = []
    for statement in ast.parse(source).body:
        already = len(finder.found)
        finder.visit(statement)
        start, end = finder.span(statement)
        found += [each for each in finder.found[already:] if is_python(each.apply(source), start, end, each)]
    return sorted(found, key=lambda each: (each.start, each.end, each.becomes))


def is_python(source: str, start: int, end: int, broken: Break) -> bool:
    """Whether the statement of the module that is broken can still be read."""
    try:
        ast.parse(source[start : end + len(broken.becomes) - len(broken.was)])
    except SyntaxError:
        return False
    return True


class Finder(ast.NodeVisitor):
    """Collects breaks. Offsets are of characters, while the parser counts bytes of a line."""

    def __init__(self, path: str, source: str) -> None:
        self.path = path
        self.source = source
        self.found: list[Break] = []
        self.names: list[str] = []
        self.starts = [0]
        for line in source.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))
        self.lines = source.splitlines(keepends=True)

    def offset(self, line: int, column: int) -> int:
        return self.starts[line - 1] + len(self.lines[line - 1].encode()[:column].decode())

    def span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        assert node.end_lineno is not None and node.end_col_offset is not None
        return self.offset(node.lineno, node.col_offset), self.offset(node.end_lineno, node.end_col_offset)

    def text(self, node: ast.expr | ast.stmt) -> str:
        start, end = self.span(node)
        return self.source[start:end]

    def add(self, node: ast.expr | ast.stmt, becomes: str) -> None:
        start, end = self.span(node)
        inside = ".".join(self.names)
        self.found.append(Break(self.path, node.lineno, inside, start, end, self.source[start:end], becomes))

    # ------------------------------------------------------------ where nothing is broken

    def visit_Assert(self, node: ast.Assert) -> None:
        return  # for the reader and the type checker

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        if node.name in HINTS:
            return
        self.names.append(node.name)
        for default in (*node.args.defaults, *node.args.kw_defaults):
            if default is not None:
                self.visit(default)
        for statement in node.body:
            self.visit(statement)
        self.names.pop()

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self.names.append(node.name)
        for statement in node.body:
            self.visit(statement)
        self.names.pop()

    # ------------------------------------------------------------ where something is

    def visit_If(self, node: ast.If) -> None:
        tested = self.text(node.test)
        if tested == "TYPE_CHECKING" or tested.endswith("narrate"):
            return
        self.negate(node.test)
        self.generic_visit(node)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self.negate(node.test)
        self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        for test in node.ifs:
            self.negate(test)
        self.generic_visit(node)

    def negate(self, test: ast.expr) -> None:
        """A condition, unless it is a comparison, which is turned round by itself."""
        if not isinstance(test, ast.Compare):
            self.add(test, f"not ({self.text(test)})")

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        """`and` for `or`: the parts are put together anew."""
        word = " or " if isinstance(node.op, ast.And) else " and "
        self.add(node, "(" + word.join(f"({self.text(part)})" for part in node.values) + ")")
        self.generic_visit(node)

    def visit_Compare(self, node: ast.Compare) -> None:
        if len(node.ops) == 1:
            left, right = self.text(node.left), self.text(node.comparators[0])
            self.add(node, f"{left} {TURNED_ROUND[type(node.ops[0])]} {right}")
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self.add(node, str(not node.value))
        elif isinstance(node.value, int):
            self.add(node, str(node.value + 1))

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        """-1 is nobody, or nothing: any other number below zero says the same. (As a place it is the last one.)"""
        if not (isinstance(node.op, ast.USub) and isinstance(node.operand, ast.Constant) and node.operand.value == 1):
            self.generic_visit(node)

    def visit_Subscript(self, node: ast.Subscript) -> None:
        self.visit(node.value)
        self.visit(node.slice.operand if isinstance(node.slice, ast.UnaryOp) else node.slice)

    def visit_Call(self, node: ast.Call) -> None:
        """An event's number is broken only where the kind has one."""
        kind = node.args[0] if node.args else None
        if isinstance(node.func, ast.Name) and node.func.id == "Event" and isinstance(kind, ast.Attribute):
            if kind.attr in WITHOUT_AMOUNT and len(node.args) > AMOUNT and isinstance(node.args[AMOUNT], ast.Constant):
                for each in (*node.args[:AMOUNT], *node.args[AMOUNT + 1 :], *node.keywords):
                    self.visit(each)
                return
        self.generic_visit(node)

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Call):
            called = node.value.func
            if not (isinstance(called, ast.Attribute) and called.attr in ONLY_TOLD):
                self.add(node, "pass")
                self.generic_visit(node)


def draw_from(root: Path, game: str) -> Iterator[Break]:
    for path in chapters(root, game):
        yield from breaks_of(root, path)
