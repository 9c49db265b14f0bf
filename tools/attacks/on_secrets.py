"""Attacks on what nobody may know: how the decks lie, and what one has seen before taking something back."""

from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import AsyncIterator
from random import Random
from typing import TYPE_CHECKING

from websockets.asyncio.client import connect

from tools.answering import pick
from tools.attacks.recovery import recovered_order
from tools.attacks.target import TABLE, Json, Outcome, Player, Target, player

if TYPE_CHECKING:
    from arbiter.setup import Setup

PEEKED = {"fow5": ("open-kiln", "kite-post"), "caster": None, "gateruler": None, "fftcg": None}
STEPS = 60  # answers of each game in which something is taken back
SEARCHES = 3
MOST_GAMES = 12


async def shuffles(target: Target) -> Outcome:
    """A whole game at the server: its secret is looked for in every byte, and the opponent's deck is told from one's
    own, given all of that when the game is over: more than anybody ever sees of it."""
    wrong: list[str] = []
    async with player(target, 4) as somebody:
        somebody.heard = told = []
        while not somebody.view:
            await somebody.receive()
        commitment = somebody.view["commitment"]
        for _ in range(30):
            await somebody.step()
        await somebody.say({"type": "concede"})
        while not somebody.view or somebody.view["result"] is None:
            await somebody.receive()
        result = somebody.view["result"]
    if not commitment or any(result["secret"] in each for each in told[:-1]):  # the last one tells the end
        wrong.append("the secret was told before the end")
    async with target.http() as http:
        file = (await http.get(f"/api/replays/{result['replay']}/file")).text
    wrong += unfair(file, commitment)
    if (target.folder / "log.txt").exists() and result["secret"] in (target.folder / "log.txt").read_text():
        wrong.append("the secret stands in the log")
    return Outcome(not wrong, "; ".join(wrong) or "sealed, kept, told and proved; the attack works on a seed only")


def unfair(file: str, commitment: str) -> list[str]:
    """What is wrong with the shuffles of a finished game."""
    from dataclasses import replace

    from arbiter import saves
    from arbiter.fairness import verify
    from arbiter.kernel.chance import Seeded

    wrong = [check.says for check in verify(file, commitment) if not check.held]
    setup = saves.read_setup(saves.parse(file, "the file"), None, "the file")
    if foretold(setup):
        wrong.append("one deck tells how the other lies")
    if not foretold(replace(setup, chance=Seeded(123_456_789))):
        wrong.append("the attack itself no longer works, not even on a seed")
    return wrong


def foretold(setup: Setup) -> bool:
    """Does the deck of player 0 tell that of player 1? Looked at before a card is drawn."""
    from arbiter.setup import drive

    own, others = ([obj.card for obj in pile] for pile in drive(setup, ()).game.state.zones["deck"])
    return recovered_order([card - min(own) for card in own], sorted(others)) == others


# ---------------------------------------------------------------- taking back


async def peeking(target: Target) -> Outcome:
    """Two people play. Whenever one of them has come to see a card, nothing may be taken back without asking."""
    wrong: list[str] = []
    free = asked = 0
    for game in PEEKED:
        async with friends(target, game) as people:
            random = Random(5)
            for _ in range(STEPS):
                await settle(people)
                who = next((each for each in people if each.view["question"]), None)
                if who is None:
                    break
                question, seat = who.view["question"], people.index(who)
                before = [each.view for each in people]
                await answer(who, question, random)
                await settle(people)
                new = any(came_to_hand(before[player], each.view, player) for player, each in enumerate(people))
                undo = people[seat].view["undo"]
                free, asked = free + (undo == "free"), asked + (undo == "ask")
                if new and undo == "free":
                    wrong.append(f"{game}: {question['why']} can be taken back after a look at the hand")
    if not free or not asked:
        wrong.append(f"taking back was free {free} times and asked for {asked} times, so nothing was tried")
    says = f"{free} times free, {asked} times the opponent is asked; never after a look at a new hand"
    return Outcome(not wrong, "; ".join(sorted(set(wrong))) or says)


@contextlib.asynccontextmanager
async def friends(target: Target, game: str) -> AsyncIterator[list[Player]]:
    async with target.http() as http:
        known = {each["key"]: each for each in (await http.get("/api/games")).json()["games"]}
        decks = PEEKED[game] or tuple(deck["key"] for deck in known[game]["decks"][:2])
        wanted = {**TABLE, "game": game, "deck": decks[0], "bot": "", "bot_deck": "", "opponent": "friend"}
        made = (await http.post("/api/tables", json=wanted)).json()
        join = {"invite": made["invite"], "name": "Ben", "deck": decks[1]}
        other = (await http.post(f"/api/tables/{made['table']}/join", json=join)).json()
    address = target.base.replace("http", "ws") + "/ws"
    async with connect(address, max_size=None) as one, connect(address, max_size=None) as two:
        people = [Player(one, Random(1)), Player(two, Random(2))]
        for each, token in zip(people, (made["token"], other["token"]), strict=True):
            await each.say({"type": "hello", "table": made["table"], "token": token})
        yield people


async def settle(people: list[Player]) -> None:
    """Until everybody has the latest view: what is answered after it was asked for comes after everything before."""
    for each in people:
        await each.say({"type": "why", "id": "nothing"})
    for each in people:
        while (await each.receive())["type"] not in ("why", "error"):
            pass


async def answer(who: Player, question: Json, random: Random) -> None:
    await who.say({"type": "answer", "question": question["serial"], "answer": pick(question, random)})
    while (message := await who.receive())["type"] not in ("accepted", "error"):
        pass
    if message["type"] == "error":
        await who.say({"type": "answer", "question": question["serial"], "answer": question.get("default") or 0})


def came_to_hand(before: Json, after: Json, player: int) -> bool:
    """Does the player hold a card that they did not see before, wherever it lay?"""
    return bool(
        (faces(after, player, "hand") - faces(before, player, "hand")) & (faces(after, player) - faces(before, player))
    )


def faces(view: Json, player: int, zone: str = "") -> Counter[str]:
    """The cards that the view shows: everywhere, or in one's own part of a zone."""
    piles = (
        [view["zones"][zone][player]]
        if zone
        else [pile for each in view["zones"].values() for pile in (each if isinstance(each, list) else [each])]
    )
    return Counter(card["face"] for pile in piles for card in pile.get("cards", []) if "face" in card)


# ---------------------------------------------------------------- searching


async def search_order(target: Target) -> Outcome:
    """What is offered in a search: by name, or as the deck lies?"""
    wrong: list[str] = []
    searches = 0
    for seed in range(MOST_GAMES):
        async with player(target, seed) as somebody:
            while searches < SEARCHES:
                while not somebody.view or not (somebody.view["question"] or somebody.view["result"]):
                    await somebody.receive()
                if somebody.view["result"]:
                    break
                question = somebody.view["question"]
                offered = [somebody.names.get(option.get("face", ""), "") for option in question["options"]]
                if question["why"] == "search" and len(set(offered)) > 1:
                    searches += 1
                    if offered != sorted(offered):
                        wrong.append(f"{offered} stand as they lie")
                await somebody.step()
    if not searches:
        wrong.append("nobody searched, so nothing was tried")
    return Outcome(not wrong, "; ".join(wrong) or f"{searches} searches, each offered by name")
