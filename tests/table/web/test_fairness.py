"""The browser table shows what it is shuffled with as a hash, then as it is; and goes on with tables of before."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from unittest.mock import ANY

import httpx
import pytest

from arbiter.cards.pool import shared
from arbiter.fairness import verify
from arbiter.kernel.chance import Sealed
from arbiter.setup import new_chance
from arbiter.table.web import records
from arbiter.table.web.table_game import PERSON, StoredAnswer, TableGame
from tests.table.web.client import Player, make_table, web
from tests.table.web.conftest import Running, serving

OLD = Path(__file__).parents[2] / "api" / "old_saves"


async def sealed_game(server: Running) -> tuple[Player, dict[str, str]]:
    server.tables.chances = new_chance
    made = await make_table(server.base)
    player = Player(server.base, made["table"], made["token"], keep=True)
    await player.open()
    await player.asked()
    return player, made


async def settled(player: Player) -> None:
    while player.view is None or player.view["result"] is None:
        await player.receive()


def test_the_commitment_is_shown_first_and_the_secret_last(database: str, tmp_path: Path) -> None:
    async def go() -> None:
        async with serving(database) as server, web(server.base) as http:
            player, made = await sealed_game(server)
            id = made["table"]
            chance = records.read_start(server.tables.in_memory[id].record.start, server.tables.pool("fftcg")).chance
            assert isinstance(chance, Sealed)
            assert player.view is not None and player.welcome is not None
            shown = player.view["commitment"]
            assert shown == chance.commitment == player.welcome["commitment"]
            await player.play(12)
            told = "".join(player.seen) + await everything(http, id)
            assert shown in told and chance.secret.hex() not in told
            await player.send({"type": "concede"})
            await settled(player)
            assert player.view["result"]["secret"] == chance.secret.hex()
            assert sha256(chance.secret).hexdigest() == shown
            path = tmp_path / "game.json"
            path.write_text((await http.get(f"/api/replays/{id}/file")).text)
            assert all(check.held for check in verify(path, shown))
            await player.close()

    asyncio.run(go())


async def everything(http: httpx.AsyncClient, id: str) -> str:
    """Whatever anybody can ask of a table that is being played."""
    paths = (
        "/api/tables", f"/api/tables/{id}", "/api/replays", f"/api/replays/{id}", f"/api/replays/{id}/file",
        f"/api/replays/{id}/frames?side=open&from=0&count=20", "/metrics", "/healthz",
    )  # fmt: skip
    return "".join([(await http.get(path)).text for path in paths])


def test_a_table_goes_on_after_a_restart_with_what_it_was_shuffled_with(database: str) -> None:
    async def go() -> None:
        async with serving(database) as server:
            player, made = await sealed_game(server)
            await player.play(10)
            assert player.view is None or player.view["commitment"]
            await player.close()
            game = server.tables.in_memory[made["table"]].table_game
            assert game is not None
            before = (game.setup.commitment, game.match.hash())
        async with serving(database) as server:
            player = await Player(server.base, made["table"], made["token"]).open()
            await player.asked()
            game = server.tables.in_memory[made["table"]].table_game
            assert game is not None and (game.setup.commitment, game.match.hash()) == before
            await player.close()

    asyncio.run(go())


@pytest.mark.parametrize("path", sorted(OLD.glob("*.json")), ids=lambda path: path.stem)
def test_a_table_of_before_goes_on_as_it_began(path: Path) -> None:
    """What it starts from tells neither a secret nor in which order options stand."""
    saved = json.loads(path.read_text(encoding="utf-8"))
    answers = [StoredAnswer(tuple(each) if isinstance(each, list) else each, PERSON) for each in saved["answers"]]
    answers[-1] = replace(answers[-1], hash=saved["hash"])
    pool = shared(saved["game"])
    setup = records.read_start(json.dumps({**saved, "answers": [], "hash": ""}), pool)
    table_game = TableGame(setup, b"x", ("Ada", "Ben"), (None, None), (), [])
    table_game.resume(answers, trusted=False)
    assert not table_game.stopped and len(table_game.given) == len(answers)
    assert records.read_start(records.write_start(setup), pool) == replace(setup, chance=ANY)
