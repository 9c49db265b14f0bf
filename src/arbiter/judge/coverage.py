"""How much of each document is executed: rules counted by kind, and the check that ledger, code and tests agree."""

from collections.abc import Iterable

from arbiter.judge.citations import BadMark, CodeCitation, MarkCitation, shown_path
from arbiter.judge.ledger import Kind, Ledger

COLUMNS = (Kind.HEADING, Kind.DEFINITION, Kind.PHYSICAL, Kind.IMPLEMENTED, Kind.OPEN)


def counts(ledger: Ledger) -> dict[str, int]:
    """The total and the number of rules of each kind."""
    row = {"total": len(ledger)}
    for kind in COLUMNS:
        row[kind.value] = len(ledger.of_kind(kind))
    return row


def table(ledgers: Iterable[Ledger]) -> str:
    """The coverage of several games as aligned text; done is the share of what is neither heading nor set aside."""
    heads = ["game", "total", *(kind.value for kind in COLUMNS), "done"]
    rows = [heads]
    for ledger in ledgers:
        numbers = counts(ledger)
        to_do = numbers["implemented"] + numbers["open"]
        # Rounded down: 100% is said only when nothing is open.
        share = numbers["implemented"] * 100 // to_do if to_do else 100
        rows.append([ledger.game, *(str(number) for number in numbers.values()), f"{share}%"])
    widths = [max(len(row[column]) for row in rows) for column in range(len(heads))]
    lines = []
    for row in rows:
        cells = [row[0].ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True))]
        lines.append("  ".join(cells))
    return "\n".join(lines)


def disagreements(
    ledgers: dict[str, Ledger], code: Iterable[tuple[str, CodeCitation]], tests: Iterable[MarkCitation]
) -> list[str]:
    """Unknown numbers in code or tests, open rules that a test cites, implemented rules that no test shows."""
    found = []
    for game, place in code:
        if place.id not in ledgers[game].rules:
            near = ledgers[game].nearest(place.id, 1)[0]
            found.append(f"{shown_path(place.path)}:{place.line} {game} has no rule {place.id} (nearest: {near})")
    shown: set[tuple[str, str]] = set()
    for test in tests:
        where = f"{shown_path(test.path)}:{test.line} {test.test}"
        ledger = ledgers.get(test.game)
        if ledger is None:
            found.append(f"{where} cites an unknown game {test.game!r}")
            continue
        for id in test.ids:
            rule = ledger.rules.get(id)
            if rule is None:
                found.append(f"{where} {test.game} has no rule {id} (nearest: {ledger.nearest(id, 1)[0]})")
            elif rule.kind is Kind.OPEN:
                found.append(
                    f"{where} cites {test.game} {id}, which is open: "
                    f"run python -m arbiter.judge.ledger --promote {test.game}"
                )
            elif test.runs:
                shown.add((test.game, id))
    for ledger in ledgers.values():
        for rule in ledger.of_kind(Kind.IMPLEMENTED):
            if (ledger.game, rule.id) not in shown:
                found.append(f"{ledger.game} {rule.id} is implemented, but no test that runs cites it")
    return found


def unreadable(marks: Iterable[BadMark]) -> list[str]:
    return [f"{shown_path(mark.path)}:{mark.line} {mark.why}" for mark in marks]
