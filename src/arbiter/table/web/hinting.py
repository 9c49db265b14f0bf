"""A hint in a practice game: what the bot that thinks makes of the question, told as it comes to know more.

It is thought about in the bots' processes, with no more than the player can know. Nobody gets a hint against people.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbiter.bots.elsewhere import Tried, is_settled, look_longer
from arbiter.kernel.errors import ArbiterError
from arbiter.kernel.packing import pack_question
from arbiter.table.web.errors import Refused, refusal
from arbiter.table.web.viewpoint import encode

if TYPE_CHECKING:
    from arbiter.table.web.table import Listener, Table

ROUNDS = (0.3, 0.7, 1.0, 2.0)  # processor seconds; after each it is told what has been found


def demand_practice(table: Table, player: int) -> None:
    if not all(seat.bot for seat in table.record.seats if seat.player != player):
        raise Refused("seat", "there are no hints in games between people")


async def hint(table: Table, client: Listener, question: str) -> None:
    """Begin to think about the player's question; what comes of it is sent when it is there."""
    player = client.follower.viewer
    demand_practice(table, player)
    async with table.lock:
        table_game = await table.loaded()
        table.playing(table_game)
        decision = table_game.decision
        if question != table_game.serial:
            raise Refused("late", "that question is not open; the table stands at another")
        if decision is None or decision.player != player:
            raise Refused("turn", "that question is not yours")
        if client.follower.hint == question:
            raise Refused("busy", "a hint is being thought about already")
        packed = await table.run(lambda: pack_question(table_game.match.game))
    client.follower.hint = question
    table.in_use += 1
    table.tables.spawn(think_on(table, client, packed, len(table_game.given)))


async def think_on(table: Table, client: Listener, packed: bytes, seed: int) -> None:
    tables, question, names = table.tables, client.follower.hint, table.record.names
    tried: Tried = []
    try:
        for number, seconds in enumerate(ROUNDS):
            if not is_wanted(table, client, question):
                return
            args = (packed, seed * len(ROUNDS) + number, seconds, tried, names)
            tried, found = await tables.analysing.do(lambda args=args: tables.thought_about(look_longer, *args))  # type: ignore[misc]
            done = found is None or is_settled(tried) or number + 1 == len(ROUNDS)
            prospects = [] if found is None else found["prospects"]
            client.send(encode({"type": "hint", "question": question, "prospects": prospects, "done": done}))
            if done:
                return
    except ArbiterError as error:
        client.send(encode(refusal(error).json("hint")))
    finally:
        if client.follower.hint == question:
            client.follower.hint = ""
        tables.release(table)


def is_wanted(table: Table, client: Listener, question: str) -> bool:
    """Does the table still stand at the question, and whoever asked sit there?"""
    table_game = table.table_game
    return table_game is not None and table_game.serial == question and client in table.seated.values()
