"""What a simulation found, as JSON and as a table, and the files that failed games are kept in."""

from __future__ import annotations

import json
from pathlib import Path

from arbiter.lab.sim import Failure, Report, Tally


def as_json(report: Report) -> dict[str, object]:
    return {
        "games": report.games,
        "wins": {name: tally.wins for name, tally in report.by_bot.items()},
        "win_rates": {name: rates(tally) for name, tally in report.by_bot.items()},
        "wins_by_deck": {name: report.by_deck[name].wins for name in sorted(report.by_deck)},
        "win_rates_by_deck": {name: rates(report.by_deck[name]) for name in sorted(report.by_deck)},
        "first_player": rates(report.first),
        "draws": report.draws,
        "errors": [failure.as_json() for failure in report.failures],
        "endings": dict(report.endings.most_common()),
        "turns": round(sum(report.turns) / len(report.turns), 2) if report.turns else 0,
        "longest": max(report.turns, default=0),
        "decisions": report.decisions,
        "seconds": round(report.seconds, 3),
    }


def rates(tally: Tally) -> dict[str, float | int]:
    low, high = tally.interval()
    return {"games": tally.games, "rate": round(tally.rate, 4), "low": round(low, 4), "high": round(high, 4)}


def as_text(report: Report) -> str:
    turns = sorted(report.turns)
    rows = [row(name, tally) for name, tally in report.by_bot.items()]
    rows.append("")
    rows += [row(name, report.by_deck[name]) for name in sorted(report.by_deck)]
    rows += ["", row("who began", report.first)]
    if turns:
        middle = turns[len(turns) // 2]
        rows.append(f"{report.games} games of {turns[0]} to {turns[-1]} turns, half of them at most {middle}")
    per_game = report.decisions / report.games if report.games else 0
    per_second = report.games / report.seconds if report.seconds else 0
    speed = f"in {report.seconds:.1f} s, {per_second:.1f} games/s"
    rows.append(f"{report.decisions} decisions ({per_game:.0f} a game) {speed}")
    rows += [f"  {count:>6} {why}" for why, count in report.endings.most_common()]
    rows.append(f"{report.draws} draws, {len(report.failures)} errors")
    return "\n".join(rows)


def row(name: str, tally: Tally) -> str:
    low, high = tally.interval()
    return f"{name:<28} {tally.wins:>6} of {tally.games:<6} {tally.rate:>6.1%}  ({low:.1%} to {high:.1%})"


def keep(failure: Failure, folder: Path) -> Path:
    """Write a failed game to a file of its own."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{failure.order.game}-{failure.order.seed}.json"
    path.write_text(json.dumps(failure.as_json(), indent=1) + "\n", encoding="utf-8")
    return path
