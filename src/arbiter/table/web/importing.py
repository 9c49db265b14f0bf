"""A file of cards that is dropped on the page is taken into the library of this computer, one file at a time, in a
thread of its own; the page asks how far it is."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from arbiter.cards.library.changing import Report, add_files
from arbiter.cards.library.store import Library
from arbiter.cards.places import library_path
from arbiter.games.registry import title_of
from arbiter.kernel.errors import ArbiterError
from arbiter.processes import all_cores
from arbiter.table.web.errors import Refused
from arbiter.table.web.faces import Json

LARGEST = 64 << 20  # bytes of a file
LONGEST_NAME = 120
DROPPED = "dropped"  # the folder beside the library


@dataclass
class Importing:
    """What is being taken in, and what became of the last file."""

    name: str = ""
    at_work: bool = False
    title: str = ""
    done: int = 0
    total: int = 0
    says: str = ""
    problem: str = ""

    def json(self) -> Json:
        return {
            "name": self.name,
            "at_work": self.at_work,
            "title": self.title,
            "done": self.done,
            "total": self.total,
            "says": self.says,
            "problem": self.problem,
        }

    def begin(self, name: str, content: bytes) -> None:
        """Take a file in; it goes on while other things are done."""
        if self.at_work:
            raise Refused("busy", f"{self.name} is being taken in; wait until it is done")
        self.name, self.says, self.problem, self.title = name, "", "", "reading the file"
        self.done = self.total = 0
        self.at_work = True
        threading.Thread(target=self._take_in, args=(name, content), name="importing", daemon=True).start()

    def watch(self, title: str, total: int) -> Callable[[], None]:
        self.title, self.done, self.total = title, 0, total

        def tick() -> None:
            self.done += 1

        return tick

    def _take_in(self, name: str, content: bytes) -> None:
        folder = library_path().parent / DROPPED  # it stays there, so that it can be read again
        try:
            folder.mkdir(parents=True, exist_ok=True)
            before = (folder / name).read_bytes() if (folder / name).is_file() else None
            (folder / name).write_bytes(content)
            try:
                with Library(make=True) as library:
                    self.says = told(add_files(library, [folder / name], watch=self.watch, jobs=all_cores()))
            except ArbiterError as error:
                put_back(folder / name, before)
                self.problem = str(error).replace(f"{folder}/", "")
        except OSError as error:  # a disk that is full, a folder that is not ours
            self.problem = f"{name}: could not be taken in: {error.strerror or error}"
        finally:
            self.at_work = False


def put_back(path: Path, content: bytes | None) -> None:
    """As it was before."""
    if content is None:
        path.unlink(missing_ok=True)
    else:
        path.write_bytes(content)


def told(report: Report) -> str:
    rows = [
        f"{title_of(game)}: {report.new.get(game, 0)} new printings, {report.changed.get(game, 0)} changed; "
        f"{cards} cards now, of which {report.whole.get(game, 0)} are carried out whole"
        for game, cards in report.cards.items()
    ]
    bad = sum(len(file.bad) for file in report.files)
    return "; ".join([*rows, *([f"{bad} rows are no cards (arbiter library problems)"] if bad else [])])


def file_name(word: str) -> str:
    """A name that is one, whatever was sent."""
    kept = "".join(sign for sign in Path(word.replace("\\", "/")).name if sign.isprintable())[:LONGEST_NAME]
    return kept.strip(". ") or "cards"
