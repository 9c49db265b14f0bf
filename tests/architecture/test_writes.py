"""Only events and the kernel's setters write to the state of a game, and only they say what has changed.

So nothing that is derived from the state can be stale. What writes is named here; everywhere else a store to an object,
the state or a battle is an error, unless it is to one that the function has made itself.
"""

import ast
from collections.abc import Callable, Iterator

import pytest

from tests.architecture.kinds import PART, STATE, UNKNOWN, Scope, follow, kind_of, slots, targets
from tests.architecture.source import SOURCE, Module, imagined, modules

LAYERS = ("kernel", "games", "table", "bots", "lab", "cards")
WRITERS = (
    "kernel/state.py",
    "kernel/objects.py",
    "kernel/doing.py",
    "kernel/relocating.py",
    "kernel/setters.py",
    "kernel/table_setters.py",
    "kernel/dealing.py",  # a game is laid out before anything is derived from it
    "kernel/seating.py",
    "kernel/resampling.py",  # another world, in which all that is derived is found anew
)
# What things are for the moment is worked out, and is no part of what has happened.
WORKED_OUT = {
    "kernel/layers.py": {"now"},
    "kernel/applying.py": {"now"},
    "kernel/faraway.py": {"now", "far", "replace"},
}
TELLING = ("kernel/layers.py", "kernel/increments.py", "kernel/processes.py", "kernel/priority.py", "kernel/index/")

ATTRIBUTES = frozenset().union(*(slots(name) for name in STATE))
MUTATING = {"append", "remove", "pop", "insert", "extend", "clear", "sort", "reverse", "update", "setdefault"}
OF_THE_STATE = {"shuffle", "replace"}  # methods of the state that only writers call


def place(module: Module) -> str:
    return module.path.relative_to(SOURCE).as_posix()


def writes(module: Module) -> list[str]:
    """Where the module stores to an object, the state or a battle that others know."""
    here = place(module)
    if here in WRITERS:
        return []
    free = WORKED_OUT.get(here, set())

    def check(node: ast.stmt | ast.expr, scope: Scope) -> Iterator[str]:
        if isinstance(node, ast.stmt):
            for target in targets(node):
                if stores(target, scope, free):
                    yield f"{module.at(node.lineno)} writes to {ast.unparse(target)}"
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            name, owner = node.func.attr, kind_of(node.func.value, scope)
            if name in MUTATING and PART in owner:
                yield f"{module.at(node.lineno)} changes {ast.unparse(node.func.value)}"
            if name in OF_THE_STATE - free and "GameState" in owner:
                yield f"{module.at(node.lineno)} calls {ast.unparse(node.func)}"

    return list(follow(module.tree.body, {}, check))


def stores(target: ast.expr, scope: Scope, free: set[str]) -> bool:
    """Is this a store to the state? What cannot be told is taken for one."""
    while isinstance(target, ast.Subscript):
        if PART in kind_of(target.value, scope):
            return True
        target = target.value
        if isinstance(target, ast.Name):
            return False  # an own list or table
    if not isinstance(target, ast.Attribute) or target.attr not in ATTRIBUTES - free:
        return False
    if isinstance(target.value, ast.Name) and target.value.id == "self":
        return False
    return bool(kind_of(target.value, scope) & {*STATE, *UNKNOWN})


def sayings(module: Module) -> Iterator[str]:
    """Where the module says what has changed, or looks whether something has."""
    here = place(module)
    for line, target in module.imports():
        if target.startswith("arbiter.kernel.index.versions.changed") and here not in (*WRITERS, "kernel/game.py"):
            yield f"{module.at(line)} imports `changed`"
        elif target == "arbiter.kernel.index.versions" and not here.startswith("kernel/index/"):
            yield f"{module.at(line)} imports the versions"
    for node in ast.walk(module.tree):
        if not isinstance(node, ast.Attribute):
            continue
        owner = ast.unparse(node.value)
        if node.attr in ("untold", "unsettled") and owner.endswith("index") and not here.startswith("kernel/index/"):
            yield f"{module.at(node.lineno)} looks at {ast.unparse(node)}"
        elif node.attr in ("tell", "settles", "unsettle") and owner.endswith("index") and not here.startswith(TELLING):
            yield f"{module.at(node.lineno)} says {ast.unparse(node)}"
        elif node.attr == "changes" and owner.endswith("under_way") and isinstance(node.ctx, ast.Store):
            if here not in WRITERS and here != "kernel/index/versions.py":
                yield f"{module.at(node.lineno)} counts changes itself"


def test_only_events_and_setters_write_to_the_state() -> None:
    found = [line for module in modules(*LAYERS) for line in writes(module)]
    assert not found, "\n".join(found)


def test_only_what_writes_says_what_has_changed() -> None:
    found = [line for module in modules(*LAYERS) for line in sayings(module)]
    assert not found, "\n".join(found)


SETTERS = ("kernel/setters.py", "kernel/table_setters.py")


def too_early(module: Module) -> list[str]:
    """Functions that write to an object or the state before the copy that a re-run starts from has been taken.

    It is taken by `game.changing()`, by `writable`, and by any other function of the kind that is called first.
    """
    functions = [node for node in module.tree.body if isinstance(node, ast.FunctionDef)]
    setting = {"writable"} | {each.name for each in functions if first_line(each, is_write) is not None}
    found = []
    for function in functions:
        write = first_line(function, is_write)
        taken = first_line(function, lambda node: takes_copy(node, setting))
        if write is not None and (taken is None or write < taken):
            found.append(f"{module.at(write)}: {function.name} writes before game.changing()")
    return found


def first_line(function: ast.FunctionDef, test: Callable[[ast.AST], bool]) -> int | None:
    return min((node.lineno for node in ast.walk(function) if isinstance(node, ast.expr) and test(node)), default=None)


def is_write(node: ast.AST) -> bool:
    if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store | ast.Del):
        return "under_way" not in ast.unparse(node) and "index" not in ast.unparse(node)
    if isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Store | ast.Del):
        return "state" in ast.unparse(node.value)
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
        return False
    owner = ast.unparse(node.func.value)
    return node.func.attr in MUTATING | OF_THE_STATE and ("state" in owner or owner == "pile")


def takes_copy(node: ast.AST, setting: set[str]) -> bool:
    if not isinstance(node, ast.Call):
        return False
    return ast.unparse(node.func) == "game.changing" or (isinstance(node.func, ast.Name) and node.func.id in setting)


@pytest.mark.parametrize("name", SETTERS)
def test_setters_take_the_copy_before_they_write(name: str) -> None:
    (module,) = [module for module in modules("kernel") if place(module) == name]
    found = too_early(module)
    assert not found, "\n".join(found)


EARLY = {
    "never": "def f(game: Game, obj: Obj) -> None:\n    obj.turned = 1",
    "afterwards": "def f(game: Game) -> None:\n    game.state.secrets += 1\n    game.changing()",
    "a pile": "def f(game: Game) -> None:\n    game.state.stack.pop()\n    game.changing()",
}


@pytest.mark.parametrize("text", EARLY.values(), ids=EARLY)
def test_a_setter_that_writes_too_early_is_seen(text: str) -> None:
    assert too_early(imagined("kernel/setters.py", text))


WRITTEN = {
    "an attribute": "def f(game: Game, obj: Obj) -> None:\n    obj.turned = 1",
    "one more": "def f(game: Game) -> None:\n    game.state.secrets += 1",
    "several at once": "def f(state: GameState) -> None:\n    state.over, state.winner = True, 0",
    "in a loop": "def f(game: Game) -> None:\n    for obj in game.field:\n        obj.attacks = 0",
    "in a list": "def f(objs: list[Obj]) -> None:\n    found = [obj for obj in objs]\n    found[0].damage = 0",
    "by another name": "def f(game: Game) -> None:\n    combat = game.state.combat\n    combat.blocker = 1",
    "who knows what": "def f(game: Game) -> None:\n    who_knows(game).face_up = True",
    "a copy only sometimes": "def f(obj: Obj) -> None:\n    if obj.gone:\n        obj = obj.copy()\n    obj.seen = 1",
    "a table of an object": "def f(obj: Obj) -> None:\n    obj.counters['fire'] = 1",
    "a table by another name": "def f(state: GameState) -> None:\n    kept = state.resources[0]\n    kept['life'] = 1",
    "a pile": "def f(game: Game, obj: Obj) -> None:\n    game.pile('hand', 0).remove(obj)",
    "a pile by another name": "def f(state: GameState) -> None:\n    for p in state.zones['hand']:\n        p.pop()",
    "a place in a pile": "def f(state: GameState, obj: Obj) -> None:\n    state.zones['hand'][0][1] = obj",
    "the stack": "def f(game: Game, item: StackItem) -> None:\n    game.state.stack.append(item)",
    "an object taken away": "def f(state: GameState) -> None:\n    del state.objects[1]",
    "a shuffle": "def f(game: Game) -> None:\n    game.state.shuffle(0)",
    "a copy in its place": "def f(game: Game, obj: Obj) -> None:\n    game.state.replace(obj)",
}
OWN = {
    "an event": "def f(event: Event) -> None:\n    event.face_up = False",
    "an event just made": "def f(obj: Obj) -> None:\n    event = moving(obj, 'hand')\n    event.place = 1",
    "a play's context": "def f(play: Play) -> None:\n    play.context.controller = 1",
    "what it is for the moment": "def f(obj: Obj) -> None:\n    obj.now.power = 1",
    "a new battle": "def f(game: Game) -> None:\n    combat = Combat()\n    combat.blocker = 1",
    "a copy": "def f(obj: Obj) -> None:\n    known = obj.copy()\n    known.gone = True\n    known.counters['fire'] = 1",
    "a copied pile": "def f(game: Game) -> None:\n    pile = game.pile('hand', 0)[:]\n    pile.pop()",
    "a list of its own": "def f(game: Game) -> None:\n    found = [obj for obj in game.field]\n    found.pop()",
}
SAID = [
    "from arbiter.kernel.index.versions import changed",
    "from arbiter.kernel.index import versions",
    "def f(game: Game) -> None:\n    game.index.unsettled = 0",
    "def f(game: Game) -> None:\n    game.index.tell(1)",
    "def f(game: Game) -> None:\n    game.under_way.changes += 1",
]


@pytest.mark.parametrize("text", WRITTEN.values(), ids=WRITTEN)
def test_a_write_past_events_is_seen(text: str) -> None:
    assert writes(imagined("games/x/chapter.py", text))


@pytest.mark.parametrize("text", OWN.values(), ids=OWN)
def test_what_is_no_part_of_the_state_may_be_written_to(text: str) -> None:
    assert not writes(imagined("games/x/chapter.py", text))


@pytest.mark.parametrize("text", SAID)
def test_who_says_what_has_changed_is_seen(text: str) -> None:
    assert list(sayings(imagined("games/x/chapter.py", text)))
