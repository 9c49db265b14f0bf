"""Making tables and sitting down at them: who brings which deck to which seat, and when the game begins.

A seat that waits for somebody has an invitation: a secret that its maker hands on, or the word that everybody knows,
and then the lobby offers the seat.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING

from sqlalchemy import Connection

from arbiter.bots.registry import offered_bot
from arbiter.cards.checking import known_format
from arbiter.cards.pool import Pool
from arbiter.games.printed_fields import Card
from arbiter.games.registry import entry
from arbiter.setup import Setup
from arbiter.table.web import homemade, records, tokens
from arbiter.table.web.clocks import TimeRule
from arbiter.table.web.errors import Refused
from arbiter.table.web.homemade import Brought, with_homemade
from arbiter.table.web.records import PLAYING, WAITING, Record, Seat
from arbiter.table.web.series import SINGLE, demand_match, next_game, registered, wanted_series
from arbiter.table.web.versions import engine_version, rules_version

if TYPE_CHECKING:
    from arbiter.table.web.tables import Tables

TIMERS = (0, 30, 60, 120, 300)  # seconds for a decision
CLOCKS = ((300, 5), (600, 10), (1500, 10), (3000, 30))  # seconds that a player has, and gets for each answer
LONGEST_CLOCK = 6 * 3600
LONGEST_INCREMENT = 600
LONGEST_NAME = 40
BOT, FRIEND, ANYONE = "bot", "friend", "anyone"  # who sits opposite
OPPONENTS = (BOT, FRIEND, ANYONE)


@dataclass(frozen=True)
class NewTable:
    """A table as somebody wants it."""

    game: str
    format: str | None
    name: str
    deck: str  # a built-in deck's name, or empty
    list: str  # a pasted list, or empty
    opponent: str  # one of OPPONENTS
    bot: str  # the bots' name, where bots sit opposite
    bot_deck: str
    time_rule: TimeRule
    public: bool
    cards: tuple[Card, ...] = ()  # home-made ones that the list names
    players: int = 2
    best: int = SINGLE  # of how many games


@dataclass(frozen=True)
class Ticket:
    """What whoever sits down gets."""

    table: str
    seat: int
    token: str
    invite: str = ""


def demand_sensible(wanted: NewTable) -> None:
    """As many players as the game is for; a clock or a timer, neither too short nor too long."""
    rule = wanted.time_rule
    demand_match(wanted.game, wanted.best, wanted.players)
    least, most = entry(wanted.game).rules.players
    if not least <= wanted.players <= most:
        many = f"{least}" if least == most else f"{least} to {most}"
        raise Refused("bad", f"{entry(wanted.game).title} is a game for {many} players, not {wanted.players}")
    if rule.timer not in TIMERS:
        raise Refused("bad", f"timer must be one of {', '.join(str(t) for t in TIMERS)} seconds, not {rule.timer}")
    if rule.clock and not 10 <= rule.clock <= LONGEST_CLOCK:
        raise Refused("bad", f"clock must be 0 (none) or 10 to {LONGEST_CLOCK} seconds, not {rule.clock}")
    if not 0 <= rule.increment <= LONGEST_INCREMENT:
        raise Refused("bad", f"increment must be 0 to {LONGEST_INCREMENT} seconds, not {rule.increment}")
    if rule.timer and rule.clock:
        raise Refused("bad", "a table has a clock or a timer, not both; set one of them to 0")
    if rule.increment and not rule.clock:
        raise Refused("bad", "an increment is added to a clock; set clock as well")


# ---------------------------------------------------------------- making tables


async def create(tables: Tables, wanted: NewTable) -> Ticket:
    """A new table, with its maker at it."""
    invite = {BOT: "", ANYONE: tokens.EVERYBODY}.get(wanted.opponent) or tokens.new_token()
    token = tokens.new_token()
    record = await tables.reading(wanted.list).do(lambda: draft(tables, wanted, token, invite))
    await tables.add(await started(tables, record) if wanted.opponent == BOT else record)
    return Ticket(record.id, 0, token, invite if wanted.opponent == FRIEND else "")


def draft(tables: Tables, wanted: NewTable, token: str, invite: str) -> Record:
    kind = known_format(wanted.game, wanted.format)
    demand_sensible(wanted)
    deck = tables.brought(wanted.game, kind, wanted.deck, wanted.list, wanted.cards)
    mine = Seat(0, wanted.name, token=tokens.hashed(token), deck=records.write_deck(deck))
    others = range(1, wanted.players)
    if wanted.opponent == BOT:
        seats = [bot_seat(tables, wanted, kind, player) for player in others]
    else:
        seats = [Seat(player, invite=tokens.hashed(invite)) for player in others]
    return Record(
        tokens.new_id(),
        tables.today(),
        wanted.game,
        kind,
        tokens.new_secret(),
        wanted.time_rule.timer,
        wanted.public or wanted.opponent == ANYONE,  # what the lobby offers, the lobby shows
        clock=wanted.time_rule.clock,
        increment=wanted.time_rule.increment,
        idle_since=tables.service_time(),
        series=wanted_series(wanted.best, wanted.players),
        seats=(mine, *seats),
    )


def bot_seat(tables: Tables, wanted: NewTable, kind: str, player: int) -> Seat:
    """A bot's place; the first has the deck that was chosen for it, and of several each has its number."""
    chosen = wanted.bot_deck if player == 1 else ""
    name = chosen or other_deck(tables, wanted.game, kind, wanted.deck)
    theirs = tables.brought(wanted.game, kind, name, "")
    called = f"{wanted.bot} bot" if wanted.players == 2 else f"{wanted.bot} bot {player}"
    return Seat(player, called, offered_bot(wanted.bot), deck=records.write_deck(theirs))


def other_deck(tables: Tables, game: str, kind: str, mine: str) -> str:
    decks = [name for name, (_, kinds) in tables.built_in[game].items() if kind in kinds]
    return secrets.choice([name for name in decks if name != mine] or decks)


async def started(tables: Tables, record: Record) -> Record:
    """All seats are taken. Home-made cards are read in the lane for lists, not by those who run the games."""
    cards = homemade.in_seats(seat.deck for seat in record.seats)
    pool = await tables.lists.do(lambda: with_homemade(tables.pool(record.game), cards)) if cards else None
    return await tables.run(lambda: settle(tables, record, pool or tables.pool(record.game)))


def settle(tables: Tables, record: Record, pool: Pool) -> Record:
    """Everything that the match starts from is settled."""
    decks = tuple(records.read_deck(seat.deck, pool) for seat in record.seats)
    people = tuple(seat.player for seat in record.seats if not seat.bot)
    # Between people, questions that have one answer are asked, too: the table decides who waits for what.
    between = len(people) > 1
    setup = Setup(record.game, record.format, decks, tables.chances(), pool, people, between, between)
    engine, rules = engine_version(), rules_version(record.game)
    return replace(registered(record), start=records.write_start(setup), state=PLAYING, engine=engine, rules=rules)


# ---------------------------------------------------------------- sitting down


@dataclass(frozen=True)
class Guest:
    """Somebody who wants to sit down, with the invitation they have and the deck they bring."""

    invite: str
    name: str
    deck: str
    list: str
    cards: tuple[Card, ...] = ()


async def join(tables: Tables, id: str, guest: Guest) -> Ticket:
    """Take a free seat of a table; with the last one the game begins."""
    token = tokens.new_token()
    async with tables.at(id) as table:
        async with table.lock:
            game, kind = table.record.game, table.record.format
            brought = partial(tables.brought, game, kind, guest.deck, guest.list, guest.cards)
            record, seat = await sit_down(tables, table.record, guest, token, brought)
            table.record = record
        tables.look_again()
        if record.state == PLAYING:
            await table.begin(record)
        else:
            await table.tell_waiting()
    return Ticket(id, seat.player, token)


async def sit_down(
    tables: Tables, record: Record, guest: Guest, token: str, bring: Callable[[], Brought]
) -> tuple[Record, Seat]:
    seat = next((seat for seat in record.seats if seat.is_free), None)
    if record.state != WAITING or seat is None:
        raise Refused("seat", "nobody is waited for at this table any more")
    if not tokens.fits(guest.invite, seat.invite):
        raise Refused("token", "this is not the invitation to the table; ask for the link again")
    brought = await tables.reading(guest.list).do(bring)
    taken = replace(seat, name=guest.name, token=tokens.hashed(token), invite=b"", deck=records.write_deck(brought))
    seated = record.with_seat(taken)
    if not any(each.is_free for each in seated.seats):
        seated = await started(tables, seated)

    def write(connection: Connection) -> None:
        records.update_seat(connection, seated, taken)
        records.update_table(connection, seated)

    await tables.store.write(write)
    return seated, taken


async def rematch_of(tables: Tables, old: Record, brought: Mapping[int, str]) -> str:
    """The same people at a new table, where their tokens are as good; with the same decks, or with those that they
    bring to the next game of their match."""
    fresh = replace(
        next_game(old, brought),
        id=tokens.new_id(),
        created=tables.today(),
        secret=tokens.new_secret(),
        rewinds=0,
        turn=0,
        result="",
        touched=0.0,
        idle_since=tables.service_time(),
        lapses=(),
        times=(),
    )
    record = await started(tables, fresh)
    await tables.add(record)
    return record.id
