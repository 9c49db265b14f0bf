"""What players settle between them: whether something may be taken back, and whether they play again."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from arbiter.table.web import homemade, records
from arbiter.table.web.errors import Refused
from arbiter.table.web.homemade import with_homemade
from arbiter.table.web.incoming import Rematch
from arbiter.table.web.records import OVER
from arbiter.table.web.seating import rematch_of
from arbiter.table.web.series import Deck, exchanged
from arbiter.table.web.table_game import TableGame
from arbiter.table.web.viewpoint import encode

if TYPE_CHECKING:
    from arbiter.table.web.table import Listener, Table


async def undo(table: Table, connection: Listener) -> None:
    """At once where nothing new was seen, or against a bot; else the opponent is asked."""
    player = connection.follower.viewer
    async with table.lock:
        table_game = await table.loaded()
        table.playing(table_game)
        how = table_game.undo_is(player)
        if how == "none":
            raise Refused("undo", "there is nothing that you could take back")
        people = [seat for seat in table.record.seats if not seat.bot and seat.player != player]
        if how == "ask" and people:
            table.asked_undo, table.allowed = player, set()
            await table.show(table_game)
            return
        await take_back(table, table_game, player)
    table.wake()


async def consent(table: Table, connection: Listener, allow: bool) -> None:
    """One of those who are asked says yes or no; it is taken back when everybody has said yes."""
    async with table.lock:
        table_game = await table.loaded()
        table.playing(table_game)
        asker = table.asked_undo
        if asker is None or asker == connection.follower.viewer:
            raise Refused("undo", "nobody asks you to let them take something back")
        table.allowed.add(connection.follower.viewer)
        people = {seat.player for seat in table.record.seats if not seat.bot}
        if allow and people - table.allowed <= {asker}:
            tell(table, asker, connection.follower.viewer, True)
            await take_back(table, table_game, asker)
        else:
            if not allow:
                tell(table, asker, connection.follower.viewer, False)
            table.asked_undo = asker if allow else None
            await table.show(table_game)
    table.wake()


def tell(table: Table, asker: int, by: int, allowed: bool) -> None:
    """Who has asked hears what came of it."""
    for each in table.everybody():
        if each.follower.viewer == asker:
            each.send(encode({"type": "undo", "allowed": allowed, "by": by}))


async def take_back(table: Table, table_game: TableGame, player: int) -> None:
    await table.run(lambda: table_game.undo(player))
    table.asked_undo = None
    await table.store(table_game, taken_back=True)
    await table.show(table_game)


async def rematch(table: Table, connection: Listener, message: Rematch) -> None:
    """Another game, when everybody wants one. A deck with exchanged cards is looked at before anything else."""
    async with table.lock:
        table_game = await table.loaded()
        player = connection.follower.viewer
        if table_game.stopped:
            raise Refused("stopped", table_game.stopped)
        if table.record.state != OVER:
            raise Refused("seat", "the game is not over yet")
        if message.deck is not None and not table.record.next:
            table.decks[player] = await exchange(table, player, message.deck)
        table.wants_rematch.discard(player)
        if message.want:
            table.wants_rematch.add(player)
        if not table.record.next and all(table.rematchers()):
            record = replace(table.record, next=await rematch_of(table.tables, table.record, table.decks))
            await table.tables.store.write(lambda c: records.update_table(c, record))
            table.record = record
        if table.record.next:
            for each in table.everybody():
                each.send(encode({"type": "moved", "table": table.record.next}))
        else:
            await table.show(table_game)


async def exchange(table: Table, player: int, deck: Deck) -> str:
    """The deck for the next game of a match, or `Refused`."""
    tables, record = table.tables, table.record

    def compare() -> str:
        pool = with_homemade(tables.pool(record.game), homemade.in_seats(seat.deck for seat in record.seats))
        return exchanged(record, player, deck, pool)

    return await tables.lists.do(compare)
