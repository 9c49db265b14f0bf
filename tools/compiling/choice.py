"""Which modules are compiled: told by package and by ancestry, so that modules may come, go and be renamed."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

PACKAGE = "arbiter"
# What runs at every move: the script's types, the kernel that carries them out, the bots that answer it, and what
# learners see of it in numbers.
WHOLE = ("script", "kernel", "bots", "observing")
# Chapters that every game has and that read its cards: they run once a card, not once a move.
ONCE_A_CARD = {"faces.py", "game.py", "vocabulary.py", "deckbuilding.py", "card_files.py", "terminal.py", "weights.py"}
# A subclass of the standard library's own Pickler, which is written in C: compiled, it breaks off the process.
INTERPRETED = ("kernel/packing.py",)
# Ancestors from outside that leave a class compiled; any other (Exception, Enum, NamedTuple) makes it an ordinary one.
HARMLESS = {"object", "abc.ABC", "typing.Generic"}


@dataclass
class Module:
    """One source file as far as the choice needs it: its classes with their ancestors, and what its names mean."""

    name: str
    classes: dict[str, list[str]] = field(default_factory=dict)
    names: dict[str, str] = field(default_factory=dict)


def modules(source: Path) -> list[str]:
    """The files to compile, relative to the source folder."""
    package = source / PACKAGE
    chosen = {path for name in WHOLE for path in (package / name).rglob("*.py")}
    for game in (package / "games").iterdir():
        if (game / "game.py").exists():
            chosen |= {path for path in game.glob("*.py") if path.name not in ONCE_A_CARD}
    chosen = {path for path in chosen if path.name != "__init__.py"}  # nothing in them runs during a game
    chosen -= {package / name for name in INTERPRETED}
    chosen |= heirs(source, chosen)
    return sorted(path.relative_to(source).as_posix() for path in chosen)


def heirs(source: Path, chosen: set[Path]) -> set[Path]:
    """The other files with a class that derives from a compiled one, for an interpreted class cannot."""
    read = {path: read_module(source, path) for path in sorted((source / PACKAGE).rglob("*.py"))}
    known = {module.name: module for module in read.values()}
    compiled = {read[path].name for path in chosen}
    found: set[Path] = set()
    searching = True
    while searching:
        searching = False
        for path, module in read.items():
            if module.name not in compiled and derives(module, known, compiled):
                compiled.add(module.name)
                found.add(path)
                searching = True
    return found


def derives(module: Module, known: dict[str, Module], compiled: set[str]) -> bool:
    """Whether one of the module's classes has a compiled class as its parent."""
    for name, parents in module.classes.items():
        if any(owner(parent, known) in compiled for parent in parents) and is_native(f"{module.name}.{name}", known):
            return True
    return False


def is_native(name: str, known: dict[str, Module]) -> bool:
    """Whether mypyc makes a native class of it: all of its ancestors are ours."""
    name = meaning(name, known)
    module, _, short = name.rpartition(".")
    if name in HARMLESS:
        return True
    if module not in known or short not in known[module].classes:
        return False
    return all(is_native(parent, known) for parent in known[module].classes[short])


def owner(name: str, known: dict[str, Module]) -> str:
    """The module in which a class is defined."""
    return meaning(name, known).rpartition(".")[0]


def meaning(name: str, known: dict[str, Module]) -> str:
    """A dotted name as its own module calls it: names may be imported from a module that has imported them."""
    module, _, short = name.rpartition(".")
    while module in known and short in known[module].names:
        name = known[module].names[short]
        module, _, short = name.rpartition(".")
    return name


def read_module(source: Path, path: Path) -> Module:
    parts = path.relative_to(source).with_suffix("").parts
    module = Module(".".join(parts[:-1] if parts[-1] == "__init__" else parts))
    text = path.read_text(encoding="utf-8")
    if "class " not in text and path.name != "__init__.py":
        return module  # neither defines a class nor hands one on
    for node in ast.parse(text, filename=str(path)).body:
        if isinstance(node, ast.Import):
            module.names |= {alias.asname: alias.name for alias in node.names if alias.asname}
        elif isinstance(node, ast.ImportFrom):
            above = parts[: len(parts) - node.level] if node.level else ()
            origin = ".".join((*above, node.module) if node.module else above)
            module.names |= {alias.asname or alias.name: f"{origin}.{alias.name}" for alias in node.names}
        elif isinstance(node, ast.ClassDef):
            module.classes[node.name] = list(parents(node, module))
    return module


def parents(node: ast.ClassDef, module: Module) -> Iterator[str]:
    """Full names of a class's parents."""
    for base in node.bases:
        first, dot, rest = ast.unparse(base.value if isinstance(base, ast.Subscript) else base).partition(".")
        if first in module.names:
            yield module.names[first] + dot + rest
        elif first in module.classes:
            yield f"{module.name}.{first}{dot}{rest}"
        else:
            yield first + dot + rest
