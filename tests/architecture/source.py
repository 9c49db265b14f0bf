"""The source tree as data: modules, their packages and what they import."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "arbiter"


@dataclass(frozen=True)
class Module:
    path: Path

    @property
    def name(self) -> str:
        parts = ("arbiter", *self.path.relative_to(SOURCE).with_suffix("").parts)
        return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)

    @property
    def layer(self) -> str:
        """The package directly below `arbiter`, or the module's own name if it stands there."""
        parts = self.name.split(".")
        return parts[1] if len(parts) > 1 else ""

    @cached_property
    def text(self) -> str:
        return self.path.read_text(encoding="utf-8")

    @cached_property
    def tree(self) -> ast.Module:
        return ast.parse(self.text, filename=str(self.path))

    def imports(self) -> Iterator[tuple[int, str]]:
        """Each imported module with its line; relative imports are made absolute."""
        package = self.name if self.path.name == "__init__.py" else self.name.rpartition(".")[0]
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Import):
                for alias in node.names:
                    yield node.lineno, alias.name
            elif isinstance(node, ast.ImportFrom):
                base = package.split(".")
                if node.level:
                    base = base[: len(base) - node.level + 1]
                else:
                    base = []
                module = ".".join([*base, *([node.module] if node.module else [])])
                for alias in node.names:
                    # `from arbiter import kernel` and `from arbiter.kernel import match` name modules, not values.
                    yield node.lineno, f"{module}.{alias.name}"

    def at(self, line: int) -> str:
        return f"{self.path.relative_to(ROOT)}:{line}"


@cache
def all_modules() -> tuple[Module, ...]:
    return tuple(Module(path) for path in sorted(SOURCE.rglob("*.py")))


def modules(*layers: str) -> list[Module]:
    """All modules of the given layers, or of the whole package, in a stable order."""
    return [module for module in all_modules() if not layers or module.layer in layers]


def imagined(path: str, text: str) -> Module:
    """A module that is not on disk, to show that a check sees what it should."""
    module = Module(SOURCE / path)
    module.__dict__["text"] = text
    return module
