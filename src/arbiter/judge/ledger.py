"""A game's ledger: every numbered rule of its document with its kind and, in our own words, what it asks.

It stands in `games/<game>/rules.toml` in the document's order. `python -m arbiter.judge.ledger --promote GAME` turns
`open` into `implemented` for the rules that a test cites, and changes nothing else.
"""

import argparse
import difflib
import re
import sys
import tomllib
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from pathlib import Path

from arbiter.games.registry import games

PACKAGE = Path(__file__).resolve().parents[1]
USUAL_LIMIT = 0.25


class Kind(Enum):
    HEADING = "heading"  # a title, no rule
    DEFINITION = "definition"  # fixes a word; nothing to run
    PHYSICAL = "physical"  # sleeves, art, card layout
    IMPLEMENTED = "implemented"  # obeyed by code and shown by a test
    OPEN = "open"


class LedgerError(Exception):
    """A ledger that cannot be read, or a game or rule that is not in one. The message says what to do instead."""


@dataclass(frozen=True, slots=True)
class Rule:
    id: str
    kind: Kind
    says: str = ""
    reason: str = ""  # why a definition or physical rule has nothing to run


@dataclass(frozen=True, slots=True)
class Ledger:
    game: str
    document: str
    number: str  # how the document's numbers look, as a regular expression
    rules: dict[str, Rule]
    # What may be set aside as having nothing to run, as a share of the rules that are not headings.
    limit: float = USUAL_LIMIT

    def __iter__(self) -> Iterator[Rule]:
        return iter(self.rules.values())

    def __len__(self) -> int:
        return len(self.rules)

    def rule(self, number: str) -> Rule:
        found = self.rules.get(number.strip().rstrip("."))
        if found is None:
            near = ", ".join(self.nearest(number))
            raise LedgerError(f"{self.game} has no rule {number!r}; the nearest are {near}")
        return found

    def of_kind(self, *kinds: Kind) -> list[Rule]:
        return [rule for rule in self if rule.kind in kinds]

    def nearest(self, number: str, count: int = 5) -> list[str]:
        """The ids that share the longest beginning with a number, the most alike first."""
        wanted = segments(number)

        def likeness(known: str) -> tuple[int, float]:
            shared = 0
            for ours, theirs in zip(wanted, segments(known), strict=False):
                if ours != theirs:
                    break
                shared += 1
            return shared, difflib.SequenceMatcher(None, number, known).ratio()

        return sorted(self.rules, key=likeness, reverse=True)[:count]

    def above(self, number: str) -> list[Rule]:
        """The rules that this one stands under, the chapter first."""
        return self.all_above((number,))[number]

    def all_above(self, numbers: Iterable[str]) -> dict[str, list[Rule]]:
        """For each of many rules those that it stands under."""
        by_segments = {segments(known): rule for known, rule in self.rules.items()}
        found: dict[str, list[Rule]] = {}
        for number in numbers:
            parts = segments(number)
            prefixes = (parts[:length] for length in range(1, len(parts)))
            found[number] = [by_segments[prefix] for prefix in prefixes if prefix in by_segments]
        return found


def segments(number: str) -> tuple[str, ...]:
    """11.12.4 as (11, 12, 4); 903.2i as (903, 2, i); 7.5/2a as (7, 5, 2, a)."""
    return tuple(re.findall(r"\d+|[A-Za-z]+", number))


def folders() -> dict[str, Path]:
    """The folder of every game that has a ledger; a game of ours that is still to be written may have that alone."""
    found = {game.key: game.folder for game in games().values()}
    for path in sorted((PACKAGE / "games").glob("*/rules.toml")):
        found.setdefault(path.parent.name, path.parent)
    return {key: folder for key, folder in found.items() if (folder / "rules.toml").is_file()}


def folder_of(game: str) -> Path:
    known = folders()
    if game not in known:
        if game in games():
            raise LedgerError(f"the game {game} has no ledger; looked for {games()[game].folder / 'rules.toml'}")
        near = difflib.get_close_matches(game, known, n=1, cutoff=0.3)
        hint = f"; did you mean {near[0]}?" if near else ""
        raise LedgerError(f"there is no game {game!r}{hint} (the games are {', '.join(known)})")
    return known[game]


def load(game: str) -> Ledger:
    """A game's ledger as it stands in its package."""
    return parse(game, (folder_of(game) / "rules.toml").read_text(encoding="utf-8"))


def load_all() -> dict[str, Ledger]:
    return {game: load(game) for game in folders()}


def parse(game: str, text: str) -> Ledger:
    """A ledger from the text of a rules.toml; a rule is its kind alone, or a table of kind, says and reason."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise LedgerError(f"{game}/rules.toml: {error}") from error
    document, number, entries = data.get("document"), data.get("number"), data.get("rules")
    if not isinstance(document, str) or not isinstance(number, str) or not isinstance(entries, dict):
        raise LedgerError(f"{game}/rules.toml needs document, number and a table [rules]")
    rules = {}
    for id, entry in entries.items():
        rules[id] = _rule(game, id, entry if isinstance(entry, dict) else {"kind": entry})
    limit = data.get("set_aside", USUAL_LIMIT)
    if not isinstance(limit, float):
        raise LedgerError(f"{game}/rules.toml: set_aside must be a share such as 0.25")
    return Ledger(game, document, number, rules, limit)


def _rule(game: str, id: str, entry: dict[str, object]) -> Rule:
    where = f"{game}/rules.toml, rule {id}"
    unknown = sorted(entry.keys() - {"kind", "says", "reason"})
    if unknown:
        raise LedgerError(f"{where}: unknown field {unknown[0]!r}; a rule has kind, says and reason")
    texts = {}
    for field in ("kind", "says", "reason"):
        value = entry.get(field, "")
        if not isinstance(value, str):
            raise LedgerError(f"{where}: {field} must be text")
        texts[field] = value
    try:
        kind = Kind(texts["kind"])
    except ValueError:
        kinds = ", ".join(kind.value for kind in Kind)
        raise LedgerError(f"{where}: {texts['kind']!r} is no kind; the kinds are {kinds}") from None
    return Rule(id, kind, texts["says"], texts["reason"])


def problems(ledger: Ledger) -> list[str]:
    """What is wrong with a ledger by itself, without looking at code or tests."""
    found = []
    for rule in ledger:
        if rule.kind in (Kind.DEFINITION, Kind.PHYSICAL) and not rule.reason:
            found.append(f"{ledger.game} {rule.id} is {rule.kind.value} without a reason")
        if rule.kind in (Kind.DEFINITION, Kind.PHYSICAL, Kind.IMPLEMENTED) and not rule.says:
            found.append(f"{ledger.game} {rule.id} is {rule.kind.value} but does not say what it asks")
    share = set_aside(ledger)
    if share > ledger.limit:
        says = f"sets aside {share:.0%} of its rules as definition or physical, over {ledger.limit:.0%}"
        found.append(f"{ledger.game} {says}")
    return found


def set_aside(ledger: Ledger) -> float:
    """The share of rules, headings left out, that are said to have nothing to run."""
    rules = len(ledger) - len(ledger.of_kind(Kind.HEADING))
    return len(ledger.of_kind(Kind.DEFINITION, Kind.PHYSICAL)) / rules if rules else 0.0


def promoted(text: str, cited: Collection[str]) -> tuple[str, list[str]]:
    """The text of a rules.toml in which every cited open rule is implemented, and the ids that changed."""
    changed = []
    lines = text.splitlines(keepends=True)
    for index, line in enumerate(lines):
        entry = re.match(r'"([^"]+)" = (?:\{ kind = )?"open"', line)
        if entry and entry.group(1) in cited:
            lines[index] = line.replace('"open"', '"implemented"', 1)
            changed.append(entry.group(1))
    return "".join(lines), changed


def promote(game: str, cited: Iterable[str]) -> list[str]:
    """Rewrites a game's rules.toml; the ids that changed."""
    load(game)  # a ledger that cannot be read is not rewritten
    path = folder_of(game) / "rules.toml"
    text, changed = promoted(path.read_text(encoding="utf-8"), set(cited))
    if changed:
        path.write_text(text, encoding="utf-8")
    return changed


def main(argv: Sequence[str] | None = None) -> int:
    from arbiter.judge.citations import citations_in_tests

    parser = argparse.ArgumentParser(prog="python -m arbiter.judge.ledger", description=__doc__)
    parser.add_argument("--promote", metavar="GAME", required=True, help="mark the open rules that tests cite")
    game: str = parser.parse_args(argv).promote
    try:
        shown = [test for test in citations_in_tests() if test.game == game and test.runs]
        changed = promote(game, {id for test in shown for id in test.ids})
    except LedgerError as error:
        print(error, file=sys.stderr)
        return 2
    print(f"{game}: {len(changed)} rules promoted" + (f": {', '.join(changed)}" if changed else ""))
    return 0


if __name__ == "__main__":
    sys.exit(main())
