"""The report of an experiment: one page that needs nothing else, for whoever designs decks and cards.

Rates stand with their 95% intervals (Wilson). Ratings are on Elo's scale: the difference between two bots that explains
their win rate, with the interval's ends.
"""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Iterable
from html import escape
from itertools import combinations
from math import log10
from pathlib import Path

from arbiter.cards.pool import shared
from arbiter.kernel.errors import BadCard
from arbiter.lab.experiments import Played
from arbiter.lab.results import ABOUT, JOURNAL, BadResults, read_journal
from arbiter.lab.sim import Tally

FEWEST = 10  # games before a card or a pair is listed
PAIRS = 25
EARLY = 8  # turns of both players
STYLE = """
body{font:15px/1.45 system-ui,sans-serif;margin:2rem auto;max-width:70rem;padding:0 1rem;color:#1c2430;background:#fff}
h1{font-size:1.6rem}h2{font-size:1.2rem;margin-top:2.2rem}
table{border-collapse:collapse;font-variant-numeric:tabular-nums}
th,td{padding:.25rem .6rem;border-bottom:1px solid #d9dee6;text-align:right}
th:first-child,td:first-child{text-align:left}
svg{display:block}.bar{fill:#3b6ea8}.whisker{stroke:#1c2430;stroke-width:1.5}.half{stroke:#b9c2cf}small{color:#5a6676}
.wide{overflow-x:auto}
"""


class Report:
    """What an experiment's folder holds, counted."""

    def __init__(self, folder: Path) -> None:
        try:
            about = json.loads((folder / ABOUT).read_text(encoding="utf-8"))
        except (OSError, ValueError):
            raise BadResults(f"{folder}: holds no results of `arbiter lab run`") from None
        self.game = str(about["game"])
        self.decks = [str(deck["name"]) for deck in about["decks"]]
        self.cells = [(tuple(decks), tuple(bots), str(kind)) for decks, bots, kind in about["cells"]]
        every = sorted(read_journal(folder / JOURNAL), key=lambda each: (each.cell, each.number))
        self.failed = sum(1 for played in every if played.error)
        self.played = [played for played in every if not played.error]
        if not self.played:
            raise BadResults(f"{folder}: no game has been finished there yet")

    def matrix(self) -> dict[tuple[int, int], Tally]:
        """How often the deck of the row beats that of the column, where the same bot plays both; draws are no wins."""
        found: dict[tuple[int, int], Tally] = defaultdict(Tally)
        for played in self.played:
            (first, second), bots, _ = self.cells[played.cell]
            if bots[0] == bots[1] and first != second:
                for row, column, side in ((first, second, 0), (second, first, 1)):
                    count(found[row, column], played.winner == side)
        return found

    def bots(self) -> dict[tuple[str, str], Tally]:
        """How often one bot beats another, whatever they play."""
        found: dict[tuple[str, str], Tally] = defaultdict(Tally)
        for played in self.played:
            _, bots, _ = self.cells[played.cell]
            if bots[0] != bots[1]:
                count(found[bots[0], bots[1]], played.winner == 0)
        return found

    def cards(self) -> dict[str, list[Tally]]:
        """Each card's wins when it was in the opening hand, drawn, and played."""
        found: dict[str, list[Tally]] = defaultdict(lambda: [Tally(), Tally(), Tally()])
        for played in self.played:
            for side, key, opening, drawn, times, _ in played.cards:
                for tally, there in zip(found[key], (opening, drawn, times), strict=True):
                    if there:
                        count(tally, played.winner == side)
        return found

    def pairs(self) -> dict[tuple[str, str], Tally]:
        """The wins of whoever has played both cards of a pair."""
        found: dict[tuple[str, str], Tally] = defaultdict(Tally)
        for played in self.played:
            for side in (0, 1):
                used = sorted(row[1] for row in played.cards if row[0] == side and row[4])
                for pair in combinations(used, 2):
                    count(found[pair], played.winner == side)
        return found

    def by_cards_played(self) -> dict[int, Tally]:
        """The wins of whoever has played so many different cards in the first turns: does a quick hand win?"""
        found: dict[int, Tally] = defaultdict(Tally)
        for played in self.played:
            for side in (0, 1):
                early = sum(1 for row in played.cards if row[0] == side and 0 < row[5] <= EARLY)
                count(found[min(early, 10)], played.winner == side)
        return found


def count(tally: Tally, won: bool) -> None:
    tally.games += 1
    tally.wins += won


def elo(rate: float) -> float:
    bounded = min(0.999, max(0.001, rate))
    return 400 * log10(bounded / (1 - bounded))


# ---------------------------------------------------------------- the page


def page(folder: Path) -> str:
    report = Report(folder)
    first = Tally(len(report.played), sum(played.winner == played.began for played in report.played))
    draws = sum(played.winner < 0 for played in report.played)
    parts = [
        f"<p>{len(report.played)} games of {escape(report.game)}, {draws} drawn, {report.failed} failed. "
        "Rates with 95% intervals.</p>",
        section("Decks against decks", matrix(report)),
        section("Who takes the first turn", bars([("first player wins", first)])),
        section("How long games are", lengths(report.played)),
        section("Bots", ratings(report)),
        section(f"Different cards played in the first {EARLY} turns, against the result", bars(curve(report))),
        section("Cards", cards(report)),
        section("Pairs of cards that one player has played", pairs(report)),
    ]
    title = f"Experiment: {escape(report.game)}"
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title>'
    body = f"<body><h1>{title}</h1>{''.join(parts)}</body>"
    return f'<!doctype html><html lang="en"><head>{head}<style>{STYLE}</style></head>{body}</html>\n'


def section(title: str, inside: str) -> str:
    return f'<h2>{escape(title)}</h2><div class="wide">{inside or "<p>Nothing to tell.</p>"}</div>'


def rate(tally: Tally) -> str:
    low, high = tally.interval()
    return f"{tally.rate:.1%} <small>{low:.0%}–{high:.0%} of {tally.games}</small>"


def table(head: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    top = "".join(f"<th>{escape(word)}</th>" for word in head)
    body = "".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><tr>{top}</tr>{body}</table>"


def matrix(report: Report) -> str:
    found = report.matrix()
    if not found:
        return ""
    rows = [
        [escape(name), *(rate(found[i, j]) if (i, j) in found else "" for j in range(len(report.decks)))]
        for i, name in enumerate(report.decks)
    ]
    return table(["", *report.decks], rows)


def bars(rows: list[tuple[str, Tally]]) -> str:
    """A bar for each rate, with its interval as a whisker and a line at one half."""
    drawn = []
    for i, (label, tally) in enumerate(rows):
        low, high = tally.interval()
        y = 24 * i + 4
        drawn.append(
            f'<text x="0" y="{y + 12}">{escape(label)}</text><rect class="bar" x="220" y="{y}" '
            f'width="{400 * tally.rate:.1f}" height="15"/><line class="whisker" x1="{220 + 400 * low:.1f}" '
            f'x2="{220 + 400 * high:.1f}" y1="{y + 7.5}" y2="{y + 7.5}"/>'
            f'<text x="640" y="{y + 12}">{tally.rate:.1%} of {tally.games}</text>'
        )
    height = 24 * len(rows) + 4
    half = f'<line class="half" x1="420" x2="420" y1="0" y2="{height}"/>'
    return f'<svg width="780" height="{height}" role="img">{"".join(drawn)}{half}</svg>'


def lengths(played: list[Played]) -> str:
    turns = Counter(each.turns for each in played)
    most, last = max(turns.values()), max(turns)
    step = min(24.0, 760 / (last + 1))
    drawn = "".join(
        f'<rect class="bar" x="{10 + step * turn:.1f}" y="{110 - 100 * number / most:.1f}" width="{step * 0.85:.1f}" '
        f'height="{100 * number / most:.1f}"><title>{number} games of {turn} turns</title></rect>'
        for turn, number in sorted(turns.items())
    )
    ordered = sorted(each.turns for each in played)
    told = f"{ordered[0]} to {last} turns, half of the games at most {ordered[len(ordered) // 2]}"
    return f'<svg width="780" height="115" role="img">{drawn}</svg><p>{told}</p>'


def ratings(report: Report) -> str:
    rows = []
    for (first, second), tally in sorted(report.bots().items()):
        low, high = tally.interval()
        gap = f"{elo(tally.rate):+.0f} <small>{elo(low):+.0f} to {elo(high):+.0f}</small>"
        rows.append([f"{escape(first)} against {escape(second)}", rate(tally), gap])
    return table(["", "wins", "Elo"], rows) if rows else ""


def curve(report: Report) -> list[tuple[str, Tally]]:
    found = sorted(report.by_cards_played().items())
    return [(f"{number} cards" if number < 10 else "10 cards or more", tally) for number, tally in found]


def cards(report: Report) -> str:
    found = {key: tallies for key, tallies in report.cards().items() if tallies[1].games >= FEWEST}
    ordered = sorted(found, key=lambda key: (-found[key][1].rate, key))
    rows = [[name_of(report.game, key), *(rate(tally) for tally in found[key])] for key in ordered]
    return table(["", "in the opening hand", "drawn", "played"], rows) if rows else ""


def pairs(report: Report) -> str:
    found = {pair: tally for pair, tally in report.pairs().items() if tally.games >= FEWEST}
    ordered = sorted(found, key=lambda pair: (-found[pair].interval()[0], pair))[:PAIRS]
    rows = [[" + ".join(name_of(report.game, key) for key in pair), rate(found[pair])] for pair in ordered]
    return table(["", "wins"], rows) if rows else ""


def name_of(game: str, key: str) -> str:
    try:
        return escape(str(shared(game).cards[key]["name"]))
    except (KeyError, BadCard):
        return escape(key)
