"""Tables and seats as they are kept in the database."""

from __future__ import annotations

import json
from dataclasses import dataclass, field, replace
from typing import cast

from sqlalchemy import Connection, bindparam, delete, insert, select, update

from arbiter import saves
from arbiter.cards.decks import DeckList
from arbiter.cards.pool import Pool
from arbiter.kernel.decisions import Answer
from arbiter.kernel.errors import ArbiterError
from arbiter.setup import Setup
from arbiter.table.web import homemade, tokens
from arbiter.table.web.auto_pass import Settings
from arbiter.table.web.clocks import TimeRule
from arbiter.table.web.faces import Json
from arbiter.table.web.homemade import Brought
from arbiter.table.web.store import ANSWERS, REPLAYS, SEATS, TABLES
from arbiter.table.web.table_game import GivenAnswer, StoredAnswer

WAITING, PLAYING, OVER = "waiting", "playing", "over"
LISTED = 60
LISTED_COLUMNS = (
    "id", "created", "game", "format", "timer", "clock", "increment", "public", "state", "turn", "result",
    "series",
)  # fmt: skip
LISTING = [TABLES.c[name] for name in LISTED_COLUMNS]

# Statements that run with every answer are made once.
NEW_ANSWERS = insert(ANSWERS)
PROGRESS = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("key"))
    .values(
        state=bindparam("new_state"),
        rewinds=bindparam("new_rewinds"),
        turn=bindparam("new_turn"),
        result=bindparam("new_result"),
        touched=bindparam("new_touched"),
        lapses=bindparam("new_lapses"),
        idle_since=bindparam("new_idle_since"),
        engine=bindparam("new_engine"),
        rules=bindparam("new_rules"),
        times=bindparam("new_times"),
    )
)


@dataclass(frozen=True)
class Seat:
    """A place at a table. A person's has a token, a bot's has its name; a free one has an invite."""

    player: int
    name: str = ""
    bot: str = ""
    token: bytes = b""
    invite: bytes = b""
    deck: str = ""
    settings: Settings = Settings()

    @property
    def is_free(self) -> bool:
        return not self.bot and not self.token

    @property
    def is_open(self) -> bool:
        """May anybody sit down here?"""
        return tokens.fits(tokens.EVERYBODY, self.invite)


@dataclass(frozen=True)
class Record:
    """A table, without its answers."""

    id: str
    created: float
    game: str
    format: str
    secret: bytes
    timer: int = 0
    public: bool = True
    start: str = ""
    state: str = WAITING
    rewinds: int = 0
    turn: int = 0
    result: str = ""
    next: str = ""
    touched: float = 0.0
    lapses: tuple[int, ...] = ()
    idle_since: float = 0.0
    engine: str = ""
    rules: str = ""
    clock: int = 0
    increment: int = 0
    times: tuple[float, ...] = ()
    series: str = ""  # the match of which this is a game (`series`), as JSON; empty for a game by itself
    seats: tuple[Seat, ...] = field(default=())

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats)

    @property
    def time_rule(self) -> TimeRule:
        return TimeRule(self.timer, self.clock, self.increment)

    def with_seat(self, seat: Seat) -> Record:
        return replace(self, seats=tuple(seat if old.player == seat.player else old for old in self.seats))


# ---------------------------------------------------------------- writing


def columns(record: Record) -> dict[str, object]:
    made = {column.name: getattr(record, column.name) for column in TABLES.columns}
    return {**made, "lapses": json.dumps(record.lapses), "times": json.dumps(record.times)}


def seat_columns(record: Record, seat: Seat) -> dict[str, object]:
    return {
        "table_id": record.id,
        "player": seat.player,
        "name": seat.name,
        "bot": seat.bot,
        "token": seat.token,
        "invite": seat.invite,
        "deck": seat.deck,
        "settings": json.dumps(seat.settings.json()),
    }


def insert_table(connection: Connection, record: Record) -> None:
    connection.execute(insert(TABLES), [columns(record)])
    connection.execute(insert(SEATS), [seat_columns(record, seat) for seat in record.seats])


def update_table(connection: Connection, record: Record) -> None:
    connection.execute(update(TABLES).where(TABLES.c.id == record.id).values(**columns(record)))


def update_progress(connection: Connection, record: Record) -> None:
    """What playing changes."""
    connection.execute(
        PROGRESS,
        {
            "key": record.id,
            "new_state": record.state,
            "new_rewinds": record.rewinds,
            "new_turn": record.turn,
            "new_result": record.result,
            "new_touched": record.touched,
            "new_lapses": json.dumps(record.lapses),
            "new_idle_since": record.idle_since,
            "new_engine": record.engine,
            "new_rules": record.rules,
            "new_times": json.dumps(record.times),
        },
    )


def update_seat(connection: Connection, record: Record, seat: Seat) -> None:
    chosen = (SEATS.c.table_id == record.id) & (SEATS.c.player == seat.player)
    connection.execute(update(SEATS).where(chosen).values(**seat_columns(record, seat)))


def write_answers(connection: Connection, id: str, kept: int, dropped: bool, fresh: list[GivenAnswer]) -> None:
    """The answers from number `kept` on are these."""
    if dropped:
        connection.execute(delete(ANSWERS).where((ANSWERS.c.table_id == id) & (ANSWERS.c.at >= kept)))
    rows = [
        {"table_id": id, "at": kept + i, "by": given.by, "answer": json.dumps(given.answer), "hash": given.hash}
        for i, given in enumerate(fresh)
    ]
    if rows:
        connection.execute(NEW_ANSWERS, rows)


# ---------------------------------------------------------------- reading


def read_table(connection: Connection, id: str) -> Record | None:
    row = connection.execute(select(TABLES).where(TABLES.c.id == id)).mappings().first()
    if row is None:
        return None
    seats = connection.execute(select(SEATS).where(SEATS.c.table_id == id).order_by(SEATS.c.player)).mappings()
    made = Record(row["id"], row["created"], row["game"], row["format"], bytes(row["secret"]))
    apart = ("id", "created", "game", "format", "secret", "lapses", "times")
    return replace(
        made,
        **{key: value for key, value in row.items() if key not in apart},
        lapses=tuple(json.loads(row["lapses"] or "[]")),
        times=tuple(json.loads(row["times"] or "[]")),
        seats=tuple(
            Seat(
                seat["player"],
                seat["name"],
                seat["bot"],
                bytes(seat["token"]),
                bytes(seat["invite"]),
                seat["deck"],
                read_settings(seat["settings"]),
            )
            for seat in seats
        ),
    )


def read_settings(text: str) -> Settings:
    data = cast("dict[str, object]", json.loads(text))
    return Settings(
        bool(data.get("full_control")),
        bool(data.get("choose_payment")),
        bool(data.get("hurry")),
        tuple(cast("list[str]", data.get("stops", []))),
        bool(data.get("discard_unasked")),
        tuple(cast("list[str]", data.get("lets", []))),
        tuple(cast("list[str]", data.get("always", []))),
    )


def write_hash(connection: Connection, id: str, at: int, hash: str) -> None:
    """Of the position after the answer with this number."""
    chosen = (ANSWERS.c.table_id == id) & (ANSWERS.c.at == at)
    connection.execute(update(ANSWERS).where(chosen).values(hash=hash))


def read_answers(connection: Connection, id: str) -> tuple[list[StoredAnswer], str]:
    """The answers up to the first that cannot be read, and what is wrong with that one; empty where nothing is."""
    rows = connection.execute(select(ANSWERS).where(ANSWERS.c.table_id == id).order_by(ANSWERS.c.at)).mappings()
    found: list[StoredAnswer] = []
    for at, row in enumerate(rows):
        if row["at"] != at:
            return found, f"answer {at} is missing in the database"
        answer = read_answer(row["answer"])
        if answer is None:
            return found, f"answer {at} cannot be read in the database"
        found.append(StoredAnswer(answer, row["by"], row["hash"]))
    return found, ""


def read_answer(text: str) -> Answer | None:
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        return None
    if saves.is_int(value):
        return cast("int", value)
    if isinstance(value, list) and all(saves.is_int(part) for part in value):
        return tuple(value)
    return None


def recent_tables(connection: Connection, state: str) -> list[Record]:
    """Public tables in this state, the latest first; without what only their game needs."""
    chosen = select(*LISTING).where(TABLES.c.state == state, TABLES.c.public.is_(True))
    rows = connection.execute(chosen.order_by(TABLES.c.created.desc()).limit(LISTED)).mappings().all()
    sitting: dict[str, list[Seat]] = {row["id"]: [] for row in rows}
    seats = select(SEATS.c.table_id, SEATS.c.player, SEATS.c.name, SEATS.c.bot, SEATS.c.invite)
    for seat in connection.execute(seats.where(SEATS.c.table_id.in_(sitting)).order_by(SEATS.c.player)).mappings():
        sitting[seat["table_id"]].append(Seat(seat["player"], seat["name"], seat["bot"], invite=bytes(seat["invite"])))
    return [Record(**row, secret=b"", seats=tuple(sitting[row["id"]])) for row in rows]


def old_tables(connection: Connection, over: bool, before: float, most: int) -> list[str]:
    """Tables at which nothing has happened since then: those that are over, or those that are not."""
    wanted = TABLES.c.state == OVER if over else TABLES.c.state != OVER
    chosen = select(TABLES.c.id).where(wanted, TABLES.c.idle_since < before)
    return [row[0] for row in connection.execute(chosen.order_by(TABLES.c.idle_since).limit(most))]


def delete_tables(connection: Connection, ids: list[str]) -> None:
    connection.execute(delete(ANSWERS).where(ANSWERS.c.table_id.in_(ids)))
    connection.execute(delete(SEATS).where(SEATS.c.table_id.in_(ids)))
    connection.execute(delete(TABLES).where(TABLES.c.id.in_(ids)))


def delete_replays(connection: Connection, before: float) -> None:
    connection.execute(delete(REPLAYS).where(REPLAYS.c.idle_since < before))


def insert_replay(connection: Connection, id: str, created: float, since: float, save: str, most: int) -> None:
    """Keep a file; beyond so many, the oldest are dropped."""
    connection.execute(insert(REPLAYS), [{"id": id, "created": created, "idle_since": since, "save": save}])
    dropped = select(REPLAYS.c.id).order_by(REPLAYS.c.idle_since.desc(), REPLAYS.c.created.desc()).offset(most)
    connection.execute(delete(REPLAYS).where(REPLAYS.c.id.in_([row[0] for row in connection.execute(dropped)])))


def read_replay(connection: Connection, id: str) -> str | None:
    row = connection.execute(select(REPLAYS.c.save).where(REPLAYS.c.id == id)).first()
    return None if row is None else str(row[0])


# ---------------------------------------------------------------- what a match starts from


def write_start(setup: Setup) -> str:
    """In the form of a saved match that has no answers yet."""
    return saves.write(setup, [], "")


def read_start(text: str, pool: Pool) -> Setup:
    return saves.read_setup(saves.parse(text, "the table"), pool, "the table")


def commitment_of(record: Record) -> str:
    """What everybody may know of the secret that the table is shuffled with; empty where there is none (yet)."""
    try:
        found = json.loads(record.start).get("commitment", "") if record.start else ""
    except (ValueError, AttributeError):  # a damaged row; whoever opens the table is told
        return ""
    return found if isinstance(found, str) else ""


def write_deck(brought: Brought) -> str:
    made = {"name": brought.deck.name, **{part: list(keys) for part, keys in brought.deck.parts}}
    return json.dumps({**made, homemade.KEY: list(brought.cards)} if brought.cards else made)


def read_deck(text: str, pool: Pool) -> DeckList:
    if not text:
        raise ArbiterError("nobody has brought a deck to this seat")
    data = json.loads(text)
    data.pop(homemade.KEY, None)
    return saves.read_deck_entry(data, 0, pool, "the table")


def result_json(record: Record) -> Json | None:
    if not record.result:
        return None
    try:
        return cast("Json", json.loads(record.result))
    except ValueError:  # a damaged row must not take the others with it
        return {"winner": None, "reason": "the database no longer says how it ended", "draw": False}
