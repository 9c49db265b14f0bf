"""The table of two-way templates: a row parses and prints.

A row says which category it belongs to, how it reads (its template), and what it means (a script node with the
template's slots as fields). Templates are words and slots: `[field:category]` is a slot, `a|b` are synonyms of
which the first is printed, `card/cards` agrees in number with the row's first countable slot, `the?` may be
left out and is not printed, `the??` may be left out and is printed, `@key` is spelled by the game's own table.
"""

from __future__ import annotations

import dataclasses
import re
import zlib
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from arbiter.text.errors import Declined, GrammarError

Take = Callable[[object], Mapping[str, object] | None]
Make = Callable[..., object]

# How a game spells a word of the shared rows that its texts do not have: it goes without the rows that say it.
UNSAID = "<unsaid>"
WHOLE = ("/", "and/or")  # slashes that are part of the word
SLOT = re.compile(r"\[(\w+):([\w<>]+)\]$")


@dataclass(frozen=True)
class Word:
    """A literal: the spellings that are read, and the one or two (singular, plural) that are printed."""

    reads: tuple[str, ...]
    singular: str
    plural: str
    optional: bool = False
    printed: bool = True


@dataclass(frozen=True)
class Slot:
    name: str
    category: str


Element = Word | Slot


@dataclass(frozen=True)
class Row:
    category: str
    elements: tuple[Element, ...]
    make: Make
    take: Take
    fixed: Mapping[str, object] = field(default_factory=dict)
    template: str = ""
    prints: bool = True
    own: bool = False  # it has a pair of functions of its own

    def build(self, names: tuple[str, ...], values: tuple[object, ...]) -> object:
        """The meaning, or None where this row's own check declines the combination."""
        try:
            return self.make(**dict(zip(names, values, strict=True)), **self.fixed)
        except Declined:
            return None


def split_template(template: str, spelling: Mapping[str, str]) -> tuple[Element, ...]:
    elements: list[Element] = []
    for raw in template.split():
        if raw.startswith("@"):
            optional = raw.endswith("?")
            key = raw[1:].rstrip("?")
            if key not in spelling:
                raise GrammarError(f"no spelling for @{key} in {template!r}")
            inner = split_template(spelling[key], spelling)
            if optional:
                inner = tuple(dataclasses.replace(e, optional=True) if isinstance(e, Word) else e for e in inner)
            elements.extend(inner)
            continue
        slot = SLOT.match(raw)
        if slot:
            elements.append(Slot(slot.group(1), slot.group(2)))
            continue
        elements.append(read_word(raw))
    return tuple(elements)


def read_word(raw: str) -> Word:
    optional = raw.endswith("?") and len(raw) > 1
    printed = not optional or raw.endswith("??")
    body = raw.rstrip("?") if optional else raw
    if "?|" in body:
        raise GrammarError(f"in {raw!r} one mark at the end makes the whole word optional; within it, it would be read")
    reads: list[str] = []
    shown: tuple[str, str] | None = None
    for option in body.split("|"):
        forms = option.split("/") if "/" in option and option not in WHOLE else [option]
        reads.extend(forms)
        if shown is None:
            shown = (forms[0], forms[-1])
    assert shown is not None
    return Word(tuple(dict.fromkeys(r.lower() for r in reads)), shown[0], shown[1], optional, printed)


def take_node(node: type, slots: tuple[str, ...], fixed: Mapping[str, object], template: str) -> Take:
    """How a row reads its fields off a node: the constants must agree, every other field be at its default."""
    constants: list[tuple[str, object]] = []
    names = set()
    for each in dataclasses.fields(node):
        names.add(each.name)
        if each.name in slots:
            continue
        if each.name in fixed:
            constants.append((each.name, fixed[each.name]))
        elif each.default is not dataclasses.MISSING:
            constants.append((each.name, each.default))
        elif each.default_factory is not dataclasses.MISSING:
            constants.append((each.name, each.default_factory()))
        else:
            raise GrammarError(f"{template!r} leaves {node.__name__}.{each.name} open")
    for name in (*slots, *fixed):
        if name not in names:
            raise GrammarError(f"{template!r} names {name}, which {node.__name__} has not")

    def take(value: object) -> Mapping[str, object] | None:
        if type(value) is not node:
            return None
        for name, constant in constants:
            if getattr(value, name) != constant:
                return None
        return {name: getattr(value, name) for name in slots}

    return take


def identity(**values: object) -> object:
    (value,) = values.values()
    return value


class Table:
    """Rows under construction. `spelling` maps the core's keys to a game's phrases."""

    def __init__(self, spelling: Mapping[str, str]) -> None:
        self.spelling = spelling
        self.rows: list[Row] = []
        self.unsaid: set[str] = set()  # categories of rows that the game goes without

    def _add(self, row: Row) -> None:
        """The row, unless it has a word that the game does not."""
        if any(isinstance(each, Word) and UNSAID in each.reads for each in row.elements):
            self.unsaid.add(row.category)
        else:
            self.rows.append(row)

    def _elements(self, template: str) -> tuple[Element, ...]:
        return split_template(template, self.spelling)

    def row(self, category: str, template: str, node: type, **fixed: object) -> None:
        """A node whose fields are the template's slots and the constants given here."""
        for one in template.split(" || "):
            elements = self._elements(one)
            slots = tuple(e.name for e in elements if isinstance(e, Slot))
            take = take_node(node, slots, fixed, one)
            self._add(Row(category, elements, node, take, fixed, one))

    def word(self, category: str, template: str, value: object) -> None:
        """A phrase that means a constant; further templates after `||` are synonyms."""
        for one in template.split(" || "):
            elements = self._elements(one)
            if any(isinstance(e, Slot) for e in elements):
                raise GrammarError(f"{one!r} has a slot but means a constant")

            def make(constant: object = value) -> object:
                return constant

            def take(given: object, constant: object = value) -> Mapping[str, object] | None:
                return {} if type(given) is type(constant) and given == constant else None

            self._add(Row(category, elements, make, take, {}, one))

    def same(self, category: str, template: str) -> None:
        """A template with one slot, whose meaning is that slot's."""
        for one in template.split(" || "):
            elements = self._elements(one)
            (name,) = (e.name for e in elements if isinstance(e, Slot))

            def take(value: object, name: str = name) -> Mapping[str, object] | None:
                return {name: value}

            self._add(Row(category, elements, identity, take, {}, one))

    def form(self, category: str, template: str, make: Make, take: Take) -> None:
        """A row with its own pair of functions; `make` may answer None to decline."""
        for one in template.split(" || "):
            self._add(Row(category, self._elements(one), make, take, {}, one, own=True))

    def reads(self, category: str, template: str, make: Make) -> None:
        """A synonym of another row: read, never printed."""
        for one in template.split(" || "):
            self._add(Row(category, self._elements(one), make, never, {}, one, prints=False))

    def series(self, category: str, item: str, joint: str, most: int = 5, least: int = 1) -> None:
        """A tuple of items: "a", "a and b", "a, b and c" (with or without a last comma)."""
        for length in range(least, most + 1):
            names = [f"item{i}" for i in range(length)]
            slots = [f"[{n}:{item}]" for n in names]
            if length < 3:
                templates = [f" {joint} ".join(slots)]
            else:
                templates = [" , ".join(slots[:-1]) + f" {comma}{joint} {slots[-1]}" for comma in ("", ", ")]

            def make(**values: object) -> object:
                return tuple(values.values())

            def take(value: object, names: list[str] = names) -> Mapping[str, object] | None:
                if not isinstance(value, tuple) or len(value) != len(names):
                    return None
                return dict(zip(names, value, strict=True))

            for template in templates:
                self._add(Row(category, self._elements(template), make, take, {}, template))

    def leave_out(self, categories: Collection[str]) -> None:
        """Without those of these categories that nothing fills, and without the rows that would need them."""
        empty = self.unsaid.union(categories) - {row.category for row in self.rows}
        while empty:
            before = {row.category for row in self.rows}
            self.rows = [
                row
                for row in self.rows
                if not any(isinstance(part, Slot) and part.category in empty for part in row.elements)
            ]
            empty = before - {row.category for row in self.rows}


def never(value: object) -> Mapping[str, object] | None:
    return None


@dataclass
class Node:
    """A place in a category's trie: what may stand next, and the rows that end here."""

    words: dict[str, Node] = field(default_factory=dict)
    slots: dict[str, Node] = field(default_factory=dict)
    ends: list[tuple[Row, tuple[str, ...]]] = field(default_factory=list)


@dataclass(frozen=True)
class Grammar:
    """Rows made ready: one trie a category for reading, one list a category for printing."""

    tries: Mapping[str, Node]
    first: Mapping[str, frozenset[str]]
    rows: Mapping[str, tuple[Row, ...]]
    fingerprint: int

    @cached_property
    def words(self) -> frozenset[str]:
        """Every word that some row reads."""
        found: set[str] = set()
        waiting = list(self.tries.values())
        while waiting:
            node = waiting.pop()
            found |= node.words.keys()
            waiting += [*node.words.values(), *node.slots.values()]
        return frozenset(found)


def is_terminal(category: str) -> bool:
    return category.startswith("<")


def compile_grammar(rows: Iterable[Row]) -> Grammar:
    tries: dict[str, Node] = {}
    printing: dict[str, list[Row]] = {}
    texts: list[str] = []
    for row in rows:
        texts.append(f"{row.category}={row.template}")
        if row.prints:
            printing.setdefault(row.category, []).append(row)
        _insert(tries.setdefault(row.category, Node()), row, row.elements, ())
    for category, trie in tries.items():
        _check(category, trie, tries)
    first = _first_sets(tries)
    fingerprint = zlib.crc32("\n".join(texts).encode())
    return Grammar(tries, first, {k: tuple(v) for k, v in printing.items()}, fingerprint)


def _insert(node: Node, row: Row, elements: tuple[Element, ...], names: tuple[str, ...]) -> None:
    if not elements:
        node.ends.append((row, names))
        return
    head, rest = elements[0], elements[1:]
    if isinstance(head, Slot):
        _insert(node.slots.setdefault(head.category, Node()), row, rest, (*names, head.name))
        return
    if head.optional:
        _insert(node, row, rest, names)
    for text in head.reads:
        _insert(node.words.setdefault(text, Node()), row, rest, names)


def _check(category: str, node: Node, tries: Mapping[str, Node]) -> None:
    for name, after in node.slots.items():
        if not is_terminal(name) and name not in tries:
            raise GrammarError(f"category {category} asks for unknown category {name}")
        _check(category, after, tries)
    for after in node.words.values():
        _check(category, after, tries)


def _first_sets(tries: Mapping[str, Node]) -> dict[str, frozenset[str]]:
    """Which tokens can begin a category; no category may be empty, so a slot is never skipped."""
    first: dict[str, set[str]] = {name: set() for name in tries}
    changed = True
    while changed:
        changed = False
        for name, trie in tries.items():
            found = set(trie.words)
            for slot in trie.slots:
                found |= {slot} if is_terminal(slot) else first[slot]
            if not found <= first[name]:
                first[name] |= found
                changed = True
        for name, trie in tries.items():
            if trie.ends:
                raise GrammarError(f"category {name} can be empty")
    return {name: frozenset(found) for name, found in first.items()}
