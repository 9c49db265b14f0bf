"""The log of whoever watches a table: written from the start of its game on, beside it, while the game goes on."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from arbiter.table.web.table import Table
    from arbiter.table.web.table_game import TableGame


async def write_log(table: Table, viewer: int) -> None:
    """Write the log for a spectator, from the start of the game on, while the game goes on."""
    async with table.lock:
        table_game = await table.loaded()
    if viewer in table_game.logs:
        return
    lane = table.tables.loading
    side = await lane.do(lambda: table_game.beside(viewer))
    for _ in range(3):  # each time there is less that happened meanwhile
        given = list(table_game.given)
        await lane.do(partial(side.catch_up, given))
    async with table.lock:
        if table.table_game is table_game and await table.run(lambda: comes_to_the_same(side, table_game)):
            table_game.logs.setdefault(viewer, side.logs[viewer])


def comes_to_the_same(side: TableGame, table_game: TableGame) -> bool:
    """Does the game beside the table's come to the same position? After something was taken back it does not."""
    if len(side.given) <= len(table_game.given):
        side.catch_up(table_game.given)
    return side.is_at(table_game)
