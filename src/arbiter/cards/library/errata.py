"""Corrections of single words: id, position, wrong word, right word. No sentence of a card stands in such a file.

The position counts the words of the card's whole text from one, all sides in order. A correction is made where the
wrong word stands there; where something else does, the card was printed anew, and the correction is told and left.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from arbiter.cards.card_texts import texts_of
from arbiter.cards.importing.content import BadCardFile
from arbiter.games.card_files import Row
from arbiter.games.printed_fields import Card

MOST = 100_000


@dataclass(frozen=True)
class Erratum:
    """One correction. An empty right word takes the wrong one away."""

    id: str
    position: int
    wrong: str
    right: str


def read_errata(text: str, where: str) -> tuple[list[Erratum], list[Row]]:
    """The corrections of a file with commas, semicolons or tabs, and the rows that are none."""
    lines = [line for line in text.removeprefix("\ufeff").splitlines() if line.strip() and not line.startswith("#")]
    if not lines or len(lines) > MOST:
        raise BadCardFile(f"{where}: {'has no rows' if not lines else 'has too many rows'}; {SHAPE}")
    separator = max((",", ";", "\t"), key=lines[0].count)
    found: list[Erratum] = []
    bad: list[Row] = []
    for number, cells in enumerate(csv.reader(io.StringIO("\n".join(lines)), delimiter=separator), 1):
        words = [cell.strip() for cell in cells]
        if number == 1 and words[:2] == ["id", "position"]:
            continue
        if len(words) not in (3, 4) or not words[0] or not words[1].isdigit() or int(words[1]) < 1 or not words[2]:
            bad.append(Row(f"row {number}", None, f"{','.join(cells)[:60]!r} is no correction; {SHAPE}"))
            continue
        found.append(Erratum(words[0], int(words[1]), words[2], words[3] if len(words) == 4 else ""))
    if not found:
        raise BadCardFile(f"{where}: {bad[0].where if bad else 'the file'}: has no correction in it; {SHAPE}")
    return found, bad


SHAPE = "a row reads: id, position of the word (from 1), wrong word, right word"


def words_of(card: Card) -> list[str]:
    """The words of the card's text in order."""
    return [word for text in texts_of(card) for word in text.split()]


def corrected(card: Card, errata: Iterable[Erratum]) -> tuple[Card, list[str]]:
    """The card with its corrections, and those that did not fit."""
    words = words_of(card)
    changes: dict[int, tuple[int, str]] = {}  # first word -> how many words, what instead
    told: list[str] = []
    for erratum in errata:
        wrong = erratum.wrong.split()
        at = erratum.position - 1
        if words[at : at + len(wrong)] != wrong:
            there = " ".join(words[at : at + len(wrong)]) or "nothing"
            told.append(
                f"{erratum.id}: word {erratum.position} is {there[:40]!r}, not {erratum.wrong[:40]!r}; left as it is"
            )
            continue
        changes[at] = (len(wrong), erratum.right)
    return (Corrector(changes).card(card), told) if changes else (card, told)


class Corrector:
    """Goes through a card's texts in order, counting words."""

    def __init__(self, changes: Mapping[int, tuple[int, str]]) -> None:
        self.changes = changes
        self.at = 0

    def card(self, card: Card) -> dict[str, object]:
        made = dict(card)
        for name in ("abilities", "text"):
            value = made.get(name)
            if isinstance(value, list):
                made[name] = [self.text(str(each)) for each in value]
            elif isinstance(value, str):
                made[name] = self.text(value)
        others = made.get("other")
        if isinstance(others, list):
            made["other"] = [self.card(side) if isinstance(side, Mapping) else side for side in others]
        return made

    def text(self, text: str) -> str:
        return "\n".join(self.line(line) for line in text.split("\n"))

    def line(self, line: str) -> str:
        words: list[str] = []
        skipped = 0
        for word in line.split():
            if skipped:
                skipped -= 1
            elif self.at in self.changes:
                count, right = self.changes[self.at]
                words += right.split()
                skipped = count - 1
            else:
                words.append(word)
            self.at += 1
        return " ".join(words)
