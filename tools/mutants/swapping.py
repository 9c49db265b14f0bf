"""A break put into functions that live already: their code is exchanged, and nothing is imported anew."""

from __future__ import annotations

import gc
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FunctionType

from tools.mutants.breaking import Break

CO_OPTIMIZED = 1  # the flag of a function's code; the code of a module or of a class has it not


class Living:
    """The functions of a process by the file and the place where their source stands."""

    def __init__(self) -> None:
        self.found: dict[tuple[str, str, int], list[FunctionType]] = defaultdict(list)
        for each in gc.get_objects():
            if isinstance(each, FunctionType):
                self.found[place(each.__code__)].append(each)

    def swap(self, folder: Path, broken: Break) -> bool:
        """Whether the break could be put in. It cannot be where it lies outside of functions, in a default value (made
        when the module was), or in a function that nothing has imported yet."""
        path = folder / broken.path
        source = path.read_text(encoding="utf-8")
        whole = {place(code): code for code in outermost(compiled(source, path))}
        changed = [code for code in outermost(compiled(broken.apply(source), path)) if is_around(code, broken, whole)]
        if len(changed) != 1:
            return False
        code = changed[0]
        was = whole[place(code)]
        if not self.found[place(was)]:
            return False
        old, new = list(nested(was)), list(nested(code))
        if len(old) == len(new):
            pairs = list(zip(old, new, strict=True))
        elif any(self.found[place(each)] for each in old[1:]):
            return False  # it has made functions already, and which of them are which cannot be told
        else:
            pairs = [(was, code)]
        if any(each.co_freevars != other.co_freevars for each, other in pairs):
            return False
        for each, other in pairs:
            for function in self.found[place(each)]:
                function.__code__ = other
        return True


def compiled(source: str, path: Path) -> CodeType:
    return compile(source, str(path), "exec", dont_inherit=True)


def place(code: CodeType) -> tuple[str, str, int]:
    return code.co_filename, code.co_qualname, code.co_firstlineno


def outermost(code: CodeType) -> Iterator[CodeType]:
    """The functions of a module and of its classes, not those that lie in functions."""
    for each in code.co_consts:
        if isinstance(each, CodeType):
            if each.co_flags & CO_OPTIMIZED:
                yield each
            else:
                yield from outermost(each)


def nested(code: CodeType) -> Iterator[CodeType]:
    yield code
    for each in code.co_consts:
        if isinstance(each, CodeType):
            yield from nested(each)


def is_around(code: CodeType, broken: Break, whole: dict[tuple[str, str, int], CodeType]) -> bool:
    """Is this the function that the break changes? It begins where it began, since all before the break is the same;
    those behind it may have moved, and are no others for that."""
    names = code.co_qualname.split(".")
    was = whole.get(place(code))
    return was is not None and broken.inside.split(".")[: len(names)] == names and code != was
