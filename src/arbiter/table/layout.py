"""What a game looks like in the browser: the `layout.toml` of its folder, which the page draws from.

The server itself reads only a few of its tables: where players are asked, what zones and actions are called, the rules
that lines of the log rest on, and reasons that the state of a card in play gives. A game without a look of its own at
the terminal has its words from here, too.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import cast

from arbiter.games.registry import entry
from arbiter.kernel.errors import ArbiterError

Row = Mapping[str, object]
# The tables of a layout; docs/layout.md says what each of them is.
KNOWN = (
    "words", "area", "resources", "secondary", "verbs", "actions", "asks", "strip", "passing", "means", "colours",
    "types", "stat", "cost", "flags", "keywords", "marks", "help", "asked", "log", "zones", "places", "why",
)  # fmt: skip


# What the sentences of [log] may speak of.
PLACES = (
    "player", "whom", "their", "subjects", "count", "sources", "targets", "amount", "word", "goods",
    "counters", "lost", "from", "to", "paying", "others", "altered", "until", "own", "level", "keyword",
)  # fmt: skip


class BadLayout(ArbiterError):
    """A layout file that cannot be read."""


@dataclass(frozen=True)
class Because:
    """A reason that a card in play gives by how it stands: "rested", "fresh", "frozen" or a mark."""

    type: str
    when: str
    unless: str  # a keyword that makes it no reason
    rule: str
    says: str


@dataclass(frozen=True)
class Layout:
    """A game's layout: the whole of it for the page, and what the server reads."""

    data: dict[str, object]
    titles: dict[str, str] = field(default_factory=dict)  # zones as people call them
    own: frozenset[str] = frozenset()  # steps of one's own turn in which one is asked
    battle: frozenset[str] = frozenset()  # steps in which one is asked while somebody attacks
    defending: frozenset[str] = frozenset()  # those of them in which only whoever is attacked is asked
    rules: dict[str, str] = field(default_factory=dict)  # a kind of what happens: the rule it rests on
    reasons: tuple[Because, ...] = ()
    stats: tuple[tuple[str, str], ...] = (("power", "power"),)  # numbers on cards, and what they are called
    losses: dict[str, str] = field(default_factory=dict)  # a resource: what having less of it is called
    plurals: dict[str, str] = field(default_factory=dict)  # a resource that is counted: what several are called
    verbs: dict[str, str] = field(default_factory=dict)  # what actions are called besides their own names

    sentences: dict[str, str] = field(default_factory=dict)  # a kind of what happens: what the log says of it
    zone_words: dict[str, str] = field(default_factory=dict)  # zones as they are called within a sentence
    place_words: dict[str, dict[int | None, str]] = field(default_factory=dict)  # of zones with places: each one's
    unit: str = ""  # what costs are paid in
    ahead: dict[str, tuple[str, ...]] = field(default_factory=dict)  # an action: questions that are answered with it
    ahead_says: dict[str, str] = field(default_factory=dict)  # ... and what that is called
    together: frozenset[str] = frozenset()  # of these actions several can be chosen at once, one after the other
    always: frozenset[str] = frozenset()  # these actions the table does by itself for whoever has told it to
    fights: frozenset[str] = frozenset()  # of `battle`, those where one is asked only if somebody blocks
    row: frozenset[str] = frozenset()  # actions that can be chosen to be done one after the other
    later: tuple[str, ...] = ()  # those of them with cards of the hand that need not be possible yet
    expected: frozenset[str] = frozenset()  # what happens, or what and why, that is no reason to ask in between
    own_expected: frozenset[str] = frozenset()  # ... if it is the player's own doing

    def title(self, zone: str) -> str:
        return self.titles.get(zone, zone)


@cache
def layout_of(game: str) -> Layout:
    """The layout of a game; one that has no file is shown by the names that its rules use."""
    path = entry(game).folder / "layout.toml"
    if not path.is_file():
        return plain_layout(game)
    try:
        return read_layout(tomllib.loads(path.read_text(encoding="utf-8")), str(path))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadLayout(f"{path}: {error}") from None


def plain_layout(game: str) -> Layout:
    rules = entry(game).rules
    strip = [{"title": name, "steps": [name]} for name, step in rules.turn.steps.items() if step.grants]
    areas = [{"zone": spec.name, "title": spec.name, "show": "row"} for spec in rules.zones.rows]
    asked = frozenset(name for name, step in rules.turn.steps.items() if step.grants and step.plays)
    return Layout({"strip": strip, "area": areas}, own=asked, battle=asked)


def read_layout(data: dict[str, object], where: str) -> Layout:
    unknown = [key for key in data if key not in KNOWN]
    if unknown:
        raise BadLayout(f"{where}: there is no table {unknown[0]!r}; there are {', '.join(KNOWN)} (docs/layout.md)")
    asked = table(data, "asked", where)
    return Layout(
        data,
        {words(row, "zone", where): words(row, "title", where) for row in whole_zones(data, where)},
        frozenset(names(asked, "own", where)),
        frozenset(names(asked, "battle", where)),
        frozenset(names(asked, "defending", where)),
        log_rules(data, where),
        tuple(
            Because(
                words(row, "type", where),
                words(row, "when", where),
                str(row.get("unless", "")),
                words(row, "rule", where),
                words(row, "says", where),
            )
            for row in rows(data, "why", where)
        ),
        tuple((words(row, "field", where), words(row, "word", where)) for row in rows(data, "stat", where)),
        {kind: words(row, "lost", where) for kind, row in resources(data, where).items() if "lost" in row},
        {kind: words(row, "word", where) for kind, row in resources(data, where).items() if "one" in row},
        {action: str(verb) for action, verb in table(data, "verbs", where).items()},
        log_sentences(data, where),
        {zone: words(table(data, "zones", where), zone, where) for zone in table(data, "zones", where)},
        {zone: place_words(table(data, "places", where), zone, where) for zone in table(data, "places", where)},
        str(table(data, "words", where).get("resources", "")),
        {kind: tuple(names(table(asked, "ahead", where), kind, where)) for kind in table(asked, "ahead", where)},
        {kind: words(table(asked, "says", where), kind, where) for kind in table(asked, "says", where)},
        frozenset(table(asked, "together", where)),
        frozenset(table(asked, "always", where)),
        frozenset(names(asked, "fights", where)),
        frozenset(names(asked, "row", where)),
        tuple(names(asked, "later", where)),
        frozenset(names(asked, "expected", where)),
        frozenset(names(asked, "own_expected", where)),
    )


def log_rules(data: Row, where: str) -> dict[str, str]:
    """The rules that lines of the log rest on: a number, or beside the words."""
    rows = table(data, "log", where)
    found = {kind: row if isinstance(row, str) else table(rows, kind, where).get("rule") for kind, row in rows.items()}
    return {kind: str(rule) for kind, rule in found.items() if rule}


def log_sentences(data: Row, where: str) -> dict[str, str]:
    """What the log says in words of the game's own; a bad template is an error, not a line without sense."""
    made: dict[str, str] = {}
    rows = table(data, "log", where)
    for kind, row in rows.items():
        if isinstance(row, str) or "says" not in table(rows, kind, where):
            continue
        says = made[kind] = words(table(rows, kind, where), "says", where)
        unknown = [name for name in re.findall(r"\{(\w+)", says) if name not in PLACES]
        if unknown:
            raise BadLayout(f"{where}: [log] {kind}: there is no {{{unknown[0]}}}; there are {', '.join(PLACES)}")
    return made


def place_words(data: Row, zone: str, where: str) -> dict[int | None, str]:
    """What the places of a zone are called within a sentence."""
    rows = table(data, zone, where)
    if not all(key.lstrip("-").isdecimal() for key in rows):
        raise BadLayout(f"{where}: [places.{zone}] must have whole numbers as keys, the places of the zone")
    return {int(key): words(rows, key, where) for key in rows}


def resources(data: Row, where: str) -> dict[str, Row]:
    rows = table(data, "resources", where)
    return {kind: table(rows, kind, where) for kind in rows}


def whole_zones(data: Row, where: str) -> list[Row]:
    """Areas that show a zone as a whole; those that show some types of its cards do not name it."""
    return [row for row in rows(data, "area", where) if "types" not in row]


def table(data: Row, key: str, where: str) -> Row:
    value = data.get(key, {})
    if not isinstance(value, dict):
        raise BadLayout(f"{where}: [{key}] must be a table")
    return cast("Row", value)


def rows(data: Row, key: str, where: str) -> list[Row]:
    value = data.get(key, [])
    if not isinstance(value, list) or not all(isinstance(row, dict) for row in value):
        raise BadLayout(f"{where}: [[{key}]] must be tables")
    return cast("list[Row]", value)


def words(row: Row, key: str, where: str) -> str:
    value = row.get(key)
    if not isinstance(value, str):
        raise BadLayout(f"{where}: {key} must be a piece of text, not {value!r:.40}")
    return value


def names(row: Row, key: str, where: str) -> list[str]:
    value = row.get(key, [])
    if not isinstance(value, list) or not all(isinstance(name, str) for name in value):
        raise BadLayout(f"{where}: {key} must be a list of names")
    return cast("list[str]", value)
