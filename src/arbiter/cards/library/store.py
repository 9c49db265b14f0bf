"""The library's file: opened, looked into, written to in one transaction or not at all."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import cached_property
from pathlib import Path
from types import TracebackType

from sqlalchemy import Connection, create_engine, delete, func, insert, select
from sqlalchemy.exc import DatabaseError, IntegrityError, SQLAlchemyError

from arbiter.cards.errata import Erratum, position_of
from arbiter.cards.library.schema import ERRATA, FACTS, FILES, IMAGES, META, PRINTINGS, PROBLEMS, VERSION
from arbiter.cards.places import LIBRARY, library_path
from arbiter.cards.sources import sources_hash
from arbiter.cards.summary import Summary, read_summary
from arbiter.games.printed_fields import Card
from arbiter.kernel.errors import ArbiterError


class BadLibrary(ArbiterError):
    """A library that cannot be opened or written to."""


@dataclass(frozen=True)
class Printing:
    """One printing of a card, as the library has it. What it holds is unpacked when it is looked at: lists of thousands
    look at few."""

    game: str
    id: str
    card: str  # the id of the newest printing of the same card
    name: str
    release: str
    rarity: str
    data_kept: str
    problem: str
    summary_kept: str  # empty where another version of Arbiter made it

    @cached_property
    def data(self) -> Card:
        """The card as its file has it, mended, in our own fields."""
        found: Card = json.loads(self.data_kept)
        return found

    @cached_property
    def summary(self) -> Summary | None:
        """What it is and why it is not carried out; None where this must be found out again."""
        return read_summary(self.summary_kept, self.problem) if self.summary_kept else None


@dataclass(frozen=True)
class AddedFile:
    """A file whose cards were taken in."""

    id: int
    path: str
    game: str
    shape: str
    hash: str
    cards: int
    added: str


@dataclass(frozen=True)
class RowProblem:
    """A row of a file that is no card, or a card that is not carried out; `place` is the row or the card's id."""

    file: str
    place: str
    says: str


class Library:
    """A library; with `make`, one that is not there yet is made. Use it in a `with`."""

    def __init__(self, path: Path | None = None, make: bool = False) -> None:
        self.path = library_path(path)
        if not make and not self.path.is_file():
            says = f"name one with --library or {LIBRARY}, or make it: arbiter library add FILE"
            raise BadLibrary(f"there is no library at {self.path}; {says}")
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise BadLibrary(f"{self.path.parent}: {error.strerror}; name another place with --library") from None
        if make and not self.path.exists():
            make_new(self.path)
        self.engine = create_engine(f"sqlite:///{self.path}")
        try:
            self._look()
        except DatabaseError as error:
            self.engine.dispose()
            raise BadLibrary(f"{self.path}: is no library of cards, or a damaged one: {error.orig}") from None

    def _look(self) -> None:
        with self.engine.begin() as connection:
            found = connection.execute(select(FACTS.c.value).where(FACTS.c.name == "version")).scalar()
            if found != VERSION:
                says = f"is of version {found or '?'} and this is {VERSION}"
                raise BadLibrary(
                    f"{self.path}: {says}; take the version of Arbiter that made it, or make a new library"
                )

    def __enter__(self) -> Library:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.engine.dispose()

    # ------------------------------------------------------------ looking

    def games(self) -> dict[str, int]:
        """The games that it has cards of, with the numbers of their printings."""
        with self.engine.connect() as connection:
            count = select(PRINTINGS.c.game, func.count()).group_by(PRINTINGS.c.game).order_by(PRINTINGS.c.game)
            return {str(game): int(number) for game, number in connection.execute(count)}

    def files(self) -> list[AddedFile]:
        with self.engine.connect() as connection:
            return [AddedFile(*row) for row in connection.execute(select(FILES).order_by(FILES.c.id))]

    def printings(self, game: str | None = None) -> list[Printing]:
        """Every printing in the order of the files, as its file has it."""
        columns = PRINTINGS.c
        wanted = select(
            columns.game, columns.id, columns.card, columns.name, columns.release, columns.rarity, columns.data,
            columns.problem, columns.summary, columns.sources,
        ).order_by(columns.file, columns.id)  # fmt: skip
        if game is not None:
            wanted = wanted.where(PRINTINGS.c.game == game)
        with self.engine.connect() as connection:
            return [
                Printing(key, id, card, name, release, rarity, data, problem, kept if made == sources_hash(key) else "")
                for key, id, card, name, release, rarity, data, problem, kept, made in connection.execute(wanted).all()
            ]

    def errata(self, game: str) -> list[Erratum]:
        with self.engine.connect() as connection:
            wanted = select(ERRATA).where(ERRATA.c.game == game).order_by(ERRATA.c.id, ERRATA.c.position)
            return [
                Erratum(row.id, position_of(str(row.position)), row.wrong, row.right)
                for row in connection.execute(wanted)
            ]

    def problems(self, game: str | None = None) -> list[RowProblem]:
        """What is wrong: rows that are no cards, then cards that are not carried out."""
        with self.engine.connect() as connection:
            files = {row.id: row.path for row in connection.execute(select(FILES)) if game in (None, row.game)}
            rows = connection.execute(select(PROBLEMS).order_by(PROBLEMS.c.file, PROBLEMS.c.number))
            found = [RowProblem(files[row.file], row.place, row.says) for row in rows if row.file in files]
            bad = select(PRINTINGS).where(PRINTINGS.c.problem != "").order_by(PRINTINGS.c.game, PRINTINGS.c.id)
            found += [
                RowProblem(files.get(row.file, "?"), f"{row.id} {row.name}", row.problem)
                for row in connection.execute(bad)
                if row.id == row.card and game in (None, row.game)  # the printings of a card have the same text
            ]
        return found

    def images(self, game: str) -> dict[str, tuple[str, str]]:
        """For the ids that have one: the folder or zip of the image, and the file in it."""
        with self.engine.connect() as connection:
            rows = connection.execute(select(IMAGES).where(IMAGES.c.game == game))
            return {row.id: (row.source, row.member) for row in rows}

    def fact(self, name: str) -> str:
        with self.engine.connect() as connection:
            return connection.execute(select(FACTS.c.value).where(FACTS.c.name == name)).scalar() or ""

    # ------------------------------------------------------------ writing

    def transaction(self) -> Transaction:
        """Everything that is written in it is written, or nothing."""
        return Transaction(self)


def make_new(path: Path) -> None:
    """An empty library, there all at once: others may look at it at any moment."""
    fresh = path.with_name(f"{path.name}.{os.getpid()}.new")
    fresh.unlink(missing_ok=True)
    engine = create_engine(f"sqlite:///{fresh}")
    try:
        with engine.begin() as connection:
            META.create_all(connection)
            connection.execute(insert(FACTS).values(name="version", value=VERSION))
    except DatabaseError as error:
        raise BadLibrary(f"{path}: cannot be made: {error.orig}; name another place with --library") from None
    finally:
        engine.dispose()
    os.replace(fresh, path)


class Transaction:
    """One change of the library. What goes wrong with the file is told as `BadLibrary`, and nothing has changed."""

    def __init__(self, library: Library) -> None:
        self.library = library
        self._begun = library.engine.begin()

    def __enter__(self) -> Connection:
        try:
            return self._begun.__enter__()
        except SQLAlchemyError as error:
            raise self.told(error) from None

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        try:
            self._begun.__exit__(kind, error, at)
        except SQLAlchemyError as failed:
            raise self.told(failed) from None
        if isinstance(error, DatabaseError) and not isinstance(error, IntegrityError):
            raise self.told(error) from None

    def told(self, error: SQLAlchemyError) -> BadLibrary:
        why = getattr(error, "orig", None) or error
        return BadLibrary(f"{self.library.path}: cannot be written to: {why}; nothing has changed")


# ---------------------------------------------------------------- rows


def printing_row(game: str, card: Card, file: int, newest: str, summary: Summary) -> dict[str, object]:
    """A card as a row of PRINTINGS."""
    known = asdict(summary) | {"stops": [], "problem": "", "printed": ""}
    return {
        "game": game,
        "id": str(card["id"]),
        "card": newest,
        "name": str(card["name"]),
        "release": str(card.get("set") or card.get("set_name") or ""),
        "rarity": str(card.get("rarity") or ""),
        "file": file,
        "data": json.dumps(card, ensure_ascii=False),
        "problem": summary.problem,
        "summary": json.dumps(known, ensure_ascii=False),
        "sources": sources_hash(game),
    }


def replace_printings(connection: Connection, game: str, rows: Sequence[dict[str, object]]) -> None:
    connection.execute(delete(PRINTINGS).where(PRINTINGS.c.game == game))
    if rows:
        connection.execute(insert(PRINTINGS), list(rows))
