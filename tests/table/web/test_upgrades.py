"""A table that another version of the rules takes up: the same position, or a stop with words; never another one."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

import pytest
from sqlalchemy import Connection, create_engine, select, text, update

from arbiter.cards.pool import Pool, shared
from arbiter.kernel.match import Match
from arbiter.table.web.store import ANSWERS, TABLES
from arbiter.table.web.table_game import HASH_EVERY
from arbiter.table.web.versions import digest, engine_version, rules_version
from tests.table.web.client import Json, Player, make_table, pick, web
from tests.table.web.conftest import serving

PLAYED = 25


async def begin(database: str) -> tuple[Json, Json]:
    """Somebody plays a while; their table and the view that they leave."""
    async with serving(database) as server:
        made = await make_table(server.base)
        player = await Player(server.base, made["table"], made["token"]).open()
        await player.play(PLAYED)
        assert await player.asked() is not None and player.view is not None
        return made, player.view


async def look(database: str, made: Json, pools: dict[str, Pool] | None = None) -> Player:
    """The table as the next server shows it, and that server lets nobody go on with it where it says so."""
    async with serving(database, pools=pools) as server:
        player = await Player(server.base, made["table"], made["token"]).open()
        await player.until("view")
        assert player.view is not None
        if "stopped" in player.view:
            assert player.view["question"] is None and player.view["waiting"] is None
            assert player.view["undo"] == "none"
            for kind in ("concede", "undo", "rematch"):
                await player.send({"type": kind})
                assert (await player.until("error"))["code"] == "stopped"
            await server.tables.tick()
        return player


def rows(database: str) -> list[tuple[int, str, str]]:
    with create_engine(database).connect() as connection:
        chosen = select(ANSWERS.c.at, ANSWERS.c.answer, ANSWERS.c.hash).order_by(ANSWERS.c.at)
        return [(at, answer, hash) for at, answer, hash in connection.execute(chosen)]


def change(database: str, work: str | None = None, **values: object) -> None:
    def do(connection: Connection) -> None:
        if work is not None:
            connection.execute(text(work))
        if values:
            connection.execute(update(TABLES).values(**values))

    with create_engine(database).begin() as connection:
        do(connection)


def test_every_few_answers_have_a_hash_and_the_last_before_a_stop_has_one(database: str) -> None:
    asyncio.run(begin(database))
    stored = rows(database)
    hashed = [at for at, _, hash in stored if hash]
    assert stored[-1][2] and len(hashed) >= len(stored) // (4 * HASH_EVERY)
    with create_engine(database).connect() as connection:
        record = connection.execute(select(TABLES)).mappings().one()
    assert (record["engine"], record["rules"]) == (engine_version(), rules_version("fftcg"))


def test_another_version_that_comes_to_the_same_position_goes_on(database: str) -> None:
    async def go() -> None:
        made, before = await begin(database)
        change(database, engine="0.0.1+another", rules="earlier")
        player = await look(database, made)
        assert player.view is not None and "stopped" not in player.view
        assert player.view["question"] == before["question"] and player.view["zones"] == before["zones"]

    asyncio.run(go())


def dearer(card: Mapping[str, object]) -> dict[str, object]:
    cost = card.get("cost")
    return {**card, "cost": cost + 1} if isinstance(cost, int) and card.get("type") != "backup" else dict(card)


def test_rules_that_lead_elsewhere_stop_the_table_at_the_last_position_that_is_the_same(database: str) -> None:
    """The next version prints other costs on the cards: some answer no longer means what it meant."""

    async def go() -> None:
        made, before = await begin(database)
        stored = rows(database)
        changed = {"fftcg": Pool("fftcg", [dearer(card) for card in shared("fftcg").cards.values()])}
        player = await look(database, made, changed)
        assert player.view is not None
        words = player.view["stopped"]
        shown = int(words.partition("after ")[2].partition(" of")[0])
        assert shown in (0, *(at + 1 for at, _, hash in stored if hash)) and shown < len(stored)
        assert "cannot be gone on with" in words and engine_version() in words
        assert rows(database) == stored  # nothing was written
        again = await look(database, made)  # the version that it was played with goes on
        assert again.view is not None and again.view["question"] == before["question"]

    asyncio.run(go())


def test_a_hash_that_differs_is_noticed_although_every_answer_fits(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def go() -> None:
        made, _ = await begin(database)
        plain = Match.hash
        monkeypatch.setattr(Match, "hash", lambda match: plain(match) + ("x" if len(match.answers) > 20 else ""))
        player = await look(database, made)
        assert player.view is not None and "leads to another position than it did" in player.view["stopped"]

    asyncio.run(go())


@pytest.mark.parametrize("damage", ["[[", "true", "", '{"a": 1}', '"1"', "[1.5]"])
def test_one_unreadable_answer_stops_the_table_before_it(database: str, damage: str) -> None:
    async def go() -> None:
        made, _ = await begin(database)
        at = rows(database)[-3][0]
        with create_engine(database).begin() as connection:
            connection.execute(update(ANSWERS).where(ANSWERS.c.at == at).values(answer=damage))
        player = await look(database, made)
        assert player.view is not None
        assert f"answer {at} cannot be read in the database" in player.view["stopped"]

    asyncio.run(go())


def test_a_missing_answer_stops_the_table_before_it(database: str) -> None:
    async def go() -> None:
        made, _ = await begin(database)
        change(database, "DELETE FROM answers WHERE at = 12")
        player = await look(database, made)
        assert player.view is not None and "answer 12 is missing" in player.view["stopped"]

    asyncio.run(go())


def test_answers_that_cannot_be_compared_are_not_taken_for_the_same(database: str) -> None:
    """The server was killed before it could keep a last hash, and started again with other rules."""

    async def go() -> None:
        made, before = await begin(database)
        last = rows(database)[-1][0]
        change(database, f"UPDATE answers SET hash = '' WHERE at > {last - 3}")
        player = await look(database, made)
        assert player.view is not None and player.view["question"] == before["question"]  # the same rules
        change(database, f"UPDATE answers SET hash = '' WHERE at > {last - 3}", engine="0.0.1+another")
        player = await look(database, made)
        assert player.view is not None and "were given to other rules" in player.view["stopped"]

    asyncio.run(go())


def test_a_finished_game_that_no_longer_replays_is_shown_as_far_as_it_does(database: str) -> None:
    async def go() -> None:
        async with serving(database) as server, web(server.base) as http:
            made = await make_table(server.base)
            player = await Player(server.base, made["table"], made["token"]).open()
            for _ in range(12):
                question = await player.asked()
                assert question is not None
                await player.answer(pick(question, player.random))
            await player.asked()
            await player.send({"type": "concede"})
            assert (await player.until("view"))["result"] is not None
            whole = (await http.get(f"/api/replays/{made['table']}")).json()
            assert whole["stopped"] == ""
        change(database, "UPDATE answers SET answer = '77' WHERE at = 6")
        async with serving(database) as server, web(server.base) as http:
            part = (await http.get(f"/api/replays/{made['table']}")).json()
            assert part["steps"] < whole["steps"] and "answer 6 does not fit" in part["stopped"]

    asyncio.run(go())


def test_a_digest_is_of_names_and_contents(tmp_path: pytest.TempPathFactory) -> None:
    from pathlib import Path

    folder = Path(str(tmp_path))
    (folder / "rules.py").write_text("a = 1\n")
    first = digest([folder])
    (folder / "rules.py").write_text("a = 2\n")
    second = digest([folder])
    (folder / "rules.py").rename(folder / "cards.py")
    assert len({first, second, digest([folder])}) == 3
