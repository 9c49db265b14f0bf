"""Looking cards up in the query language that players know: `t:forward e:fire cost<=3 o:"draw"`.

Words without a field are looked for in the name. Terms stand side by side and must all hold; `-` or `not` before one
denies it, `or` between two lets either do, parentheses group.
"""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from arbiter.cards.card_texts import further_sides, texts_of
from arbiter.cards.pool import Pool
from arbiter.cards.printings import as_printed_in_all
from arbiter.cards.summary import Summary
from arbiter.games.printed_fields import Card
from arbiter.kernel.errors import ArbiterError

LONGEST = 500  # characters of a query
DEEPEST = 20  # parentheses


class BadQuery(ArbiterError):
    """A query that cannot be understood."""


@dataclass(frozen=True)
class Entry:
    """A card as it is looked up: what a query asks for is folded to small letters the first time."""

    card: Card
    summary: Summary
    folded: dict[str, str] = field(default_factory=dict, compare=False, repr=False)

    @property
    def id(self) -> str:
        return str(self.card.get("id", ""))

    @property
    def name(self) -> str:
        return str(self.card.get("name", ""))

    def words(self, field: str) -> str:
        """The words of a field of FIELDS, with a bar before and after each."""
        found = self.folded.get(field)
        if found is None:
            values = FIELDS[field](self)
            found = self.folded[field] = "|" + "|".join(fold(str(each)) for each in values if each) + "|"
        return found


FIELDS: dict[str, Callable[[Entry], Iterable[object]]] = {
    "name": lambda of: (side.get("name") for side in (of.card, *further_sides(of.card))),
    "text": lambda of: texts_of(of.card),
    "type": lambda of: of.summary.types,
    "element": lambda of: of.summary.colours,
    "kind": lambda of: of.summary.kinds,
    "group": lambda of: of.summary.groups,
    "keyword": lambda of: of.summary.keywords,
    "set": lambda of: (of.card.get("set"), of.card.get("set_name"), *released(of.card)),
    "rarity": lambda of: (of.card.get("rarity"),),
    "id": lambda of: (of.card.get("id"),),
    "is": lambda of: ("whole",) if not of.summary.problem else ("problem", "stopped"),
}


def released(card: Card) -> list[object]:
    found = card.get("released_in")
    return list(found) if isinstance(found, list | tuple) else []


def fold(word: str) -> str:
    return word.casefold().replace("_", " ").replace("’", "'")


# ---------------------------------------------------------------- what a query means

Test = Callable[[Entry], bool]

WORDS = {
    "t": "type", "type": "type", "e": "element", "element": "element", "c": "element", "color": "element",
    "colour": "element", "attribute": "element", "a": "element", "faction": "element", "r": "kind", "race": "kind",
    "job": "kind", "trait": "kind", "kind": "kind", "cat": "group", "category": "group", "group": "group",
    "cluster": "group", "k": "keyword", "keyword": "keyword", "s": "set", "set": "set", "rarity": "rarity",
    "id": "id", "number": "id", "is": "is",
}  # fmt: skip
NUMBERS: dict[str, Callable[[Summary], int | None]] = {
    "cost": lambda card: card.cost,
    "mv": lambda card: card.cost,
    "power": lambda card: card.power,
    "pow": lambda card: card.power,
    "atk": lambda card: card.power,
    "def": lambda card: card.guard,
    "hp": lambda card: card.guard,
    "level": lambda card: card.level,
    "lv": lambda card: card.level,
}
COMPARE: dict[str, Callable[[int, int], bool]] = {
    "<=": operator.le,
    ">=": operator.ge,
    "!=": operator.ne,
    "<": operator.lt,
    ">": operator.gt,
    "=": operator.eq,
    ":": operator.eq,
}
TOKEN = re.compile(r"""\s*(?:(-?)(\w+)(<=|>=|!=|[<>=:])("[^"]*"|[^\s()"]+)|(-?)("[^"]*"|[^\s()"]+)|([()]))""")


def parse_query(query: str) -> Test:
    """The question that a query asks of every card, or `BadQuery`."""
    if len(query) > LONGEST:
        raise BadQuery(f"{len(query)} characters are too long for a query; {LONGEST} are the most")
    return Reader(query).whole()


class Reader:
    def __init__(self, query: str) -> None:
        self.query = query
        self.tokens: list[re.Match[str]] = []
        at = 0
        while query[at:].strip():
            found = TOKEN.match(query, at)
            if found is None:
                raise BadQuery(f"{query[at:].strip()[:40]!r} is not understood; {HELP}")
            self.tokens.append(found)
            at = found.end()
        self.at = 0

    def whole(self) -> Test:
        test = self.either(0)
        if self.at < len(self.tokens):
            raise BadQuery(f"a parenthesis is closed that was not opened; {HELP}")
        return test

    def word(self) -> str:
        return self.tokens[self.at].group().strip() if self.at < len(self.tokens) else ""

    def either(self, depth: int) -> Test:
        if depth > DEEPEST:
            raise BadQuery("parentheses are nested too deep")
        tests = [self.all_of(depth)]
        while self.word().casefold() == "or":
            self.at += 1
            tests.append(self.all_of(depth))
        return tests[0] if len(tests) == 1 else lambda card: any(test(card) for test in tests)

    def all_of(self, depth: int) -> Test:
        tests: list[Test] = []
        while self.at < len(self.tokens) and self.word() != ")" and self.word().casefold() != "or":
            tests.append(self.term(depth))
        if len(tests) == 1:
            return tests[0]
        return lambda card: all(test(card) for test in tests)

    def term(self, depth: int) -> Test:
        token = self.tokens[self.at]
        self.at += 1
        if token.group(7) == "(":
            inner = self.either(depth + 1)
            if self.word() != ")":
                raise BadQuery(f"a parenthesis is not closed; {HELP}")
            self.at += 1
            return inner
        if token.group(2) is not None:
            made = field_test(token.group(2).casefold(), token.group(3), token.group(4).strip('"'))
            return denied(made) if token.group(1) else made
        word = token.group(6)
        if word.casefold() == "not" and self.at < len(self.tokens):
            return denied(self.term(depth))
        made = name_test(word.strip('"'))
        return denied(made) if token.group(5) else made


def denied(test: Test) -> Test:
    return lambda card: not test(card)


def name_test(word: str) -> Test:
    wanted = fold(word)
    return lambda card: wanted in card.words("name")


def field_test(field: str, sign: str, value: str) -> Test:
    wanted = fold(value)
    if field in ("o", "text", "oracle"):
        return lambda card: wanted in card.words("text")
    if field in ("n", "name"):
        return name_test(value)
    if field in NUMBERS:
        if not value.isascii() or not value.isdigit() or len(value) > 9:
            raise BadQuery(f"{field}{sign}{value[:20]}: {value[:20]!r} is no number")
        return number_test(NUMBERS[field], COMPARE[sign], int(value))
    if field not in WORDS:
        raise BadQuery(f"there is no field {field[:20]!r} to look in; {HELP}")
    if sign not in (":", "=", "!="):
        raise BadQuery(f"{field}{sign}{value[:20]}: {field} has words, and {sign} compares numbers")
    name = WORDS[field]
    exactly = f"|{wanted}|" if sign != ":" or name == "is" else wanted
    test: Test = lambda card: exactly in card.words(name)  # noqa: E731
    return denied(test) if sign == "!=" else test


def number_test(of: Callable[[Summary], int | None], compare: Callable[[int, int], bool], wanted: int) -> Test:
    def test(card: Entry) -> bool:
        found = of(card.summary)
        return found is not None and compare(found, wanted)

    return test


HELP = 'a query reads t:forward e:fire cost<=3 o:"draw a card" -set:promo (job:knight or keyword:haste)'


class CardIndex:
    """Cards that are looked up often."""

    def __init__(self, entries: Sequence[Entry]) -> None:
        self.entries = sorted(entries, key=lambda each: (each.name.casefold(), each.id))

    def search(self, query: str) -> list[Entry]:
        """The cards for which the query holds, by name; all for an empty one."""
        test = parse_query(query) if query.strip() else None
        return [each for each in self.entries if test is None or test(each)]


def index_of(pool: Pool, known: Mapping[str, Summary]) -> CardIndex:
    """The cards of a pool with their summaries; reprints stand once, by the newest."""
    made = [Entry(as_printed_in_all([pool.cards[id] for id in ids]), known[key]) for key, ids in pool.printings.items()]
    return CardIndex(made)
