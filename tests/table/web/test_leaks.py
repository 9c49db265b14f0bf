"""Every byte that is sent to a client, searched for cards that are hidden from it.

Every single card of both decks has a name and an id of its own, so that a name that turns up too early can only have
come from a hidden card. What a viewer may know is worked out here once more, from the state and the zones' own rules.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from hashlib import sha256
from random import Random

import pytest

from arbiter.cards.decks import DeckList, built_in_decks
from arbiter.cards.pool import Pool, shared
from arbiter.games.printed_fields import Card
from arbiter.kernel.chance import Sealed
from arbiter.kernel.decisions import ChooseObjects
from arbiter.kernel.rows import Sight
from arbiter.kernel.state import Obj
from arbiter.kernel.traits import Face
from arbiter.table.web.masks import Mask
from arbiter.table.web.table_game import TableGame
from tests.table.web.client import Player, pick, web
from tests.table.web.conftest import Running, serving

MARK = re.compile(r"Zq\d{3}")
NAME = re.compile(r"x[0-9a-f]{16}")
DECKS = ("kiln-and-salt", "cold-wire", "river-and-bell", "the-glass-tide", "three-shores", "beasts-of-the-dry-sea")


def marked_decks(first: str, second: str) -> tuple[Pool, list[DeckList]]:
    """Two decks in which no two cards are the same: each has a mark in its name and its id."""
    plain = shared("fftcg")
    built_in = built_in_decks("fftcg")
    cards: list[Card] = []
    decks: list[DeckList] = []
    for name in (first, second):
        parts: list[tuple[str, tuple[str, ...]]] = []
        for part, keys in built_in[name].parts:
            fresh: list[str] = []
            for key in keys:
                mark = f"Zq{len(cards):03d}"
                old = plain.cards[key]
                called = str(old["name"])
                new = f"{called} {mark}"
                changed = {field: value.replace(called, new) if isinstance(value, str) else value
                           for field, value in old.items()}  # fmt: skip
                cards.append({**changed, "id": f"{key}-{mark}", "name": new})
                fresh.append(f"{key}-{mark}")
            parts.append((part, tuple(fresh)))
        decks.append(DeckList("fftcg", tuple(parts), name))
    return Pool("fftcg", cards), decks


@cache
def marks_of(face: Face) -> frozenset[str]:
    """The marks on a card, in its name and in its text."""
    return frozenset(MARK.findall(face.key) + MARK.findall(face.text))


@dataclass
class Oracle:
    """What each viewer of one table may have come to know so far, by the zones' rules alone."""

    known: dict[int, set[str]] = field(default_factory=lambda: {-1: set(), 0: set(), 1: set()})
    lines: int = 0
    masks: dict[int, Mask] = field(default_factory=dict)

    def look(self, table_game: TableGame) -> None:
        game = table_game.match.game
        told: set[str] = set()
        for item in game.state.stack:
            source = game.find(item.frame.source)
            if source is not None:
                told |= marks_of(source.face)
        for each in game.told[min(self.lines, len(game.told)) :]:
            told.update(MARK.findall(str(each.as_seen_by(-1))))
        self.lines = len(game.told)
        for viewer, known in self.known.items():
            known |= told
            for obj, seen in objects(table_game, viewer):
                if seen:
                    known |= marks_of(obj.face)
        decision = table_game.decision
        if isinstance(decision, ChooseObjects) and decision.why == "search":
            for obj in decision.options:
                self.known[decision.player] |= marks_of(obj.face)

    def name(self, secret: bytes, viewer: int, id: int) -> str:
        if viewer not in self.masks:
            self.masks[viewer] = Mask(secret, viewer)
        return self.masks[viewer].name(id)


def objects(table_game: TableGame, viewer: int) -> Iterator[tuple[Obj, bool]]:
    """Every card of the game, and whether the viewer sees it where it is."""
    state = table_game.match.game.state
    for spec in table_game.match.game.rules.zones.rows:
        for pile in state.zones[spec.name]:
            for obj in pile:
                told = viewer >= 0 and bool(obj.seen >> viewer & 1)
                if spec.sight is Sight.PUBLIC:
                    yield obj, obj.face_up or told
                elif spec.sight is Sight.OWNER:
                    yield obj, obj.owner == viewer or told
                elif spec.sight is Sight.OWNER_FACE_DOWN:
                    yield obj, obj.owner == viewer or obj.face_up
                else:
                    yield obj, told


class Inspector:
    """Looks at every message on its way out, while the game stands as the message tells it."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self.oracles: dict[bytes, Oracle] = {}
        self.messages = 0
        self.bytes = 0
        self.found: list[str] = []

    def watch(self, patch: pytest.MonkeyPatch) -> None:
        from arbiter.table.web import outgoing, sockets, table

        take, compose, send = TableGame.take, outgoing.compose, sockets.Client.send

        def taking(table_game: TableGame, answer: int | tuple[int, ...], by: str) -> None:
            try:
                take(table_game, answer, by)
            finally:
                self.oracles.setdefault(table_game.secret, Oracle()).look(table_game)

        def composing_(table_game: TableGame, follower: outgoing.Follower, *rest: object) -> str:
            data = compose(table_game, follower, *rest)  # type: ignore[arg-type]
            self.inspect_ids(table_game, follower.viewer, data)
            return data

        def sending(client: sockets.Client, data: str) -> None:
            self.inspect(client.follower.viewer, data, client.socket.scope["path"])
            send(client, data)

        patch.setattr(TableGame, "take", taking)
        patch.setattr(table, "compose", composing_)
        patch.setattr(sockets.Client, "send", sending)

    def inspect_ids(self, table_game: TableGame, viewer: int, text: str) -> None:
        """No name of a hidden card's object, nor of anybody else's view of one; and nothing unknown by its mark."""
        oracle = self.oracles.setdefault(table_game.secret, Oracle())
        oracle.look(table_game)
        ids = set(NAME.findall(text))
        for obj, seen in objects(table_game, viewer):
            for other in (-1, 0, 1):
                if (other != viewer or not seen) and oracle.name(table_game.secret, other, obj.id) in ids:
                    self.found.append(f"viewer {viewer} gets the id of {obj.face.name} in {obj.zone}")
        early = set(MARK.findall(text)) - oracle.known[viewer]
        if early:
            self.found.append(f"viewer {viewer} reads {sorted(early)}")
        chance = table_game.setup.chance
        assert isinstance(chance, Sealed)
        told = chance.secret.hex() in text
        if told is not table_game.is_over or table_game.secret.hex() in text:
            self.found.append(f"viewer {viewer} reads a secret, or is not told that of the shuffles at the end")

    def inspect(self, viewer: int, text: str, path: str) -> None:
        self.messages += 1
        self.bytes += len(text)
        marks = set(MARK.findall(text))
        early = marks and marks.difference(*(oracle.known[viewer] for oracle in self.oracles.values()))
        if early:
            self.found.append(f"viewer {viewer} reads {sorted(early)}: {text[:200]}")


async def nosy(player: Player, most: int = 2000) -> None:
    """Plays at random, and asks for everything that the protocol lets one ask for."""
    for _ in range(most):
        question = await player.asked()
        if question is None:
            return
        view = player.view
        assert view is not None
        chance = player.random.random()
        if chance < 0.15:
            cards = [card for zone in view["zones"].values() for pile in (zone if isinstance(zone, list) else [zone])
                     for card in pile.get("cards", []) if "id" in card]  # fmt: skip
            await player.send({"type": "why", "id": player.random.choice(cards)["id"] if cards else "x"})
            await player.until("why", "error")
        elif chance < 0.2:
            await player.send({"type": "answer", "question": question["serial"], "answer": [999]})
            await player.until("error")
        elif chance < 0.25 and view["undo"] != "none":
            player.view = None
            await player.send({"type": "undo"})
            await player.until("view", "error")
        elif chance < 0.3:
            wanted = {"full_control": player.random.random() < 0.03, "choose_payment": player.random.random() < 0.5}
            await player.send({"type": "settings", **wanted})
            await player.until("settings")
        elif view["asked_undo"] and view["asked_undo"]["you"]:
            player.view = None
            await player.send({"type": "consent", "allow": chance < 0.6})
            await player.until("view", "error")
        else:
            await player.answer(pick(question, player.random))


async def play(database: str, games: int, patch: pytest.MonkeyPatch) -> Inspector:
    made: Inspector | None = None
    for number in range(games):
        chance = Random(number)
        pool, decks = marked_decks(*chance.sample(DECKS, 2))
        async with serving(database, pools={"fftcg": pool}) as server:
            by_name = {deck.name: deck for deck in decks}
            patch.setattr(server.tables, "deck", lambda game, name, by_name=by_name: by_name[name])
            server.tables.chances = lambda number=number: Sealed(sha256(b"%d" % number).digest())
            if made is None:
                made = Inspector(server)
                made.watch(patch)
            await one_game(server, decks, chance, bot=number % 2 == 0)
    assert made is not None
    return made


async def one_game(server: Running, decks: list[DeckList], chance: Random, bot: bool) -> None:
    async with web(server.base) as http:
        wanted = {"game": "fftcg", "deck": decks[0].name, "bot_deck": decks[1].name, "name": "Ada"}
        made = (await http.post("/api/tables", json={**wanted, "opponent": "bot" if bot else "friend"})).json()
        tokens = [made["token"]]
        if not bot:
            join = {"invite": made["invite"], "name": "Ben", "deck": decks[1].name}
            tokens.append((await http.post(f"/api/tables/{made['table']}/join", json=join)).json()["token"])
        people = [Player(server.base, made["table"], token, Random(chance.random())) for token in tokens]
        watcher = Player(server.base, made["table"])
        for each in (*people, watcher):
            await each.open()
        await asyncio.gather(*(nosy(person) for person in people), watcher.asked())
        for each in (*people, watcher):
            await each.close()


def test_nothing_hidden_is_sent_in_a_few_games(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    seen = asyncio.run(play(database, 2, monkeypatch))
    assert seen.messages > 200 and seen.bytes > 500_000
    assert not seen.found, seen.found[:5]


@pytest.mark.soak
def test_nothing_hidden_is_sent_in_a_hundred_games(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    seen = asyncio.run(play(database, 100, monkeypatch))
    print(f"{seen.messages} messages, {seen.bytes} bytes")
    assert not seen.found, seen.found[:5]


def test_the_inspector_finds_a_leak(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """If a view showed a spectator everything, this would be seen."""
    import arbiter.kernel.views as views

    def careless(spec: object, obj: Obj, viewer: int) -> bool:
        return True

    monkeypatch.setattr(views, "sees", careless)
    assert asyncio.run(play(database, 1, monkeypatch)).found


def test_replays_from_one_side_tell_nothing_of_the_other(database: str) -> None:
    async def go() -> None:
        pool, decks = marked_decks("kiln-and-salt", "cold-wire")
        async with serving(database, pools={"fftcg": pool}) as server:
            by_name = {deck.name: deck for deck in decks}
            server.tables.deck = lambda game, name: by_name[name]  # type: ignore[method-assign]
            await one_game(server, decks, Random(3), bot=True)
            async with web(server.base) as http:
                listed = (await http.get("/api/replays")).json()["replays"]
                path = f"/api/replays/{listed[0]['table']}"
                told = {side: (await http.get(path, params={"side": side})).text for side in ("0", "1", "open")}
                marks = {side: set(MARK.findall(text)) for side, text in told.items()}
                everything = {f"Zq{i:03d}" for i in range(len(pool))}
                assert marks["open"] == everything
                assert marks["0"] < everything and marks["1"] < everything and marks["0"] != marks["1"]

    asyncio.run(go())
