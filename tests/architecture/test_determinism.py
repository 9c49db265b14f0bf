"""The same start and the same answers give the same hash on every machine: rule code reads no clock, no outside
randomness and no per-process hash, and never walks a set."""

import ast

import pytest

from tests.architecture.source import Module, imagined, modules

RULE_CODE = ("script", "kernel", "text", "games")
FORBIDDEN = {"time", "datetime", "random", "secrets", "uuid", "threading", "asyncio", "multiprocessing", "socket"}


def calls(node: ast.expr, *names: str) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names


def unordered(node: ast.expr) -> bool:
    return isinstance(node, ast.Set | ast.SetComp) or calls(node, "set", "frozenset")


def bad_habits(module: Module) -> list[str]:
    found = [
        f"{module.at(line)} imports {target}"
        for line, target in module.imports()
        if target.split(".")[0] in FORBIDDEN or target == "os.urandom"
    ]
    inside_hash = {
        inner
        for node in ast.walk(module.tree)
        if isinstance(node, ast.FunctionDef) and node.name == "__hash__"
        for inner in ast.walk(node)
    }
    for node in ast.walk(module.tree):
        if isinstance(node, ast.For | ast.comprehension) and unordered(node.iter):
            found.append(f"{module.at(node.iter.lineno)} walks a set; sort it")
        if isinstance(node, ast.Call) and calls(node, "hash") and node not in inside_hash:
            # hash() of text differs from process to process.
            found.append(f"{module.at(node.lineno)} calls hash()")
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith(".sleep"):
            found.append(f"{module.at(node.lineno)} sleeps")
    return found


def test_rule_code_is_deterministic() -> None:
    found = [line for module in modules(*RULE_CODE) for line in bad_habits(module)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    "text",
    ["import random", "from time import monotonic", "for x in {1, 2}:\n    pass", "[x for x in set(z)]", "hash('a')"],
)
def test_a_bad_habit_is_seen(text: str) -> None:
    assert bad_habits(imagined("kernel/x.py", text))
