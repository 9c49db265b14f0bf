"""Changes of a library: files added, read again or taken out, corrections, images. Each is done whole or not at all:
everything is read and made ready first, then one transaction writes it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from hashlib import blake2b
from pathlib import Path

from sqlalchemy import Connection, delete, insert, select, update

from arbiter.cards.errata import Erratum, position_of, read_errata, with_all_errata
from arbiter.cards.importing.content import BadCardFile, content_of, text_of
from arbiter.cards.importing.recognising import CardFile, recognise
from arbiter.cards.importing.rows import sound_rows, unread_fields
from arbiter.cards.library.schema import ERRATA, FILES, IMAGES, PRINTINGS, PROBLEMS
from arbiter.cards.library.store import BadLibrary, Library, printing_row, replace_printings
from arbiter.cards.pool import Pool, own_pool
from arbiter.cards.printings import newest_printings
from arbiter.cards.summaries import summaries
from arbiter.games.card_files import Row
from arbiter.games.printed_fields import Card

TABLE_SHAPE = "table"
# What tables tell of a printing and rules do not ask for.
ABOUT_PRINTINGS = frozenset({"set", "rarity", "number", "flavor", "flavour", "artist", "illustrator", "image"})

Tick = Callable[[], None]
Watch = Callable[[str, int], Tick]  # told of so many pieces of work, gives what to call after each


def nobody(title: str, total: int) -> Tick:
    return lambda: None


@dataclass
class NewFile:
    """A file that was read and is to be taken in."""

    path: Path
    found: CardFile
    hash: str
    cards: list[Card]
    bad: list[Row]


@dataclass
class Report:
    """What an addition came to, file by file and game by game."""

    files: list[NewFile] = field(default_factory=list)
    new: dict[str, int] = field(default_factory=dict)  # printings that the library did not have
    changed: dict[str, int] = field(default_factory=dict)  # those that it had with other words
    cards: dict[str, int] = field(default_factory=dict)  # cards of the game now, reprints counted once
    printings: dict[str, int] = field(default_factory=dict)
    whole: dict[str, int] = field(default_factory=dict)  # cards that are carried out whole
    corrections: dict[str, int] = field(default_factory=dict)  # of errata, those that the game ships included
    told: list[str] = field(default_factory=list)


def read_new(path: Path, game: str | None) -> NewFile:
    content = content_of(path)
    found = recognise(text_of(content, str(path)), str(path), game)
    cards, bad = sound_rows(found)
    if not cards:
        raise BadCardFile(f"{path}: none of its {len(found.rows)} rows is a card: {bad[0].where}: {bad[0].problem}")
    return NewFile(path, found, blake2b(content, digest_size=16).hexdigest(), cards, bad)


def add_files(
    library: Library, paths: Sequence[Path], game: str | None = None, watch: Watch = nobody, jobs: int = 1
) -> Report:
    """Take the cards of these files in; a later file corrects an earlier one."""
    report = Report(files=[read_new(path, game) for path in paths])
    merged: dict[str, dict[str, tuple[Card, int]]] = {}  # game -> id -> card, which of the files
    for index, file in enumerate(report.files):
        mine = merged.setdefault(file.found.game, {})
        mine.update((str(card["id"]), (card, index)) for card in file.cards)
        report.told += unknown_columns(file)
    ready = {key: ready_rows(library, key, mine, report, watch, jobs) for key, mine in merged.items()}
    with library.transaction() as connection:
        numbers = [insert_file(connection, file) for file in report.files]
        for key, rows in ready.items():
            replace_printings(connection, key, [settled(row, numbers) for row in rows])
    return report


def unknown_columns(file: NewFile) -> list[str]:
    """Columns of a table that the game's cards do not have: kept, but they mean nothing. Perhaps misspelt."""
    if file.found.shape != TABLE_SHAPE:
        return []
    strange = unread_fields(file.found.game, file.cards) - ABOUT_PRINTINGS
    if not strange:
        return []
    listed = ", ".join(sorted(name[:40] for name in strange)[:10])
    return [f"{file.path}: cards of {file.found.game} have no such columns, so they mean nothing: {listed}"]


def settled(row: dict[str, object], numbers: Sequence[int]) -> dict[str, object]:
    """New files have their numbers only now; before, they count down from -1."""
    file = row["file"]
    return row if not isinstance(file, int) or file >= 0 else {**row, "file": numbers[-1 - file]}


def insert_file(connection: Connection, file: NewFile) -> int:
    path = str(file.path.resolve())
    earlier = list(connection.scalars(select(FILES.c.id).where(FILES.c.path == path)))
    values = {
        "path": path,
        "game": file.found.game,
        "shape": file.found.shape,
        "hash": file.hash,
        "cards": len(file.cards),
        "added": datetime.now(UTC).strftime("%Y-%m-%d %H:%M"),
    }
    made = connection.execute(insert(FILES).values(values)).inserted_primary_key
    assert made is not None, "every file has a number"
    number = int(made[0])
    for old in earlier:  # the same file, read again
        connection.execute(update(PRINTINGS).where(PRINTINGS.c.file == old).values(file=number))
        connection.execute(delete(PROBLEMS).where(PROBLEMS.c.file == old))
        connection.execute(delete(FILES).where(FILES.c.id == old))
    rows = [{"file": number, "number": i, "place": row.where, "says": row.problem} for i, row in enumerate(file.bad)]
    if rows:
        connection.execute(insert(PROBLEMS), rows)
    return number


def ready_rows(
    library: Library, game: str, new: dict[str, tuple[Card, int]], report: Report, watch: Watch, jobs: int
) -> list[dict[str, object]]:
    """The game's printings, those that the library has and the new ones, with what becomes of them."""
    had = {printing.id: printing.data for printing in library.printings(game)}
    with library.engine.connect() as connection:
        wanted = select(PRINTINGS.c.id, PRINTINGS.c.file).where(PRINTINGS.c.game == game)
        files = {str(id): int(file) for id, file in connection.execute(wanted)}
    report.new[game] = sum(id not in had for id in new)
    report.changed[game] = sum(id in had and had[id] != card for id, (card, _) in new.items())
    raw = {**had, **{id: card for id, (card, _) in new.items()}}
    origin = {**files, **{id: -1 - index for id, (_, index) in new.items()}}
    return made_rows(game, list(raw.values()), origin, library.errata(game), report, watch, jobs)


def in_time(file: int) -> tuple[bool, int]:
    """The order in which the library tells of cards: by file, new ones last, then by id. Which of equally old printings
    counts goes by it, here as there."""
    return file < 0, abs(file)


def made_rows(
    game: str,
    raw: list[Card],
    origin: dict[str, int],
    errata: Sequence[Erratum],
    report: Report,
    watch: Watch,
    jobs: int,
) -> list[dict[str, object]]:
    raw = sorted(raw, key=lambda card: (in_time(origin[str(card["id"])]), str(card["id"])))
    corrected = with_all_errata(game, raw, errata)
    report.told += corrected.told
    report.corrections[game] = corrected.made
    pool = Pool(game, corrected.cards)
    ids = list(pool.cards)
    ours = own_pool(game).cards.values()  # read with them, so that who starts next finds what is known of all
    tick = watch(f"reading cards of {game}", len(ids) + len(ours))
    made = summaries(game, [*(pool.cards[id] for id in ids), *ours], tick, jobs)
    known = dict(zip(ids, made, strict=False))
    newest = newest_printings(game, raw)
    report.printings[game] = len(ids)
    of_cards = [known[id] for id in ids if newest[id] == id]
    report.cards[game] = len(of_cards)
    report.whole[game] = sum(not summary.problem for summary in of_cards)
    by_id = {str(card["id"]): card for card in raw}
    return [printing_row(game, by_id[id], origin[id], newest[id], known[id]) for id in ids]


# ---------------------------------------------------------------- reading again, taking out


def read_again(library: Library, watch: Watch = nobody, jobs: int = 1) -> Report:
    """Files that have changed since they were added are added anew, and all texts are read by this version."""
    changed: list[Path] = []
    gone: list[str] = []
    for file in library.files():
        path = Path(file.path)
        if not path.is_file():
            gone.append(f"{file.path}: is not there any more; its cards stay as they are")
        elif blake2b(content_of(path), digest_size=16).hexdigest() != file.hash:
            changed.append(path)
    report = add_files(library, changed, watch=watch, jobs=jobs) if changed else Report()
    for game in library.games():
        if game not in report.cards:
            reread(library, game, report, watch, jobs)
    report.told += gone
    return report


def reread(library: Library, game: str, report: Report, watch: Watch, jobs: int) -> None:
    rows = ready_rows(library, game, {}, report, watch, jobs)
    with library.transaction() as connection:
        replace_printings(connection, game, rows)


def remove(library: Library, ids: Sequence[str] = (), game: str | None = None, release: str | None = None) -> int:
    """Take printings out: those with these ids, those of a game, those of a set; gives how many there were."""
    wanted = select(PRINTINGS.c.game, PRINTINGS.c.id)
    if ids:
        wanted = wanted.where(PRINTINGS.c.id.in_(list(ids)))
    if game is not None:
        wanted = wanted.where(PRINTINGS.c.game == game)
    if release is not None:
        wanted = wanted.where(PRINTINGS.c.release == release)
    with library.engine.connect() as connection:
        found = [(str(key), str(id)) for key, id in connection.execute(wanted)]
    missing = sorted(set(ids) - {id for _, id in found})
    if missing:
        raise BadLibrary(f"there is no card {missing[0][:40]!r} in the library; nothing was removed")
    if not found:
        raise BadLibrary("no card of the library is meant; nothing was removed")
    gone: dict[str, set[str]] = {}
    for key, id in found:
        gone.setdefault(key, set()).add(id)
    ready = {}
    for key, these in gone.items():
        left = [printing for printing in library.printings(key) if printing.id not in these]
        newest = newest_printings(key, [printing.data for printing in left])
        ready[key] = (these, newest)
    with library.transaction() as connection:
        for key, (these, newest) in ready.items():
            connection.execute(delete(PRINTINGS).where(PRINTINGS.c.game == key, PRINTINGS.c.id.in_(list(these))))
            for id, card in newest.items():
                connection.execute(
                    update(PRINTINGS)
                    .where(PRINTINGS.c.game == key, PRINTINGS.c.id == id, PRINTINGS.c.card != card)
                    .values(card=card)
                )
        drop_empty_files(connection)
    return len(found)


def drop_empty_files(connection: Connection) -> None:
    left = set(connection.scalars(select(PRINTINGS.c.file)))
    for file in list(connection.scalars(select(FILES.c.id))):
        if file not in left:
            connection.execute(delete(PROBLEMS).where(PROBLEMS.c.file == file))
            connection.execute(delete(FILES).where(FILES.c.id == file))


# ---------------------------------------------------------------- corrections and images


@dataclass
class Corrections:
    """What an errata file came to."""

    made: int = 0
    told: list[str] = field(default_factory=list)
    games: tuple[str, ...] = ()


def add_errata(
    library: Library, path: Path, game: str | None = None, watch: Watch = nobody, jobs: int = 1
) -> Corrections:
    """Correct single words by id; each goes to the game that has the card."""
    found, bad = read_errata(text_of(content_of(path), str(path)), str(path))
    homes: dict[str, list[str]] = {}
    with library.engine.connect() as connection:
        for key, id in connection.execute(select(PRINTINGS.c.game, PRINTINGS.c.id)):
            if game in (None, key):
                homes.setdefault(str(id), []).append(str(key))
    told = [f"{row.where}: {row.problem}" for row in bad]
    rows: list[dict[str, object]] = []
    for erratum in found:
        at = homes.get(erratum.id, [])
        if len(at) != 1:
            why = (
                "there is no card with this id" if not at else f"{' and '.join(at)} have it; name the game with --game"
            )
            told.append(f"{erratum.id}: {why}")
            continue
        rows.append({"game": at[0], **erratum.__dict__, "position": str(erratum.position)})
    if not rows:
        raise BadCardFile(f"{path}: no correction in it is for a card of the library: {told[0]}")
    games = tuple(sorted({str(row["game"]) for row in rows}))
    report = Report(told=told)
    ready: dict[str, list[dict[str, object]]] = {}
    for key in games:
        mine = {(e.id, e.position): e for e in library.errata(key)}
        mine |= {(e.id, e.position): e for e in (as_erratum(row) for row in rows if row["game"] == key)}
        raw = [printing.data for printing in library.printings(key)]
        with library.engine.connect() as connection:
            wanted = select(PRINTINGS.c.id, PRINTINGS.c.file).where(PRINTINGS.c.game == key)
            origin = {str(id): int(file) for id, file in connection.execute(wanted)}
        ready[key] = made_rows(key, raw, origin, list(mine.values()), report, watch, jobs)
    with library.transaction() as connection:
        for row in rows:
            connection.execute(
                delete(ERRATA).where(
                    ERRATA.c.game == row["game"], ERRATA.c.id == row["id"], ERRATA.c.position == row["position"]
                )
            )
        connection.execute(insert(ERRATA), rows)
        for key, made in ready.items():
            replace_printings(connection, key, made)
    return Corrections(len(rows), report.told, games)


def as_erratum(row: dict[str, object]) -> Erratum:
    return Erratum(str(row["id"]), position_of(str(row["position"])), str(row["wrong"]), str(row["right"]))


def replace_images(library: Library, game: str, source: Path, members: dict[str, str]) -> None:
    """Remember where the images of these ids are; they stay where they are."""
    rows = [{"game": game, "id": id, "source": str(source.resolve()), "member": name} for id, name in members.items()]
    with library.transaction() as connection:
        connection.execute(delete(IMAGES).where(IMAGES.c.game == game, IMAGES.c.id.in_(list(members))))
        connection.execute(insert(IMAGES), rows)
