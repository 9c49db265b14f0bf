"""Corrections of single words: id, position, wrong word, right word. No sentence of a card stands in such a file.

The position counts the words of the text of the card, or of the side, with that id from one, those of sides behind it
after its own; or it names a field in which a number stands ("atk"). A correction is made where the wrong word stands
there (nothing, where a number is missing); where something else does, the card was printed anew, and the correction is
told and left.

A game may ship such a file for what the files of its community are known to lack (`CardFiles.errata`). Those
corrections are made of every card that is brought, the user's own after them; what does not fit is no news.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from arbiter.cards.card_texts import further_sides, texts_of
from arbiter.cards.importing.content import BadCardFile
from arbiter.games.card_files import Row
from arbiter.games.printed_fields import Card
from arbiter.games.registry import entry

MOST = 100_000
NUMBERS = ("atk", "def", "power")  # fields that can be corrected


@dataclass(frozen=True)
class Erratum:
    """One correction. An empty right word takes the wrong one away."""

    id: str
    position: int | str  # of a word of the text, or a field
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
        if len(words) not in (3, 4) or not words[0] or not is_place(*words[1:]):
            bad.append(Row(f"row {number}", None, f"{','.join(cells)[:60]!r} is no correction; {SHAPE}"))
            continue
        found.append(Erratum(words[0], position_of(words[1]), words[2], words[3] if len(words) == 4 else ""))
    if not found:
        raise BadCardFile(f"{where}: {bad[0].where if bad else 'the file'}: has no correction in it; {SHAPE}")
    return found, bad


SHAPE = (
    "a row reads: id, position of the word (from 1), wrong word, right word; "
    f"or for a number: id, {' or '.join(NUMBERS)}, what stands there, the number"
)


def is_place(position: str, wrong: str, right: str = "") -> bool:
    """Can there be such a correction? A word that is wrong at a place of the text, or a number for a field."""
    if position in NUMBERS:
        return right.isascii() and right.isdigit()
    return position.isascii() and position.isdigit() and int(position) >= 1 and bool(wrong)


def position_of(word: str) -> int | str:
    return word if word in NUMBERS else int(word)


def words_of(card: Card) -> list[str]:
    """The words of the card's text in order."""
    return [word for text in texts_of(card) for word in text.split()]


@dataclass(frozen=True)
class Corrected:
    """Cards with their corrections, how many corrections were made, and what of those that were not."""

    cards: list[Card]
    made: int
    told: list[str]


def with_errata(cards: Sequence[Card], errata: Sequence[Erratum]) -> Corrected:
    wanted: dict[str, list[Erratum]] = {}
    for erratum in errata:
        wanted.setdefault(erratum.id, []).append(erratum)
    found: list[Card] = []
    told: list[str] = []
    for card in cards if wanted else ():
        mine = [
            erratum
            for id in dict.fromkeys(str(side.get("id")) for side in (card, *further_sides(card)))
            for erratum in wanted.pop(id, ())
        ]
        if mine:
            card, left = corrected(card, mine)
            told += left
        found.append(card)
    missing = [f"{id}: there is no card with this id" for id in wanted]
    left_out = sum(len(each) for each in wanted.values())
    return Corrected(found if errata else list(cards), len(errata) - len(told) - left_out, told + missing)


def with_all_errata(game: str, cards: Sequence[Card], own: Sequence[Erratum] = ()) -> Corrected:
    """The cards with the corrections that the game ships, and then with the user's own; told is of those."""
    shipped = with_errata(cards, shipped_errata(game))
    users = with_errata(shipped.cards, own)
    return Corrected(users.cards, shipped.made + users.made, users.told)


@cache
def shipped_errata(game: str) -> tuple[Erratum, ...]:
    path = entry(game).card_files.errata
    return () if path is None else errata_of_game(path)


def errata_of_game(path: Path) -> tuple[Erratum, ...]:
    """A file that is ours must be right in every row."""
    found, bad = read_errata(path.read_text(encoding="utf-8"), str(path))
    if bad:
        raise BadCardFile(f"{path}: {bad[0].where}: {bad[0].problem}")
    return tuple(found)


def corrected(card: Card, errata: Iterable[Erratum]) -> tuple[Card, list[str]]:
    """The card with its corrections, and those that did not fit. Those of a further side are made of that side."""
    told: list[str] = []
    wanted: dict[str, list[Erratum]] = {}
    for erratum in errata:
        wanted.setdefault(erratum.id, []).append(erratum)
    own = wanted.pop(str(card.get("id")), [])
    for erratum in own:
        if isinstance(erratum.position, str):
            card, left = with_number(card, erratum.position, erratum)
            told += left
    card, left = with_words(card, own)
    told += left
    if wanted:
        sides = [corrected(side, wanted.get(str(side.get("id")), ())) for side in further_sides(card)]
        card = {**card, "other": [side for side, _ in sides]}
        told += [line for _, left in sides for line in left]
    return card, told


def with_number(card: Card, field: str, erratum: Erratum) -> tuple[Card, list[str]]:
    there = card.get(field)
    said = "" if there is None else str(there)
    if said != erratum.wrong:
        return card, [f"{erratum.id}: {field} is {said[:40]!r}, not {erratum.wrong[:40]!r}; left as it is"]
    return {**card, field: int(erratum.right)}, []


def with_words(card: Card, errata: Iterable[Erratum]) -> tuple[Card, list[str]]:
    words = words_of(card)
    changes: dict[int, tuple[int, str]] = {}  # first word -> how many words, what instead
    told: list[str] = []
    for erratum in errata:
        if isinstance(erratum.position, str):
            continue
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
