"""Figures of how the engine is built: fields of its records, lines, import cycles, and who says what has changed.

`python tools/figures.py [--source src] [--json]` reads the source only and runs nothing of it, so that an older tree
can be measured beside this one.
"""

from __future__ import annotations

import argparse
import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
RECORDS = ("Game", "Facts", "UnderWay", "Index", "Ruleset", "Hints", "Program", "Face", "Play", "GameState", "Obj")
# What is there for speed only: everything derived, and what is made or taken off without working all out anew.
SPEED = re.compile(
    r"kernel/(index/|increments|reworking|tallies|shelves|lurking|keeping|own_costs)|/(means|inhand|makeup|holdings)\.py"
)
# A store of a version or of what says that something kept must be found anew, in the words of this tree and older ones.
VERSIONS = re.compile(
    r"\bchanged\(game\b|\.(untold|unsettled|stale|process_due|wounds_due|compose_due|crowd_due)( \|)?= "
    r"|\.(touch|soil|stain|upset|unsettle)\(|holdings\[[^]]*\] \+="
)
WRITERS = re.compile(
    r"kernel/(index/\w+|doing|relocating|setters|table_setters|seating|resampling|layers|increments)\.py$|kernel/game\.py$"
)


def modules(source: Path, package: str) -> Iterator[Path]:
    yield from sorted((source / "arbiter" / package).rglob("*.py"))


def fields(tree: ast.Module) -> dict[str, int]:
    """How many fields each record of a module has: its slots, or the annotated names of a dataclass."""
    found: dict[str, int] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef) and node.name in RECORDS:
            named = [each for each in node.body if isinstance(each, ast.AnnAssign)]
            slots = [
                len(each.value.elts)
                for each in node.body
                if isinstance(each, ast.Assign)
                and isinstance(each.targets[0], ast.Name)
                and each.targets[0].id == "__slots__"
                and isinstance(each.value, ast.Tuple)
            ]
            found[node.name] = slots[0] if slots else len(named)
    return found


def chapter_rows(source: Path) -> int:
    """How many rows the chapters of a ruleset have together, where it is made of chapters."""
    path = source / "arbiter" / "kernel" / "chapters.py"
    if not path.exists():
        return 0
    tree = ast.parse(path.read_text(encoding="utf-8"))
    classes = [node for node in tree.body if isinstance(node, ast.ClassDef)]
    return sum(isinstance(each, ast.AnnAssign) for node in classes for each in node.body)


def imported(path: Path) -> set[str]:
    """The modules that are imported when this one is: not those named for types alone, nor inside functions."""
    found: set[str] = set()
    waiting: list[ast.stmt] = list(ast.parse(path.read_text(encoding="utf-8")).body)
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.Import):
            found.update(each.name for each in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)
            found.update(f"{node.module}.{each.name}" for each in node.names)
        elif isinstance(node, ast.If) and "TYPE_CHECKING" not in ast.dump(node.test):
            waiting += [*node.body, *node.orelse]
        elif isinstance(node, ast.Try):
            waiting += node.body
    return found


def cycles(source: Path, package: str) -> list[list[str]]:
    """Modules of the package that import each other, directly or round about."""
    paths = {".".join(path.relative_to(source).with_suffix("").parts): path for path in modules(source, package)}
    graph = {name: sorted(imported(path) & paths.keys() - {name}) for name, path in paths.items()}
    numbers: dict[str, int] = {}
    low: dict[str, int] = {}
    open_: list[str] = []
    found: list[list[str]] = []

    def visit(name: str) -> None:
        numbers[name] = low[name] = len(numbers)
        open_.append(name)
        for other in graph[name]:
            if other not in numbers:
                visit(other)
            if other in open_:
                low[name] = min(low[name], low[other])
        if low[name] == numbers[name]:
            group = open_[open_.index(name) :]
            del open_[open_.index(name) :]
            if len(group) > 1:
                found.append(sorted(group))

    for name in graph:
        if name not in numbers:
            visit(name)
    return found


def figures(source: Path) -> dict[str, object]:
    records: dict[str, int] = {}
    lines = {"kernel": 0, "games": 0, "speed only": 0}
    said: list[str] = []
    for package in ("kernel", "games"):
        for path in modules(source, package):
            text = path.read_text(encoding="utf-8")
            many = len(text.splitlines())
            lines[package] += many
            name = str(path.relative_to(source))
            if SPEED.search(name):
                lines["speed only"] += many
            if package == "kernel":
                records.update(fields(ast.parse(text)))
            if not WRITERS.search(name):
                said += [f"{name}:{i}" for i, line in enumerate(text.splitlines(), 1) if VERSIONS.search(line)]
    rows = chapter_rows(source)
    if rows:
        records["rows of a ruleset's chapters"] = rows
    return {
        "fields": records,
        "lines": lines,
        "import cycles in the kernel": cycles(source, "kernel"),
        "versions advanced outside the index and what writes to the state": said,
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--source", type=Path, default=ROOT / "src", help="the source folder to measure (default: src)")
    parser.add_argument("--json", action="store_true", help="as JSON")
    given = parser.parse_args()
    if not (given.source / "arbiter").is_dir():
        parser.error(f"{given.source} holds no arbiter package; name the folder that does, as in --source src")
    found = figures(given.source)
    if given.json:
        print(json.dumps(found, indent=2))
        return 0
    for heading, value in found.items():
        if isinstance(value, dict):
            print(f"{heading}: " + ", ".join(f"{name} {count}" for name, count in value.items()))
        elif isinstance(value, list):
            print(f"{heading}: {len(value)}")
            for each in value[:12]:
                print("  " + (", ".join(each) if isinstance(each, list) else str(each)))
            if len(value) > 12:
                print(f"  and {len(value) - 12} more")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
