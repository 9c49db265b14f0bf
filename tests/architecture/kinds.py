"""What kind of thing an expression is, as far as annotations tell: enough to see who writes to the state of a game.

Names are followed through a function from top to bottom. A kind is the name of a class, or one of the words below.
"""

import ast
from collections.abc import Callable, Iterator
from functools import cache

from tests.architecture.source import all_modules

FRESH = "(just made)"  # an object that nobody else has yet
UNKNOWN = frozenset({"(unknown)"})
PART = "(part of the state)"  # a pile, the stack, a table that belongs to an object or the state

STATE = ("Obj", "GameState", "Combat")
Kinds = frozenset[str]
Scope = dict[str, Kinds]


def words(annotation: ast.expr | None) -> Kinds:
    """The names that an annotation is made of."""
    if annotation is None:
        return UNKNOWN
    if isinstance(annotation, ast.Constant) and isinstance(annotation.value, str):
        annotation = ast.parse(annotation.value, mode="eval").body
    return frozenset(node.id for node in ast.walk(annotation) if isinstance(node, ast.Name)) or UNKNOWN


def targets(statement: ast.stmt) -> list[ast.expr]:
    """What a statement stores to; tuples taken apart."""
    if isinstance(statement, ast.Assign | ast.Delete):
        found = statement.targets
    elif isinstance(statement, ast.AugAssign | ast.AnnAssign):
        found = [statement.target]
    else:
        found = []
    return [part for each in found for part in (each.elts if isinstance(each, ast.Tuple | ast.List) else [each])]


class Known:
    """What the whole source says about its classes and functions."""

    def __init__(self) -> None:
        self.attributes: dict[str, dict[str, Kinds]] = {}  # by class
        self.returns: dict[str, Kinds] = {}  # by the name of a function or method, of all that are called so
        for module in all_modules():
            for node in ast.walk(module.tree):
                if isinstance(node, ast.ClassDef):
                    self.attributes.setdefault(node.name, {}).update(attributes_of(node))
                elif isinstance(node, ast.FunctionDef):
                    self.returns[node.name] = self.returns.get(node.name, frozenset()) | words(node.returns)

    def attribute(self, owners: Kinds, name: str) -> Kinds:
        """What the attribute is of these classes; of whatever has one of that name, where they are not known."""
        classes = [self.attributes[each] for each in sorted(owners) if each in self.attributes]
        if not classes or owners & UNKNOWN:
            classes = list(self.attributes.values())
        return frozenset(kind for each in classes for kind in each.get(name, ())) or UNKNOWN


def attributes_of(node: ast.ClassDef) -> dict[str, Kinds]:
    """Its annotated attributes and properties, and those that `__init__` sets."""
    found: dict[str, Kinds] = {}
    for each in node.body:
        if isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name):
            found[each.target.id] = words(each.annotation)
        elif isinstance(each, ast.FunctionDef) and each.decorator_list:
            found[each.name] = words(each.returns)
        elif isinstance(each, ast.FunctionDef) and each.name == "__init__":
            given = {arg.arg: words(arg.annotation) for arg in each.args.args}
            for inner in ast.walk(each):
                if isinstance(inner, ast.AnnAssign) and isinstance(inner.target, ast.Attribute):
                    found[inner.target.attr] = words(inner.annotation)
                elif isinstance(inner, ast.Assign) and isinstance(inner.targets[0], ast.Attribute):
                    found[inner.targets[0].attr] = given_or_made(inner.value, given)
    return found


def given_or_made(value: ast.expr, given: Scope) -> Kinds:
    if isinstance(value, ast.BoolOp):
        return frozenset(kind for each in value.values for kind in given_or_made(each, given))
    if isinstance(value, ast.IfExp):
        return given_or_made(value.body, given) | given_or_made(value.orelse, given)
    if isinstance(value, ast.Call) and isinstance(value.func, ast.Name) and value.func.id[0].isupper():
        return frozenset({value.func.id})
    return given.get(value.id, UNKNOWN) if isinstance(value, ast.Name) else UNKNOWN


@cache
def known() -> Known:
    return Known()


@cache
def slots(name: str) -> frozenset[str]:
    """The attributes of a class of the state."""
    for module in all_modules():
        for node in ast.walk(module.tree):
            if isinstance(node, ast.ClassDef) and node.name == name:
                for each in node.body:
                    if isinstance(each, ast.Assign) and ast.unparse(each.targets[0]) == "__slots__":
                        return frozenset(ast.literal_eval(each.value))
    raise LookupError(f"no class {name} with __slots__")


# Those of them that can be changed without a store to the attribute itself.
CONTAINERS = frozenset(
    {"zones", "objects", "stack", "resources", "pools", "turns_taken", "seen_positions", "dealt", "counters", "uses"}
)


def kind_of(node: ast.expr, scope: Scope) -> Kinds:
    """The kinds that the expression may have."""
    if isinstance(node, ast.Name):
        return scope.get(node.id, UNKNOWN)
    if isinstance(node, ast.Attribute):
        owners = kind_of(node.value, scope)
        if owners == {FRESH}:
            return owners
        if node.attr in CONTAINERS and owners & {*STATE, *UNKNOWN}:
            return frozenset({PART})
        return known().attribute(owners, node.attr)
    if isinstance(node, ast.Subscript):
        inner = kind_of(node.value, scope)
        if isinstance(node.slice, ast.Slice):
            return (inner - {PART}) | {FRESH}
        return inside(inner)
    if isinstance(node, ast.Call):
        return called(node, scope)
    if isinstance(node, ast.IfExp):
        return kind_of(node.body, scope) | kind_of(node.orelse, scope)
    if isinstance(node, ast.BoolOp):
        return frozenset(kind for value in node.values for kind in kind_of(value, scope))
    if isinstance(node, ast.ListComp | ast.List | ast.Dict | ast.DictComp | ast.Tuple | ast.Set | ast.SetComp):
        return frozenset({FRESH, "Obj"})  # the list is new, what is in it need not be
    return UNKNOWN


def inside(kinds: Kinds) -> Kinds:
    """What can be in a list or table of these kinds: that is not new with it."""
    return (kinds | {"Obj"} if PART in kinds else kinds - {FRESH}) or UNKNOWN


def called(node: ast.Call, scope: Scope) -> Kinds:
    """What a call gives back: a new object of a class, a copy, or what the function says."""
    name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
    if name == "copy":
        return frozenset({FRESH})
    if name in ("list", "dict", "sorted"):
        return frozenset({FRESH, "Obj"})
    if name in ("pile", "pile_of"):
        return frozenset({PART, "Obj"})
    if name in known().attributes:
        return frozenset({FRESH, name} - {*STATE})
    return known().returns.get(name, UNKNOWN)


Check = Callable[[ast.stmt | ast.expr, Scope], Iterator[str]]


def follow(body: list[ast.stmt], scope: Scope, check: Check) -> Iterator[str]:
    """Go through statements in their order, with what is known of the names at each of them."""
    for statement in body:
        if isinstance(statement, ast.FunctionDef | ast.ClassDef):
            yield from follow(statement.body, {**scope, **parameters(statement)}, check)
            continue
        yield from check(statement, scope)
        for part in ast.iter_child_nodes(statement):
            if isinstance(part, ast.expr):
                for inner in ast.walk(part):
                    if isinstance(inner, ast.expr):
                        yield from check(inner, scope)
        bind(statement, scope)
        blocks = [block for name in ("body", "orelse", "finalbody") if (block := getattr(statement, name, None))]
        blocks += [handler.body for handler in getattr(statement, "handlers", [])]
        ends = [dict(scope) for _ in blocks]
        for block, end in zip(blocks, ends, strict=True):
            yield from follow(block, end, check)
        for end in ends:  # a block may have been gone through or not
            for name, kinds in end.items():
                scope[name] = scope.get(name, frozenset()) | kinds


def parameters(node: ast.FunctionDef | ast.ClassDef) -> Scope:
    if isinstance(node, ast.ClassDef):
        return {"self": frozenset({node.name})}
    given = [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]
    return {arg.arg: words(arg.annotation) for arg in given if arg.arg != "self"}


def bind(statement: ast.stmt, scope: Scope) -> None:
    """The names that the statement gives a meaning to."""
    if isinstance(statement, ast.Assign):
        for target in statement.targets:
            if isinstance(target, ast.Name):
                scope[target.id] = kind_of(statement.value, scope)
            elif isinstance(target, ast.Tuple):
                values = statement.value.elts if isinstance(statement.value, ast.Tuple) else [None] * len(target.elts)
                for name, value in zip(target.elts, values, strict=False):
                    if isinstance(name, ast.Name):
                        scope[name.id] = UNKNOWN if value is None else kind_of(value, scope)
    elif isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name):
        value = frozenset() if statement.value is None else kind_of(statement.value, scope)
        scope[statement.target.id] = words(statement.annotation) | (value & {PART})
    elif isinstance(statement, ast.For):
        for node in ast.walk(statement.target):
            if isinstance(node, ast.Name):
                scope[node.id] = inside(kind_of(statement.iter, scope))
