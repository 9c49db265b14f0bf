"""Profiles and the decks that are kept for them: a name and a secret that only a browser knows, and for each deck its
versions, the latest of which are kept."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import cast

from sqlalchemy import Connection, delete, func, insert, select, update

from arbiter.games.printed_fields import Card
from arbiter.table.web import tokens
from arbiter.table.web.errors import Refused
from arbiter.table.web.faces import Json
from arbiter.table.web.store import DECK_VERSIONS, DECKS, PROFILES

MOST_PROFILES = 100_000
MOST_DECKS = 200
LONGEST_LIST = 16_000  # characters; the lists of real decks have a tenth of it, and all versions of one are compared
FORGOTTEN_AT_ONCE = 100  # profiles without a deck, when there is no room for another
MOST_VERSIONS = 40  # of a deck; older ones are forgotten


@dataclass(frozen=True)
class Profile:
    id: str
    name: str


@dataclass(frozen=True)
class WantedDeck:
    """A deck as somebody wants it kept; `id` is empty for a new one."""

    id: str
    game: str
    format: str
    name: str
    list: str
    cards: tuple[Card, ...]


def new_profile(connection: Connection, name: str, now: float) -> tuple[str, str]:
    """Its id and its secret. Where there are too many, those that never kept a deck make room, the oldest first."""
    if (connection.execute(select(func.count()).select_from(PROFILES)).scalar() or 0) >= MOST_PROFILES:
        unused = select(PROFILES.c.id).where(PROFILES.c.id.not_in(select(DECKS.c.profile_id)))
        oldest = connection.execute(unused.order_by(PROFILES.c.created).limit(FORGOTTEN_AT_ONCE)).scalars().all()
        if not oldest:
            raise Refused("busy", f"this server keeps at most {MOST_PROFILES} profiles with decks")
        connection.execute(delete(PROFILES).where(PROFILES.c.id.in_(oldest)))
    id, secret = tokens.new_id(), tokens.new_token()
    connection.execute(insert(PROFILES).values(id=id, name=name, secret=tokens.hashed(secret), created=now))
    return id, secret


def read_profile(connection: Connection, key: str) -> Profile:
    """The profile of a key "id.secret", or `Refused`."""
    id, _, secret = key.partition(".")
    if tokens.is_id(id):
        row = connection.execute(select(PROFILES).where(PROFILES.c.id == id)).first()
        if row is not None and tokens.fits(secret, row.secret):
            return Profile(row.id, row.name)
    raise Refused("token", "this is no key of a profile of this server; make a profile, or take the key with you again")


def decks_of(connection: Connection, profile: Profile) -> list[Json]:
    """The latest changed first."""
    wanted = select(DECKS).where(DECKS.c.profile_id == profile.id).order_by(DECKS.c.changed.desc())
    return [row_json(row._mapping) for row in connection.execute(wanted)]


def row_json(row: object) -> Json:
    found = cast("dict[str, object]", row)
    return {key: found[key] for key in ("id", "game", "format", "name", "version", "changed")}


def own_deck(connection: Connection, profile: Profile, id: str) -> Json:
    row = connection.execute(select(DECKS).where(DECKS.c.id == id, DECKS.c.profile_id == profile.id)).first()
    if row is None:
        raise Refused("unknown", "there is no such deck in this profile")
    return row_json(row._mapping)


def keep_deck(connection: Connection, profile: Profile, wanted: WantedDeck, now: float) -> Json:
    """A new deck, or a new version of one; where nothing but the name differs, there is none."""
    if wanted.id:
        old = own_deck(connection, profile, wanted.id)
        latest = versions_of(connection, wanted.id)[-1]
        same = (latest["list"], latest["cards"]) == (wanted.list, list(wanted.cards))
        number = cast("int", old["version"]) + (not same)
        changes = {"game": wanted.game, "format": wanted.format, "name": wanted.name, "version": number, "changed": now}
        connection.execute(update(DECKS).where(DECKS.c.id == wanted.id).values(changes))
        id = wanted.id
    else:
        mine = select(func.count()).select_from(DECKS).where(DECKS.c.profile_id == profile.id)
        if (connection.execute(mine).scalar() or 0) >= MOST_DECKS:
            raise Refused("size", f"a profile has at most {MOST_DECKS} decks; delete one first")
        id, number, same = tokens.new_id(), 1, False
        row = {"id": id, "profile_id": profile.id, "game": wanted.game, "format": wanted.format, "name": wanted.name}
        connection.execute(insert(DECKS).values(**row, version=number, changed=now))
    if not same:
        values = {"deck_id": id, "version": number, "made": now, "list": wanted.list}
        connection.execute(insert(DECK_VERSIONS).values(**values, cards=json.dumps(list(wanted.cards))))
        old_ones = (DECK_VERSIONS.c.deck_id == id) & (DECK_VERSIONS.c.version <= number - MOST_VERSIONS)
        connection.execute(delete(DECK_VERSIONS).where(old_ones))
    return own_deck(connection, profile, id)


def versions_of(connection: Connection, id: str) -> list[Json]:
    wanted = select(DECK_VERSIONS).where(DECK_VERSIONS.c.deck_id == id).order_by(DECK_VERSIONS.c.version)
    return [
        {"version": row.version, "made": row.made, "list": row.list, "cards": json.loads(row.cards)}
        for row in connection.execute(wanted)
    ]


def whole_deck(connection: Connection, profile: Profile, id: str) -> Json:
    """A deck with all its versions, each with what it changed."""
    made = own_deck(connection, profile, id)
    versions = versions_of(connection, id)
    before: Sequence[str] = ()
    for each in versions:
        lines = str(each["list"]).splitlines()
        each["changes"] = difference(before, lines) if before else []
        before = lines
    return {**made, "versions": versions}


def difference(before: Sequence[str], after: Sequence[str]) -> list[str]:
    """What was added and taken out, card by card: "+2 a card"."""
    old, new = counted(before), counted(after)
    found = [(new[card] - old[card], card) for card in dict.fromkeys((*new, *old)) if new[card] != old[card]]
    return [f"{change:+d} {card}" for change, card in found]


def counted(lines: Sequence[str]) -> Counter[str]:
    """How many of each card the lines of a list name, in our own form."""
    found: Counter[str] = Counter()
    for line in lines:
        count, _, card = line.strip().partition(" ")
        if count.isascii() and count.isdigit() and card:
            found[card.strip()] += int(count)
    return found


def delete_deck(connection: Connection, profile: Profile, id: str) -> None:
    own_deck(connection, profile, id)
    connection.execute(delete(DECK_VERSIONS).where(DECK_VERSIONS.c.deck_id == id))
    connection.execute(delete(DECKS).where(DECKS.c.id == id))
