"""The results of an experiment: a folder to which every finished game is written at once, and two Parquet files of it.

`games.jsonl` grows by a line a game, so that nothing finished is lost when the computer is; a line that was cut short
is not counted, and its game is played again. `games.parquet` has a row a game, `cards.parquet` a row a card and game.
"""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import TextIO

from arbiter.kernel.errors import ArbiterError
from arbiter.lab.experiments import Experiment, Played

ABOUT, JOURNAL, GAMES, CARDS = "experiment.json", "games.jsonl", "games.parquet", "cards.parquet"


class BadResults(ArbiterError):
    """A folder that holds no results, or those of something else."""


class Results:
    """The folder of one experiment's results, and what has been played so far."""

    def __init__(self, folder: Path, experiment: Experiment) -> None:
        self.folder = folder
        self.experiment = experiment
        self.played: dict[tuple[int, int], Played] = {}
        try:
            folder.mkdir(parents=True, exist_ok=True)
            about = folder / ABOUT
            told = json.dumps(experiment.as_json(), indent=1)
            if about.exists():
                if json.loads(about.read_text(encoding="utf-8")) != json.loads(told):
                    raise BadResults(f"{folder}: holds the results of another experiment; name another folder")
            else:
                about.write_text(told + "\n", encoding="utf-8")
            for played in read_journal(folder / JOURNAL):
                self.played[played.cell, played.number] = played
            mend(folder / JOURNAL)
            self._journal: TextIO = (folder / JOURNAL).open("a", encoding="utf-8")
        except (OSError, ValueError) as error:
            raise BadResults(f"{folder}: cannot be used: {error}") from None

    def add(self, played: Played) -> None:
        """Write one finished game, once."""
        if (played.cell, played.number) in self.played:
            return
        self.played[played.cell, played.number] = played
        self._journal.write(json.dumps(asdict(played), separators=(",", ":")) + "\n")
        self._journal.flush()

    def close(self) -> None:
        self._journal.close()

    def write_tables(self) -> None:
        """The two Parquet files, from all that has been played."""
        try:
            import pyarrow as pa
            import pyarrow.parquet as pq
        except ImportError:
            raise BadResults("Parquet files need pyarrow: pip install 'arbiter-tcg[report]'") from None
        ordered = [self.played[key] for key in sorted(self.played)]
        for name, rows in ((GAMES, map(self.game_row, ordered)), (CARDS, self.card_rows(ordered))):
            path = self.folder / name
            pq.write_table(pa.Table.from_pylist(list(rows)), path.with_suffix(".part"))
            os.replace(path.with_suffix(".part"), path)

    def game_row(self, played: Played) -> dict[str, object]:
        cell = self.experiment.cells[played.cell]
        first, second = (self.experiment.decks[deck].name for deck in cell.decks)
        return {
            "cell": played.cell,
            "game": played.number,
            "seed": self.experiment.seed + played.number // 2,
            "swapped": played.number % 2 == 1,
            "format": cell.format,
            "first_deck": first,
            "second_deck": second,
            "first_bot": cell.bots[0],
            "second_bot": cell.bots[1],
            "winner": played.winner,
            "began": played.began,
            "turns": played.turns,
            "decisions": played.decisions,
            "why": played.why,
            "error": played.error,
        }

    def card_rows(self, ordered: list[Played]) -> Iterator[dict[str, object]]:
        """Every card of both decks, those that were never seen included."""
        for played in ordered:
            if played.error:
                continue
            cell = self.experiment.cells[played.cell]
            seen = {(row[0], row[1]): row for row in played.cards}
            for side, number in enumerate(cell.decks):
                deck = self.experiment.decks[number]
                for key, copies in Counter(key for _, keys in deck.parts for key in keys).items():
                    _, _, opening, drawn, times, turn = seen.get((side, key), (side, key, 0, 0, 0, 0))
                    yield {
                        "cell": played.cell,
                        "game": played.number,
                        "side": side,
                        "deck": deck.name,
                        "card": key,
                        "copies": copies,
                        "opening": opening,
                        "drawn": drawn,
                        "played": times,
                        "turn": turn,
                        "won": played.winner == side,
                    }


def read_journal(path: Path) -> Iterator[Played]:
    """The games of a journal; a line that was cut short is none."""
    if not path.exists():
        return
    for line in path.read_text(encoding="utf-8", errors="replace").splitlines():
        try:
            row = json.loads(line)
            row["cards"] = [tuple(card) for card in row["cards"]]
            yield Played(**row)
        except (ValueError, KeyError, TypeError):
            continue


def mend(path: Path) -> None:
    """Take off what was cut short at the end, so that the next line begins a line."""
    if path.exists():
        text = path.read_bytes()
        if text and not text.endswith(b"\n"):
            path.write_bytes(text[: text.rfind(b"\n") + 1])
